package player

import (
	"bytes"
	"context"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"pat/cmd/pat/internal/cli/app"
	"pat/cmd/pat/internal/cli/apptest"
	"pat/cmd/pat/internal/menu"
	"pat/cmd/pat/internal/prompt"
	"pat/interp/view"
)

// An editor is input that edits a file before some of its lines are read.
type editor struct {
	lines []string
	path  string
	edits map[string]string // by line
}

func (e *editor) Read(b []byte) (int, error) {
	if len(e.lines) == 0 {
		return 0, io.EOF
	}
	line := e.lines[0]
	e.lines = e.lines[1:]
	if text, ok := e.edits[line]; ok {
		if err := os.WriteFile(e.path, []byte(text), 0o644); err != nil {
			return 0, err
		}
		line = "reload"
	}
	return copy(b, line+"\n"), nil
}

// A rule file that is edited during play is read again, the same number dealt; a mistake in it
// leaves the game as it was.
func TestReload(t *testing.T) {
	const rule = "game Small\ndeal\n  1 to each tableau\n  rest to stock\ntableau 3\n  build none\n  spaces stay " +
		"empty\nstock\n  turn 1 to waste\nwaste\nwin when stock empty\n"
	path := filepath.Join(t.TempDir(), "small.pat")
	if err := os.WriteFile(path, []byte(rule), 0o644); err != nil {
		t.Fatal(err)
	}
	var out, errs bytes.Buffer
	a := player{&app.App{
		In: &editor{
			lines: []string{"turn", "broken", "turn", "four piles", "turn", "undo", "undo", "undo"},
			path:  path,
			edits: map[string]string{
				"broken":     rule + "nonsense\n",
				"four piles": strings.Replace(rule, "tableau 3", "tableau 4", 1),
			},
		},
		Out: &out, Err: &errs, Width: func() int { return 80 }, Now: time.Now, Random: func() uint64 { return 1 },
		Games: t.TempDir(), State: t.TempDir(),
	}}
	if code := a.run([]string{"play", path, "--deal", "7", "--ascii"}); code != 0 {
		t.Fatalf("exit code %d: %s", code, errs.String())
	}
	for i, want := range []string{
		"Small, deal 7, 1 move\n", "The game goes on by the rules as they were", "Small, deal 7, 2 moves\n",
		"Small, deal 7, 2 moves\n\ntableau  t1 9C   t2 7S   t3 3H   t4 6H\n",
		"the moves made still hold", "Small, deal 7, 3 moves\n",
		"Small, deal 7, 2 moves\n", "Taken back: turn.", "Small, deal 7, 2 moves\n\ntableau  t1 9C   t2 7S   t3 3H\n",
		"as it was before `reload`", "Small, deal 7, 1 move\n",
	} {
		_, rest, ok := strings.Cut(out.String(), want)
		if !ok {
			t.Fatalf("%d: no %q in\n%s", i, want, out.String())
		}
		out.Reset()
		out.WriteString(rest)
	}
	if !strings.Contains(errs.String(), "nonsense") {
		t.Errorf("the mistake is not shown: %s", errs.String())
	}
}

