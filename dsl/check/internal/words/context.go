package words

import (
	"fmt"

	"pat/dsl"
	"pat/dsl/internal/judge"
	"pat/dsl/rules"
)

// This file answers whether words such as card, pile, top and source mean something where they
// stand. Each part of a line is judged in a scope: what there is when that part is asked. `when
// suit of card is hearts` is asked of a card that moves, so it means something in a line of a zone
// and nothing in a `win` line. To give a word a meaning in a new place, change the scope there.

// A scope says what the words card, pile and source mean in a part of a line.
type scope struct {
	card, pile, source bool
	taken              bool   // there are piles that a step takes cards from
	ref                bool   // there is a card that a relation compares with
	where              string // "a `win` line"
}

// contexts finds words that speak of a card, pile or source where there is none.
func (c *checker) contexts() {
	for _, l := range c.Lines {
		switch l.In {
		case rules.InFile:
			if e, ok := l.Stmt.(*dsl.End); ok {
				c.in(e.Cond, scope{where: "a `" + e.Word + "` line"})
			}
			if s, ok := l.Stmt.(*dsl.Score); ok {
				for _, p := range s.Points {
					c.in(p.Atom, scope{where: "a score"})
				}
			}
		case rules.InZone:
			c.zoneContext(l)
		case rules.AtMay:
			c.in(judge.GuardOf(l.Stmt), scope{where: "an action of the player"})
		case rules.AtAfter:
			c.eventContext(l)
		default:
			c.stepContext(l)
		}
	}
}

// zoneContext judges the parts of a line of a zone.
//
// In a line of a zone a card comes from a source to a pile; a card to compare with (ref) lies there
// only for what goes on cards. A swap has a card on either side. A turn has a source, the stock,
// and its card is not known before it is turned.
func (c *checker) zoneContext(l *rules.Placed) {
	all := scope{card: true, pile: true, source: true, where: "this line"}
	onEmpty := all
	onEmpty.where = "an empty pile"
	onCards := all
	onCards.ref = true
	switch t := l.Stmt.(type) {
	case *dsl.Base:
		for _, k := range t.Cards {
			c.in(k, onEmpty)
		}
	case *dsl.Spaces:
		c.in(t.Cards, onEmpty)
	case *dsl.Takes:
		c.in(t.Cards, onCards)
		if t.Set != nil {
			for _, k := range t.Set.Listed {
				c.in(k, scope{where: "a set: its cards come from different piles"})
			}
		}
	case *dsl.Build:
		c.in(t.Cards, onCards)
	case *dsl.Swap:
		c.in(t.Cards, onCards)
		c.in(t.With, onCards)
	case *dsl.Home:
		home := scope{card: true, pile: true, where: "a `home` line"}
		c.in(t.Cards, home)
		c.in(t.Guard, home)
		return
	case *dsl.Counts:
		c.in(t.Every, scope{where: "a hand"})
		for _, h := range t.Once {
			c.in(h, scope{where: "a hand"})
		}
	case *dsl.Turn:
		c.in(t.To, scope{source: true, where: "the target of a turn"})
	case *dsl.Redeals:
		c.in(t.Guard, scope{where: "a redeal"})
		return
	}
	c.in(judge.GuardOf(l.Stmt), all)
}

// eventContext judges the head of an event.
//
// Only `after move` has one card, its pile and its source; after a turn or a redeal there are many.
func (c *checker) eventContext(l *rules.Placed) {
	h := l.Stmt.(*dsl.AfterHead)
	if l.After.On != rules.AfterMove {
		c.in(h.Guard, scope{where: "this event: no card is played in it"})
		return
	}
	all := scope{card: true, pile: true, source: true, where: "`after move`"}
	c.in(h.Of, all)
	c.in(h.Guard, all)
}

// stepContext judges a step. Its places are seen from the event it belongs to, its guard from each
// pile it deals to.
//
// event is what the event gives to all parts. A part may have more: which cards a step picks out is
// asked of each card where it lies (lying), what follows `but` of the card just dealt (dealt), the
// guard of each target in turn.
func (c *checker) stepContext(l *rules.Placed) {
	event := scope{where: "a step of the deal"}
	switch {
	case l.In == rules.InMay:
		event.where = "a step of an action"
	case l.In == rules.InAfter && l.After.On == rules.AfterMove:
		event = scope{card: true, pile: true, source: true, where: "this step"}
	case l.In == rules.InAfter:
		event.where = "a step after this event: no card is played in it"
	}
	lying := scope{card: true, pile: true, source: true, where: "the cards a step picks out"}
	switch t := l.Stmt.(type) {
	case *dsl.MoveStep:
		for _, k := range t.Named {
			c.in(k, lying)
		}
		c.in(t.AllOf, lying)
		c.in(t.What, lying)
		from := event
		// `1 from own reserve to each tableau`: taken anew for each pile it goes to
		if is := c.moved(l.Line); is.ByTarget() {
			from.pile = true // that of each target
		}
		c.in(t.From, from)
		to := event
		to.source, to.taken = to.source || t.From != nil, t.From != nil
		c.in(t.To, to)
		dealt := scope{card: true, pile: true, where: "the card just dealt"}
		for _, h := range t.How {
			c.in(h.NewPileAt, lying)
			c.in(h.But, dealt)
			c.in(h.ButTo, scope{card: true, pile: true, source: event.source, taken: to.taken, where: "a step"})
		}
		guard := scope{card: true, pile: true, source: true, where: "this step"}
		if c.moved(l.Line).Listed() && !event.pile {
			guard.pile, guard.where = false, "a step that says for each pile what it gets"
		}
		c.in(t.Guard, guard)
	case *dsl.Gather:
		for _, p := range t.From {
			c.in(p, event)
		}
		c.in(t.But, lying)
		c.in(t.Guard, event)
	case *dsl.Player:
		c.in(t.From, event)
		c.in(t.To, event)
	default:
		c.in(t, event)
	}
}

