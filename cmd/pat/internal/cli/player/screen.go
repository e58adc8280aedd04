//go:build !plan9

package player

import (
	"errors"
	"fmt"
	"io"

	"pat/cmd/pat/internal/cli/app"
	"pat/cmd/pat/internal/menu"
	"pat/cmd/pat/internal/prompt"
	"pat/cmd/pat/internal/screen"
	"pat/cmd/pat/internal/settings"
	"pat/dsl"
)

// This file is what fills the terminal, where there is a library for that.

// onScreen reports whether a game is played on a table that fills the terminal, rather than in
// lines.
func (a player) onScreen(settled *settings.Settings) bool {
	if !a.fillsScreen(settled) {
		return false
	}
	if w, h := a.Width(), a.Height(); w < screen.LeastW || h < screen.LeastH {
		fmt.Fprintf(a.Out, "The board stays in place in a window of %d x %d or more; this one has %d x %d.\n",
			screen.LeastW, screen.LeastH, w, h)
		return false
	}
	return true
}

// fillsScreen reports whether the terminal is filled where there is room: the menu, a list, has it
// in any window, and goes with one that is made larger.
func (a player) fillsScreen(settled *settings.Settings) bool {
	return a.Terminal && !a.Plain && a.Screen && settled.Get(settings.Screen) != "plain"
}

// unheard is the program as it serves a table that fills the terminal: what it writes to Err would
// stand across the board.
func (a player) unheard() player {
	b := *a.App
	b.Err = io.Discard
	return player{&b}
}

// runOnScreen plays on the table.
func (a player) runOnScreen(p *prompt.Prompt, t *world) error {
	quiet := a.unheard()
	t.app = quiet
	defer func() { t.app = a }()
	games := func() screen.Games {
		own := ""
		if t.journal != nil {
			own = t.journal.path
		}
		return quiet.newShelf(own)
	}
	return byScreen(screen.Run(p, screen.Options{In: a.In, Out: a.TerminalOut(), Games: games}))
}

// askOnScreen asks what a game wants to know before it begins.
func (a player) askOnScreen(
	q *prompt.Question, settled *settings.Settings, ascii bool,
) (nums []int, leave bool, err error) {
	nums, leave, err = screen.Ask(q, a.Look(ascii), settled, screen.Options{In: a.In, Out: a.TerminalOut()})
	return nums, leave, byScreen(err)
}

// byScreen is an error of the screen with its exit code: the end by a signal is told as shells do.
func byScreen(err error) error {
	var ended *screen.Ended
	switch {
	case err == nil:
		return nil
	case errors.As(err, &ended):
		return app.Silent(128 + int(ended.Signal))
	}
	return err
}

// menuOnScreen lets the player choose what to play, and plays it. A game begun that cannot be gone
// on with leaves the player at the menu.
func (a player) menuOnScreen(ascii bool) error {
	o := screen.Options{In: a.In, Out: a.TerminalOut()}
	for quiet := a.unheard(); ; {
		s := quiet.newShelf("")
		w, err := screen.Choose(s, a.Look(ascii), o)
		switch {
		case err != nil:
			return byScreen(err)
		case w.Kind == menu.Leave:
			return nil
		case w.Kind != menu.Resume:
			return a.playWanted(w, s.begun, s.deal.String(), ascii)
		}
		t := &world{app: quiet}
		session, err := t.resumed(s.begun[w.N-1])
		if err == nil {
			t.app = a
			return a.atPrompt(t, session, ascii)
		}
		o.Say, o.Typed = dsl.Sentence(err.Error()), w.Typed
	}
}
