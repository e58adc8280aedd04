package interp

import (
	"slices"

	"pat/dsl"
	"pat/dsl/cards"
	"pat/dsl/rules"
)

// This file works out what follows from the rules before play: how long foundations get, which piles are
// interchangeable, which zones can give cards to which, and where acceptance is fixed by two cards alone.

// fullLengths finds the natural length of every pile that has one: a foundation by its list, by the sequence it
// takes, or by the longest chain of its build lines from its base.
func (c *compiler) fullLengths() {
	for i := range c.zones {
		z := &c.zones[i]
		if z.sheet.Kind != "foundations" {
			continue
		}
		n := len(c.pack.Order)
		for j := range z.n {
			length := -1
			for a := range z.arrive {
				if o := z.arrive[a].order; o != nil {
					length = len(o.ranks)
				}
			}
			for _, u := range z.onUnit {
				if u < 0 {
					length = max(length, 0)
				} else {
					length = max(length, int(u))
				}
			}
			z.full = append(z.full, int16(length))
			if length >= 0 || len(z.onUnit) > 0 {
				continue
			}
			by := make([]int16, n+1)
			for b := 1; b <= n; b++ {
				by[b] = int16(c.chainFrom(z, j, b))
			}
			by[0] = -1
			start := c.startRanks(z, j)
			if start == nil {
				z.baseZone = i
				z.fullBy = append(z.fullBy, by)
				continue
			}
			for _, b := range start {
				z.full[j] = max(z.full[j], by[b])
			}
		}
		if z.fullBy != nil {
			same := true
			for _, by := range z.fullBy {
				for b := 2; b < len(by); b++ {
					same = same && by[b] == z.fullBy[0][1] && by[1] == z.fullBy[0][1]
				}
			}
			if same && len(z.fullBy) == z.n {
				for j := range z.full {
					z.full[j] = z.fullBy[0][1]
				}
				z.fullBy = nil
			} else if len(z.fullBy) != z.n {
				z.fullBy = nil
			}
		}
		if slices.Max(z.full) < 0 {
			z.full = nil
		}
	}
}

// sums turns `Z full` into a sum of lengths where all lengths are fixed: no pile can hold more than its own.
func (c *compiler) sums() {
	for i := range c.nodes {
		nd := &c.nodes[i]
		if nd.op != opFull {
			continue
		}
		pl := &c.places[nd.a]
		if pl.of != ofPiles || pl.empty || pl.nonempty || pl.other || pl.pick != 0 {
			continue
		}
		total := 0
		for _, p := range pl.piles {
			z := &c.zones[c.piles[p].zone]
			switch {
			case z.fixedMax >= 0:
				total += z.fixedMax
			case z.atMost < 0 && z.fullBy == nil && z.full != nil && z.full[int(p)-z.first] >= 0:
				total += int(z.full[int(p)-z.first])
			default:
				total = -1 << 20
			}
		}
		if total > 0 {
			*nd = node{opPaired, nd.a, int32(total), 0}
		}
	}
}

// startRanks lists the places of the ranks that may start a foundation; nil if that is fixed in play.
func (c *compiler) startRanks(z *zone, j int) []int {
	var m cards.Mask
	for i := range z.arrive {
		a := &z.arrive[i]
		if !a.onEmpty || a.phrase < 0 {
			continue
		}
		if c.needsPhrase(a.phrase)&^needPile != 0 {
			return nil
		}
		s := State{g: c.Game}
		cx := ctx{card: rules.None, pile: int16(z.first + j), source: -1}
		m |= s.mask(a.phrase, rules.None, &cx)
	}
	var out []int
	for p := 1; p <= len(c.pack.Order); p++ {
		if c.rankMask[p]&m != 0 {
			out = append(out, p)
		}
	}
	return out
}

