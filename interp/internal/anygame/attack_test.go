package anygame_test

import (
	"context"
	"fmt"
	"math/rand/v2"
	"runtime/debug"
	"strings"
	"testing"
	"time"

	"pat/dsl/rules"
	"pat/interp"
	"pat/interp/internal/anygame"
	"pat/interp/internal/frozen"
	"pat/interp/internal/machine"
	"pat/interp/internal/reduce"
	"pat/interp/solve"
)

// Tests make much and keep little: the collector would take a third of their time.
func init() { debug.SetGCPercent(400) }

// A fault is something wrong that was seen: its kind, by which files are told apart, and what was
// seen.
type fault struct {
	kind, what string
	deal       uint64
}

// A tally says how much was attacked.
type tally struct {
	files, deals, positions   int
	won, lost, endless, walks int
	frozen, barred            int // positions in which cards that never move rule out a win, and in which stems do
	hopeless, broken, safe    int // positions of which the solver says something without a search
	alone                     int // positions in which a card has no partner
	shared                    int // positions that share a key
}

// An attacker holds a game against all that is said of it.
type attacker struct {
	text   string
	game   *interp.Game
	tally  *tally
	faults []fault
	deal   uint64
	most   int // positions of the complete search
}

func (a *attacker) report(kind, format string, args ...any) {
	for _, f := range a.faults {
		if f.kind == kind {
			return
		}
	}
	a.faults = append(a.faults, fault{kind, fmt.Sprintf(format, args...), a.deal})
}

// attack plays and searches some deals of a file that checks without errors.
func attack(text string, sheet *rules.Sheet, deals []uint64, most int, n *tally) (found []fault) {
	a := &attacker{text: text, tally: n, most: most}
	defer func() {
		if r := recover(); r != nil {
			a.report("panic", "%v\n%s", r, debug.Stack())
			found = a.faults
		}
	}()
	g, err := interp.Compile(sheet, rules.Setting{})
	if err != nil {
		return nil // it says what this version cannot play
	}
	a.game = g
	n.files++
	for _, deal := range deals {
		a.deal = deal
		s, err := g.Deal(deal, rules.Setting{})
		if err != nil {
			return a.faults
		}
		n.deals++
		a.walk(s.Clone())
		a.turned(s.Clone())
		a.search(s)
	}
	return a.faults
}

// search holds the solver against the complete search.
func (a *attacker) search(s *interp.State) {
	if s.Status() != interp.Playing {
		return
	}
	plain, err := reduce.Of(s.Machine())
	if err != nil {
		a.report("for-search", "%v", err)
		return
	}
	search, err := plain.ForSearch()
	if err != nil {
		a.report("for-search", "%v", err)
		return
	}
	seen := newSeen(a, s, search)
	g := anygame.Explore(s, a.most, seen.look, seen)
	a.tally.positions += len(g.Next)
	switch {
	case g.Fault != "":
		a.report("fault", "%s", g.Fault)
		return
	case !g.Finished:
		a.tally.endless++
		return
	case g.Wins[0]:
		a.tally.won++
	default:
		a.tally.lost++
	}
	seen.judge(g)
	ctx, cancel := context.WithTimeout(context.Background(), 20*time.Second)
	defer cancel()
	rep := solve.Solve(ctx, s, solve.Limits{Positions: 400_000, Memory: 4 << 20, Workers: 1, Seed: a.deal})
	switch {
	case rep.Verdict == solve.Unwinnable && g.Wins[0]:
		a.report("unwinnable", "the deal can be won, and the solver says it cannot: %s", rep.Reason)
	case rep.Verdict == solve.Won && !g.Wins[0]:
		a.report("won", "the deal cannot be won, and the solver gives a line of %d moves", len(rep.Line))
	case rep.Verdict == solve.Won:
		a.replay(s, rep.Line)
	case rep.Verdict == solve.Unknown && strings.Contains(rep.Reason, "does not replay"):
		a.report("replay", "%s", rep.Reason)
	case rep.Verdict == solve.Unknown:
		a.report("undecided", "%d positions, and the solver does not know after %d: %s", len(g.Next), rep.Positions,
			rep.Reason)
	}
}

// replay makes the moves of a line.
func (a *attacker) replay(from *interp.State, line []interp.Move) {
	s := from.Clone()
	for i, m := range line {
		if s.Status() != interp.Playing || !s.Legal(m) {
			a.report("replay", "move %d of a line that is told, %v, cannot be made: the game is %s", i+1, m, s.Status())
			return
		}
		s.Apply(m)
	}
	if s.Status() != interp.Won {
		a.report("replay", "a line that is told ends with the game %s", s.Status())
	}
}

