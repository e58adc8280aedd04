package survey

import (
	"bytes"
	"encoding/xml"
	"fmt"
	"io"
	"math"
	"slices"
	"strconv"
	"strings"
)

// Plot draws the records as an SVG of its own: above, how the effort is
// distributed, on a scale of powers of ten; below, how the estimate of the share won settles as
// deals are added, with its 95 % band.
func (t *Tally) Plot(w io.Writer, title string) error {
	if t.Deals() == 0 {
		return fmt.Errorf("there is no deal to draw")
	}
	var d drawing
	f := t.Figures()
	fmt.Fprintf(&d.b, `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 %d %d" width="%d" height="%d"`+
		` role="img" aria-labelledby="t d">`+"\n", plotW, plotH, plotW, plotH)
	fmt.Fprintf(&d.b, "<title id=\"t\">%s</title>\n<desc id=\"d\">%s</desc>\n%s", escape(title),
		escape(inWords(f, t.Terms.Player)), style)
	fmt.Fprintf(&d.b, `<rect class="page" width="%d" height="%d"/>`+"\n", plotW, plotH)
	d.text(left, 34, "head", "", title)
	d.text(left, 56, "sub", "", inWords(f, t.Terms.Player))
	d.effort(t, f)
	d.estimate(t, f)
	d.b.WriteString("</svg>\n")
	_, err := w.Write(d.b.Bytes())
	return err
}

func inWords(f Figures, player string) string {
	deals := "deals"
	if f.Deals == 1 {
		deals = "deal"
	}
	s := fmt.Sprintf("%s of %s %s %s, 95 %% interval %s to %s", shareText(f.Share), Number(f.Deals), deals,
		canBeWon(player), percent(f.Interval[0]), percent(f.Interval[1]))
	if f.Unknown > 0 {
		s += fmt.Sprintf("; %s unknown", Number(f.Unknown))
	}
	return s
}

// Where things are.
const (
	plotW, plotH = 800, 716
	left, right  = 70, 780

	effortTop, effortBottom     = 136, 354
	estimateTop, estimateBottom = 446, 656
)

const style = `<style>
.page{fill:#fff}
text{font:13px system-ui,-apple-system,"Segoe UI",sans-serif;fill:#222}
.head{font-size:19px;font-weight:600}.panel{font-size:14px;font-weight:600}.sub,.tick{fill:#555}
.mid{text-anchor:middle}.end{text-anchor:end}
.grid{stroke:#ddd;stroke-width:1}.axis{stroke:#555;stroke-width:1}.mark{stroke:#222;stroke-width:1;stroke-dasharray:3 3}
.won{fill:#009e73}.unwinnable,.lost{fill:#d55e00}.unknown{fill:#999}
.band{fill:#0072b2;fill-opacity:.2}.gap{fill:#999;fill-opacity:.45}.line{fill:none;stroke:#0072b2;stroke-width:2;stroke-linejoin:round}
@media (prefers-color-scheme:dark){.page{fill:#161616}text{fill:#eee}.sub,.tick{fill:#aaa}.grid{stroke:#333}.axis{stroke:#999}.mark{stroke:#ddd}
.band{fill:#56b4e9}.line{stroke:#56b4e9}}
</style>
`

type drawing struct{ b bytes.Buffer }

func escape(s string) string {
	var b strings.Builder
	xml.EscapeText(&b, []byte(s)) //nolint:errcheck // a builder does not fail
	return b.String()
}

func (d *drawing) text(x, y float64, class, anchor, s string) {
	fmt.Fprintf(&d.b, `<text x="%s" y="%s" class="%s">%s</text>`+"\n", coord(x), coord(y),
		strings.TrimSpace(class+" "+anchor), escape(s))
}

func (d *drawing) rule(x1, y1, x2, y2 float64, class string) {
	fmt.Fprintf(&d.b, `<line x1="%s" y1="%s" x2="%s" y2="%s" class="%s"/>`+"\n", coord(x1), coord(y1), coord(x2),
		coord(y2), class)
}

// coord writes a length with a tenth of a pixel.
func coord(x float64) string { return strconv.FormatFloat(math.Round(x*10)/10, 'f', -1, 64) }

// binsPerDecade is how many bars ten times the effort is parted into.
const binsPerDecade = 5

