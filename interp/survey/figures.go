package survey

import (
	"fmt"
	"io"
	"math"
	"strconv"
	"strings"
	"time"
	"unicode/utf8"
)

// Figures are what a set of records says.
type Figures struct {
	Deals      int            `json:"deals"`
	Won        int            `json:"won"`
	Unwinnable int            `json:"unwinnable"`
	Lost       int            `json:"lost"` // by a player
	Unknown    int            `json:"unknown"`
	Share      [2]float64     `json:"share"`    // of deals won, unknown ones counted as lost and as won
	Interval   [2]float64     `json:"interval"` // 95 %, unknown ones counted likewise
	Groups     []Group        `json:"groups"`
	Reasons    map[string]int `json:"reasons,omitempty"` // of deals not won
}

// A Group tells what the deals of one verdict took; the last, without a verdict, is all deals.
type Group struct {
	Verdict   Verdict `json:"verdict,omitempty"`
	Deals     int     `json:"deals"`
	MS        Spread  `json:"ms"`
	Positions Spread  `json:"positions"`
	Moves     Spread  `json:"moves"`
}

// A Spread tells how numbers lie.
type Spread struct {
	Median float64 `json:"median"`
	P90    float64 `json:"p90"`
	P99    float64 `json:"p99"`
	Max    float64 `json:"max"`
}

func share(k, n int) float64 {
	if n == 0 {
		return 0
	}
	return float64(k) / float64(n)
}

// interval is the 95 % interval of the share of deals that can be won, from both sides of what is
// unknown.
func interval(won, unknown, n int) [2]float64 {
	low, _ := Wilson(won, n)
	_, high := Wilson(won+unknown, n)
	return [2]float64{low, high}
}

// Wilson is the 95 % score interval of a share of which k cases of n were seen (E. B. Wilson,
// 1927).
func Wilson(k, n int) (low, high float64) {
	if n == 0 {
		return 0, 1
	}
	const z = 1.959963984540054
	p, m := float64(k)/float64(n), float64(n)
	mid := (p + z*z/(2*m)) / (1 + z*z/m)
	half := z / (1 + z*z/m) * math.Sqrt(p*(1-p)/m+z*z/(4*m*m))
	low, high = max(0, mid-half), min(1, mid+half)
	if k == 0 {
		low = 0
	}
	if k == n {
		high = 1
	}
	return low, high
}

// Write writes the figures as text. The terms say whether the deals were solved or played.
func (f Figures) Write(w io.Writer, terms Terms) error {
	if f.Deals == 0 {
		_, err := fmt.Fprintln(w, "No deal is decided.")
		return err
	}
	var rows [][]string
	for _, g := range f.Groups[:len(f.Groups)-1] {
		rows = append(rows, []string{string(g.Verdict), Number(g.Deals), percent(share(g.Deals, f.Deals))})
	}
	out := Table(rows, 3)

	out += fmt.Sprintf("\n%s of these deals %s", shareText(f.Share), canBeWon(terms.Player))
	if f.Unknown > 0 {
		out += ", the unknown ones counted as lost or as won"
	}
	out += fmt.Sprintf(";\nof all deals, with 95 %% confidence, %s to %s.\n\n", percent(f.Interval[0]),
		percent(f.Interval[1]))

	rows = [][]string{{"", "median", "p90", "p99", "max"}}
	for _, part := range []struct {
		name   string
		solved bool // is told of deals that were solved, played
		played bool
		lines  bool // of deals with a line only
		of     func(Group) Spread
		say    func(float64) string
	}{
		{"time", true, true, false, func(g Group) Spread { return g.MS }, milliseconds},
		{"positions", true, false, false, func(g Group) Spread { return g.Positions }, Number[float64]},
		{"moves", true, true, true, func(g Group) Spread { return g.Moves }, Number[float64]},
	} {
		if terms.Player == "" && !part.solved || terms.Player != "" && !part.played {
			continue
		}
		for i, g := range f.Groups {
			name := string(g.Verdict)
			if i == len(f.Groups)-1 {
				name = "all"
			}
			nothingNew := name == "all" && i == 1
			noLines := part.lines && terms.Player == "" && g.Verdict != Won
			if nothingNew || noLines {
				continue
			}
			s := part.of(g)
			rows = append(rows, []string{
				part.name + ", " + name, part.say(s.Median), part.say(s.P90), part.say(s.P99),
				part.say(s.Max),
			})
		}
	}
	_, err := io.WriteString(w, out+Table(rows, 3))
	return err
}

func canBeWon(player string) string {
	if player != "" {
		return "were won"
	}
	return "can be won"
}

// Table lays out rows in lines, their columns so many blanks apart: names at the left, figures to
// the right.
func Table(rows [][]string, apart int) string {
	widths := map[int]int{}
	for _, row := range rows {
		for i, cell := range row {
			widths[i] = max(widths[i], utf8.RuneCountInString(cell))
		}
	}
	var b strings.Builder
	for _, row := range rows {
		line := ""
		for i, cell := range row {
			if i == 0 {
				line = fmt.Sprintf("%-*s", widths[0], cell)
			} else {
				line += fmt.Sprintf("%*s", apart+widths[i], cell)
			}
		}
		b.WriteString(strings.TrimRight(line, " ") + "\n")
	}
	return b.String()
}

func shareText(s [2]float64) string {
	if s[0] == s[1] {
		return percent(s[0])
	}
	return percent(s[0]) + " to " + percent(s[1])
}

// percent says a share with a digit behind the point, and with more where few deals of many make
// the difference to none or all.
func percent(x float64) string {
	digits := 1
	for rest := 100 * min(x, 1-x); rest > 0 && rest < 0.95 && digits < 9; rest *= 10 {
		digits++
	}
	return strconv.FormatFloat(100*x, 'f', digits, 64) + " %"
}

// milliseconds says a time with three digits or so.
func milliseconds(ms float64) string {
	switch {
	case ms < 10:
		return strconv.FormatFloat(ms, 'f', 1, 64) + " ms"
	case ms < 1000:
		return strconv.FormatFloat(ms, 'f', 0, 64) + " ms"
	case ms < 60_000:
		return strconv.FormatFloat(ms/1000, 'f', 1, 64) + " s"
	}
	return (time.Duration(ms) * time.Millisecond).Round(time.Second).String()
}

// Number says a count, long ones in groups of three.
func Number[N int | int64 | float64](x N) string {
	s := strconv.FormatFloat(float64(x), 'f', 0, 64)
	for i := len(s) - 3; i > 0; i -= 3 {
		s = s[:i] + " " + s[i:]
	}
	return s
}
