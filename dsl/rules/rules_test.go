package rules

import (
	"errors"
	"fmt"
	"io/fs"
	"slices"
	"strings"
	"testing"
	"testing/fstest"

	"pat/dsl"
	"pat/dsl/cards"
)

const parent = `game Parent
also Mother, Mama
family Old
source a book
decks 2
option draw 3 or 1
counter idle 0 to 8
deal
  3 to each tableau
  rest to stock
foundations 8
  base ace
  build up in suit
tableau 7
  build down in any suit
  takes only from waste
  takes king
  move sequence
  spaces take any card
stock
  turn draw to waste
  redeals 2
waste
may stir twice
  gather waste
  shuffle
win when foundations full
lose when idle is 8
`

func shelf(files map[string]string) *Library {
	m := fstest.MapFS{}
	for name, text := range files {
		m[name] = &fstest.MapFile{Data: []byte(text)}
	}
	return &Library{Shelves: []Shelf{{FS: m}}}
}

// load merges a variant of parent and returns its rules as the grammar reads them.
func load(t *testing.T, child string) (*Sheet, string, dsl.Diagnostics) {
	t.Helper()
	s, ds := Load(shelf(map[string]string{"parent.pat": parent, "other.pat": "game Other\nvariant of other\n"}),
		"child.pat", []byte(child))
	var b strings.Builder
	for _, l := range s.Lines {
		b.WriteString(l.Canonical() + "\n")
	}
	for _, blk := range s.Blocks {
		b.WriteString(blk.Head.Canonical() + "\n")
		for _, l := range blk.Lines {
			b.WriteString("  " + l.Canonical() + "\n")
		}
	}
	return s, b.String(), ds
}

// A variant replaces the lines of a word, adds what is new and takes away what it says.
func TestMerge(t *testing.T) {
	for _, c := range []struct{ name, child, has, lost string }{
		{"a line of the file", "decks 1\n", "decks 1", "decks 2"},
		{"an option by its name", "option draw 1\n", "option draw 1", "option draw 3"},
		{
			"another option", "option passes 2 or 3\nstock\n  redeals passes\n",
			"option draw 3 or 1|option passes 2 or 3", "redeals 2",
		},
		{"a counter by its name", "counter idle 0 to 9\n", "counter idle 0 to 9|lose when idle is 8", "0 to 8"},
		{
			"all lines of a word in a zone", "tableau\n  build down in suit\n  build up in suit\n",
			"  build down in suit\n  build up in suit\n  takes only|spaces take any card", "in any suit",
		},
		{
			"takes and takes only apart", "tableau\n  takes only from stock\n", "takes only from stock|  takes king",
			"from waste",
		},
		{"the number of piles", "tableau 9\n", "tableau 9\n  build down in any suit", "tableau 7"},
		{"no number: the parent's", "tableau\n  move 1 card\n", "tableau 7", "move sequence"},
		{"a new word at the end", "tableau\n  at most 9 cards\n", "spaces take any card\n  at most 9 cards", "nothing"},
		{"a deal as a whole", "deal\n  4 to each tableau\n  rest to stock\n", "4 to each tableau", "3 to each"},
		{
			"one step of a deal", "deal\n  without 3\n  4 to each tableau\n",
			"deal\n  4 to each tableau\n  rest to stock", "3 to each",
		},
		{"an action's steps", "may stir\n  gather waste\n", "may stir twice\n  gather waste\n", "shuffle"},
		{"how often an action is done", "may stir once\n", "may stir once", "twice"},
		{"a new block", "reserve\n", "reserve\n", "nothing"},
		{"a block taken away", "without may stir\n", "win when", "stir"},
		{"a zone taken away", "without waste\nstock\n  turn draw to tableau 1\n  without redeals\ntableau\n  " +
			"without takes only\nmay stir\n  without gather\n", "turn draw to tableau 1", "\nwaste\n"},
		{"a line taken away", "without lose\n", "win when", "lose"},
		{"a line of a zone taken away", "tableau\n  without takes only\n", "takes king", "takes only"},
	} {
		_, got, ds := load(t, "game Child\nvariant of parent\n"+c.child)
		if ds.Errors() > 0 {
			t.Errorf("%s: %s", c.name, ds[0].Message)
		}
		for has := range strings.SplitSeq(c.has, "|") {
			if !strings.Contains(got, has) {
				t.Errorf("%s: no %q in\n%s", c.name, has, got)
			}
		}
		if strings.Contains(got, c.lost) {
			t.Errorf("%s: still %q in\n%s", c.name, c.lost, got)
		}
	}
}

