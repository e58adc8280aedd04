package survey

import (
	"fmt"
	"iter"
	"maps"
	"slices"
	"strconv"
	"strings"
)

// This file adds records up as they come. What it takes is a byte for each deal, and a little for
// each different number that was met: not the records.

// A Tally is what a set of records says, each deal being there once.
type Tally struct {
	Terms Terms // of the records

	name     func(i int) string // of deal i
	adjoin   func(i int) bool   // deal i+1 has the next number after deal i
	verdicts []uint8            // by deal, as indices of verdicts; none where it was not decided
	of       [len(verdicts)]taken
	reasons  map[string]int
}

// verdicts are those there are, in the order in which they are told.
var verdicts = [...]Verdict{Won, Unwinnable, Lost, Unknown}

// none is the verdict of a deal that was not decided; others are counted from one.
const none = 0

// A taken tells what the deals of one verdict took: how often each number was met.
type taken struct {
	deals     int
	ms        map[float64]int
	positions map[int64]int
	moves     map[int]int
}

// NewTally adds up records of deals that are numbered one after the other; name tells what deal i
// is called, from 0.
func NewTally(name func(i int) string) *Tally {
	return &Tally{name: name, adjoin: func(int) bool { return true }, reasons: map[string]int{}}
}

// TallyOf adds up records in the order of Merge.
func TallyOf(records []Record) *Tally {
	t := NewTally(func(i int) string { return records[i].Deal })
	t.adjoin = func(i int) bool { return adjoin(t.name(i), t.name(i+1)) }
	for i, r := range records {
		t.Add(i, r)
	}
	return t
}

// adjoin reports whether the second of two deals has the next number of the same scheme.
func adjoin(a, b string) bool {
	scheme, digits := split(a)
	n, err := strconv.ParseUint(digits, 10, 64)
	return err == nil && b == scheme+strconv.FormatUint(n+1, 10)
}

// Add adds the record of deal i, which has none yet.
func (t *Tally) Add(i int, r Record) {
	if n := i + 1 - len(t.verdicts); n > 0 {
		t.verdicts = append(t.verdicts, make([]uint8, n)...)
	}
	v := slices.Index(verdicts[:], r.Verdict)
	t.Terms, t.verdicts[i] = r.Terms, uint8(v+1)
	of := &t.of[v]
	if of.deals == 0 {
		*of = taken{ms: map[float64]int{}, positions: map[int64]int{}, moves: map[int]int{}}
	}
	of.deals++
	of.ms[r.MS]++
	of.positions[r.Positions]++
	of.moves[r.Moves]++
	if r.Verdict != Won && r.Reason != "" {
		t.reasons[r.Reason]++
	}
}

// Remove takes away the record of deal i, as it was added.
func (t *Tally) Remove(i int, r Record) {
	of := &t.of[t.verdicts[i]-1]
	t.verdicts[i] = none
	of.deals--
	less(of.ms, r.MS)
	less(of.positions, r.Positions)
	less(of.moves, r.Moves)
	if r.Verdict != Won && r.Reason != "" {
		less(t.reasons, r.Reason)
	}
}

// less counts a number that was met once less.
func less[N comparable](of map[N]int, x N) {
	if of[x]--; of[x] == 0 {
		delete(of, x)
	}
}

// Has reports whether deal i was decided.
func (t *Tally) Has(i int) bool { return i < len(t.verdicts) && t.verdicts[i] != none }

// Deals is how many were decided.
func (t *Tally) Deals() int {
	n := 0
	for i := range t.of {
		n += t.of[i].deals
	}
	return n
}

// Of is how many deals have a verdict.
func (t *Tally) Of(v Verdict) int { return t.of[slices.Index(verdicts[:], v)].deals }

// decided is the verdicts of the deals that were decided, in their order.
func (t *Tally) decided() iter.Seq[Verdict] {
	return func(yield func(Verdict) bool) {
		for _, v := range t.verdicts {
			if v != none && !yield(verdicts[v-1]) {
				return
			}
		}
	}
}

// Figures works out the figures of the records.
func (t *Tally) Figures() Figures {
	f := Figures{Deals: t.Deals(), Reasons: maps.Clone(t.reasons)}
	all := taken{deals: f.Deals, ms: map[float64]int{}, positions: map[int64]int{}, moves: map[int]int{}}
	group := func(v Verdict, of *taken) {
		f.Groups = append(f.Groups, Group{
			Verdict: v, Deals: of.deals,
			MS: spread(of.ms), Positions: spread(of.positions), Moves: spread(of.moves),
		})
	}
	for i, v := range verdicts {
		of := &t.of[i]
		if of.deals == 0 {
			continue
		}
		group(v, of)
		more(all.ms, of.ms)
		more(all.positions, of.positions)
		more(all.moves, of.moves)
	}
	group("", &all)
	f.Won, f.Unwinnable, f.Lost, f.Unknown = t.of[0].deals, t.of[1].deals, t.of[2].deals, t.of[3].deals
	f.Share = [2]float64{share(f.Won, f.Deals), share(f.Won+f.Unknown, f.Deals)}
	if f.Deals == 0 {
		f.Share[1] = 1
	}
	f.Interval = interval(f.Won, f.Unknown, f.Deals)
	return f
}

// more adds to how often numbers were met.
func more[N comparable](all, of map[N]int) {
	for x, n := range of {
		all[x] += n
	}
}

// spread tells how numbers lie that were met so often each.
func spread[N int | int64 | float64](of map[N]int) Spread {
	sorted := slices.Sorted(maps.Keys(of))
	all := 0
	for _, n := range of {
		all += n
	}
	// quantile is the smallest number that at least so many in a hundred do not exceed.
	quantile := func(percent int) float64 {
		for i, left := 0, (all*percent+99)/100; i < len(sorted); i++ {
			if left -= of[sorted[i]]; left <= 0 {
				return float64(sorted[i])
			}
		}
		return 0
	}
	return Spread{quantile(50), quantile(90), quantile(99), quantile(100)}
}

// Ranges says which deals were decided: 1-100, 201-250.
func (t *Tally) Ranges() string {
	var parts []string
	more := 0
	for i := 0; i < len(t.verdicts); {
		if !t.Has(i) {
			i++
			continue
		}
		j := i
		for t.Has(j+1) && t.adjoin(j) {
			j++
		}
		if len(parts) > mostRanges {
			more++
		} else {
			part := t.name(i)
			if j > i {
				_, digits := split(t.name(j))
				part += "-" + digits
			}
			parts = append(parts, part)
		}
		i = j + 1
	}
	if len(parts) > mostRanges {
		parts = append(parts[:mostRanges-1], fmt.Sprintf("and %d more ranges", more+2))
	}
	return strings.Join(parts, ", ")
}

// mostRanges is how many ranges are told, the last of them as how many more there are.
const mostRanges = 6
