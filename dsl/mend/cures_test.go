package mend_test

import (
	"strings"
	"testing"

	"pat/dsl"
	"pat/dsl/mend"
)

// curesSheet is a sound sheet in which one line at a time is written wrong.
const curesSheet = `game House

%dealhead
  %deal
  rest to stock

%head
  %base
  build up in suit

foundations red-suits 2
  base two
  build up in suit

tableau 7
  %line
  spaces take king

%stockhead
  %stock

waste

counter placed 0 to 4

%win
`

var sound = map[string]string{
	"dealhead": "deal", "deal": "1 to each tableau", "base": "base ace", "head": "foundations upper 4",
	"line": "build down in suit", "stockhead": "stock", "stock": "turn 1 to waste", "win": "win when foundations full",
}

func curesText(where, line string) string {
	text := strings.Replace(curesSheet, "%"+where+"\n", line+"\n", 1)
	for k, v := range sound {
		text = strings.Replace(text, "%"+k+"\n", v+"\n", 1)
	}
	return text
}

// applied is a text with the fixes of a finding carried out.
func applied(text string, d *dsl.Diagnostic) string {
	for i := len(d.Certain()) - 1; i >= 0; i-- {
		f := d.Certain()[i]
		text = text[:f.Span.Pos.Offset] + f.Text + text[f.Span.EndPos.Offset:]
	}
	return text
}

