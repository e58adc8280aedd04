package compile

import (
	"slices"

	"pat/dsl"
	"pat/dsl/cards"
	"pat/dsl/rules"
	"pat/interp/internal/code"
	"pat/interp/internal/footprint"
)

// This file answers what the lines of a zone are in play: arrivals, restrictions, units, swaps,
// sets and cards at home. Each form of rules becomes one record of package code.

// compileZone compiles the lines of one zone. Without a `move` line single cards move.
func (c *compiler) compileZone(i int) {
	c.zone = i
	z := &c.Zones[i]
	sh := z.Sheet
	z.Receives = false
	if sh.Suits != nil {
		z.Suits = make([]cards.Mask, z.N)
		for j := range z.N {
			suit, _ := c.layout.Suit(z.First + j)
			z.Suits[j] = cards.OfSuit(suit)
		}
	}
	if room := sh.Kind.Room(); room > 0 {
		z.FixedMax = room
	}
	z.Closes = sh.ClosesUp() != nil
	z.Open = sh.Open() != nil
	for _, f := range sh.Forms {
		c.line = f.Says()
		switch f := f.(type) {
		case *rules.Arrival:
			c.arrival(z, f)
		case *rules.Limit:
			c.limit(z, f)
		case *rules.Unit:
			c.unit(z, f)
		case *rules.Most:
			z.AtMost = c.value(f.N)
			z.FixedMax = -1
			if nd := c.Nodes[z.AtMost]; nd.Op == code.OpConst {
				z.FixedMax = int(nd.A)
			}
		case *rules.Exchange:
			c.exchange(z, f)
		case *rules.Stays:
			z.Stays = c.guard(f.When)
		case *rules.Homes:
			z.Homes = append(z.Homes, code.HomeRule{Line: f.Line, Phrase: c.cards(f.Cards), Guard: c.guard(f.When)})
		case *rules.Hands: // with what they count
			c.hands(z, f)
		case *rules.Counts, *rules.MoveStep: // turns are compiled when all zones are
		default:
			c.unplayed(f)
		}
	}
	if len(z.Moves) == 0 {
		z.Moves = []code.UnitRule{{Kind: code.UnitOne, Guard: code.Always, Uses: -1}}
	}
	z.Receives = len(z.Arrive) > 0
	under := func(a code.Arrival) bool { return a.Bottom }
	above := func(a code.Arrival) bool { return !a.Bottom }
	switch {
	case !slices.ContainsFunc(z.Arrive, under):
	case slices.ContainsFunc(z.Arrive, above):
		z.Under = code.Either
	default:
		z.Under = code.Below
	}
	z.Counts = slices.ContainsFunc(z.Arrive, func(a code.Arrival) bool { return a.Uses >= 0 }) ||
		slices.ContainsFunc(z.Moves, func(r code.UnitRule) bool { return r.Uses >= 0 })
	if z.Closes {
		c.Closing = append(c.Closing, i)
	}
}

// exchange compiles a line by which two cards change places.
func (c *compiler) exchange(z *code.Zone, f *rules.Exchange) {
	s := code.SwapRule{
		Line: f.Line, Mine: c.cards(f.Cards), Theirs: -1, Guard: c.guard(f.When), Uses: c.uses(f.Times),
	}
	s.Loose = footprint.OfPhrase(c.Game, s.Mine).Loose()
	s.Now, s.Rest = c.parted(s.Guard, c.static)
	if f.With != nil {
		s.Theirs = c.cards(f.With)
	}
	s.From = c.pileList(f.From)
	if f.From == nil {
		s.From = c.Self[z.First : z.First+z.N]
	}
	which, rest := c.parted(s.Rest, c.ofPiles)
	s.Among, s.Rest = c.among(which, z, true), rest
	z.Swaps = append(z.Swaps, s)
	c.HasSwaps = true
}

