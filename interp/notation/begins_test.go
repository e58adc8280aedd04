package notation

import (
	"math/rand/v2"
	"strings"
	"sync/atomic"
	"testing"

	"pat/dsl/rules"
	"pat/games"
	"pat/interp"
	"pat/interp/gametest"
)

// What begins an empty pile is told where it is one rank or one card.
func TestBegins(t *testing.T) {
	shut := "game Shut\n\ndeal\n  1 to each tableau\n  all aces from tableau to discard\n\ntableau 4 rows of 13\n" +
		"  build none\n  spaces take two when column is 1\n  spaces take up in suit after pile left\n\n" +
		"discard\n\nwin when discard full\n"
	black := "game Black\n\ndeal\n  1 to each tableau\n  rest to stock\n\n" +
		"foundations 4\n  base ace\n  build up in suit\n\ntableau 4\n  build down in any suit\n  " +
		"spaces take black king\n\nstock\n  turn 1 to waste\n\nwaste\n\n" +
		"win when foundations full\n"
	gaps := "t1: 5H\nt3: 6H\nt4: KS\nt6: 8C\n"
	for _, c := range []struct {
		text, board string
		takes       map[string]string
	}{
		{"klondike", "t2: KS\nt3: (5H) 9C\n", map[string]string{"t1": "K", "f1": "A", "w": ""}},
		{black, "t2: KS\nt3: KH 9C\n", map[string]string{"t1": ""}},
		{"bakers-dozen", "t2: KS\nt3: 5H 9C\n", map[string]string{"t1": ""}},
		{"montana", gaps, map[string]string{"t2": "6H", "t5": "", "t7": "9C", "t8": "", "t14": "2"}},
		{shut, gaps, map[string]string{"t2": "6H", "t5": "", "t14": "2"}},
		{shut, "t1: (5H)\nt3: 6H\nt4: (7D)\nt6: 8C\n", map[string]string{"t2": "", "t14": "2"}},
	} {
		name, text := c.text, c.text
		if !strings.Contains(text, "\n") {
			data, err := games.FS.ReadFile(name + ".pat")
			if err != nil {
				t.Fatal(err)
			}
			text = string(data)
		}
		sheet, ds := rules.Load(gametest.Library(), "x.pat", []byte(text))
		if ds.Errors() > 0 {
			t.Fatal(ds)
		}
		g := gametest.Compiled(t, sheet)
		l := For(g)
		s, err := l.ReadBoard(c.board, true)
		if err != nil {
			t.Fatal(err)
		}
		for label, want := range c.takes {
			if p, err := l.Find(label); err != nil || l.Begins(s, p) != want {
				t.Errorf("%.20q: %s takes %q, not %q (%v)", name, label, l.Begins(s, p), want, err)
			}
		}
	}
}

// What is said to begin an empty pile is all that may come there, and is the same whatever lies
// where it is not seen.
func TestBeginsIsTrue(t *testing.T) {
	moves := 20
	if testing.Short() {
		moves = 8
	}
	var told atomic.Int64
	t.Run("games", func(t *testing.T) {
		for n, id := range gametest.Library().IDs() {
			t.Run(id, func(t *testing.T) {
				t.Parallel()
				g := gametest.Shipped(t, id)
				s := gametest.Deal(t, g, uint64(n)+1)
				l, r := For(g), rand.New(rand.NewPCG(uint64(n), 3))
				for range moves {
					legal := s.Moves(nil)
					if len(legal) == 0 {
						break
					}
					s.Apply(legal[r.IntN(len(legal))])
					told.Add(l.judgeBegins(t, s, r))
				}
			})
		}
	})
	t.Logf("%d empty piles tell what begins them", told.Load())
	if told.Load() < 1000 {
		t.Errorf("only %d empty piles tell what begins them", told.Load())
	}
}

func (l *Labels) judgeBegins(t *testing.T, s *interp.State, r *rand.Rand) (told int64) {
	t.Helper()
	spots, kinds := l.unseen(s)
	r.Shuffle(len(kinds), func(i, j int) { kinds[i], kinds[j] = kinds[j], kinds[i] })
	other := s.Imagine(spots, kinds, r.Uint64())
	for p := range l.game.Piles() {
		what := l.Begins(s, p)
		if also := l.Begins(other, p); also != what {
			t.Errorf("%s takes %q, with other hidden cards %q:\n%s", l.Pile(p), what, also, l.Board(s))
		}
		if what == "" {
			continue
		}
		told++
		for _, m := range s.Moves(nil) {
			var first interp.Card
			switch {
			case m.Kind() == interp.Play && m.To() == p:
				first = s.Card(m.From(), s.Len(m.From())-m.N())
			case m.Kind() == interp.Pluck && m.To() == p:
				first = s.Card(m.From(), m.At())
			default:
				continue
			}
			if !strings.HasPrefix(first.Kind().String(), what) {
				t.Errorf("%s is said to take %q, and takes %s:\n%s", l.Pile(p), what, l.Format(s, m), l.Board(s))
			}
		}
	}
	return told
}
