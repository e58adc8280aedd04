package rules_test

import (
	"slices"
	"strings"
	"testing"

	"pat/dsl"
	"pat/dsl/cards"
	"pat/dsl/rules"
)

// In a grid only the place straight below covers.
func TestCoveredInGrid(t *testing.T) {
	s, ds := rules.Load(&rules.Library{}, "laid.pat", []byte("game Grid\ndeal\n  1 to each tableau\n"+
		"tableau 4 rows of 13\n  covered by next row\n  build none\n  spaces stay empty\nwin when tableau empty\n"))
	if ds.Errors() > 0 {
		t.Fatal(ds[0].Message)
	}
	if p := s.Layout().Piles[1]; !slices.Equal(p.CoveredBy, []int{14}) {
		t.Errorf("the second place is covered by %v", p.CoveredBy)
	}
}

const laidOut = `game Laid Out
deal
  1 to each tableau
  rest to stock
tableau 2 rows of 3
  build none
  spaces stay empty
  suits hearts spades
tableau fan
  row . . * . .
  row . * . * .
  row * . * . *
  covered by next row
  build none
  spaces stay empty
reserve near 3
  spaces take any card from PLACE
reserve far 6
stock
win when tableau empty
`

// resolve lays the game out and reads a place as `spaces take` of the near reserve would.
func resolve(t *testing.T, place string) (*rules.Sheet, *rules.Layout, *rules.Place) {
	t.Helper()
	s, ds := rules.Load(&rules.Library{}, "laid.pat", []byte(strings.Replace(laidOut, "PLACE", place, 1)))
	if ds.Errors() > 0 {
		t.Fatalf("%s: %s", place, ds[0].Message)
	}
	l := s.Layout()
	return s, l, rules.Forms[*rules.Arrival](s.Find("near"))[0].From.Any[0]
}

func TestLayoutOfPiles(t *testing.T) {
	s, l, _ := resolve(t, "tableau")
	grid, fan := s.Unnamed(dsl.Tableau), s.Find("fan")
	if l.First(fan) != 6 || len(l.Of(fan)) != 6 || len(l.Piles) != 6+6+3+6+1 {
		t.Fatalf("the fan begins at %d of %d piles", l.First(fan), len(l.Piles))
	}
	if p := l.Piles[4]; p.Zone != grid || p.Number != 5 || p.Row != 2 || p.Column != 2 {
		t.Errorf("the fifth place of the grid: %+v", p)
	}
	if suit, ok := l.Suit(4); !ok || suit != cards.Spades {
		t.Errorf("the second row is of %v", suit)
	}
	if _, ok := l.Suit(7); ok {
		t.Error("the fan has suits")
	}
	if p := l.Piles[7]; p.Row != 2 || p.Column != 2 || !slices.Equal(p.CoveredBy, []int{9, 10}) ||
		!slices.Equal(p.Covers, []int{6}) {
		t.Errorf("the second place of the fan: %+v", p)
	}
	for _, c := range []struct{ pile, right, down, want int }{
		{0, 1, 0, 1},
		{0, -1, 0, rules.NoPile},
		{0, 0, 1, 3},
		{5, 0, -1, 2},
		{5, 1, 0, rules.NoPile},
		{1, 2, 0, rules.NoPile},
		{9, 2, 0, 10},
		{9, 1, 0, rules.NoPile},
		{12, 2, 0, 14},
		{12, 0, 1, rules.NoPile},
	} {
		if got := l.Neighbour(c.pile, c.right, c.down); got != c.want {
			t.Errorf("from pile %d, %d to the right and %d down stands %d, want %d", c.pile, c.right, c.down, got,
				c.want)
		}
	}
}

