package reduce

import (
	"pat/dsl/cards"
	"pat/interp/internal/code"
)

// What the tests ask that play games at random, which are made elsewhere.

// LendsTo reports whether every card of a zone may be laid on a layout wherever it could come from
// elsewhere.
func (g *Game) LendsTo(layout, z *code.Zone) bool {
	return g.takesLoans(layout) && g.lendsTo(layout, z)
}

// FreeToGo reports whether the cards of a zone may always go to every foundation.
func (g *Game) FreeToGo(z *code.Zone) bool { return g.freeToGo(z) }

// GrowsOneWay reports whether a foundation of one suit never goes on in two ways.
func (g *Game) GrowsOneWay(z *code.Zone) bool { return g.inSuit(z) && g.growsOneWay(z) }

// NextOn is the set of cards that a foundation takes next, as safe plays see it.
func (s *State) NextOn(z *code.Zone, p int) cards.Mask { return s.nextOn(z, p) }
