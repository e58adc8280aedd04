package table

import (
	"cmp"
	"context"
	"encoding/json"
	"errors"
	"maps"
	"slices"
	"strings"

	"pat/dsl"
	"pat/dsl/prose"
	"pat/dsl/rules"
	"pat/interp"
	"pat/interp/boards"
	"pat/interp/numbers"
	"pat/interp/odds"
	"pat/interp/play"
)

// This file answers requests: from everything that a client knows to everything that it wants to
// know.

// A Desk answers requests about the games of a library. It is safe for concurrent use. What it
// remembers of earlier requests makes answers quicker, never different. A page, a phone or a script
// asks it; the terminal uses Table itself (table.go).
type Desk struct {
	Library *rules.Library
	Own     func(id string) bool // is a game a file of the user, which may have mistakes; nil: none is
	Odds    func() *odds.Table   // of the games; nil: none are known
	First   []string             // ids of games to begin with

	memo memo
}

// Do answers a request that is written as JSON, in JSON.
func (d *Desk) Do(data []byte) []byte {
	r, fault := ReadRequest(data)
	answer := &Response{V: Version, Error: fault}
	if fault == nil {
		answer = d.Answer(context.Background(), r)
	}
	out, err := json.Marshal(answer)
	if err != nil { // there is nothing in an answer that could not be written
		out = []byte(`{"v":1,"error":{"code":"bad-request","text":"the answer cannot be written"}}`)
	}
	return out
}

// Answer answers a request. It goes from what needs least to what needs most, and stops where
// something is missing: the list of games; a file to be looked into; a game, its rules and
// findings; what is chosen before the deal; the position. Rules with mistakes are no error of a
// request that asks about them alone; of one that wants to play they are.
func (d *Desk) Answer(ctx context.Context, r *Request) *Response {
	a := &Response{V: Version}
	if a.Error = r.check(); a.Error != nil {
		return a
	}
	if r.wants(WantGames) {
		a.Games, a.Near = d.games(r.Find)
	}
	if r.File != "" {
		a.Opened, a.Error = d.opened(r.File)
		return a
	}
	if r.Game == "" && r.wants(WantDaily) {
		day := *r // the game that the day has
		if day.Game, r = numbers.DailyGame(r.Day, d.shipped()), &day; day.Game == "" {
			a.Error = fault(NoGame, "there is no game")
			return a
		}
	}
	if r.Game == "" && r.Text == "" {
		if r.Deal != "" || r.Board != "" {
			a.Error = fault(BadRequest, "a deal or a board needs a game")
		}
		return a
	}
	b, fault := d.book(r)
	if fault != nil {
		a.Error = fault
		return a
	}
	b.tell(a, r, d.Library)
	if b.errors > 0 {
		if a.Error = nil; r.Deal != "" || r.Board != "" {
			a.Error = &Fault{Code: Mistakes, Text: b.mistakes()}
		}
		return a
	}
	a.Error = d.play(ctx, a, r, b)
	return a
}

// Session begins the game of a request anew and makes its moves, those taken back last: a session
// of its own, which nothing remembers. Moves that do not hold are an error here, where Answer drops
// them and says so.
func (d *Desk) Session(ctx context.Context, r *Request) (*play.Session, *Fault) {
	if f := r.check(); f != nil {
		return nil, f
	}
	b, f := d.book(r)
	if f != nil {
		return nil, f
	}
	if b.errors > 0 {
		return nil, &Fault{Code: Mistakes, Text: b.mistakes()}
	}
	set, f := settings(b.sheet, r.Set)
	if f != nil {
		return nil, f
	}
	s, f := begin(r, b, set)
	if f != nil {
		return nil, f
	}
	switch dropped, err := catchUp(ctx, s, r.Moves, r.Undone); {
	case err != nil:
		return nil, tooSlow()
	case dropped > 0:
		return nil, fault(BadRequest, "move %d cannot be made here", len(s.Made())+1)
	}
	return s, nil
}

func tooSlow() *Fault { return fault(TimeOver, "the moves could not be made in time") }

// settings are options and asked values as a request sets them.
func settings(sheet *rules.Sheet, given map[string]string) (rules.Setting, *Fault) {
	set := rules.Setting{Options: map[string]rules.Value{}, Asked: map[string][]int{}}
	for name, value := range given {
		if err := sheet.Set(&set, name+"="+value); err != nil {
			return set, unset(name, err)
		}
	}
	return set, nil
}

