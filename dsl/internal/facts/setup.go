package facts

import (
	"slices"
	"strings"

	"pat/dsl/cards"
	"pat/dsl/internal/judge"
	"pat/dsl/rules"
)

// A Setup is the game with one combination of options chosen, and what is found out about it. The
// fields below are found once and kept; they are asked for by the methods named beside them.
type Setup struct {
	*judge.Judge
	set   rules.Setting
	Label string // the options chosen, as messages show them
	Decks int

	Inflows []*Inflow                       // lines by which cards come, of all zones
	lengths map[*rules.Zone][]*rules.Length // when piles are full, as far as it has been asked
	Dealt   Dealt                           // what lies where when the deal is done
	Holds   []cards.Mask                    // which cards may ever come to each zone, by Flow
	Edges   []Edge                          // how they come there
	flowing bool                            // Flow is at work
	flowed  bool                            // and has done

	counters   map[*rules.Counter]*Values // see Reaches
	inStock    *Values                    // see stocked
	stockKnown bool
	filled     *[]fill                 // see fills
	heights    map[*rules.Zone]*Values // see Sizes
	fullest    map[*rules.Zone]int     // see pileHolds
	goesOn     *[]fact                 // see whilePlaying
	plain      map[*rules.Test]*fact   // see plainFact
}

// maxCombinations bounds the combinations of options that are judged.
const maxCombinations = 64

// maxEffort bounds the work of judging deal and play, in tables of cards and pairs of a line and a
// zone. A game that people write takes a few hundred; beyond the bound only the words are judged.
const maxEffort = 20000

// affordable is the number of combinations that can be judged in good time.
func affordable(c *judge.Judge) int {
	effort := 1
	for _, l := range c.Lines {
		effort++
		if _, ok := l.Form.(*rules.Arrival); ok {
			effort += len(c.Sheet.Zones)
			if l.Zone.Suits != nil || rules.PerPile(l.Form) {
				effort += l.Zone.Piles
			}
		}
	}
	return min(maxCombinations, maxEffort/effort)
}

// Setups lists the games that the options make: all of them up to a bound, then each choice
// beside the defaults. Numbers that are asked for are tried at both ends.
func Setups(c *judge.Judge) []*Setup {
	s := c.Sheet
	most := affordable(c)
	if most == 0 {
		return nil
	}
	sets := []rules.Setting{s.Defaults()}
	for _, o := range s.Options {
		more := sets
		for _, v := range o.Choices[1:] {
			for _, base := range sets {
				if len(more) < most {
					more = append(more, with(base, o.Name, v))
				}
			}
		}
		sets = more
	}
	if len(s.Asks) > 0 {
		for i, n := 0, len(sets); i < n; i++ {
			high := with(sets[i], "", rules.Value{})
			for _, a := range s.Asks {
				high.Asked[a.Name] = slices.Repeat([]int{a.Hi}, a.Count)
			}
			sets[i], sets = s.Complete(sets[i]), append(sets, high)
		}
	}
	var out []*Setup
	for _, set := range sets {
		out = append(out, New(c, set))
	}
	return out
}

// New is the game of a sheet with its options chosen.
func New(c *judge.Judge, set rules.Setting) *Setup {
	g := &Setup{
		Judge: c, set: set, Decks: c.Sheet.Pack.Decks, Label: strings.Join(c.Sheet.Assignments(set), " "),
		lengths:  map[*rules.Zone][]*rules.Length{},
		counters: map[*rules.Counter]*Values{}, heights: map[*rules.Zone]*Values{}, fullest: map[*rules.Zone]int{},
		plain: map[*rules.Test]*fact{},
	}
	g.inflows()
	return g
}

// with is a copy of a setting with one more choice made.
func with(set rules.Setting, name string, v rules.Value) rules.Setting {
	out := rules.Setting{Options: map[string]rules.Value{}, Asked: map[string][]int{}}
	for n, x := range set.Options {
		out.Options[n] = x
	}
	if name != "" {
		out.Options[name] = v
	}
	return out
}

// Env is what is known of a phrase before play, with the pile it is seen from if there is one.
func (g *Setup) Env(pile int) *rules.Env {
	return g.Layout.Env(g.Sheet, g.set, pile)
}

// Pack is the set of all kinds of card in the game.
func (g *Setup) Pack() cards.Mask { return g.Sheet.Pack.Mask() }

// Copies is the number of cards of some kinds.
func (g *Setup) Copies(m cards.Mask) int { return (m & g.Pack()).Count() * g.Decks }
