package worked_test

import (
	"fmt"
	"strings"
	"testing"

	"pat/dsl"
	"pat/dsl/rules"
	"pat/interp/worked"
)

const small = `game Small
option draw 1 or 2
ask lucky 2 numbers from 1 to 9
counter turned 0 to 3

deal
  1 to each tableau
  rest to stock

foundations 4
  base ace
  build up in suit

tableau 4
  build down in any suit
  move sequence
  spaces take king

reserve
  takes any card from waste at once when reserve empty

stock
  turn draw to waste
  redeals 1

waste

after turn
  add 1 to turned

may tidy once when tableau 1 empty
  1 from tableau 2 to tableau 1

win when 2 cards on foundations
lose when turned is 3
`

func run(t *testing.T, examples string) *worked.Report {
	t.Helper()
	sheet, ds := rules.Load(&rules.Library{}, "small.pat", []byte(small+"\n"+examples))
	if ds.Errors() > 0 {
		t.Fatalf("%v", ds[0].Message)
	}
	return worked.Run(sheet)
}

// A pile alone stands for every set that its card leaves with; with the discard behind it, for its
// card alone.
func TestNotAlone(t *testing.T) {
	text := "game Pairs\n\ndeal\n  4 to each tableau\n\ntableau 13\n  build none\n  spaces stay empty\n\n" +
		"discard\n  takes pair totalling 13 from tableau\n  takes king from tableau\n\n" +
		"win when all cards in discard\n\nexample Alone\n  t1: 5S\n  t2: 8H\n  may not "
	for move, want := range map[string]string{
		"t1":   "`t1` is legal, for its card leaves by `t1+t2`; that it does not leave alone is written `may not t1 d`",
		"t1 d": "", "t1+t2": "`t1+t2` is legal",
	} {
		sheet, ds := rules.Load(&rules.Library{}, "test.pat", []byte(text+move+"\n"))
		if ds.Errors() > 0 {
			t.Fatal(ds[0].Message)
		}
		got := ""
		for _, r := range worked.Run(sheet).Results {
			for _, d := range append(r.Wrong, r.Fails...) {
				got += d.Message
			}
		}
		if got != want {
			t.Errorf("%s: %q, want %q", move, got, want)
		}
	}
}

// Where an example names a line that the file does not have, the rule that no example names may be
// the one that is wrong, if what is named can be read there.
func TestRuleMeant(t *testing.T) {
	const at = "example One\n  t1: 7S\n  t2: 8H\n  may not t2 t1: "
	for rule, want := range map[string]string{
		"move 1 card":             "if the example is right, write `move 1 card` on line 16",
		"build down in any suits": "write: build down in any suit",
		"spaces take queen":       "if the example is right, write `spaces take queen` on line 17",
		"takes nothing at all":    "",
	} {
		got := ""
		for _, r := range run(t, at+rule+"\n").Results {
			for _, d := range r.Wrong {
				if len(d.Offers) > 0 {
					got += d.Offers[0].Says
				}
			}
		}
		if got != want {
			t.Errorf("%s: %q, want %q", rule, got, want)
		}
	}
}

// What fails by the same lines of the rules is told once.
func TestSameCause(t *testing.T) {
	ds := run(t, "example One\n  t1: 7S\n  t2: 9H\n  t3: 5C\n  may t1 t2\n  may t3 t2\n\n"+
		"example Two\n  t1: 7S\n  t2: 9H\n  play t1 t2\n").Findings()
	if len(ds) != 1 || len(ds[0].Notes) != 3 {
		t.Errorf("%d findings, want 1 with a board and two notes", len(ds))
	}
}

