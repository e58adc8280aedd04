package reduce

import (
	"slices"

	"pat/dsl/cards"
	"pat/interp/internal/code"
	"pat/interp/internal/footprint"
	"pat/interp/internal/machine"
)

// Chains prove positions unwinnable by counting. Where cards must be played one by one onto piles
// that no card ever leaves, as in games of running up and down on a single pile, each needs a card
// of its own to lie on: one that is still to come there, or lies on top now. If those cannot be
// shared out among the cards that are to go (a matching), some card never goes.
//
// Cards are taken in classes, those that fit the same. Where every class fits on two others at most
// and carries two at most, up and down that is, classes lie in rows and rings, and what is left
// over is handed on along them.
type Chains struct {
	class [64]uint8
	must  []uint8 // piles whose cards are to go
	may   []uint8 // other piles whose cards may go
	ends  []uint8 // piles that they go to
	empty bool    // some card may go to an empty one of these
	rows  []chainRow
}

// A chainRow is classes that carry and classes that are carried by turns: those at goes[i] go on
// the ones at on[i] and on[i+1]. A ring ends with the class that it begins with.
type chainRow struct {
	on   []uint8
	goes []uint8
	ring bool
}

// noClass stands for no card at all.
const noClass = 64

// Chains are nil for a game in which they could prove nothing, or are not sure to be right.
func (g *Game) Chains() *Chains { return g.chains }

// newChains makes the chains of a game that is compiled.
func (g *Game) newChains() *Chains {
	if len(g.Wins) != 1 || g.Wins[0].Rest.Most > 0 {
		return nil
	}
	if len(g.Sets) > 0 || g.HasSwaps || g.HasBottom {
		return nil // cards may go otherwise than each onto one that lies on top
	}
	c := &Chains{}
	var must, ends code.PileSet
	moved := movedBySteps(&g.Game)
	for _, p := range g.Wins[0].Rest.Piles {
		if !moved.Has(int(p)) {
			must.Add(int(p))
			c.must = append(c.must, p)
		}
	}
	on, ok := c.ways(g, &must, &ends)
	if !ok || len(c.ends) == 0 {
		return nil
	}
	for p := range g.NPiles {
		switch {
		case ends.Has(p) && moved.Has(p):
			return nil
		case !ends.Has(p) && !must.Has(p):
			c.may = append(c.may, uint8(p))
		}
	}
	for i := range g.Sources {
		if ends.Has(g.Sources[i].First) {
			return nil
		}
	}
	for _, rule := range g.Auto {
		z := &g.Zones[rule.Zone]
		from := slices.Concat(z.Arrive[rule.Arrive].Sources...)
		if ends.Has(z.First) || slices.ContainsFunc(from,
			func(p uint8) bool { return ends.Has(int(p)) || must.Has(int(p)) && !must.Has(z.First) }) {
			return nil
		}
	}
	if !c.classes(g.Mask, on) {
		return nil
	}
	return c
}

// movedBySteps is the piles from which steps in play may take cards, or from under others there.
func movedBySteps(g *machine.Game) *code.PileSet {
	f := footprint.Steps(g)
	return f.Taken.And(&f.Mixed)
}

// ways finds the piles to which cards that must go are played from theirs, and which card goes on
// which there.
func (c *Chains) ways(g *Game, must, ends *code.PileSet) (on [64]cards.Mask, ok bool) {
	for i := range g.Zones {
		z := &g.Zones[i]
		if len(z.Homes) > 0 {
			return on, false
		}
		for p := z.First; p < z.First+z.N; p++ {
			if must.Has(p) != must.Has(z.First) {
				return on, false
			}
		}
	}
	for i := range g.Sources {
		src := &g.Sources[i]
		if !must.Has(src.First) {
			continue
		}
		if src.Pluck {
			return on, false
		}
		for j := range src.Routes {
			rt := &src.Routes[j]
			to := &g.Zones[rt.To]
			if must.Has(to.First) {
				continue
			}
			if !rt.Alone || rt.On == nil {
				return on, false
			}
			for k := range on[:cards.Kinds] {
				on[k] |= rt.On[k] & g.Mask
			}
			c.empty = c.empty || rt.On[machine.NoTop] != 0
			if !ends.Has(to.First) {
				for p := to.First; p < to.First+to.N; p++ {
					ends.Add(p)
					c.ends = append(c.ends, uint8(p))
				}
			}
		}
	}
	return on, true
}

