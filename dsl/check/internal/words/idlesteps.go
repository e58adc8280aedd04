package words

import (
	"fmt"
	"slices"

	"pat/dsl"
	"pat/dsl/internal/judge"
	"pat/dsl/rules"
)

// This file answers which words of a step change nothing: how cards are turned that lie there
// already, rows and packets where each pile gets one card, steps whose cards go back to where they
// lay.

// idleSteps finds words of steps and turns that change nothing.
//
// packOnly ends with the first `gather`: from then on the stock has an order that a shuffle
// changes. Since c.Lines goes in the order of the file, that is the order of the deal.
func (c *checker) idleSteps() {
	packOnly := true // nothing but the shuffled pack has come to the stock
	for i, l := range c.Lines {
		if i > 0 {
			c.stepTwice(c.Lines[i-1], l)
		}
		c.overwritten(l, c.Lines[i+1:])
		switch t := l.Stmt.(type) {
		case *dsl.MoveStep:
			c.idleManner(l, t)
			c.inPlace(l, t)
			c.comeHome(l, t)
		case *dsl.Turn:
			c.idleDealing(l, t.Step())
		case *dsl.Gather:
			packOnly = false
			c.idleGather(t)
		case *dsl.Shuffle:
			if l.In == rules.InDeal && packOnly {
				d := c.Warnf("no-effect", l.Span, "`shuffle` changes nothing: the pack is shuffled before it is dealt")
				c.OfferGone(d)
			}
		case *dsl.CloseUp:
			if n := len(c.piles(t.Place, nil)); n == 1 {
				c.closesOne(l.Line, t)
			}
		case *dsl.Add:
			n, ok := plainNumber(t.Value)
			if !ok {
				break
			}
			if n == 0 {
				c.LeaveOut(l.Span, "`%s` changes nothing", l.Text())
			} else if k := c.Sheet.Counter(t.Name); k != nil && k.Hi > k.Lo && n%(k.Hi-k.Lo+1) == 0 {
				c.LeaveOut(l.Span, "`%s` changes nothing: `%s` goes round, and has %d values", l.Text(), k.Name,
					k.Hi-k.Lo+1)
			}
		}
	}
}

// closesOne tells of a step that closes the gaps of one pile: those of a zone that has some are
// meant.
func (c *checker) closesOne(l *dsl.Line, t *dsl.CloseUp) {
	d := c.Warnf("no-effect", l.Span, "`%s` changes nothing: it is 1 pile", l.Text())
	for _, z := range c.Sheet.Zones {
		if z.Piles > 1 && !z.Kind.Keeps() {
			c.OfferIf(d, "`"+z.Title()+"` is meant", t.Place.Span, z.Title())
		}
	}
	if len(d.Offers) == 0 {
		c.OfferGone(d)
	}
}

// stepTwice tells of a step that stands twice, one under the other. What has been done is not done
// again; a row that is dealt twice is a sound deal, but `2 to each` says it better.
func (c *checker) stepTwice(before, l *rules.Placed) {
	same := before.Inside == l.Inside && before.In == l.In && before.May == l.May && before.After == l.After
	if !same || l.Src != before.Src || l.Canonical() != before.Canonical() || c.Blamed(l.Line) {
		return
	}
	if done(l.Form) {
		d := c.Warnf("no-effect", l.Span, "`%s` changes nothing: the step before it has done it", l.Text())
		c.offerSister(d, l)
		judge.Else(d, "it is done once", func() { c.OfferCut(d, l.Line) })
		return
	}
	if m, dealt := l.Form.(*rules.MoveStep); dealt && l.In == rules.InDeal && m.When == nil {
		d := c.Notef("step-twice", l.Span, "`%s` stands twice", l.Text())
		d.Others = judge.Other(before.Span, "first here")
		judge.If(d, "it is done once", func() { c.OfferCut(d, l.Line) })
	}
}

// overwritten tells of a step that changes a counter to which a later step of the block gives
// another value, with nothing between that asks for it.
//
// For example `add 1 to fresh` and under it `set fresh to 0`. A counter that lines ask for and that
// no step adds to may be meant.
func (c *checker) overwritten(l *rules.Placed, below []*rules.Placed) {
	k, ok := l.Form.(*rules.Change)
	if !ok || k.Counter == nil || c.Blamed(l.Line) {
		return
	}
	for _, o := range below {
		same := o.Inside == l.Inside && o.In == l.In && o.May == l.May && o.After == l.After
		if !same || o.Src != l.Src || dsl.AsksFor(o.Stmt, k.Name) {
			return
		}
		by, change := o.Form.(*rules.Change)
		if !change || by.Counter != k.Counter || by.Add || rules.WhenOf(by) != nil {
			continue
		}
		if o.Canonical() == l.Canonical() {
			return // it stands twice
		}
		d := c.Warnf("no-effect", l.Span, "`%s` changes nothing: `%s` follows", l.Text(), o.Text())
		d.Others = judge.Other(o.Span, "gives it another value")
		for _, other := range c.Sheet.Counters {
			if other != k.Counter && k.Add && c.neverAdded(other) {
				at := l.Words[len(l.Words)-1].Span()
				judge.If(d, "`"+other.Name+"` is meant", func() { c.OfferWhole(d, at, other.Name) })
			}
		}
		judge.Else(d, "it is one too many", func() { c.OfferCut(d, l.Line) })
		return
	}
}

