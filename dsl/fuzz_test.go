package dsl

import (
	"bytes"
	"io/fs"
	"strings"
	"testing"
	"time"

	"pat/games"
)

func shipped(f interface{ Fatal(...any) }) map[string]string {
	out := map[string]string{}
	entries, err := fs.ReadDir(games.FS, ".")
	if err != nil {
		f.Fatal(err)
	}
	for _, e := range entries {
		text, err := fs.ReadFile(games.FS, e.Name())
		if err != nil {
			f.Fatal(err)
		}
		out[e.Name()] = string(text)
	}
	return out
}

// FuzzParse reads anything: no panic, no hang; the words of a line are the line; every place lies
// in the file.
func FuzzParse(f *testing.F) {
	for _, text := range shipped(f) {
		f.Add([]byte(text))
	}
	f.Add([]byte("game x\n\ttableau 4\r\n  build up or up or or in when not not\n"))
	f.Fuzz(func(t *testing.T, text []byte) {
		start := time.Now()
		file, ds := Parse("fuzz.pat", text, nil, nil)
		if d := time.Since(start); d > 10*time.Second {
			t.Fatalf("took %v", d)
		}
		if file == nil || file.Source == nil {
			t.Fatal("no file")
		}
		for n := 1; n <= min(file.Source.Lines(), 200); n++ {
			line := file.Source.Line(n)
			if len(line) > maxLine {
				continue
			}
			joined := ""
			for _, tok := range lexLine(file.Source, n, file.Names) {
				joined += tok.Raw
			}
			if joined != line {
				t.Fatalf("line %d: %q became %q", n, line, joined)
			}
		}
		inside := func(sp Span) {
			if sp.Pos.Offset < 0 || sp.EndPos.Offset < sp.Pos.Offset || sp.EndPos.Offset > len(file.Source.Text) {
				t.Fatalf("span %+v lies outside the file", sp)
			}
		}
		for _, d := range ds {
			inside(d.Span)
			if d.Message == "" || d.Name == "" {
				t.Fatalf("an empty diagnostic: %+v", d)
			}
			for _, o := range d.Others {
				inside(o.Span)
			}
			for _, x := range d.Certain() {
				inside(x.Span)
			}
		}
		var out bytes.Buffer
		if err := Render(&out, ds, Sources{"fuzz.pat": file.Source}); err != nil {
			t.Fatal(err)
		}
		if out.Len() > 1<<20 {
			t.Fatalf("%d bytes of messages", out.Len())
		}
	})
}

// What is no rule file gets one kind message, at once.
func TestNotARuleFile(t *testing.T) {
	for name, c := range map[string]struct {
		text string
		want string
	}{
		"empty":      {"", "the file is empty"},
		"blank":      {" \n\t\n", "the file is empty"},
		"comments":   {"# nothing\n", "only comments"},
		"binary":     {"\x7fELF\x00\x01", "not text"},
		"not UTF-8":  {"game x\n# Sch\xf6n\n", "line 2 has a letter that is not in UTF-8"},
		"UTF-16":     {"\xff\xfeg\x00a\x00", "UTF-16"},
		"mark":       {"\ufeff\n", "the file is empty"},
		"first line": {"game " + strings.Repeat("x", 2000) + "\n", "line 1 has 2005 bytes"},
		"numbers":    {"2 39\n1 4\n", "starts with `game`"},
		"long line":  {"game x\n" + strings.Repeat("x", 2000) + "\n", "line 2 has 2000 bytes"},
		"huge":       {strings.Repeat("x", 2<<20), "bytes; a rule file has at most"},
		"many lines": {strings.Repeat("game x\n", 6000), "more than 5000 lines"},
	} {
		t.Run(name, func(t *testing.T) {
			start := time.Now()
			_, ds := Parse("x.pat", []byte(c.text), nil, nil)
			if len(ds) == 0 || !strings.Contains(ds[0].Message, c.want) {
				t.Errorf("got %v, want %q", ds, c.want)
			}
			if len(ds) > 1 && name != "long line" {
				t.Errorf("%d messages", len(ds))
			}
			if d := time.Since(start); d > 5*time.Second {
				t.Errorf("took %v", d)
			}
		})
	}
}
