package reduce

import (
	"fmt"
	"slices"

	"pat/dsl"
	"pat/interp/internal/code"
	"pat/interp/internal/footprint"
	"pat/interp/internal/machine"
)

// ForSearch is the same position, without a past, in the same game compiled for searching on from
// there: what is fixed for good counts as constant, and conditions that speak of nothing but the
// two cards are folded into which card goes on which. Its moves are those of the game; the reasons
// it would give for refusing one are not.
func (s *State) ForSearch() (*State, error) {
	g, err := s.searched(false)
	if err != nil {
		return nil, err
	}
	return s.in(g), nil
}

// Blurred is ForSearch with keys whose second half takes cards for the same that are built alike on
// all others: for a search that looks for wins and may leave out what it takes for met.
func (s *State) Blurred() (*State, error) {
	g, err := s.searched(false)
	if err != nil {
		return nil, err
	}
	return s.in(g.blurred), nil
}

// Freely is ForSearch in a game that is kinder: a stock that goes round may be stopped at every
// card, and goes round without end if it goes round at all. What cannot be won so cannot be won;
// and it does not matter which card it was stopped at last, nor how often it went round. Turns are
// no moves of that game: a search must take them by Turned. It is nil where that is no other game.
func (s *State) Freely() (*State, error) {
	g, err := s.searched(false)
	if err != nil || g.Cycle.Free() {
		return nil, err
	}
	if g, err = s.searched(true); err != nil {
		return nil, err
	}
	return s.in(g), nil
}

// Unreduced is the same position, without a past, in the same game with no two positions taken for
// one: no piles or cards count as interchangeable, and every legal move is listed. Tests hold
// searches that leave out against it.
func (s *State) Unreduced() (*State, error) {
	g, err := specialised(&s.g.Game, machine.Spec{Unreduced: true})
	if err != nil {
		return nil, err
	}
	return s.in(g), nil
}

// searched is the game compiled for searching on from a position.
func (s *State) searched(freely bool) (*Game, error) {
	base, mixed := 0, false
	for i := range s.g.Zones {
		z := &s.g.Zones[i]
		if !z.Sheet.FirstRank() {
			continue
		}
		if s.keepsBase(z) {
			base = s.Base(int32(i))
		}
		mixed = mixed || !s.beginsAlike(z)
	}
	return s.g.forSearch(machine.Spec{
		Search: true, KnownBase: base, Freely: freely, Still: s.hidesWaste(), Hides: s.hidesMore(), Mixed: mixed,
		Odd: !s.outInOrder(), Begun: s.begun(),
	})
}

// hidesWaste reports whether a card lies face down in a waste that goes round: a board may lay one
// there.
func (s *State) hidesWaste() bool {
	cy := s.g.Cycle
	if cy == nil {
		return false
	}
	return s.hides(cy.Waste)
}

// hides reports whether a card of a pile lies face down.
func (s *State) hides(p int) bool {
	base := p << s.g.Shift
	return slices.ContainsFunc(s.Cards[base:base+int(s.N[p])], machine.Card.Down)
}

// hidesMore reports whether a card lies face down in a layout where no step lays one: a board may.
func (s *State) hidesMore() bool {
	for i := range s.g.Zones {
		z := &s.g.Zones[i]
		for p := z.First; z.Sheet.Kind == dsl.Tableau && p < z.First+z.N; p++ {
			if s.hides(p) && !footprint.LaysDown(&s.g.Game, z) {
				return true
			}
		}
	}
	return false
}

// outInOrder reports whether the cards on the foundations lie as they go out: a deal or a board may
// lay others there.
func (s *State) outInOrder() bool {
	for _, i := range s.g.safety.zones {
		z := &s.g.Zones[i]
		for p := z.First; p < z.First+z.N; p++ {
			for at := range int(s.N[p]) {
				if !s.followsOut(z, p, at) {
					return false
				}
			}
		}
	}
	return true
}

