package deal

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

// What the counting of the deal comes to, in sums.

// account compares what the deal needs with the pack: the least of all steps together is too much,
// or the most too little and no step takes the rest.
//
// An exception: a stock with a block of its own takes what is left without being told, as a note.
func (g *dealer) account() {
	t := &g.Dealt
	size := g.Sheet.Pack.Size()
	least, most := g.dealt(), 0
	for _, x := range t.Terms {
		most = min(facts.Lots, most+x.N.Hi)
	}
	switch {
	case least > size:
		g.tooMany(least, size)
	case most < size && t.Rest == nil && g.Sheet.Declares(dsl.Stock):
		g.restInStock(size - most)
	case most < size && t.Rest == nil:
		g.leftOver(size - most)
	}
	g.overfull()
}

// dealt is how many cards the steps of the deal so far take at least.
func (g *dealer) dealt() int {
	n := 0
	for _, x := range g.Dealt.Terms {
		n += x.N.Lo
	}
	return n
}

// terms are the numbers that the steps of the deal take, as one sum.
func (g *dealer) terms() string {
	if t := g.Dealt.Terms; len(t) == 1 && t[0].Sum != "" {
		return t[0].Sum
	}
	var ns []int
	for _, x := range g.Dealt.Terms {
		ns = append(ns, x.N.Lo)
	}
	return judge.Sum(ns)
}

// atMost is terms with the most that the steps can take.
func (g *dealer) atMost() string {
	loose := false
	var ns []int
	for _, x := range g.Dealt.Terms {
		loose = loose || !x.N.Exact()
		ns = append(ns, x.N.Hi)
	}
	if !loose {
		return g.terms()
	}
	return "at most " + judge.Sum(ns)
}

// evenly is a step that deals one number to all piles of a zone with a head; nil if it does not.
func (g *dealer) evenly(x facts.Term) *rules.MoveStep {
	m, ok := g.Sheet.FormOf(x.Line).(*rules.MoveStep)
	if !ok || x.Zone == nil || x.Zone.Head == nil || x.Zone.Rows > 1 {
		return nil
	}
	if len(m.Qty) != 1 || len(m.To.Any) != 1 || len(m.To.Any[0].Numbers) > 0 {
		return nil
	}
	return m
}

// morePiles offers a number of piles, or of cards for each, that would take n cards more: of the
// one step that deals to all piles of a zone.
//
// n cards are left over. It offers only what comes out even, first more cards for each pile, for
// the number of piles is said more often and checked by other lines.
func (g *dealer) morePiles(d *dsl.Diagnostic, n int) {
	if len(g.Dealt.Terms) > 1 {
		g.wider(d, n)
	}
	if len(g.Dealt.Terms) != 1 {
		return
	}
	x := g.Dealt.Terms[0]
	m := g.evenly(x)
	if m == nil {
		return
	}
	each, piles := g.qty(m.Qty[0]), x.Zone.Piles
	switch {
	case !each.Exact() || each.Lo == 0:
	case n%piles == 0:
		g.OfferWhole(d, m.Qty[0].Span, fmt.Sprint(each.Lo+n/piles))
	case n%each.Lo == 0:
		g.OfferPiles(d, x.Zone, piles+n/each.Lo)
	}
}

// wider offers more piles of the one zone to each of whose piles a step deals a number of cards of
// which those left are a multiple, where there is one.
//
// With several steps any of them may be the one that deals too little; only if a single one comes
// out even is it offered.
func (g *dealer) wider(d *dsl.Diagnostic, n int) {
	var offers dsl.Diagnostic
	for _, x := range g.Dealt.Terms {
		m := g.evenly(x)
		if m == nil || !m.To.Each() {
			continue
		}
		if each := g.qty(m.Qty[0]); each.Exact() && each.Lo > 1 && n%each.Lo == 0 {
			g.OfferPiles(&offers, x.Zone, x.Zone.Piles+n/each.Lo)
		}
	}
	if len(offers.Offers) == 1 {
		d.Offer(offers.Offers[0])
	}
}

