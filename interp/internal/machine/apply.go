package machine

import (
	"fmt"
	"slices"
	"strings"

	"pat/dsl"
	"pat/dsl/rules"
	"pat/interp/internal/code"
)

// MaxPass is where passes are no longer counted.
const MaxPass = 30000

// tooManyRounds is when automatic rules are taken to feed each other without coming round.
const tooManyRounds = 5000

// Apply makes a move that is legal, with all that follows from it by itself. Every change to a
// State writes to its log what was there before; Mark begins a move there, and Undo takes back what
// was written since. So nothing here has to know how to be taken back.
func (s *State) Apply(m Move) {
	s.Mark()
	s.Fresh()
	if m.Kind() < Turn {
		s.carryOut(m)
	} else {
		on, ev := s.own(m)
		s.event(on, m.Line(), ev)
	}
	if s.Ints[IntWaitStep] > 0 {
		s.chosen()
		if s.Ints[IntWaitStep] > 0 {
			return
		}
	}
	s.settle()
}

// carryOut does what the player does by a move of cards, and the steps that follow from it.
func (s *State) carryOut(m Move) {
	switch m.Kind() {
	case Play:
		s.play(m.From(), m.To(), m.N())
	case Pluck:
		u := s.unitAt(m.From(), m.At())
		s.spend(s.uses(u, m.To(), true))
		s.takeAt(m.From(), m.At(), m.To(), false, false)
		s.event(code.OnMove, -1, Ctx{Card: u.Card, Pile: int16(m.To()), Source: int16(m.From())})
	case Set:
		s.takeSet(m)
	case Swap:
		s.doSwap(m.From(), m.To())
	}
}

// play moves a unit, spends the TIMES it needs, and tells the event.
func (s *State) play(from, to, n int) {
	if s.Game.HasUses {
		s.spend(s.uses(s.Unit(from, n), to, false))
	}
	under := s.goesUnder(s.Unit(from, n), to)
	switch {
	case under:
		for range n { // each under the one that lay on it
			s.takeAt(from, int(s.N[from])-1, to, true, false)
		}
	case s.Game.ZoneOf(to).Down:
		s.MoveCard(from, to, true)
	case from == s.Game.Stock:
		s.MoveCard(from, to, false)
	default:
		s.moveUnit(from, to, n)
	}
	if len(s.Game.Afters) > 0 {
		u := int(s.N[to]) - n
		if under {
			u = 0
		}
		s.event(code.OnMove, -1, Ctx{Card: s.At(to, u).Kind(), Pile: int16(to), Source: int16(from)})
	}
}

// goesUnder reports whether the line that lets a unit come says `at bottom`. Where another line
// lets it come without, it goes on top: a player who may do either expects what is usual.
func (s *State) goesUnder(u Unit, to int) bool {
	z := s.Game.ZoneOf(to)
	if z.Under != code.Either {
		return z.Under == code.Below
	}
	return s.laidUnder(z, u, to)
}

// laidUnder asks that of the lines of a zone.
func (s *State) laidUnder(z *code.Zone, u Unit, to int) bool {
	c := Ctx{Card: u.Card, Pile: int16(to), Source: int16(u.Pile)}
	under := false
	for i := range z.Arrive {
		a := &z.Arrive[i]
		if s.ArrivesBy(a, u, to, &c) {
			if !a.Bottom {
				return false
			}
			under = true
		}
	}
	return under
}

// usesOf is the slots of the lines with TIMES of which a move uses one up, -1 for none. Of a redeal
// the pass is counted besides.
func (s *State) usesOf(m Move) (some, more int16) {
	switch m.Kind() {
	case Turn:
		return s.Game.Turns[m.Line()].Uses, -1
	case Action:
		return s.Game.Actions[m.Line()].Uses, -1
	}
	if s.Game.HasUses {
		switch m.Kind() {
		case Play:
			return s.uses(s.Unit(m.From(), m.N()), m.To(), false)
		case Pluck:
			return s.uses(s.unitAt(m.From(), m.At()), m.To(), true)
		case Set:
			return s.setUses(m), -1
		case Swap:
			return s.swapUses(m.From(), m.To()), -1
		}
	}
	return -1, -1
}

