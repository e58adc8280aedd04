package check

import (
	"embed"
	"fmt"
	"path"
	"slices"
	"strings"
	"sync"

	"pat/dsl"
)

// A Page explains one diagnostic: its cause, a whole small rule file that has it, and the nearest
// one that has not.
type Page struct {
	Name  string
	Level dsl.Level // as a rule; some findings are milder where the game can still be played
	Cause string    // the first sentence stands alone
	Wrong string
	Right string
}

//go:embed pages/*.txt
var pageFiles embed.FS

// Pages lists the pages of all diagnostics by name.
func Pages() []Page { return slices.Clone(pages()) }

var pages = sync.OnceValue(func() []Page {
	entries, err := pageFiles.ReadDir("pages")
	if err != nil {
		panic("check: pages: " + err.Error())
	}
	var out []Page
	for _, e := range entries {
		text, err := pageFiles.ReadFile("pages/" + e.Name())
		if err != nil {
			panic("check: pages: " + err.Error())
		}
		p, err := readPage(strings.TrimSuffix(e.Name(), path.Ext(e.Name())), string(text))
		if err != nil {
			panic("check: pages: " + err.Error())
		}
		out = append(out, p)
	}
	return out
})

// readPage cuts a page into its parts: the level on the first line, the cause, then the two files,
// each behind a line of its own.
func readPage(name, text string) (Page, error) {
	p := Page{Name: name}
	head, files, ok := strings.Cut(text, "\n-- wrong --\n")
	wrong, right, ok2 := strings.Cut(files, "\n-- right --\n")
	level, cause, ok3 := strings.Cut(head, "\n")
	if !ok || !ok2 || !ok3 {
		return p, fmt.Errorf("%s lacks a part", name)
	}
	found := false
	for _, l := range []dsl.Level{dsl.Error, dsl.Warning, dsl.Note} {
		if l.String() == level {
			p.Level, found = l, true
		}
	}
	if !found {
		return p, fmt.Errorf("%s: there is no level %q", name, level)
	}
	p.Cause, p.Wrong, p.Right = strings.TrimSpace(cause), wrong+"\n", right
	return p, nil
}

// Find returns the page of a diagnostic.
func Find(name string) (Page, bool) {
	for _, p := range pages() {
		if p.Name == name {
			return p, true
		}
	}
	return Page{}, false
}

// Nearest is the name of a page that a misspelt name may mean, or "".
func Nearest(name string) string {
	var names []string
	for _, p := range pages() {
		names = append(names, p.Name)
	}
	if n := dsl.Near(name, names); n != "" {
		return n
	}
	for _, n := range names { // one word of a longer name
		if len(name) > 3 && strings.Contains(n, strings.ToLower(name)) {
			return n
		}
	}
	return ""
}
