package numbers

import (
	"fmt"
	"math/big"
	"strings"
)

// A Range is deals of one scheme, numbered one after the other.
type Range struct{ First, Last ID }

// maxRange bounds a range, so that a slip of the finger does not ask for a year of work.
const maxRange = 1_000_000_000

// ParseRange reads a range, `1-100` or `ms:1-1000`, or a single deal.
func ParseRange(text string) (Range, error) {
	scheme, digits, err := split(text)
	if err != nil {
		return Range{}, err
	}
	from, to, several := strings.Cut(digits, "-")
	if !several {
		d, err := number(text, scheme, digits)
		return Range{d, d}, err
	}
	var r Range
	if s, after, ok := strings.Cut(to, ":"); ok && Scheme(strings.ToLower(s)) == scheme {
		to = after // ms:1-ms:10
	}
	if r.First, err = number(text, scheme, from); err != nil {
		return Range{}, err
	}
	if r.Last, err = number(text, scheme, to); err != nil {
		return Range{}, err
	}
	switch n := r.size(); {
	case n.Sign() <= 0:
		return Range{}, fmt.Errorf("%s holds no deal: its last number comes before its first; "+
			"write the lower one first", text)
	case n.Cmp(big.NewInt(maxRange)) > 0:
		return Range{}, fmt.Errorf("%s is too many deals; a range has at most %d", text, maxRange)
	}
	return r, nil
}

func (r Range) size() *big.Int {
	n := new(big.Int).Sub(r.Last.big(), r.First.big())
	return n.Add(n, big.NewInt(1))
}

// Len is the number of deals.
func (r Range) Len() int { return int(r.size().Int64()) }

// At is deal i of the range, from 0.
func (r Range) At(i int) ID {
	n := r.First.big()
	return ID{r.First.scheme, strings.TrimLeft(n.Add(n, big.NewInt(int64(i))).String(), "0")}
}

// Find is the index of the deal that a text names, where the range holds it.
func (r Range) Find(text string) (i int, ok bool) {
	id, err := Parse(text)
	if err != nil || id.scheme != r.First.scheme {
		return 0, false
	}
	n := id.big()
	if n.Sub(n, r.First.big()); n.Sign() < 0 || n.Cmp(r.size()) >= 0 {
		return 0, false
	}
	return int(n.Int64()), true
}

// String is the range as it is written.
func (r Range) String() string {
	if r.First == r.Last {
		return r.First.String()
	}
	return r.First.String() + "-" + r.Last.decimal()
}
