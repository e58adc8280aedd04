package dsl

import (
	"bytes"
	"fmt"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"
)

// Before any line is read: is it text, is it a rule file, and are there characters in it that only
// look like blanks?

// Bounds on what is read as a rule file at all. The longest shipped file has under a hundred lines.
const (
	maxBytes = 1 << 20
	maxLines = 5000
	maxLine  = 1000 // bytes in a line
)

// notText answers a file that cannot be a rule file: empty, far too long, or no text.
func notText(name string, text []byte) *Diagnostic {
	start := Pos{Filename: name, Line: 1, Column: 1}
	d := &Diagnostic{Name: "not-a-game", Span: Span{start, start}}
	text = bytes.TrimPrefix(text, byteOrderMark)
	switch {
	case len(bytes.TrimSpace(text)) == 0:
		d.Message = "the file is empty; a rule file starts with `game` and the name of the game"
		d.Help = "its first line is for example: game Baker's Dozen"
	case len(text) > maxBytes:
		d.Message = fmt.Sprintf("the file has %d bytes; a rule file has at most %d", len(text), maxBytes)
		d.Notes = []string{"other programs also use the ending .pat, for other things"}
	case bytes.HasPrefix(text, []byte("\xff\xfe")) || bytes.HasPrefix(text, []byte("\xfe\xff")):
		d.Message = "the file is text in UTF-16; a rule file is plain text in UTF-8"
		d.Help = "in most editors `Save as` asks for the encoding: UTF-8"
	case bytes.IndexByte(text, 0) >= 0:
		d.Message = "the file is not text; a rule file is plain text in UTF-8"
		d.Notes = []string{"other programs also use the ending .pat, for other things"}
	case !utf8.Valid(text):
		src := NewSource(name, text)
		at := src.Pos(invalid(src.Text))
		d.Span = Span{Pos{name, 0, at.Line, at.Column}, Pos{name, 0, at.Line, at.Column}}
		d.Message = fmt.Sprintf("line %d has a letter that is not in UTF-8", at.Line)
		d.Help = "in most editors `Save as` asks for the encoding: UTF-8"
	case NewSource(name, text).Lines() > maxLines+1:
		d.Message = fmt.Sprintf("the file has more than %d lines; that is no rule file", maxLines)
		d.Notes = []string{"other programs also use the ending .pat, for other things"}
	default:
		return nil
	}
	return d
}

// invalid is the place of the first byte of a text that is no part of a character.
func invalid(text string) int {
	for i := 0; i < len(text); {
		r, n := utf8.DecodeRuneInString(text[i:])
		if r == utf8.RuneError && n == 1 {
			return i
		}
		i += n
	}
	return len(text)
}

// isGame asks whether the first line with words begins with `game`; without it nothing else is
// read. A file that only looks like rules is read on all the same, so that the missing title is one
// mistake of several.
func (p *parser) isGame() bool {
	for i, toks := range p.toks {
		ws := words(toks)
		if line := p.src.Line(i + 1); len(line) > maxLine && !strings.HasPrefix(line, "#") {
			return true // too long, which is told
		}
		if len(ws) == 0 {
			continue
		}
		if ws[0].Value == "game" && toks[0].Type != TokSpace {
			return true
		}
		if ws[0].Type == TokUnknown && toks[0].Type != TokSpace {
			meant, _ := p.mend(p.unread(p.spot(InFile, ""), ws), &Diagnostic{})
			if len(meant) > 0 && meant[0].Value == "game" {
				return true // it is told of the word
			}
		}
		d := p.report(&Diagnostic{
			Name: "not-a-game", Span: ws[0].Span(),
			Message: "a rule file starts with `game` and the name of the game",
			Help:    "its first line is for example: game Baker's Dozen",
		})
		if ws[0].Type == TokNumber {
			d.Notes = []string{fmt.Sprintf("line %d is `%s`; "+
				"other programs also use the ending .pat, with numbers only",
				i+1, short(strings.TrimSpace(p.src.Line(i+1)), 30))}
		}
		if !p.titleBelow(d, i+1) && ws[0].Type != TokUnknown && ws[0].Type != TokNumber {
			p.titleOfFile(d, i+1)
		}
		// A file that otherwise looks like rules is read on, so that all its mistakes are told.
		p.file.Broken = true
		for _, toks := range p.toks {
			if ws := words(toks); len(ws) > 0 &&
				(ws[0].Value == "deal" || ws[0].Value == "win" || ws[0].Value == "variant") {
				return true
			}
		}
		return false
	}
	p.report(&Diagnostic{
		Name: "not-a-game", Span: p.src.Span(0, 0),
		Message: "the file has only comments; a rule file starts with `game` and the name of the game",
		Help:    "its first line is for example: game Baker's Dozen",
	})
	p.file.Broken = true
	return false
}

// oddBlanks finds characters that look like blanks and are none. They are read as blanks, so that
// each of them is the only mistake it makes; the first of a file is told, with the number of lines
// that have others.
func (p *parser) oddBlanks(toks []Token) {
	ws := words(toks)
	if len(ws) == 0 {
		return
	}
	end := len(p.src.Text) // of what is no title
	if f := form(InFile, "", ws[0].Value); f != nil && f.production == nil {
		end = ws[0].Pos.Offset
	}
	k := slices.IndexFunc(toks,
		func(t Token) bool { return t.Type == TokSpace && isOddBlank(t.Raw) && t.Pos.Offset < end })
	if k < 0 {
		return
	}
	p.oddN++
	if p.odd == nil {
		t := toks[k]
		what, says, with := "no ordinary blank", "write an ordinary blank in its place", " "
		switch {
		case t.Raw == "\u00a0":
			what = "a no-break space"
		case isInvisible(t):
			what, says, with = "an invisible character", "delete it", ""
		}
		p.odd = p.report(&Diagnostic{
			Name: "bad-character", Span: t.Span(),
			Message: fmt.Sprintf("here stands %s (%s)", what, Visible(t.Raw)),
			Offers:  []Offer{{Says: says, Fixes: []Fix{{t.Span(), with}}, Sure: true}},
		})
		return
	}
	p.odd.Notes = []string{fmt.Sprintf("the file has such characters in %d lines", p.oddN)}
}

// isInvisible reports whether a token is a character that takes no room.
func isInvisible(t Token) bool {
	r, _ := utf8.DecodeRuneInString(t.Raw)
	return t.Type == TokSpace && unicode.Is(unicode.Cf, r)
}

// isUnseen reports whether a character steers what shows it, or cannot be seen at all: a control
// sign, a zero width, a mark of direction, a separator of lines, a tag, a letter that fills a place
// and is blank. A text with such a one could say something else than it shows.
func isUnseen(r rune) bool {
	return r != '\t' && (unicode.IsControl(r) || unicode.In(r, unicode.Cf, unicode.Zl, unicode.Zp, unicode.Co,
		unicode.Other_Default_Ignorable_Code_Point))
}

// visibleFirst drops what cannot be seen from the beginning of a line: it is no indentation.
func visibleFirst(toks []Token) []Token {
	for len(toks) > 0 && isInvisible(toks[0]) {
		toks = toks[1:]
	}
	return toks
}
