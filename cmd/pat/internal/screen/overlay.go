package screen

import (
	"fmt"
	"slices"
	"strings"
	"unicode/utf8"

	"pat/cmd/pat/internal/prompt"
	"pat/dsl"
)

// This file answers how what is longer than its place is shown: in pages, over the board.

// An overlay is a text over all else.
type overlay struct {
	title string
	text  string
	lines []string // of the text, in the window as it is
	h     int
	top   int // the first line in sight
}

// newOverlay is a text from its beginning, under a title: a heading of it that is the title is not
// said again.
func newOverlay(title, text string, w, h int) *overlay {
	if head, rest, ok := strings.Cut(text, "\n"); ok && head == title {
		if line, below, _ := strings.Cut(rest, "\n"); strings.Trim(line, "=") == "" {
			text = below
		}
	}
	o := &overlay{title: title, text: text}
	o.resize(w, h)
	return o
}

// resize breaks the text for a window.
func (o *overlay) resize(w, h int) {
	o.h, o.lines = h, nil
	for _, line := range o.unbroken(max(20, w-2)) {
		o.lines = append(o.lines, prompt.Wrap(line, max(20, w-2))...)
	}
	o.page(0)
}

// unbroken is the lines of the text, for a window in which they do not fit joined where they were
// broken before: behind a line that the next word would have made too long. What goes on after a
// row of a table stands further in than the row.
func (o *overlay) unbroken(width int) (out []string) {
	const broken = 76 // columns, from where on a text was broken
	lines := strings.Split(strings.TrimRight(o.text, "\n"), "\n")
	if !slices.ContainsFunc(lines, func(l string) bool { return utf8.RuneCountInString(l) > width }) {
		return lines
	}
	in := func(l string) int { return len(l) - len(strings.TrimLeft(l, " ")) }
	before, first := "", "" // the line before, and the one that it goes on with
	for _, line := range lines {
		text := strings.TrimLeft(line, " ")
		word, _, _ := strings.Cut(text, " ")
		row := strings.Contains(strings.TrimLeft(first, " "), "  ")
		further := in(line) > in(first) || !row && in(line) == in(first)
		full := before != "" && utf8.RuneCountInString(before+" "+word) > broken
		if full && further && text != "" && !isItem(word) {
			out[len(out)-1] += " " + text
		} else {
			out, first = append(out, line), line
		}
		before = line
	}
	return out
}

// isItem reports whether a word begins a line of a numbered list.
func isItem(word string) bool {
	return strings.HasSuffix(word, ".") && strings.Trim(word, "0123456789.") == ""
}

// rows is how many lines are in sight.
func (o *overlay) rows() int { return max(1, o.h-4) }

// page scrolls by lines.
func (o *overlay) page(by int) {
	o.top = max(0, min(o.top+by, len(o.lines)-o.rows()))
}

// atEnd reports whether the last line is in sight.
func (o *overlay) atEnd() bool { return o.top+o.rows() >= len(o.lines) }

// key moves in the text; it reports whether the key closes it, and whether it then goes on to what
// lay below: what is typed is never lost.
func (o *overlay) key(k, text string) (closes, goesOn bool) {
	switch k {
	case "up":
		o.page(-1)
	case "down", "enter":
		o.page(1)
	case "pgup":
		o.page(-o.rows())
	case "pgdown", "space":
		o.page(o.rows())
	case "home":
		o.page(-len(o.lines))
	case "end":
		o.page(len(o.lines))
	case "q", "tab", "esc", "ctrl+c", "f1", "?":
		return true, false
	default:
		return text != "", text != ""
	}
	return false, false
}

// readKey is a key where a text may be open over a line; done is false where it is for what lies
// below.
func readKey(o **overlay, l *line, k, text string) (done bool) {
	if *o == nil {
		return false
	}
	closes, goesOn := (*o).key(k, text)
	if closes {
		*o = nil
		if l.closed = ""; l.empty() && !goesOn {
			l.closed = text
		}
	}
	return !goesOn
}

func (o *overlay) draw(c *canvas) {
	c.wipe(0, c.h)
	c.text(1, 0, o.title, bold)
	for i, l := range o.lines[o.top:min(o.top+o.rows(), len(o.lines))] {
		c.text(1, 1+i, l, 0)
	}
	where := "Esc back"
	if n := len(o.lines); n > o.rows() {
		where += fmt.Sprintf("   Space more   %d-%d of %d", o.top+1, min(n, o.top+o.rows()), n)
	}
	c.text(1, o.h-2, where, faint)
}

func (t *Table) open(title, text string) { t.over = newOverlay(title, text, t.w, t.h) }

// read opens what is told of the game, under its title.
func (t *Table) read(text string) { t.open(t.p.Session.Game.Sheet().Title, text) }

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
			text = t.p.Look.Cards(c.Kind().String())
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
	t.open(fmt.Sprintf("%s, the bottom card first: %s", t.label(pile), dsl.Many(s.Len(pile), "card")), b.String())
}
