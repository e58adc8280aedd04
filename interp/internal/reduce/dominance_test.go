package reduce

import (
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
