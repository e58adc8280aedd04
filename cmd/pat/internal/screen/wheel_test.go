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

// What is typed while a text is open closes it and is typed; the keys of the text stay its own.
func TestTypedOverAText(t *testing.T) {
	table := New(aPrompt(t, "klondike", 17))
	for _, c := range []struct {
		keys []stroke
		line string
		open bool
	}{
		{[]stroke{"?"}, "", true},
		{[]stroke{"space", "down"}, "", true},
		{[]stroke{"t", "3"}, "t3", false},
		{[]stroke{"backspace", "backspace", "?", "q"}, "", false},
		{[]stroke{"?", "?"}, "", false},
		{[]stroke{"?", "q", "u", "i", "t"}, "quit", false},
		{[]stroke{"backspace", "backspace", "backspace", "backspace", "?", "q", "u", "n", "d", "o"}, "undo", false},
		{[]stroke{"backspace", "backspace", "backspace", "backspace", "?", "q", "t", "3", "i"}, "t3i", false},
		{[]stroke{"backspace", "backspace", "backspace"}, "", false},
	} {
		for _, k := range c.keys {
			table.Update(code(k))
		}
		if got := table.line.String(); got != c.line || (table.over != nil) != c.open {
			t.Errorf("after %q: %q is typed, a text is open: %v", c.keys, got, table.over != nil)
		}
	}
	table.Update(code("?"))
	if table.Update(tea.PasteMsg{Content: "t3 t7"}); table.over != nil || table.line.String() != "t3 t7" {
		t.Errorf("pasted over a text: %q", table.line.String())
	}
}
