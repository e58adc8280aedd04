package reduce

import (
	"slices"

	"pat/dsl"
	"pat/dsl/cards"
	"pat/interp/internal/code"
	"pat/interp/internal/footprint"
	"pat/interp/internal/machine"
)

// A search may be blind to what tells cards apart that are built alike, as suits where any suit is
// built on any: once such cards have been played, they may change places at any time. Whoever wins
// by the rules wins so as well, and need not even make use of it; so what cannot be won blind
// cannot be won. There are far fewer positions, as it does not matter any more which card of a sort
// lies where, and a thousand orders of the same cards count for one.
//
// For that, nothing but the foundations may ask for what tells the cards apart, and they may ask
// only for the card that comes.
//
// The cards are those of one of the positions that count for one. A card that may go out changes
// places with one of its sort that lies on top of a pile, and goes out from there; no other play
// depends on which of them lies where.

// A Blind is what a blind search knows besides the position: which cards have not been played, and
// how to go back.
type Blind struct {
	g     *Game
	as    *[256]machine.Card // by card: the first card of its sort
	sorts []cards.Mask       // by kind: the cards of its sort
	piles []int              // in which cards change places
	kept  []uint16           // by pile: how many cards, from the bottom, have not been played
	low   []lowered          // how kept came to be what it is
	steps []blindStep
}

// A change of places of two cards, by their indices in all cards; those of the piles follow from
// them.
type change struct{ a, b int32 }

// lowered is what kept was of a pile.
type lowered struct{ pile, kept uint16 }

// A blindStep is what is needed to go back to where a step began.
type blindStep struct {
	change change
	low    int32
}

// NewBlind is nil for a game in which it could be wrong, or no two cards are built alike.
func (g *Game) NewBlind() *Blind {
	if g.Sorts == nil {
		return nil
	}
	b := &Blind{g: g, as: g.Sorts, sorts: make([]cards.Mask, cards.Kinds), kept: make([]uint16, g.NPiles)}
	for k := range g.Mask.Each {
		for o := range g.Mask.Each {
			if b.as[k] == b.as[o] {
				b.sorts[k] |= o.Bit()
			}
		}
	}
	for i := range g.Zones {
		if z := &g.Zones[i]; changesPlaces(z) {
			for p := z.First; p < z.First+z.N; p++ {
				b.piles = append(b.piles, p)
			}
		}
	}
	return b
}

// changesPlaces reports whether cards are played to a zone and from there.
func changesPlaces(z *code.Zone) bool {
	return z.Sheet.Kind == dsl.Tableau || z.Sheet.Kind == dsl.Cells
}

// Most is how many cards the largest sort has.
func (b *Blind) Most() int {
	n := 0
	for _, m := range b.sorts {
		n = max(n, m.Count())
	}
	return n
}

// Begin makes a position the one in which no card has been played.
func (b *Blind) Begin(s *State) {
	copy(b.kept, s.N[:])
	b.low, b.steps = b.low[:0], b.steps[:0]
}

// Step begins a step, which Back takes back: some moves that are told to Moved.
func (b *Blind) Step() { b.steps = append(b.steps, blindStep{low: int32(len(b.low))}) }

// Moved takes note of the last move.
func (b *Blind) Moved(s *State) {
	n := s.N
	for i := len(s.Log) - 1; i >= s.Marks[len(s.Marks)-1].Log; i-- {
		e := &s.Log[i]
		moved := uint16(1)
		switch e.Op {
		case machine.LogUnit:
			moved = e.N
		case machine.LogCard:
		default:
			continue
		}
		if was := b.kept[e.From]; n[e.From] < was {
			b.low = append(b.low, lowered{uint16(e.From), was})
			b.kept[e.From] = n[e.From]
		}
		n[e.From] += moved
		n[e.To] -= moved
	}
}

// Back takes a step back, when its moves have been undone.
func (b *Blind) Back(s *State) {
	st := b.steps[len(b.steps)-1]
	b.steps = b.steps[:len(b.steps)-1]
	s.exchange(st.change)
	for i := len(b.low) - 1; i >= int(st.low); i-- {
		b.kept[b.low[i].pile] = b.low[i].kept
	}
	b.low = b.low[:st.low]
}

// Key tells positions apart in which the same cards lie in the same places, but for such of a sort
// as have been played.
func (b *Blind) Key(s *State) machine.Key {
	k := s.Key()
	for _, p := range b.piles {
		kept, n := int(b.kept[p]), int(s.N[p])
		if n == kept {
			continue
		}
		at := p << b.g.Shift
		h := machine.KeyOf(s.Chain[at+kept].A, s.Chain[at+kept].B) // from here on cards of a sort are the same
		for _, c := range s.Cards[at+kept : at+n] {
			h = b.g.Link(p, h, b.as[c])
		}
		k.Swap(s.Chain[at+n], h)
	}
	return k
}

// Outs hands on all plays to foundations that are possible if cards change places, each with the
// card that is to come first to the place of the one that lies there. next is NextOut.
func (b *Blind) Outs(s *State, next cards.Mask, out func(machine.Move, cards.Kind)) {
	if s.Status == machine.Lost {
		s.Status = machine.Playing // none could go as they lie
	}
	played := cards.Mask(0)
	for _, p := range b.piles {
		at := p << b.g.Shift
		for _, c := range s.Cards[at+int(b.kept[p]) : at+int(s.N[p])] {
			played |= c.Kind().Bit()
		}
	}
	for _, p := range b.piles {
		x, ok := s.Exposed(p)
		if !ok || s.N[p] <= b.kept[p] {
			continue
		}
		for k := range (b.sorts[x] & played & next &^ x.Bit()).Each {
			ch := b.find(s, k, p)
			s.exchange(ch)
			for _, i := range b.g.safety.zones {
				z := &b.g.Zones[i]
				for q := z.First; q < z.First+z.N; q++ {
					if m := machine.PlayMove(p, q, 1); s.Legal(m) {
						out(m, k)
					}
				}
			}
			s.exchange(ch)
		}
	}
}

