package layout

import (
	"slices"

	"pat/dsl"
)

// This file answers how what lies below the header shares the rest of the window: pictures, rows of
// tops and columns, one below the other in the order of the rules.

// A block is zones of one form that lie side by side: a picture, tops, or columns in one band or
// several.
type block struct {
	form  Form
	zones []int
	piles []int // of all zones
	per   int   // piles in a band
	pitch int
	apart int // between the columns of two zones
	bands int
	want  int // room a band of columns asks for
	room  int
	fixed int // height of what is no column
}

// A body is the blocks below the header.
type body struct {
	p      *Plan
	top    int
	tight  int // 1: tops stand as narrow as can be; 2: pictures have no labels
	blocks []*block
}

func (p *Plan) body(top, tight int) *body {
	b := &body{p: p, top: top, tight: tight}
	for z, form := range p.Zones {
		if form < Tops {
			continue
		}
		info := p.game.Zone(z)
		var piles []int
		for i := range info.Count {
			piles = append(piles, info.First+i)
		}
		if last := b.last(); form == Columns && p.sideBySide(last, len(piles)) {
			last.zones, last.piles = append(last.zones, z), append(last.piles, piles...)
			continue
		}
		b.blocks = append(b.blocks, &block{form: form, zones: []int{z}, piles: piles})
	}
	for _, k := range b.blocks {
		switch k.form {
		case Columns:
			p.bands(k)
		case Tops:
			p.tops(k, tight > 0)
		default:
			p.drawn(k, tight > 1)
		}
	}
	return b
}

// last is the lowest block, nil if there is none.
func (b *body) last() *block {
	if len(b.blocks) == 0 {
		return nil
	}
	return b.blocks[len(b.blocks)-1]
}

// sideBySide reports whether so many more columns may stand beside a block. Under titles each zone
// stands alone.
func (p *Plan) sideBySide(k *block, more int) bool {
	return k != nil && k.form == Columns && !p.Metric.Titled && len(k.piles)+more <= p.mostColumns()
}

func (p *Plan) across() int { return p.W - p.Metric.Left - p.Metric.Right }

// mostColumns is how many columns stand side by side at most.
func (p *Plan) mostColumns() int {
	m := &p.Metric
	return max(1, (p.across()+m.Gap)/(m.CardW+m.Gap))
}

// bands measures columns.
func (p *Plan) bands(k *block) {
	m := &p.Metric
	k.per = evenly(len(k.piles), p.mostColumns())
	k.bands = (len(k.piles) + k.per - 1) / k.per
	least, most := m.CardW+m.Gap, m.CardW+m.MostGap
	breaks := len(k.zones) - 1
	// half a column stands between zones, if there is room for it
	k.pitch = min(most, 2*(p.across()+m.Gap)/(2*k.per+breaks))
	k.apart = k.pitch / 2
	if k.pitch < least {
		k.pitch, k.apart = min(most, (p.across()+m.Gap)/k.per), 0
	}
	k.pitch = max(k.pitch, least)
	if p.shown != nil {
		k.want = p.needed(k.piles, k.pitch-m.Gap)
		return
	}
	for _, z := range k.zones {
		k.want = max(k.want, p.wants(z))
	}
}

// wants is how much room the columns of a zone ask for.
func (p *Plan) wants(zone int) int {
	g := p.game
	n := p.heights[zone]
	if z := g.Zone(zone); z.Grows || z.Laid {
		n += more
	}
	if room := g.Zone(zone).Room; room > 0 {
		n = min(n, room)
	}
	return p.rows(max(n, 1))
}

// rows is the height of so many open cards in a column.
func (p *Plan) rows(n int) int { return p.Metric.CardH + (n-1)*p.Metric.Open }

// leastRows is the least height of a column: a top card, and a sign of what lies under it.
func (p *Plan) leastRows() int { return p.Metric.CardH + p.Metric.LeastOpen }

