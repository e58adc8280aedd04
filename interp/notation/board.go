package notation

import (
	"fmt"
	"slices"
	"strings"

	"pat/dsl/cards"
	"pat/interp"
)

// A board is a position as text, a pile a line, bottom first, face-down cards in brackets:
//
//	f1: AS 2S
//	t3: (KH) (5C) 7C 6D
//	s: (2D) (9S)
//	pass 2
//
// Piles that are not named are empty. `counter NAME VALUE` gives a counter its value, `left redeal
// 1` says how often an action may still be done, `choices 1` that the deal still waits for a play
// of the player; without that line it waits for those whose cards are missing. # begins a comment.

// Board writes a position.
func (l *Labels) Board(s *interp.State) string {
	var b strings.Builder
	for p := range l.game.Piles() {
		if s.Len(p) == 0 {
			continue
		}
		b.WriteString(l.Pile(p) + ":")
		for i := range s.Len(p) {
			b.WriteString(" " + WriteCard(s.Card(p, i)))
		}
		b.WriteString("\n")
	}
	if s.Pass() > 1 {
		fmt.Fprintf(&b, "pass %d\n", s.Pass())
	}
	for i, c := range l.game.Sheet().Counters {
		fmt.Fprintf(&b, "counter %s %d\n", c.Name, s.Counter(i))
	}
	for i, name := range l.game.Bounds() {
		fmt.Fprintf(&b, "left %s %d\n", name, s.Left(i))
	}
	if n := s.Choices(); n > 0 || s.ChoicesShown() > 0 {
		fmt.Fprintf(&b, "choices %d\n", n)
	}
	return b.String()
}

// A BoardError is a mistake in a line of a position, from 1.
type BoardError struct {
	Line int
	Err  error
}

func (e *BoardError) Error() string { return fmt.Sprintf("line %d: %v", e.Line, e.Err) }

func (e *BoardError) Unwrap() error { return e.Err }

// ReadBoard reads a position. With partial, cards of the pack may be missing. What is wrong with a
// line is a *BoardError.
func (l *Labels) ReadBoard(text string, partial bool) (*interp.State, error) {
	u, err := l.ReadSetup(text, partial)
	if err != nil {
		return nil, err
	}
	return l.game.Position(u)
}

// ReadSetup is ReadBoard without setting the position up.
func (l *Labels) ReadSetup(text string, partial bool) (interp.Setup, error) {
	u, err := l.readSetup(text)
	u.Partial = partial
	return u, err
}

// readSetup reads the lines one by one; what they say together, as whether all cards are there, is
// judged where the position is set up.
func (l *Labels) readSetup(text string) (none interp.Setup, err error) {
	u := interp.Setup{Piles: map[int][]interp.Card{}, Counters: map[int]int{}, Left: map[string]int{}}
	var seen [cards.Kinds][]int // lines that name a card
	for i, line := range strings.Split(text, "\n") {
		line, _, _ = strings.Cut(line, "#")
		line = strings.TrimSpace(line)
		if line == "" {
			continue
		}
		fail := func(format string, args ...any) error {
			return &BoardError{i + 1, fmt.Errorf(format, args...)}
		}
		label, list, ok := strings.Cut(line, ":")
		if !ok {
			ws := strings.Fields(line)
			switch {
			case len(ws) == 2 && ws[0] == "pass":
				n, ok := number(ws[1])
				if !ok || n < 1 || n > 10000 {
					return none, fail("%q is no number of a pass", ws[1])
				}
				u.Pass = n
			case len(ws) == 2 && ws[0] == "choices":
				n, ok := number(ws[1])
				if most := l.game.Choices(); !ok || n > most {
					return none, fail("`%s`: %s", line, choicesOf(most))
				}
				u.Choices = &n
			case len(ws) == 3 && ws[0] == "counter":
				if err := l.readCounter(&u, ws[1], ws[2]); err != nil {
					return none, fail("%w", err)
				}
			case len(ws) == 3 && ws[0] == "left":
				n, ok := number(ws[2])
				if !ok || !slices.Contains(l.game.Bounds(), ws[1]) {
					return none, fail("%q is nothing that is counted in this game", line)
				}
				u.Left[ws[1]] = n
			default:
				return none, fail("a pile is written `t3: KH 7C`, not %q", line)
			}
			continue
		}
		pile, err := l.Find(label)
		if err != nil {
			return none, fail("%w", err)
		}
		if _, twice := u.Piles[pile]; twice {
			return none, fail("%s stands twice", label)
		}
		u.Piles[pile] = []interp.Card{}
		for _, w := range strings.Fields(list) {
			c, err := ReadCard(w)
			if err != nil {
				return none, fail("%w", err)
			}
			k := c.Kind()
			if n := len(seen[k]); n > 0 && n >= l.game.Sheet().Pack.Decks {
				return none, fail("%s stands once too often; it is also in line %d", k, seen[k][n-1])
			}
			seen[k] = append(seen[k], i+1)
			u.Piles[pile] = append(u.Piles[pile], c)
		}
	}
	return u, nil
}

// WriteCard is a card as it lies, as ReadCard reads it.
func WriteCard(c interp.Card) string {
	if c.Down() {
		return "(" + c.Kind().String() + ")"
	}
	return c.Kind().String()
}

// ReadCard reads a card as it lies: 10H, (AS) face down.
func ReadCard(word string) (interp.Card, error) {
	name, down := strings.CutPrefix(word, "(")
	name, closed := strings.CutSuffix(name, ")")
	if down != closed {
		return 0, fmt.Errorf("%q has one bracket; a face-down card is written (%s)", word, name)
	}
	k, err := cards.Parse(name)
	if err != nil {
		return 0, err
	}
	c := interp.Card(k)
	if down {
		c |= interp.FaceDown
	}
	return c, nil
}

// Piles are the piles that a label means: one, or all of a zone where the number is left out.
func (l *Labels) Piles(label string) ([]int, error) {
	if p, err := l.Find(label); err == nil {
		return []int{p}, nil
	}
	return l.find(strings.ToLower(label))
}

// choicesOf says how many choices a deal leaves the player.
func choicesOf(most int) string {
	switch most {
	case 0:
		return "the deal of this game leaves the player no choice"
	case 1:
		return "the deal of this game leaves the player 1 choice; the number is 0 or 1"
	}
	return fmt.Sprintf("the deal of this game leaves the player %d choices; the number is 0 to %d", most, most)
}

// readCounter reads `counter NAME VALUE`; a rank is given by its place in the pack, from 1 for the
// lowest.
func (l *Labels) readCounter(u *interp.Setup, name, value string) error {
	for i, c := range l.game.Sheet().Counters {
		if c.Name != name {
			continue
		}
		n, ok := number(value)
		if !ok || n < c.Lo || n > c.Hi {
			return fmt.Errorf("%s is a number from %d to %d", name, c.Lo, c.Hi)
		}
		u.Counters[i] = n
		return nil
	}
	return fmt.Errorf("there is no counter %s", name)
}
