package words

import (
	"fmt"

	"pat/dsl"
	"pat/dsl/internal/judge"
	"pat/dsl/rules"
)

// This file answers which lines of one zone cannot stand beside each other: said twice where the
// game needs one answer, or a contradiction (`spaces stay empty` and `spaces take king`). Lines by
// which cards come are no case of it, for several of them are alternatives.

// once judges lines that cannot stand beside each other: what may be said once, and what excludes
// the rest.
func (c *checker) once() {
	for _, z := range c.Sheet.Zones {
		c.twice(z)
		c.excludes(z)
		c.capacity(z)
	}
	for _, l := range c.Lines {
		switch t := l.Stmt.(type) {
		case *dsl.MoveStep:
			c.facings(t.How)
		case *dsl.Turn:
			c.facings(t.How)
		}
	}
}

// facings finds steps that say twice how their cards lie.
func (c *checker) facings(how []*dsl.How) {
	var first *dsl.How
	for _, h := range how {
		if h.Face == "" && !h.TopUp {
			continue
		}
		if first == nil {
			first = h
			continue
		}
		if c.Text(first.Span) == c.Text(h.Span) {
			c.LeaveOut(h.Span, "`%s` is said twice", c.Text(h.Span))
			continue
		}
		d := c.Errorf("contradiction", h.Span, "the cards cannot lie both `%s` and `%s`", c.Text(first.Span),
			c.Text(h.Span))
		d.Others = judge.Other(first.Span, "says this way")
		c.OfferOut(d, h.Span)
		d.Doubt()
	}
}

// twice finds lines that stand twice where one is allowed.
//
// Two `spaces stay empty` are the same line twice; `spaces take king` and `spaces take queen` are
// not. The key of a line is what may stand only once.
func (c *checker) twice(z *rules.Zone) {
	first := map[string]*dsl.Line{}
	for _, l := range z.Lines {
		key := l.Lead()
		switch t := l.Stmt.(type) {
		case *dsl.Spaces:
			if !t.Stay && !t.Close {
				continue
			}
			key = l.Canonical()
		case *dsl.Build:
			if !t.None {
				continue
			}
			key = l.Canonical()
		case *dsl.Swap:
			key = l.Canonical()
		default:
			if !dsl.Once(dsl.InZone, key) {
				continue
			}
		}
		had := first[key]
		if had == nil {
			first[key] = l
			continue
		}
		d := c.Errorf("duplicate-rule", l.Span, "`%s` is given twice for `%s`", twiceName(l), z.Title())
		d.Others = judge.Other(had.Span, "first here")
		// offers to drop either; in a variant the line of the parent is the one to go
		c.Sheet.KeepOne(d, had, l)
		if l.Canonical() != had.Canonical() {
			d.Notes = append(d.Notes,
				fmt.Sprintf("%s says `%s`, %s says `%s`", c.At(had.Span), had.Text(), c.At(l.Span), l.Text()))
		}
	}
}

// twiceName is how a message calls a line that is given twice: by its first words where the rest
// may differ, as in `at most 3 cards` and `at most 4 cards`.
func twiceName(l *dsl.Line) string {
	switch l.Stmt.(type) {
	case *dsl.AtMost:
		return "at most"
	case *dsl.Suits, *dsl.Redeals:
		return l.Lead()
	}
	return l.Canonical()
}

