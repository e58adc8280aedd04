package dsl_test

import (
	"strings"
	"testing"

	"pat/dsl"
)

// curesSheet is a sound sheet in which one line at a time is written wrong.
const curesSheet = `game House

deal
  %deal
  rest to stock

%head
  base ace
  build up in suit

foundations red-suits 2
  base two
  build up in suit

tableau 7
  %line
  spaces take king

%stockhead
  %stock

waste

%win
`

var sound = map[string]string{
	"deal": "1 to each tableau", "head": "foundations upper 4", "line": "build down in suit", "stockhead": "stock", "stock": "turn 1 to waste", "win": "win when foundations full",
}

func curesText(where, line string) string {
	text := strings.Replace(curesSheet, "%"+where+"\n", line+"\n", 1)
	for k, v := range sound {
		text = strings.Replace(text, "%"+k+"\n", v+"\n", 1)
	}
	return text
}

// applied is a text with the fixes of a finding carried out.
func applied(text string, d *dsl.Diagnostic) string {
	for i := len(d.Fixes) - 1; i >= 0; i-- {
		f := d.Fixes[i]
		text = text[:f.Span.Pos.Offset] + f.Text + text[f.Span.EndPos.Offset:]
	}
	return text
}

// What is said of a line, carried out to the letter, makes the line that was meant; where no cure is certain, none is
// given, and the help says what is.
func TestCures(t *testing.T) {
	for _, c := range []struct{ where, line, want string }{
		// A word that means something is not dropped.
		{"line", "build down in every suit", "build down in any suit"},
		{"line", "build down in each suit", "build down in any suit"},
		{"line", "build down in all suit", "build down in any suit"},
		{"line", "build down in all suits", "build down in any suit"},
		{"line", "build down in different suit", "build down in other suits"},
		{"line", "build down in different suits", "build down in other suits"},
		{"line", "build up in suit wrap", "build up in suit wrapping"},
		{"line", "build up in suit cyclic", "build up in suit wrapping"},
		{"line", "build up in suit continuous", "build up in suit wrapping"},
		{"line", "build up in suit round the corner", "build up in suit wrapping"},
		{"line", "takes pair same rank tableau", "takes pair same rank from tableau"},
		{"line", "takes pair same rank touching", "takes pair same rank when touching"},
		{"line", "move sequence suit", "move sequence in suit"},
		{"line", "build down in suit quickly", ""},
		{"stock", "turn to waste", "? a number is missing"},
		{"head", "foundations piles 4", "foundations 4"},
		{"head", "foundation piles 4", "foundations 4"},
		{"head", "foundations 4 piles", "foundations 4"},
		{"head", "foundations 4 upper", "foundations upper 4"},
		{"head", "foundation upper 4", "foundations upper 4"},
		{"deal", "4 to each tableau tableau", "4 to each tableau"},

		// Digits count, words rank; a king is no number.
		{"line", "spaces take any card when card is king or queen", "spaces take any card when card is king or card is queen"},
		{"line", "spaces take any card when card is king or queen or jack", "spaces take any card when card is king or card is queen or card is jack"},
		{"line", "spaces take any card when card is not king or queen", "spaces take any card when card is not king and card is not queen"},
		{"line", "spaces take any card when card is ace or top is king or queen", "spaces take any card when card is ace or top is king or top is queen"},
		{"line", "takes only king", "takes king"},
		{"line", "spaces take king king", "spaces take king"},
		{"line", "at most four cards", "at most 4 cards"},
		{"line", "spaces take 13", "spaces take king"},
		{"head", "foundations queens 1", "? cannot be the name of a zone"},
		{"head", "foundations twos 8", "? cannot be the name of a zone"},
		{"head", "foundations four", "foundations 4"},

		// What is to be written can be written.
		{"line", "build down in suit or alternating colours", "build down in suit or down in alternating colours"},
		{"line", "build down in suit or in alternating colours", "build down in suit or down in alternating colours"},
		{"line", "build down alternating in colours", "build down in alternating colours"},
		{"line", "build down of alternating colours", "build down in alternating colours"},
		{"line", "build down in alternating alternating colours", "build down in alternating colours"},
		{"line", "build down in suit in suit", "build down in suit"},
		{"line", "spaces take king of any suit", "spaces take king"},
		{"line", "build down of any suit", "build down in any suit"},
		{"win", "win unless foundations full", "? say after `when` what must hold"},
		{"line", "spaces take king unless stock empty", "spaces take king until stock empty"},
		{"deal", "1 to pack", "1 to stock"},
		{"stockhead", "pack", "stock"},
		{"line", "pack down in suit", "build down in suit"},
		{"stock", "redeal 2", "redeals 2"},
		{"stock", "redeal twice", "redeals 2"},
		{"deal", "4 aces on foundations", "4 aces to foundations"},
		{"deal", "4 aces onto foundations", "4 aces to foundations"},
		{"deal", "4 aces to foundations upper", "4 aces to upper"},
		{"line", "spaces take king out of waste", "spaces take king from waste"},
		{"stock", "turn 3 to discard pile", "? write `waste` or `discard`"},
		{"stock", "turn 3 to waste pile", "turn 3 to waste"},
		{"deal", "4 to to tableau", "4 to tableau"},
		{"deal", "4 to every tableau", "4 to each tableau"},
		{"deal", "4 to every pile", "4 to each tableau"},
		{"deal", "4 to all tableau", "4 to each tableau"},
		{"deal", "4 rows to tableau", "4 to each tableau"},
		{"line", "takes pile when stock empty", "? `spaces take pile`"},
		{"line", "takes set 4 cards same rank", "takes 4 cards same rank"},
		{"line", "take spaces king", "spaces take king"},
		{"line", "cover by next row", "covered by next row"},
		{"line", "spaces take king when top is not a king", "spaces take king when top is not king"},
		{"line", "takes anything from the waste", "takes any card from waste"},
	} {
		text := curesText(c.where, c.line)
		_, ds := dsl.Parse("house.pat", []byte(text), nil)
		if len(ds) == 0 {
			t.Errorf("%s: nothing found", c.line)
			continue
		}
		d := ds[0]
		told := strings.Join(append([]string{d.Message, d.Label, "help: " + d.Help}, d.Notes...), "\n    ")
		if say, ok := strings.CutPrefix(c.want, "? "); ok || c.want == "" {
			if len(d.Fixes) > 0 || !strings.Contains(told, say) || strings.Contains(d.Help, "leave out") {
				t.Errorf("%s: want no certain cure, and %q:\n    %s", c.line, say, told)
			}
			continue
		}
		if got, want := applied(text, d), curesText(c.where, c.want); got != want {
			t.Errorf("%s: want %q, got\n    %s", c.line, c.want, told)
		} else if _, ds := dsl.Parse("house.pat", []byte(got), nil); len(ds) > 0 {
			t.Errorf("%s: cured, it has mistakes still: %v", c.line, ds[0])
		}
		if line, ok := strings.CutPrefix(d.Help, "write: "); ok && line != c.want {
			t.Errorf("%s: the help writes %q", c.line, line)
		}
	}
}
