package rules

import "pat/dsl/cards"

// The longest chain of cards that the lines of a foundation allow, by exhaustive search. A chain is
// a walk over the ranks that comes to each once; what it may lay at one rank is worked out before.
// Cards of a rank on which the same may follow are taken for one (the coarsest bisimulation within
// the ranks), so that the search is one over ranks unless the rules tell suits apart; and where no
// way leads back to a rank, it need not remember where it was.

// chains are the cards that may follow one another on a pile.
type chains struct {
	pack  *cards.Pack
	only  cards.Mask
	on    cards.Table             // what may lie on a card, whatever lies below
	ways  []oneWay                // what keeps its direction
	round bool                    // the ranks may be gone round, so that a search has to remember them
	rep   [cards.Kinds]cards.Kind // one card for all on which the same may follow
	// by which suit may lie on which within a rank (see run): to each suit from each
	runs map[uint16]*[cards.Suits][cards.Suits]int
	// lengths found so far, by card, directions and, where it may go round, ranks left (see from)
	memo  map[uint32]int
	level [cards.Ranks + 1]int // of each place: the most cards that may lie there together
}

// A oneWay is a relation that goes on as it was begun.
type oneWay struct{ up, down cards.Table }

// maxWays bounds the lines whose direction a search keeps apart.
const maxWays = 3

// grows are the cards that lines let come on others: what is built, or, where nothing is, what is
// taken. A line that takes a card beside those that build is there to begin a pile.
func (w *lengths) grows() (out []*Cards) {
	built := false
	for _, a := range Forms[*Arrival](w.zone) {
		if c := a.Sole(); c != nil && a.OnCards && (!a.OnEmpty || !built) {
			if !a.OnEmpty && !built {
				built, out = true, nil
			}
			out = append(out, c)
		}
	}
	return out
}

// chains reads the lines that let cards come on others. It is not ok where they ask for what only
// play shows.
func (w *lengths) chains(e *Env) (*chains, bool) {
	c := &chains{
		pack: w.sheet.Pack, only: w.only,
		runs: map[uint16]*[cards.Suits][cards.Suits]int{}, memo: map[uint32]int{},
	}
	for _, some := range w.grows() {
		if !c.read(e, some) {
			return nil, false
		}
	}
	c.merge()
	c.round = c.goesRound()
	for _, r := range c.pack.Order {
		p := c.pack.RankPlace(r)
		for k := range (cards.OfRank(r) & c.only).Each {
			for _, n := range c.run(k) {
				c.level[p] = max(c.level[p], n)
			}
		}
	}
	return c, true
}

// read adds the cards of one line. `build up in suit` adds to on; `one way` is kept apart, as what
// may lie on a card then hangs on what lies below that.
func (c *chains) read(e *Env, some *Cards) bool {
	var t cards.Table
	var ways []oneWay
	for _, k := range some.Any {
		rel := k.Relation()
		switch {
		case rel != nil && rel.OneWay:
			up, ok := e.Up(rel)
			down, ok2 := e.Down(rel)
			if !ok || !ok2 {
				return false
			}
			ways = append(ways, oneWay{up, down})
		case rel != nil && rel.Beside():
			free := *rel
			free.After, free.As = nil, nil
			u, ok := e.Relation(&free)
			if !ok {
				return false
			}
			u = cards.Fill(u.Any(c.pack.Mask())) // of a card that lies elsewhere
			t.Add(&u)
		default:
			u, ok := e.Card(k)
			if !ok {
				return false
			}
			t.Add(&u)
		}
	}
	but, ok := e.Cards(&Cards{Any: some.But})
	if !ok {
		but = cards.Table{}
	}
	t = c.left(t, but)
	c.on.Add(&t)
	for _, x := range ways {
		x = oneWay{c.left(x.up, but), c.left(x.down, but)}
		if len(c.ways) == maxWays {
			c.on.Add(&x.up)
			c.on.Add(&x.down)
			continue
		}
		c.ways = append(c.ways, x)
	}
	return true
}

