package cli

import (
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"pat/dsl/catalogue"
	"pat/dsl/rules"
	"pat/interp/numbers"
)

// A completer offers words for what is being typed, after the arguments before it.
type completer = func(cmd *cobra.Command, args []string, toComplete string) ([]string, cobra.ShellCompDirective)

// fileNames leaves it to the shell to complete the name of a file. It is said where one is wanted,
// for root says that else none is.
var fileNames = cobra.FixedCompletions(nil, cobra.ShellCompDirectiveDefault)

// oneOf offers a closed set of words.
func oneOf(words []string) completer {
	return cobra.FixedCompletions(words, cobra.ShellCompDirectiveNoFileComp)
}

// completeFlag says what completes the value of a flag.
func completeFlag(cmd *cobra.Command, flag string, with completer) {
	if err := cmd.RegisterFlagCompletionFunc(flag, with); err != nil {
		panic(err) // there is no such flag, which every call of the program would show
	}
}

// oneGame completes a game, and nothing behind it.
func (a *App) oneGame(_ *cobra.Command, args []string, toComplete string) ([]string, cobra.ShellCompDirective) {
	if len(args) > 0 {
		return nil, cobra.ShellCompDirectiveNoFileComp
	}
	return a.gamesLike(nil, toComplete)
}

// severalGames completes games, each once.
func (a *App) severalGames(_ *cobra.Command, args []string, toComplete string) ([]string, cobra.ShellCompDirective) {
	return a.gamesLike(args, toComplete)
}

// gameArgs completes a game as first argument, then its options.
func (a *App) gameArgs(_ *cobra.Command, args []string, toComplete string) ([]string, cobra.ShellCompDirective) {
	if len(args) == 0 {
		return a.gamesLike(nil, toComplete)
	}
	return begun(a.optionArgs(args), toComplete)
}

// dealArgs completes what gameArgs does, and the number of a deal.
func (a *App) dealArgs(cmd *cobra.Command, args []string, toComplete string) ([]string, cobra.ShellCompDirective) {
	if len(args) == 0 || slices.ContainsFunc(args[1:], func(arg string) bool { return !strings.Contains(arg, "=") }) {
		return a.gameArgs(cmd, args, toComplete)
	}
	return begun(append(a.optionArgs(args), schemes...), toComplete)
}

// gamesLike offers the games whose id begins so, but for those named already; where there is none,
// those that have a name that begins so. Where there is none either, the shell completes the name
// of a file of the author's own.
func (a *App) gamesLike(named []string, toComplete string) (out []string, _ cobra.ShellCompDirective) {
	lib := a.library()
	for _, id := range lib.IDs() {
		if !strings.HasPrefix(id, toComplete) || slices.Contains(named, id) {
			continue
		}
		if f, err := lib.Open(id, nil); err == nil {
			out = append(out, id+"\t"+catalogue.HeadingOf(f.Text).Title)
		}
	}
	if out == nil && toComplete != "" {
		out = a.namesLike(toComplete)
	}
	return out, cobra.ShellCompDirectiveDefault
}

// optionArgs are the options of the game that the arguments begin with, but for those they give
// already.
func (a *App) optionArgs(args []string) []string {
	id, err := a.gameID(args[0])
	if err != nil {
		return nil
	}
	s, ds, err := rules.Open(a.library(), id)
	if err != nil || ds.Errors() > 0 {
		return nil
	}
	given := func(name string) bool {
		return slices.ContainsFunc(args[1:], func(arg string) bool { return strings.HasPrefix(arg, name+"=") })
	}
	var out []string
	for _, o := range s.Options {
		for _, c := range o.Choices {
			if !given(o.Name) {
				out = append(out, o.Name+"="+s.Format(c))
			}
		}
	}
	for _, k := range s.Asks {
		if !given(k.Name) {
			out = append(out, k.Name+"=")
		}
	}
	return out
}

// schemes are what the number of a deal of another program begins with.
var schemes = []string{
	string(numbers.Microsoft) + ":\tMicrosoft FreeCell",
	string(numbers.PySolFC) + ":\tPySolFC",
	string(numbers.Solvitaire) + ":\tSolvitaire",
}

// completeDeal completes the number of a deal, or a range of them.
func completeDeal(_ *cobra.Command, _ []string, toComplete string) ([]string, cobra.ShellCompDirective) {
	return begun(schemes, toComplete)
}

// begun offers those of some words that begin like what is typed. Where each of them is only the
// beginning of an argument, no blank comes after it.
func begun(words []string, toComplete string) (out []string, _ cobra.ShellCompDirective) {
	for _, w := range words {
		if strings.HasPrefix(w, toComplete) {
			out = append(out, w)
		}
	}
	whole := func(w string) bool {
		w, _, _ = strings.Cut(w, "\t")
		return !strings.HasSuffix(w, "=") && !strings.HasSuffix(w, ":")
	}
	if len(out) == 0 || slices.ContainsFunc(out, whole) {
		return out, cobra.ShellCompDirectiveNoFileComp
	}
	return out, cobra.ShellCompDirectiveNoFileComp | cobra.ShellCompDirectiveNoSpace
}
