package spread

import (
	"cmp"
	"slices"
)

// A plan says which deals are handed out next. It remembers what is out, not what is decided: that
// the record knows.
type plan struct {
	deals int
	has   func(i int) bool

	next  int             // deals before it were handed out, or stand in again
	there []Block         // handed out before we began, in their order; next goes round them
	again []Block         // to be handed out once more
	out   map[Block]round // handed out, and in which round
	round round
	early []Block // handed back before the plan began
	begun bool
}

// A round is the time between two looks at the queue.
type round int

func newPlan(deals int, has func(i int) bool) *plan {
	return &plan{deals: deals, has: has, out: map[Block]round{}}
}

// begin is told which blocks are on the queue. Before it nothing is handed out.
func (p *plan) begin(waiting []Block) {
	p.begun = true
	for _, b := range waiting {
		if b.First < 0 || b.Deals < 1 || b.First > p.deals-b.Deals {
			continue // nobody's
		}
		p.out[b] = p.round
		p.there = append(p.there, b)
	}
	for _, b := range p.early {
		p.again = append(p.again, b)
		p.there = append(p.there, b)
	}
	slices.SortFunc(p.there, func(a, b Block) int { return cmp.Compare(a.First, b.First) })
	p.early = nil
}

// take gives the next block, of at most so many deals.
func (p *plan) take(most int) (Block, bool) {
	for len(p.again) > 0 {
		b := p.again[0]
		p.again = p.again[1:]
		if p.open(b) {
			p.out[b] = p.round
			return b, true
		}
	}
	for p.next < p.deals && !p.free(p.next) {
		p.next++
	}
	b := Block{First: p.next}
	for p.next < p.deals && b.Deals < most && p.free(p.next) {
		p.next++
		b.Deals++
	}
	if b.Deals > 0 {
		p.out[b] = p.round
	}
	return b, b.Deals > 0
}

// free reports whether a deal that next has come to is neither decided nor handed out.
func (p *plan) free(i int) bool {
	for len(p.there) > 0 && p.there[0].First+p.there[0].Deals <= i {
		p.there = p.there[1:]
	}
	return !p.has(i) && (len(p.there) == 0 || i < p.there[0].First)
}

// open reports whether some deal of a block is not decided.
func (p *plan) open(b Block) bool {
	for i := b.First; i < b.First+b.Deals; i++ {
		if !p.has(i) {
			return true
		}
	}
	return false
}

// answered takes a block off. What was not decided of it is handed out again, deal by deal where it
// was handed back. The answer to a block that is not out changes nothing: it was given before.
func (p *plan) answered(a Answer) {
	if _, out := p.out[a.Block]; p.begun && !out {
		return
	}
	delete(p.out, a.Block)
	rest := func(b Block) {
		if b.First == a.First && b.Deals == a.Deals && b.Lost == a.Lost {
			b.Try = a.Try + 1 // the queue may still have the other for a moment
		}
		if p.begun {
			p.again = append(p.again, b)
		} else if b.Lost > 0 { // the others are found by going over all deals
			p.early = append(p.early, b)
		}
	}
	one := Block{Lost: max(a.Block.Lost, a.Back)}
	for i := a.First; i < a.First+a.Deals; i++ {
		switch {
		case p.has(i) || one.Deals > 0 && a.Back > 0:
			if one.Deals > 0 {
				rest(one)
			}
			one.First, one.Deals = i, 0
			if !p.has(i) {
				one.Deals = 1
			}
		case one.Deals == 0:
			one.First, one.Deals = i, 1
		default:
			one.Deals++
		}
	}
	if one.Deals > 0 {
		rest(one)
	}
}

// away is how many deals are out.
func (p *plan) away() (n int) {
	for b := range p.out {
		n += b.Deals
	}
	return n
}

// look begins a round: what is put out from here on, the look at the queue need not find.
func (p *plan) look() { p.round++ }

// looked is told what was on the queue when the round began, once all answers of before have come.
// Blocks of before that are not there were lost.
func (p *plan) looked(waiting []Block) (lost int) {
	found := map[Block]bool{}
	for _, b := range waiting {
		found[b] = true
	}
	for b, when := range p.out {
		if when < p.round && !found[b] {
			delete(p.out, b)
			p.again = append(p.again, b)
			lost++
		}
	}
	return lost
}
