package worked

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"pat/dsl"
	"pat/interp"
	"pat/interp/notation"
)

// Is a move legal, by which line, and if not, why? These are `may`, `may not`, `may only` and
// `play`. Whatever line decides is touched, by which `pat test --cover` knows what examples have
// tried.

// parse reads a move. Of one that is not legal it tells why; ok is false where it cannot be
// understood, which has been told. Three outcomes: a move; why, for one that is understood and not
// legal; or not ok, and told.
func (r *runner) parse(p dsl.Part) (m interp.Move, why *notation.Refused, ok bool) {
	m, err := r.labels.Parse(r.state, p.Text)
	var many *notation.Ambiguous
	switch {
	case err == nil:
		return m, nil, true
	case errors.As(err, &why):
		return 0, why, true
	case errors.As(err, &many):
		d := r.bad(p.Span, "", "`%s` may mean several moves", p.Text)
		for _, c := range many.Choices {
			d.Offer(dsl.Instead(p.Span, c))
		}
	default:
		r.bad(p.Span, "", "%s", err)
	}
	return 0, nil, false
}

// may asks of moves whether they are legal. All moves of a line are asked of the same position;
// none is made.
func (r *runner) may(s *dsl.Saying) {
	rule, ok := r.rule(s)
	if !ok {
		return
	}
	var listed []interp.Move
	for _, p := range s.Parts {
		m, why, ok := r.parse(p)
		switch {
		case !ok && s.Mood == "not" && len(r.wrong) > 0 && r.several(p):
			// Several moves are meant, and each is legal.
			r.wrong = r.wrong[:len(r.wrong)-1]
			r.fail(p.Span, nil, "", "`%s` is legal, in several ways", p.Text)
		case !ok:
			return
		case why != nil && s.Mood == "not":
			r.forbidden(p, why, s.By, rule)
		case why != nil:
			r.touch(why.Refusal.Lines...)
			r.fail(p.Span, why.Refusal.Lines, "this forbids it", "`%s` is not legal: %s", p.Text, why.Refusal.Text)
		default:
			r.legal(p, m, s, rule)
			listed = append(listed, m)
		}
	}
	if s.Mood == "only" {
		r.only(s, listed)
	}
}

// several reports whether a text means several legal moves.
func (r *runner) several(p dsl.Part) bool {
	_, err := r.labels.Parse(r.state, p.Text)
	_, many := errors.AsType[*notation.Ambiguous](err)
	return many
}

// legal answers for a move that is legal.
func (r *runner) legal(p dsl.Part, m interp.Move, s *dsl.Saying, rule string) {
	by := r.state.By(m)
	if s.Mood == "not" {
		says := fmt.Sprintf("`%s` is legal", p.Text)
		if full := r.labels.Format(r.state, m); strings.Contains(full, "+") && !strings.Contains(p.Text, "+") {
			says += fmt.Sprintf(", for its card leaves by `%s`; that it does not leave alone is written `may not %s d`",
				full, p.Text)
		}
		r.fail(p.Span, by, "by this", "%s", says)
		return
	}
	r.touch(by...)
	if s.By != nil && !reads(by, rule) {
		r.fail(p.Span, by, "by this", "`%s` is legal, but not by `%s`", p.Text, s.By.Text)
	}
}

// forbidden answers for a move that is not legal, and is not to be. by is the line that the example
// names for it, nil where it names none. It is not enough that the move is illegal: it must be so
// by that line.
func (r *runner) forbidden(p dsl.Part, why *notation.Refused, by *dsl.Part, rule string) {
	lines := why.Refusal.Lines
	r.touch(lines...)
	switch {
	case by == nil || reads(lines, rule):
	case len(lines) == 0:
		r.fail(by.Span, nil, "", "`%s` is not legal, but no line of the rules says so: %s", p.Text, why.Refusal.Text)
	default:
		r.fail(by.Span, lines, "this forbids it", "`%s` is not legal, but `%s` does not say so: %s", p.Text, by.Text,
			why.Refusal.Text)
	}
}

