package stats

import (
	"cmp"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"time"
)

// A file of records is lines of text: the first names the form, each other is a game that has
// ended.
//
//	pat stats 1
//	2026-11-23T20:14:03.250Z id=9f2c61d07ab34e55 game=klondike set=draw=3 rules=0123456789abcdef deal=17
//	    end=won moves=143 undos=2 hints=1 all=0 seconds=512 out=52 first=yes
//
// in one line, with `score=208`, or `score=least:3` where fewer points are better, if the rules
// count any. What is in a value and not a letter, a digit or one of -._~:=/ is written as %20 in
// an address. A line that cannot be read, as the last one of a program that was killed, is left
// out. What follows a name that is not known is kept. Lines of one id are one game: the best end
// counts, then the latest.

// timeForm is how the time of an end is written. Games may end within a second.
const timeForm = "2006-01-02T15:04:05.000Z07:00"

// Header is the first line of a file.
const Header = "pat stats 1\n"

// An End is how a game ended.
type End string

// The ends, from the best.
const (
	Won  End = "won"
	Lost End = "lost" // no move was left, or no win, which was proved
	Left End = "left" // another deal was taken
)

// worth orders ends, the best last.
func (e End) worth() int { return slices.Index([]End{Left, Lost, Won}, e) }

// A Record is a game that has ended.
type Record struct {
	Time    time.Time // of the end, in thousandths of a second
	ID      string    // of the game
	Game    string    // id, or path of a file
	Set     []string  // options and numbers asked
	Rules   string    // hash of the rules
	Deal    string    // number, or "" of a board
	End     End
	Moves   int
	Undos   int
	Hints   int      // that know what the player knows
	All     int      // answers that know all cards
	Seconds int      // of active time
	Out     int      // cards on the foundations and put away at the end
	Score   Score    // where the rules count points
	Begun   bool     // it still goes on, whatever was written of it before; no line says so
	First   bool     // the first time that this deal was played
	Chosen  bool     // the deal was chosen for what is known of it
	Given   bool     // it began with moves that were given, not played
	Day     string   // 2026-11-23 where it was the deal of that day
	more    []string // words that are not known
}

// A Score is what the rules of a game counted at its end.
type Score struct {
	Counted bool
	Points  int
	Least   bool // the fewer the better
}

// text is the score as it stands in a line; "" for none.
func (s Score) text() string {
	switch {
	case !s.Counted:
		return ""
	case s.Least:
		return "least:" + strconv.Itoa(s.Points)
	}
	return strconv.Itoa(s.Points)
}

// readScore reads what text writes.
func readScore(text string) (s Score, ok bool) {
	digits, least := strings.CutPrefix(text, "least:")
	n, err := strconv.Atoi(digits)
	s = Score{Counted: true, Points: n, Least: least}
	return s, err == nil && s.text() == text
}

// unaided reports whether a game was played without a hint of any kind and without knowing more
// than the cards show.
func (r Record) unaided() bool {
	return r.All == 0 && r.Hints == 0 && !r.Chosen && !r.Given && r.Deal != ""
}

// Line is the record as a line of a file, with its end.
func (r Record) Line() string {
	var b strings.Builder
	b.WriteString(r.Time.UTC().Format(timeForm))
	word := func(name, value string) { b.WriteString(" " + name + "=" + escape(value)) }
	some := func(name, value string) {
		if value != "" {
			word(name, value)
		}
	}
	some("id", r.ID)
	word("game", r.Game)
	for _, s := range r.Set {
		word("set", s)
	}
	some("rules", r.Rules)
	some("deal", r.Deal)
	word("end", string(r.End))
	for i, n := range r.counts() {
		word(countNames[i], strconv.Itoa(*n))
	}
	some("score", r.Score.text())
	word("first", yes(r.First))
	if r.Chosen {
		word("chosen", "yes")
	}
	if r.Given {
		word("given", "yes")
	}
	some("day", r.Day)
	for _, w := range r.more {
		b.WriteString(" " + w)
	}
	b.WriteByte('\n')
	return b.String()
}

var countNames = []string{"moves", "undos", "hints", "all", "seconds", "out"}

// counts are the numbers of a record, in the order of countNames.
func (r *Record) counts() []*int {
	return []*int{&r.Moves, &r.Undos, &r.Hints, &r.All, &r.Seconds, &r.Out}
}

func yes(b bool) string {
	if b {
		return "yes"
	}
	return "no"
}

// escape writes what could be read otherwise as %20.
func escape(s string) string {
	var b strings.Builder
	for i := range len(s) {
		c := s[i]
		letter := c|0x20 >= 'a' && c|0x20 <= 'z'
		if letter || c >= '0' && c <= '9' || strings.IndexByte("-._~:=/", c) >= 0 {
			b.WriteByte(c)
		} else {
			fmt.Fprintf(&b, "%%%02X", c)
		}
	}
	return b.String()
}

