package prose

import (
	"strings"

	"pat/dsl"
	"pat/dsl/rules"
)

// This file answers how a comparison is written: `pass is at least 2`, `rank of top of waste is
// king`, `cards in waste is 3 to 5`, `tableau full`. Many comparisons have an idiom, and those are
// looked for first (tops, atomIs); what has none is "the value is so much".

// compared tells how one value stands.
func (t *teller) compared(c *rules.Compare, not bool) fact {
	if len(c.In) > 1 {
		return t.oneOfThem(c, not)
	}
	b := c.In[0]
	if f, ok := t.tops(c.Left.Sole(), b, not); ok {
		return f
	}
	if a := c.Left.Sole(); a != nil {
		if f, ok := t.atomIs(a, b, not); ok {
			return f
		}
	}
	return fact{subject: one(t.value(c.Left)), verb: "be", not: not, rest: t.bounds(b)}
}

// oneOfThem tells comparisons of one thing of which one must hold: the pile is the second, the
// third or the fifth. Where the parts have one subject and verb they share them; where not, each is
// told in full. That one of them holds is denied by denying all: not this, and not that.
func (t *teller) oneOfThem(c *rules.Compare, not bool) fact {
	among := func(b rules.Bounds) *rules.Compare {
		return &rules.Compare{Left: c.Left, In: []rules.Bounds{b}}
	}
	var rests, whole []string
	all, alike := t.compared(among(c.In[0]), not), true
	for _, b := range c.In {
		f := t.compared(among(b), false)
		rests, whole = append(rests, f.rest), append(whole, t.compared(among(b), not).String())
		alike = alike && f.text == "" && f.subject == all.subject && f.verb == all.verb
	}
	switch {
	case alike:
		all.not, all.rest = not, eitherOf(rests)
		return all
	case not:
		return fact{text: clauses(whole, "and")}
	}
	return fact{text: clauses(whole, "or")}
}

// eitherOf lists what one of is so. Where they differ in their last words alone, and two or more go
// before, these are said once: in row 1, 3 or 5.
func eitherOf(rests []string) string {
	lead := rests[0][:strings.LastIndex(rests[0], " ")+1]
	var ends []string
	for _, r := range rests {
		end, ok := strings.CutPrefix(r, lead)
		if !ok || strings.Contains(end, " ") || strings.Count(lead, " ") < 2 {
			return dsl.Listed(rests, "or")
		}
		ends = append(ends, end)
	}
	return lead + dsl.Listed(ends, "or")
}

// tops tells what the cards on the pile that a card leaves and on the pile that it comes to have in
// common. `rank of top of source is rank of top` is the same question as the one turned round, so
// both are tried: "the top cards of the two piles are of the same rank".
func (t *teller) tops(left rules.Atom, b rules.Bounds, not bool) (fact, bool) {
	if !b.One() || t.say.both != t.arriving().both { // it is not said of a card that comes to a pile
		return fact{}, false
	}
	x, ok := left.(*rules.Property)
	y, too := b.Lo.Sole().(*rules.Property)
	if !ok || !too || x.Of != y.Of {
		return fact{}, false
	}
	if !topOfSource(x.Ref) || !topOfPile(y.Ref) {
		x, y = y, x
	}
	if !topOfSource(x.Ref) || !topOfPile(y.Ref) {
		return fact{}, false
	}
	subject := many("the top cards of " + t.say.both)
	return fact{subject: subject, verb: "be", not: not, rest: "of the same " + property(x.Of)}, true
}

// topOfSource reports whether a card is the top card of the pile that a card comes from.
func topOfSource(r *rules.Ref) bool {
	return r != nil && r.Of == rules.CardOf && r.Place.Kind == rules.TheSource && r.Place.End >= 0
}

// topOfPile reports whether a card is the top card of the pile that a rule speaks of.
func topOfPile(r *rules.Ref) bool {
	switch {
	case r == nil:
		return false
	case r.Of == rules.CardOf:
		return r.Place.Kind == rules.ThePile && r.Place.End >= 0
	}
	return r.Of == rules.TopCard
}

// bounds is what a value is compared with: at most 3, from 2 to 4, the rank of the top card.
func (t *teller) bounds(b rules.Bounds) string {
	switch {
	case b.Hi == nil:
		return "at least " + t.value(b.Lo)
	case b.Lo == nil:
		return "at most " + t.value(b.Hi)
	case !b.One():
		return "from " + t.value(b.Lo) + " to " + t.value(b.Hi)
	}
	return t.value(b.Lo)
}

