package assist_test

import (
	"io/fs"
	"slices"
	"strings"
	"testing"

	"pat/dsl"
	"pat/dsl/assist"
	"pat/dsl/rules"
	"pat/games"
	"pat/interp/findings"
	"pat/interp/notation"
	"pat/interp/worked"
)

// reader reads files beside one another, given by path, and the shipped games.
func reader(beside map[string]string) *assist.Reader {
	return &assist.Reader{
		Library: &rules.Library{
			Shelves: []rules.Shelf{{Label: "the shipped games", FS: games.FS}},
			OpenPath: func(path string) ([]byte, error) {
				if text, ok := beside[path]; ok {
					return []byte(text), nil
				}
				return nil, fs.ErrNotExist
			},
		},
		Judge: func(lib *rules.Library, f *rules.File) (*rules.Sheet, dsl.Diagnostics) {
			sheet, ds := findings.OfRules(lib, f)
			if ds.Errors() == 0 {
				ds = append(ds, worked.Run(sheet).Findings()...)
			}
			return sheet, ds.Sort()
		},
		Labels: notation.OfSheet,
	}
}

const sound = `game Two Towers
option draw 1 or 3
counter tries 0 to 5

deal
  7 to each tower
  rest to stock

foundations 4
  base ace
  build up in suit

tableau tower 6
  build down in alternating colours
  spaces take any card
  move sequence

stock
  turn draw to waste

after turn
  add 1 to tries

waste

win when foundations full
lose when tries is 5

example One at a time
  t1: 8H
  t2: 7S
  counter tries 2
  may t2 t1: build down in alternating colours
  play t2 t1
  now tower1: 8H 7S
  now counter tries 2
`

// read reads a file with a mark | in it, which is taken out, and finds the place of the mark.
func read(t *testing.T, text string) (*assist.File, int) {
	t.Helper()
	at := strings.Index(text, "|")
	if at >= 0 {
		text = text[:at] + text[at+1:]
	}
	return reader(nil).Read("/own/my.pat", []byte(text)), at
}

// mark puts the mark in front of the first place where some words stand.
func mark(t *testing.T, text, before string) string {
	t.Helper()
	pre, post, ok := strings.Cut(before, "|")
	if !ok {
		t.Fatalf("no mark in %q", before)
	}
	if !strings.Contains(text, pre+post) {
		t.Fatalf("the file does not say %q", pre+post)
	}
	return strings.Replace(text, pre+post, before, 1)
}

func TestSoundFile(t *testing.T) {
	f, _ := read(t, sound)
	for _, d := range f.Findings {
		t.Errorf("%d: %s", d.Span.Pos.Line, d.Message)
	}
}

func TestHover(t *testing.T) {
	for _, c := range []struct{ name, at, has string }{
		{"first word of a line", "  bu|ild down in", "what may go on a card"},
		{"the line in English", "build down in alter|nating", "built down in alternating colours"},
		{"a word of the language", "alter|nating", "red on black"},
		{"a zone by its name", "each to|wer", "6 tableau piles, called `t1` to `t6`"},
		{"a zone by its kind", "|foundations 4", "4 foundations, called `f1` to `f4`"},
		{"an option", "turn dr|aw", "option draw 1 or 3"},
		{"a counter", "1 to tr|ies", "counter tries 0 to 5"},
		{"a title", "Two To|wers", "called Two Towers"},
		{"a word of an example", "  m|ay t2", "legal here"},
		{"a pile of an example", "may t|2 t1", "6 tableau piles"},
	} {
		t.Run(c.name, func(t *testing.T) {
			f, at := read(t, mark(t, sound, c.at))
			h, ok := f.Hover(at)
			if !ok || !strings.Contains(h.Text, c.has) {
				t.Errorf("says %q, and not %q", h.Text, c.has)
				return
			}
			if h.Span.Pos.Offset > at || h.Span.EndPos.Offset < at {
				t.Errorf("its place %v does not hold %d", h.Span, at)
			}
		})
	}
}

