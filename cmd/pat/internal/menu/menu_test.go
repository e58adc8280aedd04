package menu

import (
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"pat/dsl"
	"pat/dsl/catalogue"
)

func sample() *Menu {
	games := []Game{
		{Listing: listing("klondike", "Klondike", "turn 3 to waste", 1, "Patience")},
		{Listing: listing("freecell", "FreeCell", "cells 4", 0), Played: 4, Won: 3, Last: time.Unix(100, 0)},
		{Listing: listing("bakers-dozen", "Baker's Dozen", "kings to bottom", 2), Star: true},
		{Listing: listing("bakers-game", "Baker's Game", "cells 4", 0), Last: time.Unix(200, 0)},
	}
	games[1].Notes = "medium (99 %), 111 moves"
	games[3].Family = "FreeCell"
	for i := range 20 {
		z := listing(fmt.Sprintf("z%d", i), fmt.Sprintf("Zodiac %02d", i), "", 0)
		games = append(games, Game{Listing: z, Own: i == 0})
	}
	return New(games, []Begun{{Title: "Klondike", Deal: "deal 1"}, {Title: "Golf", Deal: "deal 2"}}, "Golf")
}

func listing(id, title, words string, packs int, also ...string) catalogue.Listing {
	var zones []dsl.Kind
	for _, w := range strings.Fields(words) {
		if k := dsl.KindNamed(w); k != dsl.NoKind {
			zones = append(zones, k)
		}
	}
	return catalogue.Listing{
		ID: id, Heading: catalogue.Heading{Title: title, Also: also}, Words: words, Zones: zones, Packs: packs,
	}
}

func text(m *Menu) string { return strings.Join(m.Lines(80), "\n") }

// Favourites stand first, then what was played last, the games to begin with in their order, then
// the rest by title.
func TestOrder(t *testing.T) {
	want := `Go on with
  g1  Klondike, deal 1
  g2  Golf, deal 2
Today
  d   Golf, the deal of the day
Your games
  1   * Baker's Dozen
  2     Baker's Game, family FreeCell
  3     FreeCell · won 3 of 4, medium (99 %), 111 moves
To begin with
  4     Klondike
  5     Zodiac 04
Games by title
  6     Zodiac 00 (your file)
`
	m := sample()
	for i := range m.games {
		m.games[i].First = slices.Index([]string{"klondike", "z4", "freecell"}, m.games[i].ID) + 1
	}
	m.sort()
	if got := text(m); !strings.HasPrefix(got, want) || !strings.Contains(got, "and 14 more") {
		t.Errorf("it shows\n%s", got)
	}
}

// Any part of a name, an alias, a family or the rules narrows the list; capitals and signs do not
// matter.
func TestSearch(t *testing.T) {
	for query, want := range map[string]string{
		"bakers": "bakers-dozen bakers-game", "BAKER'S": "bakers-dozen bakers-game", "baker doz": "play bakers-dozen",
		"cell": "freecell bakers-game", "patience": "play klondike", "cells 4": "bakers-game freecell",
		"waste": "play klondike", "freecell": "play freecell", "nonsense": "",
		"two packs": "play bakers-dozen", "2 Decks": "play bakers-dozen", "one pack": "play klondike",
		"three packs":       "",
		"kings double deck": "play bakers-dozen", "kings one pack": "", "z 03": "play z3", "z1": "play z1",
	} {
		m := sample()
		w := m.Answer(query)
		got := ""
		if w.Kind == Play {
			got = "play " + w.Game.ID
		} else {
			for _, g := range m.Found() {
				got += " " + g.ID
			}
		}
		if strings.TrimSpace(got) != want {
			t.Errorf("%q: %q, want %q", query, got, want)
		}
	}
	m := sample()
	m.Answer("nonsense")
	if !strings.Contains(text(m), "No game has `nonsense`") {
		t.Error(text(m))
	}
	m.Answer("bakres dozen")
	if !strings.Contains(text(m), "Did you mean Baker's Dozen?") {
		t.Error(text(m))
	}
}

