package interp_test

import (
	"slices"
	"strings"
	"testing"

	"pat/interp"
	"pat/interp/gametest"
	"pat/interp/internal/reduce"
)

// played compiles a text and deals.
func played(t *testing.T, text string) *interp.State {
	t.Helper()
	return gametest.Deal(t, gametest.Of(t, text), 1)
}

// A turn or an action that changes nothing is no move, and the refusal says something.
func TestIdleMoves(t *testing.T) {
	for name, c := range map[string]struct {
		text string
		move interp.Move
	}{
		"a turn to spaces where there are none": {`game Spaces
deal
  1 to each tableau
  rest to stock
foundations 1
  base two
  build up in suit
tableau 1
  build down in any suit
  spaces take black card
stock
  turn 1 to each empty tableau
win when tableau empty
`, interp.TurnMove(0)},
		"a turn of no cards to each pile": {`game Counted
counter tally 0 to 2
deal
  1 to each tableau
  rest to stock
tableau 2
  build down in any suit
  spaces take any card
stock
  turn tally to each tableau
win when tableau empty
`, interp.TurnMove(0)},
		"cards that are laid face down and turn up again": {`game Face
deal
  1 to each tableau
  rest to stock
tableau 2
  build down in suit
  spaces take two
stock
  turn 1 to waste
may shift
  face down tableau
win when tableau empty
`, interp.ActionMove(0)},
		"a stock that is gathered under itself": {`game Gathered
deal
  1 to each tableau
  rest to stock
tableau 1
  build down in suit
  spaces take two
stock
  turn 1 to waste
may shift
  gather waste and stock
win when tableau empty
`, interp.ActionMove(0)},
		"cards that are gathered and come back by themselves": {`game Filled
ranks ace to two
suits hearts diamonds
deal
  1 to each tableau
  rest to stock
tableau 4
  build up in any suit
  spaces take any card from stock at once
may shift
  gather tableau
win when tableau empty
`, interp.ActionMove(0)},
		"a turn that puts the card back": {`game Back
suits spades
deal
  rest to stock
stock
  turn 1 to waste but spades to stock
discard
  takes ace
win when all cards in discard
`, interp.TurnMove(0)},
		"a turn after which the card goes back": {`game After
deal
  rest to stock
stock
  turn 1 to discard
after turn
  1 from discard to stock
win when all spades in discard
`, interp.TurnMove(0)},
		"a card that is laid back, and dealt again after that": {`game Again
deal
  1 to waste
  rest to tableau
tableau 1
  build same colour
  spaces take ace to two
stock
  turn 1 to waste
may shift
  gather waste top card first
after shift
  1 to waste
win when tableau empty
`, interp.ActionMove(0)},
		"a turn to the stock": {`game Stock
suits spades
deal
  1 to tableau
  rest to stock
foundations 1
  base ace
  build up in any suit
tableau 1
  build down in suit
  spaces take any card
stock
  turn 1 to stock
win when all cards on foundations
`, interp.TurnMove(0)},
	} {
		t.Run(name, func(t *testing.T) {
			s := played(t, c.text)
			if s.Legal(c.move) {
				t.Error("it is legal")
			} else if s.Why(c.move).Text == "" {
				t.Error("nobody says why it is not legal")
			}
		})
	}
}

