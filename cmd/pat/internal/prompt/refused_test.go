package prompt

import (
	"strings"
	"testing"
)

// What is refused is told by the labels and cards that the player sees: from which piles one takes
// cards, and which cards would go where the card below is no exception.
func TestRefusedInWordsOfTheBoard(t *testing.T) {
	p := &Prompt{Session: session(t, "accordion", 3), World: &desk{}}
	for _, c := range []struct{ line, want string }{
		{"t1 t5", "t1 t5: 4♥ may not go there from that pile; t5 takes cards only from t6 and t8."},
		{"2h 3s", "t6 t8: 2♥ may not go there from that pile; t8 takes cards only from t9 and t11."},
		{"t2 t1", "t2 t1: Q♦ does not go on 4♥; any other heart or another 4 does."},
		{"t10 t9", ""},
		{"t9 t8", "t9 t8: these cards do not go on 3♠; they would with any other spade or another 3 on top."},
	} {
		if said := strings.Join(p.Command(c.line).Say, "\n"); !strings.Contains(said, c.want) {
			t.Errorf("%s: %s", c.line, said)
		}
	}
}

// A card that fits none of some spaces is told what each of them takes, be it by that very card;
// one that may go somewhere at another time, where that would be.
func TestRefusedEverywhere(t *testing.T) {
	p := &Prompt{Session: session(t, "montana", 7), World: &desk{}}
	for _, c := range []struct{ line, want string }{
		{"7h", "7♥ may not fill t13, t21, t41, t51; t13 takes 8♥; t21 takes 9♠; t41 takes Q♣; t51 takes 8♦."},
		{"t12 t13", "7♥ may not fill that space; 8♥ may."},
		{"2h", "2♥ may not go to t13, t21, t41, t51 now."},
	} {
		if said := strings.Join(p.Command(c.line).Say, "\n"); !strings.Contains(said, c.want) {
			t.Errorf("%s: %s", c.line, said)
		}
	}
}

// Cards in words are no slip for a command.
func TestRefusedInWords(t *testing.T) {
	p := &Prompt{Session: session(t, "klondike", 7), World: &desk{}}
	for _, c := range []struct{ line, want string }{
		{"seven of hearts on eight of clubs", "7♥ does not lie open."},
		{"Queen hearts onto king spades", "Q♥ does not lie open."},
		{"seven on eight", "no such cards go there now."},
		{"q of spades on k of hearts", "Q♠ does not lie open."},
		{"Q of spades", "Q♠ does not lie open."},
		{"q on k", "no such cards go there now."},

		{"tableau 13 to tableau 3", "There is no pile tableau13: tableau has t1 to t7."},
	} {
		if said := strings.Join(p.Command(c.line).Say, "\n"); !strings.Contains(said, c.want) {
			t.Errorf("%s: %s", c.line, said)
		}
	}
}

// Whatever is tried in a game that is lost, it is told that it is, and what can be done.
func TestRefusedWhereLost(t *testing.T) {
	text := "game Short\ndeal\n  rest to stock\nstock\n  turn 1 to waste\nwaste\nwin when 52 cards in waste\n"
	const end = "No move is left: the game is lost.\n" +
		"`undo` takes moves back, `restart` all of them, `new` deals another game.\n"
	for _, line := range []string{"turn", "w s", "hint", "moves", "auto", "demo"} {
		out := typed(t, text, "s: (5H)", "turn\n"+line+"\n")
		if n := strings.Count(out, end); n != 2 {
			t.Errorf("%s: it is said %d times:\n%s", line, n, out)
		}
	}
}

// Where a game begins with an action, and nothing else can be done, that is told.
func TestTheOnlyBeginning(t *testing.T) {
	const only = "`begin` is the only move now.\n"
	out := run(t, "travellers", "t1 t2\nbegin\n")
	if !strings.Contains(out, only+"Type a move") || !strings.Contains(out, "never moves.\n"+only) {
		t.Errorf("it is not told:\n%s", out)
	}
	if n := strings.Count(out, only); n != 2 {
		t.Errorf("it is told %d times:\n%s", n, out)
	}
}
