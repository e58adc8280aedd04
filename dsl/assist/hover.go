package assist

import (
	"fmt"
	"slices"
	"strings"

	"pat/dsl"
	"pat/dsl/prose"
	"pat/dsl/rules"
)

// A Hover is what is to be said of a place, in Markdown.
type Hover struct {
	Span dsl.Span
	Text string
}

// Hover tells what stands at a place: what the word means, what its line says in English, and of a
// zone its piles. It is not ok where there is nothing to tell.
func (f *File) Hover(offset int) (h Hover, ok bool) {
	s, ok := f.at(offset)
	if !ok || s.tok.Type == dsl.TokComment {
		return h, false
	}
	h.Span = s.tok.Span()
	var parts []string
	say := func(text string) {
		if text != "" {
			parts = append(parts, text)
		}
	}
	switch {
	case s.line == nil: // in an example
		say(f.exampleWord(s))
	case s.isTitle():
		h.Span = s.line.Span
	default:
		say(f.word(s))
	}
	if s.line != nil {
		if l := f.inSheet(s.line); l != nil {
			say(escape(prose.Phrase(f.Sheet, l)))
		}
	}
	h.Text = strings.Join(parts, "\n\n")
	return h, h.Text != ""
}

// isTitle reports whether a spot lies in the text of a line for people.
func (s spot) isTitle() bool {
	t, ok := s.line.Stmt.(*dsl.TextLine)
	return ok && s.tok.Pos.Offset >= t.At.Pos.Offset && t.At.Pos.IsValid()
}

// word tells what a word of a rule means.
func (f *File) word(s spot) string {
	switch t := s.tok; {
	case isName(t):
		return f.name(t.Value)
	case t.Type == dsl.TokKind:
		text := keyword(t.Value)
		for _, z := range f.Sheet.Zone(t.Value) {
			text += "\n\n" + f.zone(z)
		}
		return text
	case s.k == 0 && s.line.Stmt != nil:
		return f.form(s)
	case t.Type == dsl.TokWord || t.Type == dsl.TokRank || t.Type == dsl.TokSuit:
		return keyword(t.Value)
	}
	return ""
}

// form tells how a line is written that begins with the word of a spot.
func (f *File) form(s spot) string {
	spot, ok := f.Source.SpotAt(s.row, s.line.Inside != "", f.Tree.Names)
	if !ok {
		return keyword(s.tok.Value)
	}
	form := spot.Form(s.tok)
	if form == nil || form.Lead == "" {
		return keyword(s.tok.Value)
	}
	return fmt.Sprintf("**%s**: %s\n\n`%s`", form.Lead, form.Meaning, form.Usage)
}

// keyword tells what a word of the language means.
func keyword(word string) string {
	k, ok := dsl.LookUp(word)
	if !ok {
		return ""
	}
	return fmt.Sprintf("**%s** (%s): %s", k.Word, k.Where, k.Meaning)
}

// exampleWord tells what a word of an example means: how its line is written, or which pile it is.
func (f *File) exampleWord(s spot) string {
	if s.tok.Type != dsl.TokZone {
		lead := strings.ToLower(strings.TrimSpace(f.Source.Line(s.row)))
		lead, _, _ = strings.Cut(lead, " ")
		for _, form := range dsl.Forms {
			if form.Section == dsl.InExample && form.Lead == s.tok.Value && form.Lead == lead {
				return fmt.Sprintf("**%s**: %s\n\n`%s`", form.Lead, form.Meaning, form.Usage)
			}
		}
		return ""
	}
	for i, piles := range f.labels() {
		if slices.Contains(piles, s.tok.Value) {
			return fmt.Sprintf("**%s**: %s", s.tok.Value, f.zone(f.Sheet.Zones[i]))
		}
	}
	return ""
}

// name tells what a name of the file is given for.
func (f *File) name(name string) string {
	if z := f.Sheet.Find(name); z != nil {
		return fmt.Sprintf("**%s**: %s", name, f.zone(z))
	}
	for l := range f.every() {
		if _, ok := gives(l, name); !ok {
			continue
		}
		what := fmt.Sprintf("`%s`", l.Text())
		if l.Src.Name != f.Source.Name {
			what += " in " + escape(l.Src.Name)
		}
		if says := prose.Phrase(f.Sheet, l); says != "" {
			what += ": " + escape(says)
		}
		return fmt.Sprintf("**%s**: %s", name, what)
	}
	return ""
}

// zone tells of a zone: its kind and piles, how the board calls them, and what may be done there.
func (f *File) zone(z *rules.Zone) string {
	one, many := z.Kind.Pile()
	count := fmt.Sprintf("%d %s", z.Piles, many)
	if z.Piles == 1 {
		count = "1 " + one
	}
	if z.Rows > 1 {
		count += fmt.Sprintf(", %d rows of %d", z.Rows, z.Columns)
	}
	most, _ := z.Bound()
	if n, ok := most.Digits(); ok {
		count += fmt.Sprintf(", at most %d in each", n)
	}
	if ls := f.labels(); z.Index < len(ls) && len(ls[z.Index]) > 0 {
		piles := ls[z.Index]
		called := "`" + piles[0] + "`"
		if len(piles) > 1 {
			called += " to `" + piles[len(piles)-1] + "`"
		}
		count += ", called " + called
	}
	lines := ""
	for _, l := range z.Lines {
		lines += "\n- `" + l.Text() + "`"
	}
	if lines != "" {
		lines = "\n" + lines
	}
	return count + lines
}

// labels are the labels of the piles by zone, if the rules have no errors; examples may.
func (f *File) labels() [][]string {
	wrong := func(d *dsl.Diagnostic) bool { return d.Level == dsl.Error && !f.Source.InExample(d.Span.Pos.Line) }
	if f.reader.Labels == nil || slices.ContainsFunc(f.Findings, wrong) {
		return nil
	}
	return f.reader.Labels(f.Sheet)
}

// escape keeps text of the file from being read as Markdown.
func escape(text string) string {
	return strings.NewReplacer(`\`, `\\`, "`", "\\`", "*", `\*`, "_", `\_`, "<", `\<`, "[", `\[`).Replace(text)
}
