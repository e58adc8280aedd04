package screen

import (
	"strings"
	"testing"

	tea "charm.land/bubbletea/v2"

	"pat/cmd/pat/internal/prompt"
	"pat/dsl/rules"
	"pat/interp/numbers"
	"pat/interp/play"
)

// askTable opens a game that asks for something first.
type askTable struct{ aTable }

func (askTable) Open(args []string, deal *numbers.ID) (*play.Session, error) {
	g, err := aGame(args[0])
	if err != nil {
		return nil, err
	}
	set := g.Setting()
	for _, k := range g.Sheet().Asks {
		begin := func(nums []int) (*play.Session, error) {
			if nums != nil {
				set.Asked[k.Name] = nums
			}
			return play.Start(g, numbers.Own(1), set)
		}
		return nil, &prompt.Wanted{Question: prompt.NewQuestion(g.Sheet(), set, k), Begin: begin}
	}
	return aTable{}.Open(args, deal)
}

// What a game asks is asked on the screen of the game before it: in a form that says what for,
// knows `rules`, tells a wrong answer, and can be left.
func TestAskedOnTheScreen(t *testing.T) {
	p := aPrompt(t, "klondike", 17)
	p.Table = askTable{}
	x := startModel(t, New(p), 80, 24)
	x.await("Klondike")
	x.send("new birthday\r")
	x.await("Enter alone leaves")
	x.golden("form")
	x.send("19\r")
	x.await("such as 1956; you named 2.")
	x.send("rules\r")
	x.await("The pack")
	x.send("\x1b")
	x.await("Enter alone leaves")
	x.send("quit\r")
	x.await("Birthday is not begun; Klondike goes on.")
	x.send("new birthday\r")
	x.await("Enter alone leaves")
	x.send("1956\r")
	if s := x.await("deal 1"); !strings.Contains(s, "target=1956") {
		t.Errorf("the answer is lost:\n%s", s)
	}
}

// The same before the first game; all of the question is in sight in the smallest window.
func TestAskedBeforeTheFirst(t *testing.T) {
	g, err := aGame("birthday")
	if err != nil {
		t.Fatal(err)
	}
	for name, c := range map[string]struct {
		keys string
		nums string
		left bool
	}{
		"a year": {"1956\r", "1956", false}, "to chance": {"\r", "", false}, "quit": {"quit\r", "", true},
		"Esc": {"\x1b", "", true}, "Esc clears": {"12\x1b", "", false},
	} {
		t.Run(name, func(t *testing.T) {
			ask := g.Sheet().Asks[0]
			f := newForm(prompt.NewQuestion(g.Sheet(), rules.Setting{}, ask), 40, 20)
			c2 := newCanvas(40, 20)
			f.draw(c2)
			if s := c2.String(false, false); !strings.Contains(s, "leaves") {
				t.Errorf("the question is cut off:\n%s", s)
			}
			var got *answered
			for _, r := range c.keys {
				k := tea.KeyPressMsg{Code: r, Text: string(r)}
				switch r {
				case '\r':
					k = tea.KeyPressMsg{Code: tea.KeyEnter}
				case '\x1b':
					k = tea.KeyPressMsg{Code: tea.KeyEsc}
				}
				got = f.update(k)
			}
			switch {
			case name == "Esc clears":
				if got != nil || !f.line.empty() {
					t.Error("Esc does not just clear the line")
				}
			case got == nil:
				t.Fatal("no answer")
			case got.left != c.left, c.nums == "" && got.nums != nil,
				c.nums != "" && ask.Format(got.nums) != c.nums:
				t.Error(*got)
			}
		})
	}
}
