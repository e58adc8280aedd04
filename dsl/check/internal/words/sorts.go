package words

import (
	"fmt"
	"slices"
	"strings"

	"pat/dsl"
	"pat/dsl/cards"
	"pat/dsl/internal/judge"
	"pat/dsl/rules"
)

// This file answers what may be compared with what. Values have a sort: number, rank, suit, colour,
// or the word of an option. The language writes ranks as words and numbers as digits, and most
// slips here are one for the other.

// sorts judges what is compared with what: numbers, ranks, suits, colours, choices. A number may
// stand for the place of a rank or suit; nothing else may stand for another.
func (c *checker) sorts() {
	for _, o := range c.Sheet.Options {
		c.choices(o)
	}
	for _, l := range c.Lines {
		judge.Each(l.Nodes, func(n *dsl.Num) { c.numeric(n.Name, n.Span) })
		judge.Each(l.Nodes, func(n *dsl.Index) { c.numeric(n.Name, n.Span) })
		judge.Each(l.Nodes, c.cardSort)
		judge.Each(l.Nodes, c.compared)
		judge.Each(l.Nodes, c.boundRound)
		judge.Each(l.Nodes, c.rankLess)
		if t, ok := l.Stmt.(*dsl.SetStep); ok {
			c.setTo(t)
		}
	}
	c.points()
}

// points judges what a score adds up: numbers, some of which change.
//
// The finding `no-effect` is for a score in which nothing changes: written numbers, or 0 times
// something.
func (c *checker) points() {
	s := c.Sheet.Score
	if s == nil {
		return
	}
	changes := false
	for _, p := range s.Points {
		if p.Value.Sort != rules.Number {
			d := c.Errorf("mixed-sorts", p.Value.Span, "`%s` is %s, and points are numbers", c.Text(p.Value.Span),
				p.Value.Sort)
			c.OfferGone(d)
			return
		}
		_, fixed := p.Value.Digits()
		changes = changes || !fixed && p.Times != 0
	}
	if !changes {
		d := c.Warnf("no-effect", s.Line.Span, "the score is always the same: nothing that it counts changes in play")
		d.Help = "it counts, for example, `5 times cards on foundations minus 52`"
	}
}

// setTo judges the value that a counter is given.
func (c *checker) setTo(t *dsl.SetStep) {
	k := c.Sheet.Counter(t.Name)
	if k == nil {
		return
	}
	if s := c.Sheet.SortOf(t.Value); !agree(k.Sort, s) {
		c.Errorf("mixed-sorts", t.Value.Span, "the counter `%s` is %s, `%s` is %s", t.Name, k.Sort,
			c.Text(t.Value.Span), s)
		return
	}
	if n, ok := plainNumber(t.Value); ok && k.Sort == rules.Number && (n < k.Lo || n > k.Hi) {
		d := c.Errorf("bad-number", t.Value.Span, "`%d` is no value of `%s`, which goes from %d to %d", n, k.Name,
			k.Lo, k.Hi)
		d.Others = c.given(k.Name)
		for _, v := range []int{k.Lo, k.Hi} {
			c.OfferText(d, t.Value.Span, fmt.Sprint(v))
		}
	}
}

// choices judges the values of an option: of one sort, each once.
func (c *checker) choices(o *rules.Option) {
	t, ok := o.Line.Stmt.(*dsl.Option)
	if !ok {
		return
	}
	for i, v := range o.Choices {
		if v.Sort != o.Choices[0].Sort {
			d := c.Errorf("mixed-sorts", t.Choices[i].Span, "the choices of `%s` are not of one sort: `%s` is %s, "+
				"`%s` is %s", o.Name,
				c.Text(t.Choices[0].Span), o.Choices[0].Sort, c.Text(t.Choices[i].Span), v.Sort)
			d.Help = "choices are numbers only, ranks only, suits only or names only"
			return
		}
		if slices.Contains(o.Choices[:i], v) {
			d := c.Warnf("no-effect", t.Choices[i].Span, "`%s` stands twice among the choices of `%s`",
				c.Text(t.Choices[i].Span), o.Name)
			c.OfferPart(d)
			return
		}
	}
}

// numeric judges a name where a number is wanted.
//
// For example `turn draw to waste` with `option draw easy or hard`.
func (c *checker) numeric(name string, at dsl.Span) {
	if name == "" || !c.valued(name) {
		return
	}
	if s := c.Sheet.SortOfAtom(&dsl.Atom{Name: name}); s != rules.Number {
		d := c.Errorf("mixed-sorts", at, "`%s` is %s, and here a number is wanted", name, s)
		d.Others = c.given(name)
	}
}

