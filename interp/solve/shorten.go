package solve

import (
	"context"

	"pat/dsl/cards"
	"pat/interp/internal/machine"
	"pat/interp/internal/reduce"
)

// winding tells which lines are straightened, by dives how long: those that play more often for
// each card of the game than a few times, as searches find that go deep first.
var winding = []struct {
	plays int   // for each card
	units int64 // of a dive
}{{3, 1}, {4, 4}, {6, 16}}

// straighten makes a line that wins shorter: by short cuts, and while it winds all the same, by the
// end of a dive in place of its own, from as early on as one is won. Deals that only a long search
// wins from the beginning are won by a short one where half of the work is done.
func (f *finder) straighten(ctx context.Context, from *reduce.State, line []machine.Move) []machine.Move {
	begin := f.from
	defer func() { f.from = begin }()
	f.manner = manners[0]
	f.sc.vary(f.random, 0)
	line = shorten(from, line, 1)
	for _, w := range winding {
		before := len(line)
		for first, last := 0, len(line); last-first > max(1, len(line)/16) && plays(line) > w.plays*from.CardCount(); {
			mid := (first + last) / 2
			end, won := f.finish(begin, from, line[:mid],
				func() ([]step, bool) { return f.dive(ctx, w.units*f.unit, w.units*f.unit) })
			if won && mid+len(end) < len(line) {
				line, last = append(line[:mid:mid], end...), mid
			} else {
				first = mid
			}
		}
		if len(line) < before {
			line = shorten(from, line, 1)
		}
	}
	if winds(line, from) {
		line = shorten(from, line, 2)
	}
	return line
}

// winds reports whether a line plays so often that it is to be straightened.
func winds(line []machine.Move, from *reduce.State) bool {
	return plays(line) > winding[0].plays*from.CardCount()
}

// What polishing may take.
const (
	polishBudget = 20_000 // positions
	polishTries  = 400
)

// polish makes a line that wins shorter: it goes along a part of it and tries to win from there in
// fewer moves, by a short attempt in one manner or another, again and again.
func (f *finder) polish(ctx context.Context, from *reduce.State, line []machine.Move) []machine.Move {
	begin := f.from
	defer func() { f.from = begin }()
	line = shorten(from, line, 2)
	most := f.positions + polishBudget
	for tries := 0; len(line) > 1 && tries < polishTries && f.positions < most && ctx.Err() == nil; tries++ {
		at := f.random.IntN(len(line))
		end, won := f.finish(begin, from, line[:at], func() ([]step, bool) {
			if f.errands != nil && tries%2 == 0 {
				return f.errands.dive(ctx, f.unit)
			}
			f.manner = manners[f.random.IntN(len(manners))]
			f.sc.vary(f.random, f.manner.vary)
			return f.dive(ctx, f.unit, f.unit)
		})
		if won && at+len(end) < len(line) {
			line = shorten(from, append(line[:at:at], end...), 2)
		}
	}
	return line
}

// finish goes along the beginning of a line and makes an attempt from there.
func (f *finder) finish(begin, from *reduce.State, line []machine.Move,
	attempt func() ([]step, bool),
) (end []machine.Move, won bool) {
	f.from, from = begin.Clone(), from.Clone()
	defer f.from.Release()
	defer from.Release()
	for _, m := range line {
		f.from.Apply(m)
		from.Apply(m)
	}
	steps, won := attempt()
	if !won {
		return nil, false
	}
	end, status, err := f.m.replay(f.from, from, steps)
	return end, err == nil && status == machine.Won
}

// plays counts the moves of a line that do not turn the stock.
func plays(line []machine.Move) int {
	n := 0
	for _, m := range line {
		if m.Kind() != machine.Turn {
			n++
		}
	}
	return n
}

// What shortening by short cuts may look at, in positions: a move ahead, and two.
const (
	nearBudget = 100_000
	farBudget  = 1_000_000
)

// shorten makes a line that wins shorter: it cuts loops out, and leaves the line where most moves,
// one or two, lead further than as many of its own.
func shorten(from *reduce.State, line []machine.Move, most int) []machine.Move {
	c := cutter{s: from.Clone(), most: most, left: [2]int{nearBudget, farBudget}}
	defer c.s.Release()
	if next, ok := c.cut(from, line); ok && len(next) < len(line) {
		return next
	}
	return line
}

// soon is within how many moves a card is moved again where it could have gone at once.
const soon = 8

// A cutter looks for short cuts of a line by the positions it comes to.
type cutter struct {
	s     *reduce.State
	most  int                 // moves of a short cut
	last  map[machine.Key]int // where the line comes to a position for the last time
	left  [2]int              // positions that may be looked at, so many moves ahead
	lists [2][]machine.Move

	way, best []machine.Move // from where the line is looked at
	to        int            // where the best way leads
}

// cut goes along a line by its positions. Positions are equal that differ in the order of like
// piles, so a move of the line may have another name where a loop was cut out: every move is found
// by the position it leads to.
func (c *cutter) cut(from *reduce.State, line []machine.Move) (out []machine.Move, ok bool) {
	s := c.s
	c.last = make(map[machine.Key]int, len(line)+1)
	c.last[s.Key()] = 0
	keys, moved := make([]machine.Key, len(line)), make([]cards.Mask, len(line)) // after each move, and by it
	for i, m := range line {
		moved[i] = cardsOf(s, m)
		s.Apply(m)
		keys[i] = s.Key()
		c.last[keys[i]] = i + 1
	}
	s.CopyFrom(from)
	for i := c.last[s.Key()]; i < len(line); i = c.to {
		if m := line[i]; !movesAgain(moved[i:min(len(line), i+soon)]) && s.Legal(m) && s.KeyAfter(m) == keys[i] {
			c.best, c.to = append(c.best[:0], m), c.last[keys[i]] // nothing leads further
		} else {
			c.best, c.to = c.best[:0], i
			if c.look(0); c.left[0] < 0 || c.to == i {
				return nil, false
			}
		}
		for _, m := range c.best {
			s.Apply(m)
		}
		out = append(out, c.best...)
	}
	return out, true
}

// look looks where moves lead from the position on the table, to which so many have led.
func (c *cutter) look(depth int) {
	c.lists[depth] = c.s.DistinctMoves(c.lists[depth])
	c.left[depth] -= len(c.lists[depth])
	for _, m := range c.lists[depth] {
		if j, met := c.last[c.s.KeyAfter(m)]; met && j-depth-1 > c.to-max(1, len(c.best)) {
			c.best, c.to = append(append(c.best[:0], c.way...), m), j
		}
	}
	if depth+1 == c.most {
		return
	}
	for _, m := range c.lists[depth] {
		if c.left[depth+1] < 0 {
			return
		}
		c.way = append(c.way, m)
		if c.s.Apply(m); c.s.Status == machine.Playing {
			c.look(depth + 1)
		}
		c.s.Undo()
		c.way = c.way[:depth]
	}
}

// movesAgain reports whether cards of the first move are moved by a later one.
func movesAgain(moved []cards.Mask) bool {
	for _, m := range moved[1:] {
		if m&moved[0] != 0 {
			return true
		}
	}
	return false
}

// cardsOf is the cards that a play moves; of other moves, all.
func cardsOf(s *reduce.State, m machine.Move) cards.Mask {
	if m.Kind() != machine.Play {
		return ^cards.Mask(0)
	}
	var set cards.Mask
	for n := s.Len(m.From()); n > s.Len(m.From())-m.N(); n-- {
		set |= s.Card(m.From(), n-1).Kind().Bit()
	}
	return set
}
