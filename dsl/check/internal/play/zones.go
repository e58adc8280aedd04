package play

import (
	"fmt"
	"slices"

	"pat/dsl"
	"pat/dsl/internal/facts"
	"pat/dsl/internal/judge"
	"pat/dsl/rules"
)

// zones judges what comes to each zone, and from where.
//
// The order is that of cause and effect: a stock that never opens, then zones to which nothing
// comes, then lines about either. Each later part leaves out what an earlier one has told (unused,
// wouldTake).
func (g *game) zones() {
	v := g.InPlay()
	if g.closed(v) {
		return // the rest follows from it
	}
	for _, z := range g.Sheet.Zones {
		if g.Holds[z.Index] == 0 && !z.Implicit && z.Kind != dsl.Stock && !g.wouldTake(v, z) {
			g.unusedZone(z)
		}
	}
	g.stock()
	g.ranksElsewhere()
	for _, a := range g.Inflows {
		if a.From != nil && v.WhenAsked(a).Guard(a.When)&facts.CanTrue != 0 {
			g.sources(v, a)
		}
	}
	for _, z := range g.Sheet.Zones {
		g.restrictions(v, z)
		g.staysDown(z)
	}
}

// unusedZone tells of a zone to which nothing ever comes, at the line that keeps cards away if
// there is one, and else at its head.
//
// Facts are Holds of facts.Flow: no way from any card that is dealt leads there. The cause may be a
// missing step of the deal, a `takes only` from a zone that is empty itself, or, in a variant, a
// head that names a zone that the parent does not have where the parent's is meant.
func (g *game) unusedZone(z *rules.Zone) {
	d := g.Warnf("unused-zone", z.Head.Span, "nothing is ever put into `%s`", z.Title())
	if l := g.onlyFromNowhere(z); l != nil {
		d.Others = judge.Other(d.Span, "nothing comes here")
		d.Span = l.Line.Span
		g.OfferTaken(d, l.Line)
		return
	}
	if dealtTo := z.Kind == dsl.Reserve || z.Kind == dsl.Tableau; dealtTo && z.Head.Pos.Filename == g.Main {
		dealTo(d, z)
	} else if z.Head.Pos.Filename == g.Main {
		g.namedAlone(d, z)
	}
	if ls := z.Limits(rules.TakesOnly); len(ls) == 1 && ls[0].Places != nil && ls[0].When == nil {
		d.Message = fmt.Sprintf("nothing is ever put into `%s`: `%s`, and no card comes from there", z.Title(),
			ls[0].Line.Text())
		d.Others = judge.Other(d.Span, "stays empty")
		d.Span = ls[0].Line.Span
		d.Offers = nil
		g.OfferTaken(d, ls[0].Line)
		return
	}
	g.OfferTaken(d, z.Head)
	// what was offered above would fill the new zone, and it is not meant to be there
	if old := g.Beside(z); old != nil {
		d.Message = fmt.Sprintf("`%s` is a new zone, and nothing is ever put there", z.Words())
		d.Others = judge.Other(old.Head.Span, "the parent's")
		d.Offers = nil
		g.OfferParents(d, z, old)
		d.Help = "to a new zone cards come by a line of its own"
		return
	}
	for _, a := range g.Inflows {
		if a.Zone == z && a.From != nil && a.Line != z.Head {
			d.Others = judge.Other(a.From.Span, "no card comes from here")
			break
		}
	}
}

// namedAlone tells, of a zone with a name to which nothing comes, of the lines that say its kind:
// where there is one without a name, they mean that one alone.
//
// `reserve` means the reserve without a name alone, not a `reserve wings` beside it.
func (g *game) namedAlone(d *dsl.Diagnostic, z *rules.Zone) {
	plain := g.Sheet.Unnamed(z.Kind)
	if z.Name == "" || plain == nil {
		return
	}
	for _, step := range g.Sheet.Deals {
		if m, ok := step.(*rules.MoveStep); ok && g.SpeaksOf(m.To, plain) != nil {
			d.Others = append(d.Others, dsl.Label{Span: m.Line.Span, Text: "deals to those without a name alone"})
			p := g.SpeaksOf(m.To, plain)
			g.OfferMore(d, p.Span, "or "+z.Title())
		}
	}
}

