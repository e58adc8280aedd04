package table

import (
	"slices"
	"strings"

	"pat/dsl"
	"pat/dsl/assist"
	"pat/dsl/rules"
)

// This file answers how a rule file is coloured, and what may stand at a place of it. The pieces
// are those of the language's own scanner, and what may come next its own grammar says.

// kinds is what a piece of a type is called.
var kinds = map[dsl.Type]string{
	dsl.TokWord: "word", dsl.TokUnknown: "unknown", dsl.TokNumber: "number", dsl.TokRank: "card", dsl.TokSuit: "card",
	dsl.TokKind: "head", dsl.TokZone: "name", dsl.TokVar: "name", dsl.TokAct: "name", dsl.TokChoice: "name",
	dsl.TokComment: "comment", dsl.TokBad: "unknown", dsl.TokStar: "word", dsl.TokDot: "word",
	dsl.TokText: "text",
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
			if i == 0 && begins(t.Value) {
				kind = "head"
			}
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

// begins reports whether a word of the first column begins a block.
func begins(word string) bool {
	return slices.ContainsFunc(dsl.Forms, func(f *dsl.Form) bool { return f.Section == dsl.AtHead && f.Lead == word })
}

// textLine is where the text of a line begins that says a name or a source and no rule, among its
// pieces; 0 if it is another line.
func textLine(toks []dsl.Token) int {
	if len(toks) < 2 || toks[0].Type == dsl.TokSpace {
		return 0
	}
	switch toks[0].Value {
	case "game", "also", "family", "source", "about", "author", "licence", "note", "variant", "example":
		return 1
	}
	return 0
}

// A Completion is what may stand at a place.
type Completion struct {
	Word string `json:"word"`           // which may be several
	From int    `json:"from"`           // from there to the cursor it takes the place, in 16-bit units
	Says string `json:"says,omitempty"` // what it is, or how the line is written

	Block bool `json:"block,omitempty"` // it begins a block: the next line is indented
}

// mostCompletions is how many are proposed.
const mostCompletions = 60

// completions lists what may stand at the cursor and begins as what is written there, everyday
// words first.
func (b *book) completions(lib *rules.Library, at Cursor) []Completion {
	out := []Completion{}
	if at.Line < 1 || at.Line > b.file.Lines() || at.Col < 1 {
		return out
	}
	before := []rune(b.file.Line(at.Line))
	before = before[:min(at.Col-1, len(before))]
	to := b.file.Whole(at.Line).Pos.Offset + len(string(before))
	reader := assist.Reader{Library: lib, Judge: func(*rules.Library, *rules.File) (*rules.Sheet, dsl.Diagnostics) {
		return b.sheet, b.judged()
	}}
	span, all := reader.Read(b.name, []byte(b.text)).Complete(to)
	typed := strings.ToLower(b.file.Text[span.Pos.Offset:to])
	for _, common := range []bool{true, false} {
		for _, s := range all {
			if s.Common == common && strings.HasPrefix(strings.ToLower(s.Text), typed) && len(out) < mostCompletions {
				out = append(out, Completion{
					Word: dsl.Visible(s.Text), From: b.units(span.Pos.Offset), Says: dsl.Visible(s.Detail),
					Block: span.Pos.Column == 1 && begins(s.Text),
				})
			}
		}
	}
	return out
}
