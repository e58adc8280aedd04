package games_test

import (
	"slices"
	"testing"

	"pat/dsl/catalogue"
	"pat/dsl/rules"
	"pat/interp/gametest"
)

// What is read of a file without parsing it is what its sheet says.
func TestHeadingsAreThoseOfTheSheets(t *testing.T) {
	lib := catalogue.Of(gametest.Library())
	for _, id := range lib.IDs() {
		f, err := lib.Open(id, nil)
		if err != nil {
			t.Fatal(err)
		}
		sheet, _, err := rules.Open(lib.Library, id)
		if err != nil {
			t.Fatal(err)
		}
		h := lib.Heading(f)
		if h.Title != sheet.Title || !slices.Equal(h.Also, sheet.Also) {
			t.Errorf("%s is called %q, %q, its sheet says %q, %q", id, h.Title, h.Also, sheet.Title, sheet.Also)
		}
		if h.Family != sheet.Family {
			t.Errorf("%s: family %q, its sheet says %q", id, h.Family, sheet.Family)
		}
	}
}
