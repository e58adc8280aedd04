package screen

import (
	"strings"
	"testing"

	tea "charm.land/bubbletea/v2"

	"pat/cmd/pat/internal/prompt"
	"pat/dsl/rules"
	"pat/interp/gametest"
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
	p.World = askTable{}
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

// All of every question can be read in a window of any size: as it stands there or, where there is
// a sign that it goes on, with a key or the wheel.
func TestQuestionsAreWhole(t *testing.T) {
	asked, long := 0, 0
	for _, id := range gametest.Library().IDs() {
		g, err := aGame(id)
		if err != nil {
			t.Fatal(err)
		}
		for _, ask := range g.Sheet().Asks {
			asked++
			for _, size := range [][2]int{{80, 24}, {40, 20}, {40, 10}} {
				for _, down := range []tea.Msg{
					tea.KeyPressMsg{Code: tea.KeyPgDown}, tea.MouseWheelMsg{Button: tea.MouseWheelDown},
				} {
					q := prompt.NewQuestion(g.Sheet(), rules.Setting{}, ask)
					f := newForm(q, size[0], size[1])
					var seen []string
					for more := true; more; {
						c := newCanvas(size[0], size[1])
						f.draw(c)
						lines := strings.Split(c.String(false, false), "\n")
						from := max(0, f.top-len(seen))
						seen = append(seen[:f.top:f.top], lines[2:2+f.rows()]...)
						sign := strings.Contains(c.String(false, false), "PgDn")
						if sign != (f.more() != "") || from > 0 {
							t.Errorf("%s: a sign of more: %v, %d lines passed over", id, sign, from)
						}
						was := f.top
						f.update(down)
						more = f.top > was
						long += min(1, f.top)
					}
					got := strings.Join(strings.Fields(strings.Join(seen, " ")), " ")
					if want := strings.Join(q.Say(), " "); got != want {
						t.Errorf("%s, %v: the question reads\n%s\nnot\n%s", id, size, got, want)
					}
				}
			}
		}
	}
	if asked == 0 || long == 0 {
		t.Errorf("%d questions, %d times longer than the window", asked, long)
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
