package spread

import (
	"context"
	"errors"
	"fmt"
	"time"

	"pat/interp/survey"
)

// A Survey is what Gather gathers.
type Survey struct {
	Deals int                // how many there are
	Name  func(i int) string // of deal i, from 0
	Has   func(i int) bool   // it is in the record

	// Keep writes records of deals that it does not have yet, the first of them that of deal first,
	// the others of those that follow.
	Keep func(first int, records []survey.Record) error

	Chances int           // workers that a deal may lose; 0 is three
	Quiet   time.Duration // after which the queue is looked at; 0 is a time that suits a network
	Show    func(Progress)
	Trouble func(error) // tells of what passes, such as a queue that cannot be reached
}

// Progress is how far a survey is.
type Progress struct {
	Decided int     `json:"decided"`
	Of      int     `json:"of"`
	Rate    float64 `json:"per_second"`       // in the last minute
	Left    float64 `json:"left_s,omitempty"` // seconds that the rest takes at this rate
	Out     int     `json:"blocks_out"`
	Crew
}

const (
	defaultChances = 3
	defaultQuiet   = 45 * time.Second
	tick           = 250 * time.Millisecond // how often a queue from which nothing comes is left
	pause          = time.Second            // after an error
)

// LostReason is why a deal that killed its workers is unknown.
func LostReason(workers int) string {
	return fmt.Sprintf("%d workers were lost while they searched it", workers)
}

// A gatherer is one run of Gather.
type gatherer struct {
	Survey
	queue Queue
	plan  *plan
	pace  pace
	held  int // deals in the record

	mark    string // that we wait for
	marked  time.Time
	looks   int
	waiting []Block // when the mark was put
	heard   time.Time
	trouble string // told last
	quietly time.Time
}

// Gather hands out all deals that are not in the record and writes down what comes back. It returns
// when all are, the context is done, or the record cannot be written.
func Gather(ctx context.Context, q Queue, s Survey) error {
	g := &gatherer{Survey: s, queue: q, plan: newPlan(s.Deals, s.Has)}
	if g.Chances == 0 {
		g.Chances = defaultChances
	}
	if g.Quiet == 0 {
		g.Quiet = defaultQuiet
	}
	g.pace.start = time.Now()
	for i := range s.Deals {
		if s.Has(i) {
			g.held++
		}
	}
	for g.held < g.Deals && ctx.Err() == nil {
		if err := g.turn(ctx); err != nil && ctx.Err() == nil {
			return err
		}
		g.show()
	}
	return nil
}

// turn does what is to be done now, and takes an answer.
func (g *gatherer) turn(ctx context.Context) error {
	err := g.look(ctx)
	if err == nil {
		err = g.handOut(ctx)
	}
	if err == nil {
		err = g.answer(ctx)
	}
	switch {
	case err == nil:
		return nil
	case errors.Is(err, ErrTaken), errors.As(err, new(*unwritten)):
		return err
	}
	if text := err.Error(); text != g.trouble && g.Trouble != nil && ctx.Err() == nil {
		g.trouble = text
		g.Trouble(err)
	}
	select {
	case <-ctx.Done():
	case <-time.After(min(pause, g.Quiet)):
	}
	return nil
}

// unwritten is an error of the record.
type unwritten struct{ error }

func (u *unwritten) Unwrap() error { return u.error }

// look looks at the queue when we begin and when nothing was heard for long: what lies there, and a
// mark behind what was answered. A mark that does not come back was lost, and is put anew.
func (g *gatherer) look(ctx context.Context) error {
	now := time.Now()
	switch {
	case g.mark != "" && now.Sub(g.marked) < g.Quiet:
		return nil
	case g.mark == "" && g.plan.begun && now.Sub(g.heard) < g.Quiet:
		return nil
	}
	g.plan.look()
	waiting, err := g.queue.Waiting(ctx)
	if err != nil {
		return err
	}
	g.looks++
	mark := fmt.Sprintf("%d.%d", g.pace.start.UnixNano(), g.looks)
	if err := g.queue.Mark(ctx, mark); err != nil {
		return err
	}
	g.mark, g.marked, g.waiting = mark, now, waiting
	return nil
}

