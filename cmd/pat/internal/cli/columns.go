package cli

import (
	"io"
	"slices"
	"strings"
	"unicode/utf8"

	"pat/cmd/pat/internal/menu"
	"pat/interp/survey"
)

// How is a table printed? In a terminal that is too narrow for it, columns stand closer, and then
// long names are cut.

// printColumns prints a table.
func (a *App) printColumns(rows [][]string) {
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
