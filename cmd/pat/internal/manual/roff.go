package manual

import (
	"fmt"
	"io"
	"strings"
)

// How does a page look as the source of a man page? It uses the macros of man(7) alone.

// A Man is what a man page says of itself.
type Man struct {
	Name    string // by which it is asked for: pat-language
	Section int
	About   string // a phrase
	Version string // of the program
}

// Roff writes a page as a man page.
func (p *Page) Roff(w io.Writer, m Man) error {
	var b strings.Builder
	fmt.Fprintf(&b, ".TH \"%s\" %d \"\" \"%s\"\n", quoted(strings.ToUpper(m.Name)), m.Section, quoted(m.Version))
	fmt.Fprintf(&b, ".SH NAME\n%s \\- %s\n", escaped(m.Name), escaped(m.About))
	for i, q := range p.paragraphs {
		if i == 0 && q.text == Title {
			fmt.Fprintf(&b, ".SH DESCRIPTION\n")
			continue
		}
		q.roff(&b)
	}
	_, err := io.WriteString(w, b.String())
	return err
}

func (p *paragraph) roff(b *strings.Builder) {
	switch p.sort {
	case heading:
		switch p.level {
		case 1:
			fmt.Fprintf(b, ".SH \"%s\"\n", quoted(strings.ToUpper(p.text)))
		case 2:
			fmt.Fprintf(b, ".SS \"%s\"\n", quoted(p.text))
		default:
			fmt.Fprintf(b, ".PP\n%s\n", control(`\fB`+escaped(p.text)+`\fR`))
		}
	case prose:
		fmt.Fprintf(b, ".PP\n%s\n", control(inline(p.text)))
	case item:
		mark := p.mark
		if mark == "-" {
			mark = `\(bu`
		}
		fmt.Fprintf(b, ".IP %s 4\n%s\n", mark, control(inline(p.text)))
	case code:
		verbatim(b, p.shown())
	case table:
		var text strings.Builder
		p.columns(&text, "", widest-10)
		verbatim(b, strings.Split(strings.TrimRight(text.String(), "\n"), "\n"))
	}
}

// verbatim writes lines as they are.
func verbatim(b *strings.Builder, lines []string) {
	b.WriteString(".PP\n.RS 4\n.nf\n")
	for _, line := range lines {
		b.WriteString(control(escaped(line)) + "\n")
	}
	b.WriteString(".fi\n.RE\n")
}

// inline is a text with its marks: code and bold are bold.
func inline(text string) string {
	var b strings.Builder
	for i, piece := range strings.Split(text, "`") {
		if i%2 == 1 {
			b.WriteString(`\fB` + escaped(piece) + `\fR`)
			continue
		}
		for j, part := range strings.Split(piece, "**") {
			if j%2 == 1 {
				part = `\fB` + escaped(part) + `\fR`
			} else {
				part = escaped(part)
			}
			b.WriteString(part)
		}
	}
	return b.String()
}

// escaped keeps the signs that roff would read; a hyphen is one that can be copied.
func escaped(text string) string {
	return strings.NewReplacer(`\`, `\e`, "-", `\-`).Replace(text)
}

// control keeps a line from being a command.
func control(line string) string {
	if strings.HasPrefix(line, ".") || strings.HasPrefix(line, "'") {
		return `\&` + line
	}
	return line
}

// quoted is a text inside the quotes of an argument.
func quoted(text string) string { return strings.ReplaceAll(escaped(text), `"`, `\(dq`) }
