package manual

import (
	"fmt"
	"html"
	"io"
	"strings"
)

// How does a page look in a browser? It is one file that fetches nothing.

// HTML writes a page, with its style in it: no script, no fonts, no second file, so that it can be
// mailed, or opened where there is no network.
func (p *Page) HTML(w io.Writer) error {
	var b strings.Builder
	fmt.Fprintf(&b, "<!DOCTYPE html>\n<html lang=\"en\">\n<meta charset=\"utf-8\">\n"+
		"<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<title>%s</title>\n"+
		"<style>%s</style>\n",
		html.EscapeString(Title), style)
	p.contents(&b)
	b.WriteString("<main>\n")
	list := ""
	names := map[string]int{}
	for _, q := range p.paragraphs {
		// items know nothing of each other: a list opens before its first and closes behind its
		// last
		if next := q.list(); next != list {
			if list != "" {
				fmt.Fprintf(&b, "</%s>\n", list)
			}
			if list = next; list != "" {
				fmt.Fprintf(&b, "<%s>\n", list)
			}
		}
		q.html(&b, names)
	}
	if list != "" {
		fmt.Fprintf(&b, "</%s>\n", list)
	}
	b.WriteString("</main>\n</html>\n")
	_, err := io.WriteString(w, b.String())
	return err
}

// style is one column of a width that reads well; it follows the reader who wants dark pages.
const style = `body{max-width:48rem;margin:2rem auto;padding:0 1rem;font:1rem/1.5 system-ui,sans-serif;` +
	`color:#222;background:#fff}pre{background:#f2f2ee;padding:.6rem;overflow-x:auto;line-height:1.35}` +
	`code,pre{font-family:ui-monospace,monospace;font-size:.92em}table{border-collapse:collapse}` +
	`td,th{border-bottom:1px solid #ccc;padding:.2rem .6rem;text-align:left;vertical-align:top}` +
	`@media(prefers-color-scheme:dark){body{color:#ddd;background:#181818}pre{background:#262626}a{color:#9cf}}`

// contents links to the headings of the first level.
func (p *Page) contents(b *strings.Builder) {
	var links []string
	for _, q := range p.paragraphs[1:] {
		if q.sort == heading && q.level == 1 {
			links = append(links, fmt.Sprintf(`<a href="#%s">%s</a>`, anchor(q.text), html.EscapeString(q.text)))
		}
	}
	if len(links) > 0 {
		fmt.Fprintf(b, "<nav>%s</nav>\n", strings.Join(links, " · "))
	}
}

// list is the kind of list that an item stands in.
func (p *paragraph) list() string {
	switch {
	case p.sort != item:
		return ""
	case p.mark == "-":
		return "ul"
	}
	return "ol"
}

// html writes a paragraph; names counts the headings that are called alike.
func (p *paragraph) html(b *strings.Builder, names map[string]int) {
	switch p.sort {
	case heading:
		name := anchor(p.text)
		// two headings of one text get two names, as ids of a page differ; the contents lead to the
		// first
		if names[name]++; names[name] > 1 {
			name += fmt.Sprintf("-%d", names[name])
		}
		fmt.Fprintf(b, "<h%d id=\"%s\">%s</h%d>\n", p.level, name, html.EscapeString(p.text), p.level)
	case prose:
		fmt.Fprintf(b, "<p>%s</p>\n", marked(p.text))
	case item:
		fmt.Fprintf(b, "<li>%s</li>\n", marked(p.text))
	case code:
		fmt.Fprintf(b, "<pre>%s</pre>\n", html.EscapeString(strings.Join(p.shown(), "\n")))
	case table:
		b.WriteString("<table>\n")
		for i, row := range p.rows {
			cell := "td"
			if i == 0 {
				cell = "th"
			}
			b.WriteString("<tr>")
			for _, c := range row {
				fmt.Fprintf(b, "<%s>%s</%s>", cell, marked(c), cell)
			}
			b.WriteString("</tr>\n")
		}
		b.WriteString("</table>\n")
	}
}

// marked is a text with its marks: every second piece between backticks is code, and outside of
// code every second between double stars is strong. Each piece is escaped by itself, so that a mark
// stays one and nothing else becomes one.
func marked(text string) string {
	var b strings.Builder
	for i, piece := range strings.Split(text, "`") {
		if i%2 == 1 {
			b.WriteString("<code>" + html.EscapeString(piece) + "</code>")
			continue
		}
		for j, part := range strings.Split(piece, "**") {
			if j%2 == 1 {
				part = "<strong>" + html.EscapeString(part) + "</strong>"
			} else {
				part = html.EscapeString(part)
			}
			b.WriteString(part)
		}
	}
	return b.String()
}
