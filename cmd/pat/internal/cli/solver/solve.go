package solver

import (
	"context"
	"encoding/json"
	"fmt"
	"io"
	"maps"
	"slices"
	"strings"
	"time"

	"github.com/spf13/cobra"

	"pat/cmd/pat/internal/cli/app"
	"pat/dsl"
	"pat/dsl/rules"
	"pat/interp"
	"pat/interp/notation"
	"pat/interp/numbers"
	"pat/interp/solve"
	"pat/interp/survey"
)

// solving is what `pat solve` was asked, and what comes of it.
type solving struct {
	app    solver
	number string // the flag that one number is given with
	limits limits
	deal   string
	deals  string // a range; of the three ways to say what is to be solved one is given
	board  string
	stats  bool
	json   bool
	lines  bool // that win are written down
	proofs proofs

	game   *interp.Game
	labels *notation.Labels // of the game
	set    rules.Setting
	terms  survey.Terms
	status *app.Status
}

func (a solver) newSolveCmd() *cobra.Command {
	s := solving{app: a, number: "deal"}
	cmd := &cobra.Command{
		Use:   "solve GAME|FILE [name=value]…",
		Short: "Find out whether a deal can be won, and how",
		Long: `Find out whether a deal can be won by a player who knows all cards, face-down ones and
later shuffles too ("thoughtful" play). A line that wins is printed as it would be typed,
a move a line, and has been replayed before; it can be piped into pat play.

Where cards are shuffled in play the verdict holds for the shuffles of that deal alone. How
a player fares who does not know them is told besides: the deal is played a thousand times
with other shuffles, greedily and without looking ahead. Who plays better wins more.

A verdict is won, unwinnable (nothing that could be tried is left, or a proof that no line
wins) or unknown (a limit was hit; it says which). What --time lets be known depends on
the machine and its load; with --positions alone the same pat always answers the same,
unless --workers makes several search a single deal.

Of a single deal it says which cards can never move again, where these stand against a win.
Who does not believe an unwinnable asks for a proof: with --proof every position that the
plain rules lead to is visited once more, nothing taken for the same and nothing left out
but what comes after a position in which cards that can never move again rule out a win.
The file that is written can be checked by --check-proof without the search. Many deals
have too many positions for that, and it says so.

Exit status: 0 won, 1 unwinnable, 3 unknown, 2 wrong usage or a rule file with mistakes;
of a range 0 all decided, 3 some unknown. Ctrl-C ends the search and prints what is known.`,
		Example: "  pat solve bakers-dozen --deal 17\n  pat solve bakers-dozen --deal 17 | pat play bakers-dozen " +
			"--deal 17\n" +
			"  pat solve klondike draw=1 --deals 1-100 --time 5s\n  pat solve freecell --board position.txt --stats\n" +
			"  pat solve fan --deal 17 --proof 17.proof && pat solve --check-proof 17.proof",
		Args: func(cmd *cobra.Command, args []string) error {
			if s.proofs.check {
				return app.AtLeast(1, "a proof")(cmd, args)
			}
			return app.AtLeast(1, app.AGame)(cmd, args)
		},
		RunE: func(cmd *cobra.Command, args []string) error {
			if s.proofs.check {
				return a.checkProofs(args)
			}
			return s.run(cmd, args)
		},
		ValidArgsFunction: a.GameArgs,
	}
	f := cmd.Flags()
	f.StringVar(&s.deal, "deal", "", "the number of the deal, 17 or of another program ms:17; without it a new one")
	f.StringVar(&s.deals, "deals", "", "several deals, 1-100")
	f.StringVar(&s.board, "board", "", "a file with a position instead of a deal, as pat deal --format writes it; - "+
		"for standard input")
	s.limits.flags(cmd, "deals decided at a time (default: one a processor); of a single deal, threads of its "+
		"search, two at most unless its deal leaves choices (default: two where there are two processors, one with "+
		"--positions)")
	f.BoolVar(&s.stats, "stats", false, "tell where the effort went")
	f.BoolVar(&s.json, "json", false, "one JSON object a line, for other programs")
	s.proofs.flags(cmd)
	app.CompleteFlag(cmd, "deal", app.CompleteDeal)
	app.CompleteFlag(cmd, "deals", app.CompleteDeal)
	app.CompleteFlag(cmd, "board", app.FileNames)
	return cmd
}

