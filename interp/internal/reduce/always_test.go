package reduce_test

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"

	"pat/dsl"
	"pat/dsl/cards"
	"pat/dsl/rules"
	"pat/interp/gametest"
	"pat/interp/internal/anygame"
	"pat/interp/internal/code"
	"pat/interp/internal/machine"
	"pat/interp/internal/reduce"
)

// What is said before play of what lines always allow, or never do, is held against what they allow
// in the positions of games played at random: the shipped ones, and files made of all words of the
// language. What no line says is not asked: guards, uses, places and kinds of cards are.
func TestWhatIsAlwaysSo(t *testing.T) {
	var all always
	lib := gametest.Library()
	for _, id := range lib.IDs() {
		sheet, _, err := rules.Open(lib, id)
		if err != nil {
			t.Fatal(err)
		}
		all.hold(t, id, sheet, 1)
	}
	files := 1500
	if testing.Short() {
		files = 400
	}
	for seed := range uint64(files) {
		if text, sheet, ok := anygame.New(seed); ok {
			all.hold(t, text, sheet, seed+1)
		}
	}
	t.Logf("%d cards could be lent, %d go out, %d times a foundation went on", all.lent, all.free, all.grown)
	if all.lent < 100 || all.free < 1000 || all.grown < 1000 {
		t.Error("which is too few to tell")
	}
}

// always counts how often something was found to be as it is said to be always.
type always struct{ lent, free, grown int }

// hold plays a deal of a game and asks every position.
func (a *always) hold(t *testing.T, what string, sheet *rules.Sheet, deal uint64) {
	t.Helper()
	m, err := reduce.Play(sheet, rules.Setting{})
	if err != nil {
		return // it says what this version cannot play
	}
	if !slices.ContainsFunc(m.Zones, func(z code.Zone) bool { return z.Sheet.Kind == dsl.Foundations }) {
		return
	}
	dealt, err := m.Deal(deal, rules.Setting{})
	if err != nil {
		return
	}
	s, err := reduce.Of(dealt)
	if err != nil {
		return
	}
	g := s.Game()
	grown := map[string]cards.Mask{}
	r := rand.New(rand.NewPCG(deal, 17))
	for range 40 {
		moves := s.Moves(nil)
		if len(moves) == 0 || s.Status != machine.Playing {
			return
		}
		if _, waits := s.Waiting(); !waits {
			for i := range g.Zones {
				z := &g.Zones[i]
				if wrong := a.leaving(g, s, z) + a.growing(g, s, z, grown); wrong != "" {
					t.Errorf("%s, in\n%s", wrong, what)
					return
				}
			}
		}
		s.Apply(moves[r.IntN(len(moves))])
	}
}

// leaving asks of the top cards of a zone whether they may go wherever it is said that they may.
func (a *always) leaving(g *reduce.Game, s *reduce.State, z *code.Zone) string {
	if z.Sheet.Kind == dsl.Stock || !z.Leaves() {
		return ""
	}
	free := z.Sheet.Kind != dsl.Foundations && g.FreeToGo(z)
	for i := range g.Zones {
		dst := &g.Zones[i]
		out := dst.Sheet.Kind == dsl.Foundations
		lends := !out && dst.Receives && g.LendsTo(dst, z)
		if !(out && free) && !lends {
			continue
		}
		for p := z.First; p < z.First+z.N; p++ {
			k, open := s.Exposed(p)
			if !open {
				continue
			}
			for to := dst.First; to < dst.First+dst.N; to++ {
				switch u := s.Unit(p, 1); {
				case to == p:
				case !s.MayLeave(u, to, false):
					return fmt.Sprintf("%v of pile %d may not leave for %d, as it always may", k, p, to)
				case out:
					a.free++
				case !comes(s, k, p, to) && comesFromElsewhere(s, k, p, to):
					return fmt.Sprintf("%v may not come to pile %d from %d, and from elsewhere it may", k, to, p)
				default:
					a.lent++
				}
			}
		}
	}
	return ""
}

// growing asks which cards may come to the piles of a foundation. grown is those that might come to
// one that holds the same cards, from anywhere and at any time.
func (a *always) growing(g *reduce.Game, s *reduce.State, z *code.Zone, grown map[string]cards.Mask) string {
	if z.Sheet.Kind != dsl.Foundations || !g.GrowsOneWay(z) {
		return ""
	}
	for p := z.First; p < z.First+z.N; p++ {
		if s.IsFull(p) {
			continue
		}
		var now cards.Mask
		for k := range g.Mask.Each {
			if !z.OtherSuit(p, k) && comesFromElsewhere(s, k, p, p) {
				now |= k.Bit()
			}
		}
		if from := severalCome(s, p); from >= 0 {
			return fmt.Sprintf("several cards may go from pile %d to %d at once", from, p)
		}
		lies := fmt.Sprint(p)
		for i := range s.Len(p) {
			lies += fmt.Sprint(" ", s.Card(p, i))
		}
		grown[lies] |= now
		some := grown[lies]
		switch n := s.Len(p); {
		case n > 0 && some.Count() > 1:
			return fmt.Sprintf("on pile %d, which holds %d cards, %v may come", p, n, list(some))
		case n == 0 && now&^s.NextOn(z, p) != 0 && some&^cards.OfRank(some.First().Rank()) != 0:
			return fmt.Sprintf("pile %d may be begun by %v, and it is seen that %v may", p, list(some),
				list(s.NextOn(z, p)))
		}
		a.grown++
	}
	return ""
}

func list(m cards.Mask) (out []string) {
	for k := range m.Each {
		out = append(out, k.String())
	}
	return out
}

// comes reports whether a line lets a card come to a pile, as from another.
func comes(s *reduce.State, k cards.Kind, from, to int) bool {
	z := &s.Game().Zones[s.Game().Piles[to].Zone]
	c := machine.Ctx{Card: k, Pile: int16(to), Source: int16(from)}
	if len(z.Only) > 0 && !s.AnyOf(z.Only, to, from, &c) {
		return false
	}
	u := machine.Unit{Pile: from, N: 1, Card: k, Pos: s.Len(from) - 1}
	return slices.ContainsFunc(z.Arrive, func(a code.Arrival) bool { return s.ArrivesBy(&a, u, to, &c) })
}

// severalCome is a pile of which a line lets several cards come to another at once, or -1.
func severalCome(s *reduce.State, to int) int {
	z := &s.Game().Zones[s.Game().Piles[to].Zone]
	for p := range s.Game().NPiles {
		for n := 2; p != to && n <= s.Len(p); n++ {
			u := s.Unit(p, n)
			c := machine.Ctx{Card: u.Card, Pile: int16(to), Source: int16(p)}
			if slices.ContainsFunc(z.Arrive, func(a code.Arrival) bool { return s.ArrivesBy(&a, u, to, &c) }) {
				return p
			}
		}
	}
	return -1
}

// comesFromElsewhere reports whether a line lets a card come to a pile, from some other than one.
func comesFromElsewhere(s *reduce.State, k cards.Kind, but, to int) bool {
	for p := range s.Game().NPiles {
		if p != but && p != to && s.Len(p) > 0 && comes(s, k, p, to) {
			return true
		}
	}
	return false
}
