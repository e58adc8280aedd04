package prompt

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"pat/dsl"
	"pat/dsl/rules"
	"pat/interp/gametest"
	"pat/interp/numbers"
	"pat/interp/play"
)

// A desk is a World with nothing in it.
type desk struct {
	over  int
	ended int
	saved []string
	drawn uint64 // numbers of new deals, from 1
	empty bool   // no other game can be dealt
}

func (d *desk) New(old *play.Session, deal *numbers.ID) (*play.Session, error) {
	if d.empty {
		return nil, errors.New("no cards")
	}
	if deal == nil {
		next := numbers.Own(old.Deal.Seed() + 1)
		deal = &next
	}
	return play.Start(old.Game, *deal, old.Game.Setting())
}

func (d *desk) Number() numbers.ID {
	d.drawn++
	return numbers.Own(d.drawn)
}

func (d *desk) Reload(old *play.Session) (*play.Session, error) {
	return play.Start(old.Game, old.Deal, old.Game.Setting())
}

func (d *desk) Back(*play.Session) {}

func (d *desk) Save(_ *play.Session, path string) error {
	d.saved = append(d.saved, path)
	return nil
}

func (d *desk) Load(string) (*play.Session, error) { return nil, errors.New("nothing to load") }
func (d *desk) Warning() string                    { return "" }
func (d *desk) Games() []string                    { return nil }
func (d *desk) Stats() []string                    { return []string{"none"} }
func (d *desk) Hello() []string                    { return nil }
func (d *desk) Daily(*play.Session) numbers.ID     { return numbers.Own(23) }

func (d *desk) Share(*play.Session, bool) string { return "pat play" }

func (d *desk) Resume(int) (*play.Session, error) { return nil, errors.New("nothing to resume") }

func (d *desk) Open(args []string, _ *numbers.ID) (*play.Session, error) {
	return nil, fmt.Errorf("there is no game %s", args[0])
}

func (d *desk) Ended(*play.Session) { d.ended++ }

func (d *desk) Over() bool {
	d.over++
	return true
}

func session(t testing.TB, id string, number uint64) *play.Session {
	t.Helper()
	g := gametest.Shipped(t, id)
	s, err := play.Start(g, numbers.Own(number), rules.Setting{})
	if err != nil {
		t.Fatal(err)
	}
	return s
}

func run(t testing.TB, id, input string) string {
	t.Helper()
	var out bytes.Buffer
	p := &Prompt{In: strings.NewReader(input), Out: &out, Session: session(t, id, 17), World: &desk{}}
	if err := p.Run(); err != nil {
		t.Fatal(err)
	}
	return out.String()
}

// A window may change its size while a game is played: every board is as wide as it is then.
func TestFollowsTheWindow(t *testing.T) {
	var out bytes.Buffer
	width := func() int {
		if strings.Contains(out.String(), "> board") {
			return 60
		}
		return 100
	}
	p := &Prompt{
		In: strings.NewReader("moves\nboard\nmoves\n"), Out: &out, Look: Look{Width: width},
		Session: session(t, "bakers-dozen", 17), World: &desk{},
	}
	if err := p.Run(); err != nil {
		t.Fatal(err)
	}
	widest := func(text string) (n int) {
		for line := range strings.Lines(text) {
			n = max(n, len([]rune(strings.TrimSpace(line))))
		}
		return n
	}
	wide, narrow, _ := strings.Cut(out.String(), "> board")
	if n := widest(wide); n <= 60 {
		t.Errorf("at 100 columns the widest line has %d", n)
	}
	if n := widest(narrow); n > 60 {
		t.Errorf("at 60 columns a line has %d:\n%s", n, narrow)
	}
}

// Nothing on the board is wider than a terminal of 80 columns, in any game.
func TestFits80Columns(t *testing.T) {
	refusal := regexp.MustCompile(`^\w+: `)
	for _, id := range gametest.Library().IDs() {
		out := run(t, id, strings.Repeat("turn\n", 30)+"moves\n")
		for line := range strings.Lines(out) {
			if n := len([]rune(strings.TrimRight(line, "\n"))); n > 80 && !refusal.MatchString(line) {
				t.Errorf("%s: %d columns: %s", id, n, line)
			}
		}
	}
}

