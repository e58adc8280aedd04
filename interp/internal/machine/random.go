package machine

import (
	"math/bits"
)

// Random numbers, version 1. A deal number means the same deal for ever and on every platform, so
// this file does not change; another way to shuffle would be another version.
//
// The generator is SplitMix64 (Steele, Lea and Flood, 2014). Its state is one 64-bit number. To
// draw:
//
//	state := state + 0x9e3779b97f4a7c15
//	z := state
//	z := (z xor z>>30) * 0xbf58476d1ce4e5b9
//	z := (z xor z>>27) * 0x94d049bb133111eb
//	draw z xor z>>31
//
// all modulo 2^64. For deal number n the first state is n.
//
// A number below k is drawn without bias: draw 64 bits x, take the 128-bit product x*k; if its low
// half is less than 2^64 mod k, draw again; the result is the high half.
//
// Cards are shuffled from the last to the second: for i = size-1 down to 1 a number j below i+1 is
// drawn and cards i and j change places.
//
// The pack before shuffling is deck by deck, in each deck spades, hearts, clubs, diamonds, in each
// suit ace, two … king, less the cards that the game does not have. Its first card after shuffling
// is dealt first. Packs shuffled apart are shuffled one after another, and the first lies on top.
// Numbers drawn for the player (`ask` where nobody can be asked) are drawn before the pack is
// shuffled. A pack that cannot be dealt, because no card left may go where the next one belongs, is
// shuffled again from the order it has, and so on. Shuffles in the game go on with the same
// generator: the stock in the order in which it would be dealt is shuffled as the pack is.

// A Generator is where it has got in drawing.
type Generator uint64

// Next draws 64 bits.
func (g *Generator) Next() uint64 {
	*g += 0x9e3779b97f4a7c15
	z := uint64(*g)
	z = (z ^ z>>30) * 0xbf58476d1ce4e5b9
	z = (z ^ z>>27) * 0x94d049bb133111eb
	return z ^ z>>31
}

// Below draws a number from 0 to k-1.
func (g *Generator) Below(k int) int {
	n := uint64(k)
	for {
		hi, lo := bits.Mul64(g.Next(), n)
		if lo >= n || lo >= -n%n {
			return int(hi)
		}
	}
}

// shuffle puts cards into a random order, as said above.
func shuffle[T any](g *Generator, cards []T) {
	for i := len(cards) - 1; i > 0; i-- {
		j := g.Below(i + 1)
		cards[i], cards[j] = cards[j], cards[i]
	}
}
