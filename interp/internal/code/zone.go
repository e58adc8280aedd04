package code

import (
	"pat/dsl"
	"pat/dsl/cards"
	"pat/dsl/rules"
)

// Zones, and the lines that say what comes to their piles, what leaves them, and what moves
// together. A line holds where its guard does, and as often as its TIMES say; Permits, Always,
// Plain and their like answer what a line leaves open, so that nobody compares its fields for that.

// A Zone is piles with the same lines, beside one another in the game.
type Zone struct {
	Sheet     *rules.Zone
	Hidden    bool // an undeclared stock that only deals
	First, N  int
	Gives     dsl.Giving // when its cards may be played elsewhere
	Symmetric bool       // its piles are interchangeable
	Followed  bool       // something may follow a play from one of its piles to another
	Back      PileSet    // piles from which a play to here may change nothing, and has to be made to see
	Even      bool       // they are in the game as it is played, whatever a search may find besides
	Reached   int        // a play there is followed by no more cards than these being taken from any pile of it
	Under     Side       // whether what comes goes under the cards there
	Counts    bool       // some line by which cards come has TIMES, or some by which they leave together
	Told      *dsl.Line  // the line that tells them apart, if they are not
	ManyBases bool       // its first pile says with which rank piles begin, and others may begin otherwise
	Cells     bool
	Receives  bool // something can come by play

	Arrive   []Arrival
	Only     []Restriction // takes only
	Plays    []Restriction
	Moves    []UnitRule
	Worry    []Restriction
	Swaps    []SwapRule
	Homes    []HomeRule
	Suits    []cards.Mask // by pile in the zone; nil if not said
	AtMost   int32        // a value node, or -1
	FixedMax int          // atMost as a number, or -1
	Full     []int16      // by pile in the zone: the most cards that it may hold, -1 for any number
	FullBy   [][]int16    // by pile and the kind at its bottom, where that decides
	OnUnit   []int16      // lengths of units only (takes sequence)
	Stays    int32        // guard of `exposed card stays down`; NoGuard if the line is absent
	Open     bool         // stock whose next card is seen
	Down     bool         // the stock: cards lie face down
	Up       bool         // no card ever lies face down in this layout, as a search knows
	Grid     []int16      // pile by (row-1)*columns+column-1, or nil
	Rows     int
	Columns  int
	Closes   bool // its piles close up when one becomes empty

	FixedHome  bool         // foundations, each of whose cards has one place to go
	BasesApart bool         // foundations that begin each with a card of its own, of a suit that is not said
	Alike      *cards.Table // relation by which part of a run need not change piles (compileRuns)
}

// A Side says whether cards that come to a zone go under those that lie there.
type Side uint8

// What the lines of a zone say of it.
const (
	Above  Side = iota // none is laid under others
	Either             // that hangs on the line
	Below              // all are
)

// Has reports whether a pile is one of the zone.
func (z *Zone) Has(p uint8) bool { return int(p) >= z.First && int(p) < z.First+z.N }

// NoGuard stands for the guard of a line that the zone does not have.
const NoGuard int32 = -2

// An Arrival is a line that lets cards come: base, build, spaces take, takes.
type Arrival struct {
	Line    *dsl.Line
	OnEmpty bool
	OnCards bool
	Phrase  int32 // which lowest card
	All     bool  // the phrase is asked of every card that comes, not of the lowest alone
	Order   *Order
	From    *Reach     // nil: from anywhere
	Size    int        // 0 any; else exactly so many cards
	Whole   bool       // only the whole pile it comes from
	Seq     int32      // takes sequence: the unit must be one; -1
	Lowest  cards.Mask // the cards that may be the lowest of what comes, by the sequence; all without one
	Guard   int32
	// what the guard says, by the top of the pile: which tops of sources; nil if it asks for
	// anything else
	Tops      *cards.Table
	At        *PileSet // what the guard says, if it asks for nothing but the pile
	Loose     bool     // which cards come depends on where they come from
	Static    bool     // the guard speaks of nothing but the state of the game: not of card, pile or source
	OfPile    bool     // it speaks of nothing but that and the pile
	Once      bool     // happens by itself
	Confluent bool     // and it makes no difference in which order
	Bottom    bool
	Uses      int16     // slot of TIMES, or -1
	Sources   [][]uint8 // of `at once`: where to look, by pile of the zone, or one list for all
}

// An Order is `build in order`: which rank comes at which height.
type Order struct {
	Ranks []cards.Rank
	Table cards.Table  // suits, by the card below
	Masks []cards.Mask // of ranks, by height
	Wrap  bool
	Base  int32 // zone whose first card fixes where the list starts, or -1
}

// A Restriction is `takes only`, `plays only` or `worry back`.
type Restriction struct {
	Line  *dsl.Line
	Piles *Reach // nil: any
	Guard int32
}

// A UnitRule says what moves as a unit.
type UnitRule struct {
	Line  *dsl.Line // nil for the default
	Kind  UnitKind
	Seq   int32
	Free  []FreeRule
	Open  bool // its spaces take any card from anywhere at any time
	To    *Reach
	Guard int32
	Uses  int16
}

