package app

import (
	"errors"
	"fmt"
	"io"

	"github.com/spf13/cobra"

	"pat/dsl/rules"
)

// Exit codes.
const (
	ExitFine     = 0
	ExitNegative = 1 // a deal that cannot be won, mistakes where they were asked for: the answer is no
	// the call is wrong, there is no such game or it has mistakes, or something cannot be read or
	// written
	ExitUsage   = 2
	ExitUnknown = 3 // the answer could not be found within the limits
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

// Coded is an error that ends the program with a code.
func Coded(code int, err error) error { return &exit{code, err} }

// Negative tells that the answer is no.
func Negative(format string, args ...any) error {
	return Coded(ExitNegative, fmt.Errorf(format, args...))
}

// Usage tells what is wrong with the call.
func Usage(format string, args ...any) error { return Coded(ExitUsage, fmt.Errorf(format, args...)) }

// Silent ends the program with a code when everything has been said.
func Silent(code int) error { return &exit{code, nil} }

// Run runs a command with arguments and returns the exit code. An error without a code of its own
// is one of usage.
func (a *App) Run(root *cobra.Command, args []string) int {
	out := &sticky{to: a.Out}
	a.Out = out
	defer func(lib *rules.Library) { a.Out, a.lib = out.to, lib }(a.lib)
	a.args, a.lib = args, a.Library() // one for the whole run: it knows what it has read
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
		return ExitFine
	}
	code := ExitUsage
	if e, ok := errors.AsType[*exit](err); ok {
		code = e.code
	}
	if msg := err.Error(); msg != "" {
		a.Warn("%s", msg)
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

// TerminalOut is what is written to, as a terminal that can be asked for its size.
func (a *App) TerminalOut() io.Writer {
	if s, ok := a.Out.(*sticky); ok {
		return s.to
	}
	return a.Out
}

// InsteadOf runs another program with our arguments in the place of this one.
func (a *App) InsteadOf(path string) error { return a.Instead(path, a.args) }
