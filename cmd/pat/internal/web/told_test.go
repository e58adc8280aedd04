package web

import (
	"context"
	"fmt"
	"strings"
	"testing"
	"time"

	"github.com/chromedp/chromedp"

	"pat/interp/table"
)

// On a small screen what is said is cut between lines, never through one; that there is more is
// seen, and a touch anywhere else than on it puts away what was opened. What happened is told once.
func TestToldSmall(t *testing.T) {
	browser := theBrowser(t)
	address := server(t, &Server{})
	for _, size := range [][2]int64{{390, 844}, {844, 390}} {
		t.Run(fmt.Sprint(size), func(t *testing.T) {
			p := openTab(t, browser, address+"#game=dutchess&deal=9", size[0], size[1],
				chromedp.EmulateMobile, chromedp.EmulateTouch)
			p.wait("the board is there", `document.querySelectorAll("button.card").length > 6`)
			p.wait("all facts are seen", `(f => f.scrollHeight <= f.clientHeight + 1
				&& f.scrollWidth <= f.clientWidth)(byID("facts"))`)
			p.tap("s", -1)
			p.wait("it is refused", `byID("status").className.includes("refused")`)
			if said := p.said(); !strings.HasPrefix(said, "The stock cannot be turned now: ") ||
				strings.Count(said, "play one card") != 1 {
				t.Errorf("it says %q", said)
			}
			const cut = `document.querySelector("#status.cut") && byID("s-more").checkVisibility()`
			if !eval[bool](p, "!!("+cut+")") {
				p.typed(strings.Repeat("nothing ", 40))
			}
			p.wait("it is seen that there is more", cut)
			if lines := eval[float64](p, `(s => s.clientHeight / parseFloat(getComputedStyle(s).lineHeight))(byID("status"))`); lines < 1.95 || lines > 2.05 {
				t.Errorf("%.2f lines are seen", lines)
			}
			if cut := eval[bool](p, `(s => s.getBoundingClientRect().bottom > innerHeight
				|| s.getBoundingClientRect().bottom > byID("foot").getBoundingClientRect().bottom + 1)(byID("status"))`); cut {
				t.Error("the last line is cut by the edge")
			}
			p.touch(p.middle("#status"))
			p.wait("a touch opens it", `document.querySelector("#status.open")`)
			if h := eval[float64](p, `byID("status").getBoundingClientRect().height`); h > 150 {
				t.Errorf("opened it is %.0f high", h)
			}
			spot := eval[[]float64](p, `(() => { const t = byID("table").getBoundingClientRect();
				for (let y = byID("status").getBoundingClientRect().top - 40; y > t.top; y -= 6) for (const x of [4, t.width / 2, t.width - 4]) {
					const e = document.elementFromPoint(x, y);
					if (e && !e.closest("[data-p], #foot")) return [x, y];
				} })()`)
			p.touch(spot[0], spot[1])
			p.wait("a touch of the empty table closes it", `!document.querySelector("#status.open")
				&& byID("status").textContent !== ""`)
			p.run(`byID("s-more").focus(); byID("s-more").click()`)
			p.wait("so does the button open it", `document.querySelector("#status.open")
				&& byID("s-more").ariaExpanded === "true"`)
		})
	}
}

// What goes on is no event: it is not among what was said.
func TestThinkingIsNoEvent(t *testing.T) {
	p := openTab(t, theBrowser(t), server(t, &Server{})+"#game=klondike&deal=17", 1280, 800)
	p.wait("the board is there", `document.querySelectorAll("button.card").length > 6`)
	p.typed("hint")
	p.wait("a hint is told", `document.querySelector(".hint")`)
	p.typed("log")
	p.wait("what was said is there", `document.querySelector("#d-text[open]")`)
	if told := eval[string](p, `document.querySelector("#d-text .prose").textContent`); strings.Contains(told, "thinking") || strings.Contains(told, "Escape stops") || told == "" {
		t.Errorf("it tells %q", told)
	}
}

