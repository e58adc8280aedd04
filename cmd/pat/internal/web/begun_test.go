package web

import (
	"context"
	"fmt"
	"testing"

	"github.com/chromedp/chromedp"

	"pat/interp/table"
)

// typed types a move at the foot of the page. What was said before goes: it must not be taken for
// the answer.
func (p *tab) typed(lines ...string) {
	p.t.Helper()
	const js = `byID("line").value = %q; byID("prompt").requestSubmit();`
	all := `byID("status").replaceChildren();`
	for _, line := range lines {
		all += fmt.Sprintf(js, line)
	}
	p.run(all)
}

// What a player comes back to: the deal of the day, games begun, which can be forgotten, a clock.
func TestComingBack(t *testing.T) {
	browser := theBrowser(t)
	for _, c := range []struct {
		name   string
		keeper *memoryKeeper
	}{{"kept by the server", &memoryKeeper{}}, {"kept by the browser", nil}} {
		t.Run("a game begun is forgotten, "+c.name, func(t *testing.T) {
			s := &Server{}
			if c.keeper != nil {
				s.Keeper = c.keeper
			}
			p := openTab(t, browser, server(t, s)+"#game=bakers-dozen&deal=17", 1280, 800)
			p.wait("the board is there", `document.querySelectorAll("button.card").length > 40`)
			p.typed("t13 f1")
			p.wait("the move is made", `byID("count").textContent === "1 move"`)
			p.press("b-deal")
			p.wait("the dialog is there", `document.querySelector("#d-deal[open]")`)
			p.run(`[...document.querySelectorAll("#d-deal button")].find(b => b.textContent === "Deal of the day").click()`)
			day := eval[string](p, `(d => [d.getFullYear(), d.getMonth() + 1, d.getDate()].map(n => String(n).padStart(2, "0")).join("-"))(new Date())`)
			a := shippedDesk().Answer(context.Background(), &table.Request{
				V: 1, Game: "bakers-dozen", Day: day, Want: []string{table.WantDaily},
			})
			p.wait("the deal of the day is dealt", fmt.Sprintf(`byID("b-deal").textContent === "Deal of the day"
				&& byID("b-deal").title.startsWith("Deal %s,")`, a.Daily.Deal))
			p.press("b-menu")
			p.wait("the menu has the game begun and a deal of the day",
				`document.querySelector(".begun small")?.textContent === "deal 17, 1 move, just now"
					&& byID("games").textContent.includes("the deal of the day")`)
			p.wait("it tells the odds", `[...document.querySelectorAll("#games button")].some(b => b.textContent.startsWith("Klondike") && /(easy|medium|hard)/.test(b.textContent))`)
			p.run(`document.querySelector('.begun [aria-label$=", deal 17"]').click()`)
			p.wait("it is asked once", `document.querySelector(".begun .sure")?.textContent === "Forget?"
				&& document.querySelector("#m-told[role=status]").textContent === "Once more forgets this for good: Baker's Dozen, deal 17, 1 move."`)
			p.run(`document.querySelector(".begun .sure").click()`)
			p.wait("it is told", `byID("m-told").textContent === "Forgotten: Baker's Dozen, deal 17."`)
			p.wait("it is forgotten", `!document.querySelector(".begun")`)
			if c.keeper != nil {
				p.until("the server has forgotten it", func() bool { return len(c.keeper.Games()) == 0 })
			}
			p.do(chromedp.Reload())
			p.wait("the page is read again", `document.querySelectorAll("button.card").length > 40`)
			p.press("b-menu")
			p.wait("the menu is there", `document.querySelectorAll("#games button").length > 100`)
			if eval[bool](p, `!!document.querySelector(".begun")`) {
				t.Error("it has come back")
			}
		})
	}

	t.Run("the clock stops while nobody plays", func(t *testing.T) {
		p := openTab(t, browser, server(t, &Server{})+"#game=bakers-dozen&deal=17", 1280, 800)
		p.wait("the board is there", `document.querySelectorAll("button.card").length > 40`)
		p.run(`(start => { window.later = 0; Date.now = () => start + later * 1000; })(Date.now());
			Object.defineProperty(document, "hidden", { get: () => !!window.away }); 0`)
		p.typed("t13 f1")
		p.wait("the move is made", `byID("count").textContent === "1 move"`)
		const read = `(([m, s]) => 60 * m + +s)(byID("clock").textContent.split(":"))`
		began := eval[int](p, read)
		look := func(what, then string, want int) {
			t.Helper()
			p.run(then)
			p.wait(what, fmt.Sprintf("%s === %d", read, began+want))
		}
		away := func(is string) string {
			return "window.away = " + is + `; document.dispatchEvent(new Event("visibilitychange")); 0`
		}
		look("it goes", "later += 30; 0", 30)
		look("it stands while the page is hidden", away("true")+"; later += 50; "+away("false"), 30)
		look("it goes on", "later += 5; 0", 35)
		look("it stops for who has left", "later += 1000; 0", 35+55)
	})
}
