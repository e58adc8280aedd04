package check

import "testing"

// Cures are tried in a file as people write them; one of a thousand lines, which takes long to
// judge even once, gets a trial or two.
func TestLongFiles(t *testing.T) {
	for _, c := range []struct{ lines, trials int }{{20, 60}, {129, 60}, {400, 12}, {1000, 2}, {2000, 1}} {
		trials := 0
		for n := 0; n < mostTried; n += cost(c.lines) {
			trials++
		}
		if trials != c.trials {
			t.Errorf("%d lines: %d trials, not %d", c.lines, trials, c.trials)
		}
	}
}