// Titles, other names and sources are a file's own; its family is inherited, and its options, zones
// and names.
func TestInherit(t *testing.T) {
	s, _, ds := load(t, "game Child\nvariant of parent\nsource another book\n")
	if ds.Errors() > 0 {
		t.Fatal(ds[0].Message)
	}
	if s.ID != "child" || s.Title != "Child" || s.Also != nil || !slices.Equal(s.From, []string{"another book"}) ||
		s.Family != "Old" {
		t.Errorf("%s %q %v %v %q", s.ID, s.Title, s.Also, s.From, s.Family)
	}
	if !slices.Equal(s.Parents, []string{"parent.pat"}) || s.Pack.Decks != 2 || len(s.Options) != 1 ||
		len(s.Mays) != 2 || len(s.Zones) != 4 {
		t.Errorf("%v, %d packs, %d options, %d actions, %d zones", s.Parents, s.Pack.Decks, len(s.Options),
			len(s.Mays), len(s.Zones))
	}
	p, _ := Load(&Library{}, "parent.pat", []byte(parent))
	if p.Family != "Old" || len(p.Also) != 2 || p.Hash() != s.Hash() {
		t.Error("a variant that changes nothing plays otherwise")
	}
	o, _, _ := load(t, "game Child\nvariant of parent\ndecks 1\n")
	if o.Hash() == s.Hash() {
		t.Error("a variant with other rules has the same hash")
	}
}

// What a variant does wrong is said.
func TestMergeMistakes(t *testing.T) {
	for _, c := range []struct {
		child, want string
		level       dsl.Level
	}{
		{"variant of nothing\n", "there is no game `nothing` to be a variant of", dsl.Error},
		{"variant of parent\nwithout reserve\n", "no line or block `reserve` to leave out", dsl.Error},
		{"variant of parent\nreserve\n  without build\n", "has no block `reserve`", dsl.Error},
		{"variant of parent\ntableau\n  without swap\n", "no line `swap` to leave out", dsl.Error},
		{"variant of parent\ndecks 2\n", "says the same as the parent", dsl.Warning},
		{
			"variant of parent\ndeal\n  3 to each tableau\n  rest to stock\n",
			"the steps of `deal` say the same as the parent's", dsl.Warning,
		},
		{"variant of parent\ntableau\n  spaces take king once\n", "now only the exception is left", dsl.Warning},
		{"without lose\ndeal\n  rest to stock\nwin when stock empty\n", "this file is no variant", dsl.Error},
		{"variant of other\n", "`other` is a variant of itself: child → other → other", dsl.Error},
	} {
		_, _, ds := load(t, "game Child\n"+c.child)
		if !slices.ContainsFunc(ds,
			func(d *dsl.Diagnostic) bool { return d.Level == c.level && strings.Contains(d.Message, c.want) }) {
			t.Errorf("%q: no %q among %v", c.child, c.want, ds)
		}
	}
	// Variants of variants, up to a depth.
	files := map[string]string{"parent.pat": parent}
	last := "parent"
	for i, id := range []string{"a", "b", "c", "d", "e", "f", "g", "h", "i", "j"} {
		files[id+".pat"] = fmt.Sprintf("game %s\nvariant of %s\ndecks %d\n", id, last, 3+i)
		last = id
	}
	lib := shelf(files)
	if s, ds, err := Open(lib, "g"); err != nil || ds.Errors() > 0 || len(s.Parents) != 7 ||
		s.Parents[6] != "parent.pat" {
		t.Errorf("seven deep: %v %v", err, ds)
	}
	if _, ds, _ := Open(lib, "j"); ds.Errors() == 0 {
		t.Error("ten deep is not refused")
	}
}

