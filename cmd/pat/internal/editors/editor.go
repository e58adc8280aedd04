package editors

import (
	"fmt"
	"slices"
	"strings"
)

// Written stands in every file, so that one that somebody has written by hand is told from ours.
const Written = "pat editor"

// A File is a file for an editor.
type File struct {
	Name string // with slashes, below the folder of the editor
	Text string
}

// An Editor is one that files are written for.
type Editor struct {
	Name  string
	Title string
	Where string // what is to be done with the files
	files func() []File
}

// Editors lists the editors.
var Editors = []Editor{
	{
		"vim", "Vim and Neovim", "pat editor vim --to ~/.vim; for Neovim ~/.config/nvim, which starts the language " +
			"server too", vim,
	},
	{
		"vscode", "Visual Studio Code", "pat editor vscode --to ~/.vscode/extensions/pat; then `npm install` there, " +
			"for the language server", vscode,
	},
	{"helix", "Helix", "pat editor helix >> ~/.config/helix/languages.toml", helix},
	{"emacs", "Emacs", "pat editor emacs > ~/.emacs.d/lisp/pat-mode.el, and (require 'pat-mode)", emacs},
}

// Names lists the names of the editors.
func Names() (out []string) {
	for _, e := range Editors {
		out = append(out, e.Name)
	}
	return out
}

// Files are the files for an editor.
func Files(name string) ([]File, error) {
	i := slices.IndexFunc(Editors, func(e Editor) bool { return e.Name == name })
	if i < 0 {
		return nil, fmt.Errorf("there are no files for the editor %s; there are for %s", name,
			strings.Join(Names(), ", "))
	}
	return Editors[i].files(), nil
}
