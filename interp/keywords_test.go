package interp_test

import (
	"crypto/sha256"
	"fmt"
	"io/fs"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"pat/dsl"
	"pat/dsl/rules"
	"pat/games"
	"pat/interp"
	"pat/interp/gametest"
	"pat/interp/notation"
)

// Every word of the language has an effect. For each there is a rule text A that uses it and a text
// B that differs in nothing but a phrase with that word; A and B must play differently. An
// interpreter that ignored the word would play them alike, and the test would fail.
// TestEveryWordHasAnEffect holds the list against the keyword table.

// plain is what most texts start from.
const plain = `game Plain
deal
  3 to each tableau
  rest to stock
foundations 4
  base ace
  build up in suit
tableau 7
  build down in alternating colours
  move sequence
  spaces take king
stock
  turn 1 to waste
  redeals 1
waste
win when foundations full
`

// grid is for words about positions.
const grid = `game Grid
deal
  1 to each tableau
  all aces from tableau to discard
tableau 4 rows of 13
  build none
  spaces take any card when column is 1
  spaces take up in suit after pile left
discard
win when all cards in discard
`

// peaks is for pictures.
const peaks = `game Peaks
deal
  1 to each tableau
  1 to waste
  rest to stock
tableau
  row . . * . .
  row . * . * .
  row * . * . *
  covered by next row
  build none
  spaces stay empty
stock
  turn 1 to waste
waste
  build up or down in any suit
win when tableau empty
`

// removal is for sets.
const removal = `game Removal
deal
  1 to each tableau
  rest to stock
tableau 9
  build none
  spaces take any card from stock at once
stock
discard
  takes pair totalling 11 from tableau
win when all cards in discard
`

// A difference is a phrase of a text and what stands in its place in the other.
type difference struct {
	words string   // the words it shows to have an effect; each is in with and not in without
	base  string   // the text it starts from
	setup []string // replacements made in it first, in pairs
	with  string   // the phrase in text A
	sans  string   // what text B has instead
}

