package worked

import (
	"slices"

	"pat/dsl"
	"pat/dsl/rules"
)

// Uncovered lists the lines of the file itself that no example touched, in the order of the file:
// by which no listed move went, that no refusal named, and that did not act by themselves. Lines
// that declare, such as `decks` and the rows of a picture, are none of them.
func (r *Report) Uncovered() []*dsl.Line {
	var out []*dsl.Line
	for l := range r.lines {
		if l.Src == r.sheet.Source() && !r.touched[l.Pos] && rules.Decides(l) {
			out = append(out, l)
		}
	}
	slices.SortStableFunc(out, func(a, b *dsl.Line) int { return a.Pos.Offset - b.Pos.Offset })
	return out
}
