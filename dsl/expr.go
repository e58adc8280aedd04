package dsl

import "slices"

// The expression layer: numbers, cards, relations, values and conditions; the places are in
// places.go. The tags are the grammar; a node knows its exact place. The same nodes stand in every
// rule that asks a question.

// Num is a number: digits, or the name of an option, ask or counter.
type Num struct {
	Span
	Digits string `parser:"  @Number"`
	Name   string `parser:"| @Var"`
}

// Rank is the name of a rank, in the singular.
type Rank struct {
	Span
	Name string `parser:"@Rank"`
}

// Suit is the name of a suit, in the plural.
type Suit struct {
	Span
	Name string `parser:"@Suit"`
}

// SuitRel compares suits: "suit", "alternating", "colour", "other" or "any".
type SuitRel struct {
	Span
	In string `parser:"'in' ( @'suit' | @'alternating' 'colours' | @'colour' | @'other' 'suits' | @'any' 'suit' )"`
}

// Relation compares a card with another, as a rule the card with the top it goes on.
type Relation struct {
	Span
	Up       bool     `parser:"( ( @'up' "`
	OrDown   bool     `parser:"      ( 'or' @'down' )?"`
	Down     bool     `parser:"  | @'down' "`
	OrUp     bool     `parser:"      ( 'or' @'up' )? )"`
	By       *Value   `parser:"  ( 'by' @@ )?"`
	SuitRel  *SuitRel `parser:"  @@"`
	Alike    string   `parser:"| @( 'same' | 'other' )"` // with Of: same rank, other suit, …
	Of       string   `parser:"  @( 'rank' | 'suit' | 'colour' )"`
	AndSuit  *SuitRel `parser:"  @@? )"`
	Wrapping bool     `parser:"@'wrapping'?"`
	AllWay   bool     `parser:"( @'all'?"`
	OneWay   bool     `parser:"  'one' @'way'"`
	Either   bool     `parser:"| 'either' @'way' )?"` // said, though it is so without
	After    *Place   `parser:"( 'after' @@"`
	As       *Place   `parser:"| 'as' @@ )?"`
}

// GoesUp reports whether a card one higher stands in the relation; GoesDown likewise.
func (r *Relation) GoesUp() bool { return r.Up || r.OrUp }

// GoesDown reports whether a card one lower stands in the relation.
func (r *Relation) GoesDown() bool { return r.Down || r.OrDown }

// OneDirection reports whether cards go up, or go down, and not both: `down in suit`, but neither
// `up or down in suit` nor `same rank`.
func (r *Relation) OneDirection() bool { return r.GoesUp() != r.GoesDown() }

// InAnySuit reports whether cards go up or down in any suit, and it is said.
func (r *Relation) InAnySuit() bool { return r.SuitRel != nil && r.SuitRel.In == "any" }

// Suits is the suit relation of either form, or nil.
func (r *Relation) Suits() *SuitRel {
	if r.SuitRel != nil {
		return r.SuitRel
	}
	return r.AndSuit
}

// Card says which cards, one alternative of Cards.
type Card struct {
	Span
	Any       bool      `parser:"(  'any' @'card'"`
	Looser    string    `parser:"| 'any' @( 'higher' | 'lower' )"` // with LooseSuit
	LooseSuit *SuitRel  `parser:"  @@"`
	Count     string    `parser:"| @Number ( 'cards' | 'card' )"`
	FirstRank bool      `parser:"| 'rank' 'of' @'first' 'card'"`
	Home      bool      `parser:"| @'home' 'cards'?"`
	Playable  bool      `parser:"| @'playable' ( 'cards' | 'card'"`
	PlayOn    *Place    `parser:"  | 'on' @@ )?"`
	Shift     *Shift    `parser:"| @@"` // of Atom
	Atom      *Atom     `parser:"  @@"`
	Base      bool      `parser:"| @'base'"`
	PileNo    bool      `parser:"| 'pile' @'number'"`
	Line      string    `parser:"| @( 'row' | 'column' )"`
	Name      string    `parser:"| @Var"`
	Colour    string    `parser:"| @( 'red' | 'black' )"`
	OfColour  *CardSort `parser:"  @@?"` // nil: any card of the colour
	Sort      *CardSort `parser:"| @@ )"`
}

// CardSort is the part of Card that a colour may stand before.
type CardSort struct {
	Span
	Rel    *Relation `parser:"  @@"`
	Rank   *Rank     `parser:"| @@"`
	OfSuit *Suit     `parser:"  ( 'of' @@"`
	ToRank *Rank     `parser:"  | 'to' @@ )?"`
	Suit   *Suit     `parser:"| @@"`
	AnyOf  bool      `parser:"| @( 'card' | 'cards' )"` // red card
}

