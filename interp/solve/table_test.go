package solve

import (
	"math"
	"math/rand/v2"
	"testing"

	"pat/interp/internal/machine"
)

// A table holds no more than it may, however many bytes that are, and what a part holds twice while
// it grows has room, too.
func TestTableBound(t *testing.T) {
	for _, bytes := range []int64{0, tableStart, 100_000, 300 << 20, math.MaxInt64} {
		tab := newTable(bytes)
		most := float64(tab.most) * (1<<partBits + 1) * slotBytes
		if most > max(float64(bytes), tableStart*1.1) {
			t.Errorf("%d bytes: up to %.0f", bytes, most)
		}
		if most < 0.99*min(float64(bytes), 4e11) {
			t.Errorf("%d bytes: only up to %.0f", bytes, most)
		}
	}
}

// A large table has few bytes a key, at any time.
func TestTableDense(t *testing.T) {
	tab := newTable(1 << 30)
	r := rand.New(rand.NewPCG(1, 1))
	for i := range 2_500_000 {
		tab.add(machine.Key{A: r.Uint64(), B: r.Uint64()})
		if per := float64(tab.bytes()) / float64(tab.used); i > 130_000 && per > 16 {
			t.Fatalf("%.1f bytes a key of %d", per, tab.used)
		}
	}
}
