package dsl

import (
	"fmt"
	"slices"
	"strings"
)

// This file says of a line that cannot be read where it goes wrong and what could stand there. What
// its author meant is asked of a Mender, which stands behind this package: dsl/mend.

// An Unread is a line that the grammar refuses.
type Unread struct {
	Spot
	Src   *Source // the file in which the line stands
	Words []Token
	Stuck int               // the first word that cannot be read, len(Words) if words are missing
	Form  *Form             // nil if the first word begins no line at the spot
	Zones map[string]bool   // the kinds of zone that have a block in the file; nil if they cannot be known
	Named map[string]string // the kind of each zone that the file gives a name
	lines [][]Token         // of the file
}

// Idle reports whether a name that the file gives a zone is said by no line but its head: it may be
// the head that is misspelt.
func (u *Unread) Idle(name string) bool {
	said := 0
	for _, line := range u.lines {
		for _, t := range line {
			if t.Type == TokZone && t.Value == name {
				said++
			}
		}
	}
	return u.Named[name] != "" && said < 2
}

// Counts reports whether another line than one sets a word to a number, or adds to it.
func (u *Unread) Counts(word string, but int) bool {
	return slices.ContainsFunc(u.lines, func(line []Token) bool {
		line = words(line)
		for k := 1; k < len(line); k++ {
			set := line[0].Value == "set" && k == 1 || line[0].Value == "add" && line[k-1].Value == "to"
			if set && line[k].Value == word && line[k].Pos.Line != but {
				return true
			}
		}
		return false
	})
}

// stands reports whether another line of the file, in the first column, has the same words, or is
// the head of the same zone.
func (u *Unread) stands() bool {
	ws := u.Words
	same := func(a, b Token) bool { return a.Value == b.Value }
	unnamed := func(head []Token) bool {
		return ws[0].Type == TokKind && same(head[0], ws[0]) && (len(head) == 1 || head[1].Type == TokNumber)
	}
	return slices.ContainsFunc(u.lines, func(line []Token) bool {
		head := words(line)
		if len(head) == 0 || line[0].Type == TokSpace || head[0].Pos.Line == ws[0].Pos.Line {
			return false
		}
		return slices.EqualFunc(head, ws, same) || len(ws) == 1 && unnamed(head)
	})
}

// A Mender answers an unread line, if it knows an answer: it changes what the diagnostic says. It
// returns the line that was meant where that is certain, or nil.
type Mender func(u *Unread, d *Diagnostic) (meant []Token, answered bool)

// Bounds on answers: the number of mistakes of one file that are answered in full, of which the
// reader sees the first 20, and the words of a line for which it is worth it.
const (
	enough     = 24
	enoughLong = 60
)

// unread describes a line that cannot be read.
func (p *parser) unread(s Spot, ws []Token) *Unread {
	u := &Unread{Spot: s, Src: p.src, Words: ws, Form: s.Form(ws[0]), Stuck: s.Stuck(ws), lines: p.toks}
	u.Zones, u.Named = map[string]bool{}, map[string]string{}
	if p.file.Line("variant") != nil {
		u.Zones = nil // its parents have others
	}
	for _, toks := range p.toks {
		if len(toks) == 0 || toks[0].Type != TokKind {
			continue
		}
		if u.Zones != nil {
			u.Zones[toks[0].Value] = true
		}
		for _, t := range words(toks)[1:] {
			if t.Type == TokZone {
				u.Named[t.Value] = toks[0].Value
			}
		}
	}
	return u
}

// mend asks what was meant by a line, if the file has not too many mistakes already.
func (p *parser) mend(u *Unread, d *Diagnostic) (meant []Token, answered bool) {
	if p.mender == nil || len(p.diags) > enough || len(u.Words) > enoughLong {
		return nil, false
	}
	return p.mender(u, d)
}

