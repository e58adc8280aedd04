package corpus

import (
	"cmp"
	"slices"
	"strings"

	"pat/dsl"
	"pat/dsl/cards"
)

// This file answers which lines of games a line is nearly: a word or two are left out, one is
// another, or all stand in another order. What a line says of numbers, ranks, suits and names stays
// as its author wrote it.

// A LikeLine is what a line says once it is written as games write it.
type LikeLine struct {
	Text    string
	Missing []string       // the words that the line lacks, or the one that stands for another
	Instead bool           // the one word stands in the place of another
	Lines   int            // lines of games that are like it
	zone    int            // the word that is some zone, or -1
	zones   map[string]int // the lines by what stands there
}

// Bounds on how much a line of a game may say more, and on how many are told.
const (
	mostLacking = 2
	mostLike    = 16
)

// An Unread is a line of a file that cannot be read, with what the file says of zones.
type Unread struct {
	Source  *dsl.Source
	Line    int
	Refused string   // the word that the grammar refuses; it may stand for another
	Named   []string // names of zones
	Zones   []string // each zone, by the words that mean it
}

// LikeLines are the lines of games, in blocks of its kind, that a line nearly is, those that most
// games have first. Where a zone is not said, it is one by one each of the file. The word that the
// grammar refuses may stand for another, and so may one that nobody knows.
func (c *Corpus) LikeLines(u *Unread) []LikeLine {
	mine := sortsOf(u.Source.Slice(u.Source.Said(u.Line)), func(w string) bool { return slices.Contains(u.Named, w) })
	in := blockOf(u.Source, u.Line)
	if len(mine) < 2 {
		return nil
	}
	for k, w := range mine {
		mine[k].stray = w.sort == "" || w.text == u.Refused && w.sort != aZone
	}
	counts := map[string]*LikeLine{}
	for _, o := range c.lines() {
		if d := len(strings.Fields(o.text)) - len(mine); o.in != in || d < 0 || d > mostLacking {
			continue
		}
		of := sortsOf(o.text, anyName)
		l, ok := aligned(mine, of)
		if !ok {
			l, ok = reordered(mine, of)
		}
		if !ok {
			continue
		}
		had := counts[l.Text]
		if had == nil {
			had = &l
			had.zones = map[string]int{}
			counts[l.Text] = had
		}
		had.Lines++
		if l.zone >= 0 {
			had.zones[of[l.zone].text]++
		}
	}
	var out []LikeLine
	for _, l := range counts {
		switch {
		case l.Lines < 2 && len(l.Missing) > 0: // a game of its own
		case l.zone < 0:
			out = append(out, *l)
		default:
			out = append(out, u.inEachZone(*l)...)
		}
	}
	slices.SortFunc(out, func(a, b LikeLine) int {
		fewer := cmp.Compare(len(a.Missing), len(b.Missing))
		return cmp.Or(fewer, cmp.Compare(b.Lines, a.Lines), cmp.Compare(a.Text, b.Text))
	})
	return out[:min(len(out), mostLike)]
}

// inEachZone writes each zone of the file for the one that a line does not say.
func (u *Unread) inEachZone(l LikeLine) (out []LikeLine) {
	for _, z := range u.Zones {
		words := strings.Fields(l.Text)
		words[l.zone] = z
		one := l
		one.Text = strings.Join(words, " ")
		one.Lines = l.zones[z]
		one.Missing = slices.Clone(l.Missing)
		one.Missing[slices.Index(one.Missing, aZone)] = z
		out = append(out, one)
	}
	return out
}

// aZone stands for a zone of the game.
const aZone = "*"

// A sortedWord is a word with what it is compared by.
type sortedWord struct {
	text string
	sort string // "" for a word that nobody knows
	idle bool   // a word of the language or of another game, which may be put in

	stray bool // it may stand for another
}

// standsFor reports whether a word may stand for another: none for its contrary, as `least` for
// `most`, and one that turns what is said round, as `none`, only for another such word.
func (w sortedWord) standsFor(other string) bool {
	return w.stray && !dsl.Contrary(w.text, other) && dsl.Turns(w.text) == dsl.Turns(other)
}

// anyName takes every word of another game that is none of the language for a name, mostly of a
// zone.
func anyName(string) bool { return true }

// sortsOf are the words of a line, which names zones by some words.
func sortsOf(text string, named func(string) bool) (out []sortedWord) {
	for w := range strings.FieldsSeq(strings.ToLower(text)) {
		k, known := dsl.LookUp(w)
		_, suit := cards.SuitNamed(k.Word)
		_, rank := cards.RankNamed(k.Word)
		is := sortedWord{text: w, sort: w, idle: true}
		switch {
		case w[0] >= '0' && w[0] <= '9':
			is = sortedWord{text: w, sort: "1"}
		case known && suit:
			is = sortedWord{text: w, sort: "suit"}
		case known && rank:
			is = sortedWord{text: w, sort: "rank"}
		case dsl.KindNamed(w) != dsl.NoKind, !known && named(w):
			is.sort = aZone
		case !known:
			is.sort = ""
		}
		out = append(out, is)
	}
	return out
}

// aligned writes a line as one of a game that has all of its words in their order, and few more; or
// all but one that nobody knows, and another in its place.
func aligned(mine, of []sortedWord) (LikeLine, bool) {
	l := LikeLine{zone: -1, Instead: len(mine) == len(of)}
	var words []string
	met := 0
	for k, o := range of {
		switch {
		case met < len(mine) && mine[met].sort == o.sort:
			words = append(words, mine[met].text)
			met++
			continue
		case !o.idle, o.sort == aZone && (l.Instead || l.zone >= 0),
			l.Instead && (met == len(mine) || !mine[met].standsFor(o.text)):
			return l, false
		case l.Instead:
			met++
		}
		put := o.text
		if o.sort == aZone {
			put, l.zone = aZone, k
		}
		words, l.Missing = append(words, put), append(l.Missing, put)
	}
	l.Text = strings.Join(words, " ")
	lacks := len(l.Missing)
	return l, met == len(mine) && lacks > 0 && met > lacks && (!l.Instead || lacks == 1)
}

// reordered writes a line as one of a game that has the same words in another order.
func reordered(mine, of []sortedWord) (l LikeLine, ok bool) {
	if len(mine) != len(of) {
		return l, false
	}
	left := slices.Clone(mine)
	var words []string
	for _, o := range of {
		k := slices.IndexFunc(left, func(m sortedWord) bool { return m.sort == o.sort })
		if k < 0 {
			return l, false
		}
		words = append(words, left[k].text)
		left = slices.Delete(left, k, k+1)
	}
	return LikeLine{Text: strings.Join(words, " "), zone: -1}, true
}
