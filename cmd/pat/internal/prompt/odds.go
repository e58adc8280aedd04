package prompt

import (
	"pat/interp/numbers"
	"pat/interp/odds"
	"pat/interp/table"
)

// This file is what the prompt tells of odds: of a game with its rules, and of a new deal among
// those of its game.

// row is the odds of the game being played; nil where none are known.
func (p *Prompt) row() *odds.Row {
	if p.Odds == nil {
		return nil
	}
	return p.Odds(p.Session.Game)
}

// graded adds to an answer what is known of a new deal of a game whose odds are known.
func (p *Prompt) graded(a Answer) Answer {
	row := p.row()
	if row == nil || !a.Show {
		return a
	}
	ctx, stop := p.until()
	defer stop()
	if text := row.OfDeal(ctx, p.Session.State); text != "" {
		return a.say("%s", text)
	}
	return a
}

// chooseDeal deals a number that can be won, an easy or a hard one. Without any the game goes on.
func (p *Prompt) chooseDeal(wish odds.Wish) Answer {
	var tries []numbers.ID
	for range odds.Tries {
		tries = append(tries, p.World.Number())
	}
	look := p.table().Wish(p.row(), wish, tries)
	return ask(p, "Looking for "+wish.Wanted()+" …", look, func(w table.Wished, stopped bool) Answer {
		switch {
		case w.Err == nil && stopped:
			return p.stop()
		case w.Found != nil:
			return p.dealChosen(w)
		}
		return p.tells([]table.Said{w.Say})
	})
}

// dealChosen deals a number that was chosen, and remembers that.
func (p *Prompt) dealChosen(w table.Wished) Answer {
	old := p.Session
	a := p.deal(&w.Deal)
	if p.Session == old {
		return a
	}
	p.Session.Know(p.Session.State, w.Line)
	p.Session.Used.Chosen = true
	return a.with(p.tells([]table.Said{w.Say}).Say)
}
