package words

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"pat/dsl"
	"pat/dsl/internal/judge"
	"pat/dsl/rules"
)

// This file answers what a zone or a game lacks (a `base`, a `win`, steps under a head), and which
// lines stand under a zone that has no use for them. What each kind needs and has no use for is in
// the table of dsl/kinds.go; nothing here knows a kind by name but for the cures.

// kinds judges what each kind of zone needs, and which lines say nothing in it.
//
// The game is asked last: a `win` that stands in what could not be read is not missing.
func (c *checker) kinds() {
	part := c.partOfGame()
	for _, z := range c.Sheet.Zones {
		c.misplaced(z)
		if !part && !z.Broken && !z.Implicit && !c.doubled(z) {
			c.needs(z)
		}
	}
	if c.Sheet.Broken || part {
		return
	}
	s := c.Sheet
	game := c.Title()
	if len(s.Won) == 0 {
		d := c.Errorf("missing-rule", game, "the game needs a `win` line: when is it won?")
		d.About.Needs = "win"
		if !c.OfferGoal(d) {
			d.Help = "for example `win when tableau empty`, `win when all cards in discard`"
		}
	}
	if s.DealHead == nil {
		d := c.Errorf("missing-rule", game, "the game needs a `deal`: where do the cards lie at the start?")
		d.About.Needs = "deal"
		d.Help = "for example `deal`, and under it, indented, `4 to each tableau`"
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

// partOfGame tells of a file that says neither how the game begins nor when it is won: a variant
// whose `variant of` is forgotten. What else it lacks is not told.
//
// One finding in the place of five: whoever forgets `variant of klondike` would hear of each thing
// that klondike has.
func (c *checker) partOfGame() bool {
	s := c.Sheet
	if s.Broken || len(s.Parents) > 0 || len(s.Won) > 0 || s.DealHead != nil || len(s.Blocks) == 0 {
		return false
	}
	d := c.Errorf("missing-rule", c.Title(), "this is no whole game: it has no `deal` and no `win`")
	d.About.Needs = "game"
	d.Help = "a file that changes a game names it under the `game` line, for example `variant of klondike`; any " +
		"other has both"
	return true
}

// noSteps tells of a block of steps that is empty: what a deal or an action does cannot be guessed.
func (c *checker) noSteps(head *dsl.Line) {
	d := c.Errorf("missing-rule", head.Span, "`%s` has no steps: what happens?", head.Text())
	d.Help, d.About.Needs = "its steps stand under it, indented", "step"
}

// doubled reports whether a zone has a second block, which rules.Load has left out.
//
// The blocks are asked and not the zones: of two that are the same the sheet has one.
func (c *checker) doubled(z *rules.Zone) bool {
	n := 0
	for _, b := range c.Sheet.Blocks {
		if h, ok := b.Head.Stmt.(*dsl.ZoneHead); ok && h.Kind == z.Kind && h.Name == z.Name {
			n++
		}
	}
	return n > 1
}

// incomplete tells of a zone that a variant adds beside one of its parent's, and that is not
// complete: the parent's is meant.
//
// For example `tableau left` in a variant of a game that has only `tableau`, with one line under it
// that was to change the parent's.
func (c *checker) incomplete(z, old *rules.Zone, said map[string]bool) bool {
	var missing []string
	for _, need := range z.Kind.Needs() {
		if !said[need.Lead] {
			missing = append(missing, "`"+need.Lead+"`")
		}
	}
	if len(missing) == 0 {
		return false
	}
	d := c.Errorf("variant-problem", z.Head.Span, "`%s` is a new zone beside `%s` of the parent, and has no %s",
		z.Words(), old.Words(), judge.Or(missing))
	d.Others = judge.Other(old.Head.Span, "the parent's")
	c.OfferParents(d, z, old)
	d.Help = "what a new zone needs stands under it"
	return true
}

// needs finds the rules that a kind of zone cannot do without.
//
// said are the first words of the lines that are there. A line counts for another where it answers
// the same question: a list (`build` with all ranks) gives the base too, and `takes` says all that
// comes.
func (c *checker) needs(z *rules.Zone) {
	said := map[string]bool{}
	for _, l := range z.Lines {
		switch t := l.Stmt.(type) {
		case *dsl.Takes:
			if !t.Only {
				return // what comes is said without the other lines
			}
		case *dsl.Build:
			said["base"] = said["base"] || t.Order != nil
		case *dsl.Spaces:
			said["base"] = true // an empty foundation is a space
		}
		said[l.Lead()] = true
	}
	if old := c.Beside(z); old != nil && c.incomplete(z, old, said) {
		return
	}
	for _, need := range z.Kind.Needs() {
		if !said[need.Lead] {
			d := c.Errorf("missing-rule", z.Head.Span, "`%s` needs a `%s`: %s", z.Title(), need.Lead, need.Asks)
			d.About.Needs = need.Lead
			d.Help = "for example `" + strings.Join(need.Lines, "`, `") + "`"
			likely := ""
			switch {
			case z.Kind != dsl.Foundations:
			case need.Lead == "base":
				likely = c.LikelyBase(z)
			case need.Lead == "build":
				likely = c.LikelyBuild(z)
			}
			if likely != "" {
				k := len(d.Offers)
				c.OfferLine(d, z, likely)
				if any, ok := strings.CutSuffix(likely, " in suit"); ok && len(d.Offers) > k {
					d.Offers[k] = d.Offers[k].If("each pile is of one suit")
					judge.If(d, "not", func() { c.OfferLine(d, z, any+" in any suit") })
				}
				if strings.HasSuffix(likely, " wrapping") && len(d.Offers) > k {
					d.Offers[k] = d.Offers[k].If("each pile is of one suit")
				}
				if n := len(d.Offers); n > 0 && strings.HasSuffix(likely, " first card") {
					d.Offers[n-1] = d.Offers[n-1].If("the first card gives the rank")
				}
			}
			c.offerUsual(d, z, need.Lead)
		}
	}
}

// usualLines are lines that a zone cannot do without, with what is so where they are meant.
//
// Each is offered to those who mean it, so none is put in by `check --fix`.
var usualLines = map[string][]struct{ line, means string }{
	"spaces": {
		{"spaces take any card", "any card may fill an empty pile"},
		{"spaces stay empty", "nothing fills an empty pile"},
		{"spaces take king", "only kings may fill an empty pile"},
	},
	"build": {
		{"build down in alternating colours", "cards go down on each other, red on black"},
		{"build down in suit", "cards go down on each other in suit"},
		{"build down in any suit", "cards go down on each other in any suit"},
		{"build none", "no card goes on another"},
	},
}

// offerUsual offers the lines that zones of the kind with most of the other lines have in games,
// each to those who mean it.
//
// Which comes first is voted by the games that are shipped: how many zones of the kind have the
// other lines of this one and that line too (Corpus.Beside).
func (c *checker) offerUsual(d *dsl.Diagnostic, z *rules.Zone, lead string) {
	if z.Kind != dsl.Tableau {
		return
	}
	lines := slices.Clone(usualLines[lead])
	votes := map[string]int{}
	var said []string
	for _, l := range z.Lines {
		if l.Stmt != nil {
			said = append(said, l.Canonical())
		}
	}
	for _, u := range lines {
		votes[u.line] = c.Sheet.Library().Corpus().Beside(z.Kind, said, u.line)
	}
	slices.SortStableFunc(lines, func(a, b struct{ line, means string }) int {
		return cmp.Compare(votes[b.line], votes[a.line])
	})
	for _, u := range lines {
		judge.If(d, u.means, func() { c.OfferLine(d, z, u.line) })
	}
}

// offerOther offers to put a line under the one tableau, if that has none of its kind.
//
// `move sequence` under the foundations is often a line that has slipped down from the tableau
// above.
func (c *checker) offerOther(d *dsl.Diagnostic, l *dsl.Line) {
	zs := c.Sheet.OfKind(dsl.Tableau)
	if len(zs) != 1 || zs[0].Head == nil || zs[0].Head.Pos.Filename != c.Main || l.Pos.Filename != c.Main {
		return
	}
	at := zs[0].Head
	for _, o := range zs[0].Lines {
		if o.Lead() == l.Lead() || o.Pos.Filename != c.Main {
			return
		}
		if at == zs[0].Head || at.Lead() != "build" {
			at = o // behind the line that says how it is built, else the last
		}
	}
	src := c.Sheet.Source()
	more := src.Below(at.Span, l.Text(), fmt.Sprintf("under `%s`", zs[0].Title()))
	cut := src.Cut(l.Pos.Line, l.Pos.Line, "")
	fixes := slices.Concat(more.Fixes, cut.Fixes)
	slices.SortFunc(fixes, func(a, b dsl.Fix) int { return cmp.Compare(a.Span.Pos.Offset, b.Span.Pos.Offset) })
	d.Offer(dsl.Offer{Says: fmt.Sprintf("put the line under `%s`", zs[0].Title()), Fixes: fixes})
}

// offerBlocks offers to put a line under each zone in which it says something that games say there.
//
// The line goes behind the last line of each zone, written as it is; the cut of the old place is a
// part of the same fix.
func (c *checker) offerBlocks(d *dsl.Diagnostic, l *dsl.Line) {
	src, games := c.Sheet.Source(), c.Sheet.Library().Corpus()
	for _, z := range c.Sheet.Zones {
		_, idle := z.Kind.Idle(l.Lead())
		if idle || z.Head == nil || z.Head.Src != src || l.Src != src || !games.Said(l.Text(), z.Kind.String()) {
			continue
		}
		at := z.Head
		for _, o := range z.Lines {
			if o.Src == src {
				at = o
			}
		}
		more := src.Below(at.Span, l.Text(), "")
		more.Fixes[0].Text = "\n  " + l.Text()
		fixes := append(more.Fixes, src.Cut(l.Pos.Line, l.Pos.Line, "").Fixes...)
		slices.SortFunc(fixes, func(a, b dsl.Fix) int { return cmp.Compare(a.Span.Pos.Offset, b.Span.Pos.Offset) })
		d.Offer(dsl.Offer{Says: fmt.Sprintf("if it is said of `%s`, put the line there", z.Title()), Fixes: fixes})
	}
}

// misplaced finds lines that mean nothing in their kind of zone.
//
// For example `spaces take king` under `stock`. `move` and `plays only` speak of cards that leave,
// so they mean nothing where none does: a stock with its cards face down, foundations without
// `worry back`.
func (c *checker) misplaced(z *rules.Zone) {
	for _, l := range z.Lines {
		if why, idle := z.Kind.Idle(l.Lead()); idle {
			d := c.Errorf("misplaced-rule", l.Span, "`%s` says nothing in `%s`: %s", l.Text(), z.Title(), why)
			c.offerBlocks(d, l)
			judge.If(d, "nothing more is meant", func() { c.OfferGone(d) })
			d.Help = "a line stands under the zone that it speaks of"
			continue
		}
		if l.Lead() != "move" && l.Lead() != "plays" {
			continue
		}
		switch {
		case z.Kind.Gives() == dsl.GivesOpen && rules.First[*dsl.Open](z).Line == nil:
			d := c.Errorf("misplaced-rule", l.Span, "`%s` says nothing in the stock: its cards are not played",
				l.Text())
			c.OfferTakenHere(d)
			judge.If(d, "its top card is played", func() { c.OfferLine(d, z, "top card face up") })
		case z.Kind.Gives() == dsl.GivesBack && z.Limits(rules.WorryBack) == nil:
			d := c.Errorf("misplaced-rule", l.Span, "`%s` says nothing in `%s`: foundation cards stay where they are",
				l.Text(), z.Title())
			c.OfferTakenHere(d)
			c.offerOther(d, l)
			judge.If(d, "its cards are to come back", func() { c.OfferLine(d, z, "worry back") })
		}
	}
}
