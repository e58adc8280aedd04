package interp

import (
	"math/rand/v2"
	"slices"
	"testing"

	"pat/dsl"
	"pat/dsl/cards"
	"pat/dsl/rules"
	"pat/interp/internal/machine"
)

// What must hold of every game in every position that random play reaches.

// A picture is everything of a state that the rules know, to be compared bit for bit.
type picture struct {
	piles [][]machine.Card
	ints  [machine.MaxInts]int16
	rng   machine.Generator
	hash  machine.Key
	stat  machine.Status
}

func take(s *machine.State) picture {
	p := picture{ints: s.Ints, rng: s.Rng, hash: s.Key(), stat: s.Status}
	for i := range s.Game.NPiles {
		var pile []machine.Card
		for j := range s.Len(i) {
			pile = append(pile, s.Card(i, j))
		}
		p.piles = append(p.piles, pile)
	}
	return p
}

func (p picture) equal(q picture) bool {
	return p.ints == q.ints && p.rng == q.rng && p.hash == q.hash && p.stat == q.stat &&
		slices.EqualFunc(p.piles, q.piles, slices.Equal)
}

// census counts the cards of each kind.
func census(s *machine.State) [cards.Kinds]int {
	var n [cards.Kinds]int
	for p := range s.Game.NPiles {
		for i := range s.Len(p) {
			n[s.Card(p, i).Kind()]++
		}
	}
	return n
}

// keptRight asserts that what is kept of a position is what follows from its cards: the hash, what
// could leave each pile, and where each card lies.
func keptRight(t *testing.T, s *machine.State) {
	t.Helper()
	c := machine.NewState(s.Game)
	c.Take(s)
	if c.Key() != s.Key() {
		t.Fatalf("deal %d: the kept hash %x is not %x", s.Deal, s.Key(), c.Key())
	}
	for p := range s.Game.NPiles {
		base := p << s.Game.Shift
		for n := range s.Len(p) + 1 {
			if s.Units[base+n] != c.Units[base+n] {
				t.Fatalf("deal %d: of %d cards of pile %d %x could leave, not %x",
					s.Deal, n, p, c.Units[base+n], s.Units[base+n])
			}
			if !s.Game.Dups && n > 0 && s.Where[s.Card(p, n-1).Kind()] != int32(base+n-1) {
				t.Fatalf("deal %d: card %d of pile %d is thought to lie elsewhere", s.Deal, n-1, p)
			}
		}
	}
}

// randomly plays a deal at random and calls a function in every position, with the moves that can
// be made there.
func randomly(t *testing.T, g *machine.Game, number uint64, most int, at func(s *machine.State, moves []machine.Move)) {
	t.Helper()
	s := mustDeal(t, g, number)
	r := rand.New(rand.NewPCG(number, 1))
	var moves []machine.Move
	for range most {
		moves = s.Moves(moves)
		at(s, moves)
		if len(moves) == 0 {
			break
		}
		s.Apply(moves[r.IntN(len(moves))])
		if s.Status == machine.Faulted {
			t.Fatalf("deal %d: %s", number, s.Fault())
		}
	}
}

func TestEveryMoveListed(t *testing.T) {
	forEachGame(t, func(t *testing.T, g *machine.Game) {
		for n := range deals(t, 24) {
			want := census(mustDeal(t, g, n))
			randomly(t, g, n, 150, func(s *machine.State, moves []machine.Move) {
				if census(s) != want {
					t.Fatalf("deal %d: cards are not conserved", n)
				}
				keptRight(t, s)
				before := take(s)
				reached := map[machine.Key]machine.Move{}
				for i, m := range moves {
					if !s.Legal(m) {
						t.Fatalf("deal %d: %v is listed and not legal", n, m)
					}
					if slices.Contains(moves[:i], m) {
						t.Fatalf("deal %d: %v is listed twice", n, m)
					}
					faceDownStays(t, s, m)
					s.Apply(m)
					h := s.Key()
					if h == before.hash {
						t.Fatalf("deal %d: %v changes nothing", n, m)
					}
					if _, met := reached[h]; !met {
						reached[h] = m
					}
					s.Undo()
					if !take(s).equal(before) {
						t.Fatalf("deal %d: undoing %v does not restore the position", n, m)
					}
				}
				distinctOnly(t, s, moves, reached)
			})
		}
	})
}

