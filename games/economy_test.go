package games_test

import (
	"testing"

	"pat/dsl"
	"pat/dsl/catalogue"
	"pat/interp/gametest"
)

// argued are the words of the language that serve one shipped game or none, each with what speaks
// for it all the same. A word for which nothing can be said here is to go, or to be replaced by a
// more general one.
var argued = map[string]string{
	"apart":   "packs that are shuffled each by itself; three games are known",
	"ask":     "numbers told before the deal, as a birthday; the only way in for what is no choice between few values",
	"numbers": "goes with `ask`",
	"higher":  "any higher card of a suit, gaps allowed: Aces Up and its kin",
	"lower":   "the other direction of `higher`; without it that word would be an exception to learn",
	"layer":   "cards at one height of several piles; German Clock and its variant, and nothing else says it",
	"nearest": "the pile next to one that is empty; Heads and Tails needs 112 lines without it",
	"its":     "the pile that a step takes cards from; `source` is another after a move",
	"either":  "states a choice that a warning asks about; no shipped game leaves it open",
	"about":   "what a file says of itself; the shipped ones are of books and sites, which `source` names",
	"author":  "as `about`",
	"licence": "as `about`",
	"note":    "as `about`; players never see a comment",
	"beside":  "neighbours, four ways; goes with `touching`",
}

func TestEveryWordEarnsItsPlace(t *testing.T) {
	use := catalogue.Of(gametest.Library()).Use()
	for _, w := range dsl.Keywords {
		n := len(use.Files[w.Word])
		switch reason := argued[w.Word]; {
		case n <= 1 && reason == "":
			t.Errorf("`%s` serves %d games; argue for it or take it out of the language", w.Word, n)
		case n > 1 && reason != "":
			t.Errorf("`%s` serves %d games and needs no argument any more", w.Word, n)
		}
	}
	// A page of a rule book, and a few lines of difference.
	if m := use.Complete[len(use.Complete)/2]; m > 20 {
		t.Errorf("half of the complete files have more than %d lines", m)
	}
	if m := use.Variants[len(use.Variants)/2]; m > 8 {
		t.Errorf("half of the variants have more than %d lines", m)
	}
}
