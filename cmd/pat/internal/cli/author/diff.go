package author

import (
	"fmt"
	"regexp"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"pat/cmd/pat/internal/cli/app"
	"pat/dsl"
	"pat/dsl/prose"
	"pat/dsl/rules"
)

// How do two games differ? What is compared is the English that pat/dsl/prose makes of them,
// sentence by sentence, and not the lines of the files: two files may say the same in other lines,
// and one word in a line may change three sentences.

func (a author) newDiffCmd() *cobra.Command {
	return &cobra.Command{
		Use:   "diff GAME|FILE|- [GAME|FILE|-]",
		Short: "Tell in English how two games differ",
		Long: `Tell in English how two games differ: what the rules of the first say and those of the second do
not, marked -, and the other way round, marked +. Of a single game, which is a variant, how it
differs from the game that it is a variant of. One of them may be -, standard input. Options are at
their defaults; titles and sources do not count.

Exit status: 0 done, 2 wrong usage, no such game or a rule file with mistakes.`,
		Example: "  pat diff castles-in-spain\n  pat diff klondike my-klondike.pat",
		Args: func(cmd *cobra.Command, args []string) error {
			if err := app.AtLeast(1, app.AGame)(cmd, args); err != nil {
				return err
			}
			return app.AtMost(2)(cmd, args)
		},
		RunE: func(_ *cobra.Command, args []string) error { return a.diff(args) },
		ValidArgsFunction: func(_ *cobra.Command, args []string, toComplete string) ([]string,
			cobra.ShellCompDirective,
		) {
			if len(args) > 1 {
				return nil, cobra.ShellCompDirectiveNoFileComp
			}
			return a.GamesLike(args, toComplete)
		},
	}
}

// diff tells two games apart, or a variant from its parent. Of three outcomes each is exit 0:
// sentences that differ; the same rules, by their hash; or rules that read the same in English but
// are not the same, of which the files have to be looked at.
//
// With one name the parent is the first and the game the second, so that + marks what the variant
// adds.
func (a author) diff(args []string) error {
	if len(args) == 2 && args[0] == "-" && args[1] == "-" {
		return app.Usage("standard input is one file: it differs from nothing; name the other")
	}
	var sheets []*rules.Sheet
	for _, name := range args {
		id, err := a.GameID(name)
		if err != nil {
			return err
		}
		s, err := a.Read(id)
		if err != nil {
			return err
		}
		sheets = append(sheets, s)
	}
	if len(sheets) == 1 {
		of := sheets[0]
		if len(of.Parents) == 0 {
			return app.Usage("%s is no variant; with which game is it compared? `pat diff %[1]s GAME`", args[0])
		}
		// A parent of a sheet without mistakes has none that matter here.
		name := of.Parents[0]
		parent, _ := rules.Load(a.Library(), name, []byte(of.Sources[name].Text))
		sheets, args = []*rules.Sheet{parent, of}, []string{name, args[0]}
	}
	was, is := sheets[0], sheets[1]
	differ, err := differences(was, is)
	if err != nil {
		return err
	}
	one, other := dsl.Visible(was.Title), dsl.Visible(is.Title)
	if one == other { // the titles do not tell them apart
		one, other = dsl.Visible(args[0]), dsl.Visible(args[1])
	}
	switch {
	case len(differ) > 0:
		fmt.Fprintf(a.Out, "- %s\n+ %s\n", one, other)
		return a.Print(strings.Join(differ, ""))
	case was.Hash() == is.Hash():
		fmt.Fprintf(a.Out, "%s and %s have the same rules.\n", one, other)
	default:
		fmt.Fprintf(a.Out, "The rules of %s and %s read the same in English, but their lines differ; "+
			"`pat show --whole` prints them.\n", one, other)
	}
	return nil
}

// A said section is a heading of the English rules with its sentences. A picture of piles is one
// sentence here.
type said struct {
	head      string
	sentences []string
}

// differences are the sections in which the English rules of two games differ, each a text.
// Sections come in the order of the second game, then those that only the first has.
func differences(was, is *rules.Sheet) (out []string, err error) {
	a, err := saidOf(was)
	if err != nil {
		return nil, err
	}
	b, err := saidOf(is)
	if err != nil {
		return nil, err
	}
	of := func(all []said, head string) []string {
		if i := slices.IndexFunc(all, func(s said) bool { return s.head == head }); i >= 0 {
			return all[i].sentences
		}
		return nil
	}
	for _, s := range b {
		out = append(out, differing(s.head, of(a, s.head), s.sentences)...)
	}
	for _, s := range a {
		if of(b, s.head) == nil {
			out = append(out, differing(s.head, s.sentences, nil)...)
		}
	}
	return out, nil
}

// differing tells the sentences that two sections do not share; all of them, if they only stand in
// another order. There is no text where they are the same.
func differing(head string, was, is []string) []string {
	if slices.Equal(was, is) {
		return nil
	}
	without := func(all, others []string) []string {
		return slices.DeleteFunc(slices.Clone(all), func(s string) bool { return slices.Contains(others, s) })
	}
	gone, come := without(was, is), without(is, was)
	if len(gone) == 0 && len(come) == 0 {
		gone, come = was, is
	}
	var b strings.Builder
	fmt.Fprintf(&b, "\n%s\n", head)
	for _, s := range gone {
		b.WriteString(marked("-", s))
	}
	for _, s := range come {
		b.WriteString(marked("+", s))
	}
	return []string{b.String()}
}

// marked is a sentence in lines, with a mark before the first; a picture with one before each line.
func marked(mark, s string) string {
	if !picture.MatchString(firstLine(s) + "\n") {
		return prose.Wrapped(mark, s)
	}
	var b strings.Builder
	for line := range strings.Lines(s) {
		b.WriteString("  " + mark + strings.TrimRight(line, "\n") + "\n")
	}
	return b.String()
}

// numbered is what a step of the deal begins with.
var numbered = regexp.MustCompile(`^\d+\. `)

// endOfSentence is a stop before a capital letter.
var endOfSentence = regexp.MustCompile(`\. +[A-Z]`)

// saidOf takes the English rules of a game apart: the text before the first section, which says
// what it is called, is left out. Sentences are cut out of paragraphs at stops before a capital
// letter; where that errs, in a name with a stop, both games err alike, and what they share is
// still the same text.
func saidOf(s *rules.Sheet) (all []said, err error) {
	var page strings.Builder
	if err := prose.Write(&page, s, s.Defaults()); err != nil {
		return nil, err
	}
	for _, part := range strings.Split(page.String(), "\n\n")[1:] {
		head, text, _ := strings.Cut(part, "\n")
		x := said{head: head}
		for _, p := range parts(text) {
			if p.drawn != "" {
				x.sentences = append(x.sentences, p.drawn)
				continue
			}
			item := p.text
			for {
				at := endOfSentence.FindStringIndex(item)
				if at == nil {
					break
				}
				x.sentences = append(x.sentences, item[:at[0]+1])
				item = item[at[1]-1:]
			}
			x.sentences = append(x.sentences, item)
		}
		all = append(all, x)
	}
	return all, nil
}

// picture is a line of a picture of piles.
var picture = regexp.MustCompile(`^ {4,}[* ]+\n?$`)