// neverAdded reports whether no step adds to a counter, or sets it to what is not written out.
func (c *checker) neverAdded(k *rules.Counter) bool {
	return !slices.ContainsFunc(c.Lines, func(l *rules.Placed) bool {
		s, ok := l.Form.(*rules.Change)
		if !ok || s.Counter != k {
			return false
		}
		_, plain := s.Value.Digits()
		return s.Add || !plain
	})
}

// offerSister offers, in a step that stands twice, a zone of the kind of one that it speaks of,
// with as many piles, of which no step of the block speaks.
func (c *checker) offerSister(d *dsl.Diagnostic, l *rules.Placed) {
	speaks := func(z *rules.Zone) bool {
		return slices.ContainsFunc(c.Lines, func(o *rules.Placed) bool {
			same := o.In == l.In && o.May == l.May && o.After == l.After
			return same && slices.ContainsFunc(o.Words, func(w dsl.Token) bool { return w.Value == z.Title() })
		})
	}
	for _, w := range l.Words {
		of := c.Sheet.Find(w.Value)
		if of == nil || w.Type != dsl.TokZone {
			continue
		}
		for _, z := range c.Sheet.OfKind(of.Kind) {
			if z != of && z.Piles == of.Piles && !speaks(z) {
				judge.If(d, "`"+z.Title()+"` is meant", func() { c.OfferWhole(d, w.Span(), z.Title()) })
			}
		}
	}
}

// done reports whether a step finds nothing to do where it has just been done.
func done(f rules.Form) bool {
	switch t := f.(type) {
	case *rules.Shuffle, *rules.Gather:
		return true
	case *rules.Change:
		_, plain := t.Value.Digits()
		return plain && !t.Add
	case *rules.TurnOver:
		return t.Place.Whole()
	case *rules.MoveStep:
		return t.What == rules.AllCards && !t.Sifts || fillsAll(t)
	}
	return false
}

// fillsAll reports whether a step leaves no pile empty to which it goes, or no card where it takes
// them: done again it finds either no space or no card.
func fillsAll(m *rules.MoveStep) bool {
	always := m.When == nil && m.Diverts == nil && m.NewPile == nil
	one := m.What == rules.NextCards && m.One() && !m.PicksOut()
	return always && one && len(m.To.Any) == 1 && m.To.Any[0].Each && m.To.Any[0].Empty
}

// plainNumber is a value that is nothing but a number in digits.
func plainNumber(v *dsl.Value) (int, bool) {
	a := v.Sole()
	if a == nil || a.Digits == "" {
		return 0, false
	}
	return dsl.Number(a.Digits), true
}

// idleManner finds ways to lay cards that a step has no use for.
//
// A step finds its cards in one of four ways, and each leaves other words without use: cards in
// their pile (`kings to bottom of tableau`), `bases`, cards picked out by what they are, and the
// next cards of the pack in turn.
func (c *checker) idleManner(l *rules.Placed, m *dsl.MoveStep) {
	ends := false
	for _, p := range m.To.Any {
		ends = ends || c.place(p).End != 0
	}
	switch is := c.moved(l.Line); {
	case len(m.Named) == 1 && m.From == nil && ends:
		c.noFacing(m, "cards that lie there already are not turned over")
	case m.Bases:
		c.noFacing(m, "the cards of the bases lie face up")
	case is.PicksOut():
		for _, h := range m.How {
			switch {
			case h.Alternately, h.TopUp:
				d := c.LeaveOut(h.Span, "`%s` changes nothing: cards that are picked out all lie the same way",
					c.Text(h.Span))
				c.OfferIf(d, "they lie face down", h.Span, "face down")
			case h.NewPileAt != nil, h.But != nil:
				c.LeaveOut(h.Span, "`%s` changes nothing: it is asked of cards that are dealt in turn, not of those "+
					"picked out", c.Text(h.Span))
			}
		}
		if m.Packet {
			c.noPacket(l, "cards that are picked out are taken one by one")
		}
	case m.Rest && m.From == nil && l.In == rules.InDeal && c.onlyStock(m.To):
		for _, h := range m.How {
			if h.Face != "" || h.TopUp {
				d := c.LeaveOut(h.Span, "`%s` changes nothing: the rest stays in the stock as it lies, face down",
					c.Text(h.Span))
				d.Help = "whether the next card is seen is said by `top card face up` under `stock`"
			}
		}
	default:
		c.idleDealing(l, m)
	}
}