// bare offers to deal n cards to the last piles of the one zone of which some get cards and others
// none, as many to each of them.
//
// For example `4 to each of tableau 1 to 8` with `tableau 10` and 8 cards left: 4 to each of 9 and
// 10.
func (g *dealer) bare(d *dsl.Diagnostic, n int) {
	var offers dsl.Diagnostic
	for _, z := range g.Sheet.Zones {
		if z.Kind != dsl.Tableau && z.Kind != dsl.Reserve || z.Head == nil {
			continue
		}
		first, k := g.Layout.First(z), z.Piles
		for k > 0 && g.Dealt.Piles[first+k-1].Hi == 0 {
			k--
		}
		some := z.Piles - k
		if k == 0 || some == 0 || n%some != 0 || n/some > mostLikely {
			continue
		}
		to := fmt.Sprintf("%d to %s %d", n/some, z.Title(), z.Piles)
		if some > 1 {
			to = fmt.Sprintf("%d to each of %s %d to %d", n/some, z.Title(), k+1, z.Piles)
		}
		g.OfferStep(&offers, g.Sheet.DealHead, g.Sheet.Deal, to)
	}
	if len(offers.Offers) == 1 {
		d.Offer(offers.Offers[0])
	}
}

// fewerPacks offers the number of packs that have as many cards as are dealt.
func (g *dealer) fewerPacks(d *dsl.Diagnostic, n int) {
	one := g.Sheet.Pack.Size() / g.Decks
	if dealt := g.Sheet.Pack.Size() - n; dealt > 0 && dealt%one == 0 {
		g.OfferDecks(d, dealt/one)
	}
}

// mostLikely is how many cards a pile is dealt at most in all but a few games.
const mostLikely = 13

// undealt offers to deal n cards to the one zone that gets none, as many to each of its piles.
func (g *dealer) undealt(d *dsl.Diagnostic, n int) {
	var offers dsl.Diagnostic
	defer func() {
		if len(offers.Offers) == 1 {
			d.Offer(offers.Offers[0])
		}
	}()
	for _, z := range g.Sheet.Zones {
		dealt := slices.ContainsFunc(g.Dealt.Terms, func(t facts.Term) bool { return t.Zone == z })
		if dealt || z.Head == nil || n%z.Piles != 0 || n/z.Piles > mostLikely {
			continue
		}
		switch z.Kind {
		case dsl.Tableau, dsl.Reserve, dsl.Cells:
			each := "to each "
			if z.Piles == 1 {
				each = "to "
			}
			g.OfferStep(&offers, g.Sheet.DealHead, g.Sheet.Deal, fmt.Sprint(n/z.Piles, " ", each, z.Title()))
		}
	}
}

// restAsStock offers that what is left is the stock, where lines speak of stock or waste: by a
// step, and by a block where there is none, which nothing would turn.
func (g *dealer) restAsStock(d *dsl.Diagnostic) {
	if g.Sheet.Unnamed(dsl.Stock) == nil && g.Sheet.Unnamed(dsl.Waste) == nil {
		return
	}
	var both dsl.Diagnostic
	g.OfferStep(&both, g.Sheet.DealHead, g.Sheet.Deal, "rest to stock")
	if !g.Sheet.Declares(dsl.Stock) {
		if !g.Sheet.Declares(dsl.Waste) {
			return // nothing speaks of a stock but what takes cards up
		}
		g.OfferFile(&both, dsl.Stock.String(), "  turn 1 to waste")
	}
	switch len(both.Offers) {
	case 1:
		d.Offer(both.Offers[0])
	case 2:
		stock := both.Offers[1].Saying("a `stock` block with `turn 1 to waste`")
		d.Offer(both.Offers[0].And(stock))
	}
}

