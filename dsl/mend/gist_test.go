package mend_test

import (
	"strings"
	"testing"

	"pat/dsl/mend"
)

// Sentences as rule books print them lead to the line that says it: as an example, which is never
// put in for the author.
func TestGist(t *testing.T) {
	for _, c := range []struct{ where, sentence, help string }{
		{
			"tableau", "cards may be packed in descending sequence of alternate colours",
			"for example: build down in alternating colours",
		},
		{"foundations", "building base cards as they appear", "for example: base ace"},
		{"foundations", "aces are released to the foundations as they become available", "for example: base ace"},
		{"tableau", "auxiliary sequences are built downward in suit", "for example: build down in suit"},
		{"tableau", "marriages are made in suit, up or down", "for example: build up or down in suit"},
		{"foundations", "built round the corner in suit", "for example: build up in suit wrapping"},
		{"tableau", "turning the corner from ace to king", "for example: build down in any suit wrapping"},
		{"tableau", "groups of cards can be moved regardless of sequence", "for example: move any cards"},
		{
			"tableau", "empty tableau piles can only be filled from the waste pile",
			"for example: spaces take any card from waste",
		},
		{"stock", "deal cards from the talon one at a time", "for example: turn 1 to waste"},
		{"stock", "you can go through the deck three times", "for example: redeals 2"},
		{"deal", "four cards are dealt to each of twelve tableau piles", "for example: 4 to each tableau"},
		{"tableau", "any valid sequence can be moved between piles", "for example: move sequence"},
		{"reserve", "each free cell can only hold one card", "for example: at most 1 card"},
		{
			"stock", "the stock may be recycled from the waste pile when it becomes empty",
			"for example: redeals unlimited",
		},
		{
			"tableau", "a space is filled automatically from the reserve",
			"for example: spaces take any card from reserve at once",
		},
		{"foundations", "build the foundations upward in suit to the king", "for example: build up in suit"},
		{
			"tableau", "vacancies must at once be filled from the pack",
			"for example: spaces take any card from stock at once",
		},
		{"deal", "deal out the entire pack in packets of three cards", "for example: 3 at a time to each tableau"},
		{"deal", "shuffle and deal seven cards in a row", "for example: 1 to each tableau"},
		{
			"reserve", "cards in the reserve may only be played to the foundations",
			"for example: plays only to foundations",
		},
		{"stock", "turn up cards one by one, placing unplayable cards on a waste heap", "for example: turn 1 to waste"},
		{"stock", "the waste may be turned over and redealt twice", "for example: redeals 2"},
		{
			"tableau", "a card may be placed on one of the next higher rank of a different suit",
			"for example: build down in other suits",
		},
		{"foundations", "foundations build up by twos", "for example: build up by 2 in suit"},
		{"file", "this game uses two packs shuffled together", "for example: decks 2"},
		{"tableau", "exposed cards only may be moved", "for example: move 1 card"},
		{
			"tableau", "the layout is built in downward sequence, red on black and black on red",
			"for example: build down in alternating colours",
		},
		{"tableau", "a card is placed on the next higher card of the same suit", "for example: build down in suit"},
		{
			"tableau", "spaces in the tableau are filled at once with the top card of the reserve",
			"for example: spaces take any card from reserve at once",
		},
		{"stock", "turn over the cards of the hand singly to a rubbish heap", "for example: turn 1 to waste"},
		{"stock", "three cards are turned up at a time from the hand", "for example: turn 3 to waste"},
		{"stock", "no second deal is permitted", "remove the line"},
		{"stock", "the pack may be dealt as often as desired", "for example: redeals unlimited"},
		{"stock", "you are allowed two redeals", "for example: redeals 2"},
		{"tableau", "an empty pile may be filled by any single card", "for example: spaces take any card"},
		{"tableau", "sequences of cards of the same suit may be moved as a unit", "for example: move sequence in suit"},
		{"tableau", "only the top card of each pile is in play", "remove the line"},
		{"tableau", "any face-up card may be moved together with all cards on it", "for example: move any cards"},
		{"tableau", "cards are packed downwards in different suits", "for example: build down in other suits"},
		{
			"foundations", "the foundations run from ace to king in alternate colours",
			"for example: build up in alternating colours",
		},
		{
			"foundations", "the piles are built in ascending order, continuing from king to ace",
			"for example: build up in suit wrapping",
		},
		{"foundations", "foundation cards may be returned to the tableau", "for example: worry back"},
		{"foundations", "once played to a foundation a card cannot be removed", "remove the line"},
		{"reserve", "each cell holds one card only", "for example: at most 1 card"},
		{"deal", "deal five cards to each of the ten columns", "for example: 5 to each tableau"},
		{"deal", "lay out four rows of ten cards face up", "for example: 4 to each tableau"},
		{"deal", "thirteen cards are dealt face down to the reserve", "for example: 13 to reserve face down"},
		{"deal", "lay aside the four kings as foundations", "for example: 4 kings to foundations"},
		{"file", "you win when every card is on a foundation", "for example: win when foundations full"},
		{
			"tableau", "the cards are packed in descending order, alternating red and black",
			"for example: build down in alternating colours",
		},
		{"tableau", "tableau cards build down by same color", "for example: build down in colour"},
		{
			"tableau", "vacancies are filled automatically from the talon",
			"for example: spaces take any card from stock at once",
		},
		{
			"tableau", "blank spaces are filled with the top card of the waste",
			"for example: spaces take any card from waste",
		},
		{
			"tableau", "if the reserve is empty, gaps may be filled from the waste pile",
			"for example: spaces take any card from waste when reserve empty",
		},
		{"tableau", "cards are moved singly", "for example: move 1 card"},
		{"tableau", "whole piles may be transferred to another pile", "for example: move pile"},
		{"stock", "cards from the stock are dealt in threes to the waste", "for example: turn 3 to waste"},
		{"stock", "go through the stock only once", "remove the line"},
		{"stock", "when the stock runs out turn the waste over and use it again", "for example: redeals unlimited"},
		{"stock", "deal a new row of cards, one to each column", "for example: turn 1 to each tableau"},
		{"foundations", "foundations are built downward in suit from king to ace", "for example: build down in suit"},
		{"foundations", "the top card of a foundation may be moved back to the tableau", "for example: worry back"},
		{"reserve", "cards of the reserve may be played only on foundations", "for example: plays only to foundations"},
		{"deal", "the remaining cards are set aside as stock", "for example: rest to stock"},
		{"deal", "ten cards face up form the reserve", "for example: 10 to reserve"},
		{"file", "the game is played with two full packs", "for example: decks 2"},
		{
			"file", "the game is won when all cards have reached the foundations",
			"for example: win when foundations full",
		},
		{
			"tableau", "available cards are packed on one another in ascending or descending suit sequence",
			"for example: build up or down in suit",
		},
		{
			"foundations", "kings are moved to the foundations as soon as they are available",
			"for example: base king",
		},

		// Words of games that have no such thing here.
		{"tableau", "swap pile", "for example: swap any card"},
		{"tableau", "swap piles three with two", "for example: swap any card"},
		{"tableau", "matrimony in suit", "for example: build up or down in suit"},

		// What makes an exception that is not understood is not read.
		{"tableau", "cards are packed in descending sequence of alternate colours except kings", ""},
		{"tableau", "spaces may be filled by any card unless a king is available", ""},
		{"reserve", "cards may only be played to the foundations while the stock lasts", ""},
	} {
		text := "game Book\n"
		if c.where == "file" {
			text += c.sentence + "\n"
		}
		blocks := []string{
			"deal", "  rest to stock\n", "foundations 4", "  base ace\n", "tableau 7", "", "reserve 4", "", "stock", "",
			"waste", "",
		}
		for i := 0; i < len(blocks); i += 2 {
			text += blocks[i] + "\n" + blocks[i+1]
			if kind, _, _ := strings.Cut(blocks[i], " "); kind == c.where {
				text += "  " + c.sentence + "\n"
			}
		}
		_, ds := mend.Parse("book.pat", []byte(text+"win when foundations full\n"), nil)
		if len(ds) != 1 {
			t.Errorf("%s: %d findings", c.sentence, len(ds))
			continue
		}
		d := ds[0]
		switch read := d.Name == "other-book-word"; {
		case len(d.Certain()) > 0:
			t.Errorf("%s: a fix: %v", c.sentence, d.Certain())
		case c.help == "" && read && strings.Contains(d.Advice(), "for example"), c.help != "" && d.Advice() != c.help:
			t.Errorf("%s: want %q, got %s help: %s", c.sentence, c.help, d.Message, d.Advice())
		}
		line, ok := strings.CutPrefix(c.help, "for example: ")
		if ok && c.where != "file" {
			text = strings.Replace(text, c.sentence, line, 1)
			if _, ds := mend.Parse("book.pat", []byte(text+"win when foundations full\n"), nil); ds.Errors() > 0 {
				t.Errorf("%s: %s: %v", c.sentence, line, ds[0].Message)
			}
		}
	}
}

