// Package play is a game being played, without a terminal: moves by name, undo and redo without
// bound, hints, safe plays, saving, and a journal that loses nothing when the program is killed.
//
//	s, err := play.Start(game, number, setting)
//	move, err := s.Do("t3 t7")
//
// Saves and journals are text; save.go describes them.
//
//	session.go  moves, undo and redo           save.go   saves and journals as text
//	search.go   can it still be won, by what    used.go   undo, help and time used
//	seen.go     what the player knows of cards honest.go what he could find out by that
//	stuck.go    nothing changes any more       auto.go   moves of no thought
//	told.go     what moves did, by which lines share.go  a command that begins a game anew
//	ballot.go   the move that begins most lines
package play
