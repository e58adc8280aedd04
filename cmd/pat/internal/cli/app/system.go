package app

import (
	"cmp"
	"context"
	"crypto/rand"
	"encoding/binary"
	"os"
	"os/signal"
	"runtime"
	"runtime/debug"
	"strings"
	"syscall"

	"golang.org/x/term"
)

func isTerminal(f *os.File) bool { return term.IsTerminal(int(f.Fd())) }

// hasSigns reports whether a terminal has the signs of suits, each as wide as a letter: by its
// locale, and not at the console of Linux. In the east of Asia they may be two columns wide.
func hasSigns(getenv func(string) string) bool {
	locale := strings.ToLower(cmp.Or(getenv("LC_ALL"), getenv("LC_CTYPE"), getenv("LANG")))
	utf8 := strings.Contains(locale, "utf-8") || strings.Contains(locale, "utf8") || runtime.GOOS == "windows"
	for _, wide := range []string{"zh", "ja", "ko"} {
		if strings.HasPrefix(locale, wide) {
			return false
		}
	}
	return utf8 && getenv("TERM") != "linux"
}

// terminalWidth is asked anew each time, for windows change; 80 where nobody knows.
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
	rand.Read(b[:]) //nolint:errcheck // it never fails: crypto/rand
	return binary.LittleEndian.Uint64(b[:])%999_999_999 + 1
}

// untilInterrupted is done at the first Ctrl-C; a second one ends the program at once.
func untilInterrupted() (context.Context, context.CancelFunc) {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	context.AfterFunc(ctx, stop)
	return ctx, stop
}

// Version is what the build knows of itself: module version, commit, Go.
func Version() string {
	info, ok := debug.ReadBuildInfo()
	if !ok {
		return "pat (unknown build)"
	}
	v := "pat " + info.Main.Version
	for _, s := range info.Settings {
		switch {
		case s.Key == "vcs.revision" && len(s.Value) >= 12:
			v += " " + s.Value[:12]
		case s.Key == "vcs.modified" && s.Value == "true":
			v += " (modified)"
		}
	}
	return v + ", " + info.GoVersion
}
