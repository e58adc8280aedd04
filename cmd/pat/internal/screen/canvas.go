package screen

import (
	"strconv"
	"strings"
)

// This file answers how cells with styles become text for a terminal.

// A style is a set of ways to show a character.
type style uint16

const (
	bold style = 1 << iota
	faint
	underline
	reverse
	red
	green
	blue
	cyan
	yellow
)

// colours are the styles that colour.
const colours = red | green | blue | cyan | yellow

// codes are the numbers by which terminals know the styles.
var codes = map[style]int{
	bold: 1, faint: 2, underline: 4, reverse: 7,
	red: 31, green: 32, blue: 34, cyan: 36, yellow: 33,
}

type glyph struct {
	r rune
	s style
}

// A canvas is a screen being drawn.
type canvas struct {
	w, h  int
	cells []glyph
}

func newCanvas(w, h int) *canvas {
	c := &canvas{w, h, make([]glyph, w*h)}
	for i := range c.cells {
		c.cells[i].r = ' '
	}
	return c
}

func (c *canvas) set(x, y int, r rune, s style) {
	if x >= 0 && y >= 0 && x < c.w && y < c.h {
		c.cells[y*c.w+x] = glyph{r, s}
	}
}

// text writes a text, cut where the line ends.
func (c *canvas) text(x, y int, text string, s style) {
	for _, r := range text {
		c.set(x, y, r, s)
		x++
	}
}

// clip writes a text into so many columns; one that is longer ends with a sign for that.
func (c *canvas) clip(x, y, w int, text string, s style) {
	if rs := []rune(text); len(rs) > w {
		text = string(rs[:max(0, w-2)]) + ".."
	}
	c.text(x, y, text, s)
}

// lines writes lines one below the other, each clipped.
func (c *canvas) lines(x, y, w int, lines []string, s style) {
	for i, l := range lines {
		c.clip(x, y+i, w, l, s)
	}
}

// wipe makes lines blank.
func (c *canvas) wipe(from, to int) {
	for y := max(0, from); y < min(to, c.h); y++ {
		for x := range c.w {
			c.set(x, y, ' ', 0)
		}
	}
}

// String is the canvas with the codes of its styles; colours are left out where there are none.
//
// With contrast nothing is faint, and what is coloured is bold.
func (c *canvas) String(colour, contrast bool) string {
	var b strings.Builder
	for y := range c.h {
		if y > 0 {
			b.WriteByte('\n')
		}
		row := c.cells[y*c.w : (y+1)*c.w]
		end := len(row)
		for end > 0 && row[end-1] == (glyph{' ', 0}) {
			end--
		}
		last := style(0)
		for _, g := range row[:end] {
			if contrast {
				if g.s&colours != 0 {
					g.s |= bold
				}
				g.s &^= faint | cyan
			}
			if !colour {
				g.s &^= colours
			}
			if g.s != last {
				b.WriteString(g.s.code())
				last = g.s
			}
			b.WriteRune(g.r)
		}
		if last != 0 {
			b.WriteString("\x1b[0m")
		}
	}
	return b.String()
}

// code is what turns a terminal to a style, whatever it was.
func (s style) code() string {
	out := "\x1b[0"
	for bit := bold; bit <= yellow; bit <<= 1 {
		if s&bit != 0 {
			out += ";" + strconv.Itoa(codes[bit])
		}
	}
	return out + "m"
}
