package dsl

import (
	"errors"
	"io"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/alecthomas/participle/v2/lexer"
)

// A Type is a type of token.
type Type = lexer.TokenType

// Types of token. A name has a type of its own for what it names, so that the grammar can tell
// `draw is 3` from `bogey empty` by the first word.
const (
	TokSpace lexer.TokenType = lexer.EOF - 1 - iota
	TokComment
	TokWord    // a word of the language
	TokUnknown // any other word
	TokNumber
	TokRank
	TokSuit
	TokKind   // tableau, foundations, …
	TokZone   // the name of a zone
	TokVar    // the name of an option, ask or counter
	TokAct    // the name of an action
	TokChoice // a value of an option that is neither number, rank nor suit
	TokStar
	TokDot
	TokText // words for people, to the end of the line or to a comment
	TokBad  // a character that no word has
)

// symbols are the names by which the grammar's tags call the types of token.
var symbols = map[string]lexer.TokenType{
	"EOF": lexer.EOF, "Space": TokSpace, "Comment": TokComment, "Word": TokWord, "Unknown": TokUnknown,
	"Number": TokNumber, "Rank": TokRank, "Suit": TokSuit, "Kind": TokKind, "Zone": TokZone, "Var": TokVar,
	"Act": TokAct, "Choice": TokChoice, "Star": TokStar, "Dot": TokDot, "Text": TokText,
	"Bad": TokBad,
}

// A Token is a piece of a line. Value is what the grammar compares: lower case, British spelling,
// ranks in the singular, suits in the plural. The pieces of a line, taken together, are the line.
type Token struct {
	Type  lexer.TokenType
	Value string
	Raw   string
	Pos   Pos
}

// End is the place behind the token.
func (t Token) End() Pos {
	p := t.Pos
	p.Offset += len(t.Raw)
	p.Column += utf8.RuneCountInString(t.Raw)
	return p
}

// Span is the place of the token.
func (t Token) Span() Span { return Span{Pos: t.Pos, EndPos: t.End()} }

// Tokens cuts a line, from 1, into its pieces: words, blanks and comments, which taken together are
// the line. Names are those that the file knows. Of a line that is too long to be a rule there are
// none.
func (s *Source) Tokens(line int, names *Names) []Token {
	if line < 1 || line > s.Lines() || len(s.Line(line)) > maxLine {
		return nil
	}
	if s.InExample(line) {
		return exampleTokens(s, line)
	}
	return lexLine(s, line, names)
}

// lexLine cuts one line into tokens. It never fails: what is no word becomes a Bad token.
func lexLine(src *Source, line int, names *Names) []Token {
	text := src.Line(line)
	pos := Pos{Filename: src.Name, Offset: src.starts[line-1], Line: line, Column: 1}
	var toks []Token
	after := "" // the word before, for `any higher` and `any lower`
	for len(text) > 0 {
		n := scan(text)
		inText := forPeople(toks) && !isBlank(text[0]) && text[0] != '#'
		if inText {
			code, _, _ := strings.Cut(text, "#")
			n = len(strings.TrimRight(code, " \t\r"))
		}
		t := Token{Raw: text[:n], Value: text[:n], Pos: pos}
		switch c := text[0]; {
		case inText:
			t.Type = TokText
			if strings.ContainsFunc(t.Raw, isUnseen) {
				t.Type = TokBad
			}
		case isBlank(c):
			t.Type = TokSpace
		case c == '#':
			t.Type = TokComment
		case c == '*':
			t.Type = TokStar
		case c == '.':
			t.Type = TokDot
		case isDigit(c):
			t.Type = TokNumber
			if len(t.Raw) > maxDigits {
				t.Type = TokBad
			}
		case isLetter(c):
			t.Value = strings.ToLower(t.Raw)
			t.Type, t.Value = classify(t.Value, after, names)
		case isOddBlank(t.Raw):
			t.Type = TokSpace // told once a file, by oddBlanks
		default:
			t.Type = TokBad
			if t.Raw == "’" || t.Raw == "‘" || t.Raw == "´" || t.Raw == "`" {
				t.Value = "'" // as it is typeset, or typed
			}
		}
		if t.Type != TokSpace {
			after = t.Value
		}
		toks = append(toks, t)
		text = text[n:]
		pos = t.End()
	}
	return toks
}

// forPeople reports whether what follows on a line is no rule: the text after `for` of an `ask`
// line that has its name and more.
func forPeople(toks []Token) bool {
	if len(toks) < 4 || toks[0].Value != "ask" {
		return false
	}
	ws := words(toks)
	return len(ws) > 2 && ws[len(ws)-1].Value == "for"
}

