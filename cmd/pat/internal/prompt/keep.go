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
	name, options := apart(args)
	if len(name) == 0 && len(options) == 0 {
		return p.graded(p.deal(nil))
	}
	if len(name) == 0 || len(options) > 0 {
		return p.open(args)
	}
	if dealt := p.wished(name[0]); len(name) == 1 && dealt != nil {
		return dealt()
	}
	d, err := numbers.Parse(name[0])
	if err == nil && len(name) > 1 {
		return says("A deal has one number: `new %s`.", name[0])
	}
	if err == nil {
		return p.graded(p.deal(&d))
	}
	if strings.ContainsAny(name[0][:1], "0123456789-") || strings.Contains(name[0], ":") {
		return says("%s", dsl.Sentence(err.Error()))
	}
	return p.open(args)
}

// wished deals what a word wishes for instead of a number; nil where it wishes for nothing.
func (p *Prompt) wished(word string) func() Answer {
	word = strings.ToLower(word)
	if wish, ok := odds.Wished(word); ok {
		return func() Answer { return p.chooseDeal(wish) }
	}
	if word == "daily" {
		return func() Answer { return p.daily(nil) }
	}
	return nil
}

// apart takes the options out of some words, wherever they stand.
func apart(ws []string) (name, options []string) {
	for _, w := range ws {
		if strings.Contains(w, "=") {
			options = append(options, w)
		} else {
			name = append(name, w)
		}
	}
	return name, options
}

// called is the game that some words mean by its name, with options or without, and with what is
// wished of its deal.
func (p *Prompt) called(ws []string) (title string, ok bool) {
	name, _ := apart(ws)
	if p.Called == nil || len(name) == 0 {
		return "", false
	}
	title, ok = p.Called(strings.Join(name, " "))
	last := len(name) - 1
	if _, err := numbers.Parse(name[last]); !ok && last > 0 && (err == nil || p.wished(name[last]) != nil) {
		title, ok = p.Called(strings.Join(name[:last], " "))
	}
	return title, ok
}

// open begins a game: a name, which may be of several words, or none for the one that is played;
// behind it the number of a deal, or what is wished of it; and options anywhere.
func (p *Prompt) open(ws []string) Answer {
	name, options := apart(ws)
	game := func(name []string, deal *numbers.ID) (*play.Session, error) {
		return p.World.Open(append([]string{strings.Join(name, " ")}, options...), deal)
	}
	s, err := game(name, nil)
	if err == nil || len(ws) == 1 || len(name) == 0 {
		return p.begun(s, err)
	}
	less, last := name[:len(name)-1], name[len(name)-1]
	if deal, err := numbers.Parse(last); err == nil { // klondike 17
		return p.begun(game(less, &deal))
	}
	dealt := p.wished(last)
	if dealt == nil {
		return p.begun(s, err)
	}
	a := p.begun(game(less, nil)) // klondike easy
	if a.Show {
		return dealt()
	}
	return a
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
