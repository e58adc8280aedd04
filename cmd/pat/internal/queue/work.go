package queue

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"strings"
	"sync"
	"time"

	"github.com/nats-io/nats.go"
	"github.com/nats-io/nats.go/jetstream"

	"pat/interp/spread"
	"pat/interp/survey"
)

// This file is the end that works.

// Where there are several jobs, each is asked only for a moment in turn, so that none keeps a
// thread from another.
const (
	lookEvery = 2 * time.Second        // for jobs
	lookSoon  = 250 * time.Millisecond // where there are none
	takeWait  = 2 * time.Second        // how long a server is asked to wait for a block
	takeShort = 200 * time.Millisecond // of one of several jobs
)

func whoAmI() string {
	host, err := os.Hostname()
	if err != nil {
		host = "a machine without a name"
	}
	return fmt.Sprintf("%s, process %d", host, os.Getpid())
}

// A worker is one call of Work. Its goroutines: look is that of the caller, take runs once for each
// thread, and for each block that is searched stillAtIt runs beside it. mu guards the jobs and the
// clock; a task itself does not change but for refused.
type worker struct {
	net   *NATS
	hands spread.Hands
	id    string
	nc    *nats.Conn
	js    jetstream.JetStream
	room  sync.RWMutex // held by who takes a block, alone by who is to have the process for itself

	mu     sync.Mutex
	jobs   map[string]*task // that are announced
	worked time.Time        // when there was something to do last
}

// A task is a job as a worker has learned it. Its context is done when the job is over, and with it
// every search for it. A refused job stays in the list, so that it is refused once and told of in
// hails.
type task struct {
	id      string
	decide  spread.Decide
	refused bool
	ctx     context.Context // of its searches
	cancel  context.CancelFunc
}

// Work takes blocks of any job until the context is done or it was idle for too long. It returns
// nil where the context is done or the time to be idle is over, and an error where the server
// closes the connection for good, as after wrong credentials. A thread that is searching when the
// context is done sends what it has decided and then ends.
func (n *NATS) Work(ctx context.Context, p spread.Place, hands spread.Hands) error {
	ctx, cancel := context.WithCancelCause(ctx)
	defer cancel(nil)
	w := &worker{net: n, hands: hands, id: nonce(), jobs: map[string]*task{}, worked: time.Now()}
	nc, err := connect(p, append([]nats.Option{
		nats.RetryOnFailedConnect(true), // it may be started before the server
		nats.ClosedHandler(func(nc *nats.Conn) {
			if err := nc.LastError(); err != nil { // otherwise we closed it
				cancel(worded(p, err))
			}
		}),
		nats.DisconnectErrHandler(func(_ *nats.Conn, err error) {
			if err != nil {
				hands.Say("the connection to %s is lost (%v); looking for it", harmless(p.URL), err)
			}
		}),
		nats.ReconnectHandler(func(*nats.Conn) { hands.Say("connected to %s", harmless(p.URL)) }),
	}, n.connecting...)...)
	if err != nil {
		return err
	}
	defer nc.Close()
	if !nc.IsConnected() {
		hands.Say("no NATS server answers at %s yet; waiting for it", harmless(p.URL))
	}
	if w.js, err = jetstream.New(nc, jetstream.WithDefaultTimeout(callWithin)); err != nil {
		return err
	}
	w.nc = nc
	var threads sync.WaitGroup
	for range hands.Threads {
		threads.Go(func() { w.take(ctx) })
	}
	w.look(ctx, cancel)
	threads.Wait()
	hail{Worker: w.id, Over: true}.send(nc)
	if nc.IsConnected() {
		nc.FlushTimeout(n.farewell()) //nolint:errcheck // we would be missed otherwise
	}
	if err := context.Cause(ctx); err != nil && !errors.Is(err, ctx.Err()) { // not told to stop
		if errors.Is(err, errIdle) {
			return nil
		}
		return err
	}
	return nil
}

var errIdle = errors.New("there was nothing to do")

// look keeps the list of jobs, tells that we are there, and ends what was idle for too long. A
// first job is looked for more often, since somebody may be waiting for the survey to begin.
func (w *worker) look(ctx context.Context, cancel context.CancelCauseFunc) {
	told := time.Time{}
	for ctx.Err() == nil {
		news := w.lookOnce(ctx)
		w.mu.Lock()
		idle, h := time.Since(w.worked), hail{Worker: w.id, Threads: w.hands.Threads}
		for id, t := range w.jobs {
			if t.refused {
				h.Refused = append(h.Refused, id)
			} else {
				h.Jobs = append(h.Jobs, id)
			}
		}
		w.mu.Unlock()
		if news || time.Since(told) >= hailEvery {
			h.send(w.nc)
			told = time.Now()
		}
		if w.hands.Idle > 0 && idle > w.hands.Idle {
			cancel(errIdle)
		}
		every := lookEvery
		if len(h.Jobs) == 0 {
			every = lookSoon
		}
		pause(ctx, every)
	}
}