// stated tells the state of a place or card. A state of several piles or cards is one of all of
// them, so its contrary is that not all are: `not reserve face up` is "not every card in the
// reserve lies face up". `not empty` is the exception: it is said of the place as a whole.
func (t *teller) stated(c *rules.Stands, not bool) fact {
	p := c.Ref.Place
	if p == nil {
		return t.stateOf(one(t.reference(c.Ref)), c.Is, not)
	}
	switch {
	case c.Is == rules.IsEmpty && not:
		return fact{subject: t.piles(p), verb: "be", not: true, rest: "empty"}
	case c.Is == rules.IsEmpty, c.Is == rules.IsFull, c.Is == rules.IsCovered:
		return notAll(fact{subject: t.allOf(p), verb: "be", rest: states[c.Is]}, not)
	case c.Is == rules.InSequence:
		return notAll(t.sequential(p, c.Seq), not)
	case p.End != 0:
		return notAll(t.stateOf(t.place(p), c.Is, false), not)
	}
	if p.Each && not {
		return fact{text: t.within(p, false, false) + " not " + t.stateOf(one("every card"), c.Is, false).String()}
	}
	every := one("every card " + t.within(p, false, false))
	return notAll(t.stateOf(every, c.Is, false), not)
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
	if f.subject.many || strings.HasPrefix(f.subject.text, "every ") {
		f.subject.text = "not " + f.subject.text
		return f
	}
	f.not = true
	return f
}

// allOf is a place all piles of which are in a state.
func (t *teller) allOf(p *rules.Place) np {
	if p.Word != "" && !p.Narrowed() {
		if len(p.Numbers) == 0 {
			return allOf(t.Sheet, p.Word)
		}
		if n := t.piles(p); n.many {
			return many("all of " + n.text)
		}
	}
	return t.piles(p)
}

// states are the states of a place or card.
var states = [...]string{
	rules.IsEmpty: "empty", rules.IsFull: "full", rules.FaceUp: "face up", rules.FaceDown: "face down",
	rules.IsCovered: "covered", rules.AtHome: "where it belongs", rules.InSequence: "in sequence",
}

// stateOf chooses the verb: a card lies face up, a pile is full.
func (t *teller) stateOf(n np, s rules.State, not bool) fact {
	switch s {
	case rules.AtHome:
		return fact{subject: n, verb: "lie", not: not, rest: n.is(states[s], "where they belong")}
	case rules.FaceUp, rules.FaceDown:
		return fact{subject: n, verb: "lie", not: not, rest: states[s]}
	}
	return fact{subject: n, verb: "be", not: not, rest: states[s]}
}

// sequential tells that whole piles are sequences. An empty pile counts as a sequence in the
// language, which has to be said. What `sequence` alone means hangs on the build lines of the zone
// that is asked, not on those of the rule.
func (t *teller) sequential(p *rules.Place, q *rules.Seq) fact {
	u := t
	if p.Named() {
		u = t.in(p.Zones[0])
	}
	what := "one " + u.sequence(q)
	if strings.Contains(what, ",") {
		what += ","
	}
	if p.Whole() && pilesIn(t.Sheet, p.Word) > 1 {
		n := pilesNoun(t.Sheet, p.Word)
		return fact{subject: one("every " + n.one), verb: "be", rest: "either empty or " + what + " and nothing else"}
	}
	return fact{subject: t.allOf(p), verb: "be", rest: "either empty or " + what + " and nothing else"}
}

// cardIs tells what sort of card one is.
func (t *teller) cardIs(c *rules.IsCard, not bool) fact {
	n := one(t.reference(c.Ref))
	w, ok := c.Card.Is.(*rules.PlayableCard)
	switch {
	case ok && w.On != nil:
		return fact{subject: n, verb: "may", not: not, rest: "be played to " + t.target(w.On) + " now"}
	case ok:
		return fact{subject: n, verb: "may", not: not, rest: "be played now"}
	}
	return fact{subject: n, verb: "be", not: not, rest: t.card(c.Card, "").is}
}

