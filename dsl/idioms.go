package dsl

import (
	"fmt"
	"slices"
	"strings"
)

// This file holds cures that reckon or move words about, where one phrase in the place of another is not enough.

// comparisons are the words of comparisons that the language writes with `at least` and `at most`: what is by more than
// the number is at least the next one.
var comparisons = []struct {
	words string // as in answers
	bound string
	by    int
}{
	{"> =", "least", 0},
	{"≥", "least", 0},
	{"< =", "most", 0},
	{"≤", "most", 0},
	{">", "least", 1},
	{"<", "most", -1},
	{"no more|greater|higher than", "most", 0},
	{"no less|fewer|lower than", "least", 0},
	{"more|greater|higher|larger than", "least", 1},
	{"less|fewer|lower|smaller than", "most", -1},
	{"at least", "least", 0},
	{"at most", "most", 0},
}

// compared answers a comparison in other words: `placed > 3`, `more than 3 cards in waste`.
func (p *parser) compared(d *Diagnostic, at spot, ws []Token, i int) bool {
	for _, c := range comparisons {
		want := alternatives(c.words)
		for start := max(1, i-len(want)+1); start <= i; start++ {
			k, n := start+len(want), 0
			if k >= len(ws) || !matches(want, ws[start:]) || ws[k].Type != tokNumber {
				continue
			}
			if _, err := fmt.Sscan(ws[k].Value, &n); err != nil || n+c.by < 0 {
				continue
			}
			e := edit{start, k + 1, []string{"is", "at", c.bound, fmt.Sprint(n + c.by)}}
			if ws[start-1].Value == "is" {
				e.i--
			}
			if !p.cure(d, at, ws, e) {
				e.with = e.with[1:] // of cards that are counted
				if !p.cure(d, at, ws, e) {
					continue
				}
			}
			d.Name, d.Span, d.Label = "other-book-word", ws[e.i].Span().To(ws[k].Span()), ""
			d.Message = fmt.Sprintf("`%s` is written `%s`", strings.Join(rawWords(ws[e.i:e.j]), " "), strings.Join(e.with, " "))
			d.write()
			return true
		}
	}
	return false
}

// letters answers ranks written as on the cards: `takes K Q`.
func (p *parser) letters(d *Diagnostic, at spot, ws []Token, i int) bool {
	ranks := map[string]string{"K": "king", "Q": "queen", "J": "jack", "A": "ace"}
	if ranks[ws[i].Raw] == "" {
		return false
	}
	written := slices.Clone(ws)
	for k, t := range ws {
		if w := ranks[t.Raw]; w != "" && t.Type != tokVar {
			written = p.replace(written, k, k+1, w)
		}
	}
	cured := p.chained(at, written)
	if cured == nil {
		return false
	}
	d.Name, d.Message = "other-book-word", "ranks are written out"
	d.rewrite(ws, cured)
	return true
}

// commas answers a list with commas: its words stand side by side, or between them stands `and` or `or`. What reads so
// as it is goes before what must be mended besides.
func (p *parser) commas(d *Diagnostic, at spot, ws []Token) bool {
	for _, with := range []string{"", "and", "or", "and, mended", "or, mended"} {
		with, _, mended := strings.Cut(with, ", ")
		if with == "or" && at.section == InStep {
			continue // 1 to tableau, waste: to both
		}
		var cured []Token
		for i, t := range ws {
			joined := i+1 < len(ws) && (ws[i+1].Value == "and" || ws[i+1].Value == "or")
			switch {
			case t.Value != ",":
				cured = append(cured, t)
			case with != "" && !joined:
				cured = p.replace(append(cured, t), len(cured), len(cured)+1, with)
			}
		}
		if mended {
			cured = p.chained(at, cured)
		}
		if cured == nil || !at.reads(cured) {
			continue
		}
		if with == "" {
			d.Message = "words of a list stand side by side, without commas"
		} else {
			d.Message = fmt.Sprintf("in place of the comma stands `%s`", with)
		}
		d.rewrite(ws, cured)
		return true
	}
	return false
}

// whereIn answers a count without its place: `no spaces`.
func (p *parser) whereIn(d *Diagnostic, at spot, ws []Token) bool {
	cured := p.replace(ws, len(ws), len(ws), "in", "tableau")
	if !at.reads(cured) {
		return false
	}
	last := ws[len(ws)-1].Raw
	d.Message = fmt.Sprintf("after `%s` its place is missing: in which piles?", last)
	d.Help = "for example: " + strings.Join(rawWords(cured), " ")
	return true
}

