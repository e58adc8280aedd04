package solver

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"slices"
	"strings"
	"time"

	"github.com/spf13/cobra"

	"pat/cmd/pat/internal/cli/app"
	"pat/cmd/pat/internal/cli/disk"
	"pat/dsl"
	"pat/interp/numbers"
	"pat/interp/survey"
)

// How many deals of a game can be won? This file decides a range of deals on this machine, keeps
// each in a record, and tells the figures. Deals that others decide are in queue.go and worker.go;
// records, figures and the drawing in pat/interp/survey; the search for one deal in limits.go.
//
// The path of a survey: what is asked is checked (mayWrite, checkPlayer, network), the game is
// opened (begin), the record is read (held), the rest is decided (decideRest, or gather), the
// figures are told (report).

// surveying is what `pat survey` was asked, and `pat worker` of it: it solves as `pat solve` does.
// A survey on several machines has the same fields there: an order (worker.go) carries them.
type surveying struct {
	solving
	merge  bool
	record string
	plot   string
	player string
	moves  int
	place  place // of a queue, where other machines decide
}

func (a solver) newSurveyCmd() *cobra.Command {
	s := surveying{solving: solving{app: a, number: "deals"}}
	cmd := &cobra.Command{
		Use:   "survey GAME|FILE --deals A-B [name=value]…\n  pat survey --merge RECORD…",
		Short: "Find out how many deals of a game can be won",
		Long: `Decide many deals, several at a time, and tell how many can be won by a player who knows
all cards ("thoughtful" play): the share with its 95 % interval (Wilson), and what it
took. Deals that stay unknown bound both from two sides: below they count as lost, above
as won.

With --record every deal is a JSON line of a file. A survey may be killed at any point;
the same command goes on where it was. A record of other rules, options or limits is
refused, and one that another survey is writing. (Plan 9 and WebAssembly have no file locks
to tell that by.)

--merge reads several records and tells what they say together, as if one survey had been
made; with --record it writes them all into one file, a new one or one of those it read.

--queue has other machines decide: blocks of deals go to the NATS server named, any number
of "pat worker" takes them, and what comes back is written into the same record. --listen
starts such a server in this process, and needs none. "pat help worker" tells more.

--player plays instead of solving: for games of chance, and as a measure of how forgiving
a game is. random makes legal moves, each as likely as another; greedy plays cards out
where it can, then turns cards up, empties piles, brings cards into play, builds what did
not lie as well before, turns the stock, and never goes back to a position; it does not peek
at cards that lie hidden. The deal number fixes what they do.

What --time lets be known depends on the machine and its load; a record made with
--positions alone comes out the same on every machine with the same pat, but for times and
the order of its lines.

Exit status: 0 all deals are in the record, unknown ones too; 3 interrupted; 2 wrong
usage or a rule file with mistakes; 1 records that contradict each other.`,
		Example: "  pat survey klondike draw=1 --deals 1-1000 --positions 200000 --record draw1.jsonl --plot " +
			"draw1.svg\n" +
			"  pat survey freecell --deals ms:1-100\n  pat survey --merge mine.jsonl yours.jsonl --plot both.svg\n" +
			"  pat survey klondike --deals 1-10000 --player greedy\n" +
			"  pat survey klondike --deals 1-100000000 --record k.jsonl --queue nats://host:4222",
		Args: func(cmd *cobra.Command, args []string) error {
			if s.merge {
				return app.AtLeast(1, "records")(cmd, args)
			}
			return app.AtLeast(1, app.AGame)(cmd, args)
		},
		RunE: func(cmd *cobra.Command, args []string) error {
			if err := s.mayWrite(args); err != nil {
				return err
			}
			if s.merge {
				return s.runMerge(cmd, args)
			}
			return s.runSurvey(cmd, args)
		},
		ValidArgsFunction: func(cmd *cobra.Command, args []string, toComplete string) ([]string,
			cobra.ShellCompDirective,
		) {
			if s.merge {
				return app.FileNames(cmd, args, toComplete)
			}
			return a.GameArgs(cmd, args, toComplete)
		},
	}
	f := cmd.Flags()
	f.StringVar(&s.deals, "deals", "", "the deals, 1-1000 or of another program ms:1-1000")
	f.StringVar(&s.record, "record", "", "the file that keeps every deal decided; it is gone on with; with --merge, "+
		"a file for them all")
	f.StringVar(&s.plot, "plot", "", "draw effort and estimate into this SVG file")
	f.BoolVar(&s.merge, "merge", false, "read records instead of deciding deals")
	f.BoolVar(&s.json, "json", false, "the figures as a JSON object")
	f.StringVar(&s.player, "player", "", "play instead of solving: random or greedy")
	f.IntVar(&s.moves, "moves", survey.MostMoves, "most moves of a deal that is played")
	s.limits.flags(cmd, "deals decided at a time (default: one a processor)")
	app.CompleteFlag(cmd, "deals", app.CompleteDeal)
	app.CompleteFlag(cmd, "record", app.FileNames)
	app.CompleteFlag(cmd, "plot", cobra.FixedCompletions([]string{"svg"}, cobra.ShellCompDirectiveFilterFileExt))
	app.CompleteFlag(cmd, "player", app.OneOf(playerNames()))
	s.place.flags(cmd)
	f.StringVar(&s.place.Listen, "listen", "", "start a NATS server at this address, 127.0.0.1:4222 or :4222, and "+
		"have workers come to it")
	return cmd
}

