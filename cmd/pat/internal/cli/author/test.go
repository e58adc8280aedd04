package author

import (
	"bytes"
	"encoding/json"
	"fmt"

	"github.com/spf13/cobra"

	"pat/cmd/pat/internal/cli/app"
	"pat/dsl"
	"pat/interp/worked"
)

// Do the worked examples hold? This file runs them over files and tells what came of it; how one
// example is run, and what a line of the rules being touched means, is in pat/interp/worked.

func (a author) newTestCmd() *cobra.Command {
	var asJSON, cover bool
	cmd := &cobra.Command{
		Use:   "test [FILE|FOLDER|GAME]…",
		Short: "Run the worked examples of rule files",
		Long: `Run the worked examples of rule files: the blocks that begin with ` + "`example`" + `. Where one does
not hold, it shows what was expected, what is so, the line of the rules that decides, and the board.

With nothing given it runs those of all .pat files of the folder it is called in. With --cover it
also lists the lines of the rules that no example touched: by which no move went that an example
lists as legal or plays, that no refusal named, and that did not act by themselves.

With --json it prints an object for each example: file, line, title, whether it holds, and what is
found as ` + "`check --json`" + ` prints it; with --cover one for each line that is not touched.

Exit status: 0 all hold, 1 one does not or a file has mistakes, 2 wrong usage or a file that
cannot be read; the others are run all the same.`,
		Example: "  pat test my.pat\n  pat test klondike --cover\n  pat test --json games",
		RunE: func(_ *cobra.Command, args []string) error {
			if len(args) == 0 {
				args = []string{"."}
			}
			return a.test(args, asJSON, cover)
		},
		ValidArgsFunction: a.SeveralGames,
	}
	cmd.Flags().BoolVar(&asJSON, "json", false, "JSON objects, one a line, for other programs")
	cmd.Flags().BoolVar(&cover, "cover", false, "list the lines of the rules that no example touches")
	return cmd
}

// A tested file is what came of its examples. The findings of the judged file are cut down to its
// mistakes: warnings are for `pat check`.
type tested struct {
	judged
	report *worked.Report // nil where the rules themselves have mistakes
}

// test runs the examples of files. A file whose rules have mistakes has none that could be run. It
// is counted as wrong, and told as `pat check` does, in the place of its examples. The exit codes
// weigh as those of check: 2 before 1.
func (a author) test(args []string, asJSON, cover bool) error {
	t := teller{author: a}
	var all []tested
	for _, f := range a.filesToCheck(args, t.tell) {
		j, err := a.checkOne(f)
		if err != nil {
			t.tell(err)
			continue
		}
		x := tested{judged: j}
		if x.diags = app.OnlyErrors(j.diags); len(x.diags) == 0 {
			x.report = worked.Run(j.sheet)
		}
		all = append(all, x)
	}
	if len(all) == 0 {
		return app.Silent(app.ExitUsage)
	}
	wrong := 0
	for _, x := range all {
		print := a.printTested
		if asJSON {
			print = a.testedJSON
		}
		n, err := print(x, cover)
		if err != nil {
			return err
		}
		wrong += n
	}
	if !asJSON {
		a.printSum(all)
	}
	return outcome(t.failed, wrong > 0)
}

// printTested tells of one file, and counts what is wrong with it. Of examples that hold nothing is
// printed: silence and the sum below are good news. An example may be wrong in two ways: Wrong is
// what cannot be read in it, such as a pile that does not exist; Fails is what it says and the
// rules do not.
func (a author) printTested(t tested, cover bool) (wrong int, err error) {
	if t.report == nil {
		return len(t.diags), dsl.Render(a.Out, t.diags, t.sheet.Sources)
	}
	for _, r := range t.report.Results {
		if !r.Holds() {
			wrong++
		}
		for _, ds := range []dsl.Diagnostics{r.Wrong, r.Fails} {
			if err := dsl.Render(a.Out, ds, t.sheet.Sources); err != nil {
				return wrong, err
			}
		}
	}
	if lines := t.report.Uncovered(); cover && len(lines) > 0 {
		fmt.Fprintf(a.Out, "%s: no example touches %s\n", t.name, dsl.Many(len(lines), "line"))
		for _, l := range lines {
			fmt.Fprintf(a.Out, "%5d  %s\n", l.Pos.Line, dsl.Visible(l.Text()))
		}
	}
	return wrong, nil
}

// printSum tells how many examples hold. Such as
//
//	3 files: 12 examples, 1 of them wrong; 1 file without any; 1 file with mistakes
func (a author) printSum(all []tested) {
	n, bad, without, broken := 0, 0, 0, 0
	for _, t := range all {
		switch {
		case t.report == nil:
			broken++
		case len(t.report.Results) == 0:
			without++
		default:
			for _, r := range t.report.Results {
				n++
				if !r.Holds() {
					bad++
				}
			}
		}
	}
	said := dsl.Many(n, "example")
	switch {
	case n == 0:
		said = "no examples"
	case bad > 0:
		said += fmt.Sprintf(", %d of them wrong", bad)
	default:
		said += ", right"
	}
	if without > 0 && n > 0 {
		said += fmt.Sprintf("; %s without any", dsl.Many(without, "file"))
	}
	if broken > 0 {
		said += fmt.Sprintf("; %s with mistakes", dsl.Many(broken, "file"))
	}
	fmt.Fprintf(a.Out, "%s: %s\n", dsl.Many(len(all), "file"), said)
}

// jsonExample is what came of an example, for other programs; lines from 1. A finding in it is the
// object that `pat check --json` prints, as it is.
type jsonExample struct {
	File     string            `json:"file"`
	Line     int               `json:"line"`
	Title    string            `json:"title"`
	Holds    bool              `json:"holds"`
	Findings []json.RawMessage `json:"findings,omitempty"`
}

// jsonUncovered is a line of the rules that no example touched.
type jsonUncovered struct {
	File      string `json:"file"`
	Line      int    `json:"line"`
	Untouched string `json:"untouched"`
}

// testedJSON is printTested for other programs. Of a file with mistakes the objects are its
// findings, as of `pat check --json`: they have a level, which those of examples have not.
func (a author) testedJSON(t tested, cover bool) (wrong int, err error) {
	if t.report == nil {
		return len(t.diags), dsl.RenderJSON(a.Out, t.diags, t.sheet.Sources)
	}
	enc := json.NewEncoder(a.Out)
	enc.SetEscapeHTML(false)
	for _, r := range t.report.Results {
		x := jsonExample{File: t.name, Line: r.Example.Pos.Line, Title: r.Example.Title, Holds: r.Holds()}
		var b bytes.Buffer
		bad := append(r.Wrong[:len(r.Wrong):len(r.Wrong)], r.Fails...)
		if err := dsl.RenderJSON(&b, bad, t.sheet.Sources); err != nil {
			return wrong, err
		}
		for line := range bytes.Lines(b.Bytes()) {
			x.Findings = append(x.Findings, json.RawMessage(bytes.TrimSpace(line)))
		}
		if !x.Holds {
			wrong++
		}
		if err := enc.Encode(x); err != nil {
			return wrong, err
		}
	}
	if !cover {
		return wrong, nil
	}
	for _, l := range t.report.Uncovered() {
		if err := enc.Encode(jsonUncovered{t.name, l.Pos.Line, l.Text()}); err != nil {
			return wrong, err
		}
	}
	return wrong, nil
}
