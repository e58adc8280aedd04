package author

import (
	"bufio"
	"cmp"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"unicode"

	"github.com/spf13/cobra"

	"pat/cmd/pat/internal/cli/app"
	"pat/dsl"
	"pat/dsl/rules"
)

// How does one begin a game? This file writes a first rule file, from a few answers or from another
// game. What it writes is held by tests to have no mistakes and to play, for every combination of
// answers; whoever adds an answer changes text below, and the tests try it.

func (a author) newNewCmd() *cobra.Command {
	var like string
	s := starter{}
	cmd := &cobra.Command{
		Use:   "new NAME",
		Short: "Write a rule file to begin with",
		Long: `Write a rule file to begin with: NAME.pat, with comments that say what each part is for. It has
no mistakes and plays at once. A file that is there is never overwritten.

What is not given by a flag is asked at a terminal, and elsewhere as in brackets: --piles, how many
piles are built on (7); --foundations, how many piles take the cards to win, 4 a pack (4); --stock,
what happens with cards that are not dealt (` + stocks[0] + `): ` + dsl.Listed(stocks, "or") + `; --spaces, what
goes to an empty pile (` + spacesTake[0] + `): ` + dsl.Listed(spacesTake, "or") + `.

With --like GAME it is a variant of that game, with the game's lines as comments to take from.

Exit status: 0 written, 2 wrong usage, or the file is there or cannot be written.`,
		Example: "  pat new my-game\n  pat new \"My Castles\" --like castles-in-spain\n" +
			"  pat new rows --piles 10 --foundations 8 --stock rows",
		Args: app.Exactly(1, "the name of the new game"),
		RunE: func(cmd *cobra.Command, args []string) error {
			given := func(flag string) bool { return cmd.Flags().Changed(flag) }
			if like != "" {
				for _, q := range questions {
					if given(q.flag) {
						return app.Usage("--%s is for a game that is like none; leave it or --like out", q.flag)
					}
				}
			}
			// Nothing is asked before it is known that the name will do.
			path, title, err := newFile(args[0])
			if err != nil {
				return err
			}
			s.title = title
			text := ""
			if like != "" {
				text, err = a.startLike(path, title, like)
			} else if err = a.askFor(&s, given); err == nil {
				text = s.text()
			}
			if err != nil {
				return err
			}
			if err := create(path, text); err != nil {
				return err
			}
			fmt.Fprintf(a.Out, "%s is written. `pat play %[1]s` plays it, `pat check %[1]s` tells its mistakes.\n",
				path)
			return nil
		},
		ValidArgsFunction: cobra.NoFileCompletions,
	}
	cmd.Flags().StringVar(&like, "like", "", "the game that it is a variant of")
	for _, q := range questions {
		cmd.Flags().StringVar(q.answer(&s), q.flag, q.usual, q.asks)
	}
	app.CompleteFlag(cmd, "like", a.GameArgs)
	app.CompleteFlag(cmd, dsl.Stock.String(), app.OneOf(stocks))
	app.CompleteFlag(cmd, "spaces", app.OneOf(spacesTake))
	return cmd
}

// A starter is what a new game that is no variant begins with. They are texts until all are known
// to be allowed, since flags and a terminal both give texts.
type starter struct {
	title                             string
	piles, foundations, stock, spaces string // as answered
}

// What may be answered, the usual first. A word of these is what the user types, what completion
// offers, and what text below tells apart.
var (
	stocks     = []string{dsl.Waste.String(), "rows", "none"}
	spacesTake = []string{"king", "any", "none"}
	packs      = []string{"4", "8", "12", "16"}
)

// How many piles a new game has: several, and no more than lie side by side.
const (
	fewestNewPiles = 2
	mostNewPiles   = 20
)

// questions are what is asked for a new game. One entry is a flag, the question at a terminal
// (asks, which is the help of the flag as well), and the field the answer goes to. The order is
// that of asking.
var questions = []struct {
	flag, asks, usual string
	of                []string // the answers; none for a number of piles
	answer            func(*starter) *string
}{
	{"piles", "how many piles are built on", "7", nil, func(s *starter) *string { return &s.piles }},
	{
		dsl.Foundations.String(), "how many foundations, 4 a pack", packs[0], packs,
		func(s *starter) *string { return &s.foundations },
	},
	{
		dsl.Stock.String(), "cards that are not dealt are turned to a waste, come in rows on all piles, or are none",
		stocks[0], stocks, func(s *starter) *string { return &s.stock },
	},
	{
		"spaces", "what goes to an empty pile: a king, any card, or none", spacesTake[0], spacesTake,
		func(s *starter) *string { return &s.spaces },
	},
}

