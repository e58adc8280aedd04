package code

// MaxPiles is how many piles a game may have: a pile is a byte.
const MaxPiles = 256

// A Pile is what the rules fix of one: its zone and where it lies there.
type Pile struct {
	Zone        uint8
	Number      uint8 // from 1
	Row, Column uint8
	Covers      []uint8 // piles that lie on it
}

// A PileSet is a set of piles; nil is all of them.
type PileSet [MaxPiles / 64]uint64

// Has reports whether a pile is in the set.
func (ps *PileSet) Has(p int) bool { return ps == nil || ps[p>>6]>>(p&63)&1 != 0 }

// SetOf is some piles as a set.
func SetOf(list []uint8) *PileSet {
	ps := &PileSet{}
	for _, p := range list {
		ps.Add(int(p))
	}
	return ps
}

// Set is the piles of a zone.
func (z *Zone) Set() *PileSet {
	ps := &PileSet{}
	for p := z.First; p < z.First+z.N; p++ {
		ps.Add(p)
	}
	return ps
}

// Meets reports whether a pile is in both of two sets.
func (ps *PileSet) Meets(o *PileSet) bool {
	for p := range MaxPiles {
		if ps.Has(p) && o.Has(p) {
			return true
		}
	}
	return false
}

// Add puts a pile into a set.
func (ps *PileSet) Add(p int) { ps[p>>6] |= 1 << (p & 63) }

// And is the piles that are in either of two sets.
func (ps *PileSet) And(o *PileSet) *PileSet {
	if ps == nil || o == nil {
		return nil
	}
	both := *ps
	for i := range both {
		both[i] |= o[i]
	}
	return &both
}

// A Reach is the piles that a line speaks of, seen from a pile of its zone: the same for all, or
// (`pile left`, `own reserve`) others for each.
type Reach struct {
	Same  PileSet
	By    []PileSet // by the pile it is seen from, less First; nil where all see the same
	First int
}

// Has reports whether a line of pile own speaks of a pile.
func (r *Reach) Has(own, p int) bool {
	switch {
	case r == nil:
		return true
	case r.By == nil:
		return r.Same.Has(p)
	}
	return r.By[own-r.First].Has(p)
}

// Reaches reports whether a line that speaks of some piles speaks of one of a zone.
func (r *Reach) Reaches(z *Zone) bool {
	if r == nil {
		return true
	}
	for p := z.First; p < z.First+z.N; p++ {
		if r.By == nil && r.Same.Has(p) {
			return true
		}
		for i := range r.By {
			if r.By[i].Has(p) {
				return true
			}
		}
	}
	return false
}

// All reports whether a line speaks of every pile of a zone, whatever pile it is seen from.
func (r *Reach) All(z *Zone) bool {
	if r == nil {
		return true
	}
	if r.By != nil {
		return false
	}
	for p := z.First; p < z.First+z.N; p++ {
		if !r.Same.Has(p) {
			return false
		}
	}
	return true
}

// Any reports whether a line speaks of some pile of a zone.
func (r *Reach) Any(z *Zone) bool {
	if r == nil || r.By != nil {
		return true
	}
	for p := z.First; p < z.First+z.N; p++ {
		if r.Same.Has(p) {
			return true
		}
	}
	return false
}
