package prose

import (
	"slices"

	"pat/dsl"
	"pat/dsl/cards"
	"pat/dsl/rules"
)

// This file answers how long a pile of the foundations gets, with which card it begins and which
// follow, as far as that is fixed before the deal. rules works out the lengths (Sheet.Lengths);
// here it is asked what can be said in one sentence for the whole zone.

// capacity is the number of cards a pile of a zone holds when it is full, if it is the same for
// all and known before the deal.
func (t *teller) capacity(z *rules.Zone) (int, bool) {
	n := rules.NoEnd
	for i, l := range t.Lengths(z, t.setting) {
		m, ok := l.One()
		if !ok || m == rules.NoEnd || i > 0 && m != n {
			return 0, false
		}
		n = m
	}
	return n, n != rules.NoEnd
}

// dealtSteps are the steps of the deal that lay cards on a zone.
func (t *teller) dealtSteps(z *rules.Zone) []*rules.MoveStep {
	var out []*rules.MoveStep
	for _, st := range t.Deals {
		x, ok := st.(*rules.MoveStep)
		if ok && x.When == nil && slices.ContainsFunc(x.To.Any, func(p *rules.Place) bool { return p.Of(z) }) {
			out = append(out, x)
		}
	}
	return out
}

// dealtTo reports whether the deal lays a card on a zone.
func (t *teller) dealtTo(z *rules.Zone) bool { return len(t.dealtSteps(z)) > 0 }

// dealtRank is the rank of the cards that the deal lays on a zone by name, if it is one: 4 aces
// to foundations.
func (t *teller) dealtRank(z *rules.Zone) (cards.Rank, bool) {
	var m cards.Mask
	for _, x := range t.dealtSteps(z) {
		some := x.Picked()
		table, ok := t.env(nil, -1).Cards(&rules.Cards{Any: some})
		for k := range table {
			ok = ok && table[k] == table[0]
		}
		if !ok || len(some) == 0 {
			return 0, false
		}
		m |= table[0]
	}
	if m == 0 {
		return 0, false
	}
	r := m.First().Rank()
	return r, m&^cards.OfRank(r) == 0
}

// tellsFull reports whether the number of cards that fill a foundation has to be told. A bound of
// its own is another sentence; where no line asks for full piles, it matters only if building
// would go on beyond it.
func (t *teller) tellsFull(z *rules.Zone) bool {
	if z.Kind != dsl.Foundations || rules.Forms[*rules.Most](z) != nil {
		return false
	}
	return t.speaks(dsl.OfFull) || !t.endsItself(z)
}

// endsItself reports whether the building of a zone comes to an end without a bound: at the last
// rank, or where the suit has no more cards. Cards alike can go on for ever, and what goes up and
// down can come back.
func (t *teller) endsItself(z *rules.Zone) bool {
	builds := z.Arrivals((*rules.Arrival).Builds)
	if len(builds) == 0 {
		return len(z.Arrivals((*rules.Arrival).Takes)) == 0
	}
	up, down := false, false
	endless := slices.ContainsFunc(builds, func(b *rules.Arrival) bool {
		if b.Order != nil {
			return b.Order.Wraps
		}
		return slices.ContainsFunc(b.Sole().Any, func(c *rules.Card) bool {
			r := c.Relation()
			if r == nil || r.Like != rules.NoLikeness {
				return true
			}
			up, down = up || r.Up, down || r.Down
			return r.Wraps && !(t.Pack.Decks == 1 && r.InSuit())
		})
	})
	return !endless && !(up && down)
}

// base is the place of the one rank that starts a pile, if it is known before the deal. A place of
// a rank is its number in the order of the pack, from 1.
func (t *teller) base(z *rules.Zone, pile int) (int, bool) {
	if bases := z.Arrivals((*rules.Arrival).Bases); bases != nil && bases[0].FirstRankAlone() {
		rank, ok := t.dealtRank(z)
		return t.Pack.RankPlace(rank), ok
	}
	m, ok := t.baseCards(z, pile)
	if !ok || m == 0 {
		return 0, false
	}
	r := m.First().Rank()
	if m&^cards.OfRank(r) != 0 {
		return 0, false
	}
	return t.Pack.RankPlace(r), true
}

// baseCards are the kinds that may start a pile, if they are known before the deal. A pile that is
// kept for a suit leaves only the cards of that suit.
func (t *teller) baseCards(z *rules.Zone, pile int) (cards.Mask, bool) {
	var m cards.Mask
	some := false
	for _, a := range z.Arrivals((*rules.Arrival).Bases) {
		cs, ok := a.Phrase(pile)
		if !ok {
			continue
		}
		table, ok := t.env(z, pile).Cards(cs)
		for k := range table {
			ok = ok && table[k] == table[0]
		}
		if !ok {
			return 0, false
		}
		m |= table[0]
		some = true
	}
	if suit, ok := t.Layout().Suit(t.Layout().First(z) + pile); ok {
		m &= cards.OfSuit(suit)
	}
	return m, some
}

// sequenceOf spells out the ranks that come on a foundation one by one, if they are fixed before
// the deal. It ends at the last rank or, going round, before the base would come again. It is nil
// for steps of one, which need no list.
func (t *teller) sequenceOf(z *rules.Zone, pile int, base cards.Rank, r *rules.Relation) []cards.Rank {
	out := []cards.Rank{base}
	e := t.env(z, pile)
	at := t.Pack.RankPlace(base)
	if at == 0 || r.By == nil || !r.OneDirection() {
		return nil
	}
	v, ok := e.Value(r.By, rules.None, rules.None)
	n := len(t.Pack.Order)
	by := v.N
	if r.Wraps { // a step down that goes round is one up
		by = (by%n + n) % n
	}
	if !ok || v.Sort != rules.Number || by < 1 {
		return nil
	}
	if r.Down {
		by = -by
	}
	for len(out) < n {
		at += by
		if !r.Wraps && (at < 1 || at > n) {
			break
		}
		next := t.Pack.RankAt(at)
		if next == base {
			break
		}
		out = append(out, next)
	}
	return out
}

// oneBase are the cards that start every foundation of a zone, in the plural; "" if there are
// several phrases.
func (t *teller) oneBase(z *rules.Zone) string {
	bases := z.Arrivals((*rules.Arrival).Bases)
	if len(bases) != 1 || len(z.Suits) > 0 {
		return ""
	}
	c := bases[0].Sole()
	if c == nil || t.perPile(c) {
		return ""
	}
	if _, ok := t.total(c); !ok {
		return ""
	}
	return t.someCards(c, "")
}