// scan returns the length of the first token of a text that is not empty.
func scan(text string) int {
	class := func(c byte) int {
		switch {
		case isBlank(c):
			return 1
		case isDigit(c):
			return 2
		case isLetter(c):
			return 3
		}
		return 0
	}
	switch k := class(text[0]); {
	case text[0] == '#':
		return len(text)
	case text[0] == '*', text[0] == '.':
		return 1
	case k == 0:
		_, n := utf8.DecodeRuneInString(text)
		return n
	default:
		goesOn := func(c byte) bool { return class(c) == k || k == 3 && (isDigit(c) || c == '-') }
		n := 1
		for n < len(text) && goesOn(text[n]) {
			n++
		}
		return n
	}
}

func isBlank(c byte) bool { return c == ' ' || c == '\t' || c == '\r' }

// isOddBlank reports whether a character looks like a blank, or like nothing, and is none: a
// no-break space, for instance.
func isOddBlank(s string) bool {
	r, n := utf8.DecodeRuneInString(s)
	if n != len(s) || n <= 1 {
		return false
	}
	return unicode.IsSpace(r) || unicode.Is(unicode.Zs, r) || unicode.Is(unicode.Cf, r)
}

func isDigit(c byte) bool  { return c >= '0' && c <= '9' }
func isLetter(c byte) bool { return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' }

// Numbers have at most four digits.
const maxDigits = 4

// classify decides what a lower-case word is. `higher` and `lower` are words of the language only
// directly behind `any`, so that a zone may be called `lower`.
func classify(word, after string, names *Names) (lexer.TokenType, string) {
	if c, ok := canonical[word]; ok {
		word = c
	}
	if w, ok := rankWords[word]; ok {
		return TokRank, w
	}
	if w, ok := suitWords[word]; ok {
		return TokSuit, w
	}
	if KindNamed(word) != NoKind {
		return TokKind, word
	}
	if word == "higher" || word == "lower" {
		if after == "any" {
			return TokWord, word
		}
	} else if ruleWords()[word] {
		return TokWord, word
	}
	if names != nil {
		if t, ok := names.types[word]; ok {
			return t, word
		}
	}
	return TokUnknown, word
}

// canonical maps spellings that are one word of the language.
var canonical = map[string]string{
	"color": "colour", "colors": "colours", "space": "spaces", "joker": "joker", "jokers": "jokers",
}

var rankWords = plurals("ace", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "jack", "queen",
	"king")

var suitWords = map[string]string{
	"spades": "spades", "hearts": "hearts", "clubs": "clubs", "diamonds": "diamonds",
	"spade": "spades", "heart": "hearts", "club": "clubs", "diamond": "diamonds",
}

// plurals maps each word, and its plural, to the word itself: kings are read as king.
func plurals(words ...string) map[string]string {
	m := map[string]string{}
	for _, w := range words {
		m[w] = w
		if w == "six" {
			m["sixes"] = w
		} else {
			m[w+"s"] = w
		}
	}
	return m
}

// definition is the lexer that participle is built with. It only knows the types of token: lines
// are cut by lexLine and handed over as slices.
type definition struct{}

func (definition) Symbols() map[string]lexer.TokenType { return symbols }

func (definition) Lex(string, io.Reader) (lexer.Lexer, error) {
	return nil, errors.New("dsl: lines are parsed from tokens")
}

// sliceLexer hands over tokens already cut.
type sliceLexer struct {
	toks []Token
	end  Pos
}

func (l *sliceLexer) Next() (lexer.Token, error) {
	if len(l.toks) == 0 {
		return lexer.EOFToken(lexer.Position(l.end)), nil
	}
	t := l.toks[0]
	l.toks = l.toks[1:]
	return lexer.Token{Type: t.Type, Value: t.Value, Pos: lexer.Position(t.Pos)}, nil
}

// peeking makes the lexer that participle reads: blanks and comments stay raw tokens, so that the
// end of every node is exact, but the grammar does not see them.
func peeking(toks []Token, end Pos) *lexer.PeekingLexer {
	p, err := lexer.Upgrade(&sliceLexer{toks, end}, TokSpace, TokComment)
	if err != nil {
		panic("dsl: sliceLexer never fails: " + err.Error())
	}
	return p
}

// Number is the value of a NUMBER; the lexer has made sure that it has at most four digits.
func Number(digits string) int {
	n, _ := strconv.Atoi(digits)
	return n
}
