package web

import (
	"context"
	_ "embed"
	"encoding/json"
	"flag"
	"fmt"
	"math"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/chromedp/cdproto/accessibility"
	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/chromedp"

	"pat/interp/stats"
)

// What the page is for who does not see it well, uses no mouse, or wants no motion. The rules are
// those of axe-core (testdata/axe, version 4.10.3 as published, MPL 2.0), run in the page.

//go:embed testdata/axe/axe.min.js
var axe string

var update = flag.Bool("update", false, "write golden files anew")

// dress sets what the system of the user wants: light or dark, more contrast, colours of its own,
// less motion.
func (p *tab) dress(features ...string) {
	p.t.Helper()
	media := emulation.SetEmulatedMediaParams{}
	for _, f := range features {
		name, value, _ := strings.Cut(f, "=")
		media.Features = append(media.Features, &emulation.MediaFeature{Name: name, Value: value})
	}
	p.do(chromedp.Func(func(ctx context.Context, t *chromedp.Target) error {
		_, err := cdp.Call(ctx, t, emulation.SetEmulatedMedia, media)
		return err
	}))
}

// flawless runs axe over the page as it is, with options of axe.
func (p *tab) flawless(t *testing.T, what, options string) {
	t.Helper()
	if !eval[bool](p, `"axe" in window`) {
		p.run(axe + "\n;0")
	}
	p.run(`window.flaws = undefined;
		axe.run(` + options + `).then(r => { window.flaws = r.violations.flatMap(v => v.nodes.map(n =>
			v.id + ": " + n.html.slice(0, 150) + ": " + n.failureSummary)); }, e => { window.flaws = [String(e)]; }); 0`)
	p.wait("axe is through", `window.flaws`)
	for _, f := range eval[[]string](p, `window.flaws`) {
		t.Errorf("%s: %s", what, f)
	}
}

func (p *tab) press(id string) {
	p.t.Helper()
	p.run(`byID("` + id + `").click()`)
}

