package reduce

import (
	"math/rand/v2"
	"testing"
)

// Along rows and rings as many cards find one to lie on as any way of sharing out finds.
func TestChainRows(t *testing.T) {
	r := rand.New(rand.NewPCG(3, 5))
	held, rings := 0, 0
	for range 20_000 {
		n := 1 + r.IntN(5)
		row := chainRow{ring: n > 1 && r.IntN(2) == 0}
		var have, need [noClass + 1]int16
		for i := range n {
			row.goes = append(row.goes, uint8(i))
			row.on = append(row.on, uint8(i))
			need[i], have[i] = int16(r.IntN(4)), int16(r.IntN(4))
		}
		switch {
		case row.ring:
			row.on = append(row.on, 0)
		case r.IntN(2) == 0:
			row.on = append(row.on, noClass)
		default:
			row.on = append(row.on, uint8(n))
			have[n] = int16(r.IntN(4))
		}
		want := shared(&row, have, need, 0)
		if got := row.holds(&have, &need); got != want {
			t.Fatalf("%+v of %v for %v: %v, want %v", row, have[:n+1], need[:n], got, want)
		}
		if want {
			held++
		}
		if want && row.ring {
			rings++
		}
	}
	if held < 2000 || rings < 1000 {
		t.Errorf("%d rows held, %d of them rings", held, rings)
	}
}

// shared tries every way of sharing out from a class on.
func shared(r *chainRow, have, need [noClass + 1]int16, i int) bool {
	if i == len(r.goes) {
		return true
	}
	for here := int16(0); here <= need[r.goes[i]]; here++ {
		left := have
		left[r.on[i]] -= here
		left[r.on[i+1]] -= need[r.goes[i]] - here
		if left[r.on[i]] >= 0 && left[r.on[i+1]] >= 0 && shared(r, left, need, i+1) {
			return true
		}
	}
	return false
}

// Ranks up and down are a row, or two; round the corner they are a ring.
func TestChainLines(t *testing.T) {
	for _, c := range []struct {
		wrap        string
		rows, rings int
	}{{"", 2, 0}, {" wrapping", 0, 1}} {
		g := fromText(t, `game Running
deal
  16 to stock
  5 to each tableau
  1 to waste
tableau 7
  build none
  spaces stay empty
stock
  turn 1 to waste
waste
  build up or down in any suit`+c.wrap+`
win when tableau empty
`)
		rows, rings, goes := 0, 0, 0
		for _, r := range g.Chains().rows {
			if goes += len(r.goes); r.ring {
				rings++
			} else {
				rows++
			}
		}
		if rows != c.rows || rings != c.rings || goes != 13 {
			t.Errorf("in any suit%s: %d rows, %d rings, %d classes", c.wrap, rows, rings, goes)
		}
	}
}
