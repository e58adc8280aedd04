package player

import (
	"fmt"
	"slices"
	"strings"

	"pat/cmd/pat/internal/cli/app"
	"pat/cmd/pat/internal/prompt"
	"pat/dsl/rules"
	"pat/interp"
	"pat/interp/boards"
	"pat/interp/numbers"
	"pat/interp/play"
)

// What does a game at the prompt need of the world? prompt.World is the list, and its methods are
// here and in saves.go, games.go, records.go and stats.go. They all are called by the goroutine of
// the prompt, one at a time.

// A world is what the prompt needs beyond the game: rule files, deals, saves, the journal. session
// and journal go together: both are nil before the first game and after the last, and a new session
// always comes with a new journal, by keep, change or replace. args are the options as they would
// be typed, draw=1, so that `new` and `reload` choose the same.
type world struct {
	app     player
	name    string // id or path of the game being played
	args    []string
	session *play.Session
	journal *journal  // of the session
	endings endings   // what was recorded
	unkept  string    // why the statistics are not kept, until it is told
	watched *follower // of the rules, where they are looked after
	first   string    // a line that is answered first, if any
}

// load opens and compiles the game, anew each time. Anew, since a rule file may have been written
// meanwhile.
func (w *world) load() (*interp.Game, rules.Setting, error) {
	return w.app.Compile(w.name, w.args, "deal", "")
}

// start deals a game, by a number or by chance, once all it asks for is answered.
func (w *world) start(args []string, deal string, ascii bool) (*play.Session, error) {
	w.name, w.args = args[0], args[1:]
	g, set, err := w.load()
	if err != nil {
		return nil, err
	}
	d, err := w.app.DealNumber(deal)
	if err != nil {
		return nil, err
	}
	if err := w.askValues(g, set, w.askHere(ascii)); err != nil {
		return nil, err
	}
	return w.open(g, d, set)
}

// setUp begins with the position of a file. Such a game has no number: its journal and its saves
// hold the board instead, and it counts in no streak.
func (w *world) setUp(args []string, board string) (*play.Session, error) {
	w.name, w.args = args[0], args[1:]
	if board == "-" {
		return nil, app.Usage("the moves are read from standard input; put the board into a file")
	}
	g, set, err := w.load()
	if err != nil {
		return nil, err
	}
	st, err := w.app.ReadBoard(g, set, board)
	if err != nil {
		return nil, err
	}
	s := play.StartAt(st)
	w.keep(s)
	return s, nil
}

// askValues asks the player for numbers that the game needs: of who plays through a pipe, too.
func (w *world) askValues(
	g *interp.Game, set rules.Setting, ask func(q *prompt.Question) (nums []int, leave bool, err error),
) error {
	for _, k := range g.Sheet().Asks {
		if _, given := set.Asked[k.Name]; given {
			continue
		}
		q := prompt.NewQuestion(g.Sheet(), set, k)
		nums, leave, err := ask(q)
		if err == nil && leave {
			err = app.Silent(app.ExitFine)
		}
		if err != nil {
			return err
		}
		w.answered(set, k, nums)
	}
	return nil
}

// answered takes up what was asked; nil is left to chance. It becomes an option of the game, so
// that the next deal is not asked for the same number again.
func (w *world) answered(set rules.Setting, k *rules.Ask, nums []int) {
	if nums != nil {
		set.Asked[k.Name] = nums
		w.args = append(w.args, k.Name+"="+k.Format(nums))
	}
}

// open begins a session and its journal.
func (w *world) open(g *interp.Game, deal numbers.ID, set rules.Setting) (*play.Session, error) {
	s, err := play.Start(g, deal, set)
	if err != nil {
		return nil, err
	}
	w.keep(s)
	return s, nil
}

// keep journals a session from now on, in the place of the one before; a journal that cannot be
// written is told once and does not stop the game. A session of a save or journal comes with its
// id, a new one gets one.
func (w *world) keep(s *play.Session) {
	w.close(true)
	if s.ID == "" {
		s.ID = newID()
	}
	w.session, w.journal = s, w.app.newJournal(w.name, s)
}

// change goes on with a session of what may be another game. The order: what is closed is recorded
// under the name of the old game, so the name changes after it.
func (w *world) change(name string, s *play.Session) {
	w.close(true) // by the name it has
	w.name, w.args = name, s.Game.Sheet().Assignments(s.Game.Setting())
	w.keep(s)
}

// Number is the number of a new deal.
func (w *world) Number() numbers.ID { return numbers.Own(w.app.Random()) }