// What is said of a line, carried out to the letter, makes the line that was meant; where no cure
// is certain, none is given, and the help says what is.
func TestCures(t *testing.T) {
	for _, c := range []struct{ where, line, want string }{
		// The suit of one of several cards is missing: nothing says which.
		{"base", "base ace of ace of spades", ""},
		{"head", "foundations of 4", "foundations 4"},
		{"head", "foundations x4", "foundations 4"},
		{"line", "build nne", "build none"},
		{"line", "up in suit", "build up in suit"}, // it does not go on with the line above
		// A letter is torn off.
		{"head", "foundation s 4", "foundations 4"},
		{"win", "win when foundation s full", "win when foundations full"},
		// So much higher or lower in rank, and which way a card lies.
		{"line", "spaces take any card when rank is 1 under king", "spaces take any card when rank is 1 below king"},
		{
			"line", "build any card when rank is 2 lower than rank of top",
			"build any card when rank is 2 below rank of top",
		},
		{"line", "spaces take 1 over ace", "spaces take 1 above ace"},
		{"line", "spaces take king when tableau 3 turned up", "spaces take king when tableau 3 face up"},
		// Signs for words, and what English says with an apostrophe.
		{"win", "win when foundations full & waste empty", "win when foundations full and waste empty"},
		{"win", "win when foundations full && waste empty", "win when foundations full and waste empty"},
		{"win", "win when foundations full + waste empty", "win when foundations full and waste empty"},
		{"line", "build king & queen", "build king or queen"},
		{"line", "spaces take ace from tableau & waste", "spaces take ace from tableau or waste"},
		{"line", "build any card when the waste's top card is king", "build any card when top of waste is king"},
		{"line", "build any card when the pile's bottom is king", "build any card when bottom of pile is king"},
		{"line", "build any card when waste’s rank is king", "build any card when rank of waste is king"},
		{"line", "build any card when the stock's empty", "build any card when stock empty"},
		{"deal", "ace's to upper", "aces to upper"},
		{"deal", "kings to tableau's bottom", "kings to bottom of tableau"},
		{"head", "foundation's 4", "foundations 4"},
		// A word that means something is not dropped.
		{"line", "build down in every suit", "build down in any suit"},
		{"line", "build down in each suit", "build down in any suit"},
		{"line", "build down in all suit", "build down in any suit"},
		{"line", "build down in all suits", "build down in any suit"},
		{"line", "build down in different suit", "build down in other suits"},
		{"line", "build down in different suits", "build down in other suits"},
		{"line", "build up in suit wrap", "build up in suit wrapping"},
		{"line", "build up in suit cyclic", "build up in suit wrapping"},
		{"line", "build up in suit continuous", "build up in suit wrapping"},
		{"line", "build up in suit round the corner", "build up in suit wrapping"},
		{"line", "takes pair same rank tableau", "takes pair same rank from tableau"},
		{"line", "takes pair same rank touching", "takes pair same rank when touching"},
		{"line", "move sequence suit", "move sequence in suit"},
		{"line", "build down in suit quickly", ""},
		// A small word that can stand there is no slip for another.
		{"line", "move sequence by spaces", "move sequence by free spaces"},
		{"line", "move sequence in suit by spaces", "move sequence in suit by free spaces"},
		// On which card one goes is no alternative to it.
		{"line", "build any card on king", "build any card when top is king"},
		{"line", "build any card upon a king", "build any card when top is king"},
		{"line", "build any card but king on kings", "build any card but king when top is kings"},
		{
			"line", "build any card on king when stock empty",
			"build any card when top is king and stock empty",
		},
		{"line", "build up in suit on king", ""},
		{"line", "build up of down in suit", "build up or down in suit"},
		{"line", "any card may move", "? `move any 1 card`, and with all on it `move any cards`"},
		{"line", "only the top card may be moved", "move 1 card"},
		{"base", "build up or down in suit all in one direction", "build up or down in suit all one way"},
		{"base", "build up or down in suit in one direction", "? one for all of them `all one way`"},
		{"line", "build or down in suit", ""},
		{"line", "build in any suit", "? `build any card`"},
		{"line", "build pack in suit", ""},
		{"line", "build home up in suit", ""},
		{"line", "take king", "? `spaces take`"},
		{"line", "takes totalling 13 from waste", ""},
		{"line", "base", ""},
		{"deal", "4 each tableau", "4 to each tableau"},
		{"deal", "1 to black tableau", "1 black to tableau"},
		{"deal", "kings to of tableau", ""},
		{"line", "spaces take spade ace", "spaces take ace of spades"},
		{"deal", "4 aces upper", "4 aces to upper"},
		{"line", "spaces take king queen", "? a word is missing: `to` or `or`"},
		{"line", "move 1", "move 1 card"},
		{"head", "upper foundations 4", "foundations upper 4"},
		{"line", "build down in colours", "? `in alternating colours` or `in colour`"},
		{"line", "spaces take king in any suit", "spaces take king"},
		{"line", "takes king to ace in any suit", ""},
		{"line", "plays to foundations", "plays only to foundations"},
		{"deal", "4 bases to upper", "bases to upper"},
		{"deal", "1 to each tableau down", "1 to each tableau face down"},
		{"deal", "4 to tableau each", "4 to each tableau"},
		{"deal", "rest to deck", "rest to stock"},
		{"deal", "1 of hearts to upper", "ace of hearts to upper"},
		{"line", "build up 2 in suit", "build up by 2 in suit"},
		{"line", "build alternating", "? `build down in alternating colours`"},
		{"line", "spaces king", "spaces take king"},
		{"line", "takes pair same rank from tableau upper", "takes pair same rank from tableau or upper"},
		{"line", "spaces take king when column is", ""},
		{"head", "4 foundations", "foundations 4"},
		{"head", "foundations foundations 4", "foundations 4"},
		{"deal", "aces 4 to upper", "4 aces to upper"},
		{"deal", "ace 1 to upper", "1 ace to upper"},
		{"deal", "1 to piles", "1 to each tableau"},
		{"deal", "all same rank waste to upper", "? a word is missing: `from` or `as`"},
		{"stock", "turn to waste", "? a number is missing"},
		{"head", "foundations piles 4", "foundations 4"},
		{"head", "foundation piles 4", "foundations 4"},
		{"head", "foundations 4 piles", "foundations 4"},
		{"head", "foundations 4 upper", "foundations upper 4"},
		{"head", "foundation upper 4", "foundations upper 4"},
		{"deal", "4 to each tableau tableau", "4 to each tableau"},

		// A cure is sure only where the words cannot have meant another thing.
		{"head", "foundations 4x4", ""},
		{"head", "tableau 5x5", ""},
		{
			"stock", "turn 1 to each tableau when no empty spaces in tableau",
			"turn 1 to each tableau when no spaces in tableau",
		},
		{"stock", "turn minus placed 4 to waste", "? turn 4 minus placed to waste"},
		{
			"deal", "1 to each tableau when pile left empty empty",
			"? 1 to each empty tableau when pile left empty",
		},
		{
			"line", "spaces take king from stock waste or at once",
			"spaces take king from stock or waste at once",
		},

		// What another order of the words, or a comma, means.
		{"line", "build in any suit up or down", "build up or down in any suit"},
		{"line", "takes same rank 4 cards from waste", "takes 4 cards same rank from waste"},
		{"deal", "each tableau 3 face down", "3 to each tableau face down"},
		{"base", "build in order from ace to jack in any suit", "build in order ace to jack in any suit"},
		{"stock", "face up top card", "top card face up"},
		{"deal", "shuffle tableau", "shuffle"},
		{
			"line", "spaces take any card when card is ten, jack or king",
			"spaces take any card when card is ten or card is jack or card is king",
		},

		// Digits count, words rank; a king is no number.
		{
			"line", "spaces take any card when card is king or queen",
			"spaces take any card when card is king or card is queen",
		},
		{
			"line", "spaces take any card when card is king or queen or jack",
			"spaces take any card when card is king or card is queen or card is jack",
		},
		{
			"line", "spaces take any card when card is not king or queen",
			"spaces take any card when card is not king and card is not queen",
		},
		{
			"line", "spaces take any card when card is ace or top is king or queen",
			"spaces take any card when card is ace or top is king or top is queen",
		},
		{"line", "takes only king", "takes king"},
		{"line", "spaces take king king", "spaces take king"},
		{"line", "at most four cards", "at most 4 cards"},
		{"deal", "thirteen to reserve", "13 to reserve"},
		{"deal", "twenty one to each tableau face down", "21 to each tableau face down"},
		{"deal", "forty-two to reserve", "42 to reserve"},
		{"line", "at most fifty two cards", "at most 52 cards"},
		{"line", "spaces take 13", "spaces take king"},
		{"deal", "three cards to each tableau", "3 cards to each tableau"},
		{"deal", "king cards to bottom of tableau", "king to bottom of tableau"},
		{"win", "win when eight cards on foundations", "win when 8 cards on foundations"},
		{"line", "build down queens in suit", ""},
		{"head", "foundations queens 1", "? cannot be the name of a zone"},
		{"head", "foundations twos 8", "? cannot be the name of a zone"},
		{"head", "foundations four", "foundations 4"},

		// What is to be written can be written.
		{
			"line", "build down in suit or alternating colours",
			"build down in suit or down in alternating colours",
		},
		{
			"line", "build down in suit or in alternating colours",
			"build down in suit or down in alternating colours",
		},
		{"line", "build down alternating in colours", "build down in alternating colours"},
		{"line", "build down of alternating colours", "build down in alternating colours"},
		{"line", "build down in alternating alternating colours", "build down in alternating colours"},
		{"line", "build down in suit in suit", "build down in suit"},
		{"line", "spaces take king of any suit", "spaces take king"},
		{"line", "build down of any suit", "build down in any suit"},
		{"win", "win unless foundations full", "? what must hold is said after `when`"},
		{"line", "spaces take king unless stock empty", "spaces take king until stock empty"},
		{"deal", "1 to pack", "1 to stock"},
		{"stockhead", "pack", "stock"},
		{"line", "pack down in suit", "build down in suit"},
		{"stock", "redeal 2", "redeals 2"},
		{"stock", "redeal twice", "redeals 2"},
		{"deal", "4 aces on foundations", "4 aces to foundations"},
		{"deal", "4 aces onto foundations", "4 aces to foundations"},
		{"deal", "4 aces to foundations upper", "4 aces to upper"},
		{"line", "spaces take king out of waste", "spaces take king from waste"},
		{"stock", "turn 3 to discard pile", "turn 3 to waste"},
		{"stock", "turn 3 to waste pile", "turn 3 to waste"},
		{"line", "move 1 card when waste nonempty", "move 1 card when not waste empty"},
		{"stock", "turn 1 to waste when tableau is nonempty", "turn 1 to waste when not tableau empty"},
		{"deal", "4 to to tableau", "4 to tableau"},
		{"deal", "4 to every tableau", "4 to each tableau"},
		{"deal", "4 to every pile", "4 to each tableau"},
		{"deal", "4 to all tableau", "4 to each tableau"},
		{"deal", "4 rows to tableau", "4 to each tableau"},
		{"line", "takes pile when stock empty", "? `spaces take pile`"},
		{"line", "takes set 4 cards same rank", "takes 4 cards same rank"},
		{"line", "take spaces king", "spaces take king"},
		{"line", "cover by next row", "covered by next row"},
		{"line", "spaces take king when top is not a king", "spaces take king when top is not king"},
		{"line", "takes anything from the waste", "takes any card from waste"},

		// The words of players.
		{"stock", "draw 3 to waste", "turn 3 to waste"},
		{"stock", "draw 3 cards to waste", "turn 3 to waste"},
		{"stock", "turn 3 cards to waste", "turn 3 to waste"},
		{"stock", "turn 3 cards to the waste", "turn 3 to waste"},
		{"stock", "draw one card to waste", "turn 1 to waste"},
		{"line", "build upward in suit", "build up in suit"},
		{"line", "build downwards in suit", "build down in suit"},
		{"line", "build descending in alternating colours", "build down in alternating colours"},
		{"line", "build ascending in suit", "build up in suit"},
		{"line", "move sequence descending in suit", "move sequence down in suit"},
		{"line", "build down by color", "? `in alternating colours` or `in colour`"},
		{"line", "build down by colour", "? `in alternating colours` or `in colour`"},
		{"line", "build down in opposite colours", "build down in alternating colours"},
		{"line", "build down in opposite colour", "build down in alternating colours"},
		{"line", "build down in alternate colours", "build down in alternating colours"},
		{"line", "build down in alternate colors", "build down in alternating colours"},
		{"line", "build down irrespective of suit", "build down in any suit"},
		{"line", "build down regardless of suit", "build down in any suit"},
		{"line", "build down wrapping in alternating colours", "build down in alternating colours wrapping"},
		{"line", "spaces take kings only", "spaces take kings"},
		{"line", "spaces take king and queen", "spaces take king or queen"},
		{"line", "spaces take king and queen from waste", "spaces take king or queen from waste"},
		{"line", "spaces take king from reserve and waste", "spaces take king from reserve or waste"},
		{
			"line", "spaces take king from reserve and waste and tableau",
			"spaces take king from reserve or waste or tableau",
		},
		{"line", "plays only to foundations and tableau", "plays only to foundations or tableau"},
		{"deal", "1 to tableau and waste", "? two lines where both are"},
		{"deal", "1 to each tableau and each reserve", "? two lines where both are"},
		{"win", "win when no cards in stock and waste", "win when no cards in stock or waste"},
		{"line", "spaces take any", "spaces take any card"},
		{"line", "takes any", "takes any card"},
		{"line", "spaces take any from waste", "spaces take any card from waste"},
		{"line", "takes any from waste", "takes any card from waste"},
		{"line", "spaces accept king", "spaces take king"},
		{"line", "fill spaces with kings", "spaces take kings"},
		{"line", "spaces filled by kings", "spaces take kings"},
		{"line", "build in descending order in suit", "build down in suit"},
		{"line", "build in ascending order in suit", "build up in suit"},
		{"line", "build down by suit regardless of colour", ""},
		{"base", "starts with ace", "base ace"},
		{"stock", "redeals infinite", "redeals unlimited"},
		{"win", "may redeal unlimited", "may redeal"},
		{"line", "spaces take nothing", "spaces stay empty"},
		{"line", "spaces take no cards", "spaces stay empty"},
		{"line", "holes stay empty", "spaces stay empty"},
		{"line", "holes take king", "spaces take king"},
		{"line", "spaces take K", "spaces take king"},
		{"line", "spaces take K or Q", "spaces take king or queen"},
		{"line", "takes K Q J", "takes set king queen jack"},
		{"line", "takes K, Q", "takes king or queen"},
		{"line", "takes K or Q", "takes king or queen"},
		{"base", "base A", "base ace"},
		{"base", "base K", "base king"},
		{"line", "no more than 13 cards", "at most 13 cards"},
		{"line", "limit 13", "at most 13 cards"},
		{"line", "no more than 1 card", "at most 1 card"},
		{"line", "build down in suit and colour", ""},
		{"line", "limit 13 cards", "at most 13 cards"},
		{"line", "maximum 13 cards", "at most 13 cards"},
		{"line", "max 13", "at most 13 cards"},
		{"line", "holds 3 cards", "at most 3 cards"},
		{"line", "at most 13", "at most 13 cards"},
		{"win", "win when all foundations are full", "win when foundations full"},
		{"win", "win when all foundations full", "win when foundations full"},
		{"win", "win when foundations are full", "win when foundations full"},
		{"win", "win when all foundations are complete", "win when foundations full"},
		{"win", "win when tableau are empty", "win when tableau empty"},
		{"win", "win when stock and waste empty", "win when stock empty and waste empty"},
		{"win", "win when stock and waste are empty", "win when stock empty and waste empty"},
		{"win", "win when the stock and waste are empty", "win when stock empty and waste empty"},
		{
			"line", "move 1 card when stock and waste are both empty",
			"move 1 card when stock empty and waste empty",
		},
		{"win", "win when placed = 3", "win when placed is 3"},
		{"win", "win when placed == 3", "win when placed is 3"},
		{"win", "win when placed > 3", "win when placed is at least 4"},
		{"win", "win when placed >= 3", "win when placed is at least 3"},
		{"win", "win when placed < 3", "win when placed is at most 2"},
		{"win", "win when placed <= 3", "win when placed is at most 3"},
		{"win", "win when placed < 0", ""},
		{"win", "win when placed is more than 3", "win when placed is at least 4"},
		{"win", "win when placed is less than 3", "win when placed is at most 2"},
		{
			"line", "build any card when rank is less than rank of top",
			"build any card when not rank is at least rank of top",
		},
		{
			"line", "build any card when rank is smaller than rank of top",
			"build any card when not rank is at least rank of top",
		},
		{
			"line", "build any card when rank is under rank of top",
			"build any card when not rank is at least rank of top",
		},
		{
			"line", "build any card when rank is fewer than rank of top",
			"build any card when not rank is at least rank of top",
		},
		{
			"line", "build any card when rank < rank of top",
			"build any card when not rank is at least rank of top",
		},
		{
			"line", "build any card when rank is more than rank of top",
			"build any card when not rank is at most rank of top",
		},
		{
			"line", "build any card when rank is greater than rank of top",
			"build any card when not rank is at most rank of top",
		},
		{
			"line", "build any card when rank is over rank of top",
			"build any card when not rank is at most rank of top",
		},
		{
			"line", "build any card when rank of card is higher than rank of top",
			"build any card when not rank of card is at most rank of top",
		},
		{
			"line", "build any card when top is black card and rank is less than rank of top",
			"build any card when top is black card and not rank is at least rank of top",
		},
		{
			"line", "build any card when card is lower than top",
			"build any card when not rank is at least rank of top",
		},
		{
			"win", "win when cards in waste is less than cards in stock",
			"win when not cards in waste is at least cards in stock",
		},
		{
			"line", "build same rank when column of source is column plus 2",
			"build same rank when column is column of source minus 2",
		},
		{
			"line", "build same rank when row is row of source plus 1",
			"build same rank when row of source is row minus 1",
		},
		{
			"line", "build same rank when row of source is row plus 1 and column of source is column plus 2",
			"build same rank when row is row of source minus 1 and column is column of source minus 2",
		},
		{
			"line", "build any card when rank is rank of top plus 2",
			"build any card when rank is 2 above rank of top",
		},
		{"deal", "subtract 1 from placed", "set placed to placed minus 1"},
		{"deal", "deduct 2 from placed", "set placed to placed minus 2"},
		{"deal", "decrease placed by 2", "set placed to placed minus 2"},
		{"deal", "decrement placed", "set placed to placed minus 1"},
		{"deal", "add -3 to placed", "set placed to placed minus 3"},
		{"deal", "set placed to placed plus 1", "? add 1 to placed"},
		{"win", "win when sum of tableau is 91", "win when worth of tableau is 91"},
		{"win", "win when top of tableau totalling 91", "? worth of top of tableau is 91"},
		{"line", "takes set king queen jack in other suits", "? takes 3 cards down in other suits"},
		{"win", "win when more than 3 cards in waste", "win when at least 4 cards in waste"},
		{"win", "win when no more than 3 cards in waste", "win when at most 3 cards in waste"},
		{"win", "win when cards in waste > 3", "win when cards in waste is at least 4"},
		{"win", "win when placed is 3 or more", "win when placed is at least 3"},
		{"win", "win when placed is between 1 and 3", "win when placed is 1 to 3"},
		{"win", "win when placed at least 3", "win when placed is at least 3"},
		{"deal", "1 to each tableau 1-4", "1 to each tableau 1 to 4"},
		{"deal", "1 to each tableau 1..4", "1 to each tableau 1 to 4"},
		{"line", "spaces take any card except king", "spaces take any card but king"},
		{"deal", "gather waste except king", "gather waste but king"},
		{"dealhead", "layout", "deal"},
		{"dealhead", "setup", "deal"},
		{"win", "variation of klondike", "variant of klondike"},
		{"win", "based on klondike", "variant of klondike"},
		{"line", "face up", "? in the deal"},
		{"line", "build down in same suit or same color", "build down in colour"},
		{"deal", "any 1 card from tableau to foundations", "? move any 1 card once"},
		{"win", "may redeal 3", "may redeal 3 times"},
		{"line", "move any 1 card 2", "move any 1 card 2 times"},
		{"stock", "redeals until waste empty", "? or: redeals unlimited until waste empty"},
		{"stock", "redeals", "? for example: redeals 1; or: redeals unlimited"},
		{"line", "if tableau empty take any card", "? for example: spaces take king when stock empty"},
		{"line", "spaces take king when stock empty otherwise any card", "? and under it"},
		{"line", "move up to 3 cards", "? `move sequence of 2`"},
		{"line", "remove pairs of same rank", "takes pair same rank"},
		{"line", "takes pairs of same rank", "takes pair same rank"},
		{"line", "remove pairs totalling 13", "takes pair totalling 13"},
		{"line", "spaces take waste", "spaces take any card from waste"},
		{"line", "spaces take own red-suits", "spaces take any card from own red-suits"},
		{"line", "takes waste when stock empty", "takes any card from waste when stock empty"},
		{"deal", "2 3 4 5 6 7 8 to tableau top 5 face up", "? two steps"},
		{"deal", "2 3 4 5 6 7 8 to tableau top 5 cards face up", "? two steps"},
		{"deal", "player chooses base from tableau", "? player plays 1"},
		{"deal", "placed plus 1", "? add 1 to placed"},
		{"stock", "turn 1 to waste when no spaces", "? for example: turn 1 to waste when no spaces in tableau"},
		{"line", "spaces take any king", "spaces take king"},
		{"line", "spaces take any king from waste", "spaces take king from waste"},
		{"line", "takes any ace", "takes ace"},
		{"base", "base any ace", "base ace"},
		{"stock", "redeal 1 time", "redeals 1"},
		{"stock", "redeal 2 times", "redeals 2"},
		{"stock", "redeal once", "redeals 1"},
		{"stock", "redeal twice", "redeals 2"},
		{"stock", "redeal unlimited", "redeals unlimited"},
		{"deal", "aces and kings to foundations", "? a line for each"},
		{"deal", "aces and kings and twos to foundations", "? a line for each"},
		{"deal", "1 to each of tableau 1 and 2", "1 to each of tableau 1 2"},
		{"deal", "1 to each of tableau 1, 2 and 4", "1 to each of tableau 1 2 4"},
		{"deal", "1 to each of tableau 1 and 2 and 4", "1 to each of tableau 1 2 4"},
		{"win", "same as klondike", "variant of klondike"},
		{"win", "extends klondike", "variant of klondike"},
		{"win", "goal foundations full", "win when foundations full"},
		{"win", "goals when foundations full", "win when foundations full"},
		{"win", "goal", "? `win when`"},
		{"deal", "remaining cards to stock", "rest to stock"},
		{"deal", "remaining to stock", "rest to stock"},
		{"deal", "collect waste", "gather waste"},
		{"deal", "1 to each tableau facedown", "1 to each tableau face down"},
		{"deal", "1 to each tableau faceup", "1 to each tableau face up"},
		{"line", "takes jack queen king", "takes set jack queen king"},
		{"line", "spaces take king thrice", "spaces take king 3 times"},

		// A cure makes no other game.
		{"line", "build queen on king", "build queen when top is king"},
		{"line", "build Q on K", "build queen when top is king"},
		{"line", "build queens on kings", "build queens when top is kings"},
		{"line", "build red queen on black king", "build red queen when top is black king"},
		{"line", "build red on black", "? `build down in alternating colours`"},
		{"deal", "gather tableau, waste", "gather tableau and waste"},
		{"win", "win when stock empty, waste empty", "win when stock empty and waste empty"},
		{"win", "win when stock empty, and waste empty", "win when stock empty and waste empty"},
		{"line", "spaces take king, queen", "spaces take king or queen"},
		{"line", "spaces take king, queen, or jack", "spaces take king or queen or jack"},
		{"line", "takes king, queen and jack", "takes king or queen or jack"},
		{"line", "takes set king, queen, jack", "takes set king queen jack"},
		{"deal", "1, 2, 3 to tableau", "1 2 3 to tableau"},
		{"deal", "1 to tableau, waste", "? is said in two lines"},
		{"line", "build sideways in suit", "? `in`, `up`, `down`"},
		{"line", "plays only to foundations, tableau", "plays only to foundations or tableau"},
		{"head", "foundations thirteen", "foundations 13"},
		{"head", "foundations one", "foundations 1"},
		{"head", "foundations ten", "foundations 10"},
		{"head", "foundations twenty", "foundations 20"},
		{"head", "foundations 13 fanned", "foundations 13"},
		{"head", "foundations 13 piles squared", "foundations 13"},
		{"head", "foundations 4 overlapping", "foundations 4"},
		{"head", "foundations13", "foundations 13"},
		{"head", "foundations13 fanned", "foundations 13"},
		{"win", "decks2", "decks 2"},

		// Two letters swapped are one slip, in short words too; a key beside the right one is
		// another.
		{"line", "build down in siut", "build down in suit"},
		{"line", "build dwon in suit", "build down in suit"},
		{"line", "build dwon in siut", "build down in suit"},
		{"stock", "trun 1 to waste", "turn 1 to waste"},
		{"stock", "turn 1 ot waste", "turn 1 to waste"},
		{"win", "win when all carrds on foundations", "win when all cards on foundations"},
		{"win", "iwthout reserve", "without reserve"},
		{"deal", "six od spades to upper", "six of spades to upper"},
		{"deal", "rest o stock", "rest to stock"},
		{"win", "win whenfoundations full", "win when foundations full"},
		{"head", "found ations upper 4", "foundations upper 4"},
		{"base", "build up in suit, ace on king", "build up in suit wrapping"},
		{"base", "build up in suit, ace follows king", "build up in suit wrapping"},
		{"base", "build up in suit, ace to king", "? base ace, and under it: build up in suit"},
		{"line", "spaces any take card", "spaces take any card"},
		{"base", "base ling", "base king"},
		{"line", "spaces tak kign at onc", "spaces take king at once"},
		{"line", "spaces may be filed by kings", "spaces take kings"},
		{"line", "spaces may be filled by any availble card", "spaces take any card"},
		{"line", "cards may be moved one at a tme", "move 1 card"},
		{"line", "seqences may be moved as a unit", "move sequence"},
		{"line", "build down iregardless of suit", "build down in any suit"},
		{"line", "build down regradless of suit", "build down in any suit"},
		{"win", "may rdeeal", "may redeal"},
		{"win", "may redeall twice", "may redeal twice"},
		{"win", "may twice redeal", "may redeal twice"},
		{"win", "may the redeal", "may redeal"},
		{"head", "foundations a 8", "foundations 8"},
		{"dealhead", "deal:", "deal"},
		{"head", "  fuondations upper 4", "foundations upper 4"},

		{"line", "build up/down in suit", "build up or down in suit"},
		{"deal", "1 2 3 4 5 6 7 to columns", "1 2 3 4 5 6 7 to tableau"},
		{"win", "option draw 3 1", "option draw 3 or 1"},
		{"line", "spaces stay full", "spaces stay empty"},
		{"stock", "turn draw to waste", "? there is no option or counter `draw`"},
		{"line", "build up in suit when begun is 1", "? for example `counter begun 0 to 9`"},

		// Cards by their signs.
		{"base", "base AS", "base ace of spades"},
		{"base", "base 10H", "base ten of hearts"},
		{"base", "base K♦", "base king of diamonds"},
		{"deal", "4 2s to upper", "4 twos to upper"},

		// Names of ranks that card players have, and what is said of each.
		{"deal", "4 deuces to upper", "4 twos to upper"},
		{"line", "spaces take knave", "spaces take jack"},
		{"line", "takes pair in same suit", "takes pair same suit"},
		{"deal", "2 to each tableau with top face up", "2 to each tableau top face up"},
		{"deal", "rest to tableau new pile at each king", "rest to tableau new pile at king"},
		{"win", "option draw = 3 or 1", "option draw 3 or 1"},
		{"win", "counter laid: 0 to 4", "counter laid 0 to 4"},
		{"win", "after move king to tableau", "after move of king to tableau"},

		{"win", "may once", "? cannot be the name of an action"},

		// As one speaks.
		{"line", "may build down in suit", "build down in suit"},
		{"line", "spaces may take king", "spaces take king"},
		{"line", "spaces take any one card", "spaces take any card"},
		{"line", "spaces take king at one time", "spaces take king at once"},
		{"line", "move sequence of the same rank", "move sequence same rank"},
		{"line", "move sequence of cards", "move sequence"},
		{"line", "move any 1 card one time", "move any 1 card once"},
		{"stock", "turn over 1 to waste", "turn 1 to waste"},

		// Each word stands in its place.
		{"line", "spaces at once take king", "spaces take king at once"},
		{"line", "when stock empty spaces take king", "spaces take king when stock empty"},
		{"line", "from waste spaces take king", "spaces take king from waste"},
		{
			"line", "from waste spaces take king when stock empty",
			"spaces take king from waste when stock empty",
		},
		{"line", "takes set king queen in suit", "? after `… set king queen` I cannot use `in suit`"},
		{"line", "without", "? for example: without spaces"},
		{"deal", "without", "? for example: without rest"},
		{"win", "without", "? the beginning of the line that is taken away"},
		{"line", "until stock empty build down in suit", "build down in suit until stock empty"},
	} {
		text := curesText(c.where, c.line)
		_, ds := mend.Parse("house.pat", []byte(text), nil)
		if len(ds) == 0 {
			t.Errorf("%s: nothing found", c.line)
			continue
		}
		d := ds[0]
		told := strings.Join(append([]string{d.Message, d.Label, "help: " + d.Advice()}, d.Notes...), "\n    ")
		if say, ok := strings.CutPrefix(c.want, "? "); ok || c.want == "" {
			if len(d.Certain()) > 0 || !strings.Contains(told, say) || strings.Contains(d.Advice(), "leave out") {
				t.Errorf("%s: want no certain cure, and %q:\n    %s", c.line, say, told)
			}
			continue
		}
		if got, want := applied(text, d), curesText(c.where, c.want); got != want {
			t.Errorf("%s: want %q, got\n    %s", c.line, c.want, told)
		} else if _, ds := mend.Parse("house.pat", []byte(got), nil); len(ds) > 0 {
			t.Errorf("%s: cured, it has mistakes still: %v", c.line, ds[0])
		}
		if line, ok := strings.CutPrefix(d.Advice(), "write: "); ok && line != c.want {
			t.Errorf("%s: the help writes %q", c.line, line)
		}
	}
}

