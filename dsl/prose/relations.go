package prose

import (
	"fmt"

	"pat/dsl"
	"pat/dsl/cards"
	"pat/dsl/rules"
)

// This file answers how a relation of two cards is written: `down in alternating colours`, `same
// rank`, `up by 2 in suit wrapping`. It is said in two ways, of how cards are built (builtly) and
// of what one card is beside another (related):
//
//	down in suit     built "down in suit"
//	                 a card "one rank lower than the top card and of the same suit"

// suitly is a suit relation as cards are built: in suit, regardless of suit.
func suitly(r rules.SuitRel) string {
	return [...]string{
		rules.SuitUnsaid: "", rules.InSuit: "in suit", rules.InColour: "in the same colour",
		rules.Alternating: "in alternating colours", rules.OtherSuit: "in any suit but that of the card below",
		rules.AnySuit: "regardless of suit",
	}[r]
}

// alike is a suit relation as what a card has in common with another. "" says nothing: any suit
// will do, or the line asks for none.
func alike(r rules.SuitRel) string {
	return [...]string{
		rules.SuitUnsaid: "", rules.InSuit: "of the same suit", rules.InColour: "of the same colour",
		rules.Alternating: "of the opposite colour", rules.OtherSuit: "of another suit", rules.AnySuit: "",
	}[r]
}

// property is what a value of a sort is of a card.
func property(of rules.Sort) string {
	return [...]string{
		rules.Number: "number", rules.RankSort: "rank", rules.SuitSort: "suit", rules.ColourSort: "colour",
		rules.Text: "choice",
	}[of]
}

// ways is the direction of a relation: up, down, up or down.
func ways(r *rules.Relation) string {
	switch {
	case r.Up && r.Down:
		return "up or down"
	case r.Up:
		return "up"
	}
	return "down"
}

// lowest and highest are the ends of the ranks. RankAt counts from 1 and goes round, so 0 is the
// last.
func (t *teller) lowest() cards.Rank  { return t.Pack.RankAt(1) }
func (t *teller) highest() cards.Rank { return t.Pack.RankAt(0) }

// step is the step of a relation, if it is known before the deal.
func (t *teller) step(r *rules.Relation) (int, bool) {
	if r.By == nil {
		return 1, true
	}
	v, ok := t.env(nil, -1).Value(r.By, rules.None, rules.None)
	return v.N, ok
}

// builtly is how cards are built: down in alternating colours, up by twos in suit. The three kinds
// of `one way` differ in what the direction is kept by: all piles of the zone, none, or each pile
// for itself.
func (t *teller) builtly(r *rules.Relation) string {
	text := ways(r)
	if r.By != nil {
		if n, ok := t.constant(r.By); ok && n.Sort == rules.Number {
			text += " by " + manifold(n.N)
		} else {
			text += t.steps(r)
		}
	}
	text = join(text, suitly(r.Suits))
	if r.Wraps {
		text += ", " + t.round(r)
	}
	switch {
	case r.AllWay:
		text += "; the direction first taken on any of these piles then holds for all of them"
	case r.Either:
		text += "; a " + t.say.place + " may turn round at any card"
	case r.OneWay:
		text += "; a " + t.say.place + " keeps the direction in which it has been begun"
	}
	if p := r.After; p != nil {
		text += ", as compared with " + t.topOf(p)
	} else if p := r.As; p != nil {
		text += ", as compared with " + t.topOf(p)
	}
	return text
}

// steps is a step that is not the same everywhere. `by suit` and `by pile number` are spelt out, as
// their numbers are nowhere else in the rules.
func (t *teller) steps(r *rules.Relation) string {
	if text := t.pileSteps(r); text != "" {
		return text
	}
	v := r.By
	switch x := v.Sole().(type) {
	case *rules.PileNumber:
		return " by steps of the number of " + t.say.pile +
			" (by ones on the first, by twos on the second, and so on)"
	case *rules.Property:
		if x.Of != rules.SuitSort || x.Ref != nil {
			break
		}
		text := " by steps that differ from suit to suit: "
		var ws []string
		for i, s := range t.Pack.Suits {
			ws = append(ws, s.String()+" by "+manifold(i+1))
		}
		return text + dsl.Listed(ws, "and") + ";"
	}
	return " by steps of " + t.value(v)
}

