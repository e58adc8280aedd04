package player

import (
	"cmp"
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"pat/cmd/pat/internal/cli/app"
	"pat/dsl"
	"pat/dsl/catalogue"
	"pat/dsl/rules"
	"pat/interp/odds"
)

// Which games are there? `pat list` is the library as catalogue finds in it, with the odds of the
// shipped games beside it and what is wrong with files of the user.

// A listing is what is asked of the list. minOdds is in percent; 0 asks for nothing.
type listing struct {
	sort    string
	minOdds float64
}

// A listedGame is a line of the list. Here text is what stands after id and odds: title, other
// names, family, remarks.
type listedGame struct {
	id, text string
	odds     *odds.Row // nil where none are known
}

// orders are those of the list; games of which nothing is known come last. A new order is a line
// here; flag, completion and refusal take their words from it. By name nothing has to be compared:
// the games come sorted by id.
var orders = map[string]func(a, b *odds.Row) int{
	"name":       func(_, _ *odds.Row) int { return 0 },
	"difficulty": func(a, b *odds.Row) int { return cmp.Compare(b.Ease(), a.Ease()) },
	"odds":       func(a, b *odds.Row) int { return cmp.Compare(b.Middle(), a.Middle()) },
}

func (a player) newListCmd() *cobra.Command {
	l := listing{sort: "name"}
	cmd := &cobra.Command{
		Use:   "list [WORD…]",
		Short: "List the games, or those that a word matches",
		Long: `List the games by id, with their odds, title, other names and family. With words only the games
that have all of them in their names, or else in their rules; reserve, pairs or redeal ask for
all that are played so, two packs or 104 cards for games of so many, no stock for those without
one, easy or hard for those that are.

The odds of a shipped game are how many percent of its deals can be won by a player who knows all
cards, as a 95 % interval, and how difficult it is: ` + odds.GradesText + `

--sort difficulty begins with the easiest game, --sort odds with the one that can be won most
often. --min-odds 50 lists the games of which it is proved, of the deals that were tried, that half
or more can be won. ` + "`pat rules GAME`" + ` tells more of one game.

Rule files of your own are found by id as well, before the shipped ones, where they lie in
` + a.Games + `.

Exit status: 0 some game is listed, 1 none matches, 2 wrong usage.`,
		Example: "  pat list\n  pat list baker\n  pat list --sort difficulty --min-odds 90",
		RunE: func(cmd *cobra.Command, args []string) error {
			switch {
			case orders[l.sort] == nil:
				return app.Usage("the list cannot be sorted by %s; choose %s", l.sort, strings.Join(orderNames(), ", "))
			case cmd.Flags().Changed("min-odds") && !(l.minOdds >= 0 && l.minOdds <= 100):
				return app.Usage("--min-odds is a number of percent, from 0 to 100")
			}
			return a.list(l, args)
		},
	}
	f := cmd.Flags()
	f.StringVar(&l.sort, "sort", l.sort, "name, difficulty or odds")
	f.Float64Var(&l.minOdds, "min-odds", 0, "only games of which so many percent of the deals can be won, at least")
	app.CompleteFlag(cmd, "sort", app.OneOf(orderNames()))
	return cmd
}

func orderNames() []string { return slices.Sorted(maps.Keys(orders)) }

// list prints the games that words mean, or says why there are none. A game without odds is not
// listed where odds are asked for: nothing is proved of it.
func (a player) list(l listing, words []string) error {
	rows := a.listed(words)
	rows = slices.DeleteFunc(rows, func(g listedGame) bool {
		return l.minOdds > 0 && (g.odds == nil || 100*g.odds.Proved() < l.minOdds)
	})
	slices.SortStableFunc(rows, func(a, b listedGame) int {
		switch {
		case l.sort == "name" || a.odds == nil && b.odds == nil:
			return 0
		case a.odds == nil:
			return 1
		case b.odds == nil:
			return -1
		}
		return orders[l.sort](a.odds, b.odds)
	})
	a.writeList(rows)
	switch {
	case len(rows) > 0:
	case len(words) == 0 && l.minOdds == 0:
		return app.Negative("no game can be read")
	case len(words) == 0:
		return app.Negative("of no game so many deals can be won")
	case l.minOdds > 0:
		return app.Negative("no game matches %s of which so many deals can be won", strings.Join(words, " "))
	default:
		asked, meant := strings.Join(words, " "), ""
		if n := catalogue.Of(a.Library()).Meant(asked); n != "" {
			meant = fmt.Sprintf("; did you mean %s?", n)
		}
		return app.Negative("no game matches %s%s", asked, meant)
	}
	return nil
}

