package machine

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