// lookOnce learns new jobs and drops those that are over. A server that does not answer says
// nothing of which jobs there are; the known ones go on.
func (w *worker) lookOnce(ctx context.Context) (news bool) {
	if !w.nc.IsConnected() {
		return false
	}
	short, cancel := context.WithTimeout(ctx, callWithin)
	defer cancel()
	stream, err := w.js.Stream(short, jobs)
	if errors.Is(err, jetstream.ErrStreamNotFound) {
		return w.drop(nil)
	}
	if err != nil {
		return false // of what we do not see, nothing is dropped
	}
	info, err := stream.Info(short, jetstream.WithSubjectFilter(jobSubject("*")))
	if err != nil {
		return false
	}
	news = w.drop(info.State.Subjects)
	for subject := range info.State.Subjects {
		id := strings.TrimPrefix(subject, jobSubject(""))
		w.mu.Lock()
		_, known := w.jobs[id]
		w.mu.Unlock()
		if known {
			continue
		}
		if m, err := stream.GetLastMsgForSubject(short, subject); err == nil {
			t := w.learn(id, m.Data)
			w.mu.Lock()
			w.jobs[id], news = t, true
			w.mu.Unlock()
		}
	}
	return news
}

// drop ends the work for jobs that are not announced any more. nil is: there is no stream, and so
// no job.
func (w *worker) drop(announced map[string]uint64) (news bool) {
	w.mu.Lock()
	defer w.mu.Unlock()
	for id, t := range w.jobs {
		if _, there := announced[jobSubject(id)]; !there {
			t.cancel()
			delete(w.jobs, id)
			news = true
			if !t.refused {
				w.hands.Say("survey %s is over", id)
			}
		}
	}
	return news
}

// learn makes ready for a job, or says why it cannot. A refusal is told once, with its reason.
func (w *worker) learn(id string, data []byte) *task {
	t := &task{id: id, refused: true}
	t.ctx, t.cancel = context.WithCancel(context.Background())
	var job spread.Job
	if err := json.Unmarshal(data, &job); err != nil {
		w.hands.Say("survey %s refused: it cannot be read: %v", id, err)
		return t
	}
	if job.Engine != w.hands.Engine {
		w.hands.Say("survey %s of %s refused: it is for pat %s, and this is %s; verdicts of two versions may differ: "+
			"install the same here and there", id, job.Terms.Game, job.Engine, w.hands.Engine)
		return t
	}
	decide, err := w.hands.Learn(job)
	if err != nil {
		w.hands.Say("survey %s of %s refused: %v", id, job.Terms.Game, err)
		return t
	}
	w.hands.Say("survey %s: %s", id, strings.Join(append([]string{job.Terms.Game}, job.Terms.Set...), ", ")+
		", deals "+job.Deals)
	t.decide, t.refused = decide, false
	return t
}

// ready are the jobs that blocks are taken of.
func (w *worker) ready() (out []*task) {
	w.mu.Lock()
	defer w.mu.Unlock()
	for _, t := range w.jobs {
		if !t.refused {
			out = append(out, t)
		}
	}
	return out
}

// take takes blocks and searches them, one after the other. alone is carried from one block to the
// next: see takeOne.
func (w *worker) take(ctx context.Context) {
	known := map[*task]jetstream.Consumer{} // of this thread
	alone := false                          // the next block is to have the process for itself
	for ctx.Err() == nil {
		ready := w.ready()
		for t := range known {
			if t.ctx.Err() != nil {
				delete(known, t)
			}
		}
		wait := takeWait
		if len(ready) > 1 {
			wait = takeShort
		}
		failed := len(ready) == 0
		for _, t := range ready {
			var err error
			alone, err = w.takeOne(ctx, t, known, wait, alone)
			if err != nil {
				delete(known, t)
				failed = true
			}
		}
		if failed { // a pause, for the job may be over, or the server gone
			pause(ctx, lookSoon)
		}
	}
}

// takeOne takes a block of a job, if there is one, and searches it. Where the block is to be
// searched alone, and we are not, it is given back, and the next one is to be taken alone: a block
// that waited for that here would be lost with the others. Normally all threads hold room for
// reading while they search. Whoever is to be alone takes it for writing, which waits until the
// others are done and keeps them from beginning: so a block that kills the process takes no other
// with it.
func (w *worker) takeOne(ctx context.Context, t *task, known map[*task]jetstream.Consumer, wait time.Duration,
	alone bool,
) (nextAlone bool, err error) {
	if alone {
		w.room.Lock()
		defer w.room.Unlock()
	} else {
		w.room.RLock()
		defer w.room.RUnlock()
	}
	m, err := w.fetch(ctx, t, known, wait)
	if m == nil || err != nil {
		return false, err
	}
	return w.search(ctx, t, m, known[t].CachedInfo().Config.AckWait, alone), nil
}