// What returns the part after the colour, or the whole where there is none; nil for a bare colour.
func (c *Card) What() *CardSort {
	if c.Colour != "" {
		return c.OfColour
	}
	return c.Sort
}

// InPlay reports whether only play shows which cards are meant: they hang on what lies on the
// table.
func (c *Card) InPlay() bool { return c.FirstRank || c.Base || c.Playable || c.Home }

// Cards says which cards: any of the first list, but none of the second.
type Cards struct {
	Span
	Any []*Card `parser:"@@ ( 'or' @@ )*"`
	But []*Card `parser:"( 'but' @@ ( 'or' @@ )* )?"`
}

// FirstRank reports whether the rank of the first card laid on a foundation is what starts the
// others.
func (b *Base) FirstRank() bool {
	if len(b.Cards) != 1 {
		return false
	}
	c := b.Cards[0]
	return len(c.Any) == 1 && c.Any[0].FirstRank && len(c.But) == 0
}

// CardList is Cards in a step, where `but` begins something else.
type CardList struct {
	Span
	Any []*Card `parser:"@@ ( 'or' @@ )*"`
}

// Value is a number, rank, suit or colour; terms are subtracted.
type Value struct {
	Span
	Terms []*Term `parser:"@@ ( 'minus' @@ )*"`
}

// Sole is the one atom of a value that is no more than that; or nil.
func (v *Value) Sole() *Atom {
	if v == nil || len(v.Terms) != 1 || v.Terms[0].Shift != nil {
		return nil
	}
	return v.Terms[0].Atom
}

// Term is an atom or so many steps above or below one.
type Term struct {
	Span
	Shift *Shift `parser:"@@?"`
	Atom  *Atom  `parser:"@@"`
}

// Shift is so many steps above or below.
type Shift struct {
	Span
	Steps string `parser:"@Number"`
	Word  string `parser:"@( 'above' | 'below' )"`
}

// Atom is a single value.
type Atom struct {
	Span
	Digits string   `parser:"  @Number"`
	Rank   *Rank    `parser:"| @@"`
	OfSuit *Suit    `parser:"  ( 'of' @@ )?"` // a card by rank and suit
	Suit   *Suit    `parser:"| @@"`
	Pass   bool     `parser:"| @'pass'"`
	Base   bool     `parser:"| @'base'"`
	PileNo bool     `parser:"| 'pile' @'number'"`
	Hands  bool     `parser:"| @'hands'"`
	Name   string   `parser:"| @( Var | Choice )"`
	Of     string   `parser:"| @( 'rank' | 'suit' | 'colour' | 'row' | 'column' | 'worth' )"`
	Ref    *CardRef `parser:"  ( 'of' @@ )?"`
	Count  string   `parser:"| @( 'cards' | 'spaces' )"`
	In     *Place   `parser:"  ( 'in' | 'on' ) @@"`
}

// OfCard reports whether an atom is something that a card has: its rank, suit, colour or worth.
func (a *Atom) OfCard() bool { return a.Of != "" && a.Of != "row" && a.Of != "column" }

// CardRef is one card: the moving one, the top or bottom of the pile, or that of a place.
type CardRef struct {
	Span
	Card   bool   `parser:"  @'card'"`
	Top    bool   `parser:"| (?! 'top' 'of' ) @'top'"`
	Bottom bool   `parser:"| (?! 'bottom' 'of' ) @'bottom'"`
	Place  *Place `parser:"| @@"`
}

// Cond is a condition: any of its parts.
type Cond struct {
	Span
	Or []*CondAnd `parser:"@@ ( 'or' @@ )*"`
}

// CondAnd is a condition: all of its parts.
type CondAnd struct {
	Span
	And []*Test `parser:"@@ ( 'and' @@ )*"`
}

// Test is one question.
type Test struct {
	Span
	Not      bool     `parser:"@'not'?"`
	Pass     string   `parser:"( 'in' 'pass' @Number"`
	SameLine string   `parser:"| 'in' 'same' @( 'row' | 'column' )"`
	Touching bool     `parser:"| @'touching'"`
	Beside   bool     `parser:"| @'beside'"`
	Compare  *Compare `parser:"| @@"`
	Count    *Count   `parser:"| @@ )"`
}

// PileByPile is the place that a question asks about pile by pile, by the word `each`: the question
// holds if it holds of every pile. A count may name several such places; more is where a second one
// would have to be asked against the first. What is said of the state of a place is said of all its
// piles anyhow, unless it is denied.
func (t *Test) PileByPile() (places []*Place, more *Place) {
	if c := t.Compare; c != nil && c.State != nil && !c.Negated() {
		return nil, nil
	}
	if t.Count != nil && t.Count.In.Each() {
		places = t.Count.In.Any
	}
	Walk(t, func(n any) bool {
		switch p, ok := n.(*Place); {
		case !ok || !p.Each() || slices.Contains(places, p):
		case places == nil:
			places = []*Place{p}
		case more == nil:
			more = p
		}
		return true
	})
	return places, more
}