// unescape reads what escape has written; ok is false where that is cut.
func unescape(s string) (_ string, ok bool) {
	var b strings.Builder
	for i := 0; i < len(s); i++ {
		if s[i] != '%' {
			b.WriteByte(s[i])
			continue
		}
		if i+2 >= len(s) {
			return "", false
		}
		n, err := strconv.ParseUint(s[i+1:i+3], 16, 8)
		if err != nil {
			return "", false
		}
		b.WriteByte(byte(n))
		i += 2
	}
	return b.String(), true
}

// Parse reads files, one after another: lines that are no records are left out, and so is a last
// line without its end, which was torn.
func Parse(text string) (records []Record) {
	for line := range strings.Lines(text) {
		if !strings.HasSuffix(line, "\n") {
			break
		}
		if r, ok := parseLine(strings.TrimRight(line, "\r\n")); ok {
			records = append(records, r)
		}
	}
	return records
}

// Unread is how many lines of a file Parse leaves out because they cannot be read; the header and
// blank lines are none.
func Unread(text string) (n int) {
	for line := range strings.Lines(text) {
		line = strings.TrimRight(line, "\r\n")
		if _, ok := parseLine(line); !ok && strings.TrimSpace(line) != "" && line+"\n" != Header {
			n++
		}
	}
	return n
}

// parseLine reads a line without its end.
func parseLine(line string) (r Record, ok bool) {
	ws := strings.Fields(line)
	if len(ws) < 2 {
		return r, false
	}
	at, err := time.Parse(time.RFC3339, ws[0])
	if err != nil {
		return r, false
	}
	r.Time = at.UTC().Truncate(time.Millisecond)
	for _, w := range ws[1:] {
		name, value, _ := strings.Cut(w, "=")
		value, ok := unescape(value)
		if !ok || !r.read(name, value) {
			r.more = append(r.more, w)
		}
	}
	return r, r.Game != "" && r.End.worth() >= 0
}

// read takes a value in; ok is false where its name is not known or it is none.
func (r *Record) read(name, value string) (ok bool) {
	if i := slices.Index(countNames, name); i >= 0 {
		n, err := strconv.Atoi(value)
		if err != nil || n < 0 {
			return false
		}
		*r.counts()[i] = n
		return true
	}
	switch name {
	case "id":
		r.ID = value
	case "game":
		r.Game = value
	case "set":
		r.Set = append(r.Set, value)
	case "rules":
		r.Rules = value
	case "deal":
		r.Deal = value
	case "end":
		r.End = End(value)
	case "score":
		s, ok := readScore(value)
		if ok {
			r.Score = s
		}
		return ok
	case "first":
		r.First = value == "yes"
	case "chosen":
		r.Chosen = value == "yes"
	case "given":
		r.Given = value == "yes"
	case "day":
		r.Day = value
	default:
		return false
	}
	return true
}

// Merge joins records to one of each game, in the order of their ends in time. The order in which
// they are given makes no difference, nor does it how often, or in which parts.
func Merge(records []Record) []Record {
	best := map[string]Record{}
	for _, r := range records {
		key := "id " + r.ID
		if r.ID == "" {
			key = r.Line() // of no id each line is a game
		}
		if have, ok := best[key]; !ok || less(have, r) {
			best[key] = r
		}
	}
	out := make([]Record, 0, len(best))
	for _, r := range best {
		out = append(out, r)
	}
	slices.SortFunc(out, func(a, b Record) int {
		return cmp.Or(a.Time.Compare(b.Time), strings.Compare(a.Line(), b.Line()))
	})
	return out
}

// less reports whether of two records of one game the second counts.
func less(a, b Record) bool {
	return cmp.Or(cmp.Compare(a.End.worth(), b.End.worth()), a.Time.Compare(b.Time),
		strings.Compare(a.Line(), b.Line())) < 0
}

// Played reports whether a deal was played before, by other games than the one of an id.
func Played(records []Record, game string, set []string, deal, id string) bool {
	return slices.ContainsFunc(records, func(r Record) bool {
		return r.Game == game && r.Deal == deal && slices.Equal(r.Set, set) && (id == "" || r.ID != id)
	})
}

// With adds the games that still go on, each a record without an end, to records that are merged. A
// game that was left and goes on is counted as begun: whoever leaves it for good has the record of
// that already. So is one that was lost where moves were taken back since, for it has another
// number of them; of one that is over nothing changes.
func With(records, begun []Record) []Record {
	out := slices.Clone(records)
	for _, b := range begun {
		b.Begun = true
		i := slices.IndexFunc(out, func(r Record) bool { return b.ID != "" && r.ID == b.ID })
		switch {
		case i < 0:
			out = append(out, b)
		case out[i].End == Left, out[i].End == Lost && out[i].Moves != b.Moves:
			out[i].Begun = true
		}
	}
	return out
}
