// Package refusal says why a move is not legal: in a sentence, by the lines that forbid it, and
// what would have to be otherwise. It asks the compiled game what package machine asks to judge a
// move, one question after another, and changes nothing. It is for people; no search asks it.
//
//	refusal.go  any move, turns, actions    play.go    cards that go from one pile to another
//	set.go      sets and exchanges          arrive.go  why no line lets cards come to a pile
//	whatif.go   what another card would make legal
package refusal
