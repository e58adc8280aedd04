package cards

import (
	"slices"
	"testing"
)

// Every kind is made of its rank and suit, and is read as it is written.
func TestKinds(t *testing.T) {
	seen := map[string]bool{}
	for s := range Suit(Suits) {
		for r := range Rank(Ranks) {
			k := Of(r, s)
			if k.Rank() != r || k.Suit() != s || k.Red() != (s == Hearts || s == Diamonds) {
				t.Errorf("%s of %s is %s of %s", r, s, k.Rank(), k.Suit())
			}
			if back, err := Parse(k.String()); err != nil || back != k || seen[k.String()] {
				t.Errorf("%s is read as %s (%v)", k, back, err)
			}
			seen[k.String()] = true
			if rr, ok := RankNamed(r.String()); !ok || rr != r {
				t.Errorf("the rank %s is read as %s", r, rr)
			}
		}
		if ss, ok := SuitNamed(s.String()); !ok || ss != s {
			t.Errorf("the suit %s is read as %s", s, ss)
		}
	}
	if got := Of(9, Hearts); got.String() != "10H" || got.Name() != "ten of hearts" || Rank(5).Plural() != "sixes" ||
		King.Plural() != "kings" {
		t.Errorf("%s is %s", got, got.Name())
	}
}

func TestParse(t *testing.T) {
	for text, want := range map[string]Kind{
		"10h": Of(9, Hearts), "TH": Of(9, Hearts), "as": Of(Ace, Spades),
		"Kd": Of(King, Diamonds), "10♠": Of(9, Spades),
	} {
		if got, err := Parse(text); err != nil || got != want {
			t.Errorf("%q is read as %s (%v)", text, got, err)
		}
	}
	for _, text := range []string{"", "A", "S", "1S", "11S", "0S", "10", "HA", "AS ", "ASS", "♠A", "10♠♠"} {
		if got, err := Parse(text); err == nil {
			t.Errorf("%q is read as %s", text, got)
		}
	}
}

func TestMask(t *testing.T) {
	m := Of(Ace, Spades).Bit() | Of(4, Clubs).Bit() | Of(King, Diamonds).Bit()
	if m.String() != "AS 5C KD" || m.Count() != 3 || m.First() != Of(Ace, Spades) || m.Has(Of(Ace, Hearts)) ||
		!m.Has(Of(4, Clubs)) {
		t.Errorf("%s", m)
	}
	if got := OfRank(King) & OfSuit(Clubs); got != Of(King, Clubs).Bit() || OfRank(2).Count() != Suits ||
		OfSuit(Hearts).Count() != Ranks {
		t.Errorf("the king of clubs is %s", got)
	}
	for k := range All.Each { // a loop may end early
		if k == 3 {
			break
		}
	}
}

// The order of ranks and suits is the pack's; places go round.
func TestPack(t *testing.T) {
	p := NewPack(2, false, []Rank{Ace, 6, 7, 12}, []Suit{Diamonds, Spades})
	if p.Size() != 16 || len(p.Cards()) != 16 || p.Mask().Count() != 8 {
		t.Errorf("%d cards, %d listed, %d kinds", p.Size(), len(p.Cards()), p.Mask().Count())
	}
	if p.RankPlace(6) != 2 || p.RankPlace(1) != 0 || p.SuitPlace(Spades) != 2 || p.SuitPlace(Hearts) != 0 ||
		p.Place(Of(12, Hearts)) != 4 {
		t.Error("places are wrong")
	}
	for place, want := range map[int]Rank{1: Ace, 4: 12, 5: Ace, 0: 12, -3: Ace, 9: Ace} {
		if got := p.RankAt(place); got != want {
			t.Errorf("at place %d stands the %s, want the %s", place, got, want)
		}
	}
	if p.SuitAt(3) != Diamonds || p.SuitAt(0) != Spades {
		t.Error("suits do not go round")
	}
	if p.Has(Of(Ace, Hearts)) || p.Has(Of(3, Spades)) || !p.Has(Of(6, Diamonds)) {
		t.Error("what is in the pack is wrong")
	}
	// One deal number is one order of the cards, whichever order the rules give to ranks and suits.
	if q := NewPack(2, true, []Rank{12, 7, Ace, 6}, []Suit{Spades, Diamonds}); !slices.Equal(p.Cards(), q.Cards()) {
		t.Errorf("before shuffling %v, and %v", p.Cards(), q.Cards())
	}
	if std := Standard(1); std.Size() != 52 || std.RankAt(1) != Ace || std.Mask() != All {
		t.Error("the standard pack is none")
	}
}

// TestLongest holds the bound on chains to what packs have.
func TestLongest(t *testing.T) {
	all := Standard(1).Mask()
	table := func(follows func(a, b Kind) bool) *Table {
		var t Table
		for a := range all.Each {
			for b := range all.Each {
				if follows(a, b) {
					t[a] |= b.Bit()
				}
			}
		}
		return &t
	}
	down := table(func(a, b Kind) bool { return b.Rank()+1 == a.Rank() })
	rank := table(func(a, b Kind) bool { return a.Rank() == b.Rank() })
	suit := table(func(a, b Kind) bool { return a.Suit() == b.Suit() })
	round := table(func(a, b Kind) bool { return (b.Rank()+1)%Ranks == a.Rank() && a.Suit() == b.Suit() })
	both := *rank
	for k := range both {
		both[k] &= suit[k]
	}
	for i, c := range []struct {
		t              *Table
		of             Mask
		copies, atMost int
	}{
		{down, all, 1, 13},
		{down, all, 2, 13},
		{rank, all, 1, 4},
		{rank, all, 2, 8},
		{suit, all, 1, 13},
		{&both, all, 1, 1},
		{&both, all, 2, 2},
		{round, all, 1, 13},
		{round, all, 2, 26},
		{&Table{}, all, 8, 1},
		{down, all &^ OfRank(9), 1, 9},
		{rank, OfSuit(Hearts), 1, 1},
		{down, 0, 1, 0},
	} {
		if n := c.t.Longest(c.of, c.copies); n != c.atMost {
			t.Errorf("%d: %d, want %d", i, n, c.atMost)
		}
	}
}
