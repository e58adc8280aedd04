package machine

import (
	"strings"
	"sync"

	"pat/dsl"
	"pat/dsl/cards"
	"pat/dsl/rules"
	"pat/interp/internal/code"
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
	Zones     []code.Zone
	Piles     []code.Pile
	NPiles    int
	Stock     int // pile; there always is one
	Aside     int // pile for cards set apart in the deal, or -1

	Nodes   []code.Node
	Places  []code.Place
	Phrases []code.Phrase
	Counts  []code.Count
	Seqs    []code.Seq
	Lists   [][]int
	Self    []uint8 // 0, 1, 2 …: slices of it are places of one pile
	Sets    []code.SetRule

	Mask     cards.Mask
	RankMask []cards.Mask // by place
	SuitMask []cards.Mask

	Start    [MaxInts]int16
	Kept     int                 // numbers in use
	Seed     []Key               // of each pile when empty
	TopOnly  [code.MaxPiles]bool // piles of which keys tell the top alone
	Alike    [256]Card           // the card itself; in a search one that no rule tells from it
	Seems    [256]Card           // the card itself; in a blurred game one that is built alike
	Bag      [code.MaxPiles]bool // piles in which the order of the cards does not count
	Counters []code.Counter
	UsesOf   []*dsl.Line // line of each TIMES slot
	UsesAt   int         // first slot in ints

	Deals   []code.Step
	Turns   []code.TurnRule
	Actions []code.ActionRule
	relays  []relay // by action: what its steps do, as far as that is known beforehand
	Afters  []code.After
	Auto    []code.AutoRule
	Wins    []code.Goal
	Loses   []code.Goal
	Hands   []code.Hands  // of each zone that has some
	Points  []code.Points // that a position counts; no rule asks for them
	// by pile: what must lie on what for a card to leave with those on it; nil if none does
	Runs      [code.MaxPiles]*cards.Table
	FlipPiles []uint8 // piles whose face-down cards turn up when exposed
	Closing   []int   // zones whose spaces close up
	Sources   []Source
	Direct    [][]*Route // by zones, from and to: the route, if tables tell what may go there; NoRoute if none may
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

// ZoneOf is the zone of a pile.
func (g *Game) ZoneOf(p int) *code.Zone { return &g.Zones[g.Piles[p].Zone] }

// HowMany is the number of cards of the pack that are in a mask.
func (g *Game) HowMany(m cards.Mask) int { return (m & g.Mask).Count() * g.Pack.Decks }

// Capacity is the number of cards a pile can hold, or -1.
func (g *Game) Capacity(s *State, p int) int {
	z := g.ZoneOf(p)
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
	z := g.ZoneOf(p)
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

// A Spec tells for what search a game is compiled, if for any.
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
