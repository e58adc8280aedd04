package anygame_test

import (
	"errors"
	"slices"
	"strings"

	"pat/dsl"
	"pat/dsl/cards"
	"pat/dsl/rules"
	"pat/interp"
	"pat/interp/boards"
	"pat/interp/internal/anygame"
	"pat/interp/notation"
	"pat/interp/proof"
)

// What must hold in every position that random play reaches.

// walk plays a deal at random and looks at every position on the way.
func (a *attacker) walk(s *interp.State) {
	a.tally.walks++
	keyer := proof.NewKeyer(s.Game())
	labels := notation.For(s.Game())
	pack := census(s)
	start := string(keyer.Append(nil, s))
	r := a.random(1)
	made := 0
	for ; made < walks && s.Status() == interp.Playing; made++ {
		if census(s) != pack {
			a.report("conserved", "cards are lost or won after %d moves", made)
		}
		moves := s.Moves(nil)
		if len(moves) == 0 {
			break
		}
		a.takeBack(s, moves, keyer)
		a.legal(s, moves, keyer)
		a.typed(s, moves, labels, keyer)
		a.board(s, moves, keyer)
		s.Apply(moves[r.IntN(len(moves))])
		if s.Status() == interp.Faulted {
			a.report("fault", "%s", s.Fault())
		}
	}
	for range made {
		s.Undo()
	}
	if string(keyer.Append(nil, s)) != start {
		a.report("undo", "taking all %d moves back does not lead to the deal", made)
	}
}

// census counts the cards of each kind.
func census(s *interp.State) (n [cards.Kinds]int) {
	for p := range s.Game().Piles() {
		for i := range s.Len(p) {
			n[s.Card(p, i).Kind()]++
		}
	}
	return n
}

// takeBack makes every move and takes it back.
func (a *attacker) takeBack(s *interp.State, moves []interp.Move, keyer *proof.Keyer) {
	before, key := string(keyer.Append(nil, s)), s.Key()
	_, waits := s.Waiting() // a choice may change no pile
	for _, m := range moves {
		if !s.Legal(m) {
			a.report("listed", "%v is listed, and is not legal", m)
			continue
		}
		s.Apply(m)
		if s.Status() == interp.Faulted {
			a.report("fault", "%s", s.Fault())
			s.Undo()
			return
		}
		if !waits && (string(keyer.Append(nil, s)) == before || s.Key() == key) {
			a.report("idle-move", "%v is legal and changes nothing", m)
		}
		s.Undo()
		if string(keyer.Append(nil, s)) != before || s.Key() != key {
			a.report("undo", "taking back %v does not lead to where it was", m)
		}
	}
	if again := s.Moves(nil); !slices.Equal(again, moves) {
		a.report("undo-moves", "after moves are taken back others are legal: %s, and before: %s", moveList(again),
			moveList(moves))
	}
}

// everyMove lists what could be a move, but sets.
func everyMove(s *interp.State) (out []interp.Move) {
	g := s.Game()
	for from := range g.Piles() {
		for to := range g.Piles() {
			for n := 1; n <= s.Len(from); n++ {
				out = append(out, interp.PlayMove(from, to, n), interp.PluckMove(from, n-1, to))
			}
			if s.Len(from) > 0 && s.Len(to) > 0 {
				out = append(out, interp.SwapMove(from, to))
			}
		}
	}
	for i := range s.Turns() {
		out = append(out, interp.TurnMove(i))
	}
	for i := range g.Actions() {
		out = append(out, interp.ActionMove(i))
	}
	return out
}

// legal asks of every move that could be whether it is legal, and why not.
func (a *attacker) legal(s *interp.State, moves []interp.Move, keyer *proof.Keyer) {
	led := map[interp.Key]bool{}
	for _, m := range moves {
		led[s.After(m)] = true
	}
	for _, m := range everyMove(s) {
		if slices.Contains(moves, m) {
			continue
		}
		if !s.Legal(m) {
			if s.Why(m).Text == "" {
				a.report("why", "%v is not legal, and nobody says why", m)
			}
			continue
		}
		// those of one effect are listed once
		if m.Kind() != interp.Turn && !(m.Kind() == interp.Swap && led[s.After(m)]) {
			a.report("unlisted", "%v is legal and not listed, and no listed move leads to an equal position", m)
		}
	}
}

// typed reads back what moves are written as.
func (a *attacker) typed(s *interp.State, moves []interp.Move, labels *notation.Labels, keyer *proof.Keyer) {
	for _, m := range moves {
		text := labels.Format(s, m)
		back, err := labels.Parse(s, text)
		var ambiguous *notation.Ambiguous
		switch {
		case errors.As(err, &ambiguous):
			a.report("notation-ambiguous", "%v is written `%s`, which may mean several: %s", m, text,
				strings.Join(ambiguous.Choices, ", "))
		case err != nil:
			a.report("notation", "%v is written `%s`, which is not read: %v", m, text, err)
		case back != m && a.leads(s, m, keyer) != a.leads(s, back, keyer):
			a.report("notation", "%v is written `%s`, which is read as %v", m, text, back)
		}
	}
}

// leads is the position that a move leads to.
func (a *attacker) leads(s *interp.State, m interp.Move, keyer *proof.Keyer) string {
	s.Apply(m)
	defer s.Undo()
	return string(keyer.Append(nil, s))
}

