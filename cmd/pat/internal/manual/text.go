package manual

import (
	"io"
	"slices"
	"strings"
	"unicode/utf8"
)

// How does a page look at a terminal?

// A Look is what a terminal can show.
type Look struct {
	Width  int  // columns; text is never wider than 80
	Colour bool // it can show headings bold
}

const (
	widest  = 80
	slender = 30 // narrower text is no text
	inset   = 2  // of what stands under a heading
)

// Text writes a page for a terminal or a file.
func (p *Page) Text(w io.Writer, look Look) error {
	width := max(slender, min(look.Width, widest))
	var b strings.Builder
	for i, q := range p.paragraphs {
		above := (*paragraph)(nil)
		// a heading of the third level belongs to what follows, and items to each other
		if i > 0 {
			above = p.paragraphs[i-1]
			if !(above.sort == item && q.sort == item) && !(above.sort == heading && above.level == 3) {
				b.WriteString("\n")
			}
		}
		q.write(&b, width, look.Colour)
	}
	_, err := io.WriteString(w, b.String())
	return err
}

// write writes a paragraph. What headings are shows without colour, too: the first level is in
// capitals, and all else is set in below.
func (p *paragraph) write(b *strings.Builder, width int, colour bool) {
	margin := strings.Repeat(" ", inset)
	switch p.sort {
	case heading:
		text := p.text
		if p.level == 1 {
			text = strings.ToUpper(text)
		}
		if colour {
			text = "\x1b[1m" + text + "\x1b[0m"
		}
		b.WriteString(text + "\n")
	case prose:
		fill(b, margin, margin, plain(p.text), width)
	case item:
		fill(b, margin+p.mark+" ", margin+strings.Repeat(" ", len(p.mark)+1), plain(p.text), width)
	case code:
		for _, line := range p.shown() {
			b.WriteString(strings.TrimRight(margin+margin+line, " ") + "\n")
		}
	case table:
		p.columns(b, margin, width)
	}
}

// fill writes a text in lines of a width. A word that is wider than a line stands alone in one and
// juts out: it is a command or a path, which a break would spoil.
func fill(b *strings.Builder, first, next, text string, width int) {
	line := first
	empty := true
	for word := range strings.FieldsSeq(text) {
		if !empty && utf8.RuneCountInString(line)+1+utf8.RuneCountInString(word) > width {
			b.WriteString(strings.TrimRight(line, " ") + "\n")
			line, empty = next, true
		}
		if !empty {
			line += " "
		}
		line += word
		empty = false
	}
	b.WriteString(strings.TrimRight(line, " ") + "\n")
}

// columns writes a table: as wide as its cells are, or as there is room for. Two columns need no
// head.
func (p *paragraph) columns(b *strings.Builder, margin string, width int) {
	wide := p.widths(width - len(margin))
	// of two columns the first is a word and the second what it means
	rows := p.rows
	if len(wide) == 2 {
		rows = rows[1:]
	}
	for _, row := range rows {
		var cells [][]string
		high := 0
		for i, c := range row {
			var text strings.Builder
			fill(&text, "", "", plain(c), wide[i])
			lines := strings.Split(strings.TrimRight(text.String(), "\n"), "\n")
			cells = append(cells, lines)
			high = max(high, len(lines))
		}
		for n := range high {
			line := margin
			for i, lines := range cells {
				cell := ""
				if n < len(lines) {
					cell = lines[n]
				}
				line += cell + strings.Repeat(" ", max(0, wide[i]-utf8.RuneCountInString(cell))+inset)
			}
			b.WriteString(strings.TrimRight(line, " ") + "\n")
		}
	}
}

// widths are the columns of a table that is to be no wider than some width: the widest give way,
// one column at a time, so that short cells stay in one line. None gets narrower than 8, and where
// that is not enough the table juts out.
func (p *paragraph) widths(width int) []int {
	wide := make([]int, len(p.rows[0]))
	room := width + inset
	for i := range wide {
		for _, row := range p.rows {
			wide[i] = max(wide[i], utf8.RuneCountInString(plain(row[i])))
		}
		room -= wide[i] + inset
	}
	const least = 8
	for ; room < 0; room++ {
		widest := slices.Max(wide)
		if widest <= least {
			break
		}
		wide[slices.Index(wide, widest)]--
	}
	return wide
}
