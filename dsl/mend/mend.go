package mend

import (
	"fmt"
	"slices"
	"strings"

	"pat/dsl"
)

// Parse reads one rule file, as dsl.Parse does, and says of lines that cannot be read what was
// meant.
func Parse(name string, text []byte, parents *dsl.Names) (*dsl.File, dsl.Diagnostics) {
	return dsl.Parse(name, text, parents, line)
}

// The order of answers, from sure to vague: a name that other lines count with; a line with a
// sentence beside it that says nothing; the one line that edits make; several among which the
// author chooses; what a table says of words without a line; the gist of a sentence; the first of
// several mistakes; and at last what can be said of the word where the line goes wrong.

// mostChoices is the number of lines among which the author is asked to choose.
const mostChoices = 4

// line is a dsl.Mender: it answers a line that cannot be read.
func line(u *dsl.Unread, d *dsl.Diagnostic) (meant []dsl.Token, answered bool) {
	s := &search{Unread: u}
	said := &said{search: s, Diagnostic: d}
	if said.uncounted() {
		return nil, true
	}
	s.run()
	if line, idle := s.besides(); line != nil {
		said.idles(line, idle)
		return line, true
	}
	lost := slices.ContainsFunc(s.found, func(n *node) bool { return s.loses(n, turns) })
	switch {
	case lost: // the contrary of what was said is no answer
		s.found = nil
		return nil, said.rest()
	case len(s.found) == 1 && !s.found[0].open && s.loses(s.found[0], weighs):
		said.choice(s.found)
		return nil, true
	case len(s.found) == 1 && !s.found[0].open:
		n := s.found[0]
		// one line only, but not sure enough to be put in by itself
		if s.daring(n) || s.renames(n) {
			said.choice(s.found)
			return nil, true
		}
		if others := s.doubted(n); len(others) > 0 {
			said.choice(append(s.found, others[:min(len(others), mostChoices-1)]...))
			return nil, true
		}
		said.cure(n)
		return n.words, true
	case len(s.found) > 0 && len(s.found) <= mostChoices:
		said.choice(s.found)
	default:
		return nil, said.rest()
	}
	return nil, true
}

// rest answers a line that no edits make right, if it can: by what a table says of it, or by its
// gist, where that says more than the example of a table.
func (d *said) rest() (answered bool) {
	if i := d.Unread.Stuck; d.answer == nil && i < len(d.Words) && d.named(i) && (d.counted(i) || d.noZone(i)) {
		return true
	}
	if d.barely() && d.unsuited() {
		return true
	}
	line, sentence := d.gist(), d.sentence()
	if sentence && line == "" && d.barely() {
		return d.remarks()
	}
	if a := d.answer; a != nil {
		sample := strings.Contains(a.help, "for example: ")
		if line == "" || line == idle || !sample || strings.Contains(a.help, line) {
			d.advice()
			return true
		}
	}
	switch {
	case line != "":
		if d.example(line); sentence && line != idle {
			d.Message = noLine
			d.remark()
		}
		return true
	case d.partial != nil:
		d.part(d.partial)
		return true
	}
	return d.nothing()
}

// said is what is said of a line.
type said struct {
	*search
	*dsl.Diagnostic
}

// cure says how the line is written that was meant.
func (d *said) cure(n *node) {
	path := n.path()
	d.tell(path)
	d.Help = ""
	d.Offers = []dsl.Offer{d.line(n.words).Surely()}
}

// line offers other words for the line.
func (d *said) line(words []dsl.Token) dsl.Offer {
	return dsl.WholeLine(dsl.Written(words), rewritten(d.Words, words))
}

// tell says what is wrong, by the edit that says most: what a book says before a slip, and that
// before small words.
//
// weight: 3 for a row that puts words in, 1 for one that leaves words out or a word of a book
// misspelt, 2 for everything else.
func (d *said) tell(path []*node) {
	weight := func(n *node) int {
		switch {
		case n.edit.row != nil && n.edit.row.with[0] != "-":
			return 3
		case n.edit.row != nil, n.edit.kind == borrowed:
			return 1
		}
		return 2
	}
	main := path[0]
	for _, n := range path[1:] {
		if weight(n) > weight(main) {
			main = n
		}
	}
	first := main.edit.i == 0 && d.Form == nil // what is said of a first word stays
	name, message := d.Name, d.Message
	d.Name, d.Label, d.Notes = "expected-word", "", nil
	d.one(main)
	if first && main.edit.kind == slipped {
		d.Name, d.Message = name, message
	}
	if len(path) > 1 {
		d.Span = d.Words[0].Span().To(d.Words[len(d.Words)-1].Span())
		if main.edit.row == nil {
			d.Span = d.span(path[0])
		}
	}
}

