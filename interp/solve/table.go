package solve

import (
	"math"
	"math/bits"

	"pat/interp/internal/machine"
)

// A table is a set of keys in blocks without pointers, so that the collector never looks into
// them. It is split in parts by the first bits of a key. They double together, up to some size;
// from there on each grows by itself, by an eighth, up to a bound, so that few slots lie idle, and
// little is there twice while one grows.
//
// The last two bytes of a key are its levels, see interp.State.Levelled. Of keys that differ in
// nothing else only one is kept, with the lowest of each level.
type table struct {
	parts [1 << partBits]part
	used  int
	most  int // slots of a part at most
}

const (
	partBits  = 4
	partStart = 64      // slots of a part to begin with
	partDense = 1 << 13 // slots of a part from which on it grows by itself
)

// A part is an open-addressed table of its own. Keys lie in the order of their first bits, but for
// those that lie further on as their place was taken.
type part struct {
	slots []slot
	used  int
}

// A slot holds 80 bits of a key and its levels: a search of a thousand million positions takes two
// of them for one about once in two million such searches.
type slot struct {
	a      uint32 // the first bits; 0 is an empty slot
	hi, lo uint32 // the second half, levels last
}

const (
	slotBytes  = 12
	tableStart = partStart << partBits * slotBytes // bytes
)

// newTable makes a table of at most so many bytes.
func newTable(bytes int64) *table {
	t := &table{}
	t.renew(bytes)
	return t
}

// renew makes the table as a new one of at most so many bytes, what is there twice for a time
// included.
func (t *table) renew(bytes int64) {
	slots := bytes / slotBytes / int64(len(t.parts)+1)
	t.most = max(partStart, int(min(slots, math.MaxInt32)))
	if t.bytes() != tableStart {
		t.begin(partStart)
	}
	t.empty()
}

// begin gives each part so many slots, all empty.
func (t *table) begin(n int) {
	t.used = 0
	block := make([]slot, len(t.parts)*n)
	hugePages(block)
	for i := range t.parts {
		t.parts[i].slots, t.parts[i].used = block[i*n:(i+1)*n:(i+1)*n], 0
	}
}

const (
	levelBits = 16 // of the second half
	levelMask = 1<<levelBits - 1
	lastLevel = 1<<8 - 1
)

// withLevels lays levels into a key.
func withLevels(k machine.Key, levels [2]uint8) machine.Key {
	k.B = k.B&^levelMask | uint64(levels[0])<<8 | uint64(levels[1])
	return k
}

// firstHalf and secondHalf are keys of the same levels made of one half.
func firstHalf(k machine.Key) machine.Key {
	k.B = k.A<<levelBits | k.B&levelMask
	return k
}

func secondHalf(k machine.Key) machine.Key {
	k.A = k.B &^ levelMask
	return k
}

// slotOf is what a slot holds of a key.
func slotOf(k machine.Key) slot {
	return slot{max(1, uint32(k.A>>32)), uint32(k.B >> 32), uint32(k.B)}
}

// is reports whether two slots hold the same key, its levels aside.
func (s slot) is(o slot) bool { return s.a == o.a && s.hi == o.hi && (s.lo^o.lo)>>levelBits == 0 }

// lower is a slot with the lower of each level of two that differ in nothing else.
func (s slot) lower(o slot) slot {
	s.lo = min(s.lo&^lastLevel, o.lo&^lastLevel) | min(s.lo&lastLevel, o.lo&lastLevel)
	return s
}

// part is where a key lies if it is in.
func (t *table) part(s slot) *part { return &t.parts[s.a>>(32-partBits)] }

// home is where the search for a key begins.
func (p *part) home(s slot) int {
	hi, _ := bits.Mul64(uint64(s.a)<<(32+partBits), uint64(len(p.slots)))
	return int(hi)
}

// find is where a key lies, or the empty slot for it.
func (p *part) find(s slot) *slot {
	i := p.home(s)
	for {
		at := &p.slots[i]
		if at.a == 0 || at.is(s) {
			return at
		}
		if i++; i == len(p.slots) {
			i = 0
		}
	}
}

// add puts a key in and reports whether it was not there; full is set where there is no room left
// for it.
func (t *table) add(k machine.Key) (fresh, full bool) {
	s := slotOf(k)
	p := t.part(s)
	at := p.find(s)
	if at.a != 0 {
		s = s.lower(*at)
		fresh, *at = s != *at, s
		return fresh, false
	}
	if p.used >= len(p.slots)/8*7 {
		if !t.grow(p) {
			return true, true
		}
		at = p.find(s)
	}
	*at = s
	p.used++
	t.used++
	return true, false
}

// has reports whether a key is in.
func (t *table) has(k machine.Key) bool {
	s := slotOf(k)
	at := t.part(s).find(s)
	return at.a != 0 && s.lower(*at) == *at
}

// put puts a key into a table that is full: where it would lie, or a little further, and what lay
// there is forgotten. No slot gets empty by that, so all others are still found.
func (t *table) put(k machine.Key) {
	s := slotOf(k)
	p := t.part(s)
	i := p.home(s)
	if p.slots[i].a == 0 {
		if p.used < len(p.slots)/16*15 { // some must stay empty, lest a search never end
			p.slots[i] = s
			p.used++
			t.used++
		}
		return
	}
	for n := s.lo >> levelBits % 8; n > 0; n-- {
		next := i + 1
		if next == len(p.slots) {
			next = 0
		}
		if p.slots[next].a == 0 {
			break
		}
		i = next
	}
	p.slots[i] = s
}

// grow makes a part larger, or all of them, unless they have the most slots they may have.
func (t *table) grow(p *part) bool {
	n := len(p.slots)
	switch {
	case 2*n <= min(partDense, t.most):
		old, used := t.parts, t.used
		t.begin(2 * n)
		for i := range old {
			t.parts[i].fill(&old[i])
		}
		t.used = used
	case n < t.most:
		old := *p
		p.slots = make([]slot, min(max(n/8*9, partDense), t.most))
		hugePages(p.slots)
		p.fill(&old)
	default:
		return false
	}
	return true
}

// fill puts all keys of another part into one that is empty.
func (p *part) fill(old *part) {
	for _, s := range old.slots {
		if s.a != 0 {
			*p.find(s) = s
		}
	}
	p.used = old.used
}

// empty takes all keys out.
func (t *table) empty() {
	switch {
	case t.used == 0:
		return
	case t.bytes() > 1<<20 && int64(t.used) < t.bytes()/(16*slotBytes):
		t.begin(partStart)
	default:
		t.used = 0
		for i := range t.parts {
			clear(t.parts[i].slots)
			t.parts[i].used = 0
		}
	}
}

// bytes is what the table holds.
func (t *table) bytes() int64 {
	n := 0
	for i := range t.parts {
		n += len(t.parts[i].slots)
	}
	return int64(n) * slotBytes
}
