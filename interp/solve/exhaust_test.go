package solve

import (
	"context"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"pat/dsl/rules"
	"pat/interp/internal/machine"
	"pat/interp/internal/reduce"
)

// Small games whose every position can be looked at.
var small = []struct{ name, text string }{
	{"a discard beside a stock that goes round", `game Discard
ranks ace to five
suits spades hearts
deal
  2 to each tableau
  rest to stock
tableau 3
  build down in any suit
  spaces stay empty
discard
  takes red card
stock
  turn 1 to waste
  redeals unlimited
waste
win when all hearts in discard
`},
	{"piles that close up over two zones, where cards are counted", `game Closing
ranks ace to three
suits spades hearts
deal
  1 to heap 1
  1 to each yard
tableau heap 2
  build up or down in suit from yard
  spaces stay empty
tableau yard 5
  build none
  spaces stay empty
may tidy once
  close up tableau
win when yard empty
`},
	{"piles that close up over two zones, where they could be freed", `game Closing2
ranks ace to four
suits spades
deal
  1 to heap 1
  3 to each yard
tableau heap 2
  build none
  spaces stay empty
tableau yard 1
  build none
  spaces take any card
foundations 1
  base ace
  build up in suit
may tidy
  close up tableau
win when all cards on foundations
`},
	{"cards gathered into a stock that goes round", `game Gathered
ranks ace to five
suits spades hearts
deal
  2 to each tableau
  rest to stock
foundations 2
  base ace
  build up in suit
tableau 3
  build down in any suit
  spaces stay empty
stock
  turn 3 to waste
  redeals unlimited
waste
may collect once
  gather tableau
win when foundations full
`},
	{"cards swapped with a stock that goes round", `game Swapped
ranks ace to four
suits spades hearts
deal
  2 to each tableau
  rest to stock
foundations 2
  base ace
  build up in suit
tableau 2
  build down in any suit
  spaces stay empty
  swap any card from waste once
stock
  turn 2 to waste
  redeals unlimited
waste
win when foundations full
`},
	{"fewer foundations than suits", `game Fewer
ranks ace to four
suits spades hearts clubs
deal
  4 to each tableau
foundations 2
  base ace
  build up in suit
tableau 3
  build down in any suit
  spaces take any card
discard
  takes clubs
win when tableau empty
`},
	{"building with a stock", `game Building
ranks ace to four
suits spades hearts
deal
  2 to each tableau
  rest to stock
foundations 2
  base ace
  build up in suit
tableau 2
  build down in any suit
  spaces take any card
stock
  turn 1 to waste
  redeals 1
waste
win when foundations full
`},
	{"building with a cell", `game Cells
ranks ace to four
suits spades hearts clubs
deal
  3 to each tableau
foundations 3
  base ace
  build up in suit
tableau 4
  build down in alternating colours
  move sequence
  spaces stay empty
cells 1
win when foundations full
`},
	{"hidden cards", `game Hidden
ranks ace to three
suits spades hearts clubs
deal
  3 to each tableau top face up
foundations 3
  base ace
  build up in suit
tableau 3
  build down in any suit
  spaces take three
win when foundations full
`},
	{"pairs", `game Pairs
ranks ace to six
suits spades hearts
deal
  1 to each tableau
  rest to stock
tableau 8
  build none
  spaces stay empty
discard
  takes pair totalling 7 from tableau or waste
stock
  turn 1 to waste
waste
win when all cards in discard
`},
	{"gaps that are filled from the left", `game Gaps
ranks ace to four
suits spades hearts clubs
deal
  1 to each tableau
  all aces from tableau to discard
tableau 3 rows of 4
  build none
  spaces take two when column is 1
  spaces take up in suit after pile left
  home two when column is 1
  home up in suit after pile left when pile left home
discard
win when tableau home
`},
	{"what shuffles itself", `game Shuffles
ranks ace to five
suits spades hearts
deal
  rest to stock
foundations 2
  base ace
  build up in suit
stock
  turn 1 to waste
waste
may redeal once when stock empty
  gather waste
  shuffle
win when foundations full
`},
	{"the player chooses the base", `game Small
suits spades hearts
ranks ace to five
deal
  1 to each tableau
  2 to each reserve
  player plays 1 from reserve to foundations
  rest to stock
foundations 2
  base rank of first card
  build up in suit wrapping
reserve 2
tableau 2
  build down in alternating colours
  move pile
  spaces take any card from reserve
stock
  turn 1 to waste
waste
win when foundations full
`},
}

