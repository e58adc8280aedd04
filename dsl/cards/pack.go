package cards

import "fmt"

// A Pack is the cards of a game: so many decks of some ranks in some suits, and the order of both.
type Pack struct {
	Decks int
	Apart bool   // each deck is shuffled by itself
	Order []Rank // lowest first
	Suits []Suit // in their order

	rankPlace [Ranks]int // from 1; 0 for ranks that are not in the pack
	suitPlace [Suits]int
}

// NewPack makes a pack. Order and suits hold each rank and suit once.
func NewPack(decks int, apart bool, order []Rank, suits []Suit) *Pack {
	p := &Pack{Decks: decks, Apart: apart, Order: order, Suits: suits}
	for i, r := range order {
		p.rankPlace[r] = i + 1
	}
	for i, s := range suits {
		p.suitPlace[s] = i + 1
	}
	return p
}

// Standard is one or more full decks, ace low.
func Standard(decks int) *Pack {
	order := make([]Rank, Ranks)
	for i := range order {
		order[i] = Rank(i)
	}
	return NewPack(decks, false, order, []Suit{Spades, Hearts, Clubs, Diamonds})
}

// Size is the number of cards.
func (p *Pack) Size() int { return p.Decks * len(p.Order) * len(p.Suits) }

// RankPlace is the place of a rank in the order, from 1, or 0 if it is not in the pack.
func (p *Pack) RankPlace(r Rank) int { return p.rankPlace[r] }

// SuitPlace is the place of a suit in the order, from 1, or 0 if it is not in the pack.
func (p *Pack) SuitPlace(s Suit) int { return p.suitPlace[s] }

// Place is the place of the kind's rank.
func (p *Pack) Place(k Kind) int { return p.rankPlace[k.Rank()] }

// Has reports whether the kind is in the pack.
func (p *Pack) Has(k Kind) bool { return p.rankPlace[k.Rank()] > 0 && p.suitPlace[k.Suit()] > 0 }

// Mask is the set of the pack's kinds.
func (p *Pack) Mask() Mask {
	var m Mask
	for k := range Kind(Kinds) {
		if p.Has(k) {
			m |= k.Bit()
		}
	}
	return m
}

// RankAt is the rank at a place, going round: 0 is the highest, one past the highest the lowest.
func (p *Pack) RankAt(place int) Rank {
	n := len(p.Order)
	return p.Order[((place-1)%n+n)%n]
}

// SuitAt is the suit at a place, going round.
func (p *Pack) SuitAt(place int) Suit {
	n := len(p.Suits)
	return p.Suits[((place-1)%n+n)%n]
}

// Cards lists the pack before it is shuffled: deck by deck, suits in the fixed order spades,
// hearts, clubs, diamonds, and each suit from ace to king. It does not depend on the order of ranks
// or suits in the rules, so that one deal number means one order of the cards in every game of the
// same pack.
func (p *Pack) Cards() []Kind {
	var ks []Kind
	for range p.Decks {
		for k := range Kind(Kinds) {
			if p.Has(k) {
				ks = append(ks, k)
			}
		}
	}
	return ks
}

// CountsAsWritten reports whether the places of the ranks are the numbers by which people call
// them: ace 1, two 2, and so on.
func (p *Pack) CountsAsWritten() bool {
	for i, r := range p.Order {
		if r != Ace+Rank(i) {
			return false
		}
	}
	return true
}

// Numbered says which numbers the ranks are.
func (p *Pack) Numbered() string {
	last := len(p.Order) - 1
	return fmt.Sprintf("as a number the %s is 1 and the %s %d", p.Order[0], p.Order[last], last+1)
}
