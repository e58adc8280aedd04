// Package frozen finds cards that can never move again, by the compiled lines of a game alone. A
// search gives up where they stand against every way to win, and who does not believe the search
// has a proof of it here that is two pages long.
//
//	frozen.go  how it is found, and why it is certain    sets.go  cards that leave together
package frozen
