package solve

import (
	"context"
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"pat/dsl/rules"
)

// pick is one of some words.
func pick(r *rand.Rand, words ...string) string { return words[r.IntN(len(words))] }

// smallGame writes a rule file at random: a short pack, few piles, all sorts of rules that searches
// have ideas about.
func smallGame(r *rand.Rand) string {
	var b strings.Builder
	line := func(format string, args ...any) { fmt.Fprintf(&b, format+"\n", args...) }
	line("game Small")
	two := r.IntN(4) == 0
	top := pick(r, "four", "five", "six")
	if two {
		line("decks 2")
		line("suits spades hearts")
		top = pick(r, "three", "four", "five")
	}
	line("ranks ace to %s", top)
	line("")
	stock := r.IntN(3) > 0
	based := r.IntN(3) == 0
	reserve := r.IntN(3) == 0
	down := r.IntN(3) == 0
	piles := 2 + r.IntN(4)
	line("deal")
	if reserve {
		line("  3 to reserve")
	}
	if based {
		line("  1 to foundations")
	}
	turned := ""
	if down {
		turned = " top face up"
	}
	if stock {
		line("  %d to each tableau%s", 1+r.IntN(3), turned)
		line("  rest to stock")
	} else {
		line("  rest to each tableau%s", turned)
	}
	wrap := ""
	n := 4
	if two {
		n = 4
	}
	line("foundations %d", n)
	if based {
		wrap = " wrapping"
		line("  base rank of first card")
	} else {
		line("  base ace")
	}
	line("  build up in suit%s", wrap)
	if r.IntN(2) == 0 {
		line("  worry back")
	}
	if reserve {
		line("reserve")
		if piles%2 == 0 {
			line("  plays only to foundations")
		}
	}
	line("tableau %d", piles)
	rel := pick(r, "in alternating colours", "in suit", "in alternating colours", "in any suit", "in colour")
	way := pick(r, "down", "down", "down", "up or down")
	line("  build %s %s%s", way, rel, pick(r, "", "", " wrapping"))
	line("  %s", pick(r, "move 1 card", "move sequence", "move sequence", "move pile", "move any cards"))
	switch r.IntN(5) {
	case 0:
		line("  spaces take %s", top)
	case 1:
		line("  spaces stay empty")
	case 2:
		if reserve {
			line("  spaces take any card from reserve at once")
		}
		line("  spaces take any card")
	case 3:
		if stock {
			line("  spaces take any card from waste")
		} else {
			line("  spaces take any card")
		}
	default:
		line("  spaces take any card")
	}
	if r.IntN(4) == 0 {
		line("cells 1")
	}
	if stock {
		line("stock")
		line("  turn %d to waste", 1+r.IntN(3))
		switch r.IntN(3) {
		case 0:
			line("  redeals unlimited")
		case 1:
			line("  redeals 1")
		}
		line("waste")
	}
	line("win when foundations full")
	return b.String()
}

// Where building goes round, a run that was parted can be joined the other way round, and no move
// is halfway.
func TestRunsThatGoRound(t *testing.T) {
	g := fromText(t, `game Small
ranks ace to six
deal
  3 to each tableau top face up
  rest to stock
foundations 4
  base ace
  build up in suit
tableau 4
  build down in colour wrapping
  move sequence
  spaces stay empty
stock
  turn 2 to waste
waste
win when foundations full
`)
	_, s := dealt(t, g, 1)
	p := newProver(s, 64<<20, true)
	p.run(context.Background(), 1_000_000)
	if !p.done || !p.won {
		t.Errorf("the deal can be won, and the search says done %t, won %t", p.done, p.won)
	}
}

