package view

import (
	"flag"
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"runtime/debug"
	"slices"
	"strings"
	"testing"

	"pat/interp"
	"pat/interp/gametest"
	"pat/interp/layout"
	"pat/interp/notation"
)

// Tests make much and keep little: the collector would take a third of their time.
func init() { debug.SetGCPercent(400) }

var update = flag.Bool("update", false, "write the golden files anew")

// sizes are the windows in which every game is drawn: the board of a terminal has four lines less.
var sizes = [][2]int{{80, 20}, {40, 16}, {200, 56}}

func shipped(t testing.TB) []string {
	t.Helper()
	return gametest.Library().IDs()
}

func dealt(t testing.TB, id string, number uint64) *interp.State {
	t.Helper()
	return gametest.Deal(t, gametest.Shipped(t, id), number)
}

// wander makes a legal move at random, if there is one.
func wander(s *interp.State, r *rand.Rand, buf []interp.Move) (bool, []interp.Move) {
	buf = s.Moves(buf)
	if len(buf) == 0 {
		return false, buf
	}
	s.Apply(buf[r.IntN(len(buf))])
	return true, buf
}

// Every game is drawn inside the window at every moment: all labels where they were, every top card
// there, nothing over anything else.
func TestEveryGameFits(t *testing.T) {
	moves := 200
	if testing.Short() {
		moves = 15
	}
	hidden, positions := map[int]int{}, map[int]int{}
	for _, id := range shipped(t) {
		s := dealt(t, id, 3)
		g := s.Game()
		l := notation.For(g)
		var plans []*layout.Plan
		for _, size := range sizes {
			plans = append(plans, layout.Make(g, layout.Terminal, size[0], size[1]))
		}
		for _, m := range []layout.Metric{layout.Framed, layout.Large} {
			plans = append(plans, layout.Make(g, m, 200, 56))
		}
		r := rand.New(rand.NewPCG(3, 4))
		var buf []interp.Move
		for i, on := 0, true; i < moves && on; i++ {
			for j, plan := range plans {
				if plan.Metric.CardH > 1 && !plan.Roomy { // cards in frames are for windows that are roomy
					continue
				}
				if j > 1 && i%10 > 0 { // where there is much room, a sample
					continue
				}
				w := Draw(s, l, plan, WindowOptions{Cursor: Spot{Pile: NoPile}, ASCII: i%2 == 1})
				hidden[j] += min(w.Hidden, 1)
				positions[j]++
				if wrong := faults(s, l, plan, w); wrong != "" {
					t.Errorf("%s, move %d, %dx%d: %s\n%s", id, i, plan.W, plan.H, wrong, strings.Join(w.Lines(), "\n"))
					on = false
				}
			}
			if wrong := textFaults(s, l, i); wrong != "" {
				t.Errorf("%s, move %d, as a text: %s", id, i, wrong)
				on = false
			}
			if on {
				on, buf = wander(s, r, buf)
			}
		}
	}
	for j, most := range []float64{mostHidden80, mostHidden40, 0} {
		if share := float64(hidden[j]) / float64(positions[j]); share > most {
			t.Errorf("%v: in %.3f of the positions, at most in %.3f", sizes[j], share, most)
		}
		t.Logf("%v: cards out of sight in %d of %d positions", sizes[j], hidden[j], positions[j])
	}
}

// In this share of the positions of the test face-up cards are out of sight. It may be less.
const (
	mostHidden80 = 0.010
	mostHidden40 = 0.262
)

// textFaults tells what is wrong with a position as a text, of which nothing may be out of sight.
// It looks at every tenth.
func textFaults(s *interp.State, l *notation.Labels, move int) string {
	if move%10 > 0 {
		return ""
	}
	plan := layout.Text(s, 40+40*(move/10%2))
	w := Draw(s, l, plan, WindowOptions{Cursor: Spot{Pile: NoPile}})
	wrong := faults(s, l, plan, w)
	if wrong == "" && w.Hidden > 0 {
		wrong = "cards are out of sight"
	}
	if wrong != "" {
		wrong += "\n" + strings.Join(w.Lines(), "\n")
	}
	return wrong
}

