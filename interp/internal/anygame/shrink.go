package anygame

import (
	"regexp"
	"slices"
	"strings"
)

// What is left is not the smallest file that fails, only one from which nothing more can be taken:
// good enough to read, and found in a few hundred trials. Lines go before parts of lines, as they
// take most away; the first line, the title, stays.

// Shrink takes lines, blocks and ends of lines off a file as long as it still fails, and returns
// what is left.
func Shrink(text string, fails func(text string) bool) string {
	for {
		smaller := shrinkOnce(text, fails)
		if smaller == text {
			return text
		}
		text = smaller
	}
}

// shrinkOnce tries everything once. From the last line to the first, so that an index still holds
// after a line has gone.
func shrinkOnce(text string, fails func(text string) bool) string {
	lines := strings.Split(strings.TrimSpace(text), "\n")
	try := func(with []string) bool {
		if fails(strings.Join(with, "\n") + "\n") {
			lines = with
			return true
		}
		return false
	}
	for i := len(lines) - 1; i > 0; i-- { // a line, or a head with its block
		if i >= len(lines) {
			continue
		}
		end := i + 1
		if !strings.HasPrefix(lines[i], " ") {
			for end < len(lines) && strings.HasPrefix(lines[end], " ") {
				end++
			}
		}
		try(slices.Delete(slices.Clone(lines), i, end))
	}
	for i := range lines {
		for _, l := range shorter(lines[i]) {
			with := slices.Clone(lines)
			with[i] = l
			if try(with) {
				break
			}
		}
	}
	return strings.Join(lines, "\n") + "\n"
}

// tails are ends and parts of lines that may be left out.
var tails = []*regexp.Regexp{
	regexp.MustCompile(` (when|until|in pass) .*`), regexp.MustCompile(` (and|or) [^,]*$`),
	regexp.MustCompile(` (once|twice|[0-9] times)$`),
	regexp.MustCompile(` (once|twice|[0-9] times)\b`), regexp.MustCompile(` at once`),
	regexp.MustCompile(` from (other )?[a-z]+`), regexp.MustCompile(` but .*`),
	regexp.MustCompile(` wrapping`), regexp.MustCompile(` (all )?one way`), regexp.MustCompile(` not\b`),
	regexp.MustCompile(` (after|as) .*`),
	regexp.MustCompile(` (top )?face (up|down)`), regexp.MustCompile(` or [a-z]+`), regexp.MustCompile(` shuffled`),
	regexp.MustCompile(` of [0-9]`),
}

// others are phrases that may be said more simply.
var others = [][2]string{
	{"in alternating colours", "in any suit"},
	{"in other suits", "in any suit"},
	{"in colour", "in any suit"},
	{"up or down", "down"},
	{"down or up", "down"},
	{"any card", "ace"},
	{" 4", " 3"},
	{" 3", " 2"},
	{" 2", " 1"},
	{"to five", "to four"},
	{"to four", "to three"},
	{"to three", "to two"},
}

// shorter lists ways to say less in a line. Whether it still is a file without mistakes is for
// fails to judge.
func shorter(line string) []string {
	var out []string
	for _, r := range tails {
		if l := r.ReplaceAllString(line, ""); l != line {
			out = append(out, l)
		}
	}
	for _, o := range others {
		if l := strings.Replace(line, o[0], o[1], 1); l != line {
			out = append(out, l)
		}
	}
	if strings.HasPrefix(line, "suits ") && strings.Count(line, " ") > 1 {
		out = append(out, line[:strings.LastIndexByte(line, ' ')])
	}
	return out
}
