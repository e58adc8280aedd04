package dsl

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"github.com/alecthomas/participle/v2/lexer"
)

// This file answers what follows from a zone, an option or a counter named by a word of the
// language: the lines that speak of it cannot be read, and their one cause is the name.

// A refusal is a name that is a word of the language.
type refusal struct {
	*Diagnostic
	kind Token           // of the zone, or `counter`
	name Token           // where it is given
	as   lexer.TokenType // what it would be, were it a name
	said []Span          // where other lines say it

	piles bool // it is no name, but what every zone has: place, stack
}

// callable are words of the language by which people call zones and what they count.
var callable = strings.Fields("left right top bottom first last red black home base row rows column pass turn " +
	"score time times number deal")

// directed are names for what is built one way.
var directed = map[string]string{"up": "ascending", "down": "descending"}

// better is a name that it can have.
func (r *refusal) better(names *Names) string {
	if r.name.Type == TokWord && directed[r.name.Value] == "" && !slices.Contains(callable, r.name.Value) {
		return "" // of, none: no one calls a zone so
	}
	name := r.name.Value + "-" + r.kind.Value
	if d := directed[r.name.Value]; d != "" && names.types[d] == 0 {
		name = d
	}
	if _, word := LookUp(name); word || names.types[name] != 0 {
		return ""
	}
	return name
}

// follows reports whether a line that cannot be read is one once refused names are names: it has no
// mistake of its own.
func (p *parser) follows(f *Form, ws []Token) bool {
	if len(p.refused) == 0 || f.production == nil || ws[0].Type == TokKind {
		return false
	}
	try := func(of func(t Token) bool) bool {
		var as []Token
		said := map[Span]*refusal{}
		for i := 0; i < len(ws); i++ {
			t := ws[i]
			if i > 0 && of(t) {
				r, at := p.refused[p.refusal(t)], t.Span()
				t.Type = r.as
				if r.as == TokZone && i+1 < len(ws) && ws[i+1].Value == r.kind.Value { // to up foundations
					i++
					at = at.To(ws[i].Span())
				}
				said[at] = r
			}
			as = append(as, t)
		}
		if len(said) == 0 || f.stuck(named(f, as)) >= 0 {
			return false
		}
		for at, r := range said {
			r.said = append(r.said, at)
		}
		return true
	}
	if try(func(t Token) bool { return p.refusal(t) >= 0 }) {
		return true
	}
	return slices.ContainsFunc(ws, func(one Token) bool {
		return p.refusal(one) >= 0 && try(func(t Token) bool { return t.Pos == one.Pos })
	})
}

// refusedAt reports whether the word that a line is read up to, or the one before it, is a refused
// name.
func (p *parser) refusedAt(ws []Token, i int) bool {
	for k := max(1, i-1); k <= i && k < len(ws); k++ {
		if p.refusal(ws[k]) >= 0 {
			return true
		}
	}
	return false
}

// refusal is the index of the refused name that a word is, or -1.
func (p *parser) refusal(t Token) int {
	return slices.IndexFunc(p.refused, func(r *refusal) bool { return r.name.Value == t.Value })
}

// renames offers each refused name another, wherever it is said.
func (p *parser) renames() {
	for _, r := range p.refused {
		if r.piles {
			p.unnames(r)
			continue
		}
		name := r.better(p.file.Names)
		if name == "" || r.name.Type == TokKind || len(r.Offers) > 0 || r.cured != nil {
			continue
		}
		o := Offer{Says: fmt.Sprintf("write `%s %s`", r.kind.Raw, name)}
		for _, at := range append(r.said, r.name.Span()) {
			o.Fixes = append(o.Fixes, Fix{Span: at, Text: name})
		}
		slices.SortFunc(o.Fixes, func(a, b Fix) int { return cmp.Compare(a.Span.Pos.Offset, b.Span.Pos.Offset) })
		if len(r.said) > 0 {
			o.Says += fmt.Sprintf(", and `%s` where other lines speak of it", name)
		}
		r.Offer(o)
	}
}

// unnames offers to do without a name that is none, where no other zone of its kind has none.
func (p *parser) unnames(r *refusal) {
	if slices.ContainsFunc(p.toks, func(toks []Token) bool {
		ws := words(toks)
		unnamed := len(ws) == 1 || len(ws) > 1 && ws[1].Type == TokNumber
		return unnamed && toks[0].Value == r.kind.Value
	}) {
		return
	}
	o := Offer{Says: fmt.Sprintf("leave `%s` out", r.name.Raw), Sure: true}
	o.Fixes = []Fix{{Span: Span{r.kind.End(), r.name.End()}}}
	for _, at := range r.said {
		o.Fixes = append(o.Fixes, Fix{Span: at, Text: r.kind.Raw})
	}
	slices.SortFunc(o.Fixes, func(a, b Fix) int { return cmp.Compare(a.Span.Pos.Offset, b.Span.Pos.Offset) })
	if len(r.said) > 0 {
		o.Says += fmt.Sprintf(", and write `%s` where other lines speak of it", r.kind.Raw)
	}
	r.Offer(o)
}
