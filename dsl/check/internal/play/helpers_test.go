package play

import (
	"testing"

	"pat/dsl"
	"pat/dsl/cards"
	"pat/dsl/check/internal/judge"
	"pat/dsl/rules"
)

func TestAmounts(t *testing.T) {
	for _, c := range []struct {
		what      string
		got, want amount
	}{
		{"plus", amount{1, 3}.plus(amount{2, 5}), amount{3, 8}},
		{"plus keeps its bound", amount{1, lots}.plus(amount{0, lots}), amount{1, lots}},
		{"less", amount{5, 7}.less(amount{1, 2}), amount{3, 6}},
		{"less is never negative", amount{0, 2}.less(amount{1, 5}), amount{0, 1}},
		{"times", amount{2, 3}.times(amount{4, 4}), amount{8, 12}},
	} {
		if c.got != c.want {
			t.Errorf("%s: %v, want %v", c.what, c.got, c.want)
		}
	}
	if !exactly(4).exact() || (amount{3, 4}).exact() {
		t.Error("exact")
	}
}

func TestVerdicts(t *testing.T) {
	if canTrue.not() != canFalse || canFalse.not() != canTrue || either.not() != either {
		t.Error("not")
	}
	for _, c := range []struct{ a, b, want verdict }{
		{canTrue, canTrue, canTrue},
		{canTrue, canFalse, canFalse},
		{either, canTrue, either},
		{either, canFalse, canFalse},
		{either, either, either},
	} {
		if got := and2(c.a, c.b); got != c.want {
			t.Errorf("and2(%d, %d) = %d, want %d", c.a, c.b, got, c.want)
		}
	}
	for _, c := range []struct {
		n, lo, hi amount
		want      verdict
	}{
		{exactly(3), exactly(1), exactly(5), canTrue},
		{exactly(3), exactly(4), exactly(5), canFalse},
		{amount{0, 9}, exactly(4), exactly(5), either},
		{exactly(3), amount{1, 4}, exactly(lots), either},
		{amount{1, 2}, exactly(3), exactly(2), canFalse},
	} {
		if got := between(c.n, c.lo, c.hi); got != c.want {
			t.Errorf("between(%v, %v, %v) = %d, want %d", c.n, c.lo, c.hi, got, c.want)
		}
	}
}

func TestWording(t *testing.T) {
	for _, c := range []struct{ got, want string }{
		{judge.And([]string{"a"}), "a"},
		{judge.And([]string{"a", "b"}), "a and b"},
		{judge.Or([]string{"a", "b", "c"}), "a, b or c"},
		{judge.Or(nil), ""},
		{dsl.Many(1, "card"), "1 card"},
		{dsl.Many(0, "card"), "0 cards"},
		{judge.Sum([]int{4, 0, 48}), "4 + 48 = 52"},
		{judge.Sum([]int{4}), "4"},
		{several([]string{"a", "b", "c", "d", "e", "f"}), "a, b, c, d and 2 more"},
	} {
		if c.got != c.want {
			t.Errorf("%q, want %q", c.got, c.want)
		}
	}
}

// of makes the first setup of a rule file, with what may come where found out.
func of(t *testing.T, text string) *setup {
	t.Helper()
	s, ds := rules.Load(&rules.Library{}, "test.pat", []byte(text))
	if ds.Errors() > 0 {
		t.Fatal(ds[0].Message)
	}
	g := combinations(judge.New(s))[0]
	g.dealOut()
	g.flow()
	return g
}

const house = `game House

deal
  1 2 3 4 5 6 7 to tableau top face up
  rest to stock

foundations 4
  base ace
  build up in suit

tableau 7
  build down in alternating colours
  move sequence
  spaces take king

stock
  turn 1 to waste
  redeals 2

waste

win when foundations full
`

func TestShow(t *testing.T) {
	g := of(t, house)
	kings, aces := cards.OfRank(12), cards.OfRank(0)
	for _, c := range []struct {
		m    cards.Mask
		want string
	}{
		{kings, "kings"},
		{aces | kings, "aces and kings"},
		{cards.OfSuit(cards.Hearts), "hearts"},
		{cards.OfSuit(cards.Hearts) & kings, "king of hearts"},
		{cards.All, "cards"},
	} {
		if got := g.show(c.m); got != c.want {
			t.Errorf("show = %q, want %q", got, c.want)
		}
	}
	if got := g.counted(aces, 1); got != "one of the aces" {
		t.Errorf("counted = %q", got)
	}
	if got := g.oneOf(aces | kings); got != "ace or king" {
		t.Errorf("oneOf = %q", got)
	}
}

