package dsl

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"github.com/agnivade/levenshtein"
	"github.com/alecthomas/participle/v2"
)

// This file answers a line that the grammar refuses: where it goes wrong, what could stand there, and which
// single change would make it right. Everything is found by asking the grammar itself, so that no answer
// can differ from what is read.

// Bounds on answers: the number of mistakes of one file that are answered in full, of which the reader sees the first
// 20, and the words of a line for which it is worth it.
const (
	enough     = 24
	enoughLong = 60
)

// try parses words by a form: whether they are a line, and if not, whether more words could make them one.
func try(f *Form, ws []Token) (ok, more bool) {
	end := Pos{Line: 1}
	if len(ws) > 0 {
		end = ws[len(ws)-1].end()
	}
	_, err := f.parse(peeking(ws, end))
	if err == nil {
		return true, true
	}
	var u *participle.UnexpectedTokenError
	return false, errors.As(err, &u) && u.Unexpected.EOF()
}

func viable(f *Form, ws []Token) bool { ok, more := try(f, ws); return ok || more }

// badWord is the index of the word that an error of the grammar points at, or len(ws) if words are missing.
func badWord(ws []Token, err error) int {
	var u *participle.UnexpectedTokenError
	if errors.As(err, &u) {
		for i, t := range ws {
			if !u.Unexpected.EOF() && t.Pos.Offset == u.Unexpected.Pos.Offset {
				return i
			}
		}
	}
	return len(ws)
}

