package deal

import (
	"fmt"
	"slices"

	"pat/dsl"
	"pat/dsl/cards"
	"pat/dsl/internal/facts"
	"pat/dsl/internal/judge"
	"pat/dsl/rules"
)

// The deal, run on counters. What depends on the cards is kept as a least and a greatest number:
// lay reckons by piles, draw by zones and for the pack. What a step may do and may not (maybe) has
// none as its least.

// Why bounds: with `4 to each tableau but ace to foundations` nobody knows before the cards are
// shuffled how many go where. A fact is kept as the least and the greatest number of all shuffles,
// and each step adds to both. What is said of the deal follows from the bound that makes it
// certain: too many cards from the least, cards left over from the greatest.
//
// What a new step must do: lay on the piles (Piles), draw from the pack (Pack, Terms, Total,
// Kinds), and, if it turns or moves cards that lie already, call turnedInDeal. Piles and Total are
// counted apart, for four aces laid on four foundations are exactly four there and 0 to 4 on each.

// A dealer deals one setup of the game and says what goes wrong.
type dealer struct {
	*facts.Setup
	*judge.Findings
}

// Out deals the cards of a setup: it notes in the setup what lies where when the deal is done, and
// among the findings what is wrong.
//
// It writes s.Dealt, which is empty before; the play is judged by it. A second call counts twice.
func Out(s *facts.Setup, found *judge.Findings) {
	g := &dealer{s, found}
	g.dealOut()
}

// A Stage is what is known of the pack at some point of the deal.
type Stage struct {
	Left   int  // cards that are not yet dealt, if Fixed; those that stay in the stock are among them
	Fixed  bool // their number is the same whatever the cards are
	Unseen bool // cards have been dealt that nobody chose: named ones may be among them
	Stock  bool // some have been set apart for the stock, or may have been
}

// Stages tells how the deal of a game goes under a setting: the pack before each step, and after
// the last. It is nil where a mistake in the deal, or what could not be read, leaves that open.
//
// It is for those who tell the deal (what is left, whether named cards can still be taken), so it
// deals in a setup of its own and throws the findings away.
func Stages(s *rules.Sheet, set rules.Setting) (out []Stage) {
	c := judge.New(s)
	if len(s.Deals) == 0 || !c.Loaded() {
		return nil
	}
	var found judge.Findings
	g := &dealer{facts.New(c, s.Complete(set)), &found}
	g.gatherUp()
	stage := func() Stage {
		t := &g.Dealt
		return Stage{t.Pack.Lo, t.Pack.Exact(), t.Unseen, t.Aside.Hi > 0}
	}
	for _, step := range g.Sheet.Deals {
		out = append(out, stage())
		g.dealStep(step)
	}
	out = append(out, stage())
	if g.account(); found.List.Errors() > 0 {
		return nil
	}
	return out
}

// gatherUp puts all cards into the pack.
func (g *dealer) gatherUp() {
	t := &g.Dealt
	n := len(g.Sheet.Zones)
	t.Pack, t.Left = facts.Exactly(g.Sheet.Pack.Size()), g.Pack()
	t.Piles, t.Total = make([]facts.Amount, len(g.Layout.Piles)), make([]facts.Amount, n)
	t.Kinds, t.Down, t.Under, t.Sunk = make([]cards.Mask, n), make([]bool, n), make([]bool, n), make([]cards.Mask, n)
}

// dealStep runs one step of the deal.
//
// Steps that are not named here (shuffle, set, add) move no card.
func (g *dealer) dealStep(step rules.Step) {
	l := step.Says()
	switch s := step.(type) {
	case *rules.MoveStep:
		g.moveStep(l, s)
	case *rules.Choose:
		g.turnedInDeal()
		g.choice(l, s)
	case *rules.Gather:
		g.turnedInDeal()
		g.gatherStep(s)
	case *rules.TurnOver:
		g.turnedInDeal()
		if s.Down {
			for _, q := range g.Piles(s.Place, nil, rules.NoPile) {
				g.Dealt.Down[g.Layout.Piles[q].Zone.Index] = true
			}
		}
	}
}

// dealOut runs the deal. What is left of the pack and what was set apart is the stock in the end.
func (g *dealer) dealOut() {
	t := &g.Dealt
	g.gatherUp()
	for _, step := range g.Sheet.Deals {
		g.dealStep(step)
	}
	if s := g.Sheet.Unnamed(dsl.Stock); s != nil {
		t.Total[s.Index] = t.Total[s.Index].Plus(t.Pack).Plus(t.Aside)
		t.Piles[g.Layout.First(s)] = t.Total[s.Index]
		if t.Total[s.Index].Hi > 0 {
			t.Kinds[s.Index] |= t.Left
			if t.Aside.Hi > 0 {
				t.Kinds[s.Index] = g.Pack()
			}
		}
	}
	g.account()
}

