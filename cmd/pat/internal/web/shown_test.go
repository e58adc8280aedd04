package web

import (
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
)

// Who watches how a game is won has not won it: the game is where it was, and what was shown can be
// made again, move by move.
func TestDemoIsNoWin(t *testing.T) {
	browser := theBrowser(t)
	kept := &memoryKeeper{}
	p := openTab(t, browser, server(t, &Server{Keeper: kept})+"#game=bakers-dozen&deal=17", 1280, 800)
	p.wait("the board is there", `document.querySelectorAll("button.card").length > 40`)
	p.run(`document.querySelector("[data-do=demo]").click()`)
	p.wait("it is shown", `parseInt(byID("count").textContent) > 2
		&& byID("status").textContent.includes("Escape stops")`)
	p.do(chromedp.KeyEvent("\x1b"))
	p.wait("it is over", `byID("status").textContent.includes("Your game is as you left it")`)
	if n := p.moves(); n != 0 {
		t.Errorf("%d moves stand", n)
	}
	if last := kept.last(); len(last.Moves) > 0 {
		t.Errorf("it is kept with %d moves", len(last.Moves))
	}
	p.press("b-redo")
	p.wait("one move is made again", `byID("count").textContent === "1 move"`)

	// Every other way out restores the game as well, and what was pressed on the board that was
	// shown is not done.
	for what, js := range map[string]string{
		"a card":           `document.querySelector("#board button.can").click()`,
		"one of no use":    `document.querySelector("#board button.card:not(.can)").click()`,
		"Undo":             `byID("b-undo").click()`,
		"the menu":         `byID("b-menu").click()`,
		"the deal":         `byID("b-deal").click()`,
		"a command":        `document.querySelector("[data-do=rules]").click()`,
		"a move typed":     `byID("line").value = "t1"; byID("prompt").requestSubmit()`,
		"a command, typed": `byID("line").value = "moves"; byID("prompt").requestSubmit()`,
	} {
		p.run(`document.querySelector("[data-do=demo]").click(); 0`)
		p.wait("it is shown", `parseInt(byID("count").textContent) > 2
			&& byID("status").textContent.includes("Escape stops")`)
		p.run(js + `; 0`)
		p.wait(what+" ends it", `byID("status").textContent.startsWith("Stopped. Your game is as you left it; Redo makes ")`)
		p.wait("the game is as it was", `byID("count").textContent === "1 move" && !byID("b-redo").disabled`)
		if last := kept.last(); len(last.Moves) != 1 {
			t.Errorf("after %s it is kept with %d moves", what, len(last.Moves))
		}
		p.run(`for (const d of document.querySelectorAll("dialog[open]")) d.close(); 0`)
	}
	p.run(`document.querySelector("[data-do=demo]").click(); 0`)
	p.wait("it is shown", `parseInt(byID("count").textContent) > 2`)
	p.run(`location.hash = "#game=klondike&deal=2"; 0`)
	p.wait("another game is there", `byID("title").textContent === "Klondike"`)
	p.run(`location.hash = "#game=bakers-dozen&deal=17"; 0`)
	p.wait("the first waits as it was", `byID("title").textContent === "Baker's Dozen"
		&& byID("count").textContent === "1 move"`)
}

// Two cards that leave together are both clicked, and a second click never plays what lay below.
func TestPairsAreClickedTwice(t *testing.T) {
	browser := theBrowser(t)
	p := openTab(t, browser, server(t, &Server{})+"#game=pyramid&deal=5", 1280, 800)
	p.wait("the board is there", `document.querySelectorAll("button.can").length > 1`)
	first := eval[string](p, `(() => { const c = [...document.querySelectorAll("button.can")].at(-1); c.click();
		return c.closest("ul").title; })()`)
	p.wait("it is picked up", `document.querySelector(".held") && byID("status").textContent.includes("Picked up")`)
	if n := p.moves(); n != 0 {
		t.Fatalf("a click at %s made %d moves", first, n)
	}
	p.run(`document.querySelector(".lit").click()`)
	p.wait("both are gone", `byID("count").textContent === "1 move"`)
}

