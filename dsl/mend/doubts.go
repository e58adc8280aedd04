package mend

import (
	"slices"
	"strings"

	"pat/dsl"
)

// This file doubts a line that was found. Words put in another order, and words said twice, are a
// cure only where no other place for them, and no word less, makes a line too; a word put in, or
// changed for another of the language, only where no line is made by leaving out a small one.

// doubted lists the other lines that may have been meant as well as one that was found.
func (s *search) doubted(n *node) []*node {
	if n.parent != nil && n.parent.parent == nil && s.guessed(n.edit) {
		return s.instead(n)
	}
	return s.elsewhere(n)
}

// mostMet is how many words of a book may be met by chance where another guess is needed besides.
const mostMet = 3

// daring reports whether a line was found by a guess and something else besides that is no small
// word: each alone may be what was meant, both together seldom are.
//
// A guess is an edit that could as well be another. One alone is the cheapest reading; a guess
// beside another mistake, or two guesses, could be two other ones.
func (s *search) daring(n *node) bool {
	guesses, others := 0, 0
	for _, step := range n.path() {
		switch e := step.edit; {
		case e.kind == filler || e.kind == confused || e.kind == again:
		case e.kind == book && (e.row.with[0] == "-" || e.j-e.i > mostMet): // much was met, or nothing put in
		case e.kind == inserted, e.kind == swapped, e.kind == moved,
			e.kind == slipped && step.parent.words[e.i].Type != dsl.TokUnknown:
			guesses++
		default:
			others++
		}
	}
	return guesses > 1 || guesses > 0 && others > 0
}

// turns reports whether a word turns what is said round.
func turns(t dsl.Token) bool { return dsl.Turns(t.Value) || dsl.Turns(strings.ToLower(t.Raw)) }

// weighs reports whether a word names a card or a place, or turns what is said round.
func weighs(t dsl.Token) bool {
	return namesCard(t) || isZone(t) || turns(t)
}

// loses reports whether a line was found without a word of some sort that was written: by another
// in its place that is none of the sort, by a row of a book that takes any word where it stands, or
// by leaving it out. What a row says of its own words is known, and a digit for a rank is no loss.
func (s *search) loses(n *node, sort func(dsl.Token) bool) bool {
	kept := func(t dsl.Token, with []string) bool {
		return slices.ContainsFunc(with, func(w string) bool {
			return w == t.Value || w == strings.ToLower(t.Raw) || dsl.Turns(w) && turns(t)
		})
	}
	return slices.ContainsFunc(n.path(), func(step *node) bool {
		e := step.edit
		gone := step.parent.words[e.i:e.j]
		switch e.kind {
		case book:
			gone = e.row.signs[anyWord]
		case slipped, borrowed, confused:
		default:
			return false
		}
		return slices.ContainsFunc(gone, func(t dsl.Token) bool { return sort(t) && !kept(t, e.with) })
	})
}

// renames reports whether a line was found by writing an unknown word as the name of a zone that no
// other line says: the word may be right, and the head of the zone misspelt.
func (s *search) renames(n *node) bool {
	return slices.ContainsFunc(n.path(), func(step *node) bool {
		e := step.edit
		return e.kind == slipped && step.parent.words[e.i].Type == dsl.TokUnknown && s.Idle(e.with[0])
	})
}

// guessed reports whether an edit puts in a word, or changes one that is a word of the language.
func (s *search) guessed(e edit) bool {
	switch e.kind {
	case inserted, confused, spelt:
		return true
	case slipped:
		return s.Words[e.i].Type != dsl.TokUnknown && !plural(s.Words[e.i].Value, e.with[0])
	}
	return false
}

// plural reports whether one word is another with an s at its end.
func plural(a, b string) bool { return a == b+"s" || b == a+"s" }

// extra reports whether a word is easily one too many.
func extra(t dsl.Token) bool { return slices.Contains(extras, t.Value) }

// instead lists the lines that are made by leaving out a word that is easily one too many: of
// a number that is spelt as a rank only the first word, for others belong to it.
func (s *search) instead(n *node) []*node {
	var out []*node
	seen := map[string]bool{unordered(n.words): true}
	other := func(e edit) {
		o := &node{parent: n.parent, edit: e, words: e.apply(s.Spot, s.Words)}
		if key := unordered(o.words); len(o.words) > 0 && !seen[key] && s.reads(o.words) {
			seen[key] = true
			out = append(out, o)
		}
	}
	for k, t := range s.Words {
		if extra(t) && (k == 0 || n.edit.kind != spelt) {
			other(edit{kind: filler, i: k, j: k + 1})
		}
	}
	return out
}

// elsewhere lists the lines that are made by moving words to another place than where they were
// moved to, or by leaving out one that is said twice.
//
// It tries what the search does not: the stretch a to b behind c, everywhere in the line. If a
// second order can be read, neither is put in.
func (s *search) elsewhere(n *node) []*node {
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
	for k := range ws { // a number that is missing is none that stands elsewhere
		if other(slices.Insert(slices.Clone(ws), k, s.Token("1", ""))); k > 0 && joint(ws[k]) {
			break
		}
	}
	for a := range ws {
		for b := a + 1; b < len(ws); b++ {
			for c := b + 1; c <= len(ws) && a < e.j && e.i < c; c++ {
				if e.kind == swapped && (c-a > 3 || e.i == 0 && c > 2 || slices.ContainsFunc(ws[a+1:c], tail)) {
					break // neighbours stay near, and in their part of the line; the first word goes no further
				}
				other(slices.Concat(ws[:a], ws[b:c], ws[a:b], ws[c:]))
			}
		}
	}
	return out
}

var bothWays = []string{"up", "down"}

// tail reports whether a word begins a part at the end of a line.
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
	return canonical(ws)
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
