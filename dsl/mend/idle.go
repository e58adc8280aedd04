package mend

import (
	"fmt"
	"slices"
	"strings"

	"pat/dsl"
)

// This file answers a line with a sentence beside it that says what is so in any case: `turn 1 to
// waste; no redeal`. The line stays, and the sentence goes.

// doing are first words of lines that are never said of what is so in any case.
var doing = []string{"turn", "build", "base", "takes", "spaces"}

// besides finds a line beside idle words, either way round, and the words.
//
// Every cut of the line into two parts is tried: a line and an idle sentence, or the other way
// round. The line may need mending itself (sole), but then in one way only.
func (s *search) besides() (line, idle []dsl.Token) {
	if s.InColumn1() || s.Section == dsl.InStep {
		return nil, nil
	}
	for k := 2; k+1 < len(s.Words); k++ {
		head, tail := s.Words[:k], s.Words[k:]
		sign := strings.Contains(".,;:", tail[0].Raw)
		if sign {
			tail = tail[1:]
		}
		if g := s.gistOf(tail); (sign || g.is(0, "not")) && g.idle() || g.onePass() {
			if line := s.sole(trimmed(head)); line != nil {
				return line, tail
			}
		}
		if g := s.gistOf(head); s.Spot.Form(tail[0]) != nil && s.Spot.Reads(tail) && g.idle() {
			return tail, trimmed(head)
		}
	}
	return nil, nil
}

// onePass reports whether words say that the stock is gone through once, and no more.
func (g *gist) onePass() bool {
	one := func(w string) bool { return slices.Contains(strings.Fields("one 1 a single only just pass"), w) }
	return g.Kind == dsl.Stock.String() && len(g.words) > 1 && g.says("pass") &&
		!slices.ContainsFunc(g.words, func(w string) bool { return !one(w) })
}

// excepts reports whether a sentence makes an exception of what it says.
func (g *gist) excepts() bool {
	return slices.ContainsFunc(g.words, func(w string) bool {
		return slices.Contains(strings.Fields("until unless except but while provided"), w)
	})
}

// gistOf is some of the words of a sentence.
func (s *search) gistOf(ws []dsl.Token) *gist {
	return &gist{search: s, spent: map[int]bool{}, words: plain(ws)}
}

// joining are words that join a sentence to the one before it.
var joining = strings.Fields(". , ; : and with but there is are it can may")

// trimmed is a line without the words at its end that join it to the next.
func trimmed(ws []dsl.Token) []dsl.Token {
	for len(ws) > 0 && slices.Contains(joining, ws[len(ws)-1].Value) {
		ws = ws[:len(ws)-1]
	}
	return ws
}

// sole is the line that words are, or that alone they can mean, or nil.
func (s *search) sole(ws []dsl.Token) []dsl.Token {
	if len(ws) == 0 {
		return nil
	}
	if s.Spot.Reads(ws) {
		return ws
	}
	u := *s.Unread
	u.Words, u.Stuck = ws, s.Spot.Stuck(ws)
	part := &search{Unread: &u}
	part.run()
	if len(part.found) != 1 {
		return nil
	}
	if n := part.found[0]; !n.open && !part.daring(n) && !part.renames(n) && len(part.doubted(n)) == 0 {
		return n.words
	}
	return nil
}

// idles says that of a line some words say what is so in any case.
func (d *said) idles(line, idle []dsl.Token) {
	d.Name, d.Label, d.Help, d.Notes = "other-book-word", "", "", nil
	d.Span = idle[0].Span().To(idle[len(idle)-1].Span())
	d.Message = fmt.Sprintf("`%s` is so where nothing is said", dsl.Written(idle))
	d.Offers = []dsl.Offer{d.line(line).Surely()}
}
