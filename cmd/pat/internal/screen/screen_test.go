package screen

import (
	"context"
	"flag"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"
	"unicode/utf8"

	tea "charm.land/bubbletea/v2"
	"github.com/charmbracelet/x/vt"

	"pat/cmd/pat/internal/prompt"
	"pat/dsl/rules"
	"pat/interp"
	"pat/interp/gametest"
	"pat/interp/numbers"
	"pat/interp/play"
	"pat/interp/solve"
)

var update = flag.Bool("update", false, "write the golden files anew")

// aTable is the world of a prompt without files; what a test does not need is not there.
type aTable struct{ prompt.World }

func (aTable) New(old *play.Session, deal *numbers.ID) (*play.Session, error) {
	d := numbers.Own(2)
	if deal != nil {
		d = *deal
	}
	return play.Start(old.Game, d, rules.Setting{})
}
func (aTable) Hello() []string     { return nil }
func (aTable) Warning() string     { return "" }
func (aTable) Ended(*play.Session) {}
func (aTable) Over() bool          { return true }
func (aTable) Open(args []string, deal *numbers.ID) (*play.Session, error) {
	d := numbers.Own(3)
	if deal != nil {
		d = *deal
	}
	g, err := aGame(args[0])
	if err != nil {
		return nil, err
	}
	return play.Start(g, d, rules.Setting{})
}

func aGame(id string) (*interp.Game, error) {
	sheet, ds, err := rules.Open(gametest.Library(), id)
	if err != nil {
		return nil, err
	}
	if ds.Errors() > 0 {
		return nil, fmt.Errorf("%s has mistakes: %v", id, ds)
	}
	return interp.Compile(sheet, rules.Setting{})
}

// aPrompt is a prompt at a deal of a shipped game.
func aPrompt(t testing.TB, id string, deal uint64) *prompt.Prompt {
	t.Helper()
	g, err := aGame(id)
	if err != nil {
		t.Fatal(err)
	}
	s, err := play.Start(g, numbers.Own(deal), rules.Setting{})
	if err != nil {
		t.Fatal(err)
	}
	return &prompt.Prompt{Session: s, World: aTable{}, Terminal: true, Look: prompt.Look{Colour: true}}
}

// A terminal is the program in a virtual terminal.
type terminal struct {
	t    *testing.T
	mu   sync.Mutex
	vt   *vt.Emulator
	in   *io.PipeWriter
	prog *tea.Program
	done chan error
	// a table that is told the same, to know where things are
	twin *Table
}

func (x *terminal) Write(b []byte) (int, error) {
	x.mu.Lock()
	defer x.mu.Unlock()
	x.vt.WriteString(strings.ReplaceAll(string(b), "\n", "\r\n")) //nolint:errcheck // it writes to memory
	return len(b), nil
}

// start starts a game in a terminal of a size.
func start(t *testing.T, id string, deal uint64, w, h int) *terminal {
	t.Helper()
	table := New(aPrompt(t, id, deal))
	table.games = func() Games { return &aShelf{} }
	x := startModel(t, table, w, h)
	x.twin = New(aPrompt(t, id, deal))
	x.twin.Update(tea.WindowSizeMsg{Width: w, Height: h})
	x.await(table.p.Session.Game.Sheet().Title)
	return x
}

// startModel starts a program in a terminal of a size.
func startModel(t *testing.T, m tea.Model, w, h int) *terminal {
	t.Helper()
	r, in := io.Pipe()
	x := &terminal{t: t, vt: vt.NewEmulator(w, h), in: in, done: make(chan error, 1)}
	go io.Copy(io.Discard, x.vt) //nolint:errcheck // what the terminal answers is not waited for
	x.prog = tea.NewProgram(m, tea.WithWindowSize(w, h), tea.WithoutSignalHandler(),
		tea.WithEnvironment([]string{"TERM=xterm-256color"}), tea.WithInput(r), tea.WithOutput(x))
	go func() {
		_, err := x.prog.Run()
		x.done <- err
	}()
	t.Cleanup(func() {
		x.prog.Kill()
		x.in.Close()
	})
	return x
}

func (x *terminal) screen() string {
	x.mu.Lock()
	defer x.mu.Unlock()
	var out []string
	for line := range strings.Lines(x.vt.String()) {
		out = append(out, strings.TrimRight(line, " \n"))
	}
	return strings.TrimRight(strings.Join(out, "\n"), "\n")
}

