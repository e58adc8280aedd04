package proof

import (
	"strings"

	"pat/dsl"
	"pat/interp"
)

// A Keyer writes down all there is of a position.
type Keyer struct {
	g        *interp.Game
	pass     bool // some line asks for the pass
	packed   bool // the generator counts
	bounds   int
	counters int
}

// NewKeyer makes a keyer for the positions of a game.
func NewKeyer(g *interp.Game) *Keyer {
	k := &Keyer{g: g, bounds: len(g.Bounds()), counters: len(g.Sheet().Counters)}
	for l := range dsl.EveryLine(g.Sheet().Lines, g.Sheet().Blocks) {
		for w := range strings.FieldsSeq(l.Text()) {
			k.pass = k.pass || w == "pass"
			k.packed = k.packed || w == "shuffle" || w == "shuffled"
		}
	}
	return k
}

// Append writes a position behind buf: the cards of all piles in order, as they face, and the
// numbers that rules keep. The pass is left out where no line of the file asks for it, for it grows
// without end.
func (k *Keyer) Append(buf []byte, s *interp.State) []byte {
	for p := range k.g.Piles() {
		n := s.Len(p)
		buf = append(buf, byte(n))
		for i := range n {
			buf = append(buf, byte(s.Card(p, i)))
		}
	}
	if s.Status() == interp.Won || s.Status() == interp.Faulted { // that no move is left follows from the rest
		buf = append(buf, byte(s.Status()))
	}
	if k.pass {
		buf = append(buf, byte(s.Pass()), byte(s.Pass()>>8))
	}
	for i := range k.counters {
		buf = append(buf, byte(s.Counter(i)), byte(s.Counter(i)>>8))
	}
	for i := range k.bounds {
		buf = append(buf, byte(s.Left(i)), byte(s.Left(i)>>8))
	}
	if l, yes := s.Waiting(); yes || k.packed {
		if yes {
			buf = append(buf, byte(l.Pos.Line))
		}
		buf = s.Machine().Pack(buf) // how many choices are left, and the generator
	}
	return buf
}