// unset says what is wrong with a setting: of what the player is asked for, what is wanted and what
// of it is none.
func unset(name string, err error) *Fault {
	f := fault(BadSetting, "%v", err)
	if none, ok := errors.AsType[*rules.Unfit](err); ok {
		is := "are"
		if none.Ask.Count == 1 {
			is = "is"
		}
		f = fault(BadSetting, "%s %s wanted, such as %s; %s", none.Ask.Wants(), is, none.Ask.Example(), none.Wrong)
	}
	f.Of = dsl.Visible(name)
	return f
}

// play answers what is about a position, or about the game with what is chosen before the deal. The
// session is taken out of the memo while it is used, and put back under the same key, so that two
// requests never have one: the second makes its own.
func (d *Desk) play(ctx context.Context, a *Response, r *Request, b *book) *Fault {
	set, wrong := settings(b.sheet, r.Set)
	if wrong != nil {
		return wrong
	}
	chosen := b.sheet.Defaults()
	maps.Copy(chosen.Options, set.Options)
	chosen.Asked = set.Asked
	a.Options, a.Asks = options(b.sheet, chosen), asks(b.sheet, set, set)
	if r.wants(WantRules) {
		a.English = Rules(b.sheet, chosen, d.row(b.sheet, chosen))
	}
	if r.wants(WantDaily) {
		set := b.sheet.Assignments(b.sheet.Complete(set))
		a.Daily = &Daily{r.Game, numbers.Daily(r.Day, r.Game, set).String()}
	}
	if r.Deal == "" && r.Board == "" {
		return nil
	}
	key := b.key + "\n" + strings.Join(b.sheet.Assignments(set), " ") + "\n" + r.Deal + "\n" + r.Board
	s := d.memo.session(key)
	if s == nil {
		var fault *Fault
		if s, fault = begin(r, b, set); fault != nil {
			return fault
		}
	}
	f := d.at(ctx, a, r, s, set)
	d.memo.keep(key, s)
	return f
}

// row is the odds of rules; nil where none are known.
func (d *Desk) row(sheet *rules.Sheet, set rules.Setting) *odds.Row {
	if d.Odds == nil {
		return nil
	}
	return d.Odds().Under(sheet, set)
}

// begin deals, or sets up a board.
func begin(r *Request, b *book, set rules.Setting) (*play.Session, *Fault) {
	g, err := interp.Compile(b.sheet, set)
	if err != nil {
		return nil, fault(Mistakes, "%v", err)
	}
	if r.Board != "" {
		for _, k := range b.sheet.Asks {
			if _, given := set.Asked[k.Name]; !given {
				return nil, fault(BadSetting, "a board needs the numbers it was dealt with: %s", k.Name)
			}
		}
		st, err := boards.Read(g, r.Board)
		if err != nil {
			return nil, fault(BadBoard, "%v", err)
		}
		return play.StartAt(st), nil
	}
	id, err := numbers.Parse(r.Deal)
	if err != nil {
		return nil, fault(BadDeal, "%v", err)
	}
	s, err := play.Start(g, id, set)
	if err != nil {
		return nil, fault(BadDeal, "%v", err)
	}
	return s, nil
}

// at answers what is about a position: it makes the moves, does what is to be done, and tells what
// is wanted. The order matters: first the moves that the client knows, then what is to be done now,
// then everything about the position that came of it.
func (d *Desk) at(ctx context.Context, a *Response, r *Request, s *play.Session, set rules.Setting) *Fault {
	t := At(s)
	dropped, err := catchUp(ctx, s, r.Moves, r.Undone)
	if err != nil {
		return tooSlow()
	}
	a.Asks = asks(s.Game.Sheet(), s.Game.Setting(), set)
	a.Dropped = dropped
	if dropped > 0 {
		a.Say = []Said{say(Info, "By these rules only %s of the game can be made; %d are left out.",
			dsl.Many(len(s.Made()), "move"), dropped)}
	} else if r.Do != "" {
		done := t.Do(ctx, r.Do, r.Out)
		a.Say, a.Steps, a.Choices, a.Unread = done.Say, done.Steps, done.Choices, done.Unread
	}
	a.Heading, a.Status = t.Heading(), t.Status()
	a.Moves, a.Undone = append([]string{}, s.Made()...), s.Undone()
	standing, stuck := t.Standing()
	if !t.saidToChoose(a.Say) {
		a.Say = append(a.Say, standing...)
	}
	a.Stuck = stuck
	t.want(ctx, a, r)
	if r.wants(WantDeals) {
		if f := t.newDeal(ctx, a, r, d.row(s.Game.Sheet(), s.Game.Setting())); f != nil {
			return f
		}
	}
	if r.wants(WantSave) && r.Game != "" {
		a.Save = save(s, r.Game, r.Used)
	}
	if r.wants(WantShare) && r.Game != "" && r.Deal != "" {
		a.Share = s.Command(r.Game, s.Status() == interp.Won)
	}
	return nil
}

