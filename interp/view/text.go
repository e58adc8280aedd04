package view

import (
	"io"
	"regexp"
	"strings"

	"pat/interp"
	"pat/interp/layout"
	"pat/interp/notation"
)

// This file answers how a position is written in lines: as in a window that is as high as the
// position needs, without the lines in which nothing stands.

// Options say how a position is written.
type Options struct {
	ASCII  bool // letters for suits, # for face-down cards
	Colour bool // ANSI colours: hearts and diamonds red
	Width  int  // columns; 0 is 80
	Height int  // lines at most, where piles that are higher are squeezed; 0 is as many as it takes

	Letters  bool // letters for suits, all else with signs
	Four     bool // clubs green, diamonds blue
	Contrast bool // nothing is faint, red is bright
}

// Codes of colours and weights. They are of the eight that every terminal has, in the shades that
// its user has chosen, so that they can be read on any ground.
const (
	red   = "\x1b[31m"
	green = "\x1b[32m"
	blue  = "\x1b[34m"
	cyan  = "\x1b[36m"
	dim   = "\x1b[2m"
	bold  = "\x1b[1m"
	off   = "\x1b[0m"
)

// inkStyles are the styles of what a board shows.
var inkStyles = map[Ink]string{
	Red: red, Green: green, Blue: blue, Label: cyan, Title: bold, Back: dim, Empty: dim, Note: dim,
}

// strong is a style that is easy to see: nothing is faint, and colours are bright, which is the
// code of the same colour with 9 in the place of 3, and bold for terminals that do not know it.
func strong(style string) string {
	switch {
	case style == dim:
		return ""
	case strings.HasPrefix(style, "\x1b[3"):
		return "\x1b[1;9" + style[len("\x1b[3"):]
	}
	return style
}

// Write writes the whole position. It is drawn as a window is, so that the two never show a board
// in two ways; lines in which nothing stands are left out, for a log is read from above. Where
// blocks of piles begin stands a blank line.
func Write(w io.Writer, s *interp.State, l *notation.Labels, o Options) error {
	if o.Width <= 0 {
		o.Width = 80
	}
	plan := layout.Text(s, o.Width)
	if o.Height > 0 {
		plan = layout.Make(s.Game(), layout.Terminal, o.Width, o.Height)
	}
	win := Draw(s, l, plan, WindowOptions{
		ASCII: o.ASCII, Letters: o.Letters, Four: o.Four, Cursor: Spot{Pile: NoPile},
	})
	var b strings.Builder
	breaks, apart := plan.Breaks, false
	for y := range win.H {
		if len(breaks) > 0 && breaks[0] == y {
			breaks, apart = breaks[1:], true
		}
		line := win.styled(y, o)
		if line == "" {
			continue
		}
		if apart && b.Len() > 0 {
			b.WriteByte('\n')
		}
		apart = false
		b.WriteString(line + "\n")
	}
	_, err := io.WriteString(w, b.String())
	return err
}

// styled is a line of a window, without blanks at its end, with the codes of its colours if they
// are wanted.
func (w *Window) styled(y int, o Options) string {
	row := w.cells[y*w.W : (y+1)*w.W]
	for len(row) > 0 && row[len(row)-1].Rune == ' ' {
		row = row[:len(row)-1]
	}
	var b strings.Builder
	last := ""
	for _, c := range row {
		style := o.style(c.Ink)
		// codes are written where the style changes only, and each ends what the last began
		if style != last && last != "" {
			b.WriteString(off)
		}
		if style != last {
			b.WriteString(style)
		}
		last = style
		b.WriteRune(c.Rune)
	}
	if last != "" {
		b.WriteString(off)
	}
	return b.String()
}

// style is the code of an ink, "" for none.
func (o *Options) style(ink Ink) string {
	switch {
	case !o.Colour:
		return ""
	case o.Contrast:
		return strong(inkStyles[ink])
	}
	return inkStyles[ink]
}

// shortCard is a card as rules and searches write it, and nothing that merely ends so.
var shortCard = regexp.MustCompile(`\b(10|[2-9AJQK])([SHCD])\b`)

// Cards shows the cards that a text names in short form (10H) as the board does (10♥). Sentences
// are made with short forms, for who makes them does not know what the terminal can show.
func Cards(text string, ascii bool) string {
	if ascii {
		return text
	}
	return shortCard.ReplaceAllStringFunc(text, func(s string) string {
		return s[:len(s)-1] + symbols[strings.IndexByte("SHCD", s[len(s)-1])]
	})
}