// tops measures a long row of piles.
func (p *Plan) tops(k *block, tight bool) {
	m := &p.Metric
	k.pitch = max(m.Loose, m.CardW+m.Gap)
	if tight {
		k.pitch = m.CardW + max(m.Gap, 2*m.Char)
	}
	k.per = max(1, (p.across()+k.pitch-m.CardW-m.behind())/k.pitch)
	k.bands = (len(k.piles) + k.per - 1) / k.per
	k.fixed = k.bands*(m.LabelH+m.CardH+m.RowGap) - m.RowGap
}

// drawn measures a picture or a grid; pitch is the step from column to column of it.
func (p *Plan) drawn(k *block, bare bool) {
	m := &p.Metric
	last, near := 1, p.nearest(k)
	for _, i := range k.piles {
		last = max(last, p.game.Pile(i).Column)
	}
	least := (m.CardW + near - 1) / near // in need they stand without a gap
	k.pitch = max(least, m.Loose/near)
	if last > 1 {
		fits := (p.across() - m.CardW - m.behind()) / (last - 1)
		one := oneCard(p.game.Zone(k.zones[0]), p.heights[k.zones[0]])
		if one || fits*near < m.CardW+m.Gap { // that the cards stand apart comes first
			fits = (p.across() - m.CardW) / (last - 1)
		}
		k.pitch = max(least, min(k.pitch, fits))
	}
	k.room = p.rowStep(k, bare)
	k.fixed = (p.game.Zone(k.zones[0]).Rows-1)*k.room + m.CardH
	if !bare {
		k.fixed += m.LabelH
	}
}

// nearest is how many columns of a picture two of its cards in one row are apart at least.
func (p *Plan) nearest(k *block) int {
	near := 0
	for i := range k.piles[1:] {
		at, next := p.game.Pile(k.piles[i]), p.game.Pile(k.piles[i+1])
		if apart := next.Column - at.Column; at.Row == next.Row && (near == 0 || apart < near) {
			near = apart
		}
	}
	return max(near, 1)
}

// rowStep is the step from row to row of a picture.
func (p *Plan) rowStep(k *block, bare bool) int {
	m := &p.Metric
	switch {
	case m.Cover > 0 && p.game.Zone(k.zones[0]).Covers:
		return m.Cover
	case bare:
		return m.CardH + m.RowGap
	}
	return m.LabelH + m.CardH + m.RowGap
}

// right is where the body ends at the right, 0 if there is none. The last column may take as much
// room as the others, where cards share a row.
func (b *body) right() (x int) {
	m := &b.p.Metric
	for _, k := range b.blocks {
		last, wide := min(k.per, len(k.piles))-1, m.CardW
		if k.form == Drawn {
			last = 0
			for _, pile := range k.piles {
				last = max(last, b.p.game.Pile(pile).Column-1)
			}
		}
		if k.form == Columns && m.Share > 1 {
			wide = k.pitch - m.Gap
		}
		x = max(x, m.Left+last*k.pitch+max(0, len(k.zones)-1)*k.apart+wide)
	}
	return min(x, b.p.W-m.Right)
}

// height is how much of the window the body takes, where columns have the room that room tells.
func (b *body) height(room func(*block) int) int {
	m := &b.p.Metric
	h := 0
	for i, k := range b.blocks {
		if i > 0 {
			h += m.RowGap
		}
		if k.form != Columns {
			h += k.fixed
			continue
		}
		h += k.bands*(m.LabelH+m.RowGap+room(k)) - m.RowGap
	}
	return h
}

// least is how far down the body goes at least.
func (b *body) least() int { return b.top + b.height(func(*block) int { return b.p.leastRows() }) }

// roomy reports whether all columns can have the room that they ask for.
func (b *body) roomy() bool { return b.top+b.height(func(k *block) int { return k.want }) <= b.p.H }

