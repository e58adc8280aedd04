package prompt

import (
	"bytes"
	"strings"
	"testing"
)

// At a terminal a line is shown a move at a time, until the player has seen enough; then the board
// is again his own.
func TestDemoAMoveAtATime(t *testing.T) {
	var out bytes.Buffer
	s := session(t, "bakers-dozen", 17)
	p := &Prompt{Out: &out, Terminal: true, Look: Look{ASCII: true}, Session: s, Table: &desk{}}
	asked := 0
	p.read = func(string) (string, error) {
		if asked++; asked == 3 {
			return "q", nil
		}
		return "", nil
	}
	p.answer(p.Command("demo"))
	if p.typed != "" {
		t.Errorf("what ends it is answered: %q", p.typed)
	}
	said := out.String()
	if n := strings.Count(said, "Move "); n != 3 || strings.Count(said, "foundations  f1") != 3 {
		t.Errorf("after two moves and q:\n%s", said)
	}
	_, own, _ := strings.Cut(said, DemoEnds)
	if !strings.Contains(own, "foundations  f1 --   f2 --") || p.Session.Count() != 0 {
		t.Errorf("behind it stands\n%s", own)
	}
}
