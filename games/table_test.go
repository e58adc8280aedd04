package games_test

import (
	"slices"
	"strings"
	"testing"

	"pat/dsl/cards"
	"pat/dsl/rules"
	"pat/interp"
	"pat/interp/gametest"
	"pat/interp/notation"
)

// A table is a position of a game in a test, with moves by name.
type table struct {
	*testing.T
	g *interp.Game
	s *interp.State
	l *notation.Labels
}

// compiled opens a shipped game with options given as name=value.
func compiled(t *testing.T, id string, settings ...string) (*interp.Game, rules.Setting) {
	t.Helper()
	sheet, ds, err := rules.Open(gametest.Library(), id)
	if err != nil || ds.Errors() > 0 {
		t.Fatalf("%s: %v %v", id, err, ds)
	}
	set := sheet.Defaults()
	for _, a := range settings {
		if err := sheet.Set(&set, a); err != nil {
			t.Fatal(err)
		}
	}
	g, err := interp.Compile(sheet, set)
	if err != nil {
		t.Fatal(err)
	}
	return g, set
}

// deal deals a number of a game.
func deal(t *testing.T, id string, number uint64, settings ...string) *table {
	t.Helper()
	g, set := compiled(t, id, settings...)
	s, err := g.Deal(number, set)
	if err != nil {
		t.Fatal(err)
	}
	return &table{t, s.Game(), s, notation.For(s.Game())}
}

// dealPack deals the pack with some cards first, the rest in any order.
func dealPack(t *testing.T, id, first string, settings ...string) *table {
	t.Helper()
	g, set := compiled(t, id, settings...)
	var pack []cards.Kind
	rest := g.Sheet().Pack.Cards()
	for _, w := range strings.Fields(first) {
		k, err := cards.Parse(w)
		if err != nil {
			t.Fatal(err)
		}
		i := slices.Index(rest, k)
		if i < 0 {
			t.Fatalf("%s is not in the pack, or twice", k)
		}
		rest = slices.Delete(rest, i, i+1)
		pack = append(pack, k)
	}
	s, err := g.DealOrder(append(pack, rest...), 0, set)
	if err != nil {
		t.Fatal(err)
	}
	return &table{t, s.Game(), s, notation.For(s.Game())}
}

// board sets a position up; cards that are not named are nowhere.
func board(t *testing.T, id, text string, settings ...string) *table {
	t.Helper()
	g, _ := compiled(t, id, settings...)
	l := notation.For(g)
	s, err := l.ReadBoard(text, true)
	if err != nil {
		t.Fatal(err)
	}
	return &table{t, g, s, l}
}

// legal and illegal assert of moves that they can or cannot be made now.
func (tb *table) legal(moves ...string) {
	tb.Helper()
	for _, m := range moves {
		if _, err := tb.l.Parse(tb.s, m); err != nil {
			tb.Errorf("%s should be legal: %v\n%s", m, err, tb.l.Board(tb.s))
		}
	}
}

func (tb *table) illegal(moves ...string) {
	tb.Helper()
	for _, m := range moves {
		if _, err := tb.l.Parse(tb.s, m); err == nil {
			tb.Errorf("%s should be illegal\n%s", m, tb.l.Board(tb.s))
		}
	}
}

// play makes moves.
func (tb *table) play(moves ...string) {
	tb.Helper()
	for _, text := range moves {
		m, err := tb.l.Parse(tb.s, text)
		if err != nil {
			tb.Fatalf("%s: %v\n%s", text, err, tb.l.Board(tb.s))
		}
		tb.s.Apply(m)
	}
}

// pile is the cards of a pile by its label, bottom first, face-down ones in brackets.
func (tb *table) pile(label string) string {
	tb.Helper()
	for p := range tb.g.Piles() {
		if tb.l.Pile(p) != label {
			continue
		}
		var ws []string
		for i := range tb.s.Len(p) {
			c := tb.s.Card(p, i)
			w := c.Kind().String()
			if c.Down() {
				w = "(" + w + ")"
			}
			ws = append(ws, w)
		}
		return strings.Join(ws, " ")
	}
	tb.Fatalf("no pile %s", label)
	return ""
}

// has asserts what a pile holds.
func (tb *table) has(label, want string) {
	tb.Helper()
	if got := tb.pile(label); got != want {
		tb.Errorf("%s holds %q, want %q", label, got, want)
	}
}

// sizes are the numbers of cards in the piles of a zone.
func (tb *table) sizes(zone string) []int {
	for i := range tb.g.Zones() {
		if z := tb.g.Zone(i); z.Title() == zone {
			var out []int
			for p := z.First; p < z.First+z.Count; p++ {
				out = append(out, tb.s.Len(p))
			}
			return out
		}
	}
	tb.Fatalf("no zone %s", zone)
	return nil
}

func (tb *table) wantSizes(zone string, want ...int) {
	tb.Helper()
	if got := tb.sizes(zone); !slices.Equal(got, want) {
		tb.Errorf("%s has %v cards, want %v", zone, got, want)
	}
}

// down counts the face-down cards of a zone.
func (tb *table) down(zone string) int {
	n := 0
	for i := range tb.g.Zones() {
		if z := tb.g.Zone(i); z.Title() == zone {
			for p := z.First; p < z.First+z.Count; p++ {
				for j := range tb.s.Len(p) {
					if tb.s.Card(p, j).Down() {
						n++
					}
				}
			}
		}
	}
	return n
}

// moves lists all legal moves, but those to a position that another leads to.
func (tb *table) moves() []string {
	var out []string
	for _, m := range tb.s.DistinctMoves(nil) {
		out = append(out, tb.l.Format(tb.s, m))
	}
	return out
}

func (tb *table) wantMoves(want ...string) {
	tb.Helper()
	got := tb.moves()
	slices.Sort(got)
	slices.Sort(want)
	if !slices.Equal(got, want) {
		tb.Errorf("moves are %v, want %v\n%s", got, want, tb.l.Board(tb.s))
	}
}

func (tb *table) status(want interp.Status) {
	tb.Helper()
	tb.s.Moves(nil)
	if got := tb.s.Status(); got != want {
		tb.Errorf("status is %s, want %s\n%s", got, want, tb.l.Board(tb.s))
	}
}

// all counts the cards on the table.
func (tb *table) all() int {
	n := 0
	for p := range tb.g.Piles() {
		n += tb.s.Len(p)
	}
	return n
}

func repeat(n, times int) []int { return slices.Repeat([]int{n}, times) }
