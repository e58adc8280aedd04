package screen

import (
	"fmt"
	"strconv"
	"strings"
	"unicode/utf8"

	tea "charm.land/bubbletea/v2"

	"pat/cmd/pat/internal/prompt"
	"pat/cmd/pat/internal/settings"
	"pat/interp/view"
)

// This file answers how the table looks: a heading, the board, what is said, the prompt, the keys.

func itoa(n int) string { return strconv.Itoa(n) }

// View is part of tea.Model.
func (t *Table) View() tea.View {
	c := newCanvas(max(1, t.w), max(1, t.h))
	x := 0
	if t.w < LeastW || t.h < LeastH {
		x = t.drawSmall(c)
	} else {
		x = t.drawAll(c)
	}
	v := tea.NewView(c.String(t.p.Look.Colour))
	v.AltScreen = true
	if t.p.Settings.Get(settings.Mouse) == "on" {
		v.MouseMode = tea.MouseModeCellMotion
	}
	v.WindowTitle = t.p.Session.Game.Sheet().Title
	if t.over == nil {
		v.Cursor = tea.NewCursor(min(x, t.w-1), max(0, t.promptRow()))
	}
	return v
}

// promptRow is the line of the prompt.
func (t *Table) promptRow() int {
	if t.w < LeastW || t.h < LeastH {
		return t.h - 1
	}
	return t.h - 2
}

// drawSmall is a window too small for a board: the prompt still answers.
func (t *Table) drawSmall(c *canvas) (cursor int) {
	text := fmt.Sprintf("The board needs a window of %d x %d; this one has %d x %d. Make it larger, or type `quit`: "+
		"the game is kept.", LeastW, LeastH, t.w, t.h)
	for i, line := range prompt.Wrap(text, t.w) {
		c.text(0, i, line, 0)
	}
	c.wipe(t.h-1, t.h)
	return t.drawLine(c, t.h-1)
}

func (t *Table) drawAll(c *canvas) (cursor int) {
	if t.over != nil {
		t.drawOverlay(c)
		t.drawKeys(c)
		return 0
	}
	t.drawHeading(c)
	t.drawBoard(c)
	t.drawSay(c)
	t.drawKeys(c)
	return t.drawLine(c, t.promptRow())
}

// drawHeading tells what is played, and what the position has besides cards, as far as it fits.
func (t *Table) drawHeading(c *canvas) {
	sep := " · "
	if t.p.Look.ASCII {
		sep = ", "
	}
	text := strings.ReplaceAll(t.p.Heading(), ", ", sep)
	for _, f := range view.Facts(t.p.Session.State) {
		if utf8.RuneCountInString(text+sep+f) < t.w {
			text += sep + f
		}
	}
	c.text(1, 0, text, bold)
}

// drawBoard draws the board; what is marked by a style has a sign before it as well.
func (t *Table) drawBoard(c *canvas) {
	w := t.win
	for y := range w.H {
		for x := range min(w.W, t.w) {
			g := w.Cell(x, y)
			c.set(x, y+head, g.Rune, t.style(x, y, g))
		}
	}
	for y := range w.H {
		for x := 1; x < min(w.W, t.w); x++ {
			g := w.Cell(x, y)
			if g.Mark == 0 || w.Cell(x-1, y).Rune != ' ' {
				continue
			}
			sign := '>'
			switch {
			case g.Mark&picked != 0:
				sign = '*'
			case g.Mark&lit != 0:
				sign = '='
			}
			c.set(x-1, y+head, sign, bold)
		}
	}
}

// style is how a cell of the board is shown.
func (t *Table) style(x, y int, g view.Cell) style {
	var s style
	switch g.Ink {
	case view.Red:
		s = red
	case view.Label:
		s = cyan
	case view.Note:
		s = cyan
	case view.Cursor:
		s = bold
	}
	if g.Mark&target != 0 {
		s |= underline | bold
	}
	if g.Mark&(picked|lit) != 0 {
		s |= bold | yellow
	}
	if spot, ok := t.win.Spot(x, y); ok && spot.Pile == t.cursor && g.Rune != ' ' && t.atCursor(spot) &&
		g.Ink != view.Label {
		s |= reverse
	}
	return s
}

// atCursor reports whether a spot of the pile at the cursor shows its top card, or that it is
// empty.
func (t *Table) atCursor(s view.Spot) bool {
	return s.Card+max(s.N, 1) >= t.p.Session.State.Len(t.cursor)
}

// saying is what stands below the board: what was said last or, if nothing, what is at the cursor.
func (t *Table) saying() []string {
	lines := t.say
	if len(lines) == 0 {
		lines = prompt.Wrap(t.about(), t.w-2)[:1]
	}
	return lines
}

// sayFrom is the line where what is said begins. It stands in one line below the board; where that
// is not enough it grows over the board, up to half of it.
func (t *Table) sayFrom() int {
	n := min(max(len(t.saying()), 1), t.h/2)
	return t.h - foot + 1 - n
}

func (t *Table) drawSay(c *canvas) {
	lines, from := t.saying(), t.sayFrom()
	to := t.h - foot + 1
	c.wipe(from, to)
	rest := len(lines) - (to - from)
	for i := range min(len(lines), to-from) {
		c.text(1, from+i, lines[i], 0)
	}
	if rest > 0 {
		c.wipe(to-1, to)
		c.text(1, to-1, fmt.Sprintf("%d lines more: PgUp", rest+1), faint)
	}
}

// drawLine draws the prompt and returns the column of its cursor.
func (t *Table) drawLine(c *canvas, y int) (cursor int) {
	room := max(1, t.w-3)
	from := max(0, t.line.at-room)
	text := t.line.text[from:min(len(t.line.text), from+room)]
	c.text(0, y, "> ", bold)
	c.text(2, y, string(text), 0)
	return 2 + t.line.at - from
}

// keysOf are the words of the key line, with the key that each stands for.
var keysOf = []struct {
	text string
	key  tea.KeyPressMsg
}{
	{"Enter play", tea.KeyPressMsg{Code: tea.KeyEnter}},
	{"Space pick", tea.KeyPressMsg{Code: tea.KeySpace, Text: " "}},
	{"? help", tea.KeyPressMsg{Code: '?', Text: "?"}},
	{". stock", tea.KeyPressMsg{Code: '.', Text: "."}},
	{"- undo", tea.KeyPressMsg{Code: '-', Text: "-"}},
	{", hint", tea.KeyPressMsg{Code: ',', Text: ","}},
	{"Tab next", tea.KeyPressMsg{Code: tea.KeyTab}},
	{"= redo", tea.KeyPressMsg{Code: '=', Text: "="}},
	{"/ find", tea.KeyPressMsg{Code: '/', Text: "/"}},
}

// drawKeys draws the key line, as much of it as fits, the most needed first.
func (t *Table) drawKeys(c *canvas) {
	t.buttons = t.buttons[:0]
	if t.over != nil {
		return
	}
	x := 1
	for _, k := range keysOf {
		if strings.HasPrefix(k.text, ".") && len(t.p.Session.State.Turns()) == 0 && t.redeal() == "" {
			continue
		}
		to := x + utf8.RuneCountInString(k.text)
		if to > t.w {
			break
		}
		c.text(x, t.h-1, k.text, faint)
		t.buttons = append(t.buttons, button{x, to, k.key})
		x = to + 2
	}
}
