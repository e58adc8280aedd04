package solver

import (
	"github.com/spf13/cobra"

	"pat/cmd/pat/internal/cli/app"
)

// A solver is the program as it serves who asks what can be won.
type solver struct{ *app.App }

// Commands are those of who asks what can be won. They share limits, and play by a game that
// app.Compile has opened.
func Commands(a *app.App) []*cobra.Command {
	s := solver{a}
	return []*cobra.Command{s.newSolveCmd(), s.newSurveyCmd(), s.newOddsCmd(), s.newWorkerCmd()}
}
