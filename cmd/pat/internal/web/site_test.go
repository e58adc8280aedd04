package web

import (
	"fmt"
	"net/http"
	"net/http/httptest"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/chromedp/chromedp"
)

// siteOf serves a site without a server of ours.
func siteOf(t *testing.T, engine, glue []byte) (*httptest.Server, *http.ServeMux, map[string][]byte) {
	t.Helper()
	files, err := Site(engine, glue)
	if err != nil {
		t.Fatal(err)
	}
	dir := t.TempDir()
	for name, data := range files {
		if err := os.WriteFile(filepath.Join(dir, name), data, 0o644); err != nil {
			t.Fatal(err)
		}
	}
	mux := http.NewServeMux()
	mux.Handle("/", http.FileServer(http.Dir(dir)))
	s := httptest.NewServer(mux)
	t.Cleanup(s.Close)
	return s, mux, files
}

// noGlue stands for wasm_exec.js where the engine is none: what the Worker is asked goes to the
// test, and a hint never comes.
const noGlue = `self.Go = class {
	importObject = {};
	run() {
		self.patDo = text => {
			if (text.includes('"hint"')) for (;;);
			const r = new XMLHttpRequest();
			r.open("POST", "do", false);
			r.send(text);
			return r.responseText;
		};
		self.patReady();
	}
};`

// siteAsked serves a site whose engine is this program.
func siteAsked(t *testing.T) string {
	t.Helper()
	s, mux, _ := siteOf(t, []byte("\x00asm\x01\x00\x00\x00"), []byte(noGlue))
	desk := shippedDesk()
	mux.HandleFunc("POST /do", func(w http.ResponseWriter, r *http.Request) {
		if data, ok := body(w, r); ok {
			w.Write(desk.Do(data)) //nolint:errcheck // whoever has gone wants no answer
		}
	})
	return s.URL
}

// Without a server the browser keeps what was played: games begun, and scores. The games to begin
// with come first.
func TestSiteKeeps(t *testing.T) {
	browser := theBrowser(t)
	p := openTab(t, browser, siteAsked(t)+"/", 1280, 800)
	p.wait("games to begin with stand first", `document.querySelectorAll("#d-menu[open] h3").length > 2 &&
		document.querySelectorAll("#games h3")[1].textContent === "To begin with"`)
	p.run(`document.querySelector("#d-menu").close(); location.hash = "#game=vegas-klondike&deal=17"`)
	const count, deal = `byID("count").textContent`, `byID("b-deal").textContent`
	p.wait("the board is there", `document.querySelectorAll("button.card").length > 6`)
	p.typed("turn")
	p.wait("it is begun", count+` === "1 move"`)
	p.typed("new 18")
	p.wait("another is dealt", deal+` === "Deal 18" && `+count+` === "0 moves"`)
	p.typed("turn", "turn")
	p.wait("it is begun, too", count+` === "2 moves"`)
	p.do(chromedp.Reload())
	p.wait("the page is read again", `document.querySelectorAll("button.card").length > 6 && `+count+` === "2 moves"`)
	p.press("b-menu")
	p.wait("the other can be gone on with", `document.querySelector("#d-menu[open] .begun")?.textContent.startsWith("Vegas Klondikedeal 17, 1 move")`)
	p.run(`document.querySelector("#d-menu").close()`)
	p.typed("stats")
	p.wait("there are figures", `document.querySelector("#d-text[open] tbody tr")`)
	heads := eval[string](p, `[...document.querySelectorAll("#d-text thead th")].map(x => x.textContent).join()`)
	row := eval[string](p, `[...document.querySelectorAll("#d-text tbody tr > *")].map(x => x.textContent).join()`)
	const want = "Game,Played,Won,Begun,Streak now,Longest streak,Best score,Last score"
	if heads != want || row != "Vegas Klondike,0,0,2,0,0,-52,-52" {
		t.Errorf("of %s there are %s", heads, row)
	}
}