// Small games that are hard to count right: what fills at once does so in the order of the piles,
// so that positions that differ in nothing else are not the same.
var inOrder = []struct{ name, text string }{
	{"foundations that two ranks begin at once", `game Begun
ranks ace to three
suits spades hearts
deal
  rest to each tableau top face up
foundations 2
  base two or ace at once
  build up in suit
  worry back
tableau 3
  build down in colour
  move sequence
  spaces take three
win when all cards on foundations
`},
	{"foundations that two ranks begin at once, any cards moving", `game Moved
ranks ace to three
suits hearts clubs
deal
  rest to each tableau
foundations 2
  base two or ace at once
  build up in suit
  worry back
tableau 3
  build down in other suits
  move any cards
  spaces take three
win when all cards on foundations
`},
	{"foundations that go round", `game Round
ranks ace to three
suits spades clubs diamonds
deal
  rest to each tableau
foundations 3
  base ace or three at once
  build up in suit wrapping
  worry back to tableau
tableau 4
  build down in alternating colours
  move pile
  spaces take pile
win when all cards on foundations
`},
}

// winnable looks at every position that can be reached. The state is as it was when it is done.
func winnable(s *reduce.State, seen map[machine.Key]bool) bool {
	moves := s.Moves(nil)
	if s.Status == machine.Won {
		return true
	}
	for _, m := range moves {
		s.Apply(m)
		won := s.Status == machine.Won
		if !won {
			if k := s.Key(); !seen[k] {
				seen[k] = true
				won = winnable(s, seen)
			}
		}
		s.Undo()
		if won {
			return true
		}
	}
	return false
}

func fromText(t testing.TB, text string) *reduce.Game {
	t.Helper()
	sheet, ds := rules.Load(&rules.Library{}, "test.pat", []byte(text))
	if ds.Errors() > 0 {
		t.Fatalf("%s in\n%s", ds[0].Message, text)
	}
	g, err := compile(sheet, rules.Setting{})
	if err != nil {
		t.Fatal(err)
	}
	return g
}

// compiles compiles rules that were made up; ok is false where they are no game.
func compiles(text string) (g *reduce.Game, ok bool) {
	sheet, ds := rules.Load(&rules.Library{}, "test.pat", []byte(text))
	if ds.Errors() > 0 {
		return nil, false
	}
	g, err := compile(sheet, rules.Setting{})
	return g, err == nil
}

// replays makes moves of the steps that a search found, and reports an error unless they win.
func replays(search, from *reduce.State, line []step, prune bool) error {
	moves, _, err := newMover(search.Clone(), prune).replay(search, from, line)
	if err != nil {
		return err
	}
	return verify(from, moves)
}

// dealt is a deal, as it is played and compiled for search.
func dealt(t testing.TB, g *reduce.Game, deal uint64) (s, search *reduce.State) {
	t.Helper()
	s = mustDeal(t, g, deal)
	search, err := s.ForSearch()
	if err != nil {
		t.Fatal(err)
	}
	return s, search
}

// The solver decides every deal of small games as looking at all positions does, and a line it
// gives wins.
func TestAgreesWithExhaustion(t *testing.T) {
	for _, c := range append(slices.Clone(small), inOrder...) {
		t.Run(c.name, func(t *testing.T) {
			g := fromText(t, c.text)
			won, lost := 0, 0
			for deal := range uint64(60) {
				s := mustDeal(t, g, deal)
				every, err := s.Unreduced()
				if err != nil {
					t.Fatal(err)
				}
				want := Unwinnable
				if s.Status == machine.Won || winnable(every, map[machine.Key]bool{}) {
					want = Won
				}
				before := s.Key()
				r := search(context.Background(), s, Limits{})
				if r.Verdict != want {
					t.Fatalf("deal %d: %s (%s), want %s", deal, r.Verdict, r.Reason, want)
				}
				if s.Key() != before {
					t.Fatalf("deal %d: the position was changed", deal)
				}
				if r.Verdict == Won {
					won++
					if err := verify(s, r.Line); err != nil {
						t.Fatalf("deal %d: %v", deal, err)
					}
				} else {
					lost++
				}
			}
			if won == 0 || lost == 0 {
				t.Errorf("%d won and %d lost: the deals do not tell one from the other", won, lost)
			}
		})
	}
}

