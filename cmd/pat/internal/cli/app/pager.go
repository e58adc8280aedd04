package app

import (
	"fmt"
	"io"
	"os"
	"os/exec"
	"strings"

	"pat/dsl"
)

// How is a long text shown at a terminal? By the program that the user has settled on, as other
// commands do.

// Paged writes a text; at a terminal with fewer lines through a pager, if there is one.
func (a *App) Paged(text string) error {
	if a.Terminal && a.Height != nil && strings.Count(text, "\n") >= a.Height() {
		if cmd := pager(os.LookupEnv, exec.LookPath); cmd != nil {
			cmd.Stdin, cmd.Stdout, cmd.Stderr = strings.NewReader(text), a.TerminalOut(), a.Err
			if err := cmd.Start(); err == nil {
				_ = cmd.Wait() // whoever left it early has seen enough
				return nil
			}
		}
	}
	_, err := io.WriteString(a.Out, text)
	return err
}

// pager is the command that shows a long text: $PAGER, or less, or more; nil where there is none,
// or where PAGER is empty or cat.
func pager(env func(string) (string, bool), look func(string) (string, error)) *exec.Cmd {
	choice := []string{"less", "more"}
	if set, ok := env("PAGER"); ok {
		choice = []string{set}
	}
	for _, c := range choice {
		words := strings.Fields(c)
		if len(words) == 0 || words[0] == "cat" {
			return nil
		}
		path, err := look(words[0])
		if err != nil {
			continue
		}
		cmd := exec.Command(path, words[1:]...)
		cmd.Env = os.Environ()
		if _, ok := env("LESS"); !ok { // bold signs as they are; what was read stays on the screen
			cmd.Env = append(cmd.Env, "LESS=RX")
		}
		return cmd
	}
	return nil
}

// Print writes a text; at a terminal without what would steer it.
func (a *App) Print(text string) error {
	if a.Terminal {
		text = dsl.Harmless(text)
	}
	_, err := fmt.Fprint(a.Out, text)
	return err
}
