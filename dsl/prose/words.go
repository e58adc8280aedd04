package prose

import (
	"slices"
	"strconv"
	"strings"

	"pat/dsl"
)

// This file answers how English is put together, whatever it speaks of: numbers as words, articles,
// lists, sentences. Nothing here knows a card. Everything above it makes clauses, without capital
// and stop; only sentence adds them, so that a clause can stand alone or within another.

var (
	small    = dsl.NumberWords[:14]
	ordinals = [...]string{
		"", "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth",
		"eleventh", "twelfth", "thirteenth",
	}
)

// number writes a small number as a word. From 14 on, and for 0, it is digits; that no card is
// there has clauses of its own.
func number(n int) string {
	if n > 0 && n < len(small) {
		return small[n]
	}
	return strconv.Itoa(n)
}

// ordinal is first, second, 21st: 11 to 13 end in th in every hundred, as 111th.
func ordinal(n int) string {
	if n > 0 && n < len(ordinals) {
		return ordinals[n]
	}
	end := "th"
	if n/10%10 != 1 {
		switch n % 10 {
		case 1:
			end = "st"
		case 2:
			end = "nd"
		case 3:
			end = "rd"
		}
	}
	return strconv.Itoa(n) + end
}

// manifold is the number in "built up by twos".
func manifold(n int) string {
	switch w := number(n); {
	case n >= len(small):
		return w
	case n == 6:
		return "sixes"
	default:
		return w + "s"
	}
}

// howOften is once, twice, three times.
func howOften(n int) string {
	if n < 3 {
		return dsl.Often(n)
	}
	return number(n) + " times"
}

// count writes a number with its noun: one card, two cards, 0 cards.
func count(n int, one, many string) string {
	if n == 1 {
		return "one " + one
	}
	return number(n) + " " + many
}

// clauses joins longer parts, which may have commas of their own.
func clauses(ws []string, join string) string {
	if len(ws) == 2 && !strings.Contains(ws[0], ",") {
		return ws[0] + " " + join + " " + ws[1]
	}
	if len(ws) < 2 {
		return strings.Join(ws, "")
	}
	return strings.Join(ws[:len(ws)-1], ", ") + ", " + join + " " + ws[len(ws)-1]
}

// parted joins parts with a comma before the last, where one has a comma or an `and` of its own.
func parted(ws []string) string {
	own := func(w string) bool { return strings.Contains(w, ",") || strings.Contains(w, " and ") }
	if n := len(ws) - 1; n > 0 && slices.ContainsFunc(ws, own) {
		return strings.Join(ws[:n], ", ") + ", and " + ws[n]
	}
	return dsl.Listed(ws, "and")
}

// orIf tells clauses that differ in their conditions alone as one: so it is if this, or if that.
// More are the words by which a clause goes on from the one before.
func orIf(cs []string) []string {
	more := strings.NewReplacer("besides, ", "", "may also be", "may be")
	var out []string
	last := ""
	for _, c := range cs {
		head, cond, ok := strings.Cut(more.Replace(c), " if ")
		if !ok {
			head = ""
		}
		if ok && head == last {
			out[len(out)-1] += ", or if " + cond
			continue
		}
		out, last = append(out, c), head
	}
	return out
}

// a puts the indefinite article before a noun.
func a(noun string) string {
	switch {
	case noun == "":
		return ""
	case strings.HasPrefix(noun, "one ") || strings.HasPrefix(noun, "one-") || strings.HasPrefix(noun, "uni"):
		return "a " + noun
	case strings.HasPrefix(noun, "11 "), strings.HasPrefix(noun, "18 "),
		strings.ContainsRune("aeiouAEIOU8", rune(noun[0])):
		return "an " + noun
	}
	return "a " + noun
}

// sentence makes a sentence of a clause.
func sentence(clause string) string {
	clause = strings.TrimSpace(clause)
	if clause == "" {
		return ""
	}
	clause = dsl.Capital(clause)
	if strings.ContainsAny(clause[len(clause)-1:], ".!?:") {
		return clause
	}
	return clause + "."
}

// sentences makes a paragraph of clauses.
func sentences(cs []string) string {
	var out []string
	for _, c := range cs {
		if s := sentence(c); s != "" {
			out = append(out, s)
		}
	}
	return strings.Join(out, " ")
}

// join puts the parts that are there behind one another with blanks.
func join(parts ...string) string {
	var out []string
	for _, p := range parts {
		if p != "" {
			out = append(out, p)
		}
	}
	return strings.Join(out, " ")
}

// A np is a noun phrase with its number.
type np struct {
	text string
	many bool
}

func one(text string) np  { return np{text, false} }
func many(text string) np { return np{text, true} }

// is chooses the form of a verb.
func (n np) is(singular, plural string) string {
	if n.many {
		return plural
	}
	return singular
}

// digit writes a number in digits.
func digit(n int) string { return strconv.Itoa(n) }
