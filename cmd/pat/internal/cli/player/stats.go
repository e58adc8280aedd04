package player

import (
	"encoding/json"
	"fmt"
	"os"
	"slices"
	"strings"
	"time"

	"github.com/spf13/cobra"

	"pat/cmd/pat/internal/cli/app"
	"pat/cmd/pat/internal/cli/disk"
	"pat/dsl"
	"pat/interp"
	"pat/interp/stats"
)

// What has been played and won? The figures are counted by pat/interp/stats from the records
// (records.go) and the journals of games begun; this file prints them and merges the files of
// several machines.

func (a player) newStatsCmd() *cobra.Command {
	var asJSON bool
	var merge []string
	var by string
	cmd := &cobra.Command{
		Use:   "stats [GAME|FILE]",
		Short: "Tell what you have played and won",
		Long: `Tell what you have played and won, of all games or of one. Played are games that came to
their end, a lost one until moves of it are taken back; those begun can be gone on with, as pat
games lists them; those left were given up, and nothing is kept of them. Unaided are games won
without a hint of any kind, in a deal that was not chosen for being winnable. Streaks count first
tries of deals.

The records are lines of text in the file stats in
` + a.State + `,
one a game. --by day and --by deal count each day and each deal for itself. --merge adds those of
other such files, as of another machine; a game that is in both counts once.

Exit status: 0 there are games, 1 there are none, 2 a file cannot be read.`,
		Example: "  pat stats\n  pat stats klondike --json\n  pat stats --by day\n  pat stats --merge laptop.stats",
		Args:    app.AtMost(1),
		RunE: func(cmd *cobra.Command, args []string) error {
			if cmd.Flags().Changed("merge") {
				if err := a.mergeRecords(merge); err != nil {
					return err
				}
			}
			return a.stats(args, by, asJSON)
		},
		ValidArgsFunction: a.GameArgs,
	}
	cmd.Flags().BoolVar(&asJSON, "json", false, "write it as JSON")
	cmd.Flags().StringVar(&by, "by", "", "count each day or each deal for itself: day, deal or game")
	cmd.Flags().StringArrayVar(&merge, "merge", nil, "add the records of a file; may be given several times")
	return cmd
}

// mergeRecords adds the records of files to ours, as far as they tell something new. It may be
// given the same file again, which adds nothing: a record is known by its line. A file of another
// kind is refused before anything is written. What was added is told on standard error, for the
// figures follow on standard output.
func (a player) mergeRecords(files []string) error {
	have := a.records()
	known := map[string]bool{}
	for _, r := range have {
		known[r.Line()] = true
	}
	var more []stats.Record
	for _, path := range files {
		text, err := os.ReadFile(disk.Homed(path))
		if err != nil {
			return disk.Unread(disk.Homed(path), err)
		}
		if !strings.HasPrefix(string(text), stats.Header) {
			return app.Usage("%s is no file of statistics: it does not begin with %q", path,
				strings.TrimSpace(stats.Header))
		}
		more = append(more, stats.Parse(string(text))...)
		if n := stats.Unread(string(text)); n > 0 {
			a.Warn("of %s, %s could not be read", path, dsl.Many(n, "line"))
		}
	}
	var fresh []stats.Record
	for _, r := range stats.Merge(append(have, more...)) {
		if !known[r.Line()] {
			fresh = append(fresh, r)
		}
	}
	if err := a.keepRecords(fresh); err != nil {
		return err
	}
	fmt.Fprintf(a.Err, "%s added.\n", dsl.Many(len(fresh), "record"))
	return nil
}

// stats tells figures of all games, or of one, as they are asked for. One game is told in
// sentences, several in a table; --by day and --by deal give a table of one game as well. With
// --json there is no exit 1: an object with zeros is an answer.
func (a player) stats(args []string, by string, asJSON bool) error {
	records := a.played()
	if len(args) > 0 {
		records = stats.Only(records, app.Lasting(args[0]))
	}
	all := stats.Of(records)
	var each []stats.Named
	switch by {
	case "", "game":
		each = stats.Each(records)
	case "deal":
		each = stats.EachDeal(records)
	case "day":
		each = stats.EachDay(records, time.Local)
	default:
		return app.Usage("--by is day, deal or game, not %q", by)
	}
	if asJSON {
		e := json.NewEncoder(a.Out)
		e.SetIndent("", "  ")
		return e.Encode(struct {
			All   stats.Figures `json:"all"`
			Games []stats.Named `json:"games"`
		}{all, each})
	}
	if all.Played+all.Begun+all.Left == 0 {
		if len(args) > 0 {
			if _, err := a.RuleFile(args[0]); err != nil {
				return a.NotFound(args[0], err)
			}
		}
		return app.Negative("no game has been played%s", of(args))
	}
	if len(args) > 0 && by == "" {
		for _, l := range told1(all) {
			fmt.Fprintln(a.Out, l)
		}
		return nil
	}
	a.PrintColumns(rowsOf(each, all))
	return nil
}

