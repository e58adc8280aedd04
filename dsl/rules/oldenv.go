package rules

import (
	"pat/dsl"
	"pat/dsl/cards"
)

// OldValue works out a value for a moving card on a top; either may be None where the phrase does
// not
// speak of it.
func (e *Env) OldValue(v *dsl.Value, card, top cards.Kind) (Value, bool) {
	out, ok := e.oldTerm(v.Terms[0], card, top)
	for _, t := range v.Terms[1:] {
		w, ok2 := e.oldTerm(t, card, top)
		if !ok || !ok2 {
			return Value{}, false
		}
		out = e.Sheet.shift(out, -w.N)
	}
	return out, ok
}

func (e *Env) oldTerm(t *dsl.Term, card, top cards.Kind) (Value, bool) {
	v, ok := e.OldAtom(t.Atom, card, top)
	if ok && t.Shift != nil {
		v = e.Sheet.shift(v, t.Shift.N())
	}
	return v, ok
}

// OldAtom works out a single value.
func (e *Env) OldAtom(a *dsl.Atom, card, top cards.Kind) (Value, bool) {
	s := e.Sheet
	switch {
	case a.Digits != "":
		return Value{Sort: Number, N: dsl.Number(a.Digits)}, true
	case a.Rank != nil:
		return s.rankValue(a.Rank), a.OfSuit == nil
	case a.Suit != nil:
		return s.suitValue(a.Suit), true
	case a.Pass:
		return Value{Sort: Number, N: e.Pass}, e.Pass > 0
	case a.Base:
		return Value{Sort: RankSort, N: e.Base}, e.Base > 0
	case a.PileNo:
		return Value{Sort: Number, N: e.Pile}, e.Pile > 0
	case a.Name != "":
		return e.Named(a.Name)
	case a.Of == "row":
		return Value{Sort: Number, N: e.Row}, e.Row > 0 && a.Ref == nil
	case a.Of == "column":
		return Value{Sort: Number, N: e.Column}, e.Column > 0 && a.Ref == nil
	case a.Of != "":
		k := card
		if a.Ref != nil {
			switch {
			case a.Ref.Card:
			case a.Ref.Top:
				k = top
			default:
				return Value{}, false
			}
		}
		if k == None {
			return Value{}, false
		}
		return s.Property(propertyNamed[a.Of], k), true
	}
	return Value{}, false
}

// OldNum is a number in a line: digits, or what an option, ask or counter says.
func (e *Env) OldNum(n *dsl.Num) (int, bool) {
	if n.Name == "" {
		return dsl.Number(n.Digits), true
	}
	v, ok := e.Named(n.Name)
	return v.N, ok && v.Sort == Number
}

// OldSuits is the set of kinds whose suit stands in a relation to that of a card.
func OldSuits(rel *dsl.SuitRel, to cards.Kind) cards.Mask {
	same := cards.OfSuit(to.Suit())
	var coloured cards.Mask
	for s := range cards.Suit(cards.Suits) {
		if s.Red() == to.Red() {
			coloured |= cards.OfSuit(s)
		}
	}
	if rel == nil {
		return cards.All
	}
	switch rel.In {
	case "suit":
		return same
	case "other":
		return cards.All &^ same
	case "colour":
		return coloured
	case "alternating":
		return cards.All &^ coloured
	}
	return cards.All
}

// OldRelation lists, for every card, those that stand in the relation to it: up, the ones that are
// higher. Its `one way`, `after` and `as` speak of piles and are left to the caller.
func (e *Env) OldRelation(r *dsl.Relation) (cards.Table, bool) {
	up, ok := e.oldDirection(r, r.GoesUp(), false)
	down, ok2 := e.oldDirection(r, false, r.GoesDown())
	var t cards.Table
	for k := range t {
		t[k] = up[k] | down[k]
	}
	if r.Alike == "" {
		return t, ok && ok2
	}
	pack := e.Sheet.Pack
	for k := range cards.Kind(cards.Kinds) {
		for c := range (pack.Mask() & OldSuits(r.AndSuit, k)).Each {
			same := false
			switch r.Of {
			case "rank":
				same = c.Rank() == k.Rank()
			case "suit":
				same = c.Suit() == k.Suit()
			case "colour":
				same = c.Red() == k.Red()
			}
			if same == (r.Alike == "same") {
				t[k] |= c.Bit()
			}
		}
	}
	return t, true
}

// OldUp is the part of a relation that goes up, Down the part that goes down.
func (e *Env) OldUp(r *dsl.Relation) (cards.Table, bool) { return e.oldDirection(r, r.GoesUp(), false) }

// OldDown is the part of a relation that goes down.
func (e *Env) OldDown(r *dsl.Relation) (cards.Table, bool) {
	return e.oldDirection(r, false, r.GoesDown())
}

// direction is one direction of a relation, or both. The table of a relation whose step does not
// hang on the cards is worked out once for a sheet: the same few are asked for again and again.
func (e *Env) oldDirection(r *dsl.Relation, up, down bool) (cards.Table, bool) {
	by, fixed := 1, true
	if r.By != nil {
		v, ok := e.OldValue(r.By, None, None)
		by, fixed = v.N, ok
	}
	if !fixed {
		return e.oldDirectionby(r, up, down, func(card, top cards.Kind) (int, bool) {
			v, ok := e.OldValue(r.By, card, top)
			return v.N, ok
		})
	}
	key := relationKey{up: up, down: down, wraps: r.Wrapping, by: by}
	if r.SuitRel != nil {
		key.suits = suitRel(r.SuitRel)
	}
	if t, ok := e.Sheet.relations.Load(key); ok {
		return *t.(*cards.Table), true
	}
	t, _ := e.oldDirectionby(r, up, down, func(_, _ cards.Kind) (int, bool) { return by, true })
	e.Sheet.relations.Store(key, &t)
	return t, true
}