// askFor asks what was not given, at a terminal, and refuses what cannot be answered. An empty line
// takes the usual answer, a wrong one is told and asked again; the end of input writes nothing and
// is exit 2. A flag with a wrong value ends the command at a terminal, too: whoever gives flags may
// be a script.
func (a author) askFor(s *starter, given func(flag string) bool) error {
	in := bufio.NewReader(a.In)
	for _, q := range questions {
		answer := q.answer(s)
		for {
			said := q.flag
			if a.Terminal && !given(q.flag) {
				fmt.Fprintf(a.Out, "%s? [%s] ", dsl.Capital(q.asks), q.usual)
				line, err := in.ReadString('\n')
				if line == "" && err != nil {
					fmt.Fprintln(a.Out)
					return app.Usage("nothing is written")
				}
				*answer = cmp.Or(strings.ToLower(strings.TrimSpace(line)), q.usual)
				said = "the answer"
			}
			refusal := refused(*answer, q.of)
			if refusal == "" {
				break
			}
			if given(q.flag) || !a.Terminal {
				return app.Usage("--%s %s: %s", said, *answer, refusal)
			}
			fmt.Fprintf(a.Out, "%s: %s.\n", dsl.Visible(*answer), refusal)
		}
	}
	return nil
}

// refused says what is wrong with an answer, if it is. "" is: it will do.
func refused(answer string, of []string) string {
	if of != nil {
		if slices.Contains(of, answer) {
			return ""
		}
		return "it is " + dsl.Listed(of, "or")
	}
	if n, err := strconv.Atoi(answer); err == nil && n >= fewestNewPiles && n <= mostNewPiles {
		return ""
	}
	return fmt.Sprintf("it is a number from %d to %d", fewestNewPiles, mostNewPiles)
}

// text is the rule file. How many cards are laid out follows from the answers: with a stock about
// half of the pack, one to five cards a pile; without one all of it, the first piles taking a card
// more where it does not come out even. Kings are sunk where nothing goes to an empty pile, or a
// king would lock up the cards below it until it goes out itself.
func (s *starter) text() string {
	piles, _ := strconv.Atoi(s.piles)
	foundations, _ := strconv.Atoi(s.foundations)
	decks := foundations / 4
	var b strings.Builder
	say := func(format string, args ...any) { fmt.Fprintf(&b, format+"\n", args...) }
	say("# One rule is one line, and # begins a comment. `pat help language` is the manual.\ngame %s", s.title)
	if decks > 1 {
		say("decks %d", decks)
	}
	each := max(1, min(5, 26*decks/piles))
	if s.stock == "none" {
		each = 52 * decks / piles
	}
	say("\n# What is laid out before play, in this order.\ndeal")
	switch all := 52 * decks; {
	case s.stock == "none" && all%piles == 0:
		say("  %d to each tableau", all/piles)
	case s.stock == "none":
		say("  %s to tableau", strings.Join(slices.Concat(
			slices.Repeat([]string{strconv.Itoa(all/piles + 1)}, all%piles),
			slices.Repeat([]string{strconv.Itoa(all / piles)}, piles-all%piles)), " "))
	default:
		say("  %d to each tableau", each)
		say("  rest to stock")
	}
	if s.spaces == "none" && each > 1 {
		say("  kings to bottom of tableau")
	}
	say("\n# Where the cards go to win.\nfoundations %d\n  base ace\n  build up in suit", foundations)
	say("\n# The piles that are built on; what may be moved together; what goes to an empty pile.\ntableau %d", piles)
	say("  build down in alternating colours\n  move sequence")
	say("  %s", map[string]string{
		"king": "spaces take king", "any": "spaces take any card", "none": "spaces stay empty",
	}[s.spaces])
	switch s.stock {
	case stocks[0]:
		say("\n# The cards that are not dealt are turned one by one, and gone through again once.")
		say("stock\n  turn 1 to waste\n  redeals 1\n\nwaste")
	case stocks[1]:
		say("\n# The cards that are not dealt come in rows, one on each pile.\nstock\n  turn 1 to each tableau")
	}
	say("\nwin when foundations full")
	say("\n# What you mean, by an example: `pat test` tells whether the rules say the same.")
	say("example A red seven goes on a black eight, and not the other way round\n  t1: 7H\n  t2: 8S")
	say("  may t1 t2: build down in alternating colours\n  may not t2 t1: build down in alternating colours")
	return b.String()
}

