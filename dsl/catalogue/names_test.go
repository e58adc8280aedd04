package catalogue_test

import (
	"slices"
	"testing"
	"testing/fstest"

	"pat/dsl/catalogue"
	"pat/dsl/rules"
)

// Games are found by whatever people write for their names.
func TestNamed(t *testing.T) {
	lib := catalogue.Of(&rules.Library{Shelves: []rules.Shelf{{FS: fstest.MapFS{
		"bakers-dozen.pat": {Data: []byte("\ufeffgame Baker's Dozen # the old one\n" +
			"also Maréchal Saxe, Baker Twelve\n")},
		"watch.pat":      {Data: []byte("game Watch\r\nalso Hunt\r\n")},
		"clock.pat":      {Data: []byte("game The Clock\nalso German Clock, Straße\n")},
		"travellers.pat": {Data: []byte("game Travellers\nalso Watch, Hunt\nalso Dial\n")},
		"dial.pat":       {Data: []byte("game Four of a Kind\n")},
		"nameless.pat":   {Data: []byte("deal\n  rest to stock\n")},
	}}}})
	for name, want := range map[string][]string{
		"Baker's Dozen": {"bakers-dozen"},
		"Baker’s Dozen": {"bakers-dozen"},
		"bakers dozen":  {"bakers-dozen"},
		"BAKER'S-DOZEN": {"bakers-dozen"},
		"marechal saxe": {"bakers-dozen"},
		"Maréchal Saxe": {"bakers-dozen"}, // the accent written by itself
		"strasse":       {"clock"},
		"the clock":     {"clock"},
		"Clock":         {"clock"},
		"Watch":         {"watch"},               // the title, not the other name
		"hunt":          {"travellers", "watch"}, // none has it as its title
		"dial":          {"dial"},                // the id
		"nothing":       nil,
		"":              nil,
		"’":             nil,
	} {
		got := lib.Named(name)
		slices.Sort(got)
		if !slices.Equal(got, want) {
			t.Errorf("%q means %v, want %v", name, got, want)
		}
	}
}