// A parent that is not there is the only mistake: what the lines below it lack, the parent may
// have.
func TestParentMeant(t *testing.T) {
	lib := shelf(map[string]string{"parent.pat": parent, "bakers-dozen.pat": "game Baker's Dozen\n"})
	for want, help := range map[string]string{
		"parrent":       "write `variant of parent`",
		"Parent":        "write `variant of parent`",
		"parent.pat":    "write `variant of parent`",
		"Baker's Dozen": "write `variant of bakers-dozen`",
		"parent draw=1": "write `variant of parent`; an option is fixed by a line of its own: `option draw 1`",
		"Parent draw 1": "write `variant of parent`; an option is fixed by a line of its own: `option draw 1`",
		"nothing":       "ids are file names without .pat; `pat list` shows them",
	} {
		s, ds := Load(lib, "child.pat", []byte("game Child\nvariant of "+want+"\n\ntableau 8\n  build down in suit\n"))
		if len(ds) != 1 || ds[0].Name != "variant-problem" || ds[0].Advice() != help {
			t.Errorf("%s: %v", want, ds)
			for _, d := range ds {
				t.Error(d.Advice())
			}
		}
		for _, b := range s.Blocks {
			if !b.Broken {
				t.Errorf("%s: a block is said to be whole", want)
			}
		}
	}
}

// A parent whose line cannot be read is the one that its cure names; where there is none, no block
// is whole.
func TestParentUnread(t *testing.T) {
	for line, help := range map[string]string{
		"variant parent":      "write: variant of parent",
		"variant off parent":  "write: variant of parent",
		"variant: parent":     "write: variant of parent",
		"variation of parent": "write: variant of parent",
		"varient of parent":   "write: variant of parent",
		"variant of":          "",
	} {
		s, ds := Load(shelf(map[string]string{"parent.pat": parent}), "child.pat",
			[]byte("game Child\n"+line+"\n\nwithout option draw\n\ntableau 8\n  build down in suit\n"))
		if len(ds) != 1 || ds[0].Span.Pos.Line != 2 || ds[0].Advice() != help ||
			s.Blocks[0].Broken != (line == "variant of") || (len(s.Parents) == 0) != s.Blocks[0].Broken {
			t.Errorf("%s: %d findings, the parents %v", line, len(ds), s.Parents)
			for _, d := range ds {
				t.Error(d.Message, d.Advice())
			}
		}
	}
}

// Files are found beside the file that asks, then on the shelves in order.
func TestLibrary(t *testing.T) {
	lib := &Library{
		Shelves: []Shelf{
			{FS: fstest.MapFS{
				"one.pat": {Data: []byte("mine")}, "notes.txt": {Data: []byte("x")},
				"folder.pat/x": {Data: []byte("x")},
			}},
			{FS: fstest.MapFS{"one.pat": {Data: []byte("shipped")}, "two.pat": {Data: []byte("two")}}},
		},
		OpenPath: func(path string) ([]byte, error) {
			if path == "/home/dir/two.pat" || path == "dir/two.pat" {
				return []byte("beside"), nil
			}
			return nil, fs.ErrNotExist
		},
	}
	for _, c := range []struct{ name, from, path, text string }{
		{"one", "", "one.pat", "mine"},
		{"two", "", "two.pat", "two"},
		{"two", "one.pat", "two.pat", "two"},
		{"two", "/home/dir/mine.pat", "/home/dir/two.pat", "beside"},
		{"one", "/home/dir/mine.pat", "one.pat", "mine"},
		{"two.pat", "dir/mine.pat", "dir/two.pat", "beside"},
		{"../dir/two.pat", "/home/other/mine.pat", "/home/dir/two.pat", "beside"},
		{"dir/two.pat", "", "dir/two.pat", "beside"},
		{"/home/dir/two.pat", "x/mine.pat", "/home/dir/two.pat", "beside"},
	} {
		var from *File
		if c.from != "" {
			from = &File{Name: c.from}
		}
		f, err := lib.Open(c.name, from)
		if err != nil || f.Name != c.path || string(f.Text) != c.text {
			t.Errorf("%s for %q is %v (%v); want %s, %q", c.name, c.from, f, err, c.path, c.text)
		}
	}
	// A game of a shelf is a variant of one of the shelves, whatever lies where pat is called.
	lib.OpenPath = func(string) ([]byte, error) { return []byte("here by chance"), nil }
	one, err := lib.Open("one", nil)
	if err != nil {
		t.Fatal(err)
	}
	if f, err := lib.Open("two", one); err != nil || string(f.Text) != "two" {
		t.Errorf("the parent of a shipped game is %v (%v)", f, err)
	}
	lib.OpenPath = func(string) ([]byte, error) { return nil, fs.ErrNotExist }
	for _, name := range []string{"three", "three.pat", "", "../one", "folder"} {
		if f, err := lib.Open(name, nil); err == nil {
			t.Errorf("%q is found: %s", name, f.Name)
		}
	}
	if _, err := lib.Open("three", nil); !errors.Is(err, ErrNotFound) {
		t.Errorf("what is not there: %v", err)
	}
	if _, err := (&Library{}).Open("x.pat", nil); !errors.Is(err, ErrNotFound) {
		t.Errorf("a path where files have none: %v", err)
	}
	if ids := lib.IDs(); !slices.Equal(ids, []string{"one", "two"}) {
		t.Errorf("ids %v", ids)
	}
	for name, id := range map[string]string{
		"a/b/my-game.pat": "my-game", `a\my-game.pat`: "my-game",
		"my-game": "my-game",
	} {
		if got := ID(name); got != id {
			t.Errorf("the id of %s is %s", name, got)
		}
	}
}

