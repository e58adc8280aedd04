package interp

import (
	"testing"

	"pat/dsl/rules"
)

// What a step after a move calls the source is the pile that the moved card has left, though the step itself deals
// from the stock.
func TestSourceOfAMoveIsDealtTo(t *testing.T) {
	g := fromText(t, `game Fed
deal
  1 to each tableau
  rest to stock
tableau 4
  build none
  spaces stay empty
stock
discard
  takes any card from tableau
after move to discard
  1 to source
win when stock empty
`)
	s, err := g.Deal(1, rules.Setting{})
	if err != nil {
		t.Fatal(err)
	}
	for i := range 10 {
		from, next := i%4, s.top[g.stock].Kind()
		moved := false
		for _, m := range s.Moves(nil) {
			if m.Kind() == Play && m.From() == from {
				s.Apply(m)
				moved = true
				break
			}
		}
		if !moved {
			t.Fatalf("no move from pile %d", from)
		}
		if n := s.Len(from); n != 1 {
			t.Fatalf("pile %d holds %d cards", from, n)
		}
		if got := s.Card(from, 0); got.Kind() != next || got.Down() {
			t.Errorf("pile %d was dealt %s, want %s", from, got.Kind(), next)
		}
	}
}
