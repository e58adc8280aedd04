package interp

import (
	"slices"

	"pat/dsl"
	"pat/dsl/cards"
	"pat/dsl/rules"
)

// Steps move cards about: in the deal, on turning the stock, in an action, after an event.

type stepOp uint8

const (
	stepMove stepOp = iota
	stepGather
	stepShuffle
	stepPlayer
	stepSet
	stepAdd
	stepClose
	stepFace
	stepOps
)

// A step, compiled.
type step struct {
	line  *dsl.Line
	op    stepOp
	guard int32
	each  bool // the guard is asked for every pile, or with a divert of every card
	uses  int16

	// of stepMove
	what    whatSort
	qty     []qty
	packet  bool
	phrases []int32 // named cards: one for each, or one for all
	from    int32   // place; -1 the stock
	fromEnd int8    // -1: from the bottom
	to      []int32 // places
	toEnd   int8    // -1: to the bottom
	spread  bool    // `each`: one card to every pile in turn
	sift    bool    // `kings to bottom of tableau`: inside every pile
	facing  facing
	newPile int32 // phrase, -1
	diverts []divert

	// of stepGather
	gather    []int32
	but       int32
	lastFirst bool
	topFirst  bool
	// of stepPlayer
	plays int
	keeps keeping // what stays for good of the cards that the plays put down
	// of stepSet, stepAdd
	counter int
	value   int32
	// of stepFace
	down bool
}

// sources are the places that a step takes cards from, the stock aside.
func (st *step) sources() []int32 {
	switch {
	case st.op == stepClose:
		return st.to // cards go from one pile there to another
	case st.from < 0:
		return st.gather
	}
	return append(st.gather[:len(st.gather):len(st.gather)], st.from)
}

// targets are the places that a step takes cards to, the stock aside.
func (st *step) targets() []int32 {
	to := st.to[:len(st.to):len(st.to)]
	for _, d := range st.diverts {
		to = append(to, d.to)
	}
	return to
}

// mayLayOn reports whether a step may lay cards on a zone, as it may where its targets cannot be told.
func (g *Game) mayLayOn(st *step, z *zone) bool {
	return slices.ContainsFunc(st.targets(), func(n int32) bool {
		pl := &g.places[n]
		return pl.of != ofPiles || slices.ContainsFunc(pl.piles, z.has)
	})
}

// stepsInPlay yields every step that may be done once play has begun: those of turns, actions and events, and of the deal those behind
// a choice.
func (g *Game) stepsInPlay(yield func(*step) bool) {
	chosen := false
	for i := range g.deals {
		if g.deals[i].op == stepPlayer {
			chosen = true
		} else if chosen && !yield(&g.deals[i]) {
			return
		}
	}
	for i := range g.turns {
		if !yield(&g.turns[i].step) {
			return
		}
	}
	for i := range g.actions {
		for j := range g.actions[i].steps {
			if !yield(&g.actions[i].steps[j]) {
				return
			}
		}
	}
	for i := range g.afters {
		for j := range g.afters[i].steps {
			if !yield(&g.afters[i].steps[j]) {
				return
			}
		}
	}
}

// takenInPlay is the piles that steps in play may take cards from, the stock among them; ok is false where they cannot be told,
// or cards change their order where they lie.
func (g *Game) takenInPlay() (piles pileSet, ok bool) {
	for st := range g.stepsInPlay {
		if st.sift {
			return piles, false
		}
		piles.add(g.stock)
		for _, n := range st.sources() {
			if g.places[n].of != ofPiles {
				return piles, false
			}
			for _, p := range g.places[n].piles {
				piles.add(int(p))
			}
		}
	}
	return piles, true
}

// takenFrom reports whether a step in play may take cards from a zone.
func (g *Game) takenFrom(z *zone) bool {
	taken, ok := g.takenInPlay()
	for p := z.first; p < z.first+z.n; p++ {
		ok = ok && !taken.has(p)
	}
	return !ok
}

type whatSort uint8

const (
	whatQty   whatSort = iota // a number of cards
	whatRest                  // all that are left
	whatBases                 // the card that each pile asks for
	whatAll                   // all cards, or all that match
	whatNamed                 // named cards, all there are of each
	whatSorts
)

type qty struct {
	pass []int8  // signs of `pass`
	nums []int32 // value nodes
	sign []int8
}

type facing uint8

const (
	faceDefault facing = iota // up, to the stock down
	faceUp
	faceDown
	faceTop     // the last card of each pile up
	faceAltUp   // rows in turn, the first up
	faceAltDown // rows in turn, the first down
)

// A divert sends matching cards elsewhere while dealing.
type divert struct {
	phrase   int32
	to       int32
	toEnd    int8
	replaced bool
}

// amount works out a quantity.
func (s *State) amount(q *qty, c *ctx) int {
	n := 0
	for i, v := range q.nums {
		x, _ := s.value(v, c)
		n += int(q.sign[i]) * x
	}
	for _, sg := range q.pass {
		n += int(sg) * int(s.ints[intPass])
	}
	return max(0, n)
}

