package assist

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"pat/dsl"
	"pat/dsl/rules"
)

// This file gives a name another name: in the file that gives it and in its variants, rules and
// examples alike. Whatever is played stays as it is, which is looked at before anything is
// proposed.

// A Renaming is what a new name changes.
type Renaming struct {
	Files []*File   // whose text changes
	Edits []Changes // of each of them
}

// Changes are edits of one file, in order.
type Changes []dsl.Fix

// Errors of renaming.
var (
	ErrNoName    = errors.New("here stands no name that a file gives: zones, options, counters and actions have one")
	ErrElsewhere = errors.New("the name is given in another file")
)

// Renamable is the name at a place, if it can be given another: zones, options, what is asked,
// counters, actions.
func (f *File) Renamable(offset int) (dsl.Token, error) {
	s, ok := f.at(offset)
	if !ok || s.line == nil || !isName(s.tok) || s.tok.Type == dsl.TokChoice {
		return dsl.Token{}, ErrNoName
	}
	return s.tok, nil
}

// Giver is the name of the source that gives the name at a place; that file is asked to rename it.
func (f *File) Giver(offset int) (string, error) {
	t, err := f.Renamable(offset)
	if err != nil {
		return "", err
	}
	giver := ""
	for l := range f.every() {
		if _, ok := gives(l, t.Value); ok {
			giver = l.Src.Name
		}
	}
	for i := len(f.Sheet.Parents) - 1; i >= 0; i-- { // the furthest that knows it
		src := f.Sheet.Sources[f.Sheet.Parents[i]]
		if src == nil {
			continue
		}
		g := f.reader.Read(src.Name, []byte(src.Text))
		for _, l := range g.lines() {
			if _, ok := gives(l, t.Value); ok {
				return src.Name, nil
			}
		}
	}
	if giver == "" {
		return "", ErrNoName
	}
	return giver, nil
}

// Rename gives a name another one, in the file that gives it and in others, its variants among
// them.
func (f *File) Rename(old dsl.Token, name string, others []*File) (*Renaming, error) {
	if err := f.newName(old, name); err != nil {
		return nil, err
	}
	family := []*File{f}
	for _, g := range others {
		if g.Source.Name != f.Source.Name && slices.Contains(g.Ancestors(), f.Source.Name) {
			if err := g.newName(old, name); err != nil {
				return nil, fmt.Errorf("%s: %w", g.Source.Name, err)
			}
			family = append(family, g)
		}
	}
	texts := map[string]string{}
	out := &Renaming{}
	for _, g := range family {
		edits := g.renaming(old, name)
		if len(edits) > 0 {
			out.Files, out.Edits = append(out.Files, g), append(out.Edits, edits)
		}
		texts[g.Source.Name] = g.Cured(Cure{Edits: edits})
	}
	r := f.reader.with(texts)
	for _, g := range family {
		h := r.Read(g.Name, []byte(texts[g.Source.Name]))
		if edits := h.relabel(g); len(edits) > 0 { // labels of piles are made of the names
			out.add(g, edits)
			texts[g.Source.Name] = g.Cured(Cure{Edits: out.of(g)})
			h = r.Read(g.Name, []byte(texts[g.Source.Name]))
		}
		if !alike(g, h) {
			return nil, fmt.Errorf("with the name `%s` %s would say something else", name, g.Source.Name)
		}
	}
	return out, nil
}

// of is what changes in a file.
func (r *Renaming) of(f *File) Changes {
	if i := slices.Index(r.Files, f); i >= 0 {
		return r.Edits[i]
	}
	return nil
}

// add adds edits to a file, but for those of places that change already.
func (r *Renaming) add(f *File, edits Changes) {
	i := slices.Index(r.Files, f)
	if i < 0 {
		i = len(r.Files)
		r.Files, r.Edits = append(r.Files, f), append(r.Edits, nil)
	}
	all := r.Edits[i]
	for _, e := range edits {
		if !slices.ContainsFunc(all, func(x dsl.Fix) bool { return x.Span == e.Span }) {
			all = append(all, e)
		}
	}
	slices.SortFunc(all, func(a, b dsl.Fix) int { return a.Span.Pos.Offset - b.Span.Pos.Offset })
	r.Edits[i] = all
}

// alike reports whether two files are found to have the same mistakes and the same rules, however
// many words those have.
func alike(f, g *File) bool {
	if len(f.Findings) != len(g.Findings) || len(f.Sheet.Zones) != len(g.Sheet.Zones) {
		return false
	}
	for i, d := range f.Findings {
		if e := g.Findings[i]; d.Name != e.Name || d.Level != e.Level || d.Span.Pos.Line != e.Span.Pos.Line {
			return false
		}
	}
	for i, z := range f.Sheet.Zones {
		if y := g.Sheet.Zones[i]; z.Kind != y.Kind || z.Piles != y.Piles || len(z.Lines) != len(y.Lines) {
			return false
		}
	}
	return true
}

// wellFormed reports whether a word is lower case letters, digits and hyphens, and begins with a
// letter.
func wellFormed(name string) bool {
	const letters = "abcdefghijklmnopqrstuvwxyz"
	return name != "" && strings.Contains(letters, name[:1]) && strings.Trim(name, letters+"0123456789-") == ""
}

