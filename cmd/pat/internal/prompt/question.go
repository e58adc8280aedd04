package prompt

import (
	"bufio"
	"fmt"
	"io"
	"strings"
	"unicode"

	"pat/dsl"
	"pat/dsl/prose"
	"pat/dsl/rules"
	"pat/interp/play"
)

// This file asks for the numbers that a game wants of the player before the deal.

// A Question asks for numbers, and says what for in the words of the rules. Its lines are answered
// as commands are.
type Question struct {
	sheet   *rules.Sheet
	setting rules.Setting
	ask     *rules.Ask
}

// Wanted is the error of a game that cannot begin before a question is answered. Begin begins it
// with the answer, nil for one that is left to chance; it may want another one.
type Wanted struct {
	*Question
	Begin func(nums []int) (*play.Session, error)
}

func (w *Wanted) Error() string { return w.sheet.Title + " asks for " + w.ask.Name + " first" }

// NewQuestion asks for some numbers of a game.
func NewQuestion(sheet *rules.Sheet, set rules.Setting, ask *rules.Ask) *Question {
	return &Question{sheet, set, ask}
}

// Say is the question, a paragraph a line.
func (q *Question) Say() []string {
	out := []string{q.sheet.Title + " asks you something first. " + prose.Phrase(q.sheet, q.ask.Line)}
	if used := prose.Uses(q.sheet, q.ask.Line, q.ask.Name); len(used) > 0 {
		out = append(out, "What for: "+strings.Join(used, " "))
	}
	numbers := "them"
	if q.ask.Count == 1 {
		numbers = "it"
	}
	return append(out, fmt.Sprintf("Type %s, for example %s; Enter alone leaves %s to chance. `rules` tells the game, "+
		"`quit` leaves.", numbers, q.ask.Example(), numbers))
}

// Title is the game that asks.
func (q *Question) Title() string { return q.sheet.Title }

// prompt stands before what is typed.
func (q *Question) prompt() string { return q.ask.Name + "> " }

// Answer reads a line. done says that the question is answered: nums are nil where they are left to
// chance.
func (q *Question) Answer(line string) (nums []int, a Answer, done bool) {
	line = strings.TrimSpace(line)
	switch strings.ToLower(line) {
	case "":
		return nil, Answer{}, true
	case "quit", "q", "exit", "bye":
		return nil, Answer{Leave: true}, false
	case "help", "h", "?":
		return nil, Answer{Say: q.Say()}, false
	case "rules":
		var b strings.Builder
		prose.Write(&b, q.sheet, q.setting) //nolint:errcheck // a Builder does not fail
		return nil, Answer{Text: b.String()}, false
	}
	if line = strings.TrimPrefix(line, q.ask.Name+"="); !strings.Contains(line, ",") {
		line = strings.Join(strings.Fields(line), ",")
	}
	nums, err := q.ask.Parse(line)
	if err != nil && strings.ContainsFunc(line, unicode.IsLetter) {
		const how = "Numbers are asked for, for example %s; Enter alone leaves them to chance. `rules` tells the " +
			"game, `quit` leaves."
		return nil, says(how, q.ask.Example()), false
	}
	if err != nil {
		return nil, says("%s", dsl.Sentence(err.Error())), false
	}
	return nums, Answer{}, true
}

// Lines asks until the answer is right, at a terminal of so many columns or, with echo, through a
// pipe. It reads no further than the answer. With leave the player has had enough.
func (q *Question) Lines(in io.Reader, out io.Writer, width int, echo bool) (nums []int, leave bool, err error) {
	w := bufio.NewWriter(out)
	show := func(lines []string) {
		for _, l := range lines {
			fmt.Fprintln(w, strings.Join(Wrap(l, width), "\n"))
		}
	}
	show(q.Say())
	for {
		fmt.Fprint(w, q.prompt())
		if err := w.Flush(); err != nil {
			return nil, false, err
		}
		line, err := ReadLine(in)
		if err != nil {
			const none = "the game asks for %[1]s, and no answer came; `%[1]s=%[2]s` behind its name gives it"
			return nil, false, fmt.Errorf(none, q.ask.Name, q.ask.Example())
		}
		if echo {
			fmt.Fprintln(w, line)
		}
		nums, a, done := q.Answer(line)
		if done || a.Leave {
			return nums, a.Leave, w.Flush()
		}
		if a.Text != "" {
			show(strings.Split(strings.TrimRight(a.Text, "\n"), "\n"))
		}
		show(a.Lines(width))
	}
}
