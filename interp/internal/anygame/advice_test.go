package anygame_test

import (
	"cmp"
	"errors"
	"fmt"
	"hash/crc32"
	"math/rand/v2"
	"os"
	"slices"
	"strconv"
	"strings"
	"testing"

	"pat/dsl"
	"pat/dsl/check"
	"pat/dsl/rules"
	"pat/interp"
	"pat/interp/gametest"
	"pat/interp/internal/anygame"
)

// What the checker says of a line that changes nothing is held against play: without it each
// position of a random game has the same moves.

// judged loads and judges a file, its parents among the shipped games.
func judged(text string) (*rules.Sheet, dsl.Diagnostics) {
	lib := gametest.Library()
	sheet, ds := rules.Load(lib, "any.pat", []byte(text))
	if ds.Errors() == 0 {
		more := check.Check(sheet)
		check.Try(sheet, ds, more)
		ds = append(ds, more...)
	}
	return sheet, ds.Sort()
}

// heed takes away what a finding says to change nothing: ok is false where it offers nothing, or
// other rules instead.
func heed(text string, d *dsl.Diagnostic) (heeded string, ok bool) {
	for _, o := range d.Offers {
		for _, takesAway := range []string{"remove ", "leave ", "write `without "} {
			if strings.HasPrefix(o.Says, takesAway) && !strings.Contains(o.Says, "` and `") {
				return dsl.Fixed(text, o.Fixes), true
			}
		}
	}
	return "", false
}

// table is the cards of all piles in order, as they face, and the counters. Empty piles at the end
// are left out: stock and waste are there because a line speaks of them.
func table(s *interp.State) string {
	var piles []string
	for p := range s.Game().Piles() {
		cards := ""
		for i := range s.Len(p) {
			cards += string(rune(s.Card(p, i)))
		}
		piles = append(piles, cards)
	}
	out := strings.TrimRight(strings.Join(piles, "\n"), "\n")
	for i := range s.Game().Sheet().Counters {
		out += fmt.Sprintf(" %d", s.Counter(i))
	}
	return out
}

// successors are the positions that a move leads to, each with its move, in one order whatever the
// moves are called.
func successors(s *interp.State) (keys []string, moves []interp.Move) {
	by := map[string]interp.Move{}
	for _, m := range s.Moves(nil) {
		s.Apply(m)
		key := fmt.Sprint(s.Status()) + table(s)
		s.Undo()
		if _, ok := by[key]; !ok {
			by[key] = m
			keys = append(keys, key)
		}
	}
	slices.Sort(keys)
	for _, key := range keys {
		moves = append(moves, by[key])
	}
	return keys, moves
}

// more is a move of a state that leads to a position which another game does not list. Of plays
// that lead to equal positions a game may list one, and one that only changes equal piles is none.
func more(s *interp.State, x, y []string, moves []interp.Move, other *interp.State) (interp.Move, bool) {
	before := unordered(s)
	for i, k := range x {
		m := moves[i]
		if slices.Contains(y, k) || m.Kind() == interp.Play && other.Legal(m) {
			continue
		}
		s.Apply(m)
		idle := unordered(s) == before
		s.Undo()
		if !idle {
			return m, true
		}
	}
	return 0, false
}

// unordered is the cards of a position, whichever pile of its zone holds them.
func unordered(s *interp.State) string {
	var piles []string
	for p := range s.Game().Piles() {
		cards := []byte{byte(s.Game().ZoneOf(p).Index)}
		for i := range s.Len(p) {
			cards = append(cards, byte(s.Card(p, i)))
		}
		piles = append(piles, string(cards))
	}
	slices.Sort(piles)
	return strings.Join(piles, "\n")
}

