package editors

import (
	"regexp"
	"slices"
	"strings"

	"pat/dsl"
)

// words are the words of the language as editors colour them, all spellings of each.
type words struct {
	rules    []string // of rules
	kinds    []string // of zone
	cards    []string // ranks and suits
	examples []string // of worked examples alone
	titles   []string // that begin lines whose rest is text
}

// allWords sorts the table of words.
func allWords() (w words) {
	for _, k := range dsl.Keywords {
		all := append([]string{k.Word}, k.Also...)
		switch t := (dsl.Spot{}).Token(k.Word, ""); {
		case k.Tier == dsl.Worked:
			w.examples = append(w.examples, all...)
		case t.Type == dsl.TokRank || t.Type == dsl.TokSuit:
			w.cards = append(w.cards, all...)
		case t.Type == dsl.TokKind:
			w.kinds = append(w.kinds, all...)
		default:
			w.rules = append(w.rules, all...)
		}
	}
	for _, f := range dsl.Forms {
		if f.IsText() && f.Section == dsl.InFile && f.Lead != "variant" {
			w.titles = append(w.titles, f.Lead)
		}
	}
	return w
}

// exampleLeads are the words that begin lines of examples.
func exampleLeads() (out []string) {
	for _, f := range dsl.Forms {
		if f.Section == dsl.InExample && f.Lead != "" && !slices.Contains(out, f.Lead) {
			out = append(out, f.Lead)
		}
	}
	return out
}

// either is a regular expression for one of some words.
func either(ws []string) string {
	quoted := make([]string, len(ws))
	for i, w := range ws {
		quoted[i] = regexp.QuoteMeta(w)
	}
	return strings.Join(quoted, "|")
}

// wrapped breaks words into lines, with something before each.
func wrapped(ws []string, before string) string {
	var b strings.Builder
	line := before
	for _, w := range ws {
		if len(line)+len(w) > 96 && line != before {
			b.WriteString(line + "\n")
			line = before
		}
		line += " " + w
	}
	return b.String() + line + "\n"
}
