package reduce

import (
	"fmt"
	"testing"

	"pat/interp/internal/machine"
)

func init() {
	unknownFootprint = func() { panic("no footprint") }
}

// known reports whether something has a footprint of its own.
func known(add func()) (ok bool) {
	defer func() {
		if r := recover(); r != nil {
			if r != "no footprint" {
				panic(r)
			}
			ok = false
		}
	}()
	add()
	return true
}

// Whatever a rule can be made of has a footprint: who adds an opcode, a part of a phrase, a sort of
// place, a step or a unit says what it looks at. What comes after the last of each has none, and so
// would be taken to look at everything.
func TestEverythingHasAFootprint(t *testing.T) {
	base := fromText(t, `game All
deal
  1 to each tableau
  rest to stock
foundations 4
  base ace
  build up in suit
tableau 4
  build down in suit when cards in tableau is at least 3
  move sequence
stock
  turn 1 to waste
waste
win when all cards on foundations
`)
	for _, c := range []struct {
		what  string
		count int
		add   func(g *Game, f *footprint, i int)
	}{
		{"opcode", int(machine.Opcodes), func(g *Game, f *footprint, i int) {
			g.Nodes = append([]machine.Node{{Op: machine.OpConst}}, machine.Node{Op: machine.Opcode(i)})
			f.node(1)
		}},
		{"reference", machine.References, func(_ *Game, f *footprint, i int) { f.reference(int32(i), 0) }},
		{
			"part", int(machine.PartKinds),
			func(_ *Game, f *footprint, i int) { f.part(&machine.Part{Kind: machine.PartKind(i)}) },
		},
		{
			"dimension", int(machine.DimsBy),
			func(_ *Game, f *footprint, i int) { f.part(&machine.Part{Dims: []machine.Dim{{By: machine.DimBy(i)}}}) },
		},
		{"place", int(machine.PlacesOf), func(g *Game, f *footprint, i int) {
			g.Places = append(g.Places, machine.Place{Of: machine.PlaceOf(i)})
			f.place(int32(len(g.Places)-1), topCard)
		}},
		{"unit", int(machine.UnitKinds), func(g *Game, f *footprint, i int) {
			f.unit(&machine.UnitRule{Kind: machine.UnitKind(i), Guard: machine.Always, Uses: -1}, &g.Zones[0])
		}},
		{"step", int(machine.StepOps), func(_ *Game, f *footprint, i int) {
			f.step(&machine.Step{
				Op: machine.StepOp(i), Guard: machine.Always, Value: -1, But: -1, NewPile: -1,
				Uses: -1, To: []int32{0},
			})
		}},
		{"what a step moves", int(machine.WhatSorts), func(_ *Game, f *footprint, i int) {
			f.step(&machine.Step{
				Op: machine.StepMove, What: machine.WhatSort(i), Guard: machine.Always, Value: -1,
				But: -1, NewPile: -1, Uses: -1,
			})
		}},
	} {
		t.Run(c.what, func(t *testing.T) {
			for i := range c.count + 1 {
				g := *base
				f := footprint{g: &g}
				if got, want := known(func() { c.add(&g, &f, i) }), i < c.count; got != want {
					t.Errorf("%s %d has a footprint: %t", c.what, i, got)
				}
			}
		})
	}
}

// What rules look at, told of games made for it.
func TestFootprints(t *testing.T) {
	for _, c := range []struct {
		line string // of the tableau
		want aspect // of its second pile
	}{
		{"build down in suit", isEmpty | topCard},
		{"build down in suit when cards in pile is at least 2", isEmpty | howMany | topCard},
		{"build down in suit when pile number is 2", isEmpty | topCard | which},
		{"build down in suit when bottom is king", isEmpty | topCard | lowest},
		{"build down in suit when tableau 1 empty", isEmpty | topCard | which},
		{"build down in suit from other tableau", isEmpty | topCard},
		{"build down in suit after pile left", isEmpty | topCard | which},
		{"spaces take any card from tableau at once", isEmpty | byItself},
	} {
		g := fromText(t, fmt.Sprintf(looks, c.line))
		z := g.Zones[1]
		got := aspect(0)
		for r := range g.rulings() {
			if r.line != nil && r.line.Text() == c.line {
				got |= r.of[z.First+1]
			}
		}
		if got != c.want {
			t.Errorf("`%s` looks at %s, want %s", c.line, told(got), told(c.want))
		}
	}
}

// The order of a discard counts only where some rule looks at it, and then sets come there from
// piles that are told apart.
func TestOrderOfDiscards(t *testing.T) {
	for _, c := range []struct {
		line string // of the discard
		bag  bool
	}{
		{"takes king from tableau", true},
		{"takes king from tableau at once", true},
		{"takes pair totalling 13 from tableau", true},
		{"takes pair totalling 13 from tableau when discard empty", true},
		{"takes pair totalling 13 from tableau when rank of discard is ace", false},
		{"takes king from tableau when rank of discard is ace", false},
	} {
		g := fromText(t, fmt.Sprintf(discards, c.line))
		tableau, discard := &g.Zones[0], &g.Zones[1]
		if g.Bag[discard.First] != c.bag {
			t.Errorf("`%s`: the order of the discard does not count: %t", c.line, !c.bag)
		}
		apart := !c.bag && len(g.Sets) > 0
		if tableau.Symmetric == apart {
			t.Errorf("`%s`: the piles of the tableau are interchangeable: %t", c.line, apart)
		}
	}
}

const discards = `game Discards
deal
  rest to each tableau
tableau 4
  build none
discard
  %s
win when all cards in discard
`

const looks = `game Looks
deal
  1 to each tableau
  rest to stock
foundations 4
  base ace
  build up in suit
tableau 4
  %s
stock
  turn 1 to waste
waste
win when all cards on foundations
`

func told(a aspect) string {
	out := ""
	for i, name := range aspectNames {
		if a>>i&1 != 0 {
			out += fmt.Sprint(name, "; ")
		}
	}
	return out
}
