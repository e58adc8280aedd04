package stats

import (
	"fmt"
	"math/rand/v2"
	"reflect"
	"slices"
	"strings"
	"testing"
	"time"
)

// random is a record of some few games and deals, so that many are of the same.
func random(r *rand.Rand) Record {
	values := []string{"klondike", "my game.pat", "%41", "a=b\n", "ü♥", "/x/y z.pat"}
	x := Record{
		Time: time.Date(2026, 1, 1+r.IntN(5), 0, 0, r.IntN(5), 0, time.UTC),
		ID:   fmt.Sprintf("%02x", r.IntN(6)), Game: values[r.IntN(len(values))], Rules: "0123",
		Deal: fmt.Sprint(r.IntN(3)), End: []End{Won, Lost, Left}[r.IntN(3)],
		Moves: r.IntN(100), Undos: r.IntN(5), Hints: r.IntN(3), All: r.IntN(2), Seconds: r.IntN(1000), Out: r.IntN(53),
		First: r.IntN(2) == 0, Chosen: r.IntN(4) == 0, Given: r.IntN(4) == 0,
	}
	if r.IntN(3) == 0 {
		x.Set = []string{"draw=3", "target=1,9,5,6"}
	}
	if r.IntN(3) == 0 {
		x.Score = Score{true, r.IntN(100) - 52, r.IntN(2) == 0}
	}
	if r.IntN(5) == 0 {
		x.ID = ""
	}
	if r.IntN(3) == 0 {
		x.Day, x.more = "2026-11-23", []string{"later=7"}
	}
	return x
}

func some(r *rand.Rand, n int) (out []Record) {
	for range n {
		out = append(out, random(r))
	}
	return out
}

func text(records []Record) string {
	out := Header
	for _, r := range records {
		out += r.Line()
	}
	return out
}

// What is written is read again, whatever is in it; of a file that is cut anywhere the whole lines
// are.
func TestLines(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 1))
	records := some(r, 30)
	all := text(records)
	if got := Parse(all); !reflect.DeepEqual(got, records) {
		t.Fatalf("read\n%v\nwritten\n%v", got, records)
	}
	for cut := range len(all) {
		want := max(0, strings.Count(all[:cut], "\n")-1)
		if got := Parse(all[:cut]); len(got) != want {
			t.Fatalf("cut at %d: %d records, want %d", cut, len(got), want)
		}
	}
	// What is joined behind a torn line loses that line alone.
	torn := all[:len(all)-5] + "\n" + text(records[:2])
	if got := len(Parse(torn)); got < 31 || got > 32 {
		t.Errorf("%d records", got)
	}
	for _, bad := range []string{
		"pat stats 1", "yesterday game=x end=won", "2026-01-01T00:00:00Z game=x", "2026-01-01T00:00:00Z end=won",
		"2026-01-01T00:00:00Z game=x end=drawn", "",
	} {
		if got := Parse(bad + "\n"); got != nil {
			t.Errorf("%q is read as %v", bad, got)
		}
	}
}

// Merging is joining files: in whatever order, in whatever parts, and however often.
func TestMerge(t *testing.T) {
	for seed := range uint64(300) {
		r := rand.New(rand.NewPCG(seed, 2))
		a, b, c := some(r, r.IntN(8)), some(r, r.IntN(8)), some(r, r.IntN(8))
		join := func(parts ...[]Record) []Record { return Merge(slices.Concat(parts...)) }
		all := text(join(a, b, c))
		for name, other := range map[string][]Record{
			"commutative": join(c, b, a), "associative": join(join(a, b), c), "to the right": join(a, join(b, c)),
			"idempotent": join(join(a, b, c), a, join(b, b), c),
			"of texts":   Merge(Parse(text(a) + text(b) + text(c))),
		} {
			if text(other) != all {
				t.Fatalf("%s: merged\n%s\nand\n%s", name, text(other), all)
			}
		}
	}
}

func TestBestEndCounts(t *testing.T) {
	day := func(n int, end End) Record {
		return Record{Time: time.Date(2026, 1, n, 0, 0, 0, 0, time.UTC), ID: "aa", Game: "g", End: end, Moves: n}
	}
	for _, c := range []struct {
		have []Record
		want int // by its moves
	}{
		{[]Record{day(1, Won), day(2, Left), day(3, Lost)}, 1},
		{[]Record{day(1, Left), day(2, Lost)}, 2},
		{[]Record{day(1, Left), day(2, Left)}, 2},
		{[]Record{day(1, Won), day(2, Won)}, 2},
	} {
		if got := Merge(c.have); len(got) != 1 || got[0].Moves != c.want {
			t.Errorf("%v: %v", c.have, got)
		}
	}
}

