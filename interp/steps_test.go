package interp

import (
	"strings"
	"testing"

	"pat/dsl"
	"pat/dsl/cards"
	"pat/interp/internal/machine"
)

// What a step after a move calls the source is the pile that the moved card has left, though the
// step itself deals from the stock.
func TestSourceOfAMoveIsDealtTo(t *testing.T) {
	g := fromText(t, `game Fed
deal
  1 to each tableau
  rest to stock
tableau 4
  build none
  spaces stay empty
stock
discard
  takes any card from tableau
after move to discard
  1 to source
win when stock empty
`)
	s := mustDeal(t, g, 1)
	for i := range 10 {
		from, next := i%4, s.Top[g.Stock].Kind()
		moved := false
		for _, m := range s.Moves(nil) {
			if m.Kind() == machine.Play && m.From() == from {
				s.Apply(m)
				moved = true
				break
			}
		}
		if !moved {
			t.Fatalf("no move from pile %d", from)
		}
		if n := s.Len(from); n != 1 {
			t.Fatalf("pile %d holds %d cards", from, n)
		}
		if got := s.Card(from, 0); got.Kind() != next || got.Down() {
			t.Errorf("pile %d was dealt %s, want %s", from, got.Kind(), next)
		}
	}
}

// Cards that move together go under a pile together, as they lie.
func TestUnitGoesUnder(t *testing.T) {
	g := fromText(t, `game Under
suits spades
ranks ace to six
deal
  3 to each tableau
tableau 2
  move pile
  takes any card at bottom
win when tableau 1 empty
`)
	s := mustDeal(t, g, 1)
	var want []machine.Card
	for _, p := range []int{0, 1} {
		for i := range 3 {
			want = append(want, s.At(p, i))
		}
	}
	if m := machine.PlayMove(0, 1, 3); !s.Legal(m) {
		t.Fatalf("not legal: %s", m)
	} else if s.Apply(m); s.Status != machine.Won {
		t.Fatalf("%s: pile 1 holds %d cards", s.Status, s.Len(0))
	}
	for i, c := range want {
		if s.At(1, i) != c {
			t.Errorf("card %d is %s, want %s", i, s.At(1, i).Kind(), c.Kind())
		}
	}
}

// A step that sends named cards from a zone to some of its own piles takes up no card twice: each
// lies alone.
func TestNamedCardsComeHomeOnce(t *testing.T) {
	g := fromText(t, `game Aces Left
deal
  1 to each of column 2 to 14 of tableau
  all aces from tableau to column 1 of tableau
tableau 4 rows of 14
  build none
  spaces take up in suit after pile left
  home up in suit after pile left
win when tableau home
`)
	for n := range uint64(30) {
		s := mustDeal(t, g, n)
		for row := range 4 {
			if p := row * 14; s.Len(p) != 1 || s.Card(p, 0).Kind().Rank() != cards.Ace {
				t.Fatalf("deal %d: place %d holds %d cards", n, p+1, s.Len(p))
			}
		}
	}
}

// Named cards sink in each pile, in whichever of its ways that is said.
func TestNamedCardsSink(t *testing.T) {
	const rest = "foundations 4\n  base ace\n  build up in suit\ntableau 13\n  build down in any suit\nwin when " +
		"foundations full\n"
	var want *machine.State
	for _, step := range []string{
		"kings to bottom of tableau", "kings from each tableau to bottom of source",
		"all kings from each tableau to bottom of source",
	} {
		g := fromText(t, "game Sunk\ndeal\n  4 to each tableau\n  "+step+"\n"+rest)
		s := mustDeal(t, g, 1)
		if want == nil {
			want = s
		}
		if s.Key() != want.Key() {
			t.Errorf("`%s` is another deal", step)
		}
		for p := range len(g.Piles) {
			for i := 1; i < s.Len(p); i++ {
				if s.Card(p, i).Kind().Rank() == cards.Rank(12) && s.Card(p, i-1).Kind().Rank() != cards.Rank(12) {
					t.Errorf("`%s` leaves a king above a card", step)
				}
			}
		}
	}
}

