package author

import (
	"strings"

	"github.com/spf13/cobra"

	"pat/cmd/pat/internal/cli/app"
	"pat/dsl/prose"
	"pat/dsl/rules"
	"pat/interp/table"
)

// What are the rules of a game, in English? The text is made by pat/dsl/prose; this file chooses
// its form. Odds are told below it only for the options they were counted with.

func (a author) newRulesCmd() *cobra.Command {
	var lines, examples, asMarkdown, asHTML bool
	cmd := &cobra.Command{
		Use:   "rules GAME|FILE|- [name=value]…",
		Short: "Print the rules of a game in English, made from its file",
		Long: `Print the rules of a game in English, made from its file, or for - from standard input.

With --lines it prints the lines of the file instead, those that a variant takes over included,
and what each of them says; options are at their defaults. With --examples it prints the worked
examples that stand in the file, which pat test runs.

They end with the odds of the game where these are known, as they are of the shipped games at their
defaults: how many of many deals can be won, and how difficult that is (pat help list).

With --markdown or --html the rules are a page, with the opening layout drawn; the page of HTML
needs nothing beside it.

Exit status: 0 done, 2 wrong usage or a rule file with mistakes.`,
		Args: app.AtLeast(1, app.AGame),
		RunE: func(_ *cobra.Command, args []string) error {
			sheet, err := a.Read(args[0])
			if err != nil {
				return err
			}
			set := sheet.Defaults()
			rest, err := app.Assign(sheet, &set, args[1:])
			if err != nil {
				return err
			}
			if len(rest) > 0 {
				return app.Usage("I cannot use %s; options are given as name=value", strings.Join(rest, " "))
			}
			if lines {
				if len(args) > 1 {
					return app.Usage("--lines says what stands in the file, whatever is chosen: leave %s out", args[1])
				}
				return prose.WriteLines(a.Out, sheet)
			}
			if examples {
				return prose.WriteExamples(a.Out, sheet)
			}
			chosen := rules.Setting{Options: set.Options, Asked: set.Asked}
			if !asMarkdown && !asHTML {
				return app.WriteRules(a.Out, sheet, chosen)
			}
			page, err := newSheetPage(sheet, chosen, table.OddsText(app.OddsOf(sheet, chosen)))
			switch {
			case err != nil:
				return err
			case asHTML:
				return page.writeHTML(a.Out)
			}
			return page.writeMarkdown(a.Out)
		},
		ValidArgsFunction: a.GameArgs,
	}
	cmd.Flags().BoolVar(&lines, "lines", false, "say what each line of the file means")
	cmd.Flags().BoolVar(&examples, "examples", false, "print the worked examples of the file")
	cmd.Flags().BoolVar(&asMarkdown, "markdown", false, "as Markdown")
	cmd.Flags().BoolVar(&asHTML, "html", false, "as a page of HTML")
	cmd.MarkFlagsMutuallyExclusive("lines", "examples", "markdown", "html")
	return cmd
}
