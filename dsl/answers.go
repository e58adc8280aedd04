package dsl

import (
	"fmt"
	"slices"
	"strings"
	"sync"
)

// An answer is what a line in the words of another book gets.
type answer struct {
	words string // the words met; * stands for any one word, # for a number, % for a rank, (s) for a plural or none, | between alternatives, [] round what may be missing, / between rows of words that mean the same
	say   string // the sentence
	help  string // the cure
	with  string // what the words are replaced by, where the line is right with it, with the words met for *, # and %; "-" to drop them
	first bool   // only as the first word of a line
	kind  string // of the block it is an answer in, file for the first column, | between several; "" for all
	name  string // of the diagnostic; "" is other-book-word
}

// layWords say in books how the cards of a pile lie on the table.
var layWords = []string{"fanned", "squared", "overlapping", "overlapped", "spread", "splayed", "cascading", "staggered"}

// Where a book says in one sentence how a foundation begins and grows, there are two lines.
const (
	baseSaid = "`build` says which card goes on another, `base` which one begins"
	baseHelp = "for example: base ace, and under it: build up in suit"
)

// answers hold the vocabulary of books and of other programs. Longer phrases stand before shorter ones.
var answers = []answer{
	{words: "starting|beginning with|at|from [the|a|an|any] % / from [the|a|an|any] %", say: baseSaid, help: baseHelp},
	{words: "in same suit or same|in colour", say: "in one colour, and so in one suit, is written `in colour`", with: "in colour"},
	{words: "in same suit", say: "in one suit is written `in suit`", with: "in suit"},
	{words: "in the same suit", say: "in one suit is written `in suit`", with: "in suit"},
	{words: "by suit", say: "in one suit is written `in suit`", with: "in suit"},
	{words: "following suit", say: "in one suit is written `in suit`", with: "in suit"},
	{words: "in same colour", say: "in one colour is written `in colour`", with: "in colour"},
	{words: "in opposite|opposing|contrasting|different|other colour|colours", say: "red and black in turn is written `in alternating colours`", with: "in alternating colours"},
	{words: "alternating colours", say: "red and black in turn is written `in alternating colours`", with: "in alternating colours"},
	{words: "red on black", say: "red and black in turn is written `in alternating colours`", with: "in alternating colours"},
	{words: "in alternating", say: "red and black in turn is written `in alternating colours`", with: "in alternating colours"},
	{words: "alternating", say: "red and black in turn is written `in alternating colours`", with: "in alternating colours"},
	{words: "alternate colours", say: "red and black in turn is written `in alternating colours`", with: "in alternating colours"},
	{words: "alternate colour", say: "red and black in turn is written `in alternating colours`", with: "in alternating colours"},
	{words: "of the same suit", say: "in one suit is written `in suit`", with: "in suit"},
	{words: "of same suit", say: "in one suit is written `in suit`", with: "in suit"},
	{words: "of any suit", say: "any suit is written `in any suit`", with: "in any suit"},
	{words: "of any suit", say: "a rank alone is that rank in any suit", with: "-"},
	{words: "take * in any suit", say: "a rank alone is that rank in any suit", with: "take *"},
	{words: "base * in any suit", say: "a rank alone is that rank in any suit", with: "base *"},
	{words: "by colour|colours", say: "red and black in turn is `in alternating colours`, one colour `in colour`", help: "write `in alternating colours` or `in colour`"},
	{words: "in colours", say: "red and black in turn is `in alternating colours`, one colour `in colour`", help: "write `in alternating colours` or `in colour`"},
	{words: "up and down", say: "either way is written `up or down`", with: "up or down"},
	{words: "down and up", say: "either way is written `up or down`", with: "up or down"},
	{words: "irrespective|regardless of suit(s)", say: "any suit is written `in any suit`", with: "in any suit"},
	{words: "upward|upwards|ascending|increasing", say: "the next rank is written `up`", with: "up"},
	{words: "downward|downwards|descending|decreasing", say: "the rank below is written `down`", with: "down"},
	{words: "in every|each|all suit(s)", say: "any suit is written `in any suit`", with: "in any suit"},
	{words: "in any suits", say: "any suit is written `in any suit`", with: "in any suit"},
	{words: "wrap|wraps|wrapped|cyclic|cyclical|circular|continuous|continuously", say: "the lowest rank following the highest is written `wrapping`", with: "wrapping"},
	{words: "face up|down", say: "which way cards lie is said where they are dealt", help: "in the deal, for example: `4 to each reserve face down`; without a word cards lie face up", first: true},
	{words: "if", say: "a condition stands at the end of its line, after `when`", help: "for example: spaces take king when stock empty", first: true},
	{words: "otherwise|else", say: "each case is a line of its own", help: "for example: `spaces take king until stock empty`, and under it: `spaces take any card when stock empty`"},
	{words: "move up to # card(s)", say: "each number of cards that may move together is a line of its own", help: "for example: `move 1 card`, and under it: `move sequence of 2`; `move sequence` for any number", first: true},
	{words: "move at most # card(s)", say: "each number of cards that may move together is a line of its own", help: "for example: `move 1 card`, and under it: `move sequence of 2`; `move sequence` for any number", first: true},
	{words: "remove|removes pair|pairs of", say: "what a `discard` takes is said by `takes`", with: "takes pair", first: true},
	{words: "remove|removes pair|pairs", say: "what a `discard` takes is said by `takes`", with: "takes pair", first: true},
	{words: "takes pairs of", say: "two cards that leave together are a `pair`", with: "takes pair", first: true},
	{words: "top # face up|down", say: "`top face up` turns the last card of each pile up, and no more", help: "two steps: `1 2 3 to tableau face down`, and under it, for those that lie face up, `2 to each tableau`"},
	{words: "top # cards face up|down", say: "`top face up` turns the last card of each pile up, and no more", help: "two steps: `1 2 3 to tableau face down`, and under it, for those that lie face up, `2 to each tableau`"},
	{words: "any # card(s) from", say: "a step picks no card out; what the player may take from under others is said by `move`", help: "under `tableau`, for example: move any 1 card once", first: true},
	{words: "player chooses|picks|selects", say: "what the player chooses in the deal is a play", help: "for example: player plays 1 from reserve to foundations", first: true},
	{words: "* plus|+ #", say: "a counter is changed by `add`", help: "for example: add 1 to placed", first: true},
	{words: "increase|increment|count", say: "a counter is changed by `add`", help: "for example: add 1 to placed", first: true},
	{words: "% and|or %", say: "each rank is dealt by a step of its own", help: "a line for each, for example: `aces to foundations`, and under it: `kings to foundations`", first: true},
	{words: "before shuffling", say: "`before shuffling` is not needed: standing first in the deal says it", with: "-", name: "other-book-word"},
	{words: "redeals none", say: "no redeal is said by leaving `redeals` out", help: "remove the line; in a variant of a game that has some, write `without redeals`", first: true},
	{words: "redeals no", say: "no redeal is said by leaving `redeals` out", help: "remove the line; in a variant of a game that has some, write `without redeals`", first: true},
	{words: "redeals once", say: "the number of redeals is a number", with: "redeals 1", first: true},
	{words: "redeals twice", say: "the number of redeals is a number", with: "redeals 2", first: true},
	{words: "base chosen", say: "a base that is fixed by the first card is `base rank of first card`; who chooses it, the deal says with `player plays`", with: "base rank of first card", first: true},
	{words: "build red|black on black|red", say: "is it up, down, or any card of the other colour?", help: "`build down in alternating colours`, or whatever the rank `build other colour`", first: true},
	{words: "build in suit", say: "is it up, down, or any card of the suit?", help: "`build up in suit`, `build down in suit`, or whatever the rank `build same suit`", first: true},
	{words: "build in any|every|each|other|different suit(s)", say: "is it up, down, or whatever the rank?", help: "`build up in any suit`, `build down in any suit`, or whatever the rank `build any card`", first: true},
	{words: "build in colour", say: "is it up, down, or any card of the colour?", help: "`build down in colour`, or whatever the rank `build same colour`", first: true},
	{words: "build alternating|alternate|alternately", say: "is it up, down, or any card of the other colour?", help: "`build down in alternating colours`, or whatever the rank `build other colour`", first: true},
	{words: "build in alternating colours", say: "is it up, down, or any card of the other colour?", help: "`build down in alternating colours`, or whatever the rank `build other colour`", first: true},
	{words: "build up|down in suit|colour % to %", say: baseSaid, help: baseHelp, first: true},
	{words: "build * to * in suit", say: baseSaid, help: baseHelp, first: true},
	{words: "build * to *", say: baseSaid, help: baseHelp, first: true},
	{words: "move any card", say: "is it `move 1 card` (the top card) or `move any cards` (any card with all on it)?", help: "`move 1 card` or `move any cards`", first: true},
	{words: "move any one card", say: "a single card from anywhere in the pile is `move any 1 card`", with: "move any 1 card", first: true},
	{words: "move one card", say: "digits count: the top card alone is `move 1 card`", with: "move 1 card", first: true},
	{words: "take any %", say: "a rank alone is any card of that rank", with: "take %"},
	{words: "takes any %", say: "a rank alone is any card of that rank", with: "takes %"},
	{words: "base any %", say: "a rank alone is any card of that rank", with: "base %"},
	{words: "take any", say: "every card is `any card`", with: "take any card"},
	{words: "take any *", say: "every card is `any card`", with: "take any card *"},
	{words: "takes any *", say: "every card is `any card`", with: "takes any card *"},
	{words: "takes any", say: "every card is `any card`", with: "takes any card"},
	{words: "spaces accept|allow", say: "what comes to an empty pile is said by `spaces take`", with: "spaces take", first: true},
	{words: "fill spaces with", say: "what fills a space is written `spaces take`", with: "spaces take", first: true},
	{words: "spaces filled|fill by|with", say: "what fills a space is written `spaces take`", with: "spaces take", first: true},
	{words: "start|starts|begin|begins with|at|from", say: "which card begins a foundation is said by `base`", with: "base", first: true},
	{words: "may * unlimited|infinite|infinitely|forever|endless", say: "without a number an action may be done any number of times", with: "may *", first: true},
	{words: "infinite|infinitely|forever|endless", say: "without a bound is written `unlimited`", with: "unlimited"},
	{words: "spaces take nothing|none", say: "that is written `spaces stay empty`", with: "spaces stay empty", first: true},
	{words: "spaces take no card(s)", say: "that is written `spaces stay empty`", with: "spaces stay empty", first: true},
	{words: "spaces remain empty|unfilled", say: "that is written `spaces stay empty`", with: "spaces stay empty", first: true},
	{words: "spaces filled", say: "what fills a space is written `spaces take`; add `at once` if it fills itself", help: "for example: spaces take any card from stock at once", first: true},
	{words: "spaces never filled", say: "that is written `spaces stay empty`", with: "spaces stay empty", first: true},
	{words: "spaces not filled", say: "that is written `spaces stay empty`", with: "spaces stay empty", first: true},
	{words: "spaces are not filled", say: "that is written `spaces stay empty`", with: "spaces stay empty", first: true},
	{words: "spaces may not be filled", say: "that is written `spaces stay empty`", with: "spaces stay empty", first: true},
	{words: "spaces are filled", say: "what fills a space is written `spaces take`; add `at once` if it fills itself", help: "for example: spaces take any card from stock at once", first: true},
	{words: "spaces may be filled", say: "what fills a space is written `spaces take`; add `at once` if it fills itself", help: "for example: spaces take any card from waste", first: true},
	{words: "spaces none", say: "that is written `spaces stay empty`", with: "spaces stay empty", first: true},
	{words: "no spaces", say: "an empty pile that stays so is written `spaces stay empty`", with: "spaces stay empty", first: true},
	{words: "no redeal(s)", say: "no redeal is said by leaving `redeals` out", help: "remove the line; in a variant of a game that has some, write `without redeals`", first: true},
	{words: "empty column(s)", say: "empty piles are `spaces`", with: "spaces", first: true},
	{words: "empty pile(s)", say: "empty piles are `spaces`", with: "spaces", first: true},
	{words: "empty tableau", say: "empty piles are `spaces`", with: "spaces", first: true},
	{words: "empty spaces", say: "empty piles are `spaces`", with: "spaces", first: true},
	{words: "spaces stay", say: "that is written `spaces stay empty`", with: "spaces stay empty", first: true},
	{words: "plays to * only", say: "`only` stands before `to`", help: "write: plays only to …", first: true},
	{words: "plays to", say: "`plays only to` restricts where cards go; without the line they may go anywhere", with: "plays only to", first: true},
	{words: "plays to", say: "`plays only to` restricts where cards go; without the line they may go anywhere", help: "write: plays only to …", first: true},
	{words: "takes % % %", say: "cards that are collected together are a `set`", with: "takes set % % %", first: true},
	{words: "turn # card(s)", say: "`turn` counts cards without the word", with: "turn #", first: true},
	{words: "draw|flip # card(s)", say: "in play the cards of the stock are turned", with: "turn #", first: true},
	{words: "draw|flip", say: "in play the cards of the stock are turned", with: "turn", first: true},
	{words: "draw|flip #", say: "in play the cards of the stock are turned", with: "turn # to waste", first: true},
	{words: "no more than # *", say: "the most a pile holds is `at most`", with: "at most # *", first: true},
	{words: "max|maximum|limit|holds of # *", say: "the most a pile holds is `at most`", with: "at most # *", first: true},
	{words: "max|maximum|limit|holds # *", say: "the most a pile holds is `at most`", with: "at most # *", first: true},
	{words: "max|maximum|limit|holds #", say: "the most a pile holds is `at most`", with: "at most # cards", first: true},
	{words: "holds at most", say: "the most a pile holds is `at most`", with: "at most", first: true},
	{words: "based|modelled|modeled on|upon", say: "another form of a game is a `variant of` it", with: "variant of", first: true},
	{words: "derived|adapted|inherits|taken from", say: "another form of a game is a `variant of` it", with: "variant of", first: true},
	{words: "same as", say: "another form of a game is a `variant of` it", with: "variant of", first: true},
	{words: "extends|inherits|like|parent", say: "another form of a game is a `variant of` it", with: "variant of", first: true},
	{words: "variation of", say: "another form of a game is a `variant of` it", with: "variant of", first: true},
	{words: "layout|setup", say: "how the cards lie at the start is said by the steps of the `deal`", with: "deal", first: true},
	{words: "goal|goals|aim when", say: "when the game is won is said by `win when`", with: "win when", first: true},
	{words: "goal|goals|aim", say: "when the game is won is said by `win when`", with: "win when", first: true},
	{words: "goal|goals|aim", say: "when the game is won is said by `win when`", help: "for example: win when foundations full", first: true},
	{words: "remaining card(s)", say: "all cards left are the `rest`", with: "rest", first: true},
	{words: "remaining|remainder", say: "all cards left are the `rest`", with: "rest", first: true},
	{words: "collect", say: "piles are taken up by `gather`", with: "gather", first: true},
	{words: "faceup|face-up", say: "which way a card lies is said in two words", with: "face up"},
	{words: "facedown|face-down", say: "which way a card lies is said in two words", with: "face down"},
	{words: "thrice", say: "so many uses in the game are a number of `times`", with: "3 times"},
	{words: "except for", say: "what is taken out stands behind `but`", with: "but"},
	{words: "except|excepting|excluding", say: "what is taken out stands behind `but`", with: "but"},
	{words: "# -|–|— #", say: "from one number to another is written with `to`", with: "# to #"},
	{words: "# . . #", say: "from one number to another is written with `to`", with: "# to #"},
	{words: "is # or more", say: "a bound is written `at least` or `at most`", with: "is at least #"},
	{words: "is # or fewer|less", say: "a bound is written `at least` or `at most`", with: "is at most #"},
	{words: "# or more", say: "a bound is written `at least` or `at most`", with: "at least #"},
	{words: "# or fewer|less", say: "a bound is written `at least` or `at most`", with: "at most #"},
	{words: "between # and #", say: "from one number to another is written with `to`", with: "# to #"},
	{words: "= =", say: "a comparison is written with `is`", with: "is"},
	{words: "=|equals", say: "a comparison is written with `is`", with: "is"},
	{words: "is equal to", say: "a comparison is written with `is`", with: "is"},
	{words: "are", say: "small words such as `are` are left out", with: "-"},
	{words: "both", say: "small words such as `both` are left out", with: "-"},
	{words: "complete|completed|filled", say: "piles that can hold no more are `full`", with: "full"},
	{words: strings.Join(layWords, "|"), say: "how the cards of a pile overlap is not said: it changes nothing in play", with: "-"},
	{words: "pile(s) " + strings.Join(layWords, "|"), say: "how the cards of a pile overlap is not said: it changes nothing in play", with: "-"},
	{words: "in phase", say: "there are no phases: say the condition, or keep a counter", help: "for example: when stock empty; or `counter stage 1 to 3` and `when stage is 2`"},
	{words: "at one", say: "what happens by itself is `at once`", with: "at once"},
	{words: "immediately", say: "what happens by itself is `at once`", with: "at once"},
	{words: "automatically", say: "what happens by itself is `at once`", with: "at once"},
	{words: "auto", say: "what happens by itself is `at once`", with: "at once"},
	{words: "unless", say: "`unless` is `until` or `when not`", with: "until"},
	{words: "unless", say: "`unless` is `when not`, and of several questions each is turned round", help: "say after `when` what must hold"},
	{words: "if", say: "a condition begins with `when`", with: "when"},
	{words: "provided", say: "a condition begins with `when`", with: "when"},
	{words: "where", say: "a condition begins with `when`; with `each` it is asked of every pile", with: "when"},
	{words: "while", say: "a condition begins with `when`", with: "when"},
	{words: "whenever", say: "what happens by itself is `at once`; what follows a move is `after move when …`", help: "add `at once` to the line, or make a block `after move when …`"},
	{words: "talon", say: "`talon` means the stock in some books and the waste in others", help: "write `stock` for the cards not yet dealt, `waste` for the cards turned up"},
	{words: "hand", say: "`hand` means the stock in some books and the waste in others", help: "write `stock` for the cards not yet dealt, `waste` for the cards turned up"},
	{words: "discard pile", say: "cards turned from the stock lie on the `waste`; cards out of play are the `discard`", help: "write `waste` or `discard`"},
	{words: "out of", say: "where cards come from is written `from`", with: "from"},
	{words: "row(s) to each|every *", say: "a row is one card to each pile", with: "to each *"},
	{words: "row(s) to *", say: "a row is one card to each pile", with: "to each *"},
	{words: "# bases", say: "`bases` are as many as there are piles to begin", with: "bases"},
	{words: "to piles|columns", say: "the piles built on in play are the `tableau`", with: "to each tableau"},
	{words: "take spaces", say: "`spaces` stands before `take`", with: "spaces take", first: true, name: "word-order"},
	{words: "take *", say: "what comes to an empty pile is said by `spaces take`, what comes to any pile by `takes`", help: "begin the line with `spaces take` or with `takes`", first: true},
	{words: "only", say: "`only` is not needed: what no line allows is not allowed", with: "-"},
	{words: "only *", say: "`only` is not needed: what no line allows is not allowed", with: "*"},
	{words: "set # card(s)", say: "so many cards are said without `set`, which lists them", with: "# cards"},
	{words: "takes pile when|until|from|at|to", say: "a whole pile goes to an empty one: `spaces take pile`; what moves as one is said by `move pile`", help: "write `spaces take pile`, or what cards it takes", first: true},
	{words: "takes pile", say: "a whole pile goes to an empty one: `spaces take pile`; what moves as one is said by `move pile`", help: "write `spaces take pile`, or what cards it takes", first: true},
	{words: "to deck", say: "the cards not yet dealt are the `stock`", with: "to stock"},
	{words: "from deck", say: "the cards not yet dealt are the `stock`", with: "from stock"},
	{words: "deck", say: "the cards not yet dealt are the `stock`; the number of packs is `decks`", help: "`stock` or `decks`"},
	{words: "packs", say: "the number of packs is `decks`", with: "decks", first: true},
	{words: "pack|packs|deck #", say: "the number of packs is `decks`", with: "decks #", first: true},
	{words: "pack", say: "to pack a card on another is `build`", with: "build"},
	{words: "pack", say: "the cards not yet dealt are the `stock`", with: "stock"},
	{words: "wastepile", say: "cards turned from the stock lie on the `waste`", with: "waste"},
	{words: "heap", say: "cards turned from the stock lie on the `waste`", with: "waste"},
	{words: "column(s)", say: "the piles built on in play are the `tableau`", with: "tableau", first: true},
	{words: "each column(s)", say: "the piles built on in play are the `tableau`", with: "each tableau"},
	{words: "each|every|all pile(s)", say: "the piles built on in play are the `tableau`", with: "each tableau"},
	{words: "every", say: "one after the other is written `each`", with: "each"},
	{words: "to all *", say: "one after the other is written `each`", with: "to each *"},
	{words: "when all|every|each *", say: "a zone stands for all its piles", with: "when *"},
	{words: "and all|every|each *", say: "a zone stands for all its piles", with: "and *"},
	{words: "to column(s)", say: "the piles built on in play are the `tableau`", with: "to tableau"},
	{words: "depot(s)", say: "the piles built on in play are the `tableau`", with: "tableau"},
	{words: "piles", say: "the piles built on in play are the `tableau`", with: "tableau", first: true},
	{words: "families", say: "the piles to be completed are the `foundations`", with: "foundations"},
	{words: "foundation", say: "the zone is called `foundations`", with: "foundations"},
	{words: "cell", say: "the zone is called `cells`", with: "cells"},
	{words: "freecell(s)", say: "the zone is called `cells`", with: "cells"},
	{words: "free cell(s)", say: "the zone is called `cells`", with: "cells", first: true},
	{words: "to * each", say: "`each` stands before the piles", with: "to each *"},
	{words: "each to *", say: "`each` stands before the piles", with: "to each *"},
	{words: "anything", say: "every card is `any card`", with: "any card"},
	{words: "one card", say: "digits count: one card is `1 card`", with: "1 card"},
	{words: "worryback", say: "foundation cards that may come back are said in two words", with: "worry back"},
	{words: "% and %", say: "between alternatives stands `or`", with: "% or %"},
	{words: "from * and *", say: "between alternatives stands `or`", with: "from * or *"},
	{words: "only to * and *", say: "between alternatives stands `or`", with: "only to * or *"},
	{words: "back to * and *", say: "between alternatives stands `or`", with: "back to * or *"},
	{words: "cards in * and *", say: "of the cards of several zones it is said with `or`", with: "cards in * or *"},
	{words: "cards on * and *", say: "of the cards of several zones it is said with `or`", with: "cards on * or *"},
	{words: "to * and *", say: "`and` joins no places", help: "write `or` where one of them is meant, and two lines where both are"},
	{words: "to each * and", say: "`and` joins no places", help: "write `or` where one of them is meant, and two lines where both are"},
	{words: "or * and *", say: "between alternatives stands `or`", with: "or * or *"},
	{words: "k", say: "ranks are written out", with: "king"},
	{words: "q", say: "ranks are written out", with: "queen"},
	{words: "j", say: "ranks are written out", with: "jack"},
	{words: "left pile", say: "a neighbour is written `pile left`", with: "pile left"},
	{words: "right pile", say: "a neighbour is written `pile right`", with: "pile right"},
	{words: "the", say: "small words such as `the` are left out", with: "-"},
	{words: "an", say: "small words such as `an` are left out", with: "-"},
	{words: "a", say: "small words such as `a` are left out", with: "-"},
	{words: "a", say: "ranks are written out", with: "ace"},
	{words: "reserves", say: "the zone is called `reserve`", with: "reserve"},
	{words: "tableaus", say: "the zone is called `tableau`", with: "tableau"},
	{words: "tableaux", say: "the zone is called `tableau`", with: "tableau"},
	{words: "discards", say: "the zone is called `discard`; what goes there is said by its `takes` lines", with: "discard"},
	{words: "hole(s)", say: "empty piles are `spaces`", with: "spaces"},
	{words: "gap(s)", say: "empty piles are `spaces`", with: "spaces"},
	{words: "vacancies", say: "empty piles are `spaces`", with: "spaces"},
	{words: "vacancy", say: "empty piles are `spaces`", with: "spaces"},
	{words: "fill", say: "what fills a space is written `spaces take`; add `at once` if it fills itself", help: "for example: spaces take any card from stock at once"},
	{words: "remove", say: "cards that leave the game go to a `discard` block", help: "for example: discard, and under it: takes pair totalling 13 from tableau"},
	{words: "values", say: "what ranks count is said by `worth`", help: "for example: worth 10 jack queen king", first: true},
	{words: "holds", say: "the most a pile holds is `at most`", help: "for example: at most 3 cards"},
	{words: "max", say: "the most a pile holds is `at most`", help: "for example: at most 3 cards"},
	{words: "rotate", say: "turning a pile round is an ordinary step", help: "for example: 1 from bottom of each tableau to top of source"},
	{words: "action", say: "an action of the player is a `may` block", help: "for example: may rotate 3 times", first: true},
	{words: "redeal # time(s)", say: "how often the waste becomes the stock again is written `redeals`", with: "redeals #", first: true},
	{words: "redeal", say: "how often the waste becomes the stock again is written `redeals`", with: "redeals", first: true},
	{words: "redeal", say: "a new pass is a `may redeal` block, or `redeals 2` in the stock", help: "may redeal twice", first: true},
	{words: "phase", say: "there are no phases: say the condition, or keep a counter", help: "for example: `counter stage 1 to 3` and `when stage is 2`", first: true},
	{words: "jokers", say: "jokers are not in this version of the language", help: "play it without them", first: true, name: "not-yet"},
	{words: "score", say: "scores are not in this version of the language", help: "leave the line out", first: true, name: "not-yet"},
	{words: "score", say: "scores are not in this version of the language", help: "leave it out", name: "not-yet"},
	{words: "joker", say: "jokers are not in this version of the language", name: "not-yet"},
	{words: "poker", say: "scores are not in this version of the language", name: "not-yet"},
}

