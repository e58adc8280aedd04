package play

import (
	"fmt"
	"slices"

	"pat/dsl"
	"pat/dsl/cards"
	"pat/dsl/internal/judge"
	"pat/dsl/rules"
)

// This file answers one question that players of Baker's Dozen know: can a card lock those below it
// in for ever? In such games spaces stay empty, so a king above other cards never moves until the
// foundations come up to it, and the cards that they need may lie below.

// deadlocks tells of cards that block the pile they lie in: others can be built away, but these go
// nowhere except to the foundations, and cards lie below them that must go there first.
func (g *game) deadlocks() {
	for _, z := range g.Sheet.OfKind(dsl.Tableau) {
		g.deadlock(z)
	}
}

// deadlock judges one zone whose spaces stay empty. A card is stuck that may lie there, above
// others for all that is known, and that no other pile takes on any card lying in the zone; nor
// does it begin a foundation. It is said only where a card below can be needed first: where
// foundations are built in suit.
//
// The note is about what may happen and not what must: in some deals the card lies at the bottom.
// Everything that could free the card makes it silent: spaces that take something, steps, swaps,
// sets, moves from inside a pile.
func (g *game) deadlock(z *rules.Zone) {
	// some pile is dealt two cards at least, so that one can lie on another
	deep := false
	for _, q := range g.PilesOf(z) {
		deep = deep || g.Dealt.Piles[q].Lo > 1
	}
	if !deep || z.StaysEmpty() == nil || g.alternative(z) {
		return
	}
	lying := g.Dealt.Kinds[z.Index]
	var moves, starts cards.Mask // what can go to other piles, and what begins a foundation
	for _, a := range g.Inflows {
		if a.Set != nil || a.Seq != nil {
			return // other ways of leaving
		}
		if a.Zone.Kind == dsl.Foundations {
			for i := range a.Tables {
				starts |= a.Tables[i].Empty
				for k := range lying.Each {
					if a.OnCards && a.Tables[i].On[k]&^cards.OfSuit(k.Suit()) != 0 {
						return // a foundation may close before the card below is wanted: another of its rank serves
					}
				}
			}
			continue
		}
		if !a.Zones[z.Index] {
			continue
		}
		for i := range a.Tables {
			moves |= a.Tables[i].Empty
			if a.OnCards {
				moves |= a.Tables[i].On.Any(lying)
			}
		}
	}
	// Sunk are the kinds that a step of the deal sends to the bottom, below which nothing lies
	stuck := lying &^ moves &^ starts &^ g.Dealt.Sunk[z.Index]
	// where nothing at all is built in the tableau, every card is stuck, and that is the game
	if stuck == 0 || lying&moves == 0 || len(g.Sheet.OfKind(dsl.Foundations)) == 0 {
		return
	}
	g.tellDeadlock(z, stuck)
}

// alternative reports whether cards leave the piles of a zone in ways that do not ask what lies on
// what: by steps, swaps, from inside.
func (g *game) alternative(z *rules.Zone) bool {
	for _, e := range g.Edges {
		if e.From == z.Index && e.Step {
			return true
		}
	}
	for _, l := range g.Lines {
		if l.In != rules.InMay && l.In != rules.InAfter {
			continue
		}
		switch l.Form.(type) {
		case *rules.MoveStep, *rules.Gather:
			return true
		}
	}
	inside := func(u *rules.Unit) bool { return u.Of != rules.OneCard && u.Of != rules.ARun }
	return slices.ContainsFunc(rules.Forms[*rules.Unit](z), inside) || rules.Forms[*rules.Exchange](z) != nil
}

// tellDeadlock tells which cards block their pile, and the two ways that rule books let them out.
//
// The finding stands at the step of the deal that laid the cards, else at the head of the zone.
func (g *game) tellDeadlock(z *rules.Zone, stuck cards.Mask) {
	at := z.Head.Span
	for _, x := range g.Dealt.Terms {
		if x.Zone == z {
			at = x.Line.Span
		}
	}
	what, where := g.Show(stuck), "nowhere but to the foundations"
	for _, f := range g.Sheet.OfKind(dsl.Foundations) {
		if stuck&^g.Holds[f.Index] != 0 {
			where = "to no other pile"
		}
	}
	d := g.Notef("building-deadlock", at, "%s that are not at the bottom of their pile block it: they go %s", what,
		where)
	for _, l := range rules.LinesOf[*dsl.Spaces](z) {
		d.Others = append(d.Others, dsl.Label{Span: l.Span, Text: "no way out"})
	}
	d.Notes = append(d.Notes, fmt.Sprintf("nothing in `%s` takes them, spaces stay empty, and the deal does not "+
		"send them to the bottom", z.Title()))
	var sinks []string
	for _, r := range g.Sheet.Pack.Order {
		if cards.OfRank(r)&stuck != 0 { // a step names one rank
			sinks = append(sinks, fmt.Sprintf("`%s to bottom of %s`", r.Plural(), z.Title()))
		}
	}
	for _, step := range g.Sheet.Deals { // they were sunk to the wrong end
		m, ok := step.(*rules.MoveStep)
		if !ok || !m.Sifts || m.To.Any[0].End != 1 || g.TableOf(m.Cards[0], rules.NoPile).Empty&stuck == 0 {
			continue
		}
		if top, said := g.Words(m.Line.Span, "top"); said {
			d.Span = m.Line.Span
			judge.If(d, "they are to lie below the others", func() { g.OfferWhole(d, top, "bottom") })
		}
	}
	if len(d.Offers) == 0 {
		d.Help = fmt.Sprintf("two ways out are %s in the deal and `spaces take %s`", judge.And(sinks), g.oneOf(stuck))
	}
}
