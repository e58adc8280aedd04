package play

import (
	"slices"

	"pat/dsl"
	"pat/dsl/cards"
	"pat/dsl/internal/facts"
	"pat/dsl/internal/judge"
	"pat/dsl/rules"
)

// This file answers questions about cards in sequence: can cards of this pack make the sequence
// that a line asks for, and do its cards ever lie and move together. A sequence is followed by
// sets: from all kinds that may stand at one place to all that may follow them. One kind may be
// counted twice on the way, so `yes` may be wrong and `no` never is.

// makesSequence reports whether cards of the pack can make a sequence as a line asks for: from its
// first rank to its last, or as long as it says.
//
// For example `sequence king to ace in suit` with a pack without tens: nothing follows the jack. Or
// `sequence of 5 same rank` in one deck.
func (g *game) makesSequence(q *rules.Seq, z *rules.Zone) bool {
	t := g.Sequence(q, z)
	at, ends := g.Pack(), g.Pack()
	if q.Ends {
		at &= cards.OfRank(q.From)
		ends &= cards.OfRank(q.To)
	}
	length := 0
	if q.Of != nil {
		n, ok := g.Num(q.Of, rules.NoPile)
		if !ok {
			return true
		}
		length = n
	}
	if !g.runs(&t.On, length) {
		return false
	}
	for n := 1; n <= g.Sheet.Pack.Size(); n++ {
		if at&ends != 0 && (length == 0 || n == length) {
			return true
		}
		next := t.On.Any(at)
		if next == 0 || n == length {
			return false
		}
		at = next
	}
	return false
}

// shapesRuns reports whether a `build` line counts beyond the cards that come by it: a sequence
// that does not say how its cards follow each other is one as cards are built, guards aside.
//
// A tableau with `build down in suit` and `move sequence` moves cards as they are built, so taking
// a `build` line away that no card comes by may still change what moves. For each sequence that
// does not say how its cards follow (AsItBuilt) the table with the line and without it are
// compared.
func (g *game) shapesRuns(l *dsl.Line, z *rules.Zone) bool {
	if a, ok := g.Sheet.FormOf(l).(*rules.Arrival); !ok || !a.Builds() {
		return false
	}
	shapes := false
	for _, x := range g.Lines {
		rules.Each(x.Form, func(q *rules.Seq) {
			less := *q
			less.Follows = slices.DeleteFunc(slices.Clone(q.Follows), func(c *rules.Cards) bool {
				return q.AsItBuilt && c.Span.Within(l.Span)
			})
			if len(less.Follows) == len(q.Follows) || shapes {
				return
			}
			with, without := g.Sequence(q, z), g.Sequence(&less, z)
			shapes = !with.Exact || !without.Exact || with.On != without.On
		})
	}
	return shapes
}

// longRuns finds `in sequence` conditions that no cards can fulfil.
//
// Two kinds of line: conditions (`when pile in sequence king to ace`), and `move` lines of an exact
// length.
func (g *game) longRuns() {
	for _, l := range g.Lines {
		if e, ok := l.Form.(*rules.Goal); ok && e.Win {
			continue // judged with the win
		}
		rules.Each(l.Form, func(t *rules.Stands) {
			if !g.possibleRun(t, l.Zone) {
				d := g.Warnf("no-effect", t.Span, "`%s` never holds: no cards of the game make such a sequence",
					g.Text(t.Span))
				d.Help = "what it asks for are its ends, its step and its length"
			}
		})
	}
	for _, z := range g.Sheet.Zones {
		for _, u := range rules.Forms[*rules.Unit](z) {
			if u.Of == rules.ARun && !u.Seq.AnyLength() && !g.makesSequence(u.Seq, z) {
				d := g.Warnf("no-effect", u.Line.Span, "`%s` never happens: no cards of the game make such a sequence",
					u.Line.Text())
				g.OfferTakenHere(d)
			}
		}
	}
}

// possibleRun reports whether the cards of a pile can be in sequence as a comparison asks.
func (g *game) possibleRun(t *rules.Stands, z *rules.Zone) bool {
	if t.Is != rules.InSequence || t.Seq.AnyLength() {
		return true
	}
	if p := t.Ref.Place; p != nil && p.Named() {
		z = p.Zones[0]
	}
	return z == nil || g.makesSequence(t.Seq, z)
}

