package table

import (
	"cmp"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"io/fs"
	"path"
	"slices"
	"strings"
	"sync"
	"unicode/utf16"

	"pat/dsl"
	"pat/dsl/catalogue"
	"pat/dsl/rules"
	"pat/interp/findings"
	"pat/interp/worked"
)

// This file answers what there is to say of a rule file: its findings, its pieces, its name; and
// which games the library has.

// A book is a rule file that was read.
type book struct {
	key    string // tells books apart
	name   string // of the file
	text   string // as it was given
	file   *dsl.Source
	sheet  *rules.Sheet
	errors int                    // for which it cannot be played
	judged func() dsl.Diagnostics // all that is to be said of it
}

// book reads the rule file that a request names or brings.
func (d *Desk) book(r *Request) (*book, *Fault) {
	f := &rules.File{Name: cmp.Or(r.Name, "my"+rules.Ext), Text: []byte(r.Text)}
	if r.Game != "" {
		var err error
		if f, err = d.Library.Open(r.Game, nil); err != nil {
			return nil, d.unknown(r.Game, err)
		}
	}
	sum := sha256.Sum256(f.Text)
	key := f.Name + "\n" + hex.EncodeToString(sum[:])
	if b := d.memo.book(key); b != nil {
		return b, nil
	}
	b := &book{key: key, name: f.Name, text: string(f.Text)}
	if d.proved(r) {
		var loaded dsl.Diagnostics
		b.sheet, loaded = rules.LoadFile(d.Library, f)
		b.errors = loaded.Errors()
		b.judged = sync.OnceValue(func() dsl.Diagnostics {
			_, ds := findings.OfRules(d.Library, f)
			return ds
		})
	} else {
		var ds dsl.Diagnostics
		b.sheet, ds = findings.OfRules(d.Library, f)
		b.errors = ds.Errors() // a game can be played whatever is wrong with its examples
		if r.Game == "" {
			ds = append(ds, worked.Judge(b.sheet, ds)...).Sort()
		}
		b.judged = func() dsl.Diagnostics { return ds }
	}
	b.file = b.sheet.Sources[f.Name]
	if b.file == nil {
		b.file = dsl.NewSource(f.Name, f.Text)
	}
	d.memo.keepBook(b)
	return b, nil
}

// proved reports whether a request names a game that everybody has: it has no mistakes, so that it
// is judged only for who asks.
func (d *Desk) proved(r *Request) bool {
	return r.Game != "" && !d.own(r.Game)
}

// own reports whether a game is a file of the user.
func (d *Desk) own(id string) bool { return d.Own != nil && d.Own(id) }

// unknown says that the library has no such game, and which may be meant.
func (d *Desk) unknown(name string, err error) *Fault {
	if ids := catalogue.Of(d.Library).Named(name); len(ids) == 1 {
		return fault(NoGame, "there is no game %s; did you mean %s?", name, ids[0])
	}
	if near := catalogue.Of(d.Library).Meant(name); near != "" {
		return fault(NoGame, "there is no game %s; did you mean %s?", name, near)
	}
	if !errors.Is(err, rules.ErrNotFound) && !errors.Is(err, fs.ErrNotExist) {
		return fault(NoGame, "the game %s cannot be read", name)
	}
	return fault(NoGame, "there is no game %s", name)
}

// tell answers what is asked of the file itself.
func (b *book) tell(a *Response, r *Request, lib *rules.Library) {
	a.Title = dsl.Visible(b.sheet.Title)
	a.Rules = b.sheet.Hash()
	if len(b.sheet.Parents) > 0 {
		a.Parent = dsl.Visible(rules.ID(b.sheet.Parents[0]))
	}
	if r.wants(WantText) {
		a.Text = b.text
	}
	if r.wants(WantFindings) || b.errors > 0 {
		a.Findings = b.findings()
	}
	if r.wants(WantTokens) {
		a.Tokens = b.tokens()
	}
	if r.wants(WantCompletions) && r.Cursor != nil {
		a.Completions = b.completions(lib, *r.Cursor)
	}
}

// mistakes says in a sentence that the file has some.
func (b *book) mistakes() string {
	return dsl.Capital(dsl.Visible(path.Base(b.name))) + " has " + dsl.Many(b.errors, "mistake") + "."
}

// A Finding is something to say of a place in a rule file. From and To count as browsers do, in
// 16-bit units of the text; they are 0 where it is not about this file.
type Finding struct {
	Line    int      `json:"line"` // from 1
	Col     int      `json:"col"`  // from 1, in characters
	From    int      `json:"from"`
	To      int      `json:"to"`
	Level   string   `json:"level"` // error, warning or note
	Name    string   `json:"name"`  // as in `pat explain NAME`
	Message string   `json:"message"`
	Label   string   `json:"label,omitempty"`
	Notes   []string `json:"notes,omitempty"`
	Help    string   `json:"help,omitempty"`
	File    string   `json:"file,omitempty"` // where it is not the file of the request
	Fixes   []Fix    `json:"fixes,omitempty"`
}

