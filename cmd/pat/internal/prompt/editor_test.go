package prompt

import (
	"errors"
	"io"
	"strings"
	"testing"
)

// Ctrl-C has one rule, as on the full screen: it gives up what is typed, and leaves where nothing
// is. Keys arrive all together, one by one, and as different terminals send them.
func TestEditor(t *testing.T) {
	complete := func(line string) (out []string) {
		for _, w := range []string{"hint", "history"} {
			if strings.HasPrefix(w, line) {
				out = append(out, w)
			}
		}
		return out
	}
	for _, c := range []struct{ name, typed, want string }{
		{"a line", "t1 t2\rt3 f\r", "t1 t2|t3 f|left"},
		{"nothing typed", "\x03", "left"},
		{"something typed", "t1\x03turn\r", "cleared|turn|left"},
		{"a blank typed", " \x03", "cleared|left"},
		{"deleted again", "t1\x7f\x7f\x03turn\r", "left|turn|left"},
		{"in the middle", "t1\x1b[D\x03", "cleared|left"},
		{"an older line", "\x1b[A\x03\x1b[A\r", "cleared|t9 f|left"},
		{"escape before it", "t1\x1b\x03\x03", "cleared|left|left"},
		{"the end of input", "\x04turn\r", "left|turn|left"},
		{"a character cut", "t12\x1b[D\x04\r", "t1|left"},
		{"nothing to cut", "t1\x04\r", "t1|left"},
		{"home and end", "1\x1b[1~t\x1bOF2\x1b[Ht\x1b[4~3\r", "tt123|left"},
		{"completed", "hi\t\r", "hint|left"},
		{"the next one", "hi\t\t\r", "history|left"},
		{"round to none", "hi\t\t\t\r", "hi|left"},
		{"none to offer", "x\t\r", "x|left"},
		{"before what follows", "hi 2\x1b[D\x1b[D\t\r", "hint 2|left"},
		{"sought", "t3\x12\r", "t3 t7|left"},
		{"sought further back", "t\x12\x12\r", "t3 t7|left"},
		{"not found", "zz\x12\r", "zz|left"},
		{"suits", "7♥\r", "7♥|left"},
	} {
		for _, one := range []bool{false, true} {
			if one && strings.Contains(c.typed, "\x1bO") || one && strings.Contains(c.typed, "~") {
				continue // a terminal sends a key in one piece
			}
			t.Run(c.name, func(t *testing.T) {
				e := newEditor(&pieces{c.typed, one}, io.Discard, complete)
				e.old.keep("t3 t7")
				e.old.keep("t9 f")
				var got []string
				for range 4 {
					line, err := e.line("> ")
					switch {
					case errors.Is(err, errCleared):
						line = "cleared"
					case errors.Is(err, io.EOF):
						line = "left"
					case err != nil:
						t.Fatal(err)
					}
					if got = append(got, line); err == io.EOF && e.in.(*pieces).text == "" && e.typed == "" {
						break
					}
				}
				if got := strings.Join(got, "|"); got != c.want && got+"|left" != c.want {
					t.Errorf("%q is read as %s, want %s", c.typed, got, c.want)
				}
			})
		}
	}
}

// Ctrl-C where nothing is typed may have been meant for a search: then it does not leave.
func TestEditorSparesCtrlC(t *testing.T) {
	e := newEditor(&pieces{"\x03t1\x03\x03\x04", false}, io.Discard, nil)
	spared := true
	e.spares = func() bool { return spared }
	for i, want := range []error{errSpared, errCleared, errSpared, io.EOF} {
		if _, err := e.line("> "); !errors.Is(err, want) {
			t.Errorf("line %d: %v, want %v", i+1, err, want)
		}
	}
	e, spared = newEditor(&pieces{"\x03", false}, io.Discard, nil), false
	e.spares = func() bool { return spared }
	if _, err := e.line("> "); !errors.Is(err, io.EOF) {
		t.Error(err)
	}
}

// pieces is a text that is read as a whole or character by character.
type pieces struct {
	text string
	one  bool
}

func (p *pieces) Read(b []byte) (int, error) {
	if p.text == "" {
		return 0, io.EOF
	}
	n := len(p.text)
	if p.one {
		n = 1
	}
	n = copy(b, p.text[:n])
	p.text = p.text[n:]
	return n, nil
}