// What each line of an example says holds, or is told: with the line of the rules that decides.
func TestExamples(t *testing.T) {
	const at = "  t1: 7S\n  t2: 8H\n  t3: 9H\n  w: 3D\n  r: KS\n"
	for _, c := range []struct {
		name, lines string
		want        string // findings, one a line: name: message | lines of the rules
	}{
		{"legal", at + "  may t1 t2, t2 t3", ""},
		{"legal by", at + "  may t1 t2: build down in any suit", ""},
		{
			"legal by another", at + "  may t1 t2: spaces take king",
			"example-fails: `t1 t2` is legal, but not by `spaces take king` | move sequence; build down in any suit",
		},
		{"not legal", at + "  may not t1 t3, t2 t1", ""},
		{
			"should be legal", at + "  may t1 t3",
			"example-fails: `t1 t3` is not legal: 7S does not go on 9H | build down in any suit",
		},
		{
			"should not be legal", at + "  may not t1 t2",
			"example-fails: `t1 t2` is legal | move sequence; build down in any suit",
		},
		{"forbidden by", at + "  may not t1 t3: build down in any suit", ""},
		{
			"forbidden by another", at + "  may not t1 t3: spaces take king",
			"example-fails: `t1 t3` is not legal, but `spaces take king` does not say so: 7S does " +
				"not go on 9H | build " +
				"down in any suit",
		},
		{
			"forbidden by no line", at + "  may not f1 t1: base ace",
			"example-fails: `f1 t1` is not legal, but no line of the rules says so: no card lies there",
		},
		{
			"no such line", at + "  may not t1 t3: build down in suit",
			"bad-example: no line of the rules reads `build down in suit`",
		},
		{"only", "  t1: 7S\n  t2: 8H\n  t3: 2H\n  t4: 3C\n  may only t1 t2, t3 t4", ""},
		{
			"not only", "  t1: 7S\n  t2: 8H\n  t3: 2H\n  t4: 3C\n  may only t1 t2",
			"example-fails: more is legal: `t3 t4`",
		},
		{
			"several ways", "  t1: 9C 8H 7S\n  t2: KS 9D\n  t4: 8C\n  may not t1 t2 2",
			"example-fails: `t1 t2 2` is legal | move sequence; build down in any suit",
		},
		{"a move is made", at + "  play t1 t2\n  now t2: 8H 7S\n  now t1 empty\n  now t 3 cards", ""},
		{
			"a move cannot be made", at + "  play t1 t3, t1 t2\n  now won",
			"example-fails: `t1 t3` cannot be played: 7S does not go on 9H | build down in any suit",
		},
		{
			"other cards", at + "  play t1 t2\n  now t2: 8H",
			"example-fails: t2 holds 8H 7S | move sequence; build down in any suit",
		},
		{"top cards", at + "  play t1 t2\n  now t2: ... 7S\n  now t2: … 8H 7S", ""},
		{"other top card", at + "  now t2: ... 7S", "example-fails: t2 holds 8H"},
		{"face down", "  t1: (7S) 8H\n  now t1: 7S 8H", "example-fails: t1 holds (7S) 8H"},
		{"signs", "  t1: 8♥\n  t2: 7♠\n  may t2 t1", ""},
		{"counts", at + "  now each t 1 card", "example-fails: t4 holds 0 cards"},
		{"counts together", at + "  now t 4 cards", "example-fails: the 4 piles of t hold together 3 cards"},
		{
			"by itself", "  t1: 7S\n  t2: 8H\n  r: 5C\n  s: (2D)\n  play turn\n  now r: 2D",
			"example-fails: r holds 5C | turn draw to waste; after turn; add 1 to turned",
		},
		{"options", "  option draw 2\n  r: KS\n  s: (2D) (3D) (4D)\n  play turn\n  now w: 4D 3D", ""},
		{"numbers asked", "  ask lucky 1 9\n  deal 1\n  now s 48 cards", ""},
		{
			"counter", "  t1: 7S\n  t2: 8H\n  counter turned 1\n  s: (2D)\n  play turn\n  now counter turned 2\n" +
				"  now not lost",
			"",
		},
		{
			"another counter", "  s: (2D)\n  play turn\n  now counter turned 2",
			"example-fails: turned is 1 | turn draw to waste; after turn; add 1 to turned; takes any card from waste " +
				"at once when reserve empty",
		},
		{"lost", "  counter turned 2\n  r: 5C\n  s: (2D)\n  play turn\n  now lost", ""},
		{
			"lost all the same", "  counter turned 3\n  t1: 2D\n  now not lost",
			"example-fails: the game is lost | lose when turned is 3",
		},
		{"not lost", at + "  now lost", "example-fails: the game is not lost: `t1 t2` is legal"},
		{"won", "  f1: AS\n  t1: 2S\n  now not won\n  play t1 f\n  now won", ""},
		{
			"not won", "  f1: AS\n  t1: 2S\n  now won",
			"example-fails: the game is not won | win when 2 cards on foundations",
		},
		{
			"pass",
			"  w: 2D 3D\n  r: 4D\n  play redeal\n  now pass 2\n  now left redeal 0\n  may not redeal: redeals 1",
			"",
		},
		{"action", "  t2: KS QS\n  r: 4D\n  may tidy: may tidy once when tableau 1 empty", ""},
		{"unknown pile", "  t9: 8H\n  now won", "bad-example: there is no pile t9: tableau has t1 to t4"},
		{"unknown card", "  t1: 8X\n  now won", "bad-example: \"8X\" is no card; cards are written as 10H, AS, KD"},
		{
			"a card twice", "  t1: 8H\n\n  t2: 8H\n  now won",
			"bad-example: 8H stands once too often; it is also in line 38",
		},
		{"unknown move", at + "  may frobnicate", "bad-example: "},
		{
			"unknown option", "  option drow 2\n  deal 1\n  may turn",
			"bad-example: drow=2: Small has no option drow; it has draw, lucky",
		},
		{"unknown value", "  option draw 4\n  deal 1\n  may turn", "bad-example: draw=4: draw is 1 or 2"},
		{"unknown counter", at + "  now counter luck 1", "bad-example: there is no counter luck"},
		{"unknown bound", at + "  now left wink 1", "bad-example: `wink` is nothing that may be done only so often"},
		{
			"no number", "  deal x\n  now won",
			"bad-example: \"x\" is no deal number; write a whole number such as 617, or ms:617 for one " +
				"that another program counts",
		},
		{
			"no scheme", "  deal zz:1\n  now won",
			"bad-example: \"zz:1\" is no deal number: I know the numbers of ms, pysol and " +
				"solvitaire, written as ms:617",
		},
		{"nothing said", at + "  now all is well", "bad-example: `all is well` says nothing of how it stands"},
		{"nothing shown", at, "bad-example: the example shows nothing"},
		{"no beginning", "  may t1 t2", "bad-example: the example does not say where it begins"},
		{
			"two beginnings", at + "  deal 1\n  may turn",
			"bad-example: an example begins with a deal or with a position, not with both",
		},
		{"a late beginning", at + "  may t1 t2\n  t4: 9S", "bad-example: the example has begun already"},
		{
			"a late option", at + "  option draw 2\n  may t1 t2",
			"bad-example: options are chosen before the cards are laid",
		},
	} {
		t.Run(c.name, func(t *testing.T) {
			var got []string
			for _, r := range run(t, "example A\n"+c.lines+"\n").Results {
				for _, d := range append(r.Wrong, r.Fails...) {
					line := d.Name + ": " + d.Message
					for i, o := range d.Others {
						src := dsl.NewSource("", []byte(small))
						line += map[bool]string{true: " | ", false: "; "}[i == 0] + src.Slice(o.Span)
					}
					got = append(got, line)
				}
			}
			if text := strings.Join(got, "\n"); text != c.want &&
				!(strings.HasSuffix(c.want, ": ") && strings.HasPrefix(text, c.want)) {
				t.Errorf("found\n%s\nwant\n%s", text, c.want)
			}
		})
	}
}

