package told

import (
	"cmp"
	"fmt"
	"hash/crc32"
	"os"
	"slices"
	"strconv"
	"testing"

	"pat/dsl/check"
	"pat/dsl/rules"
	"pat/interp"
	"pat/interp/gametest"
	"pat/interp/internal/anygame"
)

// soundGame reads a rule file in which the checker finds nothing: where a line changes nothing,
// what is told of it does not count.
func soundGame(text string) *interp.Game {
	s, ds := rules.Load(gametest.Library(), "mutant.pat", []byte(text))
	if text == "" || ds.Errors() > 0 || len(check.Check(s)) > 0 {
		return nil
	}
	g, err := interp.Compile(s, s.Defaults())
	if err != nil {
		return nil
	}
	return g
}

// What is told of games that are changed at random is how they play. PAT_SHEETS says how many are
// tried, PAT_SEED which.
func TestToldAsPlayedAtRandom(t *testing.T) {
	sheets, seed := 100, uint64(1)
	if testing.Short() {
		sheets = 30
	}
	if n, err := strconv.Atoi(os.Getenv("PAT_SHEETS")); err == nil {
		sheets = n
	}
	if n, err := strconv.Atoi(os.Getenv("PAT_SEED")); err == nil {
		seed = uint64(n)
	}
	b, err := anygame.NewBreeder(gametest.Library())
	if err != nil {
		t.Fatal(err)
	}
	ids := gametest.Library().IDs()
	slices.SortFunc(ids, func(x, y string) int {
		return cmp.Compare(crc32.ChecksumIEEE([]byte(x)), crc32.ChecksumIEEE([]byte(y)))
	})
	var sum tally
	tried, wrong := 0, 0
	for i := range 40 * sheets { // most changes are mistakes
		if tried == sheets {
			break
		}
		n := seed<<20 + uint64(i)
		var text string
		if i%2 == 0 {
			text = b.Breed(ids[i/2%len(ids)], n)
		} else if w, _, ok := anygame.New(n); ok {
			text = w
		}
		g := soundGame(text)
		if g == nil {
			continue
		}
		tried++
		if err := holdSafely(g, &sum); err != nil {
			wrong++
			t.Errorf("%v\n%s", err, text)
			if wrong == 5 {
				break
			}
		}
	}
	if tried < sheets/2 || sum.told < 10*sheets {
		t.Errorf("of %d sheets too little is asked: %+v", tried, sum)
	}
	t.Logf("%d sheets: %+v", tried, sum)
}

// holdSafely is hold of few moves; a panic is a fault too.
func holdSafely(g *interp.Game, sum *tally) (err error) {
	defer func() {
		if p := recover(); p != nil {
			err = fmt.Errorf("panic: %v", p)
		}
	}()
	return hold(g, 1, 25, sum)
}
