package cli

import (
	"strings"

	"pat/cmd/pat/internal/prompt"
	"pat/dsl/rules"
	"pat/interp"
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
	return t.openAnswered(next, g, *deal, set, g.Sheet().Asks)
}

// openAnswered begins a game of which some things may still have to be asked, where somebody can
// be.
func (t *table) openAnswered(
	next *table, g *interp.Game, deal numbers.ID, set rules.Setting, asks []*rules.Ask,
) (*play.Session, error) {
	for i, k := range asks {
		if _, given := set.Asked[k.Name]; given || !t.app.Terminal {
			continue
		}
		begin := func(nums []int) (*play.Session, error) {
			next.answered(set, k, nums)
			return t.openAnswered(next, g, deal, set, asks[i+1:])
		}
		return nil, &prompt.Wanted{Question: prompt.NewQuestion(g.Sheet(), set, k), Begin: begin}
	}
	s, err := play.Start(g, deal, set)
	if err != nil {
		return nil, err
	}
	t.change(next.name, s)
	t.args = next.args
	return s, nil
}
