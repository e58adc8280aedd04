package machine

import (
	"fmt"
	"strings"

	"pat/dsl/cards"
	"pat/dsl/rules"
)

// Deal shuffles the pack by a number and deals. Options that the setting leaves open are as the
// game was compiled; numbers it leaves open are drawn from the deal number's generator. The same
// number gives the same deal for ever; random.go says how.
func (g *Game) Deal(number uint64, setting rules.Setting) (*State, error) {
	gen := Generator(number)
	d, err := g.with(setting, &gen)
	if err != nil {
		return nil, err
	}
	pack := d.Pack.Cards()
	d.ShufflePack(&gen, pack)
	s := NewState(d)
	s.begin(pack, number, gen, mostShuffles)
	return s, nil
}

// Redeal deals another number into a state of the same game and setting, without allocating.
func (s *State) Redeal(number uint64) {
	gen := Generator(number)
	for _, a := range s.Game.Sheet.Asks {
		for range a.Count {
			gen.Below(a.Hi - a.Lo + 1) // the numbers are kept; the draws are spent, as Deal spends them
		}
	}
	pack := append(s.Found.pack[:0], s.Game.PackCards...)
	s.Game.ShufflePack(&gen, pack)
	s.Found.pack = pack
	s.begin(pack, number, gen, mostShuffles)
}

// ShufflePack shuffles the pack as a deal does: whole, or one deck after another where the rules
// keep them apart.
func (g *Game) ShufflePack(gen *Generator, pack []cards.Kind) {
	n := len(pack)
	if g.Pack.Apart {
		n /= g.Pack.Decks
	}
	for i := 0; i < len(pack); i += n {
		shuffle(gen, pack[i:i+n])
	}
}

// DealOrder deals a pack in the order given, its first card dealt first. From the seed the numbers
// asked are drawn that are not given, and later shuffles.
func (g *Game) DealOrder(pack []cards.Kind, seed uint64, setting rules.Setting) (*State, error) {
	gen := Generator(seed)
	d, err := g.with(setting, &gen)
	if err != nil {
		return nil, err
	}
	var have [cards.Kinds]int
	for _, k := range pack {
		have[k]++
	}
	if err := d.notThePack(&have, false); err != nil {
		return nil, err
	}
	s := NewState(d)
	s.begin(pack, seed, gen, 1)
	if s.stuck {
		return nil, fmt.Errorf("this pack cannot be dealt for %s: no card left may go where the next one belongs",
			d.Sheet.Title)
	}
	return s, nil
}

// mostShuffles bounds how often a pack is shuffled that cannot be dealt as the rules want it. The
// games that forbid something of their deal need a second shuffle once in a thousand deals; only
// nonsense needs this many.
const mostShuffles = 100

// begin puts the pack down and deals. A pack that cannot be dealt is shuffled again, so many times
// in all.
func (s *State) begin(pack []cards.Kind, number uint64, gen Generator, shuffles int) {
	for {
		s.Clear()
		s.Deal, s.Rng, s.stuck = number, gen, false
		for i := len(pack) - 1; i >= 0; i-- {
			s.Push(s.Game.Stock, Card(pack[i])|FaceDown)
		}
		s.finishDeal(0)
		if shuffles--; !s.stuck || shuffles == 0 {
			break
		}
		s.Game.ShufflePack(&gen, pack)
	}
	if s.Ints[IntWaitStep] == 0 {
		s.settle()
	}
	s.Forget()
}

// with is the game under another setting: numbers that are still open are drawn. Games made so are
// kept.
func (g *Game) with(set rules.Setting, gen *Generator) (*Game, error) {
	full := rules.Setting{Options: map[string]rules.Value{}, Asked: map[string][]int{}}
	for n, v := range g.Setting.Options {
		full.Options[n] = v
	}
	for n, v := range set.Options {
		full.Options[n] = v
	}
	for _, a := range g.Sheet.Asks {
		drawn := make([]int, a.Count)
		for i := range drawn { // drawn even where given, so that the same number means the same pack
			drawn[i] = a.Lo + gen.Below(a.Hi-a.Lo+1)
		}
		full.Asked[a.Name] = drawn
		if given, ok := set.Asked[a.Name]; ok {
			full.Asked[a.Name] = given
		}
	}
	key := strings.Join(g.Sheet.Assignments(full), " ")
	if key == g.Assignments() {
		return g, nil
	}
	d, err := g.Derived.Keep("play "+key, func() (any, error) {
		d, err := g.Compile(g.Sheet, full, Spec{})
		if err != nil {
			return nil, err
		}
		d.Derived = g.Derived
		return d, nil
	})
	if err != nil {
		return nil, err
	}
	return d.(*Game), nil
}