// A line that is refused says why in a sentence, and `why` then quotes the rule with its place.
func TestRefusalNamesTheRule(t *testing.T) {
	for _, c := range []struct{ id, input, want string }{
		{"bakers-dozen", "t1 t2\n", "`build down in any suit` (bakers-dozen.pat:14)"},
		{"bakers-dozen", "t1 f\n", "`base ace` (bakers-dozen.pat:10)"},
		{"bakers-dozen", "t4 t6 2\n", "`move 1 card` (bakers-dozen.pat:15)"},
		{"bakers-dozen", "turn\n", "this game has no stock"},
		{"bakers-dozen", "redeal\n", "there is no redeal in this game"},
		{"generals-patience", "turn\n", "`player plays 1 from tableau to foundations` (generals-patience.pat:9)"},
		{"klondike", "redeal\n", "the stock is not empty"},
		{"abandon-hope", "redeal\n", "shows 8, twice in the whole game:\n    `may redeal twice when dealt is packets`"},
		{"klondike", "t1 t2 9\n", "only 1 card lies there"},
		{"klondike", "s t1\n", "cards of the stock are turned, not played"},
	} {
		out := run(t, c.id, c.input+"why\n")
		refused, why, _ := strings.Cut(out, "> why\n")
		if !strings.Contains(why, c.want) || strings.Contains(refused, ".pat:") {
			t.Errorf("%s, %q: no %q in\n%s", c.id, c.input, c.want, out)
		}
	}
}

// Who is refused for the first time is told how the rule is shown; "why" means what was refused
// last until something is done.
func TestWhyOfARefusal(t *testing.T) {
	p := &Prompt{Session: session(t, "bakers-dozen", 17), World: &desk{}, Terminal: true}
	for _, c := range []struct{ line, want, not string }{
		{"t1 t2", "J♦ does not go on 8♦; a 7 does. `why` shows the rule.", ".pat:"},
		{"why", "`build down in any suit` (bakers-dozen.pat:14)", ""},
		{"t3 t2", "10♦ does not go on 8♦", "shows the rule"},
		{"t3 t1", "", "does not go"},
		{"why", "t3 t1 was made by these lines:", "8♦"},
	} {
		said := strings.Join(p.Command(c.line).Say, "\n")
		if !strings.Contains(said, c.want) || c.not != "" && strings.Contains(said, c.not) {
			t.Errorf("%s is answered with\n%s", c.line, said)
		}
	}
}

// A word that is a command and the label of a pile is the command alone or with what a command
// takes, and the pile before another pile.
func TestCommandOrPile(t *testing.T) {
	text := "game Two\n\ndeal\n  4 to each tableau\n  kings to bottom of tableau\n\nfoundations upper\n  base ace " +
		"of spades\n  build up in suit\n  worry back\n\nfoundations 3\n  base ace\n  build up in suit\n\n" +
		"tableau 13\n  build down in any suit\n  move 1 card\n  spaces stay empty\n\nreserve bank 4\n\nwin when " +
		"foundations full\n"
	board := "u: AS 2S\nt1: 3H\nt2: 9C\nt3: 3D\nb1: 8C\nb2: 2D\n"
	for _, c := range []struct{ input, want string }{
		{"u t1\n", "u AS\n"},
		{"u t3\nu 1\n", "Taken back: u t3."},
		{"u t3\nu\n", "Taken back: u t3."},
		{"u 3\n", "There is no move to take back."},
		{"b1 t2\nu\n", "Taken back: b1 t2."},
		{"b t3\nu\n", "Taken back: b2 t3."},
		{"help\n", "`u` alone or with a number is `undo`, before a pile it is `upper`"},
	} {
		if out := typed(t, text, board, c.input); !strings.Contains(out, c.want) {
			t.Errorf("%q: no %q in\n%s", c.input, c.want, out)
		}
	}
}

// The language refuses actions by the names that the prompt answers itself; what can be no name
// needs no refusal.
func TestTheLanguageKnowsOurWords(t *testing.T) {
	var ours []string
	for _, w := range Words() {
		if w != "?" {
			ours = append(ours, w)
		}
	}
	slices.Sort(ours)
	if theirs := slices.Sorted(slices.Values(dsl.PromptWords)); !slices.Equal(ours, theirs) {
		t.Errorf("the prompt answers %v, the language refuses %v", ours, theirs)
	}
}

