package solve

import (
	"context"
	"math"
	"math/rand/v2"
	"slices"
	"strconv"
	"sync/atomic"
	"testing"
)

func TestLuby(t *testing.T) {
	var got []int
	for i := 1; i <= 15; i++ {
		got = append(got, luby(i))
	}
	if want := []int{1, 1, 2, 1, 1, 2, 4, 1, 1, 2, 1, 1, 2, 4, 8}; !slices.Equal(got, want) {
		t.Errorf("%v, want %v", got, want)
	}
}

// The queue gives its entries by score, the highest first, whatever is put in between.
func TestQueue(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	var q queue
	var want []float32
	for range 2000 {
		if len(want) > 0 && r.IntN(3) == 0 {
			slices.Sort(want)
			if c := q.pop(); c.score != want[len(want)-1] {
				t.Fatalf("%v came before %v", c.score, want[len(want)-1])
			}
			want = want[:len(want)-1]
			continue
		}
		v := float32(r.IntN(500))
		q.push(cand{score: v})
		want = append(want, v)
	}
}

// A dive goes on while it gets further, and no longer: some win after more positions than they have
// patience for, and none that does not win goes on for long.
func TestDivePatience(t *testing.T) {
	const patience, long = 400, 40 * 400
	g := peer(t, "free-cell")
	late, lost := 0, 0
	for deal := 1; deal <= 60; deal++ {
		search, err := peerDeal(t, g, "ms:"+strconv.Itoa(deal)).Blurred()
		if err != nil {
			t.Fatal(err)
		}
		f := newFinder(search, 0, 10<<20)
		f.manner = manners[0]
		_, won := f.dive(context.Background(), patience, math.MaxInt64)
		switch {
		case won && f.positions > 2*patience:
			late++
		case !won && f.positions > long:
			t.Errorf("deal %d: lost after %d positions", deal, f.positions)
		case !won:
			lost++
		}
	}
	if late == 0 || lost == 0 {
		t.Errorf("%d won late, %d lost", late, lost)
	}
}

// The most promising position is known after every attempt, whatever weights it judged by, and is
// worth what the usual ones say.
func TestMostPromising(t *testing.T) {
	search, err := peerDeal(t, peer(t, "klondike"), "solvitaire:22").Blurred()
	if err != nil {
		t.Fatal(err)
	}
	f := newFinder(search, 0, 10<<20)
	f.attempts = usualManners // all that follow judge by other weights
	last, better := float32(math.Inf(-1)), 0
	for range 12 {
		if _, won := f.attempt(context.Background(), math.MaxInt64); won {
			t.Fatal("the deal is won")
		}
		if f.best == nil {
			t.Fatal("no position is promising")
		}
		m := newMover(search.Clone(), true)
		sc := scorerOf(m.s)
		m.begin(search)
		for _, st := range f.best {
			m.do(st)
		}
		if v := sc.score(m.s, m.outlook().next); v != f.bestScore || v < last {
			t.Fatalf("the line leads to a position worth %v, said to be %v, after one worth %v", v, f.bestScore, last)
		}
		if f.bestScore > last {
			better++
		}
		last = f.bestScore
	}
	if better < 2 {
		t.Error("no attempt got further than the first")
	}
}

// The finder alone, in every one of its manners, wins deals that can be won, and its lines replay.
func TestFinderWins(t *testing.T) {
	for _, name := range []string{"free-cell", "klondike", "canfield"} {
		g := peer(t, name)
		for i := range manners {
			won := 0
			for deal := uint64(1); deal <= 8; deal++ {
				s := mustDeal(t, g, deal)
				search, err := s.Blurred()
				if err != nil {
					t.Fatal(err)
				}
				f := newFinder(search, deal, 10<<20)
				f.manner = manners[i]
				f.sc.vary(f.random, f.manner.vary)
				line, ok := f.dive(context.Background(), 20_000, 20_000)
				if !ok {
					continue
				}
				won++
				if err := replays(search, s, line, true); err != nil {
					t.Errorf("%s %d, manner %d: %v", name, deal, i, err)
				}
			}
			if won == 0 {
				t.Errorf("%s: nothing is won in manner %d", name, i)
			}
		}
	}
}

// With haste, a card that can go to its one place goes, and nothing else is tried.
func TestHaste(t *testing.T) {
	g := peer(t, "free-cell")
	hurried := false
	for deal := uint64(1); deal <= 20; deal++ {
		s := mustDeal(t, g, deal)
		f := newFinder(s, deal, 10<<20)
		f.m.prune = false // lest safe cards go before
		for range 200 {
			f.m.s.Moves(nil)
			all := f.m.steps(nil)
			if len(all) == 0 {
				break
			}
			kept := f.m.hasten(slices.Clone(all))
			out := slices.ContainsFunc(all, func(st step) bool { return f.m.class[st.move().To()] == classOut })
			if out && (len(kept) != 1 || f.m.class[kept[0].move().To()] != classOut) || !out && len(kept) != len(all) {
				t.Fatalf("of %d steps %d are kept", len(all), len(kept))
			}
			hurried = hurried || out
			f.m.do(kept[f.random.IntN(len(kept))])
		}
	}
	if !hurried {
		t.Error("no card could ever go out")
	}
}

