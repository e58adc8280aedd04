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
	line = f.cutter.shorten(from, line, 1)
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
			line = f.cutter.shorten(from, line, 1)
		}
	}
	if winds(line, from) {
		line = f.cutter.shorten(from, line, 2)
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
	line = f.cutter.shorten(from, line, 2)
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
			line = f.cutter.shorten(from, append(line[:at:at], end...), 2)
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
func (c *cutter) shorten(from *reduce.State, line []machine.Move, most int) []machine.Move {
	c.s, c.most, c.left = from.Clone(), most, [2]int{nearBudget, farBudget}
	defer c.s.Release()
	if next, ok := c.cut(from, line); ok && len(next) < len(line) {
		return next
	}
	return line
}

// soon is within how many moves a card is moved again where it could have gone at once.
const soon = 8

// far is how many moves ahead it is worth while to see whether a short cut could lead there.
const far = 1000

// A cutter looks for short cuts of a line by the positions it comes to.
type cutter struct {
	s     *reduce.State
	most  int    // moves of a short cut
	left  [2]int // positions that may be looked at, so many moves ahead
	lists [2][]machine.Move

	keys    []machine.Key // of the positions of the line
	index   []int32       // where in keys a key stands for the last time, by its bits; -1 for none
	moved   []cards.Mask  // the cards that each move moves
	piles   []uint64      // their keys
	changes []change      // of piles, by all moves
	ends    []int32       // of the changes by each move
	wide    int           // changes by a move at most

	way, best []machine.Move // from where the line is looked at
	to        int            // where the best way leads
}

// A change is a pile, told by a few bits of its key, that lies so no more or from now on.
type change struct {
	pile uint8
	more int8
}

// lineStart is what the lists of a cutter begin with, in moves.
const lineStart = 1 << 8

// follow notes what a line comes to.
func (c *cutter) follow(line []machine.Move) {
	s := c.s
	c.keys = append(again(c.keys, lineStart), s.Key())
	c.moved, c.ends, c.changes = again(c.moved, lineStart), again(c.ends, lineStart), again(c.changes, 4*lineStart)
	c.wide = 0
	c.piles = c.piles[:0]
	for p := range s.Game().Piles {
		c.piles = append(c.piles, s.PileKey(p))
	}
	for _, m := range line {
		c.moved = append(c.moved, cardsOf(s, m))
		s.Apply(m)
		c.keys = append(c.keys, s.Key())
		before := len(c.changes)
		for p, pile := range c.piles {
			if now := s.PileKey(p); now != pile {
				c.piles[p] = now
				c.changes = append(c.changes, change{uint8(pile), -1}, change{uint8(now), 1})
			}
		}
		c.ends, c.wide = append(c.ends, int32(len(c.changes))), max(c.wide, len(c.changes)-before)
	}
	size := 2 * lineStart
	for size < 2*len(c.keys) {
		size *= 2
	}
	c.index = again(c.index, 2*lineStart)
	for range size {
		c.index = append(c.index, -1)
	}
	for i, k := range c.keys {
		*c.at(k) = int32(i)
	}
}

// at is the entry of the index for a key.
func (c *cutter) at(k machine.Key) *int32 {
	mask := uint64(len(c.index) - 1)
	for h := k.A & mask; ; h = (h + 1) & mask {
		if i := &c.index[h]; *i < 0 || c.keys[*i] == k {
			return i
		}
	}
}

// cut goes along a line by its positions. Positions are equal that differ in the order of like
// piles, so a move of the line may have another name where a loop was cut out: every move is found
// by the position it leads to.
func (c *cutter) cut(from *reduce.State, line []machine.Move) (out []machine.Move, ok bool) {
	s := c.s
	c.follow(line)
	s.CopyFrom(from)
	out = make([]machine.Move, 0, len(line))
	same := true // the position is that of the line, pile by pile
	for i := int(*c.at(c.keys[0])); i < len(line); i = c.to {
		m := line[i]
		same = same && i == len(out)
		straight := !movesAgain(c.moved[i:min(len(line), i+soon)]) || !c.renamed(m) && !c.near(i)
		if straight && (same || s.Legal(m) && s.KeyAfter(m) == c.keys[i+1]) {
			c.best, c.to = append(c.best[:0], m), int(*c.at(c.keys[i+1])) // nothing leads further
		} else {
			c.best, c.to = c.best[:0], i
			if c.look(0); c.left[0] < 0 || c.to == i {
				return nil, false
			}
			same = same && c.best[0] == m
		}
		for _, m := range c.best {
			s.Apply(m)
		}
		out = append(out, c.best...)
	}
	return out, true
}

// renamed reports whether a move goes to an empty pile, and might as well go to an earlier one.
func (c *cutter) renamed(m machine.Move) bool {
	p := m.To()
	if c.s.Len(p) > 0 {
		return false
	}
	g := c.s.Game()
	for q := p - 1; q >= 0 && g.Piles[q].Zone == g.Piles[p].Zone; q-- {
		if c.s.Len(q) == 0 {
			return true
		}
	}
	return false
}

// near reports whether the line comes to a position that fewer moves may lead to than its own, as
// far as piles tell: no more of them may lie otherwise than moves of the line change. Which of like
// piles is which makes no difference, and piles that are taken for one another only make positions
// alike that are not.
func (c *cutter) near(i int) bool {
	var more [1 << 8]int16 // piles that lie so, than at the beginning
	at, differ := int32(0), 0
	if i > 0 {
		at = c.ends[i-1]
	}
	for n, end := range c.ends[i:min(len(c.ends), i+far)] {
		for _, ch := range c.changes[at:end] {
			m := &more[ch.pile]
			back := *m * int16(ch.more) >> 15 // -1 where it comes nearer to what it was, else 0
			*m += int16(ch.more)
			differ += int(1 + 2*back)
		}
		if at = end; n > 0 && differ <= c.wide*min(n, c.most) {
			return true
		}
	}
	return len(c.ends)-i > far
}

// look looks where moves lead from the position on the table, to which so many have led.
func (c *cutter) look(depth int) {
	c.lists[depth] = c.s.DistinctMoves(c.lists[depth])
	c.left[depth] -= len(c.lists[depth])
	for _, m := range c.lists[depth] {
		if j := int(*c.at(c.s.KeyAfter(m))); j >= 0 && j-depth-1 > c.to-max(1, len(c.best)) {
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
