package dsl

// The productions: what a line can be. The first word of a line, together with where it stands,
// picks one of them; nothing else does.

// A Stmt is the content of a line.
type Stmt interface {
	Where() Span
}

// Lines of the file, in column 1.
type (
	// TextLine is a line whose rest is text: game, variant of, also, family, source, and what the
	// author says of the file: about, author, licence, note.
	TextLine struct {
		Span
		Word string // that it begins with
		Text string
		At   Span // of the text
	}
	// Decks is the number of packs.
	Decks struct {
		Span
		Number string `parser:"'decks' @Number"`
		Apart  bool   `parser:"@'apart'?"`
	}
	// RankRange is a rank or a run of them in a `ranks` or `build in order` line.
	RankRange struct {
		Span
		From *Rank `parser:"@@"`
		To   *Rank `parser:"( 'to' @@ )?"`
	}
	// Ranks are the ranks of the pack, lowest first.
	Ranks struct {
		Span
		List []*RankRange `parser:"'ranks' @@+"`
	}
	// Suits are the suits of the pack in their order, or the suit of each pile of a zone.
	Suits struct {
		Span
		Any  bool    `parser:"'suits' ( @'any'"` // of a zone: no pile is kept for one
		List []*Suit `parser:"| @@+ )"`
	}
	// Worth is what ranks count in totals.
	Worth struct {
		Span
		Number string  `parser:"'worth' @Number"`
		Ranks  []*Rank `parser:"@@+"`
	}
	// Choice is one value of an option.
	Choice struct {
		Span
		Digits string `parser:"  @Number"`
		Rank   *Rank  `parser:"| @@"`
		Suit   *Suit  `parser:"| @@"`
		Name   string `parser:"| @Choice"`
	}
	// Option is a choice before the deal; the first value is the default.
	Option struct {
		Span
		Name    string    `parser:"'option' @Var"`
		Choices []*Choice `parser:"@@ ( 'or' @@ )*"`
	}
	// Ask is a list of numbers that the player gives before the deal.
	Ask struct {
		Span
		Name  string `parser:"'ask' @Var"`
		Count string `parser:"@Number 'numbers'"`
		From  string `parser:"'from' @Number"`
		To    string `parser:"'to' @Number"`
		Text  string `parser:"( 'for' @Text )?"` // what is asked, in words for the player
	}
	// Bound is an end of a counter.
	Bound struct {
		Span
		Digits string `parser:"  @Number"`
		Rank   *Rank  `parser:"| @@"`
	}
	// Counter goes round inside its bounds.
	Counter struct {
		Span
		Name string `parser:"'counter' @Var"`
		Low  *Bound `parser:"@@ 'to'"`
		High *Bound `parser:"@@"`
		From *Bound `parser:"( 'from' @@ )?"`
	}
	// Score is what a position counts.
	Score struct {
		Span
		Least  bool      `parser:"'score' @'least'?"` // the fewer the better
		Points []*Points `parser:"@@ ( 'minus' @@ )*"`
	}
	// Points are so many times a value.
	Points struct {
		Span
		Times *Digits `parser:"( (?= Number 'times' ) @@ 'times' )?"`
		Atom  *Atom   `parser:"@@"`
	}
	// End is a `win` or `lose` line.
	End struct {
		Span
		Word string `parser:"@( 'win' | 'lose' ) 'when'"`
		Cond *Cond  `parser:"@@"`
	}
	// Without takes lines, steps or blocks of the parent away.
	Without struct {
		Span
		Words []string `parser:"'without' @( Word | Kind | Zone | Var | Act | Choice | Rank | Suit | Number )+"`
	}
)

// Heads of blocks, in column 1.
type (
	// ZoneHead begins a zone of piles.
	ZoneHead struct {
		Span
		Kind Kind   `parser:"@Kind"`
		Name string `parser:"@Zone?"`
		Size *Size  `parser:"@@?"`
	}
	// Size is the number of piles, or of rows and piles in each.
	Size struct {
		Span
		Number  string `parser:"@Number"`
		Columns string `parser:"( 'rows' 'of' @Number )?"`
	}
	// DealHead begins the deal.
	DealHead struct {
		Span
		Deal bool `parser:"@'deal'"`
	}
	// MayHead begins an action of the player.
	MayHead struct {
		Span
		Redeal bool   `parser:"'may' ( @'redeal'"`
		Name   string `parser:"| @Act )"`
		Ending
	}
	// AfterHead begins the steps that belong to an event.
	AfterHead struct {
		Span
		Turn   bool    `parser:"'after' ( @'turn'"`
		Redeal bool    `parser:"| @'redeal'"`
		Swap   bool    `parser:"| @'swap'"`
		Name   string  `parser:"| @Act"`
		Move   bool    `parser:"| @'move'"`
		Of     *Cards  `parser:"  ( 'of' @@ )?"`
		From   *Places `parser:"  ( 'from' @@ )?"`
		To     *Places `parser:"  ( 'to' @@ )? )"`
		When
	}
)

