package refusal

import (
	"fmt"
	"slices"
	"strings"

	"pat/dsl"
	"pat/interp/internal/code"
	"pat/interp/internal/machine"
)

// This file answers why a move is not legal, of any kind; plays and sets have files of their own.

// A Refusal says why a move is not legal: in a sentence without names of piles, and by the lines
// that forbid it. Of several things that forbid it the first is told that a player would see. The
// names of piles are left to whoever tells it: a prompt has labels, a page may point.
type Refusal struct {
	Text  string
	Lines []*dsl.Line    // may be empty, where the language itself forbids it
	Cause Cause          // what the sentence is about
	Fails int            // how many things forbid the move
	Stays bool           // the cards go nowhere from where they lie
	Says  Sentence       // how the sentence is built
	Ends  string         // the name with which it ends of where cards do not go, if it ends so
	Of    []machine.Move // the moves that are refused so
	Wants Wanted         // what would be legal instead
	Whole bool           // the sentence says all that the lines do
	All   bool           // the lines forbid it together; else any of them could have allowed it
}

// A Sentence is how a refusal is worded, as far as it matters for what may be told behind it: the
// words themselves are for people, and nobody reads them again.
type Sentence uint8

// The sentences.
const (
	OfItself  Sentence = iota // nothing belongs behind it but the rule
	StartsNot                 // cards may not start a pile, named last
	GoesNotOn                 // cards do not go on one, named last
	GoesNotTo                 // cards do not go to a pile, which is spoken of as there
	NoneTakes                 // none of some piles takes the cards now
	NoPlace                   // no pile takes the card at all
	Vacant                    // no card lies where one was meant
)

// Named is a refusal with another name of where cards do not go, as of several piles for one: "5H
// may not go there" becomes "5H may not go to t3", and "5H does not go on 9C" ends in "on any of
// these".
func (r Refusal) Named(name string) Refusal {
	if r.Says == GoesNotTo {
		r.Text, r.Says = strings.Replace(r.Text, " there", " to "+name, 1), OfItself
		return r
	}
	r.Text = strings.TrimSuffix(r.Text, r.Ends) + name
	r.Ends = name
	return r
}

// Wanted is what is to be another card so that cards that are not played where they lie would be.
type Wanted uint8

// What may be another.
const (
	WantsNone Wanted = iota // no other card makes a difference, or it cannot be told
	WantsCard               // the card that is played
	WantsTop                // the card on which it would go
)

// A Cause is what forbids a move, from what nothing mends to what only the moment forbids. They
// stand in this order, and Nearer compares them by it.
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

// refuse makes a refusal of one thing that forbids the move.
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

// An asker asks a position why moves are not legal.
type asker struct{ *machine.State }

// Why says which rule forbids a move. Of a legal move it says nothing true.
func Why(s *machine.State, m machine.Move) Refusal {
	why := asker{s}.why(m)
	why.Of = []machine.Move{m}
	return why
}

// WhyNot says why no cards of a pile may go to another: of the units that could be meant, the one
// that comes nearest to it, and of equals that of the fewest cards. A player who points at two
// piles does not say how many cards are meant.
func WhyNot(s *machine.State, from, to int) Refusal {
	best := Why(s, machine.PlayMove(from, to, 1))
	if best.Cause == NoMove {
		return best
	}
	most := 1
	if !single(s.Game.ZoneOf(to)) {
		most = s.Longest(from)
	}
	for n := 2; n <= min(most, int(s.N[from])); n++ {
		if why := Why(s, machine.PlayMove(from, to, n)); why.Nearer(best) {
			best = why
		}
	}
	return best
}

// why asks first what no move passes: a game that is over, or a deal that waits.
func (s asker) why(m machine.Move) Refusal {
	s.Fresh()
	switch s.Status {
	case machine.Won:
		return refuse(NoMove, nil, "the game is won")
	case machine.Lost:
		if l := s.EndedBy(); l != nil {
			return refuse(NoMove, []*dsl.Line{l}, "the game is lost")
		}
		// Where only no move is left, the rules still say why this one is none.
	case machine.Faulted:
		return refuse(NoMove, nil, "%s", s.Fault())
	}
	if i := s.Ints[machine.IntWaitStep]; i > 0 {
		st := &s.Game.Deals[i-1]
		return refuse(NoMove, []*dsl.Line{st.Line}, "the deal waits for a choice first")
	}
	switch m.Kind() {
	case machine.Turn:
		return s.whyTurn()
	case machine.Action:
		return s.whyAction(m.Line())
	case machine.Set:
		return s.whySet(m)
	case machine.Swap:
		return s.whySwap(m)
	}
	return s.whyPlay(m)
}

// pointed is a line to point at, if there is one.
func pointed(l *dsl.Line) []*dsl.Line {
	if l == nil {
		return nil
	}
	return []*dsl.Line{l}
}

// dealing is the first action that deals from the stock; empty where none does.
func (s asker) dealing() string {
	for i := range s.Game.Actions {
		if a := &s.Game.Actions[i]; a.Deals() {
			return a.Name
		}
	}
	return ""
}

