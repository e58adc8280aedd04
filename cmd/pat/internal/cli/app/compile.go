package app

import (
	"fmt"
	"strings"

	"pat/cmd/pat/internal/cli/disk"
	"pat/dsl/rules"
	"pat/interp"
	"pat/interp/boards"
	"pat/interp/numbers"
)

// Compile opens a game and compiles it as its arguments choose. one and several are the flags by
// which the command takes deals; "" is none.
func (a *App) Compile(name string, args []string, one, several string) (*interp.Game, rules.Setting, error) {
	sheet, err := a.Open(name)
	if err != nil {
		return nil, rules.Setting{}, err
	}
	return CompileSheet(sheet, args, one, several)
}

// CompileSheet is Compile for rules that were read before.
func CompileSheet(sheet *rules.Sheet, args []string, one, several string) (*interp.Game, rules.Setting, error) {
	set, rest, err := Choose(sheet, args)
	if err == nil && len(rest) > 0 {
		err = stray(rest, one, several)
	}
	if err != nil {
		return nil, set, err
	}
	g, err := interp.Compile(sheet, set)
	return g, set, err
}

// Choose is what the assignments among some arguments choose, and nothing else; the other arguments
// are returned.
func Choose(sheet *rules.Sheet, args []string) (set rules.Setting, rest []string, err error) {
	set = rules.Setting{Options: map[string]rules.Value{}, Asked: map[string][]int{}}
	rest, err = Assign(sheet, &set, args)
	return set, rest, err
}

// Assign reads the assignments among some arguments; the rest is returned.
func Assign(sheet *rules.Sheet, set *rules.Setting, args []string) (rest []string, err error) {
	given := map[string]bool{}
	for _, arg := range args {
		name, _, ok := strings.Cut(arg, "=")
		if !ok {
			rest = append(rest, arg)
			continue
		}
		if err := sheet.Set(set, arg); err != nil {
			return nil, err
		}
		if given[name] {
			return nil, Usage("%s is given twice", name)
		}
		given[name] = true
	}
	return rest, nil
}

// DealNumber reads the number of a deal; without one it draws a new one.
func (a *App) DealNumber(s string) (numbers.ID, error) {
	if s == "" {
		return numbers.Own(a.Random()), nil
	}
	return numbers.Parse(s)
}

// stray refuses arguments that are no options, and says how deals are given where they are numbers
// of such: with the flag one, or several if there is a flag for that.
func stray(rest []string, one, several string) error {
	how := "a deal as --" + one + " NUMBER"
	if _, err := numbers.Parse(rest[0]); err == nil {
		how = "a deal as --" + one + " " + rest[0]
	} else if _, err := numbers.ParseRange(rest[0]); err == nil && several != "" {
		how = "deals as --" + several + " " + rest[0]
	}
	return Usage("I cannot use %s; options are given as name=value, %s", strings.Join(rest, " "), how)
}

// Heading names what is played: title, deal number, settings.
func Heading(st *interp.State, deal numbers.ID) string {
	sheet := st.Game().Sheet()
	out := fmt.Sprintf("%s, deal %s", sheet.Title, deal)
	if as := sheet.Assignments(st.Game().Setting()); len(as) > 0 {
		out += ", " + strings.Join(as, ", ")
	}
	return out
}

// askedFor refuses a board of a game that asks the player for numbers, unless they are given: the
// board does not tell them.
func askedFor(g *interp.Game, set rules.Setting) error {
	for _, k := range g.Sheet().Asks {
		if _, given := set.Asked[k.Name]; !given {
			return Usage("a board needs the numbers it was dealt with: give %s=…", k.Name)
		}
	}
	return nil
}

// ReadBoard reads a position from a file, or from standard input where that is named -.
func (a *App) ReadBoard(g *interp.Game, set rules.Setting, file string) (*interp.State, error) {
	if err := askedFor(g, set); err != nil {
		return nil, err
	}
	text, err := a.TextOf(file)
	if err != nil {
		return nil, disk.Unread(file, err)
	}
	st, err := boards.Read(g, string(text))
	if err != nil {
		return nil, fmt.Errorf("%s: %w", file, err)
	}
	return st, nil
}
