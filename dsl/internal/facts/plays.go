package facts

import (
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
	pile      int        // rules.NoPile if it may be any of the zone
	under     cards.Mask // what lies at the bottom of the pile; 0 where that is not known
}

// ofPlay judges what the card that is played is, or the top it goes on.
func (v *View) ofPlay(t *rules.IsCard) (Verdict, bool) {
	if v.play == nil || t.Ref.Of != rules.TheCard && t.Ref.Of != rules.TopCard {
		return 0, false
	}
	k := v.play.card
	if t.Ref.Of == rules.TopCard {
		k = v.play.top
	}
	if k == rules.None {
		return CanFalse, true
	}
	if w, ok := t.Card.Is.(*rules.CardOfValue); ok {
		val, ok := v.Env(v.play.pile).Value(w.Value, v.play.card, v.play.top)
		of := rules.RankSort
		switch val.Sort {
		case rules.SuitSort:
			of = rules.SuitSort
		case rules.ColourSort, rules.Text:
			return 0, false
		}
		is := val.N == v.Sheet.Property(of, k).N
		return verdictOf(is, !is), ok
	}
	tb := v.TableOfCard(t.Card, v.play.pile)
	return verdictOf(tb.Empty.Has(k), !tb.Empty.Has(k)), tb.Constant()
}

// EveryPlay judges a part of a line for every card that may come by it, on every card it may go on:
// a condition about the card is judged for what the line lets come.
func (g *Setup) EveryPlay(v *View, l *rules.Placed, judge func(*View) Verdict) Verdict {
	out := judge(v)
	if out != either || !aboutPlay(l.Form) {
		return out
	}
	found := Verdict(0)
	for _, a := range g.Inflows {
		if a.Line != l.Line || a.Grouped() {
			continue
		}
		for i := range a.Tables {
			pile := rules.NoPile
			if len(a.Tables) > 1 {
				pile = g.Layout.First(a.Zone) + i
			}
			ask := func(card, top cards.Kind) {
				if found == either {
					return
				}
				w := *v
				w.play = &play{card: card, top: top, zone: a.Zone, pile: pile}
				found |= judge(&w)
			}
			for k := range a.Tables[i].Empty.Each {
				ask(k, rules.None)
			}
			for top := range g.Holds[a.Zone.Index].Each {
				for k := range a.Tables[i].On[top].Each {
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
func aboutPlay(f rules.Form) bool {
	const of = dsl.OfCard | dsl.OfEnd | dsl.OfPile | dsl.OfNumber | dsl.OfProperty | dsl.OfRelation
	when := rules.WhenOf(f)
	return when != nil && rules.SpeaksOf(when)&of != 0
}

// letCome leaves those of some cards that the condition of a line can let come: aces are never
// lower than another card where the ace is high.
func (g *Setup) letCome(v *View, a *Inflow, some cards.Mask) cards.Mask {
	if a.When == nil || !aboutPlay(a.Arrival) || len(a.Tables) != 1 {
		return some
	}
	var out cards.Mask
	t := &a.Tables[0]
	ask := func(k, top cards.Kind) bool {
		w := *v
		w.play = &play{card: k, top: top, zone: a.Zone, pile: rules.NoPile}
		return w.Guard(a.When)&CanTrue != 0
	}
	for k := range some.Each {
		can := t.Empty.Has(k) && ask(k, rules.None)
		if a.OnCards {
			for top := range g.Holds[a.Zone.Index].Each {
				can = can || t.On[top].Has(k) && ask(k, top)
			}
		}
		if can {
			out |= k.Bit()
		}
	}
	return out
}
