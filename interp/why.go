package interp

import (
	"fmt"
	"strings"

	"pat/dsl"
	"pat/dsl/cards"
	"pat/dsl/rules"
)

// A Refusal says why a move is not legal: in a sentence without names of piles, and by the lines that forbid it.
type Refusal struct {
	Text  string
	Lines []*dsl.Line // may be empty, where the language itself forbids it
}

func refuse(lines []*dsl.Line, format string, args ...any) Refusal {
	return Refusal{fmt.Sprintf(format, args...), lines}
}

// Why says which rule forbids a move. Of a legal move it says nothing true.
func (s *State) Why(m Move) Refusal {
	s.scratch = s.scratch[:0]
	switch s.status {
	case Won:
		return refuse(nil, "the game is won")
	case Lost:
		if l := s.LostBy(); l != nil {
			return refuse([]*dsl.Line{l}, "the game is lost")
		}
		// Where only no move is left, the rules still say why this one is none.
	case Faulted:
		return refuse(nil, "%s", s.fault)
	}
	if i := s.ints[intWaitStep]; i > 0 {
		st := &s.g.deals[i-1]
		return refuse([]*dsl.Line{st.line}, "the deal waits for a choice first")
	}
	switch m.Kind() {
	case Turn:
		return s.whyTurn()
	case Action:
		return s.whyAction(m.Line())
	case Set:
		return s.whySet(m)
	case Swap:
		return s.whySwap(m)
	}
	return s.whyPlay(m)
}

func lineOf[T dsl.Stmt](z *zone, keep func(T) bool) []*dsl.Line {
	var out []*dsl.Line
	for _, r := range rules.All[T](z.sheet) {
		if keep == nil || keep(r.Stmt) {
			out = append(out, r.Line)
		}
	}
	return out
}

func restrictionLines(rs []restriction) []*dsl.Line {
	var out []*dsl.Line
	for i := range rs {
		out = append(out, rs[i].line)
	}
	return out
}

func (s *State) whyPlay(m Move) Refusal {
	from, to := m.From(), m.To()
	if s.n[from] == 0 {
		return refuse(nil, "no card lies there")
	}
	if from == to {
		return refuse(nil, "the cards would stay where they are")
	}
	n := min(max(1, m.N()), int(s.n[from]))
	u := s.unit(from, n)
	if m.Kind() == Pluck {
		u = unit{pile: from, n: 1, card: s.at(from, m.At()).Kind(), pos: m.At()}
	}
	if m.Kind() == Play && m.N() > int(s.n[from]) {
		return refuse(nil, "only %s there", lie(int(s.n[from])))
	}
	if !s.mayLeave(u, to, m.Kind() == Pluck) {
		return s.whyStay(u, to, m.Kind() == Pluck)
	}
	if !s.mayArrive(u, to) {
		return s.whyNotThere(u, to)
	}
	return refuse(nil, "that would change nothing")
}

func lie(n int) string {
	if n == 1 {
		return "1 card lies"
	}
	return fmt.Sprintf("%d cards lie", n)
}

