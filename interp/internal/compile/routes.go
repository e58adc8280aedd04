package compile

import (
	"slices"

	"pat/dsl/cards"
	"pat/dsl/rules"
	"pat/interp/internal/code"
	"pat/interp/internal/footprint"
	"pat/interp/internal/machine"
)

// This file works out before play which zones can give cards to which, and where acceptance is
// fixed by two cards alone.

// A source is a zone that cards may leave, a route one that may take them from there; the search
// and the list of moves go through these alone. A route whose answer hangs on no more than two
// cards has a table (On) and is asked by looking up. Slow says that what the table allows has to be
// asked again, so a route may be called slow without harm, but never fast where a line asks for
// more.

// routes works out which zones give cards to which. A zone of more than 64 piles is several
// sources, for a set of its piles is one word of 64 bits.
func (c *compiler) routes() {
	c.compileFree()
	for i := range c.Zones {
		z := &c.Zones[i]
		if runs := c.runs(z); runs != nil {
			for p := z.First; p < z.First+z.N; p++ {
				c.Runs[p] = runs
			}
		}
		if !z.Leaves() {
			continue
		}
		src := machine.Source{Zone: i, Alone: true, Whole: true, Plain: !z.Open}
		for p := z.First; p < z.First+z.N; p++ {
			src.Plain = src.Plain && c.Piles[p].Covers == nil
		}
		for _, r := range z.Moves {
			switch r.Kind {
			case code.UnitPluck:
				src.Pluck = true
			case code.UnitOne:
			case code.UnitPile:
				src.Alone = false
			default:
				src.Alone, src.Whole = false, false
			}
		}
		for d := range c.Zones {
			if d == i && z.N == 1 {
				continue // from a pile to itself
			}
			if rt, ok := c.routeTo(z, d); ok {
				src.Routes = append(src.Routes, rt)
			}
		}
		if len(src.Routes) == 0 && !src.Pluck {
			continue
		}
		for first := 0; first < z.N; first += 64 {
			src.First, src.N = z.First+first, min(64, z.N-first)
			src.Plucks = c.plucks(z, src.First, src.N)
			c.Sources = append(c.Sources, src)
		}
	}
	for i := range c.Sources {
		src := &c.Sources[i]
		near := func(rt machine.Route) bool { return rt.Near != nil }
		src.Simple = src.Plain && src.Alone && !slices.ContainsFunc(src.Routes, near)
	}
	c.direct()
}

// plucks lists the piles of a zone, so many from one on, from which some line may let a card leave
// from under others.
func (c *compiler) plucks(z *code.Zone, first, n int) []uint8 {
	s, out := machine.State{Game: c.Game}, []uint8(nil)
	for _, p := range c.Self[first : first+n] {
		may := func(r code.UnitRule) bool {
			known := r.Guard < 0 || c.SpeaksOf(r.Guard, isPile)
			return r.Kind == code.UnitPluck &&
				(!known || s.Test(r.Guard, &machine.Ctx{Card: rules.None, Pile: int16(p), Source: int16(p)}))
		}
		if slices.ContainsFunc(z.Moves, may) {
			out = append(out, p)
		}
	}
	return out
}

// direct finds the routes on which tables answer whether a card may go, and where there is none.
func (c *compiler) direct() {
	c.Direct = make([][]*machine.Route, len(c.Zones))
	for i := range c.Direct {
		c.Direct[i] = slices.Repeat([]*machine.Route{machine.NoRoute}, len(c.Zones))
	}
	for i := range c.Sources {
		src := &c.Sources[i]
		for j := range src.Routes {
			rt := &src.Routes[j]
			c.Direct[src.Zone][rt.To] = nil
			if rt.Sure {
				c.Direct[src.Zone][rt.To] = rt
			}
		}
	}
}

