package play

import (
	"slices"

	"pat/dsl"
	"pat/dsl/cards"
	"pat/dsl/internal/facts"
	"pat/dsl/internal/judge"
	"pat/dsl/rules"
)

// This file tells of tableaus and foundations that can be played and go against each other: a rank
// that lies on nothing and fills no space, piles built the way that the foundations go.

// homeless tells of spaces that are kept for some ranks, and not for the one that lies on no other
// card: it never leaves its pile but for the foundations.
//
// For example `build down in any suit` with `spaces take queen`: a king lies on nothing and has no
// space. way tells which rank lies on no other: the last of the pack if the piles go down, else the
// first.
func (g *game) homeless(z *rules.Zone) {
	way := judge.Way(z)
	if way == 0 || len(g.Sheet.OfKind(dsl.Tableau)) > 1 {
		return
	}
	var spaces cards.Mask
	var line *dsl.Line
	for _, a := range g.Inflows {
		switch {
		// foundations are no way out of a pile here, and the others take no card of this zone
		case a.Zone.Kind.Keeps() || !a.Zones[z.Index]:
			continue
		case a.Zone != z || a.Grouped() || len(a.Tables) != 1 || !a.Tables[0].Exact || a.Bottom:
			return // another place, or not known
		case a.OnEmpty && !a.OnCards:
			spaces |= a.Tables[0].Empty & g.Pack()
			line = a.Line
		}
	}
	said := func(w dsl.Token) bool { return w.Type == dsl.TokNumber }
	if line == nil || spaces == 0 || g.told(line) || slices.ContainsFunc(line.Words, said) {
		return // who says `1 below king` knows where the king is
	}
	order := g.Sheet.Pack.Order
	last := order[len(order)-1]
	if way > 0 {
		last = order[0]
	}
	stuck := cards.OfRank(last) & g.Pack()
	for _, a := range g.Inflows {
		for i := range a.Tables {
			for k := range g.Pack().Each {
				if a.Zone == z && a.OnCards && a.Tables[i].On[k]&stuck != 0 {
					return // they go round, or on what else
				}
			}
		}
	}
	other := func(f *rules.Zone) bool { // which begins with those cards, or goes round and may want others
		b := facts.Built(f)
		round := b != nil && b.Sole().Relation() != nil && b.Sole().Relation().Wraps
		return g.Starting(f, 0)&stuck != 0 || round || g.insideBase(f) != nil
	}
	if spaces&stuck != 0 || g.Holds[z.Index]&stuck == 0 || g.BuiltUpon(z)&stuck == 0 ||
		slices.ContainsFunc(g.Sheet.OfKind(dsl.Foundations), other) {
		return
	}
	d := g.Notef("against-goal", line.Span, "`%s`: the %s go on no card, and to no space", line.Text(), last.Plural())
	d.Others = judge.Other(facts.Built(z).Line.Span, "takes none of them")
	g.OfferText(d, line.Span, "spaces take "+last.String())
}

// sameWay tells of a tableau that is built the way in which the foundations go: the card that they
// want first lies under those that they want later.
//
// In nearly all games the two go against each other, so a single sameness is a note and not more.
// Piles that go both ways, or round, are no case of it.
func (g *game) sameWay(z *rules.Zone) {
	fs := slices.DeleteFunc(slices.Clone(g.Sheet.OfKind(dsl.Foundations)),
		func(f *rules.Zone) bool { return f.Arrivals((*rules.Arrival).Builds) == nil })
	way, b := judge.Way(z), facts.Built(z)
	if way == 0 || way != judge.Way(fs...) || b.Sole().Relation().Wraps {
		return
	}
	words := map[int][2]string{1: {"up", "down"}, -1: {"down", "up"}}[way]
	d := g.Notef("against-goal", b.Line.Span, "`%s` is %s, as the foundations are: of a pile they want the top card "+
		"last", b.Line.Text(), words[0])
	d.Others = judge.Other(facts.Built(fs[0]).Line.Span, words[0])
	for _, w := range b.Line.Words {
		if w.Value == words[0] {
			g.OfferWhole(d, w.Span(), words[1])
			break
		}
	}
}
