package solve

import (
	"context"
	"math"
	"math/bits"

	"pat/interp/internal/machine"
)

// A gamble looks for a win in a game that shuffles in play. There a shuffle ends what foresight can
// do: what it brings hangs on every card that is shuffled, so that one card more or less in it is a
// new throw of the dice. So it plays from shuffle to shuffle, greedily but not quite, and keeps the
// positions before shuffles by how many came before them. By turns it throws once from the most
// promising position of each number: a best-first search whose steps lead from shuffle to shuffle.
type gamble struct {
	f     *finder
	nodes []gambleNode
	store []byte               // packed positions of nodes
	open  []queue              // by the number of shuffles before them, nodes as parents to be
	turn  int                  // how many turns there were
	known map[machine.Key]bool // positions of nodes
	met   map[machine.Key]bool // positions of a throw
	ways  int                  // steps that nodes hold
	most  int64                // bytes
	spent int64                // positions that it looked at
	begun int                  // how many times
}

// A gambleNode is a position before a shuffle, or the one that is searched from.
type gambleNode struct {
	parent int32
	at     int32  // its packed form in the store
	way    []step // from the parent
	dead   int8   // throws that ended without a shuffle
	vain   int8   // throws in a row that led to nothing new
}

// What a throw takes off the worth of the position it was made from, how many may end without a
// shuffle, or lead in a row to nothing new, until that is given up, and how long a turn is. Games
// are not touchy about them: from a quarter to seven times the cost they win the same deals.
const (
	throwCost  = 2
	throwsDead = 2
	throwsVain = 12
	gambleTurn = 4 // units
)

// A gamble takes so many units before any proof goes on. Dives take turns with it until they have
// had theirs, for games in which much can be done before the first shuffle they win sooner.
const (
	gambleFirst = 36
	gambleDives = 9
)

// A throw goes wrong, on purpose, at one of so many steps, or of 2, 4 or 8 times as many; and it
// goes on for so many steps at most, for each card of the game.
const (
	slipEvery    = 3
	throwPerCard = 20
)

// nodeBytes is about what a node holds beside its steps and its packed position.
const nodeBytes = 120

// newGamble is nil in a game that does not shuffle in play.
func newGamble(f *finder, bytes int64) *gamble {
	if !f.from.Game().Shuffles {
		return nil
	}
	return &gamble{f: f, most: bytes, met: map[machine.Key]bool{}}
}

// first reports whether it is its turn before any other attempt is made: until it has done so much
// or has come to an end.
func (g *gamble) first() bool {
	return g != nil && g.begun < 2 && g.spent < gambleFirst*g.f.unit
}

// positions is how many it has looked at.
func (g *gamble) positions() int64 {
	if g == nil {
		return 0
	}
	return g.spent
}

// bytes is what it holds.
func (g *gamble) bytes() int64 {
	if g == nil {
		return 0
	}
	return int64(len(g.store) + 8*g.ways + nodeBytes*len(g.nodes))
}

// begin begins anew, with the position searched from alone.
func (g *gamble) begin() {
	g.nodes, g.store, g.open, g.turn, g.ways = g.nodes[:0], g.store[:0], g.open[:0], 0, 0
	g.known = map[machine.Key]bool{}
	g.begun++
	g.f.m.begin(g.f.from)
	g.keep(0, gambleNode{parent: -1}, 0)
}

