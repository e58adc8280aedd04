package prose

import (
	"slices"

	"pat/dsl"
	"pat/dsl/rules"
)

// openness is how far an empty pile helps to move several cards one by one: it does if it may
// take any card.
type openness int

const (
	neverOpen openness = iota
	maybeOpen
	alwaysOpen
)

// opened tells whether the spaces of a zone take any card: a line that asks for more than that
// may or may not.
func (t *teller) opened(z *rules.Zone) openness {
	most, only := neverOpen, z.Limits(rules.TakesOnly)
	for _, a := range rules.Forms[*rules.Arrival](z) {
		switch cs := a.Sole(); {
		case cs == nil || !a.OnEmpty || a.Base || !t.free4all(cs) || a.Times > 0:
			continue
		case (a.From == nil || t.comeFrom(a.From)) && a.When == nil && only == nil:
			return alwaysOpen
		}
		most = maybeOpen
	}
	return most
}

// comeFrom reports whether places are all piles of the zone that is told, and perhaps others.
func (t *teller) comeFrom(ps *rules.Places) bool {
	return slices.ContainsFunc(ps.Any, func(p *rules.Place) bool {
		return p.Of(t.zone) && p.Whole()
	})
}

// together is how far the spaces of several zones are open.
func (t *teller) together(zs []*rules.Zone) openness {
	is := neverOpen
	for i, z := range zs {
		if o := t.opened(z); i == 0 {
			is = o
		} else if o != is {
			is = maybeOpen
		}
	}
	return is
}

// free tells how many cards `by free` allows: as many as could be moved one by one.
func (t *teller) free(m *rules.Unit) string {
	var cells, spaces []string
	maybe := false
	for _, f := range m.Free {
		zs, space := f.Zones, "empty "+nounOf(t.Sheet, f.Zones).one
		switch {
		case f.Spaces:
			zs, space = t.OfKind(dsl.Tableau), "space in the tableau"
		case len(zs) > 0 && zs[0].Kind == dsl.Cells:
			cells = append(cells, space)
			continue
		}
		if is := t.together(zs); is != neverOpen {
			spaces = append(spaces, space)
			maybe = maybe || is == maybeOpen
		}
	}
	if cells == nil && spaces == nil {
		return "no more than one at a time"
	}
	text := "no more of them at a time than could be moved one by one: one card"
	if cells != nil {
		text += ", one more for each " + dsl.Listed(cells, "and each")
	}
	return text + doubled(spaces, cells != nil, maybe)
}

// doubled tells what spaces add to the number of cards that may be moved at a time.
func doubled(spaces []string, cells, maybe bool) string {
	if spaces == nil {
		return ""
	}
	what, example := ", ", " (four with two such spaces)"
	if cells {
		what, example = ", and that number ", " (six with two empty cells and one such space)"
	}
	text := what + "doubled for each " + dsl.Listed(spaces, "and each") + " but the one moved to"
	if maybe {
		return text + ", provided that it may take any card"
	}
	return text + example
}
