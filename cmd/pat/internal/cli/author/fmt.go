package author

import (
	"bytes"
	"fmt"
	"slices"

	"github.com/rogpeppe/go-internal/diff"
	"github.com/spf13/cobra"

	"pat/cmd/pat/internal/cli/app"
	"pat/cmd/pat/internal/cli/disk"
	"pat/dsl"
)

// Is a file written tidily? What is tidy is settled by dsl.Format, which the language server asks
// as well; this file applies it to files.

func (a author) newFmtCmd() *cobra.Command {
	f := &formatter{teller: teller{author: a}}
	cmd := &cobra.Command{
		Use:   "fmt [FILE…]",
		Short: "Write rule files tidily",
		Long: `Print rule files with tidy white space: lines of blocks two blanks in, one blank between words, an
empty line around blocks. Words, comments and the order of lines stay as they are, mistakes too:
` + "`pat check`" + ` tells those. What is tidy already does not change.

FILE is a file, a folder (all .pat files in it) or - for standard input, which is also read where
none is given. With -w files are written in place, whole or not at all.

Exit status: 0 done; 1 with -l or -d and without -w, some file is not tidy; 2 wrong usage, or a file
that is no rule file or cannot be read or written; the others are done all the same.`,
		Example: "  pat fmt -w my.pat\n  pat fmt -d games\n  pat fmt < my.pat",
		RunE:    func(_ *cobra.Command, args []string) error { return f.run(args) },
		ValidArgsFunction: func(*cobra.Command, []string, string) ([]string, cobra.ShellCompDirective) {
			return []string{"pat"}, cobra.ShellCompDirectiveFilterFileExt
		},
	}
	cmd.Flags().BoolVarP(&f.write, "write", "w", false, "write the files in place")
	cmd.Flags().BoolVarP(&f.diff, "diff", "d", false, "show what changes")
	cmd.Flags().BoolVarP(&f.list, "list", "l", false, "name the files that are not tidy")
	return cmd
}

// A formatter is one call of `pat fmt`. The flags may be given together: -l names files, -d shows
// changes, -w writes; without any the tidy text is printed, of several files one after the other.
type formatter struct {
	teller
	write, diff, list bool

	untidy bool // some file is
}

// run tidies each file by itself. The id of a game is no file here: what is in the program stays
// as it is.
func (f *formatter) run(args []string) error {
	if len(args) == 0 {
		args = []string{"-"}
	}
	// The second error is for who takes the id of a game for a file.
	noFile := func(arg string) (string, error) {
		err := fmt.Errorf("there is no file %s", arg)
		if id, _ := f.GameID(arg); slices.Contains(f.Library().IDs(), id) {
			err = fmt.Errorf("%w; the file of the game is printed by `pat show %s`", err, id)
		}
		return "", err
	}
	for _, file := range filesMeant(args, f.tell, noFile) {
		if err := f.one(file); err != nil {
			f.tell(err)
		}
	}
	return outcome(f.failed, f.untidy && (f.list || f.diff) && !f.write)
}

// one does one file. What dsl.Format takes for no rule file, such as text in UTF-16, stays as it is
// and is told. A file that is tidy is not written, so that its time stays, which make and editors
// look at.
func (f *formatter) one(file string) error {
	if file == "-" && f.write {
		return app.Usage("standard input cannot be written in place: leave -w out, or name a file")
	}
	text, err := f.TextOf(file)
	if err != nil {
		return err
	}
	tidy, d := dsl.Format(file, text)
	if d != nil {
		return fmt.Errorf("%s: %s", file, d.Message)
	}
	same := bytes.Equal(text, tidy)
	f.untidy = f.untidy || !same
	if f.list && !same {
		fmt.Fprintln(f.Out, file)
	}
	if f.diff && !same {
		_, err = f.Out.Write(diff.Diff(file, text, "tidy", tidy))
	}
	switch {
	case f.write && !same:
		return disk.Write(file, tidy)
	case !f.write && !f.list && !f.diff:
		_, err = f.Out.Write(tidy)
	}
	return err
}
