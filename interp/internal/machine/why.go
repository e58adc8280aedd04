package machine

import (
	"fmt"
	"slices"
	"strings"

	"pat/dsl"
	"pat/dsl/cards"
	"pat/dsl/rules"
)

// A Refusal says why a move is not legal: in a sentence without names of piles, and by the lines
// that forbid it.
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
	switch s.Status {
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
	if i := s.Ints[IntWaitStep]; i > 0 {
		st := &s.Game.Deals[i-1]
		return refuse([]*dsl.Line{st.Line}, "the deal waits for a choice first")
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

func lineOf[T dsl.Stmt](z *Zone, keep func(T) bool) []*dsl.Line {
	var out []*dsl.Line
	for _, r := range rules.All[T](z.Sheet) {
		if keep == nil || keep(r.Stmt) {
			out = append(out, r.Line)
		}
	}
	return out
}

func restrictionLines(rs []Restriction) []*dsl.Line {
	var out []*dsl.Line
	for i := range rs {
		out = append(out, rs[i].Line)
	}
	return out
}

func (s *State) whyPlay(m Move) Refusal {
	from, to := m.From(), m.To()
	if s.N[from] == 0 {
		return refuse(nil, "no card lies there")
	}
	if from == to {
		return refuse(nil, "the cards would stay where they are")
	}
	n := min(max(1, m.N()), int(s.N[from]))
	u := s.Unit(from, n)
	if m.Kind() == Pluck {
		u = unit{pile: from, n: 1, Card: s.At(from, m.At()).Kind(), pos: m.At()}
	}
	if m.Kind() == Play && m.N() > int(s.N[from]) {
		return refuse(nil, "only %s there", lie(int(s.N[from])))
	}
	if !s.MayLeave(u, to, m.Kind() == Pluck) {
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
	z := &s.Game.Zones[s.Game.Piles[u.pile].Zone]
	card := s.At(u.pile, u.pos)
	switch {
	case z.Down && !z.Open:
		return refuse(lineOf[*dsl.Turn](z, nil), "cards of the stock are turned, not played")
	case z.Down && u.n > 1:
		return refuse(lineOf[*dsl.Open](z, nil), "only the next card of the stock may be played")
	case card.Down() && !z.Down: // the next card of an open stock is seen
		return refuse(nil, "a face-down card never moves")
	case s.Game.Piles[u.pile].Covers != nil && s.covered(u.pile):
		return refuse(lineOf[*dsl.Covered](z, nil), "other cards lie on it")
	case z.Gives == dsl.GivesNone:
		return refuse(nil, "discarded cards are out of play")
	}
	c := Ctx{Card: u.Card, Pile: int16(u.pile), Source: int16(u.pile)}
	dst := &s.Game.Zones[s.Game.Piles[to].Zone]
	if z.Gives == dsl.GivesBack && !s.anyOf(z.Worry, u.pile, to, &c) {
		if len(z.Worry) == 0 {
			return refuse(nil, "cards on the foundations stay there")
		}
		return refuse(restrictionLines(z.Worry), "it may not come back there now")
	}
	if len(z.Plays) > 0 && !s.anyOf(z.Plays, u.pile, to, &c) {
		return refuse(restrictionLines(z.Plays), "cards of the %s may not go there now", z.Sheet.Title())
	}
	var lines []*dsl.Line
	for i := range z.Moves {
		r := &z.Moves[i]
		if r.Line != nil {
			lines = append(lines, r.Line)
		}
		if r.Kind == UnitRun && r.Free != nil && u.n > 1 && s.isSeq(&s.Game.Seqs[r.Seq], u.pile, u.n) {
			if most := s.freeCap(r, u.pile, to); u.n > most {
				return refuse([]*dsl.Line{r.Line}, "only %d can be carried there now", most)
			}
		}
	}
	switch {
	case pluck:
		return refuse(lines, "only top cards may be played from there")
	case u.n == 1:
		return refuse(lines, "the top card alone does not move from there")
	case LeavesAlone(dst):
		return refuse(nil, "one card at a time goes there")
	}
	return refuse(lines, "these %d cards do not move together", u.n)
}

// whyNotThere says why a unit may not come to a pile.
func (s *State) whyNotThere(u unit, to int) Refusal {
	z := &s.Game.Zones[s.Game.Piles[to].Zone]
	c := Ctx{Card: u.Card, Pile: int16(to), Source: int16(u.pile)}
	empty := s.N[to] == 0
	switch {
	case !z.Receives && empty:
		return refuse(lineOf(z, func(t *dsl.Spaces) bool { return t.Stay }), "nothing comes there by play")
	case !z.Receives:
		return refuse(lineOf(z, func(t *dsl.Build) bool { return t.None }), "nothing comes there by play")
	case s.Game.Piles[to].Covers != nil && s.covered(to):
		return refuse(lineOf[*dsl.Covered](z, nil), "other cards lie on that pile")
	case len(z.Only) > 0 && !s.anyOf(z.Only, to, u.pile, &c):
		return refuse(restrictionLines(z.Only), "that pile does not take cards from there now")
	case z.otherSuit(to, u.Card):
		return refuse(lineOf[*dsl.Suits](z, nil), "that pile is for another suit")
	}
	if m := s.Game.Capacity(s, to); m >= 0 && int(s.N[to])+u.n > m {
		one, _ := z.Sheet.Kind.Pile()
		if z.Cells && u.n > 1 {
			return refuse(nil, "a %s holds one card", one)
		}
		if int(s.N[to]) >= m {
			if z.Cells {
				return refuse(nil, "the %s is taken", one)
			}
			return refuse(append(lineOf[*dsl.AtMost](z, nil),
				lineOf(z, func(t *dsl.Build) bool { return t.Order != nil })...), "that pile is full")
		}
		return refuse(lineOf[*dsl.AtMost](z, nil), "that pile has room for %d more", m-int(s.N[to]))
	}
	// The lines that could let it come, and those that would let this card come, but not now, not
	// any more, or not from where it lies.
	var lines, now, spent, elsewhere, others []*dsl.Line
	either := true // the lines are for piles with cards and without
	for i := range z.Arrive {
		a := &z.Arrive[i]
		if a.Line == nil || !a.On(empty) {
			continue
		}
		lines = append(lines, a.Line)
		either = either && a.OnEmpty && a.OnCards
		ref := rules.None
		if !empty {
			ref = s.Top[to].Kind()
		}
		some := s.Arriving(a, to, ref, &c)
		switch {
		case a.Seq >= 0 || !some.Has(u.Card):
		case !s.takesAll(a, u, some):
			others = append(others, a.Line)
		case !a.From.Has(to, u.pile):
			elsewhere = append(elsewhere, a.Line)
		case s.usedUp(a.Uses):
			spent = append(spent, a.Line)
		default:
			now = append(now, a.Line)
		}
	}
	switch {
	case len(others) > 0 && len(now) == 0:
		return refuse(others, "%s may go there, but not the cards on it", u.Card)
	case len(now) > 0:
		return refuse(now, "%s may not go there now", u.Card)
	case len(spent) > 0:
		return refuse(spent, "%s may not go there any more", u.Card)
	case len(elsewhere) > 0:
		return refuse(elsewhere, "%s may not go there from that pile", u.Card)
	}
	if empty {
		if len(lines) == 0 {
			return refuse(lineOf(z, func(t *dsl.Spaces) bool { return t.Stay }), "a space there stays empty")
		}
		if either {
			return refuse(lines, "%s does not go there", u.Card)
		}
		return refuse(lines, "%s may not start that pile", u.Card)
	}
	if len(lines) == 0 {
		return refuse(lineOf(z, func(t *dsl.Build) bool { return t.None }), "nothing is built there")
	}
	if s.Top[to].Down() || !s.topMatters(u.Card, to, &c) { // what lies there is not to be told, or no reason
		return refuse(lines, "%s does not go there", u.Card)
	}
	return refuse(lines, "%s does not go on %s", u.Card, s.Top[to].Kind())
}

// topMatters reports whether another top would let a card come to a pile that holds cards.
func (s *State) topMatters(k cards.Kind, to int, c *Ctx) bool {
	z := &s.Game.Zones[s.Game.Piles[to].Zone]
	for i := range z.Arrive {
		for top := range s.Game.Mask.Each {
			if a := &z.Arrive[i]; a.OnCards && a.At.Has(to) && s.Arriving(a, to, top, c).Has(k) {
				return true
			}
		}
	}
	return false
}

func (s *State) whyTurn() Refusal {
	if len(s.Game.Turns) == 0 {
		return refuse(nil, "the stock is not turned in this game")
	}
	if s.N[s.Game.Stock] == 0 {
		return refuse(nil, "the stock is empty")
	}
	var lines []*dsl.Line
	for i := range s.Game.Turns {
		lines = append(lines, s.Game.Turns[i].Line)
	}
	for i := range s.Game.Turns {
		if t := &s.Game.Turns[i]; len(t.To) > 1 && !s.usedUp(t.Uses) && s.Test(t.Guard, &NoCtx) && !s.mayTurn(i) {
			return refuse(lines, "no pile there takes the next card of the stock")
		}
	}
	return refuse(lines, "the stock may not be turned now")
}

func (s *State) whyAction(i int) Refusal {
	if i >= len(s.Game.Actions) {
		return refuse(nil, "there is no such action in this game")
	}
	a := &s.Game.Actions[i]
	if s.usedUp(a.Uses) {
		return refuse([]*dsl.Line{a.Line}, "it has been done as often as it may be")
	}
	for _, g := range a.Guards {
		if !s.Test(g, &NoCtx) {
			return refuse([]*dsl.Line{a.Line}, "%s", s.whyNotNow(a, g))
		}
	}
	return refuse([]*dsl.Line{a.Line}, "it would change nothing")
}

// whyNotNow words the commonest guard of an action, if it is the one that fails: the stock is not
// yet empty.
func (s *State) whyNotNow(a *ActionRule, guard int32) string {
	if a.Redeal && s.waitsForStock(guard) {
		return "the stock is not empty"
	}
	return "it may not be done now"
}

// waitsForStock reports whether a condition fails because it wants the stock empty.
func (s *State) waitsForStock(n int32) bool {
	switch nd := &s.Game.Nodes[n]; nd.Op {
	case OpAnd:
		return !s.Test(nd.A, &NoCtx) && s.waitsForStock(nd.A) || s.Test(nd.A, &NoCtx) && s.waitsForStock(nd.B)
	case OpEmpty:
		p := &s.Game.Places[nd.A]
		return p.Of == OfPiles && len(p.Piles) == 1 && int(p.Piles[0]) == s.Game.Stock && s.N[s.Game.Stock] > 0
	}
	return false
}

func (s *State) whySet(m Move) Refusal {
	var buf [16]uint8
	var names []string
	piles := s.SetPiles(m, buf[:0])
	sum := 0
	for _, p := range piles {
		if s.N[p] == 0 {
			return refuse(nil, "no card lies there")
		}
		u := s.Unit(int(p), 1)
		if !s.MayLeave(u, m.To(), false) {
			return s.whyStay(u, m.To(), false)
		}
		sum += s.worth(u.Card)
		names = append(names, u.Card.String())
	}
	if len(s.Game.Sets) == 0 {
		return refuse(nil, "cards do not leave together in this game")
	}
	if why, ok := s.whyNoSetThere(m.To(), piles); ok {
		return why
	}
	var lines []*dsl.Line
	missed := true // what is wrong is the total
	for i := range s.Game.Sets {
		r := &s.Game.Sets[i]
		lines = append(lines, r.Line)
		missed = missed && r.Totals != nil && !s.totals(r, sum)
	}
	if missed {
		return refuse(lines, "%s total %d", strings.Join(names, " and "), sum)
	}
	return refuse(lines, "%s do not leave together", strings.Join(names, " and "))
}

// whyNoSetThere says what the pile that a set goes to has against every set of these cards; ok is
// false where it has nothing.
func (s *State) whyNoSetThere(to int, piles []uint8) (why Refusal, ok bool) {
	z := &s.Game.Zones[s.Game.Piles[to].Zone]
	if !slices.ContainsFunc(s.Game.Sets, func(r SetRule) bool { return int(s.Game.Piles[to].Zone) == r.Zone }) {
		return refuse(nil, "cards do not come there together"), true
	}
	for _, p := range piles {
		c := Ctx{Card: s.Top[p].Kind(), Pile: int16(to), Source: int16(p)}
		switch {
		case z.otherSuit(to, c.Card):
			return refuse(lineOf[*dsl.Suits](z, nil), "that pile is for another suit"), true
		case len(z.Only) > 0 && !s.anyOf(z.Only, to, int(p), &c):
			return refuse(restrictionLines(z.Only), "that pile does not take cards from there now"), true
		}
	}
	switch {
	case s.Game.Piles[to].Covers != nil && s.covered(to):
		return refuse(lineOf[*dsl.Covered](z, nil), "other cards lie on that pile"), true
	case !s.takesSets(to):
		return refuse(nil, "they go to an empty pile only"), true
	case z.Bounded() && int(s.N[to])+len(piles) > s.Game.Capacity(s, to):
		return refuse(lineOf[*dsl.AtMost](z, nil), "that pile has room for %d more",
			max(0, s.Game.Capacity(s, to)-int(s.N[to]))), true
	}
	return Refusal{}, false
}

func (s *State) whySwap(m Move) Refusal {
	a, b := m.From(), m.To()
	if s.N[a] == 0 || s.N[b] == 0 {
		return refuse(nil, "no card lies there")
	}
	var lines []*dsl.Line
	for i := range s.Game.Zones {
		for j := range s.Game.Zones[i].Swaps {
			lines = append(lines, s.Game.Zones[i].Swaps[j].Line)
		}
	}
	if len(lines) == 0 {
		return refuse(nil, "cards are not exchanged in this game")
	}
	if s.Top[a].Down() || s.Top[b].Down() {
		return refuse(lines, "a face-down card never moves")
	}
	return refuse(lines, "%s and %s may not change places", s.Top[a].Kind(), s.Top[b].Kind())
}

// Actions lists the names of the actions of a game, in order; redeals are one.
func (g *Game) ActionNames() []string {
	var out []string
	for i := range g.Actions {
		out = append(out, g.Actions[i].Name)
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
	for i := range s.Game.Turns {
		t := &s.Game.Turns[i]
		c := NoCtx
		info := TurnInfo{To: -1}
		if list, ok := s.resolve(t.To[0], &c); ok && len(list) > 0 {
			info.To = int(list[0])
		}
		if len(t.Qty) > 0 {
			info.Cards = min(s.amount(&t.Qty[0], &c), int(s.N[s.Game.Stock]))
		}
		out = append(out, info)
	}
	return out
}

// Waiting tells whether the deal waits for a choice of the player, and by which line.
func (s *State) Waiting() (*dsl.Line, bool) {
	if i := s.Ints[IntWaitStep]; i > 0 {
		return s.Game.Deals[i-1].Line, true
	}
	return nil, false
}

// Covered reports whether other cards lie on a pile.
func (s *State) Covered(pile int) bool {
	return s.Game.Piles[pile].Covers != nil && s.covered(pile)
}

// WhyNot says why no cards of a pile may go to another: of the units that would fit there, the
// first; else of the top card.
func (s *State) WhyNot(from, to int) Refusal {
	s.scratch = s.scratch[:0]
	if s.Status == Playing && s.Ints[IntWaitStep] == 0 && from != to {
		for n := 1; n <= s.longest(&s.Game.Zones[s.Game.Piles[from].Zone], from) && n <= int(s.N[from]); n++ {
			if s.mayArrive(s.Unit(from, n), to) {
				return s.Why(PlayMove(from, to, n))
			}
		}
	}
	return s.Why(PlayMove(from, to, 1))
}

// FaceUp is the number of face-up cards from the top of a pile.
func (s *State) FaceUp(pile int) int { return s.faceUp(pile) }

// LostBy is the `lose` line that has ended the game, or nil if it is not lost or only no move is
// left.
func (s *State) LostBy() *dsl.Line {
	if s.Status != Lost {
		return nil
	}
	s.scratch = s.scratch[:0]
	for i := range s.Game.Loses {
		if s.Test(s.Game.Loses[i].Cond, &NoCtx) {
			return s.Game.Loses[i].Line
		}
	}
	return nil
}