// New deals another number, or the one given.
func (w *world) New(old *play.Session, deal *numbers.ID) (*play.Session, error) {
	d := w.Number()
	if deal != nil {
		d = *deal
	}
	return w.open(old.Game, d, old.Game.Setting())
}

// Reload reads the rule file again, deals the same number and makes the same moves, as far as they
// still hold. What is kept of the game as it was makes place for it.
func (w *world) Reload(old *play.Session) (*play.Session, error) {
	g, set, err := w.load()
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
	w.replace(s)
	return s, nil
}

// Back goes on with the session before Reload.
func (w *world) Back(old *play.Session) { w.replace(old) }

// replace journals a session in the place of another that is the same game. The old journal is
// removed, not recorded as left: nothing has ended. Where moves were made the new file is written
// at once, or a kill before the next move would lose the game.
func (w *world) replace(s *play.Session) {
	if w.journal != nil {
		w.journal.close(true)
	}
	if s.ID == "" {
		s.ID = newID()
	}
	w.session, w.journal = s, w.app.newJournal(w.name, s)
	if s.Count()+len(s.Undone()) > 0 {
		w.journal.begin()
	}
}

// Over ends the journal of a game that is finished, or keeps it for --resume. Of moves that are all
// taken back it is kept as well, for `redo` brings them back.
func (w *world) Over() (kept bool) { return w.close(false) }

// Save writes a game to a file of the player's.
func (w *world) Save(s *play.Session, path string) error { return saveFile(s, w.name, path) }

// Load reads a saved game; it may be of another game than the one being played. The journal from
// which the game was saved is dropped with the first move made here, not before: until then the
// player may turn back to it.
func (w *world) Load(path string) (*play.Session, error) {
	s, name, err := w.app.loadFile(path)
	if err != nil {
		return nil, err
	}
	w.change(name, s)
	w.journal.made = func() { w.supersede(s) }
	return s, nil
}

// told stands for a warning that was told. Other than "", which is: nothing to tell.
const told = " "

// Warning is what the player should know about the journal, once.
func (w *world) Warning() string {
	if text := w.unkept; text != "" && text != told {
		w.unkept = told
		return text
	}
	if w.journal == nil || w.journal.err == nil || w.journal.told {
		return ""
	}
	w.journal.told = true
	return fmt.Sprintf("this game is not being kept for --resume: %v", w.journal.err)
}

// Share is a command that begins the same deal, on whatever machine, with the moves made or
// without.
func (w *world) Share(s *play.Session, moves bool) string {
	return s.Command(w.name, moves)
}

// Open begins another game, by its name, with a new deal or with the one given. By no name it is
// the same game with its options, but for those that are given.
func (w *world) Open(args []string, deal *numbers.ID) (*play.Session, error) {
	if args[0] == "" {
		args = append([]string{w.name}, slices.Concat(without(w.args, args[1:]), args[1:])...)
	}
	id, err := w.app.GameID(args[0])
	if err != nil {
		return nil, err
	}
	next := &world{app: w.app, name: id, args: args[1:]}
	g, set, err := next.load()
	if err != nil {
		return nil, err
	}
	if deal == nil {
		n := w.Number()
		deal = &n
	}
	return w.openAnswered(next, g, *deal, set, g.Sheet().Asks)
}

// without is some options but those that others give anew.
func without(options, anew []string) []string {
	name := func(option string) string {
		n, _, _ := strings.Cut(option, "=")
		return n
	}
	return slices.DeleteFunc(slices.Clone(options), func(old string) bool {
		return slices.ContainsFunc(anew, func(o string) bool { return name(o) == name(old) })
	})
}

// openAnswered begins a game of which some things may still have to be asked, where somebody can
// be. Where a question is open, no game is begun: the error is a prompt.Wanted, which asks and then
// calls Begin with the answer, and that comes here again for the next question. The world is
// changed only when all is answered, so that whoever leaves a question keeps the game they had. In
// a pipe nobody is asked, and chance chooses.
func (w *world) openAnswered(
	next *world, g *interp.Game, deal numbers.ID, set rules.Setting, asks []*rules.Ask,
) (*play.Session, error) {
	for i, k := range asks {
		if _, given := set.Asked[k.Name]; given || !w.app.Terminal {
			continue
		}
		begin := func(nums []int) (*play.Session, error) {
			next.answered(set, k, nums)
			return w.openAnswered(next, g, deal, set, asks[i+1:])
		}
		return nil, &prompt.Wanted{Question: prompt.NewQuestion(g.Sheet(), set, k), Begin: begin}
	}
	s, err := play.Start(g, deal, set)
	if err != nil {
		return nil, err
	}
	w.change(next.name, s)
	w.args = next.args
	return s, nil
}