// await waits until a text stands on the screen.
func (x *terminal) await(text string) string {
	x.t.Helper()
	return x.until(func(s string) bool { return strings.Contains(s, text) }, text)
}

func (x *terminal) until(ok func(screen string) bool, what string) string {
	x.t.Helper()
	for end := time.Now().Add(20 * time.Second); ; time.Sleep(2 * time.Millisecond) {
		s := x.screen()
		if ok(s) {
			return s
		}
		if time.Now().After(end) {
			x.t.Fatalf("%q never came:\n%s", what, s)
		}
	}
}

// ended waits until the program has ended.
func (x *terminal) ended() {
	x.t.Helper()
	select {
	case err := <-x.done:
		if err != nil {
			x.t.Fatal(err)
		}
	case <-time.After(20 * time.Second):
		x.t.Fatalf("the program goes on:\n%s", x.screen())
	}
}

func (x *terminal) send(bytes string) {
	if _, err := io.WriteString(x.in, bytes); err != nil {
		x.t.Fatal(err)
	}
}

// keys are what terminals send for keys.
var keys = map[string]string{
	"up": "\x1b[A", "down": "\x1b[B", "right": "\x1b[C", "left": "\x1b[D", "enter": "\r", "space": " ",
	"tab": "\t", "ctrl+c": "\x03", "ctrl+d": "\x04",
}

var keyCodes = map[string]tea.KeyPressMsg{
	"esc": {Code: tea.KeyEsc},
	"up":  {Code: tea.KeyUp}, "down": {Code: tea.KeyDown}, "right": {Code: tea.KeyRight}, "left": {Code: tea.KeyLeft},
	"enter": {Code: tea.KeyEnter}, "space": {Code: tea.KeySpace, Text: " "}, "tab": {Code: tea.KeyTab},
	"backspace": {Code: tea.KeyBackspace},
}

// press presses a key, here and at the twin.
func (x *terminal) press(key string) {
	x.send(keys[key])
	x.twin.Update(keyCodes[key])
}

// click clicks at a card, or an empty pile, where the twin has it.
func (x *terminal) click(pile, card int) {
	x.t.Helper()
	cx, cy, ok := x.twin.win.Place(pile, card)
	if !ok {
		x.t.Fatalf("card %d of %s is not on the screen", card, x.twin.label(pile))
	}
	cy += head
	x.send(fmt.Sprintf("\x1b[<0;%d;%dM\x1b[<0;%d;%dm", cx+1, cy+1, cx+1, cy+1))
	at := tea.Mouse{X: cx, Y: cy, Button: tea.MouseLeft}
	x.twin.Update(tea.MouseClickMsg(at))
	x.twin.Update(tea.MouseReleaseMsg(at))
}

// won is a line that wins a deal.
func won(t *testing.T, id string, deal uint64) []interp.Move {
	t.Helper()
	s := aPrompt(t, id, deal).Session
	rep := solve.Solve(context.Background(), s.State, solve.Limits{Positions: 2_000_000, Polish: true})
	if rep.Verdict != solve.Won {
		t.Fatal(rep.Verdict, rep.Reason)
	}
	return rep.Line
}

// A whole game is won with clicks, two for each move.
func TestWonByMouse(t *testing.T) {
	line := won(t, "bakers-dozen", 17)
	x := start(t, "bakers-dozen", 17, 80, 24)
	for i, m := range line {
		st := x.twin.p.Session.State
		x.click(m.From(), st.Len(m.From())-m.N())
		x.click(m.To(), st.Len(m.To())-1)
		if i < len(line)-1 {
			x.await(fmt.Sprintf("%d move", i+1))
		}
	}
	x.await("You have won")
}

// The same with cursor keys and the space bar.
func TestWonByKeys(t *testing.T) {
	line := won(t, "bakers-dozen", 17)
	x := start(t, "bakers-dozen", 17, 80, 24)
	for i, m := range line {
		x.walk(m.From())
		x.press("space")
		x.walk(m.To())
		x.press("enter")
		if i < len(line)-1 {
			x.await(fmt.Sprintf("%d move", i+1))
		}
	}
	x.await("You have won")
}

