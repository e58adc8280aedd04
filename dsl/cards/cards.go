package cards

import (
	"fmt"
	"math/bits"
	"slices"
	"strings"
	"unicode/utf8"
)

// Rank is 0 for the ace up to 12 for the king. Which rank is lowest is said by the Pack.
type Rank uint8

// Suit is 0 spades, 1 hearts, 2 clubs, 3 diamonds. The order of the suits is said by the Pack.
type Suit uint8

// Kind is Suit*13 + Rank.
type Kind uint8

// Numbers of ranks, suits and kinds.
const (
	Ranks = 13
	Suits = 4
	Kinds = Ranks * Suits
)

// Suits by name.
const (
	Spades Suit = iota
	Hearts
	Clubs
	Diamonds
)

// Ace and King are the first and the last rank.
const (
	Ace  Rank = 0
	King Rank = 12
)

// Of makes a kind.
func Of(r Rank, s Suit) Kind { return Kind(s)*Ranks + Kind(r) }

// Rank is the rank of the kind.
func (k Kind) Rank() Rank { return Rank(k % Ranks) }

// Suit is the suit of the kind.
func (k Kind) Suit() Suit { return Suit(k / Ranks) }

// Red reports whether the kind is of hearts or diamonds.
func (k Kind) Red() bool { return k.Suit().Red() }

// Red reports whether the suit is hearts or diamonds.
func (s Suit) Red() bool { return s == Hearts || s == Diamonds }

var (
	rankShort = [Ranks]string{"A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"}
	rankNames = [Ranks]string{
		"ace", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "jack",
		"queen", "king",
	}
	suitShort = [Suits]string{"S", "H", "C", "D"}
	suitNames = [Suits]string{"spades", "hearts", "clubs", "diamonds"}
)

// String is the short form: 10H, AS.
func (k Kind) String() string {
	if k >= Kinds {
		return fmt.Sprintf("kind %d", k)
	}
	return rankShort[k.Rank()] + suitShort[k.Suit()]
}

// Name is the long form: ten of hearts.
func (k Kind) Name() string { return k.Rank().String() + " of " + k.Suit().String() }

// String is the name of the rank in the singular.
func (r Rank) String() string {
	if r >= Ranks {
		return fmt.Sprintf("rank %d", uint8(r))
	}
	return rankNames[r]
}

// Plural is the name of the rank in the plural.
func (r Rank) Plural() string {
	if r == 5 {
		return "sixes"
	}
	return r.String() + "s"
}

// Short is A, 2 … 10, J, Q, K.
func (r Rank) Short() string { return rankShort[r] }

// String is the name of the suit in the plural.
func (s Suit) String() string {
	if s >= Suits {
		return fmt.Sprintf("suit %d", uint8(s))
	}
	return suitNames[s]
}

// Short is the initial letter of the suit: S, H, C, D.
func (s Suit) Short() string { return suitShort[s] }

// RankNamed finds a rank by its name in the singular.
func RankNamed(name string) (Rank, bool) {
	for i, n := range rankNames {
		if n == name {
			return Rank(i), true
		}
	}
	return 0, false
}

// RankSigned finds a rank by its sign.
func RankSigned(sign string) (Rank, bool) {
	i := slices.Index(rankShort[:], strings.Replace(sign, "T", "10", 1))
	return Rank(max(0, i)), i >= 0
}

// Signed finds a card by its sign: 10H, AS, K♦.
func Signed(sign string) (Kind, bool) {
	letter, n := utf8.DecodeLastRuneInString(sign)
	s := strings.IndexRune("SHCD", letter)
	if s < 0 {
		s = slices.Index([]rune("♠♥♣♦"), letter)
	}
	r, ok := RankSigned(sign[:len(sign)-n])
	return Of(r, Suit(max(0, s))), ok && s >= 0
}

// SuitNamed finds a suit by its name in the plural.
func SuitNamed(name string) (Suit, bool) {
	for i, n := range suitNames {
		if n == name {
			return Suit(i), true
		}
	}
	return 0, false
}

