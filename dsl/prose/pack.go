package prose

import (
	"slices"
	"strings"

	"pat/dsl"
	"pat/dsl/cards"
	"pat/dsl/rules"
)

// This file answers what cards there are, and what their order and their worth are: the section on
// the pack, and the remarks on numbers that stand where a rank meets a number.

// packOnly tells which cards the game is played with, and their order.
func (t *teller) packOnly() []string {
	p := t.Pack
	packs := number(p.Decks) + " packs"
	if p.Decks == 1 {
		packs = "one pack"
	}
	full := len(p.Order) == cards.Ranks && len(p.Suits) == cards.Suits
	text := packs
	switch {
	case full && p.Decks == 1:
		text += " of 52 cards"
	case full:
		text += " of 52 cards each, " + number(p.Size()) + " cards in all"
	default:
		text += ", of which only " + t.used() + " are used: " + count(p.Size(), "card", "cards")
	}
	return []string{text, t.rankOrder()}
}

// pack tells also what suits and totals need.
func (t *teller) pack() []string {
	p := t.Pack
	out := t.packOnly()
	if t.suitsMatter() {
		var ws []string
		for _, s := range p.Suits {
			ws = append(ws, s.String())
		}
		out = append(out, "the order of the suits is "+dsl.Listed(ws, "and"))
	}
	if t.speaks(dsl.OfTotals) || hasLine[*dsl.Worth](t.Lines) {
		out = append(out, t.worths())
	}
	return out
}

// used tells which part of the standard pack is used.
func (t *teller) used() string {
	var suits []string
	for _, s := range t.Pack.Suits {
		suits = append(suits, s.String())
	}
	if len(t.Pack.Order) == cards.Ranks {
		return "the " + dsl.Listed(suits, "and")
	}
	var ranks []string
	for r := range cards.Rank(cards.Ranks) {
		if t.Pack.RankPlace(r) > 0 {
			ranks = append(ranks, r.Plural())
		}
	}
	if len(suits) == cards.Suits {
		return "the " + dsl.Listed(ranks, "and")
	}
	return "the " + dsl.Listed(ranks, "and") + " of " + dsl.Listed(suits, "and")
}

// rankOrder tells the order of the ranks, lowest first. An order from a low end to a high one,
// wherever it begins, needs only its ends: `ranks two to ace`.
func (t *teller) rankOrder() string {
	order := t.Pack.Order
	natural := true
	for i := 1; i < len(order); i++ {
		natural = natural && order[i] == (order[i-1]+1)%cards.Ranks
	}
	if len(order) < 2 {
		return ""
	}
	lo, hi := t.lowest().String(), t.highest().String()
	if natural {
		return "the " + lo + " is the lowest rank, the " + hi + " the highest"
	}
	var ws []string
	for _, r := range order {
		ws = append(ws, r.String())
	}
	return "the ranks run from the lowest to the highest in this order: " + dsl.Listed(ws, "and")
}

// suitsMatter reports whether the order of the suits is of any use: rules count with suits, or the
// file gives it. `by suit` and `1 above suit of waste` count with suits; everything else only
// compares them.
func (t *teller) suitsMatter() bool {
	if hasLine[*dsl.Suits](t.Lines) {
		return len(t.Pack.Suits) > 1
	}
	return t.has(func(f rules.Form) bool {
		hit := false
		rules.Each(f, func(r *rules.Relation) { hit = hit || r.By != nil && r.By.Sort == rules.SuitSort })
		rules.Each(f, func(x *rules.Term) { hit = hit || x.Shift != 0 && x.Sort == rules.SuitSort })
		return hit
	})
}

// hasLine reports whether one of some lines begins with the words of a type.
func hasLine[T dsl.Stmt](ls []*dsl.Line) bool {
	return slices.ContainsFunc(ls, func(l *dsl.Line) bool { _, ok := l.Stmt.(T); return ok })
}

// worths tells what the cards count in totals. A card from two to ten that counts what it shows is
// not listed; ranks in a row that count alike are told together: "jacks, queens and kings count
// 10".
func (t *teller) worths() string {
	var ws []string
	plain := false
	for i := 0; i < len(t.Pack.Order); i++ {
		r := t.Pack.Order[i]
		n := t.Worth[r]
		if r != cards.Ace && r <= 9 && n == int(r)+1 {
			plain = true
			continue
		}
		same := []string{r.Plural()}
		counts := func(r cards.Rank) bool { return t.Worth[r] == n && (r > 9 || n != int(r)+1) }
		for i+1 < len(t.Pack.Order) && counts(t.Pack.Order[i+1]) {
			i++
			same = append(same, t.Pack.Order[i].Plural())
		}
		ws = append(ws, dsl.Listed(same, "and")+" count "+digit(n))
	}
	if plain {
		ws = append(ws, "the other cards what they show")
	}
	return "in totals " + dsl.Listed(ws, "and")
}

// numerals tells which numbers the ranks have where one is compared with a number, as a remark
// behind it. Only ranks are told that are not called by their number: in a pack from ace to king
// the ace, the jack, the queen and the king.
func (t *teller) numerals() string {
	var ws []string
	for i, r := range t.Pack.Order {
		if n := small[min(i+1, len(small)-1)]; r.String() != n {
			ws = append(ws, "the "+r.String()+" "+digit(i+1))
		}
	}
	if ws == nil {
		return ""
	}
	ws[0] = strings.Replace(ws[0], t.Pack.RankAt(1).String(), t.Pack.RankAt(1).String()+" counting", 1)
	return " (" + dsl.Listed(ws, "and") + ")"
}

// past tells that counting ranks above or below another goes round, as a remark behind it.
func (t *teller) past(word string) string {
	from, to := t.highest(), t.lowest()
	if word == "below" {
		from, to = to, from
	}
	return " (" + word + " the " + from.String() + " comes the " + to.String() + ")"
}