// The engine runs apart from the page, which a search does not stop: it is ended by the next move,
// which is made all the same.
func TestSiteSearches(t *testing.T) {
	browser := theBrowser(t)
	p := openTab(t, browser, siteAsked(t)+"/#game=bakers-dozen&deal=17", 1280, 800)
	p.wait("the board is there", `document.querySelectorAll("button.card").length > 40`)
	for i := range 2 {
		p.do(chromedp.KeyEvent(","))
		p.wait("a search goes on", `byID("status").textContent.startsWith("I am thinking")`)
		if i == 0 {
			p.do(chromedp.KeyEvent("\x1b"))
			p.wait("Escape ends it", `byID("status").textContent === "Stopped."`)
			continue
		}
		p.click("t13", -1)
		p.wait("the card is picked up", `document.querySelector(".held")`)
		p.click("f1", -1)
		p.wait("the move is made", `parseInt(byID("count").textContent) === 1`)
	}
	p.do(chromedp.KeyEvent("-"))
	p.wait("it is taken back", `byID("count").textContent === "0 moves"`)
}

// The site without a server plays from any file server, and without a network once it was visited.
// PAT_WASM names the engine as `pat site --wasm` takes it; with PAT_BROWSER=required alone it is
// built, which takes a minute.
func TestSitePlays(t *testing.T) {
	engine := os.Getenv("PAT_WASM")
	if engine == "" && os.Getenv("PAT_BROWSER") != "required" {
		t.Skip("there is no engine: PAT_WASM names one, or PAT_BROWSER=required builds it")
	}
	browser := theBrowser(t)
	root, err := exec.Command("go", "env", "GOROOT").Output()
	if err != nil {
		t.Fatal(err)
	}
	if engine == "" {
		engine = filepath.Join(t.TempDir(), "pat.wasm")
		build := exec.Command("go", "build", "-ldflags=-s", "-o", engine, "pat/cmd/pat-web")
		build.Env = append(build.Environ(), "GOOS=js", "GOARCH=wasm")
		if out, err := build.CombinedOutput(); err != nil {
			t.Fatalf("%v: %s", err, out)
		}
	}
	code, err := os.ReadFile(engine)
	if err != nil {
		t.Fatal(err)
	}
	glue, err := os.ReadFile(filepath.Join(strings.TrimSpace(string(root)), "lib", "wasm", "wasm_exec.js"))
	if err != nil {
		t.Fatal(err)
	}
	s, _, files := siteOf(t, code, glue)
	p := openTab(t, browser, s.URL+"/#game=spider&deal=17", 1280, 800)
	p.wait("the board is there", `document.querySelectorAll("button.card").length > 9`)
	t.Logf("%.1f MB, the first board after %.0f ms, of which the page worked %.0f",
		float64(len(files["pat.wasm.gz"]))/1e6,
		eval[float64](p, `performance.getEntriesByName("board")[0].startTime`), 1000*p.worked(t)["ProcessTime"])
	began := time.Now()
	p.do(chromedp.KeyEvent(","))
	p.wait("there is a hint", `document.querySelector(".hint")`)
	if took := time.Since(began); took > 30*time.Second {
		t.Errorf("a hint of two seconds took %v: its clock stands still", took)
	}
	p.run(`document.querySelector('[data-do="winnable"]').click()`)
	p.do(chromedp.KeyEvent("."))
	p.wait("a search does not hold up a move", `parseInt(byID("count").textContent) === 1`)
	p.wait("the files are kept", `navigator.serviceWorker.controller`)
	s.CloseClientConnections()
	s.Close()
	for _, game := range []string{"klondike", "bakers-dozen"} {
		p.open(fmt.Sprintf("%s#game=%s&deal=3", p.base, game))
		p.do(chromedp.Reload())
		p.wait("it plays without a network", `document.querySelectorAll('ul[title="t4"] .card').length === 4`)
	}
}
