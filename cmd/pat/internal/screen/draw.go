package screen

import (
	"fmt"
	"slices"
	"strings"
	"unicode/utf8"

	tea "charm.land/bubbletea/v2"

	"pat/cmd/pat/internal/prompt"
	"pat/cmd/pat/internal/settings"
	"pat/interp/view"
)

// This file answers how the table looks: a heading, the board, what is said, the prompt, the keys.

// View is part of tea.Model.
func (t *Table) View() tea.View {
	c := newCanvas(max(1, t.w), max(1, t.h))
	draw := t.drawAll
	if t.onBoard() && (t.w < LeastW || t.h < LeastH) {
		draw = t.drawSmall
	}
	v := aView(c, draw(c), t.p.Look, t.p.Settings, t.p.Session.Game.Sheet().Title)
	if v.Cursor != nil {
		v.Cursor.Y = max(0, t.promptRow())
	}
	return v
}

// aView is a canvas as it is shown, with the cursor in a column of the last line but one, or
// without one where that is -1.
func aView(c *canvas, cursor int, look prompt.Look, settled *settings.Settings, title string) tea.View {
	v := tea.NewView(c.String(look.Colour, look.Contrast))
	v.AltScreen = true
	if settled.Get(settings.Mouse) == "on" {
		v.MouseMode = tea.MouseModeCellMotion
	}
	v.WindowTitle = title
	if cursor >= 0 {
		v.Cursor = tea.NewCursor(min(cursor, c.w-1), max(0, c.h-2))
	}
	return v
}

// promptRow is the line of the prompt.
func (t *Table) promptRow() int {
	if t.onBoard() && (t.w < LeastW || t.h < LeastH) || t.givesWay() {
		return t.h - 1
	}
	return t.h - 2
}

// givesWay reports whether the key line makes room for what is said, which would else lie over one
// row more of cards. A choice and a new board have room by themselves.
func (t *Table) givesWay() bool {
	return t.onBoard() && t.choices == 0 && !t.told.Show && len(t.say) > 1+t.blank()
}

// onBoard reports whether nothing is open over the board.
func (t *Table) onBoard() bool {
	return t.menu == nil && t.form == nil && t.palette == nil && t.over == nil
}

// drawSmall is a window too small for a board: the prompt still answers, and what is said stands
// above it.
func (t *Table) drawSmall(c *canvas) (cursor int) {
	text := fmt.Sprintf("The board needs a window of %d x %d; this one has %d x %d. Make it larger, or type `quit`: "+
		"the game is kept.", LeastW, LeastH, t.w, t.h)
	lines := prompt.Wrap(text, t.w)
	said := prompt.Answer{Say: t.say}.Lines(t.w)
	if most := max(0, t.h-1-1); len(said) > most { // the rest is told of in the last line
		said = append(said[:max(0, most-1)], fmt.Sprintf("+%d: PgUp", len(said)-max(0, most-1)))
	}
	from := max(0, t.h-1-len(said))
	for i, line := range lines[:min(len(lines), from)] {
		c.text(0, i, line, 0)
	}
	for i, line := range said {
		c.text(0, from+i, line, 0)
	}
	c.wipe(t.h-1, t.h)
	return t.line.draw(c, t.h-1)
}

// One thing open over the board hides all of it.
func (t *Table) drawAll(c *canvas) (cursor int) {
	switch {
	case t.menu != nil:
		return t.menu.draw(c)
	case t.form != nil:
		return t.form.draw(c)
	case t.palette != nil:
		return t.drawPalette(c)
	case t.over != nil:
		t.over.draw(c)
		return -1
	}
	t.drawHeading(c)
	t.drawBoard(c)
	t.drawSay(c)
	if t.buttons = nil; !t.givesWay() {
		t.drawKeys(c)
	}
	c.wipe(t.promptRow(), t.promptRow()+1)
	return t.drawLine(c)
}

// drawLine draws the prompt with what is typed or, for a moment, with a sign that was.
func (t *Table) drawLine(c *canvas) (cursor int) {
	l := t.line
	if l.empty() {
		l.set(t.struck)
	}
	return l.draw(c, t.promptRow())
}