// qty works out an amount in the deal.
//
// `n minus pass` is n minus 1, for the deal is the first pass. A number that is not known before
// play (an option is known, one asked for at the start may be not) is anything.
func (g *dealer) qty(q *rules.Expr) facts.Amount {
	out := facts.Amount{}
	for i, term := range q.Terms {
		n := facts.Exactly(1)
		if _, pass := term.Atom.(*rules.PassNumber); !pass {
			v, ok := g.Env(rules.NoPile).Atom(term.Atom, rules.None, rules.None)
			n = facts.Exactly(v.N)
			if !ok || v.Sort != rules.Number {
				n = facts.Range(0, facts.Lots)
			}
		}
		if i == 0 {
			out = n
		} else {
			out = out.Less(n)
		}
	}
	return out
}

// moveStep runs a step that moves cards.
//
// The order of the questions is that of where the cards come from: those that sink where they lie
// (`kings to bottom of tableau`), those from another zone (`from …`), then the pack, by what is
// named.
func (g *dealer) moveStep(l *dsl.Line, m *rules.MoveStep) {
	t := &g.Dealt
	// `king of hearts to bottom of stock`
	if m.Sifts && g.toStock(m.To.Any) && !g.dealtAll() {
		return // they sink, or rise, in what is left of the pack
	}
	if m.Sifts && !g.toStock(m.To.Any) {
		g.sinksNothing(l, m, g.Targets(m.To))
		g.turnedInDeal()
		g.sift(l, m)
		return
	}
	targets := g.Targets(m.To)
	if m.From != nil && !g.isStock(m.From) {
		g.turnedInDeal()
		g.shift(m, targets)
		return
	}
	if t.Rest != nil {
		d := g.Errorf("too-many-cards", l.Span, "nothing is left to deal: `%s` has taken all cards before",
			t.Rest.Text())
		d.Others = judge.Other(t.Rest.Span, "takes all that is left")
		if g.OfferMove(d, t.Rest, g.Sheet.Deal[len(g.Sheet.Deal)-1], true); l.Text() == t.Rest.Text() {
			d.Offers = nil
			g.OfferCut(d, l) // it is said twice
		}
		return
	}
	if m.LooksFor() && g.dealtAll() {
		g.nothingLeft(l, m)
		return
	}
	maybe := m.When != nil && m.Diverts == nil // else the guard belongs to the `but`
	g.faces(m, targets)
	g.facesUnder(m, targets)
	if len(targets) == 0 {
		d := g.Warnf("no-effect", l.Span, "`%s` deals nothing: no pile is as it asks for at that time", l.Text())
		g.OfferTaken(d, l)
		return
	}
	g.lays(l, m, targets)
	switch m.What {
	case rules.RestCards:
		g.restStep(l, m, targets)
	case rules.BaseCards:
		g.basesStep(l, targets)
	case rules.AllCards:
		if !m.PicksOut() {
			g.restStep(l, m, targets)
			break
		}
		g.liftStep(l, m.Cards[0].Span, m.Cards[0].Any, -1, targets, maybe)
	case rules.NamedCards:
		for _, k := range m.Cards {
			// all that are there
			n := -1
			if len(m.Cards) > 1 {
				n = 1
			}
			g.liftStep(l, k.Span, k.Any, n, targets, maybe)
		}
	default:
		if m.PicksOut() {
			g.countNamed(l, m, targets, maybe)
			break
		}
		g.countStep(l, m, targets, maybe)
	}
	if m.Diverts != nil {
		g.divert(m, targets, g.Sheet.Pack.Size())
	}
}

// sinksNothing tells of cards that are to sink to the bottom of piles of one card.
func (g *dealer) sinksNothing(l *dsl.Line, m *rules.MoveStep, targets []int) {
	if len(m.To.Any) != 1 || m.To.Any[0].End >= 0 {
		return
	}
	for _, q := range targets {
		if g.Dealt.Piles[q].Hi != 1 {
			return
		}
	}
	d := g.Warnf("no-effect", l.Span, "`%s` changes nothing: each pile has 1 card there", l.Text())
	g.OfferCut(d, l)
	d.Help = "cards sink in piles of several, which can be named"
}

// isStock reports whether a place is the stock.
func (g *dealer) isStock(p *rules.Place) bool {
	s := g.Sheet.Unnamed(dsl.Stock)
	return s != nil && p.Of(s)
}

// toStock reports whether one of some places is the stock.
func (g *dealer) toStock(to []*rules.Place) bool { return slices.ContainsFunc(to, g.isStock) }

