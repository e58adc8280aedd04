package dsl

import (
	"fmt"
	"strings"
	"unicode/utf8"
)

// This file answers how a text becomes a file: lines in column 1 are lines of the file or heads,
// indented ones belong to the head above. Each is parsed alone by the production of its first word.
// What cannot be read there is tried where it could stand, so that one wrong indentation or one
// misspelt head is one mistake, and not one for every line below.

// Parse reads one rule file. The names of its ancestors are known words in it; a file that is no
// variant has none. Parse never fails and never returns nil: all mistakes of the file come back at
// once, and the tree holds what could be read. A mender says what was meant by lines that could not
// be read; without one they are told as they are.
func Parse(name string, text []byte, parents *Names, mender Mender) (*File, Diagnostics) {
	f := &File{Source: NewSource(name, nil), Names: newNames()}
	if d := notText(name, text); d != nil {
		f.Broken = true
		return f, Diagnostics{d}
	}
	f.Source = NewSource(name, text)
	p := &parser{file: f, src: f.Source, mender: mender}
	p.lex(parents)
	if p.isGame() {
		p.lines()
	}
	return f, p.diags.Sort()
}

// ParentName finds what a text says it is a variant of, without parsing the rest.
func ParentName(name string, text []byte) string {
	if notText(name, text) != nil {
		return ""
	}
	src := NewSource(name, text)
	for n := 1; n <= min(src.Lines(), maxLines); n++ {
		if line := src.Line(n); len(line) <= maxLine && strings.HasPrefix(strings.ToLower(line), "variant") {
			if toks := words(lexLine(src, n, nil)); len(toks) > 1 && toks[0].Value == "variant" {
				t, _ := textLine(src, toks, n)
				return t.Text
			}
		}
	}
	return ""
}

// A parser reads one file: words first (lex), with the names that they give, then line by line.
type parser struct {
	file  *File
	src   *Source
	toks  [][]Token   // of every line; of those in examples none
	odd   *Diagnostic // the first blank that is none
	oddN  int         // lines with such blanks
	block *Block      // the block that indented lines belong to
	lost  *Diagnostic
	lostN int // lines below an unreadable head
	away  []astray

	homeless bool // the lines above stand in no block, and it has been told
	diags    Diagnostics

	inExample []bool // lines that stand below the head of an example
	refused   []*refusal

	above  unended // the line read last
	joined int     // a line that was read with the one above it

	mender Mender
}

// report adds a finding and returns it, to be completed.
func (p *parser) report(d *Diagnostic) *Diagnostic {
	p.diags = append(p.diags, d)
	return d
}

// lex cuts all lines, once without names to collect them and once with. The lines of examples are
// cut out: they are moves and cards, not rules.
func (p *parser) lex(parents *Names) {
	n := p.src.Lines()
	p.toks = make([][]Token, n)
	p.inExample = make([]bool, n)
	example := false
	for i := range n {
		line := p.src.Line(i + 1)
		if !indented(line) {
			example = startsExample(line)
		} else if p.inExample[i] = example; example {
			continue
		}
		if len(p.src.Line(i+1)) > maxLine {
			start := p.src.starts[i]
			p.report(&Diagnostic{
				Name: "line-too-long", Span: p.src.Span(start, start+1),
				Message: fmt.Sprintf("line %d has %d bytes; a rule has at most %d", i+1, len(p.src.Line(i+1)), maxLine),
			})
			p.file.Broken = true
			continue
		}
		p.toks[i] = visibleFirst(lexLine(p.src, i+1, nil))
	}
	given := collect(p.toks, parents)
	p.diags, p.refused, p.file.Names = append(p.diags, given.diags...), given.refused, given.names
	for i, toks := range p.toks {
		if p.inExample[i] {
			p.remark(i + 1)
			continue
		}
		if toks != nil {
			all := lexLine(p.src, i+1, given.names)
			p.oddBlanks(all)
			p.toks[i] = visibleFirst(all)
		}
		for _, t := range toks {
			if t.Type == TokComment {
				p.file.Comments = append(p.file.Comments, Comment{t.Span(), strings.TrimRight(t.Raw, " \t\r")})
			}
		}
	}
}

