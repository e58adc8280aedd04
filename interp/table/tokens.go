package table

import (
	"slices"
	"strings"

	"pat/dsl"
)

// This file answers how a rule file is coloured, and what may stand at a place of it. The pieces
// are those of the language's own scanner, and what may come next its own grammar says.

// kinds is what a piece of a type is called.
var kinds = map[dsl.Type]string{
	dsl.TokWord: "word", dsl.TokUnknown: "unknown", dsl.TokNumber: "number", dsl.TokRank: "card", dsl.TokSuit: "card",
	dsl.TokKind: "head", dsl.TokZone: "name", dsl.TokVar: "name", dsl.TokAct: "name", dsl.TokChoice: "name",
	dsl.TokComment: "comment", dsl.TokBad: "unknown", dsl.TokStar: "word", dsl.TokDot: "word",
}

// mostTokens is how many pieces are told; a file of more is coloured as far as that.
const mostTokens = 20_000

// tokens lists the pieces of a file but blanks.
func (b *book) tokens() []Token {
	out := []Token{}
	for line := 1; line <= b.file.Lines() && len(out) < mostTokens; line++ {
		toks := b.file.Tokens(line, b.sheet.Names)
		texts := textLine(toks)
		for i, t := range toks {
			kind := kinds[t.Type]
			if texts > 0 && i >= texts && t.Type != dsl.TokComment {
				kind = "text"
			}
			if t.Type == dsl.TokSpace {
				continue
			}
			from, to := b.units(t.Pos.Offset), b.units(t.End().Offset)
			if n := len(out); n > 0 && kind == "text" && out[n-1].Kind == kind && i > texts {
				out[n-1].To = to
				continue
			}
			out = append(out, Token{from, to, kind})
		}
	}
	return out
}

// textLine is where the text of a line begins that says a name or a source and no rule, among its
// pieces; 0 if it is another line.
func textLine(toks []dsl.Token) int {
	if len(toks) < 2 || toks[0].Type == dsl.TokSpace {
		return 0
	}
	switch toks[0].Value {
	case "game", "also", "family", "source", "variant", "example":
		return 1
	}
	return 0
}

// A Completion is a word that may stand at a place.
type Completion struct {
	Word string `json:"word"`
	Says string `json:"says,omitempty"` // what it is: a rank, a number
}

// mostCompletions is how many words are proposed.
const mostCompletions = 60

// completions lists the words that may stand at the cursor, in the place of the word that ends
// there.
func (b *book) completions(at Cursor) []Completion {
	out := []Completion{}
	toks := b.file.Tokens(at.Line, b.sheet.Names)
	if textLine(toks) > 0 {
		return out
	}
	var before []dsl.Token
	typed := ""
	for _, t := range toks {
		switch {
		case t.Pos.Column >= at.Col:
		case t.Type == dsl.TokComment:
			return out
		case t.Type == dsl.TokSpace:
		case t.End().Column >= at.Col:
			typed = strings.ToLower(string([]rune(t.Raw)[:at.Col-t.Pos.Column]))
		default:
			before = append(before, t)
		}
	}
	inside := len(toks) > 0 && toks[0].Type == dsl.TokSpace
	for _, want := range b.spot(at.Line, inside).Next(before) {
		for _, t := range want.Tokens {
			fits := strings.HasPrefix(t.Value, typed) && len(out) < mostCompletions
			met := slices.ContainsFunc(out, func(c Completion) bool { return c.Word == t.Value })
			if fits && !met {
				says := ""
				if !strings.HasPrefix(want.Says, "`") {
					says = want.Says
				}
				out = append(out, Completion{t.Value, says})
			}
		}
	}
	return out
}

// spot is where a line stands: in the first column, or in the block whose head stands above.
func (b *book) spot(line int, inside bool) dsl.Spot {
	s := dsl.Spot{Section: dsl.InFile, Names: b.sheet.Names}
	for n := line - 1; inside && n >= 1; n-- {
		toks := b.file.Tokens(n, b.sheet.Names)
		if len(toks) == 0 || toks[0].Type == dsl.TokSpace || toks[0].Type == dsl.TokComment {
			continue
		}
		s.Kind, s.Section = toks[0].Value, dsl.InStep
		switch {
		case toks[0].Type == dsl.TokKind:
			s.Section = dsl.InZone
		case b.file.InExample(line):
			s.Section = dsl.InExample
		}
		break
	}
	return s
}