// arrival compiles a line by which cards come.
func (c *compiler) arrival(z *code.Zone, f *rules.Arrival) {
	if f.Set != nil {
		c.set(f)
		return
	}
	a := code.Arrival{
		Line: f.Line, OnEmpty: f.OnEmpty, OnCards: f.OnCards, Phrase: -1, Seq: -1, Size: f.Size, Whole: f.Whole,
		Once: f.Once, Bottom: f.Bottom, Lowest: c.Mask,
	}
	if f.ByNature() {
		a.Line = nil
	}
	switch {
	case len(f.Cards) == 1:
		a.Phrase = c.cards(f.Cards[0])
		a.All = f.OnEmpty && f.OnCards && f.Cards[0].Named()
	case f.Cards != nil:
		a.Phrase = c.eachPile(z, f.Cards)
	case f.Order != nil && len(f.Order.Ranks) == 0:
		c.fail("not-in-the-pack", f.Line.Span, "the pack has none of these ranks")
		return
	case f.Order != nil:
		a.Order = c.order(f.Order)
	case f.Seq != nil:
		a.Seq = c.seq(f.Seq)
		if first := c.Seqs[a.Seq].From; first > 0 {
			a.Lowest = c.RankMask[first]
		}
		n, ok := c.env(-1).Sequence(f.Seq)
		if !ok {
			n = rules.NoEnd
		}
		z.OnUnit = append(z.OnUnit, int16(n))
	}
	c.ending(z, &a, f)
	z.Arrive = append(z.Arrive, a)
	if a.Once {
		c.Auto = append(c.Auto, code.AutoRule{Zone: c.zone, Arrive: len(z.Arrive) - 1, Set: -1})
	}
}

// ending compiles the end of an arriving line. In a search conditions that can be are folded into
// tables first (specialise.go), so that static and loose are asked of what is left of them.
func (c *compiler) ending(z *code.Zone, a *code.Arrival, f *rules.Arrival) {
	a.From = c.reach(f.From, z)
	a.Guard = c.guard(f.When)
	a.Uses = c.uses(f.Times)
	if c.Search && !f.ByNature() {
		c.foldGuard(a)
		a.Tops = c.tops(a)
		c.foldPiles(a, z)
	}
	a.Static, a.OfPile = c.static(a.Guard), !footprint.Of(c.Game, a.Guard).Loose()
	a.Loose = footprint.OfPhrase(c.Game, a.Phrase).Loose()
	c.HasBottom = c.HasBottom || a.Bottom
	switch {
	case !a.Once:
	case f.From == nil:
		a.Sources = [][]uint8{c.anywhere()}
	case c.dependsOnPile(f.From):
		for j := range z.N {
			a.Sources = append(a.Sources, c.pilesFrom(f.From, z.First+j))
		}
	default:
		a.Sources = [][]uint8{c.pileList(f.From)}
	}
}

// order compiles the list of ranks of a zone. The table has only the suits; the rank is that of the
// place in the list.
func (c *compiler) order(f *rules.Order) *code.Order {
	o := &code.Order{Base: -1, Wrap: f.Wraps, Ranks: f.Ranks}
	for _, r := range o.Ranks {
		o.Masks = append(o.Masks, c.Mask&cards.OfRank(r))
	}
	for k := range cards.Kind(cards.Kinds) {
		o.Table[k] = rules.Suits(f.Suits, k)
	}
	if f.AnyStart {
		o.Base = int32(c.zone)
	}
	return o
}

// anywhere lists the piles that an `at once` line without `from` looks at: those whose cards are
// there to be played.
func (c *compiler) anywhere() []uint8 {
	var out []uint8
	for i := range c.Zones {
		z := &c.Zones[i]
		if i != c.zone && z.Sheet.Kind.Offers() {
			out = append(out, c.Self[z.First:z.First+z.N]...)
		}
	}
	if z := &c.Zones[c.zone]; z.Sheet.Kind.Shifts() {
		out = append(out, c.Self[z.First:z.First+z.N]...)
	}
	return out
}

// eachPile makes one phrase of a list with one for each pile. `base ace two three four` becomes a
// table for each foundation; piles beyond the list take nothing.
func (c *compiler) eachPile(z *code.Zone, list []*rules.Cards) int32 {
	pt := code.Part{
		Kind: code.PartTable, Place: -1,
		Dims: []code.Dim{{By: code.ByPile, Low: z.First, Size: z.N, Stride: 1}},
	}
	for j := range z.N {
		var m cards.Table
		if j < len(list) {
			var ok bool
			m, ok = c.env(z.First + j).Cards(list[j])
			if !ok {
				c.fail("not-fixed", list[j].Span, "`%s` is not known before the game begins; in a list every base "+
					"must be", c.line.Src.Slice(list[j].Span))
			}
		}
		pt.Tables = append(pt.Tables, m)
	}
	return c.phraseOf(ofParts([]code.Part{pt}))
}

