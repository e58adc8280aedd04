package dsl

import (
	"cmp"
	"fmt"
	"slices"
	"strings"
)

// This file answers what follows from a zone named by a word of the language: the lines that
// speak of it cannot be read, and their one cause is the name.

// A refusal is the name of a zone that is a word of the language.
type refusal struct {
	*Diagnostic
	kind Token   // of the zone
	name Token   // where it is given
	said []Token // where other lines say it
}

// callable are words of the language by which people call zones.
var callable = strings.Fields("left right top bottom first last red black home base row column")

// directed are names for what is built one way.
var directed = map[string]string{"up": "ascending", "down": "descending"}

// better is a name that the zone can have.
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
	if len(p.refused) == 0 || f.production == nil || f.Section == AtHead {
		return false
	}
	try := func(of func(t Token) bool) bool {
		as := slices.Clone(ws)
		var said []Token
		for i, t := range as {
			if i > 0 && of(t) {
				as[i].Type = TokZone
				said = append(said, t)
			}
		}
		if len(said) == 0 || f.stuck(named(f, as)) >= 0 {
			return false
		}
		for _, t := range said {
			r := p.refused[p.refusal(t)]
			r.said = append(r.said, t)
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

// refusal is the index of the refused name that a word is, or -1.
func (p *parser) refusal(t Token) int {
	return slices.IndexFunc(p.refused, func(r *refusal) bool { return r.name.Value == t.Value })
}

// renames offers each refused zone a name, wherever it is said.
func (p *parser) renames() {
	for _, r := range p.refused {
		name := r.better(p.file.Names)
		if name == "" || r.name.Type == TokKind || len(r.Offers) > 0 || r.cured != nil {
			continue
		}
		o := Offer{Says: fmt.Sprintf("write `%s %s`", r.kind.Raw, name)}
		for _, t := range append(r.said, r.name) {
			o.Fixes = append(o.Fixes, Fix{Span: t.Span(), Text: name})
		}
		slices.SortFunc(o.Fixes, func(a, b Fix) int { return cmp.Compare(a.Span.Pos.Offset, b.Span.Pos.Offset) })
		if len(r.said) > 0 {
			o.Says += fmt.Sprintf(", and `%s` where other lines speak of it", name)
		}
		r.Offer(o)
	}
}