// Nothing that axe knows is wrong with boards, dialogs and the author's page; in the dark with
// their colours.
func TestAccessible(t *testing.T) {
	browser := theBrowser(t)
	address := server(t, &Server{Keeper: &memoryKeeper{}})
	file := &memoryFile{text: "game My Dozen\nvariant of bakers-dozen\ntableau 13\n  spaces takes king\n"}
	own := server(t, &Server{File: &File{Name: "my.pat", Read: file.read, Write: file.write}})
	open := func(t *testing.T, address, ready string) *tab {
		p := openTab(t, browser, address, 1000, 700)
		p.wait("the page is there", ready)
		return p
	}
	both := func(t *testing.T, p *tab, what string) {
		t.Helper()
		p.flawless(t, what, "{}")
		for _, scheme := range []string{"dark", "light"} {
			p.dress("prefers-color-scheme="+scheme, "prefers-reduced-motion=reduce")
			p.wait("it is dressed", `document.documentElement.dataset.theme === "`+scheme+`"`)
			if scheme == "dark" {
				p.flawless(t, what+", dark", `{ runOnly: ["color-contrast"] }`)
			}
		}
	}
	const board = `document.querySelectorAll("button.card").length > 4`
	t.Run("boards", func(t *testing.T) {
		for _, game := range []string{"klondike", "dutchess"} {
			both(t, open(t, address+"#game="+game+"&deal=17", board), game)
		}
	})
	t.Run("dialogs", func(t *testing.T) {
		p := open(t, address+"#game=klondike&deal=17", board)
		p.press("b-more")
		both(t, p, "the menu")
		p.do(chromedp.KeyEvent("\x1b"))
		for _, way := range []string{"#b-menu", "#b-deal", "settings", "rules", "stats"} {
			if !strings.HasPrefix(way, "#") {
				p.press("b-more")
				way = `[data-do="` + way + `"]`
			}
			p.run(`document.querySelector('` + way + `').click()`)
			p.wait("the dialog is open", `document.querySelector("dialog[open]")`)
			both(t, p, way)
			p.do(chromedp.KeyEvent("\x1b"))
			p.wait("it is closed", `!document.querySelector("dialog[open]")`)
			if at := eval[string](p, `document.activeElement.tagName`); at == "BODY" {
				t.Errorf("the focus is lost after %s", way)
			}
		}
	})
	t.Run("a game that is won, and statistics", func(t *testing.T) {
		of := stats.Figures{
			Played: 3, Won: 1, Begun: 1, Best: stats.Mark{Seconds: 75, Moves: 90},
			Score: &stats.Scores{Best: 8, Last: -52},
		}
		named := stats.Named{Game: "klondike", Figures: of}
		k := &memoryKeeper{stats: []stats.Named{named, {Figures: named.Figures}}}
		p := open(t, server(t, &Server{Keeper: k})+"#game=bakers-dozen&deal=17", board)
		for i, x := range solved(t, "bakers-dozen", "17") {
			p.typed(x.Move)
			p.wait(x.Move+" is made", fmt.Sprintf(`parseInt(byID("count").textContent) === %d`, i+1))
		}
		p.wait("the game is won", `!byID("end").hidden`)
		both(t, p, "a game that is won")
		p.typed("stats")
		p.wait("the figures are there", `document.querySelectorAll("#d-text[open] td").length === 20`)
		both(t, p, "statistics")
		if got := eval[string](p, `document.querySelector("#d-text tbody tr").innerText.replace(/\s+/g, " ")`); got != "Klondike 3 1 1 0 0 0 1:15 90 8 -52" {
			t.Errorf("a row is %q", got)
		}
		p.do(chromedp.EmulateViewport(360, 740))
		if eval[bool](p, `(d => d.scrollWidth > d.clientWidth)(document.querySelector("#d-text .prose"))`) {
			t.Error("on a phone the table must be scrolled to the side")
		}
	})
	t.Run("what is shared", func(t *testing.T) {
		p := open(t, address+"#game=klondike&deal=17", board)
		p.typed("share")
		p.wait("it is there", `document.querySelectorAll("#d-text[open] code").length === 2`)
		both(t, p, "what is shared")
		said := eval[string](p, `document.querySelector("#d-text .prose").innerText`)
		for _, want := range []string{"pat play klondike draw=3 --deal 17", "while pat serve runs", "game=klondike"} {
			if !strings.Contains(said, want) {
				t.Errorf("%q lacks %q", said, want)
			}
		}
	})
	t.Run("author's page", func(t *testing.T) {
		both(t, open(t, own, `document.querySelectorAll("#findings li.error").length === 1`), "a file with a mistake")
	})
}

// A look is what the system of a user wants, and how the page is set.
type look struct {
	name     string
	features []string
	suits    string
	least    float64 // contrast of what is read
}

var looks = []look{
	{"light", []string{"prefers-color-scheme=light"}, "two", 4.5},
	{"dark", []string{"prefers-color-scheme=dark"}, "two", 4.5},
	{"light, four colours", []string{"prefers-color-scheme=light"}, "four", 4.5},
	{"dark, four colours", []string{"prefers-color-scheme=dark"}, "four", 4.5},
	{"light, more contrast", []string{"prefers-color-scheme=light", "prefers-contrast=more"}, "two", 7},
	{"dark, more contrast", []string{"prefers-color-scheme=dark", "prefers-contrast=more"}, "two", 7},
	{"more contrast, four colours", []string{"prefers-color-scheme=light", "prefers-contrast=more"}, "four", 7},
}

// What is written on what, by the names of the colours in pat.css; suits need 7 : 1 everywhere but
// for the red of two colours.
var written = [][3]string{
	{"--ink", "--felt"},
	{"--ink", "--felt2"},
	{"--soft", "--felt"},
	{"--soft", "--felt2"},
	{"--soft", "--bar"},
	{"--label", "--felt"},
	{"--label", "--felt2"},
	{"--text", "--panel"},
	{"--dim", "--panel"},
	{"--accent", "--panel"},
	{"--bad", "--panel"},
	{"--warn", "--panel"},
	{"--on", "--accent"},
	{"--number", "--panel"},
	{"--named", "--panel"},
	{"--refused", "--told"},
	{"--ink", "--told"},
	{"--s", "--paper"},
	{"--h", "--paper"},
	{"--c", "--paper"},
	{"--d", "--paper"},
}

