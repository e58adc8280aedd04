package web

import (
	"bytes"
	"compress/flate"
	"context"
	"encoding/base64"
	"fmt"
	"maps"
	"net"
	"os"
	"os/exec"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/chromedp/cdproto/accessibility"
	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/cdproto/network"
	"github.com/chromedp/cdproto/page"
	"github.com/chromedp/cdproto/runtime"
	"github.com/chromedp/chromedp"

	"pat/interp/stats"
	"pat/interp/table"
)

// The page in a real browser. Where none is installed the tests are skipped; with
// PAT_BROWSER=required that is a failure. With PAT_SHOTS=FOLDER pictures of many boards are kept
// there, to be looked at.

// theBrowser is the one browser of all tests of this package. Each of them opens tabs of its own,
// at an address of its own, and so shares nothing of what a page keeps.
func theBrowser(t *testing.T) context.Context {
	t.Helper()
	if testing.Short() {
		t.Skip("it starts a browser")
	}
	path := ""
	for _, name := range []string{"chromium", "chromium-browser", "google-chrome", "headless-shell"} {
		if p, err := exec.LookPath(name); err == nil {
			path = p
			break
		}
	}
	switch {
	case path != "":
	case os.Getenv("PAT_BROWSER") == "required":
		t.Fatal("no browser is installed")
	default:
		t.Skip("no browser is installed")
	}
	theOne.start(path)
	if theOne.err != nil {
		t.Fatal(theOne.err)
	}
	return theOne.ctx
}

// aBrowser is a browser that is started when it is first asked for.
type aBrowser struct {
	once   sync.Once
	ctx    context.Context
	cancel context.CancelFunc
	folder string // what it keeps on disk
	err    error
}

var theOne aBrowser

// start starts the browser, once. A busy machine may take longer than it is waited for, so that it
// is tried again.
func (b *aBrowser) start(path string) {
	b.once.Do(func() {
		for range 3 {
			if b.try(path); b.err == nil {
				return
			}
			b.stop()
		}
	})
}

func (b *aBrowser) try(path string) {
	if b.folder, b.err = os.MkdirTemp("", "pat-browser"); b.err != nil {
		return
	}
	opts := append(chromedp.DefaultExecAllocatorOptions[:],
		chromedp.ExecPath(path), chromedp.UserDataDir(b.folder), chromedp.Flag("no-sandbox", true),
		chromedp.Flag("disable-gpu", true), chromedp.Flag("disable-component-update", true),
		chromedp.Flag("disable-sync", true),
	)
	allocator, stop := chromedp.NewExecAllocator(context.Background(), opts...)
	ctx, leave := chromedp.NewContext(allocator)
	b.ctx, b.cancel = ctx, func() { leave(); stop() }
	b.err = chromedp.Do(ctx)
}

// stop ends the browser, if there is one.
func (b *aBrowser) stop() {
	if b.cancel != nil {
		b.cancel()
		os.RemoveAll(b.folder)
	}
}

func TestMain(m *testing.M) {
	defer theOne.stop()
	m.Run()
}

// A tab is a page that is open. Requests to elsewhere, exceptions and breaches of the policy are
// collected, and fail the test at its end.
type tab struct {
	t    *testing.T
	ctx  context.Context
	base string
	mu   sync.Mutex
	bad  []string
}

func (p *tab) report(format string, args ...any) {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.bad = append(p.bad, fmt.Sprintf(format, args...))
}

