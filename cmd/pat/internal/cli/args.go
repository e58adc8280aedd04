package cli

import (
	"fmt"
	"math"
	"strconv"
	"strings"
	"time"

	"github.com/spf13/cobra"
)

// aGame is what most commands want first.
const aGame = "a game that `pat list` shows, or a file"

// atLeast is cobra.MinimumNArgs with a sentence for people.
func atLeast(n int, what string) cobra.PositionalArgs {
	return func(cmd *cobra.Command, args []string) error {
		if len(args) < n {
			return usage("%s what? Give %s; `%s` shows how it is used", cmd.Name(), what, helpOf(cmd))
		}
		return nil
	}
}

// atMost is cobra.MaximumNArgs with a sentence for people.
func atMost(n int) cobra.PositionalArgs {
	return func(cmd *cobra.Command, args []string) error {
		if len(args) > n {
			return usage("I cannot use %s; `%s` shows how it is used", strings.Join(args[n:], " "), helpOf(cmd))
		}
		return nil
	}
}

// helpOf is what is typed for the help of a command, be it one of another command.
func helpOf(cmd *cobra.Command) string {
	return strings.Replace(cmd.CommandPath(), "pat", "pat help", 1)
}

// only is cobra.ExactArgs with a sentence for people.
func only(n int, what string) cobra.PositionalArgs {
	return func(cmd *cobra.Command, args []string) error {
		if err := atLeast(n, what)(cmd, args); err != nil {
			return err
		}
		return atMost(n)(cmd, args)
	}
}

// seconds is a time given on the command line; a number alone means seconds.
type seconds time.Duration

func (s *seconds) Set(text string) error {
	d, err := time.ParseDuration(text)
	if err != nil {
		x, ferr := strconv.ParseFloat(text, 64)
		if ferr != nil || math.IsNaN(x) || math.Abs(x) > 1e9 {
			return fmt.Errorf("%q is no time; write 30s, 5m or 1h", text)
		}
		d = time.Duration(x * float64(time.Second))
	}
	if d < 0 {
		return fmt.Errorf("a time is not below zero")
	}
	*s = seconds(d)
	return nil
}

func (s *seconds) String() string {
	if s == nil || *s == 0 {
		return "0"
	}
	text := time.Duration(*s).String()
	if strings.HasSuffix(text, "m0s") {
		text = strings.TrimSuffix(text, "0s")
	}
	if strings.HasSuffix(text, "h0m") {
		text = strings.TrimSuffix(text, "0m")
	}
	return text
}

func (s *seconds) Type() string { return "duration" }
