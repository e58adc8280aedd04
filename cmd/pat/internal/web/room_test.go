package web

import (
	"encoding/json"
	"fmt"
	"os"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
)

// unlike are games whose boards look least like one another: columns that grow deep, something
// below them, lines, pictures, grids, rows that close up, many piles, few.
const unlike = "klondike spider yukon double-yukon bakers-dozen pyramid double-pyramid three-peaks montana blue-moon " +
	"accordion grandfathers-clock la-belle-lucie beleaguered-castle sultan braid snake triple-klondike dutchess " +
	"canfield royal-cotillion alhambra retinue clock-patience bisley"

// crowded lists what is wrong with how the board lies: cards and labels of one pile on those of
// another, unless they lie so in a picture, what cannot be scrolled into sight, and cards that are
// seen where something else is clicked.
const crowded = `(() => {
	const bad = [], table = byID("table"), t = table.getBoundingClientRect(), seen = [];
	for (const u of document.querySelectorAll("ul.pile:not([hidden])")) for (const e of u.querySelectorAll(".card, .slot")) {
		const r = e.getBoundingClientRect(), left = r.left - t.left + table.scrollLeft, top = r.top - t.top + table.scrollTop;
		seen.push({ pile: u.title, zone: u.parentNode, e, r });
		if (left < -1 || top < -1 || left + r.width > table.scrollWidth + 1 || top + r.height > table.scrollHeight + 1) bad.push(u.title + " is cut off");
	}
	const over = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1.5 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1.5;
	seen.forEach((a, i) => { for (const b of seen.slice(i + 1)) if (a.pile !== b.pile && !(a.zone === b.zone && a.zone.dataset.free !== undefined) && over(a.r, b.r)) bad.push(a.pile + " lies on " + b.pile); });
	for (const l of document.querySelectorAll(".label:not([hidden])")) {
		const r = l.getBoundingClientRect();
		if (r.height) for (const a of seen) if (!(a.zone === l.parentNode && a.zone.dataset.free !== undefined) && over(a.r, r)) bad.push(a.pile + " hides the label " + l.textContent);
	}
	for (const e of document.querySelectorAll("ul.pile:not([hidden]) .card")) { // what is seen of a card is it that is clicked
		const r = e.getBoundingClientRect(), x = r.left + r.width / 3, y = r.top + 4, hit = document.elementFromPoint(x, y);
		const covered = seen.some(a => a.e !== e && x > a.r.left - 2 && x < a.r.right + 2 && y > a.r.top - 2 && y < a.r.bottom + 2);
		if (!covered && t.left < x && x < t.right && t.top < y && y < t.bottom && table.contains(hit) && hit.closest("[data-p]") !== e) bad.push(e.closest("ul").title + " hides its card " + e.dataset.i + " from the mouse");
	}
	if (table.scrollWidth > table.clientWidth + 1) bad.push("it is scrolled to the side");
	return [...new Set(bad)];
})()`

// Whatever has been played, nothing lies on what it does not belong to, and nothing is cut off.
// With PAT_ROOM=all that is every game.
func TestRoom(t *testing.T) {
	browser := theBrowser(t)
	games := strings.Fields(unlike)
	lib := shippedDesk().Library
	switch all := os.Getenv("PAT_ROOM"); all {
	case "":
	case "all":
		games = lib.IDs()
	default:
		games = strings.Fields(all)
	}
	p := openTab(t, browser, server(t, &Server{})+"#game=klondike&deal=1", 1280, 800)
	p.wait("the board is there", `document.querySelectorAll("button.card").length > 6`)
	for _, game := range games {
		moves := strolled(game, 40)
		groups := make([]int, len(moves))
		for i := range groups {
			groups[i] = 1
		}
		kept, err := json.Marshal(map[string]any{
			"key": "0000000000000000", "id": game, "game": game, "deal": "17", "moves": moves, "groups": groups,
			"set": map[string]string{}, "asked": true, "status": "playing",
		})
		if err != nil {
			t.Fatal(err)
		}
		p.do(chromedp.Evaluate[chromedp.Void](fmt.Sprintf(`localStorage["pat:games"] = '["0000000000000000"]';
			localStorage["pat:game:0000000000000000"] = %q;
			for (const d of document.querySelectorAll("dialog[open]")) d.close();
			byID("count").textContent = "";
			location.hash = "#game=%s&deal=17"`, kept, game)))
		ready := fmt.Sprintf(`parseInt(byID("count").textContent) === %d
			&& location.hash.includes(%q)`, len(moves), game)
		p.wait(game+" is there", ready)
		for _, size := range [][2]int64{{360, 740}, {740, 360}, {800, 700}, {1280, 800}} {
			p.do(chromedp.Evaluate[chromedp.Void](`performance.clearMarks("board")`), chromedp.EmulateViewport(size[0], size[1]))
			p.wait("it is laid anew", `performance.getEntriesByName("board").length > 0`)
			for _, bad := range eval[[]string](p, crowded) {
				t.Errorf("%s, %d by %d, after %d moves: %s", game, size[0], size[1], len(moves), bad)
			}
		}
	}
}

// What can be settled can be read whole, on small screens as well.
func TestSettingsFit(t *testing.T) {
	browser := theBrowser(t)
	p := openTab(t, browser, server(t, &Server{})+"#game=klondike&deal=17", 1280, 800)
	p.wait("the board is there", `document.querySelectorAll("button.card").length > 6`)
	for _, size := range [][2]int64{{360, 740}, {740, 360}, {1280, 800}} {
		p.do(chromedp.EmulateViewport(size[0], size[1]))
		p.typed("settings")
		p.wait("the settings are there", `document.querySelector("#d-set[open] select")`)
		for _, bad := range eval[[]string](p, `[...document.querySelectorAll("#d-set option")].filter(o => {
			const pen = document.createElement("canvas").getContext("2d"), s = o.parentNode, c = getComputedStyle(s), arrow = 24;
			pen.font = c.font;
			return pen.measureText(o.text).width > s.clientWidth - parseFloat(c.paddingLeft) - arrow;
		}).map(o => o.text)`) {
			t.Errorf("on a screen %d wide %q is cut", size[0], bad)
		}
		if n := eval[int](p, `new Set([...document.querySelectorAll("#d-set select")].map(s => s.getBoundingClientRect().left)).size`); n > 1 {
			t.Errorf("on a screen %d wide they begin at %d places", size[0], n)
		}
		p.do(chromedp.KeyEvent("\x1b"))
		p.wait("they are gone", `!document.querySelector("dialog[open]")`)
	}
}