// given is the place where a name is given.
func (c *checker) given(name string) []dsl.Label {
	if o := c.Sheet.Option(name); o != nil {
		return judge.Other(o.Line.Span, "given here")
	}
	if k := c.Sheet.Counter(name); k != nil {
		return judge.Other(k.Line.Span, "given here")
	}
	return nil
}

// cardSort judges what stands for cards without being the name of any.
func (c *checker) cardSort(k *dsl.Card) {
	s := rules.RankSort
	switch {
	case k.Name != "" && c.valued(k.Name):
		s = c.Sheet.SortOfAtom(&dsl.Atom{Name: k.Name})
	case k.Shift != nil:
		s = c.Sheet.SortOfAtom(k.Atom)
	}
	if s == rules.Text || s == rules.ColourSort {
		c.Errorf("mixed-sorts", k.Span, "`%s` is %s and names no cards", c.Text(k.Span), s)
	}
}

// agree reports whether values of two sorts can be compared.
//
// A number agrees with a rank, for it means the rank at that place of the pack.
func agree(a, b rules.Sort) bool {
	if a == b {
		return true
	}
	number := func(x, y rules.Sort) bool { return x == rules.Number && (y == rules.RankSort || y == rules.SuitSort) }
	return number(a, b) || number(b, a)
}

// compared judges a comparison.
//
// One list is judged at once (`card is 4 or 7`), else each of its values by itself.
func (c *checker) compared(t *dsl.Compare) {
	left := c.Text(t.Left.Span)
	if len(t.List) > 0 && t.Left.Ref != nil {
		var each []string
		for _, d := range t.List {
			if n := dsl.Number(d.Number); n >= 1 && n <= cards.Ranks {
				each = append(each, left+" is "+cards.Rank(n-1).String())
			}
		}
		d := c.Errorf("digit-or-rank", t.Span, "`%s` is a card, and what is listed are numbers", left)
		d.Notes = []string{"digits count cards, words are ranks: `4` is never a card and `four` never a number"}
		if len(each) == len(t.List) {
			c.OfferText(d, t.Span, strings.Join(each, " or "))
		}
		return
	}
	for _, one := range t.OneOf() {
		c.compared(one)
	}
	if len(t.List) > 0 {
		return
	}
	switch {
	case t.State != nil && t.Left.Ref == nil:
		c.Errorf("mixed-sorts", t.Span, "`%s` is a value and has no state; only piles are empty, full or face up", left)
	case t.State != nil:
	case t.Left.Ref != nil:
		c.cardCompared(t, left)
	case t.Card != nil:
		d := c.Errorf("mixed-sorts", t.Card.Span, "`%s` is no card, so it cannot be `%s`", left, c.Text(t.Card.Span))
		d.Help = "it compares with a number, rank or suit"
		if t.Card.Colour != "" {
			d.Help = ""
			for _, what := range []string{"card", "top"} {
				c.OfferText(d, t.Span, what+" is "+t.Card.Colour)
			}
		}
	default:
		s := c.Sheet.SortOf(t.Left.Value)
		for _, v := range []*dsl.Value{t.Value, t.ValueTo, t.BoundValue} {
			if v == nil {
				continue
			}
			o := c.Sheet.SortOf(v)
			if !agree(s, o) {
				c.Errorf("mixed-sorts", t.Span, "`%s` is %s and `%s` is %s: they are never the same", left, s,
					c.Text(v.Span), o)
				return
			}
			if s == rules.Text {
				c.choiceOf(t.Left.Value, v)
			}
			if c.otherDigits(t.Left.Value, v) || c.otherDigits(v, t.Left.Value) ||
				c.worthForRank(t, t.Left.Value, v) || c.worthForRank(t, v, t.Left.Value) {
				return
			}
		}
	}
}

// otherDigits finds ranks by their words where numbers are meant.
func (c *checker) otherDigits(said, with *dsl.Value) bool {
	return c.wordForDigit(said, with) || c.wordsForDigits(said, with)
}

// wordForDigit finds a rank by its word where a number is meant. The two could be compared, as a
// number stands for the rank at its place, but then `three` would be 2 in a pack that begins with
// the twos.
//
// With `ranks two to ace` the rank `three` is at place 2, so `cards in pile is three` would
// silently mean two.
func (c *checker) wordForDigit(said, with *dsl.Value) bool {
	a := said.Sole()
	if a == nil || a.Rank == nil || a.OfSuit != nil || c.Sheet.SortOf(with) != rules.Number {
		return false
	}
	d := c.Errorf("digit-or-rank", said.Span, "`%s` is a rank, and `%s` is a number", a.Rank.Name, c.Text(with.Span))
	d.Notes = []string{"digits count, words are ranks: `4` is never a card and `four` never a number"}
	if r, ok := cards.RankNamed(a.Rank.Name); ok {
		d.Label = fmt.Sprintf("did you mean `%d`?", int(r)+1)
		c.OfferText(d, said.Span, fmt.Sprint(int(r)+1))
		judge.Surely(d)
	}
	return true
}

