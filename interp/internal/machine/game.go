package machine

import (
	"strings"
	"sync"

	"pat/dsl"
	"pat/dsl/cards"
	"pat/dsl/rules"
)

// A Game is a compiled rule sheet with its options chosen. It is immutable and safe for concurrent
// use.
type Game struct {
	Spec

	Sheet   *rules.Sheet
	Setting rules.Setting

	Pack      *cards.Pack
	Size      int          // cards
	Dups      bool         // some kind is there more than once
	PackCards []cards.Kind // before shuffling
	Shift     uint         // piles have room for 1<<shift - 1 cards
	Zones     []Zone
	Piles     []Pile
	NPiles    int
	Stock     int // pile; there always is one
	Aside     int // pile for cards set apart in the deal, or -1

	Nodes   []Node
	Places  []Place
	Phrases []Phrase
	Counts  []Count
	Seqs    []Seq
	Lists   [][]int
	Self    []uint8 // 0, 1, 2 …: slices of it are places of one pile
	Sets    []SetRule

	Mask     cards.Mask
	RankMask []cards.Mask // by place
	SuitMask []cards.Mask

	Start    [MaxInts]int16
	Kept     int            // numbers in use
	Seed     []Key          // of each pile when empty
	TopOnly  [MaxPiles]bool // piles of which keys tell the top alone
	Alike    [256]Card      // the card itself; in a search one that no rule tells from it
	Seems    [256]Card      // the card itself; in a blurred game one that is built alike
	Bag      [MaxPiles]bool // piles in which the order of the cards does not count
	Counters []Counter
	UsesOf   []*dsl.Line // line of each TIMES slot
	UsesAt   int         // first slot in ints

	Deals   []Step
	Turns   []TurnRule
	Actions []ActionRule
	Afters  []After
	Auto    []AutoRule
	Wins    []Goal
	Loses   []Goal
	Points  []Points // that a position counts; no rule asks for them
	// by pile: what must lie on what for a card to leave with those on it; nil if none does
	Runs      [MaxPiles]*cards.Table
	FlipPiles []uint8 // piles whose face-down cards turn up when exposed
	Closing   []int   // zones whose spaces close up
	Sources   []Source
	Direct    [][]*Route // by zones, from and to: the route, if acceptance is fixed by two cards on it
	Shuffles  bool       // some step in play shuffles
	AsksPass  bool       // some rule asks for the pass
	HasUses   bool       // some line has TIMES
	HasSwaps  bool
	HasBottom bool // some line says `at bottom`
	InOrder   bool // piles count as interchangeable that give their cards at once in turn, for no two cards are alike
	Merges    bool // moves of equal cards may lead to equal positions by what follows from them
	Passive   bool // nothing happens by itself: no flips, fills, events
	Circles   bool // what happens by itself may come round to where it has been
	Rows      bool // keys tell of a stock that goes round which cards it has and how high the waste is

	Cycle   *Cycle // how the stock goes round, if it is simple
	Lending Lending
	Compile func(*rules.Sheet, rules.Setting, Spec) (*Game, error) // how it was compiled, for other settings
	Derived *Derived                                               // the same rules under other settings
	// the first card of the sort of a card, where a search may be blind; else nil
	Sorts  *[256]Card
	Played *Game      // the game as it is played, of one compiled for a search; else nil
	Spare  *sync.Pool // states that nobody needs any more
}

// Derived is what games compiled from the same rules share: games under other settings or for a
// search, and sets of many cards, which moves tell by a number.
type Derived struct {
	mu    sync.Mutex
	games map[string]any

	setMu sync.Mutex
	sets  [][]uint8 // see bigSet
	setAt map[string]int
}

// NewDerived is empty.
func NewDerived() *Derived { return &Derived{games: map[string]any{}, setAt: map[string]int{}} }

// derivedMost bounds how many games are kept.
const derivedMost = 256

// Keep returns the game that was made under a name before, or makes it.
func (d *Derived) Keep(name string, make func() (any, error)) (any, error) {
	d.mu.Lock()
	defer d.mu.Unlock()
	if g := d.games[name]; g != nil {
		return g, nil
	}
	g, err := make()
	if err == nil && len(d.games) < derivedMost {
		d.games[name] = g
	}
	return g, err
}

// Assignments tells the setting in one line.
func (g *Game) Assignments() string { return strings.Join(g.Sheet.Assignments(g.Setting), " ") }

