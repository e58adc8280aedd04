// Package settings is what a player has settled for all games, as a text file of a line each, a
// name and a value:
//
//	hints all
//	auto safe
//
// It knows which settings there are and what they may be. Lines that it does not know, as of a
// later version, are kept.
package settings

import (
	"fmt"
	"slices"
	"strings"
)

// A Name is the name of a setting.
type Name string

// The settings.
const (
	Screen Name = "screen"
	Mouse  Name = "mouse"
	Signs  Name = "signs"
	Hints  Name = "hints"
	Auto   Name = "auto"
	Finish Name = "finish"
	Warn   Name = "warn"
	Clock  Name = "clock"

	Suits    Name = "suits"
	Contrast Name = "contrast"
	Size     Name = "size"
	Hand     Name = "hand"
)

// A Kind is a setting: what it may be, the first being the default, and what for.
type Kind struct {
	Name   Name
	Values []string
	Help   string
}

// Kinds are all settings, in the order in which they are told.
var Kinds = []Kind{
	{Signs, []string{"symbols", "letters"}, "cards as 7♥, or as 7H and with plain signs"},
	{Suits, []string{"two", "four", "letters"}, "colours of suits: two, four; or 7H for 7♥"},
	{Contrast, []string{"normal", "high"}, "with faint texts, or all in full strength"},
	{Size, []string{"fit", "small", "framed", "large"}, "cards of a full screen"},
	{Hand, []string{"right", "left"}, "a full screen begins or ends with the stock"},
	{Hints, []string{"honest", "all"}, "what hints know: what you saw, or all cards"},
	{Auto, []string{"off", "safe", "all"}, "cards that go to foundations by themselves"},
	{Finish, []string{"ask", "yes", "no"}, "a decided game: tell, finish, say nothing"},
	{Warn, []string{"on", "off"}, "tell when no win is left, all cards known"},
	{Clock, []string{"on", "off"}, "show the time a game takes"},
	{Screen, []string{"full", "plain"}, "a board in place, or lines of text"},
	{Mouse, []string{"on", "off"}, "clicks and drags, or the terminal's"},
}

// Settings are the values of all settings. The zero value has the defaults.
type Settings struct {
	lines  []string // of the file, those that are not known with them
	values map[Name]string
}

// Parse reads a file. Of a setting that stands there twice the last counts; a value that is none
// leaves the default.
func Parse(text string) *Settings {
	s := &Settings{values: map[Name]string{}}
	for line := range strings.Lines(text) {
		line = strings.TrimSpace(line)
		s.lines = append(s.lines, line)
		if ws := strings.Fields(line); len(ws) == 2 {
			if k := kind(ws[0]); k != nil && slices.Contains(k.Values, ws[1]) {
				s.values[k.Name] = ws[1]
			}
		}
	}
	return s
}

func kind(name string) *Kind {
	for i := range Kinds {
		if string(Kinds[i].Name) == name {
			return &Kinds[i]
		}
	}
	return nil
}

// find is the kind of a setting; the error says what there is.
func find(name string) (*Kind, error) {
	if k := kind(name); k != nil {
		return k, nil
	}
	var names []string
	for _, k := range Kinds {
		names = append(names, string(k.Name))
	}
	return nil, fmt.Errorf("there is no setting %s; there are %s", name, strings.Join(names, ", "))
}

// One tells of one setting what it is for, how it is settled, and what else it may be.
func (s *Settings) One(name string) (string, error) {
	k, err := find(name)
	if err != nil {
		return "", err
	}
	return fmt.Sprintf("%s is %s now, and may be %s. What it is for: %s.", k.Name, s.Get(k.Name),
		strings.Join(k.Values, ", "), k.Help), nil
}

// Get is the value of a setting.
func (s *Settings) Get(name Name) string {
	if s != nil {
		if v, ok := s.values[name]; ok {
			return v
		}
	}
	return kind(string(name)).Values[0]
}

// Has reports whether a value was settled, be it the default.
func (s *Settings) Has(name Name) bool {
	if s == nil {
		return false
	}
	_, ok := s.values[name]
	return ok
}

// Set gives a setting a value. The error says what there is instead.
func (s *Settings) Set(name, value string) error {
	k, err := find(name)
	if err != nil {
		return err
	}
	if !slices.Contains(k.Values, value) {
		return fmt.Errorf("%s may be %s, not %s", name, strings.Join(k.Values, ", "), value)
	}
	if s.values == nil {
		s.values = map[Name]string{}
	}
	s.values[k.Name] = value
	s.lines = slices.DeleteFunc(s.lines, func(l string) bool {
		ws := strings.Fields(l)
		return len(ws) > 0 && ws[0] == name
	})
	s.lines = append(s.lines, name+" "+value)
	return nil
}

// Text is the file.
func (s *Settings) Text() string {
	if s == nil || len(s.lines) == 0 {
		return ""
	}
	return strings.Join(s.lines, "\n") + "\n"
}

// List tells all settings: the value, what it may be, and what for, which has a line of its own
// where so many columns are too few.
func (s *Settings) List(width int) (out []string) {
	for _, k := range Kinds {
		var values []string
		for _, v := range k.Values {
			if v == s.Get(k.Name) {
				v = "[" + v + "]"
			}
			values = append(values, v)
		}
		row := fmt.Sprintf("  %-8s %-22s ", k.Name, strings.Join(values, " "))
		if len(row)+len(k.Help) <= width {
			out = append(out, row+k.Help)
			continue
		}
		out = append(out, strings.TrimRight(row, " "), "      "+k.Help)
	}
	return out
}
