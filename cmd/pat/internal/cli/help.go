package cli

import (
	"fmt"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"pat/dsl"
	"pat/dsl/mend"
	"pat/dsl/rules"
)

func (a *App) newHelpCmd(root *cobra.Command) *cobra.Command {
	var use bool
	cmd := &cobra.Command{
		Use:   "help [COMMAND | language [WORD] | grammar]",
		Short: "Help about a command, or the language of rule files",
		Long: `Help about a command, or the language of rule files: the whole manual, or what there is to
say of one word; or its grammar, as EBNF. With --use it tells instead how the shipped games use
the language: how many files write each word themselves, in how many games it holds, and how
long files are.

Exit status: 0 done, 1 it is no word of the language, 2 there is no such command.`,
		Example: "  pat help play\n  pat help language\n  pat help language wrapping\n  pat help language --use\n  " +
			"pat help grammar",
		RunE: func(_ *cobra.Command, args []string) error {
			if use && (len(args) != 1 || args[0] != "language") {
				return usage("--use is written: pat help language --use")
			}
			if use {
				return a.languageUse()
			}
			if len(args) > 0 && args[0] == "language" {
				return a.helpLanguage(args[1:])
			}
			if len(args) == 1 && args[0] == "grammar" {
				fmt.Fprint(a.Out, dsl.EBNF())
				return nil
			}
			cmd, rest, err := root.Find(args)
			if err != nil || len(rest) > 0 {
				return a.noCommand(root, strings.Join(args, " "))
			}
			return cmd.Help()
		},
		ValidArgsFunction: func(_ *cobra.Command, args []string, _ string) (out []string, _ cobra.ShellCompDirective) {
			if len(args) > 0 && args[0] == "language" {
				for _, k := range dsl.Keywords {
					out = append(out, k.Word)
				}
				return out, cobra.ShellCompDirectiveNoFileComp
			}
			if len(args) == 0 {
				out = append(out, "language", "grammar")
			}
			if of, rest, err := root.Find(args); err == nil && len(rest) == 0 {
				for _, c := range of.Commands() {
					if c.IsAvailableCommand() {
						out = append(out, c.Name())
					}
				}
			}
			return out, cobra.ShellCompDirectiveNoFileComp
		},
	}
	cmd.Flags().BoolVar(&use, "use", false, "how the shipped games use the language")
	return cmd
}

// languageUse tells how many shipped games each word of the language serves.
func (a *App) languageUse() error {
	shipped := &rules.Library{Shelves: a.library().Shelves[1:]}
	u := shipped.Use()
	var few []string
	fmt.Fprintf(a.Out, "%-12s %-10s %5s %5s\n", "word", "tier", "files", "games")
	for _, k := range dsl.Keywords {
		files, games := u.Files[k.Word], u.Games[k.Word]
		fmt.Fprintf(a.Out, "%-12s %-10s %5d %5d\n", k.Word, k.Tier, len(files), len(games))
		switch len(files) {
		case 0:
			few = append(few, k.Word+" (none)")
		case 1:
			few = append(few, k.Word+" ("+files[0]+")")
		}
	}
	fmt.Fprintf(a.Out, "\nfiles: those that write the word themselves; games: those in which it holds, inherited "+
		"lines included.\n")
	for _, l := range []struct {
		what  string
		lines []int
	}{{"complete file", u.Complete}, {"variant", u.Variants}} {
		if n := len(l.lines); n > 0 {
			fmt.Fprintf(a.Out, "%s: %d to %d lines, median %d.\n", dsl.Many(n, l.what), l.lines[0], l.lines[n-1],
				rules.Median(l.lines))
		}
	}
	if len(few) > 0 {
		fmt.Fprintf(a.Out, "Words of one file or none: %s.\n", strings.Join(few, ", "))
	}
	return nil
}

// examples names a few shipped games in which a word holds, those that write it themselves first.
func examples(u *rules.Use, word string) string {
	list := slices.Clone(u.Files[word])
	for _, id := range u.Games[word] {
		if !slices.Contains(list, id) {
			list = append(list, id)
		}
	}
	n := len(list)
	if n > 3 {
		list = append(list[:3], "…")
	}
	switch n {
	case 0:
		return "in no shipped game"
	case 1:
		return "in 1 shipped game: " + list[0]
	}
	return fmt.Sprintf("in %d shipped games: %s", n, strings.Join(list, ", "))
}