func openTab(t *testing.T, browser context.Context, address string, w, h int64,
	opts ...chromedp.EmulateViewportOption,
) *tab {
	t.Helper()
	ctx, cancel := chromedp.NewContext(browser)
	t.Cleanup(cancel)
	base, _, _ := strings.Cut(address, "?")
	base, _, _ = strings.Cut(base, "#")
	p := &tab{t: t, ctx: ctx, base: base}
	if err := chromedp.Do(ctx); err != nil {
		t.Fatal(err)
	}
	sent, thrown := chromedp.Events(ctx, network.RequestWillBeSent), chromedp.Events(ctx, runtime.ExceptionThrown)
	go func() {
		for ev, err := range sent {
			if err != nil {
				return
			}
			if u := ev.Request.URL; !strings.HasPrefix(u, base) && !strings.HasPrefix(u, "blob:"+base) {
				p.report("it asks for %s", u)
			}
		}
	}()
	go func() {
		for ev, err := range thrown {
			if err != nil {
				return
			}
			p.report("exception: %v", ev.ExceptionDetails)
		}
	}()
	const watch = `addEventListener("securitypolicyviolation", e => (window.breaches ||= []).push(e.violatedDirective + " " + e.blockedURI));
		if (!sessionStorage.begun) { localStorage.clear(); sessionStorage.begun = 1; }
		window.byID = id => document.getElementById(id);`
	still := []*emulation.MediaFeature{{Name: "prefers-reduced-motion", Value: "reduce"}}
	err := chromedp.Do(ctx,
		chromedp.EmulateViewport(w, h, opts...),
		chromedp.Func(func(ctx context.Context, t *chromedp.Target) error {
			if _, err := cdp.Call(ctx, t, network.Enable, network.EnableParams{}); err != nil {
				return err
			}
			media := emulation.SetEmulatedMediaParams{Features: still}
			if _, err := cdp.Call(ctx, t, emulation.SetEmulatedMedia, media); err != nil {
				return err
			}
			script := page.AddScriptToEvaluateOnNewDocumentParams{Source: watch}
			_, err := cdp.Call(ctx, t, page.AddScriptToEvaluateOnNewDocument, script)
			return err
		}),
	)
	if err != nil {
		t.Fatal(err)
	}
	p.open(address)
	t.Cleanup(func() {
		if b := eval[[]string](p, `window.breaches || []`); len(b) > 0 {
			t.Errorf("breaches of the policy: %v", b)
		}
		p.mu.Lock()
		defer p.mu.Unlock()
		for _, b := range p.bad {
			t.Error(b)
		}
	})
	return p
}

func eval[T any](p *tab, js string) T {
	p.t.Helper()
	v, err := chromedp.Run(p.ctx, chromedp.Evaluate[T](js))
	if err != nil {
		p.t.Fatalf("%s: %v", js, err)
	}
	return v
}

func (p *tab) do(a ...chromedp.Action[chromedp.Void]) {
	p.t.Helper()
	if err := chromedp.Do(p.ctx, a...); err != nil {
		p.t.Fatal(err)
	}
}

// open goes to an address. Now and then a browser never answers one that follows another closely:
// then it is asked again.
func (p *tab) open(address string) {
	p.t.Helper()
	var err error
	for range 3 {
		ctx, cancel := context.WithTimeout(p.ctx, patience/9)
		err = chromedp.Do(ctx, chromedp.Navigate(address))
		cancel()
		if err == nil {
			return
		}
		p.t.Logf("%s does not open: %v", address, err)
	}
	p.t.Fatal(err)
}

// run carries out a script on the page.
func (p *tab) run(js string) {
	p.t.Helper()
	p.do(chromedp.Evaluate[chromedp.Void](js))
}

// patience is how long something may take to come to pass that always does: a machine may be busy.
const patience = 90 * time.Second

// wait waits until a condition holds on the page. While the page is read again nothing of it may be
// there: what cannot be asked does not hold yet.
func (p *tab) wait(what, js string) {
	p.t.Helper()
	var last error
	p.until(what, func() bool {
		holds, err := chromedp.Run(p.ctx, chromedp.Evaluate[bool]("!!("+js+")"))
		if err != nil && (last == nil || last.Error() != err.Error()) {
			p.t.Logf("while I wait that %s: %v", what, err)
		}
		last = err
		return err == nil && holds
	})
}

