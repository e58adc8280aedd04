package refusal

import (
	"cmp"
	"fmt"
	"slices"

	"pat/dsl"
	"pat/dsl/rules"
	"pat/interp/internal/code"
	"pat/interp/internal/machine"
)

// This file answers why cards may not be played from one pile to another: what machine/legal.go
// asks, asked for an answer in words.

// whyPlay asks everything that a play has to fulfil, first what the rules never allow, last what
// they do not allow now. What fails first is told. All questions are asked even after one has
// failed, to know how far the move is from legal; but not where a card is hidden, for the answer
// would tell what it is.
func (s asker) whyPlay(m machine.Move) Refusal {
	from, to, pluck := m.From(), m.To(), m.Kind() == machine.Pluck
	switch {
	case s.N[from] == 0:
		return refuse(NoMove, nil, "no card lies there")
	case from == to:
		return refuse(NoMove, nil, "the cards would stay where they are")
	case !pluck && m.N() > int(s.N[from]):
		return refuse(NoMove, nil, "only %s there", lie(int(s.N[from])))
	}
	u := s.Unit(from, max(1, m.N()))
	if pluck {
		u = machine.Unit{Pile: from, N: 1, Card: s.At(from, m.At()).Kind(), Pos: m.At()}
	}
	var first Refusal
	fails := 0
	const ofTheCards = 2 // so many questions are of the cards alone, wherever they go
	questions := []question{
		s.neverLeaves, s.notFree, s.neverComes, s.notOut, s.notAlone, s.notOne,
		s.otherSuit, s.notOpen, s.covered, s.noRoom, s.noLine,
	}
	switch { // of cards that are not seen, what else forbids it would tell which they are
	case s.unseen(u.Pile, u.Pos):
		questions = questions[:ofTheCards]
	case s.hides(u):
		questions = []question{s.neverLeaves, s.notFree, s.notOne}
	}
	for i, ask := range questions {
		why := ask(u, to, pluck)
		if fails += why.Fails; first.Fails == 0 {
			first = why
		}
		if i < ofTheCards {
			first.Stays = first.Fails > 0
		}
	}
	// nothing forbids it, and yet it is not legal: it would change nothing
	if fails == 0 {
		if s.Idle(m) {
			return s.idle(m, "that", nil)
		}
		return refuse(Never, nil, "that would change nothing")
	}
	first.Fails = fails
	return first
}

// hides reports whether a card is not seen that would be played.
func (s asker) hides(u machine.Unit) bool {
	for i := range u.N {
		if s.unseen(u.Pile, u.Pos+i) {
			return true
		}
	}
	return false
}

// unseen reports whether a card lies face down; the next card of an open stock is seen.
func (s asker) unseen(p, at int) bool {
	z := s.Game.ZoneOf(p)
	return s.At(p, at).Down() && !(z.Down && z.Open && at == int(s.N[p])-1)
}

func lie(n int) string {
	if n == 1 {
		return "1 card lies"
	}
	return fmt.Sprintf("%d cards lie", n)
}

// A question asks whether cards may go to a pile. The units and piles are the same for all; pluck
// says that the card comes from inside its pile.
type question func(u machine.Unit, to int, pluck bool) Refusal

// free is the answer of a question that forbids nothing.
var free = Refusal{}

// neverLeaves asks whether anything is ever played from where the cards lie.
func (s asker) neverLeaves(u machine.Unit, _ int, _ bool) Refusal {
	z := s.Game.ZoneOf(u.Pile)
	switch {
	case z.Down && !z.Open && len(s.Game.Turns) == 0 && s.dealing() != "":
		return refuse(Never, nil, "cards of the stock are not played; %s deals from it", s.dealing())
	case z.Down && !z.Open && len(s.Game.Turns) == 0:
		return refuse(Never, nil, "cards of the stock are not played")
	case z.Down && !z.Open:
		return refuse(Never, rules.LinesOf[*dsl.Turn](z.Sheet), "cards of the stock are turned, not played")
	case z.Gives == dsl.GivesNone:
		return refuse(Never, nil, "discarded cards are out of play")
	case z.Gives == dsl.GivesBack && len(z.Worry) == 0:
		return refuse(Never, nil, "cards on the foundations stay there")
	}
	return free
}