// distinctOnly asserts that of the moves that lead to each of some positions one is among the
// distinct ones, and of others none.
func distinctOnly(t *testing.T, s *machine.State, moves []machine.Move, reached map[machine.Key]machine.Move) {
	t.Helper()
	met := map[machine.Key]machine.Move{}
	for _, m := range s.DistinctMoves(nil) {
		if !slices.Contains(moves, m) {
			t.Fatalf("%v is distinct and not listed", m)
		}
		h := s.KeyAfter(m)
		if o, twice := met[h]; twice && m.Kind() != machine.Action {
			t.Fatalf("%v and %v are distinct and lead to equal positions", o, m)
		}
		met[h] = m
	}
	for h, m := range reached {
		if _, ok := met[h]; !ok {
			t.Fatalf("%v leads where no distinct move does", m)
		}
	}
}

// faceDownStays asserts that a play moves no face-down card, but for the next card of a stock that
// is open.
func faceDownStays(t *testing.T, s *machine.State, m machine.Move) {
	t.Helper()
	if m.Kind() != machine.Play {
		return
	}
	for i := range m.N() {
		if s.Card(m.From(), s.Len(m.From())-1-i).Down() && m.From() != s.Game.Stock {
			t.Fatalf("%v moves a face-down card", m)
		}
	}
}

