package rules

import (
	"fmt"
	"slices"
	"strings"

	"pat/dsl"
	"pat/dsl/mend"
)

// This file answers which files the rules of a game are made of: the file itself, and its ancestors
// as they are named or meant.

// MaxDepth is how many variants may build on one another.
const MaxDepth = 8

// loader reads a file and its ancestors.
type loader struct {
	lib   *Library
	srcs  dsl.Sources
	diags dsl.Diagnostics
	plain bool // lines that cannot be read are told, and not what was meant by them
}

// parse parses one file.
func (l *loader) parse(name string, text []byte, parents *dsl.Names) (*dsl.File, dsl.Diagnostics) {
	if l.plain {
		return dsl.Parse(name, text, parents, nil)
	}
	return mend.Parse(name, text, parents)
}

// An origin is what a file says that it is a variant of.
type origin struct {
	want    string   // the parent as it is named; "" if it is none
	at      dsl.Span // of the line that is meant to name it, where that cannot be read
	parent  *tree    // nil if there is none, or it cannot be had
	problem string   // why it cannot be had
	near    string   // the parent that is meant then
	help    string
}

// load parses a file, its parents first, and merges them. The parent is found before the file is
// parsed, for its names are words of the variant, too. chain is the files that have led here, the
// one that is asked for first: it tells circles and bounds the depth. A parent that cannot be had
// does not stop the rest; but what blocks seem to lack is then not told, for the parent may have
// it. What was read before and had nothing to be told of is not parsed again.
func (l *loader) load(f *File, chain []*File) *tree {
	if slices.ContainsFunc(chain, func(g *File) bool { return g.Name == f.Name }) {
		l.lib.apart(f)
	}
	chain = append(slices.Clip(chain), f)
	told := len(l.diags)
	from := origin{want: dsl.ParentName(f.Name, f.Text)}
	l.trace(&from, chain)
	if t := l.lib.known(f, from.parent); t != nil {
		l.srcs[f.Name] = t.file.Source
		return t
	}
	var file *dsl.File
	var ds dsl.Diagnostics
	if from.want == "" {
		file, ds = l.parse(f.Name, f.Text, nil)
		from.want, from.at = meantParent(file, ds)
		l.trace(&from, chain)
	}
	var names *dsl.Names
	if from.parent != nil {
		names = from.parent.file.Names
	}
	if file == nil || names != nil {
		file, ds = l.parse(f.Name, f.Text, names)
	}
	if !l.plain {
		ds = mend.Misnamed(file, names, ds, l.lib.Corpus().HasName)
	}
	if f.shelf > 0 {
		file.Source.Shelf = l.lib.Shelves[f.shelf-1].Label
	}
	l.srcs[file.Source.Name] = file.Source
	if from.problem != "" || from.want == "" && file.Line("variant") != nil {
		ds = orphaned(file, ds)
	}
	if from.problem != "" {
		ds = append(ds, from.told(file))
	}
	if len(chain) > 1 && ds.Errors() > 0 {
		// The mistakes of an ancestor are told when it is checked; here only that it has some.
		ds = dsl.Diagnostics{{
			Name: "variant-problem", Span: ds[0].Span,
			Message: fmt.Sprintf("`%s`, which `%s` is a variant of, has mistakes itself: %s", ID(f.Name),
				ID(chain[0].Name), ds[0].Message),
			Help: fmt.Sprintf("`pat check %s` tells them", f.Name),
		}}
	}
	if !l.plain {
		l.lib.Corpus().Show(file.Source, ds)
	}
	l.diags = append(l.diags, ds...)
	t := l.grow(file, &from)
	if len(l.diags) == told {
		l.lib.keep(f, from.parent, t)
	}
	return t
}

// trace finds the parent of the last file of a chain.
func (l *loader) trace(from *origin, chain []*File) {
	if from.want == "" {
		return
	}
	f := chain[len(chain)-1]
	of, err := l.lib.Open(from.want, f)
	switch {
	case err != nil && !IsPath(from.want) && from.want == ID(f.Name): // there is no other of its name
		from.problem = itself(chain, f)
	case err != nil:
		from.problem = fmt.Sprintf("there is no game `%s` to be a variant of", from.want)
		if from.near, from.help = l.meant(from.want); IsPath(from.want) {
			from.problem = fmt.Sprintf("the file `%s` cannot be read", from.want)
		}
	case slices.ContainsFunc(chain, of.is):
		from.problem = itself(chain, of)
	case len(chain) > MaxDepth:
		from.problem = fmt.Sprintf("variants may build on one another at most %d deep", MaxDepth)
	default:
		from.parent = l.load(of, chain)
	}
}