// startLike is the rule file of a variant that is no different yet. The lines of the other game
// stand there as comments, its examples left out, so that one changes a rule by taking its # away.
// They are those of the whole game, of its own parents too, since one cannot see otherwise what is
// inherited.
//
// A game of the library is named by its id. A file is named from the folder of the new one, so that
// both may be moved together, and where there is no such way (another drive) from the top.
func (a author) startLike(path, title, like string) (string, error) {
	id, err := a.GameID(like)
	if err != nil {
		return "", err
	}
	sheet, err := a.Open(id)
	if err != nil {
		return "", err
	}
	of := id
	if rules.IsPath(id) { // a parent is looked for beside the file
		if of, err = filepath.Rel(filepath.Dir(path), id); err != nil {
			of = app.Lasting(id)
		}
		if of = filepath.ToSlash(of); !rules.IsPath(of) {
			of = "./" + of
		}
	}
	var b strings.Builder
	fmt.Fprintf(&b, "# A variant is what differs. A line that you write takes the place of the lines of the other\n"+
		"# game that begin with the same word, in the same block; `without` takes lines or blocks away.\n"+
		"game %s\nvariant of %s\n\n# These lines hold, until you say one otherwise: take a block's head and the line, "+
		"without the #.\n#\n", title, of)
	for line := range strings.Lines(string(dsl.CutExamples([]byte(sheet.Whole())))) {
		b.WriteString(strings.TrimRight("#   "+line, " \n") + "\n")
	}
	return b.String(), nil
}

// newFile is the file of a new game, and its title. A name may come with a folder and with .pat,
// both of which are no part of the title:
//
//	pat new "My Castles"     my-castles.pat, titled My Castles
//	pat new games/my-castles games/my-castles.pat, titled My Castles
//	pat new "Fan (easy)"     fan-easy.pat, titled Fan (easy)
func newFile(name string) (path, title string, err error) {
	dir, base := filepath.Split(strings.TrimSuffix(name, rules.Ext))
	id := strings.Map(func(r rune) rune {
		switch {
		case unicode.IsLetter(r) || unicode.IsDigit(r):
			return unicode.ToLower(r)
		case r == ' ' || r == '-' || r == '_':
			return '-'
		}
		return -1
	}, strings.TrimSpace(base))
	if id = strings.Trim(id, "-"); id == "" || strings.Contains(base, "#") || dsl.Visible(base) != base {
		return "", "", app.Usage("%s cannot be the name of a game: it is made of letters, digits and blanks",
			dsl.Visible(name))
	}
	title = strings.TrimSpace(base)
	if title == id { // no title but a file's name
		words := strings.Split(id, "-")
		for i, w := range words {
			r := []rune(w)
			if len(r) > 0 {
				r[0] = unicode.ToUpper(r[0])
			}
			words[i] = string(r)
		}
		title = strings.Join(words, " ")
	}
	return dir + id + rules.Ext, title, nil
}

// create writes a file that is not there yet. That it is not there is asked and settled in one
// step, so that of two calls at a time one is refused; writing beside and renaming, as disk.Write
// does, would put it over the other. After a fault nothing is left of it, after a kill there may be
// a part.
func create(path, text string) error {
	f, err := os.OpenFile(path, os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o644)
	switch {
	case errors.Is(err, fs.ErrExist):
		return app.Usage("%s is there already, and is not overwritten; give another name", path)
	case errors.Is(err, fs.ErrNotExist):
		return app.Usage("there is no folder %s", filepath.Dir(path))
	case err != nil:
		return err
	}
	_, err = io.WriteString(f, text)
	if cerr := f.Close(); err == nil {
		err = cerr
	}
	if err != nil {
		os.Remove(path)
	}
	return err
}
