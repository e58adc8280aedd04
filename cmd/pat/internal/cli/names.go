package cli

import (
	"cmp"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"pat/dsl"
	"pat/dsl/catalogue"
	"pat/dsl/rules"
)

// This file lets games be named as people write them: by title, by another name, in any case.

// gameFirst are the commands whose first argument is a game.
var gameFirst = []string{"play", "daily", "games", "stats", "deal", "solve", "survey", "rules", "serve", "show"}

// nameGame puts the id of a game in the place of a name that people give it, where a command wants
// one first.
func (a *App) nameGame(cmd *cobra.Command, args []string) error {
	merge := cmd.Flags().Lookup("merge") // of files
	if len(args) == 0 || !slices.Contains(gameFirst, cmd.Name()) || merge != nil && merge.Changed {
		return nil
	}
	id, err := a.gameID(args[0])
	if err == nil {
		args[0] = id
	}
	return err
}

// gameID is the id of the game that a name means, or the name itself if it is one, or a path, or no
// game's.
func (a *App) gameID(name string) (string, error) {
	lib := catalogue.Of(a.library())
	if rules.IsPath(name) {
		return name, nil
	}
	if _, err := lib.Open(name, nil); err == nil {
		return name, nil
	}
	switch ids := lib.Named(name); len(ids) {
	case 0:
		return name, nil
	case 1:
		return ids[0], nil
	default:
		slices.Sort(ids)
		last := len(ids) - 1
		return "", usage("%s are called %s: %s or %s; which?",
			dsl.Many(len(ids), "game"), name, strings.Join(ids[:last], ", "), ids[last])
	}
}

// called is the title of the one game of the library that a name means.
func (a *App) called(name string) (title string, ok bool) {
	lib := catalogue.Of(a.library())
	ids := lib.Named(name)
	if len(ids) != 1 {
		return "", false
	}
	f, err := lib.Open(ids[0], nil)
	if err != nil {
		return "", false
	}
	return dsl.Visible(cmp.Or(catalogue.HeadingOf(f.Text).Title, ids[0])), true
}

// namesLike offers the names of games that begin as what is typed, in whatever case, where no id
// does.
func (a *App) namesLike(toComplete string) (out []string) {
	lib := a.library()
	want := strings.ToLower(toComplete)
	for _, id := range lib.IDs() {
		f, err := lib.Open(id, nil)
		if err != nil {
			continue
		}
		h := catalogue.HeadingOf(f.Text)
		for _, n := range append([]string{h.Title}, h.Also...) {
			if strings.HasPrefix(strings.ToLower(n), want) {
				out = append(out, toComplete+n[len(toComplete):]+"\t"+id)
			}
		}
	}
	return out
}
