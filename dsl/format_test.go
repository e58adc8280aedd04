package dsl

import (
	"fmt"
	"maps"
	"math/rand/v2"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// shapeOf is what the parser says of a text, without places: lines, blocks, comments, names and
// findings.
func shapeOf(text string) string {
	var b strings.Builder
	f, ds := Parse("x.pat", []byte(text), nil, nil)
	line := func(l *Line) {
		fmt.Fprintf(&b, "%s %q %v", l.Inside, l.Canonical(), l.Stmt != nil)
		if t, ok := l.Stmt.(*TextLine); ok {
			fmt.Fprintf(&b, " %q", t.Text)
		}
		b.WriteString("\n")
	}
	for _, l := range f.Lines {
		line(l)
	}
	for _, x := range f.Blocks {
		line(x.Head)
		for _, l := range x.Lines {
			line(l)
		}
		fmt.Fprintln(&b, x.Broken)
	}
	for _, c := range f.Comments {
		fmt.Fprintln(&b, c.Text)
	}
	for _, sort := range []string{"zone", "value", "action", "choice"} {
		fmt.Fprintln(&b, f.Names.List(sort))
	}
	ofPlace := regexp.MustCompile(`line \d+|[ \t]`) // numbers of lines, and blanks of lines that are quoted
	for _, d := range ds {
		said := fmt.Sprint(d.Level, d.Name, d.Message, d.Label, d.Advice(), len(d.Certain()))
		fmt.Fprintln(&b, ofPlace.ReplaceAllString(said, ""))
	}
	fmt.Fprintln(&b, f.Broken)
	return b.String()
}

// formatted holds the laws of the formatter for a text: the tidy one is read as this one, and is
// left as it is.
func formatted(t *testing.T, text string) string {
	t.Helper()
	once, d := Format("x.pat", []byte(text))
	if d != nil {
		if d.Name != "not-a-game" {
			t.Fatalf("%q: %s", text, d.Message)
		}
		return text
	}
	if was, is := shapeOf(text), shapeOf(string(once)); was != is {
		t.Fatalf("read otherwise:\n%q\n%s\nthan before:\n%q\n%s", once, is, text, was)
	}
	if twice, d := Format("x.pat", once); d != nil || string(twice) != string(once) {
		t.Fatalf("%q becomes\n%q, and that\n%q (%v)", text, once, twice, d)
	}
	return string(once)
}

func TestFormat(t *testing.T) {
	for name, c := range map[string]struct{ in, want string }{
		"indentation": {
			"game x\n\ntableau 4\n\tbuild down\n      spaces  stay\tempty \n",
			"game x\n\ntableau 4\n  build down\n  spaces stay empty\n",
		},
		"empty lines": {
			"\n\ngame x\nfamily y\n\n\n\ntableau 4\n\n  build down\n\n\n  move 1 card\nstock\n" +
				"win when stock empty\n\n\n",
			"game x\nfamily y\n\ntableau 4\n  build down\n\n  move 1 card\n\nstock\n\nwin when stock empty\n",
		},
		"comments above a block go with it": {
			"game x\n\ntableau 4\n  build down\n# the rest\n# of the pack\nstock\n",
			"game x\n\ntableau 4\n  build down\n\n# the rest\n# of the pack\nstock\n",
		},
		"comments at the end of a block stay": {
			"game x\n\ntableau 4\n  build down\n    # spaces stay empty\n# the rest\nstock\n",
			"game x\n\ntableau 4\n  build down\n  # spaces stay empty\n\n# the rest\nstock\n",
		},
		"comments before an indented line": {
			"game x\n\ntableau 4\n\n# nothing\n\n  build down\n# stays\n\n  spaces stay empty\n",
			"game x\n\ntableau 4\n  # nothing\n  build down\n  # stays\n\n  spaces stay empty\n",
		},
		"comments behind lines": {
			"game x # a\n\ntableau 4#b\n  build down     #  c  \n" +
				"  spaces stay empty # d\n  move 1 card\n  at most 9 cards #e\n",
			"game x  # a\n\ntableau 4            #b\n  build down         #  c\n" +
				"  spaces stay empty  # d\n  move 1 card\n" +
				"  at most 9 cards  #e\n",
		},
		"long lines move no comment": {
			"game x\nsource " + strings.Repeat("y", 60) + " # a\nfamily z # b\n",
			"game x\nsource " + strings.Repeat("y", 60) + "  # a\nfamily z  # b\n",
		},
		"titles": {
			"game   The  Two   Gaps \nvariant   of  other   game\n",
			"game The  Two   Gaps\nvariant of other   game\n",
		},
		"what is asked": {
			"game x\nask  q 2  numbers from 1 to 9  for   The  Two \t# a\n",
			"game x\nask q 2 numbers from 1 to 9 for The  Two  # a\n",
		},
		"pictures": {
			"game x\n\ntableau\n  row 2 times ..*.*..\n  row *  * *\n",
			"game x\n\ntableau\n  row 2 times . . * . * . .\n  row * * *\n",
		},
		"number and word": {
			"game x\n\ndeal\n  3to each tableau\n",
			"game x\n\ndeal\n  3 to each tableau\n",
		},
		"mistakes": {
			"game x\n\ntabelau  4\n   biuld  down ,x\nmove  1 card\n",
			"game x\n\ntabelau 4\n  biuld down ,x\nmove 1 card\n",
		},
		"indented game": {"  game  x\nwin  when", "  game x\n\nwin when\n"},
		"odd blanks stay": {
			"game x\n\ntableau  4\n  build\u00a0 down \n",
			"game x\n\ntableau 4\n  build\u00a0 down \n",
		},
		"windows": {
			"game x\r\n\r\n\r\nstock\r\n",
			"game x\r\n\r\nstock\r\n",
		},
		"old macintosh":   {"game x\r\rstock\r", "game x\n\nstock\n"},
		"byte order mark": {"\ufeffgame x\n", "game x\n"},
		"no end of line":  {"game x", "game x\n"},
		"comments first":  {"\n\n  # a\n\n\n # b\ngame x", "# a\n\n# b\ngame x\n"},
		"too long": {
			"game x\n\nstock\n " + strings.Repeat("y ", 600) + "\n",
			"game x\n\nstock\n " + strings.Repeat("y ", 600) + "\n",
		},
		"becoming too long": {
			"game x\n\nstock\n " + strings.Repeat("y", 999) + "\n",
			"game x\n\nstock\n " + strings.Repeat("y", 999) + "\n",
		},
		"too many lines": {
			"game x\n" + strings.Repeat("stock\n", 4999),
			"game x\n" + strings.Repeat("stock\n", 4999),
		},
	} {
		t.Run(name, func(t *testing.T) {
			if got := formatted(t, c.in); got != c.want {
				t.Errorf("got\n%q, want\n%q", got, c.want)
			}
		})
	}
}

// What is no rule file at all is not touched.
func TestFormatOfOthers(t *testing.T) {
	for name, text := range map[string]string{
		"empty": " \n", "binary": "game\x00", "latin": "game Sch\xf6n\n", "numbers": "7  8\n", "comments": " # x\n",
	} {
		if got, d := Format("x.pat", []byte(text)); d == nil || got != nil {
			t.Errorf("%s: %q, %v", name, got, d)
		}
	}
}

// Shipped files are tidy, and are so again after their white space was spoiled.
func TestFormatShipped(t *testing.T) {
	r := rand.New(rand.NewPCG(17, 3))
	all := shipped(t)
	for _, name := range slices.Sorted(maps.Keys(all)) {
		t.Run(name, func(t *testing.T) {
			if got := formatted(t, all[name]); got != all[name] {
				t.Fatalf("it is to be\n%s", got)
			}
			if got := formatted(t, spoiled(r, all[name])); got != all[name] {
				t.Errorf("spoiled, it becomes\n%s", got)
			}
		})
	}
}

// spoiled changes the white space of a tidy file where it means nothing.
func spoiled(r *rand.Rand, text string) string {
	pick := func(of ...string) string { return of[r.IntN(len(of))] }
	end := pick("\n", "\r")
	var b strings.Builder
	lines := strings.Split(strings.TrimSuffix(text, "\n"), "\n")
	for i, l := range lines {
		code := strings.TrimLeft(l, " ")
		if l != code {
			b.WriteString(pick(" ", "\t", "    ", "  \t "))
		}
		title, _, _ := strings.Cut(code, " ")
		asks := title == "ask" && strings.Contains(code, " for ") // blanks of the text count
		if f := form(InFile, "", title); !asks && title != exampleLead && (f == nil || !f.IsText()) {
			if hash := strings.IndexByte(code, '#'); hash < 0 {
				code = strings.Map(func(c rune) rune {
					if c == ' ' && r.IntN(4) == 0 {
						return '\t'
					}
					return c
				}, strings.ReplaceAll(code, " ", pick(" ", "  ", "   ")))
			}
		}
		b.WriteString(code + pick("", " ", "\t ") + end)
		if l == "" || i == 0 && len(lines) > 1 && lines[1] == "" {
			b.WriteString(strings.Repeat(end, r.IntN(3)))
		}
	}
	return b.String()
}

// Files with slips of all sorts are read as before once they are tidy.
func TestFormatSlips(t *testing.T) {
	r := rand.New(rand.NewPCG(17, 4))
	all := shipped(t)
	names := slices.Sorted(maps.Keys(all))
	n := 1000
	if testing.Short() {
		n = 200
	}
	for range n {
		formatted(t, slipped(r, all[names[r.IntN(len(names))]]))
	}
}

// slipped puts a few pieces into a text, takes some out, and moves others.
func slipped(r *rand.Rand, text string) string {
	pieces := []string{
		" ", "  ", "\t", "\n", "\n\n", "\r\n", "#", " # x", "\n# y\n", "\n  # z", "*", ".", "..*", "7", "deal", "x",
		"\u00a0", "\u200b", "\ufeff", "\x1b", "é", "\n  ", "\ntableau 3\n", "variant of", "\ngame", "\n source  a  b",
		strings.Repeat(" x", 500),
	}
	for range 1 + r.IntN(5) {
		i, j := r.IntN(len(text)+1), r.IntN(len(text)+1)
		if i > j {
			i, j = j, i
		}
		j = min(j, i+r.IntN(12))
		switch r.IntN(4) {
		case 0:
			text = text[:i] + text[j:]
		case 1:
			text = text[:i] + text[i:j] + text[i:]
		default:
			text = text[:i] + pieces[r.IntN(len(pieces))] + text[i:]
		}
	}
	return strings.ToValidUTF8(text, "")
}

// FuzzFormat holds the laws of the formatter for anything.
func FuzzFormat(f *testing.F) {
	for _, text := range shipped(f) {
		f.Add([]byte(text))
	}
	f.Add([]byte("game x#a\n\ttableau 4\r\n#\n  build .*down# b\n\u00a0 x\n\n # c\nstock"))
	f.Fuzz(func(t *testing.T, text []byte) { formatted(t, string(text)) })
}
