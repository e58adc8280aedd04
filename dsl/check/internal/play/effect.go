package play

import (
	"fmt"
	"slices"
	"strings"

	"pat/dsl"
	"pat/dsl/cards"
	"pat/dsl/internal/facts"
	"pat/dsl/internal/judge"
	"pat/dsl/rules"
)

// This file answers which lines of a zone change nothing. There are two ways to be idle: another
// line allows all of it already, or what it speaks of cannot be. Both are found on tables of cards,
// so it does not matter in which words two lines say the same.

// effects finds lines that change nothing: what another line allows already, and what can never be.
// Two lines are compared on all pairs of cards, not by their words.
func (g *game) effects() {
	for _, z := range g.Sheet.Zones {
		g.covered(z)
		g.moves(z)
		g.repeated(z)
	}
	// from here lines that never happen; above, lines that others include
	v := g.InPlay()
	for _, a := range g.Inflows {
		g.nothingComes(v, a)
		g.wholePiles(v, a)
		g.together(v, a)
	}
	g.phrases()
	g.idleWrapping()
	g.endless()
	g.repeatedTurns()
	g.repeatedEnds()
	g.unplayable()
}

// covered finds arriving lines all of which another line without a guard allows.
//
// For example `build down in suit` beside `build down in any suit`. A line that shapes sequences is
// spared: without it cards still come as before and move otherwise.
func (g *game) covered(z *rules.Zone) {
	var ways []*facts.Inflow
	for _, a := range g.Inflows {
		if a.Zone == z {
			ways = append(ways, a)
		}
	}
	includes := func(a, b *facts.Inflow) bool {
		if b.Once && slices.Index(ways, b) < slices.Index(ways, a) {
			return false // what happens by itself happens by the first line: it says what comes first
		}
		return b.Line != z.Head && !b.Idle() && g.includes(a, b) && !g.shapesRuns(b.Line, z)
	}
	tellCovered(ways, includes, func(b, a *facts.Inflow) { g.noEffect(b.Line, a.Line, z) })
}

// tellCovered tells of each of some lines that another includes, with that one, and says which are
// told. Of equal lines the first is left, and what is told itself covers no other.
//
// The order of two equal lines decides: the first stays. Since told lines cover nothing, of three
// equal lines the last two are told, each by the first.
func tellCovered[T any](lines []T, includes func(a, b T) bool, tell func(b, a T)) (told []bool) {
	told = make([]bool, len(lines))
	for i, b := range lines {
		for j, a := range lines {
			if i == j || told[j] || !includes(a, b) {
				continue
			}
			if j > i && includes(b, a) {
				continue // equal lines: the later one is told
			}
			told[i] = true
			tell(b, a)
			break
		}
	}
	return told
}

// noEffect tells of a line that another makes idle.
//
// a is the line that makes b idle; it is the head of the zone where the kind of zone takes any
// card. Then a limit may have been meant (`takes only from waste` for `takes any card from waste`),
// and that is offered first.
func (g *game) noEffect(b, a *dsl.Line, z *rules.Zone) {
	why := fmt.Sprintf("`%s` (%s) allows all of it", a.Text(), g.At(a.Span))
	if a == z.Head {
		why = fmt.Sprintf("`%s` takes any card already", z.Title())
	}
	d := g.Warnf("no-effect", b.Span, "`%s` changes nothing: %s", b.Text(), why)
	d.Others = judge.Other(a.Span, "allows it already")
	if only := g.onlySuch(b); only != "" && a == z.Head {
		g.OfferIf(d, "nothing else may come there", b.Span, only)
	}
	if g.OfferCut(d, b); b.Pos.Filename == g.Main && len(d.Offers) > 0 {
		last := len(d.Offers) - 1
		d.Offers[last] = d.Offers[last].If("nothing more is meant")
	}
	if a != z.Head {
		d.Help = fmt.Sprintf("a bound would have to stand in `%s`", a.Text())
	}
	if a.Canonical() == b.Canonical() {
		d.Message = fmt.Sprintf("`%s` is said twice for `%s`", b.Text(), z.Title())
		d.Others[0].Text = "first here"
		d.Offers = nil
		g.OfferCut(d, b)
		d.Help = ""
	}
}

