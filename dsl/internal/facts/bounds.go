package facts

import (
	"strings"

	"pat/dsl"
	"pat/dsl/cards"
	"pat/dsl/rules"
)

// Parts of a condition that exclude each other, or of which one says what another does: each is a
// bound on something that is counted, and bounds on the same thing are compared. What is the same
// thing is told by the words for it, so `waste empty` and `cards in waste is 3` speak of one.

// A fact bounds something that several parts of a condition speak of.
type fact struct {
	of    string // what it bounds: `cards in waste`, `spaces in tableau`, `pass`, a counter
	in    Amount
	loose bool      // the bounds are not known exactly: within them it may hold, outside it does not
	ends  *dsl.Line // the line that ends the game where it does not hold
}

// facts are the bounds that the parts of a condition set.
func (v *View) facts(a *rules.AllOf) []fact {
	var out []fact
	for _, t := range a.Tests {
		if f, ok := v.fact(t); ok {
			out = append(out, f)
		}
		out = append(out, v.fullFacts(t)...)
	}
	return out
}

// together is how facts call the cards of foundations that are full together.
const together = "cards in foundations together"

// fullFacts are the numbers of cards that piles hold at least when they are full.
func (v *View) fullFacts(t *rules.Test) []fact {
	p, is := t.PlaceIs()
	if p == nil || is != rules.IsFull || !p.Whole() {
		return nil
	}
	zs := p.Zones
	if len(zs) == 2 && rules.Opposite(zs[0], zs[1]) {
		return []fact{{of: together, in: Amount{v.Sheet.Pack.Size(), Lots}, loose: true}}
	}
	var out []fact
	for _, z := range zs {
		sum := 0
		for i := range z.Piles {
			n, known, bounded := v.Length(z, i)
			if !known || !bounded {
				return nil
			}
			sum += n
		}
		out = append(out, fact{of: "cards in " + z.Title(), in: Amount{sum, Lots}, loose: true})
	}
	return out
}

// fact is the bound that a question sets. One that is asked pile by pile bounds nothing that
// another part speaks of.
func (v *View) fact(t *rules.Test) (fact, bool) {
	switch q := t.Ask.(type) {
	case *rules.PassIs:
		return fact{of: "pass", in: Exactly(q.N)}, !t.Not
	case *rules.Count:
		if t.Not || len(q.In.Any) != 1 || q.Cards != nil && q.Lo == nil {
			return fact{}, false
		}
		what, all := "cards in ", v.Sheet.Pack.Size()
		if q.Spaces {
			what, all = "spaces in ", len(v.Piles(q.In.Any[0], nil, rules.NoPile))
		}
		lo, hi := v.Bounds(q, all)
		loose := q.Cards != nil || !lo.Exact() || !hi.Exact()
		return fact{of: what + v.Text(q.In.Span), in: Amount{lo.Lo, hi.Hi}, loose: loose}, true
	case *rules.Stands:
		in := Exactly(0)
		if t.Not {
			in = Amount{1, Lots}
		}
		return fact{of: "cards in " + v.Text(q.Ref.Span), in: in}, q.Is == rules.IsEmpty && q.Ref.Place != nil
	case *rules.Compare:
		if !t.Not {
			return v.compared(q)
		}
	}
	return fact{}, false
}

// compared is the bound that a comparison sets: of several ranges the least that holds them all.
func (v *View) compared(t *rules.Compare) (fact, bool) {
	f := fact{of: v.Text(t.Left.Span), in: Amount{Lots, -Lots}, loose: len(t.In) > 1}
	if _, pass := t.Left.Sole().(*rules.PassNumber); pass {
		f.of = "pass"
	}
	known := true
	for _, b := range t.In {
		lo, hi, ok := v.ends(b)
		f.in = Amount{min(f.in.Lo, lo.Lo), max(f.in.Hi, hi.Hi)}
		f.loose = f.loose || !lo.Exact() || !hi.Exact()
		known = known && ok
	}
	return f, known
}

// clash reports whether some facts cannot hold together.
func (v *View) clash(fs []fact) bool {
	bounds := bound(fs)
	for _, b := range bounds {
		if b.Lo > b.Hi {
			return true
		}
	}
	return v.crowd(bounds) || v.stranded(bounds) || v.still && v.unfilled(bounds) != nil
}

