package table

import (
	"context"
	"errors"
	"fmt"
	"math"
	"strconv"
	"strings"

	"pat/dsl"
	"pat/interp"
	"pat/interp/notation"
)

// This file answers what is done when something is to be done.

// Done is what came of it.
type Done struct {
	Say     []Said
	Steps   []Step
	Choices []Choice // what may have been meant, where that was not clear

	Made   bool // something was done: the position may be another
	Unread bool // the line can be no move at all
}

// Do does what a line says:
//
//	t3 t7          a move, as it is typed
//	play t3@4      the card 4 of t3, counted from 1, and what lies on it, goes where there is one
//	               place for it; to where cards stay if there are several; else the choices are told
//	press turn     what a click on the stock does, or one on what is called as an action
//	undo [n|all]   redo [n|all]
//	auto           a game that is decided is finished; or safe cards go to the foundations, and
//	               moves without a choice are made
//	why [MOVE]     by which lines the last move went so, or a move is legal or not; nothing is done
//
// After a move that is made, cards go to the foundations by themselves as out says: those that are
// safe, or all; none if it is empty.
func (t *Table) Do(ctx context.Context, line, out string) *Done {
	ws := strings.Fields(line)
	if len(ws) == 0 {
		return &Done{}
	}
	word, args := strings.ToLower(ws[0]), ws[1:]
	switch {
	case word == "play" && len(args) == 1:
		m, refused := t.best(args[0])
		if refused != nil {
			return refused
		}
		return t.Make(m, out)
	case t.isMove(line):
	case word == "press" && len(args) == 1:
		return t.press(args[0], out)
	case word == "why":
		return &Done{Say: t.Why(args)}
	case word == "undo" && len(args) <= 1:
		return t.times(args, t.undoMoves)
	case word == "redo" && len(args) <= 1:
		return t.times(args, t.redoMoves)
	case word == "auto" && len(args) == 0:
		return t.Auto()(ctx)()
	}
	m, refused := t.Read(line)
	if refused != nil {
		return refused
	}
	return t.Make(m, out)
}

// Read is the legal move that a line says; or it tells why there is none, or which there may be.
func (t *Table) Read(line string) (interp.Move, *Done) {
	m, err := t.s.Labels.Parse(t.s.State, line)
	if err != nil {
		return 0, t.refused(err)
	}
	return m, nil
}

// press does what was clicked at, and names that where it cannot be done, for nothing was typed.
func (t *Table) press(what, out string) *Done {
	m, err := t.s.Labels.Parse(t.s.State, what)
	var no *notation.Refused
	switch {
	case errors.As(err, &no) && what == "turn":
		return &Done{Say: []Said{t.forbidden("The stock cannot be turned now", no.Refusal)}}
	case errors.As(err, &no):
		return &Done{Say: []Said{t.forbidden(dsl.Capital(what)+" is not possible now", no.Refusal)}}
	case err != nil:
		return t.refused(err)
	}
	return t.Make(m, out)
}

// Make makes a legal move, and what goes by itself after it as out says.
func (t *Table) Make(m interp.Move, out string) *Done {
	before := t.cards()
	back := t.s.TakesBack(m)
	t.s.Make(m)
	if out != "" && !back {
		t.s.Along(t.s.Out(out == OutAll))
	}
	done := t.since(before)
	done.Say = t.told(before)
	return done
}

// since is what was done since piles were as they were before.
func (t *Table) since(before [][]string, said ...Said) *Done {
	return &Done{Say: said, Steps: steps(before, t.cards()), Made: true}
}

// isMove reports whether a line that looks like a command is a move in notation: an action of a
// game may be called as one. What can be read as a move besides, as `redo` for a reserve and a
// down-pile, is none.
func (t *Table) isMove(line string) bool {
	m, err := t.s.Labels.Parse(t.s.State, line)
	return err == nil && strings.EqualFold(t.s.Labels.Format(t.s.State, m), strings.TrimSpace(line))
}

