package refusal

import (
	"cmp"
	"fmt"
	"slices"

	"pat/dsl"
	"pat/dsl/cards"
	"pat/dsl/rules"
	"pat/interp/internal/code"
	"pat/interp/internal/machine"
)

// This file answers why no line lets cards come to a pile.

// An arriving line is one that could let cards come, with what it has against them. fails counts
// all that it has against them, cause is the first of these. The line with the fewest is nearest to
// what the player meant, and is the one that is told.
type arriving struct {
	line   *dsl.Line
	cause  lineCause
	fails  int
	either bool // it is for piles with cards and without
	turned bool // another card on top would do
	lacks  int  // the pile that it compares cards with, where none lies there; else -1
	shape  string

	shut bool // its condition alone is against them, and holds for no card
	far  int  // how much its condition lacks
}

// A lineCause is what a line has against cards that come.
type lineCause uint8

const (
	wrongCard   lineCause = iota
	wrongOthers           // the lowest card may come, but not those on it
	wrongPile             // the cards lie in a pile of which the line does not speak, or go to one
	wrongTop              // the top cards do not fit
	wrongShape            // it takes another number of cards, or only what is a sequence
	spentLine
	closedLine // its condition does not hold
)

// noLine asks whether some line lets the cards come to a pile. Of those that do not, the ones are
// told that have least against them. Between lines that fail by as much, the later cause wins: a
// line whose card fits and whose time has not come tells more than one that wants another card. Of
// wrong cards all lines are told, for only together they say what would go.
func (s asker) noLine(u machine.Unit, to int, _ bool) Refusal {
	z := s.Game.ZoneOf(to)
	c := machine.Ctx{Card: u.Card, Pile: int16(to), Source: int16(u.Pile)}
	if !z.Receives || u.N > 1 && single(z) {
		return free // it is told already
	}
	empty := s.N[to] == 0
	var all []arriving
	for i := range z.Arrive {
		a := &z.Arrive[i]
		if s.ArrivesBy(a, u, to, &c) {
			return free
		}
		if a.Line != nil && a.On(empty) {
			all = append(all, s.against(a, u, to, &c))
		}
	}
	if all == nil && empty {
		return whole(pointed(z.Sheet.StaysEmpty()), "a space there stays empty")
	}
	if all == nil {
		return whole(pointed(z.Sheet.BuildsNone()), "nothing is built there")
	}
	slices.SortStableFunc(all, func(a, b arriving) int {
		return cmp.Or(cmp.Compare(a.fails, b.fails), cmp.Compare(b.cause, a.cause), before(b.shut, a.shut),
			cmp.Compare(a.far, b.far))
	})
	best := all[0]
	if why := s.lacking(all, best, to); why.Fails > 0 {
		return why
	}
	var lines []*dsl.Line
	onlyHere, turned := true, false
	for _, a := range all {
		if a.cause == best.cause && a.shut == best.shut || best.cause == wrongCard {
			lines = append(lines, a.line)
			onlyHere, turned = onlyHere && !a.either, turned || a.turned && a.fails == 1
		}
	}
	switch best.cause {
	case wrongOthers:
		return refuse(Unlike, lines, "%s may go there, but not the cards on it", u.Card)
	case wrongPile:
		return there(refuse(Elsewhere, lines, "%s may not go there from that pile", s.shows(u)))
	case wrongShape:
		return refuse(Together, lines, "%s", best.shape)
	case spentLine:
		return there(refuse(Elsewhere, lines, "%s may not go there any more", s.shows(u)))
	case closedLine:
		return there(refuse(NotNow, lines, "%s may not go there now", s.shows(u)))
	case wrongTop:
		return s.notOn(lines, u, to, true)
	}
	switch {
	case empty && onlyHere && z.Sheet.Kind != dsl.Foundations:
		return ending(StartsNot, wanting(lines, "%s may not fill ", u.Card), "that space")
	case empty && onlyHere:
		return ending(StartsNot, wanting(lines, "%s may not start ", u.Card), "that pile")
	case empty || !turned: // what lies there is no reason
		return there(wanting(lines, "%s does not go there", u.Card))
	}
	return s.notOn(lines, u, to, false)
}

// lacking says that no card at all comes to a pile, because none lies where the lines look: those
// that have as little against the cards as the best one. `build up in suit after pile left` beside
// an empty place lets nothing come, whatever the card is; to say that 5H does not go there would
// send the player off to look for another card.
func (s asker) lacking(all []arriving, best arriving, to int) Refusal {
	var lines []*dsl.Line
	for _, a := range all {
		switch {
		case a.fails > best.fails:
		case a.lacks < 0 || a.lacks != best.lacks:
			return free
		default:
			lines = append(lines, a.line)
		}
	}
	where := s.beside(best.lacks, to)
	if where == "" {
		return free
	}
	return there(refuse(Unlike, lines, "nothing goes there while %s is empty", where))
}