// lines parses all lines in order. What may belong to another block waits until all are known.
func (p *parser) lines() {
	for i, toks := range p.toks {
		ws := words(toks)
		if len(ws) == 0 || p.joined == i+1 {
			continue
		}
		if toks[0].Type == TokSpace {
			p.inside(i+1, ws)
		} else {
			p.outside(i+1, ws)
		}
	}
	p.endLost()
	for _, a := range p.away { // once all blocks are known
		p.home(a)
	}
	p.renames()
}

// outside reads a line in column 1. What begins no line there may be a line of a block that has
// lost its blanks, a head that is misspelt, or a name without its kind; these are asked in this
// order.
func (p *parser) outside(n int, ws []Token) {
	lead := ws[0].Value
	p.homeless = false
	if f := form(InFile, "", lead); f != nil {
		p.fileLine(n, f, ws)
		return
	}
	if lead == exampleLead {
		p.example(n, ws)
		return
	}
	if f := form(AtHead, "", lead); f != nil {
		p.endLost()
		head := p.line(n, f, ws, "")
		p.block = &Block{Head: head, Broken: head.Stmt == nil}
		if head.Stmt == nil {
			p.file.Broken = true
		}
		p.file.Blocks = append(p.file.Blocks, p.block)
		return
	}
	if p.block != nil {
		// A line of a block that lost its indentation: read it where it was meant.
		section, kind := p.section()
		if f := form(section, kind, lead); f != nil && (f.Lead != "" || p.spot(section, kind).Reads(ws)) {
			p.report(&Diagnostic{
				Name: "indentation", Span: ws[0].Span(),
				Message: fmt.Sprintf("`%s` is a line of a block and must be indented", ws[0].Raw),
				Offers: []Offer{{
					Says: fmt.Sprintf("put two blanks before it, so that it belongs to `%s` on line %d",
						p.block.Head.Text(), p.block.Head.Pos.Line),
					Fixes: []Fix{{Span{ws[0].Pos, ws[0].Pos}, "  "}}, Sure: true,
				}},
			})
			p.inside(n, ws)
			return
		}
	}
	p.endLost()
	p.block = nil
	p.file.Broken = true
	d := p.report(&Diagnostic{Name: "unknown-block", Span: ws[0].Span()})
	what := "no block `%s`"
	if len(ws) > 1 && ws[1].Type != TokNumber {
		what = "no line or block `%s`"
	}
	d.Message = fmt.Sprintf("there is "+what, ws[0].Raw)
	meant, answered := p.mend(p.unread(p.spot(InFile, ""), ws), d)
	switch {
	case answered, p.headless(d, n, ws):
	case ws[0].Type == TokVar:
		d.Message = fmt.Sprintf("`%s` is chosen by who plays; a rule file says what can be chosen", ws[0].Raw)
		d.Help = fmt.Sprintf("a variant that fixes it says `without option %s`, and the lines that ask for it anew",
			ws[0].Value)
		p.chosen(d, ws)
	case ws[0].Type == TokZone:
		d.Message = fmt.Sprintf("a block begins with its kind, then its name: `tableau %s`, `reserve %s`, …",
			ws[0].Raw, ws[0].Raw)
	case ws[0].Type == TokBad:
		d.Name, d.Message = "bad-character", fmt.Sprintf("a line cannot begin with `%s`", Visible(ws[0].Raw))
	default:
		d.Help = "blocks are " + list(leads(AtHead, ""), "and") + "; lines of the file are " +
			list(leads(InFile, ""), "and")
		if len(ws) == 1 && ws[0].Type == TokUnknown {
			d.Offer(Instead(ws[0].Span(), "may "+ws[0].Value).If("it is an action of the player"))
		}
	}
	d.cured = meant
	if !p.goOn(d, ws) {
		p.lost = d
	}
}

// chosen offers to let what is chosen have other values, where a line says nothing but its name and
// values.
func (p *parser) chosen(d *Diagnostic, ws []Token) {
	at := p.spot(InFile, "")
	whole := append([]Token{at.Token("option", "")}, ws...)
	if len(ws) > 1 && at.Reads(whole) {
		before := Span{ws[0].Pos, ws[0].Pos}
		d.Offer(WholeLine(Written(whole), Fix{before, "option "}))
	}
}