// until waits until something holds.
func (p *tab) until(what string, holds func() bool) {
	p.t.Helper()
	end := time.Now().Add(patience)
	for ; time.Now().Before(end) && p.ctx.Err() == nil; time.Sleep(5 * time.Millisecond) {
		if holds() {
			return
		}
	}
	p.t.Fatalf("it never comes to pass that %s; the page says %q, %v", what, p.said(), p.bad)
}

func (p *tab) said() string { return eval[string](p, `byID("status").textContent`) }

func (p *tab) moves() int {
	return eval[int](p, `parseInt(byID("count").textContent) || 0`)
}

// spot is the place of a card at which it is not covered: a card of a pile by its label, the top
// one for -1, the slot of an empty one.
func (p *tab) spot(label string, at int) (x, y float64) {
	p.t.Helper()
	xy := eval[[]float64](p, fmt.Sprintf(`(() => {
		const all = [...document.querySelectorAll('ul[title="%s"] [data-i]')];
		const e = %d < 0 ? all.at(-1) : all.find(e => +e.dataset.i === %d);
		if (!e) return [];
		const r = e.getBoundingClientRect();
		return [r.left + r.width / 3, r.top + Math.min(7, r.height / 2)];
	})()`, label, at, at))
	if len(xy) != 2 {
		p.t.Fatalf("there is no card %d on %s", at, label)
	}
	return xy[0], xy[1]
}

func (p *tab) click(label string, at int) {
	p.t.Helper()
	x, y := p.spot(label, at)
	p.do(chromedp.MouseClickXY(x, y))
}

// tap touches a card.
func (p *tab) tap(label string, at int) {
	p.t.Helper()
	p.touch(p.spot(label, at))
}

// middle is that of an element.
func (p *tab) middle(way string) (x, y float64) {
	p.t.Helper()
	xy := eval[[]float64](p, `(r => [r.left + r.width / 2, r.top + r.height / 2])(document.querySelector("`+way+`").getBoundingClientRect())`)
	return xy[0], xy[1]
}

// touch touches a place.
func (p *tab) touch(x, y float64) {
	p.t.Helper()
	p.do(chromedp.Func(func(ctx context.Context, t *chromedp.Target) error {
		touch := input.DispatchTouchEventParams{
			Type: input.DispatchTouchEventTypeTouchStart, TouchPoints: []*input.TouchPoint{{X: x, Y: y}},
		}
		if _, err := cdp.Call(ctx, t, input.DispatchTouchEvent, touch); err != nil {
			return err
		}
		touch.Type, touch.TouchPoints = input.DispatchTouchEventTypeTouchEnd, []*input.TouchPoint{}
		_, err := cdp.Call(ctx, t, input.DispatchTouchEvent, touch)
		return err
	}))
}

// server serves the page and returns its address.
func server(t *testing.T, s *Server) string {
	t.Helper()
	s.Desk, s.Key = shippedDesk(), NewKey()
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	ctx, cancel := context.WithCancel(context.Background())
	over := make(chan error, 1)
	go func() { over <- s.Serve(ctx, l) }()
	t.Cleanup(func() {
		cancel()
		if err := <-over; err != nil {
			t.Error(err)
		}
	})
	return "http://" + l.Addr().String() + "/?key=" + s.Key
}

// solved is a deal with the plays that win it.
func solved(t *testing.T, game, deal string) []table.Play {
	t.Helper()
	d := shippedDesk()
	r := &table.Request{
		V: 1, Game: game, Deal: deal, Want: []string{table.WantThoughtful},
		Budget: table.Budget{Positions: 2_000_000, MS: 30_000},
	}
	a := d.Answer(context.Background(), r)
	if a.Hint == nil || len(a.Hint.Plan) == 0 {
		t.Fatalf("%s %s is not won: %+v", game, deal, a.Hint)
	}
	var plays []table.Play
	for _, m := range a.Hint.Plan {
		a := d.Answer(context.Background(), &table.Request{
			V: 1, Game: game, Deal: deal, Moves: r.Moves, Want: []string{table.WantPlays, table.WantBoard},
		})
		i := slices.IndexFunc(a.Plays, func(p table.Play) bool { return p.Move == m })
		plays = append(plays, a.Plays[i])
		r.Moves = append(r.Moves, m)
	}
	return plays
}

