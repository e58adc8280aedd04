package solver

import (
	"fmt"
	"time"

	"pat/cmd/pat/internal/cli/app"
	"pat/cmd/pat/internal/prompt"
	"pat/dsl"
	"pat/interp"
	"pat/interp/play"
	"pat/interp/solve"
	"pat/interp/view"
)

// How is a deal won? This file shows it in a pipe, for `pat play --demo`; at a terminal the prompt
// shows it with the game in hand.

// demoTime bounds the search for a line to show.
const demoTime = 30 * time.Second

// Demo solves a deal and shows each move of the line with the board, straight through: nobody looks
// on who could answer. Exit codes are those of `pat solve`: 0 won and shown, 1 unwinnable, 3
// unknown after half a minute. Each move is made in the session, so that what is shown is what the
// rules say and not what the search believes; that the end is no win would be a fault of pat and is
// told as such.
func Demo(a *app.App, args []string, deal string, look prompt.Look) error {
	g, set, err := a.Compile(args[0], args[1:], "deal", "")
	if err != nil {
		return err
	}
	id, err := a.DealNumber(deal)
	if err != nil {
		return err
	}
	s, err := play.Start(g, id, set)
	if err != nil {
		return err
	}
	ctx, stop := a.Until()
	line := a.NewStatus()
	l := limits{time: app.Seconds(demoTime), memory: solve.DefaultMemory >> 20, polish: true}
	rep := l.search(ctx, s.State, l.single(), func(p solve.Progress) { line.Say(searching("solving", p)) })
	line.Clear()
	stop() // from here on Ctrl-C leaves at once
	heading := app.Heading(s.State, id)
	if rep.Verdict != solve.Won {
		fmt.Fprintf(a.Out, "%s: %s, %s; %s\n", heading, rep.Verdict, rep.Reason, thoughtful(g))
		if rep.Verdict == solve.Unwinnable {
			return app.Silent(app.ExitNegative)
		}
		return app.Silent(app.ExitUnknown)
	}
	fmt.Fprintf(a.Out, "%s: won in %s; %s\n\n", heading, dsl.Many(len(rep.Line), "move"), thoughtful(g))
	show := func() error { return view.Write(a.Out, s.State, s.Labels, look.Options()) }
	if err := show(); err != nil {
		return err
	}
	for i, m := range rep.Line {
		fmt.Fprintf(a.Out, "\n%d of %d: %s\n\n", i+1, len(rep.Line), s.Make(m))
		if err := show(); err != nil {
			return err
		}
	}
	if s.Status() != interp.Won {
		return app.Negative("the line found does not win: this is a mistake of pat")
	}
	_, err = fmt.Fprintln(a.Out, "\nWon.")
	return err
}