// share divides the height of the window among the bands of columns by what they ask for.
func (b *body) share() {
	least := b.p.leastRows()
	if b.p.shown != nil { // as much as is needed, and there is no more to be had
		for _, k := range b.blocks {
			if k.form == Columns {
				k.room = k.want
			}
		}
		return
	}
	rest := b.p.H - b.least()
	sum := 0
	for _, k := range b.blocks {
		if k.form == Columns {
			k.room = least
			sum += k.bands * max(0, k.want-least)
		}
	}
	for _, k := range b.blocks {
		if k.form != Columns || rest <= 0 {
			continue
		}
		if more := max(0, k.want-least); rest >= sum || sum == 0 {
			k.room += more + max(0, rest-sum)/b.allBands()
		} else {
			k.room += rest * more / sum
		}
	}
}

func (b *body) allBands() (n int) {
	for _, k := range b.blocks {
		if k.form == Columns {
			n += k.bands
		}
	}
	return max(1, n)
}

// place places the piles of the body.
func (b *body) place() {
	p, m := b.p, &b.p.Metric
	p.Roomy = b.tight < 2 && b.roomy() && p.linesWhole()
	b.share()
	y := b.top
	// a blank line below the header, where nothing is taken away by it
	if b.top > 0 && m.RowGap == 0 && y+b.height(func(k *block) int { return max(k.want, 1) })+m.LabelH <= p.H {
		y += m.LabelH
		b.top = y
		b.share()
	}
	for i, k := range b.blocks {
		if i > 0 {
			y += m.RowGap
		}
		y = b.put(k, y)
	}
	p.Roomy = p.Roomy && p.Width <= p.W && p.Height <= p.H
}

// put places a block and returns where the next may begin.
func (b *body) put(k *block, y int) int {
	p, m := b.p, &b.p.Metric
	p.Breaks = append(p.Breaks, y)
	if p.titled(k) {
		p.Titles = append(p.Titles, Title{k.zones[0], m.Left, y})
		y += m.LabelH
	}
	if k.form == Drawn {
		p.putDrawn(k, y, b.tight < 2)
		return y + k.fixed
	}
	high := m.CardH
	if k.form == Columns {
		high = k.room
	}
	for i, pile := range k.piles {
		x := b.columnX(k, i)
		top := y + i/k.per*(m.LabelH+high+m.RowGap)
		if k.form == Columns && i > 0 && i%k.per == 0 {
			p.Breaks = append(p.Breaks, top)
		}
		at := Pile{
			X: x, Y: top + m.LabelH, LabelX: x, LabelY: top, Labelled: true, Width: k.pitch - m.Gap,
			Counts: k.form == Tops,
		}
		if k.form == Columns {
			at.Room = high
		}
		p.put(pile, at, x+m.CardW, at.Y+high)
	}
	return y + k.bands*(m.LabelH+high+m.RowGap) - m.RowGap
}

// titled reports whether a block has its title above it: where it is not the one zone of its kind,
// or of a kind that does not always lie in columns.
func (p *Plan) titled(k *block) bool {
	kind := p.game.Zone(k.zones[0]).Kind
	columns := k.form == Columns && kind.Showing() != dsl.InColumns
	return p.Metric.Titled && (columns || len(p.game.Sheet().OfKind(kind)) > 1)
}

// columnX is where a pile of a block stands from the left: columns stand apart from those of the
// zone before.
func (b *body) columnX(k *block, i int) int {
	x := b.p.Metric.Left + i%k.per*k.pitch
	if k.form == Columns {
		x += slices.Index(k.zones, b.p.game.ZoneOf(k.piles[i]).Index) * k.apart
	}
	return x
}

func (p *Plan) putDrawn(k *block, y int, labelled bool) {
	m := &p.Metric
	for _, pile := range k.piles {
		spot := p.game.Pile(pile)
		x, top := m.Left+(spot.Column-1)*k.pitch, y+(spot.Row-1)*k.room
		at := Pile{X: x, Y: top, LabelX: x, LabelY: top, Labelled: labelled, Width: m.CardW, Counts: true}
		if labelled {
			at.Y += m.LabelH
		}
		p.put(pile, at, x+m.CardW, at.Y+m.CardH)
	}
}