// routeTo works out the route from one zone to another, if there can be one. Suits of piles, bounds
// and cards that cover others are not in the table of two cards.
func (c *compiler) routeTo(z *code.Zone, to int) (rt machine.Route, ok bool) {
	dst := &c.Zones[to]
	may, sure := code.Permits(z, dst)
	if !dst.Receives || !may {
		return rt, false
	}
	rt = machine.Route{To: to, Slow: !sure, Unit: c.onlyUnit(z, dst)}
	c.linesOf(&rt, z, dst)
	if len(rt.Lines) == 0 {
		return rt, false
	}
	alone, single := c.leave(z, dst)
	inUnits := slices.ContainsFunc(rt.Lines,
		func(i int16) bool { return dst.Arrive[i].Seq >= 0 || dst.Arrive[i].Size > 1 })
	rt.Alone = alone || machine.LeavesAlone(dst) && !inUnits
	rt.Slow = rt.Slow || !single
	rt.Suits = dst.Suits
	rt.Room = dst.FixedMax >= 0 || dst.Full != nil || dst.FullBy != nil || dst.AtMost >= 0
	if c.CoversAny(dst) {
		rt.On, rt.Slow = nil, true
	}
	rt.Sure = !rt.Slow && len(rt.Asks[0])+len(rt.Asks[1]) == 0
	return rt, true
}

// leave reports how cards leave a zone for another: whether only ever alone, and whether a single
// one always may.
func (c *compiler) leave(z, dst *code.Zone) (alone, single bool) {
	alone, single = true, machine.LeavesAlone(dst)
	for i := range z.Moves {
		r := &z.Moves[i]
		if !r.To.Reaches(dst) {
			continue
		}
		if r.Kind != code.UnitOne && r.Kind != code.UnitPluck {
			alone = false
		}
		if r.Kind == code.UnitOne || r.Kind == code.UnitRun && c.AnyLength(*r) { // one card is always a sequence
			single = single || r.To.All(dst) && r.Always()
		}
	}
	return alone, single
}

// linesOf gives a route the lines by which a zone takes cards from another, and, where these fix
// it, the cards that go on each other. The tables of several lines are put together: a card may go
// where any line lets it. A line that is not fixed has to be asked besides, of the piles that it is
// for.
func (c *compiler) linesOf(rt *machine.Route, z, dst *code.Zone) {
	fixed, far := true, false
	var known []fixedLine
	rt.OnEmpty, rt.Even = true, true
	for i := range dst.Arrive {
		a := &dst.Arrive[i]
		if !a.From.Reaches(z) {
			continue
		}
		rt.Lines = append(rt.Lines, int16(i))
		far = far || a.From.All(z)
		rt.OnEmpty = rt.OnEmpty && !a.OnCards
		line := c.fixed(a, dst)
		hangs := line == nil && (a.Loose || !a.OfPile) // on more than the card, the pile and the state
		if hangs || a.Uses >= 0 || !a.AnySize() || !a.From.All(z) {
			fixed, rt.Slow = false, true
		}
		if a.All && !machine.LeavesAlone(dst) {
			rt.Unit = nil // which cards come is asked of each
		}
		if line != nil {
			known = append(known, line)
			continue
		}
		fixed = false
		c.asks(rt, a, int16(i))
	}
	if len(rt.Lines) == 0 {
		return
	}
	rt.By = together(known, dst)
	rt.Among = c.sourcesOf(rt, z, dst)
	differ := func(t *[64]cards.Mask) bool { return t != rt.By[0] }
	if fixed && dst.Suits == nil && !slices.ContainsFunc(rt.By, differ) {
		rt.On = rt.By[0]
	}
	if !far {
		rt.Near = c.near(rt, z, dst)
		for _, i := range rt.Lines {
			rt.Tops = append(rt.Tops, c.tops(&dst.Arrive[i]))
		}
	}
}

// asks gives a route a line that is to be asked.
func (c *compiler) asks(rt *machine.Route, a *code.Arrival, line int16) {
	if a.OnCards {
		rt.Asks[0] = append(rt.Asks[0], line)
	}
	if a.OnEmpty {
		rt.Asks[1] = append(rt.Asks[1], line)
		rt.Even = rt.Even && a.Static && !footprint.OfPhrase(c.Game, a.Phrase).Pile()
	}
}

