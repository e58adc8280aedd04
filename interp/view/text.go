package view

import (
	"fmt"
	"io"
	"regexp"
	"strings"
	"unicode/utf8"

	"pat/dsl"
	"pat/dsl/cards"
	"pat/interp"
	"pat/interp/notation"
)

// Options say how a position is written.
type Options struct {
	ASCII  bool // letters for suits, # for face-down cards
	Colour bool // ANSI colours: hearts and diamonds red
	Width  int  // columns; 0 is 80

	Letters  bool // letters for suits, all else with signs
	Four     bool // clubs green, diamonds blue
	Contrast bool // nothing is faint, red is bright
}

const (
	red   = "\x1b[31m"
	green = "\x1b[32m"
	blue  = "\x1b[34m"
	dim   = "\x1b[2m"
	bold  = "\x1b[1m"
	off   = "\x1b[0m"
)

// inkStyles are the colours of suits.
var inkStyles = map[Ink]string{Red: red, Green: green, Blue: blue}

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

// strong is a style that is easy to see: nothing is faint, and colours are bright.
func strong(style string) string {
	switch {
	case style == dim:
		return ""
	case strings.HasPrefix(style, "\x1b[3"):
		return "\x1b[1;9" + style[len("\x1b[3"):]
	}
	return style
}

var symbols = [cards.Suits]string{"♠", "♥", "♣", "♦"}

// A cell is a piece of text with its colour; width counts characters.
type cell struct {
	text  string
	style string
}

func (c cell) width() int { return utf8.RuneCountInString(c.text) }

type writer struct {
	strings.Builder
	s    *interp.State
	l    *notation.Labels
	o    Options
	line int // columns written in this line
}

// Write writes the whole position.
func Write(w io.Writer, s *interp.State, l *notation.Labels, o Options) error {
	if o.Width <= 0 {
		o.Width = 80
	}
	v := &writer{s: s, l: l, o: o}
	g := s.Game()
	last := inLine
	for i := range g.Zones() {
		z := g.Zone(i)
		if z.Hidden || z.Implicit && z.Kind.Facing() == dsl.FaceDown && s.Len(z.First) == 0 {
			continue
		}
		how := v.shape(i)
		block := how == inGrid || how == inColumns
		if v.Len() > 0 && (block || last == inGrid || last == inColumns) {
			v.newline()
		}
		last = how
		if block && len(g.Sheet().OfKind(z.Kind)) > 1 || how == inColumns && z.Kind.Showing() != dsl.InColumns {
			v.title(z.Title())
			v.newline()
		}
		switch how {
		case inGrid:
			v.grid(i)
		case inColumns:
			v.columns(i)
		case inLine:
			v.tops(i)
		case inLines:
			v.lines(i)
		}
	}
	_, err := io.WriteString(w, v.String())
	return err
}

// A shape is how the piles of a zone are arranged.
type shape int

const (
	inLine    shape = iota // the top cards one after another
	inLines                // a line a pile
	inColumns              // piles side by side, their cards downwards
	inGrid                 // as they lie on the table
)

// manyPiles is the number of piles from which reserves are drawn as columns rather than lines.
const manyPiles = 7

func (v *writer) shape(zone int) shape {
	g := v.s.Game()
	z := g.Zone(zone)
	showing := z.Kind.Showing()
	switch {
	case z.Picture != nil || z.Rows > 1:
		return inGrid
	case showing == dsl.AsTops:
		return inLine
	case showing == dsl.InColumns && g.Zone(zone).Room != 1:
		return inColumns
	case showing == dsl.AsCounts || z.Count == 1:
		return inLines
	}
	high := g.Zone(zone).Grows
	for p := z.First; !high && p < z.First+z.Count; p++ {
		high = v.s.Len(p) > 1
	}
	switch {
	case !high:
		return inLine
	case showing == dsl.AsTheyGrow && z.Count >= manyPiles:
		return inColumns
	}
	return inLines
}

func (v *writer) put(c cell) {
	v.line += c.width()
	style := c.style
	if v.o.Contrast {
		style = strong(style)
	}
	if v.o.Colour && style != "" {
		v.WriteString(style + c.text + off)
		return
	}
	v.WriteString(c.text)
}

// padded writes a cell and fills it up to a width.
func (v *writer) padded(c cell, width int) {
	v.put(c)
	if n := width - c.width(); n > 0 {
		v.put(cell{text: strings.Repeat(" ", n)})
	}
}

func (v *writer) newline() {
	// No blanks at the end of a line.
	s := strings.TrimRight(v.String(), " ")
	v.Reset()
	v.WriteString(s + "\n")
	v.line = 0
}

// card is a card as a cell.
func (v *writer) card(c interp.Card) cell {
	if c.Down() {
		return v.back()
	}
	k := c.Kind()
	style := inkStyles[suitInk(k, v.o.Four)]
	if v.o.ASCII || v.o.Letters {
		return cell{k.String(), style}
	}
	return cell{k.Rank().Short() + symbols[k.Suit()], style}
}