// left is a table for the cards that may lie on the pile, without some.
func (c *chains) left(t, but cards.Table) cards.Table {
	for k := range t {
		t[k] &= c.only &^ but[k]
		if !c.only.Has(cards.Kind(k)) {
			t[k] = 0
		}
	}
	return t
}

// any is what may lie on a card in whatever direction.
func (c *chains) any(k cards.Kind) cards.Mask {
	m := c.on[k]
	for i := range c.ways {
		m |= c.ways[i].up[k] | c.ways[i].down[k]
	}
	return m
}

// merge finds the cards that stand for others. Where cards of a rank may lie on each other they are
// told apart, for then it counts how many of each there are. It begins with the ranks and splits a
// class as long as two cards of it are followed by cards of different classes. For `build up in
// alternating colours` two of each rank are left of four, for `up in any suit` one.
func (c *chains) merge() {
	var class [cards.Kinds]int
	for k := range c.only.Each {
		class[k] = c.pack.Place(k)
		if c.any(k)&cards.OfRank(k.Rank()) != 0 {
			for x := range (cards.OfRank(k.Rank()) & c.only).Each {
				class[x] = cards.Ranks + 1 + int(x)
			}
		}
	}
	for split := true; split; {
		split = false
		type mark struct {
			class int
			next  [2*maxWays + 1]string
		}
		first := map[mark]cards.Kind{}
		next := class
		for k := range c.only.Each {
			m := mark{class: class[k]}
			m.next[0] = classesOf(&class, c.on[k])
			for i := range c.ways {
				m.next[2*i+1], m.next[2*i+2] = classesOf(&class, c.ways[i].up[k]), classesOf(&class, c.ways[i].down[k])
			}
			x, ok := first[m]
			if !ok {
				first[m], x = k, k
			}
			c.rep[k] = x
			next[k] = 2*cards.Kinds + int(x)
		}
		split = !sameSplit(&class, &next, c.only)
		class = next
	}
}

// sameSplit reports whether two partitions of some cards are one.
func sameSplit(a, b *[cards.Kinds]int, of cards.Mask) bool {
	to := map[int]int{}
	for k := range of.Each {
		x, ok := to[a[k]]
		if ok && x != b[k] {
			return false
		}
		to[a[k]] = b[k]
	}
	return true
}

// classesOf lists the classes of some cards.
func classesOf(class *[cards.Kinds]int, m cards.Mask) string {
	var has [3 * cards.Kinds]byte
	for k := range m.Each {
		has[class[k]] = 1
	}
	return string(has[:])
}

// goesRound reports whether a chain may come back to a rank that it has left. It takes away ranks
// that lead nowhere until none does: what is left then leads on for ever, which with few ranks is a
// circle.
func (c *chains) goesRound() bool {
	var next [cards.Ranks + 1]uint16
	for k := range c.only.Each {
		for x := range (c.any(k) &^ cards.OfRank(k.Rank())).Each {
			next[c.pack.Place(k)] |= 1 << c.pack.Place(x)
		}
	}
	left := uint16(1<<(cards.Ranks+1) - 2)
	for { // take away the ranks that lead to none
		before := left
		for p := 1; p <= cards.Ranks; p++ {
			if left>>p&1 != 0 && next[p]&left == 0 {
				left &^= 1 << p
			}
		}
		if left == 0 || left == before {
			return left != 0
		}
	}
}

// run tells how many cards of its rank may lie from a card on, one on another, by the suit of the
// last; 0 where no such run ends.
func (c *chains) run(k cards.Kind) [cards.Suits]int {
	var pairs uint16 // which suit may lie on which
	for s := range cards.Suit(cards.Suits) {
		if x := cards.Of(k.Rank(), s); c.only.Has(x) {
			for y := range (c.any(x) & cards.OfRank(k.Rank())).Each {
				pairs |= 1 << (4*uint(s) + uint(y.Suit()))
			}
		}
	}
	t := c.runs[pairs]
	if t == nil {
		t = &[cards.Suits][cards.Suits]int{}
		for s := range cards.Suit(cards.Suits) {
			t[s] = runsFrom(pairs, s, c.pack.Decks)
		}
		c.runs[pairs] = t
	}
	return t[k.Suit()]
}

