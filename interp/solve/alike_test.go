package solve

import (
	"context"
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"
)

// holeGame writes the rules of a game that brings all cards to one pile, which may or may not speak
// of suits, look under the top, or take cards back.
func holeGame(r *rand.Rand) string {
	var b strings.Builder
	line := func(format string, args ...any) { fmt.Fprintf(&b, format+"\n", args...) }
	line("game Hole")
	line("ranks ace to %s", pick(r, "four", "five", "six"))
	line("deal")
	stock := r.IntN(2) == 0
	if stock {
		line("  3 to each tableau")
		line("  1 to waste")
		line("  rest to stock")
	} else {
		line("  1 to waste")
		line("  rest to each tableau")
	}
	line("tableau %d", 4+r.IntN(2))
	line("  %s", pick(r, "build none", "build none", "build down in any suit", "build down in suit"))
	line("  spaces stay empty")
	if stock {
		line("stock")
		line("  turn 1 to waste")
	}
	line("waste")
	line("  build up or down in %s%s",
		pick(r, "any suit", "any suit", "any suit", "alternating colours", "other suits"), pick(r, "", " wrapping",
			" one way"))
	line("win when all cards in waste")
	return b.String()
}

// wholeGame writes the rules of a game whose piles move whole. A third of them look at what is
// covered, ask how much it is, or take cards from it.
func wholeGame(r *rand.Rand) string {
	var b strings.Builder
	line := func(format string, args ...any) { fmt.Fprintf(&b, format+"\n", args...) }
	cover := ""
	if r.IntN(3) == 0 {
		cover = pick(r, "bottom", "height", "high win", "kinds", "parts", "down", "out", "bound")
	}
	is := func(what, yes, no string) string {
		if cover == what {
			return yes
		}
		return no
	}
	line("game Whole")
	line("ranks ace to %s", pick(r, "three", "four"))
	line("deal")
	if cover == "down" {
		line("  1 to each tableau face down")
	}
	line("  1 to each tableau")
	if r.IntN(2) == 0 {
		line("  rest to discard")
	}
	line("tableau 7")
	on := pick(r, "suit of source is suit of top or rank of source is rank of top",
		"colour of source is not colour of top", "rank of source is not rank of top")
	line("  build any card from pile 1 right when %s", is("bottom", "suit of source is suit of bottom or rank of "+
		"source is rank of bottom", on))
	if r.IntN(2) == 0 {
		line("  build any card from %s when %s", pick(r, "pile 2 right", "pile 3 right", "pile 1 left"),
			is("height", "cards on source is at least 2", on))
	}
	line("  %s", is("parts", "move any cards", "move pile"))
	line("  %s", pick(r, "spaces close up", "spaces stay empty"))
	if cover == "bound" {
		line("  at most %d cards", 3+r.IntN(2))
	}
	if cover == "out" {
		line("foundations 1")
		line("  base ace")
		line("  build up in any suit")
	}
	line("discard")
	win := pick(r, "tableau 2 to 7 empty", "tableau 3 to 7 empty", "4 spaces in tableau", "all cards in tableau 1")
	win = is("out", "foundations full", is("kinds", "2 aces on tableau 1", is("high win", "cards on tableau 1 is 3 "+
		"and cards on tableau 2 is 2", win)))
	line("win when %s", win)
	return b.String()
}

// What keys leave out matters to no verdict: lumping cards that no rule tells apart, and looking at
// the top alone of a pile that keeps its cards, or that only ever moves whole.
func TestLumpedKeys(t *testing.T) {
	for name, text := range map[string]func(*rand.Rand) string{"hole": holeGame, "whole": wholeGame} {
		t.Run(name, func(t *testing.T) { compareLumped(t, text) })
	}
}

func compareLumped(t *testing.T, write func(*rand.Rand) string) {
	won, lost := 0, 0
	lumped, exact := int64(0), int64(0)
	for i := range 400 {
		text := write(rand.New(rand.NewPCG(uint64(i), 3)))
		g, ok := compiles(text)
		if !ok {
			continue
		}
		for deal := range uint64(3) {
			s, search := dealt(t, g, deal)
			a, b := newProver(search, 64<<20, true), newProver(s, 64<<20, false)
			a.run(context.Background(), 30_000)
			b.run(context.Background(), 30_000)
			if !a.done || !b.done {
				continue
			}
			if a.won != b.won {
				t.Fatalf("deal %d: won %t by lumped keys, %t by exact ones\n%s", deal, a.won, b.won, text)
			}
			if a.won {
				won++
				if err := replays(search, s, a.path, true); err != nil {
					t.Fatalf("deal %d: %v\n%s", deal, err, text)
				}
			} else {
				lost++
				lumped += a.positions
				exact += b.positions
			}
		}
	}
	t.Logf("%d won, %d lost; %d positions with lumped keys, %d with exact ones", won, lost, lumped, exact)
	if won < 50 || lost < 50 || lumped*5 > exact*4 {
		t.Error("the deals say too little")
	}
}
