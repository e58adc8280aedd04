package machine

import (
	"slices"

	"pat/dsl/cards"
	"pat/dsl/rules"
	"pat/interp/internal/code"
)

// Positions: neighbours, sequences, cards at home, cards that may be played.

// neighbour is the pile so many steps to the right and below, in the same zone, or -1.
func (s *State) neighbour(p, dx, dy int) int {
	pl := &s.Game.Piles[p]
	z := &s.Game.Zones[pl.Zone]
	row, col := int(pl.Row)+dy, int(pl.Column)+dx
	if z.Grid == nil || row < 1 || row > z.Rows {
		return -1
	}
	if col < 1 || col > z.Columns {
		return -1
	}
	return int(z.Grid[(row-1)*z.Columns+col-1])
}

// touching reports whether two piles of a grid are neighbours: eight ways, or four. In a zone of
// one row they are neighbours if no card lies between them.
func (s *State) touching(a, b int, four bool) bool {
	pa, pb := &s.Game.Piles[a], &s.Game.Piles[b]
	if pa.Zone != pb.Zone || a == b {
		return false
	}
	z := &s.Game.Zones[pa.Zone]
	if z.Rows == 1 {
		for p := min(a, b) + 1; p < max(a, b); p++ {
			if s.N[p] > 0 {
				return false
			}
		}
		return true
	}
	return spot(pa).Touches(spot(pb), four)
}

// spot is where a pile stands in its zone.
func spot(p *code.Pile) rules.Spot { return rules.Spot{Row: int(p.Row), Column: int(p.Column)} }

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

// linked is touching for two of several chosen cards: in a row the chosen cards between do not
// count, as they leave together.
func (s *State) linked(piles []uint8, i, j int, four bool) bool {
	a, b := int(piles[i]), int(piles[j])
	if z := s.Game.ZoneOf(a); z.Rows > 1 || s.Game.Piles[a].Zone != s.Game.Piles[b].Zone {
		return s.touching(a, b, four)
	}
	for p := min(a, b) + 1; p < max(a, b); p++ {
		if s.N[p] > 0 && !Contains(piles, uint8(p)) {
			return false
		}
	}
	return true
}

// Contains reports whether a pile is in a list.
func Contains(list []uint8, p uint8) bool {
	for _, q := range list {
		if q == p {
			return true
		}
	}
	return false
}

// RunsOn reports whether card b may lie on card a in a sequence.
func (s *State) RunsOn(sq *code.Seq, a, b cards.Kind, p int) bool {
	if sq.Phrase < 0 {
		return true
	}
	ph := &s.Game.Phrases[sq.Phrase]
	if ph.Sort == code.ByTop {
		return ph.Table[a].Has(b)
	}
	c := Ctx{Card: b, Pile: int16(p), Source: int16(p)}
	return s.Mask(sq.Phrase, a, &c).Has(b)
}

// runLength is how many cards from the top of a pile form a sequence; face-down cards end it.
func (s *State) runLength(sq *code.Seq, p int) int {
	n := int(s.N[p])
	if n == 0 || s.Top[p].Down() {
		return 0
	}
	i := n - 1
	if sq.Phrase >= 0 && s.Game.Phrases[sq.Phrase].Sort == code.ByTop {
		table := s.Game.Phrases[sq.Phrase].Table
		pile := s.Cards[p<<s.Game.Shift:][:n]
		for i > 0 && !pile[i-1].Down() && table[pile[i-1].Kind()].Has(pile[i].Kind()) {
			i--
		}
		return n - i
	}
	for i > 0 {
		below := s.At(p, i-1)
		if below.Down() || !s.RunsOn(sq, below.Kind(), s.At(p, i).Kind(), p) {
			break
		}
		i--
	}
	return n - i
}