// Ends of lines.
type (
	// Ending is how often a line may be used, and when it holds.
	Ending struct {
		Times *Times `parser:"@@?"`
		Guard *Guard `parser:"@@?"`
	}
	// When is when a line holds that may be used any number of times.
	When struct {
		Guard *Guard `parser:"@@?"`
	}
)

// Lines of a zone.
type (
	// Arrive is the end of a line that lets cards come.
	Arrive struct {
		From   *Places `parser:"( 'from' @@ )?"`
		Once   bool    `parser:"( 'at' ( @'once'"`
		Bottom bool    `parser:"       | @'bottom' ) )?"`
		Ending
	}
	// Base says what may start a foundation: one for every pile, or one for each.
	Base struct {
		Span
		Cards []*Cards `parser:"'base' @@+"`
		Arrive
	}
	// Build says what may go on a card.
	Build struct {
		Span
		None     bool         `parser:"'build' ( @'none'"`
		Order    []*RankRange `parser:"| 'in' 'order' @@+"`
		SuitRel  *SuitRel     `parser:"    @@"`
		Wrapping bool         `parser:"    @'wrapping'?"`
		Cards    *Cards       `parser:"| @@ )"`
		Arrive
	}
	// Spaces says what may come to an empty pile.
	Spaces struct {
		Span
		Stay  bool   `parser:"'spaces' ( @'stay' 'empty'"`
		Close bool   `parser:"| @'close' 'up'"`
		Pile  bool   `parser:"| 'take' ( (?! 'pile' 'number' ) @'pile'"`
		Cards *Cards `parser:"  | @@ ) )"`
		Arrive
	}
	// Takes lets cards or sets come, whether the pile is empty or not.
	Takes struct {
		Span
		Only  bool   `parser:"'takes' ( @'only'"`
		Set   *Set   `parser:"| @@"`
		Cards *Cards `parser:"| @@ )"`
		Arrive
	}
	// AtMost bounds the cards of a pile.
	AtMost struct {
		Span
		N *Num `parser:"'at' 'most' @@ ( 'cards' | 'card' )"`
	}
	// Unit says what moves as a unit.
	Unit struct {
		Span
		Number   string  `parser:"'move' ( @Number ( 'card' | 'cards' )"`
		Pile     bool    `parser:"| @'pile'"`
		AnyCards bool    `parser:"| 'any' ( @'cards'"`
		AnyOne   string  `parser:"        | @Number ( 'card' | 'cards' ) )"`
		Sequence bool    `parser:"| @'sequence'"`
		Seq      *Seq    `parser:"    @@"`
		Free     []*Free `parser:"    ( 'by' 'free' @@ ( 'and' @@ )* )? )"`
		To       *Places `parser:"( 'to' @@ )?"`
		Ending
	}
	// Free is what `by free` counts: "spaces", or the empty piles of a zone.
	Free struct {
		Span
		Word string `parser:"@( 'spaces' | Kind | Zone )"`
	}
	// Plays restricts where the cards of a zone go.
	Plays struct {
		Span
		To *Places `parser:"'plays' 'only' ( 'to' @@ )?"`
		When
	}
	// Worry lets foundation cards come back.
	Worry struct {
		Span
		To *Places `parser:"'worry' 'back' ( 'to' @@ )?"`
		When
	}
	// Swap exchanges two top cards.
	Swap struct {
		Span
		Cards *Cards  `parser:"'swap' @@"`
		With  *Cards  `parser:"( 'with' @@ )?"`
		From  *Places `parser:"( 'from' @@ )?"`
		Ending
	}
	// Exposed keeps exposed cards face down.
	Exposed struct {
		Span
		Down bool `parser:"'exposed' 'card' 'stays' @'down'"`
		When
	}
	// Turn deals from the stock, as a move of the player.
	Turn struct {
		Span
		Qty    *Qty    `parser:"'turn' @@"`
		Packet bool    `parser:"( 'at' 'a' @'time' )?"`
		To     *Places `parser:"'to' @@"`
		How    []*How  `parser:"@@*"`
		Ending
	}
	// Redeals says how often the waste becomes the stock again.
	Redeals struct {
		Span
		N         *Num `parser:"'redeals' ( @@"`
		Unlimited bool `parser:"| @'unlimited' )"`
		Shuffled  bool `parser:"@'shuffled'?"`
		When
	}
	// Open makes the next card of the stock seen and playable.
	Open struct {
		Span
		Top bool `parser:"@'top' 'card' 'face' 'up'"`
	}
	// Row is one row of a picture.
	Row struct {
		Span
		Repeat string   `parser:"'row' ( @Number 'times' )?"`
		Cells  []string `parser:"@( Star | Dot )+"`
	}
	// Covered makes each row of the picture lie on the one before.
	Covered struct {
		Span
		By bool `parser:"@'covered' 'by' 'next' 'row'"`
	}
	// Home says which cards lie right where they are.
	Home struct {
		Span
		Cards *Cards `parser:"'home' @@"`
		When
	}
	// Hands says which cards of the zone make a hand.
	Hands struct {
		Span
		Pile   bool   `parser:"'hands' 'each' ( @'pile'"`
		Row    bool   `parser:"| @'row'"`
		Beside bool   `parser:"  ( 'and' @'column' )?"`
		Column bool   `parser:"| @'column' )"`
		With   *Place `parser:"( 'with' @@ )?"`
	}
	// Counts says what cards of a hand score.
	Counts struct {
		Span
		Number string  `parser:"'score' @Number 'for'"`
		Each   bool    `parser:"( @'each'"`
		Card   bool    `parser:"  ( @'card' 'of' )?"`
		Every  *Hand   `parser:"  @@"`
		Once   []*Hand `parser:"| @@ ( 'and' @@ )? )"`
		From   *Places `parser:"( 'from' @@ )?"`
		When
	}
	// Hand is cards of a hand that score together.
	Hand struct {
		Span
		Pair     *Alike   `parser:"  'pair' @@"`
		Listed   []*Card  `parser:"| 'set' @@ @@ @@*"`
		SuitRel  *SuitRel `parser:"  @@?"`
		AnyMany  bool     `parser:"| ( @'cards'"`
		Number   string   `parser:"  | @Number"`
		ToNumber string   `parser:"    ( 'to' @Number )? ( 'cards' | 'card' ) )"`
		Alike    *Alike   `parser:"    @@?"`
		One      *Cards   `parser:"| @@"`
	}
)

