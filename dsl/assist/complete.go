package assist

import (
	"slices"
	"strings"

	"pat/dsl"
	"pat/dsl/rules"
)

// A Suggestion is something that can be written at a place.
type Suggestion struct {
	Text    string   // what is written
	Type    dsl.Type // of the word; dsl.TokComment for the text of a title or a line
	Detail  string   // a few words: how the line is written, or what the name is
	Meaning string   // a sentence, or ""
	Common  bool     // an everyday word
}

// Complete lists what can be written at a place, and the span in whose place it is written.
func (f *File) Complete(offset int) (dsl.Span, []Suggestion) {
	p := dsl.Complete(f.Source, f.Tree.Names, offset)
	before := f.Source.Text[lineStart(f.Source, p.Span.Pos.Offset):p.Span.Pos.Offset]
	words := strings.Fields(strings.ToLower(before))
	if len(words) >= 2 && words[0] == "variant" && words[1] == "of" {
		return f.parents(p.Span, before)
	}
	if rest, ok := afterColon(before); ok && f.Source.InExample(p.Span.Pos.Line) {
		return f.ruleLines(p.Span, rest)
	}
	var out []Suggestion
	for _, w := range p.Words {
		out = append(out, f.suggest(w))
	}
	if f.Source.InExample(p.Span.Pos.Line) && !strings.Contains(before, "# ") { // #2 is no comment
		out = append(out, f.piles(words)...)
	}
	return p.Span, out
}

// piles lists the labels of piles, where they can stand in a line of an example behind some words:
// at its beginning, for a position, and behind what moves cards or says where they lie.
func (f *File) piles(before []string) (out []Suggestion) {
	more := ""
	switch {
	case len(before) == 0:
		more = ":"
	case before[0] != "may" && before[0] != "play" && before[0] != "now":
		return nil
	}
	for i, piles := range f.labels() {
		for _, p := range piles {
			out = append(out, Suggestion{
				Text: p + more, Type: dsl.TokZone, Detail: f.Sheet.Zones[i].Words(), Common: true,
			})
		}
	}
	return out
}

// lineStart is the offset of the first byte of the line in which a place stands.
func lineStart(src *dsl.Source, offset int) int {
	return strings.LastIndexAny(src.Text[:offset], "\r\n") + 1
}

func (f *File) suggest(w dsl.Proposal) Suggestion {
	s := Suggestion{Text: w.Word, Type: w.Type}
	k, known := dsl.LookUp(w.Word)
	switch {
	case w.Form != nil:
		s.Detail, s.Meaning = w.Form.Usage, w.Form.Meaning
		s.Common = !known || k.Tier == dsl.Core
	case known && w.Type != dsl.TokZone && w.Type != dsl.TokVar:
		s.Detail, s.Meaning, s.Common = k.Where, k.Meaning, k.Tier == dsl.Core
	default:
		s.Detail, s.Common = f.nameIs(w.Word), true
	}
	return s
}

// nameIs says what a name is called for: the line that gives it.
func (f *File) nameIs(name string) string {
	for l := range f.every() {
		if _, ok := gives(l, name); ok {
			return l.Text()
		}
	}
	return ""
}

// parents lists the games that a file can be a variant of.
func (f *File) parents(at dsl.Span, before string) (dsl.Span, []Suggestion) {
	i := strings.LastIndexAny(before, " \t") + 1
	at = f.Source.Span(at.Pos.Offset-len(before)+i, at.EndPos.Offset)
	own := rules.ID(f.Name)
	var out []Suggestion
	for _, id := range f.reader.Library.IDs() {
		if id != own {
			out = append(out, Suggestion{Text: id, Type: dsl.TokComment, Common: true})
		}
	}
	slices.SortFunc(out, func(a, b Suggestion) int { return strings.Compare(a.Text, b.Text) })
	return at, out
}

// afterColon is what stands behind the colon of a `may` line of an example.
func afterColon(before string) (string, bool) {
	lead, _, _ := strings.Cut(strings.TrimSpace(before), " ")
	if !strings.EqualFold(lead, "may") {
		return "", false
	}
	_, rest, ok := strings.Cut(before, ":")
	return strings.TrimLeft(rest, " \t"), ok
}

// ruleLines lists the rules that an example can name.
func (f *File) ruleLines(at dsl.Span, written string) (dsl.Span, []Suggestion) {
	at = f.Source.Span(at.Pos.Offset-len(written), at.EndPos.Offset)
	var out []Suggestion
	seen := map[string]bool{}
	for _, l := range f.Sheet.Every() {
		if _, text := l.Stmt.(*dsl.TextLine); !text && !seen[l.Text()] && l.In != rules.InDeal {
			seen[l.Text()] = true
			out = append(out, Suggestion{Text: l.Text(), Type: dsl.TokComment, Common: true})
		}
	}
	return at, out
}
