package screen

import (
	"errors"
	"fmt"
	"os"
	"os/signal"
	"sync/atomic"
	"syscall"

	tea "charm.land/bubbletea/v2"
)

// This file answers how a program runs on a terminal, and how it ends: by the player, by a signal,
// or by a mistake in it. In every case the terminal is left as it was.

// Ended is the end by a signal. What was played is kept.
type Ended struct{ Signal syscall.Signal }

func (e *Ended) Error() string { return fmt.Sprintf("ended by a signal: %v", e.Signal) }

// looks is how often a second the screen is looked after: what a key has changed waits for the next
// one, which must come well within the 16 ms in which a key is answered.
const looks = 120

// asEnter makes Enter of what was typed before the program was there: until then a terminal sends
// it as the end of a line, which is Ctrl-J.
func asEnter(_ tea.Model, msg tea.Msg) tea.Msg {
	if k, ok := msg.(tea.KeyPressMsg); ok && k.Keystroke() == "ctrl+j" {
		return tea.KeyPressMsg{Code: tea.KeyEnter}
	}
	return msg
}

// run runs a model until it quits.
func run(m tea.Model, o Options) error {
	opts := []tea.ProgramOption{
		tea.WithInput(o.In), tea.WithOutput(o.Out), tea.WithoutSignalHandler(), tea.WithFPS(looks),
		tea.WithFilter(asEnter),
	}
	p := tea.NewProgram(m, append(opts, o.Program...)...)
	told := make(chan os.Signal, 1)
	signal.Notify(told, os.Interrupt, syscall.SIGTERM, syscall.SIGHUP)
	over := make(chan struct{})
	var by atomic.Int64
	go func() {
		select {
		case s := <-told:
			if s, ok := s.(syscall.Signal); ok {
				by.Store(int64(s))
			}
			p.Quit()
		case <-over:
		}
	}()
	_, err := p.Run()
	signal.Stop(told)
	close(over)
	if n := by.Load(); n != 0 {
		return &Ended{syscall.Signal(n)}
	}
	if errors.Is(err, tea.ErrProgramPanic) {
		return errors.New("that is a mistake in pat; the game is kept, and `pat play --resume` goes on with it")
	}
	return err
}
