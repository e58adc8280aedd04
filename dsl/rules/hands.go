package rules

import "pat/dsl"

// This file answers what hands are: cards of a row, a column or a pile that score together.

type (
	// A Hands says which cards of its zone make a hand.
	Hands struct {
		Said
		Rows, Columns bool   // each row, each column; neither for each pile
		With          *Place // whose top or bottom cards belong to each hand, too; may be nil
	}
	// A Counts says what cards of a hand score. The best of these lines that fits counts, and once;
	// those of Each count besides, as often as they fit.
	Counts struct {
		Said
		Points  int
		Each    bool    // for each of the largest sets of cards that fit
		PerCard bool    // for each card of these
		Sets    []*Set  // one, or two that have no card in common
		From    *Places // where the cards lie; nil for the whole hand
	}
	// TheHands is what all hands score.
	TheHands struct{}
)

func (a *TheHands) sort() Sort { return Number }

// counts is what a line lets cards of a hand score.
func (r *resolver) counts(l *dsl.Line, t *dsl.Counts) *Counts {
	out := &Counts{
		Said: r.said(l), Points: dsl.Number(t.Number), Each: t.Each, PerCard: t.Card, From: r.somewhere(t.From),
	}
	once := t.Once
	if t.Each {
		once = []*dsl.Hand{t.Every}
	}
	for _, h := range once {
		if h.One != nil {
			out.Sets = append(out.Sets, &Set{Span: h.Span, Least: 1, Most: 1, One: r.cards(h.One)})
			continue
		}
		s := r.set(&dsl.Set{
			Span: h.Span, Pair: h.Pair, Listed: h.Listed, AnyMany: h.AnyMany, Number: h.Number, ToNumber: h.ToNumber,
			Alike: h.Alike,
		})
		s.Suits = suitRel(h.SuitRel)
		out.Sets = append(out.Sets, s)
	}
	return out
}
