package dsl

import (
	"slices"
	"strings"
	"sync"

	"github.com/alecthomas/participle/v2/ebnf"
	"github.com/alecthomas/participle/v2/lexer"
)

// This file answers, without building a tree, whether words are a line, where they stop being one,
// and which words may come next. The productions are those of participle, taken from the grammar
// that it prints, and they are followed in its way: of alternatives the first that matches holds,
// and what repeats takes all it can. A test holds the two against each other. What a search over
// thousands of lines asks is answered here; participle makes the tree.

// Operations of the acceptor.
const (
	opWord  = iota // one word of the language
	opType         // any word of a type
	opRule         // a production
	opAll          // all of a sequence
	opFirst        // the first alternative that matches
	opMaybe
	opMany // any number of times, also none
	opSome // once or more
	opNot  // goes on if the words ahead do not match
	opIf   // goes on if they do
)

// A pattern is a node of the compiled grammar.
type pattern struct {
	op   int
	word string
	typ  lexer.TokenType
	kids []*pattern
}

// productions are the compiled productions by the name of their type.
var productions = sync.OnceValue(func() map[string]*pattern {
	rules := map[string]*pattern{}
	parsed := grammarText()
	for _, p := range parsed.Productions {
		rules[p.Production] = &pattern{}
	}
	for _, p := range parsed.Productions {
		*rules[p.Production] = *compileExpression(p.Expression, rules)
	}
	return rules
})

// grammarText is the grammar as participle prints it, without the productions that only join the
// others.
var grammarText = sync.OnceValue(func() *ebnf.EBNF {
	var b strings.Builder
	for line := range strings.Lines(root().String()) {
		joins := func(name string) bool { return strings.HasPrefix(line, name) }
		if !slices.ContainsFunc([]string{"Grammar ", "AnyLine ", "Line["}, joins) {
			b.WriteString(line)
		}
	}
	parsed, err := ebnf.ParseString(b.String())
	if err != nil {
		panic("dsl: the printed grammar cannot be read: " + err.Error())
	}
	return parsed
})

// compileExpression makes a pattern of a printed expression, compileTerm of one term of it; a name
// of another production becomes that production's pattern, made once.
func compileExpression(e *ebnf.Expression, rules map[string]*pattern) *pattern {
	var kids []*pattern
	for _, s := range e.Alternatives {
		var row []*pattern
		for _, t := range s.Terms {
			row = append(row, compileTerm(t, rules))
		}
		kids = append(kids, joined(opAll, row))
	}
	return joined(opFirst, kids)
}

// joined is some patterns as one; a single one stands for itself.
func joined(op int, kids []*pattern) *pattern {
	if len(kids) == 1 {
		return kids[0]
	}
	return &pattern{op: op, kids: kids}
}

func compileTerm(t *ebnf.Term, rules map[string]*pattern) *pattern {
	var p *pattern
	switch {
	case t.Negation:
		panic("dsl: the acceptor knows no ~")
	case t.Name != "":
		p = &pattern{op: opRule, word: t.Name, kids: []*pattern{rules[t.Name]}}
	case t.Literal != "":
		p = &pattern{op: opWord, word: strings.Trim(t.Literal, `"`)}
	case t.Token != "":
		p = &pattern{op: opType, typ: tokenType(t.Token)}
	default:
		p = compileExpression(t.Group.Expr, rules)
		switch t.Group.Lookahead {
		case ebnf.LookaheadAssertionNegative:
			p = &pattern{op: opNot, kids: []*pattern{p}}
		case ebnf.LookaheadAssertionPositive:
			p = &pattern{op: opIf, kids: []*pattern{p}}
		}
	}
	switch t.Repetition {
	case "":
		return p
	case "?":
		return &pattern{op: opMaybe, kids: []*pattern{p}}
	case "*":
		return &pattern{op: opMany, kids: []*pattern{p}}
	case "+":
		return &pattern{op: opSome, kids: []*pattern{p}}
	}
	panic("dsl: the acceptor knows no " + t.Repetition)
}

