package app

import (
	"path/filepath"
	"slices"
	"strings"

	"pat/dsl"
	"pat/dsl/catalogue"
	"pat/dsl/rules"
)

// This file lets games be named as people write them: by title, by another name, in any case.

// GameID is the id of the game that a name means, or the name itself if it is one, or a path, or no
// game's.
func (a *App) GameID(name string) (string, error) {
	lib := catalogue.Of(a.Library())
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
		return "", Usage("%s are called %s: %s or %s; which?",
			dsl.Many(len(ids), "game"), name, strings.Join(ids[:last], ", "), ids[last])
	}
}

// namesLike offers the names of games that begin as what is typed, in whatever case, where no id
// does.
func (a *App) namesLike(toComplete string) (out []string) {
	lib := a.Library()
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

// Lasting is the id or path of a game as it can be found again from everywhere.
func Lasting(name string) string {
	if rules.IsPath(name) {
		if abs, err := filepath.Abs(name); err == nil {
			return abs
		}
	}
	return name
}
