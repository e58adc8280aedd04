package prompt

import (
	"strconv"
	"strings"

	"pat/cmd/pat/internal/settings"
	"pat/dsl"
	"pat/interp/odds"
	"pat/interp/play"
	"pat/interp/table"
)

// Which words does the prompt know, and what does each do? A new command is a row of the table
// below and a function that answers; help, completion, the list of the full screen, and the words
// that no action of a game may have all come from the table. A command never prints: it gives an
// Answer, which lines of text and the screen show each in their own way.

// A command is a word of the prompt's own. Moves are everything else. most is how many arguments
// may follow; more are refused before do is called. usage and help are a row of `help`. A command
// with also answers to these words, too.
type command struct {
	name  string
	also  []string
	most  int // arguments, or aFile
	usage string
	help  string
	do    func(p *Prompt, args []string) Answer
}

// aFile is the number of arguments of a command that takes the rest of the line for the name of a
// file, blanks and all.
const aFile = -1

var commands []command

// It is filled here, not where it is declared, as commands such as help read it themselves. The
// order is that of the help.
func init() {
	commands = []command{
		{"help", []string{"?"}, 1, "help [word]", "all that can be typed, or what a word does", (*Prompt).help},
		{"moves", []string{"m"}, 1, "moves [pile]", "all legal moves, or those of a pile", (*Prompt).listMoves},
		{"hint", nil, 1, "hint [all]", "a move worth making, by what you saw or all cards", (*Prompt).hint},
		{"winnable", nil, 0, "winnable", "whether this can still be won, all cards known", (*Prompt).winnable},
		{"demo", nil, 0, "demo", "a line that wins, move by move; your game stays", (*Prompt).demo},
		{"why", nil, 9, "why [move]", "the rules behind the last move or refusal, or of a move", (*Prompt).why},
		{"undo", []string{"u"}, 1, "undo [n]", "take back what the last command did, or the last n", (*Prompt).undo},
		{"redo", nil, 1, "redo [n]", "make again what was taken back, or n", (*Prompt).redo},
		{"auto", nil, 0, "auto", "play safe cards to the foundations, only moves, a decided game", (*Prompt).auto},
		{"board", []string{"b"}, 0, "board", "show the board again", (*Prompt).board},
		{"rules", nil, 0, "rules", "the rules of the game in English", (*Prompt).rules},
		{
			"restart", nil, 0, "restart", "the same deal anew; `redo` brings back one move, `undo` all",
			(*Prompt).restart,
		},
		{
			"new", nil, 9, "new [what]", "another deal: 17, ms:17, winnable, easy, hard; game, option",
			(*Prompt).newDeal,
		},
		{"daily", nil, 0, "daily", "the deal of today, the same for everybody", (*Prompt).daily},
		{"games", nil, 1, "games [n]", "the unfinished games, or go on with one", (*Prompt).games},
		{"stats", nil, 0, "stats", "what you have played and won of this game", (*Prompt).stats},
		{"share", nil, 1, "share [moves]", "a command that begins this deal for a friend", (*Prompt).share},
		{"save", nil, aFile, "save FILE", "save the game", (*Prompt).save},
		{"load", nil, aFile, "load FILE", "go on with a saved game", (*Prompt).load},
		{"reload", nil, 0, "reload", "read the rule file again, with the same deal and moves", (*Prompt).reload},
		{"set", nil, 2, "set", "what you have settled; `set auto safe` settles something", (*Prompt).set},
		{"quit", []string{"q", "exit"}, 0, "quit", "leave; `pat` goes on with the game", (*Prompt).quit},
	}
}

// Words are the prompt's own words, which no action of a game may be called.
func Words() []string {
	var out []string
	for _, c := range commands {
		out = append(out, c.name)
		out = append(out, c.also...)
	}
	return out
}

// next are words that may follow a command, of those that are not numbers, files or moves. They are
// for completion alone.
func (c *command) next() (out []string) {
	switch c.name {
	case "set":
		for _, k := range settings.Kinds {
			for _, v := range k.Values {
				out = append(out, string(k.Name)+" "+v)
			}
		}
	case "hint":
		return []string{"all"}
	case "share":
		return []string{"moves"}
	case "new":
		return []string{string(odds.Winnable), string(odds.ToBeEasy), string(odds.ToBeHard)}
	}
	return out
}

// takes reports whether words can be the arguments of a command, as against piles: none, or a
// number. Some words could be both: a command and the name of a pile or an action. What follows
// decides.
func (c *command) takes(args []string) bool {
	if len(args) == 0 {
		return true
	}
	_, err := strconv.Atoi(args[0])
	return len(args) <= c.most && (err == nil || args[0] == "all")
}

// What it takes back, in this order: a reload, a restart, where nothing was done since, and else
// moves.
func (p *Prompt) undo(args []string) Answer {
	n, ok := table.Times(args)
	if !ok {
		return says("%q is no number of moves.", args[0])
	}
	if a, ok := p.unload(); ok {
		return a
	}
	if a, ok := p.unrestart(); ok {
		return a
	}
	return p.did(p.table().Undo(n))
}

