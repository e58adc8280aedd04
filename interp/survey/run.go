package survey

import (
	"context"
	"iter"
	"sync"
)

// Run decides deals on some workers. decide is called by several goroutines; it answers false where
// it was stopped before it knew. done is given each result as it comes, one after the other. Run
// returns when all deals are decided, the context is done, or a call gave an error.
//
// A worker takes a deal and hands on its result by itself: to wake another goroutine for that takes
// as long as an easy deal.
func Run[D, R any](ctx context.Context, deals iter.Seq[D], workers int,
	decide func(context.Context, D) (R, bool, error), done func(D, R) error,
) error {
	ctx, cancel := context.WithCancel(ctx)
	defer cancel()
	next, stop := iter.Pull(deals)
	defer stop()
	var (
		mu    sync.Mutex // of all below, next and done
		first error
	)
	take := func() (d D, ok bool) {
		mu.Lock()
		defer mu.Unlock()
		if ctx.Err() != nil {
			return d, false
		}
		return next()
	}
	give := func(d D, r R, ok bool, err error) {
		mu.Lock()
		defer mu.Unlock()
		if err == nil && ok && first == nil {
			err = done(d, r)
		}
		if err != nil && first == nil {
			first = err
			cancel()
		}
	}
	work := func() {
		for d, ok := take(); ok; d, ok = take() {
			r, ok, err := decide(ctx, d)
			give(d, r, ok, err)
		}
	}
	var working sync.WaitGroup
	for range workers - 1 {
		working.Go(work)
	}
	work()
	working.Wait()
	return first
}
