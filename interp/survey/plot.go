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

// Plot draws records, in the order of Merge, as an SVG of its own: above, how the effort is distributed, on a scale of
// powers of ten; below, how the estimate of the share won settles as deals are added, with its 95 % band.
func Plot(w io.Writer, title string, records []Record) error {
	if len(records) == 0 {
		return fmt.Errorf("there is no deal to draw")
	}
	var d drawing
	f := Count(records)
	fmt.Fprintf(&d.b, `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 %d %d" width="%d" height="%d" role="img" aria-labelledby="t d">`+"\n", plotW, plotH, plotW, plotH)
	fmt.Fprintf(&d.b, "<title id=\"t\">%s</title>\n<desc id=\"d\">%s</desc>\n%s", escape(title), escape(inWords(f, records[0].Player)), style)
	fmt.Fprintf(&d.b, `<rect class="page" width="%d" height="%d"/>`+"\n", plotW, plotH)
	d.text(left, 34, "head", "", title)
	d.text(left, 56, "sub", "", inWords(f, records[0].Player))
	d.effort(records, f)
	d.estimate(records, f)
	d.b.WriteString("</svg>\n")
	_, err := w.Write(d.b.Bytes())
	return err
}

func inWords(f Figures, player string) string {
	what := "can be won"
	if player != "" {
		what = "were won"
	}
	s := fmt.Sprintf("%s of %s deals %s, 95 %% interval %s to %s", shareText(f.Share), number(float64(f.Deals)), what, percent(f.Interval[0]), percent(f.Interval[1]))
	if f.Unknown > 0 {
		s += fmt.Sprintf("; %s unknown", number(float64(f.Unknown)))
	}
	return s
}

// Where things are.
const (
	plotW, plotH = 800, 700
	left, right  = 70, 780

	effortTop, effortBottom     = 122, 340
	estimateTop, estimateBottom = 430, 640
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
	fmt.Fprintf(&d.b, `<text x="%s" y="%s" class="%s">%s</text>`+"\n", coord(x), coord(y), strings.TrimSpace(class+" "+anchor), escape(s))
}

func (d *drawing) rule(x1, y1, x2, y2 float64, class string) {
	fmt.Fprintf(&d.b, `<line x1="%s" y1="%s" x2="%s" y2="%s" class="%s"/>`+"\n", coord(x1), coord(y1), coord(x2), coord(y2), class)
}

// coord writes a length with a tenth of a pixel.
func coord(x float64) string { return strconv.FormatFloat(math.Round(x*10)/10, 'f', -1, 64) }

// binsPerDecade is how many bars ten times the effort is parted into.
const binsPerDecade = 5

// effort draws the histogram of positions looked at, of a player the moves made, a bar parted by verdict.
func (d *drawing) effort(records []Record, f Figures) {
	what := "positions looked at"
	if records[0].Player != "" {
		what = "moves made"
	}
	d.text(left, effortTop-34, "panel", "", "Deals by effort: "+what)

	verdicts := []Verdict{Won, Unwinnable, Lost, Unknown}
	bin := func(n int64) int { return int(math.Floor(math.Log10(float64(max(1, n))) * binsPerDecade)) }
	bars := map[int]map[Verdict]int{}
	lo, hi, tallest := math.MaxInt, 0, 0
	for _, r := range records {
		i := bin(r.Positions)
		if bars[i] == nil {
			bars[i] = map[Verdict]int{}
		}
		bars[i][r.Verdict]++
		lo, hi = min(lo, i), max(hi, i)
		all := 0
		for _, n := range bars[i] {
			all += n
		}
		tallest = max(tallest, all)
	}
	// The scale begins and ends at a whole power of ten.
	lo = lo / binsPerDecade * binsPerDecade
	hi = (hi/binsPerDecade + 1) * binsPerDecade
	step := float64(right-left) / float64(hi-lo)
	x := func(bin float64) float64 { return left + (bin-float64(lo))*step }
	top, unit := scale(float64(tallest))
	y := func(n float64) float64 { return effortBottom - n/top*(effortBottom-effortTop) }

	for n := 0.0; n <= top; n += unit {
		d.rule(left, y(n), right, y(n), "grid")
		d.text(left-8, y(n)+4, "tick", "end", number(n))
	}
	for i := lo; i <= hi; i += binsPerDecade {
		anchor := "mid"
		if i == hi {
			anchor = "end"
		}
		d.rule(x(float64(i)), effortBottom, x(float64(i)), effortBottom+5, "axis")
		d.text(x(float64(i)), effortBottom+20, "tick", anchor, number(math.Pow10(i/binsPerDecade)))
	}
	for i := lo; i < hi; i++ {
		sum := 0
		for _, v := range verdicts {
			n := bars[i][v]
			if n == 0 {
				continue
			}
			from, to := math.Pow(10, float64(i)/binsPerDecade), math.Pow(10, float64(i+1)/binsPerDecade)
			fmt.Fprintf(&d.b, `<rect x="%s" y="%s" width="%s" height="%s" class="%s"><title>%s to %s: %d %s</title></rect>`+"\n",
				coord(x(float64(i))+0.5), coord(y(float64(sum+n))), coord(step-1), coord(y(float64(sum))-y(float64(sum+n))), v, number(math.Ceil(from)), number(math.Ceil(to)-1), n, v)
			sum += n
		}
	}
	d.rule(left, effortBottom, right, effortBottom, "axis")

	all := f.Groups[len(f.Groups)-1].Positions
	lastX := math.Inf(-1)
	for _, q := range []struct {
		name string
		n    float64
	}{{"median", all.Median}, {"p90", all.P90}, {"p99", all.P99}, {"max", all.Max}} {
		at := x(math.Log10(max(1, q.n)) * binsPerDecade)
		d.rule(at, effortTop-6, at, effortBottom, "mark")
		if at-lastX > 55 {
			anchor := "mid"
			if at > right-20 {
				anchor = "end"
			}
			d.text(at, effortTop-11, "tick", anchor, q.name)
			lastX = at
		}
	}

	// The legend stands at the right of the heading.
	at := float64(right)
	for _, v := range slices.Backward(verdicts) {
		n := 0
		for _, g := range f.Groups {
			if g.Verdict == v {
				n = g.Deals
			}
		}
		if n == 0 {
			continue
		}
		label := fmt.Sprintf("%s %s", v, number(float64(n)))
		d.text(at, effortTop-34, "tick", "end", label)
		at -= float64(len([]rune(label)))*7.2 + 16
		fmt.Fprintf(&d.b, `<rect x="%s" y="%d" width="11" height="11" class="%s"/>`+"\n", coord(at), effortTop-44, v)
		at -= 18
	}
}