var differences = []difference{
	// The file.
	{
		words: "variant",
		base: "game V\nvariant of freecell\nfoundations 4\n  base ace\n  build up in suit\nwin when " +
			"foundations full\ndeal\n  4 to each tableau\ntableau 13\n  build none\n  spaces take any card\n",
		with: "variant of freecell\n", sans: "",
	},
	{words: "decks", base: plain, setup: []string{"deal\n", "decks 2\ndeal\n"}, with: "decks 2\n", sans: ""},
	{words: "apart", base: plain, setup: []string{"deal\n", "decks 2 apart\ndeal\n"}, with: " apart", sans: ""},
	{
		words: "ranks", base: plain, setup: []string{"deal\n", "ranks two to ace\ndeal\n"}, with: "ranks two to ace\n",
		sans: "",
	},
	{
		words: "suits", base: plain, setup: []string{"  base ace", "  suits hearts spades clubs diamonds\n  base ace"},
		with: "  suits hearts spades clubs diamonds\n", sans: "",
	},
	{
		words: "worth", base: removal, setup: []string{"deal\n", "worth 10 jack queen king\ndeal\n"},
		with: "worth 10 jack queen king\n", sans: "",
	},
	{
		words: "hands", base: removal, setup: []string{
			"tableau 9", "tableau 3 rows of 3",
			"at once\n", "at once\n  hands each row and column\n  score 1 for each pair same rank\n",
			"win when all cards in discard", "win when hands is at least 2",
		}, with: "hands is at least 2", sans: "all cards in discard",
	},
	{
		words: "option", base: plain, setup: []string{"deal\n", "option draw 3 or 1\ndeal\n", "turn 1", "turn draw"},
		with: "option draw 3 or 1", sans: "counter draw 1 to 3",
	},
	{
		words: "ask numbers", base: plain,
		setup: []string{"deal\n", "ask draw 1 numbers from 3 to 3\ndeal\n", "turn 1", "turn draw"}, with: "ask draw " +
			"1 numbers from 3 to 3", sans: "option draw 1 or 3",
	},
	{
		words: "counter", base: plain, setup: []string{"deal\n", "counter draw 3 to 5\ndeal\n", "turn 1", "turn draw"},
		with: "counter draw 3 to 5", sans: "option draw 1 or 2",
	},
	{
		words: "win full", base: plain, setup: []string{"win when", "win when 3 cards on foundations\nwin when"},
		with: "win when 3 cards on foundations\nwin when foundations full", sans: "win when stock empty",
	},
	{
		words: "lose", base: plain, setup: []string{"win when", "lose when 3 cards on foundations\nwin when"},
		with: "lose when 3 cards on foundations\n", sans: "",
	},
	{
		words: "without", base: "game V\nvariant of klondike\nfoundations\n  without worry back\n",
		with: "foundations\n  without worry back\n", sans: "",
	},
	{
		words: "without", base: "game V\nvariant of bakers-dozen\ndeal\n  without kings\n",
		with: "deal\n  without kings\n", sans: "",
	},

	// Blocks.
	{
		words: "deal", base: "game V\nvariant of plain\ndeal\n  2 to each tableau\n  rest to stock\n",
		with: "deal\n  2 to each tableau\n  rest to stock\n", sans: "",
	},
	{
		words: "may gather", base: plain, setup: []string{"win when", "may mix\n  gather tableau\nwin when"},
		with: "may mix\n  gather tableau\n", sans: "",
	},
	{words: "redeal", base: plain, setup: []string{"  redeals 1\n", "", "win when", "may redeal\n  gather " +
		"waste\nwin when"}, with: "may redeal\n", sans: "may renew when stock empty\n"},
	{
		words: "after move", base: plain,
		setup: []string{"win when", "after move to foundations\n  1 to waste\nwin when"}, with: "after move to " +
			"foundations\n  1 to waste\n", sans: "",
	},
	{
		words: "tableau", base: plain, setup: []string{"take king", "take any card from tableau"}, with: "from tableau",
		sans: "from waste",
	},
	{
		words: "foundations", base: plain,
		setup: []string{
			"  turn 1", "  top card face up\n  turn 1", "waste\nwin",
			"waste\n  plays only to foundations\nwin",
		}, with: "plays only to foundations",
		sans: "plays only to tableau",
	},
	{
		words: "reserve", base: plain,
		setup: []string{
			"  3 to each", "  5 to reserve\n  3 to each", "stock\n  turn",
			"reserve\nstock\n  turn",
		}, with: "5 to reserve", sans: "5 to tableau 1",
	},
	{
		words: "cells", base: plain, setup: []string{"stock\n  turn", "cells 2\nstock\n  turn"}, with: "cells 2",
		sans: "reserve 2",
	},
	{
		words: "stock", base: plain, setup: []string{"redeals 1", "redeals 1 when no cards in stock"},
		with: "no cards in stock", sans: "no cards in waste",
	},
	{
		words: "waste", base: plain, setup: []string{"spaces take king", "spaces take king from waste"},
		with: "from waste", sans: "from tableau",
	},
	{
		words: "discard", base: plain, setup: []string{"stock\n  turn", "discard\n  takes king\nstock\n  turn"},
		with: "discard\n  takes king\n", sans: "",
	},
	{words: "rows", base: grid, with: "4 rows of 13", sans: "52"},

	// What comes.
	{words: "base", base: plain, with: "base ace", sans: "takes ace"},
	{words: "build", base: plain, with: "  build down in alternating colours\n", sans: ""},
	{words: "order in", base: plain, setup: []string{"  base ace\n  build up in suit\n", "  build in order ace king " +
		"two in suit\n"}, with: "  build in order ace king two in suit\n", sans: "  takes ace or king or two\n"},
	{
		words: "none", base: plain, with: "build none", sans: "build down in any suit",
		setup: []string{"build down in alternating colours", "build none"},
	},
	{words: "spaces take", base: plain, with: "  spaces take king\n", sans: ""},
	{
		words: "stay empty", base: plain, setup: []string{"spaces take king", "spaces stay empty"},
		with: "spaces stay empty", sans: "spaces take any card",
	},
	{
		words: "close", base: removal, setup: []string{"spaces take any card from stock at once", "spaces close up"},
		with: "spaces close up", sans: "spaces stay empty",
	},
	{
		words: "takes", base: plain, setup: []string{"stock\n  turn", "reserve 2\n  takes queen\nstock\n  turn"},
		with: "  takes queen\n", sans: "",
	},
	{
		words: "only", base: plain, setup: []string{"spaces take king", "spaces take king\n  takes only from waste"},
		with: "  takes only from waste\n", sans: "",
	},
	{
		words: "most", base: plain, setup: []string{"spaces take king", "spaces take king\n  at most 4 cards"},
		with: "  at most 4 cards\n", sans: "",
	},
	{words: "pair totalling", base: removal, with: "  takes pair totalling 11 from tableau\n", sans: ""},
	{
		words: "set", base: removal, setup: []string{"win", "  takes set jack queen king from tableau\nwin"},
		with: "  takes set jack queen king from tableau\n", sans: "",
	},
	{
		words: "bottom", base: plain,
		setup: []string{"waste\nwin", "reserve 2\n  takes any card at bottom\nwaste\nwin"},
		with:  " at bottom", sans: "",
	},
	{
		words: "sequence of", base: plain, setup: []string{"stock\n  turn", "discard\n  takes sequence of 3 down in " +
			"alternating colours from tableau\nstock\n  turn"}, with: "sequence of 3 down in alternating colours",
		sans: "1 card",
	},

	// What leaves.
	{words: "sequence", base: plain, with: "move sequence", sans: "move 1 card"},
	{
		words: "pile", base: plain, with: "move pile", sans: "move 1 card",
		setup: []string{"move sequence", "move pile", "3 to each tableau", "3 to each tableau top face up"},
	},
	{
		words: "any cards", base: plain, setup: []string{"move sequence", "move any cards"}, with: "any cards",
		sans: "1 card",
	},
	{words: "card", base: plain, setup: []string{"move sequence", "move 1 card"}, with: "1 card", sans: "any cards"},
	{
		words: "any", base: plain, setup: []string{"move sequence", "move any 1 card"}, with: "any 1 card",
		sans: "1 card",
	},
	{
		words: "by free", base: plain,
		setup: []string{"move sequence", "move sequence by free spaces", "take king", "take any card"}, with: " by " +
			"free spaces", sans: "",
	},
	{
		words: "plays", base: plain, setup: []string{"waste\nwin", "waste\n  plays only to foundations\nwin"},
		with: "  plays only to foundations\n", sans: "",
	},
	{
		words: "worry back", base: plain, setup: []string{"  build up in suit\n", "  build up in suit\n  worry back\n"},
		with: "  worry back\n", sans: "",
	},
	{words: "with", base: grid, setup: []string{"discard\nwin", "  swap ace to five with six to king when in same " +
		"row\ndiscard\nwin"}, with: " with six to king", sans: ""},
	{
		words: "swap same row", base: grid, setup: []string{"discard\nwin", "  swap same rank as waste when in same " +
			"row\ndiscard\nwaste\nwin", "1 to each tableau\n", "1 to waste\n  1 to each tableau\n"},
		with: "  swap same rank as waste when in same row\n", sans: "",
	},
	{
		words: "exposed stays", base: plain,
		setup: []string{
			"3 to each tableau", "3 to each tableau top face up", "spaces take king",
			"spaces take king\n  exposed card stays down",
		}, with: "  exposed card stays down\n", sans: "",
	},

	// The stock.
	{words: "turn", base: plain, with: "  turn 1 to waste\n", sans: ""},
	{words: "redeals", base: plain, with: "  redeals 1\n", sans: ""},
	{words: "unlimited", base: plain, setup: []string{"redeals 1", "redeals unlimited"}, with: "unlimited", sans: "1"},
	{words: "shuffled", base: plain, setup: []string{"redeals 1", "redeals 1 shuffled"}, with: " shuffled", sans: ""},
	{
		words: "top", base: plain, setup: []string{"  turn 1", "  top card face up\n  turn 1"},
		with: "  top card face up\n", sans: "",
	},
	{words: "row", base: peaks, with: "  row . * . * .\n", sans: ""},
	{words: "covered next", base: peaks, with: "  covered by next row\n", sans: ""},

	// The end of a line.
	{
		words: "from", base: plain, setup: []string{"spaces take king", "spaces take any card from waste"},
		with: " from waste", sans: "",
	},
	{words: "once at", base: removal, with: " at once", sans: ""},
	{
		words: "once", base: plain, setup: []string{"spaces take king", "spaces take any card once"}, with: " once",
		sans: "",
	},
	{
		words: "twice", base: plain, setup: []string{"turn 1 to waste", "turn 1 to waste twice"}, with: " twice",
		sans: "",
	},
	{
		words: "times", base: plain, setup: []string{"turn 1 to waste", "turn 1 to waste 5 times"}, with: " 5 times",
		sans: "",
	},
	{
		words: "when", base: plain, setup: []string{"spaces take king", "spaces take king when stock empty"},
		with: " when stock empty", sans: "",
	},
	{
		words: "until", base: plain, setup: []string{"spaces take king", "spaces take any card until stock empty"},
		with: " until stock empty", sans: "",
	},
	{
		words: "in pass", base: plain, setup: []string{"spaces take king", "spaces take any card in pass 2"},
		with: " in pass 2", sans: "",
	},
	{
		words: "on", base: plain,
		setup: []string{"spaces take king", "spaces take any card when 2 cards on foundations"},
		with:  " when 2 cards on foundations", sans: "",
	},

	// Conditions.
	{words: "and", base: plain, setup: []string{"spaces take king", "spaces take any card when stock empty and " +
		"waste empty"}, with: " and waste empty", sans: ""},
	{
		words: "or", base: plain, setup: []string{"spaces take king", "spaces take king or queen"}, with: " or queen",
		sans: "",
	},
	{words: "or", base: plain, setup: []string{"spaces take king", "spaces take any card when stock empty or 1 card " +
		"on foundations"}, with: " or 1 card on foundations", sans: ""},
	{
		words: "but", base: plain, setup: []string{"spaces take king", "spaces take any card but ace"},
		with: " but ace",
		sans: "",
	},
	{words: "but", base: plain, setup: []string{"3 to each tableau", "30 to tableau new pile at king but ace to " +
		"foundations"}, with: " but ace to foundations", sans: ""},
	{words: "but replaced", base: plain, setup: []string{"3 to each tableau", "3 to each tableau but ace to " +
		"foundations replaced"}, with: " but ace to foundations replaced", sans: ""},
	{words: "replaced", base: plain, setup: []string{"3 to each tableau", "3 to each tableau but ace to foundations " +
		"replaced"}, with: " replaced", sans: ""},
	{
		words: "not", base: plain, setup: []string{"spaces take king", "spaces take any card when not stock empty"},
		with: " not", sans: "",
	},
	{
		words: "no", base: plain, setup: []string{"turn 1 to waste", "turn 1 to waste when no ace in tableau"},
		with: " when no ace in tableau", sans: "",
	},
	{
		words: "all", base: plain, setup: []string{"win when foundations full", "win when all aces on foundations"},
		with: "all aces", sans: "2 aces",
	},
	{words: "is rank suit", base: plain, setup: []string{"spaces take king", "spaces take any card when rank is " +
		"five or suit is hearts"}, with: " when rank is five or suit is hearts", sans: ""},
	{words: "least", base: plain, setup: []string{"spaces take king", "spaces take any card when at least 3 cards " +
		"on foundations"}, with: "at least 3 cards", sans: "at most 3 cards"},
	{words: "most", base: plain, setup: []string{"spaces take king", "spaces take any card when at most 3 cards on " +
		"foundations"}, with: "at most 3 cards", sans: "at least 3 cards"},
	{
		words: "empty", base: plain, setup: []string{"spaces take king", "spaces take any card when stock empty"},
		with: "stock empty", sans: "stock face down",
	},
	{words: "nonempty", base: plain, setup: []string{"3 to each", "1 to each", "take king", "stay empty", "turn 1 " +
		"to waste", "turn 1 to each nonempty tableau"}, with: " nonempty", sans: ""},
	{
		words: "face up", base: plain,
		setup: []string{
			"3 to each tableau", "3 to each tableau face up", "win when",
			"lose when bottom of tableau 1 face up\nwin when",
		}, with: "lose when bottom of tableau 1 face up\n",
		sans: "",
	},
	{
		words: "down", base: plain, setup: []string{"3 to each tableau", "3 to each tableau face down"},
		with: "face down", sans: "face up",
	},
	{
		words: "covered", base: peaks, setup: []string{"win when tableau empty", "win when not tableau 1 covered"},
		with: "not tableau 1 covered", sans: "tableau empty",
	},
	{words: "home", base: grid, setup: []string{"discard\nwin", "  home two when column is 1\ndiscard\nwin", "win " +
		"when all cards in discard", "win when not tableau 1 home"}, with: "not tableau 1 home", sans: "tableau empty"},
	{
		words: "touching", base: removal,
		setup: []string{
			"tableau 9", "tableau 3 rows of 3", "from tableau\nwin",
			"from tableau when touching\nwin",
		}, with: " when touching", sans: "",
	},
	{words: "beside", base: removal, setup: []string{"tableau 9", "tableau 3 rows of 3", "from tableau\nwin", "from " +
		"tableau when beside\nwin"}, with: "beside", sans: "touching"},

	// Relations.
	{words: "up", base: plain, with: "build up in suit", sans: "build down in suit"},
	{words: "down", base: plain, with: "build down in alternating colours", sans: "build up in alternating colours"},
	{
		words: "by", base: plain, setup: []string{"build down in alternating", "build down by 2 in alternating"},
		with: " by 2", sans: "",
	},
	{
		words: "wrapping", base: plain, setup: []string{"alternating colours", "alternating colours wrapping"},
		with: " wrapping", sans: "",
	},
	{words: "suit", base: plain, with: "build up in suit", sans: "build up in colour"},
	{words: "alternating colours", base: plain, with: "in alternating colours", sans: "in suit"},
	{
		words: "colour", base: plain, setup: []string{"in alternating colours", "in colour"}, with: "in colour",
		sans: "in suit",
	},
	{
		words: "other", base: plain, setup: []string{"in alternating colours", "in other suits"},
		with: "in other suits",
		sans: "in any suit",
	},
	{
		words: "suits", base: plain, setup: []string{"in alternating colours", "in other suits"},
		with: "in other suits",
		sans: "in colour",
	},
	{
		words: "any", base: plain, setup: []string{"in alternating colours", "in any suit"}, with: "in any suit",
		sans: "in suit",
	},
	{
		words: "same", base: plain, setup: []string{"down in alternating colours", "same rank"}, with: "same rank",
		sans: "other rank",
	},
	{
		words: "rank", base: plain, setup: []string{"down in alternating colours", "same rank"}, with: "same rank",
		sans: "same suit",
	},
	{
		words: "as", base: plain, setup: []string{"spaces take king", "spaces take same rank as tableau 1"},
		with: " as tableau 1", sans: "",
	},
	{words: "after", base: grid, with: " after pile left", sans: ""},
	{
		words: "one way", base: plain,
		setup: []string{
			"down in alternating colours", "up or down in any suit one way", "move sequence",
			"move 1 card",
		}, with: " one way", sans: "",
	},
	{
		words: "all", base: plain,
		setup: []string{
			"down in alternating colours", "up or down in any suit all one way", "move sequence",
			"move 1 card",
		}, with: " all", sans: "",
	},
	{
		words: "higher", base: plain, setup: []string{"down in alternating colours", "any higher in suit"},
		with: "any higher", sans: "up",
	},
	{
		words: "lower", base: plain, setup: []string{"down in alternating colours", "any lower in suit"},
		with: "any lower", sans: "down",
	},
	{words: "red", base: plain, setup: []string{"spaces take king", "spaces take red king"}, with: "red ", sans: ""},
	{
		words: "black", base: plain, setup: []string{"spaces take king", "spaces take black king"}, with: "black ",
		sans: "",
	},
	{
		words: "playable", base: plain,
		setup: []string{"turn 1 to waste", "turn 1 to waste until playable card in waste"}, with: " until playable " +
			"card in waste", sans: "",
	},
	{words: "first", base: plain, setup: []string{"base ace\n  build up in suit", "base rank of first card\n  build " +
		"up in suit wrapping"}, with: "rank of first card", sans: "any card"},
	{
		words: "base", base: plain, setup: []string{
			"base ace\n  build up in suit",
			"base rank of first card\n  build " +
				"up in suit wrapping", "3 to each", "1 to foundations\n  3 to each", "take king", "take 1 below base",
		},
		with: "1 below base", sans: "king",
	},

	// Places.
	{
		words: "each", base: plain, setup: []string{"turn 1 to waste", "turn 1 to each tableau"},
		with: "to each tableau",
		sans: "to tableau 1",
	},
	{words: "own", base: plain, setup: []string{"3 to each", "3 to each reserve\n  3 to each", "take king", "take " +
		"any card from own reserve", "stock\n  turn", "reserve 7\nstock\n  turn"}, with: " own", sans: ""},
	{
		words: "first", base: plain,
		setup: []string{"3 to each tableau", "3 to tableau 1 to 4", "turn 1 to waste", "turn 1 to first empty tableau"},
		with:  "first empty tableau", sans: "last empty tableau",
	},
	{
		words: "last", base: plain, setup: []string{"turn 1 to waste", "turn 1 to last nonempty tableau"}, with: "last",
		sans: "first",
	},
	{words: "nearest", base: plain, setup: []string{
		"3 to each", "3 to each reserve\n  3 to each", "stock\n  turn",
		"reserve 7\n  plays only to foundations\nstock\n  turn",
		"win when", "after move to foundations\n  1 from nearest nonempty reserve to each tableau\nwin when",
	}, with: "nearest", sans: "last"},
	{words: "its", base: plain, setup: []string{
		"win when", "after move to foundations\n  1 from bottom of each tableau to its top\nwin when",
	}, with: "its top", sans: "tableau 1"},
	{
		words: "layer", base: plain, setup: []string{"build up in suit", "build any card when no same suit in layer"},
		with: " when no same suit in layer", sans: "",
	},
	{words: "left", base: grid, with: "pile left", sans: "pile right"},
	{words: "right", base: grid, setup: []string{"pile left", "pile right"}, with: "pile right", sans: "pile left"},
	{words: "above", base: grid, setup: []string{"pile left", "pile above"}, with: "pile above", sans: "pile left"},
	{words: "below", base: grid, setup: []string{"pile left", "pile below"}, with: "pile below", sans: "pile left"},
	{words: "other", base: plain, setup: []string{"spaces take king", "spaces take any card when no king in other " +
		"tableau"}, with: " when no king in other tableau", sans: ""},
	{words: "row", base: grid, with: "row is 1", sans: "column is 1", setup: []string{"column is 1", "row is 1"}},
	{words: "column", base: grid, with: "column is 1", sans: "row is 1"},
	{
		words: "source", base: plain, setup: []string{"win when", "after move to foundations\n  1 to source\nwin when"},
		with: "1 to source", sans: "1 to waste",
	},
	{
		words: "bottom", base: plain, setup: []string{"rest to stock", "rest to stock\n  kings to bottom of tableau"},
		with: "  kings to bottom of tableau\n", sans: "",
	},
	{words: "number", base: plain, setup: []string{"base ace\n  build up in suit", "base pile number\n  build up in " +
		"suit wrapping"}, with: "pile number", sans: "ace"},
	{words: "minus pass", base: plain, setup: []string{"turn 1", "turn 3 minus pass"}, with: " minus pass", sans: ""},

	// Steps.
	{
		words: "rest", base: plain, setup: []string{"rest to stock", "rest to each tableau"},
		with: "  rest to each tableau\n", sans: "",
	},
	{
		words: "to", base: plain, setup: []string{"3 to each tableau\n", "3 to each tableau\n  5 to waste\n"},
		with: "  5 to waste\n", sans: "",
	},
	{
		words: "bases", base: plain, setup: []string{"3 to each", "bases to foundations\n  3 to each"},
		with: "  bases to foundations\n", sans: "",
	},
	{words: "a time", base: plain, setup: []string{"3 to each", "3 at a time to each"}, with: " at a time", sans: ""},
	{
		words: "alternately", base: plain,
		setup: []string{
			"3 to each tableau",
			"3 to each tableau alternately face down",
		}, with: " alternately", sans: "",
	},
	{
		words: "new", base: plain, setup: []string{"3 to each tableau", "30 to tableau new pile at king"},
		with: "30 to tableau new pile at king", sans: "30 to tableau 1",
	},
	{words: "shuffle", base: plain, setup: []string{"win when", "may mix twice\n  gather tableau\n  shuffle\n  3 to " +
		"each tableau\nwin when"}, with: "  shuffle\n", sans: ""},
	{words: "last pile first", base: plain, setup: []string{"win when", "may mix twice\n  gather tableau last pile " +
		"first\nwin when"}, with: " last pile first", sans: ""},
	{words: "top card first", base: plain, setup: []string{"win when", "may mix twice\n  gather tableau top card " +
		"first\nwin when"}, with: " top card first", sans: ""},
	{
		words: "player plays", base: plain, setup: []string{"  rest to stock", "  player plays 1 from tableau to " +
			"tableau\n  rest to stock", "build down in alternating colours", "build down in any suit"},
		with: "  player plays 1 from tableau to tableau\n", sans: "",
	},
	{
		words: "score", base: plain, setup: []string{"win when", "score 5 times cards on foundations minus cards in " +
			"stock\nwin when"},
		with: "score 5 times cards on foundations minus cards in stock\n", sans: "",
	},
	{
		words: "times minus", base: plain, setup: []string{"win when", "score 5 times cards on foundations minus " +
			"cards in stock\nwin when"},
		with: "score 5 times cards on foundations minus cards in stock\n", sans: "score cards on foundations\n",
	},
	{words: "set", base: plain, setup: []string{"deal\n", "counter n 0 to 9\ndeal\n", "win when", "after turn\n  " +
		"set n to 5\nlose when n is 5\nwin when"}, with: "  set n to 5\n", sans: "  add 1 to n\n"},
	{words: "add", base: plain, setup: []string{"deal\n", "counter n 0 to 9\ndeal\n", "win when", "after turn\n  " +
		"add 1 to n\nlose when n is 5\nwin when"}, with: "  add 1 to n\n", sans: "  set n to 1\n"},
	{
		words: "close", base: removal,
		setup: []string{
			"  spaces take any card from stock at once", "  spaces stay empty", "win",
			"may tidy\n  close up tableau\nwin",
		}, with: "  close up tableau\n", sans: "  1 to each empty tableau\n",
	},
	{
		words: "face", base: plain,
		setup: []string{
			"3 to each tableau", "3 to each tableau face down", "spaces take king",
			"spaces take king\n  exposed card stays down", "win when", "after turn\n  face up top of tableau 1\nwin " +
				"when",
		}, with: "  face up top of tableau 1\n", sans: "  1 to tableau 1\n",
	},
	{
		words: "up", base: plain, setup: []string{"3 to each tableau", "3 to each tableau top face up"},
		with: " top face up", sans: "",
	},
}