// typed plays a rule text with some board from a pipe.
func typed(t testing.TB, text, board, input string) string {
	t.Helper()
	g := gametest.Of(t, text)
	s, err := play.Start(g, numbers.Own(1), rules.Setting{})
	if err != nil {
		t.Fatal(err)
	}
	if board != "" {
		if s.State, err = s.Labels.ReadBoard(board, true); err != nil {
			t.Fatal(err)
		}
	}
	var out bytes.Buffer
	p := &Prompt{In: strings.NewReader(input), Out: &out, Look: Look{ASCII: true}, Session: s, World: &desk{}}
	if err := p.Run(); err != nil {
		t.Fatal(err)
	}
	return out.String()
}

const patience = `game Patience
deal
  3 to each tableau
  rest to stock
foundations lower 2
  base ace
  build up in suit
foundations upper 2
  base king
  build down in suit
tableau 12
  build down in any suit
  move sequence
  spaces take any card
stock
  turn 1 to waste
  redeals 2
waste
may stir once
  gather waste
  shuffle
win when foundations full
`

// What may mean several moves is asked, and the number of a choice is an answer to that question
// only.
func TestChoice(t *testing.T) {
	board := "l1: AC 2C 3C 4C\nu1: KC QC JC 10C 9C 8C 7C 6C\nw: 5C\nt1: 9S"
	out := typed(t, patience, board, "w f\n2\n2\n")
	for _, want := range []string{
		"Which one? Type its number.\n  1) w l1   5C to 4C\n  2) w u1   5C to 6C\n", "u1 5C",
		"> 2\n2 alone is no move",
	} {
		if !strings.Contains(out, want) {
			t.Errorf("no %q in\n%s", want, out)
		}
	}
	if out := typed(t, patience, board, "w f\nmoves\n2\n"); !strings.Contains(out, "> 2\n2 alone is no move") {
		t.Errorf("an old question is answered:\n%s", out)
	}
	if out := typed(t, patience, board, "w f\n3\n"); !strings.Contains(out, "> 3\n3 alone is no move") {
		t.Errorf("a choice that was not offered is made:\n%s", out)
	}
	if out := typed(t, patience, board, "w\n"); !strings.Contains(out, "Which one? w l1, w u1, w t2") &&
		!strings.Contains(out, "3) w t2") {
		t.Errorf("the moves of a pile are not offered:\n%s", out)
	}
}

// The deal's own choice names the cards, in the words of the rules, and is made by number.
func TestChoiceOfTheDeal(t *testing.T) {
	out := run(t, "dutchess", "5\n2\n2\n")
	for _, want := range []string{
		"The deal waits for your choice: play one card from the reserve to a foundation.",
		"\n  2) r2 f   3♠ to a foundation\n", "> 5\nThere are 4 choices. Type its number.\n", "f1 3♠",
		"> 2\n2 alone is no move",
	} {
		if !strings.Contains(out, want) {
			t.Errorf("no %q in\n%s", want, out)
		}
	}
}

// A misspelt command is answered with the right one; what may be a pile is not.
func TestMeant(t *testing.T) {
	for _, c := range []struct{ typed, want string }{
		{"hnt", "Did you mean `hint`?"},
		{"unod 3", "Did you mean `undo`?"},
		{"trun", "Did you mean `turn`?"},
		{"stirr", "Did you mean `stir`?"},
		{"redeel", "Did you mean `redeal`?"},
		{"t99", "There is no pile t99"},
		{"xx", "There is no pile xx"},
		{"t1 moves", "There is no pile moves"},
		{"t2 t1 4 4", "I cannot read"},
		{"t1t99", "There is no pile t99:"},
		{"2h t99", "There is no pile t99"},
	} {
		if out := typed(t, patience, "", c.typed+"\n"); !strings.Contains(out, c.want) {
			t.Errorf("%q: no %q in\n%s", c.typed, c.want, out)
		}
	}
}

