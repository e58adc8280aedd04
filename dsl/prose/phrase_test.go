package prose

import (
	"strings"
	"testing"

	"pat/dsl"
	"pat/dsl/rules"
)

// Every line of every shipped game has its sentence, one that names where it holds.
func TestPhraseOfEveryLine(t *testing.T) {
	lib := shipped()
	for _, id := range lib.IDs() {
		s := open(t, id)
		for _, l := range s.AllLines() {
			says := Phrase(s, l)
			switch {
			case says == "":
				t.Errorf("%s: %q has no sentence", id, l.Text())
			case !strings.HasSuffix(says, "."), says[:1] != strings.ToUpper(says[:1]), strings.Contains(says, "\n"):
				t.Errorf("%s: %q: %q is no sentence", id, l.Text(), says)
			}
		}
	}
}

// Every line of a game is written with what it says, in the order of the file.
func TestWriteLines(t *testing.T) {
	s, ds := rules.Load(shipped(), "test.pat", []byte("game Lines\nvariant of klondike\ntableau\n  spaces take any "+
		"card\n"))
	if ds.Errors() > 0 {
		t.Fatal(ds)
	}
	var b strings.Builder
	if err := WriteLines(&b, s); err != nil {
		t.Fatal(err)
	}
	proofread(t, b.String())
	last := -1
	for _, want := range []string{
		"\ntableau 7\n", "\n  move sequence\n      On the tableau, cards in sequence",
		"\n  spaces take any card\n      On the tableau, spaces may be filled with any",
	} {
		at := strings.Index(b.String(), want)
		if at <= last {
			t.Errorf("%q does not come, or not in its place, in\n%s", want, b.String())
		}
		last = at
	}
}

func TestPhrase(t *testing.T) {
	s := sheet(t, `game Phrases
deal
  4 to each tableau
  rest to stock
foundations 4
  base ace
  build up in suit
tableau 6
  build down in alternating colours
  move 1 card
  spaces stay empty
  plays only to foundations
reserve
  plays only to foundations
stock
  turn 1 to waste
  redeals 2
waste
may mix when waste empty
  shuffle
after turn
  1 to reserve
win when foundations full
lose when stock empty
`)
	says := map[string]string{
		"build down in alternating colours": "On the tableau, cards are built down in alternating colours.",
		"spaces stay empty":                 "On the tableau, spaces are never filled.",
		"move 1 card":                       "On the tableau, only the top card of a pile may be moved.",
		"plays only to foundations":         "The cards of the reserve may be played only to the foundations.",
		"base ace":                          "Aces start the foundations.",
		"build up in suit":                  "On the foundations, cards are built up in suit to the king.",
		"turn 1 to waste": "You may turn one card from the stock to the waste, face up, whenever " +
			"you like.",
		"redeals 2": "When the stock is empty, you may turn the waste over, without " +
			"shuffling it, to be the new stock, twice in the whole game.",
		"4 to each tableau":         "In the deal: deal four cards to each tableau pile, face up, row by row.",
		"shuffle":                   "In the mix: shuffle the stock.",
		"1 to reserve":              "After that: deal one card to the reserve, face up.",
		"lose when stock empty":     "The game is lost when the stock is empty.",
		"win when foundations full": "The game is won when all foundations are full.",
	}
	for _, l := range s.AllLines() {
		if want, ok := says[l.Canonical()]; ok && !(l.Inside == "tableau" && l.Lead() == "plays") {
			if got := Phrase(s, l); got != want {
				t.Errorf("%s:\n got %s\nwant %s", l.Canonical(), got, want)
			}
			delete(says, l.Canonical())
		}
	}
	for l := range says {
		t.Errorf("no line %q", l)
	}
	if got := Phrase(s, nil) + Phrase(s, &dsl.Line{}); got != "" {
		t.Errorf("a line that could not be read says %q", got)
	}
	if got := Phrase(s, s.Mays[0].Steps[0]) + Phrase(s, s.Mays[1].Steps[0]); !strings.Contains(got, "redeal: turn "+
		"the waste over") || !strings.Contains(got, "mix: shuffle") {
		t.Errorf("steps of actions: %s", got)
	}
}

