package manual

import (
	"cmp"
	"slices"
	"strings"

	"pat/dsl"
	"pat/dsl/mend"
)

// What is there to say of one word? Its meaning, how it is written, lines of shipped games that use
// it, and what it goes with; of a word that the language lacks, which one to use.

// Bounds of the page of a word.
const (
	mostLines  = 3
	mostWith   = 6
	mostItems  = 8 // a word of everywhere leads nowhere
	mostIdioms = 8
	mostForms  = 5 // of more kinds of line only the first words are told
)

// Word is the page of a word of the language, by any of its spellings, or of what usage lines write
// in capitals.
func (m *Manual) Word(word string) (*Page, bool) {
	if s := m.capitals(word); s != nil {
		return &Page{s}, true
	}
	k, ok := dsl.LookUp(strings.ToLower(word))
	if !ok {
		return nil, false
	}
	out := []*paragraph{
		{sort: heading, level: 2, text: strings.Join(append([]string{k.Word}, k.Also...), ", ")},
		{sort: prose, text: sentence(k.Meaning)},
	}
	out = append(out, m.linesWith(k)...)
	out = append(out, m.writtenWith(k)...)
	for _, e := range m.other(k.Word) {
		out = append(out, &paragraph{sort: prose, text: e.text})
	}
	if titles := m.howWith(k); len(titles) > 0 {
		title := "How do I say (pat help language how " + k.Word + ")"
		out = append(out, &paragraph{sort: heading, level: 3, text: title})
		for _, t := range titles {
			out = append(out, &paragraph{sort: item, mark: "-", text: t})
		}
	}
	return &Page{out}, true
}

// Other is what is said of a word, or of words, that other books use and the language lacks.
func (m *Manual) Other(word string) (*Page, bool) {
	if found := m.other(word); len(found) > 0 {
		return &Page{found}, true
	}
	one := func(w string) string { return strings.TrimSuffix(strings.ToLower(w), "s") }
	for _, p := range mend.Phrases() {
		met, say, _ := strings.Cut(p, ": ")
		if one(strings.TrimSuffix(met, "(s)")) == one(word) {
			text := sentence(strings.ReplaceAll(met, "(s)", "s") + ": " + say)
			return &Page{[]*paragraph{{sort: prose, text: text}}}, true
		}
	}
	return nil, false
}

// other finds the entries of other books for a word: those that name it before their colon.
func (m *Manual) other(word string) (found []*paragraph) {
	one := func(w string) string { return strings.TrimSuffix(strings.ToLower(strings.TrimSpace(w)), "s") }
	for _, p := range written("books") {
		names, _, ok := strings.Cut(p.text, ":")
		if p.sort != item || !ok {
			continue
		}
		if slices.ContainsFunc(strings.Split(plain(names), ","), func(n string) bool { return one(n) == one(word) }) {
			found = append(found, &paragraph{sort: prose, text: p.text})
		}
	}
	return found
}

// writtenWith are the kinds of line and the expressions that have a word.
func (m *Manual) writtenWith(k dsl.Keyword) (out []*paragraph) {
	var forms []*dsl.Form
	for _, f := range dsl.Forms {
		below := f.Section == dsl.InExample && k.Word == "example" // what may stand there
		if below || slices.Contains(usageWords(f.Usage), k.Word) {
			forms = append(forms, f)
		}
	}
	if len(forms) > mostForms && k.Word != "example" {
		out = append(out, &paragraph{sort: prose, text: "It stands in " + leads(forms) + "."})
		forms = slices.DeleteFunc(forms, func(f *dsl.Form) bool { return f.Lead != k.Word })
	}
	for _, f := range forms {
		out = append(out, &paragraph{sort: code, lines: usageLines(f.Usage)},
			&paragraph{sort: prose, text: sentence(f.Meaning) + only(f.Kinds)})
	}
	var items []*paragraph
	for _, s := range sections(written("reference")) {
		for _, p := range s[1:] {
			if p.sort == item && slices.Contains(usageWords(inCode(p.text)), k.Word) {
				items = append(items, &paragraph{sort: item, mark: "-", text: p.text})
			}
		}
	}
	if len(items) <= mostItems {
		out = append(out, items...)
	}
	if len(out) > 0 {
		out = append([]*paragraph{{sort: heading, level: 3, text: "How it is written"}}, out...)
	}
	return out
}

