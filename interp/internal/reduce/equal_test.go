package reduce

import (
	"fmt"
	"maps"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"pat/dsl/cards"
	"pat/interp/internal/machine"
)

// Positions with one key count as one: from each of them the same keys can be reached by one move.
// That the worth of two positions is the same is not enough, for a search goes on from one of them
// alone, and the win of the other may lead by positions that it met.

// keyIn is the key of a position in a game for search.
func keyIn(u *State, search *Game) machine.Key {
	v := u.in(search)
	defer v.Release()
	return v.Key()
}

// keysAfter is the keys, in a game for search, of all positions that a move leads to from a
// position in which no two count as one; its own key, to which a move that changes nothing leads,
// aside.
func keysAfter(u *State, search *Game) (keys map[machine.Key]machine.Status, moves int) {
	keys = map[machine.Key]machine.Status{}
	own := keyIn(u, search)
	list := u.Moves(nil)
	for _, m := range list {
		u.Apply(m)
		if k := keyIn(u, search); k != own || u.Status != machine.Playing {
			keys[k] = u.Status
		}
		u.Undo()
	}
	return keys, len(list)
}

// laid tells a position for people.
func laid(s *State) string {
	var b strings.Builder
	for p := range s.g.NPiles {
		fmt.Fprintf(&b, "%s %d:", s.g.ZoneOf(p).Sheet.Kind, s.g.Piles[p].Number)
		for i := range s.Len(p) {
			fmt.Fprintf(&b, " %s", s.At(p, i).Kind())
		}
		b.WriteString("\n")
	}
	return b.String()
}

// equals looks at all positions of a deal, up to so many, and tells of two with one key that do not
// lead to the same. pairs is how many were compared.
func equals(s *State, most int) (pairs int, fault string) {
	u, err := s.Unreduced()
	if err != nil {
		return 0, ""
	}
	search, err := s.ForSearch()
	if err != nil {
		return 0, ""
	}
	type seen struct {
		after  map[machine.Key]machine.Status
		status machine.Status
		laid   string
	}
	met, first := map[machine.Key]bool{}, map[machine.Key]seen{}
	open := []*State{u}
	met[u.Key()] = true
	for len(open) > 0 && len(met) < most {
		at := open[len(open)-1]
		open = open[:len(open)-1]
		keys, _ := keysAfter(at, search.g)
		k := keyIn(at, search.g)
		now := seen{keys, at.Status, laid(at)}
		if was, ok := first[k]; !ok {
			first[k] = now
		} else {
			pairs++
			if was.status != now.status || !maps.Equal(was.after, now.after) {
				return pairs, fmt.Sprintf("one key (%s, %s; %d and %d positions follow):\n%s\n%s",
					was.status, now.status, len(was.after), len(now.after), was.laid, now.laid)
			}
		}
		for _, m := range at.Moves(nil) {
			at.Apply(m)
			if !met[at.Key()] {
				met[at.Key()] = true
				c := at.Clone()
				open = append(open, c)
			}
			at.Undo()
		}
		at.Release()
	}
	return pairs, ""
}

// Whole small games: what counts as one leads to the same.
func TestEqualKeysLeadToEqual(t *testing.T) {
	for _, c := range []struct {
		name, text string
		some       bool // some positions count as one
	}{
		{"foundations filled in order, and cards that come back", `game Order
ranks ace to three
suits spades diamonds
deal
  rest to each tableau
foundations 2
  base any card at once
  build up in colour
  worry back to tableau when top is three
tableau 4
  build up in alternating colours
  move sequence
  spaces take any card
cells 1
  takes only from tableau
win when all aces on foundations
`, false},
		{"one suit that takes the place of another", `game Places
ranks ace to three
suits spades hearts
deal
  rest to each tableau top face up
foundations 2
  base two or ace at once
  build up in suit
  worry back
tableau 3
  build down in colour
  move sequence
  spaces take three
win when all cards on foundations
`, true},
		{"a base that a swap changes", `game Swapped
ranks six to seven
deal
  rest to each tableau
foundations 3
  base rank of first card
  build up in suit
tableau 3
  build up in suit
  spaces stay empty
  swap six of clubs from foundations
win when foundations full
`, false},
		{"foundations that begin anywhere, aces on them", `game Anywhere
ranks ace to three
suits spades clubs diamonds
deal
  all aces to foundations
  rest to each tableau
foundations 3
  base any card at once
  build up in suit wrapping
  worry back
tableau 3
  build down in colour from other tableau
  build any lower in suit
  move any cards
  spaces take three
win when tableau empty
`, true},
		{"piles that move whole onto spaces", `game Whole
ranks ace to three
suits spades clubs diamonds
deal
  rest to each tableau
foundations 3
  base ace or three at once
  build up in suit wrapping
  worry back to tableau
tableau 4
  build down in alternating colours
  move pile
  spaces take pile
win when all cards on foundations
`, true},
		{"pairs that lie in the discard as they lay in the layout, and a rule that looks at the last card of them", `game Last
ranks ace to four
suits spades hearts
deal
  rest to each tableau
tableau 4
  build none
  spaces take any card
discard
  takes pair totalling 5 from tableau when discard empty or rank of discard is ace or rank of discard is two
win when all cards in discard
`, false},
		{"a layout under foundations that are filled at once", `game Layout
ranks ace to three
suits hearts clubs
deal
  rest to each tableau
foundations 2
  base two or ace at once
  build up in suit
  worry back
tableau 3
  build down in other suits
  move any cards
  spaces take three
win when all cards on foundations
`, true},
	} {
		t.Run(c.name, func(t *testing.T) {
			g := fromText(t, c.text)
			pairs := 0
			for deal := range uint64(12) {
				s := mustDeal(t, g, deal)
				n, fault := equals(s, 3000)
				if pairs += n; fault != "" {
					t.Fatalf("deal %d: %s", deal, fault)
				}
			}
			if c.some && pairs == 0 {
				t.Error("no two positions count as one")
			}
		})
	}
}