// A Pile, as it is fixed by the rules.
type Pile struct {
	Zone        uint8
	Number      uint8 // from 1
	Row, Column uint8
	Covers      []uint8 // piles that lie on it
}

// A Zone, compiled.
type Zone struct {
	Sheet     *rules.Zone
	Hidden    bool // an undeclared stock that only deals
	First, N  int
	Gives     dsl.Giving // when its cards may be played elsewhere
	Symmetric bool       // its piles are interchangeable
	Followed  bool       // something may follow a play from one of its piles to another
	Back      PileSet    // piles from which a play to here may change nothing, and has to be made to see
	Even      bool       // they are in the game as it is played, whatever a search may find besides
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
	Stays    int32        // guard of `exposed card stays down`; noGuard if the line is absent
	Open     bool         // stock whose next card is seen
	Down     bool         // the stock: cards lie face down
	Up       bool         // no card ever lies face down in this layout, as a search knows
	Grid     []int16      // pile by (row-1)*columns+column-1, or nil
	Rows     int
	Columns  int
	Closes   bool

	FixedHome  bool         // foundations, each of whose cards has one place to go
	BasesApart bool         // foundations that begin each with a card of its own, of a suit that is not said
	Alike      *cards.Table // relation by which part of a run need not change piles (compileRuns)
}

// Has reports whether a pile is one of the zone.
func (z *Zone) Has(p uint8) bool { return int(p) >= z.First && int(p) < z.First+z.N }

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

type UnitKind uint8

const (
	UnitOne UnitKind = iota
	UnitPile
	UnitRun
	UnitAny
	UnitPluck
	UnitKinds
)

// A FreeRule is a zone that `by free` counts: empty piles double, free cells add.
type FreeRule struct {
	Cells bool
	Piles []uint8
}

type SwapRule struct {
	Line   *dsl.Line
	Mine   int32
	Loose  bool  // which cards it means depends on where they lie
	Theirs int32 // -1 any card
	From   []uint8
	Guard  int32
	Now    int32 // the part of the guard that speaks of nothing but the state of the game,
	Rest   int32 // and what is left of it
	Uses   int16
	Back   bool // what follows may take such an exchange back
}

type HomeRule struct {
	Line   *dsl.Line
	Phrase int32
	Guard  int32
}

// A Goal is a `win` or `lose` line.
type Goal struct {
	Line *dsl.Line
	Cond int32
	Rest Rest // what stands against it
}

// Points are so many times a value, which a position counts.
type Points struct {
	Times int
	Value int32 // node
}

// A Counter goes round inside its bounds.
type Counter struct {
	Lo, Hi int
}

// HowMany is the number of cards of the pack that are in a mask.
func (g *Game) HowMany(m cards.Mask) int { return (m & g.Mask).Count() * g.Pack.Decks }

// Capacity is the number of cards a pile can hold, or -1.
func (g *Game) Capacity(s *State, p int) int {
	z := &g.Zones[g.Piles[p].Zone]
	if z.FixedMax >= 0 {
		return z.FixedMax
	}
	if z.AtMost >= 0 {
		c := NoCtx
		c.Pile = int16(p)
		if v, ok := s.value(z.AtMost, &c); ok {
			return v
		}
	}
	i := p - z.First
	if z.FullBy != nil && z.FullBy[i] != nil && s.N[p] > 0 {
		return int(z.FullBy[i][s.At(p, 0).Kind()])
	}
	if z.Full != nil {
		return int(z.Full[i])
	}
	return -1
}

// isSpace reports whether an empty pile counts as a space: behind the last card of a zone that
// closes up there are none.
func (g *Game) isSpace(s *State, p int) bool {
	z := &g.Zones[g.Piles[p].Zone]
	if !z.Closes || z.Rows > 1 {
		return true
	}
	for q := p + 1; q < z.First+z.N; q++ {
		if s.N[q] > 0 {
			return true
		}
	}
	return false
}

// searching tells for what search a game is compiled, if for any.
type Spec struct {
	Search    bool // nobody will be told which line says no
	KnownBase int  // place of the base rank, if it is fixed for good; else 0
	Freely    bool // a stock that goes round may be stopped at every card, and goes round without end
	Still     bool // no stock is taken to go round
	Hides     bool // cards lie face down where no step lays them so
	Mixed     bool // foundations that begin with the rank of the first card begin with several
	Odd       bool // cards lie on foundations that could not have come there
	Begun     bool // no card lies at the bottom of a foundation that the deal alone could lay there
	Unreduced bool // no two positions are taken for one
}
