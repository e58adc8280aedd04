package layout

import (
	"slices"
	"unicode/utf8"

	"pat/dsl"
)

// This file answers how the lines above the body are filled: with single cards and lines of cards,
// in the order of the rules, foundations last.

// A part is some piles of one zone, side by side in a line of the header.
type part struct {
	zone, first, n int
	label, pitch   int
	width          int
	counts         bool
	at             []int // where each pile stands, over a column; nil: side by side
}

// header places single cards and lines of cards, above a body that goes so far to the right.
func (p *Plan) header(rows [][]part, body int) {
	m := &p.Metric
	right := p.reach(rows, body)
	for i, row := range rows {
		y := p.below(rows[:i])
		if row[0].at != nil {
			for _, a := range row {
				for i, x := range a.at {
					p.putSingle(a, a.first+i, x, y)
				}
			}
			continue
		}
		p.stretch(row, right)
		if a := row[0]; m.Titled && a.first == p.game.Zone(a.zone).First {
			p.Titles = append(p.Titles, Title{a.zone, m.Left, y})
		}
		x := m.Left + p.margin
		if m.FromRight {
			x = p.mirror(row, right)
		}
		for _, a := range row {
			for i := range a.n {
				p.putSingle(a, a.first+i, x+i*a.pitch, y)
			}
			x += a.width + m.Between
		}
	}
}

// below is where what lies below so many rows of the header begins.
func (p *Plan) below(rows [][]part) int {
	m := &p.Metric
	step := m.CardH + m.RowGap
	if !m.Beside {
		step += m.LabelH
	}
	return len(rows) * step
}

// reach is how far to the right the header goes: as far as the body or, where it does not fit above
// that or there is none, as its widest row must. Over less than a usual window lines may always go.
// In a text they may be as long as there is room.
func (p *Plan) reach(rows [][]part, body int) int {
	m := &p.Metric
	most := p.W - m.Right
	if m.Reach == 0 || p.shown != nil {
		return most
	}
	reach := max(body, m.Reach)
	for _, row := range rows {
		x := m.Left + p.margin - m.Between
		for _, a := range row {
			x += m.Between + a.width
		}
		reach = max(reach, x)
	}
	return min(reach, most)
}

// mirror turns a row round, and returns where it begins so as to end at the right.
func (p *Plan) mirror(row []part, right int) (x int) {
	slices.Reverse(row)
	x = right + p.Metric.Between
	for _, a := range row {
		x -= a.width + p.Metric.Between
	}
	return max(x, p.Metric.Left)
}

func (p *Plan) putSingle(a part, pile, x, y int) {
	m := &p.Metric
	at := Pile{X: x, Y: y, LabelX: x, LabelY: y, Labelled: true, Width: m.CardW, Counts: a.counts}
	if m.Beside {
		at.X += a.label
	} else {
		at.Y += m.LabelH
	}
	if p.Zones[a.zone] == Line {
		at.Room, at.Whole = a.width-a.label, p.wholes[a.zone]
	}
	p.put(pile, at, x+a.pitch-m.Between, at.Y+m.CardH)
}

// headerLines is the zones of the header in lines: of cards as long as the deal makes them, unless
// the body would have to do with less for it.
func (p *Plan) headerLines(apart bool) [][]part {
	rows, short := p.headerRows(true, apart), p.headerRows(false, apart)
	if below := p.below(rows); below > p.below(short) && !p.body(below, 0).roomy() {
		return short
	}
	return rows
}

// headerRows is the zones of the header in lines as wide as the window; a zone that is wider is
// broken evenly, and if it is to stand apart, nothing else in its lines. Stock and waste stay
// together where one line has room for both. Lines of cards are as long as the deal makes them if
// they are to be whole.
func (p *Plan) headerRows(whole, apart bool) (rows [][]part) {
	m := &p.Metric
	zones := p.besideStock(p.headerZones())
	avail := p.W - m.Left - m.Right - p.margin
	used, full := 0, false
	add := func(a part, need int) {
		if m.Titled || len(rows) == 0 || full || used+m.Between+need > avail {
			rows, used = append(rows, nil), -m.Between
		}
		rows[len(rows)-1] = append(rows[len(rows)-1], a)
		used += m.Between + a.width
	}
	for i, a := range zones {
		if p.Zones[a.zone] == Line && whole {
			a.width = max(a.width, min(avail, a.label+p.wholes[a.zone]))
			a.pitch = a.width + m.Between
		}
		if a.width <= avail || a.n == 1 {
			need := a.width
			if p.isOf(a, dsl.Stock) && i+1 < len(zones) && p.isOf(zones[i+1], dsl.Waste) {
				if both := need + m.Between + zones[i+1].width; both <= avail {
					need = both
				}
			}
			add(a, need)
			full = false
			continue
		}
		per := evenly(a.n, (avail+m.Between)/a.pitch)
		full = apart
		for from := 0; from < a.n; from += per {
			b := a
			b.first, b.n = a.first+from, min(per, a.n-from)
			b.width = b.n*b.pitch - m.Between
			add(b, b.width)
		}
	}
	return rows
}

