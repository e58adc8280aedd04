package rules

import (
	"slices"

	"pat/dsl"
	"pat/dsl/cards"
)

// How many cards make a pile full. A pile with a bound (`at most`) is full there, a list (`build in
// order`) at its end, a foundation for sequences with one of them. Any other foundation is full at
// the longest chain of cards that its lines allow from the card at its bottom. A chain comes to a
// rank once: it may lay several cards of the rank one on another where a line says so, but once it
// has left the rank it does not come back. So a foundation that goes round is full after one round,
// in two decks too; one that may skip ranks is full only when it has skipped none; and the order of
// the lines does not count.

// NoEnd is the length of a pile that can always hold one more card.
const NoEnd = -1

// A Length tells when one pile is full.
type Length struct {
	Known  bool             // false: it hangs on what happens in play
	Starts cards.Mask       // what may lie at the bottom, by the lines and steps of the game
	From   [cards.Kinds]int // by the card at the bottom: so many cards
}

// One is the length if it is the same whatever lies at the bottom; NoEnd if the pile is never full.
func (l *Length) One() (n int, ok bool) {
	if !l.Known {
		return 0, false
	}
	n = -2
	for k := range l.Starts.Each {
		if n != -2 && l.From[k] != n {
			return 0, false
		}
		n = l.From[k]
	}
	return n, n != -2
}

// Most is the length of the longest pile there can be.
func (l *Length) Most() int {
	n := 0
	for k := range l.Starts.Each {
		if l.From[k] == NoEnd {
			return NoEnd
		}
		n = max(n, l.From[k])
	}
	return n
}

// always makes the length the same for all cards.
func (l *Length) always(n int, known bool) {
	l.Known = known
	for k := range l.From {
		l.From[k] = n
	}
}

// Lengths tells of every pile of a zone when it is full.
func (s *Sheet) Lengths(z *Zone, set Setting) []*Length { return s.lengths(z, set, true) }

// LengthsInPlay tells the same of piles at the bottom of which no card lies that the deal alone
// could lay there.
func (s *Sheet) LengthsInPlay(z *Zone, set Setting) []*Length { return s.lengths(z, set, false) }

// Piles are the same where no line tells them apart, and then the work is done once.
func (s *Sheet) lengths(z *Zone, set Setting, dealt bool) []*Length {
	apart := len(z.Suits) > 0 || slices.ContainsFunc(z.Forms, func(f Form) bool {
		a, ok := f.(*Arrival)
		return ok && len(a.Cards) > 1 || PerPile(f)
	})
	out := make([]*Length, z.Piles)
	for i := range out {
		if i > 0 && !apart {
			out[i] = out[0]
			continue
		}
		out[i] = s.length(z, i, set, dealt)
	}
	return out
}

// length tells when the i-th pile of a zone is full.
func (s *Sheet) length(z *Zone, i int, set Setting, dealt bool) *Length {
	w := &lengths{sheet: s, zone: z, dealt: dealt, env: s.envOf(z, i, set)}
	w.out = &Length{Starts: s.Pack.Mask()}
	switch most, _ := z.Bound(); {
	case most != nil:
		n, ok := w.env.Num(most)
		w.out.always(n, ok)
		return w.out
	case z.Kind != dsl.Foundations:
		w.out.always(NoEnd, true)
		return w.out
	}
	if len(z.Suits) > 0 {
		w.only = cards.OfSuit(z.suitOf(i))
	} else {
		w.only = cards.All
	}
	w.only &= s.Pack.Mask()
	w.out.Starts = w.bottoms(i)
	w.out.Known = true
	w.measure()
	return w.out
}

// suitOf is the suit that a `suits` line gives a pile.
func (z *Zone) suitOf(i int) cards.Suit {
	if z.Rows > 1 && z.Columns > 0 {
		i = z.spot(i).Row - 1
	}
	return z.Suits[min(i, len(z.Suits)-1)]
}

// spot is the row and column of the i-th pile of a zone.
func (z *Zone) spot(i int) Spot {
	switch {
	case i < len(z.Picture):
		return z.Picture[i]
	case z.Rows > 1 && z.Columns > 0:
		return Spot{i/z.Columns + 1, i%z.Columns + 1}
	}
	return Spot{1, i + 1}
}

