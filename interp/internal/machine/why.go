package machine

import (
	"fmt"
	"slices"

	"pat/dsl"
	"pat/dsl/cards"
	"pat/dsl/rules"
)

// A Refusal says why a move is not legal: in a sentence without names of piles, and by the lines
// that forbid it. Of several things that forbid it the first is told that a player would see.
type Refusal struct {
	Text  string
	Lines []*dsl.Line // may be empty, where the language itself forbids it
	Cause Cause       // what the sentence is about
	Fails int         // how many things forbid the move
	Stays bool        // the cards go nowhere from where they lie
	Onto  string      // the card that the sentence ends with, on which others do not go
	Of    []Move      // the moves that are refused so
	Wants Wanted      // what would be legal instead
	Whole bool        // the sentence says all that the lines do
}

// Wanted is what is to be another card so that cards that are not played where they lie would be.
type Wanted uint8

// What may be another.
const (
	WantsNone Wanted = iota // no other card makes a difference, or it cannot be told
	WantsCard               // the card that is played
	WantsTop                // the card on which it would go
)

// A Cause is what forbids a move, from what nothing mends to what only the moment forbids.
type Cause uint8

// The causes.
const (
	NoMove    Cause = iota // there is nothing to move, or it would stay where it is; the game is over or waits
	Never                  // the rules have no such move
	Elsewhere              // from another place, or to another, it would go
	Unlike                 // the cards do not go on one another, or not together
	Together               // not so many cards move at once, or not these
	NoRoom                 // the place is taken
	Buried                 // a card lies face down, or others lie on it
	NotNow                 // a condition of the line does not hold
)

func refuse(cause Cause, lines []*dsl.Line, format string, args ...any) Refusal {
	return Refusal{Text: fmt.Sprintf(format, args...), Lines: lines, Cause: cause, Fails: 1}
}

// Nearer reports whether a move that is refused so is nearer to being legal than one that is
// refused otherwise: less forbids it, or what does is sooner mended.
func (r Refusal) Nearer(o Refusal) bool {
	some, others := r.Cause > NoMove, o.Cause > NoMove
	switch {
	case some != others:
		return some
	case r.Fails != o.Fails:
		return r.Fails < o.Fails
	}
	return r.Cause > o.Cause
}

// Why says which rule forbids a move. Of a legal move it says nothing true.
func (s *State) Why(m Move) Refusal {
	why := s.why(m)
	why.Of = []Move{m}
	return why
}

func (s *State) why(m Move) Refusal {
	s.scratch = s.scratch[:0]
	switch s.Status {
	case Won:
		return refuse(NoMove, nil, "the game is won")
	case Lost:
		if l := s.EndedBy(); l != nil {
			return refuse(NoMove, []*dsl.Line{l}, "the game is lost")
		}
		// Where only no move is left, the rules still say why this one is none.
	case Faulted:
		return refuse(NoMove, nil, "%s", s.fault)
	}
	if i := s.Ints[IntWaitStep]; i > 0 {
		st := &s.Game.Deals[i-1]
		return refuse(NoMove, []*dsl.Line{st.Line}, "the deal waits for a choice first")
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

func (s *State) whyTurn() Refusal {
	if len(s.Game.Turns) == 0 {
		if s.Game.Zones[s.Game.Piles[s.Game.Stock].Zone].Hidden {
			return refuse(Never, nil, "this game has no stock")
		}
		return refuse(Never, nil, "the stock is not turned in this game")
	}
	if s.N[s.Game.Stock] == 0 {
		return refuse(NotNow, nil, "the stock is empty")
	}
	var lines []*dsl.Line
	for i := range s.Game.Turns {
		lines = append(lines, s.Game.Turns[i].Line)
	}
	for i := range s.Game.Turns {
		if t := &s.Game.Turns[i]; len(t.To) > 1 && !s.usedUp(t.Uses) && s.Test(t.Guard, &NoCtx) && !s.mayTurn(i) {
			return refuse(NotNow, lines, "no pile there takes the next card of the stock")
		}
	}
	return refuse(NotNow, lines, "the stock may not be turned now")
}

func (s *State) whyAction(i int) Refusal {
	if i >= len(s.Game.Actions) {
		return refuse(Never, nil, "there is no such action in this game")
	}
	a := &s.Game.Actions[i]
	if s.usedUp(a.Uses) {
		return refuse(NotNow, []*dsl.Line{a.Line}, "it has been done as often as it may be")
	}
	for _, g := range a.Guards {
		if !s.Test(g, &NoCtx) {
			return refuse(NotNow, []*dsl.Line{a.Line}, "%s", s.whyNotNow(a, g))
		}
	}
	return refuse(NotNow, []*dsl.Line{a.Line}, "it would change nothing")
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

// LegalIf reports whether a move would be legal if the card at a place of a pile and some card of a
// kind changed places, or where none is on the table, if it were of that kind. The other one lies
// neither on top of the pile to which the move goes nor among the cards that it takes away; where
// it lies nowhere else, the move would not be.
func (s *State) LegalIf(m Move, pile, at int, k cards.Kind) bool {
	own := s.At(pile, at).Kind()
	if own == k {
		return s.Legal(m)
	}
	p, i, there := s.another(m, k)
	if there && p < 0 {
		return false
	}
	if there {
		s.become(p, i, own)
	}
	s.become(pile, at, k)
	status := s.Status
	if status == Lost && s.EndedBy() == nil {
		s.Status = Playing // there would be this move
	}
	legal := s.Legal(m)
	s.Status = status
	s.become(pile, at, own)
	if there {
		s.become(p, i, k)
	}
	return legal
}

// another is where a card of a kind lies that a move neither takes nor goes to; the pile is -1
// where such cards lie only there.
func (s *State) another(m Move, k cards.Kind) (pile, at int, there bool) {
	for p := range s.Game.NPiles {
		for i := range int(s.N[p]) {
			if s.At(p, i).Kind() != k {
				continue
			}
			there = true
			if !s.takesPart(m, p, i) {
				return p, i, true
			}
		}
	}
	return -1, 0, there
}

// takesPart reports whether a card at a place of a pile is one that a move takes away, or on which
// it lays others.
func (s *State) takesPart(m Move, p, i int) bool {
	fromTop := int(s.N[p]) - i
	if m.Kind() == Set {
		var buf [16]uint8
		return fromTop == 1 && slices.Contains(s.SetPiles(m, buf[:0]), uint8(p))
	}
	return p == m.To() && fromTop == 1 || p == m.From() && fromTop <= m.N()
}

// become makes a card that lies somewhere one of another kind.
func (s *State) become(p, i int, k cards.Kind) {
	base := p << s.Game.Shift
	old := s.Chain[base+int(s.N[p])]
	s.Cards[base+i] = Card(k).Faced(s.At(p, i).Down())
	s.Rehash(p, i, old)
}

// WhyNot says why no cards of a pile may go to another: of the units that could be meant, the one
// that comes nearest to it, and of equals that of the fewest cards.
func (s *State) WhyNot(from, to int) Refusal {
	best := s.Why(PlayMove(from, to, 1))
	if best.Cause == NoMove {
		return best
	}
	most := 1
	if !s.Game.Zones[s.Game.Piles[to].Zone].single() {
		most = s.longest(from)
	}
	for n := 2; n <= min(most, int(s.N[from])); n++ {
		if why := s.Why(PlayMove(from, to, n)); why.Nearer(best) {
			best = why
		}
	}
	return best
}
