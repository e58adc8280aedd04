package survey

import (
	"context"
	"iter"
	"sync"
)

// Run decides deals on some workers. decide is called by several goroutines; it answers false where
// it was stopped before it knew. done is given each result as it comes, by one goroutine. Run
// returns when all deals are decided, the context is done, or a call gave an error.
func Run[D, R any](ctx context.Context, deals iter.Seq[D], workers int,
	decide func(context.Context, D) (R, bool, error), done func(D, R) error,
) error {
	type answer struct {
		deal   D
		result R
		ok     bool
		err    error
	}
	ctx, cancel := context.WithCancel(ctx)
	defer cancel()
	asked, answers := make(chan D), make(chan answer)
	go func() {
		defer close(asked)
		for d := range deals {
			select {
			case asked <- d:
			case <-ctx.Done():
				return
			}
		}
	}()
	var working sync.WaitGroup
	for range max(1, workers) {
		working.Go(func() {
			for d := range asked {
				if ctx.Err() != nil {
					continue
				}
				r, ok, err := decide(ctx, d)
				answers <- answer{d, r, ok, err}
			}
		})
	}
	go func() {
		working.Wait()
		close(answers)
	}()
	var first error
	for a := range answers {
		if a.err == nil && a.ok && first == nil {
			a.err = done(a.deal, a.result)
		}
		if a.err != nil && first == nil {
			first = a.err
			cancel()
		}
	}
	return first
}