// directionBy works a direction out, with the step from one card to another.
func (e *Env) oldDirectionby(r *dsl.Relation, up, down bool, step func(card, top cards.Kind) (int, bool)) (cards.Table,
	bool,
) {
	var t cards.Table
	pack := e.Sheet.Pack
	n := len(pack.Order)
	known := true
	for top := range pack.Mask().Each {
		for c := range (pack.Mask() & OldSuits(r.SuitRel, top)).Each {
			by, ok := step(c, top)
			known = known && ok
			d := pack.Place(c) - pack.Place(top)
			hit := up && d == by || down && d == -by
			if r.Wrapping {
				hit = up && Wrap(pack.Place(top)+by, n) == pack.Place(c) ||
					down && Wrap(pack.Place(top)-by, n) == pack.Place(c)
			}
			if hit {
				t[top] |= c.Bit()
			}
		}
	}
	return t, known
}

// OldCard lists, for every top, the cards that one alternative of a phrase means. Where a phrase
// says
// nothing of the top every entry is the same. Phrases that speak of piles, of play or of what is
// not known have no table.
func (e *Env) OldCard(c *dsl.Card) (cards.Table, bool) {
	all := e.Sheet.Pack.Mask()
	switch {
	case c.Any, c.Count != "":
		return fill(all), true
	case c.Looser != "":
		var t cards.Table
		pack := e.Sheet.Pack
		for top := range cards.Kind(cards.Kinds) {
			for k := range (all & OldSuits(c.LooseSuit, top)).Each {
				further := pack.Place(k) - pack.Place(top)
				if c.Looser == "lower" {
					further = -further
				}
				if pack.Has(top) && further > 0 {
					t[top] |= k.Bit()
				}
			}
		}
		return t, true
	case c.FirstRank, c.Home, c.Playable:
		return cards.Table{}, false
	case c.Shift != nil:
		v, ok := e.OldAtom(c.Atom, None, None)
		return fill(e.kindsOf(e.Sheet.shift(v, c.Shift.N()))), ok
	case c.Base:
		return fill(e.kindsOf(Value{RankSort, e.Base, ""})), e.Base > 0
	case c.PileNo:
		return fill(e.kindsOf(Value{Number, e.Pile, ""})), e.Pile > 0
	case c.Line == "row":
		return fill(e.kindsOf(Value{Number, e.Row, ""})), e.Row > 0
	case c.Line == "column":
		return fill(e.kindsOf(Value{Number, e.Column, ""})), e.Column > 0
	case c.Name != "":
		v, ok := e.Named(c.Name)
		return fill(e.kindsOf(v)), ok
	}
	of := cards.All
	if c.Colour != "" {
		of = coloured(c.Colour == "red")
	}
	w := c.What()
	switch {
	case w == nil || w.AnyOf:
		return fill(all & of), true
	case w.Rel != nil:
		t, ok := e.OldRelation(w.Rel)
		for k := range t {
			t[k] &= of
		}
		ofTop := w.Rel.After == nil && w.Rel.As == nil
		keepsWay := w.Rel.OneWay && w.Rel.Alike == "" // cards alike have no way
		return t, ok && ofTop && !keepsWay
	case w.Suit != nil:
		s, _ := cards.SuitNamed(w.Suit.Name)
		return fill(all & of & cards.OfSuit(s)), true
	}
	r, _ := cards.RankNamed(w.Rank.Name)
	m := cards.OfRank(r)
	if w.OfSuit != nil {
		s, _ := cards.SuitNamed(w.OfSuit.Name)
		m &= cards.OfSuit(s)
	}
	if w.ToRank != nil {
		to, _ := cards.RankNamed(w.ToRank.Name)
		m = 0
		lo, hi := e.Sheet.Pack.RankPlace(r), e.Sheet.Pack.RankPlace(to)
		for p := min(lo, hi); p <= max(lo, hi) && lo > 0 && hi > 0; p++ {
			m |= cards.OfRank(e.Sheet.Pack.RankAt(p))
		}
	}
	return fill(all & of & m), true
}

// OldCards is Card for a whole phrase: any of the first list but none of the second.
func (e *Env) OldCards(any, but []*dsl.Card) (cards.Table, bool) {
	var t cards.Table
	known := true
	for _, c := range any {
		u, ok := e.OldCard(c)
		known = known && ok
		for k := range t {
			t[k] |= u[k]
		}
	}
	for _, c := range but {
		u, ok := e.OldCard(c)
		known = known && ok
		for k := range t {
			t[k] &^= u[k]
		}
	}
	return t, known
}

// OldSequence is the number of cards of a sequence; not ok if it may be any, or hangs on play.
func (e *Env) OldSequence(q *dsl.Seq) (n int, ok bool) {
	return e.Sequence(e.Sheet.resolver(nil).seq(q, nil))
}
