package web

import (
	"bytes"
	"encoding/json"
	"fmt"
	"testing"

	"github.com/chromedp/chromedp"
)

// A game undone to its start has lists of nothing, which are lists all the same.
func TestKeptWritesLists(t *testing.T) {
	data, err := json.Marshal([]Kept{{Key: "0123456789abcdef", Game: "spider"}})
	if err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{`"moves":[]`, `"undone":[]`, `"groups":[]`, `"redo":[]`} {
		if !bytes.Contains(data, []byte(want)) {
			t.Errorf("%s lacks %s", data, want)
		}
	}
}

// What was kept by another program, or is damaged, does not keep the page from working: what can be
// read of it is listed, and every other game can be played.
func TestDamagedGames(t *testing.T) {
	browser := theBrowser(t)
	p := openTab(t, browser, server(t, &Server{})+"#game=montana&deal=7", 1280, 800)
	p.wait("the board is there", `document.querySelectorAll("button.card").length > 40`)
	p.run(`
		localStorage["pat:games"] = '["a","b","c","d","e"]';
		localStorage["pat:game:a"] = '{"key":"a","id":"spider","game":"spider","deal":"7","moves":["turn"],"undone":null,"groups":7,"set":null,"used":null}';
		localStorage["pat:game:b"] = '"no game"';
		localStorage["pat:game:c"] = '{"key":"c","moves":7}';
		localStorage["pat:game:d"] = '{"half';
		localStorage["pat:game:e"] = '{"key":"e","id":"klondike","game":"klondike","deal":"7","moves":["nonsense"]}';`)
	p.do(chromedp.Reload())
	p.wait("the board is there again", `document.querySelectorAll("button.card").length > 40`)
	p.press("b-menu")
	p.wait("the menu opens", `document.querySelector("#d-menu[open]")`)
	begun := `document.querySelectorAll("#games .begun").length`
	if n := eval[int](p, begun); n != 2 {
		t.Errorf("%d games can be gone on with, not 2", n)
	}
	goOn := func(name string) {
		const js = `[...document.querySelectorAll("#games .begun button")].find(b => b.textContent.startsWith(%q)).click()`
		p.run(fmt.Sprintf(js, name))
	}
	goOn("Klondike")
	p.wait("it is told that this one cannot be", `byID("status").textContent.includes("are left out")`)
	p.press("b-menu")
	p.wait("the menu opens again", `document.querySelector("#d-menu[open]")`)
	p.wait("what has no moves is forgotten", `!("pat:game:e" in localStorage)
		&& !localStorage["pat:games"].includes("e")`)
	goOn("Spider")
	p.wait("the other is played", `byID("title").textContent === "Spider"
		&& document.querySelectorAll("button.card").length > 9`)
}
