package words

import (
	"fmt"
	"slices"

	"pat/dsl"
	"pat/dsl/internal/judge"
	"pat/dsl/rules"
)

// This file answers whether a step can be done as it is written: to which of several piles a card
// goes (`4 to tableau` of seven), whether a place that stands for one pile is one, and whether what
// must be known before play is known.

// steps judges steps that cannot be done as they stand, and places that must be known before play.
//
// A condition may ask pile by pile (`when each tableau has …`), so places in it may be several
// piles. byPile are these; everywhere else a value must come from one pile.
func (c *checker) steps() {
	for _, l := range c.Lines {
		switch t := l.Stmt.(type) {
		case *dsl.MoveStep:
			c.target(l, t.To, c.moved(l.Line))
			c.bases(t)
		case *dsl.Turn:
			c.target(l, t.To, nil)
		case *dsl.Player:
			if l.In != rules.InDeal {
				d := c.Errorf("misplaced-step", l.Span, "`player plays` is a step of the deal only")
				c.OfferGone(d)
				d.Help = "in play the player moves anyway"
			}
		case *dsl.Hands:
			if t.With != nil {
				c.known(l, &dsl.Places{Span: t.With.Span, Any: []*dsl.Place{t.With}})
			}
		case *dsl.AfterHead:
			c.known(l, t.From)
			c.known(l, t.To)
		}
		for _, ps := range dsl.Routes(l.Stmt) {
			c.known(l, ps)
		}
		byPile := c.pileByPile(l)
		judge.Each(l.Nodes, func(a *dsl.Atom) {
			switch {
			case a.In != nil:
				c.noEach(a.In, byPile)
			case a.Ref == nil || a.Ref.Place == nil:
			case a.Of == "worth": // of all their cards
				c.noEach(a.Ref.Place, byPile)
			case !byPile[a.Ref.Place]:
				c.onePile(l, a.Ref.Place, c.Text(a.Span))
			}
		})
		judge.Each(l.Nodes, func(t *dsl.Compare) {
			if r := t.Left.Ref; r != nil && r.Place != nil && t.State == nil && !byPile[r.Place] {
				c.onePile(l, r.Place, c.Text(t.Span))
			}
		})
		judge.Each(l.Nodes, func(p *dsl.Place) { c.ownZone(l, p) })
		c.layers(l)
		c.notFixed(l)
		judge.Each(l.Nodes, func(r *dsl.Relation) {
			if r.After != nil && !byPile[r.After] {
				c.onePile(l, r.After, c.Text(r.Span))
			}
			if r.As != nil {
				c.noEach(r.As, byPile)
			}
		})
	}
}

// pileByPile is the places of the conditions of a line that are asked about pile by pile. Two of
// them in one question are a mistake: it cannot be told which is held against which.
func (c *checker) pileByPile(l *rules.Placed) map[*dsl.Place]bool {
	byPile := map[*dsl.Place]bool{}
	judge.Each(l.Nodes, func(t *dsl.Test) {
		places, more := t.PileByPile()
		for _, p := range places {
			byPile[p] = true
		}
		if more != nil {
			byPile[more] = true
			d := c.Errorf("which-pile", more.Span, "`each` stands twice in `%s`, and a condition asks of one place "+
				"pile by pile", c.Text(t.Span))
			d.Help = "which pile is meant is said by `pile`, `own …`, `first …` or a number"
		}
	})
	return byPile
}

// noEach finds `each` where cards are named or counted, outside of a condition: there is nothing to
// ask of every pile.
func (c *checker) noEach(p *dsl.Place, byPile map[*dsl.Place]bool) {
	if c.place(p).Each && !byPile[p] {
		d := c.Errorf("which-pile", p.Span, "`%s` asks pile by pile, but only a condition can be asked so",
			c.Text(p.Span))
		c.OfferWords(d, p.Span, "each")
		d.Doubt()
	}
}