// board writes the position and reads it back.
func (a *attacker) board(s *interp.State, moves []interp.Move, keyer *proof.Keyer) {
	if strings.Contains(a.text, "shuffle") {
		return // no form says what the generator will do
	}
	want := string(keyer.Append(nil, s))
	for _, form := range boards.Forms {
		var text strings.Builder
		own := form == boards.Text || form == boards.JSON
		if err := boards.Write(&text, s, form); err != nil {
			if own {
				a.report("board-"+form, "a position cannot be written: %v", err)
			}
			continue
		}
		back, err := boards.Read(s.Game(), text.String())
		if err != nil {
			a.report("board-"+form, "a position is not read back: %v\n%s", err, text.String())
			continue
		}
		if exact := string(keyer.Append(nil, back)) == want; !exact && !own && back.Key() == s.Key() {
			continue // the form does not say which of several piles is which
		} else if !exact {
			a.report("board-"+form, "a position is read back as another:\n%s", text.String())
			continue
		}
		if again := back.Moves(nil); !slices.Equal(again, moves) {
			a.report("board-"+form, "a position that is read back has other moves: %s, and had: %s\n%s",
				moveList(again), moveList(moves), text.String())
		}
	}
}

// turned plays the file with the lines of its blocks turned round beside the file as it is. Lines
// that act by themselves keep their order, and so do those that may be used so often, the rows of a
// picture and steps.
func (a *attacker) turned(s *interp.State) {
	text := turnRound(a.text)
	if text == a.text {
		return
	}
	sheet, ds := anygame.Check(text)
	if ds.Errors() > 0 {
		a.report("order-check", "with its lines turned round the file has mistakes: %s\n%s", ds[0].Message, text)
		return
	}
	g, err := interp.Compile(sheet, rules.Setting{})
	if err != nil {
		a.report("order-check", "with its lines turned round the file cannot be played: %v\n%s", err, text)
		return
	}
	o, err := g.Deal(a.deal, rules.Setting{})
	if err != nil {
		a.report("order-check", "with its lines turned round the file cannot be dealt: %v\n%s", err, text)
		return
	}
	r := a.random(2)
	for range walks {
		if s.Status() == interp.Faulted {
			return
		}
		if lying(s) != lying(o) || s.Status() != o.Status() {
			a.report("order", "with its lines turned round the game goes elsewhere; it is %s, and else %s\n%s",
				o.Status(), s.Status(), text)
			return
		}
		mine, theirs := outcomes(s), outcomes(o)
		for to := range mine {
			if _, ok := theirs[to]; !ok {
				a.report("order", "%v is a move, and none with the lines turned round\n%s", mine[to], text)
				return
			}
		}
		for to := range theirs {
			if _, ok := mine[to]; !ok {
				a.report("order", "%v is a move with the lines turned round, and else none\n%s", theirs[to], text)
				return
			}
		}
		if len(mine) == 0 {
			return
		}
		var all []string
		for to := range mine {
			all = append(all, to)
		}
		slices.Sort(all)
		to := all[r.IntN(len(all))]
		s.Apply(mine[to])
		o.Apply(theirs[to])
	}
}

// uses is how many uses are left of all lines together.
func uses(s *interp.State) (n int) {
	for i := range s.Game().Bounds() {
		n += s.Left(i)
	}
	return n
}

// lying is the cards of all piles in order, as they face, with the pass and the counters.
func lying(s *interp.State) string {
	var buf []byte
	for p := range s.Game().Piles() {
		buf = append(buf, byte(s.Len(p)))
		for i := range s.Len(p) {
			buf = append(buf, byte(s.Card(p, i)))
		}
	}
	buf = append(buf, byte(s.Pass()))
	for i := range s.Game().Sheet().Counters {
		buf = append(buf, byte(s.Counter(i)))
	}
	return string(buf)
}

// outcomes are the positions that moves lead to, by their piles and how many uses they leave.
func outcomes(s *interp.State) map[string]interp.Move {
	out := map[string]interp.Move{}
	for _, m := range s.Moves(nil) {
		s.Apply(m)
		out[lying(s)+strings.Repeat("+", uses(s))] = m
		s.Undo()
	}
	return out
}

// turnRound turns the lines of the blocks of zones round.
func turnRound(text string) string {
	lines := strings.Split(text, "\n")
	for i := 0; i < len(lines); i++ {
		head, _, _ := strings.Cut(lines[i], " ")
		if _, kind := dsl.LookUp(head); !kind ||
			!slices.Contains([]string{"tableau", "foundations", "reserve", "cells", "stock", "waste", "discard"},
				head) {
			continue
		}
		var free []int
		for i++; i < len(lines) && strings.HasPrefix(lines[i], " "); i++ {
			if !keepsOrder(lines[i]) {
				free = append(free, i)
			}
		}
		i--
		for j, k := 0, len(free)-1; j < k; j, k = j+1, k-1 {
			lines[free[j]], lines[free[k]] = lines[free[k]], lines[free[j]]
		}
	}
	return strings.Join(lines, "\n")
}

// keepsOrder reports whether a line says something by standing where it does.
func keepsOrder(l string) bool {
	for _, w := range []string{"at once", "at bottom", " once", " twice", " times", "  row "} {
		if strings.Contains(l, w) {
			return true
		}
	}
	return false
}
