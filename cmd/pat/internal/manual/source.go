package manual

import "strings"

// How is the source read? It is Markdown as far as a manual needs it: headings, paragraphs, lists,
// fenced code and tables; within a line, `code` and **bold**.

// A sort says what a paragraph is.
type sort int

const (
	heading sort = iota // of level 1 to 3
	prose               // a paragraph
	item                // of a list
	code                // lines as they are
	table               // rows of cells; the first is the head
)

// A paragraph is the smallest part of the manual that is laid out by itself.
type paragraph struct {
	sort  sort
	level int        // of a heading
	mark  string     // of an item: "-" or a number with its dot
	text  string     // of a heading, prose or item, on one line
	info  []string   // of code: the words after the fence
	lines []string   // of code
	rows  [][]string // of a table
}

// read takes a text of Markdown apart.
func read(text string) (out []*paragraph) {
	var open *paragraph // the paragraph that the next line may go on
	lines := strings.Split(text, "\n")
	for i := 0; i < len(lines); i++ {
		line := strings.TrimRight(lines[i], " ")
		switch words := strings.TrimSpace(line); {
		case words == "":
			open = nil
		case strings.HasPrefix(words, "```"):
			p := &paragraph{sort: code, info: strings.Fields(words[3:])}
			for i++; i < len(lines) && strings.TrimSpace(lines[i]) != "```"; i++ {
				p.lines = append(p.lines, lines[i])
			}
			out, open = append(out, p), nil
		case strings.HasPrefix(line, "#"):
			level := len(line) - len(strings.TrimLeft(line, "#"))
			out, open = append(out, &paragraph{sort: heading, level: level, text: line[level+1:]}), nil
		case strings.HasPrefix(words, "|"):
			if open == nil || open.sort != table {
				open = &paragraph{sort: table}
				out = append(out, open)
			}
			if row := cells(words); strings.Trim(strings.Join(row, ""), "-") != "" { // not the line under the head
				open.rows = append(open.rows, row)
			}
		case marker(line) != "":
			mark := marker(line)
			open = &paragraph{sort: item, mark: mark, text: strings.TrimSpace(line[len(mark):])}
			out = append(out, open)
		case open != nil:
			open.text += " " + words
		default:
			open = &paragraph{sort: prose, text: words}
			out = append(out, open)
		}
	}
	return out
}

// marker is what makes a line an item of a list: "-", or a number with a dot.
func marker(line string) string {
	mark, _, ok := strings.Cut(line, " ")
	if !ok || mark != "-" && (len(mark) < 2 || strings.Trim(mark, "0123456789") != ".") {
		return ""
	}
	return mark
}

// cells are the cells of a row of a table.
func cells(row string) []string {
	out := strings.Split(strings.Trim(row, "|"), "|")
	for i, c := range out {
		out[i] = strings.TrimSpace(c)
	}
	return out
}

// shown are the lines of code with the games that they come from, as a comment of the first line.
func (p *paragraph) shown() []string {
	from := p.games()
	if len(from) == 0 || len(p.lines) == 0 {
		return p.lines
	}
	const beside = 48
	first := p.lines[0]
	pad := max(2, beside-len([]rune(first)))
	return append([]string{first + strings.Repeat(" ", pad) + "# " + strings.Join(from, ", ")}, p.lines[1:]...)
}

// The words after a fence.
const (
	ofRules   = "pat"
	complete  = "game"
	wholeFile = "whole"
	faulty    = "file"
)

// games are the shipped files that the lines of code stand in.
func (p *paragraph) games() []string {
	if p.sort != code || len(p.info) < 2 || p.info[0] != ofRules {
		return nil
	}
	if w := p.info[1]; w == complete || w == wholeFile || w == faulty {
		return nil
	}
	return p.info[1:]
}

// plain is a text without its marks for bold.
func plain(text string) string { return strings.ReplaceAll(text, "**", "") }
