package screen

import (
	"fmt"
	"time"

	tea "charm.land/bubbletea/v2"

	"pat/cmd/pat/internal/prompt"
	"pat/interp"
	"pat/interp/view"
)

// This file answers how a line that wins is shown: on the board of the game, which stays as it is,
// with the move that comes next marked as a hint is.

// shown is the position on the board: the game's, or that of a line that is being shown.
func (t *Table) shown() *interp.State {
	if t.demo != nil {
		return t.demo.State()
	}
	return t.p.Session.State
}

// startDemo begins to show a line.
func (t *Table) startDemo(d *prompt.Demo) {
	t.demo, t.held, t.over = d, nil, nil
	t.searched = time.Time{} // Ctrl-C ends what is shown
	t.goDemo(0)
}

// goDemo shows some moves more, or fewer.
func (t *Table) goDemo(by int) {
	t.demo.Go(by)
	t.hint = nil
	if m, ok := t.demo.Next(); ok {
		t.hint = &m
	}
	t.told = prompt.Answer{Say: []string{t.demo.Coming()}}
	t.say, t.choices = t.told.Lines(t.columns()), 0
	t.lay()
}

// endDemo goes back to the game.
func (t *Table) endDemo() {
	t.demo, t.hint = nil, nil
	a := t.p.Standing() // a deal that waits for a choice waits on
	a.Say = append([]string{prompt.DemoEnds}, a.Say...)
	t.tell(a)
	t.lay()
}

// demoKeys are the words of the key line while a line is shown.
var demoKeys = []keyWord{
	{"Space next", tea.KeyPressMsg{Code: tea.KeySpace, Text: " "}},
	{"- back", tea.KeyPressMsg{Code: '-', Text: "-"}},
	{"Esc ends", tea.KeyPressMsg{Code: tea.KeyEsc}},
	{"Home first", tea.KeyPressMsg{Code: tea.KeyHome}},
	{"End last", tea.KeyPressMsg{Code: tea.KeyEnd}},
}

// demoKey is a key while a line is shown; done is false where it ends that and is for the game.
func (t *Table) demoKey(k, text string) (done bool) {
	all := len(t.demo.Line)
	switch k {
	case "space", "enter", "right", "down":
		if _, more := t.demo.Next(); !more {
			t.endDemo()
			return true
		}
		t.goDemo(1)
	case "-", "left", "up", "backspace":
		t.goDemo(-1)
	case "pgdown":
		t.goDemo(10)
	case "pgup":
		t.goDemo(-10)
	case "home":
		t.goDemo(-all)
	case "end":
		t.goDemo(all)
	case "esc", "ctrl+c", "q":
		t.endDemo()
	default:
		if text == "" {
			return true
		}
		t.endDemo()
		return false
	}
	return true
}

// demoMouse is a click or the wheel while a line is shown.
func (t *Table) demoMouse(msg tea.MouseMsg) tea.Cmd {
	switch msg := msg.(type) {
	case tea.MouseWheelMsg:
		t.goDemo(wheelBy(msg.Mouse()) / wheelLines)
	case tea.MouseClickMsg:
		if m := msg.Mouse(); m.Y == t.h-1 {
			return t.press(m.X)
		}
		t.demoKey("space", " ")
	}
	return nil
}

// eye is the pile that must be in sight: that with the cursor or, of a line that is shown, where
// the next move begins.
func (t *Table) eye() int {
	if t.demo == nil {
		return t.cursor
	}
	if m, ok := t.demo.Next(); ok {
		if from := t.p.Session.Labels.Leaves(t.demo.State(), m); len(from) > 0 {
			return from[0]
		}
	}
	return view.NoPile
}

// demoHeading is what stands above the board.
func (t *Table) demoHeading() string {
	return fmt.Sprintf("How it is won: %d of %d moves shown", t.demo.At(), len(t.demo.Line))
}
