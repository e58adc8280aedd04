// Package cards knows playing cards: ranks, suits, kinds and the pack of a game. It knows nothing
// of rules.
//
//	king, err := cards.Parse("KH")
//	pack := cards.Standard(1)
//
// A Kind is what a card shows. Two equal cards of two packs are of one kind, and no rule can tell
// them apart.
//
//	cards.go   ranks, suits, kinds, and sets and tables of kinds
//	pack.go    the pack of a game: which cards, and in which order
package cards