// play goes on for about so many positions. Where there is no room for more, or nothing is left to
// throw from, it begins anew.
func (g *gamble) play(ctx context.Context, most int64) (line []step, won bool) {
	f, before := g.f, g.f.positions
	defer func() { g.spent += f.positions - before }()
	f.manner = manner{}
	f.sc.usually()
	for f.positions-before < most && ctx.Err() == nil {
		if f.depth = len(g.open); f.tick != nil {
			f.tick()
		}
		shuffles, c := g.next()
		at := c.parent
		if at < 0 || g.bytes() > g.most {
			f.positions++ // for what takes no step is done for ever
			g.begin()
			continue
		}
		f.m.load(g.store[g.nodes[at].at:], 0)
		way, ended := g.throw(at > 0)
		switch {
		case f.m.s.Status == machine.Won:
			return append(g.line(at), way...), true
		case ended:
			g.nodes[at].dead++
		case g.known[f.m.key()]:
			g.nodes[at].vain++
		default:
			g.keep(shuffles+1, gambleNode{parent: at, way: way}, f.sc.score(f.m.s, f.m.outlook().next))
			g.nodes[at].vain = 0
		}
		if n := g.nodes[at]; n.dead < throwsDead && n.vain < throwsVain {
			c.score -= throwCost
			g.push(shuffles, c)
		}
	}
	return nil, false
}

// throw plays on to the next shuffle, greedily but not quite, beginning with the one it is at if
// that is so. It is made where nothing else is left to do; ended is set where none comes.
func (g *gamble) throw(shuffle bool) (way []step, ended bool) {
	f := g.f
	noise := float32(uint(1)<<f.random.IntN(5)) / 2
	slip := 1 / float32(int(slipEvery)<<f.random.IntN(4))
	clear(g.met)
	for range throwPerCard * f.from.CardCount() {
		f.steps = f.m.steps(f.steps[:0])
		best, top, chance := step(0), float32(math.Inf(-1)), step(0)
		for _, st := range f.steps {
			f.positions++
			before := f.m.s.Rng
			f.m.do(st)
			switch {
			case f.m.s.Status == machine.Won:
				return append(way, st), false
			case f.m.s.Status != machine.Playing:
			case f.m.s.Rng != before:
				chance = st
			case !shuffle && !g.met[f.m.key()]:
				worth := f.sc.score(f.m.s, f.m.outlook().next) + noise*f.random.Float32()
				if f.random.Float32() < slip {
					worth -= slipped
				}
				if worth > top {
					best, top = st, worth
				}
			}
			f.m.undo()
		}
		switch {
		case shuffle:
			best, shuffle = chance, false
		case best == 0:
			return way, chance == 0
		}
		f.m.do(best)
		way = append(way, best)
		g.met[f.m.key()] = true
	}
	return way, true
}

// slipped is more than any step is better than another.
const slipped = 1e4

// line is the steps to a node.
func (g *gamble) line(i int32) []step {
	if i == 0 {
		return nil
	}
	return append(g.line(g.nodes[i].parent), g.nodes[i].way...)
}

// keep keeps the position on the table, before which so many shuffles came.
func (g *gamble) keep(shuffles int, n gambleNode, worth float32) {
	g.known[g.f.m.key()] = true
	n.at = int32(len(g.store))
	g.nodes, g.ways = append(g.nodes, n), g.ways+len(n.way)
	g.store = g.f.m.s.Pack(g.store)
	g.f.m.forget()
	g.push(shuffles, cand{score: worth, parent: int32(len(g.nodes) - 1)})
}

// next takes the node whose turn it is off its list: the most promising one. The list with the most
// shuffles before it has every other turn, the next one every fourth, and so on, for each node is
// thrown from a few times only, and most are at the end. Its place is -1 if none is left.
func (g *gamble) next() (shuffles int, n cand) {
	g.turn++
	last := len(g.open) - 1
	for i := range g.open {
		shuffles = (last - bits.TrailingZeros(uint(g.turn)) - i) % len(g.open)
		if shuffles < 0 {
			shuffles += len(g.open)
		}
		if len(g.open[shuffles]) > 0 {
			return shuffles, g.open[shuffles].pop()
		}
	}
	return 0, cand{parent: -1}
}

// push puts a node on the list of those before which so many shuffles came.
func (g *gamble) push(shuffles int, n cand) {
	for len(g.open) <= shuffles {
		g.open = append(g.open, nil)
	}
	g.open[shuffles].push(n)
}
