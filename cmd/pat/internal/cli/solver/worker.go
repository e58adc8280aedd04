package solver

import (
	"bytes"
	"context"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"io"
	"os"
	"runtime/debug"
	"strings"
	"sync"
	"time"

	"github.com/spf13/cobra"

	"pat/cmd/pat/internal/cli/app"
	"pat/interp/numbers"
	"pat/interp/spread"
	"pat/interp/survey"
)

// This file decides deals for surveys of other machines.

// What is settled at a worker is how many deals it searches at a time and how long it waits for
// work; how far a deal is searched comes with the survey, or two workers would decide differently.
func (a solver) newWorkerCmd() *cobra.Command {
	var (
		at      place
		threads limits
		idle    app.Seconds
	)
	cmd := &cobra.Command{
		Use:   "worker --queue nats://HOST:4222",
		Short: "Decide deals for surveys of other machines",
		Long: `Take blocks of deals off a queue, decide them, and send the verdicts back, until Ctrl-C.

  pat survey klondike --deals 1-1000000 --positions 200000 --record k.jsonl --listen :4222
  pat worker --queue nats://HOST:4222        on this machine and on any number of others

The survey hands out, gathers and keeps the record; --listen starts a NATS server in it
that keeps what is on its way in RECORD.queue. With --queue it uses a server that runs
already, which must have JetStream (nats-server -js). Workers may come and go at any time,
and may be killed; so may the survey and the server: the same commands go on, no deal is
lost and none is counted twice. A deal that kills three workers is recorded as unknown.

Rule files come with the survey; the worker needs none. Verdicts of two versions of pat may
differ: a worker of another version than the survey's refuses its deals, and says so.

Credentials are those of NATS: in the address (nats://USER:PASSWORD@HOST), by --creds and
--nkey, or in NATS_TOKEN, NATS_USER and NATS_PASSWORD; TLS by tls://HOST, --tlsca, --tlscert
and --tlskey. The survey with --listen asks for the same token, user and password or, where
it has --tlscert, --tlskey and --tlsca, for a certificate of that authority; without any of
them it listens on this machine alone.

Exit status: 0 told to end, or idle; 2 wrong usage, or a server that does not let it in.`,
		Example: "  pat worker --queue nats://127.0.0.1:4222\n" +
			"  NATS_TOKEN=secret pat worker --queue nats://HOST:4222 --workers 8 --idle 10m",
		Args: app.AtMost(0),
		RunE: func(cmd *cobra.Command, _ []string) error {
			if cmd.Flags().Changed("workers") && threads.workers < 1 {
				return app.Usage("--workers is a number from 1")
			}
			if at.URL == "" {
				at.URL = a.Getenv("NATS_URL")
			}
			if at.URL == "" {
				return app.Usage("work for which queue? Give --queue nats://HOST:4222")
			}
			network, err := a.network()
			if err != nil {
				return err
			}
			return a.work(network, at.found(a.Getenv), threads.several(), time.Duration(idle))
		},
	}
	f := cmd.Flags()
	at.flags(cmd)
	f.IntVar(&threads.workers, "workers", 0, "deals decided at a time (default: one a processor)")
	f.Var(&idle, "idle", "end when there was nothing to do for so long: 90s, 10m; 0 waits for ever")
	return cmd
}

// work works for surveys until it is told to end. Say is called by several goroutines, and is heard
// one sentence at a time. The memory held for the searches is given back at the end.
func (a solver) work(network spread.Network, at spread.Place, threads int, idle time.Duration) error {
	ctx, stop := a.Until()
	defer stop()
	engine, err := engine()
	if err != nil {
		return err
	}
	var telling sync.Mutex
	var held holding
	defer held.over()
	return network.Work(ctx, at, spread.Hands{
		Engine: engine, Threads: threads, Idle: idle,
		Learn: func(job spread.Job) (spread.Decide, error) { return a.learn(job, threads, &held) },
		Say: func(format string, args ...any) {
			telling.Lock()
			defer telling.Unlock()
			a.Warn(format, args...)
		},
	})
}