// run does the steps of a list from one on. In the deal it stops where the player chooses, and says where.
func (s *State) run(steps []step, from int, event *ctx) int {
	for i := from; i < len(steps); i++ {
		st := &steps[i]
		if st.op == stepPlayer {
			s.setInt(intWaitStep, i+1)
			s.setInt(intWaitLeft, st.plays)
			return i
		}
		s.do(st, event)
	}
	return len(steps)
}

// do does one step. event is what `card`, `pile` and `source` mean in it.
func (s *State) do(st *step, event *ctx) {
	c := *event
	if st.uses >= 0 && s.ints[st.uses] <= 0 {
		return
	}
	if !st.each && st.op != stepMove && !s.test(st.guard, &c) {
		return
	}
	did := true
	switch st.op {
	case stepMove:
		did = s.doMove(st, &c)
	case stepGather:
		s.doGather(st, &c)
	case stepShuffle:
		s.doShuffle()
	case stepSet:
		if v, ok := s.value(st.value, &c); ok {
			s.setCounter(st.counter, v)
		}
	case stepAdd:
		if v, ok := s.value(st.value, &c); ok {
			s.setCounter(st.counter, int(s.ints[intCounters+st.counter])+v)
		}
	case stepClose:
		list, _ := s.resolve(st.to[0], &c)
		s.closeUp(list)
	case stepFace:
		list, ok := s.resolve(st.to[0], &c)
		if ok {
			s.doFace(st, list)
		}
	}
	if did && st.uses >= 0 {
		s.setInt(int(st.uses), int(s.ints[st.uses])-1)
	}
}

// setCounter gives a counter a value, round its bounds.
func (s *State) setCounter(i, v int) {
	k := s.g.counters[i]
	s.setInt(intCounters+i, rules.Wrap(v-k.lo+1, k.hi-k.lo+1)+k.lo-1)
}

func (s *State) doFace(st *step, list []uint8) {
	end := s.g.places[st.to[0]].end
	for _, p := range list {
		lo, hi := 0, int(s.n[p])
		switch {
		case end > 0:
			lo = max(0, hi-1)
		case end < 0:
			hi = min(1, hi)
		}
		for i := lo; i < hi; i++ {
			if s.at(int(p), i).Down() != st.down {
				s.flip(int(p), i)
			}
		}
	}
}

// doShuffle shuffles the stock, in the order in which it would be dealt.
func (s *State) doShuffle() {
	n := int(s.n[s.g.stock])
	if n < 2 {
		return
	}
	s.saveRandom()
	list := s.buf.a[:0]
	for i := range n {
		list = append(list, s.at(s.g.stock, n-1-i))
	}
	s.buf.a = list
	shuffle(&s.rng, list)
	for i := range n / 2 {
		list[i], list[n-1-i] = list[n-1-i], list[i]
	}
	s.setPile(s.g.stock, list)
}

// doGather takes piles up and lays them under the stock, face down: the first gathered is dealt first.
func (s *State) doGather(st *step, c *ctx) {
	taken := s.buf.a[:0]
	for _, pl := range st.gather {
		list, ok := s.resolve(pl, c)
		if !ok {
			continue
		}
		for i := range list {
			p := int(list[i])
			if st.lastFirst {
				p = int(list[len(list)-1-i])
			}
			taken = s.takeUp(st, p, taken)
		}
	}
	s.buf.a = taken
	if len(taken) == 0 {
		return
	}
	stock := s.g.stock
	n := int(s.n[stock])
	with := s.buf.b[:0]
	for i := len(taken) - 1; i >= 0; i-- {
		with = append(with, taken[i].faced(true))
	}
	for i := range n {
		with = append(with, s.at(stock, i))
	}
	s.buf.b = with
	s.setPile(stock, with)
}

// takeUp takes the cards of one pile up, but for those that stay.
func (s *State) takeUp(st *step, p int, taken []Card) []Card {
	if p == s.g.stock {
		return taken
	}
	stay := s.buf.b[:0]
	n := int(s.n[p])
	from := len(taken)
	for i := range n {
		card := s.at(p, i)
		if st.but >= 0 && s.isOne(st.but, card.Kind(), p, i) {
			stay = append(stay, card)
		} else {
			taken = append(taken, card)
		}
	}
	s.buf.b = stay
	if len(taken) > from {
		s.setPile(p, stay)
	}
	if st.topFirst {
		for i, j := from, len(taken)-1; i < j; i, j = i+1, j-1 {
			taken[i], taken[j] = taken[j], taken[i]
		}
	}
	return taken
}

// isOne asks whether a phrase means a card where it lies.
func (s *State) isOne(phrase int32, k cards.Kind, p, i int) bool {
	c := ctx{card: k, pile: int16(p), source: int16(p)}
	ph := &s.g.phrases[phrase]
	if ph.ofCards() {
		return s.matches(ph, k, p, i, &c)
	}
	return s.mask(phrase, rules.None, &c).Has(k)
}