// whyStay says why a unit may not leave its pile.
func (s *State) whyStay(u unit, to int, pluck bool) Refusal {
	z := &s.g.zones[s.g.piles[u.pile].zone]
	card := s.at(u.pile, u.pos)
	switch {
	case z.down && !z.open:
		return refuse(lineOf[*dsl.Turn](z, nil), "cards of the stock are turned, not played")
	case z.down && u.n > 1:
		return refuse(lineOf[*dsl.Open](z, nil), "only the next card of the stock may be played")
	case card.Down() && !z.down: // the next card of an open stock is seen
		return refuse(nil, "a face-down card never moves")
	case s.g.piles[u.pile].covers != nil && s.covered(u.pile):
		return refuse(lineOf[*dsl.Covered](z, nil), "other cards lie on it")
	case z.gives == dsl.GivesNone:
		return refuse(nil, "discarded cards are out of play")
	}
	c := ctx{card: u.card, pile: int16(u.pile), source: int16(u.pile)}
	dst := &s.g.zones[s.g.piles[to].zone]
	if z.gives == dsl.GivesBack && !s.anyOf(z.worry, u.pile, to, &c) {
		if len(z.worry) == 0 {
			return refuse(nil, "cards on the foundations stay there")
		}
		return refuse(restrictionLines(z.worry), "it may not come back there now")
	}
	if len(z.plays) > 0 && !s.anyOf(z.plays, u.pile, to, &c) {
		return refuse(restrictionLines(z.plays), "cards of the %s may not go there now", z.sheet.Title())
	}
	var lines []*dsl.Line
	for i := range z.moves {
		r := &z.moves[i]
		if r.line != nil {
			lines = append(lines, r.line)
		}
		if r.kind == unitRun && r.free != nil && u.n > 1 && s.isSeq(&s.g.seqs[r.seq], u.pile, u.n) {
			if most := s.freeCap(r, u.pile, to); u.n > most {
				return refuse([]*dsl.Line{r.line}, "only %d can be carried there now", most)
			}
		}
	}
	switch {
	case pluck:
		return refuse(lines, "only top cards may be played from there")
	case u.n == 1:
		return refuse(lines, "the top card alone does not move from there")
	case leavesAlone(dst):
		return refuse(nil, "one card at a time goes there")
	}
	return refuse(lines, "these %d cards do not move together", u.n)
}

// whyNotThere says why a unit may not come to a pile.
func (s *State) whyNotThere(u unit, to int) Refusal {
	z := &s.g.zones[s.g.piles[to].zone]
	c := ctx{card: u.card, pile: int16(to), source: int16(u.pile)}
	empty := s.n[to] == 0
	switch {
	case !z.receives && empty:
		return refuse(lineOf(z, func(t *dsl.Spaces) bool { return t.Stay }), "nothing comes there by play")
	case !z.receives:
		return refuse(lineOf(z, func(t *dsl.Build) bool { return t.None }), "nothing comes there by play")
	case s.g.piles[to].covers != nil && s.covered(to):
		return refuse(lineOf[*dsl.Covered](z, nil), "other cards lie on that pile")
	case len(z.only) > 0 && !s.anyOf(z.only, to, u.pile, &c):
		return refuse(restrictionLines(z.only), "that pile does not take cards from there now")
	case z.otherSuit(to, u.card):
		return refuse(lineOf[*dsl.Suits](z, nil), "that pile is for another suit")
	}
	if m := s.g.capacity(s, to); m >= 0 && int(s.n[to])+u.n > m {
		one, _ := z.sheet.Kind.Pile()
		if z.cells && u.n > 1 {
			return refuse(nil, "a %s holds one card", one)
		}
		if int(s.n[to]) >= m {
			if z.cells {
				return refuse(nil, "the %s is taken", one)
			}
			return refuse(append(lineOf[*dsl.AtMost](z, nil), lineOf(z, func(t *dsl.Build) bool { return t.Order != nil })...), "that pile is full")
		}
		return refuse(lineOf[*dsl.AtMost](z, nil), "that pile has room for %d more", m-int(s.n[to]))
	}
	// The lines that could let it come, and those that would let this card come, but not now, not any more, or not from
	// where it lies.
	var lines, now, spent, elsewhere, others []*dsl.Line
	either := true // the lines are for piles with cards and without
	for i := range z.arrive {
		a := &z.arrive[i]
		if a.line == nil || empty && !a.onEmpty || !empty && !a.onCards {
			continue
		}
		lines = append(lines, a.line)
		either = either && a.onEmpty && a.onCards
		ref := rules.None
		if !empty {
			ref = s.top[to].Kind()
		}
		some := s.arriving(a, to, ref, &c)
		switch {
		case a.seq >= 0 || !some.Has(u.card):
		case !s.takesAll(a, u, some):
			others = append(others, a.line)
		case !a.from.has(to, u.pile):
			elsewhere = append(elsewhere, a.line)
		case a.uses >= 0 && s.ints[a.uses] <= 0:
			spent = append(spent, a.line)
		default:
			now = append(now, a.line)
		}
	}
	switch {
	case len(others) > 0 && len(now) == 0:
		return refuse(others, "%s may go there, but not the cards on it", u.card)
	case len(now) > 0:
		return refuse(now, "%s may not go there now", u.card)
	case len(spent) > 0:
		return refuse(spent, "%s may not go there any more", u.card)
	case len(elsewhere) > 0:
		return refuse(elsewhere, "%s may not go there from that pile", u.card)
	}
	if empty {
		if len(lines) == 0 {
			return refuse(lineOf(z, func(t *dsl.Spaces) bool { return t.Stay }), "a space there stays empty")
		}
		if either {
			return refuse(lines, "%s does not go there", u.card)
		}
		return refuse(lines, "%s may not start that pile", u.card)
	}
	if len(lines) == 0 {
		return refuse(lineOf(z, func(t *dsl.Build) bool { return t.None }), "nothing is built there")
	}
	if s.top[to].Down() || !s.topMatters(u.card, to, &c) { // what lies there is not to be told, or no reason
		return refuse(lines, "%s does not go there", u.card)
	}
	return refuse(lines, "%s does not go on %s", u.card, s.top[to].Kind())
}

