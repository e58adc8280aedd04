package prompt

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"pat/dsl"
	"pat/interp"
	"pat/interp/notation"
	"pat/interp/play"
)

// This file tells what happened by itself, and by which lines of the rules anything happened, may
// happen or may not.

// mostTold is how much of what was done by one command is told; `why` tells all.
const mostTold = 12

// byItself tells what the last moves made by one command did by themselves: what followed from each
// by the rules, and the moves made along with the first.
func (p *Prompt) byItself() []string {
	s := p.Session
	var did []string
	for i, told := range s.Told(s.Count()-s.LastStep(), s.LastStep()) {
		if i > 0 {
			did = append(did, told.Move)
		}
		for _, d := range told.Deeds[1:] {
			did = append(did, p.deed(d)...)
		}
	}
	return p.some("By itself: ", did)
}

// some lists the first of what was done, and how much more there is.
func (p *Prompt) some(head string, did []string) []string {
	did = inRuns(did)
	if n := len(did) - mostTold; n > 1 {
		did = append(did[:mostTold], fmt.Sprintf("and %d more", n))
	}
	return p.list(head, "", ", ", did)
}

// deed writes what a deed did to the cards, as the board shows them.
func (p *Prompt) deed(d interp.Deed) []string {
	texts := p.Session.Labels.Deed(d)
	for i := range texts {
		texts[i] = p.Look.Cards(texts[i])
	}
	return texts
}

// why tells the lines of the rules by which the last command did what it did, or of a move: by
// which it is legal or not, or was made.
func (p *Prompt) why(args []string) Answer {
	s := p.Session
	if len(args) == 0 {
		if s.Count() == 0 {
			return says("Nothing has been done yet; `why t3 t7` tells of a move, legal or not.")
		}
		n := s.LastStep()
		return p.because(s.Told(s.Count()-n, n))
	}
	line := strings.Join(args, " ")
	if i := slices.Index(reversed(s.Made()), line); i >= 0 && !p.legal(line) {
		at := s.Count() - 1 - i
		a := says("That is move %d of the game.", at+1)
		return a.join(p.because(s.Told(at, 1)))
	}
	m, err := s.Labels.Parse(s.State, line)
	var which *notation.Ambiguous
	switch {
	case err == nil:
		move := s.Labels.Format(s.State, m)
		return says("%s is legal%s", move, byLines(s.State.By(m))).with(quotes(s.State.By(m)))
	case errors.As(err, &which):
		a := says("`%s` may be several moves:", line)
		for _, m := range which.Moves {
			a = a.say("%s is legal%s", s.Labels.Format(s.State, m), byLines(s.State.By(m))).with(quotes(s.State.By(m)))
		}
		return a
	}
	if a, ok := p.whyDone(line); ok {
		return a
	}
	var no *notation.Refused
	if pile, at, ok := s.Labels.Lies(s.State, line); ok && errors.As(err, &no) {
		return p.misses(pile, at)
	}
	return p.refused(line, err)
}

// misses tells of a card that goes nowhere what forbids it for each place, and by which lines: what
// comes nearest to a move first.
func (p *Prompt) misses(pile, at int) Answer {
	s := p.Session
	all := s.Labels.Misses(s.State, pile, at)
	card := s.State.Card(pile, at).Kind().String()
	a := says("%s on %s cannot be played now:", p.Look.Cards(card), s.Labels.Pile(pile))
	if len(all) == 0 {
		return says("%s on %s cannot be played: there is no place to go.", p.Look.Cards(card), s.Labels.Pile(pile))
	}
	if len(all) == 1 { // which is so of every place
		return says("%s: %s.", s.Labels.Pile(pile), p.Look.Cards(all[0].Text)).with(quotes(all[0].Lines))
	}
	told := map[*dsl.Line]bool{}
	for _, m := range all {
		if m.Fails > all[0].Fails {
			break // which is further from a move
		}
		to := "to "
		if m.With {
			to = "with "
		}
		a = a.say("  %s%s: %s.", to, s.Labels.Where(m), p.Look.Cards(m.Text))
		a = a.with(quotes(slices.DeleteFunc(slices.Clone(m.Lines), func(l *dsl.Line) bool { return told[l] })))
		for _, l := range m.Lines {
			told[l] = true
		}
	}
	return a
}

// legal reports whether a line means a legal move, or several.
func (p *Prompt) legal(line string) bool {
	_, err := p.Session.Labels.Parse(p.Session.State, line)
	var which *notation.Ambiguous
	return err == nil || errors.As(err, &which)
}

// whyDone tells of what the last command did by itself, as it was told then.
func (p *Prompt) whyDone(line string) (a Answer, ok bool) {
	s := p.Session
	for _, told := range s.Told(s.Count()-s.LastStep(), s.LastStep()) {
		for _, d := range told.Deeds[1:] {
			if slices.Contains(s.Labels.Deed(d), line) || slices.Contains(p.deed(d), line) {
				return p.deedWhy(d), true
			}
		}
	}
	return Answer{}, false
}

// mostWhy is how many lines are said under the board; more are a text of their own.
const mostWhy = 16

// because tells of moves that were made, deed by deed, and how the game ended by them.
func (p *Prompt) because(all []play.Told) Answer {
	s := p.Session
	var a Answer
	for _, told := range all {
		own := told.Deeds[0].Lines
		a = a.say("%s was made%s", told.Move, byLines(own)).with(quotes(own))
		for _, d := range told.Deeds[1:] {
			a = a.join(p.deedWhy(d))
		}
	}
	if by := s.State.EndedBy(); by != nil {
		how := "lost"
		if s.Status() == interp.Won {
			how = "won"
		}
		a = a.say("The game is %s:", how).with(quotes([]*dsl.Line{by}))
	}
	if len(a.Say) > mostWhy {
		return Answer{Text: strings.Join(a.Say, "\n") + "\n"}
	}
	return a
}

// deedWhy tells what happened by itself, and by which lines.
func (p *Prompt) deedWhy(d interp.Deed) Answer {
	did := strings.Join(inRuns(p.deed(d)), ", ")
	switch {
	case did == "" && len(d.Lines) == 0:
		return Answer{}
	case did == "":
		return says("By itself:").with(quotes(d.Lines))
	case len(d.Lines) == 0:
		return says("By itself %s: an uncovered card does, no line says otherwise.", did)
	}
	return says("By itself %s:", did).with(quotes(d.Lines))
}

// byLines goes before the lines by which something is legal.
func byLines(lines []*dsl.Line) string {
	if len(lines) == 0 {
		return ": it needs no line, such piles take cards anyway."
	}
	return " by:"
}

// quotes are lines of the rules with their places, a line each.
func quotes(lines []*dsl.Line) (out []string) {
	for _, l := range lines {
		out = append(out, "    "+quote(l))
	}
	return out
}

func reversed(list []string) []string {
	slices.Reverse(list)
	return list
}