// closeUp moves the cards of some piles to the front.
func (s *State) closeUp(list []uint8) bool {
	next, moved := 0, false
	for _, p := range list {
		if s.n[p] == 0 {
			continue
		}
		if q := list[next]; q != p {
			s.moveUnit(int(p), int(q), int(s.n[p]))
			moved = true
		}
		next++
	}
	return moved
}

// doMove moves cards. It reports whether any moved.
func (s *State) doMove(st *step, c *ctx) bool {
	if st.spread && st.from >= 0 && s.g.places[st.from].of == ofOwn {
		return s.moveFromOwn(st, c)
	}
	if st.from >= 0 && s.g.places[st.from].of != ofPiles || st.from < 0 {
		return s.moveFrom(st, c)
	}
	list, ok := s.resolve(st.from, c)
	if !ok {
		return false
	}
	if len(list) == 1 || st.what == whatAll || st.what == whatNamed {
		return s.moveFrom(st, c)
	}
	// `from each P`: the step is done for every pile of P in turn.
	did := false
	for _, p := range list {
		c.source = int16(p)
		if s.moveOut(st, s.g.self[p:int(p)+1], c) {
			did = true
		}
	}
	return did
}

// moveFromOwn moves cards from the own piles of each target to it: `1 from own reserve to each tableau`.
func (s *State) moveFromOwn(st *step, c *ctx) bool {
	if !st.each && !s.test(st.guard, c) {
		return false
	}
	did := false
	for _, p := range s.targets(st, c) {
		one := *c
		one.pile = int16(p)
		list, _ := s.resolve(st.from, &one)
		for _, q := range list {
			one.source = int16(q)
			if s.moveTo(st, s.g.self[q:int(q)+1], s.g.self[p:int(p)+1], &one) {
				did = true
			}
		}
	}
	return did
}

func (s *State) moveFrom(st *step, c *ctx) bool {
	if st.sift {
		return s.doSift(st, c)
	}
	if st.from < 0 {
		if c.source < 0 { // after a move the source is the pile that the card left
			c.source = int16(s.g.stock)
		}
		return s.moveOut(st, s.g.self[s.g.stock:s.g.stock+1], c)
	}
	list, ok := s.resolve(st.from, c)
	if !ok {
		return false
	}
	if len(list) == 1 {
		c.source = int16(list[0])
	}
	return s.moveOut(st, list, c)
}

// doSift sinks matching cards to the bottom of their piles, or lifts them to the top: both parts keep their order.
func (s *State) doSift(st *step, c *ctx) bool {
	did := false
	for _, to := range st.to {
		list, _ := s.resolve(to, c)
		for _, p := range list {
			a, b := s.buf.a[:0], s.buf.b[:0]
			for i := range int(s.n[p]) {
				card := s.at(int(p), i)
				if s.isOne(st.phrases[0], card.Kind(), int(p), i) == (st.toEnd < 0) {
					a = append(a, card)
				} else {
					b = append(b, card)
				}
			}
			with := append(a, b...)
			s.buf.a, s.buf.b = with, b
			for i := range with {
				if with[i] != s.at(int(p), i) {
					s.setPile(int(p), with)
					did = true
					break
				}
			}
		}
	}
	return did
}

// moveOut moves cards out of a source, of one pile or of several for `all`.
func (s *State) moveOut(st *step, from []uint8, c *ctx) bool {
	targets := s.targets(st, c)
	if len(targets) == 0 {
		return false
	}
	if len(from) == 1 {
		if k := s.nextOf(st, int(from[0])); k != none {
			c.card = k.Kind()
		}
	}
	return (st.each || s.test(st.guard, c)) && s.moveTo(st, from, targets, c)
}

// moveTo moves cards out of a source to some piles that the guard of the step allows.
func (s *State) moveTo(st *step, from, targets []uint8, c *ctx) bool {
	switch st.what {
	case whatBases:
		return s.dealBases(st, int(from[0]), targets)
	case whatAll, whatNamed:
		return s.moveMatching(st, from, targets, c)
	}
	if len(st.phrases) > 0 {
		return s.moveMatching(st, from, targets, c)
	}
	return s.dealOut(st, int(from[0]), targets, c)
}

// nextOf is the card that a step would take next.
func (s *State) nextOf(st *step, p int) Card {
	if st.fromEnd < 0 && s.n[p] > 0 {
		return s.at(p, 0)
	}
	return s.top[p]
}

// targets are the piles a step deals to, those for which its guard holds.
func (s *State) targets(st *step, c *ctx) []uint8 {
	if len(st.to) == 1 && !st.each {
		list, _ := s.resolve(st.to[0], c)
		return list
	}
	out := s.buf.piles[:0]
	for _, to := range st.to {
		list, ok := s.resolve(to, c)
		if !ok {
			continue
		}
		for _, p := range list {
			if st.each && len(st.diverts) == 0 {
				cc := *c
				cc.pile = int16(p)
				if k := s.top[s.g.stock]; st.from < 0 && k != none {
					cc.card = k.Kind()
				}
				if !s.test(st.guard, &cc) {
					continue
				}
			}
			out = append(out, p)
		}
	}
	s.buf.piles = out
	return out
}
