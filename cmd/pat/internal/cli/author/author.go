package author

import (
	"github.com/spf13/cobra"

	"pat/cmd/pat/internal/cli/app"
)

// An author is the program as it serves who writes rules.
type author struct{ *app.App }

// Commands are those of who writes rules.
func Commands(a *app.App) []*cobra.Command {
	w := author{a}
	return []*cobra.Command{
		w.newCheckCmd(), w.newTestCmd(), w.newTryCmd(), w.newExplainCmd(), w.newFmtCmd(), w.newLSPCmd(),
		w.newEditorCmd(), w.newRulesCmd(), w.newShowCmd(), w.newDiffCmd(), w.newNewCmd(),
	}
}