// explain reports a line that could not be read.
func (p *parser) explain(f *Form, ws []Token, inside string, err error) {
	whole := ws[0].Span().To(ws[len(ws)-1].Span())
	if len(p.diags) >= enough || len(ws) > enoughLong {
		if i := badWord(ws, err); i < len(ws) {
			whole = ws[i].Span()
		}
		p.report(&Diagnostic{Name: "expected-word", Span: whole, Message: "this line cannot be read", Help: "usage: " + f.Usage})
		return
	}
	i := badWord(ws, err)
	if i < len(ws) && slices.ContainsFunc(p.diags, func(d *Diagnostic) bool { return d.Span == ws[i].Span() }) {
		return // told when names were collected
	}
	at := spot{f.Section, inside}
	if i == len(ws) {
		legal := p.legal(f, ws[:i])
		d := p.report(&Diagnostic{
			Name: "expected-word", Span: ws[i-1].Span(),
			Message: "the line ends too early: after `" + ws[i-1].Raw + "` comes " + some(legal),
			Help:    "usage: " + f.Usage,
		})
		if p.sentence(d, at, ws) {
			return
		}
		if p.whichSuits(d, f, ws) {
			d.Message = fmt.Sprintf("the line ends too early: `%s` does not say in which suit", strings.Join(rawWords(ws), " "))
		}
		places := make([]int, 0, len(ws))
		for j := len(ws); j > 0; j-- {
			places = append(places, j)
		}
		switch {
		case f.Lead == "without" && i == 1:
			d.Message = "after `without` comes the beginning of the line that is taken away"
			d.Help = "for example: without " + map[Section]string{InFile: Waste.String(), InZone: "spaces", InStep: "rest"}[f.Section]
		case p.answer(d, at, ws, i-1, true):
		case p.sayAgain(d, at, ws, i-1):
		case p.rankForDigit(d, f, at, ws, i-1):
			d.Message = cannot(ws, i-1)
		case p.missing(d, at, ws, places, legal):
		case p.whereIn(d, at, ws):
		case p.transposed(d, at, ws, i-1):
		case p.answer(d, at, ws, i-1, false):
		}
		return
	}
	t := ws[i]
	d := p.report(&Diagnostic{Name: "expected-word", Span: t.Span(), Help: "usage: " + f.Usage})
	complete, _ := try(f, ws[:i])
	before := strings.Join(rawWords(ws[:i]), " ")
	if complete {
		d.Name = "extra-words"
		d.Message = fmt.Sprintf("`%s` is complete; I cannot use `%s`", before, strings.Join(rawWords(ws[i:]), " "))
	} else {
		d.Message = cannot(ws, i)
	}
	if at.section == InZone && p.sentence(d, at, ws) || p.doubled(d, at, ws, i) || p.letters(d, at, ws, i) || p.answer(d, at, ws, i, true) || p.compared(d, at, ws, i) || p.glued(d, at, ws, i) || p.numberList(d, at, ws, i) {
		return
	}
	if t.Type == tokBad {
		d.Name = "bad-character"
		d.Message = fmt.Sprintf("`%s` is no word", visible(t.Raw))
		d.Label = "words are lower case letters, digits and hyphens"
		if isDigit(t.Raw[0]) {
			d.Name, d.Message, d.Label = "bad-number", fmt.Sprintf("the number %s is too large", short(t.Raw, 12)), "numbers have at most four digits"
		}
		if t.Raw == "," && p.commas(d, at, ws) {
			d.Label = ""
			return
		}
		if strings.Trim(t.Raw, ",;:") == "" {
			d.Label, d.Help = "", "leave it out: words of a list stand side by side, and between alternatives stands `or`"
			d.Fixes = []Fix{{Span: t.Span()}}
			if t.Raw == "," && at.stuck(p.replace(ws, i, i+1)) == i {
				d.Help, d.Fixes = "what cannot be joined by `and` or `or` is said in two lines", nil
			}
		}
		return
	}
	legal := p.legal(f, ws[:i]) // asks the grammar for every word, so that it comes after the answers
	switch {
	case p.sayAgain(d, at, ws, i), p.rankForDigit(d, f, at, ws, i), i > 0 && p.mendsAsRank(d, f, at, ws, i-1):
		return
	case p.nearest(d, at, ws, i, legal), p.suitFirst(d, at, ws, i), p.transposed(d, at, ws, i), p.reorder(d, at, ws, i), p.later(d, at, ws, i), p.sayBoth(d, at, ws, i):
		return
	case p.fromWhere(d, at, ws, i), p.dropped(d, at, ws, i), p.missing(d, at, ws, []int{i}, legal), p.wrongJoint(d, at, ws, i), at.section != InZone && p.sentence(d, at, ws), p.answer(d, at, ws, i, false), p.nearly(d, at, ws, i, legal):
		return
	}
	if t.Type == tokUnknown && p.names(d, t, legal) {
		return
	}
	if k := i - 1; k > 0 && t.Type == tokWord && isPhrase(ws[k], t) {
		// `in suit` is refused as a whole: `in pass` is not what was meant.
		legal = slices.DeleteFunc(p.legal(f, ws[:k]), func(c candidate) bool { return c.tok.Value == ws[k].Value })
		d.Span = ws[k].Span().To(t.Span())
		d.Message = fmt.Sprintf("after `%s` I cannot use `%s %s`", lastWords(ws[:k], 3), ws[k].Raw, t.Raw)
	}
	if d.Label == "" && !p.whichSuits(d, f, ws[:i]) && len(legal) > 0 {
		d.Notes = append(d.Notes, "here can stand "+some(legal))
	}
}

// isPhrase reports whether two words are a phrase of the language, so that they were meant together.
func isPhrase(a, b Token) bool {
	return slices.Contains(map[string][]string{
		"in": {"suit", "alternating", "colour", "other", "any", "order", "same", "sequence", "pass"},
		"by": {"free", "next"},
		"at": {"once", "bottom", "most", "least"},
	}[a.Value], b.Value)
}

// whichSuits answers a direction without its suits: `build down`.
func (p *parser) whichSuits(d *Diagnostic, f *Form, ws []Token) bool {
	if len(ws) == 0 {
		return false
	}
	last := ws[len(ws)-1].Value
	if last != "up" && last != "down" || !viable(f, p.replace(append(slices.Clip(ws), ws[0]), len(ws), len(ws)+1, "in", "suit")) {
		return false
	}
	d.Notes = append(d.Notes, "a direction never implies a suit: say `in suit`, `in alternating colours`, `in colour`, `in other suits` or `in any suit`")
	return true
}

// cannot says that word i cannot stand where it stands.
func cannot(ws []Token, i int) string {
	if i == 0 {
		return fmt.Sprintf("the line cannot begin with `%s`", ws[0].Raw)
	}
	return fmt.Sprintf("after `%s` I cannot use `%s`", lastWords(ws[:i], 3), ws[i].Raw)
}

