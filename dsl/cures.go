package dsl

import (
	"fmt"
	"slices"
	"strings"
)

// This file holds the cures of a line that cannot be read. A cure is an edit of its words, and it is proposed only
// if the grammar reads the line it makes: what the author is told to write can be written. A word is left out only
// if it says nothing; a word that means something, in this language or in a book, is never dropped.

// A spot is where a line stands: the form of a cured line depends on it, for the cure may change its first word.
type spot struct {
	section Section // InFile stands for all of column 1
	kind    string
}

// form finds the form of a line that stands at the spot, or nil.
func (at spot) form(lead Token) *Form {
	if at.section == InFile || at.section == AtHead {
		if f := form(InFile, "", lead.Value); f != nil {
			return f
		}
		return form(AtHead, "", lead.Value)
	}
	f := form(at.section, at.kind, lead.Value)
	if f != nil && f.Lead == "" && !startsStep(lead) {
		return nil
	}
	return f
}

// leads lists the first words that are legal at the spot.
func (at spot) leads() []string {
	if at.section == InFile || at.section == AtHead {
		return append(leads(InFile, ""), leads(AtHead, "")...)
	}
	return leads(at.section, at.kind)
}

// stuck is the index of the first word of a line that cannot be read, len(ws) if words are missing, or -1 if the
// line is right.
func (at spot) stuck(ws []Token) int {
	if len(ws) == 0 {
		return 0
	}
	f := at.form(ws[0])
	if f == nil {
		return 0
	}
	if f.parse == nil {
		if len(ws) == 1 {
			return 1
		}
		return -1
	}
	ws, err := parsed(f, ws)
	if err == nil {
		return -1
	}
	return badWord(ws, err)
}

// parsed reads words that were put together as a line of a form, and returns them as they were read.
func parsed(f *Form, ws []Token) ([]Token, error) {
	ws = numbered(ws)
	if f.Section == AtHead && ws[0].Type == tokKind && len(ws) > 1 && isZoneName(ws[1]) {
		ws[1].Type = tokZone
	}
	_, err := f.parse(peeking(ws, ws[len(ws)-1].end()))
	return ws, err
}

func (at spot) reads(ws []Token) bool { return at.stuck(ws) < 0 }

// numbered gives words that were put together places in a row, so that each can be told from the others.
func numbered(ws []Token) []Token {
	out := slices.Clone(ws)
	off := 0
	for i := range out {
		out[i].Pos = Pos{Line: 1, Offset: off, Column: off + 1}
		off += len(out[i].Raw) + 1
	}
	return out
}

// An edit writes ws[i:j] otherwise.
type edit struct {
	i, j int
	with []string
}

func (p *parser) edited(ws []Token, e edit) []Token { return p.replace(ws, e.i, e.j, e.with...) }

// fix is the edit as a change of the text.
func (e edit) fix(ws []Token) Fix {
	text := strings.Join(e.with, " ")
	glued := func(i int) bool { return i > 0 && i < len(ws) && ws[i].Pos.Offset == ws[i-1].end().Offset }
	switch {
	case text == "" && glued(e.i) && glued(e.j): // win:all
		return Fix{Span{ws[e.i].Pos, ws[e.j].Pos}, " "}
	case text == "" && glued(e.i): // win: all
		return Fix{Span{ws[e.i].Pos, ws[e.j-1].end()}, ""}
	case text == "" && e.j < len(ws):
		return Fix{Span{ws[e.i].Pos, ws[e.j].Pos}, ""}
	case text == "" && e.i > 0:
		return Fix{Span{ws[e.i-1].end(), ws[e.j-1].end()}, ""}
	case e.i == len(ws):
		return Fix{Span{ws[e.i-1].end(), ws[e.i-1].end()}, " " + text}
	case e.i == e.j:
		return Fix{Span{ws[e.i].Pos, ws[e.i].Pos}, text + " "}
	}
	return Fix{ws[e.i].Span().To(ws[e.j-1].Span()), text}
}

// cure puts an edit into a diagnostic, if it makes the line right.
func (p *parser) cure(d *Diagnostic, at spot, ws []Token, e edit) bool {
	cured := p.edited(ws, e)
	if !at.reads(cured) {
		return false
	}
	d.cured, d.Fixes = cured, []Fix{e.fix(ws)}
	return true
}

