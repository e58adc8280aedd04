package prose

import (
	"slices"
	"strings"
	"testing"

	"pat/dsl"
)

// playground has something of every kind, for single words to change.
const playground = `game Playground
decks 2
option n 1 or 2
counter k 0 to 5

deal
  4 to each tableau
  1 to waste
  rest to stock

foundations 8
  base ace
  build up in suit

tableau 6
  build down in suit
  move 1 card
  spaces take any card

tableau grid 3 rows of 4
  build none
  spaces stay empty

reserve 6
  at most 9 cards

cells 2

stock
  turn 1 to waste
  redeals 1

waste

discard
  takes queen

may spin
  1 from bottom of each tableau to top of source

after turn
  add 1 to k

win when foundations full
`

// edited is the playground after some edits, separated by " ;; ":
//
//	LINE => NEW / NEW    other lines instead of one
//	LINE +> NEW / NEW    lines behind one
func edited(t *testing.T, edits string) string {
	t.Helper()
	text := apply(playground, edits)
	if text == "" {
		t.Fatalf("bad edit %q", edits)
	}
	return text
}

// apply makes edits, or returns "" if one cannot be made.
func apply(text, edits string) string {
	lines := strings.Split(text, "\n")
	for e := range strings.SplitSeq(edits, " ;; ") {
		if e == "" {
			continue
		}
		keep := true
		old, with, ok := strings.Cut(e, " +> ")
		if !ok {
			keep = false
			old, with, ok = strings.Cut(e, " => ")
		}
		i := slices.IndexFunc(lines, func(l string) bool { return strings.TrimSpace(l) == old })
		if !ok || i < 0 {
			return ""
		}
		indent := lines[i][:len(lines[i])-len(strings.TrimLeft(lines[i], " "))]
		var in []string
		if keep {
			in = append(in, lines[i])
		}
		for w := range strings.SplitSeq(with, " / ") {
			if w != "-" {
				in = append(in, indent+w)
			}
		}
		lines = slices.Concat(lines[:i], in, lines[i+1:])
	}
	return strings.Join(lines, "\n")
}

// noPlay are words whose lines have no effect on play, or that only say how files are made.
var noPlay = []string{"game", "also", "family", "variant", "without", "about", "author", "licence", "note"}

