package solver

import (
	"math"
	"runtime"
	"runtime/debug"
	"testing"
	"time"

	"pat/cmd/pat/internal/cli/app"
	"pat/interp/solve"
)

// A single deal is searched by as many threads as are asked for, and else by two, unless it is to
// come to the same every time.
func TestThreadsOfASingleDeal(t *testing.T) {
	defer runtime.GOMAXPROCS(runtime.GOMAXPROCS(4))
	for _, c := range []struct {
		limits limits
		want   int
	}{
		{limits{}, 2},
		{limits{time: app.Seconds(time.Second)}, 2},
		{limits{positions: 1000}, 1},
		{limits{time: app.Seconds(time.Second), positions: 1000}, 1},
		{limits{positions: 1000, workers: 3}, 3},
	} {
		if n := c.limits.single(); n != c.want {
			t.Errorf("%+v: %d threads, want %d", c.limits, n, c.want)
		}
	}
	runtime.GOMAXPROCS(1)
	if n := (&limits{}).single(); n != 1 {
		t.Errorf("on one processor there are %d threads", n)
	}
}

// The collector keeps within the memory that searches may take, while they do.
func TestMemoryIsHeld(t *testing.T) {
	before := debug.SetMemoryLimit(-1)
	for _, c := range []struct {
		memory, want int64
		searches     int
	}{
		{300, 300 << 20, 1}, {300, 600 << 20, 2}, {1, leastMemory, 1}, {math.MaxInt64 >> 20, before, 2},
	} {
		release := (&limits{memory: c.memory}).hold(c.searches)
		if held := debug.SetMemoryLimit(-1); held != c.want {
			t.Errorf("%d searches of %d MB are held within %d bytes, want %d", c.searches, c.memory, held, c.want)
		}
		if release(); debug.SetMemoryLimit(-1) != before {
			t.Fatal("the limit stays")
		}
	}
}

// A worker holds what the greediest of its jobs may take, and nothing when it is over.
func TestMemoryOfSeveralJobs(t *testing.T) {
	before := debug.SetMemoryLimit(-1)
	var held holding
	for _, c := range []struct{ memory, want int64 }{{100, 200 << 20}, {300, 600 << 20}, {200, 600 << 20}} {
		held.add(&limits{memory: c.memory}, 2)
		if now := debug.SetMemoryLimit(-1); now != c.want {
			t.Errorf("a job of %d MB leaves %d bytes, want %d", c.memory, now, c.want)
		}
	}
	held.over()
	if now := debug.SetMemoryLimit(-1); now != before {
		t.Errorf("in the end %d bytes are held, want %d", now, before)
	}
}

// How far a search is, in words.
func TestSearching(t *testing.T) {
	p := solve.Progress{Phase: "prover", Positions: 1_234_567, Depth: 40, Memory: 12 << 20, Elapsed: 2 * time.Second}
	if got, want := searching("deal 3", p),
		"deal 3, prover: 1 234 567 positions, 617 283 a second, depth 40, 12 MB, 2s"; got != want {
		t.Errorf("%q, want %q", got, want)
	}
	if got, want := searching("deal 3", solve.Progress{Positions: 1}), "deal 3: 1 position, 0 MB, 0s"; got != want {
		t.Errorf("%q, want %q", got, want)
	}
}
