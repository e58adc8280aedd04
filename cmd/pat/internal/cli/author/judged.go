package author

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"

	"pat/cmd/pat/internal/cli/app"
	"pat/cmd/pat/internal/cli/disk"
	"pat/dsl"
	"pat/dsl/rules"
	"pat/interp/findings"
	"pat/interp/worked"
)

// Which files do arguments mean, and what is to be said of each? This file is what check, test, try
// and fmt have in common: the way from words of the command line to files, and from a file to its
// findings.

// A teller tells of files that cannot be read or written, which keeps no other from being done.
type teller struct {
	author
	failed bool // there was one: the exit code says so in the end
}

// It is handed to filesToCheck and filesMeant, which call it for each argument that leads nowhere
// and go on with the next.
func (t *teller) tell(err error) {
	t.Warn("%s", err)
	t.failed = true
}

// A judged file is one that was asked for, with all that is to be said of it. The name is that
// under which the file was found: a path as it was given, the name of a shipped file, or - for
// standard input. The sheet is there even where the rules have mistakes, as far as they could be
// understood, and its sources are the texts that findings quote.
type judged struct {
	name  string
	sheet *rules.Sheet
	diags dsl.Diagnostics
}

// rulesOf judges the rules of a file.
func rulesOf(lib *rules.Library, f *rules.File) judged {
	sheet, ds := findings.OfRules(lib, f)
	return judged{f.Name, sheet, ds}
}

// tryExamples adds what is to be said of the examples, where the rules are sound. Examples of rules
// with mistakes are not run: what came of them would be about the mistakes.
func (j *judged) tryExamples() {
	j.diags = append(j.diags, worked.Judge(j.sheet, j.diags)...).Sort()
}

// own is the name of a file by which two ways to write it are one.
func own(name string) string { return path.Clean(name) }

// once takes back what is told elsewhere: of several files with a common parent each finds the
// mistakes of the parent again. They are told where the parent is asked for, or once. An example:
// a.pat and b.pat are variants of p.pat, which has a mistake. `pat check a.pat b.pat` tells it
// once, below a.pat; `pat check a.pat b.pat p.pat` tells it below p.pat only. A finding is the same
// where file, offset and name are.
func once(files []judged) {
	asked := map[string]bool{}
	for _, f := range files {
		asked[own(f.name)] = true
	}
	type finding struct {
		file   string
		offset int
		name   string
	}
	told := map[finding]bool{}
	for i := range files {
		f := &files[i]
		f.diags = slices.DeleteFunc(f.diags, func(d *dsl.Diagnostic) bool {
			at := own(d.Span.Pos.Filename)
			if at == own(f.name) {
				return false
			}
			k := finding{at, d.Span.Pos.Offset, d.Name}
			again := asked[at] || told[k]
			told[k] = true
			return again
		})
	}
}

// filesToCheck are the files that some arguments mean, the ids of games among them. The id of a
// game is answered by the file of the user before the shipped one, as everywhere.
func (a author) filesToCheck(args []string, tell func(error)) (files []string) {
	return filesMeant(args, tell, func(arg string) (string, error) {
		id, err := a.GameID(arg)
		if err == nil {
			if _, err = a.Library().Open(id, nil); err != nil {
				err = a.NotFound(arg, err)
			}
		}
		return id, err
	})
}

// filesMeant spells folders out, and tells what is not there. What is no file and may be the id of
// a game, another function answers. Four kinds of argument: - and a file stay as they are; a folder
// becomes its rule files, not those of folders in it; a bare word without a file of that name goes
// to id; anything else is told as not there. A file in the folder where one is comes before a game
// of the same id.
func filesMeant(args []string, tell func(error), id func(arg string) (string, error)) (files []string) {
	for _, arg := range args {
		st, err := os.Stat(arg)
		switch {
		case arg == "-" || err == nil && !st.IsDir():
			files = append(files, arg)
		case err == nil:
			in, err := inFolder(arg, tell)
			if err != nil {
				tell(err)
			}
			files = append(files, in...)
		case errors.Is(err, fs.ErrNotExist) && !rules.IsPath(arg):
			file, err := id(arg)
			if err != nil {
				tell(err)
				continue
			}
			files = append(files, file)
		default:
			tell(disk.Unread(arg, err))
		}
	}
	return files
}

// inFolder lists the rule files of a folder. What is no regular file, such as a pipe, is none.
func inFolder(folder string, tell func(error)) (files []string, err error) {
	entries, err := os.ReadDir(folder)
	if err != nil {
		return nil, err
	}
	// A rule file that cannot be read is told, and then the folder is not called empty as well.
	there := false
	for _, e := range entries {
		if !strings.HasSuffix(e.Name(), rules.Ext) {
			continue
		}
		path := filepath.Join(folder, e.Name())
		st, err := os.Stat(path) // of what a link leads to
		switch {
		case err != nil:
			there = true
			tell(disk.Unread(path, err))
		case st.Mode().IsRegular():
			files = append(files, path)
		}
	}
	if len(files) == 0 && !there {
		return nil, fmt.Errorf("there is no rule file in the folder %s", folder)
	}
	return files, nil
}

// checkOne loads and judges one file. An error means that there is nothing to judge; mistakes in
// the rules are no error, they are findings of the result.
func (a author) checkOne(file string) (judged, error) {
	f, err := a.RuleFile(file)
	if err != nil {
		return judged{}, err
	}
	return rulesOf(a.Library(), f), nil
}

// judgedGame reads and judges the rules that a word means: a file, or a game of the library.
func (a author) judgedGame(word string) (judged, error) {
	var wrong error
	files := a.filesToCheck([]string{word}, func(err error) { wrong = err })
	switch {
	case wrong != nil:
		return judged{}, wrong
	case len(files) != 1:
		return judged{}, app.Usage("%s is a folder; give one file of it", word)
	}
	return a.checkOne(files[0])
}
