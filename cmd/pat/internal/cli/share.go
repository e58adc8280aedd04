package cli

import (
	"strings"

	"pat/interp/numbers"
	"pat/interp/play"
)

// Share is a command that begins the same deal, on whatever machine, with the moves made or
// without.
func (t *table) Share(s *play.Session, moves bool) string {
	words := append([]string{"pat", "play", t.name}, s.Game.Sheet().Assignments(s.Game.Setting())...)
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

// Open begins another game, by its name, with a new deal or with the one given.
func (t *table) Open(args []string, deal *numbers.ID) (*play.Session, error) {
	id, err := t.app.gameID(args[0])
	if err != nil {
		return nil, err
	}
	next := &table{app: t.app, name: id, args: args[1:]}
	g, set, err := next.load()
	if err != nil {
		return nil, err
	}
	if deal == nil {
		n := t.Number()
		deal = &n
	}
	s, err := play.Start(g, *deal, set)
	if err != nil {
		return nil, err
	}
	t.change(next.name, s)
	t.args = next.args
	return s, nil
}