// times reads how often something is to be taken back or made again: once, so often, or all.
func (t *Table) times(args []string, do func(n int) *Done) *Done {
	n, ok := Times(args)
	if !ok {
		return &Done{Say: []Said{say(Refused, "%s is no number of moves.", strconv.Quote(args[0]))}}
	}
	return do(n)
}

// Times reads a number of times, or all; once is meant where there is none.
func Times(args []string) (n int, ok bool) {
	switch {
	case len(args) == 0:
		return 1, true
	case args[0] == "all":
		return math.MaxInt, true
	}
	n, err := strconv.Atoi(args[0])
	return n, err == nil && n > 0
}

func (t *Table) undoMoves(n int) *Done {
	return t.back(n, func() []string { return t.s.Undo(1) }, takenBack, noUndo)
}

func (t *Table) redoMoves(n int) *Done {
	return t.back(n, func() []string { return t.s.Redo(1) }, madeAgain, t.noRedo())
}

// What is told of moves that are gone back to.
const (
	takenBack = "Taken back"
	madeAgain = "Made again"
)

// Where there is nothing to go back to, or to make again.
const (
	noUndo = "There is no move to take back."
	noRedo = "There is no move to make again."
)

// Undo takes back what the last n commands did.
func (t *Table) Undo(n int) *Done { return t.back(n, t.s.UndoStep, takenBack, noUndo) }

// Redo makes again what was taken back, so many commands.
func (t *Table) Redo(n int) *Done { return t.back(n, t.s.RedoStep, madeAgain, t.noRedo()) }

// noRedo says why nothing can be made again: nothing was taken back, or the rules have become
// others by which the next move is none.
func (t *Table) noRedo() string {
	if next := t.s.Undone(); len(next) > 0 {
		if _, err := t.s.Labels.Parse(t.s.State, next[0]); err != nil {
			return "By these rules it cannot be made again: " + err.Error() + "."
		}
	}
	return noRedo
}

// few is how many moves are named that were made or taken back; of more the number is told.
const few = 4

// back takes moves back or makes them again, some at a time.
func (t *Table) back(n int, step func() []string, did, none string) *Done {
	before := t.cards()
	var moves, told []string
	commands := 0
	for ; n > 0; n-- {
		was := t.cards()
		some := step()
		if len(some) == 0 {
			break
		}
		moves = append(moves, some...)
		told = append(told, t.inWords(was, did == takenBack, some))
		commands++
	}
	switch {
	case len(moves) == 0:
		return &Done{Say: []Said{say(Refused, "%s", none)}}
	case len(moves) > few && 1 < commands && commands < len(moves): // one command may make several moves
		return t.since(before, say(Info, "%s: %s of %s.", did, dsl.Many(len(moves), "move"),
			dsl.Many(commands, "command")))
	case len(moves) > few:
		return t.since(before, say(Info, "%s: %s.", did, dsl.Many(len(moves), "move")))
	}
	between := "; "
	if t.voice.Short {
		between = Between
	}
	return t.since(before, say(Info, "%s: %s.", did, strings.Join(told, between)))
}

// mostForced is how many moves without a choice are made at a time: some games never end by
// themselves.
const mostForced = 300

// Auto plays what needs no thought: it finishes a game that is decided, or plays cards that are
// safe on the foundations, and the only move where there is but one.
func (t *Table) Auto() Search[*Done] {
	q := t.s.Query()
	return func(ctx context.Context) func() *Done {
		moves, forced, won := q.Auto(ctx, mostForced)
		return func() *Done {
			if len(moves) == 0 {
				return &Done{Say: []Said{t.noAuto()}}
			}
			before := t.cards()
			names := t.s.MakeAll(moves)
			played := t.list("Played: ", names)
			if !t.voice.Short { // in the words of a move that is made
				played = say(Info, "Played: %s.", t.inWords(before, false, names))
			}
			done := t.since(before, played)
			if forced == mostForced && !won {
				done.Say = append(done.Say,
					say(Info, "I stop after %d moves without a choice; auto goes on.", mostForced))
			}
			return done
		}
	}
}

