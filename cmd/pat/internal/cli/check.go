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
	c := &checker{App: a}
	cmd := &cobra.Command{
		Use:   "check FILE…",
		Short: "Check rule files for mistakes",
		Long: `Check rule files: all mistakes at once, each with its line, its cause and its cure. Of a file
with many the first ` + strconv.Itoa(dsl.Shown) + ` are told, with --json all. Worked examples are read
too, and warned of where they do not hold; ` + "`pat test`" + ` tells more of them.

FILE is a file, a folder (all .pat files in it), the id of a game, or - for standard input.

With --fix the cures that are sure are carried out first, whole files at a time: those after which
the mistake has gone and nothing is found in the lines they changed. The others are shown as they
would be. A file without mistakes is never changed so that it plays otherwise.

With --json each finding is an object on a line of its own; with --sarif all are one log of SARIF
2.1.0, for continuous integration. In both, and in the text, lines and columns count from 1, and
columns count characters, neither bytes nor units of UTF-16; an end is just behind the last one.

Exit status: 0 no mistakes, 1 mistakes found, 2 wrong usage or a file that cannot be read or
written; the others are checked all the same.`,
		Example: "  pat check my.pat\n  pat check --strict games\n  pat check --fix my.pat\n  " +
			"pat check --json - < my.pat",
		Args: atLeast(1, "a rule file, a folder or - for standard input"),
		RunE: func(_ *cobra.Command, args []string) error { return c.run(args) },
		ValidArgsFunction: func(_ *cobra.Command, args []string, toComplete string) ([]string,
			cobra.ShellCompDirective,
		) {
			return a.gamesLike(args, toComplete)
		},
	}
	cmd.Flags().BoolVar(&c.strict, "strict", false, "warnings are mistakes too")
	cmd.Flags().BoolVar(&c.json, "json", false, "one JSON object a line, for other programs")
	cmd.Flags().BoolVar(&c.sarif, "sarif", false, "a log of SARIF 2.1.0, for continuous integration")
	cmd.Flags().BoolVar(&c.fix, "fix", false, "carry out the cures that are sure, and show the others")
	cmd.MarkFlagsMutuallyExclusive("json", "sarif")
	return cmd
}

// A checker is one call of `pat check`.
type checker struct {
	*App
	strict, json, sarif, fix bool

	failed bool // some file cannot be read or written
}

// tell tells of a file that cannot be read, which keeps no other from being checked.
func (c *checker) tell(err error) {
	c.warn("%s", err)
	c.failed = true
}

func (c *checker) run(args []string) error {
	var all []judged
	for _, f := range c.filesToCheck(args, c.tell) {
		if c.fix && !c.fixed(f) {
			continue
		}
		j, err := c.checkOne(f)
		if err != nil {
			c.tell(err)
			continue
		}
		j.tryExamples()
		all = append(all, j)
	}
	if len(all) == 0 {
		return silent(exitUsage)
	}
	once(all)
	if c.strict {
		for _, j := range all {
			for _, d := range j.diags {
				if d.Level == dsl.Warning {
					d.Level = dsl.Error
				}
			}
		}
	}
	if err := c.render(all); err != nil {
		return err
	}
	errs, _ := count(all)
	switch {
	case c.failed:
		return silent(exitUsage)
	case errs > 0:
		return silent(exitNegative)
	}
	return nil
}

// fixed carries out the sure cures of a file and reports whether it could.
func (c *checker) fixed(file string) bool {
	w := c.Out
	if c.json || c.sarif {
		w = c.Err // what other programs read is findings alone
	}
	if err := c.App.fix(w, file); err != nil {
		c.tell(err)
		return false
	}
	return true
}

// count counts the mistakes and warnings of some files.
func count(all []judged) (errs, warns int) {
	for _, j := range all {
		errs += j.diags.Errors()
		warns += j.diags.Warnings()
	}
	return errs, warns
}

// render writes the findings.
func (c *checker) render(all []judged) error {
	var ds dsl.Diagnostics
	for _, j := range all {
		var err error
		switch {
		case c.sarif:
			ds = append(ds, j.diags...)
		case c.json:
			err = dsl.RenderJSON(c.Out, j.diags, j.sheet.Sources)
		default:
			if err = dsl.Render(c.Out, j.diags, j.sheet.Sources); err == nil && c.fix {
				err = c.showLeft(j.name)
			}
		}
		if err != nil {
			return err
		}
	}
	switch {
	case c.sarif:
		return renderSARIF(c.Out, version(), ds)
	case c.json:
		return nil
	}
	said := "no mistakes"
	switch errs, warns := count(all); {
	case errs > 0 && warns > 0:
		said = dsl.Many(errs, "mistake") + ", " + dsl.Many(warns, "warning")
	case errs > 0:
		said = dsl.Many(errs, "mistake")
	case warns > 0:
		said = dsl.Many(warns, "warning")
	}
	fmt.Fprintf(c.Out, "%s: %s\n", dsl.Many(len(all), "file"), said)
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
	f, err := a.ruleFile(file)
	if err != nil {
		return judged{}, &exit{exitUsage, err}
	}
	return rulesOf(a.library(), f), nil
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
