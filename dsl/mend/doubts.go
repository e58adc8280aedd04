package mend

import (
	"slices"

	"pat/dsl"
)

// This file doubts a line that was found. Words put in another order, and words said twice, are a
// cure only where no other place for them, and no word less, makes a line too.

// doubted lists the other lines that may have been meant as well as one found by moving words or by
// leaving out one that is said twice.
func (s *search) doubted(n *node) []*node {
	moves := func(e edit) bool {
		return e.kind == moved || e.kind == swapped && e.tokens != nil || e.kind == doubled
	}
	if n.parent == nil || !moves(n.edit) {
		return nil
	}
	ws, e := n.parent.words, n.edit
	var out []*node
	seen := map[string]bool{unordered(n.words): true}
	other := func(words []dsl.Token) {
		if key := unordered(words); !seen[key] && s.reads(words) {
			seen[key] = true
			out = append(out, &node{parent: n.parent, edit: e, words: words})
		}
	}
	if last := n.parent; last.parent != nil && moves(last.edit) { // a word that has gone to another noun
		was := last.parent.words
		for k := last.edit.i; k < min(e.j, len(was)); k++ {
			other(slices.Delete(slices.Clone(was), k, k+1))
		}
	}
	for a := range ws {
		for b := a + 1; b < len(ws); b++ {
			for c := b + 1; c <= len(ws) && a < e.j && e.i < c; c++ {
				if e.kind == swapped && (c-a > 3 || slices.ContainsFunc(ws[a+1:c], tail)) {
					break // neighbours stay near, and in their part of the line
				}
				other(slices.Concat(ws[:a], ws[b:c], ws[a:b], ws[c:]))
			}
		}
	}
	return out
}

var bothWays = []string{"up", "down"}

func tail(t dsl.Token) bool { return slices.Contains(tails, t.Value) }

// unordered is what the grammar compares of some words, but for the order of two alternatives.
func unordered(ws []dsl.Token) string {
	ws = slices.Clone(ws)
	for k := 1; k+1 < len(ws); k++ {
		ways := slices.Contains(bothWays, ws[k-1].Value) && slices.Contains(bothWays, ws[k+1].Value)
		if joint(ws[k]) && (ways || alike(ws[k-1], ws[k+1])) && ws[k+1].Value < ws[k-1].Value {
			ws[k-1], ws[k+1] = ws[k+1], ws[k-1]
		}
	}
	return Canonical(ws)
}

// reads reports whether words are a line of the language.
func (s *search) reads(ws []dsl.Token) bool {
	if s.Spot.Stuck(ws) >= 0 || s.stutters(ws) {
		return false
	}
	return !(s.InColumn1() && s.Spot.Form(ws[0]).IsText()) && s.Spot.Reads(ws)
}

// torn reports whether a line has a name that was no word of its own: `tableau 5x5` makes no zone
// called `x5`.
func (s *search) torn(n *node) bool {
	for k := 1; k < len(s.Words); k++ {
		t := s.Words[k]
		names := t.Type == dsl.TokUnknown || t.Type == dsl.TokZone
		stays := func(w dsl.Token) bool { return w.Pos == t.Pos }
		if names && s.Words[k-1].End().Offset == t.Pos.Offset && slices.ContainsFunc(n.words, stays) {
			return true
		}
	}
	return false
}
