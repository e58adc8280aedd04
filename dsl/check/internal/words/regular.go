package words

import (
	"fmt"
	"slices"
	"strings"

	"pat/dsl"
	"pat/dsl/internal/judge"
	"pat/dsl/rules"
)

// This file tells of what is regular but for one thing, in notes: foundations of which some have a
// line or cards that the others have not, a list of numbers or of bases one of which is out of
// step, a pile that the deal passes over, a line that was copied and not changed throughout.

// What tells here is likeness: a thing that is as all others but for one point. It is the weakest
// ground of all, so everything is a note.

// regular judges the foundations by each other, and the deal.
func (c *checker) regular() {
	var twins []*rules.Zone
	for _, z := range c.Sheet.OfKind(dsl.Foundations) {
		if c.begins(z) != "" && len(z.Arrivals((*rules.Arrival).Builds)) > 0 {
			twins = append(twins, z)
		}
	}
	if !c.Sheet.Broken {
		for _, z := range twins {
			c.suitsOfTwin(z, twins)
			c.basesOfTwin(z, twins)
		}
	}
	for _, step := range c.Sheet.Deals {
		if m, ok := step.(*rules.MoveStep); ok && !c.Blamed(m.Line) {
			c.outOfStep(m)
			c.someLaid(m.Line)
		}
	}
	for _, z := range c.Sheet.Zones {
		c.passedOver(z)
	}
	for _, z := range c.Sheet.Zones {
		c.basesInTurn(z)
		c.halfCopied(z)
	}
}

// begins is the one rank with which the piles of a zone begin, or "".
func (c *checker) begins(z *rules.Zone) string {
	l := rules.LineOf[*dsl.Base](z)
	if l == nil || len(l.Words) != 2 || l.Words[1].Type != dsl.TokRank {
		return ""
	}
	return l.Words[1].Value
}

// twin is the zone before another, or else behind it, that has as many piles and of which a
// question is answered with yes; nil if there is none.
//
// Twins have as many piles and begin with one rank; a single pile has no twin.
func (c *checker) twin(z *rules.Zone, among []*rules.Zone, asked func(*rules.Zone) bool) (found *rules.Zone) {
	for _, o := range among {
		like := o != z && o.Piles == z.Piles && z.Piles > 1
		if like && asked(o) && (found == nil || o.Index < z.Index) {
			found = o
		}
	}
	return found
}

// suitsOfTwin tells of foundations that are built in suit and do not say which suit goes where, as
// others like them do.
//
// For example `foundations up` with `suits spades hearts clubs diamonds` and `foundations down`
// without.
func (c *checker) suitsOfTwin(z *rules.Zone, among []*rules.Zone) {
	inSuit := func(l *dsl.Line) bool { return l.Lead() == "build" && strings.HasSuffix(l.Text(), "in suit") }
	twin := c.twin(z, among, func(o *rules.Zone) bool { return rules.LineOf[*dsl.Suits](o) != nil })
	if twin == nil || rules.LineOf[*dsl.Suits](z) != nil || !slices.ContainsFunc(z.Lines, inSuit) {
		return
	}
	if c.Own(twin) && z.Head.Pos.Filename != c.Main {
		return // the parent's are not new
	}
	says := rules.LineOf[*dsl.Suits](twin)
	d := c.Notef("unlike-twin", z.Head.Span, "`%s` says which suit each pile is for, and `%s` does not", twin.Title(),
		z.Title())
	d.Others = judge.Other(says.Span, "says it")
	judge.If(d, "its piles have them too", func() { c.OfferLine(d, z, says.Text()) })
}