// isSeq reports whether the top n cards of a pile are a sequence as a line asks for.
func (s *State) isSeq(sq *code.Seq, p, n int) bool {
	if n < 1 || n > s.runLength(sq, p) || sq.Of > 0 && n != sq.Of {
		return false
	}
	h := int(s.N[p])
	if sq.From > 0 && s.Game.Pack.Place(s.At(p, h-n).Kind()) != int(sq.From) {
		return false
	}
	return s.ends(sq, s.At(p, h-1).Kind())
}

// ends reports whether a card may be the last of a sequence, the one on top.
func (s *State) ends(sq *code.Seq, k cards.Kind) bool {
	return sq.To <= 0 || s.Game.Pack.Place(k) == int(sq.To)
}

// seqSizes bounds how many cards from the top of a pile could be a sequence as a line asks for.
func (s *State) seqSizes(sq *code.Seq, p int) (least, most int) {
	if !s.ends(sq, s.Top[p].Kind()) {
		return 1, 0
	}
	least, most = 1, s.runLength(sq, p)
	if sq.Of > 0 {
		least, most = sq.Of, min(sq.Of, most)
	}
	for h := int(s.N[p]); sq.From > 0 && most >= least && s.Game.Pack.Place(s.At(p, h-most).Kind()) != int(sq.From); {
		most--
	}
	return least, most
}

// inSequence reports whether all cards of a pile are one sequence; an empty pile is.
func (s *State) inSequence(sq *code.Seq, p int) bool {
	n := int(s.N[p])
	return n == 0 || s.isSeq(sq, p, n)
}

// cardHome reports whether a card lies right in a pile.
func (s *State) cardHome(k cards.Kind, p int) bool {
	z := s.Game.ZoneOf(p)
	c := Ctx{Card: k, Pile: int16(p), Source: -1}
	for i := range z.Homes {
		h := &z.Homes[i]
		if s.Mask(h.Phrase, rules.None, &c).Has(k) && s.Test(h.Guard, &c) {
			return true
		}
	}
	return false
}

// home reports whether all cards of a pile lie right; an empty pile does.
func (s *State) home(p int) bool {
	for i := range int(s.N[p]) {
		if !s.cardHome(s.At(p, i).Kind(), p) {
			return false
		}
	}
	return true
}

// askingMost is how deep questions of what is playable are asked in one another.
const askingMost = 3

// playable reports whether the top card of a pile may be played now, to a pile of a place if one is
// named. A guard that asks about the plays it guards is met again while it is asked: there it finds
// none. So a question costs as much as listing moves once for each line that asks in its turn, and
// not once for each play of each play.
func (s *State) playable(p int, asker *code.Part, c *Ctx) bool {
	if s.asking == askingMost || slices.Contains(s.askers[:s.asking], asker) {
		return false
	}
	s.askers[s.asking] = asker
	s.asking++
	defer func() { s.asking-- }()
	if asker.Place < 0 {
		for i, rt := range s.Game.Direct[s.Game.Piles[p].Zone] {
			if z := &s.Game.Zones[i]; rt != NoRoute && s.playableTo(p, s.Game.Self[z.First:z.First+z.N]) {
				return true
			}
		}
		return s.inSomeSet(p)
	}
	list, ok := s.resolve(asker.Place, c)
	if !ok {
		return false
	}
	return s.playableTo(p, list)
}

// playableTo reports whether the top card of a pile may be played to one of some piles.
func (s *State) playableTo(p int, list []uint8) bool {
	for _, q := range list {
		if int(q) != p && s.MayPlay(p, int(q), 1) {
			return true
		}
	}
	return false
}

// sameLine reports whether all chosen cards lie in one row, or in one column.
func (s *State) sameLine(piles []uint8, row bool) bool {
	a := &s.Game.Piles[piles[0]]
	for _, p := range piles[1:] {
		b := &s.Game.Piles[p]
		same := a.Column == b.Column
		if row {
			same = a.Row == b.Row
		}
		if a.Zone != b.Zone || !same {
			return false
		}
	}
	return true
}
