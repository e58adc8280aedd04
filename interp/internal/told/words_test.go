package told

import (
	"regexp"
	"slices"
	"strconv"
	"strings"

	"pat/dsl/cards"
)

// A truth is what the text says of a move.
type truth int8

const (
	no truth = iota
	unsure
	yes
)

func (t truth) String() string { return [...]string{"no", "unsure", "yes"}[t] }

func is(b bool) truth {
	if b {
		return yes
	}
	return no
}

// if it is sure is what a sentence says that ends with something the reader does not know: what
// it forbids before that end is forbidden, what it allows may be.
func (t truth) under(end string) truth {
	if end != "" {
		return min(t, unsure)
	}
	return t
}

var units = []string{
	"no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve", "thirteen",
}

// count reads a number in words or digits.
func count(w string) (int, bool) {
	if i := slices.Index(units, w); i >= 0 {
		return i, true
	}
	n, err := strconv.Atoi(w)
	return n, err == nil
}

// often reads once, twice, three times.
func often(text string) (int, bool) {
	switch text {
	case "once":
		return 1, true
	case "twice":
		return 2, true
	}
	return count(strings.TrimSuffix(text, " times"))
}

// steps reads by ones, by twos.
func steps(w string) (int, bool) {
	if w == "sixes" {
		return 6, true
	}
	return count(strings.TrimSuffix(w, "s"))
}

// rank reads a rank, in the singular or the plural.
func rank(w string) (cards.Rank, bool) {
	for r := range cards.Rank(cards.Ranks) {
		if w == r.String() || w == r.Plural() {
			return r, true
		}
	}
	return 0, false
}

// suit reads a suit, in the singular or the plural.
func suit(w string) (cards.Suit, bool) {
	for u := range cards.Suit(cards.Suits) {
		if w == u.String() || w+"s" == u.String() {
			return u, true
		}
	}
	return 0, false
}

// either cuts a list at its commas and at its last word.
func either(text string) []string {
	return strings.Split(strings.NewReplacer(" or ", "|", " and ", "|", ", ", "|").Replace(text), "|")
}

// some reads which cards are meant: kings, an ace or a king, any card, red cards, hearts.
func some(text string, order []cards.Rank) (cards.Mask, bool) {
	if of, but, ok := strings.Cut(text, " other than "); ok {
		m, ok1 := some(of, order)
		n, ok2 := some(but, order)
		return m &^ n, ok1 && ok2
	}
	var all cards.Mask
	for _, w := range either(text) {
		m, ok := sort(w, order)
		if !ok {
			return 0, false
		}
		all |= m
	}
	return all, true
}

// sort reads one sort of cards.
func sort(text string, order []cards.Rank) (cards.Mask, bool) {
	for _, article := range []string{"a ", "an ", "any ", "the ", "all "} {
		text = strings.TrimPrefix(text, article)
	}
	text = strings.TrimPrefix(text, "available ")
	m := cards.All
	if colour, rest, ok := strings.Cut(text, " "); ok && (colour == "red" || colour == "black") {
		for k := range cards.Kind(cards.Kinds) {
			if k.Red() != (colour == "red") {
				m &^= k.Bit()
			}
		}
		text = rest
	}
	switch {
	case text == "card", text == "cards":
		return m, true
	}
	if r, ok := rank(text); ok {
		return m & cards.OfRank(r), true
	}
	if u, ok := suit(text); ok {
		return m & cards.OfSuit(u), true
	}
	if name, of, ok := strings.Cut(text, " of "); ok {
		r, ok1 := rank(name)
		u, ok2 := suit(of)
		return m & cards.OfRank(r) & cards.OfSuit(u), ok1 && ok2
	}
	if f := strings.Fields(text); len(f) == 5 && f[1] == "from" && f[3] == "to" {
		lo, ok1 := rank(f[2])
		hi, ok2 := rank(f[4])
		i, j := slices.Index(order, lo), slices.Index(order, hi)
		if !ok1 || !ok2 || i < 0 || j < 0 {
			return 0, false
		}
		var between cards.Mask
		for _, r := range order[min(i, j) : max(i, j)+1] {
			between |= cards.OfRank(r)
		}
		return m & between, true
	}
	return 0, false
}