// chainFrom is how many cards lie on one another from a base on, each rank once; of `same suit` all cards of the suit,
// of `same rank` all of the rank. -1 if the build lines set no end.
func (c *compiler) chainFrom(z *zone, j, base int) int {
	best := -1
	for _, r := range rules.All[*dsl.Build](z.sheet) {
		if r.Stmt.Cards == nil {
			continue
		}
		for _, k := range r.Stmt.Cards.Any {
			if w := k.What(); w != nil && w.Rel != nil && w.Rel.Alike == "same" {
				switch w.Rel.Of {
				case "suit":
					best = max(best, c.pack.Decks*len(c.pack.Order))
				case "rank":
					best = max(best, c.pack.Decks*len(c.pack.Suits))
				}
			}
		}
	}
	for _, dir := range []int{1, -1} {
		var next [cards.Ranks + 1][]int
		some := false
		for _, r := range rules.All[*dsl.Build](z.sheet) {
			if r.Stmt.Cards == nil {
				continue
			}
			for _, k := range r.Stmt.Cards.Any {
				if k.Looser != "" {
					return -1
				}
				w := k.What()
				if w == nil || w.Rel == nil || w.Rel.Alike != "" {
					continue
				}
				e := c.env(z.first + j)
				t, _ := e.Up(w.Rel)
				if dir < 0 {
					t, _ = e.Down(w.Rel)
				}
				for k := range cards.Kind(cards.Kinds) {
					if !c.pack.Has(k) {
						continue
					}
					for x := range t[k].Each {
						some = true
						p := c.pack.Place(k)
						if q := c.pack.Place(x); !slices.Contains(next[p], q) {
							next[p] = append(next[p], q)
						}
					}
				}
			}
		}
		if !some {
			continue
		}
		seen := map[int]bool{base: true}
		length, at := 1, base
		for {
			moved := false
			for _, q := range next[at] {
				if !seen[q] {
					seen[q], at, moved = true, q, true
					length++
					break
				}
			}
			if !moved {
				break
			}
		}
		best = max(best, length)
	}
	return best
}

// symmetry finds the zones whose piles are interchangeable: nothing in force after the deal tells them apart.
func (c *compiler) symmetry() {
	for i := range c.zones {
		z := &c.zones[i]
		k := z.sheet.Kind
		z.symmetric = z.n > 1 && z.suits == nil && z.sheet.Picture == nil && z.rows == 1 && !z.closes && k != "stock"
	}
	told := func(z *rules.Zone) {
		if i, ok := c.byZone[z]; ok {
			c.zones[i].symmetric = false
		}
	}
	// Phrases and conditions that ask for the number or place of a pile.
	for i := range c.zones {
		z := &c.zones[i]
		for _, l := range z.sheet.Lines {
			if l.Stmt != nil && positional(l.Stmt) {
				told(z.sheet)
			}
			if b, ok := l.Stmt.(*dsl.Base); ok && len(b.Cards) > 1 {
				told(z.sheet)
			}
			c.tellPlaces(l, told)
			if t, ok := l.Stmt.(*dsl.Turn); ok {
				c.tellTargets(t.To, told)
			}
		}
	}
	var later []*dsl.Line
	for _, m := range c.sheet.Mays {
		later = append(later, m.Head)
		later = append(later, m.Steps...)
	}
	for _, a := range c.sheet.Afters {
		later = append(later, a.Head)
		later = append(later, a.Steps...)
	}
	for _, r := range append(slices.Clone(c.sheet.Wins), c.sheet.Loses...) {
		later = append(later, r.Line)
	}
	waits := false
	for _, l := range c.sheet.Deal { // steps behind a choice are in force when play has begun
		if waits {
			later = append(later, l)
		}
		if _, ok := l.Stmt.(*dsl.Player); ok {
			waits = true
		}
	}
	for _, l := range later {
		c.tellPlaces(l, told)
		switch t := l.Stmt.(type) {
		case *dsl.MoveStep:
			c.tellTargets(t.To, told)
			if t.From != nil && t.From.Zone != nil {
				for _, z := range c.sheet.Zone(t.From.Zone.Word) {
					told(z)
				}
			}
		case *dsl.Gather:
			for _, p := range t.From {
				if p.Zone != nil {
					for _, z := range c.sheet.Zone(p.Zone.Word) {
						told(z)
					}
				}
			}
		}
	}
	for p := range c.nPiles {
		zi := int(c.piles[p].zone)
		z := &c.zones[zi]
		if z.symmetric {
			c.seed[p] = keyOf(uint64(zi)+1, 0x1f83d9abfb41bd6b)
		} else {
			c.seed[p] = keyOf(uint64(p)+1, 0x5be0cd19137e2179)
		}
		if z.sheet.Kind == "discard" && !c.gathered(z.sheet) {
			c.bag[p] = true
		}
	}
}

// gathered reports whether cards of a zone can come back in the order in which they lie.
func (c *compiler) gathered(z *rules.Zone) bool {
	for _, m := range c.sheet.Mays {
		for i, l := range m.Steps {
			if g, ok := l.Stmt.(*dsl.Gather); ok && c.gathers(g, z) && !slices.ContainsFunc(m.Steps[i:], isShuffle) {
				return true
			}
		}
	}
	for _, a := range c.sheet.Afters {
		for i, l := range a.Steps {
			if g, ok := l.Stmt.(*dsl.Gather); ok && c.gathers(g, z) && !slices.ContainsFunc(a.Steps[i:], isShuffle) {
				return true
			}
		}
	}
	return false
}

