package cli

import (
	"errors"
	"fmt"
	"io"

	"github.com/spf13/cobra"
)

// Exit codes.
const (
	exitFine     = 0
	exitNegative = 1 // a deal that cannot be won, mistakes where they were asked for: the answer is no
	// the call is wrong, there is no such game or it has mistakes, or something cannot be read or
	// written
	exitUsage   = 2
	exitUnknown = 3 // the answer could not be found within the limits
)

// An exit is an error that carries its exit code. With nothing to say only the code counts.
type exit struct {
	code int
	err  error
}

func (e *exit) Error() string {
	if e.err == nil {
		return ""
	}
	return e.err.Error()
}

func (e *exit) Unwrap() error { return e.err }

func negative(format string, args ...any) error {
	return &exit{exitNegative, fmt.Errorf(format, args...)}
}

func usage(format string, args ...any) error { return &exit{exitUsage, fmt.Errorf(format, args...)} }

// silent ends with a code when everything has been said.
func silent(code int) error { return &exit{code, nil} }

// run runs a command with arguments and returns the exit code. An error without a code of its own
// is one of usage.
func (a *App) run(root *cobra.Command, args []string) int {
	out := &sticky{to: a.Out}
	a.Out = out
	defer func() { a.Out = out.to }()
	a.args = args
	root.SetIn(a.In)
	root.SetOut(a.Out)
	root.SetErr(a.Err)
	root.SetArgs(args)
	err := root.Execute()
	// Whoever closed a pipe knows what he did not want to read.
	if out.err != nil && !isClosedPipe(out.err) && !errors.Is(err, out.err) {
		err = out.err
	}
	if err == nil {
		return exitFine
	}
	code := exitUsage
	var e *exit
	if errors.As(err, &e) {
		code = e.code
	}
	if msg := err.Error(); msg != "" {
		a.warn("%s", msg)
	}
	return code
}

// A sticky writer remembers its first error, so that not every line printed has to be asked whether
// it went well.
type sticky struct {
	to  io.Writer
	err error
}

func (s *sticky) Write(b []byte) (int, error) {
	if s.err != nil {
		return 0, s.err
	}
	n, err := s.to.Write(b)
	s.err = err
	return n, err
}

// terminal is what is written to, as a terminal that can be asked for its size.
func (a *App) terminal() io.Writer {
	if s, ok := a.Out.(*sticky); ok {
		return s.to
	}
	return a.Out
}

// insteadOf runs another program with our arguments in the place of this one.
func (a *App) insteadOf(path string) error { return a.Instead(path, a.args) }