// A turn or an action that what follows by itself takes back is no move, and the lines that do it
// are named; that it counts itself, its uses or the pass, is no change. What follows is asked by
// the pass that has begun by then.
func TestTakenBack(t *testing.T) {
	const back = "would change nothing: what follows by itself takes it back"
	for name, c := range map[string]struct {
		text  string
		move  interp.Move
		says  string // empty where it is a move
		lines string
	}{
		"a turn that a line and a step after it take back": {
			`game Chain
deal
  rest to stock
tableau 1
  build none
  spaces take any card from waste at once
stock
  turn 1 to waste
waste
after move to tableau
  1 from pile to stock
win when all spades in waste
`, interp.TurnMove(0), "turning the stock " + back,
			"spaces take any card from waste at once; 1 from pile to stock",
		},
		"a turn that may be made once": {`game Once
deal
  rest to stock
stock
  turn 1 to waste once
waste
after turn
  1 from waste to stock
win when all spades in waste
`, interp.TurnMove(0), "turning the stock " + back, "1 from waste to stock"},
		"a turn of no card, after which cards turn over": {`game Odd
deal
  1 to each tableau
  rest to stock
tableau 1
  build down in any suit
  spaces take ace
stock
  turn 1 to each empty tableau
after turn
  face down tableau 1
win when tableau empty
`, interp.TurnMove(0), "the stock may not be turned now", "turn 1 to each empty tableau"},
		"cards that are gathered, and go back by a line and a step after it": {
			`game Gathered
ranks ace to two
suits spades
deal
  1 to each cells
  1 to waste face up
tableau 1
  build none
  spaces take any card from cells at once when cards in stock is at least 1
cells 1
stock
  turn 1 to waste
waste
may shift
  gather waste
after move to tableau
  1 to waste
  1 from pile to cells
win when cards in tableau is at least 1
`, interp.ActionMove(0), "it " + back,
			"spaces take any card from cells at once when cards in stock is at least 1; 1 to waste; " +
				"1 from pile to cells",
		},
		"a redeal that is taken back in the pass that it begins": {`game Second
ranks ace to two
suits spades
deal
  1 to waste face up
  1 to tableau
tableau 1
  build none
stock
  turn 1 to waste
  redeals 3
waste
after redeal when pass is 2
  1 to waste
win when stock empty and tableau empty
`, interp.ActionMove(0), "it " + back, "1 to waste"},
		"a redeal that is taken back in the pass before": {`game First
ranks ace to two
suits spades
deal
  1 to waste face up
  1 to tableau
tableau 1
  build none
stock
  turn 1 to waste
  redeals 3
waste
after redeal when pass is 1
  1 to waste
win when stock empty and tableau empty
`, interp.ActionMove(0), "", ""},
	} {
		t.Run(name, func(t *testing.T) {
			s := played(t, c.text)
			before := s.Key()
			if legal := s.Legal(c.move); legal != (c.says == "") {
				t.Fatalf("it is legal: %v", legal)
			} else if legal {
				return
			}
			why := s.Why(c.move)
			var lines []string
			for _, l := range why.Lines {
				lines = append(lines, l.Text())
			}
			if got := strings.Join(lines, "; "); why.Text != c.says || got != c.lines {
				t.Errorf("it is said: %s, by %s", why.Text, got)
			}
			if s.Key() != before {
				t.Error("asking why changes the position")
			}
		})
	}
}

