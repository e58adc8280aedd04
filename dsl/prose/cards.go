package prose

import (
	"strings"

	"pat/dsl"
	"pat/dsl/rules"
)

// This file answers how a phrase about cards is written: `king`, `red card`, `ace to five`, `any
// card but hearts`. A phrase is a list of alternatives, rules.Card, and of exceptions, which are
// alternatives again; each alternative is made into all its forms at once (sort), as a sentence may
// need a king, kings, or what it is to be one.

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

// plural is several cards of a sort: kings, cards from ace to five.
func (s sort) plural() string { return s.many }

// being is what a card of the sort is: a king, red.
func (s sort) being() string { return s.is }

// card tells one alternative of a phrase. What relations are compared with is called to; "" leaves
// it open. In `spaces take up in suit after waste` to is not used, as the relation says `after
// waste`; in `build up in suit` it is "the card below", and in `move sequence same rank` it is
// open.
func (t *teller) card(c *rules.Card, to string) sort {
	switch w := c.Is.(type) {
	case *rules.AnyCard:
		switch w.N {
		case 0:
			return sort{"any", "card", "cards", "a card"}
		case 1:
			return sort{"a", "single card", "single cards", "a single card"}
		}
		n := count(w.N, "card", "cards")
		return sort{"", n, n, n}
	case *rules.FurtherCard:
		text := "higher"
		if w.Lower {
			text = "lower"
		}
		more := alike(w.Suits)
		if more == "" {
			more = "of any suit"
		}
		return t.qualified(text+" card", text+" cards", more, text)
	case *rules.FirstRankCard:
		return cardOf("the base rank")
	case *rules.HomeCard:
		return t.which("lies where it belongs", "lie where they belong")
	case *rules.PlayableCard:
		if w.On != nil {
			on := "may now be played to " + t.target(w.On)
			return t.which(on, on)
		}
		return t.which("may now be played", "may now be played")
	case *rules.CardOfValue:
		return t.ofValue(w.Value)
	case *rules.RelatedCard:
		text := t.related(w.To, to)
		s := sort{"a", "card " + text, "cards " + text, text}
		if w.Colour == rules.AnyColour {
			return s
		}
		colour := w.Colour.String() + " "
		return sort{s.article, colour + s.one, colour + s.many, "a " + colour + s.one}
	case *rules.NamedCard:
		return t.byWords(w)
	}
	return common("card", "cards")
}

// byWords are cards by their colour, ranks and suit. A suit and a rank name one card of a pack,
// "the ace of spades"; of two packs there are two, so it is "an ace of spades".
func (t *teller) byWords(w *rules.NamedCard) sort {
	s := common("card", "cards")
	switch suit := w.Suit.String(); {
	case w.Ranked && w.Suited:
		name := w.From.String() + " of " + suit
		s = sort{"the", name, name, "the " + name}
		if t.Pack.Decks > 1 {
			s = common(name, w.From.Plural()+" of "+suit)
		}
	case w.Suited:
		s = suited(suit)
	case w.Ranked && w.From == w.To:
		s = common(w.From.String(), w.From.Plural())
	case w.Ranked:
		text := "from " + w.From.String() + " to " + w.To.String()
		s = sort{"a", "card " + text, "cards " + text, text}
	}
	switch colour := w.Colour.String(); {
	case colour == "":
		return s
	case !w.Ranked && !w.Suited:
		return sort{"a", colour + " card", colour + " cards", colour}
	default:
		return sort{s.article, colour + " " + s.one, colour + " " + s.many, "a " + colour + " " + s.one}
	}
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

// cardOf is a card of a rank or suit.
func cardOf(what string) sort {
	return sort{"a", "card of " + what, "cards of " + what, "of " + what}
}

// ofValue are the cards of a rank, of the rank at a place, or of a suit. A number stands for the
// rank of that place, 1 for the lowest: `base pile number` is "a card whose rank is the number of
// the foundation (the ace counting 1, …)". What is known is told as the rank that it comes to, and
// a shift of what is not as so many ranks above it.
func (t *teller) ofValue(x *rules.Expr) sort {
	switch a := x.Sole().(type) {
	case *rules.BaseRank:
		return cardOf("the base rank")
	case *rules.PileNumber:
		return t.whose("rank is "+t.atom(a), t.numerals())
	case *rules.LineNumber:
		if a.Ref == nil { // of a pile by its number, as pile number is
			return t.whose("rank is the number of "+t.atom(a), t.numerals())
		}
	case *rules.Option:
		if s, ok := t.valued(t.chosen(a)); ok {
			n := t.note(a)
			return sort{"a", s.one + n, s.many + n, s.is + n}
		}
	case *rules.Counter:
		return cardOf("the rank that the counter " + quoted(a.Name) + " shows")
	}
	if v, ok := t.constant(x); ok {
		if s, ok := t.valued(v); ok {
			return s
		}
	}
	first := x.Terms[0]
	switch shifted := len(x.Terms) == 1 && first.Shift != 0; {
	case shifted && x.Sort == rules.SuitSort:
		return cardOf(t.shifted(first, true))
	case shifted:
		text := t.shifted(first, true)
		return sort{"a", "card " + text, "cards " + text, text}
	case isName(first.Atom):
		return t.whose("rank is "+t.value(x), t.numerals())
	case x.Sort == rules.Number:
		return cardOf("the rank whose place is " + t.value(x))
	}
	return cardOf(t.value(x))
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

// alternatives tells a phrase about cards. The exceptions stand at the end. `any card but king or
// queen` is "cards other than kings or queens": exceptions are always many.
func (t *teller) alternatives(any, but []*rules.Card, to string, form func(sort) string) string {
	var ws []string
	for _, c := range any {
		ws = append(ws, form(t.card(c, to)))
	}
	text := dsl.Listed(ws, "or")
	if len(but) > 0 {
		text += " other than " + t.alternatives(but, nil, to, sort.plural)
	}
	return text
}

// someCard is a phrase in the singular: a king or an ace.
func (t *teller) someCard(cs *rules.Cards, to string) string {
	return t.alternatives(cs.Any, cs.But, to, sort.single)
}

// someCards is a phrase in the plural: kings or aces.
func (t *teller) someCards(cs *rules.Cards, to string) string {
	return t.alternatives(cs.Any, cs.But, to, sort.plural)
}

// total is the number of cards of the pack that a phrase means, if that is fixed. The phrase may
// depend on a card that it is compared with; it is fixed where it means the same kinds beside every
// card. Numbers that are asked are known to the setting, but another game would have others.
func (t *teller) total(cs *rules.Cards) (int, bool) {
	if rules.Names(cs, func(a rules.Atom) bool { _, asked := a.(*rules.Ask); return asked }) {
		return 0, false
	}
	table, ok := t.env(nil, -1).Cards(cs)
	for k := range table {
		ok = ok && table[k] == table[0]
	}
	return table[0].Count() * t.Pack.Decks, ok
}