// A Fix replaces what stands between two places of the text.
type Fix struct {
	From int    `json:"from"`
	To   int    `json:"to"`
	Text string `json:"text"`
}

// findings lists what is wrong with a file: errors first where there are many.
func (b *book) findings() []Finding {
	ds := slices.Clone(b.judged())
	if len(ds) > dsl.Shown {
		slices.SortStableFunc(ds, func(x, y *dsl.Diagnostic) int { return cmp.Compare(x.Level, y.Level) })
		ds = ds[:dsl.Shown]
	}
	out := []Finding{}
	for _, d := range ds {
		x := Finding{
			Line: d.Span.Pos.Line, Col: d.Span.Pos.Column, Level: d.Level.String(), Name: d.Name,
			Message: dsl.Visible(d.Message), Label: dsl.Visible(d.Label), Help: dsl.Visible(d.Advice()),
		}
		for _, n := range d.Notes { // a board has several lines
			x.Notes = append(x.Notes, dsl.Harmless(n))
		}
		if d.Span.Pos.Filename != b.name {
			x.File = dsl.Visible(b.sheet.Sources.Called(d.Span.Pos.Filename))
			out = append(out, x)
			continue
		}
		x.From, x.To = b.units(d.Span.Pos.Offset), b.units(d.Span.EndPos.Offset)
		var fixes []dsl.Fix
		if len(d.Offers) > 0 {
			fixes = d.Offers[0].Fixes
		}
		for _, f := range fixes {
			if f.Span.Pos.Filename == b.name {
				x.Fixes = append(x.Fixes, Fix{b.units(f.Span.Pos.Offset), b.units(f.Span.EndPos.Offset), f.Text})
			}
		}
		if len(x.Fixes) < len(fixes) {
			x.Fixes = nil // a cure is carried out whole or not at all
		}
		out = append(out, x)
	}
	return out
}

// units is an offset in the file in 16-bit units of the text that was given, which may begin with a
// mark that the file does not count.
func (b *book) units(offset int) int {
	offset = max(0, min(offset, len(b.file.Text)))
	n := 0
	for _, r := range b.file.Text[:offset] {
		n += max(1, utf16.RuneLen(r))
	}
	if strings.HasPrefix(b.text, "\uFEFF") {
		n++
	}
	return n
}

// A Token is a piece of a rule file that is coloured: where it begins and ends, in 16-bit units,
// and what it is.
type Token struct {
	From int    `json:"from"`
	To   int    `json:"to"`
	Kind string `json:"kind"` // head, word, name, number, card, text, comment or unknown
}

// shipped are the ids of the games on the last shelf, which are the same for everybody.
func (d *Desk) shipped() []string {
	all := d.Library.Shelves
	return (&rules.Library{Shelves: all[max(0, len(all)-1):]}).IDs()
}

// Listings are the games of the library as they stand in a list, in no order: each with its odds,
// and with what it is found by in its rules only if these are to be looked through.
func (d *Desk) Listings(inRules bool) (all []catalogue.Listing) {
	games := catalogue.Of(d.Library)
	for _, id := range games.IDs() {
		f, err := games.Open(id, nil)
		if err != nil {
			continue
		}
		x := catalogue.Listing{ID: id, Heading: games.Heading(f)}
		if inRules {
			x = games.Listing(id, f)
		}
		x.Title, x.First = cmp.Or(x.Title, id), slices.Index(d.First, id)+1
		if d.Odds != nil && !d.own(id) {
			if row, ok := d.Odds().Of(id); ok {
				x.Notes = row.Short()
			}
		}
		all = append(all, x)
	}
	return all
}

// games lists the games of the library by title, or only those that what was typed may mean, the
// best first; near is as in catalogue.Find.
func (d *Desk) games(typed string) (out []Listed, near string) {
	all := d.Listings(typed != "")
	slices.SortFunc(all, func(a, b catalogue.Listing) int {
		return cmp.Or(cmp.Compare(strings.ToLower(a.Title), strings.ToLower(b.Title)), cmp.Compare(a.ID, b.ID))
	})
	fits, near := catalogue.Find(all, typed)
	for _, i := range fits {
		x := &all[i]
		out = append(out, Listed{
			ID: x.ID, Title: dsl.Visible(x.Title), Also: visible(x.Also), Family: dsl.Visible(x.Family),
			Own: d.own(x.ID), Odds: x.Notes, First: x.First,
		})
	}
	return out, dsl.Visible(near)
}
