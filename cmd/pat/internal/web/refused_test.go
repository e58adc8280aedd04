package web

import (
	"testing"

	"github.com/chromedp/chromedp"
)

// drag drags the top card of a pile onto another.
func (p *tab) drag(from, to string) {
	p.t.Helper()
	x, y := p.spot(from, -1)
	u, v := p.spot(to, -1)
	p.do(chromedp.MouseEvent(chromedp.MousePressed, x, y, chromedp.ButtonLeft))
	for k := range 5 {
		f := float64(k+1) / 5
		p.do(chromedp.MouseEvent(chromedp.MouseMoved, x+(u-x)*f, y+(v+20-y)*f, chromedp.ButtonLeft))
	}
	p.do(chromedp.MouseEvent(chromedp.MouseReleased, u, v+20, chromedp.ButtonLeft))
}

// What cannot be done is told with its reason, by the mouse as by what is typed.
func TestReasons(t *testing.T) {
	browser := theBrowser(t)
	p := openTab(t, browser, server(t, &Server{})+"#game=bakers-dozen&deal=17", 1280, 800)
	p.wait("the board is there", `document.querySelectorAll("button.card").length > 40`)
	says := func(what, text string) {
		t.Helper()
		p.wait(what, `byID("status").textContent.includes("`+text+`")`)
	}
	p.drag("t3", "t7")
	says("a card that goes elsewhere is refused here", "10♦ does not go on 2♠; an ace does.Rulebuild")
	p.drag("t1", "t2")
	says("a card that goes nowhere is refused", "J♦ does not go on 8♦; a 7 does.Rulebuild down in any suit")
	p.click("t1", -1)
	says("a click tells why", "cannot be played now: no place takes it; it would go on a queen.")
	if n := p.moves(); n != 0 {
		t.Errorf("%d moves were made", n)
	}
	p.typed("moves")
	p.wait("the legal moves are listed", `document.querySelector("#d-choose[open]")`)
	const aces = `[...document.querySelectorAll("#d-choose .body button")].filter(b => b.textContent.includes("Ace of clubs to foundation")).length`
	if n := eval[int](p, aces); n != 1 {
		t.Errorf("empty foundations that come to the same are offered %d times", n)
	}
	p.do(chromedp.KeyEvent("\x1b"))
	p.click("t13", -1)
	p.wait("it goes or is picked up", `document.querySelector(".held") || byID("count").textContent === "1 move"`)
	p.click("f1", -1)
	p.wait("it is played", `byID("count").textContent === "1 move"`)
}

// What is picked up is told why it does not go where it was to go, and that it was put back.
func TestPutBack(t *testing.T) {
	browser := theBrowser(t)
	p := openTab(t, browser, server(t, &Server{})+"#game=monte-carlo&deal=152976876", 1280, 800)
	p.wait("the board is there", `document.querySelectorAll("button.can").length > 1`)
	says := func(what, text string) {
		t.Helper()
		p.wait(what, `byID("status").textContent.includes("`+text+`")`)
	}
	pick := func() {
		t.Helper()
		p.run(`document.querySelector("button.can").click()`)
		says("its partner is told by its card", "It goes with ")
	}
	pick()
	p.do(chromedp.KeyEvent("\x1b"))
	says("Escape puts it back", "Put back.")
	pick()
	p.run(`[...document.querySelectorAll('ul[title^="t"] button.card:not(.can)')].at(-1).click()`)
	p.wait("what is no partner is told why", `byID("status").className.includes("refused")`)
	if n := p.moves(); n != 0 {
		t.Errorf("%d moves were made", n)
	}
	pick()
	p.run(`document.querySelector(".lit").click()`)
	p.wait("both are gone", `byID("count").textContent === "1 move"`)
	p.keys(".")
	p.wait("the key does what there is to do at the stock", `byID("count").textContent === "2 moves"`)
	p.keys(".")
	says("where it cannot be done it is told why", "Consolidate is not possible now: ")
}

// A card with one place goes there by one click; who clicks that place as well is not told that
// this is wrong.
func TestSecondClick(t *testing.T) {
	browser := theBrowser(t)
	p := openTab(t, browser, server(t, &Server{})+"#game=spider&deal=7", 1280, 800)
	p.wait("the board is there", `document.querySelectorAll("button.card").length > 9`)
	p.click("t10", -1)
	p.wait("it is played", `byID("count").textContent === "1 move"`)
	said := p.said()
	p.click("t1", -2)
	p.do(chromedp.KeyEvent("?"))
	p.wait("the click is done with", `document.querySelector("#d-text[open]")`)
	if now := p.said(); now != said {
		t.Errorf("it says %q", now)
	}
}