// spend counts a use of some lines with TIMES, by their slots.
func (s *State) spend(some, more int16) {
	for _, i := range [...]int16{some, more} {
		if i >= 0 {
			s.SetInt(int(i), int(s.Ints[i])-1)
		}
	}
}

// uses is the slots of the lines with TIMES that a play needs, that by which the cards come and
// that by which they leave: -1 where a line without TIMES allows the same.
func (s *State) uses(u Unit, to int, pluck bool) (come, leave int16) {
	z := s.Game.ZoneOf(to)
	src := s.Game.ZoneOf(u.Pile)
	come, leave = -1, -1
	if !z.Counts && !src.Counts {
		return come, leave
	}
	c := Ctx{Card: u.Card, Pile: int16(to), Source: int16(u.Pile)}
	for i := range z.Arrive {
		a := &z.Arrive[i]
		if s.ArrivesBy(a, u, to, &c) {
			if a.Uses < 0 {
				come = -1
				break
			}
			if come < 0 {
				come = a.Uses
			}
		}
	}
	if u.N == 1 && !pluck && LeavesAlone(z) {
		return come, -1
	}
	c.Pile = int16(u.Pile)
	for i := range src.Moves {
		r := &src.Moves[i]
		if s.UnitBy(r, u, to, pluck, &c) {
			if r.Uses < 0 {
				return come, -1
			}
			if leave < 0 {
				leave = r.Uses
			}
		}
	}
	return come, leave
}

// takeSet moves the cards of a set to their target, one event a card.
func (s *State) takeSet(m Move) {
	var buf [16]uint8
	to := m.To()
	piles := s.laid(m, buf[:0])
	if s.Game.HasUses {
		s.spend(s.setUses(m), -1)
	}
	for _, p := range piles {
		s.MoveCard(int(p), to, false)
	}
	for _, p := range piles {
		if len(s.Game.Afters) > 0 {
			s.event(code.OnMove, -1, Ctx{Card: s.Top[to].Kind(), Pile: int16(to), Source: int16(p)})
		}
	}
}

// setUses is the slot of the line by which a set leaves, if only lines with TIMES let it, or -1.
func (s *State) setUses(m Move) int16 {
	uses := int16(-1)
	for i := range s.Game.Sets {
		if r := &s.Game.Sets[i]; s.legalSet(r, m) {
			if r.Uses < 0 {
				return -1
			}
			uses = r.Uses
		}
	}
	return uses
}

// own does the steps of a turn or an action, and counts it. It tells what happens by that, from
// which other steps may follow.
func (s *State) own(m Move) (on code.EventSort, ev Ctx) {
	ev = Ctx{Card: rules.None, Pile: -1, Source: -1}
	if m.Kind() == Turn {
		ev.Source = int16(s.Game.Stock)
		s.do(&s.Game.Turns[m.Line()].Step, &ev)
		return code.OnTurn, ev
	}
	a := &s.Game.Actions[m.Line()]
	s.spend(a.Uses, -1)
	s.run(a.Steps, 0, &ev)
	if a.Redeal {
		s.SetInt(IntPass, min(int(s.Ints[IntPass])+1, MaxPass))
	}
	return a.Happens(), ev
}

// event runs the `after` blocks of something that has happened, in the order of the file.
func (s *State) event(on code.EventSort, act int, c Ctx) {
	for i := range s.Game.Afters {
		a := &s.Game.Afters[i]
		if !a.Follows(on, act) {
			continue
		}
		if on == code.OnMove {
			if !a.From.Has(int(c.Source)) || !a.To.Has(int(c.Pile)) ||
				a.Of >= 0 && !s.Mask(a.Of, rules.None, &c).Has(c.Card) {
				continue
			}
			c.moved = true
		}
		if s.Test(a.Guard, &c) {
			s.acts(len(s.Log), a.Line)
			s.run(a.Steps, 0, &c)
		}
	}
}

