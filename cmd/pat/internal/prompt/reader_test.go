package prompt

import (
	"strings"
	"testing"
)

// A word that is whole gets a blank where more may follow it, and none where nothing does; what
// follows is completed, too, and moves are.
func TestComplete(t *testing.T) {
	p := &Prompt{Session: session(t, "klondike", 3), World: &desk{}}
	for line, want := range map[string]string{
		"hin": "hint |", "hint": "hint |", "hint ": "hint all", "rul": "rules", "sav": "save |", "und": "undo |",
		"re": "redo |restart|reload", "set clo": "set clock on|set clock off", "new h": "new hard", "zz": "",
		"t2": "t2 t1", "t2 ": "t2 t1", "quit ": "", "tu": "turn", "T2": "t2 t1",
	} {
		got := strings.Join(p.Complete(line), "|")
		if strings.HasSuffix(got, " ") {
			got += "|"
		}
		if got != want {
			t.Errorf("%q: %q, want %q", line, got, want)
		}
	}
}
