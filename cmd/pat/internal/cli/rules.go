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
			for _, arg := range args[1:] {
				if err := sheet.Set(&set, arg); err != nil {
					return &exit{exitUsage, err}
				}
			}
			return prose.Write(a.Out, sheet, rules.Setting{Options: set.Options, Asked: set.Asked})
		},
		ValidArgsFunction: a.gameArgs,
	}
}
