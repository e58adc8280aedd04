package rules

import "pat/dsl/cards"

// This file answers which cards a phrase means, and what a value is, under what is known: before
// the deal, for one pile, or for one combination of numbers in play. The answer is a table: for
// each card below, the set of cards that may lie on it. With `down in alternating colours` the
// entry of the red seven has both black sixes.

// An Env is what the value of a phrase may depend on besides cards: the setting, the pile a rule
// speaks of, the fixed base, the counters. What is not known is zero or absent, and a phrase that
// needs it has no value then.
type Env struct {
	Sheet    *Sheet
	Setting  Setting
	Pile     int // number of the pile, from 1
	Row      int
	Column   int
	Base     int            // place of the base rank
	Counters map[string]int // present values
	Pass     int
}

// None stands for a card that is not there.
const None = cards.Kind(255)

// Value works out a value for a moving card on a top; either may be None where the phrase does not
// speak of it. Differences are worked out from left to right: `5 minus pass minus k`.
func (e *Env) Value(v *Expr, card, top cards.Kind) (Value, bool) {
	out, ok := e.term(v.Terms[0], card, top)
	for _, t := range v.Terms[1:] {
		w, ok2 := e.term(t, card, top)
		if !ok || !ok2 {
			return Value{}, false
		}
		out = e.Sheet.shift(out, -w.N)
	}
	return out, ok
}

// shift moves a value by n: ranks and suits go round, numbers do not.
func (s *Sheet) shift(v Value, n int) Value {
	v.N += n
	switch v.Sort {
	case RankSort:
		v.N = Wrap(v.N, len(s.Pack.Order))
	case SuitSort:
		v.N = Wrap(v.N, len(s.Pack.Suits))
	}
	return v
}

// Wrap is the place from 1 to size that a place stands for where places go round.
func Wrap(n, size int) int { return ((n-1)%size+size)%size + 1 }

// term works out an atom and its shift: `1 above rank of top`.
func (e *Env) term(t *Term, card, top cards.Kind) (Value, bool) {
	v, ok := e.Atom(t.Atom, card, top)
	if ok && t.Shift != 0 {
		v = e.Sheet.shift(v, t.Shift)
	}
	return v, ok
}

// Atom works out a single value. It is not ok for what only the table tells: the suit of a pile's
// cards, how many lie somewhere, a card at another place.
func (e *Env) Atom(a Atom, card, top cards.Kind) (Value, bool) {
	switch a := a.(type) {
	case *Constant:
		return a.Value, true
	case *PassNumber:
		return Value{Sort: Number, N: e.Pass}, e.Pass > 0
	case *BaseRank:
		return Value{Sort: RankSort, N: e.Base}, e.Base > 0
	case *PileNumber:
		return Value{Sort: Number, N: e.Pile}, e.Pile > 0
	case *LineNumber:
		n := e.Row
		if a.Column {
			n = e.Column
		}
		return Value{Sort: Number, N: n}, n > 0 && a.Ref == nil
	case *Option:
		v, ok := e.Setting.Options[a.Name]
		return v, ok
	case *Ask:
		return e.asked(a)
	case *Counter:
		n, ok := e.Counters[a.Name]
		return Value{Sort: a.Sort, N: n}, ok
	case *Property:
		if k, ok := ofTwo(a.Ref, card, top); ok {
			return e.Sheet.Property(a.Of, k), true
		}
	case *Worth:
		if k, ok := ofTwo(a.Ref, card, top); ok {
			return Value{Sort: Number, N: e.Sheet.Worth[k.Rank()]}, true
		}
	}
	return Value{}, false
}

// ofTwo is which of a moving card and a top is meant, if it is one of them.
func ofTwo(r *Ref, card, top cards.Kind) (cards.Kind, bool) {
	k := card
	if r != nil && r.Of == TopCard {
		k = top
	}
	return k, k != None && (r == nil || r.Of <= TopCard)
}

// asked is the number that was given, or that of the pile.
func (e *Env) asked(a *Ask) (Value, bool) {
	nums := e.Setting.Asked[a.Name]
	switch {
	case len(nums) == 1:
		return Value{Sort: Number, N: nums[0]}, true
	case e.Pile >= 1 && e.Pile <= len(nums):
		return Value{Sort: Number, N: nums[e.Pile-1]}, true
	}
	return Value{}, false
}

// Property is the rank, suit or colour of a card.
func (s *Sheet) Property(of Sort, k cards.Kind) Value {
	switch of {
	case RankSort:
		return Value{Sort: RankSort, N: s.Pack.Place(k)}
	case SuitSort:
		return Value{Sort: SuitSort, N: s.Pack.SuitPlace(k.Suit())}
	}
	return Value{Sort: ColourSort, N: colour(k)}
}

func colour(k cards.Kind) int {
	if k.Red() {
		return 1
	}
	return 2
}

// Num is a number of a line: digits, or what an option, ask or counter says.
func (e *Env) Num(n *Expr) (int, bool) {
	if n == nil {
		return 0, false
	}
	v, ok := e.Value(n, None, None)
	return v.N, ok && v.Sort == Number
}

// Suits is the set of kinds whose suit stands in a relation to that of a card.
func Suits(rel SuitRel, to cards.Kind) cards.Mask {
	same := cards.OfSuit(to.Suit())
	var coloured cards.Mask
	for s := range cards.Suit(cards.Suits) {
		if s.Red() == to.Red() {
			coloured |= cards.OfSuit(s)
		}
	}
	switch rel {
	case InSuit:
		return same
	case OtherSuit:
		return cards.All &^ same
	case InColour:
		return coloured
	case Alternating:
		return cards.All &^ coloured
	}
	return cards.All
}

