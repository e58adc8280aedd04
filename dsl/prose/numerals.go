package prose

import (
	"strings"

	"pat/dsl"
)

// numerals tells which numbers the ranks have where one is compared with a number, as a remark
// behind it.
func (t *teller) numerals() string {
	var ws []string
	for i, r := range t.Pack.Order {
		if n := small[min(i+1, len(small)-1)]; r.String() != n {
			ws = append(ws, "the "+r.String()+" "+digit(i+1))
		}
	}
	if ws == nil {
		return ""
	}
	ws[0] = strings.Replace(ws[0], t.Pack.RankAt(1).String(), t.Pack.RankAt(1).String()+" counting", 1)
	return " (" + dsl.Listed(ws, "and") + ")"
}

// past tells that counting ranks above or below another goes round, as a remark behind it.
func (t *teller) past(word string) string {
	from, to := t.highest(), t.lowest()
	if word == "below" {
		from, to = to, from
	}
	return " (" + word + " the " + from.String() + " comes the " + to.String() + ")"
}
