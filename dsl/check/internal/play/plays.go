package play

import (
	"slices"

	"pat/dsl"
	"pat/dsl/cards"
	"pat/dsl/rules"
)

// Conditions about the card that is played: they are judged for every card that a line lets come,
// on every card it may go on.

// A play is one card that comes to a pile, where a condition is asked of it.
type play struct {
	card, top cards.Kind // rules.None for no top
	zone      *rules.Zone
	pile      int // rules.NoPile if it may be any of the zone
}

// ofPlay judges a comparison of the card that is played, the top it goes on, or its pile.
func (v *view) ofPlay(t *dsl.Compare) (verdict, bool) {
	r := t.Left.Ref
	switch {
	case v.play == nil:
		return 0, false
	case t.State != nil && t.State.Empty && r.Place.IsPile() && len(r.Place.Mods) == 0:
		return verdictOf(v.play.top == rules.None, v.play.top != rules.None), true
	case t.State != nil || !r.Card && !r.Top:
		return 0, false
	}
	k := v.play.card
	if r.Top {
		k = v.play.top
	}
	if k == rules.None {
		return canFalse, true
	}
	switch {
	case t.Card != nil:
		tb := v.tableOfCard(t.Card, v.play.pile)
		if !tb.constant() {
			return 0, false
		}
		return verdictOf(tb.empty.Has(k), !tb.empty.Has(k)), true
	case t.Value != nil && t.Bound == "":
		lo, hi, ok := v.places(t.Value, k)
		if ok && t.ValueTo != nil {
			_, hi, ok = v.places(t.ValueTo, k)
		}
		if !ok {
			return 0, false
		}
		return verdictOf(lo <= 0 && 0 <= hi, lo > 0 || hi < 0), true
	}
	return 0, false
}

// places tells how far a value lies from the same property of a card: its rank, suit, or both.
func (v *view) places(x *dsl.Value, k cards.Kind) (lo, hi int, ok bool) {
	if a := x.Terms[0].Atom; a.OfSuit != nil && len(x.Terms) == 1 {
		r, _ := cards.RankNamed(a.Rank.Name)
		s, _ := cards.SuitNamed(a.OfSuit.Name)
		if cards.OfRank(r)&cards.OfSuit(s) == k.Bit() {
			return 0, 0, true
		}
		return 1, 1, true
	}
	val, ok := v.env(v.play.pile).OldValue(x, v.play.card, v.play.top)
	if !ok {
		return 0, 0, false
	}
	of := rules.RankSort
	switch val.Sort {
	case rules.SuitSort:
		of = rules.SuitSort
	case rules.ColourSort, rules.Text:
		return 0, 0, false
	}
	d := val.N - v.Sheet.Property(of, k).N
	return d, d, true
}

// everyPlay judges a part of a line for every card that may come by it, on every card it may go on:
// a condition about the card is judged for what the line lets come.
func (g *setup) everyPlay(v *view, l *rules.Placed, judge func(*view) verdict) verdict {
	out := judge(v)
	if out != either || !aboutPlay(l.Stmt) {
		return out
	}
	found := verdict(0)
	for _, a := range g.ways {
		if a.Line != l.Line || a.Grouped() {
			continue
		}
		for i := range a.tables {
			pile := rules.NoPile
			if len(a.tables) > 1 {
				pile = g.Layout.First(a.Zone) + i
			}
			ask := func(card, top cards.Kind) {
				if found == either {
					return
				}
				w := *v
				w.play = &play{card, top, a.Zone, pile}
				found |= judge(&w)
			}
			for k := range a.tables[i].empty.Each {
				ask(k, rules.None)
			}
			for top := range g.holds[a.Zone.Index].Each {
				for k := range a.tables[i].on[top].Each {
					ask(k, top)
				}
			}
		}
	}
	if found == 0 {
		return out // told as a line that means no card
	}
	return found
}

// aboutPlay reports whether the guard of a line speaks of the card that comes or the pile it comes
// to.
func aboutPlay(s dsl.Stmt) bool {
	const of = dsl.OfCard | dsl.OfEnd | dsl.OfPile | dsl.OfNumber | dsl.OfProperty | dsl.OfRelation
	return slices.ContainsFunc(dsl.Conds(s), func(c *dsl.Cond) bool { return dsl.SpeaksOf(c)&of != 0 })
}

// letCome leaves those of some cards that the condition of a line can let come: aces are never
// lower than another card where the ace is high.
func (g *setup) letCome(v *view, a *arrival, some cards.Mask) cards.Mask {
	if a.Guard == nil || !aboutPlay(a.Line.Stmt) || len(a.tables) != 1 {
		return some
	}
	var out cards.Mask
	t := &a.tables[0]
	ask := func(k, top cards.Kind) bool {
		w := *v
		w.play = &play{k, top, a.Zone, rules.NoPile}
		return w.guard(a.Guard)&canTrue != 0
	}
	for k := range some.Each {
		can := t.empty.Has(k) && ask(k, rules.None)
		if a.OnCards {
			for top := range g.holds[a.Zone.Index].Each {
				can = can || t.on[top].Has(k) && ask(k, top)
			}
		}
		if can {
			out |= k.Bit()
		}
	}
	return out
}
