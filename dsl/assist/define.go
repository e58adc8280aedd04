package assist

import (
	"slices"

	"pat/dsl"
)

// A Location is a stretch of a file: of this one, or of an ancestor, which may lie inside the
// program.
type Location struct {
	Source *dsl.Source
	Span   dsl.Span
}

// Definition tells where what stands at a place is from: of `variant of` the parent; of a name the
// line that gives it; of a kind of zone its block; of the first word of a line the line of an
// ancestor in whose place it stands.
func (f *File) Definition(offset int) (to Location, ok bool) {
	s, ok := f.at(offset)
	if !ok || s.line == nil {
		return to, false
	}
	if t, text := s.line.Stmt.(*dsl.TextLine); text && t.Word == "variant" {
		return f.parent()
	}
	if isName(s.tok) {
		return f.giving(s.tok.Value)
	}
	if s.k == 0 {
		if old, ok := f.replaced(s.line); ok {
			return old, true
		}
	}
	if s.tok.Type == dsl.TokKind {
		return f.head(s.tok.Value)
	}
	return to, false
}

// parent is the beginning of the file that this one is a variant of.
func (f *File) parent() (to Location, ok bool) {
	if len(f.Sheet.Parents) == 0 {
		return to, false
	}
	src := f.Sheet.Sources[f.Sheet.Parents[0]]
	if src == nil {
		return to, false
	}
	return Location{src, src.Span(0, len(src.Line(1)))}, true
}

// giving is where a name is given: in the file, or in the nearest ancestor that does.
func (f *File) giving(name string) (to Location, ok bool) {
	for _, l := range f.lines() {
		if t, ok := gives(l, name); ok {
			return Location{f.Source, t.Span()}, true
		}
	}
	for l := range f.every() {
		if t, ok := gives(l, name); ok {
			return Location{l.Src, t.Span()}, true
		}
	}
	return to, false
}

// head is the head of the block of a kind of zone.
func (f *File) head(kind string) (to Location, ok bool) {
	for _, z := range f.Sheet.Zone(kind) {
		if z.Head != nil && !z.Implicit {
			return Location{z.Head.Src, z.Head.Span}, true
		}
	}
	return to, false
}

// replaced is the line of an ancestor in whose place a line stands; of the head of a block that
// continues one of an ancestor, that head.
func (f *File) replaced(l *dsl.Line) (to Location, ok bool) {
	for _, s := range f.Sheet.Swapped {
		at := func(m *dsl.Line) bool { return m != nil && m.Src.Name == l.Src.Name && m.Pos.Offset == l.Pos.Offset }
		if !slices.ContainsFunc(s.New, at) {
			continue
		}
		for _, old := range s.Old {
			if old != nil && old.Src.Name != f.Source.Name {
				return Location{old.Src, old.Span}, true
			}
		}
	}
	h, ok := l.Stmt.(*dsl.ZoneHead)
	if !ok {
		return to, false
	}
	for _, z := range f.Sheet.Zones {
		if z.Head != nil && z.Words() == h.Words() && z.Head.Src.Name != f.Source.Name {
			return Location{z.Head.Src, z.Head.Span}, true
		}
	}
	return to, false
}

// References lists where the file itself says the name or the kind of zone at a place.
func (f *File) References(offset int) []dsl.Span {
	s, ok := f.at(offset)
	if !ok || s.line == nil || !isName(s.tok) && s.tok.Type != dsl.TokKind {
		return nil
	}
	return f.uses(s.tok.Value, s.tok.Type)
}

// uses lists where the rules of the file say a word.
func (f *File) uses(word string, typ dsl.Type) []dsl.Span {
	var out []dsl.Span
	for _, l := range f.lines() {
		_, text := l.Stmt.(*dsl.TextLine)
		for _, t := range l.Words {
			if !text && t.Value == word && t.Type == typ {
				out = append(out, t.Span())
			}
		}
	}
	return out
}

// Ancestors lists the files that the file is made of besides itself, by the names of their sources.
func (f *File) Ancestors() []string {
	var out []string
	for name := range f.Sheet.Sources {
		if name != f.Source.Name {
			out = append(out, name)
		}
	}
	slices.Sort(out)
	return out
}
