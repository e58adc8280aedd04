package deal

import (
	"testing"

	"pat/dsl/cards"
	"pat/dsl/internal/facts"
	"pat/dsl/internal/judge"
	"pat/dsl/rules"
)

func TestCounted(t *testing.T) {
	s, ds := rules.Load(&rules.Library{}, "test.pat", []byte("game One\n\ndeal\n  rest to stock\n"))
	if ds.Errors() > 0 {
		t.Fatal(ds[0].Message)
	}
	g := &dealer{facts.New(judge.New(s), s.Defaults()), &judge.Findings{}}
	if got := g.counted(cards.OfRank(0), 1); got != "one of the aces" {
		t.Errorf("counted = %q", got)
	}
}
