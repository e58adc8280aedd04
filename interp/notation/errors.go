package notation

import (
	"fmt"
	"strings"

	"pat/interp"
)

// A text fails in three ways, and each asks another answer of whoever shows it: a hint how moves
// are written, a choice between moves, or the rule that forbids it.

// An Unclear text cannot be read as a move at all.
type Unclear struct{ Text string }

func (e *Unclear) Error() string { return e.Text }

func unclear(format string, args ...any) error { return &Unclear{fmt.Sprintf(format, args...)} }

// An Ambiguous text means several moves that lead to different positions.
type Ambiguous struct {
	Choices []string // each written so that it is clear
	Moves   []interp.Move
}

func (e *Ambiguous) Error() string {
	return "which one? " + strings.Join(e.Choices, ", ")
}

// A Refused move is understood but not legal.
type Refused struct {
	Move    string
	Refusal interp.Refusal
}

func (e *Refused) Error() string { return e.Move + ": " + e.Refusal.Text }
