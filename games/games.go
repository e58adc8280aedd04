// Package games holds the shipped games: one .pat file a game, embedded, the table of their odds,
// and which of them many know. It imports nothing of ours; a game never needs Go code.
package games

import (
	"embed"
	"strings"
)

// Odds is the table of how likely the games are won; package odds reads it.
//
//go:embed odds.txt
var Odds string

//go:embed first.txt
var first string

// First are the ids of games that many know, for whoever does not know where to begin.
func First() (ids []string) {
	for line := range strings.Lines(first) {
		if id := strings.TrimSpace(line); id != "" && !strings.HasPrefix(id, "#") {
			ids = append(ids, id)
		}
	}
	return ids
}

// FS holds the files, named ID.pat.
//
//go:embed *.pat
var FS embed.FS