// What the search leaves out, lumps together and does by itself changes no verdict: with it and
// without it the complete search comes to the same end, over random rule files and deals, and every
// win is a line of legal moves.
func TestPruningChangesNoVerdict(t *testing.T) {
	files := 150
	if testing.Short() {
		files = 40
	}
	decided, won, lost := 0, 0, 0
	cut := [2]int64{}
	for i := range files {
		r := rand.New(rand.NewPCG(uint64(i), 11))
		text := smallGame(r)
		g := fromText(t, text)
		for deal := range uint64(4) {
			s, pruned := dealt(t, g, deal)
			verdicts := [2]Verdict{}
			positions := [2]int64{}
			for k, prune := range []bool{true, false} {
				search := s
				if prune {
					search = pruned
				}
				p := newProver(search, 64<<20, prune)
				p.run(context.Background(), 40_000)
				positions[k] = p.positions
				switch {
				case p.won:
					verdicts[k] = Won
					if err := replays(search, s, p.path, prune); err != nil {
						t.Fatalf("deal %d: %v\n%s", deal, err, text)
					}
				case p.done:
					verdicts[k] = Unwinnable
				}
			}
			if verdicts[0] == Unknown || verdicts[1] == Unknown {
				continue
			}
			decided++
			cut[0] += positions[0]
			cut[1] += positions[1]
			if verdicts[0] == Won {
				won++
			} else {
				lost++
			}
			if verdicts[0] != verdicts[1] {
				t.Fatalf("deal %d is %s with pruning, %s without\n%s", deal, verdicts[0], verdicts[1], text)
			}
		}
	}
	t.Logf("%d deals decided both ways, %d won, %d unwinnable; %d positions with pruning, %d without", decided, won,
		lost, cut[0], cut[1])
	if won < files/4 || lost < files/4 {
		t.Errorf("too few deals say something: %d won, %d unwinnable", won, lost)
	}
}

// Deal 1 of each of these games, or the one that its first line names, can be won. Each was called
// unwinnable once, by a search that left out too much.
func TestWinnable(t *testing.T) {
	files, err := filepath.Glob("testdata/winnable/*.pat")
	if err != nil || len(files) < 10 {
		t.Fatal(len(files), err)
	}
	for _, name := range files {
		text, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		deal := uint64(1)
		_, _ = fmt.Sscanf(string(text), "# deal %d", &deal)
		g := fromText(t, string(text))
		s, pruned := dealt(t, g, deal)
		for _, prune := range []bool{false, true} {
			search := s
			if prune {
				search = pruned
			}
			p := newProver(search, 64<<20, prune)
			p.run(context.Background(), 2_000_000)
			if !p.won {
				t.Errorf("%s: with pruning %t the search says done %t, won %t", name, prune, p.done, p.won)
			}
		}
		if rep := search(context.Background(), s, Limits{Positions: 1_000_000}); rep.Verdict == Unwinnable {
			t.Errorf("%s: %s", name, rep.Reason)
		}
	}
}

// Piles with numbers of their own are not like each other.
func TestAskedNumbers(t *testing.T) {
	sheet, ds := rules.Load(&rules.Library{}, "test.pat", []byte(`game Numbers
suits spades hearts
ranks ace to four
ask room 3 numbers from 1 to 5
deal
  rest to each tableau
foundations 2
  base ace
  build up in suit
tableau 3
  build down in any suit
  at most room cards
  spaces take any card
win when foundations full
`))
	if ds.Errors() > 0 {
		t.Fatal(ds[0].Message)
	}
	g, err := compile(sheet, rules.Setting{Asked: map[string][]int{"room": {1, 5, 2}}})
	if err != nil {
		t.Fatal(err)
	}
	s := mustDeal(t, g, 48)
	if r := search(context.Background(), s, Limits{}); r.Verdict != Won {
		t.Errorf("the deal can be won, and the search says %s (%s)", r.Verdict, r.Reason)
	}
}

// While the deal waits for a choice no card is safe, but the same cards out may make some safe when
// it goes on.
func TestOutlookAfterChoice(t *testing.T) {
	g := fromText(t, `game Chosen
suits spades hearts
ranks ace to four
deal
  all aces to foundations
  1 to each reserve
  player plays 1 from reserve to tableau
  rest to each tableau
foundations 2
  base ace
  build up in suit
reserve 2
tableau 2
  build down in any suit
  spaces take any card
win when foundations full
`)
	for deal := range uint64(10) {
		_, search := dealt(t, g, deal)
		m := newMover(search.Clone(), true)
		m.begin(search)
		m.apply(m.steps(nil)[0])
		if safe, _ := m.s.Settled(); m.outlook().safe != safe || waiting(m.s) {
			t.Errorf("deal %d: safe are said to be %v, and are %v", deal, m.outlook().safe, safe)
		}
	}
}