// twin is a position that counts as one with another: piles of a zone that are interchangeable have
// changed places, cards that nothing tells apart too, and those of piles whose order does not count
// lie in another order.
func twin(u *State, search *Game, r *rand.Rand) *State {
	where := make([]int, u.g.NPiles)
	for p := range where {
		where[p] = p
	}
	for i := range search.Zones {
		if z := &search.Zones[i]; z.Symmetric {
			part := where[z.First : z.First+z.N]
			r.Shuffle(len(part), func(i, j int) { part[i], part[j] = part[j], part[i] })
		}
	}
	var other [256]machine.Card
	for c := range other {
		other[c] = machine.Card(c)
	}
	for k := range search.Mask.Each {
		var like []cards.Kind
		for o := range search.Mask.Each {
			if search.Alike[o] == search.Alike[k] {
				like = append(like, o)
			}
		}
		// The order of a stock that goes round is that of the beginning.
		if like[0] == k && len(like) > 1 && !search.Rows {
			to := slices.Clone(like)
			r.Shuffle(len(to), func(i, j int) { to[i], to[j] = to[j], to[i] })
			for i := range like {
				other[like[i]], other[machine.Card(like[i])|machine.FaceDown] = machine.Card(to[i]),
					machine.Card(to[i])|machine.FaceDown
			}
		}
	}
	c := newState(u.g)
	for p := range u.g.NPiles {
		pile := make([]machine.Card, 0, u.N[where[p]])
		for i := range int(u.N[where[p]]) {
			pile = append(pile, other[u.At(where[p], i)])
		}
		if search.Bag[p] {
			r.Shuffle(len(pile), func(i, j int) { pile[i], pile[j] = pile[j], pile[i] })
		}
		for _, card := range pile {
			c.Push(p, card)
		}
	}
	for i, v := range u.Ints {
		c.PutInt(i, v)
	}
	c.Deal, c.Rng, c.Status = u.Deal, u.Rng, u.Status
	return c
}

// Every shipped game: what counts as one with a position that play reaches leads to the same.
func TestTwinsLeadToEqual(t *testing.T) {
	forEachGame(t, func(t *testing.T, g *Game) {
		r := rand.New(rand.NewPCG(7, uint64(len(g.Sheet.Title))))
		s := mustDeal(t, g, 3)
		search, err := s.ForSearch()
		if err != nil {
			t.Fatal(err)
		}
		u, err := s.Unreduced()
		if err != nil {
			t.Fatal(err)
		}
		games, steps := 3, 30
		if testing.Short() {
			games, steps = 1, 12
		}
		for range games {
			u.CopyFrom(s.in(u.g))
			for range steps {
				moves := u.Moves(nil)
				if u.Status != machine.Playing {
					break
				}
				v := twin(u, search.g, r)
				if keyIn(u, search.g) != keyIn(v, search.g) {
					t.Fatalf("other keys:\n%s\n%s", laid(u), laid(v))
				}
				a, _ := keysAfter(u, search.g)
				b, _ := keysAfter(v, search.g)
				if !maps.Equal(a, b) {
					t.Fatalf("one key, and %d and %d positions follow:\n%s\n%s", len(a), len(b), laid(u), laid(v))
				}
				v.Release()
				u.Apply(moves[r.IntN(len(moves))])
				if u.Status != machine.Playing {
					break
				}
			}
		}
	})
}
