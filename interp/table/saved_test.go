package table

import (
	"slices"
	"strings"
	"testing"
	"testing/fstest"

	"pat/dsl/rules"
	"pat/games"
	"pat/interp/odds"
)

// A game that is saved is gone on with where it was, and what is no such game is refused with a
// reason.
func TestSaved(t *testing.T) {
	d := newDesk()
	r := &Request{
		Game: "klondike", Deal: "17", Set: map[string]string{"draw": "1"}, Moves: []string{"turn", "turn"},
		Undone: []string{"turn"}, Want: []string{WantSave},
		Used: Used{Undos: 1, Hints: 2, All: 3, Seconds: 512, Chosen: true, Given: true},
	}
	file := ask(t, d, r).Save
	got := ask(t, d, &Request{File: file}).Opened
	if got == nil || got.Game != r.Game || got.Deal != r.Deal || got.Set["draw"] != "1" ||
		!slices.Equal(got.Moves, r.Moves) || !slices.Equal(got.Undone, r.Undone) || got.Used != r.Used {
		t.Errorf("%+v is\n%s\nand opened %+v", r, file, got)
	}
	again := ask(t, d, &Request{Game: r.Game, Deal: r.Deal, Want: r.Want}).Save
	if !strings.Contains(again, "\nused undos=0 hints=0 all=0 seconds=0\n") {
		t.Errorf("what another game has used is kept in\n%s", again)
	}
	own := func(text string) rules.Shelf {
		return rules.Shelf{FS: fstest.MapFS{"mine.pat": &fstest.MapFile{Data: []byte(text)}}}
	}
	d.Library.Shelves = append([]rules.Shelf{own("game Mine\nvariant of klondike\n")}, d.Library.Shelves...)
	mine := ask(t, d, &Request{Game: "mine", Deal: "17", Want: []string{WantSave}}).Save
	d.Library.Shelves[0] = own("game Mine\nvariant of klondike\n\nwaste\n  redeals 1\n")
	for _, c := range []struct{ file, want string }{
		{"game X\n\ntableau 7\n", "no game saved by pat"},
		{strings.Replace(file, "\nturn\n", "\nredeal\n", 1), "edited or damaged"},
		{file[:len(file)/2], "cut short"},
		{mine, "have changed since the game was saved"},
	} {
		if a := askAny(t, d, &Request{File: c.file}); a.Error == nil || !strings.Contains(a.Error.Text, c.want) {
			t.Errorf("%q is answered by %+v", c.file, a.Error)
		}
	}
	if a := askAny(t, d, &Request{File: file, Game: "klondike"}); a.Error == nil || a.Error.Code != BadRequest {
		t.Errorf("with a game it is answered by %+v", a.Error)
	}
}

// A deal is looked for as it is wished, and what is said tells of it.
func TestWished(t *testing.T) {
	for wish, want := range map[string]string{"": "can be won", "easy": "it is easy", "hard": "it is hard"} {
		d := newDesk()
		d.Odds = odds.Lazy(games.Odds)
		r := &Request{Game: "bakers-dozen", Deal: "1", Number: "100", Wish: wish, Want: []string{WantDeals}}
		a := ask(t, d, r)
		if a.Deal == "" || len(a.Say) != 1 || !strings.Contains(a.Say[0].Text, want) {
			t.Errorf("wished %q: deal %q, %+v", wish, a.Deal, a.Say)
		}
	}
	r := &Request{Game: "bakers-dozen", Deal: "1", Number: "100", Wish: "nice", Want: []string{WantDeals}}
	if a := askAny(t, newDesk(), r); a.Error == nil || a.Error.Code != BadRequest {
		t.Errorf("a wish that is none is answered by %+v", a.Error)
	}
}
