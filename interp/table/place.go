package table

import (
	"context"
	"math"

	"pat/interp"
	"pat/interp/layout"
)

// This file answers where the piles stand on a page.

// A Layout is where the piles stand in a window, in hundredths of the width of a card. It depends
// on the game and the window alone, so that nothing moves in play.
type Layout struct {
	Card  int   `json:"card"` // width of a card, in the units of the window
	W     int   `json:"w"`    // of all that is placed
	H     int   `json:"h"`
	Open  int   `json:"open"`  // how much is seen of a covered card: of one that lies open in a column,
	Shut  int   `json:"shut"`  // of one that lies face down there,
	Side  int   `json:"side"`  // and in a line, from left to right;
	Tight int   `json:"tight"` // tight is the least of these,
	Least int   `json:"least"` // least of one that lies open in a column: its rank can be read
	Piles []Lie `json:"piles"`
}

// A Lie is where one pile stands: the corner of its lowest card.
type Lie struct {
	X     int    `json:"x"`
	Y     int    `json:"y"`
	Lies  string `json:"lies"`            // flat, down or right; off: it is not shown
	Room  int    `json:"room,omitempty"`  // that its cards may take along which they are spread
	Ends  bool   `json:"ends,omitempty"`  // X is of its newest card: those before lie to its left
	Count bool   `json:"count,omitempty"` // the number of its cards is told
	Label bool   `json:"label,omitempty"` // its label stands above it
}

// Widths of a card on a page that are tried, in the units of the window: from a large one to the
// smallest that can be read.
const (
	widest    = 120
	narrowest = 38
	tiniest   = 24 // of a wide picture on a small page: the least that a finger hits
)

// leastSeen is how much of a covered card is enough to read its rank, in the units of the window:
// of a large card that is a smaller share of it.
const leastSeen = 18

// Layout places the piles in a window, with cards as large as they can be while columns are not
// squeezed much; or, where they do not all stand inside, with cards that are as small as they must
// be; or so that the window must be scrolled, down rather than to the side.
func (t *Table) Layout(ctx context.Context, w Window) *Layout {
	best, bestCard, most := (*layout.Plan)(nil), 0, 0.0
	wants := t.wants()
	for card := widest; card >= narrowest && ctx.Err() == nil; card -= max(1, card/24) {
		if float64(card) <= most {
			break // smaller ones cannot be better any more
		}
		p := layout.Make(t.s.Game, layout.Page, w.W*100/card, w.H*100/card)
		if p.Width > p.W || p.Height > p.H {
			continue
		}
		seen := 1.0
		for i, at := range p.Piles {
			if at.Form == layout.Columns && wants[i] > 0 {
				seen = min(seen, float64(at.Room)/float64(wants[i]))
			}
			if at.Whole > 0 {
				seen = min(seen, float64(at.Room)/float64(at.Whole))
			}
		}
		// Being squeezed to half is worse than cards half as wide.
		worth := float64(card) * seen * math.Sqrt(seen)
		if t.folded(p) {
			worth *= foldedWorth
		}
		if worth > most {
			best, bestCard, most = p, card, worth
		}
	}
	if best == nil {
		best, bestCard = t.small(ctx, w)
	}
	out := lies(best, bestCard)
	blocks := out.blocks(best, t.s.Game)
	out.centre(blocks)
	if w.Left {
		out.mirror(best, t.s.Game, blocks)
	}
	out.align(t.s.Game, blocks)
	out.tight(best.Metric, blocks)
	return out
}

// foldedWorth is what columns that do not stand side by side are worth as against those that do: a
// player knows a game by them, and cards somewhat smaller are no loss.
const foldedWorth = 0.8

// folded reports whether columns of one zone stand below others of it.
func (t *Table) folded(p *layout.Plan) bool {
	for i := range t.s.Game.Zones() {
		z := t.s.Game.Zone(i)
		for q := z.First; q < z.First+z.Count; q++ {
			at := &p.Piles[q]
			if at.Form == layout.Columns && z.Rows <= 1 && at.Y != p.Piles[z.First].Y {
				return true
			}
		}
	}
	return false
}

// small places the piles where not all stand inside with cards of which all can be read.
func (t *Table) small(ctx context.Context, w Window) (best *layout.Plan, bestCard int) {
	for card := narrowest; card >= tiniest && ctx.Err() == nil; card-- {
		p := layout.Make(t.s.Game, layout.Page, w.W*100/card, w.H*100/card)
		if p.Width > p.W {
			continue
		}
		if p.Height <= p.H {
			return p, card
		}
		if best == nil {
			best, bestCard = p, card
		}
	}
	if best == nil {
		return layout.Make(t.s.Game, layout.Page, w.W*100/tiniest, w.H*100/tiniest), tiniest
	}
	return best, bestCard
}

// grown is how many cards more than the deal lays are given room for in a column.
const grown = 5

