package check

import (
	"pat/dsl/check/internal/deal"
	"pat/dsl/check/internal/judge"
	"pat/dsl/check/internal/words"
	"pat/dsl/rules"
)

// A Stage is what is known of the pack at some point of the deal.
type Stage = deal.Stage

// Dealt tells how the deal of a game goes under a setting: the pack before each step, and after the
// last. It is nil where mistakes leave that open.
func Dealt(s *rules.Sheet, set rules.Setting) []Stage {
	c := judge.New(s)
	if c.Crowded() || s.DealHead == nil {
		return nil
	}
	words.Check(c)
	if c.List.Errors() > 0 || !c.Loaded() {
		return nil
	}
	return deal.Stages(c, s.Complete(set))
}