// goOn reads the lines below a misnamed head as if it had been named right, so that their mistakes
// are told too.
func (p *parser) goOn(d *Diagnostic, ws []Token) bool {
	meant := d.cured
	if fixes := d.Certain(); meant == nil && len(fixes) == 1 && fixes[0].Span == ws[0].Span() && fixes[0].Text != "" {
		meant = append([]Token{p.spot(InFile, "").Token(fixes[0].Text, "")}, ws[1:]...)
	}
	if len(meant) == 0 {
		return false
	}
	f := form(AtHead, "", meant[0].Value)
	if f == nil || f.IsText() {
		return false
	}
	stmt, err := f.parse(named(f, placed(meant)))
	if err != nil {
		return false
	}
	head := &Line{Span: ws[0].Span().To(ws[len(ws)-1].Span()), Src: p.src, Words: meant}
	p.block = &Block{Head: head.says(stmt)}
	p.file.Blocks = append(p.file.Blocks, p.block)
	return true
}

// endLost says, once a block that could not be read has ended, which lines were not looked at.
func (p *parser) endLost() {
	if p.lost != nil && p.lostN > 0 {
		first := p.lost.Span.Pos.Line + 1
		note := fmt.Sprintf("line %d belongs to it and was not checked", first)
		if p.lostN > 1 {
			note = fmt.Sprintf("%d lines from line %d on belong to it and were not checked", p.lostN, first)
		}
		p.lost.Notes = append(p.lost.Notes, note)
	}
	p.lost, p.lostN = nil, 0
}

// fileLine reads a line of the file, which ends the block above it.
func (p *parser) fileLine(n int, f *Form, ws []Token) {
	p.endLost()
	p.block = nil
	l := p.line(n, f, ws, "")
	if l.Stmt == nil {
		p.file.Broken = true
	}
	p.file.Lines = append(p.file.Lines, l)
}

// spot is a place in this file, where its names are known.
func (p *parser) spot(section Section, kind string) Spot {
	return Spot{Section: section, Kind: kind, Names: p.file.Names}
}

// section is where the lines of the present block stand.
func (p *parser) section() (Section, string) { return inBlock(p.block.Head.Lead()) }

// inside reads an indented line. Below a head that could not be read lines are only counted, as
// nobody knows what they mean.
func (p *parser) inside(n int, ws []Token) {
	if p.lost != nil {
		p.lostN++
		return
	}
	if p.block == nil {
		if p.goesOn(ws) {
			return
		}
		if p.spot(InFile, "").Form(ws[0]) != nil {
			p.report(&Diagnostic{
				Name: "indentation", Span: ws[0].Span(),
				Message: fmt.Sprintf("`%s` begins a line of the first column", ws[0].Raw),
				Offers:  []Offer{p.src.Unindented(ws[0].Pos).Surely()},
			})
			p.outside(n, ws)
			return
		}
		if p.headAstray(ws) {
			return
		}
		if !p.homeless { // what follows is of the same block
			p.report(&Diagnostic{
				Name: "indentation", Span: ws[0].Span(),
				Message: "an indented line belongs to a block, but no block stands above it",
				Help:    "blocks are " + list(leads(AtHead, ""), "and"),
			})
		}
		p.homeless, p.file.Broken = true, true
		return
	}
	section, kind := p.section()
	at := p.spot(section, kind)
	if f := form(section, kind, ws[0].Value); f != nil {
		l, err := p.read(n, f, ws, kind)
		// A step that moves cards has no first word of its own. Whether a wrong line is one is
		// asked of the acceptor, which takes as long to make as all else at the start: only then.
		if err == nil || at.Form(ws[0]) != nil {
			if err != nil {
				p.explain(f, ws, kind)
			}
			if l.Stmt == nil {
				p.block.Broken = true
			}
			p.block.Lines = append(p.block.Lines, l)
			return
		}
	}
	if p.goesOn(ws) {
		return
	}
	d := &Diagnostic{Name: "unknown-word", Span: ws[0].Span()}
	d.Message = "`" + kind + "` has no rule `" + ws[0].Raw + "`"
	if section == InStep {
		d.Message = "no step begins with `" + ws[0].Raw + "`"
	}
	file := p.spot(InFile, "")
	u := p.unread(at, ws)
	outside := file.Form(ws[0]) != nil && !u.stands()
	if outside && file.Stuck(ws) < 0 {
		p.elsewhere(n, ws, kind)
		return
	}
	meant, answered := p.mend(u, d)
	head := len(ws) == 1 || file.Stuck(ws) > 1 || ws[1].Type == TokUnknown // and no stray word before a rule
	if outside && !answered && head {
		p.elsewhere(n, ws, kind)
		return
	}
	if !answered && p.headAstray(ws) {
		return
	}
	if p.report(d); !answered {
		unknownLead(d, at, ws)
		p.away = append(p.away, astray{d, ws})
	}
	d.cured = meant
	p.block.Broken = true
	bad := &Line{Span: ws[0].Span().To(ws[len(ws)-1].Span()), Src: p.src, Words: ws, Inside: kind}
	p.block.Lines = append(p.block.Lines, bad)
}