// countTargets is the number of piles that a step with `each` deals to.
//
// Which piles are empty depends on the cards if earlier steps sent cards here and there. If no pile
// has more than one, so many are empty as the zone has piles less its cards, though nobody knows
// which.
func (g *dealer) countTargets(to *rules.Places, targets []int) facts.Amount {
	t := &g.Dealt
	empty := false
	for _, p := range to.Any {
		if p.Numbered {
			return facts.Range(0, len(targets))
		}
		empty = empty || p.Empty
	}
	if !empty {
		return facts.Exactly(len(targets))
	}
	n, sum, single := facts.Amount{}, facts.Amount{}, true
	for _, p := range to.Any {
		for _, q := range g.Piles(p, nil, rules.NoPile) {
			sum = sum.Plus(t.Piles[q])
			single = single && t.Piles[q].Hi <= 1
			if t.Piles[q].Hi == 0 {
				n.Lo++
			}
			if t.Piles[q].Lo == 0 {
				n.Hi++
			}
		}
	}
	if p := to.Any[0]; single && len(to.Any) == 1 && len(p.Zones) == 1 && len(p.Numbers) == 0 {
		z := p.Zones[0] // each card lies on a pile of its own
		return facts.Exactly(z.Piles).Less(t.Total[z.Index])
	}
	return n
}

// countStep deals numbers of cards.
//
// Three shapes: a number for each pile (`1 2 3 4 to tableau`), one number for each (`4 to each
// tableau`), and so many in all (`3 to waste`), which lie on one of the piles, so none has them for
// certain.
func (g *dealer) countStep(l *dsl.Line, m *rules.MoveStep, targets []int, maybe bool) {
	at := m.Qty[0].Span
	switch {
	case len(m.Qty) > 1:
		var terms []int
		all := facts.Amount{}
		for i, q := range m.Qty {
			n := g.qty(q)
			all = all.Plus(n)
			terms = append(terms, n.Lo)
			if i < len(targets) {
				g.lay(targets[i:i+1], n, maybe || g.Dealt.Pack.Lo < all.Hi)
			}
		}
		g.draw(facts.Term{Line: l, At: at.To(m.Qty[len(m.Qty)-1].Span), N: all, Sum: judge.Sum(terms)}, targets, maybe)
	case m.To.Each() && m.NewPile == nil: // with new piles it is so many in all
		n, piles := g.qty(m.Qty[0]), g.countTargets(m.To, targets)
		tm := facts.Term{Line: l, At: at, N: n.Times(piles), Zone: g.Layout.Piles[targets[0]].Zone}
		if n.Exact() && piles.Exact() {
			tm.Sum = fmt.Sprintf("%s × %d = %d", dsl.Many(piles.Lo, "pile"), n.Lo, tm.N.Lo)
		}
		allServed := piles.Exact() && piles.Lo == len(targets) && g.Dealt.Pack.Lo >= tm.N.Hi
		g.lay(targets, n, maybe || !allServed || m.Diverts != nil)
		g.drawMore(tm, g.elsewhere(m), targets, maybe)
	default:
		n := g.qty(m.Qty[0])
		if g.toStock(m.To.Any) {
			g.Dealt.Aside = g.Dealt.Aside.Plus(n)
			g.draw(facts.Term{Line: l, At: at, N: n}, nil, maybe)
			return
		}
		g.lay(targets, n, maybe || len(targets) > 1 || g.Dealt.Pack.Lo < n.Hi)
		g.drawMore(facts.Term{Line: l, At: at, N: n}, g.elsewhere(m), targets, maybe)
	}
}

// drawMore is draw where so many more cards may leave the pack than come to the piles.
func (g *dealer) drawMore(tm facts.Term, more int, piles []int, maybe bool) {
	g.draw(tm, piles, maybe || more > 0)
	if more > 0 {
		g.Dealt.Terms[len(g.Dealt.Terms)-1].N = facts.Range(tm.N.Lo, min(facts.Lots, tm.N.Hi+more))
		g.Dealt.Pack.Lo = 0
	}
}

// elsewhere is how many cards at most a step sends elsewhere and replaces; those that go back to
// the stock are still in it.
func (g *dealer) elsewhere(m *rules.MoveStep) int {
	n := 0
	for _, d := range m.Diverts {
		if !d.Replaced || g.isStock(d.To) {
			continue
		}
		tb := g.TableOf(d.Cards, rules.NoPile)
		if !tb.Constant() {
			return facts.Lots
		}
		n += g.Copies(tb.Empty)
	}
	return n
}

