package told

import (
	"fmt"
	"regexp"
	"slices"
	"strings"

	"pat/dsl"
	"pat/interp"
)

// A heap is what the text says of one pile after the deal: of each card whether it lies face down.
type heap []bool

// faces are the ways in which the cards of a pile may face.
const faces = `, face up|, face down|, the last card of each pile face up, the others face down`

var (
	dealtEach = regexp.MustCompile(`^Deal (\w+) cards? to (each|each of the|each of) (.+?)((?:, row by row)?` +
		`(?:, in packets \([^)]*\))?(?:` + faces + `)?(?:, row by row)?)$`)
	dealtOne = regexp.MustCompile(`^Deal (\w+) cards? to (the .+|\w+ pile \d+)` +
		`(, face up|, face down|, the last face up, the others face down)$`)
	dealtRows  = regexp.MustCompile(`^Deal (?:all )?(\w+) cards to (the \w+) row by row: (.+?)(` + faces + `)$`)
	basesTaken = regexp.MustCompile(`^Before shuffling, take the (\w+) (\w+) out of the pack and ` +
		`lay them on (the [a-z ]*foundations)$`)
	rising   = regexp.MustCompile(`^one to the first pile, two to the second and so on, up to (\w+) to the \w+$`)
	perPile  = regexp.MustCompile(`^(\w+) to (?:pile (\d+)|each of piles (\d+) (?:to|and) (\d+))$`)
	numbered = regexp.MustCompile(`^(.+?) piles (\d+) (?:to|and) (\d+)$`)
	dealIdle = regexp.MustCompile(`^(?:Shuffle .+|Then, in this order: 1|Lay the .+ face down as the stock)$`)
)

// dealt reads what lies where after the deal; nil if the text does not say it of every pile in
// words that are known.
func (b *book) dealt() map[int]heap {
	out := map[int]heap{}
	add := func(pile, n int, facing string) {
		for i := range n {
			last := i == n-1 && strings.Contains(facing, "the others face down")
			out[pile] = append(out[pile], strings.Contains(facing, "face down") && !last)
		}
	}
	for _, s := range b.page.sentences["The deal"] {
		if m := dealtEach.FindStringSubmatch(s); m != nil {
			n, ok := count(m[1])
			piles := b.named(m[3])
			if !ok || piles == nil {
				return nil
			}
			for _, p := range piles {
				add(p, n, m[4])
			}
			continue
		}
		if m := dealtRows.FindStringSubmatch(s); m != nil {
			zs, ns := b.zones(m[2]), rowNumbers(m[3])
			if len(zs) != 1 || ns == nil || len(ns) != zs[0].zone.Count {
				return nil
			}
			sum := 0
			for i, n := range ns {
				add(zs[0].zone.First+i, n, m[4])
				sum += n
			}
			if all, ok := count(m[1]); ok && all != sum {
				b.wrong = append(b.wrong, "the numbers do not add up: "+s)
			}
			continue
		}
		if m := dealtOne.FindStringSubmatch(s); m != nil {
			n, ok := count(m[1])
			if piles := b.named(strings.TrimPrefix(m[2], "the ")); ok && len(piles) == 1 {
				add(piles[0], n, m[3])
				continue
			}
			return nil
		}
		if m := basesTaken.FindStringSubmatch(s); m != nil {
			n, ok := count(m[1])
			zs := b.zones(m[3])
			if !ok || len(zs) != 1 || zs[0].zone.Count != n {
				return nil
			}
			for i := range n {
				add(zs[0].zone.First+i, 1, "")
			}
			continue
		}
		if !dealIdle.MatchString(s) {
			return nil
		}
	}
	return out
}

// named lists the piles of `tableau pile`, `reserve piles 1 to 4`, `reserve`.
func (b *book) named(words string) []int {
	words = strings.TrimPrefix(words, "the ")
	if m := numbered.FindStringSubmatch(words); m != nil {
		all := b.named(m[1] + " pile")
		lo, _ := count(m[2])
		hi, _ := count(m[3])
		if lo < 1 || hi > len(all) {
			return nil
		}
		return all[lo-1 : hi]
	}
	zone, at := words, ""
	if before, n, ok := strings.Cut(words, " pile "); ok {
		zone, at = before, n
	}
	zone = strings.TrimSuffix(strings.TrimSuffix(zone, " pile"), " place")
	for _, z := range b.sections {
		title := strings.TrimPrefix(z.title, "the ")
		if title != zone && strings.TrimSuffix(title, "s") != zone {
			continue
		}
		var out []int
		for i := range z.zone.Count {
			out = append(out, z.zone.First+i)
		}
		if n, ok := count(at); ok && n >= 1 && n <= len(out) {
			return out[n-1 : n]
		}
		return out
	}
	return nil
}

