package dsl

import (
	"fmt"
	"reflect"
	"strings"
	"testing"
)

const rulesThenExamples = `game A
tableau 4
  build down in suit

# said of what follows
example Down in suit   # a title
  option	draw 1
  t1: 8H (7S)
  pass 2 # the second
  may	not t1 t2, t2 t1 3: build down in suit
  play turn #2, t3 f
  now t1: ... 7S

win when foundations full
example
  now won
`

// The lines of an example are no rules: they stand in File.Examples and nowhere else.
func TestExamplesAreNoRules(t *testing.T) {
	f, ds := Parse("a.pat", []byte(rulesThenExamples), nil, nil)
	if len(ds) > 0 || f.Broken {
		t.Errorf("%v", ds)
	}
	without, _, _ := strings.Cut(rulesThenExamples, "example")
	g, _ := Parse("a.pat", []byte(without+"win when foundations full\n"), nil, nil)
	lines := func(f *File) (out []string) {
		for _, l := range f.Lines {
			out = append(out, l.Canonical())
		}
		for _, b := range f.Blocks {
			out = append(out, b.Head.Canonical())
			for _, l := range b.Lines {
				out = append(out, " "+l.Canonical())
			}
		}
		return out
	}
	if a, b := lines(f), lines(g); !reflect.DeepEqual(a, b) {
		t.Errorf("with examples the rules are\n%q, without\n%q", a, b)
	}
	if len(f.Examples) != 2 || f.Examples[0].Title != "Down in suit" || f.Examples[1].Title != "" {
		t.Fatalf("%+v", f.Examples)
	}
	var comments []string
	for _, c := range f.Comments {
		comments = append(comments, c.Text)
	}
	if got := strings.Join(comments, "|"); got != "# said of what follows|# a title|# the second" {
		t.Errorf("comments %s", got)
	}
}

// Every line is read as what it says, each part at its place.
func TestReadExample(t *testing.T) {
	f, _ := Parse("a.pat", []byte(rulesThenExamples), nil, nil)
	said, ds := f.Examples[0].Read()
	if len(ds) > 0 {
		t.Errorf("%v", ds)
	}
	var got []string
	for _, s := range said {
		line := s.Lead + "|" + s.Mood
		for _, p := range append(s.Parts, Part{}) {
			if p.Text != "" && f.Source.Slice(p.Span) != p.Text {
				t.Errorf("%q stands at %q", p.Text, f.Source.Slice(p.Span))
			}
			line += "|" + p.Text
		}
		if s.By != nil {
			line += s.By.Text
		}
		got = append(got, line)
	}
	want := []string{
		"option||draw 1|", "||t1: 8H (7S)|", "pass||2|", "may|not|t1 t2|t2 t1 3|build down in suit",
		"play||turn #2|t3 f|", "now||t1: ... 7S|",
	}
	if !reflect.DeepEqual(got, want) {
		t.Errorf("read\n%q, want\n%q", got, want)
	}
}

// What cannot be read is told with what was meant.
func TestWrongExamples(t *testing.T) {
	for _, c := range []struct{ line, message, help string }{
		{"  t1 holds 8H 7S", "no line `t1 holds 8H 7S`", "write: t1: 8H 7S"},
		{"  t1 8H 7S", "no line", "write: t1: 8H 7S"},
		{"  t1 t2", "no line", "if it is a move, write: play t1 t2"},
		{"  mya t1 t2", "no line", "write: may t1 t2"},
		{"  may t1 t2,", "a move is missing", "commas"},
		{"  may t1 t2:", "this colon says nothing", "the rule that decides"},
		{"  play t1 t2: build down in suit", "this colon says nothing", ""},
		{"  now", "after `now` something is missing", "it is written `now"},
		{"  may not", "a move is missing", ""},
		{"  # nothing", "the example says nothing", "indented"},
		{"  now " + strings.Repeat("x", maxLine), "has 1006 bytes", ""},
	} {
		t.Run(c.line[:min(20, len(c.line))], func(t *testing.T) {
			f, ds := Parse("a.pat", []byte("game A\nexample B\n"+c.line+"\n"), nil, nil)
			if len(ds) > 0 {
				t.Errorf("it keeps the file from being read: %v", ds[0].Message)
			}
			_, ds = f.Examples[0].Read()
			if len(ds) != 1 || ds[0].Name != "bad-example" || !strings.Contains(ds[0].Message, c.message) ||
				!strings.Contains(ds[0].Advice(), c.help) {
				for _, d := range ds {
					t.Errorf("%s (%s)", d.Message, d.Advice())
				}
				t.Errorf("want %s (%s)", c.message, c.help)
			}
		})
	}
	f, _ := Parse("a.pat", []byte("game A\nexample\n  now won\n"), nil, nil)
	if _, ds := f.Examples[0].Read(); len(ds) != 1 || !strings.Contains(ds[0].Message, "no title") {
		t.Errorf("%v", ds)
	}
}

