package rules

import (
	"fmt"
	"slices"

	"pat/dsl"
)

// This file answers how a sheet is made: in which order, and of which blocks.

// A builder makes the sheet of a file and its ancestors, line by line. Mistakes are noted and it
// goes on, so that all of them are told at once; where something is wrong a harmless value stands
// for it, as one pile for none.
type builder struct {
	sheet *Sheet
	tree  *tree
	diags dsl.Diagnostics
}

// errorf notes a mistake and returns it, so that labels and offers can be added.
func (b *builder) errorf(name string, at dsl.Span, help, format string, args ...any) *dsl.Diagnostic {
	d := &dsl.Diagnostic{Name: name, Span: at, Message: fmt.Sprintf(format, args...), Help: help}
	b.diags = append(b.diags, d)
	return d
}

// build reads the parts in an order that has reasons: the pack before the values, as a rank is its
// place in the pack; the blocks before the zones that they only name (implicit); and redeals last,
// as they ask whether there is a stock.
func (b *builder) build() {
	s := b.sheet
	s.Lines, s.Blocks = b.tree.lines, b.tree.blocks
	for _, l := range b.tree.removed {
		s.Removed = append(s.Removed, Rule[*dsl.Without]{l, l.Stmt.(*dsl.Without)})
	}
	b.texts()
	b.pack()
	b.values()
	b.blocks()
	b.implicit()
	b.redeals()
}

// blocks reads zones, the deal, actions and events. Of two blocks that are the same one the first
// holds, and the second is told; events are the exception, of which there may be several: `after
// move of king`, `after move of ace`.
func (b *builder) blocks() {
	s := b.sheet
	zones := map[string]*dsl.Block{}
	var deal *dsl.Block
	mays := map[string]*dsl.Block{}
	for _, blk := range s.Blocks {
		switch h := blk.Head.Stmt.(type) {
		case *dsl.ZoneHead:
			key := h.Words()
			if had := zones[key]; had != nil {
				what := "two `" + h.Words() + "` blocks without a name"
				help := fmt.Sprintf("of two each has a name, for example `%s lower` and `%s upper`", h.Kind, h.Kind)
				if h.Kind == dsl.Stock {
					what, help = "two `"+h.Words()+"` blocks", "a game has one, with all their lines"
				}
				if h.Name != "" {
					what, help = "two `"+h.Words()+"` blocks", "one block has all their lines"
				}
				b.errorf("duplicate-block", blk.Head.Span, help, "there are %s", what).
					Others = []dsl.Label{{Span: had.Head.Span, Text: "first here"}}
				continue
			}
			zones[key] = blk
			b.zone(blk, h)
		case *dsl.DealHead:
			if deal != nil {
				b.errorf("duplicate-block", blk.Head.Span, "one block has all steps",
					"there are two `deal` blocks").
					Others = []dsl.Label{{Span: deal.Head.Span, Text: "first here"}}
				continue
			}
			deal = blk
			s.DealHead, s.Deal = blk.Head, steps(blk)
		case *dsl.MayHead:
			m := &May{Name: h.Name, Head: blk.Head, Times: timesOf(h.Times), Steps: steps(blk)}
			if h.Redeal {
				m.Name = "redeal"
			}
			if had := mays[m.Name]; had != nil {
				b.errorf("duplicate-block", blk.Head.Span, "one block has all their steps",
					"there are two `may %s` blocks", m.Name).
					Others = []dsl.Label{{Span: had.Head.Span, Text: "first here"}}
				continue
			}
			mays[m.Name] = blk
			s.Mays = append(s.Mays, m)
		case *dsl.AfterHead:
			s.Afters = append(s.Afters, &After{Head: blk.Head, said: h, Steps: steps(blk)})
		}
		if blk.Broken {
			s.Broken = true
		}
	}
}

// steps are the lines of a block that could be read.
func steps(b *dsl.Block) []*dsl.Line {
	var out []*dsl.Line
	for _, l := range b.Lines {
		if l.Stmt != nil {
			out = append(out, l)
		}
	}
	return out
}

// timesOf is how often a line with such an end may be used; 0 is any number.
func timesOf(t *dsl.Times) int {
	if t == nil {
		return 0
	}
	return max(slices.Index(dsl.OftenWords, t.Word), dsl.Number(t.Number))
}

// AllLines are all lines of the sheet that could be read, heads among them.
func (s *Sheet) AllLines() []*dsl.Line {
	all := slices.Collect(dsl.EveryLine(s.Lines, s.Blocks))
	return slices.DeleteFunc(all, func(l *dsl.Line) bool { return l.Stmt == nil })
}