// leads are the kinds of line by how they begin.
func leads(forms []*dsl.Form) string {
	var quoted []string
	for _, f := range forms {
		lead := "steps that move cards"
		if f.Lead != "" {
			lead = "`" + f.Lead + "`"
		}
		if !slices.Contains(quoted, lead) {
			quoted = append(quoted, lead)
		}
	}
	return dsl.Listed(quoted, "and")
}

// linesWith are lines of shipped games that use a word, and the words they have beside it.
func (m *Manual) linesWith(k dsl.Keyword) []*paragraph {
	spellings := append([]string{k.Word}, k.Also...)
	var with []*real
	files := map[string]bool{}
	for _, r := range m.shipped(spellings...) {
		if r.words[k.Word] {
			with = append(with, r)
			for _, g := range r.games {
				files[g] = true
			}
		}
	}
	title := "In the files of " + dsl.Many(len(files), "shipped game") + ", among them"
	switch len(files) {
	case 1:
		title = "In the file of one shipped game"
	case 0: // the manual shows how it is used all the same
		title = "In no shipped game yet, but"
		for _, s := range m.idioms() {
			for _, r := range s.lines {
				if r.words[k.Word] {
					with = append(with, r)
				}
			}
		}
	}
	if len(with) == 0 {
		return nil
	}
	p := &paragraph{sort: code, info: []string{ofRules}}
	for _, r := range various(with, spellings, mostLines) {
		p.lines = append(p.lines, m.credited(r)...)
	}
	out := []*paragraph{
		{sort: heading, level: 3, text: title}, p,
	}
	if near := m.company(with, k.Word); len(near) > 0 {
		out = append(out, &paragraph{sort: prose, text: "It goes with `" + strings.Join(near, "`, `") + "`."})
	}
	return out
}

// company are the words that stand beside a word far more often than elsewhere, the most frequent
// first.
func (m *Manual) company(with []*real, word string) []string {
	m.wellKnown()
	count := map[string]int{}
	for _, r := range with {
		for w := range r.words {
			if k, ok := dsl.LookUp(w); ok && w != word && !joins(w) && k.Where != "rank" && k.Where != "suit" {
				count[w]++
			}
		}
	}
	var out []string
	for w, n := range count {
		const often, oftener = 8, 2 // in one line of so many; so many times as often as elsewhere
		if often*n >= len(with) && n > 1 && n*m.total > oftener*m.written[w]*len(with) {
			out = append(out, w)
		}
	}
	slices.SortFunc(out, func(a, b string) int {
		return cmp.Or(cmp.Compare(count[b], count[a]), cmp.Compare(a, b))
	})
	return out[:min(mostWith, len(out))]
}

// An idiom is an entry of the part that says how something is said, with its lines.
type idiom struct {
	title string
	lines []*real
}

// idioms reads them, once.
func (m *Manual) idioms() []*idiom {
	if m.said == nil {
		for _, s := range sections(written("how")) {
			if s[0].level == 3 {
				m.said = append(m.said, &idiom{s[0].text, s.samples()})
			}
		}
	}
	return m.said
}

// howWith are the titles of what is said with a word.
func (m *Manual) howWith(k dsl.Keyword) (titles []string) {
	for _, s := range m.idioms() {
		if slices.ContainsFunc(s.lines, func(r *real) bool { return r.words[k.Word] }) {
			titles = append(titles, s.title)
		}
	}
	if len(titles) > mostIdioms {
		return nil
	}
	return titles
}

// capitals is the section of the reference about a capital word of the usage lines.
func (m *Manual) capitals(word string) section {
	for _, s := range sections(written("reference")) {
		head, _, _ := strings.Cut(s[0].text, ":")
		if word == head || word+"S" == head {
			return s
		}
	}
	return nil
}

// inCode is what stands between the marks for code of a text.
func inCode(text string) string {
	var b strings.Builder
	for i, piece := range strings.Split(text, "`") {
		if i%2 == 1 {
			b.WriteString(piece + " ")
		}
	}
	return b.String()
}

// usageWords are the words of the language in a usage line.
func usageWords(usage string) []string {
	return strings.FieldsFunc(usage, func(r rune) bool { return (r < 'a' || r > 'z') && r != '-' })
}
