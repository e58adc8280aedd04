package catalogue

import (
	"iter"
	"strings"

	"pat/dsl"
)

// This file answers which name is meant by one that no game has.

// meant is what a name stands for that is likeliest meant by one that is none of them: of names
// with what they stand for, one with hardly a slip; one that begins as what was typed; one that its
// first words are; one with more slips; one of which a word is hardly misspelt. Of equal names it
// is the first. Without any it is empty.
func meant(typed string, names iter.Seq2[string, string]) string {
	var known []string
	stands, inside := map[string]string{}, map[string]string{}
	for name, what := range names {
		if f := Fold(name); stands[f] == "" {
			stands[f] = what
			known = append(known, f)
		}
		for w := range strings.FieldsSeq(name) {
			if f := Fold(w); len(f) > 3 && inside[f] == "" {
				inside[f] = what
			}
		}
	}
	whole := Fold(typed)
	near := dsl.Near(whole, known)
	if near != "" && hardlyASlip(whole, near) {
		return stands[near]
	}
	for _, name := range known {
		if len(whole) > 3 && strings.HasPrefix(name, whole) {
			return stands[name]
		}
	}
	for words := strings.Fields(typed); len(words) > 1; {
		words = words[:len(words)-1]
		if what := stands[Fold(strings.Join(words, ""))]; what != "" {
			return what
		}
	}
	if near != "" {
		return stands[near]
	}
	best := ""
	for w := range inside {
		if hardlyASlip(whole, w) && (best == "" || w < best) {
			best = w
		}
	}
	return inside[best]
}

// Meant is the id of the game that is likeliest meant by a name that none has: titles come before
// other names.
func (c Catalogue) Meant(name string) string {
	ids := c.IDs()
	heads := make([]Heading, len(ids))
	for i, id := range ids {
		if f, err := c.Open(id, nil); err == nil {
			heads[i] = HeadingOf(f.Text)
		}
	}
	return meant(name, func(yield func(name, id string) bool) {
		for i, id := range ids {
			if !yield(id, id) || !yield(heads[i].Title, id) {
				return
			}
		}
		for i, id := range ids {
			for _, also := range heads[i].Also {
				if !yield(also, id) {
					return
				}
			}
		}
	})
}

// hardlyASlip reports whether two names differ by a letter in five at most.
func hardlyASlip(a, b string) bool { return dsl.Slips(a, b) <= max(1, len(a)/5) }