func isShuffle(l *dsl.Line) bool { _, ok := l.Stmt.(*dsl.Shuffle); return ok }

func (c *compiler) gathers(g *dsl.Gather, z *rules.Zone) bool {
	for _, p := range g.From {
		if p.Zone != nil && slices.Contains(c.sheet.Zone(p.Zone.Word), z) {
			return true
		}
	}
	return false
}

// positional reports whether a line asks for the number, row or neighbours of a pile.
func positional(s dsl.Stmt) bool {
	hit := false
	dsl.Walk(s, func(n any) bool {
		switch t := n.(type) {
		case *dsl.Card:
			hit = hit || t.PileNo || t.Line != ""
		case *dsl.Atom:
			hit = hit || t.PileNo || t.Of == "row" || t.Of == "column"
		case *dsl.PileRef:
			hit = hit || t.Side != ""
		case *dsl.Test:
			hit = hit || t.SameLine != "" || t.Touching || t.Beside
		case *dsl.PlaceMod:
			hit = hit || t.Word == "own"
		}
		return true
	})
	return hit
}

// tellPlaces marks zones some of whose piles a line names by number, order or `own`.
func (c *compiler) tellPlaces(l *dsl.Line, told func(*rules.Zone)) {
	dsl.Walk(l.Stmt, func(n any) bool {
		p, ok := n.(*dsl.Place)
		if !ok || p.Zone == nil {
			return true
		}
		apart := len(p.Zone.Ranges) > 0
		for _, m := range p.Mods {
			apart = apart || m.Word == "own" || m.Word == "first" || m.Word == "last" || m.Line != ""
		}
		if apart {
			for _, z := range c.sheet.Zone(p.Zone.Word) {
				told(z)
			}
		}
		return true
	})
}

// tellTargets marks zones whose piles are dealt to in turn, or chosen in order.
func (c *compiler) tellTargets(to *dsl.Places, told func(*rules.Zone)) {
	for _, p := range to.Any {
		if p.Zone == nil {
			continue
		}
		for _, z := range c.sheet.Zone(p.Zone.Word) {
			if z.Piles == 1 {
				continue
			}
			// Empty piles are alike: which of them a card comes to makes no difference.
			if slices.ContainsFunc(p.Mods, func(m *dsl.PlaceMod) bool { return m.Word == "empty" }) {
				continue
			}
			told(z)
		}
	}
}

// routes works out which zones give cards to which.
func (c *compiler) routes() {
	for i := range c.zones {
		z := &c.zones[i]
		if !c.gives(z) {
			continue
		}
		src := source{zone: i, alone: true, whole: true, plain: !z.open}
		for p := z.first; p < z.first+z.n; p++ {
			src.plain = src.plain && c.piles[p].covers == nil
		}
		for _, r := range z.moves {
			switch r.kind {
			case unitPluck:
				src.pluck = true
			case unitOne:
			case unitPile:
				src.alone = false
			default:
				src.alone, src.whole = false, false
			}
		}
		for d := range c.zones {
			if d == i && z.n == 1 {
				continue // from a pile to itself
			}
			if rt, ok := c.routeTo(z, i, d); ok {
				src.routes = append(src.routes, rt)
			}
		}
		if len(src.routes) == 0 && !src.pluck {
			continue
		}
		for first := 0; first < z.n; first += 64 {
			src.first, src.n = z.first+first, min(64, z.n-first)
			c.sources = append(c.sources, src)
		}
	}
}

// gives reports whether cards can be played out of a zone at all.
func (c *compiler) gives(z *zone) bool {
	switch z.sheet.Kind {
	case "discard":
		return false
	case "foundations":
		return len(z.worry) > 0
	case "stock":
		return z.open
	}
	return true
}

// reaches reports whether a line that speaks of some piles speaks of one of a zone.
func (r *reach) reaches(z *zone) bool {
	if r == nil {
		return true
	}
	for p := z.first; p < z.first+z.n; p++ {
		if r.by == nil && r.same.has(p) {
			return true
		}
		for i := range r.by {
			if r.by[i].has(p) {
				return true
			}
		}
	}
	return false
}

// all reports whether a line speaks of every pile of a zone, whatever pile it is seen from.
func (r *reach) all(z *zone) bool {
	if r == nil {
		return true
	}
	if r.by != nil {
		return false
	}
	for p := z.first; p < z.first+z.n; p++ {
		if !r.same.has(p) {
			return false
		}
	}
	return true
}