// newName refuses what cannot be a name beside the others of the file.
func (f *File) newName(old dsl.Token, name string) error {
	if !wellFormed(name) {
		return fmt.Errorf("`%s` is no name: one is lower case letters, digits and hyphens", dsl.Visible(name))
	}
	if name == old.Value {
		return fmt.Errorf("it is called `%s` already", name)
	}
	if t := (dsl.Spot{Names: f.Tree.Names}).Token(name, ""); t.Type != dsl.TokUnknown {
		if isName(t) {
			return fmt.Errorf("the name `%s` is given already", name)
		}
		return fmt.Errorf("`%s` is a word of the language", name)
	}
	if old.Type == dsl.TokAct && slices.Contains(dsl.PromptWords, name) {
		return fmt.Errorf("`%s` is a word of the prompt: an action of that name could not be typed in play", name)
	}
	if old.Type == dsl.TokZone && slices.Contains(dsl.PileWords, name) {
		return fmt.Errorf("`%s` says only that it is a pile", name)
	}
	return nil
}

// renaming lists where a file says a name: in its rules and in the words of its examples.
func (f *File) renaming(old dsl.Token, name string) Changes {
	var out Changes
	for _, at := range f.uses(old.Value, old.Type) {
		out = append(out, dsl.Fix{Span: at, Text: name})
	}
	for _, e := range f.Tree.Examples {
		said, _ := e.Read()
		for _, s := range said {
			out = append(out, f.inSaying(s, old, name)...)
		}
	}
	slices.SortFunc(out, func(a, b dsl.Fix) int { return a.Span.Pos.Offset - b.Span.Pos.Offset })
	return out
}

// inSaying lists where a line of an example says a name: in the rule that it names, as what it
// counts or chooses, as an action that is done.
func (f *File) inSaying(s dsl.Saying, old dsl.Token, name string) (out Changes) {
	if s.By != nil {
		src := dsl.NewSource("", []byte(s.By.Text))
		for _, t := range src.Tokens(1, f.Tree.Names) {
			if t.Type == old.Type && t.Value == old.Value {
				out = append(out, f.fix(s.By.Pos.Offset+t.Pos.Offset, len(t.Raw), name))
			}
		}
	}
	for _, p := range s.Parts {
		at := 0
		for i, w := range strings.Fields(p.Text) {
			at += strings.Index(p.Text[at:], w)
			said := false
			switch old.Type {
			case dsl.TokVar:
				said = i == 0 && s.Lead != "play" && s.Lead != "may" || i == 1 && strings.HasPrefix(p.Text, "counter")
			case dsl.TokAct:
				said = i == 0 && s.Lead != "" || i == 1 && strings.HasPrefix(p.Text, "left")
			}
			if said && w == old.Value {
				out = append(out, f.fix(p.Pos.Offset+at, len(w), name))
			}
			at += len(w)
		}
	}
	return out
}

func (f *File) fix(at, length int, text string) dsl.Fix {
	return dsl.Fix{Span: f.Source.Span(at, at+length), Text: text}
}

// relabel lists what the labels of piles in the examples of a file become, now that its zones are
// called as in f.
func (f *File) relabel(old *File) (out Changes) {
	was, is := old.labels(), f.reader.labelsOf(f.Sheet)
	if was == nil || len(was) != len(is) {
		return nil
	}
	for _, e := range old.Tree.Examples {
		said, _ := e.Read()
		inRule := func(t dsl.Token) bool {
			within := func(s dsl.Saying) bool { return s.By != nil && t.Span().Within(s.By.Span) }
			return slices.ContainsFunc(said, within)
		}
		for _, n := range e.Rows {
			for _, t := range old.Source.Tokens(n, nil) {
				if t.Type != dsl.TokZone || inRule(t) {
					continue
				}
				word, more, _ := strings.Cut(t.Raw, "@")
				if text, ok := newLabel(old, f, word, was, is); ok && text != word {
					if more != "" {
						text += "@" + more
					}
					out = append(out, dsl.Fix{Span: t.Span(), Text: text})
				}
			}
		}
	}
	return out
}

// labelsOf are the labels of a sheet, whatever is found in its examples.
func (r *Reader) labelsOf(s *rules.Sheet) [][]string {
	if r.Labels == nil {
		return nil
	}
	return r.Labels(s)
}

// newLabel is what a word for piles becomes: the label of one pile, or of all of a zone, or the
// beginning of a name.
func newLabel(old, now *File, word string, was, is [][]string) (string, bool) {
	stem := strings.TrimRight(word, "0123456789")
	number := word[len(stem):]
	for i, z := range old.Sheet.Zones {
		if i >= len(was) || len(was[i]) == 0 || len(is[i]) == 0 {
			continue
		}
		label, next := strings.TrimRight(was[i][0], "0123456789"), strings.TrimRight(is[i][0], "0123456789")
		switch {
		case stem == label:
			return next + number, true
		case z.Name != "" && stem == z.Name:
			return now.Sheet.Zones[i].Name + number, true
		case z.Name != "" && strings.HasPrefix(stem, label) && strings.HasPrefix(z.Name, stem):
			return next + number, true
		}
	}
	return "", false
}