// rewrite puts a line that is right in the place of all of another.
func (d *Diagnostic) rewrite(ws, cured []Token) {
	d.cured, d.Fixes = cured, []Fix{{ws[0].Span().To(ws[len(ws)-1].Span()), strings.Join(rawWords(cured), " ")}}
	d.write()
}

// swapped answers word k and the next, which a cure puts the other way round.
func (d *Diagnostic) swapped(ws []Token, k int, format string, args ...any) {
	d.Name, d.Span, d.Label = "word-order", ws[k].Span().To(ws[k+1].Span()), ""
	d.Message = fmt.Sprintf(format, args...)
	d.write()
}

// write makes the cured line the help of a diagnostic.
func (d *Diagnostic) write() { d.Help = "write: " + strings.Join(rawWords(d.cured), " ") }

// maxChain bounds the mistakes of one line that are mended together.
const maxChain = 2

// chained asks what would be said of a line mended so far, and returns it mended whole; nil if it cannot be.
func (p *parser) chained(at spot, ws []Token) []Token {
	if at.reads(ws) {
		return ws
	}
	return p.said(at, ws).cured
}

// said is what would be said of a line at the spot, or nil if it is right.
func (p *parser) said(at spot, ws []Token) *Diagnostic {
	if at.reads(ws) {
		return nil
	}
	d := &Diagnostic{}
	if p.depth >= maxChain || len(ws) == 0 {
		return d
	}
	q := &parser{file: p.file, src: p.src, toks: p.toks, depth: p.depth + 1}
	ws = numbered(ws)
	f := at.form(ws[0])
	if f == nil {
		if !q.sentence(d, at, ws) {
			q.answer(d, at, ws, 0, true)
		}
		return d
	}
	if f.parse == nil {
		return d
	}
	ws, err := parsed(f, ws)
	if err != nil {
		q.explain(f, ws, at.kind, err)
	}
	if len(q.diags) == 1 {
		d = q.diags[0]
	}
	return d
}

// doubled answers words said twice: `to to tableau`.
func (p *parser) doubled(d *Diagnostic, at spot, ws []Token, i int) bool {
	for n := 1; n <= 3; n++ {
		for k := max(i-n+1, n); k <= i && k+n <= len(ws); k++ {
			same := slices.EqualFunc(ws[k-n:k], ws[k:k+n], func(a, b Token) bool { return a.Value == b.Value })
			if !same || at.reads(p.replace(ws, k, k, "from")) || !p.cure(d, at, ws, edit{k, k + n, nil}) {
				continue
			}
			what := strings.Join(rawWords(ws[k:k+n]), " ")
			d.Name, d.Span = "extra-words", ws[k].Span().To(ws[k+n-1].Span())
			d.Message = fmt.Sprintf("`%s` is said twice", what)
			d.Help = fmt.Sprintf("leave out the second `%s`", what)
			return true
		}
	}
	return false
}

// sayAgain answers an `or` behind which the beginning of the phrase is missing: `card is king or queen`.
func (p *parser) sayAgain(d *Diagnostic, at spot, ws []Token, i int) bool {
	if len(ws) > 40 {
		return false
	}
	for or := min(i, len(ws)-1); or > 0 && or >= i-4; or-- {
		if ws[or].Value != "or" && ws[or].Value != "and" {
			continue
		}
		// Several alternatives may lack it: `king or queen or jack`.
		ors := []int{or}
		for k := or - 1; k > 0 && or == ors[0] && k > or-12; k-- {
			if ws[k].Value == ws[or].Value {
				ors = append(ors, k)
			}
		}
		for k := or + 1; k < len(ws)-1; k++ {
			if ws[k].Value == ws[or].Value {
				ors = append(ors, k)
			}
		}
		for _, set := range subsets(ors) {
			first := set[0]
			for b := first - 1; b > 1; b-- {
				for a := b - 1; a > 0 && a >= b-5; a-- {
					if slices.ContainsFunc(ws[a:first], func(t Token) bool { return t.Value == "or" || t.Value == "and" }) {
						break
					}
					run := ws[a:b]
					not := slices.ContainsFunc(run, func(t Token) bool { return t.Value == "not" })
					if !not && ws[a-1].Value == "not" {
						continue
					}
					join := ws[or].Value
					if not { // neither one nor the other
						join = "and"
					}
					cured := ws[:first:first]
					rest := first
					for _, k := range set {
						cured = append(cured, ws[rest:k]...)
						cured = append(p.replace(append(cured, ws[k]), len(cured), len(cured)+1, join), run...)
						rest = k + 1
					}
					cured = append(cured, ws[rest:]...)
					if !at.reads(cured) {
						continue
					}
					d.Name, d.Span, d.Label = "expected-word", ws[first].Span().To(ws[min(first+1, len(ws)-1)].Span()), ""
					d.Message = fmt.Sprintf("after `%s` the words `%s` are said again", ws[first].Raw, strings.Join(rawWords(run), " "))
					if len(run) == 1 {
						d.Message = fmt.Sprintf("after `%s` the word `%s` is said again", ws[first].Raw, run[0].Raw)
					}
					d.rewrite(ws, cured)
					return true
				}
			}
		}
	}
	return false
}