// whyTurn says why the stock is not turned: that there is none, that it is empty, or which lines
// say when it may be.
func (s asker) whyTurn() Refusal {
	if len(s.Game.Turns) == 0 {
		if s.Game.ZoneOf(s.Game.Stock).Hidden {
			return refuse(Never, nil, "this game has no stock")
		}
		if by := s.dealing(); by != "" && s.N[s.Game.Stock] > 0 {
			return refuse(Never, nil, "the stock is not turned in this game; %s deals from it", by)
		}
		return refuse(Never, nil, "the stock is not turned in this game")
	}
	spent := func(a code.ActionRule) bool { return a.Redeal && s.UsedUp(a.Uses) }
	switch {
	case s.N[s.Game.Stock] > 0:
	case slices.ContainsFunc(s.Game.Actions, spent):
		return refuse(NotNow, nil, "the stock is empty, and no redeal is left")
	default:
		return refuse(NotNow, nil, "the stock is empty")
	}
	var lines []*dsl.Line
	for i := range s.Game.Turns {
		lines = append(lines, s.Game.Turns[i].Line)
	}
	for i := range s.Game.Turns {
		if m := machine.TurnMove(i); s.Idle(m) {
			return s.idle(m, "turning the stock", s.Game.Turns[i].Line)
		}
	}
	for i := range s.Game.Turns {
		t := &s.Game.Turns[i]
		if len(t.To) > 1 && !s.UsedUp(t.Uses) && s.Test(t.Guard, &machine.NoCtx) && !s.MayTurn(i) {
			return refuse(NotNow, lines, "no pile there takes the next card of the stock")
		}
	}
	return refuse(NotNow, lines, "the stock may not be turned now")
}

// whyAction says why an action may not be done: used up, its condition, or that it would do
// nothing.
func (s asker) whyAction(i int) Refusal {
	if i >= len(s.Game.Actions) {
		return refuse(Never, nil, "there is no such action in this game")
	}
	a := &s.Game.Actions[i]
	if s.UsedUp(a.Uses) {
		return refuse(NotNow, []*dsl.Line{a.Line}, "it has been done as often as it may be")
	}
	for _, g := range a.Guards {
		if !s.Test(g, &machine.NoCtx) {
			return refuse(NotNow, []*dsl.Line{a.Line}, "%s", s.whyNotNow(a, g))
		}
	}
	return s.idle(machine.ActionMove(i), "it", a.Line)
}

// idle refuses a move that would change nothing: by its line, or, where what follows by itself
// takes back what it does, by the lines that follow. To know which, it makes the move and takes it
// back.
func (s asker) idle(m machine.Move, what string, line *dsl.Line) Refusal {
	nothing := refuse(NotNow, pointed(line), "%s would change nothing", what)
	if m.Kind() < machine.Turn {
		nothing.Cause = Never
	}
	deeds := s.ApplyTold(m)
	s.Undo()
	if len(deeds[0].Changes) == 0 {
		return nothing
	}
	lines := []*dsl.Line{}
	for _, d := range deeds[1:] {
		for _, l := range d.Lines {
			if len(d.Changes) > 0 && !slices.Contains(lines, l) {
				lines = append(lines, l)
			}
		}
	}
	if len(lines) == 0 { // the cards come back by the steps themselves, or turn up
		return nothing
	}
	why := refuse(NotNow, lines, "%s would change nothing: what follows by itself takes it back", what)
	why.All = true
	return why
}

// What a condition lacks is counted: each part that does not hold, and one that asks only where
// the piles lie as more than all others, since no play mends it.
const (
	lacksNow   = 1
	lacksPlace = 1000
)

// lacks is how much a condition lacks, as far as its parts are joined by `and` and `or`. Of several
// lines that forbid a move in the same way, the one whose condition lacks least is told first.
func (s asker) lacks(n int32, c *machine.Ctx) int {
	if s.Test(n, c) {
		return 0
	}
	switch nd := &s.Game.Nodes[n]; nd.Op {
	case code.OpAnd:
		return s.lacks(nd.A, c) + s.lacks(nd.B, c)
	case code.OpOr:
		return min(s.lacks(nd.A, c), s.lacks(nd.B, c))
	}
	if s.Game.SpeaksOf(n, ofPlaces) {
		return lacksPlace
	}
	return lacksNow
}

// ofPlaces reports whether a node asks for the number, row or column of piles.
func ofPlaces(nd *code.Node) bool {
	switch nd.Op {
	case code.OpPileNo, code.OpRow, code.OpColumn, code.OpSameLine:
		return true
	}
	return false
}

// whyNotNow words the commonest guard of an action, if it is the one that fails: the stock is not
// yet empty.
func (s asker) whyNotNow(a *code.ActionRule, guard int32) string {
	if a.Redeal && s.waitsForStock(guard) {
		return "the stock is not empty"
	}
	return "it may not be done now"
}

// waitsForStock reports whether a condition fails because it wants the stock empty.
func (s asker) waitsForStock(n int32) bool {
	switch nd := &s.Game.Nodes[n]; nd.Op {
	case code.OpAnd:
		if !s.Test(nd.A, &machine.NoCtx) {
			return s.waitsForStock(nd.A)
		}
		return s.waitsForStock(nd.B)
	case code.OpEmpty:
		p := &s.Game.Places[nd.A]
		return p.Of == code.OfPiles && len(p.Piles) == 1 && int(p.Piles[0]) == s.Game.Stock && s.N[s.Game.Stock] > 0
	}
	return false
}