// drawHeading tells what is played, and what the position has besides cards, as far as it fits.
func (t *Table) drawHeading(c *canvas) {
	sep := " · "
	if t.p.Look.ASCII {
		sep = ", "
	}
	if t.demo != nil {
		c.clip(1, 0, t.w-1, t.demoHeading(), bold)
		return
	}
	title := t.p.Session.Game.Sheet().Title // which may have commas of its own
	far := strings.Split(strings.TrimPrefix(strings.TrimPrefix(t.p.Heading(), title), ", "), ", ")
	facts := view.Facts(t.p.Session.State)
	if s := t.search; s != nil && !s.quiet && s.apart {
		facts = append([]string{"still looking"}, facts...)
	}
	room, fit := t.w-1-utf8.RuneCountInString(title), map[string]bool{}
	for _, part := range slices.Concat(facts, far) { // what play hangs on goes before how far it has come
		if n := utf8.RuneCountInString(sep + part); n <= room {
			room, fit[part] = room-n, true
		}
	}
	text := title
	for _, part := range slices.Concat(far, facts) {
		if fit[part] {
			text += sep + part
		}
	}
	c.text(1, 0, text, bold)
}

// drawBoard draws the board; what is marked by a style has a sign before it as well.
func (t *Table) drawBoard(c *canvas) {
	drawWindow(c, t.win, 0, head, t.style)
	w := t.win
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

// drawWindow draws a position at a place; more, if any, is what styles a cell has beyond its ink.
func drawWindow(c *canvas, w *view.Window, left, top int, more func(x, y int, g view.Cell) style) {
	for y := range w.H {
		for x := range min(w.W, c.w-left) {
			g := w.Cell(x, y)
			s := inks[g.Ink]
			if more != nil {
				s |= more(x, y, g)
			}
			c.set(left+x, top+y, g.Rune, s)
		}
	}
}

// inks are the styles of what a board shows.
var inks = map[view.Ink]style{
	view.Red: red, view.Green: green, view.Blue: blue,
	view.Label: cyan, view.Note: cyan, view.Cursor: bold,
}

// style is what a cell of the board shows beyond its ink.
func (t *Table) style(x, y int, g view.Cell) style {
	var s style
	if g.Mark&target != 0 {
		s |= underline | bold
	}
	if g.Mark&(picked|lit) != 0 {
		s |= bold | yellow
	}
	spot, ok := t.win.Spot(x, y)
	if drawn := g.Rune != ' ' && g.Ink != view.Label; ok && drawn && t.atCursor(spot) {
		s |= reverse
	}
	return s
}

// atCursor reports whether a spot is of the pile at the cursor and shows its top card, or that it
// is empty. While a line is shown there is no cursor.
func (t *Table) atCursor(s view.Spot) bool {
	return t.demo == nil && s.Pile == t.cursor && s.Card+max(s.N, 1) >= t.p.Session.State.Len(t.cursor)
}

// saying is what stands below the board: what was said last or, if nothing, what is at the cursor.
// Where the cursor is moved above a choice, both do, as far as there is room.
func (t *Table) saying() []string {
	switch {
	case t.pointed && len(t.say) < max(t.h, LeastH)/2:
		return append(t.aboutIn(1), t.say...)
	case len(t.say) == 0:
		return t.aboutIn(1 + t.blank()) // over no card
	}
	return t.say
}

// aboutIn tells about the pile at the cursor in so many lines.
func (t *Table) aboutIn(room int) []string {
	lines := prompt.Wrap(t.about(), t.w-2)
	if room < len(lines) {
		lines = lines[:room]
		lines[room-1] = cutAt(lines[room-1]+" ..", t.w-2)
	}
	return lines
}

// cutAt is a line that ends with two points, in so many columns: its last words go for that.
func cutAt(line string, width int) string {
	words := strings.Fields(strings.TrimSuffix(line, " .."))
	for len(words) > 1 && utf8.RuneCountInString(strings.Join(words, " ")+" ..") > width {
		words = words[:len(words)-1]
	}
	return strings.TrimRight(strings.Join(words, " "), ",") + " .."
}

// sayFrom is the line where what is said begins. It stands in one line below the board; where that
// is not enough it grows over the key line and over what is blank, but over no card: the rest is
// read with a key. For a choice the board has made room.
func (t *Table) sayFrom() int {
	most := 1 + t.blank()
	switch {
	case t.choices > 0:
		most = t.h / 2
	case t.givesWay():
		most++
	}
	return t.promptRow() - max(1, min(len(t.saying()), most))
}

// blank is how many lines at the lower end of the board show nothing.
func (t *Table) blank() (n int) {
	for y := t.win.H - 1; y >= 0; y-- {
		for x := range t.win.W {
			if t.win.Cell(x, y).Rune != ' ' {
				return n
			}
		}
		n++
	}
	return n
}

// drawSay draws what is said, as much as there is room for, and how much more there is.
func (t *Table) drawSay(c *canvas) {
	lines, from, to := t.saying(), t.sayFrom(), t.promptRow()
	c.wipe(from, to)
	shown := min(len(lines), to-from)
	c.lines(1, from, c.w-1, lines[:shown], 0)
	if rest := len(lines) - shown; rest > 0 {
		more := fmt.Sprintf("+%d: PgUp", rest)
		at := c.w - 1 - len(more)
		c.wipe(to-1, to)
		c.clip(1, to-1, at-2, lines[shown-1], 0)
		c.text(at, to-1, more, faint)
	}
}

// A keyWord is a word of the key line, and the key that it stands for.
type keyWord struct {
	text string
	key  tea.KeyPressMsg
}

// needed reports whether a word stands in the key line however narrow the window is.
func (k keyWord) needed() bool { return k.key.Text != "" && strings.Contains("?.-,", k.key.Text) }

// tableKeys are the words of the key line of a game, the most needed first.
var tableKeys = []keyWord{
	{"Enter play", tea.KeyPressMsg{Code: tea.KeyEnter}},
	{"Space pick", tea.KeyPressMsg{Code: tea.KeySpace, Text: " "}},
	{"? help", tea.KeyPressMsg{Code: '?', Text: "?"}},
	{". stock", tea.KeyPressMsg{Code: '.', Text: "."}},
	{"- undo", tea.KeyPressMsg{Code: '-', Text: "-"}},
	{", hint", tea.KeyPressMsg{Code: ',', Text: ","}},
	{"Tab next", tea.KeyPressMsg{Code: tea.KeyTab}},
	{"F10 menu", tea.KeyPressMsg{Code: tea.KeyF10}},
	{"+ out", tea.KeyPressMsg{Code: '+', Text: "+"}},
	{"= redo", tea.KeyPressMsg{Code: '=', Text: "="}},
	{"/ find", tea.KeyPressMsg{Code: '/', Text: "/"}},
}

// drawKeys draws the key line of a game.
func (t *Table) drawKeys(c *canvas) {
	if t.demo != nil {
		t.buttons = drawButtons(c, demoKeys, nil)
		return
	}
	t.buttons = drawButtons(c, tableKeys, func(k keyWord) bool {
		switch k.key.Text {
		case ".":
			return len(t.p.Session.State.Turns()) > 0 || t.redeal() != ""
		case "+":
			_, ok := t.out()
			return ok
		case "=":
			return len(t.p.Session.Undone()) > 0
		}
		return true
	})
}

// drawButtons draws as much of a key line as fits, of words that are wanted.
func drawButtons(c *canvas, words []keyWord, wanted func(keyWord) bool) (out []button) {
	const gap = 2
	room := c.w + gap - 1
	fit := map[string]bool{}
	for _, need := range []bool{true, false} {
		for _, k := range words {
			if k.needed() != need || wanted != nil && !wanted(k) {
				continue
			}
			if room -= utf8.RuneCountInString(k.text) + gap; room < 0 {
				break
			}
			fit[k.text] = true
		}
	}
	x := 1
	for _, k := range words {
		if !fit[k.text] {
			continue
		}
		to := x + utf8.RuneCountInString(k.text)
		c.text(x, c.h-1, k.text, faint)
		out = append(out, button{x, to, k.key})
		x = to + gap
	}
	return out
}
