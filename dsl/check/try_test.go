package check_test

import (
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"pat/dsl"
	"pat/dsl/check"
	"pat/dsl/rules"
	"pat/games"
)

// TestAdviceEnds follows the first cure of a wrong file, then the first of what that leaves, and so
// on: it ends, and never comes back to a text that it has left.
func TestAdviceEnds(t *testing.T) {
	lib := library(nil)
	cured := 0
	follow := func(m *mutant) {
		text, ds := m.text, m.found
		for seen := []string{text}; ; seen = append(seen, text) {
			i := slices.IndexFunc(ds, func(d *dsl.Diagnostic) bool {
				return len(d.Certain()) > 0 && d.Certain()[0].Span.Pos.Filename == m.name
			})
			if i < 0 {
				return
			}
			cured++
			text = dsl.Fixed(text, ds[i].Certain())
			if slices.Contains(seen, text) || len(seen) > 20 {
				t.Errorf("%s: %q leads round to\n%s", m.name, ds[i].Advice(), text)
				return
			}
			_, ds = judge(lib, m.name, text)
		}
	}
	for i, m := range mutants() {
		if i%3 == 0 {
			follow(m)
		}
	}
	if cured < 50 {
		t.Errorf("only %d cures are followed", cured)
	}
}

// TestOffersAreKept takes up every offer of wrong files and of shipped games written wrong in one
// place: the finding goes, and nothing as bad comes that was not there.
func TestOffersAreKept(t *testing.T) {
	kept := 0
	try := func(lib *rules.Library, m *mutant) {
		for _, d := range m.found {
			for _, o := range d.Offers {
				kept++
				if o.Says == "" || len(o.Fixes) == 0 {
					t.Fatalf("%s: an offer of nothing for: %s", m.name, d.Message)
				}
				cured := dsl.Fixed(m.sheet.Source().Text, o.Fixes)
				s, after := rules.Load(lib, m.name, []byte(cured))
				if fault := worse(m.found, append(after, check.Check(s)...), d); fault != nil {
					t.Errorf("%s:%d: %s\n%s\nleads to line %d: %s\n%s", m.name, d.Span.Pos.Line, d.Message, o.Says,
						fault.Span.Pos.Line, fault.Message, cured)
				}
			}
		}
	}
	files, _ := filepath.Glob(errorsDir + "/*.pat")
	for _, f := range files {
		text, err := os.ReadFile(f)
		if err != nil {
			t.Fatal(err)
		}
		lib, m := library(os.DirFS(errorsDir)), &mutant{name: filepath.Base(f), text: string(text)}
		m.sheet, m.found = judge(lib, m.name, m.text)
		try(lib, m)
	}
	lib := library(nil)
	for i, m := range mutants() {
		if i%20 == 0 || i%5 == 0 && !testing.Short() {
			try(lib, m)
		}
	}
	if kept < 200 {
		t.Errorf("only %d offers are taken up", kept)
	}
}

// worse is a finding after a change that is that which was to go, or as bad as it and was not
// there. Where there were other mistakes they may have hidden what is told now.
func worse(before, after dsl.Diagnostics, d *dsl.Diagnostic) *dsl.Diagnostic {
	digits := regexp.MustCompile(`\d+`)
	same := func(x *dsl.Diagnostic) string { return x.Name + digits.ReplaceAllString(x.Message, "") }
	count, names := map[string]int{}, map[string]bool{}
	for _, x := range before {
		count[same(x)]++
		names[x.Name] = names[x.Name] || x != d // a finding of the name may be said otherwise now
	}
	count[same(d)]--
	others := before.Errors()
	if d.Level == dsl.Error {
		others--
	}
	for _, x := range after {
		k := same(x)
		count[k]--
		switch {
		case count[k] >= 0:
		case k == same(d), x.Level <= d.Level && others == 0 && !names[x.Name]:
			return x
		}
	}
	return nil
}

// TestHelpOnlyExplains holds what findings say beside their offers to explaining: a change of the
// text is an offer, so that it is tried.
func TestHelpOnlyExplains(t *testing.T) {
	told := 0
	hold := func(name string, ds dsl.Diagnostics) {
		for _, d := range ds {
			if d.Help == "" {
				continue
			}
			told++
			plain := quoted.ReplaceAllString(d.Help, "``")
			if m := instructs.FindString(plain); m != "" {
				t.Errorf("%s: %s: its help instructs (%q): %s", name, d.Message, m, d.Help)
			}
		}
	}
	files, _ := filepath.Glob(errorsDir + "/*.pat")
	for _, f := range files {
		text, err := os.ReadFile(f)
		if err != nil {
			t.Fatal(err)
		}
		_, ds := judge(library(os.DirFS(errorsDir)), filepath.Base(f), string(text))
		hold(filepath.Base(f), ds)
	}
	for _, m := range mutants() {
		hold(m.name, m.found)
	}
	if told < 100 {
		t.Errorf("only %d helps are read", told)
	}
	// What no file of the tests leads to is read in the sources.
	for _, dir := range []string{"..", "../rules", "internal/words", "internal/play", "../../interp/worked"} {
		hs, err := helpsIn(dir)
		if err != nil || len(hs) == 0 {
			t.Fatalf("%s: %d helps, %v", dir, len(hs), err)
		}
		for _, h := range hs {
			if m := instructs.FindString(quoted.ReplaceAllString(h, "``")); m != "" {
				t.Errorf("%s: a help instructs (%q): %s", dir, m, h)
			}
		}
	}
}

