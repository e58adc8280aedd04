package prose

import (
	"strings"

	"pat/dsl"
)

// mods are the words before a place, sorted.
type mods struct {
	end                               string // "top" or "bottom"
	pick                              string // "first" or "last"
	line                              string // "row" or "column"
	lines                             *dsl.Range
	each, own, empty, nonempty, other bool
}

func modsOf(p *dsl.Place) mods {
	var m mods
	for _, w := range p.Mods {
		switch {
		case w.Each:
			m.each = true
		case w.End != "":
			m.end = w.End
		case w.Line != "":
			m.line, m.lines = w.Line, w.Range
		case w.Word == "own":
			m.own = true
		case w.Word == "empty":
			m.empty = true
		case w.Word == "nonempty":
			m.nonempty = true
		case w.Word == "other":
			m.other = true
		default:
			m.pick = w.Word
		}
	}
	return m
}

// fill is the adjective of piles that are empty or not.
func (m mods) fill() string {
	switch {
	case m.empty:
		return "empty "
	case m.nonempty:
		return "non-empty "
	}
	return ""
}

// ranges writes numbers of piles: 1 to 4 and 7.
func ranges(rs []*dsl.Range) string {
	var out []string
	for _, r := range rs {
		if r.To != "" && dsl.Number(r.To) == dsl.Number(r.From)+1 {
			out = append(out, r.From, r.To)
			continue
		}
		out = append(out, span(r))
	}
	return list(out, "and")
}

func span(r *dsl.Range) string {
	if r.To == "" {
		return r.From
	}
	return through(dsl.Number(r.From), dsl.Number(r.To))
}

// through is a stretch of numbers: 1 and 2, 1 to 3.
func through(from, to int) string {
	if to == from+1 {
		return digit(from) + " and " + digit(to)
	}
	return digit(from) + " to " + digit(to)
}

// numbers are the numbers of the piles that ranges mean, or of so many piles where there are no ranges.
func numbers(rs []*dsl.Range, n int) []int {
	var out []int
	if len(rs) == 0 {
		rs = []*dsl.Range{{From: "1", To: digit(n)}}
	}
	for _, r := range rs {
		last := dsl.Number(r.From)
		if r.To != "" {
			last = dsl.Number(r.To)
		}
		for i := dsl.Number(r.From); i <= last && len(out) < n; i++ {
			out = append(out, i)
		}
	}
	return out
}

// single reports whether ranges mean one pile.
func single(rs []*dsl.Range) bool {
	return len(rs) == 1 && (rs[0].To == "" || rs[0].To == rs[0].From)
}

// place is a place as a definite phrase: the waste, the top card of the pile to its left, tableau piles 1 to 4.
func (t *teller) place(p *dsl.Place) np {
	n := t.piles(p)
	switch modsOf(p).end {
	case "top":
		return np{n.is("the top card of ", "the top cards of ") + n.text, n.many}
	case "bottom":
		return np{n.is("the bottom card of ", "the bottom cards of ") + n.text, n.many}
	}
	return n
}

// piles is place without `top of` and `bottom of`.
func (t *teller) piles(p *dsl.Place) np {
	m := modsOf(p)
	switch {
	case p.Source:
		return one(t.say.source)
	case p.Layer:
		if t.zone == nil {
			return one("the same layer")
		}
		return one("the same layer of " + zoneName(t.Sheet, t.zone).text + ", that is, at the height to which the card would come")
	case p.Pile != nil:
		return one(t.neighbour(p.Pile))
	case p.Zone == nil:
		return one("the piles")
	}
	word := p.Zone.Word
	n := pilesNoun(t.Sheet, word)
	if m.line != "" && m.lines != nil {
		return t.lines(m, wordName(t.Sheet, word).text)
	}
	if len(p.Zone.Ranges) > 0 {
		return t.numbered(m, n, p.Zone.Ranges)
	}
	switch {
	case m.own:
		return one("the " + n.one + " of the same number")
	case m.pick != "":
		return one("the " + m.pick + " " + m.fill() + n.one)
	case pilesIn(t.Sheet, word) == 1:
		return wordName(t.Sheet, word)
	case m.each:
		return one("each " + m.fill() + n.one)
	case m.other:
		return many("the other " + m.fill() + n.many)
	case m.fill() != "":
		return many("the " + m.fill() + n.many)
	case m.end != "":
		return many("the " + n.many)
	}
	return wordName(t.Sheet, word)
}

// lines are rows or columns of a grid.
func (t *teller) lines(m mods, of string) np {
	what := one(m.line + " " + span(m.lines) + " of " + of)
	if !single([]*dsl.Range{m.lines}) {
		what = many(m.line + "s " + span(m.lines) + " of " + of)
	}
	switch {
	case m.pick != "":
		return one("the " + m.pick + " " + m.fill() + "place in " + what.text)
	case m.each:
		return one("each " + m.fill() + "place in " + what.text)
	case m.other:
		return many("the other " + m.fill() + "places in " + what.text)
	case m.fill() != "":
		return many("the " + m.fill() + "places in " + what.text)
	}
	return what
}

