package prompt

import (
	"context"
	"io"
	"slices"
	"strings"
	"time"

	"pat/cmd/pat/internal/settings"
	"pat/interp"
	"pat/interp/numbers"
	"pat/interp/odds"
	"pat/interp/play"
	"pat/interp/table"
	"pat/interp/view"
)

// Look says how the board is shown.
type Look struct {
	ASCII  bool
	Colour bool
	Width  func() int // columns, asked for each drawing, for a window may change its size; nil is 80
	Height func() int // lines; nil where long texts are not shown page by page

	Letters  bool // suits are letters, all else as without ASCII
	Four     bool // each suit has a colour of its own
	Contrast bool // nothing is faint
}

// Settle takes up what the player has settled about the look of cards.
func (l *Look) Settle(s *settings.Settings) {
	suits := s.Get(settings.Suits)
	l.Letters, l.Four = suits == "letters", suits == "four"
	l.Contrast = s.Get(settings.Contrast) == "high"
}

// Cards shows the cards that a text names in short form as the board does.
func (l Look) Cards(text string) string { return view.Cards(text, l.ASCII || l.Letters) }

// Options are the look of a board that is drawn now.
func (l Look) Options() view.Options {
	return view.Options{
		ASCII: l.ASCII, Letters: l.Letters, Colour: l.Colour, Four: l.Four, Contrast: l.Contrast, Width: l.Columns(),
	}
}

// Columns is how wide texts may be now.
func (l Look) Columns() int {
	if l.Width == nil {
		return 80
	}
	return l.Width()
}

// A World is what the prompt needs beyond the game being played: files, deals, what is kept.
type World interface {
	New(old *play.Session, deal *numbers.ID) (*play.Session, error) // deal anew
	Number() numbers.ID                                             // of a new deal
	Reload(old *play.Session) (*play.Session, error)                // read the rules again, keep what moves still hold
	Back(old *play.Session)                                         // to the session before Reload
	Open(args []string, deal *numbers.ID) (*play.Session, error)    // another game, by name and options; "" is this one
	Daily(s *play.Session) numbers.ID                               // the deal of today
	Games() []string                                                // the other unfinished games, a line each
	Resume(n int) (*play.Session, error)                            // go on with one of them, from 1
	Hello() []string                                                // of unfinished games, to who begins one
	Stats() []string                                                // what came of this game so far
	Share(s *play.Session, moves bool) string                       // a command that begins the deal
	Save(s *play.Session, path string) error
	Load(path string) (*play.Session, error)
	Ended(s *play.Session) // a game is won or lost; it may go on, if the player takes moves back
	Over() (kept bool)     // the prompt is left; a session that New, Reload or Load replaces is over by that
	Warning() string       // something the player should know, once
}

// A Prompt is a game at a prompt. Command answers a line, whoever shows the answers; Run is a whole
// game in lines of text.
type Prompt struct {
	In       io.Reader
	Out      io.Writer
	Terminal bool
	Look     Look
	Session  *play.Session
	World    World
	History  string // file of lines typed before, if any

	Odds func(g *interp.Game) *odds.Row // of a game; nil, or answers nil, where none are known

	Called func(name string) (title string, ok bool) // the game that a name means alone; nil where none are known

	Now func() time.Time // counts the time that a game takes; nil for no clock

	Changes func() (Change, bool) // what has become of the rule file since it was asked last; nil where nobody looks

	First string // a line that is answered before any is read, if any

	Settings     *settings.Settings
	KeepSettings func(text string) error // writes their file

	WriteFile func(path string, data []byte) error // whole or not at all

	// Until gives a context that is done when the user has had enough of a search.
	Until func() (context.Context, context.CancelFunc)

	out       error          // writing failed
	choice    []table.Choice // what has just been asked: the next line may be a number
	before    *reloaded      // what undo brings back after reload
	restarted restarted      // and after restart
	asked     question       // the last one for a search
	patient   int            // how long was searched for it
	decided   *play.Session  // the game that was said to play itself
	read      func(prompt string) (string, error)
	searched  time.Time // when the last search ended that was asked for, unless the player stopped it
	typed     string    // where only Enter was asked for: it is answered next
	stopped   bool      // a search was interrupted where nobody is there to go on

	refusedLine string // what was typed last, if it was refused by the rules
	toldWhy     bool   // how such rules are shown
}

