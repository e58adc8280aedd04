package layout

import (
	"strconv"
	"unicode/utf8"

	"pat/interp"
	"pat/interp/notation"
)

// This file answers where the piles of a game lie in a window.

// A Plan is where the piles of a game lie. X goes right and Y goes down, from 0 at the upper left.
type Plan struct {
	Metric        Metric
	W, H          int    // the window
	Width, Height int    // of what is placed, margins and all; more than W or H where it does not fit
	Piles         []Pile // by their numbers
	Zones         []Form
	Roomy         bool // nothing is left out: the deal and eight cards more fit into every column,
	// and lines show all that the deal lays open in them

	Titles []Title // of zones, under a metric that is titled
	Breaks []int   // where blocks of piles begin: above them a text has a blank line

	game    *interp.Game
	shown   *interp.State // the one position that is planned for; nil: all that may come
	margin  int           // before the header, for titles
	dealt   *interp.State // after a deal; nil where the game cannot be dealt
	labels  []string
	labelW  []int // by zone: the width of its widest label
	heights []int // by zone: cards in its highest pile after the deal
	wholes  []int // by zone: room in which a line shows all that the deal lays open in it
}

// A Pile is where one pile lies.
type Pile struct {
	Form           Form
	X, Y           int // its bottom card
	LabelX, LabelY int
	Labelled       bool // false where labels have no room
	Width          int  // that cards side by side in a row of it may take
	Room           int  // along which its cards are spread: downwards in columns, to the right in a line
	Whole          int  // room in which a line shows all that the deal lays open in it
	Counts         bool // the number of its cards is told beside the top one, or on it
}

// A Title is where the title of a zone stands.
type Title struct{ Zone, X, Y int }

// more is how many cards a column is given room for beyond those of the deal, if it grows.
const more = 8

// Make plans a game for a window of W and H units of a metric.
func Make(g *interp.Game, m Metric, w, h int) *Plan {
	p := newPlan(g, m, w, h)
	p.lie()
	return p
}

func newPlan(g *interp.Game, m Metric, w, h int) *Plan {
	return &Plan{Metric: m, W: w, H: h, game: g, Piles: make([]Pile, g.Piles()), Zones: make([]Form, g.Zones())}
}

// lie gives every pile its place. The header stands over the columns, if it can; a zone of it that
// goes on in a second line stands apart, unless the body would have to do with less for it.
func (p *Plan) lie() {
	p.measure()
	rows, dense := p.headerLines(true), p.headerLines(false)
	if below := p.below(rows); below > p.below(dense) && !p.body(below, 0).roomy() {
		rows = dense
	}
	if over := p.over(p.body(0, 0)); over != nil {
		rows = [][]part{over}
	}
	body, below := (*body)(nil), p.below(rows)
	for tight := range 3 {
		if body = p.body(below, tight); body.least() <= p.H {
			break
		}
	}
	p.header(rows, body.right())
	body.place()
}

// measure finds out the forms of the zones, how high their piles are and how wide their labels.
func (p *Plan) measure() {
	g := p.game
	l := notation.For(g)
	p.heights, p.labelW, p.wholes = make([]int, g.Zones()), make([]int, g.Zones()), make([]int, g.Zones())
	if s, err := g.Deal(1, g.Setting()); err == nil {
		p.dealt = s
	}
	for i := range g.Piles() {
		z := g.ZoneOf(i).Index
		p.labels = append(p.labels, l.Pile(i))
		p.labelW[z] = max(p.labelW[z], p.Metric.Char*utf8.RuneCountInString(l.Pile(i)))
		if p.dealt != nil {
			p.heights[z] = max(p.heights[z], p.dealt.Len(i))
		}
	}
	for z := range g.Zones() {
		p.Zones[z] = formOf(g, z, p.heights[z])
		info := g.Zone(z)
		for i := info.First; i < info.First+info.Count; i++ {
			p.Piles[i].Form = p.Zones[z]
		}
		if p.Zones[z] == Line {
			p.wholes[z] = p.Metric.whole(p.laid(info.First))
		}
	}
}

// laid is the cards of a pile after the deal.
func (p *Plan) laid(pile int) (cs []interp.Card) {
	if p.dealt == nil {
		return nil
	}
	for i := range p.dealt.Len(pile) {
		cs = append(cs, p.dealt.Card(pile, i))
	}
	return cs
}

// put places a pile and notes how far that goes.
func (p *Plan) put(pile int, at Pile, right, bottom int) {
	at.Form = p.Piles[pile].Form
	p.Piles[pile] = at
	p.Width = max(p.Width, right+p.Metric.Right)
	p.Height = max(p.Height, bottom)
}

// counted is how wide the count beside a card of a zone is, with its sign (×48), and whether there
// is one.
func (p *Plan) counted(zone int) (width int, ok bool) {
	if p.dealt == nil {
		return 0, false
	}
	n := mostCards(p.dealt, zone)
	if n == 0 {
		return 0, false
	}
	return p.Metric.Char * (1 + len(strconv.Itoa(n))), true
}