// run finds out what is to be solved: a deal, several, or a position.
//
// A single deal may get several threads, and its line is polished, for somebody will read it. Of a
// range each deal gets one thread, and lines are kept only where they are printed, in JSON: what
// counts there is how many are won.
func (s *solving) run(cmd *cobra.Command, args []string) error {
	if err := s.limits.check(cmd); err != nil {
		return err
	}
	given := 0
	for _, name := range []string{"deal", "deals", "board"} {
		if cmd.Flags().Changed(name) {
			given++
		}
	}
	if given > 1 {
		return app.Usage("--deal, --deals and --board say what to solve; give one of them")
	}
	if err := s.open(args); err != nil {
		return err
	}
	if err := s.proofs.begin(s.deals != ""); err != nil {
		return err
	}
	ctx, stop := s.app.Until()
	defer stop()
	s.lines, s.limits.polish = s.deals == "" || s.json, s.deals == ""
	s.limits.rough = !s.lines
	searches := 1
	if s.deals != "" {
		searches = s.limits.several()
	}
	defer s.limits.hold(searches)()
	switch {
	case s.board != "":
		return s.one(ctx, "board "+s.board, func() (*interp.State, error) {
			return s.app.ReadBoard(s.game, s.set, s.board)
		})
	case s.deals != "":
		r, err := numbers.ParseRange(s.deals)
		if err != nil {
			return err
		}
		return s.several(ctx, r)
	default:
		id, err := s.app.DealNumber(s.deal)
		if err != nil {
			return err
		}
		return s.one(ctx, "deal "+id.String(), func() (*interp.State, error) { return id.Deal(s.game, s.set) })
	}
}

// open compiles the game that the arguments name. The terms go into every record: by them surveys
// know which answers are to the same question.
func (s *solving) open(args []string) error {
	g, set, err := s.app.Compile(args[0], args[1:], s.number, "deals")
	if err != nil {
		return err
	}
	s.game, s.labels, s.set, s.status = g, notation.For(g), set, s.app.NewStatus()
	s.terms = survey.Terms{
		Game: rules.ID(args[0]), Rules: g.Sheet().Hash(), Set: chosen(g, set),
		Limits: s.limits.String(),
	}
	return nil
}

// chosen is what was chosen for all deals. Numbers that the game asks for and that are not given
// are drawn for each deal.
func chosen(g *interp.Game, set rules.Setting) []string {
	out := g.Sheet().Assignments(rules.Setting{Options: g.Setting().Options, Asked: set.Asked})
	for _, k := range g.Sheet().Asks {
		if _, given := set.Asked[k.Name]; !given {
			out = append(out, k.Name+"=drawn")
		}
	}
	return out
}

// title names the game and its options.
func (s *solving) title() string {
	return strings.Join(append([]string{s.game.Sheet().Title}, s.terms.Set...), ", ")
}

// An answer is what is said of one deal. Fields with a name go into JSON, and those of the record
// into surveys; the others are for the text alone.
type answer struct {
	survey.Record
	Board string     `json:"board,omitempty"`
	Line  []string   `json:"line,omitempty"`
	Stats *statsJSON `json:"stats,omitempty"` // with --stats

	Proof    string `json:"proof,omitempty"`    // with --proof: the file
	Unproved string `json:"unproved,omitempty"` // with --proof: why there is none

	Chance *survey.Chance `json:"chance,omitempty"` // of one deal of a game that shuffles in play

	memory int64
	stats  []solve.Stat
}

// decide solves a deal. A line that the notation cannot write down makes the verdict unknown: who
// is told that a deal is won is told how, in words that the prompt reads.
func (s *solving) decide(ctx context.Context, name string, st *interp.State, workers int) answer {
	start := time.Now()
	rep := s.limits.search(ctx, st, workers, func(p solve.Progress) { s.status.Say(searching(name, p)) })
	out := answer{
		Record: survey.Record{
			Terms: s.terms, Verdict: survey.Verdict(rep.Verdict.String()), Reason: rep.Reason,
			Positions: rep.Positions, MS: milliseconds(time.Since(start)),
		},
		memory: rep.Memory, stats: rep.Stats,
	}
	if rep.Verdict != solve.Won {
		return out
	}
	// the line is written in the labels of the game that was dealt
	if out.Moves = len(rep.Line); s.lines {
		labels := s.labels
		if st.Game() != s.game { // numbers were drawn
			labels = notation.For(st.Game())
		}
		line, err := inNotation(labels, st, rep.Line)
		if err != nil {
			out.Verdict, out.Reason = survey.Unknown, err.Error()
			return out
		}
		out.Line = line
	}
	return out
}

// milliseconds is a time as records and JSON tell it, to the microsecond.
func milliseconds(d time.Duration) float64 { return float64(d.Microseconds()) / 1000 }

