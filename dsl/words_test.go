package dsl

import (
	"regexp"
	"slices"
	"strings"
	"testing"
)

// The keyword table and the grammar hold the same words.
func TestKeywordsAreTheGrammar(t *testing.T) {
	inGrammar := map[string]bool{}
	for _, m := range regexp.MustCompile(`"([^"]+)"`).FindAllStringSubmatch(root().String(), -1) {
		inGrammar[m[1]] = true
	}
	for _, f := range Forms { // text lines are read by hand, and examples
		inGrammar[f.Lead] = inGrammar[f.Lead] || f.IsText() && f.Lead != ""
		for _, w := range regexp.MustCompile("[a-z]+").FindAllString(f.Usage, -1) {
			inGrammar[w] = inGrammar[w] || f.Section == InExample || f.Lead == exampleLead
		}
	}
	for w, in := range inGrammar {
		if !in {
			continue
		}
		if _, ok := LookUp(w); !ok {
			t.Errorf("%q is in the grammar and not in the keyword table", w)
		}
	}
	for _, k := range Keywords {
		switch {
		// types of token of their own
		case rankWords[k.Word] != "", suitWords[k.Word] != "", KindNamed(k.Word) != NoKind:
		case !inGrammar[k.Word]:
			t.Errorf("%q is in the keyword table and not in the grammar", k.Word)
		}
		if k.Meaning == "" || k.Where == "" || k.Tier == "" {
			t.Errorf("the entry of %q has gaps", k.Word)
		}
		if KindNamed(k.Word) == NoKind && len(strings.Fields(k.Meaning)) < 4 {
			t.Errorf("what is said of %q teaches nothing: %s", k.Word, k.Meaning)
		}
	}
}

// No word stands twice in the table.
func TestKeywordsOnce(t *testing.T) {
	seen := map[string]bool{}
	for _, k := range Keywords {
		for _, w := range append([]string{k.Word}, k.Also...) {
			if seen[w] {
				t.Errorf("%q stands twice", w)
			}
			seen[w] = true
		}
	}
}

// Every form's usage line names only words of the language, placeholders apart, and begins with its
// lead.
func TestUsageLines(t *testing.T) {
	for _, f := range Forms {
		if f.Lead != "" && !strings.HasPrefix(f.Usage, f.Lead) {
			t.Errorf("the usage of %q begins otherwise: %s", f.Lead, f.Usage)
		}
		for _, w := range strings.FieldsFunc(f.Usage, func(r rune) bool { return (r < 'a' || r > 'z') && r != '-' }) {
			if _, ok := LookUp(w); !ok && !slices.Contains([]string{"a", "NAME"}, w) {
				t.Errorf("usage %q: %q is no word of the language", f.Usage, w)
			}
		}
		if f.Meaning == "" {
			t.Errorf("%q has no meaning", f.Usage)
		}
	}
}
