package solve

import (
	"context"
	"fmt"
	"time"

	"pat/interp"
)

// A Verdict is what a search found out.
type Verdict uint8

// The verdicts.
const (
	Unknown Verdict = iota
	Won
	Unwinnable
)

func (v Verdict) String() string { return [...]string{"unknown", "won", "unwinnable"}[v] }

// Limits bound a search. The context bounds its time.
type Limits struct {
	Positions int64 // positions looked at in all; 0 is no bound
	Memory    int64 // bytes for the tables; 0 is DefaultMemory
	Workers   int   // goroutines; 0 is one
	Seed      uint64

	// Watch is called about ten times a second with how far the search is. It must be quick.
	Watch func(Progress)
}

// DefaultMemory bounds the tables where nothing is said.
const DefaultMemory = 300 << 20

// Progress tells how far a search is.
type Progress struct {
	Phase     string
	Positions int64
	Depth     int
	Memory    int64 // bytes in use
	Elapsed   time.Duration
}

// A Report is the outcome of a search from a position.
type Report struct {
	Verdict   Verdict
	Reason    string        // how it was decided, or which limit was hit, in words
	Line      []interp.Move // that wins, verified, if Won; else to the most promising position met
	Positions int64
	Elapsed   time.Duration
	Memory    int64 // bytes that the tables held at most
	Stats     []Stat
}

// A Stat says where the effort of one phase went.
type Stat struct {
	Phase     string
	Positions int64
	Elapsed   time.Duration
}

// verify replays a line and reports an error unless its last move, and none before it, wins.
func verify(from *interp.State, line []interp.Move) error {
	s := from.Clone()
	for i, m := range line {
		if s.Status() != interp.Playing {
			return fmt.Errorf("the game is %s before move %d", s.Status(), i+1)
		}
		if !legal(s, m) {
			return fmt.Errorf("move %d is not legal", i+1)
		}
		s.Apply(m)
	}
	if s.Status() != interp.Won {
		return fmt.Errorf("the line ends with the game %s", s.Status())
	}
	return nil
}

func legal(s *interp.State, m interp.Move) bool {
	for _, l := range s.Moves(nil) {
		if l == m {
			return true
		}
	}
	return false
}

// Solve finds out whether a position can be won by a player who knows all cards, face-down ones and later shuffles
// too. The position is not changed.
//
// A finder and a prover take turns with growing budgets.
func Solve(ctx context.Context, from *interp.State, l Limits) Report {
	start := time.Now()
	rep := Report{}
	search, err := from.ForSearch()
	if err != nil {
		rep.Reason = err.Error()
		return rep
	}
	memory := l.Memory
	if memory <= 0 {
		memory = DefaultMemory
	}
	p := newProver(search, memory*2/3, true)
	f := newFinder(search, l.Seed)
	finish := func(v Verdict, reason string) Report {
		rep.Verdict, rep.Reason = v, reason
		rep.Positions, rep.Elapsed, rep.Memory = p.positions+f.positions, time.Since(start), p.seen.bytes()
		return rep
	}
	win := func(line []step, how string) Report {
		moves, err := replay(search, from, line, true)
		if err == nil {
			err = verify(from, moves)
		}
		if err != nil {
			return finish(Unknown, "a line that does not replay was dropped: "+err.Error())
		}
		rep.Line = moves
		return finish(Won, how)
	}
	left := func(n int64) int64 {
		if l.Positions > 0 {
			n = min(n, l.Positions-p.positions-f.positions)
		}
		return n
	}
	p.run(ctx, left(300))
	for width := 2; ; width = min(width*4, 8192) {
		if p.done && p.won {
			return win(p.path, "the complete search found a line")
		}
		if p.done {
			return finish(Unwinnable, "no position that can be reached is won")
		}
		if ctx.Err() != nil {
			rep.Line, _ = replay(search, from, f.best, true)
			return finish(Unknown, "the time is over")
		}
		if left(1) <= 0 {
			rep.Line, _ = replay(search, from, f.best, true)
			return finish(Unknown, fmt.Sprintf("%d positions are the limit", l.Positions))
		}
		before := f.positions
		if line, won := f.run(ctx, width, left(int64(width)*4000), newTable(memory/3)); won {
			return win(line, "the finder found a line")
		}
		p.run(ctx, left(max(2000, 2*(f.positions-before))))
		if p.full {
			return finish(Unknown, "the memory is full")
		}
	}
}
