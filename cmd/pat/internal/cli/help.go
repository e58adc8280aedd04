package cli

import (
	"fmt"
	"io"
	"strings"

	"github.com/spf13/cobra"

	"pat/cmd/pat/internal/cli/app"
	"pat/cmd/pat/internal/manual"
	"pat/dsl"
	"pat/dsl/catalogue"
	"pat/games"
)

func (a program) newHelpCmd(root *cobra.Command) *cobra.Command {
	var ask asked
	cmd := &cobra.Command{
		Use:   "help [COMMAND | language [PART | WORD] | grammar]",
		Short: "Help about a command, or the language of rule files",
		Long: `Help about a command, or the language of rule files: the manual, which begins with its contents;
one part of it, or what a part says of some words; what there is to say of one word, with lines of
shipped games; or the grammar, as EBNF. At a terminal long texts are shown by $PAGER, or less.

With --man, --markdown or --html the manual is written as a man page, as Markdown or as a page
for a browser; with --man alone the man page of all commands. With --use it is told instead how
the shipped games use the language: how many files write each word themselves, in how many games
it holds, and how long files are.

Exit status: 0 done, 1 it is no word of the language, 2 there is no such command.`,
		Example: "  pat help play\n  pat help language\n  pat help language how\n  pat help language how reserve\n" +
			"  pat help language wrapping\n  pat help language --man | man -l -\n  pat help --man > pat.1\n" +
			"  pat help grammar",
		RunE: func(_ *cobra.Command, args []string) error {
			language := len(args) > 0 && args[0] == "language"
			switch n := ask.count(); {
			case n > 1:
				return app.Usage("of --man, --markdown, --html and --use one can be given")
			case ask.man && len(args) == 0:
				return a.manOfCommands(root)
			case n == 1 && !language:
				return app.Usage("that is written behind the word: pat help language --use")
			case ask.use && len(args) > 1:
				return app.Usage("--use is written: pat help language --use")
			case ask.use:
				return a.languageUse()
			case language:
				return a.helpLanguage(args[1:], ask)
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
				out = a.manual().Parts()
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
	cmd.Flags().BoolVar(&ask.man, "man", false, "the manual as a man page")
	cmd.Flags().BoolVar(&ask.markdown, "markdown", false, "the manual as Markdown")
	cmd.Flags().BoolVar(&ask.html, "html", false, "the manual as a page for a browser")
	cmd.Flags().BoolVar(&ask.use, "use", false, "how the shipped games use the language")
	return cmd
}

// asked is the form in which the manual is asked for; as text where none is.
type asked struct{ man, markdown, html, use bool }

// count is how many forms are asked for: more than one is wrong usage.
func (k asked) count() (n int) {
	for _, given := range []bool{k.man, k.markdown, k.html, k.use} {
		if given {
			n++
		}
	}
	return n
}

// write writes a page in the form asked for.
func (k asked) write(w io.Writer, page *manual.Page, look manual.Look) error {
	switch {
	case k.man:
		return page.Roff(w, manual.Man{
			Name: "pat-language", Section: 7, About: "the language of rule files of patience", Version: app.Version(),
		})
	case k.markdown:
		return page.Markdown(w)
	case k.html:
		return page.HTML(w)
	}
	return page.Text(w, look)
}

// manual is the manual, its lines from the shipped games.
func (a program) manual() *manual.Manual { return manual.New(games.FS) }

// helpLanguage writes the manual, a part of it, or the pages of words.
func (a program) helpLanguage(args []string, ask asked) error {
	m := a.manual()
	var pages []*manual.Page
	if len(args) == 0 {
		pages = append(pages, m.Whole())
	} else {
		found, err := lookUp(m, args)
		if err != nil {
			return err
		}
		pages = found
	}
	var text strings.Builder
	for i, page := range pages {
		if i > 0 {
			text.WriteString("\n")
		}
		look := manual.Look{Width: a.Width(), Colour: a.Terminal && !a.NoColour}
		if err := ask.write(&text, page, look); err != nil {
			return err
		}
	}
	if ask.count() > 0 {
		_, err := io.WriteString(a.Out, text.String())
		return err
	}
	return a.Paged(text.String())
}

// lookUp finds what was asked for: a part, a word of the language or of other books, or several.
func lookUp(m *manual.Manual, args []string) ([]*manual.Page, error) {
	if page, ok := m.Word(strings.Join(args, " ")); ok {
		return []*manual.Page{page}, nil
	}
	name := strings.ToLower(args[0])
	if page, ok := m.Part(name, args[1:]...); ok {
		return []*manual.Page{page}, nil
	}
	words := strings.ToLower(strings.Join(args, " "))
	if page, ok := m.Other(words); ok {
		return []*manual.Page{page}, nil
	}
	if _, ok := m.Part(name); ok {
		return nil, app.Negative("no section of `pat help language %s` has all of these words: %s", name,
			strings.Join(args[1:], " "))
	}
	if len(args) == 1 {
		var all []string
		for _, k := range dsl.Keywords {
			all = append(all, k.Word)
		}
		if n := dsl.Near(words, append(all, m.Parts()...)); n != "" {
			return nil, app.Negative("`%s` is no word of the language; did you mean `%s`?", words, n)
		}
		return nil, app.Negative("`%s` is no word of the language; `pat help language words` shows all", words)
	}
	var pages []*manual.Page
	for _, w := range args { // words that stand together
		page, err := lookUp(m, []string{w})
		if err != nil {
			return nil, err
		}
		pages = append(pages, page...)
	}
	return pages, nil
}

// languageUse tells how many shipped games each word of the language serves.
func (a program) languageUse() error {
	u := catalogue.Of(app.Shipped()).Use()
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
				catalogue.Median(l.lines))
		}
	}
	if len(few) > 0 {
		fmt.Fprintf(a.Out, "Words of one file or none: %s.\n", strings.Join(few, ", "))
	}
	return nil
}
