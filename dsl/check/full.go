package check

import (
	"fmt"

	"pat/dsl"
	"pat/dsl/cards"
	"pat/dsl/rules"
)

// When piles are full: by their bound, at the end of a list or sequence, or of the longest chain of ranks that
// their build lines make.

// length is the number of cards at which the i-th pile of a zone is full. known is false where it depends on
// play; bounded is false where there is no such number.
func (g *setup) length(z *rules.Zone, i int) (n int, known, bounded bool) {
	if m := rules.First[*dsl.AtMost](z); m.Line != nil {
		n, known = g.num(m.Stmt.N, g.first[z.Index]+i)
		return n, known, true
	}
	if room := z.Kind.Room(); room > 0 {
		return room, true, true
	}
	if z.Kind != dsl.Foundations {
		return 0, true, false
	}
	for _, a := range g.ways {
		if a.zone != z {
			continue
		}
		if a.order {
			return len(g.orderOf(a.line.Stmt.(*dsl.Build))), true, true
		}
		if a.seq != nil {
			x, ok := g.seqLength(a.seq)
			if !ok {
				return 0, true, false
			}
			n = max(n, x)
		}
	}
	if n > 0 {
		return n, true, true
	}
	if len(rules.All[*dsl.Build](z)) == 0 {
		return 0, true, false
	}
	return g.chain(z, i)
}

// seqLength is how many cards a sequence has that leaves as one.
func (g *setup) seqLength(q *dsl.Seq) (int, bool) {
	if q.Of != nil {
		return g.num(q.Of, noPile)
	}
	if q.From == nil {
		return 0, false
	}
	a, _ := cards.RankNamed(q.From.Name)
	b, _ := cards.RankNamed(q.To.Name)
	by := 1
	if q.By != nil {
		if v, ok := g.env(noPile).Value(q.By, rules.None, rules.None); ok && v.N > 0 {
			by = v.N
		}
	}
	d := g.sheet.Pack.RankPlace(b) - g.sheet.Pack.RankPlace(a)
	return max(d, -d)/by + 1, true
}

// chain is the length of the longest chain of ranks from the base of a pile, along its build lines.
func (g *setup) chain(z *rules.Zone, i int) (n int, known, bounded bool) {
	pile := g.first[z.Index] + i
	var start []int
	open := !g.sureToStart(z, i)
	for p := 1; p <= len(g.sheet.Pack.Order); p++ {
		if open || g.starting(z, i)&cards.OfRank(g.sheet.Pack.RankAt(p)) != 0 {
			start = append(start, p)
		}
	}
	lengths := map[int]bool{}
	for _, p := range start {
		x := g.chainFrom(z, pile, p)
		if x < 0 {
			return 0, false, true
		}
		lengths[x] = true
		n = max(n, x)
	}
	return n, len(start) > 0 && (!open || len(lengths) == 1), true
}

// chainFrom is the length of a chain of ranks from one place on, each rank once; -1 if the build lines have no
// direction, or one that is not known.
func (g *setup) chainFrom(z *rules.Zone, pile, from int) int {
	best := -1
	for _, up := range []bool{true, false} {
		next := map[int][]int{}
		for _, r := range rules.All[*dsl.Build](z) {
			if r.Stmt.Cards == nil {
				continue
			}
			for _, k := range r.Stmt.Cards.Any {
				w := k.What()
				if w == nil || w.Rel == nil || w.Rel.Alike != "" || !g.known(w.Rel.By, pile) {
					if k.Looser != "" || w != nil && w.Rel != nil && w.Rel.Alike == "" {
						return -1
					}
					continue
				}
				t, _ := g.env(pile).Up(w.Rel)
				if !up {
					t, _ = g.env(pile).Down(w.Rel)
				}
				g.follow(next, &t)
			}
		}
		if len(next) > 0 {
			best = max(best, chainLength(next, from))
		}
	}
	return best
}

