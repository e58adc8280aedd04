package cli

import (
	"context"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"time"

	"github.com/adrg/xdg"

	"pat/dsl"
	"pat/dsl/catalogue"
	"pat/dsl/rules"
	"pat/games"
	"pat/interp/spread"
	desk "pat/interp/table"
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

// errNoHome is why nothing is kept where there is no home folder.
var errNoHome = errors.New("there is no home folder to keep it in")

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

// Run runs the program with arguments and returns its exit code.
func (a *App) Run(args []string) int {
	out := &sticky{to: a.Out}
	a.Out = out
	defer func() { a.Out = out.to }()
	root := a.root()
	a.args = args
	root.SetArgs(args)
	err := root.Execute()
	// Whoever closed a pipe knows what he did not want to read.
	if out.err != nil && !isClosedPipe(out.err) && !errors.Is(err, out.err) {
		err = &exit{exitUsage, out.err}
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

// warn tells something on the error stream. Names of files, piles and games in it may come from
// anywhere.
func (a *App) warn(format string, args ...any) {
	fmt.Fprintf(a.Err, "pat: %s\n", dsl.Harmless(fmt.Sprintf(format, args...)))
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

// library is where rule files are found: beside the file that asks, in the user's folder, among the
// shipped games.
func (a *App) library() *rules.Library {
	if a.lib != nil {
		return a.lib
	}
	return &rules.Library{
		Shelves: []rules.Shelf{
			{Label: "your games", FS: os.DirFS(a.Games)},
			{Label: "the shipped games", FS: games.FS},
		},
		OpenPath: readFile,
	}
}

// tooLarge is the size from which a file is not read whole: it is no rule file.
const tooLarge = 2 << 20

// readFile reads a rule file, or as much of it as is needed to say that it is none.
func readFile(path string) ([]byte, error) {
	f, err := os.Open(path)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	if st, err := f.Stat(); err == nil && st.IsDir() {
		return nil, fmt.Errorf("%s is a folder", path)
	}
	return io.ReadAll(io.LimitReader(f, tooLarge))
}

// open loads a game by id or path. Mistakes in it are printed, and end the command.
func (a *App) open(name string) (*rules.Sheet, error) {
	file, err := a.find(name)
	if err != nil {
		return nil, err
	}
	return a.sound(file)
}

// read is open, and for - the rules of standard input.
func (a *App) read(name string) (*rules.Sheet, error) {
	file, err := a.named(name)
	if err != nil {
		return nil, err
	}
	return a.sound(file)
}

// find is the file of a game by id or path.
func (a *App) find(name string) (*rules.File, error) {
	file, err := a.library().Open(name, nil)
	if err != nil {
		return nil, a.notFound(name, err)
	}
	return file, nil
}

// named is find, and for - standard input.
func (a *App) named(name string) (*rules.File, error) {
	if name != "-" {
		return a.find(name)
	}
	text, err := a.textOf(name)
	return &rules.File{Name: name, Text: text}, err
}

// sound is the sheet of a file that has no mistakes; those it has are told.
func (a *App) sound(file *rules.File) (*rules.Sheet, error) {
	sheet, ds := desk.JudgeFile(a.library(), file)
	if ds.Errors() > 0 {
		if err := dsl.Render(a.Err, onlyErrors(ds), sheet.Sources); err != nil {
			return nil, err
		}
		return nil, usage("%s has %s; `pat check` tells more", file.Name, dsl.Many(ds.Errors(), "mistake"))
	}
	return sheet, nil
}

func onlyErrors(ds dsl.Diagnostics) dsl.Diagnostics {
	var out dsl.Diagnostics
	for _, d := range ds {
		if d.Level == dsl.Error {
			out = append(out, d)
		}
	}
	return out
}

// notFound words why a game could not be opened, with the nearest id.
func (a *App) notFound(name string, err error) error {
	if !errors.Is(err, rules.ErrNotFound) && !errors.Is(err, fs.ErrNotExist) {
		return &exit{exitUsage, err}
	}
	if rules.IsPath(name) {
		return usage("there is no file %s", name)
	}
	unread := ""
	var p *fs.PathError
	if errors.As(err, &p) && !errors.Is(p, fs.ErrNotExist) {
		unread = fmt.Sprintf(" (your file %s cannot be read: %v)", filepath.Join(a.Games, name+rules.Ext), p.Err)
	}
	if n := catalogue.Of(a.library()).Meant(name); n != "" {
		return usage("there is no game %s; did you mean %s?%s", name, n, unread)
	}
	return usage("there is no game %s; `pat list` shows all at a command line, and a file of your own "+
		"is named with its ending: %s.pat%s", name, name, unread)
}
