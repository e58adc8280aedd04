package play

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"io"
	"slices"
	"strconv"
	"strings"

	"pat/dsl/rules"
	"pat/interp"
	"pat/interp/notation"
	"pat/interp/numbers"
)

// Saves and journals are lines of text:
//
//	pat game 2
//	game klondike              id or path of the rule file
//	title Klondike
//	rules 0123456789abcdef     hash of the rules; other rules are refused
//	deal 17                    or ms:17: numbers of other programs bear their scheme
//	board t3: KH 7C            instead of a deal: the position it began with, a line a pile
//	set draw=1                 one line for each option and asked value
//	id 9f2c61d07ab34e55        of this game, wherever it is played on
//	used undos=2 hints=1 all=0 seconds=512      and chosen=yes where the deal was chosen,
//	                           given=yes where it began with moves that were given
//	moves
//	t3 t7                      one line for each move, in notation
//	+ t2 f                     one that the same command made as the one before
//	undone
//	t7 f                       moves taken back, the next to redo first
//	end 2 89abcdef01234567     number of moves and hash of all lines above
//
// A journal has no `undone` and no `end`: its moves may be followed by `undo` and `redo`, and by
// notes, as `# used …`, of which the last counts. Its last line may be torn, for it is written as
// the game goes on.
//
// Form 1, which is read as well, has no id, no used, no + and no notes.

const (
	anyMagic = "pat game "
	magic    = anyMagic + "2"
	oldMagic = anyMagic + "1"

	alongMark = "+ "
	noteMark  = "# "
)

// entry is a move as a line of a save or journal.
func (m made) entry() string {
	if m.along {
		return alongMark + m.name
	}
	return m.name
}

// readMade reads what entry has written.
func readMade(line string) made {
	name, along := strings.CutPrefix(line, alongMark)
	return made{name: name, along: along}
}

// A Header is the beginning of a save or journal: what is needed to deal the game again.
type Header struct {
	Game  string // id or path
	Title string
	Rules string
	Deal  numbers.ID
	Board string
	Set   []string
	ID    string
	Used  Used
}

// header describes a session; game is the id or path by which its rules are found again.
func (s *Session) header(game string) Header {
	sh := s.Game.Sheet()
	return Header{
		Game: game, Title: sh.Title, Rules: sh.Hash(), Deal: s.Deal, Board: s.Board,
		Set: sh.Assignments(s.Game.Setting()), ID: s.ID, Used: s.Used,
	}
}

func (h Header) write(b *bytes.Buffer) {
	fmt.Fprintf(b, "%s\ngame %s\ntitle %s\nrules %s\n", magic, h.Game, h.Title, h.Rules)
	if h.Board == "" {
		fmt.Fprintf(b, "deal %s\n", h.Deal)
	}
	for line := range strings.Lines(h.Board) {
		b.WriteString("board " + line)
	}
	for _, a := range h.Set {
		fmt.Fprintf(b, "set %s\n", a)
	}
	if h.ID != "" {
		fmt.Fprintf(b, "id %s\n", h.ID)
	}
	fmt.Fprintln(b, h.Used.write())
	b.WriteString("moves\n")
}

// writeMade writes the moves made, and those taken back, the next to redo first, after a line or
// without.
func (s *Session) writeMade(b *bytes.Buffer, undone string) {
	for _, m := range s.made {
		fmt.Fprintln(b, m.entry())
	}
	b.WriteString(undone)
	for _, m := range slices.Backward(s.undone) {
		fmt.Fprintln(b, m.entry())
	}
}

// JournalHeader is the text that a journal begins with: the header, all moves made so far, and
// those that can be redone, each made and undone.
func (s *Session) JournalHeader(game string) []byte {
	var b bytes.Buffer
	s.header(game).write(&b)
	s.noted = s.Used
	s.writeMade(&b, "")
	for range s.undone {
		fmt.Fprintln(&b, "undo")
	}
	return b.Bytes()
}

// Save writes the session.
func (s *Session) Save(w io.Writer, game string) error {
	var b bytes.Buffer
	s.header(game).write(&b)
	s.writeMade(&b, "undone\n")
	fmt.Fprintf(&b, "end %d %s\n", len(s.made), checksum(b.Bytes()))
	_, err := w.Write(b.Bytes())
	return err
}

