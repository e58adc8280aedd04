package machine

import (
	"pat/dsl/cards"
)

const (
	NeedState  Needs = 1 << iota // how the game stands
	NeedCard                     // the moving card
	NeedTop                      // the top of the pile
	NeedPile                     // the pile, otherwise
	NeedSource                   // where the card comes from
)

// This file finds out what conditions and phrases depend on.

// What a condition or phrase needs to know.
type Needs uint8

// Needs finds out what a condition speaks of.
func (g *Game) Needs(n int32) Needs {
	if n < 0 {
		return 0
	}
	nd := &g.Nodes[n]
	switch nd.Op {
	case OpConst, OpTrue, OpFalse:
		return 0
	case OpPass, OpCounter, OpBase:
		return NeedState
	case OpPileNo, OpNumPile:
		return NeedPile
	case OpRow, OpColumn: // not of the card, but of the pile it lies in
		switch nd.A {
		case RefCard:
			return NeedSource
		case RefPlace:
			return g.needsPlace(nd.B)
		}
		return NeedPile
	case OpRank, OpSuit, OpColour:
		return g.needsRef(nd.A, nd.B)
	case OpCards, OpSpaces:
		return g.needsPlace(nd.A)
	case OpMinus, OpAnd, OpOr:
		return g.Needs(nd.A) | g.Needs(nd.B)
	case OpShift, OpNot:
		return g.Needs(nd.A)
	case OpBetween:
		return g.Needs(nd.A) | g.Needs(nd.B) | g.Needs(nd.C)
	case OpIsCard:
		return g.needsRef(nd.A, nd.B) | g.NeedsPhrase(nd.C)
	case OpCount:
		ct := &g.Counts[nd.C]
		var out Needs
		for _, p := range ct.Places {
			out |= g.needsPlace(p)
		}
		if ct.N >= 0 {
			out |= g.Needs(ct.N)
		}
		if ct.Phrase >= 0 {
			out |= g.NeedsPhrase(ct.Phrase)
			if g.Phrases[ct.Phrase].Sort != Constant {
				out |= NeedCard
			}
		}
		return out | NeedState
	case OpEmpty, OpFull, OpFace, OpCovered, OpHome, OpPaired:
		return g.needsPlace(nd.A)
	case OpSequence:
		return g.needsPlace(nd.A)
	case OpEach:
		return g.Needs(nd.A) | g.needsPlace(nd.B)
	}
	return NeedState | NeedCard | NeedTop | NeedPile | NeedSource
}

func (g *Game) needsRef(r, pl int32) Needs {
	switch r {
	case RefCard:
		return NeedCard
	case RefTop:
		return NeedTop
	case RefBottom:
		return NeedPile
	}
	return g.needsPlace(pl)
}

func (g *Game) needsPlace(n int32) Needs {
	p := &g.Places[n]
	out := NeedState
	switch p.Of {
	case OfPile, OfNeighbour, OfOwn, OfLayer, OfLine:
		out |= NeedPile
	case OfSource:
		out |= NeedSource
	}
	if p.Other {
		out |= NeedPile
	}
	return out
}

func (g *Game) NeedsPhrase(n int32) Needs {
	ph := &g.Phrases[n]
	var out Needs
	for i := range ph.Parts {
		pt := &ph.Parts[i]
		for _, d := range pt.Dims {
			if d.By == ByPile {
				out |= NeedPile
			} else {
				out |= NeedState
			}
		}
		switch pt.Kind {
		case PartFirst:
			out |= NeedState
		case PartValue:
			out |= g.Needs(pt.Node)
		case PartRelation:
			out |= g.needsPlace(pt.Place)
		case PartOneWay:
			out |= NeedPile | NeedState
		case PartHome, PartPlayable:
			out |= NeedState | NeedPile | NeedSource | NeedCard
		}
	}
	return out
}

// LooseCards reports whether the cards of a phrase depend on where a card comes from.
func (g *Game) LooseCards(n int32) bool {
	return g.NeedsPhrase(n)&(NeedSource|NeedCard) != 0
}

// NeedsStep finds out what a step speaks of, but for the places that it takes cards from and lays
// them on.
func (g *Game) NeedsStep(st *Step) Needs {
	out := g.Needs(st.Guard) | g.Needs(st.Value)
	for _, q := range st.Qty {
		for _, n := range q.Nums {
			out |= g.Needs(n)
		}
	}
	for _, n := range st.Phrases {
		out |= g.NeedsPhrase(n)
	}
	for _, d := range st.Diverts {
		out |= g.NeedsPhrase(d.Phrase)
	}
	for _, n := range []int32{st.NewPile, st.But} {
		if n >= 0 {
			out |= g.NeedsPhrase(n)
		}
	}
	return out
}

// TableFor is the set that a phrase of two cards means on a card.
func (ph *Phrase) TableFor(top cards.Kind) cards.Mask {
	if ph.Sort == Constant {
		return ph.Mask
	}
	return ph.Table[top]
}