// subsets are the stretches of places that may lack the same words: one of them alone first, then more.
func subsets(of []int) [][]int {
	slices.Sort(of)
	of = slices.Compact(of)
	var out [][]int
	for n := 1; n <= min(4, len(of)); n++ {
		for i := 0; i+n <= len(of); i++ {
			out = append(out, of[i:i+n])
		}
	}
	return out
}

// transposed answers two neighbours in the wrong order: `alternating in colours`.
func (p *parser) transposed(d *Diagnostic, at spot, ws []Token, i int) bool {
	for _, k := range []int{i - 1, i, 0} {
		if k < 0 || k+1 >= len(ws) || ws[k].Type == tokNumber && ws[k+1].Type == tokNumber {
			continue
		}
		count := k == 0 && at.section == InStep && ws[0].Type == tokRank && ws[1].Type == tokNumber // aces 4 to foundations
		if k == 0 && i > 1 && !count {
			continue
		}
		// Where the line is right without one of the two, that one may be meant otherwise; the name of a zone is not.
		name := k == 0 && at.section == InFile && ws[0].Type == tokNumber && ws[1].Type == tokKind || k == 0 && isZoneName(ws[0]) && !isBookWord(ws[0]) && ws[1].Type == tokKind || k == 1 && ws[0].Type == tokKind && ws[2].Type == tokZone
		if f := at.form(ws[k+1]); k == 0 && (f == nil || f.parse == nil || f.Lead == "without") {
			continue
		}
		if !name && !count && (at.reads(p.replace(ws, k, k+1)) || at.reads(p.replace(ws, k+1, k+2))) {
			continue
		}
		if !p.cure(d, at, ws, edit{k, k + 2, []string{ws[k+1].Raw, ws[k].Raw}}) {
			continue
		}
		d.swapped(ws, k, "`%s` stands before `%s`", ws[k+1].Raw, ws[k].Raw)
		return true
	}
	return false
}

// joining are the small words that are easily forgotten.
var joining = []string{"is", "in", "to", "of", "on", "by", "from", "when", "or", "face", "back", "take"}

// wrongJoint answers one small word in the place of another: `4 aces on foundations`.
func (p *parser) wrongJoint(d *Diagnostic, at spot, ws []Token, i int) bool {
	small := []string{"in", "to", "of", "from", "on", "onto", "into", "upon", "over", "for", "with", "by", "at"}
	if i == 0 || i >= len(ws) || !slices.Contains(small, ws[i].Value) {
		return false
	}
	var found []string
	for _, w := range []string{"in", "to", "of", "from", "on"} {
		if at.reads(p.replace(ws, i, i+1, w)) {
			found = append(found, w)
		}
	}
	if len(found) != 1 || !p.cure(d, at, ws, edit{i, i + 1, found}) {
		return false
	}
	d.Name, d.Label = "expected-word", "did you mean `"+found[0]+"`?"
	d.Message = cannot(ws, i)
	d.write()
	return true
}

// pileWords call piles in books what the name of a zone already says.
var pileWords = []string{"pile", "piles", "column", "columns", "stack", "stacks", "place", "places"}

