package author

import (
	"fmt"
	"strings"

	"github.com/spf13/cobra"

	"pat/cmd/pat/internal/cli/app"
	"pat/dsl/check"
)

// What does a finding mean? The pages are those of pat/dsl/check, which a test there holds to be
// true: the wrong file of each has the finding, the right one does not.

func (a author) newExplainCmd() *cobra.Command {
	return &cobra.Command{
		Use:   "explain [NAME]",
		Short: "Explain a finding of the checker, by the name in brackets",
		Long: `Explain a finding of the checker: its cause, a file that has it and the same file put
right. The name is the one in brackets at the end of a message. Without a name all are listed.

Exit status: 0 explained, 1 there is no finding of that name, 2 wrong usage.`,
		Example: "  pat explain contradiction",
		Args:    app.AtMost(1),
		RunE: func(_ *cobra.Command, args []string) error {
			if len(args) == 0 {
				for _, p := range check.Pages() {
					cause, _, _ := strings.Cut(p.Cause, ". ")
					fmt.Fprintf(a.Out, "%-24s %s\n", p.Name, strings.TrimSuffix(firstLine(cause), "."))
				}
				return nil
			}
			// The brackets of a message may be copied with the name: `pat explain [contradiction]`.
			name := strings.Trim(args[0], "[]")
			p, ok := check.Find(name)
			if !ok {
				if n := check.Nearest(name); n != "" {
					return app.Negative("there is no finding called %s; did you mean %s?", name, n)
				}
				return app.Negative("there is no finding called %s; `pat explain` lists all", name)
			}
			fmt.Fprintf(a.Out, "%s (%s)\n\n%s\n\nWrong:\n\n%s\nRight:\n\n%s", p.Name, p.Level,
				strings.TrimSpace(p.Cause), indent(p.Wrong), indent(p.Right))
			return nil
		},
		ValidArgsFunction: func(_ *cobra.Command, args []string, _ string) (out []string, _ cobra.ShellCompDirective) {
			if len(args) > 0 {
				return nil, cobra.ShellCompDirectiveNoFileComp
			}
			for _, p := range check.Pages() {
				out = append(out, p.Name)
			}
			return out, cobra.ShellCompDirectiveNoFileComp
		},
	}
}

func firstLine(s string) string {
	line, _, _ := strings.Cut(s, "\n")
	return line
}

// Each line comes four blanks in, as a block of code; empty lines stay empty.
func indent(s string) string {
	var b strings.Builder
	for line := range strings.Lines(strings.TrimRight(s, "\n") + "\n") {
		if strings.TrimSpace(line) == "" {
			b.WriteString("\n")
			continue
		}
		b.WriteString("    " + line)
	}
	return b.String()
}
