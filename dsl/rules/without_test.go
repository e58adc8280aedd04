package rules

import (
	"slices"
	"strings"
	"testing"

	"pat/dsl"
)

// What Without offers leaves out that line or block and nothing else.
func TestWithout(t *testing.T) {
	const top = "game Child\nvariant of parent\n"
	for _, child := range []string{
		top,
		top + "decks 1\noption draw 1\nlose when idle is 7\n",
		top + "stock\n  redeals 1\n  turn 1 to waste in pass 1\n  turn 2 to waste in pass 2\n",
		top + "tableau\n  takes queen\n  spaces take king\n  at most 9 cards\n",
		top + "tableau\n  takes only from stock\n",
		top + "tableau 9\nmay stir once\nreserve\n  takes any card\n",
		top + "may redeal\n  gather tableau\nafter turn\n  add 1 to idle\nwaste 1\n",
	} {
		s, was, _ := load(t, child)
		for _, l := range s.AllLines() {
			_, deal := l.Stmt.(*dsl.DealHead)
			if len(s.Blocks) == 0 || deal || l.Lead() == "variant" {
				continue
			}
			o := s.Without(l, l.Span)
			how, changed := o.Says, dsl.Fixed(child, o.Fixes)
			_, got, ds := load(t, changed)
			if i := slices.IndexFunc(ds,
				func(d *dsl.Diagnostic) bool {
					return d.Name == "variant-problem" ||
						d.Name == "expected-word"
				}); i >= 0 {
				t.Errorf("`%s`: %s: %s, in\n%s", l.Canonical(), how, ds[i].Message, changed)
			}
			gone := slices.ContainsFunc(s.Blocks, func(b *dsl.Block) bool { return b.Head == l })
			want, inside := "", false
			for line := range strings.SplitAfterSeq(was, "\n") {
				text := strings.TrimSpace(line)
				inside = inside && strings.HasPrefix(line, " ")
				if text == l.Canonical() {
					inside = gone
					continue
				}
				if !inside {
					want += line
				}
			}
			if sorted(got) != sorted(want) {
				t.Errorf("`%s`: %s: makes\n%s\nwant\n%s", l.Canonical(), how, got, want)
			}
		}
	}
}

// sorted puts the lines of a text in order: what is compared is which there are.
func sorted(text string) string {
	ls := strings.Split(text, "\n")
	slices.Sort(ls)
	return strings.Join(ls, "\n")
}

// A `without` that takes nothing away is told where what it means stands, or what there is.
func TestNothingRemoved(t *testing.T) {
	for _, c := range []struct{ child, help string }{
		{"without stock redeals\n", "write `stock`, and indented under it `without redeals`"},
		{"without redeals\n", "write `stock`, and indented under it `without redeals`: the line stands there"},
		{"without stir\n", "write `without may stir`"},
		{"tableau\n  without stock\n", "write `without stock`, not indented: it is a block of its own"},
		{"tableau\n  without lose\n", "write `without lose`, not indented: it is a line of the file"},
		{
			"tableau\n  without redeals\n",
			"write `stock`, and indented under it `without redeals`: the line stands there",
		},
		{"without reserve\n", "remove the line; it has: decks 2; option draw 3 or 1; counter idle 0 to 8; " +
			"win when foundations full; lose when idle is 8; deal; foundations; tableau; stock; waste; may stir"},
		{"tableau\n  without take king\n", "it has `takes king`"},
	} {
		_, _, ds := load(t, "game Child\nvariant of parent\n"+c.child)
		if !slices.ContainsFunc(ds,
			func(d *dsl.Diagnostic) bool { return d.Name == "variant-problem" && d.Advice() == c.help }) {
			t.Errorf("%q: no %q", c.child, c.help)
			for _, d := range ds {
				t.Log(d.Message, d.Advice())
			}
		}
	}
}
