package web

import (
	"context"
	"fmt"
	"testing"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
)

// focused is the name of what has the focus.
const focused = `(e => e.ariaLabel || e.id || e.tagName)(document.activeElement)`

// keys presses keys as a person does: what a key types is typed unless the page has taken the key.
func (p *tab) keys(all string) {
	p.t.Helper()
	for _, r := range all {
		for _, k := range kb.Encode(r) {
			if k.Type == input.DispatchKeyEventTypeChar {
				continue // it is part of the first
			}
			if k.Type == input.DispatchKeyEventTypeKeyDown {
				k.Text = string(r)
				if named := len(k.Key) > 1 && r != '\r'; named {
					k.Type, k.Text = input.DispatchKeyEventTypeRawKeyDown, ""
				}
			}
			p.do(chromedp.Func(func(ctx context.Context, t *chromedp.Target) error {
				_, err := cdp.Call(ctx, t, input.DispatchKeyEvent, *k)
				return err
			}))
		}
	}
}

// slowly lets the page's clock go on by as many seconds as later says.
func (p *tab) slowly() {
	p.t.Helper()
	p.run(`(now => { window.later = 0; Date.now = () => now() + 1000 * later; })(Date.now); 0`)
}

func (p *tab) later(seconds int) {
	p.t.Helper()
	p.run(fmt.Sprintf(`later += %d; 0`, seconds))
}

// Keys do what they do on the full screen: they act on the board while nothing is typed, wherever
// the focus is but in a text; letters are typed; nobody is kept on the board.
func TestKeys(t *testing.T) {
	browser := theBrowser(t)
	address := server(t, &Server{})
	p := openTab(t, browser, address+"#game=klondike&deal=17", 1280, 800)
	p.wait("the board is there", `document.querySelectorAll("button.card").length > 6`)
	is := func(what, js, want string) {
		t.Helper()
		p.wait(what, fmt.Sprintf("%s === %q", js, want))
	}
	const line, said = `byID("line").value`, `byID("status").textContent`
	const count = `byID("count").textContent`

	p.keys("\t")
	is("Tab goes to the first card that can move", focused, "jack of hearts, tableau pile 1")
	p.keys("\t")
	is("and to the stock, which comes after it", focused, "stock, 24 cards face down")
	p.keys("\t")
	is("and round", focused, "jack of hearts, tableau pile 1")
	p.keys("\x1b")
	is("Escape tells what Tab does now", said, "The next Tab leaves the board.")
	p.keys("\t")
	p.wait("it leaves", `!byID("board").contains(document.activeElement)`)
	p.run(`document.querySelector('#board button[tabindex="0"]').focus()`)
	p.run(`document.activeElement.blur()`)
	p.keys(".")
	is("the stock is turned", count, "1 move")
	p.keys("-.\r-")
	is("Enter that is typed right after . plays no card", count, "0 moves")
	p.keys(".")
	is("it is turned again", count, "1 move")
	p.keys("t1")
	is("letters are typed", line, "t1")
	p.keys("\t")
	is("Tab completes", line, "t1 t7")
	p.keys("\r")
	is("Enter makes the move", count, "2 moves")
	is("and the focus is back on the board, on what moved", focused, "jack of hearts, tableau pile 7, card 8 of 8")
	p.keys("-")
	is("it is taken back", count, "1 move")
	p.keys("=")
	is("and made again", count, "2 moves")
	p.run(`byID("line").focus()`)
	p.keys("-")
	is("in the empty line as well", count, "1 move")
	is("which stays empty", line, "")
	p.keys("/j")
	is("a rank is lit up", `[...document.querySelectorAll(".found")].map(e => e.ariaLabel).join()`, "jack of hearts, tableau pile 1")
	p.keys("\x1b")
	is("until Escape", `String(document.querySelectorAll(".found").length)`, "0")
	p.keys("v t7\r")
	p.wait("a pile is shown whole", `document.querySelector("#d-text[open] h2").textContent === "Tableau pile 7"`)
	p.keys("\x1b?")
	p.wait("the keys are told", `document.querySelector("#d-text[open] h2").textContent === "Keys"`)
	p.keys("\x1b")
	p.wait("and gone", `!document.querySelector("dialog[open]")`)
	for _, other := range []string{"b-undo", "b-more"} {
		p.run(`byID("` + other + `").focus()`)
		p.keys(".")
	}
	is("single keys act wherever the focus is", count, "3 moves")
	p.do(chromedp.Evaluate[chromedp.Void](`localStorage["pat:settings"] = '{"keys":"board"}'`), chromedp.Reload())
	p.wait("the board is there again", `document.querySelectorAll("button.card").length > 6`)
	p.keys(".u")
	p.run(`document.querySelector('#board button[tabindex="0"]').focus()`)
	p.keys(".")
	is("or on the board alone", count, "4 moves")
	is("and nothing was typed", line, "")
}

// With cards picked up Space puts them back, Tab goes to the places that take them, and up and down
// take more and fewer.
func TestKeysHold(t *testing.T) {
	browser := theBrowser(t)
	p := openTab(t, browser, server(t, &Server{})+"#game=bakers-dozen&deal=17", 1280, 800)
	p.wait("the board is there", `document.querySelectorAll("button.card").length > 40`)
	p.keys("\t")
	for range 60 {
		if eval[bool](p, `/^ace of clubs/.test(document.activeElement.ariaLabel)`) {
			break
		}
		p.keys("\t")
	}
	p.keys(" ")
	p.wait("it is picked up", `document.querySelector(".held")`)
	p.keys(" ")
	p.wait("it is put back", `!document.querySelector(".held")`)
	p.keys(" ")
	p.keys("\t")
	p.wait("Tab goes to a place that takes it", `document.activeElement.classList.contains("lit")`)
	p.keys(" ")
	p.wait("it is laid down", `byID("count").textContent === "1 move"`)
	p.slowly()
	p.keys(",")
	p.wait("a hint leads to its card", `document.activeElement.classList.contains("hint")`)
	to := eval[string](p, `byID("status").textContent.replace(/.*\((\S+ \S+)\).*/, "$1")`)
	p.later(2)
	p.keys("\r")
	p.wait("Enter makes its move", `byID("count").textContent === "2 moves"`)
	p.typed("undo", to)
	p.wait("which is that of the hint", `byID("count").textContent === "2 moves" && byID("b-redo").disabled`)
}

// With cards picked up Enter lays them down or tells why they do not go there; no other card goes
// instead. The short form of a command takes what the long one does.
func TestLaysDownByKeys(t *testing.T) {
	browser := theBrowser(t)
	p := openTab(t, browser, server(t, &Server{})+"#game=bakers-dozen&deal=17", 1280, 800)
	p.wait("the board is there", `document.querySelectorAll("button.card").length > 40`)
	onto := func(pile, key string) {
		t.Helper()
		p.run(`[...document.querySelectorAll('ul[title="` + pile + `"] [data-i]')].at(-1).focus()`)
		p.keys(key)
	}
	onto("t3", " ")
	p.wait("it is picked up", `document.querySelector(".held")`)
	onto("t5", "\r")
	p.wait("it is told why it does not go there", `byID("status").textContent.includes("does not go on")`)
	if n := p.moves(); n != 0 {
		t.Fatalf("%d moves were made", n)
	}
	onto("t5", "\r")
	p.wait("alone it goes", `byID("count").textContent === "1 move"`)
	p.typed("t13 f", "u 2")
	p.wait("both are taken back", `byID("count").textContent === "0 moves"
		&& byID("status").textContent.startsWith("Taken back")`)
}
