package screen

import (
	"fmt"
	"slices"
	"strings"

	tea "charm.land/bubbletea/v2"

	"pat/cmd/pat/internal/menu"
	"pat/cmd/pat/internal/prompt"
	"pat/cmd/pat/internal/settings"
	"pat/dsl"
	"pat/interp"
	"pat/interp/layout"
	"pat/interp/notation"
	"pat/interp/view"
)

// This file answers how a game is chosen: from a list that what is typed narrows, and beside it
// what the one at the cursor looks like.

// Games is what the menu needs of the world. All but Look are called by the goroutine of the
// program, one at a time. Forget numbers the games begun anew, so entries of the old menu are good
// for nothing after it.
type Games interface {
	Menu() *menu.Menu                   // as it is now
	Look(e menu.Entry) (Preview, error) // may be called on any goroutine
	Rules(e menu.Entry) (string, error) // in English
	Line(w menu.Want) string            // what begins at the prompt what was shown
	KeepFavourites(text string) error   // their file
	Forget(e menu.Entry) error          // a game begun; then the menu is another
	Settings() *settings.Settings       // as they are now
}

// A Preview is what is shown of a game before it is played.
type Preview struct {
	Title string
	About []string      // sentences
	State *interp.State // the position that one would see; nil where there is none
}

// A chooser is the menu on a screen. It is the menu alone, before a game (menuProgram), or over a
// table (Table.menu). entries are what the words in line leave, in the order of the list, and list
// is drawn of them; seen keeps previews by keyOf, asked is the key of the last that was begun.
type chooser struct {
	games Games
	m     *menu.Menu
	look  prompt.Look
	w, h  int

	line    line
	entries []menu.Entry
	list    picker // of the entries
	seen    map[string]shown
	asked   string // the preview that is being made
	say     string
	over    *overlay
	buttons []button
	drop    string // by keyOf: the game begun that one more Del forgets, until another key is pressed
	era     int    // of the menu: a game that is forgotten begins the next
}

// A shown preview is one that has been made.
type shown struct {
	key string
	era int // of the menu that it was made for
	Preview
	err error
}

func newChooser(games Games, look prompt.Look, w, h int) *chooser {
	x := &chooser{games: games, m: games.Menu(), look: look, w: w, h: h, seen: map[string]shown{}}
	x.list.ascii = look.ASCII
	x.narrow()
	return x
}

// narrow takes up what was typed. It is called after each change of the line, and when the menu
// itself has changed; the cursor goes to the first.
func (x *chooser) narrow() {
	x.m.Narrow(strings.TrimSpace(x.line.String()))
	x.entries, x.say = x.m.Entries(), ""
	var items []item
	for _, e := range x.entries {
		star := " "
		if e.Game.Star {
			star = "*"
		}
		it := item{kind: x.m.Heading(e), text: star + e.Text, note: note(&e.Game)}
		if e.Kind == menu.Resume {
			it.fit = func(width int) string { return star + e.Begun.In(width-1) }
		}
		items = append(items, it)
	}
	x.list.set(items)
}

// note is what stands beside a game in the list, which is narrow; the preview tells more.
func note(g *menu.Game) string {
	if g.Played > 0 {
		return fmt.Sprintf("won %d of %d", g.Won, g.Played)
	}
	level, _, _ := strings.Cut(g.Notes, ",")
	return level
}

// entry is the one at the cursor.
func (x *chooser) entry() (e menu.Entry, ok bool) {
	if x.list.at >= len(x.entries) {
		return menu.Entry{}, false
	}
	return x.entries[x.list.at], true
}

// It tells entries of one menu apart.
func keyOf(e menu.Entry) string { return fmt.Sprintf("%d %d %s %q", e.Kind, e.N, e.Game.ID, e.Options) }

