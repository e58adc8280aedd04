package solve

import (
	"math"
	"testing"
)

// A table has the most slots that its bytes hold, however many bytes that are.
func TestTableBound(t *testing.T) {
	for bytes, want := range map[int64]int{
		0:                         tableStart,
		tableStart * keyBytes:     tableStart,
		2*tableStart*keyBytes - 1: tableStart,
		2 * tableStart * keyBytes: 2 * tableStart,
		300 << 20:                 16 << 20,
		math.MaxInt64:             min(1<<58, math.MaxInt/2+1),
	} {
		if got := newTable(bytes).most; got != want {
			t.Errorf("%d bytes: %d slots, want %d", bytes, got, want)
		}
	}
}
