package app

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"

	"pat/cmd/pat/internal/cli/disk"
	"pat/dsl"
	"pat/dsl/catalogue"
	"pat/dsl/rules"
	"pat/games"
	"pat/interp/findings"
)

// Shipped are the games of the program.
func Shipped() *rules.Library { return &rules.Library{Shelves: []rules.Shelf{shippedShelf}} }

// shippedShelf is where they are; messages name it by its label.
var shippedShelf = rules.Shelf{Label: "the shipped games", FS: games.FS}

// Library is where rule files are found: beside the file that asks, in the user's folder, among the
// shipped games.
func (a *App) Library() *rules.Library {
	if a.lib != nil {
		return a.lib
	}
	return &rules.Library{
		Shelves: []rules.Shelf{
			{Label: "your games", FS: os.DirFS(a.Games)},
			shippedShelf,
		},
		OpenPath: disk.Read,
	}
}

// Open is the rules of a game by id or path. Mistakes in them are printed, and end the command.
func (a *App) Open(name string) (*rules.Sheet, error) {
	file, err := a.find(name)
	if err != nil {
		return nil, err
	}
	return a.sound(file)
}

// Read is Open, and for - the rules of standard input.
func (a *App) Read(name string) (*rules.Sheet, error) {
	file, err := a.Named(name)
	if err != nil {
		return nil, err
	}
	return a.sound(file)
}

// find is the file of a game by id or path.
func (a *App) find(name string) (*rules.File, error) {
	file, err := a.Library().Open(name, nil)
	if err != nil {
		return nil, a.NotFound(name, err)
	}
	return file, nil
}

// Named is find, and for - standard input.
func (a *App) Named(name string) (*rules.File, error) {
	if name != "-" {
		return a.find(name)
	}
	text, err := a.TextOf(name)
	return &rules.File{Name: name, Text: text}, err
}

// sound is the sheet of a file that has no mistakes; those it has are told.
func (a *App) sound(file *rules.File) (*rules.Sheet, error) {
	sheet, ds := findings.OfRules(a.Library(), file)
	if ds.Errors() > 0 {
		if err := dsl.Render(a.Err, OnlyErrors(ds), sheet.Sources); err != nil {
			return nil, err
		}
		return nil, Usage("%s has %s; `pat check` tells more", file.Name, dsl.Many(ds.Errors(), "mistake"))
	}
	return sheet, nil
}

// OnlyErrors are the mistakes among some findings: warnings keep nobody from playing.
func OnlyErrors(ds dsl.Diagnostics) dsl.Diagnostics {
	var out dsl.Diagnostics
	for _, d := range ds {
		if d.Level == dsl.Error {
			out = append(out, d)
		}
	}
	return out
}

// NotFound words why a game could not be opened, with the nearest id.
func (a *App) NotFound(name string, err error) error {
	if !errors.Is(err, rules.ErrNotFound) && !errors.Is(err, fs.ErrNotExist) {
		return err
	}
	if rules.IsPath(name) {
		return Usage("there is no file %s", name)
	}
	unread := ""
	if p, ok := errors.AsType[*fs.PathError](err); ok && !errors.Is(p, fs.ErrNotExist) {
		unread = fmt.Sprintf(" (your file %s cannot be read: %v)", filepath.Join(a.Games, name+rules.Ext), p.Err)
	}
	if n := catalogue.Of(a.Library()).Meant(name); n != "" {
		return Usage("there is no game %s; did you mean %s?%s", name, n, unread)
	}
	return Usage("there is no game %s; `pat list` shows all at a command line, and a file of your own "+
		"is named with its ending: %s.pat%s", name, name, unread)
}

// RuleFile reads what a name means: a file, standard input, or a game of the library.
func (a *App) RuleFile(file string) (f *rules.File, err error) {
	f = &rules.File{Name: file}
	switch {
	case file == "-" || rules.IsPath(file):
		f.Text, err = a.TextOf(file)
	default:
		if _, serr := os.Stat(file); serr == nil {
			f.Text, err = disk.Read(file)
		} else {
			f, err = a.Library().Open(file, nil)
		}
	}
	return f, err
}

// TextOf is what stands in a file, or comes from standard input for -.
func (a *App) TextOf(file string) ([]byte, error) {
	if file == "-" {
		return disk.Whole(a.In, "standard input")
	}
	return disk.Read(file)
}

// WithLibrary is the program with another library.
func (a *App) WithLibrary(lib *rules.Library) *App {
	b := *a
	b.lib = lib
	return &b
}
