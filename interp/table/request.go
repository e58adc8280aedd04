package table

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"slices"
	"strings"
	"time"
	"unicode/utf8"

	"pat/dsl"
	"pat/interp/odds"
)

// This file answers what can be asked, and what of it is too much.

// Version is the version of requests and answers. A request of a later one is refused.
const Version = 1

// Bounds of a request. They keep a request from taking more memory or time than an answer is worth;
// what is above is refused as too large rather than cut.
const (
	MaxRequest = 1 << 20   // bytes of a request in all
	maxText    = 256 << 10 // bytes of a rule file or a board
	maxMoves   = 100_000   // moves made and taken back
	maxMove    = 400       // bytes of a move or command
	maxSets    = 100
	maxWants   = 40
	maxWindow  = 20_000
)

// A Request is everything that an answer depends on: Do keeps nothing between two of them that
// could change it. A new thing that can be asked is a name in wants, with what it needs as a field
// here, a check of it below, and a case in Table.want or Desk.play.
type Request struct {
	V int `json:"v"`

	Game string            `json:"game,omitempty"` // id of a game of the library; or
	Text string            `json:"text,omitempty"` // a rule file; or
	Name string            `json:"name,omitempty"` // how messages call Text; my.pat if it is empty
	Set  map[string]string `json:"set,omitempty"`  // options and asked values
	File string            `json:"file,omitempty"` // a saved game, and nothing else: it is only read

	Deal  string `json:"deal,omitempty"`  // a number as people write it; or
	Board string `json:"board,omitempty"` // a position to begin with, in any form that is read

	Moves  []string `json:"moves,omitempty"`  // made so far, as answers give them
	Undone []string `json:"undone,omitempty"` // taken back, the next to redo first
	Do     string   `json:"do,omitempty"`     // what is to be done now; see Table.Do
	Out    string   `json:"out,omitempty"`    // cards that go to the foundations by themselves after a move: safe or all
	Plan   []string `json:"plan,omitempty"`   // a line that wins, of an earlier hint, as far as it is not yet played
	Used   Used     `json:"used,omitzero"`    // besides moves, for want save

	Want   []string `json:"want,omitempty"`
	Window *Window  `json:"window,omitempty"` // for want layout
	Budget Budget   `json:"budget,omitzero"`  // for searches
	Cursor *Cursor  `json:"cursor,omitempty"` // for want completions
	Find   string   `json:"find,omitempty"`   // for want games: only those that are meant, as people type names
	Day    string   `json:"day,omitempty"`    // for want daily, as 2026-11-23
	Number string   `json:"number,omitempty"` // for want deals: the number from which deals are tried
	Wish   string   `json:"wish,omitempty"`   // for want deals: winnable, which it is if empty, easy or hard
}

// A Window is the room there is for the board, in units of the client, as pixels.
type Window struct {
	W int `json:"w"`
	H int `json:"h"`

	Left bool `json:"left,omitempty"` // for the left hand: stock and waste stand at the right
}

// A Cursor is a place in Text: line and column from 1, in characters.
type Cursor struct {
	Line int `json:"line"`
	Col  int `json:"col"`
}

// A Budget bounds a search: in positions, so that it ends where no clock runs, and in time.
type Budget struct {
	Positions int64 `json:"positions,omitempty"` // 0 is 200,000; at most 20,000,000
	MS        int64 `json:"ms,omitempty"`        // 0 is 2,000; at most 60,000

	Patience int `json:"-"` // instead of both: how many times as long is searched as for who asks first
}

const (
	fewPositions  = 200_000
	mostPositions = 20_000_000
	shortTime     = 2 * time.Second
	longestTime   = time.Minute
)

func (b Budget) positions() int64 {
	if b.Positions <= 0 {
		return fewPositions
	}
	return min(b.Positions, mostPositions)
}

func (b Budget) time() time.Duration {
	if b.MS <= 0 {
		return shortTime
	}
	return min(time.Duration(min(b.MS, 1<<30))*time.Millisecond, longestTime)
}

// What can be wanted.
const (
	WantBoard = "board" // zones and piles with their cards
	WantPlays = "plays" // all legal moves

	WantLayout      = "layout"      // where the piles stand in the window
	WantFacts       = "facts"       // what the position has besides its cards
	WantRest        = "rest"        // how many moves finish the game, where it is decided
	WantWords       = "words"       // the position in sentences
	WantRules       = "rules"       // the rules in English
	WantText        = "text"        // the rule file itself
	WantFindings    = "findings"    // what is wrong with the rule file
	WantTokens      = "tokens"      // the rule file in pieces, to be coloured
	WantCompletions = "completions" // words that may stand at the cursor
	WantHint        = "hint"        // a move worth making, as far as the player sees
	WantThoughtful  = "thoughtful"  // a move worth making, all cards known
	WantWinnable    = "winnable"    // can the game still be won, all cards known
	WantDeals       = "deals"       // a deal from Number on that can be won, as Wish says
	WantDaily       = "daily"       // the deal of Day: of the game, or of the game that the day has
	WantGames       = "games"       // the games of the library
	WantSave        = "save"        // the game as a file, which the prompt reads
	WantShare       = "share"       // a command that begins this deal on another machine, with the moves if it is won
)

var wants = []string{
	WantBoard, WantPlays, WantLayout, WantFacts, WantRest, WantWords, WantRules, WantText, WantFindings, WantTokens,
	WantCompletions, WantHint, WantThoughtful, WantWinnable, WantDeals, WantDaily, WantGames,
	WantSave, WantShare,
}

// What goes to the foundations by itself.
const (
	OutSafe = "safe" // what nobody could want back
	OutAll  = "all"
)

