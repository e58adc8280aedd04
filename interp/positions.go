package interp

import (
	"pat/dsl/cards"
	"pat/dsl/rules"
)

// Positions: neighbours, sequences, cards at home, cards that may be played.

// neighbour is the pile so many steps to the right and below, in the same zone, or -1.
func (s *State) neighbour(p, dx, dy int) int {
	pl := &s.g.piles[p]
	z := &s.g.zones[pl.zone]
	row, col := int(pl.row)+dy, int(pl.column)+dx
	if row < 1 || row > z.rows || col < 1 || col > z.columns || z.grid == nil {
		return -1
	}
	return int(z.grid[(row-1)*z.columns+col-1])
}

// touching reports whether two piles of a grid are neighbours: eight ways, or four. In a zone of one row they
// are neighbours if no card lies between them.
func (s *State) touching(a, b int, four bool) bool {
	pa, pb := &s.g.piles[a], &s.g.piles[b]
	if pa.zone != pb.zone || a == b {
		return false
	}
	z := &s.g.zones[pa.zone]
	if z.rows == 1 {
		for p := min(a, b) + 1; p < max(a, b); p++ {
			if s.n[p] > 0 {
				return false
			}
		}
		return true
	}
	dr, dc := int(pa.row)-int(pb.row), int(pa.column)-int(pb.column)
	if dr < 0 {
		dr = -dr
	}
	if dc < 0 {
		dc = -dc
	}
	if four {
		return dr+dc == 1
	}
	return dr <= 1 && dc <= 1
}

// connected reports whether piles form one group of neighbours.
func (s *State) connected(piles []uint8, four bool) bool {
	var in, todo uint64 = 1, 1
	for todo != 0 {
		i := 0
		for todo>>i&1 == 0 {
			i++
		}
		todo &^= 1 << i
		for j := range piles {
			if in>>j&1 == 0 && s.linked(piles, i, j, four) {
				in |= 1 << j
				todo |= 1 << j
			}
		}
	}
	return in == 1<<len(piles)-1
}

// linked is touching for two of several chosen cards: in a row the chosen cards between do not count, as they
// leave together.
func (s *State) linked(piles []uint8, i, j int, four bool) bool {
	a, b := int(piles[i]), int(piles[j])
	if z := &s.g.zones[s.g.piles[a].zone]; z.rows > 1 || s.g.piles[a].zone != s.g.piles[b].zone {
		return s.touching(a, b, four)
	}
	for p := min(a, b) + 1; p < max(a, b); p++ {
		if s.n[p] > 0 && !contains(piles, uint8(p)) {
			return false
		}
	}
	return true
}

func contains(list []uint8, p uint8) bool {
	for _, q := range list {
		if q == p {
			return true
		}
	}
	return false
}

// follows reports whether card b may lie on card a in a sequence.
func (s *State) follows(sq *seq, a, b cards.Kind, p int) bool {
	if sq.phrase < 0 {
		return true
	}
	ph := &s.g.phrases[sq.phrase]
	if ph.sort == byTop {
		return ph.table[a].Has(b)
	}
	c := ctx{card: b, pile: int16(p), source: int16(p)}
	return s.mask(sq.phrase, a, &c).Has(b)
}

// runLength is how many cards from the top of a pile form a sequence; face-down cards end it.
func (s *State) runLength(sq *seq, p int) int {
	n := int(s.n[p])
	if n == 0 || s.top[p].Down() {
		return 0
	}
	i := n - 1
	if sq.phrase >= 0 && s.g.phrases[sq.phrase].sort == byTop {
		table := s.g.phrases[sq.phrase].table
		pile := s.cards[p<<s.g.shift:][:n]
		for i > 0 && !pile[i-1].Down() && table[pile[i-1].Kind()].Has(pile[i].Kind()) {
			i--
		}
		return n - i
	}
	for i > 0 {
		below := s.at(p, i-1)
		if below.Down() || !s.follows(sq, below.Kind(), s.at(p, i).Kind(), p) {
			break
		}
		i--
	}
	return n - i
}

// isSeq reports whether the top n cards of a pile are a sequence as a line asks for.
func (s *State) isSeq(sq *seq, p, n int) bool {
	if n < 1 || n > s.runLength(sq, p) || sq.of > 0 && n != sq.of {
		return false
	}
	h := int(s.n[p])
	if sq.from > 0 && s.g.pack.Place(s.at(p, h-n).Kind()) != int(sq.from) {
		return false
	}
	return s.ends(sq, s.at(p, h-1).Kind())
}

// ends reports whether a card may be the last of a sequence, the one on top.
func (s *State) ends(sq *seq, k cards.Kind) bool {
	return sq.to <= 0 || s.g.pack.Place(k) == int(sq.to)
}

// seqSizes bounds how many cards from the top of a pile could be a sequence as a line asks for.
func (s *State) seqSizes(sq *seq, p int) (least, most int) {
	if !s.ends(sq, s.top[p].Kind()) {
		return 1, 0
	}
	least, most = 1, s.runLength(sq, p)
	if sq.of > 0 {
		least, most = sq.of, min(sq.of, most)
	}
	for h := int(s.n[p]); sq.from > 0 && most >= least && s.g.pack.Place(s.at(p, h-most).Kind()) != int(sq.from); {
		most--
	}
	return least, most
}

// inSequence reports whether all cards of a pile are one sequence; an empty pile is.
func (s *State) inSequence(sq *seq, p int) bool {
	n := int(s.n[p])
	return n == 0 || s.isSeq(sq, p, n)
}

// cardHome reports whether a card lies right in a pile.
func (s *State) cardHome(k cards.Kind, p int) bool {
	z := &s.g.zones[s.g.piles[p].zone]
	c := ctx{card: k, pile: int16(p), source: -1}
	for i := range z.homes {
		h := &z.homes[i]
		if s.mask(h.phrase, rules.None, &c).Has(k) && s.test(h.guard, &c) {
			return true
		}
	}
	return false
}

// home reports whether all cards of a pile lie right; an empty pile does.
func (s *State) home(p int) bool {
	for i := range int(s.n[p]) {
		if !s.cardHome(s.at(p, i).Kind(), p) {
			return false
		}
	}
	return true
}

// askingMost is how deep questions of what is playable are asked in one another.
const askingMost = 3

// playable reports whether the top card of a pile may be played now, to a pile of a place if one is named.
func (s *State) playable(p int, on int32, c *ctx) bool {
	if s.asking == askingMost { // a guard that asks about the play it guards: no
		return false
	}
	s.asking++
	defer func() { s.asking-- }()
	if on < 0 {
		for q := range s.g.nPiles {
			if q != p && s.mayPlay(p, q, 1) {
				return true
			}
		}
		return s.inSomeSet(p)
	}
	list, ok := s.resolve(on, c)
	if !ok {
		return false
	}
	for _, q := range list {
		if int(q) != p && s.mayPlay(p, int(q), 1) {
			return true
		}
	}
	return false
}

// sameLine reports whether all chosen cards lie in one row, or in one column.
func (s *State) sameLine(piles []uint8, row bool) bool {
	a := &s.g.piles[piles[0]]
	for _, p := range piles[1:] {
		b := &s.g.piles[p]
		if a.zone != b.zone || row && a.row != b.row || !row && a.column != b.column {
			return false
		}
	}
	return true
}