// mayWrite refuses, before any work, to write over what is not to be written over. A record that is
// gone on with is judged where it is read. A survey may take days, and a wrong name is to be told
// before them, not after. A record to merge into is locked for a moment only: it is written in one
// piece at the end, over the file that was read.
func (s *surveying) mayWrite(inputs []string) error {
	for _, path := range []string{s.record, s.plot} {
		if path == "" {
			continue
		}
		if err := disk.MayBeFile(path); err != nil {
			return err
		}
	}
	if s.plot != "" {
		if err := mayBeDrawn(s.plot); err != nil {
			return err
		}
		if s.record != "" && disk.SameFile(s.plot, s.record) {
			return fmt.Errorf("--plot and --record are one file, %s; give one of them another name", s.plot)
		}
	}
	if !s.merge || s.record == "" || disk.Blank(s.record) {
		return nil
	}
	if !slices.ContainsFunc(inputs, func(in string) bool { return disk.SameFile(in, s.record) }) {
		return fmt.Errorf("%s is there and none of the records merged; it is not overwritten: give another "+
			"--record, or merge it, too", s.record)
	}
	f, err := os.OpenFile(s.record, os.O_RDWR, 0)
	if err != nil {
		return disk.Unread(s.record, err)
	}
	defer f.Close()
	if !disk.Lock(f, false) {
		return fmt.Errorf("%s: %w", s.record, survey.ErrTaken)
	}
	return nil
}

// runMerge tells what several records say together. Each file is checked before any is written, so
// that a refusal leaves all as they are. Exit codes: 2 where a file is of another game, rules or
// limits, which is a mistake of the call; 1 where two decide the same deal differently, which is a
// finding.
func (s *surveying) runMerge(cmd *cobra.Command, paths []string) error {
	const deciding = "deals player moves time positions memory workers queue listen"
	for name := range strings.FieldsSeq(deciding) {
		if cmd.Flags().Changed(name) {
			return app.Usage("--merge decides no deals; it takes no --%s", name)
		}
	}
	var merger survey.Merger
	for _, path := range paths {
		data, err := os.ReadFile(path)
		if err != nil {
			return disk.Unread(path, err)
		}
		more, whole, err := survey.Parse(data)
		if err != nil {
			return app.Usage("%s: %w", path, err)
		}
		if whole < len(data) {
			s.app.Warn("the last line of %s is torn; it is left out", path)
		}
		// Said of one file against those before it, for the reader to know which is the odd one.
		if err := merger.Add(more); err != nil {
			code := app.ExitNegative
			if _, mismatch := errors.AsType[*survey.Mismatch](err); mismatch {
				code = app.ExitUsage
			}
			return app.Coded(code, fmt.Errorf("%s cannot be merged: %w", path, err))
		}
	}
	records := merger.Records()
	if s.record != "" {
		var b bytes.Buffer
		for _, r := range records {
			b.Write(r.Line())
		}
		if err := disk.Write(s.record, b.Bytes()); err != nil {
			return err
		}
	}
	return s.report(survey.TallyOf(records))
}

