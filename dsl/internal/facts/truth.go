package facts

import (
	"slices"

	"pat/dsl/cards"
	"pat/dsl/rules"
)

// What a condition can become. Nothing is played: a condition is judged by what may lie where at
// all, by the bounds of counters and passes, and by the options chosen.

// Verdict says which answers a condition can have.
type Verdict uint8

// A condition that cannot be false always holds, one that cannot be true never does. Both may be
// possible where nothing more is known, even if play shows only one.
const (
	CanTrue Verdict = 1 << iota
	CanFalse
	either = CanTrue | CanFalse
)

// not is the verdict on the contrary.
func (v Verdict) not() Verdict {
	return v&CanTrue<<1 | v&CanFalse>>1
}

// verdictOf is the verdict on what can be true, and can be false.
func verdictOf(canBe, canFail bool) Verdict {
	var v Verdict
	if canBe {
		v |= CanTrue
	}
	if canFail {
		v |= CanFalse
	}
	return v
}

// A View is a stage of the game in which conditions are judged: in the course of play, or when the
// deal is done. It is a value to be narrowed: the views of package facts are copies of one of the
// three below, in which more is known.
type View struct {
	*Setup
	counts []Amount // cards that may lie in each zone
	pass   Amount
	start  bool   // counters are as they start
	deal   bool   // in the course of the deal, where any card may lie anywhere
	play   *play  // the card that is played, where a condition is asked of one; else nil
	known  []fact // what holds whenever the condition is asked: a turn is asked of a stock with cards
	still  bool   // it is asked when nothing happens by itself any more: of what the player does

	// What is supposed to lie there; 0 where nothing is.
	onStock, atBottom cards.Mask // on top of the stock; at the bottom of the pile that is asked about
}

// InPlay is the view of the whole game: any number of the cards that may come to a zone may lie
// there.
func (g *Setup) InPlay() *View {
	v := &View{Setup: g, pass: Amount{1, g.Passes()}}
	for _, m := range g.Holds {
		v.counts = append(v.counts, Amount{0, g.Copies(m)})
	}
	return v
}

// InPass is the view of one pass of the game.
func (g *Setup) InPass(n int) *View {
	v := g.InPlay()
	v.pass = Exactly(n)
	return v
}

// AtStart is the view when the deal is done.
func (g *Setup) AtStart() *View {
	return &View{Setup: g, counts: g.Dealt.Total, pass: Exactly(1), start: true}
}

// InDeal is the view while the cards are dealt.
func (g *Setup) InDeal() *View {
	v := &View{Setup: g, pass: Exactly(1), deal: true}
	for range g.Sheet.Zones {
		v.counts = append(v.counts, Amount{0, g.Sheet.Pack.Size()})
	}
	return v
}

// Passes is the last pass there can be.
func (g *Setup) Passes() int {
	for _, m := range g.Sheet.Mays {
		if m.Name != "redeal" {
			continue
		}
		if m.Redeals != nil {
			if n, ok := g.Num(m.Redeals, rules.NoPile); ok {
				return 1 + n
			}
			return Lots
		}
		if m.Times == 0 {
			return Lots
		}
		return 1 + m.Times
	}
	return 1
}

// Guard judges the guard of a line; none always holds.
func (v *View) Guard(c *rules.Cond) Verdict {
	if c == nil {
		return CanTrue
	}
	return v.Cond(c)
}

// and2 is the verdict on two conditions that must both hold, of which each verdict is known and not
// whether they hang together: if either can fail, both can.
func and2(a, b Verdict) Verdict {
	return verdictOf(a&b&CanTrue != 0, (a|b)&CanFalse != 0)
}

// Cond judges a condition: one of its alternatives must hold, so its contrary is that all of theirs
// do. Alternatives that leave nothing out hold always, though each by itself may fail.
func (v *View) Cond(c *rules.Cond) Verdict {
	out := CanFalse
	for _, a := range c.Any {
		out = and2(out.not(), v.All(a).not()).not()
	}
	if out&CanFalse != 0 && v.exhausts(c) {
		return CanTrue
	}
	return out
}

