package check

import (
	"slices"

	"pat/dsl"
	"pat/dsl/rules"
)

// Places: which piles a phrase may mean, before anything is played.

// A spot is where a pile stands.
type spot struct {
	zone        *rules.Zone
	number      int // from 1
	row, column int
}

// layOut numbers the piles of all zones in order.
func (c *checker) layOut() {
	for _, z := range c.sheet.Zones {
		c.first = append(c.first, len(c.spots))
		for i := range z.Piles {
			s := spot{zone: z, number: i + 1, row: 1, column: i + 1}
			switch {
			case i < len(z.Picture):
				s.row, s.column = z.Picture[i].Row, z.Picture[i].Column
			case z.Rows > 1 && z.Columns > 0:
				s.row, s.column = i/z.Columns+1, i%z.Columns+1
			}
			c.spots = append(c.spots, s)
		}
	}
}

// pilesOf lists the piles of a zone.
func (c *checker) pilesOf(z *rules.Zone) []int {
	out := make([]int, z.Piles)
	for i := range out {
		out[i] = c.first[z.Index] + i
	}
	return out
}

// no pile, where a phrase is read without one.
const noPile = -1

// piles lists the piles that a place may mean, seen from a pile of the rule's zone (or noPile). A place that is
// only known in play is all piles it could be; zone is that of the rule, or nil.
func (c *checker) piles(p *dsl.Place, zone *rules.Zone, from int) []int {
	switch {
	case p.Source:
		return c.everyPile()
	case p.Layer:
		if zone == nil {
			return nil
		}
		return c.pilesOf(zone)
	case p.Pile != nil:
		switch {
		case p.Pile.Side == "" && from >= 0:
			return []int{from}
		case p.Pile.Side != "" && from >= 0:
			if q := c.neighbour(from, p.Pile); q >= 0 {
				return []int{q}
			}
			return nil
		case zone == nil:
			return c.everyPile()
		}
		return c.pilesOf(zone)
	}
	var out []int
	for _, z := range c.sheet.Zone(p.Zone.Word) {
		for _, q := range c.pilesOf(z) {
			if c.named(p, q) && !c.excluded(p, q, from) {
				out = append(out, q)
			}
		}
	}
	return out
}

func (c *checker) everyPile() []int {
	out := make([]int, len(c.spots))
	for i := range out {
		out[i] = i
	}
	return out
}

// named reports whether a pile has one of the numbers, rows or columns that a place asks for.
func (c *checker) named(p *dsl.Place, q int) bool {
	s := c.spots[q]
	if len(p.Zone.Ranges) > 0 && !inRanges(p.Zone.Ranges, s.number) {
		return false
	}
	for _, m := range p.Mods {
		if m.Line == "row" && m.Range != nil && !within(m.Range, s.row) || m.Line == "column" && m.Range != nil && !within(m.Range, s.column) {
			return false
		}
	}
	return true
}

// excluded reports whether a pile is not meant because of the pile that the place is seen from.
func (c *checker) excluded(p *dsl.Place, q, from int) bool {
	if from < 0 {
		return false
	}
	if line := bareLine(p); line != "" {
		in := c.spots[q].row == c.spots[from].row
		if line == "column" {
			in = c.spots[q].column == c.spots[from].column
		}
		return in == has(p, "other")
	}
	return has(p, "own") && !c.owns(from, q) || has(p, "other") && q == from
}

// owns reports whether `own` means a pile, seen from another.
func (c *checker) owns(from, q int) bool {
	a, b := c.spots[from], c.spots[q]
	first, last, ok := rules.Own(a.number, a.zone.Piles, b.zone.Piles)
	return ok && first <= b.number && b.number <= last
}

// bareLine is "row" or "column" where a place is the own one of a pile, or the others: `own row of tableau`.
func bareLine(p *dsl.Place) string {
	for _, m := range p.Mods {
		if m.Line != "" && m.Range == nil {
			return m.Line
		}
	}
	return ""
}

func inRanges(rs []*dsl.Range, n int) bool {
	for _, r := range rs {
		if within(r, n) {
			return true
		}
	}
	return false
}

