package anygame

import (
	"slices"
	"strings"

	"pat/dsl"
	"pat/dsl/check"
	"pat/dsl/rules"
)

// This file makes a file sound that an author wrote without care: what the checker calls mistakes
// is taken off, until what is left is a game.

// New is the file of a seed, without the lines that the checker calls mistakes. ok is false where
// what is left is no game.
func New(seed uint64) (text string, sheet *rules.Sheet, ok bool) { return mend(Write(seed)) }

// mend takes off the lines of a file that are mistakes, until there are none. Each round takes off
// all lines that the checker calls mistakes; what is then a mistake by their lack, as a name that
// is no longer given, goes in the next.
func mend(text string) (mended string, sheet *rules.Sheet, ok bool) {
	for range 8 {
		sheet, ds := Check(text)
		if ds.Errors() == 0 {
			return text, sheet, true
		}
		lines := strings.Split(text, "\n")
		wrong := make([]bool, len(lines))
		for _, d := range ds {
			if d.Level == dsl.Error {
				wrong[max(0, min(d.Span.Pos.Line, len(lines))-1)] = true
			}
		}
		left := without(lines, wrong)
		if len(left) == len(lines) && !easier(left, wrong) {
			break
		}
		text = strings.Join(left, "\n")
	}
	return text, nil, false
}

// without is some lines but those that are wrong; a head of steps takes its block along, and no
// other head can go. Where a zone is named, taking it away would make mistakes of all lines that
// name it.
func without(lines []string, wrong []bool) []string {
	var out []string
	gone := false // the block is
	for i, l := range lines {
		switch {
		case strings.HasPrefix(l, " "):
			if wrong[i] || gone {
				continue
			}
		case wrong[i] && canGo(l):
			gone = true
			continue
		default:
			gone = false
		}
		out = append(out, l)
	}
	return out
}

// goals are what may be won where what was drawn cannot.
var goals = []string{
	"win when foundations full", "win when all cards on foundations", "win when at least 3 cards on foundations",
	"win when tableau empty", "win when at least 2 cards in discard", "win when reserve empty",
}

// easier puts the next goal in the place of a `win` line that is wrong, and reports whether there
// is one. A game has to have something that wins it; so a wrong goal is not taken off but changed.
func easier(lines []string, wrong []bool) bool {
	for i, l := range lines {
		if next := slices.Index(goals, l) + 1; wrong[i] && strings.HasPrefix(l, "win ") && next < len(goals) {
			lines[i] = goals[next]
			return true
		}
	}
	return false
}

// canGo reports whether a line in the first column can be left out.
func canGo(l string) bool {
	word, _, _ := strings.Cut(l, " ")
	return slices.Contains([]string{
		"may", "after", "lose", "counter", "option", "ask", "worth", "score", "also", "family",
		"source",
	}, word)
}

// Check loads and judges a file.
func Check(text string) (*rules.Sheet, dsl.Diagnostics) {
	sheet, ds := rules.Load(&rules.Library{}, "any.pat", []byte(text))
	if ds.Errors() == 0 {
		ds = append(ds, check.Check(sheet)...)
	}
	return sheet, ds
}
