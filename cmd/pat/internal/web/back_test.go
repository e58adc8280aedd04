package web

import "testing"

// Where the browser's Back leads.

// Back in the browser is the game before, as it was left, and Forward the next one again.
func TestBackIsTheGameBefore(t *testing.T) {
	p := openTab(t, theBrowser(t), server(t, &Server{})+"#game=klondike&deal=1", 1280, 800)
	p.wait("the board is there", `document.querySelectorAll("button.card").length > 6`)
	p.typed("turn")
	p.wait("a move is made", `byID("count").textContent === "1 move"`)
	p.typed("new 2")
	p.wait("another deal", `location.hash.endsWith("deal=2") && byID("count").textContent === "0 moves"`)
	p.typed("new spider 5")
	p.wait("another game", `byID("title").textContent.includes("Spider")`)
	for _, c := range []struct{ step, hash, count string }{
		{"back", "deal=2", "0 moves"},
		{"back", "deal=1", "1 move"},
		{"forward", "deal=2", "0 moves"},
		{"forward", "deal=5", "0 moves"},
	} {
		p.run(`history.` + c.step + `()`)
		there := `location.hash.endsWith("` + c.hash + `")`
		p.wait(c.step+" to "+c.hash, there+` && byID("count").textContent === "`+c.count+`"`)
	}
}

// Back while something lies over the board puts that away, and the game stays.
func TestBackClosesADialog(t *testing.T) {
	p := openTab(t, theBrowser(t), server(t, &Server{})+"#game=klondike&deal=1", 1280, 800)
	p.wait("the board is there", `document.querySelectorAll("button.card").length > 6`)
	p.typed("new 2")
	p.wait("another deal", `location.hash.endsWith("deal=2") && byID("count").textContent === "0 moves"`)
	p.typed("rules")
	p.wait("the rules are shown", `document.querySelector("#d-text[open]")`)
	p.run(`history.back()`)
	p.wait("they are put away", `!document.querySelector("dialog[open]") && location.hash.endsWith("deal=2")`)
	p.run(`history.back()`)
	p.wait("then Back is the game before", `location.hash.endsWith("deal=1") && byID("deal").textContent === "Deal 1"`)
}

// From the first game of a visit Back puts away what lies over it, and then leaves the page.
func TestBackFromTheFirstGame(t *testing.T) {
	p := openTab(t, theBrowser(t), server(t, &Server{}), 1280, 800)
	p.open(p.base + manualName)
	p.open(p.base + "#game=klondike&deal=1")
	p.wait("the board is there", `document.querySelectorAll("button.card").length > 6`)
	p.press("b-more")
	p.wait("More is open", `!byID("more").hidden`)
	p.run(`history.back()`)
	p.wait("it is put away", `byID("more").hidden && history.state.step === 2`)
	p.typed("rules")
	p.wait("the rules are shown", `document.querySelector("#d-text[open]")`)
	p.run(`history.back()`)
	p.wait("they are put away", `!document.querySelector("dialog[open]") && history.state.step === 2`)
	p.typed("turn")
	p.wait("the game goes on", `byID("count").textContent === "1 move"`)
	p.run(`history.back()`)
	p.wait("the page is left", `location.pathname.endsWith("`+manualName+`")`)
}

// The author's page is a place like a game: Back and Forward lead out of it and to it again; who
// loads the page anew has his file. Closing it tells where it is kept.
func TestBackFromTheAuthorsPage(t *testing.T) {
	p := openTab(t, theBrowser(t), server(t, &Server{})+"#game=klondike&deal=4", 1280, 800)
	p.wait("the board is there", `document.querySelectorAll("button.card").length > 6`)
	press := func(command string) { p.run(`document.querySelector("[data-do=` + command + `]").click()`) }
	file := func(what string) {
		t.Helper()
		p.wait(what, `!byID("author").hidden && byID("title").textContent === "My Klondike"
			&& document.querySelectorAll("button.card").length > 6`)
	}
	game := func(what string) {
		t.Helper()
		p.wait(what, `byID("author").hidden && byID("title").textContent.startsWith("Klondike")
			&& byID("deal").textContent === "Deal 4"`)
	}
	press("variant")
	file("a file is begun")
	p.run(`history.back()`)
	game("Back is the game")
	p.run(`history.forward()`)
	file("Forward is the file")
	p.run(`window.before = 1; location.reload()`)
	p.wait("another page comes", `!window.before && document.readyState === "complete"`)
	file("it is there when the page is loaded anew")
	p.run(`byID("e-close").click()`)
	game("Close is the game")
	p.wait("it is told what became of the file", `byID("status").textContent ===
		"my-klondike.pat is kept: the menu opens it again."`)
}