// one solves a single deal or position and prints the line. All but the moves stands behind #, as a
// comment of the prompt, so that what is printed can be piped into `pat play`. The exit code is the
// verdict, for scripts.
func (s *solving) one(ctx context.Context, name string, state func() (*interp.State, error)) error {
	st, err := state()
	if err != nil {
		return err
	}
	s.terms.Set = s.game.Sheet().Assignments(st.Game().Setting()) // as it was dealt
	a := s.decide(ctx, name, st, s.limits.single())
	if s.board != "" {
		a.Board = s.board
	} else {
		a.Deal = strings.TrimPrefix(name, "deal ")
	}
	if err := s.proofs.write(ctx, st, false, &a); err != nil {
		return err
	}
	if st.Game().Shuffles() {
		if c, ok := survey.Greedy().Chance(ctx, st, survey.ChanceWays, survey.MostMoves); ok {
			a.Chance = &c
		}
	}
	s.status.Clear()
	if s.json {
		err = s.printJSON(a)
	} else {
		text := fmt.Sprintf("# %s, %s: %s\n# %s; %s\n", s.title(), name, a.said(), a.effort()+a.proved(),
			thoughtful(st.Game()))
		if a.Verdict == survey.Unwinnable {
			text += causeText(st)
		}
		if a.Chance != nil {
			text += fmt.Sprintf("# %s\n", a.Chance)
		}
		if s.stats {
			text += statsText(a.memory, a.stats) + foundText(st)
		}
		for _, m := range a.Line {
			text += m + "\n"
		}
		_, err = io.WriteString(s.app.Out, text)
	}
	if err != nil {
		return err
	}
	switch a.Verdict {
	case survey.Won:
		return nil
	case survey.Unwinnable:
		return app.Silent(app.ExitNegative)
	}
	return app.Silent(app.ExitUnknown)
}

// thoughtful says what a verdict means; the game may be unknown, as that of records is.
func thoughtful(g *interp.Game) string {
	if g != nil && g.Shuffles() {
		return "all cards are known, face-down ones too, and what later shuffles bring (thoughtful)"
	}
	return "all cards are known, face-down ones too (thoughtful)"
}

// said is the verdict in words: in how many moves it is won, or what kept it from being known.
func (a *answer) said() string {
	switch {
	case a.Verdict == survey.Won:
		return "won in " + dsl.Many(a.Moves, "move")
	case a.Reason == "":
		return string(a.Verdict)
	}
	return string(a.Verdict) + ", " + a.Reason
}

// effort is what the verdict took; of a long time nobody reads the milliseconds.
func (a *answer) effort() string {
	ms := time.Duration(a.MS * float64(time.Millisecond))
	switch {
	case ms > time.Minute:
		ms = ms.Round(time.Second)
	case ms > time.Second:
		ms = ms.Round(10 * time.Millisecond)
	default:
		ms = ms.Round(100 * time.Microsecond)
	}
	return positions(a.Positions) + " in " + ms.String()
}

// statsText tells where the effort went: memory is the most that one search held in the end.
func statsText(memory int64, stats []solve.Stat) string {
	width := len("phase")
	for _, st := range stats {
		width = max(width, len(st.Phase))
	}
	var out string
	if len(stats) > 0 {
		out = fmt.Sprintf("# %-*s %14s %10s\n", width, "phase", "positions", "time")
	}
	for _, st := range stats {
		out += fmt.Sprintf("# %-*s %14s %10s\n", width, st.Phase, survey.Number(st.Positions),
			st.Elapsed.Round(time.Millisecond))
	}
	return out + fmt.Sprintf("# it held %s KB in the end\n", survey.Number((memory+1023)>>10))
}

// foundText tells what the search could leave out of the game, and why not more.
func foundText(st *interp.State) string {
	out := ""
	for _, line := range solve.Reductions(st) {
		out += "# " + line + "\n"
	}
	return out
}

// statsJSON is statsText for other programs. Its names are kept: programs of others read them.
type statsJSON struct {
	Phases []phaseJSON `json:"phases"`
	Memory int64       `json:"memory"` // bytes held in the end
}

// phaseJSON is one phase of the search: what it visited, and how long it took.
type phaseJSON struct {
	Phase     string  `json:"phase"`
	Positions int64   `json:"positions"`
	MS        float64 `json:"ms"`
}

// printJSON prints an answer as one line.
func (s *solving) printJSON(a answer) error {
	if s.stats {
		a.Stats = &statsJSON{[]phaseJSON{}, a.memory}
		for _, st := range a.stats {
			a.Stats.Phases = append(a.Stats.Phases,
				phaseJSON{st.Phase, st.Positions, milliseconds(st.Elapsed)})
		}
	}
	b, err := json.Marshal(a)
	if err != nil {
		return err
	}
	_, err = s.app.Out.Write(append(b, '\n'))
	return err
}