// preview has the preview of the entry at the cursor made, if it is not there yet. It is made on
// another goroutine, for a game may take long to deal or to revive, and comes back as a message
// (shown). A game whose preview failed cannot be chosen: Enter tells why.
func (x *chooser) preview() tea.Cmd {
	e, ok := x.entry()
	key := keyOf(e)
	if _, made := x.seen[key]; !ok || made || x.asked == key || e.Kind == menu.More {
		return nil
	}
	x.asked = key
	games, era := x.games, x.era
	return func() tea.Msg {
		p, err := games.Look(e)
		return shown{key, era, p, err}
	}
}

// update does what a key, a click or a preview asks for. Want is what was chosen, Leave where
// nothing is; nil while the player chooses.
func (x *chooser) update(msg tea.Msg) (want *menu.Want, cmd tea.Cmd) {
	switch msg := msg.(type) {
	case tea.WindowSizeMsg:
		if msg.Width > 0 && msg.Height > 0 {
			x.w, x.h = msg.Width, msg.Height
		}
		if x.over != nil {
			x.over.resize(x.w, x.h)
		}
	case shown:
		if msg.era == x.era { // else the games begun are numbered otherwise by now
			x.seen[msg.key] = msg
		}
	case tea.PasteMsg:
		x.line.insert(msg.Content)
		x.narrow()
	case tea.KeyPressMsg:
		want = x.key(msg.Keystroke(), msg.Text)
	case tea.MouseWheelMsg:
		if by := wheelBy(msg.Mouse()); x.over != nil {
			x.over.page(by)
		} else {
			x.list.move(by)
		}
	case tea.MouseClickMsg:
		want = x.click(msg.Mouse())
	}
	return want, x.preview()
}

// Keys go to what is open over the list, then to the list, then to the menu, and the rest is typed.
// Esc clears the line first and leaves next.
func (x *chooser) key(k, text string) *menu.Want {
	if readKey(&x.over, &x.line, k, text) {
		return nil
	}
	drop := x.drop
	x.say, x.drop = "", ""
	if x.list.key(k, x.listRows()) {
		return nil
	}
	switch k {
	case "esc", "ctrl+c":
		if x.line.empty() {
			return &menu.Want{Kind: menu.Leave}
		}
		x.line.clear()
		x.narrow()
	case "ctrl+d":
		return &menu.Want{Kind: menu.Leave}
	case "enter":
		return x.choose()
	case "f1":
		x.rules()
	case "delete":
		if !x.line.empty() {
			x.typed(k, text)
			break
		}
		x.forget(drop)
	default:
		x.typed(k, text)
	}
	return nil
}

// typed is a key that is part of a line: two signs are in no name and do something.
func (x *chooser) typed(k, text string) {
	switch text {
	case "?":
		x.rules()
		return
	case "*":
		x.star()
		return
	}
	if x.line.typed(k, text) {
		x.narrow()
	}
}

// choose is Enter. In an empty list it is a word that leaves, or it takes the name that the menu
// has asked about: did you mean …? On the last line of a list that was cut it opens the rest.
func (x *chooser) choose() *menu.Want {
	e, ok := x.entry()
	if !ok {
		if slices.Contains([]string{"q", "quit", "exit", "bye"}, strings.ToLower(x.line.take())) {
			return &menu.Want{Kind: menu.Leave}
		}
		if near := x.m.Near(); near != "" { // that was asked about
			x.line.set(near)
		}
		x.narrow()
		return nil
	}
	if e.Kind == menu.More {
		at := x.list.at
		x.m.Open()
		x.narrow()
		x.list.at = at
		return nil
	}
	if s := x.seen[keyOf(e)]; s.err != nil {
		x.say = dsl.Sentence(s.err.Error())
		return nil
	}
	return &menu.Want{Kind: e.Kind, Game: e.Game, N: e.N, Options: e.Options}
}