// faults tells what is wrong with a window.
func faults(s *interp.State, l *notation.Labels, plan *layout.Plan, w *Window) string {
	g := s.Game()
	if plan.Height > plan.H {
		return fmt.Sprintf("%d rows are needed", plan.Height)
	}
	lines := w.Lines()
	for p := range g.Piles() {
		at, z := plan.Piles[p], g.ZoneOf(p)
		gone := z.Covers && s.Len(p) == 0 && !z.Fills
		if at.Form == layout.Nowhere || gone || !s.IsPlace(p) {
			continue
		}
		if plan.Width > plan.W && at.Form == layout.Drawn { // it is scrolled to when the cursor comes there
			w = Draw(s, l, plan, WindowOptions{Cursor: Spot{Pile: p, Card: s.Len(p) - 1}, ASCII: true})
			lines = w.Lines()
			if plan.W >= 80 {
				return l.Pile(p) + " lies outside"
			}
		} else if at.Labelled && !(z.Covers && s.Covered(p)) {
			got, number := from(lines[at.LabelY], at.LabelX), strings.TrimLeft(l.Pile(p), "abcdefghijklmnopqrstuvwxyz")
			if !strings.HasPrefix(got, l.Pile(p)) && (number == "" || !strings.HasPrefix(got+" ", number+" ")) {
				return fmt.Sprintf("instead of the label of %s stands %q", l.Pile(p), got)
			}
		}
		x, y, ok := w.Place(p, s.Len(p)-1)
		if !ok {
			return "nothing is drawn of " + l.Pile(p)
		}
		if spot, ok := w.Spot(x, y); !ok || spot.Pile != p {
			return l.Pile(p) + " is drawn over"
		}
		if n := s.Len(p); n > 0 && !s.Card(p, n-1).Down() {
			top := s.Card(p, n-1).Kind().String()
			signs := Cards(top, false)
			if touches(plan) {
				top, signs = strings.Replace(top, "10", "T", 1), strings.Replace(signs, "10", "T", 1)
			}
			got := string([]rune(lines[y])[x:])
			if !strings.HasPrefix(got, top) && !strings.HasPrefix(got, signs) {
				return fmt.Sprintf("the top of %s is %s, not %q", l.Pile(p), top, got)
			}
		}
	}
	return overlaps(w)
}

// overlaps tells of a card of which only a part is seen.
func overlaps(w *Window) string {
	seen := map[Spot]int{}
	for y := range w.H {
		for x := range w.W {
			if s, ok := w.Spot(x, y); ok && w.Cell(x, y).Ink != Blank && w.Cell(x, y).Ink != Cursor {
				seen[s]++
			}
		}
	}
	for s, at := range w.at {
		if got, ok := w.Spot(at[0], at[1]); !ok || got != s {
			return fmt.Sprintf("%v is drawn over", s)
		}
		if s.N == 1 && seen[s] < 2 {
			return fmt.Sprintf("only a part of %v is seen", s)
		}
	}
	return ""
}

// from is what stands in a line from a column on.
func from(line string, x int) string {
	rs := []rune(line)
	return string(rs[min(x, len(rs)):])
}

// In a small window no name of a pile runs into the next: where they would, numbers stand alone.
func TestNamesStandApart(t *testing.T) {
	for _, id := range shipped(t) {
		s := dealt(t, id, 1)
		for _, size := range [][2]int{{40, 16}, {43, 12}, {80, 20}} {
			plan := layout.Make(s.Game(), layout.Terminal, size[0], size[1])
			win := Draw(s, notation.For(s.Game()), plan, WindowOptions{Cursor: Spot{Pile: NoPile}})
			if runsTogether(win) {
				t.Errorf("%s, %v:\n%s", id, size, strings.Join(win.Lines(), "\n"))
			}
		}
	}
}

// Cards that stand without a gap do not run together either: a ten is T there.
func TestTensStandApart(t *testing.T) {
	s := dealt(t, "montana", 4)
	for _, c := range []struct {
		w    int
		want string
	}{{40, "T♠ 3♦"}, {80, "10♠"}} {
		plan := layout.Make(s.Game(), layout.Terminal, c.w, 16)
		win := Draw(s, notation.For(s.Game()), plan, WindowOptions{Cursor: Spot{Pile: NoPile}})
		if text := strings.Join(win.Lines(), "\n"); !strings.Contains(text, c.want) {
			t.Errorf("no %s in %d columns:\n%s", c.want, c.w, text)
		}
	}
}

