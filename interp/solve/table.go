package solve

import (
	"math"

	"pat/interp"
)

// A table is a set of keys in one block without pointers, so that the collector never looks into it. It grows by
// doubling, up to a bound.
//
// The lowest bits of a key are its level. Of keys that differ in nothing else only the lowest is kept, for from there all can be done
// that can be from the others: what is no lower than one in the table is taken to be in it.
type table struct {
	slots []interp.Key
	used  int
	most  int // slots at most
}

// tableStart is how many slots a table begins with.
const tableStart = 1 << 12

// newTable makes a table of at most so many bytes.
func newTable(bytes int64) *table {
	most := tableStart
	for int64(most) <= bytes/(2*keyBytes) && most <= math.MaxInt/2 { // a product of large numbers might be below zero
		most *= 2
	}
	return &table{slots: make([]interp.Key, tableStart), most: most}
}

const keyBytes = 16

const (
	levelBits = 10 // of the second half, as many as those of a height in a step
	levelMask = 1<<levelBits - 1
)

// differs tells keys apart, their levels aside.
func differs(a, b interp.Key) bool { return a.A != b.A || (a.B^b.B)&^levelMask != 0 }

// firstHalf and secondHalf are keys of the same level made of one half.
func firstHalf(k interp.Key) interp.Key {
	k.B = k.A<<levelBits | k.B&levelMask
	return k
}

func secondHalf(k interp.Key) interp.Key {
	k.A = k.B >> levelBits
	return k
}

// add puts a key in and reports whether it was not there; full is set where there is no room left for it.
func (t *table) add(k interp.Key) (fresh, full bool) {
	if k == (interp.Key{}) {
		k.A = 1 // an empty slot is all zeros
	}
	mask := uint64(len(t.slots) - 1)
	i := k.A & mask
	for t.slots[i] != (interp.Key{}) {
		if !differs(t.slots[i], k) {
			if t.slots[i].B <= k.B {
				return false, false
			}
			t.slots[i] = k
			return true, false
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
func (t *table) has(k interp.Key) bool {
	if k == (interp.Key{}) {
		k.A = 1
	}
	mask := uint64(len(t.slots) - 1)
	for i := k.A & mask; t.slots[i] != (interp.Key{}); i = (i + 1) & mask {
		if !differs(t.slots[i], k) {
			return t.slots[i].B <= k.B
		}
	}
	return false
}

// put puts a key into a table that is full: where it would lie, or a little further, and what lay there is forgotten. No
// slot gets empty by that, so all others are still found.
func (t *table) put(k interp.Key) {
	if k == (interp.Key{}) {
		k.A = 1
	}
	mask := uint64(len(t.slots) - 1)
	i := k.A & mask
	if t.slots[i] == (interp.Key{}) {
		if t.used < len(t.slots)/16*15 { // some must stay empty, lest a search never end
			t.slots[i] = k
			t.used++
		}
		return
	}
	for n := k.B % 8; n > 0 && t.slots[(i+1)&mask] != (interp.Key{}); n-- {
		i = (i + 1) & mask
	}
	t.slots[i] = k
}

// grow doubles the table. The old block is alive while keys move to the new one, so the last doubling leaves room for
// both.
func (t *table) grow() bool {
	if len(t.slots) >= t.most {
		return false
	}
	old := t.slots
	t.slots = make([]interp.Key, 2*len(old))
	hugePages(t.slots)
	mask := uint64(len(t.slots) - 1)
	for _, k := range old {
		if k == (interp.Key{}) {
			continue
		}
		i := k.A & mask
		for t.slots[i] != (interp.Key{}) {
			i = (i + 1) & mask
		}
		t.slots[i] = k
	}
	return true
}

// empty takes all keys out.
func (t *table) empty() {
	if len(t.slots) > 1<<16 && t.used < len(t.slots)/16 {
		t.slots = make([]interp.Key, tableStart)
	} else {
		clear(t.slots)
	}
	t.used = 0
}

// bytes is what the table holds.
func (t *table) bytes() int64 { return int64(len(t.slots)) * keyBytes }
