package mend

import (
	"strings"
	"unicode"

	"pat/dsl"
)

// This file answers sentences for people that have lost the sign before them: comments without `#`.

// Bounds on a sentence.
const (
	shortRemark = 4 // words: less is a slip
	longRemark  = 6 // one without a full stop
)

// sentence reports whether the line is written as a sentence is: with a full stop, or with
// a capital letter at its beginning, and many words.
func (s *search) sentence() bool {
	n := len(plain(s.Words))
	if s.Spot.Form(s.Words[0]) != nil && s.Words[0].Raw == s.Words[0].Value {
		return false // it begins as a line does
	}
	first, last := s.Words[0].Raw, s.Words[len(s.Words)-1].Raw
	stops := strings.HasSuffix(last, ".")
	capital := unicode.IsUpper(rune(first[0])) && first[1:] == strings.ToLower(first[1:])
	return n >= shortRemark && (stops || capital && n >= longRemark)
}

// barely reports whether what a table says is said of less than half of a sentence.
func (s *search) barely() bool {
	return s.answer == nil || 2*(s.answer.end-s.start) < len(s.Words)
}

// remark offers to make a comment of the line, for it is a sentence.
func (d *said) remark() {
	at := d.Words[0].Pos
	before := func(sign string) dsl.Offer {
		return dsl.Offer{Fixes: []dsl.Fix{{Span: dsl.Span{Pos: at, EndPos: at}, Text: sign + " "}}}
	}
	d.Offer(before("#").Saying("put `#` before it").If("it is a remark"))
	if d.Section != dsl.InStep {
		d.Offer(before("note").Saying("put `note` before it").If("players are to read it"))
	}
}

// noLine is said of a sentence.
const noLine = "a sentence is no line of the language"

// remarks answers a sentence that says no rule.
func (d *said) remarks() bool {
	d.Message = noLine
	d.Span = d.Words[0].Span().To(d.Words[len(d.Words)-1].Span())
	d.Label, d.Help, d.Notes, d.Offers = "", "", nil, nil
	d.remark()
	return true
}
