package web

import (
	"testing"
)

// A deal is chosen as it is wished, and a game goes into a file and comes back from it.
func TestWishedAndSaved(t *testing.T) {
	p := openTab(t, theBrowser(t), server(t, &Server{})+"#game=bakers-dozen&deal=17", 1280, 800)
	const cards = `document.querySelectorAll("button.card").length > 40`
	p.wait("the board is there", cards)
	p.press("b-deal")
	p.run(`[...document.querySelectorAll("#d-deal button")].find(b => b.textContent === "An easy one").click()`)
	p.wait("an easy one is dealt", cards+` && byID("b-deal").textContent !== "Deal 17" &&
		byID("status").textContent.endsWith("it is easy.")`)

	p.typed("new 17")
	p.wait("the deal is there", cards+` && byID("b-deal").textContent === "Deal 17"`)
	p.typed("t13 f1")
	p.wait("the move is made", `byID("count").textContent === "1 move"`)
	p.run(`URL.createObjectURL = blob => { blob.text().then(x => { window.file = x; }); return "#"; };
		HTMLAnchorElement.prototype.click = function() { window.called = this.download; };
		HTMLInputElement.prototype.click = function() {
			const files = new DataTransfer();
			files.items.add(new File([window.file], "game.txt"));
			this.files = files.files;
			this.dispatchEvent(new Event("change"));
		}; 0`)
	p.typed("save")
	p.wait("it is saved", `window.called === "bakers-dozen-17.txt" && window.file?.startsWith("pat game")`)
	p.typed("new 18")
	p.wait("another is dealt", cards+` && byID("b-deal").textContent === "Deal 18"`)
	p.typed("load")
	p.wait("it is gone on with", cards+` && byID("b-deal").textContent === "Deal 17" &&
		byID("count").textContent === "1 move"`)
	p.press("b-menu")
	p.wait("it is kept once, and is the one played", `(all => all.length > 9
		&& !all.some(b => /deal 17,/i.test(b.textContent)))([...document.querySelectorAll("#games button")])`)
	p.run(`document.querySelector("#d-menu").close()`)
	p.typed("new golf")
	p.wait("a game is begun by its name", `byID("title").textContent === "Golf"`)
	p.typed("new nothing")
	p.wait("one that is not there is refused", `byID("status").textContent.startsWith("There is no game nothing")`)
	p.typed("new 19")
	p.wait("a deal of it is there", `byID("b-deal").textContent === "Deal 19"`)
	p.run(`window.called = window.file = undefined; 0`)
	p.typed("save")
	p.wait("it is saved before its first move", `window.called && window.file`)
	p.typed("new 20")
	p.wait("another is dealt after it", `byID("b-deal").textContent === "Deal 20"`)
	p.typed("load")
	p.wait("the one without moves is opened", `byID("b-deal").textContent === "Deal 19"
		&& document.querySelectorAll("button.card").length > 6`)
	p.run(`window.file = "no game"; 0`)
	p.typed("load")
	p.wait("what is no game is refused", `byID("status").textContent ===
		"It cannot be opened: this is no game saved by pat."`)
}

// A number is typed where it is asked for at once; that of the deal on the table begins it again,
// which is told.
func TestNumberIsTypedAtOnce(t *testing.T) {
	p := openTab(t, theBrowser(t), server(t, &Server{})+"#game=golf&deal=3", 1280, 800)
	p.wait("the board is there", `document.querySelectorAll("button.card").length > 6`)
	p.typed("turn")
	p.wait("a move is made", `byID("count").textContent === "1 move"`)
	p.press("b-deal")
	p.wait("it is asked", `document.activeElement.id === "number"`)
	p.keys("\r")
	p.wait("it begins again", `byID("count").textContent === "0 moves"
		&& byID("status").textContent.startsWith("This deal begins again")`)
	p.press("b-deal")
	p.wait("it is asked", `document.activeElement.id === "number"`)
	p.keys("617\r")
	p.wait("another is dealt", `byID("b-deal").textContent === "Deal 617"`)
}
