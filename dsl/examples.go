package dsl

import (
	"fmt"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"
)

// This file reads the worked examples of a rule file, as far as words go: which line of one says
// what. They are no rules. Parse only notes where they stand, so that they cost nothing to whoever
// plays, and no mistake in them keeps anybody from playing; Read is asked by whoever runs them.
// Piles, cards and moves are left as text: what they mean, only play knows.

// An Example is a worked example: a head with its title, and the lines below it.
type Example struct {
	Span  // of the head
	Src   *Source
	Title string // may be missing, which Read tells
	Rows  []int  // the lines of the file that belong to it, blank ones among them
}

// A Saying is one line of an example.
type Saying struct {
	Span
	Lead  string // the first word, or "" for a pile of a stated position
	Mood  string // of `may`: "", "not" or "only"
	Parts []Part // of `may` and `play` the moves; else the rest of the line
	By    *Part  // the rule that a `may` names, or nil
}

// A Part is a stretch of a line of an example.
type Part struct {
	Span
	Text string
}

// exampleLead begins the head of an example.
const exampleLead = "example"

// startsExample reports whether a line is the head of an example.
func startsExample(line string) bool {
	return line != "" && isLetter(line[0]) && strings.EqualFold(line[:scan(line)], exampleLead)
}

// indented reports whether a line stands below a head, be it blank or a comment alone.
func indented(line string) bool { return line == "" || isBlank(line[0]) || line[0] == '#' }

// remark is where the comment of a line of an example begins, or its length. A # before a digit
// begins none: `turn #2` is a move.
func remark(line string) int {
	for i := range len(line) {
		digit := i+1 < len(line) && isDigit(line[i+1])
		if line[i] == '#' && !digit {
			return i
		}
	}
	return len(line)
}

// remark notes the comment of a line of an example.
func (p *parser) remark(n int) {
	line := p.src.Line(n)
	if at := remark(line); at < len(line) {
		start := p.src.starts[n-1] + at
		p.file.Comments = append(p.file.Comments, Comment{
			p.src.Span(start, start+len(line)-at), strings.TrimRight(line[at:], " \t\r"),
		})
	}
}

// example notes an example; its lines follow.
func (p *parser) example(n int, ws []Token) {
	p.endLost()
	p.block = nil
	e := &Example{Span: ws[0].Span().To(ws[len(ws)-1].Span()), Src: p.src}
	if t, d := textLine(p.src, ws, n); d == nil {
		e.Title = t.Text
	}
	for n++; n <= p.src.Lines() && p.inExample[n-1]; n++ {
		e.Rows = append(e.Rows, n)
	}
	p.file.Examples = append(p.file.Examples, e)
}

// Read reads the lines of an example. What cannot be read is told and left out.
func (e *Example) Read() ([]Saying, Diagnostics) {
	var out []Saying
	var ds Diagnostics
	if e.Title == "" {
		ds = append(ds, wrongExample(e.Span, "for example: example One card at a time moves",
			"an example has no title"))
	}
	for _, n := range e.Rows {
		line := e.Src.Line(n)
		if len(line) > maxLine {
			at := e.Src.starts[n-1]
			ds = append(ds, wrongExample(e.Src.Span(at, at+1), "", "the line has %d bytes; one has at most %d",
				len(line), maxLine))
			continue
		}
		row := e.part(n, 0, remark(line))
		if row.Text == "" {
			continue
		}
		s, d := e.saying(n, row)
		if d != nil {
			ds = append(ds, d)
			continue
		}
		out = append(out, s)
	}
	if len(out) == 0 && len(ds) == 0 {
		ds = append(ds, wrongExample(e.Span, "its lines stand below it, indented: a position or `deal 1`, then `may`, "+
			"`may not`, `play` or `now`", "the example says nothing"))
	}
	return out, ds
}

// part is a stretch of a line, by its bytes, without the blanks at its ends.
func (e *Example) part(n, from, to int) Part {
	line := e.Src.Line(n)
	text := strings.TrimRightFunc(line[from:to], unicode.IsSpace)
	from += len(text) - len(strings.TrimLeftFunc(text, unicode.IsSpace))
	text = strings.TrimLeftFunc(text, unicode.IsSpace)
	start := e.Src.starts[n-1] + from
	return Part{e.Src.Span(start, start+len(text)), text}
}