func (x *chooser) rules() {
	e, ok := x.entry()
	if !ok || e.Kind == menu.More {
		return
	}
	text, err := x.games.Rules(e)
	if err != nil {
		x.say = dsl.Sentence(err.Error())
		return
	}
	x.over = newOverlay("Rules", text, x.w, x.h)
}

// forget drops the game begun at the cursor, if that was asked for once before. asked is the key of
// the game for which Del was pressed just before.
func (x *chooser) forget(asked string) {
	e, ok := x.entry()
	switch {
	case !ok || e.Kind != menu.Resume:
		x.say = "Only a game begun can be forgotten."
	case asked != keyOf(e):
		x.drop, x.say = keyOf(e), "Del once more forgets this game for good: "+e.Text+"."
	default:
		err := x.games.Forget(e)
		x.m, x.seen, x.asked = x.games.Menu(), map[string]shown{}, ""
		x.era++
		x.narrow()
		if x.say = "Forgotten: " + e.Text + "."; err != nil {
			x.say = err.Error() + "."
		}
	}
}

// star makes the game at the cursor a favourite, or none; the cursor goes with it.
func (x *chooser) star() {
	e, ok := x.entry()
	if !ok || e.Kind != menu.Play {
		x.say = "Only a game of the list can be a favourite."
		return
	}
	x.m.Star(e.Game.ID)
	x.narrow()
	x.list.at = max(0, slices.IndexFunc(x.entries, func(o menu.Entry) bool { return keyOf(o) == keyOf(e) }))
	x.say = e.Game.Title + " is a favourite now: it stands first."
	if !x.entries[x.list.at].Game.Star {
		x.say = e.Game.Title + " is no favourite any more."
	}
	if err := x.games.KeepFavourites(x.m.Favourites()); err != nil {
		x.say = "It could not be kept: " + err.Error()
	}
}

// click puts the cursor on an entry, or chooses the one it is on.
func (x *chooser) click(m tea.Mouse) *menu.Want {
	switch {
	case x.over != nil:
		x.over = nil
	case m.Y == x.h-1:
		if k, ok := pressed(x.buttons, m.X); ok {
			return x.key(k.Keystroke(), k.Text)
		}
	case m.X < x.listWidth() && x.list.click(m.Y):
		return x.choose()
	}
	return nil
}

// beside is how wide a window is in which the preview stands beside the list, not below it.
const beside = 72

// listWidth and listRows are the size of the list.
func (x *chooser) listWidth() int {
	if x.w < beside {
		return x.w
	}
	return min(48, 2*x.w/5+4)
}

// In a narrow and high window the list takes two fifths, and the preview what is below.
func (x *chooser) listRows() int {
	rows := max(1, x.h-head-foot)
	if x.w < beside && x.h >= 18 {
		return rows * 2 / 5
	}
	return rows
}

// draw draws the menu and returns the column of the cursor, -1 where there is none.
func (x *chooser) draw(c *canvas) (cursor int) {
	if x.over != nil {
		x.over.draw(c)
		return -1
	}
	title := "Choose a game: type a part of its name, its family, a word of its rules"
	if len(title) > x.w-1 {
		title = "Choose a game: type part of its name"
	}
	c.clip(1, 0, x.w-1, title, bold)
	rows := x.listRows()
	x.list.draw(c, head, x.listWidth(), rows)
	switch {
	case x.w >= beside:
		x.drawPreview(c, x.listWidth()+1, head, x.w-x.listWidth()-1, rows)
	case rows < x.h-head-foot:
		x.drawPreview(c, 1, head+rows+1, x.w-1, x.h-foot-head-rows-1)
	}
	say := x.say
	if len(x.entries) == 0 && say == "" {
		say = x.m.None()
	}
	lines := prompt.Wrap(say, x.w-2)
	lines = lines[:min(len(lines), shortSay)]
	c.wipe(x.h-2-len(lines), x.h-2)
	c.lines(1, x.h-2-len(lines), x.w-1, lines, 0)
	x.buttons = drawButtons(c, menuKeys, func(k keyWord) bool {
		e, ok := x.entry()
		return k.key.Code != tea.KeyDelete || ok && e.Kind == menu.Resume
	})
	return x.line.draw(c, x.h-2)
}

