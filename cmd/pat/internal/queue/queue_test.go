package queue

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
	"time"

	"pat/interp/spread"
	"pat/interp/survey"
)

// The more of both, the longer: -events 100 -storms 20 takes some seven minutes, of little work.
var (
	events = flag.Int("events", 25, "how much goes wrong in a storm: workers, gatherers, servers killed, wires cut")
	storms = flag.Uint64("storms", 1, "how many storms")
)

// Whoever is killed, and whenever the wire is cut, each deal is decided and written once. The last
// deal waits for the end of the storm, so that all of it falls into the survey.
func TestStorm(t *testing.T) {
	n := *events
	if testing.Short() {
		n = 8
	}
	for seed := range *storms {
		t.Run(fmt.Sprintf("seed %d", seed), func(t *testing.T) { storm(t, seed, n) })
	}
}

func storm(t *testing.T, seed uint64, events int) {
	const deals = 4000
	calm := make(chan struct{})
	f := newFarm(t, deals, func(ctx context.Context, i int) (survey.Record, bool, error) {
		if i == deals-1 {
			select {
			case <-ctx.Done():
				return survey.Record{}, false, nil
			case <-calm:
			}
		}
		return simulated(ctx, i)
	})
	dice := rand.New(rand.NewPCG(seed, 3))
	workers := []*life{f.work("one"), f.work("one"), f.work("one")}
	gatherer := f.gather(1_000_000)
	count := map[string]int{}
	for range events {
		time.Sleep(time.Duration(50+dice.IntN(250)) * time.Millisecond)
		switch dice.IntN(6) {
		case 0, 1:
			count["workers killed"]++
			i := dice.IntN(len(workers))
			workers[i].kill()
			workers[i] = f.work("one")
		case 2:
			count["gatherers killed"]++
			gatherer.kill()
			gatherer = f.gather(1_000_000)
		case 3:
			count["servers restarted"]++
			f.restart()
		case 4:
			count["wires cut"]++
			f.cut()
		case 5:
			count["workers told to stop"]++
			i := dice.IntN(len(workers))
			workers[i].end()
			workers[i] = f.work("one")
		}
	}
	close(calm)
	f.wait(gatherer)
	if gatherer.err != nil {
		t.Error(gatherer.err)
	}
	f.same(-1)
	t.Log(count)
	for _, w := range workers {
		w.end()
	}
}

// A deal that ends the process of its worker is unknown after three of them, and says why; the
// others are decided.
func TestDealThatKills(t *testing.T) {
	const killer, deals = 40, 90
	losses := make(chan *life, 100)
	f := newFarm(t, deals, func(ctx context.Context, i int) (survey.Record, bool, error) {
		if i == killer {
			l := ctx.Value(lifeKey{}).(*life)
			l.kill()
			losses <- l
			return survey.Record{}, false, nil
		}
		return simulated(ctx, i)
	})
	f.work("one")
	gatherer := f.gather(0)
	dead := map[*life]bool{}
	for over := false; !over; {
		select {
		case l := <-losses:
			if !dead[l] {
				dead[l] = true
				f.work("one")
			}
		case <-gatherer.over:
			over = true
		case <-time.After(time.Minute):
			t.Fatal("no end")
		}
	}
	f.same(killer)
	if got := f.book[killer]; got.Verdict != survey.Unknown || got.Reason != spread.LostReason(3) {
		t.Errorf("the deal is %+v", got)
	}
	if len(dead) != 3 {
		t.Errorf("%d workers were lost, want 3", len(dead))
	}
}

// A server that has lost all it kept costs time, not deals.
func TestServerThatForgets(t *testing.T) {
	f := newFarm(t, 1500, simulated)
	f.work("one")
	gatherer := f.gather(0)
	time.Sleep(400 * time.Millisecond)
	f.store = t.TempDir()
	f.restart()
	f.wait(gatherer)
	if gatherer.err != nil {
		t.Error(gatherer.err)
	}
	f.same(-1)
}

// A worker of another version refuses, and both sides are told.
func TestOtherVersion(t *testing.T) {
	f := newFarm(t, 50, simulated)
	f.work("two")
	l := f.live()
	q, err := f.nats(l).Open(l.ctx, f.place(), job())
	if err != nil {
		t.Fatal(err)
	}
	defer q.Close(true)
	if err := q.Put(l.ctx, spread.Block{Deals: 50}); err != nil {
		t.Fatal(err)
	}
	for begin := time.Now(); q.Crew().Refused == 0; time.Sleep(20 * time.Millisecond) {
		if time.Since(begin) > 20*time.Second {
			t.Fatal("it is not heard that the worker refuses")
		}
	}
	if crew := q.Crew(); crew.Workers != 0 || crew.Threads != 0 {
		t.Errorf("the crew is %+v", crew)
	}
	f.mu.Lock()
	defer f.mu.Unlock()
	if !slices.ContainsFunc(f.said, func(s string) bool {
		return strings.Contains(s, "refused: it is for pat one, and this is two")
	}) {
		t.Errorf("the worker says %q", f.said)
	}
}

// One gathers. Who comes second is refused; who was taken for dead and comes back, ends.
func TestOneGathers(t *testing.T) {
	f := newFarm(t, 10, simulated)
	first, second := f.live(), f.live()
	q, err := f.nats(first).Open(first.ctx, f.place(), job())
	if err != nil {
		t.Fatal(err)
	}
	if _, err := f.nats(second).Open(second.ctx, f.place(), job()); !errors.Is(err, spread.ErrTaken) {
		t.Fatalf("the second is told %v", err)
	}
	first.mu.Lock()
	first.dead = true
	first.mu.Unlock()
	f.cut()
	var other spread.Queue
	for range 100 {
		if other, err = f.nats(second).Open(second.ctx, f.place(), job()); err == nil {
			break
		}
		time.Sleep(50 * time.Millisecond)
	}
	if err != nil {
		t.Fatal(err)
	}
	defer other.Close(true)
	first.mu.Lock()
	first.dead = false
	first.mu.Unlock()
	for begin := time.Now(); ; {
		ctx, cancel := context.WithTimeout(t.Context(), 50*time.Millisecond)
		_, _, err := q.Answer(ctx)
		cancel()
		if errors.Is(err, spread.ErrTaken) {
			break
		}
		if time.Since(begin) > 20*time.Second {
			t.Fatalf("the first is told %v", err)
		}
	}
	q.Close(false)
}

// What is over leaves nothing on the server.
func TestNothingIsLeft(t *testing.T) {
	f := newFarm(t, 300, simulated)
	f.work("one")
	f.wait(f.gather(0))
	f.same(-1)
	l := f.live()
	g := &gathering{net: f.nats(l), job: job(), id: job().ID(), place: f.place(), stopped: make(chan struct{})}
	if err := g.open(t.Context(), g.net.connecting); err != nil {
		t.Fatal(err)
	}
	defer g.nc.Close()
	for _, stream := range []string{blocks, answers} {
		s, err := g.js.Stream(t.Context(), stream)
		if err != nil {
			t.Fatal(err)
		}
		if n := s.CachedInfo().State.Msgs; n != 0 {
			t.Errorf("%s holds %d messages", stream, n)
		}
	}
}
