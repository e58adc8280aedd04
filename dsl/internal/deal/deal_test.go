package deal

import (
	"fmt"
	"testing"

	"pat/dsl/rules"
)

// TestStages counts the pack through deals.
func TestStages(t *testing.T) {
	const rest = `
foundations 4
  base ace
  build up in suit
tableau 6
  build down in alternating colours
  spaces take any card
reserve 2
stock
  turn 1 to waste
win when foundations full
`
	for _, c := range []struct {
		deal string
		want string // of each stage: the cards left, unless they are not fixed; unseen; a stock
	}{
		{"  4 to each tableau\n  rest to stock\n", "[52 28u 28u]"},
		{"  4 aces to foundations\n  1 2 3 4 5 6 to tableau\n  rest to stock\n", "[52 48 27u 27u]"},
		{"  6 to each tableau but aces to foundations\n  rest to stock\n", "[52 16u 16u]"},
		{"  6 to each tableau but aces to foundations replaced\n  rest to stock\n", "[52 ?u ?u]"},
		{"  6 to each tableau but kings to bottom of stock replaced\n  rest to stock\n", "[52 16u 16u]"},
		{"  13 to reserve 1 but aces to foundations replaced\n  rest to stock\n", "[52 ?u ?u]"},
		{"  bases to foundations\n  2 to stock\n  rest to tableau 1\n  ", "[52 48 46us 0us]"},
		{"  4 to each tableau\n  5 to each tableau\n", "[]"}, // a mistake
	} {
		s, _ := rules.Load(&rules.Library{}, "dealt.pat", []byte("game Dealt\ndeal\n"+c.deal+rest))
		var got []string
		for _, x := range Stages(s, s.Defaults()) {
			w := "?"
			if x.Fixed {
				w = fmt.Sprint(x.Left)
			}
			if x.Unseen {
				w += "u"
			}
			if x.Stock {
				w += "s"
			}
			got = append(got, w)
		}
		if fmt.Sprint(got) != c.want {
			t.Errorf("%q: %v, want %s", c.deal, got, c.want)
		}
	}
}