const chosen = `game Chosen
option draw 3 or 1
option wanted king or ace
option side spades or hearts
option pace slow or fast
ask target 4 numbers from 1 to 9
ask dates 2 numbers from 1 to 31
ask age 1 numbers from 0 to 99
counter called ace to king from queen
deal
  rest to stock
win when stock empty
`

// Settings are read as they are written, and refused with what may be chosen.
func TestSettings(t *testing.T) {
	s, _ := Load(&Library{}, "chosen.pat", []byte(chosen))
	set := s.Defaults()
	if got := strings.Join(s.Assignments(set), " "); got != "draw=3 wanted=king side=spades pace=slow" {
		t.Errorf("the defaults are %s", got)
	}
	for _, c := range []struct{ assignment, want string }{
		{"draw=1", "draw=1"},
		{"wanted=ACE", "wanted=ace"},
		{"side=hearts", "side=hearts"},
		{"pace=fast", "pace=fast"},
		{"target=1956", "target=1956"},
		{"target=1,9,5,6", "target=1956"},
		{"dates=3,31", "dates=3,31"},
		{"dates= 3, 31", "dates=3,31"},
		{"age=42", "age=42"},
	} {
		set := Setting{Options: map[string]Value{}, Asked: map[string][]int{}}
		if err := s.Set(&set, c.assignment); err != nil {
			t.Errorf("%s: %v", c.assignment, err)
		} else if got := s.Assignments(set); !slices.Equal(got, []string{c.want}) {
			t.Errorf("%s is read as %v", c.assignment, got)
		}
	}
	for _, typed := range []string{"target=1 9 5 6", "target=1,9/5 6"} {
		if err := s.Set(&set, typed); err != nil || !slices.Equal(set.Asked["target"], []int{1, 9, 5, 6}) {
			t.Errorf("%s: %v, %v", typed, err, set.Asked)
		}
	}
	for _, c := range []struct{ assignment, want string }{
		{"draw=2", "draw is 3 or 1"},
		{"draw", "name=value"},
		{"drawn=3", "it has draw, wanted, side, pace, target, dates, age"},
		{"target=195", "4 numbers from 1 to 9, such as 1956; you named 3"},
		{"target=1950", `"0" is not among them`},
		{"target=19x6", `"x" is not among them`},
		{"dates=3,32", `"32" is not among them`},
		{"dates=331", "you named 1"},
		{"dates=3,99999999999999999999", "is not among them"},
		{"age=", "a number from 0 to 99"},
		{"age=-1", "is none"},
	} {
		if err := s.Set(&set, c.assignment); err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s: %v, want %s", c.assignment, err, c.want)
		}
	}
	plain, _ := Load(&Library{}, "plain.pat", []byte("game Plain\ndeal\n  rest to stock\nwin when stock empty\n"))
	if err := plain.Set(&set, "draw=1"); err == nil || !strings.Contains(err.Error(), "Plain has no options") {
		t.Error(err)
	}
}