// All judges a condition all of whose parts must hold. Parts that exclude each other make it false.
func (v *View) All(a *rules.AllOf) Verdict {
	out := CanTrue
	for _, t := range a.Tests {
		out = and2(out, v.Test(t))
	}
	if out&CanTrue != 0 && v.clash(append(v.facts(a), v.known...)) {
		return CanFalse
	}
	return out
}

// Test judges one question.
func (v *View) Test(t *rules.Test) Verdict {
	out, _ := v.ask(t)
	return v.narrowed(t, out)
}

// ask judges one question, and whether it may speak of a place that is not there: then the answer
// is no, under `not` too.
func (v *View) ask(t *rules.Test) (out Verdict, absent bool) {
	out = either
	switch q := t.Ask.(type) {
	case *rules.Cond:
		out = v.Cond(q)
	case *rules.PassIs:
		out = between(v.pass, Exactly(q.N), Exactly(q.N))
	case *rules.Count:
		out, absent = v.Count(q), v.mayLack(q.In.Any...)
	case *rules.Stands:
		out, absent = v.stands(q)
	case *rules.IsCard:
		out, absent = v.isCard(q)
	case *rules.Compare:
		out, absent = v.compare(q)
	case *rules.EachPile:
		if v.mayBeNone(q.Over) {
			return either, false
		}
		out, absent = v.ask(q.Test)
	}
	if t.Not {
		out = out.not()
	}
	if absent {
		out |= CanFalse
	}
	return out, absent
}

// mayBeNone reports whether some places may be no pile at all: what is asked of every one of them
// holds then.
func (v *View) mayBeNone(ps []*rules.Place) bool {
	return slices.ContainsFunc(ps, func(p *rules.Place) bool {
		return !p.Named() || p.Filled() || p.Other || p.Rest || !p.Written()
	})
}

// mayLack reports whether none of some places may be there: one that is written out always is, a
// neighbour, the source, or the pile of the same number may be missing, and so may the nearest.
func (v *View) mayLack(ps ...*rules.Place) bool {
	for _, p := range ps {
		switch p.Kind {
		case rules.Beside, rules.TheSource, rules.OwnNumber:
			continue
		}
		if p.Pick == 0 && p.Written() {
			return false
		}
	}
	return true
}

// cardsIn is how many cards may lie in a place: as many as in its zones, unless it speaks of the
// ends of piles or of bounded ones. Where it is narrowed to some of the piles, none may be in
// these.
func (v *View) cardsIn(p *rules.Place) Amount {
	if !p.Named() {
		return Amount{0, v.Copies(v.Pack())}
	}
	out, whole := Amount{}, p.Whole()
	for _, z := range p.Zones {
		n := v.counts[z.Index]
		if !whole {
			n.Lo = 0
		}
		if most := v.Most(z); p.End != 0 {
			n.Hi = min(n.Hi, z.Piles)
		} else if most > 0 {
			n.Hi = min(n.Hi, most*z.Piles)
		}
		if p.Each { // asked of one pile after another
			if most := v.Most(z); p.End != 0 {
				n.Hi = min(n.Hi, 1)
			} else if most > 0 {
				n.Hi = min(n.Hi, most)
			}
			out = Amount{0, max(out.Hi, n.Hi)}
			continue
		}
		out = out.Plus(n)
	}
	return out
}

// Most is the number of cards that a pile holds by `at most` or because it is a cell; 0 for any
// number: steps lay down as many as they say.
func (v *View) Most(z *rules.Zone) int {
	most, _ := z.Bound()
	n, _ := v.Num(most, rules.NoPile)
	if n > 0 && v.LaidOn(z) {
		return 0
	}
	return n
}

// kindsIn are the kinds of card that may lie in a place.
func (v *View) kindsIn(p *rules.Place) cards.Mask {
	if !p.Named() || v.deal {
		return v.Pack()
	}
	var m cards.Mask
	for _, z := range p.Zones {
		switch {
		case v.start:
			m |= v.Dealt.Kinds[z.Index]
		case p.End < 0:
			m |= v.bottoms(z)
		default:
			m |= v.Holds[z.Index]
		}
	}
	return m
}

