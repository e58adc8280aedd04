package interp

import (
	"strings"
	"testing"
)

// A search may be blind where nothing but the foundations asks for what tells cards apart that are built alike.
func TestWhereASearchMayBeBlind(t *testing.T) {
	const game = `ranks ace to six
deal
  4 to each tableau
foundations 4
  base ace
  build up in suit
tableau 6
  build down in any suit
  spaces take any card
win when foundations full
`
	with := func(old, now string) string { return strings.Replace(game, old, now, 1) }
	for _, c := range []struct {
		name, text string
		most       int // cards of the largest sort; 0 where no search may be blind
	}{
		{"any suit", game, 4},
		{"alternating colours", with("any suit", "alternating colours"), 2},
		{"in suit", with("any suit", "suit"), 0},
		{"spaces for some", with("spaces take any card", "spaces take red card"), 2},
		{"spaces for one", with("spaces take any card", "spaces take king of spades"), 4},
		{"a condition of two cards", with("any suit", "any suit when colour of card is colour of top"), 2},
		{"a condition of spaces", with("any suit", "any suit when no spaces in tableau"), 4},
		{"a condition of cards elsewhere", with("any suit", "any suit when at least 1 red card in tableau"), 0},
		{"a condition of a pile", with("any suit", "any suit when suit of bottom is suit of card"), 0},
		{"cells", game + "cells 2\n", 4},
		{"cells for cards of the tableau", game + "cells 2\n  takes only from tableau\n", 4},
		{"a reserve of cards that stay", with("4 to each tableau", "2 to reserve\n  rest to each tableau") + "reserve\n", 4},
		{"a reserve that takes cards", with("4 to each tableau", "2 to reserve\n  rest to each tableau") + "reserve 2\n  spaces take any card\n", 0},
		{"a reserve of one suit", with("4 to each tableau", "2 to reserve\n  rest to each tableau") + "reserve 2\n  takes spades\n", 0},
		{"sequences in suit", with("  spaces", "  move sequence in suit\n  spaces"), 0},
		{"sequences", with("  spaces", "  move sequence\n  spaces"), 4},
		{"foundations that ask for more than the card", with("in suit", "in suit when no spaces in tableau"), 0},
		{"foundations that take sequences", with("  build up in suit", "  takes sequence king to ace in suit"), 0},
		{"a foundation of any suit", with("in suit", "in any suit"), 4},
		{"two packs", "decks 2\n" + game, 0},
		{"a discard", game + "discard\n  takes red card\n", 0},
		{"what follows a move", game + "after move to foundations\n  1 from tableau 1 to tableau 2\n", 0},
		{"an end that asks for cards", with("foundations full", "all spades on foundations"), 0},
		{"a game that can be lost", game + "lose when spaces in tableau is 5\n", 0},
		{"something that may be done", game + "may again\n  gather tableau 1\n  rest to tableau 1\n", 0},
		{"something that may be done beside a stock that goes round", with("4 to each tableau", "2 to each tableau\n  rest to stock") +
			"stock\n  turn 1 to waste\n  redeals unlimited\nwaste\nmay again\n  all fives from tableau to tableau 1\n", 0},
		{"a stock that goes round", with("4 to each tableau", "2 to each tableau\n  rest to stock") + "stock\n  turn 1 to waste\n  redeals unlimited\nwaste\n", 4},
		{"a stock that is dealt to the tableau", with("4 to each tableau", "2 to each tableau\n  rest to stock") + "stock\n  turn 1 to each tableau\n", 4},
		{"a stock that is shuffled", with("4 to each tableau", "2 to each tableau\n  rest to stock") + "stock\n  turn 1 to waste\n  redeals 1 shuffled\nwaste\n", 0},
	} {
		g := fromText(t, "game Test\n"+strings.ReplaceAll(c.text, "king", "six"))
		s, err := g.Deal(1, g.Setting())
		if err != nil {
			t.Fatal(err)
		}
		if s, err = s.ForSearch(); err != nil {
			t.Fatal(err)
		}
		most := 0
		if b := s.g.NewBlind(); b != nil {
			most = b.Most()
		}
		if most != c.most {
			t.Errorf("%s: sorts of up to %d cards, want %d", c.name, most, c.most)
		}
	}
}
