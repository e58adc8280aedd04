package reduce

import (
	"slices"

	"pat/dsl/cards"
	"pat/interp/internal/code"
	"pat/interp/internal/footprint"
	"pat/interp/internal/machine"
)

// foresight is what must be known of a game to foresee its plays.
type foresight struct {
	possible bool         // nothing follows from a play but what is told below, or that the game ends
	flips    code.PileSet // piles whose face-down cards turn up when exposed
	filled   code.PileSet // piles that are filled at once when they are empty, and these one by one
	spaces   []uint8
	fillFrom code.PileSet // piles they are filled from

	ends    cards.Mask   // cards that a sequence may end with which is taken at once
	endFrom code.PileSet // piles such sequences are taken from
	takers  code.PileSet // piles that take them

	fill []int32 // by pile: the one pile from whose top card it is filled when it is empty; -1 if it is not so simple
}

// compileForesight finds out whether plays have no further effect.
func (g *Game) compileForesight() {
	f := &g.foresight
	f.possible = !g.HasBottom && len(g.Afters)+len(g.Closing)+len(g.Loses) == 0 && g.plainly()
	for i := range g.Wins {
		_, ok := g.RestOf(g.Wins[i].Cond)
		f.possible = f.possible && ok
	}
	for _, p := range g.FlipPiles {
		f.flips.Add(int(p))
		// else other cards may turn up than what the unit lay on
		f.possible = f.possible && g.ZoneOf(int(p)).Stays == code.NoGuard
	}
	for p := range g.Piles {
		// a play may uncover several
		f.possible = f.possible && (g.Piles[p].Covers == nil || len(g.FlipPiles) == 0 && !g.safety.possible)
	}
	g.compileFills()
	for i := range g.Zones {
		for j := range g.Zones[i].Arrive {
			f.possible = f.possible && g.Zones[i].Arrive[j].Uses < 0
		}
		for j := range g.Zones[i].Moves {
			f.possible = f.possible && g.Zones[i].Moves[j].Uses < 0
		}
	}
}

// plainly reports whether all that is done at once is to fill spaces and to take sequences, and
// only cards that are played or laid bare bring it about, and takes note of these.
func (g *Game) plainly() bool {
	for _, rule := range g.Auto {
		if rule.Set >= 0 {
			return false
		}
		z := &g.Zones[rule.Zone]
		a := &z.Arrive[rule.Arrive]
		if a.OnCards || z.AtMost >= 0 {
			return false // a pile may be filled that was no space
		}
		if a.Guard != code.Always || g.ByParts(a.Phrase) || anyGuarded(z.Only) {
			return false // what is taken may change with what lies elsewhere
		}
		f := &g.foresight
		takes := a.Seq >= 0 && g.Seqs[a.Seq].To > 0
		if takes {
			f.ends |= g.RankMask[g.Seqs[a.Seq].To]
		}
		for p := z.First; p < z.First+z.N; p++ {
			if g.Piles[p].Covers != nil {
				return false
			}
			if takes {
				f.takers.Add(p)
			} else if !f.filled.Has(p) {
				f.filled.Add(p)
				f.spaces = append(f.spaces, uint8(p))
			}
		}
		for _, list := range a.Sources {
			for _, q := range list {
				src := g.ZoneOf(int(q))
				if anyGuarded(src.Plays) || anyGuarded(src.Worry) || slices.ContainsFunc(src.Moves,
					func(r code.UnitRule) bool { return g.unsure(&r, src) }) ||
					g.Piles[q].Covers != nil {
					return false
				}
				if takes {
					f.endFrom.Add(int(q))
				} else {
					f.fillFrom.Add(int(q))
				}
			}
		}
	}
	return true
}

// unsure reports whether it may change without them whether cards are a unit of a zone.
func (g *Game) unsure(r *code.UnitRule, z *code.Zone) bool {
	const own = footprint.ItsCards | footprint.ItsOrder | footprint.Faces
	f := footprint.Unit(&g.Game, r, z)
	return f.Own&^own != 0 || f.Source|f.Kin != 0 || !f.Asks(0) || r.Guard != code.Always
}

