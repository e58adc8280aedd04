package cli

import (
	"context"
	"crypto/rand"
	"encoding/binary"
	"os"
	"os/signal"
	"syscall"

	"golang.org/x/term"
)

func isTerminal(f *os.File) bool { return term.IsTerminal(int(f.Fd())) }

func terminalWidth() int {
	if w, _, err := term.GetSize(int(os.Stdout.Fd())); err == nil && w > 0 {
		return w
	}
	return 80
}

func terminalHeight() int {
	if _, h, err := term.GetSize(int(os.Stdout.Fd())); err == nil && h > 0 {
		return h
	}
	return 24
}

// newNumber draws a deal number of at most nine digits, easy to tell a friend.
func newNumber() uint64 {
	var b [8]byte
	if _, err := rand.Read(b[:]); err != nil {
		return 1
	}
	return binary.LittleEndian.Uint64(b[:])%999_999_999 + 1
}

// untilInterrupted is done at the first Ctrl-C; a second one ends the program at once.
func untilInterrupted() (context.Context, context.CancelFunc) {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	context.AfterFunc(ctx, stop)
	return ctx, stop
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