// classes puts cards into classes and these into rows; ok is false where that cannot be done, or
// would prove nothing.
func (c *Chains) classes(all cards.Mask, on [64]cards.Mask) (ok bool) {
	type fit struct{ carries, goes cards.Mask }
	var fits []fit
	var of [64]cards.Mask // what a card goes on
	for k := range all.Each {
		for x := range on[k].Each {
			of[x] |= k.Bit()
		}
	}
	var members []cards.Mask
	for k := range all.Each {
		f := fit{on[k], of[k]}
		i := slices.Index(fits, f)
		if i < 0 {
			i = len(fits)
			fits, members = append(fits, f), append(members, 0)
		}
		members[i] |= k.Bit()
		c.class[k] = uint8(i)
	}
	n := len(fits)
	over, under := make([][]uint8, n), make([][]uint8, n) // classes that a class carries, and that it goes on
	more := false                                         // than one card in a class, or than one class that it goes on
	for i, f := range fits {
		for j := range n {
			if f.carries&members[j] != 0 {
				over[i] = append(over[i], uint8(j))
				under[j] = append(under[j], uint8(i))
			}
		}
	}
	for i := range n {
		if len(over[i]) > 2 || len(under[i]) > 2 {
			return false
		}
		more = more || len(under[i]) == 2 || members[i].Count() > 1
	}
	c.line(over, under)
	return more
}

// line makes rows of the classes: from each end along what goes on it and what that goes on, and of
// what is left rings.
func (c *Chains) line(over, under [][]uint8) {
	l := liner{over: over, under: under, gone: make([]bool, len(over)), carried: make([]bool, len(over))}
	for i := range under {
		if len(under[i]) < 2 && !l.gone[i] { // goes on one class or none
			l.gone[i] = true
			l.follow(chainRow{on: []uint8{noClass, other(under[i], noClass)}, goes: []uint8{uint8(i)}})
		}
	}
	for carries := 1; carries <= 2; carries++ {
		for i := range over {
			if len(over[i]) == carries && !l.carried[i] {
				l.follow(chainRow{on: []uint8{uint8(i)}})
			}
		}
	}
	c.rows = l.rows
}

// A liner puts classes into rows.
type liner struct {
	over, under   [][]uint8 // classes that a class carries, and that it goes on
	gone, carried []bool    // classes put in rows, as those that go and those that carry
	rows          []chainRow
}

// follow goes on from the class that carries at the end of a row, until nothing goes on it that is
// not in a row.
func (l *liner) follow(r chainRow) {
	for {
		at := r.on[len(r.on)-1]
		if at == noClass {
			break
		}
		l.carried[at] = true
		i := slices.IndexFunc(l.over[at], func(x uint8) bool { return !l.gone[x] })
		if i < 0 {
			break
		}
		next := l.over[at][i]
		l.gone[next] = true
		r.goes = append(r.goes, next)
		r.on = append(r.on, other(l.under[next], at))
	}
	r.ring = len(r.on) > 1 && r.on[0] != noClass && r.on[0] == r.on[len(r.on)-1]
	if len(r.goes) > 0 {
		l.rows = append(l.rows, r)
	}
}

// other is the other of at most two classes, or noClass.
func other(of []uint8, but uint8) uint8 {
	for _, x := range of {
		if x != but {
			return x
		}
	}
	return noClass
}

// Broken reports whether some card can never go. Where it says no, nothing is known.
func (c *Chains) Broken(s *State) bool {
	if s.Status != machine.Playing || s.Ints[machine.IntWaitStep] > 0 {
		return false
	}
	var have, need [noClass + 1]int16
	for _, p := range c.ends {
		if s.N[p] > 0 {
			have[c.class[s.Top[p].Kind()&63]]++
		} else if c.empty {
			return false
		}
	}
	for _, p := range c.must {
		base := int(p) << s.g.Shift
		for _, k := range s.Cards[base : base+int(s.N[p])] {
			need[c.class[k.Kind()&63]]++
		}
	}
	for i, n := range need {
		have[i] += n
	}
	for _, p := range c.may {
		base := int(p) << s.g.Shift
		for _, k := range s.Cards[base : base+int(s.N[p])] {
			have[c.class[k.Kind()&63]]++
		}
	}
	for i := range c.rows {
		if !c.rows[i].holds(&have, &need) {
			return true
		}
	}
	return false
}

// holds reports whether all cards of a row find one to lie on. As many as can go on the class
// before them; the others are handed on. What a ring hands on from its end to its beginning is no
// more than what it is given there.
func (r *chainRow) holds(have, need *[noClass + 1]int16) bool {
	for back := int16(0); ; {
		on := back // cards that lie on the class that is next
		for i, k := range r.goes {
			room := have[r.on[i]] - on
			if room < 0 {
				return false
			}
			on = max(0, need[k]-room)
		}
		switch {
		case !r.ring:
			return on <= have[r.on[len(r.on)-1]]
		case on <= back:
			return true
		}
		back = on
	}
}