// sourcesOf is for each pile of a zone those of another from which some line of a route may let
// cards come, by what it says of the piles alone; nil for all of them.
func (c *compiler) sourcesOf(rt *machine.Route, z, dst *code.Zone) *code.Reach {
	out := &code.Reach{First: dst.First, By: make([]code.PileSet, dst.N)}
	for _, i := range rt.Lines {
		a := &dst.Arrive[i]
		which, _ := c.parted(a.Guard, c.ofPiles)
		among := c.among(which, dst, false)
		if among == nil && a.From.All(z) {
			return nil
		}
		for p := dst.First; p < dst.First+dst.N; p++ {
			for q := z.First; q < z.First+z.N; q++ {
				if a.From.Has(p, q) && among.Has(p, q) {
					out.By[p-dst.First].Add(q)
				}
			}
		}
	}
	return out
}

// near lists for each pile of a zone those of another that some line of a route between them speaks
// of.
func (c *compiler) near(rt *machine.Route, z, dst *code.Zone) [][]uint8 {
	near := make([][]uint8, dst.N)
	for p := range near {
		for _, q := range c.Self[z.First : z.First+z.N] {
			if slices.ContainsFunc(rt.Lines,
				func(i int16) bool { return dst.Arrive[i].From.Has(dst.First+p, int(q)) }) {
				near[p] = append(near[p], q)
			}
		}
	}
	return near
}

// runs is what must lie on what for a card of a zone to leave it together with those on it: not too
// little, and too much only where more than one line tells, or where it hangs on more than two
// cards. It is nil if cards leave one by one. The list of moves climbs a pile from the top as long
// as this table lets it and asks no more.
func (c *compiler) runs(z *code.Zone) *cards.Table {
	var runs *cards.Table
	for i := range z.Moves {
		r := &z.Moves[i]
		if r.Kind == code.UnitOne || r.Kind == code.UnitPluck {
			continue
		}
		if runs != nil || r.Kind != code.UnitRun || !c.byTwo(r) {
			all := cards.Fill(cards.All)
			return &all
		}
		runs = c.Phrases[c.Seqs[r.Seq].Phrase].Table
	}
	return runs
}

// byTwo reports whether it hangs on nothing but each two cards whether cards are a sequence.
func (c *compiler) byTwo(r *code.UnitRule) bool {
	phrase := c.Seqs[r.Seq].Phrase
	return phrase >= 0 && c.Phrases[phrase].Sort == code.ByTop
}

// onlyUnit is the one line by which several cards of a zone move, if it asks nothing but that they
// are a sequence. Then every length up to the longest may go, and no line has to be asked again for
// each.
func (c *compiler) onlyUnit(z, dst *code.Zone) *code.UnitRule {
	var only *code.UnitRule
	for i := range z.Moves {
		r := &z.Moves[i]
		if r.Kind == code.UnitOne {
			continue
		}
		plain := r.Kind == code.UnitAny || r.Kind == code.UnitRun && c.AnyLength(*r) && c.byTwo(r)
		if only != nil || !plain || !r.To.All(dst) || !r.Always() {
			return nil
		}
		only = r
	}
	if machine.LeavesAlone(dst) {
		return nil
	}
	return only
}

// compileFree finds the `by free` lines whose spaces take any card from anywhere at any time, so
// that how many cards they let go does not depend on which.
func (c *compiler) compileFree() {
	for i := range c.Zones {
		for j := range c.Zones[i].Moves {
			r := &c.Zones[i].Moves[j]
			r.Open = true
			for _, f := range r.Free {
				for _, p := range f.Piles {
					r.Open = r.Open && (f.Cells || c.alwaysOpen(c.ZoneOf(int(p))))
				}
			}
		}
	}
}

// alwaysOpen reports whether an empty pile of a zone takes any card from any pile at any time.
func (c *compiler) alwaysOpen(z *code.Zone) bool {
	return len(z.Only) == 0 && slices.ContainsFunc(z.Arrive, func(a code.Arrival) bool {
		return a.OnEmpty && a.Plain() && a.Phrase >= 0 && c.AnyCard(a.Phrase)
	})
}
