package app

import (
	"fmt"
	"io"
	"slices"
	"strings"
	"unicode/utf8"

	"pat/cmd/pat/internal/menu"
	"pat/cmd/pat/internal/prompt"
	"pat/interp/survey"
)

// How is a table printed? In a terminal that is too narrow for it, columns stand closer, and then
// long names are cut.

// PrintColumns prints a table.
func (a *App) PrintColumns(rows [][]string) {
	text := survey.Table(rows, 2)
	if a.over(text) > 0 {
		text = survey.Table(rows, 1)
	}
	if over := a.over(text); over > 0 {
		longest := 0
		for _, row := range rows {
			longest = max(longest, utf8.RuneCountInString(row[0]))
		}
		room := max(leastName, longest-over)
		rows = slices.Clone(rows)
		for i, row := range rows {
			name := menu.Middle(row[0], room-len(menu.Gap))
			rows[i] = append([]string{name}, row[1:]...)
		}
		text = survey.Table(rows, 1)
	}
	io.WriteString(a.Out, text) //nolint:errcheck // as wherever something is printed
}

// PrintHanging prints a text behind what stands before it. In a terminal that is too narrow it goes
// on below itself, broken at words, or stands below that where little room is left beside it.
func (a *App) PrintHanging(before, text string) {
	if a.over(before+text) == 0 {
		fmt.Fprintln(a.Out, before+text)
		return
	}
	indent := utf8.RuneCountInString(before)
	if a.Width()-indent < leastText {
		for _, line := range prompt.Wrap(strings.TrimRight(before, " "), a.Width()) {
			fmt.Fprintln(a.Out, line)
		}
		before, indent = "    ", 4
	}
	for _, line := range prompt.Wrap(strings.Repeat(" ", indent)+text, a.Width()) {
		fmt.Fprintln(a.Out, before+strings.TrimLeft(line, " "))
		before = strings.Repeat(" ", indent)
	}
}

// leastText is how many columns a text has at least beside what stands before it.
const leastText = 24

// leastName is how many letters of a name are left at least.
const leastName = 8

// over is by how many columns a text is too wide for the terminal.
func (a *App) over(text string) (over int) {
	if !a.Terminal || a.Width == nil {
		return 0
	}
	for line := range strings.Lines(text) {
		over = max(over, utf8.RuneCountInString(strings.TrimRight(line, "\n"))-a.Width())
	}
	return over
}