// follow notes, by places, which ranks follow which in a table.
func (g *setup) follow(next map[int][]int, t *cards.Table) {
	for k := range g.pack().Each {
		p := g.sheet.Pack.Place(k)
		for x := range t[k].Each {
			q := g.sheet.Pack.Place(x)
			had := false
			for _, y := range next[p] {
				had = had || y == q
			}
			if !had {
				next[p] = append(next[p], q)
			}
		}
	}
}

func chainLength(next map[int][]int, at int) int {
	seen := map[int]bool{at: true}
	for {
		moved := false
		for _, q := range next[at] {
			if !seen[q] {
				seen[q], at, moved = true, q, true
				break
			}
		}
		if !moved {
			return len(seen)
		}
	}
}

// tooLong finds a bound that no pile can reach: its build lines end before.
func (g *setup) tooLong(z *rules.Zone, i, n int) *dsl.Diagnostic {
	m := rules.First[*dsl.AtMost](z)
	if m.Line == nil || z.Kind != dsl.Foundations {
		return nil
	}
	longest := g.longest(z, i, n)
	if longest >= n || longest == 0 {
		return nil
	}
	d := finding("foundation-cannot-complete", m.Line.Span, "%s is full with %d cards, but its build lines end after %d", g.pileName(z, i), n, longest)
	if b := rules.First[*dsl.Build](z); b.Line != nil {
		d.Others = other(b.Line.Span, fmt.Sprintf("ends after %d", longest))
	}
	d.Help = fmt.Sprintf("write `at most %d cards`, or `wrapping`", longest)
	return d
}

// longest is the number of cards of the longest pile that the lines of a zone allow, at most n.
func (g *setup) longest(z *rules.Zone, i, n int) int {
	at := g.starting(z, i) | g.table.kinds[z.Index]
	for length := 0; length < n; length++ {
		if at == 0 {
			return length
		}
		next := cards.Mask(0)
		for _, a := range g.ways {
			if a.zone != z {
				continue
			}
			if a.seq != nil || a.set != nil {
				return n
			}
			for k := range at.Each {
				next |= a.of(i).on[k]
			}
		}
		at = next
	}
	return n
}

// bounds finds piles that are asked to be full and never can be, for they have no bound.
func (c *checker) bounds() {
	for _, l := range c.lines {
		each(l.Stmt, func(t *dsl.Compare) {
			if t.State == nil || !t.State.Full || t.Left.Ref == nil {
				return
			}
			zs := []*rules.Zone{l.zone}
			if p := t.Left.Ref.Place; p != nil && p.Zone != nil {
				zs = c.sheet.Zone(p.Zone.Word)
			}
			for _, z := range zs {
				if z != nil && !z.Broken && unbounded(z) && !c.blamedZone(z) {
					d := c.errorf("never-full", t.Span, "`%s` can never be full: nothing says how many cards a pile holds", z.Title())
					if z.Head != nil {
						d.Others = other(z.Head.Span, "no bound")
					}
					d.Help = fmt.Sprintf("add `at most 13 cards` under `%s`, or ask otherwise", z.Title())
				}
			}
		})
	}
}

// unbounded reports whether the piles of a zone may hold any number of cards.
func unbounded(z *rules.Zone) bool {
	if rules.First[*dsl.AtMost](z).Line != nil || z.Kind.Room() > 0 {
		return false
	}
	if z.Kind != dsl.Foundations {
		return true
	}
	for _, l := range z.Lines {
		switch t := l.Stmt.(type) {
		case *dsl.Build:
			return false
		case *dsl.Takes:
			if t.Set != nil && t.Set.Sequence && (t.Set.Seq.Of != nil || t.Set.Seq.From != nil) {
				return false
			}
		}
	}
	return len(z.Lines) > 0
}

// closure is every card that can ever lie on the i-th pile of a foundation, whatever else happens.
func (g *setup) closure(z *rules.Zone, i int) cards.Mask {
	m := g.starting(z, i) | g.table.kinds[z.Index]
	for {
		more := m
		for _, a := range g.ways {
			if a.zone != z {
				continue
			}
			if a.seq != nil || a.set != nil {
				return g.pack()
			}
			for k := range m.Each {
				more |= a.of(i).on[k]
			}
		}
		if more == m {
			return m
		}
		m = more
	}
}