// neverComes asks whether anything is ever played to a pile.
func (s asker) neverComes(_ machine.Unit, to int, _ bool) Refusal {
	z := s.Game.ZoneOf(to)
	if z.Receives {
		return free
	}
	if lines := s.setLines(to); lines != nil {
		return refuse(Never, lines, "only cards that leave together go there")
	}
	if s.N[to] == 0 {
		return whole(pointed(z.Sheet.StaysEmpty()), "nothing comes there by play")
	}
	return whole(pointed(z.Sheet.BuildsNone()), "nothing comes there by play")
}

// notFree asks whether the cards lie open.
func (s asker) notFree(u machine.Unit, _ int, _ bool) Refusal {
	z := s.Game.ZoneOf(u.Pile)
	switch {
	case z.Down && u.N > 1:
		return refuse(Buried, pointed(z.Sheet.Open()), "only the next card of the stock may be played")
	case s.At(u.Pile, u.Pos).Down() && !z.Down: // the next card of an open stock is seen
		return refuse(Buried, nil, "a face-down card never moves")
	}
	return s.coveredBy(u.Pile, u.Card.String())
}

// coveredBy asks whether others lie on a pile of a picture. what is covered. It names those that
// lie on it, as these are what the player can move away.
func (s asker) coveredBy(p int, what string) Refusal {
	var names []string
	for _, q := range s.Game.Piles[p].Covers {
		switch {
		case s.N[q] == 0:
		case s.Top[q].Down():
			names = append(names, "a face-down card")
		default:
			names = append(names, s.Top[q].Kind().String())
		}
	}
	if names == nil {
		return free
	}
	z := s.Game.ZoneOf(p)
	why := refuse(Buried, pointed(z.Sheet.Covered()), "%s is covered by %s", what, dsl.Listed(names, "and"))
	why.Whole = true
	return why
}

// notOut asks whether the pile in which the cards lie lets them go to another. That is what `plays
// only` and `worry back` say; of both the sentence is the same, with another beginning.
func (s asker) notOut(u machine.Unit, to int, _ bool) Refusal {
	z := s.Game.ZoneOf(u.Pile)
	c := machine.Ctx{Card: u.Card, Pile: int16(u.Pile), Source: int16(u.Pile)}
	if z.Gives == dsl.GivesBack && len(z.Worry) > 0 {
		why := s.restricted(z.Worry, u.Pile, to, &c)
		why.Text = fmt.Sprintf("%s may not come back there%s", u.Card, why.Text)
		if why.Fails > 0 {
			return why
		}
	}
	why := s.restricted(z.Plays, u.Pile, to, &c)
	why.Text = fmt.Sprintf("cards of the %s may not go there%s", z.Sheet.Title(), why.Text)
	return there(why)
}

// restricted asks whether one of some restrictions of a pile allows another; the text it answers is
// " now" where some of them would at another time. Those stand first, and of them the one whose
// condition lacks least.
func (s asker) restricted(rs []code.Restriction, own, p int, c *machine.Ctx) Refusal {
	if len(rs) == 0 || s.AnyOf(rs, own, p, c) {
		return free
	}
	why := Refusal{Cause: Elsewhere, Fails: 1}
	rs = slices.Clone(rs)
	slices.SortStableFunc(rs, func(a, b code.Restriction) int {
		return cmp.Or(before(a.Piles.Has(own, p), b.Piles.Has(own, p)),
			cmp.Compare(s.lacks(a.Guard, c), s.lacks(b.Guard, c)))
	})
	for i := range rs {
		why.Lines = append(why.Lines, rs[i].Line)
		if rs[i].Piles.Has(own, p) {
			why.Cause, why.Text = NotNow, " now"
		}
	}
	return why
}

// single reports whether cards come to a zone one at a time, whatever moves together elsewhere.
func single(z *code.Zone) bool {
	if !machine.LeavesAlone(z) {
		return false
	}
	for i := range z.Arrive {
		if a := &z.Arrive[i]; a.Size > 0 || a.Seq >= 0 || a.Whole {
			return false
		}
	}
	return true
}

