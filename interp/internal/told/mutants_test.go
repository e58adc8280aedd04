package told

import (
	"cmp"
	"fmt"
	"hash/crc32"
	"io/fs"
	"math/rand/v2"
	"os"
	"slices"
	"strconv"
	"strings"
	"testing"

	"pat/dsl/check"
	"pat/dsl/rules"
	"pat/interp"
	"pat/interp/internal/anygame"
)

// swaps are words that stand in each other's place.
var swaps = [][]string{
	{"ace", "two", "king", "queen"},
	{"aces", "kings"},
	{"up", "down"},
	{"left", "right"},
	{"top", "bottom"},
	{"first", "last"},
	{"empty", "nonempty"},
	{"most", "least"},
	{"rank", "suit", "colour"},
	{"and", "or"},
	{"same", "other"},
	{"red", "black"},
	{"higher", "lower"},
	{"waste", "tableau", "reserve", "foundations", "discard", "stock", "cells"},
	{"in suit", "in other suits", "in any suit", "in colour", "in alternating colours"},
	{"1", "2", "3", "4"},
	{"once", "twice"},
	{"any card", "king", "ace or king", "red card", "any card but king", "two to six"},
}

// endings are what a line may end with.
var endings = []string{
	"wrapping", "from waste", "from tableau", "from other tableau", "but king", "or king", "when stock empty", "by 2",
	"to foundations", "at once", "twice", "one way", "from reserve or waste",
}

// A breeder makes games that nobody has thought of from those that there are.
type breeder struct {
	lib   *rules.Library
	texts map[string][]string // by game
	lines map[string][]string // by kind of zone
	r     *rand.Rand
}

func newBreeder(t *testing.T) *breeder {
	t.Helper()
	b := &breeder{lib: games()}
	b.texts, b.lines = map[string][]string{}, map[string][]string{}
	for _, id := range b.lib.IDs() {
		text, err := fs.ReadFile(b.lib.Shelves[0].FS, id+rules.Ext)
		if err != nil {
			t.Fatal(err)
		}
		kind := ""
		for l := range strings.Lines(string(text)) {
			l, _, _ = strings.Cut(strings.TrimRight(l, "\n"), "#")
			if l = strings.TrimRight(l, " "); l == "" {
				continue
			}
			b.texts[id] = append(b.texts[id], l)
			if l[0] != ' ' {
				kind = strings.Fields(l)[0]
				continue
			}
			b.lines[kind] = append(b.lines[kind], l)
		}
	}
	return b
}

// another is a line of some block of a kind: that with the least sum, so that a game more or less
// is seldom a reason for another line.
func (b *breeder) another(kind string) string {
	salt := fmt.Sprint(b.r.Uint32())
	best, least := "", uint32(0)
	for _, l := range b.lines[kind] {
		if n := crc32.ChecksumIEEE([]byte(l + salt)); best == "" || n < least {
			best, least = l, n
		}
	}
	return best
}

// breed changes a game in one to three lines; the same games come of the same seed whichever others
// there are.
func (b *breeder) breed(id string, seed uint64) string {
	b.r = rand.New(rand.NewPCG(seed, uint64(crc32.ChecksumIEEE([]byte(id)))))
	lines := append([]string{}, b.texts[id]...)
	for range 1 + b.r.IntN(3) {
		i := 1 + b.r.IntN(len(lines)-1)
		kind := ""
		for j := i; j >= 0 && kind == ""; j-- {
			if lines[j][0] != ' ' {
				kind = strings.Fields(lines[j])[0]
			}
		}
		another := b.another(kind)
		switch b.r.IntN(6) {
		case 0:
			lines = append(lines[:i:i], lines[i+1:]...)
		case 1, 2:
			if lines[i][0] == ' ' && another != "" {
				lines[i] = another
			}
		case 3:
			if another != "" {
				lines = append(lines[:i+1:i+1], append([]string{another}, lines[i+1:]...)...)
			}
		case 4:
			lines[i] += " " + endings[b.r.IntN(len(endings))]
		default:
			lines[i] = b.swap(lines[i])
		}
		if len(lines) < 3 {
			break
		}
	}
	return strings.Join(lines, "\n") + "\n"
}

// swap puts a word of a line for another.
func (b *breeder) swap(l string) string {
	for range 20 {
		set := swaps[b.r.IntN(len(swaps))]
		w := set[b.r.IntN(len(set))]
		if at := strings.Index(l+" ", " "+w+" "); at >= 0 {
			return l[:at+1] + set[b.r.IntN(len(set))] + l[at+1+len(w):]
		}
	}
	return l
}

// game reads a rule file in which the checker finds nothing: where a line changes nothing, what is
// told of it does not count.
func (b *breeder) game(text string) *interp.Game {
	s, ds := rules.Load(b.lib, "mutant.pat", []byte(text))
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
	b := newBreeder(t)
	ids := b.lib.IDs()
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
			text = b.breed(ids[i/2%len(ids)], n)
		} else if w, _, ok := anygame.New(n); ok {
			text = w
		}
		g := b.game(text)
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