// envOf is what a line of a zone may depend on before play, seen from its i-th pile.
func (s *Sheet) envOf(z *Zone, i int, set Setting) *Env {
	at := z.spot(i)
	return &Env{Sheet: s, Setting: set, Pile: i + 1, Row: at.Row, Column: at.Column}
}

// spell spells out a list of ranks: a run goes through the ranks of the pack, up or down.
func (s *Sheet) spell(list ...*dsl.RankRange) []cards.Rank {
	var out []cards.Rank
	for _, rr := range list {
		from, _ := cards.RankNamed(rr.From.Name)
		if rr.To == nil {
			out = append(out, from)
			continue
		}
		to, _ := cards.RankNamed(rr.To.Name)
		a, b := s.Pack.RankPlace(from), s.Pack.RankPlace(to)
		if a == 0 || b == 0 {
			continue
		}
		step := 1
		if b < a {
			step = -1
		}
		for p := a; p != b+step; p += step {
			out = append(out, s.Pack.RankAt(p))
		}
	}
	return out
}

// Sequence is the number of cards of a sequence; not ok if it may be any, or hangs on play.
func (e *Env) Sequence(q *Seq) (n int, ok bool) {
	if q.Of != nil || !q.Ends {
		return e.Num(q.Of)
	}
	by := 1
	if q.By != nil {
		v, ok := e.Value(q.By, None, None)
		if !ok || v.N < 1 {
			return 0, false
		}
		by = v.N
	}
	pack := e.Sheet.Pack
	d := pack.RankPlace(q.To) - pack.RankPlace(q.From)
	return max(d, -d)/by + 1, true
}

// lengths works out the length of one pile.
type lengths struct {
	sheet *Sheet
	zone  *Zone
	env   *Env
	only  cards.Mask // the cards of the pack that may lie on the pile at all
	dealt bool       // the deal may have laid a card at the bottom
	out   *Length
}

// bottoms are the cards that may lie at the bottom of a pile: those that may begin it, and those
// that steps lay there.
func (w *lengths) bottoms(i int) cards.Mask {
	laid := w.laid()
	var m cards.Mask
	for _, a := range Forms[*Arrival](w.zone) {
		c, ok := a.Phrase(i)
		switch {
		case a.FirstRank() && laid != 0: // the piles begin with the rank that the steps lay
			for k := range laid.Each {
				m |= cards.OfRank(k.Rank())
			}
		case !ok:
		case a.Order != nil:
			if a.OnEmpty && len(a.Order.Ranks) > 0 {
				m |= cards.OfRank(a.Order.Ranks[0])
			}
		case a.Seq != nil && a.Seq.Ends:
			m |= cards.OfRank(a.Seq.From)
		case a.OnEmpty:
			m |= w.starts(c)
		}
	}
	return (m | laid) & w.only
}

// starts are the cards that a phrase lets come to an empty pile; all, where that is not known.
func (w *lengths) starts(c *Cards) cards.Mask {
	if c == nil {
		return cards.All
	}
	t, ok := w.env.Cards(c)
	if !ok || slices.ContainsFunc(t[:], func(m cards.Mask) bool { return m != t[0] }) {
		return cards.All
	}
	return t[0]
}

// laid are the cards that steps lay on piles of the zone.
func (w *lengths) laid() (m cards.Mask) {
	s := w.sheet
	here := func(p *Place) bool { return p.Of(w.zone) }
	diverted := func(t *MoveStep) {
		for _, d := range t.Diverts {
			if here(d.To) {
				m |= w.lays(d.Cards.Any)
			}
		}
	}
	look := func(steps []Step) {
		for _, st := range steps {
			t, ok := st.(*MoveStep)
			if !ok {
				continue
			}
			if slices.ContainsFunc(t.To.Any, here) && t.What != BaseCards {
				m |= w.lays(t.Picked())
			}
			diverted(t)
		}
	}
	if w.dealt {
		look(s.Deals)
	}
	for _, x := range s.Mays {
		look(x.Does)
	}
	for _, x := range s.Afters {
		look(x.Does)
	}
	for _, z := range s.OfKind(dsl.Stock) {
		for _, t := range Forms[*MoveStep](z) {
			if slices.ContainsFunc(t.To.Any, here) {
				return cards.All
			}
			diverted(t)
		}
	}
	return m
}

