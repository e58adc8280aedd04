package cli

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"pat/dsl"
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
		f, err := lib.Open(id, nil)
		if err != nil {
			continue
		}
		text := oneLine(lib.Heading(f))
		if a.isOwn(id) {
			text += a.remarks(lib, id)
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

// isOwn reports whether a file of the user has an id.
func (a *App) isOwn(id string) bool {
	_, err := os.Stat(filepath.Join(a.Games, id+rules.Ext))
	return err == nil
}

// remarks are what the list says of a file of the user: the shipped ones are known to be sound, so
// that only these are parsed for it.
func (a *App) remarks(lib *rules.Library, id string) (text string) {
	if _, ds, err := rules.Open(lib, id); err == nil && ds.Errors() > 0 {
		text = " (has mistakes: pat check " + id + ")"
	}
	shipped := &rules.Library{Shelves: lib.Shelves[1:]}
	if _, err := shipped.Open(id, nil); err == nil {
		text += " (your file, in the place of the shipped one)"
	}
	return text
}

// oneLine is title, other names and family of a game.
func oneLine(h rules.Heading) string {
	text := h.Title
	if len(h.Also) > 0 {
		text += ", also " + strings.Join(h.Also, ", ")
	}
	if h.Family != h.Title {
		text += " · family " + h.Family
	}
	return dsl.Visible(text)
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