// menuKeys are the words of the key line. A word can be clicked, and is then the key that stands
// beside it. The words that do not fit are left out from the end.
var menuKeys = []keyWord{
	{"Enter play", tea.KeyPressMsg{Code: tea.KeyEnter}},
	{"? rules", tea.KeyPressMsg{Code: '?', Text: "?"}},
	{"* favourite", tea.KeyPressMsg{Code: '*', Text: "*"}},
	{"Esc back", tea.KeyPressMsg{Code: tea.KeyEsc}},
	{"PgDn more", tea.KeyPressMsg{Code: tea.KeyPgDown}},
	{"Del forget", tea.KeyPressMsg{Code: tea.KeyDelete}},
}

// drawPreview shows what the entry at the cursor is, in a part of the window: as many sentences as
// leave room for the board.
func (x *chooser) drawPreview(c *canvas, left, top, w, h int) {
	e, ok := x.entry()
	if !ok || h < 3 {
		return
	}
	s, made := x.seen[keyOf(e)]
	if !made {
		c.clip(left, top, w, e.Text, bold)
		return
	}
	title := prompt.Wrap(s.Title, w)
	c.lines(left, top, w, title, bold)
	most := h - 1
	if s.err != nil {
		s.About = []string{dsl.Sentence(s.err.Error())}
	} else if s.State != nil {
		board := slices.DeleteFunc(x.board(s.State, w, h).Lines(), func(l string) bool { return l == "" })
		most = max(h/3, h-1-len(board))
	}
	y := top + len(title)
	for _, line := range s.About {
		for _, l := range prompt.Wrap(line, w) {
			if y-top <= most {
				c.clip(left, y, w, l, 0)
				y++
			}
		}
	}
	y++
	if s.State == nil || top+h-y < 2 {
		return
	}
	drawWindow(c, x.board(s.State, w, top+h-y), left, y, nil)
}

// board is a position in so many columns and lines of a preview.
func (x *chooser) board(s *interp.State, w, h int) *view.Window {
	o := windowOptions(x.look)
	return view.Draw(s, notation.For(s.Game()), layout.Make(s.Game(), layout.Terminal, w, h), o)
}

// A menuProgram is the menu alone on the screen. want is what was chosen, for Choose to return.
type menuProgram struct {
	*chooser
	want *menu.Want
}

// Init is part of tea.Model.
func (p *menuProgram) Init() tea.Cmd { return p.preview() }

// Update is part of tea.Model.
func (p *menuProgram) Update(msg tea.Msg) (tea.Model, tea.Cmd) {
	if k, ok := msg.(tea.KeyPressMsg); ok && k.Keystroke() == "ctrl+z" {
		return p, tea.Suspend
	}
	want, cmd := p.update(msg)
	if want != nil {
		p.want = want
		return p, tea.Quit
	}
	return p, cmd
}

// View is part of tea.Model.
func (p *menuProgram) View() tea.View {
	c := newCanvas(max(1, p.w), max(1, p.h))
	return aView(c, p.draw(c), p.look, p.games.Settings(), "pat")
}

// Choose lets the player choose a game. o.Typed and o.Say are from the last time, where what was
// chosen could not be played: the player finds the line as it was left, and why.
func Choose(games Games, look prompt.Look, o Options) (menu.Want, error) {
	p := &menuProgram{chooser: newChooser(games, look, 80, 24)}
	if p.line.set(o.Typed); o.Typed != "" {
		p.narrow()
	}
	p.say = o.Say
	if err := run(p, o); err != nil || p.want == nil {
		return menu.Want{Kind: menu.Leave}, err
	}
	p.want.Typed = p.line.String()
	return *p.want, nil
}
