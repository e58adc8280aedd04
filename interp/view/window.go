package view

import (
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"pat/dsl"
	"pat/dsl/cards"
	"pat/interp"
	"pat/interp/layout"
	"pat/interp/notation"
)

// This file answers how a position looks in a window of so many cells, and what lies in each of
// them.

// An Ink is what a cell of a window shows, for whoever colours it.
type Ink uint8

// The inks.
const (
	Blank  Ink = iota
	Black      // a card of spades or clubs
	Red        // a card of hearts or diamonds
	Green      // a card of clubs, where each suit has a colour
	Blue       // a card of diamonds, where each suit has a colour
	Back       // a face-down card
	Empty      // an empty pile
	Label      // the name of a pile
	Title      // the name of a zone
	Note       // a number or a sign that stands for cards
	Cursor     // a bracket beside the card at the cursor
)

// A Mark is a set of things that whoever draws a window says of a card; what they are is his.
type Mark uint8

// A Cell is a character of a window.
type Cell struct {
	Rune rune
	Ink  Ink
	Mark Mark
}

// A Spot is what lies in a cell: some cards of a pile, counted from the bottom. Labels and empty
// piles are spots without a card, where N is 0.
type Spot struct{ Pile, Card, N int }

// WindowOptions say how a window is drawn.
type WindowOptions struct {
	ASCII   bool
	Letters bool // letters for suits, all else with signs
	Four    bool // each suit has a colour of its own
	// The pile and card with the cursor; a pile of NoPile is none. What is too wide is shown with
	// this pile in sight.
	Cursor Spot
	// Mark says what is marked about a card, or about an empty pile, where card is -1; may be nil.
	Mark func(pile, card int) Mark
}

// NoPile is where there is no cursor.
const NoPile = -1

// A Window is a position as it is drawn in so many cells.
type Window struct {
	W, H   int
	Hidden int // face-up cards of columns that are out of sight

	cells []Cell
	spots []Spot // by cell; the pile is NoPile where nothing lies
	at    map[Spot][2]int
}

// Cell is the character at a place.
func (w *Window) Cell(x, y int) Cell { return w.cells[y*w.W+x] }

// Spot is what lies at a place; ok is false where nothing does.
func (w *Window) Spot(x, y int) (s Spot, ok bool) {
	if x < 0 || y < 0 || x >= w.W || y >= w.H {
		return Spot{Pile: NoPile}, false
	}
	row := w.spots[y*w.W : (y+1)*w.W]
	s = row[x]
	if s.Pile == NoPile && x > 0 && x+1 < w.W && row[x-1].Pile == row[x+1].Pile {
		s = row[x+1] // the blank between a label and its card
	}
	return s, s.Pile != NoPile
}

// Place is where a card of a pile is drawn, be it with others in a sign; card -1 is an empty pile.
func (w *Window) Place(pile, card int) (x, y int, ok bool) {
	for s, at := range w.at {
		if s.Pile == pile && (s.Card <= card && card < s.Card+s.N || card < 0 && s.N == 0) {
			return at[0], at[1], true
		}
	}
	return 0, 0, false
}

// Lines is the window as text, without blanks at the ends of lines.
func (w *Window) Lines() []string {
	out := make([]string, w.H)
	for y := range w.H {
		var b strings.Builder
		for _, c := range w.cells[y*w.W : (y+1)*w.W] {
			b.WriteRune(c.Rune)
		}
		out[y] = strings.TrimRight(b.String(), " ")
	}
	return out
}

// A painter draws one window.
type painter struct {
	Window
	s        *interp.State
	g        *interp.Game
	l        *notation.Labels
	plan     *layout.Plan
	o        WindowOptions
	together []int // by pile: top cards that may move together
	dx       []int // by zone: columns scrolled out of sight at the left
	dy       int
	tight    bool           // cards stand without a gap between them
	begun    map[int]string // by zone of piles that are alike: what begins an empty one
}