// PlaceIs is the place that a question asks about and the state it asks that place to be in: `waste
// is empty`. Both are nil where it asks something else, or is turned round by `not`.
func (t *Test) PlaceIs() (*Place, *State) {
	c := t.Compare
	if c == nil || t.Not || c.Negated() || c.State == nil {
		return nil, nil
	}
	if p := c.Left.Place(); p != nil {
		return p, c.State
	}
	return nil, nil
}

// Count asks how many cards or spaces lie in some places.
type Count struct {
	Span
	No       bool    `parser:"( @'no'"`
	All      bool    `parser:"| @'all'"`
	Bound    string  `parser:"| 'at' @( 'least' | 'most' )"` // with N
	N        *Num    `parser:"    @@"`
	Number   string  `parser:"| @Number )?"`
	Spaces   bool    `parser:"( @'spaces'"`
	AnyCards bool    `parser:"| @( 'cards' | 'card' )"`
	Cards    *Cards  `parser:"| @@ )"`
	In       *Places `parser:"( 'in' | 'on' | 'at' ) @@"`
}

// Seen reports whether a count asks which cards lie there, and not only how many: such cards are
// those that lie face up, for the answer must not tell what lies hidden.
func (c *Count) Seen() bool {
	return c.Cards != nil && !slices.ContainsFunc(c.Cards.Any, func(k *Card) bool { return k.Any })
}

// Bounds are the least and the greatest number that a count asks for; nil where that end is open.
// Both are where it asks for `all`.
func (c *Count) Bounds() (lo, hi *Num) {
	switch {
	case c.All:
		return nil, nil
	case c.No:
		return nil, &Num{Digits: "0"}
	case c.Bound == "most":
		return nil, c.N
	case c.Bound != "":
		return c.N, nil
	case c.Number != "":
		return &Num{Digits: c.Number}, nil
	}
	return &Num{Digits: "1"}, nil
}

// Compare asks how one thing stands.
type Compare struct {
	Span
	Left       *Operand  `parser:"@@"`
	Is         bool      `parser:"( ( @'is' )?"`
	Not        bool      `parser:"  @'not'?"`
	State      *State    `parser:"  @@"`
	IsToo      bool      `parser:"| @'is'"`
	NotToo     bool      `parser:"  @'not'?"`
	Bound      string    `parser:"  ( 'at' @( 'least' | 'most' )"`
	BoundValue *Value    `parser:"    @@"`
	Card       *Card     `parser:"  | (?= 'any' | 'red' | 'black' | 'up' | 'down' | 'same' | 'other' | 'playable' ) @@"`
	List       []*Digits `parser:"  | (?= Number Number ) @@+"` // 2 3 14: one of these
	Value      *Value    `parser:"  | @@"`
	ValueTo    *Value    `parser:"    ( 'to' @@ )? ) )"`
}

// Digits is a number written out.
type Digits struct {
	Span
	Number string `parser:"@Number"`
}

// OneOf is the comparisons of which one must hold, where several numbers are listed; nil where none
// are. What turns the comparison round is left out of them.
func (c *Compare) OneOf() []*Compare {
	var list []*Compare
	for _, d := range c.List {
		one := *c
		one.List, one.Not, one.NotToo = nil, false, false
		atom := &Atom{Span: d.Span, Digits: d.Number}
		one.Value = &Value{Span: d.Span, Terms: []*Term{{Span: d.Span, Atom: atom}}}
		list = append(list, &one)
	}
	return list
}

// Ends are the least and the greatest value that a comparison asks for, the same for one value; nil
// where that end is open, both where it asks something else.
func (c *Compare) Ends() (lo, hi *Value) {
	switch {
	case c.Bound == "least":
		return c.BoundValue, nil
	case c.Bound == "most":
		return nil, c.BoundValue
	case c.ValueTo != nil:
		return c.Value, c.ValueTo
	}
	return c.Value, c.Value
}

// Negated reports whether the comparison is turned round by `not`.
func (c *Compare) Negated() bool { return c.Not || c.NotToo }

// Operand is the left side of a comparison.
type Operand struct {
	Span
	Ref   *CardRef `parser:"  @@"`
	Value *Value   `parser:"| @@"`
}

// Place is the place that a comparison asks about, or nil.
func (o *Operand) Place() *Place {
	if o.Ref == nil {
		return nil
	}
	return o.Ref.Place
}

