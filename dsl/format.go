package dsl

import (
	"strings"
	"unicode/utf8"
)

// How is a rule file written tidily? White space is all that this file touches: two blanks before a
// line of a block, one between words, two before a comment, an empty line around blocks. It works
// on tokens and not on the tree, so that a file with mistakes is tidied as well, and it leaves
// mistakes as they are: what the parser says of a file, it says of the tidy one.

// indent stands before each line of a block.
const indent = "  "

// widest is the code that moves the comments of the lines around it; behind longer lines a comment
// just follows.
const widest = 60

// Format returns the text of a rule file with tidy white space: words, comments and the order of
// lines stay, and formatting again changes nothing. Lines end as the first one does. What is no
// rule file at all has a diagnostic, and no text: files of other programs may have the same ending.
func Format(name string, text []byte) ([]byte, *Diagnostic) {
	if d := notText(name, text); d != nil {
		return nil, d
	}
	p := &parser{file: &File{}, src: NewSource(name, text)}
	if p.lex(nil); !p.isGame() {
		return nil, p.diags[len(p.diags)-1]
	}
	rows := rowsOf(p.src)
	settle(rows)
	align(rows)
	end := "\n"
	if i := strings.IndexByte(string(text), '\n'); i > 0 && text[i-1] == '\r' {
		end = "\r\n"
	}
	var b strings.Builder
	for i, r := range rows {
		if i > 0 && r.gap {
			b.WriteString(end)
		}
		b.WriteString(r.text())
		b.WriteString(end)
	}
	if notText(name, []byte(b.String())) != nil { // the blanks make it larger than a rule file may be
		return text, nil
	}
	return []byte(b.String()), nil
}

// A row is a line that is not empty.
type row struct {
	raw     string // as it was written
	code    string // its words, tidy, without indentation
	comment string // with the #
	lead    string // its first word, as the grammar reads it

	indented bool
	strange  bool // it has blanks that are none, or is too long: it stays as it was written
	gap      bool // an empty line stands before it
	pad      int  // blanks before the comment of a line with code
}

// rowsOf cuts a text into its lines that are not empty.
func rowsOf(src *Source) (rows []*row) {
	gap := false
	for n := 1; n <= src.Lines(); n++ {
		r := rowOf(src, n)
		if r == nil {
			gap = true
			continue
		}
		r.gap, gap = gap, false
		rows = append(rows, r)
	}
	return rows
}

// rowOf is one line, or nil if it is empty.
func rowOf(src *Source, n int) *row {
	r := &row{raw: src.Line(n)}
	if len(r.raw) > maxLine {
		r.strange, r.code, r.indented = true, r.raw, isBlank(r.raw[0])
		return r
	}
	all := lexLine(src, n, nil)
	if src.InExample(n) {
		all = exampleTokens(src, n)
	}
	toks := visibleFirst(all)
	ws := words(toks)
	if k := len(toks) - 1; k >= 0 && toks[k].Type == TokComment {
		r.comment = strings.TrimRight(toks[k].Raw, " \t\r")
	}
	if len(ws) == 0 && r.comment == "" {
		return nil
	}
	r.indented = toks[0].Type == TokSpace
	if len(ws) == 0 {
		return r
	}
	r.lead = ws[0].Value
	from := textFrom(src, ws)
	for _, t := range all {
		r.strange = r.strange || isOddBlank(t.Raw) && t.Pos.Offset < from
	}
	r.code = tidy(toks, from)
	return r
}

// textFrom is where on a line a text for people begins, in which blanks count; the end of the file
// for a line that has none.
func textFrom(src *Source, ws []Token) int {
	f := form(InFile, "", ws[0].Value)
	if ws[0].Value == exampleLead {
		f = form(AtHead, "", exampleLead)
	}
	switch {
	case f == nil || !f.IsText():
	case ws[0].Value == "variant" && len(ws) > 2 && ws[1].Value == "of":
		return ws[2].Pos.Offset
	case len(ws) > 1:
		return ws[1].Pos.Offset
	}
	return len(src.Text)
}

