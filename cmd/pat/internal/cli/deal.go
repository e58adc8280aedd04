package cli

import (
	"bytes"
	"fmt"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"pat/cmd/pat/internal/prompt"
	"pat/dsl/rules"
	"pat/interp"
	"pat/interp/boards"
	"pat/interp/notation"
	"pat/interp/numbers"
	"pat/interp/view"
)

func (a *App) newDealCmd() *cobra.Command {
	var ascii bool
	var form, number string
	cmd := &cobra.Command{
		Use:   "deal GAME|FILE [NUMBER] [name=value]…",
		Short: "Print a deal of a game",
		Long: `Print a deal of a game. A number means the same deal for ever. The numbers of other programs are
given with their scheme: ms:617 is deal 617 of Microsoft FreeCell, pysol:123456 of PySolFC,
solvitaire:1 of Solvitaire. They give the order of the pack. The board is the same as there only
where the rule file deals that pack as the other program does: a game that pulls out aces or
sinks kings in one of them alone, or deals the stock first, lies differently.

With --format the board alone is printed, in a form that programs read: text and json are pat's
own and say everything; fc-solve and solvitaire are those of these two solvers, for what they
can say.

Exit status: 0 done, 1 a form cannot say this position, 2 wrong usage.`,
		Example: "  pat deal bakers-dozen 17\n  pat deal freecell ms:617\n  pat deal freecell ms:617 --format " +
			"fc-solve\n  pat deal birthday 3 target=1956",
		Args: atLeast(1, aGame),
		RunE: func(_ *cobra.Command, args []string) error {
			if number != "" {
				args = append(args, number)
			}
			return a.deal(args, ascii, form)
		},
		ValidArgsFunction: a.dealArgs,
	}
	cmd.Flags().BoolVar(&ascii, "ascii", false, "letters for suits")
	cmd.Flags().StringVar(&number, "deal", "", "the NUMBER, written as for pat play")
	cmd.Flags().StringVar(&form, "format", "", "write it for other programs: "+strings.Join(boards.Forms, ", "))
	completeFlag(cmd, "format", oneOf(boards.Forms))
	return cmd
}

func (a *App) deal(args []string, ascii bool, form string) error {
	if form != "" && !slices.Contains(boards.Forms, form) {
		return usage("there is no format %s; there are %s", form, strings.Join(boards.Forms, ", "))
	}
	g, set, rest, err := a.compile(args[0], args[1:])
	if err != nil {
		return err
	}
	if len(rest) > 1 {
		return usage("I cannot use %s; a deal has one number", strings.Join(rest[1:], " "))
	}
	d, err := a.dealNumber(strings.Join(rest, ""))
	if err != nil {
		return err
	}
	st, err := d.Deal(g, set)
	if err != nil {
		return &exit{exitUsage, err}
	}
	if form != "" {
		var b bytes.Buffer
		if err := boards.Write(&b, st, form); err != nil {
			return negative("%s: %w", heading(st, d), err)
		}
		_, err := a.Out.Write(b.Bytes())
		return err
	}
	fmt.Fprintln(a.Out, heading(st, d))
	fmt.Fprintln(a.Out)
	return view.Write(a.Out, st, notation.For(st.Game()), a.look(ascii).Options())
}

// compile opens a game and reads the assignments among some arguments; the rest is returned.
func (a *App) compile(name string, args []string) (*interp.Game, rules.Setting, []string, error) {
	sheet, err := a.open(name)
	if err != nil {
		return nil, rules.Setting{}, nil, err
	}
	set := rules.Setting{Options: map[string]rules.Value{}, Asked: map[string][]int{}}
	rest, err := assign(sheet, &set, args)
	if err != nil {
		return nil, set, nil, err
	}
	g, err := interp.Compile(sheet, set)
	if err != nil {
		return nil, set, nil, &exit{exitUsage, err}
	}
	return g, set, rest, nil
}

// assign reads the assignments among some arguments; the rest is returned.
func assign(sheet *rules.Sheet, set *rules.Setting, args []string) (rest []string, err error) {
	given := map[string]bool{}
	for _, arg := range args {
		name, _, ok := strings.Cut(arg, "=")
		if !ok {
			rest = append(rest, arg)
			continue
		}
		if err := sheet.Set(set, arg); err != nil {
			return nil, &exit{exitUsage, err}
		}
		if given[name] {
			return nil, usage("%s is given twice", name)
		}
		given[name] = true
	}
	return rest, nil
}

// dealNumber reads the number of a deal; without one it draws a new one.
func (a *App) dealNumber(s string) (numbers.ID, error) {
	if s == "" {
		return numbers.Own(a.Random()), nil
	}
	d, err := numbers.Parse(s)
	if err != nil {
		return d, &exit{exitUsage, err}
	}
	return d, nil
}

// stray refuses arguments that are no options, and says how deals are given where they are numbers
// of such: with the flag one, or several if there is a flag for that.
func stray(rest []string, one, several string) error {
	how := "a deal as --" + one + " NUMBER"
	if _, err := numbers.Parse(rest[0]); err == nil {
		how = "a deal as --" + one + " " + rest[0]
	} else if _, err := numbers.ParseRange(rest[0]); err == nil && several != "" {
		how = "deals as --" + several + " " + rest[0]
	}
	return usage("I cannot use %s; options are given as name=value, %s", strings.Join(rest, " "), how)
}

// heading names what is played: title, deal number, settings.
func heading(st *interp.State, deal numbers.ID) string {
	sheet := st.Game().Sheet()
	out := fmt.Sprintf("%s, deal %s", sheet.Title, deal)
	if as := sheet.Assignments(st.Game().Setting()); len(as) > 0 {
		out += ", " + strings.Join(as, ", ")
	}
	return out
}

// widest is how many columns a board takes at most, however wide the terminal.
const widest = 100

// look is how boards are drawn.
func (a *App) look(ascii bool) prompt.Look {
	look := prompt.Look{
		ASCII: ascii, Colour: a.Terminal && !a.NoColour,
		Width: func() int { return min(a.Width(), widest) }, Height: a.Height,
	}
	look.Settle(a.settings())
	return look
}