// labels names the piles of a game.
func labels(game string) []string {
	r := &table.Request{V: 1, Game: game, Deal: "1", Want: []string{table.WantBoard}}
	var out []string
	for _, p := range shippedDesk().Answer(context.Background(), r).Piles {
		out = append(out, p.Label)
	}
	return out
}

func TestPage(t *testing.T) {
	browser := theBrowser(t)
	file := &memoryFile{text: "game My Dozen\nvariant of bakers-dozen\n"}
	address := server(t, &Server{})
	own := server(t, &Server{File: &File{Name: "my.pat", Read: file.read, Write: file.write}})

	t.Run("a game is won by clicks", func(t *testing.T) {
		p := openTab(t, browser, address+"#game=bakers-dozen&deal=17", 1280, 800)
		p.wait("the board is there", `document.querySelectorAll("button.card").length > 40`)
		names := labels("bakers-dozen")
		for i, x := range solved(t, "bakers-dozen", "17") {
			p.click(names[x.From], x.At)
			p.wait("the click is answered", fmt.Sprintf(`document.querySelector(".held")
				|| parseInt(byID("count").textContent) > %d`, i))
			if p.moves() == i {
				p.click(names[x.To], -1)
			}
			p.wait(x.Move+" is made", fmt.Sprintf(`parseInt(byID("count").textContent) === %d`, i+1))
		}
		p.wait("the game is won", `!byID("end").hidden && document.querySelector("#end h2").textContent === "Won!"`)
		p.run(`document.querySelector('#end [data-do="undo"]').click()`)
		p.wait("it goes on", `byID("end").hidden`)
	})

	t.Run("a game is won by keys alone", func(t *testing.T) {
		game, deal := "pyramid", "4"
		p := openTab(t, browser, address+"#game="+game+"&deal="+deal, 1280, 800)
		p.wait("the board is there", `document.querySelectorAll("button.card").length > 20`)
		p.slowly()
		for range 30 { // from the top of the page on
			if eval[bool](p, `document.activeElement.closest("#board") !== null`) {
				break
			}
			p.do(chromedp.KeyEvent("\t"))
		}
		here := func() []int {
			return eval[[]int](p, `(d => d.p === undefined ? [-1, -1] : [+d.p, +d.i])(document.activeElement.dataset)`)
		}
		seek := func(pile, at int) {
			t.Helper()
			for range 120 {
				if h := here(); h[0] == pile && (at < 0 || h[1] == at) {
					return
				}
				p.do(chromedp.KeyEvent("\t"))
			}
			t.Fatalf("the keys do not lead to pile %d, card %d, but to %v: %s", pile, at, here(),
				eval[string](p, `location.href + byID("count").textContent + (localStorage["pat:games"]
					|| "") + [...document.querySelectorAll(".pile")].map(u => u.title + ":" + u.textContent).join()`))
		}
		for i, x := range solved(t, game, deal) {
			switch {
			case x.Kind == "turn" || x.Kind == "redeal" || x.Kind == "action":
				if x.Kind != "action" {
					p.do(chromedp.KeyEvent("."))
					p.later(2)
				} else {
					p.do(chromedp.Evaluate[chromedp.Void](`byID("line").focus()`), chromedp.KeyEvent(x.Move+"\r"))
					p.wait("it is made", fmt.Sprintf(`parseInt(byID("count").textContent) === %d`, i+1))
					p.run(`document.querySelector('#board button[tabindex="0"]').focus()`)
				}
			case x.Kind == "set":
				seek(x.Piles[0], -1)
				p.do(chromedp.KeyEvent("\r"))
				p.wait("it is answered", fmt.Sprintf(`document.querySelector(".held")
					|| parseInt(byID("count").textContent) > %d`, i))
				if p.moves() == i {
					seek(x.Piles[1], -1)
					p.do(chromedp.KeyEvent("\r"))
				}
			default:
				seek(x.From, x.At)
				p.do(chromedp.KeyEvent("\r"))
				p.wait("it is answered", fmt.Sprintf(`document.querySelector(".held")
					|| parseInt(byID("count").textContent) > %d`, i))
				if p.moves() == i {
					seek(x.To, -1)
					p.do(chromedp.KeyEvent("\r"))
				}
			}
			p.wait(x.Move+" is made", fmt.Sprintf(`parseInt(byID("count").textContent) === %d`, i+1))
			if !eval[bool](p, `document.activeElement.closest("#board") !== null`) {
				t.Fatalf("after %s the focus is lost", x.Move)
			}
		}
		p.wait("the game is won", `document.querySelector("#end h2").textContent === "Won!"`)
	})

	t.Run("what is played is kept by the server", func(t *testing.T) {
		k := &memoryKeeper{}
		p := openTab(t, browser, server(t, &Server{Keeper: k})+"#game=bakers-dozen&deal=17", 1280, 800)
		p.wait("the board is there", `document.querySelectorAll("button.card").length > 40`)
		p.click("t13", -1)
		p.wait("it is picked up", `document.querySelector(".held")`)
		p.click("f1", -1)
		p.until("the move is kept", func() bool { return len(k.last().Moves) == 1 })
		first := k.last()
		k.elsewhere()
		p.do(chromedp.KeyEvent("auto"), chromedp.KeyEvent("\r"))
		p.until("what goes on elsewhere is another game", func() bool { return k.last().Key != first.Key })
		if last := k.last(); len(last.Moves) < 2 || len(last.Groups) != 2 || last.Groups[1] != len(last.Moves)-1 {
			t.Errorf("kept is %+v", last)
		}
		p.do(chromedp.Reload())
		p.wait("the page goes on with it",
			fmt.Sprintf(`parseInt(byID("count").textContent) === %d`, len(k.last().Moves)))
	})

	t.Run("a game with options goes on when the page is read again", func(t *testing.T) {
		k := &memoryKeeper{}
		p := openTab(t, browser, server(t, &Server{Keeper: k})+"#game=klondike&deal=17", 1280, 800)
		p.wait("the board is there", `document.querySelectorAll("button.card").length > 6`)
		p.do(chromedp.KeyEvent("."))
		p.until("the move is kept", func() bool { return len(k.last().Moves) == 1 })
		p.do(chromedp.Reload())
		p.wait("it goes on", `byID("count").textContent === "1 move"`)
		p.open(p.base + "#game=klondike&set.draw=1&deal=17")
		p.wait("another is another", `byID("count").textContent === "0 moves"`)
	})

	t.Run("a card is dragged, and back", func(t *testing.T) {
		p := openTab(t, browser, address+"#game=bakers-dozen&deal=17", 1280, 800)
		p.wait("the board is there", `document.querySelectorAll("button.card").length > 40`)
		p.drag("t3", "t7") // no place for it
		p.drag("t3", "t10")
		p.wait("the card has moved", `document.querySelectorAll('ul[title="t10"] .card').length === 5`)
		if n := p.moves(); n != 1 {
			t.Errorf("%d moves were made", n)
		}
		p.do(chromedp.KeyEvent("-"))
		p.wait("it is back", `document.querySelectorAll('ul[title="t3"] .card').length === 4`)
	})

	for _, phone := range []struct {
		name string
		w, h int64
	}{{"a phone upright, by touch", 360, 740}, {"a phone on its side, by touch", 740, 360}} {
		t.Run(phone.name, func(t *testing.T) {
			p := openTab(t, browser, address+"#game=klondike&deal=17", phone.w, phone.h,
				chromedp.EmulateMobile, chromedp.EmulateTouch)
			p.wait("the board is there", `document.querySelectorAll("button.card").length > 6`)
			if wide := eval[bool](p, `byID("table").scrollWidth > innerWidth
				|| document.body.scrollWidth > innerWidth`); wide {
				t.Error("it is wider than the screen")
			}
			if out := eval[[]string](p, `[...document.querySelectorAll(".pile")].filter(u => [...u.querySelectorAll(".card, .slot")].some(e => { const r = e.getBoundingClientRect(); return r.left < 0 || r.right > innerWidth || r.bottom > byID("foot").getBoundingClientRect().top; })).map(u => u.title)`); len(out) > 0 {
				t.Errorf("not all of it is in sight: %v", out)
			}
			p.tap("s", -1)
			p.wait("the stock is turned", `document.querySelectorAll('ul[title="w"] .card').length === 3`)
			p.tap("t1", -1)
			p.wait("the card has moved", `document.querySelectorAll('ul[title="t7"] .card').length === 8`)
			p.do(chromedp.Sleep(3100 * time.Millisecond)) // until then a tap on that pile may mean the move just made
			p.tap("t7", 6)
			p.wait("it is told that this one cannot", `byID("status").textContent.includes("cannot be played now")`)
			top := func(id string) float64 {
				return eval[float64](p, fmt.Sprintf(`byID(%q).getBoundingClientRect().top`, id))
			}
			if px := top("foot") - top("status"); px > 4 {
				t.Errorf("what is said lies over the cards by %g pixels", px)
			}
			const cut = `(s => s.scrollHeight > s.clientHeight + 2)(byID("status"))`
			if eval[bool](p, cut) {
				p.touch(p.middle("#status"))
				p.wait("a touch shows all of it", `document.querySelector("#status.open") && !`+cut)
			} else if phone.w < phone.h {
				t.Error("nothing long was said")
			}
			p.wait("the line is there", `byID("status").classList.contains("stays")`)
			x, y := p.middle("#status")
			p.touch(x, y)
			p.wait("it goes where it is touched", `byID("status").textContent === ""`)
			if cut := eval[bool](p, `(d => d.scrollWidth > d.clientWidth)(byID("deal"))`); cut {
				t.Error("the number of the deal is cut")
			}
			small := eval[[]string](p, `[...document.querySelectorAll("#tools button, #bar > button, #bar h1 button")].filter(b => b.getBoundingClientRect().height < 44 || b.getBoundingClientRect().width < 44).map(b => b.id)`)
			if len(small) > 0 {
				t.Errorf("too small for a finger: %v", small)
			}
		})
	}

	t.Run("a mistake is typed, found, cured, saved", func(t *testing.T) {
		p := openTab(t, browser, own, 1280, 800)
		p.wait("the game is there", `document.querySelectorAll("button.card").length > 40`)
		p.run(`(t => { t.focus(); t.setSelectionRange(t.value.length, t.value.length) })(byID("text"))`)
		p.keys("\rtableau 13\rspaces takes king\r\r")
		p.wait("the mistake is found", `document.querySelectorAll("#findings li.error").length === 1`)
		p.wait("the board stays", `document.querySelectorAll("button.card").length > 40`)
		p.wait("a cure is offered", `document.querySelector("#findings .fix")`)
		p.run(`byID("e-save").click()`)
		p.wait("it is saved with its mistake, which is told beside it", `/^my.pat is saved, with 1 mistake: it cannot be played until that is mended. The game here keeps the rules of .*, the last sound ones.$/.test(byID("e-told").textContent)`)
		p.wait("and who looks at the game is told", `/^Game, by the rules of .*\d/.test(byID("tab-play").textContent)`)
		p.run(`document.querySelector("#findings .fix").click()`)
		p.wait("it is cured", `document.querySelectorAll("#findings li.error").length === 0
			&& byID("text").value.includes("spaces take king")`)
		p.run(`byID("e-save").click()`)
		p.wait("it is saved", `byID("e-told").textContent === "my.pat is saved."`)
		p.wait("the game has its rules", `byID("tab-play").textContent === "Game"`)
		if got := file.String(); !strings.Contains(got, "  spaces take king\n") {
			t.Errorf("the file is %q", got)
		}
		p.run(`document.querySelector("button.can").click()`)
		p.run(`document.querySelector(".lit")?.click()`)
		p.wait("the game is played", `parseInt(byID("count").textContent) === 1`)
		p.run(`(t => { t.focus(); t.setSelectionRange(t.value.length, t.value.length) })(byID("text"))`)
		p.keys("# end\r")
		p.wait("the new line is judged", `[...document.querySelectorAll("#paint .t-comment")].some(e => e.textContent.includes("# end"))`)
		p.wait("the move still holds", `byID("verdict").textContent === "No mistakes"
			&& parseInt(byID("count").textContent) === 1`)
	})

	t.Run("a link carries the file, and a change keeps what is still legal", func(t *testing.T) {
		const text = "game My Dozen ♠\nvariant of bakers-dozen\n"
		var packed bytes.Buffer
		z, err := flate.NewWriter(&packed, flate.BestCompression)
		if err != nil {
			t.Fatal(err)
		}
		if _, err := z.Write([]byte(text)); err != nil {
			t.Fatal(err)
		}
		if err := z.Close(); err != nil {
			t.Fatal(err)
		}
		file := base64.RawURLEncoding.EncodeToString(packed.Bytes())
		p := openTab(t, browser, address+"#name=my.pat&deal=17&file="+file, 1280, 800)
		p.wait("the game is there", `document.querySelectorAll("button.card").length > 40`)
		if got := eval[string](p, `byID("text").value`); got != text {
			t.Errorf("the file of the link is %q", got)
		}
		p.run(`import("./store.js").then(async s => { window.there = await s.unpack(await s.pack(byID("text").value)); }); 0`)
		p.wait("it is packed and unpacked", `window.there`)
		if got := eval[string](p, `window.there`); got != text {
			t.Errorf("what is packed comes out as %q", got)
		}
		for i, move := range []string{"t13 f1", "t3 t10"} {
			p.run(`byID("line").value = "` + move + `"; byID("prompt").requestSubmit()`)
			p.wait(move+" is made", fmt.Sprintf(`parseInt(byID("count").textContent) === %d`, i+1))
		}
		p.do(chromedp.Evaluate[chromedp.Void](`(t => { t.focus();
			t.setSelectionRange(t.value.length, t.value.length) })(byID("text"))`),
			chromedp.KeyEvent("tableau 13\r  build none\r"))
		p.wait("the other move is dropped", `byID("count").textContent === "1 move"`)
		p.wait("that is told", `byID("status").textContent.includes("left out")`)
		p.wait("the ace lies where it was put, the number is the same", `document.querySelectorAll('ul[title="f1"] .card').length === 1 && byID("b-deal").textContent === "Deal 17"`)
	})

	t.Run("what a screen reader reads", func(t *testing.T) {
		p := openTab(t, browser, address+"#game=bakers-dozen&deal=17", 1280, 800)
		p.wait("the board is there", `document.querySelectorAll("button.card").length > 40`)
		names := p.readable(t)
		for _, want := range []string{
			"button ace of clubs, tableau pile 13, card 4 of 4", "button foundation 1, empty, takes an ace",
			"group tableau", "list tableau pile 3", "textbox Move", "button Hint", "main ", "status ",
		} {
			if !slices.Contains(names, want) {
				t.Errorf("there is no %q", want)
			}
		}
		if n := eval[int](p, `document.querySelectorAll('#board [tabindex="0"]').length`); n != 1 {
			t.Errorf("the board has %d tab stops", n)
		}
		said := eval[string](p, `document.querySelector('ul[title="t13"] button:last-of-type')?.getAttribute("aria-description") || [...document.querySelectorAll('ul[title="t13"] button')].at(-1).getAttribute("aria-description")`)
		if !strings.HasPrefix(said, "goes to foundation 1, tableau pile 7") {
			t.Errorf("the ace is described by %q", said)
		}
		p.click("t13", -1)
		p.wait("it is picked up", `document.querySelectorAll(".lit").length === 5`)
		p.click("t13", -1)
		p.wait("it is told", `byID("status").textContent === "Ace of clubs to foundation 1."`)
		for _, button := range []string{"b-menu", "b-deal"} {
			p.run(`byID("` + button + `").click()`)
			p.wait("the dialog is open", `document.querySelector("dialog[open]")`)
			p.readable(t)
			p.do(chromedp.KeyEvent("\x1b"))
			p.wait("it is closed", `!document.querySelector("dialog[open]")`)
		}
	})
}

