package prose

import (
	"fmt"
	"strings"
	"unicode/utf8"
)

// This file answers how the page is laid out: where a line breaks, what stands in, and which remark
// is made only once.

// Width is the most columns a line of prose has.
const Width = 78

// A page collects the text: headings in column 1, what belongs to them indented.
type page struct {
	b    strings.Builder
	once []once
}

// once is a remark that is made in full the first time and briefly from then on. The note of an
// option is one: "(option draw: 3, or 1)" where it first stands, "(option draw)" later. What brief
// is "" for disappears the second time.
type once struct {
	full, brief string
	made        bool
}

// remarks makes repeated remarks brief. It looks at one paragraph at a time and in the order of the
// page, so full is always read before brief.
func (p *page) remarks(text string) string {
	for i := range p.once {
		r := &p.once[i]
		before, after, found := strings.Cut(text, r.full)
		if !found || r.full == "" {
			continue
		}
		if r.made {
			text = strings.ReplaceAll(text, r.full, r.brief)
			continue
		}
		r.made = true
		text = before + r.full + strings.ReplaceAll(after, r.full, r.brief)
	}
	return text
}

const indent = "  "

// title begins the page.
func (p *page) title(text string) {
	p.wrap(text, "", "")
	fmt.Fprintln(&p.b, strings.Repeat("=", min(Width, max(3, utf8.RuneCountInString(text)))))
}

// head begins a section; nothing is written until it has text.
func (p *page) head(text string) {
	p.b.WriteByte('\n')
	p.wrap(text, "", "")
}

// para writes a paragraph, if there is one.
func (p *page) para(text string) {
	if text != "" {
		p.wrap(text, indent, indent)
	}
}

// paras writes paragraphs.
func (p *page) paras(texts []string) {
	for _, text := range texts {
		p.para(text)
	}
}

// item writes one of a list.
func (p *page) item(mark, text string) {
	if mark != "" {
		mark += " "
	}
	p.wrap(text, indent+mark, indent+strings.Repeat(" ", utf8.RuneCountInString(mark)))
}

// picture writes lines as they are. They are not wrapped: a picture of a zone holds its columns by
// blanks.
func (p *page) picture(lines []string) {
	for _, l := range lines {
		fmt.Fprintln(&p.b, strings.TrimRight(indent+indent+l, " "))
	}
}

// wrap breaks a text at blanks. first stands before the first line and then before the others; a
// word longer than a line keeps one for itself. Columns are counted in runes, as names may have
// letters beyond ASCII.
func (p *page) wrap(text, first, then string) {
	text = p.remarks(text)
	line, used := first, utf8.RuneCountInString(first)
	empty := true
	for w := range strings.FieldsSeq(text) {
		n := utf8.RuneCountInString(w)
		if !empty && used+1+n > Width {
			fmt.Fprintln(&p.b, line)
			line, used, empty = then, utf8.RuneCountInString(then), true
		}
		if !empty {
			line += " "
			used++
		}
		line += w
		used += n
		empty = false
	}
	if !empty {
		fmt.Fprintln(&p.b, line)
	}
}

// Wrapped is an indented text in lines of at most Width columns, with a mark before the first.
func Wrapped(mark, text string) string {
	p := &page{}
	p.item(mark, text)
	return p.b.String()
}
