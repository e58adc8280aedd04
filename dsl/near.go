package dsl

import "strings"

// This file answers which word may be meant by one that is misspelt.

// Near finds the word closest to a misspelt one: at most two letters in five wrong.
func Near(word string, of []string) string {
	word = strings.ToLower(word)
	best, score := "", 0
	for _, w := range of {
		d := Slips(word, w)
		// Of two words equally near, the one of the same length is likelier meant.
		x := 10*d + min(9, max(len(w)-len(word), len(word)-len(w)))
		if d <= max(1, len(word)*2/5) && d < len(w) && (best == "" || x < score) {
			best, score = w, x
		}
	}
	return best
}

// Turns reports whether a word turns what the others say round, or is a bound of it, in this
// language or in books: a line without it says something else.
func Turns(word string) bool {
	switch word {
	case "not", "no", "none", "never", "nothing", "without", "except", "but", "unless", "cannot", "least", "most",
		"less", "more", "fewer":
		return true
	}
	return false
}

// Contrary reports whether of two words each is the other's contrary: who writes the one hardly
// means the other.
func Contrary(a, b string) bool {
	for _, p := range [...][2]string{
		{"least", "most"},
		{"up", "down"},
		{"top", "bottom"},
		{"first", "last"},
		{"left", "right"},
		{"above", "below"},
		{"empty", "full"},
		{"win", "lose"},
		{"red", "black"},
	} {
		if a == p[0] && b == p[1] || a == p[1] && b == p[0] {
			return true
		}
	}
	return false
}

// Slips counts the slips of the hand that make one word another: a letter too many, too few or
// wrong, or two neighbours swapped (the distance of Damerau and Levenshtein, where no letter slips
// twice). It keeps three rows of the table: two neighbours swapped look two rows back.
func Slips(a, b string) int {
	before, row := make([]int, len(b)+1), make([]int, len(b)+1)
	for j := range row {
		row[j] = j
	}
	var last []int
	for i := 1; i <= len(a); i++ {
		last, before, row = before, row, make([]int, len(b)+1)
		row[0] = i
		for j := 1; j <= len(b); j++ {
			other := 1
			if a[i-1] == b[j-1] {
				other = 0
			}
			row[j] = min(before[j]+1, row[j-1]+1, before[j-1]+other)
			if i > 1 && j > 1 && a[i-1] == b[j-2] && a[i-2] == b[j-1] {
				row[j] = min(row[j], last[j-2]+1)
			}
		}
	}
	return row[len(b)]
}