// onlyStock reports whether a step deals to the stock alone.
func (c *checker) onlyStock(to *dsl.Places) bool {
	return len(to.Any) == 1 && to.Any[0].Zone != nil && to.Any[0].Zone.Kind() == dsl.Stock
}

// noFacing leaves out how cards lie where they lie one way anyway. `face up` alone is spared: it
// says what is so, and does no harm.
func (c *checker) noFacing(m *dsl.MoveStep, why string) {
	for _, h := range m.How {
		if h.Face == "up" && !h.Alternately {
			continue
		}
		c.LeaveOut(h.Span, "`%s` changes nothing: %s", c.Text(h.Span), why)
	}
}

// noPacket leaves `3 at a time` out where it makes no difference.
func (c *checker) noPacket(l *rules.Placed, why string) {
	// the words `3 at a time` may be parted by others; the stretch goes from `at` to `time`
	at := wordBefore(l, "a", l.EndPos)
	at = wordBefore(l, "at", at.Pos).To(wordBefore(l, "time", l.EndPos))
	c.LeaveOut(at, "`at a time` changes nothing: %s", why)
}

// idleDealing finds idle words where cards are dealt by number, to piles in turn.
//
// `alternately` and the top card face up speak of rows, so they need more than one card for each
// pile.
func (c *checker) idleDealing(l *rules.Placed, m *dsl.MoveStep) {
	piles := 0
	for _, p := range m.To.Any {
		if p.Zone == nil {
			// enough to count as several
			piles = 2 // not known here
			continue
		}
		piles += len(c.piles(p, l.Zone))
	}
	one := c.moved(l.Line).One()
	if m.Packet && one {
		c.noPacket(l, "it is one card each")
	} else if m.Packet && piles == 1 {
		c.noPacket(l, "all cards come to one pile")
	}
	for _, h := range m.How {
		switch {
		case one && h.TopUp:
			c.LeaveOut(h.Span, "`%s` changes nothing: the one card of each pile lies face up anyway", c.Text(h.Span))
		case one && h.Alternately:
			d := c.Warnf("no-effect", h.Span, "`alternately` changes nothing: one card each makes one row")
			c.OfferText(d, h.Span, "face "+h.Face)
		case h.NewPileAt != nil && piles == 1:
			d := c.Warnf("no-effect", h.Span, "`%s` changes nothing: there is one pile", c.Text(h.Span))
			judge.If(d, "there is to be one", func() { c.OfferOut(d, h.Span) }) // more piles may be meant
		}
	}
}

// comeHome finds steps that pick cards out of piles to which they go themselves: cards that lie on
// one of several piles they may go to have come home.
//
// For example `kings from tableau to top of tableau`: a king that lies on some pile of the tableau
// is where it should go, so none moves. Only certain places count: written piles, no choice in
// play.
func (c *checker) comeHome(l *rules.Placed, m *dsl.MoveStep) {
	is := c.moved(l.Line)
	if !is.PicksOut() || m.From == nil || m.From.Zone == nil {
		return
	}
	var to []int
	for _, p := range m.To.Any {
		q := c.place(p)
		if p.Zone == nil || !q.Always() || !q.Written() || q.Each && m.Guard != nil {
			return
		}
		to = append(to, c.piles(p, nil)...)
	}
	from := c.piles(m.From, nil)
	if len(from) == 0 || len(to) < 2 || slices.ContainsFunc(from, func(q int) bool { return !slices.Contains(to, q) }) {
		return
	}
	d := c.Warnf("no-effect", l.Span, "`%s` moves no card: what lies on one of the piles it goes to stays there",
		l.Text())
	c.OfferGone(d)
	oneEnd := c.place(m.To.Any[0])
	toOneEnd := len(m.To.Any) == 1 && oneEnd.End != 0 && !oneEnd.Each
	if what := is.Picked(); len(what) == 1 && toOneEnd && len(m.Qty) == 0 {
		d.Offers = nil
		c.OfferText(d, l.Span, fmt.Sprintf("%s to %s", c.Text(what[0].Span), c.Text(m.To.Span)))
		d.Help = "without `from` the cards move inside each pile"
	}
}

