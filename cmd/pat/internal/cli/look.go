package cli

import (
	"os"
	"path/filepath"

	"pat/cmd/pat/internal/prompt"
	"pat/cmd/pat/internal/settings"
)

// widest is how many columns a board takes at most, however wide the terminal.
const widest = 100

// look is how boards are drawn.
func (a *App) look(ascii bool) prompt.Look {
	look := prompt.Look{
		ASCII: ascii, Colour: a.Terminal && !a.NoColour,
		Width: func() int { return min(a.Width(), widest) }, Height: a.Height,
	}
	look.Settle(a.settings())
	return look
}

// settings are read anew by each command.
func (a *App) settings() *settings.Settings { return settings.Parse(a.configured(settingsFile)) }

// keepSettings keeps them.
func (a *App) keepSettings(text string) error { return a.configure(settingsFile, text) }

// settingsFile is where they are in the config folder.
const settingsFile = "settings"

// configured is the text of a file of the config folder; it is empty where there is none.
func (a *App) configured(name string) string {
	if a.Config == "" {
		return ""
	}
	text, _ := os.ReadFile(filepath.Join(a.Config, name)) // none is the defaults
	return string(text)
}

// configure writes a file of the config folder, whole or not at all.
func (a *App) configure(name, text string) error {
	if a.Config == "" {
		return errNoHome
	}
	if err := os.MkdirAll(a.Config, 0o755); err != nil {
		return err
	}
	return writeFile(filepath.Join(a.Config, name), []byte(text))
}
