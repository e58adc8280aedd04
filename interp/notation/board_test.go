package notation

import (
	"strings"
	"testing"
)

// A label that several piles have is answered with theirs.
func TestLabelOfSeveralPiles(t *testing.T) {
	_, l := compile(t, "game A\ndecks 2\ndeal\n  3 to each tableau\n  rest to stock\nfoundations odd 1\n"+
		"  base ace\n  build up by 2 in suit\nfoundations even 1\n  base two\n  build up by 2 in suit\n"+
		"tableau 7\n  build down in suit\n  spaces take king\nstock\n  turn 1 to waste\nwaste\nwin when stock empty\n")
	for label, want := range map[string]string{"f": "`f` may be `o` or `e`", "t": "`t` means several"} {
		if _, err := l.ReadBoard(label+": 2S\n", true); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%v, want %q", err, want)
		}
	}
}

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

// A number behind the label of a zone of one pile is refused where another zone may be meant.
func TestNumberBehindOnePile(t *testing.T) {
	_, l := compile(t, "game A\ndeal\n  3 to each south\n  rest to stock\ntableau south 7\n  build down in suit\n  "+
		"spaces take king\nstock\n  turn 1 to waste\nwaste\nwin when stock empty\n")
	for _, c := range []struct{ board, want string }{
		{"s1: 9D\n", "the piles of south are so1 to so7"},
		{"s2: 9D\n", "the piles of south are so1 to so7"},
		{"s: 9D\nso1: 2S\nw1: 3S\n", ""},
	} {
		_, err := l.ReadBoard(c.board, true)
		if said := err != nil && strings.Contains(err.Error(), c.want); said != (c.want != "") {
			t.Errorf("%q: %v, want %q", c.board, err, c.want)
		}
	}
}
