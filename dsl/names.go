package dsl

import (
	"fmt"
	"slices"
	"strings"

	"github.com/alecthomas/participle/v2/lexer"
)

// This file answers which words a file adds to the language. `option draw 3 or 1` gives draw,
// `tableau north` gives north, `may spin` gives spin. They must be known before lines are parsed,
// for the grammar tells names of one sort from those of another; so they are found by the first
// words of lines in column 1 alone, whatever the rest of the line says.

// Names are the words that a file and its ancestors give: of zones, options, asks, counters and
// actions, and the values of options. They are collected before any line is parsed, so that a
// misspelt word is never taken for a name.
type Names struct {
	types map[string]lexer.TokenType
}

func newNames() *Names { return &Names{types: map[string]lexer.TokenType{}} }

// List returns the names of one sort in alphabetical order: "zone", "value", "action" or "choice".
func (n *Names) List(sort string) []string {
	if n == nil {
		return nil
	}
	t := map[string]lexer.TokenType{"zone": TokZone, "value": TokVar, "action": TokAct, "choice": TokChoice}[sort]
	var ws []string
	for w, x := range n.types {
		if x == t {
			ws = append(ws, w)
		}
	}
	slices.Sort(ws)
	return ws
}

// clone is a copy, as those of a parent must not get the names of its variants.
func (n *Names) clone() *Names {
	c := newNames()
	if n != nil {
		for w, t := range n.types {
			c.types[w] = t
		}
	}
	return c
}

// PileWords call piles in books what the name of a zone already says.
var PileWords = []string{"pile", "piles", "column", "columns", "stack", "stacks", "place", "places"}

// layWords say in books how the cards of a pile lie on the table.
var layWords = []string{"fanned", "squared", "overlapping", "overlapped", "spread", "splayed", "cascading", "staggered"}

// NumberWords are numbers in words, each at its place, up to the cards of a pack.
var NumberWords = numberWords()

func numberWords() []string {
	out := strings.Fields("zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen " +
		"fifteen sixteen seventeen eighteen nineteen")
	units := out[1:10]
	for _, tens := range strings.Fields("twenty thirty forty fifty") {
		out = append(out, tens)
		for _, unit := range units {
			out = append(out, tens+"-"+unit)
		}
	}
	return out[:53]
}

// InWords is the number that some words begin with, and how many words say it: 21 for twenty-one,
// and for twenty one. It is 0 where they begin with none.
func InWords(ws []Token) (n, words int) {
	for words = min(2, len(ws)); words > 0; words-- {
		var said []string
		for _, w := range ws[:words] {
			said = append(said, strings.ToLower(w.Raw))
		}
		if n = slices.Index(NumberWords, strings.Join(said, "-")); n > 0 {
			return n, words
		}
	}
	return 0, 0
}

// OftenWords say how often, each at its place; the last is one of books only.
var OftenWords = []string{"", "once", "twice", "thrice"}

// Often is how often in words: once, twice, 3 times.
func Often(n int) string {
	if n == 1 || n == 2 {
		return OftenWords[n]
	}
	return fmt.Sprintf("%d times", n)
}

// A naming is the names that a file declares on top of its parents', as far as its lines are read.
type naming struct {
	names   *Names
	first   map[string]Token // where each is given first, but for choices
	diags   Diagnostics      // names given twice, and words that are none
	refused []*refusal       // of zones and values: what is refused is no name, and its lines cannot be read
}

// collect gathers the names that lines declare on top of those of parents.
func collect(lines [][]Token, parents *Names) *naming {
	n := &naming{names: parents.clone(), first: map[string]Token{}}
	for _, toks := range lines {
		if len(toks) < 2 || toks[0].Type == TokSpace {
			continue
		}
		if ws := words(toks); len(ws) >= 2 {
			n.line(ws)
		}
	}
	return n
}

// line takes the names that a line gives.
func (n *naming) line(ws []Token) {
	switch ws[0].Value {
	case "option":
		n.value(ws, "an option")
		for _, t := range ws[2:] {
			if t.Value != "or" {
				n.give(t, TokChoice, "a choice")
			}
		}
	case "ask":
		n.value(ws, "what is asked")
	case "counter":
		n.value(ws, "a counter")
	case "may":
		if ws[1].Value != "redeal" {
			n.action(ws[1])
		}
	default:
		if ws[0].Type == TokKind && ws[0].Value != ws[1].Value {
			n.zone(ws)
		}
	}
}

