package prose

import (
	"strings"

	"pat/dsl"
	"pat/dsl/rules"
)

// compared tells how one thing stands.
func (t *teller) compared(c *dsl.Compare, not bool) fact {
	if list := c.OneOf(); list != nil {
		return t.oneOfThem(list, c.Negated() != not)
	}
	not = c.Negated() != not
	if c.State != nil {
		return t.stated(c, not)
	}
	if r := c.Left.Ref; r != nil {
		return t.cardIs(r, c, not)
	}
	if f, ok := t.tops(c, not); ok {
		return f
	}
	if a := c.Left.Value.Sole(); a != nil {
		if f, ok := t.atomIs(a, c, not); ok {
			return f
		}
	}
	return fact{subject: one(t.value(c.Left.Value)), verb: "be", not: not, rest: t.bounds(c)}
}

// oneOfThem tells comparisons of one thing of which one must hold: the pile is the second, the
// third or the fifth.
func (t *teller) oneOfThem(among []*dsl.Compare, not bool) fact {
	var rests, whole []string
	all, alike := t.compared(among[0], not), true
	for _, c := range among {
		f := t.compared(c, false)
		rests, whole = append(rests, f.rest), append(whole, t.compared(c, not).String())
		alike = alike && f.text == "" && f.subject == all.subject && f.verb == all.verb
	}
	switch {
	case alike:
		all.not, all.rest = not, dsl.Listed(rests, "or")
		return all
	case not:
		return fact{text: clauses(whole, "and")}
	}
	return fact{text: clauses(whole, "or")}
}

// tops tells what the cards on the pile that a card leaves and on the pile that it comes to have
// in common.
func (t *teller) tops(c *dsl.Compare, not bool) (fact, bool) {
	x, y := c.Left.Value.Sole(), c.Value.Sole()
	if x == nil || y == nil || x.Of != y.Of || c.ValueTo != nil {
		return fact{}, false
	}
	if t.say.both != t.arriving().both { // it is not said of a card that comes to a pile
		return fact{}, false
	}
	if x.Of != "rank" && x.Of != "suit" && x.Of != "colour" { // of cards, not of piles
		return fact{}, false
	}
	if !topOfSource(x) || !topOfPile(y) {
		x, y = y, x
	}
	if !topOfSource(x) || !topOfPile(y) {
		return fact{}, false
	}
	subject := many("the top cards of " + t.say.both)
	return fact{subject: subject, verb: "be", not: not, rest: "of the same " + x.Of}, true
}

// topOfSource reports whether an atom is a property of the top card of the pile that a card comes
// from.
func topOfSource(x *dsl.Atom) bool {
	return x.Ref != nil && x.Ref.Place != nil && x.Ref.Place.Source && x.Ref.Place.Which().End != "bottom"
}

// topOfPile reports whether an atom is a property of the top card of the pile that a rule speaks
// of.
func topOfPile(x *dsl.Atom) bool {
	if x.Ref == nil {
		return false
	}
	p := x.Ref.Place
	if p == nil || p.Pile == nil {
		return x.Ref.Top
	}
	return p.Pile.Side == "" && p.Which().End != "bottom"
}

// bounds is what a value is compared with: at most 3, from 2 to 4, the rank of the top card.
func (t *teller) bounds(c *dsl.Compare) string {
	switch {
	case c.Bound != "":
		return "at " + c.Bound + " " + t.value(c.BoundValue)
	case c.Card != nil:
		return t.card(c.Card, "").is
	case c.ValueTo != nil:
		return "from " + t.value(c.Value) + " to " + t.value(c.ValueTo)
	case c.Value != nil:
		return t.value(c.Value)
	}
	return "so"
}

// stated tells the state of a place or card.
func (t *teller) stated(c *dsl.Compare, not bool) fact {
	s := c.State
	r := c.Left.Ref
	switch {
	case r == nil:
		return fact{subject: one(t.value(c.Left.Value)), verb: "be", not: not, rest: "so"}
	case r.Place == nil:
		return t.stateOf(one(t.reference(r)), s, not)
	}
	p := r.Place
	switch {
	case s.Empty && not:
		return fact{subject: t.piles(p), verb: "be", not: true, rest: "empty"}
	case s.Empty, s.Full, s.Covered:
		return notAll(fact{subject: t.allOf(p), verb: "be", rest: t.state(s)}, not)
	case s.Sequence:
		return notAll(t.sequential(p, s), not)
	case p.Which().End != "":
		return notAll(t.stateOf(t.place(p), s, false), not)
	}
	if p.Which().Each && not {
		return fact{text: t.within(p, false, false) + " not " + t.stateOf(one("every card"), s, false).String()}
	}
	every := one("every card " + t.within(p, false, false))
	return notAll(t.stateOf(every, s, false), not)
}

