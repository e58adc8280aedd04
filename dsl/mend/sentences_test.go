package mend_test

import (
	"strings"
	"testing"

	"pat/dsl/mend"
)

// sentencesSheet is a sound sheet of which one line at a time is written as a book says it.
const sentencesSheet = `game House
%file

deal
  %deal
  rest to stock

foundations 4
  %base
  %build

tableau 7
  %line
  %move
  %spaces

reserve
  %reserve

cells 4
  %cells

stock
  %stock
  %redeals

waste
  %waste

discard
  %discard

%win
`

var sentencesSound = map[string]string{
	"deal": "1 to each tableau", "base": "base ace", "build": "build up in suit", "line": "build down in suit",
	"move": "move 1 card", "spaces": "spaces take king", "stock": "turn 1 to waste", "win": "win when foundations full",
}

// What a card player knows by heart from books is answered with the line meant, which then is
// right; where a sentence leaves open what was meant, an example is given and nothing replaced.
func TestSentences(t *testing.T) {
	for _, c := range []struct{ where, line, want string }{ // the line meant, or ? and what the help says
		// The first column.
		{"win", "the game is won when all cards are on the foundations", "win when all cards on foundations"},
		{"win", "you win when foundations full", "win when foundations full"},
		{"win", "won when the tableau is cleared", "win when tableau empty"},
		{"win", "the object is to move all cards to the foundations", "? for example: win when foundations full"},
		{"win", "object: foundations full", "win when foundations full"},
		{"win", "win: all cards on foundations", "win when all cards on foundations"},
		{"win", "win when all the cards have been moved to the foundations", "win when all cards on foundations"},
		{"win", "win when foundations are built up to kings", "win when foundations full"},
		{"win", "win when all suits are complete", "win when foundations full"},
		{"win", "win when stock is exhausted", "win when stock empty"},
		{"win", "win when no cards remain in tableau", "win when no cards in tableau"},
		{"win", "win when no cards are left", "? for example: win when no cards in tableau"},
		{"win", "win when all cards are removed", "? win when all cards in discard"},
		{"win", "win when each foundation has 13 cards", "? foundations full"},
		{"win", "win when tableau in order", "win when tableau in sequence"},
		{"file", "lose when no moves left", "? remove the line"},
		{"file", "may redeal when stuck", "? without the condition the player may"},
		{"file", "the player may redeal twice", "may redeal twice"},
		{"file", "two redeals", "? under `stock`, for example: redeals 2"},
		{"file", "uses two packs", "decks 2"},
		{"file", "one pack", "? without the line one pack is played with"},
		{"file", "52 cards", "? for example: decks 2"},
		{"file", "aces are high", "? for example: ranks two to ace"},
		{"file", "suits 2", "? for example: suits spades hearts"},
		{"file", "suits: spades", "suits spades"},
		{"file", "kings count 13", "worth 13 kings"},
		{"file", "jack is worth 11", "worth 11 jack"},
		{"file", "worth jack 11 queen 12", "? worth 11 jack"},
		{"file", "seven columns", "tableau 7"},
		{"file", "8 foundation piles", "foundations 8"},
		{"file", "four free cells", "cells 4"},
		{"file", "no waste", "? remove the line"},
		{"file", "after every move", "? write: after move"},
		{"file", "version 3", "? a line of words for people begins with `#`"},
		{"file", "description A long game", "? for example: about"},

		// The deal.
		{"deal", "deal seven piles of five cards", "5 to each tableau"},
		{"deal", "4 rows of 7 cards", "4 to each tableau"},
		{"deal", "each pile has five cards", "5 to each tableau"},
		{"deal", "7 cards in each column", "7 to each tableau"},
		{"deal", "4 cards each", "4 to each tableau"},
		{"deal", "one card face up on the waste", "1 to waste face up"},
		{"deal", "13 cards face down to reserve", "13 to reserve face down"},
		{"deal", "the four aces are placed on the foundations", "4 aces to foundations"},
		{"deal", "aces are removed and placed on the foundations", "aces to foundations"},
		{"deal", "4 and to tableau", ""},
		{"deal", "1 to tableau per pile", "1 to each tableau"},
		{"deal", "1 to tableau for each pile", "1 to each tableau"},
		{"deal", "4 to each tableau face down except top", "4 to each tableau top face up"},
		{"deal", "4 to each tableau face down but the top card", "4 to each tableau top face up"},
		{"deal", "put aces on foundations", "aces to foundations"},
		{"deal", "kings at bottom of piles", "kings to bottom of tableau"},
		{"deal", "the rest of the cards form the stock", "rest to stock"},
		{"deal", "remaining cards form the stock face down", "rest to stock face down"},
		{"deal", "whole deck to tableau", "rest to tableau"},
		{"deal", "top card of each pile face up", "? for example: 4 to each tableau top face up"},
		{"deal", "all cards are face up", "? remove the line"},
		{"deal", "take the aces out", "? for example: aces to foundations"},
		{"deal", "shuffle the deck", "? remove the line"},
		{"deal", "deal 28 cards into 7 piles", "? for example"},

		// Foundations.
		{"base", "the aces are the base", "base aces"},
		{"base", "only aces", "base aces"},
		{"base", "foundations start with ace", "base ace"},
		{"base", "base ace of each suit", "base ace"},
		{"base", "base king on queen", "? the card that begins it alone"},
		{"base", "base same rank as first card", "base rank of first card"},
		{"build", "built up in suit", "build up in suit"},
		{"build", "foundations are built up by suit", "build up in suit"},
		{
			"build", "foundations are built up in suit from ace to king",
			"? for example: base ace, and under it: build up in suit",
		},
		{"build", "built from ace to king", "? for example: base ace, and under it: build up in suit"},
		{"build", "build up in suit, ace to king", "? for example: base ace, and under it: build up in suit"},
		{"build", "build up in suit to king", "? for example: base ace, and under it: build up in suit"},
		{"build", "build a card", "build any card"},
		{"build", "ascending in suit", "build up in suit"},
		{"build", "build in ascending sequence by suit", "build up in suit"},
		{"build", "build up in steps of 2 in suit", "build up by 2 in suit"},
		{"build", "build up in suit turning the corner", "build up in suit wrapping"},
		{"build", "build up by pile number plus 1 in any suit wrapping", "? `by pile number` as it is"},
		{"build", "build up by 2 plus 1 in suit", "? the number itself, for example `by 3`"},
		{"build", "round the corner", "? for example: build up in suit wrapping"},
		{"build", "worrying back allowed", "worry back"},
		{"build", "cards may be taken back to the tableau", "worry back to tableau"},
		{"build", "cards may not be moved back", "? remove the line"},
		{"build", "complete sequences are removed", "? for example: takes sequence king to ace in suit at once"},

		// What goes on a card.
		{"line", "the tableau is built down by alternate colours", "build down in alternating colours"},
		{"line", "tableau piles build down in suit", "build down in suit"},
		{"line", "building is down in suit", "build down in suit"},
		{"line", "down by alternating colours", "build down in alternating colours"},
		{"line", "build in descending sequence of alternating colors", "build down in alternating colours"},
		{"line", "build down without regard to suit", "build down in any suit"},
		{"line", "build downward regardless of color", "build down in any suit"},
		{"line", "build down within suit", "build down in suit"},
		{"line", "build down in any suit but its own", "build down in other suits"},
		{"line", "build one rank lower in suit", "build down in suit"},
		{"line", "build either up or down in suit", "build up or down in suit"},
		{"line", "build in both directions in suit", "build up or down in suit"},
		{"line", "build one lower", "? for example: build up in suit; or: build down"},
		{"line", "build equal value", "build same rank"},
		{"line", "red queen on black king", "build red queen when top is black king"},
		{"line", "aces may be placed on twos", "build aces when top is twos"},
		{"line", "no building allowed", "build none"},
		{"line", "no building on reserve", "? write: build none"},
		{"reserve", "may not be built on", "build none"},

		// What moves together.
		{"move", "cards may be moved one at a time", "move 1 card"},
		{"move", "move only the top card", "move 1 card"},
		{"move", "only the top card of each pile is available", "? move 1 card"},
		{"move", "sequences may be moved as a unit", "move sequence"},
		{"move", "move groups of cards in sequence", "move sequence"},
		{"move", "move all or part of a sequence", "move sequence"},
		{"move", "move cards of the same suit", "move sequence in suit"},
		{"move", "move any number of cards", "? `move sequence` or `move any cards`"},
		{"move", "move entire sequence", "? `move sequence` or `move pile`"},
		{"move", "move whole columns", "move pile"},
		{"move", "move sequence with free cells", "move sequence by free cells and spaces"},
		{"move", "move as many cards as free cells allow", "? move sequence by free cells and spaces"},
		{"move", "cards may not be moved", "? for example: plays only to foundations"},
		{"move", "cards may only be played to foundations", "plays only to foundations"},
		{"reserve", "all cards are available at all times", "? `move any 1 card`"},
		{"reserve", "the top card is available for play", "? move 1 card"},
		{"reserve", "13 cards face down", "? in the deal, for example: 13 to reserve"},
		{"waste", "the top card of the waste is available", "? move 1 card"},
		{"cells", "each cell holds one card", "? remove the line"},
		{"cells", "may hold any card", "? remove the line"},

		// Spaces.
		{"discard", "takes sequence king to ace by suit", "takes sequence king to ace in suit"},
		{"spaces", "spaces take a card", "spaces take any card"},
		{"spaces", "empty columns may be filled by any card", "spaces take any card"},
		{"spaces", "an empty pile may only be filled by a king", "spaces take king"},
		{"spaces", "vacancies are filled with kings or queens", "spaces take kings or queens"},
		{"spaces", "any available card may be moved to an empty column", "spaces take any card"},
		{"spaces", "only kings may fill spaces", "spaces take kings"},
		{"spaces", "kings may be moved into spaces from the waste", "spaces take kings from waste"},
		{"spaces", "fill empty columns with kings", "spaces take kings"},
		{"spaces", "spaces must be filled at once from the reserve", "spaces take any card from reserve at once"},
		{"spaces", "spaces are automatically filled by kings", "spaces take kings at once"},
		{"spaces", "spaces are filled from waste", "? spaces take any card from waste; or: spaces take any card " +
			"from waste at once"},
		{"spaces", "spaces are filled from the stock", "? for example: spaces take any card from stock at once"},
		{"spaces", "spaces can't be filled", "spaces stay empty"},
		{"spaces", "empty columns are not refilled", "spaces stay empty"},
		{
			"spaces", "spaces may not be filled until stock is empty",
			"? for example: spaces take any card when stock empty",
		},
		{"spaces", "spaces take any card once stock is empty", "spaces take any card when stock empty"},
		{"spaces", "spaces take any card or sequence", "? under it: move sequence"},
		{"spaces", "when a pile is empty any card may be placed there", "? for example: spaces take king"},
		{"spaces", "spaces may not be filled by kings", ""},

		// Stock and waste.
		{"stock", "three cards at a time", "turn 3 to waste"},
		{"stock", "turn cards one by one", "turn 1 to waste"},
		{"stock", "cards are turned up one at a time onto the waste", "turn 1 to waste"},
		{"stock", "draw three", "turn 3 to waste"},
		{"stock", "deal a card to each pile", "turn 1 to each tableau"},
		{"stock", "turn 1 each to tableau", "turn 1 to each tableau"},
		{"stock", "deal a new row", "turn 1 to each tableau"},
		{"stock", "turn pass cards to waste", ""},
		{"stock", "turn 1 to waste; no redeal", "turn 1 to waste"},
		{"stock", "turn 1 to waste no redeal", "turn 1 to waste"},
		{"stock", "turn 1 at a time to waste, no redeals", "turn 1 at a time to waste"},
		{"stock", "turn 1 to waste, one pass only", "turn 1 to waste"},
		{"stock", "turn 1 to waste one pass", "turn 1 to waste"},
		{"stock", "turn 1 to waste without redeal", "turn 1 to waste"},
		{"stock", "no redeal, turn 1 to waste", "turn 1 to waste"},
		{"stock", "draw three to the waste, and there is no redeal", "turn 3 to waste"},
		{"build", "build up in suit; cards are never taken back", "build up in suit"},
		{"redeals", "redeal twice", "redeals 2"},
		{"redeals", "two redeals are allowed", "redeals 2"},
		{"redeals", "unlimited redeals allowed", "redeals unlimited"},
		{"redeals", "redeal as often as you like", "redeals unlimited"},
		{"redeals", "the waste may be turned over once", "redeals 1"},
		{"redeals", "recycle waste", "? for example: redeals 1; or: redeals unlimited"},
		{"redeals", "three passes through the stock", "redeals 2"},
		{"redeals", "there is no redeal", "? remove the line"},
		{"redeals", "there is no redeal until the tableau is empty", ""},
		{"redeals", "only one pass", "? remove the line"},
		{"redeals", "redeals not 2", ""},
		{"redeals", "redeals not allowed", "? remove the line"},
		{"redeals", "redeals 2 with reshuffling", "redeals 2 shuffled"},
		{"redeals", "redeals 2 without shuffling", "redeals 2"},
		{"waste", "may be redealt once", "? in the `stock`, for example: redeals 1"},

		// Cards that leave.
		{"discard", "remove pairs of cards that add up to 13", "takes pair totalling 13"},
		{"discard", "remove any pair of cards whose sum is 13", "takes pair totalling 13"},
		{"discard", "remove any two cards of the same rank", "takes pair same rank"},
		{"discard", "takes pair of equal rank", "takes pair same rank"},
		{"discard", "takes four of a kind", "takes 4 cards same rank"},
		{"discard", "takes pair of consecutive ranks", "takes pair up or down in any suit"},
		{"discard", "takes pair of king and queen", "takes set king queen"},
		{"discard", "kings are removed singly", "takes kings"},
		{"discard", "takes matrimony from tableau", "? takes set king queen from tableau"},
		{"file", "casket 2", "reserve 2"},
		{"discard", "remove pairs", "? takes pair totalling 13"},
		{"deal", "queen hearts of to foundations", "queen of hearts to foundations"},
		{"deal", "of queen hearts to foundations", "queen of hearts to foundations"},
		{
			"base", "base red ace and red ace and black ace and black ace",
			"base red ace red ace black ace black ace",
		},
		{"move", "move any group of cards", "? for example: move any cards"},
		{"deal", "3 face-down cards to tableau 1 through 4", "3 to each of tableau 1 to 4 face down"},
		{"deal", "2 face-up cards to every tableau", "2 to each tableau face up"},
		{"deal", "player chooses one card of tableau for foundations", "player plays 1 from tableau to foundations"},
		{"deal", "all cards of same rank as tableau 1 to foundations", "all same rank as tableau 1 to foundations"},
		{"deal", "kings to the bottom of tableau", "kings to bottom of tableau"},
		{"file", "counter placed from 0 to 19", "counter placed 0 to 19"},
		{"discard", "takes pair same rank when adjacent", "takes pair same rank when touching"},
		{"discard", "takes runs from king to ace in suit", "takes sequence king to ace in suit"},
		{"build", "build up from ace to six then down to ace in suit", "build in order ace to six six to ace in suit"},
		{"base", "base one higher than own reserve", "base 1 above rank of own reserve"},
	} {
		text := sentencesText(c.where, c.line)
		_, ds := mend.Parse("house.pat", []byte(text), nil)
		if len(ds) != 1 {
			t.Errorf("%s: %d findings", c.line, len(ds))
			continue
		}
		d := ds[0]
		if say, ok := strings.CutPrefix(c.want, "? "); ok || c.want == "" {
			if len(d.Certain()) > 0 || !strings.Contains(d.Advice(), say) || ok != (d.Name == "other-book-word") {
				t.Errorf("%s: want no certain cure, and %q:\n    %s [%s] help: %s", c.line, say, d.Message, d.Name,
					d.Advice())
			}
			continue
		}
		if got, want := applied(text, d), sentencesText(c.where, c.want); got != want {
			t.Errorf("%s: want %q, got\n    %s help: %s", c.line, c.want, d.Message, d.Advice())
		} else if _, ds := mend.Parse("house.pat", []byte(got), nil); len(ds) > 0 && ds[0].Name != "duplicate-name" {
			t.Errorf("%s: cured, it has mistakes still: %v", c.line, ds[0])
		}
	}
}

func sentencesText(where, line string) string {
	text := strings.Replace(sentencesSheet, "%"+where+"\n", line+"\n", 1)
	var out []string
	for _, l := range strings.Split(text, "\n") {
		if _, slot, ok := strings.Cut(l, "%"); ok {
			l = strings.Replace(l, "%"+slot, sentencesSound[slot], 1)
		}
		out = append(out, l)
	}
	return strings.Join(out, "\n")
}
