package screen

import (
	"strings"
	"testing"

	tea "charm.land/bubbletea/v2"

	"pat/cmd/pat/internal/prompt"
	"pat/interp/play"
)

// endTable counts the games that are won.
type endTable struct {
	prompt.World
	ended *int
}

func (x endTable) Ended(*play.Session) { *x.ended++ }

// A line that wins is shown on the board, forwards and back, to its end, and the game is as it was:
// nothing is made, undone or won. What is typed ends it.
func TestDemo(t *testing.T) {
	p := aPrompt(t, "bakers-dozen", 17)
	ended := 0
	p.World = endTable{p.World, &ended}
	table := New(p)
	table.Update(code("left"))
	before := strings.Join(p.Session.Moves(), " ")
	table.Update(table.command("demo")())
	if table.demo == nil {
		t.Fatalf("nothing is shown: %q", table.say)
	}
	board := func() string { return table.View().Content }
	first := board()
	for _, want := range []string{"0 of", "Move 1 of", "Esc ends"} {
		if !strings.Contains(first, want) {
			t.Errorf("no %q where it begins:\n%s", want, first)
		}
	}
	for _, k := range []stroke{"space", "enter", "right"} {
		table.Update(code(k))
	}
	third := board()
	table.Update(tea.MouseWheelMsg(tea.Mouse{Button: tea.MouseWheelDown}))
	table.Update(code("-"))
	if board() != third || !strings.Contains(third, "3 of") || third == first {
		t.Errorf("three moves, one more and one back:\n%s", board())
	}
	table.Update(tea.KeyPressMsg{Code: tea.KeyEnd})
	if !strings.Contains(board(), "So it is won.") {
		t.Errorf("the end:\n%s", board())
	}
	table.Update(code("space"))
	if table.demo != nil || !strings.Contains(board(), "as you left it") {
		t.Errorf("behind the end the game does not come back:\n%s", board())
	}
	table.Update(table.command("demo")())
	table.Update(code("space"))
	table.Update(code("t"))
	if table.demo != nil || table.line.String() != "t" {
		t.Errorf("typed while a line is shown: %q", table.line.String())
	}
	after := strings.Join(p.Session.Moves(), " ")
	if after != before || p.Session.Count()+len(p.Session.Undone())+ended > 0 || p.Session.Used.Hints == 0 {
		t.Errorf("%d moves, %d ended, %+v; moves\n%s\n%s", p.Session.Count(), ended, p.Session.Used, before, after)
	}
}
