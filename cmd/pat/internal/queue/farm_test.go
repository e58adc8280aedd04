package queue

import (
	"context"
	"encoding/json"
	"fmt"
	"io"
	"net"
	"strconv"
	"sync"
	"testing"
	"time"

	"github.com/nats-io/nats-server/v2/server"
	"github.com/nats-io/nats.go"

	"pat/interp/spread"
	"pat/interp/survey"
)

// A farm is a server, a wire to it that can be cut, workers and one who gathers, all in this
// process, and all of them can be killed.
type farm struct {
	testing.TB
	store  string
	port   int // of the server, the same for every one
	server *server.Server
	wire   net.Listener
	deals  int
	decide spread.Decide

	mu    sync.Mutex
	lines []net.Conn // that cross the wire
	book  map[int]survey.Record
	said  []string
	hands sync.WaitGroup
}

// Short times, so that what is lost is missed soon.
const (
	shortSilence = 600 * time.Millisecond
	shortQuiet   = 1500 * time.Millisecond
)

func newFarm(t testing.TB, deals int, decide spread.Decide) *farm {
	f := &farm{TB: t, store: t.TempDir(), port: -1, deals: deals, decide: decide, book: map[int]survey.Record{}}
	f.start()
	wire, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	f.wire = wire
	go f.carry()
	t.Cleanup(func() {
		wire.Close()
		f.cut()
		f.hands.Wait()
		f.server.Shutdown()
		f.server.WaitForShutdown()
	})
	return f
}

func (f *farm) start() {
	opts := &server.Options{
		Host: "127.0.0.1", Port: f.port, JetStream: true, StoreDir: f.store, NoSigs: true, NoLog: true,
	}
	for range 50 { // the port may be taken for a moment by what is ending
		s, err := server.NewServer(opts)
		if err != nil {
			f.Fatal(err)
		}
		s.Start()
		if s.ReadyForConnections(10 * time.Second) {
			if f.server = s; f.port < 0 {
				f.port = s.Addr().(*net.TCPAddr).Port
			}
			return
		}
		s.Shutdown()
		time.Sleep(100 * time.Millisecond)
	}
	f.Fatal("the server does not start")
}

// restart ends the server and starts it anew.
func (f *farm) restart() {
	f.server.Shutdown()
	f.server.WaitForShutdown()
	f.start()
}

// carry carries what is sent over the wire.
func (f *farm) carry() {
	for {
		in, err := f.wire.Accept()
		if err != nil {
			return
		}
		out, err := net.Dial("tcp", "127.0.0.1:"+strconv.Itoa(f.port))
		if err != nil {
			in.Close()
			continue
		}
		f.mu.Lock()
		f.lines = append(f.lines, in, out)
		f.mu.Unlock()
		for _, ends := range [][2]net.Conn{{in, out}, {out, in}} {
			go func() {
				io.Copy(ends[0], ends[1]) //nolint:errcheck // it is cut
				in.Close()
				out.Close()
			}()
		}
	}
}

// cut cuts all connections.
func (f *farm) cut() {
	f.mu.Lock()
	defer f.mu.Unlock()
	for _, c := range f.lines {
		c.Close()
	}
	f.lines = nil
}

func (f *farm) place() spread.Place {
	return spread.Place{URL: "nats://" + f.wire.Addr().String()}
}

// lifeKey finds the life of a worker in the context of its searches.
type lifeKey struct{}

// A life is a process that can be killed: from then on nothing that it does is heard.
type life struct {
	ctx  context.Context
	end  context.CancelFunc
	mu   sync.Mutex
	dead bool
	own  []net.Conn
	over chan struct{}
	err  error
}

func (f *farm) live() *life {
	l := &life{over: make(chan struct{})}
	l.ctx, l.end = context.WithCancel(f.Context())
	return l
}

func (l *life) Dial(network, address string) (net.Conn, error) {
	l.mu.Lock()
	defer l.mu.Unlock()
	if l.dead {
		return nil, io.ErrClosedPipe
	}
	c, err := net.Dial(network, address)
	if err == nil {
		l.own = append(l.own, c)
	}
	return c, err
}

