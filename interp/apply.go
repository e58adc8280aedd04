package interp

import (
	"fmt"
	"slices"
	"strings"

	"pat/dsl"
	"pat/dsl/rules"
)

// A turn is a `turn` line.
type turn struct {
	step
	instead []int // lines of the same effect that are used first: those without TIMES, and then in their order
}

// An action is a `may` block, or `redeals`.
type action struct {
	name   string
	line   *dsl.Line
	redeal bool
	guards []int32
	uses   int16
	steps  []step
	sure   []uint8 // if one of these piles holds a card, the action changes something
	mixes  bool    // a shuffle of two or more cards counts as a change
}

// An after is the steps that follow an event.
type after struct {
	line   *dsl.Line
	on     eventSort
	action int   // of onAction
	of     int32 // phrase, -1
	from   *pileSet
	to     *pileSet
	guard  int32
	steps  []step
}

type eventSort uint8

const (
	onMove eventSort = iota
	onTurn
	onRedeal
	onSwap
	onAction
)

// An autoRule is a line with `at once`, or a set of one.
type autoRule struct {
	zone   int
	arrive int // index, or -1
	set    int // index, or -1
}

// maxPass is where passes are no longer counted.
const maxPass = 30000

// tooManyRounds is when automatic rules are taken to feed each other without coming round.
const tooManyRounds = 5000

// Apply makes a move that is legal, with all that follows from it by itself.
func (s *State) Apply(m Move) {
	s.mark()
	s.scratch = s.scratch[:0]
	ev := ctx{card: rules.None, pile: -1, source: -1}
	switch m.Kind() {
	case Play:
		s.play(m.From(), m.To(), m.N())
	case Pluck:
		u := unit{pile: m.From(), n: 1, card: s.at(m.From(), m.At()).Kind(), pos: m.At()}
		s.spend(u, m.To(), true)
		s.takeAt(m.From(), m.At(), m.To(), false, false)
		s.event(onMove, -1, ctx{card: u.card, pile: int16(m.To()), source: int16(m.From())})
	case Set:
		s.takeSet(m)
	case Swap:
		s.doSwap(m.From(), m.To())
	case Turn:
		t := &s.g.turns[m.Line()]
		ev.source = int16(s.g.stock)
		s.do(&t.step, &ev)
		s.event(onTurn, -1, ev)
	case Action:
		s.act(m.Line(), ev)
	}
	if s.ints[intWaitStep] > 0 {
		s.chosen()
		if s.ints[intWaitStep] > 0 {
			return
		}
	}
	s.settle()
}

// play moves a unit, spends the TIMES it needs, and tells the event.
func (s *State) play(from, to, n int) {
	if s.g.hasUses {
		s.spend(s.unit(from, n), to, false)
	}
	under := false
	if s.g.hasBottom {
		under = s.goesUnder(s.unit(from, n), to)
	}
	switch {
	case under:
		for range n { // each under the one that lay on it
			s.takeAt(from, int(s.n[from])-1, to, true, false)
		}
	case s.g.zones[s.g.piles[to].zone].down:
		s.moveCard(from, to, true)
	case from == s.g.stock:
		s.moveCard(from, to, false)
	default:
		s.moveUnit(from, to, n)
	}
	if len(s.g.afters) > 0 {
		u := int(s.n[to]) - n
		if under {
			u = 0
		}
		s.event(onMove, -1, ctx{card: s.at(to, u).Kind(), pile: int16(to), source: int16(from)})
	}
}

// goesUnder reports whether the line that lets a unit come says `at bottom`.
func (s *State) goesUnder(u unit, to int) bool {
	z := &s.g.zones[s.g.piles[to].zone]
	c := ctx{card: u.card, pile: int16(to), source: int16(u.pile)}
	under := false
	for i := range z.arrive {
		a := &z.arrive[i]
		if s.arrivesBy(a, u, to, &c) {
			if !a.bottom {
				return false
			}
			under = true
		}
	}
	return under
}

// spend counts a use of the lines with TIMES that a play needs: none where a line without TIMES allows the same.
func (s *State) spend(u unit, to int, pluck bool) {
	z := &s.g.zones[s.g.piles[to].zone]
	c := ctx{card: u.card, pile: int16(to), source: int16(u.pile)}
	uses := int16(-1)
	for i := range z.arrive {
		a := &z.arrive[i]
		if s.arrivesBy(a, u, to, &c) {
			if a.uses < 0 {
				uses = -1
				break
			}
			if uses < 0 {
				uses = a.uses
			}
		}
	}
	if uses >= 0 {
		s.setInt(int(uses), int(s.ints[uses])-1)
	}
	src := &s.g.zones[s.g.piles[u.pile].zone]
	if u.n == 1 && !pluck && leavesAlone(z) {
		return
	}
	uses = -1
	c.pile = int16(u.pile)
	for i := range src.moves {
		r := &src.moves[i]
		if s.unitBy(r, u, to, pluck, &c) {
			if r.uses < 0 {
				return
			}
			if uses < 0 {
				uses = r.uses
			}
		}
	}
	if uses >= 0 {
		s.setInt(int(uses), int(s.ints[uses])-1)
	}
}