// lays are the cards that a step names, where they may begin a pile: those that can be played there
// do so by the lines. It is any where none are named.
func (w *lengths) lays(named []*Card) cards.Mask {
	if len(named) == 0 {
		return cards.All
	}
	return w.starts(&Cards{Any: slices.DeleteFunc(slices.Clone(named), func(k *Card) bool {
		_, playable := k.Is.(*PlayableCard)
		return playable
	})})
}

// measure works out the length from every card that may lie at the bottom.
func (w *lengths) measure() {
	var units []*Seq
	grows := w.grows() != nil
	for _, a := range Forms[*Arrival](w.zone) {
		switch {
		case a.Order != nil:
			w.list(a.Order)
			return
		case a.Set != nil:
			w.out.always(NoEnd, true) // sets lie on sets
			return
		case a.Seq != nil:
			units = append(units, a.Seq)
		}
	}
	same, ok := w.chains(w.env)
	for k := range w.out.Starts.Each {
		c := same
		if !ok { // they may hang on the base
			e := *w.env
			if w.zone.FirstRank() {
				e.Base = w.sheet.Pack.Place(k)
			}
			var known bool
			if c, known = w.chains(&e); !known {
				w.out.always(NoEnd, false)
				return
			}
		}
		n := c.longest(k, 0)
		for _, q := range units {
			m, ok := w.unit(q, c, grows)
			if !ok {
				w.out.always(NoEnd, true)
				return
			}
			n = max(n, m)
		}
		w.out.From[k] = n
	}
}

// list is the length of a pile with a list of ranks: to its end from where it begins, or all of it
// if it goes round.
func (w *lengths) list(o *Order) {
	w.out.always(len(o.Ranks), true)
	if !o.AnyStart || o.Wraps {
		return
	}
	for k := range w.out.From {
		if at := slices.Index(o.Ranks, cards.Kind(k).Rank()); at > 0 {
			w.out.From[k] = len(o.Ranks) - at
		}
	}
}

// unit is the number of cards on a pile that begins with a sequence that comes as one; not ok if
// there may be any.
func (w *lengths) unit(q *Seq, c *chains, grows bool) (int, bool) {
	n, ok := w.env.Sequence(q)
	if !ok || !q.Ends && grows {
		return 0, false
	}
	if !q.Ends {
		return n, true
	}
	c.round = true // ranks that the chain itself has not left
	var used uint16
	a, b := w.sheet.Pack.RankPlace(q.From), w.sheet.Pack.RankPlace(q.To)
	for i := range n {
		d := i
		if n > 1 {
			d = i * (b - a) / (n - 1)
		}
		used |= 1 << (a + d)
	}
	most := n
	for k := range (cards.OfRank(w.sheet.Pack.RankAt(b)) & w.only).Each {
		most = max(most, n-1+c.longest(k, used))
	}
	return most, true
}

// Opposite reports whether two zones build the same suits in opposite directions, without going
// round: they are full together.
func Opposite(x, y *Zone) bool {
	if way(x)*way(y) != -1 {
		return false
	}
	return x.Suits == nil || y.Suits == nil ||
		slices.ContainsFunc(x.Suits, func(s cards.Suit) bool { return slices.Contains(y.Suits, s) })
}

// way is 1 for a zone that builds up in suit to the end of the ranks, -1 for down, 0 for anything
// else.
func way(z *Zone) int {
	var built []*Arrival
	for _, a := range Forms[*Arrival](z) {
		if a.OnCards && !a.OnEmpty {
			built = append(built, a)
		}
	}
	if len(built) != 1 || Forms[*Most](z) != nil {
		return 0
	}
	r := built[0].Sole().Relation()
	if r == nil || r.Wraps || !r.InSuit() || !r.OneDirection() {
		return 0
	}
	if r.Up {
		return 1
	}
	return -1
}
