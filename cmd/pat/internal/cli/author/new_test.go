package author

import (
	"bytes"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"pat/cmd/pat/internal/cli/app"
	"pat/dsl"
	"pat/dsl/check"
	"pat/dsl/rules"
	"pat/interp/gametest"
	"pat/interp/worked"
)

// sound holds a new game to what it promises: nothing is said of it, it is tidy, and it plays.
func sound(t *testing.T, lib *rules.Library, text string) {
	t.Helper()
	sheet, ds := rules.Load(lib, "my-game.pat", []byte(text))
	for _, d := range append(ds, check.Check(sheet)...) {
		if d.Level != dsl.Note {
			t.Fatalf("%s: %s\n%s", d.Name, d.Message, text)
		}
	}
	if tidy, d := dsl.Format("my-game.pat", []byte(text)); d != nil || string(tidy) != text {
		t.Errorf("it is not tidy:\n%s", text)
	}
	for _, r := range worked.Run(sheet).Results {
		if !r.Holds() {
			t.Errorf("the example %q does not hold in\n%s", r.Example.Title, text)
		}
	}
	g := gametest.Compiled(t, sheet)
	for deal := range uint64(50) {
		s := gametest.Deal(t, g, deal)
		if len(s.Moves(nil)) > 0 {
			return
		}
	}
	if len(sheet.Parents) == 0 {
		t.Errorf("no deal has a move:\n%s", text)
	}
}

// Whatever is answered, the game that comes of it is sound.
func TestNewGames(t *testing.T) {
	every := []int{fewestNewPiles, 3, 4, 7, 10, 13, mostNewPiles}
	if testing.Short() {
		every = []int{fewestNewPiles, 7, mostNewPiles}
	}
	for _, piles := range every {
		for _, foundations := range packs {
			for _, stock := range stocks {
				for _, spaces := range spacesTake {
					s := starter{"X", strconv.Itoa(piles), foundations, stock, spaces}
					t.Run(strings.Join([]string{s.piles, foundations, stock, spaces}, " "), func(t *testing.T) {
						sound(t, &rules.Library{}, s.text())
					})
				}
			}
		}
	}
}

// A variant to begin with is sound, whatever shipped game it is like.
func TestNewVariants(t *testing.T) {
	a := author{&app.App{Err: &bytes.Buffer{}, Games: t.TempDir()}}
	for i, id := range a.Library().IDs() {
		if testing.Short() && i%20 > 0 {
			continue
		}
		t.Run(id, func(t *testing.T) {
			text, err := a.startLike("my-game.pat", "My Game", id)
			if err != nil {
				t.Fatal(err)
			}
			sound(t, a.Library(), text)
		})
	}
}

// At a terminal what no flag gives is asked, again after an answer that is none.
func TestNewAsks(t *testing.T) {
	t.Chdir(t.TempDir())
	run := func(in string, args ...string) (code int, out, errs string) {
		a, o, e := blank(t, in)
		a.Terminal = true
		code = a.run(append([]string{"new"}, args...))
		return code, o.String(), e.String()
	}
	code, out, errs := run("many\n10\n\nAny\n", "rows", "--stock", "rows")
	if code != 0 {
		t.Fatal(errs)
	}
	const again = "many: it is a number from 2 to 20."
	if !strings.Contains(out, again) || strings.Contains(out, "not dealt") {
		t.Errorf("%q", out)
	}
	text, err := os.ReadFile("rows.pat")
	for _, want := range []string{"tableau 10", "foundations 4", "turn 1 to each tableau", "spaces take any card"} {
		if err != nil || !strings.Contains(string(text), want) {
			t.Errorf("%v, %s lacks %s", err, text, want)
		}
	}
	if code, _, errs = run("3\n", "other"); code != app.ExitUsage || !strings.Contains(errs, "nothing is written") {
		t.Errorf("%d %s", code, errs)
	}
	if there, _ := filepath.Glob("*"); len(there) != 1 {
		t.Errorf("there are %v", there)
	}
}
