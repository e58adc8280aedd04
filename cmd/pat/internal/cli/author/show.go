package author

import (
	"fmt"
	"strings"

	"github.com/spf13/cobra"

	"pat/cmd/pat/internal/cli/app"
	"pat/dsl/rules"
)

// What does the file of a game look like? Three answers: to the letter (--alone), with its parents
// as comments, or written out as one file that needs no parent (--whole).

func (a author) newShowCmd() *cobra.Command {
	var whole, alone bool
	cmd := &cobra.Command{
		Use:   "show GAME|FILE|-",
		Short: "Print the rule file of a game",
		Long: `Print the rule file of a game as it is, and of a variant, as comments below it, the files that it
is a variant of: what is printed is a rule file of the same game. For - standard input is read.

With --alone the file only, to the letter. With --whole one file that is no variant and has the same
rules: what is taken over stands in it, what is left out or said otherwise does not.

Exit status: 0 done, 2 wrong usage or no such game; with --whole also a rule file with mistakes.`,
		Example: "  pat show klondike\n  pat show castles-in-spain --whole > my-castles.pat",
		Args:    app.Exactly(1, app.AGame),
		RunE: func(_ *cobra.Command, args []string) error {
			switch {
			case whole && alone:
				return app.Usage("--whole or --alone: one of them")
			case whole:
				sheet, err := a.Read(args[0])
				if err != nil {
					return err
				}
				return a.Print(sheet.Whole())
			}
			return a.show(args[0], alone)
		},
		ValidArgsFunction: a.OneGame,
	}
	cmd.Flags().BoolVar(&whole, "whole", false, "one file that is no variant, with the same rules")
	cmd.Flags().BoolVar(&alone, "alone", false, "without the files that it is a variant of")
	return cmd
}

// show prints a rule file, and those of its parents as comments. A file with mistakes is shown as
// well, and so are the parents that could be found: looking at it is how one mends it. --whole has
// to understand the rules and refuses such a file.
func (a author) show(name string, alone bool) error {
	file, err := a.Named(name)
	if err != nil {
		return err
	}
	text := string(file.Text)
	if alone {
		return a.Print(text)
	}
	sheet, _ := rules.LoadFile(a.Library(), file)
	var b strings.Builder
	b.WriteString(text)
	if len(sheet.Parents) > 0 && !strings.HasSuffix(text, "\n") {
		b.WriteString("\n")
	}
	child := rules.ID(file.Name)
	if file.Name == "-" {
		child = "this"
	}
	// The nearest parent first. The last line is skipped where it is empty, as after a final
	// newline.
	for _, parent := range sheet.Parents {
		fmt.Fprintf(&b, "\n# %s, which %s is a variant of:\n#\n", parent, child)
		src := sheet.Sources[parent]
		for n := 1; n <= src.Lines(); n++ {
			if line := src.Line(n); n < src.Lines() || line != "" {
				b.WriteString(strings.TrimRight("# "+line, " ") + "\n")
			}
		}
		child = rules.ID(parent)
	}
	return a.Print(b.String())
}