// A line that has lost its blanks belongs to the block above it, and a head that has some is a head
// though no block stands above.
func TestIndentation(t *testing.T) {
	const sheet = "game House\n\ndeal\n  4 to each tableau\n\ntableau 13\n  build none\n"
	for _, c := range []struct{ line, is string }{
		{"  4 to each tableau", "4 to each tableau"},
		{"  build none", "build none"},
		{"deal", "  deal"},
		{"deal", " dael"},
	} {
		text := strings.Replace(sheet, c.line, c.is, 1)
		_, ds := mend.Parse("house.pat", []byte(text), nil)
		if len(ds) != 1 || ds[0].Name != "indentation" || applied(text, ds[0]) != sheet {
			t.Errorf("%q: %v", c.is, ds)
		}
	}
}

// A file means the same whatever editor wrote it.
func TestFileForms(t *testing.T) {
	text := strings.ReplaceAll(curesText("", ""), "game House", "game Häuser")
	for name, form := range map[string]string{
		"mark":       "\ufeff" + text,
		"CR LF":      strings.ReplaceAll(text, "\n", "\r\n"),
		"CR":         strings.ReplaceAll(text, "\n", "\r"),
		"mark, CRLF": "\ufeff" + strings.ReplaceAll(text, "\n", "\r\n"),
	} {
		f, ds := mend.Parse("house.pat", []byte(form), nil)
		if len(ds) > 0 {
			t.Errorf("%s: %v", name, ds[0])
		}
		if l := f.Line("game"); l == nil || l.Stmt.(*dsl.TextLine).Text != "Häuser" {
			t.Errorf("%s: the title is wrong", name)
		}
		_, ds = mend.Parse("house.pat", []byte(strings.Replace(form, "game", "gme", 1)), nil)
		if len(ds) == 0 || ds[0].Span.Pos.Line != 1 || ds[0].Span.Pos.Column != 1 {
			t.Errorf("%s: the place is wrong: %v", name, ds)
		}
		_, ds = mend.Parse("house.pat", []byte(strings.Replace(form, "build down in", "build dwn in", 1)), nil)
		if len(ds) != 1 || ds[0].Span.Pos.Line != 16 || ds[0].Span.Pos.Column != 9 {
			t.Errorf("%s: the place is wrong: %v", name, ds)
		}
	}
}

