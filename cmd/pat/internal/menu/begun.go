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
	More  string // what else there is to say of that
	When  string // it was played last

	like bool // another of the list is told by the same words, but for when it was played
}

// String is all that is told of it.
func (b Begun) String() string { return together(b.Title, b.Deal, b.Set, b.Far, b.More, b.When) }

// markLike marks those of a list that only the time tells from another.
func markLike(list []Begun) {
	times := map[Begun]int{}
	bare := func(b Begun) Begun { b.When, b.like = "", false; return b }
	for _, b := range list {
		times[bare(b)]++
	}
	for i := range list {
		list[i].like = times[bare(list[i])] > 1
	}
}

// leastTitle is how many letters of a title are left at least.
const leastTitle = 7

// In tells of it what fits into so many columns. People know a game by its title and by how far it
// has come, so that all else goes before them, a long number of a deal last; then the title is cut
// in its middle.
func (b Begun) In(width int) string {
	short := shortNumber(b.Deal)
	forms := []string{b.String(), together(b.Title, b.Deal, b.Set, b.Far)}
	if b.like {
		forms = []string{
			b.String(), together(b.Title, b.Deal, b.Far, b.When), together(b.Title, short, b.Far, b.When),
		}
		b.Far = b.When // so far came the other one, too
	}
	forms = append(forms, together(b.Title, b.Deal, b.Far), together(b.Title, short, b.Far))
	for _, out := range forms {
		if utf8.RuneCountInString(out) <= width {
			return out
		}
	}
	room := width - utf8.RuneCountInString(together("", short, b.Far)) - len(", ") - len(Gap)
	b.Title = Middle(b.Title, max(leastTitle, room))
	return cut(together(b.Title, short, b.Far), width)
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
