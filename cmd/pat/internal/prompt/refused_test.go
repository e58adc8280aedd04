package prompt

import (
	"strings"
	"testing"
)

// What is refused is told by the labels and cards that the player sees: from which piles one takes
// cards, and which cards would go where the card below is no exception.
func TestRefusedInWordsOfTheBoard(t *testing.T) {
	p := &Prompt{Session: session(t, "accordion", 3), Table: &desk{}}
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
