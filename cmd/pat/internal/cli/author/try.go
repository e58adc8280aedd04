package author

import (
	"context"
	"encoding/json"
	"fmt"
	"time"

	"github.com/spf13/cobra"

	"pat/cmd/pat/internal/cli/app"
	"pat/cmd/pat/internal/prompt"
	"pat/dsl"
	"pat/dsl/rules"
	"pat/interp"
	"pat/interp/numbers"
	"pat/interp/solve"
	"pat/interp/survey"
	"pat/interp/trial"
)

// What did I make? This file is `pat try`: it reads flags and rules, lets pat/interp/trial play,
// and prints what that says. What is worth telling of many games is decided there.

// trying is what `pat try` was asked. The plan is filled by the flags as far as it is of numbers;
// deals is still text, for a range may name another program's (ms:1-100). A time of 0 is no bound.
type trying struct {
	app   author
	plan  trial.Plan
	deals string
	time  app.Seconds
	json  bool
}

// The bounds of a trial where nothing else is said. They are such that an answer comes while one
// waits for it. The solver is given few deals, and few positions for each, because it takes longer
// than all players together.
const (
	trialDeals     = "1-100"
	trialTime      = 20 * time.Second
	trialSolve     = 10
	trialPositions = 20_000
)

func (a author) newTryCmd() *cobra.Command {
	t := trying{app: a, time: app.Seconds(trialTime)}
	cmd := &cobra.Command{
		Use:   "try GAME|FILE [name=value]…",
		Short: "Play many games of a rule file, and tell what it makes",
		Long: `Play many games of a rule file and tell its author in plain English: what did I make? Each deal
is played by a player who moves at random and by a greedy one that does not look ahead (as
pat survey --player does), and the first of them are given to the solver, which knows all
cards. Told is who wins how often, among how many moves there is to choose, how games end and
how long they are, and what was hardly meant: lines of the rules that were never used, zones
that no card comes to or leaves, cards that never move, deals without a move, games that
nobody wins or that win themselves.

Nothing is proved by it, but for what the solver says. The same deals and the same --seed
come to the same, unless the time is over before all are played; --time 0 sets no bound.
Ctrl-C ends it and tells what there is. With --json all is one object.

Exit status: 0 tried; 1 the file has mistakes, which are told as by pat check; 2 wrong usage or
a file that cannot be read; 3 interrupted.`,
		Example: "  pat try my.pat\n  pat try klondike draw=1 --deals 1-1000 --time 0\n" +
			"  pat try my.pat --seed 2 --json",
		Args:              app.AtLeast(1, app.AGame),
		RunE:              func(_ *cobra.Command, args []string) error { return t.run(args) },
		ValidArgsFunction: a.GameArgs,
	}
	f := cmd.Flags()
	f.StringVar(&t.deals, "deals", trialDeals, "the deals, 1-1000 or of another program ms:1-1000")
	f.Uint64Var(&t.plan.Seed, "seed", 1, "what the players do where they choose by chance")
	f.IntVar(&t.plan.Moves, "moves", survey.MostMoves, "most moves of a game")
	f.IntVar(&t.plan.Solve, "solve", trialSolve, "how many of the deals are given to the solver")
	f.Int64Var(&t.plan.Positions, "positions", trialPositions, "most positions the solver looks at for a deal")
	f.Var(&t.time, "time", "most time in all: 30s, 5m; 0 is no bound")
	f.BoolVar(&t.json, "json", false, "one JSON object, for other programs")
	app.CompleteFlag(cmd, "deals", app.CompleteDeal)
	return cmd
}

// run plays by the plan; that the time is over is no fault, and Ctrl-C tells what there is. Three
// ends are told apart. All played: exit 0. The time over: exit 0, what there is, and how to play
// the rest on standard error. Ctrl-C: what there is, too, but exit 3, for the answer is not the one
// that was asked for. stopped is the context of Ctrl-C alone, ctx ends by either.
func (t *trying) run(args []string) error {
	switch {
	case t.plan.Moves < 1:
		return app.Usage("--moves is a number from 1")
	case t.plan.Solve < 0:
		return app.Usage("--solve is a number from 0")
	case t.plan.Positions < 1:
		return app.Usage("--positions is a number from 1")
	}
	var err error
	if t.plan.Deals, err = numbers.ParseRange(t.deals); err != nil {
		return err
	}
	g, set, err := t.game(args)
	if err != nil {
		return err
	}
	stopped, stop := t.app.Until()
	defer stop()
	ctx := stopped
	if t.time > 0 {
		var cancel context.CancelFunc
		ctx, cancel = context.WithTimeout(stopped, time.Duration(t.time))
		defer cancel()
	}
	line := t.app.NewStatus()
	t.plan.Memory = solve.DefaultMemory
	report, err := trial.Run(ctx, g, set, t.plan, func(done int) {
		line.Say(fmt.Sprintf("played %d of %s", done, dsl.Many(t.plan.Deals.Len(), "deal")))
	})
	line.Clear()
	if err != nil {
		return err
	}
	if err := t.tell(report); err != nil {
		return err
	}
	if stopped.Err() != nil {
		return app.Silent(app.ExitUnknown)
	}
	if left := report.Asked - report.Done; left > 0 && !t.json {
		t.app.Warn("the time was over; `--time 0` plays the other %s, too", dsl.Many(left, "deal"))
	}
	return nil
}

// game reads the rules, and tells their mistakes where they have some. They go to standard output
// here, as by `pat check`, because they are the answer: what did I make? A file with mistakes.
func (t *trying) game(args []string) (g *interp.Game, set rules.Setting, err error) {
	j, err := t.app.judgedGame(args[0])
	if err != nil {
		return nil, set, err
	}
	if j.diags.Errors() > 0 {
		if t.json {
			err = dsl.RenderJSON(t.app.Out, j.diags, j.sheet.Sources)
		} else {
			err = dsl.Render(t.app.Out, j.diags, j.sheet.Sources)
		}
		if err == nil {
			err = app.Silent(app.ExitNegative)
		}
		return nil, set, err
	}
	return app.CompileSheet(j.sheet, args[1:], "deals", "")
}

// tell prints what came of it. The text is broken at the width of the terminal. The sentences and
// findings are the same in JSON, with the numbers they are made of beside them.
func (t *trying) tell(r *trial.Report) error {
	out := t.app.Out
	if t.json {
		enc := json.NewEncoder(out)
		enc.SetEscapeHTML(false)
		return enc.Encode(r)
	}
	width := t.app.Look(false).Columns()
	print := func(text string) {
		for _, line := range prompt.Wrap(dsl.Visible(text), width) {
			fmt.Fprintln(out, line)
		}
	}
	for _, text := range r.Sentences() {
		print(text)
	}
	if len(r.Findings) > 0 {
		fmt.Fprintln(out, "\nWhat to look at:")
	}
	for _, f := range r.Findings {
		print("  " + f.Text)
	}
	return nil
}