// Words and numbers choose.
func TestAnswers(t *testing.T) {
	m := sample()
	for _, c := range []struct {
		line string
		kind Kind
		id   string
		n    int
		say  string
	}{
		{"3", Play, "freecell", 3, ""},
		{"rules 4", Rules, "klondike", 4, ""},
		{"show 1", Preview, "bakers-dozen", 1, ""},
		{"g2", Resume, "", 2, ""},
		{"g3", None, "", 0, "There are 2 unfinished games."},
		{"d", Daily, "", 0, ""},
		{"99", None, "", 0, "There are 24 games in this list."},
		{"help", None, "", 0, help},
		{"", None, "", 0, help},
		{"star 4", Star, "klondike", 4, ""},
		{"2", Play, "klondike", 2, ""}, // among the favourites now
		{"star 1", Star, "bakers-dozen", 1, ""},
		{"quit", Leave, "", 0, ""},
	} {
		if w := m.Answer(c.line); w.Kind != c.kind || w.Game.ID != c.id || w.N != c.n || w.Say != c.say {
			t.Errorf("%q: %+v", c.line, w)
		}
	}
	if m.Favourites() != "klondike\n" {
		t.Errorf("favourites: %q", m.Favourites())
	}
	m.Answer("more")
	if !strings.Contains(text(m), "  11  ") || strings.Contains(text(m), "  1   ") {
		t.Errorf("more shows\n%s", text(m))
	}
	m.Answer("more")
	m.Answer("more")
	if !strings.Contains(text(m), "  1   ") {
		t.Error("behind the last it does not begin again")
	}
}

func TestWidth(t *testing.T) {
	m := New([]Game{{Listing: listing("x", strings.Repeat("ä", 100), "", 1)}}, nil, "x")
	for _, l := range m.Lines(40) {
		if len([]rune(l)) > 40 {
			t.Errorf("%q", l)
		}
	}
}

// A game begun stands before all others where it is called as was typed, and behind them where it
// is another game of such a name.
func TestBegunByName(t *testing.T) {
	games := []Game{
		{Listing: listing("klondike", "Klondike", "", 1)}, {Listing: listing("quad", "Quadruple Klondike", "", 4)},
	}
	for begun, first := range map[string]Kind{"Quadruple Klondike": Play, "Klondike": Resume} {
		m := New(games, []Begun{{Title: begun, Deal: "deal 1"}}, "Golf")
		m.Narrow("klondike")
		if all := m.Entries(); all[0].Kind != first || len(all) != 3 {
			t.Errorf("%s: %+v", begun, all)
		}
	}
}

// Who types options goes on with no game that has others.
func TestBegunByOptions(t *testing.T) {
	games := []Game{{Listing: listing("klondike", "Klondike", "", 1)}}
	m := New(games, []Begun{{Title: "Klondike", Deal: "deal 1", Set: "draw=3"}}, "Golf")
	for typed, first := range map[string]Kind{"klondike draw=1": Play, "klondike draw=3": Resume} {
		m.Narrow(typed)
		if all := m.Entries(); all[0].Kind != first {
			t.Errorf("%s: %+v", typed, all)
		}
	}
}

// Of many games begun the latest stand first, and a row tells how many more there are: it lists
// them all. What is typed is looked for among all of them.
func TestManyBegun(t *testing.T) {
	var begun []Begun
	for i := range 52 {
		begun = append(begun, Begun{Title: "Yukon", Deal: fmt.Sprintf("deal %d", i+1), Far: "1 move"})
	}
	m := New(nil, begun, "Golf")
	es := m.Entries()
	if e := es[5]; len(es) != 7 || e.Kind != More || e.Text != "and 47 more" || m.Heading(e) != "Go on with" {
		t.Errorf("%d entries, then %+v", len(es), e)
	}
	m.Narrow("deal 52")
	if es := m.Entries(); len(es) != 1 || es[0].N != 52 {
		t.Errorf("narrowed: %+v", es)
	}
	m.Narrow("")
	m.Open()
	if es := m.Entries(); len(es) != 53 || es[51].N != 52 {
		t.Errorf("opened: %d entries", len(es))
	}
	if es := New(nil, begun[:6], "Golf").Entries(); len(es) != 7 || es[5].Kind != Resume {
		t.Errorf("of six all are listed: %+v", es)
	}
}
