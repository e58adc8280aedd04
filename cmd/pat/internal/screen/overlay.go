package screen

import (
	"fmt"
	"strings"
	"unicode/utf8"

	"pat/cmd/pat/internal/prompt"
	"pat/interp/view"
)

// This file answers how what is longer than its place is shown: in pages, over the board.

// An overlay is a text over the board.
type overlay struct {
	title string
	lines []string
	top   int // the first line in sight
}

func (t *Table) open(title, text string) {
	o := &overlay{title: title}
	for line := range strings.Lines(strings.TrimRight(text, "\n")) {
		o.lines = append(o.lines, prompt.Wrap(strings.TrimRight(line, "\n"), max(20, t.w-2))...)
	}
	t.over = o
}

// rows is how many lines of an overlay are in sight.
func (t *Table) rows() int { return max(1, t.h-4) }

// page scrolls the overlay by lines.
func (t *Table) page(by int) {
	t.over.top = max(0, min(t.over.top+by, len(t.over.lines)-t.rows()))
}

func (t *Table) drawOverlay(c *canvas) {
	o := t.over
	c.wipe(0, t.h-1)
	c.text(1, 0, o.title, bold)
	for i := range min(t.rows(), len(o.lines)-o.top) {
		c.text(1, 1+i, o.lines[o.top+i], 0)
	}
	where := "Esc back"
	if n := len(o.lines); n > t.rows() {
		where = fmt.Sprintf("%d-%d of %d lines   up, down, Space: more   Esc back",
			o.top+1, min(n, o.top+t.rows()), n)
	}
	c.text(1, t.h-2, where, faint)
}

// openPile shows all cards of a pile.
func (t *Table) openPile(pile int) {
	s := t.p.Session.State
	var b strings.Builder
	at := 0
	for i := range s.Len(pile) {
		text := "▒▒"
		if t.p.Look.ASCII {
			text = "##"
		}
		if c := s.Card(pile, i); !c.Down() {
			text = view.Cards(c.Kind().String(), t.p.Look.ASCII)
		}
		if at+5 > t.w-2 {
			b.WriteByte('\n')
			at = 0
		}
		b.WriteString(text + strings.Repeat(" ", 5-utf8.RuneCountInString(text)))
		at += 5
	}
	if s.Len(pile) == 0 {
		b.WriteString("It is empty.")
	}
	t.open(fmt.Sprintf("%s, the bottom card first: %s", t.label(pile), many(s.Len(pile), "card")), b.String())
}