// told tells why the parent of a file cannot be had.
func (o *origin) told(file *dsl.File) *dsl.Diagnostic {
	d := &dsl.Diagnostic{Name: "variant-problem", Span: o.at, Message: o.problem, Help: o.help}
	if of, where := file.Parent(); of != "" {
		d.Span = where
	}
	if v := file.Line("variant"); o.near != "" && v != nil {
		cure := dsl.Instead(v.Span, "variant of "+o.near)
		cure.Sure = dsl.Slips(o.want, o.near) == 1
		d.Offer(cure)
	}
	return d
}

// orphaned leaves out what is found in a file for want of its parent: without the parent's names
// every name of it would look like a mistake, and what a block lacks, the parent may have.
func orphaned(file *dsl.File, ds dsl.Diagnostics) dsl.Diagnostics {
	file.Broken = true
	for _, b := range file.Blocks {
		b.Broken = true
	}
	v := file.Line("variant")
	return slices.DeleteFunc(ds, func(d *dsl.Diagnostic) bool {
		switch d.Name {
		case "expected-word", "unknown-name", "extra-words":
			return v == nil || d.Span.Pos.Line != v.Pos.Line
		}
		return false
	})
}

// grow is a file with what it has from its ancestors.
func (l *loader) grow(file *dsl.File, from *origin) *tree {
	t := &tree{file: file, broken: file.Broken}
	parent := from.parent
	if parent == nil {
		t.lines, t.blocks = file.Lines, file.Blocks
		if g := file.Line("game"); g != nil && g.Stmt != nil {
			t.family = g.Stmt.(*dsl.TextLine).Text
		}
		if from.want == "" && file.Line("variant") == nil {
			l.noWithout(file)
		}
		return t
	}
	t.family = parent.family
	t.parents = append([]string{parent.file.Source.Name}, parent.parents...)
	t.broken = t.broken || parent.broken
	m := &merger{loader: l, parent: parent, child: file, swapped: slices.Clone(parent.swapped)}
	m.merge(t)
	t.swapped = m.swapped
	return t
}

// meantParent is the parent that a file names in a line which cannot be read, `variation of
// klondike`, and the place of that line: the file is judged as if the cure that is told there were
// made. It is empty where there is no such line.
func meantParent(f *dsl.File, ds dsl.Diagnostics) (string, dsl.Span) {
	text := f.Source.Text
	for _, d := range ds {
		for _, o := range d.Offers {
			cured := dsl.Fixed(text, o.Fixes)
			if want := dsl.ParentName(f.Source.Name, []byte(cured)); want != "" {
				return want, d.Span
			}
		}
	}
	return "", dsl.Span{}
}

// meant says which game may be meant by a parent that is not there: by its title, by its file, with
// options.
func (l *loader) meant(want string) (id, help string) {
	all := l.lib.IDs()
	words := strings.Fields(strings.ReplaceAll(strings.ToLower(want), "=", " "))
	for n := len(words); n > 0; n-- {
		for i := 0; i+n <= len(words); i++ { // `the game klondike`
			id := strings.Trim(strings.ReplaceAll(strings.Join(words[i:i+n], "-"), "'", ""), ":-")
			id = strings.TrimSuffix(id, Ext)
			if !slices.Contains(all, id) {
				continue
			}
			if len(words) == i+n+2 {
				help = fmt.Sprintf("an option is fixed by a line of its own: `option %s %s`", words[i+n], words[i+n+1])
			}
			return id, help
		}
	}
	if n := dsl.Near(want, all); n != "" {
		return n, ""
	}
	return "", "ids are file names without .pat; `pat list` shows them"
}

// itself tells of files that are variants of one another: the last is a variant of one before it.
func itself(chain []*File, of *File) string {
	s := fmt.Sprintf("`%s` is a variant of itself: ", ID(chain[len(chain)-1].Name))
	for _, f := range chain {
		s += ID(f.Name) + " → "
	}
	return s + ID(of.Name)
}
