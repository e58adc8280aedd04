package play

import (
	"fmt"
	"strings"

	"pat/dsl/cards"
	"pat/dsl/check/internal/judge"
	"pat/dsl/rules"
)

// Phrases about cards as tables: which cards a phrase may mean, by the card they go on. Where a
// phrase speaks of more than that, its table holds all cards that it could mean, and it is not
// exact.

// A table of cards: what may come to an empty pile, and on each card.
type cardTable struct {
	empty cards.Mask
	on    cards.Table
	exact bool
}

// none reports whether no card is meant, on an empty pile or on any card.
func (t *cardTable) none() bool { return t.empty == 0 && t.on == (cards.Table{}) }

// constant reports whether a phrase means the same cards wherever they go.
func (t *cardTable) constant() bool {
	for k := range t.on {
		if t.on[k] != t.empty {
			return false
		}
	}
	return t.exact
}

// within reports whether one table means no card that another does not, on empty piles and on
// cards.
func (g *setup) within(x, y *cardTable, onEmpty, onCards bool) bool {
	if onEmpty && x.empty&^y.empty != 0 {
		return false
	}
	for k := range g.pack().Each {
		if onCards && x.on[k]&^y.on[k] != 0 {
			return false
		}
	}
	return true
}

// everything is the table of `any card`.
func (g *setup) everything() cardTable {
	t := cardTable{empty: g.pack(), exact: true}
	for k := range t.on {
		t.on[k] = g.pack()
	}
	return t
}

// tableOf is the table of a phrase for one pile.
func (g *setup) tableOf(cs *rules.Cards, pile int) cardTable {
	if cs == nil {
		return g.everything()
	}
	return g.tableOfAny(cs.Any, cs.But, pile)
}

func (g *setup) tableOfAny(any, but []*rules.Card, pile int) cardTable {
	out := cardTable{exact: true}
	for _, k := range any {
		t := g.tableOfCard(k, pile)
		out.exact = out.exact && t.exact
		out.empty |= t.empty
		for i := range out.on {
			out.on[i] |= t.on[i]
		}
	}
	for _, k := range but {
		t := g.tableOfCard(k, pile)
		if !t.exact {
			out.exact = false
			continue
		}
		out.empty &^= t.empty
		for i := range out.on {
			out.on[i] &^= t.on[i]
		}
	}
	return out
}

// tableOfCard is the table of one alternative.
func (g *setup) tableOfCard(k *rules.Card, pile int) cardTable {
	t, ok := g.env(pile).Card(k)
	out := cardTable{on: t, exact: ok}
	switch w := k.Is.(type) {
	case *rules.FurtherCard:
	case *rules.RelatedCard:
		if w.To.Beside() || !g.known(w.To.By, pile) {
			return g.loose() // compared with a card elsewhere, or by what is known in play
		}
	default:
		if !ok {
			return g.loose()
		}
		out.empty = t[0]
	}
	return out
}

// loose is a phrase that could mean any card.
func (g *setup) loose() cardTable {
	t := g.everything()
	t.exact = false
	return t
}

// known reports whether a value is the same whatever happens in play; nil is.
func (g *setup) known(v *rules.Expr, pile int) bool {
	if v == nil {
		return true
	}
	k := g.pack().First()
	_, ok := g.env(pile).Value(v, k, k)
	return ok
}

// num is a number of a line, if it is the same whatever happens in play.
func (g *setup) num(n *rules.Expr, pile int) (int, bool) {
	return g.env(pile).Num(n)
}

// show names a set of cards: kings, aces and twos, hearts, ace of spades …
func (g *setup) show(m cards.Mask) string {
	m &= g.pack()
	var ranks, suits, single []string
	rest := m
	for _, r := range g.Sheet.Pack.Order {
		if of := cards.OfRank(r) & g.pack(); rest&of == of {
			ranks = append(ranks, r.Plural())
			rest &^= of
		}
	}
	if rest == 0 && len(ranks) == len(g.Sheet.Pack.Order) {
		return "cards"
	}
	if rest != 0 {
		ranks, rest = nil, m
		for _, s := range g.Sheet.Pack.Suits {
			if of := cards.OfSuit(s) & g.pack(); rest&of == of {
				suits = append(suits, s.String())
				rest &^= of
			}
		}
	}
	if rest != 0 {
		suits = nil
		for k := range m.Each {
			single = append(single, k.Name())
		}
	}
	return several(append(append(ranks, suits...), single...))
}

// several joins names, at most five of them.
func several(ws []string) string {
	if len(ws) > 5 {
		return fmt.Sprintf("%s and %d more", strings.Join(ws[:4], ", "), len(ws)-4)
	}
	return judge.And(ws)
}

// sequence is the relation of neighbours in a sequence of a zone that moves or is collected.
func (g *setup) sequence(q *rules.Seq, z *rules.Zone) cardTable {
	pile := rules.NoPile
	if z.Piles == 1 {
		pile = g.Layout.First(z)
	}
	out := cardTable{exact: true}
	for _, some := range q.Follows {
		t := g.tableOf(some, pile)
		out.exact = out.exact && t.exact
		out.empty |= t.empty
		for i := range out.on {
			out.on[i] |= t.on[i]
		}
	}
	return out
}

func (g *setup) related(r *rules.Relation) cardTable {
	return g.tableOf(rules.Related(r), rules.NoPile)
}
