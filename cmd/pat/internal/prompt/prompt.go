package prompt

import (
	"context"
	"errors"
	"fmt"
	"io"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"pat/dsl"
	"pat/dsl/cards"
	"pat/interp"
	"pat/interp/notation"
	"pat/interp/numbers"
	"pat/interp/play"
	"pat/interp/view"
)

// Look says how the board is shown.
type Look struct {
	ASCII  bool
	Colour bool
	Width  func() int // columns, asked for each drawing, for a window may change its size; nil is 80
}

// Options are the look of a board that is drawn now.
func (l Look) Options() view.Options {
	return view.Options{ASCII: l.ASCII, Colour: l.Colour, Width: l.width()}
}

func (l Look) width() int {
	if l.Width == nil {
		return 80
	}
	return l.Width()
}

// A Table is what the prompt needs of the world.
type Table interface {
	New(old *play.Session, deal *numbers.ID) (*play.Session, error) // deal anew
	Number() numbers.ID                                             // of a new deal
	Reload(old *play.Session) (*play.Session, error)                // read the rule file again
	Save(s *play.Session, path string) error
	Load(path string) (*play.Session, error)
	Over() (kept bool) // the table is left; a session that New, Reload or Load replaces is over by that
	Warning() string   // something the player should know, once
}

// A Prompt is a game at a prompt.
type Prompt struct {
	In       io.Reader
	Out      io.Writer
	Terminal bool
	Look     Look
	Session  *play.Session
	Table    Table
	History  string // file of lines typed before, if any

	WriteFile func(path string, data []byte) error // whole or not at all

	// Until gives a context that is done when the user has had enough of a search.
	Until func() (context.Context, context.CancelFunc)

	out     error               // writing failed
	choice  *notation.Ambiguous // what has just been asked: the next line may be a number
	stopped bool                // the player left in the middle of a search
}

// ErrStopped is the end of a game in a pipe in which a search was interrupted.
var ErrStopped = errors.New("interrupted")

// Run plays until the player leaves or input ends.
func (p *Prompt) Run() error {
	in, done := p.reader()
	defer done()
	defer func() {
		if kept := p.Table.Over(); kept && p.Terminal {
			p.say("`pat play --resume` goes on with this game.")
		}
	}()
	p.show()
	p.say("Type a move, or `help`.")
	for p.out == nil {
		line, err := in("> ")
		if errors.Is(err, io.EOF) {
			return nil
		}
		if err != nil {
			return err
		}
		line = strings.TrimSpace(line)
		if line == "" || strings.HasPrefix(line, "#") {
			continue
		}
		if !p.Terminal {
			p.say("> %s", line)
		}
		if p.command(line) {
			break
		}
		if w := p.Table.Warning(); w != "" {
			p.say("%s", w)
		}
	}
	if p.stopped && p.out == nil {
		return ErrStopped
	}
	return p.out
}

func (p *Prompt) say(format string, args ...any) {
	_, err := fmt.Fprintf(p.Out, format+"\n", args...)
	if p.out == nil {
		p.out = err
	}
}

// show prints the board, and how the game stands if it is over or waits.
func (p *Prompt) show() {
	s := p.Session
	p.say("")
	p.say("%s", p.heading())
	p.wrapped("", "", ", ", view.Facts(s.State))
	p.say("")
	err := view.Write(p.Out, s.State, s.Labels, p.Look.Options())
	if p.out == nil {
		p.out = err
	}
	p.say("")
	switch s.Status() {
	case interp.Won:
		p.say("You have won, in %s! `new` deals another game.", dsl.Many(len(s.Made()), "move"))
	case interp.Lost:
		if l := s.State.LostBy(); l != nil {
			p.say("The game is lost: %s. `undo` takes moves back, `new` deals another game.", quote(l))
		} else {
			p.say("No move is left: the game is lost.")
			p.say("`undo` takes moves back, `new` deals another game.")
		}
	case interp.Faulted:
		p.say("The game stops: %s. This is a mistake in the rules; `undo` takes the move back.", s.State.Fault())
	default:
		if l, ok := s.State.Waiting(); ok {
			p.say("The deal waits for your choice: %s.", quote(l))
			p.wrapped("Choose: ", "", ", ", p.choices())
		} else if s.Stuck() {
			p.stuck()
		}
	}
}