// settle does what happens by itself, and asks whether the game is won or lost then.
func (s *State) settle() {
	if s.tell != nil {
		s.actsKeepingDown()
	}
	if s.follow(); s.Status == Faulted {
		return
	}
	for i := range s.Game.Wins {
		if w := &s.Game.Wins[i]; !s.Far(&w.Rest, 0) && s.Test(w.Cond, &NoCtx) {
			s.Status = Won
			return
		}
	}
	for i := range s.Game.Loses {
		if s.Test(s.Game.Loses[i].Cond, &NoCtx) {
			s.Status = Lost
			return
		}
	}
}

// follow does what happens by itself: exposed cards turn up, `at once` lines are obeyed, spaces
// close up, until nothing changes, or until it would only go round: where cards lie as they have
// lain before in this chain, the same would follow again and for ever, so that there it stops.
func (s *State) follow() {
	if s.Game.Passive {
		return
	}
	begin := len(s.Buf.Chain) // what follows may ask what would follow from something else
	for round := 0; ; round++ {
		if s.Game.Circles {
			if slices.ContainsFunc(s.Buf.Chain[begin:], s.liesAs) {
				break
			}
			s.Buf.Chain = append(s.Buf.Chain, lain{s.sum, s.Rng, len(s.Log)})
		}
		if round == tooManyRounds {
			s.Status, s.fault = Faulted, s.feeding()
			break
		}
		s.turnUp()
		if !s.obey() && !s.closeSpaces() {
			break
		}
	}
	s.Buf.Chain = s.Buf.Chain[:begin]
}

// liesAs reports whether every card lies as it did in a position before, and every number is what
// it was. The key alone does not tell: it takes piles for equal that a line may fill in order. So
// what was done since is taken back in a copy.
func (s *State) liesAs(was lain) bool {
	if s.sum != was.sum || s.Rng != was.rng {
		return false
	}
	then, numbers := s.lying(), s.Ints
	for i := len(s.Log) - 1; i >= was.log; i-- {
		if e := &s.Log[i]; e.Op == LogInt {
			numbers[e.From] = int16(e.N)
		} else {
			s.unmake(then, e)
		}
	}
	for p, pile := range then {
		if !slices.Equal(pile, s.Pile(p)) {
			return false
		}
	}
	return numbers == s.Ints
}

// feeding names the lines that feed each other.
func (s *State) feeding() string {
	var lines []string
	for _, a := range s.Game.Auto {
		z := &s.Game.Zones[a.Zone]
		var l *dsl.Line
		if a.Arrive >= 0 {
			l = z.Arrive[a.Arrive].Line
		} else {
			l = s.Game.Sets[a.Set].Line
		}
		lines = append(lines, fmt.Sprintf("`%s` (line %d)", l.Text(), l.Pos.Line))
	}
	return "what happens by itself never ends: " + strings.Join(lines, ", ")
}

// turnUp turns exposed face-down cards up.
func (s *State) turnUp() {
	for _, p := range s.Game.FlipPiles {
		c := s.Top[p]
		if !c.Down() || c == none || s.Game.Piles[p].Covers != nil && s.covered(int(p)) {
			continue
		}
		z := s.Game.ZoneOf(int(p))
		if z.Stays != code.NoGuard {
			cc := Ctx{Card: c.Kind(), Pile: int16(p), Source: int16(p)}
			if z.Stays == code.Always || s.Test(z.Stays, &cc) {
				s.actsStaying(z)
				continue
			}
		}
		s.actsFree()
		s.flip(int(p), int(s.N[p])-1)
	}
}

// closeSpaces closes the gaps of zones that do so.
func (s *State) closeSpaces() bool {
	moved := false
	for _, i := range s.Game.Closing {
		z := &s.Game.Zones[i]
		at := len(s.Log)
		if s.closeUp(s.Game.Self[z.First : z.First+z.N]) {
			s.actsClosing(at, z)
			moved = true
		}
	}
	return moved
}

