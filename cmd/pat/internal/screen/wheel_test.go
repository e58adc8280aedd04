package screen

import (
	"strings"
	"testing"

	tea "charm.land/bubbletea/v2"
)

// The wheel over a pile that is not shown whole shows all of it, and goes back at its end;
// elsewhere it shows what was said before.
func TestWheel(t *testing.T) {
	table := New(aPrompt(t, "klondike", 17))
	for range 3 {
		table.Update(code("."))
	}
	for _, c := range []struct{ pile, want string }{{"s", "s, the bottom card first"}, {"t1", "What was said"}} {
		pile, err := table.p.Session.Labels.Find(c.pile)
		if err != nil {
			t.Fatal(err)
		}
		x, y, ok := table.win.Place(pile, table.p.Session.State.Len(pile)-1)
		if !ok {
			t.Fatalf("%s is not on the screen", c.pile)
		}
		table.Update(tea.MouseWheelMsg(tea.Mouse{X: x, Y: y + head, Button: tea.MouseWheelUp}))
		if table.over == nil || !strings.Contains(table.over.title, c.want) {
			t.Fatalf("over %s: %+v, want %q", c.pile, table.over, c.want)
		}
		table.Update(tea.MouseWheelMsg(tea.Mouse{X: x, Y: y + head, Button: tea.MouseWheelDown}))
		if table.over != nil {
			t.Errorf("over %s: the wheel does not go back", c.pile)
		}
	}
}