// noMove answers who asks for a move where there is none.
func (p *Prompt) noMove() {
	if p.Session.Status() == interp.Won {
		p.say("The game is won.")
	} else {
		p.say("No move is left.")
	}
}

// heading is one line: what is played, and how far it has come.
func (p *Prompt) heading() string {
	s := p.Session
	sheet := s.Game.Sheet()
	out := fmt.Sprintf("%s, %s", sheet.Title, s.Beginning())
	if as := sheet.Assignments(s.Game.Setting()); len(as) > 0 {
		out += ", " + strings.Join(as, ", ")
	}
	if n := len(s.Made()); n > 0 {
		out += ", " + dsl.Many(n, "move")
	}
	return out
}

// quote is a line of the rules with its place.
func quote(l *dsl.Line) string {
	return fmt.Sprintf("`%s` (%s:%d)", l.Text(), filepath.Base(l.Src.Name), l.Pos.Line)
}

// isPile reports whether a word is the label or the name of a zone of this game.
func (p *Prompt) isPile(word string) bool {
	g, l := p.Session.Game, p.Session.Labels
	for i := range g.Zones() {
		if z := g.Zone(i); !z.Hidden && (l.Zone(i) == word || z.Name == word) {
			return true
		}
	}
	return false
}

// command does what a line says, which begins with a word, and reports whether the player leaves.
func (p *Prompt) command(line string) bool {
	ws := strings.Fields(line)
	word := strings.ToLower(ws[0])
	asked := p.choice
	p.choice = nil
	if asked != nil && len(ws) == 1 {
		if n, err := strconv.Atoi(word); err == nil && n >= 1 && n <= len(asked.Moves) &&
			p.Session.State.Legal(asked.Moves[n-1]) {
			p.Session.Make(asked.Moves[n-1])
			p.show()
			return false
		}
	}
	for i := range commands {
		c := &commands[i]
		if c.name != word && !slices.Contains(c.also, word) || p.isPile(word) && !c.takes(ws[1:]) {
			continue
		}
		args := ws[1:]
		switch {
		case c.most == aFile && len(args) > 0:
			return c.do(p, []string{strings.TrimSpace(line[len(ws[0]):])})
		case len(args) <= max(c.most, 0):
			return c.do(p, args)
		case c.most == 0:
			p.say("`%s` takes no words after it.", word)
		default:
			p.say("`%s` is written: %s", c.name, c.usage)
		}
		return false
	}
	if _, err := p.Session.Do(line); err != nil {
		p.refused(line, err)
		return false
	}
	p.show()
	return false
}

// refused says why a move cannot be made: which rule forbids it, in the words of its file.
func (p *Prompt) refused(line string, err error) {
	var no *notation.Refused
	var which *notation.Ambiguous
	switch {
	case errors.As(err, &no):
		p.say("%s: %s.", no.Move, view.Cards(no.Refusal.Text, p.Look.ASCII))
		for _, l := range no.Refusal.Lines {
			p.say("    %s", quote(l))
		}
	case errors.As(err, &which):
		p.ask(which)
	default:
		if w := p.meant(line); w != "" {
			p.say("Did you mean `%s`? `help` tells what can be typed.", w)
			return
		}
		if _, none := cards.Parse(strings.Fields(line)[0]); none == nil {
			p.say("A move names piles, not cards. `help` tells how moves are written.")
			return
		}
		text := err.Error()
		word, _, _ := strings.Cut(text, " ")
		if _, none := p.Session.Labels.Find(word); none != nil { // t1 is no T1
			text = capital(text)
		}
		p.say("%s. `help` tells how moves are written.", text)
	}
}

// manyChoices is the number of choices from which they are not numbered but only listed.
const manyChoices = 10

// ask lets the player choose among the moves that a line may mean, by their numbers or by typing
// one.
func (p *Prompt) ask(which *notation.Ambiguous) {
	if len(which.Choices) >= manyChoices {
		p.wrapped("Which one? ", "", ", ", which.Choices)
		return
	}
	p.choice = which
	p.say("Which one? Type its number.")
	width := 0
	for _, c := range which.Choices {
		width = max(width, len(c))
	}
	for i, m := range which.Moves {
		p.say("%s", strings.TrimRight(fmt.Sprintf("  %d) %-*s   %s", i+1, width, which.Choices[i], p.cards(m)), " "))
	}
}

