package player

import (
	"errors"
	"fmt"
	"math"
	"os"
	"slices"
	"strings"
	"time"

	"github.com/spf13/cobra"

	"pat/cmd/pat/internal/cli/app"
	"pat/cmd/pat/internal/menu"
	"pat/dsl"
	"pat/dsl/rules"
	"pat/interp/play"
	"pat/interp/view"
)

// This file lists the games that were begun and not ended. None is dropped but by the player.

func (a player) newGamesCmd() *cobra.Command {
	var keep, forget int
	var boards bool
	cmd := &cobra.Command{
		Use:   "games [GAME|FILE]",
		Short: "List the games that are not finished",
		Long: `List the games that were begun and not ended, the latest first. pat play --resume GAME goes on
with the latest of a game; games at the prompt lists them, too, and games 3 goes on with the third.

--boards shows how each was left, in a few lines. --forget N forgets the one of that number,
--keep N all but the latest N, but for those being played.

Exit status: 0 there are some, 1 there are none, 2 wrong usage.`,
		Example: "  pat games\n  pat games klondike\n  pat games --boards\n  pat games --forget 3\n" +
			"  pat games --keep 20",
		Args: app.AtMost(1),
		RunE: func(cmd *cobra.Command, args []string) error {
			if cmd.Flags().Changed("keep") {
				return a.forget(args, keep)
			}
			if len(args) > 0 && strings.Trim(args[0], "0123456789") == "" {
				return app.Usage("%[1]s is no game; at the prompt `games %[1]s` goes on with that of the list, and "+
					"`pat play GAME --resume` with the latest of a game", args[0])
			}
			games := a.unfinished(args, "")
			if cmd.Flags().Changed("forget") {
				return a.forgetNumber(games, forget)
			}
			if len(games) == 0 {
				return app.Negative("there is no unfinished game")
			}
			var b strings.Builder
			width := math.MaxInt
			if a.Terminal && a.Width != nil {
				width = a.Width()
			}
			for i, l := range listed(games, a.Now(), width) {
				fmt.Fprintln(&b, l)
				if boards && games[i].saved != nil {
					fmt.Fprintf(&b, "\n%s\n", a.left(games[i].saved))
				}
			}
			return a.Paged(b.String())
		},
		ValidArgsFunction: a.GameArgs,
	}
	cmd.Flags().BoolVar(&boards, "boards", false, "show how each was left")
	cmd.Flags().IntVar(&forget, "forget", 0, "forget the one of this number")
	cmd.Flags().IntVar(&keep, "keep", 0, "forget all but the latest of so many")
	cmd.MarkFlagsMutuallyExclusive("keep", "forget")
	return cmd
}

// An unfinishedGame is one in a journal. path is its journal, changed the time of the last move.
type unfinishedGame struct {
	path    string
	saved   *play.Saved // nil where it cannot be read
	changed time.Time
	playing bool // elsewhere
}

// unfinished are the games in journals, the latest first, of one game if it is named; not the one
// of a path. Those that are being played elsewhere come last. Whether one is played elsewhere is
// found out by locking it for a moment. A journal that cannot be locked is read all the same, by
// another handle: reading asks for no lock.
//
// The numbers that the player types, in `games 3` or --forget 3, are places in this list, from 1.
// It is made anew for each call and may have changed since it was shown: what was forgotten is told
// by its title, and of a game that is gone since that is said.
func (a player) unfinished(args []string, not string) (out []unfinishedGame) {
	for _, path := range a.journals() {
		if path == not {
			continue
		}
		g := unfinishedGame{path: path}
		f, playing, err := take(path)
		switch {
		case playing:
			g.playing = true
			if f, err = os.Open(path); err != nil {
				continue
			}
		case f == nil && err == nil:
			continue
		}
		if err == nil {
			if st, err := f.Stat(); err == nil {
				g.changed = st.ModTime()
			}
			g.saved, _ = play.Read(f, true)
			f.Close()
		}
		if g.saved != nil && len(g.saved.Moves) == 0 {
			continue // nothing was done in it: there is nothing to go on with
		}
		if len(args) > 0 && (g.saved == nil || rules.ID(g.saved.Game) != rules.ID(args[0])) {
			continue
		}
		out = append(out, g)
	}
	slices.SortStableFunc(out, func(a, b unfinishedGame) int { return last(a.playing) - last(b.playing) })
	return out
}

// last is where games stand that cannot be gone on with: behind all others.
func last(playing bool) int {
	if playing {
		return 1
	}
	return 0
}

// listed tells unfinished games, a line each, as far as so many columns allow. What tells two games
// apart is kept to the last where there is little room: menu.Apart finds out what that is among
// them all.
func listed(games []unfinishedGame, now time.Time, width int) (out []string) {
	digits := len(fmt.Sprint(len(games)))
	for i, b := range menu.Apart(allTold(games, now)) {
		out = append(out, fmt.Sprintf("%*d) %s", digits, i+1, b.In(width-digits-len(") "))))
	}
	return out
}

// allTold is what is told of unfinished games.
func allTold(games []unfinishedGame, now time.Time) (out []menu.Begun) {
	for _, g := range games {
		out = append(out, g.told(now))
	}
	return out
}