// effort draws the histogram of positions looked at, of a player the moves made, a bar parted by
// verdict.
func (d *drawing) effort(t *Tally, f Figures) {
	what := "positions looked at"
	if t.Terms.Player != "" {
		what = "moves made"
	}
	d.text(left, effortTop-46, "panel", "", "Deals by effort: "+what)

	bars, lo, hi, tallest := barsOf(t)
	step := float64(right-left) / float64(hi-lo)
	x := func(bin float64) float64 { return left + (bin-float64(lo))*step }
	top, unit := scale(float64(tallest))
	y := func(n float64) float64 { return effortBottom - n/top*(effortBottom-effortTop) }

	for n := 0.0; n <= top; n += unit {
		d.rule(left, y(n), right, y(n), "grid")
		d.text(left-8, y(n)+4, "tick", "end", Number(n))
	}
	d.effortAxis(lo, hi, x)
	for i := lo; i < hi; i++ {
		sum := 0
		for _, v := range verdicts {
			n := bars[i][v]
			if n == 0 {
				continue
			}
			from, to := math.Pow(10, float64(i)/binsPerDecade), math.Pow(10, float64(i+1)/binsPerDecade)
			fmt.Fprintf(&d.b, `<rect x="%s" y="%s" width="%s" height="%s" class="%s">`+
				`<title>%s to %s: %d %s</title></rect>`+"\n",
				coord(x(float64(i))+0.5), coord(y(float64(sum+n))), coord(step-1),
				coord(y(float64(sum))-y(float64(sum+n))), v,
				Number(math.Ceil(from)), Number(math.Ceil(to)-1), n, v)
			sum += n
		}
	}
	d.rule(left, effortBottom, right, effortBottom, "axis")

	d.marks(f.Groups[len(f.Groups)-1].Positions, func(n float64) float64 { return x(decades(n) * binsPerDecade) })

	at := float64(right)
	for _, g := range slices.Backward(f.Groups[:len(f.Groups)-1]) {
		at -= 138
		fmt.Fprintf(&d.b, `<rect x="%s" y="%d" width="11" height="11" class="%s"/>`+"\n", coord(at), effortTop-56,
			g.Verdict)
		d.text(at+17, effortTop-46, "tick", "", fmt.Sprintf("%s %s", g.Verdict, Number(g.Deals)))
	}
}

// barsOf counts the deals of each bar by their verdicts. The bars that are drawn go from lo to
// before hi.
func barsOf(t *Tally) (bars map[int]map[Verdict]int, lo, hi, tallest int) {
	bars, lo = map[int]map[Verdict]int{}, math.MaxInt
	all := map[int]int{}
	for v, of := range t.of {
		for positions, n := range of.positions {
			i := int(math.Floor(decades(float64(positions))*binsPerDecade + 1e-9))
			if bars[i] == nil {
				bars[i] = map[Verdict]int{}
			}
			bars[i][verdicts[v]] += n
			all[i] += n
			lo, hi, tallest = min(lo, i), max(hi, i), max(tallest, all[i])
		}
	}
	// A few bars would be too broad.
	for hi++; hi-lo < binsPerDecade; {
		if lo > 0 {
			lo--
		}
		hi++
	}
	return bars, lo, hi, tallest
}

// effortAxis writes efforts under some bars.
func (d *drawing) effortAxis(lo, hi int, x func(bin float64) float64) {
	parts := []float64{1}
	if hi-lo <= 2*binsPerDecade {
		parts = []float64{1, 2, 5}
	}
	for i := lo / binsPerDecade; i <= hi/binsPerDecade; i++ {
		for _, part := range parts {
			n := part * math.Pow10(i)
			at := x(decades(n) * binsPerDecade)
			if at < left-1e-6 || at > right+1e-6 {
				continue
			}
			anchor := "mid"
			if at > right-25 {
				anchor = "end"
			}
			d.rule(at, effortBottom, at, effortBottom+5, "axis")
			d.text(at, effortBottom+20, "tick", anchor, Number(n))
		}
	}
}

// decades is the logarithm of an effort, of which one is the least that is drawn.
func decades(n float64) float64 { return math.Log10(max(1, n)) }

// marks draws a line at the median and at each of the tail's figures. What falls together bears its
// names together, and a name too near to the one before stands above it.
func (d *drawing) marks(s Spread, x func(float64) float64) {
	type mark struct {
		name string
		at   float64
	}
	var marks []mark
	for _, m := range []mark{{"median", x(s.Median)}, {"p90", x(s.P90)}, {"p99", x(s.P99)}, {"max", x(s.Max)}} {
		if n := len(marks); n > 0 && m.at-marks[n-1].at < 8 {
			marks[n-1].name += ", " + m.name
			continue
		}
		marks = append(marks, m)
	}
	raised := false
	for i, m := range marks {
		raised = !raised && i > 0 && m.at-marks[i-1].at < 70
		y, anchor := float64(effortTop-11), "mid"
		if raised {
			y -= 14
		}
		if m.at > right-60 {
			anchor = "end"
		} else if m.at < left+60 {
			anchor = ""
		}
		d.rule(m.at, y+5, m.at, effortBottom, "mark")
		d.text(m.at, y, "tick", anchor, m.name)
	}
}

// maxPoints is how many points a curve has at most.
const maxPoints = 500

// An estimate is what is known of the share of deals won after so many of them.
type estimate struct {
	n         int
	share     [2]float64 // unknown deals counted as lost, and as won
	low, high float64    // of the interval
}

