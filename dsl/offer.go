package dsl

import (
	"cmp"
	"fmt"
	"slices"
	"strings"
)

// This file is how cures are proposed. What is said of a cure is made of the change itself, so that
// it cannot say what the change does not do, and each change is tried before it is shown (see
// dsl/check). What a finding explains beside that stands in its Help, which proposes no change.

// An Offer is a change of the text that cures a finding.
type Offer struct {
	Says  string // what to do: write `foundations 13`
	Fixes []Fix
	Sure  bool // nothing else can be meant
}

// Instead offers to write a text in the place of another.
func Instead(at Span, text string) Offer { return Writing(text, Fix{at, text}) }

// Writing offers a change of a line of which more is shown than what changes.
func Writing(line string, fixes ...Fix) Offer {
	return Offer{Says: "write `" + line + "`", Fixes: fixes}
}

// WholeLine offers another line in the place of one that cannot be read.
func WholeLine(line string, fixes ...Fix) Offer { return Offer{Says: "write: " + line, Fixes: fixes} }

// Unindented offers to remove the blanks before a word.
func (s *Source) Unindented(before Pos) Offer {
	from := s.starts[before.Line-1]
	return Offer{Says: "remove the blanks before it", Fixes: []Fix{{Span: s.Span(from, before.Offset)}}}
}

// Out offers to leave a stretch of a line out, with the blank before it.
func (s *Source) Out(at Span) Offer {
	from := at.Pos.Offset
	for from > 0 && (s.Text[from-1] == ' ' || s.Text[from-1] == '\t') {
		from--
	}
	return Offer{
		Says:  "leave `" + strings.TrimSpace(s.Slice(at)) + "` out",
		Fixes: []Fix{{Span: s.Span(from, at.EndPos.Offset)}},
	}
}

// Below offers a line more below a place of the text. In a block it is indented.
func (s *Source) Below(at Span, text, where string) Offer {
	indent := "  "
	if where == "" {
		indent = ""
	}
	end := s.endOfLine(at.EndPos.Offset)
	return Offer{
		Says:  strings.TrimSpace(fmt.Sprintf("add `%s` %s", text, where)),
		Fixes: []Fix{{s.Span(end, end), "\n" + indent + text}},
	}
}

// Cut offers to remove the lines from one to another, counted from 1.
func (s *Source) Cut(first, last int, what string) Offer {
	from := s.starts[first-1]
	to := len(s.Text)
	if last < len(s.starts) {
		to = s.starts[last]
	}
	return Offer{Says: "remove " + what, Fixes: []Fix{{Span: s.Span(from, to)}}}
}

// Added offers lines more at the end of the text, before the examples if there are some.
func (s *Source) Added(lines ...string) Offer {
	at := len(s.Text)
	for n := range s.starts {
		if startsExample(s.Line(n + 1)) {
			at = s.starts[n]
			break
		}
	}
	text := strings.Join(lines, "\n") + "\n"
	switch {
	case at < len(s.Text):
		text += "\n"
	case !strings.HasSuffix(s.Text, "\n"):
		text = "\n\n" + text
	default:
		text = "\n" + text
	}
	says, under := "", ""
	for _, l := range lines {
		switch {
		case l == "":
			continue
		case l[0] != ' ':
			under = ", and under it"
			if says += "; and"; says == "; and" {
				says = "add"
			}
		default:
			says, under = says+under, ","
		}
		says += " `" + strings.TrimSpace(l) + "`"
	}
	return Offer{Says: says, Fixes: []Fix{{s.Span(at, at), text}}}
}

// endOfLine is the place where the line ends in which an offset lies.
func (s *Source) endOfLine(offset int) int {
	if n := strings.IndexAny(s.Text[offset:], "\r\n"); n >= 0 {
		return offset + n
	}
	return len(s.Text)
}

// Surely says of an offer that nothing else can be meant.
func (o Offer) Surely() Offer {
	o.Sure = true
	return o
}

// If says of an offer for what it is right: something else may be meant.
func (o Offer) If(meant string) Offer {
	o.Says, o.Sure = "if "+meant+", "+o.Says, false
	return o
}

// Hedged reports whether an offer says for what it is right.
func (o Offer) Hedged() bool { return strings.HasPrefix(o.Says, "if ") }

// Saying is an offer that is said in other words.
func (o Offer) Saying(says string) Offer {
	o.Says = says
	return o
}

// Where says of an offer where the change is made.
func (o Offer) Where(place string) Offer {
	o.Says += " " + place
	return o
}

// And offers two changes together.
func (o Offer) And(p Offer) Offer {
	o.Says += " and " + strings.TrimPrefix(p.Says, "write ")
	o.Fixes = append(slices.Clip(o.Fixes), p.Fixes...)
	return o
}

// Same reports whether two offers change the text alike.
func (o Offer) Same(p Offer) bool { return slices.Equal(o.Fixes, p.Fixes) }

// Offer adds a cure to those of a finding. One that changes nothing is none.
func (d *Diagnostic) Offer(o Offer) {
	if len(o.Fixes) > 0 {
		d.Offers = append(d.Offers, o)
	}
}

// Doubt says of all that is offered so far that something else may be meant.
func (d *Diagnostic) Doubt() {
	for i := range d.Offers {
		d.Offers[i].Sure = false
	}
}

// Certain are the changes that cure a finding where nothing else can be meant.
func (d *Diagnostic) Certain() []Fix {
	if len(d.Offers) > 0 && d.Offers[0].Sure {
		return d.Offers[0].Fixes
	}
	return nil
}

// Advice is what to do about a finding, and what explains it.
func (d *Diagnostic) Advice() string {
	var parts []string
	for i, o := range d.Offers {
		says := o.Says
		if i > 0 {
			lead, _, ok := strings.Cut(d.Offers[i-1].Says, ": ")
			meant, _, _ := strings.Cut(d.Offers[i-1].Says, ", ")
			also, again := strings.CutPrefix(says, meant+", ")
			if rest, same := strings.CutPrefix(says, lead); ok && same {
				says = rest // write: a; or: b
			} else if again && strings.HasPrefix(meant, "if ") {
				says = " " + also
			} else {
				says = " " + says
			}
			says = "or" + says
		}
		parts = append(parts, says)
	}
	if d.Help != "" {
		parts = append(parts, d.Help)
	}
	return strings.Join(parts, "; ")
}

// Fixed is a text with fixes made that do not overlap, in whatever order; of those at one place in
// theirs.
func Fixed(text string, fixes []Fix) string {
	fixes = slices.Clone(fixes)
	slices.SortStableFunc(fixes, func(a, b Fix) int { return cmp.Compare(a.Span.Pos.Offset, b.Span.Pos.Offset) })
	for _, f := range slices.Backward(fixes) {
		text = text[:f.Span.Pos.Offset] + f.Text + text[f.Span.EndPos.Offset:]
	}
	return text
}
