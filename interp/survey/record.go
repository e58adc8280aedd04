package survey

import (
	"bufio"
	"bytes"
	"cmp"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"slices"
	"strings"
)

// A Verdict is what was found out about a deal.
type Verdict string

// The verdicts. A deal that a player lost may well be winnable, so that it is called lost, not
// unwinnable.
const (
	Won        Verdict = "won"
	Unwinnable Verdict = "unwinnable"
	Lost       Verdict = "lost"
	Unknown    Verdict = "unknown"
)

// Terms are what a verdict depends on besides the deal. Only records of equal terms can be put
// together.
type Terms struct {
	Game   string   `json:"game"`
	Rules  string   `json:"rules"`            // hash of the rule sheet
	Set    []string `json:"set,omitempty"`    // options, as name=value
	Player string   `json:"player,omitempty"` // who played; empty where the deal was solved
	Limits string   `json:"limits,omitempty"`
}

// A Record is one deal decided.
type Record struct {
	Terms
	Deal      string  `json:"deal"` // as text: 17, or a number of another scheme as scheme:17
	Verdict   Verdict `json:"verdict"`
	Reason    string  `json:"reason,omitempty"`
	Positions int64   `json:"positions"` // looked at; of a player, moves chosen from
	Moves     int     `json:"moves"`     // of the line that wins, or that the player made
	MS        float64 `json:"ms"`
}

// Line is a record as a line of a file.
func (r Record) Line() []byte {
	b, err := json.Marshal(r)
	if err != nil {
		panic(err) // no field can fail, but for a time that is no number
	}
	return append(b, '\n')
}

func (r Record) check() error {
	switch {
	case r.Game == "" || r.Rules == "" || r.Deal == "":
		return errors.New("a game, its rules or the deal is missing")
	case !slices.Contains([]Verdict{Won, Unwinnable, Lost, Unknown}, r.Verdict):
		return fmt.Errorf("%q is no verdict", r.Verdict)
	case r.Positions < 0 || r.Moves < 0 || r.MS < 0:
		return errors.New("a number is below zero")
	}
	return nil
}

// Parse reads the lines of a record. The last line may be torn, for its writer may have been
// killed: it has no end, and is left out, and whole is the length of what comes before it. Any
// other damage is an error.
func Parse(data []byte) (records []Record, whole int, err error) {
	n, err := read(bytes.NewReader(data), func(r Record) error {
		records = append(records, r)
		return nil
	})
	if err != nil {
		return nil, 0, err
	}
	return records, int(n), nil
}

// read is Parse, one record after the other: none is kept.
func read(from io.Reader, each func(Record) error) (whole int64, err error) {
	lines := bufio.NewReaderSize(from, 1<<16)
	var terms Terms // of the line before: mostly they are one
	for n := 1; ; n++ {
		line, err := lines.ReadBytes('\n')
		switch {
		case errors.Is(err, io.EOF):
			if whole == 0 && len(line) > 0 && !torn(line) {
				return 0, errors.New("this is no record of a survey")
			}
			return whole, nil
		case err != nil:
			return 0, err
		}
		var r Record
		if err = json.Unmarshal(line, &r); err == nil {
			err = r.check()
		}
		if err != nil {
			return 0, fmt.Errorf("line %d is no line of a survey: %w", n, err)
		}
		if terms.differ(r.Terms) == nil {
			r.Terms = terms
		}
		terms = r.Terms
		if err := each(r); err != nil {
			return 0, err
		}
		whole += int64(len(line))
	}
}

// torn reports whether text may be the beginning of a first line. Other files are not cut to
// nothing.
func torn(data []byte) bool {
	const begin = `{"game":"`
	n := min(len(data), len(begin))
	return string(data[:n]) == begin[:n]
}

// A Mismatch says in which way two records cannot be put together.
type Mismatch struct{ What, Theirs, Ours string }

func (e *Mismatch) Error() string {
	switch e.What {
	case "rules":
		return fmt.Sprintf("the deals were decided by other rules (hash %s, now %s): the rule file has changed",
			e.Theirs, e.Ours)
	case "game":
		return fmt.Sprintf("the deals are of another game: %s, not %s", e.Theirs, e.Ours)
	}
	return fmt.Sprintf("the deals were decided with other %s: %s, not %s", e.What, or(e.Theirs, "none"),
		or(e.Ours, "none"))
}

func or(s, none string) string {
	if s == "" {
		return none
	}
	return s
}

// differ returns a *Mismatch unless other terms, found in a file, are the same as these.
func (t Terms) differ(found Terms) error {
	for _, c := range []Mismatch{
		{"game", found.Game, t.Game},
		{"rules", found.Rules, t.Rules},
		{"options", strings.Join(found.Set, " "), strings.Join(t.Set, " ")},
		{"player", found.Player, t.Player},
		{"limits", found.Limits, t.Limits},
	} {
		if c.Theirs != c.Ours {
			return &c
		}
	}
	return nil
}

// Merge puts records together, each deal once, in the order of the deals. Where a deal was decided
// twice, a verdict counts more than none, and of equal verdicts the one that took less; opposite
// verdicts are an error.
func Merge(lists ...[]Record) ([]Record, error) {
	var m Merger
	for _, list := range lists {
		if err := m.Add(list); err != nil {
			return nil, err
		}
	}
	return m.Records(), nil
}

// A Merger merges one list after the other.
type Merger struct {
	at  map[string]int // by deal
	out []Record
}

// Add puts more records to those before. After an error it is of no use.
func (m *Merger) Add(list []Record) error {
	if m.at == nil {
		m.at = map[string]int{}
	}
	for _, r := range list {
		if len(m.out) > 0 {
			if err := m.out[0].differ(r.Terms); err != nil {
				return err
			}
		}
		i, twice := m.at[r.Deal]
		if !twice {
			m.at[r.Deal] = len(m.out)
			m.out = append(m.out, r)
			continue
		}
		switch o := m.out[i]; {
		case o.Verdict != r.Verdict && o.Verdict != Unknown && r.Verdict != Unknown:
			return fmt.Errorf("deal %s is %s in one record and %s in another", r.Deal, o.Verdict, r.Verdict)
		case better(r, o) < 0:
			m.out[i] = r
		}
	}
	return nil
}

// Records are all added so far, in the order of the deals.
func (m *Merger) Records() []Record {
	out := slices.Clone(m.out)
	slices.SortFunc(out, func(a, b Record) int { return compareDeals(a.Deal, b.Deal) })
	return out
}

func better(a, b Record) int {
	unknown := func(r Record) int {
		if r.Verdict == Unknown {
			return 1
		}
		return 0
	}
	return cmp.Or(unknown(a)-unknown(b), cmp.Compare(a.Positions, b.Positions), cmp.Compare(a.MS, b.MS),
		cmp.Compare(a.Moves, b.Moves), cmp.Compare(a.Reason, b.Reason))
}

// split parts the name of a deal from the digits it ends with.
func split(deal string) (scheme, digits string) {
	scheme = strings.TrimRight(deal, "0123456789")
	return scheme, deal[len(scheme):]
}

// compareDeals orders the names of deals: by scheme, then by number, which may be of any length.
func compareDeals(a, b string) int {
	sa, na := split(a)
	sb, nb := split(b)
	return cmp.Or(cmp.Compare(sa, sb), cmp.Compare(len(na), len(nb)), cmp.Compare(na, nb))
}
