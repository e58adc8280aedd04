package footprint

import "pat/interp/internal/machine"

// What follows by itself from something that is done, and whether it may take that back.

// Follows is what may be changed by itself after something that is done: by the steps that follow
// from it, by lines that are obeyed at once and the steps that follow from those, by spaces that
// close up and cards that turn up.
func Follows(g *machine.Game, fromIt func(a *machine.After) bool) *Print {
	f := New(g)
	came, went := f.obeyed()
	for i := range g.Afters {
		a := &g.Afters[i]
		if fromIt(a) {
			f.follow(a, nil, nil)
		}
		if a.On == machine.OnMove && len(g.Auto) > 0 {
			f.follow(a, came, went)
		}
	}
	for _, i := range g.Closing {
		z := pilesOf(&g.Zones[i])
		f.Taken, f.Laid = *f.Taken.And(z), *f.Laid.And(z)
	}
	for _, p := range g.FlipPiles {
		f.Turned.Add(int(p))
	}
	return f
}

// obeyed adds what lines change that are obeyed at once, and tells which piles they take cards
// from, and to which these go.
func (f *Print) obeyed() (came, went *machine.PileSet) {
	g := f.g
	came, went = &machine.PileSet{}, &machine.PileSet{}
	for _, r := range g.Auto {
		lists, z := [][]uint8(nil), &g.Zones[r.Zone]
		if r.Set >= 0 {
			lists, z = [][]uint8{g.Sets[r.Set].From}, &g.Zones[g.Sets[r.Set].Zone]
		} else {
			lists = z.Arrive[r.Arrive].Sources
		}
		for _, list := range lists {
			for _, p := range list {
				came.Add(int(p))
			}
		}
		went = went.And(pilesOf(z))
	}
	f.Taken, f.Laid = *f.Taken.And(came), *f.Laid.And(went)
	return came, went
}

// follow adds the steps that follow from something. Where that is a move, source and pile are those
// that a card came from and went to, as long as the steps do not part into one for each pile.
func (f *Print) follow(a *machine.After, came, went *machine.PileSet) {
	for i := range a.Steps {
		st := &a.Steps[i]
		f.came, f.went = came, went
		if st.ByTarget || st.Each {
			f.came, f.went = nil, nil
		}
		f.step(st)
	}
	f.came, f.went = nil, nil
}

// Undoes reports whether what a rule changes may take back that another laid cards elsewhere or in
// another order: whether it may take some from where they were laid, and lay some where they were
// taken. It goes by zones, for the piles of one may count as interchangeable.
func (f *Print) Undoes(o *Print) bool {
	return f.meet(f.Taken.And(&f.Mixed), o.Laid.And(&o.Mixed)) && f.meet(f.Laid.And(&f.Mixed), o.Taken.And(&o.Mixed))
}

// meet reports whether some zone has piles of both sets.
func (f *Print) meet(a, b *machine.PileSet) bool {
	for i := range f.g.Zones {
		some, others := false, false
		z := &f.g.Zones[i]
		for p := z.First; p < z.First+z.N; p++ {
			some, others = some || a.Has(p), others || b.Has(p)
		}
		if some && others {
			return true
		}
	}
	return false
}