// cameRound is told when the mark came.
func (g *gatherer) cameRound() {
	if g.plan.begun {
		g.plan.looked(g.waiting)
	} else {
		g.plan.begin(g.waiting)
	}
	g.mark, g.waiting = "", nil
}

// handOut puts blocks on the queue, as many as are wanted there.
func (g *gatherer) handOut(ctx context.Context) error {
	if !g.plan.begun {
		return nil
	}
	threads := g.queue.Crew().Threads
	for len(g.plan.out) < window(threads) {
		b, ok := g.plan.take(g.pace.size(g.Deals-g.held-g.plan.away(), threads))
		if !ok {
			return nil
		}
		if b.Deals == 1 && b.Lost >= g.Chances {
			if err := g.giveUp(b); err != nil {
				return err
			}
			continue
		}
		if err := g.queue.Put(ctx, b); err != nil {
			delete(g.plan.out, b)
			g.plan.again = append(g.plan.again, b)
			return err
		}
	}
	return nil
}

// giveUp writes down a deal that lost too many workers.
func (g *gatherer) giveUp(b Block) error {
	delete(g.plan.out, b)
	return g.keep(b.First, []survey.Record{{
		Deal: g.Name(b.First), Verdict: survey.Unknown, Reason: LostReason(b.Lost),
	}})
}

// answer takes an answer, if one comes soon.
func (g *gatherer) answer(ctx context.Context) error {
	soon, cancel := context.WithTimeout(ctx, tick)
	defer cancel()
	a, done, err := g.queue.Answer(soon)
	if err != nil {
		if soon.Err() != nil {
			return nil
		}
		return err
	}
	g.heard, g.trouble = time.Now(), ""
	if a.Mark != "" {
		if a.Mark == g.mark {
			g.cameRound()
		}
		done()
		return nil
	}
	if err := g.check(a); err != nil {
		done() // it will not become better; the deals are missed at the next look
		return err
	}
	if err := g.keep(a.First+a.From, a.Records); err != nil {
		return err
	}
	g.pace.add(a.Records)
	if !a.More {
		g.plan.answered(a)
	}
	done()
	return nil
}

// check refuses an answer that is not one to a block of ours.
func (g *gatherer) check(a Answer) error {
	inside := a.First >= 0 && a.Deals > 0 && a.Deals <= g.Deals && a.First <= g.Deals-a.Deals
	if !inside || a.From < 0 || len(a.Records) > a.Deals-a.From {
		return fmt.Errorf("an answer is of no block of this survey: %s", a.Block)
	}
	for i, r := range a.Records {
		if name := g.Name(a.First + a.From + i); r.Deal != name {
			return fmt.Errorf("an answer tells of deal %s in the place of deal %s", r.Deal, name)
		}
	}
	return nil
}

// keep writes what the record does not have.
func (g *gatherer) keep(first int, records []survey.Record) error {
	for len(records) > 0 {
		n := 0
		for n < len(records) && !g.Has(first+n) {
			n++
		}
		if n > 0 {
			if err := g.Keep(first, records[:n]); err != nil {
				return &unwritten{err}
			}
			g.held += n
		}
		n = min(n+1, len(records)) // the one after them the record has
		first, records = first+n, records[n:]
	}
	return nil
}

func (g *gatherer) show() {
	if g.Show == nil || time.Since(g.quietly) < tick && g.held < g.Deals {
		return
	}
	g.quietly = time.Now()
	p := Progress{
		Decided: g.held, Of: g.Deals, Rate: g.pace.rate(g.quietly), Out: len(g.plan.out), Crew: g.queue.Crew(),
	}
	if p.Rate > 0 {
		p.Left = float64(g.Deals-g.held) / p.Rate
	}
	g.Show(p)
}
