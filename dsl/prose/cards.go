package prose

import (
	"strings"

	"pat/dsl"
	"pat/dsl/cards"
	"pat/dsl/rules"
)

// A sort of cards in words. one has no article; the article says which fits.
type sort struct {
	article string // "a", "any", "the" or "" for "hearts"-like amounts
	one     string
	many    string
	is      string // as what a card is: a king, red, of the same rank
}

// common is a sort with the indefinite article.
func common(one, many string) sort { return sort{"a", one, many, a(one)} }

// single is one card of a sort: a king, any card, the ace of spades.
func (s sort) single() string {
	if s.article == "a" {
		return a(s.one)
	}
	return join(s.article, s.one)
}

// being is what a card of the sort is: a king, red.
func (s sort) being() string { return s.is }

// card tells one alternative of a phrase. What relations are compared with is called to; ""
// leaves it open.
func (t *teller) card(c *dsl.Card, to string) sort {
	switch {
	case c.Any:
		return sort{"any", "card", "cards", "a card"}
	case c.Looser != "":
		text := c.Looser
		more := alike(c.LooseSuit)
		if more == "" {
			more = "of any suit"
		}
		return t.qualified(text+" card", text+" cards", more, text)
	case c.Count != "":
		n := dsl.Number(c.Count)
		if n == 1 {
			return sort{"a", "single card", "single cards", "a single card"}
		}
		return sort{"", count(n, "card", "cards"), count(n, "card", "cards"), count(n, "card", "cards")}
	case c.FirstRank:
		return t.ofRank("the base rank")
	case c.Home:
		return t.which("lies where it belongs", "lie where they belong")
	case c.Playable:
		if c.PlayOn != nil {
			on := "may now be played to " + t.target(c.PlayOn)
			return t.which(on, on)
		}
		return t.which("may now be played", "may now be played")
	case c.Shift != nil:
		if v, ok := t.fixed(c); ok {
			return v
		}
		if t.SortOfAtom(c.Atom) == rules.SuitSort {
			return t.ofSuit(t.shifted(c.Shift, c.Atom, true))
		}
		text := t.shifted(c.Shift, c.Atom, true)
		return sort{"a", "card " + text, "cards " + text, text}
	case c.Base:
		return t.ofRank("the base rank")
	case c.PileNo:
		return t.whose("rank is the number of "+t.say.pile, t.numerals())
	case c.Line != "":
		return t.whose("rank is the number of the "+c.Line+" of "+t.say.pile, t.numerals())
	case c.Name != "":
		return t.cardNamed(c)
	}
	s := t.sorted(c.What(), to)
	if c.Colour == "" {
		return s
	}
	if c.What() == nil || c.What().AnyOf {
		return sort{"a", c.Colour + " card", c.Colour + " cards", c.Colour}
	}
	return sort{s.article, c.Colour + " " + s.one, c.Colour + " " + s.many, "a " + c.Colour + " " + s.one}
}

// qualified is a card with something said behind it.
func (t *teller) qualified(one, many, more, is string) sort {
	return sort{"a", join(one, more), join(many, more), join(is, more)}
}

// which is a card with a relative clause.
func (t *teller) which(does, do string) sort {
	return sort{"a", "card that " + does, "cards that " + do, "a card that " + does}
}

// whose is a card with a property.
func (t *teller) whose(is, note string) sort {
	return sort{"a", "card whose " + is + note, "cards whose " + is + note, "a card whose " + is + note}
}

func (t *teller) ofRank(rank string) sort {
	return sort{"a", "card of " + rank, "cards of " + rank, "of " + rank}
}

func (t *teller) ofSuit(suit string) sort {
	return sort{"a", "card of " + suit, "cards of " + suit, "of " + suit}
}

// fixed is a sort that is one rank or suit by constants alone.
func (t *teller) fixed(c *dsl.Card) (sort, bool) {
	v, ok := t.constant(&dsl.Value{Terms: []*dsl.Term{{Shift: c.Shift, Atom: c.Atom}}})
	if !ok {
		return sort{}, false
	}
	return t.valued(v)
}