// onlySuch is a line that lets only those cards come to a zone that an arriving line names, from
// where it names and when: what is meant where the zone takes any card anyway. It is empty where
// there is no such line.
func (g *game) onlySuch(l *dsl.Line) string {
	a, ok := g.Sheet.FormOf(l).(*rules.Arrival)
	if !ok || a.Base || a.Builds() || a.Sole() == nil || len(a.Sole().But) > 0 {
		return ""
	}
	if a.Once || a.Bottom || a.Times > 0 || a.When != nil {
		return ""
	}
	var is []string
	for _, k := range a.Sole().Any {
		switch w := k.Is.(type) {
		case *rules.NamedCard:
			is = append(is, "card is "+g.Text(k.Span))
		case *rules.AnyCard:
			if w.N > 0 {
				return ""
			}
		default:
			return ""
		}
	}
	// then only the place is meant
	if rules.EveryCard(a.Sole().Any) {
		is = nil
	}
	out := "takes only"
	if a.From != nil {
		out += " from " + g.Text(a.From.Span)
	}
	if is != nil {
		out += " when " + strings.Join(is, " or ")
	}
	if out == "takes only" {
		return ""
	}
	return out
}

// includes reports whether a line allows everything that another does, at all times.
//
// It must not say yes by mistake, so where lines are hard to compare (sets, lists) only the same
// words count, and where tables are not exact, nothing. OnEmpty and OnCards say whether a line
// speaks of spaces or of piles with cards; the bottom of a pile, a fixed size, whole piles, and
// lines that act by themselves are kinds of their own.
func (g *game) includes(a, b *facts.Inflow) bool {
	switch {
	case !a.Always(), a.Bottom != b.Bottom, b.Once && !a.Once, a.Order != nil || b.Order != nil:
		return false
	case a.Set != nil || b.Set != nil:
		return a.Set != nil && b.Set != nil && a.Line.Canonical() == b.Line.Canonical()
	case a.Seq != nil:
		return b.Seq != nil && a.Line.Canonical() == b.Line.Canonical()
	case a.Size != 0 && a.Size != b.Size, a.Whole && !b.Whole, !g.sameFrom(a, b):
		return false
	}
	if b.OnEmpty && !a.OnEmpty || b.OnCards && !a.OnCards {
		return false
	}
	if a.AsksAll() && !b.AsksAll() {
		return false
	}
	for i := range max(len(a.Tables), len(b.Tables)) {
		// a line with one table for all piles is held against each of the other
		x, y := a.Table(i%len(a.Tables)), b.Table(i%len(b.Tables))
		if !x.Exact || !g.Within(y, x, b.OnEmpty, b.OnCards) {
			return false
		}
	}
	return true
}

// sameFrom reports whether a line takes cards from everywhere that another does.
//
// No place named is everywhere, but for lines that act by themselves: these look at some zones
// only.
func (g *game) sameFrom(a, b *facts.Inflow) bool {
	if a.From == nil {
		return !a.Once || b.From == nil
	}
	return b.From != nil && g.PlacesInclude(a.From.Any, b.From.Any, a.Zone)
}

// moves finds `move` lines that change nothing.
func (g *game) moves(z *rules.Zone) {
	us := rules.Forms[*rules.Unit](z)
	includes := func(a, b *rules.Unit) bool { return g.moveIncludes(z, a, b) }
	told := tellCovered(us, includes, func(b, a *rules.Unit) { g.noEffect(b.Line, a.Line, z) })
	for i, u := range us {
		if !told[i] && u.Of == rules.ARun {
			g.single(z, u)
		}
	}
}

