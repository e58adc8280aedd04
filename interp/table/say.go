package table

import (
	"cmp"
	"errors"
	"fmt"
	"path/filepath"
	"strings"

	"pat/dsl"
	"pat/dsl/cards"
	"pat/dsl/prose"
	"pat/interp"
	"pat/interp/notation"
)

// This file answers in sentences: what was done, what turned up, why something is not done, how the
// game stands. One sentence tells one action.

// Heading is one line: what is played, and how far it has come.
func (t *Table) Heading() string {
	sheet := t.s.Game.Sheet()
	out := sheet.Title + ", " + t.s.Beginning()
	if as := sheet.Assignments(t.s.Game.Setting()); len(as) > 0 {
		out += ", " + strings.Join(as, ", ")
	}
	if n := len(t.s.Made()); n > 0 {
		out += ", " + dsl.Many(n, "move")
	}
	return dsl.Visible(out)
}

func quote(l *dsl.Line) Quote {
	return Quote{Text: dsl.Visible(l.Text()), File: dsl.Visible(filepath.Base(l.Src.Name)), Line: l.Pos.Line}
}

func say(level, format string, args ...any) Said {
	return Said{Level: level, Text: dsl.Visible(fmt.Sprintf(format, args...))}
}

// refused says why a line cannot be done, and what it may have meant.
func (t *Table) refused(line string, err error) *Done {
	var no *notation.Refused
	var which *notation.Ambiguous
	switch {
	case errors.As(err, &no):
		said := say(Refused, "%s: %s.", no.Move, inWords(no.Refusal.Text))
		for _, l := range no.Refusal.Lines {
			said.Rules = append(said.Rules, quote(l))
		}
		return &Done{Say: []Said{said}}
	case errors.As(err, &which):
		done := &Done{Say: []Said{say(Refused, "%s may mean several moves; which one?", line)}}
		for i, m := range which.Moves {
			done.Choices = append(done.Choices, Choice{which.Choices[i], t.about(m)})
		}
		return done
	}
	return &Done{Say: []Said{say(Refused, "%s.", capital(err.Error()))}}
}

// about tells which cards a move is about, as they lie now.
func (t *Table) about(m interp.Move) string {
	p := t.play(m, "")
	seen := t.cards()
	name := func(pile, at int) string {
		if pile < 0 || at < 0 || at >= len(seen[pile]) {
			return "an empty place"
		}
		return cardName(seen[pile][at])
	}
	switch m.Kind() {
	case interp.Play, interp.Pluck:
		what := name(p.From, p.At)
		if p.N > 1 {
			what = fmt.Sprintf("%s and %s on it", what, dsl.Many(p.N-1, "card"))
		}
		where := t.pileName(p.To)
		if n := len(seen[p.To]); n > 0 {
			where = fmt.Sprintf("%s, %s", name(p.To, n-1), where)
		}
		return what + " to " + where
	case interp.Swap:
		return name(p.From, p.At) + " for " + name(p.To, len(seen[p.To])-1)
	case interp.Set:
		var names []string
		for _, pile := range p.Piles {
			names = append(names, name(pile, len(seen[pile])-1))
		}
		return strings.Join(names, " and ")
	case interp.Turn:
		return "turn the stock"
	}
	return t.s.Labels.Format(t.s.State, m)
}

// told tells what has been done between two positions: what went where, in the order in which it
// went, and what turned up. Of many moves the number is told.
func (t *Table) told(before, after [][]string, steps []Step) string {
	const many = 4
	var parts []string
	for _, s := range steps {
		what := dsl.Many(s.N, "card")
		if c := after[s.To][s.Into]; c != Hidden && s.N == 1 {
			what = cardName(c)
		} else if c != Hidden {
			what = fmt.Sprintf("%s and %s on it", cardName(c), dsl.Many(s.N-1, "card"))
		}
		parts = append(parts, what+" to "+t.pileName(s.To))
	}
	if len(parts) > many {
		parts = append(parts[:many-1], fmt.Sprintf("and %d more", len(parts)-many+1))
	}
	for p := range after {
		for i := 0; i < len(after[p]) && i < len(before[p]); i++ {
			if before[p][i] == Hidden && after[p][i] != Hidden && len(parts) < 2*many {
				parts = append(parts, cardName(after[p][i])+" turns up on "+t.pileName(p))
			}
		}
	}
	return capital(strings.Join(parts, "; "))
}

// Standing says how the game stands, if it is over, waits or can get no further; else nothing.
func (t *Table) Standing() (said []Said, stuck bool) {
	st := t.s.State
	switch t.s.Status() {
	case interp.Won:
		return []Said{say(End, "You have won, in %s.", dsl.Many(len(t.s.Made()), "move"))}, false
	case interp.Lost:
		if l := st.EndedBy(); l != nil {
			end := say(End, "The game is lost by a rule.")
			end.Rules = []Quote{quote(l)}
			return []Said{end}, false
		}
		return []Said{say(End, "No move is left: the game is lost.")}, false
	case interp.Faulted:
		return []Said{say(End, "The game stops: %s. This is a mistake in the rules.", st.Fault())}, false
	}
	if l, ok := st.Waiting(); ok {
		what := cmp.Or(prose.Choice(t.s.Game.Sheet(), l), l.Text())
		return []Said{say(Info, "The deal waits for your choice: %s.", what)}, false
	}
	if !t.s.Stuck() {
		return nil, false
	}
	if len(st.Turns()) > 0 {
		return []Said{say(End, "You are stuck: no card can be played any more, however often you turn.")}, true
	}
	return []Said{say(End, "You are stuck: no move that changes anything is left.")}, true
}

// capital begins a sentence, unless with the label of a pile.
func capital(s string) string {
	if s == "" {
		return s
	}
	return strings.ToUpper(s[:1]) + s[1:]
}

// cardName is a card in words.
func cardName(card string) string {
	k, err := cards.Parse(card)
	if err != nil {
		return "a face-down card"
	}
	return k.Name()
}
