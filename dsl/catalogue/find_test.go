package catalogue_test

import (
	"slices"
	"testing"

	"pat/dsl"
	"pat/dsl/catalogue"
	"pat/dsl/rules"
	"pat/games"
)

// Games are found by how many packs or cards they are played with, whatever the suits and ranks
// are, and by words that people use where rule files have others.
func TestFindBySizeAndShape(t *testing.T) {
	lib := catalogue.Of(&rules.Library{Shelves: []rules.Shelf{{FS: games.FS}}})
	var list []catalogue.Listing
	for _, id := range lib.IDs() {
		f, err := lib.Open(id, nil)
		if err != nil {
			t.Fatal(err)
		}
		x := lib.Listing(id, f)
		list = append(list, x)
		sheet, _, err := rules.Open(lib.Library, id)
		if err != nil {
			t.Fatal(err)
		}
		var kinds []dsl.Kind
		for _, b := range sheet.Blocks { // not what goes without saying, such as a stock for a redeal
			if h, ok := b.Head.Stmt.(*dsl.ZoneHead); ok {
				kinds = append(kinds, h.Kind)
			}
		}
		if slices.Sort(kinds); !slices.Equal(kinds, x.Zones) {
			t.Errorf("%s is found by zones %v and has %v", id, x.Zones, kinds)
		}
		if n := sheet.Pack.Size(); n != x.Cards {
			t.Errorf("%s is found by %d cards and played with %d", id, x.Cards, n)
		}
	}
	for _, c := range []struct{ typed, has, hasNot string }{
		{"four packs", "quadruple-klondike", "spider-2-suits"},
		{"two packs", "spider-1-suit", "quadruple-klondike"},
		{"104 cards", "spider", "alaska"},
		{"32 cards", "hope", "klondike"},
		{"grid", "montana", "klondike"},
		{"reserve", "canfield", "klondike"},
		{"reserve", "storehouse", "klondike"}, // which has it in its name
		{"thirteen", "pyramid", "elevens"},
		{"matching", "pyramid", "klondike"},
		{"cells", "freecell", "klondike"},
		{"gap", "montana", "klondike"},
		{"gaps", "blue-moon", "abacus"},
		{"no stock", "freecell", "klondike"},
		{"no stock", "bakers-dozen", "spider"},
		{"no stock", "montana", "generals-patience"},
		{"without cells", "klondike", "freecell"},
		{"no redeals", "spider", "montana"},
		{"spider no cells", "spider", "klondike"},
		{"two decks spider", "spider-2-suits", "spiderette"},
	} {
		fits, _ := catalogue.Find(list, c.typed)
		has := func(id string) bool { return slices.ContainsFunc(fits, func(i int) bool { return list[i].ID == id }) }
		if !has(c.has) || has(c.hasNot) {
			t.Errorf("%s finds %s: %v, %s: %v", c.typed, c.has, has(c.has), c.hasNot, has(c.hasNot))
		}
	}
}

// The game that a name means which none has.
func TestMeant(t *testing.T) {
	lib := catalogue.Of(&rules.Library{Shelves: []rules.Shelf{{FS: games.FS}}})
	for typed, want := range map[string]string{
		"spider four": "spider", "spider one": "spider-1-suit", "spider four suits": "spider", "klondyke": "klondike",
		"bakers dozzen": "bakers-dozen", "dozzen": "bakers-dozen", "birthday easy": "birthday", "pyramids": "pyramid",
		"fourty theives": "forty-thieves", "napoleon at st helenaa": "forty-thieves", "xyz": "",
		"freecell solitaire": "freecell", "quadruple": "quadruple-klondike",
	} {
		if got := lib.Meant(typed); got != want {
			t.Errorf("%s means %q, want %q", typed, got, want)
		}
	}
}
