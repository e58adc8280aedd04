package solve

import (
	"fmt"
	"slices"
	"sync"
	"testing"

	"pat/dsl/rules"
	"pat/interp"
)

// A search comes to the same whatever was searched before in the same game, although it works with
// the states, tables and lists that earlier ones have done with: the same verdict, line, effort and
// memory as in a game that was compiled for it alone, also while others search.
func TestSolveAgain(t *testing.T) {
	if testing.Short() {
		t.Skip("searches twice")
	}
	const deals = 4
	limits := func(deal uint64) Limits {
		return Limits{Positions: 3000 * int64(deal), Seed: deal, Memory: 8 << 20, Rough: deal%2 == 0}
	}
	told := func(rep Report) string {
		s := fmt.Sprint(rep.Verdict, rep.Reason, rep.Line, rep.Positions, rep.Memory)
		for _, st := range rep.Stats {
			s += fmt.Sprint(" ", st.Phase, st.Positions)
		}
		return s
	}
	for _, id := range []string{
		"freecell", "bakers-game", "klondike", "canfield", "spider", "accordion", "yukon", "black-hole", "montana",
		"penguin", "somerset",
	} {
		t.Run(id, func(t *testing.T) {
			search := func(g *interp.Game, deal uint64) string {
				s, err := g.Deal(deal, rules.Setting{})
				if err != nil {
					t.Error(err)
					return ""
				}
				return told(Solve(t.Context(), s, limits(deal)))
			}
			var want []string
			for deal := range uint64(deals) {
				want = append(want, search(played(t, peer(t, id)), deal+1))
			}
			g := played(t, peer(t, id))
			order := []uint64{3, 1, 4, 2, 4, 1, 3, 2}
			got := make([]string, len(order))
			for i, deal := range order[:deals] {
				got[i] = search(g, deal)
			}
			var together sync.WaitGroup
			for i, deal := range order[deals:] {
				together.Go(func() { got[deals+i] = search(g, deal) })
			}
			together.Wait()
			for i, deal := range order {
				if got[i] != want[deal-1] {
					t.Errorf("deal %d after %v:\n%s\nalone:\n%s", deal, order[:i], got[i], want[deal-1])
				}
			}
			if len(slices.Compact(slices.Sorted(slices.Values(want)))) == 1 {
				t.Error("all deals come to the same")
			}
		})
	}
}