// `to each` gives named cards as it gives any others: the number to each pile, in turn, however
// many lie there.
func TestNamedCardsToEach(t *testing.T) {
	const rest = "  rest to stock\ntableau 5\n  build down in any suit\n  spaces take any card\nfoundations 4\n  " +
		"base ace\n  build up in suit\nstock\n  turn 1 to waste\nwaste\nwin when foundations full\n"
	for step, want := range map[string][]int{ // the kings of each pile
		"1 king to each of tableau 1 to 4":                {1, 1, 1, 1, 0},
		"2 kings to each of tableau 1 3":                  {2, 0, 2, 0, 0},
		"1 red king to each of tableau 4 to 5":            {0, 0, 0, 1, 1},
		"kings to each of tableau 1 to 3":                 {2, 1, 1, 0, 0},
		"1 king from tableau 5 to each of tableau 1 to 4": {1, 1, 1, 1, 0},
	} {
		all := ""
		if strings.Contains(step, "from tableau 5") {
			all = "  all kings to tableau 5\n"
		}
		g := fromText(t, "game Each\ndeal\n"+all+"  3 queens to tableau 1\n  "+step+"\n"+rest)
		s := mustDeal(t, g, 1)
		for p, n := range want {
			for i := range s.Len(p) {
				if s.Card(p, i).Kind().Rank() == cards.Rank(12) {
					n--
				}
			}
			if n != 0 {
				t.Errorf("`%s`: pile %d has %d kings too few", step, p+1, n)
			}
		}
	}
}

// Piles that have suits get named cards of their own, each in turn.
func TestNamedCardsToEachSuit(t *testing.T) {
	g := fromText(t, "game Each\ndecks 2\ndeal\n  2 aces to each foundations\n  rest to stock\nfoundations 4\n  "+
		"suits spades hearts clubs diamonds\n  base ace\n  build any card\nstock\n  turn 1 to waste\nwaste\nwin "+
		"when stock empty\n")
	for n := range uint64(5) {
		s := mustDeal(t, g, n)
		for p, suit := range []cards.Suit{cards.Spades, cards.Hearts, cards.Clubs, cards.Diamonds} {
			if s.Len(p) != 2 || s.Card(p, 0).Kind().Suit() != suit || s.Card(p, 1).Kind().Suit() != suit {
				t.Errorf("deal %d: pile %d has not the aces of its suit", n, p+1)
			}
		}
	}
}

// `to A or B` is a rule, not a direction: what A does not take goes to B, though A has a space, and
// what neither takes stays.
func TestStepTakesTheFirstThatTakesTheCard(t *testing.T) {
	for _, c := range []struct{ name, step string }{
		{"in the deal", "4 to foundations or reserve"},
		{"the rest", "rest to foundations or reserve"},
		{"named cards", "all red cards to foundations or reserve"},
	} {
		t.Run(c.name, func(t *testing.T) {
			g := fromText(t, `game First
deal
  1 to each tableau
  `+c.step+`
foundations 4
  base ace
  build up in suit
tableau 7
  build down in any suit
reserve 3
win when foundations full
`)
			filled := 0
			for n := range uint64(20) {
				s := mustDeal(t, g, n)
				for p := range len(g.Piles) {
					switch z := &g.Zones[g.Piles[p].Zone]; {
					case z.Sheet.Kind == dsl.Foundations && s.Len(p) > 0:
						if k := s.Card(p, 0).Kind(); k.Rank() != cards.Ace {
							t.Errorf("deal %d: %s begins a foundation", n, k)
						}
					case z.Sheet.Kind == dsl.Reserve:
						if s.Len(p) > 1 {
							t.Errorf("deal %d: a reserve pile holds %d cards", n, s.Len(p))
						}
						filled += s.Len(p)
					}
				}
			}
			if filled == 0 {
				t.Error("no card came to the reserve")
			}
		})
	}
}

// Cards of the stock go under it in play, and none is set apart there: only the deal does that.
func TestStockGoesUnderItself(t *testing.T) {
	for step, want := range map[string][]int{ // which of the cards then lie there, from the bottom up
		"1 from stock to bottom of stock":        {5, 0, 1, 2, 3, 4},
		"2 to bottom of stock":                   {4, 5, 0, 1, 2, 3},
		"1 from bottom of stock to top of stock": {1, 2, 3, 4, 5, 0},
		"1 to stock":                             nil, // no move: it changes nothing
	} {
		g := fromText(t, `game Under
suits spades
ranks ace to six

deal
  1 to stock
  rest to stock

tableau
  build any card from stock
  spaces take any card from stock

stock
  top card face up

may renew
  `+step+`

win when stock empty
`)
		s := mustDeal(t, g, 1)
		var was, now []cards.Kind
		lie := func(out []cards.Kind) []cards.Kind {
			for i := range s.Len(g.Stock) {
				out = append(out, s.Card(g.Stock, i).Kind())
			}
			return out
		}
		was = lie(was)
		for _, m := range s.Moves(nil) {
			if m.Kind() == machine.Action {
				s.Apply(m)
				now = lie(now)
			}
		}
		if len(now) != len(want) {
			t.Errorf("%s: %d cards lie there", step, len(now))
			continue
		}
		for i, k := range want {
			if now[i] != was[k] {
				t.Errorf("%s: %v becomes %v", step, was, now)
				break
			}
		}
	}
}
