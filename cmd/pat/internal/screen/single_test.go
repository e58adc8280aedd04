package screen

import (
	"testing"
	"time"
)

// Who takes a single key for a word that is typed ends it with Enter: that plays no card. Enter
// that comes later, or a second time, plays as ever.
func TestEnterAfterASingleKey(t *testing.T) {
	for _, key := range []stroke{".", "-", "=", ",", "+"} {
		p := aPrompt(t, "klondike", 17)
		now := time.Unix(0, 0)
		p.Now = func() time.Time { return now }
		table := New(p)
		made := func(after time.Duration) bool {
			now = now.Add(after)
			before := p.Session.Count()
			table.say, table.choices = nil, 0
			table.Update(code("enter"))
			return p.Session.Count() != before || len(table.say) > 0
		}
		for _, k := range []stroke{".", "-"} { // something to undo and to redo
			table.Update(code(k))
		}
		table.Update(code(key))
		if made(typedAsWord / 3) {
			t.Errorf("%s and Enter: %v", key, table.say)
		}
		if !made(typedAsWord / 3) {
			t.Errorf("%s, Enter and Enter: nothing is done", key)
		}
		table.Update(code(key))
		if !made(2 * typedAsWord) {
			t.Errorf("%s and, a while later, Enter: nothing is done", key)
		}
	}
}
