package queue

import (
	"context"
	"fmt"
	"sync"
	"testing"
	"time"

	"pat/interp/survey"
)

// What is left of the ideal, that as many threads decide the same deals with no queue between:
// deals of a millisecond that only wait, so that a machine of few processors can stand for many.
func BenchmarkDealsOfAMillisecond(b *testing.B) {
	for _, workers := range []int{1, 2, 4, 8, 50} {
		b.Run(fmt.Sprintf("%d workers", workers), func(b *testing.B) {
			const each = 10_000 // deals a worker, of two threads
			for b.Loop() {
				ideal := waited(b, 2*workers, each/2)
				f := newFarm(b, each*workers, simulated)
				for range workers {
					f.work("one")
				}
				begin := time.Now()
				f.wait(f.gather(0))
				spent := time.Since(begin)
				b.ReportMetric(100*ideal.Seconds()/spent.Seconds(), "%ideal")
				b.ReportMetric(float64(each*workers)/spent.Seconds(), "deals/s")
			}
		})
	}
}

// waited is how long some threads take for so many deals each, by themselves.
func waited(b *testing.B, threads, deals int) time.Duration {
	var all sync.WaitGroup
	begin := time.Now()
	for range threads {
		all.Go(func() {
			for i := range deals {
				if _, ok, err := simulated(b.Context(), i); !ok || err != nil {
					b.Error(ok, err)
				}
			}
		})
	}
	all.Wait()
	return time.Since(begin)
}

// How many blocks a second the queue carries, there and back: blocks of one deal that takes no time
// and says that it took long.
func BenchmarkBlocks(b *testing.B) {
	for b.Loop() {
		const deals = 10_000
		f := newFarm(b, deals, func(_ context.Context, i int) (survey.Record, bool, error) {
			return survey.Record{Deal: name(i), Verdict: survey.Won, Positions: int64(i) * 7, MS: 1e6}, true, nil
		})
		for range 4 {
			f.work("one")
		}
		begin := time.Now()
		f.wait(f.gather(0))
		b.ReportMetric(deals/time.Since(begin).Seconds(), "blocks/s")
	}
}
