package facts

import (
	"testing"

	"pat/dsl/cards"
	"pat/dsl/internal/judge"
	"pat/dsl/rules"
)

func TestAmounts(t *testing.T) {
	for _, c := range []struct {
		what      string
		got, want Amount
	}{
		{"plus", Amount{1, 3}.Plus(Amount{2, 5}), Amount{3, 8}},
		{"plus keeps its bound", Amount{1, Lots}.Plus(Amount{0, Lots}), Amount{1, Lots}},
		{"less", Amount{5, 7}.Less(Amount{1, 2}), Amount{3, 6}},
		{"less is never negative", Amount{0, 2}.Less(Amount{1, 5}), Amount{0, 1}},
		{"times", Amount{2, 3}.Times(Amount{4, 4}), Amount{8, 12}},
	} {
		if c.got != c.want {
			t.Errorf("%s: %v, want %v", c.what, c.got, c.want)
		}
	}
	if !Exactly(4).Exact() || (Amount{3, 4}).Exact() {
		t.Error("exact")
	}
}

func TestVerdicts(t *testing.T) {
	if CanTrue.not() != CanFalse || CanFalse.not() != CanTrue || either.not() != either {
		t.Error("not")
	}
	for _, c := range []struct{ a, b, want Verdict }{
		{CanTrue, CanTrue, CanTrue},
		{CanTrue, CanFalse, CanFalse},
		{either, CanTrue, either},
		{either, CanFalse, CanFalse},
		{either, either, either},
	} {
		if got := and2(c.a, c.b); got != c.want {
			t.Errorf("and2(%d, %d) = %d, want %d", c.a, c.b, got, c.want)
		}
	}
	for _, c := range []struct {
		n, lo, hi Amount
		want      Verdict
	}{
		{Exactly(3), Exactly(1), Exactly(5), CanTrue},
		{Exactly(3), Exactly(4), Exactly(5), CanFalse},
		{Amount{0, 9}, Exactly(4), Exactly(5), either},
		{Exactly(3), Amount{1, 4}, Exactly(Lots), either},
		{Amount{1, 2}, Exactly(3), Exactly(2), CanFalse},
	} {
		if got := between(c.n, c.lo, c.hi); got != c.want {
			t.Errorf("between(%v, %v, %v) = %d, want %d", c.n, c.lo, c.hi, got, c.want)
		}
	}
}

func TestSeveral(t *testing.T) {
	if got := several([]string{"a", "b", "c", "d", "e", "f"}); got != "a, b, c, d and 2 more" {
		t.Errorf("six names are shown as %q", got)
	}
}

// setup is a game of one pack and nothing else.
func setup(t *testing.T) *Setup {
	t.Helper()
	s, ds := rules.Load(&rules.Library{}, "test.pat", []byte("game One\n\ndeal\n  rest to stock\n"))
	if ds.Errors() > 0 {
		t.Fatal(ds[0].Message)
	}
	return New(judge.New(s), s.Defaults())
}

func TestSetsOfCards(t *testing.T) {
	g := setup(t)
	pack := g.Pack()
	thirteen := g.totalling(13, 2, 2, pack)
	if thirteen.Has(cards.OfRank(12).First()) || thirteen != pack&^cards.OfRank(12) {
		t.Errorf("pairs totalling 13 leave out %s", g.Show(pack&^thirteen))
	}
	if m := g.totalling(2, 2, 2, pack); m != cards.OfRank(0)&pack {
		t.Errorf("two aces total 2, not %s", g.Show(m))
	}
	if m := g.totalling(40, 2, 3, pack); m != 0 {
		t.Errorf("three cards total 39 at most, not %s", g.Show(m))
	}
	same := &rules.Relation{Like: rules.Same, Of: rules.RankSort}
	if m := g.relatedSets(same, 4, pack); m != pack {
		t.Errorf("four of a rank: %s", g.Show(m))
	}
	if m := g.relatedSets(same, 5, pack); m != 0 {
		t.Errorf("five of a rank: %s", g.Show(m))
	}
}
