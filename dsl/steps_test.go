package dsl_test

import (
	"testing"

	"pat/dsl"
)

// TestSteps holds what is read of a step against its words.
func TestSteps(t *testing.T) {
	type facts struct {
		picks, one, diverts, piles bool
		picked                     int
	}
	for _, c := range []struct {
		line string
		want facts
	}{
		{"4 to each tableau", facts{}},
		{"1 to each tableau face down", facts{one: true}},
		{"3 to each tableau top face up", facts{}},
		{"3 cards to each tableau alternately face up", facts{picked: 1}},
		{"kings to bottom of tableau", facts{picks: true, picked: 1}},
		{"kings to foundations", facts{picks: true, picked: 1}},
		{"ace of spades king of hearts to foundations", facts{picks: true, picked: 2}},
		{"all aces to foundations", facts{picks: true, picked: 1}},
		{"4 aces to foundations", facts{picks: true, picked: 1}},
		{"bases to foundations", facts{}},
		{"rest to each tableau", facts{}},
		{"12 to tableau new pile at king", facts{piles: true}},
		{"4 to each tableau but king to foundations", facts{diverts: true}},
		{"4 to each tableau but king to foundations replaced", facts{diverts: true}},
	} {
		f, ds := dsl.Parse("t.pat", []byte("game T\nfoundations 4\ntableau 4\ndeal\n  "+c.line+"\n"), nil, nil)
		if ds.Errors() > 0 {
			t.Errorf("%s: %v", c.line, ds)
			continue
		}
		m := f.Blocks[2].Lines[0].Stmt.(*dsl.MoveStep)
		got := facts{m.PicksOut(), m.One(), m.Diverts(), m.NewPiles(), len(m.Picked())}
		if got != c.want {
			t.Errorf("%s: %+v, want %+v", c.line, got, c.want)
		}
	}
}
