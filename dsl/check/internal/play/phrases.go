package play

import (
	"fmt"
	"slices"

	"pat/dsl"
	"pat/dsl/cards"
	"pat/dsl/internal/facts"
	"pat/dsl/internal/judge"
	"pat/dsl/rules"
)

// This file answers which words of a phrase about cards say nothing: `ace or ace of spades`, `any
// card but king` where kings are not meant anyway, `wrapping` on a pile that is full before it
// comes round.

// phrases finds idle alternatives in all phrases about cards.
//
// A phrase by which cards come is judged for where they come: what goes on cards for a `build`
// line, what fills a space for a `spaces` line. All other phrases are judged for both.
func (g *game) phrases() {
	arriving := map[*rules.Cards]*facts.Inflow{}
	for _, a := range g.Inflows {
		if p := a.Sole(); p != nil {
			arriving[p] = a
		}
	}
	for _, l := range g.Lines {
		rules.Each(l.Form, func(t *rules.Cards) {
			a := arriving[t]
			switch {
			case a == nil:
				g.alternatives(t.Any, t.But, true, true)
			// with a table for each pile a word idle on one may count on another
			case len(a.Tables) == 1 && (a.OnCards || a.OnEmpty):
				but := t.But
				if l.Zone != nil && g.shapesRuns(l.Line, l.Zone) {
					but = nil // it counts in sequences
				}
				g.alternatives(t.Any, but, a.OnEmpty, a.OnCards)
			}
		})
	}
}

// alternatives finds alternatives of a phrase that others in it include or that its exceptions take
// out again, and exceptions that take nothing away. The phrase is about cards that come to empty
// piles, or go on cards.
//
// Each alternative becomes a table, and tables are compared. Three findings: one alternative lies
// within another, an exception has nothing in common with what is left, an alternative lies within
// an exception.
func (g *game) alternatives(any, but []*rules.Card, onEmpty, onCards bool) {
	if len(any)+len(but) < 2 {
		return
	}
	table := func(k *rules.Card) facts.Table {
		if rules.PerPile(k) {
			// an empty table that is not exact: such a card is compared with nothing
			return facts.Table{}
		}
		return g.TableOfCard(k, rules.NoPile)
	}
	within := func(x, y *facts.Table) bool { return x.Exact && y.Exact && g.Within(x, y, onEmpty, onCards) }
	var ts []facts.Table
	for _, k := range any {
		ts = append(ts, table(k))
	}
	for i := range ts {
		for j := range ts {
			if i == j || !within(&ts[i], &ts[j]) || j > i && within(&ts[j], &ts[i]) {
				continue
			}
			d := g.Warnf("no-effect", any[i].Span, "`%s` changes nothing beside `%s`, which means all of it",
				g.Text(any[i].Span), g.Text(any[j].Span))
			g.OfferPart(d)
			break
		}
	}
	all := g.TableOfAny(any, nil, rules.NoPile)
	for _, k := range but {
		t := table(k)
		// the exception has no card in common with the phrase
		none := t.Exact && all.Exact && (!onEmpty || t.Empty&all.Empty == 0)
		for x := range g.Pack().Each {
			none = none && (!onCards || t.On[x]&all.On[x] == 0)
		}
		if none {
			d := g.Warnf("no-effect", k.Span, "`but %s` takes nothing away: `%s` means none of them", g.Text(k.Span),
				g.Text(any[0].Span))
			g.OfferPart(d)
		}
		for i := range ts {
			if len(ts) > 1 && ts[i].Exact && !ts[i].None() && within(&ts[i], &t) {
				g.Warnf("no-effect", any[i].Span, "`%s` changes nothing: `but %s` takes it out again",
					g.Text(any[i].Span), g.Text(k.Span))
			}
		}
	}
}

// idleWrapping finds `wrapping` on foundations that are full before they come round.
//
// For example `base ace` with `build up in suit wrapping` and no bound: full with the king, never
// round. It counts if a pile may begin elsewhere, by the deal, a step or a swap, so all these make
// it silent.
func (g *game) idleWrapping() {
	for _, z := range g.Sheet.OfKind(dsl.Foundations) {
		if g.severalRounds(z) || rules.LineOf[*dsl.Takes](z) != nil {
			continue
		}
		bs := z.Arrivals((*rules.Arrival).Builds)
		if len(bs) != 1 {
			continue
		}
		b := bs[0]
		if b.Order != nil {
			if b.Order.Wraps && !z.FirstRank() {
				g.wrapsNever(z, b.Line, "the list has an end, and the pile is full there")
			}
			continue
		}
		rel := b.Sole().Relation()
		if rel == nil || !rel.Wraps || rel.By != nil || !rel.OneDirection() {
			continue
		}
		// a pile that begins with this rank goes through all ranks without coming round
		end := g.Sheet.Pack.RankAt(1)
		if rel.Down {
			end = g.Sheet.Pack.RankAt(len(g.Sheet.Pack.Order))
		}
		idle := !g.Swaps() && !g.Steps(func(path rules.Path, ev *rules.After) bool {
			return g.EventZones(path.To, ev)[z.Index]
		})
		for i := range z.Piles {
			m := g.Starting(z, i) | g.Dealt.Kinds[z.Index] // the deal may begin a pile otherwise
			idle = idle && g.SureToStart(z, i) && m != 0 && m&^cards.OfRank(end) == 0
		}
		if idle {
			d := g.wrapsNever(z, b.Line, fmt.Sprintf("a pile begins with the %s and is full after one round", end))
			g.goesOn(d, z)
		}
	}
}

// severalRounds reports whether some line says of piles that they hold more cards than there are
// ranks, or may.
func (g *game) severalRounds(z *rules.Zone) bool {
	return slices.ContainsFunc(rules.Forms[*rules.Most](z), func(m *rules.Most) bool {
		n, said := m.N.Digits()
		return !said || n > len(g.Sheet.Pack.Order)
	})
}

// wrapsNever tells that piles never come round to where `wrapping` would count.
func (g *game) wrapsNever(z *rules.Zone, l *dsl.Line, why string) *dsl.Diagnostic {
	d := g.Warnf("no-effect", l.Span, "`wrapping` changes nothing in `%s`: %s", z.Title(), why)
	g.OfferWords(d, l.Span, "wrapping")
	d.Help = "piles that go on after one round say `at most` and the number of cards"
	return d
}

// goesOn offers, before a line does without `wrapping`, that the piles of a zone take all cards for
// which the other foundations have no room.
func (g *game) goesOn(d *dsl.Diagnostic, z *rules.Zone) {
	left := g.Sheet.Pack.Size()
	for _, o := range g.Sheet.OfKind(z.Kind) {
		if o != z {
			left -= o.Piles * len(g.Sheet.Pack.Order)
		}
	}
	gone := slices.ContainsFunc(g.Sheet.Zones, func(x *rules.Zone) bool { return x.Kind == dsl.Discard && !x.Implicit })
	if each := left / z.Piles; !gone && left%z.Piles == 0 && each > len(g.Sheet.Pack.Order) {
		own := d.Offers
		d.Offers = nil
		judge.If(d, "all cards come to the foundations", func() {
			line := fmt.Sprintf("at most %d cards", each)
			if m := rules.Forms[*rules.Most](z); m != nil {
				d.Span, d.Others = m[0].Line.Span, judge.Other(d.Span, "here")
				g.OfferWhole(d, m[0].Line.Span, line)
			} else {
				g.OfferLine(d, z, line)
			}
		})
		for _, o := range own {
			d.Offers = append(d.Offers, o.If("a pile ends after one round"))
		}
	}
}
