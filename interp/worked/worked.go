package worked

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"pat/dsl"
	"pat/dsl/rules"
	"pat/interp"
	"pat/interp/notation"
	"pat/interp/numbers"
)

// A Report is what came of the examples of a rule file.
type Report struct {
	Results []Result

	sheet   *rules.Sheet
	touched map[dsl.Pos]bool // where lines stand that some example touched
}

// A Result is what came of one example. It holds if there is nothing to be told of it.
type Result struct {
	Example *dsl.Example
	Wrong   dsl.Diagnostics // what cannot be understood of it
	Fails   dsl.Diagnostics // where the rules say otherwise
}

// Holds reports whether the example is understood and true.
func (r *Result) Holds() bool { return len(r.Wrong)+len(r.Fails) == 0 }

// Run runs the examples of a sheet that has no errors.
func Run(sheet *rules.Sheet) *Report {
	rep := &Report{sheet: sheet, touched: map[dsl.Pos]bool{}}
	games := map[string]*interp.Game{}
	for _, e := range sheet.Examples {
		r := &runner{Report: rep, games: games, setting: sheet.Defaults()}
		said, ds := e.Read()
		r.wrong = ds
		r.run(e, said)
		rep.Results = append(rep.Results, Result{e, r.wrong, r.fails})
	}
	return rep
}

// Findings are the mistakes of all examples, and where they fail as warnings: the game can be
// played all the same, but something is surely not meant. What fails by the same lines of the rules
// has one cause, and is told once.
func (r *Report) Findings() dsl.Diagnostics {
	var out dsl.Diagnostics
	first := map[string]*dsl.Diagnostic{} // by the lines
	for _, x := range r.Results {
		out = append(out, x.Wrong...)
		for _, d := range x.Fails {
			by := ""
			for _, l := range d.Others {
				by += fmt.Sprint(l.Span.Pos, " ")
			}
			if is := first[by]; is != nil && by != "" {
				is.Notes = append(is.Notes, fmt.Sprintf("so does line %d: %s",
					d.Span.Pos.Line, d.Message))
				continue
			}
			milder := *d
			milder.Level, milder.Notes = dsl.Warning, slices.Clip(d.Notes)
			milder.Message = fmt.Sprintf("the example %s fails: %s", x.Example.Title, milder.Message)
			first[by] = &milder
			out = append(out, &milder)
		}
	}
	return out
}

// Judge is what there is to say of the examples of a sheet of which so much is known: nothing where
// it has mistakes, for then nothing can be played.
func Judge(sheet *rules.Sheet, known dsl.Diagnostics) dsl.Diagnostics {
	if known.Errors() > 0 {
		return nil
	}
	return Run(sheet).Findings()
}

// A runner runs one example.
type runner struct {
	*Report
	games   map[string]*interp.Game // compiled, by what is chosen
	setting rules.Setting
	deal    *dsl.Saying
	board   []dsl.Saying
	state   *interp.State
	labels  *notation.Labels
	over    bool        // a move of the example cannot be made: the rest speaks of another position
	last    []*dsl.Line // the lines by which the last move was made, and that acted then
	wrong   dsl.Diagnostics
	fails   dsl.Diagnostics
}

// bad tells that the example cannot be understood.
func (r *runner) bad(at dsl.Span, help, format string, args ...any) *dsl.Diagnostic {
	d := &dsl.Diagnostic{Name: "bad-example", Span: at, Message: fmt.Sprintf(format, args...), Help: help}
	r.wrong = append(r.wrong, d)
	return d
}

// fail tells that the rules say otherwise, by which lines, and how it stands.
func (r *runner) fail(at dsl.Span, by []*dsl.Line, says, format string, args ...any) {
	d := &dsl.Diagnostic{Name: "example-fails", Span: at, Message: fmt.Sprintf(format, args...)}
	for _, l := range by {
		d.Others = append(d.Others, dsl.Label{Span: l.Span, Text: says})
	}
	board := "no card lies on the board"
	if text := strings.TrimSpace(r.labels.Board(r.state)); text != "" {
		board = "the board is\n        " + strings.ReplaceAll(text, "\n", "\n        ")
	}
	d.Notes = []string{board}
	r.fails = append(r.fails, d)
}

// touch notes lines that the example touched.
func (r *runner) touch(lines ...*dsl.Line) {
	for _, l := range lines {
		r.touched[l.Pos] = true
	}
}

// acted notes a line that acts.
func (r *runner) acted(l *dsl.Line) {
	r.touch(l)
	if !slices.Contains(r.last, l) {
		r.last = append(r.last, l)
	}
}