// told is what is told of an unfinished game. Title and notes come from a file, which may hold
// anything; dsl.Visible keeps it from writing on the terminal.
func (g unfinishedGame) told(now time.Time) menu.Begun {
	when := ago(now.Sub(g.changed))
	if g.playing {
		when += ", being played"
	}
	sv := g.saved
	if sv == nil {
		return menu.Begun{Title: dsl.Visible("cannot be read: " + g.path), When: when}
	}
	far, more, last := dsl.Many(sv.Count(), "move"), "", ""
	if moves, undone, _, _ := sv.Line(); len(moves) == 0 {
		far, more = "at its start", dsl.Many(len(undone), "move")+" taken back"
	} else {
		last = "last " + dsl.Visible(moves[len(moves)-1])
	}
	return menu.Begun{
		Title: dsl.Visible(sv.Title), Deal: dsl.Visible(sv.Beginning()), Set: dsl.Visible(strings.Join(sv.Set, ", ")),
		Far: far, More: more, When: when, Last: last,
	}
}

// smallBoard is how many lines a board has in a list.
const smallBoard = 10

// left is the board of a game as it was left, or why it cannot be shown. For that the game is
// played again from its beginning, by the rules as they are now; these may have changed so that it
// cannot be.
func (a player) left(sv *play.Saved) string {
	s, err := a.revive(sv)
	if err != nil {
		return dsl.Visible(fmt.Sprintf("It cannot be shown: %v.", err)) + "\n"
	}
	o := a.Look(a.letters(a.Settings())).Options()
	o.Height = smallBoard
	var b strings.Builder
	if err := view.Write(&b, s.State, s.Labels, o); err != nil {
		return err.Error()
	}
	return b.String()
}

// ago tells how long something is past, as people do.
func ago(d time.Duration) string {
	switch {
	case d < 2*time.Minute:
		return "just now"
	case d < 2*time.Hour:
		return fmt.Sprintf("%d minutes ago", int(d.Minutes()))
	case d < 48*time.Hour:
		return fmt.Sprintf("%d hours ago", int(d.Hours()))
	}
	return fmt.Sprintf("%d days ago", int(d.Hours()/24))
}

// forget drops all unfinished games but the latest, and those being played. What is locked is
// passed over in silence. The order is that of the list.
func (a player) forget(args []string, keep int) error {
	if keep < 0 {
		return app.Usage("--keep is a number of games, 0 or more")
	}
	all := a.unfinished(args, "")
	n := 0
	for _, g := range all[min(len(all), keep):] {
		if f, _, _ := take(g.path); f != nil {
			discard(f, g.path)
			n++
		}
	}
	fmt.Fprintf(a.Out, "%s forgotten.\n", dsl.Many(n, "unfinished game"))
	return nil
}

// forgetNumber drops one of some unfinished games, by its number in the list.
func (a player) forgetNumber(games []unfinishedGame, n int) error {
	if n < 1 || n > len(games) {
		return app.Usage("--forget is a number of the list, from 1 to %d", len(games))
	}
	told := menu.Apart(allTold(games, a.Now()))[n-1].String()
	if err := games[n-1].forget(); err != nil {
		return app.Negative("%w", err)
	}
	fmt.Fprintf(a.Out, "Forgotten: %s.\n", told)
	return nil
}

// errPlaying is why a game is neither gone on with nor forgotten.
var errPlaying = errors.New("that game is being played elsewhere")

// errGone is why a game of a list that was shown a while ago is not gone on with.
var errGone = errors.New("that game is gone")

// forget drops an unfinished game, unless it is being played. A game that is gone already is no
// error: that is what was wanted.
func (g unfinishedGame) forget() error {
	f, playing, err := take(g.path)
	switch {
	case err != nil:
		return err
	case playing:
		return errPlaying
	case f != nil:
		discard(f, g.path)
	}
	return nil
}

// tooMany is the number of unfinished games from which the player is told how to drop some.
const tooMany = 100

// Games tells the unfinished games but the one being played, a line each. The prompt breaks the
// lines itself.
func (w *world) Games() []string { return listed(w.others(), w.app.Now(), math.MaxInt) }

// others are the unfinished games but the one being played.
func (w *world) others() []unfinishedGame {
	own := ""
	if w.journal != nil {
		own = w.journal.path
	}
	return w.app.unfinished(nil, own)
}

// Resume goes on with one of the games that Games tells, from 1.
func (w *world) Resume(n int) (*play.Session, error) {
	all := w.others()
	if n < 1 || n > len(all) {
		return nil, fmt.Errorf("there are %s; `games` lists them", dsl.Many(len(all), "other unfinished game"))
	}
	return w.resumed(all[n-1])
}

// resumed goes on with an unfinished game.
func (w *world) resumed(g unfinishedGame) (*play.Session, error) {
	s, playing, err := w.resumeOne(g.path, nil)
	switch {
	case err != nil:
		return nil, err
	case playing:
		return nil, errPlaying
	case s == nil:
		return nil, errGone
	}
	return s, nil
}

// Hello is what is told of unfinished games who begins one. The same deal is named before another
// of the same game. The number is that of Games.
func (w *world) Hello() (out []string) {
	all := w.others()
	ofIt := func(g unfinishedGame) bool {
		return g.saved != nil && !g.playing && g.saved.Game == app.Lasting(w.name)
	}
	sameDeal := func(g unfinishedGame) bool {
		return ofIt(g) && w.session != nil && g.saved.Beginning() == w.session.Beginning()
	}
	best := slices.IndexFunc(all, sameDeal)
	if best < 0 {
		best = slices.IndexFunc(all, ofIt)
	}
	if best >= 0 {
		out = append(out, fmt.Sprintf("You have an unfinished game of it, %s: `games %d` goes on with it.",
			all[best].saved.Beginning(), best+1))
	}
	if len(all) >= tooMany {
		const how = "There are %d unfinished games; `pat games --keep 20` forgets all but the latest."
		out = append(out, fmt.Sprintf(how, len(all)))
	}
	return out
}