// basesOfTwin tells of foundations whose bases the deal does not lay out, though it does those of
// others like them.
//
// Silent as soon as some step of the deal speaks of the zone, or of places that the game does not
// have.
func (c *checker) basesOfTwin(z *rules.Zone, among []*rules.Zone) {
	lays := map[*rules.Zone]*rules.MoveStep{}
	for _, step := range c.Sheet.Deals {
		m, ok := step.(*rules.MoveStep)
		if !ok {
			continue
		}
		nowhere := func(p *rules.Place) bool { return len(c.Piles(p, nil, rules.NoPile)) == 0 }
		if c.SpeaksOf(m.To, z) != nil || slices.ContainsFunc(m.To.Any, nowhere) {
			return
		}
		for _, o := range among {
			if m.What == rules.BaseCards && c.SpeaksOf(m.To, o) != nil {
				lays[o] = m
			}
		}
	}
	twin := c.twin(z, among, func(o *rules.Zone) bool {
		// two zones that name other suits, or in another order, are no twins
		a, b := rules.LineOf[*dsl.Suits](o), rules.LineOf[*dsl.Suits](z)
		return lays[o] != nil && (a == nil || b == nil || a.Text() == b.Text())
	})
	if twin == nil {
		return
	}
	at := lays[twin].Line
	d := c.Notef("unlike-twin", at.Span, "the bases of `%s` are laid out, and those of `%s` are not", twin.Title(),
		z.Title())
	d.Others = judge.Other(z.Head.Span, "begins in play")
	judge.If(d, "they lie there too", func() {
		text := "bases to " + z.Title()
		if z.Index < twin.Index {
			c.OfferFirst(d, at, text)
		} else if src := c.Sheet.Sources[at.Pos.Filename]; src != nil {
			d.Offer(src.Below(at.Span, text, "behind it"))
		}
	})
}

// someLaid tells of a step that lays out the cards by which foundations begin of one pack and not
// of the others, or all but one, though there is a pile for each: `4 aces to foundations` with two
// packs and `foundations 8`. Any other number is a choice of the game, as two of four aces.
func (c *checker) someLaid(l *dsl.Line) {
	if len(l.Words) != 4 || l.Words[0].Type != dsl.TokNumber || l.Words[1].Type != dsl.TokRank {
		return
	}
	z, rank := c.Sheet.Find(l.Words[3].Value), l.Words[1]
	n, each := dsl.Number(l.Words[0].Value), len(c.Sheet.Pack.Suits)
	all := c.Sheet.Pack.Decks * each
	if z == nil || z.Kind != dsl.Foundations || c.begins(z) != rank.Value {
		return
	}
	if n == 0 || n >= all || n%each != 0 && n != all-1 || z.Piles < all {
		return
	}
	says := func(o *dsl.Line) bool {
		return o != l && slices.ContainsFunc(o.Words, func(w dsl.Token) bool { return w.Value == rank.Value })
	}
	if slices.ContainsFunc(c.Sheet.Deal, says) {
		return
	}
	d := c.Notef("unlike-twin", l.Span, "%d of the %d %s are laid out, and the others are not, though there is a pile "+
		"for each", n, all, rank.Raw)
	if z.Head != nil {
		d.Others = judge.Other(z.Head.Span, dsl.Many(z.Piles, "pile"))
	}
	c.OfferIf(d, "they lie there too", l.Words[0].Span(), fmt.Sprint(all))
}

// mirrors are words of which each stands in one of two lines that say the same of two sides.
var mirrors = [][2]string{{"red", "black"}, {"up", "down"}, {"left", "right"}, {"above", "below"}}

// halfCopied tells of two lines with conditions, one under the other, that say the same of two
// sides, but for one word that should have been changed with the others.
//
// For example `spaces take red card when row is 1 and row of source is 2` and `spaces take black
// card when row is 2 and row of source is 2`: where a word becomes another, that other becomes it.
func (c *checker) halfCopied(z *rules.Zone) {
	for i, l := range z.Lines {
		if i == 0 || judge.GuardOf(l.Stmt) == nil {
			continue
		}
		was, is := phrases(z.Lines[i-1]), phrases(l)
		if l.Src != c.Sheet.Source() || z.Lines[i-1].Src != l.Src || len(was) != len(is) {
			continue
		}
		mirrored, to := false, map[string]string{} // what becomes what
		for k := range was {
			a, b := c.Text(was[k]), c.Text(is[k])
			if a != b {
				mirrored = mirrored || slices.ContainsFunc(mirrors, func(m [2]string) bool {
					return m == [2]string{a, b} || m == [2]string{b, a}
				})
				to[a] = b
			}
		}
		var left []dsl.Span // what stays, and is what another becomes
		meant := ""
		for k := range was {
			a, b := c.Text(was[k]), c.Text(is[k])
			for from, other := range to {
				if a == b && other == a {
					left, meant = append(left, is[k]), from
				}
			}
		}
		if !mirrored || len(left) != 1 || len(to) != 2 {
			continue
		}
		d := c.Notef("half-copied", left[0], "the line above says it of the other side, and here `%s` stayed as it was",
			c.Text(left[0]))
		d.Others = judge.Other(z.Lines[i-1].Span, "this line")
		judge.If(d, "the two sides are alike", func() { c.OfferWhole(d, left[0], meant) })
	}
}