// An order is a survey as it travels to workers. It is JSON in a job, and its fields are what the
// flags of `pat survey` said. The identity of a job is a hash over it (spread.Job.ID): the same
// command makes the same order, byte for byte, and joins the survey that is under way. Time is text
// as --time takes it, memory is in MB.
type order struct {
	Rules     reading  `json:"rules"`
	Args      []string `json:"args"` // the game and its options
	Time      string   `json:"time"`
	Positions int64    `json:"positions,omitempty"`
	Memory    int64    `json:"memory"`
	Player    string   `json:"player,omitempty"`
	Moves     int      `json:"moves"`
}

// order is what a worker is told.
func (s *surveying) order(args []string, read *reading) order {
	return order{
		Rules: *read, Args: args,
		Time: s.limits.time.String(), Positions: s.limits.positions, Memory: s.limits.memory,
		Player: s.player, Moves: s.moves,
	}
}

// learn makes ready to decide the deals of a job, a number of them at a time. It opens the game
// from the rule files that came along and nothing else of this machine, as the survey did there,
// and refuses where what it comes to has another hash. What the program would write to standard
// error on the way becomes part of the refusal. The Decide that it answers is called by several
// goroutines.
func (a solver) learn(job spread.Job, threads int, held *holding) (spread.Decide, error) {
	var o order
	if err := json.Unmarshal(job.Order, &o); err != nil {
		return nil, err
	}
	deals, err := numbers.ParseRange(job.Deals)
	if err != nil {
		return nil, err
	}
	var said bytes.Buffer
	b := a.WithLibrary(o.Rules.library(a.Library()))
	b.Err = &said
	s := &surveying{solving: solving{app: solver{b}, number: "deals"}, player: o.Player, moves: o.Moves}
	s.limits.positions, s.limits.memory = o.Positions, o.Memory
	if err := s.limits.time.Set(o.Time); err != nil {
		return nil, err
	}
	if len(o.Args) == 0 || o.Player != "" && playerNamed(o.Player) < 0 {
		return nil, fmt.Errorf("its order is no order of pat")
	}
	if err := s.begin(o.Args); err != nil {
		return nil, fmt.Errorf("%w\n%s", err, strings.TrimSpace(said.String()))
	}
	// Rules are known by their hash: what is read here must be what was read there.
	if want, got := termsText(job.Terms), termsText(s.terms); want != got {
		return nil, fmt.Errorf("its rules and options come out otherwise here: %s there, %s here", want, got)
	}
	held.add(&s.limits, threads)
	decide := s.policy()
	return func(ctx context.Context, i int) (survey.Record, bool, error) {
		if i < 0 || i >= deals.Len() {
			return survey.Record{}, false, fmt.Errorf("there is no deal %d in %s", i+1, deals)
		}
		return decide(ctx, deals.At(i))
	}, nil
}

// termsText is all that verdicts depend on, to be compared and told.
func termsText(t survey.Terms) string {
	b, err := json.Marshal(t)
	if err != nil {
		return err.Error()
	}
	return string(b)
}

// engine names the program by what its verdicts may depend on: two programs of one name decide
// alike. It is the commit, where that says all there is to say, and otherwise the program itself. A
// program that was built from changed files has no commit that says it all, and is named by its own
// bytes: `built ` and a hash.
func engine() (string, error) {
	if info, ok := debug.ReadBuildInfo(); ok {
		revision, modified := "", true
		for _, s := range info.Settings {
			switch s.Key {
			case "vcs.revision":
				revision = s.Value
			case "vcs.modified":
				modified = s.Value != "false"
			}
		}
		if revision != "" && !modified {
			return revision[:min(len(revision), 12)], nil
		}
	}
	path, err := os.Executable()
	if err != nil {
		return "", err
	}
	f, err := os.Open(path)
	if err != nil {
		return "", err
	}
	defer f.Close()
	h := sha256.New()
	if _, err := io.Copy(h, f); err != nil {
		return "", err
	}
	return "built " + hex.EncodeToString(h.Sum(nil))[:12], nil
}
