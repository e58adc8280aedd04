package player

import (
	"bytes"
	"fmt"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"pat/cmd/pat/internal/cli/app"
	"pat/interp"
	"pat/interp/boards"
	"pat/interp/notation"
	"pat/interp/view"
)

// What does a deal look like? This file prints the board of a number without playing it, for people
// or, with --format, for solvers and for `pat play --board`.

func (a player) newDealCmd() *cobra.Command {
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
		Args: app.AtLeast(1, app.AGame),
		RunE: func(_ *cobra.Command, args []string) error {
			if number != "" {
				args = append(args, number)
			}
			return a.deal(args, ascii, form)
		},
		ValidArgsFunction: a.DealArgs,
	}
	cmd.Flags().BoolVar(&ascii, "ascii", false, "letters for suits")
	cmd.Flags().StringVar(&number, "deal", "", "the NUMBER, written as for pat play")
	cmd.Flags().StringVar(&form, "format", "", "write it for other programs: "+strings.Join(boards.Forms, ", "))
	app.CompleteFlag(cmd, "format", app.OneOf(boards.Forms))
	return cmd
}

// deal prints a deal: what is no option among the arguments is its number. The number may stand
// anywhere among the options, or come by --deal, which the command adds to the arguments; without
// one a deal is drawn, and the heading tells its number. With --format the heading is left out:
// standard output is then the board and nothing else.
func (a player) deal(args []string, ascii bool, form string) error {
	if form != "" && !slices.Contains(boards.Forms, form) {
		return app.Usage("there is no format %s; there are %s", form, strings.Join(boards.Forms, ", "))
	}
	sheet, err := a.Open(args[0])
	if err != nil {
		return err
	}
	set, rest, err := app.Choose(sheet, args[1:])
	if err != nil {
		return err
	}
	g, err := interp.Compile(sheet, set)
	if err != nil {
		return err
	}
	if len(rest) > 1 {
		return app.Usage("I cannot use %s; a deal has one number", strings.Join(rest[1:], " "))
	}
	d, err := a.DealNumber(strings.Join(rest, ""))
	if err != nil {
		return err
	}
	st, err := d.Deal(g, set)
	if err != nil {
		return err
	}
	if form != "" {
		var b bytes.Buffer
		// It is written to memory first, so that half a board never goes out.
		if err := boards.Write(&b, st, form); err != nil {
			return app.Negative("%s: %w", app.Heading(st, d), err)
		}
		_, err := a.Out.Write(b.Bytes())
		return err
	}
	fmt.Fprintln(a.Out, app.Heading(st, d))
	fmt.Fprintln(a.Out)
	return view.Write(a.Out, st, notation.For(st.Game()), a.Look(ascii).Options())
}
