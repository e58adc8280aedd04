package facts

import (
	"slices"

	"pat/dsl"
	"pat/dsl/cards"
	"pat/dsl/rules"
)

// Dealt is what lies where in the course of the deal, and when it is done. Package deal fills it
// in: amounts are bounds that hold for every shuffle, kinds are all that may lie there.
type Dealt struct {
	Pack   Amount       // cards not yet dealt
	Left   cards.Mask   // the kinds that may be among them
	Aside  Amount       // set apart for the stock
	Piles  []Amount     // cards of each pile
	Total  []Amount     // cards of each zone
	Kinds  []cards.Mask // the kinds that may lie in each zone
	Down   []bool       // whether cards were laid face down in it
	Under  []bool       // whether cards lie face down below others in it, for certain
	Sunk   []cards.Mask // kinds that lie at the bottom of their piles
	Rest   *dsl.Line    // the step that took all that was left
	Terms  []Term       // what each step took
	Taken  []Lift       // named cards taken out
	Unseen bool         // other cards have left the pack
}

// A Term is what one step takes out of the pack: the deal is their sum.
type Term struct {
	Line *dsl.Line
	At   dsl.Span // where the number is said
	N    Amount
	Sum  string      // how it is reckoned: `18 piles × 3 = 54`
	Zone *rules.Zone // to each pile of which the step deals so many, if it does
}

// A Lift is a number of named cards taken out of the pack.
type Lift struct {
	Of cards.Mask
	N  int
}

// DealsRest reports whether a step of the deal takes what is left, however many cards that are.
func (g *Setup) DealsRest() bool {
	return slices.ContainsFunc(g.Sheet.Deals, func(step rules.Step) bool {
		m, ok := step.(*rules.MoveStep)
		return ok && m.What == rules.RestCards
	})
}

// MovesByItself reports whether cards move by themselves when the deal is done.
func (g *Setup) MovesByItself() bool {
	return slices.ContainsFunc(g.Inflows, func(a *Inflow) bool {
		if !a.Once {
			return false
		}
		for i := range g.Sheet.Zones {
			if a.Zones[i] && g.Dealt.Total[i].Hi > 0 {
				return true
			}
		}
		return false
	})
}

// Targets lists the piles that a step deals to, as far as it has been dealt: of empty ones all that
// may be empty then.
func (g *Setup) Targets(to *rules.Places) []int {
	var out []int
	for _, p := range to.Any {
		for _, q := range g.Layout.From(p.In(g.Sheet, g.set), nil, rules.NoPile) {
			if p.Empty && g.Dealt.Piles[q].Lo > 0 || p.Nonempty && g.Dealt.Piles[q].Hi == 0 {
				continue
			}
			out = append(out, q)
		}
	}
	return out
}