// only tells of moves that are legal and not listed. Moves count as the same where they lead to the
// same position.
func (r *runner) only(s *dsl.Saying, listed []interp.Move) {
	var known []interp.Key
	for _, m := range listed {
		known = append(known, r.state.After(m))
	}
	var more []string
	for _, m := range r.state.DistinctMoves(nil) {
		if !slices.Contains(known, r.state.After(m)) {
			more = append(more, "`"+r.labels.Format(r.state, m)+"`")
		}
	}
	if len(more) > 0 {
		r.fail(s.Span, nil, "", "more is legal: %s", strings.Join(more, ", "))
	}
}

// play makes moves. The first that is not legal ends the example, for all that follows is said of
// another position.
func (r *runner) play(s *dsl.Saying) {
	for _, p := range s.Parts {
		m, why, ok := r.parse(p)
		if !ok {
			return
		}
		if why != nil {
			r.fail(p.Span, why.Refusal.Lines, "this forbids it", "`%s` cannot be played: %s", p.Text, why.Refusal.Text)
			r.over = true
			return
		}
		r.last = r.state.By(m)
		r.touch(r.last...)
		r.state.Tell(r.acted)
		r.state.Apply(m)
		r.state.Tell(nil)
	}
}

// rule is the line that a `may` names, as the grammar reads it; ok is false where no line of the
// rules reads so, which has been told.
func (r *runner) rule(s *dsl.Saying) (rule string, ok bool) {
	if s.By == nil {
		return "", true
	}
	rule = dsl.Canonical(s.By.Text, r.sheet.Names)
	var near, begin []string
	for l := range r.lines {
		switch c := l.Canonical(); {
		case c == rule:
			return rule, true
		case strings.HasPrefix(c, rule) && !slices.Contains(begin, l.Text()):
			begin = append(begin, l.Text())
		default:
			near = append(near, l.Text())
		}
	}
	d := r.bad(s.By.Span, "", "no line of the rules reads `%s`", s.By.Text)
	if len(begin) == 1 {
		d.Offer(dsl.WholeLine(begin[0], dsl.Fix{Span: s.By.Span, Text: begin[0]}))
	} else if n := dsl.Near(s.By.Text, near); n != "" && len(begin) == 0 {
		d.Offer(dsl.WholeLine(n, dsl.Fix{Span: s.By.Span, Text: n}))
	} else {
		d.Help = "lines stand there as in the file; `pat rules --lines` shows those taken over from a parent"
	}
	if o, ok := r.meant(rule); ok && len(begin) != 1 {
		for i, own := range d.Offers {
			d.Offers[i] = own.If("not")
		}
		d.Offers, d.Help = append([]dsl.Offer{o.If("the example is right")}, d.Offers...), ""
	}
	return "", false
}

// meant writes what an example names in the place of the one line of the file that begins with the
// same word and that no example names: a rule may be wrong as well as what is said of it.
func (r *runner) meant(rule string) (o dsl.Offer, ok bool) {
	named := map[string]bool{}
	for _, e := range r.sheet.Examples {
		said, _ := e.Read()
		for _, s := range said {
			if s.By != nil {
				named[dsl.Canonical(s.By.Text, r.sheet.Names)] = true
			}
		}
	}
	lead, _, _ := strings.Cut(rule, " ")
	var found []*dsl.Line
	for l := range r.lines {
		if l.Src == r.sheet.Source() && l.Lead() == lead && !named[l.Canonical()] {
			found = append(found, l)
		}
	}
	if len(found) != 1 {
		return o, false
	}
	o = r.sheet.Changed(found[0], found[0].Span, rule).Where(fmt.Sprintf("on line %d", found[0].Pos.Line))
	s, ds := r.sheet.With(dsl.Fixed(r.sheet.Source().Text, o.Fixes))
	for l := range (&Report{sheet: s}).lines {
		ok = ok || l.Canonical() == rule
	}
	return o, ok && ds.Errors() == 0
}

// reads reports whether one of some lines reads as some words.
func reads(lines []*dsl.Line, rule string) bool {
	return slices.ContainsFunc(lines, func(l *dsl.Line) bool { return l.Canonical() == rule })
}

// lines yields every line of the rules, those taken over included.
func (r *Report) lines(yield func(*dsl.Line) bool) {
	dsl.EveryLine(r.sheet.Lines, r.sheet.Blocks)(yield)
}
