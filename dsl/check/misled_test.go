package check_test

import (
	"slices"
	"strings"
	"testing"

	"pat/dsl"
)

// misledSheet is a sound game, in which what authors wrote takes the place of its lines.
const misledSheet = `game House

deal
  aces to foundations
  1 to each tableau
  rest to stock

foundations 4
  base ace
  build up in suit

tableau 4
  build down in suit
  spaces take any card

stock
  turn 1 to waste

waste

win when foundations full
`

// misled is what an author wrote, and what is said of it. Lines are changed in turn, `from => to`.
type misled struct {
	lines     string
	name      string // of the finding
	says      string // in its message or its notes
	help      string // in its advice, or - for none
	neverHelp string
}

// file is the game as the author wrote it.
func (m misled) file(t *testing.T) string {
	t.Helper()
	text := misledSheet
	for change := range strings.SplitSeq(m.lines, " ;; ") {
		from, to, _ := strings.Cut(change, " => ")
		if !strings.Contains(text, from) {
			t.Fatalf("nothing to change: %s", from)
		}
		text = strings.ReplaceAll(text, from, strings.ReplaceAll(to, "|", "\n  "))
	}
	return text
}

// TestMisled holds messages to what misled an author who knew the manual alone.
func TestMisled(t *testing.T) {
	for _, m := range []misled{
		// Names that no zone can have, with their kind beside them or not.
		{
			"foundations 4 => foundations up 4 ;; aces to foundations => aces to up foundations", "bad-name", "",
			"write `foundations ascending`, and `ascending` where other lines speak of it", "face up",
		},
		{
			"tableau 4 => tableau place 4 ;; each tableau => each place", "bad-name",
			"`place` is what every zone has and cannot be the name of a zone",
			"leave `place` out, and write `tableau` where other lines speak of it", "",
		},
		{
			"tableau 4 => tableau column 4 ;; each tableau => each column", "bad-name", "cannot be the name",
			"leave `column` out, and write `tableau`", "",
		},
		{
			"tableau 4 => tableau 2\n  build none\n  spaces stay empty\n\ntableau stack 4 ;; " +
				"each tableau => each stack", "bad-name", "cannot be the name", "names are words", "leave",
		},
		// A number out of range is the nearest in it, and a range the wrong way round is turned.
		{
			"tableau 4 => tableau 2 rows of 5 ;; spaces take any card => spaces take any card when column is 0",
			"pile-out-of-range", "there is no column 0", "column is 1`", "column is 5",
		},
		{
			"game House => game House\ncounter turned 1 to 16 from 17 ;; spaces take any card => " +
				"spaces take any card when turned is 1 ;; win when => after turn\n  set turned to turned minus 1\n\n" +
				"win when",
			"bad-number", "cannot start at 17", "from 16`", "from 1`",
		},
		{
			"tableau 4 => tableau 4 rows of 3 ;; spaces take any card => spaces take any card when row is 2 to 1",
			"backward-range", "", "row is 1 to 2`", "1 to 1",
		},
		{ // so is a rank that the pack does not have
			"game House => game House\nranks ace to queen ;; take any card => take any card when card is king",
			"not-in-the-pack", "the pack has no kings", "card is queen`", "never applies",
		},
		{ // a zone of which one line speaks alone is another of the game
			"build up in suit => build up in suit|worry back to cells", "undeclared-zone", "the game has no cells",
			"worry back to tableau`", "",
		},
		// `base` where each pile may begin with a card of its own, and lists that begin anywhere.
		{
			"base ace => base ace king ace king ;; build up in suit => build up in suit when base is ace|" +
				"build down in suit when bottom of pile is king", "no-base", "", "write `bottom of pile`",
			"rank of first card",
		},
		{
			"aces to foundations => 1 to foundations ;; foundations 4 => foundations 1 ;; base ace => base any card" +
				" ;; build up in suit => build in order ace two four eight three six queen jack nine five ten seven " +
				"in any suit wrapping", "contradiction", "", "base rank of first card", "remove",
		},
		{ // all lines that speak of it are changed with the name
			"tableau 4 => tableau place 4 ;; each tableau => each place ;; win when => after move to place\n" +
				"  1 from bottom of waste to stock\n\nwin when", "bad-name", "", "leave `place` out", "usage",
		},
		{ // a counter as well
			"game House => game House\ncounter turn 1 to 7 ;; spaces take any card => " +
				"spaces take any card when turn is 1 ;; win when => after turn\n  add 1 to turn\n\nwin when",
			"bad-name", "the name of a counter",
			"write `counter turn-counter`, and `turn-counter` where other lines speak of it", "usage",
		},
		{
			"game House => game House\noption rows 1 or 2 ;; spaces take any card => " +
				"spaces take any card when rows is 1", "bad-name", "the name of an option",
			"write `option rows-option`, and `rows-option`", "row is 1",
		},
		// What the deal lays on the foundations begins them.
		{
			"base ace => # ;; aces to => 8 twos to ;; game House => game House\ndecks 2 ;; " +
				"foundations 4 => foundations 8",
			"missing-rule", "which card starts a foundation", "add `base two` under `foundations`", "it is as in",
		},
		// Lines that allow nothing, at some times.
		{
			"spaces take any card => spaces take any card|spaces stay empty when stock empty", "extra-words", "",
			"write `spaces take any card until stock empty`, and remove the line", "is right",
		},
		{
			"spaces take any card => spaces take any card until stock empty|spaces stay empty when stock empty",
			"extra-words", "", "if the other lines say all that may come, remove the line", "is right",
		},
		{
			"build down in suit => build down in suit|build none when stock empty", "extra-words", "",
			"write `build down in suit until stock empty`, and remove the line", "is right",
		},
		// Lines of a goal that stand in another block.
		{
			"win when foundations full => win when tableau home ;; waste\n => waste 2\n" +
				"  home ace when pile number is 1|home up in suit after pile left when pile left home\n ;; " +
				"turn 1 to waste => turn 1 to each waste", "no-home", "",
			"put `home ace when pile number is 1`, `home up in suit after pile left when pile left home` under " +
				"`tableau`", "it is as in",
		},
		// A pile that a slip in its name leaves without cards.
		{
			"1 to each tableau => 1 to tableau 1|1 to tableau 2|1 to tableau 2|1 to tableau 3",
			"passed-over", "pile 4 of `tableau` gets no card, and all other piles do", "", "",
		},
		{
			"1 to each tableau => 1 to tableau 2|1 to tableau 3|1 to tableau 4", "passed-over",
			"pile 1 of `tableau` gets no card, and all other piles do", "", "",
		},
		{
			"game House => game House\ndecks 2 ;; waste\n => waste\n\ndiscard mark 4\n ;; aces to => " +
				"1 two to mark 2|1 three to mark 3|1 four to mark 4|aces to ;; foundations 4 => foundations 8",
			"passed-over", "pile 1 of `mark` gets no card", "", "",
		},
		{ // the steps of a row tell which pile is next
			"1 to each tableau => 1 to tableau 1|1 to tableau 2|1 to tableau 2|1 to tableau 4", "passed-over", "",
			"if its cards go there, write `1 to tableau 3`", "gets as many",
		},
		{
			"1 to each tableau => 1 to tableau 1|1 to tableau 2|1 to tableau 30|1 to tableau 4", "pile-out-of-range",
			"", "write `1 to tableau 3`", "is right",
		},
		{
			"1 to each tableau => 1 to tableau 1|1 to tableau 2|1 to tableau 3|1 to tableau 40", "pile-out-of-range",
			"", "write `1 to tableau 4`", "is right",
		},
		// What a `turn` line brings needs no other line.
		{
			"waste\n\nwin => waste\n\nreserve 3\n  takes any card from stock\n\nwin ;; " +
				"turn 1 to waste => turn 1 to reserve 1|turn 1 to reserve 2", "fill-without-source", "",
			"if `turn 1 to reserve 1` brings them, remove the line", "",
		},
		// As many cards as piles, for one each.
		{"1 to each tableau => 4 to tableau", "which-pile", "", "if 4 in all are meant, write `1 to each tableau`", ""},
		{
			"win when => may spread|1 to each other tableau\n\nwin when", "no-card", "no pile of its own",
			"each tableau when pile number is not 1", "",
		},
		// What can stand at a place, whether the file has it or not.
		{
			"win when => may fill|3 minus cards in pile to each tableau\n\nwin when", "expected-word",
			"a number, `pass` or the name of an option or counter", "", "",
		},
		{
			"build down in suit => build any lower but king", "expected-word",
			"`in suit`, `in alternating colours`, `in colour`", "", "",
		},
		// A condition of a set that is asked of the pile of each card.
		{
			"base ace => suits spades hearts clubs diamonds|takes set ace jack from tableau when " +
				"pile empty|at most 11 cards ;; " +
				"aces to foundations => 1 to waste", "no-effect", "`pile` is the pile that each card lies in", "", "",
		},
	} {
		file := m.file(t)
		s, ds := judge(library(nil), "house.pat", file)
		fits := func(d *dsl.Diagnostic) bool {
			return d.Name == m.name && strings.Contains(d.Message+"\n"+strings.Join(d.Notes, "\n"), m.says) &&
				strings.Contains(d.Advice(), m.help)
		}
		wrong := func(d *dsl.Diagnostic) bool {
			return m.neverHelp != "" && strings.Contains(d.Advice(), m.neverHelp)
		}
		if !slices.ContainsFunc(ds, fits) || slices.ContainsFunc(ds, wrong) {
			t.Errorf("want [%s] %q, help %q and not %q, of\n%s\n%s", m.name, m.says, m.help, m.neverHelp, m.lines,
				render(s, ds))
		}
	}
}
