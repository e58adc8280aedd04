package numbers

import (
	"crypto/sha256"
	"encoding/binary"
	"fmt"
	"strings"
)

// This file answers which deal is the deal of a day, and which game is the game of one: the same
// for everybody and for ever.

// Daily is the deal of a day, written 2026-11-23, of a game with all its options, each name=value,
// in the order of its rules.
func Daily(day, game string, set []string) ID {
	return Own(1 + hashed("pat daily 1\n%s\n%s\n%s", day, game, strings.Join(set, ","))%999_999_999)
}

// DailyGame is the game of a day among some: that whose hash with the day is the highest, so that a
// game more changes few days.
func DailyGame(day string, ids []string) (game string) {
	var best uint64
	for _, id := range ids {
		if n := hashed("pat daily 1\n%s\n%s", day, id); n > best {
			best, game = n, id
		}
	}
	return game
}

func hashed(format string, args ...any) uint64 {
	sum := sha256.Sum256(fmt.Appendf(nil, format, args...))
	return binary.BigEndian.Uint64(sum[:8])
}