// tooMany tells of the step with which the deal needs more cards than there are, and how many piles
// it could still serve.
//
// It stands at the step with which the sum first goes beyond the pack, for those before it are
// possible.
func (g *dealer) tooMany(need, size int) {
	n := 0
	for _, x := range g.Dealt.Terms {
		n += x.N.Lo
		if n <= size {
			continue
		}
		d := g.Errorf("too-many-cards", x.At, "the deal needs %d cards, but %s", need, g.PackSays())
		d.Label = x.Sum
		if x.Sum == "" {
			d.Label = fmt.Sprintf("%d of %d", x.N.Lo, need)
		}
		if len(g.Dealt.Terms) > 1 {
			d.Notes = append(d.Notes, "the steps take "+g.terms())
		}
		g.packSaid(d)
		g.morePacks(d, need)
		if x.Zone == nil {
			return
		}
		if x.Zone.Head != nil {
			d.Others = append(d.Others, judge.Other(x.Zone.Head.Span, dsl.Many(x.Zone.Piles, "pile"))...)
		}
		g.fewerPiles(d, x, size-need+x.N.Lo)
		return
	}
}

// fewerPiles says to how many piles a step can deal its cards where n are left for it: beside
// others that deal all cards, if that comes out even.
func (g *dealer) fewerPiles(d *dsl.Diagnostic, x facts.Term, n int) {
	m, ok := g.Sheet.FormOf(x.Line).(*rules.MoveStep)
	if !ok || len(m.Qty) != 1 {
		return
	}
	each := g.qty(m.Qty[0]).Lo
	if each == 0 || n < each || n%each != 0 && !g.DealsRest() && len(g.Dealt.Terms) > 1 {
		return
	}
	d.Help = fmt.Sprintf("%s of %d would take %d", dsl.Many(n/each, "pile"), each, n/each*each)
	if len(m.To.Any) == 1 && m.To.Each() {
		g.OfferPiles(d, x.Zone, n/each)
	}
}

// morePacks offers the number of packs with which a deal of so many cards comes out even, or that
// so many foundations need.
func (g *dealer) morePacks(d *dsl.Diagnostic, need int) {
	one, suits := g.Sheet.Pack.Size()/g.Decks, len(g.Sheet.Pack.Suits)
	bases := 0
	for _, z := range g.Sheet.OfKind(dsl.Foundations) {
		bases += z.Piles
	}
	switch n := bases / suits; {
	case bases%suits == 0 && n > g.Decks && need <= n*one:
		g.OfferDecks(d, n)
	case !g.DealsRest() && need%one == 0:
		g.OfferDecks(d, need/one)
	}
}

// packSaid points at the line that says how large the pack is where a variant has changed it.
func (g *dealer) packSaid(d *dsl.Diagnostic) {
	if d.Span.Pos.Filename == g.Main {
		return
	}
	for _, l := range g.Sheet.Lines {
		switch l.Stmt.(type) {
		case *dsl.Decks, *dsl.Ranks, *dsl.Suits:
			if l.Pos.Filename == g.Main {
				d.Others = append(d.Others, dsl.Label{Span: l.Span, Text: dsl.Many(g.Sheet.Pack.Size(), "card")})
			}
		}
	}
}

// restInStock tells how many cards are the stock where the deal does not say it.
func (g *dealer) restInStock(n int) {
	s := g.Sheet.Unnamed(dsl.Stock)
	d := g.Notef("rest-in-stock", s.Head.Span, "%s of %d are dealt; the other %d are the stock",
		dsl.Many(g.Sheet.Pack.Size()-n, "card"), g.Sheet.Pack.Size(), n)
	if g.Sheet.Pack.Size() == n {
		d.Message = fmt.Sprintf("no card is dealt; all %d are the stock", n)
	}
	d.Notes = append(d.Notes, fmt.Sprintf("%s; the steps take %s", g.PackSays(), g.atMost()))
	g.OfferStep(d, g.Sheet.DealHead, g.Sheet.Deal, "rest to stock")
	d.Help = "that line says that it is meant"
}