// explain reports a line whose form is known and that could not be read.
func (p *parser) explain(f *Form, ws []Token, kind string) {
	u := p.unread(p.spot(f.Section, kind), ws)
	if f.production != nil {
		u.Stuck = f.stuck(ws) // what a head names is no name yet, if it was refused as one
	}
	if f.Lead == "" && p.goesOn(ws) || p.endsBelow(u.Spot, ws) {
		return
	}
	i := u.Stuck
	told := func(d *Diagnostic) bool { return i < len(ws) && d.Span == ws[i].Span() }
	if k := slices.IndexFunc(p.diags, told); k >= 0 {
		// Told when names were collected; but no name may have been meant.
		d := *p.diags[k]
		if r := p.refusal(ws[i]); d.Name != "bad-name" || len(d.Offers) > 0 || r >= 0 && p.refused[r].piles {
			return
		}
		if meant, _ := p.mend(u, &d); meant != nil {
			d.cured = meant
			p.diags[k] = &d
		}
		return
	}
	if p.follows(f, ws) {
		return
	}
	d := &Diagnostic{Name: "expected-word", Help: "usage: " + f.Usage}
	switch {
	case i == len(ws):
		d.Span = ws[i-1].Span()
		d.Message = "the line ends too early: after `" + ws[i-1].Raw + "` comes " + some(u.told(ws))
	case u.complete(i):
		d.Span, d.Name = ws[i].Span(), "extra-words"
		d.Message = fmt.Sprintf("`%s` is complete; I cannot use `%s`", Written(ws[:i]), Written(ws[i:]))
	default:
		d.Span, d.Message = ws[i].Span(), Cannot(ws, i)
	}
	if f.Lead == "without" && i == 1 {
		d.Message = "after `without` comes the beginning of the line that is taken away"
		example := map[Section]string{InFile: Waste.String(), InZone: "spaces", InStep: "rest"}
		d.Help = "for example: without " + example[f.Section]
	}
	if p.parted(d, u.Spot, ws) { // no word is changed: nothing is likelier
		p.report(d)
		return
	}
	var meant []Token
	answered := false
	if !p.refusedAt(ws, i) { // what else such a word would mean was not meant
		meant, answered = p.mend(u, d)
	}
	d.cured = meant
	if p.report(d); answered || i == len(ws) {
		return
	}
	if t := ws[i]; t.Type == TokBad {
		d.Name, d.Label = "bad-character", "words are lower case letters, digits and hyphens"
		d.Message = fmt.Sprintf("`%s` is no word", Visible(t.Raw))
		if isDigit(t.Raw[0]) {
			d.Name, d.Label = "bad-number", "numbers have at most four digits"
			d.Message = fmt.Sprintf("the number %s is too large", short(t.Raw, 12))
		}
		return
	}
	wants := u.told(ws[:i])
	if k := i - 1; k > 0 && isPhrase(ws[k], ws[i]) {
		// `in suit` is refused as a whole: `in pass` is not what was meant.
		d.Span = ws[k].Span().To(ws[i].Span())
		d.Message = strings.TrimSuffix(Cannot(ws, k), "`") + " " + ws[i].Raw + "`"
		wants = slices.DeleteFunc(u.Next(ws[:k]), func(w Want) bool { return w.Tokens[0].Value == ws[k].Value })
	}
	if len(wants) > 0 {
		d.Notes = append(d.Notes, "here can stand "+some(wants))
	}
}

// isPhrase reports whether two words are a phrase of the language, so that they were meant
// together.
func isPhrase(a, b Token) bool {
	return slices.Contains(map[string][]string{
		"in": {"suit", "alternating", "colour", "other", "any", "order", "same", "sequence", "pass"},
		"by": {"free", "next"},
		"at": {"once", "bottom", "most", "least"},
	}[a.Value], b.Value)
}

// complete reports whether the words before word i are a line.
func (u *Unread) complete(i int) bool { return i > 0 && u.Spot.Stuck(u.Words[:i]) < 0 }

// Cannot says that word i cannot stand where it stands.
func Cannot(ws []Token, i int) string {
	if i == 0 {
		return fmt.Sprintf("the line cannot begin with `%s`", Visible(ws[0].Raw))
	}
	before := Written(ws[:i])
	if i > 3 {
		before = "… " + Written(ws[i-3:i])
	}
	return fmt.Sprintf("after `%s` I cannot use `%s`", before, Visible(ws[i].Raw))
}

// Written is what the words are in the file, with single blanks.
func Written(ws []Token) string { return strings.Join(rawWords(ws), " ") }
