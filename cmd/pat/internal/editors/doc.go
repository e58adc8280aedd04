// Package editors writes what editors need to know of the language: syntax, indentation, how the
// language server is started. All words are taken from the table of words of pat/dsl, so that no
// list is kept by hand.
//
//	files, err := editors.Files("vim")
//
//	editor.go  the editors and their files   words.go   the words, sorted as editors colour them
//	vim.go     Vim and Neovim                vscode.go  Visual Studio Code
//	helix.go   Helix                         emacs.go   Emacs
package editors
