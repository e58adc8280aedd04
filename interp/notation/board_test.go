package notation

import (
	"strings"
	"testing"
)

// A card lies face down between two brackets; one alone is a slip.
func TestBrackets(t *testing.T) {
	_, l := compile(t, "game A\ndeal\n  3 to each tableau\n  rest to stock\ntableau 7\n  build down in suit\n  "+
		"spaces take king\nstock\n  turn 1 to waste\nwaste\nwin when stock empty\n")
	for _, card := range []string{"(9D", "9D)", "("} {
		if _, err := l.ReadBoard("t1: 2S\nt2: "+card+" 3S\n", true); err == nil ||
			!strings.Contains(err.Error(), "line 2: ") || !strings.Contains(err.Error(), "has one bracket; a "+
			"face-down card is written (") {
			t.Errorf("%q: %v", card, err)
		}
	}
	st, err := l.ReadBoard("t1: (9D) 3S\n", true)
	if err != nil {
		t.Fatal(err)
	}
	if got := l.Board(st); !strings.HasPrefix(got, "t1: (9D) 3S\n") {
		t.Error(got)
	}
}
