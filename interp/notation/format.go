package notation

import (
	"fmt"
	"strings"

	"pat/dsl"
	"pat/interp"
)

// Format writes a legal move.
func (l *Labels) Format(s *interp.State, m interp.Move) string {
	switch m.Kind() {
	case interp.Play:
		out := l.Pile(m.From()) + " " + l.target(s, m)
		if m.N() > 1 {
			out += fmt.Sprintf(" %d", m.N())
		}
		return out
	case interp.Pluck:
		return fmt.Sprintf("%s@%d %s", l.Pile(m.From()), m.At()+1, l.Pile(m.To()))
	case interp.Set:
		var names []string
		for _, p := range s.SetPiles(m, nil) {
			names = append(names, l.Pile(int(p)))
		}
		return strings.Join(names, "+") + l.setTarget(s, m)
	case interp.Swap:
		return l.Pile(m.From()) + "~" + l.Pile(m.To())
	case interp.Turn:
		return l.turn(s, m)
	}
	return l.game.Actions()[m.Line()]
}

// target is the label of where a play goes: without number if it is a foundation and the only one that takes the
// cards.
func (l *Labels) target(s *interp.State, m interp.Move) string {
	zi := l.game.ZoneOf(m.To())
	z := l.game.Zone(zi)
	if z.Kind != dsl.Foundations || z.Count == 1 || z.Name != "" {
		return l.Pile(m.To())
	}
	for p := z.First; p < z.First+z.Count; p++ {
		o := interp.PlayMove(m.From(), p, m.N())
		if p != m.To() && s.Legal(o) && s.After(o) != s.After(m) {
			return l.Pile(m.To())
		}
	}
	return l.zones[zi]
}

// setTarget is the label of where a set goes, behind a blank, if it could go elsewhere to other effect.
func (l *Labels) setTarget(s *interp.State, m interp.Move) string {
	piles := s.SetPiles(m, nil)
	for _, to := range l.game.SetTargets() {
		if o := s.SetMove(piles, to); to != m.To() && s.Legal(o) && s.After(o) != s.After(m) {
			return " " + l.Pile(m.To())
		}
	}
	return ""
}

func (l *Labels) turn(s *interp.State, m interp.Move) string {
	infos := s.Turns()
	others := false
	sameTo := false
	for i, t := range infos {
		if i == m.Line() || !s.Legal(interp.TurnMove(i)) || s.After(interp.TurnMove(i)) == s.After(m) {
			continue
		}
		others = true
		sameTo = sameTo || t.To == infos[m.Line()].To
	}
	if !others {
		return "turn"
	}
	t := infos[m.Line()]
	out := "turn " + l.Pile(t.To)
	if sameTo {
		out += fmt.Sprintf(" %d", t.Cards)
	}
	return out
}
