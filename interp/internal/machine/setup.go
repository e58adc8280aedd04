package machine

import (
	"fmt"
	"strings"

	"pat/dsl"
	"pat/dsl/cards"
)

// A Setup is a position given by hand: the cards of each pile, bottom first, and the numbers that
// rules keep.
type Setup struct {
	Piles    map[int][]Card  // by pile; piles not named are empty
	Pass     int             // 0 is 1
	Counters map[int]int     // by index in the sheet
	Left     map[string]int  // uses left, by the name that Bounds gives
	Choices  *int            // plays of the player that the deal still waits for; nil: as many as the cards show
	Partial  bool            // cards of the pack may be missing
	Deal     uint64          // generator of later shuffles
	Tell     func(*dsl.Line) // of lines that act when the position is set up, or nil
}

// Position makes a state of a position given by hand, as if the deal were done but for the choices
// that are left of it. Where it does not wait for them, what happens by itself happens. Cards that
// need not be all of the pack show no choices left.
func (g *Game) Position(u Setup) (*State, error) {
	s := NewState(g)
	s.Rng, s.Deal = Generator(u.Deal), u.Deal
	var have [cards.Kinds]int
	for p := range g.NPiles {
		for _, c := range u.Piles[p] {
			if c.Kind() >= cards.Kinds || !g.Pack.Has(c.Kind()) {
				return nil, fmt.Errorf("%s is not in the pack", c.Kind())
			}
			have[c.Kind()]++
			s.Push(p, c)
		}
	}
	if err := g.notThePack(&have, u.Partial); err != nil {
		return nil, err
	}
	if u.Pass > 0 {
		s.PutInt(IntPass, int16(u.Pass))
	}
	for i, v := range u.Counters {
		s.PutInt(IntCounters+i, int16(v))
	}
	for i, b := range g.Bounds() {
		if v, ok := u.Left[b]; ok {
			s.PutInt(g.UsesAt+i, int16(v))
		}
	}
	switch {
	case u.Choices != nil:
		s.awaits(*u.Choices)
	case !u.Partial:
		s.awaits(s.ChoicesShown())
	}
	s.Tell(u.Tell)
	if s.Ints[IntWaitStep] == 0 {
		s.settle()
	}
	s.tell = nil
	s.Forget()
	return s, nil
}

// Bounds names what may be done only so often in the whole game: actions by their names, other
// lines with TIMES by their number among them.
func (g *Game) Bounds() []string {
	var out []string
	for i := range g.UsesOf {
		name := fmt.Sprintf("line%d", i+1)
		for a := range g.Actions {
			if int(g.Actions[a].Uses) == g.UsesAt+i {
				name = g.Actions[a].Name
			}
		}
		out = append(out, name)
	}
	return out
}

// Left is how often bound i of Bounds may still be used.
func (s *State) Left(i int) int { return int(s.Ints[s.Game.UsesAt+i]) }

// notThePack tells which cards are there too often or, of a whole pack, not often enough; it is nil
// if none are.
func (g *Game) notThePack(have *[cards.Kinds]int, partial bool) error {
	var wrong []string
	for k := range cards.Kind(cards.Kinds) {
		want := 0
		if g.Pack.Has(k) {
			want = g.Pack.Decks
		}
		switch n := have[k]; {
		case n == want || n < want && partial:
		case n == 0:
			wrong = append(wrong, fmt.Sprintf("%s is missing", k))
		case want == 0:
			wrong = append(wrong, fmt.Sprintf("%s is no card of it", k))
		default:
			wrong = append(wrong, fmt.Sprintf("%s is there %s, not %s", k, dsl.Often(n), dsl.Often(want)))
		}
	}
	if len(wrong) == 0 {
		return nil
	}
	if n := len(wrong); n > 4 {
		wrong = append(wrong[:4], fmt.Sprintf("and %d more cards are wrong", n-4))
	}
	return fmt.Errorf("this is not the pack of %s: %s", g.Sheet.Title, strings.Join(wrong, "; "))
}
