package dsl

import (
	"slices"
)

// The places of the expression layer: which piles some words mean. The tags are the grammar.

// Places are piles, in the order in which they are tried.
type Places struct {
	Span
	Any []*Place `parser:"@@ ( (?! 'or' ( Kind | Zone | 'layer' | 'source' ) ( 'is' | 'not' | 'empty' | 'full' | 'face' | 'covered' | 'home' | 'in' ) ) 'or' @@ )*"`
}

// Place is one or several piles.
type Place struct {
	Span
	Mods   []*PlaceMod `parser:"@@*"`
	Pile   *PileRef    `parser:"( @@"`
	Source bool        `parser:"| @'source'"`
	Its    string      `parser:"| 'its' @( 'top' | 'bottom' )"` // of the pile that a step takes cards from
	Layer  bool        `parser:"| @'layer'"`
	Zone   *ZoneRef    `parser:"| @@ )"`
}

// IsPile reports whether a place is the very pile that a rule speaks of, not one beside it.
func (p *Place) IsPile() bool { return p != nil && p.Pile != nil && p.Pile.Side == "" }

// Each reports whether some places are each of their piles in turn.
func (ps *Places) Each() bool { return slices.ContainsFunc(ps.Any, (*Place).Each) }

// Each reports whether a place is each of its piles in turn.
func (p *Place) Each() bool {
	return slices.ContainsFunc(p.Mods, func(m *PlaceMod) bool { return m.Each })
}

// PlaceMod narrows a place: "own", "first", "last", "nearest", "empty", "nonempty", "other",
// "each", "top", "bottom", or a range of rows or columns.
type PlaceMod struct {
	Span
	Word  string `parser:"( @( 'own' | 'first' | 'last' | 'nearest' | 'empty' | 'nonempty' | 'other' )"`
	Each  bool   `parser:"| @'each' 'of'?"`
	End   string `parser:"| @( 'top' | 'bottom' ) 'of'"`
	Line  string `parser:"| (?! ( 'row' | 'column' ) 'of' ( 'pile' | 'source' | 'layer' ) ) @( 'row' | 'column' )"`
	Range *Range `parser:"  @@? 'of' )"`
}

// PileRef is the pile a rule speaks of, or a neighbour of it.
type PileRef struct {
	Span
	Steps string `parser:"'pile' (?! 'number' ) ( @Number?"`
	Side  string `parser:"  @( 'left' | 'right' | 'above' | 'below' ) )?"`
}

// ZoneRef is a zone by kind or name, or some of its piles by number.
type ZoneRef struct {
	Span
	Word   string   `parser:"@( Kind | Zone )"`
	Ranges []*Range `parser:"( (?! Number 'times' ) @@ )*"`
}

// Range is a number or a stretch of them.
type Range struct {
	Span
	From *Index `parser:"@@"`
	To   *Index `parser:"( 'to' (?! Var ) @@ )?"` // no name: `add cards in tableau 1 to count`
}

// Index is the number of a pile, row or column: written out, or what the pass, an option or a
// counter comes to.
type Index struct {
	Span
	Digits string `parser:"  @Number"`
	Pass   bool   `parser:"| @'pass'"`
	Name   string `parser:"| @Var"`
}

// N is a number written out; ok is false where it is not.
func (x *Index) N() (n int, ok bool) { return Number(x.Digits), x.Digits != "" }

// bounds are the first and the last number of a range that is written out; ok is false for another.
func (r *Range) bounds() (from, to int, ok bool) {
	from, ok = r.From.N()
	if r.To == nil {
		return from, from, ok
	}
	to, written := r.To.N()
	return from, to, ok && written
}

// Covers reports whether a range has all numbers of another, as far as both are written out.
func (r *Range) Covers(o *Range) bool {
	lo, hi, ok := r.bounds()
	from, to, written := o.bounds()
	return ok && written && lo <= from && max(from, to) <= hi
}
