package interp

import (
	"sync"

	"pat/dsl"
	"pat/dsl/cards"
	"pat/dsl/rules"
)

// A Game is a compiled rule sheet with its options chosen. It is immutable and safe for concurrent use.
type Game struct {
	sheet   *rules.Sheet
	setting rules.Setting

	pack      *cards.Pack
	size      int          // cards
	dups      bool         // some kind is there more than once
	packCards []cards.Kind // before shuffling
	shift     uint         // piles have room for 1<<shift - 1 cards
	zones     []zone
	piles     []pile
	nPiles    int
	stock     int // pile; there always is one
	aside     int // pile for cards set apart in the deal, or -1

	nodes   []node
	places  []place
	phrases []phrase
	counts  []count
	seqs    []seq
	lists   [][]int
	self    []uint8 // 0, 1, 2 …: slices of it are places of one pile
	sets    []setRule

	mask     cards.Mask
	rankMask []cards.Mask // by place
	suitMask []cards.Mask

	start    [maxInts]int16
	kept     int            // numbers in use
	seed     []Key          // of each pile when empty
	topOnly  [maxPiles]bool // piles of which keys tell the top alone
	alike    [256]Card      // the card itself; in a search one that no rule tells from it
	seems    [256]Card      // the card itself; in a blurred game one that is built alike
	bag      [maxPiles]bool // piles in which the order of the cards does not count
	counters []counter
	usesOf   []*dsl.Line // line of each TIMES slot
	usesAt   int         // first slot in ints

	deals     []step
	turns     []turn
	actions   []action
	afters    []after
	auto      []autoRule
	wins      []goal
	loses     []goal
	flipPiles []uint8 // piles whose face-down cards turn up when exposed
	closing   []int   // zones whose spaces close up
	sources   []source
	shuffles  bool // some step in play shuffles
	asksPass  bool // some rule asks for the pass
	hasUses   bool // some line has TIMES
	hasSwaps  bool
	hasBottom bool // some line says `at bottom`
	inOrder   bool // piles count as interchangeable that give their cards at once in turn, for no two cards are alike
	merges    bool // moves of equal cards may lead to equal positions by what follows from them
	quiet     bool // nothing happens by itself: no flips, fills, events
	circles   bool // what happens by itself may come round to where it has been
	foresight foresight
	rows      bool // keys tell of a stock that goes round which cards it has and how high the waste is

	cycle   *Cycle // how the stock goes round, if it is simple
	chains  *Chains
	safety  safety
	lending lending
	derived *derived   // the same rules under other settings
	blurred *Game      // of a game for search: the same with blurred keys
	sorts   *[256]Card // the first card of the sort of a card, where a search may be blind; else nil
}

type derived struct {
	mu    sync.Mutex
	games map[string]*Game

	setMu sync.Mutex
	sets  [][]uint8 // see bigSet
	setAt map[string]int
}

// Aside is the pile of cards that the deal sets apart until it is done, or -1. It belongs to no
// zone.
func (g *Game) Aside() int { return g.aside }

// Sheet is the rule sheet the game was compiled from.
func (g *Game) Sheet() *rules.Sheet { return g.sheet }

// Setting is what was chosen before the deal.
func (g *Game) Setting() rules.Setting { return g.setting }

// Piles is the number of piles, the stock included. Piles are numbered from 0, zone by zone.
func (g *Game) Piles() int { return len(g.piles) }

// Zones is the number of zones.
func (g *Game) Zones() int { return len(g.zones) }

// A ZoneInfo tells where the piles of a zone are and what it is.
type ZoneInfo struct {
	*rules.Zone
	First, Count int // its piles
	Hidden       bool
}

// Zone describes zone i.
func (g *Game) Zone(i int) ZoneInfo {
	z := &g.zones[i]
	return ZoneInfo{z.sheet, z.first, z.n, z.hidden}
}

// ZoneOf is the index of the zone that a pile belongs to.
func (g *Game) ZoneOf(pile int) int { return int(g.piles[pile].zone) }

// Number is the number of a pile in its zone, from 1.
func (g *Game) Number(pile int) int { return int(g.piles[pile].number) }

// A pile, as it is fixed by the rules.
type pile struct {
	zone        uint8
	number      uint8 // from 1
	row, column uint8
	covers      []uint8 // piles that lie on it
}

// A zone, compiled.
type zone struct {
	sheet     *rules.Zone
	hidden    bool // an undeclared stock that only deals
	first, n  int
	gives     dsl.Giving // when its cards may be played elsewhere
	symmetric bool       // its piles are interchangeable
	told      *dsl.Line  // the line that tells them apart, if they are not
	manyWays  bool       // its piles may go several ways where all should go one
	manyBases bool       // its first pile says with which rank piles begin, and others may begin otherwise
	cells     bool
	receives  bool // something can come by play

	arrive   []arrival
	only     []restriction // takes only
	plays    []restriction
	moves    []unitRule
	worry    []restriction
	swaps    []swapRule
	homes    []homeRule
	suits    []cards.Mask // by pile in the zone; nil if not said
	atMost   int32        // a value node, or -1
	fixedMax int          // atMost as a number, or -1
	full     []int16      // by pile in the zone: the most cards that it may hold, -1 for any number
	fullBy   [][]int16    // by pile and the kind at its bottom, where that decides
	onUnit   []int16      // lengths of units only (takes sequence)
	stays    int32        // guard of `exposed card stays down`; noGuard if the line is absent
	open     bool         // stock whose next card is seen
	down     bool         // the stock: cards lie face down
	up       bool         // no card ever lies face down in this layout, as a search knows
	grid     []int16      // pile by (row-1)*columns+column-1, or nil
	rows     int
	columns  int
	closes   bool

	fixedHome  bool         // foundations, each of whose cards has one place to go
	basesApart bool         // foundations that begin each with a card of its own, of a suit that is not said
	alike      *cards.Table // relation by which part of a run need not change piles (compileRuns)
}

