package survey

import (
	"bytes"
	"context"
	"encoding/xml"
	"errors"
	"fmt"
	"io"
	"math"
	"math/rand/v2"
	"os"
	"path/filepath"
	"reflect"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
)

var terms = Terms{Game: "some-game", Rules: "0123456789abcdef", Set: []string{"draw=1"}, Limits: "positions 1000"}

// made makes n records with all that a record may hold.
func made(n int) []Record {
	r := rand.New(rand.NewPCG(1, 1))
	var out []Record
	for i := range n {
		rec := Record{
			Terms: terms, Deal: strconv.Itoa(i + 1), Positions: int64(math.Exp(r.Float64() * 12)),
			MS: math.Round(r.ExpFloat64()*1e5) / 1000,
		}
		switch r.IntN(10) {
		case 0:
			rec.Verdict, rec.Reason = Unknown, "1000 positions were looked at"
		case 1, 2:
			rec.Verdict, rec.Reason = Unwinnable, `searched, "all" of <it>`
		default:
			rec.Verdict, rec.Moves = Won, 60+r.IntN(50)
		}
		out = append(out, rec)
	}
	return out
}

func text(records []Record) []byte {
	var b []byte
	for _, r := range records {
		b = append(b, r.Line()...)
	}
	return b
}

// The examples of Newcombe, Statistics in Medicine 17 (1998), method 3, and the two ends.
func TestWilson(t *testing.T) {
	for _, c := range []struct {
		k, n      int
		low, high float64
	}{
		{81, 263, 0.2553, 0.3662},
		{15, 148, 0.0624, 0.1605},
		{0, 20, 0, 0.1611},
		{1, 29, 0.0061, 0.1718},
		{20, 20, 1 - 0.1611, 1},
		{0, 0, 0, 1},
	} {
		low, high := Wilson(c.k, c.n)
		if math.Abs(low-c.low) > 0.00006 || math.Abs(high-c.high) > 0.00006 {
			t.Errorf("%d of %d: %.4f to %.4f, want %.4f to %.4f", c.k, c.n, low, high, c.low, c.high)
		}
	}
}

func TestFigures(t *testing.T) {
	var records []Record
	for i := range 200 {
		r := Record{
			Terms: terms, Deal: strconv.Itoa(i), Verdict: Won, Positions: int64(i + 1), MS: float64(200 - i),
			Moves: 50,
		}
		switch {
		case i >= 190:
			r.Verdict, r.Reason = Unknown, "time"
		case i >= 150:
			r.Verdict, r.Reason = Unwinnable, "searched"
		}
		records = append(records, r)
	}
	f := TallyOf(records).Figures()
	if f.Deals != 200 || f.Won != 150 || f.Unwinnable != 40 || f.Unknown != 10 || f.Share != [2]float64{0.75, 0.8} {
		t.Errorf("%+v", f)
	}
	low, _ := Wilson(150, 200)
	if _, high := Wilson(160, 200); f.Interval != [2]float64{low, high} {
		t.Errorf("the interval %v counts unknown deals as lost below and as won above: want %v, %v", f.Interval, low,
			high)
	}
	all := f.Groups[len(f.Groups)-1]
	if want := (Spread{100, 180, 198, 200}); all.Positions != want || all.MS != want || all.Deals != 200 {
		t.Errorf("all: %+v", all)
	}
	if won := f.Groups[0]; won.Verdict != Won || won.Positions != (Spread{75, 135, 149, 150}) || won.Moves.Max != 50 {
		t.Errorf("won: %+v", won)
	}
	if f.Reasons["time"] != 10 || f.Reasons["searched"] != 40 {
		t.Errorf("reasons: %v", f.Reasons)
	}
	if one := TallyOf(records[:1]).Figures().Groups[0].MS; one != (Spread{200, 200, 200, 200}) {
		t.Errorf("of one deal: %+v", one)
	}
	if none := TallyOf(nil).Figures(); none.Interval != [2]float64{0, 1} || none.Share != [2]float64{0, 1} {
		t.Errorf("of nothing nothing is known: %+v", none)
	}
}

