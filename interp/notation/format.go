package notation

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"pat/dsl"
	"pat/interp"
)

// Format writes a legal move. It is the shortest text that Parse reads as this very move in this
// position, and no other.
func (l *Labels) Format(s *interp.State, m interp.Move) string {
	var few [24]byte
	return string(l.appendMove(few[:0], s, m))
}

// appendMove appends what Format writes to buf.
func (l *Labels) appendMove(buf []byte, s *interp.State, m interp.Move) []byte {
	switch m.Kind() {
	case interp.Play:
		buf = append(append(buf, l.Pile(m.From())...), ' ')
		buf = append(buf, l.target(s, m)...)
		if m.N() > 1 {
			buf = strconv.AppendInt(append(buf, ' '), int64(m.N()), 10)
		}
		return buf
	case interp.Pluck:
		return fmt.Appendf(buf, "%s@%d %s", l.Pile(m.From()), m.At()+1, l.Pile(m.To()))
	case interp.Set:
		for i, p := range s.SetPiles(m, nil) {
			if i > 0 {
				buf = append(buf, '+')
			}
			buf = append(buf, l.Pile(int(p))...)
		}
		return append(buf, l.setTarget(s, m)...)
	case interp.Swap:
		return append(append(append(buf, l.Pile(m.From())...), '~'), l.Pile(m.To())...)
	case interp.Turn:
		return append(buf, l.turn(s, m)...)
	}
	return append(buf, l.game.Actions()[m.Line()]...)
}

// equals stands between labels that make no difference.
const equals = "="

// Alike writes legal moves that lead to equal positions as one: `t3 t5=t8`.
func (l *Labels) Alike(s *interp.State, ms []interp.Move) string {
	if from, to, ok := l.Ends(s, ms); ok {
		out := from + " " + to
		if n := ms[0].N(); n > 1 {
			out += fmt.Sprintf(" %d", n)
		}
		return out
	}
	var texts []string
	for _, m := range ms {
		if text := l.Format(s, m); !slices.Contains(texts, text) {
			texts = append(texts, text)
		}
	}
	return strings.Join(texts, " "+equals+" ")
}

// Ends tells from where plays lead that make no difference, and to where: `t3=t7` and `t5=t8` where
// each of them leads to each. ok is false where that is not so.
func (l *Labels) Ends(s *interp.State, ms []interp.Move) (from, to string, ok bool) {
	var froms, tos []string
	for _, m := range ms {
		if m.Kind() != interp.Play || m.N() != ms[0].N() {
			return "", "", false
		}
		if f := l.Pile(m.From()); !slices.Contains(froms, f) {
			froms = append(froms, f)
		}
		if t := l.Pile(m.To()); !slices.Contains(tos, t) {
			tos = append(tos, t)
		}
	}
	if len(ms) != len(froms)*len(tos) {
		return "", "", false
	}
	if t := l.target(s, ms[0]); t != tos[0] {
		tos = []string{t}
	}
	return strings.Join(froms, equals), strings.Join(tos, equals), true
}

// target is the label of where a play goes: without number if it is a foundation and the one that
// is meant then.
func (l *Labels) target(s *interp.State, m interp.Move) string {
	zi := l.game.ZoneOf(m.To()).Index
	z := l.game.Zone(zi)
	if z.Kind != dsl.Foundations || z.Count == 1 || z.Name != "" {
		return l.Pile(m.To())
	}
	for p := z.First; p < z.First+z.Count; p++ {
		if p != m.To() && meansToo(s, m, interp.PlayMove(m.From(), p, m.N()), p < m.To()) {
			return l.Pile(m.To())
		}
	}
	return l.zones[zi]
}

// setTarget is the label of where a set goes, behind a blank, if another pile could be meant.
func (l *Labels) setTarget(s *interp.State, m interp.Move) string {
	piles := s.SetPiles(m, nil)
	before := true
	for _, to := range l.game.SetTargets() {
		if to == m.To() {
			before = false
		} else if meansToo(s, m, s.SetMove(piles, to), before) {
			return " " + l.Pile(m.To())
		}
	}
	return ""
}

// meansToo reports whether a text that leaves open which of two moves it is does not mean the first
// of them: of legal moves to equal positions it means the one that comes before. Positions are
// equal where piles change places, and the move must be the same one when a game is loaded, for
// later moves name piles.
func meansToo(s *interp.State, m, other interp.Move, before bool) bool {
	return s.Legal(other) && (before || s.After(other) != s.After(m))
}

// turn writes a turn of the stock as shortly as it is read: with the pile it goes to, the number of
// cards and last the number of the `turn` line only where others could be meant.
func (l *Labels) turn(s *interp.State, m interp.Move) string {
	infos := s.Turns()
	t := infos[m.Line()]
	only := func(to []int, cards int) bool {
		ms := meant(s, turnsTo(infos, to, cards))
		return len(ms) == 1 && ms[0] == m
	}
	to := "turn " + l.Pile(max(0, t.To))
	switch {
	case only(nil, 0):
		return "turn"
	case t.To >= 0 && only([]int{t.To}, 0):
		return to
	case t.To >= 0 && only([]int{t.To}, t.Cards):
		return fmt.Sprintf("%s %d", to, t.Cards)
	}
	return fmt.Sprintf("turn #%d", m.Line()+1)
}
