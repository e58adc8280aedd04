package cli

import (
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"

	"pat/dsl"
	"pat/dsl/catalogue"
	"pat/dsl/rules"
	"pat/games"
	desk "pat/interp/table"
	"pat/interp/worked"
)

// shipped are the games of the program.
func shipped() *rules.Library { return &rules.Library{Shelves: []rules.Shelf{shippedShelf}} }

var shippedShelf = rules.Shelf{Label: "the shipped games", FS: games.FS}

// library is where rule files are found: beside the file that asks, in the user's folder, among the
// shipped games.
func (a *App) library() *rules.Library {
	if a.lib != nil {
		return a.lib
	}
	return &rules.Library{
		Shelves: []rules.Shelf{
			{Label: "your games", FS: os.DirFS(a.Games)},
			shippedShelf,
		},
		OpenPath: readFile,
	}
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
		return err
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

// ruleFile reads what a name means: a file, standard input, or a game of the library.
func (a *App) ruleFile(file string) (f *rules.File, err error) {
	f = &rules.File{Name: file}
	switch {
	case file == "-" || rules.IsPath(file):
		f.Text, err = a.textOf(file)
	default:
		if _, serr := os.Stat(file); serr == nil {
			f.Text, err = readFile(file)
		} else {
			f, err = a.library().Open(file, nil)
		}
	}
	return f, err
}

// textOf is what stands in a file, or comes from standard input for -.
func (a *App) textOf(file string) ([]byte, error) {
	if file == "-" {
		return io.ReadAll(io.LimitReader(a.In, tooLarge))
	}
	return readFile(file)
}

// judge loads a file with its ancestors and tells all that is to be said of it by itself, its
// examples among it.
func judge(lib *rules.Library, f *rules.File) (*rules.Sheet, dsl.Diagnostics) {
	sheet, ds := desk.JudgeFile(lib, f)
	return sheet, append(ds, worked.Judge(sheet, ds)...).Sort()
}

// reading is the program with another library.
func (a *App) reading(lib *rules.Library) *App {
	b := *a
	b.lib = lib
	return &b
}