// A seen keeps what is said of each position until the complete search knows the truth.
type seen struct {
	a        *attacker
	s        *interp.State
	search   *reduce.State
	before   []*reduce.State // the search before each move that it refused, nil for others
	copied   *reduce.State   // for asking what makes the state asked remember something
	buf      []interp.Move
	relax    *reduce.Relaxation
	chains   *reduce.Chains
	islands  *reduce.Islands
	partners *reduce.Partners
	pairing  reduce.Pairing
	cold     *frozen.Finder
	stems    *reduce.Stems
	barren   map[reduce.Standing]bool // positions of stems: whether they hold no win
	levels   bool
	keys     []interp.Key
	plain    []interp.Key // of the game as it is played
	hopeless []int32      // positions that the relaxation calls hopeless, and chains or islands broken
	broken   []int32
	alone    []int32    // positions in which partners are missing
	frozen   []int32    // positions in which frozen cards rule out a win
	barred   []int32    // positions in which stems rule out a win
	safe     [][2]int32 // position and move that nobody could regret
	levelled map[interp.Key][]levelled
}

// A levelled position is one that is dominated by those of lower levels.
type levelled struct {
	node   int32
	levels [2]uint8
}

func newSeen(a *attacker, s *interp.State, search *reduce.State) *seen {
	g := search.Game()
	n := &seen{
		a: a, s: s, search: search, copied: search.Clone(), relax: g.NewRelaxation(), chains: g.Chains(),
		islands: g.Islands(), partners: g.Partners(), cold: frozen.New(s.Machine().Game),
		barren: map[reduce.Standing]bool{}, levels: g.Cycle != nil, levelled: map[interp.Key][]levelled{},
	}
	if n.stems = n.relax.Stems(); n.stems != nil && !n.stems.Begin(search) {
		n.stems = nil
	}
	return n
}

// stemsMost bounds how many positions of stems are looked at in one game.
const stemsMost = 20_000

// holdsNone reports whether a position of stems holds no win. It says no where it has looked at too
// many.
func (n *seen) holdsNone(at reduce.Standing) bool {
	if none, ok := n.barren[at]; ok {
		return none
	}
	n.barren[at] = false
	if n.stems.Won(at) || len(n.barren) > stemsMost {
		return false
	}
	for _, next := range n.stems.After(at, nil) {
		if !n.holdsNone(next) {
			return false
		}
	}
	n.barren[at] = true
	return true
}

// look notes what is said of a position.
func (n *seen) look(node int, moves []interp.Move) {
	s, q := n.s, n.search
	n.keys = append(n.keys, q.Key())
	n.plain = append(n.plain, s.Key())
	if s.Status() != interp.Playing {
		if (q.Status == interp.Won) != (s.Status() == interp.Won) {
			n.a.report("search-status", "the game is %s, and compiled for search %s", s.Status(), q.Status)
		}
		return
	}
	_, waits := s.Waiting()
	if n.levels && !waits {
		k, l := q.Levelled(q.Key(), q.Len(q.Game().Cycle.Waste), false)
		n.levelled[k] = append(n.levelled[k], levelled{int32(node), l})
	}
	for _, m := range moves {
		if !q.Legal(m) && n.changes(m) {
			n.a.report("search-legal", "%v is legal, and is not in the game compiled for search", m)
		}
	}
	n.copied.CopyFrom(q)
	n.buf = n.copied.Moves(n.buf)
	for _, m := range n.buf {
		if !s.Legal(m) && s.After(m) != s.Key() { // play refuses what changes nothing
			n.a.report("search-illegal", "%v is not legal, and is in the game compiled for search", m)
		}
	}
	if n.relax != nil && n.relax.Hopeless(q) {
		n.hopeless = append(n.hopeless, int32(node))
	}
	if n.chains != nil && n.chains.Broken(q) || n.islands != nil && n.islands.Apart(q) {
		n.broken = append(n.broken, int32(node))
	}
	if n.partners != nil && n.partners.Hopeless(q, &n.pairing) {
		n.alone = append(n.alone, int32(node))
	}
	if n.cold.RulesOut(s.Machine()) {
		n.frozen = append(n.frozen, int32(node))
	}
	if n.stems != nil && n.holdsNone(n.stems.Standing(q)) {
		n.barred = append(n.barred, int32(node))
	}
	if waits {
		return
	}
	if n.partners != nil {
		if ready, ok := n.partners.Ready(q, &n.pairing); ok {
			n.noteSafe(node, moves, ready)
		}
	}
	if set, _ := q.Settled(); set != 0 {
		if safe, ok := q.SafeMove(set); ok {
			n.noteSafe(node, moves, safe)
		}
	}
}

