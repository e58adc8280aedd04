package screen

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	tea "charm.land/bubbletea/v2"

	"pat/cmd/pat/internal/prompt"
	"pat/dsl"
	"pat/dsl/cards"
	"pat/interp"
	"pat/interp/layout"
	"pat/interp/view"
)

// This file answers what the keys and the mouse do with piles: where the cursor goes, what is
// picked up, and where it may be laid.

// The marks of cards on the board. They are bits, since one card may have several; draw.go gives
// each its look, and a sign before the card where there is no colour.
const (
	picked view.Mark = 1 << iota
	target
	lit
)

// held is what is picked up: so many cards of a pile, or as many as fit where they are laid.
// Nothing has moved in the game: cards are picked up on the screen alone, until drop makes a move.
type held struct {
	pile int
	n    int // 0: as many as fit
}

// mark says of a card, or of an empty pile, what is marked about it. card is an index in the pile
// from 0, the lowest, and -1 for an empty pile. It is called for each card each time the board is
// drawn.
func (t *Table) mark(pile, card int) view.Mark {
	s := t.shown()
	n := s.Len(pile)
	var m view.Mark
	if t.held != nil {
		if pile == t.held.pile && card >= n-t.count() && card >= 0 {
			m |= picked
		}
		if card == n-1 && slices.Contains(t.targets(), pile) {
			m |= target
		}
	}
	if t.hint != nil {
		m |= t.hinted(pile, card)
	}
	if card >= 0 && t.find != "" && !s.Card(pile, card).Down() && named(s.Card(pile, card).Kind(), t.find) {
		m |= lit
	}
	return m
}

// hinted marks the cards that a hint moves as if they were picked up, and where they go.
func (t *Table) hinted(pile, card int) (m view.Mark) {
	s, h := t.shown(), *t.hint
	n := s.Len(pile)
	from := n - 1
	switch h.Kind() {
	case interp.Play:
		from = n - h.N()
	case interp.Pluck:
		from = h.At()
	case interp.Turn:
		if t.stock(pile) && card == n-1 {
			return picked
		}
	}
	goes := h.Kind() == interp.Play || h.Kind() == interp.Pluck
	switch {
	case slices.Contains(t.p.Session.Labels.Leaves(s, h), pile):
		if card >= from {
			m |= picked
		}
	case goes && pile == h.To() && card == n-1:
		m |= target
	}
	return m
}

// named reports whether a card is what is looked for: a card, a rank or a suit.
func named(k cards.Kind, what string) bool {
	what = strings.ToUpper(what)
	if c, err := cards.Parse(what); err == nil {
		return k == c
	}
	suit := k.String()[len(k.String())-1:]
	return what == k.Rank().Short() || what == suit
}

// notFound tells that no card lies open of what was looked for, or that no card is called so; where
// one does the board shows it.
func (t *Table) notFound(what string) {
	s := t.p.Session.State
	is := func(k cards.Kind) bool { return named(k, what) }
	switch {
	case what == "":
		return
	case !slices.ContainsFunc(cards.Standard(1).Cards(), is):
		t.tell(prompt.Answer{Say: []string{fmt.Sprintf("No card is called %s.", what)}})
		return
	}
	for pile := range s.Game().Piles() {
		for i := range s.Len(pile) {
			if t.mark(pile, i)&lit != 0 {
				return
			}
		}
	}
	t.tell(prompt.Answer{Say: []string{"None lies open."}})
}

// stock reports whether a pile is the stock, and it can be turned or dealt again.
func (t *Table) stock(pile int) bool {
	g := t.p.Session.Game
	return g.ZoneOf(pile).Kind == dsl.Stock && (len(t.p.Session.State.Turns()) > 0 || t.redeal() != "")
}

// turn is the line that turns the stock or, where nothing is left to turn, begins it anew.
func (t *Table) turn() string {
	if t.turns() {
		return "turn"
	}
	return cmp.Or(t.redeal(), "turn")
}

// turns reports whether the stock may be turned.
func (t *Table) turns() bool {
	return slices.ContainsFunc(t.moves, func(m interp.Move) bool { return m.Kind() == interp.Turn })
}

// redeal is the name of a legal action that begins the stock anew, or deals from one with cards;
// "" if there is none.
func (t *Table) redeal() string {
	s := t.p.Session
	name := s.Labels.Renewal(s.State)
	if i := slices.Index(s.Game.Actions(), name); i >= 0 && (s.Game.Redeals(i) || t.hasStock()) {
		return name
	}
	return ""
}

