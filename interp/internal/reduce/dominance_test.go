package reduce

import (
	"fmt"
	"regexp"
	"strings"
	"testing"
)

// A rule that looks at what a card leaves behind when it goes out, or at what is out, forbids to
// put cards out as soon as they can go; one that is only kinder where piles are emptier, or looks
// at what goes on as it would have, does not.
func TestCalm(t *testing.T) {
	for _, c := range []struct {
		zone, line string
		calm       bool
	}{
		{"tableau", "build down in suit", true},
		{"tableau", "build down in suit when reserve empty", true},
		{"tableau", "build down in suit when not reserve empty", false},
		{"tableau", "build down in suit when reserve empty or stock empty", true},
		{"tableau", "build down in suit when tableau 1 empty", false},
		{"tableau", "build down in suit when cards in foundations is at least 4", false},
		{"tableau", "build down in suit when cards in reserve is at most 4", false},
		{"tableau", "build down in suit when cards in pile is at most 4", false},
		{"tableau", "build down in suit when bottom is king", true},
		{"tableau", "build down in suit when pile number is 2", true},
		{"tableau", "build down in suit when pass is 1", true},
		{"tableau", "at most 4 cards", true},
		{"tableau", "move pile", true},
		{"tableau", "move sequence of 3", false},
		{"tableau", "spaces take king when tableau is ace", false},
		{"tableau", "exposed card stays down when reserve empty", false},
		{"foundations", "build up in suit when cards in pile is at least 1", false},
		{"foundations", "worry back when not cells empty", false},
		{"stock", "turn 1 to waste when waste empty", true},
		{"stock", "turn 1 to waste when not waste empty", false},
		{"stock", "turn 1 to waste when tableau empty", false},
		{"stock", "turn 1 to foundations", false},
	} {
		text := strings.Replace(quiet, c.zone+"$", "  "+c.line+"\n", 1)
		g := fromText(t, regexp.MustCompile(`[a-z]+\$`).ReplaceAllString(text, ""))
		if got := g.calm(); got != c.calm {
			t.Errorf("`%s` of %s: a card that is out earlier can make no difference against a player: %t",
				c.line, c.zone, got)
		}
	}
}

const quiet = `game Calm
deal
  4 to reserve
  5 to each tableau
  rest to stock
foundations 4
  base ace
  build up in suit
foundations$tableau 4
  build down in alternating colours
tableau$cells 2
reserve
waste
stock
stock$win when all cards on foundations
`

// A foundation that goes round may take a card that another should begin with, and be full when
// what comes after that card needs a place. The attacker's file: f1 A 2, then the ace that f2
// wants.
func TestHasteWhereFoundationsGoRound(t *testing.T) {
	const round = `game T
decks 2
ranks ace to two
suits %s
deal
  rest to each tableau
foundations %s
  base ace
  build up %s wrapping
  at most %d cards
tableau 2
  build down in any suit
  spaces stay empty
win when all cards on foundations
`
	for _, c := range []struct {
		suits, piles, build string
		most                int
		hasty               bool
	}{
		{"spades", "2", "in any suit", 3, false},
		{"spades", "2", "in any suit", 2, true},                           // none goes round
		{"spades hearts", "2\n  suits spades hearts", "in suit", 4, true}, // there is no other of the suit
	} {
		if g := fromText(t, fmt.Sprintf(round, c.suits, c.piles, c.build, c.most)); g.Hasty() != c.hasty {
			t.Errorf("%s, foundations %s, at most %d: cards go out without regret: %v", c.suits, c.piles, c.most,
				g.Hasty())
		}
	}
}
