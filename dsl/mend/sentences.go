package mend

import (
	"strings"

	"pat/dsl"
)

// Parts of rows.
const (
	aSpace     = "[a|an|any|the|each|every|all] [empty|vacant|vacated|unoccupied] space(s)|spaces|gap(s)|hole(s)|vacancy|vacancies|column(s)|pile(s)|stack(s)|fan(s)|depot(s)|tableau"
	heaps      = "pile(s)|column(s)|stack(s)|fan(s)|depot(s)|tableau"
	may        = "[may|can|must|should|will|is|are] [only] [be] [only]"
	goTo       = "[may|can] [only] [be] fill|fills|moved|placed|put|played|go|goes [only] [to|on|onto|in|into]"
	turns      = "[the] [card(s)] [are|is] [turn|turned|deal|dealt|draw|drawn|flip|flipped] [the] [card(s)] [up|over]"
	allowed    = "[is|are] [allowed|permitted|possible]"
	endless    = "unlimited|infinite|infinitely|indefinitely|endless|endlessly"
	fillSaid   = "what fills a space is written `spaces take`; add `at once` if it fills itself"
	turnSaid   = "in play the cards of the stock are turned: `turn` says how many, and where to"
	redealSaid = "how often the waste becomes the stock again is written `redeals`"
	headSaid   = "how many piles there are is said by the head of `tableau`; the step says how many cards each gets"
	boundSaid  = "a bound is written `at least` or `at most`"
	bothSaid   = "of each place it is said by itself"
	fromSaid   = "after `take` come the cards, and then from where"
	stepSaid   = "a step says what is dealt, and where to"
)