// answer looks for the vocabulary of other books around word i and, where found, answers it. What is to be written
// instead must make the line right; only if not strict is it enough that the line goes wrong later.
func (p *parser) answer(d *Diagnostic, at spot, ws []Token, i int, strict bool) bool {
	for _, a := range phrases() {
		for start := max(0, i-len(a.want)+1); start <= i; start++ {
			if a.first && start > 0 || !at.within(a.kind) || start+len(a.want) > len(ws) || !matches(a.want, ws[start:]) {
				continue
			}
			e := edit{start, start + len(a.want), nil}
			if a.with != "" {
				met := map[string]int{}
				for _, w := range strings.Fields(strings.TrimPrefix(a.with, "-")) {
					if w == "*" || w == "#" || w == "%" {
						n := met[w]
						for !slices.Contains(a.want[n], w) {
							n++
						}
						met[w], w = n+1, ws[start+n].Raw
					}
					e.with = append(e.with, w)
				}
				switch {
				case p.mended(d, at, ws, e):
				case strict:
					continue
				default:
					k, end := at.stuck(p.edited(ws, e)), start+len(e.with)
					if k <= end {
						continue
					}
					d.Fixes, d.Help = []Fix{e.fix(ws)}, fmt.Sprintf("write `%s`", strings.Join(e.with, " "))
					if len(e.with) == 0 {
						d.Help = fmt.Sprintf("leave out `%s`", strings.Join(rawWords(ws[e.i:e.j]), " "))
					}
				}
			} else {
				d.Help = a.help
			}
			d.Name, d.Span, d.Message, d.Label = a.name, ws[start].Span().To(ws[e.j-1].Span()), a.say, ""
			if d.Name == "" {
				d.Name = "other-book-word"
			}
			return true
		}
	}
	return false
}