// notAlone asks whether several cards go where they come one at a time.
func (s asker) notAlone(u machine.Unit, to int, _ bool) Refusal {
	if z := s.Game.ZoneOf(to); u.N == 1 || !single(z) {
		return free
	}
	return refuse(Together, nil, "%s lies on %s, and cards go there one at a time", s.seen(u.Pile, u.Pos+1), u.Card)
}

// seen names a card as it lies.
func (s asker) seen(p, at int) string {
	if !s.unseen(p, at) {
		return s.At(p, at).Kind().String()
	}
	return "a face-down card"
}

// notOne asks whether the cards move as one. Of each `move` line that does not let them, it finds
// out what is wrong: they are no such unit, or they are and may not go there, no more, or not now.
// What is soonest mended is told.
func (s asker) notOne(u machine.Unit, to int, pluck bool) Refusal {
	z, dst := s.Game.ZoneOf(u.Pile), s.Game.ZoneOf(to)
	c := machine.Ctx{Card: u.Card, Pile: int16(u.Pile), Source: int16(u.Pile)}
	if u.N == 1 && !pluck && machine.LeavesAlone(dst) || u.N > 1 && single(dst) {
		return free // or it is told already
	}
	var lines, waiting, spent, elsewhere []*dsl.Line
	for i := range z.Moves {
		r := &z.Moves[i]
		if s.UnitBy(r, u, to, pluck, &c) {
			return free
		}
		if r.Line == nil {
			continue
		}
		lines = append(lines, r.Line)
		bare := *r
		bare.To, bare.Uses, bare.Guard, bare.Free = nil, -1, code.Always, nil
		switch {
		case !s.UnitBy(&bare, u, to, pluck, &c): // the cards are no such unit
		case !r.To.Has(u.Pile, to):
			elsewhere = append(elsewhere, r.Line)
		case s.UsedUp(r.Uses):
			spent = append(spent, r.Line)
		case !s.Test(r.Guard, &c):
			waiting = append(waiting, r.Line)
		default:
			return refuse(NotNow, []*dsl.Line{r.Line}, "only %d can be carried there now", s.FreeCap(r, u.Pile, to))
		}
	}
	what := u.Card.String()
	if u.N > 1 {
		what = "these cards"
	}
	switch {
	case waiting != nil:
		return there(refuse(NotNow, waiting, "%s may not move there now", what))
	case spent != nil:
		return there(refuse(Elsewhere, spent, "%s may not move there any more", what))
	case elsewhere != nil && u.N == 1:
		return there(refuse(Elsewhere, elsewhere, "%s alone does not go there from that pile", what))
	case elsewhere != nil:
		return refuse(Elsewhere, elsewhere, "these cards do not go there together")
	case pluck:
		return refuse(Together, lines, "only top cards may be played from there")
	case u.N == 1:
		return refuse(Together, lines, "the top card alone does not move from there")
	case u.N == 2 && onlySingles(z):
		return refuse(Together, lines, "%s is covered by %s", u.Card, s.seen(u.Pile, u.Pos+1))
	case u.N == 2:
		return refuse(Together, lines, "%s and %s do not move together", u.Card, s.seen(u.Pile, u.Pos+1))
	}
	return refuse(Together, lines, "%s and the %d cards on it do not move together", u.Card, u.N-1)
}

// onlySingles reports whether the cards of a zone only ever move one at a time.
func onlySingles(z *code.Zone) bool {
	return !slices.ContainsFunc(z.Moves, func(r code.UnitRule) bool { return r.Kind != code.UnitOne })
}

// otherSuit asks whether a pile is for another suit.
func (s asker) otherSuit(u machine.Unit, to int, _ bool) Refusal {
	z := s.Game.ZoneOf(to)
	if z.OtherSuit(to, u.Card) {
		return refuse(Elsewhere, rules.LinesOf[*dsl.Suits](z.Sheet), "that pile is for another suit")
	}
	return free
}