func lastWords(ws []Token, n int) string {
	if len(ws) > n {
		return "… " + strings.Join(rawWords(ws[len(ws)-n:]), " ")
	}
	return strings.Join(rawWords(ws), " ")
}

// A candidate is a word that the grammar takes at a place.
type candidate struct {
	tok  Token
	says string // how a message calls it: `up`, or "a number"
}

// legal lists what can stand behind some words, in the order of the keyword table; all ranks count as one
// entry, and so do suits, numbers and names of a sort.
func (p *parser) legal(f *Form, before []Token) []candidate {
	at := Pos{Filename: p.src.Name, Line: 1, Column: 1}
	var out []candidate
	seen := map[string]bool{}
	add := func(t Token, says string) {
		t.Pos = at
		if seen[says] || !viable(f, append(slices.Clip(before), t)) {
			return
		}
		seen[says] = true
		out = append(out, candidate{t, says})
	}
	add(Token{Type: tokNumber, Value: "2", Raw: "2"}, "a number")
	for _, k := range Keywords {
		switch {
		case rankWords[k.Word] != "":
			add(Token{Type: tokRank, Value: k.Word, Raw: k.Word}, "a rank")
		case suitWords[k.Word] != "":
			add(Token{Type: tokSuit, Value: k.Word, Raw: k.Word}, "a suit")
		case KindNamed(k.Word) != NoKind:
			add(Token{Type: tokKind, Value: k.Word, Raw: k.Word}, "a zone")
		default:
			add(Token{Type: tokWord, Value: k.Word, Raw: k.Word}, "`"+k.Word+"`")
		}
	}
	for _, w := range p.file.Names.List("zone") {
		add(Token{Type: tokZone, Value: w, Raw: w}, "a zone")
	}
	for _, s := range []struct{ sort, says string }{{"value", "the name of an option or counter"}, {"action", "the name of an action"}, {"choice", "a choice"}} {
		for _, w := range p.file.Names.List(s.sort) {
			add(Token{Type: p.file.Names.types[w], Value: w, Raw: w}, s.says)
		}
	}
	return out
}

// some words what can stand at a place, at most ten of it, the everyday words first.
func some(cs []candidate) string {
	if len(cs) == 0 {
		return "nothing more"
	}
	everyday := func(c candidate) int {
		if k, ok := LookUp(c.tok.Value); ok && k.Tier != Core {
			return 1
		}
		return 0
	}
	cs = slices.SortedStableFunc(slices.Values(cs), func(a, b candidate) int { return everyday(a) - everyday(b) })
	var ws []string
	for i, c := range cs {
		if i == 10 {
			ws = append(ws, "…")
			break
		}
		ws = append(ws, c.says)
	}
	if len(ws) == 1 {
		return ws[0]
	}
	if ws[len(ws)-1] == "…" {
		return strings.Join(ws, ", ")
	}
	return strings.Join(ws[:len(ws)-1], ", ") + " or " + ws[len(ws)-1]
}

// spellings lists all words that could be meant at a place, given what is legal there.
func (p *parser) spellings(legal []candidate) []string {
	var ws []string
	for _, c := range legal {
		switch c.says {
		case "a rank":
			for _, k := range Keywords {
				if rankWords[k.Word] != "" {
					ws = append(ws, k.Word)
					ws = append(ws, k.Also...)
				}
			}
		case "a suit":
			ws = append(ws, "spades", "hearts", "clubs", "diamonds")
		case "a zone":
			for _, k := range AllKinds() {
				ws = append(ws, k.String())
			}
			ws = append(ws, p.file.Names.List("zone")...)
		case "a number":
		case "the name of an option or counter":
			ws = append(ws, p.file.Names.List("value")...)
		case "the name of an action":
			ws = append(ws, p.file.Names.List("action")...)
		case "a choice":
			ws = append(ws, p.file.Names.List("choice")...)
		default:
			ws = append(ws, c.tok.Raw)
		}
	}
	return ws
}

