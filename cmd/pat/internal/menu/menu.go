package menu

import (
	"cmp"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"time"
	"unicode/utf8"

	"pat/dsl"
	"pat/dsl/catalogue"
)

// A Game is one of those there are, and what the player has to do with it. What stands beside it
// (Notes) is how hard it is and how long it takes, in a few words, where that is known.
type Game struct {
	catalogue.Listing
	Own    bool // a file of the player's
	Won    int
	Played int       // to the end
	Last   time.Time // when it was played last
	Star   bool      // a favourite
}

// A Menu is what can be chosen now.
type Menu struct {
	games      []Game // favourites first, then the last played, those to begin with, and the rest by title
	unfinished []Begun
	today      string // the game of the day
	query      string
	offset     int  // of the games shown
	rows       int  // games shown at a time
	opened     bool // all games begun are listed
}

// New is the menu of all games. Of unfinished games it tells what tells them apart, today is the
// title of the game of the day.
func New(games []Game, unfinished []Begun, today string) *Menu {
	m := &Menu{games: slices.Clone(games), unfinished: Apart(unfinished), today: today, rows: 10}
	m.sort()
	return m
}

func (m *Menu) sort() {
	slices.SortStableFunc(m.games, func(a, b Game) int {
		star := 0
		switch {
		case a.Star && !b.Star:
			star = -1
		case b.Star && !a.Star:
			star = 1
		}
		first := cmp.Compare(uint(a.First-1), uint(b.First-1)) // one that has no place stands behind all
		return cmp.Or(star, b.Last.Compare(a.Last), first, strings.Compare(a.Title, b.Title))
	})
}

// Found are the games that what was typed narrows to, the best first.
func (m *Menu) Found() []Game {
	fits, _ := m.find()
	out := make([]Game, len(fits))
	for i, n := range fits {
		out[i] = m.games[n]
	}
	return out
}

// find is catalogue.Find among the games of the menu.
func (m *Menu) find() (fits []int, near string) {
	all := make([]catalogue.Listing, len(m.games))
	for i := range m.games {
		all[i] = m.games[i].Listing
	}
	return catalogue.Find(all, strings.Join(m.words(), " "))
}

// words are what the names are to hold, of what was typed.
func (m *Menu) words() []string { return slices.DeleteFunc(strings.Fields(m.query), isOption) }

// options are those to play with, of what was typed.
func (m *Menu) options() []string {
	return slices.DeleteFunc(strings.Fields(m.query), func(w string) bool { return !isOption(w) })
}

func isOption(w string) bool { return strings.Contains(w, "=") }

// An Entry is one thing that can be chosen: a game begun, more of these, the deal of the day, or a
// game.
type Entry struct {
	Kind    Kind // Resume, More, Daily or Play
	N       int  // of a game begun, from 1
	Begun   Begun
	Text    string
	Game    Game     // of a game
	Options []string // typed behind its name, name=value
}

// Entries are all that can be chosen, narrowed by what was typed.
func (m *Menu) Entries() (out []Entry) {
	words, options := m.words(), m.options()
	has := func(text string) bool {
		text = catalogue.Fold(text)
		return !slices.ContainsFunc(words, func(w string) bool { return !strings.Contains(text, catalogue.Fold(w)) })
	}
	var later []Entry // games begun that are not called as was typed
	typed := catalogue.Fold(strings.Join(words, ""))
	for i, l := range m.unfinished {
		switch e := (Entry{Kind: Resume, N: i + 1, Begun: l, Text: l.String()}); {
		case !has(e.Text) || !l.with(options):
		case strings.HasPrefix(catalogue.Fold(l.Title), typed):
			out = append(out, e)
		default:
			later = append(later, e)
		}
	}
	if n := len(out) - mostUnfinished; len(words) == 0 && n > 1 && !m.opened {
		out = append(out[:mostUnfinished:mostUnfinished], Entry{Kind: More, Text: fmt.Sprintf("and %d more", n)})
	}
	daily := Entry{Kind: Daily, Text: m.today + ", the deal of the day"}
	switch {
	case len(words) == 0 || isDaily(typed):
		out = append(out, daily)
	case has(daily.Text):
		later = append(later, daily)
	}
	for _, g := range m.Found() {
		out = append(out, Entry{Kind: Play, Game: g, Text: g.Title, Options: options})
	}
	return append(out, later...)
}

