package survey

import (
	"fmt"
	"io"
	"math"
	"slices"
	"strconv"
	"strings"
	"text/tabwriter"
	"time"
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

// Count works out the figures of records, each deal being there once.
func Count(records []Record) Figures {
	f := Figures{Deals: len(records), Reasons: map[string]int{}}
	group := func(v Verdict, deals []Record) {
		f.Groups = append(f.Groups, Group{
			Verdict: v, Deals: len(deals),
			MS:        spread(deals, func(r Record) float64 { return r.MS }),
			Positions: spread(deals, func(r Record) float64 { return float64(r.Positions) }),
			Moves:     spread(deals, func(r Record) float64 { return float64(r.Moves) }),
		})
	}
	for _, v := range []Verdict{Won, Unwinnable, Lost, Unknown} {
		var deals []Record
		for _, r := range records {
			if r.Verdict == v {
				deals = append(deals, r)
				if v != Won && r.Reason != "" {
					f.Reasons[r.Reason]++
				}
			}
		}
		switch v {
		case Won:
			f.Won = len(deals)
		case Unwinnable:
			f.Unwinnable = len(deals)
		case Lost:
			f.Lost = len(deals)
		case Unknown:
			f.Unknown = len(deals)
		}
		if len(deals) > 0 {
			group(v, deals)
		}
	}
	group("", records)
	f.Share = [2]float64{share(f.Won, f.Deals), share(f.Won+f.Unknown, f.Deals)}
	if f.Deals == 0 {
		f.Share[1] = 1
	}
	f.Interval = interval(f.Won, f.Unknown, f.Deals)
	return f
}

func share(k, n int) float64 {
	if n == 0 {
		return 0
	}
	return float64(k) / float64(n)
}

// interval is the 95 % interval of the share of deals that can be won, from both sides of what is unknown.
func interval(won, unknown, n int) [2]float64 {
	low, _ := Wilson(won, n)
	_, high := Wilson(won+unknown, n)
	return [2]float64{low, high}
}

// Wilson is the 95 % score interval of a share of which k cases of n were seen (E. B. Wilson, 1927).
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

func spread(records []Record, of func(Record) float64) Spread {
	var xs []float64
	for _, r := range records {
		xs = append(xs, of(r))
	}
	slices.Sort(xs)
	return Spread{quantile(xs, 50), quantile(xs, 90), quantile(xs, 99), quantile(xs, 100)}
}

// quantile is the smallest of sorted numbers that at least so many in a hundred of them do not exceed.
func quantile(xs []float64, percent int) float64 {
	if len(xs) == 0 {
		return 0
	}
	return xs[(len(xs)*percent+99)/100-1]
}

// Write writes the figures as text. The terms say whether the deals were solved or played.
func (f Figures) Write(w io.Writer, terms Terms) error {
	t := tabwriter.NewWriter(w, 0, 0, 3, ' ', tabwriter.AlignRight)
	row := func(cells ...string) { fmt.Fprintf(t, "%s\t\n", strings.Join(cells, "\t")) }
	var b strings.Builder
	if f.Deals == 0 {
		_, err := fmt.Fprintln(w, "No deal is decided yet.")
		return err
	}
	what := "can be won"
	if terms.Player != "" {
		what = "were won"
	}
	fmt.Fprintf(&b, "%s %s", shareText(f.Share), what)
	if f.Unknown > 0 {
		fmt.Fprintf(&b, " (%d of %d for certain, %d unknown)", f.Won, f.Deals, f.Unknown)
	} else {
		fmt.Fprintf(&b, " (%d of %d)", f.Won, f.Deals)
	}
	fmt.Fprintf(&b, "; 95 %% interval %s to %s\n\n", percent(f.Interval[0]), percent(f.Interval[1]))
	if _, err := io.WriteString(w, b.String()); err != nil {
		return err
	}
	row("", "deals", "share", "median", "p90", "p99", "max")
	spreads := func(name string, deals int, s Spread, say func(float64) string) {
		row(name, strconv.Itoa(deals), percent(share(deals, f.Deals)), say(s.Median), say(s.P90), say(s.P99), say(s.Max))
	}
	for i, part := range []struct {
		name string
		of   func(Group) Spread
		say  func(float64) string
	}{
		{"time", func(g Group) Spread { return g.MS }, milliseconds},
		{"positions", func(g Group) Spread { return g.Positions }, number},
		{"moves", func(g Group) Spread { return g.Moves }, number},
	} {
		if terms.Player != "" && i == 1 {
			continue
		}
		for _, g := range f.Groups {
			name := string(g.Verdict)
			if name == "" {
				name = "all"
				if len(f.Groups) == 2 {
					continue // the same as the only verdict
				}
			}
			if i == 2 && terms.Player == "" && g.Verdict != Won {
				continue // no line, no moves
			}
			spreads(part.name+", "+name, g.Deals, part.of(g), part.say)
		}
	}
	return t.Flush()
}

func shareText(s [2]float64) string {
	if s[0] == s[1] {
		return percent(s[0])
	}
	return percent(s[0]) + " to " + percent(s[1])
}

func percent(x float64) string { return strconv.FormatFloat(100*x, 'f', 1, 64) + " %" }

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

// number says a count, long ones in groups of three.
func number(x float64) string {
	s := strconv.FormatFloat(x, 'f', 0, 64)
	for i := len(s) - 3; i > 0; i -= 3 {
		s = s[:i] + " " + s[i:]
	}
	return s
}