// saying reads one line of an example.
func (e *Example) saying(n int, row Part) (Saying, *Diagnostic) {
	s := Saying{Span: row.Span}
	word, rest := firstWord(row.Text)
	lead := strings.ToLower(word)
	offset := strings.Index(e.Src.Line(n), row.Text)
	end := offset + len(row.Text)
	after := end - len(rest)
	f := form(InExample, "", lead)
	switch {
	case strings.ContainsRune(word, ':') || strings.HasPrefix(strings.TrimSpace(rest), ":"):
		s.Parts = []Part{row}
		return s, nil
	case f.Lead == "":
		return s, e.noSaying(row, word, rest)
	case strings.TrimSpace(rest) == "":
		return s, wrongExample(row.Span, "it is written `"+f.Usage+"`", "after `%s` something is missing", word)
	}
	s.Lead = lead
	if lead != "may" && lead != "play" {
		s.Parts = []Part{e.part(n, after, end)}
		return s, nil
	}
	if mood, more := firstWord(rest); lead == "may" && (mood == "not" || mood == "only") {
		s.Mood = mood
		after = end - len(more)
		rest = more
	}
	if i := strings.IndexByte(rest, ':'); i >= 0 {
		by := e.part(n, after+i+1, end)
		if by.Text == "" || lead == "play" {
			return s, wrongExample(row.Span, "behind the colon of a `may` line stands the rule that decides, as its "+
				"file writes it: `may not t1 t2: build down in suit`", "this colon says nothing")
		}
		s.By, end = &by, after+i
	}
	for at := after; at <= end; {
		to := end
		if i := strings.IndexByte(e.Src.Line(n)[at:end], ','); i >= 0 {
			to = at + i
		}
		p := e.part(n, at, to)
		if p.Text == "" {
			return s, wrongExample(row.Span, "moves are written as in play, with commas between them: `"+lead+
				" t1 t2, t3 f`", "a move is missing")
		}
		s.Parts = append(s.Parts, p)
		at = to + 1
	}
	return s, nil
}

// firstWord cuts the first word off a text.
func firstWord(text string) (word, rest string) {
	text = strings.TrimLeft(text, " \t\r")
	if i := strings.IndexAny(text, " \t\r"); i >= 0 {
		return text[:i], text[i:]
	}
	return text, ""
}

// noSaying answers a line that begins with no word of examples and names no pile.
func (e *Example) noSaying(row Part, word, rest string) *Diagnostic {
	d := wrongExample(row.Span, "lines of an example are a pile of a position, `t1: 8H 7S`, or begin with "+
		list(leads(InExample, ""), "or"), "an example has no line `%s`", short(row.Text, 40))
	at := e.Src.Span(row.Pos.Offset, row.Pos.Offset+len(word))
	near := Near(word, leads(InExample, ""))
	if near != "" && len(word) > 2 && Slips(strings.ToLower(word), near) <= 2 {
		d.Span, d.Label = at, "did you mean `"+near+"`?"
		d.Help = ""
		d.Offer(WholeLine(near+rest, Fix{at, near}).Surely())
		return d
	}
	ws := strings.Fields(row.Text)
	line := ""
	switch {
	case len(ws) > 1 && (ws[1] == "holds" || ws[1] == "has"):
		line = ws[0] + ": " + strings.Join(ws[2:], " ")
	case len(ws) > 1 && isCard(ws[1]):
		line = ws[0] + ": " + strings.Join(ws[1:], " ")
	case len(ws) <= 3:
		d.Offer(WholeLine("play "+row.Text, Fix{row.Span, "play " + row.Text}).If("it is a move"))
	}
	if line != "" {
		d.Help = ""
		d.Offer(WholeLine(line, Fix{row.Span, line}))
	}
	return d
}

// wrongExample tells of a mistake in an example.
func wrongExample(at Span, help, format string, args ...any) *Diagnostic {
	return &Diagnostic{Name: "bad-example", Span: at, Message: fmt.Sprintf(format, args...), Help: help}
}

