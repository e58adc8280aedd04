package reduce

import (
	"strings"
	"testing"
)

// A search may be blind where nothing but the foundations asks for what tells cards apart that are
// built alike.
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
	stocked := func(line string) string {
		return with("4 to each tableau", "2 to each tableau\n  rest to stock") + "stock\n" + line
	}
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
		{
			"a reserve of cards that stay",
			with("4 to each tableau", "2 to reserve\n  rest to each tableau") + "reserve\n", 4,
		},
		{"a reserve that takes cards", with("4 to each tableau", "2 to reserve\n  rest to each tableau") + "reserve " +
			"2\n  spaces take any card\n", 0},
		{"a reserve of one suit", with("4 to each tableau", "2 to reserve\n  rest to each tableau") + "reserve 2\n  " +
			"takes spades\n", 0},
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
		{
			"something that may be done beside a stock that goes round",
			with("4 to each tableau", "2 to each tableau\n  rest to stock") +
				"stock\n  turn 1 to waste\n  redeals unlimited\nwaste\nmay again\n  all fives from tableau to " +
				"tableau 1\n", 0,
		},
		{"a stock that goes round", with("4 to each tableau", "2 to each tableau\n  rest to stock") + "stock\n  " +
			"turn 1 to waste\n  redeals unlimited\nwaste\n", 4},
		{
			"a stock that is dealt to the tableau",
			with("4 to each tableau", "2 to each tableau\n  rest to stock") + "stock\n  turn 1 to each tableau\n", 4,
		},
		{"a stock turned when cards lie so", stocked("  turn 1 to waste when no red card in tableau\n") + "waste\n", 0},
		{
			"a stock turned when piles are empty", stocked("  turn 1 to waste when no spaces in tableau\n") + "waste\n",
			4,
		},
		{"aces go out from the stock", stocked("  turn 1 to each tableau but aces to foundations\n"), 0},
		{"new piles from the stock", stocked("  turn 3 to tableau new pile at six\n"), 0},
		{"cards that are plucked", with("  spaces", "  move any 1 card\n  spaces"), 0},
		{"a line that may be used once", with("take any card", "take any card once"), 0},
		{"cards exchanged", with("  spaces", "  swap any card with any card\n  spaces"), 0},
		{"pairs", game + "discard\n  takes pair same rank from tableau\n", 0},
		{"cards that go under others", with("in any suit", "in any suit at bottom"), 0},
		{"spaces that close up", with("spaces take any card", "spaces close up"), 0},
		{"a card of the player's choice", with("4 to each tableau", "4 to each tableau\n  player plays 1 from "+
			"tableau to foundations"), 0},
		{"cards that go out at once", with("in suit", "in suit at once"), 0},
		{"units when cards lie so", with("  spaces", "  move sequence when no red card in tableau\n  spaces"), 0},
		{
			"cards that stay down", with("  spaces", "  exposed card stays down when no red card in tableau\n  spaces"),
			0,
		},
		{"piles of one suit", with("tableau 6", "tableau 6\n  suits spades hearts clubs diamonds spades hearts"), 0},
		{"an order of ranks", with("down in any suit", "in order six five four three two ace in any suit"), 0},
		{"cards that play only where cards lie so", with("  spaces", "  plays only to foundations when no red card "+
			"in tableau\n  spaces"), 0},
		{"cards that come only when cards lie so", with("  spaces", "  takes only from tableau when no red card in "+
			"tableau\n  spaces"), 0},
		{
			"cards that come back when cards lie so",
			with("in suit", "in suit\n  worry back when no red card in tableau"), 0,
		},
		{"cards that come back", with("in suit", "in suit\n  worry back"), 4},
		{"cards at home", with("  spaces", "  home six\n  spaces"), 0},
		{"sequences to the layout", with("spaces take any card", "takes sequence of 2 in any suit from tableau\n  "+
			"spaces take any card"), 0},
		{
			"four cards at a time to a foundation",
			with("base ace", "base ace\n  takes 4 cards same rank from tableau"),
			0,
		},
		{"a stock that is shuffled", with("4 to each tableau", "2 to each tableau\n  rest to stock") + "stock\n  " +
			"turn 1 to waste\n  redeals 1 shuffled\nwaste\n", 0},
	} {
		t.Run(c.name, func(t *testing.T) {
			g := fromText(t, "game Test\n"+strings.ReplaceAll(c.text, "king", "six"))
			s := mustDeal(t, g, 1)
			if g.NewBlind() != nil {
				t.Errorf("a game that is played is searched blind")
			}
			s, err := s.ForSearch()
			if err != nil {
				t.Fatal(err)
			}
			most := 0
			if b := s.g.NewBlind(); b != nil {
				most = b.Most()
			}
			if most != c.most {
				t.Errorf("sorts of up to %d cards, want %d", most, c.most)
			}
		})
	}
}
