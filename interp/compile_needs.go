package interp

// This file finds out what conditions and phrases depend on.

// What a condition or phrase needs to know.
type needs uint8

// needs finds out what a condition speaks of.
func (g *Game) needs(n int32) needs {
	if n < 0 {
		return 0
	}
	nd := &g.nodes[n]
	switch nd.op {
	case opConst, opTrue, opFalse:
		return 0
	case opPass, opCounter, opBase:
		return needState
	case opPileNo, opNumPile:
		return needPile
	case opRow, opColumn: // not of the card, but of the pile it lies in
		switch nd.a {
		case refCard:
			return needSource
		case refPlace:
			return g.needsPlace(nd.b)
		}
		return needPile
	case opRank, opSuit, opColour:
		return g.needsRef(nd.a, nd.b)
	case opCards, opSpaces:
		return g.needsPlace(nd.a)
	case opMinus, opAnd, opOr:
		return g.needs(nd.a) | g.needs(nd.b)
	case opShift, opNot:
		return g.needs(nd.a)
	case opBetween:
		return g.needs(nd.a) | g.needs(nd.b) | g.needs(nd.c)
	case opIsCard:
		return g.needsRef(nd.a, nd.b) | g.needsPhrase(nd.c)
	case opCount:
		ct := &g.counts[nd.c]
		var out needs
		for _, p := range ct.places {
			out |= g.needsPlace(p)
		}
		if ct.n >= 0 {
			out |= g.needs(ct.n)
		}
		if ct.phrase >= 0 {
			out |= g.needsPhrase(ct.phrase)
			if g.phrases[ct.phrase].sort != constant {
				out |= needCard
			}
		}
		return out | needState
	case opEmpty, opFull, opFace, opCovered, opHome, opPaired:
		return g.needsPlace(nd.a)
	case opSequence:
		return g.needsPlace(nd.a)
	case opEach:
		return g.needs(nd.a) | g.needsPlace(nd.b)
	}
	return needState | needCard | needTop | needPile | needSource
}

func (g *Game) needsRef(r, pl int32) needs {
	switch r {
	case refCard:
		return needCard
	case refTop:
		return needTop
	case refBottom:
		return needPile
	}
	return g.needsPlace(pl)
}

func (g *Game) needsPlace(n int32) needs {
	p := &g.places[n]
	out := needState
	switch p.of {
	case ofPile, ofNeighbour, ofOwn, ofLayer, ofLine:
		out |= needPile
	case ofSource:
		out |= needSource
	}
	if p.other {
		out |= needPile
	}
	return out
}

func (g *Game) needsPhrase(n int32) needs {
	ph := &g.phrases[n]
	var out needs
	for i := range ph.parts {
		pt := &ph.parts[i]
		for _, d := range pt.dims {
			if d.by == byPile {
				out |= needPile
			} else {
				out |= needState
			}
		}
		switch pt.kind {
		case partFirst:
			out |= needState
		case partValue:
			out |= g.needs(pt.node)
		case partRelation:
			out |= g.needsPlace(pt.place)
		case partOneWay:
			out |= needPile | needState
		case partHome, partPlayable:
			out |= needState | needPile | needSource | needCard
		}
	}
	return out
}

// looseCards reports whether the cards of a phrase depend on where a card comes from.
func (g *Game) looseCards(n int32) bool {
	return g.needsPhrase(n)&(needSource|needCard) != 0
}

// needsStep finds out what a step speaks of, but for the places that it takes cards from and lays them on.
func (g *Game) needsStep(st *step) needs {
	out := g.needs(st.guard) | g.needs(st.value)
	for _, q := range st.qty {
		for _, n := range q.nums {
			out |= g.needs(n)
		}
	}
	for _, n := range st.phrases {
		out |= g.needsPhrase(n)
	}
	for _, d := range st.diverts {
		out |= g.needsPhrase(d.phrase)
	}
	for _, n := range []int32{st.newPile, st.but} {
		if n >= 0 {
			out |= g.needsPhrase(n)
		}
	}
	return out
}
