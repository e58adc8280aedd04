package solve

import (
	"context"
	"testing"

	"pat/interp/internal/machine"
)

const choices = `game Choices
suits spades hearts
ranks ace to six
deal
  2 to each reserve
  player plays 1 from reserve to foundations
  player plays 1 from reserve to tableau
  rest to stock
foundations 2
  base rank of first card
  build up in suit wrapping
reserve 3
tableau 2
  build down in suit
  spaces take any card from reserve
stock
  turn 2 to waste
waste
win when foundations full
`

// Every way to choose while the deal waits is an opening, and none of them waits.
func TestOpenings(t *testing.T) {
	s := mustDeal(t, fromText(t, choices), 1)
	before := s.Key()
	all := openings(s)
	if len(all) != 9 { // one of three cards goes out, and one of three into play, which both spaces take alike
		t.Errorf("%d openings, want 9", len(all))
	}
	for _, o := range all {
		c := s.Clone()
		for _, m := range o.moves {
			if !c.Legal(m) {
				t.Fatalf("%v is not legal", m)
			}
			c.Apply(m)
		}
		if waiting(o.at) || c.Key() != o.at.Key() {
			t.Errorf("%v do not lead to a position that is ready", o.moves)
		}
	}
	if s.Key() != before {
		t.Error("the position was changed")
	}
	if got := openings(all[0].at); len(got) != 1 || len(got[0].moves) > 0 {
		t.Errorf("a position that waits for nothing has %d openings", len(got))
	}
}

// Openings share the limits, whoever searches them, and all their verdicts are that of the deal.
func TestSolveOpenings(t *testing.T) {
	g := fromText(t, choices)
	met := [3]int{}
	for deal := range uint64(40) {
		s := mustDeal(t, g, deal)
		want := Unwinnable
		if winnable(s.Clone(), map[machine.Key]bool{}) {
			want = Won
		}
		for workers := 1; workers <= 2; workers++ {
			rep := search(context.Background(), s, Limits{Workers: workers})
			if rep.Verdict != want {
				t.Errorf("deal %d with %d workers: %s (%s), want %s", deal, workers, rep.Verdict, rep.Reason, want)
			}
			if rep.Verdict == Won {
				if err := verify(s, rep.Line); err != nil {
					t.Errorf("deal %d: %v", deal, err)
				}
			}
			met[rep.Verdict]++
			rep = search(context.Background(), s, Limits{Workers: workers, Positions: 20})
			if rep.Positions > 20 {
				t.Errorf("deal %d with %d workers: %d positions of 20", deal, workers, rep.Positions)
			}
			met[rep.Verdict]++
		}
	}
	if met[Won] == 0 || met[Unwinnable] == 0 || met[Unknown] == 0 {
		t.Errorf("the deals do not tell verdicts apart: %v", met)
	}
}
