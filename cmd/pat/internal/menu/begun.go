package menu

import (
	"slices"
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
	More  string // what else there is to say of that
	When  string // it was played last
	Last  string // move; told only where nothing else tells it from another

	tells parts // it from others of the list
}

// with reports whether it is played with some options: who types others wants another game.
func (b *Begun) with(options []string) bool {
	set := strings.FieldsFunc(b.Set, func(r rune) bool { return r == ',' || r == ' ' })
	return !slices.ContainsFunc(options, func(o string) bool { return !slices.Contains(set, o) })
}

// parts are some of those of a game that may tell it from others.
type parts uint8

// The parts, in the order in which they are told.
const (
	set parts = 1 << iota
	far
	more
	when
	last
)

// by is the order in which parts tell games apart, that which says most of a game first.
var by = []parts{far, set, when, last, more}

// told are some parts, in their order.
func (b *Begun) told(which parts) (out []string) {
	for i, text := range []string{b.Set, b.Far, b.More, b.When, b.Last} {
		if which&(1<<i) != 0 {
			out = append(out, text)
		}
	}
	return out
}

// String is all that is told of it.
func (b Begun) String() string { return together(b.parts(set|far|more|when|last, b.Deal)...) }

// parts are its title, its deal and some parts.
func (b *Begun) parts(which parts, deal string) []string {
	return append([]string{b.Title, deal}, b.told(which)...)
}

// Apart finds out what tells each game of a list from the others of the same deal: that is told
// however narrow the list is.
func Apart(list []Begun) []Begun {
	out := slices.Clone(list)
	for i := range list {
		b := &list[i]
		rivals := slices.DeleteFunc(slices.Clone(list), func(r Begun) bool {
			return r.Title != b.Title || r.Deal != b.Deal || r == *b
		})
		for _, part := range by {
			left := slices.DeleteFunc(slices.Clone(rivals), func(r Begun) bool {
				return !slices.Equal(r.told(part), b.told(part))
			})
			if len(left) < len(rivals) {
				out[i].tells |= part
			}
			rivals = left
		}
		if out[i].tells&last == 0 {
			out[i].Last = ""
		}
	}
	return out
}

// leastTitle is how many letters of a title are left at least.
const leastTitle = 7

// In tells of it what fits into so many columns. People know a game by its title and by how far it
// has come, and where others of the deal are begun, by what tells it from them, so that all else
// goes before that, a long number of a deal last; then the title is cut in its middle.
func (b Begun) In(width int) string {
	short := shortNumber(b.Deal)
	least := b.tells
	if least == 0 {
		least = far
	}
	for _, form := range [][]string{
		{b.String()},
		b.parts(set|far|b.tells, b.Deal), b.parts(far|b.tells, b.Deal), b.parts(far|b.tells, short),
		b.parts(least, b.Deal), b.parts(least, short),
	} {
		if out := together(form...); utf8.RuneCountInString(out) <= width {
			return out
		}
	}
	rest := together(append([]string{short}, b.told(least)...)...)
	room := width - utf8.RuneCountInString(rest) - len(", ") - len(Gap)
	return cut(together(Middle(b.Title, max(leastTitle, room)), rest), width)
}

// Middle is a text of which so many letters are left, its middle being cut out.
func Middle(text string, room int) string {
	if r := []rune(text); room+len(Gap) < len(r) {
		return string(r[:(room+1)/2]) + Gap + string(r[len(r)-room/2:])
	}
	return text
}

// mostDigits is how many digits of a deal's number are left where there is little room.
const mostDigits = 4

// shortNumber is a deal with the middle of a long number cut out.
func shortNumber(deal string) string {
	word, number, ok := strings.Cut(deal, " ")
	if !ok {
		return deal
	}
	return word + " " + Middle(number, mostDigits)
}

// Gap stands for what is left out.
const Gap = ".."

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
		return string(r[:max(0, width-len(Gap))]) + Gap
	}
	return line
}