// sentences hold the sentences of books, block by block, as far as their words stand in one order. They go before the
// single words of words; longer rows stand before shorter ones.
var sentences = []row{
	// The first column.
	{words: "[the] game is won when|if / game|you|player wins|win when|if / wins|won when|if", say: "when the game is won is said by `win when`", with: "win when", first: true},
	{words: "object|objective when / object|objective", say: "when the game is won is said by `win when`", with: "win when", first: true},
	{words: "[the] object|objective|goal|aim of|is / the object|objective|goal|aim / object|objective / to win / win by", say: "when the game is won is said by `win when`", help: "for example: win when foundations full", first: true},
	{words: "lost when|if", say: "when the game is lost is said by `lose when`", with: "lose when", first: true},
	{words: "lose when|if no [more|legal|further] moves / lose when|if stuck|blocked", say: "a game without a legal move is lost: no line says so", help: "remove the line", first: true},
	{words: "when|if|until stuck|blocked / when|if|until no [more|legal|further] moves", say: "whether a move is left cannot be asked", help: "leave the condition out: the player may do it at any time"},
	{words: "[the] player|you may|can redeal / can redeal", say: "what the player may do is a `may` block", with: "may redeal", first: true},
	{words: "may redeal up to # times", say: "so often is said by the number alone", with: "may redeal # times", first: true},
	{words: "[uses|with] $ deck(s)|pack(s)", say: "the number of packs is `decks`", with: "decks $", first: true, kind: "file"},
	{words: "[uses|with] one|1 deck|pack", say: "the number of packs is `decks`", help: "for example: decks 2; without the line one pack is played with", first: true, kind: "file", cost: 8},
	{words: "standard|ordinary|normal deck|pack", say: "one ordinary pack is played with where nothing is said", help: "remove the line; two packs are `decks 2`", first: true, kind: "file"},
	{words: "# cards / piquet deck|pack", say: "the number of packs is `decks`, which ranks they have `ranks`", help: "for example: decks 2; or, for 32 cards: ranks seven to ace", first: true, kind: "file"},
	{words: "ace(s) [is|are] high|low", say: "which ranks there are is said by `ranks`, lowest first", help: "for example: ranks two to ace; without the line they go from ace to king", first: true, kind: "file"},
	{words: "#|%|one suit(s) / suits #|%|one", say: "which suits there are is said by their names", help: "for example: suits spades hearts", first: true, kind: "file"},
	{words: "% worth|count|counts|is|are # / % is|are worth #", say: "what ranks count is said by `worth`", with: "worth # %", first: true, kind: "file"},
	{words: "worth % # %", say: "what ranks count is said by `worth`, the number first", help: "a line for each number, for example: worth 11 jack", first: true},
	{words: "worth face cards / worth # face cards / face cards", say: "what ranks count is said by `worth`, each rank by its name", help: "for example: worth 10 jack queen king", first: true, kind: "file"},
	{words: "title|name", say: "the title of the game is said by `game`", help: "for example: game Baker's Dozen", first: true, kind: "file"},
	{words: "aka|alias|aliases|called", say: "other names of the game are said by `also`", help: "for example: also Mansion", first: true, kind: "file"},
	{words: "author|description|comment|note|notes|difficulty|version|date", say: "what changes nothing in play is a comment, which begins with `#`", help: "put `#` before the line", first: true, kind: "file"},
	{words: "# [tableau] column(s)|pile(s)|fan(s)|depot(s)", say: "a block begins with its kind; how many piles it has stands behind", with: "tableau #", first: true, kind: "file"},
	{words: "% [tableau] column(s)|pile(s)|fan(s)|depot(s) / % tableau", say: "a block begins with its kind; how many piles it has stands behind", with: "tableau %", first: true, kind: "file"},
	{words: "# foundation(s) pile(s)", say: "a block begins with its kind; how many piles it has stands behind", with: "foundations #", first: true, kind: "file"},
	{words: "% foundation(s) [pile(s)]", say: "a block begins with its kind; how many piles it has stands behind", with: "foundations %", first: true, kind: "file"},
	{words: "# free cell(s)", say: "a block begins with its kind; how many piles it has stands behind", with: "cells #", first: true, kind: "file"},
	{words: "% [free] cell(s)", say: "a block begins with its kind; how many piles it has stands behind", with: "cells %", first: true, kind: "file"},
	{words: "draw|drawing pile|stack", say: "the cards not yet dealt are the `stock`", with: "stock", first: true, kind: "file"},
	{words: "tableau # by #", say: "a grid is so many rows of so many piles", with: "tableau # rows of #", first: true, kind: "file"},
	{words: "fan(s)", say: "the piles built on in play are the `tableau`", with: "tableau", first: true, kind: "file"},
	{words: "[one|a] merci", say: "a merci takes one card from under others, once", help: "under `tableau`: move any 1 card once", first: true, kind: "file|tableau"},
	{words: "no stock|waste|reserve|cells|discard|foundations", say: "what a game does not have is not named", help: "remove the line; in a variant of a game that has it, write for example: without waste", first: true, kind: "file"},
	{words: "#|%|one|unlimited redeal(s) / redeals", say: "how often the waste becomes the stock again is written `redeals`", help: "under `stock`, for example: redeals 2", first: true, kind: "file"},
	{words: "after every|each|all|any move(s) / after moving", say: "what follows each move is `after move`", help: "write: after move; or, for example: after move to foundations", first: true},
	{words: "after every|each turn|turning|deal|dealing / after turning|dealing", say: "what follows each turn of the stock is `after turn`", help: "write: after turn", first: true},
	{words: "on redeal", say: "what follows a new pass is `after redeal`", with: "after redeal", first: true, kind: "file"},

	// The deal.
	{words: "[the] top|last card(s) [of] [each|every] [pile|column|tableau] [is|are] [turned|dealt] face up", say: "the last card of each pile lies face up by `top face up`", help: "for example: 4 to each tableau top face up", first: true, kind: "deal"},
	{words: "# [card|cards] face down [and|then] #", say: "the last card of each pile lies face up by `top face up`", help: "for example: 4 to each tableau top face up", first: true, kind: "deal"},
	{words: "all [cards] [are] [dealt] face up", say: "cards lie face up where nothing else is said", help: "remove the line", first: true, kind: "deal"},

	{words: "remove|take [out] [the] [all] [#|%] %", say: "cards that are taken out first are dealt by a step of their own", help: "for example: 4 aces to foundations; out of play: 4 aces to discard", first: true, kind: "deal"},
	{words: "shuffle [the] deck|pack|cards|together|well", say: "the pack is shuffled before the deal", help: "remove the line", first: true, kind: "deal", cost: 10},
	{words: "shuffle [the] stock|deck|pack|cards", say: "it is always the stock that is shuffled", with: "shuffle", first: true},

	// What goes on a card.
	{words: "no building|build [allowed|permitted] on|upon *", say: "where nothing is built it is written `build none`", help: "write: build none", first: true},
	{words: "no building|build [allowed|permitted] / building [is] not allowed|permitted / build nothing|no|not|never [card|cards|allowed|permitted] / [may|can|must] not be built on|upon / cannot be built on|upon", say: "where nothing is built it is written `build none`", with: "build none", first: true},
	{words: "red on black and black on red / black on red and red on black", say: "red and black in turn is written `in alternating colours`", with: "in alternating colours"},
	{words: "red|black on|upon black|red", say: "is it up, down, or any card of the other colour?", help: "`build down in alternating colours`, or whatever the rank `build other colour`", first: true},
	{words: "[build] % on|upon|onto % / % may|can be built|placed|put|played|moved|packed on|upon|onto [a|an] %", say: "`build` says which card goes on another; which one lies there, `when top is` says", with: "build % when top is %", first: true},
	{words: "[build] * % on|upon|onto * %", say: "`build` says which card goes on another; which one lies there, `when top is` says", with: "build * % when top is * %", first: true},
	{words: "in|by [a|an] ascending|increasing|rising|upward sequence|order / up in sequence|order / in sequence|order up|upward|upwards", say: "the next rank is written `up`", with: "up"},
	{words: "in|by [a|an] descending|decreasing|falling|downward sequence|order / down in sequence|order / in sequence|order down|downward|downwards", say: "the rank below is written `down`", with: "down"},
	{words: "either up or|and down / either way / in either|both direction(s)|way(s) / one [rank] higher or [one] [rank] lower / [one|next] rank higher or lower / higher or lower", say: "either way is written `up or down`", with: "up or down"},
	{words: "[the] one|next [rank] higher [card|rank] / [the] next higher", say: "the next rank is written `up`", with: "up"},
	{words: "[the] one|next [rank] lower [card|rank] / [the] next lower", say: "the rank below is written `down`", with: "down"},
	{words: "in|by|of|with alternate|alternating|alternately colour|colours|coloured", say: "red and black in turn is written `in alternating colours`", with: "in alternating colours"},
	{words: "up regardless|irrespective of colour(s) / up without regard|respect to|for suit(s)|colour(s) / up ignoring|disregarding|whatever [the] suit(s) / up no matter [the] suit(s) / up suit(s) [does|do] not matter / up by|of|with any suit(s)", say: "any suit is written `in any suit`", with: "up in any suit"},
	{words: "down regardless|irrespective of colour(s) / down without regard|respect to|for suit(s)|colour(s) / down ignoring|disregarding|whatever [the] suit(s) / down no matter [the] suit(s) / down suit(s) [does|do] not matter / down by|of|with any suit(s)", say: "any suit is written `in any suit`", with: "down in any suit"},
	{words: "[in] any suit but|except [their|its] own / in|by|of|with [any|an] other suit(s) / in|by|of|with [a] different suit(s)", say: "another suit is written `in other suits`", with: "in other suits"},
	{words: "in|by|of|with [the] matching|identical|one|like suit(s) / by|with|within [the] same suit(s) / within suit(s)", say: "in one suit is written `in suit`", with: "in suit"},
	{words: "build [cards|pairs] [of] [the] equal|same|identical|like rank|ranks|value|values", say: "a card of the same rank is `same rank`", with: "build same rank", first: true},
	{words: "build up|down in sequence|order / build in [a|an] ascending|increasing|descending|decreasing sequence|order / build in sequence|order / build [one|next] [rank] higher|lower", say: "which suits go on each other is not said", help: "for example: build up in suit; or: build down in alternating colours", first: true},
	{words: "build by suit", say: "is it up, down, or any card of the suit?", help: "`build up in suit`, `build down in suit`, or whatever the rank `build same suit`", first: true},
	{words: "build by rank", say: "is it up, down, or the same rank?", help: "`build up in any suit`, `build down in any suit` or `build same rank`", first: true},
	{words: "by ones", say: "the next rank is `up` or `down` alone", with: "-"},
	{words: "in twos", say: "every second rank is written `by 2`", with: "by 2"},
	{words: "in|by|at steps|intervals of #", say: "every so many ranks are written `by`", with: "by #"},
	{words: "with|and wrapping [allowed|permitted] / [and|going|turning] round|around|turning the corner / wrapping from % to %", say: "the lowest rank following the highest is written `wrapping`", with: "wrapping"},
	{words: "round|around the corner / wrap|wraps|wrapping|circular|continuous", say: "the lowest rank following the highest is written `wrapping`, in the `build` line", help: "for example: build up in suit wrapping", first: true},

	// Foundations.
	{words: "base [one] % of|in|for each|every suit", say: "a base of one rank is that rank in every suit", with: "base %", first: true},
	{words: "base is|are|with|at|from", say: "which card begins a foundation is said by `base`", with: "base", first: true},
	{words: "base [the] [same] [rank] [of|as] [the] first [foundation] card [dealt] / base [the] [same] [rank] [of|as] [the] first foundation", say: "a base that is fixed by the first card is `base rank of first card`", with: "base rank of first card", first: true},
	{words: "first card dealt", say: "a base that is fixed by the first card is `base rank of first card`", with: "base rank of first card", first: true, kind: "foundations"},
	{words: ", [from] % [up|down] to %", say: baseSaid, help: baseHelp, kind: "foundations"},
	{words: "up|down in suit|colour to|until [the] % / to|until [the] %", say: "how far a foundation goes need not be said: it ends where no card is next in rank", help: "for example: base ace, and under it: build up in suit", kind: "foundations"},
	{words: "base rank chosen|selected", say: "a base that is fixed by the first card is `base rank of first card`; who chooses it, the deal says with `player plays`", help: "write: base rank of first card", first: true},
	{words: "% only / only % / % are|is the|a base|bases / % start|starts|begin|begins|form [the] foundation(s) / any % may|can start|begin", say: "which card begins a foundation is said by `base`", with: "base %", first: true, kind: "foundations"},
	{words: "no worrying|worry back / worrying|worry back [is] not / cards may|can not be returned|moved|taken|played|removed / cards cannot|never be returned|moved|taken|played|removed", say: "foundation cards stay there where no `worry back` is said", help: "remove the line; in a variant of a game that has it, write: without worry back", first: true, kind: "foundations"},
	{words: "worrying|worry back [is] allowed|permitted|possible / [top] [card(s)] may|can be returned|moved|taken|played|removed back", say: "foundation cards that may come back are said by `worry back`", with: "worry back", first: true, kind: "foundations"},
	{words: "[takes|remove] complete|completed|full|whole|entire suit|suits|sequence|sequences|run|runs / takes run|runs / takes % to % in suit", say: "a whole sequence that leaves the tableau is taken by `takes sequence`", help: "for example: takes sequence king to ace in suit at once", first: true},
	{words: "one|# [pile|foundation] per|for [each] suit", say: "how many piles there are is said by the head of the block", help: "for example: foundations 4; the suit of each pile: suits spades hearts clubs diamonds", first: true, kind: "foundations"},
	{words: "#|%|one card(s)", say: "a foundation ends by itself; the most a pile holds is `at most`", help: "for example: at most 13 cards", first: true, kind: "foundations"},

	// What moves together.
	{words: "[only] [card|cards] [may|can] [be] [move|moved] [only] one [card] at a time / only one card may|can be moved [at] [a] [time] / cards may|can [only] be moved singly / move [only] [cards] one|1 [card] at a time / move [cards] singly / move [only] single|individual card(s) / move [only] [the] top card(s) [only]", say: "the top card alone is `move 1 card`", with: "move 1 card", first: true},
	{words: "when|if [the] stock [is] empty|exhausted [,] redeal|recycle / when|if [the] stock [is] empty|exhausted [,] turn|flip [the] over|waste", say: "how often the waste becomes the stock again is written `redeals`", help: "for example: redeals 1; or: redeals unlimited", first: true, kind: "stock"},
	{words: "[the] top card [is] visible|available|playable|open|known|exposed [for] [play] / [the] top card is face up", say: "the top card of the stock, seen and playable, is `top card face up`", with: "top card face up", first: true, kind: "stock"},
	{words: "[only] [the] top card(s) [of] [each|every|the] [pile|column|tableau|reserve|waste] [is|are] [always] available|playable|exposed / [only] [the] top card(s) [of] [each|every|the] [pile|column|tableau|reserve|waste] may|can be moved|played|used", say: "the top card of a pile may be played where nothing else is said", help: "remove the line; or write it: move 1 card", first: true},
	{words: "all|every|any card(s) [is|are] [always] available|playable / all|every|any card(s) may|can be moved|played|used / [the] cards [of|in] [the] [reserve] are [always] available|playable", say: "is it one card from anywhere in the pile, or the top card of each pile?", help: "`move any 1 card`; the top card may be played where nothing is said", first: true},
	{words: "move [all|whole|any] [or] part(s) of [a|any|the] sequence(s)", say: "`move sequence` moves as many of its cards as are wanted", with: "move sequence", first: true},
	{words: "move full|complete|whole|entire|packed sequence(s)", say: "`move sequence` moves any part of a sequence, `move pile` all of the pile", help: "`move sequence` or `move pile`", first: true},
	{words: "move full|complete|whole|entire [pile(s)|column(s)|stack(s)|tableau] / full|complete|whole|entire pile(s)|column(s) may|can be moved", say: "all cards of a pile together are `move pile`", with: "move pile", first: true},
	{words: "move [group(s)|unit(s)] [of] cards in|by [the] [same] suit / move cards of [the] same suit", say: "cards in order that move together are `move sequence`", with: "move sequence in suit", first: true},
	{words: "sequences|runs move / [move] group(s)|unit(s) [of] [cards] in sequence|order / move cards in sequence|order / move [any|a] run(s) / move any|a sequence(s) / move sequences", say: "cards in order that move together are `move sequence`", with: "move sequence", first: true},
	{words: "move any [number] [of] cards / move any face up card(s) / move any face-up card(s) / move all|multiple|several|many [face] [face-up|up] card(s) / move face up card(s) / move [any|a] group(s)|unit(s)|block(s)|stack(s) / move cards", say: "is it cards in order, or any card with all on it?", help: "`move sequence` or `move any cards`", first: true},
	{words: "sequence(s)|run(s) may|can be moved / [all] [or] part of [a] sequence may|can be moved", say: "cards in order that move together are `move sequence`", with: "move sequence", first: true},
	{words: "sequence(s)|run(s) may|can be moved", say: "cards in order that move together are `move sequence`", help: "for example: move sequence; or: move sequence in suit", first: true},
	{words: "move [any] sequence(s)|cards|group(s) regardless|irrespective of order|sequence|rank", say: "any card with all on it is `move any cards`", with: "move any cards", first: true},
	{words: "as [a|one] unit|whole|group|block", say: "what `move` names moves as one", with: "-"},
	{words: "sequence of any length", say: "a sequence may have any length", with: "sequence"},
	{words: "with|using|limited [by] [the] free cells|freecells [and] [spaces] / using|limited [by] cells", say: "as many as the free cells and spaces allow is written `by free cells and spaces`", with: "by free cells and spaces"},
	{words: "if|when enough free cells / move as many [cards] as / [move] supermove|supermoves", say: "as many as the free cells and spaces allow is written `by free cells and spaces`", help: "write: move sequence by free cells and spaces"},
	{words: "move none|nothing|no / no moves|moving|movement / cards may|can not|never be moved / cards cannot be moved", say: "cards that go nowhere but to the foundations are said by `plays only`", help: "for example: plays only to foundations", first: true},
	{words: "plays to * only", say: "`only` belongs before `to`", with: "plays only to *", first: true},
	{words: "[cards] may|can [only] be played|moved [only] to|on|onto / cards [only] go [only] to|on / move|play only to|on / play to|on / cards may|can only be played|moved to|on", say: "`plays only to` restricts where cards go; without the line they may go anywhere", with: "plays only to", first: true},

	// Spaces.
	{words: "empty [take|takes]", say: "what comes to an empty pile is said by `spaces take`", with: "spaces take", first: true, kind: "tableau"},
	{words: "spaces [only] % [only]", say: "what comes to an empty pile is said by `spaces take`", with: "spaces take %", first: true},
	{words: "spaces any", say: "what comes to an empty pile is said by `spaces take`", with: "spaces take any card", first: true},
	{words: "[is|are] not|never filled|refilled|replenished", say: "a space that is not filled stays so", with: "spaces stay empty", first: true},
	{words: "refill|replenish|replenished", say: "what fills a space is written `spaces take`; add `at once` if it fills itself", help: "for example: spaces take any card from stock at once", first: true},
	{words: "[only] any|a [available] %|card or [a|any] sequence(s)", say: "what goes to a space brings its sequence along where `move sequence` is said", help: "for example: spaces take any card, and under it: move sequence", kind: "tableau"},
	{words: "or [a|any] sequence(s)", say: "what goes to a space brings its sequence along where `move sequence` is said", help: "for example: spaces take king, and under it: move sequence"},
	{words: "take [the] top|next card of|from [the] stock", say: "what comes from the stock comes by itself", help: "for example: spaces take any card from stock at once"},
	{words: "spaces take no|nothing [card|cards] until / spaces [are|may] not|never [be] filled until", say: "nothing comes to a space where no line says so; what may come later is said with `when`", help: "for example: spaces take any card when stock empty", first: true, cost: 8},
	{words: "take [the] top|next card of|from [the] *", say: "the top card is what comes from a pile: `any card`", with: "take any card from *"},
	{words: "take one card", say: "every card is `any card`", with: "take any card"},
	{words: "when|if [a|the] [pile|column|space] [is] empty", say: "what comes to an empty pile is said by `spaces take`", help: "for example: spaces take king", first: true, kind: "tableau"},
	{words: "close gaps|up [gaps|spaces] / spaces closed [up]", say: "gaps that close are written `spaces close up`", with: "spaces close up", first: true},

	// What is said in the deal, or not at all.
	{words: "% only / only %", say: "what comes to an empty pile is said by `spaces take`, what comes to any pile by `takes`", help: "for example: spaces take king", first: true, kind: "tableau"},
	{words: "#|%|one card(s)", say: "how many cards a pile gets is said in the deal", help: "in the deal, for example: 13 to reserve; or: 4 to each tableau", first: true, kind: "tableau|reserve"},
	{words: strings.Join(dsl.LayWords, "|"), say: "how the cards of a pile overlap is not said: it changes nothing in play", help: "remove the line", first: true, kind: "tableau|reserve|waste|foundations|discard"},

	// Cells.
	{words: "[each|every|a] [cell] [may|can] hold|holds|store|stores|contains [only] one|1|a|any|single [one] card / one|1|any|single card / accept|accepts|takes any [one|1] card / empty at|in [the] start|beginning", say: "a cell is empty where the deal puts no card, and holds one card, any card", help: "remove the line", first: true, kind: "cells"},
	{words: "takes any one|1 card", say: "every card is `any card`", with: "takes any card", first: true},
	{words: "accept|accepts|receive|receives", say: "what comes, empty or not, is said by `takes`", with: "takes", first: true},

	// Cards that leave.
	{words: "[remove|removes|discard|takes|match] pair(s) of|with [card|cards] [of|with] [the] same|equal|matching|identical|like rank|ranks|value|values / two cards of [the] same rank are removed / [remove|removes|discard|takes|match] [any] two|2 cards of|with [the] same|equal|matching|identical|like rank|ranks|value|values", say: "two cards of one rank are `pair same rank`", with: "takes pair same rank", first: true},
	{words: "# cards of|with [the] same|equal|matching|identical|like rank|value / # of [the] same rank / # of a kind", say: "cards of one rank are `same rank`", with: "# cards same rank"},
	{words: "three of a kind / three cards of|with [the] same|equal rank|value", say: "cards of one rank are `same rank`", with: "3 cards same rank"},
	{words: "four of a kind / four cards of|with [the] same|equal rank|value", say: "cards of one rank are `same rank`", with: "4 cards same rank"},
	{words: "that|which|whose [ranks|values] add|adds|sum|sums|total|totals [up] to / that|which total|totals|equal / adding|summing [up] to / with|whose [a] sum|total [of|is] / totaling|making|equalling|sum", say: "cards whose worths add up are `totalling`", with: "totalling"},
	{words: "pair equals|worth #", say: "cards whose worths add up are `totalling`", with: "pair totalling #"},
	{words: "pair #", say: "cards whose worths add up are `totalling`", with: "pair totalling #"},
	{words: "takes pairs / takes any pair(s)", say: "two cards that leave together are a `pair`", with: "takes pair", first: true},
	{words: "takes any cards / takes two|2 or more cards", say: "any number of cards that leave together are `cards`", with: "takes cards", first: true},
	{words: "pair [of] [a] % and|or|with [a] % / pair [of] % %", say: "cards that are collected together are a `set`", with: "set % %"},
	{words: "pair [of] consecutive|adjacent|neighbouring [in] [rank|ranks|cards] / pair one [rank] apart", say: "cards of neighbouring ranks are `up or down`", with: "pair up or down in any suit"},
	{words: "takes % alone|singly / takes % by themselves|itself / takes single|lone % / remove|discard [any] % [alone|singly] / % [are|is] [removed|discarded] [alone|singly]", say: "a card that leaves alone is said by `takes` and its rank", with: "takes %", first: true, kind: "discard"},
	{words: "[remove|discard|match] [any] pair(s) [of] [cards]", say: "what a `discard` takes is said by `takes`", with: "takes pair", first: true, kind: "discard"},
	{words: "[remove|removes|discard|match] pair(s)", say: "a pair is two cards of one rank, or two whose worths add up", help: "for example: takes pair same rank; or: takes pair totalling 13", first: true, kind: "discard"},
	{words: "[remove|discard|match] [any] cards", say: "what a `discard` takes is said by `takes`", with: "takes cards", first: true, kind: "discard"},

	// Conditions.
	{words: "once|after * [is] empty|exhausted / as soon as * [is] empty|exhausted", say: "a condition begins with `when`", with: "when * empty"},
	{words: "[is|are] [has|have] [been] cleared|exhausted|depleted|gone|finished|emptied / runs out / has run out", say: "piles without cards are `empty`", with: "empty"},
	{words: "foundations [are] [built] up to king(s) / all suits [are] complete|completed|full", say: "piles that can hold no more are `full`", with: "foundations full"},
	{words: "[are|have] [been] moved|played|placed|built|put to|on|onto|in|into", say: "where cards lie is said by `on`", with: "on", kind: "file"},
	{words: "all cards [are] face up|down", say: "how the cards of a zone lie is asked of the zone", help: "for example: win when tableau face up", kind: "file"},
	{words: "all cards [are] [have] [been] discarded|removed|gone|cleared", say: "behind `all cards` stands where they lie", help: "for example: win when all cards in discard; or: win when tableau empty"},
	{words: "no cards [are] left|remaining|remain in|on", say: "small words such as `left` are left out", with: "no cards in"},
	{words: "no cards [are] left|remaining|remain / nothing [is] left|remains", say: "behind `no cards` stands where none may lie", help: "for example: win when no cards in tableau"},
	{words: "[each|every|all] * have|has|hold|holds|contain|contains # cards", say: "of a zone all its cards are counted; piles that can hold no more are `full`", help: "for example: 52 cards on foundations; or: foundations full"},
	{words: "* have|has|hold|holds|contain|contains all cards", say: "`all cards` stands first, then where they lie", with: "all cards on *"},
	{words: "tableau in order", say: "cards each in its relation to the one below are `in sequence`", with: "tableau in sequence"},

	// What fills spaces, in sentences.
	{words: aSpace + " " + may + " not|never|cannot [be] filled|refilled|fill / " + aSpace + " can ' t be filled|refilled / " + aSpace + " can ’ t be filled|refilled", say: "a space that is not filled stays so: `spaces stay empty`", with: "spaces stay empty", first: true, kind: "zone"},
	{words: aSpace + " " + may + " filled|refilled|occupied|taken [only] by|with [only] [a|an|the]", say: fillSaid, with: "spaces take", first: true, kind: "zone"},
	{words: aSpace + " " + may + " automatically|immediately filled|refilled by|with [a|an|the]", say: fillSaid, with: "spaces at once take", first: true, kind: "zone"},
	{words: aSpace + " " + may + " filled|refilled at once|immediately from [the] @", say: fillSaid, with: "spaces take any card from @ at once", first: true, kind: "zone"},
	{words: aSpace + " " + may + " filled|refilled at once from [the] @", say: fillSaid, with: "spaces take any card from @ at once", first: true, kind: "zone"},
	{words: aSpace + " " + may + " filled|refilled from [the] stock", say: fillSaid, help: "for example: spaces take any card from stock at once", first: true, kind: "zone", cost: 8},
	{words: aSpace + " " + may + " filled|refilled from [the] @", say: fillSaid, with: "spaces take any card from @ / spaces take any card from @ at once", open: true, first: true, kind: "zone"},
	{words: aSpace + " [may|can|must|is|are] [only] accept(s)|receive(s)|get(s) [only] [a|an]", say: fillSaid, with: "spaces take", first: true, kind: "zone"},
	{words: "fill|refill " + aSpace + " [only] by|with [only] [a|an]", say: fillSaid, with: "spaces take", first: true, kind: "zone"},
	{words: "[only] any [available] card " + goTo + " " + aSpace, say: fillSaid, with: "spaces take any card", first: true, kind: "zone"},
	{words: "[only] [a|an|the|any] % " + goTo + " " + aSpace, say: fillSaid, with: "spaces take %", first: true, kind: "zone"},
	{words: "[only] [a|an|the|any] % and|or % " + goTo + " " + aSpace, say: fillSaid, with: "spaces take % or %", first: true, kind: "zone"},
	{words: "[only] [a|an|the|any] red % " + goTo + " " + aSpace, say: fillSaid, with: "spaces take red %", first: true, kind: "zone"},
	{words: "[only] [a|an|the|any] black % " + goTo + " " + aSpace, say: fillSaid, with: "spaces take black %", first: true, kind: "zone"},

	// The turn of the stock.
	{words: turns + " $ [card(s)] at a time to|on|onto|into|upon", say: turnSaid, with: "turn $ to", first: true, kind: "stock"},
	{words: turns + " $ [card(s)] at a time [face] [up]", say: turnSaid, with: "turn $ to waste", first: true, kind: "stock"},
	{words: turns + " $ by $", say: turnSaid, with: "turn $ to waste", first: true, kind: "stock"},
	{words: "draw|flip|deal|turn $ [card(s)] [up|over]", say: turnSaid, with: "turn $ to waste", first: true, kind: "stock"},
	{words: "draw|flip|deal|turn a|one card to each|every " + heaps, say: turnSaid, with: "turn 1 to each tableau", first: true, kind: "stock"},
	{words: "draw|flip|deal|turn a|one|the [top|next] card to|on|onto|into|upon", say: turnSaid, with: "turn 1 to", first: true, kind: "stock"},
	{words: "draw|flip|deal|turn a|one|the [top|next] card [up|over]", say: turnSaid, with: "turn 1 to waste", first: true, kind: "stock"},
	{words: "draw|deal|turn [a|one|another] [new|another] row", say: turnSaid, with: "turn 1 to each tableau", first: true, kind: "stock"},
	{words: "deal", say: "in play the cards of the stock are turned", with: "turn", first: true, kind: "stock"},
	{words: "deal", say: "in play the cards of the stock are turned", help: "for example: turn 3 to waste", first: true, kind: "stock", cost: 100},

	// Redeals.
	{words: "[only|up] [to] $ redeal(s) " + allowed + " / redeal(s) [only|up] [to] $ [time(s)] " + allowed, say: redealSaid, with: "redeals $", first: true, kind: "stock"},
	{words: endless + " redeal(s)|passes " + allowed + " / redeal(s) " + endless + " [times] / redeal(s) as often as [you|one] [like|want|wish] / redeal(s) any number of times / redeal(s) without limit", say: redealSaid, with: "redeals unlimited", first: true, kind: "stock"},
	{words: "[the] waste|pile|pack|deck|cards [may|can] [be] turned|flipped|turn|redealt|recycled|reset [over] $ [time(s)]", say: redealSaid, with: "redeals $", first: true, kind: "stock"},
	{words: "only one|1 pass / one|1 pass / redeal(s) [is|are] not|never allowed|permitted|possible / no redeal(s) " + allowed, say: "no redeal is said by leaving `redeals` out", help: "remove the line; in a variant of a game that has some, write `without redeals`", first: true, kind: "stock|waste", cost: 20},
	{words: "[only] $ passes [through|of] [the] [stock|pack|deck]", say: redealSaid, with: "redeals $-1", first: true, kind: "stock"},
	{words: "recycle [the] [waste] / reset [the] [waste] / redeal [the] waste", say: redealSaid, help: "for example: redeals 1; or: redeals unlimited", first: true, kind: "stock"},
	{words: "[the] [waste|pile|cards] [may|can] [be] turned|flipped|redealt|recycled [over]", say: redealSaid, help: "in the `stock`, for example: redeals 1", first: true, kind: "waste"},
	{words: "with|and reshuffling|shuffling|reshuffle|shuffle", say: "a waste that is shuffled on the way is `shuffled`", with: "shuffled", kind: "stock"},
	{words: "without reshuffling|shuffling", say: "the waste keeps its order where nothing else is said", with: "-", kind: "stock"},

	// What the block says already.
	{words: "[the|each|every|all] ^ [pile(s)|column(s)] [is|are]", say: "the block says already what it is: the line begins with its rule", with: "-", first: true, kind: "zone"},
	{words: "built|builds|building [is|are]", say: "what goes on a card is said by `build`", with: "build", first: true, kind: "zone"},
	{words: "up|ascending|upward|upwards", say: "what goes on a card is said by `build`", with: "build up", first: true, kind: "zone"},
	{words: "down|descending|downward|downwards", say: "what goes on a card is said by `build`", with: "build down", first: true, kind: "zone"},

	// The deal, in sentences.
	{words: "[deal] $ " + heaps + " of $ [card(s)] [each]", say: headSaid, with: "$2 to each tableau", first: true, kind: "deal"},
	{words: "[deal] $ row(s) of $ [card(s)]", say: headSaid, with: "$1 to each tableau", first: true, kind: "deal"},
	{words: "each|every " + heaps + " has|gets|receives|contains $ [card(s)]", say: headSaid, with: "$ to each tableau", first: true, kind: "deal"},
	{words: "[deal] $ [card(s)] in|on|into|per|for [each|every] " + heaps + " / [deal] $ [card(s)] each !", say: headSaid, with: "$ to each tableau", first: true, kind: "deal"},
	{words: "the|all $ %", say: stepSaid, with: "$ %", first: true, kind: "step", cost: 10},
	{words: "$ card(s) face up to|on|onto|in|into [the] @", say: stepSaid, with: "$ to @ face up", kind: "step"},
	{words: "$ card(s) face down to|on|onto|in|into [the] @", say: stepSaid, with: "$ to @ face down", kind: "step"},
	{words: "[are|is] [removed|taken] [out] [and] placed|put|laid|moved|played|dealt|go on|to|onto|upon|in|into [the]", say: stepSaid, with: "to", kind: "step"},
	{words: "deal|put|place|lay|take|move [the]", say: stepSaid, with: "-", first: true, kind: "step"},
	{words: "deal", say: stepSaid, help: "for example: 4 to each tableau", first: true, kind: "step", cost: 100},
	{words: "at|to|on|under [the] bottom of [the|each|every] " + heaps, say: "the piles built on in play are the `tableau`", with: "to bottom of tableau", kind: "step"},
	{words: "[the] rest|remainder|remaining [of] [the] [card(s)|pack|deck] / [the] whole|entire|full deck|pack", say: "all cards left are the `rest`", with: "rest", first: true, kind: "step"},
	{words: "form|forms|become|becomes|make|makes|is|are [the] stock [pile]", say: stepSaid, with: "to stock", kind: "step"},
	{words: "the", say: stepSaid, with: "-", first: true, kind: "step", cost: 16},

	// All lines.
	{words: ":", say: "a line has no colon", with: "-"},
	{words: ",", say: "words of a list stand side by side, without commas", with: "-", name: "bad-character", cost: 30},
	{words: ", [and]", say: "in place of the comma stands `and`", with: "and", name: "bad-character", cost: 34},
	{words: ", [or]", say: "in place of the comma stands `or`", with: "or", name: "bad-character", kind: "file|zone", cost: 36},
	{words: ", and", say: "in place of the comma stands `or`", with: "or", name: "bad-character", kind: "zone", cost: 37},
	{words: ",", say: "words of a list stand side by side, without commas", help: "what cannot be joined by `and` or `or` is said in two lines", name: "bad-character", kind: "step"},
	{words: "# ,|and|& #", say: "numbers of a list stand side by side", with: "# #", name: "extra-words"},
	{words: "[,] ace(s) on|upon|after|follows [a|the] king(s) / [,] king(s) on|upon|after|follows [an|the] ace(s)", say: "the lowest rank following the highest is written `wrapping`", with: "wrapping", kind: "zone", cost: 16},
	{words: "[is] > = # / [is] ≥ # / [is] no less|fewer|lower than #", say: boundSaid, with: "is at least # / at least #"},
	{words: "[is] < = # / [is] ≤ # / [is] no more|greater|higher than #", say: boundSaid, with: "is at most # / at most #"},
	{words: "[is] > # / [is] more|greater|higher|larger than #", say: boundSaid, with: "is at least #+1 / at least #+1"},
	{words: "[is] < # / [is] less|fewer|lower|smaller than #", say: boundSaid, with: "is at most #-1 / at most #-1"},
	{words: "@ and @ [is|are] [both] empty / @ empty and @", say: bothSaid, with: "@ empty and @ empty"},
	{words: "@ or @ [is|are] empty", say: bothSaid, with: "@ empty or @ empty"},
	{words: "@ and @ [is|are] [both] full", say: bothSaid, with: "@ full and @ full"},
	{words: "@ ,|and @ [,] and @ [is|are] [all] empty", say: bothSaid, with: "@ empty and @ empty and @ empty"},
	{words: "* is not % or %", say: "of several each is denied by itself, and they are joined by `and`", with: "* is not % and *1 is not %2"},
	{words: "take|takes own @", say: fromSaid, with: "take any card from own @ / takes any card from own @"},
	{words: "take|takes @", say: fromSaid, with: "take any card from @ / takes any card from @"},
	{words: "no spaces", say: "of spaces is said where they are", with: "no spaces in tableau", open: true, name: "expected-word", cost: 60},
	{words: "colours alternating", say: "red and black in turn is written `in alternating colours`", with: "alternating colours", name: "word-order"},
	{words: "be|been", say: "small words such as `be` are left out", with: "-", cost: 30},
	{words: "alternating in colours", say: "red and black in turn is written `in alternating colours`", with: "in alternating colours"},
}