// What cannot be seen is told once, by its name, and never reaches the terminal.
func TestUnseenCharacters(t *testing.T) {
	text := curesText("", "")
	for _, c := range []struct{ name, text, message, note string }{
		{
			"no-break space, one line", strings.Replace(text, "  base ace", "\u00a0\u00a0base ace", 1),
			"a no-break space (U+00A0)", "",
		},
		{
			"no-break space, all lines", strings.ReplaceAll(text, "\n  ", "\n\u00a0\u00a0"),
			"a no-break space (U+00A0)",
			"in 9 lines",
		},
		{"wide space", strings.Replace(text, "base ace", "base\u3000ace", 1), "no ordinary blank (U+3000)", ""},
		{"two marks", "\ufeff\ufeff" + text, "an invisible character (U+FEFF)", ""},
		{
			"before a head", strings.Replace(text, "waste\n\n", "\u200bwaste\n\n", 1),
			"an invisible character (U+200B)",
			"",
		},
		{
			"control character in a title", strings.Replace(text, "House", "Ho\x1b[31muse", 1),
			"cannot be shown (U+001B)", "",
		},
		{
			"order of letters in a title", strings.Replace(text, "House", "Ho\u202euse", 1), "cannot be shown (U+202E)",
			"",
		},
		{
			"control character in a rule", strings.Replace(text, "base ace", "base \x1b ace", 1), "`U+001B` is no word",
			"",
		},
		{"control character before a rule", strings.Replace(text, "base ace", "\x9bbase ace", 1), "not in UTF-8", ""},
	} {
		f, ds := mend.Parse("house.pat", []byte(c.text), nil)
		if len(ds) != 1 || !strings.Contains(ds[0].Message, c.message) ||
			!strings.Contains(strings.Join(ds[0].Notes, "\n"), c.note) {
			t.Errorf("%s: %d findings", c.name, len(ds))
			for _, d := range ds {
				t.Errorf("    %s %v", d.Message, d.Notes)
			}
		}
		var b strings.Builder
		if err := dsl.Render(&b, ds, dsl.Sources{"house.pat": f.Source}); err != nil {
			t.Fatal(err)
		}
		if strings.ContainsAny(b.String(), "\x1b\r\u202e\u009b") {
			t.Errorf("%s: the message steers the terminal: %q", c.name, b.String())
		}
		if len(ds) == 1 && len(ds[0].Certain()) > 0 {
			cured := c.text
			for n := 0; n < 40; n++ {
				f, ds := mend.Parse("house.pat", []byte(cured), nil)
				if len(ds) == 0 {
					break
				}
				if n == 39 {
					t.Errorf("%s: cannot be cured", c.name)
				}
				cured = applied(f.Source.Text, ds[0])
			}
		}
	}
}
