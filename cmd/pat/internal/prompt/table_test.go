package prompt

import (
	"context"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"pat/interp/gametest"
	"pat/interp/table"
)

// Every game is played at the prompt and at the table: what is typed, be it a move, a command or
// nothing that can be done, leads to the same position, and all that the table says of it the
// prompt says, too.
func TestPromptSaysWhatTheTableSays(t *testing.T) {
	lines := 24
	if testing.Short() {
		lines = 6
	}
	for n, id := range gametest.Library().IDs() {
		t.Run(id, func(t *testing.T) {
			p := &Prompt{Session: session(t, id, 17), World: &desk{}}
			s := session(t, id, 17)
			tb := table.At(s).In(table.Voice{Short: true})
			r := rand.New(rand.NewPCG(uint64(n), 3))
			for i := range lines {
				line := typedAt(r, s.Moves(), i)
				a, done := p.Command(line), tb.Do(context.Background(), line, "")
				if a.Search != nil {
					a = a.Search.Run(context.Background())()
				}
				if p.Session.State.Key() != s.State.Key() || !slices.Equal(p.Session.Made(), s.Made()) {
					t.Fatalf("%s: the prompt made %v, the table %v", line, p.Session.Made(), s.Made())
				}
				standing, _ := tb.Standing()
				under := p.Standing()
				said := strings.Join(append(append(a.Say, a.Text), under.Say...), " ")
				for _, x := range append(done.Say, standing...) {
					text := strings.TrimSuffix(x.Text, ".")
					if !strings.Contains(strings.Join(strings.Fields(said), " "), text) {
						t.Errorf("%s: the table says %q, the prompt %q", line, x.Text, said)
					}
				}
				if len(done.Choices) > 0 && len(a.Choices) > 0 && !slices.Equal(a.Choices, done.Choices) {
					t.Errorf("%s: the prompt offers %v, the table %v", line, a.Choices, done.Choices)
				}
			}
		})
	}
}

// typedAt is a line that somebody might type: mostly a legal move, at times one that is none.
func typedAt(r *rand.Rand, legal []string, i int) string {
	piles := []string{"t1", "t2", "t4", "f", "w", "c1", "r", "s"}
	switch {
	case i%5 == 1 || len(legal) == 0:
		return piles[r.IntN(len(piles))] + " " + piles[r.IntN(len(piles))]
	case i%8 == 3:
		return []string{"undo", "redo", "undo 2", "why", "auto", "why t1 t2"}[r.IntN(6)]
	}
	return legal[r.IntN(len(legal))]
}