// isCard reports whether a word is written as a card: 10H, (AS), K♦.
func isCard(word string) bool {
	word = strings.TrimSuffix(strings.TrimPrefix(strings.ToUpper(word), "("), ")")
	suit, n := utf8.DecodeLastRuneInString(word)
	rank := word[:len(word)-n]
	return strings.ContainsRune("SHCD♠♥♣♦", suit) &&
		(rank == "10" || len(rank) == 1 && strings.Contains("A23456789TJQK", rank))
}

// exampleTokens cuts a line of an example into its pieces: words of examples, names of piles and
// moves, cards, numbers. They say how it is coloured; nothing is parsed from them.
func exampleTokens(src *Source, line int) []Token {
	text, pos := src.Line(line), Pos{Filename: src.Name, Offset: src.starts[line-1], Line: line, Column: 1}
	end := remark(text)
	var toks []Token
	first := true
	for i := 0; i < len(text); {
		n := 1
		t := Token{Type: TokSpace}
		switch r, size := utf8.DecodeRuneInString(text[i:]); {
		case i == end:
			n, t.Type = len(text)-i, TokComment
		case isBlank(text[i]):
			for i+n < end && isBlank(text[i+n]) {
				n++
			}
		case strings.ContainsRune(",:()+~", r):
			t.Type = TokWord
		default:
			n = size
			for i+n < end && !strings.ContainsAny(text[i+n:i+n+1], " \t\r,:()+~") {
				n++
			}
			t.Type = exampleWord(text[i:i+n], first)
			first = false
		}
		t.Raw, t.Value, t.Pos = text[i:i+n], strings.ToLower(text[i:i+n]), pos
		toks = append(toks, t)
		pos = t.End()
		i += n
	}
	return toks
}

// exampleWord is the type of a word of an example; the first may be the lead.
func exampleWord(word string, first bool) Type {
	switch {
	case isCard(word):
		return TokRank
	case strings.Trim(word, "0123456789") == "":
		return TokNumber
	case first && slices.Contains(leads(InExample, ""), strings.ToLower(word)):
		return TokWord
	}
	if k, ok := LookUp(word); ok && !first {
		switch k.Word {
		case "not", "only", "won", "lost", "empty", "each", "cards", "card":
			return TokWord
		}
	}
	return TokZone
}

// InExample reports whether a line of a file, from 1, stands in an example, below its head.
func (s *Source) InExample(line int) bool {
	if line < 1 || line > s.Lines() || !indented(s.Line(line)) {
		return false
	}
	for n := line - 1; n >= 1; n-- {
		if text := s.Line(n); !indented(text) {
			return startsExample(text)
		}
	}
	return false
}

// CutExamples is a rule file without its examples: the rules and nothing else, each line where it
// stood.
func CutExamples(text []byte) []byte {
	s := NewSource("", text)
	var b strings.Builder
	in := false
	for n := 1; n <= s.Lines(); n++ {
		line := s.Line(n)
		if !indented(line) {
			in = startsExample(line)
		}
		if n > 1 {
			b.WriteByte('\n')
		}
		if !in {
			b.WriteString(line)
		}
	}
	return []byte(strings.TrimRight(b.String(), "\n") + "\n")
}

// AddWords adds the words of the language that an example uses to a set.
func (e *Example) AddWords(set map[string]bool) {
	set[exampleLead] = true
	said, _ := e.Read()
	for _, s := range said {
		words := strings.Fields(s.Lead + " " + s.Mood)
		if s.Lead == "now" {
			words = append(words, strings.Fields(s.Parts[0].Text)...)
		}
		for _, w := range words {
			if w == s.Lead || exampleWord(w, false) == TokWord {
				set[w] = true
			}
		}
	}
}

// Canonical is a line that stands somewhere else, in an example, as the grammar reads it: as
// Line.Canonical of the line meant.
func Canonical(text string, names *Names) string {
	var ws []string
	for _, t := range words(lexLine(NewSource("", []byte(text)), 1, names)) {
		ws = append(ws, t.Value)
	}
	return strings.Join(ws, " ")
}
