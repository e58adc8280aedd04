package dsl

import (
	"slices"
	"sync"
)

// A Tier says which layer of the language first needs a word; see doc.go.
type Tier string

// The tiers.
const (
	Core      Tier = "core"      // the everyday lines of a rule sheet
	General   Tier = "general"   // expressions: guards, relations, sets, actions
	Events    Tier = "events"    // counters, what follows a move
	Positions Tier = "positions" // rows, columns, neighbours, pictures, swaps
	Worked    Tier = "examples"  // worked examples, which are no rules: outside them these are words like any other
)

// A Keyword is a word of the language: where it may stand and what it means.
type Keyword struct {
	Word    string
	Also    []string // other spellings, read as the same word
	Where   string   // the kinds of line and expression it stands in
	Tier    Tier
	Meaning string
}

// Keywords is the one table of the words of the language, ranks, suits and zone kinds included. It
// drives suggestions, completion and the manual; a test holds it against the grammar.
var Keywords = slices.Concat([]Keyword{
	{Word: "game", Where: "file", Tier: Core, Meaning: "the title of the game"},
	{Word: "also", Where: "file", Tier: Core, Meaning: "other names of the game, separated by commas"},
	{Word: "family", Where: "file", Tier: Core, Meaning: "family for listing; no effect on play"},
	{Word: "source", Where: "file, place", Tier: Core, Meaning: "where the rules come from; as a place: the pile a " +
		"card came from"},
	{Word: "about", Where: "file", Tier: General, Meaning: "a sentence that says what game it is; no effect on play"},
	{Word: "author", Where: "file", Tier: General, Meaning: "who made the game or wrote the file; no effect on play"},
	{
		Word: "licence", Also: []string{"license"}, Where: "file", Tier: General,
		Meaning: "what others may do with the file; no effect on play",
	},
	{
		Word: "note", Where: "file, zone", Tier: General,
		Meaning: "what players are told with the rules, in words of the author; no effect on play",
	},
	{Word: "variant", Where: "file", Tier: Core, Meaning: "`variant of FILE`: start from another file"},
	{Word: "decks", Where: "file", Tier: Core, Meaning: "number of packs"},
	{Word: "apart", Where: "decks", Tier: General, Meaning: "each pack is shuffled by itself, the first lies on top"},
	{Word: "ranks", Where: "file", Tier: General, Meaning: "the ranks of the pack, lowest first"},
	{
		Word: "suits", Where: "file, zone, `in other suits`", Tier: Core,
		Meaning: "the suits of the pack; in a zone the suit of each pile, or `suits any`",
	},
	{Word: "worth", Where: "file", Tier: General, Meaning: "what ranks count in totals"},
	{Word: "option", Where: "file", Tier: Core, Meaning: "a choice before the deal; the first value is the default"},
	{Word: "ask", Where: "file", Tier: Core, Meaning: "numbers the player gives before the deal"},
	{Word: "numbers", Where: "ask", Tier: Core, Meaning: "how many numbers are asked"},
	{Word: "for", Where: "ask", Tier: Core, Meaning: "the words in which the player is asked; no effect on play"},
	{Word: "counter", Where: "file", Tier: Events, Meaning: "a counter that goes round inside its bounds"},
	{Word: "win", Where: "file", Tier: Core, Meaning: "when the game is won"},
	{Word: "lose", Where: "file", Tier: Events, Meaning: "when it is lost, besides having no legal move"},
	{
		Word: "without", Where: "file and blocks of a variant", Tier: Core,
		Meaning: "take a line, step or block of the parent away",
	},

	{Word: "deal", Where: "block", Tier: Core, Meaning: "the steps of the deal, in order"},
	{Word: "may", Where: "block", Tier: General, Meaning: "an action of the player that is not playing a card"},
	{Word: "redeal", Where: "may, event", Tier: General, Meaning: "`may redeal`: a new pass; the event of one"},
	{Word: "after", Where: "block, relation", Tier: Events, Meaning: "steps that follow an event; `up in suit after " +
		"PLACE`: compared with the top there"},
}, kindWords(), []Keyword{
	{Word: "rows", Where: "zone head", Tier: Positions, Meaning: "`4 rows of 13`: a grid of piles"},

	{Word: "base", Where: "zone line, value", Tier: Core, Meaning: "what starts a foundation; the rank fixed by " +
		"`rank of first card`"},
	{Word: "build", Where: "zone line", Tier: Core, Meaning: "what goes on a card"},
	{Word: "order", Where: "build", Tier: General, Meaning: "`build in order`: the ranks of a pile, one by one"},
	{Word: "none", Where: "build", Tier: General, Meaning: "nothing goes on a card"},
	{
		Word: "spaces", Also: []string{"space"}, Where: "zone line, count, `by free`", Tier: Core,
		Meaning: "empty piles: what they take; how many there are",
	},
	{Word: "take", Where: "spaces", Tier: Core, Meaning: "`spaces take`: what comes to an empty pile"},
	{Word: "stay", Where: "spaces", Tier: Core, Meaning: "`spaces stay empty`"},
	{Word: "close", Where: "spaces, step", Tier: Positions, Meaning: "gaps close up: later cards move forward"},
	{Word: "takes", Where: "zone line", Tier: General, Meaning: "what comes, whether the pile is empty or not; sets " +
		"of cards"},
	{Word: "only", Where: "takes, plays", Tier: Core, Meaning: "restricts: from there, to there, at that time, and " +
		"not otherwise"},
	{Word: "plays", Where: "zone line, step", Tier: Core, Meaning: "`plays only`: where cards may go; `player " +
		"plays`: a choice in the deal"},
	{Word: "move", Where: "zone line, event", Tier: Core, Meaning: "what moves as a unit; the event of a play"},
	{Word: "sequence", Where: "move, takes, state", Tier: Core, Meaning: "cards each in relation to the one below it"},
	{
		Word: "pile", Where: "move, spaces, place", Tier: Core,
		Meaning: "a whole pile; the pile a rule speaks of, and its neighbours",
	},
	{Word: "any", Where: "cards, move, suit relation", Tier: Core, Meaning: "every one"},
	{
		Word: "free", Where: "move", Tier: Core,
		Meaning: "`by free cells and spaces`: as many as single moves could carry",
	},
	{Word: "swap", Where: "zone line, event", Tier: Positions, Meaning: "a move that exchanges two cards"},
	{Word: "with", Where: "swap", Tier: Positions, Meaning: "the other card of a swap"},
	{Word: "exposed", Where: "zone line", Tier: Events, Meaning: "`exposed card stays down`: uncovered cards do not " +
		"turn up"},
	{Word: "stays", Where: "exposed", Tier: Events, Meaning: "`exposed card stays down`"},
	{Word: "worry", Where: "zone line", Tier: Core, Meaning: "`worry back`: foundation cards may come back"},
	{Word: "back", Where: "worry", Tier: Core, Meaning: "`worry back`"},
	{Word: "turn", Where: "zone line, event", Tier: Core, Meaning: "deal from the stock, a move of the player"},
	{Word: "redeals", Where: "zone line", Tier: Core, Meaning: "how often the waste becomes the stock again"},
	{Word: "unlimited", Where: "redeals", Tier: Core, Meaning: "without a bound"},
	{Word: "shuffled", Where: "redeals", Tier: Core, Meaning: "the waste is shuffled on the way"},
	{Word: "row", Where: "zone line, place, value", Tier: Positions, Meaning: "one row of a picture; a row of a grid"},
	{Word: "column", Where: "place, value", Tier: Positions, Meaning: "a column of a grid"},
	{
		Word: "covered", Where: "zone line, state", Tier: Positions,
		Meaning: "`covered by next row`; a pile on which others lie",
	},
	{Word: "next", Where: "covered", Tier: Positions, Meaning: "`covered by next row`"},
	{Word: "home", Where: "zone line, state, cards", Tier: Positions, Meaning: "cards that lie where they belong"},
	{Word: "most", Where: "zone line, count, comparison", Tier: General, Meaning: "`at most`: a bound"},
	{Word: "least", Where: "count, comparison", Tier: General, Meaning: "`at least`: a bound"},
	{Word: "pair", Where: "takes", Tier: General, Meaning: "two cards together; what `when` asks of a card it asks " +
		"of both"},
	{Word: "set", Where: "takes, step", Tier: Events, Meaning: "listed cards together (what `when` asks of a card " +
		"it asks of each); as a step: give a counter a value"},
	{Word: "totalling", Where: "takes", Tier: General, Meaning: "cards whose worths add up"},

	{Word: "from", Where: "the end of a line", Tier: Core, Meaning: "where cards come from"},
	{Word: "to", Where: "everywhere", Tier: Core, Meaning: "where they go; the end of a range"},
	{Word: "at", Where: "`at once`, `at bottom`, `at most`, `at a time`", Tier: Core, Meaning: "joins"},
	{Word: "once", Where: "the end of a line", Tier: Core, Meaning: "one use in the game; `at once`: by itself, " +
		"without asking, until it would only go round"},
	{Word: "twice", Where: "the end of a line", Tier: General, Meaning: "two uses in the game"},
	{Word: "times", Where: "the end of a line, row", Tier: General, Meaning: "so many uses in the game"},
	{Word: "when", Where: "guard", Tier: Core, Meaning: "holds only then"},
	{Word: "until", Where: "guard", Tier: General, Meaning: "holds as long as not"},
	{Word: "in", Where: "relation, place, pass", Tier: Core, Meaning: "joins"},
	{Word: "on", Where: "count", Tier: Core, Meaning: "the place of a count; cards asked for by what they are " +
		"count there if they lie face up"},
	{Word: "and", Where: "condition, gather, `by free`", Tier: Core, Meaning: "both"},
	{
		Word: "or", Where: "condition, cards, places, option", Tier: Core,
		Meaning: "either; `to A or B`: the first that takes the card",
	},
	{Word: "but", Where: "cards, step, gather", Tier: Events, Meaning: "except; in a deal: such cards go elsewhere"},
	{Word: "not", Where: "condition", Tier: General, Meaning: "the contrary"},
	{Word: "no", Where: "count", Tier: Core, Meaning: "none of them"},
	{Word: "all", Where: "count, step, `all one way`", Tier: Core, Meaning: "every one of them"},
	{Word: "is", Where: "condition", Tier: General, Meaning: "compares; with several numbers: with one of them"},
	{Word: "empty", Where: "state, place, spaces", Tier: Core, Meaning: "holds no card"},
	{Word: "nonempty", Where: "place", Tier: Events, Meaning: "holds a card"},
	{Word: "full", Where: "state", Tier: Core, Meaning: "can hold no more"},
	{Word: "face", Where: "step, state", Tier: Core, Meaning: "which way a card lies"},
	{Word: "up", Where: "relation, face", Tier: Core, Meaning: "the next rank; facing up"},
	{Word: "down", Where: "relation, face", Tier: Core, Meaning: "the rank below; facing down"},
	{Word: "top", Where: "place, step, stock", Tier: Core, Meaning: "the end in play; `top face up`: the last card " +
		"dealt to each pile"},
	{Word: "bottom", Where: "place, `at bottom`", Tier: Core, Meaning: "the covered end"},
	{Word: "by", Where: "relation, move, covered", Tier: Core, Meaning: "the step of a relation; joins"},
	{Word: "wrapping", Where: "relation", Tier: Core, Meaning: "the lowest rank follows the highest"},
	{Word: "suit", Where: "relation, value", Tier: Core, Meaning: "`in suit`: the same suit; the suit of a card"},
	{Word: "alternating", Where: "relation", Tier: Core, Meaning: "red on black, black on red"},
	{Word: "colour", Also: []string{"color"}, Where: "relation, value", Tier: Core, Meaning: "red or black"},
	{Word: "colours", Also: []string{"colors"}, Where: "relation", Tier: Core, Meaning: "`in alternating colours`"},
	{
		Word: "other", Where: "relation, place", Tier: General,
		Meaning: "not the same; the other piles; `other row of Z`: the rows that the pile is not in",
	},
	{Word: "same", Where: "relation, `in same row`", Tier: General, Meaning: "equal in"},
	{Word: "as", Where: "relation", Tier: General, Meaning: "`same rank as PLACE`: compared with a card there"},
	{Word: "rank", Where: "relation, value, `rank of first card`", Tier: Core, Meaning: "the rank of a card"},
	{
		Word: "either", Where: "`either way`", Tier: Events,
		Meaning: "a pile may go up and down again, as it may where nothing is said of its way",
	},
	{Word: "one", Where: "`one way`", Tier: Events, Meaning: "a pile keeps the direction it has begun"},
	{
		Word: "way", Where: "`one way`, `either way`", Tier: Events,
		Meaning: "whether a pile keeps the direction it has begun",
	},
	{Word: "higher", Where: "`any higher`", Tier: General, Meaning: "any number of ranks up"},
	{Word: "lower", Where: "`any lower`", Tier: General, Meaning: "any number of ranks down"},
	{Word: "red", Where: "cards", Tier: General, Meaning: "hearts and diamonds"},
	{Word: "black", Where: "cards", Tier: General, Meaning: "spades and clubs"},
	{Word: "playable", Where: "cards", Tier: Events, Meaning: "that may be played now"},
	{Word: "card", Where: "everywhere", Tier: Core, Meaning: "the card that moves; a card"},
	{Word: "cards", Where: "everywhere", Tier: Core, Meaning: "cards"},
	{Word: "first", Where: "place, `rank of first card`", Tier: Core, Meaning: "the first such pile"},
	{Word: "last", Where: "place, gather", Tier: Events, Meaning: "the last such pile"},
	{
		Word: "nearest", Where: "place", Tier: Positions,
		Meaning: "of such piles the one with the number next to that of the pile; of two the one on the right",
	},
	{
		Word: "its", Where: "`its top`, `its bottom`", Tier: Positions,
		Meaning: "of the pile that a step takes the cards from",
	},
	{Word: "each", Where: "place", Tier: Core, Meaning: "every pile in turn; in a condition: of every pile by itself"},
	{Word: "own", Where: "place", Tier: General, Meaning: "the pile with the same number; of more or fewer piles " +
		"those shared out to it; `own row of Z`: the row of the pile"},
	{Word: "layer", Where: "place", Tier: General, Meaning: "the cards of the zone at the height to which the card " +
		"would come"},
	{Word: "left", Where: "place", Tier: General, Meaning: "the neighbour on the left"},
	{Word: "right", Where: "place", Tier: General, Meaning: "the neighbour on the right"},
	{Word: "above", Where: "value, place", Tier: Core, Meaning: "so many ranks up; the neighbour above"},
	{Word: "below", Where: "value, place", Tier: General, Meaning: "so many ranks down; the neighbour below"},
	{Word: "number", Where: "`pile number`", Tier: General, Meaning: "the number of the pile, from 1"},
	{Word: "pass", Where: "guard, value, place", Tier: Core, Meaning: "the pass through the stock, from 1"},
	{Word: "minus", Where: "value", Tier: General, Meaning: "less"},
	{Word: "touching", Where: "condition", Tier: Positions, Meaning: "neighbours in one of eight directions"},
	{Word: "beside", Where: "condition", Tier: Positions, Meaning: "neighbours in one of four directions"},
	{Word: "rest", Where: "step", Tier: Core, Meaning: "all cards left"},
	{Word: "bases", Where: "step", Tier: Core, Meaning: "the cards that the bases of the piles ask for"},
	{Word: "a", Where: "`at a time`", Tier: General, Meaning: "joins"},
	{Word: "time", Where: "`at a time`", Tier: General, Meaning: "`3 at a time`: in packets"},
	{Word: "alternately", Where: "step", Tier: General, Meaning: "rows face this way and that way in turn"},
	{Word: "new", Where: "step", Tier: Events, Meaning: "`new pile at king`: such a card begins the next pile"},
	{Word: "replaced", Where: "step", Tier: Events, Meaning: "the place of a card sent elsewhere gets the next one"},
	{Word: "gather", Where: "step", Tier: General, Meaning: "take piles up and lay them under the stock"},
	{Word: "shuffle", Where: "step", Tier: General, Meaning: "shuffle the stock"},
	{Word: "player", Where: "step", Tier: Core, Meaning: "`player plays`: a choice in the middle of the deal"},
	{Word: "add", Where: "step", Tier: Events, Meaning: "add to a counter"},
	{Word: "of", Where: "everywhere", Tier: Core, Meaning: "joins"},

	{Word: "example", Where: "block", Tier: Worked, Meaning: "a worked example: moves that are legal or not, and " +
		"where they lead"},
	{Word: "play", Where: "example", Tier: Worked, Meaning: "these moves are made"},
	{Word: "now", Where: "example", Tier: Worked, Meaning: "how it stands then"},
	{Word: "won", Where: "example", Tier: Worked, Meaning: "`now won`: the game is won"},
	{Word: "lost", Where: "example", Tier: Worked, Meaning: "`now lost`: it is lost, or no move is left"},
	{Word: "choices", Where: "example", Tier: Worked, Meaning: "how many plays the deal still waits for"},

	{Word: "ace", Also: []string{"aces"}, Where: "rank", Tier: Core, Meaning: "a rank"},
	{Word: "two", Also: []string{"twos"}, Where: "rank", Tier: Core, Meaning: "a rank"},
	{Word: "three", Also: []string{"threes"}, Where: "rank", Tier: Core, Meaning: "a rank"},
	{Word: "four", Also: []string{"fours"}, Where: "rank", Tier: Core, Meaning: "a rank"},
	{Word: "five", Also: []string{"fives"}, Where: "rank", Tier: Core, Meaning: "a rank"},
	{Word: "six", Also: []string{"sixes"}, Where: "rank", Tier: Core, Meaning: "a rank"},
	{Word: "seven", Also: []string{"sevens"}, Where: "rank", Tier: Core, Meaning: "a rank"},
	{Word: "eight", Also: []string{"eights"}, Where: "rank", Tier: Core, Meaning: "a rank"},
	{Word: "nine", Also: []string{"nines"}, Where: "rank", Tier: Core, Meaning: "a rank"},
	{Word: "ten", Also: []string{"tens"}, Where: "rank", Tier: Core, Meaning: "a rank"},
	{Word: "jack", Also: []string{"jacks"}, Where: "rank", Tier: Core, Meaning: "a rank"},
	{Word: "queen", Also: []string{"queens"}, Where: "rank", Tier: Core, Meaning: "a rank"},
	{Word: "king", Also: []string{"kings"}, Where: "rank", Tier: Core, Meaning: "a rank"},
	{Word: "spades", Also: []string{"spade"}, Where: "suit", Tier: Core, Meaning: "a black suit"},
	{Word: "hearts", Also: []string{"heart"}, Where: "suit", Tier: Core, Meaning: "a red suit"},
	{Word: "clubs", Also: []string{"club"}, Where: "suit", Tier: Core, Meaning: "a black suit"},
	{Word: "diamonds", Also: []string{"diamond"}, Where: "suit", Tier: Core, Meaning: "a red suit"},
})

// ruleWords is the set of words that no name may be.
var ruleWords = sync.OnceValue(func() map[string]bool {
	m := map[string]bool{}
	for _, k := range Keywords {
		if k.Tier == Worked && k.Word != exampleLead {
			continue
		}
		m[k.Word] = true
		for _, w := range k.Also {
			m[w] = true
		}
	}
	return m
})

// PromptWords are the words that the prompt answers itself when a game is played. An action of that
// name could not be typed, so that no action may have it; in every other place they are words like
// any other.
var PromptWords = []string{
	"help", "moves", "m", "hint", "winnable", "why", "undo", "u", "redo", "auto", "board", "b", "rules", "restart",
	"new", "save", "load", "reload", "set", "games", "stats", "daily", "share", "quit", "q", "exit",
}

// LookUp finds a word of the language, by any of its spellings.
func LookUp(word string) (Keyword, bool) {
	for _, k := range Keywords {
		if k.Word == word {
			return k, true
		}
		for _, w := range k.Also {
			if w == word {
				return k, true
			}
		}
	}
	return Keyword{}, false
}
