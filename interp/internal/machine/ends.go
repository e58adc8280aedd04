package machine

// What a play leads to, told without making it. Most positions that a search looks at it has met
// before; where the key of a position is known beforehand, those need not be set up.

// A Rest is piles that must hold few cards for a goal to be reached.
type Rest struct {
	Piles []uint8
	Most  int // cards on all of them
}

// Far reports whether piles that must hold few cards hold more, and so many more.
func (s *State) Far(r *Rest, more int) bool {
	left := r.Most + more
	for _, p := range r.Piles {
		if left -= int(s.N[p]); left < 0 {
			return true
		}
	}
	return false
}
