package queue

import (
	"cmp"
	"context"
	"crypto/rand"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"sync/atomic"
	"time"

	"github.com/nats-io/nats-server/v2/server"
	"github.com/nats-io/nats.go"
	"github.com/nats-io/nats.go/jetstream"

	"pat/interp/spread"
)

// This file is the end that gathers.

// NATS is the network of queues on NATS JetStream. One value may be used for several surveys or
// workers; nothing in it changes.
type NATS struct {
	// Silence is how long a worker says nothing of a block until it is taken for lost; 0 is
	// half a minute.
	Silence time.Duration

	goodbye    time.Duration // of tests: what a worker may take that was told to stop
	connecting []nats.Option // of tests
}

// goodbye bounds what is still sent after Ctrl-C. An answer comes again after answerAgain where it
// was fetched and not confirmed: this program was killed before it was in the record.
const (
	defaultSilence = 30 * time.Second
	defaultGoodbye = 5 * time.Second
	atATime        = 16               // answers that are fetched at once
	fetchWait      = 5 * time.Second  // how long a server is asked to wait for one
	answerAgain    = time.Minute      // when an answer comes again that was not written
	callWithin     = 10 * time.Second // how long a server may take to answer a call
	leadWithin     = 2 * time.Second  // how long another who gathers may take
)

func (n *NATS) silence() time.Duration  { return cmp.Or(n.Silence, defaultSilence) }
func (n *NATS) farewell() time.Duration { return cmp.Or(n.goodbye, defaultGoodbye) }

// A gathering is a job being gathered. Who owns what: the goroutine of spread.Gather calls the
// methods of spread.Queue; one more goroutine, fetch, brings answers through the channel answers,
// which holds none, so that none is fetched that nobody waits for but the batch in hand. fatal is
// set by fetch and read by Answer; announced is set by both, and two who announce at a time say the
// same. sent belongs to the caller.
type gathering struct {
	net    *NATS
	job    spread.Job
	id     string
	run    string // of this process, for what it names
	place  spread.Place
	server *server.Server // our own, or nil
	nc     *nats.Conn
	js     jetstream.JetStream
	crew   crew
	sent   int // for ids of messages

	answers   chan jetstream.Msg
	fatal     atomic.Pointer[error]
	announced atomic.Pointer[time.Time] // nil where it is to be announced at once
	stop      context.CancelFunc
	stopped   chan struct{}
}

// Open joins or begins a job. The order in it: a server of our own first, then the connection, then
// whether another process gathers this job, and only then streams and the announcement, on which
// workers begin.
func (n *NATS) Open(ctx context.Context, p spread.Place, job spread.Job) (spread.Queue, error) {
	g := &gathering{
		net: n, job: job, id: job.ID(), run: nonce(), place: p,
		answers: make(chan jetstream.Msg), stopped: make(chan struct{}),
	}
	g.crew.job = g.id
	var opts []nats.Option
	if p.Listen != "" {
		s, err := serve(p)
		if err != nil {
			return nil, err
		}
		g.server, g.place.URL = s, s.ClientURL()
		opts = append(opts, nats.InProcessServer(s))
	}
	err := g.open(ctx, opts)
	if err != nil {
		g.leave()
		return nil, err
	}
	background, stop := context.WithCancel(context.Background())
	g.stop = stop
	go g.fetch(background)
	return g, nil
}

func (g *gathering) open(ctx context.Context, opts []nats.Option) (err error) {
	if g.nc, err = connect(g.place, append(opts, g.net.connecting...)...); err != nil {
		return err
	}
	if g.js, err = jetstream.New(g.nc, jetstream.WithDefaultTimeout(callWithin)); err != nil {
		return err
	}
	// Whoever gathers a job answers on its lead subject. No answer is taken for nobody: a process
	// that was killed answers nothing.
	ask, cancel := context.WithTimeout(ctx, leadWithin)
	defer cancel()
	if other, err := g.nc.RequestWithContext(ask, leadSubject(g.id), nil); err == nil {
		return fmt.Errorf("%w: %s; it can be ended there, and gone on with here with its record", spread.ErrTaken,
			other.Data)
	}
	if err := g.setUp(ctx, true); err != nil {
		return err
	}
	if _, err = g.nc.Subscribe(leadSubject(g.id), func(m *nats.Msg) {
		m.Respond([]byte(whoAmI())) //nolint:errcheck // the other will see by and by
	}); err != nil {
		return err
	}
	if _, err = g.nc.Subscribe(crewSubject, g.crew.hear); err != nil {
		return err
	}
	return g.nc.FlushTimeout(callWithin)
}

