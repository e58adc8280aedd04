package solver

import (
	"bytes"
	"context"
	"strings"
	"sync"
	"testing"
	"time"

	"pat/cmd/pat/internal/cli/app"
	"pat/cmd/pat/internal/cli/apptest"
)

// Ctrl-C ends a search, and what is known is said.
func TestSolveInterrupted(t *testing.T) {
	for _, args := range [][]string{{"--deal", "1"}, {"--deals", "1-3", "--workers", "2"}} {
		a, out, errs := blank(t, "")
		ctx, cancel := context.WithTimeout(t.Context(), 300*time.Millisecond)
		defer cancel()
		a.Until = func() (context.Context, context.CancelFunc) { return ctx, cancel }
		code := a.run(append([]string{"solve", apptest.HardFile(t), "--time", "0"}, args...))
		if code != app.ExitUnknown {
			t.Errorf("%v: exit code %d\n%s%s", args, code, out, errs)
		}
		if !strings.Contains(out.String(), "interrupted") {
			t.Errorf("%v: %s", args, out)
		}
	}
}

// Nor does a deal go on that is played for ever.
func TestPlayerInterrupted(t *testing.T) {
	a, out, errs := blank(t, "")
	ctx, cancel := context.WithTimeout(t.Context(), 300*time.Millisecond)
	defer cancel()
	a.Until = func() (context.Context, context.CancelFunc) { return ctx, cancel }
	code := a.run([]string{"survey", "klondike", "--deals", "1-1", "--player", "random", "--moves", "2000000000"})
	if code != app.ExitUnknown || !strings.Contains(errs.String(), "interrupted, 1 deal not decided") {
		t.Errorf("exit code %d\n%s%s", code, out, errs)
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
		a, out, _ := blank(t, "")
		ctx, cancel := context.WithTimeout(t.Context(), time.Minute)
		defer cancel()
		errs := &watcher{text: " positions", then: cancel}
		a.Err, a.ErrTerminal = errs, true
		a.Until = func() (context.Context, context.CancelFunc) { return ctx, cancel }
		code := a.run(append([]string{"solve", apptest.HardFile(t), "--time", "0"}, args...))
		if code != app.ExitUnknown {
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
	a, out, errs := blank(t, "")
	code := a.run([]string{"solve", apptest.HardFile(t), "--deal", "1", "--time", "300ms"})
	if code != app.ExitUnknown {
		t.Errorf("exit code %d: %s", code, out)
	}
	if errs.String() != "" {
		t.Errorf("in a pipe: %q", errs)
	}
}

// A survey tells how far it is, and how long it may take.
func TestPace(t *testing.T) {
	a, out, errs := blank(t, "")
	a.ErrTerminal = true
	if code := a.run([]string{"survey", "klondike", "--deals", "1-400", "--player", "greedy"}); code != app.ExitFine {
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