// saidToChoose reports whether a refusal has told already for which choice the deal waits.
func (t *Table) saidToChoose(said []Said) bool {
	l, ok := t.s.State.Waiting()
	return ok && slices.ContainsFunc(said, func(s Said) bool {
		return s.Level == Refused && strings.Contains(s.Text, t.toChoose(l))
	})
}

// want tells what is wanted of a position.
func (t *Table) want(ctx context.Context, a *Response, r *Request) {
	if r.wants(WantBoard) {
		a.Zones, a.Piles = t.Zones(), t.Piles()
	}
	if r.wants(WantPlays) {
		a.Plays, a.More = t.Plays()
	}
	if r.wants(WantLayout) {
		a.Layout = t.Layout(ctx, *r.Window)
	}
	if r.wants(WantFacts) {
		a.Facts = t.Facts()
		if n, ok := t.s.State.Score(); ok {
			a.Score = &Score{n, t.s.Game.Sheet().Score.Least}
		}
	}
	if r.wants(WantRest) {
		a.Rest = len(t.s.Finish())
	}
	if r.wants(WantWords) {
		a.Words = t.Words()
	}
	if r.wants(WantHint) {
		a.Hint = t.Hint(r.Budget, r.Plan)(ctx)()
	} else if r.wants(WantThoughtful) {
		a.Hint = t.Thoughtful(r.Budget, r.Plan)(ctx)()
	}
	if r.wants(WantWinnable) {
		w := t.Winnable(r.Budget)(ctx)()
		a.Winnable = &w
	}
}

// catchUp brings a session to where a request is: it goes back to where the two part and makes the
// rest. Moves that are not legal, and all after them, are dropped. A client sends all its moves
// each time. The session that is remembered is mostly one move behind, so that most of them are
// found made already. Moves taken back are made, too, and taken back again: so they can be made
// again by redo.
func catchUp(ctx context.Context, s *play.Session, moves, undone []string) (dropped int, err error) {
	line, have := slices.Concat(moves, undone), slices.Concat(s.Made(), s.Undone())
	same := 0
	for same < len(line) && same < len(have) && line[same] == have[same] {
		same++
	}
	if same == len(line) && same == len(have) && len(s.Made()) <= len(moves) {
		s.Redo(len(moves) - len(s.Made()))
		return 0, nil
	}
	s.Undo(max(0, len(s.Made())-same))
	const often = 64
	for i := len(s.Made()); i < len(line); i++ {
		if i%often == 0 && ctx.Err() != nil {
			return 0, ctx.Err()
		}
		if _, err := s.Do(line[i]); err != nil {
			break
		}
	}
	s.Undo(max(0, len(s.Made())-len(moves)))
	s.Forgo(len(undone)) // what another tab has played from here on is no part of this game
	if len(s.Made())+len(s.Undone()) < len(line) && len(s.Made()) < len(moves) {
		dropped = len(moves) - len(s.Made())
	}
	return dropped, nil
}

func options(sheet *rules.Sheet, chosen rules.Setting) []Option {
	var out []Option
	for _, o := range sheet.Options {
		x := Option{Name: dsl.Visible(o.Name), Value: sheet.Format(chosen.Options[o.Name])}
		for _, c := range o.Choices {
			x.Choices = append(x.Choices, sheet.Format(c))
		}
		out = append(out, x)
	}
	return out
}

// asks lists what the player is asked before the deal, with the values that are played and whether
// the player gave them.
func asks(sheet *rules.Sheet, played, given rules.Setting) []Ask {
	var out []Ask
	for _, k := range sheet.Asks {
		x := Ask{Name: dsl.Visible(k.Name), Count: k.Count, Lo: k.Lo, Hi: k.Hi, Example: k.Example()}
		x.Label = dsl.Capital(dsl.Visible(cmp.Or(k.Text, k.Name)))
		x.Text, x.Uses = dsl.Visible(prose.Phrase(sheet, k.Line)), visible(prose.Uses(sheet, k.Line, k.Name))
		if v, ok := played.Asked[k.Name]; ok {
			x.Value = k.Format(v)
			_, chosen := given.Asked[k.Name]
			x.Drawn = !chosen
		}
		out = append(out, x)
	}
	return out
}