// one says what a single edit puts right.
func (d *said) one(n *node) {
	e, ws := n.edit, n.parent.words
	written := strings.Join(e.with, " ")
	d.Span = d.span(n)
	switch e.kind {
	case book:
		d.Name, d.Message = e.row.name, e.row.say
	case slipped, borrowed, confused:
		d.Message, d.Label = dsl.Cannot(ws, e.i), "did you mean `"+written+"`?"
	case spelt:
		d.Name, d.Label = "digit-or-rank", "did you mean `"+written+"`?"
		d.Message = dsl.Cannot(ws, e.i)
		switch {
		case e.i == 0 && ws[0].Type == dsl.TokNumber:
			d.Message = fmt.Sprintf("`%s` is a number and names no card", ws[0].Raw)
		case e.i == 0:
			d.Message = fmt.Sprintf("`%s` is a rank and counts no cards", ws[0].Raw)
		}
		d.Notes = append(d.Notes, "digits count cards, words are ranks: `4` is never a card and `four` never a number")
	case inserted:
		d.Message = fmt.Sprintf("%s a word is missing: `%s`", d.between(n), written)
	case filler:
		d.Name, d.Message = "extra-words", fmt.Sprintf("`%s` is not needed", dsl.Written(ws[e.i:e.j]))
		if strings.Contains(".,;:!", ws[e.i].Raw) {
			d.Name = "bad-character"
		}
		if next := e.i + 1; next < len(ws) && ws[next].Type == dsl.TokZone && ws[e.i].Type == dsl.TokKind {
			d.Message = fmt.Sprintf("a zone with a name is called by its name alone: `%s`", ws[next].Raw)
		}
	case doubled:
		d.Name, d.Message = "extra-words", fmt.Sprintf("`%s` is said twice", dsl.Written(ws[e.i:e.j]))
	case parted:
		said := strings.ReplaceAll(dsl.Written(ws[e.i:e.j]), " ' ", "'")
		d.Message = fmt.Sprintf("`%s` is written `%s`", said, written)
	case swapped:
		d.Name, d.Message = "word-order", fmt.Sprintf("`%s` belongs before `%s`", ws[e.i+1].Raw, ws[e.i].Raw)
		if e.tokens == nil {
			d.Message = fmt.Sprintf("a card is named `%s`", written)
		}
	case moved:
		k := len(e.tokens) - 1 // where the words that stood first stand now
		for k > 0 && e.tokens[k].Pos != ws[e.i].Pos {
			k--
		}
		d.Name = "word-order"
		d.Message = fmt.Sprintf("`%s` belongs before `%s`", dsl.Written(e.tokens[:k]), dsl.Written(e.tokens[k:]))
	case again:
		what := "words `%s` are"
		if len(e.tokens) == 1 {
			what = "word `%s` is"
		}
		d.Message = fmt.Sprintf("after `%s` the "+what+" said again", ws[e.i-1].Raw, dsl.Written(e.tokens))
	}
}

// span is the place of an edit in the line as it was written.
//
// Words that edits have put in have no place in the text, so the stretch is widened to real ones.
// Real words have a line above 0.
func (d *said) span(n *node) dsl.Span {
	e, ws := n.edit, n.parent.words
	i, j := e.i, e.j
	if i == j { // the gap
		i, j = max(0, i-1), min(len(ws), j+1)
		if e.i == len(ws) {
			i = len(ws) - 1
		}
	}
	real := func(t dsl.Token) bool { return t.Pos.Line > 0 }
	for i > 0 && !real(ws[i]) {
		i--
	}
	for j < len(ws) && !real(ws[j-1]) {
		j++
	}
	if !real(ws[i]) || !real(ws[j-1]) {
		return d.Words[0].Span().To(d.Words[len(d.Words)-1].Span())
	}
	a, b := ws[i], ws[j-1]
	for _, t := range ws[i:j] { // of words moved about
		if real(t) && t.Pos.Offset < a.Pos.Offset {
			a = t
		}
		if real(t) && t.Pos.Offset > b.Pos.Offset {
			b = t
		}
	}
	return a.Span().To(b.Span())
}

