package rules

import (
	"fmt"
	"slices"

	"pat/dsl"
	"pat/dsl/cards"
)

// This file answers how many piles a zone has, in which rows, and for which suits: from its head,
// its picture and its `suits` line; and which zones there are that no block declares.

// MaxPiles is the number of piles a game may have in all.
const MaxPiles = 240

// zone reads the head of a zone: `tableau 7`, `tableau 4 rows of 13`, `cells 4`; without a number
// it is one pile, or as many as the picture has stars.
func (b *builder) zone(blk *dsl.Block, h *dsl.ZoneHead) {
	z := &Zone{
		Index: len(b.sheet.Zones), Kind: h.Kind, Name: h.Name, Head: blk.Head, Broken: blk.Broken, Piles: 1,
		Rows: 1, Lines: steps(blk),
	}
	if h.Size != nil {
		z.Piles = dsl.Number(h.Size.Number)
		if h.Size.Columns != "" {
			z.Rows, z.Columns = z.Piles, dsl.Number(h.Size.Columns)
			z.Piles = z.Rows * z.Columns
		}
		if z.Piles < 1 || z.Piles > MaxPiles {
			d := b.errorf("bad-number", h.Size.Span, fmt.Sprintf("from 1 to %d can be", MaxPiles),
				"`%s` cannot have %d piles", z.Title(), z.Piles)
			if h.Size.Number == "0" {
				d.Offer(b.sheet.Changed(blk.Head, h.Size.Span, "1").If("one is meant"))
				d.Offer(b.sheet.Without(blk.Head, h.Size.Span).If("there are to be none"))
			}
			z.Piles, z.Rows, z.Columns = 1, 1, 1
		}
	}
	if z.Kind == dsl.Stock && z.Piles > 1 {
		d := b.errorf("bad-number", h.Size.Span, "", "there is one stock, and it is one pile")
		d.Offer(blk.Head.Src.Out(h.Size.Span).Surely())
		z.Piles = 1
	}
	b.picture(z, h)
	if z.Columns == 0 {
		z.Columns = z.Piles
	}
	if r := First[*dsl.Suits](z); r.Line != nil && !r.Stmt.Any {
		for _, w := range r.Stmt.List {
			su, _ := cards.SuitNamed(w.Name)
			z.Suits = append(z.Suits, su)
		}
		want, what := z.Piles, "piles"
		if z.Rows > 1 {
			want, what = z.Rows, "rows"
		}
		if len(z.Suits) != want {
			d := b.errorf("list-length", r.Line.Span, "", "%d suits for %d %s", len(z.Suits), want, what)
			d.Others = []dsl.Label{{Span: h.Span, Text: fmt.Sprintf("%d %s", want, what)}}
			b.offerSuits(d, r.Line, z, want)
			z.Suits = nil
		}
	}
	b.sheet.Zones = append(b.sheet.Zones, z)
}

// offerSuits offers as many suits as there are piles or rows, or as many piles as suits.
func (b *builder) offerSuits(d *dsl.Diagnostic, l *dsl.Line, z *Zone, want int) {
	h := z.Head.Stmt.(*dsl.ZoneHead)
	switch {
	case want != z.Piles || len(z.Suits) <= want:
		whole := len(b.sheet.Pack.Suits) > 0 && len(z.Suits)%len(b.sheet.Pack.Suits) == 0
		if whole && want == z.Piles && h.Size != nil { // all suits are said: the number is likelier to be wrong
			d.Offer(b.sheet.Changed(z.Head, h.Size.Span, fmt.Sprint(len(z.Suits))))
		}
		d.Offer(b.sheet.Changed(l, l.Span, b.sheet.SuitList(want, z.Suits...)))
	case h.Size == nil:
		d.Offer(b.sheet.Changed(z.Head, dsl.Span{Pos: h.EndPos, EndPos: h.EndPos}, fmt.Sprintf(" %d", len(z.Suits))))
	default:
		d.Offer(b.sheet.Changed(z.Head, h.Size.Span, fmt.Sprint(len(z.Suits))))
	}
}

