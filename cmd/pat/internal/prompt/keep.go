package prompt

import (
	"context"
	"errors"
	"fmt"
	"strconv"
	"strings"
	"time"

	"pat/interp"
	"pat/interp/numbers"
	"pat/interp/odds"
	"pat/interp/play"
	"pat/interp/solve"
)

// This file is what goes beyond the game being played: other deals and games, those not finished,
// what came of those before, and telling a friend.

func (p *Prompt) newDeal(args []string) Answer {
	if len(args) == 0 {
		return p.graded(p.deal(nil))
	}
	switch word := strings.ToLower(args[0]); {
	case len(args) > 1:
	case word == "winnable", word == "easy", word == "hard":
		return p.chooseDeal(word)
	case word == "daily":
		return p.daily(nil)
	}
	d, err := numbers.Parse(args[0])
	if err == nil && len(args) > 1 {
		return says("A deal has one number: `new %s`.", args[0])
	}
	if err == nil {
		return p.graded(p.deal(&d))
	}
	if strings.ContainsAny(args[0][:1], "0123456789-") || strings.Contains(args[0], ":") {
		return says("%s.", capital(err.Error()))
	}
	return p.open(strings.Join(args, " "))
}

// open begins another game: a name, which may be of several words, the number of a deal, options.
func (p *Prompt) open(line string) Answer {
	ws := strings.Fields(line)
	n := len(ws)
	for n > 1 && strings.Contains(ws[n-1], "=") {
		n--
	}
	name := ws[:n]
	s, err := p.Table.Open(append([]string{strings.Join(name, " ")}, ws[n:]...), nil)
	if deal, numbered := numbers.Parse(ws[n-1]); err != nil && n > 1 && numbered == nil { // klondike 17
		s, err = p.Table.Open(append([]string{strings.Join(name[:n-1], " ")}, ws[n:]...), &deal)
	}
	return p.begun(s, err)
}

// begun goes on with another game, or asks what it wants to know first.
func (p *Prompt) begun(s *play.Session, err error) Answer {
	var wanted *Wanted
	switch {
	case errors.As(err, &wanted):
		return Answer{Ask: wanted}
	case err != nil:
		return says("%s.", capital(err.Error()))
	}
	p.Session = s
	return Answer{Show: true, Say: p.Table.Hello()}
}

// Begin begins the game that asked something, with the answer; nil leaves it to chance.
func (p *Prompt) Begin(w *Wanted, nums []int) Answer {
	p.tick()
	defer p.tick() // of the new game
	return p.begun(w.Begin(nums))
}

// NotBegun answers who leaves a question.
func (p *Prompt) NotBegun(w *Wanted) Answer {
	return says("%s is not begun; %s goes on.", w.Title(), p.Session.Game.Sheet().Title)
}

// deal begins another deal of the same game.
func (p *Prompt) deal(deal *numbers.ID) Answer {
	s, err := p.Table.New(p.Session, deal)
	if err != nil {
		return says("%s", capital(err.Error()))
	}
	p.Session = s
	return Answer{Show: true}
}

// daily deals what everybody plays today.
func (p *Prompt) daily([]string) Answer {
	d := p.Table.Daily(p.Session)
	a := p.deal(&d)
	if a.Show {
		a = a.say("This is the deal of today: everybody has the same.")
	}
	return a
}

// games lists the unfinished games, or goes on with one.
func (p *Prompt) games(args []string) Answer {
	if len(args) == 0 {
		list := p.Table.Games()
		if len(list) == 0 {
			return says("There is no other unfinished game.")
		}
		return Answer{Say: list}.say("`games 1` goes on with the first.")
	}
	n, err := strconv.Atoi(args[0])
	if err != nil {
		return says("`games` is written: games, or `games 2` to go on with the second.")
	}
	s, err := p.Table.Resume(n)
	if err != nil {
		return says("%s.", capital(err.Error()))
	}
	p.Session = s
	return Answer{Show: true}
}

