package play

import (
	"math/rand/v2"
	"slices"

	"pat/dsl/cards"
	"pat/interp"
)

// This file tells what a player knows of the cards who has followed a game from its deal: which
// were ever face up, where they have gone since, through redeals too, and which cards the others
// can be. Everything that is honest at the prompt is made of this and of what lies open.

// A Seen is what a player knows of the cards. Of a card that was seen it is known where it lies;
// of the others only which cards they are together, and of each only to which of some groups it
// belongs: all that were dealt unseen are one, what is shuffled is one from then on.
type Seen struct {
	piles  [][]slot
	loose  []slot // taken from a pile in a move and not yet laid
	groups int
	chance bool // the next pile that changes was shuffled
	stock  int  // pile whose top card is seen, or -1
	news   bool // a card was seen that was not before
}

// A slot is the place of a card.
type slot struct {
	kind  cards.Kind
	known bool
	group int // of one that is not known
}

// A sight is what the player knew after so many moves.
type sight struct {
	moves int
	*Seen
}

// sightsApart is how many moves lie at least between the sights that a session keeps, but for the
// last one.
const sightsApart = 32

// Seen tells what the player knows by now, which must not be changed: it goes on from the last
// sight that was not taken back.
func (s *Session) Seen() *Seen {
	n := len(s.sights)
	for n > 0 && s.sights[n-1].moves > len(s.made) {
		n--
	}
	s.sights = s.sights[:n]
	if n > 0 && s.sights[n-1].moves == len(s.made) {
		return s.sights[n-1].Seen
	}
	var v *Seen
	if n == 0 {
		then, moves := s.State.History(0)
		v = newSeen(s.Game, then)
		v.followAll(moves)
	} else {
		last := s.sights[n-1]
		_, moves := s.State.History(last.moves)
		v = last.clone()
		v.followAll(moves)
		if n > 1 && last.moves-s.sights[n-2].moves < sightsApart {
			s.sights = s.sights[:n-1]
		}
	}
	s.sights = append(s.sights, sight{len(s.made), v})
	return v
}

func (v *Seen) followAll(moves [][]interp.Change) {
	for _, m := range moves {
		v.follow(m)
	}
}

// newSeen is what is known of cards as they lie.
func newSeen(g *interp.Game, start [][]interp.Card) *Seen {
	v := &Seen{piles: make([][]slot, len(start)), stock: -1, groups: 1}
	for p, pile := range start {
		for _, c := range pile {
			v.piles[p] = append(v.piles[p], slot{kind: c.Kind(), known: !c.Down()})
		}
	}
	for i := range g.Zones() {
		if z := g.Zone(i); z.Open {
			v.stock = z.First
		}
	}
	v.look()
	return v
}

// clone is a copy that follows moves of its own.
func (v *Seen) clone() *Seen {
	c := *v
	c.piles = make([][]slot, len(v.piles))
	for p := range v.piles {
		c.piles[p] = slices.Clone(v.piles[p])
	}
	c.loose = nil
	return &c
}

// look sees the next card of a stock that shows it.
func (v *Seen) look() {
	if v.stock >= 0 && len(v.piles[v.stock]) > 0 {
		v.see(v.stock, len(v.piles[v.stock])-1)
	}
}

func (v *Seen) see(pile, at int) {
	x := &v.piles[pile][at]
	v.news = v.news || !x.known
	x.known = true
}

// follow goes on by what happened in a move. It reports whether a card was seen that was not
// before.
func (v *Seen) follow(move []interp.Change) (news bool) {
	v.news = false
	for _, c := range move {
		switch c.Kind {
		case interp.Carried:
			v.carry(c.From, c.To, c.N)
		case interp.Laid:
			v.carry(c.From, c.To, 1)
			if !c.Down {
				v.see(c.To, len(v.piles[c.To])-1)
			}
		case interp.Turned:
			if !c.Down {
				v.see(c.From, c.N)
			}
		case interp.Shuffled:
			v.chance = true
		case interp.Replaced:
			v.replace(c.From, c.With)
		}
	}
	v.loose = nil
	v.look()
	return v.news
}