// pileSteps are steps that hang on the number of the pile and on more. Where they go round, a step
// down is told as the step up that it comes to: one more than the number of the foundation.
func (t *teller) pileSteps(r *rules.Relation) string {
	if _, number := r.By.Terms[0].Atom.(*rules.PileNumber); !number || !r.Wraps || r.By.Sole() != nil || t.zone == nil {
		return ""
	}
	n, by := len(t.Pack.Order), [2]int{}
	for i := range by {
		v, ok := t.env(t.zone, i).Value(r.By, rules.None, rules.None)
		if !ok || v.Sort != rules.Number {
			return ""
		}
		by[i] = (v.N%n + n) % n
	}
	if by[0] < 2 || by[0] > n/2 || by[1] != by[0]+1 {
		return ""
	}
	return fmt.Sprintf(" by steps of %s more than the number of %s (by %s on the first, by %s on the second, and so "+
		"on)", number(by[0]-1), t.say.pile, manifold(by[0]), manifold(by[1]))
}

// round tells what wrapping means: which end of the ranks goes on the other. With steps of one
// there is one pair of ranks to name. With others there are several, so it says how counting goes
// on.
func (t *teller) round(r *rules.Relation) string {
	lo, hi := t.lowest(), t.highest()
	n, ok := t.step(r)
	switch {
	case !ok || n != 1:
		return "counting on from " + hi.String() + " to " + lo.String()
	case r.Up && r.Down:
		return hi.String() + " and " + lo.String() + " being next to each other"
	case r.Up:
		return lo.Plural() + " following " + hi.Plural()
	}
	return hi.Plural() + " following " + lo.Plural()
}

// related is a relation as what a card is in comparison with another: one rank higher than the top
// card and of the same suit. What it is compared with may be said by the relation itself. `same
// rank` and `other suit` (Like) have no direction and no steps, so they come first and return.
func (t *teller) related(r *rules.Relation, to string) string {
	if r.After != nil {
		to = t.topOf(r.After)
	} else if r.As != nil {
		to = t.topOf(r.As)
	}
	if r.Like != rules.NoLikeness {
		text := "of the same " + property(r.Of)
		than := " as "
		if r.Like == rules.Other {
			text, than = "of another "+property(r.Of), " than "
		}
		switch {
		case to == "it" && r.Like == rules.Same:
			text = "of its " + property(r.Of)
		case to == "it":
			text += " than its own"
		case to != "":
			text += than + to
		}
		if s := alike(r.Suits); s != "" {
			text += " and " + s
		}
		return text
	}
	by := "one rank"
	if r.By != nil {
		if n, ok := t.constant(r.By); ok && n.Sort == rules.Number {
			by = count(n.N, "rank", "ranks")
		} else {
			by = "higher or lower by " + t.value(r.By) + ", that is"
		}
	}
	text := by + " higher"
	switch {
	case r.Up && r.Down:
		text = by + " higher or lower"
	case r.Down:
		text = by + " lower"
	}
	if to != "" {
		text += " than " + to
	}
	if s := alike(r.Suits); s != "" {
		text += " and " + s
	} else if r.Suits != rules.SuitUnsaid {
		text += " in any suit"
	}
	if r.Wraps {
		text += ", " + t.round(r)
	}
	if r.OneWay {
		text += ", in the direction in which the pile goes"
	}
	return text
}

// example shows a relation by two cards from the middle of the ranks: a red six on a black seven.
// It is "" where two cards cannot show it. The middle is taken so that neither direction falls off
// an end. It is only for a relation of two cards alone, not with a card elsewhere (Beside), and not
// where nothing is said of suits.
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

// pairOf writes an example: cards of some ranks on a card of a rank. The colours have to be in the
// pack: without red cards it is a black one on a black one, and alternating has no example.
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