// moveIncludes reports whether one `move` line allows everything that another does.
//
// For example `move 1 card` beside `move sequence`. A sequence of a fixed length includes nothing,
// not even one card.
func (g *game) moveIncludes(z *rules.Zone, a, b *rules.Unit) bool {
	if a.When != nil || a.Times > 0 || b.Of == rules.AnyOne && a.Of != rules.AnyOne {
		return false
	}
	if a.To != nil && (b.To == nil || !g.PlacesInclude(a.To.Any, b.To.Any, z)) {
		return false
	}
	switch a.Of {
	case rules.AnyCards:
		return true
	case rules.APile, rules.OneCard:
		return b.Of == a.Of
	case rules.AnyOne:
		return b.Of == rules.AnyOne || b.Of == rules.OneCard
	}
	switch {
	case !a.Seq.AnyLength():
		return false
	case b.Of == rules.OneCard:
		return true
	case b.Of != rules.ARun, a.Free != nil && !sameFree(a.Free, b.Free):
		return false
	}
	x, y := g.Sequence(a.Seq, z), g.Sequence(b.Seq, z)
	return x.Exact && g.Within(&y, &x, false, true)
}

// sameFree reports whether two lines count the same free spaces and cells.
func sameFree(a, b []rules.Free) bool {
	return slices.EqualFunc(a, b, func(x, y rules.Free) bool {
		return x.Spaces == y.Spaces && slices.Equal(x.Zones, y.Zones)
	})
}

// single finds sequences that never have a second card.
//
// For example `move sequence` in a tableau with `spaces take any card` and no `build` line. The
// second case counts free places: `move sequence by free spaces` moves one card for ever if no
// space takes just any card, for a space that cards cannot be laid on for a while is no help.
func (g *game) single(z *rules.Zone, r *rules.Unit) {
	t := g.Sequence(r.Seq, z)
	if t.Exact && t.On == (cards.Table{}) {
		d := g.Warnf("no-effect", r.Line.Span,
			"`%s` moves one card only: no card makes a sequence with another in `%s`", r.Line.Text(), z.Title())
		if b := rules.LineOf[*dsl.Build](z); b != nil {
			d.Others = judge.Other(b.Span, "says how cards follow")
		}
		g.OfferTakenHere(d)
		if !r.Seq.AnyLength() {
			d.Message = fmt.Sprintf("`%s` moves nothing: no card makes a sequence with another in `%s`", r.Line.Text(),
				z.Title())
			g.OfferText(d, r.Line.Span, "move 1 card")
		}
		// the line says more than how much moves, or another says the rest: leaving it out would
		// change more
		if r.To != nil || r.When != nil || r.Times > 0 || len(rules.Forms[*rules.Unit](z)) > 1 {
			d.Offers = nil
			g.OfferText(d, r.Line.Span, "move 1 card")
		}
		d.Help = "what a sequence is can be said, for example by `move sequence down in suit`"
		return
	}
	named := func(f rules.Free) bool { return !f.Spaces }
	if r.Free == nil || slices.ContainsFunc(r.Free, named) || g.openSpaces() {
		return
	}
	d := g.Warnf("no-effect", r.Line.Span, "`%s` moves one card only: no space ever takes any card, so none is free",
		r.Line.Text())
	for _, x := range g.Sheet.OfKind(dsl.Tableau) {
		for _, l := range rules.LinesOf[*dsl.Spaces](x) {
			d.Others = append(d.Others, dsl.Label{Span: l.Span, Text: "what spaces take"})
		}
	}
	g.OfferText(d, r.Line.Span, "move 1 card")
	g.OfferIf(d, "all of it may move", r.Line.Span, "move sequence")
}

// openSpaces reports whether some tableau pile, when empty, may take any card.
//
// A table that is not exact may be any card, so it counts as open.
func (g *game) openSpaces() bool {
	for _, a := range g.Inflows {
		if a.Zone.Kind != dsl.Tableau || !a.OnEmpty || a.Grouped() || a.Times > 0 {
			continue
		}
		for i := range a.Tables {
			if t := &a.Tables[i]; t.Empty == g.Pack() || !t.Exact {
				return true
			}
		}
	}
	return false
}