// Values are written as rules write them; counters of ranks by their ranks.
func TestValues(t *testing.T) {
	s, _ := Load(&Library{}, "chosen.pat", []byte(chosen))
	c := s.Counters[0]
	if c.Sort != RankSort || c.Lo != 1 || c.Hi != 13 || c.Start != 12 || s.CounterText(c, c.Start) != "queen" {
		t.Errorf("the counter is %+v, at the start %s", c, s.CounterText(c, c.Start))
	}
	for v, want := range map[Value]string{
		{Sort: Number, N: 7}: "7", {Sort: RankSort, N: 1}: "ace",
		{Sort: SuitSort, N: 2}: "hearts", {Sort: ColourSort, N: 1}: "red", {Sort: Text, Text: "slow"}: "slow",
	} {
		if got := s.Format(v); got != want {
			t.Errorf("%v is written %s, want %s", v, got, want)
		}
	}
	if got := s.shift(Value{Sort: RankSort, N: 13}, 1); got.N != 1 {
		t.Errorf("above the king stands place %d", got.N)
	}
	if got := s.shift(Value{Sort: Number, N: 13}, 1); got.N != 14 {
		t.Errorf("13 and 1 is %d", got.N)
	}
}

// Packs, zones and actions of a sheet.
func TestSheet(t *testing.T) {
	s, ds := Load(&Library{}, "sheet.pat", []byte(`game Sheet
ranks seven to king ace
suits hearts clubs
worth 10 jack queen king
deal
  1 to each tableau
  rest to stock
tableau 2 rows of 3
  build none
  spaces stay empty
reserve fan
  row * . *
  row . * .
  row * . *
stock
  turn 1 to waste
  redeals 2
foundations lower 2
  suits hearts clubs
  base ace
  build up in suit
foundations upper 2
  base king
  build down in suit
win when foundations full
`))
	if ds.Errors() > 0 {
		t.Fatal(ds[0].Message)
	}
	if s.Pack.RankAt(1) != 6 || s.Pack.RankAt(8) != cards.Ace || s.Pack.SuitAt(1) != cards.Hearts ||
		s.Pack.Size() != 16 || s.Worth[11] != 10 || s.Worth[8] != 9 {
		t.Errorf("the pack is %+v, worth %v", s.Pack, s.Worth)
	}
	z := s.Unnamed(dsl.Tableau)
	if z.Piles != 6 || z.Rows != 2 || z.Columns != 3 || z.Title() != "tableau" {
		t.Errorf("the tableau has %d piles in %d rows of %d", z.Piles, z.Rows, z.Columns)
	}
	f := s.Find("fan")
	if f.Piles != 5 || f.Rows != 3 || f.Columns != 3 || f.Picture[2] != (Spot{2, 2}) || f.Title() != "fan" {
		t.Errorf("the fan is %+v", f)
	}
	if s.Unnamed(dsl.Foundations) != nil || len(s.Zone("foundations")) != 2 || len(s.Zone("lower")) != 1 ||
		s.Find("lower").Suits[1] != cards.Clubs {
		t.Error("named foundations are not found")
	}
	if w := s.Unnamed(dsl.Waste); w == nil || !w.Implicit || w.Index != len(s.Zones)-1 {
		t.Errorf("the waste that is only named is %+v", w)
	}
	if len(s.Mays) != 1 || s.Mays[0].Name != "redeal" || s.Mays[0].Redeals == nil || len(s.Mays[0].Conds()) != 1 ||
		s.Mays[0].Steps[0].Canonical() != "gather waste" {
		t.Errorf("the redeal is %+v", s.Mays)
	}
}