// Draw draws a position in the window of a plan, which counts terminal cells.
func Draw(s *interp.State, l *notation.Labels, plan *layout.Plan, o WindowOptions) *Window {
	g := s.Game()
	v := &painter{s: s, g: g, l: l, plan: plan, o: o, together: together(s), dx: make([]int, g.Zones())}
	v.W, v.H = plan.W, plan.H
	v.cells, v.spots = make([]Cell, v.W*v.H), make([]Spot, v.W*v.H)
	v.at, v.begun = map[Spot][2]int{}, map[int]string{}
	for i := range v.cells {
		v.cells[i].Rune = ' '
		v.spots[i].Pile = NoPile
	}
	v.tight = touches(plan)
	v.scroll()
	for i := range g.Zones() {
		v.zone(i)
	}
	for _, at := range plan.Titles {
		for i, r := range []rune(g.Zone(at.Zone).Title()) {
			v.set(at.X+i, at.Y, r, Title, 0)
		}
	}
	v.beyond()
	return &v.Window
}

// together is, by pile, how many top cards may move at once.
func together(s *interp.State) []int {
	out := make([]int, s.Game().Piles())
	for _, m := range s.Moves(nil) {
		if m.Kind() == interp.Play {
			out[m.From()] = max(out[m.From()], m.N())
		}
	}
	return out
}

// scroll finds out what has to be left out for the pile with the cursor to be in sight.
func (v *painter) scroll() {
	c := v.o.Cursor.Pile
	for i := range v.g.Zones() {
		z := v.g.Zone(i)
		right := 0
		for p := z.First; p < z.First+z.Count; p++ {
			right = max(right, v.plan.Piles[p].X+v.plan.Metric.CardW)
		}
		if over := right + 1 - v.W; right > v.W && c != NoPile && v.g.ZoneOf(c).Index == i {
			v.dx[i] = v.wholeColumns(i, min(max(v.plan.Piles[c].X-v.W/2, 0), over))
		}
	}
	if over := v.plan.Height - v.H; over > 0 && c != NoPile {
		at := v.plan.Piles[c]
		v.dy = min(max(at.Y+max(at.Room, 1)-v.H, 0), over, at.LabelY)
	}
}

// wholeColumns is about as far as a zone is scrolled, so that beside the sign of what is left of it
// stands a whole column, and the pile with the cursor is still in sight.
func (v *painter) wholeColumns(i, dx int) int {
	z, c := v.g.Zone(i), v.plan.Piles[v.o.Cursor.Pile]
	below, above := 0, dx
	for p := z.First; p < z.First+z.Count && dx > 0; p++ {
		switch at := v.plan.Piles[p].X - 1; {
		case at <= dx:
			below = max(below, at)
		case above == dx || at < above:
			above = at
		}
	}
	if c.X+v.plan.Metric.CardW-below > v.W {
		return above
	}
	return below
}

// zone draws the piles of a zone.
func (v *painter) zone(i int) {
	form := v.plan.Zones[i]
	if form == layout.Nowhere {
		return
	}
	z := v.g.Zone(i)
	count := z.Count
	for form >= layout.Tops && form != layout.Drawn && count > 1 && !v.s.IsPlace(z.First+count-1) {
		count--
	}
	covers, touching := v.g.Zone(i).Covers, v.touching(z)
	for p := z.First; p < z.First+count; p++ {
		if covers && v.s.Len(p) == 0 && !v.g.Zone(i).Fills {
			continue // gone
		}
		at := v.plan.Piles[p]
		if at.Labelled && !(covers && v.s.Covered(p)) {
			name, x := v.l.Pile(p), at.LabelX
			if touching {
				name, x = v.short(p)
			}
			v.text(p, x, at.LabelY, name, Label, 0, Spot{p, -1, 0})
		}
		v.pile(p)
	}
	if v.dx[i] > 0 || v.wide(i) {
		v.edges(i)
	}
}