// fetch takes a block off the server, or none. Consumers are remembered for each thread; one that
// fails is forgotten and asked for again.
func (w *worker) fetch(ctx context.Context, t *task, known map[*task]jetstream.Consumer, wait time.Duration,
) (m jetstream.Msg, err error) {
	if !w.nc.IsConnected() {
		return nil, nats.ErrDisconnected
	}
	c := known[t]
	if c == nil {
		if c, err = w.js.Consumer(ctx, blocks, workersOf(t.id)); err != nil {
			return nil, err
		}
		known[t] = c
	}
	err = fetch(ctx, c, 1, wait, func(got jetstream.Msg) bool {
		m = got
		return false
	})
	return m, err
}

// search answers a block. The server hears of it until it is answered. It is told whether nothing
// else is searched meanwhile, and reports whether the block would have to be searched so. Three
// cases. A block that comes for the first time is searched and answered. One that was handed out
// before (given > 1) has lost a worker, which was silent for too long: it goes back unsearched with
// the number of its losses, and who gathers puts it up again, smaller or with a warning. One that
// is to be searched alone goes back where others are being searched here.
//
// A block is confirmed only after its answer is kept by the server, so that a kill in between gives
// it out again; the answer that comes twice is known by then.
func (w *worker) search(ctx context.Context, t *task, m jetstream.Msg, silence time.Duration, alone bool) (back bool) {
	b, err := blockOf(t.id, m.Subject())
	if err != nil {
		m.Term() //nolint:errcheck // nobody can do anything with it
		return false
	}
	meta, err := m.Metadata()
	if err != nil {
		return false // it is no message of a stream
	}
	ctx, stop := context.WithCancel(ctx)
	defer stop()
	defer context.AfterFunc(t.ctx, stop)()
	var alive sync.WaitGroup
	quiet := make(chan struct{})
	alive.Go(func() { w.stillAtIt(m, silence/3, quiet) })
	defer alive.Wait()
	defer close(quiet)

	a := spread.Answer{Block: b}
	given := int(meta.NumDelivered)
	back = given == 1 && b.Alone() && !alone
	switch {
	case given > 1:
		a.Back = b.Lost + given - 1
	case !back:
		a.Records = w.decide(ctx, t, b)
	}
	w.mu.Lock()
	w.worked = time.Now()
	w.mu.Unlock()
	if t.ctx.Err() == nil && w.answer(ctx, t, meta.Sequence.Stream, a) {
		m.Ack() //nolint:errcheck // it is given out again then, handed back, and known
	}
	return back
}

// stillAtIt tells the server again and again that a block is being searched. often is a third of
// the silence, so that two may get lost.
func (w *worker) stillAtIt(m jetstream.Msg, often time.Duration, quiet <-chan struct{}) {
	every := time.NewTicker(often)
	defer every.Stop()
	for {
		select {
		case <-quiet:
			return
		case <-every.C:
			m.InProgress() //nolint:errcheck // it is said again
		}
	}
}

// decide searches the deals of a block until it is told to stop. Of a block cut short the records
// are those of its first deals; who gathers puts the others up again.
func (w *worker) decide(ctx context.Context, t *task, b spread.Block) (out []survey.Record) {
	for i := b.First; i < b.First+b.Deals && ctx.Err() == nil; i++ {
		r, ok, err := t.decide(ctx, i)
		if err != nil {
			w.hands.Say("survey %s refused: %v", t.id, err)
			w.mu.Lock()
			t.refused = true
			w.mu.Unlock()
			return out
		}
		if !ok {
			return out
		}
		r.Terms = survey.Terms{} // who gathers knows them
		out = append(out, r)
	}
	return out
}

// answer sends an answer to a block of that number on the queue, in parts where the server takes no
// message of that size, and comes back when it is kept. It goes on trying until the job is over, or
// for a moment where the worker is told to stop. An answer that is too large is halved until it
// fits; each part but the last says that more follow. The id of a message names the block by its
// number on the stream, so that what is sent again because its receipt got lost is kept once.
func (w *worker) answer(ctx context.Context, t *task, block uint64, a spread.Answer) bool {
	data, err := json.Marshal(a)
	if err != nil {
		w.hands.Say("survey %s: %v", t.id, err)
		return false
	}
	if most := w.nc.MaxPayload(); most > 0 && int64(len(data)) > most*9/10 && len(a.Records) > 1 {
		first, n := a, len(a.Records)/2
		first.Records, first.More = a.Records[:n], true
		a.Records, a.From = a.Records[n:], a.From+n
		return w.answer(ctx, t, block, first) && w.answer(ctx, t, block, a)
	}
	id := fmt.Sprintf("%s.%d.%d.%d.%s", t.id, block, a.From, a.Back, w.id)
	last := time.Time{}
	for {
		within, cancel := context.WithTimeout(context.Background(), w.net.farewell())
		_, err := w.js.Publish(within, answerSubject(t.id), data, jetstream.WithMsgID(id))
		cancel()
		if err == nil {
			return true
		}
		if ctx.Err() != nil {
			if last.IsZero() {
				last = time.Now()
			}
			if t.ctx.Err() != nil || w.nc.IsClosed() || time.Since(last) > w.net.farewell() {
				return false
			}
		}
		time.Sleep(lookSoon)
	}
}
