package cli

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"pat/dsl/rules"
)

func (a *App) newListCmd() *cobra.Command {
	return &cobra.Command{
		Use:   "list [WORD…]",
		Short: "List the games, or those that a word matches",
		Long: `List the games by id, with title, other names and family. With words only the games
that have all of them in id, names or family.

Rule files of your own are found by id as well, before the shipped ones, where they lie in
` + a.Games + `.

Exit status: 0 some game is listed, 1 none matches.`,
		Example: "  pat list\n  pat list baker",
		RunE:    func(_ *cobra.Command, args []string) error { return a.list(args) },
	}
}

func (a *App) list(words []string) error {
	lib := a.library()
	ids := lib.IDs()
	slices.Sort(ids)
	width := 0
	type row struct{ id, text string }
	var rows []row
	for _, id := range ids {
		s, ds, err := rules.Open(lib, id)
		if err != nil {
			continue
		}
		text := oneLine(s)
		if ds.Errors() > 0 {
			text += " (has mistakes: pat check " + id + ")"
		}
		if a.hides(id) {
			text += " (your file, in the place of the shipped one)"
		}
		if !matchesAll(id+" "+text, words) {
			continue
		}
		rows = append(rows, row{id, text})
		width = max(width, len(id))
	}
	for _, r := range rows {
		fmt.Fprintf(a.Out, "%-*s  %s\n", width, r.id, r.text)
	}
	switch {
	case len(rows) > 0:
	case len(words) == 0:
		return negative("no game can be read")
	default:
		return negative("no game matches %s", strings.Join(words, " "))
	}
	return nil
}

// hides reports whether a file of the user stands in the place of a shipped one.
func (a *App) hides(id string) bool {
	if _, err := os.Stat(filepath.Join(a.Games, id+rules.Ext)); err != nil {
		return false
	}
	shipped := &rules.Library{Shelves: a.library().Shelves[1:]}
	_, err := shipped.Open(id, nil)
	return err == nil
}

// oneLine is title, other names and family of a game.
func oneLine(s *rules.Sheet) string {
	text := s.Title
	if len(s.Also) > 0 {
		text += ", also " + strings.Join(s.Also, ", ")
	}
	if s.Family != "" && s.Family != s.Title {
		text += " · family " + s.Family
	}
	return text
}

func matchesAll(text string, words []string) bool {
	text = rules.Fold(text)
	for _, w := range words {
		if !strings.Contains(text, rules.Fold(w)) {
			return false
		}
	}
	return true
}
