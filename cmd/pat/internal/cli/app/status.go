package app

import (
	"fmt"
	"io"
	"sync"
	"time"
)

// A Status is one line on a terminal that tells how far long work has come. Elsewhere it writes
// nothing. It may be used by several goroutines.
type Status struct {
	mu    sync.Mutex
	out   io.Writer
	width func() int // nil where out is no terminal
	shown time.Time
	there bool
}

// NewStatus is a line that nothing is told on yet.
func (a *App) NewStatus() *Status {
	s := &Status{out: a.Err}
	if a.ErrTerminal {
		s.width = a.Width
	}
	return s
}

// statusEvery is how often the line changes at most.
const statusEvery = 100 * time.Millisecond

// Say shows a line in the place of the last one.
func (s *Status) Say(line string) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.width == nil || time.Since(s.shown) < statusEvery {
		return
	}
	if r, width := []rune(line), max(20, s.width()); len(r) >= width {
		line = string(r[:width-1])
	}
	fmt.Fprintf(s.out, "\r%s\x1b[K", line)
	s.shown, s.there = time.Now(), true
}

// Clear takes the line away, before something is written that stays.
func (s *Status) Clear() {
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.there {
		fmt.Fprint(s.out, "\r\x1b[K")
		s.there, s.shown = false, time.Time{}
	}
}
