package machine

import (
	"math/bits"
)

// A Key stands for a position: 128 bits, so that even a search of a thousand million positions
// takes no two of them for one. Positions that differ only in the order of interchangeable piles,
// or in which of two equal cards lies where, have the same key. It is the sum of the keys of the
// piles, so that a move changes it in a few steps; the key of a pile is a chain over its cards
// (Zobrist hashing would need a number for every card at every height), or a sum over them where
// their order does not count.
type Key struct{ A, B uint64 }

// add makes another term part of the sum.
func (k *Key) add(o Key) {
	k.A += o.A
	k.B += o.B
}

// Swap replaces one term of the sum by another.
func (k *Key) Swap(old, now Key) {
	k.A += now.A - old.A
	k.B += now.B - old.B
}

// Lent is the key of a position in which a card is lent and must be of use at once (see
// Game.Lends).
func (k Key) Lent(c Card) Key {
	k.add(KeyOf(uint64(c.Kind())+0x3c6ef372fe94f82b, 0x9b05688c2b3e6c1f))
	return k
}

// mix folds the 128-bit product of two numbers, the heart of wyhash (Wang Yi, 2019).
func mix(a, b uint64) uint64 {
	hi, lo := bits.Mul64(a^0xa0761d6478bd642f, b^0xe7037ed1a0b428db)
	return hi ^ lo
}

// KeyOf makes a key of two numbers.
func KeyOf(a, b uint64) Key { return Key{mix(a, b), mix(a^0x8ebc6af09c88c6e3, b^0x589965cc75374cc3)} }

// HashInt is the term of a number that rules keep. The pass counts only where some rule asks for
// it.
func (g *Game) HashInt(i int, v int16) Key {
	if i == IntPass && !g.AsksPass {
		return Key{}
	}
	return KeyOf(uint64(i)+1, uint64(uint16(v))+0x51ed27)
}

// cardKeys are the terms of cards where their order does not count. Sums of them must not be alike,
// so that they are far from any rule: mixed twice.
var cardKeys = func() (keys [256]Key) {
	for c := range keys {
		k := KeyOf(uint64(c)+0x6a09e667f3bcc909, 0xbb67ae8584caa73b)
		keys[c] = KeyOf(k.A, k.B)
	}
	return keys
}()

// rowKeys are the same for cards of a stock that goes round: others, for a card may go from there
// to a discard.
var rowKeys = func() (keys [64]Key) {
	for c := range keys {
		k := KeyOf(uint64(c)+0xa54ff53a5f1d36f1, 0x510e527fade682d1)
		keys[c] = KeyOf(k.A, k.B)
	}
	return keys
}()

// Link is the hash of a pile with one more card. In a discard the order does not count, and in a
// search not in a stock that goes round.
func (g *Game) Link(p int, h Key, c Card) Key {
	if g.Rows && (p == g.Cycle.Stock || p == g.Cycle.Waste) {
		h.add(g.RowKey(c))
		if p == g.Cycle.Waste {
			h.add(HeightKey(1))
		}
		return h
	}
	c = g.Alike[c]
	if g.Bag[p&0xff] {
		k := cardKeys[c]
		h.add(KeyOf(k.A, k.B+uint64(p)))
		return h
	}
	if g.TopOnly[p&0xff] {
		return KeyOf(uint64(p)+0x3c6ef372fe94f82b, uint64(c)+0x9e3779b97f4a7c15)
	}
	return Key{mix(h.A, uint64(c)+0x9e3779b97f4a7c15), mix(h.B, uint64(g.Seems[c])+0x1d8e4e27c47d124f)}
}

// RowKey is the term of a card in a stock that goes round or its waste.
func (g *Game) RowKey(c Card) Key {
	c &^= FaceDown
	return Key{rowKeys[c&63].A, rowKeys[g.Seems[c]&63].B}
}

// HeightKey is the term of so many cards more in the waste.
func HeightKey(n int) Key {
	return Key{uint64(n) * 0x9fb21c651e98df25, uint64(n) * 0xd6e8feb86659fd93}
}

// Key is the key of the position.
func (s *State) Key() Key {
	k := s.sum
	if s.Game.Shuffles {
		k.add(s.Rng.key())
	}
	return k
}

// key is the term of the generator.
func (g Generator) key() Key { return KeyOf(uint64(g), 0x2545f4914f6cdd1d) }

// PileSeed is what the key of a pile begins with that is told apart from all others.
func PileSeed(p int) Key { return KeyOf(uint64(p)+1, 0x5be0cd19137e2179) }

// Pack appends the position to buf in a few bytes, for a search that holds many: the cards of every
// pile behind their number, the numbers that rules keep, and the generator where the game shuffles.
func (s *State) Pack(buf []byte) []byte {
	for p := range s.Game.NPiles {
		n := int(s.N[p])
		buf = append(buf, byte(n))
		if s.Game.Shift >= 8 {
			buf = append(buf, byte(n>>8))
		}
		base := p << s.Game.Shift
		for _, c := range s.Cards[base : base+n] {
			buf = append(buf, byte(c))
		}
	}
	for _, v := range s.Ints[:s.Game.Kept] {
		buf = append(buf, byte(v), byte(uint16(v)>>8))
	}
	if s.Game.Shuffles {
		for i := range 8 {
			buf = append(buf, byte(uint64(s.Rng)>>(8*i)))
		}
	}
	return buf
}

// Unpack makes s the position that Pack wrote, of a game that is being played, without a past.
// Piles that are the same already are left alone.
func (s *State) Unpack(buf []byte) {
	for p := range s.Game.NPiles {
		n := int(buf[0])
		buf = buf[1:]
		if s.Game.Shift >= 8 {
			n |= int(buf[0]) << 8
			buf = buf[1:]
		}
		base, same := p<<s.Game.Shift, 0
		for same < n && same < int(s.N[p]) && s.Cards[base+same] == Card(buf[same]) {
			same++
		}
		if same < n || n < int(s.N[p]) {
			old := s.Chain[base+int(s.N[p])]
			for i := same; i < n; i++ {
				s.Cards[base+i] = Card(buf[i])
			}
			s.N[p] = uint16(n)
			s.Rehash(p, same, old)
		}
		buf = buf[n:]
	}
	for i := range s.Game.Kept {
		if v := int16(uint16(buf[0]) | uint16(buf[1])<<8); v != s.Ints[i] {
			s.PutInt(i, v)
		}
		buf = buf[2:]
	}
	if s.Game.Shuffles {
		v := uint64(0)
		for i := range 8 {
			v |= uint64(buf[i]) << (8 * i)
		}
		s.Rng = Generator(v)
	}
	s.Status, s.fault = Playing, ""
	s.Forget()
}