// noteSafe notes a play that nobody could regret.
func (n *seen) noteSafe(node int, moves []interp.Move, safe interp.Move) {
	for i, m := range moves {
		if m == safe {
			n.safe = append(n.safe, [2]int32{int32(node), int32(i)})
			return
		}
	}
	if safe.Kind() == machine.Set {
		n.a.report("safe-set", "%v is called safe, and is no move", safe)
	}
}

// Apply makes a move that play has made. One that a search refuses, for it comes to the same
// position but for the order of equal piles, leaves the two apart: the search is set up anew then.
func (n *seen) Apply(m interp.Move) {
	if n.search.Legal(m) {
		n.before = append(n.before, nil)
		n.search.Apply(m)
		return
	}
	n.before = append(n.before, n.search)
	n.search = n.anew()
}

// Undo takes back what Apply did.
func (n *seen) Undo() bool {
	last := len(n.before) - 1
	if n.before[last] == nil {
		n.search.Undo()
	} else {
		n.search = n.before[last]
	}
	n.before = n.before[:last]
	return true
}

// anew is the position of play as a search sees it.
func (n *seen) anew() *reduce.State {
	q, err := reduce.Of(n.s.Machine())
	if err == nil {
		q, err = q.ForSearch()
	}
	if err != nil {
		panic(err) // it has been compiled before
	}
	return q
}

// changes reports whether a move changes a pile for the search, to which a move that only lays
// piles in another order is none where that makes no difference.
func (n *seen) changes(m interp.Move) bool {
	piles := func(q *reduce.State) (sum uint64) {
		for p := range q.Game().Piles {
			sum += q.PileKey(p)
		}
		return sum
	}
	// Of one search before and after, for how a pile is told may hang on where a search begins.
	q := n.search.Clone()
	before := piles(q)
	q.Apply(m)
	return piles(q) != before
}

// judge compares what was said with the truth.
func (n *seen) judge(g *anygame.Graph) {
	t := n.a.tally
	t.hopeless, t.broken, t.safe = t.hopeless+len(n.hopeless), t.broken+len(n.broken), t.safe+len(n.safe)
	t.frozen, t.alone, t.barred = t.frozen+len(n.frozen), t.alone+len(n.alone), t.barred+len(n.barred)
	n.compare("key", n.keys, g.Wins)
	n.compare("play-key", n.plain, g.Wins)
	for _, same := range n.levelled {
		for _, x := range same {
			for _, y := range same {
				if x.levels[0] <= y.levels[0] && x.levels[1] <= y.levels[1] && g.Wins[y.node] && !g.Wins[x.node] {
					n.a.report("level", "positions %d and %d have one key, the levels %d and %d, and the second "+
						"alone can be won", x.node, y.node, x.levels, y.levels)
				}
			}
		}
	}
	for _, node := range n.hopeless {
		if g.Wins[node] {
			n.a.report("relaxation", "position %d can be won, and the relaxation calls it hopeless", node)
		}
	}
	for _, node := range n.broken {
		if g.Wins[node] {
			n.a.report("chains", "position %d can be won, and chains or islands say that it cannot", node)
		}
	}
	for _, node := range n.alone {
		if g.Wins[node] {
			n.a.report("partners", "position %d can be won, and some card is said to have no partner", node)
		}
	}
	for _, node := range n.frozen {
		if g.Wins[node] {
			n.a.report("frozen", "position %d can be won, and frozen cards are said to rule that out", node)
		}
	}
	for _, node := range n.barred {
		if g.Wins[node] {
			n.a.report("stems", "position %d can be won, and stems are said to rule that out", node)
		}
	}
	for _, sm := range n.safe {
		if g.Wins[sm[0]] && !g.Wins[g.Next[sm[0]][sm[1]]] {
			n.a.report("safe", "position %d can be won, and no more after a play that is called safe", sm[0])
		}
	}
}

// compare holds the worth of positions of one key against each other.
func (n *seen) compare(kind string, keys []interp.Key, wins []bool) {
	first := map[interp.Key]int{}
	for i, k := range keys {
		if j, ok := first[k]; !ok {
			first[k] = i
			continue
		} else if wins[i] != wins[j] {
			n.a.report(kind, "positions %d and %d have one key, and one of them alone can be won", j, i)
		}
		n.a.tally.shared++
	}
}

// walks is how many moves of a deal are played at random.
const walks = 25

// random makes the generator of a deal.
func (a *attacker) random(stream uint64) *rand.Rand { return rand.New(rand.NewPCG(a.deal, stream)) }

// moveList is moves for people.
func moveList(moves []interp.Move) string {
	var out []string
	for _, m := range moves {
		out = append(out, m.String())
	}
	return strings.Join(out, "; ")
}

func TestAttack(t *testing.T) { campaign(t) }
