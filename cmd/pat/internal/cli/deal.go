package cli

import (
	"fmt"
	"strings"

	"github.com/spf13/cobra"

	"pat/dsl/rules"
	"pat/interp"
	"pat/interp/notation"
	"pat/interp/view"
)

func (a *App) newDealCmd() *cobra.Command {
	var ascii bool
	cmd := &cobra.Command{
		Use:     "deal GAME|FILE [NUMBER] [name=value]…",
		Short:   "Print a deal of a game",
		Example: "  pat deal bakers-dozen 17\n  pat deal birthday 3 target=1956",
		Args:    atLeast(1, "a game"),
		RunE: func(_ *cobra.Command, args []string) error {
			return a.deal(args, ascii)
		},
		ValidArgsFunction: a.gameArgs,
	}
	cmd.Flags().BoolVar(&ascii, "ascii", false, "letters for suits")
	return cmd
}

func (a *App) deal(args []string, ascii bool) error {
	g, set, rest, err := a.compile(args[0], args[1:])
	if err != nil {
		return err
	}
	number := a.Random()
	switch len(rest) {
	case 0:
	case 1:
		if number, err = dealNumber(rest[0]); err != nil {
			return err
		}
	default:
		return usage("I cannot use %s; a deal has one number", strings.Join(rest[1:], " "))
	}
	st, err := g.Deal(number, set)
	if err != nil {
		return &exit{exitUsage, err}
	}
	fmt.Fprintln(a.Out, a.heading(st))
	fmt.Fprintln(a.Out)
	return view.Write(a.Out, st, notation.For(st.Game()), view.Options{ASCII: ascii, Colour: a.colour(), Width: min(a.Width, 100)})
}

// compile opens a game and reads the assignments among some arguments; the rest is returned.
func (a *App) compile(name string, args []string) (*interp.Game, rules.Setting, []string, error) {
	sheet, err := a.open(name)
	if err != nil {
		return nil, rules.Setting{}, nil, err
	}
	set := rules.Setting{Options: map[string]rules.Value{}, Asked: map[string][]int{}}
	var rest []string
	for _, arg := range args {
		if !strings.Contains(arg, "=") {
			rest = append(rest, arg)
			continue
		}
		if err := sheet.Set(&set, arg); err != nil {
			return nil, set, nil, &exit{exitUsage, err}
		}
	}
	g, err := interp.Compile(sheet, set)
	if err != nil {
		return nil, set, nil, &exit{exitNegative, err}
	}
	return g, set, rest, nil
}

func dealNumber(s string) (uint64, error) {
	var n uint64
	for _, c := range s {
		if c < '0' || c > '9' || n > 1e17 {
			return 0, usage("%q is no deal number; use a whole number from 0 to %d", s, uint64(1e17))
		}
		n = n*10 + uint64(c-'0')
	}
	return n, nil
}

// heading names what is played: title, deal number, settings.
func (a *App) heading(st *interp.State) string {
	sheet := st.Game().Sheet()
	out := fmt.Sprintf("%s, deal %d", sheet.Title, st.DealNumber())
	if as := sheet.Assignments(st.Game().Setting()); len(as) > 0 {
		out += ", " + strings.Join(as, ", ")
	}
	return out
}

func (a *App) colour() bool { return a.Terminal && !a.NoColour }
