package prose

import (
	"slices"
	"strings"

	"pat/dsl"
	"pat/dsl/rules"
)

// This file answers what stands on the table before a card is dealt. The stock, if the deal leaves
// one, and a single waste stand beside the rest, as on a real table.

// layout tells which zones there are and how their piles lie.
func (t *teller) layout(p *page) {
	var ws, beside []string
	for _, z := range byKind(t.Sheet) {
		switch {
		case z.Kind == dsl.Stock && !t.stands():
		case z.Kind == dsl.Stock:
			beside = append([]string{zoneName(t.Sheet, z).text + t.lies(z)}, beside...)
		case z.Kind == dsl.Waste && z.Piles == 1:
			beside = append(beside, zoneName(t.Sheet, z).text+t.lies(z))
		default:
			ws = append(ws, t.zoneSize(z))
		}
	}
	var text []string
	if ws != nil {
		text = append(text, "the table has "+dsl.Listed(ws, "and"))
	}
	if beside != nil {
		verb := " is "
		if len(beside) > 1 {
			verb = " are "
		}
		text = append(text, "beside it"+verb+clauses(beside, "and"))
	}
	text = append(text, t.undealt())
	p.para(sentences(text))
	for _, z := range byKind(t.Sheet) {
		t.shape(p, z)
	}
}

// lies tells which way the cards of a stock or waste face.
func (t *teller) lies(z *rules.Zone) string {
	switch {
	case z.Kind.Facing() != dsl.FaceDown:
		return ", face up"
	case z.Open() != nil:
		return ", face down but for its top card"
	}
	return ", face down"
}

// zoneSize is a zone with its number of piles. Zones that go by their piles are counted, "four
// cells"; others are one thing, "a tableau of seven piles".
func (t *teller) zoneSize(z *rules.Zone) string {
	n := pileNoun(t.Sheet, z)
	_, byPiles := z.Kind.Whole(2)
	switch {
	case byPiles:
		if z.Piles == 1 {
			return a(n.one)
		}
		return number(z.Piles) + " " + n.many
	case z.Rows > 1 && z.Picture == nil:
		return a(prefix(t.Sheet, z)+z.Kind.String()) + " of " + number(z.Rows) + " rows of " +
			count(z.Columns, "place", "places")
	case z.Piles == 1 && !z.Kind.Shifts():
		return a(prefix(t.Sheet, z)+z.Kind.String()) + " of one pile"
	}
	places := "piles"
	if drawn(z) {
		places = "places"
	}
	return a(prefix(t.Sheet, z)+z.Kind.String()) + " of " + count(z.Piles, strings.TrimSuffix(places, "s"), places)
}

// shape tells more of a zone: its picture, the suits of its piles, how places are counted. The
// order of the places matters to a reader because a deal fills them in it.
func (t *teller) shape(p *page, z *rules.Zone) {
	var text []string
	if z.Suits != nil || z.AnySuit() {
		switch twins := t.suitedAlike(z); {
		case len(twins) < 2:
			text = append(text, t.suitsOf(z))
		case twins[0] == z:
			text = append(text, t.suitsOf(twins...))
		}
	}
	if z.Rows > 1 && z.Picture == nil {
		text = append(text, "rows are counted from the top, columns from the left, and the places of "+
			zoneName(t.Sheet, z).text+" row by row")
		if z.Covered() != nil {
			text = append(text, coveredBy("the place straight below it"))
		}
	}
	if z.Picture == nil {
		p.para(sentences(text))
		return
	}
	text = append(text, "the "+count(z.Piles, "place", "places")+" of "+zoneName(t.Sheet, z).text+" lie like this")
	lines, ok := drawing(z)
	if !ok {
		text[len(text)-1] = "the places of " + zoneName(t.Sheet, z).text + " lie in " +
			count(len(lines), "row", "rows") + ", in steps of half a card from the left: " + strings.Join(lines, "; ")
		p.para(sentences(text))
	} else {
		p.para(sentences(text[:len(text)-1]))
		p.para(sentence(text[len(text)-1] + ":"))
		p.picture(lines)
	}
	if z.Covered() != nil {
		p.para(sentence(coveredBy("any place of the next row that stands straight below it or half a card to the " +
			"left or right")))
	}
	p.para("The places are counted from the top row down, each row from left to right.")
}