// runSurvey decides what a record does not hold yet. After Ctrl-C the figures of what there is are
// told like others, then how many deals are missing, and the exit code is 3. What is in the record
// then is whole: nothing is lost but the deals that were being searched.
func (s *surveying) runSurvey(cmd *cobra.Command, args []string) error {
	if err := s.limits.check(cmd); err != nil {
		return err
	}
	if s.deals == "" {
		return app.Usage("survey which deals? Give --deals 1-1000")
	}
	deals, err := numbers.ParseRange(s.deals)
	if err != nil {
		return err
	}
	if err := s.checkPlayer(cmd); err != nil {
		return err
	}
	network, err := s.network(cmd)
	if err != nil {
		return err
	}
	// Rule files are noted as they are read, to be sent along; so the noting has to begin before
	// any is.
	var read *reading
	if network != nil {
		s.app, read = s.app.reads()
	}
	if err := s.begin(args); err != nil {
		return err
	}
	log, tally, err := s.held(deals)
	if err != nil {
		return err
	}
	keep := func(...survey.Record) error { return nil }
	if log != nil {
		keep = log.Append
	}
	if network != nil {
		err = s.gather(network, args, read, deals, tally, keep)
	} else {
		err = s.decideRest(deals, tally, keep)
	}
	if log != nil {
		if cerr := log.Close(); err == nil {
			err = cerr // what was written last may not have come to the disk
		}
	}
	if err != nil {
		return err
	}
	if err := s.report(tally); err != nil {
		return err
	}
	if left := deals.Len() - tally.Deals(); left > 0 {
		goOn := ""
		if s.record != "" {
			goOn = "; the same command goes on"
		}
		s.app.Warn("interrupted, %s not decided%s", dsl.Many(left, "deal"), goOn)
		return app.Silent(app.ExitUnknown)
	}
	return nil
}

// begin opens the game that the arguments name, and settles what verdicts depend on. s.terms are
// the game, its options, its rules by their hash, and the limits or the player: two records may be
// added up where these are equal.
func (s *surveying) begin(args []string) error {
	if err := s.open(args); err != nil {
		return err
	}
	s.status = &app.Status{} // of the survey, not of each search
	s.limits.rough = true    // no line is told
	if s.player != "" {
		s.terms.Player, s.terms.Limits = s.player, dsl.Many(s.moves, "move")
	}
	return nil
}

// held opens the record, if one is kept, and adds up what it holds of some deals, each once. The
// record may be far longer than there is memory. The record stays open and locked until the survey
// ends. Two passes: the first adds up each deal the first time it comes, and notes which come
// again; only where there are such does the second collect theirs, to settle between them as
// --merge would. So memory holds the tally and the doubles, never the record.
func (s *surveying) held(deals numbers.Range) (log *survey.Log, tally *survey.Tally, err error) {
	tally = survey.NewTally(func(i int) string { return deals.At(i).String() })
	if s.record == "" {
		return nil, tally, nil
	}
	twice := map[int][]survey.Record{} // deals of which there are several
	log, err = survey.Open(s.record, s.terms, func(f *os.File) bool { return disk.Lock(f, false) },
		func(r survey.Record) error {
			i, asked := deals.Find(r.Deal)
			switch {
			case asked && tally.Has(i):
				twice[i] = nil
			case asked:
				tally.Add(i, r)
			}
			return nil
		})
	if errors.Is(err, survey.ErrTaken) {
		return nil, nil, err
	}
	if err != nil {
		return nil, nil, app.Usage("%w; give another --record, or the same game, rules and limits", err)
	}
	if len(twice) == 0 {
		return log, tally, nil
	}
	err = log.Again(func(r survey.Record) error {
		i, asked := deals.Find(r.Deal)
		if _, more := twice[i]; asked && more {
			twice[i] = append(twice[i], r)
		}
		return nil
	})
	for i, records := range twice {
		var one []survey.Record
		if err == nil {
			one, err = survey.Merge(records)
		}
		if err != nil {
			log.Close() //nolint:errcheck // nothing was written
			return nil, nil, app.Negative("%s: %w", s.record, err)
		}
		tally.Remove(i, records[0])
		tally.Add(i, one[0])
	}
	return log, tally, nil
}

