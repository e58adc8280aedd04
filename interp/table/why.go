package table

import (
	"errors"
	"slices"
	"strings"

	"pat/dsl"
	"pat/interp"
	"pat/interp/notation"
	"pat/interp/play"
)

// This file answers why: by which lines of the rules the last command did what it did, with what
// followed by itself, and by which a move is legal or not, or was made.

// Why tells of the last command, or of a move, a card or something that happened by itself.
func (t *Table) Why(args []string) []Said {
	s := t.s
	if len(args) == 0 {
		if s.Count() == 0 {
			return []Said{say(Info, "Nothing has been done yet; asked with a move I tell why it is legal or not.")}
		}
		n := s.LastStep()
		return t.because(s.Told(s.Count()-n, n))
	}
	refused := strings.EqualFold(args[0], "not")
	if refused && len(args) == 1 {
		return []Said{say(Info, "Asked with a move, as `why not t3 t7`, I tell what stands against it.")}
	}
	if refused {
		args = args[1:]
	}
	line := strings.Join(args, " ")
	m, err := s.Labels.Parse(s.State, line)
	if one, ok := strings.CutSuffix(line, " 1"); refused && ok && err != nil {
		m, err = t.uncounted(one, err)
	}
	var which *notation.Ambiguous
	var no *notation.Refused
	legal := err == nil || errors.As(err, &which)
	made := s.Made()
	slices.Reverse(made)
	if i := slices.Index(made, line); i >= 0 && !legal && !refused {
		at := s.Count() - 1 - i
		return append([]Said{say(Info, "That is move %d of the game.", at+1)}, t.because(s.Told(at, 1))...)
	}
	switch {
	case err == nil:
		return []Said{t.legal(m)}
	case which != nil:
		out := []Said{say(Info, "`%s` may be several moves.", line)}
		for _, m := range which.Moves {
			out = append(out, t.legal(m))
		}
		return out
	}
	if said, ok := t.whyDeed(line); ok && !refused {
		return said
	}
	if pile, at, ok := s.Labels.Lies(s.State, line); ok && errors.As(err, &no) {
		return t.misses(pile, at)
	}
	return t.refused(err).Say
}

// uncounted reads what was meant with one card, and was refused so or not read, without the number:
// cards that leave in pairs, or change places, are not counted.
func (t *Table) uncounted(line string, counted error) (interp.Move, error) {
	m, err := t.s.Labels.Parse(t.s.State, line)
	several := func(m interp.Move) bool { return m.Kind() == interp.Play && m.N() > 1 }
	var no, was *notation.Refused
	switch {
	case err == nil && several(m):
		return 0, counted
	case !errors.As(err, &no) || !errors.As(counted, &was):
		return m, err
	case slices.ContainsFunc(no.Refusal.Of, several) || !no.Refusal.Nearer(was.Refusal):
		return 0, counted
	}
	return m, err
}

// legal tells by which lines a move is legal.
func (t *Table) legal(m interp.Move) Said {
	return byLines(t.s.State.By(m), t.s.Labels.Format(t.s.State, m)+" is legal")
}

// byLines tells that something is or was done, by lines of the rules or by none.
func byLines(lines []*dsl.Line, what string) Said {
	switch len(by(lines, "").Rules) {
	case 0:
		return say(Info, "%s: it needs no line, such piles take cards anyway.", what)
	case 1:
		return by(lines, "%s by this line.", what)
	}
	return by(lines, "%s by these lines.", what)
}

// because tells of moves that were made, deed by deed, and how the game ended by them.
func (t *Table) because(all []play.Told) (out []Said) {
	for _, told := range all {
		out = append(out, byLines(told.Deeds[0].Lines, told.Move+" was made"))
		for _, d := range told.Deeds[1:] {
			out = append(out, t.whyIt(d)...)
		}
	}
	if l := t.s.State.EndedBy(); l != nil {
		out = append(out, by([]*dsl.Line{l}, "The game is %s.", t.s.Status()))
	}
	return out
}

// whyDeed tells of what the last command did by itself, as it was told then.
func (t *Table) whyDeed(line string) (said []Said, ok bool) {
	s := t.s
	for _, told := range s.Told(s.Count()-s.LastStep(), s.LastStep()) {
		for _, d := range told.Deeds[1:] {
			if slices.Contains(s.Labels.Deed(d), line) || slices.Contains(t.deed(d), line) {
				return t.whyIt(d), true
			}
		}
	}
	return nil, false
}

// whyIt tells what happened by itself, and by which lines.
func (t *Table) whyIt(d interp.Deed) []Said {
	did := strings.Join(inRuns(t.deed(d)), Between)
	switch {
	case did == "" && len(d.Lines) == 0:
		return nil
	case did == "":
		return []Said{by(d.Lines, "By itself, and no card moves.")}
	case len(d.Lines) == 0:
		return []Said{say(Info, "By itself %s: an uncovered card does, no line says otherwise.", did)}
	}
	return []Said{by(d.Lines, "By itself %s.", did)}
}

// misses tells of a card that goes nowhere what forbids it for each place, and by which lines: what
// comes nearest to a move first.
func (t *Table) misses(pile, at int) []Said {
	s := t.s
	all := s.Labels.Misses(s.State, pile, at)
	card, label := t.shown(s.State.Card(pile, at).Kind().String()), s.Labels.Pile(pile)
	switch len(all) {
	case 0:
		return []Said{say(Refused, "%s on %s cannot be played: there is no place to go.", card, label)}
	case 1: // which is so of every place
		return []Said{t.forbidden(label, all[0].Refusal)}
	}
	out := []Said{say(Refused, "%s on %s cannot be played now.", card, label)}
	told := map[*dsl.Line]bool{}
	for _, m := range all {
		if m.Fails > all[0].Fails {
			break // which is further from a move
		}
		to := "To"
		if m.With {
			to = "With"
		}
		lines := slices.DeleteFunc(slices.Clone(m.Lines), func(l *dsl.Line) bool { return told[l] })
		out = append(out, by(lines, "%s %s: %s.", to, s.Labels.Where(m), t.shown(m.Text)))
		for _, l := range m.Lines {
			told[l] = true
		}
	}
	return out
}

// by is a sentence about lines of the rules.
func by(lines []*dsl.Line, format string, args ...any) Said {
	said := say(Info, format, args...)
	for _, l := range lines {
		if q := quote(l); !slices.Contains(said.Rules, q) { // two steps of one line are one
			said.Rules = append(said.Rules, q)
		}
	}
	return said
}