// A file that somebody has put on the first shelf under the name of a shipped game is no parent of
// the shipped ones.
func TestShelvesBefore(t *testing.T) {
	lib := &Library{Shelves: []Shelf{
		{Label: "mine", FS: fstest.MapFS{
			"parent.pat": {Data: []byte(strings.Replace(parent, "decks 2", "decks 3", 1))},
			"own.pat":    {Data: []byte("game Own\nvariant of parent\n\nfoundations\n  base two\n")},
		}},
		{Label: "shipped", FS: fstest.MapFS{
			"parent.pat": {Data: []byte(parent)},
			"child.pat":  {Data: []byte("game Child\nvariant of parent\n\nfoundations\n  base two\n")},
		}},
	}}
	for name, want := range map[string]int{"child": 2, "parent": 3, "own": 3} {
		s, _, err := Open(lib, name)
		if err != nil || s == nil {
			t.Fatal(name, err)
		}
		if s.Pack.Decks != want {
			t.Errorf("%s has %d decks, want %d", name, s.Pack.Decks, want)
		}
	}
}

// A file under the name of a game on a later shelf may be a variant of that game: its own name
// means the next of it.
func TestOwnName(t *testing.T) {
	text := func(title, of, more string) []byte {
		return []byte("game " + title + "\nvariant of " + of + "\n\nfoundations\n  base two\n" + more)
	}
	mine := text("Mine", "parent", "")
	lib := &Library{
		Shelves: []Shelf{
			{Label: "your games", FS: fstest.MapFS{
				"parent.pat": {Data: mine},
				"loop.pat":   {Data: text("Loop", "loop", "")},
				"one.pat":    {Data: text("One", "two", "")},
				"two.pat":    {Data: text("Two", "one", "")},
				"far.pat":    {Data: text("Far", "child", "")},
				"child.pat":  {Data: text("Child", "child", "")},
			}},
			{Label: "the shipped games", FS: fstest.MapFS{
				"parent.pat": {Data: []byte(parent)},
				"child.pat":  {Data: text("Child", "parent", "")},
			}},
		},
		OpenPath: func(path string) ([]byte, error) {
			switch path {
			case "parent.pat", "here/parent.pat":
				return mine, nil
			case "here/other.pat":
				return text("Other", "parent", "tableau\n  move 1 card\n"), nil
			case "path.pat":
				return text("Path", "path.pat", ""), nil
			}
			return nil, fs.ErrNotExist
		},
	}
	for _, c := range []struct {
		name    string
		parents []string
		problem string
	}{
		{name: "parent", parents: []string{"the shipped games/parent.pat"}},
		// the one of the shelf is the same file
		{name: "parent.pat", parents: []string{"the shipped games/parent.pat"}},
		{name: "here/parent.pat", parents: []string{"parent.pat"}},
		{name: "here/other.pat", parents: []string{"here/parent.pat", "parent.pat"}},
		{name: "far", parents: []string{"child.pat", "the shipped games/child.pat", "parent.pat"}},
		{name: "child", parents: []string{"the shipped games/child.pat", "parent.pat"}},
		{name: "loop", problem: "`loop` is a variant of itself: loop → loop"},
		{name: "path.pat", problem: "`path` is a variant of itself: path → path"},
		{name: "one", problem: "`two`, which `one` is a variant of, has mistakes itself: `two` is a variant of " +
			"itself: one → two → one"},
	} {
		s, ds, err := Open(lib, c.name)
		if err != nil {
			t.Fatal(c.name, err)
		}
		got := ""
		for _, d := range ds {
			if d.Name == "variant-problem" {
				got = d.Message
			}
		}
		if got != c.problem || c.problem == "" && !slices.Equal(s.Parents, c.parents) {
			t.Errorf("%s has the parents %q, %q; want %q, %q", c.name, s.Parents, got, c.parents, c.problem)
		}
		if c.problem == "" && (s.Pack.Decks != 2 || len(s.Sources) != len(c.parents)+1) {
			t.Errorf("%s has %d decks, of %d files", c.name, s.Pack.Decks, len(s.Sources))
		}
	}
}