// wants is the length of each pile after a deal, with some more cards on it, not squeezed.
func (t *Table) wants() []int {
	g, m := t.s.Game, layout.Page
	st, err := g.Deal(1, g.Setting())
	out := make([]int, g.Piles())
	for p := range out {
		if err != nil {
			break
		}
		out[p] = m.CardH + grown*m.Open
		if z := g.ZoneOf(p); !z.Grows && !z.Laid {
			out[p] = m.CardH
		}
		for i := range st.Len(p) - 1 {
			if st.Card(p, i).Down() {
				out[p] += m.Shut
			} else {
				out[p] += m.Open
			}
		}
	}
	return out
}

func lies(p *layout.Plan, card int) *Layout {
	m := p.Metric
	out := &Layout{
		Card: card, H: p.Height, Open: m.Open, Shut: m.Shut, Side: m.Side, Tight: m.LeastSide,
		Least: min(m.LeastOpen, (leastSeen*100+card-1)/card),
	}
	for _, at := range p.Piles {
		x := Lie{X: at.X, Y: at.Y, Lies: "flat", Room: at.Room, Count: at.Counts, Label: at.Labelled}
		switch at.Form {
		case layout.Nowhere:
			x = Lie{Lies: "off"}
		case layout.Columns:
			x.Lies = "down"
		case layout.Line:
			x.Lies = "right"
		}
		out.Piles = append(out.Piles, x)
	}
	return out
}

// A block is piles that keep their distance: a line of the header, or zones side by side below it.
type block struct {
	piles    []int
	from, to int // how far they go from left to right
}

// sides is how far blocks go to the left and to the right.
func sides(blocks []*block) (left, right int) {
	left = math.MaxInt
	for _, b := range blocks {
		left, right = min(left, b.from), max(right, b.to)
	}
	return left, right
}

// move moves a block to the right.
func (l *Layout) move(b *block, by int) {
	for _, i := range b.piles {
		l.Piles[i].X += by
	}
	b.from, b.to = b.from+by, b.to+by
}

// centre moves each block to the middle of the widest.
func (l *Layout) centre(blocks []*block) {
	left, right := sides(blocks)
	for _, b := range blocks {
		l.move(b, (left+right-b.from-b.to)/2)
	}
}

// tight leaves no more room at the sides than there must be: what is placed stands in the middle of
// the window as a whole.
func (l *Layout) tight(m layout.Metric, blocks []*block) {
	if len(blocks) == 0 {
		return
	}
	left, right := sides(blocks)
	for _, b := range blocks {
		l.move(b, m.Left-left)
	}
	l.W = right - left + m.Left + m.Right
}

// align moves each line with which a zone goes on below its first piles, where there is room.
func (l *Layout) align(g *interp.Game, blocks []*block) {
	left, right := sides(blocks)
	for _, b := range blocks {
		first := g.ZoneOf(b.piles[0]).First
		by := l.Piles[first].X - l.Piles[b.piles[0]].X
		if b.piles[0] != first && b.from+by >= left && b.to+by <= right {
			l.move(b, by)
		}
	}
}

// mirror lets the zones of each line of the header stand the other way round. The piles of a zone
// keep their order, and so does the body, where right and left may be of the rules. A line ends
// where it began, beside the zone from which its cards come.
func (l *Layout) mirror(p *layout.Plan, g *interp.Game, blocks []*block) {
	for _, b := range blocks {
		if p.Piles[b.piles[0]].Form >= layout.Tops {
			continue
		}
		zones := map[*interp.ZoneInfo]*block{}
		for _, i := range b.piles {
			z := zones[g.ZoneOf(i)]
			if z == nil {
				z = &block{from: math.MaxInt}
				zones[g.ZoneOf(i)] = z
			}
			z.add(i, l.Piles[i].X, l.wide(p, i))
		}
		for _, z := range zones {
			for _, i := range z.piles {
				at := &l.Piles[i]
				at.X += b.from + b.to - z.from - z.to
				if at.Ends = p.Piles[i].Form == layout.Line; at.Ends {
					at.X += at.Room - p.Metric.CardW
				}
			}
		}
	}
}

// wide is how far a pile goes to the right.
func (l *Layout) wide(p *layout.Plan, pile int) int {
	if p.Piles[pile].Form == layout.Line {
		return l.Piles[pile].Room
	}
	return p.Metric.CardW
}

func (b *block) add(pile, x, wide int) {
	b.piles = append(b.piles, pile)
	b.from, b.to = min(b.from, x), max(b.to, x+wide)
}

func (l *Layout) blocks(p *layout.Plan, g *interp.Game) (all []*block) {
	zones, lines := map[int]*block{}, map[int]*block{}
	for i, at := range p.Piles {
		if at.Form == layout.Nowhere {
			continue
		}
		zone, line := g.ZoneOf(i).Index, at.Y
		if at.Form < layout.Tops {
			zone, line = -1, -1-at.Y // the lines of a header are apart, and apart from the body
		}
		b := zones[zone]
		if b == nil || zone < 0 {
			b = lines[line]
		}
		if b == nil {
			b = &block{from: math.MaxInt}
			all = append(all, b)
		}
		zones[zone], lines[line] = b, b
		b.add(i, at.X, l.wide(p, i))
	}
	return all
}