// estimates are what is known after more and more deals.
func estimates(t *Tally, f Figures) (out []estimate) {
	n, won, unknown := 0, 0, 0
	every := max(1, f.Deals/maxPoints)
	for v := range t.decided() {
		switch v {
		case Won:
			won++
		case Unknown:
			unknown++
		}
		if n++; n%every == 0 || n == f.Deals {
			iv := interval(won, unknown, n)
			out = append(out, estimate{
				n: n, share: [2]float64{share(won, n), share(won+unknown, n)}, low: iv[0],
				high: iv[1],
			})
		}
	}
	return out
}

// estimate draws the share of deals won among the first n, against n.
func (d *drawing) estimate(t *Tally, f Figures) {
	d.text(left, estimateTop-22, "panel", "", "Share won after so many deals, with the 95 % interval")
	pts := estimates(t, f)
	y := d.shares(pts, f)
	x := func(n float64) float64 { return left + n/float64(f.Deals)*(right-left) }
	area := func(class string, under, over func(estimate) float64) {
		fmt.Fprintf(&d.b, `<path class="%s" d="M`, class)
		for _, p := range pts {
			fmt.Fprintf(&d.b, "%s %s ", coord(x(float64(p.n))), coord(y(over(p))))
		}
		for _, p := range slices.Backward(pts) {
			fmt.Fprintf(&d.b, "%s %s ", coord(x(float64(p.n))), coord(y(under(p))))
		}
		d.b.WriteString("Z\"/>\n")
	}
	curve := func(of func(estimate) float64) {
		d.b.WriteString(`<path class="line" d="M`)
		for _, p := range pts {
			fmt.Fprintf(&d.b, "%s %s ", coord(x(float64(p.n))), coord(y(of(p))))
		}
		d.b.WriteString("\"/>\n")
	}
	// A drawing in the drawing cuts off what the scale does not show.
	fmt.Fprintf(&d.b, `<svg x="%d" y="%d" width="%d" height="%d" viewBox="%[1]d %[2]d %[3]d %[4]d">`+"\n", left,
		estimateTop-1, right-left+1, estimateBottom-estimateTop+2)
	area("band", func(p estimate) float64 { return p.low }, func(p estimate) float64 { return p.high })
	curve(func(p estimate) float64 { return p.share[0] })
	if f.Unknown > 0 {
		area("gap", func(p estimate) float64 { return p.share[0] }, func(p estimate) float64 { return p.share[1] })
		curve(func(p estimate) float64 { return p.share[1] })
	}
	d.b.WriteString("</svg>\n")
	d.rule(left, estimateBottom, right, estimateBottom, "axis")
	top, step := scale(float64(f.Deals))
	for n := 0.0; n <= min(top, float64(f.Deals)); n += step {
		anchor := "mid"
		if x(n) > right-15 {
			anchor = "end"
		}
		d.rule(x(n), estimateBottom, x(n), estimateBottom+5, "axis")
		d.text(x(n), estimateBottom+20, "tick", anchor, Number(n))
	}
	note := "deals, in the order of their numbers"
	if f.Unknown > 0 {
		note += "; grey: between unknown deals counted as lost and as won"
	}
	d.text((left+right)/2, estimateBottom+42, "sub", "mid", note)
}

// shares draws the scale of shares, and returns where a share stands on it. It shows what the band
// comes to; its wide beginning is cut.
func (d *drawing) shares(pts []estimate, f Figures) func(float64) float64 {
	lo, hi := f.Interval[0], f.Interval[1]
	for _, p := range pts {
		if p.n >= f.Deals/20 && p.n >= 10 {
			lo, hi = min(lo, p.low), max(hi, p.high)
		}
	}
	pad := max(0.01, (hi-lo)*0.08)
	lo, hi = max(0, lo-pad), min(1, hi+pad)
	_, unit := scale(100 * (hi - lo))
	unit /= 100
	lo, hi = math.Floor(lo/unit+1e-9)*unit, min(1, math.Ceil(hi/unit-1e-9)*unit)
	digits := 0
	if unit < 0.0099 {
		digits = 1
	}
	y := func(p float64) float64 { return estimateBottom - (p-lo)/(hi-lo)*(estimateBottom-estimateTop) }
	for i := 0; lo+float64(i)*unit <= hi+1e-9; i++ {
		p := lo + float64(i)*unit
		d.rule(left, y(p), right, y(p), "grid")
		d.text(left-8, y(p)+4, "tick", "end", strconv.FormatFloat(100*p, 'f', digits, 64)+" %")
	}
	return y
}

// scale finds a round end and unit for an axis of whole numbers from 0 to n: one, two or five times
// a power of ten, six units at most.
func scale(n float64) (end, unit float64) {
	unit = 1
	for i := 0; n/unit > 6; i++ {
		unit *= []float64{2, 2.5, 2}[i%3]
	}
	return max(1, math.Ceil(n/unit-1e-9)) * unit, unit
}
