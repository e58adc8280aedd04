package assist

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"pat/dsl"
)

// This file answers how findings are cured, and which cures are sure. A cure is tried before it is
// called sure: it is carried out on the text, and the file is read and judged again.

// A Cure is one way to put a finding right.
type Cure struct {
	Title   string // what is done, for a menu
	Finding *dsl.Diagnostic
	Edits   []dsl.Fix // in order, apart from one another
	Sure    bool      // nothing else can be meant, or nothing that is played changes
}

// Cures lists the cures of findings that touch a stretch of the text.
func (f *File) Cures(from, to int) []Cure {
	var out []Cure
	for _, d := range f.Findings {
		if d.Span.Pos.Offset > to || from > d.Span.EndPos.Offset {
			continue
		}
		for _, c := range f.cures(d) {
			_, c.Sure = f.try(c)
			out = append(out, c)
		}
	}
	return out
}

// cures are the cures that come with a finding and can be carried out.
func (f *File) cures(d *dsl.Diagnostic) []Cure {
	var out []Cure
	for _, o := range d.Offers {
		c := Cure{Finding: d, Edits: slices.Clone(o.Fixes), Sure: o.Sure}
		slices.SortStableFunc(c.Edits, func(a, b dsl.Fix) int {
			return cmp.Compare(a.Span.Pos.Offset, b.Span.Pos.Offset)
		})
		if f.holds(c.Edits) {
			c.Title = c.title(f.Source, o.Says)
			out = append(out, c)
		}
	}
	return out
}

// holds reports whether edits are of the file, in order and apart.
func (f *File) holds(edits []dsl.Fix) bool {
	last := 0
	for _, e := range edits {
		a, b := e.Span.Pos.Offset, e.Span.EndPos.Offset
		if e.Span.Pos.Filename != f.Source.Name || a < last || b < a || b > len(f.Source.Text) {
			return false
		}
		last = b
	}
	return true
}

// title says what a cure does.
func (c *Cure) title(src *dsl.Source, says string) string {
	e := c.Edits[0]
	old, text := strings.TrimSpace(src.Slice(e.Span)), strings.TrimSpace(e.Text)
	switch {
	case len(c.Edits) > 1, strings.Contains(old, "\n"), strings.Contains(text, "\n"):
		return clip(dsl.Capital(says))
	case old == "" && text == "":
		return "Put the blanks right"
	case old == "":
		return fmt.Sprintf("Add `%s`", clip(text))
	case text == "":
		return fmt.Sprintf("Leave `%s` out", clip(old))
	}
	return fmt.Sprintf("Write `%s` for `%s`", clip(text), clip(old))
}

// clip makes a text fit a menu.
func clip(text string) string {
	text, more, _ := strings.Cut(text, "\n")
	r := []rune(text)
	if len(r) > 60 || more != "" {
		return string(r[:min(60, len(r))]) + "…"
	}
	return text
}

// Cured is the text once a cure has been carried out.
func (f *File) Cured(c Cure) string { return dsl.Fixed(f.Source.Text, c.Edits) }

// try carries a cure out and reads the file again. The cure of a mistake is sure if the mistake has
// gone and nothing is found in the lines that it has changed; that of a warning or a note, if the
// game is the same to the word.
func (f *File) try(c Cure) (*File, bool) {
	if !c.Sure {
		return nil, false
	}
	g := f.reader.Read(f.Name, []byte(f.Cured(c)))
	if c.Finding.Level != dsl.Error {
		same := f.Findings.Errors() == 0 && g.Findings.Errors() == 0 && f.Sheet.Hash() == g.Sheet.Hash()
		return g, same && len(g.Findings) < len(f.Findings)
	}
	changed := g.changed(c)
	told := func(d *dsl.Diagnostic) bool { // already, and no doing of the cure
		return slices.ContainsFunc(f.Findings, func(x *dsl.Diagnostic) bool {
			return x != c.Finding && x.Name == d.Name && x.Message == d.Message
		})
	}
	for _, d := range g.Findings {
		if d.Level == dsl.Note || told(d) {
			continue
		}
		spans := []dsl.Span{d.Span}
		for _, o := range d.Others {
			spans = append(spans, o.Span)
		}
		for _, s := range spans {
			if s.Pos.Filename == g.Source.Name && slices.Contains(changed, s.Pos.Line) {
				return g, false
			}
		}
		if d.Name == c.Finding.Name && d.Message == c.Finding.Message {
			return g, false
		}
	}
	return g, true
}

// changed lists the lines of a cured file that the cure has written.
func (f *File) changed(c Cure) []int {
	var out []int
	moved := 0 // by how much the text behind the edits before has moved
	for _, e := range c.Edits {
		a := e.Span.Pos.Offset + moved
		b := a + len(e.Text)
		for n := f.Source.Pos(a).Line; n <= f.Source.Pos(b).Line; n++ {
			out = append(out, n)
		}
		moved += len(e.Text) - (e.Span.EndPos.Offset - e.Span.Pos.Offset)
	}
	return out
}

// mostCures bounds how many cures are carried out on one file.
const mostCures = 500

// CureAll carries out all sure cures of a file, one after another, and returns it as it stands
// then, with what has been carried out. What is returned has no sure cure left, so that curing it
// again changes nothing.
func (f *File) CureAll() (*File, []Cure) {
	var done []Cure
	seen := map[string]bool{f.Source.Text: true}
	for len(done) < mostCures {
		next, c, ok := f.cureOne(seen)
		if !ok {
			break
		}
		done = append(done, c)
		f = next
	}
	return f, done
}

// cureOne carries out the first sure cure that makes a text not seen before.
func (f *File) cureOne(seen map[string]bool) (*File, Cure, bool) {
	for _, d := range f.Findings {
		for _, c := range f.cures(d) {
			if seen[f.Cured(c)] {
				continue
			}
			if g, sure := f.try(c); sure {
				seen[g.Source.Text] = true
				return g, c, true
			}
		}
	}
	return nil, Cure{}, false
}

// Left lists the cures that come with findings, each way to change the text once.
func (f *File) Left() []Cure {
	var out []Cure
	seen := map[string]bool{}
	for _, d := range f.Findings {
		for _, c := range f.cures(d) {
			if !seen[f.Cured(c)] {
				seen[f.Cured(c)] = true
				out = append(out, c)
			}
		}
	}
	return out
}
