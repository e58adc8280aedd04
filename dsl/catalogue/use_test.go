package catalogue_test

import (
	"maps"
	"slices"
	"strings"
	"testing"
	"testing/fstest"

	"pat/dsl"
	"pat/dsl/catalogue"
	"pat/dsl/rules"
)

const parent = `game Parent
also Mother, Mama
decks 2
counter idle 0 to 8
deal
  3 to each tableau
  rest to stock
foundations 8
  base ace
  build up in suit
tableau 7
  build down in any suit
stock
waste
may stir twice
  gather waste
  shuffle
win when foundations full
lose when idle is 8
`

// The use of a collection counts what each file writes itself, and what its rules hold in the end.
func TestUse(t *testing.T) {
	u := catalogue.Of(&rules.Library{Shelves: []rules.Shelf{{FS: fstest.MapFS{
		"parent.pat": {Data: []byte(parent)},
		"child.pat":  {Data: []byte("game Child\nvariant of parent\n\n# fewer\ndecks 1\nwithout lose\n")},
		"broken.pat": {Data: []byte("game Broken\nfoundations none\n")},
	}}}}).Use()
	for _, c := range []struct {
		word         string
		files, games string
	}{
		{"game", "child parent", "child parent"},
		{"variant", "child", "child"},
		{"also", "parent", "parent"},
		{"decks", "child parent", "child parent"},
		{"shuffle", "parent", "child parent"},
		{"lose", "parent", "parent"},
		{"without", "child", ""},
		{"swap", "", ""},
	} {
		if got := strings.Join(u.Files[c.word], " "); got != c.files {
			t.Errorf("%s is written by %s, want %s", c.word, got, c.files)
		}
		if got := strings.Join(u.Games[c.word], " "); got != c.games {
			t.Errorf("%s holds in %s, want %s", c.word, got, c.games)
		}
	}
	if !slices.Equal(u.Complete, []int{19}) || !slices.Equal(u.Variants, []int{4}) {
		t.Errorf("lengths %v and %v", u.Complete, u.Variants)
	}
	for w := range maps.Keys(u.Files) {
		if _, ok := dsl.LookUp(w); !ok {
			t.Errorf("%q is counted and no word", w)
		}
	}
	for _, c := range []struct {
		sorted []int
		middle int
	}{{nil, 0}, {[]int{3}, 3}, {[]int{3, 5}, 3}, {[]int{3, 5, 9}, 5}} {
		if got := catalogue.Median(c.sorted); got != c.middle {
			t.Errorf("the middle of %v is %d, not %d", c.sorted, got, c.middle)
		}
	}
}