func TestFigures(t *testing.T) {
	n := 0
	game := func(end End, deal string, change ...func(*Record)) Record {
		n++
		r := Record{
			Time: time.Date(2026, 1, 1, 0, n, 0, 0, time.UTC), ID: fmt.Sprint(n), Game: "g", Deal: deal, End: end,
			Moves: 100 + n, Seconds: 10 * n, First: true, Out: n,
		}
		for _, f := range change {
			f(&r)
		}
		return r
	}
	again := func(r *Record) { r.First = false }
	helped := func(r *Record) { r.All = 1 }
	hinted := func(r *Record) { r.Hints = 1 }
	f := Of([]Record{
		game(Won, "1"), game(Won, "2"), game(Won, "3", helped), game(Lost, "4"), game(Won, "4", again), game(Won, "5"),
		game(Left, "6", again), game(Won, "7", func(r *Record) { r.Chosen = true }), game(Won, ""),
	})
	if one := Of([]Record{game(Won, "8", hinted)}); one.Won != 1 || one.WonSo != 0 || one.Unaided != 0 {
		t.Errorf("a game won by a hint is unaided: %+v", one)
	}
	f.Share = [2]float64{}
	want := Figures{
		Played: 8, Won: 7, Lost: 1, Left: 1, Unaided: 5, WonSo: 4, Streak: 3, Longest: 3, Best: Mark{10, 101},
		Median: Mark{50, 105}, Out: 7,
	}
	if f != want {
		t.Errorf("%+v\nwant\n%+v", f, want)
	}
	if got := Of(nil); got.Share != [2]float64{0, 1} {
		t.Errorf("of nothing: %v", got)
	}
}

// What began with moves that were given is won, but neither unaided nor in a time or a number of
// moves that count.
func TestGiven(t *testing.T) {
	won := Record{Game: "klondike", Deal: "1", End: Won, Moves: 90, Seconds: 300, First: true}
	given := Record{Game: "klondike", Deal: "2", End: Won, Moves: 80, First: true, Given: true}
	f := Of([]Record{won, given})
	if f.Won != 2 || f.WonSo != 1 || f.Streak != 1 || f.Best != (Mark{300, 90}) {
		t.Errorf("%+v", f)
	}
	if f := Of([]Record{given}); f.Won != 1 || f.Best != (Mark{}) {
		t.Errorf("%+v", f)
	}
}

// The best score of a game is the highest, or the lowest where that is said; points of two games
// are not compared, nor are a few points of a game that was left.
func TestScores(t *testing.T) {
	scored := func(game string, end End, least bool, points int) Record {
		return Record{Game: game, End: end, Score: Score{true, points, least}}
	}
	for name, c := range map[string]struct {
		have []Record
		want *Scores
	}{
		"none": {[]Record{{Game: "g", End: Won}}, nil},
		"highest": {
			[]Record{scored("g", Lost, false, -7), scored("g", Left, false, 3), scored("g", Lost, false, -52)},
			&Scores{3, -52},
		},
		"lowest": {
			[]Record{scored("g", Lost, true, 9), scored("g", Won, true, -2), scored("g", Lost, true, 4)},
			&Scores{-2, 4},
		},
		"left":    {[]Record{scored("g", Lost, true, 9), scored("g", Left, true, 1)}, &Scores{9, 9}},
		"changed": {[]Record{scored("g", Lost, false, 90), scored("g", Lost, true, 4)}, &Scores{4, 4}},
		"several": {[]Record{scored("g", Lost, false, 1), scored("h", Lost, false, 2)}, nil},
	} {
		if got := Of(c.have).Score; !reflect.DeepEqual(got, c.want) {
			t.Errorf("%s: %+v, want %+v", name, got, c.want)
		}
	}
}

// A game that goes on is begun, whether it was left for another or not; what was left breaks a
// streak all the same, and what is over stays so.
func TestBegun(t *testing.T) {
	at := func(id string, end End) Record {
		return Record{ID: id, Game: "g", Deal: id, End: end, First: true, Out: 7}
	}
	had := []Record{at("1", Won), at("2", Left), at("3", Lost), at("4", Left), at("5", Won)}
	f := Of(With(had, []Record{at("2", ""), at("3", ""), at("6", "")}))
	if f.Played != 3 || f.Won != 2 || f.Lost != 1 || f.Begun != 2 || f.Left != 1 || f.Streak != 1 || f.Out != 7 {
		t.Errorf("%+v", f)
	}
	back := at("3", "")
	back.Moves = 4
	if f := Of(With(had, []Record{back})); f.Lost != 0 || f.Begun != 1 || f.Played != 2 {
		t.Errorf("a lost game of which moves were taken back: %+v", f)
	}
	if had[1].Begun {
		t.Error("the records that were given are changed")
	}
	if f := Of(With(nil, []Record{at("6", "")})); f.Begun != 1 || f.Out != 0 || f.Streak != 0 || f.Played != 0 {
		t.Errorf("alone: %+v", f)
	}
}

func TestDuration(t *testing.T) {
	for d, want := range map[time.Duration]string{
		0: "0:00", 59 * time.Second: "0:59", 272 * time.Second: "4:32", 3845 * time.Second: "1:04:05",
	} {
		if got := Duration(d); got != want {
			t.Errorf("%v: %s", d, got)
		}
	}
}

// FuzzParse reads anything: no panic, and what is read is read again the same.
func FuzzParse(f *testing.F) {
	f.Add(text(some(rand.New(rand.NewPCG(1, 1)), 5)))
	f.Add("2026-01-01T00:00:00Z game=%4 end=won moves=-1 x\n")
	f.Fuzz(func(t *testing.T, in string) {
		records := Parse(in)
		if again := Parse(text(records)); !reflect.DeepEqual(again, records) {
			t.Fatalf("%q: read %v, and again %v", in, records, again)
		}
	})
}