// isZoneName reports whether a word can be the name that a head gives.
func isZoneName(t Token) bool { return t.Type == tokUnknown && !slices.Contains(pileWords, t.Value) }

// saysNothing reports whether ws[i] adds nothing to the words around it, so that it can be left out.
func saysNothing(ws []Token, i int) bool {
	t := ws[i]
	if i == 0 {
		return false
	}
	last := ws[i-1]
	switch {
	case t.Value == "a" || t.Value == "an" || t.Value == "the":
		return true
	case slices.Contains(pileWords, t.Value): // waste pile, foundations 4 piles
		return last.Type == tokKind || last.Type == tokZone || last.Type == tokNumber && ws[0].Type == tokKind
	case t.Value == "cards" || t.Value == "card":
		return last.Type == tokNumber || last.Type == tokRank || last.Type == tokSuit || last.Value == "sequence"
	case t.Value == "times":
		return last.Type == tokNumber
	}
	return false
}

// kindOf is the kind of the zone that a head of the file gives the name, or "".
func (p *parser) kindOf(name string) string {
	for _, toks := range p.toks {
		if ws := words(toks); len(ws) > 1 && toks[0].Type == tokKind && slices.ContainsFunc(ws[1:], func(t Token) bool { return t.Value == name }) {
			return ws[0].Value
		}
	}
	return ""
}

// dropped answers a word that says nothing.
func (p *parser) dropped(d *Diagnostic, at spot, ws []Token, i int) bool {
	if i >= len(ws) || i == 0 {
		return false
	}
	if k := i - 1; ws[i].Type == tokZone && p.kindOf(ws[i].Value) == ws[k].Value && k > 0 && p.cure(d, at, ws, edit{k, i, nil}) {
		d.Span, d.Label = ws[k].Span(), "" // to foundations upper
		d.Message = fmt.Sprintf("a zone with a name is called by its name alone: `%s`", ws[i].Raw)
		d.write()
		return true
	}
	if saysNothing(ws, i) && p.cure(d, at, ws, edit{i, i + 1, nil}) {
		d.Help = "leave out `" + ws[i].Raw + "`"
		return true
	}
	if i > 1 && ws[i-1].Type == tokNumber && ws[i-1].Value == "1" && (ws[i].Type == tokRank || ws[i].Type == tokSuit) && p.cure(d, at, ws, edit{i - 1, i, nil}) {
		d.Help = "leave out `1`: a card named is one card" // takes 1 king
		return true
	}
	return false
}

// missing answers a line that lacks one small word or a number at one of the places.
func (p *parser) missing(d *Diagnostic, at spot, ws []Token, places []int, legal []candidate) bool {
	if len(ws) > 40 {
		return false
	}
	for _, words := range [][]string{joining, {"card"}, {"cards"}, {"times"}} {
		var found, lines []string
		k := 0
		for _, j := range places {
			if j == 0 {
				continue
			}
			if words[0] == "is" && at.section == InStep && j > 1 && (ws[j-2].Value == "same" || ws[j-2].Value == "other") {
				words = append(slices.Clip(words), "as") // all same rank as waste
			}
			for _, w := range words {
				if w == "or" && (j == len(ws) || !alike(ws[j-1], ws[j])) || w == "by" && (j == len(ws) || ws[j].Type != tokNumber) || (w == "cards" || w == "times") && ws[j-1].Type != tokNumber || w == "card" && ws[j-1].Value != "1" {
					continue
				}
				if at.reads(p.replace(ws, j, j, w)) {
					found, lines, k = append(found, w), append(lines, strings.Join(rawWords(p.replace(ws, j, j, w)), " ")), j
				}
			}
		}
		if len(found) == 0 {
			continue
		}
		if len(found) > 1 && len(places) == 1 {
			p.between(d, ws, k)
			d.Name, d.Message = "expected-word", d.Message+" a word is missing: "+list(found, "or")
			d.Help = "write: " + strings.Join(lines, "; or: ")
			return true
		}
		if len(found) > 1 || !p.cure(d, at, ws, edit{k, k, found}) {
			return false
		}
		d.Name = "expected-word"
		p.between(d, ws, k)
		d.Message += " a word is missing: `" + found[0] + "`"
		d.write()
		return true
	}
	// A number is what is missing only where little else can stand.
	j := places[0]
	if cured := p.replace(ws, j, j, "1"); j > 0 && len(legal) < 5 && at.reads(cured) {
		d.Name = "expected-word"
		p.between(d, ws, j)
		d.Message += " a number is missing"
		d.Help = "for example: " + strings.Join(rawWords(cured), " ")
		for _, c := range legal { // redeals unlimited
			if word := p.replace(ws, j, j, c.tok.Raw); c.tok.Type == tokWord && at.reads(word) {
				d.Message += fmt.Sprintf(", or `%s`", c.tok.Raw)
				d.Help += "; or: " + strings.Join(rawWords(word), " ")
			}
		}
		return true
	}
	return false
}