// Count judges `3 kings in discard`: it bounds how many there may be, and compares that with how
// many are asked for.
func (v *View) Count(t *rules.Count) Verdict {
	n := Amount{}
	all := 0 // what `all` means
	byPile := t.In.Each()
	switch {
	case t.Spaces && byPile: // one pile after another is asked about
		n.Hi, all = 1, 1
	// when the deal is done the piles are known one by one
	case t.Spaces && v.start && !slices.ContainsFunc(t.In.Any, func(p *rules.Place) bool { return !p.Whole() }):
		for _, p := range t.In.Any {
			for _, q := range v.Piles(p, nil, rules.NoPile) {
				all++
				if v.Dealt.Piles[q].Hi == 0 {
					n.Lo++
				}
				if v.Dealt.Piles[q].Lo == 0 {
					n.Hi++
				}
			}
		}
	case t.Spaces: // in play a zone to which nothing comes is all spaces
		for _, p := range t.In.Any {
			n.Hi += len(v.Piles(p, nil, rules.NoPile))
			if p.Named() && v.cardsIn(p).Hi == 0 && !p.Narrowed() {
				n.Lo += len(v.Piles(p, nil, rules.NoPile))
			}
		}
		all = n.Hi
	default: // of named cards no more than the pack has, and none for certain
		m, exact := v.Pack(), true
		if t.Cards != nil {
			tb := v.TableOf(t.Cards, rules.NoPile)
			m, exact = tb.Empty, tb.Constant()
			switch {
			case !exact && v.play != nil && tb.Exact:
				m = tb.On[v.play.card] & v.Pack()
			case !exact:
				m = v.Pack()
			}
		}
		all = v.Copies(m)
		for _, p := range t.In.Any {
			in := v.cardsIn(p)
			in.Hi = min(in.Hi, v.Copies(m&v.kindsIn(p)))
			if t.Cards != nil {
				in.Lo = 0
			}
			if n = n.Plus(in); byPile {
				n = Amount{0, max(n.Hi, in.Hi)}
			}
		}
		n.Hi = min(n.Hi, all)
		n.Lo = min(n.Lo, n.Hi)
		if t.All && !exact {
			return either
		}
	}
	lo, hi := v.Bounds(t, all)
	return between(n, lo, hi)
}

// Bounds are the numbers that a count asks for, of so many in all.
func (v *View) Bounds(t *rules.Count, all int) (lo, hi Amount) {
	lo, hi = Exactly(0), Exactly(Lots)
	switch {
	case t.All:
		lo = Exactly(all)
	case t.Lo != nil:
		lo = v.number(t.Lo)
	default:
		hi = v.number(t.Hi)
	}
	return lo, hi
}

// ends are the values that a comparison asks for; not ok where nothing is known of one.
func (v *View) ends(b rules.Bounds) (lo, hi Amount, ok bool) {
	lo, hi, ok = Exactly(-Lots), Exactly(Lots), true
	if b.Lo != nil {
		lo, ok = v.value(b.Lo)
	}
	if b.Hi != nil {
		more := false
		hi, more = v.value(b.Hi)
		ok = ok && more
	}
	return lo, hi, ok
}

// number is what a number of a line may be.
func (v *View) number(n *rules.Expr) Amount {
	if k, ok := n.Sole().(*rules.Counter); ok {
		return v.counterRange(k)
	}
	if x, ok := v.Num(n, rules.NoPile); ok {
		return Exactly(x)
	}
	return Amount{-Lots, Lots}
}

// counterRange is what a counter may be: at the start one value, later any it can have.
func (v *View) counterRange(k *rules.Counter) Amount {
	if v.start {
		return v.dealtOut(k)
	}
	return Amount{k.Lo, k.Hi}
}

// between judges lo ≤ n ≤ hi, all three known within bounds: it can be true if some numbers within
// them make it so, and must be if all do.
func between(n, lo, hi Amount) Verdict {
	canBe := n.Hi >= lo.Lo && n.Lo <= hi.Hi && lo.Lo <= hi.Hi
	must := n.Lo >= lo.Hi && n.Hi <= hi.Lo
	return verdictOf(canBe, !must)
}