// A move of cards that what follows by itself takes back is no move, be it listed, asked for or
// asked about by a rule, and the lines that do it are named. It is one where something is left
// changed.
func TestPlaysTakenBack(t *testing.T) {
	const back = "that would change nothing: what follows by itself takes it back"
	for name, c := range map[string]struct {
		text  string
		move  interp.Move
		says  string // empty where it is a move
		lines string
	}{
		"a line takes the card back at once": {`game Line
ranks ace to two
suits spades
deal
  ace of spades to foundations
  rest to tableau
foundations 1
  base ace
  build up in suit at once
  worry back
tableau 1
  build none
  spaces take any card
win when cards in tableau is at least 2
`, interp.PlayMove(0, 1, 1), back, "build up in suit at once"},
		"a step takes it back, and the line is counted": {`game Step
ranks ace to two
suits spades
deal
  1 to each reserve
reserve 2
tableau 1
  build none
  spaces take any card once
after move to tableau
  1 from pile to source
win when cards in tableau is at least 2
`, interp.PlayMove(0, 2, 1), back, "1 from pile to source"},
		"a step takes it back, and a counter counts": {`game Counted
ranks ace to two
suits spades
counter steps 0 to 9
deal
  1 to each reserve
reserve 2
tableau 1
  build none
  spaces take any card
after move to tableau
  1 from pile to source
  add 1 to steps
win when cards in tableau is at least 2
`, interp.PlayMove(0, 2, 1), "", ""},
		"a step takes back what a line has taken": {`game Chain
ranks ace to two
suits spades
deal
  1 to each reserve
reserve 2
tableau 1
  build none
  spaces take any card
foundations 1
  base any card from tableau at once
  build none
after move to foundations
  1 from pile to reserve 1
win when cards in tableau is at least 2
`, interp.PlayMove(0, 2, 1), back, "base any card from tableau at once; 1 from pile to reserve 1"},
		"a card from inside a pile goes back there": {`game Plucked
ranks ace to two
suits spades
deal
  rest to tableau
tableau 1
  build none
  move any 1 card
reserve 1
  takes any card
after move to reserve
  1 from pile to bottom of source
win when tableau empty
`, interp.PluckMove(0, 0, 1), back, "1 from pile to bottom of source"},
		"a pair comes back": {`game Pair
ranks ace to two
suits spades
deal
  1 to each tableau
tableau 2
  build none
  spaces stay empty
discard
  takes pair totalling 3
after move to discard
  1 from bottom of pile to source
win when tableau empty
`, interp.Move(0), back, "1 from bottom of pile to source"},
		"lone cards of piles that are alike change places": {`game Swap
ranks ace to two
suits spades
deal
  1 to each tableau
tableau 2
  build none
  spaces stay empty
  swap any card
win when tableau empty
`, interp.SwapMove(0, 1), "that would change nothing", ""},
		"lone cards change places, and something follows": {`game Swapped
ranks ace to two
suits spades
counter steps 0 to 9
deal
  1 to each tableau
tableau 2
  build none
  spaces stay empty
  swap any card
after swap
  add 1 to steps
win when steps is 9
`, interp.SwapMove(0, 1), "", ""},
		"the last card of a row that closes up": {`game Row
ranks ace to three
suits spades
deal
  1 to each of tableau 1 to 3
tableau 5
  build none
  spaces take any card
  spaces close up
win when tableau 1 empty
`, interp.PlayMove(2, 4, 1), back, "spaces close up"},
		"the first card of a row that closes up": {`game Row
ranks ace to three
suits spades
deal
  1 to each of tableau 1 to 3
tableau 5
  build none
  spaces take any card
  spaces close up
win when tableau 1 empty
`, interp.PlayMove(0, 4, 1), "", ""},
	} {
		t.Run(name, func(t *testing.T) {
			s := played(t, c.text)
			if c.move == 0 {
				c.move = s.Machine().SetMove([]uint8{0, 1}, 2)
			}
			before := s.Key()
			legal, listed := s.Legal(c.move), slices.Contains(s.Moves(nil), c.move)
			if legal != (c.says == "") || listed != legal {
				t.Fatalf("it is legal: %v, and listed: %v", legal, listed)
			}
			if legal {
				return
			}
			s = played(t, c.text) // where no move is left, the game is lost
			why := s.Why(c.move)
			var lines []string
			for _, l := range why.Lines {
				lines = append(lines, l.Text())
			}
			if got := strings.Join(lines, "; "); why.Text != c.says || got != c.lines {
				t.Errorf("it is said: %s, by %s", why.Text, got)
			}
			if s.Key() != before {
				t.Error("asking why changes the position")
			}
		})
	}
}

// A card that could only be played to come back at once cannot be played: a rule that asks says so.
func TestTakenBackIsNotPlayable(t *testing.T) {
	s := played(t, `game Asked
ranks ace to two
suits spades
deal
  1 to each reserve
reserve 2
tableau 1
  build none
  spaces take any card
after move to tableau
  1 from pile to source
win when no playable card in reserve
`)
	if s.Status() != interp.Won {
		t.Error("a card is playable that would come back")
	}
}

// The condition of a set that asks what can be played asks for sets again, also for its own line.
func TestSetsAskedWithinSets(t *testing.T) {
	s := played(t, `game Within
ranks ace to four
suits clubs hearts
deal
  2 to each lawn
  rest to each yard
foundations 1
  base ace
  build up in suit
tableau lawn 2
  build none
  spaces stay empty
tableau yard 4
  build none
  spaces stay empty
discard
  takes 2 cards totalling 5 when playable card in lawn
  takes pair totalling 6 when playable card in yard
win when all cards on foundations
`)
	before := s.Moves(nil)
	for _, m := range before {
		if m.Kind() == interp.Set && !s.Legal(m) {
			t.Errorf("%v is listed and not legal", m)
		}
	}
	if len(before) == 0 {
		t.Error("no set leaves")
	}
}