// begun reports whether some foundation could be full at another number of cards by the card that
// the deal lays at its bottom, and none has such a card there, nor can get one: `all twos to
// foundations` lays the twos on the aces.
func (s *State) begun() bool {
	differ := func(z code.Zone) bool { return z.FullBy != nil && !z.Sheet.FirstRank() }
	if !slices.ContainsFunc(s.g.Zones, differ) || s.g.HasSwaps || s.g.HasBottom || footprint.DealWaits(&s.g.Game) {
		return false
	}
	for i := range s.g.Zones {
		z := &s.g.Zones[i]
		if !differ(*z) {
			continue
		}
		several := slices.ContainsFunc(z.Moves, func(r code.UnitRule) bool { return r.Kind != code.UnitOne })
		if several || footprint.TakenFrom(&s.g.Game, z) {
			return false // what is left may have another card at the bottom
		}
		for j, l := range s.g.Sheet.LengthsInPlay(z.Sheet, s.g.Setting) {
			if p := z.First + j; l.Starts == 0 || s.N[p] > 0 && !l.Starts.Has(s.At(p, 0).Kind()) {
				return false
			}
		}
	}
	return true
}

// followsOut reports whether a card of a foundation could have been built there, or begun it.
func (s *State) followsOut(z *code.Zone, p, at int) bool {
	k := s.At(p, at).Kind()
	for i := range z.Arrive {
		a := &z.Arrive[i]
		switch {
		case a.Order != nil:
			if at > 0 || a.Order.Base >= 0 || a.Order.Masks[0].Has(k) {
				return true
			}
		case a.On(at == 0) && s.mayMean(a.Phrase, p, at):
			return true
		}
	}
	return false
}

// mayMean reports whether a phrase of a line may have let a card of a foundation come: it may where
// more tells which cards it means than the card below.
func (s *State) mayMean(phrase int32, p, at int) bool {
	if phrase < 0 {
		return true
	}
	k, ph := s.At(p, at).Kind(), &s.g.Phrases[phrase]
	switch {
	case at == 0 && ph.Sort == code.Constant:
		return ph.Mask.Has(k)
	case at > 0 && ph.Sort == code.ByTop:
		return ph.Table[s.At(p, at-1).Kind()].Has(k)
	}
	return true
}

// in is the same position, without a past, in a game compiled from the same rules.
func (s *State) in(g *Game) *State { return place(&s.State, g) }

// keepsBase reports whether the first card of a zone can never leave it, and all its piles begin
// with the rank of that card.
func (s *State) keepsBase(z *code.Zone) bool {
	if len(z.Worry) > 0 || s.g.HasSwaps {
		return false
	}
	for i := range s.g.Zones {
		if o := &s.g.Zones[i]; o != z && o.Sheet.FirstRank() {
			return false // which of them is meant depends on who asks
		}
	}
	if s.g.basesDiffer(z) || footprint.TakenFrom(&s.g.Game, z) {
		return false
	}
	return s.beginsAlike(z)
}

// beginsAlike reports whether all piles of a zone begin with the same rank, and hold no more cards
// than may come there: a deal or a board may lay others there.
func (s *State) beginsAlike(z *code.Zone) bool {
	first := 0
	for p := z.First; p < z.First+z.N; p++ {
		if s.N[p] == 0 {
			continue
		}
		place := s.g.Pack.Place(s.At(p, 0).Kind())
		if m := s.g.Capacity(&s.State, p); first != 0 && place != first || m >= 0 && int(s.N[p]) > m {
			return false
		}
		first = place
	}
	return true
}

func (g *Game) forSearch(how machine.Spec) (*Game, error) {
	return kept(&g.Game, fmt.Sprint("search ", how), func() (*Game, error) {
		d, err := specialised(&g.Game, how)
		if err != nil {
			return nil, err
		}
		if how.Mixed || how.Odd {
			d.noHaste()
		}
		d.lumpAlike()
		// Where the stock goes round keys tell of stock and waste only which cards they have and
		// how high the waste is: their order is that of the beginning, as no card comes back to
		// them. No two cards may be equal for that.
		d.Rows = d.Cycle != nil && !d.Dups
		d.topsOnly()
		d.wholes()
		d.blurred = d.blur()
		return d, nil
	})
}