// valued are the cards of a rank, of the rank at a place, or of a suit.
func (t *teller) valued(v rules.Value) (sort, bool) {
	switch {
	case (v.Sort == rules.RankSort || v.Sort == rules.Number) && v.N >= 1 && v.N <= len(t.Pack.Order):
		r := t.Pack.RankAt(v.N)
		return common(r.String(), r.Plural()), true
	case v.Sort == rules.SuitSort && v.N >= 1 && v.N <= len(t.Pack.Suits):
		return suited(t.Pack.SuitAt(v.N).String()), true
	}
	return sort{}, false
}

// suited are the cards of a suit by its name in the plural.
func suited(name string) sort { return common(strings.TrimSuffix(name, "s"), name) }

// cardNamed are the cards that an option, counter or ask means.
func (t *teller) cardNamed(c *dsl.Card) sort {
	if o := t.Option(c.Name); o != nil {
		if s, ok := t.valued(t.chosen(o)); ok {
			n := t.note(o)
			return sort{"a", s.one + n, s.many + n, s.is + n}
		}
	}
	if k := t.Counter(c.Name); k != nil {
		return t.ofRank("the rank that the counter " + quoted(c.Name) + " shows")
	}
	return t.whose("rank is "+t.named(c.Name), t.numerals())
}

// sorted tells the part of a phrase that a colour may stand before.
func (t *teller) sorted(w *dsl.CardSort, to string) sort {
	switch {
	case w == nil || w.AnyOf:
		return common("card", "cards")
	case w.Rel != nil:
		text := t.related(w.Rel, to)
		return sort{"a", "card " + text, "cards " + text, text}
	case w.Suit != nil:
		return suited(w.Suit.Name)
	case w.OfSuit != nil:
		name := w.Rank.Name + " of " + w.OfSuit.Name
		if t.Pack.Decks > 1 {
			r, _ := cards.RankNamed(w.Rank.Name)
			return common(name, r.Plural()+" of "+w.OfSuit.Name)
		}
		return sort{"the", name, name, "the " + name}
	}
	r, _ := cards.RankNamed(w.Rank.Name)
	if w.ToRank == nil {
		return common(r.String(), r.Plural())
	}
	text := "from " + w.Rank.Name + " to " + w.ToRank.Name
	return sort{"a", "card " + text, "cards " + text, text}
}

// anyCard reports whether a phrase means every card.
func anyCard(cs []*dsl.Card) bool {
	for _, c := range cs {
		if c.Any {
			return true
		}
	}
	return false
}

// alternatives tells a phrase about cards. The exceptions stand at the end.
func (t *teller) alternatives(any, but []*dsl.Card, to string, form func(sort) string) string {
	var ws []string
	for _, c := range any {
		ws = append(ws, form(t.card(c, to)))
	}
	text := dsl.Listed(ws, "or")
	if len(but) > 0 {
		ws = nil
		for _, c := range but {
			ws = append(ws, t.card(c, to).many)
		}
		text += " other than " + dsl.Listed(ws, "or")
	}
	return text
}

// someCard is a phrase in the singular: a king or an ace.
func (t *teller) someCard(cs *dsl.Cards, to string) string {
	return t.alternatives(cs.Any, cs.But, to, sort.single)
}

// someCards is a phrase in the plural: kings or aces.
func (t *teller) someCards(any, but []*dsl.Card, to string) string {
	return t.alternatives(any, but, to, func(s sort) string { return s.many })
}

// total is the number of cards of the pack that a phrase means, if that is fixed.
func (t *teller) total(cs *dsl.Cards) (int, bool) {
	for _, c := range cs.Any {
		if c.Name != "" && t.Option(c.Name) == nil {
			return 0, false
		}
	}
	table, ok := t.env(nil, -1).Cards(t.CardsOf(cs.Any, cs.But))
	for k := range table {
		ok = ok && table[k] == table[0]
	}
	return table[0].Count() * t.Pack.Decks, ok
}
