package app

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"time"

	"github.com/adrg/xdg"

	"pat/dsl"
	"pat/dsl/rules"
	"pat/interp/spread"
)

// An App is the program and its world.
type App struct {
	In  io.Reader
	Out io.Writer
	Err io.Writer

	Terminal    bool   // In and Out are a terminal
	Screen      bool   // the terminal can be written at any place
	Plain       bool   // the player wants lines of text all the same
	Letters     bool   // it has no signs for suits
	ErrTerminal bool   // Err is one, too
	NoColour    bool   // NO_COLOR is set
	Games       string // folder of the user's rule files
	State       string // folder of games in progress; empty where there is none
	Config      string // folder of settings; empty where there is none
	Cache       string // folder of what can be made again; empty where there is none
	Now         func() time.Time
	Random      func() uint64 // a number for a new deal

	// Width is how many columns the terminal has now, Height how many lines; without it long texts
	// are not shown page by page.
	Width  func() int
	Height func() int

	// Network joins surveys on several machines; nil where this program has none, and another is to
	// run in its place.
	Network spread.Network

	// Instead runs another program, named by its path, in the place of this one.
	Instead func(path string, args []string) error
	Getenv  func(string) string

	// Until gives a context that is done when the user has had enough of long work.
	Until func() (context.Context, context.CancelFunc)

	args []string       // of this run
	lib  *rules.Library // where rule files are found; nil is where this machine has them
}

// System is the program as it runs in earnest.
func System() *App {
	xdg.Reload()
	return &App{
		In: os.Stdin, Out: os.Stdout, Err: os.Stderr,
		Terminal:    isTerminal(os.Stdin) && isTerminal(os.Stdout),
		Screen:      os.Getenv("TERM") != "dumb",
		Letters:     !hasSigns(os.Getenv),
		ErrTerminal: isTerminal(os.Stderr) && os.Getenv("TERM") != "dumb",
		Width:       terminalWidth,
		Height:      terminalHeight,
		NoColour:    os.Getenv("NO_COLOR") != "" || os.Getenv("TERM") == "dumb",
		Games:       filepath.Join(xdg.DataHome, "pat", "games"),
		State:       homeFolder("XDG_STATE_HOME", xdg.StateHome),
		Config:      homeFolder("XDG_CONFIG_HOME", xdg.ConfigHome),
		Cache:       homeFolder("XDG_CACHE_HOME", xdg.CacheHome),
		Now:         time.Now,
		Random:      newNumber,
		Until:       untilInterrupted,
		Instead:     instead,
		Getenv:      os.Getenv,
	}
}

// homeFolder is our folder in one of the player's. Without a home it would go to the top of the
// file system.
func homeFolder(variable, folder string) string {
	if _, err := os.UserHomeDir(); err != nil && !filepath.IsAbs(os.Getenv(variable)) {
		return ""
	}
	return filepath.Join(folder, "pat")
}

// ErrNoHome is why nothing is kept where there is no home folder.
var ErrNoHome = errors.New("there is no home folder to keep it in")

// Warn tells something on the error stream. Names of files, piles and games in it may come from
// anywhere.
func (a *App) Warn(format string, args ...any) {
	fmt.Fprintf(a.Err, "pat: %s\n", dsl.Harmless(fmt.Sprintf(format, args...)))
}
