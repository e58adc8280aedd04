package solver

import (
	"context"
	"errors"
	"path/filepath"
	"strings"
	"testing"

	"pat/cmd/pat/internal/cli/app"
	"pat/cmd/pat/internal/cli/apptest"
	"pat/interp/spread"
	"pat/interp/survey"
)

// A here is a network whose one worker is this process, and its own queue. It knows no rule file
// but those that come with the job.
type here struct {
	app     solver
	crew    spread.Crew
	decide  spread.Decide
	answers []spread.Answer
	over    bool
}

func (h *here) Open(_ context.Context, _ spread.Place, job spread.Job) (q spread.Queue, err error) {
	var held holding
	defer held.over()
	h.decide, err = h.app.learn(job, 1, &held)
	return h, err
}

func (h *here) Work(context.Context, spread.Place, spread.Hands) error { return errors.ErrUnsupported }

func (h *here) Put(ctx context.Context, b spread.Block) error {
	a := spread.Answer{Block: b}
	for i := b.First; i < b.First+b.Deals; i++ {
		r, ok, err := h.decide(ctx, i)
		if err != nil || !ok {
			return err
		}
		r.Terms = survey.Terms{}
		a.Records = append(a.Records, r)
	}
	h.answers = append(h.answers, a)
	return nil
}

func (h *here) Waiting(context.Context) ([]spread.Block, error) { return nil, nil }

func (h *here) Mark(_ context.Context, mark string) error {
	h.answers = append(h.answers, spread.Answer{Mark: mark})
	return nil
}

func (h *here) Answer(ctx context.Context) (a spread.Answer, done func(), err error) {
	if len(h.answers) == 0 {
		<-ctx.Done()
		return a, nil, ctx.Err()
	}
	a = h.answers[0]
	h.answers = h.answers[1:]
	return a, func() {}, nil
}

func (h *here) Crew() spread.Crew { return h.crew }
func (h *here) Close(over bool)   { h.over = over }

// A survey of other machines says what one made here says, of rule files that they do not have, and
// tells how far it is: at a terminal on one line, else as JSON where that is asked for.
func TestSurveyOfOthers(t *testing.T) {
	for name, c := range map[string]struct {
		terminal, json bool
		tells          []string
	}{
		"at a terminal": {terminal: true, tells: []string{
			" of 300 deals (", " a second, 3 workers", "\r\x1b[K",
			"pat: 1 of the workers are of another version of pat and refuse this survey\n",
		}},
		"for programs": {json: true, tells: []string{
			`{"decided":300,"of":300,"per_second":`, `"workers":3,"threads":24,`,
		}},
	} {
		t.Run(name, func(t *testing.T) {
			worker, _, _ := blank(t, "")
			a, out, errs := blank(t, "")
			plain, want, _ := blank(t, "")
			a.ErrTerminal = c.terminal
			h := &here{app: worker, crew: spread.Crew{Workers: 3, Threads: 24, Refused: 1}}
			a.Network, a.Getenv = h, func(string) string { return "" }
			mine := apptest.RuleFile(t, "game Mine\nvariant of bakers-dozen\n")
			args := []string{"survey", mine, "--deals", "1-300", "--player", "greedy"}
			if c.json {
				args = append(args, "--json")
			}
			if code := plain.run(args); code != app.ExitFine {
				t.Fatalf("exit code %d", code)
			}
			record := filepath.Join(t.TempDir(), "record")
			if code := a.run(append(args, "--queue", "nats://there", "--record", record)); code != app.ExitFine {
				t.Fatalf("exit code %d: %s", code, errs)
			}
			if !h.over {
				t.Error("the queue is not told that the job is over")
			}
			figures := func(s string) string {
				s, _, _ = strings.Cut(s, `"groups"`) // with times
				s, _, _ = strings.Cut(s, "median")
				return s
			}
			if got, want := figures(out.String()), figures(want.String()); got != want {
				t.Errorf("it says\n%s\nnot\n%s", got, want)
			}
			for _, tells := range c.tells {
				if !strings.Contains(errs.String(), tells) {
					t.Errorf("it tells %q, not %q", errs, tells)
				}
			}
		})
	}
}
