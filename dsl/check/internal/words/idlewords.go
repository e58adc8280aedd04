package words

import (
	"fmt"

	"pat/dsl"
	"pat/dsl/cards"
	"pat/dsl/internal/judge"
	"pat/dsl/rules"
)

// This file answers which words of a phrase (how cards follow, which piles) change nothing in it.
// It looks at one phrase and the size of its zone, never at other lines.

// idleWords finds words of a relation that say nothing in it.
//
// Directions are idle in a relation without one (`same suit one way`) or with a single one (`up one
// way`); `all` in `all one way` joins piles, so it needs several.
func (c *checker) idleWords(l *rules.Placed, r *dsl.Relation) {
	switch {
	case r.OneWay && (r.After != nil || r.As != nil): // of cards that lie elsewhere
	case r.OneWay && !(r.GoesUp() && r.GoesDown()):
		d := c.Warnf("no-effect", r.Span, "`one way` changes nothing: `%s` has one direction only", c.Text(r.Span))
		c.OfferWords(d, r.Span, "one", "way")
		if r.Alike != "" {
			d.Message = fmt.Sprintf("`one way` changes nothing: `%s %s` has no direction", r.Alike, r.Of)
		}
	case r.Either && !(r.GoesUp() && r.GoesDown()):
		d := c.Warnf("no-effect", r.Span, "`either way` changes nothing: nothing here goes up and down")
		c.OfferWords(d, r.Span, "either", "way")
	case r.AllWay && l.Zone != nil && l.Zone.Piles == 1:
		d := c.Warnf("no-effect", r.Span, "`all` changes nothing in `all one way`: `%s` has 1 pile", l.Zone.Title())
		d.Others = c.headLabel(l.Zone)
		c.OfferWords(d, r.Span, "all")
	case r.Wrapping && r.Alike != "":
		d := c.Warnf("no-effect", r.Span, "`wrapping` changes nothing: `%s %s` has no end to go round", r.Alike, r.Of)
		c.OfferWords(d, r.Span, "wrapping")
	case r.AndSuit != nil && (r.Of == "suit" || r.Of == "colour"):
		c.twoSuits(l, r)
	}
}

// twoSuits finds relations that speak of suits twice, one of which says it all: `same suit in
// colour`.
//
// Worked out on tables of all cards: the relation without its suits, the suits alone, both.
// Whichever equals both says all of it, and the other words are idle.
func (c *checker) twoSuits(l *rules.Placed, r *dsl.Relation) {
	var rel rules.Relation
	rules.Each(l.Form, func(x *rules.Relation) {
		if x.Span == r.Span {
			rel = *x
		}
	})
	plain := rel
	plain.Suits = rules.SuitUnsaid
	e := &rules.Env{Sheet: c.Sheet}
	both, _ := e.Relation(&rel)
	first, _ := e.Relation(&plain)
	if both == (cards.Table{}) {
		return // told as a line that means no card
	}
	if both == first {
		c.LeaveOut(r.AndSuit.Span, "`%s` changes nothing: `%s %s` says all about suits", c.Text(r.AndSuit.Span),
			r.Alike, r.Of)
		return
	}
	second := true
	for k := range c.Sheet.Pack.Mask().Each {
		second = second && both[k] == c.Sheet.Pack.Mask()&rules.Suits(rel.Suits, k)
	}
	if !second {
		return
	}
	shorter := map[string]string{
		"suit": "same suit", "colour": "same colour", "alternating": "other colour",
		"other": "other suit", "any": "any card",
	}[r.AndSuit.In]
	d := c.Warnf("no-effect", r.Span, "`%s %s` changes nothing: `%s` says all about suits", r.Alike, r.Of,
		c.Text(r.AndSuit.Span))
	c.OfferText(d, r.Span, shorter)
	judge.Surely(d)
}

// idleColour finds colours that the rest of a phrase says already, and ranges of one rank.
func (c *checker) idleColour(k *dsl.Card) {
	w := k.What()
	if w == nil || w.Rel != nil {
		return
	}
	if w.ToRank != nil && w.Rank.Name == w.ToRank.Name {
		d := c.Warnf("no-effect", k.Span, "`%s` is one rank", c.Text(k.Span))
		c.OfferText(d, k.Span, w.Rank.Name)
	}
	suit := w.Suit
	if suit == nil {
		suit = w.OfSuit
	}
	if suit == nil || k.Colour == "" {
		return
	}
	if n, ok := cards.SuitNamed(suit.Name); ok && n.Red() == (k.Colour == "red") {
		d := c.Warnf("no-effect", dsl.Span{Pos: k.Pos, EndPos: w.Pos}, "`%s` changes nothing: %s are %s", k.Colour,
			suit.Name, k.Colour)
		c.OfferWords(d, k.Span, k.Colour)
	}
}