// short is the name of a pile where names would touch, and where it stands: its number alone, at
// the place of the name. Of the first in a row the letters stand before that, in the margin.
func (v *painter) short(p int) (name string, x int) {
	name, x = v.l.Pile(p), v.plan.Piles[p].LabelX
	number := strings.TrimLeftFunc(name, unicode.IsLetter)
	if number == "" || number == name {
		return name, x
	}
	letters := utf8.RuneCountInString(name) - utf8.RuneCountInString(number)
	if first := p == v.g.ZoneOf(p).First || v.plan.Piles[p-1].LabelY != v.plan.Piles[p].LabelY; first && x >= letters {
		return name, x - letters
	}
	return number, x
}

// touching reports whether the name of a pile of a zone reaches to that of the next.
func (v *painter) touching(z *interp.ZoneInfo) bool {
	for p := z.First + 1; p < z.First+z.Count; p++ {
		at, next := v.plan.Piles[p-1], v.plan.Piles[p]
		end := at.LabelX + len(v.l.Pile(p-1))
		if at.LabelY == next.LabelY && at.LabelX < next.LabelX && end >= next.LabelX {
			return true
		}
	}
	return false
}

// wide reports whether a zone goes beyond the window at the right.
func (v *painter) wide(i int) bool {
	z := v.g.Zone(i)
	for p := z.First; p < z.First+z.Count; p++ {
		if v.plan.Piles[p].X-v.dx[i]+v.plan.Metric.CardW > v.W {
			return true
		}
	}
	return false
}

// edges draws signs where a zone goes on beyond the window.
func (v *painter) edges(i int) {
	left, right := '‹', '›'
	if v.o.ASCII {
		left, right = '<', '>'
	}
	z := v.g.Zone(i)
	for p := z.First; p < z.First+z.Count; p++ {
		at := v.plan.Piles[p]
		y := at.Y - v.dy
		switch x := at.X - v.dx[i]; {
		case x < 0:
			v.set(0, y, left, Note, 0)
		case x+v.plan.Metric.CardW > v.W:
			v.set(v.W-1, y, right, Note, 0)
		}
	}
}

// beyond draws signs where the board goes on above the window or below it.
func (v *painter) beyond() {
	if v.dy > 0 {
		v.set(v.W-1, 0, []rune(v.sign("↑", "^"))[0], Note, 0)
	}
	if v.plan.Height-v.dy > v.H {
		v.set(v.W-1, v.H-1, []rune(v.sign("↓", "v"))[0], Note, 0)
	}
}

// pile draws the cards of a pile.
func (v *painter) pile(p int) {
	at := v.plan.Piles[p]
	n := v.s.Len(p)
	if n == 0 {
		v.face(p, at.X, at.Y, v.sign("──", "--"), Empty, v.mark(p, -1), Spot{p, -1, 0})
		v.claim(p, Spot{p, -1, 0})
		return
	}
	cs := make([]interp.Card, n)
	for i := range cs {
		cs[i] = v.s.Card(p, i)
	}
	items := v.plan.Fit(p, cs, v.together[p])
	for i, it := range items {
		room := at.Width - it.X
		if at.Form == layout.Line {
			room = v.plan.Metric.Side - 1
		} else if i+1 < len(items) && items[i+1].Y == it.Y {
			room = v.plan.Metric.Slot - 1
		}
		v.item(p, it, cs, room)
	}
	if at.Form == layout.Columns || at.Form == layout.Line {
		v.claim(p, Spot{p, n - 1, 1})
	} else {
		v.count(p, n)
	}
}