// beside names a pile as it is seen from another: its neighbour, or the one pile of its zone; empty
// where neither tells which it is.
func (s asker) beside(p, from int) string {
	if p < 0 {
		return ""
	}
	at, of := &s.Game.Piles[p], &s.Game.Piles[from]
	z := &s.Game.Zones[at.Zone]
	if at.Zone != of.Zone {
		if z.N == 1 {
			return "the " + z.Sheet.Title()
		}
		return ""
	}
	switch [2]int{int(at.Row) - int(of.Row), int(at.Column) - int(of.Column)} {
	case [2]int{0, -1}:
		return "the place to the left"
	case [2]int{0, 1}:
		return "the place to the right"
	case [2]int{-1, 0}:
		return "the place above"
	case [2]int{1, 0}:
		return "the place below"
	}
	return ""
}

// before puts what is so before what is not.
func before(a, b bool) int {
	switch {
	case a == b:
		return 0
	case a:
		return -1
	}
	return 1
}

// shape says of a line how many cards it takes, or which.
func shape(a *code.Arrival, z *code.Zone) string {
	switch {
	case a.Size == 1 || a.Size <= 0 && a.Seq < 0 && !a.Whole && machine.LeavesAlone(z):
		return "one card at a time goes there"
	case a.Size > 0:
		return fmt.Sprintf("exactly %d cards go there at a time", a.Size)
	case a.Seq >= 0:
		return "only a whole sequence goes there"
	}
	return "only a whole pile goes there"
}

// against says what a line has against cards that come to a pile. Each question is asked with the
// others left out (bare), so that they are counted one by one.
func (s asker) against(a *code.Arrival, u machine.Unit, to int, c *machine.Ctx) arriving {
	out := arriving{line: a.Line, either: a.OnEmpty && a.OnCards, lacks: -1, far: s.lacks(a.Guard, c)}
	fails := func(cause lineCause) {
		if out.fails++; out.fails == 1 {
			out.cause = cause
		}
	}
	ref := rules.None
	if s.N[to] > 0 {
		ref = s.Top[to].Kind()
	}
	some := s.Arriving(a, to, ref, c)
	switch {
	case !some.Has(u.Card):
		fails(wrongCard)
		out.turned = s.topMatters(a, u.Card, to, c)
		out.lacks = s.Missing(a, ref, c)
	case !s.TakesAll(a, u, some):
		fails(wrongOthers)
	}
	if !a.At.Has(to) || !a.From.Has(to, u.Pile) {
		fails(wrongPile)
	}
	bare := *a
	bare.At, bare.From, bare.Uses, bare.Guard = nil, nil, -1, code.Always
	bare.Phrase, bare.Order, bare.All, bare.Tops = -1, nil, false, nil
	if a.Tops != nil && !a.Tops[ref].Has(s.Top[u.Pile].Kind()) {
		fails(wrongTop)
	}
	if !s.ArrivesBy(&bare, u, to, c) {
		fails(wrongShape)
		out.shape = shape(a, s.Game.ZoneOf(to))
	}
	if s.UsedUp(a.Uses) {
		fails(spentLine)
	}
	switch {
	case a.Tops != nil || a.At != nil || s.Test(a.Guard, c):
	case ref != rules.None && s.topOpens(a.Guard, u, c):
		fails(wrongTop)
	default:
		if fails(closedLine); out.cause == closedLine {
			out.shut = !s.cardOpens(a.Guard, c)
		}
	}
	if out.fails == 0 { // not met: the line would let them come
		out.fails = 1
	}
	return out
}

// cardOpens reports whether a condition that does not hold would for another card. Where none
// would, it is the moment that is against them, and no card is asked for.
func (s asker) cardOpens(guard int32, c *machine.Ctx) bool {
	other := *c
	for other.Card = range s.Game.Mask.Each {
		if s.Test(guard, &other) {
			return true
		}
	}
	return false
}

// topOpens reports whether a condition that does not hold would with another card on top. It is
// asked in a fold, in which the tops are given and nothing on the table has to change.
func (s asker) topOpens(guard int32, u machine.Unit, c *machine.Ctx) bool {
	other := *c
	other.Fold, other.SourceTop = true, s.Top[u.Pile].Kind()
	for other.Top = range s.Game.Mask.Each {
		if s.Test(guard, &other) {
			return true
		}
	}
	return false
}

// topMatters reports whether by a line another top would let a card come to a pile.
func (s asker) topMatters(a *code.Arrival, k cards.Kind, to int, c *machine.Ctx) bool {
	for top := range s.Game.Mask.Each {
		if a.OnCards && s.Arriving(a, to, top, c).Has(k) {
			return true
		}
	}
	return false
}
