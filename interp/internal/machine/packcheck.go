package machine

import (
	"fmt"
	"strings"

	"pat/dsl/cards"
)

// notThePack tells which cards are there too often or, of a whole pack, not often enough; it is nil
// if none are.
func (g *Game) notThePack(have *[cards.Kinds]int, partial bool) error {
	var wrong []string
	for k := range cards.Kind(cards.Kinds) {
		want := 0
		if g.Pack.Has(k) {
			want = g.Pack.Decks
		}
		switch n := have[k]; {
		case n == want || n < want && partial:
		case n == 0:
			wrong = append(wrong, fmt.Sprintf("%s is missing", k))
		case want == 0:
			wrong = append(wrong, fmt.Sprintf("%s is no card of it", k))
		default:
			wrong = append(wrong, fmt.Sprintf("%s is there %s, not %s", k, times(n), times(want)))
		}
	}
	if len(wrong) == 0 {
		return nil
	}
	if n := len(wrong); n > 4 {
		wrong = append(wrong[:4], fmt.Sprintf("and %d more cards are wrong", n-4))
	}
	return fmt.Errorf("this is not the pack of %s: %s", g.Sheet.Title, strings.Join(wrong, "; "))
}

func times(n int) string {
	switch n {
	case 1:
		return "once"
	case 2:
		return "twice"
	}
	return fmt.Sprintf("%d times", n)
}