// hasStock reports whether a stock is shown and has cards.
func (t *Table) hasStock() bool {
	s := t.p.Session
	for p := range s.Game.Piles() {
		if z := s.Game.ZoneOf(p); z.Kind == dsl.Stock && !z.Hidden && s.State.Len(p) > 0 {
			return true
		}
	}
	return false
}

// from lists the legal moves that take cards of a pile.
func (t *Table) from(pile int) (out []interp.Move) {
	s := t.p.Session
	for _, m := range t.moves {
		stock := m.Kind() == interp.Turn && t.stock(pile)
		if stock || slices.Contains(s.Labels.Leaves(s.State, m), pile) {
			out = append(out, m)
		}
	}
	return out
}

// leaves reports whether a card can leave a pile otherwise than by turning the stock.
func (t *Table) leaves(pile int) bool {
	return slices.ContainsFunc(t.from(pile), func(m interp.Move) bool { return m.Kind() != interp.Turn })
}

// goal is the pile to which a move takes what is held; ok is false if it takes something else.
// Moves of five kinds take cards from one place to another; of a swap either end may be held, and
// of a set that is removed only a pair has another end.
func (t *Table) goal(m interp.Move) (pile int, ok bool) {
	from, n := t.held.pile, t.held.n
	switch m.Kind() {
	case interp.Play:
		return m.To(), m.From() == from && (n == 0 || m.N() == n)
	case interp.Pluck:
		s := t.p.Session.State
		return m.To(), m.From() == from && (n == 0 || m.At() == s.Len(from)-n)
	case interp.Swap:
		if m.To() == from {
			return m.From(), true
		}
		return m.To(), m.From() == from
	case interp.Set:
		s := t.p.Session
		leaves := s.Labels.Leaves(s.State, m)
		if i := slices.Index(leaves, from); i >= 0 && len(leaves) == 2 {
			return leaves[1-i], true
		}
		return 0, false
	}
	return 0, false
}

// targets lists the piles on which what is held may be laid, in their order.
func (t *Table) targets() (out []int) {
	for _, m := range t.moves {
		if to, ok := t.goal(m); ok && to != t.held.pile && !slices.Contains(out, to) {
			out = append(out, to)
		}
	}
	slices.Sort(out)
	return out
}

// apart lists the piles on which what is held may be laid; of those that come to the same, such as
// empty foundations, only the first.
func (t *Table) apart() (out []int) {
	var moves []interp.Move
	for _, to := range t.targets() {
		for _, m := range t.moves {
			if goal, ok := t.goal(m); ok && goal == to {
				moves = append(moves, m)
			}
		}
	}
	for _, same := range t.p.Session.State.Alike(moves) {
		if to, _ := t.goal(same[0]); !slices.Contains(out, to) {
			out = append(out, to)
		}
	}
	return out
}

// counts lists how many cards of a pile may be picked up, the fewest first.
func (t *Table) counts(pile int) (out []int) {
	s := t.p.Session.State
	for _, m := range t.moves {
		n := 0
		switch {
		case m.Kind() == interp.Play && m.From() == pile:
			n = m.N()
		case m.Kind() == interp.Pluck && m.From() == pile:
			n = s.Len(pile) - m.At()
		}
		if n > 0 && !slices.Contains(out, n) {
			out = append(out, n)
		}
	}
	slices.Sort(out)
	return out
}

// count is how many cards are shown as picked up.
func (t *Table) count() int {
	if t.held.n > 0 {
		return t.held.n
	}
	if ns := t.counts(t.held.pile); len(ns) > 0 {
		return ns[len(ns)-1]
	}
	return 1
}

// pick picks up cards of a pile; n is 0 for as many as fit. It says so where nothing can be. On a
// stock, picking up is turning.
func (t *Table) pick(pile, n int) tea.Cmd {
	if t.stock(pile) {
		return t.command(t.turn())
	}
	return t.take(pile, n)
}

// take picks up cards of a pile, of an open stock as well. A click in the middle of a run that
// cannot be taken there takes as many as fit.
func (t *Table) take(pile, n int) tea.Cmd {
	if len(t.from(pile)) == 0 {
		return t.command(t.label(pile))
	}
	if n > 0 && !slices.Contains(t.counts(pile), n) {
		n = 0
	}
	t.held, t.hint = &held{pile, n}, nil
	if _, waits := t.p.Session.State.Waiting(); !waits { // what the deal asks stands on
		t.hush()
	}
	if len(t.targets()) == 0 { // a card that goes alone, or with several others
		t.held = nil
		return t.command(t.label(pile))
	}
	return nil
}

