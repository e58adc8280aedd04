package cli

import (
	"errors"
	"fmt"
	"path/filepath"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"pat/cmd/pat/internal/prompt"
	"pat/cmd/pat/internal/settings"
	"pat/dsl"
	"pat/dsl/rules"
	"pat/interp"
	"pat/interp/boards"
	"pat/interp/numbers"
	"pat/interp/odds"
	"pat/interp/play"
)

func (a *App) newPlayCmd() *cobra.Command {
	var deal, board, moves string
	var ascii, resume, demo, watch bool
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
		Args: func(cmd *cobra.Command, args []string) error {
			if resume {
				return nil
			}
			if a.Terminal && len(args) == 0 && cmd.Flags().NFlag() == 0 {
				return nil // the menu
			}
			return atLeast(1, aGame)(cmd, args)
		},
		RunE: func(cmd *cobra.Command, args []string) error {
			if len(args) == 0 && !resume {
				return a.menu(ascii)
			}
			if demo && board != "" {
				return usage("--demo shows how a deal is won; pat solve --board does it for a position")
			}
			if demo && watch {
				return usage("--demo shows how a deal is won; --watch goes with a game that is played")
			}
			if demo && resume {
				return usage("--demo shows how a deal is won from its beginning; it does not go on with a game")
			}
			if demo && !a.Terminal {
				return a.demo(args, deal, a.look(ascii))
			}
			if resume && (cmd.Flags().Changed("deal") || len(args) > 1) {
				return usage("--resume goes on with a game as it was; it takes no deal and no options")
			}
			if board != "" && (resume || cmd.Flags().Changed("deal")) {
				return usage("--board is a position to begin with; it goes with no deal and no --resume")
			}
			return a.play(playing{args, deal, board, moves, resume, ascii, watch, demo})
		},
		ValidArgsFunction: func(cmd *cobra.Command, args []string, toComplete string) ([]string,
			cobra.ShellCompDirective,
		) {
			if resume && len(args) > 0 {
				return nil, cobra.ShellCompDirectiveNoFileComp
			}
			return a.gameArgs(cmd, args, toComplete)
		},
	}
	cmd.Flags().StringVar(&deal, "deal", "", "the number of the deal, 17 or of another program ms:17; without it a "+
		"new one")
	cmd.Flags().StringVar(&board, "board", "", "a file with a position to begin with, as pat deal --format writes it")
	cmd.Flags().StringVar(&moves, "moves", "", "moves to make first, with commas between them, as share at the prompt "+
		"writes them")
	a.lookFlags(cmd, &ascii)
	cmd.Flags().BoolVar(&demo, "demo", false, "solve the deal and show each move with the board")
	cmd.Flags().BoolVar(&watch, "watch", false, "read the rule file again whenever it is written, and go on")
	cmd.Flags().BoolVar(&resume, "resume", false, "go on with the last unfinished game")
	completeFlag(cmd, "deal", completeDeal)
	completeFlag(cmd, "board", fileNames)
	return cmd
}

// lookFlags adds the flags that say how a game that is played looks.
func (a *App) lookFlags(cmd *cobra.Command, ascii *bool) {
	cmd.Flags().BoolVar(ascii, "ascii", false, "letters for suits, plain signs")
	cmd.Flags().BoolVar(&a.Plain, "plain", false, "lines of text rather than a board that stays in place")
}

// playing is how a game is begun.
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

func (a *App) play(how playing) error {
	table := &table{app: a}
	s, err := table.begin(how)
	if err != nil && how.watch {
		s, err = table.mended(how, err)
	}
	if err != nil {
		return err
	}
	if err := table.makeMoves(s, how.moves); err != nil {
		return err
	}
	if how.watch {
		if !table.written() {
			return usage("--watch looks after a rule file of yours; %s is a game of the program", table.name)
		}
		table.watched = table.watch()
	}
	if how.demo {
		table.first = "demo"
	}
	return a.atPrompt(table, s, how.ascii)
}

// begin begins the game, or goes on with one.
func (t *table) begin(how playing) (*play.Session, error) {
	switch {
	case how.resume:
		return t.resume(how.args)
	case how.board != "":
		return t.setUp(how.args, how.board)
	}
	return t.start(how.args, how.deal, how.ascii)
}