// set compiles a line by which several cards come from different piles. Touching is only for zones
// of one row, where what touches is worked out along the row as sets are listed; in a grid the
// condition is asked of each set.
func (c *compiler) set(f *rules.Arrival) {
	set := f.Set
	r := code.SetRule{
		Line: f.Line, Zone: c.zone, Phrase: -1, Least: set.Least, Most: set.Most,
		Guard: c.guard(f.When), Uses: c.uses(f.Times), From: c.pileList(f.From),
	}
	if f.From == nil {
		r.From = c.anywhere()
	}
	// In the order of the piles, as a set is written: it then leaves in the same order when it is
	// read again.
	r.From = slices.Sorted(slices.Values(r.From))
	for _, k := range set.Listed {
		r.Listed = append(r.Listed, c.cards(&rules.Cards{Span: k.Span, Any: []*rules.Card{k}}))
	}
	for _, n := range set.Totals {
		r.Totals = append(r.Totals, c.value(n))
	}
	if set.Alike != nil {
		r.Alike = set.Alike.Like != rules.NoLikeness
		r.Phrase = c.cards(rules.Related(set.Alike))
	}
	if w := f.When; w != nil && len(w.Any) == 1 {
		r.Touching = slices.ContainsFunc(w.Any[0].Tests, func(q *rules.Test) bool {
			touching, ok := q.Ask.(*rules.Touching)
			return ok && !touching.Sides && !q.Not
		})
	}
	for _, p := range r.From {
		if c.ZoneOf(int(p)).Rows > 1 || c.ZoneOf(int(p)).Sheet.Picture != nil {
			r.Touching = false
		}
	}
	c.Sets = append(c.Sets, r)
	if f.Once {
		c.Auto = append(c.Auto, code.AutoRule{Zone: c.zone, Arrive: -1, Set: len(c.Sets) - 1})
	}
}

// limit compiles a line that restricts where cards come from or go to. Worrying back without a
// place is to the tableau, as the language has it.
func (c *compiler) limit(z *code.Zone, f *rules.Limit) {
	r := code.Restriction{Line: f.Line, Piles: c.reach(f.Places, z)}
	if f.Of == rules.WorryBack && f.Places == nil {
		r.Piles = &code.Reach{Same: *c.kindSet(dsl.Tableau)}
	}
	r.Guard = c.guard(f.When)
	list := map[rules.LimitKind]*[]code.Restriction{
		rules.TakesOnly: &z.Only, rules.PlaysOnly: &z.Plays, rules.WorryBack: &z.Worry,
	}[f.Of]
	*list = append(*list, r)
}

// unitKinds says what a unit is in play.
var unitKinds = map[rules.UnitKind]code.UnitKind{
	rules.OneCard: code.UnitOne, rules.ARun: code.UnitRun, rules.APile: code.UnitPile,
	rules.AnyCards: code.UnitAny, rules.AnyOne: code.UnitPluck,
}

// unit compiles a line that says what moves as one.
func (c *compiler) unit(z *code.Zone, f *rules.Unit) {
	r := code.UnitRule{
		Line: f.Line, Kind: unitKinds[f.Of], Seq: -1, To: c.reach(f.To, z),
		Guard: c.guard(f.When), Uses: c.uses(f.Times),
	}
	if (f.Of == rules.OneCard || f.Of == rules.AnyOne) && f.N != 1 {
		c.fail("bad-number", f.Line.Span, "`%s`: one card moves alone, or a `sequence`, the `pile` or `any cards`",
			f.Line.Text())
	}
	if f.Seq != nil {
		r.Seq = c.seq(f.Seq)
	}
	for _, free := range f.Free {
		if free.Spaces {
			r.Free = append(r.Free, code.FreeRule{Piles: c.kindList(dsl.Tableau)})
		}
		for _, fz := range free.Zones {
			zn := &c.Zones[c.byZone[fz]]
			r.Free = append(r.Free, code.FreeRule{
				Cells: fz.Kind == dsl.Cells,
				Piles: c.Self[zn.First : zn.First+zn.N],
			})
		}
	}
	z.Moves = append(z.Moves, r)
}

// kindList is the piles of all zones of a kind, kindSet the same as a set.
func (c *compiler) kindList(kind dsl.Kind) []uint8 {
	var out []uint8
	for _, z := range c.Sheet.OfKind(kind) {
		zn := &c.Zones[c.byZone[z]]
		out = append(out, c.Self[zn.First:zn.First+zn.N]...)
	}
	return out
}

func (c *compiler) kindSet(kind dsl.Kind) *code.PileSet {
	ps := &code.PileSet{}
	for _, p := range c.kindList(kind) {
		ps.Add(int(p))
	}
	return ps
}