// onlyFromNowhere is the `takes only` line of a zone that lets cards come from no place where any
// ever lie.
func (g *game) onlyFromNowhere(z *rules.Zone) *rules.Limit {
	for _, l := range z.Limits(rules.TakesOnly) {
		in := g.ZonesOf(l.Places, z)
		if l.Places != nil && !slices.ContainsFunc(g.Sheet.Zones, func(x *rules.Zone) bool {
			return x != z && in[x.Index] && g.Holds[x.Index] != 0
		}) {
			return l
		}
	}
	return nil
}

// unused reports whether a place is a zone of which has been told that nothing ever comes there.
//
// Judges ask it before they say that a line about the place changes nothing: that is a consequence.
func (g *game) unused(p *rules.Place) bool {
	for _, z := range p.Zones {
		if z.Implicit || z.Kind == dsl.Stock || g.Holds[z.Index] != 0 {
			return false
		}
	}
	return true
}

// leadsFrom reports whether cards can go from a zone at all.
func (g *game) leadsFrom(z *rules.Zone) bool {
	for _, e := range g.Edges {
		if e.From == z.Index {
			return true
		}
	}
	return false
}

// stock judges what is turned and what is turned over again.
//
// Four cases, each with its own line to blame: nothing in the stock and lines about it; cards in it
// and no line that takes them; cards, a `turn`, and no redeal (farRedeal); a redeal (`redeals 2`)
// and no waste to turn over.
func (g *game) stock() {
	s := g.Sheet.Unnamed(dsl.Stock)
	if s == nil {
		return
	}
	redeals := rules.LineOf[*dsl.Redeals](s)
	switch {
	case g.Holds[s.Index] == 0:
		if redeals != nil {
			d := g.Errorf("redeal-without-stock", redeals.Span,
				"`%s` needs a stock that is turned, but the deal gives out all %d cards",
				redeals.Text(), g.Sheet.Pack.Size())
			g.OfferTakenHere(d)
			d.Help = "a deal of fewer cards, with `rest to stock`, leaves a stock"
			return
		}
		if o := s.Open(); o != nil {
			d := g.Warnf("no-effect", o.Span, "`%s` changes nothing: the stock is always empty", o.Text())
			g.OfferGone(d)
		}
		for _, r := range rules.Forms[*rules.MoveStep](s) {
			d := g.Warnf("no-effect", r.Line.Span, "`%s` never happens: the deal gives out all %d cards, so the "+
				"stock is empty", r.Line.Text(), g.Sheet.Pack.Size())
			own := func(l *dsl.Line) bool { return l.Pos.Filename == g.Main }
			if s.Head != nil && !slices.ContainsFunc(s.Lines, own) {
				g.OfferTaken(d, s.Head) // all of the block comes to nothing
			}
			g.OfferTakenHere(d)
			d.Help = "a deal of fewer cards, with `rest to stock`, leaves a stock"
		}
	case g.Dealt.Total[s.Index].Lo > 0 && !g.leadsFrom(s):
		at := g.Sheet.DealHead.Span
		if s.Head != nil {
			at = s.Head.Span
		} else if g.Dealt.Rest != nil {
			at = g.Dealt.Rest.Span
		}
		n := g.Dealt.Total[s.Index]
		d := g.Errorf("missing-rule", at, "the stock needs a `turn`: nothing ever takes its cards")
		d.About.Needs = "turn"
		if n.Exact() {
			d.Message = fmt.Sprintf("the stock needs a `turn`: nothing ever takes its %s", dsl.Many(n.Lo, "card"))
		}
		g.turning(d, s)
	case redeals == nil:
		g.farRedeal(s)
		g.stuckStock(s)
	default:
		if w := g.Sheet.Unnamed(dsl.Waste); w == nil || g.Holds[w.Index] == 0 {
			d := g.Errorf("redeal-without-stock", redeals.Span,
				"`%s` turns the waste over, but no card ever comes to the waste", redeals.Text())
			n := len(d.Offers)
			if g.OfferCut(d, redeals); len(d.Offers) > n && redeals.Pos.Filename == g.Main {
				d.Offers[n] = d.Offers[n].If("there is no redeal")
			}
			for _, r := range rules.Forms[*rules.MoveStep](s) {
				for _, x := range g.Sheet.OfKind(dsl.Discard) {
					if p := g.SpeaksOf(r.To, x); p != nil {
						d.Others = judge.Other(p.Span, "what lies here is out of play")
					}
				}
			}
			d.Help = "what is taken up is said by `may redeal` and `gather`"
		} else if !slices.ContainsFunc(g.Edges, func(e facts.Edge) bool { return e.To == w.Index }) {
			d := g.Warnf("redeal-without-stock", redeals.Span, "`%s` turns the waste over, but nothing in play brings "+
				"a card to it", redeals.Text())
			g.turning(d, s)
		}
	}
}

