package cli

import (
	"fmt"
	"strings"

	"github.com/spf13/cobra"

	"pat/cmd/pat/internal/cli/app"
	"pat/cmd/pat/internal/manual"
)

// How are all commands told of on one man page? As each tells of itself by --help.

// manOfCommands writes the man page pat(1).
func (a program) manOfCommands(root *cobra.Command) error {
	var b strings.Builder
	b.WriteString("# Synopsis\n\n```\npat [COMMAND] [ARGUMENT…]\n```\n\n# Description\n\n" + firstParagraph(root.Long) +
		"\n\nWhat rule files say tells pat-language(7).\n\n# Commands\n\n")
	for _, c := range root.Commands() {
		if c.IsAvailableCommand() {
			tellOf(&b, c)
		}
	}
	return manual.Read(b.String()).Roff(a.Out, manual.Man{
		Name: "pat", Section: 1, About: "play, check and solve patience games", Version: app.Version(),
	})
}

// tellOf writes what a command tells of itself.
func tellOf(b *strings.Builder, c *cobra.Command) {
	about := c.Long
	if about == "" {
		about = c.Short + "."
	}
	fmt.Fprintf(b, "## %s\n\n```\n%s\n```\n\n%s\n\n", c.CommandPath(), c.UseLine(), about)
	if flags := flagLines(c); flags != "" {
		fmt.Fprintf(b, "```\n%s```\n\n", flags)
	}
	if c.Example != "" {
		fmt.Fprintf(b, "For example:\n\n```\n%s\n```\n\n", c.Example)
	}
}

// flagLines are the flags of a command without that for help, which all have.
func flagLines(c *cobra.Command) string {
	var b strings.Builder
	for line := range strings.Lines(c.LocalFlags().FlagUsagesWrapped(70)) {
		if !strings.HasPrefix(strings.TrimSpace(line), "-h, --help ") {
			b.WriteString(line)
		}
	}
	return b.String()
}

func firstParagraph(text string) string {
	first, _, _ := strings.Cut(text, "\n\n")
	return first
}