// nothingComes finds lines by which no card can ever come.
//
// Four causes: no such sequence, no such set, no card that is meant (`build up in suit` in a
// foundation whose `suits` line bars it), and no such card where the line takes them from. A
// condition that never holds is told by guards.
func (g *game) nothingComes(v *facts.View, a *facts.Inflow) {
	if a.Line == a.Zone.Head || v.WhenAsked(a).Guard(a.When)&facts.CanTrue == 0 {
		return
	}
	if a.Seq != nil && !g.makesSequence(a.Seq, a.Zone) {
		d := g.Warnf("no-effect", a.Line.Span, "`%s` never happens: no cards of the game make such a sequence",
			a.Text())
		g.unwinnable(d, a)
		g.fewer(d, v, a)
		g.OfferTakenHere(d)
		return
	}
	if a.Set != nil {
		if g.NoSuchSet(v, a) {
			if g.barredSet(v, a) {
				return
			}
			d := g.Warnf("no-effect", a.Line.Span, "`%s` never happens: no cards of the game make such a set", a.Text())
			g.unwinnable(d, a)
			g.otherTotals(d, a)
			g.fewer(d, v, a)
			g.OfferTakenHere(d)
			// each card of a set comes from another pile
			if least, _ := g.SetSize(a.Set); least > g.SetPiles(a) {
				d.Notes = append(d.Notes, fmt.Sprintf("its %d cards come from different piles, and it takes them "+
					"from %s", least, dsl.Many(g.SetPiles(a), "pile")))
			} else if a.Set.Totals != nil {
				d.Notes = append(d.Notes, g.worths())
			}
		}
		return
	}
	if g.shapesRuns(a.Line, a.Zone) {
		return
	}
	if !a.Idle() {
		g.noneLeft(v, a)
		return
	}
	d := g.Warnf("no-effect", a.Line.Span, "`%s` never happens: no card of the pack is meant by it", a.Text())
	if l := rules.LineOf[*dsl.Suits](a.Zone); l != nil {
		d.Others = judge.Other(l.Span, "the suits of the piles")
	}
	g.OfferTakenHere(d)
}

// noneLeft finds a line by which cards of the pack could come, but none of those that ever lie
// where it takes them from.
//
// For example `build down in suit from reserve` where the reserve is dealt kings only.
func (g *game) noneLeft(v *facts.View, a *facts.Inflow) {
	if g.Holds[a.Zone.Index] == 0 || g.layable(a) {
		return // told of the zone; or the deal lays them
	}
	whenever := a.Unguarded() // what its condition leaves is told of that
	var from []*rules.Zone
	for _, z := range g.Sheet.Zones {
		switch {
		// one pile alone gives no card to itself
		case !g.Supplies(v, z, a) || z == a.Zone && z.Piles == 1:
		case g.Arriving(v, whenever, z) != 0:
			return
		default:
			from = append(from, z)
		}
	}
	if from == nil {
		g.noneLet(v, a)
		return
	}
	var have cards.Mask
	for _, z := range from {
		have |= g.Holds[z.Index]
	}
	d := g.Warnf("no-effect", a.Line.Span, "`%s` never happens: no such card ever lies in %s", a.Text(),
		judge.Or(judge.Titles(from)))
	if missing := g.Pack() &^ have; missing != 0 && missing.Count() <= have.Count() {
		d.Notes = append(d.Notes, "there are none of these: "+g.Show(missing))
	}
	g.OfferTakenHere(d)
}

// layable reports whether cards that the deal lays may begin a pile by a line.
//
// `base ace` where the deal lays the aces: no ace comes in play, and the line still says what is
// there.
func (g *game) layable(a *facts.Inflow) bool {
	dealt := g.Dealt.Kinds[a.Zone.Index]
	return a.OnEmpty && a.Zone.Kind.Keeps() && slices.ContainsFunc(a.Tables, func(t facts.Table) bool {
		return t.Empty&dealt != 0
	})
}

// noneLet tells of a line by which cards could come from anywhere, where limits let none.
//
// Here the line names no place, so the limits of other zones (`plays only to foundations`) are why.
func (g *game) noneLet(v *facts.View, a *facts.Inflow) {
	if a.From != nil {
		return // told at its places
	}
	for _, z := range g.Sheet.Zones {
		if why, l := g.dead(v, z, a); l != nil && g.Holds[z.Index] != 0 && !g.unable(z) {
			d := g.Warnf("no-effect", a.Line.Span, "`%s` never happens: %s", a.Text(), why)
			d.Others = judge.Other(l.Span, "says so")
			g.OfferTakenHere(d)
			return
		}
	}
}