// decideRest decides the deals of which there is no record yet, keeps each record, and adds it up.
// survey.Run decides in several goroutines, but asks for the next deal and hands on what came of
// one under a lock of its own: neither tally nor pace needs another. The record gets deals in the
// order in which they are done.
func (s *surveying) decideRest(deals numbers.Range, tally *survey.Tally, keep writer) error {
	defer s.limits.hold(s.limits.several())()
	ctx, stop := s.app.Until()
	defer stop()
	line := s.app.NewStatus()
	defer line.Clear()
	pace := paceOf(line, deals.Len(), tally)
	decide := s.policy()
	rest := func(yield func(int) bool) {
		for i := range deals.Len() {
			if !tally.Has(i) && !yield(i) {
				return
			}
		}
	}
	return survey.Run(ctx, rest, s.limits.several(),
		func(ctx context.Context, i int) (survey.Record, bool, error) { return decide(ctx, deals.At(i)) },
		func(i int, r survey.Record) error {
			if err := keep(r); err != nil {
				return err
			}
			tally.Add(i, r)
			pace.add(r)
			pace.show()
			return nil
		})
}

// A policy decides a deal, or reports that it was interrupted. ok is false where it was stopped
// before it knew: such a deal is not recorded, and is decided the next time. An error is a fault of
// the game, such as a deal that cannot be laid out, and ends the survey.
type policy = func(context.Context, numbers.ID) (r survey.Record, ok bool, err error)

// checkPlayer refuses bounds that do not fit how deals are decided. What bounds a search would say
// nothing of a player, and the other way round; a flag without effect is refused rather than passed
// over.
func (s *surveying) checkPlayer(cmd *cobra.Command) error {
	if s.player == "" {
		if cmd.Flags().Changed("moves") {
			return app.Usage("--moves bounds a deal that is played; give --player, or --positions to bound a search")
		}
		return nil
	}
	for _, name := range []string{"time", "positions", "memory"} {
		if cmd.Flags().Changed(name) {
			return app.Usage("--%s bounds a search; a deal that is played is bounded by --moves", name)
		}
	}
	if s.moves < 1 {
		return app.Usage("--moves is a number from 1")
	}
	if playerNamed(s.player) < 0 {
		return app.Usage("there is no player %s; choose %s", s.player, strings.Join(playerNames(), " or "))
	}
	return nil
}

// A writer writes records down.
type writer = func(...survey.Record) error

// policy is how a deal is decided: by the solver, or by a player. The player's chances come from
// the number of the deal, so that a survey comes out the same again.
func (s *surveying) policy() policy {
	i := playerNamed(s.player)
	return func(ctx context.Context, id numbers.ID) (survey.Record, bool, error) {
		st, err := id.Deal(s.game, s.set)
		if err != nil {
			return survey.Record{}, false, err
		}
		defer st.Release()
		if s.player == "" {
			a := s.decide(ctx, "", st, 1)
			a.Deal = id.String()
			return a.Record, a.Verdict != survey.Unknown || ctx.Err() == nil, nil
		}
		start := time.Now()
		r, ok := survey.Players[i].Play(ctx, st, id.Seed(), s.moves)
		r.Terms, r.Deal, r.MS = s.terms, id.String(), milliseconds(time.Since(start))
		return r, ok, nil
	}
}

// playerNamed is the index of the player of a name, -1 for none.
func playerNamed(name string) int {
	return slices.IndexFunc(survey.Players, func(p survey.Player) bool { return p.Name == name })
}

