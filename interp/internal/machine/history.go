package machine

import (
	"slices"

	"pat/dsl/cards"
)

// This file tells what happened to the cards since the deal, read off the log by which it can be
// undone; and it makes positions that differ in cards nobody has seen.

// A ChangeKind is what happened to cards.
type ChangeKind uint8

// The kinds of changes.
const (
	Carried  ChangeKind = iota // the top N cards of From went to To as they lay
	Laid                       // the top card of From went to To and lies Down there, or not
	Turned                     // card N of From was turned and lies Down now, or not
	Replaced                   // From holds the cards With: some were taken out of it, or laid anywhere in it
	Shuffled                   // the pile that is replaced next is so by chance
)

// A Change is one thing that happened to cards.
type Change struct {
	Kind     ChangeKind
	From, To int
	N        int
	Down     bool
	Card     Card   // that was turned, as it lies now
	With     []Card // bottom first
	Was      []Card // what From held before, where it is replaced
}

// History tells how the piles lay when the log begins, which is after the deal, and what happened
// to the cards since, move by move.
func (s *State) History() (start [][]Card, moves [][]Change) {
	start = s.lying()
	moves = make([][]Change, len(s.Marks))
	at := len(s.Log)
	for i := len(s.Marks) - 1; i >= 0; i-- {
		for ; at > s.Marks[i].Log; at-- {
			if c, ok := s.unmake(start, &s.Log[at-1]); ok {
				moves[i] = append(moves[i], c)
			}
		}
		slices.Reverse(moves[i])
	}
	return start, moves
}

// lying is the cards of all piles, the bottom first.
func (s *State) lying() [][]Card {
	out := make([][]Card, s.Game.NPiles)
	for p := range out {
		base := p << s.Game.Shift
		out[p] = slices.Clone(s.Cards[base : base+int(s.N[p])])
	}
	return out
}

// unmake takes an entry of the log back in a copy of the piles, and tells what it was; ok is false
// where no card was touched.
func (s *State) unmake(piles [][]Card, e *Entry) (c Change, ok bool) {
	from, to := int(e.From), int(e.To)
	switch e.Op {
	case LogUnit:
		if at := len(piles[to]) - int(e.N); from != to {
			piles[from] = append(piles[from], piles[to][at:]...)
			piles[to] = piles[to][:at]
		}
		return Change{Kind: Carried, From: from, To: to, N: int(e.N)}, true
	case LogCard:
		last := len(piles[to]) - 1
		down := piles[to][last].Down()
		piles[to] = piles[to][:last]
		piles[from] = append(piles[from], e.card)
		return Change{Kind: Laid, From: from, To: to, N: 1, Down: down}, true
	case LogFlip:
		c = Change{Kind: Turned, From: from, N: int(e.N), Down: piles[from][e.N].Down(), Card: piles[from][e.N]}
		piles[from][e.N] ^= FaceDown
		return c, true
	case logPile:
		c = Change{Kind: Replaced, From: from, With: piles[from]}
		c.Was = s.blob[e.at : int(e.at)+int(e.N)]
		piles[from] = slices.Clone(c.Was)
		return c, true
	case logRandom:
		return Change{Kind: Shuffled}, true
	}
	return Change{}, false
}

// A Spot is the place of a card: so many cards of the pile lie under it.
type Spot struct{ Pile, At int }

// Imagine is the same position, without a past, with other cards at some spots, lying as those
// there, and another generator of what is still left to chance. The cards must be those that lie at
// these spots, in another order.
func (s *State) Imagine(spots []Spot, kinds []cards.Kind, seed uint64) *State {
	c := s.Clone()
	touched := make([]bool, c.Game.NPiles)
	for i, x := range spots {
		at := x.Pile<<c.Game.Shift + x.At
		c.Cards[at] = Card(kinds[i]).Faced(c.Cards[at].Down())
		touched[x.Pile] = true
	}
	for p, yes := range touched {
		if yes {
			c.Rehash(p, 0, c.Chain[p<<c.Game.Shift+int(c.N[p])])
		}
	}
	c.Rng = Generator(seed)
	return c
}