// The pieces of a line of an example are the line, and say what each is.
func TestExampleTokens(t *testing.T) {
	f, _ := Parse("a.pat", []byte(rulesThenExamples), nil, nil)
	var got []string
	names := map[Type]string{TokWord: "word", TokZone: "name", TokRank: "card", TokNumber: "number", TokComment: "#"}
	for _, tok := range f.Source.Tokens(10, f.Names) {
		if tok.Type != TokSpace {
			got = append(got, names[tok.Type]+" "+tok.Raw)
		}
	}
	want := "[word may word not name t1 name t2 word , name t2 name t1 number 3 word : name build name down name in " +
		"name suit]"
	if fmt.Sprint(got) != want {
		t.Errorf("%v", got)
	}
	for n := 1; n <= f.Source.Lines(); n++ {
		joined := ""
		for _, tok := range f.Source.Tokens(n, f.Names) {
			joined += tok.Raw
		}
		if joined != f.Source.Line(n) {
			t.Errorf("line %d: %q became %q", n, f.Source.Line(n), joined)
		}
		if in := n >= 7 && n <= 13 || n >= 16; f.Source.InExample(n) != in {
			t.Errorf("line %d stands in an example: %v", n, !in)
		}
	}
}

// FuzzExample reads anything below the head of an example: no panic, every place in the file, and
// no rule comes of it.
func FuzzExample(f *testing.F) {
	f.Add("  t1: 8H\n  may not t1 t2, t3: build\n  now ...\n")
	f.Add("\tplay ,,:\n  ask a 1 2\n # x\n  now t1: … 7S")
	f.Add("  :\n  may :\n  may only\n  t1 : 8♥\n  turn #")
	f.Fuzz(func(t *testing.T, text string) {
		lines := strings.Split(text, "\n")
		for i := range lines {
			lines[i] = " " + strings.ReplaceAll(lines[i], "\r", " ")
		}
		src := "game A\nexample B\n" + strings.Join(lines, "\n")
		file, ds := Parse("fuzz.pat", []byte(src), nil, nil)
		if len(file.Examples) == 0 { // no text
			return
		}
		if len(ds) > 0 || len(file.Blocks) > 0 || len(file.Lines) != 1 {
			t.Fatalf("%q makes rules: %v", src, ds)
		}
		said, wrong := file.Examples[0].Read()
		inside := func(sp Span) {
			if sp.Pos.Offset < 0 || sp.EndPos.Offset < sp.Pos.Offset || sp.EndPos.Offset > len(file.Source.Text) {
				t.Fatalf("span %+v lies outside the file", sp)
			}
		}
		for _, d := range wrong {
			inside(d.Span)
		}
		for _, s := range said {
			inside(s.Span)
			for _, p := range s.Parts {
				if file.Source.Slice(p.Span) != p.Text {
					t.Fatalf("%q stands at %q", p.Text, file.Source.Slice(p.Span))
				}
			}
		}
		for n := 1; n <= min(file.Source.Lines(), 100); n++ {
			joined := ""
			for _, tok := range file.Source.Tokens(n, file.Names) {
				joined += tok.Raw
			}
			if line := file.Source.Line(n); len(line) <= maxLine && joined != line {
				t.Fatalf("line %d: %q became %q", n, line, joined)
			}
		}
	})
}