// layers finds what is asked of a layer as if it were a pile. It is the cards that lie at one
// height, and can be asked which they are, how many, and whether there are any.
//
// A layer is a row across piles: the second cards of all of them. It has no top and is not full.
func (c *checker) layers(l *rules.Placed) {
	asked := func(at dsl.Span) {
		d := c.Errorf("which-pile", at, "`%s` speaks of a pile, but a layer is the cards that lie at one height",
			c.Text(at))
		d.Help = "its cards are asked about: `no king in layer`, `cards in layer`, `same rank as layer`, `layer empty`"
	}
	judge.Each(l.Nodes, func(p *dsl.Place) {
		if p.Layer && len(p.Mods) > 0 {
			asked(p.Span)
		}
	})
	judge.Each(l.Nodes, func(t *dsl.Compare) {
		if p := t.Left.Place(); p != nil && p.Layer && t.State != nil && !t.State.Empty {
			asked(t.Span)
		}
	})
	judge.Each(l.Nodes, func(k *dsl.Card) {
		if k.PlayOn != nil && k.PlayOn.Layer {
			asked(k.Span)
		}
	})
	judge.Each(l.Nodes, func(t *dsl.Count) {
		if t.Spaces && slices.ContainsFunc(t.In.Any, func(p *dsl.Place) bool { return p.Layer }) {
			asked(t.Span)
		}
	})
}

// known finds places that are only known in play where they must be known before.
//
// The piles of `from` and `to` are worked out once, before play, for the machine goes by tables. A
// condition is asked anew each time and may name any place.
func (c *checker) known(l *rules.Placed, ps *dsl.Places) {
	if ps == nil {
		return
	}
	for _, p := range ps.Any {
		is := c.place(p)
		ofPile := p.Pile != nil || is.Own || is.Other || is.Rest // which a line of a zone has
		if is.Fixed() && (l.In == rules.InZone && !ofHands(l) || !ofPile) {
			continue
		}
		d := c.Errorf("no-place", p.Span, "`%s` is not known before the game begins, but a line like this must name "+
			"its piles", c.Text(p.Span))
		if at, ok := c.passWithoutIn(l, p.Span); ok {
			c.OfferWhole(d, dsl.Span{Pos: at, EndPos: at}, "in ")
			judge.Surely(d)
		} else {
			d.Help = "a line like this names the zone; the rest is said in a guard, behind `when`"
		}
	}
}

// ofHands reports whether a line is about hands: no card comes to a pile by it.
func ofHands(l *rules.Placed) bool {
	switch l.Stmt.(type) {
	case *dsl.Hands, *dsl.Counts:
		return true
	}
	return false
}

// passWithoutIn is where a place ends with the number of a pass, `waste pass 1`, which reads as the
// numbers of piles: `in` is missing.
func (c *checker) passWithoutIn(l *rules.Placed, at dsl.Span) (pos dsl.Pos, ok bool) {
	for i, w := range l.Words[1:] {
		last := l.Words[i]
		ends := w.End().Offset == at.EndPos.Offset && last.Pos.Offset > at.Pos.Offset
		if ends && w.Type == dsl.TokNumber && last.Value == "pass" {
			return last.Pos, true
		}
	}
	return pos, false
}

// onePile finds places of several piles where one card is meant.
//
// For example `when rank of tableau is king` with seven piles.
func (c *checker) onePile(l *rules.Placed, p *dsl.Place, phrase string) {
	if c.Single(c.place(p), l.Zone) || p.Zone != nil && len(c.Sheet.Zone(p.Zone.Word)) == 0 {
		return
	}
	n := len(c.piles(p, l.Zone))
	d := c.Errorf("which-pile", p.Span, "`%s` speaks of one pile, but `%s` is %s", phrase, c.Text(p.Span),
		dsl.Many(n, "pile"))
	d.Help = "which one is said by `pile`, `own …`, `first …` or a number"
}

