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

// This file judges how foundations begin: whether there are cards to start each pile, whether each
// card that starts one finds a pile, and whether two begin with one suit.

// baseKnown reports whether the deal itself decides the rank that foundations begin with: it lays
// named cards there.
//
// `two of spades to foundations` in the deal makes `base rank of first card` a 2 in every game.
func (g *game) baseKnown(z *rules.Zone) bool {
	for _, step := range g.Sheet.Deals {
		if m, ok := step.(*rules.MoveStep); ok && g.SpeaksOf(m.To, z) != nil && m.PicksOut() {
			return true
		}
	}
	return false
}

// tooFew warns of base cards that can never start a pile, for there are fewer piles, nor lie on any
// other.
//
// For example two decks and `foundations 4` with `base ace`: four of the eight aces never come
// there. It is wrong only if all piles begin with the same set of cards, if these are of one rank,
// and if a base card cannot lie higher up in another pile (`build up in suit wrapping` lays an ace
// on a king).
func (g *game) tooFew() {
	var piles []*rules.Zone
	var start, other cards.Mask // what starts a pile, and what comes otherwise to where cards end
	// piles that begin with start
	n := 0
	for _, z := range g.Sheet.Zones {
		if !z.Kind.Keeps() {
			continue
		}
		if rules.Forms[*rules.Most](z) != nil {
			return // a bound of its own
		}
		for _, a := range g.Inflows {
			if a.Zone == z && (a.Grouped() || z.Kind == dsl.Discard) {
				return
			}
			if a.Zone == z && a.OnCards {
				for i := range a.Tables {
					other |= a.Tables[i].On.Any(g.Pack())
				}
			}
		}
		for i := range z.Piles {
			if m := g.Starting(z, i); g.SureToStart(z, i) && (start == 0 || m == start) {
				start = m
				n++
			} else {
				return
			}
		}
		piles = append(piles, z)
	}
	have := g.Copies(start)
	if n == 0 || n >= have || start&other != 0 {
		return
	}
	if len(piles) != 1 || g.asksFull(piles[0]) == nil {
		return
	}
	if _, one := g.OneRank(start); !one {
		return
	}
	g.tooFewPiles(piles[0], have, n, g.Show(start))
}

// tooFewOfFirst is tooFew of piles that begin with the rank of the first card: whatever it is,
// there are as many cards of it as of any other.
func (g *game) tooFewOfFirst() {
	var only *rules.Zone
	for _, z := range g.Sheet.Zones {
		switch {
		case !z.Kind.Keeps() || z.Implicit:
		case only != nil || z.Kind == dsl.Discard || rules.Forms[*rules.Most](z) != nil || !z.FirstRank():
			return
		default:
			only = z
		}
	}
	if only == nil || g.asksFull(only) == nil || g.BlamedZone(only) ||
		slices.ContainsFunc(g.Inflows, func(a *facts.Inflow) bool { return a.Zone == only && a.Grouped() }) {
		return
	}
	// every rank has as many cards: the pack is the same ranks in each suit
	if have := g.Sheet.Pack.Size() / len(g.Sheet.Pack.Order); only.Piles < have {
		g.tooFewPiles(only, have, only.Piles, "cards of the rank of the first")
	}
}

// tooFewPiles tells that only some of the cards that start a pile of a zone find one.
//
// With several decks either number may be the slip, so both are offered, and each says for whom it
// is.
func (g *game) tooFewPiles(z *rules.Zone, have, n int, show string) {
	d := g.Warnf("foundation-cannot-start", z.Head.Span, "of %d %s only %d can start a foundation; the others can "+
		"never leave", have, show, n)
	d.Label = dsl.Many(n, "pile")
	d.Others = append(d.Others, dsl.Label{Span: z.StartLine().Span, Text: "the base"})
	if g.Decks > 1 {
		if less := g.Decks * n / have; g.Decks > 2 && less*have == g.Decks*n && less > 1 { // more are seldom
			judge.If(d, fmt.Sprintf("there are %d piles", n), func() { g.OfferDecks(d, less) })
		}
		judge.If(d, fmt.Sprintf("there are %d decks", g.Decks), func() { g.OfferPiles(d, z, have) })
		g.fewerDecks(d, z, n, have)
	} else {
		g.OfferPiles(d, z, have)
	}
	if g.Decks > 1 {
		d.Notes = append(d.Notes, fmt.Sprintf("%d decks have %d of them", g.Decks, have))
	}
}