// onlyAct is a game played to where an action is the only move.
func onlyAct(t *testing.T, game, deal string) (moves []string, act string) {
	t.Helper()
	for range 200 {
		a := shippedDesk().Answer(context.Background(), &table.Request{
			V: 1, Game: game, Deal: deal, Moves: moves, Want: []string{table.WantPlays},
		})
		act = ""
		for _, p := range a.Plays {
			if p.Kind != "action" {
				act = p.Move
				break
			}
		}
		if act == "" && len(a.Plays) == 1 {
			return moves, a.Plays[0].Move
		}
		if act == "" {
			break
		}
		moves = append(moves, act)
	}
	t.Fatal("there is no such position")
	return nil, ""
}

// Enter does what a hint advises, be it an action, wherever the focus was when it was asked for.
func TestEnterTakesTheHint(t *testing.T) {
	browser := theBrowser(t)
	address := server(t, &Server{})
	moves, act := onlyAct(t, "monte-carlo", "3")
	p := openTab(t, browser, address+"#game=monte-carlo&deal=3", 1280, 800)
	p.wait("the board is there", `document.querySelectorAll("button.card").length > 20`)
	p.slowly()
	for i, m := range moves {
		p.typed(m)
		p.wait(m+" is made", fmt.Sprintf(`parseInt(byID("count").textContent) === %d`, i+1))
	}
	p.run(`document.querySelector('#board button[tabindex="0"]').focus()`)
	p.keys(",")
	p.wait(act+" is advised", `document.activeElement.matches("#actions .hint")`)
	p.later(2)
	p.keys("\r")
	p.wait("Enter does it", fmt.Sprintf(`parseInt(byID("count").textContent) === %d`, len(moves)+1))
	p.wait("the focus is on the board", `byID("board").contains(document.activeElement)`)

	p = openTab(t, browser, address+"#game=bakers-dozen&deal=17", 1280, 800)
	p.wait("the board is there", `document.querySelectorAll("button.card").length > 40`)
	p.slowly()
	for i, from := range []string{"b-hint", "b-undo", "b-more"} {
		p.run(`byID("` + from + `").focus()`)
		if from == "b-hint" {
			p.do(chromedp.MouseClickXY(p.middle("#b-hint")))
		} else {
			p.keys(",")
		}
		p.wait("a hint is told", `document.activeElement.classList.contains("hint")`)
		p.later(2)
		p.keys("\r")
		p.wait("Enter makes its move", fmt.Sprintf(`parseInt(byID("count").textContent) === %d`, i+1))
	}
}

// Escape in the menu More leads back to where the focus was.
func TestBackFromMore(t *testing.T) {
	p := openTab(t, theBrowser(t), server(t, &Server{})+"#game=klondike&deal=17", 1280, 800)
	p.wait("the board is there", `document.querySelectorAll("button.card").length > 6`)
	p.keys("\t\t")
	at := eval[string](p, focused)
	more := func() {
		t.Helper()
		p.run(`document.activeElement.dispatchEvent(new KeyboardEvent("keydown", { key: "F10", bubbles: true, cancelable: true }))`)
		p.wait("the menu is open", `byID("more").contains(document.activeElement)`)
	}
	more()
	p.keys("\x1b")
	p.wait("the focus is back", focused+" === `"+at+"`")
	more()
	p.run(`document.querySelector("[data-do=keys]").click()`)
	p.wait("a dialog is open", `document.querySelector("dialog[open]")`)
	p.keys("\x1b")
	p.wait("the focus is back after it", "!document.querySelector('dialog[open]') && "+focused+" === `"+at+"`")
}

// A link that is opened where the menu is open deals before it, not behind it.
func TestLinkClosesTheMenu(t *testing.T) {
	p := openTab(t, theBrowser(t), siteAsked(t)+"/", 1280, 800)
	p.wait("the menu is open", `document.querySelector("#d-menu[open] #games button")`)
	p.run(`location.hash = "#game=klondike&deal=2"; 0`)
	p.wait("it is dealt, and the menu is closed", `byID("b-deal").textContent === "Deal 2"
		&& !document.querySelector("dialog[open]")`)
}

