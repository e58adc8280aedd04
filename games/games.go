// Package games holds the shipped games: one .pat file a game, embedded. It imports nothing of
// ours; a game never needs Go code.
package games

import "embed"

// FS holds the files, named ID.pat.
//
//go:embed *.pat
var FS embed.FS