// A failure shows the board.
func TestBoardIsShown(t *testing.T) {
	r := run(t, "example A\n  t1: 8H (7S)\n  may t1 t2\n")
	if notes := fmt.Sprint(r.Results[0].Fails[0].Notes); !strings.Contains(notes, "t1: 8H (7S)") {
		t.Error(notes)
	}
	for _, d := range r.Findings() {
		if d.Level != dsl.Warning {
			t.Errorf("%s is of level %s", d.Name, d.Level)
		}
	}
}

// Lines are touched by moves, by refusals and by acting; those that declare are not asked for.
func TestUncovered(t *testing.T) {
	texts := func(ls []*dsl.Line) string {
		var out []string
		for _, l := range ls {
			out = append(out, l.Text())
		}
		return strings.Join(out, "; ")
	}
	all := texts(run(t, "").Uncovered())
	const want = "1 to each tableau; rest to stock; base ace; build up in suit; build down " +
		"in any suit; move sequence; " +
		"spaces take king; takes any card from waste at once when reserve empty; turn draw to " +
		"waste; redeals 1; after " +
		"turn; add 1 to turned; may tidy once when tableau 1 empty; 1 from tableau 2 to tableau " +
		"1; win when 2 cards on " +
		"foundations; lose when turned is 3"
	if all != want {
		t.Errorf("of all lines\n%s, want\n%s", all, want)
	}
	got := texts(run(t, `example A
  deal 1
  play turn
example B
  t1: 7S
  t2: 6D
  may t2 t1
  may not t1 t3
example C
  f1: AS 2S
  now won
`).Uncovered())
	const rest = "base ace; build up in suit; redeals 1; may tidy once when tableau 1 empty; " +
		"1 from tableau 2 to tableau " +
		"1; lose when turned is 3"
	if got != rest {
		t.Errorf("left\n%s, want\n%s", got, rest)
	}
}
