package view

import (
	"fmt"
	"io"
	"regexp"
	"strings"
	"unicode/utf8"

	"pat/dsl/cards"
	"pat/interp"
	"pat/interp/notation"
)

// Options say how a position is written.
type Options struct {
	ASCII  bool // letters for suits, # for face-down cards
	Colour bool // ANSI colours: hearts and diamonds red
	Width  int  // columns; 0 is 80
}

const (
	red  = "\x1b[31m"
	dim  = "\x1b[2m"
	bold = "\x1b[1m"
	off  = "\x1b[0m"
)

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
	last := ""
	for i := range g.Zones() {
		z := g.Zone(i)
		if z.Hidden || z.Implicit && z.Kind == "stock" && s.Len(z.First) == 0 {
			continue
		}
		kind := "line"
		switch {
		case z.Picture != nil || z.Rows > 1:
			kind = "grid"
		case z.Kind == "tableau" && v.deep(i):
			kind = "columns"
		}
		if last != "" && (kind != "line" || last != "line") {
			v.newline()
		}
		last = kind
		switch kind {
		case "grid":
			v.grid(i)
		case "columns":
			v.columns(i)
		default:
			v.zone(i)
		}
	}
	_, err := io.WriteString(w, v.String())
	return err
}

// deep reports whether the piles of a zone can hold more than one card.
func (v *writer) deep(zone int) bool {
	return v.s.Game().Room(zone) != 1 && v.s.Game().Zone(zone).Count > 0
}

func (v *writer) put(c cell) {
	v.line += c.width()
	if v.o.Colour && c.style != "" {
		v.WriteString(c.style + c.text + off)
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
	style := ""
	if k.Red() {
		style = red
	}
	if v.o.ASCII {
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

// zone writes a zone as lines: every pile with what can be seen of it.
func (v *writer) zone(i int) {
	g := v.s.Game()
	z := g.Zone(i)
	title := z.Title()
	switch z.Kind {
	case "stock", "waste", "discard", "reserve":
		for p := z.First; p < z.First+z.Count; p++ {
			if z.Kind == "reserve" && z.Count > 1 && g.Room(i) == 1 {
				break
			}
			v.title(title)
			title = ""
			v.pileLine(i, p)
			v.newline()
		}
		if z.Kind != "reserve" || z.Count == 1 || g.Room(i) != 1 {
			return
		}
	}
	v.title(title)
	for p := z.First; p < z.First+z.Count; p++ {
		label := v.l.Pile(p)
		if v.line+len(label)+7 > v.o.Width {
			v.newline()
			v.title("")
		}
		v.put(cell{label + " ", dim})
		v.padded(v.top(p), 5)
	}
	v.newline()
}

func (v *writer) title(s string) {
	if utf8.RuneCountInString(s) > titleWidth-2 {
		s = string([]rune(s)[:titleWidth-2])
	}
	v.padded(cell{s, bold}, titleWidth)
}

// pileLine writes one pile as a line: its cards from the bottom to the top, the oldest left out if there is no
// room, or only how many there are.
func (v *writer) pileLine(i, p int) {
	z := v.s.Game().Zone(i)
	n := v.s.Len(p)
	v.padded(cell{v.l.Pile(p), dim}, 4)
	if n == 0 {
		v.put(v.none())
		return
	}
	switch z.Kind {
	case "stock":
		v.put(v.back())
		v.put(cell{text: " " + count(n)})
		if v.s.Game().OpenStock() {
			v.put(cell{text: ", next "})
			v.put(v.card(v.s.Card(p, n-1) &^ interp.FaceDown))
		}
		return
	case "discard":
		v.put(cell{text: count(n)})
		return
	}
	hidden := 0
	for hidden < n && v.s.Card(p, hidden).Down() {
		hidden++
	}
	if hidden > 1 {
		v.put(v.back())
		v.put(cell{text: fmt.Sprintf("×%d ", hidden)})
	} else {
		hidden = 0
	}
	room := (v.o.Width - v.line - 3) / 4
	from := hidden
	if n-from > room {
		from = n - room
		v.put(cell{"… ", dim})
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

// columns writes the piles of a zone side by side, their cards downwards; wide zones in several bands.
func (v *writer) columns(i int) {
	z := v.s.Game().Zone(i)
	if len(v.s.Game().Sheet().OfKind("tableau")) > 1 {
		v.title(z.Title())
		v.newline()
	}
	width := 6
	for width > 4 && z.Count*width > v.o.Width {
		width--
	}
	per := max(1, v.o.Width/width)
	if z.Count > per { // even bands
		bands := (z.Count + per - 1) / per
		per = (z.Count + bands - 1) / bands
	}
	for start := 0; start < z.Count; start += per {
		if start > 0 {
			v.newline()
		}
		end := min(start+per, z.Count)
		height := 1
		for p := start; p < end; p++ {
			v.padded(cell{v.l.Pile(z.First + p), dim}, width)
			height = max(height, v.s.Len(z.First+p))
		}
		v.newline()
		for row := range height {
			for p := start; p < end; p++ {
				n := v.s.Len(z.First + p)
				switch {
				case row < n:
					v.padded(v.card(v.s.Card(z.First+p, row)), width)
				case row == 0:
					v.padded(v.none(), width)
				default:
					v.padded(cell{}, width)
				}
			}
			v.newline()
		}
	}
}

// grid writes a zone of rows: every place with its label above, as it lies.
func (v *writer) grid(i int) {
	g := v.s.Game()
	z := g.Zone(i)
	if len(g.Sheet().OfKind("tableau")) > 1 {
		v.title(z.Title())
		v.newline()
	}
	at := func(p int) int { // column on the screen
		_, c := g.Spot(p)
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
		if right > v.o.Width {
			return x * (v.o.Width - 4) / (right - 4)
		}
		return x
	}
	for row := 1; row <= z.Rows; row++ {
		for _, labels := range []bool{true, false} {
			for p := z.First; p < z.First+z.Count; p++ {
				if r, _ := g.Spot(p); r != row {
					continue
				}
				v.padded(cell{}, squeeze(at(p))-v.line)
				switch {
				case labels:
					v.put(cell{v.l.Pile(p), dim})
				case v.s.Len(p) == 0:
					v.put(v.none())
				default:
					v.put(v.top(p))
				}
			}
			v.newline()
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
