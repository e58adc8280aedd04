package words

import (
	"fmt"
	"slices"
	"strings"

	"pat/dsl"
	"pat/dsl/internal/judge"
	"pat/dsl/rules"
)

// This file judges pictures and grids: stars that touch or are missing, rows and columns that are
// not there.

// A picture is rows of signs: `*` is a card, `.` a gap half a card wide, so that a card of one row
// can lie between two of the next. `covered by next row` says that it must be free of both to be
// played.

// narrowStars tells of stars of a picture that touch: a card is two signs wide.
//
// at is the place of the first of the two stars in the row, counted in signs.
func (c *checker) narrowStars(z *rules.Zone) {
	for _, r := range rules.All[*dsl.Row](z) {
		cells := strings.Join(r.Stmt.Cells, " ")
		if !strings.Contains(cells, "* *") {
			continue
		}
		words := r.Line.Words
		cell := func(t dsl.Token) bool { return t.Type == dsl.TokStar || t.Type == dsl.TokDot }
		first := slices.IndexFunc(words, cell)
		at := slices.Index(r.Stmt.Cells, "*")
		for at+1 < len(r.Stmt.Cells) && (r.Stmt.Cells[at] != "*" || r.Stmt.Cells[at+1] != "*") {
			at++
		}
		span := r.Line.Span
		if first >= 0 && first+at+1 < len(words) {
			span = words[first+at].Span().To(words[first+at+1].Span())
		}
		d := c.Errorf("bad-picture", span, "two stars side by side are two cards half a card apart: one would lie on "+
			"the other")
		d.Help = "a card is two signs wide: `* . *`"
	}
}

// missingStar tells of the one row of a picture that is not the mirror image of itself.
//
// Pictures are nearly always the same from both sides. If all rows but one are, that one has a
// slip; two odd rows are a picture of its own kind.
func (c *checker) missingStar(z *rules.Zone) {
	rs := rules.All[*dsl.Row](z)
	if len(rs) < 4 || len(z.Picture) < 5 || c.BlamedIn(z.Lines) {
		return
	}
	var wides []int
	for _, r := range rs {
		if r.Stmt.Repeat != "" {
			return
		}
		wides = append(wides, len(r.Stmt.Cells))
	}
	slices.Sort(wides)
	wide := wides[len(wides)-1]
	odd := lopsided(rs, wide)
	if next := wides[len(wides)-2]; next == wide-1 && len(odd) != 1 { // the widest may have a gap too many
		wide = next
		odd = lopsided(rs, wide)
	}
	if len(odd) != 1 {
		return
	}
	row := rs[odd[0]]
	d := c.Notef("missing-star", row.Line.Span,
		"this row of the picture is the only one whose left is not like its right: is a star missing?")
	is, asks := mirrored(rs, odd[0], wide), "is a star missing?"
	if off := shifted(row.Stmt.Cells, wide); off != nil && between(rs, odd[0], off) {
		is = off
		d.Message = strings.Replace(d.Message, asks, "it stands half a card off", 1)
	} else if stars(is) < stars(row.Stmt.Cells) {
		d.Message = strings.Replace(d.Message, asks, "is there one star too many?", 1)
	}
	c.OfferIf(d, "each side is to be like the other", row.Line.Span, "row "+strings.Join(is, " "))
}

// lopsided are the rows of a picture of some width that are not the mirror images of themselves.
func lopsided(rs []rules.Rule[*dsl.Row], wide int) (odd []int) {
	for i, r := range rs {
		if !likeMirror(r.Stmt.Cells, wide) {
			odd = append(odd, i)
		}
	}
	return odd
}

// filled is a row of a picture with gaps behind it, up to some width.
func filled(cells []string, wide int) []string {
	cells = slices.Clone(cells)
	for len(cells) < wide {
		cells = append(cells, ".")
	}
	return cells
}

// likeMirror reports whether a row of a picture of some width is the mirror image of itself.
func likeMirror(cells []string, wide int) bool {
	whole := filled(cells, wide)
	mirror := slices.Clone(whole)
	slices.Reverse(mirror)
	return len(whole) == wide && slices.Equal(whole, mirror)
}

// shifted is a row of a picture with a gap more or less before it, if so it is the mirror image of
// itself: no card is missing then. It is nil where it is not.
func shifted(cells []string, wide int) []string {
	for _, is := range [][]string{append([]string{"."}, cells...), cells[1:]} {
		if likeMirror(is, wide) && (len(is) > len(cells) || cells[0] == ".") {
			return is
		}
	}
	return nil
}

// between reports whether a row, in the place of one of a picture, lies to its neighbours as the
// others do to theirs: each card between two of the next row, or below one.
func between(rs []rules.Rule[*dsl.Row], i int, cells []string) bool {
	side := func(cells []string) int { return slices.Index(cells, "*") % 2 }
	lies := func(k int) bool { return side(rs[k].Stmt.Cells) != side(rs[k+1].Stmt.Cells) }
	for k := range len(rs) - 1 {
		if k == i || k+1 == i {
			continue
		}
		near := max(i-1, 0)
		if near == i {
			near = i + 1
		}
		return (side(cells) != side(rs[near].Stmt.Cells)) == lies(k)
	}
	return false
}