// cards tells which cards a move is about, as they lie now.
func (p *Prompt) cards(m interp.Move) string {
	st := p.Session.State
	name := func(pile int) string {
		switch n := st.Len(pile); {
		case n == 0:
			return "an empty pile"
		case st.Card(pile, n-1).Down():
			return "a face-down card"
		default:
			return view.Cards(st.Card(pile, n-1).Kind().String(), p.Look.ASCII)
		}
	}
	switch m.Kind() {
	case interp.Play:
		what := ""
		if n := st.Len(m.From()); m.N() <= n && !st.Card(m.From(), n-m.N()).Down() {
			what = view.Cards(st.Card(m.From(), n-m.N()).Kind().String(), p.Look.ASCII) + " "
		}
		return what + "to " + name(m.To())
	case interp.Pluck:
		return view.Cards(st.Card(m.From(), m.At()).Kind().String(), p.Look.ASCII) + " to " + name(m.To())
	}
	var names []string
	for _, pile := range p.Session.Labels.Leaves(st, m) {
		names = append(names, name(pile))
	}
	return strings.Join(names, " and ")
}

// elsewhere are words by which other programs call what is called otherwise here.
var elsewhere = map[string]string{
	"back": "undo", "deal": "turn", "draw": "turn", "flip": "turn", "h": "help", "list": "moves", "show": "board",
}

// meant is the command, action or move that a misspelt line may stand for.
func (p *Prompt) meant(line string) string {
	ws := strings.Fields(line)
	if move := p.respelt(line); move != "" {
		return move
	}
	if w := elsewhere[strings.ToLower(ws[0])]; w != "" && (w != "turn" || len(p.Session.State.Turns()) > 0) {
		return w
	}
	if len(ws[0]) < 3 || strings.ContainsAny(ws[0], "+~@0123456789") {
		return ""
	}
	var known []string
	for _, w := range append(append(Words(), "turn"), p.Session.Game.Actions()...) {
		if len(w) > 2 {
			known = append(known, w)
		}
	}
	word := strings.ToLower(ws[0])
	if slices.Contains(known, word) {
		return "" // not the word is wrong but what follows
	}
	for i := 1; i < len(word); i++ { // two letters in the wrong order are one slip
		if w := word[:i-1] + word[i:i+1] + word[i-1:i] + word[i+1:]; slices.Contains(known, w) {
			return w
		}
	}
	return dsl.Near(word, known)
}

// respelt is a line that names piles, but with other signs between them than here, or with none.
func (p *Prompt) respelt(line string) string {
	line = strings.ToLower(line)
	if strings.ContainsAny(line, "+~@") {
		return ""
	}
	var out []string
	for _, w := range strings.FieldsFunc(line,
		func(r rune) bool { return r != '_' && !unicode.IsLetter(r) && !unicode.IsDigit(r) }) {
		if slices.Contains([]string{"move", "from", "to", "on", "onto"}, w) {
			continue
		}
		from := 0
		for i := 1; i < len(w) && unicode.IsLetter(rune(w[0])); i++ {
			if unicode.IsDigit(rune(w[i-1])) && unicode.IsLetter(rune(w[i])) { // t2t1
				out, from = append(out, w[from:i]), i
			}
		}
		out = append(out, w[from:])
	}
	for _, w := range out {
		if _, none := p.Session.Labels.Find(w); none != nil && !p.labels(w) {
			return ""
		}
	}
	if n := len(out); n < 2 || n > 3 || strings.Join(out, " ") == strings.Join(strings.Fields(line), " ") {
		return ""
	}
	return strings.Join(out, " ")
}

func capital(s string) string {
	if s == "" {
		return s
	}
	return strings.ToUpper(s[:1]) + s[1:]
}

// wrapped prints a list after a heading, broken where a line is full.
func (p *Prompt) wrapped(head, indent, sep string, list []string) {
	if len(list) == 0 {
		return
	}
	width := p.Look.width()
	line := head
	for i, w := range list {
		if i < len(list)-1 {
			w += strings.TrimRight(sep, " ")
		}
		gap := sep[len(strings.TrimRight(sep, " ")):]
		if i == 0 {
			gap = ""
		}
		if i > 0 && utf8.RuneCountInString(line+gap+w) > width {
			p.say("%s", line)
			line, gap = indent, ""
		}
		line += gap + w
	}
	p.say("%s", line)
}
