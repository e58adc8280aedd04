package dsl

import (
	"slices"
	"strings"
)

// This file answers what can be written at a place of a file that is being written: which words,
// and instead of what. The grammar says it, from the words before; what stands behind does not
// matter.

// Proposals are the words that can stand at a place.
type Proposals struct {
	Span  Span // of the word that is begun there, up to the place; empty where none is
	Words []Proposal
}

// A Proposal is a word that can stand at a place.
type Proposal struct {
	Word string
	Type Type  // of the word: TokWord, TokRank, TokSuit, TokKind, TokZone, TokVar, TokAct or TokChoice
	Form *Form // of the line that it begins; nil elsewhere
}

// Complete proposes the words that can stand at a place of a text, given as a byte offset, in the
// order of the table of words. The word that is begun there counts as not yet written. Names are
// those that the file and its ancestors give. In comments and titles nothing is proposed.
func Complete(src *Source, names *Names, offset int) Proposals {
	at := src.Pos(offset)
	line := src.Line(at.Line)
	start := at.Offset - src.starts[at.Line-1]
	if len(line) > maxLine || start > len(line) {
		return Proposals{Span: Span{at, at}}
	}
	from := start
	for from > 0 && (isLetter(line[from-1]) || isDigit(line[from-1]) || line[from-1] == '-') {
		from--
	}
	out := Proposals{Span: src.Span(at.Offset-(start-from), at.Offset)}
	spot, ok := src.SpotAt(at.Line, line[:from] != "" && isBlank(line[0]), names)
	if !ok {
		return out
	}
	if spot.Section == InExample {
		if remark(line) >= from {
			out.Words = spot.inExample(strings.Fields(line[:from]))
		}
		return out
	}
	before := words(lexLine(NewSource(src.Name, []byte(line[:from])), 1, names))
	if strings.Contains(line[:from], "#") {
		return out
	}
	out.Words = spot.propose(before)
	return out
}

// SpotAt is where a line of a text stands, from 1, if it is indented or not: what the lines above
// make of it. It is not ok for an indented line that stands below no head.
func (s *Source) SpotAt(line int, indent bool, names *Names) (spot Spot, ok bool) {
	spot.Names = names
	if !indent {
		return spot, true
	}
	for n := min(line-1, s.Lines()); n >= 1; n-- {
		text := s.Line(n)
		if indented(text) || len(text) > maxLine {
			continue
		}
		ws := words(visibleFirst(lexLine(s, n, names)))
		if len(ws) == 0 {
			continue
		}
		if startsExample(text) {
			spot.Section = InExample
			return spot, true
		}
		if form(AtHead, "", ws[0].Value) == nil {
			return spot, false
		}
		spot.Section, spot.Kind = inBlock(ws[0].Value)
		return spot, true
	}
	return spot, false
}

// inBlock is where the lines of a block stand whose head begins with a word.
func inBlock(lead string) (Section, string) {
	switch lead {
	case "deal", "may", "after":
		return InStep, lead
	}
	return InZone, lead
}

// propose lists what can stand behind some words.
func (s Spot) propose(before []Token) (out []Proposal) {
	if len(before) == 0 {
		for _, f := range Forms {
			if f.Lead != "" && s.stands(f) {
				out = append(out, Proposal{f.Lead, s.Token(f.Lead, "").Type, f})
			}
		}
		if s.Section != InStep {
			return out
		}
	} else if f := s.Form(before[0]); f != nil && f.IsText() {
		if f.Lead == "variant" && len(before) == 1 {
			return []Proposal{{"of", TokWord, nil}}
		}
		return nil
	}
	said := func(word string) bool {
		return slices.ContainsFunc(out, func(p Proposal) bool { return p.Word == word })
	}
	for _, w := range s.Next(before) {
		for _, t := range w.Tokens {
			if t.Type != TokNumber && !said(t.Value) {
				out = append(out, Proposal{t.Value, t.Type, nil})
			}
		}
	}
	return out
}

// stands reports whether a line of a form can stand at the spot and say something.
func (s Spot) stands(f *Form) bool {
	if s.InColumn1() {
		return f.Section == InFile || f.Section == AtHead
	}
	kind := KindNamed(s.Kind)
	_, idle := kind.Idle(f.Lead)
	return f.Section == s.Section && (f.Kinds == nil || slices.Contains(f.Kinds, kind)) && !idle
}

// inExample lists the words of the language that can stand in a line of an example.
func (s Spot) inExample(before []string) (out []Proposal) {
	if len(before) == 0 {
		for _, f := range Forms {
			if f.Section == InExample && f.Lead != "" {
				out = append(out, Proposal{f.Lead, TokWord, f})
			}
		}
		return out
	}
	say := func(typ Type, words ...string) {
		for _, w := range words {
			out = append(out, Proposal{w, typ, nil})
		}
	}
	last := before[len(before)-1]
	switch lead := strings.ToLower(before[0]); {
	case lead == "may" && len(before) == 1:
		say(TokWord, "not", "only")
	case lead == "now" && len(before) == 1:
		say(TokWord, "won", "lost", "not", "each", "pass", "counter", "left")
	case lead == "now" && last == "not":
		say(TokWord, "won", "lost")
	case last == "counter" && (lead == "now" || lead == last), len(before) == 1 && (lead == "option" || lead == "ask"):
		say(TokVar, s.Names.List("value")...)
	case last == "left" && (lead == "now" || lead == last):
		say(TokAct, append([]string{"redeal"}, s.Names.List("action")...)...)
	case lead == "option" && len(before) == 2:
		say(TokChoice, s.Names.List("choice")...)
	}
	return out
}
