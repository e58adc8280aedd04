package check

import (
	"slices"

	"pat/dsl"
	"pat/dsl/check/internal/play"
	"pat/dsl/check/internal/words"
	"pat/dsl/internal/judge"
	"pat/dsl/rules"
)

// causes leaves out what follows from a stock that nothing turns: a waste to which nothing comes,
// an option that nothing asks for.
func causes(ds dsl.Diagnostics) dsl.Diagnostics {
	closed := func(d *dsl.Diagnostic) bool {
		return d.Name == "missing-rule" && d.About.Needs == "turn"
	}
	if !slices.ContainsFunc(ds, closed) {
		return ds
	}
	return slices.DeleteFunc(ds, func(d *dsl.Diagnostic) bool {
		return d.Name == "unused-zone" || d.Name == "unused-name"
	})
}

// Check judges one sheet. Mistakes of wording and merging are not repeated: rules.Load has told
// them, and what they hide is not judged.
func Check(s *rules.Sheet) dsl.Diagnostics {
	c := judge.New(s)
	if c.Crowded() {
		d := c.Errorf("bad-number", c.Title(), "the zones have %d piles in all; a game has at most %d", c.Size,
			rules.MaxPiles)
		d.Help = "fewer or smaller zones make a game"
	} else {
		words.Check(c)
	}
	if c.Loaded() {
		play.Check(c)
	}
	c.List = causes(c.List)
	for _, d := range c.List {
		c.Home(d)
	}
	return c.List.Sort()
}
