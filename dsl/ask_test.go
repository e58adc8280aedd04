package dsl

import "testing"

// What stands after `for` on an `ask` line is one text, whatever its words are, up to a comment; it
// is no rule, so that what is played has it not.
func TestAskText(t *testing.T) {
	for line, want := range map[string]struct{ text, played string }{
		"ask q 2 numbers from 1 to 9":                             {"", "ask q 2 numbers from 1 to 9"},
		"ask q 2 numbers from 1 to 9 for luck":                    {"luck", "ask q 2 numbers from 1 to 9"},
		"ask q 2 numbers  from 1 to 9 for  The £  7, x  ":         {"The £  7, x", "ask q 2 numbers from 1 to 9"},
		"ask q 2 numbers from 1 to 9 for king for a day # a joke": {"king for a day", "ask q 2 numbers from 1 to 9"},
		"ask q 2 numbers from 1 to 9 for a #":                     {"a", "ask q 2 numbers from 1 to 9"},
		"ASK q 2 Numbers from 1 to 9 FOR Two Aces":                {"Two Aces", "ask q 2 numbers from 1 to 9"},
		"ask q 12 numbers from 1 to 13 for months, 1–13":          {"months, 1–13", "ask q 12 numbers from 1 to 13"},
	} {
		f, ds := Parse("g.pat", []byte("game G\n"+line+"\n"), nil, nil)
		l := f.Line("ask")
		if ds.Errors() > 0 || l == nil || l.Stmt == nil {
			t.Errorf("%s: %v", line, ds)
			continue
		}
		if got := l.Stmt.(*Ask).Text; got != want.text {
			t.Errorf("%s: the text is %q, want %q", line, got, want.text)
		}
		if got := l.Played(); got != want.played {
			t.Errorf("%s: played is %q, want %q", line, got, want.played)
		}
	}
	for _, bad := range []string{
		"ask q 2 numbers from 1 to 9 for", "ask q 2 numbers from 1 to 9 luck", "ask q 2 numbers for luck",
		"ask q 2 numbers from 1 to 9 for l\u200bck", "ask for 2 numbers from 1 to 9",
	} {
		if _, ds := Parse("g.pat", []byte("game G\n"+bad+"\n"), nil, nil); ds.Errors() == 0 {
			t.Errorf("%s is read", bad)
		}
	}
}
