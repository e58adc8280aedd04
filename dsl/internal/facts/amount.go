package facts

// Numbers that are known within bounds, and reckoning with them: the bounds of a result hold for
// all numbers within the bounds of its parts.

// An Amount is a number of cards that is known within bounds.
type Amount struct{ Lo, Hi int }

// Range is an amount from lo to hi.
func Range(lo, hi int) Amount { return Amount{lo, hi} }

// Lots is more than any pack has: an amount up to it has no bound.
const Lots = 1 << 20

// Exactly is an amount of which all is known.
func Exactly(n int) Amount { return Amount{n, n} }

// Plus puts cards to others.
func (a Amount) Plus(b Amount) Amount { return Amount{a.Lo + b.Lo, min(Lots, a.Hi+b.Hi)} }

// Less takes cards away; a pile never has fewer than none.
func (a Amount) Less(b Amount) Amount { return Amount{max(0, a.Lo-b.Hi), max(0, a.Hi-b.Lo)} }

// Times is so many cards each time, so many times.
func (a Amount) Times(n Amount) Amount { return Amount{a.Lo * n.Lo, min(Lots, a.Hi*n.Hi)} }

// Exact reports whether the number is known.
func (a Amount) Exact() bool { return a.Lo == a.Hi }

// has reports whether a number lies in some bounds.
func (a Amount) has(n int) bool { return a.Lo <= n && n <= a.Hi }

// AnySize is the bounds of a pile where nothing is said of its cards.
var AnySize = Amount{0, Lots}