func (v *writer) back() cell {
	if v.o.ASCII {
		return cell{"##", ""}
	}
	return cell{"▒▒", dim}
}

func (v *writer) times() string {
	if v.o.ASCII {
		return "x"
	}
	return "×"
}

func (v *writer) dots() string {
	if v.o.ASCII {
		return "..."
	}
	return "…"
}

func (v *writer) none() cell {
	if v.o.ASCII {
		return cell{"--", dim}
	}
	return cell{"──", dim}
}

// top is the top card of a pile as a cell, or the sign of an empty one.
func (v *writer) top(p int) cell {
	n := v.s.Len(p)
	if n == 0 {
		return v.none()
	}
	return v.card(v.s.Card(p, n-1))
}

const titleWidth = 13

// tops writes the top cards of a zone one after another.
func (v *writer) tops(i int) {
	z := v.s.Game().Zone(i)
	v.title(z.Title())
	label, deep := 0, !v.s.TopTells(i)
	for p := z.First; p < z.First+z.Count; p++ {
		label = max(label, len(v.l.Pile(p)))
	}
	width := label + 1 + 5
	if deep {
		width += 3
	}
	per := max(1, (v.o.Width-titleWidth+2)/width)
	if z.Count > per { // even lines
		lines := (z.Count + per - 1) / per
		per = (z.Count + lines - 1) / lines
	}
	for n := range z.Count {
		p := z.First + n
		if n > 0 && n%per == 0 {
			v.newline()
			v.title("")
		}
		v.padded(cell{v.l.Pile(p), dim}, label+1)
		to := v.line + width - label - 1
		v.put(v.top(p))
		if deep && v.s.Len(p) > 1 {
			v.put(cell{fmt.Sprintf("%s%d", v.times(), v.s.Len(p)), dim})
		}
		v.padded(cell{}, to-v.line)
	}
	v.newline()
}

// lines writes a zone a line a pile: with what can be seen of it.
func (v *writer) lines(i int) {
	z := v.s.Game().Zone(i)
	label := 3
	for p := z.First; p < z.First+z.Count; p++ {
		label = max(label, len(v.l.Pile(p)))
	}
	for p := z.First; p < z.First+z.Count; p++ {
		if p == z.First {
			v.title(z.Title())
		} else {
			v.title("")
		}
		v.padded(cell{v.l.Pile(p), dim}, label+1)
		v.pileLine(i, p)
		v.newline()
	}
}

func (v *writer) title(s string) {
	if utf8.RuneCountInString(s) > titleWidth-2 {
		s = string([]rune(s)[:titleWidth-2])
	}
	v.padded(cell{s, bold}, titleWidth)
}

// counted writes how many cards lie in a pile, and the next one where it is seen.
func (v *writer) counted(p int, down bool) {
	n := v.s.Len(p)
	if !down {
		v.put(cell{text: count(n)})
		return
	}
	v.put(v.back())
	v.put(cell{text: " " + count(n)})
	if v.s.Game().ZoneOf(p).Open {
		v.put(cell{text: ", next "})
		v.put(v.card(v.s.Card(p, n-1) &^ interp.FaceDown))
	}
}

// pileLine writes one pile as a line: its cards from the bottom to the top, the oldest left out if
// there is no room, or only how many there are.
func (v *writer) pileLine(i, p int) {
	z := v.s.Game().Zone(i)
	n := v.s.Len(p)
	if n == 0 {
		v.put(v.none())
		return
	}
	if z.Kind.Showing() == dsl.AsCounts {
		v.counted(p, z.Kind.Facing() == dsl.FaceDown)
		return
	}
	hidden := 0
	for hidden < n && v.s.Card(p, hidden).Down() {
		hidden++
	}
	if hidden > 1 {
		v.put(v.back())
		v.put(cell{text: fmt.Sprintf("%s%d ", v.times(), hidden)})
	} else {
		hidden = 0
	}
	room := max(1, (v.o.Width-v.line)/4) // the top card is shown however narrow the terminal is
	from := hidden
	if n-from > room { // the oldest are counted only
		from = n - max(1, (v.o.Width-v.line-7)/4)
		v.put(cell{fmt.Sprintf("%d %s ", from-hidden, v.dots()), dim})
	}
	for j := from; j < n; j++ {
		v.padded(v.card(v.s.Card(p, j)), 4)
	}
}

func count(n int) string {
	if n == 1 {
		return "1 card"
	}
	return fmt.Sprintf("%d cards", n)
}

// tall is the number of cards from which face-down cards at the bottom of piles are drawn as one.
const tall = 14

