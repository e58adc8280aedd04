package table

import (
	"context"
	"fmt"
	"strconv"
	"strings"

	"pat/dsl"
	"pat/interp"
)

// This file answers what is done when something is to be done.

// Done is what came of it.
type Done struct {
	Say     []Said
	Steps   []Step
	Choices []Choice // what may have been meant, where that was not clear
}

// Do does what a line says:
//
//	t3 t7          a move, as it is typed
//	play t3@4      the card 4 of t3, counted from 1, and what lies on it, goes where there is one
//	               place for it; to where cards stay if there are several; else the choices are told
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
	if strings.EqualFold(ws[0], "why") && !t.isMove(line) {
		return t.why(ws[1:])
	}
	before := t.cards()
	var said []Said
	switch word := strings.ToLower(ws[0]); {
	case word == "undo" && len(ws) <= 2 && !t.isMove(line):
		said = t.back(ws[1:], t.s.Undo, "Taken back", "There is no move to take back.")
	case word == "redo" && len(ws) <= 2 && !t.isMove(line):
		said = t.back(ws[1:], t.s.Redo, "Made again", "There is no move to make again.")
	case word == "auto" && len(ws) == 1 && !t.isMove(line):
		said = t.auto(ctx)
	case word == "play" && len(ws) == 2:
		move, refused := t.best(ws[1])
		if refused != nil {
			return refused
		}
		t.make(move, out)
	default:
		move, err := t.s.Labels.Parse(t.s.State, line)
		if err != nil {
			return t.refused(line, err)
		}
		t.make(move, out)
	}
	after := t.cards()
	done := &Done{Say: said, Steps: Steps(before, after)}
	if said == nil {
		if text := t.told(before, after, done.Steps); text != "" {
			done.Say = []Said{say(Info, "%s.", text)}
		}
	}
	return done
}

// make makes a move, and what goes by itself after it.
func (t *Table) make(m interp.Move, out string) {
	back := t.s.TakesBack(m)
	t.s.Make(m)
	if out != "" && !back {
		t.s.Along(t.s.Out(out == OutAll))
	}
}

// isMove reports whether a line that looks like a command is a move: an action of a game may be
// called as one.
func (t *Table) isMove(line string) bool {
	_, err := t.s.Labels.Parse(t.s.State, line)
	return err == nil
}

// back takes moves back or makes them again.
func (t *Table) back(args []string, do func(int) []string, done, none string) []Said {
	n := 1
	if len(args) == 1 {
		if k, err := strconv.Atoi(args[0]); err == nil && k > 0 {
			n = k
		} else if args[0] == "all" {
			n = maxMoves
		} else {
			return []Said{say(Refused, "%s is no number of moves.", strconv.Quote(args[0]))}
		}
	}
	switch moves := do(n); len(moves) {
	case 0:
		return []Said{say(Refused, "%s", none)}
	case 1:
		return []Said{say(Info, "%s: %s.", done, moves[0])}
	default:
		return []Said{say(Info, "%s: %s.", done, dsl.Many(len(moves), "move"))}
	}
}

// mostForced is how many moves without a choice are made at a time: some games never end by
// themselves.
const mostForced = 300

// auto plays what needs no thought.
func (t *Table) auto(ctx context.Context) []Said {
	moves, forced, won := t.s.Query().Auto(ctx, mostForced)
	said := playedOf(t.s.MakeAll(moves), "No card is safe to put away, and there is more than one move.")
	if forced == mostForced && !won {
		said = append(said, say(Info, "I stop after %d moves without a choice; Auto goes on.", mostForced))
	}
	return said
}

// playedOf tells which moves were made by themselves.
func playedOf(played []string, none string) []Said {
	const many = 4
	switch {
	case len(played) == 0:
		return []Said{say(Refused, "%s", none)}
	case len(played) <= many:
		return []Said{say(Info, "Played: %s.", strings.Join(played, ", "))}
	}
	return []Said{say(Info, "Played: %s.", dsl.Many(len(played), "move"))}
}

// best is the move of a card, and of what lies on it, where it is clear which.
func (t *Table) best(which string) (interp.Move, *Done) {
	label, at, _ := strings.Cut(which, "@")
	pile, err := t.s.Labels.Find(label)
	if err != nil {
		return 0, t.refused(which, err)
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
		done.Choices = append(done.Choices, Choice{t.s.Labels.Format(t.s.State, m), t.about(m)})
	}
	return 0, done
}

// cardAt names a card as the player sees it, with its pile.
func (t *Table) cardAt(pile, at int) string {
	if seen := t.cards()[pile]; at >= 0 && at < len(seen) {
		return fmt.Sprintf("%s on %s", capital(cardName(seen[at])), t.pileName(pile))
	}
	return capital(t.pileName(pile))
}

// stuck says that a card, with what lies on it, cannot be played, and why: what forbids it
// everywhere, or else that no place takes it, by which lines.
func (t *Table) stuck(pile, at int) *Done {
	why := t.s.Labels.NoMove(t.s.State, pile, at)
	said := by(why.Lines[:min(len(why.Lines), mostReasons)], "%s cannot be played now: %s.", t.cardAt(pile, at),
		inWords(why.Text))
	said.Level = Refused
	return &Done{Say: []Said{said}}
}

// mostReasons is how many lines of the rules are told of a card that no place takes.
const mostReasons = 3
