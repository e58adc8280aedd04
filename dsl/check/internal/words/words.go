package words

import (
	"pat/dsl"
	"pat/dsl/internal/judge"
	"pat/dsl/rules"
)

// This file answers in which order the words of a sheet are judged. Two forms of a line are at
// hand: as it is written (package dsl, l.Stmt) and what it means (package rules, l.Form). A judge
// that speaks of words that say nothing needs the first, for in the second they are gone.

// A checker judges the lines of one sheet.
type checker struct {
	*judge.Judge
	noZones map[string]*dsl.Diagnostic // what has been told of zones that the game does not have
	meant   map[*dsl.Place]*rules.Place

	roundTold bool // that a number taken from a rank goes round
}

// Check judges what the lines say by themselves.
//
// Names come first, for what a zone means cannot be asked of one that is not there; bounds and idle
// come last, for they are silent about lines and zones in which an error has been found.
func Check(j *judge.Judge) {
	c := &checker{Judge: j, noZones: map[string]*dsl.Diagnostic{}, meant: map[*dsl.Place]*rules.Place{}}
	c.names()
	c.numbers()
	c.kinds()
	c.once()
	c.contexts()
	c.sorts()
	c.hands()
	c.steps()
	c.tails()
	c.slips()
	c.unsaid()
	c.titled()
	c.doubts()
	c.idle()
	c.bounds()
}

// moved is what a line means that moves cards: a step, or a `turn` line.
func (c *checker) moved(l *dsl.Line) *rules.MoveStep {
	m, _ := c.Sheet.FormOf(l).(*rules.MoveStep)
	return m
}

// place is what a place means.
func (c *checker) place(p *dsl.Place) *rules.Place {
	is := c.meant[p]
	if is == nil {
		is = c.Sheet.PlaceOf(p)
		c.meant[p] = is
	}
	return is
}

// places is what some places mean; nil for anywhere.
func (c *checker) places(ps *dsl.Places) *rules.Places {
	if ps == nil {
		return nil
	}
	out := &rules.Places{Span: ps.Span}
	for _, p := range ps.Any {
		out.Any = append(out.Any, c.place(p))
	}
	return out
}

// piles are the piles that a place means in a block, seen from none of them.
func (c *checker) piles(p *dsl.Place, zone *rules.Zone) []int {
	return c.Piles(c.place(p), zone, rules.NoPile)
}
