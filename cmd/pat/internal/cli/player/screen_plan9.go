package player

import (
	"pat/cmd/pat/internal/prompt"
	"pat/cmd/pat/internal/settings"
)

// This file is the full screen where no library draws it: games are played in lines of text.

func (a player) onScreen(*settings.Settings) bool { return false }

func (a player) fillsScreen(*settings.Settings) bool { return false }

func (a player) runOnScreen(p *prompt.Prompt, _ *world) error { return p.Run() }

func (a player) askOnScreen(q *prompt.Question, _ *settings.Settings, _ bool) (nums []int, leave bool, err error) {
	return a.askLines(q)
}

func (a player) menuOnScreen(ascii bool) error { return a.menu(ascii) }