// item draws a card, or the sign for several.
func (v *painter) item(p int, it layout.Item, cs []interp.Card, room int) {
	at := v.plan.Piles[p]
	x, y := at.X+it.X, at.Y+it.Y
	text, ink := "", Note
	switch n := strconv.Itoa(it.N); it.Sign {
	case layout.Face:
		c := cs[it.From]
		if v.g.ZoneOf(p).Open {
			c &^= interp.FaceDown
		}
		text, ink = v.card(c)
	case layout.Backs:
		ink = Back
		if text = v.sign("▒×", "#x") + n; utf8.RuneCountInString(text) > room {
			text = v.sign("▒", "#") + n
		}
	case layout.Run:
		text = v.sign("┊", ":") + n
	case layout.Rest:
		text = v.sign("↑", "^") + n
		if at.Form == layout.Line {
			text = "+" + n // a number alone would look like a card
		}
	}
	if it.Sign == layout.Run || it.Sign == layout.Rest {
		for i := it.From; i < it.From+it.N; i++ {
			if !cs[i].Down() && at.Form == layout.Columns {
				v.Hidden++
			}
		}
	}
	var mark Mark
	for i := it.From; i < it.From+it.N; i++ {
		mark |= v.mark(p, i)
	}
	v.face(p, x, y, text, ink, mark, Spot{p, it.From, it.N})
}

// face writes a card, or the sign for several or none: in a frame, where cards have one.
func (v *painter) face(p, x, y int, text string, ink Ink, mark Mark, spot Spot) {
	if v.plan.Metric.CardH > 1 {
		v.frame(p, x, y, text, ink, mark, spot)
		return
	}
	v.text(p, x, y, text, ink, mark, spot)
}

var symbols = [cards.Suits]string{"♠", "♥", "♣", "♦"}

// card is a card as text. Where cards stand without a gap a ten is T, as it may be typed: 10 would
// run into the card beside it.
func (v *painter) card(c interp.Card) (string, Ink) {
	if c.Down() {
		return v.sign("▒▒", "##"), Back
	}
	k := c.Kind()
	text := k.String()
	if !v.o.ASCII && !v.o.Letters {
		text = k.Rank().Short() + symbols[k.Suit()]
	}
	if v.tight {
		text = strings.Replace(text, "10", "T", 1)
	}
	return text, suitInk(k, v.o.Four)
}

// touches reports whether two piles of a plan that have one line each stand beside each other with
// no column between them.
func touches(plan *layout.Plan) bool {
	at := map[[2]int]bool{}
	for _, p := range plan.Piles {
		at[[2]int{p.X, p.Y}] = p.Form == layout.Drawn
	}
	for _, p := range plan.Piles {
		if p.Form == layout.Drawn && at[[2]int{p.X + plan.Metric.CardW, p.Y}] {
			return plan.Metric.CardH == 1
		}
	}
	return false
}

// suitInk is the ink of a card: of two colours, or of four.
func suitInk(k cards.Kind, four bool) Ink {
	switch {
	case four && k.Suit() == cards.Clubs:
		return Green
	case four && k.Suit() == cards.Diamonds:
		return Blue
	case k.Red():
		return Red
	}
	return Black
}

// count tells how many cards lie in a pile that shows its top one.
func (v *painter) count(p, n int) {
	at := v.plan.Piles[p]
	z := v.g.ZoneOf(p)
	c := v.s.Card(p, n-1)
	if z.Open {
		c &^= interp.FaceDown // as it is drawn
	}
	top, _ := v.card(c)
	x := at.X + utf8.RuneCountInString(top)
	spot := Spot{p, n - 1, 1}
	number := strconv.Itoa(n)
	if v.plan.Metric.CardH > 1 {
		if n > 1 && (z.Kind != dsl.Foundations || at.Counts) {
			v.text(p, at.X+1, at.Y+v.plan.Metric.CardH-1, number, Note, 0, spot)
		}
		return
	}
	switch {
	case z.Kind.Showing() == dsl.AsCounts && c.Down() && !z.Open:
		v.text(p, x, at.Y, number, Note, 0, spot)
	case n == 1, z.Kind == dsl.Foundations && !at.Counts:
	case at.Form == layout.Single && at.Counts:
		v.text(p, x, at.Y, v.sign("×", "x")+number, Note, 0, spot)
	default:
		small := v.small(number)
		if room := v.room(p) - (x - at.X); utf8.RuneCountInString(small) > room {
			small = "+"
		}
		v.text(p, x, at.Y, small, Note, 0, spot)
	}
}

