package machine

import "pat/interp/internal/code"

// What phrases, places and lines leave open: the questions that they might ask of a play, and do
// not. Of a line alone package code answers it.

// ByParts reports whether more than the card below tells which cards a phrase means.
func (g *Game) ByParts(phrase int32) bool {
	return phrase >= 0 && g.Phrases[phrase].Sort == code.OfParts
}

// Tabled reports whether a phrase is given, and the card below tells which cards it means, if
// anything does.
func (g *Game) Tabled(phrase int32) bool {
	return phrase >= 0 && g.Phrases[phrase].Sort != code.OfParts
}

// ByTop reports whether a phrase is given, and it is a table by the card below.
func (g *Game) ByTop(phrase int32) bool { return phrase >= 0 && g.Phrases[phrase].Sort == code.ByTop }

// UsedUp reports whether a line may be used no more: nothing is left of its TIMES, if it has any.
func (s *State) UsedUp(uses int16) bool { return uses >= 0 && s.Ints[uses] <= 0 }

// AnyLength reports whether every part of a run that ends with its top card is a unit too.
func (g *Game) AnyLength(r code.UnitRule) bool {
	return g.Seqs[r.Seq] == code.Seq{Phrase: g.Seqs[r.Seq].Phrase}
}

// CoversAny reports whether piles of a zone lie on one another.
func (g *Game) CoversAny(z *code.Zone) bool {
	for p := z.First; p < z.First+z.N; p++ {
		if g.Piles[p].Covers != nil {
			return true
		}
	}
	return false
}

// IsPlace reports whether a pile is a place of the game now: behind the last card of a zone that
// closes up there are none.
func (s *State) IsPlace(pile int) bool { return s.N[pile] > 0 || s.Game.isSpace(s, pile) }

// AnyCard reports whether a phrase means every card.
func (g *Game) AnyCard(phrase int32) bool {
	return phrase < 0 || g.Phrases[phrase].Sort == code.Constant && g.Phrases[phrase].Mask&g.Mask == g.Mask
}

// FixedQty is how many cards a quantity is, if play does not tell.
func (g *Game) FixedQty(q *code.Qty) (n int, ok bool) {
	if len(q.Pass) > 0 {
		return 0, false
	}
	for i, v := range q.Nums {
		nd := &g.Nodes[v]
		if nd.Op != code.OpConst {
			return 0, false
		}
		n += int(q.Sign[i]) * int(nd.A)
	}
	return n, true
}

// AllPiles is the piles of a place, if it is always the same ones.
func (g *Game) AllPiles(n int32) ([]uint8, bool) {
	pl := &g.Places[n]
	return pl.Piles, pl.Always()
}

// RestOf finds piles that must hold few cards for a condition to hold, if some must.
func (g *Game) RestOf(cond int32) (code.Rest, bool) {
	if cond < 0 {
		return code.Rest{}, false
	}
	nd := &g.Nodes[cond]
	switch nd.Op {
	case code.OpAnd:
		if r, ok := g.RestOf(nd.A); ok {
			return r, true
		}
		return g.RestOf(nd.B)
	case code.OpPaired:
		if piles, ok := g.AllPiles(nd.A); ok {
			return code.Rest{Piles: g.otherPiles(piles), Most: g.Size - int(nd.B)}, true
		}
	case code.OpEmpty:
		if piles, ok := g.AllPiles(nd.A); ok {
			return code.Rest{Piles: piles, Most: 0}, true
		}
	case code.OpCount:
		ct := &g.Counts[nd.C]
		if len(ct.Places) != 1 || !ct.All || ct.Spaces {
			return code.Rest{}, false
		}
		piles, ok := g.AllPiles(ct.Places[0])
		if ok && g.AnyCard(ct.Phrase) && g.Places[ct.Places[0]].End == 0 {
			return code.Rest{Piles: g.otherPiles(piles), Most: 0}, true
		}
	}
	return code.Rest{}, false
}

// otherPiles is all piles but some.
func (g *Game) otherPiles(but []uint8) []uint8 {
	var in code.PileSet
	for _, p := range but {
		in.Add(int(p))
	}
	var out []uint8
	for p := range g.Piles {
		if !in.Has(p) {
			out = append(out, uint8(p))
		}
	}
	return out
}

// SpeaksOf reports whether what a condition or value speaks of is fixed or of a kind.
func (g *Game) SpeaksOf(n int32, kind func(*code.Node) bool) bool {
	nd := &g.Nodes[n]
	switch nd.Op {
	case code.OpConst, code.OpTrue, code.OpFalse:
		return true
	case code.OpMinus, code.OpAnd, code.OpOr:
		return g.SpeaksOf(nd.A, kind) && g.SpeaksOf(nd.B, kind)
	case code.OpShift, code.OpNot:
		return g.SpeaksOf(nd.A, kind)
	case code.OpBetween:
		return g.SpeaksOf(nd.A, kind) && g.SpeaksOf(nd.B, kind) && g.SpeaksOf(nd.C, kind)
	}
	return kind(nd)
}
