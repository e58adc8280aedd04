package judge

import (
	"fmt"
	"slices"
	"strings"

	"pat/dsl"
)

// Findings collects what is found.
type Findings struct{ List dsl.Diagnostics }

// Add notes a finding; what it returns may be added to.
func (f *Findings) Add(level dsl.Level, name string, at dsl.Span, format string, args ...any) *dsl.Diagnostic {
	d := &dsl.Diagnostic{Level: level, Name: name, Span: at, Message: fmt.Sprintf(format, args...)}
	f.List = append(f.List, d)
	return d
}

// Errorf reports that the game cannot be played as it stands.
func (f *Findings) Errorf(name string, at dsl.Span, format string, args ...any) *dsl.Diagnostic {
	return f.Add(dsl.Error, name, at, format, args...)
}

// Warnf reports what can be played but is surely not meant.
func (f *Findings) Warnf(name string, at dsl.Span, format string, args ...any) *dsl.Diagnostic {
	return f.Add(dsl.Warning, name, at, format, args...)
}

// Notef reports a fact that an author may want to know.
func (f *Findings) Notef(name string, at dsl.Span, format string, args ...any) *dsl.Diagnostic {
	return f.Add(dsl.Note, name, at, format, args...)
}

// Home makes a finding point into the file being checked where one of its places lies there: what a
// variant says is the cause, not the line of its parent that no longer fits.
func (c *Judge) Home(d *dsl.Diagnostic) {
	if d.Span.Pos.Filename == c.Main {
		return
	}
	for i, o := range d.Others {
		if o.Span.Pos.Filename == c.Main {
			d.Others[i] = dsl.Label{Span: d.Span, Text: d.Label}
			d.Span, d.Label = o.Span, o.Text
			return
		}
	}
}

// Removal makes a help that says to remove a line say how: in a variant, what the parent says has
// to be taken away.
func (c *Judge) Removal(d *dsl.Diagnostic) {
	if l := c.LineAt(d.Span); l != nil && c.needed(l) {
		d.Help = strings.Replace(d.Help, ", or remove the line", "", 1)
	}
	if len(c.Sheet.Parents) == 0 {
		return
	}
	for _, words := range []string{"remove the line", "remove the step", "remove the block"} {
		l := c.LineAt(d.Span)
		if l == nil || !strings.Contains(d.Help, words) {
			continue
		}
		if how := c.Sheet.RemovalOf(l); strings.HasPrefix(how, "write ") {
			d.Help = strings.Replace(d.Help, words, how, 1)
		}
	}
	if l := c.LineAt(d.Span); l != nil && l.Pos.Filename != c.Main && strings.HasPrefix(d.Help, "leave ") {
		d.Help += "; " + c.Sheet.Anew(l)
	}
}

// needed reports whether a zone, or the game, cannot do without a line: its kind needs one of that
// word, and there is no other.
func (c *Judge) needed(l *dsl.Line) bool {
	one := func(lines []*dsl.Line) bool {
		return !slices.ContainsFunc(lines, func(x *dsl.Line) bool { return x != l && x.Lead() == l.Lead() })
	}
	for _, z := range c.Sheet.Zones {
		if slices.Contains(z.Lines, l) {
			asks := func(n dsl.Need) bool { return n.Lead == l.Lead() }
			return slices.ContainsFunc(z.Kind.Needs(), asks) && one(z.Lines)
		}
	}
	return l.Lead() == "win" && one(c.Sheet.Lines)
}

// LineAt is the line of the merged sheet at a place.
func (c *Judge) LineAt(at dsl.Span) *dsl.Line {
	var found *dsl.Line
	look := func(l *dsl.Line) {
		if l != nil && l.Pos.Filename == at.Pos.Filename && l.Pos.Line == at.Pos.Line {
			found = l
		}
	}
	for _, l := range c.Sheet.Lines {
		look(l)
	}
	for _, b := range c.Sheet.Blocks {
		look(b.Head)
		for _, l := range b.Lines {
			look(l)
		}
	}
	return found
}

