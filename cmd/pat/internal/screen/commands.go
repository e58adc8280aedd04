package screen

import (
	"fmt"
	"slices"
	"strings"

	tea "charm.land/bubbletea/v2"

	"pat/cmd/pat/internal/menu"
	"pat/cmd/pat/internal/prompt"
	"pat/cmd/pat/internal/settings"
)

// This file answers what F10 opens: all commands and settings as a list, and from there the menu of
// other games.

// A palette is the list of what can be done.
type palette struct {
	line    line
	all     []deed
	list    picker
	shown   []deed
	buttons []button
}

// A deed is one thing that can be done. A row shows text and help; kind is the heading above the
// first of its kind. line is what would be typed, so that the list can do nothing that the prompt
// cannot.
type deed struct {
	kind, text, help string
	line             string // the line that does it
	more             bool   // something is to be typed behind it
	menu             bool   // it opens the menu of games instead
}

// openPalette opens the list of what can be done.
func (t *Table) openPalette() {
	x := &palette{all: t.deeds()}
	x.list.ascii = t.p.Look.ASCII
	x.narrow()
	t.palette = x
}

// deeds are all things that can be done: commands, actions of the game, settings. They are made of
// what the prompt and the settings know of themselves: a new command or setting is in the list at
// once. Enter on a setting takes its next value, and after the last the first.
func (t *Table) deeds() (out []deed) {
	if t.games != nil {
		out = append(out, deed{kind: "Games", text: "another game", help: "the menu of games", menu: true})
	}
	for _, a := range t.p.Actions() {
		out = append(out, deed{kind: "This game", text: a.Usage, help: a.Help, line: a.Name})
	}
	for _, c := range t.p.Commands() {
		out = append(out, deed{kind: "Commands", text: c.Usage, help: c.Help, line: c.Name, more: c.More})
	}
	for _, k := range settings.Kinds {
		now := t.p.Settings.Get(k.Name)
		next := k.Values[(slices.Index(k.Values, now)+1)%len(k.Values)]
		out = append(out, deed{
			kind: "Settings, Enter changes them", text: string(k.Name) + " " + now, help: k.Help,
			line: fmt.Sprintf("set %s %s", k.Name, next),
		})
	}
	return out
}

// narrow takes up what was typed. A deed stays if each word of the line stands in its text or help.
func (x *palette) narrow() {
	x.shown = x.shown[:0]
	var items []item
	for _, d := range x.all {
		if has(d.text+" "+d.help, x.line.String()) {
			x.shown = append(x.shown, d)
			items = append(items, item{kind: d.kind, text: fmt.Sprintf("%-16s %s", d.text, d.help)})
		}
	}
	x.list.set(items)
}

// paletteMsg does what a key or a click does while the list is open.
func (t *Table) paletteMsg(msg tea.Msg) tea.Cmd {
	x := t.palette
	switch msg := msg.(type) {
	case tea.KeyPressMsg:
		return t.paletteKey(msg.Keystroke(), msg.Text)
	case tea.MouseWheelMsg:
		x.list.move(wheelBy(msg.Mouse()))
	case tea.MouseClickMsg:
		m := msg.Mouse()
		// the last line has the buttons, and a click on one is its key
		if m.Y == t.h-1 {
			if k, ok := pressed(x.buttons, m.X); ok {
				return t.paletteKey(k.Keystroke(), k.Text)
			}
		} else if x.list.click(m.Y) {
			return t.pickDeed()
		}
	}
	return nil
}

// F10 opens the list and closes it.
func (t *Table) paletteKey(k, text string) tea.Cmd {
	x := t.palette
	if x.list.key(k, t.h-head-foot) {
		return nil
	}
	switch k {
	case "esc", "ctrl+c":
		// the first Esc takes back what was typed, the second leaves
		if x.line.empty() {
			t.palette = nil
		}
		x.line.clear()
		x.narrow()
		return nil
	case "f10", "ctrl+d":
		t.palette = nil
		return nil
	case "enter":
		return t.pickDeed()
	}
	if x.line.typed(k, text) {
		x.narrow()
	}
	return nil
}

// pickDeed does what the cursor is on. A setting leaves the list open, for more of them.
func (t *Table) pickDeed() tea.Cmd {
	x := t.palette
	if x.list.at >= len(x.shown) {
		return nil
	}
	d, at := x.shown[x.list.at], x.list.at
	if strings.HasPrefix(d.line, "set ") {
		cmd := t.command(d.line)
		x.all = t.deeds()
		x.narrow()
		x.list.move(at)
		x.list.ascii = t.p.Look.ASCII
		return cmd
	}
	t.palette = nil
	switch {
	case d.menu:
		t.menu = newChooser(t.games(), t.p.Look, t.w, t.h)
		return t.menu.preview()
	// The command is put into the line, for the rest to be typed.
	case d.more:
		t.line.set(d.line + " ")
		return nil
	}
	return t.command(d.line)
}

// paletteKeys are the words of the key line.
var paletteKeys = []keyWord{
	{"Enter do", tea.KeyPressMsg{Code: tea.KeyEnter}},
	{"Esc back", tea.KeyPressMsg{Code: tea.KeyEsc}},
	{"PgDn more", tea.KeyPressMsg{Code: tea.KeyPgDown}},
}

// drawPalette draws the list, and above its line all of the help of what the cursor is on, which a
// row has no room for. That takes a quarter of the screen at most.
func (t *Table) drawPalette(c *canvas) (cursor int) {
	x := t.palette
	c.clip(1, 0, t.w-1, "What can be done: type a part of it", bold)
	about := []string{"Nothing is called so."}
	if len(x.shown) > 0 {
		d := x.shown[x.list.at]
		text := d.help
		if strings.HasPrefix(d.line, "set ") {
			text += "; Enter: " + d.line
		}
		about = prompt.Wrap(text, t.w-2)
	}
	about = about[:min(len(about), t.h/4)]
	x.list.draw(c, head, t.w, max(1, t.h-head-foot+1-len(about)))
	c.lines(1, t.h-foot+1-len(about), t.w-1, about, 0)
	x.buttons = drawButtons(c, paletteKeys, nil)
	return x.line.draw(c, t.h-2)
}

// menuMsg does what the menu of games does with a message while it is open. done is false for what
// the table has to see as well: a new size of the window, the end of a search. A preview that comes
// after the menu was closed is dropped. What is chosen is done as a line of the prompt (new
// klondike 17, games 3), so that the old game is left as by any other line.
func (t *Table) menuMsg(msg tea.Msg) (cmd tea.Cmd, done bool) {
	_, size := msg.(tea.WindowSizeMsg)
	_, late := msg.(shown)
	switch {
	case t.menu == nil:
		return nil, late
	case !late && !size && !isInput(msg):
		return nil, false // the end of a search
	}
	want, cmd := t.menu.update(msg)
	if want == nil {
		return cmd, !size
	}
	line := t.menu.games.Line(*want)
	t.menu = nil
	if want.Kind == menu.Leave {
		return nil, true
	}
	return t.command(line), true
}

// isInput reports whether a message is the player's.
func isInput(msg tea.Msg) bool {
	switch msg.(type) {
	case tea.KeyPressMsg, tea.PasteMsg, tea.MouseMsg:
		return true
	}
	return false
}