// give takes a name that becomes one of a sort. A word of the language is none: the finding that
// tells it is returned.
func (n *naming) give(t Token, typ lexer.TokenType, what string) (bad *Diagnostic) {
	had, twice := n.first[t.Value]
	switch taken := n.names.types[t.Value] != 0; {
	case t.Type != TokUnknown && (t.Type != TokWord || t.Value != "lower" && t.Value != "higher"):
		if taken || t.Type == TokNumber || t.Type == TokBad || typ == TokChoice {
			return nil
		}
		bad = n.badName(t, "is a word of the language and cannot be the name of "+what)
		bad.Help = nameHelp
	case typ == TokChoice:
		if !taken {
			n.names.types[t.Value] = typ
		}
	case twice:
		n.diags = append(n.diags, &Diagnostic{
			Name: "duplicate-name", Span: t.Span(),
			Message: "the name `" + t.Raw + "` is given twice",
			Others:  []Label{{had.Span(), "first here"}},
		})
	default:
		n.first[t.Value], n.names.types[t.Value] = t, typ
	}
	return bad
}

const nameHelp = "names are words of lower case letters, digits and hyphens"

// badName tells that a word cannot be a name.
func (n *naming) badName(t Token, why string) *Diagnostic {
	d := &Diagnostic{Name: "bad-name", Span: t.Span(), Message: "`" + t.Raw + "` " + why}
	n.diags = append(n.diags, d)
	return d
}

// action takes the name of an action, which players type.
func (n *naming) action(t Token) {
	n.give(t, TokAct, "an action")
	if t.Type != TokUnknown {
		return
	}
	if slices.Contains(PromptWords, t.Value) {
		d := n.badName(t, "is a word of the prompt: an action of that name could not be typed in play")
		d.Notes = []string{"the prompt keeps " + list(PromptWords, "and") + " to itself"}
	}
	if Slips(t.Value, "redeal") == 1 {
		d := n.badName(t, "looks like `redeal`, a new pass, and cannot be the name of an action")
		d.Label = "did you mean `redeal`?"
		d.Offer(Instead(t.Span(), "redeal").Surely())
	}
}

// value takes the name of what a line gives values: of an option, a counter, what is asked.
func (n *naming) value(line []Token, what string) {
	if d := n.give(line[1], TokVar, what); d != nil {
		n.refused = append(n.refused, &refusal{Diagnostic: d, kind: line[0], name: line[1], as: TokVar})
	}
}

// zone takes the name of a zone out of its head. The number of its piles stands on either side.
func (n *naming) zone(head []Token) {
	name, counted := head[1], len(head) > 2 && head[2].Type == TokNumber
	behind := name.Type == TokNumber && len(head) == 3 && head[2].Type == TokUnknown &&
		Near(head[2].Value, []string{"rows"}) == ""
	if behind { // foundations 4 upper
		name, counted = head[2], true
	}
	piles := slices.Contains(PileWords, name.Value)
	switch {
	case piles && (behind || !counted), counted && slices.Contains(layWords, name.Value):
		// foundations 4 piles, reserve pile, tableau 4 fanned
	case piles && n.names.types[name.Value] == 0: // tableau place 4
		d := n.badName(name, "is what every zone has and cannot be the name of a zone")
		d.Help = nameHelp
		n.refused = append(n.refused, &refusal{Diagnostic: d, kind: head[0], name: name, as: TokZone, piles: true})
	case !counted && n.isNumber(head[1:]):
	default:
		if d := n.give(name, TokZone, "a zone"); d != nil {
			n.refused = append(n.refused, &refusal{Diagnostic: d, kind: head[0], name: name, as: TokZone})
		}
	}
}

// isNumber reports whether words that may be the name of a zone are the number of its piles,
// written otherwise than in digits, and tells it: x4, four, twenty one.
func (n *naming) isNumber(ws []Token) bool {
	at, d := ws[0].Span(), &Diagnostic{Name: "bad-name", Message: "the number of piles is written alone"}
	digits, times := strings.CutPrefix(ws[0].Value, "x")
	if !times || Number(digits) == 0 || strings.Trim(digits, "0123456789") != "" {
		number, words := InWords(ws)
		if number == 0 {
			return false
		}
		if words > 1 {
			at = at.To(ws[1].Span())
		}
		digits = fmt.Sprint(number)
		d.Name, d.Message = "digit-or-rank", "the number of piles is written in digits"
		if ws[0].Type == TokRank {
			d.Message += fmt.Sprintf(": `%s` is a rank", ws[0].Raw)
			d.Notes = []string{"digits count cards, words are ranks: `4` is never a card and `four` never a number"}
		}
	}
	d.Span, d.Label = at, fmt.Sprintf("did you mean `%s`?", digits)
	d.Offer(Instead(at, digits).Surely())
	n.diags = append(n.diags, d)
	return true
}

// words are the tokens that the grammar sees.
func words(toks []Token) []Token {
	var ws []Token
	for _, t := range toks {
		if t.Type != TokSpace && t.Type != TokComment {
			ws = append(ws, t)
		}
	}
	return ws
}
