package solve

import (
	"context"

	"pat/interp/greedy"
	"pat/interp/internal/machine"
	"pat/interp/internal/reduce"
)

// Rollouts play the deal from beginning to end by a simple policy and never go back, as in Yan,
// Diaconis, Rusmevichientong and Van Roy, "Solitaire: Man Versus Machine" (2004). Where much is to
// be done and little can go wrong, as in many games of two packs, that comes to an end which a
// search does not come near to; and as what is worth the same is chosen by chance, and some steps
// are overlooked, each one comes to another.
//
// The policy is that of package greedy, all cards seen.
type rollouts struct {
	begun int
	spent int64   // positions that they looked at
	far   float64 // the greatest part of all cards that was out at the end of one
}

// Rollouts begin when so many positions were looked at in other ways, for most deals that are easy
// are won before. They take a part of the others, by half less after so many have failed, and less
// where they do not come far.
const (
	rolloutsBehind = 8000
	rolloutsPart   = 0.5
	rolloutsTire   = 24
)

// The first rollouts do not err, and how far they come is believed after as many.
const rolloutsSure = 2

// A rollout takes so many steps for each card at most: those that win seldom take more.
const rolloutPerCard = 4

// due reports whether it is time for another one, when so many positions were looked at in all.
func (r *rollouts) due(positions int64) bool {
	part := rolloutsPart / (1 + float64(r.begun)/rolloutsTire)
	if r.begun >= rolloutsSure {
		part *= r.far * r.far
	}
	return float64(r.spent) < part*float64(positions-r.spent-rolloutsBehind)
}

// rollOut plays the deal once.
func (f *finder) rollOut(ctx context.Context, most int64) (line []step, won bool) {
	before := f.positions
	f.manner = manner{}
	defer func() {
		f.rollouts.spent += f.positions - before
		f.rollouts.far = max(f.rollouts.far, f.outShare())
	}()
	if over, won := f.begin(); over {
		return nil, won
	}
	slip := float32(0)
	if f.rollouts.begun++; f.rollouts.begun > rolloutsSure {
		slip = 1 / float32(int(slipEvery)<<f.random.IntN(5))
	}
	furthest, since := f.look().advance(), f.positions
	for range rolloutPerCard * f.from.CardCount() {
		if f.positions-before > most || f.positions-since > f.patience || ctx.Err() != nil {
			break
		}
		next, won := f.choose(slip)
		if won {
			return append(line, next), true
		}
		if next == noStep {
			break
		}
		f.m.do(next)
		f.m.forget()
		line = append(line, next)
		f.fresh(f.m.key())
		if far := f.look().advance(); far > furthest {
			furthest, since = far, f.positions
		}
		if f.depth = len(line); f.tick != nil {
			f.tick()
		}
	}
	return nil, false
}

// outShare is how much of all cards is out in the position on the table. Where none goes out that
// tells nothing, and it is all.
func (f *finder) outShare() float64 {
	if f.sc.hunt {
		return 1
	}
	return float64(f.look().Out) / float64(f.from.CardCount())
}

// choose is the step that the policy makes in the position on the table, or one that wins; it is
// noStep where all lead to positions that were met or are lost. One of so many, as slip says, is
// not seen.
func (f *finder) choose(slip float32) (best step, won bool) {
	m := f.m
	f.steps = m.steps(f.steps[:0])
	before, now := f.look(), glance{}
	top, equals := float32(-slipped), 0
	best = noStep
	for _, st := range f.steps {
		f.positions++
		worth := float32(-slipped)
		m.do(st)
		switch {
		case m.s.Status == machine.Won:
			return st, true
		case m.s.Status == machine.Playing && !f.seen.has(f.half(m.key())):
			now = f.look()
			worth = before.worth(now, m.s, st)
			if slip > 0 && f.random.Float32() < slip {
				worth -= slipped / 2
			}
		}
		m.undo()
		switch {
		case worth <= -slipped || worth < top:
			continue
		case worth > top:
			top, equals = worth, 0
		}
		if equals++; f.random.IntN(equals) == 0 {
			best = st
		}
	}
	return best, false
}

// A glance is what the policy sees of a position.
type glance struct {
	greedy.Glance
	unseen int // face-down cards outside the layout
}

// advance is how far a game has come, as far as that hardly is undone.
func (v glance) advance() int { return v.Out - v.Down - v.unseen }

func (f *finder) look() (v glance) {
	m := f.m
	for p, c := range m.class {
		n := m.s.Len(p)
		switch {
		case c == classOut:
			v.Out += n
		case c != classLayout:
			v.Aside += n
			if n > 0 && m.s.Card(p, n-1).Down() {
				v.unseen += n
			}
		case n == 0:
			v.Spaces++
		default:
			for i := range n {
				if m.s.Card(p, i).Down() {
					v.Down++
				}
			}
		}
	}
	return v
}

// worth grades the step that has led from one glance to another. Of cards of the stock that can be
// had the nearest comes first, as it would if cards were turned one by one.
func (v glance) worth(now glance, s *reduce.State, st step) float32 {
	r, turned := st.turned()
	if !turned {
		return float32(v.Worth(now.Glance, st.move(), s))
	}
	worth := greedy.Turns
	if r.Redeal {
		worth = greedy.Acts
	}
	return float32(worth) - float32(r.Height)/slipped
}
