package screen

import (
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"

	"pat/cmd/pat/internal/menu"
	"pat/cmd/pat/internal/prompt"
	"pat/cmd/pat/internal/settings"
	"pat/dsl/catalogue"
	"pat/dsl/rules"
)

// aShelf is a few games, without files.
type aShelf struct {
	kept   string
	forgot int // which game begun was forgotten
}

func (s *aShelf) Forget(e menu.Entry) error {
	s.forgot = e.N
	return nil
}

func (s *aShelf) Menu() *menu.Menu {
	var all []menu.Game
	begin := []string{"klondike", "golf"}
	for _, id := range strings.Fields("accordion bakers-dozen freecell golf klondike montana pyramid spider yukon") {
		title := strings.ToUpper(id[:1]) + strings.ReplaceAll(id[1:], "-", " ")
		words := "spaces take " + id
		x := catalogue.Listing{ID: id, Heading: catalogue.Heading{Title: title}, Words: words}
		x.First = slices.Index(begin, id) + 1
		all = append(all, menu.Game{Listing: x})
	}
	all[2].Played, all[2].Won, all[4].Notes = 5, 3, "hard"
	broken := catalogue.Listing{ID: "broken", Heading: catalogue.Heading{Title: "Zz broken"}}
	all = append(all, menu.Game{Listing: broken})
	begun := []menu.Begun{{Title: "Klondike", Deal: "deal 17", Far: "4 moves", When: "just now"}}
	return menu.New(all, begun[:len(begun)-s.forgot], "Golf")
}

func (*aShelf) Look(e menu.Entry) (Preview, error) {
	id := e.Game.ID
	switch {
	case id == "broken":
		return Preview{Title: e.Text}, errors.New("it has 2 mistakes")
	case e.Kind == menu.Daily:
		id = "golf"
	case e.Kind == menu.Resume:
		id = "klondike"
	}
	g, err := aGame(id)
	if err != nil {
		return Preview{}, err
	}
	st, err := g.Deal(17, rules.Setting{})
	about := []string{"All cards go to the foundations."}
	return Preview{Title: g.Sheet().Title + ", deal 17", About: about, State: st}, err
}

func (*aShelf) Rules(e menu.Entry) (string, error) {
	if e.Game.ID == "broken" {
		return "", errors.New("it has 2 mistakes")
	}
	return strings.Repeat("The rules of "+e.Text+".\n", 40), nil
}
func (*aShelf) Line(w menu.Want) string { return fmt.Sprintf("new %s 17", w.Game.ID) }
func (s *aShelf) KeepFavourites(text string) error {
	s.kept = text
	return nil
}
func (*aShelf) Settings() *settings.Settings { return nil }

// startMenu starts the menu alone in a terminal.
func startMenu(t *testing.T, w, h int) (*terminal, *menuProgram) {
	p := &menuProgram{chooser: newChooser(&aShelf{}, prompt.Look{Colour: true}, w, h)}
	x := startModel(t, p, w, h)
	x.await("All cards go")
	return x, p
}

// The menu as it looks: beside the list, or below it, stands what the game at the cursor is.
func TestMenusAsTheyLook(t *testing.T) {
	for _, c := range []struct {
		name       string
		w, h       int
		keys, want string
	}{
		{"menu-80", 80, 24, "", "K♠"},
		{"menu-40", 40, 20, "", "K♠"},
		{"menu-200", 200, 60, "spaces spider", "Spider, deal 17"},
		{"menu-none", 80, 24, "zzz", "No game has `zzz`"},
		{"menu-star", 80, 24, "yuk*", "favourite now"},
		{"menu-rules", 80, 24, "gol?", "Esc back"},
	} {
		t.Run(c.name, func(t *testing.T) {
			x, _ := startMenu(t, c.w, c.h)
			for _, key := range c.keys {
				x.send(string(key))
			}
			x.await(c.want)
			x.golden(c.name)
		})
	}
}

// A game is chosen with keys, with clicks, with options typed behind its name.
func TestMenuChooses(t *testing.T) {
	for _, c := range []struct{ name, keys, want string }{
		{"game begun", "\r", "2 1  []"},
		{"today", "\x1b[B\r", "3 0  []"},
		{"by name", "frec\x7f\x7fee\r", "1 0 freecell []"},
		{"a name that is near", "yukkon\r\r", "1 0 yukon []"},
		{"the deal of today by its name", "today\r", "3 0  []"},
		{"options", "klon draw=1\x1b[B\r", "1 0 klondike [draw=1]"},
		{"up and down", "\x1b[B\x1b[B\x1b[B\x1b[A\r", "1 0 klondike []"},
		{"last", "\x1b[F\x1b[A\r", "1 0 yukon []"},
		{"ctrl-c clears first", "golf\x03\r", "2 1  []"},
		{"click twice", "\x1b[<0;5;8M\x1b[<0;5;8m\x1b[<0;5;8M", "1 0 golf []"},
		{"word of the key line", "golf\x1b[<0;3;24M", "1 0 golf []"},
		{"leave", "\x03", "7 0  []"},
		{"quit", "quit\r", "7 0  []"},
	} {
		t.Run(c.name, func(t *testing.T) {
			x, p := startMenu(t, 80, 24)
			x.send(c.keys)
			x.ended()
			if p.want == nil {
				t.Fatal("nothing was chosen")
			}
			if got := fmt.Sprintf("%d %d %s %s", p.want.Kind, p.want.N, p.want.Game.ID, p.want.Options); got != c.want {
				t.Errorf("chosen: %s, want %s", got, c.want)
			}
		})
	}
}

