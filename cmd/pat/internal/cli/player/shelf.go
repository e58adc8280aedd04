//go:build !plan9

package player

import (
	"fmt"
	"strings"
	"sync"

	"pat/cmd/pat/internal/cli/app"
	"pat/cmd/pat/internal/menu"
	"pat/cmd/pat/internal/screen"
	"pat/cmd/pat/internal/settings"
	"pat/dsl/prose"
	"pat/dsl/rules"
	"pat/interp"
	"pat/interp/numbers"
	"pat/interp/play"
	"pat/interp/stats"
)

// This file is what the menu on a full screen knows of the games: what each looks like, and how it
// has gone so far.

// A shelf is the games as the menu shows them. The deal that it shows is the deal that is played.
type shelf struct {
	app   player
	mu    sync.Mutex // of begun: Look is called on another goroutine than Forget
	begun []unfinishedGame
	not   string // the journal that is not among these
	deal  numbers.ID
}

// newShelf is the games as they are now, of those begun all but the one of a journal.
func (a player) newShelf(not string) *shelf {
	return &shelf{app: a, begun: a.unfinished(nil, not), not: not, deal: numbers.Own(a.Random())}
}

// Menu is part of screen.Games.
func (s *shelf) Menu() *menu.Menu {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.app.newMenu(s.begun)
}

// entered is the game begun of an entry; ok is false where it is there no more.
func (s *shelf) entered(e menu.Entry) (g unfinishedGame, ok bool) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if e.N < 1 || e.N > len(s.begun) {
		return g, false
	}
	return s.begun[e.N-1], true
}

// Settings is part of screen.Games.
func (s *shelf) Settings() *settings.Settings { return s.app.Settings() }

// KeepFavourites is part of screen.Games.
func (s *shelf) KeepFavourites(text string) error { return s.app.keepFavourites(text) }

// Forget is part of screen.Games.
func (s *shelf) Forget(e menu.Entry) error {
	g, ok := s.entered(e)
	if !ok {
		return errGone
	}
	err := g.forget()
	begun := s.app.unfinished(nil, s.not)
	s.mu.Lock()
	defer s.mu.Unlock()
	s.begun = begun
	return err
}

// Line is part of screen.Games.
func (s *shelf) Line(w menu.Want) string {
	switch w.Kind {
	case menu.Resume:
		return fmt.Sprintf("games %d", w.N)
	case menu.Daily:
		day := s.app.today()
		id := dailyGame(day)
		var set []string
		if g, _, err := s.app.Compile(id, nil, "deal", ""); err == nil {
			set = g.Sheet().Assignments(g.Setting()) // as what is shown of it is dealt
		}
		return fmt.Sprintf("new %s %s", id, numbers.Daily(day, id, set))
	}
	return strings.Join(append([]string{"new", w.Game.ID, s.deal.String()}, w.Options...), " ")
}

// game compiles the game of an entry; of a game begun there is none.
func (s *shelf) game(e menu.Entry) (g *interp.Game, set rules.Setting, deal numbers.ID, err error) {
	name, deal := e.Game.ID, s.deal
	day := s.app.today()
	if e.Kind == menu.Daily {
		name = dailyGame(day)
	}
	g, set, err = s.app.Compile(name, e.Options, "deal", "")
	if err == nil && e.Kind == menu.Daily {
		deal = numbers.Daily(day, name, g.Sheet().Assignments(g.Setting()))
	}
	return g, set, deal, err
}

// revived is the game begun that an entry goes on with, as it was left.
func (s *shelf) revived(e menu.Entry) (*play.Session, error) {
	g, ok := s.entered(e)
	switch {
	case !ok:
		return nil, errGone
	case g.saved == nil:
		return nil, fmt.Errorf("it cannot be read: %s", g.path)
	}
	return s.app.revive(g.saved)
}

// Rules is part of screen.Games.
func (s *shelf) Rules(e menu.Entry) (string, error) {
	var b strings.Builder
	if e.Kind == menu.Resume {
		session, err := s.revived(e)
		if err != nil {
			return "", err
		}
		err = app.WriteRules(&b, session.Game.Sheet(), session.Game.Setting())
		return b.String(), err
	}
	g, _, _, err := s.game(e)
	if err != nil {
		return "", err
	}
	set := g.Setting()
	set.Asked = nil // nothing was asked yet
	err = app.WriteRules(&b, g.Sheet(), set)
	return b.String(), err
}

// Look is part of screen.Games.
func (s *shelf) Look(e menu.Entry) (p screen.Preview, err error) {
	if e.Kind == menu.Resume {
		session, err := s.revived(e)
		if err != nil {
			return p, err
		}
		return screen.Preview{Title: e.Text, State: session.State, About: prose.Aim(session.Game.Sheet())}, nil
	}
	g, set, deal, err := s.game(e)
	if err != nil {
		return screen.Preview{Title: e.Text}, err
	}
	sheet := g.Sheet()
	p = screen.Preview{Title: sheet.Title + ", deal " + deal.String(), About: s.about(e, sheet, set)}
	if session, err := play.Start(g, deal, set); err == nil {
		p.State = session.State
	}
	return p, nil
}

// about tells of a game what it is, how the player has fared, and what wins.
func (s *shelf) about(e menu.Entry, sheet *rules.Sheet, set rules.Setting) (out []string) {
	if len(sheet.Also) > 0 {
		out = append(out, "Also "+strings.Join(sheet.Also, ", ")+".")
	}
	switch f := e.Game.Family; {
	case e.Game.Own:
		out = append(out, "A file of yours.")
	case f != "" && f != sheet.Title:
		out = append(out, "Family: "+f+".")
	}
	if r := app.OddsOf(sheet, set); r != nil {
		out = append(out, "Odds: "+r.Short()+".")
	}
	if f := stats.Of(stats.Only(s.app.records(), e.Game.ID)); f.Won > 0 {
		const won = "You won %d of %d, in %d moves and %s as a rule."
		out = append(out, fmt.Sprintf(won, f.Won, f.Played, f.Median.Moves, clock(f.Median.Seconds)))
	} else if f.Played > 0 {
		out = append(out, fmt.Sprintf("You won none of %d.", f.Played))
	}
	for _, o := range sheet.Options {
		var values []string
		for _, v := range o.Choices {
			values = append(values, sheet.Format(v))
		}
		out = append(out, fmt.Sprintf("Option: %s=%s.", o.Name, strings.Join(values, "|")))
	}
	return append(out, prose.Aim(sheet)...)
}