// elsewhere reads an indented line that is a line of the file or a head.
func (p *parser) elsewhere(n int, ws []Token, kind string) {
	p.report(&Diagnostic{
		Name: "indentation", Span: ws[0].Span(),
		Message: fmt.Sprintf("`%s` is no line of `%s`: it stands in the first column", ws[0].Raw, kind),
		Offers:  []Offer{p.src.Unindented(ws[0].Pos).Surely()},
	})
	p.outside(n, ws)
}

// unknownLead says where a first word belongs that begins no line at the spot, or which words do.
func unknownLead(d *Diagnostic, at Spot, ws []Token) {
	t := ws[0]
	if t.Type == TokBad {
		d.Name, d.Message = "bad-character", fmt.Sprintf("a line cannot begin with `%s`", Visible(t.Raw))
		return
	}
	legal := leads(at.Section, at.Kind)
	if at.Section == InStep {
		d.Notes = append(d.Notes, "a step moves cards (`3 to each tableau`, `rest to stock`, `kings to bottom of "+
			"tableau`) or begins with "+list(legal, "or"))
		return
	}
	step := Spot{Section: InStep, Kind: "deal", Names: at.Names}
	for _, f := range Forms {
		if d.Label == "" && f.Section == InZone && f.Lead == t.Value {
			d.Label = "this belongs in `" + f.Kinds[0].String() + "`"
		}
	}
	if d.Label == "" && (t.Type == TokWord || t.Type == TokNumber) && step.Form(t) != nil {
		d.Label = "a step: it belongs in `deal`, `may` or `after`"
	}
	d.Notes = append(d.Notes, "rules of `"+at.Kind+"`: "+strings.Join(legal, ", "))
}

// line parses the words of a line by its form, and answers a wrong one.
func (p *parser) line(n int, f *Form, ws []Token, inside string) *Line {
	l, err := p.read(n, f, ws, inside)
	if err != nil {
		p.explain(f, ws, inside)
	}
	return l
}

// read parses the words of a line by its form.
func (p *parser) read(n int, f *Form, ws []Token, inside string) (*Line, error) {
	l := &Line{Span: ws[0].Span().To(ws[len(ws)-1].Span()), Src: p.src, Words: ws, Inside: inside}
	if f.production == nil {
		t, d := textLine(p.src, ws, n)
		if d != nil {
			p.report(d)
		} else {
			l.says(t)
			l.EndPos = t.EndPos
		}
		return l, nil
	}
	stmt, err := f.production.parse(peeking(p.raw(n), ws[len(ws)-1].End()))
	if err == nil {
		l.says(stmt)
		p.above = unended{p.spot(f.Section, inside), ws}
	}
	return l, err
}

