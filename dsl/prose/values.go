package prose

import (
	"fmt"
	"strings"

	"pat/dsl"
	"pat/dsl/rules"
)

// chosen is the present value of an option.
func (t *teller) chosen(o *rules.Option) rules.Value {
	if v, ok := t.setting.Options[o.Name]; ok {
		return v
	}
	return o.Choices[0]
}

// note tells that a value is an option, and which other values it has; the page says that once.
func (t *teller) note(o *rules.Option) string {
	others := t.others(o)
	if len(others) == 0 {
		return ""
	}
	now := t.Format(t.chosen(o))
	return " (option " + o.Name + ": " + now + ", or " + dsl.Listed(others, "or") + ")"
}

// others are the values of an option that are not chosen.
func (t *teller) others(o *rules.Option) []string {
	var out []string
	now := t.Format(t.chosen(o))
	for _, c := range o.Choices {
		if f := t.Format(c); f != now {
			out = append(out, f)
		}
	}
	return out
}

// amount is so many of something: three cards (option draw: 3, or 1).
func (t *teller) amount(n *dsl.Num, one, many string) string {
	if n.Name == "" {
		return count(dsl.Number(n.Digits), one, many)
	}
	if o := t.Option(n.Name); o != nil {
		return count(t.chosen(o).N, one, many) + t.note(o)
	}
	return "as many " + many + " as " + strings.TrimPrefix(t.named(n.Name), "what ")
}

// quantity is the number of cards that a step deals.
func (t *teller) quantity(q *dsl.Qty, one, many string) string {
	if n := q.Sole(); n != nil {
		return t.amount(n, one, many)
	}
	if len(q.Terms) == 2 && q.Terms[1].Pass && q.Terms[0].Num != nil {
		if n, ok := t.env(nil, -1).Num(t.NumOf(q.Terms[0].Num)); ok && n > 1 && n < len(small) {
			note := ""
			if o := t.Option(q.Terms[0].Num.Name); o != nil {
				note = t.note(o)
			}
			ws := []string{count(n-1, one, many) + " in the first pass"}
			for p := 2; p < n && p <= 4; p++ {
				ws = append(ws, number(n-p)+" in the "+ordinal(p))
			}
			if n > 5 {
				return strings.Join(ws, ", ") + note + " and so on, one fewer each pass"
			}
			return dsl.Listed(ws, "and") + note
		}
	}
	if len(q.Terms) == 1 {
		return "one " + one + " in the first pass, two in the second and so on, one more each pass"
	}
	text := ""
	for i, x := range q.Terms {
		what := "the number of the pass"
		if x.Num != nil {
			what = x.Num.Digits
			if x.Num.Name != "" {
				what = t.named(x.Num.Name)
			}
		}
		if i > 0 {
			text += " less "
		}
		text += what
	}
	return "as many " + many + " as " + text
}

// named is the value of an option, counter or ask, or a choice that is only a name.
func (t *teller) named(name string) string {
	if o := t.Option(name); o != nil {
		return t.Format(t.chosen(o)) + t.note(o)
	}
	if t.Counter(name) != nil {
		return "what the counter " + quoted(name) + " shows"
	}
	if q := t.Ask(name); q != nil {
		if q.Count > 1 {
			return "the number (" + name + ") of " + t.say.pile
		}
		return "the number asked (" + name + ")"
	}
	return name
}

// value is a value as a phrase.
func (t *teller) value(v *dsl.Value) string {
	text := ""
	for i, x := range v.Terms {
		if i > 0 {
			text += " less "
		}
		text += t.term(x)
	}
	return text
}

// constant is a value that is known before the deal and does not depend on an option.
func (t *teller) constant(v *dsl.Value) (rules.Value, bool) {
	for _, x := range v.Terms {
		if x.Atom.Name != "" {
			return rules.Value{}, false
		}
	}
	return t.env(nil, -1).Value(t.ValueOf(v), rules.None, rules.None)
}

func (t *teller) term(x *dsl.Term) string {
	if x.Shift == nil {
		return t.atom(x.Atom)
	}
	if v, ok := t.constant(&dsl.Value{Terms: []*dsl.Term{x}}); ok {
		return t.Format(v)
	}
	return t.shifted(x.Shift, x.Atom, false)
}

// shifted is so many steps above or below something; as the rank of a card, numbers are places of
// ranks.
func (t *teller) shifted(s *dsl.Shift, x *dsl.Atom, card bool) string {
	n := dsl.Number(s.Steps)
	sort := t.SortOfAtom(x)
	if card && sort == rules.Number {
		sort = rules.RankSort
	}
	switch sort {
	case rules.SuitSort:
		where := "after"
		if s.Word == "below" {
			where = "before"
		}
		if n == 1 {
			return "the suit next " + where + " " + t.atom(x)
		}
		return "the suit " + number(n) + " places " + where + " " + t.atom(x)
	case rules.RankSort:
		text := count(n, "rank", "ranks") + " " + s.Word + " " + t.atom(x)
		if t.SortOfAtom(x) == rules.Number {
			return text + t.numerals()
		}
		return text + t.past(s.Word)
	}
	how := "more"
	if s.Word == "below" {
		how = "less"
	}
	return fmt.Sprintf("%d %s than %s", n, how, t.atom(x))
}

// atom is a single value.
func (t *teller) atom(x *dsl.Atom) string {
	switch {
	case x.Digits != "":
		return x.Digits
	case x.OfSuit != nil:
		return x.Rank.Name + " of " + x.OfSuit.Name
	case x.Rank != nil:
		return x.Rank.Name
	case x.Suit != nil:
		return x.Suit.Name
	case x.Pass:
		return "the number of the pass"
	case x.Base:
		return "the base rank"
	case x.PileNo:
		return "the number of " + t.say.pile
	case x.Name != "":
		return t.named(x.Name)
	case x.Count != "":
		return "the number of " + x.Count + " " + t.within(x.In, true, false)
	}
	if x.Of == "row" || x.Of == "column" {
		what := t.say.pile
		if x.Ref != nil {
			what = t.reference(x.Ref)
			if x.Ref.Place != nil {
				what = t.piles(x.Ref.Place).text
			}
			if x.Ref.Card {
				what = t.say.source
			}
		}
		return of(x.Of, what)
	}
	if x.Ref == nil {
		return of(x.Of, t.say.card)
	}
	if x.Of == "suit" && x.Ref.Place != nil && t.ownSuit(x.Ref.Place) {
		return of("suit", t.piles(x.Ref.Place).text)
	}
	return of(x.Of, t.reference(x.Ref))
}

// ownSuit reports whether a place has a suit of its own by a `suits` line.
func (t *teller) ownSuit(p *dsl.Place) bool {
	if p.Pile != nil {
		return t.zone != nil && t.zone.Suits != nil
	}
	if p.Zone == nil {
		return false
	}
	z := t.Find(p.Zone.Word)
	return z != nil && z.Suits != nil
}

// reference is one card: the card, the top card, the top card of a place.
func (t *teller) reference(r *dsl.CardRef) string {
	switch {
	case r.Card:
		return t.say.card
	case r.Top:
		return t.say.top
	case r.Bottom:
		return t.say.bottom
	}
	return t.topOf(r.Place)
}
