package screen

import (
	"strings"
	"testing"
	"time"

	tea "charm.land/bubbletea/v2"
)

// The time that a game takes goes on while nothing is typed, as long as somebody may be thinking;
// when the game is over it stands.
func TestTheClockGoesOn(t *testing.T) {
	p := aPrompt(t, "klondike", 10)
	now := time.Unix(1000, 0)
	p.Now = func() time.Time { return now }
	table := New(p)
	table.Update(tea.WindowSizeMsg{Width: 80, Height: 24})
	heading := func() string { h, _, _ := strings.Cut(table.View().Content, "\n"); return h }
	table.Update(code("."))
	for _, c := range []struct {
		after time.Duration
		want  string
	}{
		{7 * time.Second, "0:07"}, {20 * time.Second, "0:27"}, {10 * time.Minute, "1:00"},
	} {
		now = now.Add(c.after)
		if _, cmd := table.Update(second{}); cmd == nil {
			t.Error("the clock is wound up once only")
		}
		if h := heading(); !strings.Contains(h, c.want) {
			t.Errorf("after %v more the heading is %q, without %s", c.after, h, c.want)
		}
	}
	p.Now = nil
	if table.clock() != nil {
		t.Error("a clock goes where no time is counted")
	}
}