// maxPoints is how many points a curve has at most.
const maxPoints = 500

// estimate draws the share of deals won among the first n, against n.
func (d *drawing) estimate(records []Record, f Figures) {
	d.text(left, estimateTop-22, "panel", "", "Share won after so many deals, with the 95 % interval")
	type point struct {
		n          int
		share      [2]float64
		low, high  float64
		yLow, yTop float64
	}
	var pts []point
	won, unknown := 0, 0
	every := max(1, len(records)/maxPoints)
	for i, r := range records {
		switch r.Verdict {
		case Won:
			won++
		case Unknown:
			unknown++
		}
		if n := i + 1; n%every == 0 || n == len(records) {
			iv := interval(won, unknown, n)
			pts = append(pts, point{n: n, share: [2]float64{share(won, n), share(won+unknown, n)}, low: iv[0], high: iv[1]})
		}
	}
	// The scale shows what the band comes to; its wide beginning is cut.
	lo, hi := f.Interval[0], f.Interval[1]
	for _, p := range pts {
		if p.n >= len(records)/20 && p.n >= 10 {
			lo, hi = min(lo, p.low), max(hi, p.high)
		}
	}
	pad := max(0.01, (hi-lo)*0.08)
	lo, hi = max(0, lo-pad), min(1, hi+pad)
	_, unit := scale(100 * (hi - lo))
	unit /= 100
	lo, hi = math.Floor(lo/unit+1e-9)*unit, min(1, math.Ceil(hi/unit-1e-9)*unit)

	x := func(n float64) float64 { return left + n/float64(len(records))*(right-left) }
	y := func(p float64) float64 {
		return estimateBottom - (min(hi, max(lo, p))-lo)/(hi-lo)*(estimateBottom-estimateTop)
	}
	for i := 0; ; i++ {
		p := lo + float64(i)*unit
		if p > hi+1e-9 {
			break
		}
		d.rule(left, y(p), right, y(p), "grid")
		digits := 0
		if unit < 0.0099 {
			digits = 1
		}
		d.text(left-8, y(p)+4, "tick", "end", strconv.FormatFloat(100*p, 'f', digits, 64)+" %")
	}
	area := func(class string, under, over func(point) float64) {
		fmt.Fprintf(&d.b, `<path class="%s" d="M`, class)
		for _, p := range pts {
			fmt.Fprintf(&d.b, "%s %s ", coord(x(float64(p.n))), coord(y(over(p))))
		}
		for _, p := range slices.Backward(pts) {
			fmt.Fprintf(&d.b, "%s %s ", coord(x(float64(p.n))), coord(y(under(p))))
		}
		d.b.WriteString("Z\"/>\n")
	}
	curve := func(of func(point) float64) {
		d.b.WriteString(`<path class="line" d="M`)
		for _, p := range pts {
			fmt.Fprintf(&d.b, "%s %s ", coord(x(float64(p.n))), coord(y(of(p))))
		}
		d.b.WriteString("\"/>\n")
	}
	area("band", func(p point) float64 { return p.low }, func(p point) float64 { return p.high })
	curve(func(p point) float64 { return p.share[0] })
	if f.Unknown > 0 {
		area("gap", func(p point) float64 { return p.share[0] }, func(p point) float64 { return p.share[1] })
		curve(func(p point) float64 { return p.share[1] })
	}
	d.rule(left, estimateBottom, right, estimateBottom, "axis")
	top, step := scale(float64(len(records)))
	for n := 0.0; n <= top; n += step {
		if n > float64(len(records)) {
			break
		}
		anchor := "mid"
		if x(n) > right-15 {
			anchor = "end"
		}
		d.rule(x(n), estimateBottom, x(n), estimateBottom+5, "axis")
		d.text(x(n), estimateBottom+20, "tick", anchor, number(n))
	}
	note := "deals, in the order of their numbers"
	if f.Unknown > 0 {
		note += "; grey: between unknown deals counted as lost and as won"
	}
	d.text((left+right)/2, estimateBottom+42, "sub", "mid", note)
}

// scale finds a round end and unit for an axis of whole numbers from 0 to n: one, two or five times a power of ten, six
// units at most.
func scale(n float64) (end, unit float64) {
	unit = 1
	for i := 0; n/unit > 6; i++ {
		unit *= []float64{2, 2.5, 2}[i%3]
	}
	return max(1, math.Ceil(n/unit-1e-9)) * unit, unit
}
