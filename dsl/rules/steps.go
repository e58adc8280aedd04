package rules

import (
	"slices"

	"pat/dsl"
)

// This file answers what the steps of the deal, of actions and of events do.

// A Step is a *MoveStep, *Gather, *Shuffle, *Choose, *Change, *CloseUp or *TurnOver.
type Step = Form

// Moved says what a step moves.
type Moved uint8

// What steps move.
const (
	NextCards  Moved = iota // so many cards, as they come
	RestCards               // what is left
	AllCards                // all that lie there, or all of a sort
	BaseCards               // the cards with which the piles begin
	NamedCards              // cards by their names, one after another
)

type (
	// A MoveStep moves cards about; a `turn` line does so too.
	MoveStep struct {
		Said
		What    Moved
		Qty     []*Expr  // of NextCards: for each pile its own, or one for all
		Cards   []*Cards // by which it picks cards out; none where it takes them as they come
		Packet  bool     // each pile gets its cards together
		From    *Place   // nil for the stock
		To      *Places
		Sifts   bool // the cards go to an end of the piles in which they lie
		Follows bool // it follows a move: `pile` and `source` in it are those of the move
		Facing  Facing
		NewPile *Cards // these begin the next pile
		Diverts []Divert
	}
	// A Divert sends cards elsewhere.
	Divert struct {
		Cards    *Cards
		To       *Place
		Replaced bool // the next card takes the place
	}
	// A Gather takes piles up and lays them under the stock.
	Gather struct {
		Said
		From                []*Place
		But                 *Cards
		LastFirst, TopFirst bool
	}
	// A Shuffle shuffles the stock.
	Shuffle struct{ Said }
	// A Choose lets the player play so many cards in the middle of the deal.
	Choose struct {
		Said
		N        int
		From, To *Places
	}
	// A Change gives a counter a value, or adds one to it.
	Change struct {
		Said
		Name    string
		Counter *Counter // of the name; nil where there is none
		Add     bool
		Value   *Expr
	}
	// A CloseUp moves cards to the front.
	CloseUp struct {
		Said
		Place *Place
	}
	// A TurnOver turns cards up or down.
	TurnOver struct {
		Said
		Down  bool
		Place *Place
	}
)

// Facing says which way a step lays its cards.
type Facing uint8

// Which way cards are laid.
const (
	FacingUnsaid Facing = iota
	FacingUp
	FacingDown
	FacingTop       // the last card of a pile up, the others down
	AlternatelyUp   // the first up, the second down
	AlternatelyDown // the first down, the second up
)

func facing(h *dsl.How) Facing {
	switch {
	case h.TopUp:
		return FacingTop
	case h.Face == "up" && h.Alternately:
		return AlternatelyUp
	case h.Face == "down" && h.Alternately:
		return AlternatelyDown
	case h.Face == "up":
		return FacingUp
	case h.Face == "down":
		return FacingDown
	}
	return FacingUnsaid
}

// Listed reports whether a step says for each pile by itself what it gets.
func (m *MoveStep) Listed() bool { return len(m.Qty) > 1 || len(m.Cards) > 1 }

// Picked lists the alternatives by which a step picks cards out.
func (m *MoveStep) Picked() (ks []*Card) {
	for _, c := range m.Cards {
		ks = append(ks, c.Any...)
	}
	return ks
}

// PicksOut reports whether a step looks for cards by what they are, and does not take what comes
// next.
func (m *MoveStep) PicksOut() bool { return len(m.Cards) > 0 }

// Plain reports whether nothing is said of how a step lays its cards: neither facing, nor of piles
// that begin in the course of it, nor of cards that go elsewhere.
func (m *MoveStep) Plain() bool {
	return m.Facing == FacingUnsaid && m.NewPile == nil && m.Diverts == nil
}

// LooksFor reports whether a step takes cards that it names, or those that start a pile.
func (m *MoveStep) LooksFor() bool { return m.What == BaseCards || m.PicksOut() }

// One reports whether a step says that it moves one card.
func (m *MoveStep) One() bool {
	if len(m.Qty) != 1 {
		return false
	}
	n, ok := m.Qty[0].Digits()
	return ok && n == 1
}

// ByTarget reports whether a step takes its cards, for each pile that it goes to, from a place as
// that pile sees it: `1 from own reserve to each tableau`.
func (m *MoveStep) ByTarget() bool {
	toSource := len(m.To.Any) == 1 && m.To.Any[0].Kind == TheSource
	return m.From != nil && (m.To.Each() || toSource) && (m.From.Own || m.From.Pick == TheNearest)
}

// LaysDown reports whether a step lays some card face down.
func (m *MoveStep) LaysDown() bool {
	return m.Facing == FacingDown || m.Facing == FacingTop || m.Facing == AlternatelyUp || m.Facing == AlternatelyDown
}