// A game that is still being played is neither resumed elsewhere nor forgotten as one of too many.
func TestRunningGamesAreLeftAlone(t *testing.T) {
	running, _, _ := blank(t, "")
	in, keys := io.Pipe()
	running.In = in
	over := make(chan int)
	go func() { over <- running.run([]string{"play", "klondike", "--deal", "1"}) }()
	for _, line := range []string{"turn\n", "\n"} { // the second is read when the move is made
		if _, err := io.WriteString(keys, line); err != nil {
			t.Fatal(err)
		}
	}
	kept := running.journals()
	if len(kept) != 1 {
		t.Fatalf("kept are %v", kept)
	}

	other, out, errs := blank(t, "")
	other.State = running.State
	if code := other.run([]string{"play", "--resume"}); code != app.ExitNegative ||
		!strings.Contains(errs.String(), "but what is being played elsewhere") {
		t.Errorf("exit code %d\n%s%s", code, out, errs)
	}
	errs.Reset()
	if code := other.run([]string{"play", "--resume", "golf"}); code != app.ExitNegative ||
		!strings.Contains(errs.String(), "no unfinished game of golf\n") {
		t.Errorf("what is played elsewhere is none of it: exit code %d\n%s", code, errs)
	}
	const more = 25
	for range more {
		other.In = strings.NewReader("turn\n")
		if code := other.run([]string{"play", "klondike"}); code != app.ExitFine {
			t.Fatal(errs)
		}
	}
	if n := len(other.journals()); n != more+1 {
		t.Errorf("%d games are kept, none of %d is to be dropped", n, more+1)
	}
	if code := other.run([]string{"games", "--keep", "3"}); code != app.ExitFine || len(other.journals()) != 4 {
		t.Errorf("exit code %d, %d games are kept", code, len(other.journals()))
	}
	if _, err := os.Stat(kept[0]); err != nil {
		t.Error(err)
	}

	keys.Close()
	if code := <-over; code != app.ExitFine {
		t.Error(code)
	}
	for _, path := range other.journals() {
		if path != kept[0] {
			os.Remove(path)
		}
	}
	out.Reset()
	if code := other.run([]string{"play", "--resume"}); code != app.ExitFine ||
		!strings.Contains(out.String(), "deal 1, draw=3, 1 move") {
		t.Errorf("exit code %d\n%s%s", code, out, errs)
	}
}

// Who names no game at a terminal chooses one: the menu knows what was begun, and keeps favourites.
func TestMenu(t *testing.T) {
	a, out, errs := blank(t, "turn\n")
	if code := a.run([]string{"play", "klondike", "--deal", "17"}); code != app.ExitFine {
		t.Fatal(errs)
	}
	for _, c := range []struct {
		typed string
		want  []string
	}{
		{"quit\n", []string{
			"Go on with\n  g1  Klondike, deal 17, draw=3, 1 move", "  1     Klondike · medium to play, ",
		}},
		{"baker\nshow 1\nrules 1\nstar 1\nall\nquit\n", []string{
			"`baker`", "Baker's Dozen, deal 1\n", "The game is won when all foundations are full.", "The deal\n",
			"  1   * Baker's Dozen · medium to play, ",
		}},
		{"", []string{"  1   * Baker's Dozen · ", "\n  2     Klondike · "}},
	} {
		out.Reset()
		a.Terminal, a.In = true, strings.NewReader(c.typed)
		if code := a.run([]string{"play"}); code != app.ExitFine {
			t.Errorf("%q: exit code %d: %s", c.typed, code, errs)
		}
		for _, want := range c.want {
			if !strings.Contains(out.String(), want) {
				t.Errorf("%q: no %q in\n%s", c.typed, want, out)
			}
		}
	}
	a.Terminal, a.In = false, strings.NewReader("")
	if code := a.run([]string{"play"}); code != app.ExitUsage {
		t.Error("in a pipe nobody is there to choose")
	}
}

// What begins a game at the prompt from the menu begins what the menu shows: that deal, with the
// options, and of a game begun that one.
func TestShelfBeginsWhatItShows(t *testing.T) {
	a, _, errs := blank(t, "turn\nturn\n")
	if code := a.run([]string{"play", "klondike", "--deal", "299"}); code != app.ExitFine {
		t.Fatal(errs)
	}
	for _, line := range []string{"", "klondike draw=1", "golf", "deal 299"} {
		s := a.newShelf("")
		m := s.Menu()
		m.Narrow(line)
		for _, e := range m.Entries()[:min(2, len(m.Entries()))] {
			look, err := s.Look(e)
			if err != nil {
				t.Fatal(e, err)
			}
			want, facts := look.State.Key(), view.Facts(look.State)
			typed := s.Line(menu.Want{Kind: e.Kind, N: e.N, Game: e.Game, Options: e.Options})
			tab := &world{app: a}
			began, err := tab.start([]string{"bakers-dozen"}, "1", false)
			if err != nil {
				t.Fatal(err)
			}
			p := &prompt.Prompt{Session: began, World: tab}
			got := p.Command(typed)
			if p.Session.State.Key() != want || !slices.Equal(view.Facts(p.Session.State), facts) {
				t.Errorf("%s: `%s` begins another position: %v", e.Text, typed, got.Say)
			}
			tab.Over()
		}
	}
}