// phrases are the words of a line, and the numbers that stand together in it.
func phrases(l *dsl.Line) (out []dsl.Span) {
	number := func(i int) bool { return i >= 0 && i < len(l.Words) && l.Words[i].Type == dsl.TokNumber }
	spans := func(i int) bool { return i > 0 && l.Words[i].Value == "to" && number(i-1) && number(i+1) }
	for i, w := range l.Words {
		if number(i) && (number(i-1) || i > 0 && spans(i-1)) || spans(i) {
			out[len(out)-1] = out[len(out)-1].To(w.Span())
		} else {
			out = append(out, w.Span())
		}
	}
	return out
}

// basesInTurn tells of a list of bases whose suits come in turn, again and again, but for one.
func (c *checker) basesInTurn(z *rules.Zone) {
	l := rules.LineOf[*dsl.Base](z)
	if l == nil {
		return
	}
	var suits []dsl.Token
	for i, w := range l.Words {
		if w.Type == dsl.TokSuit && l.Words[i-1].Value == "of" {
			suits = append(suits, w)
		}
	}
	n := len(c.Sheet.Pack.Suits)
	if len(suits) < 3*n || n < 2 {
		return
	}
	var odd []int
	for i := range suits {
		same := 0
		for k := i % n; k < len(suits); k += n {
			if suits[k].Value == suits[i].Value {
				same++
			}
		}
		if 2*same <= len(suits)/n {
			odd = append(odd, i)
		}
	}
	if len(odd) != 1 {
		return
	}
	i := odd[0]
	d := c.Notef("uneven-list", suits[i].Span(), "the suits of the list come in turn but for this")
	judge.If(d, "it does too", func() { c.OfferWhole(d, suits[i].Span(), suits[(i+n)%len(suits)].Value) })
}

// leastList is how many numbers show that one of them is out of step.
const leastList = 5

// outOfStep tells of a list of numbers that rise or fall by one, or rise and fall again, but for
// one. Without a stock all cards are dealt, and the sum tells a wrong number (package deal).
func (c *checker) outOfStep(m *rules.MoveStep) {
	var list []int
	for _, q := range m.Qty {
		n, ok := q.Digits()
		if !ok {
			return
		}
		list = append(list, n)
	}
	if len(list) < leastList || !c.Sheet.Declares(dsl.Stock) {
		return
	}
	k, n := odd(list)
	if n == 0 || k >= len(m.Line.Words) {
		return
	}
	at := m.Line.Words[k].Span()
	d := c.Notef("uneven-list", at, "all numbers of the list go on by one but this")
	judge.If(d, "it does too", func() { c.OfferWhole(d, at, fmt.Sprint(n)) })
}

// odd finds the one number of a list that must be another for all to go on by one; the other is 0
// where there is none.
//
// Each place of the list is tried with the number before it plus and minus one. The list may rise,
// fall, or be a mountain that is the same from both ends (1 2 3 2 1).
func odd(list []int) (at, is int) {
	even := func(ns []int, both bool) bool {
		ways := 0
		for i := 1; i < len(ns); i++ {
			step := ns[i] - ns[i-1]
			if step != 1 && step != -1 {
				return false
			}
			if i > 1 && step != ns[i-1]-ns[i-2] {
				ways++
			}
		}
		mirrored := func() bool {
			for i, n := range ns {
				if n != ns[len(ns)-1-i] {
					return false
				}
			}
			return true
		}
		return ways == 0 || both && ways == 1 && mirrored()
	}
	if even(list, true) {
		return 0, 0
	}
	for i := range list {
		near := list[max(0, i-1)]
		if i == 0 {
			near = list[1]
		}
		for _, n := range []int{near - 1, near + 1} {
			other := slices.Clone(list)
			if other[i] = n; n > 0 && even(other, true) {
				return i, n
			}
		}
	}
	return 0, 0
}