func (p *Prompt) stats([]string) Answer { return Answer{Say: p.Table.Stats()} }

// share tells a command that begins the same deal for a friend, and how the game went if it is
// wanted.
func (p *Prompt) share(args []string) Answer {
	if p.Session.Board != "" {
		return says("A game that began with a board has no deal to share; `save FILE` keeps it.")
	}
	moves := len(args) > 0 && strings.EqualFold(args[0], "moves")
	if len(args) > 0 && !moves {
		return says("`share` is written: share, or `share moves` for the game as it went.")
	}
	return Answer{Text: p.Table.Share(p.Session, moves) + "\n"}
}

// Bounds of looking for a deal: how many are tried, for how long, how many that can be won are
// looked at where the odds of the game do not tell easy ones from hard, and how far each is
// searched then.
const (
	dealsTried    = 50
	tryTime       = 20 * time.Second
	dealsSeen     = 20
	dealPositions = 20_000
)

// A dealt number is one that can be won, with a line that does.
type dealt struct {
	deal   *numbers.ID
	line   []interp.Move
	effort int64 // positions it took to find it
}

// chooseDeal deals a number that can be won, as far as one is proved soon; of easy and hard ones
// the first that is, among the deals of its game, or else of several the one whose win is found
// with the least effort, or the most. Without any the game goes on.
func (p *Prompt) chooseDeal(how string) Answer {
	var tries []numbers.ID
	for range dealsTried {
		tries = append(tries, p.Table.Number())
	}
	type found struct {
		dealt
		tried int
		err   error
	}
	g, row := p.Session.Game, p.row()
	what := "Looking for a deal that can be won …"
	if how != "winnable" {
		what = fmt.Sprintf("Looking for %s deal …", map[string]string{"easy": "an easy", "hard": "a hard"}[how])
	}
	return search(p, what, func(ctx context.Context, _ *play.Query) (f found) {
		seen := 0
		for start := time.Now(); f.tried < dealsTried && time.Since(start) < tryTime && ctx.Err() == nil; f.tried++ {
			d := tries[f.tried]
			s, err := play.Start(g, d, g.Setting())
			if err != nil {
				f.err = err
				return f
			}
			if how == "winnable" {
				if rep := s.Query().Search(ctx); rep.Verdict == solve.Won {
					f.dealt = dealt{deal: &d, line: rep.Line}
					return f
				}
				continue
			}
			rep := odds.Solve(ctx, s.State, dealLimit(row))
			if rep.Verdict != solve.Won {
				continue
			}
			x := dealt{&d, rep.Line, rep.Positions}
			if f.deal == nil || how == "easy" && x.effort < f.effort || how == "hard" && x.effort > f.effort {
				f.dealt = x
			}
			if seen++; gradedAs(row, x.effort, how) || seen == dealsSeen {
				return f
			}
		}
		return f
	}, func(f found, stopped bool) Answer {
		switch {
		case f.err != nil:
			return says("%s.", capital(f.err.Error()))
		case stopped:
			return p.stop()
		case f.deal != nil:
			return p.dealChosen(f.dealt, how)
		}
		deals := "1 deal and it is not one"
		if f.tried != 1 {
			deals = fmt.Sprintf("%d deals and found none", f.tried)
		}
		return says("I tried %s that I can win; this game goes on.", deals)
	})
}

// dealChosen deals a number that was chosen, and remembers that.
func (p *Prompt) dealChosen(x dealt, how string) Answer {
	old := p.Session
	a := p.deal(x.deal)
	if p.Session == old {
		return a
	}
	p.Session.Know(x.line)
	p.Session.Used.Chosen = true
	row := p.row()
	switch {
	case how == "winnable":
		return a.say("This deal can be won.")
	case gradedAs(row, x.effort, how):
		return a.say("%s", wonDeal(row, x.effort))
	}
	return a.say("It can be won, which was found with %s effort of the deals tried.",
		map[string]string{"easy": "the least", "hard": "the most"}[how])
}
