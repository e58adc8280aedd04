package web

import (
	"slices"
	"strconv"
	"testing"

	"pat/interp/stats"
	"pat/interp/table"
)

// A game that is decided is offered to be finished, in one step that undo takes back; or it is
// finished by itself. A win that is the fastest is told to be.
func TestDecidedIsFinished(t *testing.T) {
	plays := solved(t, "bakers-dozen", "17")
	var moves []string
	for _, p := range plays[:len(plays)-8] {
		moves = append(moves, p.Move)
	}
	last := plays[len(moves)].Move
	for _, p := range plays[len(moves):] {
		if !p.Home {
			t.Fatalf("%s is no end of a game", p.Move)
		}
	}
	kept := &memoryKeeper{
		games:   []Kept{{Key: "0123456789abcdef", Game: "bakers-dozen", Deal: "17", Moves: moves}},
		records: map[string]Record{"bakers-dozen": {Played: 3, Won: 2, Best: stats.Mark{Seconds: 3600, Moves: 10}}},
	}
	p := openTab(t, theBrowser(t), server(t, &Server{Keeper: kept}), 1280, 800)
	const finish = `[...document.querySelectorAll("#actions button")].find(b => b.textContent === "Finish")`
	p.wait("it is offered", finish+` && byID("status").textContent === "The rest plays itself: Finish makes its 8 moves."`)
	p.run(finish + `.click()`)
	p.wait("it is won", `byID("end").querySelector("h2").textContent === "Won!" && !byID("end").hidden`)
	p.wait("it is not begun again", `!byID("end").querySelector("[data-do=restart]").checkVisibility()`)
	p.wait("it is told what is best", `byID("end").querySelector("p").textContent
		.endsWith(". Won 2 of 3. Your fastest so far.")`)
	p.press("b-undo")
	p.wait("it is not", `byID("end").hidden && !(`+finish+` === undefined)`)
	if n := p.moves(); n != len(moves) {
		t.Errorf("%d moves are left of %d", n, len(moves))
	}

	p.typed("set finish no")
	p.typed("undo", "undo")
	p.wait("nothing is offered", `parseInt(byID("count").textContent) === `+strconv.Itoa(len(moves)-2)+` && !(`+finish+`)`)
	p.typed("set finish yes")
	for _, m := range slices.Concat(moves[len(moves)-2:], []string{last}) {
		p.typed(m)
	}
	p.wait("it finishes by itself", `!byID("end").hidden && byID("count").textContent === "`+strconv.Itoa(len(plays))+` moves"`)
}

// A game that is lost is begun again at once.
func TestLostBeginsAgain(t *testing.T) {
	r := &table.Request{V: 1, Game: "golf", Deal: "7", Want: []string{table.WantPlays}}
	a := shippedDesk().Answer(t.Context(), r)
	for ; a.Status == "playing"; a = shippedDesk().Answer(t.Context(), r) {
		r.Moves = append(a.Moves, a.Plays[0].Move)
	}
	kept := &memoryKeeper{games: []Kept{{Key: "0123456789abcdef", Game: r.Game, Deal: r.Deal, Moves: a.Moves}}}
	p := openTab(t, theBrowser(t), server(t, &Server{Keeper: kept}), 1280, 800)
	p.wait("it is lost", `byID("end").querySelector("h2").textContent === "Lost"`)
	p.run(`[...byID("end").querySelectorAll("button")].find(b => b.textContent === "Start again").click()`)
	p.wait("it is at its start", `byID("end").hidden && byID("count").textContent === "0 moves"
		&& byID("b-deal").textContent === "Deal 7"`)
}
