package player

import (
	"github.com/spf13/cobra"

	"pat/cmd/pat/internal/cli/app"
)

// A player is the program as it serves who plays.
type player struct{ *app.App }

// Commands are those of who plays.
func Commands(a *app.App) []*cobra.Command {
	p := player{a}
	return []*cobra.Command{
		p.newPlayCmd(), p.newDailyCmd(), p.newGamesCmd(), p.newStatsCmd(), p.newListCmd(), p.newDealCmd(),
		p.newServeCmd(), p.newSiteCmd(),
	}
}

// Menu lets the player choose what to play, and plays it.
func Menu(a *app.App) error { return player{a}.menu(false) }
