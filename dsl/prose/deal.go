package prose

import (
	"pat/dsl"
)

// deal tells the deal: what happens before shuffling, and the steps in order.
func (t *teller) deal() (before string, steps []string) {
	t.tally = t.newTally()
	i := 0
	var lifted []string
	for i < len(t.Deal) && t.lifts(t.Deal[i]) {
		lifted = append(lifted, t.stepOf(t.Deal[i]))
		t.dealt(t.Deal[i])
		i++
	}
	before = "shuffle the pack"
	if t.Pack.Decks > 1 {
		before = "shuffle all the cards together"
	}
	if t.Pack.Apart {
		before = "shuffle each pack by itself and lay the packs on one another; the top one is dealt first"
	}
	switch {
	case lifted != nil && t.Pack.Apart:
		before += ". Then " + clauses(lifted, "and")
	case lifted != nil:
		before = "before shuffling, " + clauses(lifted, "and") + ". Shuffle the rest"
		if n := t.tally.known(); n > 0 {
			before += " (" + count(n, "card", "cards") + ")"
		}
	}
	for _, l := range t.Deal[i:] {
		steps = append(steps, t.stepOf(l))
		t.dealt(l)
	}
	t.tally = nil
	return before, steps
}

// lifts reports whether a step takes named cards out of the pack: standing first, it is done
// before shuffling.
func (t *teller) lifts(l *dsl.Line) bool {
	x, ok := l.Stmt.(*dsl.MoveStep)
	if !ok || x.From != nil || x.Sorts() || x.Guard != nil {
		return false
	}
	for _, c := range x.Named {
		if c.InPlay() || c.Relation() != nil {
			return false
		}
	}
	if x.All && x.AllOf != nil {
		for _, c := range x.AllOf.Any {
			if w := c.What(); w != nil && w.Rel != nil {
				return false
			}
		}
		return true
	}
	return x.LooksFor()
}