func checksum(b []byte) string {
	h := sha256.Sum256(b)
	return hex.EncodeToString(h[:8])
}

// Errors of reading a save.
var (
	ErrNotASave = errors.New("this is no game saved by pat")
	ErrVersion  = errors.New("this game was saved by another version of pat, in a form this one does not know")
	ErrCut      = errors.New("the saved game is cut short: its last line is missing")
	ErrEdited   = errors.New("the saved game has been edited or damaged: its check line does not match")
)

// IsSave reports whether a text begins as saves of all versions do.
func IsSave(r io.Reader) bool {
	b := make([]byte, len(anyMagic))
	_, err := io.ReadFull(r, b)
	return err == nil && string(b) == anyMagic
}

// maxSave bounds what is read.
const maxSave = 16 << 20

// A Saved game is a save or journal as it was read: its moves are lines of it.
type Saved struct {
	Header
	Moves  []string
	Undone []string
}

// Choices are the options of the game, by name.
func (h *Header) Choices() map[string]string {
	out := map[string]string{}
	for _, set := range h.Set {
		name, value, _ := strings.Cut(set, "=")
		out[name] = value
	}
	return out
}

// Count is the number of moves made and not taken back.
func (s *Saved) Count() (n int) {
	for _, line := range s.Moves {
		if line == "undo" {
			n = max(0, n-1)
		} else {
			n++
		}
	}
	return n
}

// Begun reports whether a move was ever made, be it taken back since.
func (s *Saved) Begun() bool {
	_, undone, _, _ := s.Line()
	return s.Count()+len(undone) > 0
}

// Line is a saved game without its rules: the moves made and those taken back, the next to redo
// first, and how many of each every command has made.
func (s *Saved) Line() (moves, undone []string, made, back []int) {
	x := &Session{}
	for _, line := range s.Moves {
		n, m := len(x.undone), len(x.made)
		switch {
		case line == "undo" && m > 0:
			x.undone, x.made = append(x.undone, x.made[m-1]), x.made[:m-1]
		case line == "redo" && n > 0:
			x.made, x.undone = append(x.made, x.undone[n-1]), x.undone[:n-1]
		case line == "undo", line == "redo":
		default:
			next := readMade(line)
			if x.made = append(x.made, next); n > 0 && x.undone[n-1].name == next.name {
				x.undone = x.undone[:n-1]
			} else {
				x.undone = nil
			}
		}
	}
	for _, line := range slices.Backward(s.Undone) {
		x.undone = append(x.undone, readMade(line))
	}
	made, back = x.commands()
	return x.Made(), x.Undone(), made, back
}

// Beginning names what the game began with: deal 17, or a board.
func (h Header) Beginning() string {
	if h.Board != "" {
		return "a board"
	}
	return "deal " + h.Deal.String()
}

// Read reads a save, or a journal, whose last line may be torn.
func Read(r io.Reader, journal bool) (*Saved, error) {
	all, err := io.ReadAll(io.LimitReader(r, maxSave+1))
	if err != nil {
		return nil, err
	}
	if len(all) > maxSave {
		return nil, ErrNotASave
	}
	lines := strings.SplitAfter(string(all), "\n")
	if first := strings.TrimRight(lines[0], "\r\n"); first != magic && first != oldMagic {
		if strings.HasPrefix(lines[0], anyMagic) {
			return nil, ErrVersion
		}
		return nil, ErrNotASave
	}
	if lines[len(lines)-1] == "" || journal {
		lines = lines[:len(lines)-1] // nothing after the last end of a line, or what was torn
	}
	s := &Saved{}
	moves, err := s.header(lines)
	if err != nil {
		return nil, err
	}
	if moves < 0 {
		return nil, ErrCut
	}
	var texts []string
	for _, line := range lines[moves:] {
		texts = append(texts, strings.TrimRight(line, "\r\n"))
	}
	if journal {
		for _, text := range texts {
			if note, ok := strings.CutPrefix(text, noteMark); !ok {
				s.Moves = append(s.Moves, text)
			} else if used, ok := strings.CutPrefix(note, "used "); ok {
				s.Used = readUsed(used)
			}
		}
		return s, nil
	}
	return s, s.split(texts, strings.Join(lines[:len(lines)-1], ""))
}

