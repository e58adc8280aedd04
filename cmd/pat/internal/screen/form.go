package screen

import (
	"fmt"
	"strings"

	tea "charm.land/bubbletea/v2"

	"pat/cmd/pat/internal/prompt"
	"pat/cmd/pat/internal/settings"
)

// This file answers how a game asks what it wants to know before the deal: what for, an example,
// and a line to type.

// A form is a question on the screen. It is a model of its own before a game (Ask), or is open over
// a table that begins another game.
type form struct {
	q       *prompt.Question
	w, h    int
	line    line
	say     []string // the answer to what was typed last
	top     int      // the first line of the question in sight
	over    *overlay
	buttons []button
}

// An answered form is done with: nums are nil where they are left to chance, or left where the
// player wants no such game.
type answered struct {
	nums []int
	left bool
}

func newForm(q *prompt.Question, w, h int) *form { return &form{q: q, w: w, h: h} }

func (f *form) resize(w, h int) {
	f.w, f.h = w, h
	if f.over != nil {
		f.over.resize(w, h)
	}
	f.scroll(0)
}

// rows is how many lines there are for the question, between its title and what is answered.
func (f *form) rows() int { return max(1, f.h-foot-1-formTop) }

// formTop is the line where the question begins.
const formTop = 2

// lines is the question, with blank lines between its paragraphs where there is room for them.
func (f *form) lines() (out []string) {
	spaced := []string(nil)
	for i, s := range f.q.Say() {
		paragraph := prompt.Wrap(s, max(20, f.w-2))
		if i > 0 {
			spaced = append(spaced, "")
		}
		out, spaced = append(out, paragraph...), append(spaced, paragraph...)
	}
	if len(spaced) <= f.rows() {
		return spaced
	}
	return out
}

// scroll moves by lines in a question that is longer than the window.
func (f *form) scroll(by int) { f.top = max(0, min(f.top+by, len(f.lines())-f.rows())) }

// more tells what of the question is in sight where that is not all; the line below it is for that.
func (f *form) more() string {
	n := len(f.lines())
	if n <= f.rows() {
		return ""
	}
	return fmt.Sprintf("PgUp, PgDn: %d-%d of %d", f.top+1, f.top+f.rows(), n)
}

// update does what a key or a click asks for. The answer is nil while the player thinks.
func (f *form) update(msg tea.Msg) *answered {
	switch msg := msg.(type) {
	case tea.WindowSizeMsg:
		if msg.Width > 0 && msg.Height > 0 {
			f.resize(msg.Width, msg.Height)
		}
	case tea.PasteMsg:
		f.line.insert(msg.Content)
	case tea.KeyPressMsg:
		return f.key(msg.Keystroke(), msg.Text)
	case tea.MouseWheelMsg:
		if by := wheelBy(msg.Mouse()); f.over != nil {
			f.over.page(by)
		} else {
			f.scroll(by)
		}
	case tea.MouseClickMsg:
		return f.click(msg.Mouse())
	}
	return nil
}

func (f *form) click(m tea.Mouse) *answered {
	if f.over != nil {
		f.over = nil
	} else if k, ok := pressed(f.buttons, m.X); ok && m.Y == f.h-1 {
		return f.key(k.Keystroke(), k.Text)
	}
	return nil
}

func (f *form) key(k, text string) *answered {
	if readKey(&f.over, &f.line, k, text) {
		return nil
	}
	f.say = nil
	switch {
	case k == "pgup":
		f.scroll(-f.rows())
	case k == "pgdown":
		f.scroll(f.rows())
	case k == "ctrl+d", (k == "esc" || k == "ctrl+c") && f.line.empty():
		return &answered{left: true}
	case k == "esc" || k == "ctrl+c":
		f.line.clear()
	case k == "enter":
		return f.enter(f.line.take())
	case k == "f1", text == "?" && f.line.empty():
		return f.enter("rules")
	default:
		f.line.typed(k, text)
	}
	return nil
}

// enter does what was typed, as at the prompt.
func (f *form) enter(text string) *answered {
	nums, a, done := f.q.Answer(text)
	switch {
	case done:
		return &answered{nums: nums}
	case a.Leave:
		return &answered{left: true}
	case a.Text != "":
		f.over = newOverlay(f.q.Title(), a.Text, f.w, f.h)
	}
	f.say = a.Say
	return nil
}

// formKeys are the words of the key line.
var formKeys = []keyWord{
	{"Enter play", tea.KeyPressMsg{Code: tea.KeyEnter}},
	{"? rules", tea.KeyPressMsg{Code: '?', Text: "?"}},
	{"Esc back", tea.KeyPressMsg{Code: tea.KeyEsc}},
}

// draw draws the form and returns the column of the cursor, -1 where there is none. The question is
// not shown twice where it is asked for again.
func (f *form) draw(c *canvas) (cursor int) {
	if f.over != nil {
		f.over.draw(c)
		return -1
	}
	c.clip(1, 0, f.w-1, f.q.Title(), bold)
	lines := f.lines()[f.top:]
	c.lines(1, formTop, f.w-1, lines[:min(len(lines), f.rows())], 0)
	c.clip(1, formTop+f.rows(), f.w-1, f.more(), faint)
	if strings.Join(f.say, "\n") != strings.Join(f.q.Say(), "\n") {
		said := prompt.Wrap(strings.Join(f.say, " "), max(20, f.w-2))
		from := max(1, f.h-foot+1-len(said))
		c.wipe(from, f.h-foot+1)
		c.lines(1, from, f.w-1, said, 0)
	}
	f.buttons = drawButtons(c, formKeys, nil)
	return f.line.draw(c, f.h-2)
}

// formMsg does what the form does with a message while it is open.
func (t *Table) formMsg(msg tea.Msg) tea.Cmd {
	if k, ok := msg.(tea.KeyPressMsg); ok && k.Keystroke() == "ctrl+z" {
		return tea.Suspend
	}
	a := t.form.update(msg)
	if a == nil {
		return nil
	}
	wanted := t.wanted
	t.form, t.wanted = nil, nil
	if a.left {
		return t.answer(t.p.NotBegun(wanted))
	}
	return t.answer(t.p.Begin(wanted, a.nums))
}

// A formProgram is a form alone on the screen.
type formProgram struct {
	*form
	look    prompt.Look
	settled *settings.Settings
	answer  *answered
}

// Init is part of tea.Model.
func (p *formProgram) Init() tea.Cmd { return nil }

// Update is part of tea.Model.
func (p *formProgram) Update(msg tea.Msg) (tea.Model, tea.Cmd) {
	if k, ok := msg.(tea.KeyPressMsg); ok && k.Keystroke() == "ctrl+z" {
		return p, tea.Suspend
	}
	if p.answer = p.update(msg); p.answer != nil {
		return p, tea.Quit
	}
	return p, nil
}

// View is part of tea.Model.
func (p *formProgram) View() tea.View {
	c := newCanvas(max(1, p.w), max(1, p.h))
	return aView(c, p.draw(c), p.look, p.settled, p.q.Title())
}

// Ask asks for numbers before a game begins: nums are nil where they are left to chance. With leave
// the player has had enough.
func Ask(
	q *prompt.Question, look prompt.Look, settled *settings.Settings, o Options,
) (nums []int, leave bool, err error) {
	p := &formProgram{form: newForm(q, 80, 24), look: look, settled: settled}
	if err := run(p, o); err != nil || p.answer == nil {
		return nil, true, err
	}
	return p.answer.nums, p.answer.left, nil
}
