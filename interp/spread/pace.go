package spread

import (
	"time"

	"pat/interp/survey"
)

// What a block is to take a worker: long beside what it takes to carry it, short beside what may be
// lost with a worker.
const blockTime = 5 * time.Second

// mostDeals bounds a block, so that its answer is a message that every server takes.
const mostDeals = 2000

// firstDeals is the size of the first blocks, before anything is known of the deals.
const firstDeals = 8

// growth is by how much a block may be larger than any that was answered: the deals that come back
// first are the easy ones.
const growth = 4

// A pace tells how large blocks are and how fast it goes.
type pace struct {
	start   time.Time
	deals   int     // answered since we began
	ms      float64 // what they took
	largest int     // block that was answered

	marks []mark // one a second, of the last minute
}

type mark struct {
	at    time.Time
	deals int
}

func (p *pace) add(records []survey.Record) {
	for i := range records {
		p.ms += records[i].MS
	}
	p.deals += len(records)
	p.largest = max(p.largest, len(records))
}

// size is how many deals the next block has, where so many are not handed out yet to so many
// threads: towards the end less, so that none is waited for.
func (p *pace) size(left, threads int) int {
	n := firstDeals
	if p.deals > 0 {
		n = mostDeals
		if mean := p.ms / float64(p.deals); mean > 0 {
			n = int(min(mostDeals, float64(blockTime.Milliseconds())/mean))
		}
		n = min(n, growth*max(p.largest, firstDeals))
	}
	return max(1, min(n, left/(2*max(1, threads))))
}

// window is how many blocks are out at most: one that each thread searches, one that it finds when
// it is done, and some for threads that we have not heard of. More would take room on the queue,
// and be waited for in the end.
func window(threads int) int { return min(8+2*threads, 20_000) }

// rate is deals a second in the last minute.
func (p *pace) rate(now time.Time) float64 {
	const every, of = time.Second, time.Minute
	if n := len(p.marks); n == 0 || now.Sub(p.marks[n-1].at) >= every {
		p.marks = append(p.marks, mark{now, p.deals})
	}
	for len(p.marks) > 2 && now.Sub(p.marks[1].at) > of {
		p.marks = p.marks[1:]
	}
	from := p.marks[0]
	spent := now.Sub(from.at).Seconds()
	if spent <= 0 {
		return 0
	}
	return float64(p.deals-from.deals) / spent
}
