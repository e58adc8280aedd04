package manual

import (
	"fmt"
	"slices"
	"strings"

	"pat/dsl"
)

// Which parts are made from the tables of the language? The lines, each with one of a shipped game,
// and the words.

// places are the places of a line, as the reference calls them.
var places = []struct {
	title   string
	section dsl.Section
}{
	{"Lines of the file (first column)", dsl.InFile},
	{"Blocks (first column)", dsl.AtHead},
	{"Lines of a zone (indented)", dsl.InZone},
	{"Steps: in deal, may and after (indented)", dsl.InStep},
	{"Lines of an example (indented)", dsl.InExample},
}

// forms lists all kinds of line.
func (m *Manual) forms() (out []*paragraph) {
	all := m.shipped()
	for _, place := range places {
		out = append(out, &paragraph{sort: heading, level: 2, text: place.title})
		for _, f := range dsl.Forms {
			if f.Section != place.section {
				continue
			}
			out = append(out, &paragraph{sort: code, lines: usageLines(f.Usage)},
				&paragraph{sort: prose, text: sentence(f.Meaning) + only(f.Kinds)})
			if r := m.specimen(all, f); r != nil {
				out = append(out, &paragraph{sort: code, info: []string{ofRules}, lines: m.credited(r)})
			}
		}
	}
	return out
}

// only says in which kinds of zone alone a line stands.
func only(kinds []dsl.Kind) string {
	if kinds == nil {
		return ""
	}
	var names []string
	for _, k := range kinds {
		names = append(names, "`"+k.String()+"`")
	}
	return " Only in " + strings.Join(names, ", ") + "."
}

// specimen is a line of a form: one that many shipped games have, or a short one; where none has
// it, one of a sample.
func (m *Manual) specimen(all []*real, f *dsl.Form) *real {
	found := best(all, f)
	for _, s := range m.idioms() {
		if found == nil {
			found = best(s.lines, f)
		}
	}
	return found
}

func best(all []*real, f *dsl.Form) (found *real) {
	for _, r := range all {
		lead, _, _ := strings.Cut(r.line, " ")
		if f.Lead == "" && strings.Trim(lead, "0123456789") == "" { // it begins with how many
			lead = ""
		}
		if lead == f.Lead && r.stands(f) && (found == nil || better(r, found)) {
			found = r
		}
	}
	return found
}

// stands reports whether a line stands where a form does.
func (r *real) stands(f *dsl.Form) bool {
	zone := dsl.KindNamed(r.block) != dsl.NoKind
	switch f.Section {
	case dsl.InZone:
		return zone && (f.Kinds == nil || slices.Contains(f.Kinds, dsl.KindNamed(r.block)))
	case dsl.InStep:
		return r.block != "" && !zone
	case dsl.InExample:
		return false
	default:
		return r.block == ""
	}
}

// words lists the words of the language.
func (m *Manual) words() (out []*paragraph) {
	rows := [][]string{{"word", "meaning, and where it stands"}}
	for _, k := range dsl.Keywords {
		rows = append(rows, []string{
			"`" + strings.Join(append([]string{k.Word}, k.Also...), "`, `") + "`", k.Meaning + " (" + k.Where + ")",
		})
	}
	return append(out, &paragraph{sort: table, rows: rows})
}

// sentence makes a phrase of a table one.
func sentence(phrase string) string {
	if phrase == "" {
		return ""
	}
	first := phrase[:1]
	if !strings.HasPrefix(phrase, "`") {
		first = strings.ToUpper(first)
	}
	return fmt.Sprintf("%s%s.", first, strings.TrimSuffix(phrase[1:], "."))
}