// in judges one part of a line.
func (c *checker) in(root any, s scope) {
	c.lacks(root, s, func(at dsl.Span, message string, cure cure) {
		d := c.Errorf("no-card", at, "`%s` %s in %s", c.Text(at), message, s.where)
		d.Help = cure.help
		for _, text := range cure.texts {
			c.OfferText(d, at, text)
		}
	})
}

// asksOfCard reports whether a part of a line speaks of the card that is dealt or played.
//
// It counts what is lacking with a card and without one: if more is lacking without, the part
// speaks of the card.
func (c *checker) asksOfCard(root any) bool {
	lacking := func(s scope) (n int) {
		c.lacks(root, s, func(dsl.Span, string, cure) { n++ })
		return n
	}
	return lacking(scope{pile: true, source: true}) > lacking(scope{card: true, pile: true, source: true})
}

// A cure is what may be meant where a phrase has no meaning: what explains it, and what may stand
// in its place.
type cure struct {
	help  string
	texts []string
}

// A teller is called for each phrase without meaning: what it is, and what may be meant.
type teller func(at dsl.Span, message string, cure cure)

// none tells that there is nothing of which a phrase speaks.
func (tell teller) none(at dsl.Span, what, help string, texts ...string) {
	tell(at, "has no meaning here: there is no "+what, cure{help, texts})
}

// lacks finds what a part of a line speaks of that is not in its scope.
//
// It walks the tree of the part and returns false where it has judged the children itself, with
// another scope. The same walk serves to report (in) and to count (asksOfCard).
func (c *checker) lacks(root any, s scope, tell teller) {
	dsl.Walk(root, func(n any) bool {
		switch t := n.(type) {
		case *dsl.Seq, *dsl.Alike:
			return false
		case *dsl.Count:
			asked := s
			// what is counted is compared with the moving card: `no king of same suit in tableau`
			asked.ref = s.card
			c.lacks(t.N, s, tell)
			c.lacks(t.Cards, asked, tell)
			c.lacks(t.In, s, tell)
			return false
		case *dsl.Compare:
			asked := s
			asked.ref = false
			c.lacks(t.Left, s, tell)
			c.lacks(t.Card, asked, tell)
			for _, v := range []*dsl.Value{t.BoundValue, t.Value, t.ValueTo} {
				c.lacks(v, s, tell)
			}
			return false
		case *dsl.Relation:
			if !s.ref && t.After == nil && t.As == nil {
				tell(t.Span, "compares a card with another, but there is none",
					cure{help: "which card is said by `as PLACE` or `after PLACE`"})
			}
		case *dsl.Card:
			if t.Looser != "" && !s.ref {
				tell.none(t.Span, "card to compare with", "")
			}
			if (t.PileNo || t.Line != "") && !s.pile {
				tell.none(t.Span, "pile", "")
			}
		case *dsl.CardRef:
			switch {
			case t.Card && !s.card:
				tell.none(t.Span, "moving card", "")
			case (t.Top || t.Bottom) && !s.pile:
				tell.none(t.Span, "pile", "")
			}
		case *dsl.Atom:
			switch {
			case t.Ref != nil:
			case t.OfCard() && !s.card:
				tell.none(t.Span, "moving card", fmt.Sprintf("of which card is said by `%s of PLACE`", t.Of))
			case (t.Of == "row" || t.Of == "column" || t.PileNo) && !s.pile:
				tell.none(t.Span, "pile", "")
			}
		case *dsl.Place:
			c.seen(t, s, tell)
		case *dsl.Test:
			aboutLying := t.Touching || t.Beside || t.SameLine != "" // of the pile and the source
			if aboutLying && !(s.pile && s.source) {
				tell.none(t.Span, "pile", "")
			}
		}
		return true
	})
}

// seen finds what a place speaks of that is not in a scope.
func (c *checker) seen(p *dsl.Place, s scope, tell teller) {
	which := c.place(p)
	other := which.Other || which.Rest
	switch {
	case p.Source && !s.source:
		tell.none(p.Span, "card that comes from anywhere", "")
	case p.Its != "" && !s.taken:
		var texts []string
		if s.source {
			texts = []string{p.Its + " of source"}
		}
		tell.none(p.Span, "`from` that says which pile", "in a step, `its "+p.Its+"` is that of each pile that the "+
			"step takes cards from: `1 from bottom of each tableau to its top`", texts...)
	case p.Pile != nil && which.Each && !s.pile:
		tell.none(p.Span, "pile of its own", "the piles built on in play are the `tableau`", "each tableau")
	case which.Kind == rules.OwnLine && !which.Own && !other:
		line, z := "row", p.Zone.Word
		if which.Column {
			line = "column"
		}
		help := fmt.Sprintf("a certain one has a number: `%s 1 of %s`", line, z)
		var texts []string
		if s.pile {
			texts = []string{fmt.Sprintf("own %s of %s", line, z)}
		}
		tell(p.Span, "does not say which "+line+" it is", cure{help, texts})
	case (p.Pile != nil || which.Own || other || which.Pick == rules.TheNearest) && !s.pile:
		help := "a certain pile is for example `tableau 1`"
		if other {
			help += "; all but one are `each tableau when pile number is not 1`"
		}
		tell.none(p.Span, "pile of its own", help)
	case p.Layer && !(s.card && s.pile):
		tell.none(p.Span, "card that could lie in a layer", "")
	}
}
