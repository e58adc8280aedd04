package play

import (
	"context"
	"encoding/binary"
	"hash/fnv"
	"math/rand/v2"
	"runtime"
	"slices"
	"time"

	"pat/interp"
	"pat/interp/solve"
)

// This file looks for a move as a player could who knows what he has seen and no more: the cards
// not seen are dealt at random among their places, many times, and each way is searched shortly.
// Nothing in it depends on where these cards truly lie.

// Bounds of the search for an honest hint. They count positions, so that equal questions have equal
// answers; the time is for machines that are slower than most.
const (
	ways          = 40
	agreed        = ways / 2 // ways, of which all are won by the same first move: no more are tried
	packPositions = 6000     // of a way, for each 52 cards: a longer game is longer to search
	waysMemory    = 8 << 20
	waysTime      = 10 * time.Second
	fewest        = 100 // positions of a way
)

// A Guess is a move that seems good to who does not know all cards.
type Guess struct {
	Move   string
	Ways   int  // in which the cards not seen may lie that were tried
	Won    int  // of these in which a win was found
	Begins int  // of these in which the move begins it
	Chance bool // all cards are known; the ways differ in what is left to chance
}

// Guess looks for a move that is good as far as the player can know, also where something is left
// to chance. ok is false where there is no move, or the context was done before anything was found.
func (q *Query) Guess(ctx context.Context) (g Guess, move interp.Move, ok bool) {
	patience := max(1, q.Patience)
	ctx, cancel := context.WithTimeout(ctx, waysTime*time.Duration(patience))
	defer cancel()
	return q.guess(ctx, ways, wayPositions(len(q.state.Game().Pack()))*int64(patience))
}

// wayPositions is how far each way of a game with so many cards is searched at first.
func wayPositions(all int) int64 { return max(packPositions, packPositions*int64(all)/52) }

// GuessWithin is Guess within so many positions in all.
func (q *Query) GuessWithin(ctx context.Context, positions int64) (g Guess, move interp.Move, ok bool) {
	return q.guess(ctx, ways, max(positions/ways, fewest))
}

// guess is Guess by so many ways, each searched to so many positions.
func (q *Query) guess(ctx context.Context, ways int, positions int64) (g Guess, move interp.Move, ok bool) {
	votes := ballot{of: map[interp.Move]*vote{}}
	moves := q.onward(q.state.DistinctMoves(nil))
	rivals := slices.DeleteFunc(slices.Clone(moves), func(m interp.Move) bool { return m == q.undoes })
	chance := q.eachWay(ctx, ways, positions, 0, func(st *interp.State, rep solve.Report) (enough bool) {
		g.Ways++
		if len(rep.Line) == 0 || !q.state.Legal(rep.Line[0]) {
			return false
		}
		if first := rep.Line[0]; q.back(first) && !slices.Contains(moves, first) {
			return false
		}
		if rep.Verdict == solve.Won {
			g.Won++
		}
		votes.count(st, rep, rivals)
		return g.Ways == agreed && votes.of[rep.Line[0]].wins == agreed
	})
	g.Chance = chance
	best, rival := votes.best(rivals)
	if rival != nil {
		wins := 0
		q.eachWay(ctx, g.Ways, positions, rival.move, func(_ *interp.State, rep solve.Report) bool {
			if rep.Verdict == solve.Won {
				wins++
			}
			return false
		})
		if nearly(wins, best.wins) {
			best = &vote{move: rival.move, wins: wins}
		}
	}
	switch {
	case best != nil:
		g.Begins = best.wins
		return g, best.move, true
	case g.Ways > 0 && len(moves) > 0:
		return g, moves[0], true
	}
	return g, move, false
}

// back reports whether a move leads to a position that the game has been through: who is told to
// make it goes round in a circle.
func (q *Query) back(m interp.Move) bool {
	if len(q.passed) == 0 {
		return false
	}
	st := q.state.Clone()
	st.Apply(m)
	return q.passed[st.Key()]
}

// onward are the moves that lead to where the game has not been; all, if there are none of these.
func (q *Query) onward(moves []interp.Move) []interp.Move {
	if on := slices.DeleteFunc(slices.Clone(moves), q.back); len(on) > 0 {
		return on
	}
	return moves
}

// nearly reports whether wins are no fewer than nine tenths of the most: the difference is less
// than what chance makes of so many ways.
func nearly(wins, most int) bool { return 10*wins >= 9*most }

// eachWay deals the cards not seen in so many ways, the same at each call, and searches each
// shortly, after a move if one is given, until found has enough. chance is true where there are no
// such cards.
func (q *Query) eachWay(ctx context.Context, ways int, positions int64, after interp.Move,
	found func(*interp.State, solve.Report) (enough bool),
) (chance bool) {
	seed := q.visible()
	r := rand.New(rand.NewPCG(seed, 1))
	d := q.seen.deck()
	for range ways {
		st := d.deal(q.state, r)
		if after != 0 {
			st.Apply(after)
		}
		rep := solve.Solve(ctx, st, solve.Limits{
			Positions: positions, Seed: seed, Watch: yield,
			Memory: min(waysMemory*int64(max(1, q.Patience)), searchMemory),
		})
		if ctx.Err() != nil && rep.Verdict == solve.Unknown || found(st, rep) {
			break
		}
	}
	return len(d.kinds) == 0
}

// yield lets others go on, as the clock where there is but one thread.
func yield(solve.Progress) { runtime.Gosched() }

// visible is a number made of what the player knows of the position: equal for all that look the
// same to him.
func (q *Query) visible() uint64 {
	h := fnv.New64a()
	for p := range q.seen.piles {
		binary.Write(h, binary.LittleEndian, uint16(0xffff)) //nolint:errcheck // a hash does not fail
		for i, x := range q.seen.piles[p] {
			c := [2]byte{255, 0}
			if x.known {
				c[0] = byte(x.kind)
			}
			if q.state.Card(p, i).Down() {
				c[1] = 1
			}
			h.Write(c[:])
		}
	}
	return h.Sum64()
}