// step resolves a line of a block; nil where it is none.
func (r *resolver) step(l *dsl.Line) Step {
	switch t := l.Stmt.(type) {
	case *dsl.MoveStep:
		return r.move(l, t)
	case *dsl.Gather:
		g := &Gather{Said: r.said(l), But: r.cardList(t.But), LastFirst: t.LastPile, TopFirst: t.TopFirst}
		for _, p := range t.From {
			g.From = append(g.From, r.place(p))
		}
		return g
	case *dsl.Shuffle:
		return &Shuffle{r.said(l)}
	case *dsl.Player:
		return &Choose{r.said(l), dsl.Number(t.Number), r.somewhere(t.From), r.somewhere(t.To)}
	case *dsl.SetStep:
		return &Change{r.said(l), t.Name, r.sheet.Counter(t.Name), false, r.expr(t.Value)}
	case *dsl.Add:
		return &Change{r.said(l), t.Name, r.sheet.Counter(t.Name), true, r.expr(t.Value)}
	case *dsl.CloseUp:
		return &CloseUp{r.said(l), r.place(t.Place)}
	case *dsl.FaceStep:
		return &TurnOver{r.said(l), t.Face == "down", r.place(t.Place)}
	}
	return nil
}

// move resolves a step that moves cards: `1 to each tableau`, `rest to stock`, `aces to
// foundations`, `2 from waste to reserve face down`. A `turn` line is one that takes from the
// stock.
func (r *resolver) move(l *dsl.Line, t *dsl.MoveStep) *MoveStep {
	m := &MoveStep{Said: r.said(l), Packet: t.Packet, From: r.place(t.From), To: r.somewhere(t.To), Follows: r.ofMove}
	picks := func(c *Cards) {
		c.Any = playableOn(c.Any, m.To)
		m.Cards = append(m.Cards, c)
	}
	switch {
	case t.Rest:
		m.What = RestCards
	case t.Bases:
		m.What = BaseCards
	case t.All:
		m.What = AllCards
		if t.AllOf != nil {
			picks(r.cardList(t.AllOf))
		}
	case len(t.Qty) > 0:
		for _, q := range t.Qty {
			m.Qty = append(m.Qty, r.amount(q))
		}
		if t.What != nil && !t.What.AnyCards() {
			picks(r.cardList(t.What))
		}
	default:
		m.What = NamedCards
		for _, k := range t.Named {
			picks(&Cards{Span: k.Span, Any: []*Card{r.card(k)}})
		}
	}
	for _, h := range t.How {
		switch {
		case h.NewPileAt != nil:
			m.NewPile = r.cardList(h.NewPileAt)
		case h.But != nil:
			m.Diverts = append(m.Diverts, Divert{r.cardList(h.But), r.place(h.ButTo), h.Replaced})
		default:
			m.Facing = facing(h)
		}
	}
	m.sift()
	return m
}

// sift finds out whether a step moves cards inside their piles: `kings to bottom of tableau`, and
// `kings from each tableau to its bottom`, which is the same in other words. The source is the pile
// a step takes cards from but after a move, where it is the one that its card has left.
func (m *MoveStep) sift() {
	if len(m.Cards) != 1 || m.What != NamedCards && m.What != AllCards {
		return
	}
	to := m.To.Any[len(m.To.Any)-1]
	back := to.Kind == TheTaken || to.Kind == TheSource && !m.Follows
	switch {
	case m.From == nil && m.What == NamedCards:
		m.Sifts = slices.ContainsFunc(m.To.Any, func(p *Place) bool { return p.End != 0 })
	case m.From != nil && back && to.End != 0 && len(m.To.Any) == 1:
		in := *m.From
		in.End = to.End
		m.Sifts, m.From, m.To = true, nil, &Places{m.To.Span, []*Place{&in}}
	}
}

// playableOn reads `playable card` in a step as playable where the step lays the cards. Piles that
// only the course of the game names say nothing of the rules; there the word means any move.
func playableOn(some []*Card, to *Places) (out []*Card) {
	inPlay := slices.ContainsFunc(to.Any, func(p *Place) bool { return p.Kind != SomePiles })
	for _, k := range some {
		if w, ok := k.Is.(*PlayableCard); !ok || w.On != nil || inPlay {
			out = append(out, k)
			continue
		}
		for _, p := range to.Any {
			out = append(out, &Card{k.Span, &PlayableCard{p}})
		}
	}
	return out
}

// A Path is where a step takes cards and where it lays them; nil for the stock. Cards that are
// sorted where they lie have none, nor has a step that moves no card.
type Path struct{ From, To []*Place }

// PathOf tells where a line moves cards about, whatever they are and whoever moves them; not ok
// where it does not.
func PathOf(f Form) (p Path, ok bool) {
	switch t := f.(type) {
	case *MoveStep:
		if t.From != nil {
			p.From = []*Place{t.From}
		}
		p.To = t.To.Any
		for _, d := range t.Diverts {
			p.To = append(slices.Clip(p.To), d.To)
		}
		return p, !t.Sifts
	case *Gather:
		return Path{From: t.From}, true
	case *Choose:
		return Path{t.From.Any, t.To.Any}, true
	case *CloseUp:
		return Path{[]*Place{t.Place}, []*Place{t.Place}}, true
	}
	return p, false
}