// fewerDecks offers a variant as many packs as its foundations have room for: some have so many
// where there are now more. It comes first where the variant says how many piles there are, and not
// how many packs.
//
// Only a whole number of decks is offered: with 2 decks, 4 of 8 aces started, one deck fits. A
// variant that says `decks` itself is not asked to change it.
func (g *game) fewerDecks(d *dsl.Diagnostic, z *rules.Zone, some, all int) {
	less, title := g.Decks*some/all, g.Title()
	if less == 0 || less*all != g.Decks*some || len(g.Sheet.Parents) == 0 || title.Pos.Filename != g.Main {
		return
	}
	for _, l := range g.Sheet.Lines {
		if l.Lead() == "decks" && l.Pos.Filename == g.Main {
			return
		}
	}
	o := g.Sheet.Source().Below(title, fmt.Sprintf("decks %d", less), "").If("there is " + dsl.Many(less, "deck"))
	if d.Offer(o); z.Head.Pos.Filename == g.Main {
		last := len(d.Offers) - 1
		d.Offers = append([]dsl.Offer{o}, d.Offers[:last]...)
	}
}

// start judges whether the pack has enough cards to start every pile. It reports whether all is
// well.
//
// It compares two numbers: how many piles begin with the same set of cards, and how many such cards
// there are. `foundations 5` and `base ace` in one deck leave a pile empty. Piles that begin with
// different cards (`base two four six eight`) are counted apart: two sets that overlap in part are
// not added up, so a lack that only shows in their sum is not found.
func (g *game) start(z *rules.Zone) bool {
	l := z.StartLine()
	if l == nil {
		return true
	}
	for _, a := range rules.Forms[*rules.Arrival](z) {
		if a.FirstRank() {
			if most := len(g.Sheet.Pack.Suits) * g.Decks; z.Piles > most {
				g.fewBases(z, a.Line, "cards of one rank", most, z.Piles)
				return false
			}
			return true
		}
	}
	piles := map[cards.Mask]int{}
	for i := range z.Piles {
		m := g.Starting(z, i)
		// an empty set for certain is an error; an empty set else means that it is not known
		if m == 0 && g.SureToStart(z, i) {
			d := g.Errorf("foundation-cannot-start", l.Span, "no card of the pack can start %s", judge.PileName(z, i))
			d.Notes = append(d.Notes, "the pack has "+g.ranksSay())
			d.Others = g.PackLine()
			if l := rules.LineOf[*dsl.Suits](z); l != nil {
				d.Others = append(d.Others, dsl.Label{Span: l.Span, Text: "the suits of the piles"})
			} else if i > 0 && z.Head != nil {
				d.Others = append(d.Others, dsl.Label{Span: z.Head.Span, Text: dsl.Many(z.Piles, "pile")})
				g.OfferPiles(d, z, i)
			}
			return false
		}
		if m != 0 { // else it is not known before play
			piles[m]++
		}
	}
	for i := range z.Piles { // in the order of the piles, so that the same one is told every time
		m := g.Starting(z, i)
		if have := g.Copies(m); piles[m] > have {
			g.fewBases(z, l, g.Show(m), have, piles[m])
			return false
		}
	}
	return true
}

// ranksSay lists the ranks of the pack: ace to king, or one by one.
func (g *game) ranksSay() string {
	order := g.Sheet.Pack.Order
	run := true
	for i := 1; i < len(order); i++ {
		run = run && order[i] == (order[i-1]+1)%cards.Ranks
	}
	if run && len(order) > 2 {
		return fmt.Sprintf("%s to %s", order[0], order[len(order)-1])
	}
	var ws []string
	for _, r := range order {
		ws = append(ws, r.String())
	}
	return judge.And(ws)
}

