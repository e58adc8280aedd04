package screen

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	tea "charm.land/bubbletea/v2"

	"pat/interp/gametest"
	"pat/interp/layout"
)

// Whatever keys are pressed and wherever is clicked, in windows of any size, the table stands: no
// line is too long, and the prompt has its place.
func TestAnyKeys(t *testing.T) {
	var presses []tea.KeyPressMsg
	for _, c := range "t1f237vw /-=.,?7hm" {
		presses = append(presses, tea.KeyPressMsg{Code: c, Text: string(c)})
	}
	for _, c := range []rune{
		tea.KeyUp, tea.KeyDown, tea.KeyLeft, tea.KeyRight, tea.KeyTab, tea.KeyEnter, tea.KeyEnter, tea.KeyEsc,
		tea.KeyPgUp, tea.KeyPgDown, tea.KeyBackspace, tea.KeyHome,
	} {
		presses = append(presses, tea.KeyPressMsg{Code: c})
	}
	space := tea.KeyPressMsg{Code: tea.KeySpace, Text: " "}
	presses = append(presses, space, space, space)
	for _, id := range []string{
		"klondike", "spider", "pyramid", "accordion", "montana", "dutchess", "monte-carlo", "double-yukon", "blue-moon",
		"canfield", "black-hole", "carpet",
	} {
		t.Run(id, func(t *testing.T) {
			r := rand.New(rand.NewPCG(8, 9))
			table := New(aPrompt(t, id, 17))
			for i := range 250 {
				if i%50 == 0 {
					table.Update(tea.WindowSizeMsg{Width: 1 + r.IntN(120), Height: 1 + r.IntN(50)})
				}
				at := tea.Mouse{X: r.IntN(table.w), Y: r.IntN(table.h), Button: tea.MouseLeft}
				switch n := r.IntN(10); {
				case n < 7:
					table.Update(presses[r.IntN(len(presses))])
				case n < 9:
					table.Update(tea.MouseClickMsg(at))
					at.X = r.IntN(table.w)
					table.Update(tea.MouseReleaseMsg(at))
				default:
					at.Button = tea.MouseRight
					table.Update(tea.MouseClickMsg(at))
				}
				v := table.View()
				lines := strings.Split(v.Content, "\n")
				if len(lines) != table.h {
					t.Fatalf("%d lines in a window of %d", len(lines), table.h)
				}
				if v.Cursor == nil {
					continue
				}
				x, y := v.Cursor.X, v.Cursor.Y
				if x < 0 || y < 0 || x >= table.w || y >= table.h {
					t.Fatalf("the cursor is at %v in a window of %d x %d", v.Cursor.Position, table.w, table.h)
				}
			}
		})
	}
}

// What is settled about colours is seen on the screen: four of them, and nothing faint.
func TestColours(t *testing.T) {
	table := New(aPrompt(t, "bakers-dozen", 17))
	has := func(codes ...string) {
		t.Helper()
		text := table.View().Content
		for _, c := range codes {
			code, not := strings.CutPrefix(c, "no ")
			if strings.Contains(text, code) == not {
				t.Errorf("%q: %v", c, !not)
			}
		}
	}
	has("\x1b[0;31m", "\x1b[0;2m", "no \x1b[0;32m", "no \x1b[0;34m")
	table.command("set suits four")
	has("\x1b[0;31m", "\x1b[0;32m", "\x1b[0;34m")
	table.command("set contrast high")
	has("\x1b[0;1;31m", "\x1b[0;1;32m", "no \x1b[0;2m", "no \x1b[0;31m")
	table.p.Look.Colour = false
	has("no ;31m", "no ;32m", "no \x1b[0;2m")
}

// After every move of every game the whole board is on the screen and below it the prompt, whatever
// is said: that no label and no top is missing on the board itself a test of view holds.
func TestEveryBoardIsOnTheScreen(t *testing.T) {
	moves := 200
	if testing.Short() {
		moves = 10
	}
	for _, id := range gametest.Library().IDs() {
		t.Run(id, func(t *testing.T) {
			t.Parallel()
			for _, size := range []tea.WindowSizeMsg{{Width: 80, Height: 24}, {Width: 40, Height: 20}} {
				p := aPrompt(t, id, 3)
				table := New(p)
				table.Update(size)
				r := rand.New(rand.NewPCG(3, 4))
				for i := 0; i < moves && len(table.moves) > 0; i++ {
					table.answer(p.Make(table.moves[r.IntN(len(table.moves))]))
					if fault := covered(table); fault != "" {
						said := strings.Join(table.say, "\n")
						t.Fatalf("move %d, %d x %d: %s\n%s", i, table.w, table.h, fault, said)
					}
				}
			}
		})
	}
}

// covered tells what of the board or the prompt is not on the screen.
func covered(t *Table) string {
	c := newCanvas(t.w, t.h)
	t.drawAll(c)
	row := func(y int) []glyph { return c.cells[y*c.w : (y+1)*c.w] }
	if line := row(t.promptRow()); line[0].r != '>' {
		return "there is no prompt"
	}
	for y := range t.win.H {
		for x, g := range row(y + head) {
			if is := t.win.Cell(x, y).Rune; is != ' ' && g.r != is {
				return fmt.Sprintf("at column %d of line %d stands %q instead of %q", x, y+head, g.r, is)
			}
		}
	}
	return ""
}

// In a large window every card is seen that the deal lays open in a line: cards are only so large,
// and lines beside one another only so many, that all of them have room.
func TestDealtLinesAreShown(t *testing.T) {
	lines := 0
	for _, id := range gametest.Library().IDs() {
		table := New(aPrompt(t, id, 3))
		table.Update(tea.WindowSizeMsg{Width: 200, Height: 60})
		table.draw()
		s := table.shown()
		for p, at := range table.plan.Piles {
			for i := range s.Len(p) {
				if at.Form != layout.Line || s.Card(p, i).Down() {
					continue
				}
				lines++
				x, y, ok := table.win.Place(p, i)
				if spot, _ := table.win.Spot(x, y); !ok || spot.N != 1 {
					t.Errorf("%s: card %d of %d in %s is not shown, with cards %d wide:\n%s", id, i+1, s.Len(p),
						table.p.Session.Labels.Pile(p), table.plan.Metric.CardW, strings.Join(table.win.Lines(), "\n"))
					break
				}
			}
		}
	}
	if lines == 0 {
		t.Error("no game lays cards in a line")
	}
}