// Words whose effect is no play by design: they are shown by listing and prose, and tested there.
var textWords = []string{
	"game", "also", "family", "source", "about", "author", "licence", "note", "for", "either",
}

// onlyPlain is the one file that variants in texts find by path.
func onlyPlain(path string) ([]byte, error) {
	if path != "plain.pat" {
		return nil, fs.ErrNotExist
	}
	return []byte(plain), nil
}

// times counts a word in a phrase, whatever its spelling.
func times(word, phrase string) int {
	n := 0
	for _, w := range strings.Fields(phrase) {
		if k, ok := dsl.LookUp(w); ok && k.Word == word {
			n++
		}
	}
	return n
}

// playsAlike reports whether two texts play the same way, as far as some deals show: the same
// boards and the same lists of moves, and the same points.
func playsAlike(t *testing.T, a, b string) bool {
	t.Helper()
	one, other := playable(t, a), playable(t, b)
	for deal := range uint64(30) {
		if signature(t, one, deal) != signature(t, other, deal) {
			return false
		}
	}
	return true
}

// playable compiles a text.
func playable(t *testing.T, text string) *interp.Game {
	t.Helper()
	lib := &rules.Library{Shelves: []rules.Shelf{{FS: games.FS}}, OpenPath: onlyPlain}
	text = strings.Replace(text, "variant of plain", "variant of plain.pat", 1)
	sheet, ds := rules.Load(lib, "test.pat", []byte(text))
	if ds.Errors() > 0 {
		t.Fatalf("%s in\n%s", ds[0].Message, text)
	}
	return gametest.Compiled(t, sheet)
}

