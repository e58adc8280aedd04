package rules

import "testing"

// TestInPass holds which guards begin with the number of a pass, and what they ask besides.
func TestInPass(t *testing.T) {
	for _, c := range []struct {
		guard         string
		pass, besides int
	}{
		{"in pass 2", 2, 0},
		{"in pass 2 when stock empty", 2, 1},
		{"in pass 2 when stock empty and waste full", 2, 2},
		{"in pass 2 when stock empty or waste full", 2, 2},
		{"when in pass 2", 0, 0},
		{"when in pass 2 and stock empty", 0, 0},
		{"when stock empty", 0, 0},
		{"until in pass 2", 0, 0},
	} {
		pass, more := dealt(t, "1 from stock to tableau 1 "+c.guard).Holds().InPass()
		tests := 0
		if more != nil {
			for _, all := range more.Any {
				tests += len(all.Tests)
			}
		}
		if pass != c.pass || tests != c.besides {
			t.Errorf("%s: pass %d and %d questions, want %d and %d", c.guard, pass, tests, c.pass, c.besides)
		}
	}
}
