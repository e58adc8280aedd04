package proof

import (
	"context"
	"errors"
	"fmt"

	"pat/dsl/catalogue"
	"pat/dsl/rules"
	"pat/interp"
	"pat/interp/notation"
)

// A Proof claims that a position cannot be won, and says what is to be found by looking at all that
// comes of it.
type Proof struct {
	Rules   string   // the rule file, without its parents
	Chosen  []string // name=value: the options and the numbers that were asked
	Board   string   // the position, in notation
	Visited Count    // neither won nor More
}

// Errors of Of: why there is no proof.
var (
	ErrWon       = errors.New("a position that can be reached is won")
	ErrShuffles  = errors.New("the game shuffles in play, and no player knows how")
	ErrUnwritten = errors.New("the position cannot be written so that it reads back as it is")
)

// A TooManyError says that there are more positions than a proof may have.
type TooManyError struct{ Most int64 }

func (e *TooManyError) Error() string {
	return fmt.Sprintf("more than %d positions can be reached", e.Most)
}

// Of makes the proof that a position cannot be won, by a visit to all that can be reached from it,
// up to so many. An error is ErrWon, ErrShuffles, ErrUnwritten, a *TooManyError, that of ctx, or
// the fault for which the game stopped.
func Of(ctx context.Context, s *interp.State, most int64) (*Proof, error) {
	g := s.Game()
	if g.Shuffles() {
		return nil, ErrShuffles
	}
	p := &Proof{
		Rules:  g.Sheet().Whole(),
		Chosen: g.Sheet().Assignments(g.Setting()),
		Board:  notation.For(g).Board(s),
	}
	from, err := p.position()
	if err != nil || string(NewKeyer(g).Append(nil, s)) != string(NewKeyer(from.Game()).Append(nil, from)) {
		return nil, ErrUnwritten
	}
	p.Visited, err = visit(ctx, from, most)
	return p, errors.Join(err, p.Visited.fails(most))
}

// fails is why what was found proves nothing.
func (c *Count) fails(most int64) error {
	switch {
	case c.Won:
		return ErrWon
	case c.Fault != "":
		return errors.New(c.Fault)
	case c.More:
		return &TooManyError{most}
	}
	return nil
}

// Check visits all positions again and holds what it finds against the claim.
func (p *Proof) Check(ctx context.Context) error {
	from, err := p.position()
	if err != nil {
		return err
	}
	found, err := visit(ctx, from, p.Visited.Positions+1)
	if err = errors.Join(err, found.fails(p.Visited.Positions)); err != nil {
		return err
	}
	if found != p.Visited {
		return fmt.Errorf("%d positions can be reached, %d of them without hope, with the digest %x; the proof speaks "+
			"of %d, %d and %x", found.Positions, found.Frozen, found.Digest, p.Visited.Positions, p.Visited.Frozen,
			p.Visited.Digest)
	}
	return nil
}

// Title is the title of the game.
func (p *Proof) Title() string {
	return catalogue.HeadingOf([]byte(p.Rules)).Title
}

// file is what the rules of a proof are called where a mistake in them is told.
const file = "proof.pat"

// position is where a proof begins.
func (p *Proof) position() (*interp.State, error) {
	sheet, found := rules.Load(&rules.Library{}, file, []byte(p.Rules))
	if found.Errors() > 0 {
		return nil, fmt.Errorf("the rules of the proof: %s", found[0].Message)
	}
	set := sheet.Defaults()
	for _, c := range p.Chosen {
		if err := sheet.Set(&set, c); err != nil {
			return nil, err
		}
	}
	g, err := interp.Compile(sheet, set)
	if err != nil {
		return nil, err
	}
	s, err := notation.For(g).ReadBoard(p.Board, true)
	if err != nil {
		return nil, fmt.Errorf("the position of the proof: %w", err)
	}
	if s.Game().Shuffles() {
		return nil, ErrShuffles
	}
	return s, nil
}
