package player

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"pat/cmd/pat/internal/cli/app"
	"pat/interp/stats"
)

// A win is on the disk before anything else is done; a torn last line loses itself alone, and what
// cannot be written is told once.
func TestRecordsAreKept(t *testing.T) {
	path := filepath.Join(t.TempDir(), "four.pat")
	const rule = "game Four\nranks ace\ndeal\n  rest to stock\nstock\n  turn 1 to waste\nwin when 4 cards in waste\n"
	if err := os.WriteFile(path, []byte(rule), 0o644); err != nil {
		t.Fatal(err)
	}
	a, out, errs := blank(t, "turn\nturn\nturn\nturn\nstats\nundo\nturn\n")
	if code := a.run([]string{"play", path, "--deal", "1"}); code != app.ExitFine {
		t.Fatal(errs)
	}
	if !strings.Contains(out.String(), "> stats\nPlayed 1, won 1, ") {
		t.Errorf("it is not counted while it is played:\n%s", out)
	}
	if r := a.records(); len(r) != 1 || r[0].End != stats.Won || r[0].Moves != 4 || !r[0].First {
		t.Errorf("%+v", r)
	}
	f, err := os.OpenFile(a.recordsFile(), os.O_APPEND|os.O_WRONLY, 0)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := f.WriteString("2026-01-01T00:00:00Z game=x end=w"); err != nil {
		t.Fatal(err)
	}
	f.Close()
	a.In = strings.NewReader("turn\nturn\nturn\nturn\n")
	if code := a.run([]string{"play", path, "--deal", "1"}); code != app.ExitFine {
		t.Fatal(errs)
	}
	if r := a.records(); len(r) != 2 || r[0].First == r[1].First { // they may end in one thousandth of a second
		t.Errorf("behind a torn line: %+v", r)
	}

	if err := os.Remove(a.recordsFile()); err != nil {
		t.Fatal(err)
	}
	if err := os.Mkdir(a.recordsFile(), 0o755); err != nil {
		t.Fatal(err)
	}
	out.Reset()
	a.In = strings.NewReader("turn\nturn\nturn\nturn\nboard\nboard\n")
	if code := a.run([]string{"play", path, "--deal", "1"}); code != app.ExitFine {
		t.Fatal(errs)
	}
	if n := strings.Count(out.String(), "not counted in your statistics"); n != 1 {
		t.Errorf("it is told %d times:\n%s", n, out)
	}
}

// A game left for another is counted as left, or as lost where that was proved; one that goes on is
// not counted.
func TestLeftOrLost(t *testing.T) {
	for typed, want := range map[string]stats.End{
		"turn\nnew 5\n": stats.Left, "turn\nhint all\nnew 5\n": stats.Lost, "turn\n": "", "new 5\n": "",
	} {
		a, _, errs := blank(t, typed)
		// Deal 299 of this game cannot be won, which is proved at once.
		if code := a.run([]string{"play", "klondike", "--deal", "299"}); code != app.ExitFine {
			t.Fatal(errs)
		}
		r := a.records()
		if want == "" && len(r) > 0 || want != "" && (len(r) != 1 || r[0].End != want) {
			t.Errorf("%q: %+v", typed, r)
		}
	}
}

// A game that another one takes the place of is counted under its own name, whatever the other is.
func TestLeftForAnother(t *testing.T) {
	a, _, errs := blank(t, "turn\nnew golf\nturn\ngames 1\nsave x.txt\nnew canfield\nturn\nload x.txt\n")
	t.Chdir(t.TempDir())
	if code := a.run([]string{"play", "klondike", "--deal", "17"}); code != app.ExitFine {
		t.Fatal(errs)
	}
	var names []string
	for _, r := range a.records() {
		names = append(names, r.Game)
	}
	slices.Sort(names)
	if want := []string{"canfield", "golf", "klondike"}; !slices.Equal(names, want) {
		t.Errorf("counted are %v, want %v", names, want)
	}
}