// fromWhere answers a place where cards are named: `spaces take waste`.
func (p *parser) fromWhere(d *Diagnostic, at spot, ws []Token, i int) bool {
	if i == 0 || ws[i-1].Value != "take" && ws[i-1].Value != "takes" || !p.cure(d, at, ws, edit{i, i, []string{"any", "card", "from"}}) {
		return false
	}
	d.Name = "expected-word"
	d.Message = fmt.Sprintf("after `%s` come the cards, and then from where", ws[i-1].Raw)
	d.write()
	return true
}

// numberList answers numbers that are joined where they stand side by side: `tableau 1, 2 and 4`.
func (p *parser) numberList(d *Diagnostic, at spot, ws []Token, i int) bool {
	joint := func(t Token) bool { return t.Raw == "," || t.Raw == "&" || t.Value == "and" }
	number := func(t Token) bool { return t.Type == tokNumber }
	if i == 0 || i >= len(ws) || !joint(ws[i]) || !number(ws[i-1]) {
		return false
	}
	e := edit{i - 1, i, []string{ws[i-1].Raw}}
	for k := i; k < len(ws) && (joint(ws[k]) || number(ws[k])); k++ {
		if number(ws[k]) {
			e.with, e.j = append(e.with, ws[k].Raw), k+1
		}
	}
	if len(e.with) < 2 || !p.cure(d, at, ws, e) {
		return false
	}
	d.Name, d.Label, d.Span = "extra-words", "", ws[e.i].Span().To(ws[e.j-1].Span())
	d.Message = fmt.Sprintf("numbers of a list stand side by side: `%s`", strings.Join(e.with, " "))
	d.write()
	return true
}

// sayBoth answers one state for two: `stock and waste empty`.
func (p *parser) sayBoth(d *Diagnostic, at spot, ws []Token, i int) bool {
	join := func(t Token) bool { return t.Value == "and" || t.Value == "or" }
	if i < 1 || i+2 >= len(ws) || !join(ws[i]) {
		return false
	}
	end := len(ws)
	if k := slices.IndexFunc(ws[i+1:], join); k >= 0 {
		end = i + 1 + k
	}
	if end < i+3 {
		return false
	}
	state := slices.DeleteFunc(rawWords(ws[i+2:end]), func(w string) bool { return w == "are" || w == "both" })
	if !p.mended(d, at, ws, edit{i, i, state}) {
		return false
	}
	d.Name, d.Span = "expected-word", ws[i-1].Span().To(ws[end-1].Span())
	d.Message = fmt.Sprintf("before `%s` the words `%s` are said too", ws[i].Raw, strings.Join(state, " "))
	if len(state) == 1 {
		d.Message = fmt.Sprintf("before `%s` the word `%s` is said too", ws[i].Raw, state[0])
	}
	return true
}

// glued answers a number that stands right behind a word: `tableau13`.
func (p *parser) glued(d *Diagnostic, at spot, ws []Token, i int) bool {
	if i >= len(ws) || ws[i].Type != tokUnknown {
		return false
	}
	word := strings.TrimRight(ws[i].Value, "0123456789")
	e := edit{i, i + 1, []string{word, ws[i].Value[len(word):]}}
	if _, ok := LookUp(word); !ok || e.with[1] == "" || !p.mended(d, at, ws, e) {
		return false
	}
	d.Message = fmt.Sprintf("between `%s` and `%s` stands a blank", e.with[0], e.with[1])
	return true
}

// later answers a part of a line that stands too early: `spaces at once take king`.
func (p *parser) later(d *Diagnostic, at spot, ws []Token, i int) bool {
	if len(ws) > 20 || !slices.Contains(tailWords, ws[i].Value) && ws[i].Value != "wrapping" {
		return false
	}
	for to := len(ws); to > i+1; to-- {
		for k := i + 1; k < to; k++ {
			moved := slices.Concat(ws[:i], ws[k:to], ws[i:k], ws[to:])
			if !at.reads(moved) {
				continue
			}
			part := strings.Join(rawWords(ws[i:k]), " ")
			d.Name, d.Span, d.Label = "word-order", ws[i].Span().To(ws[k-1].Span()), ""
			d.Message = fmt.Sprintf("`%s` stands behind `%s`", part, strings.Join(rawWords(ws[k:to]), " "))
			d.rewrite(ws, moved)
			return true
		}
	}
	return false
}