// What is understood is done: moves that are written otherwise than here, and commands by the words
// of other programs.
func TestUnderstood(t *testing.T) {
	const board = "s: (5H)\nw: 9H\nl1: AC\nt1: 2D\nt2: 3C\nt3: KC\nt4: 5S 4D\nt5: 6H"
	for _, c := range []struct{ typed, want string }{
		{"t1t2", "made t1 t2"},
		{"T1,t2", "made t1 t2"},
		{"t1->t2", "made t1 t2"},
		{"t1-t2", "made t1 t2"},
		{"1-2", "made t1 t2"},
		{".", "made turn"},
		{"-", "There is no move to take back."},
		{"t1 to t2", "made t1 t2"},
		{"move t1 to t2", "made t1 t2"},
		{"move t4 t5 2", "made t4 t5 2"},
		{"t3u", "made t3 u1"},
		{"draw", "made turn"},
		{"deal", "made turn"},
		{"flip", "made turn"},
		{"d", "made turn"},
		{"s", "made turn"},
		{"s w", "made turn"},
		{"2d 3c", "made t1 t2"},
		{"2♦ 3♣", "made t1 t2"},
		{"2d3c", "made t1 t2"},
		{"2D t2", "made t1 t2"},
		{"kc u", "made t3 u1"},
		{"5s 6h", "made t4 t5 2"},
		{"4d t6", "made t4 t6"},
		{"kc", "made t3 "},
		{"back", "There is no move to take back."},
		{"show", "t1"},
		{"h", "Commands"},
		{"7h 8c", "7h 8c: 7H does not lie open."},
		{"2d 5s", "2d 5s: 5S is covered by 4D."},
		{"5h w", "5h w: 5H does not lie open."},
		{"2d 9h", "t1 w: nothing comes there by play."},
	} {
		out := typed(t, patience, board, c.typed+"\nundo\n")
		made, ok := strings.CutPrefix(c.want, "made ")
		if ok && !strings.Contains(out, "Taken back: "+made) || !ok && !strings.Contains(out, c.want) {
			t.Errorf("%q: no %q in\n%s", c.typed, c.want, out)
		}
	}
}

// Where two cards of a name fit it is asked which, and where none fits the rule tells why.
func TestTwoCardsFit(t *testing.T) {
	two := strings.Replace(patience, "game Patience", "game Patience\ndecks 2", 1)
	two = strings.Replace(two, "s lower 2", "s lower 4", 1)
	board := "t1: 2D\nt2: 3C\nt3: 9H 2D\nt4: 4S"
	out := typed(t, two, board, "2d 3c\n2\n")
	if !strings.Contains(out, "Which one? Type its number.\n  1) t1 t2   2D to 3C\n  2) t3 t2   2D to 3C\n") ||
		!strings.Contains(out, ", 1 move") {
		t.Error(out)
	}
	out = typed(t, two, board, "2d 4s\nwhy\n")
	if !strings.Contains(out, "2D does not go on 4S; a 3 does:\n    `build") {
		t.Error(out)
	}
}

// A deal that fails leaves the game as it is, and so what is kept of it: the table is told once
// that it is left.
func TestNewFails(t *testing.T) {
	var out bytes.Buffer
	d := &desk{empty: true}
	p := &Prompt{In: strings.NewReader("turn\nnew\nundo\n"), Out: &out, Session: session(t, "klondike", 17), World: d}
	if err := p.Run(); err != nil {
		t.Fatal(err)
	}
	if d.over != 1 || !strings.Contains(out.String(), "> new\nNo cards.\n> undo\n") ||
		!strings.Contains(out.String(), "Taken back: turn.") {
		t.Errorf("left %d times\n%s", d.over, out.String())
	}
}

// So does one that was found to be winnable; the line found is not one of the game that goes on.
func TestNewWinnableFails(t *testing.T) {
	var out bytes.Buffer
	s := session(t, "bakers-dozen", 17)
	var err error
	if s.State, err = s.Labels.ReadBoard("t1: KH\nt2: KD", true); err != nil { // hardly any move can be made here
		t.Fatal(err)
	}
	p := &Prompt{In: strings.NewReader("new winnable\nmoves\n"), Out: &out, Session: s, World: &desk{empty: true}}
	if err := p.Run(); err != nil {
		t.Fatal(err)
	}
	if !strings.Contains(out.String(), "> new winnable\nNo cards.\n") {
		t.Error(out.String())
	}
}

