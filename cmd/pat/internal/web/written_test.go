package web

import (
	"testing"

	"github.com/chromedp/chromedp"
)

// What happens around a rule file that is written on the page.

// ownTab serves a rule file and opens its page.
func ownTab(t *testing.T, text string, w, h int64) *tab {
	t.Helper()
	file := &memoryFile{text: text}
	own := server(t, &Server{File: &File{Name: "my-four.pat", Read: file.read, Write: file.write}})
	p := openTab(t, theBrowser(t), own, w, h)
	p.wait("the file is there", `byID("text").value.length > 0`)
	return p
}

// atEnd puts the cursor behind the text.
func (p *tab) atEnd() {
	p.t.Helper()
	p.run(`(t => { t.focus(); t.setSelectionRange(1e6, 1e6) })(byID("text"))`)
}

// Who closes his file, and came from no game, has the menu before him and no game that nobody chose
// behind it; the file stands in the menu, with what was written and not saved.
func TestCloseLeadsToTheMenu(t *testing.T) {
	p := ownTab(t, "game Four\nvariant of klondike\n", 1280, 800)
	p.wait("it is played", `document.querySelectorAll("button.card").length > 6`)
	p.atEnd()
	p.keys("# more\r")
	p.run(`byID("e-close").click()`)
	p.wait("the menu is open", `document.querySelector("#d-menu[open] #games button")`)
	p.run(`dispatchEvent(new Event("resize")); new Promise(ok => setTimeout(ok, 500))`)
	p.wait("nothing lies behind it", `document.querySelectorAll("#board .card").length === 0
		&& byID("title").textContent === "pat" && !location.hash`)
	p.run(`[...document.querySelectorAll("#games button")].find(b => b.textContent.startsWith("my-four.pat")).click()`)
	p.wait("the file is written on", `!byID("author").hidden && byID("text").value.includes("# more")`)

	p = openTab(t, theBrowser(t), server(t, &Server{})+"#game=&deal=1", 1280, 800)
	p.wait("an address that names no game opens the menu", `document.querySelector("#d-menu[open] #games button")
		&& !document.querySelector("#status.refused")`)
}

// The board of an example that fails has its lines.
func TestFailedExampleShowsItsBoard(t *testing.T) {
	const example = "\nexample A seven\n  t1: 7H\n  t2: 8S\n  may t2 t1\n"
	p := ownTab(t, "game Four\nvariant of bakers-dozen\n"+example, 1280, 800)
	p.wait("the board is told in lines", `[...document.querySelectorAll("#findings small")].some(s => /the board is\n *t1: 7H\n *t2: 8S/.test(s.textContent) && s.offsetHeight > 50)`)
}

// What is offered never stands on the line that is written, and that line stays in sight whatever
// room the findings take.
func TestOffersBesideTheLine(t *testing.T) {
	for _, h := range []int64{800, 600} {
		p := ownTab(t, "game Four\nvariant of bakers-dozen\n", 1280, h)
		p.wait("it is played", `document.querySelectorAll("button.card").length > 6`)
		p.atEnd()
		const line = `(t => byID("editor").getBoundingClientRect().top + 1 + 12 + (t.value.slice(0, t.selectionStart).split("\n").length - 1) * 21 - t.scrollTop)(byID("text"))`
		for range 2 {
			p.keys("stock\rtu")
			p.wait("words are offered", `!byID("offers").hidden
				&& document.querySelector("#offers li").textContent.startsWith("turn")`)
			p.wait("not on the line", `(o => o.bottom <= `+line+` + 2
				|| o.top >= `+line+` + 19)(byID("offers").getBoundingClientRect())`)
			p.wait("and inside the text", `(o => o.left >= 0
				&& o.bottom <= byID("editor").getBoundingClientRect().bottom + 1)(byID("offers").getBoundingClientRect())`)
			p.keys("\x1b\r\r")
		}
		for range 6 {
			p.keys("nosuch\rline\r")
		}
		p.wait("mistakes are found", `document.querySelectorAll("#findings li").length > 4`)
		p.wait("the line is in sight", line+` >= byID("editor").getBoundingClientRect().top
			&& `+line+` + 21 <= byID("editor").getBoundingClientRect().bottom`)
	}
}

// A place that bears no label shows it while a sentence speaks of it.
func TestSpokenOf(t *testing.T) {
	p := openTab(t, theBrowser(t), server(t, &Server{})+"#game=montana&deal=8", 1280, 800)
	p.wait("the board is there", `document.querySelectorAll("button.card").length > 40`)
	p.run(`document.querySelector('[aria-label^="seven of spades"]').click()`)
	p.wait("it is refused", `document.querySelector("#status.refused")`)
	const named = `[...new Set(byID("status").textContent.match(/\bt\d+/g))].sort().join()`
	p.wait("places are named", named+` !== ""`)
	p.wait("they bear their labels", `[...document.querySelectorAll(".spoken")].filter(e => e.offsetWidth).map(e => e.textContent).sort().join() === `+named)
	p.keys("\x1b")
	p.typed("undo")
	p.wait("until something else is said", `!document.querySelector(".spoken")`)
}