// Two workers come to the verdict of one, and whoever watches disturbs neither.
func TestTwoWorkers(t *testing.T) {
	g := peer(t, "klondike")
	var seen atomic.Int64
	decided := 0
	for deal := uint64(1); deal <= 12; deal++ {
		s := mustDeal(t, g, deal)
		one := search(context.Background(), s, Limits{Positions: 20_000})
		two := search(context.Background(), s,
			Limits{Positions: 40_000, Workers: 2, Watch: func(p Progress) { seen.Add(p.Positions) }})
		if one.Verdict != Unknown && two.Verdict != Unknown {
			decided++
			if one.Verdict != two.Verdict {
				t.Errorf("deal %d is %s to one worker and %s to two", deal, one.Verdict, two.Verdict)
			}
		}
	}
	if decided == 0 || seen.Load() == 0 {
		t.Errorf("%d deals decided, %d positions watched", decided, seen.Load())
	}
}

// Games in which cards go out in whole sequences have a judgement of their own, and beams early: by
// either alone fewer are won.
func TestSequencesWin(t *testing.T) {
	g := peer(t, "spiderette-FIXED")
	wins := func(deal uint64, change func(f *finder)) bool {
		s, err := peerDeal(t, g, "solvitaire:"+strconv.FormatUint(deal, 10)).Blurred()
		if err != nil {
			t.Fatal(err)
		}
		f := newFinder(s, deal, 10<<20)
		change(f)
		for f.positions < 150_000 {
			if _, won := f.attempt(context.Background(), 150_000-f.positions); won {
				return true
			}
		}
		return false
	}
	all, judged, beamed := 0, 0, 0
	for deal := range uint64(40) {
		if wins(deal+1, func(*finder) {}) {
			all++
		}
		if wins(deal+1, func(f *finder) { f.beams, f.widening, f.beamFrom = false, false, beamFrom }) {
			judged++
		}
		if wins(deal+1, func(f *finder) { f.sc.usual = &weight }) {
			beamed++
		}
	}
	if all <= judged || all <= beamed {
		t.Errorf("%d deals are won, without beams %d, by the judgement of other games %d", all, judged, beamed)
	}
}

// twoPacks is a deep game in which cards go out in whole sequences.
const twoPacks = `game Test
decks 2

deal
  6 6 6 6 5 5 5 5 5 5 to tableau top face up
  rest to stock

foundations 8
  takes sequence king to ace in suit at once

tableau 10
  build down in any suit
  move sequence in suit
  spaces take any card

stock
  turn 1 to each tableau when no spaces in tableau

win when foundations full
`

// Beams by themselves, wider and wider, win more deals of a deep game of sequences than narrow ones
// that take turns with dives.
func TestBeamsWiden(t *testing.T) {
	g := fromText(t, twoPacks)
	won := [2]int{}
	for deal := uint64(1); deal <= 10; deal++ {
		dealt := mustDeal(t, g, deal)
		s, err := dealt.Blurred()
		if err != nil {
			t.Fatal(err)
		}
		for i, widening := range []bool{false, true} {
			f := newFinder(s, deal, 10<<20)
			if !widening {
				f.widening, f.beamFrom = false, beamFromDeep
			}
			for over := false; !over && f.positions < 700_000; {
				if _, over = f.attempt(context.Background(), 700_000-f.positions); over {
					won[i]++
				}
			}
		}
	}
	if won[1] <= won[0] {
		t.Errorf("%d deals are won by beams that widen, %d else", won[1], won[0])
	}
}

// Of positions that are judged alike a beam by itself keeps one, and by that wins more deals.
func TestBeamKeepsUnlike(t *testing.T) {
	g := peer(t, "good-measure")
	won := [2]int{}
	for deal := uint64(1); deal <= 60; deal++ {
		s, err := peerDeal(t, g, "solvitaire:"+strconv.FormatUint(deal, 10)).Blurred()
		if err != nil {
			t.Fatal(err)
		}
		for i, unlike := range []bool{false, true} {
			f := newFinder(s, deal, 10<<20)
			f.manner, f.widening = manners[0], unlike
			f.refute = refuter{} // that a beam gives up sooner helps it as well
			if _, ok := f.beam(context.Background(), 64, math.MaxInt64); ok {
				won[i]++
			}
		}
	}
	if won[1] < won[0]+3 {
		t.Errorf("%d deals are won where layers hold no two that are judged alike, %d else", won[1], won[0])
	}
}

// A beam goes on when there is no room for more positions, and ends when it gets no further.
func TestBeamEnds(t *testing.T) {
	g := peer(t, "spiderette-FIXED")
	full, ended := 0, 0
	for deal := uint64(1); deal <= 20; deal++ {
		s, err := peerDeal(t, g, "solvitaire:"+strconv.FormatUint(deal, 10)).Blurred()
		if err != nil {
			t.Fatal(err)
		}
		f := newFinder(s, deal, 0)
		f.manner = manners[0]
		line, won := f.beam(context.Background(), 64, math.MaxInt64)
		switch {
		case won && f.positions > 20_000:
			full++ // the table has room for some nine hundred
			if err := replays(s, s, line, true); err != nil {
				t.Errorf("deal %d: %v", deal, err)
			}
		case f.depth == layersMost-1:
			t.Errorf("deal %d: the beam did not end", deal)
		case !won:
			ended++
		}
	}
	if full == 0 || ended == 0 {
		t.Errorf("%d beams won without room, %d ended", full, ended)
	}
}
