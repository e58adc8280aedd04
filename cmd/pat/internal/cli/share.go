package cli

import (
	"slices"
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
	return s.Command(t.name, moves)
}

// Open begins another game, by its name, with a new deal or with the one given. By no name it is
// the same game with its options, but for those that are given.
func (t *table) Open(args []string, deal *numbers.ID) (*play.Session, error) {
	if args[0] == "" {
		args = append([]string{t.name}, slices.Concat(without(t.args, args[1:]), args[1:])...)
	}
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

// without is some options but those that others give anew.
func without(options, anew []string) []string {
	name := func(option string) string {
		n, _, _ := strings.Cut(option, "=")
		return n
	}
	return slices.DeleteFunc(slices.Clone(options), func(old string) bool {
		return slices.ContainsFunc(anew, func(o string) bool { return name(o) == name(old) })
	})
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