func (p *Prompt) redo(args []string) Answer {
	n, ok := table.Times(args)
	if !ok {
		return says("%q is no number of moves.", args[0])
	}
	return p.did(p.table().Redo(n))
}

// did answers with what was done at the table.
func (p *Prompt) did(d *table.Done) Answer {
	a := p.tells(d.Say)
	a.Show = d.Made
	return a
}

func (p *Prompt) board([]string) Answer { return Answer{Show: true} }

func (p *Prompt) rules([]string) Answer {
	g := p.Session.Game
	return Answer{Text: table.Rules(g.Sheet(), g.Setting(), p.row())}
}

// All moves are taken back and stay to be made again: redo makes one, undo all.
func (p *Prompt) restart([]string) Answer {
	p.restarted = restarted{p.Session, len(p.Session.Undo(1 << 30))}
	if p.restarted.moves == 0 {
		return Answer{Show: true}
	}
	return Answer{Show: true}.say("The deal begins again; `undo` takes that back.")
}

// A restarted game is what `undo` brings back after `restart`: so many moves.
type restarted struct {
	game  *play.Session
	moves int
}

// unrestart takes a restart back, where that is the last thing done.
func (p *Prompt) unrestart() (a Answer, ok bool) {
	r := p.restarted
	if r.game != p.Session || r.moves == 0 || r.game.Count() > 0 || len(r.game.Undone()) < r.moves {
		return Answer{}, false
	}
	p.restarted = restarted{}
	r.game.Redo(r.moves)
	return Answer{Show: true}.say("The game is again as it was before `restart`."), true
}

func (p *Prompt) save(args []string) Answer {
	if len(args) == 0 {
		return says("Save where? `save FILE`")
	}
	if err := p.World.Save(p.Session, args[0]); err != nil {
		return says("It could not be saved: %v", err)
	}
	return says("Saved: %s.", args[0])
}

// The game that was played stays among the unfinished ones and is recorded as left, as when another
// is begun.
func (p *Prompt) load(args []string) Answer {
	if len(args) == 0 {
		return says("Load what? `load FILE`")
	}
	s, err := p.World.Load(args[0])
	if err != nil {
		return says("It could not be loaded: %v", err)
	}
	p.Session = s
	return Answer{Show: true}.say("Loaded: %s.", args[0])
}

// A reloaded game is what `undo` brings back of before `reload`.
type reloaded struct {
	old  *play.Session
	now  *play.Session
	kept int // moves that still held
}

// reload reads the rules again and makes the same moves as far as they still hold. Mistakes in the
// file leave the game as it was. The old session is held whole, for undo, until something else is
// done.
func (p *Prompt) reload([]string) Answer {
	old := p.Session
	s, err := p.World.Reload(old)
	if err != nil {
		return says("The game goes on by the rules as they were: %v", err)
	}
	p.Session = s
	a, n := Answer{Show: true}, old.Count()
	p.before = &reloaded{old, s, s.Count()}
	switch kept := s.Count(); {
	case n == 0:
	case kept == n:
		a = a.say("The rules are read again; the moves made still hold.")
	case kept == 0:
		a = a.say("The rules are read again; the moves made no longer hold. `undo` brings the game as it was back.")
	default:
		a = a.say("The rules are read again; %d of %d moves still hold. `undo` brings the game as it was back.",
			kept, n)
	}
	return a
}

// unload takes the last reload back, where that is the last thing done.
func (p *Prompt) unload() (a Answer, ok bool) {
	b := p.before
	if b == nil || b.now != p.Session || b.kept != p.Session.Count() {
		return Answer{}, false
	}
	p.before = nil
	p.World.Back(b.old)
	p.Session = b.old
	return Answer{Show: true}.say("The game is again as it was before `reload`, by the rules of then."), true
}

// set tells what is settled, or settles something for good. What cannot be written to the file
// holds for this game all the same.
func (p *Prompt) set(args []string) Answer {
	if len(args) == 0 {
		a := says("What you have settled stands in brackets; `set name value` changes it.")
		return a.with(p.Settings.List(p.Look.Columns()))
	}
	if len(args) == 1 {
		one, err := p.Settings.One(strings.ToLower(args[0]))
		if err != nil {
			return says("%s", dsl.Sentence(err.Error()))
		}
		return says("%s", one)
	}
	if p.Settings == nil {
		p.Settings = &settings.Settings{}
	}
	name, value := strings.ToLower(args[0]), strings.ToLower(args[1])
	if err := p.Settings.Set(name, value); err != nil {
		return says("%s", dsl.Sentence(err.Error()))
	}
	if name == string(settings.Signs) {
		p.Look.ASCII = value == "letters"
	}
	p.Look.Settle(p.Settings)
	a := says("From now on: %s %s.", name, value)
	if name == string(settings.Screen) { // what is on now stays
		a = says("From the next start of pat on: %s %s.", name, value)
	}
	if p.KeepSettings != nil {
		if err := p.KeepSettings(p.Settings.Text()); err != nil {
			return says("For this game: %s %s. It could not be kept: %v", name, value, err)
		}
	}
	return a
}

func (p *Prompt) quit([]string) Answer { return Answer{Leave: true} }
