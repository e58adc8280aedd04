package machine

import (
	"slices"

	"pat/dsl"
	"pat/dsl/cards"
	"pat/dsl/rules"
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

// History tells how the piles lay after the first moves of the log, of which there are from, and
// what happened to the cards since, move by move. The log begins after the deal.
func (s *State) History(from int) (then [][]Card, moves [][]Change) {
	from = max(0, min(from, len(s.Marks)))
	then = s.lying()
	moves = make([][]Change, len(s.Marks)-from)
	at := len(s.Log)
	for i := len(s.Marks) - 1; i >= from; i-- {
		m := &moves[i-from]
		for ; at > s.Marks[i].Log; at-- {
			if c, ok := s.unmake(then, &s.Log[at-1]); ok {
				*m = append(*m, c)
			}
		}
		slices.Reverse(*m)
	}
	return then, moves
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

// This file tells what happened in a move, deed by deed, each with the lines it was done by: what
// by.go tells of lines and history.go of cards, put together.

// A Deed is one thing that was done in a move.
type Deed struct {
	Lines   []*dsl.Line // by which; none where the language allows it of its own accord
	Changes []Change    // none where only a number that is kept changed, or where others follow from it
}

// A noted deed is the lines that acted, and how long the log was before.
type noted struct {
	at    int
	lines []*dsl.Line
}

// ApplyTold is Apply. It tells what was done: first what the player did, with the steps of turning
// and actions, then what followed by itself, in the order in which it happened.
func (s *State) ApplyTold(m Move) []Deed {
	own := Deed{Lines: s.By(m)}
	asked := s.askedLines(m)
	var notes []noted
	told := s.tell
	s.tell = func(at int, ls ...*dsl.Line) {
		if told != nil {
			told(at, ls...)
		}
		if !s.Game.keepsDown(ls) {
			notes = append(notes, noted{at, slices.Clone(ls)})
		}
	}
	s.Apply(m)
	s.tell = told
	for len(notes) > 0 && len(notes[0].lines) == 1 && slices.Contains(asked, notes[0].lines[0]) {
		if !slices.Contains(own.Lines, notes[0].lines[0]) {
			own.Lines = append(own.Lines, notes[0].lines[0])
		}
		notes = notes[1:]
	}
	return s.deeds(own, notes)
}

// keepsDown reports whether what acted only kept a card as it lies, which is no deed.
func (g *Game) keepsDown(ls []*dsl.Line) bool {
	return slices.ContainsFunc(ls, func(l *dsl.Line) bool {
		_, ok := g.Sheet.FormOf(l).(*rules.Stays)
		return ok
	})
}

// askedLines are the lines of the steps that the player asks for by a move.
func (s *State) askedLines(m Move) (out []*dsl.Line) {
	switch {
	case s.Ints[IntWaitStep] > 0:
	case m.Kind() == Turn:
		out = append(out, s.Game.Turns[m.Line()].Line)
	case m.Kind() == Action:
		for i := range s.Game.Actions[m.Line()].Steps {
			out = append(out, s.Game.Actions[m.Line()].Steps[i].Line)
		}
	}
	return out
}

// deeds shares the changes of the last move out among what was noted in it.
func (s *State) deeds(own Deed, notes []noted) []Deed {
	out := []Deed{own}
	starts := []int{s.Marks[len(s.Marks)-1].Log}
	for _, n := range notes {
		out, starts = append(out, Deed{Lines: n.lines}), append(starts, n.at)
	}
	piles := s.lying()
	end := len(s.Log)
	for i := len(out) - 1; i >= 0; i-- {
		for at := end - 1; at >= starts[i]; at-- {
			if c, ok := s.unmake(piles, &s.Log[at]); ok {
				out[i].Changes = append(out[i].Changes, c)
			}
		}
		slices.Reverse(out[i].Changes)
		end = min(end, starts[i])
	}
	return out
}
