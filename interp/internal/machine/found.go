package machine

import (
	"pat/dsl"
	"pat/dsl/cards"
	"pat/interp/internal/code"
)

// A Cycle describes a stock that is turned a number of cards at a time to a waste and turned over
// again when it is used up, in a game in which no rule but `turn` and `redeal` ever looks at the
// two piles. Then turning is no choice of its own: what counts is which cards can come to the top
// of the waste, and a search may take "turn until this card lies on top, then play it" as one step
// (the K+ representation of Bjarnason, Tadepalli and Fern, "Searching solitaire in real time",
// 2007).
//
// Seen so, stock and waste are one row of cards, the waste from its bottom and then the stock from
// its top, cut at some height. Turning moves the cut; a redeal puts it back to the beginning. Where
// the stock's next card may be played as well, or cards leave in sets, what counts is which cards
// lie on both sides of the cut.
type Cycle struct {
	Stock, Waste int // piles
	N            int // cards turned at a time
	Endless      bool
	Redeal       int // the action, or -1 if there is no redeal

	Source int         // index of the waste among the sources, or -1
	Next   int         // index of the stock among them, where its next card may be played; else -1
	Both   bool        // turned one by one, and the stock's next card goes wherever the waste's top card goes
	Sets   bool        // cards of the two may leave in sets
	Mates  cards.Table // by card of the two: those that it might leave with in pairs
	Alone  cards.Mask  // cards of the two that might leave otherwise
	Uses   int16       // slot of the redeals left, or -1
}

// TopOnly reports whether nothing is ever played from the two but single cards of the waste.
func (cy *Cycle) TopOnly() bool { return cy.Next < 0 && !cy.Sets }

// Free reports whether there is no stock that goes round, or nothing that would free it more (see
// State.Freely).
func (cy *Cycle) Free() bool {
	return cy == nil || cy.N == 1 && (cy.Endless || cy.Redeal < 0)
}

// Cut moves cards between stock and waste, each turned over, until the waste is so high.
func (s *State) Cut(height int) {
	cy := s.Game.Cycle
	if w := int(s.N[cy.Waste]); height > w {
		s.turnOnto(cy.Stock, cy.Waste, height-w, false)
	} else if height < w {
		s.turnOnto(cy.Waste, cy.Stock, w-height, true)
	}
}

// turnOnto lays the top n cards of a pile on another one by one, turned the given way.
func (s *State) turnOnto(from, to, n int, down bool) {
	f, t := from<<s.Game.Shift+int(s.N[from]), to<<s.Game.Shift+int(s.N[to])
	for i := range n {
		s.putCard(to, t+i, s.Cards[f-1-i].Faced(down))
	}
	s.sum.Swap(s.Chain[t], s.Chain[t+n])
	s.sum.Swap(s.Chain[f], s.Chain[f-n])
	s.N[from] -= uint16(n)
	s.N[to] += uint16(n)
	s.Top[to] = s.Cards[t+n-1]
	s.Top[from] = none
	if s.N[from] > 0 {
		s.Top[from] = s.Cards[f-n-1]
	}
}

// A card that is taken back from a foundation is lent to the layout. What it is good for is that
// cards are laid on it, or that the card that lay under it is lent in turn. Whoever wins with a
// loan that is used later, or never, wins as well by taking it later, or never: until then the
// layout is the same without the card, and nothing that was done there can be hindered by a card
// less. So a search need look only at loans that come one after another and end with cards laid on
// the last of them. Two neighbours of which neither needs the other may change places: of such, the
// lower suit comes first.
//
// A card that may be played at any time, and that nobody waits for to be gone, is lent in the same
// way: one that lies alone in a pile of a reserve to which nothing comes, and every card of a stock
// that is turned one by one and goes round without end. No loan but one that is laid on it can need
// it, so that nothing else comes between the two.
//
// For that, the card must have one place to come back to and one to go out to; who takes it
// straight from where it is lent must be able to lay it wherever it could be carried on from
// elsewhere; and no rule may ask for more than two cards that meet and how much is free.

// Lending is what is known before play about loans.
type Lending struct {
	On    bool         // loans that are not used at once are of no use
	From  code.PileSet // piles that lend
	Out   code.PileSet // those of them that are foundations
	Under cards.Table  // by card: those it may be laid on
	Above cards.Table  // by card: the one that lies on it on a foundation
	Turns bool         // a card may be lent, others under it on the foundation too, and then be laid on them
}

// IsLoan reports whether a play lends a card, in a game that Lends.
func (s *State) IsLoan(m Move) bool {
	from := m.From()
	if m.Kind() != Play || !s.Game.Lending.From.Has(from) ||
		s.Game.ZoneOf(m.To()).Sheet.Kind == dsl.Foundations {
		return false
	}
	return s.N[from] == 1 || s.Game.ZoneOf(from).Sheet.Kind != dsl.Reserve
}

// UsedOn is the one pile to which plays from a zone may go, if a loan is to be used; else it is -1.
func (s *State) UsedOn(from int) int {
	f := &s.Found
	if f.Loan == 0 || s.Game.Lending.From.Has(s.Game.Zones[from].First) && s.Game.Lending.Out.Has(f.Loan.From()) {
		return -1
	}
	return f.Loan.To()
}

// Follows reports whether a play may follow a loan that has been taken: it lays cards on it, or,
// where a foundation has lent, is a loan itself, of the same foundation, of one of a higher suit,
// or of no foundation.
func (s *State) Follows(m, loan Move) bool {
	switch {
	case m.Kind() != Play:
		return false
	case m.To() == loan.To():
		return true
	case !s.Game.Lending.Out.Has(loan.From()) || !s.IsLoan(m):
		return false
	}
	return !s.Game.Lending.Out.Has(m.From()) || m.From() == loan.From() ||
		s.Top[m.From()].Kind().Suit() > s.Top[loan.To()].Kind().Suit()
}

// What a play leads to, told without making it. Most positions that a search looks at it has met
// before; where the key of a position is known beforehand, those need not be set up.

// Far reports whether piles that must hold few cards hold more, and so many more.
func (s *State) Far(r *code.Rest, more int) bool {
	left := r.Most + more
	for _, p := range r.Piles {
		if left -= int(s.N[p]); left < 0 {
			return true
		}
	}
	return false
}
