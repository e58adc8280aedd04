package play

import "strings"

// This file writes a game as a command that begins it anew.

// Command is a command that begins the same deal of a game, which is named as the command takes it,
// on whatever machine; with the moves made or without.
func (s *Session) Command(name string, moves bool) string {
	words := append([]string{"pat", "play", name}, s.Game.Sheet().Assignments(s.Game.Setting())...)
	words = append(words, "--deal", s.Deal.String())
	if moves && s.Count() > 0 {
		words = append(words, "--moves", strings.Join(s.Made(), ","))
	}
	for i, w := range words {
		words[i] = quoted(w)
	}
	return strings.Join(words, " ")
}

// quoted is a word as a shell takes it for one.
func quoted(w string) string {
	plain := func(r rune) bool {
		return !strings.ContainsRune("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._=:/@+,", r)
	}
	if w != "" && strings.IndexFunc(w, plain) < 0 {
		return w
	}
	return "'" + strings.ReplaceAll(w, "'", `'\''`) + "'"
}