// numbered is some piles by number.
func (t *teller) numbered(m mods, n noun, rs []*dsl.Range) np {
	if single(rs) {
		return one(n.one + " " + ranges(rs))
	}
	what := m.fill() + n.many + " " + ranges(rs)
	switch {
	case m.pick != "":
		return one("the " + m.pick + " of the " + what)
	case m.each:
		return one("each of the " + what)
	case m.other:
		return many("the others of the " + what)
	case m.fill() != "":
		return many("the " + what)
	}
	return many(what)
}

// neighbour is the pile a rule speaks of, or one beside it.
func (t *teller) neighbour(r *dsl.PileRef) string {
	if r.Side == "" {
		return t.say.pile
	}
	what := "the "
	if r.Steps != "" && r.Steps != "1" {
		what += ordinal(dsl.Number(r.Steps)) + " "
	} else if r.Steps != "" {
		what += "next "
	}
	what += t.say.place
	of, upright := t.say.pile, r.Side == "above" || r.Side == "below"
	switch own := of == "it" || strings.HasPrefix(of, "its "); {
	case of == "the "+t.say.place && upright:
		return what + " " + r.Side
	case of == "the "+t.say.place:
		return what + " to the " + r.Side
	case upright && own:
		return what + " " + r.Side + " it"
	case upright:
		return what + " " + r.Side + " " + of
	case own:
		return what + " to its " + r.Side
	}
	return what + " to the " + r.Side + " of " + of
}

// target is a place as somewhere a card may go: a foundation, the waste, each empty tableau pile.
func (t *teller) target(p *dsl.Place) string {
	m := modsOf(p)
	if m.lines != nil && p.Zone != nil && !m.each && m.pick == "" && m.end == "" {
		n := t.lines(mods{line: m.line, lines: m.lines}, wordName(t.Sheet, p.Zone.Word).text)
		if m.other {
			return "another " + m.fill() + "place in " + n.text
		}
		return a(m.fill()+"place") + " in " + n.text
	}
	if p.Zone != nil && !m.each && !m.own && m.pick == "" && m.line == "" && m.end == "" && pilesIn(t.Sheet, p.Zone.Word) > 1 {
		n := pilesNoun(t.Sheet, p.Zone.Word)
		switch {
		case len(p.Zone.Ranges) > 0:
			if !single(p.Zone.Ranges) {
				return "one of the " + m.fill() + n.many + " " + ranges(p.Zone.Ranges)
			}
		case m.other:
			return strings.TrimSpace("another " + m.fill() + n.one)
		default:
			return a(m.fill() + n.one)
		}
	}
	switch m.end {
	case "bottom":
		return "the bottom of " + t.piles(p).text
	case "top":
		return "the top of " + t.piles(p).text
	}
	return t.piles(p).text
}

// targets joins places that are tried in order.
func (t *teller) targets(ps *dsl.Places) string {
	var out []string
	for _, p := range ps.Any {
		out = append(out, t.target(p))
	}
	return list(out, "or")
}

// places joins places of which any may be meant: the waste or the tableau.
func (t *teller) places(ps *dsl.Places) string {
	var out []string
	for _, p := range ps.Any {
		out = append(out, t.place(p).text)
	}
	return list(out, "or")
}

// anyOf is the top card of a place that some card is compared with: the top card of another tableau pile.
func (t *teller) topOf(p *dsl.Place) string {
	if end := modsOf(p).end; end != "" {
		if n := t.place(p); !n.many {
			return n.text
		}
		return "the " + end + " card of " + t.target(endless(p))
	}
	if p.Pile != nil && t.zone != nil && drawn(t.zone) {
		return "the card in " + t.piles(p).text
	}
	if p.Layer || p.Zone == nil {
		return "the top card of " + t.piles(p).text
	}
	if pilesIn(t.Sheet, p.Zone.Word) > 1 && !single(p.Zone.Ranges) && modsOf(p).pick == "" && !modsOf(p).own {
		return "the top card of " + t.target(p)
	}
	return "the top card of " + t.piles(p).text
}

// within is where cards lie: in the tableau, on the foundations, on top of a tableau pile.
func (t *teller) within(p *dsl.Place, plural, negative bool) string {
	m := modsOf(p)
	if m.end == "" {
		if p.Layer {
			return "in " + t.piles(p).text
		}
		if p.Zone == nil || m.line != "" {
			return "in " + t.piles(p).text
		}
		kind := p.Zone.Kind()
		if zs := t.Zone(p.Zone.Word); len(zs) > 0 {
			kind = zs[0].Kind
		}
		return on(kind) + " " + t.piles(p).text
	}
	before := "at the bottom of "
	if m.end == "top" {
		before = "on top of "
	}
	n := t.piles(p)
	if !n.many {
		return before + n.text
	}
	switch {
	case plural && !negative || p.Zone == nil || len(p.Zone.Ranges) > 0:
		return before + n.text
	case negative && !m.other:
		return before + "any " + m.fill() + pilesNoun(t.Sheet, p.Zone.Word).one
	}
	return before + t.target(endless(p))
}

// endless is a place without `top of` and `bottom of`.
func endless(p *dsl.Place) *dsl.Place {
	open := *p
	open.Mods = nil
	for _, w := range p.Mods {
		if w.End == "" {
			open.Mods = append(open.Mods, w)
		}
	}
	return &open
}
