package notation

import (
	"errors"
	"strings"
	"testing"

	"pat/interp/gametest"
)

// Where a card would have to follow another, and no card lies there, that is the cause, with the
// line that asks for it and no other.
func TestNothingGoesBehindAGap(t *testing.T) {
	g := gametest.Shipped(t, "montana")
	l := For(g)
	s := at(t, l, "t1: KS\nt3: 4H\nt4: 9C\nt5: 5H\nt8: 2C\n")
	for typed, want := range map[string]string{
		"t3 t7":  "t3 t7: nothing goes there while the place to the left is empty",
		"t3 t14": "t3 t14: 4H may not fill that space",
		"t3 t9":  "t3 t9: 4H may not fill that space",
	} {
		_, err := l.Parse(s, typed)
		var no *Refused
		if !errors.As(err, &no) || !strings.HasPrefix(err.Error(), want) {
			t.Errorf("%s: %v, want %s", typed, err, want)
			continue
		}
		lines := no.Refusal.Lines
		if typed == "t3 t7" && (len(lines) != 1 || !strings.Contains(lines[0].Text(), "up")) {
			t.Errorf("%s: by %d lines", typed, len(lines))
		}
	}
}