// has reports whether a pile is one of the zone.
func (z *zone) has(p uint8) bool { return int(p) >= z.first && int(p) < z.first+z.n }

const noGuard int32 = -2

// An arrival is a line that lets cards come: base, build, spaces take, takes.
type arrival struct {
	line      *dsl.Line
	onEmpty   bool
	onCards   bool
	phrase    int32 // which lowest card
	all       bool  // the phrase is asked of every card that comes, not of the lowest alone
	order     *order
	from      *reach // nil: from anywhere
	size      int    // 0 any; else exactly so many cards
	whole     bool   // only the whole pile it comes from
	seq       int32  // takes sequence: the unit must be one; -1
	guard     int32
	tops      *cards.Table // what the guard says, by the top of the pile: which tops of sources; nil if it asks for anything else
	at        *pileSet     // what the guard says, if it asks for nothing but the pile
	loose     bool         // which cards come depends on where they come from
	static    bool         // the guard speaks of nothing but the state of the game: not of card, pile or source
	once      bool         // happens by itself
	confluent bool         // and it makes no difference in which order
	bottom    bool
	uses      int16     // slot of TIMES, or -1
	sources   [][]uint8 // of `at once`: where to look, by pile of the zone, or one list for all
}

// An order is `build in order`: which rank comes at which height.
type order struct {
	ranks []cards.Rank
	table cards.Table  // suits, by the card below
	masks []cards.Mask // of ranks, by height
	wrap  bool
	base  int32 // zone whose first card fixes where the list starts, or -1
}

// A restriction is `takes only`, `plays only` or `worry back`.
type restriction struct {
	line  *dsl.Line
	piles *reach // nil: any
	guard int32
}

// A unitRule says what moves as a unit.
type unitRule struct {
	line  *dsl.Line // nil for the default
	kind  unitKind
	seq   int32
	free  []freeRule
	open  bool // its spaces take any card from anywhere at any time
	to    *reach
	guard int32
	uses  int16
}

type unitKind uint8

const (
	unitOne unitKind = iota
	unitPile
	unitRun
	unitAny
	unitPluck
	unitKinds
)

// A freeRule is a zone that `by free` counts: empty piles double, free cells add.
type freeRule struct {
	cells bool
	piles []uint8
}

type swapRule struct {
	line   *dsl.Line
	mine   int32
	loose  bool  // which cards it means depends on where they lie
	theirs int32 // -1 any card
	from   []uint8
	guard  int32
	uses   int16
}

type homeRule struct {
	line   *dsl.Line
	phrase int32
	guard  int32
}

// A goal is a `win` or `lose` line.
type goal struct {
	line *dsl.Line
	cond int32
	rest rest // what stands against it
}

type counter struct {
	lo, hi int
}

// A pileSet is a set of piles.
type pileSet [maxPiles / 64]uint64

func (ps *pileSet) has(p int) bool { return ps == nil || ps[p>>6]>>(p&63)&1 != 0 }

func (ps *pileSet) add(p int) { ps[p>>6] |= 1 << (p & 63) }

// A reach is the piles that a line speaks of, seen from a pile of its zone: the same for all, or (`pile left`,
// `own reserve`) others for each.
type reach struct {
	same  pileSet
	by    []pileSet
	first int
}

// has reports whether a line of pile own speaks of a pile.
func (r *reach) has(own, p int) bool {
	switch {
	case r == nil:
		return true
	case r.by == nil:
		return r.same.has(p)
	}
	return r.by[own-r.first].has(p)
}

// howMany is the number of cards of the pack that are in a mask.
func (g *Game) howMany(m cards.Mask) int { return (m & g.mask).Count() * g.pack.Decks }

// capacity is the number of cards a pile can hold, or -1.
func (g *Game) capacity(s *State, p int) int {
	z := &g.zones[g.piles[p].zone]
	if z.fixedMax >= 0 {
		return z.fixedMax
	}
	if z.atMost >= 0 {
		c := noCtx
		c.pile = int16(p)
		if v, ok := s.value(z.atMost, &c); ok {
			return v
		}
	}
	i := p - z.first
	if z.fullBy != nil && z.fullBy[i] != nil && s.n[p] > 0 {
		return int(z.fullBy[i][s.at(p, 0).Kind()])
	}
	if z.full != nil {
		return int(z.full[i])
	}
	return -1
}

// isSpace reports whether an empty pile counts as a space: behind the last card of a zone that closes up there
// are none.
func (g *Game) isSpace(s *State, p int) bool {
	z := &g.zones[g.piles[p].zone]
	if !z.closes || z.rows > 1 {
		return true
	}
	for q := p + 1; q < z.first+z.n; q++ {
		if s.n[q] > 0 {
			return true
		}
	}
	return false
}

// Room is the number of cards a pile of a zone can hold at most, as far as the rules fix it for all its piles; -1 if
// they do not.
func (g *Game) Room(zone int) int { return g.zones[zone].fixedMax }