// inPlace finds steps that lay cards where they lie: from one end of a pile to the same end, or all
// of a pile to itself, one by one, which leaves them in their order whatever the ends.
//
// In a step after a move `source` is the pile that the played card has left, which may be another
// one than that of the step; everywhere else it is the pile from which the step itself takes.
func (c *checker) inPlace(l *rules.Placed, m *dsl.MoveStep) {
	is := c.moved(l.Line)
	if len(m.To.Any) != 1 || is.PicksOut() || len(is.Diverts) > 0 {
		return
	}
	to, whole := m.To.Any[0], m.All || m.Rest
	below := c.place(to).End < 0
	if m.From == nil && len(m.Qty) == 1 && l.In != rules.InDeal && c.onlyStock(m.To) && !below {
		d := c.Warnf("no-effect", l.Span, "`%s` changes nothing: a step that does not say from where takes cards of "+
			"the stock, and they go back to where they lay", l.Text())
		c.OfferGone(d)
	}
	if m.From == nil || m.From.Zone == nil {
		return
	}
	under := c.place(m.From).End < 0
	if !whole && under != below {
		return // they change their place in the pile
	}
	from := c.piles(m.From, nil)
	if len(from) == 0 {
		return // no such zone, or no such pile: that is told
	}
	onePile := to.Zone != nil && len(from) == 1
	ofMove := l.In == rules.InAfter && l.After.On == rules.AfterMove // there the source is what the card has left
	back := to.Its != "" || to.Source && !ofMove
	if !back && !(onePile && slices.Equal(c.piles(to, nil), from)) {
		return
	}
	if !m.Rest && c.turnsOver(is, under || whole) {
		c.onlyTurns(l, m, under)
		return
	}
	d := c.Warnf("no-effect", l.Span, "`%s` changes nothing: the cards go back to where they lay", l.Text())
	if !whole {
		c.otherEnd(d, m, to, under)
	}
	c.OfferGone(d)
	if z := c.owner(m.From); back && z != nil {
		d.Notes = append(d.Notes, "`"+c.Text(to.Span)+"` in a step is of the pile that it takes the cards from")
		c.OfferIf(d, "the piles that they belong to are to be filled", to.Span, "each empty "+z.Title())
	}
}

// turnsOver reports whether a step that lays cards where they lie may turn some: it lays them one
// way, and they may lie the other. Cards on top lie face up, but in a zone whose cards do not turn
// by themselves.
func (c *checker) turnsOver(m *rules.MoveStep, below bool) bool {
	z := c.Sheet.ZoneOf(m.From, nil)
	switch {
	case z.Kind.Facing() == dsl.FaceDown:
		return false
	case m.LaysDown():
		return true
	case !below && z.Kind.Facing() == dsl.AsLaid && rules.Forms[*rules.Stays](z) == nil:
		return false
	}
	return slices.ContainsFunc(c.Lines, func(l *rules.Placed) bool { return rules.SpeaksOf(l.Form)&dsl.OfDown != 0 })
}

// onlyTurns tells of a step that lays cards where they lie and so does no more than turn them.
func (c *checker) onlyTurns(l *rules.Placed, m *dsl.MoveStep, under bool) {
	d := c.Notef("only-turned", l.Span, "`%s` leaves the cards where they lie; it only turns them over", l.Text())
	if !m.All && !m.Rest {
		c.otherEnd(d, m, m.To.Any[0], under)
	}
}

// owner is the tableau to whose piles those of a place with `own` belong, or nil.
//
// Of `own reserve` it is the tableau: who writes `1 from own reserve to source` wants the space
// filled.
func (c *checker) owner(p *dsl.Place) *rules.Zone {
	if !c.place(p).Own {
		return nil
	}
	for _, z := range c.Sheet.OfKind(dsl.Tableau) {
		if _, _, ok := rules.Own(1, z.Piles, len(c.piles(p, nil))); ok {
			return z
		}
	}
	return nil
}

// idleGather finds words about the order of piles where there is one, and piles that lie in the
// stock anyway.
func (c *checker) idleGather(t *dsl.Gather) {
	most := 0
	for _, p := range t.From {
		n := len(c.piles(p, nil))
		if p.Zone == nil || p.Source || p.Layer {
			n = 2
		}
		most = max(most, n)
		if p.Zone != nil && p.Zone.Kind() == dsl.Stock {
			d := c.Warnf("no-effect", p.Span, "`gather %s` changes nothing: its cards lie in the stock already",
				c.Text(p.Span))
			if len(t.From) > 1 {
				c.OfferPart(d)
			} else {
				c.OfferGone(d)
			}
		}
	}
	if t.LastPile && most == 1 {
		d := c.Warnf("no-effect", t.Span, "`last pile first` changes nothing: `%s` is one pile", c.Text(t.From[0].Span))
		c.OfferWords(d, t.Span, "last", "pile", "first")
	}
}
