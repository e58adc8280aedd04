// Package catalogue is the games of a library as a whole: what they are called, which of them is
// meant by a name or by a few words about a game, and how many of them each word of the language
// serves. Making the rules of one game is the business of dsl/rules.
//
//	games := catalogue.Of(library)
//	games.Named("Baker's Dozen")                   // the ids of that name
//	games.Meant("bakers dozzen")                   // the one that is likeliest meant
//	catalogue.Find(listings, "two packs no stock") // those that fit
//
//	catalogue.go  what a game is called, its parents  listing.go  what is told of it in a list
//	names.go      games by their titles and names     meant.go    which one a misspelt name means
//	find.go       games by words about them           use.go      what games make of the language
//
// Titles, names, zones and packs are read off the lines of a file without parsing it: a list of all
// games is made while somebody waits for it.
package catalogue
