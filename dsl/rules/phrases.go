package rules

import (
	"slices"

	"pat/dsl"
	"pat/dsl/cards"
)

// This file answers which cards the words for some cards mean, as far as that is so before play.

// A Cards is which cards: any of the first list, but none of the second.
type Cards struct {
	dsl.Span
	Any, But []*Card
}

// A Card is which cards, one alternative of Cards.
type Card struct {
	dsl.Span
	Is What
}

// A What says which cards are meant: an *AnyCard, *NamedCard, *CardOfValue, *RelatedCard,
// *FurtherCard, *FirstRankCard, *HomeCard or *PlayableCard.
type What interface{ what() }

type (
	// AnyCard is any card, or N cards together where that is not 0.
	AnyCard struct{ N int }
	// NamedCard is the cards of some colour, ranks and suit; each may be left open.
	NamedCard struct {
		Colour   Colour
		From, To cards.Rank // the same for one rank
		Ranked   bool       // some ranks are named
		Suit     cards.Suit
		Suited   bool // a suit is named
		Mask     cards.Mask
	}
	// CardOfValue is the cards of a rank or suit, or of the rank whose place is a number.
	CardOfValue struct{ Value *Expr }
	// RelatedCard is the cards of a colour that stand in a relation to another card.
	RelatedCard struct {
		Colour Colour
		To     *Relation
	}
	// FurtherCard is the cards higher than another, or lower.
	FurtherCard struct {
		Lower bool
		Suits SuitRel
	}
	// FirstRankCard is the cards of the rank of the first card laid.
	FirstRankCard struct{}
	// HomeCard is the cards that lie right where they are.
	HomeCard struct{}
	// PlayableCard is the cards that may be played now: anywhere, or to a place.
	PlayableCard struct{ On *Place }
)

func (*AnyCard) what()       {}
func (*NamedCard) what()     {}
func (*CardOfValue) what()   {}
func (*RelatedCard) what()   {}
func (*FurtherCard) what()   {}
func (*FirstRankCard) what() {}
func (*HomeCard) what()      {}
func (*PlayableCard) what()  {}

// Colour is a colour of cards, or any.
type Colour uint8

// The colours.
const (
	AnyColour Colour = iota
	Red
	Black
)

func (c Colour) String() string { return [...]string{"", "red", "black"}[c] }

var colours = map[string]Colour{"red": Red, "black": Black}

// mask is the cards of the colour.
func (c Colour) mask() cards.Mask {
	if c == AnyColour {
		return cards.All
	}
	return coloured(c == Red)
}

// SuitRel says how the suits of two cards stand to each other.
type SuitRel uint8

// How suits may stand to each other.
const (
	SuitUnsaid SuitRel = iota
	InSuit
	InColour
	Alternating
	OtherSuit
	AnySuit
)

var suitRels = map[string]SuitRel{
	"suit": InSuit, "colour": InColour, "alternating": Alternating, "other": OtherSuit, "any": AnySuit,
}

func suitRel(r *dsl.SuitRel) SuitRel {
	if r == nil {
		return SuitUnsaid
	}
	return suitRels[r.In]
}

// Likeness says whether two cards have something in common.
type Likeness uint8

// The likenesses.
const (
	NoLikeness Likeness = iota
	Same
	Other
)

// A Relation is how a card stands to another, as a rule to the one it goes on: so many ranks higher
// or lower, or like it.
type Relation struct {
	dsl.Span
	Up, Down bool
	By       *Expr // nil for one rank
	Like     Likeness
	Of       Sort    // of Like: rank, suit or colour
	Suits    SuitRel // of both
	Wraps    bool
	OneWay   bool // it goes on as it was begun
	AllWay   bool // on all piles of the zone alike
	Either   bool // that it may turn round is said
	After    *Place
	As       *Place
}

// OneDirection reports whether cards go up, or go down, and not both.
func (r *Relation) OneDirection() bool { return r.Up != r.Down }

// InSuit reports whether cards go up or down in suit.
func (r *Relation) InSuit() bool { return r.Like == NoLikeness && r.Suits == InSuit }

// InAnySuit reports whether cards go up or down in any suit, and it is said.
func (r *Relation) InAnySuit() bool { return r.Like == NoLikeness && r.Suits == AnySuit }

// Keeps reports whether a relation goes on as it was begun: cards alike have no way to keep.
func (r *Relation) Keeps() bool { return r.OneWay && r.Like == NoLikeness }