// coveredBy tells what a covered place is, by which it is covered.
func coveredBy(places string) string {
	return "each row overlaps the row above it: a place is covered as long as a card lies on " + places +
		"; a covered card can neither be moved nor be built on"
}

// drawing is a picture with a star for every place; where it is too wide, a list of rows. A column
// of a picture is half a card wide, so that a card can lie across two below it; not ok is the list
// of rows.
func drawing(z *rules.Zone) ([]string, bool) {
	if z.Columns > Width-8 {
		rows := make([][]string, z.Rows)
		for _, pl := range z.Picture {
			if pl.Row <= len(rows) {
				rows[pl.Row-1] = append(rows[pl.Row-1], digit(pl.Column))
			}
		}
		var out []string
		for i, r := range rows {
			out = append(out, "row "+digit(i+1)+" at "+dsl.Listed(r, "and"))
		}
		return out, false
	}
	rows := make([][]byte, z.Rows)
	for i := range rows {
		rows[i] = []byte(strings.Repeat(" ", z.Columns))
	}
	for _, pl := range z.Picture {
		if pl.Row <= len(rows) && pl.Column <= z.Columns {
			rows[pl.Row-1][pl.Column-1] = '*'
		}
	}
	var out []string
	for _, r := range rows {
		out = append(out, string(r))
	}
	return out, true
}

// suitedAlike are the zones whose piles are for the same suits in the same order, if that can be
// told of all of them at once.
func (t *teller) suitedAlike(z *rules.Zone) []*rules.Zone {
	var out []*rules.Zone
	for _, o := range t.Zones {
		if len(o.Suits) > 1 && slices.Equal(o.Suits, z.Suits) && receives(o) && o.Rows < 2 && o.Picture == nil {
			out = append(out, o)
		}
	}
	if !slices.Contains(out, z) {
		return nil
	}
	return out
}

// suitsOf tells which pile or row is for which suit, of one zone or of several alike.
func (t *teller) suitsOf(zs ...*rules.Zone) string {
	z := zs[0]
	var ws, too []string
	for _, s := range z.Suits {
		ws = append(ws, s.String())
	}
	for _, o := range zs[1:] {
		too = append(too, "the "+pileNoun(t.Sheet, o).many)
	}
	what := pileNoun(t.Sheet, z)
	if z.Rows > 1 {
		what = noun{"row of " + zoneName(t.Sheet, z).text, "rows of " + zoneName(t.Sheet, z).text}
	}
	switch {
	case len(ws) == 0:
		return "no " + what.one + " is kept for one suit"
	case len(ws) == 1 && receives(z):
		return "the " + what.one + " is for " + ws[0] + " only"
	case len(ws) == 1:
		return "the " + what.one + " is that of " + ws[0]
	case !receives(z): // the suits only say where cards belong
		return "the " + what.many + " are, in order, those of " + dsl.Listed(ws, "and")
	}
	text := "the " + what.many + " are, in order, for " + dsl.Listed(ws, "and")
	if too != nil {
		text += ", and so are " + dsl.Listed(too, "and")
	}
	return text + "; no card of another suit may be played there"
}

// undealt tells which zones get no cards in the deal. The stock is not among them: it holds what is
// not dealt.
func (t *teller) undealt() string {
	got := map[*rules.Zone]bool{}
	for _, st := range t.Deals {
		path, _ := rules.PathOf(st)
		for _, p := range path.To {
			for _, z := range p.Zones {
				got[z] = true
			}
		}
	}
	var ws []string
	for _, z := range byKind(t.Sheet) {
		if !got[z] && z.Kind != dsl.Stock {
			ws = append(ws, zoneName(t.Sheet, z).text)
		}
	}
	if ws == nil || len(t.Deals) == 0 {
		return ""
	}
	return "nothing is dealt to " + dsl.Listed(ws, "or")
}