// notAll turns a fact round: not all foundations are full.
func notAll(f fact, not bool) fact {
	if !not {
		return f
	}
	if strings.HasPrefix(f.subject.text, "each ") { // each of them is not so
		f.not = true
		return f
	}
	if f.subject.many || len(f.subject.text) > 5 && (f.subject.text[:5] == "every" || f.subject.text[:4] == "each") {
		f.subject.text = "not " + f.subject.text
		return f
	}
	f.not = true
	return f
}

// allOf is a place all piles of which are in a state.
func (t *teller) allOf(p *dsl.Place) np {
	if p.Zone != nil && len(p.Mods) == 0 {
		if len(p.Zone.Ranges) == 0 {
			return allOf(t.Sheet, p.Zone.Word)
		}
		if n := t.piles(p); n.many {
			return many("all of " + n.text)
		}
	}
	return t.piles(p)
}

func (t *teller) state(s *dsl.State) string {
	switch {
	case s.Empty:
		return "empty"
	case s.Full:
		return "full"
	case s.Face != "":
		return "face " + s.Face
	case s.Covered:
		return "covered"
	}
	return "where it belongs"
}

func (t *teller) stateOf(n np, s *dsl.State, not bool) fact {
	switch {
	case s.Home:
		return fact{subject: n, verb: "lie", not: not, rest: n.is("where it belongs", "where they belong")}
	case s.Face != "":
		return fact{subject: n, verb: "lie", not: not, rest: "face " + s.Face}
	case s.Sequence:
		return fact{subject: n, verb: "be", not: not, rest: "in sequence"}
	}
	return fact{subject: n, verb: "be", not: not, rest: t.state(s)}
}

// sequential tells that whole piles are sequences.
func (t *teller) sequential(p *dsl.Place, s *dsl.State) fact {
	u := t
	if z := t.ZoneOf(p, nil); z != nil {
		u = t.in(z)
	}
	what := "one " + u.sequence(s.Seq)
	if strings.Contains(what, ",") {
		what += ","
	}
	if p.Whole() && pilesIn(t.Sheet, p.Zone.Word) > 1 {
		n := pilesNoun(t.Sheet, p.Zone.Word)
		return fact{subject: one("every " + n.one), verb: "be", rest: "either empty or " + what + " and nothing else"}
	}
	return fact{subject: t.allOf(p), verb: "be", rest: "either empty or " + what + " and nothing else"}
}

// cardIs tells what sort of card one is.
func (t *teller) cardIs(r *dsl.CardRef, c *dsl.Compare, not bool) fact {
	n := one(t.reference(r))
	switch {
	case c.Card != nil && c.Card.Playable:
		where := "be played now"
		if c.Card.PlayOn != nil {
			where = "be played to " + t.target(c.Card.PlayOn) + " now"
		}
		return fact{subject: n, verb: "may", not: not, rest: where}
	case c.Card != nil:
		return fact{subject: n, verb: "be", not: not, rest: t.card(c.Card, "").is}
	case c.Value != nil && c.ValueTo == nil:
		return fact{subject: n, verb: "be", not: not, rest: t.valueCard(c.Value)}
	case c.Value != nil:
		return fact{subject: n, verb: "be", not: not, rest: "from " + t.value(c.Value) + " to " + t.value(c.ValueTo)}
	}
	return fact{subject: n, verb: "be", not: not, rest: t.bounds(c)}
}

// valueCard is a value as a sort of card: a king, of the rank of the top card.
func (t *teller) valueCard(v *dsl.Value) string {
	if x := v.Sole(); x != nil {
		switch {
		case x.OfSuit != nil || x.Rank != nil:
			return t.sorted(&dsl.CardSort{Rank: x.Rank, OfSuit: x.OfSuit}, "").is
		case x.Suit != nil:
			return suited(x.Suit.Name).is
		case x.Base:
			return "of the base rank"
		case x.Name != "":
			return t.cardNamed(&dsl.Card{Name: x.Name}).is
		}
	}
	if w, ok := t.constant(v); ok {
		if s, ok := t.valued(w); ok {
			return s.is
		}
	}
	if x := v.Terms[0]; len(v.Terms) == 1 && x.Shift != nil {
		return t.shifted(x.Shift, x.Atom, true)
	}
	if t.SortOf(v) == rules.Number {
		return "of the rank whose place is " + t.value(v)
	}
	return "of " + t.value(v)
}