// run runs the lines of an example. What cannot be understood ends it: what follows would be told
// of another position than is meant.
func (r *runner) run(e *dsl.Example, said []dsl.Saying) {
	known, shows := len(r.wrong), false
	for i := range said {
		s := &said[i]
		switch s.Lead {
		case "option", "ask":
			r.choose(s)
		case "deal":
			r.starts(s)
			r.deal = s
		case "", "pass", "counter", "left", "choices":
			r.starts(s)
			r.board = append(r.board, *s)
		default:
			if r.state == nil && known == 0 {
				r.begin(s)
			}
			if r.state != nil {
				shows = true
				r.says(s)
			}
		}
		if r.over || len(r.wrong) > known {
			return
		}
	}
	if !shows && known == 0 && len(said) > 0 {
		r.bad(e.Span, "add what it shows: `may`, `may not`, `play` or `now`", "the example shows nothing")
	}
}

func (r *runner) says(s *dsl.Saying) {
	switch s.Lead {
	case "may":
		r.may(s)
	case "play":
		r.play(s)
	case "now":
		r.now(s)
	}
}

// choose sets an option, or gives the numbers that are asked.
func (r *runner) choose(s *dsl.Saying) {
	if r.deal != nil || r.board != nil || r.state != nil {
		r.bad(s.Span, "a line of options stands first of all", "options are chosen before the cards are laid")
		return
	}
	ws := strings.Fields(s.Parts[0].Text)
	if err := r.sheet.Set(&r.setting, ws[0]+"="+strings.Join(ws[1:], ",")); err != nil {
		r.bad(s.Span, "", "%s", err)
	}
}

// starts refuses a second beginning.
func (r *runner) starts(s *dsl.Saying) {
	switch {
	case r.state != nil:
		d := r.bad(s.Span, "", "the example has begun already")
		if s.Lead == "" || s.Lead == "pass" || s.Lead == "counter" || s.Lead == "left" {
			line := "now " + strings.TrimSpace(s.Lead+" "+s.Parts[0].Text)
			d.Offer(dsl.WholeLine(line, dsl.Fix{Span: s.Span, Text: line}).If("it says how it stands then"))
		} else {
			d.Help = "a position stands first, or in another example"
		}
	case r.deal != nil:
		r.bad(s.Span, "it is one of the two", "an example begins with a deal or with a position, not with both")
	case s.Lead == "deal" && r.board != nil:
		r.bad(s.Span, "it is one of the two", "an example begins with a deal or with a position, not with both")
	}
}

// begin deals, or lays the stated position. It is put off until the first line that asks something,
// for options and piles come before in any number of lines. The game is compiled once for each set
// of options; examples that choose the same share it.
func (r *runner) begin(first *dsl.Saying) {
	if r.deal == nil && r.board == nil {
		r.bad(first.Span, "its first lines are piles, `t1: 8H`, or `deal 1`",
			"the example does not say where it begins")
		return
	}
	key := strings.Join(r.sheet.Assignments(r.setting), " ")
	g := r.games[key]
	if g == nil {
		var err error
		if g, err = interp.Compile(r.sheet, r.setting); err != nil {
			r.bad(first.Span, "", "the game cannot be played: %v", err)
			return
		}
		r.games[key] = g
	}
	if r.deal != nil {
		r.dealt(g)
		return
	}
	r.labels = notation.For(g)
	// Line by line as in the file, so that mistakes are told by their lines.
	text := strings.Repeat("\n", r.board[0].Pos.Line-1)
	for at, b := r.board[0].Pos.Line, r.board; len(b) > 0; b = b[1:] {
		text += strings.Repeat("\n", b[0].Pos.Line-at) + strings.TrimSpace(b[0].Lead+" "+b[0].Parts[0].Text)
		at = b[0].Pos.Line
	}
	u, err := r.labels.ReadSetup(text, true)
	if err == nil {
		u.Tell = r.acted
		if r.state, err = g.Position(u); err == nil {
			r.labels = notation.For(r.state.Game())
			return
		}
	}
	at := r.board[0].Span
	if wrong, ok := errors.AsType[*notation.BoardError](err); ok {
		err = wrong.Err
		for _, b := range r.board {
			if b.Pos.Line == wrong.Line {
				at = b.Span
			}
		}
	}
	r.bad(at, "", "%s", err)
}

// dealt deals a number. It deals it twice, as only the second time the lines of the deal can tell
// that they act.
func (r *runner) dealt(g *interp.Game) {
	id, err := numbers.Parse(r.deal.Parts[0].Text)
	if err != nil {
		r.bad(r.deal.Span, "for example: deal 1; or deal ms:1 for a number of another program", "%s", err)
		return
	}
	st, err := id.Deal(g, r.setting)
	if err != nil {
		r.bad(r.deal.Span, "", "%s", err)
		return
	}
	r.state, r.labels = st, notation.For(st.Game())
	if _, foreign, _ := strings.Cut(id.String(), ":"); foreign == "" {
		st.Tell(r.acted)
		st.Redeal(id.Seed())
		st.Tell(nil)
		st.Forget()
	}
	for _, l := range r.sheet.Deal { // `rest to stock` moves nothing, and is done
		if _, guard := dsl.Ends(l.Stmt); guard == nil {
			r.touch(l)
		}
	}
}
