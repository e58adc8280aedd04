package words

import (
	"fmt"
	"slices"
	"strings"

	"pat/dsl"
	"pat/dsl/internal/judge"
	"pat/dsl/rules"
)

// This file compares what the title says with a number, as in `FreeCell, two cells`, with what the
// game has. A title is a name, so what it says is told in notes, and only where what is counted
// stands behind the number.

// titled tells of a number in the title that is not the game's.
func (c *checker) titled() {
	between := func(r rune) bool { return strings.ContainsRune(" ,:()", r) }
	words := strings.FieldsFunc(strings.ToLower(c.Sheet.Title), between)
	for i := range len(words) - 1 {
		n := max(dsl.Number(words[i]), slices.Index(dsl.NumberWords, words[i]))
		if n > 0 {
			c.titleSays(n, words[i]+" "+words[i+1], strings.TrimSuffix(strings.TrimSuffix(words[i+1], "s"), "e"))
		}
	}
}

// titleSays compares a number of the title with the game, for what is counted: a word without its
// plural.
func (c *checker) titleSays(n int, says, counted string) {
	s, at := c.Sheet, c.Title()
	tell := func(has int, offer func(d *dsl.Diagnostic)) {
		if has == n {
			return
		}
		d := c.Notef("title-number", at, "the title says `%s`, and the game has %d", says, has)
		judge.If(d, "the title is right", func() { offer(d) })
	}
	switch counted {
	case "cell":
		if zs := s.OfKind(dsl.Cells); len(zs) == 1 {
			tell(zs[0].Piles, func(d *dsl.Diagnostic) { c.OfferPiles(d, zs[0], n) })
		}
	case "column", "pil":
		said := func(z *rules.Zone) bool { return z.Piles == n || z.Rows > 1 && z.Piles == n*z.Rows }
		zs := s.OfKind(dsl.Tableau)
		if len(zs) == 0 {
			zs = s.OfKind(dsl.Reserve)
		}
		if len(zs) == 1 && zs[0].Rows == 1 && !slices.ContainsFunc(s.Zones, said) {
			tell(zs[0].Piles, func(d *dsl.Diagnostic) { c.OfferPiles(d, zs[0], n) })
		}
	case "suit":
		tell(len(s.Pack.Suits), func(*dsl.Diagnostic) {})
	case "pack", "deck":
		tell(s.Pack.Decks, func(d *dsl.Diagnostic) { c.OfferDecks(d, n) })
	case "redeal":
		c.titleRedeals(n, tell)
	case "pass", "pas":
		c.titleRedeals(n-1, func(has int, offer func(d *dsl.Diagnostic)) { tell(has+1, offer) })
	}
}

// titleRedeals compares so many redeals with those of the game.
func (c *checker) titleRedeals(n int, tell func(has int, offer func(d *dsl.Diagnostic))) {
	m := c.Sheet.May("redeal")
	if m == nil {
		return
	}
	if m.Redeals == nil {
		if said, _ := dsl.Ends(m.Head.Stmt); said != nil {
			tell(m.Often(), func(d *dsl.Diagnostic) { c.OfferWhole(d, said.Span, dsl.Often(n)) })
		}
	} else if has, digits := m.Redeals.Digits(); digits {
		tell(has, func(d *dsl.Diagnostic) { c.OfferWhole(d, m.Redeals.Span, fmt.Sprint(n)) })
	}
}
