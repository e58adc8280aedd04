package proof

import (
	"context"
	"crypto/sha256"

	"pat/interp"
	"pat/interp/internal/frozen"
)

// A Count is what a visit to every position found.
type Count struct {
	Positions int64
	Frozen    int64    // of them, in how many frozen cards stand against every win: no visit goes on from there
	Digest    [16]byte // of all positions, whatever their order
	Won       bool     // some position is won: the visit ended there
	Fault     string   // why the game stopped, where it did
	More      bool     // there are more positions than were allowed
}

// digest is a position in 16 bytes: two positions share one by a chance of 2^-128.
type digest [16]byte

// visit looks at every position that legal moves lead to from s, but for what follows from those
// without hope, where frozen cards rule out a win, up to so many. It ends early where one is won,
// with the error of ctx where that is over. s is left as it was.
func visit(ctx context.Context, s *interp.State, most int64) (Count, error) {
	w := walker{
		keyer: NewKeyer(s.Game()), met: map[digest]struct{}{}, most: most, frozen: frozen.New(s.Game().Machine()),
	}
	s = s.Clone()
	w.meet(s)
	for len(w.path) > 0 && !w.over() {
		if w.count.Positions&1023 == 0 && ctx.Err() != nil {
			return w.count, ctx.Err()
		}
		here := &w.path[len(w.path)-1]
		if here.next == len(here.moves) {
			w.path = w.path[:len(w.path)-1]
			if len(w.path) > 0 {
				s.Undo()
			}
			continue
		}
		m := here.moves[here.next]
		here.next++
		s.Apply(m)
		if !w.meet(s) {
			s.Undo()
		}
	}
	return w.count, nil
}

type walker struct {
	keyer  *Keyer
	met    map[digest]struct{}
	most   int64
	path   []step
	count  Count
	buf    []byte
	frozen *frozen.Finder
	asked  int64 // positions of which it was asked whether frozen cards stand against a win
}

// A step is a position on the way, with its moves; those before next have been made.
type step struct {
	moves []interp.Move
	next  int
}

func (w *walker) over() bool { return w.count.Won || w.count.More || w.count.Fault != "" }

// How often it is asked whether frozen cards stand against a win: of the first positions always,
// later as long as that is said of one in so many, and else of one in many, for what follows from a
// position without hope is without hope as well. It goes by what was counted alone, so that who
// checks a proof asks as often.
const (
	alwaysAsked = 256
	askedFor    = 4
	askedRarely = 16
)

// due reports whether it is asked of the position that was met last.
func (w *walker) due() bool {
	return w.frozen != nil && (w.asked < alwaysAsked || w.count.Frozen*askedFor >= w.asked ||
		w.count.Positions%askedRarely == 0)
}

// ruledOut asks it.
func (w *walker) ruledOut(s *interp.State) bool {
	w.asked++
	out := w.frozen.RulesOut(s.Machine())
	if out {
		w.count.Frozen++
	}
	return out
}

// meet looks at a position, and reports whether it goes on from there: not from one that was met.
func (w *walker) meet(s *interp.State) bool {
	w.buf = w.keyer.Append(w.buf[:0], s)
	sum := sha256.Sum256(w.buf)
	d := digest(sum[:16])
	if _, ok := w.met[d]; ok {
		return false
	}
	if w.count.Positions == w.most {
		w.count.More = true
		return false
	}
	w.met[d] = struct{}{}
	w.count.Positions++
	for i := range d {
		w.count.Digest[i] ^= d[i]
	}
	var moves []interp.Move
	switch s.Status() {
	case interp.Won:
		w.count.Won = true
	case interp.Faulted:
		w.count.Fault = s.Fault()
	case interp.Playing:
		if w.due() && w.ruledOut(s) {
			break
		}
		moves = s.Moves(nil)
	}
	w.path = append(w.path, step{moves: moves})
	return true
}