// notFixed finds phrases about cards that hang on a card or pile they cannot see: the step of a
// relation and the distance from a value are worked out from the two cards, the pile's number,
// counters and the pass.
//
// What cards meet is put into tables before play (one for each value of counters and pass), so a
// step `by rank of waste` has no table.
func (c *checker) notFixed(l *rules.Placed) {
	report := func(at dsl.Span) {
		d := c.Errorf("not-fixed", at, "`%s` cannot be worked out here: it hangs on more than the cards that meet",
			c.Text(at))
		d.Help = "a guard can say it, for example `when rank of waste is king`"
	}
	judge.Each(l.Nodes, func(r *dsl.Relation) {
		judge.Within(r.By, func(a *dsl.Atom) {
			if a.Count != "" || a.Ref != nil && (a.Ref.Place != nil || a.Ref.Bottom) {
				report(r.Span)
			}
		})
	})
	judge.Each(l.Nodes, func(k *dsl.Card) {
		if k.Shift != nil && (k.Atom.Count != "" || ofItself(k.Atom)) {
			report(k.Span)
		}
	})
	t, ok := l.Stmt.(*dsl.Base)
	if !ok || len(t.Cards) < 2 {
		return
	}
	for _, cs := range t.Cards {
		judge.Within(cs, func(k *dsl.Card) {
			if k.InPlay() || c.Sheet.Counter(k.Name) != nil {
				d := c.Errorf("not-fixed", k.Span, "`%s` is not known before the game begins; in a list every base "+
					"must be", c.Text(k.Span))
				d.Help = "one base for all piles may be so, and ranks by name"
			}
		})
	}
}

// ofItself reports whether a value is the rank, suit, colour or worth of the very card that is
// asked about.
func ofItself(a *dsl.Atom) bool { return a.OfCard() && a.Ref == nil }

// ownZone finds `own Z` where Z is several zones: each has a pile of that number.
//
// `own reserve` seen from tableau 3 is reserve 3. With two zones of that name there are two of
// them.
func (c *checker) ownZone(l *rules.Placed, p *dsl.Place) {
	is := c.place(p)
	if p.Zone == nil || !is.Own || is.Kind == rules.OwnLine && len(p.Zone.Ranges) == 0 {
		return
	}
	if len(p.Zone.Ranges) > 0 || is.Rows != nil || is.Columns != nil {
		d := c.Errorf("which-pile", p.Span, "`%s` says twice which pile it is: `own` and a number", c.Text(p.Span))
		c.OfferWords(d, p.Span, "own")
		d.Doubt()
		return
	}
	zs := c.Sheet.Zone(p.Zone.Word)
	if len(zs) == 1 {
		c.shares(l, p, zs[0])
	}
	if len(zs) < 2 {
		return
	}
	d := c.Errorf("which-pile", p.Span, "`%s` is one pile, but %s each have one of that number", c.Text(p.Span),
		judge.And(judge.Titles(zs)))
	for _, z := range zs {
		c.OfferText(d, p.Zone.Span, z.Title())
	}
}

// shares finds `own Z` seen from a zone with another number of piles, among which those of Z cannot
// be shared out.
//
// `rules.Own` shares the piles out: as many, or two or three for each. 5 reserves and 7 tableaus do
// not come out.
func (c *checker) shares(l *rules.Placed, p *dsl.Place, z *rules.Zone) {
	if !c.Sized(z) {
		return
	}
	seers, unnamed := c.seers(l, p)
	bad := slices.DeleteFunc(seers, func(s *rules.Zone) bool {
		_, _, ok := rules.Own(1, s.Piles, z.Piles)
		return ok || !c.Sized(s)
	})
	if len(bad) == 0 || unnamed && len(bad) < len(c.Sheet.Zones) {
		return
	}
	from := bad[0]
	d := c.Errorf("which-pile", p.Span, "the %s of `%s` cannot be shared out among the %s of `%s`",
		dsl.Many(z.Piles, "pile"), z.Title(), dsl.Many(from.Piles, "pile"), from.Title())
	if z.Head != nil {
		d.Others = judge.Other(z.Head.Span, dsl.Many(z.Piles, "pile"))
	}
	d.Help = "`own` needs as many piles, or a multiple of them"
}

