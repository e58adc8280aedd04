package author

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"

	"github.com/spf13/cobra"

	"pat/cmd/pat/internal/cli/app"
	"pat/cmd/pat/internal/cli/disk"
	"pat/cmd/pat/internal/editors"
	"pat/cmd/pat/internal/prompt"
	"pat/dsl"
)

// What does an editor need, and where does it go? The files are made by
// pat/cmd/pat/internal/editors; this file prints them or writes them into a folder.

func (a author) newEditorCmd() *cobra.Command {
	var to string
	where := ""
	for _, e := range editors.Editors {
		lines := prompt.Wrap(e.Where, 75)
		where += fmt.Sprintf("\n  %-20s %s", e.Title, strings.Join(lines, "\n"+strings.Repeat(" ", 23)))
	}
	cmd := &cobra.Command{
		Use:   "editor (" + strings.Join(editors.Names(), " | ") + ")",
		Short: "Write what an editor needs for rule files",
		Long: `Write the files that teach an editor the language: its colours, made from the table of words that
pat itself reads by, how lines are written, and how the language server, ` + "`pat lsp`" + `, is started.

With --to the files go into a folder; a file there that pat has not written is never overwritten.
Without it they are printed, several one after another, each under a line -- NAME --.
` + where + `

Exit status: 0 done, 2 wrong usage, or a file that cannot be written; then none is.`,
		Example: "  pat editor vim --to ~/.vim\n  pat editor helix >> ~/.config/helix/languages.toml",
		Args:    cobra.MatchAll(app.AtLeast(1, "an editor: "+dsl.Listed(editors.Names(), "or")), app.AtMost(1)),
		RunE: func(cmd *cobra.Command, args []string) error {
			files, err := editors.Files(args[0])
			if err != nil {
				return app.Usage("%w", err)
			}
			if !cmd.Flags().Changed("to") {
				return a.printFiles(files)
			}
			return a.writeTo(to, files)
		},
		ValidArgsFunction: func(_ *cobra.Command, args []string, begin string) ([]string, cobra.ShellCompDirective) {
			if len(args) > 0 {
				return nil, cobra.ShellCompDirectiveNoFileComp
			}
			return app.Beginning(editors.Names(), begin)
		},
	}
	cmd.Flags().StringVar(&to, "to", "", "the folder to write to; it is made if it is not there")
	app.CompleteFlag(cmd, "to", cobra.FixedCompletions(nil, cobra.ShellCompDirectiveFilterDirs))
	return cmd
}

// printFiles prints files, one as it is, several under their names. One alone can be piped to where
// it belongs (`pat editor helix >> languages.toml`), which is why no line of ours stands above it.
func (a author) printFiles(files []editors.File) error {
	for _, f := range files {
		if len(files) > 1 {
			fmt.Fprintf(a.Out, "-- %s --\n", f.Name)
		}
		fmt.Fprint(a.Out, f.Text)
	}
	return nil
}

// writeTo writes files into a folder, unless one is there that somebody else has written. All are
// looked at before the first is written, so that a refusal leaves the folder as it was. Whether pat
// has written a file is told by a line in it, editors.Written: a later pat puts its own files
// right, and whoever takes that line away keeps theirs.
func (a author) writeTo(folder string, files []editors.File) error {
	if folder == "" {
		return app.Usage("--to is empty; is a variable of the shell not set?")
	}
	folder = disk.Homed(folder)
	for _, f := range files {
		path := filepath.Join(folder, filepath.FromSlash(f.Name))
		old, err := os.ReadFile(path)
		switch {
		case err == nil && !strings.Contains(string(old), editors.Written):
			return app.Usage("%s is there already, and was not written by pat; "+
				"take its part of what `pat editor` prints", path)
		case err != nil && !errors.Is(err, fs.ErrNotExist):
			return disk.Unread(path, err)
		}
	}
	for _, f := range files {
		path := filepath.Join(folder, filepath.FromSlash(f.Name))
		if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
			return err
		}
		if err := disk.Write(path, []byte(f.Text)); err != nil {
			return err
		}
		fmt.Fprintln(a.Out, path)
	}
	return nil
}