// fewer changes how many cards are picked up.
func (t *Table) fewer(by int) {
	ns := t.counts(t.held.pile)
	if i := slices.Index(ns, t.count()); i >= 0 {
		t.held.n = ns[max(0, min(i+by, len(ns)-1))]
	}
}

// drop lays what is held on a pile. One move that fits, or several that come to the same, is made.
// Several that differ become a line of the prompt, t3 t7, which asks which is meant; where none
// fits the same line says why not.
func (t *Table) drop(pile int) tea.Cmd {
	h := t.held
	var fit []interp.Move
	for _, m := range t.moves {
		if to, ok := t.goal(m); ok && to == pile {
			fit = append(fit, m)
		}
	}
	line := t.label(h.pile) + " " + t.label(pile)
	t.held = nil
	if len(t.p.Session.State.Alike(fit)) == 1 {
		t.cursor = pile
		return t.answer(t.p.Make(fit[0]))
	}
	if len(fit) > 0 {
		t.cursor = pile
	} else if h.n > 1 {
		line += fmt.Sprintf(" %d", h.n)
	}
	return t.command(line)
}

// best plays the cards of a pile to where they go: the only place there is, or where they have left
// play; else it is asked. Out first: a card that may go to a foundation goes there, though it may
// go elsewhere too.
func (t *Table) best(pile int) tea.Cmd {
	for _, m := range t.from(pile) {
		if t.keeps(m) {
			return t.answer(t.p.Make(m))
		}
	}
	return t.play(pile)
}

// keeps reports whether a move plays cards to where they have left play.
func (t *Table) keeps(m interp.Move) bool {
	goes := m.Kind() == interp.Play || m.Kind() == interp.Pluck
	g := t.p.Session.Game
	return goes && g.ZoneOf(m.To()).Kind.Keeps() && !g.ZoneOf(m.From()).Kind.Keeps()
}

// out is a play to where cards have left play: from the pile at the cursor or, if none goes from
// there, from the next one that has one.
func (t *Table) out() (m interp.Move, ok bool) {
	n := t.p.Session.Game.Piles()
	far := n
	for _, o := range t.moves {
		if !t.keeps(o) {
			continue
		}
		if d := (o.From() - max(t.cursor, 0) + n) % n; d < far {
			m, ok, far = o, true, d
		}
	}
	return m, ok
}

// playOut makes that play.
func (t *Table) playOut() tea.Cmd {
	if m, ok := t.out(); ok {
		t.cursor = m.From()
		return t.answer(t.p.Make(m))
	}
	t.tell(prompt.Answer{Say: []string{"No card can be put out."}})
	return nil
}

// play plays the cards of a pile: the only move, or one that is asked for; the stock is turned.
func (t *Table) play(pile int) tea.Cmd {
	if t.stock(pile) {
		return t.command(t.turn())
	}
	return t.command(t.label(pile))
}

// there reports whether the cursor may stand on a pile: it is drawn, or would be if it were
// scrolled to. Piles of a covering layout, as of a pyramid, are no place for the cursor once they
// are empty.
func (t *Table) there(pile int) bool {
	s, at := t.p.Session, t.plan.Piles[pile]
	z := s.Game.ZoneOf(pile).Index
	gone := s.Game.Zone(z).Covers && s.State.Len(pile) == 0 && !s.Game.Zone(z).Fills
	return at.Form != layout.Nowhere && !gone && s.State.IsPlace(pile)
}

// first is the pile where the cursor begins: one whose cards can move, of those that the player
// works on if there is one.
func (t *Table) first() int {
	g := t.p.Session.Game
	best, worth := view.NoPile, -1
	for p := range g.Piles() {
		if !t.there(p) {
			continue
		}
		n := 0
		if len(t.from(p)) > 0 {
			n++
			if g.ZoneOf(p).Kind.Shifts() {
				n++
			}
		}
		if n > worth {
			best, worth = p, n
		}
	}
	return best
}

// step moves the cursor to the next pile in a direction, as the piles lie. Of the piles in that
// direction the nearest; upwards and downwards a row counts as far as twenty columns, so that the
// cursor goes to the next row even where the pile there lies aside.
func (t *Table) step(dx, dy int) {
	here := t.plan.Piles[t.cursor]
	best, least := t.cursor, 0
	for p, at := range t.plan.Piles {
		if p == t.cursor || !t.there(p) {
			continue
		}
		x, y := at.LabelX-here.LabelX, at.LabelY-here.LabelY
		along, aside := x*dx+y*dy, x*dy+y*dx
		if along <= 0 || dx != 0 && aside != 0 {
			continue
		}
		cost := along + max(aside, -aside)
		if dy != 0 {
			cost = 20*along + max(aside, -aside)
		}
		if best == t.cursor || cost < least {
			best, least = p, cost
		}
	}
	t.cursor = best
}

