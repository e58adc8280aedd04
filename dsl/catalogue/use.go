package catalogue

import (
	"slices"

	"pat/dsl"
	"pat/dsl/rules"
)

// This file answers how the games of a library use the language.

// A Use tells how a collection of games uses the language: which words serve, and how long files
// are.
type Use struct {
	Files    map[string][]string // by word, the ids of the files that write it themselves
	Games    map[string][]string // by word, the ids of the games whose rules hold it, inherited lines included
	Complete []int               // lines of each file that is no variant, blank lines and comments not counted; sorted
	Variants []int               // lines of each variant; sorted
}

// Use reads all files of a library. Files with mistakes are left out.
func (c Catalogue) Use() *Use {
	u := &Use{Files: map[string][]string{}, Games: map[string][]string{}}
	for _, id := range c.IDs() {
		f, err := c.Open(id, nil)
		if err != nil {
			continue
		}
		sheet, ds := rules.LoadFile(c.Library, f)
		if ds.Errors() > 0 {
			continue
		}
		file, _ := dsl.Parse(f.Name, f.Text, sheet.Names, nil)
		own := map[string]bool{}
		n := count(file.Lines, file.Blocks, own)
		all := map[string]bool{}
		count(sheet.Lines, sheet.Blocks, all)
		for _, e := range file.Examples { // never inherited either
			e.AddWords(own)
			e.AddWords(all)
		}
		for w := range all {
			if !rules.Inherits(w) && !own[w] {
				delete(all, w)
			}
		}
		for w := range own {
			u.Files[w] = append(u.Files[w], id)
		}
		for w := range all {
			u.Games[w] = append(u.Games[w], id)
		}
		if len(sheet.Parents) > 0 {
			u.Variants = append(u.Variants, n)
		} else {
			u.Complete = append(u.Complete, n)
		}
	}
	slices.Sort(u.Complete)
	slices.Sort(u.Variants)
	return u
}

// count adds the words of lines and blocks to a set, and counts the lines.
func count(lines []*dsl.Line, blocks []*dsl.Block, set map[string]bool) int {
	n := 0
	for l := range dsl.EveryLine(lines, blocks) {
		l.AddWords(set)
		n++
	}
	return n
}

// Median is the middle of some sorted numbers, of two the lower; 0 of none.
func Median(sorted []int) int {
	if len(sorted) == 0 {
		return 0
	}
	return sorted[(len(sorted)-1)/2]
}
