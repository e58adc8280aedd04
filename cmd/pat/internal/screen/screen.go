package screen

import (
	"context"
	"fmt"
	"io"
	"slices"
	"strings"
	"time"

	tea "charm.land/bubbletea/v2"

	"pat/cmd/pat/internal/prompt"
	"pat/cmd/pat/internal/settings"
	"pat/interp"
	"pat/interp/layout"
	"pat/interp/play"
	"pat/interp/view"
)

// This file answers what the table is, and how an answer of the prompt gets on it.

// LeastW and LeastH are the smallest window in which there is a table.
const (
	LeastW = 40
	LeastH = 12
)

// foot is how many lines belong to what is said, the prompt and the keys; head to the heading.
const (
	head = 1
	foot = 3
)

// Options are the world of a table.
type Options struct {
	In  io.Reader
	Out io.Writer
	// Games makes the menu of other games, as they are now; nil where there is none.
	Games func() Games
	// Say is said by the menu when it opens; empty for nothing.
	Say string
	// Typed is what stands in the line of the menu when it opens.
	Typed string
	// More options for the program; tests set a size.
	Program []tea.ProgramOption
}

// Run plays on the screen until the player leaves. The prompt's world is told of it.
func Run(p *prompt.Prompt, o Options) error {
	t := New(p)
	t.games, t.line.old = o.Games, p.OldLines()
	err := run(t, o)
	if t.search != nil {
		t.search.stop()
	}
	p.KeepLines(t.line.old)
	for _, line := range p.Goodbye() {
		fmt.Fprintln(o.Out, line)
	}
	return err
}

// A Table is a game on a screen. Everything in it belongs to the goroutine of the program, which
// calls Update and View, one at a time. What takes long runs as a command of bubbletea on another
// goroutine, is given what it needs, and comes back as a message: found, shown, looked, second,
// faded.
//
// At most one of over, palette, menu and form is open over the board. cursor is the index of a
// pile, view.NoPile where there is none to stand on.
type Table struct {
	p    *prompt.Prompt
	w, h int

	session *play.Session // the one that plan and moves are of
	plan    *layout.Plan
	settled string // the settings that it was made by
	size    string // of them, that of the cards
	win     *view.Window
	moves   []interp.Move // legal ones, of the position that is shown
	line    line

	cursor  int // pile
	held    *held
	hint    *interp.Move // the move that is shown
	offered bool         // it was told last that Enter makes it
	demo    *prompt.Demo // the line that is shown instead of the game
	find    string       // cards that are to light up
	drag    *drag

	say      []string      // what was said last
	log      []string      // all that was said
	told     prompt.Answer // what stands in say
	noRoom   string        // of that, that there is no room for cards as they are settled
	choices  int           // how many moves are offered by number
	pointed  bool          // the cursor was moved below which they stand: what is at it is told as well
	over     *overlay
	palette  *palette
	menu     *chooser
	form     *form // of the question wanted
	wanted   *prompt.Wanted
	games    func() Games
	search   *search
	asked    int       // searches begun
	searched time.Time // when the last one ended that was asked for, unless the player stopped it
	struck   string    // the last key, if it was a single sign that did something, while it stands in the line
	strikes  int       // such keys so far
	buttons  []button
}

// A search is one that runs. A search that nobody asked for (quiet) is how the prompt finds out
// early that a game is lost or plays itself.
type search struct {
	id      int
	stop    context.CancelFunc
	quiet   bool // nobody asked for it
	lasts   bool // what it finds is worth knowing once the game has gone on
	of      interp.Key
	stopped bool // by Ctrl-C
	apart   bool // the player has gone on meanwhile, and it no longer stands below the board
}

// awaited reports whether the player waits for a search.
func (s *search) awaited() bool { return s != nil && !s.quiet && !s.apart }

// found is the end of a search.
type found struct {
	id     int
	answer func() prompt.Answer
}

// New makes a table of a prompt, which must not be used otherwise meanwhile.
func New(p *prompt.Prompt) *Table {
	t := &Table{p: p, w: 80, h: 24, cursor: view.NoPile}
	p.Look.Width = t.columns
	t.refresh()
	hello := p.Standing()
	if p.Session.Count() == 0 {
		hello.Say = append(p.World.Hello(), hello.Say...)
	}
	t.tell(hello)
	return t
}

