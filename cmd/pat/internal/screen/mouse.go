package screen

import (
	"slices"
	"strconv"

	tea "charm.land/bubbletea/v2"
)

// This file answers what the mouse does: a click picks up, a second one lays down or plays, and
// what is pressed may be drawn to another pile.

// A drag is a press on a pile that has not been let go of. Pressing picks up already, so that a
// click and a drag begin alike; what is let go of on the same pile stays picked up.
type drag struct{ pile int }

// A button is a word of the key line. Columns from the left edge, to not included. They are those
// drawn last.
type button struct {
	from, to int // columns
	key      tea.KeyPressMsg
}

// wheelLines is how many lines the wheel goes.
const wheelLines = 3

// wheelBy is by how many lines the wheel was turned, fewer than none for upwards.
func wheelBy(m tea.Mouse) int {
	if m.Button == tea.MouseWheelUp {
		return -wheelLines
	}
	return wheelLines
}

// mouse does what the mouse asks for. The board is drawn into rows head to head+win.H of the
// screen: a place of the mouse less head is one of the window of the board.
func (t *Table) mouse(msg tea.MouseMsg) tea.Cmd {
	defer t.draw()
	if t.demo != nil {
		return t.demoMouse(msg)
	}
	m := msg.Mouse()
	switch msg.(type) {
	case tea.MouseWheelMsg:
		t.wheel(m)
	case tea.MouseClickMsg:
		return t.click(m)
	case tea.MouseReleaseMsg:
		return t.release(m)
	}
	return nil
}

func (t *Table) wheel(m tea.Mouse) {
	by := wheelBy(m)
	spot, ok := t.win.Spot(m.X, m.Y-head)
	switch {
	case t.over != nil && by > 0 && t.over.atEnd(): // where it began
		t.over = nil
	case t.over != nil:
		t.over.page(by)
	case ok && t.folded(spot.Pile):
		t.openPile(spot.Pile)
	case by < 0:
		t.openLog()
	}
}

// folded reports whether there are cards in a pile that are not shown one by one.
func (t *Table) folded(pile int) bool {
	shown := map[int]bool{}
	for y := range t.win.H {
		for x := range t.win.W {
			if s, ok := t.win.Spot(x, y); ok && s.Pile == pile && s.N == 1 {
				shown[s.Card] = true
			}
		}
	}
	return len(shown) < t.p.Session.State.Len(pile)
}

// click is a button of the mouse pressed. Only the left button moves cards. With cards picked up a
// click tries, in this order: the same pile again, which plays to the best place; a pile on which
// they go; another pile whose cards can move, which is picked up instead; and else the move is
// tried, so that its refusal is told.
func (t *Table) click(m tea.Mouse) tea.Cmd {
	t.drag = nil
	switch {
	case t.over != nil:
		t.over = nil
		return nil
	case m.Y == t.h-1:
		return t.press(m.X)
	case m.Y >= t.sayFrom() && m.Y < t.promptRow():
		return t.choose(m.Y - t.sayFrom())
	}
	spot, ok := t.win.Spot(m.X, m.Y-head)
	if !ok {
		t.held = nil
		return nil
	}
	if m.Button == tea.MouseRight {
		t.openPile(spot.Pile)
		return nil
	}
	if m.Button != tea.MouseLeft {
		return nil
	}
	was := t.cursor
	t.cursor = spot.Pile
	n := 0
	if spot.N == 1 && spot.Card >= 0 {
		n = t.p.Session.State.Len(spot.Pile) - spot.Card
	}
	h := t.held
	switch {
	case h == nil:
		t.drag = &drag{pile: spot.Pile}
		return t.pick(spot.Pile, n)
	case h.pile == spot.Pile:
		t.held = nil
		return t.best(spot.Pile)
	}
	if slices.Contains(t.targets(), spot.Pile) {
		return t.drop(spot.Pile)
	}
	if len(t.from(spot.Pile)) > 0 && !t.stock(spot.Pile) { // others are picked up instead
		t.held = nil
		t.drag = &drag{pile: spot.Pile}
		return t.pick(spot.Pile, n)
	}
	t.cursor = was
	return t.drop(spot.Pile)
}

// release is a button let go of: over another pile it lays down what was pressed.
func (t *Table) release(m tea.Mouse) tea.Cmd {
	d := t.drag
	t.drag = nil
	spot, ok := t.win.Spot(m.X, m.Y-head)
	if d == nil || t.held == nil || !ok || spot.Pile == d.pile {
		return nil
	}
	t.cursor = spot.Pile
	return t.drop(spot.Pile)
}

// press presses a word of the key line.
func (t *Table) press(x int) tea.Cmd {
	if k, ok := pressed(t.buttons, x); ok {
		return t.key(k)
	}
	return nil
}

// pressed is the key that the word in a column stands for.
func pressed(buttons []button, x int) (key tea.KeyPressMsg, ok bool) {
	for _, b := range buttons {
		if x >= b.from && x < b.to {
			return b.key, true
		}
	}
	return key, false
}

// choose makes one of the moves offered, by its line. The offers are the last lines of what is
// said.
func (t *Table) choose(row int) tea.Cmd {
	if n := row - (len(t.saying()) - t.choices) + 1; n >= 1 && n <= t.choices {
		return t.command(strconv.Itoa(n))
	}
	return nil
}
