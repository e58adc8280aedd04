package prompt

import (
	"fmt"
	"strconv"
	"strings"

	"pat/dsl"
	"pat/dsl/prose"
	"pat/interp"
	"pat/interp/numbers"
)

// A command is a word of the prompt's own. Moves are everything else.
type command struct {
	name  string
	also  []string
	most  int // arguments, or aFile
	usage string
	help  string
	do    func(p *Prompt, args []string) (leave bool)
}

// aFile is the number of arguments of a command that takes the rest of the line for the name of a
// file, blanks and all.
const aFile = -1

var commands []command

func init() {
	commands = []command{
		{"help", []string{"?"}, 0, "help", "this text", (*Prompt).help},
		{"moves", []string{"m"}, 0, "moves", "all legal moves", (*Prompt).listMoves},
		{"hint", nil, 0, "hint", "a move worth making", (*Prompt).hint},
		{"winnable", nil, 0, "winnable", "can this still be won?", (*Prompt).winnable},
		{"undo", []string{"u"}, 1, "undo [n]", "take back a move, or n", (*Prompt).undo},
		{"redo", nil, 1, "redo [n]", "make an undone move again, or n", (*Prompt).redo},
		{"auto", nil, 0, "auto", "play safe cards to the foundations, and moves without a choice", (*Prompt).auto},
		{"board", []string{"b"}, 0, "board", "show the board again", (*Prompt).board},
		{"rules", nil, 0, "rules", "the rules of the game in English", (*Prompt).rules},
		{
			"restart", nil, 0, "restart", "the same deal from the start (`redo` brings the moves back)",
			(*Prompt).restart,
		},
		{"new", nil, 1, "new [number]", "another deal, by number (17, ms:17), or `new winnable`", (*Prompt).newDeal},
		{"save", nil, aFile, "save FILE", "save the game", (*Prompt).save},
		{"load", nil, aFile, "load FILE", "go on with a saved game", (*Prompt).load},
		{"reload", nil, 0, "reload", "read the rule file again and deal the same number", (*Prompt).reload},
		{"quit", []string{"q", "exit"}, 0, "quit", "leave; `pat play --resume` goes on", (*Prompt).quit},
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

// takes reports whether words can be the arguments of a command, as against piles: none, or a
// number.
func (c *command) takes(args []string) bool {
	if len(args) == 0 {
		return true
	}
	_, err := strconv.Atoi(args[0])
	return len(args) <= c.most && (err == nil || args[0] == "all")
}

// count reads the number of moves to undo or redo.
func (p *Prompt) count(args []string) (int, bool) {
	if len(args) == 0 {
		return 1, true
	}
	if args[0] == "all" {
		return 1 << 30, true
	}
	n, err := strconv.Atoi(args[0])
	if err != nil || n < 1 {
		p.say("%q is no number of moves.", args[0])
		return 0, false
	}
	return n, true
}

func (p *Prompt) undo(args []string) bool {
	n, ok := p.count(args)
	if !ok {
		return false
	}
	if undone := p.Session.Undo(n); len(undone) > 0 {
		p.show()
		p.say("Taken back: %s.", named(undone))
	} else {
		p.say("There is no move to take back.")
	}
	return false
}

func (p *Prompt) redo(args []string) bool {
	n, ok := p.count(args)
	if !ok {
		return false
	}
	if redone := p.Session.Redo(n); len(redone) > 0 {
		p.show()
		p.say("Made again: %s.", named(redone))
	} else {
		p.say("There is no move to make again.")
	}
	return false
}

// named lists a few moves, or counts many.
func named(ms []string) string {
	if len(ms) <= 4 {
		return strings.Join(ms, ", ")
	}
	return dsl.Many(len(ms), "move")
}

// mostForced is how many moves without a choice `auto` makes at a time: some games never end by
// themselves.
const mostForced = 300

// auto plays what needs no thought: cards that are safe on the foundations, and the only move where
// there is but one.
func (p *Prompt) auto([]string) bool {
	ctx, done := p.until()
	defer done()
	s := p.Session
	var played []string
	been := map[interp.Key]bool{}
	for ctx.Err() == nil && len(been) < mostForced {
		safe := s.Auto()
		played = append(played, safe...)
		ms := s.State.DistinctMoves(nil)
		key := s.State.Key()
		if len(ms) != 1 || been[key] {
			break
		}
		been[key] = true
		played = append(played, s.Make(ms[0]))
	}
	if len(played) == 0 {
		switch {
		case ctx.Err() != nil:
			return p.stop()
		case len(s.State.Moves(nil)) == 0:
			p.noMove()
		case len(s.Game.Sheet().OfKind(dsl.Foundations)) > 0:
			p.say("No card is safe on the foundations, and there is more than one move.")
		default:
			p.say("There is more than one move.")
		}
		return false
	}
	p.show()
	p.wrapped("Played: ", "", ", ", inRuns(played))
	switch {
	case ctx.Err() != nil:
		return p.stop()
	case len(been) == mostForced:
		p.say("I stop after %d moves without a choice; `auto` goes on.", mostForced)
	}
	return false
}

// inRuns writes a move once that is made several times running.
func inRuns(ms []string) (out []string) {
	for i := 0; i < len(ms); {
		n := i + 1
		for n < len(ms) && ms[n] == ms[i] {
			n++
		}
		if n-i > 2 {
			out = append(out, fmt.Sprintf("%s (%d times)", ms[i], n-i))
		} else {
			out = append(out, ms[i:n]...)
		}
		i = n
	}
	return out
}

func (p *Prompt) board([]string) bool { p.show(); return false }

func (p *Prompt) rules([]string) bool {
	g := p.Session.Game
	if err := prose.Write(p.Out, g.Sheet(), g.Setting()); err != nil && p.out == nil {
		p.out = err
	}
	return false
}

func (p *Prompt) restart([]string) bool {
	p.Session.Undo(1 << 30)
	p.show()
	return false
}

func (p *Prompt) newDeal(args []string) bool {
	if len(args) == 0 {
		return p.deal(nil)
	}
	if strings.EqualFold(args[0], "winnable") {
		return p.newWinnable()
	}
	d, err := numbers.Parse(args[0])
	if err != nil {
		p.say("%s.", capital(err.Error()))
		return false
	}
	return p.deal(&d)
}

// deal begins another game.
func (p *Prompt) deal(deal *numbers.ID) bool {
	s, err := p.Table.New(p.Session, deal)
	if err != nil {
		p.say("%s", capital(err.Error()))
		return false
	}
	p.Session = s
	p.show()
	return false
}

func (p *Prompt) save(args []string) bool {
	if len(args) == 0 {
		p.say("Save where? `save FILE`")
		return false
	}
	if err := p.Table.Save(p.Session, args[0]); err != nil {
		p.say("It could not be saved: %v", err)
		return false
	}
	p.say("Saved: %s.", args[0])
	return false
}

func (p *Prompt) load(args []string) bool {
	if len(args) == 0 {
		p.say("Load what? `load FILE`")
		return false
	}
	s, err := p.Table.Load(args[0])
	if err != nil {
		p.say("It could not be loaded: %v", err)
		return false
	}
	p.Session = s
	p.show()
	return false
}

func (p *Prompt) reload([]string) bool {
	s, err := p.Table.Reload(p.Session)
	if err != nil {
		p.say("The game goes on by the rules as they were: %v", err)
		return false
	}
	p.Session = s
	p.show()
	return false
}

func (p *Prompt) quit([]string) bool { return true }