// worthForRank finds what cards count compared with a rank or suit. A number may stand for the
// place of a rank, but what a card counts is not that place: with `ranks two to ace` the two is the
// first.
func (c *checker) worthForRank(t *dsl.Compare, counted, with *dsl.Value) bool {
	s := c.Sheet.SortOf(with)
	counts := slices.ContainsFunc(counted.Terms, func(t *dsl.Term) bool { return t.Atom.Of == "worth" })
	if !counts || s != rules.RankSort && s != rules.SuitSort {
		return false
	}
	c.Errorf("mixed-sorts", t.Span, "`%s` is what cards count and `%s` is %s: they are not compared",
		c.Text(counted.Span), c.Text(with.Span), s)
	return true
}

// wordsForDigits finds an option between ranks by their words that is compared with a number.
//
// The choices are to blame and not the line that compares; told once, however many lines compare.
func (c *checker) wordsForDigits(said, with *dsl.Value) bool {
	a := said.Sole()
	if a == nil || a.Name == "" || c.Sheet.SortOf(with) != rules.Number {
		return false
	}
	o := c.Sheet.Option(a.Name)
	if o == nil || o.Choices[0].Sort != rules.RankSort {
		return false
	}
	choices := o.Line.Stmt.(*dsl.Option).Choices
	at := choices[0].Span.To(choices[len(choices)-1].Span)
	if slices.ContainsFunc(c.List, func(d *dsl.Diagnostic) bool { return d.Span == at }) {
		return true
	}
	d := c.Errorf("digit-or-rank", at, "`%s` is compared with `%s`, which is a number, and here its values are ranks",
		o.Name, c.Text(with.Span))
	d.Notes = []string{"digits count, words are ranks: `4` is never a card and `four` never a number"}
	d.Others = judge.Other(said.Span, "compared here")
	offer := dsl.Offer{Says: "write the numbers in digits", Sure: true}
	for _, v := range choices {
		if r, ok := cards.RankNamed(c.Text(v.Span)); ok {
			offer.Fixes = append(offer.Fixes, dsl.Fix{Span: v.Span, Text: fmt.Sprint(int(r) + 1)})
		}
	}
	d.Offer(offer)
	return true
}

// cardCompared judges `top is …`.
//
// `top is 4`: a card has a rank, a suit and a colour, and is none of them.
func (c *checker) cardCompared(t *dsl.Compare, left string) {
	if t.Bound != "" {
		d := c.Errorf("mixed-sorts", t.Span, "`%s` is a card and has no size", left)
		c.OfferText(d, t.Left.Span, "rank of "+left)
		if t.Left.Ref.Place != nil {
			c.OfferText(d, t.Left.Span, "cards in "+left)
		}
		return
	}
	if t.Value == nil {
		return
	}
	a := t.Value.Terms[0].Atom
	s := c.Sheet.SortOf(t.Value)
	switch {
	case a.Digits != "" && t.Value.Sole() == a:
		d := c.Errorf("digit-or-rank", t.Value.Span, "`%s` is a card, and `%s` is a number", left, a.Digits)
		d.Notes = []string{"digits count cards, words are ranks: `4` is never a card and `four` never a number"}
		if t.Left.Ref.Place.IsPile() && len(t.Left.Ref.Place.Mods) == 0 {
			c.OfferText(d, t.Left.Span, left+" number") // what is asked of a pile is which one it is
		} else if n := dsl.Number(a.Digits); n >= 1 && n <= cards.Ranks {
			w := cards.Rank(n - 1).String()
			d.Label = "did you mean `" + w + "`?"
			c.OfferText(d, t.Value.Span, w)
			judge.Surely(d)
		}
	case s == rules.Text || s == rules.ColourSort || a.Count != "":
		d := c.Errorf("mixed-sorts", t.Span, "`%s` is a card and `%s` is %s", left, c.Text(t.Value.Span), s)
		if s == rules.ColourSort {
			c.OfferText(d, t.Left.Span, "colour of "+left)
		}
	}
}

// choiceOf judges the comparison of an option with one of its choices.
func (c *checker) choiceOf(option, with *dsl.Value) {
	name, text := option.Terms[0].Atom.Name, with.Terms[0].Atom.Name
	for _, o := range c.Sheet.Options {
		if o.Name != name {
			continue
		}
		var says []string
		for _, v := range o.Choices {
			if v.Text == text {
				return
			}
			says = append(says, "`"+c.Sheet.Format(v)+"`")
		}
		d := c.Errorf("unknown-name", with.Span, "`%s` is no choice of `%s`: it is %s", text, name, judge.Or(says))
		d.Others = judge.Other(o.Line.Span, "the choices")
	}
}
