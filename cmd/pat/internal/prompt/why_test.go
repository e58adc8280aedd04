package prompt

import (
	"io/fs"
	"strings"
	"testing"

	"pat/games"
)

// shipped is the text of a game of the library.
func shipped(t testing.TB, id string) string {
	t.Helper()
	text, err := fs.ReadFile(games.FS, id+".pat")
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

// What follows from a move by itself is told in the notation of moves, and `why` tells the line of
// each, so that lines with `at once` can be told apart.
func TestWhatHappenedByItself(t *testing.T) {
	for _, c := range []struct{ name, game, board, input, want string }{
		{
			"the fuller reserve", "gate", "r1: 2D 9H\nr2: 3C\n" + gate, "t1 t2\n", "By itself: r1 t1.\n",
		},
		{
			"the first of three lines", "gate", "r1: 2D 9H\nr2: 3C\n" + gate, "t1 t2\nwhy r1 t1\n",
			"By itself r1 t1:\n    `spaces take any card from reserve 1 at once when cards in reserve 1 is at least",
		},
		{
			"the second", "gate", "r2: 3C\n" + gate,
			"t1 t2\nwhy\n", "By itself r2 t1:\n    `spaces take any card from reserve 2 at once` (test.pat:21)\n",
		},
		{
			"the third", "gate", "w: 3C 5C\n" + gate,
			"t1 t2\nwhy\n",
			"By itself w t1:\n    `spaces take any card from waste at once when reserve empty` (test.pat:22)\n",
		},
		{"a card turns up", "klondike", "t1: (9H) 7S\nt2: 8H\n", "t1 t2\n", "9H turns up on t1.\n"},
		{
			"by no line", "klondike", "t1: (9H) 7S\nt2: 8H\n", "t1 t2\nwhy\n",
			"t1 t2 was made by these lines:\n    `move sequence` (test.pat:18)\n    `build down in " +
				"alternating colours` (test.pat:17)\n" +
				"By itself 9H turns up on t1: an uncovered card does, no line says otherwise.\n",
		},
		{
			"a run of thirteen", "spider",
			"t1: (9H) KS QS JS 10S 9S 8S 7S 6S 5S 4S 3S 2S\nt2: AS\n", "t2 t1\n",
			"By itself: t1 f1 13, 9H turns up on t1.\n",
		},
		{"a row that closes up", "accordion", accordion, "t3 t2\n", "By itself: t4–t6 close up.\n"},
		{"a row of two", "accordion", "t1: 9S\nt2: 7H\nt3: 7C\nt4: 2D\n", "t3 t2\n", "By itself: t4 t3.\n"},
		{"a row, asked", "accordion", accordion, "t3 t2\nwhy\n", "By itself t4–t6 close up:\n    `spaces close up`"},
		{
			"a card that goes nowhere", "klondike", "t1: 7S\nt2: 8S\nt3: 9S\nf1: AH\n", "why 7s\n",
			"\nTo t2, t3: 7S does not go on 8S or 9S:\n    `build down in alternating",
		},
		{
			"a covered one", "pyramid", "t16: 6H\nt22: JH\nt23: JD\nt24: 9C\n", "why 6h\n",
			"t16: 6H is covered by JH and JD:\n    `covered by next row`",
		},
		{
			"whom it would go with", "pyramid", "t17: 2S\nt22: JH\nt23: 6D\nt24: 9C\n", "why jh\n",
			"With t17: 2S is covered by 6D and 9C:\n    `covered by next row`",
		},
		{
			"a legal move", "klondike", "t1: 7S\nt2: 8H\n", "why t1 t2\n",
			"t1 t2 is legal by these lines:\n    `move sequence`",
		},
		{
			"a refused one", "klondike", "t1: 7S\nt2: 8S\n", "why t1 t2\n",
			"t1 t2: 7S does not go on 8S; a red 7 does:\n    `build",
		},
		{
			"one made before", "klondike", "t1: 7S\nt2: 8H\nt3: 9S\n", "t1 t2\nt2 t3\nwhy t1 t2\n",
			"That is move 1 of the game.\nt1 t2 was made by these lines:",
		},
		{
			"the end", "bakers-dozen", won, "t1 f\nwhy\n",
			"The game is won:\n    `win when foundations full` (test.pat:18)",
		},
		{"nothing yet", "klondike", "t1: 7S\nt2: 8H\n", "why\n", "Nothing has been done yet"},
	} {
		t.Run(c.name, func(t *testing.T) {
			if out := typed(t, shipped(t, c.game), c.board, c.input); !strings.Contains(out, c.want) {
				t.Errorf("no %q in\n%s", c.want, out)
			}
		})
	}
}

// accordion is the beginning of a row.
const accordion = "t1: 9S\nt2: 7H\nt3: 7C\nt4: 2D\nt5: 3S\nt6: 10H\n"

// gate is a tableau without spaces.
const gate = "t1: 7S\nt2: 8H\nt3: KS\nt4: KC\nt5: KH\nt6: KD\nt7: QS\nt8: QC\n"

// won is a board of Baker's Dozen with one card to go.
const won = "f1: AS 2S 3S 4S 5S 6S 7S 8S 9S 10S JS QS KS\nf2: AH 2H 3H 4H 5H 6H 7H 8H 9H 10H JH QH KH\n" +
	"f3: AD 2D 3D 4D 5D 6D 7D 8D 9D 10D JD QD KD\nf4: AC 2C 3C 4C 5C 6C 7C 8C 9C 10C JC QC\nt1: KC\n"
