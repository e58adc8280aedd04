package check

import (
	"strings"

	"pat/dsl"
	"pat/dsl/corpus"
)

// This file looks for what was meant by a line that cannot be read among the lines of games that it
// nearly is: where the words alone leave open which of several is meant, the rest of the file says
// it, for all others bring a finding.

// unread are the findings of lines that cannot be read.
var unread = map[string]bool{
	"expected-word": true, "unknown-word": true, "unknown-name": true, "other-book-word": true, "extra-words": true,
}

// complete proposes lines of games for one that cannot be read and to which nothing is proposed but
// examples.
func (t *trial) complete(d *dsl.Diagnostic) {
	src := t.sheet.Source()
	if !unread[d.Name] || d.Span.Pos.Filename != src.Name || d.About.Several {
		return
	}
	for _, o := range d.Offers {
		if !strings.HasPrefix(o.Says, "for example: ") {
			return
		}
	}
	n := d.Span.Pos.Line
	at := src.Said(n)
	var found []dsl.Offer
	for _, l := range t.games.LikeLines(t.unread(n, t.word(d))) {
		if l.Instead && d.Name == "unknown-name" {
			continue // the name of something that is missing
		}
		if l.Lines == 0 && len(found) > 0 {
			continue // no game says that zone there
		}
		if t.n >= mostTried {
			return // there may be more
		}
		o := dsl.WholeLine(l.Text, dsl.Fix{Span: at, Text: l.Text})
		if _, clean := t.cures(d, o); !clean {
			continue
		}
		if len(l.Missing) > 0 {
			o = o.If(lacks(l))
		} else if len(found) == 0 {
			d.Name, d.Message, d.Label = "word-order", "the words of the line stand in another order", ""
			d.Span = at
		}
		found = append(found, o)
	}
	if len(found) > 0 {
		d.Offers, d.Help = found[:min(len(found), mostOffered)], ""
	}
}

// unread is a line that cannot be read, with the word that the grammar refuses.
func (t *trial) unread(n int, refused string) *corpus.Unread {
	u := &corpus.Unread{Source: t.sheet.Source(), Line: n, Refused: refused, Named: t.sheet.Names.List("zone")}
	for _, z := range t.sheet.Zones {
		u.Zones = append(u.Zones, z.Title())
	}
	return u
}

// lacks says which words a line does not have that a line of games has.
func lacks(l corpus.LikeLine) string {
	said := "`" + strings.Join(l.Missing, "` and `") + "`"
	switch {
	case l.Instead:
		return said + " is meant"
	case len(l.Missing) > 1:
		return said + " are missing"
	}
	return said + " is missing"
}
