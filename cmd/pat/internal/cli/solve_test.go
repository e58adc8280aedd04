package cli

import (
	"bytes"
	"context"
	"math"
	"os"
	"path/filepath"
	"runtime"
	"runtime/debug"
	"strings"
	"sync"
	"testing"
	"time"

	"pat/interp/solve"
)

// hard is a game that no search is done with soon: four packs, much to choose, and hardly ever a
// win.
const hard = `game Hard
decks 4

deal
  6 to each tableau face down
  1 to each tableau
  rest to stock

foundations 16
  base ace
  build up in suit

tableau 10
  build down in other suits
  spaces take any card

stock
  turn 3 to waste

waste

win when foundations full
`

func ruleFile(t *testing.T, text string) string {
	t.Helper()
	path := filepath.Join(t.TempDir(), "game.pat")
	if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
	return path
}

// app is a program without a world.
func app(t *testing.T, in string) (a *App, out, errs *bytes.Buffer) {
	out, errs = &bytes.Buffer{}, &bytes.Buffer{}
	return &App{
		In: strings.NewReader(in), Out: out, Err: errs, Width: func() int { return 80 }, Games: t.TempDir(),
		State: t.TempDir(), Config: t.TempDir(), Now: time.Now,
		Random: func() uint64 { return 7 },
		Until:  func() (context.Context, context.CancelFunc) { return context.WithCancel(t.Context()) },
	}, out, errs
}

// Ctrl-C ends a search, and what is known is said.
func TestSolveInterrupted(t *testing.T) {
	for _, args := range [][]string{{"--deal", "1"}, {"--deals", "1-3", "--workers", "2"}} {
		a, out, errs := app(t, "")
		ctx, cancel := context.WithTimeout(t.Context(), 300*time.Millisecond)
		defer cancel()
		a.Until = func() (context.Context, context.CancelFunc) { return ctx, cancel }
		if code := a.Run(append([]string{"solve", ruleFile(t, hard), "--time", "0"}, args...)); code != exitUnknown {
			t.Errorf("%v: exit code %d\n%s%s", args, code, out, errs)
		}
		if !strings.Contains(out.String(), "interrupted") {
			t.Errorf("%v: %s", args, out)
		}
	}
}

// Nor does a deal go on that is played for ever.
func TestPlayerInterrupted(t *testing.T) {
	a, out, errs := app(t, "")
	ctx, cancel := context.WithTimeout(t.Context(), 300*time.Millisecond)
	defer cancel()
	a.Until = func() (context.Context, context.CancelFunc) { return ctx, cancel }
	code := a.Run([]string{"survey", "klondike", "--deals", "1-1", "--player", "random", "--moves", "2000000000"})
	if code != exitUnknown || !strings.Contains(errs.String(), "interrupted, 1 deal not decided") {
		t.Errorf("exit code %d\n%s%s", code, out, errs)
	}
}