// The menu finds a game by its name before those of its family, forgives a slip, and finds what is
// hard or easy; the legal moves are told by their cards and can be chosen.
func TestFinds(t *testing.T) {
	browser := theBrowser(t)
	p := openTab(t, browser, server(t, &Server{})+"#game=accordion&deal=5", 1280, 800)
	p.wait("the board is there", `document.querySelectorAll("button.card").length > 40`)
	p.press("b-menu")
	p.wait("the menu is open", `document.querySelector("#d-menu[open]")`)
	find := func(text string) {
		p.run(`byID("games").replaceChildren(); (s => { s.value = "` + text + `";
			s.dispatchEvent(new Event("input")); })(byID("search"))`)
	}
	for text, first := range map[string]string{
		"spider": "Spider", "baker's doz": "Baker's Dozen", "bakres dozen": "Baker's Dozen",
	} {
		find(text)
		p.wait(text+" is found", `document.querySelector("#games button")?.firstChild.textContent === "`+first+`"`)
	}
	find("easy four packs")
	p.wait("easy games are found", `(all => all.length
		&& all.every(x => x.textContent.includes("easy")))([...document.querySelectorAll("#games .list button")])`)
	find("nonsense")
	p.wait("nothing is found", `byID("games").textContent.includes("No game has that")`)
	find("pyramid")
	p.run(`byID("search").dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }))`)
	p.wait("Enter plays the first", `byID("title").textContent === "Pyramid"
		&& !document.querySelector("dialog[open]")`)

	p.typed("moves")
	p.wait("the moves are told", `document.querySelector("#d-choose[open]")
		&& /of (spades|hearts|clubs|diamonds)/.test(document.querySelector("#d-choose").textContent)`)
	p.run(`document.querySelector("#d-choose .body button").click()`)
	p.wait("one is made", `byID("count").textContent === "1 move"`)
}

// An address that names no game or deal there is, and a menu that is closed without a choice, lead
// to the menu; whatever is pressed then leads there too.
func TestNoGame(t *testing.T) {
	browser := theBrowser(t)
	address := server(t, &Server{})
	for at, says := range map[string]string{
		"#game=nosuch": "There is no game nosuch", "#game=klondike&deal=abc": "is no deal number",
	} {
		p := openTab(t, browser, address+at, 1280, 800)
		p.wait("the menu is open", `document.querySelector("#d-menu[open]")
			&& byID("status").textContent.includes("`+says+`")`)
		for what := range strings.FieldsSeq("b-deal [data-do=winnable] [data-do=rules] [data-do=save] [data-do=new]") {
			p.run(`document.querySelector("#d-menu").close(); (byID("` + what + `")
				|| document.querySelector("` + what + `")).click()`)
			p.wait(what+" leads to the menu", `document.querySelector("#d-menu[open]")`)
		}
	}
	p := openTab(t, browser, address+"#game=klondike&deal=17", 1280, 800)
	p.wait("the board is there", `document.querySelectorAll("button.card").length > 6`)
	p.typed("set suits four")
	p.wait("it is settled", `document.documentElement.dataset.suits === "four"`)
	says := func(line, text string) {
		t.Helper()
		p.typed(line)
		p.wait(line+" is answered", `byID("status").textContent.includes("`+text+`")`)
	}
	says("freecell", "FreeCell is a game: new freecell begins it.")
	says("xyzzy", "I do not know xyzzy")
	says("t1 t2", "does not go on")
	// Two lines typed at once are answered in their order; the lines of rules are told to who asks
	// why, and are folded away else.
	p.typed("why", "t1 t2")
	p.wait("both are answered", `document.querySelector("#status details .rule")`)
	p.typed("why")
	p.wait("why is answered", `document.querySelector("#status > .rule")?.textContent.includes("build down in alternating colours")`)
	p.typed("qwerty", "t3 t4", "set suits nine", "log")
	p.wait("they were answered in their order", `document.querySelector("#d-text[open]")`)
	if told := eval[string](p, `document.querySelector("#d-text .prose").textContent`); !inOrder(told, "I do not know qwerty", "t3 t4: ", "suits is two") {
		t.Errorf("the answers came as %q", told)
	}
}

// What is pressed on a board while another game is dealt is nothing.
func TestDealing(t *testing.T) {
	p := openTab(t, theBrowser(t), server(t, &Server{})+"#game=klondike&deal=17", 1280, 800)
	p.wait("the board is there", `document.querySelectorAll("button.card").length > 6`)
	p.run(`const send = fetch; window.fetch = async (...x) => {
			await new Promise(ok => setTimeout(ok, 300));
			return send(...x);
		};
		document.querySelector('[data-do="new"]').click();
		setTimeout(() => document.querySelector("button.can").click(), 100); 0`)
	p.wait("another is dealt", `byID("b-deal").textContent !== "Deal 17"`)
	p.typed("turn")
	p.wait("it is played", `byID("count").textContent === "1 move"`)
	if eval[bool](p, `!!document.querySelector("dialog[open]")`) {
		t.Error("a dialog is open")
	}
}

// inOrder reports whether the last of a text's lines tell parts, one after the other.
func inOrder(text string, parts ...string) bool {
	at := 0
	for _, part := range parts {
		found := strings.LastIndex(text, part)
		if found < at {
			return false
		}
		at = found
	}
	return true
}
