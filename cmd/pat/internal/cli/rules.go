package cli

import (
	"strings"

	"github.com/spf13/cobra"

	"pat/dsl/prose"
	"pat/dsl/rules"
)

func (a *App) newRulesCmd() *cobra.Command {
	var lines bool
	cmd := &cobra.Command{
		Use:   "rules GAME|FILE [name=value]…",
		Short: "Print the rules of a game in English, made from its file",
		Long: `Print the rules of a game in English, made from its file.

With --lines it prints the lines of the file instead, those that a variant takes over included, and what
each of them says; options are at their defaults.

Exit status: 0 done, 2 wrong usage or a rule file with mistakes.`,
		Args: atLeast(1, aGame),
		RunE: func(_ *cobra.Command, args []string) error {
			sheet, err := a.open(args[0])
			if err != nil {
				return err
			}
			set := sheet.Defaults()
			rest, err := assign(sheet, &set, args[1:])
			if err != nil {
				return err
			}
			if len(rest) > 0 {
				return usage("I cannot use %s; options are given as name=value", strings.Join(rest, " "))
			}
			if lines {
				if len(args) > 1 {
					return usage("--lines says what stands in the file, whatever is chosen: leave %s out", args[1])
				}
				return prose.WriteLines(a.Out, sheet)
			}
			return prose.Write(a.Out, sheet, rules.Setting{Options: set.Options, Asked: set.Asked})
		},
		ValidArgsFunction: a.gameArgs,
	}
	cmd.Flags().BoolVar(&lines, "lines", false, "say what each line of the file means")
	return cmd
}
