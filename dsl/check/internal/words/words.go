package words

import (
	"pat/dsl"
	"pat/dsl/check/internal/judge"
	"pat/dsl/rules"
)

// A checker judges the lines of one sheet.
type checker struct {
	*judge.Judge
	noZones map[string]*dsl.Diagnostic // what has been told of zones that the game does not have

	roundTold bool // that a number taken from a rank goes round
}

// Check judges what the lines say by themselves.
func Check(j *judge.Judge) {
	c := &checker{Judge: j, noZones: map[string]*dsl.Diagnostic{}}
	c.names()
	c.numbers()
	c.kinds()
	c.once()
	c.contexts()
	c.sorts()
	c.steps()
	c.tails()
	c.slips()
	c.unsaid()
	c.doubts()
	c.idle()
	c.bounds()
}

// place is what a place means.
func (c *checker) place(p *dsl.Place) *rules.Place { return c.Sheet.PlaceOf(p) }

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

func (c *checker) piles(p *dsl.Place, zone *rules.Zone, from int) []int {
	return c.Piles(c.place(p), zone, from)
}
