package solver

import (
	"context"
	"fmt"
	"math"
	"runtime"
	"runtime/debug"
	"strconv"
	"strings"
	"sync"
	"time"

	"github.com/spf13/cobra"

	"pat/cmd/pat/internal/cli/app"
	"pat/interp"
	"pat/interp/notation"
	"pat/interp/solve"
	"pat/interp/survey"
)

// limits bound the search for one deal, as solve and survey take them from the command line.
type limits struct {
	time      app.Seconds
	positions int64
	memory    int64 // MB
	workers   int
	polish    bool // lines are made shorter, for they are read
	rough     bool // lines are left as they are found, for nobody reads them
}

// defaultTime is given to a deal where nothing else bounds it.
const defaultTime = 10 * time.Second

// flags adds the flags; workers says what --workers counts.
func (l *limits) flags(cmd *cobra.Command, workers string) {
	l.time, l.memory = app.Seconds(defaultTime), solve.DefaultMemory>>20
	f := cmd.Flags()
	f.Var(&l.time, "time", "most time for a deal: 30s, 5m; 0 is no bound, as with --positions and no --time")
	f.Int64Var(&l.positions, "positions", 0, "most positions looked at for a deal, about")
	f.Int64Var(&l.memory, "memory", l.memory, "most memory for the tables of a search, in MB")
	f.IntVar(&l.workers, "workers", 0, workers)
}

// check refuses bounds that are none. A bound in positions alone takes that in time away, so that
// what is found does not depend on the machine.
func (l *limits) check(cmd *cobra.Command) error {
	f := cmd.Flags()
	switch {
	case l.positions < 0 || f.Changed("positions") && l.positions == 0:
		return app.Usage("--positions is a number from 1")
	case l.memory < 1 || l.memory > math.MaxInt64>>20:
		return app.Usage("--memory is a number of MB, from 1")
	case l.workers < 0 || f.Changed("workers") && l.workers == 0:
		return app.Usage("--workers is a number from 1")
	}
	if l.positions > 0 && !f.Changed("time") {
		l.time = 0
	}
	return nil
}

// several is how many deals are decided at a time.
func (l *limits) several() int {
	if l.workers > 0 {
		return l.workers
	}
	return runtime.GOMAXPROCS(0)
}

// single is how many threads search a single deal: one where positions bound it, so that it always
// comes to the same.
func (l *limits) single() int {
	switch {
	case l.workers > 0:
		return l.workers
	case l.positions > 0:
		return 1
	}
	return min(2, runtime.GOMAXPROCS(0))
}

// leastMemory is what the rest of the program takes at most, and some.
const leastMemory = 64 << 20

// hold has the collector keep within what so many searches at a time may take, until the function
// that it returns is called. Left alone it lets what they have dropped grow to the size of what
// they hold.
func (l *limits) hold(searches int) (release func()) {
	before := debug.SetMemoryLimit(-1)
	if l.memory <= before>>20/int64(searches) {
		debug.SetMemoryLimit(max(leastMemory, l.memory<<20*int64(searches)))
	}
	return func() { debug.SetMemoryLimit(before) }
}

// A holding keeps the collector within what the greediest of several jobs may take, until it is
// over.
type holding struct {
	mu      sync.Mutex
	memory  int64
	release func()
}

// add makes room for a job of so many searches at a time.
func (h *holding) add(l *limits, searches int) {
	h.mu.Lock()
	defer h.mu.Unlock()
	if l.memory <= h.memory {
		return
	}
	if h.release != nil {
		h.release()
	}
	h.memory, h.release = l.memory, l.hold(searches)
}

// over takes the bound away.
func (h *holding) over() {
	h.mu.Lock()
	defer h.mu.Unlock()
	if h.release != nil {
		h.release()
	}
	h.memory, h.release = 0, nil
}

// String says what a verdict of unknown depends on; it stands in records.
func (l *limits) String() string {
	var out []string
	if l.time > 0 {
		out = append(out, "time "+l.time.String())
	}
	if l.positions > 0 {
		out = append(out, "positions "+strconv.FormatInt(l.positions, 10))
	}
	return strings.Join(append(out, fmt.Sprintf("memory %d MB", l.memory)), ", ")
}

// search solves a position.
func (l *limits) search(ctx context.Context, st *interp.State, workers int, watch func(solve.Progress)) solve.Report {
	within, cancel := ctx, context.CancelFunc(func() {})
	if l.time > 0 {
		within, cancel = context.WithTimeout(ctx, time.Duration(l.time))
	}
	defer cancel()
	rep := solve.Solve(within, st,
		solve.Limits{
			Positions: l.positions, Memory: l.memory << 20, Workers: workers, Seed: st.DealNumber(),
			Polish: l.polish, Rough: l.rough, Watch: watch,
		})
	if rep.Verdict == solve.Unknown && ctx.Err() != nil {
		rep.Reason = interrupted
	}
	return rep
}

// interrupted is the reason of a verdict that somebody did not wait for.
const interrupted = "interrupted"

// inNotation writes a line that wins as it would be typed, and makes sure that, typed, it wins.
func inNotation(labels *notation.Labels, from *interp.State, line []interp.Move) ([]string, error) {
	s := from.Clone()
	defer s.Release()
	typed := s // another one from where a text means another move that leads to an equal position
	out := make([]string, 0, len(line))
	for i, m := range line {
		text := labels.Format(s, m)
		again, err := labels.Parse(typed, text)
		if err != nil {
			return nil, fmt.Errorf("move %d of the line found: %w", i+1, err)
		}
		if typed == s && again != m {
			typed = s.Clone()
		}
		if s.Apply(m); typed != s {
			typed.Apply(again)
		}
		out = append(out, text)
	}
	if typed.Status() != interp.Won {
		return nil, fmt.Errorf("the line found ends with the game %s", typed.Status())
	}
	return out, nil
}

// positions is a number of positions in words.
func positions(n int64) string {
	if n == 1 {
		return "1 position"
	}
	return survey.Number(n) + " positions"
}

// searching words how far a search is.
func searching(what string, p solve.Progress) string {
	if p.Phase != "" {
		what += ", " + p.Phase
	}
	parts := []string{what + ": " + positions(p.Positions)}
	if secs := p.Elapsed.Seconds(); secs >= 0.1 {
		parts = append(parts, survey.Number(int64(float64(p.Positions)/secs))+" a second")
	}
	if p.Depth > 0 {
		parts = append(parts, fmt.Sprintf("depth %d", p.Depth))
	}
	parts = append(parts, fmt.Sprintf("%d MB", p.Memory>>20), p.Elapsed.Round(time.Second).String())
	return strings.Join(parts, ", ")
}
