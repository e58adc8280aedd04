package solve

import (
	"math"

	"pat/interp/internal/machine"
)

// A table is a set of keys in one block without pointers, so that the collector never looks into
// it. It grows by doubling, up to a bound.
//
// The last two bytes of a key are its levels, see interp.State.Levelled. Of keys that differ in
// nothing else only one is kept, with the lowest of each level.
type table struct {
	slots []machine.Key
	used  int
	most  int // slots at most
}

// tableStart is how many slots a table begins with.
const tableStart = 1 << 10

// newTable makes a table of at most so many bytes.
func newTable(bytes int64) *table {
	t := &table{}
	t.renew(bytes)
	return t
}

// renew makes the table as a new one of at most so many bytes.
func (t *table) renew(bytes int64) {
	t.most = tableStart
	for int64(t.most) <= bytes/(2*keyBytes) && t.most <= math.MaxInt/2 { // a large product might be below zero
		t.most *= 2
	}
	if len(t.slots) != tableStart {
		t.slots, t.used = make([]machine.Key, tableStart), 0
	} else {
		t.empty()
	}
}

const keyBytes = 16

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
	k.A = k.B >> levelBits
	return k
}

// differs tells keys apart, their levels aside.
func differs(a, b machine.Key) bool { return a.A != b.A || (a.B^b.B)>>levelBits != 0 }

// lower is a key with the lower of each level of two that differ in nothing else.
func lower(a, b machine.Key) machine.Key {
	a.B = min(a.B&^lastLevel, b.B&^lastLevel) | min(a.B&lastLevel, b.B&lastLevel)
	return a
}

// add puts a key in and reports whether it was not there; full is set where there is no room left
// for it.
func (t *table) add(k machine.Key) (fresh, full bool) {
	if k == (machine.Key{}) {
		k.A = 1 // an empty slot is all zeros
	}
	mask := uint64(len(t.slots) - 1)
	i := k.A & mask
	for t.slots[i] != (machine.Key{}) {
		if !differs(t.slots[i], k) {
			k = lower(t.slots[i], k)
			fresh, t.slots[i] = k != t.slots[i], k
			return fresh, false
		}
		i = (i + 1) & mask
	}
	if t.used >= len(t.slots)/8*7 {
		if !t.grow() {
			return true, true
		}
		return t.add(k)
	}
	t.slots[i] = k
	t.used++
	return true, false
}

// has reports whether a key is in.
func (t *table) has(k machine.Key) bool {
	if k == (machine.Key{}) {
		k.A = 1
	}
	mask := uint64(len(t.slots) - 1)
	for i := k.A & mask; t.slots[i] != (machine.Key{}); i = (i + 1) & mask {
		if !differs(t.slots[i], k) {
			return lower(t.slots[i], k) == t.slots[i]
		}
	}
	return false
}

// put puts a key into a table that is full: where it would lie, or a little further, and what lay
// there is forgotten. No slot gets empty by that, so all others are still found.
func (t *table) put(k machine.Key) {
	if k == (machine.Key{}) {
		k.A = 1
	}
	mask := uint64(len(t.slots) - 1)
	i := k.A & mask
	if t.slots[i] == (machine.Key{}) {
		if t.used < len(t.slots)/16*15 { // some must stay empty, lest a search never end
			t.slots[i] = k
			t.used++
		}
		return
	}
	for n := k.B % 8; n > 0 && t.slots[(i+1)&mask] != (machine.Key{}); n-- {
		i = (i + 1) & mask
	}
	t.slots[i] = k
}

// grow doubles the table. The old block is alive while keys move to the new one, so the last
// doubling leaves room for both.
func (t *table) grow() bool {
	if len(t.slots) >= t.most {
		return false
	}
	old := t.slots
	t.slots = make([]machine.Key, 2*len(old))
	hugePages(t.slots)
	mask := uint64(len(t.slots) - 1)
	for _, k := range old {
		if k == (machine.Key{}) {
			continue
		}
		i := k.A & mask
		for t.slots[i] != (machine.Key{}) {
			i = (i + 1) & mask
		}
		t.slots[i] = k
	}
	return true
}

// empty takes all keys out.
func (t *table) empty() {
	switch {
	case t.used == 0:
		return
	case len(t.slots) > 1<<16 && t.used < len(t.slots)/16:
		t.slots = make([]machine.Key, tableStart)
	default:
		clear(t.slots)
	}
	t.used = 0
}

// bytes is what the table holds.
func (t *table) bytes() int64 { return int64(len(t.slots)) * keyBytes }