// obey does the first `at once` line that can do something, once.
func (s *State) obey() bool {
	for i := range s.Game.Auto {
		a := &s.Game.Auto[i]
		if a.Set >= 0 {
			s.Buf.moves = s.collect(&s.Game.Sets[a.Set], s.Buf.moves[:0], true)
			if len(s.Buf.moves) > 0 {
				s.acts(len(s.Log), s.Game.Sets[a.Set].Line)
				s.takeSet(s.Buf.moves[0])
				return true
			}
			continue
		}
		z := &s.Game.Zones[a.Zone]
		r := &z.Arrive[a.Arrive]
		hadEmpty := false
		for p := z.First; p < z.First+z.N; p++ {
			empty := s.N[p] == 0
			if !r.On(empty) || empty && hadEmpty {
				continue
			}
			if s.fetch(r, z, p) {
				return true
			}
			// what does not come to one space comes to no other
			hadEmpty = hadEmpty || empty && z.Symmetric && len(r.Sources) == 1
		}
	}
	return false
}

// fetch brings a card or unit to a pile by an `at once` line.
func (s *State) fetch(r *code.Arrival, z *code.Zone, to int) bool {
	list := r.Sources[0]
	if len(r.Sources) > 1 {
		list = r.Sources[to-z.First]
	}
	for _, q := range list {
		from := int(q)
		if from == to || s.N[from] == 0 {
			continue
		}
		if from == s.Game.Stock {
			if s.fetchStock(r, z, to) {
				return true
			}
			continue
		}
		least, most := s.sizes(r, z, from)
		for n := most; n >= least; n-- {
			u := s.Unit(from, n)
			if !s.arrivesNow(r, z, u, to) || !s.MayLeave(u, to, false) {
				continue
			}
			// What happens by itself is the same in a search as in play: nothing that only a search
			// finds interchangeable or alike changes it.
			if !s.leadsBackInPlay(z, u, to) {
				s.actsBy(u, to, r)
				s.play(from, to, n)
				return true
			}
		}
	}
	return false
}

// sizes bounds how many cards from the top of a pile a line of a zone could take.
func (s *State) sizes(r *code.Arrival, z *code.Zone, from int) (least, most int) {
	switch {
	case r.Seq >= 0:
		return s.seqSizes(&s.Game.Seqs[r.Seq], from)
	case r.Size > 0:
		return r.Size, min(r.Size, int(s.N[from]))
	case !r.Whole && LeavesAlone(z):
		return 1, 1
	}
	return 1, s.Longest(from)
}

// arrivesNow reports whether a unit may come to a pile by a line that is obeyed at once: by the
// line itself, by what the zone takes only, and by the room there is.
func (s *State) arrivesNow(r *code.Arrival, z *code.Zone, u Unit, to int) bool {
	c := Ctx{Card: u.Card, Pile: int16(to), Source: int16(u.Pile)}
	return s.hasRoom(z, to, u) && (len(z.Only) == 0 || s.AnyOf(z.Only, to, u.Pile, &c)) && s.ArrivesBy(r, u, to, &c)
}

// fetchStock takes the next cards of the stock; they come face up.
func (s *State) fetchStock(r *code.Arrival, z *code.Zone, to int) bool {
	stock := s.Game.Stock
	n := max(1, r.Size)
	if int(s.N[stock]) < n {
		n = int(s.N[stock])
	}
	u := Unit{Pile: stock, N: max(1, r.Size), Card: s.Top[stock].Kind(), Pos: int(s.N[stock]) - 1}
	if !s.arrivesNow(r, z, u, to) {
		return false
	}
	s.acts(len(s.Log), r.Line)
	if r.Uses >= 0 {
		s.SetInt(int(r.Uses), int(s.Ints[r.Uses])-1)
	}
	for range n {
		s.MoveCard(stock, to, false)
	}
	if len(s.Game.Afters) > 0 {
		s.event(code.OnMove, -1, Ctx{Card: s.At(to, int(s.N[to])-n).Kind(), Pile: int16(to), Source: int16(stock)})
	}
	return true
}
