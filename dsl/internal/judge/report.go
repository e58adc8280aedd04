package judge

import (
	"fmt"
	"strings"

	"pat/dsl"
	"pat/dsl/rules"
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

// LineAt is the line of the merged sheet at a place.
func (c *Judge) LineAt(at dsl.Span) *dsl.Line {
	var found *dsl.Line
	for l := range dsl.EveryLine(c.Sheet.Lines, c.Sheet.Blocks) {
		if l.Pos.Filename == at.Pos.Filename && l.Pos.Line == at.Pos.Line {
			found = l
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

// Titles are zones as messages name them.
func Titles(zs []*rules.Zone) (out []string) {
	for _, z := range zs {
		out = append(out, "`"+z.Title()+"`")
	}
	return out
}

// And joins words: a, b and c.
func And(ws []string) string { return dsl.Listed(ws, "and") }

// Or joins words: a, b or c.
func Or(ws []string) string { return dsl.Listed(ws, "or") }

// LeaveOut warns of a stretch of a line that changes nothing.
func (c *Judge) LeaveOut(at dsl.Span, format string, args ...any) *dsl.Diagnostic {
	d := c.Warnf("no-effect", at, format, args...)
	c.OfferOut(d, at)
	return d
}
