package cli

import (
	"pat/cmd/pat/internal/prompt"
	"pat/cmd/pat/internal/settings"
)

// This file is the full screen where no library draws it: games are played in lines of text.

func (a *App) onScreen(*settings.Settings) bool { return false }

func (a *App) fillsScreen(*settings.Settings) bool { return false }

func (a *App) runOnScreen(p *prompt.Prompt, _ *table) error { return p.Run() }

func (a *App) askOnScreen(q *prompt.Question, _ *settings.Settings, _ bool) (nums []int, leave bool, err error) {
	return a.askLines(q)
}

func (a *App) menuOnScreen(ascii bool) error { return a.menu(ascii) }