// changes says for each word a line with it and the same place without it, or with another word.
var changes = []struct{ word, with, without string }{
	{
		"source", "1 from bottom of each tableau to top of source => 1 from bottom of each tableau to top of source",
		"1 from bottom of each tableau to top of source => 1 from bottom of each tableau to waste",
	},
	{"decks", "decks 2 => decks 2", "decks 2 => -"},
	{"apart", "decks 2 => decks 2 apart", ""},
	{"ranks", "decks 2 +> ranks two to ace", ""},
	{"suits", "decks 2 +> suits hearts clubs", ""},
	{"suits", "base ace +> suits spades hearts clubs diamonds spades hearts clubs diamonds", ""},
	{"suits", "build down in suit => build down in other suits", ""},
	{
		"worth", "takes queen => takes pair totalling 10 ;; decks 2 +> worth 10 jack",
		"takes queen => takes pair totalling 10",
	},
	{"option", "option n 1 or 2 => option n 1 or 2", "option n 1 or 2 => -"},
	{"ask", "decks 2 +> ask q 2 numbers from 1 to 9", ""},
	{"numbers", "decks 2 +> ask q 2 numbers from 1 to 9", "decks 2 +> ask q 3 numbers from 1 to 9"},
	{"for", "decks 2 +> ask q 2 numbers from 1 to 9 for luck", "decks 2 +> ask q 2 numbers from 1 to 9"},
	{"counter", "counter k 0 to 5 +> counter m 0 to 2", ""},
	{"score", "win when foundations full +> score cards in waste", ""},
	{
		"least", "win when foundations full +> score least cards in waste",
		"win when foundations full +> score cards in waste",
	},
	{
		"times", "win when foundations full +> score 5 times cards in waste",
		"win when foundations full +> score cards in waste",
	},
	{"win", "win when foundations full +> win when stock empty", ""},
	{"lose", "win when foundations full +> lose when stock empty", ""},
	{"deal", "deal => deal", "deal => - ;; 4 to each tableau => - ;; 1 to waste => - ;; rest to stock => -"},
	{"may", "may spin => may spin", "may spin => - ;; 1 from bottom of each tableau to top of source => -"},
	{"redeal", "redeals 1 => - ;; may spin => may redeal", "redeals 1 => -"},
	{"after", "after turn => after turn", "after turn => - ;; add 1 to k => -"},
	{
		"after", "spaces take any card => spaces take up in suit after pile left",
		"spaces take any card => spaces take up in suit after pile right",
	},
	{"tableau", "turn 1 to waste => turn 1 to tableau 2", ""},
	{
		"foundations", "takes queen => takes queen from tableau ;; at most 9 cards +> plays only to foundations",
		"takes queen => takes queen from tableau ;; at most 9 cards +> plays only to discard",
	},
	{"reserve", "takes queen => takes queen from reserve", "takes queen => takes queen from cells"},
	{"cells", "takes queen => takes queen from cells", ""},
	{"stock", "takes queen => takes queen from stock", ""},
	{"waste", "takes queen => takes queen from waste", ""},
	{"discard", "discard => discard", "discard => - ;; takes queen => -"},
	{"rows", "tableau grid 3 rows of 4 => tableau grid 3 rows of 4", "tableau grid 3 rows of 4 => tableau grid 12"},
	{"base", "base ace => base ace", "base ace => base king"},
	{
		"base", "base ace => base rank of first card ;; spaces take any card => spaces take 1 below base",
		"base ace => base rank of first card",
	},
	{"build", "build down in suit +> build same rank", ""},
	{
		"order", "build up in suit => - ;; base ace => build in order ace to king in suit",
		"build up in suit => - ;; base ace => build in order ace to ten in suit",
	},
	{"none", "build down in suit => build none", "build down in suit => -"},
	{"spaces", "spaces take any card => spaces take any card", "spaces take any card => -"},
	{"spaces", "turn 1 to waste => turn 1 to waste when no spaces in tableau", ""},
	{"take", "spaces take any card => spaces take any card", "spaces take any card => spaces stay empty"},
	{"stay", "spaces take any card => spaces stay empty", "spaces take any card => -"},
	{"close", "spaces stay empty => spaces close up", ""},
	{"close", "add 1 to k => close up tableau", ""},
	{"takes", "at most 9 cards +> takes any card", ""},
	{"only", "at most 9 cards +> takes any card / takes only from waste", "at most 9 cards +> takes any card"},
	{"only", "at most 9 cards +> plays only to waste", ""},
	{"plays", "at most 9 cards +> plays only to waste", ""},
	{"plays", "1 to waste +> player plays 1 from tableau to foundations", ""},
	{
		"player", "1 to waste +> player plays 1 from tableau to foundations",
		"1 to waste +> player plays 1 from tableau to cells",
	},
	{"move", "move 1 card => move pile", "move 1 card => -"},
	{"move", "after turn => after move", ""},
	{"sequence", "move 1 card => move sequence", ""},
	{"sequence", "takes queen => takes sequence king to ace in suit", ""},
	{"sequence", "win when foundations full => win when tableau in sequence", ""},
	{"pile", "move 1 card => move pile", ""},
	{
		"pile", "spaces take any card => spaces take pile from pile right",
		"spaces take any card => spaces take any card from pile right",
	},
	{"any", "move 1 card => move any cards", ""},
	{"any", "build down in suit => build down in any suit", ""},
	{"any", "base ace => base any card", ""},
	{"free", "move 1 card => move sequence by free cells", "move 1 card => move sequence"},
	{"swap", "move 1 card +> swap same rank", ""},
	{"swap", "after turn => after swap", ""},
	{"with", "move 1 card +> swap red with black", "move 1 card +> swap red"},
	{
		"exposed", "4 to each tableau => 4 to each tableau face down ;; move 1 card +> exposed card stays down",
		"4 to each tableau => 4 to each tableau face down",
	},
	{
		"stays", "4 to each tableau => 4 to each tableau face down ;; move 1 card +> exposed card stays down",
		"4 to each tableau => 4 to each tableau face down",
	},
	{"worry", "base ace +> worry back", ""},
	{"back", "base ace +> worry back", ""},
	{"turn", "turn 1 to waste => turn 1 to waste", "turn 1 to waste => -"},
	{"turn", "after turn => after turn", "after turn => after redeal"},
	{"redeals", "redeals 1 => redeals 1", "redeals 1 => -"},
	{"unlimited", "redeals 1 => redeals unlimited", ""},
	{"shuffled", "redeals 1 => redeals 1 shuffled", ""},
	{"row", "takes queen => takes queen from row 1 of grid", "takes queen => takes queen from grid"},
	{"row", "build none => build any card when in same row", "build none => build any card"},
	{
		"row", "tableau grid 3 rows of 4 => tableau grid ;; build none => build none / row * . * / row . * .",
		"tableau grid 3 rows of 4 => tableau grid ;; build none => build none / row * . *",
	},
	{"column", "takes queen => takes queen from column 1 of grid", "takes queen => takes queen from row 1 of grid"},
	{"covered", "tableau grid 3 rows of 4 => tableau grid ;; build none => build none / row * . * / row . * . / " +
		"covered by next row", "tableau grid 3 rows of 4 => tableau grid ;; build none => build none / row * . * / " +
		"row . * ."},
	{"covered", "takes queen => takes queen when pile covered", ""},
	{"next", "tableau grid 3 rows of 4 => tableau grid ;; build none => build none / row * . * / row . * . / " +
		"covered by next row", "tableau grid 3 rows of 4 => tableau grid ;; build none => build none / row * . * / " +
		"row . * ."},
	{"home", "build none => build none / home king", ""},
	{"home", "win when foundations full => win when tableau home", ""},
	{"home", "add 1 to k => gather tableau but home cards", "add 1 to k => gather tableau"},
	{"most", "at most 9 cards => at most 9 cards", "at most 9 cards => -"},
	{
		"most", "win when foundations full => win when at most 3 cards in stock",
		"win when foundations full => win when at least 3 cards in stock",
	},
	{
		"least", "win when foundations full => win when cards in stock is at least 3",
		"win when foundations full => win when cards in stock is 3",
	},
	{"pair", "takes queen => takes pair same rank", "takes queen => takes 3 cards same rank"},
	{"set", "takes queen => takes set jack queen king", ""},
	{"set", "add 1 to k => set k to 1", ""},
	{
		"hands", "spaces stay empty => spaces stay empty / hands each row / score 3 for pair same rank",
		"spaces stay empty => spaces stay empty / hands each column / score 3 for pair same rank",
	},
	{
		"hands", "spaces stay empty => spaces stay empty / hands each row / score 3 for each pair same rank ;; " +
			"win when foundations full => win when hands is 2",
		"spaces stay empty => spaces stay empty / hands each row / score 3 for pair same rank ;; " +
			"win when foundations full => win when hands is 2",
	},
	{"totalling", "takes queen => takes pair totalling 13", "takes queen => takes pair same rank"},
	{"from", "takes queen => takes queen from waste", ""},
	{"to", "move 1 card => move 1 card / move pile to foundations", "move 1 card => move 1 card / move pile"},
	{"to", "takes queen => takes two to five", "takes queen => takes two or five"},
	{
		"at", "spaces take any card => spaces take any card from waste at once",
		"spaces take any card => spaces take any card from waste once",
	},
	{"once", "spaces take any card => spaces take any card once", ""},
	{
		"once", "spaces take any card => spaces take any card from waste at once",
		"spaces take any card => spaces take any card from waste",
	},
	{
		"twice", "spaces take any card => spaces take any card twice",
		"spaces take any card => spaces take any card once",
	},
	{"times", "may spin => may spin 3 times", ""},
	{
		"times", "tableau grid 3 rows of 4 => tableau grid ;; build none => build none / row 3 times * .",
		"tableau grid 3 rows of 4 => tableau grid ;; build none => build none / row * .",
	},
	{"when", "takes queen => takes queen when stock empty", ""},
	{"until", "takes queen => takes queen until stock empty", "takes queen => takes queen when stock empty"},
	{"in", "takes queen => takes queen in pass 1", ""},
	{
		"in", "win when foundations full => win when king in waste",
		"win when foundations full => win when king in discard",
	},
	{"on", "win when foundations full => win when king on foundations", ""},
	{
		"and", "win when foundations full => win when stock empty and waste empty",
		"win when foundations full => win when stock empty or waste empty",
	},
	{"and", "move 1 card => move sequence by free cells and spaces", "move 1 card => move sequence by free cells"},
	{"or", "takes queen => takes queen or king", ""},
	{"but", "takes queen => takes any card but king", "takes queen => takes any card"},
	{"but", "1 to waste => 1 to waste but king to reserve 1", ""},
	{
		"not", "win when foundations full => win when not stock empty",
		"win when foundations full => win when stock empty",
	},
	{
		"no", "win when foundations full => win when no king in waste",
		"win when foundations full => win when king in waste",
	},
	{
		"all", "win when foundations full => win when all kings on foundations",
		"win when foundations full => win when king on foundations",
	},
	{
		"all", "build down in suit => build up or down in suit all one way",
		"build down in suit => build up or down in suit one way",
	},
	{"all", "add 1 to k => all from waste to reserve 1", "add 1 to k => 1 from waste to reserve 1"},
	{
		"is", "takes queen => takes any card when pile number is 1 3",
		"takes queen => takes any card when pile number is 1 to 3",
	},
	{"is", "takes queen => takes any card when rank is king", "takes queen => takes any card when rank is queen"},
	{"empty", "4 to each tableau => 4 to each empty tableau", ""},
	{"nonempty", "4 to each tableau => 4 to each nonempty tableau", "4 to each tableau => 4 to each empty tableau"},
	{
		"full", "win when foundations full => win when foundations full",
		"win when foundations full => win when foundations empty",
	},
	{"face", "4 to each tableau => 4 to each tableau face down", ""},
	{"face", "add 1 to k => face up reserve", ""},
	{"face", "win when foundations full => win when tableau face up", ""},
	{"up", "build up in suit => build up in suit", "build up in suit => build down in suit"},
	{"down", "build down in suit => build down in suit", "build down in suit => build up in suit"},
	{"top", "4 to each tableau => 4 to each tableau top face up", ""},
	{
		"top", "1 from bottom of each tableau to top of source => 1 from bottom of each tableau to top of source",
		"1 from bottom of each tableau to top of source => 1 from bottom of each tableau to bottom of source",
	},
	{"top", "redeals 1 +> top card face up", ""},
	{
		"bottom", "1 from bottom of each tableau to top of source => 1 from bottom of each tableau to waste",
		"1 from bottom of each tableau to top of source => 1 from each tableau to waste",
	},
	{"bottom", "at most 9 cards +> takes any card at bottom", "at most 9 cards +> takes any card"},
	{"by", "build down in suit => build down by 2 in suit", ""},
	{"wrapping", "build down in suit => build down in suit wrapping", ""},
	{"suit", "build down in suit => build down in suit", "build down in suit => build down in colour"},
	{
		"suit", "takes queen => takes any card when suit is hearts",
		"takes queen => takes any card when colour is colour of top",
	},
	{"alternating", "build down in suit => build down in alternating colours", ""},
	{"colour", "build down in suit => build down in colour", ""},
	{"colours", "build down in suit => build down in alternating colours", ""},
	{"other", "build down in suit => build down in other suits", ""},
	{
		"other", "takes queen => takes any card when same rank in other tableau",
		"takes queen => takes any card when same rank in tableau",
	},
	{"same", "build down in suit => build same rank", "build down in suit => build other rank"},
	{"as", "takes queen => takes same rank as waste", "takes queen => takes same rank as reserve 1"},
	{"rank", "build down in suit => build same rank", "build down in suit => build same suit"},
	{"one", "build down in suit => build up or down in suit one way", "build down in suit => build up or down in suit"},
	{"way", "build down in suit => build up or down in suit one way", "build down in suit => build up or down in suit"},
	{
		"either", "build down in suit => build up or down in suit either way",
		"build down in suit => build up or down in suit",
	},
	{"higher", "build down in suit => build any higher in suit", "build down in suit => build any lower in suit"},
	{"lower", "build down in suit => build any lower in suit", "build down in suit => build any card"},
	{"red", "takes queen => takes red queen", ""},
	{"black", "takes queen => takes black queen", "takes queen => takes red queen"},
	{
		"playable", "win when foundations full => win when no playable card in waste",
		"win when foundations full => win when no card in waste",
	},
	{"card", "base ace => base rank of first card", ""},
	{"card", "takes queen => takes any card when card is red", "takes queen => takes any card when top is red"},
	{"cards", "move 1 card => move any cards", "move 1 card => move any 1 card"},
	{"first", "turn 1 to waste => turn 1 to first empty tableau", "turn 1 to waste => turn 1 to last empty tableau"},
	{"last", "turn 1 to waste => turn 1 to last empty tableau", "turn 1 to waste => turn 1 to each empty tableau"},
	{"last", "add 1 to k => gather tableau last pile first", "add 1 to k => gather tableau"},
	{"each", "turn 1 to waste => turn 1 to each tableau", "turn 1 to waste => turn 1 to first empty tableau"},
	{
		"own", "spaces take any card => spaces take any card from own reserve",
		"spaces take any card => spaces take any card from reserve",
	},
	{
		"nearest", "add 1 to k => 1 from nearest nonempty reserve to each tableau",
		"add 1 to k => 1 from first nonempty reserve to each tableau",
	},
	{
		"its", "add 1 to k => 1 from bottom of each tableau to its top",
		"add 1 to k => 1 from bottom of each tableau to source",
	},
	{
		"layer", "base ace +> takes only when no other suit in layer",
		"base ace +> takes only when no other suit in pile",
	},
	{
		"left", "spaces take any card => spaces take any card from pile left",
		"spaces take any card => spaces take any card from pile right",
	},
	{"right", "spaces take any card => spaces take any card from pile right", ""},
	{"above", "base ace => base 1 above n", "base ace => base n"},
	{"above", "build none => build any card from pile above", "build none => build any card from pile below"},
	{"below", "build none => build any card from pile below", "build none => build any card from pile left"},
	{"number", "base ace => base pile number", ""},
	{"pass", "turn 1 to waste => turn 1 to waste in pass 1", ""},
	{"pass", "turn 1 to waste => turn pass to waste", ""},
	{"minus", "turn 1 to waste => turn 4 minus pass to waste", "turn 1 to waste => turn 4 to waste"},
	{
		"touching", "takes queen => takes pair same rank from grid when touching",
		"takes queen => takes pair same rank from grid",
	},
	{
		"beside", "takes queen => takes pair same rank from grid when beside",
		"takes queen => takes pair same rank from grid when touching",
	},
	{"rest", "rest to stock => rest to each reserve", ""},
	{"bases", "1 to waste => bases to foundations", ""},
	{"a", "4 to each tableau => 4 at a time to each tableau", ""},
	{"time", "4 to each tableau => 4 at a time to each tableau", ""},
	{
		"alternately", "4 to each tableau => 4 to each tableau alternately face down",
		"4 to each tableau => 4 to each tableau face down",
	},
	{
		"new", "4 to each tableau => 40 to tableau new pile at king",
		"4 to each tableau => 40 to tableau new pile at queen",
	},
	{
		"replaced", "1 to waste => 1 to waste but king to reserve 1 replaced",
		"1 to waste => 1 to waste but king to reserve 1",
	},
	{"gather", "add 1 to k => gather tableau", "add 1 to k => gather reserve"},
	{"shuffle", "add 1 to k => shuffle", ""},
	{"add", "add 1 to k => add 1 to k", "add 1 to k => set k to 1"},
	{"of", "takes queen => takes queen of hearts", ""},
	{"ace", "takes queen => takes ace", ""},
	{"two", "takes queen => takes two", ""},
	{"three", "takes queen => takes three", ""},
	{"four", "takes queen => takes four", ""},
	{"five", "takes queen => takes five", ""},
	{"six", "takes queen => takes six", ""},
	{"seven", "takes queen => takes seven", ""},
	{"eight", "takes queen => takes eight", ""},
	{"nine", "takes queen => takes nine", ""},
	{"ten", "takes queen => takes ten", ""},

	{"jack", "takes queen => takes jack", ""},
	{"queen", "takes queen => takes queen", "takes queen => takes king"},
	{"king", "takes queen => takes king", ""},
	{"spades", "takes queen => takes spades", ""},
	{"hearts", "takes queen => takes hearts", ""},
	{"clubs", "takes queen => takes clubs", ""},
	{"diamonds", "takes queen => takes diamonds", ""},
}

// Every word of the language that has an effect on play is told: without it, or with another, the
// prose is another.
func TestEveryKeywordIsTold(t *testing.T) {
	tried := map[string]bool{}
	for _, c := range changes {
		tried[c.word] = true
		t.Run(c.word, func(t *testing.T) {
			with, without := edited(t, c.with), edited(t, c.without)
			if !slices.Contains(strings.Fields(with), c.word) {
				t.Fatalf("%q does not have the word", c.with)
			}
			a, b := told(t, sheet(t, with)), told(t, sheet(t, without))
			proofread(t, a)
			proofread(t, b)
			if a == b {
				t.Errorf("%q is told like %q", c.with, c.without)
			}
		})
	}
	for _, k := range dsl.Keywords {
		if k.Tier != dsl.Worked && !tried[k.Word] && !slices.Contains(noPlay, k.Word) {
			t.Errorf("no sheet tries the word %q", k.Word)
		}
	}
}
