package dsl

import (
	"reflect"
	"slices"
	"sync"

	"github.com/alecthomas/participle/v2"
	"github.com/alecthomas/participle/v2/lexer"
)

// grammar is any line. It is never parsed itself: each line is parsed by the production that its
// first word picks. It holds them all, so that participle builds them in one go.
type grammar struct {
	Line anyLine `parser:"@@"`
}

// anyLine is a whole line of some type.
type anyLine interface{ whole() }

// lines is one of each type that the table of all kinds of line has a production of.
var lines []anyLine

// line is a whole line. Its content is optional only for the sake of errors: participle then
// reports the place where it got stuck deepest, not where it gave up last.
type line[T any] struct {
	Stmt *T `parser:"@@?"`
}

func (line[T]) whole() {}

// root builds all parsers. Lookahead is not bounded, as a line is short and the first alternative
// that reads all of it is meant; the deepest error is then the first word that cannot stand where
// it stands.
var root = sync.OnceValue(func() *participle.Parser[grammar] {
	return participle.MustBuild[grammar](participle.Lexer(definition{}), participle.Union(lines...),
		participle.UseLookahead(participle.MaxLookahead))
})

// A production reads the whole of one line.
type production struct {
	name    string // in the printed grammar
	parse   func(*lexer.PeekingLexer) (Stmt, error)
	pattern func() *pattern // the same for the acceptor
}

// produce makes the production of one type of line. Its parsers are made when they are first
// needed.
func produce[T any, P interface {
	*T
	Stmt
}]() *production {
	if !slices.ContainsFunc(lines, func(l anyLine) bool { _, had := l.(line[T]); return had }) {
		lines = append(lines, line[T]{})
	}
	parser := sync.OnceValue(func() *participle.Parser[line[T]] {
		p, err := participle.ParserForProduction[line[T]](root())
		if err != nil {
			panic("dsl: the grammar lacks a production: " + err.Error())
		}
		return p
	})
	parse := func(lex *lexer.PeekingLexer) (Stmt, error) {
		v, err := parser().ParseFromLexer(lex)
		if err != nil {
			return nil, err
		}
		return P(v.Stmt), nil
	}
	name := reflect.TypeFor[T]().Name()
	return &production{name, parse, sync.OnceValue(func() *pattern { return productions()[name] })}
}
