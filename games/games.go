// Package games holds the shipped games: one .pat file a game, embedded, and the table of their
// odds. It imports nothing of ours; a game never needs Go code.
package games

import "embed"

// Odds is the table of how likely the games are won; package odds reads it.
//
//go:embed odds.txt
var Odds string

// FS holds the files, named ID.pat.
//
//go:embed *.pat
var FS embed.FS
