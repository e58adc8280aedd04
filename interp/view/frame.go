package view

import "unicode/utf8"

// This file answers how a card looks that is larger than its name: a frame, with the name in the
// part of it that stays in sight when another card covers it.

// Pieces of a frame are corners from the upper left on, across, down.
type pieces [6]rune

var (
	thin   = pieces{'╭', '╮', '╰', '╯', '─', '│'}
	thick  = pieces{'┏', '┓', '┗', '┛', '━', '┃'} // at the cursor
	letter = pieces{'.', '.', '`', '\'', '-', '|'}
	sharp  = pieces{'#', '#', '#', '#', '#', '#'}
)

// pieces are those of a frame, with the cursor or without.
func (v *painter) pieces(cursor bool) *pieces {
	switch {
	case v.o.ASCII && cursor:
		return &sharp
	case v.o.ASCII:
		return &letter
	case cursor:
		return &thick
	}
	return &thin
}

// twice is the height from which a card bears its name twice, as cards do.
const twice = 5

// frame draws a card as large as the plan has them.
//
// Cards are drawn from the bottom of a pile up, each over the last, so a card need not know how
// much of it will stay in sight. It puts its name into the last line that does when it is covered,
// and what is told of its cells, which card a click there means, is overwritten as they are.
func (v *painter) frame(p, x, y int, text string, ink Ink, mark Mark, spot Spot) {
	m := &v.plan.Metric
	x, y = x-v.dx[v.g.ZoneOf(p).Index], y-v.dy
	cursor := v.o.Cursor.Pile == p && spot.has(v.o.Cursor.Card)
	ps := v.pieces(cursor)
	inside := ' '
	if ink == Back {
		inside = []rune(v.sign("▒", "#"))[0]
	}
	edge := Blank
	switch {
	case cursor:
		edge = Cursor
	case ink == Empty:
		edge = Empty
	}
	marked := mark
	for dy := range m.CardH {
		for dx := range m.CardW {
			r, ink := ps.at(dx, dy, m.CardW, m.CardH), edge
			if r == 0 || inside != ' ' && dy == 0 && dx > 0 && dx < m.CardW-1 { // a back tells itself when covered
				r, ink = inside, Back
			}
			// a mark is put on the first line alone, which stays in sight
			if dy > 0 {
				mark = 0
			}
			v.set(x+dx, y+dy, r, ink, mark)
			if x+dx >= 0 && x+dx < v.W && y+dy >= 0 && y+dy < v.H {
				v.spots[(y+dy)*v.W+x+dx] = spot
			}
		}
	}
	if ink == Empty {
		text = ""
		what := []rune(v.begins(p))
		for i, r := range what {
			v.set(x+(m.CardW-len(what))/2+i, y+m.CardH/2, r, Empty, 0)
		}
	}
	row := m.Open - 1 // the last one that stays in sight
	if ink == Back {
		row = m.Shut - 1
	}
	for i, r := range []rune(text)[:min(utf8.RuneCountInString(text), m.CardW-2)] {
		v.set(x+1+i, y+row, r, ink, marked)
	}
	if n := utf8.RuneCountInString(text); ink != Back && m.CardH >= twice && n < m.CardW-2 {
		for i, r := range []rune(text) {
			v.set(x+m.CardW-1-n+i, y+m.CardH-2, r, ink, 0)
		}
	}
	if _, begun := v.at[spot]; !begun && x >= 0 && y >= 0 && x < v.W && y < v.H {
		v.at[spot] = [2]int{x + 1, y + row}
	}
}

// begins is what begins an empty pile, which is asked once for piles that are alike.
func (v *painter) begins(p int) string {
	z := v.g.ZoneOf(p)
	if !z.Fills || !v.s.IsPlace(p) {
		return ""
	}
	what, known := v.begun[z.Index]
	if !known {
		what = Cards(v.l.Begins(v.s, p), v.o.ASCII || v.o.Letters)
	}
	if z.Alike {
		v.begun[z.Index] = what
	}
	return what
}

// at is the piece at a place of a card; 0 inside of it.
func (ps *pieces) at(x, y, w, h int) rune {
	left, right, top, bottom := x == 0, x == w-1, y == 0, y == h-1
	switch {
	case top && left:
		return ps[0]
	case top && right:
		return ps[1]
	case bottom && left:
		return ps[2]
	case bottom && right:
		return ps[3]
	case top || bottom:
		return ps[4]
	case left || right:
		return ps[5]
	}
	return 0
}
