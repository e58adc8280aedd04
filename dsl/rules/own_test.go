package rules_test

import (
	"testing"

	"pat/dsl/rules"
)

// Every pile has its own in another zone, and each of those has it among its own in turn.
func TestOwnSharesOut(t *testing.T) {
	for _, c := range []struct{ number, piles, others, first, last int }{
		{3, 8, 8, 3, 3}, {1, 16, 8, 1, 1}, {2, 16, 8, 1, 1}, {16, 16, 8, 8, 8}, {1, 8, 16, 1, 2}, {
			8, 8, 16, 15,
			16,
		}, {5, 7, 1, 1, 1}, {1, 1, 3, 1, 3},
	} {
		if first, last, ok := rules.Own(c.number, c.piles, c.others); !ok || first != c.first || last != c.last {
			t.Errorf("own of %d of %d among %d: %d to %d, %t", c.number, c.piles, c.others, first, last, ok)
		}
	}
	if _, _, ok := rules.Own(1, 12, 8); ok {
		t.Error("8 piles are shared out among 12")
	}
	for piles := 1; piles <= 12; piles++ {
		for others := 1; others <= 12; others++ {
			for n := 1; n <= piles; n++ {
				first, last, ok := rules.Own(n, piles, others)
				for m := first; ok && m <= last; m++ {
					if a, b, ok := rules.Own(m, others, piles); !ok || n < a || n > b {
						t.Errorf("%d of %d owns %d of %d, which does not own it", n, piles, m, others)
					}
				}
			}
		}
	}
}
