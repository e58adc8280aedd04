package solve

import (
	"context"
	"strings"
	"testing"
)

// Deals for which a search by the rules as they are takes millions of positions, or hundreds of
// millions, are decided soon by kinder rules.
func TestKinderProof(t *testing.T) {
	for _, c := range []struct{ game, deal, reason string }{
		{"streets-and-alleys", "solvitaire:45", "built alike change places"},
		{"beleaguered-castle", "solvitaire:56", "built alike change places"},
		{"klondike", "solvitaire:31", "turned as one likes"},
	} {
		rep := search(context.Background(), peerDeal(t, peer(t, c.game), c.deal), Limits{Positions: 4_000_000})
		if rep.Verdict != Unwinnable || !strings.Contains(rep.Reason, c.reason) {
			t.Errorf("%s %s is %s: %s", c.game, c.deal, rep.Verdict, rep.Reason)
		}
	}
}