// The lines typed are written as a whole, those of before with them.
func TestHistory(t *testing.T) {
	written := ""
	p := &Prompt{
		History: filepath.Join(t.TempDir(), "state", "history"),
		WriteFile: func(path string, data []byte) error {
			written += path + ": " + string(data)
			return nil
		},
	}
	p.KeepLines([]string{"turn", "t3 t7"})
	if want := p.History + ": turn\nt3 t7\n"; written != want {
		t.Errorf("%q, want %q", written, want)
	}
	if _, err := os.Stat(filepath.Dir(p.History)); err != nil {
		t.Error(err)
	}
}

// An empty line does nothing at all.
func TestEmptyLine(t *testing.T) {
	with, without := typed(t, patience, "", "turn\n\n   \nmoves\n"), typed(t, patience, "", "turn\nmoves\n")
	if with != without {
		t.Errorf("empty lines are answered:\n%s", with)
	}
}

// Moves are listed by where they lead; many moves of the same cards are one entry.
func TestMoves(t *testing.T) {
	board := "l1: AC\ns: (5H)\nw: 2C\nt1: 7S\nt2: 8D 7H\nt3: 8C 6C\nt4: KC\nt5: KD\nt6: KH\nt7: KS\nt8: QC\nt9: " +
		"QD\nt10: QH\nt11: QS\nt12: JS"
	out := typed(t, patience, board, "moves\n")
	_, list, _ := strings.Cut(out, "> moves\n")
	want := `lower        w l1
upper        t4 u1   t5 u1   t6 u1   t7 u1
tableau      t1 > t3
`
	lines := strings.Split(list, "\n")
	if len(lines) < 4 || !strings.HasPrefix(lines[0], "lower ") || !strings.HasPrefix(lines[1], "upper ") ||
		!strings.HasPrefix(lines[2], "tableau ") {
		t.Errorf("the groups are\n%s\nnot like\n%s", list, want)
	}
	if !strings.Contains(list, "t8 > t4 t5 t6 t7") && !strings.Contains(list, "t8 t4   t8 t5") {
		t.Errorf("the moves of the queen of clubs are not together:\n%s", list)
	}
	if !strings.Contains(list, "actions      turn") {
		t.Errorf("turning is not listed:\n%s", list)
	}
	if out := typed(t, patience, board, strings.Repeat("turn\n", 1)+"redeal\nmoves\n"); !strings.Contains(out,
		"redeal") {
		t.Errorf("an action is not listed:\n%s", out)
	}
}

// The heading tells what a position has besides its cards.
func TestHeading(t *testing.T) {
	out := typed(t, patience, "", "turn\nstir\n")
	if !strings.Contains(out, "\nstir: 1 left, redeal: 2 left\n") {
		t.Errorf("what may still be done is not told:\n%s", out)
	}
	if !strings.Contains(out, "\nstir: none left, redeal: 2 left\n") {
		t.Errorf("what is used up is not told:\n%s", out)
	}
}

// auto makes the only move where there is but one, and stops where it would go round.
func TestAutoForced(t *testing.T) {
	text := `game Forced
deal
  rest to stock
stock
  turn 1 to waste
waste
may redeal when stock empty
  gather waste
foundations
  base ace
  build up in suit
win when foundations full
`
	out := typed(t, text, "s: (5H) (6H) (7H)", "auto\n")
	if !strings.Contains(out, "Played: turn (3 times), redeal.\n") {
		t.Errorf("played something else:\n%s", out)
	}
	if out := typed(t, patience, "", "auto\n"); !strings.Contains(out, "there is more than one move") {
		t.Errorf("with a choice:\n%s", out)
	}
}

// Of a game that is won it is not said that no move is left.
func TestNoMoveOfAWonGame(t *testing.T) {
	text := "game Short\ndeal\n  rest to stock\nstock\n  turn 1 to waste\nwaste\nwin when stock empty\n"
	out := typed(t, text, "s: (5H)", "turn\nhint\nauto\nmoves\n")
	n := strings.Count(out, "\nThe game is won. `new` deals another game.\n")
	if n != 3 || strings.Contains(out, "No move is left") {
		t.Errorf("it is said %d times that the game is won:\n%s", n, out)
	}
}