// Near finds the word closest to a misspelt one: at most two letters in five wrong.
func Near(word string, of []string) string {
	word = strings.ToLower(word)
	most := max(1, len(word)*2/5)
	best, score := "", 10*most+10
	for _, w := range of {
		d := levenshtein.ComputeDistance(word, w)
		// Of two words equally near, the one of the same length is likelier meant.
		if x := 10*d + min(9, max(len(w)-len(word), len(word)-len(w))); d <= most && d < len(w) && x < score {
			best, score = w, x
		}
	}
	return best
}

// suggestLead puts the nearest first word of a line into a diagnostic, in a line that has other mistakes too: the next
// word, if it is one that is known, must follow it.
func (p *parser) suggestLead(d *Diagnostic, at spot, ws []Token, more []string) {
	w := Near(ws[0].Value, append(at.leads(), more...))
	if w == "" || !misspelt(ws[0], w) || len(ws) > 1 && ws[1].Type != tokUnknown && at.stuck(p.replace(ws, 0, 1, w)) == 1 {
		return
	}
	d.Label = "did you mean `" + w + "`?"
	d.Fixes = []Fix{{ws[0].Span(), w}}
}

// nearest answers a misspelt word by the nearest one that makes the whole line right.
func (p *parser) nearest(d *Diagnostic, at spot, ws []Token, i int, legal []candidate) bool {
	t := ws[i]
	if t.Type == tokNumber {
		return false
	}
	var whole []string
	for _, w := range p.spellings(legal) {
		if at.reads(p.replace(ws, i, i+1, w)) {
			whole = append(whole, w)
		}
	}
	w := Near(t.Value, whole)
	if w == "" || !misspelt(t, w) || !p.cure(d, at, ws, edit{i, i + 1, []string{w}}) {
		return false
	}
	p.mean(d, ws, i, w)
	return true
}

// nearly answers a misspelt word in a line that has other mistakes too: it must be nearer than one that mends it.
func (p *parser) nearly(d *Diagnostic, at spot, ws []Token, i int, legal []candidate) bool {
	t := ws[i]
	if t.Type != tokUnknown || len(t.Value) < 3 {
		return false
	}
	w := Near(t.Value, p.spellings(legal))
	if w == "" || !misspelt(t, w) || levenshtein.ComputeDistance(t.Value, w)*3 > len(t.Value)+2 {
		return false
	}
	if at.stuck(p.replace(ws, i, i+1, w)) == i+1 && i+1 < len(ws) {
		return false // the next word does not follow it
	}
	d.Fixes = []Fix{{t.Span(), w}}
	p.mean(d, ws, i, w)
	return true
}

// mean asks whether another word was meant.
func (p *parser) mean(d *Diagnostic, ws []Token, i int, w string) {
	d.Label = "did you mean `" + w + "`?"
	d.Name = "expected-word"
	d.Message = cannot(ws, i)
}

// replace puts other words in the place of ws[i:j].
func (p *parser) replace(ws []Token, i, j int, with ...string) []Token {
	out := append([]Token{}, ws[:i]...)
	after := ""
	if i > 0 {
		after = ws[i-1].Value
	}
	at := ws[min(i, len(ws)-1)].Pos
	for _, w := range with {
		t := Token{Value: w, Raw: w, Pos: at}
		switch {
		case isDigit(w[0]):
			t.Type = tokNumber
		default:
			t.Type, t.Value = classify(w, after, p.file.Names)
		}
		out = append(out, t)
		after = t.Value
	}
	return append(out, ws[j:]...)
}

var digitRanks = []string{"", "ace", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "jack", "queen", "king"}