// leftOver tells of cards that no step deals, and offers who could get them: more packs or fewer,
// more for each pile, piles that get none, the stock.
func (g *dealer) leftOver(n int) {
	at := g.Sheet.Deal[len(g.Sheet.Deal)-1].Span
	if t := g.Dealt.Terms; len(t) > 0 {
		at = t[len(t)-1].Line.Span
	}
	d := g.Errorf("cards-left-over", at, "%d of %d cards are never dealt", n, g.Sheet.Pack.Size())
	d.About.Cards = n
	if n == 1 {
		d.Message = fmt.Sprintf("1 of %d cards is never dealt", g.Sheet.Pack.Size())
	}
	d.Notes = append(d.Notes, fmt.Sprintf("%s; the steps take %s; no step deals the `rest`", g.PackSays(), g.atMost()))
	g.allPiles(d)
	g.fewerPacks(d, n)
	g.morePiles(d, n)
	g.bare(d, n)
	g.undealt(d, n)
	g.restAsStock(d)
	g.packSaid(d)
	if t := g.Dealt.Terms; len(t) > 0 {
		if z := t[len(t)-1].Zone; z != nil && z.Head != nil && z.Head.Pos.Filename == g.Main &&
			at.Pos.Filename != g.Main {
			d.Label = "deals to them"
			d.Others = judge.Other(z.Head.Span, dsl.Many(z.Piles, "pile"))
		}
	}
}

// uneven warns of a rest that some piles get more of.
//
// The first piles get one more each, since the rest is dealt round from the left.
func (g *dealer) uneven(l *dsl.Line, m *rules.MoveStep, n int, targets []int) {
	piles := len(targets)
	each, more := n/piles, n%piles
	first, last := g.Layout.Piles[targets[0]].Number, g.Layout.Piles[targets[more-1]].Number
	some := fmt.Sprintf("pile %d gets", first)
	if more > 1 {
		some = fmt.Sprintf("piles %d to %d get", first, last)
	}
	d := g.Warnf("uneven-rest", l.Span, "%s left for %d piles: %s %d, the others %d", dsl.Many(n, "card"), piles, some,
		each+1, each)
	word := m.To.Any[0].Word
	step := fmt.Sprintf("%d to each of %s %d to %d", each+1, word, first, last)
	if each > 0 {
		d.Help = fmt.Sprintf("`%s` and `%d to each of %s %d to %d` say that it is meant", step, each, word, last+1,
			g.Layout.Piles[targets[piles-1]].Number)
		return
	}
	d.Help = fmt.Sprintf("`%s` says that it is meant", step)
}

// newPiles judges how many piles a step begins that deals all that is left, where certain cards
// each begin the next: there must be so many. On an empty pile the first card begins none, whatever
// it is, so one more may be needed.
func (g *dealer) newPiles(l *dsl.Line, m *rules.MoveStep, targets []int) {
	tb, z := g.TableOf(m.NewPile, rules.NoPile), g.soleZone(targets)
	if !tb.Constant() || !g.untouched() || g.mixed(tb.Empty) || z == nil {
		return
	}
	for _, d := range m.Diverts {
		if to := g.TableOf(d.Cards, rules.NoPile); !to.Constant() || to.Empty&tb.Empty != 0 {
			return // some of them may go elsewhere
		}
	}
	n := g.stillThere(tb.Empty)
	least, most, has := n, n+1, len(targets)
	says := fmt.Sprintf("%s, or %d where the first card is another", dsl.Many(least, "pile"), most)
	if g.Dealt.Piles[targets[0]].Lo > 0 {
		least, says = most, dsl.Many(most, "pile")
	}
	level := dsl.Warning
	switch {
	case has >= most || n == 0:
		return
	case has >= least:
		level = dsl.Note
	}
	d := g.Add(level, "few-piles", l.Span, "`%s` begins %s, but `%s` has %d: the last takes all that is left", l.Text(),
		says, z.Title(), has)
	d.Others = judge.Other(z.Head.Span, dsl.Many(z.Piles, "pile"))
	d.Notes = append(d.Notes, fmt.Sprintf("each of the %s that are left begins a pile", g.counted(tb.Empty, n)))
	if has != z.Piles {
		return
	}
	g.OfferPiles(d, z, most)
	if rank, one := g.OneRank(tb.Empty); one && has == least && least < most && l.Pos.Filename == g.Main {
		judge.If(d, "the first begins with one too", func() {
			g.OfferFirst(d, l, fmt.Sprintf("%s to %s 1", ranked(1, rank), z.Title()))
		})
	}
}