// alike reports whether two words can be alternatives: two ranks, two suits, two zones.
func alike(a, b Token) bool {
	if a.Type == tokZone {
		a.Type = tokKind
	}
	if b.Type == tokZone {
		b.Type = tokKind
	}
	return a.Type == b.Type && a.Value != b.Value && (a.Type == tokRank || a.Type == tokSuit || a.Type == tokKind)
}

// suitFirst answers `spade ace`: a card is named by its rank.
func (p *parser) suitFirst(d *Diagnostic, at spot, ws []Token, i int) bool {
	for _, k := range []int{i - 1, i} {
		if k < 0 || k+1 >= len(ws) || ws[k].Type != tokSuit || ws[k+1].Type != tokRank || !p.cure(d, at, ws, edit{k, k + 2, []string{ws[k+1].Value, "of", ws[k].Value}}) {
			continue
		}
		d.swapped(ws, k, "a card is named `%s of %s`", ws[k+1].Value, ws[k].Value)
		return true
	}
	return false
}

// isBookWord reports whether a word is one of other books.
func isBookWord(t Token) bool {
	return slices.ContainsFunc(phrases(), func(a phrase) bool { return len(a.want) == 1 && matches(a.want, []Token{t}) })
}

// misspelt reports whether a word may be another one misspelt. A word of the language, or of other books, is spelt
// right: at most it has an ending too many or too few.
func misspelt(t Token, w string) bool {
	if t.Type == tokUnknown && !isBookWord(t) {
		return true
	}
	a, b := t.Value, w
	if len(a) > len(b) {
		a, b = b, a
	}
	return len(a) > 2 && strings.HasPrefix(b, a)
}

// between points at the gap before word k.
func (p *parser) between(d *Diagnostic, ws []Token, k int) {
	if k == len(ws) {
		d.Span, d.Message = ws[k-1].Span(), fmt.Sprintf("after `%s`", ws[k-1].Raw)
		return
	}
	d.Span = ws[k-1].Span().To(ws[k].Span())
	d.Message = fmt.Sprintf("between `%s` and `%s`", ws[k-1].Raw, ws[k].Raw)
}

// leadMeant answers a first word that begins no line at the spot: words in the wrong order, or misspelt.
func (p *parser) leadMeant(d *Diagnostic, at spot, ws []Token) bool {
	if len(ws) > 1 && p.transposed(d, at, ws, 0) || p.glued(d, at, ws, 0) || p.later(d, at, ws, 0) {
		return true
	}
	if len(ws) > enoughLong {
		return false
	}
	var whole []string
	for _, w := range at.leads() {
		if at.reads(p.replace(ws, 0, 1, w)) {
			whole = append(whole, w)
		}
	}
	if w := Near(ws[0].Value, whole); w != "" && misspelt(ws[0], w) && p.cure(d, at, ws, edit{0, 1, []string{w}}) {
		d.Label = "did you mean `" + w + "`?"
		return true
	}
	return false
}

// mended puts an edit into a diagnostic if the line is right after it, or after what would be said of it then.
func (p *parser) mended(d *Diagnostic, at spot, ws []Token, e edit) bool {
	if p.cure(d, at, ws, e) {
		d.write()
		return true
	}
	cured := p.chained(at, p.edited(ws, e))
	if cured == nil {
		return false
	}
	d.rewrite(ws, cured)
	return true
}