// noAuto says why nothing is played without thought.
func (t *Table) noAuto() Said {
	switch {
	case len(t.s.State.Moves(nil)) == 0:
		return t.NoMove()
	case len(t.s.Game.Sheet().OfKind(dsl.Foundations)) > 0:
		_, waits := t.s.State.Waiting()
		if home := t.s.Out(true); !waits && len(home) > 0 && home[0].Kind() == interp.Play {
			p := t.play(home[0], "")
			return say(Refused, "No card is sure to be safe on the foundations, though %s can go there, "+
				"and there is more than one move: the choice is yours.", t.card(t.cards()[p.From][p.At]))
		}
		return say(Refused, "Nothing can safely go to the foundations, and there is more than one move: "+
			"the choice is yours.")
	}
	return say(Refused, "Nothing is played: there is more than one move, and the choice is yours.")
}

// mostTold is how much is told of what was done at once; `why` tells all.
const mostTold = 12

// list tells the first of what was done, and how much more there is.
func (t *Table) list(head string, did []string) Said {
	did = inRuns(did)
	if n := len(did) - mostTold; n > 1 {
		did = append(did[:mostTold], fmt.Sprintf("and %d more", n))
	}
	said := say(Info, "%s%s.", head, strings.Join(did, Between))
	said.List = true
	return said
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

// best is the move of a card, and of what lies on it, where it is clear which.
func (t *Table) best(which string) (interp.Move, *Done) {
	label, at, _ := strings.Cut(which, "@")
	pile, err := t.s.Labels.Find(label)
	if err != nil {
		return 0, t.refused(err)
	}
	from := t.s.State.Len(pile) - 1
	if at != "" {
		n, err := strconv.Atoi(at)
		if err != nil || n < 1 || n > t.s.State.Len(pile) {
			return 0, &Done{Say: []Said{say(Refused, "%s has no card %s.", t.pileName(pile), at)}}
		}
		from = n - 1
	}
	moves := t.s.State.Moves(nil)
	var fit, home []interp.Move
	for _, same := range t.s.State.Alike(moves) {
		for _, m := range same {
			p := t.play(m, "")
			alone := p.Kind == "set" && len(p.Piles) == 1 && p.Piles[0] == pile
			if p.From == pile && p.At == from || alone {
				fit = append(fit, m)
				if p.Home {
					home = append(home, m)
				}
				break
			}
		}
	}
	switch {
	case len(fit) == 0:
		return 0, t.stuck(pile, from)
	case len(fit) == 1:
		return fit[0], nil
	case len(home) == 1:
		return home[0], nil
	}
	done := &Done{Say: []Said{say(Info, "%s: where to?", t.cardAt(pile, from))}}
	for _, m := range fit {
		done.Choices = append(done.Choices, t.choice(t.s.Labels.Format(t.s.State, m), m))
	}
	return 0, done
}

// cardAt names a card as the player sees it, with its pile.
func (t *Table) cardAt(pile, at int) string {
	if seen := t.cards()[pile]; at >= 0 && at < len(seen) {
		return fmt.Sprintf("%s on %s", dsl.Capital(t.card(seen[at])), t.pileName(pile))
	}
	return dsl.Capital(t.pileName(pile))
}

// stuck says that a card, with what lies on it, cannot be played, and why: what forbids it
// everywhere, or else that no place takes it, by which lines.
func (t *Table) stuck(pile, at int) *Done {
	why := t.s.Labels.NoMove(t.s.State, pile, at)
	why.Lines = why.Lines[:min(len(why.Lines), mostReasons)]
	what := t.cardAt(pile, at)
	if why.Says != interp.Vacant {
		what += " cannot be played now"
	}
	return &Done{Say: []Said{t.forbidden(what, why)}}
}

// mostReasons is how many lines of the rules are told of a card that no place takes.
const mostReasons = 3
