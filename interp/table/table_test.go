package table

import (
	"context"
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"reflect"
	"regexp"
	"runtime/debug"
	"slices"
	"strings"
	"testing"
	"testing/fstest"

	"pat/dsl"
	"pat/dsl/prose"
	"pat/dsl/rules"
	"pat/games"
	"pat/interp/gametest"
	"pat/interp/numbers"
	"pat/interp/odds"
	"pat/interp/play"
)

// Tests make much and keep little: the collector would take a third of their time.
func init() { debug.SetGCPercent(400) }

func library() *rules.Library {
	return &rules.Library{Shelves: []rules.Shelf{{Label: "the shipped games", FS: games.FS}}}
}

func newDesk() *Desk { return &Desk{Library: library()} }

// ask answers a request through JSON and holds it to have no fault.
func ask(t *testing.T, d *Desk, r *Request) *Response {
	t.Helper()
	a := askAny(t, d, r)
	if a.Error != nil {
		t.Fatalf("%+v: %s: %s", r, a.Error.Code, a.Error.Text)
	}
	return a
}

func askAny(t *testing.T, d *Desk, r *Request) *Response {
	t.Helper()
	r.V = Version
	data, err := json.Marshal(r)
	if err != nil {
		t.Fatal(err)
	}
	var a Response
	if err := json.Unmarshal(d.Do(data), &a); err != nil {
		t.Fatal(err)
	}
	return &a
}

// seen is what both faces must agree on.
type seen struct {
	Heading, Status string
	Made, Undone    []string
	Zones           []Zone
	Piles           []Pile
	Plays           []Play
	Facts, Words    []string
	Done            Done
}

func bySession(tb *Table, done *Done, words bool) seen {
	plays, _ := tb.Plays()
	x := seen{
		tb.Heading(), tb.Status(), slices.Clone(tb.s.Made()), tb.s.Undone(), tb.Zones(), tb.Piles(), plays,
		nil, nil, *done,
	}
	if words {
		x.Facts, x.Words = tb.Facts(), tb.Words()
	}
	standing, _ := tb.Standing()
	x.Done = Done{Say: append(slices.Clone(x.Done.Say), standing...), Steps: done.Steps, Choices: done.Choices}
	return x
}

func byAnswer(a *Response) seen {
	return seen{
		a.Heading, a.Status, a.Moves, a.Undone, a.Zones, a.Piles, a.Plays, a.Facts, a.Words,
		Done{Say: a.Say, Steps: a.Steps, Choices: a.Choices},
	}
}

// same compares as JSON does: nothing and an empty list are one.
func same(t *testing.T, what string, a, b seen) {
	t.Helper()
	if reflect.DeepEqual(a, b) {
		return
	}
	x, _ := json.Marshal(a)
	y, _ := json.Marshal(b)
	norm := func(s []byte) string { return strings.NewReplacer(":null", ":[]").Replace(string(s)) }
	if norm(x) != norm(y) {
		t.Fatalf("%s:\n%s\n%s", what, x, y)
	}
}

// Every game is played through the face in Go and through JSON, with what was remembered and
// without: all three agree at every move, on cards that are hidden too.
func TestFacesAgree(t *testing.T) {
	moves := 60
	if testing.Short() {
		moves = 5
	}
	lib := library()
	warm := newDesk()
	all := []string{WantBoard, WantPlays, WantFacts, WantWords}
	for n, id := range lib.IDs() {
		t.Run(id, func(t *testing.T) {
			g := gametest.Shipped(t, id)
			s, err := play.Start(g, numbers.Own(17), rules.Setting{})
			if err != nil {
				t.Fatal(err)
			}
			tb := At(s)
			rnd := rand.New(rand.NewPCG(uint64(n), 1))
			r := &Request{Game: id, Deal: "17", Want: all}
			a := ask(t, warm, r)
			same(t, "the deal", bySession(tb, &Done{}, true), byAnswer(a))
			for i := range moves {
				do := "undo 2"
				switch plays, _ := tb.Plays(); {
				case len(plays) == 0 && len(s.Made()) == 0:
					return
				case len(plays) > 0 && i%7 != 6:
					do = plays[rnd.IntN(len(plays))].Move
				case i%14 == 6:
					do = "auto"
				}
				words := i%6 == 5 // which take long
				want := all
				if !words {
					want = all[:2]
				}
				r = &Request{Game: id, Deal: "17", Want: want, Moves: a.Moves, Undone: a.Undone, Do: do}
				a = ask(t, warm, r)
				same(t, do, bySession(tb, tb.Do(context.Background(), do, ""), words), byAnswer(a))
				if i == 41 {
					same(t, do+", anew", byAnswer(ask(t, newDesk(), r)), byAnswer(a))
				}
				checkBoard(t, s, a)
			}
		})
	}
}

// checkBoard holds an answer to what the rules of faces say, and its steps to the board.
func checkBoard(t *testing.T, s *play.Session, a *Response) {
	t.Helper()
	for p, pile := range a.Piles {
		for i, c := range pile.Cards {
			z := s.Game.ZoneOf(p)
			next := z.Open && i == len(pile.Cards)-1
			if s.State.Card(p, i).Down() && !next && c != Hidden {
				t.Fatalf("%s shows the face-down card %s", pile.Label, c)
			}
		}
	}
	came := map[place]bool{}
	for _, st := range a.Steps {
		for i := range st.N {
			to := place{st.To, st.Into + i}
			if came[to] || to.at >= len(a.Piles[to.pile].Cards) {
				t.Fatalf("two cards, or one that is not there, come to %v: %+v", to, a.Steps)
			}
			came[to] = true
		}
	}
	for _, x := range a.Plays {
		if x.Kind == "play" && (x.From < 0 || x.To < 0 || x.At < 0 || x.At+x.N != len(a.Piles[x.From].Cards)) {
			t.Fatalf("the play %+v is not on the board", x)
		}
	}
}