// Figures follow from the set of deals: however they were parted among runs, merged and repeated,
// they are the same.
func TestMergeIsOneRun(t *testing.T) {
	whole := made(300)
	want, err := Merge(whole)
	if err != nil {
		t.Fatal(err)
	}
	r := rand.New(rand.NewPCG(7, 7))
	for range 50 {
		parts := make([][]Record, 1+r.IntN(5))
		for _, rec := range whole {
			p := r.IntN(len(parts))
			parts[p] = append(parts[p], rec)
			if r.IntN(4) == 0 { // another run met the deal too, and was slower
				rec.MS += 1000
				p = r.IntN(len(parts))
				parts[p] = append(parts[p], rec)
			}
		}
		for _, p := range parts {
			r.Shuffle(len(p), func(i, j int) { p[i], p[j] = p[j], p[i] })
		}
		got, err := Merge(parts...)
		if err != nil {
			t.Fatal(err)
		}
		if !slices.EqualFunc(got, want, func(a, b Record) bool { return bytes.Equal(a.Line(), b.Line()) }) {
			t.Fatal("merged parts differ from the whole")
		}
		// Merging what is merged changes nothing, nor does merging bit by bit.
		var step []Record
		for _, p := range parts {
			if step, err = Merge(step, p); err != nil {
				t.Fatal(err)
			}
		}
		if !bytes.Equal(text(step), text(want)) {
			t.Fatal("merging one after the other gives something else")
		}
	}
}

func TestMergeTwiceDecided(t *testing.T) {
	unknown := Record{Terms: terms, Deal: "5", Verdict: Unknown, Positions: 3}
	won := Record{Terms: terms, Deal: "5", Verdict: Won, Positions: 900, Moves: 9}
	for _, order := range [][]Record{{unknown, won}, {won, unknown}} {
		if got, err := Merge(order); err != nil || len(got) != 1 || got[0].Verdict != Won {
			t.Errorf("%v %v", got, err)
		}
	}
	lost := won
	lost.Verdict = Unwinnable
	if _, err := Merge([]Record{won}, []Record{lost}); err == nil ||
		!strings.Contains(err.Error(), "deal 5 is won in one record and unwinnable in another") {
		t.Errorf("opposite verdicts: %v", err)
	}
	for what, other := range map[string]Terms{
		"rules":   {"some-game", "f", terms.Set, "", terms.Limits},
		"game":    {"other", terms.Rules, terms.Set, "", terms.Limits},
		"options": {"some-game", terms.Rules, nil, "", terms.Limits},
		"limits":  {"some-game", terms.Rules, terms.Set, "", "positions 2000"},
		"player":  {"some-game", terms.Rules, terms.Set, "greedy", terms.Limits},
	} {
		r := won
		r.Deal, r.Terms = "6", other
		_, err := Merge([]Record{won}, []Record{r})
		var m *Mismatch
		if !errors.As(err, &m) || m.What != what || !strings.Contains(err.Error(), "deals") {
			t.Errorf("other %s: %v", what, err)
		}
	}
}

func TestOrderOfDeals(t *testing.T) {
	names := []string{"1", "2", "10", "99999999999999999999999", "100000000000000000000000", "ms:3", "ms:20", "pysol:1"}
	for i := range names {
		for j := range names {
			if got := compareDeals(names[i], names[j]); got != max(-1, min(1, i-j)) {
				t.Errorf("%s and %s: %d", names[i], names[j], got)
			}
		}
	}
}

// The deals that were decided are told as ranges, the first five of many; of deals that come in any
// order, with gaps, as of a list of records.
func TestRanges(t *testing.T) {
	for _, c := range []struct {
		deals []int
		want  string
	}{
		{nil, ""},
		{[]int{4}, "ms:4"},
		{[]int{1, 2, 3, 7, 9, 10}, "ms:1-3, ms:7, ms:9-10"},
		{[]int{1, 3, 5, 7, 9, 11}, "ms:1, ms:3, ms:5, ms:7, ms:9, ms:11"},
		{[]int{1, 3, 5, 7, 9, 11, 12, 14}, "ms:1, ms:3, ms:5, ms:7, ms:9, and 2 more ranges"},
		{[]int{1, 3, 5, 7, 9, 11, 13, 15, 17}, "ms:1, ms:3, ms:5, ms:7, ms:9, and 4 more ranges"},
	} {
		name := func(i int) string { return "ms:" + strconv.Itoa(i+1) }
		var records []Record
		apart := NewTally(name)
		for _, n := range c.deals {
			records = append(records, Record{Deal: name(n - 1), Verdict: Won})
		}
		for _, n := range slices.Backward(c.deals) {
			apart.Add(n-1, Record{Deal: name(n - 1), Verdict: Won})
		}
		if got := TallyOf(records).Ranges(); got != c.want {
			t.Errorf("%v: %q, want %q", c.deals, got, c.want)
		}
		if got := apart.Ranges(); got != c.want {
			t.Errorf("%v with gaps: %q, want %q", c.deals, got, c.want)
		}
		if apart.Deals() != len(c.deals) || apart.Has(1) != slices.Contains(c.deals, 2) {
			t.Errorf("%v: %d deals, the second is there: %t", c.deals, apart.Deals(), apart.Has(1))
		}
	}
}