// idlePlaces finds words of places that say nothing: `first`, `each` and their like where there is
// one pile, piles named twice.
//
// Places that count cards are spared: `cards in tableau or tableau 1` counts those of pile 1 twice.
func (c *checker) idlePlaces() {
	for _, l := range c.Lines {
		if c.Blamed(l.Line) {
			continue
		}
		judge.Each(l.Nodes, func(p *dsl.Place) { c.onlyPile(l, p) })
		counted := map[*dsl.Places]bool{} // what lies in a place that is named twice counts twice
		judge.Each(l.Nodes, func(t *dsl.Count) { counted[t.In] = true })
		judge.Each(l.Nodes, func(ps *dsl.Places) {
			if !counted[ps] && l.In == rules.InZone { // of a step, the first that takes the card
				c.namedTwice(l, ps)
			}
		})
		judge.Each(l.Nodes, func(t *dsl.Compare) { c.topOf(t) })
	}
}

// A picking is a place with words that pick some piles out of those of a zone.
type picking struct {
	*dsl.Place
	is    *rules.Place
	zone  *rules.Zone // the first of that name
	alone bool        // and the only one
	piles int         // that it names, before any are picked
	here  *rules.Zone // from whose piles `own`, `other` and `nearest` are seen; nil where it is not known
}

// onlyPile finds words that pick piles out of one.
func (c *checker) onlyPile(l *rules.Placed, p *dsl.Place) {
	if p.Zone == nil {
		return
	}
	zs := c.Sheet.Zone(p.Zone.Word)
	if len(zs) == 0 || !c.Sized(zs[0]) {
		return
	}
	c.namedAlready(p.Zone)
	all := len(c.piles(&dsl.Place{Zone: p.Zone}, l.Zone))
	k := picking{p, c.place(p), zs[0], len(zs) == 1, all, c.seenFrom(l)}
	for _, m := range p.Mods {
		switch {
		case m.Each && (judge.GuardOf(l.Stmt) == nil || l.In == rules.InZone):
			c.picksOne(k, m, "each") // elsewhere it says that the guard is asked of the pile
		case m.Line == "row":
			c.onlyRow(k, m)
		case m.Word == "nearest" && k.sameNumber():
			d := c.Warnf("no-effect", m.Span, "`%s` is always the pile with the same number", c.Text(p.Span))
			c.OfferText(d, m.Span, "own")
			c.OfferText(d, m.Span, "nearest nonempty")
		case m.Word == "nearest", m.Word == "first", m.Word == "last":
			c.picksOne(k, m, m.Word)
		case m.Word == "own":
			c.onlyOwn(k, m)
		case m.Word == "other":
			c.allOther(k, m)
		}
	}
}

// seenFrom is the zone from whose piles a line sees others: its own, or the target of a step that
// takes for each target; nil where it is not known.
func (c *checker) seenFrom(l *rules.Placed) *rules.Zone {
	switch m := l.Stmt.(type) {
	case *dsl.Turn, *dsl.Swap:
		return nil
	case *dsl.MoveStep:
		if c.moved(l.Line).ByTarget() && len(m.To.Any) == 1 && m.To.Any[0].Zone != nil {
			return c.Sheet.Find(m.To.Any[0].Zone.Word)
		}
	}
	return l.Zone
}

// sameNumber reports whether the nearest pile is always the one with the number of that from which
// it is seen.
func (k picking) sameNumber() bool {
	same := k.alone && k.here != nil && k.here.Piles == k.zone.Piles && len(k.Zone.Ranges) == 0
	return same && !k.is.Filled() && !k.is.Other && k.piles > 1
}

// namedAlready finds numbers of piles that a range before has.
func (c *checker) namedAlready(z *dsl.ZoneRef) {
	for i, r := range z.Ranges {
		for _, q := range z.Ranges[:i] {
			if c.Text(r.Span) == c.Text(q.Span) || q.Covers(r) {
				c.LeaveOut(r.Span, "`%s` changes nothing: `%s` names it already", c.Text(r.Span), c.Text(q.Span))
				break
			}
		}
	}
}

