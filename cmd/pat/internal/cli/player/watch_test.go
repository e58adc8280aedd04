package player

import (
	"bytes"
	"io"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"testing"
	"time"

	"pat/cmd/pat/internal/cli/app"
)

// A page is output that may be read while it is written.
type page struct {
	mu sync.Mutex
	b  bytes.Buffer
}

func (p *page) Write(b []byte) (int, error) {
	p.mu.Lock()
	defer p.mu.Unlock()
	return p.b.Write(b)
}

func (p *page) text() string {
	p.mu.Lock()
	defer p.mu.Unlock()
	return p.b.String()
}

// line is its first line, once that has an end.
func (p *page) line() string {
	text, _, whole := strings.Cut(p.text(), "\n")
	if !whole {
		return ""
	}
	return text
}

// await waits until a text has been written after a place, and answers where the next begins.
func (p *page) await(t *testing.T, from int, text string) int {
	t.Helper()
	for end := time.Now().Add(20 * time.Second); ; time.Sleep(5 * time.Millisecond) {
		all := p.text()
		if i := strings.Index(all[from:], text); i >= 0 {
			return from + i + len(text)
		}
		if time.Now().After(end) {
			t.Fatalf("%q was not written:\n%s", text, all[from:])
		}
	}
}

// A rule file that is written while it is played is read again at once, by whatever way an editor
// writes it; the moves made hold as far as they are legal, a file with mistakes changes nothing,
// and `undo` brings the rules of before back.
func TestWatch(t *testing.T) {
	const rule = "game Small\n\ndeal\n  1 to each tableau\n  rest to stock\n\ntableau 3\n  build none\n  spaces stay " +
		"empty\n\nstock\n  turn 1 to waste\n\nwaste\n\nwin when stock empty\n"
	path := filepath.Join(t.TempDir(), "small.pat")
	write := func(text string) {
		t.Helper()
		if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	rename := func(text string) {
		t.Helper()
		if err := os.Rename(path, path+"~"); err != nil { // as some editors do
			t.Fatal(err)
		}
		time.Sleep(20 * time.Millisecond)
		if err := os.WriteFile(path+".new", []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
		if err := os.Rename(path+".new", path); err != nil {
			t.Fatal(err)
		}
	}
	write(rule)
	in, typing := io.Pipe()
	var out page
	a := player{&app.App{
		In: in, Out: &out, Err: &out, Width: func() int { return 80 }, Now: time.Now,
		Random: func() uint64 { return 1 }, Games: t.TempDir(), State: t.TempDir(),
	}}
	done := make(chan int, 1)
	go func() { done <- a.run([]string{"play", path, "--watch"}) }()
	enter := func(line string) {
		t.Helper()
		if _, err := io.WriteString(typing, line+"\n"); err != nil {
			t.Fatal(err)
		}
	}
	at := out.await(t, 0, "Type a move")
	enter("turn")
	enter("turn")
	at = out.await(t, at, "2 moves\n")
	at = out.await(t, at, "waste ")

	write(strings.Replace(rule, "tableau 3", "tableau 4", 1))
	at = out.await(t, at, "   t4 4♦\n")
	at = out.await(t, at, "The rules are read again; the moves made still hold.\n")

	rename(rule + "nonsense\n")
	at = out.await(t, at, "small.pat has 1 mistake; the game goes on by the rules as they were.\n")
	at = out.await(t, at, "small.pat:17:1: error: ")

	rename(strings.Replace(rule, "turn 1 to waste", "turn 1 to waste when cards in waste is 0", 1))
	at = out.await(t, at, "   t3 Q♣\n")
	at = out.await(t, at, "1 of 2 moves still hold.")

	const not = "By these rules it cannot be made again: turn: the stock may not be turned now.\n"
	enter("redo")
	at = out.await(t, at, not)

	enter("undo")
	at = out.await(t, at, "   t4 4♦\n")
	at = out.await(t, at, "by the rules of then.")

	enter("undo")
	at = out.await(t, at, "Taken back: turn.\n")
	rename(strings.Replace(rule, "turn 1 to waste", "turn 1 to waste when cards in waste is 0", 1) + "# again\n")
	at = out.await(t, at, "The rules are read again; the moves made still hold.\n")
	enter("redo")
	at = out.await(t, at, not)
	rename(rule)
	at = out.await(t, at, "The rules are read again; the moves made still hold.\n")
	enter("redo")
	at = out.await(t, at, "Made again: turn.\n")
	enter("redo")
	at = out.await(t, at, "There is no move to make again.\n")
	enter("quit")
	if code := <-done; code != app.ExitFine {
		t.Errorf("exit code %d", code)
	}
	if rest := out.text()[at:]; strings.Contains(rest, "read again") {
		t.Errorf("a file that was not written is read again:\n%s", rest)
	}
}

// A file that has a mistake when it is to be played is waited for.
func TestWatchWaitsForAMendedFile(t *testing.T) {
	const rule = "game Small\n\ndeal\n  rest to stock\n\nstock\n  turn 1 to waste\n\nwaste\n\nwin when stock empty\n"
	path := filepath.Join(t.TempDir(), "small.pat")
	write := func(text string) {
		t.Helper()
		if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	write(rule + "nonsense\n")
	in, typing := io.Pipe()
	var out page
	a := player{&app.App{
		In: in, Out: &out, Err: &out, Width: func() int { return 80 }, Now: time.Now, Until: app.System().Until,
		Random: func() uint64 { return 1 }, Games: t.TempDir(), State: t.TempDir(),
	}}
	done := make(chan int, 1)
	go func() { done <- a.run([]string{"play", path, "--watch"}) }()
	at := out.await(t, 0, "small.pat:12:1: error: ")
	at = out.await(t, at, "small.pat is read again when it is written; Ctrl-C ends.\n")
	write(rule + "more nonsense\n")
	at = out.await(t, at, "small.pat:12:1: error: ")
	write(rule)
	out.await(t, at, "Type a move")
	typing.Close()
	if code := <-done; code != app.ExitFine {
		t.Errorf("exit code %d", code)
	}
}

// A game of the program is nobody's to write.
func TestWatchNothing(t *testing.T) {
	var out bytes.Buffer
	a := player{&app.App{
		In: strings.NewReader(""), Out: &out, Err: &out, Width: func() int { return 80 }, Now: time.Now,
		Random: func() uint64 { return 1 }, Games: t.TempDir(), State: t.TempDir(),
	}}
	code := a.run([]string{"play", "klondike", "--watch"})
	if code != app.ExitUsage || !strings.Contains(out.String(), "--watch looks after a rule file of yours") {
		t.Errorf("exit code %d\n%s", code, out.String())
	}
}
