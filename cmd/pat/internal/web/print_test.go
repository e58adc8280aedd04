package web

import (
	"fmt"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
)

// cutPrint lists the cards of which the next one covers some of the rank in their corner, and of
// which the rank is printed too small to be read. It measures the ink of the rank as it is printed.
const cutPrint = `(() => {
	const large = document.documentElement.dataset.size === "large", pen = document.createElement("canvas").getContext("2d"), bad = [];
	for (const u of document.querySelectorAll("ul.pile:not([hidden])")) {
		const cards = [...u.querySelectorAll(".card[data-i]")].filter(c => c.querySelector("use")).map(c => ({ r: c.getBoundingClientRect(), is: c.querySelector("use").getAttribute("href").slice(1) }));
		const has = name => parseFloat(getComputedStyle(u).getPropertyValue(name)) || 1;
		cards.slice(1).forEach((next, i) => {
			const c = cards[i], unit = c.r.width / 100, step = next.r.top - c.r.top, side = next.r.left - c.r.left;
			if (c.is === "c?" || step < .5 && side < .5) return;
			const text = byID(c.is).querySelector(large ? ".wide" : ".ix"), y = parseFloat(text.getAttribute("y"));
			pen.font = getComputedStyle(text).font;
			const ink = pen.measureText(text.textContent), fit = has(text.closest(".tail") ? "--fit-tail" : "--fit-down");
			const bottom = (y + ink.actualBoundingBoxDescent) * fit * unit;
			const high = (ink.actualBoundingBoxAscent + ink.actualBoundingBoxDescent) * fit * unit;
			const wide = has(text.textContent === "10" ? "--fit-ten" : "--fit-right");
			const right = (parseFloat(text.getAttribute("x")) + parseFloat(text.getAttribute("textLength"))) * wide * unit;
			if (step >= .5 && bottom > step - .9) bad.push(u.title + " cuts its " + text.textContent + " at " + step.toFixed(1) + " of " + bottom.toFixed(1));
			if (side >= .5 && right > side - .9) bad.push(u.title + " cuts its " + text.textContent + " at " + side.toFixed(1) + " of " + right.toFixed(1) + " to the right");
			if (high < 7) bad.push(u.title + " prints " + text.textContent + " " + high.toFixed(1) + " high");
		});
	}
	return bad;
})()`

// Of a covered card the whole rank is seen, at every size of print, and large print is larger than
// the other where there is room for it.
func TestPrint(t *testing.T) {
	browser := theBrowser(t)
	address := server(t, &Server{})
	for _, game := range []string{"spider", "klondike", "bakers-dozen"} {
		p := openTab(t, browser, address+"#game="+game+"&deal=17", 1280, 800)
		p.wait("the board is there", `document.querySelectorAll(".card").length > 10`)
		for i, move := range strolled(game, 30) {
			p.typed(move)
			p.wait(move+" is made", fmt.Sprintf(`parseInt(byID("count").textContent) === %d`, i+1))
		}
		for _, size := range [][2]int64{{390, 844}, {844, 390}, {1280, 800}} {
			p.do(chromedp.Evaluate[chromedp.Void](`performance.clearMarks("board")`), chromedp.EmulateViewport(size[0], size[1]))
			p.wait("it is laid anew", `performance.getEntriesByName("board").length > 0`)
			for _, print := range []string{"plain", "large", "normal"} {
				p.run(`performance.clearMarks("board")`)
				p.typed("set size " + print)
				p.wait("it is printed so", `document.documentElement.dataset.size === "`+print+`"
					&& performance.getEntriesByName("board").length > 0`)
				if bad := eval[[]string](p, cutPrint); len(bad) > 0 {
					t.Errorf("%s, %d by %d, %s: %s", game, size[0], size[1], print, strings.Join(bad, "; "))
				}
			}
		}
	}
}
