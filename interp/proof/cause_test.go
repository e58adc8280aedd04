package proof_test

import (
	"testing"

	"pat/interp/notation"
	"pat/interp/proof"
)

// A cause names no more cards than stand against a win together: here the king on its queen, and
// not the two that wait for each other besides.
func TestCause(t *testing.T) {
	s := small(t, "game Cold\nranks ace to king\n\ndeal\n  3 to each tableau\n  rest to stock\n\nfoundations 4\n"+
		"  base ace\n  build up in suit\n\ntableau 3\n  build down in suit\n  spaces stay empty\n\n"+
		"win when tableau empty\n")
	l := notation.For(s.Game())
	for board, want := range map[string]string{
		"t1: QS KS\nt2: AS\n":                "KS in t1 can never move again",
		"t1: AS 2H\nt2: AH 2S\nt3: AD\n":     "2H in t1 and 2S in t2 can never move again",
		"t1: AS 2H\nt2: AH 2S\nt3: QD KD 2D": "KD in t3 can never move again",
		"t1: 2S\nt2: AS\n":                   "",
	} {
		at, err := l.ReadBoard(board, true)
		if err != nil {
			t.Fatal(err)
		}
		if got := proof.Cause(at, func(card string) string { return card }, l.Pile); got != want {
			t.Errorf("%q: %q, want %q", board, got, want)
		}
	}
}