// The deal of the day is called so when it comes by a link.
func TestDailyByLink(t *testing.T) {
	a := shippedDesk().Answer(context.Background(), &table.Request{
		V: 1, Game: "wasp", Day: time.Now().Format(time.DateOnly), Want: []string{table.WantDaily},
	})
	p := openTab(t, theBrowser(t), server(t, &Server{})+"#game=wasp&deal="+a.Daily.Deal, 1280, 800)
	p.wait("it is called so", `byID("b-deal").textContent === "Deal of the day"`)
	p.typed("new 17")
	p.wait("another is not", `byID("b-deal").textContent === "Deal 17"`)
}

// Numbers that are asked for are labelled by what the rules say of them, and what is wrong with
// them is told below their field.
func TestAskedWrong(t *testing.T) {
	p := openTab(t, theBrowser(t), server(t, &Server{})+"#game=birthday&deal=9", 1280, 800)
	const input = `document.querySelector("#d-deal[open] input:not(#number)")`
	p.wait("it is asked", input)
	if label := eval[string](p, input+`.labels[0].textContent`); !strings.HasPrefix(label, "The digits of a year without a zero") {
		t.Errorf("the field is labelled %q", label)
	}
	p.run(input + `.focus()`)
	p.do(chromedp.KeyEvent("1905"), chromedp.KeyEvent("\r"))
	p.wait("it is told beside the field", `(i => i.ariaInvalid === "true" && i.parentNode.nextSibling.id === i.getAttribute("aria-describedby") &&
		i.parentNode.nextSibling.textContent === '4 numbers from 1 to 9 are wanted, such as 1956; "0" is not among them.')(`+input+`)`)
}

// A file with mistakes that comes by a link is not taken for the game that was played before.
func TestNothingStaysOfTheGameBefore(t *testing.T) {
	p := openTab(t, theBrowser(t), server(t, &Server{})+"#game=klondike&deal=2", 1280, 800)
	p.wait("the board is there", `document.querySelectorAll("button.card").length > 6`)
	p.typed("turn", "qwerty")
	p.wait("it is begun", `byID("count").textContent === "1 move" && byID("status").textContent`)
	p.run(`import("./store.js").then(async s => { location.hash = "#name=bad.pat&file=" + await s.pack("game Bad\nvariant of klondike\nnonsense\n"); }); 0`)
	p.wait("the mistake is found", `document.querySelector("#findings .error")`)
	p.wait("the heading is of the file", `byID("title").textContent === "bad.pat"
		&& byID("count").textContent === "" && document.querySelectorAll(".card").length === 0`)
	p.wait("it is told what is awaited", `byID("status").textContent.startsWith("The file has mistakes")`)
	p.keys("\x1b/7")
	p.run(`(t => { t.value = "game Good\nvariant of klondike\n"; t.dispatchEvent(new Event("input")); })(byID("text"))`)
	p.wait("mended it is played", `byID("title").textContent === "Good"
		&& document.querySelectorAll("button.card").length > 6`)
}

// A hint that comes while the menu More is open leaves it open; what is counted lies on no pile.
func TestHintLeavesTheMenu(t *testing.T) {
	p := openTab(t, theBrowser(t), server(t, &Server{})+"#game=spider&deal=3", 640, 400)
	p.wait("the board is there", `document.querySelectorAll("button.card").length > 9`)
	p.wait("the count stands above the board", `byID("count").getBoundingClientRect().bottom <= byID("table").getBoundingClientRect().top + 1`)
	p.run(`byID("line").value = "hint"; byID("prompt").requestSubmit(); byID("b-more").click(); 0`)
	p.wait("the hint is there", `document.querySelector("#board .hint")`)
	p.wait("the menu is open", `byID("more").contains(document.activeElement)`)
}

// A stock's card that is dragged to the waste turns the stock, as a click on it does.
func TestStockIsDraggedToTheWaste(t *testing.T) {
	p := openTab(t, theBrowser(t), server(t, &Server{})+"#game=pyramid&deal=8", 1280, 800)
	p.wait("the board is there", `document.querySelectorAll("button.card").length > 20`)
	p.drag("s", "w")
	p.wait("it is turned", `byID("count").textContent === "1 move"`)
}