func TestDefinition(t *testing.T) {
	const variant = "game Mine\nvariant of klondike\n\ntableau\n  spaces take any card\n"
	for _, c := range []struct{ name, text, at, file, says string }{
		{"name of a zone", sound, "each to|wer", "/own/my.pat", "tower"},
		{"name of an option", sound, "turn dr|aw", "/own/my.pat", "draw"},
		{"name of a counter", sound, "1 to tr|ies", "/own/my.pat", "tries"},
		{"kind of a zone", sound, "when found|ations", "/own/my.pat", "foundations 4"},
		{"parent", variant, "of klon|dike", "klondike.pat", ""},
		{"line of the parent", variant, "  spa|ces", "klondike.pat", "spaces take king"},
		{"block of the parent", variant, "\n|tableau", "klondike.pat", "tableau 7"},
	} {
		t.Run(c.name, func(t *testing.T) {
			f, at := read(t, mark(t, c.text, c.at))
			to, ok := f.Definition(at)
			if !ok {
				t.Fatal("leads nowhere")
			}
			got := to.Source.Slice(to.Span)
			if to.Source.Name != c.file || c.says != "" && got != c.says {
				t.Errorf("leads to %q in %s", got, to.Source.Name)
			}
		})
	}
}

func TestReferences(t *testing.T) {
	f, at := read(t, mark(t, sound, "each to|wer"))
	if got := len(f.References(at)); got != 2 {
		t.Errorf("the zone is named %d times, not 2", got)
	}
}

func TestCompleteInFile(t *testing.T) {
	for _, c := range []struct{ name, text, instead, has, detail string }{
		{"parent", "game Mine\nvariant of klo|", "klo", "klondike", ""},
		{
			"rule of an example",
			strings.Replace(sound, "build down in alternating colours\n  play", "bui|\n  play", 1),
			"bui", "build down in alternating colours", "",
		},
		{"pile of a position", mark(t, sound, "  |t2: 7S"), "", "f1:", "foundations"},
		{"pile of a move", strings.Replace(sound, "play t2 t1", "play t|", 1), "t", "t6", "tableau tower"},
		{"name with what it is", mark(t, sound, "turn |draw"), "", "draw", "option draw 1 or 3"},
		{"form", mark(t, sound, "  |move sequence"), "", "spaces", "spaces (stay empty"},
	} {
		t.Run(c.name, func(t *testing.T) {
			f, at := read(t, c.text)
			span, all := f.Complete(at)
			if got := f.Source.Slice(span); got != c.instead {
				t.Errorf("stands in the place of %q, want %q", got, c.instead)
			}
			i := slices.IndexFunc(all, func(s assist.Suggestion) bool { return s.Text == c.has })
			if i < 0 {
				t.Fatalf("lacks %s: %v", c.has, all)
			}
			if !strings.HasPrefix(all[i].Detail, c.detail) {
				t.Errorf("says %q of it", all[i].Detail)
			}
		})
	}
}

func TestOutline(t *testing.T) {
	f, _ := read(t, sound)
	var got []string
	for _, s := range f.Outline() {
		got = append(got, s.Name)
		for _, k := range s.Kids {
			if !k.Span.Within(s.Span) {
				t.Errorf("%s does not lie within %s", k.Name, s.Name)
			}
		}
	}
	want := "Two Towers, draw, tries, deal, foundations 4, tableau tower 6, stock, after turn, waste, " +
		"win when foundations full, lose when tries is 5, One at a time"
	if s := strings.Join(got, ", "); s != want {
		t.Errorf("shows %s\nwant  %s", s, want)
	}
}

func TestColours(t *testing.T) {
	f, _ := read(t, strings.Replace(sound, "base ace", "base ace # or two", 1))
	got := map[string]assist.Colour{}
	last := 0
	for _, c := range f.Colours() {
		if c.Span.Pos.Offset < last {
			t.Errorf("%v lies over the one before", c.Span)
		}
		last = c.Span.EndPos.Offset
		if text := f.Source.Slice(c.Span); got[text] == 0 {
			got[text] = c.Colour
		}
	}
	for text, want := range map[string]assist.Colour{
		"Two Towers": assist.TextColour, "game": assist.KeywordColour, "tower": assist.ZoneColour,
		"draw": assist.ValueColour, "tries": assist.ValueColour, "foundations": assist.KindColour,
		"ace": assist.CardColour, "6": assist.NumberColour, "# or two": assist.CommentColour,
		"One at a time": assist.TextColour, "8H": assist.CardColour, "t1": assist.ZoneColour,
	} {
		if c, ok := got[text]; !ok || c != want {
			t.Errorf("%q has the colour %d (%v), want %d", text, c, ok, want)
		}
	}
}