func (l *life) kill() {
	l.mu.Lock()
	l.dead = true
	for _, c := range l.own {
		c.Close()
	}
	l.mu.Unlock()
	l.end()
}

func (f *farm) nats(l *life) *NATS {
	return &NATS{
		Silence: shortSilence, goodbye: time.Second,
		connecting: []nats.Option{nats.SetCustomDialer(l), nats.ReconnectWait(20 * time.Millisecond)},
	}
}

// work starts a worker.
func (f *farm) work(engine string) *life {
	l := f.live()
	f.hands.Go(func() {
		defer close(l.over)
		l.err = f.nats(l).Work(l.ctx, f.place(), spread.Hands{
			Engine: engine, Threads: 2,
			Learn: func(spread.Job) (spread.Decide, error) {
				return func(ctx context.Context, i int) (survey.Record, bool, error) {
					return f.decide(context.WithValue(ctx, lifeKey{}, l), i)
				}, nil
			},
			Say: func(format string, args ...any) {
				f.mu.Lock()
				defer f.mu.Unlock()
				f.said = append(f.said, fmt.Sprintf(format, args...))
			},
		})
	})
	return l
}

func job() spread.Job {
	return spread.Job{
		Engine: "one", Terms: survey.Terms{Game: "some", Rules: "hash"}, Deals: "1-9", Order: json.RawMessage("{}"),
	}
}

// gather gathers, writing into the book of the farm, until all is there or it is killed.
func (f *farm) gather(chances int) *life {
	l := f.live()
	f.hands.Go(func() {
		defer close(l.over)
		var q spread.Queue
		for l.ctx.Err() == nil { // a server that restarts is none for a moment
			if q, l.err = f.nats(l).Open(l.ctx, f.place(), job()); l.err == nil {
				break
			}
			time.Sleep(50 * time.Millisecond)
		}
		if q == nil {
			return
		}
		l.err = spread.Gather(l.ctx, q, spread.Survey{
			Deals: f.deals, Name: name, Chances: chances, Quiet: shortQuiet,
			Has: func(i int) bool {
				f.mu.Lock()
				defer f.mu.Unlock()
				_, has := f.book[i]
				return has
			},
			Keep: func(first int, records []survey.Record) error {
				f.mu.Lock()
				defer f.mu.Unlock()
				for j, r := range records {
					if _, twice := f.book[first+j]; twice {
						f.Errorf("deal %d is written twice", first+j)
					}
					f.book[first+j] = r
				}
				return nil
			},
		})
		f.mu.Lock()
		over := len(f.book) == f.deals
		f.mu.Unlock()
		q.Close(over && l.err == nil)
	})
	return l
}

func name(i int) string { return strconv.Itoa(i + 1) }

// wait waits for the end of one who gathers.
func (f *farm) wait(l *life) {
	f.Helper()
	select {
	case <-l.over:
	case <-time.After(2 * time.Minute):
		f.mu.Lock()
		defer f.mu.Unlock()
		f.Fatalf("no end: %d of %d deals; %q", len(f.book), f.deals, f.said)
	}
}

// simulated decides a deal as every worker would, in about a millisecond.
func simulated(ctx context.Context, i int) (survey.Record, bool, error) {
	select {
	case <-ctx.Done():
		return survey.Record{}, false, nil
	case <-time.After(time.Millisecond):
	}
	return survey.Record{Deal: name(i), Verdict: survey.Won, Positions: int64(i) * 7, MS: 1}, true, nil
}

// same holds the book to what an undisturbed run writes; but is a deal that is not as it should be.
func (f *farm) same(but int) {
	f.Helper()
	if len(f.book) != f.deals {
		f.Errorf("%d deals are decided, want %d", len(f.book), f.deals)
	}
	for i := range f.deals {
		if r := f.book[i]; i != but && (r.Verdict != survey.Won || r.Positions != int64(i)*7 || r.Deal != name(i)) {
			f.Fatalf("deal %d is %+v", i, r)
		}
	}
}