// excludes finds lines that cannot both hold.
//
// stay, none and order are the lines that leave no room for others: `spaces stay empty`, `build
// none`, a list of all ranks. `takes` counts as filling spaces and as building, for it lets cards
// come to any pile. One that says `when` means another thing, and is told by itself.
func (c *checker) excludes(z *rules.Zone) {
	var stay, none, order *dsl.Line
	for _, l := range z.Lines {
		a := dsl.Arriving(l.Stmt)
		plain := a != nil && a.Guard == nil
		switch t := l.Stmt.(type) {
		case *dsl.Spaces:
			if t.Stay && stay == nil && plain {
				stay = l
			}
		case *dsl.Build:
			if t.None && none == nil && plain {
				none = l
			}
			if t.Order != nil && order == nil {
				order = l
			}
		}
	}
	for _, l := range z.Lines {
		switch t := l.Stmt.(type) {
		case *dsl.Spaces:
			if stay != nil && !t.Stay {
				c.contrary(l, stay, fmt.Sprintf("spaces cannot both stay empty and %s", restOf(l, 1)), "says never",
					"says sometimes")
			}
		case *dsl.Build:
			switch {
			case none != nil && !t.None:
				c.contrary(l, none, "cards cannot both be built and not be built", "says never", "says sometimes")
			case order != nil && l != order && none == nil:
				c.contrary(l, order, "`build in order` is a list of the whole pile and stands alone", "the list",
					"another rule beside it")
			}
		case *dsl.Takes:
			if t.Cards == nil {
				continue
			}
			if stay != nil {
				c.contrary(l, stay, fmt.Sprintf("spaces cannot stay empty where the zone takes %s: `takes` fills "+
					"spaces too", restOf(l, 1)), "says never", "says sometimes")
			} else if none != nil {
				c.contrary(l, none, fmt.Sprintf("`build none` cannot stand where the zone takes %s: `takes` lays "+
					"cards on others too", restOf(l, 1)), "says never", "says sometimes")
			}
		case *dsl.Base:
			if stay != nil {
				c.contrary(l, stay, "a foundation cannot both stay empty and start with a card", "says never",
					"says what starts it")
			}
			if order != nil && none == nil && !t.FirstRank() {
				d := c.contrary(l, order, "`build in order` gives the base: it is the first rank of the list",
					"begins the pile", "begins it too")
				d.Offers = nil
				if l.Words[1].Value == "any" { // it may begin elsewhere than at the first of the list
					c.OfferWhole(d, l.Span, "base rank of first card")
				} else {
					c.OfferCut(d, l)
				}
			}
		}
	}
}

// restOf is a line from its n-th word on.
func restOf(l *dsl.Line, n int) string {
	if len(l.Words) <= n {
		return l.Text()
	}
	return l.Src.Slice(l.Words[n].Span().To(l.Words[len(l.Words)-1].Span()))
}

// contrary reports two lines that cannot both hold, at the later of them.
//
// It is told at the later line, for the earlier was there when it was written; but the lines may be
// of two files, and then the order of the arguments holds.
func (c *checker) contrary(a, b *dsl.Line, message, aboutB, aboutA string) *dsl.Diagnostic {
	if a.Pos.Filename == b.Pos.Filename && a.Pos.Offset < b.Pos.Offset {
		a, b, aboutA, aboutB = b, a, aboutB, aboutA
	}
	d := c.Errorf("contradiction", a.Span, "%s", message)
	d.Label = aboutA
	d.Others = judge.Other(b.Span, aboutB)
	c.Sheet.KeepOne(d, b, a)
	return d
}

// capacity finds units that are larger than a pile may be.
//
// For example `takes sequence of 13 down in suit` and `at most 12 cards`. A bound of the head is
// that of a kind: cells hold one card.
func (c *checker) capacity(z *rules.Zone) {
	bound, most := z.Bound()
	limit, limited := bound.Digits()
	switch {
	case !limited:
		return
	case limit == 0:
		d := c.Errorf("bad-number", bound.Span, "a pile that holds at most 0 cards holds none")
		c.OfferTaken(d, most)
		return
	}
	for _, a := range rules.Forms[*rules.Arrival](z) {
		l, n := a.Line, a.Size
		if a.Seq != nil && a.Seq.Of != nil {
			n, _ = a.Seq.Of.Digits()
		}
		if n <= limit {
			continue
		}
		if most != z.Head {
			c.contrary(l, most, fmt.Sprintf("%d cards come together, but a pile holds at most %d", n, limit),
				dsl.Many(limit, "card"), dsl.Many(n, "card"))
			continue
		}
		d := c.Errorf("contradiction", l.Span, "%d cards come together, but a cell holds 1 card", n)
		d.Help = "piles of a reserve hold more"
	}
}