// alikePlayed plays some deals of two games side by side, and says where they differ.
func alikePlayed(a, b *rules.Sheet, seed uint64, deals, moves int) error {
	g, err := interp.Compile(a, a.Defaults())
	if err != nil {
		return nil
	}
	h, err := interp.Compile(b, b.Defaults())
	if err != nil {
		return fmt.Errorf("without it the game is not one: %w", err)
	}
	for n := range uint64(deals) {
		s, errS := g.Deal(seed+n, g.Setting())
		u, errU := h.Deal(seed+n, h.Setting())
		if errS != nil || errU != nil {
			if (errS == nil) != (errU == nil) {
				return fmt.Errorf("deal %d: %w", seed+n, errors.Join(errS, errU))
			}
			continue
		}
		r := rand.New(rand.NewPCG(seed, n))
		for i := 0; i <= moves; i++ {
			if table(s) != table(u) || s.Status() != u.Status() {
				return fmt.Errorf("deal %d: after %d moves the positions differ: %d, %d", seed+n, i, s.Status(),
					u.Status())
			}
			if s.Status() != interp.Playing {
				break
			}
			x, mx := successors(s)
			y, my := successors(u)
			if m, ok := more(s, x, y, mx, u); ok {
				return fmt.Errorf("deal %d: after %d moves %v is legal with it and not without", seed+n, i, m)
			}
			if m, ok := more(u, y, x, my, s); ok {
				return fmt.Errorf("deal %d: after %d moves %v is legal without it and not with it", seed+n, i, m)
			}
			both := slices.DeleteFunc(slices.Clone(x), func(k string) bool { return !slices.Contains(y, k) })
			if len(both) == 0 {
				break
			}
			k := both[r.IntN(len(both))]
			s.Apply(mx[slices.Index(x, k)])
			u.Apply(my[slices.Index(y, k)])
		}
	}
	return nil
}

// TestAdviceChangesNothing follows what is said of lines that change nothing, in files at random
// and in shipped games with a few lines changed, and plays with and without. PAT_SHEETS says how
// many findings are tried, PAT_SEED which.
func TestAdviceChangesNothing(t *testing.T) {
	want, seed := 250, uint64(7)
	if testing.Short() {
		want = 60
	}
	if n, err := strconv.Atoi(os.Getenv("PAT_SHEETS")); err == nil {
		want = n
	}
	if n, err := strconv.Atoi(os.Getenv("PAT_SEED")); err == nil {
		seed = uint64(n)
	}
	lib := gametest.Library()
	b, err := anygame.NewBreeder(lib)
	if err != nil {
		t.Fatal(err)
	}
	ids := lib.IDs()
	slices.SortFunc(ids, func(x, y string) int {
		return cmp.Compare(crc32.ChecksumIEEE([]byte(x)), crc32.ChecksumIEEE([]byte(y)))
	})
	tried, wrong := 0, 0
	for i := range 60 * want {
		if tried >= want || wrong >= 5 {
			break
		}
		n := seed<<20 + uint64(i)
		text := b.Breed(ids[i/2%len(ids)], n)
		if i%2 == 1 {
			text, _, _ = anygame.New(n)
		}
		text = string(dsl.CutExamples([]byte(text)))
		sheet, ds := judged(text)
		if ds.Errors() > 0 {
			continue
		}
		for _, d := range ds {
			if d.Name != "no-effect" || strings.HasPrefix(d.Message, "`shuffle`") {
				continue // another shuffle has another deal under each number, and is the same game
			}
			without, ok := heed(text, d)
			if !ok {
				continue
			}
			tried++
			fault := ""
			if cured, left := judged(without); left.Errors() > 0 {
				e := left[slices.IndexFunc(left, func(e *dsl.Diagnostic) bool { return e.Level == dsl.Error })]
				fault = fmt.Sprintf("following it makes a mistake: %d: %s", e.Span.Pos.Line, e.Message)
			} else if err := alikePlayed(sheet, cured, n, 2, 40); err != nil {
				fault = err.Error()
			}
			if fault != "" {
				wrong++
				t.Errorf("%s:%d: %s\n(%s)\n%s\n%s\n%s", d.Span.Pos.Filename, d.Span.Pos.Line, d.Message, d.Advice(),
					fault,
					strings.Repeat("-", 20), text)
			}
		}
	}
	if tried < want/2 {
		t.Errorf("only %d findings are tried", tried)
	}
	t.Logf("%d findings", tried)
}