// raw are the tokens of a line from its first word on, blanks included, so that spans end where
// words end.
func (p *parser) raw(n int) []Token {
	toks := p.toks[n-1]
	for len(toks) > 0 && toks[0].Type == TokSpace {
		toks = toks[1:]
	}
	for len(toks) > 0 && (toks[len(toks)-1].Type == TokSpace || toks[len(toks)-1].Type == TokComment) {
		toks = toks[:len(toks)-1]
	}
	return toks
}

// textLine reads a line whose rest is text.
func textLine(src *Source, ws []Token, n int) (*TextLine, *Diagnostic) {
	head := ws[0]
	skip := 1
	if head.Value == "variant" {
		if len(ws) > 1 && ws[1].Value != "of" {
			d := &Diagnostic{
				Name: "expected-word", Span: ws[1].Span(),
				Message: "after `variant` comes `of` and the name of a file",
				Help:    "for example: variant of bakers-dozen",
			}
			if len(ws) == 2 { // variant klondike
				d.Help = ""
				d.Offer(WholeLine("variant of "+ws[1].Raw, Fix{Span{ws[1].Pos, ws[1].Pos}, "of "}).Surely())
			} else if len(ws) == 3 {
				d.Help = ""
				d.Offer(WholeLine("variant of "+ws[2].Raw, Fix{Span{head.End(), ws[2].Pos}, " of "}).Surely())
			}
			return &TextLine{}, d
		}
		skip = 2
	}
	if len(ws) <= skip {
		what := map[string]string{
			"game": "the title of the game", "variant": "the name of a file", "also": "other names of the game",
			"family": "the name of a family", "source": "where the rules come from",
			"about": "a sentence that says what game it is", "author": "a name",
			"licence": "what others may do with the file", "note": "what players are told",
		}[head.Value]
		return &TextLine{}, &Diagnostic{
			Name: "missing-text", Span: head.Span(),
			Message: fmt.Sprintf("after `%s` comes %s", strings.Join(rawWords(ws), " "), what),
		}
	}
	start := ws[skip].Pos.Offset
	end := src.starts[n-1] + len(src.Line(n))
	if i := strings.IndexByte(src.Text[start:end], '#'); i >= 0 {
		end = start + i
	}
	text := strings.TrimRight(src.Text[start:end], " \t\r")
	at := src.Span(start, start+len(text))
	for i, r := range text {
		if isUnseen(r) {
			n := start + i
			return &TextLine{}, &Diagnostic{
				Name: "bad-character", Span: src.Span(n, n+utf8.RuneLen(r)),
				Message: fmt.Sprintf("`%s` is followed by a character that cannot be shown (%s)", head.Raw,
					Visible(string(r))),
				Offers: []Offer{{
					Says: "delete it", Fixes: []Fix{{Span: src.Span(n, n+utf8.RuneLen(r))}}, Sure: true,
				}},
			}
		}
	}
	return &TextLine{Span: Span{head.Pos, at.EndPos}, Word: head.Value, Text: text, At: at}, nil
}

// rawWords are words as they were typed.
func rawWords(ws []Token) []string {
	var s []string
	for _, t := range ws {
		s = append(s, t.Raw)
	}
	return s
}

// short cuts a text for a message.
func short(s string, n int) string {
	if utf8.RuneCountInString(s) <= n {
		return s
	}
	r := []rune(s)
	return string(r[:n-1]) + "…"
}

// list joins words of the language in a sentence.
func list(ws []string, join string) string {
	q := make([]string, len(ws))
	for i, w := range ws {
		q[i] = "`" + w + "`"
	}
	return Listed(q, join)
}

// LongForm parses the long form of a short line, as the language defines it. The line made stands
// where the short one stands. It panics if the text is not of the language: long forms are ours,
// not the author's.
func LongForm(section Section, kind, text string, names *Names, short *Line) *Line {
	src := NewSource(short.Src.Name, []byte(text))
	ws := words(lexLine(src, 1, names))
	stmt, err := form(section, kind, ws[0].Value).parse(ws)
	if err != nil {
		panic(fmt.Sprintf("dsl: long form %q: %v", text, err))
	}
	l := &Line{Span: short.Span, Src: short.Src, Words: ws, Inside: kind}
	return l.says(stmt)
}