// rowsOf are the lines of the table of games, the headings first. Scores have columns only where
// some game counts them. The row of all games is left out where there is one.
func rowsOf(each []stats.Named, all stats.Figures) [][]string {
	head := []string{"", "played", "won", "begun", "left", "unaided", "streak", "longest", "time", "moves"}
	scored := slices.ContainsFunc(each, func(g stats.Named) bool { return g.Score != nil })
	if scored {
		head = append(head, "score", "last")
	}
	out := [][]string{head}
	row := func(name string, f stats.Figures) {
		best, moves := "-", "-"
		if f.Best.Moves > 0 {
			best, moves = clock(f.Best.Seconds), fmt.Sprint(f.Best.Moves)
		}
		cells := []string{name}
		for _, n := range []int{f.Played, f.Won, f.Begun, f.Left, f.WonSo, f.Streak, f.Longest} {
			cells = append(cells, fmt.Sprint(n))
		}
		cells = append(cells, best, moves)
		switch {
		case scored && f.Score == nil:
			cells = append(cells, "-", "-")
		case scored:
			cells = append(cells, fmt.Sprint(f.Score.Best), fmt.Sprint(f.Score.Last))
		}
		out = append(out, cells)
	}
	for _, g := range each {
		row(dsl.Visible(strings.TrimSpace(g.Game+" "+g.Deal+g.Day)), g.Figures)
	}
	if len(each) > 1 {
		row("all games", all)
	}
	return out
}

// of says of which game nothing is known.
func of(args []string) string {
	if len(args) == 0 {
		return ""
	}
	return " of " + args[0]
}

// clock is a time played, as it is told.
func clock(seconds int) string { return stats.Duration(time.Duration(seconds) * time.Second) }

// telling is the number of games from which it is told what share they let expect: that of fewer
// is nearly anything.
const telling = 10

// told1 tells the figures of one game in sentences. What has not happened yet is not mentioned: no
// streak of 0, no time of no win.
func told1(f stats.Figures) []string {
	won := fmt.Sprintf("Played %d, won %d", f.Played, f.Won)
	if f.Played >= telling {
		won += fmt.Sprintf(" (%.0f to %.0f %% with 95 %% certainty)", 100*f.Share[0], 100*f.Share[1])
	}
	out := []string{fmt.Sprintf("%s, %d of them unaided; lost %d.", won, f.WonSo, f.Lost)}
	if f.Played == 0 {
		out = []string{"No game of it has been played to its end yet."}
	}
	if f.Begun > 0 {
		out = append(out, fmt.Sprintf("Begun and not finished: %d.", f.Begun))
	}
	if f.Left > 0 {
		out = append(out, fmt.Sprintf("Given up before the end: %d.", f.Left))
	}
	if f.Longest > 0 {
		out = append(out, fmt.Sprintf("Streak %d, longest %d.", f.Streak, f.Longest))
	}
	if f.Best.Moves > 0 {
		out = append(out, fmt.Sprintf("Time: best %s, median %s. Moves: fewest %d, median %d.", clock(f.Best.Seconds),
			clock(f.Median.Seconds), f.Best.Moves, f.Median.Moves))
	}
	if s := f.Score; s != nil {
		out = append(out, fmt.Sprintf("Score: best %d, last %d.", s.Best, s.Last))
	}
	if f.Out > 0 {
		out = append(out, fmt.Sprintf("Most cards out in a game not won: %d.", f.Out))
	}
	return out
}

// Stats tells what came of the game being played so far. The game in progress counts as begun, and
// once, by its id, whether its journal is there yet or not.
func (w *world) Stats() []string {
	records := w.app.played()
	if s := w.session; s != nil && s.Count() > 0 && s.Status() == interp.Playing {
		now := stats.Record{Time: w.app.Now(), ID: s.ID, Game: app.Lasting(w.name), Moves: s.Count()}
		records = stats.With(records, []stats.Record{now})
	}
	return told1(stats.Of(stats.Only(records, app.Lasting(w.name))))
}
