package footprint_test

import (
	"fmt"
	"testing"

	"pat/dsl/rules"
	"pat/interp/internal/code"
	"pat/interp/internal/compile"
	"pat/interp/internal/footprint"
	"pat/interp/internal/machine"
)

func init() {
	*footprint.Unknown = func() { panic("no footprint") }
}

// fromText compiles a rule text.
func fromText(t *testing.T, text string) *machine.Game {
	t.Helper()
	sheet, ds := rules.Load(&rules.Library{}, "test.pat", []byte(text))
	if ds.Errors() > 0 {
		t.Fatalf("%s in\n%s", ds[0].Message, text)
	}
	g, err := compile.Compile(sheet, rules.Setting{})
	if err != nil {
		t.Fatal(err)
	}
	return g
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
		add   func(g *machine.Game, f *footprint.Print, i int)
	}{
		{"opcode", int(code.Opcodes), func(g *machine.Game, f *footprint.Print, i int) {
			g.Nodes = append([]code.Node{{Op: code.OpConst}}, code.Node{Op: code.Opcode(i)})
			f.Node(1)
		}},
		{"reference", code.References, func(_ *machine.Game, f *footprint.Print, i int) {
			f.Reference(int32(i), 0)
		}},
		{
			"part", int(code.PartKinds),
			func(_ *machine.Game, f *footprint.Print, i int) { f.Part(&code.Part{Kind: code.PartKind(i)}) },
		},
		{
			"dimension", int(code.DimsBy),
			func(_ *machine.Game, f *footprint.Print, i int) {
				f.Part(&code.Part{Dims: []code.Dim{{By: code.DimBy(i)}}})
			},
		},
		{"place", int(code.PlacesOf), func(g *machine.Game, f *footprint.Print, i int) {
			g.Places = append(g.Places, code.Place{Of: code.PlaceOf(i)})
			f.Place(int32(len(g.Places)-1), footprint.TopCard)
		}},
		{"unit", int(code.UnitKinds), func(g *machine.Game, f *footprint.Print, i int) {
			f.Unit(&code.UnitRule{Kind: code.UnitKind(i), Guard: code.Always, Uses: -1}, &g.Zones[0])
		}},
		{"step", int(code.StepOps), func(_ *machine.Game, f *footprint.Print, i int) {
			f.Step(&code.Step{
				Op: code.StepOp(i), Guard: code.Always, Value: -1, But: -1, NewPile: -1,
				Uses: -1, To: []int32{0},
			})
		}},
		{"what a step moves", int(code.WhatSorts), func(_ *machine.Game, f *footprint.Print, i int) {
			f.Step(&code.Step{
				Op: code.StepMove, What: code.WhatSort(i), Guard: code.Always, Value: -1,
				But: -1, NewPile: -1, Uses: -1,
			})
		}},
	} {
		t.Run(c.what, func(t *testing.T) {
			for i := range c.count + 1 {
				g := *base
				f := footprint.New(&g)
				if got, want := known(func() { c.add(&g, f, i) }), i < c.count; got != want {
					t.Errorf("%s %d has a footprint: %t", c.what, i, got)
				}
			}
		})
	}
}

// What rules look at, told of games made for it.
func TestFootprints(t *testing.T) {
	for _, c := range []struct {
		line string           // of the tableau
		want footprint.Aspect // of its second pile
	}{
		{"build down in suit", footprint.IsEmpty | footprint.TopCard},
		{
			"build down in suit when cards in pile is at least 2",
			footprint.IsEmpty | footprint.HowMany | footprint.TopCard,
		},
		{"build down in suit when pile number is 2", footprint.IsEmpty | footprint.TopCard | footprint.Which},
		{"build down in suit when bottom is king", footprint.IsEmpty | footprint.TopCard | footprint.Lowest},
		{"build down in suit when not tableau 1 empty", footprint.IsEmpty | footprint.TopCard | footprint.Which},
		{"build down in suit when tableau empty", footprint.IsEmpty | footprint.OnceEmpty | footprint.TopCard},
		{"build down in suit when tableau 1 empty", footprint.IsEmpty | footprint.TopCard | footprint.Which},
		{"build down in suit from other tableau", footprint.IsEmpty | footprint.TopCard},
		{"build down in suit after pile left", footprint.IsEmpty | footprint.TopCard | footprint.Which},
		{"spaces take any card from tableau at once", footprint.IsEmpty | footprint.ByItself},
	} {
		g := fromText(t, fmt.Sprintf(looks, c.line))
		z := g.Zones[1]
		got := footprint.Aspect(0)
		for r := range footprint.Rulings(g) {
			if r.Line != nil && r.Line.Text() == c.line {
				got |= r.Of[z.First+1]
			}
		}
		if got != c.want {
			t.Errorf("`%s` looks at %s, want %s", c.line, told(got), told(c.want))
		}
	}
}

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

var names = [...]string{
	"whether it is empty", "that it is empty", "whether it is free to carry", "how many cards lie there",
	"whether there is room", "its top card", "its lowest card", "which cards lie there", "their order", "their faces",
	"which pile it is", "which comes first", "which is first served", "whether all cards lie there",
}

func told(a footprint.Aspect) string {
	out := ""
	for i, name := range names {
		if a>>i&1 != 0 {
			out += fmt.Sprint(name, "; ")
		}
	}
	return out
}