// within reports whether an answer for some kinds of block is one for the spot.
func (at spot) within(kinds string) bool {
	kind := at.kind
	if at.section == InFile || at.section == AtHead {
		kind = "file"
	}
	return kinds == "" || slices.Contains(strings.Split(kinds, "|"), kind)
}

// A phrase is an answer to one row of words, each with its alternatives.
type phrase struct {
	answer
	want [][]string
}

// phrases are the answers with and without the words that may be missing, the longest row first.
var phrases = sync.OnceValue(func() []phrase {
	var out []phrase
	for _, a := range slices.Concat(bookAnswers, answers) {
		for words := range strings.SplitSeq(a.words, " / ") {
			for _, want := range rows(strings.Fields(words)) {
				out = append(out, phrase{a, want})
			}
		}
	}
	return out
})

// rows are the rows of words that a text of answers stands for.
func rows(ws []string) [][][]string {
	if len(ws) == 0 {
		return [][][]string{nil}
	}
	w, missing := strings.CutPrefix(ws[0], "[")
	var out [][][]string
	rest := rows(ws[1:])
	for _, r := range rest {
		out = append(out, append([][]string{strings.Split(strings.TrimSuffix(w, "]"), "|")}, r...))
	}
	if missing {
		out = append(out, rest...)
	}
	slices.SortStableFunc(out, func(a, b [][]string) int { return len(b) - len(a) })
	return out
}

// alternatives cuts a row of words that are all there.
func alternatives(words string) [][]string { return rows(strings.Fields(words))[0] }

func matches(want [][]string, ws []Token) bool {
	for i, w := range want {
		if !slices.ContainsFunc(w, func(w string) bool { return matchesWord(w, ws[i]) }) {
			return false
		}
	}
	return true
}

func matchesWord(w string, t Token) bool {
	raw := strings.ToLower(t.Raw)
	if stem, ok := strings.CutSuffix(w, "(s)"); ok {
		w, raw = stem, strings.TrimSuffix(raw, "s")
	}
	return w == "*" || w == "#" && t.Type == tokNumber || w == "%" && t.Type == tokRank || w == raw || w == t.Value
}

// Phrases lists the answered words of other books with their answers, for the manual.
func Phrases() []string {
	var out []string
	for _, a := range slices.Concat(bookAnswers, answers) {
		for words := range strings.SplitSeq(a.words, " / ") {
			out = append(out, fmt.Sprintf("%s: %s", words, a.say))
		}
	}
	return out
}