// A hint where there is no choice says so, unless it knows more.
func TestHintWithoutChoice(t *testing.T) {
	out := run(t, "birthday", "hint\nturn\nhint\n")
	if !strings.Contains(out, "> hint\nturn: this is the only move.\n") {
		t.Errorf("of the only move:\n%s", out)
	}
}

// auto comes to an end where forced moves never do, and where the player has had enough.
func TestAutoEndless(t *testing.T) {
	text := `game Endless
deal
  rest to stock
stock
waste
may stir
  gather stock
  shuffle
  rest to stock
win when stock empty
`
	out := typed(t, text, "", "auto\nboard\n")
	if !strings.Contains(out, ", 300 moves\n") || !strings.Contains(out, "I stop after 300 moves without a choice; "+
		"auto goes on.\n") {
		t.Errorf("it ends otherwise:\n%s", out)
	}
	var b bytes.Buffer
	p := &Prompt{
		In: strings.NewReader("auto\nboard\n"), Out: &b, Session: session(t, "klondike", 17), World: &desk{},
		Until: func() (context.Context, context.CancelFunc) {
			ctx, cancel := context.WithCancel(context.Background())
			cancel()
			return ctx, cancel
		},
	}
	if err := p.Run(); !errors.Is(err, ErrStopped) || !strings.HasSuffix(b.String(), "> auto\nStopped.\n") {
		t.Errorf("%v\n%s", err, b.String())
	}
}

// What follows a word may be wrong; then it is not the word that is asked about.
func TestNotMeant(t *testing.T) {
	for _, line := range []string{"turn t1 t2", "turn 2", "stir 2", "redeal 2"} {
		if out := typed(t, patience, "", line+"\n"); strings.Contains(out, "Did you mean") {
			t.Errorf("%q:\n%s", line, out)
		}
	}
	inside := strings.Replace(patience, "build down in any suit", "build down in any suit\n  move any 1 card", 1)
	if out := typed(t, inside, "", "t1@9 t2\n"); !strings.Contains(out, "\nt1 has only ") {
		t.Errorf("a pile is called otherwise than on the board:\n%s", out)
	}
	if out := typed(t, patience, "", "tunr\n"); !strings.Contains(out, "Did you mean `turn`?") {
		t.Error(out)
	}
}

// One move is counted as one.
func TestOneMoveWins(t *testing.T) {
	text := "game Short\ndeal\n  rest to stock\nstock\n  turn 1 to waste\nwaste\nwin when stock empty\n"
	if out := typed(t, text, "s: (5H)", "winnable\n"); !strings.Contains(out,
		"Yes: it can be won by who knows all cards, in 1 move from here. `hint all` tells the first.") {
		t.Error(out)
	}
}

// Who leaves at a terminal is told how to come back.
func TestGoodbye(t *testing.T) {
	var out bytes.Buffer
	p := &Prompt{
		In: strings.NewReader(""), Out: &out, Terminal: true, Session: session(t, "klondike", 17), World: &desk{},
		History: filepath.Join(t.TempDir(), "history"), WriteFile: func(string, []byte) error { return nil },
	}
	if err := p.Run(); err != nil || !strings.HasSuffix(out.String(), "\n\n`pat` goes on with this game.\n") {
		t.Errorf("%v\n%s", err, out.String())
	}
}

// The help of a game tells how its own moves are written, and every command.
func TestHelp(t *testing.T) {
	out := typed(t, patience, "", "help\n")
	for _, want := range []string{
		"t3 t7 4", "t3 f ", "turn the stock", "the waste becomes the stock again",
		"stir          gather cards and deal them again; `rules` tells how",
	} {
		if !strings.Contains(out, want) {
			t.Errorf("no %q in\n%s", want, out)
		}
	}
	for _, c := range commands {
		if !strings.Contains(out, "  "+c.usage) {
			t.Errorf("%s is not told", c.name)
		}
	}
	if strings.Contains(out, "leave together") || strings.Contains(out, "change places") || strings.Contains(out, "@") {
		t.Errorf("moves that the game has not are told:\n%s", out)
	}
	for line := range strings.Lines(out) {
		if len(line) > 81 {
			t.Errorf("wider than 80: %s", line)
		}
	}
}

