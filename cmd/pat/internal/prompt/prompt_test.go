package prompt

import (
	"bytes"
	"errors"
	"slices"
	"strings"
	"testing"

	"pat/dsl"
	"pat/dsl/rules"
	"pat/games"
	"pat/interp"
	"pat/interp/numbers"
	"pat/interp/play"
)

// A desk is a Table without a world.
type desk struct {
	over  int
	saved []string
}

func (d *desk) New(old *play.Session, deal *numbers.ID) (*play.Session, error) {
	if deal == nil {
		n, _ := old.Deal.Own()
		next := numbers.Own(n + 1)
		deal = &next
	}
	return play.Start(old.Game, *deal, old.Game.Setting())
}

func (d *desk) Reload(old *play.Session) (*play.Session, error) {
	return play.Start(old.Game, old.Deal, old.Game.Setting())
}

func (d *desk) Save(_ *play.Session, path string) error {
	d.saved = append(d.saved, path)
	return nil
}

func (d *desk) Load(string) (*play.Session, error) { return nil, errors.New("nothing to load") }
func (d *desk) Over(*play.Session)                 { d.over++ }
func (d *desk) Warning() string                    { return "" }

func session(t testing.TB, id string, number uint64) *play.Session {
	t.Helper()
	lib := &rules.Library{Shelves: []rules.Shelf{{FS: games.FS}}}
	sheet, ds, err := rules.Open(lib, id)
	if err != nil || ds.Errors() > 0 {
		t.Fatal(err, ds)
	}
	g, err := interp.Compile(sheet, rules.Setting{})
	if err != nil {
		t.Fatal(err)
	}
	s, err := play.Start(g, numbers.Own(number), rules.Setting{})
	if err != nil {
		t.Fatal(err)
	}
	return s
}

func run(t testing.TB, id, input string) string {
	t.Helper()
	var out bytes.Buffer
	p := &Prompt{In: strings.NewReader(input), Out: &out, Look: Look{Width: 80}, Session: session(t, id, 17), Table: &desk{}}
	if err := p.Run(); err != nil {
		t.Fatal(err)
	}
	return out.String()
}

// Nothing on the board is wider than a terminal of 80 columns, in any game.
func TestFits80Columns(t *testing.T) {
	lib := &rules.Library{Shelves: []rules.Shelf{{FS: games.FS}}}
	for _, id := range lib.IDs() {
		out := run(t, id, strings.Repeat("turn\n", 30)+"moves\n")
		for line := range strings.Lines(out) {
			if n := len([]rune(strings.TrimRight(line, "\n"))); n > 80 && !strings.Contains(line, "(") {
				t.Errorf("%s: %d columns: %s", id, n, line)
			}
		}
	}
}

// A line that is refused quotes the rule with its place.
func TestRefusalNamesTheRule(t *testing.T) {
	for _, c := range []struct{ id, input, want string }{
		{"bakers-dozen", "t1 t2\n", "`build down in any suit` (bakers-dozen.pat:14)"},
		{"bakers-dozen", "t1 f\n", "`base ace` (bakers-dozen.pat:10)"},
		{"bakers-dozen", "t4 t6 2\n", "`move 1 card` (bakers-dozen.pat:15)"},
		{"bakers-dozen", "turn\n", "the stock is not turned in this game"},
		{"bakers-dozen", "redeal\n", "There is no pile redeal"},
		{"generals-patience", "turn\n", "`player plays 1 from tableau to foundations` (generals-patience.pat:9)"},
		{"klondike", "redeal\n", "the stock is not empty"},
		{"klondike", "t1 t2 9\n", "only 1 card lies there"},
		{"klondike", "s t1\n", "cards of the stock are turned, not played"},
	} {
		if out := run(t, c.id, c.input); !strings.Contains(out, c.want) {
			t.Errorf("%s, %q: no %q in\n%s", c.id, c.input, c.want, out)
		}
	}
}

// The language refuses actions by the names that the prompt answers itself; what can be no name needs no refusal.
func TestTheLanguageKnowsOurWords(t *testing.T) {
	var ours []string
	for _, w := range Words() {
		if w != "?" {
			ours = append(ours, w)
		}
	}
	slices.Sort(ours)
	if theirs := slices.Sorted(slices.Values(dsl.PromptWords)); !slices.Equal(ours, theirs) {
		t.Errorf("the prompt answers %v, the language refuses %v", ours, theirs)
	}
}

func TestAsk(t *testing.T) {
	lib := &rules.Library{Shelves: []rules.Shelf{{FS: games.FS}}}
	sheet, _, err := rules.Open(lib, "birthday")
	if err != nil {
		t.Fatal(err)
	}
	in := strings.NewReader("1906\nnineteen\n1956\nturn\n")
	var out bytes.Buffer
	nums, err := Ask(in, &out, sheet.Asks[0])
	if err != nil || len(nums) != 4 || nums[1] != 9 {
		t.Fatal(nums, err)
	}
	if rest, _ := readLine(in); rest != "turn" {
		t.Errorf("asking swallowed the next line; left is %q", rest)
	}
	if n := strings.Count(out.String(), "it is 4 numbers from 1 to 9"); n != 2 && !strings.Contains(out.String(), "It is 4 numbers") {
		t.Errorf("the refusals: %s", out.String())
	}
	if _, err := Ask(strings.NewReader("1906\n"), &out, sheet.Asks[0]); err == nil {
		t.Error("the end of input is no answer")
	}
}

// FuzzPrompt types anything: no panic, no endless output, and every line is answered.
func FuzzPrompt(f *testing.F) {
	for _, text := range []string{"help\nmoves\nundo 99\nredo\n", "t3 t7\nauto\nrules\n", "save x\nload x\nnew 18446744073709551615\nnew -1\n", "restart\nboard\nreload\nquit\nmore\n"} {
		f.Add(text, false)
		f.Add(text, true)
	}
	f.Fuzz(func(t *testing.T, text string, stock bool) {
		if strings.Count(text, "hint") > 1 || strings.Count(text, "\n") > 50 {
			return // each is allowed its time
		}
		id := "bakers-dozen"
		if stock {
			id = "klondike"
		}
		var out bytes.Buffer
		p := &Prompt{In: strings.NewReader(text), Out: &out, Look: Look{Width: 80}, Session: session(t, id, 17), Table: &desk{}}
		if err := p.Run(); err != nil && !strings.Contains(err.Error(), "longer than") {
			t.Fatal(err)
		}
		if out.Len() > 1<<20 {
			t.Fatalf("%d bytes of output", out.Len())
		}
	})
}
