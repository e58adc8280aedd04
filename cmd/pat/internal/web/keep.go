package web

import (
	"context"
	"encoding/json"
	"errors"
	"net/http"
	"time"

	"pat/interp/stats"
	"pat/interp/table"
)

// This file answers how what the player does on the page is kept by the machine rather than by the
// browser, so that a game begun on the page goes on at a prompt, and the other way round.

// A Keeper keeps games and what came of them. It may be asked from several threads at once.
type Keeper interface {
	// Games lists the unfinished games that the page can go on with, the latest first.
	Games() []Kept
	// Records tells what was played of each game that has come to an end, by its id.
	Records() map[string]Record
	// Stats tells what was played and won of each game, and last of all games, which have no name.
	Stats() []stats.Named
	// Keep keeps a game as it stands and returns its new mark. ErrElsewhere: another program has
	// gone on with it since the mark was given, and nothing is kept. A *table.Fault: it is no game
	// that can be played.
	Keep(ctx context.Context, k *Kept) (mark string, err error)
}

// ErrElsewhere says that a game is not as it was when the page had it last.
var ErrElsewhere = errors.New("this game was gone on with elsewhere")

// A Record is what was played of a game to an end.
type Record struct {
	Played int        `json:"played"`
	Won    int        `json:"won"`
	Best   stats.Mark `json:"best,omitzero"` // of games won from their beginning
}

// A Kept game is one as the page keeps it.
type Kept struct {
	Key    string            `json:"key"`            // 16 hexadecimal digits that tell it from every other game
	Mark   string            `json:"mark,omitempty"` // of what the page knows to be kept; "" where nothing is
	Game   string            `json:"game"`           // id
	Title  string            `json:"title,omitempty"`
	Set    map[string]string `json:"set"`
	Deal   string            `json:"deal,omitempty"`
	Board  string            `json:"board,omitempty"`
	Moves  []string          `json:"moves"`
	Undone []string          `json:"undone"` // the next to redo first
	Groups []int             `json:"groups"` // how many of Moves each command made
	Redo   []int             `json:"redo"`   // how many of Undone each command made, the next to redo last
	Used   table.Used        `json:"used"`
	Left   bool              `json:"left,omitempty"` // another game takes its place
	When   time.Time         `json:"when,omitzero"`  // it was played last
}

// MarshalJSON writes a list of nothing as [], never as null: a game may be undone to its start.
func (k Kept) MarshalJSON() ([]byte, error) {
	type plain Kept
	k.Moves, k.Undone = append([]string{}, k.Moves...), append([]string{}, k.Undone...)
	k.Groups, k.Redo = append([]int{}, k.Groups...), append([]int{}, k.Redo...)
	return json.Marshal(plain(k))
}

// keeping is how long keeping a game may take: its moves are made anew.
const keeping = 10 * time.Second

func (s *Server) kept(w http.ResponseWriter, _ *http.Request) {
	reply(w, http.StatusOK, struct {
		Games   []Kept            `json:"games"`
		Records map[string]Record `json:"records"`
		Stats   []stats.Named     `json:"stats"`
	}{s.Keeper.Games(), s.Keeper.Records(), s.Keeper.Stats()})
}

func (s *Server) keep(w http.ResponseWriter, r *http.Request) {
	data, ok := body(w, r)
	if !ok {
		return
	}
	var k Kept
	if err := json.Unmarshal(data, &k); err != nil {
		http.Error(w, "This is no game to be kept.", http.StatusBadRequest)
		return
	}
	ctx, cancel := context.WithTimeout(r.Context(), keeping)
	defer cancel()
	var answer struct {
		Mark    string            `json:"mark,omitempty"`
		Error   string            `json:"error,omitempty"`
		Records map[string]Record `json:"records,omitempty"`
	}
	var err error
	status := http.StatusOK
	var fault *table.Fault
	switch answer.Mark, err = s.Keeper.Keep(ctx, &k); {
	case errors.Is(err, ErrElsewhere):
		status, answer.Error = http.StatusConflict, err.Error()
	case errors.As(err, &fault):
		status, answer.Error = http.StatusBadRequest, fault.Text
	case err != nil:
		status, answer.Error = http.StatusInternalServerError, err.Error()
	default:
		answer.Records = s.Keeper.Records()
	}
	reply(w, status, answer)
}