// rankForDigit answers law 4 of the language: digits count, words rank. Nobody spells a number `king`, or as several
// `fours`.
func (p *parser) rankForDigit(d *Diagnostic, f *Form, at spot, ws []Token, i int) bool {
	t := ws[i]
	swap := ""
	switch {
	case t.Type == tokNumber && len(t.Value) < 3:
		n := 0
		fmt.Sscan(t.Value, &n)
		if n < 1 || n > 13 || i > 0 && f.Section == InStep && ws[i-1].Type != tokWord || i == 1 && ws[0].Value == "card" {
			return false
		}
		swap = digitRanks[n]
	case t.Type == tokRank && isDigitWord(t):
		swap = fmt.Sprint(slices.Index(digitRanks, t.Value))
	default:
		return false
	}
	e := edit{i, i + 1, []string{swap}}
	if !p.cure(d, at, ws, e) {
		// In a line with other mistakes it must at least go on behind the word.
		switch k := at.stuck(p.edited(ws, e)); {
		case k > i+1 && k < len(ws):
			d.Fixes = []Fix{e.fix(ws)}
		case t.Type == tokNumber || !p.mended(d, at, ws, e):
			return false
		}
	}
	if i == 0 { // three cards to each tableau; 1 of hearts to foundations
		d.Message = fmt.Sprintf("`%s` is a rank and counts no cards", t.Raw)
		if t.Type == tokNumber {
			d.Message = fmt.Sprintf("`%s` is a number and names no card", t.Raw)
		}
	}
	d.Name = "digit-or-rank"
	d.Label = "did you mean `" + swap + "`?"
	d.Notes = append(d.Notes, "digits count cards, words are ranks: `4` is never a card and `four` never a number")
	return true
}

// isDigitWord reports whether a rank is written as a number would be: `four`, but not `king` or `fours`.
func isDigitWord(t Token) bool {
	n := slices.Index(digitRanks, t.Value)
	return n > 1 && n < 11 && strings.EqualFold(t.Raw, t.Value)
}

// mendsAsRank answers a number where a rank would make the whole line right, `spaces take 2 when …`, or a rank before
// cards that are counted: `when eight cards on foundations`.
func (p *parser) mendsAsRank(d *Diagnostic, f *Form, at spot, ws []Token, i int) bool {
	swap := ""
	switch n := 0; {
	case ws[i].Type == tokNumber:
		if fmt.Sscan(ws[i].Value, &n); n < 1 || n >= len(digitRanks) {
			return false
		}
		swap = digitRanks[n]
	case isDigitWord(ws[i]) && i+1 < len(ws) && slices.Contains([]string{"cards", "card", "spaces", "times"}, ws[i+1].Value):
		swap = fmt.Sprint(slices.Index(digitRanks, ws[i].Value))
	default:
		return false
	}
	if !at.reads(p.replace(ws, i, i+1, swap)) || !p.rankForDigit(d, f, at, ws, i) {
		return false
	}
	d.Span = ws[i].Span()
	if i > 0 {
		d.Message = cannot(ws, i)
	}
	return true
}

// tailWords begin the parts at the end of a line, whose order is fixed.
var tailWords = []string{"from", "to", "at", "once", "twice", "when", "until", "in", "by"}

// reorder answers parts of a line in the wrong order.
func (p *parser) reorder(d *Diagnostic, at spot, ws []Token, i int) bool {
	if len(ws) > 40 || !slices.Contains(tailWords, ws[i].Value) && ws[i].Type != tokNumber {
		return false
	}
	for j := len(ws); j > i; j-- {
		for k := 1; k < i; k++ {
			if !slices.Contains(tailWords, ws[k].Value) {
				continue
			}
			moved := slices.Concat(ws[:k], ws[i:j], ws[k:i], ws[j:])
			if number := j == i+1 && ws[i].Type == tokNumber; !number && at.reads(moved) { // a number alone may count anything
				d.Name = "word-order"
				d.Message = fmt.Sprintf("`%s` stands before `%s`", ws[i].Raw, ws[k].Raw)
				d.rewrite(ws, moved)
				return true
			}
		}
	}
	return false
}

// names answers an unknown word where a name could stand.
func (p *parser) names(d *Diagnostic, t Token, legal []candidate) bool {
	for _, c := range legal {
		if c.says != "a zone" || d.Label != "" {
			continue
		}
		zones := []string{}
		for _, toks := range p.toks {
			if ws := words(toks); len(ws) > 0 && toks[0].Type == tokKind {
				name := ws[0].Value
				if len(ws) > 1 && ws[1].Type == tokZone {
					name = ws[1].Value
				}
				if !slices.Contains(zones, name) {
					zones = append(zones, name)
				}
			}
		}
		d.Name = "unknown-name"
		d.Message = fmt.Sprintf("there is no zone `%s`", t.Raw)
		if len(zones) > 0 {
			d.Notes = append(d.Notes, "zones of this file: "+strings.Join(zones, ", "))
		}
		return true
	}
	return false
}