// stranded reports whether zones of which few cards are asked for hold more for certain: those that
// never come to any other. Aces that never leave the tableau lie there once the stock is empty.
func (v *View) stranded(bounds map[string]Amount) bool {
	if v.deal || v.start || !v.flowed {
		return false
	}
	few := func(z *rules.Zone) (int, bool) {
		b, ok := bounds["cards in "+z.Title()]
		return max(0, b.Hi), ok && b.Hi < v.Sheet.Pack.Size() && len(v.Sheet.Zone(z.Title())) == 1
	}
	room, elsewhere, asked := 0, cards.Mask(0), false
	for _, z := range v.Sheet.Zones {
		if n, ok := few(z); ok {
			room, asked = room+n, true
		} else {
			elsewhere |= v.Holds[z.Index]
		}
	}
	return asked && v.Copies(v.Pack()&^elsewhere) > room
}

// bound is what some facts together leave to each of the things they speak of.
func bound(fs []fact) map[string]Amount {
	bounds := map[string]Amount{}
	for _, f := range fs {
		b, had := bounds[f.of]
		if !had {
			b = Amount{-Lots, Lots}
		}
		bounds[f.of] = Amount{max(b.Lo, f.in.Lo), min(b.Hi, f.in.Hi)}
	}
	return bounds
}

// crowd reports whether several zones must hold more cards together than the game has, or a zone
// has fewer cards than piles that are no spaces. Foundations that are full together are counted
// once, and not zone by zone.
func (v *View) crowd(bounds map[string]Amount) bool {
	for _, z := range v.Sheet.Zones {
		lie, said := bounds["cards in "+z.Title()]
		free, also := bounds["spaces in "+z.Title()]
		if said && also && lie.Hi < z.Piles-free.Hi && len(v.Sheet.Zone(z.Title())) == 1 {
			return true
		}
	}
	sum := max(0, bounds[together].Lo)
	paired := sum > 0
	for _, z := range v.Sheet.Zones {
		if paired && z.Kind == dsl.Foundations {
			continue
		}
		if b, ok := bounds["cards in "+z.Title()]; ok {
			sum += max(0, b.Lo)
		}
	}
	return sum > v.Sheet.Pack.Size()
}

// exhausts reports whether the alternatives of a condition leave nothing out: empty or not empty,
// at most 3 or at least 4. Their bounds on one thing are laid end to end, from the least it can be.
func (v *View) exhausts(c *rules.Cond) bool {
	bounds := map[string][]Amount{}
	for _, a := range c.Any {
		if fs := v.facts(a); len(a.Tests) == 1 && len(fs) == 1 && !fs[0].loose && !v.absentIn(a.Tests[0]) {
			bounds[fs[0].of] = append(bounds[fs[0].of], fs[0].in)
		}
	}
	for of, ins := range bounds {
		least := -Lots
		if strings.HasPrefix(of, "cards in ") || strings.HasPrefix(of, "spaces in ") {
			least = 0
		}
		for grown := true; grown; {
			grown = false
			for _, in := range ins {
				if in.Lo <= least && in.Hi >= least {
					least, grown = in.Hi+1, true
				}
			}
		}
		if least > Lots {
			return true
		}
	}
	return false
}

// absentIn reports whether a question may be about a place that is not there, so that it is no and
// its contrary too.
func (v *View) absentIn(t any) bool {
	found := false
	rules.Each(t, func(p *rules.Place) { found = found || v.mayLack(p) })
	return found
}

// Implied reports whether one part of a condition holds whenever another does.
func (v *View) Implied(by, t *rules.Test) bool {
	a, ok := v.fact(by)
	b, ok2 := v.fact(t)
	if !ok || !ok2 || a.of != b.of {
		return false
	}
	return !b.loose && b.in.Lo <= a.in.Lo && a.in.Hi <= b.in.Hi
}

// ImpliedBy is another alternative of a condition that holds wherever the i-th does, or nil: what
// the one asks for and the contrary of the other cannot hold together. Of two that say the same the
// later one is implied.
func (v *View) ImpliedBy(c *rules.Cond, i int) *rules.AllOf {
	a := c.Any[i]
	if v.All(a)&CanTrue == 0 {
		return nil
	}
	for j, b := range c.Any {
		not, ok := v.contrary(b)
		if i == j || !ok {
			continue
		}
		here, ok := v.contrary(a)
		alike := ok && here.of == not.of && here.in == not.in
		if (!alike || j < i) && v.clash(append(append(v.facts(a), not), v.known...)) {
			return b
		}
	}
	return nil
}

// HeldFull is how many cards lie in the piles that a question asks to be full; 0 where it does not
// ask for that, or where it is not known.
func (v *View) HeldFull(t *rules.Test) int {
	n := 0
	for _, f := range v.fullFacts(t) {
		n += f.in.Lo
	}
	return n
}
