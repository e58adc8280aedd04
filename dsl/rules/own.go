package rules

// Own says which piles of a zone `own` means, seen from a pile of a zone: the pile of the same
// number. Where one zone has a multiple of the piles of the other they are shared out in order: the
// first of eight reserve piles belongs to the places 1 and 2 of sixteen, and these to it. It is
// first to last, from 1; ok is false for other numbers, which share nothing out.
func Own(number, piles, others int) (first, last int, ok bool) {
	switch {
	case others == piles:
		return number, number, true
	case piles <= 0 || others <= 0:
		return 0, 0, false
	case piles%others == 0:
		n := (number-1)/(piles/others) + 1
		return n, n, true
	case others%piles == 0:
		k := others / piles
		return (number-1)*k + 1, number * k, true
	}
	return 0, 0, false
}