const large = `game Large
decks 2
deal
  8 to each tableau
foundations 8
  base ace
  build up in suit
tableau 13
  build down in suit
  spaces stay empty
win when foundations full
`

// A search that meets a limit says which, and does not go far beyond it.
func TestLimits(t *testing.T) {
	s := mustDeal(t, fromText(t, large), 1)
	first := search(context.Background(), s, Limits{Positions: 5})
	if first.Verdict == Unknown && (first.Positions > 100 || first.Reason == "") {
		t.Errorf("%d positions and the reason %q", first.Positions, first.Reason)
	}
	done, cancel := context.WithCancel(context.Background())
	cancel()
	if r := search(done, s, Limits{}); r.Verdict == Unknown && r.Reason == "" {
		t.Error("a search that is called off does not say so")
	}
}

// A line is verified move by move: it must be legal, win, and win with its last move.
func TestVerify(t *testing.T) {
	s := mustDeal(t, fromText(t, small[0].text), 0)
	for deal := uint64(1); ; deal++ {
		r := search(context.Background(), s, Limits{})
		if r.Verdict == Won && len(r.Line) > 2 {
			if err := verify(s, r.Line); err != nil {
				t.Error(err)
			}
			if err := verify(s, r.Line[:len(r.Line)-1]); err == nil || !strings.Contains(err.Error(), "playing") {
				t.Errorf("a line that is cut short: %v", err)
			}
			if err := verify(s, r.Line[1:]); err == nil {
				t.Error("a line without its first move")
			}
			if err := verify(s, append(append([]machine.Move{}, r.Line...), r.Line[0])); err == nil ||
				!strings.Contains(err.Error(), "won before move") {
				t.Errorf("a line that goes on: %v", err)
			}
			return
		}
		if deal > 100 {
			t.Fatal("no deal is won")
		}
		s = mustDeal(t, s.Game(), deal)
	}
}

// The table of positions knows what it has seen, grows, and is full at its bound.
func TestTable(t *testing.T) {
	const bytes = 1 << 16
	tab := newTable(bytes)
	added := 0
	for i := uint64(1); ; i++ {
		k := machine.Key{A: i * 0x9e3779b97f4a7c15, B: i}
		fresh, full := tab.add(k)
		if full {
			break
		}
		if !fresh {
			t.Fatalf("key %d is said to be known", i)
		}
		if again, _ := tab.add(k); again {
			t.Fatalf("key %d is said to be new", i)
		}
		if added++; added > bytes {
			t.Fatal("it is never full")
		}
	}
	r := rand.New(rand.NewPCG(1, 1))
	for others := 0; others < 1000; others++ { // its parts are full one after the other
		if _, full := tab.add(machine.Key{A: r.Uint64(), B: r.Uint64()}); !full {
			others = 0
		}
	}
	if tab.used < bytes/slotBytes/8*6 || tab.bytes() > bytes {
		t.Errorf("full with %d keys and %d bytes", tab.used, tab.bytes())
	}
	for i := uint64(1); i <= 20*bytes; i++ { // beyond that it forgets, and holds what came last
		k := machine.Key{A: r.Uint64(), B: r.Uint64()}
		if fresh, full := tab.add(k); !fresh || !full {
			t.Fatalf("new key %d: %t, %t", i, fresh, full)
		}
		tab.put(k)
	}
	kept := 0
	for i := uint64(1); ; i++ {
		k := machine.Key{A: i * 0x9e3779b97f4a7c15, B: i}
		if i > uint64(added) {
			break
		}
		if fresh, _ := tab.add(k); !fresh {
			kept++
		}
	}
	if kept > added/4 || tab.used < added || tab.bytes() > bytes {
		t.Errorf("of %d first keys %d are left, %d in all, %d bytes", added, kept, tab.used, tab.bytes())
	}
}