// makeMoves makes the moves of a line that was shared. They are help: whoever follows a line that
// another has found plays neither unaided nor in the time that it took. A game is kept for
// --resume from the first move on that the player makes: the line itself can be made again.
func (t *table) makeMoves(s *play.Session, moves string) error {
	if t.journal.file == nil {
		s.Journal(nil)
		defer s.Journal(t.journal.write)
	}
	for i, m := range strings.Split(moves, ",") {
		if m = strings.TrimSpace(m); m == "" {
			continue
		}
		if _, err := s.Do(m); err != nil {
			return usage("move %d of --moves cannot be made here: %w", i+1, err)
		}
		s.Used.Given = true
	}
	return nil
}

// atPrompt plays a session until the player leaves.
func (a *App) atPrompt(table *table, s *play.Session, ascii bool) error {
	settled := a.settings()
	p := &prompt.Prompt{
		In: a.In, Out: a.Out, Terminal: a.Terminal, Session: s, Table: table,
		Look:    a.look(ascii || a.letters(settled)),
		History: table.historyFile(), WriteFile: writeFile, Until: a.Until, Now: a.Now,
		Odds:     func(g *interp.Game) *odds.Row { return oddsOf(g.Sheet(), g.Setting()) },
		First:    table.first,
		Settings: settled, KeepSettings: a.keepSettings, Called: a.called,
	}
	if table.watched != nil {
		p.Changes = table.watched.look
	}
	run := p.Run
	switch {
	case !a.Terminal:
	case a.onScreen(settled):
		run = func() error { return a.runOnScreen(p, table) }
	default:
		if table.watched != nil { // a line is being read, and nothing is written over it meanwhile
			fmt.Fprintf(a.Out, "%s is watched; what changes in it is told with the next line.\n",
				dsl.Visible(filepath.Base(table.name)))
		}
		defer guardTerminal()()
	}
	var told *exit
	switch err := run(); {
	case errors.Is(err, prompt.ErrStopped):
		return &exit{exitUnknown, err}
	case errors.As(err, &told):
		return told
	case err != nil:
		return &exit{exitUsage, err}
	}
	return nil
}

// letters reports whether cards are written with letters: where that is settled, or where the
// terminal has no signs.
func (a *App) letters(settled *settings.Settings) bool {
	return settled.Get(settings.Signs) == "letters" || a.Terminal && a.Letters && !settled.Has(settings.Signs)
}

// A table is what the prompt needs of the world: rule files, deals, saves, the journal.
type table struct {
	app     *App
	name    string // id or path of the game being played
	args    []string
	session *play.Session
	journal *journal  // of the session
	endings endings   // what was recorded
	unkept  string    // why the statistics are not kept, until it is told
	watched *follower // of the rules, where they are looked after
	first   string    // a line that is answered first, if any
}

// load opens and compiles the game, anew each time.
func (t *table) load() (*interp.Game, rules.Setting, error) {
	g, set, rest, err := t.app.compile(t.name, t.args)
	if err == nil && len(rest) > 0 {
		err = stray(rest, "deal", "")
	}
	return g, set, err
}

func (t *table) start(args []string, deal string, ascii bool) (*play.Session, error) {
	t.name, t.args = args[0], args[1:]
	g, set, err := t.load()
	if err != nil {
		return nil, err
	}
	d, err := t.app.dealNumber(deal)
	if err != nil {
		return nil, err
	}
	if err := t.askValues(g, set, t.askHere(ascii)); err != nil {
		return nil, err
	}
	return t.open(g, d, set)
}

// setUp begins with the position of a file.
func (t *table) setUp(args []string, board string) (*play.Session, error) {
	t.name, t.args = args[0], args[1:]
	if board == "-" {
		return nil, usage("the moves are read from standard input; put the board into a file")
	}
	g, set, err := t.load()
	if err != nil {
		return nil, err
	}
	if err := askedFor(g, set); err != nil {
		return nil, err
	}
	st, err := t.app.readBoard(g, board)
	if err != nil {
		return nil, &exit{exitUsage, err}
	}
	s := play.StartAt(st)
	t.keep(s)
	return s, nil
}

// askValues asks the player for numbers that the game needs: of who plays through a pipe, too.
func (t *table) askValues(
	g *interp.Game, set rules.Setting, ask func(q *prompt.Question) (nums []int, leave bool, err error),
) error {
	for _, k := range g.Sheet().Asks {
		if _, given := set.Asked[k.Name]; given {
			continue
		}
		q := prompt.NewQuestion(g.Sheet(), set, k)
		nums, leave, err := ask(q)
		var told *exit
		switch {
		case errors.As(err, &told):
			return told
		case err != nil:
			return &exit{exitUsage, err}
		case leave:
			return silent(exitFine)
		}
		t.answered(set, k, nums)
	}
	return nil
}