// compileFills finds the spaces that are filled with any card that lies on top of one pile.
func (g *Game) compileFills() {
	f := &g.foresight
	f.fill = make([]int32, len(g.Piles))
	for p := range f.fill {
		f.fill[p] = -1
	}
	if len(g.Auto) != 1 || !f.possible {
		return
	}
	z := &g.Zones[g.Auto[0].Zone]
	a := &z.Arrive[g.Auto[0].Arrive]
	if !g.AnyCard(a.Phrase) || a.Order != nil || z.Suits != nil || len(z.Only) > 0 {
		return // not any card may come
	}
	if !a.TakesOne() || z.Down {
		return
	}
	for p := z.First; p < z.First+z.N; p++ {
		list := a.Sources[0]
		if len(a.Sources) > 1 {
			list = a.Sources[p-z.First]
		}
		if len(list) == 1 && g.topLeaves(int(list[0])) && !f.filled.Has(int(list[0])) {
			f.fill[p] = int32(list[0])
		}
	}
}

// topLeaves reports whether the top card of a pile, and nothing else of it, may always be played.
func (g *Game) topLeaves(p int) bool {
	z := g.ZoneOf(p)
	for i := range g.Sources {
		if src := &g.Sources[i]; src.Zone == int(g.Piles[p].Zone) {
			top := src.Alone && src.Plain && !src.Pluck && p != g.Stock
			return top && len(z.Plays)+len(z.Worry) == 0 && !slices.ContainsFunc(z.Moves,
				func(r code.UnitRule) bool { return r.Kind != code.UnitOne || !r.Plain() })
		}
	}
	return false
}

// rests is what must be gone for a condition to hold; ok is false where it asks for anything else.
func (g *Game) rests(cond int32) (list []code.Rest, ok bool) {
	if cond < 0 {
		return nil, false
	}
	if nd := &g.Nodes[cond]; nd.Op == code.OpAnd {
		a, ok := g.rests(nd.A)
		b, too := g.rests(nd.B)
		return append(a, b...), ok && too
	}
	r, ok := g.RestOf(cond)
	return []code.Rest{r}, ok
}

// Quiet reports whether plays bring nothing else about.
func (g *Game) Quiet() bool { return g.Passive && len(g.Afters) == 0 }

// quietly reports whether it is known that nothing follows from a play of n cards, but that a card
// turns up and that the top card of another pile, -1 if none, fills the space it leaves.
func (s *State) quietly(from, to, n int) (fill int, known bool) {
	g := s.g
	f := &g.foresight
	if !f.possible || s.Ints[machine.IntWaitStep] > 0 || from == g.Stock || g.ZoneOf(to).Down {
		return -1, false
	}
	if f.ends != 0 && s.mayEnd(from, to, n) {
		return -1, false
	}
	if len(f.spaces) == 0 {
		return -1, true
	}
	leaves := int(s.N[from]) == n && f.filled.Has(from)
	if !leaves && !f.fillFrom.Has(from) && !f.fillFrom.Has(to) {
		return -1, true
	}
	for _, p := range f.spaces {
		if s.N[p] == 0 && int(p) != to {
			return -1, false
		}
	}
	if !leaves {
		return -1, s.N[to] > 0 || !f.filled.Has(to)
	}
	q := int(f.fill[from])
	if q < 0 || q == to || s.N[q] > 0 && s.Top[q].Down() {
		return -1, false
	}
	if s.N[q] == 0 {
		return -1, true
	}
	return q, true
}

