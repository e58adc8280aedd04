package survey

import (
	"context"
	"fmt"
	"math/rand/v2"

	"pat/dsl"
	"pat/interp"
	"pat/interp/greedy"
)

// A Player plays a deal to its end, by a policy of its own and without looking ahead.
type Player struct {
	Name string
	play func(ctx context.Context, s *interp.State, most int, r *rand.Rand, make maker) (moves int)
}

// A maker makes the move that was chosen of some.
type maker = func(moves []interp.Move, m interp.Move)

// Players are those there are: random makes legal moves, each as likely as another; greedy plays
// cards out where it can, then turns cards up, empties piles, brings cards into play, builds what
// did not lie as well before, turns the stock, and never goes back to a position. It does not peek:
// of a move that shows it cards it knows only what kind of move it is.
var Players = []Player{{"random", playRandom}, {"greedy", playGreedy}}

// MostMoves bounds a deal that is played where nothing else is said, for some games never end by
// themselves.
const MostMoves = 1000

// Greedy is the greedy player.
func Greedy() *Player { return &Players[1] }

// Play plays a deal to its end or for so many moves, and fills in what the record says of that. A
// deal and a seed are always played in the same way. ok is false where the context was done before.
func (p *Player) Play(ctx context.Context, s *interp.State, seed uint64, most int) (r Record, ok bool) {
	n := p.Walk(ctx, s, seed, most, func(_ []interp.Move, m interp.Move) {
		s.Apply(m)
		s.Forget()
	})
	if ctx.Err() != nil {
		return Record{}, false
	}
	r = Record{Verdict: Lost, Positions: int64(n), Moves: n}
	switch st := s.Status(); {
	case st == interp.Won:
		r.Verdict = Won
	case st == interp.Lost && s.EndedBy() != nil:
		r.Reason = "`" + s.EndedBy().Text() + "`"
	case st == interp.Lost:
		r.Reason = "no move was left"
	case st == interp.Faulted:
		r.Reason = "the rules do not come to an end"
	case n >= most:
		r.Reason = fmt.Sprintf("%d moves were made", most)
	default:
		r.Reason = "every move led back to an earlier position"
	}
	return r, true
}

// Walk plays a deal as Play does, and leaves it to make to make each move; it is given the moves of
// which one was chosen, those that lead to different positions. It answers how many were made.
func (p *Player) Walk(ctx context.Context, s *interp.State, seed uint64, most int, make maker) (moves int) {
	return p.play(ctx, s, most, rand.New(rand.NewPCG(seed, 0)), make)
}

func playRandom(ctx context.Context, s *interp.State, most int, r *rand.Rand, make maker) int {
	var moves []interp.Move
	for n := range most {
		moves = s.DistinctMoves(moves)
		if len(moves) == 0 || ctx.Err() != nil {
			return n
		}
		make(moves, moves[r.IntN(len(moves))])
	}
	s.Moves(moves) // finds out that none is left
	return most
}

func playGreedy(ctx context.Context, s *interp.State, most int, r *rand.Rand, make maker) int {
	seen := map[interp.Key]bool{s.Key(): true}
	var moves []interp.Move
	for n := range most {
		moves = s.DistinctMoves(moves)
		m, ok := best(s, moves, seen, r)
		if !ok || ctx.Err() != nil {
			return n
		}
		if make(moves, m); s.Status() == interp.Won {
			return n + 1
		}
		seen[s.Key()] = true
	}
	s.Moves(moves)
	return most
}

// best is the move that is worth most; of several each has the same chance. ok is false where every
// move leads to where the game was before, or loses it for all to see.
func best(s *interp.State, moves []interp.Move, seen map[interp.Key]bool, r *rand.Rand) (best interp.Move, ok bool) {
	before := look(s)
	top, equals := -1, 0
	for _, m := range moves {
		s.Apply(m)
		worth := -1
		now := look(s)
		switch {
		case seen[s.Key()]:
		case now.shows(before, s, m):
			worth = unseen(s, m)
		case s.Status() == interp.Won:
			worth = greedy.Wins
		case s.Status() == interp.Playing:
			worth = before.Worth(now.Glance, m, s)
		}
		s.Undo()
		switch {
		case worth < 0 || worth < top:
			continue
		case worth > top:
			top, equals = worth, 0
		}
		if equals++; r.IntN(equals) == 0 {
			best = m
		}
	}
	return best, top >= 0
}

// A glance is what the greedy player sees of a position.
type glance struct {
	greedy.Glance
	hidden int // face-down cards anywhere
}

func look(s *interp.State) glance {
	var v glance
	g := s.Game()
	for i := range g.Zones() {
		z := g.Zone(i)
		for p := z.First; p < z.First+z.Count; p++ {
			n := s.Len(p)
			switch {
			case z.Kind.Keeps():
				v.Out += n
			case z.Kind.Shifts():
				if n == 0 {
					v.Spaces++
				}
			case z.Kind.Offers():
				v.Aside += n
			}
			down := 0
			for j := range n {
				if s.Card(p, j).Down() {
					down++
				}
			}
			v.hidden += down
			if z.Kind.Facing() != dsl.FaceDown {
				v.Down += down
			}
		}
	}
	return v
}

// shows reports whether the move that has led here showed cards that nobody could know before: some
// were turned up, or it is left to chance which they are. What became of them, and of the game by
// them, is no reason to choose the move.
func (v glance) shows(before glance, s *interp.State, m interp.Move) bool {
	return v.hidden < before.hidden || s.Game().Shuffles() && m.Kind() != interp.Play
}

// unseen grades a move by itself, as Worth does where all is known.
func unseen(s *interp.State, m interp.Move) int {
	kind := func(pile int) dsl.Kind { return s.Game().ZoneOf(pile).Kind }
	switch {
	case m.Kind() == interp.Turn:
		return greedy.Turns
	case m.Kind() == interp.Action:
		return greedy.Acts
	case kind(m.To()).Keeps():
		return greedy.PlaysOut
	case m.Kind() != interp.Set && kind(m.From()).Keeps():
		return greedy.Back
	}
	return greedy.Shows
}
