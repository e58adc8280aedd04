package interp

import (
	"slices"

	"pat/dsl"
	"pat/dsl/cards"
	"pat/dsl/rules"
	"pat/interp/internal/compile"
	"pat/interp/internal/machine"
	"pat/interp/internal/reduce"
)

// A Game is a compiled rule sheet with its options chosen. It is immutable and safe for concurrent
// use.
//
// Zones are numbered from 0 in the order of the sheet, piles from 0 zone by zone; the stock is
// among them, declared or not.
type Game struct {
	m     *machine.Game
	zones []ZoneInfo
}

func newGame(m *machine.Game) *Game { return &Game{m, zoneInfos(m)} }

// Compile turns a sheet into a game, with options chosen by the setting; what it leaves open is the
// default. A sheet with errors, or one that says what this version cannot play, is refused: the
// error is a *CompileError with the places.
func Compile(sheet *rules.Sheet, setting rules.Setting) (*Game, error) {
	m, err := reduce.Play(sheet, setting)
	if err != nil {
		return nil, err
	}
	return newGame(m), nil
}

// A CompileError tells why a sheet cannot be played.
type CompileError = compile.CompileError

// state is a position of g, or of the same rules with numbers that were asked.
func (g *Game) state(m *machine.State, err error) (*State, error) {
	if err != nil {
		return nil, err
	}
	if m.Game != g.m {
		g = newGame(m.Game)
	}
	return &State{m: m, g: g}, nil
}

// Machine is the compiled game itself, for the packages inside interp.
func (g *Game) Machine() *machine.Game { return g.m }

// Sheet is the rule sheet the game was compiled from.
func (g *Game) Sheet() *rules.Sheet { return g.m.Sheet }

// Setting is what was chosen before the deal.
func (g *Game) Setting() rules.Setting { return g.m.Setting }

// Deal deals a game by a number, the same for ever and everywhere. Numbers that the rules ask the
// player for and that the setting leaves open are drawn.
func (g *Game) Deal(number uint64, setting rules.Setting) (*State, error) {
	return g.state(g.m.Deal(number, setting))
}

// DealOrder deals a pack that lies in a given order, its last card on top; the seed is for later
// shuffles.
func (g *Game) DealOrder(pack []cards.Kind, seed uint64, setting rules.Setting) (*State, error) {
	return g.state(g.m.DealOrder(pack, seed, setting))
}

// Setup is a position given by hand.
type Setup = machine.Setup

// Position makes a state of a position given by hand, as if the deal were done. What happens by
// itself happens.
func (g *Game) Position(u Setup) (*State, error) { return g.state(g.m.Position(u)) }

// Zones is the number of zones.
func (g *Game) Zones() int { return len(g.m.Zones) }

// Zone describes a zone.
func (g *Game) Zone(i int) *ZoneInfo { return &g.zones[i] }

// ZoneOf describes the zone of a pile.
func (g *Game) ZoneOf(pile int) *ZoneInfo { return &g.zones[g.m.Piles[pile].Zone] }

// Piles is the number of piles.
func (g *Game) Piles() int { return len(g.m.Piles) }

// Pile describes a pile.
func (g *Game) Pile(i int) PileInfo {
	p := &g.m.Piles[i]
	return PileInfo{Number: int(p.Number), Row: int(p.Row), Column: int(p.Column)}
}

// Goes reports whether cards of one zone may ever be played to another, or from pile to pile of the
// same.
func (g *Game) Goes(from, to int) bool {
	return slices.ContainsFunc(g.m.Sources, func(src machine.Source) bool {
		return src.Zone == from && slices.ContainsFunc(src.Routes, func(r machine.Route) bool { return r.To == to })
	})
}

// Has reports whether the rules know moves of a kind.
func (g *Game) Has(kind machine.MoveKind) bool {
	switch kind {
	case Play, Pluck:
		return slices.ContainsFunc(g.m.Sources, func(src machine.Source) bool { return src.Pluck == (kind == Pluck) })
	case Set:
		return len(g.m.Sets) > 0
	case Swap:
		return g.m.HasSwaps
	case Turn:
		return len(g.m.Turns) > 0
	}
	return len(g.m.Actions) > 0
}

// SetTargets lists the piles to which sets of cards go.
func (g *Game) SetTargets() []int { return g.m.SetTargets() }

// Actions lists the names of the player's actions, in the order of ActionMove.
func (g *Game) Actions() []string { return g.m.ActionNames() }

// Redeals reports whether an action of Actions makes the stock anew.
func (g *Game) Redeals(action int) bool {
	for _, may := range g.Sheet().Mays {
		if may.Name == g.m.ActionNames()[action] {
			return may.Head.Lead() == "redeals"
		}
	}
	return false
}

// Deals reports whether an action of Actions deals cards of the stock.
func (g *Game) Deals(action int) bool { return g.m.Actions[action].Deals() }

// Bounds lists the names of what may be done only so often, in the order of State.Left.
func (g *Game) Bounds() []string { return g.m.Bounds() }

// BoundLine is the line of bound i of Bounds, or nil if it is an action.
func (g *Game) BoundLine(i int) *dsl.Line {
	for a := range g.m.Actions {
		if int(g.m.Actions[a].Uses) == g.m.UsesAt+i {
			return nil
		}
	}
	return g.m.UsesOf[i]
}

// Aside is the pile for cards that the deal sets apart, or -1.
func (g *Game) Aside() int { return g.m.Aside }

// Choices is how many plays the deal asks of the player.
func (g *Game) Choices() int { return g.m.Choices() }

// Shuffles reports whether something in play is left to chance.
func (g *Game) Shuffles() bool { return g.m.Shuffles }

// Pack is the cards of the game before they are shuffled.
func (g *Game) Pack() []cards.Kind { return slices.Clone(g.m.PackCards) }