// tidy writes tokens with one blank between words, up to where a text begins, and from there on as
// it stands.
func tidy(toks []Token, text int) string {
	var b strings.Builder
	var last *Token
	blank := false
	for i := range toks {
		t := &toks[i]
		switch {
		case t.Type == TokComment:
			continue
		case t.Pos.Offset > text:
			b.WriteString(t.Raw)
			continue
		case t.Type == TokSpace:
			blank = true
			continue
		case last != nil && (blank || apart(last, t)):
			b.WriteString(" ")
		}
		b.WriteString(t.Raw)
		last, blank = t, false
	}
	return strings.TrimRight(b.String(), " \t\r")
}

// apart reports whether a blank belongs between two tokens that stand together: between the signs
// of a picture, and between a number and a word.
func apart(a, b *Token) bool {
	sign := func(t *Token) bool { return t.Type == TokStar || t.Type == TokDot }
	return sign(a) && sign(b) || a.Type == TokNumber && isLetter(b.Raw[0])
}

// settle says which comments are indented, and before which rows an empty line stands.
func settle(rows []*row) {
	next := make([]*row, len(rows)) // the next row with words
	for i := len(rows) - 2; i >= 0; i-- {
		if next[i] = next[i+1]; rows[i+1].code != "" {
			next[i] = rows[i+1]
		}
	}
	last := -1 // the last row with words
	for i, r := range rows {
		if r.code == "" {
			r.indented = next[i] != nil && next[i].indented || r.indented && last >= 0 && rows[last].inBlock()
			continue
		}
		if last >= 0 {
			space(rows[last], rows[last+1:i+1])
		}
		last = i
	}
}

// space puts an empty line between blocks, above the comments that stand directly above a row, and
// takes those away that part a head from its lines. The rows are all those below a row with words
// up to the next, which is one itself.
func space(above *row, rows []*row) {
	first := len(rows) - 1
	r := rows[first]
	switch {
	case r.indented && !above.indented:
		for _, x := range rows {
			x.gap = false
		}
	case !r.indented && (r.isHead() || above.inBlock() && form(InFile, "", r.lead) != nil):
		for first > 0 && !rows[first].gap && !rows[first-1].indented {
			first--
		}
		rows[first].gap = true
	}
}

// isHead reports whether a row begins a block.
func (r *row) isHead() bool { return !r.indented && form(AtHead, "", r.lead) != nil }

// inBlock reports whether an indented row may follow.
func (r *row) inBlock() bool { return r.indented || r.isHead() }

// align puts comments behind neighbouring lines into one column.
func align(rows []*row) {
	for i := 0; i < len(rows); {
		n, width := i, 0
		for ; n < len(rows) && rows[n].hasBoth() && (n == i || !rows[n].gap); n++ {
			if w := rows[n].width(); w <= widest {
				width = max(width, w)
			}
		}
		for _, r := range rows[i:n] {
			r.pad = max(2, width+2-r.width())
		}
		i = max(n, i+1)
	}
}

// hasBoth reports whether a comment stands behind words.
func (r *row) hasBoth() bool { return r.code != "" && r.comment != "" && !r.strange }

// width is how many characters the words take, indentation included.
func (r *row) width() int {
	n := utf8.RuneCountInString(r.code)
	if r.indented {
		n += len(indent)
	}
	return n
}

// text is the row as it is written in the end. One that would become too long to be a rule stays.
func (r *row) text() string {
	if r.strange {
		return r.raw
	}
	out := r.code
	if r.hasBoth() {
		out += strings.Repeat(" ", r.pad)
	}
	out += r.comment
	if r.indented {
		out = indent + out
	}
	if len(out) > maxLine {
		return r.raw
	}
	return out
}