// signature is how a game plays in a deal: every board and every list of moves.
func signature(t *testing.T, g *interp.Game, deal uint64) string {
	t.Helper()
	l, h := notation.For(g), sha256.New()
	s := gametest.Deal(t, g, deal)
	r := rand.New(rand.NewPCG(deal, 1))
	for range 90 {
		var names []string
		moves := map[string]interp.Move{}
		for _, m := range s.Moves(nil) {
			name := l.Format(s, m)
			names = append(names, name)
			moves[name] = m
		}
		slices.Sort(names)
		points, _ := s.Score()
		fmt.Fprintln(h, l.Board(s), s.Status(), points, names)
		if len(names) == 0 {
			break
		}
		s.Apply(moves[names[r.IntN(len(names))]])
	}
	return string(h.Sum(nil))
}

// texts makes the two texts of a difference.
func (d difference) texts(t *testing.T) (a, b string) {
	t.Helper()
	a = d.base
	for i := 0; i+1 < len(d.setup); i += 2 {
		if !strings.Contains(a, d.setup[i]) {
			t.Fatalf("%q is not in the text", d.setup[i])
		}
		a = strings.Replace(a, d.setup[i], d.setup[i+1], 1)
	}
	if !strings.Contains(a, d.with) {
		t.Fatalf("%q is not in the text\n%s", d.with, a)
	}
	return a, strings.Replace(a, d.with, d.sans, 1)
}