// Text is what was written at a place.
func (c *Judge) Text(at dsl.Span) string {
	src := c.Sheet.Sources[at.Pos.Filename]
	if src == nil {
		return ""
	}
	return src.Slice(at)
}

// At tells another place of the game in a note: the line of this file, or the file too.
func (c *Judge) At(sp dsl.Span) string {
	if sp.Pos.Filename != c.Main {
		return fmt.Sprintf("%s:%d", sp.Pos.Filename, sp.Pos.Line)
	}
	return fmt.Sprintf("line %d", sp.Pos.Line)
}

// Other makes a second place of a finding.
func Other(at dsl.Span, text string) []dsl.Label { return []dsl.Label{{Span: at, Text: text}} }

// Cut is the fix that takes a stretch of a line away, with the blank before it.
func (c *Judge) Cut(at dsl.Span) []dsl.Fix {
	src := c.Sheet.Sources[at.Pos.Filename]
	if src == nil {
		return nil
	}
	from := at.Pos.Offset
	for from > 0 && (src.Text[from-1] == ' ' || src.Text[from-1] == '\t') {
		from--
	}
	return []dsl.Fix{{Span: src.Span(from, at.EndPos.Offset)}}
}

// DropOut says to leave out one of several alternatives, or one part of a condition, with the `or`
// or `and` that joins it to its neighbour.
func (c *Judge) DropOut(d *dsl.Diagnostic) {
	d.Help = "leave it out"
	l := c.LineAt(d.Span)
	if l == nil {
		return
	}
	at := d.Span
	var last, next *dsl.Token
	for i := range l.Words {
		switch w := &l.Words[i]; {
		case w.End().Offset <= at.Pos.Offset:
			last = w
		case next == nil && w.Pos.Offset >= at.EndPos.Offset:
			next = w
		}
	}
	joins := func(w *dsl.Token, words ...string) bool { return w != nil && slices.Contains(words, w.Value) }
	switch {
	case joins(last, "or", "and"), joins(last, "but") && !joins(next, "or", "and"):
		at.Pos = last.Pos
	case joins(next, "or", "and"):
		at.EndPos = next.End()
	}
	d.Fixes = c.Cut(at)
}

// CutWords is the fix that takes words that follow one another out of a stretch of a line.
func (c *Judge) CutWords(at dsl.Span, words ...string) []dsl.Fix {
	l := c.LineAt(at)
	if l == nil {
		return nil
	}
	for i := range l.Words {
		if i+len(words) > len(l.Words) || l.Words[i].Pos.Offset < at.Pos.Offset {
			continue
		}
		run := l.Words[i : i+len(words)]
		if slices.EqualFunc(run, words, func(t dsl.Token, w string) bool { return t.Value == w }) {
			return c.Cut(run[0].Span().To(run[len(run)-1].Span()))
		}
	}
	return nil
}

// Sum writes terms and their total: 4 + 48 = 52.
func Sum(terms []int) string {
	total := 0
	var ws []string
	for _, t := range terms {
		if t == 0 {
			continue
		}
		total += t
		ws = append(ws, fmt.Sprint(t))
	}
	if len(ws) < 2 {
		return fmt.Sprint(total)
	}
	return fmt.Sprintf("%s = %d", strings.Join(ws, " + "), total)
}

// And joins words: a, b and c.
func And(ws []string) string { return joined(ws, "and") }

// Or joins words: a, b or c.
func Or(ws []string) string { return joined(ws, "or") }

func joined(ws []string, with string) string {
	if len(ws) < 2 {
		return strings.Join(ws, "")
	}
	return strings.Join(ws[:len(ws)-1], ", ") + " " + with + " " + ws[len(ws)-1]
}

// LeaveOut warns of a stretch of a line that changes nothing.
func (c *Judge) LeaveOut(at dsl.Span, format string, args ...any) *dsl.Diagnostic {
	d := c.Warnf("no-effect", at, format, args...)
	d.Help = "leave it out"
	d.Fixes = c.Cut(at)
	return d
}
