package player

import (
	"cmp"
	"errors"
	"fmt"
	"io"
	"slices"
	"strings"

	"pat/cmd/pat/internal/cli/app"
	"pat/cmd/pat/internal/menu"
	"pat/cmd/pat/internal/prompt"
	"pat/dsl"
	"pat/dsl/catalogue"
	"pat/dsl/prose"
	"pat/interp/notation"
	"pat/interp/stats"
	"pat/interp/view"
)

// This file is the menu in lines of text, for who names no game at a terminal.

// favouritesFile is where favourites are in the config folder, an id a line. The file is the
// user's, too: ids may be written there by hand, and those of games that are gone do no harm.
const favouritesFile = "favourites"

// keepFavourites keeps them.
func (a player) keepFavourites(text string) error { return a.Configure(favouritesFile, text) }

// newMenu is the menu of all games as they are now. It puts together what four places know: the
// library, favourites in the config folder, records and journals in the state folder. A game was
// played last when its last record was made or its journal was written, whichever is later.
func (a player) newMenu(unfinished []unfinishedGame) *menu.Menu {
	stars := strings.Fields(a.Configured(favouritesFile))
	var all []menu.Game
	at := map[string]int{}
	for _, x := range a.desk(a.Library()).Listings(true) {
		at[x.ID] = len(all)
		all = append(all, menu.Game{Listing: x, Own: a.isOwn(x.ID), Star: slices.Contains(stars, x.ID)})
	}
	records := a.records()
	for _, f := range stats.Each(records) {
		if i, ok := at[f.Game]; ok {
			all[i].Played, all[i].Won = f.Played, f.Won
		}
	}
	for _, r := range records {
		if i, ok := at[r.Game]; ok && r.Time.After(all[i].Last) {
			all[i].Last = r.Time
		}
	}
	for _, g := range unfinished {
		if g.saved == nil {
			continue
		}
		if i, ok := at[g.saved.Game]; ok && g.changed.After(all[i].Last) {
			all[i].Last = g.changed
		}
	}
	today := dailyGame(a.today())
	if i, ok := at[today]; ok {
		today = all[i].Title
	}
	return menu.New(all, allTold(unfinished, a.Now()), today)
}

// menu lets the player choose what to play, with letters for suits if they are wanted, and plays
// it: on the whole screen where that is there, else in lines. A line is a number of the list, a
// word to search for, or one of the commands that the help tells; what it means is menu.Answer's to
// say, and this loop carries it out. To play ends the menu; whatever else was wanted, or could not
// be done, goes on asking.
func (a player) menu(ascii bool) error {
	if settled := a.Settings(); a.fillsScreen(settled) {
		return a.menuOnScreen(ascii || a.letters(settled))
	}
	unfinished := a.unfinished(nil, "")
	m := a.newMenu(unfinished)
	look := a.Look(ascii || a.letters(a.Settings()))
	say := func(lines ...string) {
		for _, l := range lines {
			fmt.Fprintln(a.Out, strings.Join(prompt.Wrap(l, look.Columns()), "\n"))
		}
	}
	say(m.Lines(look.Columns())...)
	say("", menu.Help())
	for {
		fmt.Fprint(a.Out, "> ")
		line, err := prompt.ReadLine(a.In)
		if errors.Is(err, io.EOF) {
			fmt.Fprintln(a.Out)
			return nil
		}
		if err != nil {
			return err
		}
		w := m.Answer(line)
		switch w.Kind {
		case menu.Leave:
			return nil
		case menu.Play, menu.Daily, menu.Resume:
			err := a.playWanted(w, unfinished, "", ascii)
			if w.Kind != menu.Resume || err == nil {
				return err
			}
			say(err.Error())
			continue
		case menu.Rules, menu.Preview:
			if err := a.showGame(w, look); err != nil {
				say(err.Error())
			}
			continue
		case menu.Star:
			if err := a.keepFavourites(m.Favourites()); err != nil {
				say("It could not be kept: " + err.Error())
			}
		}
		if w.Say != "" {
			say(w.Say)
			continue
		}
		say(m.Lines(look.Columns())...)
	}
}

// playWanted plays what was chosen; a new game with a deal, if one is given. begun are the games as
// the menu was made from them: w.N counts in that list.
func (a player) playWanted(w menu.Want, begun []unfinishedGame, deal string, ascii bool) error {
	switch w.Kind {
	case menu.Daily:
		return a.playDaily(nil, a.today(), ascii)
	case menu.Resume:
		t := &world{app: a}
		s, err := t.resumed(begun[w.N-1])
		if err != nil {
			return err
		}
		return a.atPrompt(t, s, ascii)
	}
	return a.play(playing{args: append([]string{w.Game.ID}, w.Options...), deal: deal, ascii: ascii})
}

// showGame shows the rules of a game, or a deal of it and its aim. Deal 1 is shown as an example;
// in lines nothing is promised of the deal that is then played.
func (a player) showGame(w menu.Want, look prompt.Look) error {
	g, set, err := a.Compile(w.Game.ID, nil, "deal", "")
	if err != nil {
		return err
	}
	sheet := g.Sheet()
	if w.Kind == menu.Rules {
		return app.WriteRules(a.Out, sheet, g.Setting())
	}
	st, err := g.Deal(1, set)
	if err != nil {
		return err
	}
	var b strings.Builder
	if err := view.Write(&b, st, notation.For(st.Game()), look.Options()); err != nil {
		return err
	}
	fmt.Fprintf(a.Out, "\n%s, deal 1\n\n%s\n", sheet.Title, b.String())
	for _, l := range prose.Aim(sheet) {
		fmt.Fprintln(a.Out, l)
	}
	return nil
}

// called is the title of the one game of the library that a name means. A name that means several
// games, or none, has none.
func (a player) called(name string) (title string, ok bool) {
	lib := catalogue.Of(a.Library())
	ids := lib.Named(name)
	if len(ids) != 1 {
		return "", false
	}
	f, err := lib.Open(ids[0], nil)
	if err != nil {
		return "", false
	}
	return dsl.Visible(cmp.Or(catalogue.HeadingOf(f.Text).Title, ids[0])), true
}
