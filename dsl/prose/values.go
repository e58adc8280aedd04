package prose

import (
	"fmt"
	"slices"
	"strings"

	"pat/dsl"
	"pat/dsl/rules"
)

// This file answers how an expression of the language is written: numbers, ranks, suits, options,
// counters, and sums of them. What is known before the deal is worked out and written as it comes
// to; what is not is described. `1 above king` is "ace" where ranks go round, `k`, a counter, is
// "what the counter “k” shows".

// chosen is the present value of an option.
func (t *teller) chosen(o *rules.Option) rules.Value {
	if v, ok := t.setting.Options[o.Name]; ok {
		return v
	}
	return o.Choices[0]
}

// note tells that a value is an option, and which other values it has; the page says that once. An
// option with one value only is no choice and has no note.
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

// amount is so many of something: three cards (option draw: 3, or 1). What only play knows is "as
// many cards as the counter “k” shows": the "what" of the value is the "as many" of this phrase.
func (t *teller) amount(n *rules.Expr, one, many string) string {
	switch a := n.Sole().(type) {
	case *rules.Constant:
		if a.Sort == rules.Number {
			return count(a.N, one, many)
		}
	case *rules.Option:
		return count(t.chosen(a).N, one, many) + t.note(a)
	}
	return "as many " + many + " as " + strings.TrimPrefix(t.value(n), "what ")
}

