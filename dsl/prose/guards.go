package prose

import (
	"strings"

	"pat/dsl/rules"
)

// when is a guard as it stands behind a clause: " when the stock is empty"; "" if there is none.
func (t *teller) when(g *rules.Cond) string {
	if g == nil {
		return ""
	}
	if pass, more := g.InPass(); pass > 0 {
		text := " in the " + ordinal(pass) + " pass"
		if more != nil {
			text += ", " + t.ifSo(more)
		}
		return text
	}
	if until := g.Until(); until != nil {
		return " " + t.unless(until)
	}
	return " " + t.ifSo(g)
}

// saidWhen reports whether a guard is a condition with `when` before it.
func saidWhen(g *rules.Cond) bool {
	if g == nil {
		return false
	}
	pass, _ := g.InPass()
	return pass == 0 && g.Until() == nil
}

// ifSo is a condition with its conjunction.
func (t *teller) ifSo(c *rules.Cond) string {
	if speaksOfPlay(c) {
		return "if " + t.cond(c)
	}
	return "when " + t.cond(c)
}

// unless is the contrary of a condition: as long as the stock is not empty.
func (t *teller) unless(c *rules.Cond) string {
	if sole := c.Sole(); sole != nil {
		return "as long as " + t.test(sole, true).String()
	}
	return "except when " + t.cond(c)
}

// times is how often a line may be used: ", twice in the whole game".
func times(n int) string {
	if n == 0 {
		return ""
	}
	return ", " + howOften(n) + " in the whole game"
}

// tailed puts the end of a line behind its clause; a clause with commas of its own gets another.
func tailed(text, tail string) string {
	if strings.HasPrefix(tail, " ") && strings.Contains(text, ",") {
		return text + "," + tail
	}
	return text + tail
}

// comma puts one before the end of a line, if there is one without.
func comma(tail string) string {
	if strings.HasPrefix(tail, " ") {
		return "," + tail
	}
	return tail
}

// besidesOnly is the end of a line that says "only" of something else already: …, and only when
// the stock is empty.
func besidesOnly(tail string) string {
	switch {
	case strings.HasPrefix(tail, " except"):
		return "," + tail
	case strings.HasPrefix(tail, " "):
		return ", and only" + tail
	}
	return tail
}

// tail is the end of a line that both bounds and conditions make.
func (t *teller) tail(n int, g *rules.Cond) string {
	w := t.when(g)
	if n > 0 && w != "" {
		return times(n) + "," + w
	}
	return times(n) + w
}
