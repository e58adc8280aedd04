package player

import (
	"fmt"
	"strings"
	"time"

	"github.com/spf13/cobra"

	"pat/cmd/pat/internal/cli/app"
	"pat/interp/numbers"
	"pat/interp/play"
	"pat/interp/stats"
)

// Which deal is that of a day? Both the game and the number are made from the date by
// pat/interp/numbers, so that nobody has to be asked and everybody has the same. The date is the
// one on the player's clock, wherever that stands.

// The form of the dates that name deals.
const dayForm = "2006-01-02"

// dailyGame is the game of a day where the player names none: one of the shipped ones.
func dailyGame(day string) string {
	return numbers.DailyGame(day, app.Shipped().IDs())
}

// today is the day where the player is.
func (a player) today() string { return a.Now().Format(dayForm) }

// dayOf is the day of which a deal is the deal, today or yesterday, or "". Yesterday counts, for a
// game may be begun before midnight and end after it.
func (a player) dayOf(game string, set []string, deal numbers.ID) string {
	for _, back := range []time.Duration{0, 24 * time.Hour} {
		if day := a.Now().Add(-back).Format(dayForm); numbers.Daily(day, game, set) == deal {
			return day
		}
	}
	return ""
}

func (a player) newDailyCmd() *cobra.Command {
	var ascii, calendar bool
	var date string
	cmd := &cobra.Command{
		Use:   "daily [GAME|FILE] [name=value]…",
		Short: "Play the deal of the day",
		Long: `Play the deal of the day: the same for everybody who plays that game with these options on that
date. Without a game the day has one, too.

--calendar shows on which days of this month and the last the deal was played (-) and won (*).

Exit status: as of pat play.`,
		Example: "  pat daily\n  pat daily klondike draw=1\n  pat daily --date 2026-11-23\n  pat daily --calendar",
		RunE: func(_ *cobra.Command, args []string) error {
			day := a.today()
			if date != "" {
				at, err := time.Parse(dayForm, date)
				if err != nil {
					return app.Usage("%s is no date; one is written %s", date, day)
				}
				day = at.Format(dayForm)
			}
			if calendar {
				return a.calendar(args, day)
			}
			return a.playDaily(args, day, ascii)
		},
		ValidArgsFunction: a.GameArgs,
	}
	a.lookFlags(cmd, &ascii)
	cmd.Flags().BoolVar(&calendar, "calendar", false, "show on which days the deal was won")
	cmd.Flags().StringVar(&date, "date", "", "another day, as 2026-11-23")
	return cmd
}

// playDaily plays the deal of a day: of a game with options, or of the game that the day has. The
// options are part of what the number is made from, those at their defaults too: draw=1 and draw=3
// are two deals of the day. app.Lasting makes a path absolute, so that a file of the user has its
// deal wherever it is called from.
func (a player) playDaily(args []string, day string, ascii bool) error {
	if len(args) == 0 {
		args = []string{dailyGame(day)}
	}
	g, _, err := a.Compile(args[0], args[1:], "deal", "")
	if err != nil {
		return err
	}
	deal := numbers.Daily(day, app.Lasting(args[0]), g.Sheet().Assignments(g.Setting()))
	return a.play(playing{args: args, deal: deal.String(), ascii: ascii})
}

// calendar prints two months, with marks at the days whose deal was played. It is read from the
// records: a game on the day counts, whatever options it had, and a win counts before a loss.
func (a player) calendar(args []string, day string) error {
	records := a.records()
	if len(args) > 0 {
		records = stats.Only(records, app.Lasting(args[0]))
	}
	days := stats.Days(records)
	at, err := time.Parse(dayForm, day)
	if err != nil {
		return err
	}
	first := time.Date(at.Year(), at.Month(), 1, 0, 0, 0, 0, time.UTC)
	for _, month := range []time.Time{first.AddDate(0, -1, 0), first} {
		fmt.Fprintf(a.Out, "%s\n Mo  Tu  We  Th  Fr  Sa  Su\n", month.Format("January 2006"))
		line := strings.Repeat("    ", (int(month.Weekday())+6)%7)
		for d := month; d.Month() == month.Month(); d = d.AddDate(0, 0, 1) {
			mark := " "
			if won, played := days[d.Format(dayForm)]; won {
				mark = "*"
			} else if played {
				mark = "-"
			}
			line += fmt.Sprintf("%3d%s", d.Day(), mark)
			if d.Weekday() == time.Sunday {
				fmt.Fprintln(a.Out, strings.TrimRight(line, " "))
				line = ""
			}
		}
		fmt.Fprintln(a.Out, strings.TrimRight(line, " "))
	}
	fmt.Fprintln(a.Out, "* won, - played")
	return nil
}

// Daily is the deal of today of the game being played.
func (w *world) Daily(s *play.Session) numbers.ID {
	return numbers.Daily(w.app.today(), app.Lasting(w.name), s.Game.Sheet().Assignments(s.Game.Setting()))
}
