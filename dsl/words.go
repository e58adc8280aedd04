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

// A Keyword is a word of the language: where it may stand and what it means. A word that is in the
// grammar and not in the table, or the other way round, fails a test.
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
	{
		Word: "family", Where: "file", Tier: Core,
		Meaning: "the family under which lists of games put it; no effect on play",
	},
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
	{Word: "decks", Where: "file", Tier: Core, Meaning: "how many packs of cards are used"},
	{Word: "apart", Where: "decks", Tier: General, Meaning: "each pack is shuffled by itself, the first lies on top"},
	{Word: "ranks", Where: "file", Tier: General, Meaning: "the ranks of the pack, lowest first"},
	{
		Word: "suits", Where: "file, zone, `in other suits`", Tier: Core,
		Meaning: "the suits of the pack; in a zone the suit of each pile, or `suits any`",
	},
	{
		Word: "worth", Where: "file, value", Tier: General,
		Meaning: "what ranks count where cards are added up: `worth 10 jack queen king`; as a value what a card " +
			"counts, or all cards of a place together: `worth of top of tableau is 91`",
	},
	{Word: "option", Where: "file", Tier: Core, Meaning: "a choice before the deal; the first value is the default"},
	{Word: "ask", Where: "file", Tier: Core, Meaning: "numbers the player gives before the deal"},
	{
		Word: "numbers", Where: "ask", Tier: Core,
		Meaning: "`ask target 4 numbers from 1 to 9`: how many, and between which bounds",
	},
	{
		Word: "for", Where: "ask, score", Tier: Core,
		Meaning: "the words in which the player is asked; no effect on play. `score 2 for jack`: " +
			"what the points are for",
	},
	{
		Word: "counter", Where: "file", Tier: Events,
		Meaning: "a number that the rules count with; it goes round inside its bounds",
	},
	{
		Word: "score", Where: "file, zone line", Tier: Events,
		Meaning: "how the game is counted in points, which the table shows and keeps; no effect on play. In a zone: " +
			"what cards of its hands count",
	},
	{
		Word: "hands", Where: "zone line, value", Tier: Positions,
		Meaning: "`hands each row and column`: cards that score together; as a value what all hands score",
	},
	{Word: "win", Where: "file", Tier: Core, Meaning: "when the game is won"},
	{Word: "lose", Where: "file", Tier: Events, Meaning: "when it is lost, besides having no legal move"},
	{
		Word: "without", Where: "file and blocks of a variant", Tier: Core,
		Meaning: "take a line, step or block of the parent away",
	},

	{Word: "deal", Where: "block", Tier: Core, Meaning: "the steps of the deal, in order"},
	{Word: "may", Where: "block", Tier: General, Meaning: "an action of the player that is not playing a card"},
	{
		Word: "redeal", Where: "may, event", Tier: General,
		Meaning: "`may redeal`: a new pass, of an empty stock; the event of one",
	},
	{Word: "after", Where: "block, relation", Tier: Events, Meaning: "steps that follow an event; `up in suit after " +
		"PLACE`: compared with the top there"},
}, kindWords(), []Keyword{
	{Word: "rows", Where: "zone head", Tier: Positions, Meaning: "`4 rows of 13`: a grid of piles"},

	{Word: "base", Where: "zone line, value", Tier: Core, Meaning: "what starts a foundation; the rank fixed by " +
		"`rank of first card`"},
	{Word: "build", Where: "zone line", Tier: Core, Meaning: "what goes on a card"},
	{
		Word: "order", Where: "build", Tier: General,
		Meaning: "`build in order ace to king`: which rank follows which, one by one",
	},
	{Word: "none", Where: "build", Tier: General, Meaning: "`build none`: nothing goes on a card"},
	{
		Word: "spaces", Also: []string{"space"}, Where: "zone line, count, `by free`", Tier: Core,
		Meaning: "empty piles: what they take; how many there are",
	},
	{Word: "take", Where: "spaces", Tier: Core, Meaning: "`spaces take king`: what comes to an empty pile"},
	{Word: "stay", Where: "spaces", Tier: Core, Meaning: "`spaces stay empty`: nothing comes to an empty pile"},
	{
		Word: "close", Where: "spaces, step", Tier: Positions,
		Meaning: "`spaces close up`: where a pile has run empty, the later ones move forward; as a step, `close up " +
			"tableau`",
	},
	{Word: "takes", Where: "zone line", Tier: General, Meaning: "what comes, whether the pile is empty or not; sets " +
		"of cards"},
	{Word: "only", Where: "takes, plays", Tier: Core, Meaning: "restricts: from there, to there, at that time, and " +
		"not otherwise"},
	{Word: "plays", Where: "zone line, step", Tier: Core, Meaning: "`plays only`: where cards may go; `player " +
		"plays`: a choice in the deal"},
	{Word: "move", Where: "zone line, event", Tier: Core, Meaning: "what moves as a unit; the event of a play"},
	{
		Word: "sequence", Where: "move, takes, state", Tier: Core,
		Meaning: "cards in order, each in relation to the one below it",
	},
	{
		Word: "pile", Where: "move, spaces, place", Tier: Core,
		Meaning: "a whole pile; the pile a rule speaks of, and its neighbours",
	},
	{
		Word: "any", Where: "cards, move, suit relation", Tier: Core,
		Meaning: "`any card`: whichever it is; `in any suit`: whatever the suit; `move any cards`: in order or not",
	},
	{
		Word: "free", Where: "move", Tier: Core,
		Meaning: "`by free cells and spaces`: as many as single moves could carry",
	},
	{Word: "swap", Where: "zone line, event", Tier: Positions, Meaning: "a move that exchanges two cards"},
	{
		Word: "with", Where: "swap, hands", Tier: Positions,
		Meaning: "`swap CARDS with CARDS`: what the second of the two cards is; `hands each row with waste`: and its " +
			"top card",
	},
	{Word: "exposed", Where: "zone line", Tier: Events, Meaning: "`exposed card stays down`: uncovered cards do not " +
		"turn up"},
	{
		Word: "stays", Where: "exposed", Tier: Events,
		Meaning: "`exposed card stays down`: an uncovered card does not turn up",
	},
	{Word: "worry", Where: "zone line", Tier: Core, Meaning: "`worry back`: foundation cards may come back"},
	{Word: "back", Where: "worry", Tier: Core, Meaning: "`worry back`: foundation cards may come back"},
	{Word: "turn", Where: "zone line, event", Tier: Core, Meaning: "deal from the stock, a move of the player"},
	{Word: "redeals", Where: "zone line", Tier: Core, Meaning: "how often the waste becomes the stock again"},
	{Word: "unlimited", Where: "redeals", Tier: Core, Meaning: "`redeals unlimited`: as often as one likes"},
	{
		Word: "shuffled", Where: "redeals", Tier: Core,
		Meaning: "`redeals 2 shuffled`: the waste is shuffled when it becomes the stock",
	},
	{
		Word: "row", Where: "zone line, hands, place, value", Tier: Positions,
		Meaning: "a row of a grid, `row is 1`; one row of a picture, `row . * . *`",
	},
	{Word: "column", Where: "hands, place, value", Tier: Positions, Meaning: "a column of a grid: `column is 1`"},
	{
		Word: "covered", Where: "zone line, state", Tier: Positions,
		Meaning: "`covered by next row`: cards of a picture or grid lie on those of the row above them; " +
			"`pile covered`: some do",
	},
	{Word: "next", Where: "covered", Tier: Positions, Meaning: "`covered by next row`: the row that is drawn below"},
	{Word: "home", Where: "zone line, state, cards", Tier: Positions, Meaning: "cards that lie where they belong"},
	{Word: "most", Where: "zone line, count, comparison", Tier: General, Meaning: "`at most 3`: three or fewer"},
	{
		Word: "least", Where: "count, comparison, score", Tier: General,
		Meaning: "`at least 3`: three or more; `score least`: fewer points are better",
	},
	{Word: "pair", Where: "takes, score", Tier: General, Meaning: "two cards together; what `when` asks of a card " +
		"it asks of both"},
	{Word: "set", Where: "takes, score, step", Tier: Events, Meaning: "listed cards together (what `when` asks of a " +
		"card it asks of each); as a step: give a counter a value"},
	{
		Word: "totalling", Where: "takes, score", Tier: General,
		Meaning: "`pair totalling 13`: cards whose worths add up to that",
	},

	{
		Word: "from", Where: "the end of a line", Tier: Core,
		Meaning: "where cards come from: `spaces take any card from waste`; of numbers, where they begin",
	},
	{
		Word: "to", Where: "everywhere", Tier: Core,
		Meaning: "where cards go: `turn 1 to waste`; between numbers or ranks, all from the one to the other: `ace " +
			"to five`",
	},
	{
		Word: "at", Where: "`at once`, `at bottom`, `at most`, `at a time`", Tier: Core,
		Meaning: "`at once`: by itself; `at most 3`, `at least 3`: a bound; `3 at a time`: in packets; `at bottom`: " +
			"under the pile",
	},
	{
		Word: "once", Where: "the end of a line", Tier: Core,
		Meaning: "one use in the whole game; `at once`: by itself, without asking, until it would only go round",
	},
	{Word: "twice", Where: "the end of a line", Tier: General, Meaning: "two uses in the whole game"},
	{
		Word: "times", Where: "the end of a line, row", Tier: General,
		Meaning: "`3 times`: so many uses in the whole game; `row 3 times`: the picture goes on so three times",
	},
	{Word: "when", Where: "guard", Tier: Core, Meaning: "it holds only if what follows is so"},
	{Word: "until", Where: "guard", Tier: General, Meaning: "it holds as long as what follows is not yet so"},
	{
		Word: "in", Where: "relation, place, pass", Tier: Core,
		Meaning: "`in suit`, `in any suit`: how the suits go together; `2 kings in tableau`: where they lie; `in " +
			"pass 2`: when",
	},
	{
		Word: "on", Where: "count", Tier: Core,
		Meaning: "where cards are counted, as `in`: `cards on foundations`; those asked for by what they are count " +
			"if they lie face up",
	},
	{
		Word: "and", Where: "condition, gather, `by free`", Tier: Core,
		Meaning: "both: of conditions, of places that are gathered, of cells and spaces",
	},
	{
		Word: "or", Where: "condition, cards, places, option", Tier: Core,
		Meaning: "either; `to A or B`: the first that takes the card",
	},
	{Word: "but", Where: "cards, step, gather", Tier: Events, Meaning: "except; in a deal: such cards go elsewhere"},
	{Word: "not", Where: "condition", Tier: General, Meaning: "the contrary: `not stock empty`, `is not king`"},
	{Word: "no", Where: "count", Tier: Core, Meaning: "`no kings in tableau`: none of them"},
	{
		Word: "all", Where: "count, step, `all one way`", Tier: Core,
		Meaning: "`all kings in discard`: as many as there are; as a step, `all from pile to discard`: every card; " +
			"`all one way`: the piles of a zone alike",
	},
	{
		Word: "is", Where: "condition", Tier: General,
		Meaning: "compares: `rank is king`, `draw is 3`; with several numbers it is one of them: `pile number is 2 " +
			"3`",
	},
	{
		Word: "empty", Where: "state, place, spaces", Tier: Core,
		Meaning: "without a card: `stock empty`, `first empty tableau`",
	},
	{Word: "nonempty", Where: "place", Tier: Events, Meaning: "with a card or more: `first nonempty reserve`"},
	{Word: "full", Where: "state", Tier: Core, Meaning: "it can hold no more: `foundations full`"},
	{
		Word: "face", Where: "step, state", Tier: Core,
		Meaning: "which way a card lies: `face up` is seen, `face down` is not",
	},
	{
		Word: "up", Where: "relation, face", Tier: Core,
		Meaning: "the next higher rank: `build up in suit`; `face up`: the card is seen",
	},
	{
		Word: "down", Where: "relation, face", Tier: Core,
		Meaning: "the next lower rank: `build down in suit`; `face down`: the card is not seen",
	},
	{
		Word: "top", Where: "place, step, stock", Tier: Core,
		Meaning: "the end of a pile from which cards are played; `top face up`: the last card dealt to each pile",
	},
	{
		Word: "bottom", Where: "place, `at bottom`", Tier: Core,
		Meaning: "the other end of a pile: the card that was dealt first, or what is laid under it",
	},
	{
		Word: "by", Where: "relation, move, covered", Tier: Core,
		Meaning: "`build up by 2`: two ranks at a time; `move sequence by free cells`: as many as those let " +
			"through; `covered by next row`: by which cards",
	},
	{Word: "wrapping", Where: "relation", Tier: Core, Meaning: "the lowest rank follows the highest"},
	{Word: "suit", Where: "relation, value", Tier: Core, Meaning: "`in suit`: the same suit; the suit of a card"},
	{
		Word: "alternating", Where: "relation", Tier: Core,
		Meaning: "`in alternating colours`: red on black, black on red",
	},
	{
		Word: "colour", Also: []string{"color"}, Where: "relation, value", Tier: Core,
		Meaning: "red or black: `in colour`, hearts on diamonds as well as on hearts",
	},
	{
		Word: "colours", Also: []string{"colors"}, Where: "relation", Tier: Core,
		Meaning: "`in alternating colours`: red on black, black on red",
	},
	{
		Word: "other", Where: "relation, place", Tier: General,
		Meaning: "not the same; the other piles; `other row of Z`: the rows that the pile is not in",
	},
	{
		Word: "same", Where: "relation, `in same row`", Tier: General,
		Meaning: "alike: `same rank`, `same suit`; `in same row`: both in one",
	},
	{Word: "as", Where: "relation", Tier: General, Meaning: "`same rank as PLACE`: compared with a card there"},
	{
		Word: "rank", Where: "relation, value, `rank of first card`", Tier: Core,
		Meaning: "what a card counts in building, from ace to king: `rank is king`, `same rank`; `rank of first " +
			"card`: of the first on the foundations",
	},
	{
		Word: "either", Where: "`either way`", Tier: Events,
		Meaning: "a pile may go up and down again, as it may where nothing is said of its way",
	},
	{Word: "one", Where: "`one way`", Tier: Events, Meaning: "a pile keeps the direction it has begun"},
	{
		Word: "way", Where: "`one way`, `either way`", Tier: Events,
		Meaning: "whether a pile keeps the direction it has begun",
	},
	{Word: "higher", Where: "`any higher`", Tier: General, Meaning: "`any higher`: some ranks up, however many"},
	{Word: "lower", Where: "`any lower`", Tier: General, Meaning: "`any lower`: some ranks down, however many"},
	{Word: "red", Where: "cards", Tier: General, Meaning: "hearts or diamonds: `red card`, `red king`"},
	{Word: "black", Where: "cards", Tier: General, Meaning: "spades or clubs: `black card`, `black king`"},
	{
		Word: "playable", Where: "cards", Tier: Events,
		Meaning: "`playable card`: one that some line lets be played now",
	},
	{
		Word: "card", Where: "everywhere", Tier: Core,
		Meaning: "one card; in a condition the one that moves, of several the lowest",
	},
	{
		Word: "cards", Where: "everywhere", Tier: Core,
		Meaning: "several cards, or those of some sort: `at most 3 cards`, `cards in waste is 2`",
	},
	{
		Word: "first", Where: "place, `rank of first card`", Tier: Core,
		Meaning: "`first empty tableau`: of such piles the one with the lowest number; `rank of first card`: the " +
			"first on the foundations",
	},
	{
		Word: "last", Where: "place, gather", Tier: Events,
		Meaning: "`last nonempty tableau`: of such piles the one with the highest number; `last pile first`: in " +
			"that order",
	},
	{
		Word: "nearest", Where: "place", Tier: Positions,
		Meaning: "`nearest nonempty reserve`: of such piles the one whose number is next to that of the pile; of " +
			"two the one on the right",
	},
	{
		Word: "its", Where: "`its top`, `its bottom`", Tier: Positions,
		Meaning: "`its top`, `its bottom`: of the pile that a step takes the cards from",
	},
	{
		Word: "each", Where: "place, hands, score", Tier: Core,
		Meaning: "every pile in turn; in a condition: of every pile by itself; `score 2 for each pair same rank`: " +
			"for every one of them",
	},
	{Word: "own", Where: "place", Tier: General, Meaning: "the pile with the same number; of more or fewer piles " +
		"those shared out to it; `own row of Z`: the row of the pile"},
	{Word: "layer", Where: "place", Tier: General, Meaning: "the cards of the zone at the height to which the card " +
		"would come"},
	{
		Word: "left", Where: "place", Tier: General,
		Meaning: "`pile left`, `pile 2 left`: the neighbour on that side; in an example, how often an action may be " +
			"done yet",
	},
	{
		Word: "right", Where: "place", Tier: General,
		Meaning: "`pile right`, `pile 2 right`: the neighbour on that side",
	},
	{
		Word: "above", Where: "value, place", Tier: Core,
		Meaning: "`1 above base`: so many ranks up; `pile above`: the neighbour in the row above",
	},
	{
		Word: "below", Where: "value, place", Tier: General,
		Meaning: "`1 below king`: so many ranks down; `pile below`: the neighbour in the row below",
	},
	{
		Word: "number", Where: "`pile number`", Tier: General,
		Meaning: "`pile number`: 1 for the first pile of its zone, 2 for the next",
	},
	{
		Word: "pass", Where: "guard, value, place", Tier: Core,
		Meaning: "how often the stock is gone through, this time included: `in pass 2`, `pass is 1`",
	},
	{Word: "minus", Where: "value", Tier: General, Meaning: "a number less another: `4 minus pass`"},
	{Word: "touching", Where: "condition", Tier: Positions, Meaning: "neighbours in one of eight directions"},
	{Word: "beside", Where: "condition", Tier: Positions, Meaning: "neighbours in one of four directions"},
	{Word: "rest", Where: "step", Tier: Core, Meaning: "`rest to stock`: all cards that are left"},
	{
		Word: "bases", Where: "step", Tier: Core,
		Meaning: "`bases to foundations`: the cards that start those piles, as their `base` lines say",
	},
	{Word: "a", Where: "`at a time`", Tier: General, Meaning: "`3 at a time`: in packets"},
	{Word: "time", Where: "`at a time`", Tier: General, Meaning: "`3 at a time`: in packets"},
	{
		Word: "alternately", Where: "step", Tier: General,
		Meaning: "`4 to each tableau alternately face down`: the first row so, the next the other way, and so on",
	},
	{Word: "new", Where: "step", Tier: Events, Meaning: "`new pile at king`: such a card begins the next pile"},
	{Word: "replaced", Where: "step", Tier: Events, Meaning: "the place of a card sent elsewhere gets the next one"},
	{Word: "gather", Where: "step", Tier: General, Meaning: "take piles up and lay them under the stock"},
	{Word: "shuffle", Where: "step", Tier: General, Meaning: "the stock is shuffled"},
	{
		Word: "player", Where: "step", Tier: Core,
		Meaning: "`player plays 1 from reserve to foundations`: a choice in the middle of the deal",
	},
	{Word: "add", Where: "step", Tier: Events, Meaning: "`add 1 to placed`: the counter goes up by that much"},
	{
		Word: "of", Where: "everywhere", Tier: Core,
		Meaning: "`ace of spades`, `top of pile`: belonging to; `sequence of 4`: so many; `variant of klondike`: of " +
			"which game",
	},

	{Word: "example", Where: "block", Tier: Worked, Meaning: "a worked example: moves that are legal or not, and " +
		"where they lead"},
	{Word: "play", Where: "example", Tier: Worked, Meaning: "`play t1 t2, turn`: these moves are made"},
	{Word: "now", Where: "example", Tier: Worked, Meaning: "`now t2 empty`: how it stands then"},
	{Word: "won", Where: "example", Tier: Worked, Meaning: "`now won`: the game is won"},
	{Word: "lost", Where: "example", Tier: Worked, Meaning: "`now lost`: it is lost, or no move is left"},
	{Word: "choices", Where: "example", Tier: Worked, Meaning: "how many plays the deal still waits for"},

	{
		Word: "ace", Also: []string{"aces"}, Where: "rank", Tier: Core,
		Meaning: "cards of that rank, the lowest unless `ranks` says otherwise",
	},
	{
		Word: "two", Also: []string{"twos"}, Where: "rank", Tier: Core,
		Meaning: "cards of that rank; how many of something is written in digits, `2`",
	},
	{
		Word: "three", Also: []string{"threes"}, Where: "rank", Tier: Core,
		Meaning: "cards of that rank; how many of something is written in digits, `3`",
	},
	{
		Word: "four", Also: []string{"fours"}, Where: "rank", Tier: Core,
		Meaning: "cards of that rank; how many of something is written in digits, `4`",
	},
	{
		Word: "five", Also: []string{"fives"}, Where: "rank", Tier: Core,
		Meaning: "cards of that rank; how many of something is written in digits, `5`",
	},
	{
		Word: "six", Also: []string{"sixes"}, Where: "rank", Tier: Core,
		Meaning: "cards of that rank; how many of something is written in digits, `6`",
	},
	{
		Word: "seven", Also: []string{"sevens"}, Where: "rank", Tier: Core,
		Meaning: "cards of that rank; how many of something is written in digits, `7`",
	},
	{
		Word: "eight", Also: []string{"eights"}, Where: "rank", Tier: Core,
		Meaning: "cards of that rank; how many of something is written in digits, `8`",
	},
	{
		Word: "nine", Also: []string{"nines"}, Where: "rank", Tier: Core,
		Meaning: "cards of that rank; how many of something is written in digits, `9`",
	},
	{
		Word: "ten", Also: []string{"tens"}, Where: "rank", Tier: Core,
		Meaning: "cards of that rank; how many of something is written in digits, `10`",
	},
	{
		Word: "jack", Also: []string{"jacks"}, Where: "rank", Tier: Core,
		Meaning: "cards of that rank; in totals 11, unless `worth` says otherwise",
	},
	{
		Word: "queen", Also: []string{"queens"}, Where: "rank", Tier: Core,
		Meaning: "cards of that rank; in totals 12, unless `worth` says otherwise",
	},
	{
		Word: "king", Also: []string{"kings"}, Where: "rank", Tier: Core,
		Meaning: "cards of that rank; in totals 13, unless `worth` says otherwise",
	},
	{
		Word: "spades", Also: []string{"spade"}, Where: "suit", Tier: Core,
		Meaning: "cards of that suit, a black one: `spades`, `ace of spades`",
	},
	{
		Word: "hearts", Also: []string{"heart"}, Where: "suit", Tier: Core,
		Meaning: "cards of that suit, a red one: `hearts`, `ace of hearts`",
	},
	{
		Word: "clubs", Also: []string{"club"}, Where: "suit", Tier: Core,
		Meaning: "cards of that suit, a black one: `clubs`, `ace of clubs`",
	},
	{
		Word: "diamonds", Also: []string{"diamond"}, Where: "suit", Tier: Core,
		Meaning: "cards of that suit, a red one: `diamonds`, `ace of diamonds`",
	},
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
	"help", "moves", "m", "hint", "winnable", "demo",
	"why", "undo", "u", "redo", "auto", "board", "b", "rules", "restart",
	"new", "save", "load", "reload", "set", "games", "stats", "daily", "share", "quit", "q", "exit",
}

// LookUp finds a word of the language, by any of its spellings.
func LookUp(word string) (Keyword, bool) {
	at, ok := spelt()[word]
	if !ok {
		return Keyword{}, false
	}
	return Keywords[at], true
}

// spelt is where in Keywords a spelling stands first.
var spelt = sync.OnceValue(func() map[string]int {
	m := map[string]int{}
	for i, k := range slices.Backward(Keywords) {
		for _, w := range k.Also {
			m[w] = i
		}
		m[k.Word] = i
	}
	return m
})