// together finds lines that ask for cards which come as one, where they never move as one.
//
// For example `takes sequence king to ace` from a tableau with `move 1 card`: thirteen cards never
// move as one. A zone supplies them if its `move` lines let n cards go and they can come to lie so.
func (g *game) together(v *facts.View, a *facts.Inflow) {
	n, possible := a.Size, !a.Once
	if a.Seq != nil {
		n, _ = g.Env(rules.NoPile).Sequence(a.Seq)
		possible = g.makesSequence(a.Seq, a.Zone)
	}
	if n < 2 || !possible {
		return
	}
	var from []string
	// a zone whose piles may be dealt so, but where no such sequence is built
	var luck *rules.Zone
	for _, z := range g.Sheet.Zones {
		if z.Kind == dsl.Stock || !g.Supplies(v, z, a) {
			continue
		}
		if g.movesMany(z, a, n) {
			// all is well, or nothing certain
			if a.Seq == nil || g.builds(z, a) || luck != nil {
				return
			}
			luck = z
		}
		from = append(from, "`"+z.Title()+"`")
	}
	if luck != nil {
		g.byLuck(a, luck)
		return
	}
	if len(from) == 0 {
		return // that nothing comes from there has been told
	}
	what := "cards"
	if a.Seq != nil {
		what = "such cards"
	}
	d := g.Warnf("no-effect", a.Line.Span, "`%s` never happens: %d %s never move together from %s", a.Text(), n, what,
		judge.Or(from))
	g.unwinnable(d, a)
	d.Notes = append(d.Notes, "cards come together only as their pile lets them move: by its `move` lines")
	if a.Seq != nil {
		g.turnedRound(d, a)
	}
	g.OfferTakenHere(d)
	for i, z := range g.Sheet.Zones {
		if us := rules.Forms[*rules.Unit](z); a.Zones[i] && g.Holds[i] != 0 && us != nil {
			d.Others = append(d.Others, dsl.Label{Span: us[0].Line.Span, Text: "how they move"})
		}
	}
}

// feeds reports whether cards of a zone may come by a line, a sequence as one.
func (g *game) feeds(v *facts.View, z *rules.Zone, a *facts.Inflow) bool {
	if !g.Supplies(v, z, a) || a.Seq == nil {
		return g.Supplies(v, z, a)
	}
	n, _ := g.Env(rules.NoPile).Sequence(a.Seq)
	return g.movesMany(z, a, n)
}

// movesMany reports whether n cards of a zone, in sequence as a line asks, may move as one.
//
// n cards must follow each other in both ways at once: as the `move` line moves and as a asks.
func (g *game) movesMany(z *rules.Zone, a *facts.Inflow, n int) bool {
	for _, m := range rules.Forms[*rules.Unit](z) {
		switch m.Of {
		case rules.APile, rules.AnyCards:
			if g.comesToLie(z, a, n) {
				return true
			}
			continue
		case rules.OneCard, rules.AnyOne:
			continue
		}
		if of, ok := g.Env(rules.NoPile).Sequence(m.Seq); m.Seq.Of != nil && ok && of != n {
			continue
		}
		moves := g.Sequence(m.Seq, z).On
		if a.Seq != nil {
			for k, next := range g.Sequence(a.Seq, a.Zone).On {
				moves[k] &= next
			}
		}
		if g.runs(&moves, n) {
			return true
		}
	}
	return false
}

// comesToLie reports whether n cards can come to lie on each other in a zone as a line asks:
// because they are built so, because they are dealt so, or because steps lay cards there as they
// come.
//
// A pile that is dealt n cards may be dealt them in sequence, by luck, so nothing can be ruled out;
// the stock is left out, for no one moves several of its cards.
func (g *game) comesToLie(z *rules.Zone, a *facts.Inflow, n int) bool {
	if a.Seq == nil || g.LaidOn(z) {
		return true
	}
	if g.Swaps() {
		return true // cards change places under no rule of building
	}
	for q, lie := range g.Dealt.Piles {
		if g.Layout.Piles[q].Zone.Kind != dsl.Stock && lie.Hi >= n {
			return true
		}
	}
	return g.builds(z, a)
}

// byLuck tells of a sequence of which cards come to lie on one another as they are dealt, and in no
// other way.
func (g *game) byLuck(a *facts.Inflow, z *rules.Zone) {
	d := g.Notef("single-cards", a.Line.Span, "`%s` hardly ever happens: no such sequence is built in `%s`", a.Text(),
		z.Title())
	for _, b := range g.Inflows {
		if b.Zone == z && b.OnCards && !b.ByNature() {
			d.Others = append(d.Others, dsl.Label{Span: b.Line.Span, Text: "what is built there"})
		}
	}
	d.Help = "its cards would have to lie so as they are dealt"
}

// builds reports whether some card may be laid on another in a zone as a line asks for it.
func (g *game) builds(z *rules.Zone, a *facts.Inflow) bool {
	next := g.Sequence(a.Seq, a.Zone)
	for _, b := range g.Inflows {
		if b.Zone != z || !b.OnCards && !b.Grouped() {
			continue
		}
		if b.Grouped() || !next.Exact {
			return true
		}
		for i := range b.Tables {
			for k := range g.Pack().Each {
				both := b.Tables[i].On[k] & next.On[k]
				if g.Decks == 1 {
					both &^= k.Bit() // that lies there itself
				}
				if !b.Tables[i].Exact || both != 0 {
					return true
				}
			}
		}
	}
	return false
}

// runs reports whether a table has n cards in sequence.
func (g *game) runs(t *cards.Table, n int) bool { return n < 2 || t.Longest(g.Pack(), g.Decks) >= n }