// seers are the zones from whose piles `own` is seen in a line; unnamed where it is some zone that
// is not named.
//
// `own` is seen from a pile. Which pile depends on the line: in a turn the target, in a swap and in
// `takes` of a sequence the zone itself, in a set where each card lies, in a step each of its
// targets or what the event says.
func (c *checker) seers(l *rules.Placed, p *dsl.Place) (zones []*rules.Zone, unnamed bool) {
	in := func(ps *rules.Places) {
		for i, in := range c.ZonesOf(ps, l.Zone) {
			if in {
				zones = append(zones, c.Sheet.Zones[i])
			}
		}
		unnamed = unnamed || ps == nil
	}
	of := func(ps *dsl.Places) { in(c.places(ps)) }
	within := func(root any) (found bool) {
		judge.Within(root, func(q *dsl.Place) { found = found || q == p })
		return found
	}
	switch t := l.Stmt.(type) {
	case *dsl.Turn:
		of(t.To)
	case *dsl.Swap:
		if t.From == nil {
			return []*rules.Zone{l.Zone}, false
		}
		of(t.From)
	case *dsl.Takes:
		if t.Set == nil || t.Set.Sequence {
			return []*rules.Zone{l.Zone}, false
		}
		of(t.From) // what is asked of a card of a set is asked where it lies
	case *dsl.MoveStep:
		switch {
		case c.moved(l.Line).To.Each() && !within(t.To):
			of(t.To)
			return zones, unnamed
		case len(t.To.Any) == 1 && t.To.Any[0].Source && l.In == rules.InAfter:
			in(l.After.From)
			return zones, unnamed
		}
		if l.In == rules.InAfter && l.After.On == rules.AfterMove {
			in(l.After.To)
		}
	default:
		switch {
		case l.In == rules.InZone:
			return []*rules.Zone{l.Zone}, false
		case (l.In == rules.InAfter || l.In == rules.AtAfter) && l.After.On == rules.AfterMove:
			in(l.After.To)
		}
	}
	return zones, unnamed
}

// target finds steps that lay cards on several piles without saying how.
//
// `7 to tableau` with seven piles is the commonest slip of all. Which cure is offered depends on
// the number: more than the pack has for each, and it comes out even, is a number to be shared out
// (28 to 7 is 4 to each); as many as there are piles is one for each, or seven; one card alone may
// have been for another zone.
func (c *checker) target(l *rules.Placed, to *dsl.Places, m *rules.MoveStep) {
	if len(to.Any) != 1 {
		return
	}
	p := to.Any[0]
	if p.Zone == nil || c.place(p).Each || c.Single(c.place(p), l.Zone) {
		return
	}
	zs := c.Sheet.Zone(p.Zone.Word)
	if len(zs) == 0 || zs[0].Kind == dsl.Foundations {
		return
	}
	if m != nil && sharesOut(m) {
		return
	}
	n := len(c.piles(p, l.Zone))
	d := c.Errorf("which-pile", p.Span, "`%s` is %s: to each of them?", c.Text(p.Span), dsl.Many(n, "pile"))
	each := "each " + c.Text(p.Span)
	if len(p.Zone.Ranges) > 0 {
		each = "each of " + c.Text(p.Span)
	}
	if zs[0].Head != nil {
		d.Others = judge.Other(zs[0].Head.Span, dsl.Many(zs[0].Piles, "pile"))
	}
	if q := c.shared(m, n); q > 0 {
		c.OfferWhole(d, m.Qty[0].Span.To(p.Span), fmt.Sprintf("%d to %s", q, each))
		return
	}
	if c.oneEach(m, n) {
		c.OfferIf(d, fmt.Sprintf("%d in all are meant", n), m.Qty[0].Span.To(p.Span), "1 to "+each)
		c.OfferIf(d, fmt.Sprintf("each pile gets %d", n), p.Span, each)
		return
	}
	if s := c.Sheet.Unnamed(dsl.Stock); c.dealsRest(l) && s != nil && s.Head != nil && s.Kind != zs[0].Kind {
		c.OfferIf(d, "they are dealt in play", p.Span, s.Title())
		c.OfferIf(d, "they are shared out", p.Span, each)
		return
	}
	if w := c.Sheet.Unnamed(dsl.Waste); m == nil && w != nil && !w.Implicit && c.unfed(w) {
		c.OfferIf(d, "the waste is meant", p.Span, w.Title())
		c.OfferIf(d, "each pile gets some", p.Span, each)
		return
	}
	c.OfferText(d, p.Span, each)
	judge.Surely(d)
	if m != nil && m.One() && m.From == nil && len(d.Offers) > 0 {
		d.Offers[0] = d.Offers[0].If("each pile gets one") // one card alone may be for another zone
	}
	if m != nil && m.From != nil && len(d.Offers) > 0 { // what follows a move may be for another zone
		d.Offers[0] = d.Offers[0].If("each pile gets some")
	}
	if len(p.Zone.Ranges) == 0 {
		d.Help = fmt.Sprintf("one pile alone is for example `%s 1`", c.Text(p.Span))
	}
}

