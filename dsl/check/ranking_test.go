package check

import (
	"testing"

	"pat/dsl/rules"
	"pat/games"
)

// unreadable has many lines that cannot be read: for each the games most like the file are asked.
const unreadable = `game Unreadable
deal
  fetch 3 to each tableau
  heap rest to stock
tableau 7
  pile down in any suit
  lift 1 card
  holes stay empty
foundations 4
  root ace
  pile up in suit
finish when foundations full
`

// All games are weighed once for a file, however many of its findings ask for those most like it.
func TestGamesWeighedOnce(t *testing.T) {
	lib := &rules.Library{Shelves: []rules.Shelf{{FS: games.FS}}}
	s, loaded := rules.Load(lib, "unreadable.pat", []byte(unreadable))
	x := newTrial(s, loaded, nil)
	if first, second := x.ranking(), x.ranking(); first != second {
		t.Error("a second finding weighs the games anew")
	}
}

func BenchmarkTryUnreadable(b *testing.B) {
	lib := &rules.Library{Shelves: []rules.Shelf{{FS: games.FS}}}
	for b.Loop() {
		s, loaded := rules.Load(lib, "unreadable.pat", []byte(unreadable))
		Try(s, loaded, Check(s))
	}
}