// What a request says is held to the letter, and what is too much refused with a code.
func TestFaultyRequests(t *testing.T) {
	long := strings.Repeat("x", 500)
	for _, c := range []struct{ name, request, code string }{
		{"no JSON", `{`, BadRequest},
		{"nothing", ``, BadRequest},
		{"no version", `{"game":"klondike"}`, BadRequest},
		{"a later version", `{"v":2,"new":1}`, NewVersion},
		{"an unknown field", `{"v":1,"gmae":"klondike"}`, BadRequest},
		{"something behind", `{"v":1} {}`, BadRequest},
		{"an unknown wish", `{"v":1,"game":"klondike","want":["bord"]}`, BadRequest},
		{"game and text", `{"v":1,"game":"klondike","text":"game X"}`, BadRequest},
		{"deal and board", `{"v":1,"game":"klondike","deal":"1","board":"t1: KH"}`, BadRequest},
		{"no such game", `{"v":1,"game":"klondyke","deal":"1"}`, NoGame},
		{"a path", `{"v":1,"game":"../../../etc/passwd","deal":"1"}`, NoGame},
		{"a path with the ending", `{"v":1,"game":"/etc/x.pat","deal":"1"}`, NoGame},
		{"no such option", `{"v":1,"game":"klondike","deal":"1","set":{"drow":"1"}}`, BadSetting},
		{"no number", `{"v":1,"game":"klondike","deal":"seven"}`, BadDeal},
		{"no board", `{"v":1,"game":"klondike","board":"t1: 99"}`, BadBoard},
		{"a long move", `{"v":1,"game":"klondike","deal":"1","do":"` + long + `"}`, TooLarge},
		{"mistakes", `{"v":1,"text":"game X\n\nwin wen won\n","deal":"1"}`, Mistakes},
		{"no game at all", `{"v":1,"deal":"1"}`, BadRequest},
	} {
		t.Run(c.name, func(t *testing.T) {
			var a Response
			if err := json.Unmarshal(newDesk().Do([]byte(c.request)), &a); err != nil {
				t.Fatal(err)
			}
			if a.Error == nil || a.Error.Code != c.code || a.Error.Text == "" {
				t.Errorf("the fault is %+v, want %s", a.Error, c.code)
			}
		})
	}
}

// Moves that the rules do not allow are left out, with all behind them, and nothing is done.
func TestDroppedMoves(t *testing.T) {
	d := newDesk()
	a := ask(t, d, &Request{Game: "bakers-dozen", Deal: "17", Moves: []string{"t13 f1", "t1 t2", "t9 f2"}, Do: "auto"})
	if a.Dropped != 2 || !slices.Equal(a.Moves, []string{"t13 f"}) {
		t.Errorf("%d are dropped, %v left", a.Dropped, a.Moves)
	}
}

// A deal that is begun once more knows nothing of what was played of it before.
func TestBegunOnceMore(t *testing.T) {
	d, r := newDesk(), Request{Game: "bakers-dozen", Deal: "17"}
	first := ask(t, d, &Request{Game: r.Game, Deal: r.Deal, Moves: []string{"t13 f", "t9 f"}, Do: "undo"})
	if !slices.Equal(first.Undone, []string{"t9 f"}) {
		t.Fatalf("taken back: %v", first.Undone)
	}
	if a := ask(t, d, &Request{Game: r.Game, Deal: r.Deal, Moves: first.Moves}); len(a.Undone) > 0 {
		t.Errorf("one move further on it could make again %v", a.Undone)
	}
	if a := ask(t, d, &r); len(a.Moves)+len(a.Undone) > 0 {
		t.Errorf("it begins with %v, and could make again %v", a.Moves, a.Undone)
	}
}

// Auto plays no card to a foundation that may be wanted on the table, and says that it can go.
func TestAutoLeaves(t *testing.T) {
	a := ask(t, newDesk(), &Request{Game: "agnes-sorel", Deal: "17", Do: "auto"})
	want := "No card is sure to be safe on the foundations, though king of spades can go there, " +
		"and there is more than one move: the choice is yours."
	if len(a.Say) != 1 || a.Say[0].Text != want || len(a.Moves) > 0 {
		t.Errorf("%+v, %v", a.Say, a.Moves)
	}
}

// A move that is refused says why and by which line; the position stays.
func TestRefused(t *testing.T) {
	a := ask(t, newDesk(), &Request{Game: "bakers-dozen", Deal: "17", Do: "t1 t2"})
	if len(a.Say) != 1 || a.Say[0].Level != Refused || len(a.Moves) != 0 {
		t.Fatalf("%+v", a)
	}
	if q := a.Say[0].Rules; len(q) != 1 || q[0].Text != "build down in any suit" || q[0].File != "bakers-dozen.pat" {
		t.Errorf("the rules are %+v", q)
	}
}

// What a move did is told with the lines of the rules, and so is why a move is legal; nothing is
// done by asking.
func TestWhy(t *testing.T) {
	for _, c := range []struct {
		name, do string
		made     []string
		text     string
		rule     string
	}{
		{"the last move", "why", []string{"t13 f"}, "t13 f was made by this line.", "base ace"},
		{"a legal one", "why t3 t1", nil, "t3 t1 is legal by these lines.", "move 1 card"},
		{"a refused one", "why t1 t2", nil, "t1 t2: J♦ does not go on 8♦; a 7 does.", "build down in any suit"},
		{
			"a refusal in the words of a move made before", "why not t13 f",
			[]string{"t13 f"},
			"t13 f: none of them takes it now; f1 takes 2♣; f2–f4 take an ace.", "build up in suit",
		},
		{"nothing yet", "why", nil, "Nothing has been done yet; asked with a move I tell why it is legal or not.", ""},
	} {
		t.Run(c.name, func(t *testing.T) {
			a := ask(t, newDesk(), &Request{Game: "bakers-dozen", Deal: "17", Moves: c.made, Do: c.do})
			if len(a.Say) != 1 || a.Say[0].Text != c.text || len(a.Moves) != len(c.made) {
				t.Fatalf("%+v, %v", a.Say, a.Moves)
			}
			if got := a.Say[0].Rules; c.rule != "" && (len(got) == 0 || got[0].Text != c.rule) {
				t.Errorf("the rules are %+v, want %s", got, c.rule)
			}
		})
	}
}

// A card is played where it goes; where there are several places the player is asked.
func TestPlay(t *testing.T) {
	d := newDesk()
	a := ask(t, d, &Request{Game: "bakers-dozen", Deal: "17", Do: "play t13@4", Want: []string{WantBoard}})
	if len(a.Moves) != 1 || a.Say[0].Text != "Ace of clubs to foundation 1." {
		t.Fatalf("%v %v", a.Moves, a.Say)
	}
	if want := []Step{{From: 16, At: 3, N: 1, To: 0, Into: 0}}; !slices.Equal(a.Steps, want) {
		t.Errorf("the steps are %+v, want %+v", a.Steps, want)
	}
	a = ask(t, d, &Request{Game: "bakers-dozen", Deal: "17", Do: "play t3"})
	first := "ten of diamonds to jack of diamonds, tableau pile 1"
	if len(a.Moves) != 0 || len(a.Choices) != 2 || a.Choices[0].Cards != first {
		t.Errorf("%v %+v", a.Moves, a.Choices)
	}
}

