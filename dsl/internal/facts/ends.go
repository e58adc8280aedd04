package facts

import (
	"slices"

	"pat/dsl"
	"pat/dsl/cards"
	"pat/dsl/rules"
)

// Which cards may lie at the ends of piles, where conditions ask for one: `top of stock is queen`.

// cardAt is the set of cards that a phrase for one card may mean; all of the pack where nothing is
// known of it.
func (v *View) cardAt(r *rules.Ref) cards.Mask {
	zone := (*rules.Zone)(nil)
	if v.play != nil {
		zone = v.play.zone
	}
	p := r.Place
	under := r.Of == rules.BottomCard || p != nil && p.End < 0
	switch {
	case v.deal || r.Of == rules.TheCard:
		return v.Pack()
	case v.atBottom != 0 && under && (p == nil || p.Kind == rules.ThePile):
		return v.atBottom
	case p == nil || p.Kind == rules.ThePile:
		if zone == nil {
			return v.Pack()
		}
		switch {
		case under && v.play.under != 0:
			return v.play.under
		case under && !v.start:
			return v.bottoms(zone)
		}
		return v.Holds[zone.Index]
	case v.onStock != 0 && p.End > 0 && p.Named() && len(p.Zones) == 1 && p.Zones[0].Kind == dsl.Stock:
		return v.onStock
	}
	return v.kindsIn(p)
}

// CardAt is the set of cards that a phrase for one card may mean, in a line of a zone or of none.
func (v *View) CardAt(r *rules.Ref, z *rules.Zone) cards.Mask {
	w := *v
	if z != nil && w.play == nil {
		w.play = &play{card: rules.None, top: rules.None, zone: z, pile: rules.NoPile}
	}
	return w.cardAt(r)
}

// bottoms is the set of cards that may lie at the bottom of the piles of a zone in play.
func (g *Setup) bottoms(z *rules.Zone) cards.Mask {
	all := g.Holds[z.Index]
	under := func(u *rules.Unit) bool { return u.Of == rules.AnyOne }
	if g.LaidOn(z) || g.sifted(z) || z.Kind == dsl.Stock || slices.ContainsFunc(rules.Forms[*rules.Unit](z), under) {
		return all // cards come and go in other ways, or leave from under others
	}
	m := g.Dealt.Kinds[z.Index]
	if g.Swaps() {
		return all
	}
	for _, a := range g.Inflows {
		switch {
		case a.Zone != z:
		case a.Grouped() || a.Bottom || a.Whole || a.ByNature():
			return all
		case a.OnEmpty:
			for i := range a.Tables {
				m |= a.Tables[i].Empty
			}
		}
	}
	taken := func(path rules.Path, ev *rules.After) bool { return g.EventZones(path.From, ev)[z.Index] }
	if g.Steps(taken) {
		return all
	}
	return m & all
}

// sifted reports whether a step of play lets cards sink or rise in the piles of a zone.
func (g *Setup) sifted(z *rules.Zone) bool {
	return slices.ContainsFunc(g.Lines, func(l *rules.Placed) bool {
		m, ok := l.Form.(*rules.MoveStep)
		return ok && m.Sifts && l.In != rules.InDeal && g.EventZones(m.To.Any, nil)[z.Index]
	})
}

// isCard judges `top is king`: of the card that is played, or whether there is such a card where it
// is asked for.
func (v *View) isCard(t *rules.IsCard) (out Verdict, absent bool) {
	if out, ok := v.ofPlay(t); ok {
		return out, v.play.top == rules.None && t.Ref.Of == rules.TopCard
	}
	tb, some := v.TableOfCard(t.Card, rules.NoPile), v.cardAt(t.Ref)
	known := some != 0 && tb.Constant() // that nothing lies there is told elsewhere
	switch {
	case tb.Exact && tb.None(), known && tb.Empty&some == 0:
		return CanFalse, true
	case known && some&^tb.Empty == 0:
		return CanTrue, true
	}
	return either, true
}

// properties are the numbers that a value may be which is the rank, suit, colour or worth of a card
// where it lies; not ok where nothing is known of it.
func (v *View) properties(x *rules.Expr) (ns []int, ok bool) {
	var ref *rules.Ref
	of := func(k cards.Kind) int { return v.Sheet.Worth[k.Rank()] }
	switch a := x.Sole().(type) {
	case *rules.Property:
		ref, of = a.Ref, func(k cards.Kind) int { return v.Sheet.Property(a.Of, k).N }
	case *rules.Worth:
		if ref = a.Ref; ref != nil && ref.Of == rules.CardOf {
			return nil, false // of many cards together
		}
	}
	if ref == nil {
		return nil, false
	}
	for k := range v.cardAt(ref).Each {
		if n := of(k); !slices.Contains(ns, n) {
			ns = append(ns, n)
		}
	}
	return ns, len(ns) > 0
}

// handsMost is no less than all hands together can score.
func (g *Setup) handsMost() (sum int) {
	for _, z := range g.Sheet.Zones {
		hands, once, each := 0, 0, 0
		for _, h := range rules.Forms[*rules.Hands](z) {
			switch {
			case h.Rows && h.Columns:
				hands = z.Rows + z.Columns
			case h.Rows:
				hands = z.Rows
			case h.Columns:
				hands = z.Columns
			default:
				hands = z.Piles
			}
		}
		for _, r := range rules.Forms[*rules.Counts](z) {
			if !r.Each {
				once = max(once, r.Points)
				continue
			}
			each += r.Points << 8 // as many as there are ways to pick some of eight cards
			if r.PerCard {
				each += r.Points << 11
			}
		}
		sum += hands * (once + each)
	}
	return min(sum, Lots-1)
}

// worthIn is what the cards of a place that lie face up may count together: as much as the dearest
// of those that may lie there, and as little as nothing, for all may lie face down. Not ok where it
// may be no place at all.
func (v *View) worthIn(p *rules.Place) (Amount, bool) {
	var n int // cards
	var m cards.Mask
	switch {
	case p.Named():
		if n, m = v.cardsIn(p).Hi, v.kindsIn(p); p.End != 0 {
			n = min(n, len(v.Piles(p, nil, rules.NoPile)))
		}
	case v.play != nil && p.Kind == rules.ThePile:
		n, m = v.Most(v.play.zone), v.Holds[v.play.zone.Index]
		switch {
		case p.End != 0:
			n = 1
		case n == 0:
			n = Lots
		}
	default:
		return Amount{}, false
	}
	var worths []int
	for k := range m.Each {
		worths = append(worths, slices.Repeat([]int{v.Sheet.Worth[k.Rank()]}, v.Decks)...)
	}
	slices.Sort(worths)
	sum := 0
	for _, w := range worths[max(0, len(worths)-n):] {
		sum += w
	}
	return Amount{0, sum}, true
}