// Who only looks at a line that was given leaves no unfinished game behind; who goes on from it
// does, with all of its moves, and so does who takes one of them back.
func TestMovesGivenAreNotKept(t *testing.T) {
	for _, c := range []struct {
		typed string
		kept  int
	}{{"board\nquit\n", 0}, {"turn\nquit\n", 1}, {"undo\nquit\n", 1}} {
		a, out, errs := blank(t, c.typed)
		begun := time.Now()
		a.Now = func() time.Time { begun = begun.Add(5 * time.Second); return begun }
		if code := a.run([]string{"play", "klondike", "--deal", "17", "--moves", "turn,turn"}); code != app.ExitFine {
			t.Fatal(code, out, errs)
		}
		all := a.journals()
		if len(all) != c.kept {
			t.Errorf("%q: %d games are kept", c.typed, len(all))
		}
		for _, path := range all {
			text, err := os.ReadFile(path)
			if err != nil || strings.Count(string(text), "\nturn") < 2 {
				t.Errorf("%q: kept is %s, %v", c.typed, text, err)
			}
		}
	}
}

// Ctrl-C ends a search at the prompt. In a pipe that ends the game, which is kept.
func TestPromptInterrupted(t *testing.T) {
	path := apptest.HardFile(t)
	for _, command := range []string{"hint", "winnable", "new winnable"} {
		a, out, errs := blank(t, "turn\n"+command+"\nundo\n")
		a.Until = func() (context.Context, context.CancelFunc) {
			return context.WithTimeout(t.Context(), 100*time.Millisecond)
		}
		start := time.Now()
		if code := a.run([]string{"play", path}); code != app.ExitUnknown ||
			!strings.HasSuffix(out.String(), "> "+command+"\nStopped.\n") {
			t.Errorf("%s: exit code %d\n%s%s", command, code, out, errs)
		}
		if took := time.Since(start); took > 1900*time.Millisecond {
			t.Errorf("%s: it took %s", command, took)
		}
		if len(a.journals()) != 1 {
			t.Errorf("%s: the game is not kept", command)
		}
	}
}

// At a terminal each Enter shows a move, and q leaves; in a pipe all are shown.
func TestDemo(t *testing.T) {
	small := `game Small
ranks ace two three
suits spades

deal
  1 to each tableau

foundations 1
  base ace
  build up in suit

tableau 3
  build none
  spaces stay empty

win when foundations full
`
	a, out, errs := blank(t, "")
	code := a.run([]string{"play", apptest.RuleFile(t, small), "--demo", "--deal", "1", "--ascii"})
	if code != app.ExitFine {
		t.Errorf("exit code %d: %s", code, errs)
	}
	if n := strings.Count(out.String(), " of 3: "); n != 3 || !strings.Contains(out.String(), "\nWon.\n") {
		t.Errorf("%d moves in\n%s", n, out)
	}
	a, _, errs = blank(t, "")
	if code := a.run([]string{"play", "--demo", "--resume"}); code != app.ExitUsage ||
		!strings.Contains(errs.String(), "--demo shows how a deal is won") {
		t.Errorf("exit code %d: %s", code, errs)
	}
	a, out, _ = blank(t, "")
	lost := strings.Replace(small, "  1 to each tableau", "  3 to tableau 1\n  aces to bottom of tableau", 1)
	if code := a.run([]string{"play", apptest.RuleFile(t, lost), "--demo", "--deal", "1"}); code != app.ExitNegative ||
		!strings.Contains(out.String(), "unwinnable, ") {
		t.Errorf("exit code %d: %s", code, out)
	}
}