// columns is how wide texts may be: a column is left free at either side.
func (t *Table) columns() int { return max(20, t.w-2) }

// Init is part of tea.Model.
func (t *Table) Init() tea.Cmd {
	var first, watch tea.Cmd
	if t.p.First != "" {
		first = t.command(t.p.First)
	}
	if t.p.Changes != nil {
		watch = lookAgain
	}
	return tea.Batch(first, watch, t.clock())
}

// second is a second gone: the time that a game takes is shown anew.
type second struct{}

// clock waits for it, where time is counted.
func (t *Table) clock() tea.Cmd {
	if t.p.Now == nil {
		return nil
	}
	return tea.Tick(time.Second, func(time.Time) tea.Msg { return second{} })
}

// looked is a time at which the rules are to be looked after.
type looked struct{}

// lookAgain waits until then.
func lookAgain() tea.Msg {
	time.Sleep(prompt.WatchEvery)
	return looked{}
}

// watch shows what has become of rules that are written while they are played.
func (t *Table) watch() tea.Cmd {
	a, ok := t.p.Watch()
	if !ok {
		return lookAgain
	}
	return tea.Batch(t.answer(a), lookAgain)
}

// Update is part of tea.Model: it does what a key, a click or the end of a search asks for.
func (t *Table) Update(msg tea.Msg) (tea.Model, tea.Cmd) {
	switch msg.(type) {
	case looked:
		return t, t.watch()
	case second:
		return t, t.clock()
	}
	if cmd, done := t.menuMsg(msg); done {
		return t, cmd
	}
	if t.form != nil && isInput(msg) {
		return t, t.formMsg(msg)
	}
	if t.palette != nil && isInput(msg) {
		return t, t.paletteMsg(msg)
	}
	switch msg := msg.(type) {
	case tea.WindowSizeMsg:
		if msg.Width > 0 && msg.Height > 0 { // 0: what is written to is no terminal
			was := strings.Join(t.told.Lines(t.columns()), "\n")
			t.w, t.h = msg.Width, msg.Height
			if strings.Join(t.say, "\n") == was { // what is said is broken anew
				t.say = t.told.Lines(t.columns())
			}
			if t.over != nil {
				t.over.resize(t.w, t.h)
			}
			if t.form != nil {
				t.form.resize(t.w, t.h)
			}
			t.lay()
		}
	case tea.KeyPressMsg:
		return t, t.key(msg)
	case tea.PasteMsg:
		t.over = nil
		t.line.insert(msg.Content)
	case tea.MouseMsg:
		return t, t.mouse(msg)
	case found:
		return t, t.end(msg)
	case faded:
		t.fade(msg)
	}
	return t, nil
}

// command does a line, as at the prompt.
func (t *Table) command(line string) tea.Cmd {
	t.held, t.hint = nil, nil
	if strings.EqualFold(strings.TrimSpace(line), "menu") { // as it stands in the key line
		t.openPalette()
		return nil
	}
	a := t.p.Command(line)
	if w := strings.ToLower(line); (w == "help" || w == "?") && a.Text != "" {
		a.Text = keysHelp + a.Text
	}
	if w := strings.ToLower(line); a.Show && (w == "board" || w == "b") {
		return tea.Batch(t.answer(a), tea.ClearScreen)
	}
	return t.answer(a)
}

// answer shows what a command answers.
func (t *Table) answer(a prompt.Answer) tea.Cmd {
	if a.Search != nil {
		return t.begin(a.Search)
	}
	return t.show(a, false)
}

