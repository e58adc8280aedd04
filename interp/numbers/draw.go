package numbers

import "math/big"

// ms is the Microsoft generator. Its state has 32 bits; what it puts out depends on where the
// number lies.
type ms struct {
	state uint32
	mask  uint32
	or    uint32
	add   uint32
}

func microsoft(n uint64) *ms {
	switch {
	case n < 1<<31:
		return &ms{state: uint32(n), mask: 0x7fff}
	case n < 1<<32:
		return &ms{state: uint32(n), mask: 0x7fff, or: 0x8000}
	}
	return &ms{state: uint32(n - 1<<32), mask: 0xffff, add: 1}
}

func (g *ms) next() uint32 {
	g.state = g.state*214013 + 2531011
	return g.state>>16&g.mask | g.or + g.add
}

func (g *ms) remainder(n int) int { return int(g.next() % uint32(n)) }

// A twister is MT19937.
type twister struct {
	m [words]uint32
	i int
}

// words is the size of the state, shift how far apart the words that make a new one stand.
const (
	words = 624
	shift = 397
)

// seeded begins with one number of 32 bits.
func seeded(seed uint32) *twister {
	t := &twister{i: words}
	t.m[0] = seed
	for i := uint32(1); i < words; i++ {
		t.m[i] = 1812433253*(t.m[i-1]^t.m[i-1]>>30) + i
	}
	return t
}

// twisterOf begins with a number of any size, as Python does: its words of 32 bits, the lowest
// first.
func twisterOf(n *big.Int) *twister {
	var key []uint32
	low := new(big.Int)
	for rest := new(big.Int).Set(n); rest.Sign() > 0; rest.Rsh(rest, 32) {
		key = append(key, uint32(low.And(rest, big.NewInt(1<<32-1)).Uint64()))
	}
	if key == nil {
		key = []uint32{0}
	}
	t := seeded(19650218)
	i := 1
	step := func() {
		if i++; i == words {
			t.m[0], i = t.m[words-1], 1
		}
	}
	for k := range max(words, len(key)) {
		j := k % len(key)
		t.m[i] = (t.m[i] ^ (t.m[i-1]^t.m[i-1]>>30)*1664525) + key[j] + uint32(j)
		step()
	}
	for range words - 1 {
		t.m[i] = (t.m[i] ^ (t.m[i-1]^t.m[i-1]>>30)*1566083941) - uint32(i)
		step()
	}
	t.m[0] = 1 << 31
	return t
}

func (t *twister) next() uint32 {
	if t.i == words {
		for i := range words {
			y := t.m[i]&(1<<31) | t.m[(i+1)%words]&(1<<31-1)
			t.m[i] = t.m[(i+shift)%words] ^ y>>1 ^ y&1*0x9908b0df
		}
		t.i = 0
	}
	y := t.m[t.i]
	t.i++
	y ^= y >> 11
	y ^= y << 7 & 0x9d2c5680
	y ^= y << 15 & 0xefc60000
	return y ^ y>>18
}

// real is a fraction below 1 of 53 bits.
func (t *twister) real() float64 {
	a, b := t.next()>>5, t.next()>>6
	return float64(uint64(a)<<26+uint64(b)) / (1 << 53)
}

func (t *twister) fraction(n int) int { return int(t.real() * float64(n)) }

// bucket cuts the 32-bit numbers into n ranges of one size and draws again where what is left over
// was hit.
func (t *twister) bucket(n int) int {
	const most = 1<<32 - 1
	k := uint32(n)
	size := most / k
	if most%k == k-1 {
		size++
	}
	for {
		if d := t.next() / size; d < k {
			return int(d)
		}
	}
}