// withRanksAndSuits adds a difference for each rank and suit.
func withRanksAndSuits(ds []difference) []difference {
	for i, r := range strings.Fields("ace two three four five six seven eight nine ten jack queen king") {
		other := "king"
		if i > 6 {
			other = "ace"
		}
		ds = append(ds, difference{
			words: r, base: plain, setup: []string{"take king", "take " + r}, with: "take " + r,
			sans: "take " + other,
		})
	}
	for _, s := range strings.Fields("spades hearts clubs diamonds") {
		other := map[bool]string{true: "hearts", false: "spades"}[s == "spades"]
		ds = append(ds, difference{
			words: s, base: plain, setup: []string{"take king", "take " + s}, with: "take " + s,
			sans: "take " + other,
		})
	}
	return ds
}

func TestEveryWordHasAnEffect(t *testing.T) {
	shown := map[string]bool{}
	for _, d := range withRanksAndSuits(differences) {
		for _, w := range strings.Fields(d.words) {
			k, ok := dsl.LookUp(w)
			if !ok {
				t.Errorf("%q is no word of the language", w)
				continue
			}
			shown[k.Word] = true
		}
		t.Run(d.words, func(t *testing.T) {
			for _, w := range strings.Fields(d.words) {
				if times(w, d.with) <= times(w, d.sans) {
					t.Errorf("%q is not what %q has and %q has not", w, d.with, d.sans)
				}
			}
			a, b := d.texts(t)
			if playsAlike(t, a, b) {
				t.Errorf("%q and %q play alike in\n%s", d.with, d.sans, a)
			}
		})
	}
	for _, k := range dsl.Keywords {
		if k.Tier != dsl.Worked && !shown[k.Word] && !slices.Contains(textWords, k.Word) {
			t.Errorf("no difference shows that %q has an effect", k.Word)
		}
	}
}