// unfed reports whether no step brings cards to a zone.
func (c *checker) unfed(z *rules.Zone) bool {
	return !slices.ContainsFunc(c.Lines, func(l *rules.Placed) bool {
		path, _ := rules.PathOf(l.Form)
		return slices.ContainsFunc(path.To, func(p *rules.Place) bool { return p.Of(z) })
	})
}

// dealsRest reports whether a step of the deal lays all that is left.
func (c *checker) dealsRest(l *rules.Placed) bool {
	m, ok := l.Form.(*rules.MoveStep)
	return ok && l.In == rules.InDeal && m.What == rules.RestCards
}

// oneEach reports whether a step deals as many cards as there are piles, which may be one for each.
func (c *checker) oneEach(m *rules.MoveStep, n int) bool {
	if m == nil || n < 2 || len(m.Qty) != 1 {
		return false
	}
	said, _ := m.Qty[0].Digits()
	return said == n
}

// shared is how many cards each of n piles gets of the number that a step says, where so many for
// each would be more than there are and they come out even; or 0.
func (c *checker) shared(m *rules.MoveStep, n int) int {
	if m == nil || len(m.Qty) != 1 || m.From != nil {
		return 0
	}
	said, _ := m.Qty[0].Digits()
	// as in `4 to cells`
	single := false // a pile holds no more
	if zs := m.To.Any[0].Zones; len(zs) > 0 {
		single = zs[0].Kind.Room() == 1 && said == n
	}
	if said*n <= c.Sheet.Pack.Size() && !single || said%n > 0 {
		return 0
	}
	return said / n
}

// sharesOut reports whether the words of a step say already which of its cards come to which pile:
// a number or a base for each, cards looked for by what they are, a next pile whenever a card
// comes.
func sharesOut(m *rules.MoveStep) bool {
	return len(m.Qty) > 1 || m.LooksFor() || m.NewPile != nil
}

// bases finds `bases` dealt to zones that ask for none.
func (c *checker) bases(m *dsl.MoveStep) {
	if !m.Bases {
		return
	}
	for _, p := range m.To.Any {
		if p.Zone == nil {
			continue
		}
		for _, z := range c.Sheet.Zone(p.Zone.Word) {
			if z.Broken || z.Implicit || z.StartLine() != nil {
				continue
			}
			d := c.Errorf("missing-rule", p.Span, "`bases` are the cards that the `base` lines of `%s` ask for, but "+
				"it has none", z.Title())
			d.Others, d.About.Needs = judge.Other(z.Head.Span, "no `base` line"), "base"
			for _, other := range c.Sheet.Zones {
				if other.Kind == dsl.Foundations && other.StartLine() != nil && other.Head != nil {
					c.OfferText(d, p.Span, other.Title())
				}
			}
		}
	}
}
