package screen

import (
	"cmp"
	"strings"
	"time"

	tea "charm.land/bubbletea/v2"

	"pat/cmd/pat/internal/prompt"
	"pat/interp/view"
)

// This file answers what each key does. There are no modes: letters and digits are typed, and keys
// that no move and no command begins with act on the board while the line is empty.

// key does what a key means. In this order: the demo, if one is shown; keys that act wherever one
// is; what is open over the board; the line, if something is typed; a sign that still stands in the
// line; the board. A new key of the board goes into boardKey, one that stands for a command into
// shortcuts, and both into keysHelp.
func (t *Table) key(msg tea.KeyPressMsg) tea.Cmd {
	k := msg.Keystroke()
	if t.demo != nil && t.demoKey(k, msg.Text) {
		return nil
	}
	struck, offered := t.struck, t.offered
	t.struck, t.offered = "", false
	switch k {
	case "ctrl+z":
		return tea.Suspend
	case "ctrl+l":
		return tea.ClearScreen
	case "ctrl+c":
		t.offered = offered // what takes nothing else away leaves what is told as it is
		return t.stop()
	case "esc":
		t.back()
		t.draw()
		return nil
	}
	if readKey(&t.over, &t.line, k, msg.Text) {
		return nil
	}
	if !t.line.empty() {
		return t.lineKey(k, msg.Text)
	}
	switch {
	case k == "enter" && struck != "":
		t.offered = offered
		return nil
	case k == "enter" && t.search.awaited(): // it is for what is found
		return nil
	case k == "enter" && offered && t.hint != nil:
		return t.answer(t.p.Make(*t.hint))
	}
	cmd, done := t.boardKey(k, msg.Text)
	if !done {
		return t.lineKey(k, msg.Text)
	}
	t.draw()
	return cmd
}

// signStands is how long a single key that did something stands in the line as if it were typed.
// For so long Enter ends it as a word, and means no card; who has looked at what the key did takes
// longer, and then Enter plays. A hint is looked at as soon as it is told: its key stands shorter,
// and not for long once the answer is there.
const (
	signStands   = 600 * time.Millisecond
	hintStands   = 400 * time.Millisecond
	answerStands = 150 * time.Millisecond
)

// faded is the time at which such a sign goes.
type faded struct{ strike int } // the number of the sign, of all that were struck

// strike puts a single key into the line for a while. Without it a word typed blind, such as `-`
// and Enter as in lines of text, would take back a move and then play a card.
func (t *Table) strike(sign string) tea.Cmd {
	t.strikes++
	t.struck = sign
	switch {
	case !t.asksHint():
		return t.fadeIn(signStands)
	case t.search.awaited():
		return t.fadeIn(hintStands)
	}
	return t.fadeIn(answerStands)
}

// asksHint reports whether the sign in the line asks for a hint.
func (t *Table) asksHint() bool { return shortcuts[t.struck] == "hint" }

// fadeIn lets the sign in the line go after a while.
func (t *Table) fadeIn(d time.Duration) tea.Cmd {
	at := faded{t.strikes}
	return tea.Tick(d, func(time.Time) tea.Msg { return at })
}

// fade takes it out, unless another one stands there by now.
func (t *Table) fade(msg faded) {
	if msg.strike == t.strikes {
		t.struck = ""
	}
}

// stop is Ctrl-C: it takes away what is there to take away, as a search, a text, a line, cards
// picked up; where there is nothing of all that it leaves: the game is kept.
func (t *Table) stop() tea.Cmd {
	switch {
	case t.search != nil && !t.search.quiet:
		t.search.stop()
		t.search.stopped = true
		return nil // the search answers that it was stopped
	case t.over != nil || t.held != nil || !t.line.empty():
		t.back()
		t.draw()
		return nil
	case time.Since(t.searched) < prompt.Grace: // it was meant for the search
		t.searched = time.Time{}
		a := t.told
		a.Say = append([]string{prompt.SearchEnded}, a.Say...)
		t.tell(a)
		t.draw()
		return nil
	}
	return tea.Quit
}

// back takes back one thing: the overlay, the line, what is picked up, what is said.
func (t *Table) back() {
	switch {
	case t.over != nil:
		t.over = nil
	case !t.line.empty():
		t.line.clear()
		t.find = ""
	case t.held != nil:
		t.held = nil
	default:
		t.find, t.hint = "", nil
		t.hush()
		t.waitOn()
	}
}

// shortcuts are keys that stand for a line. By the name of the key, or by what it types.
var shortcuts = map[string]string{
	"-": "undo", "=": "redo", ",": "hint", "?": "help", "f2": "new",
}

// keysHelp tells the keys and the mouse, before what can be typed.
const keysHelp = `Keys, while nothing is typed
  arrows        to the next pile; with cards picked up, up and down: more, fewer
  Tab           to the next pile that can move; with cards picked up, that takes them
  Enter         play the cards of the pile, lay down those picked up, or make
                the move of a hint
  Space         pick up, lay down
  .             turn the stock, deal from it, begin it anew
  +             put out the card at the cursor, or the next that goes
  - =           undo, redo
  ,             a hint
  /7h           light up a card, a rank or a suit
  v, Enter      the whole pile; v t3 another one
  1 2 3 …       what is offered by number; Enter does it
  PgUp          what was said before
  F10           all commands and settings as a list, and the menu of games
  Ctrl-L        draw all anew; so does the command board
  Esc           put back, close
  Ctrl-C        stop a search, put back, close; where there is nothing of all
                that, leave the game, as Ctrl-D: it is kept
A single sign needs no Enter. For a moment it stands in the line: there Enter
only takes it away.
Signs before a card
  *             picked up, or what a hint moves
  >             where that can go
  =             found by /
Mouse
  click         pick up from this card; then where to, or again for the best place
  drag          the same in one; the right button shows the whole pile
  wheel         a pile that is not shown whole; else what was said before
`

