package cli

import (
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"pat/cmd/pat/internal/cli/app"
	"pat/cmd/pat/internal/cli/author"
	"pat/cmd/pat/internal/cli/player"
	"pat/cmd/pat/internal/cli/solver"
	"pat/cmd/pat/internal/prompt"
	"pat/dsl"
	"pat/dsl/catalogue"
)

// Run runs the program with arguments and returns its exit code.
func Run(a *app.App, args []string) int { return a.Run(program{a}.root(), args) }

// A program is the program as it tells of itself.
type program struct{ *app.App }

// root is all commands, wrong ones too.
func (a program) root() *cobra.Command {
	root := &cobra.Command{
		Use:   "pat",
		Short: "Patience from rule files: play, write and check them",
		Long: `pat plays patience (solitaire). Every game is a rule file of a few lines; write your own,
have it checked, and play it.

  pat                         at a terminal: choose a game
  pat play bakers-dozen       play a game
  pat list                    show all games
  pat solve bakers-dozen      find out whether a deal can be won
  pat new my-game             write a rule file to begin with
  pat check my.pat            check a rule file
  pat test my.pat             run its worked examples
  pat help language           the language of rule files
  pat help grammar            its grammar, made from the productions that read it`,
		SilenceUsage:  true,
		SilenceErrors: true,
		Version:       app.Version(),
		RunE: func(cmd *cobra.Command, _ []string) error {
			if a.Terminal {
				return player.Menu(a.App)
			}
			return cmd.Help()
		},

		PersistentPreRunE: func(cmd *cobra.Command, args []string) error {
			if err := oneOfEach(cmd); err != nil {
				return err
			}
			if err := noneEmpty(cmd, args); err != nil {
				return err
			}
			return a.nameGame(cmd, args)
		},
	}
	root.SetVersionTemplate("{{.Version}}\n")
	root.SuggestionsMinimumDistance = 2
	root.CompletionOptions.SetDefaultShellCompDirective(cobra.ShellCompDirectiveNoFileComp)
	root.Args = func(_ *cobra.Command, args []string) error {
		if len(args) > 0 {
			return a.noCommand(root, args[0])
		}
		return nil
	}
	root.SetFlagErrorFunc(func(cmd *cobra.Command, err error) error {
		return app.Usage("%s; `%s` shows how it is used", flagError(err), app.HelpOf(cmd))
	})
	root.AddCommand(player.Commands(a.App)...)
	root.AddCommand(author.Commands(a.App)...)
	root.AddCommand(solver.Commands(a.App)...)
	root.AddCommand(a.newVersionCmd())
	root.SetHelpCommand(a.newHelpCmd(root))
	if a.Terminal && a.Width != nil {
		fit(root, a.Width())
	}
	return root
}

// fit breaks what commands tell of themselves for a terminal of so many columns.
func fit(root *cobra.Command, width int) {
	const flags = ".FlagUsages "
	wrapped := fmt.Sprintf(".FlagUsagesWrapped %d ", width)
	root.SetUsageTemplate(strings.ReplaceAll(root.UsageTemplate(), flags, wrapped))
	for _, c := range append(root.Commands(), root) {
		var out []string
		for paragraph := range strings.SplitSeq(c.Long, "\n\n") {
			if !strings.Contains("\n"+paragraph, "\n ") { // what is set in, such as an example, stays
				paragraph = strings.Join(prompt.Wrap(strings.ReplaceAll(paragraph, "\n", " "), width), "\n")
			}
			out = append(out, paragraph)
		}
		c.Long = strings.Join(out, "\n\n")
	}
}

// noCommand says that there is no such command, and which one may be meant, or where the word is
// one.
func (a program) noCommand(root *cobra.Command, word string) error {
	if slices.Contains(prompt.Words(), word) {
		return app.Usage("there is no command %s; `%[1]s` is typed in a game, which `pat play` begins", word)
	}
	var names []string
	for _, c := range root.Commands() {
		if c.IsAvailableCommand() {
			names = append(names, c.Name())
		}
	}
	near := dsl.Near(word, names)
	if more := root.SuggestionsFor(word); near == "" && len(more) > 0 {
		near = more[0] // two letters in the wrong order, or the beginning of a word
	}
	if ids := catalogue.Of(a.Library()).Named(word); near == "" && len(ids) == 1 {
		near = "play " + ids[0]
	}
	if near != "" {
		return app.Usage("there is no command %s; did you mean `pat %s`?", word, near)
	}
	return app.Usage("there is no command %s; `pat help` shows all", word)
}

// flagError words what is wrong with a flag. That a number is none, the library tells in the words
// of Go.
func flagError(err error) string {
	text, _, ours := strings.Cut(err.Error(), ": strconv.")
	var n *strconv.NumError
	switch {
	case !ours || !errors.As(err, &n):
		return text
	case n.Func == "ParseBool":
		return text + ": it is true or false"
	case errors.Is(n, strconv.ErrRange):
		return text + ": the number is too large"
	}
	return text + ": it is a whole number"
}

// oneOfEach refuses flags that do not go together, before cobra does it in words for programmers.
func oneOfEach(cmd *cobra.Command) (err error) {
	given := map[string]string{} // the first flag of a group
	cmd.Flags().Visit(func(f *pflag.Flag) {
		for _, group := range f.Annotations["cobra_annotation_mutually_exclusive"] {
			if other, ok := given[group]; ok && err == nil {
				err = app.Usage("--%s and --%s do not go together; give one of them", other, f.Name)
			}
			given[group] = f.Name
		}
	})
	return err
}

// noneEmpty refuses what is given and empty, as a variable of the shell that is not set: taken for
// not given, it would say something else than was meant.
func noneEmpty(cmd *cobra.Command, args []string) error {
	for _, name := range []string{"deal", "deals", "board", "record", "plot", "player", "format", "queue", "listen"} {
		if f := cmd.Flags().Lookup(name); f != nil && f.Changed && f.Value.String() == "" {
			return app.Usage("--%s is empty; is a variable of the shell not set?", name)
		}
	}
	if slices.Contains(args, "") && !cmd.DisableFlagParsing { // completion takes what is not yet typed
		return app.Usage("an argument of %s is empty; is a variable of the shell not set?", cmd.CommandPath())
	}
	return nil
}

// gameFirst are the commands whose first argument is a game.
var gameFirst = []string{"play", "daily", "games", "stats", "deal", "solve", "survey", "rules", "serve", "show"}

// nameGame puts the id of a game in the place of a name that people give it, where a command wants
// one first.
func (a program) nameGame(cmd *cobra.Command, args []string) error {
	merge := cmd.Flags().Lookup("merge") // of files
	if len(args) == 0 || !slices.Contains(gameFirst, cmd.Name()) || merge != nil && merge.Changed {
		return nil
	}
	id, err := a.GameID(args[0])
	if err == nil {
		args[0] = id
	}
	return err
}

func (a program) newVersionCmd() *cobra.Command {
	return &cobra.Command{
		Use:   "version",
		Short: "Print the version of pat",
		Args:  app.AtMost(0),
		RunE: func(*cobra.Command, []string) error {
			fmt.Fprintln(a.Out, app.Version())
			return nil
		},
	}
}
