package author

import (
	"fmt"
	"runtime/debug"
	"strconv"

	"github.com/spf13/cobra"

	"pat/cmd/pat/internal/cli/app"
	"pat/dsl"
)

// Is a rule file without mistakes? This file is `pat check`: which files are judged, in which
// order, and which exit code comes of it. What a finding is and how it is printed is in pat/dsl;
// how one file is judged, in judged.go.

func (a author) newCheckCmd() *cobra.Command {
	c := &checker{teller: teller{author: a}}
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
		Args:              app.AtLeast(1, "a rule file, a folder or - for standard input"),
		RunE:              func(_ *cobra.Command, args []string) error { return c.run(args) },
		ValidArgsFunction: a.SeveralGames,
	}
	cmd.Flags().BoolVar(&c.strict, "strict", false, "warnings are mistakes too")
	cmd.Flags().BoolVar(&c.json, "json", false, "one JSON object a line, for other programs")
	cmd.Flags().BoolVar(&c.sarif, "sarif", false, "a log of SARIF 2.1.0, for continuous integration")
	cmd.Flags().BoolVar(&c.fix, "fix", false, "carry out the cures that are sure, and show the others")
	cmd.MarkFlagsMutuallyExclusive("json", "sarif")
	return cmd
}

// A checker is one call of `pat check`. The flags are its fields, and cobra sets them before run is
// called.
type checker struct {
	teller
	strict, json, sarif, fix bool
}

// run checks all files before anything is told: what several say of a common parent is told once.
// The exit code is 2 as soon as one file could not be read or written, even where others have
// mistakes: a build must not take a file that was never looked at for a sound one. Where nothing at
// all could be judged not even the sum is printed.
//
// With --fix a file is cured and written before it is read again and judged, so that only what is
// left is told. A file that could not be cured is not judged.
func (c *checker) run(args []string) error {
	// What is made of one file is thrown away with it, and the grammar stays: the collector would
	// take a third of the time to find that out again and again.
	defer debug.SetGCPercent(debug.SetGCPercent(400))
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
		return app.Silent(app.ExitUsage)
	}
	once(all)
	// The level itself is raised, so that text, JSON and SARIF all say error.
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
	return outcome(c.failed, errs > 0)
}

// outcome is how a command ends that has told all: some files could not be read, or some were not
// as they should be.
func outcome(failed, wrong bool) error {
	switch {
	case failed:
		return app.Silent(app.ExitUsage)
	case wrong:
		return app.Silent(app.ExitNegative)
	}
	return nil
}

// fixed carries out the sure cures of a file and reports whether it could. Each cure is a line such
// as
//
//	my.pat:7:1: fixed: Write `tableau` for `tablau`
func (c *checker) fixed(file string) bool {
	w := c.Out
	if c.json || c.sarif {
		w = c.Err // what other programs read is findings alone
	}
	if err := c.author.fix(w, file); err != nil {
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

// render writes the findings. SARIF is one document of all files and is gathered first; text and
// JSON are written file by file. Only the text ends with a sum, such as `2 files: 1 mistake, 3
// warnings`. With --fix the text shows under the findings of each file what the cures would change
// that are not sure.
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
		return renderSARIF(c.Out, app.Version(), ds)
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
