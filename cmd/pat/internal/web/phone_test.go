package web

import (
	"context"
	"encoding/json"
	"testing"

	"github.com/chromedp/chromedp"

	"pat/interp/table"
)

// On a phone the name of every game is read whole, beside the longest number of a deal.
func TestTitleOnAPhone(t *testing.T) {
	titles := []string{}
	list := shippedDesk().Answer(context.Background(), &table.Request{V: 1, Want: []string{table.WantGames}})
	for _, x := range list.Games {
		titles = append(titles, x.Title)
	}
	all, err := json.Marshal(titles)
	if err != nil || len(titles) < 50 {
		t.Fatal(len(titles), err)
	}
	p := openTab(t, theBrowser(t), server(t, &Server{})+"#game=klondike&deal=123456789", 390, 844,
		chromedp.EmulateMobile, chromedp.EmulateTouch)
	p.wait("the board is there", `document.querySelectorAll("button.card").length > 6`)
	for _, title := range eval[[]string](p, string(all)+`.filter(name => {
		const t = byID("title"), bar = byID("bar").offsetHeight;
		t.textContent = "pat";
		const was = byID("bar").offsetHeight;
		t.textContent = name;
		return t.scrollWidth > t.clientWidth || t.scrollHeight > t.clientHeight + 1 || t.offsetHeight > 44 || bar !== was ||
			t.getBoundingClientRect().right > byID("b-deal").getBoundingClientRect().left;
	})`) {
		t.Errorf("%s is cut", title)
	}
}

// On a phone on its side a move can be typed: in the foot, and by the menu where what is said takes
// the room of the field.
func TestTypedOnItsSide(t *testing.T) {
	p := openTab(t, theBrowser(t), server(t, &Server{})+"#game=klondike&deal=17", 844, 390,
		chromedp.EmulateMobile, chromedp.EmulateTouch)
	p.wait("the board is there", `document.querySelectorAll("button.card").length > 6`)
	const seen = `(r => r.width > 80 && r.height >= 24 && r.bottom <= innerHeight
		&& r.top >= byID("table").getBoundingClientRect().bottom - 1)(byID("line").getBoundingClientRect())`
	p.wait("the field is seen, below the board", seen)
	p.typed("nothing nothing nothing nothing nothing nothing nothing nothing nothing nothing nothing nothing")
	p.wait("it is refused", `document.querySelector("#status.refused")`)
	p.do(chromedp.MouseClickXY(p.middle("#b-more")))
	p.wait("the menu is open", `!byID("more").hidden`)
	p.do(chromedp.MouseClickXY(p.middle("[data-do=type]")))
	p.wait("the field is written in", `document.activeElement.id === "line"`)
	p.wait("it is seen", seen)
	p.keys("t1 t7\r")
	p.wait("the move is made", `byID("count").textContent === "1 move"`)
}

// A finger that takes a cure calls up no keys; what was pressed is gone, and the focus is not lost.
func TestFixByFinger(t *testing.T) {
	file := &memoryFile{text: "game My Dozen\nvariant of bakers-dozen\ntableau\n  build down in siut\n"}
	own := server(t, &Server{File: &File{Name: "my.pat", Read: file.read, Write: file.write}})
	mended := `byID("text").value.includes("down in suit\n") && !document.querySelector("#findings .error")`
	p := openTab(t, theBrowser(t), own, 390, 844, chromedp.EmulateMobile, chromedp.EmulateTouch)
	p.wait("the mistake is found", `document.querySelector("#findings .fix")`)
	p.run(`byID("text").addEventListener("focus", () => { window.called = true; }); 0`)
	p.touch(p.middle("#findings .fix"))
	p.wait("it is mended", mended)
	if at := eval[string](p, `document.activeElement.id`); at != "verdict" || eval[bool](p, `!!window.called`) {
		t.Errorf("the focus is on %q, and the text has had it: %v", at, eval[bool](p, `!!window.called`))
	}
	p = openTab(t, theBrowser(t), own, 1280, 800)
	p.wait("the mistake is found", `document.querySelector("#findings .fix")`)
	p.run(`document.querySelector("#findings .fix").focus()`)
	p.keys("\r")
	p.wait("a key mends it", mended)
	p.wait("the text has the focus", `document.activeElement.id === "text"`)
}