// takeSet moves the cards of a set to their target, one event a card.
func (s *State) takeSet(m Move) {
	var buf [16]uint8
	to := m.To()
	piles := s.SetPiles(m, buf[:0])
	if s.g.hasUses {
		s.spendSet(m)
	}
	for _, p := range piles {
		s.moveCard(int(p), to, false)
	}
	for _, p := range piles {
		if len(s.g.afters) > 0 {
			s.event(onMove, -1, ctx{card: s.top[to].Kind(), pile: int16(to), source: int16(p)})
		}
	}
}

// spendSet counts a use of the line by which a set leaves, if only lines with TIMES let it.
func (s *State) spendSet(m Move) {
	uses := int16(-1)
	for i := range s.g.sets {
		if r := &s.g.sets[i]; s.legalSet(r, m) {
			if r.uses < 0 {
				return
			}
			uses = r.uses
		}
	}
	if uses >= 0 {
		s.setInt(int(uses), int(s.ints[uses])-1)
	}
}

// act does an action.
func (s *State) act(i int, ev ctx) {
	a := &s.g.actions[i]
	if a.uses >= 0 {
		s.setInt(int(a.uses), int(s.ints[a.uses])-1)
	}
	s.run(a.steps, 0, &ev)
	if a.redeal {
		s.setInt(intPass, min(int(s.ints[intPass])+1, maxPass))
		s.event(onRedeal, i, ev)
		return
	}
	s.event(onAction, i, ev)
}

// event runs the `after` blocks of something that has happened, in the order of the file.
func (s *State) event(on eventSort, act int, c ctx) {
	for i := range s.g.afters {
		a := &s.g.afters[i]
		if a.on != on || on == onAction && a.action != act {
			continue
		}
		if on == onMove {
			if !a.from.has(int(c.source)) || !a.to.has(int(c.pile)) || a.of >= 0 && !s.mask(a.of, rules.None, &c).Has(c.card) {
				continue
			}
		}
		if s.test(a.guard, &c) {
			s.run(a.steps, 0, &c)
		}
	}
}

// settle does what happens by itself: exposed cards turn up, `at once` lines are obeyed, spaces close up, until
// nothing changes, or until it would only go round: where cards lie as they have lain before in this chain, the same
// would follow again and for ever, so that there it stops. Then it asks whether the game is won or lost.
func (s *State) settle() {
	if !s.g.quiet {
		chain := s.buf.chain[:0]
		for round := 0; ; round++ {
			if s.g.circles {
				now := s.lie()
				if slices.Contains(chain, now) {
					break
				}
				chain = append(chain, now)
				s.buf.chain = chain
			}
			if round == tooManyRounds {
				s.status, s.fault = Faulted, s.feeding()
				return
			}
			s.turnUp()
			if s.obey() || s.closeSpaces() {
				continue
			}
			break
		}
	}
	for i := range s.g.wins {
		if w := &s.g.wins[i]; !s.far(&w.rest, 0) && s.test(w.cond, &noCtx) {
			s.status = Won
			return
		}
	}
	for i := range s.g.loses {
		if s.test(s.g.loses[i].cond, &noCtx) {
			s.status = Lost
			return
		}
	}
}

// lie tells positions of one chain apart, every card and every number that is kept. The key will not do: it takes piles for equal
// that a line may fill in order.
func (s *State) lie() uint64 {
	const prime = 0x9e3779b97f4a7c15
	h := uint64(s.rng)
	mix := func(x uint64) {
		h = (h ^ x) * prime
		h ^= h >> 29
	}
	for p := range s.g.nPiles {
		mix(uint64(p) << 16)
		for _, c := range s.cards[p<<s.g.shift:][:s.n[p]] {
			mix(uint64(c))
		}
	}
	for _, n := range s.ints {
		mix(uint64(n))
	}
	return h
}

// mayCircle reports whether cards may come back by themselves to where lines take them from by themselves: a chain of such moves
// could go round. Where something follows from a move, steps may bring back anything.
func (c *compiler) mayCircle() bool {
	if len(c.auto) == 0 {
		return false
	}
	if len(c.afters) > 0 {
		return true
	}
	to := make([]pileSet, len(c.zones)) // the piles that cards of a zone come to by themselves
	for _, a := range c.auto {
		z := &c.zones[a.zone]
		var sources [][]uint8
		if a.arrive < 0 {
			sources = [][]uint8{c.sets[a.set].from}
		} else {
			sources = z.arrive[a.arrive].sources
		}
		for _, list := range sources {
			for _, p := range list {
				for q := z.first; q < z.first+z.n; q++ {
					to[c.piles[p].zone].add(q)
				}
			}
		}
	}
	for i := range c.zones {
		been, todo := make([]bool, len(c.zones)), []int{i}
		for len(todo) > 0 {
			from := todo[0]
			todo = todo[1:]
			for j := range c.zones {
				if been[j] || !to[from].has(c.zones[j].first) {
					continue
				}
				if j == i {
					return true
				}
				been[j], todo = true, append(todo, j)
			}
		}
	}
	return false
}