func nonce() string {
	var b [6]byte
	rand.Read(b[:]) //nolint:errcheck // it never fails
	return hex.EncodeToString(b[:])
}

// consumer is the name of ours; other processes that gather the job have others. A consumer is the
// server's bookmark in a stream: what it has handed out to whom, and what was confirmed.
func (g *gathering) consumer() string { return g.family() + g.run }

func (g *gathering) family() string { return "gather-" + g.id + "-" }

// setUp makes what is not there: streams, consumers, the announcement of the job. The first time it
// takes the answers away from who gathered before; later, when the server has forgotten us, it
// finds out whether somebody did that to us. The answers of a job are a work queue, which lets one
// consumer alone read a subject. So to delete the consumer of another is to take its answers away;
// what it had fetched and not confirmed comes to us.
func (g *gathering) setUp(ctx context.Context, first bool) error {
	if err := makeStreams(ctx, g.js); err != nil {
		return err
	}
	stream, err := g.js.Stream(ctx, answers)
	if err != nil {
		return err
	}
	names := stream.ConsumerNames(ctx)
	for name := range names.Name() {
		if len(name) <= len(g.family()) || name[:len(g.family())] != g.family() || name == g.consumer() {
			continue
		}
		if !first {
			return spread.ErrTaken
		}
		if err := stream.DeleteConsumer(ctx, name); err != nil && !gone(err) {
			return err
		}
	}
	if names.Err() != nil {
		return names.Err()
	}
	if _, err := stream.CreateOrUpdateConsumer(ctx, jetstream.ConsumerConfig{
		Durable: g.consumer(), FilterSubject: answerSubject(g.id), AckPolicy: jetstream.AckExplicitPolicy,
		AckWait: answerAgain,
	}); err != nil {
		return err
	}
	// The workers share one consumer, and each message goes to one of them. AckWait is the silence
	// after which a block goes to the next.
	if _, err := g.js.CreateOrUpdateConsumer(ctx, blocks, jetstream.ConsumerConfig{
		Durable: workersOf(g.id), FilterSubject: blocksOf(g.id), AckPolicy: jetstream.AckExplicitPolicy,
		AckWait: g.net.silence(), MaxAckPending: 1 << 16, MaxWaiting: 1 << 14,
	}); err != nil {
		return err
	}
	return g.announce(ctx)
}

// announce tells workers what the job is, from time to time again. A job that is not announced for
// a day falls off the server, and workers drop it; that is how they learn of one whose gatherer has
// gone for good.
func (g *gathering) announce(ctx context.Context) error {
	if last := g.announced.Load(); last != nil && time.Since(*last) < announceEvery {
		return nil
	}
	b, err := json.Marshal(g.job)
	if err != nil {
		return err
	}
	if most := g.nc.MaxPayload(); most > 0 && int64(len(b)) > most {
		return fmt.Errorf("the rule files take %d bytes; the server carries messages of %d", len(b), most)
	}
	if _, err = g.js.Publish(ctx, jobSubject(g.id), b); err == nil {
		now := time.Now()
		g.announced.Store(&now)
	}
	return err
}

// fetch brings answers until it is stopped. A fault that passes is tried again for ever; only that
// another gathers now ends it, which Answer then tells.
func (g *gathering) fetch(ctx context.Context) {
	defer close(g.stopped)
	for ctx.Err() == nil {
		err := g.fetchSome(ctx)
		if err == nil || ctx.Err() != nil {
			continue
		}
		if gone(err) && g.nc.IsConnected() {
			g.announced.Store(nil)
			err = g.setUp(ctx, false)
		}
		if errors.Is(err, spread.ErrTaken) {
			g.fatal.Store(&err)
			return
		}
		pause(ctx, reconnectWait)
	}
}

// pause waits, unless the context is done before.
func pause(ctx context.Context, d time.Duration) {
	select {
	case <-ctx.Done():
	case <-time.After(d):
	}
}

func (g *gathering) fetchSome(ctx context.Context) error {
	c, err := g.js.Consumer(ctx, answers, g.consumer())
	if err != nil {
		return err
	}
	for ctx.Err() == nil && err == nil {
		err = fetch(ctx, c, atATime, fetchWait, func(m jetstream.Msg) bool {
			select {
			case g.answers <- m:
			case <-ctx.Done():
			}
			return ctx.Err() == nil
		})
	}
	return err
}