// tokenType finds a type of token by its name in the printed grammar, where names are in lower
// case.
func tokenType(name string) lexer.TokenType {
	for symbol, t := range symbols {
		if strings.EqualFold(symbol, name) {
			return t
		}
	}
	panic("dsl: the grammar has an unknown type of token: " + name)
}

// An acceptance is one reading of some words.
type acceptance struct {
	words []Token
	far   int        // the furthest word that was refused
	next  []*pattern // what was asked for at the end of the words, if that is wanted
	want  bool
	quiet int  // inside a look ahead nothing is noted
	short bool // the words ended inside a look ahead that they had begun
}

const refused = -1

// match is where a pattern ends that begins at word i, or refused if it does not match there. On
// its way it notes the furthest word that was refused and what could have stood there.
func (a *acceptance) match(p *pattern, i int) int {
	switch p.op {
	case opWord:
		if i < len(a.words) && a.words[i].Value == p.word {
			return i + 1
		}
		return a.refuse(p, i)
	case opType:
		if i < len(a.words) && a.words[i].Type == p.typ {
			return i + 1
		}
		return a.refuse(p, i)
	case opRule:
		return a.match(p.kids[0], i)
	case opAll:
		for _, k := range p.kids {
			if i = a.match(k, i); i == refused {
				return refused
			}
		}
		return i
	case opFirst:
		return a.first(p.kids, i)
	case opMaybe:
		if j := a.match(p.kids[0], i); j != refused {
			return j
		}
		return i
	case opSome, opMany:
		n := 0
		for ; ; n++ {
			j := a.match(p.kids[0], i)
			if j == refused || j == i {
				break
			}
			i = j
		}
		if n == 0 && p.op == opSome {
			return refused
		}
		return i
	case opNot, opIf:
		a.quiet++
		j := a.match(p.kids[0], i)
		a.quiet--
		a.short = a.short || a.want && j == refused && p.op == opNot && a.begins(p.kids[0], i)
		if j == refused && p.op == opIf && a.want && i == len(a.words) {
			a.match(p.kids[0], i) // what is looked for may come yet
		}
		if (j != refused) == (p.op == opIf) {
			return i
		}
		if a.quiet == 0 {
			a.far = max(a.far, i)
		}
		return refused
	}
	panic("dsl: an unknown operation of the acceptor")
}

// first matches the first of some patterns that can be. Where the words end too soon to tell
// whether it is the one, what the others ask for is noted, too.
func (a *acceptance) first(kids []*pattern, i int) int {
	before := a.short
	a.short = false
	found := refused
	for _, k := range kids {
		if j := a.match(k, i); found == refused {
			found = j
		}
		if found != refused && !a.short {
			break
		}
	}
	a.short = before
	return found
}

// begins reports whether the words from i on, one at least, begin what a pattern reads and end
// inside it.
func (a *acceptance) begins(p *pattern, i int) bool {
	part := acceptance{words: a.words, want: true}
	part.match(p, i)
	return part.far == len(a.words) && i < len(a.words)
}

func (a *acceptance) refuse(p *pattern, i int) int {
	if a.quiet == 0 {
		a.far = max(a.far, i)
		if a.want && i == len(a.words) {
			a.next = append(a.next, p)
		}
	}
	return refused
}

// stuck is the index of the first word that cannot be read in a line of the form, len(ws) if words
// are missing, or -1 if the line can be read.
func (f *Form) stuck(ws []Token) int {
	a := acceptance{words: ws}
	end := a.match(f.pattern(), 0)
	if end == len(ws) {
		return -1
	}
	return max(a.far, end)
}

// next lists what the form asks for behind some words, each thing once.
func (f *Form) next(ws []Token) []*pattern {
	a := acceptance{words: ws, want: true}
	a.match(f.pattern(), 0)
	return a.next
}