// single is a key that stands for a command or a move.
func (t *Table) single(k, text string) (cmd tea.Cmd, done bool) {
	switch {
	case k == "." || text == ".":
		return t.command(t.turn()), true
	case text == "+":
		return t.playOut(), true
	}
	if line := cmp.Or(shortcuts[k], shortcuts[text]); line != "" {
		return t.command(line), true
	}
	return nil, false
}

// boardKey is a key while the line is empty; done is false if it is to be typed.
func (t *Table) boardKey(k, text string) (cmd tea.Cmd, done bool) {
	if cmd, done := t.single(k, text); done {
		if text == "" {
			return cmd, true
		}
		return tea.Batch(cmd, t.strike(text)), true
	}
	if k == "f10" {
		t.openPalette()
		return nil, true
	}
	if t.cursor == view.NoPile {
		return nil, false
	}
	switch k {
	case "left":
		t.step(-1, 0)
	case "right":
		t.step(1, 0)
	case "up":
		t.upDown(-1)
	case "down":
		t.upDown(1)
	case "tab":
		t.next(1)
	case "shift+tab":
		t.next(-1)
	case "enter":
		return t.enter(), true
	case "space":
		return t.space(), true
	case "pgup":
		t.openLog()
		return nil, true
	default:
		return nil, false
	}
	t.hush()
	t.waitOn()
	t.pointed = t.choices > 0
	return nil, true
}

// waitOn shows again what a deal asks that waits for a choice.
func (t *Table) waitOn() {
	if _, waits := t.p.Session.State.Waiting(); waits {
		standing := t.p.Standing()
		t.told, t.say, t.choices = standing, standing.Lines(t.columns()), len(standing.Choices)
	}
}

// upDown moves the cursor, or takes up fewer or more cards.
func (t *Table) upDown(by int) {
	if t.held != nil && t.held.pile == t.cursor && len(t.counts(t.cursor)) > 1 {
		t.fewer(-by)
		return
	}
	t.step(0, by)
}

// enter plays the cards at the cursor, or lays down there what is picked up. Enter on the pile that
// was picked up from plays it, or, where fewer cards were chosen, puts them back.
func (t *Table) enter() tea.Cmd {
	switch {
	case t.held == nil || t.held.pile == t.cursor && t.held.n == 0:
		t.held = nil
		return t.play(t.cursor)
	case t.held.pile == t.cursor:
		t.held = nil
		return nil
	}
	return t.drop(t.cursor)
}

// space picks up the cards at the cursor, or lays down there what is picked up.
func (t *Table) space() tea.Cmd {
	switch {
	case t.held == nil && t.stock(t.cursor) && t.leaves(t.cursor):
		return t.take(t.cursor, 0)
	case t.held == nil:
		return t.pick(t.cursor, 0)
	case t.held.pile == t.cursor:
		t.held = nil
		return nil
	}
	return t.drop(t.cursor)
}

// lineKey is a key while a line is typed, or one that begins it. A line that begins with / lights
// up cards while it is typed.
func (t *Table) lineKey(k, text string) tea.Cmd {
	switch {
	case k == "enter":
		return t.enterLine()
	case k == "tab":
		t.complete()
	case k == "ctrl+d" && t.line.empty():
		return tea.Quit
	default:
		t.line.typed(k, text)
	}
	if what, ok := strings.CutPrefix(t.line.String(), "/"); ok {
		t.find = strings.TrimSpace(what)
		t.draw()
	}
	return nil
}

// enterLine does the line.
func (t *Table) enterLine() tea.Cmd {
	text := t.line.take()
	defer t.draw()
	if what, ok := strings.CutPrefix(text, "/"); ok {
		t.notFound(strings.TrimSpace(what))
		return nil
	}
	if text == "" || strings.HasPrefix(text, "#") || t.viewLine(text) {
		return nil
	}
	return t.command(text)
}

// viewLine does `v` and `v t3`, which show a whole pile, unless the game has a pile of this name.
// It is answered here, since lines of text have no overlay to show a pile in.
func (t *Table) viewLine(text string) bool {
	ws := strings.Fields(strings.ToLower(text))
	labels := t.p.Session.Labels
	if _, err := labels.Find("v"); err == nil || ws[0] != "v" || len(ws) > 2 {
		return false
	}
	pile := t.cursor
	if len(ws) == 2 {
		var err error
		if pile, err = labels.Find(ws[1]); err != nil {
			return false
		}
	}
	if pile != view.NoPile {
		t.openPile(pile)
	}
	return true
}

// complete fills in what all that may be meant begins with, and lists it where it is more than one.
func (t *Table) complete() {
	all := t.p.Complete(t.line.String())
	if len(all) == 0 {
		return
	}
	common := all[0]
	for _, w := range all[1:] {
		for !strings.HasPrefix(w, common) {
			common = common[:len(common)-1]
		}
	}
	if len(common) > len(t.line.String()) {
		t.line.set(common)
	}
	if len(all) > 1 {
		t.tell(prompt.Answer{Say: []string{strings.Join(all, "   ")}})
	}
}

// openLog shows what was said before. It opens at its end.
func (t *Table) openLog() {
	t.open("What was said", strings.Join(t.log, "\n"))
	t.over.page(len(t.over.lines))
}
