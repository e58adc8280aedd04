package rules

import (
	"slices"
	"strings"

	"pat/dsl"
	"pat/dsl/cards"
)

// This file answers what the lines of a zone mean: which cards may come and how, where they may go,
// what moves together. Four kinds of line let cards come, and a kind of zone may take some by
// nature; here they are one form, so that no reader asks which words it was said with.

// A Form is a line that decides something, resolved. Of a zone it is an *Arrival, *Limit, *Unit,
// *Most, *Exchange, *Stays, *Homes, *Hands, *Counts, or the *MoveStep of a `turn` line; it is a
// step, a *May or *After, or a *Goal.
type Form interface {
	Says() *dsl.Line
	Holds() *Cond // when the line holds; nil for always
	Often() int   // how often it may be used in the whole game; 0 for any number
}

// Said is what all forms have: their line, and its end.
type Said struct {
	Line  *dsl.Line
	Times int
	When  *Cond
}

// Says is the line.
func (s *Said) Says() *dsl.Line { return s.Line }

// Holds is when the line holds; nil for always.
func (s *Said) Holds() *Cond { return s.When }

// Often is how often the line may be used in the whole game; 0 for any number.
func (s *Said) Often() int { return s.Times }

// Deed is what the line does whenever it holds: its words but for how often and when.
func (s *Said) Deed() string {
	end := s.Line.EndPos.Offset
	times, guard := dsl.Ends(s.Line.Stmt)
	if guard != nil {
		end = guard.Pos.Offset
	}
	if times != nil {
		end = times.Pos.Offset
	}
	var ws []string
	for _, w := range s.Line.Words {
		if w.Pos.Offset < end {
			ws = append(ws, w.Value)
		}
	}
	return strings.Join(ws, " ")
}

// An Arrival is a line by which cards come to a zone in play.
type Arrival struct {
	Said    // by the head of the zone, for what its kind takes by nature
	Zone    *Zone
	Base    bool     // it says with what a foundation begins
	OnEmpty bool     // it lets them come to empty piles
	OnCards bool     // and on cards
	Cards   []*Cards // which: one phrase for all piles, or one for each; nil for any card
	Order   *Order   // of `build in order`, which has no phrase
	Size    int      // exactly so many cards together; 0 for any number
	Whole   bool     // only a whole pile
	Seq     *Seq     // only cards in such a sequence
	Set     *Set     // only several cards from different piles
	From    *Places  // nil for anywhere
	Once    bool     // at once: by itself
	Bottom  bool     // under the cards that lie there
}

// An Order is the list of ranks by which piles are built.
type Order struct {
	Ranks    []cards.Rank
	Suits    SuitRel
	Wraps    bool
	AnyStart bool // it begins with the rank of the first card laid, not with the first of the list
}

// A Set is several cards that leave together.
type Set struct {
	dsl.Span
	Least  int
	Most   int // 0 for any number
	Listed []*Card
	Totals []*Expr   // any of which they count together
	Alike  *Relation // in which they stand to one another, or nil
	Pair   bool      // two cards, either of which may come first
	Suits  SuitRel   // in which any two of the listed cards stand
	One    *Cards    // of a hand: a single card
}

// LimitKind says what a line restricts.
type LimitKind uint8

// The kinds of limits.
const (
	TakesOnly LimitKind = iota // from where, or when, cards come to the zone at all
	PlaysOnly                  // where to, or when, its cards go at all
	WorryBack                  // where to, or when, cards come back from a foundation
)

// A Limit is a line that says where cards may come from or go to, whatever the other lines say. Of
// several of a kind one is enough.
type Limit struct {
	Said
	Of     LimitKind
	Places *Places // nil for anywhere
}

// UnitKind says what moves as one.
type UnitKind uint8

// The kinds of units.
const (
	OneCard  UnitKind = iota // the top card
	ARun                     // cards in sequence from some card to the top
	APile                    // all that lie face up
	AnyCards                 // some card and all that lie on it
	AnyOne                   // a card from anywhere in the pile
)

// A Unit is a line that says what moves as one.
type Unit struct {
	Said
	Of   UnitKind
	N    int     // cards, as OneCard and AnyOne say it
	Seq  *Seq    // of ARun
	Free []Free  // what bounds a run
	To   *Places // nil for anywhere
}

// A Free is what `by free` counts: the spaces of the tableau, or the empty piles of some zones.
type Free struct {
	Spaces bool
	Zones  []*Zone
}

type (
	// A Most bounds the cards of a pile.
	Most struct {
		Said
		N *Expr
	}
	// An Exchange lets two top cards change places.
	Exchange struct {
		Said
		Cards, With *Cards  // With may be nil
		From        *Places // nil for the zone itself
	}
	// A Stays keeps exposed cards face down.
	Stays struct{ Said }
	// A Homes says which cards lie right where they are.
	Homes struct {
		Said
		Cards *Cards
	}
)

