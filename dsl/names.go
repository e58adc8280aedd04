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

// LayWords say in books how the cards of a pile lie on the table.
var LayWords = []string{"fanned", "squared", "overlapping", "overlapped", "spread", "splayed", "cascading", "staggered"}

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

// collect gathers the names that a file declares on top of its parents'. The words of a line are
// those behind blanks and comments. A name given twice, or a word of the language given as a name,
// is found here.
func collect(src *Source, lines [][]Token, parents *Names) (names *Names, ds Diagnostics, refused []*refusal) {
	names = parents.clone()
	var kind Token // of the zone to which a name is given
	first := map[string]Token{}
	// counted is given with the name of a zone beside which stands the number of its piles. typ is
	// the sort of name that it becomes. What is refused becomes none, and its lines cannot be read.
	give := func(t Token, typ lexer.TokenType, what string, counted bool, more ...Token) {
		piles := typ == TokZone && slices.Contains(PileWords, t.Value)
		if piles && !counted || typ == TokZone && counted && slices.Contains(LayWords, t.Value) {
			return // reserve pile, tableau 4 fanned
		}
		if piles && names.types[t.Value] == 0 { // tableau place 4
			d := &Diagnostic{
				Name: "bad-name", Span: t.Span(),
				Message: "`" + t.Raw + "` is what every zone has and cannot be the name of a zone",
				Help:    "names are words of lower case letters, digits and hyphens",
			}
			ds = append(ds, d)
			refused = append(refused, &refusal{Diagnostic: d, kind: kind, name: t, piles: true})
			return
		}
		n, times := strings.CutPrefix(t.Value, "x")
		if times && typ == TokZone && !counted && Number(n) > 0 && strings.Trim(n, "0123456789") == "" {
			ds = append(ds, &Diagnostic{
				Name: "bad-name", Span: t.Span(),
				Message: "the number of piles is written alone",
				Label:   fmt.Sprintf("did you mean `%s`?", n),
				Offers:  []Offer{Instead(t.Span(), n).Surely()},
			})
			return
		}
		if n, words := InWords(append([]Token{t}, more...)); typ == TokZone && n > 0 && !counted {
			at := t.Span()
			if words > 1 {
				at = at.To(more[0].Span())
			}
			d := &Diagnostic{
				Name: "digit-or-rank", Span: at,
				Message: "the number of piles is written in digits",
				Label:   fmt.Sprintf("did you mean `%d`?", n),
				Offers:  []Offer{Instead(at, fmt.Sprint(n)).Surely()},
			}
			if t.Type == TokRank {
				d.Message += fmt.Sprintf(": `%s` is a rank", t.Raw)
				d.Notes = []string{"digits count cards, words are ranks: `4` is never a card and `four` never a number"}
			}
			ds = append(ds, d)
			return
		}
		if t.Type != TokUnknown && (t.Type != TokWord || t.Value != "lower" && t.Value != "higher") {
			if t.Type == TokNumber || t.Type == TokBad || typ == TokChoice {
				return
			}
			if names.types[t.Value] == 0 {
				d := &Diagnostic{
					Name: "bad-name", Span: t.Span(),
					Message: "`" + t.Raw + "` is a word of the language and cannot be the name of " + what,
					Help:    "names are words of lower case letters, digits and hyphens",
				}
				ds = append(ds, d)
				if typ == TokZone {
					refused = append(refused, &refusal{Diagnostic: d, kind: kind, name: t})
				}
			}
			return
		}
		if had, ok := first[t.Value]; ok && typ != TokChoice && names.types[t.Value] != TokChoice {
			ds = append(ds, &Diagnostic{
				Name: "duplicate-name", Span: t.Span(),
				Message: "the name `" + t.Raw + "` is given twice",
				Others:  []Label{{had.Span(), "first here"}},
			})
			return
		}
		if typ != TokChoice {
			first[t.Value] = t
		} else if names.types[t.Value] != 0 {
			return
		}
		names.types[t.Value] = typ
	}
	for _, toks := range lines {
		if len(toks) < 2 || toks[0].Type == TokSpace {
			continue
		}
		ws := words(toks)
		if len(ws) < 2 {
			continue
		}
		switch ws[0].Value {
		case "option":
			give(ws[1], TokVar, "an option", false)
			for _, t := range ws[2:] {
				if t.Value != "or" {
					give(t, TokChoice, "a choice", false)
				}
			}
		case "ask":
			give(ws[1], TokVar, "what is asked", false)
		case "counter":
			give(ws[1], TokVar, "a counter", false)
		case "may":
			if ws[1].Value != "redeal" {
				give(ws[1], TokAct, "an action", false)
				if ws[1].Type == TokUnknown && slices.Contains(PromptWords, ws[1].Value) {
					ds = append(ds, &Diagnostic{
						Name: "bad-name", Span: ws[1].Span(),
						Message: "`" + ws[1].Raw + "` is a word of the prompt: an action of that name could not be " +
							"typed in play",
						Notes: []string{"the prompt keeps " + list(PromptWords, "and") + " to itself"},
					})
				}
				if ws[1].Type == TokUnknown && Slips(ws[1].Value, "redeal") == 1 {
					ds = append(ds, &Diagnostic{
						Name: "bad-name", Span: ws[1].Span(),
						Message: "`" + ws[1].Raw + "` looks like `redeal`, a new pass, and cannot be the name of an " +
							"action",
						Label:  "did you mean `redeal`?",
						Offers: []Offer{Instead(ws[1].Span(), "redeal").Surely()},
					})
				}
			}
		default:
			if kind = ws[0]; kind.Type == TokKind && kind.Value != ws[1].Value {
				if ws[1].Type == TokNumber && len(ws) == 3 && ws[2].Type == TokUnknown &&
					Near(ws[2].Value, []string{"rows"}) == "" {
					if !slices.Contains(PileWords, ws[2].Value) { // foundations 4 piles
						give(ws[2], TokZone, "a zone", true) // foundations 4 upper
					}
				} else {
					give(ws[1], TokZone, "a zone", len(ws) > 2 && ws[2].Type == TokNumber, ws[2:]...)
				}
			}
		}
	}
	return names, ds, refused
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