// Beside reports whether it is another card than that of the rule with which it compares.
func (r *Relation) Beside() bool { return r.After != nil || r.As != nil }

// A Seq is what makes cards a sequence.
type Seq struct {
	dsl.Span
	Of        *Expr // how many cards; nil for any number
	Ends      bool  // from which rank to which is said
	From, To  cards.Rank
	By        *Expr     // from rank to rank; nil for one
	Rel       *Relation // that is said; or nil
	Suits     SuitRel   // that are said beside the building
	Wraps     bool
	Follows   []*Cards // the cards that follow others, by any of them
	AsItBuilt bool     // that is said by the `build` lines of the zone
}

// AnyLength reports whether a sequence may have any number of cards, a single one too.
func (q *Seq) AnyLength() bool { return q.Of == nil && !q.Ends }

// Relation is the relation of an alternative, or nil.
func (c *Card) Relation() *Relation {
	if r, ok := c.Is.(*RelatedCard); ok {
		return r.To
	}
	return nil
}

// Relation is the relation that a phrase is, as `down in suit`, whatever `but` takes out of it; nil
// for a list and for cards said otherwise.
func (c *Cards) Relation() *Relation {
	if c == nil || len(c.Any) != 1 {
		return nil
	}
	if r, ok := c.Any[0].Is.(*RelatedCard); ok && r.Colour == AnyColour {
		return r.To
	}
	return nil
}

// Named reports whether the cards are named: what they are does not hang on a card that they come
// to.
func (c *Cards) Named() bool {
	return !slices.ContainsFunc(c.Any, func(k *Card) bool {
		switch k.Is.(type) {
		case *AnyCard, *FurtherCard, *RelatedCard:
			return true
		}
		return false
	})
}

// EveryCard reports whether a list means every card.
func EveryCard(list []*Card) bool {
	return slices.ContainsFunc(list, func(k *Card) bool {
		a, ok := k.Is.(*AnyCard)
		return ok && a.N == 0
	})
}

// Anywhere is an alternative that compares with a card anywhere, in the place of one elsewhere or
// of the way a pile has gone.
func (c *Card) Anywhere() *Card {
	r, ok := c.Is.(*RelatedCard)
	if !ok {
		return c
	}
	rel := *r.To
	rel.After, rel.As, rel.OneWay = nil, nil, false
	return &Card{c.Span, &RelatedCard{r.Colour, &rel}}
}

func (r *resolver) cards(c *dsl.Cards) *Cards {
	if c == nil {
		return nil
	}
	return &Cards{c.Span, r.list(c.Any), r.list(c.But)}
}

// cardList is a phrase without exceptions.
func (r *resolver) cardList(c *dsl.CardList) *Cards {
	if c == nil {
		return nil
	}
	return &Cards{Span: c.Span, Any: r.list(c.Any)}
}

func (r *resolver) list(ks []*dsl.Card) (out []*Card) {
	for _, k := range ks {
		out = append(out, r.card(k))
	}
	return out
}

func (r *resolver) card(k *dsl.Card) *Card { return &Card{k.Span, r.what(k)} }

func (r *resolver) what(k *dsl.Card) What {
	value := func(a Atom) What { return &CardOfValue{alone(k.Span, a)} }
	switch {
	case k.Any:
		return &AnyCard{}
	case k.Count != "":
		return &AnyCard{N: dsl.Number(k.Count)}
	case k.Looser != "":
		return &FurtherCard{k.Looser == "lower", suitRel(k.LooseSuit)}
	case k.FirstRank:
		return &FirstRankCard{}
	case k.Home:
		return &HomeCard{}
	case k.Playable:
		return &PlayableCard{r.place(k.PlayOn)}
	case k.Shift != nil:
		t := r.term(k.Span, k.Shift.N(), k.Atom)
		return &CardOfValue{&Expr{k.Span, t.Sort, []*Term{t}}}
	case k.Base:
		return value(&BaseRank{})
	case k.PileNo:
		return value(&PileNumber{})
	case k.Line != "":
		return value(&LineNumber{Column: k.Line == "column"})
	case k.Name != "":
		return value(r.named(k.Name))
	}
	colour, w := colours[k.Colour], k.What()
	if w != nil && w.Rel != nil {
		return &RelatedCard{colour, r.relation(w.Rel)}
	}
	if colour == AnyColour && (w == nil || w.Rank == nil && w.Suit == nil && w.OfSuit == nil) {
		return &AnyCard{} // `card` alone
	}
	n := &NamedCard{Colour: colour}
	if w != nil && w.Rank != nil {
		n.Ranked = true
		n.From, _ = cards.RankNamed(w.Rank.Name)
		n.To = n.From
		if w.ToRank != nil {
			n.To, _ = cards.RankNamed(w.ToRank.Name)
		}
	}
	if w != nil && (w.Suit != nil || w.OfSuit != nil) {
		suit := w.Suit
		if suit == nil {
			suit = w.OfSuit
		}
		n.Suited = true
		n.Suit, _ = cards.SuitNamed(suit.Name)
	}
	n.Mask = r.sheet.named(n)
	return n
}