func (v *Seen) carry(from, to, n int) {
	if from == to {
		return
	}
	at := len(v.piles[from]) - n
	v.piles[to] = append(v.piles[to], v.piles[from][at:]...)
	v.piles[from] = v.piles[from][:at]
}

// replace follows a pile that has got other cards: taken out of it, gathered from others, or
// shuffled. The cards are found again by their kinds; where a card that was seen and an equal one
// that was not may have become each other, neither is known any more.
func (v *Seen) replace(p int, with []interp.Card) {
	have := append(slices.Clone(v.piles[p]), v.loose...)
	if v.chance {
		v.chance = false
		v.mix(have)
	} else {
		v.blurEqual(have)
	}
	pile := make([]slot, 0, len(with))
	for _, c := range with {
		i := slices.IndexFunc(have, func(x slot) bool { return x.kind == c.Kind() })
		x := slot{kind: c.Kind(), known: true} // two open cards that change places
		if i >= 0 {
			x = have[i]
			have = slices.Delete(have, i, i+1)
		}
		pile = append(pile, x)
	}
	v.piles[p], v.loose = pile, have
	for i, c := range with {
		if !c.Down() {
			v.see(p, i)
		}
	}
}

// mix makes one group of slots, of which none is known any more. What was not known among them
// takes the rest of its group along.
func (v *Seen) mix(slots []slot) {
	into := -1
	for _, x := range slots {
		if !x.known {
			into = x.group
			break
		}
	}
	if into < 0 {
		into = v.groups
		v.groups++
	}
	for i := range slots {
		if !slots[i].known {
			v.join(slots[i].group, into)
		}
		slots[i].known, slots[i].group = false, into
	}
}

// join puts the cards of one group into another.
func (v *Seen) join(group, into int) {
	for _, pile := range v.piles {
		for i := range pile {
			if pile[i].group == group {
				pile[i].group = into
			}
		}
	}
}

// blurEqual forgets which of equal cards was seen, where not all were.
func (v *Seen) blurEqual(slots []slot) {
	for i := range slots {
		for j := range slots {
			a, b := &slots[i], &slots[j]
			if a.kind == b.kind && a.known && !b.known {
				a.known, a.group = false, b.group
			}
		}
	}
}

// Unknown is the number of cards of which the player does not know where they lie.
func (v *Seen) Unknown() (n int) {
	for _, pile := range v.piles {
		for _, x := range pile {
			if !x.known {
				n++
			}
		}
	}
	return n
}

// A deck is the cards that the player does not know: where they lie, and what they are, group by
// group, in an order that does not tell which lies where.
type deck struct {
	spots []interp.Spot
	kinds []cards.Kind
	ends  []int // of the groups, in both
}

func (v *Seen) deck() (d deck) {
	for g := range v.groups {
		from := len(d.kinds)
		for p, pile := range v.piles {
			for i, x := range pile {
				if !x.known && x.group == g {
					d.spots = append(d.spots, interp.Spot{Pile: p, At: i})
					d.kinds = append(d.kinds, x.kind)
				}
			}
		}
		slices.Sort(d.kinds[from:])
		d.ends = append(d.ends, len(d.kinds))
	}
	return d
}

// deal is a position in which the cards that the player does not know lie by chance.
func (d deck) deal(st *interp.State, r *rand.Rand) *interp.State {
	kinds := slices.Clone(d.kinds)
	from := 0
	for _, end := range d.ends {
		group := kinds[from:end]
		r.Shuffle(len(group), func(i, j int) { group[i], group[j] = group[j], group[i] })
		from = end
	}
	return st.Imagine(d.spots, kinds, r.Uint64())
}
