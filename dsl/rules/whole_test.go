package rules_test

import (
	"testing"
	"testing/fstest"

	"pat/dsl/rules"
)

// A variant without its parents: what it takes over stands with the comments of its place, what it
// leaves out or says otherwise is gone with them.
func TestWhole(t *testing.T) {
	lib := &rules.Library{Shelves: []rules.Shelf{{Label: "shelf", FS: fstest.MapFS{
		"old.pat": {Data: []byte(`# Of the parent.
game Old
also Older
source A book

# Two packs.
decks 2   # as always
option draw 3 or 1

deal
  1 to each tableau
  rest to stock

# The eight.
foundations 8
  base ace
  build up in suit  # to the king

tableau 9
  # Strict.
  build down in suit
  spaces stay empty
  # Not moved.

cells 2

stock
  turn draw to waste

waste

lose when stock empty
win when foundations full
`)},
		"new.pat": {Data: []byte(`# My own.
game New
variant of old
source My aunt
option draw 2   # no more
without cells
without lose

# Nine are too many.
tableau 8
  # Loose.
  build down in any suit
win when stock empty
`)},
	}}}}
	s, ds, err := rules.Open(lib, "new")
	if err != nil || len(ds) > 0 {
		t.Fatal(err, ds)
	}
	const want = `# My own.
game New
source My aunt
family Old

# Two packs.
decks 2        # as always
option draw 2  # no more

deal
  1 to each tableau
  rest to stock

# The eight.
foundations 8
  base ace
  build up in suit  # to the king

# Nine are too many.
tableau 8
  # Loose.
  build down in any suit
  spaces stay empty

stock
  turn draw to waste

waste

win when stock empty
`
	if got := s.Whole(); got != want {
		t.Errorf("got\n%s", got)
	}
}
