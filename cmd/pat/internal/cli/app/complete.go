package app

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

// FileNames leaves it to the shell to complete the name of a file. It is said where one is wanted,
// for root says that else none is.
var FileNames = cobra.FixedCompletions(nil, cobra.ShellCompDirectiveDefault)

// OneOf offers a closed set of words.
func OneOf(words []string) completer {
	return cobra.FixedCompletions(words, cobra.ShellCompDirectiveNoFileComp)
}

// CompleteFlag says what completes the value of a flag.
func CompleteFlag(cmd *cobra.Command, flag string, with completer) {
	if err := cmd.RegisterFlagCompletionFunc(flag, with); err != nil {
		panic(err) // there is no such flag, which every call of the program would show
	}
}

// OneGame completes a game, and nothing behind it.
func (a *App) OneGame(_ *cobra.Command, args []string, toComplete string) ([]string, cobra.ShellCompDirective) {
	if len(args) > 0 {
		return nil, cobra.ShellCompDirectiveNoFileComp
	}
	return a.GamesLike(nil, toComplete)
}

// SeveralGames completes games, each once.
func (a *App) SeveralGames(_ *cobra.Command, args []string, toComplete string) ([]string, cobra.ShellCompDirective) {
	return a.GamesLike(args, toComplete)
}

// GameArgs completes a game as first argument, then its options.
func (a *App) GameArgs(_ *cobra.Command, args []string, toComplete string) ([]string, cobra.ShellCompDirective) {
	if len(args) == 0 {
		return a.GamesLike(nil, toComplete)
	}
	return Beginning(a.optionArgs(args), toComplete)
}

// DealArgs completes what gameArgs does, and the number of a deal.
func (a *App) DealArgs(cmd *cobra.Command, args []string, toComplete string) ([]string, cobra.ShellCompDirective) {
	if len(args) == 0 || slices.ContainsFunc(args[1:], func(arg string) bool { return !strings.Contains(arg, "=") }) {
		return a.GameArgs(cmd, args, toComplete)
	}
	return Beginning(append(a.optionArgs(args), schemes...), toComplete)
}

// GamesLike offers the games whose id begins so, but for those named already; where there is none,
// those that have a name that begins so. Where there is none either, the shell completes the name
// of a file of the author's own.
func (a *App) GamesLike(named []string, toComplete string) (out []string, _ cobra.ShellCompDirective) {
	lib := a.Library()
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
	id, err := a.GameID(args[0])
	if err != nil {
		return nil
	}
	s, ds, err := rules.Open(a.Library(), id)
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

// CompleteDeal completes the number of a deal, or a range of them.
func CompleteDeal(_ *cobra.Command, _ []string, toComplete string) ([]string, cobra.ShellCompDirective) {
	return Beginning(schemes, toComplete)
}

// Beginning offers those of some words that begin like what is typed. Where each of them is only
// the beginning of an argument, no blank comes after it.
func Beginning(words []string, toComplete string) (out []string, _ cobra.ShellCompDirective) {
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
