package app

import (
	"os"
	"path/filepath"

	"pat/cmd/pat/internal/cli/disk"
	"pat/cmd/pat/internal/prompt"
	"pat/cmd/pat/internal/settings"
)

// Widest is how many columns a board takes at most, however wide the terminal.
const Widest = 100

// Look is how boards are drawn.
func (a *App) Look(ascii bool) prompt.Look {
	look := prompt.Look{
		ASCII: ascii, Colour: a.Terminal && !a.NoColour,
		Width: func() int { return min(a.Width(), Widest) }, Height: a.Height,
	}
	look.Settle(a.Settings())
	return look
}

// Settings are read anew by each command.
func (a *App) Settings() *settings.Settings { return settings.Parse(a.Configured(settingsFile)) }

// KeepSettings keeps them.
func (a *App) KeepSettings(text string) error { return a.Configure(settingsFile, text) }

// settingsFile is where they are in the config folder.
const settingsFile = "settings"

// Configured is the text of a file of the config folder; it is empty where there is none.
func (a *App) Configured(name string) string {
	if a.Config == "" {
		return ""
	}
	text, _ := os.ReadFile(filepath.Join(a.Config, name)) // none is the defaults
	return string(text)
}

// Configure writes a file of the config folder, whole or not at all.
func (a *App) Configure(name, text string) error {
	if a.Config == "" {
		return ErrNoHome
	}
	if err := os.MkdirAll(a.Config, 0o755); err != nil {
		return err
	}
	return disk.Write(filepath.Join(a.Config, name), []byte(text))
}
