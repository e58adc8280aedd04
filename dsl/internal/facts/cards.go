package facts

import (
	"fmt"
	"strings"

	"pat/dsl/cards"
	"pat/dsl/internal/judge"
	"pat/dsl/rules"
)

// Phrases about cards as tables: which cards a phrase may mean, by the card they go on. Where a
// phrase speaks of more than that, its table holds all cards that it could mean, and it is not
// exact.

// A Table of cards says what may come to an empty pile, and on each card.
type Table struct {
	Empty cards.Mask
	On    cards.Table
	Exact bool
}

// None reports whether no card is meant, on an empty pile or on any card.
func (t *Table) None() bool { return t.Empty == 0 && t.On == (cards.Table{}) }

// Constant reports whether a phrase means the same cards wherever they go.
func (t *Table) Constant() bool {
	for k := range t.On {
		if t.On[k] != t.Empty {
			return false
		}
	}
	return t.Exact
}

// add puts the cards of another table to those of one; what is not exact spoils both.
func (t *Table) add(o Table) {
	t.Exact = t.Exact && o.Exact
	t.Empty |= o.Empty
	t.On.Add(&o.On)
}

// Within reports whether one table means no card that another does not, on empty piles and on
// cards.
func (g *Setup) Within(x, y *Table, onEmpty, onCards bool) bool {
	if onEmpty && x.Empty&^y.Empty != 0 {
		return false
	}
	for k := range g.Pack().Each {
		if onCards && x.On[k]&^y.On[k] != 0 {
			return false
		}
	}
	return true
}

// everything is the table of `any card`.
func (g *Setup) everything() Table {
	t := Table{Empty: g.Pack(), Exact: true}
	for k := range t.On {
		t.On[k] = g.Pack()
	}
	return t
}

// TableOf is the table of a phrase for one pile.
func (g *Setup) TableOf(cs *rules.Cards, pile int) Table {
	if cs == nil {
		return g.everything()
	}
	return g.TableOfAny(cs.Any, cs.But, pile)
}

// TableOfAny is the table of alternatives without those of others. An exception that is not exact
// takes nothing away: the table then holds more cards than are meant, never fewer.
func (g *Setup) TableOfAny(any, but []*rules.Card, pile int) Table {
	out := Table{Exact: true}
	for _, k := range any {
		out.add(g.TableOfCard(k, pile))
	}
	for _, k := range but {
		t := g.TableOfCard(k, pile)
		if !t.Exact {
			out.Exact = false
			continue
		}
		out.Empty &^= t.Empty
		for i := range out.On {
			out.On[i] &^= t.On[i]
		}
	}
	return out
}

// TableOfCard is the table of one alternative.
func (g *Setup) TableOfCard(k *rules.Card, pile int) Table {
	t, ok := g.Env(pile).Card(k)
	out := Table{On: t, Exact: ok}
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
		out.Empty = t[0]
	}
	return out
}

// loose is a phrase that could mean any card.
func (g *Setup) loose() Table {
	t := g.everything()
	t.Exact = false
	return t
}

// known reports whether a value is the same whatever happens in play; nil is.
func (g *Setup) known(v *rules.Expr, pile int) bool {
	if v == nil {
		return true
	}
	k := g.Pack().First()
	_, ok := g.Env(pile).Value(v, k, k)
	return ok
}

// Num is a number of a line, if it is the same whatever happens in play.
func (g *Setup) Num(n *rules.Expr, pile int) (int, bool) {
	return g.Env(pile).Num(n)
}

// Show names a set of cards: kings, aces and twos, hearts, ace of spades …
func (g *Setup) Show(m cards.Mask) string {
	m &= g.Pack()
	var ranks, suits, single []string
	rest := m
	for _, r := range g.Sheet.Pack.Order {
		if of := cards.OfRank(r) & g.Pack(); rest&of == of {
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
			if of := cards.OfSuit(s) & g.Pack(); rest&of == of {
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

// Sequence is the relation of neighbours in a sequence of a zone that moves or is collected.
func (g *Setup) Sequence(q *rules.Seq, z *rules.Zone) Table {
	pile := rules.NoPile
	if z.Piles == 1 {
		pile = g.Layout.First(z)
	}
	out := Table{Exact: true}
	for _, some := range q.Follows {
		out.add(g.TableOf(some, pile))
	}
	return out
}

// Related is the table of the cards that stand in a relation to the card they go on.
func (g *Setup) Related(r *rules.Relation) Table {
	return g.TableOf(rules.Related(r), rules.NoPile)
}

// OneRank names the rank of a set of cards if they are all of one.
func (g *Setup) OneRank(m cards.Mask) (string, bool) {
	if m == 0 {
		return "", false
	}
	r := m.First().Rank()
	return r.String(), m&^cards.OfRank(r) == 0
}

// PackSays is the size of the pack in words: one deck has 52.
func (g *Setup) PackSays() string {
	size := g.Sheet.Pack.Size()
	if g.Decks == 1 {
		return fmt.Sprintf("one deck has %d", size)
	}
	return fmt.Sprintf("%d decks have %d", g.Decks, size)
}