// Two zones that build up and down divide a suit between them only where both have it.
func TestFullOfOppositeFoundations(t *testing.T) {
	text := func(lower, upper string) string {
		return told(t, sheet(t, "game Leaf\ndeal\n  bases to foundations\n  3 to each tableau\nfoundations lower "+
			"2\n  suits "+lower+
			"\n  base ace\n  build up in suit\nfoundations upper 2\n  suits "+upper+"\n  base king\n  build down in "+
			"suit\ntableau 16\n  build up or down in suit\n  spaces take ace or king\nwin when foundations full\n"))
	}
	const divided = "a suit may be divided"
	if got := text("clubs spades", "hearts diamonds"); strings.Contains(got, divided) {
		t.Errorf("no suit is built both ways:\n%s", got)
	}
	if got := text("clubs spades", "spades clubs"); !strings.Contains(got, divided) {
		t.Errorf("two suits are built both ways:\n%s", got)
	}
}

// Bases to lay out are told as they would be called for: two kings of clubs, not a king and a
// king again.
func TestBasesByName(t *testing.T) {
	got := told(t, sheet(t, `game Court
decks 2
deal
  bases to court
  bases to harem
  rest to stock
foundations court 3
  suits clubs clubs hearts
  base king
  build up in suit wrapping
foundations harem 1
  suits hearts
  base ace
  build up in suit
stock
  turn 1 to waste
win when foundations full
`))
	got = strings.Join(strings.Fields(got), " ")
	for _, want := range []string{
		"lay out from the pack two kings of clubs and a king of hearts on the court foundations, and an ace of " +
			"hearts on the harem foundation",
	} {
		if !strings.Contains(got, want) {
			t.Errorf("nowhere %q in\n%s", want, got)
		}
	}
}

// Cards that are named twice may be out of the pack already: how many are left is not told.
func TestNamedTwice(t *testing.T) {
	got := flat(told(t, sheet(t, `game Twice
deal
  1 ace to foundations
  ace of spades ace of hearts to foundations
  4 to each tableau
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
`)))
	if strings.Contains(got, "Shuffle the rest (") || !strings.Contains(got, "Lay the remaining cards face down") {
		t.Errorf("two or three aces are out, and the rest is counted:\n%s", got)
	}
}

// What holds for every part of a sentence is said of every part, and named cards that may have been
// dealt are not counted.
func TestToldOfEveryPart(t *testing.T) {
	got := flat(told(t, sheet(t, `game Parts
deal
  3 to each tableau
  4 aces to foundations
  rest to stock
foundations 4
  base ace
  build up in suit
  build down in suit
tableau 4
  build down in suit or king when stock empty
  spaces take any card
stock
  turn 1 to waste
waste
win when all cards on foundations
`)))
	for _, want := range []string{
		"Take all aces that are left out of the pack and lay them on the foundations",
		"Lay the remaining cards face down as the stock.",
		"Build down in suit and a king may be laid on any card, in each case when the stock is empty.",
		"A foundation is full with thirteen cards.", // where it goes up and down, that is no matter of course
	} {
		if !strings.Contains(got, want) {
			t.Errorf("nowhere %q in\n%s", want, got)
		}
	}
}

// A goal of cards that lie where they belong says where that is.
func TestAimSaysWhereCardsBelong(t *testing.T) {
	for id, want := range map[string]string{
		"spaces":       "A card lies where it belongs if ",
		"bakers-dozen": "The game is won when ",
	} {
		aim := Aim(open(t, id))
		if last := aim[len(aim)-1]; !strings.HasPrefix(last, want) {
			t.Errorf("%s: %q", id, aim)
		}
	}
}
