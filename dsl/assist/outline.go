package assist

import (
	"slices"

	"pat/dsl"
)

// A Symbol is a part of a file as an outline shows it.
type Symbol struct {
	Name   string
	Detail string
	Sort   Sort
	Span   dsl.Span // all of it
	At     dsl.Span // of its name, or first words
	Kids   []Symbol
}

// A Sort is a sort of part.
type Sort uint8

// The sorts.
const (
	GameSort Sort = iota + 1
	ZoneSort
	StepsSort // deal, may, after
	NameSort  // option, ask, counter
	GoalSort  // win, lose
	ExampleSort
	LineSort
)

// Outline lists the parts of the file: its blocks with their lines, what it gives names to, its
// goals and examples.
func (f *File) Outline() []Symbol {
	var out []Symbol
	for _, l := range f.Tree.Lines {
		if s, ok := fileSymbol(l); ok {
			out = append(out, s)
		}
	}
	for _, b := range f.Tree.Blocks {
		out = append(out, blockSymbol(b))
	}
	for _, e := range f.Tree.Examples {
		s := Symbol{Name: e.Title, Detail: "example", Sort: ExampleSort, Span: e.Span, At: e.Span}
		if s.Name == "" {
			s.Name = "example"
		}
		for i := len(e.Rows) - 1; i >= 0; i-- { // without the empty lines behind it
			if line := e.Src.Line(e.Rows[i]); line != "" {
				toks := e.Src.Tokens(e.Rows[i], nil)
				if len(toks) > 0 {
					s.Span.EndPos = toks[len(toks)-1].End()
				}
				break
			}
		}
		out = append(out, s)
	}
	slices.SortStableFunc(out, func(a, b Symbol) int { return a.Span.Pos.Offset - b.Span.Pos.Offset })
	return out
}

// fileSymbol is the part that a line of the file is, if an outline shows it.
func fileSymbol(l *dsl.Line) (s Symbol, ok bool) {
	s = Symbol{Name: l.Text(), Span: l.Span, At: l.Span}
	switch x := l.Stmt.(type) {
	case *dsl.TextLine:
		if x.Word != "game" && x.Word != "variant" {
			return s, false
		}
		s.Name, s.Detail, s.Sort = x.Text, x.Word, GameSort
		if x.Word == "variant" {
			s.Name, s.Detail = "variant of "+x.Text, ""
		}
	case *dsl.Option, *dsl.Ask, *dsl.Counter:
		s.Name, s.Detail, s.Sort = l.Words[1].Raw, l.Text(), NameSort
		s.At = l.Words[1].Span()
	case *dsl.End, *dsl.Score:
		s.Sort = GoalSort
	default:
		return s, false
	}
	return s, s.Name != ""
}

// blockSymbol is a block with its lines.
func blockSymbol(b *dsl.Block) Symbol {
	s := Symbol{Name: b.Head.Text(), Sort: ZoneSort, Span: b.Head.Span, At: b.Head.Span}
	switch b.Head.Stmt.(type) {
	case *dsl.DealHead, *dsl.MayHead, *dsl.AfterHead:
		s.Sort = StepsSort
	}
	for _, l := range b.Lines {
		s.Kids = append(s.Kids, Symbol{Name: l.Text(), Sort: LineSort, Span: l.Span, At: l.Span})
		if l.EndPos.Offset > s.Span.EndPos.Offset {
			s.Span.EndPos = l.EndPos
		}
	}
	return s
}