// Ctrl-C ends a search at the prompt. In a pipe that ends the game, which is kept.
func TestPromptInterrupted(t *testing.T) {
	path := ruleFile(t, hard)
	for _, command := range []string{"hint", "winnable", "new winnable"} {
		a, out, errs := app(t, "turn\n"+command+"\nundo\n")
		a.Until = func() (context.Context, context.CancelFunc) {
			return context.WithTimeout(t.Context(), 100*time.Millisecond)
		}
		start := time.Now()
		if code := a.Run([]string{"play", path}); code != exitUnknown ||
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

// A watcher calls somebody when a text has been written to it.
type watcher struct {
	mu   sync.Mutex
	b    bytes.Buffer
	text string
	then func()
}

func (w *watcher) Write(p []byte) (int, error) {
	w.mu.Lock()
	defer w.mu.Unlock()
	w.b.Write(p)
	if strings.Contains(w.b.String(), w.text) {
		w.then()
	}
	return len(p), nil
}

// At a terminal one line tells how far the search is. It is gone before anything else is written.
func TestSolveTellsHowFarItIs(t *testing.T) {
	for _, args := range [][]string{{"--deal", "1"}, {"--deals", "1-3", "--workers", "2"}} {
		a, out, _ := app(t, "")
		ctx, cancel := context.WithTimeout(t.Context(), time.Minute)
		defer cancel()
		errs := &watcher{text: " positions", then: cancel}
		a.Err, a.ErrTerminal = errs, true
		a.Until = func() (context.Context, context.CancelFunc) { return ctx, cancel }
		if code := a.Run(append([]string{"solve", ruleFile(t, hard), "--time", "0"}, args...)); code != exitUnknown {
			t.Errorf("%v: exit code %d\n%s", args, code, out)
		}
		if e := errs.b.String(); !strings.Contains(e, "\rdeal ") || !strings.Contains(e, " MB, ") ||
			!strings.HasSuffix(e, "\r\x1b[K") {
			t.Errorf("%v: the status line was %q", args, e)
		}
	}
}

// What is not a terminal gets no status line.
func TestNoStatusInAPipe(t *testing.T) {
	a, out, errs := app(t, "")
	if code := a.Run([]string{"solve", ruleFile(t, hard), "--deal", "1", "--time", "300ms"}); code != exitUnknown {
		t.Errorf("exit code %d: %s", code, out)
	}
	if errs.String() != "" {
		t.Errorf("in a pipe: %q", errs)
	}
}

func TestStatus(t *testing.T) {
	var b bytes.Buffer
	s := &status{out: &b, width: func() int { return 20 }}
	s.say("deal 1: a line much longer than the terminal is wide")
	s.say("too soon for another")
	s.clear()
	s.clear()
	if want := "\rdeal 1: a line much\x1b[K\r\x1b[K"; b.String() != want {
		t.Errorf("%q, want %q", b.String(), want)
	}
	p := solve.Progress{Phase: "prover", Positions: 1_234_567, Depth: 40, Memory: 12 << 20, Elapsed: 2 * time.Second}
	if got, want := searching("deal 3", p),
		"deal 3, prover: 1 234 567 positions, 617 283 a second, depth 40, 12 MB, 2s"; got != want {
		t.Errorf("%q, want %q", got, want)
	}
	if got, want := searching("deal 3", solve.Progress{Positions: 1}), "deal 3: 1 position, 0 MB, 0s"; got != want {
		t.Errorf("%q, want %q", got, want)
	}
}

// A survey tells how far it is, and how long it may take.
func TestPace(t *testing.T) {
	a, out, errs := app(t, "")
	a.ErrTerminal = true
	if code := a.Run([]string{"survey", "klondike", "--deals", "1-400", "--player", "greedy"}); code != exitFine {
		t.Errorf("exit code %d", code)
	}
	if e := errs.String(); !strings.Contains(e, " of 400 deals: ") || !strings.Contains(e, " left\x1b[K") ||
		!strings.HasSuffix(e, "\r\x1b[K") {
		t.Errorf("the status line was %q", e)
	}
	if !strings.Contains(out.String(), "deals 1-400") {
		t.Error(out)
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
	a, out, errs := app(t, "")
	if code := a.Run([]string{"play", ruleFile(t, small), "--demo", "--deal", "1", "--ascii"}); code != exitFine {
		t.Errorf("exit code %d: %s", code, errs)
	}
	if n := strings.Count(out.String(), " of 3: "); n != 3 || !strings.Contains(out.String(), "\nWon.\n") {
		t.Errorf("%d moves in\n%s", n, out)
	}
	a, _, errs = app(t, "")
	if code := a.Run([]string{"play", "--demo", "--resume"}); code != exitUsage ||
		!strings.Contains(errs.String(), "--demo shows how a deal is won") {
		t.Errorf("exit code %d: %s", code, errs)
	}
	a, out, _ = app(t, "")
	lost := strings.Replace(small, "  1 to each tableau", "  3 to tableau 1\n  aces to bottom of tableau", 1)
	if code := a.Run([]string{"play", ruleFile(t, lost), "--demo", "--deal", "1"}); code != exitNegative ||
		!strings.Contains(out.String(), "unwinnable, ") {
		t.Errorf("exit code %d: %s", code, out)
	}
}

func TestSeconds(t *testing.T) {
	for text, want := range map[string]string{
		"10": "10s", "1.5": "1.5s", "90s": "1m30s", "2m": "2m", "1h": "1h",
		"0": "0", "50ms": "50ms",
	} {
		var s seconds
		if err := s.Set(text); err != nil || s.String() != want {
			t.Errorf("%s is %s, %v; want %s", text, s.String(), err, want)
		}
	}
	for _, text := range []string{"", "soon", "-1", "-5s", "1e99", "NaN"} {
		var s seconds
		if err := s.Set(text); err == nil {
			t.Errorf("%q is taken for %s", text, s.String())
		}
	}
}

// A single deal is searched by as many threads as are asked for, and else by two, unless it is to
// come to the same every time.
func TestThreadsOfASingleDeal(t *testing.T) {
	defer runtime.GOMAXPROCS(runtime.GOMAXPROCS(4))
	for _, c := range []struct {
		limits limits
		want   int
	}{
		{limits{}, 2},
		{limits{time: seconds(time.Second)}, 2},
		{limits{positions: 1000}, 1},
		{limits{time: seconds(time.Second), positions: 1000}, 1},
		{limits{positions: 1000, workers: 3}, 3},
	} {
		if n := c.limits.single(); n != c.want {
			t.Errorf("%+v: %d threads, want %d", c.limits, n, c.want)
		}
	}
	runtime.GOMAXPROCS(1)
	if n := (&limits{}).single(); n != 1 {
		t.Errorf("on one processor there are %d threads", n)
	}
}

// The collector keeps within the memory that searches may take, while they do.
func TestMemoryIsHeld(t *testing.T) {
	before := debug.SetMemoryLimit(-1)
	for _, c := range []struct {
		memory, want int64
		searches     int
	}{
		{300, 300 << 20, 1}, {300, 600 << 20, 2}, {1, leastMemory, 1}, {math.MaxInt64 >> 20, before, 2},
	} {
		release := (&limits{memory: c.memory}).hold(c.searches)
		if held := debug.SetMemoryLimit(-1); held != c.want {
			t.Errorf("%d searches of %d MB are held within %d bytes, want %d", c.searches, c.memory, held, c.want)
		}
		if release(); debug.SetMemoryLimit(-1) != before {
			t.Fatal("the limit stays")
		}
	}
}

// A worker holds what the greediest of its jobs may take, and nothing when it is over.
func TestMemoryOfSeveralJobs(t *testing.T) {
	before := debug.SetMemoryLimit(-1)
	var held holding
	for _, c := range []struct{ memory, want int64 }{{100, 200 << 20}, {300, 600 << 20}, {200, 600 << 20}} {
		held.add(&limits{memory: c.memory}, 2)
		if now := debug.SetMemoryLimit(-1); now != c.want {
			t.Errorf("a job of %d MB leaves %d bytes, want %d", c.memory, now, c.want)
		}
	}
	held.over()
	if now := debug.SetMemoryLimit(-1); now != before {
		t.Errorf("in the end %d bytes are held, want %d", now, before)
	}
}