// A survey may be killed while it writes any byte: what was written whole is kept, the torn line is
// cut off, and the rest is decided again. Nothing is lost and nothing is there twice.
func TestResumeAfterACutAtEveryByte(t *testing.T) {
	all := made(6)
	whole := text(all)
	path := filepath.Join(t.TempDir(), "record.jsonl")
	for cut := range len(whole) + 1 {
		if err := os.WriteFile(path, whole[:cut], 0o644); err != nil {
			t.Fatal(err)
		}
		log, old, err := opened(path, terms, free)
		if err != nil {
			t.Fatalf("cut at %d: %v", cut, err)
		}
		if want := bytes.Count(whole[:cut], []byte("\n")); len(old) != want {
			t.Fatalf("cut at %d: %d records, want %d", cut, len(old), want)
		}
		for _, r := range all[len(old):] {
			if err := log.Append(r); err != nil {
				t.Fatal(err)
			}
		}
		if err := log.Close(); err != nil {
			t.Fatal(err)
		}
		if got, _ := os.ReadFile(path); !bytes.Equal(got, whole) {
			t.Fatalf("cut at %d and resumed:\n%s", cut, got)
		}
	}
}

// What is damaged elsewhere, of other terms, or no record at all is refused, and left as it was.
func TestOpenRefuses(t *testing.T) {
	good := text(made(5))
	lines := bytes.SplitAfter(good, []byte("\n"))
	other := terms
	other.Rules = "fedcba9876543210"
	for name, c := range map[string]struct{ text, want string }{
		"a hole": {string(lines[0]) + "\x00\x00\n" + string(lines[1]), "line 2 is no line of a survey"},
		"a bad end": {
			string(lines[0]) + strings.Replace(string(lines[1]), `"verdict":"`, `"verdict":"nearly `, 1),
			"line 2 is no line of a survey",
		},
		"prose":       {"Dear diary,\ntoday\n", "line 1 is no line of a survey"},
		"prose, torn": {"Dear diary", "no record of a survey"},
		"other JSON":  {`{"a":1}` + "\n", "line 1"},
		"no verdict":  {strings.Replace(string(good), `"won"`, `"perhaps"`, 1), `"perhaps" is no verdict`},
		"below zero":  {strings.Replace(string(good), `"ms":`, `"ms":-`, 1), "below zero"},
		"other rules": {
			string(Record{Terms: other, Deal: "1", Verdict: Won}.Line()),
			"by other rules (hash fedcba9876543210, now 0123456789abcdef)",
		},
		"mixed records": {
			string(lines[0]) + string(Record{Terms: other, Deal: "9", Verdict: Won}.Line()),
			"by other rules",
		},
	} {
		path := filepath.Join(t.TempDir(), "record")
		if err := os.WriteFile(path, []byte(c.text), 0o644); err != nil {
			t.Fatal(err)
		}
		_, _, err := opened(path, terms, free)
		if err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s: %v, want %q", name, err, c.want)
		}
		if got, _ := os.ReadFile(path); string(got) != c.text {
			t.Errorf("%s: the file was changed", name)
		}
	}
	const endless = "/dev/zero" // where there is one
	if _, err := os.Stat(endless); err == nil {
		if _, records, err := opened(endless, terms, free); err != nil || len(records) > 0 {
			t.Errorf("a device is read: %d records, %v", len(records), err)
		}
	}
	// What a loss of power leaves behind the last line has no end.
	records, n, err := Parse([]byte(string(good) + "\x00\x00\x00\x00"))
	if err != nil || len(records) != 5 || n != len(good) {
		t.Errorf("%d records, %d bytes, %v", len(records), n, err)
	}
}