// Parse reads the short form in either case; a ten may also be T.
func Parse(s string) (Kind, error) {
	u := signs.Replace(strings.ToUpper(s))
	if len(u) >= 2 {
		r, su := u[:len(u)-1], u[len(u)-1:]
		if r == "T" {
			r = "10"
		}
		for i, rn := range rankShort {
			for j, sn := range suitShort {
				if rn == r && sn == su {
					return Of(Rank(i), Suit(j)), nil
				}
			}
		}
	}
	return 0, fmt.Errorf("%q is no card; cards are written as 10H, AS, KD", s)
}

// signs are the suits as boards show them.
var signs = strings.NewReplacer("♠", "S", "♥", "H", "♣", "C", "♦", "D")

// A Mask is a set of kinds.
type Mask uint64

// All is the set of every kind.
const All Mask = 1<<Kinds - 1

// Bit is the set of one kind.
func (k Kind) Bit() Mask { return 1 << k }

// Has reports whether the kind is in the set.
func (m Mask) Has(k Kind) bool { return m>>k&1 != 0 }

// Count is the number of kinds in the set.
func (m Mask) Count() int { return bits.OnesCount64(uint64(m)) }

// First is the lowest kind of a set that is not empty.
func (m Mask) First() Kind { return Kind(bits.TrailingZeros64(uint64(m))) }

// Each lists the kinds of the set.
func (m Mask) Each(yield func(Kind) bool) {
	for ; m != 0; m &= m - 1 {
		if !yield(m.First()) {
			return
		}
	}
}

// String lists the kinds in short form.
func (m Mask) String() string {
	var ws []string
	for k := range m.Each {
		ws = append(ws, k.String())
	}
	return strings.Join(ws, " ")
}

// OfRank is the set of all kinds of a rank.
func OfRank(r Rank) Mask {
	var m Mask
	for s := range Suit(Suits) {
		m |= Of(r, s).Bit()
	}
	return m
}

// OfSuit is the set of all kinds of a suit.
func OfSuit(s Suit) Mask { return (1<<Ranks - 1) << (Ranks * Mask(s)) }

// A Table holds, for each kind, a set of kinds: those that stand in some relation to it.
type Table [Kinds]Mask

// Add puts the cards of another table to those of one.
func (t *Table) Add(o *Table) {
	for k := range t {
		t[k] |= o[k]
	}
}

// Any is the set of kinds that stand in the relation to any of some.
func (t *Table) Any(of Mask) (m Mask) {
	for k := range of.Each {
		m |= t[k]
	}
	return m
}

// Longest is a number of cards that no chain exceeds in which each card stands in the relation to
// the one before it, of a pack with so many copies of some kinds. Kinds of which each leads to the
// other may follow one another in any order, each as often as there are copies; a kind that does
// not lead to itself comes once.
func (t *Table) Longest(of Mask, copies int) int {
	var after Table // all that may come later
	for k := range of.Each {
		after[k] = t[k] & of
	}
	for by := range of.Each {
		for k := range of.Each {
			if after[k].Has(by) {
				after[k] |= after[by]
			}
		}
	}
	var found [Kinds]int
	var from func(k Kind) int
	from = func(k Kind) int {
		if found[k] > 0 {
			return found[k]
		}
		round := k.Bit() // the kinds that come again and again
		for next := range after[k].Each {
			if after[next].Has(k) {
				round |= next.Bit()
			}
		}
		n, more := 1, 0
		if after[k].Has(k) {
			n = copies * round.Count()
		}
		for next := range (after[k] &^ round).Each {
			more = max(more, from(next))
		}
		for next := range round.Each {
			found[next] = n + more
		}
		return n + more
	}
	longest := 0
	for k := range of.Each {
		longest = max(longest, from(k))
	}
	return longest
}

// Fill is the table in which every kind has the same set.
func Fill(m Mask) (t Table) {
	for k := range t {
		t[k] = m
	}
	return t
}
