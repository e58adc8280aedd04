package check

import (
	"pat/dsl"
	"pat/dsl/check/internal/judge"
	"pat/dsl/check/internal/play"
	"pat/dsl/check/internal/words"
	"pat/dsl/rules"
)

// Check judges one sheet. Mistakes of wording and merging are not repeated: rules.Load has told
// them, and what they hide is not judged.
func Check(s *rules.Sheet) dsl.Diagnostics {
	c := judge.New(s)
	if c.Crowded() {
		d := c.Errorf("bad-number", c.Title(), "the zones have %d piles in all; a game has at most %d", c.Size,
			rules.MaxPiles)
		d.Help = "use fewer or smaller zones"
	} else {
		words.Check(c)
	}
	if c.Loaded() {
		play.Check(c)
	}
	for _, d := range c.List {
		c.Removal(d)
		c.Home(d)
	}
	return c.List.Sort()
}
