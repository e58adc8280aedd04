package compile

import (
	"slices"

	"pat/dsl"
	"pat/dsl/rules"
	"pat/interp/internal/code"
)

// This file works out before play how long foundations get.

// fullLengths notes at how many cards every foundation is full, by the card at its bottom where it
// hangs on that. rules works the lengths out. In a search that begins in the middle, cards that
// only the deal could have laid at the bottom are not reckoned with: that leaves fewer lengths, and
// often one.
func (c *compiler) fullLengths() {
	for i := range c.Zones {
		z := &c.Zones[i]
		if z.Sheet.Kind != dsl.Foundations || z.AtMost >= 0 {
			continue
		}
		by := make([][]int16, z.N)
		lengths := c.Sheet.Lengths(z.Sheet, c.Setting)
		differ := func(l *rules.Length) bool { _, one := l.One(); return l.Known && !one }
		if c.Begun && !z.Sheet.FirstRank() && slices.ContainsFunc(lengths, differ) {
			lengths = c.Sheet.LengthsInPlay(z.Sheet, c.Setting)
		}
		for j, l := range lengths {
			n, one := l.One()
			if l.Known && !one {
				n = l.Most()
				for _, m := range l.From {
					by[j] = append(by[j], int16(m))
				}
				z.FullBy = by
			}
			if !l.Known {
				n = rules.NoEnd
			}
			z.Full = append(z.Full, int16(n))
		}
		if slices.Max(z.Full) < 0 {
			z.Full = nil
		}
	}
}

// sums asks of `Z full` first for the sum of the lengths, where all are fixed: piles that hold
// fewer cards are not all full. It is asked after every move whether a game is won, and one sum of
// counts is sooner compared than each pile judged; who holds enough is judged all the same.
func (c *compiler) sums() {
	for i := range c.Nodes {
		nd := &c.Nodes[i]
		if nd.Op != code.OpFull {
			continue
		}
		pl := &c.Places[nd.A]
		if !pl.Always() {
			continue
		}
		total := 0
		for _, p := range pl.Piles {
			z := c.ZoneOf(int(p))
			switch {
			case z.FixedMax >= 0:
				total += z.FixedMax
			case z.AtMost < 0 && z.FullBy == nil && z.Full != nil && z.Full[int(p)-z.First] >= 0:
				total += int(z.Full[int(p)-z.First])
			default:
				total = -1 << 20
			}
		}
		if total > 0 {
			*nd = code.Node{Op: code.OpPaired, A: nd.A, B: int32(total), C: 1}
		}
	}
}