func TestAsk(t *testing.T) {
	lib := gametest.Library()
	sheet, _, err := rules.Open(lib, "birthday")
	if err != nil {
		t.Fatal(err)
	}
	in := strings.NewReader("help\nrules\n1906\nnineteen\n19\n1 9 5 6\nturn\n")
	var out bytes.Buffer
	q := NewQuestion(sheet, rules.Setting{}, sheet.Asks[0])
	nums, leave, err := q.Lines(in, &out, 80, false)
	if err != nil || leave || !slices.Equal(nums, []int{1, 9, 5, 6}) {
		t.Fatal(nums, leave, err)
	}
	if rest, _ := ReadLine(in); rest != "turn" {
		t.Errorf("asking swallowed the next line; left is %q", rest)
	}
	for want, times := range map[string]int{
		"Birthday asks you something first.":                                 2,
		"one for each foundation in\nturn":                                   2,
		"one rank\nabove the number":                                         0,
		"It is 4 numbers from 1 to 9, such as 1956; \"0\" is not among them": 1,
		"It is 4 numbers from 1 to 9, such as 1956; \"n\" is not among them": 0,
		"It is 4 numbers from 1 to 9, such as 1956; you named 2.":            1,
		"The foundations\n":                                                  1,
		"target> ":                                                           6,
	} {
		if n := strings.Count(out.String(), want); n != times {
			t.Errorf("%q stands there %d times, want %d:\n%s", want, n, times, out.String())
		}
	}
	if _, _, err := q.Lines(strings.NewReader("1906\n"), &out, 80, false); err == nil {
		t.Error("the end of input is no answer")
	}
	if _, leave, err := q.Lines(strings.NewReader("quit\n"), &out, 80, false); err != nil || !leave {
		t.Error("quit does not leave")
	}
	if nums, leave, err := q.Lines(strings.NewReader("\n"), &out, 80, false); err != nil || leave || nums != nil {
		t.Error("Enter alone does not leave it to chance")
	}
	for _, year := range []string{"1956", "1,9,5,6", "target=1956", " 1956 "} {
		if nums, _, done := q.Answer(year); !done || !slices.Equal(nums, []int{1, 9, 5, 6}) {
			t.Errorf("%q: %v", year, nums)
		}
	}
}

// FuzzPrompt types anything: no panic, no endless output, and every line is answered.
func FuzzPrompt(f *testing.F) {
	for _, text := range []string{
		"help\nmoves\nundo 99\nredo\n", "t3 t7\nauto\nrules\n",
		"save x\nload x\nnew 18446744073709551615\nnew -1\nnew 17 x\n", "restart\nboard\nreload\nquit\nmore\n",
	} {
		f.Add(text, false)
		f.Add(text, true)
	}
	f.Fuzz(func(t *testing.T, text string, stock bool) {
		if strings.Count(text, "hint") > 1 || strings.Count(text, "\n") > 50 {
			return // each is allowed its time
		}
		id := "bakers-dozen"
		if stock {
			id = "klondike"
		}
		var out bytes.Buffer
		p := &Prompt{In: strings.NewReader(text), Out: &out, Session: session(t, id, 17), World: &desk{}}
		if err := p.Run(); err != nil && !strings.Contains(err.Error(), "longer than") {
			t.Fatal(err)
		}
		if out.Len() > 1<<20 {
			t.Fatalf("%d bytes of output", out.Len())
		}
	})
}

