package table

import "slices"

// This file answers what moved between two positions, for drawing it. It looks at nothing but what
// the player saw before and sees now, so that it can tell nothing else: of cards that lie face down
// before or after, any may have become any.

// A place is a card on the table: the pile and the place in it, from the bottom.
type place struct{ pile, at int }

// steps lists what went from where to where between two positions, each given as the visible cards
// of every pile. Cards that lie where they lay are in none, nor are those that only turned over.
func steps(before, after [][]string) []Step {
	d := &difference{before: before, after: after, from: map[place]place{}, left: map[place]bool{}}
	for p := range after {
		d.compare(p)
	}
	d.match(func(b, a string) bool { return b == a && b != Hidden })
	d.match(func(b, _ string) bool { return b == Hidden })
	d.match(func(_, a string) bool { return a == Hidden })
	return d.steps()
}

type difference struct {
	before, after [][]string
	gone, come    []place         // places that a card left, and that one came to
	left          map[place]bool  // of gone: told already where it went
	from          map[place]place // of come: from where
}

// compare finds what left a pile and came to it: all above the first card that is another. One that
// is seen where none was, or the other way round, has turned over, unless it came from another pile
// or went to one.
func (d *difference) compare(p int) {
	b, a := d.before[p], d.after[p]
	alike := func(i int) bool {
		return a[i] == b[i] ||
			a[i] == Hidden && shown(d.after, b[i], p) <= shown(d.before, b[i], p) ||
			b[i] == Hidden && shown(d.before, a[i], p) <= shown(d.after, a[i], p)
	}
	same := 0
	for same < len(a) && same < len(b) && alike(same) {
		same++
	}
	for i := same; i < len(b); i++ {
		d.gone = append(d.gone, place{p, i})
	}
	for i := same; i < len(a); i++ {
		d.come = append(d.come, place{p, i})
	}
}

// shown is how often a card is seen, but for one pile.
func shown(piles [][]string, card string, but int) (n int) {
	for p, cards := range piles {
		for _, c := range cards {
			if c == card && p != but {
				n++
			}
		}
	}
	return n
}

// match gives each card that came and is not yet told a card that went away: the one above that
// before it if it can, so that cards which lay together go together; else one of the same pile,
// else the topmost of the first.
func (d *difference) match(may func(before, after string) bool) {
	for _, to := range d.come {
		if _, told := d.from[to]; told {
			continue
		}
		fits := func(b place) bool {
			return b.pile < len(d.before) && b.at < len(d.before[b.pile]) && !d.left[b] &&
				may(d.before[b.pile][b.at], d.after[to.pile][to.at])
		}
		if below, ok := d.from[place{to.pile, to.at - 1}]; ok {
			if next := (place{below.pile, below.at + 1}); fits(next) {
				d.tell(to, next)
				continue
			}
		}
		best := place{-1, -1}
		for _, b := range d.gone {
			nearer := b.pile == to.pile && best.pile != to.pile || b.pile == best.pile && b.at > best.at
			if (best.pile < 0 || nearer) && fits(b) {
				best = b
			}
		}
		if best.pile >= 0 {
			d.tell(to, d.lowest(to, best, may))
		}
	}
}

// lowest is where cards that lie together and came together begin: the card best itself, or the
// first of the run below it that also came to the same pile.
func (d *difference) lowest(to, best place, may func(before, after string) bool) place {
	n := len(d.after[to.pile]) - to.at // cards that came from to on
	for first := max(0, best.at-n+1); first < best.at; first++ {
		run := true
		for i := first; run && i <= best.at; i++ {
			run = !d.left[place{best.pile, i}] && may(d.before[best.pile][i], d.after[to.pile][to.at+i-first])
		}
		if run && slices.Contains(d.gone, place{best.pile, first}) {
			return place{best.pile, first}
		}
	}
	return best
}

func (d *difference) tell(to, from place) {
	d.from[to], d.left[from] = from, true
}

// steps puts cards together that went together.
func (d *difference) steps() []Step {
	var out []Step
	for _, to := range d.come {
		from, ok := d.from[to]
		if !ok || from == to {
			continue
		}
		if n := len(out); n > 0 {
			s := &out[n-1]
			if s.To == to.pile && s.From == from.pile && s.Into+s.N == to.at && s.At+s.N == from.at {
				s.N++
				continue
			}
		}
		out = append(out, Step{From: from.pile, At: from.at, N: 1, To: to.pile, Into: to.at})
	}
	return out
}