// routeTo works out the route from one zone to another, if there can be one.
func (c *compiler) routeTo(z *zone, from, to int) (route, bool) {
	dst := &c.zones[to]
	rt := route{to: to, alone: true}
	static, empty := true, cards.Mask(0)
	if !dst.receives {
		return rt, false
	}
	restricted := func(rs []restriction, other *zone) (can, always bool) {
		if len(rs) == 0 {
			return true, true
		}
		for i := range rs {
			if rs[i].piles.reaches(other) {
				can = true
				if rs[i].piles.all(other) && rs[i].guard < 0 {
					always = true
				}
			}
		}
		return can, always
	}
	can, sure := restricted(z.plays, dst)
	if !can {
		return rt, false
	}
	rt.slow = rt.slow || !sure
	if z.sheet.Kind == "foundations" {
		can, sure = restricted(z.worry, dst)
		if !can {
			return rt, false
		}
		rt.slow = rt.slow || !sure
	}
	if can, sure = restricted(dst.only, z); !can {
		return rt, false
	}
	rt.slow = rt.slow || !sure
	// Units.
	single := leavesAlone(dst)
	for i := range z.moves {
		r := &z.moves[i]
		if !r.to.reaches(dst) {
			continue
		}
		if r.kind != unitOne && r.kind != unitPluck {
			rt.alone = false
		}
		if (r.kind == unitOne || r.kind == unitRun) && r.to.all(dst) && r.guard < 0 && r.uses < 0 && r.kind != unitRun {
			single = true
		}
		if r.kind == unitRun && r.to.all(dst) && r.guard < 0 && r.uses < 0 && c.seqs[r.seq] == (seq{phrase: c.seqs[r.seq].phrase}) {
			single = true // one card is always a sequence
		}
	}
	rt.slow = rt.slow || !single
	// Lines.
	var table cards.Table
	unitsOnly := true
	for i := range dst.arrive {
		a := &dst.arrive[i]
		if !a.from.reaches(z) {
			continue
		}
		rt.lines = append(rt.lines, int16(i))
		plain := a.from.all(z) && a.guard < 0 && a.uses < 0 && a.size == 0 && a.seq < 0 && !a.whole && a.order == nil && !a.loose
		if !plain {
			static = false
			if !a.from.all(z) || a.uses >= 0 || a.size != 0 || a.seq >= 0 || a.whole || a.guard >= 0 && !a.static || a.loose {
				rt.slow = true
			}
		}
		if a.seq >= 0 || a.size > 1 {
			unitsOnly = false
		}
		if a.phrase >= 0 && (c.phrases[a.phrase].sort == ofParts) {
			static = false
			continue
		}
		if !static {
			continue
		}
		m := fill(c.mask)
		if a.phrase >= 0 {
			m = *c.phrases[a.phrase].table
		}
		if a.onCards {
			for k := range table {
				table[k] |= m[k]
			}
		}
		if a.onEmpty && (a.phrase < 0 || c.phrases[a.phrase].sort == constant) {
			empty |= m[0] // else it is a relation to nothing
		}
	}
	if len(rt.lines) == 0 {
		return rt, false
	}
	if leavesAlone(dst) && unitsOnly {
		rt.alone = true
	}
	if dst.suits != nil {
		static = false
		rt.slow = true
	}
	if dst.fixedMax >= 0 || dst.full != nil || dst.fullBy != nil || dst.atMost >= 0 {
		rt.room = true
		if !static {
			rt.slow = true
		}
	}
	for p := dst.first; p < dst.first+dst.n; p++ {
		static = static && c.piles[p].covers == nil
	}
	if static {
		rt.on = &[64]cards.Mask{}
		copy(rt.on[:], table[:])
		rt.on[noTop] = empty
	}
	rt.unit = c.onlyUnit(z, dst)
	return rt, true
}

// onlyUnit is the one line by which several cards of a zone move, if it asks nothing but that they are a sequence.
func (c *compiler) onlyUnit(z, dst *zone) *unitRule {
	var only *unitRule
	for i := range z.moves {
		r := &z.moves[i]
		if r.kind == unitOne {
			continue
		}
		plain := r.kind == unitAny || r.kind == unitRun && c.seqs[r.seq] == (seq{phrase: c.seqs[r.seq].phrase})
		if only != nil || !plain || !r.to.all(dst) || r.guard >= 0 || r.uses >= 0 {
			return nil
		}
		only = r
	}
	if leavesAlone(dst) {
		return nil
	}
	return only
}

func fill(m cards.Mask) cards.Table {
	var t cards.Table
	for k := range t {
		t[k] = m
	}
	return t
}