// isDaily reports whether a folded text begins what the deal of the day is called.
func isDaily(typed string) bool {
	const least = 3 // letters, fewer may begin anything
	calls := []string{"today's deal", "the deal of today", "the deal of the day", "deal of the day", "daily deal"}
	return len(typed) >= least && slices.ContainsFunc(calls, func(c string) bool {
		return strings.HasPrefix(catalogue.Fold(c), typed)
	})
}

// Heading is what stands above an entry and those like it.
func (m *Menu) Heading(e Entry) string {
	switch {
	case e.Kind == Resume || e.Kind == More:
		return "Go on with"
	case e.Kind == Daily:
		return "Today"
	case m.query != "":
		return "Games"
	case e.Game.Star || !e.Game.Last.IsZero():
		return "Your games"
	case e.Game.First > 0:
		return "To begin with"
	}
	return "Games by title"
}

// Open lists all games begun from now on.
func (m *Menu) Open() { m.opened = true }

// Narrow narrows what can be chosen to what holds all words of a line.
func (m *Menu) Narrow(line string) { m.query, m.offset = line, 0 }

// Star makes a game a favourite, or none.
func (m *Menu) Star(id string) {
	for i := range m.games {
		if m.games[i].ID == id {
			m.games[i].Star = !m.games[i].Star
		}
	}
	m.sort()
}

// mostUnfinished is how many unfinished games are shown.
const mostUnfinished = 5

// Lines shows the menu in lines of so many columns.
func (m *Menu) Lines(width int) (out []string) {
	say := func(format string, args ...any) { out = append(out, cut(fmt.Sprintf(format, args...), width)) }
	if m.query == "" {
		if len(m.unfinished) > 0 {
			say("Go on with")
			for i, l := range m.unfinished[:min(mostUnfinished, len(m.unfinished))] {
				head := fmt.Sprintf("  g%d  ", i+1)
				say("%s%s", head, l.In(width-len(head)))
			}
			if n := len(m.unfinished) - mostUnfinished; n > 0 {
				say("      and %d more: `pat games`", n)
			}
		}
		say("Today")
		say("  d   %s, the deal of the day", m.today)
	}
	found := m.Found()
	switch {
	case len(found) == 0:
		say("%s `all` shows all.", m.None())
		return out
	case m.query != "":
		say("%s with `%s`; `all` shows all again", dsl.Many(len(found), "game"), m.query)
	}
	shown := found[min(m.offset, len(found)):]
	shown = shown[:min(m.rows, len(shown))]
	above := ""
	for i, g := range shown {
		if h := m.Heading(Entry{Kind: Play, Game: g}); m.query == "" && h != above {
			above = h
			say("%s", h)
		}
		head := fmt.Sprintf("  %-3d ", m.offset+i+1)
		say("%s%s", head, g.line(width-len(head)))
	}
	if n := len(found) - m.offset - len(shown); n > 0 {
		say("      and %d more: `more`, or part of a name, a family, a word of the rules", n)
	}
	return out
}

// Near is the name that was perhaps meant where no game was found; empty where none is near.
func (m *Menu) Near() string {
	_, near := m.find()
	return near
}

// None says that no game was found, and which was perhaps meant.
func (m *Menu) None() string {
	out := fmt.Sprintf("No game has `%s` in its names or rules.", m.query)
	if near := m.Near(); near != "" {
		out += fmt.Sprintf(" Did you mean %s?", near)
	}
	return out
}

// line is a game in the list, in so many columns as far as its names leave room.
func (g *Game) line(width int) string {
	star := " "
	if g.Star {
		star = "*"
	}
	out := star + " " + g.Title
	if g.Family != "" && g.Family != g.Title {
		out += ", family " + g.Family
	}
	if g.Own {
		out += " (your file)"
	}
	sep := " · "
	for _, note := range g.notes() {
		if utf8.RuneCountInString(out+sep+note) > width {
			break
		}
		out, sep = out+sep+note, ", "
	}
	return out
}