// walk brings the cursor to a pile on the shortest way.
func (x *terminal) walk(to int) {
	x.t.Helper()
	t := x.twin
	from := t.cursor
	how := map[int][]string{from: {}}
	for todo := []int{from}; len(todo) > 0 && how[to] == nil; todo = todo[1:] {
		for key, d := range map[string][2]int{"left": {-1, 0}, "right": {1, 0}, "up": {0, -1}, "down": {0, 1}} {
			t.cursor = todo[0]
			t.step(d[0], d[1])
			if _, been := how[t.cursor]; !been {
				how[t.cursor] = append(append([]string{}, how[todo[0]]...), key)
				todo = append(todo, t.cursor)
			}
		}
	}
	t.cursor = from
	if from != to && how[to] == nil {
		x.t.Fatalf("the cursor does not come from %s to %s", t.label(from), t.label(to))
	}
	for _, key := range how[to] {
		x.press(key)
	}
}

// Every pile of every game that is in sight can be reached with cursor keys, from every other.
func TestCursorReachesAll(t *testing.T) {
	ids := gametest.Library().IDs()
	for _, id := range ids {
		table := New(aPrompt(t, id, 3))
		g := table.p.Session.Game
		been := map[int]bool{table.cursor: true}
		for todo := []int{table.cursor}; len(todo) > 0; todo = todo[1:] {
			for _, d := range [][2]int{{-1, 0}, {1, 0}, {0, -1}, {0, 1}} {
				table.cursor = todo[0]
				if table.step(d[0], d[1]); !been[table.cursor] {
					been[table.cursor] = true
					todo = append(todo, table.cursor)
				}
			}
		}
		for p := range g.Piles() {
			if table.there(p) && !been[p] {
				t.Errorf("%s: the cursor does not come to %s", id, table.label(p))
			}
		}
	}
}

// Screens as they look: at the start, with cards picked up, a refusal, a question, help.
func TestScreensAsTheyLook(t *testing.T) {
	type scene struct {
		name, id string
		w, h     int
		keys     string
		want     string // that stands there in the end
	}
	for _, c := range []scene{
		{"bakers-dozen-80", "bakers-dozen", 80, 24, "t13 f\r", "1 move"},
		{"bakers-dozen-40", "bakers-dozen", 40, 20, "t13 f\r", "1 move"},
		{"bakers-dozen-200", "bakers-dozen", 200, 60, "t13 f\r", "1 move"},
		{"refused", "bakers-dozen", 80, 24, "t1 t2\r", "does not go"},
		{"refused-40", "bakers-dozen", 40, 20, "t1 t2\r", "does not go"},
		{"picked-up", "freecell", 80, 24, "\t ", "Picked up"},
		{"klondike-turned", "klondike", 80, 24, "...", "3 moves"},
		{"klondike-40", "klondike", 40, 20, "..", "2 moves"},
		{"spider", "spider", 80, 24, ".", "1 move"},
		{"pyramid", "pyramid", 80, 24, "", "Pyramid"},
		{"accordion", "accordion", 80, 24, "", "Accordion"},
		{"montana-40", "montana", 40, 20, "", "Montana"},
		{"choice", "dutchess", 80, 24, "", "Type its number"},
		{"help", "klondike", 80, 24, "?", "Esc back"},
		{"whole-pile", "klondike", 80, 24, "v t7\r", "Esc back"},
		{"found", "bakers-dozen", 80, 24, "/7", "> /7"},
		{"framed", "klondike", 80, 24, "set size framed\r.", "1 move"},
		{"framed-ascii", "klondike", 80, 24, "set size framed\rset signs letters\r", "signs letters"},
		{"large", "golf", 80, 30, "set size large\r", "size large"},
		{"left-hand", "klondike", 80, 24, "set hand left\r", "hand left"},
		{"hint", "klondike", 80, 24, "new 10\r,", "this begins a win"},
		{"suits-letters", "klondike", 80, 24, "set suits letters\r", "suits letters"},
	} {
		t.Run(c.name, func(t *testing.T) {
			x := start(t, c.id, 17, c.w, c.h)
			for _, key := range c.keys {
				x.send(string(key))
			}
			x.await(c.want)
			x.golden(c.name)
		})
	}
}

// Ten games, of every form that a board has, in a usual window, a small one and a large one, with
// one stroke of the stock or none.
func TestGamesAsTheyLook(t *testing.T) {
	for _, id := range []string{
		"klondike", "spider", "freecell", "pyramid", "accordion", "montana", "golf", "la-belle-lucie", "carpet",
		"spider-2-suits",
	} {
		for _, size := range [][2]int{{80, 24}, {40, 20}, {200, 60}} {
			name := fmt.Sprintf("game-%s-%d", id, size[0])
			t.Run(name, func(t *testing.T) {
				x := start(t, id, 17, size[0], size[1])
				x.send("turn\r")
				x.golden(name)
			})
		}
	}
}

