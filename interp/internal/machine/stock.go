package machine

// A Cycle describes a stock that is turned a number of cards at a time to a waste and turned over
// again when it is used up, in a game in which no rule but `turn` and `redeal` ever looks at the
// two piles. Then turning is no choice of its own: what counts is which cards can come to the top
// of the waste, and a search may take "turn until this card lies on top, then play it" as one step
// (the K+ representation of Bjarnason, Tadepalli and Fern, "Searching solitaire in real time",
// 2007).
//
// Seen so, stock and waste are one row of cards, the waste from its bottom and then the stock from
// its top, cut at some height. Turning moves the cut; a redeal puts it back to the beginning.
type Cycle struct {
	Stock, Waste int // piles
	N            int // cards turned at a time
	Endless      bool
	Redeal       int // the action, or -1 if there is no redeal

	Source int   // index of the waste among the sources
	Uses   int16 // slot of the redeals left, or -1
}

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
	old := s.Chain[t]
	h := old
	for i := range n {
		c := s.Cards[f-1-i].Faced(down)
		s.Cards[t+i] = c
		h = s.Game.Link(to, h, c)
		s.Chain[t+i+1] = h
	}
	s.sum.Swap(old, h)
	s.sum.Swap(s.Chain[f], s.Chain[f-n])
	s.N[from] -= uint16(n)
	s.N[to] += uint16(n)
	s.Top[to] = s.Cards[t+n-1]
	s.Top[from] = none
	if s.N[from] > 0 {
		s.Top[from] = s.Cards[f-n-1]
	}
}