// readable lists what the accessibility tree holds, and fails where a control has no name.
func (p *tab) readable(t *testing.T) (names []string) {
	t.Helper()
	type result = accessibility.GetFullAXTreeResult
	tree, err := chromedp.Run(p.ctx, func(ctx context.Context, t *chromedp.Target) (result, error) {
		return cdp.Call(ctx, t, accessibility.GetFullAXTree, accessibility.GetFullAXTreeParams{})
	})
	if err != nil {
		t.Fatal(err)
	}
	text := func(v *accessibility.Value) string {
		if v == nil {
			return ""
		}
		return strings.Trim(string(v.Value), `"`)
	}
	controls := []string{"button", "textbox", "searchbox", "combobox", "link", "tab", "menuitem", "option", "dialog"}
	for _, n := range tree.Nodes {
		if n.Ignored {
			continue
		}
		role, name := text(n.Role), text(n.Name)
		names = append(names, role+" "+name)
		if name == "" && slices.Contains(controls, role) {
			t.Errorf("a %s has no name", role)
		}
	}
	return names
}

// A memoryFile is a rule file that lies nowhere.
type memoryFile struct {
	mu   sync.Mutex
	text string
}

func (f *memoryFile) read() ([]byte, error) {
	f.mu.Lock()
	defer f.mu.Unlock()
	return []byte(f.text), nil
}

