package cli

import (
	"os"
	"path/filepath"

	"pat/cmd/pat/internal/settings"
)

// This file keeps what the player has settled, in the config folder.

func (a *App) settingsFile() string { return filepath.Join(a.Config, "settings") }

// settings are read anew by each command.
func (a *App) settings() *settings.Settings {
	if a.Config == "" {
		return settings.Parse("")
	}
	text, _ := os.ReadFile(a.settingsFile()) // none is the defaults
	return settings.Parse(string(text))
}

// keepSettings writes the file, whole or not at all.
func (a *App) keepSettings(text string) error {
	if a.Config == "" {
		return errNoHome
	}
	if err := os.MkdirAll(a.Config, 0o755); err != nil {
		return err
	}
	return writeFile(a.settingsFile(), []byte(text))
}