// fetch hands on what a consumer has within a time, as long as it is taken. That there was nothing
// is no error.
func fetch(
	ctx context.Context, c jetstream.Consumer, most int, wait time.Duration, take func(jetstream.Msg) bool,
) error {
	within, cancel := context.WithTimeout(ctx, wait)
	defer cancel()
	batch, err := c.Fetch(most, jetstream.FetchContext(within))
	if err != nil {
		return err
	}
	for m := range batch.Messages() {
		if !take(m) {
			return nil
		}
	}
	if err := batch.Error(); err != nil && within.Err() == nil && !errors.Is(err, nats.ErrTimeout) {
		return err
	}
	return nil
}

// Put puts a block on the queue. A block that lies there is refused by the stream, which is as good
// as done. The id of the message is new for each call, for the same block may be put there again
// later, after it was given back.
func (g *gathering) Put(ctx context.Context, b spread.Block) error {
	if err := g.announce(ctx); err != nil {
		return err
	}
	g.sent++
	_, err := g.js.Publish(ctx, blockSubject(g.id, b), nil,
		jetstream.WithMsgID(fmt.Sprintf("%s.%d.%s", g.run, g.sent, b)))
	if thereAlready(err) {
		return nil
	}
	return err
}

// Waiting lists the blocks on the queue. It asks for the names of subjects, not for messages: a
// name says all that a block is.
func (g *gathering) Waiting(ctx context.Context) (out []spread.Block, err error) {
	s, err := g.js.Stream(ctx, blocks)
	if err != nil {
		return nil, err
	}
	info, err := s.Info(ctx, jetstream.WithSubjectFilter(blocksOf(g.id)))
	if err != nil {
		return nil, err
	}
	for subject := range info.State.Subjects {
		if b, err := blockOf(g.id, subject); err == nil {
			out = append(out, b)
		}
	}
	return out, nil
}

// Mark puts a mark behind the answers. When the mark comes back by Answer, all answers sent before
// it have come.
func (g *gathering) Mark(ctx context.Context, mark string) error {
	b, err := json.Marshal(spread.Answer{Mark: mark})
	if err == nil {
		_, err = g.js.Publish(ctx, answerSubject(g.id), b)
	}
	return err
}

// Answer waits for the next answer. An answer that cannot be read is confirmed all the same, or it
// would come for ever. done is called after the records of it are on the disk.
func (g *gathering) Answer(ctx context.Context) (a spread.Answer, done func(), err error) {
	if fatal := g.fatal.Load(); fatal != nil {
		return a, nil, *fatal
	}
	select {
	case <-ctx.Done():
		return a, nil, ctx.Err()
	case m := <-g.answers:
		done = func() { m.Ack() } //nolint:errcheck // otherwise it comes again, and is known by then
		if err := json.Unmarshal(m.Data(), &a); err != nil {
			done()
			return a, nil, fmt.Errorf("an answer cannot be read: %w", err)
		}
		return a, done, nil
	}
}

// Crew tells of the workers there are.
func (g *gathering) Crew() spread.Crew { return g.crew.count() }

// Close leaves the queue, and clears it where the job is over. fetch has ended before anything is
// closed under it. Without over everything stays on the server for the same command to go on.
func (g *gathering) Close(over bool) {
	g.stop()
	<-g.stopped
	if over {
		g.clear()
	}
	g.leave()
	if over && g.server != nil {
		forget(g.place.Store)
	}
}

// clear takes off the server what it has of the job. What cannot be taken off now goes when it is
// too old. The job first, so that workers stop before their blocks vanish.
func (g *gathering) clear() {
	ctx, cancel := context.WithTimeout(context.Background(), callWithin)
	defer cancel()
	purge := func(stream, subject string) {
		if s, err := g.js.Stream(ctx, stream); err == nil {
			s.Purge(ctx, jetstream.WithPurgeSubject(subject)) //nolint:errcheck // see above
		}
	}
	purge(jobs, jobSubject(g.id))
	purge(blocks, blocksOf(g.id))
	g.js.DeleteConsumer(ctx, blocks, workersOf(g.id)) //nolint:errcheck // see above
	purge(answers, answerSubject(g.id))
	g.js.DeleteConsumer(ctx, answers, g.consumer()) //nolint:errcheck // see above
}

// leave closes what is open.
func (g *gathering) leave() {
	if g.nc != nil {
		g.nc.Close()
	}
	if g.server != nil {
		g.server.Shutdown()
		g.server.WaitForShutdown()
	}
}
