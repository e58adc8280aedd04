package screen

import (
	"strings"
	"testing"

	tea "charm.land/bubbletea/v2"

	"pat/cmd/pat/internal/prompt"
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

// A refusal of two lines lies over no card, however full the board is: the key line gives way to
// it, and is back with the next key.
func TestRefusalBesideCards(t *testing.T) {
	table := New(aPrompt(t, "spider", 17))
	for h := 24; table.win == nil || table.blank() > 0; h-- {
		if h < LeastH {
			t.Fatal("no window is full of cards")
		}
		table.Update(tea.WindowSizeMsg{Width: 40, Height: h})
	}
	if table.givesWay() {
		t.Error("nothing is said, and the key line gives way")
	}
	for range 2 { // the second time as the first
		for _, k := range []stroke{"t", "1", " ", "t", "2", "enter"} {
			table.Update(code(k))
		}
		if len(table.say) != 2 {
			t.Fatalf("it says %q", table.say)
		}
		if end := head + table.win.H; end > table.sayFrom() || table.promptRow() != table.h-1 {
			t.Errorf("the board ends at line %d, what is said begins at %d", end, table.sayFrom())
		}
		table.View()
		if len(table.buttons) > 0 {
			t.Error("words of a key line that is not there can be pressed")
		}
		table.Update(code("left"))
		if table.givesWay() {
			t.Error("the key line does not come back")
		}
	}
}

// What is said lies over no card, be it as long as it may: it ends with a sign, and PgUp shows all.
func TestLongRefusalOverNoCard(t *testing.T) {
	table := New(aPrompt(t, "spider", 17))
	for h := 24; table.win == nil || table.blank() > 0; h-- {
		table.Update(tea.WindowSizeMsg{Width: 40, Height: h})
	}
	long := strings.Repeat("word ", 20) + "end."
	table.tell(prompt.Answer{Say: []string{long}})
	if len(table.say) != 3 {
		t.Fatalf("it says %q", table.say)
	}
	if end := head + table.win.H; end > table.sayFrom() {
		t.Errorf("the board ends at line %d, what is said begins at %d", end, table.sayFrom())
	}
	if screen := table.View().Content; !strings.Contains(screen, "+1: PgUp") {
		t.Errorf("nothing says that there is more:\n%s", screen)
	}
	table.Update(tea.KeyPressMsg{Code: tea.KeyPgUp})
	if table.over == nil || !strings.Contains(strings.Join(table.over.lines, " "), "end.") {
		t.Error("PgUp does not show the rest")
	}
}
