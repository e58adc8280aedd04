package reduce

import (
	"sync"

	"pat/dsl/cards"
	"pat/dsl/rules"
	"pat/interp/internal/compile"
	"pat/interp/internal/machine"
)

// A Game is a game compiled for searching, with what a search may leave out in it. It is immutable
// and safe for concurrent use.
type Game struct {
	machine.Game

	chains    *Chains
	islands   *Islands
	partners  *Partners
	safety    safety
	foresight foresight
	blurred   *Game // the same with blurred keys

	spare *sync.Pool // states that nobody needs any more
	Idle  *sync.Pool // what searches of the game have worked with, for the next one
}

// A State is a position of a Game. It belongs to one goroutine.
type State struct {
	machine.State
	g *Game
}

// Play compiles a sheet for play. Piles that no rule tells apart are marked in it: a card that lies
// alone is not moved from one of them to another, and positions that differ in nothing else have
// one key.
func Play(sheet *rules.Sheet, setting rules.Setting) (*machine.Game, error) {
	m, err := compile.Compile(sheet, setting)
	if err != nil {
		return nil, err
	}
	mark(m)
	m.Compile = func(sheet *rules.Sheet, setting rules.Setting, how machine.Spec) (*machine.Game, error) {
		d, err := compile.CompileFor(sheet, setting, how)
		if err == nil {
			mark(d)
		}
		return d, err
	}
	return m, nil
}

// mark marks the piles that no rule tells apart, in a game that nobody plays yet.
func mark(m *machine.Game) {
	g := &Game{Game: *m}
	g.symmetry()
	for i := range g.Zones {
		g.Zones[i].Even = g.Zones[i].Symmetric
	}
	*m = g.Game
}

// Of is the same position, without a past, as a search sees it by the rules as they are written.
func Of(s *machine.State) (*State, error) {
	g, err := gameOf(s.Game)
	if err != nil {
		return nil, err
	}
	return place(s, g), nil
}

// gameOf is a game as a search sees it by the rules as they are written.
func gameOf(g *machine.Game) (*Game, error) {
	return kept(g, "plain", func() (*Game, error) { return specialised(g, machine.Spec{}) })
}

// kept is a game that was made of the same rules before, or is made now and kept.
func kept(g *machine.Game, what string, make func() (*Game, error)) (*Game, error) {
	d, err := g.Derived.Keep(what+" "+g.Assignments(), func() (any, error) { return make() })
	if err != nil {
		return nil, err
	}
	return d.(*Game), nil
}

// specialised compiles rules for a search and finds out what it may leave out.
func specialised(of *machine.Game, how machine.Spec) (*Game, error) {
	m, err := compile.CompileFor(of.Sheet, of.Setting, how)
	if err != nil {
		return nil, err
	}
	m.Derived, m.Played = of.Derived, of
	if of.Played != nil {
		m.Played = of.Played
	}
	g := &Game{Game: *m, spare: &sync.Pool{}, Idle: &sync.Pool{}}
	g.symmetry()
	for i := range g.Zones {
		g.Zones[i].Even = of.Zones[i].Even
	}
	g.compileSafety()
	g.compileCycle()
	g.compileForesight()
	g.compileLending()
	g.compileBlindness()
	g.chains = g.newChains()
	g.islands = g.newIslands()
	g.partners = g.newPartners()
	return g, nil
}

// newState is a state of a game with no cards in it: one that was released, if there is one.
func newState(g *Game) *State {
	if s, ok := g.spare.Get().(*State); ok {
		s.Clear()
		return s
	}
	s := &State{g: g}
	s.Init(&g.Game)
	return s
}

// Release gives a state back that nobody needs any more: the next one of its game is made of it,
// for it is larger than what most deals take to be searched.
func (s *State) Release() { s.g.spare.Put(s) }

// place is a position of the same rules in a game, without a past.
func place(s *machine.State, g *Game) *State {
	c := newState(g)
	c.Take(s)
	return c
}

// Game is the game that is played.
func (s *State) Game() *Game { return s.g }

// Clone copies the position without its past.
func (s *State) Clone() *State {
	c := newState(s.g)
	c.CopyFrom(s)
	return c
}

// CopyFrom makes s the same position as another state of the same game, without a past.
func (s *State) CopyFrom(o *State) {
	s.State.CopyFrom(&o.State)
	s.g = o.g
}

// kindsIn is the set of cards in a pile.
func (s *State) kindsIn(pile int) (m cards.Mask) {
	for _, c := range s.Pile(pile) {
		m |= c.Kind().Bit()
	}
	return m
}

// KeyAfter is the key of the position that a move leads to.
func (s *State) KeyAfter(m machine.Move) machine.Key {
	if k, ok := s.Foresee(m); ok {
		return k
	}
	return s.State.KeyAfter(m)
}