func TestSetsOfCards(t *testing.T) {
	g := of(t, house)
	pack := g.pack()
	thirteen := g.totalling(13, 2, 2, pack)
	if thirteen.Has(cards.OfRank(12).First()) || thirteen != pack&^cards.OfRank(12) {
		t.Errorf("pairs totalling 13 leave out %s", g.show(pack&^thirteen))
	}
	if m := g.totalling(2, 2, 2, pack); m != cards.OfRank(0)&pack {
		t.Errorf("two aces total 2, not %s", g.show(m))
	}
	if m := g.totalling(40, 2, 3, pack); m != 0 {
		t.Errorf("three cards total 39 at most, not %s", g.show(m))
	}
	same := &rules.Relation{Like: rules.Same, Of: rules.RankSort}
	if m := g.relatedSets(same, 4, pack); m != pack {
		t.Errorf("four of a rank: %s", g.show(m))
	}
	if m := g.relatedSets(same, 5, pack); m != 0 {
		t.Errorf("five of a rank: %s", g.show(m))
	}
	// Jacks leave with queens only, and one queen is gone.
	queens := cards.OfRank(11) &^ (cards.OfSuit(cards.Hearts) & cards.OfRank(11))
	some, others := g.unpaired(func(k cards.Kind) cards.Mask {
		if k.Rank() == 10 {
			return queens
		}
		return cards.OfRank(10)
	}, cards.OfRank(10)|queens)
	if g.copies(some|others) != 7 {
		t.Errorf("unpaired: %s and %s", g.show(some), g.show(others))
	}
}

func TestLengths(t *testing.T) {
	g := of(t, house)
	z := g.Sheet.Unnamed(dsl.Foundations)
	if n, known, bounded := g.length(z, 0); n != 13 || !known || !bounded {
		t.Errorf("a foundation has %d cards, %v, %v", n, known, bounded)
	}
	if _, _, bounded := g.length(g.Sheet.Unnamed(dsl.Tableau), 0); bounded {
		t.Error("a tableau pile has a bound")
	}
	if m := g.closure(z, 0); m != g.pack() {
		t.Errorf("what can lie on a foundation: %s", g.show(m))
	}
	down := g.related(&rules.Relation{Down: true, Suits: rules.InSuit}).on
	for n, want := range map[int]bool{1: true, 13: true, 14: false} {
		if got := g.runs(&down, n); got != want {
			t.Errorf("%d cards down in suit: %v", n, got)
		}
	}
}

func TestConditions(t *testing.T) {
	judged := func(text string, at func(*setup) *view) verdict {
		g := of(t, house+"\nlose when "+text+"\n")
		return at(g).cond(g.Sheet.Lost[0].Cond)
	}
	for text, want := range map[string]verdict{
		"waste empty":                                     either,
		"waste empty and waste is not empty":              canFalse,
		"waste empty or waste is not empty":               canTrue,
		"cards in waste is at least 53":                   canFalse,
		"cards in waste is at most 52":                    canTrue,
		"in pass 3":                                       either,
		"in pass 4":                                       canFalse,
		"pass is 1 to 3":                                  canTrue,
		"8 spaces in tableau":                             canFalse,
		"at least 0 cards in stock":                       canTrue,
		"all cards in foundations and stock is not empty": canFalse,
		"30 cards in waste and 30 cards in stock":         canFalse,
		"cards in waste is 3 and cards in waste is 4":     canFalse,
	} {
		if got := judged(text, (*setup).inPlay); got != want {
			t.Errorf("%s: %d, want %d", text, got, want)
		}
	}
	start, deal := judged("waste empty", (*setup).atStart), judged("in pass 2", (*setup).inDeal)
	if start != canTrue || deal != canFalse {
		t.Error("the views at the start and in the deal")
	}
}