// Steps, in deal, may and after.
type (
	// MoveStep moves cards about.
	MoveStep struct {
		Span
		Rest   bool      `parser:"( @'rest'"`
		Bases  bool      `parser:"| @'bases'"`
		All    bool      `parser:"| @'all'"`
		AllOf  *CardList `parser:"    @@?"`
		Qty    []*Qty    `parser:"| ( (?! Number ( 'above' | 'below' ) ) @@ )+"`
		Packet bool      `parser:"    ( 'at' 'a' @'time' )?"`
		What   *CardList `parser:"    @@?"`
		Named  []*Card   `parser:"| @@ ( (?! 'cards' | 'card' ) @@ )* )"`
		From   *Place    `parser:"( 'from' @@ )?"`
		To     *Places   `parser:"'to' @@"`
		How    []*How    `parser:"@@*"`
		Ending
	}
	// Gather takes piles up and lays them under the stock.
	Gather struct {
		Span
		From     []*Place  `parser:"'gather' @@ ( ( 'and' | 'or' ) @@ )*"`
		But      *CardList `parser:"( 'but' @@ )?"`
		LastPile bool      `parser:"( @'last' 'pile' 'first' )?"`
		TopFirst bool      `parser:"( @'top' 'card' 'first' )?"`
		When
	}
	// Shuffle shuffles the stock.
	Shuffle struct {
		Span
		Stock bool `parser:"@'shuffle'"`
	}
	// Player lets the player choose in the middle of the deal.
	Player struct {
		Span
		Number string  `parser:"'player' 'plays' @Number"`
		From   *Places `parser:"'from' @@"`
		To     *Places `parser:"'to' @@"`
	}
	// Set gives a counter a value.
	SetStep struct {
		Span
		Name  string `parser:"'set' @Var"`
		Value *Value `parser:"'to' @@"`
		When
	}
	// Add adds to a counter.
	Add struct {
		Span
		Value *Value `parser:"'add' @@"`
		Name  string `parser:"'to' @Var"`
		When
	}
	// CloseUp moves cards to the front.
	CloseUp struct {
		Span
		Place *Place `parser:"'close' 'up' @@"`
	}
	// FaceStep turns cards up or down.
	FaceStep struct {
		Span
		Face  string `parser:"'face' @( 'up' | 'down' )"`
		Place *Place `parser:"@@"`
		When
	}
)
