package rules

import (
	"fmt"
	"slices"
	"strings"

	"pat/dsl"
	"pat/dsl/cards"
)

// This file answers what values are and which are chosen before the deal: options and the numbers
// that are asked, as they are typed (`draw=1`) and as they are written again.

// Sort is the sort of a value.
type Sort uint8

// The sorts. Ranks and suits are held as their places in the order of the pack, colours as 1 red
// and 2 black.
const (
	Number Sort = iota
	RankSort
	SuitSort
	ColourSort
	Text // a choice that is only a name
)

func (s Sort) String() string {
	return [...]string{"a number", "a rank", "a suit", "a colour", "a choice"}[s]
}

// A Value is a number, a place or a name.
type Value struct {
	Sort Sort
	N    int
	Text string // of a choice, and of a rank or suit that the pack does not have
}

// Format writes a value as the rules would.
func (s *Sheet) Format(v Value) string {
	if v.Text != "" {
		return v.Text
	}
	switch v.Sort {
	case RankSort:
		return s.Pack.RankAt(v.N).String()
	case SuitSort:
		return s.Pack.SuitAt(v.N).String()
	case ColourSort:
		return [...]string{"", "red", "black"}[v.N]
	}
	return fmt.Sprint(v.N)
}

func (s *Sheet) rankValue(r *dsl.Rank) Value {
	n, _ := cards.RankNamed(r.Name)
	return outside(Value{Sort: RankSort, N: s.Pack.RankPlace(n)}, n.String())
}

func (s *Sheet) suitValue(u *dsl.Suit) Value {
	n, _ := cards.SuitNamed(u.Name)
	return outside(Value{Sort: SuitSort, N: s.Pack.SuitPlace(n)}, n.String())
}

// outside gives the value of a rank or suit that the pack does not have its name. Its place is 0,
// which is that of no card, so that it equals none and can still be told by its name.
func outside(v Value, name string) Value {
	if v.N == 0 {
		v.Text = name
	}
	return v
}

// constant is the value of a number that does not depend on play, with options at their defaults.
func (s *Sheet) constant(n *dsl.Num) (int, bool) {
	if n.Digits != "" {
		return dsl.Number(n.Digits), true
	}
	if o := s.Option(n.Name); o != nil && o.Choices[0].Sort == Number {
		return o.Choices[0].N, true
	}
	return 0, false
}

func found[T any](list []*T, name func(*T) string, want string) *T {
	if i := slices.IndexFunc(list, func(x *T) bool { return name(x) == want }); i >= 0 {
		return list[i]
	}
	return nil
}

// Option is the option of a name, or nil.
func (s *Sheet) Option(name string) *Option {
	return found(s.Options, func(o *Option) string { return o.Name }, name)
}

// Counter is the counter of a name, or nil.
func (s *Sheet) Counter(name string) *Counter {
	return found(s.Counters, func(k *Counter) string { return k.Name }, name)
}

// Ask is what is asked for by a name, or nil.
func (s *Sheet) Ask(name string) *Ask {
	return found(s.Asks, func(a *Ask) string { return a.Name }, name)
}

// Choice is the place, among all choices of all options, of one that is only a name. By it such
// choices are compared.
func (s *Sheet) Choice(text string) (place int, ok bool) {
	for _, o := range s.Options {
		for _, c := range o.Choices {
			if place++; c.Sort == Text && c.Text == text {
				return place, true
			}
		}
	}
	return 0, false
}

// A Setting is what the player has chosen before the deal: one choice of each option, and the
// numbers asked.
type Setting struct {
	Options map[string]Value
	Asked   map[string][]int
}

// Defaults is the setting with the first choice of every option and nothing asked yet.
func (s *Sheet) Defaults() Setting {
	set := Setting{Options: map[string]Value{}, Asked: map[string][]int{}}
	for _, o := range s.Options {
		set.Options[o.Name] = o.Choices[0]
	}
	return set
}

// Complete is a setting with what it leaves open: the defaults, and the lowest of the numbers
// asked.
func (s *Sheet) Complete(set Setting) Setting {
	full := s.Defaults()
	for n, v := range set.Options {
		full.Options[n] = v
	}
	for _, a := range s.Asks {
		full.Asked[a.Name] = slices.Repeat([]int{a.Lo}, a.Count)
	}
	for n, v := range set.Asked {
		full.Asked[n] = v
	}
	return full
}

