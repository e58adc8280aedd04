package check

import (
	"fmt"
	"strings"

	"pat/dsl"
)

// findings collects what is found.
type findings struct{ list dsl.Diagnostics }

func (f *findings) add(level dsl.Level, name string, at dsl.Span, format string, args ...any) *dsl.Diagnostic {
	d := &dsl.Diagnostic{Level: level, Name: name, Span: at, Message: fmt.Sprintf(format, args...)}
	f.list = append(f.list, d)
	return d
}

// errorf reports that the game cannot be played as it stands.
func (f *findings) errorf(name string, at dsl.Span, format string, args ...any) *dsl.Diagnostic {
	return f.add(dsl.Error, name, at, format, args...)
}

// warnf reports what can be played but is surely not meant.
func (f *findings) warnf(name string, at dsl.Span, format string, args ...any) *dsl.Diagnostic {
	return f.add(dsl.Warning, name, at, format, args...)
}

// notef reports a fact that an author may want to know.
func (f *findings) notef(name string, at dsl.Span, format string, args ...any) *dsl.Diagnostic {
	return f.add(dsl.Note, name, at, format, args...)
}

// throughout are the findings that hold only if they hold under every combination of options: a
// line that does nothing under one of them may do something under another.
var throughout = map[string]bool{
	"no-effect": true, "unused-zone": true, "building-deadlock": true,
	"several-sources": true,
}

// merged puts the findings of all combinations of options together, each once.
func merged(all []*setup) dsl.Diagnostics {
	type key struct {
		at            dsl.Span
		name, message string
	}
	count := map[key]int{}
	first := map[key]*dsl.Diagnostic{}
	labels := map[key][]string{}
	var order []key
	for _, g := range all {
		seen := map[key]bool{}
		for _, d := range g.list {
			k := key{at: d.Span, name: d.Name}
			if throughout[d.Name] { // always true here and never true there is neither
				k.message = d.Message
			}
			if seen[k] {
				continue
			}
			seen[k] = true
			count[k]++
			labels[k] = append(labels[k], g.label)
			if first[k] == nil {
				first[k] = d
				order = append(order, k)
			}
		}
	}
	var out dsl.Diagnostics
	for _, k := range order {
		d := first[k]
		if count[k] < len(all) {
			if throughout[k.name] {
				continue
			}
			l := labels[k]
			if len(l) > 3 {
				l = append(l[:3:3], "…")
			}
			d.Notes = append(d.Notes, "so with "+strings.Join(l, "; "))
		}
		out = append(out, d)
	}
	return out
}

// home makes a finding point into the file being checked where one of its places lies there: what a
// variant says is the cause, not the line of its parent that no longer fits.
func (c *checker) home(d *dsl.Diagnostic) {
	if d.Span.Pos.Filename == c.main {
		return
	}
	for i, o := range d.Others {
		if o.Span.Pos.Filename == c.main {
			d.Others[i] = dsl.Label{Span: d.Span, Text: d.Label}
			d.Span, d.Label = o.Span, o.Text
			return
		}
	}
}

// removal makes a help that says to remove a line say how: in a variant, what the parent says has
// to be taken away.
func (c *checker) removal(d *dsl.Diagnostic) {
	if len(c.sheet.Parents) == 0 {
		return
	}
	for _, words := range []string{"remove the line", "remove the step", "remove the block"} {
		l := c.lineAt(d.Span)
		if l == nil || !strings.Contains(d.Help, words) {
			continue
		}
		if how := c.sheet.RemovalOf(l); strings.HasPrefix(how, "write ") {
			d.Help = strings.Replace(d.Help, words, how, 1)
		}
	}
	if l := c.lineAt(d.Span); l != nil && l.Pos.Filename != c.main && strings.HasPrefix(d.Help, "leave ") {
		d.Help += "; " + c.sheet.Anew(l)
	}
}

// lineAt is the line of the merged sheet at a place.
func (c *checker) lineAt(at dsl.Span) *dsl.Line {
	var found *dsl.Line
	look := func(l *dsl.Line) {
		if l != nil && l.Pos.Filename == at.Pos.Filename && l.Pos.Line == at.Pos.Line {
			found = l
		}
	}
	for _, l := range c.sheet.Lines {
		look(l)
	}
	for _, b := range c.sheet.Blocks {
		look(b.Head)
		for _, l := range b.Lines {
			look(l)
		}
	}
	return found
}

// text is what was written at a place.
func (c *checker) text(at dsl.Span) string {
	src := c.sheet.Sources[at.Pos.Filename]
	if src == nil {
		return ""
	}
	return src.Slice(at)
}

// at tells another place of the game in a note: the line of this file, or the file too.
func (c *checker) at(sp dsl.Span) string {
	if sp.Pos.Filename != c.main {
		return fmt.Sprintf("%s:%d", sp.Pos.Filename, sp.Pos.Line)
	}
	return fmt.Sprintf("line %d", sp.Pos.Line)
}

// other makes a second place of a finding.
func other(at dsl.Span, text string) []dsl.Label { return []dsl.Label{{Span: at, Text: text}} }

// cut is the fix that takes a stretch of a line away, with the blank before it.
func (c *checker) cut(at dsl.Span) []dsl.Fix {
	src := c.sheet.Sources[at.Pos.Filename]
	if src == nil {
		return nil
	}
	from := at.Pos.Offset
	for from > 0 && (src.Text[from-1] == ' ' || src.Text[from-1] == '\t') {
		from--
	}
	return []dsl.Fix{{Span: src.Span(from, at.EndPos.Offset)}}
}

// sum writes terms and their total: 4 + 48 = 52.
func sum(terms []int) string {
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

// and joins words: a, b and c.
func and(ws []string) string { return joined(ws, "and") }

// or joins words: a, b or c.
func or(ws []string) string { return joined(ws, "or") }

func joined(ws []string, with string) string {
	if len(ws) < 2 {
		return strings.Join(ws, "")
	}
	return strings.Join(ws[:len(ws)-1], ", ") + " " + with + " " + ws[len(ws)-1]
}

// leaveOut warns of a stretch of a line that changes nothing.
func (c *checker) leaveOut(at dsl.Span, format string, args ...any) *dsl.Diagnostic {
	d := c.warnf("no-effect", at, format, args...)
	d.Help = "leave it out"
	d.Fixes = c.cut(at)
	return d
}