// answered takes up what was asked; nil is left to chance.
func (t *table) answered(set rules.Setting, k *rules.Ask, nums []int) {
	if nums != nil {
		set.Asked[k.Name] = nums
		t.args = append(t.args, k.Name+"="+k.Format(nums))
	}
}

// askLines asks in lines of text.
func (a *App) askLines(q *prompt.Question) (nums []int, leave bool, err error) {
	return q.Lines(a.In, a.Out, a.look(false).Columns(), !a.Terminal)
}

// askHere asks where the game will be played.
func (t *table) askHere(ascii bool) func(q *prompt.Question) (nums []int, leave bool, err error) {
	return func(q *prompt.Question) (nums []int, leave bool, err error) {
		if settled := t.app.settings(); t.app.onScreen(settled) {
			return t.app.askOnScreen(q, settled, ascii || t.app.letters(settled))
		}
		return t.app.askLines(q)
	}
}

// open begins a session and its journal.
func (t *table) open(g *interp.Game, deal numbers.ID, set rules.Setting) (*play.Session, error) {
	s, err := play.Start(g, deal, set)
	if err != nil {
		return nil, &exit{exitUsage, err}
	}
	t.keep(s)
	return s, nil
}

// keep journals a session from now on, in the place of the one before; a journal that cannot be
// written is told once and does not stop the game.
func (t *table) keep(s *play.Session) {
	t.close(true)
	if s.ID == "" {
		s.ID = newID()
	}
	t.session, t.journal = s, t.app.newJournal(t.name, s)
}

// change goes on with a session of what may be another game.
func (t *table) change(name string, s *play.Session) {
	t.close(true) // by the name it has
	t.name, t.args = name, s.Game.Sheet().Assignments(s.Game.Setting())
	t.keep(s)
}

// Number is the number of a new deal.
func (t *table) Number() numbers.ID { return numbers.Own(t.app.Random()) }

// New deals another number, or the one given.
func (t *table) New(old *play.Session, deal *numbers.ID) (*play.Session, error) {
	d := t.Number()
	if deal != nil {
		d = *deal
	}
	return t.open(old.Game, d, old.Game.Setting())
}

// Reload reads the rule file again, deals the same number and makes the same moves, as far as they
// still hold. What is kept of the game as it was makes place for it.
func (t *table) Reload(old *play.Session) (*play.Session, error) {
	g, set, err := t.load()
	if err != nil {
		return nil, err
	}
	for k, v := range old.Game.Setting().Asked {
		if _, given := set.Asked[k]; !given &&
			slices.ContainsFunc(g.Sheet().Asks, func(a *rules.Ask) bool { return a.Name == k && len(v) == a.Count }) {
			set.Asked[k] = v
		}
	}
	var s *play.Session
	if old.Board != "" {
		st, err := boards.Read(g, old.Board)
		if err != nil {
			return nil, fmt.Errorf("the board it began with is no longer one of this game: %w", err)
		}
		s = play.StartAt(st)
	} else if s, err = play.Start(g, old.Deal, set); err != nil {
		return nil, err
	}
	s.Follow(old)
	t.replace(s)
	return s, nil
}

// Back goes on with the session before Reload.
func (t *table) Back(old *play.Session) { t.replace(old) }

// replace journals a session in the place of another that is the same game.
func (t *table) replace(s *play.Session) {
	if t.journal != nil {
		t.journal.close(true)
	}
	if s.ID == "" {
		s.ID = newID()
	}
	t.session, t.journal = s, t.app.newJournal(t.name, s)
	if s.Count()+len(s.Undone()) > 0 {
		t.journal.begin()
	}
}

// Over ends the journal of a game that is finished, or keeps it for --resume. Of moves that are all
// taken back it is kept as well, for `redo` brings them back.
func (t *table) Over() (kept bool) { return t.close(false) }

// Save writes a game to a file of the player's.
func (t *table) Save(s *play.Session, path string) error { return saveFile(s, t.name, path) }

// Load reads a saved game; it may be of another game than the one being played.
func (t *table) Load(path string) (*play.Session, error) {
	s, name, err := t.app.loadFile(path)
	if err != nil {
		return nil, err
	}
	t.change(name, s)
	t.journal.made = func() { t.supersede(s) }
	return s, nil
}

// told stands for a warning that was told.
const told = " "

// Warning is what the player should know about the journal, once.
func (t *table) Warning() string {
	if text := t.unkept; text != "" && text != told {
		t.unkept = told
		return text
	}
	if t.journal == nil || t.journal.err == nil || t.journal.told {
		return ""
	}
	t.journal.told = true
	return fmt.Sprintf("this game is not being kept for --resume: %v", t.journal.err)
}
