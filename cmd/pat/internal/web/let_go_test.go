package web

import (
	"testing"

	"github.com/chromedp/chromedp"
)

// What is let go over a pile is meant for that pile, and goes to none beside it.
func TestLetGoOverAPile(t *testing.T) {
	p := openTab(t, theBrowser(t), server(t, &Server{})+"#game=accordion&deal=114767053", 1280, 800)
	p.wait("the board is there", `document.querySelectorAll("button.card").length > 40`)
	// A card that goes to one of the three piles before it, and not to that in their middle.
	found := eval[[]string](p, `(() => {
		const tops = [...document.querySelectorAll("ul.pile:not([hidden])")].filter(u => u.querySelector("button.card"));
		const goes = (b, u) => b.getAttribute("aria-description").split(", ").includes(u.ariaLabel);
		for (const [i, u] of tops.entries()) for (const [legal, other] of [[1, 2], [3, 2]]) {
			const b = i > 2 && u.querySelector("button.can");
			if (b && goes(b, tops[i - legal]) && !goes(b, tops[i - other])) return [i, i - other, i - legal].map(k => tops[k].title);
		}
		return [];
	})()`)
	if len(found) != 3 {
		t.Fatal("there is no such card")
	}
	w, _ := p.middle("ul[title=" + found[2] + "] button.card")
	x, y := p.middle("ul[title=" + found[0] + "] button.can")
	u, v := p.middle("ul[title=" + found[1] + "] button.card")
	for _, part := range []float64{0, .3} { // of the way on to where it may lie
		aside := part * (w - u)
		p.do(chromedp.MouseEvent(chromedp.MousePressed, x, y, chromedp.ButtonLeft))
		for _, f := range []float64{.3, .6, 1} {
			p.do(chromedp.MouseEvent(chromedp.MouseMoved, x+(u+aside-x)*f, y+(v-y)*f, chromedp.ButtonLeft))
		}
		p.do(chromedp.MouseEvent(chromedp.MouseReleased, u+aside, v, chromedp.ButtonLeft))
		p.wait("it is refused", `byID("status").className.includes("refused")`)
		if n := p.moves(); n != 0 {
			t.Fatalf("%v made %d moves: %s", found, n, p.said())
		}
		p.run(`byID("status").className = ""; 0`)
	}
}

// A cure that is taken leaves the mended line in sight, on a page just opened as well.
func TestFixStaysInSight(t *testing.T) {
	long := ""
	for range 60 {
		long += "# a remark\n"
	}
	file := &memoryFile{text: "game My Dozen\nvariant of bakers-dozen\ntableau\n  build down in siut\n\n" + long}
	own := server(t, &Server{File: &File{Name: "my.pat", Read: file.read, Write: file.write}})
	p := openTab(t, theBrowser(t), own, 1280, 800)
	p.wait("the mistake is found", `document.querySelector("#findings .fix")`)
	p.run(`document.querySelector("#findings .fix").click()`)
	p.wait("it is mended", `byID("text").value.includes("down in suit\n")
		&& !document.querySelector("#findings .error")`)
	if top := eval[float64](p, `byID("text").scrollTop`); top > 60 {
		t.Errorf("the text is scrolled by %.0f", top)
	}
}

// What was chosen before the deal stands above it.
func TestChosenIsTold(t *testing.T) {
	p := openTab(t, theBrowser(t), server(t, &Server{})+"#game=klondike&set.draw=1&deal=7", 1280, 800)
	p.wait("what was chosen is told", `byID("facts").textContent === "draw: 1"`)
}

// On a screen as low as a phone's that lies the facts are seen beside what is said, and a sentence
// that is told whole ends as it does.
func TestFactsBesideWhatIsSaid(t *testing.T) {
	p := openTab(t, theBrowser(t), server(t, &Server{})+"#game=dutchess&deal=9", 844, 390,
		chromedp.EmulateMobile, chromedp.EmulateTouch)
	p.wait("the board is there", `document.querySelectorAll("button.card").length > 6`)
	p.do(chromedp.MouseClickXY(p.middle("#b-hint")))
	p.wait("a hint is told", `document.querySelector("#board .hint") && byID("status").textContent.includes(": ")`)
	if !eval[bool](p, `(f => f.textContent.includes("redeal: 1 left") && f.checkVisibility({ visibilityProperty: true }) &&
		f.scrollHeight <= f.clientHeight + 1 && f.getBoundingClientRect().right <= byID("status").getBoundingClientRect().left)(byID("facts"))`) {
		t.Error("the facts are not seen")
	}

	p = openTab(t, theBrowser(t), server(t, &Server{})+"#game=spider&deal=8", 390, 844,
		chromedp.EmulateMobile, chromedp.EmulateTouch)
	p.wait("the board is there", `document.querySelectorAll("button.card").length > 6`)
	p.typed("t1 t2")
	p.wait("it is refused", `document.querySelector("#status summary")`)
	if clamp := eval[string](p, `getComputedStyle(byID("status")).webkitLineClamp`); clamp != "none" {
		t.Errorf("what is told whole is cut after %s lines", clamp)
	}
}

// Enter right after the key of a hint belongs to that key; once the hint is read it takes it.
func TestEnterSoonAfterTheHint(t *testing.T) {
	p := openTab(t, theBrowser(t), server(t, &Server{})+"#game=bakers-dozen&deal=17", 1280, 800)
	p.wait("the board is there", `document.querySelectorAll("button.card").length > 40`)
	p.run(`window.stands = 1e12; Date.now = () => stands; 0`)
	p.keys(",")
	p.wait("a hint is told", `document.activeElement.classList.contains("hint")`)
	p.run(`stands += 100; 0`)
	p.keys("\r")
	p.keys(",")
	p.wait("Enter at once does nothing", `document.activeElement.classList.contains("hint")
		&& byID("count").textContent === "0 moves"`)
	p.wait("the hint is told again", `byID("status").textContent.includes(": ")`)
	p.run(`stands += 160; 0`)
	p.keys("\r")
	p.wait("Enter makes its move", `byID("count").textContent === "1 move"`)
}

// A card brought to the foundations goes on its own, whichever of them it is let go on.
func TestAnyFoundationMeansItsOwn(t *testing.T) {
	p := openTab(t, theBrowser(t), server(t, &Server{})+"#game=raglan&deal=3", 1280, 800)
	p.wait("the board is there", `document.querySelectorAll("button.card").length > 40`)
	p.drag("t6", "f3")
	p.wait("it lies on its own", `byID("count").textContent === "1 move"`)
}

// A pile that lies squared and moves only whole is dragged by its top card, which is all that is
// seen of it.
func TestSquaredPileIsDragged(t *testing.T) {
	p := openTab(t, theBrowser(t), server(t, &Server{})+"#game=accordion&deal=5", 1280, 800)
	p.wait("the board is there", `document.querySelectorAll("button.card").length > 40`)
	p.typed("t29 t28", "t44 t43", "t47 t46", "t36 t33", "t23 t22", "t33 t30", "t24 t21")
	p.wait("piles of two lie there", `byID("count").textContent === "7 moves"`)
	p.drag("t26", "t23")
	p.wait("the pile is moved whole", `byID("count").textContent === "8 moves"
		&& byID("status").textContent.startsWith("Ten of diamonds and 1 card on it")`)
}