// runsFrom is the longest run from a suit to each, no card of so many decks laid twice. A state is
// how many of each suit are laid and which is the last: with two decks there are at most 324, so
// they are searched in full.
func runsFrom(pairs uint16, first cards.Suit, decks int) (out [cards.Suits]int) {
	type state struct {
		laid [cards.Suits]int16
		last cards.Suit
	}
	start := state{last: first}
	start.laid[first] = 1
	out[first] = 1
	seen := map[state]bool{start: true}
	for todo := []state{start}; len(todo) > 0; {
		at := todo[len(todo)-1]
		todo = todo[:len(todo)-1]
		n := 0
		for _, x := range at.laid {
			n += int(x)
		}
		out[at.last] = max(out[at.last], n)
		for s := range cards.Suit(cards.Suits) {
			if pairs>>(4*uint(at.last)+uint(s))&1 == 0 || int(at.laid[s]) == decks {
				continue
			}
			next := at
			next.laid[s]++
			next.last = s
			if !seen[next] {
				seen[next] = true
				todo = append(todo, next)
			}
		}
	}
	return out
}

// longest is the number of cards of the longest chain from a card, that and the others included, if
// some ranks have been left before.
func (c *chains) longest(k cards.Kind, used uint16) int {
	return c.from(c.rep[k], used|1<<c.pack.Place(k), 0)
}

// from is longest where the ranks come to so far are given, the present one among them, and the
// directions taken: for each relation that goes one way, 0 none, 1 up, 2 down, in base 3. A chain
// can never be longer than all cards of the ranks that are left, which ends the search early in
// nearly every game.
func (c *chains) from(k cards.Kind, used uint16, dirs int) int {
	key := uint32(dirs)<<6 | uint32(k)
	if c.round {
		key |= uint32(used) << 16
	}
	if n, ok := c.memo[key]; ok {
		return n
	}
	bound, best := 0, 0
	for _, r := range c.pack.Order {
		if p := c.pack.RankPlace(r); used>>p&1 == 0 {
			bound += c.level[p]
		}
	}
	bound += c.level[c.pack.Place(k)]
	for s, n := range c.run(k) {
		if n == 0 {
			continue
		}
		last, went := cards.Of(k.Rank(), cards.Suit(s)), dirs
		if n > 1 {
			went = 0
		}
		best = max(best, n+c.beyond(last, used, went, bound-n))
		if best == bound {
			break
		}
	}
	c.memo[key] = best
	return best
}

// beyond is the longest chain at other ranks that follows a card; it need not look for more than
// enough.
func (c *chains) beyond(k cards.Kind, used uint16, dirs, enough int) int {
	best := 0
	var tried [27]cards.Mask // by the directions then taken
	for x := range (c.any(k) &^ cards.OfRank(k.Rank())).Each {
		r := c.rep[x]
		p := c.pack.Place(x)
		went, ok := c.step(k, x, dirs)
		if !ok || used>>p&1 != 0 || tried[went].Has(r) {
			continue
		}
		tried[went] |= r.Bit()
		if best = max(best, c.from(r, used|1<<p, went)); best >= enough {
			break
		}
	}
	return best
}

// step reports whether a card may lie on another after some directions have been taken, and which
// are then. A step that could be either way takes none: it goes on as the pile has gone before.
func (c *chains) step(k, x cards.Kind, dirs int) (went int, ok bool) {
	ok = c.on[k].Has(x)
	for i, power := 0, 1; i < len(c.ways); i, power = i+1, 3*power {
		up, down := c.ways[i].up[k].Has(x), c.ways[i].down[k].Has(x)
		was := dirs / power % 3
		goesOn := up && was != 2 || down && was != 1
		ok = ok || goesOn
		switch {
		case up && !down:
			went += power
		case down && !up:
			went += 2 * power
		}
	}
	return went, ok
}