// What is settled about the look of cards is seen at the prompt at once, and in what it says.
func TestLookIsSettled(t *testing.T) {
	for _, c := range []struct {
		typed     string
		want, not []string
	}{
		{"board\n", []string{"\x1b[31m", "\x1b[2m", "♥"}, []string{"\x1b[32m", "\x1b[34m"}},
		{"set screen plain\n", []string{"From the next start of pat on: screen plain."}, nil},
		{"set suits four\nturn\nboard\n", []string{"\x1b[32m", "\x1b[34m"}, nil},
		{"set suits letters\nclear\nboard\n", []string{"▒▒"}, []string{"♥", "♠"}},
		{"set contrast high\nclear\nboard\n", []string{"\x1b[1;91m"}, []string{"\x1b[2m", "\x1b[31m"}},
	} {
		var out bytes.Buffer
		s := session(t, "klondike", 17)
		p := &Prompt{In: strings.NewReader(""), Out: &out, Session: s, World: &desk{}, Look: Look{Colour: true}}
		for line := range strings.Lines(c.typed) {
			if line = strings.TrimSpace(line); line == "clear" {
				out.Reset()
				continue
			}
			p.answer(p.Command(line))
		}
		for _, want := range c.want {
			if !strings.Contains(out.String(), want) {
				t.Errorf("%q: no %q in\n%q", c.typed, want, out.String())
			}
		}
		for _, not := range c.not {
			if strings.Contains(out.String(), not) {
				t.Errorf("%q: %q in\n%q", c.typed, not, out.String())
			}
		}
	}
}

// In a game in which no line turns the stock, what is said of a stock means the action that deals.
func TestDealsByAnAction(t *testing.T) {
	for _, typed := range []string{"deal", "turn", ".", "draw"} {
		out := run(t, "montana", typed+"\n"+typed+"\n"+typed+"\n")
		if !strings.Contains(out, "2 moves") || !strings.Contains(out, "redeal: ") {
			t.Errorf("%s:\n%s", typed, out)
		}
	}
	for typed, want := range map[string]string{"s t1": "cards of the stock are turned, not played", "s t": "1 move"} {
		if out := run(t, "spider", typed+"\n"); !strings.Contains(out, want) {
			t.Errorf("%s:\n%s", typed, out)
		}
	}
}

// Where several lines could have allowed a move, the nearest is told, and that there are others;
// one that speaks of where the cards were to go is nearer than one that does not.
func TestNearestOfSeveralRules(t *testing.T) {
	const limited = `game Two Ways Out
deal
  1 to each tableau
  rest to stock
foundations 4
  base ace
  build up in suit
tableau 2 rows of 4
  build none
  plays only to foundations when row is 1
  plays only to grace when stock empty or row is 2
reserve grace
  takes any card from tableau
stock
  turn 1 to waste
waste
win when foundations full
`
	const halves = `game Two Halves
deal
  1 to each tableau
  rest to stock
foundations 4
  base ace
  build up in suit
tableau 2 rows of 4
  build down in suit when row is 1 and card is red card
  build up in suit when row is 2 and card is black card
stock
  turn 1 to waste
waste
win when foundations full
`
	for _, c := range []struct{ text, board, input, want, not string }{
		{limited, "s: (2S)\nt1: 9D", "t1 g", "to the grace reserve if the stock is empty or its place is in row 2, " +
			"and apart from that only as other lines say.", "foundations"},
		{halves, "s: (2S)\nt1: 9D\nt6: KS", "t1 t6", "built up in suit", "built down"},
		{halves, "s: (2S)\nt1: 9D\nt6: KS", "t1 t6", " (The nearest of 2 rules.)", ""},
		{halves, "s: (2S)\nt1: AD\nt6: 4C", "t6 t1", "built down in suit", "built up"},
	} {
		out := typed(t, c.text, c.board, c.input+"\n")
		_, said, _ := strings.Cut(out, "> "+c.input+"\n")
		if !strings.Contains(said, c.want) || c.not != "" && strings.Contains(said, c.not) {
			t.Errorf("%q: no %q, or %q, in\n%s", c.input, c.want, c.not, said)
		}
	}
}

// Where no line turns the stock and several actions deal from it, none of them is chosen for the
// player.
func TestWhichActionDeals(t *testing.T) {
	const text = `game Two Deals
deal
  rest to stock
foundations 4
  base ace
  build up in suit
tableau 4
  build down in suit
stock
may all-round
  1 to each tableau
may twice-round
  2 to each tableau
win when foundations full
`
	for _, word := range []string{"turn", "deal"} {
		out := typed(t, text, "", word+"\n2\n")
		if !strings.Contains(out, "1) all-round\n  2) twice-round\n") || !strings.Contains(out, "44") {
			t.Errorf("%s is answered with\n%s", word, out)
		}
	}
}
