package table

import (
	"bytes"
	"strings"
	"time"

	"pat/dsl/rules"
	"pat/interp/play"
)

// This file answers how a game becomes a file that the prompt reads, and how one is gone on with.

// Opened is the game of a file, as requests go on with it.
type Opened struct {
	Game   string            `json:"game"` // id
	Set    map[string]string `json:"set"`
	Deal   string            `json:"deal,omitempty"`
	Board  string            `json:"board,omitempty"`
	Moves  []string          `json:"moves"`
	Undone []string          `json:"undone"` // the next to redo first
	Groups []int             `json:"groups"` // how many of Moves each command made
	Redo   []int             `json:"redo"`   // how many of Undone each command made, the next to redo first
	Used   Used              `json:"used"`
}

// Used is what was used in a game besides moves, which a client counts by itself.
type Used struct {
	Undos   int  `json:"undos"`
	Hints   int  `json:"hints"`   // that see what the player sees
	All     int  `json:"all"`     // answers that know all cards
	Seconds int  `json:"seconds"` // of active time
	Chosen  bool `json:"chosen"`  // the deal was chosen for what is known of it
	Given   bool `json:"given"`   // it began with moves that were given, not played
}

// UsedOf is what a session has used, as clients count it.
func UsedOf(u play.Used) Used {
	return Used{
		Undos: u.Undos, Hints: u.Hints, All: u.All, Seconds: int(u.Time / time.Second),
		Chosen: u.Chosen, Given: u.Given,
	}
}

// Play is that as a session has it; what is below nothing or beyond all bounds was not counted.
func (u Used) Play() play.Used {
	const most = 1 << 30
	bound := func(n int) int { return min(max(0, n), most) }
	return play.Used{
		Undos: bound(u.Undos), Hints: bound(u.Hints), All: bound(u.All), Chosen: u.Chosen, Given: u.Given,
		Time: time.Duration(bound(u.Seconds)) * time.Second,
	}
}

// save writes a game as the prompt does, with what the client says was used in it.
func save(s *play.Session, game string, used Used) string {
	was := s.Used // a session may be asked again
	s.Used = used.Play()
	defer func() { s.Used = was }()
	var b bytes.Buffer
	if err := s.Save(&b, game); err != nil {
		return "" // a buffer takes all
	}
	return b.String()
}

// opened reads a saved game of the library, whose rules must be what they were.
func (d *Desk) opened(text string) (*Opened, *Fault) {
	sv, err := play.Read(strings.NewReader(text), false)
	if err != nil {
		return nil, fault(NoSave, "%v", err)
	}
	if rules.IsPath(sv.Game) {
		return nil, fault(NoSave, "it is a game of the rule file %s; here those of the library are opened", sv.Game)
	}
	b, f := d.book(&Request{Game: sv.Game})
	if f != nil {
		return nil, f
	}
	if b.errors > 0 || b.sheet.Hash() != sv.Rules {
		return nil, fault(NoSave, "%v", &play.RulesChanged{Game: sv.Game})
	}
	x := &Opened{Game: sv.Game, Set: sv.Choices(), Board: sv.Board, Used: UsedOf(sv.Used)}
	moves, undone, groups, redo := sv.Line()
	x.Moves, x.Undone, x.Groups, x.Redo = list(moves), list(undone), list(groups), list(redo)
	if sv.Board == "" {
		x.Deal = sv.Deal.String()
	}
	return x, nil
}

// list is a slice that is written as a list, though it may be empty.
func list[T any](all []T) []T { return append([]T{}, all...) }