// show shows an answer. apart says that the player has gone on while it was looked for: then it is
// told, and moves no cursor and offers nothing to a key. The order matters: the position is taken
// up before what is said, and the board is laid before it is known whether a long answer has room
// below it.
func (t *Table) show(a prompt.Answer, apart bool) tea.Cmd {
	if a.Ask != nil {
		t.wanted, t.form = a.Ask, newForm(a.Ask.Question, t.w, t.h)
		return nil
	}
	if a.Show {
		t.outdate()
		t.refresh()
		standing := t.p.Standing()
		a.Say, a.Choices = append(a.Say, standing.Say...), append(a.Choices, standing.Choices...)
	}
	if a.Text != "" {
		t.read(a.Text)
	}
	if a.Hint != nil && len(a.Say) > 0 && !apart { // what must be read stands first
		a.Say = append([]string{"Enter makes " + a.Say[0]}, a.Say[1:]...)
	}
	if !a.OnlyText() || t.choices == 0 { // below a text that is read a question stands on
		t.tell(a)
	}
	if a.Hint != nil && t.held == nil {
		t.hint, t.offered = a.Hint, !apart
		m := *a.Hint
		if goes := m.Kind() == interp.Play || m.Kind() == interp.Pluck; goes && !apart {
			t.cursor = m.From() // in a small window it comes in sight
		}
	}
	if a.Demo != nil && !apart {
		t.startDemo(a.Demo)
	}
	t.lay() // what is settled may be the look of it
	t.readLong(a)
	if a.Leave {
		return tea.Quit
	}
	if a.After != nil {
		return t.begin(a.After)
	}
	return nil
}

// shortSay is how many lines an answer may have that is not opened to be read by itself, wherever
// there is room for it.
const shortSay = 3

// readLong opens an answer that is for reading, as a list, and for which there is no room below the
// board.
func (t *Table) readLong(a prompt.Answer) {
	onBoard := a.Show || t.choices > 0 || a.Hint != nil // it is about what lies there
	if onBoard || len(t.say) <= max(shortSay, 1+t.blank()) {
		return
	}
	t.read(strings.Join(a.Say, "\n"))
	t.say = nil
}

// end shows what a search has found; of one that nobody asked for only if it is something.
func (t *Table) end(msg found) tea.Cmd {
	if t.search == nil || t.search.id != msg.id {
		return nil // another one was begun meanwhile
	}
	quiet, apart, stopped := t.search.quiet, t.search.apart, t.search.stopped
	t.search.stop()
	t.search = nil
	if !quiet && !stopped {
		t.searched = time.Now()
	}
	a := msg.answer()
	if a.Stale || quiet && len(a.Say) == 0 && !a.Show {
		return nil
	}
	if a.Demo != nil && apart {
		a.Say = []string{"A line that wins is found; `demo` shows it."}
	}
	t.say = nil
	cmd := t.show(a, apart && !a.Show)
	t.draw()
	if t.asksHint() {
		return tea.Batch(cmd, t.fadeIn(answerStands))
	}
	return cmd
}

// outdate ends a search, if it was asked for, of a position that is left: nobody waits for it.
func (t *Table) outdate() {
	s := t.search
	if s == nil || s.quiet || s.lasts || s.of == t.p.Session.State.Key() {
		return
	}
	s.stop()
	t.search = nil
}

// hush takes away what is said, for what is at the cursor. A search goes on.
func (t *Table) hush() {
	t.say, t.choices, t.pointed = nil, 0, false
	if t.search != nil {
		t.search.apart = true
	}
}

// tell puts what is said below the board, and into the log.
func (t *Table) tell(a prompt.Answer) {
	if w := t.p.World.Warning(); w != "" {
		a.Say = append(a.Say, w)
	}
	t.hush()
	t.told, t.noRoom = a, ""
	t.say, t.choices = a.Lines(t.columns()), len(a.Choices)
	t.log = append(t.log, t.say...)
}

// begin runs a search apart, so that keys are answered meanwhile. One that still runs is stopped:
// nobody waits for it any more, or else, if what it finds is worth knowing later, it goes before
// one that nobody asked for.
func (t *Table) begin(s *prompt.Search) tea.Cmd {
	switch {
	case t.search == nil:
	case t.search.lasts && s.Quiet:
		return nil
	default:
		t.search.stop()
	}
	ctx, stop := context.WithCancel(context.Background())
	t.asked++
	t.search = &search{id: t.asked, stop: stop, quiet: s.Quiet, lasts: s.Lasts, of: t.p.Session.State.Key()}
	id := t.asked
	run := func() tea.Msg { return found{id, s.Run(ctx)} }
	if s.Quiet {
		return run
	}
	what := s.What
	if what == "" {
		what = "Looking ahead …"
	}
	if t.p.Look.ASCII {
		what = strings.ReplaceAll(what, "…", "...")
	}
	t.say, t.choices = []string{what + " Ctrl-C stops."}, 0
	return run
}

