package player

import (
	"context"
	"errors"
	"os"
	"path/filepath"
	"reflect"
	"testing"

	"pat/cmd/pat/internal/cli/app"
	"pat/cmd/pat/internal/web"
	"pat/interp/stats"
	"pat/interp/table"
)

// keeping is a keeper of an app whose own games have one that is won by turning four times.
func keeping(t *testing.T, typed string) (player, *keeper) {
	t.Helper()
	a, _, _ := blank(t, typed)
	const rule = "game Four\nranks ace\ndeal\n  rest to stock\nstock\n  turn 1 to waste\nwin when 4 cards in waste\n"
	if err := os.MkdirAll(a.Games, 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(a.Games, "four.pat"), []byte(rule), 0o644); err != nil {
		t.Fatal(err)
	}
	return a, newKeeper(a, &table.Desk{Library: a.Library()})
}

func four(moves, undone int, mark string) *web.Kept {
	x := &web.Kept{Key: "0123456789abcdef", Mark: mark, Game: "four", Deal: "1", Set: map[string]string{}}
	for range moves {
		x.Moves = append(x.Moves, "turn")
		x.Groups = append(x.Groups, 1)
	}
	for range undone {
		x.Undone = append(x.Undone, "turn")
	}
	if undone > 0 {
		x.Redo = []int{undone}
	}
	return x
}

func keep(t *testing.T, k *keeper, x *web.Kept) string {
	t.Helper()
	mark, err := k.Keep(context.Background(), x)
	if err != nil {
		t.Fatal(err)
	}
	return mark
}

// A game begun on the page goes on at the prompt, and the page is told when it comes back to it;
// then the page goes on with what the prompt has kept.
func TestPageAndPrompt(t *testing.T) {
	a, k := keeping(t, "redo\n")
	x := four(1, 2, "")
	x.Used = table.Used{Hints: 2, Seconds: 30}
	mark := keep(t, k, x)
	x.Mark = mark
	if all := newKeeper(a, k.desk).Games(); len(all) != 1 || !reflect.DeepEqual(all[0].Moves, x.Moves) ||
		!reflect.DeepEqual(all[0].Redo, x.Redo) || all[0].Used != x.Used || all[0].Mark != mark {
		t.Fatalf("it is listed as %+v, not %+v", all, x)
	}
	if code := a.run([]string{"play", "--resume", "four"}); code != app.ExitFine {
		t.Fatal(code)
	}
	if _, err := k.Keep(context.Background(), four(2, 0, mark)); !errors.Is(err, web.ErrElsewhere) {
		t.Errorf("what the prompt has done is written over: %v", err)
	}
	all := k.Games()
	if len(all) != 1 || len(all[0].Moves) != 3 || all[0].Used.Hints != 2 || all[0].Key != x.Key {
		t.Fatalf("after the prompt: %+v", all)
	}
	keep(t, k, four(2, 1, all[0].Mark))
	if all = k.Games(); len(all) != 1 || len(all[0].Moves) != 2 {
		t.Errorf("after the page: %+v", all)
	}
}

// A win is recorded once, whatever is taken back; a game that makes place for another is left; what
// has no moves leaves nothing.
func TestPageIsCounted(t *testing.T) {
	a, k := keeping(t, "")
	mark := keep(t, k, four(3, 0, ""))
	if mark = keep(t, k, four(4, 0, mark)); mark != "" || len(a.journals()) != 0 {
		t.Errorf("a game that is won is kept: %q", mark)
	}
	mark = keep(t, k, four(3, 1, ""))
	keep(t, k, four(4, 0, mark))
	if r := a.records(); len(r) != 1 || r[0].End != stats.Won || r[0].Game != "four" || r[0].Moves != 4 || !r[0].First {
		t.Errorf("%+v", r)
	}
	if r := k.Records()["four"]; r != (web.Record{Played: 1, Won: 1, Best: stats.Mark{Moves: 4}}) {
		t.Errorf("%+v", r)
	}
	if s := k.Stats(); len(s) != 1 || s[0].Game != "four" || s[0].Played != 1 || s[0].Won != 1 {
		t.Errorf("%+v", s)
	}
	other := four(2, 0, "")
	other.Key, other.Left = "aaaaaaaaaaaaaaaa", true
	keep(t, k, other)
	if r := a.records(); len(r) != 2 || r[1].End != stats.Left || r[1].First {
		t.Errorf("%+v", r)
	}
	other.Left, other.Moves, other.Groups, other.Mark = false, nil, nil, k.Games()[0].Mark
	if mark := keep(t, k, other); mark != "" || len(a.journals()) != 0 {
		t.Errorf("a game without moves is kept")
	}
}

// What is no game is refused, and no file comes of it.
func TestPageKeepsGamesOnly(t *testing.T) {
	a, k := keeping(t, "")
	for name, change := range map[string]func(x *web.Kept){
		"a key that is a path":     func(x *web.Kept) { x.Key = "../../etc/passwd" },
		"a game that is a path":    func(x *web.Kept) { x.Game = "/etc/passwd" },
		"no such game":             func(x *web.Kept) { x.Game = "five" },
		"moves that are not legal": func(x *web.Kept) { x.Moves = []string{"turn", "w t1"} },
		"a mark of nothing":        func(x *web.Kept) { x.Mark = "0123456789abcdef" },
		"a setting there is not":   func(x *web.Kept) { x.Set["draw"] = "1" },
	} {
		t.Run(name, func(t *testing.T) {
			x := four(2, 0, "")
			change(x)
			if mark, err := k.Keep(context.Background(), x); err == nil {
				t.Errorf("it is kept: %s", mark)
			}
			if len(a.journals()) > 0 {
				t.Error("there is a journal")
			}
		})
	}
}
