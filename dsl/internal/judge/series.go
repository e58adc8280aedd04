package judge

import (
	"fmt"

	"pat/dsl"
	"pat/dsl/cards"
)

// leastSeries is how many steps show that ranks and piles go on together.
const leastSeries = 3

// serial reads a step that lays all cards of a rank on one pile: `nines to reserve 9`.
func serial(l *dsl.Line) (rank cards.Rank, pile int, ok bool) {
	if len(l.Words) != 4 || l.Words[0].Type != dsl.TokRank || l.Words[1].Value != "to" {
		return 0, 0, false
	}
	rank, ok = cards.RankNamed(l.Words[0].Value)
	pile = dsl.Number(l.Words[3].Value)
	return rank, pile, ok && l.Words[3].Type == dsl.TokNumber
}

// Serial is the step for a pile of a zone in a deal that lays each rank on a pile of its own, where
// ranks and piles go on together and no step names the rank whose turn it is; "" elsewhere.
//
// For example `eights to reserve 8` and `tens to reserve 10` among others: nines to reserve 9. Of
// the steps one at most may not go on so.
func (c *Judge) Serial(zone string, pile int) string {
	pack := c.Sheet.Pack
	steps, said := map[int]int{}, map[cards.Rank]bool{} // by how much the place of the rank is above the pile
	for _, l := range c.Sheet.Deal {
		for _, w := range l.Words {
			if r, ok := cards.RankNamed(w.Value); ok && w.Type == dsl.TokRank {
				said[r] = true
			}
		}
		if r, n, ok := serial(l); ok && l.Words[2].Value == zone {
			steps[pack.RankPlace(r)-n]++
		}
	}
	by, most, all := 0, 0, 0
	for d, n := range steps {
		if all += n; n > most {
			by, most = d, n
		}
	}
	if most < leastSeries || all > most+1 {
		return ""
	}
	for r := range cards.Rank(cards.Ranks) {
		if place := pack.RankPlace(r); place > 0 && place == pile+by && !said[r] {
			return fmt.Sprintf("%s to %s %d", r.Plural(), zone, pile)
		}
	}
	return ""
}

// SerialLine is the step that Serial has in the place of one.
func (c *Judge) SerialLine(l *dsl.Line) string {
	if _, n, ok := serial(l); ok {
		return c.Serial(l.Words[2].Value, n)
	}
	return ""
}
