package dsl

import (
	"iter"

	"github.com/alecthomas/participle/v2/lexer"
)

// This file answers what the parser returns: lines of the file, and blocks with their lines, each
// line with the tree of its production.

// A File is one parsed rule file. It is never nil and always usable: lines that could not be read
// stand in it without a Stmt, and their block is marked Broken.
type File struct {
	Source *Source
	Names  *Names   // its own names and those of its ancestors
	Lines  []*Line  // lines of the file, in order; heads and blocks apart
	Blocks []*Block // in order
	Broken bool     // some line of the file itself, or a head, could not be read

	Examples []*Example // in order; no rules, and no part of what a variant takes over
	Comments []Comment  // every comment, in order
}

// A Block is a head with its lines.
type Block struct {
	Head   *Line
	Lines  []*Line
	Broken bool // some line could not be read, so nothing follows from what is missing
}

// A Line is one rule.
type Line struct {
	Span           // from the first word to the last
	Src    *Source // the file it stands in: a variant keeps lines of its ancestors
	Stmt   Stmt    // nil if it could not be read
	Nodes  []any   // all of Stmt, as Walk finds it: many ask for nodes of one sort in every line
	Words  []Token // its words, for suggestions, formatting and comparing
	Inside string  // the kind of zone it stands in, "deal", "may", "after", or "" for a line of the file
}

// A Comment is the rest of a line from its #.
type Comment struct {
	Span
	Text string // with the #
}

// says makes a line mean what was read of it.
func (l *Line) says(stmt Stmt) *Line {
	l.Stmt = stmt
	Walk(stmt, func(n any) bool {
		l.Nodes = append(l.Nodes, n)
		return true
	})
	return l
}

// Text is the line as it was written, from its first word to its last.
func (l *Line) Text() string { return l.Src.Slice(l.Span) }

// Lead is the first word of the line, as the grammar reads it.
func (l *Line) Lead() string {
	if len(l.Words) == 0 {
		return ""
	}
	return l.Words[0].Value
}

// Canonical is the line as the grammar reads it: single blanks, lower case, one spelling.
func (l *Line) Canonical() string {
	s := ""
	for i, t := range l.Words {
		if i > 0 {
			s += " "
		}
		s += t.Value
	}
	return s
}

// EveryLine is the lines of a file or a sheet: those outside of blocks, then block by block the
// head and what stands under it.
func EveryLine(lines []*Line, blocks []*Block) iter.Seq[*Line] {
	return func(yield func(*Line) bool) {
		for _, l := range lines {
			if l != nil && !yield(l) {
				return
			}
		}
		for _, b := range blocks {
			for _, l := range append([]*Line{b.Head}, b.Lines...) {
				if l != nil && !yield(l) {
					return
				}
			}
		}
	}
}

// Played is Canonical without what is said to people alone.
func (l *Line) Played() string {
	if n := len(l.Words); n > 2 && l.Words[n-1].Type == TokText {
		return (&Line{Words: l.Words[:n-2]}).Canonical()
	}
	return l.Canonical()
}

// Line returns the first line of the file that begins with the word, or nil.
func (f *File) Line(lead string) *Line {
	for _, l := range f.Lines {
		if l.Lead() == lead {
			return l
		}
	}
	return nil
}

// Parent is the text after `variant of`, with its place, or "" if the file is no variant.
func (f *File) Parent() (string, Span) {
	if l := f.Line("variant"); l != nil && l.Stmt != nil {
		t := l.Stmt.(*TextLine)
		return t.Text, t.At
	}
	return "", Span{}
}

// AddWords adds the words of the language that a line uses to a set, as the keyword table spells
// them. Titles, names and numbers are none, nor are the words that a variant leaves out.
func (l *Line) AddWords(set map[string]bool) {
	words := l.Words
	switch stmt := l.Stmt.(type) {
	case *TextLine:
		words = words[:1]
		if stmt.Word == "variant" {
			words = l.Words[:2] // variant of
		}
	case *Without:
		words = words[:1]
	}
	for _, t := range words {
		if k, ok := LookUp(t.Value); ok && ruleWord(t.Type) {
			set[k.Word] = true
		}
	}
}

// ruleWord reports whether a word of a sort stands in the table of words.
func ruleWord(t lexer.TokenType) bool {
	return t == TokWord || t == TokRank || t == TokSuit || t == TokKind
}
