package player

import (
	"errors"
	"fmt"
	"os"
	"os/signal"
	"path/filepath"
	"syscall"

	"github.com/spf13/cobra"
	"golang.org/x/term"

	"pat/cmd/pat/internal/cli/app"
	"pat/cmd/pat/internal/cli/disk"
	"pat/cmd/pat/internal/prompt"
	"pat/cmd/pat/internal/settings"
	"pat/dsl"
	"pat/interp"
	"pat/interp/odds"
	"pat/interp/play"
)

// lookFlags adds the flags that say how a game that is played looks.
func (a player) lookFlags(cmd *cobra.Command, ascii *bool) {
	cmd.Flags().BoolVar(ascii, "ascii", false, "letters for suits, plain signs")
	cmd.Flags().BoolVar(&a.Plain, "plain", false, "lines of text rather than a board that stays in place")
}

// atPrompt plays a session until the player leaves.
func (a player) atPrompt(w *world, s *play.Session, ascii bool) error {
	settled := a.Settings()
	p := &prompt.Prompt{
		In: a.In, Out: a.Out, Terminal: a.Terminal, Session: s, World: w,
		Look:    a.Look(ascii || a.letters(settled)),
		History: w.historyFile(), WriteFile: disk.Write, Until: a.Until, Now: a.Now,
		Odds:     func(g *interp.Game) *odds.Row { return app.OddsOf(g.Sheet(), g.Setting()) },
		First:    w.first,
		Settings: settled, KeepSettings: a.KeepSettings, Called: a.called,
	}
	if w.watched != nil {
		p.Changes = w.watched.look
	}
	run := p.Run
	switch {
	case !a.Terminal:
	case a.onScreen(settled):
		run = func() error { return a.runOnScreen(p, w) }
	default:
		if w.watched != nil { // a line is being read, and nothing is written over it meanwhile
			fmt.Fprintf(a.Out, "%s is watched; what changes in it is told with the next line.\n",
				dsl.Visible(filepath.Base(w.name)))
		}
		defer guardTerminal()()
	}
	err := run()
	if errors.Is(err, prompt.ErrStopped) {
		return app.Coded(app.ExitUnknown, err)
	}
	return err
}

// letters reports whether cards are written with letters: where that is settled, or where the
// terminal has no signs.
func (a player) letters(settled *settings.Settings) bool {
	return settled.Get(settings.Signs) == "letters" || a.Terminal && a.Letters && !settled.Has(settings.Signs)
}

// askLines asks in lines of text.
func (a player) askLines(q *prompt.Question) (nums []int, leave bool, err error) {
	return q.Lines(a.In, a.Out, a.Look(false).Columns(), !a.Terminal)
}

// askHere asks where the game will be played.
func (w *world) askHere(ascii bool) func(q *prompt.Question) (nums []int, leave bool, err error) {
	return func(q *prompt.Question) (nums []int, leave bool, err error) {
		if settled := w.app.Settings(); w.app.onScreen(settled) {
			return w.app.askOnScreen(q, settled, ascii || w.app.letters(settled))
		}
		return w.app.askLines(q)
	}
}

// guardTerminal puts the terminal back as it is now, should the program be told to end until done
// is called: the prompt changes it, and a shell would be left without an echo.
func guardTerminal() (done func()) {
	in := int(os.Stdin.Fd())
	was, err := term.GetState(in)
	if err != nil {
		return func() {}
	}
	told, over := make(chan os.Signal, 1), make(chan struct{})
	signal.Notify(told, syscall.SIGTERM)
	go func() {
		select {
		case <-told:
			term.Restore(in, was) //nolint:errcheck // nothing can be done about it
			os.Exit(128 + 15)     // as shells tell the end by this signal
		case <-over:
		}
	}()
	return func() {
		signal.Stop(told)
		close(over)
	}
}