// golden waits for the screen of a file. What comes late, as a preview, may still be under way.
func (x *terminal) golden(name string) {
	x.t.Helper()
	file := filepath.Join("testdata", name+".txt")
	if *update {
		time.Sleep(time.Second)
		if err := os.WriteFile(file, []byte(x.shown()), 0o644); err != nil {
			x.t.Fatal(err)
		}
	}
	want, err := os.ReadFile(file)
	if err != nil {
		x.t.Fatal(err)
	}
	for end := time.Now().Add(5 * time.Second); x.shown() != string(want); time.Sleep(2 * time.Millisecond) {
		if time.Now().After(end) {
			x.t.Fatalf("the screen is\n%s\nwant (-update writes it)\n%s", x.shown(), want)
		}
	}
}

// shown is the screen without what the solver makes of a position, for it gets better.
func (x *terminal) shown() string {
	return sampled.ReplaceAllString(x.screen(), "a win in N of N") + "\n"
}

var sampled = regexp.MustCompile(`a win in \d+ of \d+`)

// What begins an empty pile is told where the cursor is.
func TestCursorTellsWhatBegins(t *testing.T) {
	x := start(t, "klondike", 17, 80, 24)
	x.press("up")
	x.press("right")
	x.press("right")
	x.await(": empty, takes A")
}

// A window that changes its size keeps the line, what is picked up and the cursor; one that is too
// small says so, and the board is back when it has grown.
func TestResize(t *testing.T) {
	x := start(t, "bakers-dozen", 17, 80, 24)
	size := func(w, h int) {
		x.mu.Lock()
		x.vt.Resize(w, h)
		x.mu.Unlock()
		x.prog.Send(tea.WindowSizeMsg{Width: w, Height: h})
	}
	x.press("tab")
	x.press("space")
	x.await("Picked up")
	x.send("t3 t")
	x.await("> t3 t")
	for _, s := range []struct {
		w, h int
		want string
	}{{40, 20, "t8"}, {30, 8, "Make it larger"}, {100, 30, "Space pick"}, {80, 24, "Space pick"}} {
		size(s.w, s.h)
		got := x.until(func(screen string) bool {
			return strings.Contains(screen, s.want) && strings.Contains(screen, "> t3 t")
		}, s.want)
		if n := len(strings.Split(got, "\n")); n > s.h {
			t.Errorf("%d lines in a window of %d", n, s.h)
		}
	}
	x.await("Picked up")
	x.send("1\r")
	x.await("1 move")
}

// A search does not keep keys waiting. Ctrl-C takes away what is there to take away, be it a
// search, a line or a card picked up; where there is nothing of all that it leaves at once.
func TestCtrlC(t *testing.T) {
	x := start(t, "spider", 17, 80, 24)
	x.send("winnable\r")
	x.await("Ctrl-C stops")
	x.send("moves") // typed while it runs
	x.await("> moves")
	x.send(keys["ctrl+c"])
	x.await("Stopped")
	x.await("> moves")
	x.send(keys["ctrl+c"])
	x.until(func(s string) bool { return !strings.Contains(s, "> moves") }, "an empty line")
	x.press("space")
	x.await("Picked up")
	x.send(keys["ctrl+c"])
	x.until(func(s string) bool { return !strings.Contains(s, "Picked up") }, "no card picked up")
	select {
	case <-x.done:
		t.Fatal("Ctrl-C leaves though there was a card to put back")
	default:
	}
	x.send(keys["ctrl+c"])
	if err := <-x.done; err != nil {
		t.Error(err)
	}
}

// A card is drawn from pile to pile with the button held; let go where it may not lie, it is told
// why.
func TestDrag(t *testing.T) {
	x := start(t, "bakers-dozen", 17, 80, 24)
	drag := func(from, to string) {
		l := x.twin.p.Session.Labels
		f, err1 := l.Find(from)
		g, err2 := l.Find(to)
		if err1 != nil || err2 != nil {
			t.Fatal(err1, err2)
		}
		st := x.twin.p.Session.State
		fx, fy, _ := x.twin.win.Place(f, st.Len(f)-1)
		gx, gy, _ := x.twin.win.Place(g, st.Len(g)-1)
		x.send(fmt.Sprintf("\x1b[<0;%d;%dM", fx+1, fy+head+1))
		x.send(fmt.Sprintf("\x1b[<32;%d;%dM", gx+1, gy+head+1))
		x.send(fmt.Sprintf("\x1b[<0;%d;%dm", gx+1, gy+head+1))
	}
	drag("t3", "t2")
	x.await("does not go on")
	drag("t3", "t10")
	x.await("1 move")
}

