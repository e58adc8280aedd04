package check

import (
	"fmt"
	"slices"

	"pat/dsl"
)

// This file looks for a line that stands twice in one block, of which one puts the file right by
// going: that is likelier than that a number of another line is wrong.

// twice proposes to a finding at one of two lines that are alike, or else to the first, to remove
// one of them. It returns what is answered so.
func (t *trial) twice(all dsl.Diagnostics) map[*dsl.Diagnostic]bool {
	if all.Errors()+all.Warnings() == 0 || t.cost > 1 {
		return nil
	}
	src := t.sheet.Source()
	var found []dsl.Offer
	var at [][2]int
	for _, b := range t.blocksOfFile() {
		for i, n := range b {
			said := src.Slice(src.Said(n))
			first := slices.IndexFunc(b[:i], func(o int) bool { return src.Slice(src.Said(o)) == said })
			if first < 0 {
				continue
			}
			o := src.Cut(n, n, fmt.Sprintf("line %d, `%s`", n, said)).If("the line is one too many")
			same := func(p dsl.Offer) bool { return t.text(p) == t.text(o) }
			if t.n >= mostTried || slices.ContainsFunc(found, same) {
				continue
			}
			if is := t.after(o).found; is.Errors()+is.Warnings() == 0 {
				found, at = append(found, o), append(at, [2]int{b[first], n})
			}
		}
	}
	if len(found) != 1 {
		return nil
	}
	i := slices.IndexFunc(all, func(d *dsl.Diagnostic) bool {
		n := d.Span.Pos.Line
		return d.Level != dsl.Note && d.Span.Pos.Filename == src.Name && (n == at[0][0] || n == at[0][1])
	})
	if i < 0 {
		i = slices.IndexFunc(all, func(d *dsl.Diagnostic) bool { return d.Level != dsl.Note })
	}
	if len(all[i].Certain()) > 0 {
		return nil
	}
	if own := all[i].Offers; all[i].Name == "no-effect" && len(own) > 1 && writes(own[0]) && t.cleans(all[i], own[0]) {
		return map[*dsl.Diagnostic]bool{all[i]: true} // what else is done nowhere comes before
	}
	t.foremost(all[i], found)
	return map[*dsl.Diagnostic]bool{all[i]: true}
}

// blocksOfFile are the lines of each block of the file, by their numbers.
func (t *trial) blocksOfFile() (out [][]int) {
	src := t.sheet.Source()
	for n := 1; n <= src.Lines(); n++ {
		text := src.Line(n)
		switch {
		case src.Slice(src.Said(n)) == "", src.InExample(n):
		case text[0] != ' ' && text[0] != '\t':
			out = append(out, nil)
		case len(out) > 0:
			out[len(out)-1] = append(out[len(out)-1], n)
		}
	}
	return out
}

// foremost puts cures of all of a file before those of a finding, of which those stay that put all
// right as well and give nothing up.
func (t *trial) foremost(d *dsl.Diagnostic, cures []dsl.Offer) {
	own := d.Offers
	d.Offers = cures
	for _, o := range own {
		same := func(p dsl.Offer) bool { return t.text(p) == t.text(o) }
		if !writes(o) || !t.cleans(d, o) || slices.ContainsFunc(d.Offers, same) {
			continue
		}
		if o.Sure = false; !o.Hedged() {
			o = o.If("not")
		}
		d.Offers = append(d.Offers, o)
	}
	d.Offers, d.Help = d.Offers[:min(len(d.Offers), mostOffered)], ""
}
