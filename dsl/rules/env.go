package rules

import (
	"pat/dsl"
	"pat/dsl/cards"
)

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
// speak of it.
func (e *Env) Value(v *dsl.Value, card, top cards.Kind) (Value, bool) {
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

func (e *Env) term(t *dsl.Term, card, top cards.Kind) (Value, bool) {
	v, ok := e.Atom(t.Atom, card, top)
	if ok && t.Shift != nil {
		v = e.Sheet.shift(v, t.Shift.N())
	}
	return v, ok
}

// Atom works out a single value.
func (e *Env) Atom(a *dsl.Atom, card, top cards.Kind) (Value, bool) {
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
		return s.Property(a.Of, k), true
	}
	return Value{}, false
}

// Property is the rank, suit or colour of a card.
func (s *Sheet) Property(of string, k cards.Kind) Value {
	switch of {
	case "rank":
		return Value{Sort: RankSort, N: s.Pack.Place(k)}
	case "suit":
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

// Named is the value of an option, ask, counter or choice.
func (e *Env) Named(name string) (Value, bool) {
	if v, ok := e.Setting.Options[name]; ok {
		return v, true
	}
	if nums, ok := e.Setting.Asked[name]; ok {
		if len(nums) == 1 {
			return Value{Sort: Number, N: nums[0]}, true
		}
		if e.Pile >= 1 && e.Pile <= len(nums) {
			return Value{Sort: Number, N: nums[e.Pile-1]}, true
		}
		return Value{}, false
	}
	if k := e.Sheet.Counter(name); k != nil {
		n, ok := e.Counters[name]
		return Value{Sort: k.Sort, N: n}, ok
	}
	_, ok := e.Sheet.Choice(name)
	return Value{Sort: Text, Text: name}, ok
}

// Num is a number in a line: digits, or what an option, ask or counter says.
func (e *Env) Num(n *dsl.Num) (int, bool) {
	if n.Name == "" {
		return dsl.Number(n.Digits), true
	}
	v, ok := e.Named(n.Name)
	return v.N, ok && v.Sort == Number
}

// Suits is the set of kinds whose suit stands in a relation to that of a card.
func Suits(rel *dsl.SuitRel, to cards.Kind) cards.Mask {
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

// Relation lists, for every card, those that stand in the relation to it: up, the ones that are
// higher. Its `one way`, `after` and `as` speak of piles and are left to the caller.
func (e *Env) Relation(r *dsl.Relation) (cards.Table, bool) {
	up, ok := e.direction(r, r.GoesUp(), false)
	down, ok2 := e.direction(r, false, r.GoesDown())
	var t cards.Table
	for k := range t {
		t[k] = up[k] | down[k]
	}
	if r.Alike == "" {
		return t, ok && ok2
	}
	pack := e.Sheet.Pack
	for k := range cards.Kind(cards.Kinds) {
		for c := range (pack.Mask() & Suits(r.AndSuit, k)).Each {
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

// Up is the part of a relation that goes up, Down the part that goes down.
func (e *Env) Up(r *dsl.Relation) (cards.Table, bool) { return e.direction(r, r.GoesUp(), false) }

// Down is the part of a relation that goes down.
func (e *Env) Down(r *dsl.Relation) (cards.Table, bool) { return e.direction(r, false, r.GoesDown()) }

// direction is one direction of a relation, or both. The table of a relation whose step does not
// hang on the cards is worked out once for a sheet: the same few are asked for again and again.
func (e *Env) direction(r *dsl.Relation, up, down bool) (cards.Table, bool) {
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
	key := relationKey{up: up, down: down, wrapping: r.Wrapping, by: by}
	if r.SuitRel != nil {
		key.in = r.SuitRel.In
	}
	if t, ok := e.Sheet.relations.Load(key); ok {
		return *t.(*cards.Table), true
	}
	t, _ := e.directionBy(r, up, down, func(_, _ cards.Kind) (int, bool) { return by, true })
	e.Sheet.relations.Store(key, &t)
	return t, true
}

// relationKey is all that the table of a relation hangs on besides the pack.
type relationKey struct {
	in                 string
	up, down, wrapping bool
	by                 int
}

// directionBy works a direction out, with the step from one card to another.
func (e *Env) directionBy(r *dsl.Relation, up, down bool, step func(card, top cards.Kind) (int, bool)) (cards.Table,
	bool,
) {
	var t cards.Table
	pack := e.Sheet.Pack
	n := len(pack.Order)
	known := true
	for top := range pack.Mask().Each {
		for c := range (pack.Mask() & Suits(r.SuitRel, top)).Each {
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

// Card lists, for every top, the cards that one alternative of a phrase means. Where a phrase says
// nothing of the top every entry is the same. Phrases that speak of piles, of play or of what is
// not known have no table.
func (e *Env) Card(c *dsl.Card) (cards.Table, bool) {
	all := e.Sheet.Pack.Mask()
	switch {
	case c.Any, c.Count != "":
		return fill(all), true
	case c.Looser != "":
		var t cards.Table
		pack := e.Sheet.Pack
		for top := range cards.Kind(cards.Kinds) {
			for k := range (all & Suits(c.LooseSuit, top)).Each {
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
		v, ok := e.Atom(c.Atom, None, None)
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
		t, ok := e.Relation(w.Rel)
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

func fill(m cards.Mask) cards.Table {
	var t cards.Table
	for k := range t {
		t[k] = m
	}
	return t
}

// Cards is Card for a whole phrase: any of the first list but none of the second.
func (e *Env) Cards(any, but []*dsl.Card) (cards.Table, bool) {
	var t cards.Table
	known := true
	for _, c := range any {
		u, ok := e.Card(c)
		known = known && ok
		for k := range t {
			t[k] |= u[k]
		}
	}
	for _, c := range but {
		u, ok := e.Card(c)
		known = known && ok
		for k := range t {
			t[k] &^= u[k]
		}
	}
	return t, known
}
