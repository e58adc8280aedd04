package layout

import (
	"iter"
	"testing"

	"pat/dsl"
	"pat/interp"
	"pat/interp/gametest"
	"pat/interp/notation"
)

// shipped are the shipped games by their ids, with the options that they have by themselves.
func shipped(t *testing.T) iter.Seq2[string, *interp.Game] {
	return func(yield func(string, *interp.Game) bool) {
		for _, id := range gametest.Library().IDs() {
			g := gametest.Shipped(t, id)
			if !yield(id, g) {
				return
			}
		}
	}
}

// On a page, of whatever shape, no two piles of a game lie on one another, but where a picture has
// them so, and all lie inside what the plan says it needs.
func TestPilesLieApart(t *testing.T) {
	for id, g := range shipped(t) {
		for _, size := range [][2]int{{1800, 1100}, {900, 1500}, {3000, 2000}} {
			p := Make(g, Page, size[0], size[1])
			for i, a := range p.Piles {
				if a.Form == Nowhere {
					continue
				}
				wa, ha := extent(p, i)
				if a.X < 0 || a.LabelY < 0 || a.X+wa > p.Width || a.Y+ha > p.Height {
					t.Errorf("%s, %v: pile %d lies outside of %d x %d: %+v", id, size, i, p.Width, p.Height, a)
				}
				for j, b := range p.Piles[:i] {
					if b.Form == Nowhere || g.ZoneOf(i).Index == g.ZoneOf(j).Index && g.ZoneOf(i).Covers {
						continue
					}
					wb, hb := extent(p, j)
					if a.X < b.X+wb && b.X < a.X+wa && a.LabelY < b.Y+hb && b.LabelY < a.Y+ha {
						t.Fatalf("%s, %v: piles %d and %d lie on one another: %+v, %+v", id, size, j, i, b, a)
					}
				}
			}
		}
	}
}

// extent is how wide and high the place of a pile is.
func extent(p *Plan, pile int) (w, h int) {
	at := p.Piles[pile]
	w, h = p.Metric.CardW, p.Metric.CardH
	switch at.Form {
	case Columns:
		h = at.Room
	case Line:
		w = at.Room
	}
	return w, h
}

// The stock and the waste belong together: where both stand in the header and there is room for
// them side by side, they begin in one row.
func TestStockAndWasteStandTogether(t *testing.T) {
	for id, g := range shipped(t) {
		for _, size := range [][2]int{{80, 24}, {200, 60}} {
			for name, m := range map[string]Metric{"signs": Terminal, "frames": Framed} {
				p := Make(g, m, size[0], size[1])
				stock, waste := -1, -1
				for i := range g.Zones() {
					z, form := g.Zone(i), p.Zones[i]
					switch header := form == Single || form == Line; {
					case header && z.Kind == dsl.Stock:
						stock = z.First
					case header && z.Kind == dsl.Waste && waste < 0:
						waste = z.First
					}
				}
				if stock >= 0 && waste >= 0 && p.Piles[stock].Y != p.Piles[waste].Y {
					t.Errorf("%s, %v, %s: the stock stands at %d, the waste at %d", id, size, name, p.Piles[stock].Y,
						p.Piles[waste].Y)
				}
			}
		}
	}
}

// The header stands above the body: it goes no further to the right, nor further than a usual
// window, but where it has no room there. Then one row of it is just so wide.
func TestHeaderKeepsAboveTheBody(t *testing.T) {
	wide := 0
	for id, g := range shipped(t) {
		for name, m := range map[string]Metric{"signs": Terminal, "frames": Framed, "large": Large} {
			for _, m.FromRight = range []bool{false, true} {
				p := Make(g, m, 200, 56)
				header, body, spare := 0, 0, map[int]int{} // by row: what its lines have beyond their need
				for i, at := range p.Piles {
					w, _ := extent(p, i)
					switch {
					case at.Form >= Tops:
						body = max(body, at.X+max(w, at.Width))
					case at.Form != Nowhere:
						header = max(header, at.X+w)
						spare[at.Y] += 0
					}
					if at.Form == Line {
						spare[at.Y] += at.Room - max(at.Whole, m.CardW+leastCards*m.LeastSide)
					}
				}
				if body == 0 || header <= max(body, 80) {
					continue
				}
				wide++
				least := 200
				for _, n := range spare {
					least = min(least, n)
				}
				if least > 0 || header > p.W {
					t.Errorf("%s, %s, from the right: %v: the header ends at %d, the body at %d", id, name, m.FromRight,
						header, body)
				}
			}
		}
	}
	t.Logf("%d headers are wider than what lies below them", wide)
}