// mirrored is a row of a picture as the mirror image of itself: a star alone stands in the middle,
// to others comes the one that is missing, or one goes, if so the row has as many as its neighbours
// have on average.
func mirrored(rs []rules.Rule[*dsl.Row], i, wide int) []string {
	cells := filled(rs[i].Stmt.Cells, wide)
	more, less := slices.Clone(cells), slices.Clone(cells)
	for x, cell := range cells {
		switch other := len(cells) - 1 - x; cell {
		case "*":
			more[other] = "*"
		default:
			less[other] = "."
		}
	}
	near := 0
	if i > 0 && i+1 < len(rs) {
		near = stars(rs[i-1].Stmt.Cells) + stars(rs[i+1].Stmt.Cells)
	}
	switch {
	case stars(cells) == 1 && wide%2 == 1:
		for x := range less {
			less[x] = "."
		}
		less[wide/2] = "*"
		return less
	case stars(less) > 0 && 2*stars(less) == near:
		return less
	}
	return more
}

// stars is how many there are in a row.
func stars(cells []string) (n int) {
	for _, cell := range cells {
		n += len(strings.Trim(cell, "."))
	}
	return n
}

// gap tells of a row of a picture in which one star more would cover two cards by two others each,
// as all cards of the picture are.
//
// If one star is missing, exactly the two cards above it, left and right, lie half free (half), and
// all others are covered whole. Both must stand in one row, two signs apart, with the gap between
// them.
func (c *checker) gap(z *rules.Zone) {
	rs := rules.All[*dsl.Row](z)
	if len(rs) < 4 || rules.First[*dsl.Covered](z).Line == nil || c.BlamedIn(z.Lines) {
		return
	}
	star := func(i, x int) bool {
		return i < len(rs) && x >= 0 && x < len(rs[i].Stmt.Cells) && rs[i].Stmt.Cells[x] == "*"
	}
	type cell struct{ row, x int }
	var half []cell // covered by one card
	whole := 0
	for i, r := range rs {
		if r.Stmt.Repeat != "" {
			return
		}
		for x := range r.Stmt.Cells {
			switch left, right := star(i+1, x-1), star(i+1, x+1); {
			case !star(i, x) || i == len(rs)-1:
			case left && right:
				whole++
			case left || right:
				half = append(half, cell{i, x})
			}
		}
	}
	if len(half) != 2 || whole < 4 || half[0].row != half[1].row || half[1].x-half[0].x != 2 {
		return
	}
	row, x := half[0].row+1, half[0].x+1
	if !star(row+1, x-1) || !star(row+1, x+1) {
		return // where nothing lies on it the row may well have a gap
	}
	d := c.Notef("missing-star", rs[row].Line.Span,
		"one star more in this row would cover two cards above it as all others are: is it missing?")
	var cells []dsl.Token
	for _, w := range rs[row].Line.Words {
		if w.Type == dsl.TokStar || w.Type == dsl.TokDot {
			cells = append(cells, w)
		}
	}
	if x < len(cells) && !star(row, x) && !star(row, x-1) && !star(row, x+1) {
		c.OfferWhole(d, cells[x].Span(), "*")
	}
}

// coverless tells of a picture whose cards lie each under two of the next row, as in games where
// these cover it, of piles that nothing is built on: and nothing covers them.
//
// A pyramid of which all cards are free at once would be no pyramid.
func (c *checker) coverless(z *rules.Zone) {
	rs := rules.All[*dsl.Row](z)
	builds := func(l *dsl.Line) bool {
		b, ok := l.Stmt.(*dsl.Build)
		return ok && !b.None
	}
	if len(rs) < 3 || rules.First[*dsl.Covered](z).Line != nil || slices.ContainsFunc(z.Lines, builds) ||
		c.BlamedIn(z.Lines) {
		return
	}
	for i, r := range rs {
		if r.Stmt.Repeat != "" {
			return
		}
		if i == len(rs)-1 {
			break
		}
		below := rs[i+1].Stmt.Cells
		star := func(x int) bool { return x >= 0 && x < len(below) && below[x] == "*" }
		for x, cell := range r.Stmt.Cells {
			if cell == "*" && (!star(x-1) || !star(x+1)) {
				return
			}
		}
	}
	d := c.Notef("missing-cover", z.Head.Span,
		"each card of `%s` lies under two of the next row, and nothing covers it", z.Title())
	judge.If(d, "only cards that lie free may be played", func() { c.OfferLine(d, z, "covered by next row") })
}

// beyondGrid finds comparisons of a row or column with a number that the grid does not have.
//
// The offers take the digits apart, for `15` may be a slip for 1 or 5.
func (c *checker) beyondGrid(l *rules.Placed) {
	if l.Zone == nil || l.Zone.Picture != nil || !c.Sized(l.Zone) {
		return
	}
	sizes := map[string]int{"row": l.Zone.Rows, "column": l.Zone.Columns}
	judge.Each(l.Nodes, func(t *dsl.Compare) {
		if t.Left.Value == nil || t.Value == nil || t.ValueTo != nil {
			return
		}
		a, b := t.Left.Value.Sole(), t.Value.Sole()
		if a == nil || b == nil || a.Ref != nil || sizes[a.Of] == 0 || b.Digits == "" {
			return
		}
		if n := dsl.Number(b.Digits); n < 1 || n > sizes[a.Of] {
			d := c.Errorf("pile-out-of-range", t.Value.Span, "there is no %s %d: `%s` has %d", a.Of, n,
				c.headOf(l.Zone), sizes[a.Of])
			d.About.Beyond, d.About.Bound = n, min(max(n, 1), sizes[a.Of])
			for k := 1; k < len(b.Digits); k++ { // 15 for 1 or 5
				for _, s := range []string{b.Digits[:k], b.Digits[k:]} {
					if m := dsl.Number(s); m > 0 && m <= sizes[a.Of] {
						c.OfferWhole(d, t.Value.Span, s)
					}
				}
			}
			d.Help = fmt.Sprintf("they are numbered from 1 to %d", sizes[a.Of])
		}
	})
}