// A card that the deal puts back on top of the pack is the next one again: such a deal comes to its
// end.
func TestDealBackToTheTop(t *testing.T) {
	s := played(t, `game Back
ranks ace to four
suits spades
deal
  1 to each tableau but ace to two to stock replaced
  rest to stock
tableau 4
  build down in any suit
  spaces take any card
stock
  turn 1 to waste
win when tableau empty
`)
	if s.Machine().CardCount() != 4 {
		t.Errorf("%d cards are dealt of 4", s.Machine().CardCount())
	}
}

// Pairs that piles of one zone take from one another at once do not go round for ever.
func TestPairsThatGoRound(t *testing.T) {
	s := played(t, `game Round
ranks two three ace
suits hearts spades
deal
  rest to each tableau
foundations low
  base rank of first card
  build up in any suit
tableau 3
  takes pair same colour in any suit at once
win when foundations full
`)
	if s.Status() == interp.Faulted {
		t.Error(s.Fault())
	}
}

// Of two turns of one effect the one that may be used for ever is listed, wherever it stands.
func TestTurnsOfOneEffect(t *testing.T) {
	for _, lines := range []string{
		"  turn 2 to waste\n  turn 2 to waste once\n",
		"  turn 2 to waste once\n  turn 2 to waste\n",
	} {
		s := played(t, "game Turns\ndeal\n  rest to stock\nfoundations 4\n  base ace\n"+
			"  build up in suit\nstock\n"+lines+"waste\nwin when foundations full\n")
		ms := s.Moves(nil)
		if len(ms) != 1 || ms[0].Kind() != interp.Turn {
			t.Fatalf("the moves are %v", ms)
		}
		if s.Apply(ms[0]); s.Left(0) != 1 {
			t.Errorf("with the lines\n%sa use of the one with TIMES is spent", lines)
		}
	}
}

// Turns that lay their cards otherwise are two moves.
func TestTurnsThatLayOtherwise(t *testing.T) {
	s := played(t, "game Turns\ndeal\n  rest to stock\nreserve 1\nstock\n  turn 2 to waste face up\n  turn 2 to "+
		"waste but spades to reserve\nwaste\nwin when stock empty\n")
	if ms := s.Moves(nil); len(ms) != 2 {
		t.Errorf("the moves are %v", ms)
	}
}

// A card that goes under an equal pile changes it, in a search too.
func TestUnderAnEqualPile(t *testing.T) {
	s := played(t, `game Under
decks 2
ranks ace to two
suits spades
deal
  all aces to each tableau
  1 two to foundations
  rest to tableau 1
foundations 1
  base any card
  build up in any suit
tableau 2
  takes two at bottom
win when all cards on foundations
`)
	plain, err := reduce.Of(s.Machine())
	if err != nil {
		t.Fatal(err)
	}
	search, err := plain.ForSearch()
	if err != nil {
		t.Fatal(err)
	}
	tried := 0
	for _, m := range s.Moves(nil) {
		if m.Kind() == interp.Play {
			tried++
			if !search.Legal(m) {
				t.Errorf("%v is no move of the search", m)
			}
		}
	}
	if tried == 0 {
		t.Error("nothing may be played")
	}
}

// Where a game declares a stock, what the deal leaves is the stock.
func TestRestIsTheStock(t *testing.T) {
	const text = `game Rest
deal
  2 to each tableau
  rest to stock
foundations 4
  base ace
  build up in suit
tableau 7
  build down in suit
  spaces take any card
stock
  turn 1 to waste
win when foundations full
`
	said, unsaid := played(t, text), played(t, strings.Replace(text, "  rest to stock\n", "", 1))
	if n := unsaid.Len(said.Game().Piles() - 2); n != 38 {
		t.Errorf("%d cards in the stock", n)
	}
	if said.Key() != unsaid.Key() {
		t.Error("the deals differ")
	}
}
