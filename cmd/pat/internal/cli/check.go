package cli

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strconv"
	"strings"

	"github.com/spf13/cobra"

	"pat/dsl"
	"pat/dsl/rules"
)

func (a *App) newCheckCmd() *cobra.Command {
	var strict, asJSON bool
	cmd := &cobra.Command{
		Use:   "check FILE…",
		Short: "Check rule files for mistakes",
		Long: `Check rule files: all mistakes at once, each with its line, its cause and its cure. Of a file
with many the first ` + strconv.Itoa(dsl.Shown) + ` are told, with --json all. Worked examples are read
too, and warned of where they do not hold; ` + "`pat test`" + ` tells more of them.

FILE is a file, a folder (all .pat files in it), the id of a game, or - for standard input.
Exit status: 0 no mistakes, 1 mistakes found, 2 wrong usage or a file that cannot be read; the others
are checked all the same.`,
		Example: "  pat check my.pat\n  pat check --strict games\n  pat check --json - < my.pat",
		Args:    atLeast(1, "a rule file, a folder or - for standard input"),
		RunE: func(_ *cobra.Command, args []string) error {
			return a.check(args, strict, asJSON)
		},
		ValidArgsFunction: func(_ *cobra.Command, args []string, toComplete string) ([]string,
			cobra.ShellCompDirective,
		) {
			return a.gamesLike(args, toComplete)
		},
	}
	cmd.Flags().BoolVar(&strict, "strict", false, "warnings are mistakes too")
	cmd.Flags().BoolVar(&asJSON, "json", false, "one JSON object a line, for other programs")
	return cmd
}

func (a *App) check(args []string, strict, asJSON bool) error {
	// One file that cannot be read keeps no other from being checked.
	failed := false
	tell := func(err error) {
		fmt.Fprintf(a.Err, "pat: %s\n", err)
		failed = true
	}
	var all []judged
	for _, f := range a.filesToCheck(args, tell) {
		if j, err := a.checkOne(f); err != nil {
			tell(err)
		} else {
			j.tryExamples()
			all = append(all, j)
		}
	}
	if len(all) == 0 {
		return silent(exitUsage)
	}
	once(all, a.library())
	errs, warns := 0, 0
	for _, j := range all {
		ds := j.diags
		if strict {
			for _, d := range ds {
				if d.Level == dsl.Warning {
					d.Level = dsl.Error
				}
			}
		}
		errs += ds.Errors()
		warns += ds.Warnings()
		var err error
		if asJSON {
			err = dsl.RenderJSON(a.Out, ds)
		} else {
			err = dsl.Render(a.Out, ds, j.sheet.Sources)
		}
		if err != nil {
			return err
		}
	}
	if !asJSON {
		said := "no mistakes"
		switch {
		case errs > 0 && warns > 0:
			said = dsl.Many(errs, "mistake") + ", " + dsl.Many(warns, "warning")
		case errs > 0:
			said = dsl.Many(errs, "mistake")
		case warns > 0:
			said = dsl.Many(warns, "warning")
		}
		fmt.Fprintf(a.Out, "%s: %s\n", dsl.Many(len(all), "file"), said)
	}
	switch {
	case failed:
		return silent(exitUsage)
	case errs > 0:
		return silent(exitNegative)
	}
	return nil
}

// filesToCheck are the files that some arguments mean, the ids of games among them.
func (a *App) filesToCheck(args []string, tell func(error)) (files []string) {
	return filesMeant(args, tell, func(arg string) (string, error) {
		id, err := a.gameID(arg)
		if err == nil {
			if _, err = a.library().Open(id, nil); err != nil {
				err = a.notFound(arg, err)
			}
		}
		return id, err
	})
}

// filesMeant spells folders out, and tells what is not there. What is no file and may be the id of
// a game, another function answers.
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
			tell(unread(arg, err))
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
			tell(unread(path, err))
		case st.Mode().IsRegular():
			files = append(files, path)
		}
	}
	if len(files) == 0 && !there {
		return nil, fmt.Errorf("there is no rule file in the folder %s", folder)
	}
	return files, nil
}

// checkOne loads and judges one file.
func (a *App) checkOne(file string) (judged, error) {
	lib := a.library()
	f := &rules.File{Name: file}
	var err error
	switch {
	case file == "-" || rules.IsPath(file):
		f.Text, err = a.textOf(file)
	default:
		if _, serr := os.Stat(file); serr == nil {
			f.Text, err = readFile(file)
		} else {
			f, err = lib.Open(file, nil)
		}
	}
	if err != nil {
		return judged{}, &exit{exitUsage, err}
	}
	return rulesOf(lib, f), nil
}