// topMatters reports whether another top would let a card come to a pile that holds cards.
func (s *State) topMatters(k cards.Kind, to int, c *ctx) bool {
	z := &s.g.zones[s.g.piles[to].zone]
	for i := range z.arrive {
		for top := range s.g.mask.Each {
			if a := &z.arrive[i]; a.onCards && a.at.has(to) && s.arriving(a, to, top, c).Has(k) {
				return true
			}
		}
	}
	return false
}

func (s *State) whyTurn() Refusal {
	if len(s.g.turns) == 0 {
		return refuse(nil, "the stock is not turned in this game")
	}
	if s.n[s.g.stock] == 0 {
		return refuse(nil, "the stock is empty")
	}
	var lines []*dsl.Line
	for i := range s.g.turns {
		lines = append(lines, s.g.turns[i].line)
	}
	for i := range s.g.turns {
		if t := &s.g.turns[i]; len(t.to) > 1 && (t.uses < 0 || s.ints[t.uses] > 0) && s.test(t.guard, &noCtx) && !s.mayTurn(i) {
			return refuse(lines, "no pile there takes the next card of the stock")
		}
	}
	return refuse(lines, "the stock may not be turned now")
}

func (s *State) whyAction(i int) Refusal {
	if i >= len(s.g.actions) {
		return refuse(nil, "there is no such action in this game")
	}
	a := &s.g.actions[i]
	if a.uses >= 0 && s.ints[a.uses] <= 0 {
		return refuse([]*dsl.Line{a.line}, "it has been done as often as it may be")
	}
	for _, g := range a.guards {
		if !s.test(g, &noCtx) {
			return refuse([]*dsl.Line{a.line}, "%s", s.whyNotNow(a, g))
		}
	}
	return refuse([]*dsl.Line{a.line}, "it would change nothing")
}

// whyNotNow words the commonest guard of an action, if it is the one that fails: the stock is not yet empty.
func (s *State) whyNotNow(a *action, guard int32) string {
	if a.redeal && s.waitsForStock(guard) {
		return "the stock is not empty"
	}
	return "it may not be done now"
}

// waitsForStock reports whether a condition fails because it wants the stock empty.
func (s *State) waitsForStock(n int32) bool {
	switch nd := &s.g.nodes[n]; nd.op {
	case opAnd:
		return !s.test(nd.a, &noCtx) && s.waitsForStock(nd.a) || s.test(nd.a, &noCtx) && s.waitsForStock(nd.b)
	case opEmpty:
		p := &s.g.places[nd.a]
		return p.of == ofPiles && len(p.piles) == 1 && int(p.piles[0]) == s.g.stock && s.n[s.g.stock] > 0
	}
	return false
}