func TestPlacesResolved(t *testing.T) {
	span := func(from, to int) []int {
		var out []int
		for i := from; i <= to; i++ {
			out = append(out, i)
		}
		return out
	}
	for _, c := range []struct {
		place          string
		kind           rules.PlaceKind
		alone, second  []int // seen from no pile, and from the second of the near reserve
		fixed, single  bool
		relative, each bool
	}{
		{place: "tableau", alone: span(0, 5), second: span(0, 5), fixed: true}, // the unnamed one
		{place: "fan 2 4 to 5", alone: []int{7, 9, 10}, second: []int{7, 9, 10}, fixed: true},
		{place: "each row 2 of tableau", alone: span(3, 5), second: span(3, 5), fixed: true, each: true},
		{place: "column 3 of row 1 of tableau", alone: []int{2}, second: []int{2}, fixed: true, single: true},
		{place: "column 2 to 3 of fan", alone: []int{6, 7, 10}, second: []int{6, 7, 10}, fixed: true},
		{place: "reserve", alone: span(12, 20), second: span(12, 20), fixed: true},
		{
			place: "own far", kind: rules.OwnNumber, alone: span(15, 20), second: []int{17, 18}, fixed: true,
			relative: true,
		},
		{
			place: "own near", kind: rules.OwnNumber, alone: span(12, 14), second: []int{13}, fixed: true, single: true,
			relative: true,
		},
		{
			place: "own column of tableau", kind: rules.OwnLine, alone: span(0, 5), second: []int{1, 4}, fixed: true,
			relative: true,
		},
		{
			place: "other row of tableau", kind: rules.OwnLine, alone: span(0, 5), second: span(3, 5), fixed: true,
			relative: true,
		},
		{place: "other near", alone: span(12, 14), second: []int{12, 14}, fixed: true, relative: true},
		{place: "first nonempty tableau", alone: span(0, 5), second: span(0, 5), single: true},
		{place: "empty near", alone: span(12, 14), second: span(12, 14)},
		{
			place: "pile", kind: rules.ThePile, alone: span(12, 14), second: []int{13}, fixed: true, single: true,
			relative: true,
		},
		{
			place: "pile left", kind: rules.Beside, alone: span(12, 14), second: []int{12}, fixed: true, single: true,
			relative: true,
		},
		{place: "pile 2 right", kind: rules.Beside, alone: span(12, 14), fixed: true, single: true, relative: true},
		{place: "source", kind: rules.TheSource, alone: span(0, 21), second: span(0, 21), single: true},
		{place: "layer", kind: rules.TheLayer, alone: span(12, 14), second: span(12, 14)},
		{place: "cells", kind: rules.NoSuchZone, fixed: true},
	} {
		t.Run(c.place, func(t *testing.T) {
			s, l, r := resolve(t, c.place)
			near := s.Find("near")
			if r.Kind != c.kind || r.Fixed() != c.fixed || r.Single(near) != c.single || r.Relative() != c.relative ||
				r.Each != c.each {
				t.Errorf("%+v, fixed %v, single %v, relative %v", r, r.Fixed(), r.Single(near), r.Relative())
			}
			if got := l.From(r, near, rules.NoPile); !slices.Equal(got, c.alone) {
				t.Errorf("it may be %v, want %v", got, c.alone)
			}
			if got := l.From(r, near, l.First(near)+1); !slices.Equal(got, c.second) {
				t.Errorf("from the second pile it may be %v, want %v", got, c.second)
			}
		})
	}
}

// Every pile has its own in another zone, and each of those has it among its own in turn.
func TestOwnSharesOut(t *testing.T) {
	for _, c := range []struct{ number, piles, others, first, last int }{
		{3, 8, 8, 3, 3}, {1, 16, 8, 1, 1}, {2, 16, 8, 1, 1}, {16, 16, 8, 8, 8}, {1, 8, 16, 1, 2}, {
			8, 8, 16, 15,
			16,
		}, {5, 7, 1, 1, 1}, {1, 1, 3, 1, 3},
	} {
		if first, last, ok := rules.Own(c.number, c.piles, c.others); !ok || first != c.first || last != c.last {
			t.Errorf("own of %d of %d among %d: %d to %d, %t", c.number, c.piles, c.others, first, last, ok)
		}
	}
	if _, _, ok := rules.Own(1, 12, 8); ok {
		t.Error("8 piles are shared out among 12")
	}
	for piles := 1; piles <= 12; piles++ {
		for others := 1; others <= 12; others++ {
			for n := 1; n <= piles; n++ {
				first, last, ok := rules.Own(n, piles, others)
				for m := first; ok && m <= last; m++ {
					if a, b, ok := rules.Own(m, others, piles); !ok || n < a || n > b {
						t.Errorf("%d of %d owns %d of %d, which does not own it", n, piles, m, others)
					}
				}
			}
		}
	}
}