// atomIs tells comparisons that have an idiom: the pile holds at least two cards, it is the
// second pass.
func (t *teller) atomIs(x *dsl.Atom, c *dsl.Compare, not bool) (fact, bool) {
	n, known := t.compareTo(c)
	equal := c.Bound == "" && c.ValueTo == nil // one value, and that exactly
	placed := x.Ref != nil && x.Ref.Place != nil
	switch {
	case equal && x.Of == "rank" && rankOnly(c.Value) != nil && !placed:
		what := t.say.card
		if x.Ref != nil {
			what = t.reference(x.Ref)
		}
		return fact{subject: one(what), verb: "be", not: not, rest: a(rankOnly(c.Value).Name)}, true
	case x.Count == "cards":
		return t.holds(x, c, n, known, not), true
	case x.Count == "spaces" && known:
		so := np{many: n != 1}
		return fact{text: "there " + so.is("is ", "are ") + t.comparison(c, n, not) + so.is(" space ", " spaces ") +
			t.within(x.In, true, false)}, true
	case x.Pass && known && c.ValueTo == nil:
		return t.passIs(c, n, not), true
	case x.Name != "" && t.Counter(x.Name) != nil:
		return fact{subject: one("the counter " + quoted(x.Name)), verb: "show", not: not, rest: t.bounds(c)}, true
	case x.Name != "" && t.Option(x.Name) != nil:
		o := t.Option(x.Name)
		subject := one("the option " + quoted(x.Name) + ", now " + t.Format(t.chosen(o)) + ",")
		return fact{subject: subject, verb: "be", not: not, rest: t.bounds(c)}, true
	case x.PileNo && known && c.Bound == "" && c.ValueTo == nil:
		return fact{subject: one(t.say.pile), verb: "be", not: not, rest: "the " + ordinal(n)}, true
	case known && c.Bound == "" && x.Ref == nil && ofPile(x):
		where := x.Of + " " + t.bounds(c)
		if c.ValueTo != nil {
			where = x.Of + "s " + t.value(c.Value) + " to " + t.value(c.ValueTo)
		}
		return fact{subject: one(t.say.pile), verb: "be", not: not, rest: "in " + where}, true
	}
	if x.Of != "" && c.Bound == "" && c.Value != nil && c.ValueTo == nil { // the same of another card
		if other, ok := strings.CutPrefix(t.value(c.Value), "the "+x.Of+" of "); ok {
			return fact{subject: one(t.atom(x)), verb: "be", not: not, rest: "that of " + other}, true
		}
	}
	return fact{}, false
}

// ofPile reports whether an atom tells where a pile stands.
func ofPile(x *dsl.Atom) bool { return x.Of == "row" || x.Of == "column" }

// rankOnly is a value that is a rank and no more.
func rankOnly(v *dsl.Value) *dsl.Rank {
	a := v.Sole()
	if a == nil || a.OfSuit != nil {
		return nil
	}
	return a.Rank
}

// compareTo is the number a value is compared with, if it is a plain one.
func (t *teller) compareTo(c *dsl.Compare) (int, bool) {
	v := c.Value
	if c.Bound != "" {
		v = c.BoundValue
	}
	if v == nil {
		return 0, false
	}
	w, ok := t.constant(v)
	return w.N, ok && w.Sort == rules.Number
}

// comparison is a number as it is compared: at least two, exactly two, not exactly two.
func (t *teller) comparison(c *dsl.Compare, n int, not bool) string {
	switch {
	case c.ValueTo != nil:
		text := "from " + t.value(c.Value) + " to " + t.value(c.ValueTo)
		if not {
			return "not " + text
		}
		return text
	case c.Bound == "least" && not:
		return "fewer than " + number(n)
	case c.Bound == "most" && not:
		return "more than " + number(n)
	case c.Bound != "":
		return "at " + c.Bound + " " + number(n)
	case not:
		return "not exactly " + number(n)
	case n == 0:
		return "no"
	}
	return "exactly " + number(n)
}

// holds compares the number of cards in a place.
func (t *teller) holds(x *dsl.Atom, c *dsl.Compare, n int, known, not bool) fact {
	place := t.place(x.In)
	noun := np{many: n != 1 || c.ValueTo != nil}.is(" card", " cards")
	if x.In.Which().End != "" {
		place = t.piles(x.In)
	}
	switch {
	case known && not && c.Bound == "" && c.ValueTo == nil:
		return fact{subject: place, verb: "hold", not: true, rest: "exactly " + number(n) + noun}
	case known:
		return fact{subject: place, verb: "hold", rest: t.comparison(c, n, not) + noun}
	}
	subject := one("the number of cards " + t.within(x.In, true, false))
	return fact{subject: subject, verb: "be", not: not, rest: t.bounds(c)}
}

// passIs compares the number of the pass.
func (t *teller) passIs(c *dsl.Compare, n int, not bool) fact {
	f := fact{subject: one("it"), verb: "be", not: not, rest: "the " + ordinal(n) + " pass"}
	switch {
	case c.Bound == "most" && n > 1:
		f.rest = "one of the first " + number(n) + " passes"
	case c.Bound == "least":
		f.rest = "the " + ordinal(n) + " pass or a later one"
	}
	return f
}
