package menu

import (
	"strings"
	"unicode/utf8"
)

// This file answers how a game that was begun stands in a list, be it a narrow one.

// A Begun game is one to go on with, in the words in which it is told. What there is nothing to
// tell of is empty.
type Begun struct {
	Title string
	Deal  string
	Set   string // options and asked values
	Far   string // how far it has come
	When  string // it was played last
}

// String is all that is told of it.
func (b Begun) String() string { return together(b.Title, b.Deal, b.Set, b.Far, b.When) }

// leastTitle is how many letters of a title are left at least.
const leastTitle = 7

// In tells of it what fits into so many columns: the deal and how far it has come tell one game
// from another, so that all else goes before them, and the title is cut in its middle.
func (b Begun) In(width int) string {
	for _, out := range []string{
		b.String(), together(b.Title, b.Deal, b.Set, b.Far), together(b.Title, b.Deal, b.Far),
	} {
		if utf8.RuneCountInString(out) <= width {
			return out
		}
	}
	title := []rune(b.Title)
	room := width - utf8.RuneCountInString(together("", b.Deal, b.Far)) - len(", ") - len(gap)
	if room = max(room, leastTitle); room+len(gap) < len(title) {
		b.Title = string(title[:(room+1)/2]) + gap + string(title[len(title)-room/2:])
	}
	return cut(together(b.Title, b.Deal, b.Far), width)
}

// gap stands for what is left out.
const gap = ".."

// together are parts of a sentence, but those that are empty.
func together(parts ...string) string {
	var out []string
	for _, p := range parts {
		if p != "" {
			out = append(out, p)
		}
	}
	return strings.Join(out, ", ")
}

// cut is a line in so many columns.
func cut(line string, width int) string {
	if r := []rune(line); len(r) > width {
		return string(r[:max(0, width-len(gap))]) + gap
	}
	return line
}
