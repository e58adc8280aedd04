// Package solve searches for wins. It knows nothing of any game: what it looks at are piles, zones and legal moves of
// a compiled game.
//
// Find is the finder: a beam search that keeps the most promising positions of each depth. It proves nothing when it
// fails. All cards are known to it, face-down ones too ("thoughtful" play, as the literature calls it).
package solve