// UnitKind says what may leave a pile together.
type UnitKind uint8

// The kinds of units.
const (
	UnitOne   UnitKind = iota // the top card
	UnitPile                  // all cards
	UnitRun                   // cards from the top that make a sequence
	UnitAny                   // any cards from the top
	UnitPluck                 // any one card, from under others too
	UnitKinds                 // how many there are
)

// A FreeRule is a zone that `by free` counts: empty piles double, free cells add.
type FreeRule struct {
	Cells bool
	Piles []uint8
}

// A SwapRule is a line by which two cards change places: one of this zone, one of other piles.
type SwapRule struct {
	Line   *dsl.Line
	Mine   int32
	Loose  bool  // which cards it means depends on where they lie
	Theirs int32 // -1 any card
	From   []uint8
	Guard  int32
	Now    int32  // the part of the guard that speaks of nothing but the state of the game,
	Among  *Reach // the part that speaks of nothing but which piles they are, nil: any,
	Rest   int32  // and what is left of it
	Uses   int16
	Back   bool // what follows may take such an exchange back
}

// A HomeRule says which cards lie right in the piles of the zone.
type HomeRule struct {
	Line   *dsl.Line
	Phrase int32
	Guard  int32
}

// A SetRule is a `takes pair`, `takes set` or `takes N cards` line.
type SetRule struct {
	Line     *dsl.Line
	Zone     int // where the cards go
	From     []uint8
	Listed   []int32 // `set A B C`: a phrase each
	Least    int
	Most     int // 0: as many as there are
	Totals   []int32
	Phrase   int32 // relation, by the card before; -1 none
	Alike    bool  // all pairs must stand in it, not only neighbours in some order
	Touching bool  // the guard asks for neighbours in a zone of one row: only stretches can be meant
	Guard    int32
	Uses     int16
	Back     bool // what follows may lay the cards back to where they lay
}

// OfTwo reports whether a line takes two cards together, never more.
func (r *SetRule) OfTwo() bool { return r.Least == 2 && r.Most == 2 }

// Always reports whether a line lets cards come at any time and however often: it has no guard and
// no TIMES.
func (a *Arrival) Always() bool { return a.Guard == Always && a.Uses < 0 }

// Plain reports whether a line lets cards come at any time, however often, and from anywhere.
func (a *Arrival) Plain() bool { return a.Always() && a.From == nil }

// Permits reports whether what restricts two zones lets cards go from one to the other, and whether
// it lets all of them go at any time. It is all that restrictions say: nobody else reads them for
// what they always allow.
func Permits(z, dst *Zone) (some, always bool) {
	if !z.Leaves() {
		return false, false
	}
	some, always = lets(z.Plays, dst)
	and := func(m, s bool) { some, always = some && m, always && s }
	and(lets(dst.Only, z))
	if z.Gives == dsl.GivesBack {
		and(lets(z.Worry, dst))
	}
	return some, always
}

// Leaves reports whether cards can be played out of a zone at all.
func (z *Zone) Leaves() bool {
	switch z.Gives {
	case dsl.GivesNone:
		return false
	case dsl.GivesBack:
		return len(z.Worry) > 0
	case dsl.GivesOpen:
		return z.Open
	}
	return true
}

// lets reports whether one of some restrictions speaks of a zone, and whether one always allows all
// its piles. Without restrictions everything is allowed.
func lets(rs []Restriction, other *Zone) (some, always bool) {
	if len(rs) == 0 {
		return true, true
	}
	for i := range rs {
		if rs[i].Piles.Reaches(other) {
			some = true
			always = always || rs[i].Piles.All(other) && rs[i].Guard == Always
		}
	}
	return some, always
}

// On reports whether a line is for empty piles, or for piles with cards.
func (a *Arrival) On(empty bool) bool {
	if empty {
		return a.OnEmpty
	}
	return a.OnCards
}

// AnySize reports whether units of any length may come by a line: neither just so many cards, nor
// whole piles or sequences only.
func (a *Arrival) AnySize() bool { return a.Size == 0 && a.Seq < 0 && !a.Whole }

// TakesOne reports whether a card may come alone by a line, wherever it lies in its pile.
func (a *Arrival) TakesOne() bool { return a.Size <= 1 && a.Seq < 0 && !a.Whole }

// Always reports whether a line lets its units move at any time and however often.
func (r *UnitRule) Always() bool { return r.Guard == Always && r.Uses < 0 }

// Plain reports whether a line lets its units move at any time, however often, and anywhere.
func (r *UnitRule) Plain() bool { return r.Always() && r.To == nil }

// Bounded reports whether a rule says how many cards the piles of a zone may hold.
func (z *Zone) Bounded() bool { return z.FixedMax >= 0 || z.AtMost >= 0 }

// OtherSuit reports whether a pile of the zone is for another suit than that of a card.
func (z *Zone) OtherSuit(p int, k cards.Kind) bool {
	return z.Suits != nil && !z.Suits[p-z.First].Has(k)
}

// Piles bounds the piles of a zone, or a single one, if one is given.
func (z *Zone) Piles(one int) (first, end int) {
	if one >= 0 {
		return one, one + 1
	}
	return z.First, z.First + z.N
}