func playerNames() (names []string) {
	for _, p := range survey.Players {
		names = append(names, p.Name)
	}
	return names
}

// report prints the figures of records, and draws them. The JSON is one object: terms, ranges and
// figures side by side, the names of which are those in pat/interp/survey. A drawing of no deals is
// not made.
func (s *surveying) report(tally *survey.Tally) error {
	f, terms, ranges := tally.Figures(), tally.Terms, tally.Ranges()
	title := dsl.Visible(strings.Join(append([]string{terms.Game}, terms.Set...), ", ") + ", deals " + ranges)
	var err error
	switch {
	case s.json:
		var b []byte
		b, err = json.Marshal(struct {
			survey.Terms
			Ranges string `json:"deals_decided"`
			survey.Figures
		}{terms, ranges, f})
		if err == nil {
			_, err = s.app.Out.Write(append(b, '\n'))
		}
	case f.Deals == 0:
		_, err = fmt.Fprintln(s.app.Out, "No deal is decided.")
	default:
		how := "solved; " + thoughtful(s.game)
		if terms.Player != "" {
			how = "played by the player " + dsl.Visible(terms.Player)
		}
		limits := dsl.Visible(terms.Limits)
		if _, err = fmt.Fprintf(s.app.Out, "%s\n%s; limits: %s\n\n", title, how, limits); err == nil {
			err = f.Write(s.app.Out, terms)
		}
	}
	if err == nil && s.plot != "" && f.Deals > 0 {
		var b bytes.Buffer
		if err = tally.Plot(&b, title); err == nil {
			err = mayBeDrawn(s.plot) // what came there meanwhile is not written over either
		}
		if err == nil {
			err = disk.Write(s.plot, b.Bytes())
		}
	}
	return err
}

// A pace tells on the status line how far a survey is. It is called under the lock of survey.Run,
// or by who gathers. It counts again what the tally counts, because it is asked after each deal, a
// million times.
type pace struct {
	line       *app.Status
	start      time.Time
	of, before int // deals asked for, and those the record held
	done       int
	tally      [3]int // won, not won, unknown
}

// paceOf is the pace of a survey that has come so far.
func paceOf(line *app.Status, of int, tally *survey.Tally) pace {
	n := tally.Deals()
	p := pace{line: line, start: time.Now(), of: of, before: n, done: n}
	p.tally[0], p.tally[2] = tally.Of(survey.Won), tally.Of(survey.Unknown)
	p.tally[1] = n - p.tally[0] - p.tally[2]
	return p
}

// add counts a deal that was decided now.
func (p *pace) add(r survey.Record) {
	p.done++
	switch r.Verdict {
	case survey.Won:
		p.tally[0]++
	case survey.Unknown:
		p.tally[2]++
	default:
		p.tally[1]++
	}
}

// show tells how far it is. How long the rest takes is told by the deals of this run: those that
// the record held took no time.
func (p *pace) show() {
	spent := time.Since(p.start)
	text := fmt.Sprintf("%s of %s deals: %d won, %d not, %d unknown; %s", survey.Number(p.done), survey.Number(p.of),
		p.tally[0], p.tally[1], p.tally[2], spent.Round(time.Second))
	if n := p.done - p.before; n > 0 && p.done < p.of {
		left := time.Duration(float64(spent) / float64(n) * float64(p.of-p.done))
		text += ", about " + left.Round(time.Second).String() + " left"
	}
	p.line.Say(text)
}

// isDrawing reports whether a file begins as drawings do: with an SVG, or the XML that one may
// stand in.
func isDrawing(f io.Reader) bool {
	head := make([]byte, 512)
	n, _ := io.ReadFull(f, head)
	text := bytes.TrimSpace(bytes.TrimPrefix(head[:n], []byte("\ufeff")))
	return bytes.HasPrefix(text, []byte("<svg")) || bytes.HasPrefix(text, []byte("<?xml"))
}

// mayBeDrawn refuses to draw over what is no drawing.
func mayBeDrawn(path string) error {
	return disk.MayReplace(path, isDrawing, "%s is no SVG drawing, and is not overwritten; give --plot another name")
}
