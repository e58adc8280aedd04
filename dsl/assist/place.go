package assist

import (
	"slices"

	"pat/dsl"
)

// A spot is what stands at a place of a file.
type spot struct {
	tok  dsl.Token
	line *dsl.Line // of the file, or nil: in a comment, an example, an empty line
	k    int       // which word of the line it is; -1 if none
	row  int       // the line, from 1
}

// at finds the word at a place; a place behind the last letter of a word is still its.
func (f *File) at(offset int) (s spot, ok bool) {
	pos := f.Source.Pos(offset)
	s.row, s.k = pos.Line, -1
	found := false
	for _, t := range f.Source.Tokens(pos.Line, f.Tree.Names) {
		if t.Pos.Offset > offset || t.End().Offset < offset || t.Type == dsl.TokSpace && found {
			continue
		}
		s.tok, found = t, true
		if t.End().Offset > offset {
			break
		}
	}
	if !found || s.tok.Type == dsl.TokSpace {
		return s, false
	}
	for _, l := range f.lines() {
		if l.Pos.Line == pos.Line {
			s.line = l
			s.k = slices.IndexFunc(l.Words, func(t dsl.Token) bool { return t.Pos == s.tok.Pos })
		}
	}
	return s, true
}

// isName reports whether a token is a name that some file gives.
func isName(t dsl.Token) bool {
	switch t.Type {
	case dsl.TokZone, dsl.TokVar, dsl.TokAct, dsl.TokChoice:
		return true
	}
	return false
}

// gives reports whether a line declares a name, and which word of it does: the head of a zone that
// is called so, an option, a counter, an action.
func gives(l *dsl.Line, name string) (dsl.Token, bool) {
	declares := false
	switch s := l.Stmt.(type) {
	case *dsl.ZoneHead:
		declares = s.Name == name
	case *dsl.Option:
		declares = s.Name == name || slices.ContainsFunc(s.Choices, func(c *dsl.Choice) bool { return c.Name == name })
	case *dsl.Ask:
		declares = s.Name == name
	case *dsl.Counter:
		declares = s.Name == name
	case *dsl.MayHead:
		declares = s.Name == name
	}
	if !declares || name == "" {
		return dsl.Token{}, false
	}
	for _, t := range l.Words {
		if isName(t) && t.Value == name {
			return t, true
		}
	}
	return dsl.Token{}, false
}
