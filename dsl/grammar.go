package dsl

import (
	"reflect"
	"sync"

	"github.com/alecthomas/participle/v2"
	"github.com/alecthomas/participle/v2/lexer"
)

// grammar names every production once, so that participle builds all of them in one go. It is never
// parsed itself: each line is parsed by the production that its first word picks.
type grammar struct {
	Decks    *line[Decks]     `parser:"  @@"`
	Ranks    *line[Ranks]     `parser:"| @@"`
	Suits    *line[Suits]     `parser:"| @@"`
	Worth    *line[Worth]     `parser:"| @@"`
	Option   *line[Option]    `parser:"| @@"`
	Ask      *line[Ask]       `parser:"| @@"`
	Counter  *line[Counter]   `parser:"| @@"`
	Score    *line[Score]     `parser:"| @@"`
	End      *line[End]       `parser:"| @@"`
	Without  *line[Without]   `parser:"| @@"`
	Zone     *line[ZoneHead]  `parser:"| @@"`
	Deal     *line[DealHead]  `parser:"| @@"`
	May      *line[MayHead]   `parser:"| @@"`
	After    *line[AfterHead] `parser:"| @@"`
	Base     *line[Base]      `parser:"| @@"`
	Build    *line[Build]     `parser:"| @@"`
	Spaces   *line[Spaces]    `parser:"| @@"`
	Takes    *line[Takes]     `parser:"| @@"`
	AtMost   *line[AtMost]    `parser:"| @@"`
	Move     *line[Move]      `parser:"| @@"`
	Plays    *line[Plays]     `parser:"| @@"`
	Worry    *line[Worry]     `parser:"| @@"`
	Swap     *line[Swap]      `parser:"| @@"`
	Exposed  *line[Exposed]   `parser:"| @@"`
	Turn     *line[Turn]      `parser:"| @@"`
	Redeals  *line[Redeals]   `parser:"| @@"`
	Open     *line[Open]      `parser:"| @@"`
	Row      *line[Row]       `parser:"| @@"`
	Covered  *line[Covered]   `parser:"| @@"`
	Home     *line[Home]      `parser:"| @@"`
	Gather   *line[Gather]    `parser:"| @@"`
	Shuffle  *line[Shuffle]   `parser:"| @@"`
	Player   *line[Player]    `parser:"| @@"`
	Set      *line[SetStep]   `parser:"| @@"`
	Add      *line[Add]       `parser:"| @@"`
	CloseUp  *line[CloseUp]   `parser:"| @@"`
	FaceStep *line[FaceStep]  `parser:"| @@"`
	MoveStep *line[MoveStep]  `parser:"| @@"`
}

// line is a whole line. Its content is optional only for the sake of errors: participle then
// reports the place where it got stuck deepest, not where it gave up last.
type line[T any] struct {
	Stmt *T `parser:"@@?"`
}

// root builds all parsers. Lookahead is not bounded, as a line is short and the first alternative
// that reads all of it is meant; the deepest error is then the first word that cannot stand where
// it stands.
var root = sync.OnceValue(func() *participle.Parser[grammar] {
	return participle.MustBuild[grammar](participle.Lexer(definition{}),
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
