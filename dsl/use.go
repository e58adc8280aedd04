package dsl

import "github.com/alecthomas/participle/v2/lexer"

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

func ruleWord(t lexer.TokenType) bool {
	return t == TokWord || t == TokRank || t == TokSuit || t == TokKind
}