// notes are what stands beside a game: the player's own figures, and how hard it is; what is needed
// most comes first.
func (g *Game) notes() (notes []string) {
	if g.Played > 0 {
		notes = append(notes, fmt.Sprintf("won %d of %d", g.Won, g.Played))
	}
	if g.Notes != "" {
		notes = append(notes, strings.Split(g.Notes, ", ")...)
	}
	return notes
}

// A Kind is what the player wants.
type Kind uint8

// The kinds.
const (
	None    Kind = iota // the list has changed, or something is to be said
	Play                // Game
	Resume              // unfinished game N, from 1
	Daily               // the game of the day
	Rules               // of Game
	Preview             // a deal of Game
	Star                // Game is a favourite now, or no more
	Leave
	More // of the games begun
)

// A Want is what a line asks for.
type Want struct {
	Kind Kind
	Game Game
	N    int
	Say  string // a sentence for the player

	Typed   string   // what stood in the line
	Options []string // to play it with, name=value
}

// help is how the menu is used.
const help = "Type a number to play; part of a name to search; `rules 3`, `show 3`, `star 3`; `d`; `more`, `all`; " +
	"`quit`."

// Help is how the menu is used, in a sentence.
func Help() string { return help }

// Answer does what a line says. What is no word of the menu narrows the list; where one game is
// left, or is called so, it is played.
func (m *Menu) Answer(line string) Want {
	ws := strings.Fields(strings.ToLower(line))
	if len(ws) == 0 {
		return Want{Say: help}
	}
	word := ws[0]
	if len(ws) == 1 {
		switch word {
		case "q", "quit", "exit":
			return Want{Kind: Leave}
		case "help", "h", "?":
			return Want{Say: help}
		case "d", "daily":
			return Want{Kind: Daily}
		case "all":
			m.query, m.offset = "", 0
			return Want{}
		case "more":
			m.offset += m.rows
			if m.offset >= len(m.Found()) {
				m.offset = 0
			}
			return Want{}
		}
		if n, ok := number(strings.TrimPrefix(word, "g")); ok && word[0] == 'g' {
			if n > len(m.unfinished) {
				return Want{Say: fmt.Sprintf("There are %s.", dsl.Many(len(m.unfinished), "unfinished game"))}
			}
			return Want{Kind: Resume, N: n}
		}
		if n, ok := number(word); ok {
			return m.pick(Play, n)
		}
	}
	kinds := map[string]Kind{"rules": Rules, "show": Preview, "preview": Preview, "star": Star, "play": Play}
	if kind, ok := kinds[word]; ok && len(ws) == 2 {
		if n, ok := number(ws[1]); ok {
			return m.pick(kind, n)
		}
	}
	return m.search(line)
}

func number(s string) (int, bool) {
	n, err := strconv.Atoi(s)
	return n, err == nil && n > 0
}

// pick wants something of a game in the list.
func (m *Menu) pick(kind Kind, n int) Want {
	found := m.Found()
	if n > len(found) {
		return Want{Say: fmt.Sprintf("There are %s in this list.", dsl.Many(len(found), "game"))}
	}
	g := found[n-1]
	if kind == Star {
		g.Star = !g.Star
		m.Star(g.ID)
	}
	return Want{Kind: kind, Game: g, N: n, Options: m.options()}
}

// search narrows the list.
func (m *Menu) search(line string) Want {
	m.Narrow(strings.TrimSpace(line))
	found := m.Found()
	name, options := strings.Join(m.words(), " "), m.options()
	for _, g := range found {
		if len(found) == 1 || catalogue.Fold(g.Title) == catalogue.Fold(name) || g.ID == name {
			m.query = ""
			return Want{Kind: Play, Game: g, Options: options}
		}
	}
	return Want{}
}

// Favourites are the ids of the favourites, as a file keeps them: a line each.
func (m *Menu) Favourites() string {
	var ids []string
	for _, g := range m.games {
		if g.Star {
			ids = append(ids, g.ID+"\n")
		}
	}
	slices.Sort(ids)
	return strings.Join(ids, "")
}
