package player

import (
	"strings"

	"github.com/spf13/cobra"

	"pat/cmd/pat/internal/cli/app"
	"pat/cmd/pat/internal/cli/solver"
	"pat/interp/play"
)

// How is a game begun? This file takes the words and flags of `pat play` and comes to a session: a
// deal, a position, or a game that is gone on with. What happens at the prompt is in
// pat/cmd/pat/internal/prompt, what it needs of files and journals in world.go.

func (a player) newPlayCmd() *cobra.Command {
	var p playing
	cmd := &cobra.Command{
		Use:   "play GAME|FILE [name=value]…",
		Short: "Play a game at a text prompt",
		Long: `Play a game at a text prompt. GAME is an id that pat list shows, FILE a rule file of your own.
Without a game, at a terminal, you choose one. Options of the game are given as name=value.
Moves are typed as the board labels them, t3 t7; help at the prompt tells the rest. Input may
come from a pipe, a command a line.

At a terminal the board fills the window and stays in place, and keys and the mouse move cards
as well; --plain, or "set screen plain" at the prompt, prints it in lines, as for a screen
reader.

A game in progress is kept move by move; pat play --resume goes on with the last one that is
not being played elsewhere. (Plan 9 and WebAssembly have no file locks to tell that by.)

--watch looks after the rule file: each time it is written it is checked and read again, and the
game goes on with the same deal and the same moves, as far as they are legal; undo brings the
game as it was back. Of a file with mistakes they are told, and the game stays, or begins once
they are mended.

--demo solves the deal, all cards known, and shows how it is won: at a terminal move by move
with Enter, as demo at the prompt does, and then the deal is yours; in a pipe straight through.

Exit status: 0 the game was played, to its end or not; 1 there is none to resume; 2 wrong usage
or a rule file with mistakes; 3 a search was interrupted, in a pipe. With --demo in a
pipe as of pat solve.`,
		Example: "  pat play bakers-dozen\n  pat play klondike draw=1 --deal 17\n" +
			"  pat play my.pat\n  pat play --resume",
		// Without anything at all, and at a terminal, the menu is shown; a flag alone is a call
		// that lacks its game. --resume takes at most the game of which to go on.
		Args: func(cmd *cobra.Command, args []string) error {
			if p.resume {
				return nil
			}
			if a.Terminal && len(args) == 0 && cmd.Flags().NFlag() == 0 {
				return nil // the menu
			}
			return app.AtLeast(1, app.AGame)(cmd, args)
		},
		RunE: func(cmd *cobra.Command, args []string) error {
			p.args = args
			switch err := p.refused(cmd.Flags().Changed("deal")); {
			case len(args) == 0 && !p.resume:
				return a.menu(p.ascii)
			case err != nil:
				return err
			case p.demo && !a.Terminal:
				return solver.Demo(a.App, args, p.deal, a.Look(p.ascii))
			}
			return a.play(p)
		},
		ValidArgsFunction: func(cmd *cobra.Command, args []string, toComplete string) ([]string,
			cobra.ShellCompDirective,
		) {
			if p.resume && len(args) > 0 {
				return nil, cobra.ShellCompDirectiveNoFileComp
			}
			return a.GameArgs(cmd, args, toComplete)
		},
	}
	cmd.Flags().StringVar(&p.deal, "deal", "", "the number of the deal, 17 or of another program ms:17; without it a "+
		"new one")
	cmd.Flags().StringVar(&p.board, "board", "", "a file with a position to begin with, as pat deal --format writes it")
	cmd.Flags().StringVar(&p.moves, "moves", "", "moves to make first, with commas between them, as share at the "+
		"prompt writes them")
	a.lookFlags(cmd, &p.ascii)
	cmd.Flags().BoolVar(&p.demo, "demo", false, "solve the deal and show each move with the board")
	cmd.Flags().BoolVar(&p.watch, "watch", false, "read the rule file again whenever it is written, and go on")
	cmd.Flags().BoolVar(&p.resume, "resume", false, "go on with the last unfinished game")
	app.CompleteFlag(cmd, "deal", app.CompleteDeal)
	app.CompleteFlag(cmd, "board", app.FileNames)
	return cmd
}

// playing is how a game is begun. Of deal, board and resume at most one is given, which the command
// has seen to; without any a new deal is drawn. deal is text as it was typed, 17 or ms:17.
type playing struct {
	args   []string
	deal   string
	board  string // a file
	moves  string // made first
	resume bool
	ascii  bool
	watch  bool // the file is looked after while it is played
	demo   bool // how it is won is shown first
}

// refused is why flags do not go together. What --demo does depends on who looks: at a terminal it
// is the first line that the prompt answers, in a pipe a printout without a prompt, which the
// commands of the solver make.
func (p *playing) refused(deal bool) error {
	switch {
	case p.demo && p.board != "":
		return app.Usage("--demo shows how a deal is won; pat solve --board does it for a position")
	case p.demo && p.watch:
		return app.Usage("--demo shows how a deal is won; --watch goes with a game that is played")
	case p.demo && p.resume:
		return app.Usage("--demo shows how a deal is won from its beginning; it does not go on with a game")
	case p.resume && (deal || len(p.args) > 1):
		return app.Usage("--resume goes on with a game as it was; it takes no deal and no options")
	case p.board != "" && (p.resume || deal):
		return app.Usage("--board is a position to begin with; it goes with no deal and no --resume")
	}
	return nil
}

// play begins a game and plays it until the player leaves. The order matters: the moves of --moves
// are made before anybody watches or plays, and the file is looked after only once there is a game
// to go on with. A session that was begun has its journal already, but no file yet: that is made by
// the first move.
func (a player) play(how playing) error {
	w := &world{app: a}
	s, err := w.begin(how)
	if err != nil && how.watch {
		s, err = w.mended(how, err)
	}
	if err != nil {
		return err
	}
	if err := w.makeMoves(s, how.moves); err != nil {
		return err
	}
	if how.watch {
		if !w.written() {
			return app.Usage("--watch looks after a rule file of yours; %s is a game of the program", w.name)
		}
		w.watched = w.watch()
	}
	if how.demo {
		w.first = "demo"
	}
	return a.atPrompt(w, s, how.ascii)
}

// begin begins the game, or goes on with one.
func (w *world) begin(how playing) (*play.Session, error) {
	switch {
	case how.resume:
		return w.resume(how.args)
	case how.board != "":
		return w.setUp(how.args, how.board)
	}
	return w.start(how.args, how.deal, how.ascii)
}

// makeMoves makes the moves of a line that was shared. They are help: whoever follows a line that
// another has found plays neither unaided nor in the time that it took. A game is kept for --resume
// from the first move on that the player makes: the line itself can be made again. The journal is
// taken off meanwhile and put back at the end; of a game that was resumed it is not, for its file
// is there already. An error names the move by its number in the line.
func (w *world) makeMoves(s *play.Session, moves string) error {
	if w.journal.file == nil {
		s.Journal(nil)
		defer s.Journal(w.journal.write)
	}
	for i, m := range strings.Split(moves, ",") {
		if m = strings.TrimSpace(m); m == "" {
			continue
		}
		if _, err := s.Do(m); err != nil {
			return app.Usage("move %d of --moves cannot be made here: %w", i+1, err)
		}
		s.Used.Given = true
	}
	return nil
}