func mustDeal(t *testing.T, g *machine.Game, n uint64) *machine.State {
	t.Helper()
	s, err := g.Deal(n, rules.Setting{})
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// Every move that the rules allow when asked one by one is in the list: plays to the second of two
// spaces and of the second of two equal cards, too. Only an exchange is listed one way round.
func TestNoMoveForgotten(t *testing.T) {
	forEachGame(t, func(t *testing.T, g *machine.Game) {
		for n := range deals(t, 6) {
			step := 0
			randomly(t, g, n, 120, func(s *machine.State, moves []machine.Move) {
				if step++; step%5 != 0 || s.Status != machine.Playing {
					return
				}
				look := func(m machine.Move) {
					if m.Kind() == machine.Swap && slices.Contains(moves, machine.SwapMove(m.To(), m.From())) {
						return
					}
					if s.Legal(m) && !slices.Contains(moves, m) {
						t.Fatalf("deal %d: %v is legal and not listed", n, m)
					}
				}
				for from := range g.NPiles {
					for to := range g.NPiles {
						for k := 1; k <= s.Len(from); k++ {
							look(machine.PlayMove(from, to, k))
							look(machine.PluckMove(from, k-1, to))
						}
						look(machine.SwapMove(from, to))
						for _, set := range g.SetTargets() {
							if from < to {
								look(s.SetMove([]uint8{uint8(from), uint8(to)}, set))
							}
						}
					}
				}
				for _, m := range moves {
					if m.Kind() == machine.Set {
						for _, to := range g.SetTargets() {
							look(m.Target(to))
						}
					}
				}
				for i := range g.Turns {
					if !slices.ContainsFunc(g.Turns[i].Instead,
						func(j int) bool { return s.Legal(machine.TurnMove(j)) }) {
						look(machine.TurnMove(i))
					}
				}
				for i := range g.Actions {
					look(machine.ActionMove(i))
				}
			})
		}
	})
}

func TestUndoAll(t *testing.T) {
	forEachGame(t, func(t *testing.T, g *machine.Game) {
		for n := range deals(t, 24) {
			var first picture
			var last *machine.State
			var made []machine.Move
			randomly(t, g, n, 400, func(s *machine.State, moves []machine.Move) {
				if last == nil {
					first = take(s)
				}
				last = s
			})
			end := take(last)
			depth := len(last.Marks)
			for last.Undo() {
			}
			if !take(last).equal(first) {
				t.Fatalf("deal %d: undoing all %d moves does not restore the deal", n, depth)
			}
			// The same moves again lead to the same end, shuffles included.
			r := rand.New(rand.NewPCG(n, 1))
			for range depth {
				made = last.Moves(made)
				last.Apply(made[r.IntN(len(made))])
			}
			last.Moves(made)
			if !take(last).equal(end) {
				t.Fatalf("deal %d: the same moves again lead elsewhere", n)
			}
		}
	})
}

func TestCloneGoesItsOwnWay(t *testing.T) {
	forEachGame(t, func(t *testing.T, g *machine.Game) {
		randomly(t, g, 1, 60, func(s *machine.State, moves []machine.Move) {
			before := take(s)
			c := s.Clone()
			if !take(c).equal(before) {
				t.Fatal("a clone differs")
			}
			keptRight(t, c)
			if len(moves) > 0 {
				c.Apply(moves[0])
				if !take(s).equal(before) {
					t.Fatal("a move of the clone changes the original")
				}
			}
		})
	})
}

// A run carried by free cells and spaces never reaches a position that single cards could not.
func TestFreeIsShorthand(t *testing.T) {
	for _, id := range []string{"freecell", "castles-in-spain", "generals-patience"} {
		t.Run(id, func(t *testing.T) {
			g := compiled(t, id)
			tried := 0
			for n := range uint64(40) {
				randomly(t, g, n, 200, func(s *machine.State, moves []machine.Move) {
					for _, m := range moves {
						if m.Kind() == machine.Play && m.N() > 1 && m.N() <= 4 && tried < 300 {
							tried++
							if !bySingles(s, s.KeyAfter(m), m.N()*2+2) {
								t.Fatalf("deal %d: %v cannot be done card by card", n, m)
							}
						}
					}
				})
			}
			if tried == 0 {
				t.Error("no run was ever carried")
			}
		})
	}
}

// bySingles looks for a position by moves of single cards.
func bySingles(s *machine.State, want machine.Key, depth int) bool {
	seen := map[machine.Key]int{}
	var look func(left int) bool
	look = func(left int) bool {
		if s.Key() == want {
			return true
		}
		if left == 0 || seen[s.Key()] >= left {
			return false
		}
		seen[s.Key()] = left
		for _, m := range s.Moves(nil) {
			if m.Kind() != machine.Play || m.N() != 1 {
				continue
			}
			if k := s.Game.Zones[s.Game.Piles[m.To()].Zone].Sheet.Kind; k != dsl.Tableau && k != dsl.Cells {
				continue
			}
			s.Apply(m)
			found := look(left - 1)
			s.Undo()
			if found {
				return true
			}
		}
		return false
	}
	return look(depth)
}

// The list asks of a move what a single play is asked, and keeps what it knows while it asks: where
// what moves as a sequence is told by no relation of two cards, where moves are tried to see
// whether they are legal, and where of two spaces alike the first is filled at once.
func TestListedAreLegal(t *testing.T) {
	for name, text := range map[string]string{"loose sequence": `game Odd
ranks eight to ten
suits hearts clubs
deal
  2 to each reserve alternately face up
  1 to each tableau
foundations 1
  base eight
  build up in suit
reserve 2
tableau 2
  build up in any suit
  spaces take ace
waste 1
  takes ten
  move sequence
win when foundations full
`, "tried moves": `game Odd
decks 2
ranks ace to three
suits hearts
deal
  rest to each tableau new pile at two
foundations 1
  base any card when 2 ace on cells
  build up in suit
tableau 4
  build up or down in any suit wrapping
  spaces take any card
cells
after move
  pass from source to its top
win when at least 5 cards on foundations
`, "spaces filled at once": `game Odd
ranks ace to three
suits spades hearts
deal
  2 to each reserve
foundations 2
  base ace
  build up in colour at once
  worry back
reserve 3
tableau 2
  build down in any suit
  spaces take any card from foundations at once
win when foundations full
`} {
		t.Run(name, func(t *testing.T) {
			g := fromText(t, text)
			for n := range uint64(20) {
				randomly(t, g, n, 20, func(s *machine.State, moves []machine.Move) {
					for _, m := range moves {
						if !s.Legal(m) {
							t.Errorf("deal %d: %v is listed and not legal", n, m)
						}
					}
				})
			}
		})
	}
}