// notThere reports named cards that a step takes out and that are not there.
func (g *dealer) notThere(at dsl.Span, of cards.Mask, n, there int) *dsl.Diagnostic {
	if of&g.Pack() == 0 {
		return nil // told where the rank is named
	}
	what, all := g.Show(of), g.Copies(of)
	decks := "one deck"
	if g.Decks > 1 {
		decks = dsl.Many(g.Decks, "deck")
	}
	var d *dsl.Diagnostic
	switch {
	case n > all:
		d = g.Errorf("not-in-the-pack", at, "%d %s cannot be taken from %s; it has %d", n, what, decks, all)
		if t := g.Text(at); strings.HasPrefix(t, fmt.Sprint(n)+" ") {
			all := strings.Replace(t, fmt.Sprint(n), fmt.Sprint(all), 1)
			g.OfferIf(d, "all that there are are meant", at, all)
		}
		g.OfferDecks(d, (n+all-1)/max(1, all)*g.Decks)
	case there == 0 && of.Count() == 1:
		d = g.Errorf("not-in-the-pack", at, "the %s is not left to be taken: earlier steps have it", of.First().Name())
		g.OfferTakenHere(d)
	default:
		d = g.Errorf("not-in-the-pack", at, "of the %d %s only %d are left: earlier steps have the others", all, what,
			there)
		if there == 0 {
			d.Message = fmt.Sprintf("no %s are left: earlier steps have all %d", what, all)
			if l := g.LineAt(at); l != nil && g.SerialLine(l) != "" {
				g.OfferIf(d, "ranks and piles go on together", l.Span, g.SerialLine(l))
			}
			g.OfferTakenHere(d)
		}
	}
	return d
}

// tooEarly reports a choice between cards that do not lie there yet.
func (g *dealer) tooEarly(l *dsl.Line, s *rules.Choose, n, there int) {
	from := g.Text(s.From.Span)
	d := g.Errorf("choice-too-early", l.Span, "the player chooses from `%s` before any card is there", from)
	if there > 0 {
		d.Message = fmt.Sprintf("the player is to play %s from `%s`, where %d lie", dsl.Many(n, "card"), from, there)
	}
	for _, step := range g.Sheet.Deals {
		if m, ok := step.(*rules.MoveStep); ok && m.Line.Pos.Offset > l.Pos.Offset &&
			strings.Contains(g.Text(m.To.Span), strings.TrimPrefix(from, "each ")) {
			g.OfferMove(d, l, m.Line, true)
			return
		}
	}
}

// overfull finds piles that are dealt more cards than they may hold.
func (g *dealer) overfull() {
	for _, z := range g.Sheet.Zones {
		bound, l := z.Bound()
		most, known := g.Num(bound, rules.NoPile)
		if !known {
			continue
		}
		for _, q := range g.PilesOf(z) {
			if n := g.Dealt.Piles[q].Lo; n > most {
				d := g.Errorf("too-many-cards", l.Span, "the deal lays %s on %s pile %d, which holds at most %d",
					dsl.Many(n, "card"), z.Title(), g.Layout.Piles[q].Number, most)
				for _, w := range l.Words {
					if w.Type == dsl.TokNumber {
						g.OfferWhole(d, w.Span(), fmt.Sprint(n))
					}
				}
				g.OfferTaken(d, l)
				for _, x := range g.Dealt.Terms {
					if x.Zone == z {
						d.Others = append(d.Others, dsl.Label{Span: x.Line.Span, Text: x.Sum})
					}
				}
				break
			}
		}
	}
}

// allPiles offers `2 to 7` where a step names the piles 2 and 7 and cards are left over.
func (g *dealer) allPiles(d *dsl.Diagnostic) {
	for _, step := range g.Sheet.Deals {
		m, ok := step.(*rules.MoveStep)
		if !ok {
			continue
		}
		for _, p := range m.To.Any {
			if len(p.Numbers) != 2 {
				continue
			}
			a, b := p.Numbers[0], p.Numbers[1]
			from, _, ok1 := a.Bounds()
			to, _, ok2 := b.Bounds()
			if ok1 && ok2 && a.To == a.From && b.To == b.From && from+1 < to {
				g.OfferWhole(d, a.Span.To(b.Span), fmt.Sprintf("%d to %d", from, to))
			}
		}
	}
}