// farRedeal tells of a redeal that waits for an empty stock of which nothing takes cards but what
// happens by itself: who is stuck before that does not get there.
//
// For example `may redeal` beside `spaces take any card from stock at once`: the stock becomes
// empty only by spaces, so a player without a space is stuck though a redeal was promised. A note
// and no warning, for in some games that is the point.
func (g *game) farRedeal(s *rules.Zone) {
	m := g.Sheet.May("redeal")
	if m == nil || m.Short || m.Stock == nil || g.Dealt.Total[s.Index].Lo == 0 {
		return
	}
	var fill *dsl.Line
	for _, e := range g.Edges {
		if e.From != s.Index {
			continue
		}
		l := g.Sheet.Placed(e.Line)
		// what the redeal itself takes does not come before it
		if l == nil || l.In == rules.InMay && l.May == m {
			continue
		}
		if a, ok := l.Form.(*rules.Arrival); !ok || !a.Once || !a.Fills() {
			return
		}
		fill = e.Line
	}
	if fill == nil || s.Open() != nil {
		return
	}
	d := g.Notef("redeal-without-stock", m.Head.Span, "`%s` waits until the stock is empty, and nothing but `%s` "+
		"takes its cards: who can fill no space more cannot redeal either", m.Head.Text(), fill.Text())
	if at, ok := g.Words(m.Head.Span, "may", "redeal"); ok {
		g.OfferIf(d, "it may come earlier", at, "may deal-again")
	}
}

// closed finds a stock whose cards lines would take, but under conditions that never hold.
//
// For example `turn 1 to waste when stock empty`: the stock has cards, so the condition is false as
// long as there is anything to turn. It is asked before all else: a game whose stock stays shut has
// no waste, and everything about the waste would be told as idle.
func (g *game) closed(v *facts.View) bool {
	s := g.Sheet.Unnamed(dsl.Stock)
	if s == nil || g.Dealt.Total[s.Index].Lo == 0 || g.leadsFrom(s) {
		return false
	}
	found := false
	for _, l := range g.Lines {
		gd, w := rules.WhenOf(l.Form), v.WhenLine(l)
		a := g.InflowOf(l)
		fromStock := a != nil && a.From != nil && a.Zones[s.Index]
		if gd == nil || !facts.Turns(l) && !fromStock || w.Guard(gd)&facts.CanTrue != 0 {
			continue
		}
		found = true
		d := g.Errorf("missing-rule", gd.End, "nothing ever takes the cards of the stock: `%s` never applies: %s",
			l.Text(), g.never(w, l, gd))
		g.otherEmpty(d, gd)
		// without the condition the turn is free, which may not be meant either
		judge.Else(d, "nothing is asked there", func() { g.OfferOut(d, gd.End) })
		d.Doubt()
	}
	return found
}

// wouldTake reports whether a zone has lines by which cards would come if there were such sets, or
// if their conditions could hold: that is told of the lines.
//
// Such a zone is empty because of a line that is told by itself (guards, nothingComes).
func (g *game) wouldTake(v *facts.View, z *rules.Zone) bool {
	for _, l := range g.Lines {
		m, ok := l.Form.(*rules.MoveStep)
		if ok && facts.Turns(l) && g.SpeaksOf(m.To, z) != nil && v.WhenLine(l).Guard(m.When)&facts.CanTrue == 0 {
			return true
		}
	}
	return slices.ContainsFunc(g.Inflows, func(a *facts.Inflow) bool {
		return a.Zone == z && (a.Set != nil && g.NoSuchSet(v, a) || v.WhenAsked(a).Guard(a.When)&facts.CanTrue == 0)
	})
}