// Set reads `name=value` into a setting: the choice of an option, or the numbers of an ask, with
// commas, or digits together where every number has one digit.
func (s *Sheet) Set(set *Setting, assignment string) error {
	name, val, ok := strings.Cut(assignment, "=")
	if !ok {
		return fmt.Errorf("%q: options are given as name=value", assignment)
	}
	for _, o := range s.Options {
		if o.Name != name {
			continue
		}
		var says []string
		for _, c := range o.Choices {
			if f := s.Format(c); f == strings.ToLower(val) {
				set.Options[name] = c
				return nil
			} else {
				says = append(says, f)
			}
		}
		return fmt.Errorf("%s=%s: %s is %s", name, val, name, strings.Join(says, " or "))
	}
	for _, a := range s.Asks {
		if a.Name == name {
			nums, err := a.Parse(val)
			if err != nil {
				return fmt.Errorf("%s=%s: %w", name, val, err)
			}
			set.Asked[name] = nums
			return nil
		}
	}
	var all []string
	for _, o := range s.Options {
		all = append(all, o.Name)
	}
	for _, a := range s.Asks {
		all = append(all, a.Name)
	}
	if len(all) == 0 {
		return fmt.Errorf("%s=%s: %s has no options", name, val, s.Title)
	}
	return fmt.Errorf("%s=%s: %s has no option %s; it has %s", name, val, s.Title, name, strings.Join(all, ", "))
}

// An Unfit is an answer that is none to what is asked.
type Unfit struct {
	Ask   *Ask
	Wrong string // what of it is not wanted, a clause
}

func (u *Unfit) Error() string {
	return "it is " + u.Ask.Wants() + ", such as " + u.Ask.Example() + "; " + u.Wrong
}

// Parse reads the numbers of an ask.
func (a *Ask) Parse(val string) ([]int, error) {
	parts := a.split(val)
	if len(parts) != a.Count {
		return nil, &Unfit{a, fmt.Sprintf("you named %d", len(parts))}
	}
	var nums []int
	for _, p := range parts {
		p = strings.TrimSpace(p)
		n := 0
		for _, c := range p {
			if c < '0' || c > '9' || n > 9999 {
				n = -1
				break
			}
			n = n*10 + int(c-'0')
		}
		if p == "" || n < a.Lo || n > a.Hi {
			wrong := map[bool]string{true: "%q is none", false: "%q is not among them"}[a.Count == 1]
			return nil, &Unfit{a, fmt.Sprintf(wrong, p)}
		}
		nums = append(nums, n)
	}
	return nums, nil
}

// split parts what is typed: at whatever is no digit, or, where each number is one, between digits.
func (a *Ask) split(val string) []string {
	parts := strings.FieldsFunc(val, func(r rune) bool { return r == ',' || r == ' ' || r == '/' || r == '.' })
	if len(parts) != a.Count && a.Count > 1 && a.Lo >= 0 && a.Hi <= 9 {
		return strings.Split(strings.Join(parts, ""), "")
	}
	return parts
}

// Wants says what is asked, in a few words.
func (a *Ask) Wants() string {
	if a.Count == 1 {
		return fmt.Sprintf("a number from %d to %d", a.Lo, a.Hi)
	}
	return fmt.Sprintf("%d numbers from %d to %d", a.Count, a.Lo, a.Hi)
}

// Format writes the numbers of an ask as Parse reads them.
func (a *Ask) Format(nums []int) string {
	sep := ","
	if a.Hi <= 9 && a.Lo >= 0 {
		sep = ""
	}
	var ws []string
	for _, n := range nums {
		ws = append(ws, fmt.Sprint(n))
	}
	return strings.Join(ws, sep)
}

// Example is an answer as it may be typed: a year, where its digits will do.
func (a *Ask) Example() string {
	var nums []int
	for i := range a.Count {
		year := [...]int{1, 9, 5, 6}
		nums = append(nums, min(max(year[i%len(year)], a.Lo), a.Hi))
	}
	return a.Format(nums)
}

// Assignments writes a setting as assignments, in the order of the file.
func (s *Sheet) Assignments(set Setting) []string {
	var out []string
	for _, o := range s.Options {
		if v, ok := set.Options[o.Name]; ok {
			out = append(out, o.Name+"="+s.Format(v))
		}
	}
	for _, a := range s.Asks {
		if v, ok := set.Asked[a.Name]; ok {
			out = append(out, a.Name+"="+a.Format(v))
		}
	}
	return out
}

// CounterText writes the value of a counter as the rules would.
func (s *Sheet) CounterText(c *Counter, n int) string { return s.Format(Value{Sort: c.Sort, N: n}) }

// SortOf tells what sort a value is, from its first term.
func (s *Sheet) SortOf(v *dsl.Value) Sort { return s.SortOfAtom(v.Terms[0].Atom) }

// SortOfAtom tells what sort a single value is.
func (s *Sheet) SortOfAtom(a *dsl.Atom) Sort {
	switch {
	case a.Rank != nil, a.Base, a.Of == "rank":
		return RankSort
	case a.Suit != nil, a.Of == "suit":
		return SuitSort
	case a.Of == "colour":
		return ColourSort
	case a.Name != "":
		if o := s.Option(a.Name); o != nil {
			return o.Choices[0].Sort
		}
		if k := s.Counter(a.Name); k != nil {
			return k.Sort
		}
		if _, ok := s.Choice(a.Name); ok {
			return Text
		}
	}
	return Number
}