// header reads the lines up to the moves, and returns where these begin, or -1 where they do not.
func (s *Saved) header(lines []string) (moves int, err error) {
	for i := 1; i < len(lines); i++ {
		word, rest, _ := strings.Cut(strings.TrimRight(lines[i], "\r\n"), " ")
		switch word {
		case "game":
			s.Game = rest
		case "title":
			s.Title = rest
		case "rules":
			s.Rules = rest
		case "deal":
			d, err := numbers.Parse(rest)
			if err != nil {
				return 0, fmt.Errorf("line %d: %q is no deal number: %w", i+1, short(rest), ErrEdited)
			}
			s.Deal = d
		case "board":
			s.Board += rest + "\n"
		case "set":
			s.Set = append(s.Set, rest)
		case "id":
			if s.ID = rest; !isID(rest) {
				return 0, fmt.Errorf("line %d: %q is no id of a game: %w", i+1, short(rest), ErrEdited)
			}
		case "used":
			s.Used = readUsed(rest)
		case "moves":
			return i + 1, nil
		default:
			return 0, fmt.Errorf("line %d: I do not know %q: %w", i+1, short(word), ErrEdited)
		}
	}
	return -1, nil
}

// isID reports whether a text can be the id of a game.
func isID(text string) bool {
	_, err := hex.DecodeString(text)
	return err == nil && text != "" && len(text) <= 64
}

// split parts the lines after `moves`, of a save, into moves made and moves undone. Actions may be
// called `end` and `undone`, too: the last line is the check line, and says how many moves stand
// before the line `undone`.
func (s *Saved) split(texts []string, above string) error {
	isEnd := func(text string) bool { return len(strings.Fields(text)) == 3 && strings.HasPrefix(text, "end ") }
	last := len(texts) - 1
	if last < 0 || !isEnd(texts[last]) {
		if slices.ContainsFunc(texts, isEnd) {
			return ErrEdited // something was appended
		}
		return ErrCut
	}
	ws := strings.Fields(texts[last])
	n, err := strconv.Atoi(ws[1])
	if err != nil || ws[2] != checksum([]byte(above)) || n < 0 || n >= last || texts[n] != "undone" {
		return ErrEdited
	}
	s.Moves, s.Undone = texts[:n], texts[n+1:last]
	return nil
}

func short(s string) string {
	if len(s) > 30 {
		return s[:30] + "…"
	}
	return s
}

// A RulesChanged error refuses a save whose rules are not those of the file today.
type RulesChanged struct{ Game string }

func (e *RulesChanged) Error() string {
	return fmt.Sprintf("the rules of %s have changed since the game was saved; its moves no longer mean "+
		"what they meant", e.Game)
}

// begin deals what a saved game began with, or sets it up.
func begin(g *interp.Game, sv *Saved, set rules.Setting) (*Session, error) {
	if sv.Board == "" {
		return Start(g, sv.Deal, set)
	}
	g, err := interp.Compile(g.Sheet(), set)
	if err != nil {
		return nil, err
	}
	st, err := notation.For(g).ReadBoard(sv.Board, false)
	if err != nil {
		return nil, fmt.Errorf("its board: %w: %w", err, ErrEdited)
	}
	return StartAt(st), nil
}

// Resume plays a saved game up to where it was. The game is compiled from the file that the header
// names.
func Resume(g *interp.Game, sv *Saved) (*Session, error) {
	sh := g.Sheet()
	if sh.Hash() != sv.Rules {
		return nil, &RulesChanged{sv.Game}
	}
	set := rules.Setting{Options: map[string]rules.Value{}, Asked: map[string][]int{}}
	for _, a := range sv.Set {
		if err := sh.Set(&set, a); err != nil {
			return nil, fmt.Errorf("%w: %w", err, ErrEdited)
		}
	}
	s, err := begin(g, sv, set)
	if err != nil {
		return nil, err
	}
	for i, line := range sv.Moves {
		switch line {
		case "undo":
			s.Undo(1)
		case "redo":
			s.Redo(1)
		default:
			next := readMade(line)
			m, err := s.Labels.Parse(s.State, next.name)
			if err != nil {
				return nil, fmt.Errorf("move %d: %w", i+1, err)
			}
			s.make(m, next.along)
		}
	}
	for _, line := range slices.Backward(sv.Undone) {
		s.undone = append(s.undone, readMade(line))
	}
	s.ID, s.Used = sv.ID, sv.Used
	return s, nil
}