func count(n int) func(func(int) bool) {
	return func(yield func(int) bool) {
		for i := range n {
			if !yield(i) {
				return
			}
		}
	}
}

func TestRun(t *testing.T) {
	seen := map[int]int{}
	square := func(_ context.Context, i int) (int, bool, error) { return i * i, i != 13, nil }
	if err := Run(t.Context(), count(1000), 8, square, func(i, r int) error {
		if r != i*i {
			t.Errorf("%d got the answer of another: %d", i, r)
		}
		seen[i]++
		return nil
	}); err != nil {
		t.Fatal(err)
	}
	for i := range 1000 {
		if want := min(1, max(i-13, 13-i)); seen[i] != want {
			t.Errorf("deal %d was told %d times", i, seen[i])
		}
	}

	wrong := errors.New("wrong")
	told := 0
	if err := Run(t.Context(), count(math.MaxInt), 3, square,
		func(int, int) error { told++; return wrong }); !errors.Is(err, wrong) || told != 1 {
		t.Errorf("%v after %d", err, told)
	}
	fails := func(_ context.Context, i int) (int, bool, error) { return 0, true, wrong }
	if err := Run(t.Context(), count(math.MaxInt), 3, fails, func(int, int) error { return nil }); !errors.Is(err,
		wrong) {
		t.Errorf("%v", err)
	}

	ctx, cancel := context.WithCancel(t.Context())
	told = 0
	if err := Run(ctx, count(math.MaxInt), 3, square, func(int, int) error {
		if told++; told == 100 {
			cancel()
		}
		return nil
	}); err != nil || told < 100 || told > 110 {
		t.Errorf("stopped after 100, %d were told: %v", told, err)
	}
}

var bar = regexp.MustCompile(`<title>[\d ]+ to [\d ]+: (\d+) (\w+)</title>`)

// The drawing is XML, loads nothing, and its bars hold every deal once.
func TestPlot(t *testing.T) {
	for _, n := range []int{1, 2, 40, 3000} {
		records := made(n)
		if n == 40 {
			for i := range records {
				records[i].Positions = 0 // decided without a look
			}
		}
		var b bytes.Buffer
		if err := TallyOf(records).Plot(&b, `Some "game" & <deals>`); err != nil {
			t.Fatal(err)
		}
		d := xml.NewDecoder(bytes.NewReader(b.Bytes()))
		for {
			tok, err := d.Token()
			if err == io.EOF {
				break
			}
			if err != nil {
				t.Fatalf("%d deals: %v", n, err)
			}
			if e, ok := tok.(xml.StartElement); ok {
				for _, a := range e.Attr {
					if strings.Contains(a.Name.Local, "href") || strings.Contains(a.Value, "NaN") ||
						strings.Contains(a.Value, "Inf") {
						t.Errorf("%d deals: <%s %s=%q>", n, e.Name.Local, a.Name.Local, a.Value)
					}
				}
			}
		}
		f := TallyOf(records).Figures()
		want := map[string]int{"won": f.Won, "unwinnable": f.Unwinnable, "unknown": f.Unknown}
		for _, m := range bar.FindAllStringSubmatch(b.String(), -1) {
			k, _ := strconv.Atoi(m[1])
			want[m[2]] -= k
		}
		for v, left := range want {
			if left != 0 {
				t.Errorf("%d deals: the bars miss %d that are %s", n, left, v)
			}
		}
		if len(b.Bytes()) > 100_000 {
			t.Errorf("%d deals make %d bytes", n, b.Len())
		}
	}
	if err := TallyOf(nil).Plot(io.Discard, ""); err == nil {
		t.Error("nothing cannot be drawn")
	}
}

func TestScale(t *testing.T) {
	for _, n := range []float64{0, 1, 3, 7, 12, 60, 61, 99, 1000, 123456} {
		end, unit := scale(n)
		if end < n || end-n > unit || end/unit > 6.5 {
			t.Errorf("to %v: %v in steps of %v", n, end, unit)
		}
	}
}