// A game with mistakes is not begun, and what is wrong is said.
func TestMenuTellsMistakes(t *testing.T) {
	x, _ := startMenu(t, 80, 24)
	x.send("broken")
	x.await("It has 2 mistakes.")
	x.send("\r")
	x.until(func(s string) bool { return strings.Count(s, "It has 2 mistakes.") == 2 }, "the mistakes, said")
}

// Favourites are kept when they are made.
func TestFavouritesAreKept(t *testing.T) {
	s := &aShelf{}
	x := newChooser(s, prompt.Look{}, 80, 24)
	for _, key := range "yukon*" {
		x.key(string(key), string(key))
	}
	if s.kept != "yukon\n" {
		t.Errorf("kept: %q", s.kept)
	}
}

// A game begun is forgotten by Del pressed twice, and by nothing less.
func TestForgottenInTheMenu(t *testing.T) {
	s := &aShelf{}
	x := newChooser(s, prompt.Look{}, 80, 24)
	for _, c := range []struct {
		keys string
		want int
	}{{"delete down delete up delete", 0}, {"down up delete", 0}, {"delete", 1}} {
		for _, k := range strings.Fields(c.keys) {
			x.key(k, "")
		}
		if s.forgot != c.want {
			t.Fatalf("%s: forgotten %d; it says %q", c.keys, s.forgot, x.say)
		}
	}
	if e, _ := x.entry(); e.Kind != menu.Daily || !strings.HasPrefix(x.say, "Forgotten: Klondike, deal 17") {
		t.Errorf("it says %q, the cursor is on %s", x.say, e.Text)
	}
}

// F10 lists what can be done; from there a setting is changed, a command done, another game begun.
func TestPalette(t *testing.T) {
	x := start(t, "klondike", 17, 80, 24)
	const f10 = "\x1b[21~"
	x.send(f10)
	x.await("What can be done")
	x.golden("palette")
	x.send("clock")
	x.await("Enter: set clock off")
	x.send("\r")
	x.await("Enter: set clock on")
	x.send("\x03")
	x.await("another game")
	x.send("\x03")
	x.await("Enter play")
	x.send(f10 + "save")
	x.await("save FILE")
	x.send("\r")
	x.await("> save")
	x.send("\x03" + f10 + "another\r")
	x.await("Choose a game")
	x.send("spid\r")
	x.await("Spider · deal 17")
}

// Lists of any length are drawn in any window, the cursor in sight.
func TestPickerKeepsCursorInSight(t *testing.T) {
	for n := range 30 {
		x := picker{}
		for i := range n {
			x.items = append(x.items, item{kind: fmt.Sprint(i / 7), text: fmt.Sprintf("item %d", i)})
		}
		for _, h := range []int{1, 2, 5, 40} {
			for at := range n {
				x.at = at
				c := newCanvas(40, h)
				x.draw(c, 0, 40, h)
				if !strings.Contains(c.String(false, false), fmt.Sprintf(">item %d", at)) {
					t.Fatalf("%d of %d in %d lines is not in sight:\n%s", at, n, h, c.String(false, false))
				}
			}
		}
	}
}

// manyBegun is a shelf with many games begun.
type manyBegun struct{ aShelf }

func (manyBegun) Menu() *menu.Menu {
	var begun []menu.Begun
	for i := range 20 {
		begun = append(begun, menu.Begun{Title: "Klondike", Deal: fmt.Sprintf("deal %d", i+1)})
	}
	return menu.New(nil, begun, "Golf")
}

// Enter at the row that tells how many more games were begun lists them, the cursor on the first of
// them.
func TestMoreBegun(t *testing.T) {
	x := newChooser(&manyBegun{}, prompt.Look{}, 80, 24)
	for range 5 {
		x.update(code("down"))
	}
	if _, cmd := x.update(code("?")); cmd != nil || x.over != nil {
		t.Error("the row has a preview, or rules")
	}
	if want, _ := x.update(code("enter")); want != nil {
		t.Fatalf("%+v is wanted", want)
	}
	if e, _ := x.entry(); e.N != 6 || len(x.entries) != 21 {
		t.Errorf("at %+v of %d", e, len(x.entries))
	}
}

// A preview that was begun before a game was forgotten is not shown for the one that has its number
// afterwards.
func TestPreviewOfAForgottenGame(t *testing.T) {
	x := newChooser(&aShelf{}, prompt.Look{}, 80, 24)
	x.list.at = slices.IndexFunc(x.entries, func(e menu.Entry) bool { return e.Kind == menu.Resume })
	late := x.preview()
	if late == nil {
		t.Fatal("no preview is made")
	}
	x.key("delete", "")
	x.key("delete", "")
	if x.update(late()); len(x.seen) > 0 {
		t.Errorf("shown all the same: %v", x.seen)
	}
}