// What is typed is edited as in a shell.
func TestLine(t *testing.T) {
	l := &line{old: []string{"t1 t2", "undo"}}
	for _, c := range []struct{ do, want string }{
		{"+t3 t7", "t3 t7|"},
		{"left", "t3 t|7"},
		{"backspace", "t3 |7"},
		{"ctrl+a", "|t3 7"},
		{"delete", "|3 7"},
		{"ctrl+e", "3 7|"},
		{"ctrl+w", "3 |"},
		{"up", "undo|"},
		{"up", "t1 t2|"},
		{"up", "t1 t2|"},
		{"down", "undo|"},
		{"down", "3 |"},
		{"ctrl+u", "|"},
		{"+t1", "t1|"},
		{"ctrl+r", "t1 t2|"},
		{"+\n x", "t1 t2  x|"},
		{"home", "|t1 t2  x"},
		{"ctrl+k", "|"},
	} {
		if text, typed := strings.CutPrefix(c.do, "+"); typed {
			l.insert(text)
		} else if !l.key(c.do) {
			t.Errorf("%s means nothing", c.do)
		}
		if got := string(l.text[:l.at]) + "|" + string(l.text[l.at:]); got != c.want {
			t.Fatalf("after %s: %q, want %q", c.do, got, c.want)
		}
	}
}

// What a deal waits for stands below the board and hides none of it, whatever the window; the keys
// that are needed most are named in each.
func TestChoiceHidesNothing(t *testing.T) {
	t.Parallel()
	waiting := 0
	for _, id := range gametest.Library().IDs() {
		p := aPrompt(t, id, 3)
		if _, waits := p.Session.State.Waiting(); !waits {
			continue
		}
		waiting++
		for _, size := range [][2]int{{80, 24}, {40, 20}} {
			x := New(p)
			x.Init()
			x.Update(tea.WindowSizeMsg{Width: 120, Height: 40}) // what is said is broken anew after it
			x.Update(tea.WindowSizeMsg{Width: size[0], Height: size[1]})
			if x.choices == 0 {
				t.Fatalf("%s: nothing is asked", id)
			}
			if end := head + x.win.H; end > x.sayFrom() {
				t.Errorf("%s at %v: the board ends at line %d, the choice begins at %d", id, size, end, x.sayFrom())
			}
			for _, l := range x.say {
				if n := utf8.RuneCountInString(l); n > size[0]-2 {
					t.Errorf("%s at %v: %q has %d columns", id, size, l, n)
				}
			}
			c := newCanvas(size[0], size[1])
			x.drawAll(c)
			for _, want := range []string{"? help", "- undo", ", hint"} {
				if !slices.ContainsFunc(x.buttons, func(b button) bool { return b.key.Text == want[:1] }) {
					t.Errorf("%s at %v: the key line has no %q", id, size, want)
				}
			}
		}
	}
	if waiting < 5 {
		t.Errorf("%d games wait for a choice", waiting)
	}
}

// Where a choice is offered, a digit waits in the line: it may begin a card. A choice outlives the
// help read over it, and one that the deal waits for outlives Esc.
func TestChoiceStands(t *testing.T) {
	t.Run("a card is typed", func(t *testing.T) {
		x := start(t, "pyramid", 352643501, 80, 24)
		x.send("t28\r")
		x.await("Type its number")
		x.send("2c jh")
		x.await("> 2c jh")
		x.send("\r")
		x.await("1 move")
	})
	t.Run("a number and Enter", func(t *testing.T) {
		x := start(t, "pyramid", 352643501, 80, 24)
		x.send("t28\r")
		x.await("Type its number")
		x.send("?")
		x.await("Esc back")
		x.prog.Send(tea.KeyPressMsg{Code: tea.KeyEsc})
		x.await("Type its number")
		x.send("2\r")
		x.await("1 move")
	})
	t.Run("the deal waits on", func(t *testing.T) {
		x := start(t, "dutchess", 17, 80, 24)
		x.await("waits for your choice")
		x.prog.Send(tea.KeyPressMsg{Code: tea.KeyEsc})
		x.send("r")
		x.await("> r")
		x.await("waits for your choice")
	})
}
