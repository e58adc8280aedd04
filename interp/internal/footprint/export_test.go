package footprint

import "pat/interp/internal/code"

// What the tests ask of every node, part, place, unit and step by itself.

var Unknown = &unknown

func (f *Print) Node(n int32)                        { f.node(n) }
func (f *Print) Reference(ref, pl int32)             { f.reference(ref, pl) }
func (f *Print) Part(pt *code.Part)                  { f.part(pt) }
func (f *Print) Place(n int32, a Aspect)             { f.place(n, a) }
func (f *Print) Step(st *code.Step)                  { f.step(st) }
func (f *Print) Unit(u *code.UnitRule, z *code.Zone) { f.unit(u, z) }
func (f *Print) Set(r *code.SetRule)                 { f.set(r) }
func (f *Print) Swap(r *code.SwapRule, z *code.Zone) { f.swap(r, z) }