// runsTogether reports whether names of two piles stand in cells beside each other.
func runsTogether(w *Window) bool {
	for y := range w.H {
		for x := 1; x < w.W; x++ {
			a, b := w.Cell(x-1, y), w.Cell(x, y)
			was, _ := w.Spot(x-1, y)
			is, _ := w.Spot(x, y)
			letters := a.Rune != ' ' && b.Rune != ' ' && a.Ink == Label && b.Ink == Label
			if letters && was.Pile != is.Pile {
				return true
			}
		}
	}
	return false
}

// A board that is too wide is scrolled by whole columns: no card beside the sign lacks its rank, be
// the cursor where it will.
func TestScrolledByWholeColumns(t *testing.T) {
	s := dealt(t, "blue-moon", 3)
	plan, l, scrolled := layout.Make(s.Game(), layout.Terminal, 40, 16), notation.For(s.Game()), 0
	for p := range s.Game().Piles() {
		if !s.IsPlace(p) || s.Game().ZoneOf(p).Hidden || plan.Piles[p].Form != layout.Drawn {
			continue
		}
		win := Draw(s, l, plan, WindowOptions{Cursor: Spot{Pile: p, Card: max(0, s.Len(p)-1)}})
		for q := range s.Game().Piles() {
			x, y, ok := win.Place(q, s.Len(q)-1)
			if !ok || s.Len(q) == 0 || x > 2 || plan.Piles[q].X < 3 {
				continue
			}
			scrolled++
			line, card := []rune(win.Lines()[y]), Cards(s.Card(q, 0).Kind().String(), false)
			if !strings.HasPrefix(string(line[x:]), card) {
				t.Errorf("cursor on %s: %s", l.Pile(p), string(line))
			}
		}
		if x, _, ok := win.Place(p, s.Len(p)-1); !ok || x+plan.Metric.CardW > 40 {
			t.Errorf("%s is not in sight", l.Pile(p))
		}
	}
	if scrolled == 0 {
		t.Error("nothing is scrolled")
	}
}

// Where the cursor goes, no card moves, and the card there stands in brackets: in the last column,
// too, where the edge of the window closes those of a ten.
func TestBracketsInTheLastColumn(t *testing.T) {
	last := 0
	for deal := range uint64(20) {
		s := dealt(t, "paganini", deal)
		plan, l := layout.Make(s.Game(), layout.Terminal, 40, 16), notation.For(s.Game())
		still := Draw(s, l, plan, WindowOptions{Cursor: Spot{Pile: NoPile}})
		for p := range s.Game().Piles() {
			n := s.Len(p)
			if n == 0 || plan.Piles[p].X+plan.Metric.CardW != 40 || len(s.Card(p, n-1).Kind().String()) < 3 {
				continue
			}
			last++
			win := Draw(s, l, plan, WindowOptions{Cursor: Spot{Pile: p, Card: n - 1}})
			if text := strings.Join(win.Lines(), "\n"); strings.Count(text, "[") != 1 || strings.Contains(text, "]") {
				t.Errorf("%s:\n%s", l.Pile(p), text)
			}
			for q := range s.Game().Piles() {
				x, y, ok := win.Place(q, s.Len(q)-1)
				if wasX, wasY, was := still.Place(q, s.Len(q)-1); x != wasX || y != wasY || ok != was {
					t.Errorf("cursor on %s: %s is at %d, %d, and was at %d, %d", l.Pile(p), l.Pile(q), x, y, wasX, wasY)
				}
			}
		}
	}
	if last == 0 {
		t.Error("no ten lies in the last column")
	}
}

