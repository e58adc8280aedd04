package prose

import (
	"slices"

	"pat/dsl"
	"pat/dsl/rules"
)

// receives reports whether cards can ever be played to a zone.
func receives(z *rules.Zone) bool { return len(rules.OldForms[*rules.OldArrival](z)) > 0 }

// unfilled tells that no card is played to the spaces of a zone, and what else fills them.
func (t *teller) unfilled() string {
	by := t.fillers(t.zone)
	switch len(by) {
	case 0:
		return "spaces are never filled"
	case 1:
		return "no card may be moved to a space; only " + by[0] + " fills spaces"
	}
	return "no card may be moved to a space; only " + dsl.Listed(by, "and") + " fill spaces"
}

// fillers are the turns and steps after the deal that may lay cards in spaces of a zone.
func (t *teller) fillers(z *rules.Zone) []string {
	var out []string
	add := func(hit bool, by string) {
		if hit && !slices.Contains(out, by) {
			out = append(out, by)
		}
	}
	if stock := t.Unnamed(dsl.Stock); stock != nil {
		for _, r := range rules.All[*dsl.Turn](stock) {
			add(t.fillsSpaces(z, r.Stmt.To.Any...), "the stock")
		}
	}
	for _, m := range t.Mays {
		by := quoted(m.Name)
		if m.Name == "redeal" {
			by = "a redeal"
		}
		add(t.stepsFill(z, m.Steps), by)
	}
	for _, a := range t.Afters {
		by := "what follows a move"
		switch e := a.Event; {
		case e.Turn:
			by = "the stock"
		case e.Redeal:
			by = "a redeal"
		case e.Name != "":
			by = quoted(e.Name)
		}
		add(t.stepsFill(z, a.Steps), by)
	}
	return out
}

// stepsFill reports whether some of the steps may lay cards in spaces of a zone.
func (t *teller) stepsFill(z *rules.Zone, steps []*dsl.Line) bool {
	return slices.ContainsFunc(steps, func(l *dsl.Line) bool {
		path, ok := dsl.Moves(l.Stmt)
		return ok && t.fillsSpaces(z, path.To...)
	})
}

// fillsSpaces reports whether some of the places are piles of a zone that may be empty.
func (t *teller) fillsSpaces(z *rules.Zone, ps ...*dsl.Place) bool {
	return slices.ContainsFunc(ps, func(p *dsl.Place) bool {
		return t.Means(p, z) && !p.Which().Nonempty
	})
}