// picture reads the rows of a drawn zone: the stars are its piles.
func (b *builder) picture(z *Zone, h *dsl.ZoneHead) {
	rows := All[*dsl.Row](z)
	if len(rows) == 0 {
		return
	}
	if h.Size != nil && h.Size.Columns != "" {
		d := b.errorf("contradiction", rows[0].Line.Span, "", "the zone is both a grid and a picture")
		d.Others = []dsl.Label{{Span: h.Size.Span, Text: "a grid"}}
		d.Offer(z.Head.Src.Out(h.Size.Span))
		return
	}
	for i, r := range rows {
		repeat := 1
		if r.Stmt.Repeat != "" {
			repeat = dsl.Number(r.Stmt.Repeat)
			if repeat < 1 || repeat > MaxPiles {
				b.errorf("bad-number", r.Line.Span, fmt.Sprintf("from 1 to %d can be", MaxPiles),
					"a picture cannot repeat %d times", repeat)
				repeat = 1
			}
		}
		if !slices.Contains(r.Stmt.Cells, "*") {
			continue
		}
		for n := range repeat {
			for j, c := range r.Stmt.Cells {
				if c == "*" {
					z.Picture = append(z.Picture, Spot{i + 1, n*len(r.Stmt.Cells) + j + 1})
				}
			}
		}
	}
	if len(z.Picture) == 0 || len(z.Picture) > MaxPiles {
		b.errorf("bad-number", rows[0].Line.Span, "every pile is a star", "the picture has %d piles",
			len(z.Picture))
		z.Picture = []Spot{{1, 1}}
	}
	if h.Size != nil && dsl.Number(h.Size.Number) != len(z.Picture) {
		d := b.errorf("list-length", h.Size.Span, "", "the head says %d piles, the picture has %d",
			dsl.Number(h.Size.Number), len(z.Picture))
		d.Offer(z.Head.Src.Out(h.Size.Span))
		d.Offer(dsl.Instead(h.Size.Span, fmt.Sprint(len(z.Picture))))
	}
	last := z.Picture[len(z.Picture)-1]
	if wide := slices.MaxFunc(z.Picture, func(a, b Spot) int { return a.Column - b.Column }); max(last.Row,
		wide.Column) > MaxPiles {
		b.errorf("bad-number", rows[0].Line.Span, "rows and columns without a star need not be drawn",
			"a picture has at most %d rows and columns, and this one has %d by %d", MaxPiles, last.Row, wide.Column)
		z.Picture = []Spot{{1, 1}}
	}
	z.Piles, z.Rows = len(z.Picture), z.Picture[len(z.Picture)-1].Row
	z.Columns = 0
	for _, p := range z.Picture {
		z.Columns = max(z.Columns, p.Column)
	}
}

// implicit adds stock, waste and discard where lines name them without a block. `waste` and
// `discard` mean those that have a name where there are any.
func (b *builder) implicit() {
	s := b.sheet
	var named [dsl.Kinds]bool
	apart := func(k dsl.Kind) bool { return k != dsl.Stock && len(s.OfKind(k)) > 0 }
	for _, l := range s.AllLines() {
		for _, n := range l.Nodes {
			if z, ok := n.(*dsl.ZoneRef); ok && !apart(z.Kind()) {
				named[z.Kind()] = true
			}
			switch n.(type) {
			case *dsl.Redeals:
				named[dsl.Waste] = true
				named[dsl.Stock] = true
			case *dsl.Gather, *dsl.Shuffle:
				named[dsl.Stock] = true
			}
		}
	}
	for _, kind := range []dsl.Kind{dsl.Stock, dsl.Waste, dsl.Discard} {
		if named[kind] && s.Unnamed(kind) == nil {
			s.Zones = append(s.Zones,
				&Zone{Index: len(s.Zones), Kind: kind, Implicit: true, Piles: 1, Rows: 1, Columns: 1})
		}
	}
}