// Of keys that differ in their levels alone a table keeps one, with the lowest of each.
func TestTableLevels(t *testing.T) {
	tab := newTable(1 << 16)
	const no = reduce.NoLevel
	key := func(levels [2]uint8) machine.Key { return withLevels(machine.Key{A: 5, B: 7 << levelBits}, levels) }
	for _, c := range []struct {
		levels [2]uint8
		fresh  bool
	}{
		{[2]uint8{6, no}, true},
		{[2]uint8{6, no}, false},
		{[2]uint8{9, no}, false},
		{[2]uint8{no, no}, false},
		{[2]uint8{3, no}, true},
		{[2]uint8{no, 3}, true},
		{[2]uint8{no, 4}, false},
		{[2]uint8{4, no}, false},
		{[2]uint8{no, 0}, true},
		{[2]uint8{2, no}, true},
		{[2]uint8{no, 1}, false},
	} {
		if has := tab.has(key(c.levels)); has == c.fresh {
			t.Errorf("%d are there: %t", c.levels, has)
		}
		if fresh, _ := tab.add(key(c.levels)); fresh != c.fresh {
			t.Errorf("%d are new: %t", c.levels, fresh)
		}
	}
	if tab.used != 1 {
		t.Errorf("%d keys are kept", tab.used)
	}
	if fresh, _ := tab.add(machine.Key{A: 5, B: 8 << levelBits}); !fresh {
		t.Error("another key is not new")
	}
}

// A prover whose memory is too small comes to the same verdict, later.
func TestForgetting(t *testing.T) {
	forgot, decided := 0, 0
	for i := range 200 {
		r := rand.New(rand.NewPCG(uint64(i), 5))
		text := smallGame(r)
		g := fromText(t, text)
		s := mustDeal(t, g, 1)
		large := newProver(s.Clone(), 64<<20, false)
		large.run(context.Background(), 60_000)
		if !large.done || large.positions < 8000 {
			continue
		}
		small := newProver(s.Clone(), 0, false)
		small.run(context.Background(), 1_500_000)
		if small.full {
			forgot++
		}
		if !small.done {
			continue
		}
		decided++
		if small.won != large.won {
			t.Fatalf("won %t with memory, %t without\n%s", large.won, small.won, text)
		}
	}
	t.Logf("%d of %d searches that forgot came to their end", decided, forgot)
	if forgot == 0 || decided == 0 {
		t.Error("no search says anything")
	}
}

// What is explored of the tree never shrinks, and is all of it in the end.
func TestExplored(t *testing.T) {
	s := mustDeal(t, fromText(t, small[0].text), 3)
	p := newProver(s, 1<<20, false)
	last, between := 0.0, 0
	for !p.done {
		p.run(context.Background(), 1)
		now := p.explored()
		if now < last-1e-12 || now > 1+1e-12 {
			t.Fatalf("%v is explored after %v", now, last)
		}
		if now > 0 && now < 1 {
			between++
		}
		last = now
	}
	if last != 1 || between == 0 {
		t.Errorf("%v is explored in the end, %d times a part", last, between)
	}
}

// A game that stops by a mistake in its rules is not called unwinnable.
func TestFaultIsNoVerdict(t *testing.T) {
	text := "game Round\ncounter rounds 0 to 9999\nafter move\n  add 1 to rounds\ndeal\n  1 to east\n  rest to " +
		"stock\nfoundations 4\n  base ace\n  build up in suit\n"
	for _, way := range [][2]string{{"east", "north"}, {"south", "east"}, {"west", "south"}, {"north", "west"}} {
		text += "tableau " + way[0] + " 1\n  build none\n  spaces take any card from " + way[1] + " at once\n"
	}
	g := fromText(t, text+"stock\n  turn 1 to waste\nwaste\nwin when foundations full\n")
	s := mustDeal(t, g, 1)
	if s.Status != machine.Faulted {
		t.Fatalf("the game is %s", s.Status)
	}
	if rep := search(context.Background(), s, Limits{}); rep.Verdict != Unknown ||
		!strings.Contains(rep.Reason, "mistake in the rules") {
		t.Errorf("%s: %s", rep.Verdict, rep.Reason)
	}
}