// table is the game as all clients see it, in the voice of the prompt.
func (p *Prompt) table() *table.Table {
	voice := table.Voice{Short: true, Letters: p.Look.ASCII || p.Look.Letters, Clock: p.clock()}
	if voice.Clock {
		voice.Now = p.Now()
	}
	return table.At(p.Session).In(voice)
}

// About tells which cards a move is about, as they are shown.
func (p *Prompt) About(m interp.Move) string { return p.table().About(m) }

// Standing tells how the game stands if it is over or waits: what is said under the board, with
// what can be done about it.
func (p *Prompt) Standing() Answer {
	t := p.table()
	said, stuck := t.Standing()
	a := p.tells(said)
	switch _, waits := p.Session.State.Waiting(); {
	case p.Session.Status() == interp.Won:
		return a.more("`new` deals another game.")
	case p.Session.Status() == interp.Faulted:
		return a.more("`undo` takes the move back.")
	case p.Session.Status() == interp.Lost || stuck:
		return a.say("`undo` takes moves back, `restart` all of them, `new` deals another game.")
	case waits:
		return p.offer(a, t.Offers())
	}
	return a
}

// clock reports whether the time is shown: to a player, not in a pipe.
func (p *Prompt) clock() bool {
	return p.Terminal && p.Now != nil && p.Settings.Get(settings.Clock) == "on"
}

// Goodbye is what is told who leaves. The world is told of it.
func (p *Prompt) Goodbye() []string {
	if kept := p.World.Over(); kept && p.Terminal {
		return []string{"`pat` goes on with this game."}
	}
	return nil
}

// Heading is one line: what is played, and how far it has come.
func (p *Prompt) Heading() string { return p.table().Heading() }

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

// Command does what a line says, which is not empty, and answers.
func (p *Prompt) Command(line string) Answer {
	p.tick()
	defer p.tick() // of a new game, too
	return p.command(line)
}

func (p *Prompt) command(line string) Answer {
	ws := strings.Fields(line)
	if m, ok := p.chosen(ws); ok {
		return p.Make(m)
	}
	offered, refused := p.choice, p.refusedLine
	p.choice = nil
	a := p.other(line, ws)
	if a.OnlyText() {
		p.choice = offered
	}
	if p.refusedLine == refused && a.Show {
		p.refusedLine = ""
	}
	return a
}

// other answers a line that is no number of a choice.
func (p *Prompt) other(line string, ws []string) Answer {
	word := strings.ToLower(ws[0])
	for i := range commands {
		c := &commands[i]
		switch {
		case c.name != word && !slices.Contains(c.also, word), p.isPile(word) && !c.takes(ws[1:]),
			p.Session.Labels.BeginsWithCard(ws): // q of spades
			continue
		}
		args := ws[1:]
		switch {
		case c.most == aFile && len(args) > 0:
			return c.do(p, []string{strings.TrimSpace(line[len(ws[0]):])})
		case len(args) <= max(c.most, 0):
			return c.do(p, args)
		case c.most == 0:
			return says("`%s` takes no words after it.", word)
		}
		return says("`%s` is written: %s", c.name, c.usage)
	}
	m, refused := p.table().Read(line)
	if refused == nil {
		return p.follow(m)
	}
	if other := elsewhere[word]; other != "" && refused.Unread {
		return p.command(strings.Join(append([]string{other}, ws[1:]...), " "))
	}
	if title, ok := p.called(ws); ok && refused.Unread {
		return says("Play %s? `new %s` begins it; this game is kept.", title, line)
	}
	return p.refused(line, refused)
}

// elsewhere are words by which other programs call commands, and keys of a full screen, where no
// pile or action is called so.
var elsewhere = map[string]string{
	"back": "undo", "h": "help", "list": "moves", "show": "board", "z": "undo", "bye": "quit", "solve": "demo",
	",": "hint", "-": "undo", "=": "redo", ".": "turn",
}

// tick counts the time of the game.
func (p *Prompt) tick() {
	if p.Now != nil {
		p.Session.Tick(p.Now())
	}
}

// Make makes a legal move, as if it had been typed.
func (p *Prompt) Make(m interp.Move) Answer {
	p.tick()
	p.choice = nil
	return p.follow(m)
}