// quantity is the number of cards that a step deals. Numbers that change with each pass are told
// pass by pass, for the first few:
//
//	turn pass to waste            one card in the first pass, two in the second and so on, …
//	turn 4 minus pass to waste    three cards in the first pass, two in the second and one …
func (t *teller) quantity(q *rules.Expr, one, many string) string {
	if _, pass := q.Sole().(*rules.PassNumber); pass {
		return "one " + one + " in the first pass, two in the second and so on, one more each pass"
	}
	// at least two, so that the first pass has a card; and few enough to be words
	if from, ok := q.LessPass(); ok {
		v, ok := t.env(nil, -1).Atom(from, rules.None, rules.None)
		if n := v.N; ok && v.Sort == rules.Number && n > 1 && n < len(small) {
			note := ""
			if o, ok := from.(*rules.Option); ok {
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
	return t.amount(q, one, many)
}

// isName reports whether an atom is a name that the file gives, or means to. A constant of type
// text is the choice of an option, NoName a word that nothing declares.
func isName(a rules.Atom) bool {
	switch a := a.(type) {
	case *rules.Option, *rules.Ask, *rules.Counter, *rules.NoName:
		return true
	case *rules.Constant:
		return a.Sort == rules.Text
	}
	return false
}

// isPass reports whether an atom is the number of the pass.
func isPass(a rules.Atom) bool { _, pass := a.(*rules.PassNumber); return pass }

// value is a value as a phrase.
func (t *teller) value(v *rules.Expr) string {
	text := ""
	for i, x := range v.Terms {
		if i > 0 {
			text += " less "
		}
		text += t.term(x)
	}
	return text
}

// constant is a value that is known before the deal and does not depend on an option. Names are
// left out although an option is known, too: its name has to be told.
func (t *teller) constant(v *rules.Expr) (rules.Value, bool) {
	if slices.ContainsFunc(v.Terms, func(x *rules.Term) bool { return isName(x.Atom) }) {
		return rules.Value{}, false
	}
	return t.env(nil, -1).Value(v, rules.None, rules.None)
}

// term is one part of a sum: `rank of waste`, `1 above n`. A shift is `1 above`, `2 below`.
func (t *teller) term(x *rules.Term) string {
	if x.Shift == 0 {
		return t.atom(x.Atom)
	}
	if v, ok := t.constant(&rules.Expr{Sort: x.Sort, Terms: []*rules.Term{x}}); ok {
		return t.Format(v)
	}
	return t.shifted(x, false)
}

// shifted is so many steps above or below something; as the rank of a card, numbers are places of
// ranks. Of ranks it goes round at the end, which a remark says: "one rank above the king (above
// the king comes the ace)".
func (t *teller) shifted(x *rules.Term, card bool) string {
	n, way, where, how := x.Shift, "above", "after", "more"
	if n < 0 {
		n, way, where, how = -n, "below", "before", "less"
	}
	switch what := t.atom(x.Atom); {
	case x.Sort == rules.SuitSort && n == 1:
		return "the suit next " + where + " " + what
	case x.Sort == rules.SuitSort:
		return "the suit " + number(n) + " places " + where + " " + what
	case x.Sort == rules.RankSort:
		return count(n, "rank", "ranks") + " " + way + " " + what + t.past(way)
	case x.Sort == rules.Number && card:
		return count(n, "rank", "ranks") + " " + way + " " + what + t.numerals()
	default:
		return fmt.Sprintf("%d %s than %s", n, how, what)
	}
}

// atom is a single value.
func (t *teller) atom(x rules.Atom) string {
	switch a := x.(type) {
	case *rules.Constant:
		return t.Format(a.Value)
	case *rules.CardByName:
		return a.Kind.Name()
	case *rules.PassNumber:
		return "the number of the pass"
	case *rules.BaseRank:
		return "the base rank"
	case *rules.PileNumber:
		return "the number of " + t.say.pile
	case *rules.Option:
		return t.Format(t.chosen(a)) + t.note(a)
	case *rules.Counter:
		return "what the counter " + quoted(a.Name) + " shows"
	case *rules.Ask:
		if a.Count > 1 {
			return "the number (" + a.Name + ") of " + t.say.pile
		}
		return "the number asked (" + a.Name + ")"
	case *rules.Worth:
		who := t.counting(a)
		return "what " + who.text + who.is(" counts", " count")
	case *rules.Tally:
		what := "cards "
		if a.Spaces {
			what = "spaces "
		}
		return "the number of " + what + t.within(a.In, true, false)
	case *rules.TheHands:
		return "what all hands count together"
	case *rules.LineNumber:
		return of(rowOr(a.Column), t.whereCardLies(a.Ref))
	case *rules.PileSuit:
		return of("suit", t.say.pile)
	case *rules.Property:
		if a.Ref == nil {
			return of(property(a.Of), t.say.card)
		}
		return of(property(a.Of), t.reference(a.Ref))
	case *rules.NoName:
		return a.Name
	}
	return "so much"
}

// counting is which cards count so much: the card, or those of a place that lie face up together.
func (t *teller) counting(a *rules.Worth) np {
	switch {
	case a.Ref == nil:
		return one(t.say.card)
	case a.Ref.Of != rules.CardOf:
		return one(t.reference(a.Ref))
	}
	p, seen := a.Ref.Place, t.faceUpOnly("face-up ")
	if p.End != 0 {
		n := t.place(p)
		n.text = strings.Replace(n.text, "the ", "the "+seen, 1) + n.is("", " together")
		return n
	}
	return many("the " + seen + "cards " + t.within(p, true, false) + " together")
}

// rowOr is a row, or a column.
func rowOr(column bool) string {
	if column {
		return "column"
	}
	return "row"
}

// whereCardLies is what has a row and a column: the pile of the rule, or that of a card. `row of
// card` is where the card lies before it moves, so it is that of its source.
func (t *teller) whereCardLies(r *rules.Ref) string {
	switch {
	case r == nil:
		return t.say.pile
	case r.Of == rules.CardOf:
		return t.piles(r.Place).text
	case r.Of == rules.TheCard:
		return t.say.source
	}
	return t.reference(r)
}

// reference is one card: the card, the top card, the top card of a place.
func (t *teller) reference(r *rules.Ref) string {
	switch r.Of {
	case rules.TheCard:
		return t.say.card
	case rules.TopCard:
		return t.say.top
	case rules.BottomCard:
		return t.say.bottom
	}
	return t.topOf(r.Place)
}
