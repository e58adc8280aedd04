package cli

import (
	"github.com/spf13/cobra"

	"pat/dsl/prose"
	"pat/dsl/rules"
)

func (a *App) newRulesCmd() *cobra.Command {
	return &cobra.Command{
		Use:   "rules GAME|FILE [name=value]…",
		Short: "Print the rules of a game in English, made from its file",
		Args:  atLeast(1, "a game"),
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
				return usage("%q: options are given as name=value", rest[0])
			}
			return prose.Write(a.Out, sheet, rules.Setting{Options: set.Options, Asked: set.Asked})
		},
		ValidArgsFunction: a.gameArgs,
	}
}
