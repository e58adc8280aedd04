package cli

import (
	"fmt"
	"strings"
	"unicode/utf8"

	"pat/cmd/pat/internal/menu"
)

// How is a table printed? Names on the left, figures on the right of their columns.

// printColumns prints a table. In a terminal that is too narrow for it, columns stand closer, and
// then long names are cut.
func (a *App) printColumns(rows [][]string) {
	widths := make([]int, len(rows[0]))
	for _, row := range rows {
		for i, cell := range row {
			widths[i] = max(widths[i], utf8.RuneCountInString(cell))
		}
	}
	apart, figures := 2, 0
	for _, w := range widths[1:] {
		figures += w
	}
	if a.Terminal && a.Width != nil {
		room := a.Width() - figures
		if widths[0]+apart*(len(widths)-1) > room {
			apart = 1
		}
		widths[0] = min(widths[0], max(leastName, room-apart*(len(widths)-1)))
	}
	for _, row := range rows {
		line := fmt.Sprintf("%-*s", widths[0], menu.Middle(row[0], widths[0]-len(menu.Gap)))
		for i, cell := range row[1:] {
			line += fmt.Sprintf("%*s", apart+widths[i+1], cell)
		}
		fmt.Fprintln(a.Out, strings.TrimRight(line, " "))
	}
}

// leastName is how many letters of a name are left at least.
const leastName = 8