// between names the gap of an insertion.
func (d *said) between(n *node) string {
	k, ws := n.edit.i, n.parent.words
	if k == len(ws) {
		return fmt.Sprintf("after `%s`", ws[k-1].Raw)
	}
	if k == 0 {
		return fmt.Sprintf("before `%s`", ws[0].Raw)
	}
	return fmt.Sprintf("between `%s` and `%s`", ws[k-1].Raw, ws[k].Raw)
}

// choice names the lines that may have been meant, where the search cannot tell which.
func (d *said) choice(found []*node) {
	path := found[0].path()
	last := path[len(path)-1]
	d.tell(path)
	var words []string
	d.Help, d.Label, d.Offers = "", "", nil
	for _, n := range found {
		if d.offer(n.words, found[0].open); len(found) == 1 && !n.open {
			d.Offers[0] = d.Offers[0].If("that is meant")
		}
		words = append(words, "`"+strings.Join(n.edit.with, " ")+"`")
	}
	d.About.Several = len(found) > 1 && !found[0].open
	same := !slices.ContainsFunc(found, func(n *node) bool {
		return n.edit.kind != last.edit.kind || n.edit.i != last.edit.i || len(n.path()) != len(path)
	})
	switch joined := strings.Join(words, " or "); {
	case last.edit.kind == inserted && found[0].open:
		d.Message, d.About.Number = d.between(last)+" a number is missing", true
		for _, w := range d.wants(last.parent.words[:last.edit.i]) { // redeals unlimited
			t := w.Tokens[0]
			whole := slices.Insert(slices.Clone(last.parent.words), last.edit.i, t)
			if t.Type == dsl.TokWord && d.Spot.Stuck(whole) < 0 {
				d.Message += fmt.Sprintf(", or `%s`", t.Value)
				d.offer(whole, true)
			}
		}
	case last.edit.kind == inserted && same:
		d.Message = fmt.Sprintf("%s a word is missing: %s", d.between(last), joined)
	case last.edit.kind == slipped && same:
		d.Label = "did you mean " + joined + "?"
	case last.edit.kind == book && same: // which says that it means either
	case len(found) > 1:
		d.Message = fmt.Sprintf("`%s` may be meant in several ways", dsl.Written(d.Words))
	}
}

// offer adds words for the line; open where they are an example of several.
func (d *said) offer(words []dsl.Token, open bool) {
	o := d.line(words)
	if open {
		o.Says = "for example: " + dsl.Written(words)
	}
	d.Offer(o)
}

// cut offers to do without the line.
func (d *said) cut() dsl.Offer {
	n := d.Words[0].Pos.Line
	return d.Src.Cut(n, n, "the line")
}

// What an advice begins with that is a change of the text.
const (
	cutsLine   = "remove the line"
	writesLine = "write: "
	showsLine  = "for example: "
)

// samples are the lines that a help shows first, `redeals 1; or: redeals unlimited`, and what it
// says else.
//
// books.txt writes an advice as a sentence; what begins with a line of the language is cut off and
// offered, so that an editor can write it.
func samples(help string) (lines []string, rest string) {
	help, ok := strings.CutPrefix(help, showsLine)
	for more := ok; more; help, more = strings.CutPrefix(rest, "or: ") {
		var line string
		line, rest, _ = strings.Cut(help, "; ")
		lead, _, _ := strings.Cut(line, " ")
		if _, known := dsl.LookUp(lead); strings.Contains(line, ",") || !known && lead != "at" {
			return nil, ""
		}
		lines = append(lines, line)
	}
	return lines, rest
}