// next moves the cursor to the next pile whose cards can move or, with cards picked up, where they
// may be laid.
func (t *Table) next(by int) {
	n := t.p.Session.Game.Piles()
	var to []int
	if t.held != nil {
		to = t.apart()
	}
	for i := 1; i <= n; i++ {
		p := ((t.cursor+by*i)%n + n) % n
		if !t.there(p) {
			continue
		}
		if slices.Contains(to, p) || t.held == nil && len(t.from(p)) > 0 {
			t.cursor = p
			return
		}
	}
}

// about tells about the pile at the cursor: its top card, how many lie there, where they go. It
// stands below the board while nothing else is said, such as
//
//	t3: 7♥, 5 cards. Enter: t3 t7, on 8♣
func (t *Table) about() string {
	s := t.p.Session
	pile := t.cursor
	if pile == view.NoPile {
		return ""
	}
	n := s.State.Len(pile)
	out := t.label(pile) + ": empty"
	if what := s.Labels.Begins(s.State, pile); what != "" {
		out += ", takes " + t.p.Look.Cards(what)
	}
	if n > 0 {
		out = t.label(pile) + ": " + dsl.Many(n, "card")
		if c := s.State.Card(pile, n-1); !c.Down() || s.Game.ZoneOf(pile).Open {
			out = fmt.Sprintf("%s: %s, %s", t.label(pile), t.top(pile), dsl.Many(n, "card"))
		}
	}
	if t.held != nil {
		what := dsl.Many(t.count(), "card")
		if n = s.State.Len(t.held.pile); t.count() == 1 {
			what = t.p.Look.Cards(s.State.Card(t.held.pile, n-1).Kind().String())
		}
		return fmt.Sprintf("Picked up: %s. Enter lays down, Esc puts back.", what)
	}
	goes, to, on := t.ways(pile)
	stock, may := t.stock(pile), t.turns() || t.redeal() != ""
	if stock && !may && n > 0 {
		out += ". It may not be turned now"
	}
	if stock && may {
		out += ". Enter: " + t.turn()
		if goes = slices.DeleteFunc(goes, func(m string) bool { return m == t.turn() }); len(goes) == 0 {
			return out
		}
		if len(goes) == 1 {
			for _, m := range t.from(pile) {
				if s.Labels.Format(s.State, m) == goes[0] {
					return out + ". Space picks up, for " + goes[0] + ", " + t.p.About(m)
				}
			}
		}
		return out + ". Space picks up, for " + strings.Join(goes, ", ")
	}
	switch {
	case len(goes) == 0:
		return out
	case len(goes) == 1:
		out += ". Enter: " + goes[0]
		if c := t.seen(on); to != nil && c != "" {
			out += ", on " + c
		}
		return out
	case to != nil:
		return out + ". Can go to " + strings.Join(to, ", ")
	default:
		return out + ". Can play " + strings.Join(goes, ", ")
	}
}

// ways lists the moves that take cards of a pile, of those that make no difference the first, and
// the piles to which they go, with the cards there, if all go to one; on is the last of these.
func (t *Table) ways(pile int) (moves, to []string, on int) {
	s := t.p.Session
	carried := true
	for _, same := range s.State.Alike(t.from(pile)) {
		m := same[0]
		if name := s.Labels.Format(s.State, m); !slices.Contains(moves, name) {
			moves = append(moves, name)
		}
		if carried = carried && (m.Kind() == interp.Play || m.Kind() == interp.Pluck); !carried {
			to = nil
			continue
		}
		on = m.To()
		name := strings.TrimSpace(t.label(on) + " " + t.seen(on))
		if !slices.Contains(to, name) {
			to = append(to, name)
		}
	}
	return moves, to, on
}

// top is the top card of a pile that has one, as it is shown.
func (t *Table) top(pile int) string {
	s := t.p.Session.State
	return t.p.Look.Cards(s.Card(pile, s.Len(pile)-1).Kind().String())
}

// seen is the top card of a pile, if it has one and that lies face up.
func (t *Table) seen(pile int) string {
	s := t.p.Session.State
	if n := s.Len(pile); n == 0 || s.Card(pile, n-1).Down() {
		return ""
	}
	return t.top(pile)
}
