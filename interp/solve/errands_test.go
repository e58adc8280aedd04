package solve

import (
	"fmt"
	"math"
	"slices"
	"strconv"
	"strings"
	"testing"

	"pat/interp/internal/machine"
	"pat/interp/internal/reduce"
)

const errandGame = `game Errands
ranks ace to four
deal
  4 to each tableau
foundations 4
  base ace
  build up in suit
tableau 4
  build down in alternating colours
  move 1 card
  spaces take any card
cells 3
win when foundations full
`

// told writes an errand as a person would say it.
func (e *errands) told(x errand) string {
	s := e.f.m.s
	card := func(p uint8, i int16) string { return s.Card(int(p), int(i)).Kind().String() }
	what := card(x.from, x.low)
	if x.top > x.low {
		what += "-" + card(x.from, x.top)
	}
	switch x.kind {
	case errandSpace:
		return what + " to a space"
	case errandOut:
		return what + " out"
	case errandBase:
		return what + " onto " + card(x.to, 0) + " in a space"
	case errandBack:
		return what + " back onto " + card(x.to, x.onto)
	}
	return what + " onto " + card(x.to, x.onto)
}

// What there is to do is what there is room for.
func TestErrandsOffered(t *testing.T) {
	g := fromText(t, errandGame)
	for _, c := range []struct {
		name, board string
		want        []string
	}{
		{
			"no room", "t1: 4H AC 2S 3H\nt2: 2C 4S\nt3: AH 4C 3D\nt4: AD AS 3C 2H\nc1: 3S\nc2: 4D\nc3: 2D",
			[]string{"3H onto 4S"},
		},
		{
			"a cell", "t1: 4H AC 2S 3H\nt2: 2C 4S\nt3: AH 4C 3D\nt4: AD AS 3C 2H 2D\nc1: 3S\nc2: 4D",
			[]string{"2C onto 3D", "2C onto 3H", "2S onto 3D", "3H onto 4S"},
		},
		{
			"a space", "t1: 4H AC 2S 3H\nt2: 2C 4S AH 4C 3D\nt3: AD AS 3C 2H\nc1: 3S\nc2: 4D\nc3: 2D",
			[]string{
				"2D onto 3S in a space", "2H to a space", "2S onto 3D", "3C-2H onto 4D in a space",
				"3D to a space", "3H to a space", "3S onto 4D in a space",
			},
		},
		{
			"a cell and a space", "t1: 4H AC 2S 3H 2D\nt2: 2C 4S AH 4C 3D\nt3: AD AS 3C 2H\nc1: 3S\nc2: 4D",
			[]string{
				"2D onto 3S in a space", "2D to a space", "2S onto 3D", "3C-2H onto 4D in a space",
				"3C-2H to a space", "3H to a space", "3S onto 4D in a space", "4C-3D to a space", "AH out",
				"AS onto 2D", "AS out",
			},
		},
		{"three cells", "t1: AC 4H 2S 3S\nt2: 2C 4S AH 4C 3D\nt3: AD AS 3C 2H 3H\nt4: 2D 4D", []string{
			"2D onto 3S", "2S onto 3D", "2S onto 3H", "3C-2H onto 4D", "3H onto 4S", "3S back onto 4H", "3S onto 4D",
			"AC out", "AH onto 2S", "AH out", "AS out",
		}},
	} {
		t.Run(c.name, func(t *testing.T) {
			s := board(t, g, c.board)
			e := newFinder(s, 1, 1<<20).errands
			e.f.m.begin(s)
			e.look()
			var got []string
			for _, x := range e.list {
				got = append(got, e.told(x))
			}
			slices.Sort(got)
			if slices.Sort(c.want); !slices.Equal(got, c.want) {
				t.Errorf("there is to do\n%s\nwant\n%s", strings.Join(got, "\n"), strings.Join(c.want, "\n"))
			}
		})
	}
}

// An errand that comes to its end has done what it is for, and can be taken back.
func TestErrandsDone(t *testing.T) {
	for _, name := range []string{"free-cell", "freecell", "freecell-two-cells", "relaxed-freecell"} {
		t.Run(name, func(t *testing.T) {
			g := peer(t, name)
			var done, all [errandKinds]int
			for deal := uint64(1); deal <= 60; deal++ {
				_, search := dealt(t, g, deal)
				e := newFinder(search, deal, 1<<20).errands
				e.f.m.begin(search)
				for range 60 {
					e.list = e.list[:0]
					e.goOut()
					if e.look(); len(e.list) == 0 {
						break
					}
					before, steps := e.f.m.key(), len(e.path)
					for _, x := range e.list {
						all[x.kind]++
						goal, outs := e.goal(x), e.f.m.outKey()
						ended := e.run(x)
						if ended && !goal() {
							t.Fatalf("deal %d: %+v is not done\n%s", deal, x, pictured(e.f.m.s))
						}
						if ended || e.f.m.outKey() != outs {
							done[x.kind]++
						}
						if e.back(steps); e.f.m.key() != before {
							t.Fatalf("deal %d: %+v is not taken back", deal, x)
						}
					}
					e.run(e.list[e.f.random.IntN(len(e.list))])
				}
			}
			for k, n := range done {
				if all[k] == 0 || 10*n < 9*all[k] {
					t.Errorf("of %d errands of kind %d %d were done", all[k], k, n)
				}
			}
		})
	}
}