// advice gives what a book's row says where no line can be written for it.
func (d *said) advice() {
	d.Name, d.Message, d.Help, d.Label, d.Notes = d.answer.name, d.answer.say, d.answer.said(d.answer.help), "", nil
	if rest, ok := strings.CutPrefix(d.Help, cutsLine); ok {
		d.Help = strings.TrimPrefix(rest, "; ")
		d.Offer(d.cut())
	} else if lines, rest := samples(d.Help); len(lines) > 0 {
		d.Help = rest
		for _, line := range lines {
			whole := dsl.Fix{Span: d.Words[0].Span().To(d.Words[len(d.Words)-1].Span()), Text: line}
			d.Offer(dsl.WholeLine(line, whole).Saying(showsLine + line))
		}
	} else if line, ok := strings.CutPrefix(d.Help, writesLine); ok {
		d.Help = ""
		d.Offer(dsl.WholeLine(line, dsl.Fix{Span: d.Words[0].Span().To(d.Words[len(d.Words)-1].Span()), Text: line}))
	}
	d.Span = d.span(&node{parent: d.at, edit: edit{i: d.start, j: d.answer.end}})
	if d.at.parent != nil {
		d.Span = d.Words[0].Span().To(d.Words[len(d.Words)-1].Span())
	}
}

// part answers one mistake of a line that has others.
func (d *said) part(n *node) {
	d.tell([]*node{n})
	fix := rewritten(d.Words, n.words)
	o := dsl.Writing(strings.Join(n.edit.with, " "), fix)
	if len(n.edit.with) == 0 {
		o.Says = fmt.Sprintf("leave `%s` out", dsl.Written(d.Words[n.edit.i:n.edit.j]))
	}
	d.Offers = []dsl.Offer{o.Surely()}
}

// nothing says what it can of a line that no edit makes right.
func (d *said) nothing() bool {
	i := d.Unread.Stuck
	ws := d.Words
	if d.counted(i) {
		return true
	}
	if i < len(ws) && d.Form != nil && d.noZone(i) {
		return true
	}
	return d.suits()
}

// noZone answers a word that stands where a zone is named.
func (d *said) noZone(i int) bool {
	ws := d.Words
	if ws[i].Type != dsl.TokUnknown || !slices.ContainsFunc(d.wants(ws[:i]), func(w dsl.Want) bool {
		return w.Says == "a zone"
	}) {
		return false
	}
	d.Name, d.Message = "unknown-name", fmt.Sprintf("there is no zone `%s`", ws[i].Raw)
	d.About.NoZone = ws[i].Value
	if zones := d.zones(); len(zones) > 0 {
		d.Notes = append(d.Notes, "zones of this file: "+strings.Join(zones, ", "))
	}
	return true
}

// named reports whether a word stands for a zone that the file does not have: with a zone in its
// place the line can be read.
func (d *said) named(i int) bool {
	whole := slices.Clone(d.Words)
	whole[i] = d.Spot.Token(dsl.Tableau.String(), d.Words[max(0, i-1)].Value)
	return i > 0 && d.Spot.Reads(whole)
}

// uncounted answers a word that other lines of the file count with: the line that declares it is
// missing, and it is no slip.
func (d *said) uncounted() bool {
	i, ws := d.Unread.Stuck, d.Words
	if i == 0 || i >= len(ws) || ws[i].Type != dsl.TokUnknown || !d.Counts(ws[i].Value, ws[i].Pos.Line) {
		return false
	}
	d.Name, d.Message = "unknown-name", fmt.Sprintf("there is no option or counter `%s`", ws[i].Raw)
	d.Label, d.Help = "", fmt.Sprintf("it is given by a line of the file, for example `counter %s 0 to 9`", ws[i].Value)
	return true
}

// counted answers a word that would have to be an option or a counter: `turn draw to waste`, `when
// placed is 3`, `set placed to 0`.
func (d *said) counted(i int) bool {
	ws := d.Words
	if i == 0 || i >= len(ws) || ws[i].Type != dsl.TokUnknown {
		return false
	}
	set := ws[i-1].Value == "set" || ws[i-1].Value == "to" && ws[0].Value == "add"
	is := i+2 < len(ws) && ws[i+1].Value == "is" && ws[i+2].Type == dsl.TokNumber
	if turn := ws[i-1].Value == "turn" && i == 1; !set && !is && !turn {
		return false
	}
	d.Name, d.Message = "unknown-name", fmt.Sprintf("there is no option or counter `%s`", ws[i].Raw)
	d.Help = fmt.Sprintf("it is given by a line of the file, for example `option %s 1 or 3`", ws[i].Value)
	if set || is {
		d.Help = fmt.Sprintf("it is given by a line of the file, for example `counter %s 0 to 9`", ws[i].Value)
	}
	return true
}