// The colours of pat.css as the browser takes them have contrast enough in every look.
func TestContrast(t *testing.T) {
	browser := theBrowser(t)
	p := openTab(t, browser, server(t, &Server{})+"#game=klondike&deal=17", 800, 600)
	p.wait("the board is there", `document.querySelectorAll("button.card").length > 4`)
	for _, l := range looks {
		t.Run(l.name, func(t *testing.T) {
			p.dress(l.features...)
			dark := slices.Contains(l.features, "prefers-color-scheme=dark")
			p.wait("it is dressed", fmt.Sprintf(`(document.documentElement.dataset.theme === "dark") === %v`, dark))
			p.run(`document.documentElement.dataset.suits = "` + l.suits + `"`)
			for _, w := range written {
				least := l.least
				if w[1] == "--paper" && l.suits == "four" {
					least = 7
				}
				if got := p.contrast(t, w[0], w[1]); got < least {
					t.Errorf("%s on %s has %.2f : 1, not %v : 1", w[0], w[1], got, least)
				}
			}
			for _, w := range [][2]string{{"--lit", "--felt"}, {"--lit", "--felt2"}, {"--slot", "--felt2"}} {
				if got := p.contrast(t, w[0], w[1]); got < 3 {
					t.Errorf("%s on %s, a shape, has %.2f : 1, not 3 : 1", w[0], w[1], got)
				}
			}
		})
	}
}

// contrast is that of two custom properties, as WCAG counts it.
func (p *tab) contrast(t *testing.T, on, ground string) float64 {
	t.Helper()
	below := p.colour(t, ground)
	a, b := light(p.colour(t, on), below), light(below, below)
	return (max(a, b) + .05) / (min(a, b) + .05)
}

func (p *tab) colour(t *testing.T, name string) (c [4]float64) {
	t.Helper()
	hex := strings.TrimSpace(eval[string](p, `getComputedStyle(document.documentElement).getPropertyValue("`+name+`")`))
	digits := strings.TrimPrefix(hex, "#")
	if len(digits) == 3 || len(digits) == 4 {
		long := ""
		for _, d := range digits {
			long += string(d) + string(d)
		}
		digits = long
	}
	if len(digits) == 6 {
		digits += "ff"
	}
	n, err := strconv.ParseUint(digits, 16, 32)
	if err != nil || len(digits) != 8 || hex == digits {
		t.Fatalf("%s is %q, no colour", name, hex)
	}
	for i := range c {
		c[i] = float64(n>>(24-8*i)&255) / 255
	}
	return c
}

// light is the relative luminance of a colour on a ground.
func light(c, ground [4]float64) (sum float64) {
	for i, share := range [3]float64{.2126, .7152, .0722} {
		v := c[i]*c[3] + ground[i]*(1-c[3])
		if v <= .04045 {
			v /= 12.92
		} else {
			v = math.Pow((v+.055)/1.055, 2.4)
		}
		sum += share * v
	}
	return sum
}