func (s *State) whySet(m Move) Refusal {
	var buf [16]uint8
	var names []string
	piles := s.SetPiles(m, buf[:0])
	sum := 0
	for _, p := range piles {
		if s.n[p] == 0 {
			return refuse(nil, "no card lies there")
		}
		u := s.unit(int(p), 1)
		if !s.mayLeave(u, m.To(), false) {
			return s.whyStay(u, m.To(), false)
		}
		sum += s.worth(u.card)
		names = append(names, u.card.String())
	}
	if len(s.g.sets) == 0 {
		return refuse(nil, "cards do not leave together in this game")
	}
	var lines []*dsl.Line
	missed := true // what is wrong is the total
	for i := range s.g.sets {
		r := &s.g.sets[i]
		lines = append(lines, r.line)
		missed = missed && r.totals != nil && !s.totals(r, sum)
	}
	if missed {
		return refuse(lines, "%s total %d", strings.Join(names, " and "), sum)
	}
	return refuse(lines, "%s do not leave together", strings.Join(names, " and "))
}

func (s *State) whySwap(m Move) Refusal {
	a, b := m.From(), m.To()
	if s.n[a] == 0 || s.n[b] == 0 {
		return refuse(nil, "no card lies there")
	}
	var lines []*dsl.Line
	for i := range s.g.zones {
		for j := range s.g.zones[i].swaps {
			lines = append(lines, s.g.zones[i].swaps[j].line)
		}
	}
	if len(lines) == 0 {
		return refuse(nil, "cards are not exchanged in this game")
	}
	if s.top[a].Down() || s.top[b].Down() {
		return refuse(lines, "a face-down card never moves")
	}
	return refuse(lines, "%s and %s may not change places", s.top[a].Kind(), s.top[b].Kind())
}

// Actions lists the names of the actions of a game, in order; redeals are one.
func (g *Game) Actions() []string {
	var out []string
	for i := range g.actions {
		out = append(out, g.actions[i].name)
	}
	return out
}

// A TurnInfo tells what a turn line does, for naming the move.
type TurnInfo struct {
	To    int // first pile it deals to
	Cards int // cards it turns now to one pile, at most
}

// Turns describes the turn lines as they are now.
func (s *State) Turns() []TurnInfo {
	var out []TurnInfo
	for i := range s.g.turns {
		t := &s.g.turns[i]
		c := noCtx
		info := TurnInfo{To: -1}
		if list, ok := s.resolve(t.to[0], &c); ok && len(list) > 0 {
			info.To = int(list[0])
		}
		if len(t.qty) > 0 {
			info.Cards = min(s.amount(&t.qty[0], &c), int(s.n[s.g.stock]))
		}
		out = append(out, info)
	}
	return out
}

// Waiting tells whether the deal waits for a choice of the player, and by which line.
func (s *State) Waiting() (*dsl.Line, bool) {
	if i := s.ints[intWaitStep]; i > 0 {
		return s.g.deals[i-1].line, true
	}
	return nil, false
}

// Covered reports whether other cards lie on a pile.
func (s *State) Covered(pile int) bool {
	return s.g.piles[pile].covers != nil && s.covered(pile)
}

// Spot is where a pile stands in the picture or grid of its zone, from 1.
func (g *Game) Spot(pile int) (row, column int) {
	return int(g.piles[pile].row), int(g.piles[pile].column)
}

// OpenStock reports whether the next card of the stock is seen.
func (g *Game) OpenStock() bool { return g.zones[g.piles[g.stock].zone].open }

// WhyNot says why no cards of a pile may go to another: of the units that would fit there, the first; else of the
// top card.
func (s *State) WhyNot(from, to int) Refusal {
	s.scratch = s.scratch[:0]
	if s.status == Playing && s.ints[intWaitStep] == 0 && from != to {
		for n := 1; n <= s.longest(&s.g.zones[s.g.piles[from].zone], from) && n <= int(s.n[from]); n++ {
			if s.mayArrive(s.unit(from, n), to) {
				return s.Why(PlayMove(from, to, n))
			}
		}
	}
	return s.Why(PlayMove(from, to, 1))
}

// FaceUp is the number of face-up cards from the top of a pile.
func (s *State) FaceUp(pile int) int { return s.faceUp(pile) }

// LostBy is the `lose` line that has ended the game, or nil if it is not lost or only no move is left.
func (s *State) LostBy() *dsl.Line {
	if s.status != Lost {
		return nil
	}
	s.scratch = s.scratch[:0]
	for i := range s.g.loses {
		if s.test(s.g.loses[i].cond, &noCtx) {
			return s.g.loses[i].line
		}
	}
	return nil
}
