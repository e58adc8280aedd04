package web

import (
	"cmp"
	"context"
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"

	"pat/interp/table"
)

// TestShots keeps pictures of boards for who wants to look at them: of PAT_SHOT_GAMES, after
// PAT_SHOT_MOVES moves at random, with the settings PAT_SHOT_SET as JSON.
func TestShots(t *testing.T) {
	dir := os.Getenv("PAT_SHOTS")
	if dir == "" {
		t.Skip("PAT_SHOTS names no folder")
	}
	moves, _ := strconv.Atoi(os.Getenv("PAT_SHOT_MOVES")) //nolint:errcheck // none is 0
	set := cmp.Or(os.Getenv("PAT_SHOT_SET"), "{}")
	browser := theBrowser(t)
	address := server(t, &Server{})
	for game := range strings.FieldsSeq(os.Getenv("PAT_SHOT_GAMES")) {
		line := strings.Join(strolled(game, moves), "\n")
		for _, size := range []struct {
			name string
			w, h int64
		}{{"desk", 1280, 800}, {"phone", 390, 780}, {"flat", 780, 360}} {
			p := openTab(t, browser, address+"#game="+game+"&deal=17", size.w, size.h)
			settle := fmt.Sprintf("localStorage['pat:settings'] = %q", set)
			p.do(chromedp.Evaluate[chromedp.Void](settle), chromedp.Reload())
			p.wait("the board is there", `document.querySelectorAll(".card").length > 0 || document.querySelector("dialog[open]")`)
			p.do(chromedp.Evaluate[chromedp.Void](fmt.Sprintf(`for (const m of %q.split("\n").filter(Boolean)) {
				document.getElementById("line").value = m; document.getElementById("prompt").requestSubmit(); }`, line)))
			p.wait("the moves are made", fmt.Sprintf(`%d < 1 || document.getElementById("count").textContent === "%[1]d moves"`,
				strings.Count(line, "\n")+min(len(line), 1)))
			data, err := chromedp.Run(p.ctx, chromedp.CaptureScreenshot())
			if err != nil {
				t.Fatal(err)
			}
			if err := os.WriteFile(filepath.Join(dir, game+"-"+size.name+".png"), data, 0o644); err != nil {
				t.Fatal(err)
			}
		}
	}
}

// TestTimes tells how long the page takes, where PAT_TIMES is set: to the first board, from a key
// to the board that comes of it, and to follow a card that is dragged. A machine that has other
// work tells nothing; the best of many is told.
func TestTimes(t *testing.T) {
	if os.Getenv("PAT_TIMES") == "" {
		t.Skip("PAT_TIMES is not set")
	}
	browser := theBrowser(t)
	address := server(t, &Server{})
	for _, game := range []string{"klondike", "spider", "spider-1-suit"} {
		var first []float64
		var p *tab
		for range 5 {
			p = openTab(t, browser, address+"#game="+game+"&deal=17", 1280, 800)
			p.wait("the board is there", `performance.getEntriesByName("board").length > 0`)
			first = append(first, eval[float64](p, `performance.getEntriesByName("board")[0].startTime`))
		}
		p.do(chromedp.Evaluate[chromedp.Void](`window.times = []; (async () => {
			for (let i = 0; i < 40; i++) {
				performance.clearMarks();
				const began = performance.now();
				document.body.dispatchEvent(new KeyboardEvent("keydown", { key: i % 2 ? "-" : ".", bubbles: true }));
				while (!performance.getEntriesByName("board").length) await new Promise(requestAnimationFrame);
				document.body.offsetHeight; // laid out
				times.push(performance.getEntriesByName("board")[0].startTime - began);
			}
			window.through = true;
		})(); 0`))
		p.wait("the keys are pressed", `window.through`)
		drag := eval[[]float64](p, `(() => {
			const c = document.querySelector("button.can"), r = c.getBoundingClientRect(), out = [];
			const send = (type, x, y) => c.dispatchEvent(new PointerEvent(type,
				{ bubbles: true, isPrimary: true, pointerId: 1, button: 0, clientX: x, clientY: y }));
			document.getElementById("board").setPointerCapture = () => {};
			send("pointerdown", r.x + 5, r.y + 5);
			for (let i = 0; i < 120; i++) {
				const began = performance.now();
				send("pointermove", r.x + 5 + 4 * i, r.y + 5 + i);
				document.body.offsetHeight;
				out.push(performance.now() - began);
			}
			send("pointercancel", 0, 0);
			return out;
		})()`)
		keys := eval[[]float64](p, `times`)
		slices.Sort(keys)
		slices.Sort(drag)
		const told = "%s: first board %.0f ms; key to board %.1f ms at best, %.1f median; " +
			"drag step %.2f ms median, %.2f worst"
		t.Logf(told,
			game, slices.Min(first), keys[0], keys[len(keys)/2], drag[len(drag)/2], drag[len(drag)-1])
	}
}

// strolled is up to n moves at random.
func strolled(game string, n int) (moves []string) {
	desk, at := shippedDesk(), rand.New(rand.NewPCG(1, 2))
	for len(moves) < n {
		a := desk.Answer(context.Background(), &table.Request{
			V: 1, Game: game, Deal: "17", Moves: moves, Want: []string{table.WantPlays},
		})
		if len(a.Plays) == 0 {
			break
		}
		moves = append(moves, a.Plays[at.IntN(len(a.Plays))].Move)
	}
	return moves
}
