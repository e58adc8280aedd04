package prompt

import (
	"strings"
	"testing"
)

// A hint that knows no win says that more is looked at when it is asked again.
func TestHintLooksLonger(t *testing.T) {
	out := run(t, "variegated-canfield", "hint\nquit\n")
	if want := "I see no win yet in 40 chance deals of the unseen cards. Asked again I look longer."; !strings.Contains(
		strings.ReplaceAll(out, "\n", " "), want) {
		t.Errorf("%s", out)
	}
}

// A hint that knows no more than the player does not forget what he was told: that no win is left.
func TestHintAfterProof(t *testing.T) {
	p := &Prompt{Session: session(t, "klondike", 299), World: &desk{}}
	answered := func(line string) string {
		a := p.Command(line)
		if a.Search != nil {
			a = a.Search.Run(t.Context())()
		}
		return strings.Join(a.Say, " ")
	}
	if said := answered("winnable"); !strings.HasPrefix(said, "No, not even") {
		t.Fatal(said)
	}
	const want = "this keeps the game going; no win is left, as was proved."
	if said := answered("hint"); !strings.HasSuffix(said, want) {
		t.Error(said)
	}
	answered("turn")
	if said := answered("hint"); !strings.HasSuffix(said, want) {
		t.Error(said)
	}
}