// sources judges the places that an arriving line takes cards from.
//
// For example `spaces take any card from waste` where the waste is always empty. Three cures for
// three causes: a limit of the other zone is dropped, a line whose only source is dead gets another
// source, and of several sources the dead one is left out. A place that is known only in play, as
// `pile` or `source`, is not judged.
func (g *game) sources(v *facts.View, a *facts.Inflow) {
	// the places from which nothing comes, why, and the limit that forbids it, if one does
	type dead struct {
		place *rules.Place
		why   string
		line  *dsl.Line // the line that forbids it
	}
	var deads []dead
	for _, p := range a.From.Any {
		if !p.Named() {
			return
		}
		why, line := "", (*dsl.Line)(nil)
		alive := false
		for _, z := range p.Zones {
			if w, l := g.dead(v, z, a); w == "" {
				alive = true
			} else {
				why, line = w, l
			}
		}
		if !alive {
			deads = append(deads, dead{p, why, line})
		}
	}
	if len(deads) == 0 {
		return
	}
	all := len(deads) == len(a.From.Any)
	for _, x := range deads {
		switch {
		case x.line != nil:
			d := g.Errorf("contradiction", x.place.Span, "`%s` takes cards from there, but %s", a.Text(), x.why)
			d.Others = judge.Other(x.line.Span, "says they may not")
			g.OfferTaken(d, x.line)
			g.OfferTaken(d, a.Line)
		case all:
			d := g.Errorf("fill-without-source", x.place.Span, "`%s` never happens: %s", a.Text(), x.why)
			if s := g.Sheet.Unnamed(dsl.Stock); x.why == closedStock && s != nil {
				if l := g.turnedTo(a.Zone); l != nil && a.Line.Pos.Filename == g.Main {
					judge.If(d, fmt.Sprintf("`%s` brings them", l.Text()), func() { g.OfferCut(d, a.Line) })
				}
				g.offerOnce(d, a)
				judge.If(d, "the top card of the stock lies open", func() { g.OfferLine(d, s, "top card face up") })
			}
			if a.Line.Pos.Filename == g.Main { // what a variant takes away is not asked for
				// That the stock is closed is as likely the mistake.
				judge.Else(d, "another place is meant", func() { g.otherSources(d, v, a, x.place) })
			}
			g.OfferTaken(d, a.Line)
			return
		case !g.unused(x.place):
			d := g.Warnf("no-effect", x.place.Span, "`%s` changes nothing here: %s", g.Text(x.place.Span), x.why)
			judge.If(d, "no other is meant", func() { g.OfferPart(d) })
		}
	}
}

// turnedTo is a line by which the player deals cards of the stock to a zone; nil if there is none.
func (g *game) turnedTo(z *rules.Zone) *dsl.Line {
	for _, l := range g.Lines {
		if m, ok := l.Form.(*rules.MoveStep); ok && facts.Turns(l) && g.SpeaksOf(m.To, z) != nil {
			return l.Line
		}
	}
	return nil
}

// offerOnce offers that what comes by a line comes by itself.
//
// Cards of the stock come by themselves from under its back (`from stock at once`); by the hand of
// the player only the open top card does.
func (g *game) offerOnce(d *dsl.Diagnostic, a *facts.Inflow) {
	judge.If(d, "it happens by itself", func() { g.OfferMore(d, a.From.Span, "at once") })
}

const closedStock = "cards of the stock are not played unless its top card is face up"

// dead tells why no card of a zone can ever come by a line, and the line that forbids it if one
// does; "" if one can.
func (g *game) dead(v *facts.View, z *rules.Zone, a *facts.Inflow) (why string, line *dsl.Line) {
	bar := g.Barred(v, z, a)
	if bar != facts.OutOfPlay && g.Holds[z.Index] == 0 {
		return fmt.Sprintf("no card ever lies in the %s", z.Title()), nil
	}
	switch bar {
	case facts.OutOfPlay:
		return "cards in the discard are out of play", nil
	case facts.ClosedStock: // `top card face up` opens it
		return closedStock, nil
	case facts.NotBack:
		return "foundation cards do not come back to it", nil
	case facts.PlayedElsewhere:
		return fmt.Sprintf("the cards of `%s` are played elsewhere only", z.Title()), z.Limits(rules.PlaysOnly)[0].Line
	case facts.TakenElsewhere:
		return fmt.Sprintf("`%s` takes cards from elsewhere only", a.Zone.Title()),
			a.Zone.Limits(rules.TakesOnly)[0].Line
	}
	return "", nil
}

// restrictions finds `plays only` and `takes only` lines that name places to which or from which
// nothing goes.
//
// A zone without cards is left out: that nothing comes to it has been told, and all its lines
// follow.
func (g *game) restrictions(v *facts.View, z *rules.Zone) {
	if g.Holds[z.Index] == 0 {
		return
	}
	for _, l := range rules.Forms[*rules.Limit](z) {
		switch {
		case v.Guard(l.When)&facts.CanTrue == 0:
		case l.Of == rules.WorryBack:
			g.worry(z, l)
		case l.Places != nil:
			g.restricts(z, l)
		}
	}
}

