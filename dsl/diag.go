package dsl

import (
	"cmp"
	"slices"
)

// This file answers what a finding is: what is wrong, where, how bad, and what could be written
// instead. Whoever shows it, a terminal, an editor or another program, makes its own text of that.

// A Level says how much a diagnostic matters.
type Level int

// The levels, from the worst to the mildest.
const (
	Error   Level = iota // the game cannot be played
	Warning              // playable, but surely not meant; an error under --strict
	Note                 // a fact worth knowing
)

func (l Level) String() string { return [...]string{"error", "warning", "note"}[l] }

// A Diagnostic is one finding about a rule file. It is data; Render makes text of it.
type Diagnostic struct {
	Level   Level
	Name    string  // stable name, as in `pat explain NAME`
	Span    Span    // the tightest place of the mistake
	Message string  // one sentence that stands alone
	Label   string  // what is wrong at the place, three to eight words; may be empty
	Others  []Label // further places, for instance the other half of a contradiction
	Notes   []string
	Help    string  // what explains it; changes of the text are not proposed here
	Offers  []Offer // changes of the text that cure it, the likeliest first
	About   About   // what of it who looks for a cure has to know

	cured []Token // the words of the line as cured, where the cure makes it right
}

// About is what a finding says, for who looks for a cure and does not read sentences. What it says
// nothing of is empty.
type About struct {
	NoZone  string // the name or the kind of a zone of which the game has none
	Needs   string // the word of a line or a block that is missing; game of a file that is none
	Cards   int    // how many are never dealt
	Beyond  int    // a number that is out of range,
	Bound   int    // and the nearest in it; 0 where there is none
	Several bool   // a line may be meant in several ways
	Number  bool   // a number is missing
	Value   string // a name that has no value: no option, number asked or counter
	NoPass  bool   // a condition asks for a pass that never comes
	Always  bool   // a condition, or a part of one, always holds
	Follows bool   // it is gone once another finding is cured
	Suits   Pos    // the end of a direction that does not say in which suit
}

// A Label is a second place that a diagnostic points at.
type Label struct {
	Span Span
	Text string
}

// A Fix replaces the text of a span.
type Fix struct {
	Span Span
	Text string
}

// Diagnostics are findings in the order of the file.
type Diagnostics []*Diagnostic

// Sort orders by file, then place, then level, with what follows from others last, and drops
// a finding that repeats an earlier one.
func (ds Diagnostics) Sort() Diagnostics {
	follows := func(d *Diagnostic) int {
		if d.About.Follows {
			return 1
		}
		return 0
	}
	slices.SortStableFunc(ds, func(a, b *Diagnostic) int {
		return cmp.Or(
			cmp.Compare(a.Span.Pos.Filename, b.Span.Pos.Filename),
			follows(a)-follows(b),
			cmp.Compare(a.Span.Pos.Offset, b.Span.Pos.Offset),
			cmp.Compare(a.Level, b.Level),
			cmp.Compare(a.Name, b.Name),
			cmp.Compare(a.Message, b.Message),
		)
	})
	return slices.CompactFunc(ds, func(a, b *Diagnostic) bool {
		return a.Span == b.Span && a.Name == b.Name && a.Message == b.Message
	})
}

// Errors counts the diagnostics of level Error.
func (ds Diagnostics) Errors() int { return ds.count(Error) }

// Warnings counts the diagnostics of level Warning.
func (ds Diagnostics) Warnings() int { return ds.count(Warning) }

func (ds Diagnostics) count(l Level) int {
	n := 0
	for _, d := range ds {
		if d.Level == l {
			n++
		}
	}
	return n
}
