package screen

import (
	"strings"
	"sync/atomic"
	"testing"

	"pat/cmd/pat/internal/prompt"
	"pat/dsl"
	"pat/interp/play"
)

// aReader is a table that reads rules again.
type aReader struct{ aTable }

func (aReader) Reload(old *play.Session) (*play.Session, error) {
	g, err := aGame("good-measure")
	if err != nil {
		return nil, err
	}
	s, err := play.Start(g, old.Deal, g.Setting())
	if err == nil {
		s.Follow(old)
	}
	return s, err
}

func (aReader) Back(*play.Session) {}

// Rules that are written while they are played are shown without a key: the board by the new ones,
// or what is wrong with them under the board as it is.
func TestWatchedRules(t *testing.T) {
	var next atomic.Pointer[prompt.Change]
	p := aPrompt(t, "bakers-dozen", 17)
	p.World = aReader{}
	p.Changes = func() (prompt.Change, bool) {
		c := next.Swap(nil)
		if c == nil {
			return prompt.Change{}, false
		}
		return *c, true
	}
	table := New(p)
	x := startModel(t, table, 80, 24)
	x.await("Baker's Dozen")
	wrong := &dsl.Diagnostic{Name: "unknown-word", Message: "I do not know `bild`", Help: "write: build down"}
	wrong.Span.Pos.Filename, wrong.Span.Pos.Line, wrong.Span.Pos.Column = "my.pat", 12, 3
	next.Store(&prompt.Change{File: "my.pat", Broken: true, Findings: dsl.Diagnostics{wrong}})
	s := x.await("my.pat:12:3: error: I do not know `bild` [unknown-word]")
	for _, want := range []string{"Baker's Dozen", "the game goes on by the rules as they were", "write: build down"} {
		if !strings.Contains(s, want) {
			t.Errorf("no %q on\n%s", want, s)
		}
	}
	next.Store(&prompt.Change{File: "my.pat"})
	s = x.await("Good Measure")
	if strings.Contains(s, "unknown-word") || !strings.Contains(s, "my.pat is read again") {
		t.Errorf("the screen is\n%s", s)
	}
	x.send("\x04")
	x.ended()
}