// restricts finds places of an `only` line to which or from which nothing goes.
func (g *game) restricts(z *rules.Zone, l *rules.Limit) {
	for _, p := range l.Places.Any {
		switch {
		case !p.Named() || g.goes(z, p, l.Of == rules.PlaysOnly):
		case l.Of == rules.PlaysOnly:
			d := g.Warnf("no-effect", p.Span, "`%s` takes no cards from `%s`, so that they may go there changes "+
				"nothing", g.Text(p.Span), z.Title())
			g.OfferPart(d)
		default:
			d := g.Warnf("no-effect", p.Span,
				"no card can come from `%s` to `%s`, so that they may changes nothing", g.Text(p.Span), z.Title())
			g.OfferPart(d)
		}
	}
}

// goes reports whether cards are played from a zone to a place, or from there to the zone.
//
// Steps are left out: `plays only` and `takes only` bind what the player does.
func (g *game) goes(z *rules.Zone, p *rules.Place, out bool) bool {
	for _, x := range p.Zones {
		if x == z {
			return true // from pile to pile of one zone
		}
		from, to := x.Index, z.Index
		if out {
			from, to = to, from
		}
		for _, e := range g.Edges {
			if !e.Step && e.From == from && e.To == to {
				return true
			}
		}
	}
	return false
}

// worry finds `worry back` lines whose cards can go nowhere.
//
// For example `worry back` where the lines of the tableau take cards from the reserve alone. One
// edge is enough to make the line count, and then only a slip in its words is looked for: of two
// zones that should name each other one names itself (`worry back to lower` in `foundations
// lower`).
func (g *game) worry(z *rules.Zone, r *rules.Limit) {
	twin, at := g.worryTwin(z, r)
	for _, e := range g.Edges {
		if e.From == z.Index && !e.Step && g.Names(r, z, g.Sheet.Zones[e.To]) {
			if twin != nil {
				d := g.Notef("unlike-twin", at, "`%s` of `%s` names `%s` itself, and that of `%s` names it too",
					r.Line.Text(), z.Title(), z.Title(), twin.Title())
				g.OfferIf(d, "the other is meant", at, twin.Title())
			}
			return
		}
	}
	where := "the tableau"
	if r.Places != nil {
		if g.Names(r, z, z) && g.changesPile(z) {
			return // from pile to pile of the zone
		}
		where = "`" + g.Text(r.Places.Span) + "`"
	}
	d := g.Warnf("no-effect", r.Line.Span, "`%s` changes nothing: %s never takes a card that lies on `%s`",
		r.Line.Text(), where, z.Title())
	if twin != nil {
		g.OfferIf(d, "the other is meant", at, twin.Title())
	}
	g.OfferTakenHere(d)
}

// worryTwin is the zone of foundations whose `worry back` line names another that names itself
// there, and where it does.
//
// Twins have as many piles. The other names this one and not itself, so this one should name the
// other.
func (g *game) worryTwin(z *rules.Zone, r *rules.Limit) (twin *rules.Zone, at dsl.Span) {
	own := g.SpeaksOf(r.Places, z)
	if own == nil || z.Name == "" {
		return nil, at
	}
	for _, o := range g.Sheet.OfKind(z.Kind) {
		for _, l := range o.Limits(rules.WorryBack) {
			if o != z && o.Piles == z.Piles && g.SpeaksOf(l.Places, z) != nil && g.SpeaksOf(l.Places, o) == nil {
				twin = o
			}
		}
	}
	return twin, own.Span
}

// changesPile reports whether a card that lies in a zone may be laid on another pile of it, as far
// as the suits of the piles tell.
//
// A pile that is kept for a suit takes only its suit, so cards of a zone with four suits on four
// piles never change place.
func (g *game) changesPile(z *rules.Zone) bool {
	for _, from := range g.PilesOf(z) {
		have := g.Holds[z.Index] & g.SuitOf(z, g.Layout.Piles[from].Number-1)
		for _, a := range g.Inflows {
			for i, to := range g.PilesOf(z) {
				if a.Zone != z || to == from {
					continue
				}
				comes := a.Table(i).Empty | a.Table(i).On.Any(g.Holds[z.Index])
				if a.Grouped() || comes&have != 0 {
					return true
				}
			}
		}
	}
	return false
}