// notOpen asks whether a pile takes cards from elsewhere only, or at another time.
func (s asker) notOpen(u machine.Unit, to int, _ bool) Refusal {
	z := s.Game.ZoneOf(to)
	c := machine.Ctx{Card: u.Card, Pile: int16(to), Source: int16(u.Pile)}
	why := s.restricted(z.Only, to, u.Pile, &c)
	if why.Text != "" {
		why.Text = fmt.Sprintf("that pile does not take %s now", u.Card)
	} else if why.Fails > 0 {
		why.Text = "that pile does not take cards from there"
	}
	return why
}

// covered asks whether others lie on the pile to which cards go.
func (s asker) covered(_ machine.Unit, to int, _ bool) Refusal {
	what := "that place"
	if s.N[to] > 0 && !s.Top[to].Down() {
		what = s.Top[to].Kind().String()
	}
	return s.coveredBy(to, what)
}

// noRoom asks whether a pile has room for the cards.
func (s asker) noRoom(u machine.Unit, to int, _ bool) Refusal {
	z := s.Game.ZoneOf(to)
	most, lies := s.Game.Capacity(s.State, to), int(s.N[to])
	if most < 0 || lies+u.N <= most || u.N > 1 && single(z) && lies < most {
		return free
	}
	one, _ := z.Sheet.Kind.Pile()
	switch {
	case z.Cells && lies >= most:
		return refuse(NoRoom, nil, "the %s is taken", one)
	case z.Cells && most == 1:
		return refuse(NoRoom, nil, "a %s holds one card", one)
	case lies >= most:
		why := refuse(NoRoom, lastLines(z), "that pile is full")
		why.All = true
		return why
	}
	return refuse(NoRoom, rules.LinesOf[*dsl.AtMost](z.Sheet), "that pile has room for %d more", most-lies)
}

// lastLines are the lines by which a pile comes to its end: a bound, a list of ranks, no building.
// They are what `why` shows behind the sentence that the pile is full.
func lastLines(z *code.Zone) []*dsl.Line {
	lines := rules.LinesOf[*dsl.AtMost](z.Sheet)
	for _, a := range z.Sheet.Arrivals(func(a *rules.Arrival) bool { return a.Order != nil }) {
		lines = append(lines, a.Line)
	}
	return append(lines, pointed(z.Sheet.BuildsNone())...)
}

// shows names cards by the lowest of them; a pile that only ever moves whole by its top, which is
// what is seen of it.
func (s asker) shows(u machine.Unit) string {
	z := s.Game.ZoneOf(u.Pile)
	whole := func(r code.UnitRule) bool { return r.Kind == code.UnitPile }
	if u.N > 1 && !slices.ContainsFunc(z.Moves, func(r code.UnitRule) bool { return !whole(r) }) {
		return s.seen(u.Pile, u.Pos+u.N-1)
	}
	return u.Card.String()
}

// notOn says that cards do not go on a card that lies on top, as far as that may be told; whole
// says that it is not only the lowest of them that is asked.
func (s asker) notOn(lines []*dsl.Line, u machine.Unit, to int, whole bool) Refusal {
	what, do := u.Card.String(), "does"
	if whole && u.N > 1 {
		what, do = "these cards", "do"
	}
	if s.Top[to].Down() {
		return there(wanting(lines, "%s %s not go there", what, do))
	}
	return ending(GoesNotOn, wanting(lines, "%s %s not go on ", what, do), s.Top[to].Kind().String())
}

// ending ends a sentence with the name of where cards do not go.
func ending(says Sentence, why Refusal, name string) Refusal {
	why.Says = says
	return why.Named(name)
}

// there marks a sentence in which where cards do not go is spoken of as there.
func there(why Refusal) Refusal {
	why.Says = GoesNotTo
	return why
}

// wanting refuses a card in the place of which another might go.
func wanting(lines []*dsl.Line, format string, args ...any) Refusal {
	why := refuse(Unlike, lines, format, args...)
	why.Wants = WantsCard
	return why
}

// whole refuses what never is, in a sentence that says all that the lines do.
func whole(lines []*dsl.Line, sentence string) Refusal {
	why := refuse(Never, lines, "%s", sentence)
	why.Whole = true
	return why
}
