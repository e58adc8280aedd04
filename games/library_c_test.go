package games_test

import (
	"slices"
	"strings"
	"testing"
)

// A sketch is what a test knows of a game of the library: how its cards lie after the deal, and the
// rules that make it this game and no other.
type sketch struct {
	id    string
	zones map[string][]int // cards in each pile of a zone
	down  map[string]int   // face-down cards of a zone, where there are any
	rules []ruling
}

// A ruling is a position with moves that a rule allows there and moves that it forbids, separated
// by commas.
type ruling struct {
	rule    string
	board   string
	legal   string
	illegal string
}

func split(moves string) []string {
	if moves == "" {
		return nil
	}
	return strings.Split(moves, ", ")
}

func testSketches(t *testing.T, sketches []sketch) {
	t.Helper()
	for _, sk := range sketches {
		t.Run(sk.id, func(t *testing.T) {
			for number := range uint64(3) {
				tb := deal(t, sk.id, number)
				laid := 0
				for zone, want := range sk.zones {
					tb.wantSizes(zone, want...)
					if got := tb.down(zone); got != sk.down[zone] && zone != "stock" {
						t.Errorf("deal %d: %d cards of %s lie face down, want %d", number, got, zone, sk.down[zone])
					}
					for _, n := range want {
						laid += n
					}
				}
				if pack := len(tb.g.Sheet().Pack.Cards()); laid != pack || tb.all() != pack {
					t.Errorf("deal %d: the test counts %d cards, %d are on the table, the pack has %d", number, laid,
						tb.all(), pack)
				}
			}
			for _, r := range sk.rules {
				t.Run(r.rule, func(t *testing.T) {
					tb := board(t, sk.id, strings.ReplaceAll(r.board, "; ", "\n"))
					tb.legal(split(r.legal)...)
					tb.illegal(split(r.illegal)...)
				})
			}
		})
	}
}

// rising are so many piles one card longer each, from the first number on.
func rising(from, piles int) []int {
	var out []int
	for i := range piles {
		out = append(out, from+i)
	}
	return out
}

// falling is rising the other way round.
func falling(from, piles int) []int {
	out := rising(from-piles+1, piles)
	slices.Reverse(out)
	return out
}