// feeding names the lines that feed each other.
func (s *State) feeding() string {
	var lines []string
	for _, a := range s.g.auto {
		z := &s.g.zones[a.zone]
		var l *dsl.Line
		if a.arrive >= 0 {
			l = z.arrive[a.arrive].line
		} else {
			l = s.g.sets[a.set].line
		}
		lines = append(lines, fmt.Sprintf("`%s` (line %d)", l.Text(), l.Pos.Line))
	}
	return "what happens by itself never ends: " + strings.Join(lines, ", ")
}

// turnUp turns exposed face-down cards up.
func (s *State) turnUp() {
	for _, p := range s.g.flipPiles {
		c := s.top[p]
		if !c.Down() || c == none || s.g.piles[p].covers != nil && s.covered(int(p)) {
			continue
		}
		z := &s.g.zones[s.g.piles[p].zone]
		if z.stays != noGuard {
			cc := ctx{card: c.Kind(), pile: int16(p), source: int16(p)}
			if z.stays == always || s.test(z.stays, &cc) {
				continue
			}
		}
		s.flip(int(p), int(s.n[p])-1)
	}
}

// closeSpaces closes the gaps of zones that do so.
func (s *State) closeSpaces() bool {
	moved := false
	for _, i := range s.g.closing {
		z := &s.g.zones[i]
		if s.closeUp(s.g.self[z.first : z.first+z.n]) {
			moved = true
		}
	}
	return moved
}

// obey does the first `at once` line that can do something, once.
func (s *State) obey() bool {
	for i := range s.g.auto {
		a := &s.g.auto[i]
		if a.set >= 0 {
			s.buf.moves = s.collect(&s.g.sets[a.set], s.buf.moves[:0], true)
			if len(s.buf.moves) > 0 {
				s.takeSet(s.buf.moves[0])
				return true
			}
			continue
		}
		z := &s.g.zones[a.zone]
		r := &z.arrive[a.arrive]
		hadEmpty := false
		for p := z.first; p < z.first+z.n; p++ {
			empty := s.n[p] == 0
			if empty && (!r.onEmpty || hadEmpty) || !empty && !r.onCards {
				continue
			}
			if s.fetch(r, z, p) {
				return true
			}
			hadEmpty = hadEmpty || empty && z.symmetric && len(r.sources) == 1 // what does not come to one space comes to no other
		}
	}
	return false
}

// fetch brings a card or unit to a pile by an `at once` line.
func (s *State) fetch(r *arrival, z *zone, to int) bool {
	list := r.sources[0]
	if len(r.sources) > 1 {
		list = r.sources[to-z.first]
	}
	for _, q := range list {
		from := int(q)
		if from == to || s.n[from] == 0 {
			continue
		}
		if from == s.g.stock {
			if s.fetchStock(r, z, to) {
				return true
			}
			continue
		}
		least, most := s.sizes(r, z, from)
		for n := most; n >= least; n-- {
			u := s.unit(from, n)
			if s.arrivesNow(r, z, u, to) && s.mayLeave(u, to, false) && !s.pointless(u, to) {
				s.play(from, to, n)
				return true
			}
		}
	}
	return false
}

// sizes bounds how many cards from the top of a pile a line of a zone could take.
func (s *State) sizes(r *arrival, z *zone, from int) (least, most int) {
	switch {
	case r.seq >= 0:
		return s.seqSizes(&s.g.seqs[r.seq], from)
	case r.size > 0:
		return r.size, min(r.size, int(s.n[from]))
	case !r.whole && leavesAlone(z):
		return 1, 1
	}
	return 1, s.longest(&s.g.zones[s.g.piles[from].zone], from)
}

func (s *State) arrivesNow(r *arrival, z *zone, u unit, to int) bool {
	c := ctx{card: u.card, pile: int16(to), source: int16(u.pile)}
	return s.hasRoom(z, to, u) && (len(z.only) == 0 || s.anyOf(z.only, to, u.pile, &c)) && s.arrivesBy(r, u, to, &c)
}

// fetchStock takes the next cards of the stock; they come face up.
func (s *State) fetchStock(r *arrival, z *zone, to int) bool {
	stock := s.g.stock
	n := max(1, r.size)
	if int(s.n[stock]) < n {
		n = int(s.n[stock])
	}
	u := unit{pile: stock, n: max(1, r.size), card: s.top[stock].Kind(), pos: int(s.n[stock]) - 1}
	if !s.arrivesNow(r, z, u, to) {
		return false
	}
	if r.uses >= 0 {
		s.setInt(int(r.uses), int(s.ints[r.uses])-1)
	}
	for range n {
		s.moveCard(stock, to, false)
	}
	if len(s.g.afters) > 0 {
		s.event(onMove, -1, ctx{card: s.at(to, int(s.n[to])-n).Kind(), pile: int16(to), source: int16(stock)})
	}
	return true
}