// rowNumbers reads how many cards each pile gets.
func rowNumbers(text string) []int {
	if m := rising.FindStringSubmatch(text); m != nil {
		n, ok := count(m[1])
		if !ok {
			return nil
		}
		var out []int
		for i := range n {
			out = append(out, i+1)
		}
		return out
	}
	var out []int
	list := regexp.MustCompile(`, | and (?:` + strings.Join(units[1:], "|") + `|\d+) to `)
	at := 0
	for _, cut := range append(list.FindAllStringIndex(text, -1), []int{len(text), len(text)}) {
		part := strings.TrimPrefix(strings.TrimPrefix(text[at:cut[0]], ", "), " and ")
		at = cut[0]
		m := perPile.FindStringSubmatch(part)
		if m == nil {
			return nil
		}
		n, _ := count(m[1])
		lo, _ := count(m[2] + m[3])
		hi := lo
		if m[4] != "" {
			hi, _ = count(m[4])
		}
		if lo != len(out)+1 {
			return nil
		}
		for range hi - lo + 1 {
			out = append(out, n)
		}
	}
	return out
}

// askDeal asks of a deal whether everything lies as told.
func (b *book) askDeal(s *interp.State, sum *tally) error {
	if _, waits := s.Waiting(); waits || b.automatic {
		return nil
	}
	said := b.dealt()
	if said != nil {
		sum.deals++
	}
	for _, z := range b.sections {
		for i := range z.zone.Count {
			p := z.zone.First + i
			h, told := said[p]
			switch {
			case z.zone.Kind == dsl.Stock:
				if b.stockLeft > 0 && s.Len(p) != b.stockLeft {
					return fmt.Errorf("the text leaves %d cards in the stock, play %d", b.stockLeft, s.Len(p))
				}
			case slices.Contains(b.handedOut, z.title) && s.Len(p) > 0:
				return fmt.Errorf("nothing is dealt to %s, says the text, and %d cards lie there", z.title, s.Len(p))
			case said == nil:
			case len(h) != s.Len(p):
				return fmt.Errorf("the text deals %d cards to pile %d of %s, play %d", len(h), i+1, z.title, s.Len(p))
			case told && !z.zone.Kind.Keeps():
				for j := range s.Len(p) {
					turned := j+1 == s.Len(p) && (b.turnsUp || b.uncovers && !s.Covered(p))
					if down := h[j] && !turned; down != s.Card(p, j).Down() {
						return fmt.Errorf("card %d of pile %d of %s: face down is %v in the text",
							j+1, i+1, z.title, down)
					}
				}
			}
		}
	}
	return nil
}

// askStock asks whether the stock is turned and dealt again as told. used is how often it has
// been dealt again.
func (b *book) askStock(s *interp.State, used int) error {
	stock, waste := b.only(dsl.Stock), b.only(dsl.Waste)
	if _, waits := s.Waiting(); waits || b.automatic || b.follows {
		return nil
	}
	if stock < 0 || waste < 0 {
		return nil
	}
	if b.turns > 0 {
		m := interp.TurnMove(0)
		if s.Legal(m) != (s.Len(stock) > 0) {
			return fmt.Errorf("%d cards lie in the stock, and that it may be turned is %v", s.Len(stock), s.Legal(m))
		}
		if s.Legal(m) {
			want := s.Len(waste) + min(b.turns, s.Len(stock))
			s.Apply(m)
			got := s.Len(waste)
			s.Undo()
			if got != want {
				return fmt.Errorf("after a turn the waste holds %d cards; the text says %d", got, want)
			}
		}
	}
	at := slices.Index(b.g.Actions(), "redeal")
	if b.redeals == -2 || at < 0 {
		return nil
	}
	m := interp.ActionMove(at)
	may := s.Len(stock) == 0 && s.Len(waste) > 0 && (b.redeals < 0 || used < b.redeals)
	if s.Legal(m) != may {
		return fmt.Errorf("%d cards in the stock, %d in the waste, dealt again %d times: that it may be again is %v",
			s.Len(stock), s.Len(waste), used, s.Legal(m))
	}
	if may {
		first := s.Card(waste, 0).Kind()
		n := s.Len(waste)
		s.Apply(m)
		good := s.Len(stock) == n && s.Len(waste) == 0 && s.Card(stock, n-1).Kind() == first
		s.Undo()
		if !good {
			return fmt.Errorf("the waste is not turned over as told")
		}
	}
	return nil
}

// only is the pile of a kind of which there is one; -1 if there is none.
func (b *book) only(k dsl.Kind) int {
	for _, z := range b.sections {
		if z.zone.Kind == k && z.zone.Count == 1 {
			return z.zone.First
		}
	}
	return -1
}

// askFaces asks whether face-down cards have turned up.
func (b *book) askFaces(s *interp.State) error {
	if _, waits := s.Waiting(); waits {
		return nil
	}
	for _, z := range b.sections {
		if !b.turnsUp || z.zone.Kind == dsl.Stock || z.zone.Kind.Keeps() {
			continue
		}
		for i := range z.zone.Count {
			p := z.zone.First + i
			if n := s.Len(p); n > 0 && s.Card(p, n-1).Down() {
				return fmt.Errorf("the top card of pile %d of %s lies face down", i+1, z.title)
			}
		}
	}
	return nil
}