// Relation lists, for every card, those that stand in the relation to it: up, the ones that are
// higher. Its `one way`, `after` and `as` speak of piles and are left to the caller.
func (e *Env) Relation(r *Relation) (t cards.Table, ok bool) {
	if r.Like == NoLikeness {
		return e.direction(r, r.Up, r.Down)
	}
	pack := e.Sheet.Pack
	for k := range cards.Kind(cards.Kinds) {
		for c := range (pack.Mask() & Suits(r.Suits, k)).Each {
			same := false
			switch r.Of {
			case RankSort:
				same = c.Rank() == k.Rank()
			case SuitSort:
				same = c.Suit() == k.Suit()
			default:
				same = c.Red() == k.Red()
			}
			if same == (r.Like == Same) {
				t[k] |= c.Bit()
			}
		}
	}
	return t, true
}

// Up is the part of a relation that goes up, Down the part that goes down.
func (e *Env) Up(r *Relation) (cards.Table, bool) { return e.direction(r, r.Up, false) }

// Down is the part of a relation that goes down.
func (e *Env) Down(r *Relation) (cards.Table, bool) { return e.direction(r, false, r.Down) }

// direction is one direction of a relation, or both. The table of a relation whose step does not
// hang on the cards is worked out once for a sheet: the same few are asked for again and again.
func (e *Env) direction(r *Relation, up, down bool) (cards.Table, bool) {
	by, fixed := 1, true
	if r.By != nil {
		v, ok := e.Value(r.By, None, None)
		by, fixed = v.N, ok
	}
	if !fixed {
		return e.directionBy(r, up, down, func(card, top cards.Kind) (int, bool) {
			v, ok := e.Value(r.By, card, top)
			return v.N, ok
		})
	}
	key := relationKey{up: up, down: down, wraps: r.Wraps, by: by, suits: r.Suits}
	if t, ok := e.Sheet.relations.Load(key); ok {
		return *t.(*cards.Table), true
	}
	t, _ := e.directionBy(r, up, down, func(_, _ cards.Kind) (int, bool) { return by, true })
	e.Sheet.relations.Store(key, &t)
	return t, true
}

// relationKey is all that the table of a relation hangs on besides the pack.
type relationKey struct {
	suits           SuitRel
	up, down, wraps bool
	by              int
}

// directionBy works a direction out, with the step from one card to another.
func (e *Env) directionBy(r *Relation, up, down bool, step func(card, top cards.Kind) (int, bool)) (cards.Table,
	bool,
) {
	var t cards.Table
	pack := e.Sheet.Pack
	n := len(pack.Order)
	known := true
	for top := range pack.Mask().Each {
		for c := range (pack.Mask() & Suits(r.Suits, top)).Each {
			by, ok := step(c, top)
			known = known && ok
			d := pack.Place(c) - pack.Place(top)
			hit := up && d == by || down && d == -by
			if r.Wraps {
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

// Card lists, for every top, the cards that one alternative of a phrase means. Where a phrase says
// nothing of the top every entry is the same. Phrases that speak of piles, of play or of what is
// not known have no table.
func (e *Env) Card(c *Card) (cards.Table, bool) {
	switch w := c.Is.(type) {
	case *AnyCard:
		return cards.Fill(e.Sheet.Pack.Mask()), true
	case *NamedCard:
		return cards.Fill(w.Mask), true
	case *CardOfValue:
		v, ok := e.Value(w.Value, None, None)
		return cards.Fill(e.kindsOf(v)), ok
	case *FurtherCard:
		return e.further(w), true
	case *RelatedCard:
		t, ok := e.Relation(w.To)
		for k := range t {
			t[k] &= w.Colour.mask()
		}
		return t, ok && !w.To.Beside() && !w.To.Keeps()
	}
	return cards.Table{}, false
}

// further lists, for every top, the cards that are higher, or lower.
func (e *Env) further(w *FurtherCard) (t cards.Table) {
	pack := e.Sheet.Pack
	for top := range pack.Mask().Each {
		for k := range (pack.Mask() & Suits(w.Suits, top)).Each {
			further := pack.Place(k) - pack.Place(top)
			if w.Lower {
				further = -further
			}
			if further > 0 {
				t[top] |= k.Bit()
			}
		}
	}
	return t
}

// kindsOf are the kinds of a rank, of the rank at a numbered place, or of a suit.
func (e *Env) kindsOf(v Value) cards.Mask {
	pack := e.Sheet.Pack
	switch v.Sort {
	case Number, RankSort:
		if v.N < 1 || v.N > len(pack.Order) {
			return 0
		}
		return pack.Mask() & cards.OfRank(pack.RankAt(v.N))
	case SuitSort:
		if v.N < 1 || v.N > len(pack.Suits) {
			return 0
		}
		return pack.Mask() & cards.OfSuit(pack.SuitAt(v.N))
	}
	return 0
}

func coloured(red bool) cards.Mask {
	if red {
		return cards.OfSuit(cards.Hearts) | cards.OfSuit(cards.Diamonds)
	}
	return cards.OfSuit(cards.Spades) | cards.OfSuit(cards.Clubs)
}

// Cards is Card for a whole phrase. Not known is told at the end and not at once: what is known is
// in the table all the same, for those to whom too little is no harm.
func (e *Env) Cards(some *Cards) (cards.Table, bool) {
	var t cards.Table
	known := true
	for _, c := range some.Any {
		u, ok := e.Card(c)
		known = known && ok
		t.Add(&u)
	}
	for _, c := range some.But {
		u, ok := e.Card(c)
		known = known && ok
		for k := range t {
			t[k] &^= u[k]
		}
	}
	return t, known
}