// mayEnd reports whether a sequence might be taken after a play of n cards: whether one that is
// taken ends with a card that is on top then and was not before, or a pile is left that takes them.
func (s *State) mayEnd(from, to, n int) bool {
	f := &s.g.foresight
	if f.takers.Has(from) || f.endFrom.Has(to) && f.ends.Has(s.Top[from].Kind()) {
		return true
	}
	return f.endFrom.Has(from) && int(s.N[from]) > n && f.ends.Has(s.At(from, int(s.N[from])-1-n).Kind())
}

// goesOn reports whether it is known that the game goes on after so many cards have been moved.
func (s *State) goesOn(moved int) bool {
	for i := range s.g.Wins {
		if !s.Far(&s.g.Wins[i].Rest, moved) {
			return false
		}
	}
	return true
}

// Foresee is the key of the position that a play leads to, if it is known beforehand that the play
// moves its unit, turns up the card that this lay on if it lies face down, and does nothing else,
// but that the space it leaves is filled.
func (s *State) Foresee(m machine.Move) (machine.Key, bool) {
	if m.Kind() != machine.Play {
		return machine.Key{}, false
	}
	g := s.g
	from, to, n := m.From(), m.To(), m.N()
	fill, ok := s.quietly(from, to, n)
	if !ok || !s.goesOn(n+1) {
		return machine.Key{}, false
	}
	left, ok := s.without(from, n)
	if !ok {
		return machine.Key{}, false
	}
	k := s.Key()
	if fill >= 0 {
		rest, ok := s.without(fill, 1)
		if !ok {
			return machine.Key{}, false
		}
		k.Swap(s.Chain[fill<<g.Shift+int(s.N[fill])], rest)
		left = g.Link(from, left, s.Top[fill])
	}
	f := from<<g.Shift + int(s.N[from]) - n
	k.Swap(s.Chain[f+n], left)
	old := s.Chain[to<<g.Shift+int(s.N[to])]
	h := old
	for i := range n {
		h = g.Link(to, h, s.Cards[f+i])
	}
	k.Swap(old, h)
	return k, true
}

// without is the chain of a pile once its top n cards have been played, if it is known.
func (s *State) without(p, n int) (machine.Key, bool) {
	g := s.g
	f := p<<g.Shift + int(s.N[p]) - n
	if int(s.N[p]) == n || !s.Cards[f-1].Down() {
		return s.Chain[f], true
	}
	if !g.foresight.flips.Has(p) {
		return machine.Key{}, false
	}
	return g.Link(p, s.Chain[f-1], s.Cards[f-1]^machine.FaceDown), true
}

// FilledFrom is the pile whose top card fills the space that a play leaves, if that is foreseen;
// else it is -1.
func (s *State) FilledFrom(m machine.Move) int {
	fill, _ := s.quietly(m.From(), m.To(), m.N())
	return fill
}

// ForeseeTurned is Foresee of a play from the waste of a stock that goes round, after some turning,
// where the waste is laid back to the stock afterwards if it is at rest.
func (s *State) ForeseeTurned(m machine.Move, r Reach) (machine.Key, bool) {
	g := s.g
	cy, to := g.Cycle, m.To()
	if m.Kind() != machine.Play || m.From() != cy.Waste {
		return machine.Key{}, false
	}
	if _, ok := s.quietly(cy.Waste, to, 1); !g.Rows || !ok || g.foresight.ends != 0 ||
		!s.goesOn(1+int(s.N[cy.Waste])+int(s.N[cy.Stock])) {
		return machine.Key{}, false
	}
	c := s.CardAt(r.Height)
	k := s.Key()
	k.Swap(g.RowKey(c), machine.HeightKey(s.Rests(r.Height-1)-int(s.N[cy.Waste])))
	if r.Redeal && cy.Uses >= 0 {
		k.Swap(g.HashInt(int(cy.Uses), s.Ints[cy.Uses]), g.HashInt(int(cy.Uses), s.Ints[cy.Uses]-1))
	}
	old := s.Chain[to<<g.Shift+int(s.N[to])]
	k.Swap(old, g.Link(to, old, c))
	return k, true
}