func within(r *dsl.Range, n int) bool {
	if r.To == "" {
		return n == dsl.Number(r.From)
	}
	return dsl.Number(r.From) <= n && n <= dsl.Number(r.To)
}

// has reports whether a place is narrowed by a word: own, first, last, empty, nonempty or other.
func has(p *dsl.Place, word string) bool {
	for _, m := range p.Mods {
		if m.Word == word {
			return true
		}
	}
	return false
}

// hasEach reports whether a place is each of its piles in turn.
func hasEach(p *dsl.Place) bool {
	for _, m := range p.Mods {
		if m.Each {
			return true
		}
	}
	return false
}

// endOf is "top", "bottom" or "".
func endOf(p *dsl.Place) string {
	for _, m := range p.Mods {
		if m.End != "" {
			return m.End
		}
	}
	return ""
}

// single reports whether a place is one pile at most, whatever happens.
func (c *checker) single(p *dsl.Place, zone *rules.Zone) bool {
	if p.Source || p.Pile != nil || has(p, "first") || has(p, "last") {
		return true
	}
	if has(p, "own") && bareLine(p) == "" && zone != nil {
		return !slices.ContainsFunc(c.sheet.Zone(p.Zone.Word), func(z *rules.Zone) bool { return z.Piles > zone.Piles })
	}
	if has(p, "own") && bareLine(p) == "" {
		return true
	}
	return len(c.piles(p, zone, noPile)) <= 1
}

// fixed reports whether the piles of a place are known before the game begins.
func fixed(p *dsl.Place) bool {
	return !p.Source && !p.Layer && !has(p, "empty") && !has(p, "nonempty") && !has(p, "first") && !has(p, "last")
}

// neighbour is the pile that stands beside another, or -1.
func (c *checker) neighbour(q int, ref *dsl.PileRef) int {
	s, n := c.spots[q], 1
	if ref.Steps != "" {
		n = dsl.Number(ref.Steps)
	}
	row, column := s.row, s.column
	switch ref.Side {
	case "left":
		column -= n
	case "right":
		column += n
	case "above":
		row -= n
	case "below":
		row += n
	}
	for _, t := range c.pilesOf(s.zone) {
		if c.spots[t].row == row && c.spots[t].column == column {
			return t
		}
	}
	return -1
}

// zonesOf lists, by index, which zones some places may lie in; all of them for nil.
func (c *checker) zonesOf(ps *dsl.Places, zone *rules.Zone) []bool {
	out := make([]bool, len(c.sheet.Zones))
	if ps == nil {
		for i := range out {
			out[i] = true
		}
		return out
	}
	for _, p := range ps.Any {
		for _, q := range c.piles(p, zone, noPile) {
			out[c.spots[q].zone.Index] = true
		}
	}
	return out
}

// speaksOf finds the place that names a zone by word, not only by what they may turn out to be.
func (c *checker) speaksOf(ps *dsl.Places, z *rules.Zone) *dsl.Place {
	if ps == nil {
		return nil
	}
	for _, p := range ps.Any {
		if p.Zone == nil {
			continue
		}
		for _, x := range c.sheet.Zone(p.Zone.Word) {
			if x == z {
				return p
			}
		}
	}
	return nil
}

// placesInclude reports whether some places are all of others, whatever pile they are seen from.
func (c *checker) placesInclude(a, b *dsl.Places, z *rules.Zone) bool {
	for _, from := range c.seenFrom(z) {
		have := map[int]bool{}
		for _, p := range a.Any {
			for _, q := range c.piles(p, z, from) {
				have[q] = true
			}
		}
		for _, p := range b.Any {
			for _, q := range c.piles(p, z, from) {
				if !have[q] {
					return false
				}
			}
		}
	}
	return true
}

// seenFrom lists the piles that a place of a rule may be seen from: those of its zone, or none.
func (c *checker) seenFrom(z *rules.Zone) []int {
	if z == nil {
		return []int{noPile}
	}
	return c.pilesOf(z)
}
