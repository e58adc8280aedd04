package app

import (
	"fmt"
	"math"
	"strconv"
	"strings"
	"time"

	"github.com/spf13/cobra"
)

// AGame is what most commands want first.
const AGame = "a game that `pat list` shows, or a file"

// AtLeast is cobra.MinimumNArgs with a sentence for people.
func AtLeast(n int, what string) cobra.PositionalArgs {
	return func(cmd *cobra.Command, args []string) error {
		if len(args) < n {
			return Usage("%s what? Give %s; `%s` shows how it is used", cmd.Name(), what, HelpOf(cmd))
		}
		return nil
	}
}

// AtMost is cobra.MaximumNArgs with a sentence for people.
func AtMost(n int) cobra.PositionalArgs {
	return func(cmd *cobra.Command, args []string) error {
		if len(args) > n {
			return Usage("I cannot use %s; `%s` shows how it is used", strings.Join(args[n:], " "), HelpOf(cmd))
		}
		return nil
	}
}

// HelpOf is what is typed for the help of a command, be it one of another command.
func HelpOf(cmd *cobra.Command) string {
	return strings.Replace(cmd.CommandPath(), "pat", "pat help", 1)
}

// Exactly is cobra.ExactArgs with a sentence for people.
func Exactly(n int, what string) cobra.PositionalArgs {
	return func(cmd *cobra.Command, args []string) error {
		if err := AtLeast(n, what)(cmd, args); err != nil {
			return err
		}
		return AtMost(n)(cmd, args)
	}
}

// Seconds is a time given on the command line; a number alone means seconds.
type Seconds time.Duration

// Set reads it from the command line.
func (s *Seconds) Set(text string) error {
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
	*s = Seconds(d)
	return nil
}

// String is the time as one would write it: without the parts that are zero.
func (s *Seconds) String() string {
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

// Type is what helps call it.
func (s *Seconds) Type() string { return "duration" }