// passedOver tells of a pile to which the deal brings no card, though it does to those on both
// sides.
//
// For example `4 to each of tableau 1 to 3` and `4 to each of tableau 5 to 8`: pile 4 has none.
// Both neighbours must be dealt by different steps, for a step that leaves out one pile by its
// words means it. Of the first pile and the last, all others must be dealt, the two next to it by
// different steps.
func (c *checker) passedOver(z *rules.Zone) {
	if z.Rows > 1 || z.Picture != nil {
		return
	}
	by := map[int][]*rules.MoveStep{} // the steps that bring cards to each pile
	for _, step := range c.Sheet.Deals {
		m, ok := step.(*rules.MoveStep)
		if !ok || c.SpeaksOf(m.To, z) == nil {
			continue
		}
		if m.NewPile != nil {
			return
		}
		for _, p := range m.To.Any {
			for _, q := range c.Piles(p, z, rules.NoPile) {
				n := c.Layout.Piles[q].Number
				by[n] = append(by[n], m)
			}
		}
	}
	last := func(n int) *dsl.Line {
		if len(by[n]) == 0 {
			return nil
		}
		return by[n][len(by[n])-1].Line
	}
	for n := 1; n <= z.Piles; n++ {
		before, after, beside := last(n-1), last(n+1), "the piles beside it do"
		switch {
		case len(by) < z.Piles-1 || z.Piles < 4:
		case n == 1:
			before, after, beside = last(2), last(3), "all other piles do"
		case n == z.Piles:
			before, after, beside = last(n-1), last(n-2), "all other piles do"
		}
		if last(n) != nil || before == nil || after == nil || before == after {
			continue
		}
		if c.BlamedIn(lines(c.laying(z))) {
			return // its number is told already
		}
		d := c.Notef("passed-over", before.Span, "pile %d of `%s` gets no card, and %s", n, z.Title(), beside)
		d.Others = judge.Other(z.Head.Span, dsl.Many(z.Piles, "pile"))
		for k, w := range before.Words {
			if k > 1 && w.Value == fmt.Sprint(n-1) && before.Words[k-1].Value == "to" {
				judge.If(d, "it gets as many as they do", func() { c.OfferWhole(d, w.Span(), fmt.Sprint(n)) })
			}
		}
		if text := c.Serial(z.Title(), n); text != "" && before.Src == c.Sheet.Source() {
			judge.If(d, "ranks and piles go on together", func() {
				d.Offer(c.Sheet.Source().Below(before.Span, text, "behind it"))
			})
		}
		for _, s := range c.laying(z) {
			if c.nextPile(z, s.line) == n && s.from == s.to {
				d.Span = s.line.Span
				judge.If(d, "its cards go there", func() { c.OfferWhole(d, s.at, fmt.Sprint(n)) })
			}
		}
		return
	}
}

// A laid is a step of the deal that lays cards on the piles of a zone from one number to another.
type laid struct {
	line     *dsl.Line
	at       dsl.Span // of the numbers
	from, to int
}

// laying are the steps of the deal that go to a zone, each to piles that follow each other.
func (c *checker) laying(z *rules.Zone) (out []laid) {
	for _, step := range c.Sheet.Deals {
		m, ok := step.(*rules.MoveStep)
		if !ok || len(m.To.Any) != 1 || !m.To.Any[0].Of(z) || len(m.To.Any[0].Numbers) != 1 {
			continue
		}
		r := m.To.Any[0].Numbers[0]
		if from, to, written := r.Bounds(); written {
			out = append(out, laid{m.Line, r.Span, from, to})
		}
	}
	return out
}

// lines are those of some steps.
func lines(steps []laid) (out []*dsl.Line) {
	for _, s := range steps {
		out = append(out, s.line)
	}
	return out
}

// nextPile is the pile to which a step of a deal that goes on from pile to pile would go, where no
// step goes to that and this one to a pile that others serve, or that is not there; 0 where the
// steps do not go on so.
func (c *checker) nextPile(z *rules.Zone, l *dsl.Line) int {
	steps := c.laying(z)
	i := slices.IndexFunc(steps, func(s laid) bool { return s.line == l })
	if i < 0 {
		return 0
	}
	follows := func(k int) bool { return k > 0 && k < len(steps) && steps[k].from == steps[k-1].to+1 }
	n := 0
	switch last := len(steps) - 1; {
	case i > 0 && i < last && steps[i+1].from == steps[i-1].to+2:
		n = steps[i-1].to + 1
	case i > 0 && i == last && (follows(i-1) || steps[0].to > steps[0].from):
		n = steps[i-1].to + 1
	case i == 0 && follows(2):
		n = steps[1].from - 1
	}
	goes := func(n int) (times int) {
		for _, s := range steps {
			if s.from <= n && n <= s.to {
				times++
			}
		}
		return times
	}
	at := steps[i].from
	missing, spare := n >= 1 && n <= z.Piles && goes(n) == 0, at < 1 || at > z.Piles || goes(at) > 1
	if !missing || !spare {
		return 0
	}
	return n
}
