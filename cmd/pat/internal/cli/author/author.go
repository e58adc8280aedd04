package author

import (
	"github.com/spf13/cobra"

	"pat/cmd/pat/internal/cli/app"
)

// An author is the program as it serves who writes rules.
type author struct{ *app.App }

// Commands are those of who writes rules. A new command is a file of this package with a new…Cmd
// method that returns the cobra command, a line in this list, and a line in doc.go; the help of the
// program and the completion of shells find it by the list.
func Commands(a *app.App) []*cobra.Command {
	w := author{a}
	return []*cobra.Command{
		w.newCheckCmd(), w.newTestCmd(), w.newTryCmd(), w.newExplainCmd(), w.newFmtCmd(), w.newLSPCmd(),
		w.newEditorCmd(), w.newRulesCmd(), w.newShowCmd(), w.newDiffCmd(), w.newNewCmd(),
	}
}