// atomIs tells comparisons that have an idiom: the pile holds at least two cards, it is the second
// pass. Two things of a sort are compared without saying it twice: "the row of the pile it comes
// from is that of the place".
func (t *teller) atomIs(x rules.Atom, b rules.Bounds, not bool) (fact, bool) {
	n, known := t.compareTo(b)
	equal := b.One() // one value, and that exactly
	open := b.Lo == nil || b.Hi == nil
	same := "" // what is compared with that of another card
	switch a := x.(type) {
	case *rules.Tally:
		if !a.Spaces {
			return t.holds(a.In, b, n, known, not), true
		}
		if known {
			so := np{many: n != 1}
			return fact{text: "there " + so.is("is ", "are ") + t.comparison(b, n, not) + so.is(" space ", " spaces ") +
				t.within(a.In, true, false)}, true
		}
	case *rules.TheHands:
		return fact{subject: many("the hands together"), verb: "count", not: not, rest: t.bounds(b)}, true
	case *rules.Worth:
		return fact{subject: t.counting(a), verb: "count", not: not, rest: t.bounds(b)}, true
	case *rules.PassNumber:
		if known && (equal || open) {
			return t.passIs(b, n, not), true
		}
	case *rules.Counter:
		return fact{subject: one("the counter " + quoted(a.Name)), verb: "show", not: not, rest: t.bounds(b)}, true
	case *rules.Option:
		subject := one("the option " + quoted(a.Name) + ", now " + t.Format(t.chosen(a)) + ",")
		return fact{subject: subject, verb: "be", not: not, rest: t.bounds(b)}, true
	case *rules.PileNumber:
		if known && equal {
			return fact{subject: one(t.say.pile), verb: "be", not: not, rest: "the " + ordinal(n)}, true
		}
	case *rules.LineNumber:
		same = rowOr(a.Column)
		where := ""
		switch from, to, written := (rules.Stretch{From: b.Lo, To: b.Hi}).Bounds(); {
		case equal && (known || isName(b.Lo.Sole()) || isPass(b.Lo.Sole())):
			where = t.numbered(same, b.Lo, "")
		case known && !open && written && to == from+1:
			where = same + " " + digit(from) + " or " + digit(to)
		case known && !open:
			where = same + "s " + t.value(b.Lo) + " to " + t.value(b.Hi)
		}
		if where != "" {
			return fact{subject: one(t.whereCardLies(a.Ref)), verb: "be", not: not, rest: "in " + where}, true
		}
	case *rules.PileSuit:
		same = property(rules.SuitSort)
	case *rules.Property:
		same = property(a.Of)
		if f, ok := t.sortIs(a, b, not); ok {
			return f, true
		}
	}
	if same != "" && equal {
		if other, ok := strings.CutPrefix(t.value(b.Lo), "the "+same+" of "); ok {
			return fact{subject: one(t.atom(x)), verb: "be", not: not, rest: "that of " + other}, true
		}
	}
	return fact{}, false
}

// sortIs tells that a card is of a rank or suit that is written out: the card is a king, the top
// card of the pile is a heart.
func (t *teller) sortIs(x *rules.Property, b rules.Bounds, not bool) (fact, bool) {
	if !b.One() {
		return fact{}, false
	}
	is, ok := b.Lo.Sole().(*rules.Constant)
	if !ok || is.Sort != x.Of {
		return fact{}, false
	}
	s, ok := t.valued(is.Value)
	if !ok {
		return fact{}, false
	}
	what := t.say.card
	if x.Ref != nil {
		what = t.reference(x.Ref)
	}
	return fact{subject: one(what), verb: "be", not: not, rest: s.is}, true
}

// compareTo is the number a value is compared with, if it is a plain one.
func (t *teller) compareTo(b rules.Bounds) (int, bool) {
	v := b.Lo
	if v == nil {
		v = b.Hi
	}
	w, ok := t.constant(v)
	return w.N, ok && w.Sort == rules.Number
}

// comparison is a number as it is compared: at least two, exactly two, not exactly two. n is the
// one bound that there is; of two, bounds writes both.
func (t *teller) comparison(b rules.Bounds, n int, not bool) string {
	switch {
	case b.Hi == nil && not:
		return "fewer than " + number(n)
	case b.Hi == nil:
		return "at least " + number(n)
	case b.Lo == nil && not:
		return "more than " + number(n)
	case b.Lo == nil:
		return "at most " + number(n)
	case !b.One() && not:
		return "not " + t.bounds(b)
	case !b.One():
		return t.bounds(b)
	case not:
		return "not exactly " + number(n)
	case n == 0:
		return "no"
	}
	return "exactly " + number(n)
}

// holds compares the number of cards in a place.
func (t *teller) holds(in *rules.Place, b rules.Bounds, n int, known, not bool) fact {
	place := t.place(in)
	if in.End != 0 {
		place = t.piles(in)
	}
	stretch := b.Lo != nil && b.Hi != nil && !b.One()
	noun := np{many: n != 1 || stretch}.is(" card", " cards")
	switch {
	case known && not && b.One():
		return fact{subject: place, verb: "hold", not: true, rest: "exactly " + number(n) + noun}
	case known:
		return fact{subject: place, verb: "hold", rest: t.comparison(b, n, not) + noun}
	}
	subject := one("the number of cards " + t.within(in, true, false))
	return fact{subject: subject, verb: "be", not: not, rest: t.bounds(b)}
}

// passIs compares the number of the pass.
func (t *teller) passIs(b rules.Bounds, n int, not bool) fact {
	f := fact{subject: one("it"), verb: "be", not: not, rest: "the " + ordinal(n) + " pass"}
	switch {
	case b.Lo == nil && n > 1:
		f.rest = "one of the first " + number(n) + " passes"
	case b.Hi == nil:
		f.rest = "the " + ordinal(n) + " pass or a later one"
	}
	return f
}