// ByNature reports whether it is no line that lets the cards come, but the kind of the zone.
func (a *Arrival) ByNature() bool { return a.Line == a.Zone.Head }

// Builds reports whether it is a line that says how cards are built on others, or by a list.
func (a *Arrival) Builds() bool { return a.Order != nil || a.OnCards && !a.OnEmpty }

// Fills reports whether it is a line that says what comes to the empty piles of a zone.
func (a *Arrival) Fills() bool {
	return a.OnEmpty && !a.OnCards && !a.Base && a.Order == nil && a.Seq == nil
}

// Takes reports whether it is a line that says what comes to a pile, empty or not.
func (a *Arrival) Takes() bool { return !a.ByNature() && !a.Base && !a.Builds() && !a.Fills() }

// Bases reports whether it is a line that says with what the piles of a foundation begin.
func (a *Arrival) Bases() bool { return a.Base }

// Grouped reports whether cards come together or not at all: as a set, or a sequence.
func (a *Arrival) Grouped() bool { return a.Set != nil || a.Seq != nil }

// Phrase is which cards may come to the i-th pile of the zone; nil for any card. ok is false where
// a list has none for it.
func (a *Arrival) Phrase(i int) (c *Cards, ok bool) {
	switch {
	case len(a.Cards) == 0:
		return nil, true
	case len(a.Cards) == 1:
		return a.Cards[0], true
	case i < len(a.Cards):
		return a.Cards[i], true
	}
	return nil, false
}

// Sole is the one phrase that says which cards come; nil where none or a list does.
func (a *Arrival) Sole() *Cards {
	if len(a.Cards) == 1 {
		return a.Cards[0]
	}
	return nil
}

// FirstRank reports whether the rank of the first card laid on the piles of a zone is that by which
// all of them begin.
func (z *Zone) FirstRank() bool {
	return slices.ContainsFunc(Forms[*Arrival](z), (*Arrival).FirstRank)
}

// FirstRank reports whether the line says so.
func (a *Arrival) FirstRank() bool {
	return a.Base && slices.ContainsFunc(a.Cards, func(c *Cards) bool {
		return slices.ContainsFunc(c.Any, func(k *Card) bool { _, ok := k.Is.(*FirstRankCard); return ok })
	})
}

// FirstRankAlone reports whether the line says so, and nothing else by which a pile may begin.
func (a *Arrival) FirstRankAlone() bool {
	return a.FirstRank() && len(a.Cards) == 1 && len(a.Cards[0].Any) == 1 && len(a.Cards[0].But) == 0
}

// Several reports whether cards move together by the line.
func (u *Unit) Several() bool { return u.Of == ARun || u.Of == APile || u.Of == AnyCards }

// forms finds the forms of the lines of a zone. What a kind takes by nature comes first, as if it
// were a line above all others. A list (`build in order`) begins an empty pile itself, with the
// first of its ranks, unless the first card fixes the rank: then a base line does.
func (r *resolver) forms(z *Zone) {
	if z.Kind.TakesAny() {
		z.Forms = append(z.Forms, &Arrival{Said: Said{Line: z.Head}, Zone: z, OnEmpty: true, OnCards: true})
	}
	for _, l := range z.Lines {
		if f := r.form(z, l); f != nil {
			z.Forms = append(z.Forms, f)
		}
	}
	first := z.FirstRank()
	for _, a := range Forms[*Arrival](z) {
		if a.Order != nil {
			a.Order.AnyStart, a.OnEmpty = first, !first
		}
	}
}

