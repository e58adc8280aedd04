package dsl

import "slices"

// This file answers which kinds of line there are: by which word each begins, where it stands, how
// it is written and what it says. The parser, completion, the manual and the printed grammar all
// read this one table.

// A Section is a place in the file where a line can stand.
type Section int

// The sections.
const (
	InFile    Section = iota // column 1, a line of the file
	AtHead                   // column 1, the head of a block
	InZone                   // indented under a zone
	InStep                   // indented under deal, may or after
	InExample                // indented under example
)

// A Form is a kind of line: the word it begins with, where it stands, how it is written and what it
// says. A line that begins with no word of its own, as a step `1 to waste`, has Lead "".
type Form struct {
	Lead    string
	Section Section
	Kinds   []Kind // of zone, for InZone; nil for all
	Usage   string
	Meaning string
	Once    bool // at most one such line in its file or block

	production *production // nil for text lines, and for those of examples
	grammar    string      // of examples, which are read by hand: the production as text
}

// Forms is the table of all kinds of line, in the order of the manual.
var Forms = slices.Concat([]*Form{
	{Lead: "game", Section: InFile, Usage: "game TITLE", Meaning: "the title; first line of the file", Once: true},
	{
		Lead: "variant", Section: InFile, Usage: "variant of FILE",
		Meaning: "start from that file; the lines below are the differences", Once: true,
	},
	{Lead: "also", Section: InFile, Usage: "also NAME, NAME …", Meaning: "other names of the game"},
	{Lead: "family", Section: InFile, Usage: "family NAME", Meaning: "family, for listing", Once: true},
	{Lead: "source", Section: InFile, Usage: "source TEXT", Meaning: "where the rules come from"},
	{Lead: "about", Section: InFile, Usage: "about TEXT", Meaning: "a sentence that says what game it is", Once: true},
	{Lead: "author", Section: InFile, Usage: "author TEXT", Meaning: "who made the game or wrote the file"},
	{Lead: "licence", Section: InFile, Usage: "licence TEXT", Meaning: "what others may do with the file", Once: true},
	{Lead: "note", Section: InFile, Usage: "note TEXT", Meaning: "told to players with the rules"},
	{
		Lead: "decks", Section: InFile, Usage: "decks NUMBER [apart]",
		Meaning: "number of packs, 1 to 16; 1 if not said",
		Once:    true, production: produce[Decks](),
	},
	{
		Lead: "ranks", Section: InFile, Usage: "ranks RANK [to RANK] …",
		Meaning: "which ranks, lowest first; `ace to king` if not said", Once: true, production: produce[Ranks](),
	},
	{
		Lead: "suits", Section: InFile, Usage: "suits SUIT …",
		Meaning: "which suits, in their order; all four if not said", Once: true, production: produce[Suits](),
	},
	{
		Lead: "worth", Section: InFile, Usage: "worth NUMBER RANK …",
		Meaning:    "what these ranks count in totals and as `worth of`; ace 1 to king 13 if not said",
		production: produce[Worth](),
	},
	{
		Lead: "option", Section: InFile, Usage: "option NAME VALUE or VALUE …",
		Meaning: "a choice before the deal; the first value if not chosen", production: produce[Option](),
	},
	{
		Lead: "ask", Section: InFile, Usage: "ask NAME COUNT numbers from LOW to HIGH [for TEXT]",
		Meaning: "numbers the player gives before the deal; for what, in words of your own", production: produce[Ask](),
	},
	{
		Lead: "counter", Section: InFile, Usage: "counter NAME LOW to HIGH [from START]",
		Meaning: "a counter that goes round inside its bounds", production: produce[Counter](),
	},
	{
		Lead: "score", Section: InFile, Usage: "score [least] [NUMBER times] VALUE [minus [NUMBER times] VALUE] …",
		Meaning: "what a position counts in points; with `least` fewer are better", Once: true,
		production: produce[Score](),
	},
	{
		Lead: "win", Section: InFile, Usage: "win when CONDITION", Meaning: "when the game is won",
		production: produce[End](),
	},
	{
		Lead: "lose", Section: InFile, Usage: "lose when CONDITION",
		Meaning: "when it is lost besides having no legal move", production: produce[End](),
	},
	{
		Lead: "without", Section: InFile, Usage: "without WORD …",
		Meaning: "in a variant: take a line or block of the parent away", production: produce[Without](),
	},

	{
		Lead: "deal", Section: AtHead, Usage: "deal", Meaning: "steps in order, on the shuffled pack", Once: true,
		production: produce[DealHead](),
	},
}, kindHeads(), []*Form{
	{
		Lead: "may", Section: AtHead, Usage: "may (redeal | NAME) [TIMES] [when CONDITION]",
		Meaning:    "an action of the player that is not playing a card; `redeal` waits until the stock is empty",
		production: produce[MayHead](),
	},
	{Lead: "after", Section: AtHead, Usage: "after (turn | redeal | swap | NAME | move [of CARDS] [from PLACES] [to " +
		"PLACES]) [when CONDITION]", Meaning: "steps that belong to an event", production: produce[AfterHead]()},
	{
		Lead: exampleLead, Section: AtHead, Usage: "example TEXT", Meaning: "a worked example, no rule: `pat test` " +
			"runs it, play never looks at it, and a variant does not take it over",
		grammar: `Example = "example" <text>`,
	},

	{Lead: "note", Section: InZone, Usage: "note TEXT", Meaning: "told to players with the rules of the zone"},
	{
		Lead: "base", Section: InZone, Kinds: []Kind{Foundations},
		Usage: "base CARDS … [from PLACES] [at once] [TIMES] [when CONDITION]", Meaning: "what may start a " +
			"foundation: one phrase for all, or one for each", production: produce[Base](),
	},
	{Lead: "build", Section: InZone, Usage: "build (none | (CARDS | in order RANKS in suit) [from PLACES] [at once] " +
		"[TIMES] [when CONDITION])", Meaning: "what may go on a card", production: produce[Build]()},
	{Lead: "spaces", Section: InZone, Usage: "spaces (stay empty | close up | take (CARDS | pile) [from PLACES] [at " +
		"once] [TIMES] [when CONDITION])", Meaning: "what may go to an empty pile", production: produce[Spaces]()},
	{
		Lead: "takes", Section: InZone, Usage: "takes (only [from PLACES] | (CARDS | pair … | set CARD CARD … | " +
			"sequence … | NUMBER cards …) [from PLACES] [at once | at bottom] [TIMES]) [when CONDITION]",
		Meaning: "what may come, empty or not: of several cards together every one; sets collected in one move; " +
			"`takes only` restricts", production: produce[Takes](),
	},
	{
		Lead: "at", Section: InZone, Usage: "at most NUMBER cards", Meaning: "a pile never holds more", Once: true,
		production: produce[AtMost](),
	},
	{
		Lead: "suits", Section: InZone, Usage: "suits SUIT …", Meaning: "the suit of each pile, in order", Once: true,
		production: produce[Suits](),
	},
	{
		Lead: "move", Section: InZone, Usage: "move (1 card | sequence … | pile | any cards | any 1 card) [by free " +
			"cells and spaces] [to PLACES] [TIMES] [when CONDITION]",
		Meaning:    "what moves as a unit; 1 card if not said",
		production: produce[Unit](),
	},
	{
		Lead: "plays", Section: InZone, Usage: "plays only [to PLACES] [when CONDITION]",
		Meaning: "where its cards may go, and when", production: produce[Plays](),
	},
	{
		Lead: "worry", Section: InZone, Kinds: []Kind{Foundations}, Usage: "worry back [to PLACES] [when CONDITION]",
		Meaning: "top cards may come back, to the tableau if not said otherwise", production: produce[Worry](),
	},
	{
		Lead: "swap", Section: InZone, Usage: "swap CARDS [with CARDS] [from PLACES] [TIMES] [when CONDITION]",
		Meaning: "a move that exchanges two top cards", production: produce[Swap](),
	},
	{
		Lead: "exposed", Section: InZone, Usage: "exposed card stays down [when CONDITION]",
		Meaning: "uncovered cards do not turn up", Once: true, production: produce[Exposed](),
	},
	{
		Lead: "turn", Section: InZone, Kinds: []Kind{Stock},
		Usage: "turn NUMBER [at a time] to PLACES [face up|down] " +
			"[TIMES] [when CONDITION]", Meaning: "deal from the stock, as a move of the player",
		production: produce[Turn](),
	},
	{
		Lead: "redeals", Section: InZone, Kinds: []Kind{Stock},
		Usage: "redeals (NUMBER | unlimited) [shuffled] [when CONDITION]", Meaning: "how often the waste becomes " +
			"the stock again", Once: true, production: produce[Redeals](),
	},
	{
		Lead: "top", Section: InZone, Kinds: []Kind{Stock}, Usage: "top card face up",
		Meaning: "the next card is seen and may be played", Once: true, production: produce[Open](),
	},
	{
		Lead: "row", Section: InZone, Usage: "row [NUMBER times] . * …",
		Meaning: "one row of a picture: * a pile, . half a card of room", production: produce[Row](),
	},
	{
		Lead: "covered", Section: InZone, Usage: "covered by next row",
		Meaning: "each row of the picture or grid lies on the one before", Once: true, production: produce[Covered](),
	},
	{
		Lead: "home", Section: InZone, Usage: "home CARDS [when CONDITION]",
		Meaning: "which cards lie right where they are", production: produce[Home](),
	},
	{
		Lead: "hands", Section: InZone, Usage: "hands each (row | column | row and column | pile) [with PLACE]",
		Meaning: "which cards are a hand, whose points the value `hands` adds up", Once: true,
		production: produce[Hands](),
	},
	{
		Lead: "score", Section: InZone, Usage: "score NUMBER for ([each [card of]] (CARDS | pair … | set CARD CARD … " +
			"[SUITS] | NUMBER cards …) [and …]) [from PLACES] [when CONDITION]",
		Meaning: "what cards of a hand count: the best such line that fits, once; with `each` besides, as often as " +
			"it fits", production: produce[Counts](),
	},
	{
		Lead: "without", Section: InZone, Usage: "without WORD …",
		Meaning: "in a variant: take the lines that begin so away", production: produce[Without](),
	},

	{
		Lead: "gather", Section: InStep, Usage: "gather PLACE [and PLACE] [but CARDS] [last pile first] [top card " +
			"first] [when CONDITION]", Meaning: "piles are taken up and lie under the stock",
		production: produce[Gather](),
	},
	{
		Lead: "shuffle", Section: InStep, Usage: "shuffle", Meaning: "the stock is shuffled",
		production: produce[Shuffle](),
	},
	{
		Lead: "player", Section: InStep, Usage: "player plays NUMBER from PLACES to PLACES",
		Meaning: "the deal waits for that many plays", production: produce[Player](),
	},
	{
		Lead: "set", Section: InStep, Usage: "set COUNTER to VALUE [when CONDITION]", Meaning: "give a counter a value",
		production: produce[SetStep](),
	},
	{
		Lead: "add", Section: InStep, Usage: "add VALUE to COUNTER [when CONDITION]",
		Meaning: "add to a counter, round its bounds", production: produce[Add](),
	},
	{
		Lead: "close", Section: InStep, Usage: "close up PLACE", Meaning: "cards move to the front",
		production: produce[CloseUp](),
	},
	{
		Lead: "face", Section: InStep, Usage: "face (up | down) PLACE [when CONDITION]",
		Meaning: "cards turn over where they lie", production: produce[FaceStep](),
	},
	{
		Lead: "without", Section: InStep, Usage: "without WORD …",
		Meaning: "in a variant: take the steps that begin so away", production: produce[Without](),
	},
	{Lead: "", Section: InStep, Usage: "(NUMBER … | rest | bases | all | CARDS) [from PLACE] to PLACES [face " +
		"up|down] [TIMES] [when CONDITION]", Meaning: "move cards about: `3 to each tableau`, `4 aces to " +
		"foundations`, `rest to stock`", production: produce[MoveStep]()},

	{
		Lead: "option", Section: InExample, Usage: "option NAME VALUE", Meaning: "first of all: an option is chosen so",
		grammar: `Chosen = ("option" | "ask") <var> <word>+`,
	},
	{
		Lead: "ask", Section: InExample, Usage: "ask NAME NUMBERS", Meaning: "first of all: so the player answers",
	},
	{
		Lead: "deal", Section: InExample, Usage: "deal NUMBER", Meaning: "the example begins with that deal, as `pat " +
			"deal` shows it", grammar: `Start = "deal" <number>`,
	},
	{
		Lead: "", Section: InExample, Usage: "PILE: CARD CARD …", Meaning: "the example begins with a position: a " +
			"pile by its label on the board, bottom card first, face-down ones in brackets: `t3: (KH) 7C 6D`; piles " +
			"that are not named are empty, cards that are not named nowhere",
		grammar: `Position = <pile> ":" <card>* | ("pass" | "choices") <number> | ("counter" <var> | "left" <act>) ` +
			`<number>`,
	},
	{
		Lead: "pass", Section: InExample, Usage: "pass NUMBER", Meaning: "of a position: the pass through the stock; " +
			"1 if not said",
	},
	{
		Lead: "counter", Section: InExample, Usage: "counter NAME NUMBER", Meaning: "of a position: the value of a " +
			"counter",
	},
	{
		Lead: "left", Section: InExample, Usage: "left NAME NUMBER",
		Meaning: "of a position: how often an action may still be done, in whatever pass; all of its times if not said",
	},
	{
		Lead: "choices", Section: InExample, Usage: "choices NUMBER", Meaning: "of a position: how many plays the " +
			"deal still waits for; none if not said",
	},
	{
		Lead: "may", Section: InExample, Usage: "may [not | only] MOVE, MOVE … [: LINE]", Meaning: "these moves are " +
			"legal here, or not, or they and no others; behind a colon the rule that says so, as the file writes it",
		grammar: `May = "may" ("not" | "only")? <move> ("," <move>)* (":" <rule>)?`,
	},
	{
		Lead: "play", Section: InExample, Usage: "play MOVE, MOVE …",
		Meaning: "these moves are made, one after another",
		grammar: `Play = "play" <move> ("," <move>)*`,
	},
	{
		Lead: "now", Section: InExample,
		Usage: "now (PILE: [...] CARD CARD … | PILE empty | [each] PILE NUMBER cards | " +
			"[not] won | [not] lost | pass NUMBER | counter NAME NUMBER | left NAME NUMBER)",
		Meaning: "so it stands then; behind `...` the top cards; without `each` all piles of that label together",
		grammar: `Now = "now" (<pile> ":" "..."? <card>* | <pile> "empty" | "each"? <pile> <number> ("card" | "cards") ` +
			`| "not"? ("won" | "lost") | "pass" <number> | ("counter" <var> | "left" <act>) <number>)`,
	},
})