// over is the zones of the header in one line, each pile over a column of the band below it:
// foundations over the last columns, the others over the first, and a line of cards, which has the
// room of several, up to the foundations if it stands next to them. nil: there is no such band, or
// not all have room.
func (p *Plan) over(b *body) []part {
	m := &p.Metric
	zones := p.besideStock(p.headerZones())
	last := slices.IndexFunc(zones, func(a part) bool { return p.isOf(a, dsl.Foundations) })
	if m.Titled || last < 1 || len(b.blocks) == 0 || b.blocks[0].form != Columns || b.blocks[0].bands != 1 {
		return nil
	}
	k := b.blocks[0]
	free, spans := len(k.piles), make([]int, len(zones))
	for i, a := range zones {
		width := a.pitch - m.Between
		if spans[i] = a.n; p.Zones[a.zone] == Line {
			width = max(width, a.label+p.wholes[a.zone])
			spans[i] = (width + m.Between + k.pitch - 1) / k.pitch
		} else if width+m.Gap > k.pitch {
			return nil
		}
		if free -= spans[i]; free < 0 {
			return nil
		}
	}
	column := 0
	for i := range zones {
		a := &zones[i]
		if i == last && p.Zones[zones[i-1].zone] != Line {
			column += free
		}
		if i == last-1 && p.Zones[a.zone] == Line {
			spans[i] += free
		}
		from := column
		if m.FromRight {
			from = len(k.piles) - column - spans[i]
		}
		for j := range a.n {
			a.at = append(a.at, b.columnX(k, from+j))
		}
		if p.Zones[a.zone] == Line {
			room := b.columnX(k, from+spans[i]-1) + m.CardW - a.at[0] - a.label - m.CardW
			if room < (leastOver-1)*m.LeastSide {
				return nil
			}
			a.width = a.label + min(room+m.CardW, p.mostRoom(a.zone))
			a.pitch = a.width + m.Between
		}
		if a.at[a.n-1]+a.pitch-m.Between > p.W-m.Right {
			return nil
		}
		column += spans[i]
	}
	return zones
}

// leastOver is how many cards a line over columns shows at least: it would show more beside other
// zones.
const leastOver = 5

// besideStock puts the waste right behind the stock, wherever the rules have it.
func (p *Plan) besideStock(zones []part) []part {
	is := func(kind dsl.Kind) func(part) bool { return func(a part) bool { return p.isOf(a, kind) } }
	from := slices.IndexFunc(zones, is(dsl.Waste))
	if from < 0 || !slices.ContainsFunc(zones, is(dsl.Stock)) || p.Metric.Titled {
		return zones
	}
	waste := zones[from]
	zones = slices.Delete(zones, from, from+1)
	return slices.Insert(zones, slices.IndexFunc(zones, is(dsl.Stock))+1, waste)
}

func (p *Plan) isOf(a part, kind dsl.Kind) bool { return p.game.Zone(a.zone).Kind == kind }

// headerZones is the zones of the header, each as one part.
func (p *Plan) headerZones() []part {
	m := &p.Metric
	var others, last []part
	for z, form := range p.Zones {
		if form != Single && form != Line {
			continue
		}
		info := p.game.Zone(z)
		a := part{zone: z, first: info.First, n: info.Count}
		if m.Beside {
			a.label = p.labelW[z] + m.Char
		}
		if m.Titled {
			p.margin = max(p.margin, utf8.RuneCountInString(info.Title())+m.Between)
		}
		count, ok := p.counted(z)
		a.counts = ok
		one := a.label + m.CardW + count
		if form == Line {
			one = a.label + m.CardW + leastCards*m.LeastSide
		}
		a.pitch = one + m.Between
		a.width = a.n*a.pitch - m.Between
		if info.Kind == dsl.Foundations {
			last = append(last, a)
		} else {
			others = append(others, a)
		}
	}
	return append(others, last...)
}

// leastCards is how many cards lie under the top one of a line at least, or two and a count.
const leastCards = 3

// stretch gives the rest of a row, up to its end at the right, to its lines of cards, as far as
// they could ever use it.
func (p *Plan) stretch(row []part, right int) {
	m := &p.Metric
	left, lines := right-m.Left-p.margin+m.Between, 0
	for _, a := range row {
		left -= a.width + m.Between
		if p.Zones[a.zone] == Line {
			lines++
		}
	}
	for i := range row {
		a := &row[i]
		if p.Zones[a.zone] != Line || left <= 0 {
			continue
		}
		extra := max(0, min(left/lines, a.label+p.mostRoom(a.zone)-a.width))
		a.width, a.pitch = a.width+extra, a.pitch+extra
		left, lines = left-extra, lines-1
	}
}

// mostRoom is the room that a line could ever use.
func (p *Plan) mostRoom(zone int) int {
	m := &p.Metric
	n := p.game.Sheet().Pack.Size()
	if m.InLine > 0 {
		n = min(n, m.InLine)
	}
	return max(m.CardW+(n-1)*m.Side, p.wholes[zone])
}

// linesWhole reports whether the lines show all that the deal lays open in them.
func (p *Plan) linesWhole() bool {
	for _, at := range p.Piles {
		if at.Room < at.Whole {
			return false
		}
	}
	return true
}

// evenly is how many of n stand in a line that has room for so many, where all lines are to be
// about equal.
func evenly(n, room int) int {
	room = max(1, room)
	lines := (n + room - 1) / room
	return (n + lines - 1) / lines
}
