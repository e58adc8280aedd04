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

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/performance"
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
			p.wait("the board is there", `document.querySelectorAll(".card").length > 0
				|| document.querySelector("dialog[open]")`)
			p.do(chromedp.Evaluate[chromedp.Void](fmt.Sprintf(`for (const m of %q.split("\n").filter(Boolean)) {
				byID("line").value = m; byID("prompt").requestSubmit(); }`, line)))
			p.wait("the moves are made", fmt.Sprintf(`%d < 1 || byID("count").textContent === "%[1]d moves"`,
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

// TestTimes tells how long the page takes, where PAT_TIMES is set: to the first board; from a key
// to the board that comes of it, laid out, and how much of that is the answer's way, the drawing of
// it and its layout; and to follow a card that is dragged, at its first step and at the others. On
// a machine that has other work the least tells most, and so does what the page's own thread worked
// for a key in all, which its own clock counts: scripts, styles and layout, and with them all else.
func TestTimes(t *testing.T) {
	if os.Getenv("PAT_TIMES") == "" {
		t.Skip("PAT_TIMES is not set")
	}
	browser := theBrowser(t)
	address := server(t, &Server{})
	for _, game := range []string{"klondike", "spider", "triple-klondike"} {
		var first []float64
		var p *tab
		for range 5 {
			p = openTab(t, browser, address+"#game="+game+"&deal=17", 1280, 800)
			p.wait("the board is there", `performance.getEntriesByName("board").length > 0`)
			first = append(first, eval[float64](p, `performance.getEntriesByName("board")[0].startTime`))
		}
		before := p.worked(t)
		p.run(`window.times = { key: [], answer: [], draw: [], layout: [], lift: [], drag: [] }; (async () => {
			const pause = ms => new Promise(ok => setTimeout(ok, ms)), { key, answer, draw, layout, lift, drag } = times;
			const can = () => document.querySelector("button.can");
			for (let i = 0; i < 60; i++) {
				performance.clearMarks();
				performance.clearResourceTimings();
				const began = performance.now();
				if (i % 2) byID("b-undo").click();
				else document.body.dispatchEvent(new KeyboardEvent("keydown", { key: ".", bubbles: true }));
				while (!performance.getEntriesByName("board").length) await new Promise(requestAnimationFrame);
				const seen = performance.now();
				document.body.offsetHeight; // it is laid out
				const laid = performance.now() - seen, drawn = performance.getEntriesByName("board")[0].startTime;
				const came = performance.getEntriesByType("resource").find(e => e.name.endsWith("/do")).responseEnd;
				key.push(drawn - began + laid); answer.push(came - began); draw.push(drawn - came); layout.push(laid);
				await pause(60);
			}
			window.keyed = true;
			while (!window.goOn) await pause(20);
			byID("board").setPointerCapture = () => {};
			for (let k = 0; k < 20; k++) {
				const c = can(), r = c.getBoundingClientRect();
				const send = (type, x, y) => c.dispatchEvent(new PointerEvent(type,
					{ bubbles: true, isPrimary: true, pointerId: 1, button: 0, clientX: x, clientY: y }));
				send("pointerdown", r.x + 5, r.y + 5);
				for (let i = 2; i < 30; i++) {
					const began = performance.now();
					send("pointermove", r.x + 5 + 4 * i, r.y + 5 + i);
					document.body.offsetHeight;
					(i === 2 ? lift : drag).push(performance.now() - began);
				}
				send("pointercancel", 0, 0);
				await pause(30);
			}
			window.through = true;
		})(); 0`)
		p.wait("all keys are pressed", `window.keyed`)
		after := p.worked(t)
		p.run(`window.goOn = true`)
		p.wait("all is done", `window.through`)
		t.Logf("%s: first board %.0f ms", game, slices.Min(first))
		for _, what := range []string{"Task", "Script", "RecalcStyle", "Layout"} {
			t.Logf("  %-11s %5.2f ms of work a key", what, 1000*(after[what+"Duration"]-before[what+"Duration"])/60)
		}
		for _, what := range []string{"key", "answer", "draw", "layout", "lift", "drag"} {
			v := eval[[]float64](p, "times."+what)
			slices.Sort(v)
			t.Logf("  %-6s %5.2f at best, %5.2f median, %6.2f worst", what, v[0], v[len(v)/2], v[len(v)-1])
		}
	}
}

// worked is how many seconds the thread of the page has worked, by kind.
func (p *tab) worked(t *testing.T) map[string]float64 {
	t.Helper()
	out := map[string]float64{}
	p.do(chromedp.Func(func(ctx context.Context, target *chromedp.Target) error {
		own := performance.EnableParams{TimeDomain: performance.EnableTimeDomainThreadTicks}
		if _, err := cdp.Call(ctx, target, performance.Enable, own); err != nil {
			return err
		}
		all, err := cdp.Call(ctx, target, performance.GetMetrics, cdp.Empty{})
		for _, m := range all.Metrics {
			out[m.Name] = m.Value
		}
		return err
	}))
	return out
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