// columns writes the piles of a zone side by side, their cards downwards; wide zones in several
// bands.
func (v *writer) columns(i int) {
	z := v.s.Game().Zone(i)
	count := z.Count
	for count > 1 && !v.s.IsPlace(z.First+count-1) {
		count--
	}
	width, high := 6, 0
	for width > 4 && z.Count*width > v.o.Width {
		width--
	}
	for p := z.First; p < z.First+count; p++ {
		width = max(width, len(v.l.Pile(p))+1)
		high = max(high, v.s.Len(p))
	}
	if v.tooHigh(z.First, count, high > tall) {
		v.rows(z.First, count)
		return
	}
	per := max(1, v.o.Width/width)
	if count > per { // even bands
		bands := (count + per - 1) / per
		per = (count + bands - 1) / bands
	}
	for start := 0; start < count; start += per {
		if start > 0 {
			v.newline()
		}
		end := min(start+per, count)
		var piles [][]cell
		height := 1
		for p := start; p < end; p++ {
			v.padded(cell{v.l.Pile(z.First + p), dim}, width)
			piles = append(piles, v.pile(z.First+p, high > tall))
			height = max(height, len(piles[p-start]))
		}
		v.newline()
		for row := range height {
			for _, cells := range piles {
				if row < len(cells) {
					v.padded(cells[row], width)
				} else {
					v.padded(cell{}, width)
				}
			}
			v.newline()
		}
	}
}

// mostRows is the height that columns have at most.
const mostRows = 24

func (v *writer) tooHigh(first, count int, stacked bool) bool {
	for p := first; p < first+count; p++ {
		if v.s.Len(p) > mostRows && len(v.pile(p, stacked)) > mostRows {
			return true
		}
	}
	return false
}

// rows writes piles that are too high for columns a line or more each, bottom first.
func (v *writer) rows(first, count int) {
	label := len(v.l.Pile(first+count-1)) + 2
	for p := first; p < first+count; p++ {
		v.padded(cell{v.l.Pile(p), dim}, label)
		for _, c := range v.pile(p, true) {
			if v.line+4 > v.o.Width {
				v.newline()
				v.padded(cell{}, label)
			}
			v.padded(c, max(4, c.width()+1))
		}
		v.newline()
	}
}

// pile is a pile as cells from the bottom up; with stacked its lowest face-down cards are one.
func (v *writer) pile(p int, stacked bool) []cell {
	n := v.s.Len(p)
	if n == 0 {
		return []cell{v.none()}
	}
	var out []cell
	from := 0
	for stacked && from < n && v.s.Card(p, from).Down() {
		from++
	}
	if from > 1 {
		out = append(out, cell{fmt.Sprintf("%s%d", string([]rune(v.back().text)[:1])+v.times(), from), dim})
	} else {
		from = 0
	}
	for ; from < n; from++ {
		out = append(out, v.card(v.s.Card(p, from)))
	}
	return out
}

// grid writes a zone as it lies: every place with its label above. Where piles lie on one another
// only those in play have a label, and what is gone leaves nothing.
func (v *writer) grid(i int) {
	g := v.s.Game()
	z := g.Zone(i)
	covers := g.Zone(i).Covers
	at := func(p int) int { // column on the screen
		c := g.Pile(p).Column
		if z.Picture == nil {
			return (c - 1) * 5
		}
		return (c - 1) * 3
	}
	right := 0
	for p := z.First; p < z.First+z.Count; p++ {
		right = max(right, at(p)+4)
	}
	squeeze := func(x int) int {
		if right > v.o.Width && right > 4 {
			return x * max(v.o.Width-4, 0) / (right - 4)
		}
		return x
	}
	for row := 1; row <= z.Rows; row++ {
		for _, labels := range []bool{true, false} {
			any := false
			for p := z.First; p < z.First+z.Count; p++ {
				if g.Pile(p).Row != row {
					continue
				}
				gone := v.s.Len(p) == 0 && covers && !g.Zone(i).Fills
				if gone || labels && covers && v.s.Covered(p) {
					continue
				}
				any = true
				v.padded(cell{}, squeeze(at(p))-v.line)
				switch {
				case labels:
					v.put(cell{v.l.Pile(p), dim})
				case v.s.Len(p) > 1:
					v.put(v.top(p))
					v.put(cell{fmt.Sprintf("%s%d", v.times(), v.s.Len(p)), dim})
				default:
					v.put(v.top(p))
				}
			}
			if any || !labels && !covers {
				v.newline()
			}
		}
	}
}

var shortCard = regexp.MustCompile(`\b(10|[2-9AJQK])([SHCD])\b`)

// Cards shows the cards that a text names in short form (10H) as the board does (10♥).
func Cards(text string, ascii bool) string {
	if ascii {
		return text
	}
	return shortCard.ReplaceAllStringFunc(text, func(s string) string {
		return s[:len(s)-1] + symbols[strings.IndexByte("SHCD", s[len(s)-1])]
	})
}
