package dsl

import (
	"fmt"
	"strings"
)

// This file prints the grammar, from the productions themselves and the table of all kinds of line.

const ebnfHead = `THE GRAMMAR OF RULE FILES

The first word of a line, with the place where it stands, picks the production of the line;
all words of the line must be read by it.

  "word"    the word itself            x?   x or nothing
  <rank>    a word of a sort           x*   any number of x, also none
  x y       x, then y                  x+   one x or more
  x | y     x; if not, y               (?! x)   here does not follow x
  ( x )     x                          (?= x)   here follows x, and is read by what comes then

Of alternatives the first that matches holds, and what repeats takes all it can.

`

// EBNF is the whole grammar as text, by kind of line. It is made from the same productions that
// read the lines, so it cannot say anything else.
func EBNF() string {
	var b strings.Builder
	b.WriteString(ebnfHead)
	texts, lines := map[string]string{}, map[string]bool{}
	for _, p := range grammarText().Productions {
		texts[p.Production] = p.Expression.String()
	}
	for _, part := range []struct {
		title   string
		section Section
	}{
		{"Lines of the file, in the first column", InFile},
		{"Heads of blocks, in the first column", AtHead},
		{"Lines of a zone, indented", InZone},
		{"Steps, indented under deal, may and after", InStep},
		{"Lines of an example, indented", InExample},
	} {
		var text []string // leads of lines whose rest is text
		fmt.Fprintf(&b, "%s\n\n", part.title)
		for _, f := range Forms {
			switch p := f.production; {
			case f.Section != part.section:
			case f.grammar != "":
				name, rule, _ := strings.Cut(f.grammar, " = ")
				printText(&b, fmt.Sprintf("%-9s =", name), rule)
			case f.Section == InExample: // said with another
			case p == nil && f.Lead == "variant":
				text = append(text, `("variant" "of")`)
			case p == nil:
				text = append(text, quoted([]string{f.Lead}))
			case !lines[p.name]:
				lines[p.name] = true
				where := ""
				for _, k := range f.Kinds {
					where += " #\u00a0of\u00a0" + k.String() // not broken
				}
				printText(&b, fmt.Sprintf("%-9s =", p.name), texts[p.name]+where)
			}
		}
		if text != nil {
			printText(&b, "Text      =", "("+strings.Join(text, " | ")+") <text>")
		}
		b.WriteString("\n")
	}
	b.WriteString("Parts of lines\n\n")
	for _, p := range grammarText().Productions {
		if !lines[p.Production] {
			printText(&b, fmt.Sprintf("%-9s =", p.Production), texts[p.Production])
		}
	}
	b.WriteString("\nSorts of words\n\n")
	var kinds []string
	for _, k := range AllKinds() {
		kinds = append(kinds, k.String())
	}
	for _, w := range []struct{ sort, what string }{
		{"text", "the rest of the line, to its end or to #"},
		{"number", fmt.Sprintf("digits, at most %d", maxDigits)},
		{"rank", quoted(rankList) + ", also in the plural"},
		{"suit", quoted(suitList) + ", also in the singular"},
		{"kind", quoted(kinds)},
		{"zone", "the name that the head of a zone gives"},
		{"var", "the name of an option, of what is asked, or of a counter"},
		{"act", "the name of an action, that `may` gives"},
		{"pile", "a pile by its label on the board: t3, w, f"},
		{"card", "a card as it lies: 10H, (AS) face down"},
		{"move", "a move as it is typed in play: t3 t7 4, turn"},
		{"rule", "a line of the rules, as the file or an ancestor of it writes it"},
		{"choice", "a value of an option that is no number, rank or suit"},
		{"word", "any other word of the language"},
		{"star", "*"},
		{"dot", "."},
	} {
		printText(&b, fmt.Sprintf("%-11s", "<"+w.sort+">"), w.what)
	}
	return b.String()
}

func quoted(words []string) string { return `"` + strings.Join(words, `" | "`) + `"` }

// printText prints a production, or what a sort is, broken between words where it is long.
func printText(b *strings.Builder, name, text string) {
	const width, hang = 100, "             "
	line := "  " + name
	for i, w := range strings.Split(strings.NewReplacer("(?!", "(?! ", "(?=", "(?= ").Replace(text), " ") {
		if i > 0 && len(line)+1+len(w) > width {
			fmt.Fprintln(b, strings.ReplaceAll(line, "\u00a0", " "))
			line = hang
		}
		line += " " + w
	}
	fmt.Fprintln(b, strings.ReplaceAll(line, "\u00a0", " "))
}
