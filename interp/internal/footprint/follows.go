package footprint

import (
	"slices"

	"pat/interp/internal/code"
	"pat/interp/internal/machine"
)

// What follows by itself from something that is done, and whether it may take that back.

// Follows is what may be changed by itself after something that is done: by the steps that follow
// from it, by lines that are obeyed at once and the steps that follow from those, by spaces that
// close up and cards that turn up.
func Follows(g *machine.Game, fromIt func(a *code.After) bool) *Print {
	f := New(g)
	f.followed(fromIt, nil, nil)
	for _, i := range g.Closing {
		z := g.Zones[i].Set()
		f.Taken, f.Laid = *f.Taken.And(z), *f.Laid.And(z)
	}
	for _, p := range g.FlipPiles {
		f.Turned.Add(int(p))
	}
	return f
}

// TakesBack reports whether what follows by itself from a move of cards may take it back: to some
// piles, of a zone, from others. Where spaces close up, no more can come of that than that a whole
// pile, which has gone to a space, goes back. Between piles of one zone it is enough that cards
// there are turned over: the piles may then be equal to what they were the other way round.
func TakesBack(g *machine.Game, came *code.PileSet, to *code.Zone) bool {
	own, f, went := New(g), New(g), to.Set()
	own.Taken, own.Laid = *came, *went
	f.followed(func(a *code.After) bool { return a.Moves(came, went) }, came, went)
	toSpaces := slices.ContainsFunc(to.Arrive, func(a code.Arrival) bool { return a.OnEmpty })
	within := came.Meets(went)
	return f.Undoes(own) || within && (f.Turned.Meets(went) || to.Closes && toSpaces)
}

// Reached bounds how many cards may be taken from a pile of a zone by what follows from a play
// there, each from the top of the pile, and nothing else is done there but that cards are laid on
// it. Steps that follow from the play are done once each; what is obeyed at once may be so again
// and again, and so may steps be that follow from it.
func Reached(g *machine.Game, z *code.Zone) int {
	own, f := z.Set(), New(g)
	came, went := f.obeyed()
	under := slices.ContainsFunc(z.Arrive, func(a code.Arrival) bool { return a.Once && a.Bottom })
	if own.Meets(came) || under || z.Closes {
		return g.Size
	}
	most := 0
	for i := range g.Afters {
		a := &g.Afters[i]
		if a.On != code.OnMove {
			continue
		}
		for j := range a.Steps {
			st := &a.Steps[j]
			s := OfStep(g, st)
			if !s.Taken.And(&s.Mixed).Meets(own) && !(s.Laid.Meets(own) && layUnder(st)) {
				continue
			}
			if st.Draw.N == 0 || a.Moves(came, went) {
				return g.Size
			}
			most += st.Draw.N
		}
	}
	return most
}

// layUnder reports whether a step may lay cards under others.
func layUnder(st *code.Step) bool {
	return st.ToEnd < 0 || slices.ContainsFunc(st.Diverts, func(d code.Divert) bool { return d.ToEnd < 0 })
}

// followed adds what steps change that follow from something, lines that are obeyed at once, and
// the steps that follow from those. Of a move of cards came and went are the piles that these may
// come from and go to. A step that follows from what is obeyed at once may follow from the move as
// well; it is added once with the piles of each.
func (f *Print) followed(fromIt func(a *code.After) bool, came, went *code.PileSet) {
	atOnceCame, atOnceWent := f.obeyed()
	for i := range f.g.Afters {
		a := &f.g.Afters[i]
		if fromIt(a) {
			f.follow(a, came, went)
		}
		if a.Moves(atOnceCame, atOnceWent) {
			f.follow(a, atOnceCame, atOnceWent)
		}
	}
}

// obeyed adds what lines change that are obeyed at once, and tells which piles they take cards
// from, and to which these go. A line that is obeyed at once says itself which piles it looks at;
// they are in its Sources.
func (f *Print) obeyed() (came, went *code.PileSet) {
	g := f.g
	came, went = &code.PileSet{}, &code.PileSet{}
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
		went = went.And(z.Set())
	}
	f.Taken, f.Laid = *f.Taken.And(came), *f.Laid.And(went)
	return came, went
}

// follow adds the steps that follow from something. Where that is a move, source and pile are those
// that a card came from and went to, as long as the steps do not part into one for each pile.
func (f *Print) follow(a *code.After, came, went *code.PileSet) {
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
// taken. It goes by zones, for the piles of one may count as interchangeable. Cards can come back
// only if both are so; one alone moves them on.
func (f *Print) Undoes(o *Print) bool {
	return f.meet(f.Taken.And(&f.Mixed), o.Laid.And(&o.Mixed)) && f.meet(f.Laid.And(&f.Mixed), o.Taken.And(&o.Mixed))
}

// meet reports whether some zone has piles of both sets.
func (f *Print) meet(a, b *code.PileSet) bool {
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
