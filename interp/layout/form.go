package layout

import (
	"pat/dsl"
	"pat/dsl/rules"
	"pat/interp"
)

// This file answers how a zone is shown. It looks at the rules, and at how high its piles are when
// the deal is done.

// A Form is how the piles of a zone are shown.
type Form uint8

// The forms.
const (
	Nowhere Form = iota // not at all
	Single              // only the top card, in a line with other piles
	Line                // one pile, its cards from left to right, the newest last
	Tops                // many piles, only the top card of each
	Columns             // side by side, the cards downwards
	Drawn               // as the rules draw it: a picture or several rows
)

// longRow is the number of piles from which a row that closes up is drawn by its tops.
const longRow = 20

// formOf is the form of a zone whose piles hold at most so many cards after the deal.
func formOf(g *interp.Game, zone, dealt int) Form {
	z := g.Zone(zone)
	single := oneCard(z, dealt)
	switch {
	case z.Hidden || z.Implicit && z.Kind.Facing() == dsl.FaceDown && dealt == 0:
		return Nowhere
	case z.Picture != nil || z.Rows > 1:
		return Drawn
	case z.Kind.Shifts() && z.Zone.ClosesUp() != nil && z.Count > longRow:
		return Tops
	case z.Kind.Showing() == dsl.AsTops || z.Kind.Showing() == dsl.AsCounts:
		return Single
	case single && z.Count > longRow:
		return Tops
	case single:
		return Single
	case z.Count == 1 && z.Kind.Showing() == dsl.AsTheyGrow:
		return Line
	}
	return Columns
}

// oneCard reports whether no pile of a zone ever holds more than one card.
func oneCard(z *interp.ZoneInfo, dealt int) bool {
	return z.Room == 1 || !z.Grows && dealt <= 1 && !z.Laid
}

// mostCards is how many cards a count beside a card of the zone may come to tell, 0 where none is
// told: of the stock and the discard always, of a foundation where its top does not say it.
func mostCards(s *interp.State, zone int) int {
	g := s.Game()
	z := g.Zone(zone)
	size := g.Sheet().Pack.Size()
	switch {
	case z.Kind.Showing() == dsl.AsCounts:
		return size
	case z.Kind != dsl.Foundations:
		return 0
	}
	most := 0
	for _, l := range g.Sheet().Lengths(z.Zone, g.Setting()) {
		n := l.Most()
		if n == rules.NoEnd || !l.Known {
			n = size
		}
		most = max(most, min(n, size))
	}
	if room := g.Zone(zone).Room; room > 0 {
		most = min(most, room)
	}
	if most <= len(g.Sheet().Pack.Order) && topTells(s, z) {
		return 0
	}
	return most
}

// topTells reports whether the top card of a foundation tells how many cards lie there: not where
// it goes round more than once, or grows by equal ranks.
func topTells(s *interp.State, z *interp.ZoneInfo) bool {
	for p := z.First; p < z.First+z.Count; p++ {
		if s.Len(p) > len(s.Game().Sheet().Pack.Order) {
			return false
		}
	}
	return !z.Equals
}
