package prose

import (
	"pat/dsl"
	"pat/dsl/cards"
	"pat/dsl/rules"
)

// example shows a relation by two cards from the middle of the ranks: a red six on a black seven.
// It is "" where two cards cannot show it.
func (t *teller) example(r *rules.Relation) string {
	n := len(t.Pack.Order)
	by, ok := t.step(r)
	top := (n + 1) / 2
	if !ok || by < 1 || top+by > n || top-by < 1 {
		return ""
	}
	if r.Like != rules.NoLikeness || r.Suits == rules.SuitUnsaid || r.Beside() {
		return ""
	}
	up, down := t.Pack.RankAt(top+by), t.Pack.RankAt(top-by)
	on := t.Pack.RankAt(top)
	var next []cards.Rank
	if r.Up {
		next = append(next, up)
	}
	if r.Down {
		next = append(next, down)
	}
	return t.pairOf(r.Suits, next, on)
}

// pairOf writes an example: cards of some ranks on a card of a rank.
func (t *teller) pairOf(suits rules.SuitRel, next []cards.Rank, on cards.Rank) string {
	put := func(before, after string, article bool) string {
		var ws []string
		for _, r := range next {
			w := before + r.String() + after
			if article {
				w = a(w)
			}
			ws = append(ws, w)
		}
		return dsl.Listed(ws, "or")
	}
	reds, blacks := t.suitOf(true), t.suitOf(false)
	switch suits {
	case rules.InSuit:
		of := " of " + t.Pack.Suits[0].String()
		if t.Pack.Decks > 1 {
			return put("", of, true) + " on " + a(on.String()+of)
		}
		return put("the ", of, false) + " on the " + on.String() + of
	case rules.Alternating:
		if !reds || !blacks {
			return ""
		}
		return put("red ", "", true) + " on " + a("black "+on.String())
	case rules.InColour:
		if !reds {
			return put("black ", "", true) + " on " + a("black "+on.String())
		}
		return put("red ", "", true) + " on " + a("red "+on.String())
	case rules.OtherSuit:
		if len(t.Pack.Suits) < 2 {
			return ""
		}
		return put("", "", true) + " on " + a(on.String()) + " of another suit"
	}
	return "any " + put("", "", false) + " on any " + on.String()
}

// suitOf reports whether the pack has a suit of a colour.
func (t *teller) suitOf(red bool) bool {
	for _, s := range t.Pack.Suits {
		if s.Red() == red {
			return true
		}
	}
	return false
}