// Once reports whether at most one line of a place begins with a word. Of `move`, `build` or
// `takes` there may be many: each lets something more be done.
func Once(section Section, lead string) bool {
	f := form(section, "", lead)
	return f != nil && f.Once
}

// IsText reports whether the rest of the line is text: any words are read.
func (f *Form) IsText() bool { return f.production == nil }

// parse reads the words of a whole line, its first word included.
func (f *Form) parse(ws []Token) (Stmt, error) {
	return f.production.parse(peeking(ws, ws[len(ws)-1].End()))
}

func (f *Form) pattern() *pattern { return f.production.pattern() }

// form finds the production of a line: its section, the kind of zone it stands in and its first
// word. The form without a first word, if the place has one, is what all other words fall to.
func form(section Section, kind, lead string) *Form {
	var other *Form
	zone := KindNamed(kind)
	for _, f := range Forms {
		if f.Section != section || f.Kinds != nil && kind != "" && !slices.Contains(f.Kinds, zone) {
			continue
		}
		if f.Lead == lead {
			return f
		}
		if f.Lead == "" {
			other = f
		}
	}
	return other
}

// leads lists the first words that are legal at a place.
func leads(section Section, kind string) []string {
	var ws []string
	zone := KindNamed(kind)
	for _, f := range Forms {
		if f.Section == section && f.Lead != "" && (f.Kinds == nil || slices.Contains(f.Kinds, zone)) {
			ws = append(ws, f.Lead)
		}
	}
	return ws
}