// A card that cannot be played is told with the reason: the one there is, or that nothing takes it.
func TestStuck(t *testing.T) {
	for _, c := range []struct{ name, game, do, text, rule string }{
		{
			"a covered card", "bakers-dozen", "play t3@1",
			"King of hearts on tableau pile 3 cannot be played now: 7♠ lies on K♥, and they do not move together. " +
				"On the tableau, only the top card of a pile may be moved.",
			"move 1 card",
		},
		{
			"no place takes it", "bakers-dozen", "play t1",
			"Jack of diamonds on tableau pile 1 cannot be played now: no place takes it; it would go on a queen.",
			"build down in any suit",
		},
	} {
		t.Run(c.name, func(t *testing.T) {
			a := ask(t, newDesk(), &Request{Game: c.game, Deal: "17", Do: c.do})
			if len(a.Say) != 1 || a.Say[0].Text != c.text || len(a.Moves) > 0 {
				t.Fatalf("%+v, %v", a.Say, a.Moves)
			}
			if got := a.Say[0].Rules; len(got) == 0 || len(got) > 3 || got[0].Text != c.rule {
				t.Errorf("the rules are %+v, want %s", got, c.rule)
			}
		})
	}
}

// Steps tells runs as one, cards that are turned over where they lie as none, and nothing of a
// hidden card.
func TestSteps(t *testing.T) {
	piles := func(s string) (out [][]string) {
		for p := range strings.SplitSeq(s, "|") {
			out = append(out, strings.Fields(p))
		}
		return out
	}
	for _, c := range []struct {
		name, before, after string
		want                []Step
	}{
		{"nothing", "KH|", "KH|", nil},
		{"a run", "? KH QS JH|", "?|KH QS JH", []Step{{0, 1, 3, 1, 0}}},
		{"a card turns over", "? KH|", "QS|KH", []Step{{0, 1, 1, 1, 0}}},
		{"the stock is turned", "? ? ?|", "?|JH 10S", []Step{{0, 1, 2, 1, 0}}},
		{"cards close up", "KH QS JH|", "KH JH|QS", []Step{{0, 2, 1, 0, 1}, {0, 1, 1, 1, 0}}},
		{"equal cards stay in their pile", "KH QS|KH", "KH QS|KH", nil},
		{"a card goes below others", "5H|? ?", "|5H ? ?", []Step{{0, 0, 1, 1, 0}, {1, 0, 2, 1, 1}}},
		{"and comes back", "|5H ? ?", "5H|? ?", []Step{{1, 0, 1, 0, 0}, {1, 1, 2, 1, 0}}},
		{"they are turned back", "|3H 2H", "? ?|", []Step{{1, 0, 2, 0, 0}}},
	} {
		t.Run(c.name, func(t *testing.T) {
			if got := steps(piles(c.before), piles(c.after)); !slices.Equal(got, c.want) {
				t.Errorf("%+v, want %+v", got, c.want)
			}
		})
	}
}

// A hint leads to the win, a plan is followed without a search, and a game that hides cards says
// that it knows them.
func TestHints(t *testing.T) {
	d := newDesk()
	var moves, plan []string
	b := Budget{Positions: 50_000}
	for i := 0; ; i++ {
		a := ask(t, d, &Request{
			Game: "bakers-dozen", Deal: "17", Moves: moves, Plan: plan, Want: []string{WantHint}, Budget: b,
		})
		if a.Status == "won" {
			break
		}
		if a.Hint == nil || !a.Hint.Honest || len(a.Hint.Plan) == 0 || i > 200 {
			t.Fatalf("after %v: %+v", moves, a.Hint)
		}
		moves, plan, b = append(moves, a.Hint.Move), a.Hint.Plan[1:], Budget{Positions: 1}
	}
	a := ask(t, d, &Request{
		Game: "klondike", Deal: "17", Want: []string{WantThoughtful, WantWinnable}, Budget: Budget{Positions: 3000},
	})
	if a.Hint == nil || a.Hint.Honest || !strings.HasPrefix(a.Hint.Why, "Knowing all cards, ") {
		t.Errorf("%+v", a.Hint)
	}
	if a.Winnable == nil || a.Winnable.Text == "" {
		t.Errorf("%+v", a.Winnable)
	}
}

// Where cards are hidden a hint is what the player could find out himself, and says how sure it is.
func TestHonestHint(t *testing.T) {
	a := ask(t, newDesk(), &Request{Game: "klondike", Deal: "17", Want: []string{WantHint, WantPlays}})
	switch h := a.Hint; {
	case h == nil || !h.Honest || len(h.Plan) > 0 || strings.Contains(h.Why, "Knowing"):
		t.Errorf("%+v", h)
	case !slices.ContainsFunc(a.Plays, func(p Play) bool { return p.Move == h.Move }):
		t.Errorf("%s is not legal", h.Move)
	}
}

// Without a budget the hint is the one of the prompt, also where only chance is unknown.
func TestHintAsAtThePrompt(t *testing.T) {
	a := ask(t, newDesk(), &Request{Game: "montana", Deal: "7", Want: []string{WantHint}})
	h := a.Hint
	if h == nil || h.Move != "t8 t21" || !strings.HasSuffix(h.Why, " shuffles by chance.") {
		t.Errorf("%+v", h)
	}
}

// The layout stands inside the window where it can, its cards no wider than there is room, and is
// the same at every move.
func TestLayout(t *testing.T) {
	d := newDesk()
	for _, w := range []Window{{W: 1280, H: 680}, {W: 390, H: 620}, {W: 780, H: 280}} {
		for _, id := range []string{"klondike", "spider", "bakers-dozen", "pyramid", "accordion", "montana"} {
			r := &Request{Game: id, Deal: "17", Want: []string{WantLayout, WantPlays}, Window: &w}
			a := ask(t, d, r)
			l := a.Layout
			if l.W*l.Card/100 > w.W && l.Card > narrowest {
				t.Errorf("%s in %v: cards of %d, but %d wide", id, w, l.Card, l.W*l.Card/100)
			}
			r.Moves, r.Do = a.Moves, a.Plays[0].Move
			if b := ask(t, d, r); !reflect.DeepEqual(l, b.Layout) {
				t.Errorf("%s in %v is laid out anew after a move", id, w)
			}
		}
	}
}

