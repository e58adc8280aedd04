package machine

// This file tells of an action that lays cards out anew how high the piles are after it, without
// doing it. Where some pile will have another height, the action changes something, and nothing
// more need be known for it to be legal.

// A shaping is what one step does to the heights of piles: it gathers them to the stock, or deals
// so many cards to each from there.
type shaping struct {
	gather bool
	piles  []uint8
	deal   int  // cards for each pile, the next of them only when a pile has its own
	packet bool // so, and not card by card to each
}

// FindShapes finds the actions that do nothing but gather piles and deal them out again, whatever
// lies there, in a game in which nothing that follows by itself moves cards. It is called when all
// else of the game is known.
func (g *Game) FindShapes() {
	if len(g.Auto)+len(g.Closing)+len(g.Afters) > 0 {
		return
	}
	for i := range g.Actions {
		g.Actions[i].shape = g.shapeOf(g.Actions[i].Steps)
	}
}

// shapeOf is what steps do to the heights of piles, or nil where that is not known beforehand.
func (g *Game) shapeOf(steps []Step) []shaping {
	var out []shaping
	for i := range steps {
		st := &steps[i]
		sh := shaping{gather: st.Op == StepGather, packet: st.Packet}
		places := st.To
		switch {
		case !st.Always() || st.Each:
			return nil
		case st.Op == StepShuffle:
			continue
		case sh.gather:
			if places = st.Gather; st.But >= 0 {
				return nil
			}
		default:
			n, ok := g.dealt(st)
			if !ok {
				return nil
			}
			sh.deal = n
		}
		for _, n := range places {
			pl := &g.Places[n]
			if !pl.Always() || pl.End != 0 || Contains(pl.Piles, uint8(g.Stock)) {
				return nil
			}
			sh.piles = append(sh.piles, pl.Piles...)
		}
		out = append(out, sh)
	}
	return out
}

// dealt is how many cards a step deals from the stock to each of its piles, if that is all it does.
func (g *Game) dealt(st *Step) (n int, ok bool) {
	if st.Op != StepMove || st.From >= 0 || st.What != WhatQty || len(st.Phrases) > 0 {
		return 0, false
	}
	if !st.Spread || st.Sift || len(st.Diverts) > 0 || st.NewPile >= 0 || len(st.To) != 1 {
		return 0, false
	}
	if len(st.Qty) != 1 || len(st.Qty[0].Nums) != 1 || len(st.Qty[0].Pass) > 0 || st.Qty[0].Sign[0] < 0 {
		return 0, false
	}
	v := &g.Nodes[st.Qty[0].Nums[0]]
	return int(v.A), v.Op == OpConst && v.A >= 0
}

// reshapes reports whether an action surely changes how high some pile is that is told from others
// by more than its cards, and of which more is told than its top.
func (s *State) reshapes(shape []shaping) bool {
	g := s.Game
	if len(shape) == 0 || g.Rows {
		return false
	}
	h := s.N
	stock := &h[g.Stock]
	for i := range shape {
		sh := &shape[i]
		switch {
		case sh.gather:
			for _, p := range sh.piles {
				*stock += h[p]
				h[p] = 0
			}
		case sh.packet:
			for _, p := range sh.piles {
				n := min(uint16(sh.deal), *stock)
				h[p] += n
				*stock -= n
			}
		default:
			for range sh.deal {
				for _, p := range sh.piles {
					n := min(1, *stock)
					h[p] += n
					*stock -= n
				}
			}
		}
	}
	for p := range g.NPiles {
		if h[p] != s.N[p] && !g.TopOnly[p] && !g.Zones[g.Piles[p].Zone].Symmetric {
			return true
		}
	}
	return false
}