// An example keeps what the sentence denies, from where cards come, and how many there are.
func TestGistKeepsWords(t *testing.T) {
	for _, c := range []struct{ line, want, not string }{
		{"spaces take any card not from reserve", "name the places from which they come", "spaces stay"},
		{"spaces take any card except from reserve", "name the places from which they come", "take any card from"},
		{"spaces take top of reserve at once", "write: spaces take any card from reserve at once", ""},
		{"spaces in the tableau are filled but never from reserve", "", "example: spaces stay"},
		{"build up by 2 3 4 5 in any suit wrapping", "", "for example: build up in any suit"},
		{"takes 2 jacks from reserve", "write: takes set jack jack from reserve", "belongs before"},
		{"takes set king queen in other suits", "takes pair up in other suits when rank is queen to king", "2 cards"},
	} {
		text := "game House\ndeal\n  rest to stock\ntableau 4\n  " + c.line + "\nreserve 2\nstock\n"
		_, ds := mend.Parse("house.pat", []byte(text), nil)
		said := ""
		for _, d := range ds {
			said += d.Message + "\n" + d.Advice() + "\n"
		}
		if !strings.Contains(said, c.want) || c.not != "" && strings.Contains(said, c.not) || said == "" {
			t.Errorf("%s: want %q and not %q, got\n%s", c.line, c.want, c.not, said)
		}
	}
}