func TestRename(t *testing.T) {
	for _, c := range []struct{ name, at, to, gone, has string }{
		{"zone", "each to|wer", "keep", "tower", "now keep1: 8H 7S"},
		{"labels go with it", "each to|wer", "keep", "t2", "may k2 k1: build"},
		{"counter", "1 to tr|ies", "count", "tries", "now counter count 2"},
		{"option", "turn dr|aw", "packet", "draw", "turn packet to waste"},
	} {
		t.Run(c.name, func(t *testing.T) {
			f, at := read(t, mark(t, sound, c.at))
			tok, err := f.Renamable(at)
			if err != nil {
				t.Fatal(err)
			}
			r, err := f.Rename(tok, c.to, nil)
			if err != nil {
				t.Fatal(err)
			}
			text := f.Cured(assist.Cure{Edits: r.Edits[0]})
			rules, _, _ := strings.Cut(text, "example ")
			if strings.Contains(rules, c.gone) || !strings.Contains(text, c.has) {
				t.Errorf("makes\n%s", text)
			}
			g, _ := read(t, text)
			if len(g.Findings) > 0 {
				t.Errorf("makes mistakes: %v in\n%s", g.Findings[0].Message, text)
			}
		})
	}
	for _, c := range []struct{ name, at, to, why string }{
		{"word of the language", "each to|wer", "suit", "word of the language"},
		{"name of another", "each to|wer", "tries", "given already"},
		{"no name", "each to|wer", "Two Words", "no name"},
		{"nothing to rename", "  b|ase ace", "x", "stands no name"},
	} {
		t.Run(c.name, func(t *testing.T) {
			f, at := read(t, mark(t, sound, c.at))
			tok, err := f.Renamable(at)
			if err == nil {
				_, err = f.Rename(tok, c.to, nil)
			}
			if err == nil || !strings.Contains(err.Error(), c.why) {
				t.Errorf("says %v", err)
			}
		})
	}
}

// A name is renamed in the file that gives it and in its variants.
func TestRenameFamily(t *testing.T) {
	child := "game Child\nvariant of my.pat\n\ntableau tower\n  spaces take king\n"
	r := reader(map[string]string{"/own/my.pat": sound})
	f := r.Read("/own/child.pat", []byte(child))
	if len(f.Findings) > 0 {
		t.Fatal(f.Findings[0].Message)
	}
	giver, err := f.Giver(strings.Index(child, "tower"))
	if err != nil || giver != "/own/my.pat" {
		t.Fatalf("given in %q, %v", giver, err)
	}
	parent := r.Read(giver, []byte(sound))
	tok, err := f.Renamable(strings.Index(child, "tower"))
	if err != nil {
		t.Fatal(err)
	}
	out, err := parent.Rename(tok, "keep", []*assist.File{f})
	if err != nil {
		t.Fatal(err)
	}
	if len(out.Files) != 2 || !strings.Contains(f.Cured(assist.Cure{Edits: out.Edits[1]}), "tableau keep\n") {
		t.Errorf("changes %d files: %v", len(out.Files), out.Edits)
	}
}

func TestFindingsOfAParent(t *testing.T) {
	r := reader(map[string]string{"/own/my.pat": strings.Replace(sound, "base ace", "base aec", 1)})
	f := r.Read("/own/child.pat", []byte("game Child\nvariant of my.pat\n"))
	if len(f.Findings) == 0 {
		t.Fatal("nothing is found")
	}
	for _, d := range f.Findings {
		if d.Span.Pos.Filename != "/own/child.pat" {
			t.Errorf("stands in %s: %s", d.Span.Pos.Filename, d.Message)
		}
	}
	d := f.Findings[0]
	if d.Span.Pos.Line != 2 || len(d.Others) == 0 || d.Others[0].Span.Pos.Filename != "/own/my.pat" {
		t.Errorf("stands at line %d, beside it %v", d.Span.Pos.Line, d.Others)
	}
}
