package web

import (
	"testing"

	"github.com/chromedp/chromedp"
)

// Who makes a variant goes on with the game he plays, as far as the new rules allow it; lines of a
// block are indented by themselves; the other game waits; and the file is found again.
func TestAuthor(t *testing.T) {
	browser := theBrowser(t)
	p := openTab(t, browser, server(t, &Server{})+"#game=klondike&deal=17", 1280, 800)
	p.wait("the board is there", `document.querySelectorAll("button.card").length > 6`)
	const count = `byID("count").textContent`
	press := func(way string) {
		p.run(`document.querySelector('` + way + `').click()`)
	}
	behind := func(line string) {
		p.run(`(t => { const i = t.value.indexOf("` + line + `") + "` + line + `".length; t.focus();
			t.setSelectionRange(i, i) })(byID("text"))`)
	}
	p.typed("t1 t7")
	p.wait("a move is made", count+` === "1 move"`)
	press(`[data-do="variant"]`)
	p.wait("the variant goes on with it", `!byID("author").hidden && byID("title").textContent === "My Klondike"
		&& `+count+` === "1 move"`)
	p.wait("it is written where the variant stands", `document.activeElement.id === "text"`)
	p.wait("the lines of the parent are there to read", `byID("text").value.includes("\n#   tableau 7\n#     build down in alternating colours\n")`)
	p.keys("tableau\rbuild down in siut\r\rwaste\r")
	p.wait("two mistakes are found", `document.querySelectorAll("#findings li").length === 2`)
	p.wait("it is told what is played", `byID("verdict").textContent.includes("; the game keeps the rules of ")`)
	if got, want := eval[string](p, `byID("text").value.split("variant of klondike\n\n")[1].split("\n\n#")[0]`), "tableau\n  build down in siut\n\nwaste\n  "; got != want {
		t.Errorf("what is written is %q, not %q", got, want)
	}
	press("#findings .fix")
	p.wait("a cure is taken", `byID("text").value.includes("  build down in suit\n")`)
	p.wait("one is left", `document.querySelectorAll("#findings li").length === 1`)
	p.wait("by the new rules the move is none", count+` === "0 moves"
		&& byID("status").textContent.includes("are left out")`)
	behind("waste\\n  ")
	p.keys("tak")
	p.wait("what may stand there is offered", `!byID("offers").hidden && byID("offers").textContent.includes("takes")`)
	p.flawless(t, "an author who is offered words", "{}")
	p.do(chromedp.Reload())
	p.wait("the file is written on where the page is read again", `!byID("author").hidden
		&& byID("text").value.includes("  build down in suit\n")`)
	press("#e-close")
	p.wait("the game waits where it was", `byID("title").textContent === "Klondike"
		&& byID("b-deal").textContent === "Deal 17" && `+count+` === "1 move"`)
	press("#b-menu")
	p.wait("the file is in the menu", `[...document.querySelectorAll("#games button")].some(b => b.textContent === "my-klondike.patMy Klondike")`)
}