// refresh takes up the position as it is now.
func (t *Table) refresh() {
	t.moves = t.p.Session.State.Moves(t.moves[:0])
	t.held, t.hint, t.drag = nil, nil, nil
	if t.session != t.p.Session {
		t.session = t.p.Session
		t.plan = nil
		t.cursor = view.NoPile
	}
	t.lay()
}

// lay plans the board for the window and sees to it that the cursor is on a pile that is there.
func (t *Table) lay() {
	w, h := t.room()
	if t.plan == nil || t.plan.W != w || t.plan.H != h || t.settled != t.p.Settings.Text() {
		before, size := t.plan, t.size
		t.plan = t.planFor(w, h)
		t.tellRoom(before != nil && t.size != size)
	}
	t.draw()
	if t.cursor == view.NoPile || !t.there(t.cursor) {
		t.cursor = t.first()
		t.draw()
	}
}

// tellRoom tells that there is no room for cards of the size that was settled just now, and takes
// that back once there is.
func (t *Table) tellRoom(settled bool) {
	again := t.noRoom != ""
	if again {
		t.told.Say = slices.DeleteFunc(slices.Clone(t.told.Say), func(l string) bool { return l == t.noRoom })
		t.say = t.told.Lines(t.columns())
	}
	t.noRoom = ""
	if (settled || again) && t.size != "fit" && t.plan.Metric.CardH < sizes[t.size].CardH {
		t.noRoom = fmt.Sprintf("This window has no room for %s cards.", t.size)
		t.told.Say = append(t.told.Say, t.noRoom)
		t.say = t.told.Lines(t.columns())
	}
}

// room is the window that is left to the board: what is to be chosen from stands below it for as
// long as it is asked, and must not hide the cards that it speaks of.
func (t *Table) room() (w, h int) {
	w, h = max(t.w, LeastW), max(t.h, LeastH)-head-foot
	if t.choices > 0 {
		h -= min(len(t.saying()), max(t.h, LeastH)/2) - 1
	}
	return w, h
}

// framesFromW and framesFromH are the window from which cards have frames where nothing else is
// settled: in a smaller one they would stand frame by frame.
const (
	framesFromW = 100
	framesFromH = 30
)

// sizes are cards that have frames, by the names by which they are settled.
var sizes = map[string]layout.Metric{"large": layout.Large, "framed": layout.Framed}

// planFor plans the board for a window: with the largest cards for which nothing has to be left
// out, or as the player has settled it, as far as there is room.
func (t *Table) planFor(w, h int) *layout.Plan {
	t.settled = t.p.Settings.Text()
	size := t.p.Settings.Get(settings.Size)
	t.size = size
	hand := t.p.Settings.Get(settings.Hand) == "left"
	for _, name := range []string{"large", "framed"} {
		if size == "fit" && (t.w < framesFromW || t.h < framesFromH) {
			break
		}
		if size != "fit" && size != name && (size != "large" || name != "framed") {
			continue
		}
		m := sizes[name]
		m.FromRight = hand
		p := layout.Make(t.p.Session.Game, m, w, h)
		if p.Roomy || size != "fit" && p.Width <= w && p.Height <= h {
			return p
		}
	}
	m := layout.Terminal
	m.FromRight = hand
	return layout.Make(t.p.Session.Game, m, w, h)
}

// draw draws the board anew.
func (t *Table) draw() {
	if w, h := t.room(); t.plan != nil && (t.plan.W != w || t.plan.H != h) {
		t.plan = t.planFor(w, h)
	}
	o := windowOptions(t.p.Look)
	o.Mark = t.mark
	if cursor := t.eye(); cursor != view.NoPile {
		o.Cursor.Pile = cursor
		o.Cursor.Card = t.shown().Len(cursor) - 1
	}
	t.win = view.Draw(t.shown(), t.p.Session.Labels, t.plan, o)
}

// windowOptions are how boards are drawn that have no cursor.
func windowOptions(l prompt.Look) view.WindowOptions {
	return view.WindowOptions{ASCII: l.ASCII, Letters: l.Letters, Four: l.Four, Cursor: view.Spot{Pile: view.NoPile}}
}

func (t *Table) label(pile int) string { return t.p.Session.Labels.Pile(pile) }
