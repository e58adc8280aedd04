package cli

import (
	"bytes"
	"strings"
	"testing"
)

// At a terminal a heading says what stands beside the games; through a pipe come games alone.
func TestListHasAHeading(t *testing.T) {
	for _, terminal := range []bool{true, false} {
		var out bytes.Buffer
		a := &App{Out: &out, Err: &out, Terminal: terminal, Games: t.TempDir()}
		if err := a.list(listing{sort: "name"}, []string{"canfield", "demon"}); err != nil {
			t.Fatal(err)
		}
		if headed := strings.HasPrefix(out.String(), "game      can be won  to play  name, "); headed != terminal {
			t.Errorf("terminal %v:\n%s", terminal, out.String())
		}
	}
}