// room is how many cells a pile has to the next one in its row.
func (v *painter) room(p int) int {
	here := v.plan.Piles[p]
	if next := p + 1; next < v.g.Piles() {
		if there := v.plan.Piles[next]; there.Form == here.Form && there.Y == here.Y {
			return there.LabelX - here.X
		}
	}
	return v.W - here.X
}

var superscripts = strings.NewReplacer("0", "⁰", "1", "¹", "2", "²", "3", "³", "4", "⁴",
	"5", "⁵", "6", "⁶", "7", "⁷", "8", "⁸", "9", "⁹")

func (v *painter) small(number string) string {
	if v.o.ASCII {
		return "x" + number
	}
	return superscripts.Replace(number)
}

func (v *painter) sign(signs, letters string) string {
	if v.o.ASCII {
		return letters
	}
	return signs
}

func (v *painter) mark(p, card int) Mark {
	if v.o.Mark == nil {
		return 0
	}
	return v.o.Mark(p, card)
}

// text writes a text that belongs to a pile, if all of it is inside the window.
func (v *painter) text(p, x, y int, text string, ink Ink, mark Mark, spot Spot) {
	x, y = x-v.dx[v.g.ZoneOf(p).Index], y-v.dy
	n := utf8.RuneCountInString(text)
	if x < 0 || y < 0 || y >= v.H || x+n > v.W {
		return
	}
	cursor := ink != Label && ink != Cursor && v.o.Cursor.Pile == p && spot.has(v.o.Cursor.Card)
	for i, r := range []rune(text) {
		v.set(x+i, y, r, ink, mark)
		v.spots[y*v.W+x+i] = spot
	}
	_, begun := v.at[spot]
	if ink != Label && !begun {
		v.at[spot] = [2]int{x, y}
	}
	if cursor && ink != Note {
		v.bracket(x-1, y, '[')
	}
	if cursor && (ink != Note || begun) { // a number behind the card goes inside
		v.bracket(x+n, y, ']')
	}
}

// has reports whether a card is among those of a spot; -1 means an empty pile.
func (s Spot) has(card int) bool { return s.Card <= card && card < max(s.Card+s.N, s.Card+1) }

func (v *painter) bracket(x, y int, r rune) {
	if x >= 0 && x < v.W && v.Cell(x, y).Rune == ' ' {
		v.set(x, y, r, Cursor, 0)
	}
}

func (v *painter) set(x, y int, r rune, ink Ink, mark Mark) {
	if x >= 0 && y >= 0 && x < v.W && y < v.H {
		v.cells[y*v.W+x] = Cell{r, ink, mark}
	}
}

// claim makes the cells of a pile that show nothing its own: those beside a card belong to the
// card, those below the last one to that.
func (v *painter) claim(p int, last Spot) {
	at := v.plan.Piles[p]
	wide, high := at.Width, max(at.Room, 1)
	if at.Form == layout.Line {
		wide, high = at.Room, v.plan.Metric.CardH
	}
	for y := at.Y - v.dy; y < at.Y-v.dy+high; y++ {
		left := last
		for x := at.X - v.dx[v.g.ZoneOf(p).Index]; x < at.X-v.dx[v.g.ZoneOf(p).Index]+wide; x++ {
			if x < 0 || y < 0 || x >= v.W || y >= v.H {
				continue
			}
			if s := v.spots[y*v.W+x]; s.Pile == p {
				left = s
			} else if s.Pile == NoPile {
				v.spots[y*v.W+x] = left
			}
		}
	}
}