func TestText(t *testing.T) {
	var b bytes.Buffer
	if err := TallyOf(made(300)).Figures().Write(&b, terms); err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{
		"can be won", "with 95 % confidence", "median", "p99", "time, won",
		"positions, unknown", "moves, won",
	} {
		if !strings.Contains(b.String(), want) {
			t.Errorf("no %q in\n%s", want, b.String())
		}
	}
	for x, want := range map[float64]string{
		0.04: "0.0 ms", 9.94: "9.9 ms", 12.4: "12 ms", 1234: "1.2 s",
		61_000: "1m1s",
	} {
		if got := milliseconds(x); got != want {
			t.Errorf("%v ms is %q, want %q", x, got, want)
		}
	}
	if got := fmt.Sprint(Number(1234567), "|", Number(999), "|", Number(1000)); got != "1 234 567|999|1 000" {
		t.Error(got)
	}
}

// FuzzParse reads anything as a record: no panic; what is taken for whole lines is read the same
// again, and figures and drawing can be made of it.
func FuzzParse(f *testing.F) {
	f.Add(text(made(3)))
	f.Add([]byte(`{"game":"g","rules":"r","deal":"1","verdict":"won","positions":9223372036854775807,"ms":1e308}` +
		"\n{"))
	f.Add([]byte("\x00\x00\n"))
	f.Fuzz(func(t *testing.T, data []byte) {
		records, whole, err := Parse(data)
		if err != nil {
			return
		}
		again, n, err := Parse(data[:whole])
		if err != nil || n != whole || len(again) != len(records) {
			t.Fatalf("%d records of %d bytes, then %d of %d: %v", len(records), whole, len(again), n, err)
		}
		merged, err := Merge(records)
		if err != nil || len(merged) == 0 {
			return
		}
		if len(merged) > len(records) {
			t.Fatal("merging makes deals")
		}
		if err := TallyOf(merged).Figures().Write(io.Discard, merged[0].Terms); err != nil {
			t.Fatal(err)
		}
		if err := TallyOf(merged).Plot(io.Discard, ""); err != nil {
			t.Fatal(err)
		}
	})
}

func free(*os.File) bool { return true }

// A record that another survey is writing is left alone: its torn last line may be in the making.
func TestTaken(t *testing.T) {
	path := filepath.Join(t.TempDir(), "r")
	const torn = `{"game":"tiny","ru`
	if err := os.WriteFile(path, []byte(torn), 0o644); err != nil {
		t.Fatal(err)
	}
	_, _, err := opened(path, Terms{Game: "tiny"}, func(*os.File) bool { return false })
	if text, _ := os.ReadFile(path); !errors.Is(err, ErrTaken) || string(text) != torn {
		t.Errorf("%v, and there is %q", err, text)
	}
}

// A share that is neither none nor all is not told as if it were.
func TestPercent(t *testing.T) {
	for x, want := range map[float64]string{
		0: "0.0 %", 1: "100.0 %", 0.5: "50.0 %", 0.01: "1.0 %", 0.0123: "1.2 %", 0.005: "0.50 %", 0.995: "99.50 %",
		0.99999: "99.9990 %", 0.00001: "0.0010 %", 0.9999816: "99.9982 %", 1e-12: "0.000000000 %",
	} {
		if got := percent(x); got != want {
			t.Errorf("%v is %s, want %s", x, got, want)
		}
	}
}

// opened is Open, with what the record holds.
func opened(path string, terms Terms, lock func(*os.File) bool) (log *Log, old []Record, err error) {
	log, err = Open(path, terms, lock, func(r Record) error {
		old = append(old, r)
		return nil
	})
	return log, old, err
}

// A record taken away from a tally leaves it as if it had never been added.
func TestTallyRemove(t *testing.T) {
	name := func(i int) string { return strconv.Itoa(i + 1) }
	records := []Record{
		{Deal: "1", Verdict: Won, Positions: 10, Moves: 5, MS: 1},
		{Deal: "2", Verdict: Unknown, Reason: "time", Positions: 99, MS: 7},
		{Deal: "3", Verdict: Won, Positions: 10, Moves: 6, MS: 2},
	}
	for out, removed := range records {
		t.Run(removed.Deal, func(t *testing.T) {
			all, without := NewTally(name), NewTally(name)
			for i, r := range records {
				if all.Add(i, r); i != out {
					without.Add(i, r)
				}
			}
			all.Remove(out, removed)
			if got, want := all.Figures(), without.Figures(); !reflect.DeepEqual(got, want) {
				t.Errorf("it is\n%+v\nnot\n%+v", got, want)
			}
			if got, want := all.Ranges(), without.Ranges(); got != want {
				t.Errorf("it holds %s, not %s", got, want)
			}
		})
	}
}
