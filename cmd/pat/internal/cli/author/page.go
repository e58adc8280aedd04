package author

import (
	"cmp"
	"fmt"
	"html"
	"io"
	"strings"
	"unicode/utf8"

	"pat/cmd/pat/internal/cli/app"
	"pat/dsl"
	"pat/dsl/prose"
	"pat/dsl/rules"
	"pat/interp"
	"pat/interp/notation"
	"pat/interp/view"
)

// This file writes the English rules as Markdown and as a page of HTML.

// A part is a paragraph of the rules, a numbered step, or a picture of several lines. One of text
// and drawn is empty. The number is kept as it was written, 1. or 2., with its stop.
type part struct{ number, text, drawn string }

// parts takes the text of a section apart. A line begins a paragraph where its first word had room
// on the line before. The English comes wrapped at prose.Width, and this undoes it: a line whose
// first word would have fitted on the line above was begun on purpose, any other is the same
// paragraph going on.
func parts(text string) (out []part) {
	above := 0
	for line := range strings.Lines(text) {
		line = strings.TrimRight(line, "\n")
		words := strings.TrimSpace(line)
		first, _, _ := strings.Cut(words, " ")
		n := len(out) - 1
		fresh := n < 0 || above+1+utf8.RuneCountInString(first) <= prose.Width
		switch number := numbered.FindString(words); {
		case picture.MatchString(line) && n >= 0 && out[n].drawn != "":
			out[n].drawn += "\n" + line
		case picture.MatchString(line):
			out = append(out, part{drawn: line})
		case number != "" && fresh:
			out = append(out, part{number: strings.TrimSpace(number), text: words[len(number):]})
		case fresh || out[n].drawn != "":
			out = append(out, part{text: words})
		default:
			out[n].text += " " + words
		}
		above = utf8.RuneCountInString(line)
	}
	return out
}

// A sheetPage is what a page tells of a game: sections of which the first has no heading, and how
// the cards lie after a deal. heads and parts are as long as each other: heads[i] stands above
// parts[i]. The opening is the board of deal 1, for a layout says more than its description.
type sheetPage struct {
	title   string
	heads   []string
	parts   [][]part
	opening string
}

// newSheetPage makes the page of a game; more is a section to end with, or nothing. An empty line
// stands between sections and nowhere else, which is how they are told apart.
func newSheetPage(s *rules.Sheet, set rules.Setting, more string) (*sheetPage, error) {
	var text strings.Builder
	if err := prose.Write(&text, s, set); err != nil {
		return nil, err
	}
	text.WriteString(more)
	p := &sheetPage{title: cmp.Or(s.Title, s.ID)}
	for i, section := range strings.Split(strings.TrimRight(text.String(), "\n"), "\n\n") {
		head, rest, _ := strings.Cut(section, "\n")
		if i == 0 { // the title and the line under it, which may take several lines
			_, rest, _ = strings.Cut(section, "==\n")
			head = ""
		}
		p.heads = append(p.heads, head)
		p.parts = append(p.parts, parts(rest))
	}
	g, err := interp.Compile(s, set)
	if err != nil {
		return nil, err
	}
	st, err := g.Deal(1, set)
	if err != nil {
		return nil, err
	}
	var board strings.Builder
	if err := view.Write(&board, st, notation.For(g), view.Options{Width: app.Widest}); err != nil {
		return nil, err
	}
	p.opening = strings.Trim(board.String(), "\n")
	return p, nil
}

// plainMarks are the signs that mean something in Markdown.
var plainMarks = func() *strings.Replacer {
	var pairs []string
	for _, c := range "\\`*_{}[]<>()#+-.!|~&" {
		pairs = append(pairs, string(c), "\\"+string(c))
	}
	return strings.NewReplacer(pairs...)
}()

// markdown escapes what would mean something in Markdown: inside a sentence, stops, brackets and
// hyphens are harmless. The first word of a line is escaped more: there a hyphen, a number with a
// stop, or a + begins a list.
func markdown(text string) string {
	var b strings.Builder
	for i, w := range strings.Fields(dsl.Visible(text)) {
		if i > 0 {
			b.WriteByte(' ')
		}
		if i == 0 || strings.ContainsAny(w, "\\`*_[]<>|~&#") {
			w = plainMarks.Replace(w)
		}
		b.WriteString(w)
	}
	return b.String()
}

// writeMarkdown writes the page as Markdown.
func (p *sheetPage) writeMarkdown(w io.Writer) error {
	var b strings.Builder
	fmt.Fprintf(&b, "# %s\n", markdown(p.title))
	fence := func(text string) { fmt.Fprintf(&b, "\n```\n%s\n```\n", text) }
	for i, head := range p.heads {
		if head != "" {
			fmt.Fprintf(&b, "\n## %s\n", markdown(head))
		}
		listed := false
		for _, x := range p.parts[i] {
			switch {
			case x.drawn != "":
				fence(x.drawn)
			case x.number != "" && listed:
				fmt.Fprintf(&b, "%s %s\n", x.number, markdown(x.text))
			case x.number != "":
				fmt.Fprintf(&b, "\n%s %s\n", x.number, markdown(x.text))
			default:
				fmt.Fprintf(&b, "\n%s\n", markdown(x.text))
			}
			listed = x.number != ""
		}
	}
	b.WriteString("\n## A deal\n")
	fence(p.opening)
	_, err := io.WriteString(w, b.String())
	return err
}

// pageStyle is the look of a page, which needs nothing beside it.
const pageStyle = `body{max-width:44em;margin:2em auto;padding:0 1em;font:1.05em/1.5 Georgia,serif}
pre{overflow-x:auto;line-height:1.25}
@media(prefers-color-scheme:dark){body{background:#181818;color:#ddd}}`

// writeHTML writes one page that needs nothing beside it. What comes of a rule file is escaped
// everywhere: the page may be put where others visit it, and a title may hold tags.
func (p *sheetPage) writeHTML(w io.Writer) error {
	var b strings.Builder
	esc := func(text string) string { return html.EscapeString(dsl.Visible(text)) }
	fmt.Fprintf(&b, "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n"+
		"<meta name=\"viewport\" content=\"width=device-width\">\n<title>%s</title>\n<style>\n%s\n</style>\n</head>\n"+
		"<body>\n<h1>%[1]s</h1>\n", esc(p.title), pageStyle)
	pre := func(text string) { fmt.Fprintf(&b, "<pre>%s</pre>\n", html.EscapeString(dsl.Harmless(text))) }
	for i, head := range p.heads {
		if head != "" {
			fmt.Fprintf(&b, "<h2>%s</h2>\n", esc(head))
		}
		listed := false
		for _, x := range p.parts[i] {
			if step := x.number != ""; step != listed {
				b.WriteString(map[bool]string{true: "<ol>\n", false: "</ol>\n"}[step])
				listed = step
			}
			switch {
			case x.drawn != "":
				pre(x.drawn)
			case listed:
				fmt.Fprintf(&b, "<li>%s</li>\n", esc(x.text))
			default:
				fmt.Fprintf(&b, "<p>%s</p>\n", esc(x.text))
			}
		}
		if listed {
			b.WriteString("</ol>\n")
		}
	}
	b.WriteString("<h2>A deal</h2>\n")
	pre(p.opening)
	b.WriteString("</body>\n</html>\n")
	_, err := io.WriteString(w, b.String())
	return err
}