// named is the cards of the pack that have some colour, ranks and suit.
func (s *Sheet) named(n *NamedCard) cards.Mask {
	m := s.Pack.Mask() & n.Colour.mask()
	if n.Suited {
		m &= cards.OfSuit(n.Suit)
	}
	if !n.Ranked {
		return m
	}
	ranks := cards.OfRank(n.From)
	if n.From != n.To {
		ranks = 0
		lo, hi := s.Pack.RankPlace(n.From), s.Pack.RankPlace(n.To)
		for p := min(lo, hi); p <= max(lo, hi) && lo > 0 && hi > 0; p++ {
			ranks |= cards.OfRank(s.Pack.RankAt(p))
		}
	}
	return m & ranks
}

func (r *resolver) relation(l *dsl.Relation) *Relation {
	out := &Relation{
		Span: l.Span, Up: l.GoesUp(), Down: l.GoesDown(), By: r.expr(l.By), Of: propertyNamed[l.Of],
		Suits: suitRel(l.Suits()), Wraps: l.Wrapping, OneWay: l.OneWay, AllWay: l.AllWay, Either: l.Either,
		After: r.place(l.After), As: r.place(l.As),
	}
	switch l.Alike {
	case "same":
		out.Like = Same
	case "other":
		out.Like = Other
	}
	return out
}

// seq resolves what makes cards of a zone a sequence.
func (r *resolver) seq(q *dsl.Seq, z *Zone) *Seq {
	if q == nil {
		return nil
	}
	out := &Seq{
		Span: q.Span, Of: r.num(q.Of), By: r.expr(q.By), Suits: suitRel(q.SuitRel), Wraps: q.Wrapping,
		Ends: q.From != nil,
	}
	if q.From != nil {
		out.From, _ = cards.RankNamed(q.From.Name)
		out.To, _ = cards.RankNamed(q.To.Name)
	}
	if q.Rel != nil {
		out.Rel = r.relation(q.Rel)
	}
	out.Follows = r.follows(out, z)
	return out
}

// follows is the cards that follow others in a sequence: those of any of the phrases. It is as it
// says itself or, where it does not, as the cards of the zone are built, guards and sources aside,
// in suit if it says so. Each `build` line is a phrase, for what its `but` takes out another line
// may let come.
func (r *resolver) follows(q *Seq, z *Zone) (phrases []*Cards) {
	rel := q.Rel
	if rel == nil && q.Ends {
		up := r.sheet.Pack.RankPlace(q.From) < r.sheet.Pack.RankPlace(q.To)
		rel = &Relation{Span: q.Span, Up: up, Down: !up, By: q.By, Suits: q.Suits, Wraps: q.Wraps}
		if rel.Suits == SuitUnsaid {
			rel.Suits = AnySuit
		}
	}
	if rel != nil {
		return []*Cards{Related(rel)}
	}
	q.AsItBuilt = true
	if z == nil {
		return nil
	}
	for _, b := range All[*dsl.Build](z) {
		if b.Stmt.Cards == nil {
			continue
		}
		one := r.cards(b.Stmt.Cards)
		for i, k := range one.Any {
			one.Any[i] = q.stricter(k)
		}
		phrases = append(phrases, one)
	}
	return phrases
}

// stricter is an alternative with what a sequence says of suits in the place of its own.
func (q *Seq) stricter(k *Card) *Card {
	c, ok := k.Is.(*RelatedCard)
	if !ok || q.Suits == SuitUnsaid && !q.Wraps {
		return k
	}
	rel := *c.To
	if q.Suits != SuitUnsaid {
		rel.Suits = q.Suits
	}
	rel.Wraps = rel.Wraps || q.Wraps
	return &Card{k.Span, &RelatedCard{c.Colour, &rel}}
}

// Related is the phrase that is a relation alone.
func Related(r *Relation) *Cards {
	return &Cards{Span: r.Span, Any: []*Card{{r.Span, &RelatedCard{To: r}}}}
}
