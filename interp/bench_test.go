package interp

import (
	"math/rand/v2"
	"testing"

	"pat/dsl/rules"
	"pat/interp/internal/compile"
	"pat/interp/internal/machine"
)

// BenchmarkPlayout plays uniformly random legal moves from the full list, at most 500 a deal, deals
// 1, 2, 3 ….
func BenchmarkPlayout(b *testing.B) {
	for _, id := range shippedLibrary().IDs() {
		b.Run(id, func(b *testing.B) {
			s, err := compiled(b, id).Deal(1, rules.Setting{})
			if err != nil {
				b.Fatal(err)
			}
			source := rand.NewPCG(0, 1)
			random := rand.New(source)
			moves := make([]machine.Move, 0, 512)
			n, made := uint64(0), 0
			b.ReportAllocs()
			for b.Loop() {
				n++
				s.Redeal(n)
				source.Seed(n, 1)
				for range 500 {
					moves = s.Moves(moves)
					if len(moves) == 0 {
						break
					}
					s.Apply(moves[random.IntN(len(moves))])
					made++
				}
			}
			b.ReportMetric(float64(made)/b.Elapsed().Seconds(), "moves/s")
			b.ReportMetric(b.Elapsed().Seconds()*1e9/float64(made), "ns/move")
		})
	}
}

func BenchmarkCompile(b *testing.B) {
	for _, id := range []string{"bakers-dozen", "generals-patience"} {
		b.Run(id, func(b *testing.B) {
			sheet, _, err := rules.Open(shippedLibrary(), id)
			if err != nil {
				b.Fatal(err)
			}
			for b.Loop() {
				if _, err := compile.Compile(sheet, rules.Setting{}); err != nil {
					b.Fatal(err)
				}
			}
		})
	}
}
