package screen

import (
	"slices"
	"strings"
	"unicode/utf8"
)

// This file answers how one of many lines is picked: with a cursor, in as many lines as there are.

// An item is a line that can be picked. The order of items is that of the caller; a heading is
// drawn wherever kind changes.
type item struct {
	kind string // a heading above the first of a kind
	text string
	note string                 // at the right, where there is room
	fit  func(width int) string // the text in so many columns; nil: it is cut at its end
}

// A picker is a list of items with a cursor. top and rows are set by draw and say what was drawn
// last: a click is about that. A heading is a row, but no item.
type picker struct {
	items []item
	at    int // the item at the cursor
	ascii bool
	top   int   // the first row in sight, headings counted
	rows  []int // by line of the screen: the item there, or -1
}

// set takes up other items, the cursor on the first.
func (x *picker) set(items []item) { x.items, x.at, x.top = items, 0, 0 }

// It stops at either end.
func (x *picker) move(by int) { x.at = max(0, min(x.at+by, len(x.items)-1)) }

// key moves the cursor; it reports whether the key does that. A page has so many rows.
func (x *picker) key(k string, page int) bool {
	switch k {
	case "up", "ctrl+p", "shift+tab":
		x.move(-1)
	case "down", "ctrl+n", "tab":
		x.move(1)
	case "pgup":
		x.move(-max(1, page-1))
	case "pgdown":
		x.move(max(1, page-1))
	case "home":
		x.move(-len(x.items))
	case "end":
		x.move(len(x.items))
	default:
		return false
	}
	return true
}

// click puts the cursor on the item in a line of the screen. again says that it was there.
func (x *picker) click(y int) (again bool) {
	if y < 0 || y >= len(x.rows) || x.rows[y] < 0 {
		return false
	}
	again = x.at == x.rows[y]
	x.at = x.rows[y]
	return again
}

// draw draws the items into the lines from top on, so many columns wide and lines high. The row of
// the cursor is always in sight, with its heading where it is the first of its kind.
func (x *picker) draw(c *canvas, top, w, h int) {
	type row struct {
		item int // or -1
		text string
	}
	var rows []row
	here := 0
	for i, it := range x.items {
		if it.kind != "" && (i == 0 || x.items[i-1].kind != it.kind) {
			rows = append(rows, row{-1, it.kind})
		}
		if i == x.at {
			here = len(rows)
		}
		rows = append(rows, row{i, it.text})
	}
	h = max(0, min(h, c.h-top)) // in a window that is smaller still
	x.top = max(0, min(x.top, here-1, len(rows)-h))
	if here > x.top+h-1 {
		x.top = here - h + 1
	}
	x.rows = make([]int, c.h)
	for y := range x.rows {
		x.rows[y] = -1
	}
	for i, r := range rows[x.top:min(len(rows), x.top+h)] {
		if r.item < 0 {
			c.clip(1, top+i, w-1, r.text, bold|cyan)
			continue
		}
		x.rows[top+i] = r.item
		x.drawItem(c, top+i, w, r.item)
	}
	x.drawMore(c, top, w, h, len(rows))
}

func (x *picker) drawItem(c *canvas, y, w, i int) {
	it := x.items[i]
	if it.fit != nil {
		it.text = it.fit(w - 1)
	}
	style, sign := style(0), " "
	if i == x.at {
		style, sign = reverse, ">"
	}
	c.clip(0, y, w, sign+it.text, style)
	for at := 1 + utf8.RuneCountInString(it.text); at < w; at++ {
		c.set(at, y, ' ', style)
	}
	if n := utf8.RuneCountInString(it.note); n > 0 && utf8.RuneCountInString(it.text)+n+8 < w {
		c.text(w-n-7, y, it.note, style)
	}
}

// drawMore draws signs where the list goes on beyond its lines.
func (x *picker) drawMore(c *canvas, top, w, h, rows int) {
	up, down := "↑ more", "↓ more"
	if x.ascii {
		up, down = "^ more", "v more"
	}
	n := utf8.RuneCountInString(up)
	if x.top > 0 {
		c.text(w-n, top, up, faint)
	}
	if x.top+h < rows {
		c.text(w-n, top+h-1, down, faint)
	}
}

// has reports whether a text holds all words of a line, in whatever letters.
func has(text, line string) bool {
	text = strings.ToLower(text)
	without := func(w string) bool { return !strings.Contains(text, w) }
	return !slices.ContainsFunc(strings.Fields(strings.ToLower(line)), without)
}