// How many cards lie in a pile that shows its top is told behind a ten in the last column as it is
// behind any other card, with the cursor there and without.
func TestCountsInTheLastColumn(t *testing.T) {
	piles, cut := 0, map[string]bool{}
	for _, id := range shipped(t) {
		g := dealt(t, id, 1).Game()
		for _, size := range [][2]int{{40, 16}, {41, 16}, {60, 20}, {80, 20}} {
			plan := layout.Make(g, layout.Terminal, size[0], size[1])
			for p, at := range plan.Piles {
				z := g.ZoneOf(p)
				one := z.Room == 1 || !z.Grows && !z.Laid
				full := at.Form == layout.Drawn && 1+4*g.Pile(p).Column > plan.W // cards and nothing else
				if at.Form != layout.Tops && at.Form != layout.Drawn || plan.Width > plan.W || one || full {
					continue
				}
				piles++
				if at.X+plan.Metric.CardW+1 > plan.W {
					cut[fmt.Sprint(id, size)] = true
				}
			}
		}
	}
	if len(cut) > 0 || piles == 0 {
		t.Errorf("of %d piles some have no room for the number of their cards: %v", piles, cut)
	}
	s := dealt(t, "accordion", 8)
	l := notation.For(s.Game())
	for _, name := range strings.Split("t3 t2,t4 t3,t19 t16,t36 t33,t5 t4,t7 t4", ",") {
		i := slices.IndexFunc(s.Moves(nil), func(m interp.Move) bool { return l.Format(s, m) == name })
		if i < 0 {
			t.Fatal(name)
		}
		s.Apply(s.Moves(nil)[i])
	}
	plan := layout.Make(s.Game(), layout.Terminal, 40, 16)
	for p := range s.Game().Piles() {
		for _, cursor := range []int{NoPile, p} {
			win := Draw(s, l, plan, WindowOptions{Cursor: Spot{Pile: cursor, Card: s.Len(p) - 1}})
			if x, y, _ := win.Place(p, s.Len(p)-1); s.Len(p) == 2 {
				top := Cards(s.Card(p, 1).Kind().String(), false)
				if got := from(win.Lines()[y], x); !strings.HasPrefix(got, top+"²") {
					t.Errorf("%s, cursor at %d: %s", l.Pile(p), cursor, got)
				}
			}
		}
	}
}

// The top of an open stock is shown whole beside the count of its cards.
func TestOpenStockShowsItsCard(t *testing.T) {
	tens := 0
	for deal := range uint64(60) {
		s := dealt(t, "pyramid", deal+1)
		for p := range s.Game().Piles() {
			z := s.Game().ZoneOf(p)
			if !z.Open || s.Len(p) == 0 || s.Card(p, s.Len(p)-1).Kind().Rank().Short() != "10" {
				continue
			}
			tens++
			want := fmt.Sprintf("%s×%d", Cards(s.Card(p, s.Len(p)-1).Kind().String(), false), s.Len(p))
			win := Draw(s, notation.For(s.Game()), layout.Make(s.Game(), layout.Terminal, 80, 20),
				WindowOptions{Cursor: Spot{Pile: NoPile}})
			if board := strings.Join(win.Lines(), "\n"); !strings.Contains(board, want) {
				t.Errorf("no %s on\n%s", want, board)
			}
		}
	}
	if tens == 0 {
		t.Error("no ten lies on a stock")
	}
}

// A board that is higher than its window says so, above and below, and scrolls to the cursor.
func TestBoardGoesOnBeyondTheWindow(t *testing.T) {
	s := dealt(t, "carpet", 3)
	plan := layout.Make(s.Game(), layout.Terminal, 40, 4)
	last := s.Game().Piles() - 1
	for p := range s.Game().Piles() { // the lowest one
		if plan.Piles[p].Y > plan.Piles[last].Y {
			last = p
		}
	}
	for _, c := range []struct {
		cursor      int
		first, last string
	}{{NoPile, " ", "↓"}, {last, "↑", " "}} {
		w := Draw(s, notation.For(s.Game()), plan, WindowOptions{Cursor: Spot{Pile: c.cursor, Card: s.Len(last) - 1}})
		first, below := w.Cell(39, 0).Rune, w.Cell(39, 3).Rune
		if string(first) != c.first || string(below) != c.last {
			t.Errorf("cursor at %d: %q above, %q below\n%s", c.cursor, first, below, strings.Join(w.Lines(), "\n"))
		}
	}
}

