package interp_test

import (
	"slices"
	"strings"
	"testing"

	"pat/dsl"
	"pat/interp"
	"pat/interp/gametest"
	"pat/interp/notation"
)

// A legal move is told with the lines that let it be made, and a line that acts is told when it
// does.
func TestBy(t *testing.T) {
	text := func(ls []*dsl.Line) string {
		var out []string
		for _, l := range ls {
			out = append(out, l.Text())
		}
		return strings.Join(out, "; ")
	}
	for _, c := range []struct{ name, game, board, move, by, acts string }{
		{"a card", "klondike", "t1: 7S\nt2: 8H", "t1 t2", "move sequence; build down in alternating colours", ""},
		{"a base", "klondike", "t1: AS", "t1 f1", "base ace", ""},
		{
			"worry back", "klondike", "f1: AS 2S\nt2: 3H", "f1 t2",
			"worry back; build down in alternating colours", "",
		},
		{"turn", "klondike", "s: (2D) (9S)", "turn", "turn draw to waste", "turn draw to waste"},
		{"redeal", "klondike", "w: 2D 9S", "redeal", "redeals unlimited", "redeals unlimited"},
		{
			"a fill", "canfield", "r: (2D) 9S\nt1: 4H\nt2: 5S\nt3: KS\nt4: KC", "t1 t2",
			"move 1 card; move pile; build down in alternating colours wrapping",
			"spaces take any card from reserve at once",
		},
		{
			"a card stays down", "clock-patience", "t13: (2H) (5H)", "begin",
			"may begin once", "1 from tableau 13 to hand; exposed card stays down",
		},
		{"a pair", "good-thirteen", "t1: 10S\nt2: 3H", "t1+t2", "takes pair totalling 13 from tableau", ""},
	} {
		t.Run(c.name, func(t *testing.T) {
			g := gametest.Shipped(t, c.game)
			l := notation.For(g)
			s, err := l.ReadBoard(c.board, true)
			if err != nil {
				t.Fatal(err)
			}
			m, err := l.Parse(s, c.move)
			if err != nil {
				t.Fatal(err)
			}
			if got := text(s.By(m)); got != c.by {
				t.Errorf("by %q, want %q", got, c.by)
			}
			var acted []*dsl.Line
			s.Tell(func(l *dsl.Line) { acted = append(acted, l) })
			s.Apply(m)
			s.Tell(nil)
			if got := text(acted); got != c.acts {
				t.Errorf("%q acted, want %q", got, c.acts)
			}
		})
	}
}

// By answers for every legal move of a game in play, but for what the language allows of its own
// accord.
func TestByOfAllMoves(t *testing.T) {
	for _, id := range gametest.Library().IDs() {
		g := gametest.Shipped(t, id)
		s := gametest.Deal(t, g, 1)
		free := func(m interp.Move) bool { // cells and discards take cards without being told
			k := g.ZoneOf(m.To()).Kind
			return m.Kind() == interp.Play && (k == dsl.Cells || k == dsl.Waste || k == dsl.Reserve)
		}
		for range 12 {
			moves := s.Moves(nil)
			if len(moves) == 0 {
				break
			}
			for _, m := range moves {
				if by := s.By(m); len(by) == 0 && !free(m) || slices.Contains(by, nil) {
					l := notation.For(g)
					t.Fatalf("%s: by %v is %s legal\n%s", id, by, l.Format(s, m), l.Board(s))
				}
			}
			s.Apply(moves[len(moves)/2])
		}
	}
}

// What is told of a move is what happened in it, no more and no less: the position that is reached
// is the same, and its changes are those of the deeds one after another.
func TestTold(t *testing.T) {
	for _, id := range gametest.Library().IDs() {
		g := gametest.Shipped(t, id)
		s := gametest.Deal(t, g, 2)
		for i := range 40 {
			moves := s.Moves(nil)
			if len(moves) == 0 {
				break
			}
			m := moves[(i*7+3)%len(moves)]
			plain := s.Clone()
			plain.Apply(m)
			deeds := s.ApplyTold(m)
			if s.Key() != plain.Key() || s.Status() != plain.Status() {
				t.Fatalf("%s: a move that is told leads elsewhere", id)
			}
			var all []interp.Change
			for j, d := range deeds {
				all = append(all, d.Changes...)
				if j > 0 && len(d.Lines)+len(d.Changes) == 0 {
					t.Fatalf("%s: a deed is nothing", id)
				}
				if j > 0 && len(d.Lines) == 0 && d.Changes[0].Kind != interp.Turned {
					t.Fatalf("%s: %v was done by no line", id, d.Changes)
				}
			}
			_, history := s.History(0)
			last := history[len(history)-1]
			same := slices.EqualFunc(all, last, func(a, b interp.Change) bool {
				return a.Kind == b.Kind && a.From == b.From && a.To == b.To && slices.Equal(a.With, b.With)
			})
			if !same {
				t.Fatalf("%s: told %v, happened %v", id, all, last)
			}
		}
	}
}
