package solver

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"slices"

	"github.com/spf13/cobra"

	"pat/cmd/pat/internal/cli/app"
	"pat/cmd/pat/internal/cli/disk"
	"pat/dsl"
	"pat/dsl/rules"
	"pat/interp"
	"pat/interp/odds"
	"pat/interp/survey"
)

// This file makes the table of odds that is shipped with the games: for who works on pat, and not
// among the commands that the help lists.

// tabling is what `pat odds` was asked. The limits count positions, deals and moves, so that the
// table comes out the same on every machine.
type tabling struct {
	limits odds.Limits
	more   bool
}

func (a solver) newOddsCmd() *cobra.Command {
	t := tabling{limits: odds.Limits{Positions: 20_000, Deals: 1000, Effort: 2_000_000, Played: 10_000}}
	cmd := &cobra.Command{
		Use:    "odds FILE [GAME…]",
		Short:  "Make the table of the odds of the shipped games",
		Hidden: true,
		Long: `Make the table of the odds of the shipped games, which is games/odds.txt. A row is made where there
is none, or where the rules or the engine have changed since. Where games are named, only theirs are
made, and made again; with --more only those that were searched less far than is asked for now.
The file is written after each row: killed at any point, the same command goes on. The deals of a
row are solved until there are --deals of them, or at least ` + fmt.Sprint(odds.Least) + ` and
--effort positions were looked at. Nothing depends on time.

Exit status: 0 the table is made, 3 interrupted, 2 wrong usage.`,
		Example: "  pat odds games/odds.txt\n  pat odds games/odds.txt klondike --positions 1000000\n" +
			"  pat odds games/odds.txt --more --positions 100000 --effort 10000000",
		Args: app.AtLeast(1, "the file of the table"),
		RunE: func(_ *cobra.Command, args []string) error { return t.run(a, args[0], args[1:]) },
	}
	f := cmd.Flags()
	f.Int64Var(&t.limits.Positions, "positions", t.limits.Positions, "most positions looked at for a deal")
	f.IntVar(&t.limits.Deals, "deals", t.limits.Deals, "most deals solved of a game")
	f.Int64Var(&t.limits.Effort, "effort", t.limits.Effort, "positions of a game after which few deals are enough")
	f.IntVar(&t.limits.Played, "played", t.limits.Played, "most deals played by the greedy player")
	f.BoolVar(&t.more, "more", false, "make rows again that were searched less far")
	return cmd
}

// run makes the rows that are wanted, the quick ones first, as far as one can tell. Rows of games
// that are no longer shipped are dropped from the table. A file that is not there is begun.
func (t *tabling) run(a solver, path string, names []string) error {
	if t.limits.Positions < 1 || t.limits.Deals < 1 || t.limits.Effort < 1 || t.limits.Played < 1 {
		return app.Usage("--positions, --deals, --effort and --played are numbers from 1")
	}
	table := &odds.Table{}
	text, err := os.ReadFile(path)
	if err == nil {
		table, err = odds.Parse(string(text))
	}
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		return app.Usage("%s: %w", path, err)
	}
	lib := app.Shipped()
	ids := lib.IDs()
	for _, name := range names {
		if !slices.Contains(ids, name) {
			return app.Usage("there is no shipped game %s", name)
		}
	}
	table.Keep(ids)
	todo, err := t.stale(lib, table, names)
	if err != nil {
		return err
	}
	ctx, stop := a.Until()
	defer stop()
	return t.make(ctx, a, path, table, todo)
}

// make makes rows, and writes the whole table after each. The row that was interrupted is not kept
// in part: a row is the same on every machine.
func (t *tabling) make(ctx context.Context, a solver, path string, table *odds.Table, todo []tabled) error {
	line := a.NewStatus()
	defer line.Clear()
	for i, game := range todo {
		line.Say(fmt.Sprintf("%s, %d of %s", game.id, i+1, dsl.Many(len(todo), "game")))
		row, ok, err := odds.Measure(ctx, game.id, game.g, t.limits)
		if err != nil {
			return app.Usage("%s: %w", game.id, err)
		}
		if !ok {
			line.Clear()
			a.Warn("interrupted, %s not made; the same command goes on",
				dsl.Many(len(todo)-i, "row"))
			return app.Silent(app.ExitUnknown)
		}
		table.Put(row)
		// the whole file each time, and at once or not at all: it can be killed at any point
		if err := disk.Write(path, table.Format()); err != nil {
			return err
		}
	}
	line.Clear()
	fmt.Fprintf(a.Out, "%s: %s, of which %s made now\n", path, dsl.Many(len(table.Rows), "row"),
		survey.Number(len(todo)))
	return nil
}

// A tabled game is one whose row is to be made. For a game that has a row the cost is what its
// deals took then; for a new one the size of its pack has to do, so that new games come first.
type tabled struct {
	id   string
	g    *interp.Game
	cost int64 // what it is thought to take, to be compared only
}

// stale lists the games whose rows are to be made, those first that take little: a table that is
// broken off has then as many rows as the time could buy. A row is current where both the rules, by
// their hash, and the engine are those of today. odds.Engine is a number that is raised by hand
// with a change that wins notably more.
func (t *tabling) stale(lib *rules.Library, table *odds.Table, names []string) (todo []tabled, err error) {
	for _, id := range lib.IDs() {
		if len(names) > 0 && !slices.Contains(names, id) {
			continue
		}
		sheet, ds, err := rules.Open(lib, id)
		if err != nil || ds.Errors() > 0 {
			return nil, fmt.Errorf("%s cannot be read; `pat check` tells why", id)
		}
		row, there := table.Of(id)
		current := there && row.Rules == sheet.Hash() && row.Engine == odds.Engine
		// who names a game wants its row anew; --more asks only how far a row went
		again := len(names) > 0
		if t.more {
			again = there && row.Limit < t.limits.Positions
		}
		if current && !again {
			continue
		}
		g, err := interp.Compile(sheet, sheet.Defaults())
		if err != nil {
			return nil, fmt.Errorf("%s: %w", id, err)
		}
		cost := int64(len(g.Pack()))
		if there {
			cost = row.Limit*int64(row.Unknown())/int64(max(1, row.Deals)) + row.Effort[1]
		}
		todo = append(todo, tabled{id, g, cost})
	}
	slices.SortStableFunc(todo, func(a, b tabled) int { return cmp.Compare(a.cost, b.cost) })
	return todo, nil
}
