package prompt

import (
	"errors"
	"slices"
	"strconv"
	"strings"

	"pat/dsl"
	"pat/interp"
	"pat/interp/numbers"
	"pat/interp/odds"
	"pat/interp/play"
)

// This file is what goes beyond the game being played: other deals and games, those not finished,
// what came of those before, and telling a friend.

func (p *Prompt) newDeal(args []string) Answer {
	if len(args) == 0 {
		return p.graded(p.deal(nil))
	}
	if !slices.ContainsFunc(args, func(w string) bool { return !strings.Contains(w, "=") }) {
		return p.begun(p.World.Open(append([]string{""}, args...), nil))
	}
	switch word := strings.ToLower(args[0]); {
	case len(args) > 1:
	case word == "daily":
		return p.daily(nil)
	default:
		if wish, ok := odds.Wished(word); ok {
			return p.chooseDeal(wish)
		}
	}
	d, err := numbers.Parse(args[0])
	if err == nil && len(args) > 1 {
		return says("A deal has one number: `new %s`.", args[0])
	}
	if err == nil {
		return p.graded(p.deal(&d))
	}
	if strings.ContainsAny(args[0][:1], "0123456789-") || strings.Contains(args[0], ":") {
		return says("%s", dsl.Sentence(err.Error()))
	}
	return p.open(strings.Join(args, " "))
}

// named is how many words the name of a game has that options may follow.
func named(ws []string) int {
	n := len(ws)
	for n > 1 && strings.Contains(ws[n-1], "=") {
		n--
	}
	return n
}

// called is the game that some words mean by its name, with options or without.
func (p *Prompt) called(ws []string) (title string, ok bool) {
	if p.Called == nil {
		return "", false
	}
	n := named(ws)
	title, ok = p.Called(strings.Join(ws[:n], " "))
	if _, err := numbers.Parse(ws[n-1]); !ok && n > 1 && err == nil { // klondike 17
		title, ok = p.Called(strings.Join(ws[:n-1], " "))
	}
	return title, ok
}

// open begins another game: a name, which may be of several words, the number of a deal, options.
func (p *Prompt) open(line string) Answer {
	ws := strings.Fields(line)
	n := named(ws)
	name := ws[:n]
	s, err := p.World.Open(append([]string{strings.Join(name, " ")}, ws[n:]...), nil)
	if deal, numbered := numbers.Parse(ws[n-1]); err != nil && n > 1 && numbered == nil { // klondike 17
		s, err = p.World.Open(append([]string{strings.Join(name[:n-1], " ")}, ws[n:]...), &deal)
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
		return says("%s", dsl.Sentence(err.Error()))
	}
	p.Session = s
	return Answer{Show: true, Say: p.World.Hello()}
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
	s, err := p.World.New(p.Session, deal)
	if err != nil {
		return says("%s", dsl.Sentence(err.Error()))
	}
	before := p.Session
	p.Session = s
	return p.kept(Answer{Show: true}, before)
}

// kept adds to an answer that a new deal has the numbers of the last one that the game had asked
// for, and how they are changed.
func (p *Prompt) kept(a Answer, before *play.Session) Answer {
	for _, k := range p.Session.Game.Sheet().Asks {
		now, was := p.Session.Game.Setting().Asked[k.Name], before.Game.Setting().Asked[k.Name]
		if now != nil && slices.Equal(now, was) {
			a = a.say("Dealt with %s=%s, as before; to change that, type other numbers behind `new %[1]s=`.", k.Name,
				k.Format(now))
		}
	}
	return a
}

// daily deals what everybody plays today.
func (p *Prompt) daily([]string) Answer {
	d := p.World.Daily(p.Session)
	a := p.deal(&d)
	if a.Show {
		who := "everybody"
		if chosen := p.Session.Game.Sheet().Assignments(p.Session.Game.Setting()); len(chosen) > 0 {
			who = "everybody who chose " + dsl.Listed(chosen, "and")
		}
		a = a.say("This is today's deal of this game: %s has the same.", who)
	}
	return a
}

// games lists the unfinished games, or goes on with one.
func (p *Prompt) games(args []string) Answer {
	if len(args) == 0 {
		list := p.World.Games()
		if len(list) == 0 {
			return says("There is no other unfinished game.")
		}
		return Answer{Say: list}.say("`games 1` goes on with the first.")
	}
	n, err := strconv.Atoi(args[0])
	if err != nil {
		return says("`games` is written: games, or `games 2` to go on with the second.")
	}
	s, err := p.World.Resume(n)
	if err != nil {
		return says("%s", dsl.Sentence(err.Error()))
	}
	p.Session = s
	return Answer{Show: true}
}

func (p *Prompt) stats([]string) Answer {
	a := Answer{Say: p.World.Stats()}
	if p.Session.Status() == interp.Lost {
		a = a.say("This game counts as lost once you leave it or deal another: until then it can be taken back.")
	}
	return a
}

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
	return says("Who types this at a command line has the same deal:").say("%s", p.World.Share(p.Session, moves))
}
