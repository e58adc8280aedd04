package interp

// Pack appends the position to buf in a few bytes, for a search that holds many: the cards of every pile behind their
// number, the numbers that rules keep, and the generator where the game shuffles.
func (s *State) Pack(buf []byte) []byte {
	for p := range s.g.nPiles {
		n := int(s.n[p])
		buf = append(buf, byte(n))
		if s.g.shift >= 8 {
			buf = append(buf, byte(n>>8))
		}
		base := p << s.g.shift
		for _, c := range s.cards[base : base+n] {
			buf = append(buf, byte(c))
		}
	}
	for _, v := range s.ints[:s.g.kept] {
		buf = append(buf, byte(v), byte(uint16(v)>>8))
	}
	if s.g.shuffles {
		for i := range 8 {
			buf = append(buf, byte(uint64(s.rng)>>(8*i)))
		}
	}
	return buf
}

// Unpack makes s the position that Pack wrote, of a game that is being played, without a past. Piles that are the same
// already are left alone.
func (s *State) Unpack(buf []byte) {
	for p := range s.g.nPiles {
		n := int(buf[0])
		buf = buf[1:]
		if s.g.shift >= 8 {
			n |= int(buf[0]) << 8
			buf = buf[1:]
		}
		base, same := p<<s.g.shift, 0
		for same < n && same < int(s.n[p]) && s.cards[base+same] == Card(buf[same]) {
			same++
		}
		if same < n || n < int(s.n[p]) {
			old := s.chain[base+int(s.n[p])]
			for i := same; i < n; i++ {
				s.cards[base+i] = Card(buf[i])
			}
			s.n[p] = uint16(n)
			s.rehash(p, same, old)
		}
		buf = buf[n:]
	}
	for i := range s.g.kept {
		if v := int16(uint16(buf[0]) | uint16(buf[1])<<8); v != s.ints[i] {
			s.putInt(i, v)
		}
		buf = buf[2:]
	}
	if s.g.shuffles {
		v := uint64(0)
		for i := range 8 {
			v |= uint64(buf[i]) << (8 * i)
		}
		s.rng = generator(v)
	}
	s.status, s.fault = Playing, ""
	s.Forget()
}