func (f *memoryFile) write(data []byte) error {
	f.mu.Lock()
	defer f.mu.Unlock()
	f.text = string(data)
	return nil
}

func (f *memoryFile) String() string {
	data, _ := f.read()
	return string(data)
}

// A memoryKeeper keeps games nowhere.
type memoryKeeper struct {
	mu    sync.Mutex
	games []Kept // the latest first
	stats []stats.Named

	records map[string]Record
}

func (k *memoryKeeper) Games() []Kept {
	k.mu.Lock()
	defer k.mu.Unlock()
	return append([]Kept{}, k.games...)
}

func (k *memoryKeeper) Records() map[string]Record {
	out := map[string]Record{}
	maps.Copy(out, k.records)
	return out
}

func (k *memoryKeeper) Stats() []stats.Named { return k.stats }

func (k *memoryKeeper) Keep(_ context.Context, x *Kept) (string, error) {
	k.mu.Lock()
	defer k.mu.Unlock()
	at := slices.IndexFunc(k.games, func(g Kept) bool { return g.Key == x.Key })
	if at >= 0 && k.games[at].Mark != x.Mark || at < 0 && x.Mark != "" {
		return "", ErrElsewhere
	}
	if at >= 0 {
		k.games = slices.Delete(k.games, at, at+1)
	}
	if len(x.Moves)+len(x.Undone) == 0 {
		return "", nil
	}
	now := *x
	now.Mark, now.When = strings.Join(x.Moves, ","), time.Now()
	if now.Set = maps.Clone(x.Set); x.Game == "klondike" && now.Set["draw"] == "" {
		now.Set["draw"] = "3" // as journals tell all settings
	}
	k.games = slices.Insert(k.games, 0, now)
	return now.Mark, nil
}

// elsewhere is another program that goes on with the latest game.
func (k *memoryKeeper) elsewhere() {
	k.mu.Lock()
	defer k.mu.Unlock()
	k.games[0].Mark = "another"
}

// last is the game kept last.
func (k *memoryKeeper) last() Kept {
	if all := k.Games(); len(all) > 0 {
		return all[0]
	}
	return Kept{}
}