// helpLanguage prints the manual, or what there is to say of one word.
func (a *App) helpLanguage(args []string) error {
	if len(args) == 0 {
		fmt.Fprint(a.Out, a.manual())
		return nil
	}
	if text, ok := expression(strings.Join(args, " ")); ok {
		fmt.Fprint(a.Out, text)
		return nil
	}
	word := strings.ToLower(strings.Join(args, " "))
	k, ok := dsl.LookUp(word)
	if !ok {
		for _, p := range mend.Phrases() {
			before, _, _ := strings.Cut(p, ":")
			if strings.TrimSuffix(before, "(s)") == strings.TrimSuffix(word, "s") || before == word {
				fmt.Fprintf(a.Out, "%s\n", p)
				return nil
			}
		}
		if len(args) > 1 { // words that stand together, such as `worry back`
			for i, w := range args {
				if i > 0 {
					fmt.Fprintln(a.Out)
				}
				if err := a.helpLanguage([]string{w}); err != nil {
					return err
				}
			}
			return nil
		}
		var all []string
		for _, k := range dsl.Keywords {
			all = append(all, k.Word)
		}
		if n := dsl.Near(word, all); n != "" {
			return negative("`%s` is no word of the language; did you mean `%s`?", word, n)
		}
		return negative("`%s` is no word of the language; `pat help language` shows all", word)
	}
	fmt.Fprintf(a.Out, "%s: %s\n", k.Word, k.Meaning)
	if len(k.Also) > 0 {
		fmt.Fprintf(a.Out, "also written: %s\n", strings.Join(k.Also, ", "))
	}
	fmt.Fprintf(a.Out, "stands in: %s\n", k.Where)
	shipped := &rules.Library{Shelves: a.library().Shelves[1:]}
	fmt.Fprintf(a.Out, "used: %s\n", examples(shipped.Use(), k.Word))
	for _, f := range dsl.Forms {
		below := f.Section == dsl.InExample && k.Word == "example" // what may stand there
		if below || slices.Contains(usageWords(f.Usage), k.Word) {
			fmt.Fprintf(a.Out, "\n  %s\n      %s\n", f.Usage, f.Meaning)
		}
	}
	for _, line := range strings.Split(expressions, "\n") {
		if slices.Contains(usageWords(line), k.Word) {
			fmt.Fprintf(a.Out, "\n%s\n", line)
		}
	}
	return nil
}

// expression is what is said of a capital word of the usage lines.
func expression(word string) (text string, ok bool) {
	for _, part := range strings.Split(strings.TrimSpace(expressions), "\n\n") {
		head, _, _ := strings.Cut(part, " ")
		head, _, _ = strings.Cut(head, "\n")
		if word == head || word+"S" == head {
			return part + "\n", true
		}
	}
	return "", false
}

// usageWords are the words of the language in a usage line.
func usageWords(usage string) []string {
	return strings.FieldsFunc(usage, func(r rune) bool { return (r < 'a' || r > 'z') && r != '-' })
}