// divert lets any of n cards that a step deals go elsewhere, so that its piles may get fewer.
func (g *dealer) divert(m *rules.MoveStep, targets []int, n int) {
	t := &g.Dealt
	for _, d := range m.Diverts {
		for _, q := range targets {
			// all of their cards may have gone elsewhere
			t.Piles[q].Lo, t.Total[g.Layout.Piles[q].Zone.Index].Lo = 0, 0
		}
		there := map[int]bool{}
		for _, q := range g.Piles(d.To, nil, rules.NoPile) {
			z := g.Layout.Piles[q].Zone.Index
			t.Piles[q].Hi = min(facts.Lots, t.Piles[q].Hi+n)
			t.Kinds[z] |= t.Left
			if !there[z] {
				there[z] = true
				t.Total[z].Hi = min(facts.Lots, t.Total[z].Hi+n)
			}
		}
	}
}

// lay puts n cards on each of some piles.
func (g *dealer) lay(piles []int, n facts.Amount, maybe bool) {
	if maybe {
		n.Lo = 0
	}
	for _, q := range piles {
		g.Dealt.Piles[q] = g.Dealt.Piles[q].Plus(n)
	}
}

// draw takes cards out of the pack for some piles. Where these are of several zones, each may get
// none of the cards; any kind that is left may be among them.
//
// It notes the term even where the pack is too small for it: account adds all terms and tells.
// maybe says that the step may be left out, so its least is none.
func (g *dealer) draw(tm facts.Term, piles []int, maybe bool) {
	t := &g.Dealt
	n := tm.N
	if maybe {
		n.Lo = 0
		tm.Sum = ""
	}
	tm.N = n
	t.Terms = append(t.Terms, tm)
	t.Unseen = true
	if t.Pack.Lo < n.Hi { // the pack may run short
		n.Lo = 0
	}
	t.Pack = t.Pack.Less(tm.N)
	zones := map[int]bool{}
	for _, q := range piles {
		zones[g.Layout.Piles[q].Zone.Index] = true
	}
	for i := range zones {
		t.Kinds[i] |= t.Left
		m := n
		if len(zones) > 1 {
			m.Lo = 0
		}
		t.Total[i] = t.Total[i].Plus(m)
	}
}

// take is draw where the piles are not dealt to alike.
func (g *dealer) take(tm facts.Term, piles []int, n facts.Amount, maybe bool) {
	g.lay(piles, facts.Range(0, n.Hi), true)
	g.draw(tm, piles, maybe)
}

// restStep deals all that is left.
func (g *dealer) restStep(l *dsl.Line, m *rules.MoveStep, targets []int) {
	t := &g.Dealt
	t.Rest = l
	if t.Pack.Hi == 0 && t.Aside.Hi == 0 && g.dealt() <= g.Sheet.Pack.Size() { // else that is told
		d := g.Warnf("no-effect", l.Span, "`%s` deals nothing: all %d cards are dealt before", l.Text(),
			g.Sheet.Pack.Size())
		g.OfferCut(d, l)
	}
	if g.toStock(m.To.Any) {
		return
	}
	if m.NewPile != nil && m.When == nil && len(targets) > 1 {
		g.newPiles(l, m, targets)
	}
	if m.To.Each() && m.NewPile == nil && m.Diverts == nil {
		n := len(targets)
		if t.Pack.Exact() && t.Pack.Lo%n != 0 {
			g.uneven(l, m, t.Pack.Lo, targets)
		}
		g.lay(targets, facts.Range(t.Pack.Lo/n, (t.Pack.Hi+n-1)/n), false)
	} else {
		g.lay(targets, t.Pack, len(targets) > 1)
	}
	g.draw(facts.Term{Line: l, At: l.Span, N: t.Pack}, targets, false)
}

// facesUnder notes which zones get cards face down with others on them, in a step that is sure to
// deal them.
//
// Only with a number, from the pack, and if the pack is large enough for certain: then a pile with
// two cards has one face down below another.
func (g *dealer) facesUnder(m *rules.MoveStep, targets []int) {
	t := &g.Dealt
	if m.When != nil || m.From != nil || len(m.Qty) == 0 || m.PicksOut() {
		return // not so many of the pack, whatever happens
	}
	if m.Facing != rules.FacingDown && m.Facing != rules.FacingTop || m.NewPile != nil || m.Diverts != nil {
		return
	}
	need := facts.Amount{}
	for i, q := range targets {
		n := g.qty(m.Qty[min(i, len(m.Qty)-1)])
		need = need.Plus(n)
		if need.Hi > t.Pack.Lo {
			return
		}
		if n.Lo > 1 {
			t.Under[g.Layout.Piles[q].Zone.Index] = true
		}
	}
}

// turnedInDeal takes back what is known of cards that lie face down: a later step may turn or move
// them.
func (g *dealer) turnedInDeal() { clear(g.Dealt.Under) }
