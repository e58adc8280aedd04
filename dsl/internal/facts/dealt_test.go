package facts_test

import (
	"testing"

	"pat/dsl"
	"pat/dsl/cards"
	"pat/dsl/internal/deal"
	"pat/dsl/internal/facts"
	"pat/dsl/internal/judge"
	"pat/dsl/rules"
)

// of makes the first setup of a rule file, with what may come where found out.
func of(t *testing.T, text string) *facts.Setup {
	t.Helper()
	s, ds := rules.Load(&rules.Library{}, "test.pat", []byte(text))
	if ds.Errors() > 0 {
		t.Fatal(ds[0].Message)
	}
	g := facts.Setups(judge.New(s))[0]
	var found judge.Findings
	deal.Out(g, &found)
	if len(found.List) > 0 {
		t.Fatal(found.List[0].Message)
	}
	g.Flow()
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
		if got := g.Show(c.m); got != c.want {
			t.Errorf("show = %q, want %q", got, c.want)
		}
	}
}

func TestLengths(t *testing.T) {
	g := of(t, house)
	z := g.Sheet.Unnamed(dsl.Foundations)
	if n, known, bounded := g.Length(z, 0); n != 13 || !known || !bounded {
		t.Errorf("a foundation has %d cards, %v, %v", n, known, bounded)
	}
	if _, _, bounded := g.Length(g.Sheet.Unnamed(dsl.Tableau), 0); bounded {
		t.Error("a tableau pile has a bound")
	}
	if m := g.Closure(z, 0); m != g.Pack() {
		t.Errorf("what can lie on a foundation: %s", g.Show(m))
	}
}

func TestConditions(t *testing.T) {
	const either = facts.CanTrue | facts.CanFalse
	judged := func(text string, at func(*facts.Setup) *facts.View) facts.Verdict {
		g := of(t, house+"\nlose when "+text+"\n")
		return at(g).Cond(g.Sheet.Lost[0].Cond)
	}
	for text, want := range map[string]facts.Verdict{
		"waste empty":                                     either,
		"waste empty and waste is not empty":              facts.CanFalse,
		"waste empty or waste is not empty":               facts.CanTrue,
		"cards in waste is at least 53":                   facts.CanFalse,
		"cards in waste is at most 52":                    facts.CanTrue,
		"in pass 3":                                       either,
		"in pass 4":                                       facts.CanFalse,
		"pass is 1 to 3":                                  facts.CanTrue,
		"8 spaces in tableau":                             facts.CanFalse,
		"at least 0 cards in stock":                       facts.CanTrue,
		"all cards in foundations and stock is not empty": facts.CanFalse,
		"30 cards in waste and 30 cards in stock":         facts.CanFalse,
		"cards in waste is 3 and cards in waste is 4":     facts.CanFalse,
	} {
		if got := judged(text, (*facts.Setup).InPlay); got != want {
			t.Errorf("%s: %d, want %d", text, got, want)
		}
	}
	start, deal := judged("waste empty", (*facts.Setup).AtStart), judged("in pass 2", (*facts.Setup).InDeal)
	if start != facts.CanTrue || deal != facts.CanFalse {
		t.Error("the views at the start and in the deal")
	}
}
