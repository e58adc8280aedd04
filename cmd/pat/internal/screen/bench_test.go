package screen

import (
	"math/rand/v2"
	"testing"

	tea "charm.land/bubbletea/v2"
)

// How long a key takes until the screen is drawn, in the games that take longest, after many moves.
func BenchmarkKeys(b *testing.B) {
	for _, id := range []string{"quadruple-klondike", "relaxed-cruel", "hit-or-miss", "spider"} {
		table := New(aPrompt(b, id, 17))
		table.Update(tea.WindowSizeMsg{Width: 80, Height: 24})
		r := rand.New(rand.NewPCG(8, 9))
		for range 1000 {
			if len(table.moves) == 0 {
				break
			}
			table.answer(table.p.Make(table.moves[r.IntN(len(table.moves))]))
		}
		for _, keys := range [][2]stroke{{"right", "left"}, {"space", "space"}, {"-", "="}} {
			b.Run(id+"/"+keys[0], func(b *testing.B) {
				for i := range b.N {
					table.Update(code(keys[i%2]))
					_ = table.View()
				}
			})
		}
	}
}