// stands judges how a place stands.
func (v *View) stands(t *rules.Stands) (out Verdict, absent bool) {
	p := t.Ref.Place
	switch {
	case p == nil:
		return either, false
	case v.play != nil && t.Is == rules.IsEmpty && p.Kind == rules.ThePile && !p.Narrowed():
		return verdictOf(v.play.top == rules.None, v.play.top != rules.None), false
	}
	out = either
	wholePiles := p.End == 0 && !p.Filled() && !p.Other && !p.Rest
	if p.Named() && wholePiles && t.Is == rules.IsEmpty {
		out = between(v.cardsIn(p), Exactly(0), Exactly(0))
	}
	if p.Named() && !p.Narrowed() {
		out = v.lies(t, p, out)
	}
	return out, v.mayLack(p)
}

// compare judges a comparison of values, and whether it may speak of what is not there.
func (v *View) compare(t *rules.Compare) (out Verdict, absent bool) {
	if v.itsOwn(t) {
		return CanTrue, false
	}
	out = CanFalse
	n, ok := v.value(t.Left)
	ns, some := v.properties(t.Left)
	for _, b := range t.In {
		x := either
		lo, hi, known := v.ends(b)
		switch {
		case ok && known:
			x = between(n, lo, hi)
		case some && known: // of a card that may not be there
			x, absent = 0, true
			for _, n := range ns {
				x |= between(Exactly(n), lo, hi)
			}
		default:
			absent = true
		}
		out = (out|x)&CanTrue | out&x&CanFalse
	}
	return out, absent
}

// itsOwn reports whether a value is compared with itself.
func (v *View) itsOwn(t *rules.Compare) bool {
	with := t.In[0].Lo
	if with == nil {
		with = t.In[0].Hi
	}
	one := len(t.In) == 1 && (t.In[0].One() || t.In[0].Lo == nil || t.In[0].Hi == nil)
	return one && !v.absentIn(t) && v.Text(with.Span) == v.Text(t.Left.Span)
}

// value is what a value may be; not ok where nothing is known of it. Words that an option has for
// choices count from a number on that no number of a rule comes to: they are equal to themselves
// alone.
func (v *View) value(x *rules.Expr) (Amount, bool) {
	if v.play != nil {
		if val, ok := v.Env(v.play.pile).Value(x, v.play.card, v.play.top); ok && val.Sort != rules.Text {
			return Exactly(val.N), true
		}
		if _, ok := x.Sole().(*rules.PileNumber); ok {
			return Amount{1, v.play.zone.Piles}, true
		}
	}
	if len(x.Terms) != 1 {
		return Amount{}, false
	}
	t := x.Terms[0]
	n := Amount{}
	switch a := t.Atom.(type) {
	case *rules.PassNumber:
		n = v.pass
	case *rules.Counter:
		n = v.counterRange(a)
	case *rules.TheHands:
		n = Amount{0, v.handsMost()}
	case *rules.Worth:
		if a.Ref == nil || a.Ref.Of != rules.CardOf {
			return Amount{}, false
		}
		of, ok := v.worthIn(a.Ref.Place)
		if !ok {
			return Amount{}, false
		}
		n = of
	case *rules.Tally:
		switch {
		case !a.Spaces && !a.In.Named():
			return Amount{}, false
		case !a.Spaces:
			n = v.cardsIn(a.In)
		case a.In.Each:
			n = Amount{0, 1}
		default:
			n = Amount{0, len(v.Piles(a.In, nil, rules.NoPile))}
		}
	default:
		val, ok := v.Env(rules.NoPile).Atom(a, rules.None, rules.None)
		switch {
		case !ok:
			return Amount{}, false
		case val.Sort == rules.Text:
			place, _ := v.Sheet.Choice(val.Text)
			n = Exactly(Lots/2 + place)
		default:
			n = Exactly(val.N)
		}
	}
	if t.Shift != 0 {
		if t.Sort != rules.Number {
			return Amount{}, false
		}
		n = n.Plus(Exactly(t.Shift))
	}
	return n, true
}

// InTheDeal says where a view looks, if that is not the play.
func (v *View) InTheDeal() string {
	if v.deal {
		return " in the deal"
	}
	return ""
}

// NeverComes reports whether play has fewer passes than a number; in the deal none is counted.
func (v *View) NeverComes(pass int) bool { return v.pass.Hi < pass && !v.deal }