// writeList writes the lines of the list. Above what stands beside the games a terminal has a
// heading; who reads a pipe wants games and nothing else.
func (a player) writeList(rows []listedGame) {
	var cells [][4]string
	if a.Terminal && slices.ContainsFunc(rows, func(r listedGame) bool { return r.odds != nil }) {
		cells = append(cells, [4]string{"game", "can be won", "to play", "name, other names · family"})
	}
	for _, r := range rows {
		c := [4]string{dsl.Visible(r.id), "", "", r.text}
		if r.odds != nil {
			c[1], c[2] = r.odds.Share(), r.odds.Level()
		}
		cells = append(cells, c)
	}
	var width [3]int
	for _, c := range cells {
		for i := range width {
			width[i] = max(width[i], len(c[i]))
		}
	}
	for _, c := range cells {
		odds := ""
		if width[1] > 0 {
			odds = fmt.Sprintf("%*s  %-*s  ", width[1], c[1], width[2], c[2])
		}
		a.PrintHanging(fmt.Sprintf("%-*s  %s", width[0], c[0], odds), c[3])
	}
}

// listed are the games that words may mean, by id. The order is that of ids with words, too, rather
// than that of how well they match, which the menu has: a list is looked through, and --sort gives
// another.
func (a player) listed(words []string) (rows []listedGame) {
	lib := a.Library()
	all := a.desk(lib).Listings(len(words) > 0)
	slices.SortFunc(all, func(x, y catalogue.Listing) int { return strings.Compare(x.ID, y.ID) })
	for _, x := range all {
		g := listedGame{id: x.ID, text: oneLine(x.Heading)}
		if a.isOwn(x.ID) {
			g.text += dsl.Visible(a.remarks(lib, x.ID))
		} else if r, ok := app.ShippedOdds().Of(x.ID); ok {
			g.odds = r // a test holds that the shipped rules are those of the table
		}
		rows = append(rows, g)
	}
	if len(words) == 0 {
		return rows
	}
	fits, _ := catalogue.Find(all, strings.Join(words, " "))
	slices.Sort(fits)
	found := make([]listedGame, len(fits))
	for i, n := range fits {
		found[i] = rows[n]
	}
	return found
}

// isOwn reports whether a file of the user has an id. It is that of the folder of the user's games,
// where a file takes the place of the shipped game of its name; a path given on the command line is
// something else.
func (a player) isOwn(id string) bool {
	_, err := os.Stat(filepath.Join(a.Games, id+rules.Ext))
	return err == nil
}

// remarks are what the list says of a file of the user: the shipped ones are known to be sound, so
// that only these are parsed for it.
func (a player) remarks(lib *rules.Library, id string) (text string) {
	if _, ds, err := rules.Open(lib, id); err == nil && ds.Errors() > 0 {
		text = " (has mistakes: pat check " + id + ")"
	}
	if _, err := app.Shipped().Open(id, nil); err == nil {
		text += " (your file, in the place of the shipped one)"
	}
	return text
}

// oneLine is title, other names and family of a game.
func oneLine(h catalogue.Heading) string {
	text := h.Title
	if len(h.Also) > 0 {
		text += ", also " + strings.Join(h.Also, ", ")
	}
	if h.Family != "" && h.Family != h.Title {
		text += " · family " + h.Family
	}
	return dsl.Visible(text)
}