// manual is the language on a few pages, made from the tables that the parser itself uses.
func (a *App) manual() string {
	var b strings.Builder
	b.WriteString(`THE LANGUAGE OF RULE FILES

A .pat file is one patience. One rule is one line; the first word of a line says what
the line is. Lines in the first column are lines of the file or begin a block, indented
lines belong to the block above. # begins a comment.

Five laws carry the language:
  1. One word, several lines: any of them may allow it, ` + "`takes only`" + ` and ` + "`plays only`" + ` too.
     Different words: all must agree.
  2. A line is: what, from where, to where, how, when - always in this order.
  3. A permission with ` + "`at once`" + ` is obeyed without asking.
  4. Digits count, words rank: ` + "`2 aces`, `spaces take two`" + `.
  5. Moving cards about is always the same sentence: ` + "`3 to each tableau face down`" + `.

  game Baker's Dozen

  deal
    4 to each tableau
    kings to bottom of tableau

  foundations 4
    base ace
    build up in suit

  tableau 13
    build down in any suit
    move 1 card
    spaces stay empty

  win when foundations full

A variant is its differences:

  game Castles in Spain
  variant of spanish-patience

  tableau
    build down in alternating colours

A worked example says what is meant, piles and moves as in play. ` + "`pat test`" + ` runs it, play never
looks at it, a variant does not take it over; ` + "`pat test --cover`" + ` lists the lines that none touches:

  example Red on black, one card at a time
    t1: 10S 6H
    t2: 7S
    t3: 7D
    may not t1 t3: build down in alternating colours
    play t1 t2
    now t2: 7S 6H

`)
	for _, part := range []struct {
		title   string
		section dsl.Section
	}{
		{"LINES OF THE FILE (first column)", dsl.InFile},
		{"BLOCKS (first column)", dsl.AtHead},
		{"LINES OF A ZONE (indented)", dsl.InZone},
		{"STEPS, in deal, may and after (indented)", dsl.InStep},
		{"LINES OF AN EXAMPLE (indented)", dsl.InExample},
	} {
		fmt.Fprintf(&b, "%s\n", part.title)
		for _, f := range dsl.Forms {
			if f.Section != part.section {
				continue
			}
			where := ""
			if f.Kinds != nil {
				where = " (" + strings.Trim(fmt.Sprint(f.Kinds), "[]") + ")"
			}
			fmt.Fprintf(&b, "  %s\n      %s%s\n", f.Usage, f.Meaning, where)
		}
		b.WriteString("\n")
	}
	b.WriteString(expressions)
	b.WriteString("WORDS (pat help language WORD tells more)\n")
	for _, k := range dsl.Keywords {
		word := k.Word
		if len(k.Also) > 0 {
			word += " (" + strings.Join(k.Also, ", ") + ")"
		}
		fmt.Fprintf(&b, "  %-22s %s\n", word, k.Meaning)
	}
	return b.String()
}

// expressions describes what the capital words of the usage lines stand for.
const expressions = `CARDS
  any card · ace · ace to five · ace of spades · hearts · red card · red king
  up in suit · down in alternating colours · up or down in any suit wrapping · up by 2 in suit
      a card in that relation to the one it goes on; suits: in suit, in alternating
      colours, in colour, in other suits, in any suit
  same rank · same suit as reserve · other suit · any higher in suit · any lower in suit
  rank of first card · base · 1 above base · 2 below king · pile number · an option's name
  A or B but C          any of the first, none of the last; each is named in full

SETS (of takes: cards that leave together, pairs and sets from as many piles as cards)
  pair same rank · pair totalling 13 · pair up or down in suit
  set king queen jack · 3 cards same rank · 2 to 4 cards totalling 15 · cards totalling 10 or 20
  sequence of 4 same rank · sequence king to ace in suit     from the top of one pile

PLACES
  tableau · foundations lower by its name · tableau 3 · tableau 1 to 4 · each tableau
  top of tableau · bottom of pile · first empty tableau · other tableau · own reserve
  pile (the one the rule speaks of) · pile left · pile 3 right · source
  layer (the cards of the zone that lie as high)

CONDITIONS (and binds closer than or; until is when not)
  stock empty · foundations full · tableau in sequence · pile covered · top face down
  no spaces in tableau · 2 kings in tableau · at most 3 cards in pile · all hearts in discard
  top is king · card is red · rank is 1 below rank of top · cards in pile is at least 2
  in pass 2 · draw is 3 · not reserve empty · touching · beside · in same row

NUMBER  3 · 5 minus pass · draw (an option or counter by its name)

VALUE  a number · a rank · a suit · rank of top · 1 above base · cards in waste minus 1

DEALING (behind the target of a step)
  3 at a time to each tableau · 4 to each tableau face down · 5 to each tableau top face up
  6 to each tableau alternately face down · rest to each tableau new pile at king
  1 to each tableau but ace to foundations replaced

COUNTERS  counter placed 0 to 12; a counter goes round: 1 above 12 is 0
  add 1 to placed · set placed to 0 · set placed to placed minus 1

TIMES  once · twice · 3 times       so often in the whole game

`