// TestRemarks holds sentences that say no rule to the sign that they have lost, and those that do
// to both.
func TestRemarks(t *testing.T) {
	const remark = "if it is a remark, put `#` before it"
	for _, c := range []struct{ where, sentence, help string }{
		{"tableau", "Two cards between two that match leave together: the left one goes on the right one.", remark},
		{"tableau", "One card leaves by itself.", remark},
		{"tableau", "Holds the king while the card under it is drawn.", remark},
		{"file", "placed goes round: after twenty cards it is 0 again.", remark},
		{"file", "A point for each card left; one less for each left in the stock when the tableau is cleared", remark},
		{
			"tableau", "Card by card, as the older rules have it; newer ones move sequences whole.",
			"for example: move sequence; or " + remark,
		},
		{"tableau", "A king may fill a vacancy.", "write: spaces take king"},
	} {
		text := "game House\ncounter placed 0 to 9\n%file\ntableau 7\n%tableau\nreserve 4\nstock\n"
		text = strings.Replace(text, "%"+c.where, map[string]string{"tableau": "  "}[c.where]+c.sentence, 1)
		text = strings.NewReplacer("%file\n", "", "%tableau\n", "").Replace(text)
		_, ds := mend.Parse("house.pat", []byte(text), nil)
		if len(ds) != 1 || !strings.HasPrefix(ds[0].Advice(), c.help) {
			t.Errorf("%s: want %q, got %v: %s", c.sentence, c.help, ds, ds[0].Advice())
		}
	}
}