// In a window with room every line is so long that all can be seen that the deal lays open in it;
// what lies face down under that may be one item.
func TestDealtLinesHaveRoom(t *testing.T) {
	d, lines := newDesk(), 0
	for _, id := range library().IDs() {
		a := ask(t, d, &Request{
			Game: id, Deal: "17", Want: []string{WantLayout, WantBoard}, Window: &Window{W: 1280, H: 680},
		})
		for i, at := range a.Layout.Piles {
			if at.Lies != "right" {
				continue
			}
			items, under := 0, 0
			for _, c := range a.Piles[i].Cards {
				if c == Hidden {
					under = 1
				} else {
					items++
				}
			}
			lines += min(items, 1)
			if want := 100 + (items+under-1)*a.Layout.Tight; items > 0 && at.Room < want {
				t.Errorf("%s: %d cards lie open in a line that has room for %d", id, items,
					1-under+(at.Room-100)/a.Layout.Tight)
			}
		}
	}
	if lines == 0 {
		t.Error("no game lays cards in a line")
	}
}

// What is narrower than the widest row stands in the middle below or above it.
func TestLayoutIsCentred(t *testing.T) {
	d := newDesk()
	for _, id := range []string{"klondike", "bakers-dozen", "pyramid", "montana", "dutchess"} {
		a := ask(t, d, &Request{
			Game: id, Deal: "17", Want: []string{WantLayout, WantBoard}, Window: &Window{W: 1280, H: 680},
		})
		middle := func(zone Zone) int {
			from, to := a.Layout.W, 0
			for _, p := range a.Layout.Piles[zone.First : zone.First+zone.Count] {
				from, to = min(from, p.X), max(to, p.X+100)
			}
			return (from + to) / 2
		}
		for _, z := range a.Zones {
			if z.Kind != "tableau" || id == "dutchess" { // whose reserve stands beside it
				continue
			}
			if m := middle(z); max(m-a.Layout.W/2, a.Layout.W/2-m) > 1 {
				t.Errorf("the tableau of %s has its middle at %d of %d", id, m, a.Layout.W)
			}
		}
	}
}

// For the left hand the stock stands at the right, and what lies below the header as before.
func TestLayoutForTheLeftHand(t *testing.T) {
	lay := func(left bool) []Lie {
		w := &Window{W: 1280, H: 680, Left: left}
		a := ask(t, newDesk(), &Request{Game: "klondike", Deal: "17", Want: []string{WantLayout}, Window: w})
		return a.Layout.Piles
	}
	right, left := lay(false), lay(true)
	const f1, f4, t1, stock, waste = 0, 3, 4, 11, 12
	if right[stock].X > right[f1].X || left[stock].X < left[f4].X || left[f1].X > left[f4].X || left[t1] != right[t1] {
		t.Errorf("%v\n%v", right, left)
	}
	if right[waste].X-right[stock].X != left[stock].X-left[waste].X {
		t.Errorf("the newest card of the waste is no neighbour of the stock: %v, %v", left[stock], left[waste])
	}
}

// The numbers that a player is asked for come with what they are for.
func TestAskedInWords(t *testing.T) {
	a := ask(t, newDesk(), &Request{Game: "birthday"})
	if len(a.Asks) != 1 {
		t.Fatalf("%+v", a.Asks)
	}
	k := a.Asks[0]
	if k.Text == "" || k.Example != "1956" || !strings.Contains(strings.Join(k.Uses, " "), "your number") {
		t.Errorf("%+v", k)
	}
	waits := ask(t, newDesk(), &Request{Game: "dutchess", Deal: "17"})
	const want = "The deal waits for your choice: play one card from the reserve to a foundation."
	if len(waits.Say) != 1 || waits.Say[0].Text != want {
		t.Errorf("%+v", waits.Say)
	}
}

// A search ends by its budget in positions, whatever the clock does.
func TestBudget(t *testing.T) {
	s := deal(t, "spider")
	q := At(s).query(Budget{Positions: 2000, MS: 60_000})
	if r := q.Search(context.Background()); r.Positions > 4000 {
		t.Errorf("%d positions", r.Positions)
	}
}

