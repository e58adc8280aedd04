package prose

import (
	"pat/dsl"
	"pat/dsl/cards"
)

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
	if t.speaks(dsl.OfTotals) || t.worthSaid() {
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

// rankOrder tells the order of the ranks, lowest first.
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

// suitsMatter reports whether the order of the suits is of any use: rules count with suits, or
// the file gives it.
func (t *teller) suitsMatter() bool {
	hit := false
	for _, l := range t.everyLine() {
		if _, ok := l.Stmt.(*dsl.Suits); ok && l.Inside == "" {
			return len(t.Pack.Suits) > 1
		}
		dsl.Walk(l.Stmt, func(n any) bool {
			switch x := n.(type) {
			case *dsl.Relation:
				if x.By != nil && x.By.Terms[0].Atom.Of == "suit" {
					hit = true
				}
			case *dsl.Term:
				if x.Shift != nil && (x.Atom.Of == "suit" || x.Atom.Suit != nil) {
					hit = true
				}
			}
			return true
		})
	}
	return hit
}

func (t *teller) worthSaid() bool {
	for _, l := range t.Lines {
		if _, ok := l.Stmt.(*dsl.Worth); ok {
			return true
		}
	}
	return false
}

// everyLine lists all lines of the sheet that could be read.
func (t *teller) everyLine() []*dsl.Line {
	var out []*dsl.Line
	add := func(ls ...*dsl.Line) {
		for _, l := range ls {
			if l != nil && l.Stmt != nil {
				out = append(out, l)
			}
		}
	}
	add(t.Lines...)
	for _, b := range t.Blocks {
		add(b.Head)
		add(b.Lines...)
	}
	return out
}

// worths tells what the cards count in totals.
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
