package web

import (
	"fmt"
	"testing"

	"github.com/chromedp/chromedp"
)

// Where nothing is drawn nothing is touched: of a card that nothing covers any more all is met.
func TestGoneTakesNoTouch(t *testing.T) {
	p := openTab(t, theBrowser(t), server(t, &Server{})+"#game=pyramid&deal=165247985", 390, 844,
		chromedp.EmulateMobile, chromedp.EmulateTouch)
	p.wait("the board is there", `document.querySelectorAll("button.can").length > 1`)
	p.typed("t24 d", "t28+w", "turn", "s+w", "turn", "t25+s", "t18+t23")
	p.wait("it is played", `byID("count").textContent === "7 moves"`)
	for _, bad := range eval[[]string](p, `[...document.querySelectorAll("ul.pile:not(.covered) button.card")].filter(b => {
		const r = b.getBoundingClientRect();
		return [.1, .5, .9].some(y => document.elementFromPoint(r.left + r.width / 2, r.top + r.height * y) !== b);
	}).map(b => b.ariaLabel)`) {
		t.Errorf("not all of the %s is touched", bad)
	}
	x, y := p.middle("ul[title=t17] button")
	p.touch(x, y+20)
	p.wait("its lower half is answered", `document.querySelector(".held")
		|| byID("status").textContent.toLowerCase().includes("ten of hearts")`)
}

// An empty pile that is clicked is named like a sentence. Tiny cards bear no labels, and what is
// told names none.
func TestTinyHasNoLabels(t *testing.T) {
	p := openTab(t, theBrowser(t), server(t, &Server{})+"#game=blue-moon&deal=123456789", 390, 844,
		chromedp.EmulateMobile, chromedp.EmulateTouch)
	p.wait("the board is there", `document.querySelectorAll("button.card").length > 40`)
	if eval[bool](p, `[...document.querySelectorAll(".label")].some(l => l.checkVisibility())`) {
		t.Skip("the cards bear labels")
	}
	p.do(chromedp.MouseClickXY(p.middle("#b-hint")))
	p.wait("a hint is told", `document.querySelector("#board .hint") && byID("status").textContent.includes(": ")`)
	if said := p.said(); eval[bool](p, `/\([a-z]\d+ [a-z]\d+\)/.test(byID("status").textContent)`) {
		t.Errorf("it says %q", said)
	}
	p.run(`[...document.querySelectorAll("#board button.slot")].at(-1).click()`)
	p.wait("it begins with a capital", `/^[A-Z].*: no card lies there/.test(byID("status").textContent)`)
	p = openTab(t, theBrowser(t), server(t, &Server{})+"#game=blue-moon&deal=9", 1280, 800)
	p.wait("the board is there", `document.querySelectorAll("button.card").length > 40`)
	p.click("t6", -1)
	p.wait("it is told what the space takes", `byID("status").textContent.startsWith("Tableau row 1 column 6: no card lies there; it takes 10♥.")`)
	mark := eval[string](p, `getComputedStyle(document.querySelector("ul[title=t6] .slot"), "::before").content
		+ document.querySelector("ul[title=t6] .slot").ariaLabel`)
	if mark != `"10♥"tableau row 1 column 6, empty, takes ten of hearts` {
		t.Errorf("the space bears %s", mark)
	}
	p.run(`document.querySelector("#actions .do").click()`)
	p.wait("a redeal is told by its name", `byID("status").textContent === "Redeal, 1 left."`)
}

// What is told of a file that was saved stands above its text, and pushes it.
func TestToldAboveTheText(t *testing.T) {
	file := &memoryFile{text: "game My Dozen\nvariant of bakers-dozen\n"}
	own := server(t, &Server{File: &File{Name: "my.pat", Read: file.read, Write: file.write}})
	p := openTab(t, theBrowser(t), own, 1280, 800)
	p.wait("the board is there", `document.querySelectorAll("button.card").length > 40`)
	p.run(`byID("english").open = true;
		(t => { t.value += "\nnonsense\n"; t.dispatchEvent(new Event("input")); })(byID("text"))`)
	p.wait("the mistake is found", `document.querySelector("#findings .error")`)
	p.press("e-save")
	p.wait("it is told", `byID("e-told").textContent.includes("is saved, with ")`)
	if !eval[bool](p, `(() => { const r = document.createRange(); r.selectNodeContents(byID("e-told"));
		return r.getBoundingClientRect().bottom <= byID("editor").getBoundingClientRect().top + 1; })()`) {
		t.Error("it lies over the text")
	}
}

// The ring in an empty stock says that it can be turned again: where nothing comes there any more
// it bears none. A long column is squeezed while its ranks can be read, and then scrolled.
func TestRing(t *testing.T) {
	browser := theBrowser(t)
	address := server(t, &Server{})
	for game, turns := range map[string]int{"aces-up": 12, "klondike": 8} {
		p := openTab(t, browser, address+"#game="+game+"&deal=7", 1280, 800)
		p.wait("the board is there", `document.querySelectorAll("button.card").length > 3`)
		if game == "klondike" { // what begins a pile is to be read while the pile is lit
			p.run(`document.querySelector("ul[title=f1] .slot").classList.add("lit")`)
			mark := `getComputedStyle(document.querySelector("ul[title=f1] .slot"), "::before").content`
			if got := eval[string](p, mark); got != `"A"` {
				t.Errorf("an empty foundation that is lit bears %s", got)
			}
		}
		for i := range turns {
			p.typed("turn")
			p.wait("it is turned", fmt.Sprintf(`parseInt(byID("count").textContent) === %d`, i+1))
		}
		if ring := eval[bool](p, `!!document.querySelector("ul[title=s] .slot.turn")`); ring != (game == "klondike") {
			t.Errorf("%s: there is a ring: %v", game, ring)
		}
		if eval[bool](p, `(t => t.scrollHeight > t.clientHeight)(byID("table"))`) {
			t.Errorf("%s: the table is scrolled", game)
		}
	}
}
