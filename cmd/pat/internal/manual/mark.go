package manual

import (
	"fmt"
	"io"
	"strings"
	"unicode"
)

// How does a page look as Markdown, for a web site or a forge?

// Markdown writes a page. A blank line stands between paragraphs, but not between the items of a
// list, which would make it a loose one.
func (p *Page) Markdown(w io.Writer) error {
	var b strings.Builder
	for i, q := range p.paragraphs {
		if i > 0 && !(q.sort == item && p.paragraphs[i-1].sort == item) {
			b.WriteString("\n")
		}
		q.markdown(&b)
	}
	_, err := io.WriteString(w, b.String())
	return err
}

// markdown writes a paragraph. Texts still have their marks, as the manual is written in Markdown,
// and go through unchanged.
func (p *paragraph) markdown(b *strings.Builder) {
	switch p.sort {
	case heading:
		fmt.Fprintf(b, "%s %s\n", strings.Repeat("#", p.level), p.text)
	case prose:
		fmt.Fprintln(b, p.text)
	case item:
		fmt.Fprintf(b, "%s %s\n", p.mark, p.text)
	case code:
		lang := ""
		if len(p.info) > 0 {
			lang = p.info[0]
		}
		fmt.Fprintf(b, "```%s\n%s\n```\n", lang, strings.Join(p.shown(), "\n"))
	case table:
		for i, row := range p.rows {
			fmt.Fprintf(b, "| %s |\n", strings.Join(row, " | "))
			if i == 0 {
				fmt.Fprintf(b, "|%s\n", strings.Repeat("---|", len(row)))
			}
		}
	}
}

// anchor is the name by which a heading is linked to: as forges make it, lower case with hyphens
// for blanks, so that a link written by hand works there and on the page.
func anchor(text string) string {
	return strings.Map(func(r rune) rune {
		switch {
		case unicode.IsLetter(r) || unicode.IsDigit(r) || r == '-':
			return unicode.ToLower(r)
		case r == ' ':
			return '-'
		}
		return -1
	}, text)
}