// State is a state of a place.
type State struct {
	Span
	Empty    bool   `parser:"  @'empty'"`
	Full     bool   `parser:"| @'full'"`
	Face     string `parser:"| 'face' @( 'up' | 'down' )"`
	Covered  bool   `parser:"| @'covered'"`
	Home     bool   `parser:"| @'home'"`
	Sequence bool   `parser:"| 'in' @'sequence'"`
	Seq      *Seq   `parser:"  @@"`
}

// Seq says what makes cards a sequence. With nothing said it is the relation of the zone's build
// lines.
type Seq struct {
	Span
	Of       *Num      `parser:"( 'of' @@ )?"`
	From     *Rank     `parser:"( @@"`
	To       *Rank     `parser:"  'to' @@"`
	By       *Value    `parser:"  ( (?! 'by' 'free' ) 'by' (?! ( 'suit' | 'colour' | Suit ) (?! 'in' ) ) @@ )? )?"`
	Rel      *Relation `parser:"( @@"`
	SuitRel  *SuitRel  `parser:"| @@ )?"`
	Wrapping bool      `parser:"@'wrapping'?"`
}

// AnyLength reports whether a sequence may have any number of cards, a single one too: neither how
// many it has is said nor its ends.
func (s *Seq) AnyLength() bool { return s.Of == nil && s.From == nil }

// Alike says what makes cards of a pair or set belong together.
type Alike struct {
	Span
	Totals []*Num    `parser:"  'totalling' @@ ( 'or' @@ )*"`
	Rel    *Relation `parser:"| @@"`
}

// Set is several cards collected in one move.
type Set struct {
	Span
	Pair     *Alike  `parser:"  'pair' @@"`
	Listed   []*Card `parser:"| 'set' (?! Number ( 'cards' | 'card' ) ) @@ @@ @@*"`
	Sequence bool    `parser:"| @'sequence'"`
	Seq      *Seq    `parser:"    @@"`
	AnyMany  bool    `parser:"| ( @'cards'"`
	Number   string  `parser:"  | @Number"`
	ToNumber string  `parser:"    ( 'to' @Number )? ( 'cards' | 'card' ) )"`
	Alike    *Alike  `parser:"    @@?"`
}

// Times bounds how often a line may be used in the whole game.
type Times struct {
	Span
	Word   string `parser:"  @( 'once' | 'twice' )"`
	Number string `parser:"| @Number 'times'"`
}

// Guard says when a line holds.
type Guard struct {
	Span
	Word string  `parser:"( @( 'when' | 'until' )"`
	Cond *Cond   `parser:"    @@"`
	Pass *Digits `parser:"| 'in' 'pass' @@"`
	And  *Cond   `parser:"    ( 'when' @@ )? )"`
}

// Qty is an amount in a step: a number, or what is left of one.
type Qty struct {
	Span
	Terms []*QtyTerm `parser:"@@ ( 'minus' @@ )*"`
}

// QtyTerm is a number or the number of the pass.
type QtyTerm struct {
	Span
	Pass bool `parser:"  @'pass'"`
	Num  *Num `parser:"| @@"`
}

// How says how a step lays its cards.
type How struct {
	Span
	Alternately bool      `parser:"(   @'alternately'?"`
	Face        string    `parser:"    'face' @( 'up' | 'down' )"`
	TopUp       bool      `parser:"| @'top' 'face' 'up'"`
	NewPileAt   *CardList `parser:"| 'new' 'pile' 'at' @@"`
	But         *CardList `parser:"| 'but' @@"`
	ButTo       *Place    `parser:"    'to' @@"`
	Replaced    bool      `parser:"    @'replaced'? )"`
}

// N is the shift as a number: above is more.
func (s *Shift) N() int {
	n := 0
	for _, c := range s.Steps {
		n = n*10 + int(c-'0')
	}
	if s.Word == "below" {
		n = -n
	}
	return n
}

// Step is a turn as the step that it is.
func (t *Turn) Step() *MoveStep {
	return &MoveStep{Span: t.Span, Qty: []*Qty{t.Qty}, Packet: t.Packet, To: t.To, How: t.How, Ending: t.Ending}
}

// AnyCards reports whether a list means cards whatever they are: `3 cards to each tableau`.
func (l *CardList) AnyCards() bool {
	return len(l.Any) == 1 && l.Any[0].Sort != nil && l.Any[0].Sort.AnyOf
}

// Sole is the number that an amount is, if it is no more than that; or nil.
func (q *Qty) Sole() *Num {
	if len(q.Terms) == 1 {
		return q.Terms[0].Num
	}
	return nil
}