// A zone that goes on in a second line shares none of them with another, where that costs no line.
func TestBrokenZonesStandApart(t *testing.T) {
	broken := 0
	for id, g := range shipped(t) {
		p := Make(g, Page, 1500, 840)
		if len(p.headerLines(true)) > len(p.headerLines(false)) {
			continue
		}
		for z := range g.Zones() {
			info := g.Zone(z)
			first := p.Piles[info.First]
			if first.Form >= Tops || first.Form == Nowhere || p.Piles[info.First+info.Count-1].LabelY == first.LabelY {
				continue
			}
			broken++
			for i := info.First; i < info.First+info.Count; i++ {
				for j, at := range p.Piles {
					if other := g.ZoneOf(j).Index; other != z && at.Form != Nowhere && at.LabelY == p.Piles[i].LabelY {
						t.Errorf("%s: %s stands beside a line of %s", id, g.Zone(other).Title(), info.Title())
					}
				}
			}
		}
	}
	if broken < 3 {
		t.Errorf("only %d zones go on in a second line", broken)
	}
}

// What is drawn above columns stands over them, where that takes nothing away: the foundations of
// FreeCell over its last columns, the stock of Spider over the first. A line of cards keeps room
// for some of them: in a terminal that is more than Klondike has between stock and foundations.
func TestHeaderStandsOverColumns(t *testing.T) {
	page, left := [2]int{1300, 800}, Framed
	left.FromRight = true
	for _, c := range []struct {
		game string
		m    Metric
		size [2]int
		over map[string]string // piles above, and columns below them
	}{
		{"freecell", Page, page, map[string]string{"c1": "t1", "c4": "t4", "f1": "t5", "f4": "t8"}},
		{"freecell", Terminal, [2]int{80, 24}, map[string]string{"c1": "t1", "f1": "t5", "f4": "t8"}},
		{"freecell", left, [2]int{80, 24}, map[string]string{"f1": "t1", "f4": "t4", "c1": "t5", "c4": "t8"}},
		{"spider", Page, page, map[string]string{"s": "t1", "f1": "t3", "f8": "t10"}},
		{"klondike", Page, page, map[string]string{"s": "t1", "w": "t2", "f1": "t4", "f4": "t7"}},
		{"klondike", Terminal, [2]int{80, 24}, map[string]string{"s": "t1", "f4": ""}},
	} {
		g := gametest.Shipped(t, c.game)
		l := notation.For(g)
		p := Make(g, c.m, c.size[0], c.size[1])
		x := map[string]int{}
		for i := range p.Piles {
			x[l.Pile(i)] = p.Piles[i].LabelX
		}
		for above, below := range c.over {
			over := ""
			for i := range p.Piles {
				if p.Piles[i].Form == Columns && p.Piles[i].LabelX == x[above] {
					over = l.Pile(i)
				}
			}
			if over != below {
				t.Errorf("%s, %v: %s stands over %q, not %q", c.game, c.size, above, over, below)
			}
		}
	}
}

// On a page a line takes no room that it never uses: what stands behind it would be far away.
func TestLinesTakeWhatTheyUse(t *testing.T) {
	lines := 0
	for id, g := range shipped(t) {
		for i, at := range Make(g, Page, 3000, 2000).Piles {
			if at.Form != Line {
				continue
			}
			lines++
			if most := max(Page.CardW+(Page.InLine-1)*Page.Side, at.Whole); at.Room > most {
				t.Errorf("%s: pile %d has the room of %d, and uses %d", id, i, at.Room, most)
			}
		}
	}
	t.Logf("%d lines", lines)
}
