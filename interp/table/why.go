package table

import (
	"strings"

	"pat/dsl"
	"pat/interp"
)

// This file answers why: by which lines of the rules the last move went as it did, with what
// followed from it by itself, and by which a move is legal.

// why tells of the last move, or of one that is given.
func (t *Table) why(args []string) *Done {
	s := t.s
	if len(args) > 0 {
		line := strings.Join(args, " ")
		m, err := s.Labels.Parse(s.State, line)
		if err != nil {
			return t.refused(line, err)
		}
		return &Done{Say: []Said{by(s.State.By(m), "%s is legal.", s.Labels.Format(s.State, m))}}
	}
	if s.Count() == 0 {
		return &Done{Say: []Said{say(Info, "Nothing has been done yet.")}}
	}
	done := &Done{}
	for _, told := range s.Told(s.Count()-s.LastStep(), s.LastStep()) {
		done.Say = append(done.Say, by(told.Deeds[0].Lines, "%s was made.", told.Move))
		for _, d := range told.Deeds[1:] {
			done.Say = append(done.Say, t.deed(d))
		}
	}
	if l := s.State.EndedBy(); l != nil {
		done.Say = append(done.Say, by([]*dsl.Line{l}, "The game is over."))
	}
	return done
}

// deed tells what happened by itself.
func (t *Table) deed(d interp.Deed) Said {
	did := strings.Join(t.s.Labels.Deed(d), ", ")
	if did == "" {
		return by(d.Lines, "By itself, and no card moves:")
	}
	return by(d.Lines, "By itself: %s.", inWords(did))
}

// by is a sentence about lines of the rules.
func by(lines []*dsl.Line, format string, args ...any) Said {
	said := say(Info, format, args...)
	for _, l := range lines {
		said.Rules = append(said.Rules, quote(l))
	}
	return said
}