// Cards glide, but not where no motion is wanted; and where the system has colours of its own cards
// have edges, and what is picked up and where it may go are told by more than a shadow.
func TestWishes(t *testing.T) {
	browser := theBrowser(t)
	address := server(t, &Server{})
	pick := func(p *tab) {
		p.click("t13", -1)
		p.wait("it is picked up", `document.querySelector(".held")`)
	}
	for wish, glides := range map[string]bool{"reduce": false, "no-preference": true} {
		t.Run("motion "+wish, func(t *testing.T) {
			p := openTab(t, browser, address+"#game=bakers-dozen&deal=17", 1000, 700)
			p.dress("prefers-reduced-motion=" + wish)
			p.wait("the board is there", `document.querySelectorAll("button.card").length > 40`)
			p.run(`window.glides = 0; { const a = Element.prototype.animate;
				Element.prototype.animate = function (...x) { window.glides++; return a.apply(this, x); }; }`)
			pick(p)
			p.click("f1", -1)
			p.wait("the move is made", `parseInt(byID("count").textContent) === 1`)
			if n := eval[int](p, `window.glides`); n > 0 != glides {
				t.Errorf("%d cards glide", n)
			}
		})
	}
	t.Run("colours of the system", func(t *testing.T) {
		p := openTab(t, browser, address+"#game=bakers-dozen&deal=17", 1000, 700)
		p.dress("forced-colors=active", "prefers-reduced-motion=reduce")
		p.wait("the board is there", `document.querySelectorAll("button.card").length > 40`)
		pick(p)
		for _, c := range [][3]string{
			{".card", "borderTopStyle", "solid"},
			{".slot", "borderTopStyle", "solid"},
			{".held", "outlineStyle", "solid"},
			{".lit", "outlineStyle", "dashed"},
		} {
			js := fmt.Sprintf(`getComputedStyle(document.querySelector("%s")).%s`, c[0], c[1])
			if got := eval[string](p, js); got != c[2] {
				t.Errorf("%s of %s is %s", c[1], c[0], got)
			}
		}
	})
}

// The accessibility tree of boards, as golden text: what is read, in the order in which it is read.
func TestTree(t *testing.T) {
	browser := theBrowser(t)
	address := server(t, &Server{})
	for _, game := range []string{"klondike", "pyramid"} {
		t.Run(game, func(t *testing.T) {
			p := openTab(t, browser, address+"#game="+game+"&deal=17", 1000, 700)
			p.wait("the board is there", `document.querySelectorAll("button.card").length > 4`)
			got := p.tree(t)
			path := filepath.Join("testdata", game+".tree")
			if *update {
				if err := os.WriteFile(path, []byte(got), 0o644); err != nil {
					t.Fatal(err)
				}
			}
			want, err := os.ReadFile(path)
			if err != nil {
				t.Fatal(err)
			}
			if got != string(want) {
				t.Errorf("what is read is not %s (-update writes it anew):\n%s", path, got)
			}
		})
	}
}

// tree writes what is read of the page, a line each, indented as it is nested.
func (p *tab) tree(t *testing.T) string {
	t.Helper()
	type result = accessibility.GetFullAXTreeResult
	tree, err := chromedp.Run(p.ctx, func(ctx context.Context, t *chromedp.Target) (result, error) {
		return cdp.Call(ctx, t, accessibility.GetFullAXTree, accessibility.GetFullAXTreeParams{})
	})
	if err != nil {
		t.Fatal(err)
	}
	byID := map[accessibility.NodeID]*accessibility.Node{}
	for _, n := range tree.Nodes {
		byID[n.NodeID] = n
	}
	text := func(v *accessibility.Value) string {
		s := ""
		if v != nil {
			json.Unmarshal(v.Value, &s) //nolint:errcheck // what is no text is none
		}
		return s
	}
	var b strings.Builder
	var write func(n *accessibility.Node, depth int)
	write = func(n *accessibility.Node, depth int) {
		role := text(n.Role)
		if role == "form" && text(n.Name) == "" {
			role = "none" // no landmark without a name; some versions of the browser list it nevertheless
		}
		shown := !n.Ignored && !slices.Contains([]string{"generic", "none", "InlineTextBox", "ListMarker"}, role)
		if shown {
			line := strings.TrimSpace(role + " " + text(n.Name))
			if d := text(n.Description); d != "" {
				line += " (" + d + ")"
			}
			fmt.Fprintf(&b, "%s%s\n", strings.Repeat("  ", depth), line)
			depth++
		}
		if role == "button" || role == "StaticText" {
			return
		}
		for _, id := range n.ChildIDs {
			if child := byID[id]; child != nil {
				write(child, depth)
			}
		}
	}
	write(tree.Nodes[0], 0)
	return b.String()
}