var (
	quoted    = regexp.MustCompile("`[^`]*`")
	instructs = regexp.MustCompile(`(?i)(?:^|[;:,] |\bor |\band )(write|remove|add|leave|change|put|use|delete|` +
		`replace|insert|move|name|give|take|make|keep|set|draw|choose|copy|begin|ask for|say) |did you mean|\bwrite:`)
)

// helpsIn are the texts in the sources of a package that are given to a help.
func helpsIn(dir string) ([]string, error) {
	files, err := filepath.Glob(dir + "/*.go")
	if err != nil {
		return nil, err
	}
	var out []string
	texts := func(e ast.Node) {
		ast.Inspect(e, func(n ast.Node) bool {
			if l, ok := n.(*ast.BasicLit); ok && l.Kind == token.STRING {
				if s, err := strconv.Unquote(l.Value); err == nil {
					out = append(out, s)
				}
			}
			return true
		})
	}
	isHelp := func(e ast.Expr) bool {
		s, ok := e.(*ast.SelectorExpr)
		id, plain := e.(*ast.Ident)
		return ok && s.Sel.Name == "Help" || plain && (id.Name == "help" || id.Name == "Help")
	}
	for _, name := range files {
		if strings.HasSuffix(name, "_test.go") {
			continue
		}
		f, err := parser.ParseFile(token.NewFileSet(), name, nil, 0)
		if err != nil {
			return nil, err
		}
		ast.Inspect(f, func(n ast.Node) bool {
			switch t := n.(type) {
			case *ast.AssignStmt:
				for i, l := range t.Lhs {
					if isHelp(l) && i < len(t.Rhs) {
						texts(t.Rhs[i])
					}
				}
			case *ast.KeyValueExpr:
				if isHelp(t.Key) {
					texts(t.Value)
				}
			}
			return true
		})
	}
	return out, nil
}

// TestCuresAreTried takes back what does not cure: the line goes that the zone needs.
func TestCuresAreTried(t *testing.T) {
	const house = `game House

deal
  rest to yard

foundations 4
  base ace
  build up in suit

tableau yard 1
  build down in suit
  spaces close up

win when foundations full
`
	t.Run("the only line of its word", func(t *testing.T) {
		_, ds := judge(library(nil), "house.pat", house)
		i := slices.IndexFunc(ds, func(d *dsl.Diagnostic) bool { return strings.Contains(d.Message, "close up") })
		if i < 0 {
			t.Fatal("`spaces close up` of one pile is not told")
		}
		if strings.Contains(ds[i].Advice(), "remove the line") {
			t.Errorf("the zone needs a `spaces` line, and the help is: %s", ds[i].Advice())
		}
	})
	t.Run("one of two lines", func(t *testing.T) {
		_, ds := judge(library(nil), "house.pat", strings.Replace(house, "close up", "take king\n  spaces close up", 1))
		i := slices.IndexFunc(ds, func(d *dsl.Diagnostic) bool { return strings.Contains(d.Message, "close up") })
		if i < 0 || !strings.Contains(ds[i].Advice(), "remove the line") {
			t.Error("the line may go, and that is not said")
		}
	})
}

// TestOffers writes a line of a shipped game wrong: of what is proposed for it, only what cures is
// said.
func TestOffers(t *testing.T) {
	for _, c := range []struct{ game, old, wrong, name, help string }{
		{
			"bakers-dozen", "win when foundations full", "win when tableau full",
			"never-full", "write `foundations full`",
		},
		{"german-clock", "foundations 13", "foundations 12", "foundation-cannot-complete", "write `foundations 13`"},
		{"hit-or-miss", "lose when misses is 3", "lose when misses is 4", "no-effect", "write `misses is 3`"},
		{"golf", "win when tableau empty", "win when waste empty", "impossible-win", "write `tableau empty`"},
		{
			"accordion", "win when all cards on tableau 1", "win when tableau empty",
			"impossible-win", "write `all cards on tableau 1`",
		},
		{"union-square", "foundations 4", "foundations 8", "foundation-cannot-complete", "write `foundations 4`"},
		{
			"black-hole", "at most 52 cards", "at most 53 cards",
			"foundation-cannot-complete", "write `at most 52 cards`",
		},
		{
			"beleaguered-castle", "tableau 8", "tableau 8\n  plays only to tableau",
			"unreachable-cards", "remove line 15, `plays only to tableau`",
		},
	} {
		t.Run(c.game+", "+c.wrong, func(t *testing.T) {
			text, err := games.FS.ReadFile(c.game + rules.Ext)
			if err != nil || !strings.Contains(string(text), c.old) {
				t.Fatalf("%s has no line %q: %v", c.game, c.old, err)
			}
			before, _, _ := strings.Cut(string(text), "\nexample")
			_, ds := judge(library(nil), "mine.pat", strings.Replace(before, c.old, c.wrong, 1))
			ds = slices.DeleteFunc(ds, func(d *dsl.Diagnostic) bool { return d.Level == dsl.Note })
			if len(ds) != 1 || ds[0].Name != c.name || ds[0].Advice() != c.help {
				for _, d := range ds {
					t.Errorf("%s: %s, help: %s", d.Name, d.Message, d.Advice())
				}
				t.Errorf("want %s, help: %s", c.name, c.help)
			}
		})
	}
}
