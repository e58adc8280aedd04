package table

import "pat/interp"

// This file answers what an answer looks like. Piles and zones are numbers, counted as the game
// counts them; cards are written as in boards (7H, 10S), and a card that the player cannot see is a
// question mark, whoever asks.

// Hidden is a card that lies face down.
const Hidden = "?"

// A Response is the answer to a request: what the client must keep (Moves, Undone, Plan), and what
// it wanted to know.
type Response struct {
	V     int    `json:"v"`
	Error *Fault `json:"error,omitempty"`

	Title   string `json:"title,omitempty"`
	Heading string `json:"heading,omitempty"` // what is played, in one line
	Rules   string `json:"hash,omitempty"`    // tells rules apart that play differently
	Parent  string `json:"parent,omitempty"`  // what the rule file is a variant of

	Options []Option `json:"options,omitempty"`
	Asks    []Ask    `json:"asks,omitempty"`

	Status  string   `json:"status,omitempty"` // playing, won, lost, waiting or faulted
	Stuck   bool     `json:"stuck,omitempty"`  // moves are legal, but no card can be played any more
	Moves   []string `json:"moves,omitempty"`
	Undone  []string `json:"undone,omitempty"`
	Dropped int      `json:"dropped,omitempty"` // moves of the request that these rules do not allow
	Say     []Said   `json:"say,omitempty"`
	Steps   []Step   `json:"steps,omitempty"`
	Choices []Choice `json:"choices,omitempty"` // what Do may have meant
	Unread  bool     `json:"unread,omitempty"`  // Do can be no move at all

	Zones  []Zone   `json:"zones,omitempty"`
	Piles  []Pile   `json:"piles,omitempty"`
	Plays  []Play   `json:"plays,omitempty"`
	More   bool     `json:"more,omitempty"` // there are more plays than are listed
	Layout *Layout  `json:"layout,omitempty"`
	Facts  []string `json:"facts,omitempty"`
	Score  *Score   `json:"score,omitempty"` // where the rules count points
	Rest   int      `json:"rest,omitempty"`  // moves that finish the game, which is decided; auto makes them
	Words  []string `json:"words,omitempty"`

	English     string       `json:"english,omitempty"`
	Text        string       `json:"text,omitempty"`
	Findings    []Finding    `json:"findings,omitempty"`
	Tokens      []Token      `json:"tokens,omitempty"`
	Completions []Completion `json:"completions,omitempty"`

	Hint     *Hint     `json:"hint,omitempty"`
	Winnable *Winnable `json:"winnable,omitempty"`
	Deal     string    `json:"deal,omitempty"` // for want deals: the number; Say tells of it, or that there is none
	Daily    *Daily    `json:"daily,omitempty"`
	Games    []Listed  `json:"games,omitempty"`
	Near     string    `json:"near,omitempty"` // the name that Find perhaps means, where no game fits
	Share    string    `json:"share,omitempty"`
	Save     string    `json:"save,omitempty"`
	Opened   *Opened   `json:"opened,omitempty"` // what File is
}

// A Score is what a position counts in points.
type Score struct {
	Points int  `json:"points"`
	Least  bool `json:"least,omitempty"` // fewer are better
}

// An Option is a choice before the deal.
type Option struct {
	Name    string   `json:"name"`
	Choices []string `json:"choices"`
	Value   string   `json:"value"`
}

// An Ask is a list of numbers that the player gives before the deal.
type Ask struct {
	Name  string `json:"name"`
	Count int    `json:"count"`
	Lo    int    `json:"lo"`
	Hi    int    `json:"hi"`

	Text    string   `json:"text"`           // what is asked, in words
	Label   string   `json:"label"`          // the same in a few words
	Uses    []string `json:"uses,omitempty"` // what for
	Example string   `json:"example"`
	Value   string   `json:"value,omitempty"` // as chosen, or as drawn
	Drawn   bool     `json:"drawn,omitempty"` // the player was not asked
}

// A Said is a sentence for the player.
type Said struct {
	Level string  `json:"level"` // info, refused or end
	Text  string  `json:"text"`
	Rules []Quote `json:"rules,omitempty"` // the lines it is about

	List bool `json:"-"` // it is a list: lines are best broken after what stands between its members
}

// Between stands between the members of a list.
const Between = ", "

// Levels of what is said.
const (
	Info    = "info"
	Refused = "refused"
	End     = "end"
)

// A Quote is a line of a rule file.
type Quote struct {
	Text string `json:"text"`
	File string `json:"file"`
	Line int    `json:"line"`
}

// A Choice is one of several moves that were perhaps meant.
type Choice struct {
	Move  string `json:"move"`
	Cards string `json:"cards"` // what it does, in words

	Make interp.Move `json:"-"` // the move
}

// A Zone is a number of piles with one set of rules.
type Zone struct {
	Kind  string `json:"kind"`
	Title string `json:"title"`
	First int    `json:"first"` // of its piles
	Count int    `json:"count"`
	Off   bool   `json:"off,omitempty"`  // it is not shown: nothing is or comes there
	Free  bool   `json:"free,omitempty"` // its piles lie on one another as in a picture: what is gone leaves nothing
}

// A Pile is a pile with its cards, the bottom first.
type Pile struct {
	Label   string   `json:"label"`
	Name    string   `json:"name"` // in words: tableau 3
	Zone    int      `json:"zone"`
	Cards   []string `json:"cards"`
	Covered bool     `json:"covered,omitempty"` // others lie on it
	Gone    bool     `json:"gone,omitempty"`    // it is no place any more
	Spent   bool     `json:"spent,omitempty"`   // it is an empty stock to which nothing comes any more
	Takes   string   `json:"takes,omitempty"`   // what begins it, where it is empty: a rank (K) or a card (KH)
}

// A Play is a legal move. Move is what Do takes. From and To are piles, At the lowest card that
// moves, counted from 0; -1 where there is none.
type Play struct {
	Move  string `json:"move"`
	Kind  string `json:"kind"` // play, pluck, set, swap, turn, redeal or action
	From  int    `json:"from"`
	At    int    `json:"at"`
	N     int    `json:"n"`
	To    int    `json:"to"`
	Piles []int  `json:"piles,omitempty"` // of a set
	Home  bool   `json:"home,omitempty"`  // the cards go where they stay
	Like  int    `json:"like"`            // plays of the same number lead to equal positions
}

// A Step is cards that went from one pile to another, in order and as they are drawn: N cards from
// place At of From to place Into of To.
type Step struct {
	From int `json:"from"`
	At   int `json:"at"`
	N    int `json:"n"`
	To   int `json:"to"`
	Into int `json:"into"`
}

// A Daily is the deal of a day, with its game.
type Daily struct {
	Game string `json:"game"`
	Deal string `json:"deal"`
}

// A Listed game is one of the library.
type Listed struct {
	ID     string   `json:"id"`
	Title  string   `json:"title"`
	Also   []string `json:"also,omitempty"`
	Family string   `json:"family,omitempty"`
	Own    bool     `json:"own,omitempty"`   // a file of the user
	Odds   string   `json:"odds,omitempty"`  // how likely it is won, in a few words
	First  int      `json:"first,omitempty"` // its place, from 1, among the games to begin with
}