// A Fault is a request that cannot be answered.
type Fault struct {
	Code string `json:"code"` // for programs; stable
	Text string `json:"text"` // for people

	Of string `json:"of,omitempty"` // the name of the setting that is none
}

func (f *Fault) Error() string { return f.Text }

// Codes of faults.
const (
	BadRequest = "bad-request" // it is no request, or asks for what there is not
	NewVersion = "version"     // it is of a later version
	TooLarge   = "too-large"
	NoGame     = "no-game"     // the library has no such game
	Mistakes   = "mistakes"    // the rule file has some; the findings tell them
	BadSetting = "bad-setting" // an option or asked value is none
	BadDeal    = "bad-deal"    // the number is none
	BadBoard   = "bad-board"   // the position is none of this game
	NoSave     = "no-save"     // the file is no saved game that can be gone on with
	TimeOver   = "time"        // the moves could not be made in time
)

func fault(code, format string, args ...any) *Fault {
	return &Fault{Code: code, Text: dsl.Visible(fmt.Sprintf(format, args...))}
}

// ReadRequest reads a request, strictly: a name that it does not know is refused, for what is
// misspelt would be left out in silence.
func ReadRequest(data []byte) (*Request, *Fault) {
	if len(data) > MaxRequest {
		return nil, fault(TooLarge, "the request has %d bytes; at most %d are read", len(data), MaxRequest)
	}
	var r Request
	d := json.NewDecoder(bytes.NewReader(data))
	d.DisallowUnknownFields()
	if err := d.Decode(&r); err != nil {
		var version struct {
			V int `json:"v"`
		}
		if json.Unmarshal(data, &version) == nil && version.V > Version {
			return nil, tooNew(version.V)
		}
		return nil, fault(BadRequest, "this is no request: %v", err)
	}
	if _, err := d.Token(); !errors.Is(err, io.EOF) {
		return nil, fault(BadRequest, "something stands behind the request")
	}
	return &r, r.check()
}

func tooNew(v int) *Fault {
	return fault(NewVersion, "the request is of version %d; this program knows up to %d", v, Version)
}

// check holds a request to its bounds.
func (r *Request) check() *Fault {
	switch {
	case r.V > Version:
		return tooNew(r.V)
	case r.V < 1:
		return fault(BadRequest, "the request names no version; it begins {\"v\":%d", Version)
	case r.Game != "" && r.Text != "":
		return fault(BadRequest, "a request has a game or a text, not both")
	case r.Deal != "" && r.Board != "":
		return fault(BadRequest, "a request has a deal or a board, not both")
	case len(r.Text) > maxText || len(r.Board) > maxText || len(r.File) > maxText:
		return fault(TooLarge, "a rule file, a board or a saved game has at most %d bytes here", maxText)
	case r.File != "" && r.Game+r.Text+r.Deal+r.Board != "":
		return fault(BadRequest, "a saved game stands alone in a request")
	case len(r.Moves)+len(r.Undone)+len(r.Plan) > maxMoves:
		return fault(TooLarge, "there are more than %d moves", maxMoves)
	case r.Out != "" && r.Out != OutSafe && r.Out != OutAll:
		return fault(BadRequest, "what goes out by itself is %q or %q", OutSafe, OutAll)
	case r.wants(WantLayout) && r.Window == nil:
		return fault(BadRequest, "a layout needs a window")
	case r.Window != nil && (r.Window.W < 1 || r.Window.H < 1 || r.Window.W > maxWindow || r.Window.H > maxWindow):
		return fault(BadRequest, "a window has 1 to %d units each way", maxWindow)
	case len(r.Set) > maxSets || len(r.Want) > maxWants:
		return fault(TooLarge, "the request sets or wants too much")
	case len(r.Game) > maxMove || len(r.Name) > maxMove || len(r.Deal) > maxMove || len(r.Number) > maxMove ||
		len(r.Find) > maxMove:
		return fault(TooLarge, "a name or number is too long")
	}
	return r.checkEach()
}

func (r *Request) checkEach() *Fault {
	for name, value := range r.Set {
		if len(name)+len(value) > maxMove || strings.Contains(name, "=") {
			return fault(BadSetting, "the setting %.40q is none", name)
		}
	}
	if r.wants(WantDaily) {
		if _, err := time.Parse(time.DateOnly, r.Day); err != nil {
			return fault(BadRequest, "%.40q is no day; one is written 2026-11-23", r.Day)
		}
		if r.Text != "" {
			return fault(BadRequest, "a rule file has no deal of the day; a game of the library has")
		}
	}
	if _, ok := odds.Wished(r.Wish); !ok && r.Wish != "" {
		return fault(BadRequest, "a deal is wished winnable, easy or hard, not %.40q", r.Wish)
	}
	for _, w := range r.Want {
		if !slices.Contains(wants, w) {
			return fault(BadRequest, "I do not know the wish %.40q; there are %s", w, strings.Join(wants, ", "))
		}
	}
	for _, ms := range [][]string{r.Moves, r.Undone, r.Plan, {r.Do}} {
		for _, m := range ms {
			if len(m) > maxMove || !utf8.ValidString(m) {
				return fault(TooLarge, "a move is too long, or no text")
			}
		}
	}
	return nil
}

// wants reports whether some of these things are wanted.
func (r *Request) wants(these ...string) bool {
	return slices.ContainsFunc(r.Want, func(w string) bool { return slices.Contains(these, w) })
}

// Searches reports whether a request asks for a search, which takes long.
func (r *Request) Searches() bool { return r.wants(WantHint, WantThoughtful, WantWinnable, WantDeals) }
