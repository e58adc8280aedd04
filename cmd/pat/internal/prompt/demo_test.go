package prompt

import (
	"bytes"
	"context"
	"strings"
	"testing"
)

// At a terminal a line is shown a move at a time, until the player has seen enough; then the board
// is again his own.
func TestDemoAMoveAtATime(t *testing.T) {
	var out bytes.Buffer
	s := session(t, "bakers-dozen", 17)
	p := &Prompt{Out: &out, Terminal: true, Look: Look{ASCII: true}, Session: s, World: &desk{}}
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

// Who asks again for a line that was not found has it looked for longer, and is told so.
func TestDemoLooksLonger(t *testing.T) {
	p := &Prompt{Session: session(t, "bakers-dozen", 17), World: &desk{}}
	ctx, stop := context.WithCancel(t.Context())
	stop()
	d := p.table().Demo(1)(ctx)()
	if want := "In the time I take I found no line that wins. Asked again I look longer."; d.Say.Text != want {
		t.Errorf("it says %q", d.Say.Text)
	}
	for _, want := range []int{1, 2, 4} {
		if p.Command("demo"); p.patient != want {
			t.Errorf("it is looked for %d times as long, want %d", p.patient, want)
		}
	}
}
