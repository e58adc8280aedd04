package check

import (
	"slices"

	"pat/dsl"
	"pat/dsl/rules"
)

// kinds judges what each kind of zone needs, and which lines say nothing in it.
func (c *checker) kinds() {
	for _, z := range c.sheet.Zones {
		c.misplaced(z)
		if !z.Broken && !z.Implicit && !c.doubled(z) {
			c.needs(z)
		}
	}
	if c.sheet.Broken {
		return
	}
	s := c.sheet
	game := c.title()
	if len(s.Wins) == 0 {
		d := c.errorf("missing-rule", game, "the game needs a `win` line: when is it won?")
		d.Help = "for example: win when foundations full"
	}
	if s.DealHead == nil {
		d := c.errorf("missing-rule", game, "the game needs a `deal`: where do the cards lie at the start?")
		d.Help = "for example: `deal`, and under it `4 to each tableau`"
	} else if len(s.Deal) == 0 {
		c.noSteps(s.DealHead)
	}
	for _, m := range s.Mays {
		if len(m.Steps) == 0 {
			c.noSteps(m.Head)
		}
	}
	for _, a := range s.Afters {
		if len(a.Steps) == 0 {
			c.noSteps(a.Head)
		}
	}
}

func (c *checker) noSteps(head *dsl.Line) {
	d := c.errorf("missing-rule", head.Span, "`%s` has no steps: what happens?", head.Text())
	d.Help = "add steps under it, indented, or remove the block"
}

// title is the place of the `game` line.
func (c *checker) title() dsl.Span {
	for _, l := range c.sheet.Lines {
		if t, ok := l.Stmt.(*dsl.TextLine); ok && t.Word == "game" {
			return l.Span
		}
	}
	return dsl.Span{}
}

// doubled reports whether a zone has a second block, which rules.Load has left out.
func (c *checker) doubled(z *rules.Zone) bool {
	n := 0
	for _, b := range c.sheet.Blocks {
		if h, ok := b.Head.Stmt.(*dsl.ZoneHead); ok && h.Kind == z.Kind && h.Name == z.Name {
			n++
		}
	}
	return n > 1
}

// needs finds the rules that a kind of zone cannot do without.
func (c *checker) needs(z *rules.Zone) {
	var base, build, spaces, takes bool
	for _, l := range z.Lines {
		switch t := l.Stmt.(type) {
		case *dsl.Base:
			base = true
		case *dsl.Build:
			build = true
			base = base || t.Order != nil
		case *dsl.Spaces:
			spaces = true
		case *dsl.Takes:
			takes = takes || !t.Only
		}
	}
	if takes {
		return
	}
	missing := func(rule, asks, help string) {
		d := c.errorf("missing-rule", z.Head.Span, "`%s` needs a `%s`: %s", z.Title(), rule, asks)
		d.Help = help
	}
	switch z.Kind {
	case dsl.Foundations:
		if !base && !spaces {
			missing("base", "which card starts a foundation?", "base ace | base king | base any card | base rank of first card")
		}
		if !build {
			missing("build", "what goes on a foundation?", "build up in suit | build down in suit | build up in any suit wrapping | build none")
		}
	case dsl.Tableau:
		if !build {
			missing("build", "what goes on a card?", "build down in alternating colours | build down in suit | build none")
		}
		if !spaces {
			missing("spaces", "what goes to an empty pile?", "spaces take any card | spaces take king | spaces stay empty")
		}
	}
}

// idle are the lines that say nothing in a kind of zone, with the reason.
var idle = map[dsl.Kind]struct {
	leads  []string
	reason string
}{
	dsl.Stock:   {[]string{"build", "spaces", "takes", "at", "suits", "exposed", "row", "covered", "home", "swap"}, "no card is ever played to the stock, and its cards lie face down"},
	dsl.Discard: {[]string{"move", "plays", "exposed", "swap"}, "cards in the discard are out of play"},
}

// misplaced finds lines that mean nothing in their kind of zone.
func (c *checker) misplaced(z *rules.Zone) {
	for _, l := range z.Lines {
		lead := l.Lead()
		if k, ok := idle[z.Kind]; ok && slices.Contains(k.leads, lead) {
			d := c.errorf("misplaced-rule", l.Span, "`%s` says nothing in the %s: %s", l.Text(), z.Kind, k.reason)
			d.Help = "remove the line, or put it under the zone that it speaks of"
			continue
		}
		switch {
		case z.Kind == dsl.Stock && (lead == "move" || lead == "plays") && rules.First[*dsl.Open](z).Line == nil:
			d := c.errorf("misplaced-rule", l.Span, "`%s` says nothing in the stock: its cards are not played", l.Text())
			d.Help = "add `top card face up` if its next card may be played, or remove the line"
		case z.Kind == dsl.Foundations && (lead == "move" || lead == "plays") && rules.First[*dsl.Worry](z).Line == nil:
			d := c.errorf("misplaced-rule", l.Span, "`%s` says nothing in `%s`: foundation cards stay where they are", l.Text(), z.Title())
			d.Help = "add `worry back` if they may come back, or remove the line"
		case (z.Kind == dsl.Foundations || z.Kind == dsl.Cells) && lead == "exposed":
			d := c.errorf("misplaced-rule", l.Span, "`%s` says nothing in `%s`: its cards lie face up", l.Text(), z.Title())
			d.Help = "remove the line"
		}
	}
}