// form is what a line of a zone means; nil where it says no more than the zone does.
func (r *resolver) form(z *Zone, l *dsl.Line) Form {
	switch t := l.Stmt.(type) {
	case *dsl.Base:
		a := r.arrival(z, l, &t.Arrive)
		a.Base, a.OnEmpty = true, true
		for _, c := range t.Cards {
			a.Cards = append(a.Cards, r.cards(c))
		}
		return a
	case *dsl.Build:
		a := r.arrival(z, l, &t.Arrive)
		a.OnCards = true
		switch {
		case t.Order != nil:
			a.Order = &Order{Ranks: r.sheet.spell(t.Order...), Suits: suitRel(t.SuitRel), Wraps: t.Wrapping}
		case t.None:
			return nil
		default:
			a.Cards = []*Cards{r.cards(t.Cards)}
		}
		return a
	case *dsl.Spaces:
		if t.Stay || t.Close {
			return nil
		}
		a := r.arrival(z, l, &t.Arrive)
		a.OnEmpty, a.Whole = true, t.Pile
		a.these(r.cards(t.Cards))
		return a
	case *dsl.Takes:
		if t.Only {
			return &Limit{r.said(l), TakesOnly, r.somewhere(t.From)}
		}
		return r.taking(z, l, t)
	case *dsl.Plays:
		return &Limit{r.said(l), PlaysOnly, r.somewhere(t.To)}
	case *dsl.Worry:
		return &Limit{r.said(l), WorryBack, r.somewhere(t.To)}
	case *dsl.Unit:
		return r.unit(z, l, t)
	case *dsl.AtMost:
		return &Most{r.said(l), r.num(t.N)}
	case *dsl.Swap:
		return &Exchange{r.said(l), r.cards(t.Cards), r.cards(t.With), r.somewhere(t.From)}
	case *dsl.Exposed:
		return &Stays{r.said(l)}
	case *dsl.Home:
		return &Homes{r.said(l), r.cards(t.Cards)}
	case *dsl.Hands:
		return &Hands{r.said(l), t.Row, t.Column || t.Beside, r.place(t.With)}
	case *dsl.Counts:
		return r.counts(l, t)
	case *dsl.Turn:
		return r.move(l, t.Step())
	}
	return nil
}

// said is a line with its end.
func (r *resolver) said(l *dsl.Line) Said {
	times, guard := dsl.Ends(l.Stmt)
	return Said{l, timesOf(times), r.when(guard)}
}

// arrival is a line that lets cards come, with its end.
func (r *resolver) arrival(z *Zone, l *dsl.Line, a *dsl.Arrive) *Arrival {
	return &Arrival{Said: r.said(l), Zone: z, From: r.somewhere(a.From), Once: a.Once, Bottom: a.Bottom}
}

// these says which cards come, and how many together.
func (a *Arrival) these(c *Cards) {
	if c == nil {
		return
	}
	a.Cards = []*Cards{c}
	if some, ok := c.Any[0].Is.(*AnyCard); ok && len(c.Any) == 1 {
		a.Size = some.N
	}
}

// taking is what a `takes` line lets come.
func (r *resolver) taking(z *Zone, l *dsl.Line, t *dsl.Takes) *Arrival {
	a := r.arrival(z, l, &t.Arrive)
	a.OnEmpty, a.OnCards = true, true
	set := t.Set
	switch {
	case set == nil:
		a.these(r.cards(t.Cards))
	case set.Sequence: // the unit that comes is one card or many; the line asks only of the whole
		a.Seq, a.OnCards = r.seq(set.Seq, z), z.Kind == dsl.Discard
	case set.Number == "1" && set.ToNumber == "" && set.Alike == nil:
		a.Size = 1
	default:
		a.Set = r.set(set)
	}
	return a
}

// set resolves cards that leave together: `pair totalling 13`, `2 to 4 cards same rank`, `set ace
// king`. Least is 2 where nothing is said: one card alone is no set.
func (r *resolver) set(t *dsl.Set) *Set {
	out := &Set{Span: t.Span, Least: 2}
	alike := t.Alike
	switch {
	case t.Pair != nil:
		out.Most, out.Pair = 2, true
		alike = t.Pair
	case t.Listed != nil:
		out.Listed = r.list(t.Listed)
		out.Least = len(t.Listed)
		out.Most = out.Least
	case t.Number != "":
		out.Least = dsl.Number(t.Number)
		out.Most = out.Least
		if t.ToNumber != "" {
			out.Most = dsl.Number(t.ToNumber)
		}
	}
	if alike == nil {
		return out
	}
	for _, n := range alike.Totals {
		out.Totals = append(out.Totals, r.num(n))
	}
	if alike.Rel != nil {
		out.Alike = r.relation(alike.Rel)
	}
	return out
}

// unit is what a `move` line lets move.
func (r *resolver) unit(z *Zone, l *dsl.Line, t *dsl.Unit) *Unit {
	u := &Unit{Said: r.said(l), To: r.somewhere(t.To)}
	switch {
	case t.Number != "":
		u.Of, u.N = OneCard, dsl.Number(t.Number)
	case t.Pile:
		u.Of = APile
	case t.AnyCards:
		u.Of = AnyCards
	case t.AnyOne != "":
		u.Of, u.N = AnyOne, dsl.Number(t.AnyOne)
	default:
		u.Of, u.Seq = ARun, r.seq(t.Seq, z)
		for _, f := range t.Free {
			free := Free{Spaces: f.Word == "spaces"}
			if !free.Spaces {
				free.Zones = r.sheet.Zone(f.Word)
			}
			u.Free = append(u.Free, free)
		}
	}
	return u
}

// WhenOf is when a line holds; nil for always, or where it only declares something.
func WhenOf(f Form) *Cond {
	if f == nil {
		return nil
	}
	return f.Holds()
}