// zones lists the zones of the file.
func (d *said) zones() []string {
	var out []string
	for _, k := range dsl.AllKinds() {
		if d.Zones[k.String()] {
			out = append(out, k.String())
		}
	}
	return append(out, d.Names.List("zone")...)
}

// suits says of a direction without its suits how they are said: `build down quickly`.
func (d *said) suits() bool {
	i := d.Unread.Stuck
	if i == 0 || d.Section == dsl.InStep || !slices.Contains(bothWays, d.Words[i-1].Value) {
		return false // of a step it is which way the cards lie
	}
	in := func(w dsl.Want) bool { return w.Tokens[0].Value == "in" }
	if !slices.ContainsFunc(d.wants(d.Words[:i]), in) {
		return false
	}
	d.Notes = append(d.Notes, sayInSuit)
	return true
}

// sayInSuit is said of a direction without its suits.
const sayInSuit = "a direction never implies a suit: say `in suit`, `in alternating colours`, `in colour`, " +
	"`in other suits` or `in any suit`"

// unsuited answers a line that lacks nothing but in which suit cards are built: `build down`.
func (d *said) unsuited() bool {
	i := d.Unread.Stuck
	if i == 0 || d.Words[0].Value != "build" || d.Spot.Stuck(d.Words[:i]) < 0 {
		return false
	}
	in := d.Spot.Token("in", d.Words[i-1].Value)
	suit := d.Spot.Token("suit", in.Value)
	if !d.reads(slices.Concat(d.Words[:i], []dsl.Token{in, suit}, d.Words[i:])) {
		return false
	}
	if d.Notes = append(d.Notes, sayInSuit); i == len(d.Words) {
		d.Message = fmt.Sprintf("the line ends too early: `%s` does not say in which suit", dsl.Written(d.Words))
	}
	d.About.Suits = d.Words[i-1].End()
	return true
}

// rewritten is the smallest change of the text that makes words others.
//
// Words alike at both ends stay, so comments and white space around them do. Words of the text may
// be glued together (`win:all`): then a blank is put where two words would run into one.
func rewritten(ws, cured []dsl.Token) dsl.Fix {
	same := func(a, b dsl.Token) bool { return a.Raw == b.Raw }
	i := 0
	for i < min(len(ws), len(cured)) && same(ws[i], cured[i]) {
		i++
	}
	j, k := len(ws), len(cured)
	for j > i && k > i && same(ws[j-1], cured[k-1]) {
		j--
		k--
	}
	text := dsl.Written(cured[i:k])
	glued := func(i int) bool { return i > 0 && i < len(ws) && ws[i].Pos.Offset == ws[i-1].End().Offset }
	switch {
	case text == "" && glued(i) && glued(j): // win:all
		return dsl.Fix{Span: dsl.Span{Pos: ws[i].Pos, EndPos: ws[j].Pos}, Text: " "}
	case text == "" && glued(i): // win: all
		return dsl.Fix{Span: dsl.Span{Pos: ws[i].Pos, EndPos: ws[j-1].End()}}
	case text == "" && j < len(ws):
		return dsl.Fix{Span: dsl.Span{Pos: ws[i].Pos, EndPos: ws[j].Pos}}
	case text == "" && i > 0:
		return dsl.Fix{Span: dsl.Span{Pos: ws[i-1].End(), EndPos: ws[j-1].End()}}
	case i == len(ws):
		return dsl.Fix{Span: dsl.Span{Pos: ws[i-1].End(), EndPos: ws[i-1].End()}, Text: " " + text}
	case i == j && glued(i):
		return dsl.Fix{Span: dsl.Span{Pos: ws[i].Pos, EndPos: ws[i].Pos}, Text: " " + text + " "}
	case i == j:
		return dsl.Fix{Span: dsl.Span{Pos: ws[i].Pos, EndPos: ws[i].Pos}, Text: text + " "}
	}
	if glued(i) {
		text = " " + text
	}
	if glued(j) {
		text += " "
	}
	return dsl.Fix{Span: ws[i].Span().To(ws[j-1].Span()), Text: text}
}