// Some games as they look in a window, early and late.
func TestWindowsAsTheyLook(t *testing.T) {
	for _, id := range []string{
		"bakers-dozen", "klondike", "spider", "pyramid", "accordion", "montana", "freecell", "canfield", "retinue",
		"la-belle-lucie", "black-hole", "double-yukon", "carpet", "monte-carlo",
	} {
		t.Run(id, func(t *testing.T) {
			var b strings.Builder
			for _, moves := range []int{0, 80} {
				s := dealt(t, id, 17)
				r := rand.New(rand.NewPCG(1, 7))
				for range moves {
					wander(s, r, nil)
				}
				for _, size := range sizes[:2] {
					plan := layout.Make(s.Game(), layout.Terminal, size[0], size[1])
					w := Draw(s, notation.For(s.Game()), plan, WindowOptions{Cursor: Spot{Pile: NoPile}})
					fmt.Fprintf(&b, "-- %d moves, %d columns, %d rows --\n%s\n", moves, size[0], size[1],
						strings.TrimRight(strings.Join(w.Lines(), "\n"), "\n"))
				}
			}
			file := filepath.Join("testdata", "windows", id+".txt")
			if *update {
				if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
					t.Fatal(err)
				}
				if err := os.WriteFile(file, []byte(b.String()), 0o644); err != nil {
					t.Fatal(err)
				}
			}
			want, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			if b.String() != string(want) {
				t.Errorf("it looks so:\n%s\nwant (-update writes it)\n%s", b.String(), want)
			}
		})
	}
}

// What is at a place of the window is what was drawn there, and below a column is its top card.
func TestSpots(t *testing.T) {
	s := dealt(t, "klondike", 17)
	g := s.Game()
	l := notation.For(g)
	plan := layout.Make(g, layout.Terminal, 80, 20)
	w := Draw(s, l, plan, WindowOptions{Cursor: Spot{Pile: NoPile}})
	p, err := l.Find("t3")
	if err != nil {
		t.Fatal(err)
	}
	at := plan.Piles[p]
	stock, err := l.Find("s")
	if err != nil {
		t.Fatal(err)
	}
	sx, sy := plan.Piles[stock].X, plan.Piles[stock].Y
	for _, c := range []struct {
		name string
		x, y int
		want Spot
		ok   bool
	}{
		{"a label", at.LabelX, at.LabelY, Spot{p, -1, 0}, true},
		{"the bottom card", at.X, at.Y, Spot{p, 0, 1}, true},
		{"the top card", at.X + 1, at.Y + 2, Spot{p, 2, 1}, true},
		{"beside the top card", at.X + 5, at.Y + 2, Spot{p, 2, 1}, true},
		{"below the top card", at.X, at.Y + 4, Spot{p, 2, 1}, true},
		{"between the label of the stock and its card", sx - 1, sy, Spot{stock, 23, 1}, true},
		{"outside", 80, 3, Spot{NoPile, 0, 0}, false},
	} {
		if got, ok := w.Spot(c.x, c.y); got != c.want || ok != c.ok {
			t.Errorf("%s: %v %v, want %v %v", c.name, got, ok, c.want, c.ok)
		}
	}
	w = Draw(s, l, plan, WindowOptions{Cursor: Spot{Pile: p, Card: 2}, Mark: func(pile, card int) Mark {
		if pile == p && card == 2 {
			return 4
		}
		return 0
	}})
	if got := w.Lines()[at.Y+2]; !strings.Contains(got, "["+Cards(s.Card(p, 2).Kind().String(), false)+"]") {
		t.Errorf("no brackets about the card at the cursor: %q", got)
	}
	if c := w.Cell(at.X, at.Y+2); c.Mark != 4 {
		t.Errorf("the mark of the card is %d, want 4", c.Mark)
	}
	stock, err = l.Find("s")
	if err != nil {
		t.Fatal(err)
	}
	w = Draw(s, l, plan, WindowOptions{Cursor: Spot{Pile: stock, Card: s.Len(stock) - 1}})
	if got := w.Lines()[plan.Piles[stock].Y]; !strings.Contains(got, "[▒▒24]") {
		t.Errorf("no brackets about the stock and its number at the cursor: %q", got)
	}
}

// The test of all games sees every form of zone.
func TestGamesHaveAllForms(t *testing.T) {
	var met []layout.Form
	for _, id := range shipped(t) {
		met = append(met, layout.Make(dealt(t, id, 3).Game(), layout.Terminal, 80, 20).Zones...)
	}
	for f := layout.Nowhere; f <= layout.Drawn; f++ {
		if !slices.Contains(met, f) {
			t.Errorf("no game has a zone of form %d", f)
		}
	}
}
