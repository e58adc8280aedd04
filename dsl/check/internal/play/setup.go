package play

import (
	"slices"
	"strings"

	"pat/dsl"
	"pat/dsl/cards"
	"pat/dsl/check/internal/judge"
	"pat/dsl/rules"
)

// A setup is the game with one combination of options chosen, and what is found out about it.
type setup struct {
	judge.Findings
	*judge.Judge
	set   rules.Setting
	label string // the options chosen, as messages show them
	decks int

	ways    []*arrival                      // lines by which cards come, of all zones
	lengths map[*rules.Zone][]*rules.Length // when piles are full, as far as it has been asked
	table   layout                          // what lies where when the deal is done
	holds   []cards.Mask                    // which cards may ever come to each zone
	edges   []edge                          // how
	flowing bool                            // they are being found
	flowed  bool                            // they are

	counters   map[*rules.Counter]*values // see reaches
	inStock    *values                    // see stocked
	stockKnown bool
	filled     *[]fill                 // see fills
	heights    map[*rules.Zone]*values // see sizes
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

// unjudged tells how many combinations of options are not judged, where there are too many, and
// reports whether all are.
func unjudged(c *judge.Judge, judged int) (whole bool) {
	all := 1
	for _, o := range c.Sheet.Options {
		all = min(all*len(o.Choices), lots)
	}
	if len(c.Sheet.Asks) > 0 {
		all = min(2*all, lots)
	}
	switch {
	case judged == 0:
		c.Notef("not-judged", c.Title(), "the file is so large that only its words are judged, not the deal and the "+
			"play")
	case judged < all:
		d := c.Notef("not-judged", c.Title(), "of %s of options %d are judged; what the others make of the game is not",
			dsl.Many(all, "combination"), judged)
		for _, o := range c.Sheet.Options {
			d.Others = append(d.Others, dsl.Label{Span: o.Line.Span, Text: dsl.Many(len(o.Choices), "choice")})
		}
	}
	return judged >= all
}

// combinations lists the games that the options make: all of them up to a bound, then each choice
// beside the defaults. Numbers that are asked for are tried at both ends.
func combinations(c *judge.Judge) []*setup {
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
	var out []*setup
	for _, set := range sets {
		out = append(out, newSetup(c, set))
	}
	return out
}

// newSetup is the game of a sheet with its options chosen.
func newSetup(c *judge.Judge, set rules.Setting) *setup {
	g := &setup{
		Judge: c, set: set, decks: c.Sheet.Pack.Decks, label: strings.Join(c.Sheet.Assignments(set), " "),
		lengths:  map[*rules.Zone][]*rules.Length{},
		counters: map[*rules.Counter]*values{}, heights: map[*rules.Zone]*values{}, fullest: map[*rules.Zone]int{},
		plain: map[*rules.Test]*fact{},
	}
	g.arrivals()
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

// env is what is known of a phrase before play, with the pile it is seen from if there is one.
func (g *setup) env(pile int) *rules.Env {
	return g.Layout.Env(g.Sheet, g.set, pile)
}

// pack is the set of all kinds of card in the game.
func (g *setup) pack() cards.Mask { return g.Sheet.Pack.Mask() }

// copies is the number of cards of some kinds.
func (g *setup) copies(m cards.Mask) int { return (m & g.pack()).Count() * g.decks }