// several solves a range of deals and prints a line for each, in their order.
//
// Deals are decided at the same time and end in any order: two runs can be compared line by line.
func (s *solving) several(ctx context.Context, r numbers.Range) error {
	if !s.json {
		fmt.Fprintf(s.app.Out, "# %s, deals %s; %s\n", s.title(), r, thoughtful(s.game))
	}
	type numbered struct {
		i  int
		id numbers.ID
	}
	deals := func(yield func(numbered) bool) {
		for i := range r.Len() {
			if !yield(numbered{i, r.At(i)}) {
				return
			}
		}
	}
	width := max(len(r.First.String()), len(r.Last.String()))
	said := inOrder{waiting: map[int]answer{}, print: func(a answer) error {
		s.status.Clear()
		if s.json {
			return s.printJSON(a)
		}
		_, err := fmt.Fprintf(s.app.Out, "%*s  %s; %s\n", width, a.Deal, a.said(), a.effort()+a.proved())
		return err
	}}
	tally := map[survey.Verdict]int{}
	var stats []solve.Stat
	var memory int64
	err := survey.Run(ctx, deals, s.limits.several(), func(ctx context.Context, d numbered) (answer, bool, error) {
		st, err := d.id.Deal(s.game, s.set)
		if err != nil {
			return answer{}, false, err
		}
		defer st.Release()
		a := s.decide(ctx, "deal "+d.id.String(), st, 1)
		a.Deal = d.id.String()
		if err := s.proofs.write(ctx, st, true, &a); err != nil {
			return answer{}, false, err
		}
		return a, a.Verdict != survey.Unknown || ctx.Err() == nil, nil
	}, func(d numbered, a answer) error {
		tally[a.Verdict]++
		s.proofs.count(a)
		stats, memory = addStats(stats, a.stats), max(memory, a.memory)
		return said.put(d.i, a)
	})
	s.status.Clear()
	if err != nil {
		return err
	}
	if err := said.rest(); err != nil {
		return err
	}
	left := r.Len() - tally[survey.Won] - tally[survey.Unwinnable] - tally[survey.Unknown]
	if !s.json {
		if err := s.summary(tally, left, memory, stats); err != nil {
			return err
		}
	}
	// a range has no verdict of its own: what scripts ask is whether all is known
	if left > 0 || tally[survey.Unknown] > 0 {
		return app.Silent(app.ExitUnknown)
	}
	return nil
}

// summary is the last line of several deals: how many have each verdict, and how many are left.
func (s *solving) summary(tally map[survey.Verdict]int, left int, memory int64, stats []solve.Stat) error {
	text := fmt.Sprintf("# %d won, %d unwinnable, %d unknown", tally[survey.Won], tally[survey.Unwinnable],
		tally[survey.Unknown])
	text += s.proofs.share()
	if left > 0 {
		text += fmt.Sprintf("; %s, %d not decided", interrupted, left)
	}
	if s.stats {
		text += "\n" + strings.TrimSuffix(statsText(memory, stats), "\n")
	}
	_, err := fmt.Fprintln(s.app.Out, text)
	return err
}

// inOrder prints answers in the order of their numbers. One that is early waits until all before it
// are printed.
type inOrder struct {
	waiting map[int]answer
	next    int
	print   func(answer) error
}

func (o *inOrder) put(i int, a answer) error {
	o.waiting[i] = a
	for {
		a, there := o.waiting[o.next]
		if !there {
			return nil
		}
		delete(o.waiting, o.next)
		o.next++
		if err := o.print(a); err != nil {
			return err
		}
	}
}

// rest prints what still waits when a run was broken off, with its gaps.
func (o *inOrder) rest() error {
	for _, i := range slices.Sorted(maps.Keys(o.waiting)) {
		if err := o.print(o.waiting[i]); err != nil {
			return err
		}
	}
	return nil
}

// addStats adds the effort of each phase to what the same phase of other deals took. Deals run at
// the same time, so the sum is more than passes on the clock.
func addStats(sum, more []solve.Stat) []solve.Stat {
	for _, m := range more {
		i := slices.IndexFunc(sum, func(s solve.Stat) bool { return s.Phase == m.Phase })
		if i < 0 {
			sum = append(sum, m)
			continue
		}
		sum[i].Positions += m.Positions
		sum[i].Elapsed += m.Elapsed
	}
	return sum
}
