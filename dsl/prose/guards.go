package prose

import (
	"strings"

	"pat/dsl"
	"pat/dsl/rules"
)

// when is a guard as it stands behind a clause: " when the stock is empty"; "" if there is none.
func (t *teller) when(g *dsl.Guard) string {
	switch {
	case g == nil:
		return ""
	case g.Pass != nil:
		text := " in the " + ordinal(dsl.Number(g.Pass.Number)) + " pass"
		if g.And != nil {
			text += ", " + t.ifSo(g.And)
		}
		return text
	case g.Cond == nil:
		return ""
	case g.Word == "until":
		return " " + t.unless(g.Cond)
	}
	return " " + t.ifSo(g.Cond)
}

// ifSo is a condition with its conjunction.
func (t *teller) ifSo(c *dsl.Cond) string {
	if speaksOfPlay(c) {
		return "if " + t.cond(c)
	}
	return "when " + t.cond(c)
}

// unless is the contrary of a condition: as long as the stock is not empty.
func (t *teller) unless(c *dsl.Cond) string {
	if len(c.Or) == 1 && len(c.Or[0].And) == 1 {
		return "as long as " + t.test(c.Or[0].And[0], true).String()
	}
	return "except when " + t.cond(c)
}

// times is how often a line may be used: ", twice in the whole game".
func times(n *dsl.Times) string {
	if n == nil {
		return ""
	}
	return ", " + howOften(rules.Times(n)) + " in the whole game"
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
func (t *teller) tail(n *dsl.Times, g *dsl.Guard) string {
	w := t.when(g)
	if n != nil && w != "" {
		return times(n) + "," + w
	}
	return times(n) + w
}