// unable reports whether it has been told of a zone that its cards cannot come to where they are
// wanted.
func (g *game) unable(z *rules.Zone) bool {
	return slices.ContainsFunc(g.List, func(d *dsl.Diagnostic) bool {
		return d.Name == "unreachable-cards" && z.Head != nil && d.Span == z.Head.Span
	})
}

// wholePiles finds `spaces take pile` where no pile ever comes: its cards leave one by one, or the
// space where it lay is as good as the one it goes to.
//
// A pile moved into a space leaves a space: nothing has changed, unless the piles are not alike, or
// face-down cards are uncovered.
func (g *game) wholePiles(v *facts.View, a *facts.Inflow) {
	if !a.Whole || a.Once || v.Guard(a.When)&facts.CanTrue == 0 {
		return
	}
	var single *rules.Zone
	within := !g.faceDown(a.Zone) && g.alike(a.Zone) // then moves from pile to space of the zone change nothing
	for _, z := range g.Sheet.Zones {
		switch {
		case !g.Supplies(v, z, a) || z == a.Zone && within:
		case g.MovesTogether(z) || v.Most(z) == 1:
			return
		case single == nil || z == a.Zone:
			single = z
		}
	}
	switch {
	case single == nil && within && a.Zones[a.Zone.Index]:
		d := g.Warnf("no-effect", a.Line.Span, "`%s` never happens: all cards of `%s` lie face up, so a whole pile "+
			"leaves a space for the one it takes", a.Text(), a.Zone.Title())
		g.OfferText(d, a.Line.Span, "spaces take any card")
		g.OfferText(d, a.Line.Span, "spaces stay empty")
	case single != nil:
		d := g.Warnf("no-effect", a.Line.Span, "`%s` never moves several cards: those of `%s` leave one by one",
			a.Text(), single.Title())
		if us := rules.Forms[*rules.Unit](single); us != nil {
			d.Others = judge.Other(us[0].Line.Span, "one card")
		}
		g.OfferLine(d, single, "move pile")
	}
}

// alike reports whether it is all one which of the piles of a zone some cards are.
//
// They are not where a line names a pile by number, by what is beside it, by its row, or by its
// suit; nor where gaps close up, so that what stands beside what depends on where the gap is.
func (g *game) alike(z *rules.Zone) bool {
	same := z.Rows == 1 && z.Picture == nil && z.Suits == nil
	for _, l := range g.Lines {
		if l.In == rules.InDeal {
			continue
		}
		same = same && !rules.PerPile(l.Form) && rules.SpeaksOf(l.Form)&dsl.OfNeighbour == 0
		rules.Each(l.Form, func(p *rules.Place) {
			same = same && len(p.Numbers) == 0 && p.Pick == 0 && !p.Own
		})
	}
	closes := func(z *rules.Zone) bool { return z.ClosesUp() != nil }
	return same && !slices.ContainsFunc(g.Sheet.Zones, closes)
}

// worths is what the cheapest and the dearest card count.
func (g *game) worths() string {
	lo, hi := 0, 0
	for i, r := range g.Sheet.Pack.Order {
		w := g.Sheet.Worth[r]
		if i == 0 || w < lo {
			lo = w
		}
		hi = max(hi, w)
	}
	return fmt.Sprintf("cards count from %d to %d", lo, hi)
}

// unplayable finds `playable` in games where cards are played nowhere.
//
// A play is an edge that is no step, or a move from pile to pile of one zone, which is no edge.
func (g *game) unplayable() {
	for _, e := range g.Edges {
		if !e.Step {
			return
		}
	}
	for _, a := range g.Inflows {
		if a.Zone.Piles > 1 && a.Zones[a.Zone.Index] && g.Holds[a.Zone.Index] != 0 {
			return
		}
	}
	for _, l := range g.Lines {
		rules.Each(l.Form, func(k *rules.Card) {
			if _, ok := k.Is.(*rules.PlayableCard); ok {
				d := g.Warnf("no-effect", k.Span, "no card is ever playable in this game: no zone takes one")
				d.Help = "a card is playable where a line of some zone takes it"
			}
		})
	}
}