// Change brings a card to the top of a pile in this step, and the one that lies there to its place.
func (b *Blind) Change(s *State, k cards.Kind, pile int) {
	ch := b.find(s, k, pile)
	s.exchange(ch)
	b.steps[len(b.steps)-1].change = ch
}

// find is the change that brings a card that has been played to the top of a pile.
func (b *Blind) find(s *State, k cards.Kind, pile int) change {
	top := int32(pile<<b.g.Shift + int(s.N[pile]) - 1)
	for _, p := range b.piles {
		at := p << b.g.Shift
		for i := at + int(b.kept[p]); i < at+int(s.N[p]); i++ {
			if s.Cards[i].Kind() == k {
				return change{top, int32(i)}
			}
		}
	}
	return change{top, top}
}

// exchange lets two cards change places; those lie face down that lay so.
func (s *State) exchange(ch change) {
	if ch.a == ch.b {
		return
	}
	a, b := s.Cards[ch.a], s.Cards[ch.b]
	s.Cards[ch.a], s.Cards[ch.b] = b.Faced(a.Down()), a.Faced(b.Down())
	for _, i := range [...]int32{ch.a, ch.b} {
		p := int(i) >> s.g.Shift
		s.Rehash(p, int(i)-p<<s.g.Shift, s.Chain[p<<s.g.Shift+int(s.N[p])])
	}
}

// compileBlindness finds the sorts of cards that may change places.
func (g *Game) compileBlindness() {
	if !g.Search || g.Dups || g.HasUses || g.HasBottom {
		return
	}
	if !g.playsOut() || !g.blindSteps() {
		return
	}
	if cy := g.Cycle; cy != nil && (!cy.TopOnly() || changesPlaces(g.ZoneOf(cy.Waste))) {
		return
	}
	var tables []*cards.Table
	for i := range g.Zones {
		more, ok := g.blindZone(&g.Zones[i])
		if !ok {
			return
		}
		tables = append(tables, more...)
	}
	sorts := new([256]machine.Card)
	for i := range sorts {
		sorts[i] = machine.Card(i)
	}
	g.lump(sorts, tables)
	for k := range g.Mask.Each {
		if sorts[k] != machine.Card(k) {
			g.Sorts = sorts
		}
	}
}

// blindSteps reports whether it depends on no card what is dealt, turned and done at once, and
// whether nothing else may be done than to play, to turn, and to turn a stock over that goes round.
func (g *Game) blindSteps() bool {
	if g.Cycle == nil && slices.ContainsFunc(g.Turns, func(t code.TurnRule) bool {
		return !g.blindTo(t.Guard) || len(t.Diverts)+len(t.Phrases) > 0 || t.NewPile >= 0
	}) {
		return false
	}
	for i := range g.Actions {
		if g.Cycle == nil || i != g.Cycle.Redeal {
			return false
		}
	}
	return !footprint.DealWaits(&g.Game) &&
		!slices.ContainsFunc(g.Auto, func(r code.AutoRule) bool { return machine.LeavesAlone(&g.Zones[r.Zone]) }) &&
		!slices.ContainsFunc(g.Sources, func(s machine.Source) bool { return s.Pluck })
}

// blindZone reports whether a zone asks for nothing but which cards are built on which, or is a
// foundation that asks for the card that comes, and returns what it asks for.
func (g *Game) blindZone(z *code.Zone) (tables []*cards.Table, ok bool) {
	if z.Stays != code.NoGuard && !g.blindTo(z.Stays) || len(z.Homes) > 0 {
		return nil, false
	}
	for _, rs := range [][]code.Restriction{z.Only, z.Plays, z.Worry} {
		if slices.ContainsFunc(rs, func(r code.Restriction) bool { return !g.blindTo(r.Guard) }) {
			return nil, false
		}
	}
	ask := func(phrase int32) bool {
		switch {
		case phrase < 0:
			return true
		case g.Phrases[phrase].Sort == code.Constant:
			t := cards.Fill(g.Phrases[phrase].Mask)
			tables = append(tables, &t)
			return true
		}
		tables = append(tables, g.Phrases[phrase].Table)
		return g.Phrases[phrase].Sort == code.ByTop
	}
	for _, r := range z.Moves {
		if !g.blindTo(r.Guard) || r.Kind == code.UnitRun && !ask(g.Seqs[r.Seq].Phrase) {
			return nil, false
		}
	}
	if z.Sheet.Kind == dsl.Foundations {
		return tables, g.tellsNext(z)
	}
	for i := range z.Arrive {
		if a := &z.Arrive[i]; !g.blindTo(a.Guard) || a.Order != nil || a.Seq >= 0 || !ask(a.Phrase) {
			return nil, false
		}
	}
	return tables, z.Suits == nil && (changesPlaces(z) || !z.Receives)
}

// blindTo reports whether a condition asks for nothing but how many cards lie where.
func (g *Game) blindTo(cond int32) bool {
	const counts = footprint.Height | footprint.HoldsAll | footprint.Which | footprint.InTurn
	f := footprint.Of(&g.Game, cond)
	return !f.Card && !f.Top && (f.Own|f.Kin|f.Source)&^counts == 0 && f.Asks(counts)
}