// A site on a machine of one's own speaks of no program that is not there.
func TestSharedFromASite(t *testing.T) {
	p := openTab(t, theBrowser(t), siteAsked(t)+"/#game=klondike&deal=17", 1280, 800)
	p.wait("the board is there", `document.querySelectorAll("button.card").length > 6`)
	p.run(`document.querySelector("[data-do=link]").click()`)
	p.wait("it is shared", `document.querySelector("#d-text[open] .copy")`)
	if text := eval[string](p, `document.querySelector("#d-text").textContent`); !inOrder(text, "In this browser:") {
		t.Error(text)
	}
}

// Who closes the dialog of what is asked before a deal is where he was; its buttons are in sight.
func TestAskedAndClosed(t *testing.T) {
	address := server(t, &Server{})
	p := openTab(t, theBrowser(t), address+"#game=klondike&deal=17", 844, 390)
	p.wait("the board is there", `document.querySelectorAll("button.card").length > 6`)
	p.typed("new birthday")
	p.wait("it is asked", `document.querySelector("#d-deal[open]")`)
	if !eval[bool](p, `(go => go.bottom <= byID("d-deal").getBoundingClientRect().bottom
		&& go.bottom <= innerHeight)(document.querySelector("#d-deal .go").getBoundingClientRect())`) {
		t.Error("the button that deals is out of sight")
	}
	if !eval[bool](p, `document.querySelector("#d-deal .body input").getBoundingClientRect().bottom
		<= document.querySelector("#d-deal .row").getBoundingClientRect().top + 2`) {
		t.Error("the field lies below the buttons")
	}
	p.keys("\x1b")
	p.wait("the game before goes on", `!document.querySelector("dialog[open]")
		&& byID("title").textContent === "Klondike"`)
	p.typed("t1 t7")
	p.wait("a move is made", `byID("count").textContent === "1 move"`)
	p.typed("new birthday")
	p.wait("it is asked", `document.querySelector("#d-deal[open]")`)
	p.run(`document.querySelector("#d-deal .go").click()`)
	p.wait("it is dealt by chance", `byID("title").textContent === "Birthday"
		&& !document.querySelector("dialog[open]")`)

	p = openTab(t, theBrowser(t), address+"#game=birthday&deal=9", 1280, 800)
	p.wait("it is asked", `document.querySelector("#d-deal[open]")`)
	p.keys("\x1b")
	p.wait("the menu is open", `document.querySelector("#d-menu[open]") && !document.querySelector("#board .card")`)
}

// A word that is taken has a blank behind it where more of the line follows, and what takes it is
// told. On a page of middling width the name is read beside a long deal.
func TestTakenWithABlank(t *testing.T) {
	p := ownTab(t, "game Four\nvariant of bakers-dozen\n", 768, 1024)
	p.wait("it is played", `document.querySelectorAll("button.card").length > 6`)
	p.wait("its name is read", `(t => t.textContent === "Four" && t.scrollWidth <= t.clientWidth)(byID("title"))`)
	p.typed("new 999999999")
	p.wait("beside a long deal", `byID("deal").textContent.includes("999999999")
		&& (t => t.scrollWidth <= t.clientWidth)(byID("title"))`)
	p.atEnd()
	p.keys("stock\rtu")
	p.wait("a word is offered", `!byID("offers").hidden`)
	p.wait("and how it is taken", `getComputedStyle(document.querySelector("#offers li"), "::after").content.includes("Tab")`)
	p.keys("\t")
	p.wait("it has a blank", `byID("text").value.endsWith("\n  turn ")`)
	p.keys(" 1")
	p.wait("who types one has it once", `byID("text").value.endsWith("\n  turn 1")`)
}

// The menu More fits into the window; the keys of many programs redo, too.
func TestMoreFitsAndRedo(t *testing.T) {
	p := openTab(t, theBrowser(t), server(t, &Server{})+"#game=montana&deal=8", 1280, 800)
	p.wait("the board is there", `document.querySelectorAll("button.card").length > 40`)
	p.wait("the discard has its name", `document.querySelector(".label.discard").textContent === "discard"`)
	p.do(chromedp.MouseClickXY(p.middle("#b-more")))
	p.wait("all of the menu is seen", `(m => !m.hidden && m.scrollHeight <= m.clientHeight
		&& m.getBoundingClientRect().bottom < innerHeight)(byID("more"))`)
	p.keys("\x1b")
	p.typed("redeal", "undo")
	p.wait("it is taken back", `!byID("b-redo").disabled`)
	p.run(`document.activeElement.blur();
		document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "y", ctrlKey: true, bubbles: true, cancelable: true }))`)
	p.wait("it is made again", `byID("b-redo").disabled && byID("count").textContent === "1 move"`)
}
