package interp

// This file finds out what conditions and phrases depend on.

// What a condition or phrase needs to know.
type needs uint8

// needs finds out what a condition speaks of.
func (c *compiler) needs(n int32) needs {
	if n < 0 {
		return 0
	}
	nd := &c.nodes[n]
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
			return c.needsPlace(nd.b)
		}
		return needPile
	case opRank, opSuit, opColour:
		return c.needsRef(nd.a, nd.b)
	case opCards, opSpaces:
		return c.needsPlace(nd.a)
	case opMinus, opAnd, opOr:
		return c.needs(nd.a) | c.needs(nd.b)
	case opShift, opNot:
		return c.needs(nd.a)
	case opBetween:
		return c.needs(nd.a) | c.needs(nd.b) | c.needs(nd.c)
	case opIsCard:
		return c.needsRef(nd.a, nd.b) | c.needsPhrase(nd.c)
	case opCount:
		ct := &c.counts[nd.c]
		var out needs
		for _, p := range ct.places {
			out |= c.needsPlace(p)
		}
		if ct.n >= 0 {
			out |= c.needs(ct.n)
		}
		if ct.phrase >= 0 {
			out |= c.needsPhrase(ct.phrase)
			if c.phrases[ct.phrase].sort != constant {
				out |= needCard
			}
		}
		return out | needState
	case opEmpty, opFull, opFace, opCovered, opHome, opPaired:
		return c.needsPlace(nd.a)
	case opSequence:
		return c.needsPlace(nd.a)
	}
	return needState | needCard | needPile | needSource
}

func (c *compiler) needsRef(r, pl int32) needs {
	switch r {
	case refCard:
		return needCard
	case refTop:
		return needTop
	case refBottom:
		return needPile
	}
	return c.needsPlace(pl)
}

func (c *compiler) needsPlace(n int32) needs {
	p := &c.places[n]
	out := needState
	switch p.of {
	case ofPile, ofNeighbour, ofOwn, ofLayer:
		out |= needPile
	case ofSource:
		out |= needSource
	}
	if p.other {
		out |= needPile
	}
	return out
}

func (c *compiler) needsPhrase(n int32) needs {
	ph := &c.phrases[n]
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
			out |= c.needs(pt.node)
		case partRelation:
			out |= c.needsPlace(pt.place)
		case partOneWay:
			out |= needPile | needState
		case partHome, partPlayable:
			out |= needState | needPile | needSource | needCard
		}
	}
	return out
}

// looseCards reports whether the cards of a phrase depend on where a card comes from.
func (c *compiler) looseCards(n int32) bool {
	return c.needsPhrase(n)&(needSource|needCard) != 0
}