// onlyRow finds a row that is said of a zone of one row.
func (c *checker) onlyRow(k picking, m *dsl.PlaceMod) {
	z := k.zone
	switch {
	case !k.alone || z.Rows != 1 || z.Broken:
	case m.Range == nil && z.Picture == nil:
		d := c.Warnf("no-effect", m.Span, "`%s` is one row: its own row is all of it", z.Title())
		d.Others = c.headLabel(z)
		if k.is.Rest {
			d.Message = fmt.Sprintf("`%s` is one row: no pile of it lies in another", z.Title())
		} else {
			c.OfferText(d, k.Span, k.Zone.Word)
		}
	default:
		c.LeaveOut(m.Span, "`%s` changes nothing: `%s` is one row", c.Text(m.Span),
			z.Title()).Others = c.headLabel(z)
	}
}

// picksOne finds a word that picks some of one pile.
func (c *checker) picksOne(k picking, m *dsl.PlaceMod, word string) {
	z := k.zone
	if k.piles != 1 || z.Kind == dsl.Stock { // a number of cards is set apart there
		return
	}
	d := c.LeaveOut(m.Span, "`%s` changes nothing: `%s` is 1 pile", word, c.Text(k.Zone.Span))
	d.Others = c.headLabel(z)
	if word == "each" { // it is right of one pile, too; but more may be meant
		d.Level, d.Offers = dsl.Note, nil
		if z.Head != nil && z.Kind.Example() != z.Kind.String() {
			d.Help = "the head of a zone says how many piles it has, for example `" + z.Kind.Example() + "`"
		}
	}
}

// onlyOwn finds `own` of a zone of one pile.
func (c *checker) onlyOwn(k picking, m *dsl.PlaceMod) {
	if k.piles != 1 || k.here == nil || len(k.Zone.Ranges) > 0 || !k.alone {
		return
	}
	d := c.LeaveOut(m.Span, "`own` changes nothing: `%s` is 1 pile", k.zone.Title())
	d.Others = c.headLabel(k.zone)
	if k.here.Piles > 1 {
		d.Message = fmt.Sprintf("only pile 1 of `%s` has an `own %s`: it is 1 pile", k.here.Title(), k.zone.Title())
		d.Offers = nil
		judge.If(d, "every pile has it", func() { c.OfferWords(d, k.Span, "own") })
	}
}

// allOther finds `other` where no pile of the zone is the one that the line speaks of.
func (c *checker) allOther(k picking, m *dsl.PlaceMod) {
	if k.here != nil && k.alone && k.zone != k.here {
		d := c.LeaveOut(m.Span, "`other` changes nothing: this line speaks of a pile of `%s`, and all piles "+
			"of `%s` are others", k.here.Title(), k.zone.Title())
		d.Others = c.headLabel(k.zone)
	}
}

// namedTwice finds piles that a place before has named already.
//
// Fixed places only: which pile is the first empty one may change between two looks.
func (c *checker) namedTwice(l *rules.Placed, ps *dsl.Places) {
	for i, p := range ps.Any {
		if p.Zone == nil || !c.place(p).Fixed() {
			continue
		}
		for _, q := range ps.Any[:i] {
			if q.Zone == nil || !c.place(q).Fixed() || c.place(p).End != c.place(q).End {
				continue
			}
			if len(c.Sheet.Zone(p.Zone.Word)) == 0 {
				continue
			}
			if c.PlacesInclude([]*rules.Place{c.place(q)}, []*rules.Place{c.place(p)}, l.Zone) {
				d := c.Warnf("no-effect", p.Span, "`%s` changes nothing: `%s` before it names its piles already",
					c.Text(p.Span), c.Text(q.Span))
				judge.If(d, "no other is meant", func() { c.OfferPart(d) })
				break
			}
		}
	}
}

// topOf finds `top of` where a whole pile is asked about: it is empty, full, covered or in
// sequence, not its top.
func (c *checker) topOf(t *dsl.Compare) {
	p := t.Left.Place()
	if p == nil || t.State == nil || t.State.Face != "" || t.State.Home {
		return
	}
	for _, m := range p.Mods {
		if m.End != "" {
			c.LeaveOut(m.Span, "`%s` changes nothing: `%s` is asked of the whole pile", c.Text(m.Span),
				c.Text(t.State.Span))
		}
	}
}
