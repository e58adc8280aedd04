package numbers

import (
	"fmt"
	"hash/fnv"
	"math/big"
	"slices"
	"strconv"
	"strings"

	"pat/dsl/cards"
	"pat/dsl/rules"
	"pat/interp"
)

// A Scheme says whose number it is.
type Scheme string

// The schemes.
const (
	Ours       Scheme = ""
	Microsoft  Scheme = "ms"
	PySolFC    Scheme = "pysol"
	Solvitaire Scheme = "solvitaire"
)

// limits are the numbers that a scheme knows.
var limits = map[Scheme]struct{ lo, hi *big.Int }{
	Ours:      {big.NewInt(0), new(big.Int).SetUint64(1<<64 - 1)},
	Microsoft: {big.NewInt(1), big.NewInt(1<<33 - 1)},
	PySolFC: {
		big.NewInt(1),
		new(big.Int).Sub(new(big.Int).Exp(big.NewInt(10), big.NewInt(maxDigits), nil), big.NewInt(1)),
	},
	Solvitaire: {big.NewInt(0), big.NewInt(1<<32 - 1)},
}

// maxDigits bounds what is read; PySolFC itself draws at most 21 digits.
const maxDigits = 80

// An ID names a deal. Two that are equal name the same deal.
type ID struct {
	scheme Scheme
	digits string // decimal, without leading zeros; empty is 0
}

// Own names a deal of ours.
func Own(n uint64) ID {
	if n == 0 {
		return ID{}
	}
	return ID{digits: strconv.FormatUint(n, 10)}
}

// Parse reads what String writes.
func Parse(text string) (ID, error) {
	scheme, digits, err := split(text)
	if err != nil {
		return ID{}, err
	}
	return number(text, scheme, digits)
}

// split takes the scheme off.
func split(text string) (Scheme, string, error) {
	name, digits, named := strings.Cut(text, ":")
	if !named {
		return Ours, text, nil
	}
	scheme := Scheme(strings.ToLower(name))
	if _, ok := limits[scheme]; !ok || scheme == Ours {
		return "", "", fmt.Errorf("%q is no deal number: I know the numbers of ms, pysol and solvitaire, written as "+
			"ms:617", text)
	}
	return scheme, digits, nil
}

// number checks the digits of a number; text is what was written.
func number(text string, scheme Scheme, digits string) (ID, error) {
	bad := digits == ""
	for _, c := range digits {
		bad = bad || c < '0' || c > '9'
	}
	if bad {
		return ID{}, fmt.Errorf("%q is no deal number; write a whole number such as 617, or ms:617 for one that "+
			"another program counts", text)
	}
	short := strings.TrimLeft(digits, "0")
	n, ok := new(big.Int), len(short) <= maxDigits
	if ok && short != "" {
		n, ok = n.SetString(short, 10)
	}
	if l := limits[scheme]; !ok || n.Cmp(l.lo) < 0 || n.Cmp(l.hi) > 0 {
		hi := l.hi.String()
		if scheme == PySolFC {
			hi = fmt.Sprintf("one of %d digits", maxDigits)
		}
		return ID{}, fmt.Errorf("there is no deal %s: the numbers go from %s to %s", text, l.lo, hi)
	}
	return ID{scheme, short}, nil
}

// decimal is the number in decimal digits, without its scheme.
func (d ID) decimal() string {
	if d.digits == "" {
		return "0"
	}
	return d.digits
}

// String is the number with its scheme: 17, ms:617.
func (d ID) String() string {
	if d.scheme == Ours {
		return d.decimal()
	}
	return string(d.scheme) + ":" + d.decimal()
}

// own is the number, where it is ours.
func (d ID) own() (uint64, bool) {
	if d.scheme != Ours {
		return 0, false
	}
	n, _ := strconv.ParseUint(d.decimal(), 10, 64)
	return n, true
}

// Seed is a number for whatever else is drawn in a game so dealt: later shuffles, a search. It is
// the number itself where that is ours.
func (d ID) Seed() uint64 {
	if n, ours := d.own(); ours {
		return n
	}
	h := fnv.New64a()
	h.Write([]byte(d.String()))
	return h.Sum64()
}

func (d ID) big() *big.Int {
	n, _ := new(big.Int).SetString(d.decimal(), 10)
	return n
}

// pack is the order of a pack under a number that is not ours, the card dealt first first.
func (d ID) pack(p *cards.Pack) []cards.Kind {
	var pack []cards.Kind
	var draw func(n int) int // from 0 to n-1
	n := d.big()
	switch {
	case d.scheme == Solvitaire:
		pack = rankMajor(p, cards.Clubs, cards.Hearts, cards.Spades, cards.Diamonds)
		draw = seeded(uint32(n.Uint64())).bucket
	case d.scheme == PySolFC && n.Cmp(big.NewInt(firstTwister)) >= 0:
		pack = suitMajor(p)
		draw = twisterOf(n).fraction
	default:
		if pack = suitMajor(p); len(pack) == cards.Kinds && !p.Apart {
			pack = rankMajor(p, cards.Clubs, cards.Diamonds, cards.Hearts, cards.Spades)
		}
		draw = microsoft(n.Uint64()).remainder
	}
	part := len(pack)
	if p.Apart {
		part /= p.Decks
	}
	for at := 0; at < len(pack); at += part {
		for i := part - 1; i > 0; i-- {
			j := draw(i + 1)
			pack[at+i], pack[at+j] = pack[at+j], pack[at+i]
		}
	}
	slices.Reverse(pack)
	return pack
}

// firstTwister is the first number for which PySolFC takes its other generator.
const firstTwister = 32000

// rankMajor lists a pack rank by rank.
func rankMajor(p *cards.Pack, suits ...cards.Suit) []cards.Kind {
	var ks []cards.Kind
	for range p.Decks {
		for r := range cards.Rank(cards.Ranks) {
			for _, s := range suits {
				if k := cards.Of(r, s); p.Has(k) {
					ks = append(ks, k)
				}
			}
		}
	}
	return ks
}

// suitMajor lists a pack as PySolFC lays it out.
func suitMajor(p *cards.Pack) []cards.Kind {
	var ks []cards.Kind
	for range p.Decks {
		for _, s := range [...]cards.Suit{cards.Clubs, cards.Spades, cards.Hearts, cards.Diamonds} {
			for r := range cards.Rank(cards.Ranks) {
				if k := cards.Of(r, s); p.Has(k) {
					ks = append(ks, k)
				}
			}
		}
	}
	return ks
}

// Deal deals a game by the number.
func (d ID) Deal(g *interp.Game, set rules.Setting) (*interp.State, error) {
	if n, ours := d.own(); ours {
		return g.Deal(n, set)
	}
	return g.DealOrder(d.pack(g.Sheet().Pack), d.Seed(), set)
}
