package view

import (
	"fmt"
	"strings"

	"pat/dsl"
	"pat/interp"
)

// Facts tells what a position has besides its cards, as far as the game has it: the pass, what is
// left of actions and lines that hold only so often, the base that the first card fixes, the score,
// counters.
func Facts(s *interp.State) []string {
	g := s.Game()
	var out []string
	for i := range g.Zones() {
		rank, fixed, ok := s.FirstRank(i)
		if !ok {
			continue
		}
		title := "base"
		if z := g.Zone(i); z.Name != "" {
			title = "base of " + z.Name
		}
		if fixed {
			out = append(out, fmt.Sprintf("%s: %s", title, rank))
		} else {
			out = append(out, title+": the rank of the first card")
		}
	}
	if s.Pass() > 1 {
		out = append(out, fmt.Sprintf("pass %d", s.Pass()))
	}
	for i, name := range g.Bounds() {
		if l := g.BoundLine(i); l != nil {
			name = bounded(l, g)
		}
		out = append(out, name+": "+left(s, i))
	}
	if n, ok := s.Score(); ok {
		out = append(out, fmt.Sprintf("score: %d", n))
	}
	for i, c := range g.Sheet().Counters {
		out = append(out, fmt.Sprintf("%s: %s", c.Name, g.Sheet().CounterText(c, s.Counter(i))))
	}
	return out
}

// left tells how often something bounded may still be done.
func left(s *interp.State, bound int) string {
	if n := s.Left(bound); n > 0 {
		return fmt.Sprintf("%d left", n)
	}
	return "none left"
}

// Left is how often an action may still be done; "" of one that has no bound.
func Left(s *interp.State, action string) string {
	g := s.Game()
	for i, name := range g.Bounds() {
		if name == action && g.BoundLine(i) == nil {
			return left(s, i)
		}
	}
	return ""
}

// Score tells what a position counts in points, as a sentence that follows another; "" of a game
// that counts none.
func Score(s *interp.State) string {
	if n, ok := s.Score(); ok {
		return fmt.Sprintf(" The score is %d.", n)
	}
	return ""
}

// doing is what lines that begin with a word do, where the word alone does not tell a player.
var doing = map[string]string{
	"turn": "turns", "spaces": "filling a space of the %s", "takes": "taking to the %s", "take": "taking to the %s",
}

// bounded names what a line allows only so often, short enough for a heading; the rules tell the
// rest.
func bounded(l *dsl.Line, g *interp.Game) string {
	verb, _, _ := strings.Cut(l.Text(), " ")
	says, ok := doing[verb]
	if !ok {
		return verb
	}
	if !strings.Contains(says, "%s") {
		return says
	}
	at := g.Sheet().Placed(l)
	if at == nil || at.Zone == nil {
		return verb
	}
	return fmt.Sprintf(says, at.Zone.Title())
}