func deal(t *testing.T, id string) *play.Session {
	t.Helper()
	g := gametest.Shipped(t, id)
	s, err := play.Start(g, numbers.Own(17), rules.Setting{})
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// What a deal asks for is listed with what was drawn, and obeyed where it is given.
func TestAsked(t *testing.T) {
	a := ask(t, newDesk(), &Request{Game: "birthday", Deal: "17"})
	if len(a.Asks) != 1 || !a.Asks[0].Drawn || len(a.Asks[0].Value) == 0 {
		t.Fatalf("%+v", a.Asks)
	}
	a = ask(t, newDesk(), &Request{Game: "birthday", Deal: "17", Set: map[string]string{"target": "1956"}})
	if x := a.Asks[0]; x.Drawn || x.Value != "1956" && x.Value != "1,9,5,6" {
		t.Errorf("%+v", x)
	}
	a = ask(t, newDesk(), &Request{Game: "klondike", Set: map[string]string{"draw": "1"}, Want: []string{WantRules}})
	if o := a.Options; len(o) != 1 || o[0].Value != "1" || !slices.Equal(o[0].Choices, []string{"3", "1"}) {
		t.Errorf("%+v", o)
	}
	if !strings.Contains(a.English, "Klondike") {
		t.Errorf("the rules are %q", a.English)
	}
}

// The deal that waits for the player says so, and its choices are plays.
func TestWaiting(t *testing.T) {
	a := ask(t, newDesk(), &Request{Game: "dutchess", Deal: "17", Want: []string{WantPlays}})
	if a.Status != "waiting" || len(a.Plays) != 16 {
		t.Errorf("%s, %d plays", a.Status, len(a.Plays))
	}
}

const wrong = "game Ä 😀\nvariant of bakers-dozen\n\ntableau 13\n  spaces takes king # 😀\n"

// An example that fails is a finding, and the game is played all the same.
func TestExamplesAreFindings(t *testing.T) {
	const text = "game Mine\nvariant of bakers-dozen\n\nexample A king fills a space\n  t1: KS\n  t2: 9C\n  may t1 t3\n"
	a := ask(t, newDesk(), &Request{Text: text, Deal: "17", Want: []string{WantFindings, WantBoard}})
	if len(a.Findings) != 1 || a.Findings[0].Line != 7 || !strings.Contains(a.Findings[0].Notes[0], "\n") {
		t.Errorf("%+v", a.Findings)
	}
	if len(a.Piles) == 0 {
		t.Error("nothing is dealt")
	}
}

// A finding stands at its place, counted as browsers do, and its cure carried out is right.
func TestFindings(t *testing.T) {
	d := newDesk()
	a := ask(t, d, &Request{Text: wrong, Want: []string{WantFindings, WantTokens}})
	if len(a.Findings) != 1 || a.Findings[0].Line != 5 || len(a.Findings[0].Fixes) != 1 {
		t.Fatalf("%+v", a.Findings)
	}
	units := utf16Of(wrong)
	f := a.Findings[0].Fixes[0]
	cured := string(units(0, f.From)) + f.Text + units(f.To, -1)
	if x := ask(t, d, &Request{Text: cured, Deal: "17", Want: []string{WantBoard}}); len(x.Findings) > 0 {
		t.Errorf("%q: %+v", cured, x.Findings)
	}
	var got []string
	for _, x := range a.Tokens {
		got = append(got, x.Kind+" "+units(x.From, x.To))
	}
	want := []string{
		"word game", "text Ä 😀", "word variant", "text of bakers-dozen", "head tableau", "number 13",
		"word spaces", "word takes", "card king", "comment # 😀",
	}
	if !slices.Equal(got, want) {
		t.Errorf("%q", got)
	}
}

// A file of the user is judged before it is played; a game that everybody has when it is asked for.
func TestJudgedInTime(t *testing.T) {
	const mistake = "game Mine\nvariant of bakers-dozen\n\nwin when foundations empty\n"
	files := fstest.MapFS{"mine.pat": {Data: []byte(mistake)}}
	lib := &rules.Library{Shelves: append([]rules.Shelf{{FS: files}}, library().Shelves...)}
	d := &Desk{Library: lib, Own: func(id string) bool { return id == "mine" }}
	a := askAny(t, d, &Request{Game: "mine", Deal: "17"})
	if a.Error == nil || a.Error.Code != Mistakes {
		t.Errorf("it is played: %+v", a.Error)
	}
	d = &Desk{Library: lib}
	for _, want := range [][]string{{WantBoard}, {WantFindings}} {
		a = askAny(t, d, &Request{Game: "mine", Want: want})
		if told := len(a.Findings) == 1; told != (want[0] == WantFindings) {
			t.Errorf("asked for %v: %+v", want, a.Findings)
		}
	}
}

// What a variant makes wrong in a sound parent stands at its own line, which the parent's follows.
func TestFindingsOfAVariant(t *testing.T) {
	const text = "game Mine\nvariant of canfield\n\nstock\n  without turn\n  without redeals\n"
	a := ask(t, newDesk(), &Request{Text: text, Want: []string{WantFindings}})
	if len(a.Findings) != 1 || a.Findings[0].Line != 5 || a.Findings[0].File != "" {
		t.Errorf("%+v", a.Findings)
	}
}

// What may stand at a place is what the grammar reads there.
func TestCompletions(t *testing.T) {
	parent := ask(t, newDesk(), &Request{
		Text: "game 😀\nvariant of klon", Cursor: &Cursor{2, 16}, Want: []string{WantCompletions},
	}).Completions
	if want := (Completion{Word: "klondike", From: 19}); len(parent) == 0 || parent[0] != want {
		t.Errorf("a parent: %v", parent)
	}
	text := "game X\n\ntableau 7\n  bui\n  spaces take kin\n\nfou\n"
	for _, c := range []struct {
		line, col int
		want      string
		not       string
	}{{4, 6, "build", "base"}, {5, 18, "king", "ace"}, {7, 4, "foundations", "build"}} {
		a := ask(t, newDesk(), &Request{Text: text, Cursor: &Cursor{c.line, c.col}, Want: []string{WantCompletions}})
		var words []string
		for _, x := range a.Completions {
			words = append(words, x.Word)
		}
		if !slices.Contains(words, c.want) || slices.Contains(words, c.not) {
			t.Errorf("%d:%d: %v", c.line, c.col, words)
		}
	}
}

// Nothing that is told holds a sign that cannot be seen, wherever it comes from.
func TestNothingHiddenIsTold(t *testing.T) {
	evil := "\u200b\u2028\u202e\U000E0041\u0085\u3164"
	text := "game X" + evil + "Y\nalso Z" + evil + "\nvariant of bakers-dozen\n"
	everything := []string{
		WantBoard, WantPlays, WantFacts, WantWords, WantRules, WantFindings, WantTokens, WantGames,
	}
	for _, r := range []*Request{
		{Text: text, Deal: "17", Want: everything},
		{Text: text, Deal: "17", Do: "t1" + evil, Want: everything},
		{Text: "game X\n" + evil + "\n", Want: everything},
		{Game: "kl" + evil, Deal: "1"},
		{Game: "klondike", Deal: "1" + evil},
		{Game: "klondike", Board: "t" + evil + "1: KH"},
		{Game: "klondike", Deal: "1", Set: map[string]string{"x" + evil: "1"}},
		{Text: "game X", Name: "a" + evil + ".pat", Deal: "1"},
	} {
		r.V = Version
		a := newDesk().Answer(context.Background(), r)
		a.Text = ""
		data, _ := json.Marshal(a)
		var told any
		if err := json.Unmarshal(data, &told); err != nil {
			t.Fatal(err)
		}
		if out := fmt.Sprint(told); strings.ContainsAny(out, evil) {
			t.Errorf("%+v: something hidden stands in %+q", r, out)
		}
	}
}

// Two who ask at once get what each would get alone.
func TestConcurrent(t *testing.T) {
	d := newDesk()
	want := ask(t, d, &Request{Game: "klondike", Deal: "17", Do: "turn", Want: []string{WantBoard}})
	done := make(chan *Response)
	for range 8 {
		go func() {
			r := &Request{V: 1, Game: "klondike", Deal: "17", Do: "turn", Want: []string{WantBoard}}
			done <- d.Answer(context.Background(), r)
		}()
	}
	for range 8 {
		if got := <-done; !reflect.DeepEqual(got.Piles, want.Piles) {
			t.Error("another board")
		}
	}
}

func utf16Of(s string) func(from, to int) string {
	var units []string // of each unit the rest of its character
	for _, r := range s {
		units = append(units, string(r))
		if r > 0xffff {
			units = append(units, "")
		}
	}
	return func(from, to int) string {
		if to < 0 {
			to = len(units)
		}
		return strings.Join(units[from:to], "")
	}
}

func FuzzDo(f *testing.F) {
	for _, seed := range []string{
		`{"v":1,"game":"klondike","deal":"17","do":"turn","want":["board","plays","words"]}`,
		`{"v":1,"text":"game X\n\ntableau 7\n  build down","want":["tokens","completions"],"cursor":{"line":4,"col":8}}`,
		`{"v":1,"game":"pyramid","deal":"ms:3","do":"play t1@1","moves":["turn"],"undone":["turn"]}`,
		`{"v":1,"game":"birthday","deal":"3","set":{"target":"1956"},"do":"undo all"}`,
		`{"v":1,"game":"klondike","board":"t1: KH","do":"auto","want":["facts","rules"]}`,
		`{"v":1,"game":"accordion","deal":"5","want":["hint","winnable"],"budget":{"positions":10,"ms":10}}`,
	} {
		f.Add([]byte(seed))
	}
	d := newDesk()
	f.Fuzz(func(t *testing.T, data []byte) {
		if strings.Contains(string(data), `"deals"`) {
			return // bounded, but by fifty searches
		}
		out := d.Do(data)
		var a Response
		if err := json.Unmarshal(out, &a); err != nil {
			t.Fatalf("%q: %v", out, err)
		}
		if a.Error == nil && a.V != Version {
			t.Errorf("%s", out)
		}
	})
}

// The deal of a day is that of its number, of a game as it is chosen or of the game of the day; a
// file of the user is never that.
func TestDaily(t *testing.T) {
	d := newDesk()
	day := "2026-11-23"
	game := numbers.DailyGame(day, d.Library.IDs())
	if got := ask(t, d, &Request{Want: []string{WantDaily}, Day: day}).Daily; got == nil || got.Game != game {
		t.Errorf("the game of the day is %+v, want %s", got, game)
	}
	own := fstest.MapFS{}
	for i := range 200 { // one of them would be it
		own[fmt.Sprintf("my-%d.pat", i)] = &fstest.MapFile{Data: []byte("game Mine\nvariant of klondike\n")}
	}
	d.Library.Shelves = append([]rules.Shelf{{Label: "yours", FS: own}}, d.Library.Shelves...)
	if got := ask(t, d, &Request{Want: []string{WantDaily}, Day: day}).Daily; got == nil || got.Game != game {
		t.Errorf("with files of the user the game of the day is %+v, want %s", got, game)
	}
	for _, c := range []struct {
		draw string
		set  map[string]string
	}{{"draw=3", nil}, {"draw=1", map[string]string{"draw": "1"}}} {
		a := ask(t, d, &Request{Game: "klondike", Set: c.set, Want: []string{WantDaily}, Day: day})
		want := Daily{"klondike", numbers.Daily(day, "klondike", []string{c.draw}).String()}
		if *a.Daily != want {
			t.Errorf("with %v it is %+v, want %+v", c.set, a.Daily, want)
		}
	}
	for _, r := range []*Request{
		{Game: "klondike", Want: []string{WantDaily}},
		{Game: "klondike", Want: []string{WantDaily}, Day: "23.11.2026"},
		{Text: "game Mine\nvariant of klondike\n", Want: []string{WantDaily}, Day: day},
	} {
		if a := askAny(t, d, r); a.Error == nil || a.Error.Code != BadRequest {
			t.Errorf("%+v is answered by %+v", r, a.Error)
		}
	}
}

// The odds of a game stand in the list and below its rules, as long as they are those of the table.
func TestOdds(t *testing.T) {
	d := newDesk()
	d.Own = func(id string) bool { return id == "yukon" }
	table := odds.Lazy(games.Odds)
	d.Odds = table
	row, ok := table().Of("klondike")
	if !ok {
		t.Fatal("the table has no Klondike")
	}
	for _, x := range ask(t, d, &Request{Want: []string{WantGames}}).Games {
		if x.ID == "klondike" && x.Odds != row.Short() || x.ID == "yukon" && x.Odds != "" {
			t.Errorf("%s: %q", x.ID, x.Odds)
		}
	}
	// What is typed finds the game that is called so first, and what is hard or easy.
	find := func(typed string) *Response { return ask(t, d, &Request{Want: []string{WantGames}, Find: typed}) }
	for typed, first := range map[string]string{
		"baker's doz": "bakers-dozen", "SPIDER": "spider", "klondike": "klondike", "pyramid": "pyramid",
	} {
		if got := find(typed).Games; got[0].ID != first || len(got) > 100 {
			t.Errorf("%q finds %d games, the first %s", typed, len(got), got[0].ID)
		}
	}
	for _, x := range find("easy four packs").Games {
		if !strings.Contains(x.Odds, "easy") {
			t.Errorf("%s is not easy: %s", x.ID, x.Odds)
		}
	}
	if got := find("bakres dozen"); len(got.Games) > 0 || got.Near != "Baker's Dozen" {
		t.Errorf("a slip finds %d games, near %q", len(got.Games), got.Near)
	}
	english := func(set map[string]string) string {
		return ask(t, d, &Request{Game: "klondike", Set: set, Want: []string{WantRules}}).English
	}
	if got := english(nil); !strings.HasSuffix(got, "\nThe odds\n"+prose.Wrapped("", row.Sentence())) {
		t.Errorf("the rules end with %q", got[max(0, len(got)-300):])
	}
	if got := english(map[string]string{"draw": "1"}); strings.Contains(got, "The odds") {
		t.Error("the odds of the defaults stand below other rules")
	}
}

// Cards go to the foundations by themselves after a move, where that is wanted, and a deal is told
// as a command.
func TestOut(t *testing.T) {
	r := &Request{Game: "bakers-dozen", Deal: "17", Do: "t13 f", Want: []string{WantShare}}
	alone := ask(t, newDesk(), r)
	r.Out = OutAll
	all := ask(t, newDesk(), r)
	if len(alone.Moves) != 1 || len(all.Moves) < 3 || all.Moves[0] != alone.Moves[0] {
		t.Errorf("alone %v, with what goes out %v", alone.Moves, all.Moves)
	}
	if alone.Share != "pat play bakers-dozen --deal 17" {
		t.Errorf("it is begun by %q", alone.Share)
	}
	r.Out = "some"
	if a := newDesk().Answer(context.Background(), &Request{V: Version, Game: r.Game, Out: r.Out}); a.Error == nil {
		t.Error("what is no way to go out is taken")
	}
}

// Piles of a grid and of a picture are named by where they stand.
func TestPileNames(t *testing.T) {
	for _, c := range []struct{ game, label, name string }{
		{"klondike", "t3", "tableau pile 3"},
		{"montana", "t41", "tableau row 4 column 2"},
		{"pyramid", "t1", "tableau row 1 place 1"},
		{"pyramid", "t28", "tableau row 7 place 7"},
		{"three-peaks", "t10", "tableau row 3 place 1"},
		{"klondike", "s", "stock"},
	} {
		a := ask(t, newDesk(), &Request{Game: c.game, Deal: "1", Want: []string{WantBoard}})
		i := slices.IndexFunc(a.Piles, func(p Pile) bool { return p.Label == c.label })
		if i < 0 {
			t.Errorf("%s has no %s", c.game, c.label)
		} else if a.Piles[i].Name != c.name {
			t.Errorf("%s of %s is named %q, not %q", c.label, c.game, a.Piles[i].Name, c.name)
		}
	}
}

// Words that begin a block are coloured as such, and what is offered tells them apart.
func TestBlocks(t *testing.T) {
	a := ask(t, newDesk(), &Request{Text: "\n", Cursor: &Cursor{1, 1}, Want: []string{WantCompletions}})
	blocks := map[string]bool{}
	for _, c := range a.Completions {
		blocks[c.Word] = c.Block
	}
	for word, block := range map[string]bool{"deal": true, "tableau": true, "may": true, "game": false, "win": false} {
		if got, offered := blocks[word]; !offered || got != block {
			t.Errorf("%s is offered %v, as a block %v", word, offered, got)
		}
	}
	a = ask(t, newDesk(), &Request{Text: "game X\ndeal\n  1 to waste\n", Want: []string{WantTokens}})
	i := slices.IndexFunc(a.Tokens, func(x Token) bool { return x.From == 7 })
	if i < 0 || a.Tokens[i].Kind != "head" {
		t.Errorf("`deal` is coloured by %+v", a.Tokens)
	}
}

// What a move does is told as a player would: a row that closes up is one thing, and of cards
// turned together that is named which can be played.
func TestToldShortly(t *testing.T) {
	d := newDesk()
	said := func(r *Request) (string, *Response) {
		a := ask(t, d, r)
		var all []string
		for _, s := range a.Say {
			all = append(all, s.Text)
		}
		return strings.Join(all, " "), a
	}
	plays := ask(t, d, &Request{Game: "accordion", Deal: "17", Want: []string{WantPlays}}).Plays
	text, _ := said(&Request{Game: "accordion", Deal: "17", Do: plays[0].Move})
	if !strings.Contains(text, "the row closes up") || strings.Contains(text, "more") {
		t.Errorf("%s is told: %s", plays[0].Move, text)
	}
	own := regexp.MustCompile(`^[A-Z]\w+ of \w+( and \d+ cards? on it)? to tableau pile \d+(; the row closes up)?\.$`)
	for made := []string{}; len(plays) > 0; {
		move := plays[len(plays)-1].Move
		text, a := said(&Request{Game: "accordion", Deal: "17", Moves: made, Do: move, Want: []string{WantPlays}})
		if plays, made = a.Plays, a.Moves; len(plays) > 0 && !own.MatchString(text) {
			t.Errorf("%s is told: %s", move, text)
		}
	}
	text, a := said(&Request{Game: "klondike", Deal: "17", Do: "turn", Want: []string{WantBoard}})
	i := slices.IndexFunc(a.Piles, func(p Pile) bool { return p.Label == "w" })
	top := a.Piles[i].Cards[2]
	if want := dsl.Capital(cardName(top)) + " and 2 cards below it to waste."; text != want {
		t.Errorf("a turn is told: %s, not %s", text, want)
	}
}

// Who turns an empty stock is told of the redeal that is possible; it is by one line, told once.
func TestTurnsAnEmptyStock(t *testing.T) {
	turns := slices.Repeat([]string{"turn"}, 48)
	r := &Request{Game: "birthday", Deal: "2", Set: map[string]string{"target": "1956"}, Moves: turns, Do: "turn"}
	a := ask(t, newDesk(), r)
	if len(a.Say) != 1 || a.Say[0].Text != "turn: the stock is empty; redeal is possible." {
		t.Errorf("%+v", a.Say)
	}
	r.Moves, r.Do = append(turns, "redeal"), "why"
	if a := ask(t, newDesk(), r); len(a.Say) != 1 || len(a.Say[0].Rules) != 1 {
		t.Errorf("%+v", a.Say)
	}
}

// What is refused because the deal waits is told with what it waits for, once.
func TestTheChoiceIsToldOnce(t *testing.T) {
	for do, head := range map[string]string{
		"play t1": "", "turn": "turn: the deal", "t1 f": "", "press turn": "The stock cannot be turned now: ",
	} {
		a := ask(t, newDesk(), &Request{Game: "dutchess", Deal: "9", Do: do})
		text := ""
		for _, s := range a.Say {
			text += s.Text + " "
		}
		if strings.Count(text, "play one card from the reserve") != 1 || !strings.HasPrefix(text, head) {
			t.Errorf("%s: %q", do, text)
		}
	}
}

// A click on the stock, or on what does something, is refused by the name of what was clicked.
func TestPressed(t *testing.T) {
	for _, c := range []struct{ game, do, want string }{
		{"klondike", "press turn", ""},
		{"monte-carlo", "press consolidate", "Consolidate is not possible now: "},
		{"spider", "press turn", "The stock cannot be turned now: "},
	} {
		r := &Request{Game: c.game, Deal: "3", Do: c.do}
		if c.game == "spider" {
			r.Moves = slices.Repeat([]string{"turn"}, 5)
		}
		a := ask(t, newDesk(), r)
		if (a.Say[0].Level == Refused) != (c.want != "") || !strings.HasPrefix(a.Say[0].Text, c.want) {
			t.Errorf("%s: %+v", c.game, a.Say)
		}
	}
}

// On a page a move is taken back and made again in the words in which it was made; what leaves
// alone goes to the discard, not on the card that lies there.
func TestSameWords(t *testing.T) {
	d := newDesk()
	made := ask(t, d, &Request{Game: "bakers-dozen", Deal: "17", Do: "t13 f1"})
	move := made.Say[0].Text
	low := strings.ToLower(move[:1]) + move[1:]
	back := ask(t, d, &Request{Game: "bakers-dozen", Deal: "17", Moves: []string{"t13 f1"}, Do: "undo"})
	forth := ask(t, d, &Request{Game: "bakers-dozen", Deal: "17", Undone: []string{"t13 f1"}, Do: "redo"})
	if got := back.Say[0].Text; got != "Taken back: "+low {
		t.Errorf("%q is taken back as %q", move, got)
	}
	if got := forth.Say[0].Text; got != "Made again: "+low {
		t.Errorf("%q is made again as %q", move, got)
	}
	for _, short := range []bool{false, true} {
		tb := At(deal(t, "pyramid")).In(Voice{Short: short})
		for pile := range tb.Piles() {
			if z := tb.s.Game.ZoneOf(pile); z.Kind == dsl.Discard && tb.target(pile, []string{"AC"}) != "the discard" {
				t.Errorf("the discard is called %q", tb.target(pile, []string{"AC"}))
			}
		}
	}
}

// Who gives numbers that are none is told in a sentence which are wanted, and of which setting.
func TestAskedWrong(t *testing.T) {
	for given, want := range map[string]string{
		"1905": `4 numbers from 1 to 9 are wanted, such as 1956; "0" is not among them`,
		"195":  "4 numbers from 1 to 9 are wanted, such as 1956; you named 3",
		"x":    "4 numbers from 1 to 9 are wanted, such as 1956; you named 1",
	} {
		a := askAny(t, newDesk(), &Request{Game: "birthday", Set: map[string]string{"target": given}})
		if a.Error == nil || a.Error.Text != want || a.Error.Of != "target" {
			t.Errorf("%s: %+v", given, a.Error)
		}
	}
}

// Who drops cards where they do not go is told what stands against these very cards there, whatever
// was made before between the same piles, and the top of a stock that lies open has its name.
func TestWhyNotWhereItWasDropped(t *testing.T) {
	d := newDesk()
	for _, c := range []struct {
		game, deal string
		moves      []string
		do, want   string
		not        string
	}{
		{"bakers-dozen", "17", []string{"t3 t10"}, "why not t3 t10 1", "does not go on", "is move"},
		{"pyramid", "1", nil, "why not t28 s 1", "total", "face-down"},
	} {
		a := ask(t, d, &Request{Game: c.game, Deal: c.deal, Moves: c.moves, Do: c.do})
		if text := fmt.Sprint(a.Say); !strings.Contains(text, c.want) || strings.Contains(text, c.not) {
			t.Errorf("%s, %s: %s", c.game, c.do, text)
		}
	}
}

// Who means a card where none lies is told what the place takes, by what he sees: on a page and at
// a terminal alike.
func TestEmptyPlaces(t *testing.T) {
	d := newDesk()
	for _, c := range []struct {
		game, deal string
		moves      []string
		pile, want string
	}{
		{"blue-moon", "9", nil, "t6", "tableau row 1 column 6: no card lies there; it takes 10♥."},
		{"klondike", "9", nil, "f1", "foundation 1: no card lies there; it takes an ace."},
		{"klondike", "9", nil, "w", "waste: no card lies there."},
		{"canfield", "9", nil, "f2", "foundation 2: no card lies there; it takes 4♠, 4♥ or 4♣."},
		{"freecell", "9", nil, "c1", "cell 1: no card lies there; it takes any card."},
		{"sir-tommy", "9", []string{"turn"}, "r1", "reserve pile 1: no card lies there; it takes any card."},
	} {
		clicked := ask(t, d, &Request{Game: c.game, Deal: c.deal, Moves: c.moves, Do: "play " + c.pile}).Say[0]
		if want := dsl.Capital(c.want); clicked.Text != want {
			t.Errorf("%s: %q, not %q", c.game, clicked.Text, want)
		}
		_, why, _ := strings.Cut(c.want, ": ")
		typed := ask(t, d, &Request{Game: c.game, Deal: c.deal, Moves: c.moves, Do: c.pile}).Say[0]
		if want := c.pile + ": " + why; typed.Text != want {
			t.Errorf("%s: %q, not %q", c.game, typed.Text, want)
		}
	}
}

// What moves much, such as a redeal, is told by its name, made and taken back; a win that was found
// is sent along, for the next hint to follow.
func TestActionsAndWinsAreTold(t *testing.T) {
	d := newDesk()
	told := func(a *Response, want string) {
		t.Helper()
		if text := a.Say[0].Text; text != want {
			t.Errorf("it tells %q, not %q", text, want)
		}
	}
	a := ask(t, d, &Request{Game: "blue-moon", Deal: "3", Do: "redeal"})
	told(a, "Redeal, 1 left.")
	told(ask(t, d, &Request{Game: "blue-moon", Deal: "3", Moves: []string{"redeal"}, Do: "undo"}),
		"Taken back: redeal, 2 left.")
	twice := &Request{Game: "blue-moon", Deal: "3", Moves: []string{"redeal"}, Undone: []string{"redeal"}, Do: "redo"}
	told(ask(t, d, twice), "Made again: redeal, none left.")
	turn := &Request{Game: "spider", Deal: "3", Do: "turn"}
	told(ask(t, d, turn), "Turn: 10 cards to tableau.")
	turn.Moves, turn.Do = []string{"turn"}, "undo"
	told(ask(t, d, turn), "Taken back: turn.")
	a = ask(t, d, &Request{Game: "bakers-dozen", Deal: "17", Want: []string{WantWinnable}})
	if a.Winnable == nil || a.Winnable.Can != Yes || len(a.Winnable.Plan) == 0 {
		t.Errorf("%+v", a.Winnable)
	}
	// Where cards can never move again, these are the reason that is told.
	a = ask(t, d, &Request{Game: "bisley", Deal: "8", Want: []string{WantWinnable}})
	if a.Winnable == nil || a.Winnable.Can != No ||
		a.Winnable.Text != "No: five of diamonds in tableau pile 8 can never move again." {
		t.Errorf("%+v", a.Winnable)
	}
	// But not where the player does not see all cards.
	hidden := &Request{
		Text: "game Under\nranks ace to two\nsuits spades hearts diamonds\n\ndeal\n" +
			"  1 to each tableau face down\n  1 to each tableau\n\nfoundations 3\n  base ace\n  build up in suit\n\n" +
			"tableau 3\n  build none\n  spaces stay empty\n\nwin when foundations full\n",
		Board: "t1: (AS) 2H\nt2: (AH) 2S\nt3: (2D) AD\n", Want: []string{WantWinnable},
	}
	a = ask(t, d, hidden)
	if a.Winnable == nil || a.Winnable.Can != No || strings.Contains(a.Winnable.Text, "tableau pile") {
		t.Errorf("%+v", a.Winnable)
	}
	if a = ask(t, d, &Request{Game: "klondike", Deal: "17", Want: []string{WantWinnable}}); len(a.Winnable.Plan) > 0 {
		t.Error("the cards that lie hidden are told by a plan")
	}
}