// A way is how cards lie on one another.
type way struct {
	up, down bool
	by       int
	wraps    bool
	suits    string
	alike    string // "rank", "suit", "colour": cards are laid on those that share it
	other    bool   // on those that do not
}

var (
	built = regexp.MustCompile(`^(up or down|up|down)(?: by (\w+))?(?: ` +
		`(in suit|in alternating colours|in the same colour|` +
		`in any suit but that of the card below|regardless of suit))?` +
		`(?:, (\w+) following (\w+)|, (counting on) from \w+ to \w+|, \w+ and \w+ (being next to each other))?` +
		`(?: to the (\w+))?(?: \(([^)]*)\))?(.*)$`)
	laid = regexp.MustCompile(`^cards of (the same|another) (rank|suit|colour)` +
		`(?: and (of the same suit|of another suit|` +
		`of the same colour|of the opposite colour))?(.*)$`)
)

// suits are the words of how suits go together, and what they mean of a card and the one below it.
var suits = map[string]func(k, below cards.Kind) bool{
	"":                                       func(_, _ cards.Kind) bool { return true },
	"regardless of suit":                     func(_, _ cards.Kind) bool { return true },
	"in suit":                                func(k, below cards.Kind) bool { return k.Suit() == below.Suit() },
	"in alternating colours":                 func(k, below cards.Kind) bool { return k.Red() != below.Red() },
	"in the same colour":                     func(k, below cards.Kind) bool { return k.Red() == below.Red() },
	"in any suit but that of the card below": func(k, below cards.Kind) bool { return k.Suit() != below.Suit() },
	"of the same suit":                       func(k, below cards.Kind) bool { return k.Suit() == below.Suit() },
	"of another suit":                        func(k, below cards.Kind) bool { return k.Suit() != below.Suit() },
	"of the same colour":                     func(k, below cards.Kind) bool { return k.Red() == below.Red() },
	"of the opposite colour":                 func(k, below cards.Kind) bool { return k.Red() != below.Red() },
}

// readWay reads how cards are built, with the example that is given and the end that it does not
// know.
func readWay(text string) (w way, example, end string, ok bool) {
	if m := built.FindStringSubmatch(text); m != nil {
		w = way{up: m[1] != "down", down: m[1] != "up", by: 1, suits: m[3], wraps: m[4]+m[6]+m[7] != ""}
		if m[2] != "" {
			if w.by, ok = steps(m[2]); !ok {
				return w, "", "", false
			}
		}
		return w, m[9], m[10], true
	}
	if m := laid.FindStringSubmatch(text); m != nil {
		return way{alike: m[2], other: m[1] == "another", suits: m[3]}, "", m[4], true
	}
	return w, "", "", false
}

// fits reports whether a card may lie on another.
func (w way) fits(k, below cards.Kind, order []cards.Rank) bool {
	if !suits[w.suits](k, below) {
		return false
	}
	if w.alike != "" {
		same := false
		switch w.alike {
		case "rank":
			same = k.Rank() == below.Rank()
		case "suit":
			same = k.Suit() == below.Suit()
		case "colour":
			same = k.Red() == below.Red()
		}
		return same != w.other
	}
	n := len(order)
	d := slices.Index(order, k.Rank()) - slices.Index(order, below.Rank())
	if w.wraps {
		return w.up && (d-w.by)%n == 0 || w.down && (d+w.by)%n == 0
	}
	return w.up && d == w.by || w.down && d == -w.by
}

// example reads `a red six on a black seven`: pairs of cards that may lie on one another.
func example(text string, fits func(k, below cards.Kind) bool, in cards.Mask, order []cards.Rank) (good, read bool) {
	upper, lower, ok := strings.Cut(text, " on ")
	lower, other := strings.CutSuffix(lower, " of another suit")
	below, ok1 := some(lower, order)
	if !ok || !ok1 {
		return false, false
	}
	for _, w := range strings.Split(upper, " or ") {
		above, ok := some(w, order)
		if !ok {
			return false, false
		}
		for b := range (below & in).Each {
			for k := range (above & in).Each {
				if fits(k, b) != !(other && k.Suit() == b.Suit()) {
					return false, true
				}
			}
		}
	}
	return true, true
}