// fewBases tells that the pack has too few cards to start all piles of a zone: a mistake where the
// win asks for them to be full. It offers more packs or fewer piles, by which of them is said.
//
// have of them are in the pack, piles want one each. The cure depends on what is written: where
// `decks` is said it is believed and the piles are to be fewer; where the deal has `rest to …` more
// decks still come out, so these are likelier.
func (g *game) fewBases(z *rules.Zone, l *dsl.Line, what string, have, piles int) {
	level, win := dsl.Warning, g.asksFull(z)
	if win != nil {
		level = dsl.Error
	}
	decks := "one deck has"
	if g.Decks > 1 {
		decks = fmt.Sprintf("%d decks have", g.Decks)
	}
	d := g.Add(level, "foundation-cannot-start", z.Head.Span, "%s start with %s, but %s %d of them",
		dsl.Many(piles, "foundation"), what, decks, have)
	if piles == 1 {
		d.Message = strings.Replace(d.Message, " start with ", " starts with ", 1)
	}
	d.Label = dsl.Many(piles, "pile")
	d.Others = judge.Other(l.Span, "the base")
	note := fmt.Sprintf("%s would stay empty", dsl.Many(piles-have, "foundation"))
	if win != nil {
		note += fmt.Sprintf(", and `%s` (%s) could never be reached", win.Text(), g.At(win.Span))
	}
	d.Notes = append(d.Notes, note)
	// so many decks that have, rounded up, reaches piles
	more := g.Decks * ((piles + max(1, have) - 1) / max(1, have))
	switch a, _ := g.Sheet.FormOf(l).(*rules.Arrival); {
	case z.Suits != nil:
		g.fewOfSuit(d, z, more)
	case a != nil && len(a.Cards) > 1:
		g.OfferDecks(d, more)
	default:
		said := slices.ContainsFunc(g.Sheet.Lines, func(l *dsl.Line) bool { return l.Lead() == "decks" }) ||
			have == 0 || piles%have > 0
		if !said {
			judge.If(d, fmt.Sprintf("there are %d foundations", piles), func() { g.OfferDecks(d, more) })
		}
		if said || !g.DealsRest() { // else so many packs are likelier than a wrong number of piles
			g.OfferPiles(d, z, z.Piles-piles+have)
		}
	}
}

// fewOfSuit tells how the suits of a zone are named no more often than there are cards to start its
// piles.
func (g *game) fewOfSuit(d *dsl.Diagnostic, z *rules.Zone, decks int) {
	l := rules.LineOf[*dsl.Suits](z)
	d.Others = append(d.Others, dsl.Label{Span: l.Span, Text: "the suits of the piles"})
	most := len(g.Sheet.Pack.Suits) * g.Decks
	switch {
	case z.Rows > 1:
	case z.Piles <= most:
		g.OfferText(d, l.Span, g.Sheet.SuitList(z.Piles))
	default:
		var both dsl.Diagnostic
		g.OfferPiles(&both, z, most)
		g.OfferText(&both, l.Span, g.Sheet.SuitList(most))
		if len(both.Offers) == 2 {
			d.Offer(both.Offers[0].And(both.Offers[1]))
		}
	}
	g.OfferDecks(d, decks)
}

// beginsTwice warns of the one foundation zone of a game of several decks in which a suit may be
// begun twice, where two piles of it could never be full: there are not so many cards of a suit.
//
// With two decks both aces of spades may begin a pile. That does harm only where a pile is to hold
// more than half of the cards of its suit (26, going round): then neither of the two is ever full.
func (g *game) beginsTwice() {
	zs := g.Sheet.OfKind(dsl.Foundations)
	if g.Decks == 1 || len(zs) != 1 {
		return
	}
	z := zs[0]
	if !g.Sheet.LeavesSuits(z) || g.begun(z) {
		return
	}
	n, known, bounded := g.Length(z, 0)
	if !known || !bounded || 2*n <= g.Decks*len(g.Sheet.Pack.Order) {
		return
	}
	d := g.Warnf("missing-suits", z.Head.Span, "`%s` does not say which suit each pile has: with %d decks one suit "+
		"could be begun there twice, and there are too few cards to fill both piles", z.Title(), g.Decks)
	g.OfferLine(d, z, g.Sheet.SuitList(z.Piles))
	d.Help = "`suits any` says that it is meant so"
}

// begun reports whether the deal begins each suit in a zone of foundations, once for ever: it lays
// one named card of each there, and none goes away again.
//
// Four aces laid by the deal, one of each suit, settle the suits as `suits` would.
func (g *game) begun(z *rules.Zone) bool {
	goes := func(e facts.Edge) bool { return e.From == z.Index }
	there := g.Dealt.Kinds[z.Index]
	if g.Dealt.Total[z.Index] != facts.Exactly(z.Piles) || slices.ContainsFunc(g.Edges, goes) {
		return false
	}
	for _, x := range g.Dealt.Taken {
		// which of several were lifted is not known, nor how many of each suit
		if x.Of&there != 0 && (x.Of.Count() > 1 || x.N > 1) {
			return false
		}
	}
	for _, s := range g.Sheet.Pack.Suits {
		if (there & cards.OfSuit(s)).Count() != 1 {
			return false
		}
	}
	return true
}
