package web

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
)

// What is seen on a small screen: a wide grid stands in it whole, and of a covered card in a deep
// column as much as its rank takes; then the board is scrolled down.
func TestSmall(t *testing.T) {
	browser := theBrowser(t)
	address := server(t, &Server{})

	t.Run("a grid fourteen wide", func(t *testing.T) {
		p := openTab(t, browser, address+"#game=blue-moon&deal=123456789", 360, 740,
			chromedp.EmulateMobile, chromedp.EmulateTouch)
		p.wait("the board is there", `document.querySelectorAll("button.card").length > 40`)
		if eval[bool](p, `(t => t.scrollWidth > t.clientWidth)(byID("table"))`) {
			t.Error("it must be scrolled to the side")
		}
		if w := eval[float64](p, `document.querySelector("button.card").getBoundingClientRect().width`); w < 24 {
			t.Errorf("the cards are %.0f wide", w)
		}
		const head = `(r => r.height)(byID("bar").getBoundingClientRect())`
		high := eval[float64](p, head)
		p.run(`document.querySelector("button.can").click()`)
		p.run(`document.querySelector(".lit")?.click()`)
		p.wait("it is played", `byID("count").textContent === "1 move"`)
		p.wait("the clock is there", `!byID("clock").hidden`)
		if now := eval[float64](p, head); now != high {
			t.Errorf("the head of the page was %.0f high and is %.0f: the board has moved", high, now)
		}
	})

	t.Run("labels", func(t *testing.T) {
		p := openTab(t, browser, address+"#game=pyramid&deal=7", 640, 400)
		p.wait("the board is there", `document.querySelectorAll("button.card").length > 20`)
		if off := eval[float64](p, `Math.min(...[...document.querySelectorAll(".label")].map(
			e => e.getBoundingClientRect().top)) - byID("table").getBoundingClientRect().top`); off < 0 {
			t.Errorf("the head of the page covers %.1f of the labels", -off)
		}
		if eval[bool](p, `(t => t.scrollHeight > t.clientHeight)(byID("table"))`) {
			t.Error("it must be scrolled")
		}
	})

	for _, game := range []string{"spider", "yukon"} {
		t.Run("deep columns of "+game, func(t *testing.T) {
			p := openTab(t, browser, address+"#game="+game+"&deal=17", 740, 360,
				chromedp.EmulateMobile, chromedp.EmulateTouch)
			p.wait("the board is there", `document.querySelectorAll(".card").length > 10`)
			deepest := 0
			for i, move := range strolled(game, 45) {
				p.typed(move)
				p.wait(move+" is made", fmt.Sprintf(`parseInt(byID("count").textContent) === %d`, i+1))
				deepest = max(deepest, eval[int](p, `Math.max(...[...document.querySelectorAll(".pile")].map(u => u.querySelectorAll("button.card").length))`))
				if bad := eval[[]string](p, `[...document.querySelectorAll(".pile")].flatMap(u => {
					const cards = [...u.querySelectorAll("button.card")].map(c => c.getBoundingClientRect());
					return cards.slice(1).filter((r, i) => r.left === cards[i].left && r.top - cards[i].top < .24 * r.width).map(() => u.title);
				})`); len(bad) > 0 {
					t.Fatalf("after %d moves too little is seen on %s", i+1, strings.Join(slices.Compact(bad), ", "))
				}
				if eval[bool](p, `(b => [...b.querySelectorAll(".card")].some(c => c.getBoundingClientRect().bottom > b.getBoundingClientRect().bottom + 1))(byID("board"))`) {
					t.Fatalf("after %d moves the board ends too early to be scrolled to all", i+1)
				}
			}
			if deepest < 6 {
				t.Errorf("no column is deeper than %d", deepest)
			}
		})
	}
}