// goal tells what is to be so when an errand is done.
func (e *errands) goal(x errand) (reached func() bool) {
	s := e.f.m.s
	low := s.Card(int(x.from), int(x.low))
	switch x.kind {
	case errandOut:
		return func() bool { p, _ := where(s, low); return e.f.m.class[p] == classOut }
	case errandSpace:
		return func() bool { p, i := where(s, low); return i == 0 || e.f.m.class[p] == classOut }
	}
	on := s.Card(int(x.to), int(x.onto))
	return func() bool {
		p, i := where(s, low)
		return e.f.m.class[p] == classOut || i > 0 && s.Card(p, i-1) == on
	}
}

// where tells where a card lies.
func where(s *reduce.State, c machine.Card) (p, i int) {
	for p := range len(s.Game().Piles) {
		for i := range s.Len(p) {
			if s.Card(p, i) == c {
				return p, i
			}
		}
	}
	return -1, -1
}

func pictured(s *reduce.State) string {
	var b strings.Builder
	for p := range s.Game().Piles {
		for i := range s.Len(p) {
			fmt.Fprint(&b, s.Card(p, i).Kind(), " ")
		}
		b.WriteString("\n")
	}
	return b.String()
}

// A card that goes out by itself as soon as nothing lies on it does not hinder the errand.
func TestErrandsGoOutThemselves(t *testing.T) {
	s := board(t, fromText(t, errandGame), "t1: AC 4H 2S 3S\nt2: 2C 4S AH 4C 3D\nt3: AD AS 3C 2H 3H\nt4: 2D 4D")
	e := newFinder(s, 1, 1<<20).errands
	e.f.m.begin(s)
	e.list, e.frames = []errand{{kind: errandOut, from: 5, low: 2, top: 2}}, []errandFrame{{}}
	if !e.next() || e.f.m.outKey() == newMover(s, true).outKey() {
		t.Errorf("the ace of hearts stays\n%s", pictured(e.f.m.s))
	}
}

// Most deals that leave room are won by a few dives, and their lines replay.
func TestErrandsWin(t *testing.T) {
	for name, most := range map[string]int{
		"free-cell": 38, "freecell": 38, "freecell-three-cells": 34,
		"relaxed-freecell": 40, "double-freecell": 28,
	} {
		g, won := peer(t, name), 0
		for deal := range 40 {
			s := peerDeal(t, g, strconv.Itoa(deal+1))
			search, err := s.Blurred()
			if err != nil {
				t.Fatal(err)
			}
			f := newFinder(search, 1, 1<<20)
			for f.errands.first() {
				line, ok := f.errands.dive(t.Context(), math.MaxInt64)
				if !ok {
					continue
				}
				if err := replays(search, s, line, true); err != nil {
					t.Errorf("%s, deal %d: %v", name, deal+1, err)
				}
				won++
				break
			}
		}
		if won < most {
			t.Errorf("%s: %d of 40 deals were won", name, won)
		}
	}
}

// Errands are made where they find much.
func TestErrandsMade(t *testing.T) {
	for _, c := range []struct {
		what, from, to string
		want           bool
	}{
		{"as it is", "", "", true},
		{"a single cell", "cells 3", "cells 1", false},
		{"spaces that take fours", "take any card", "take fours", false},
		{"a card goes on one other", "alternating colours", "suit", false},
		{"cards go out to several places", "build up in suit", "build up in any suit", false},
		{"cards to come", "  4 to each tableau\n", "  3 to each tableau\n  rest to stock\nstock\n  turn 1 to " +
			"waste\nwaste\n", false},
		{"a choice in the deal", "  4 to each tableau\n", "  4 to each tableau\n  player plays 1 from tableau to " +
			"cells\n", false},
	} {
		_, search := dealt(t, fromText(t, strings.Replace(errandGame, c.from, c.to, 1)), 1)
		if made := newFinder(search, 1, 1<<20).errands != nil; made != c.want {
			t.Errorf("%s: errands are made: %v", c.what, made)
		}
	}
}

// A game that is won in the middle of an errand is won, and the line ends there.
func TestErrandsWinOnTheWay(t *testing.T) {
	g := fromText(t, strings.NewReplacer("cells 3", "cells 2", "foundations full", "cells full").Replace(errandGame))
	wins := 0
	for deal := range uint64(40) {
		from, search := dealt(t, g, deal)
		line, won := newFinder(search, deal, 1<<20).errands.dive(t.Context(), 10_000)
		if !won {
			continue
		}
		wins++
		if err := replays(search, from, line, true); err != nil {
			t.Errorf("deal %d: %v", deal, err)
		}
	}
	if wins < 30 {
		t.Errorf("%d of 40 deals were won", wins)
	}
}

// A card that is put aside may come back by itself to the pile that is to be uncovered: the errand
// ends.
func TestErrandsWhereCardsComeBack(t *testing.T) {
	s := mustDeal(t, fromText(t, `game Back Again
ranks ace to four
suits spades diamonds
deal
  1 to each yard
  rest to each lawn but four to foundations
cells 2
tableau lawn 4
  build down or up in colour
  move 1 card until rank is not ace
  spaces stay empty
tableau yard 2
  build black ace or row at once
  build row or ace from lawn when rank is ace
  spaces take any card twice
foundations
  base ace
  build up in suit
  worry back
win when tableau empty
`), 603223)
	for seed := range uint64(5) {
		if rep := search(t.Context(), s, Limits{Positions: 20_000, Seed: seed}); rep.Reason == "" {
			t.Error("nothing is said of the deal")
		}
	}
}
