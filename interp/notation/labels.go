package notation

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"pat/dsl"
	"pat/dsl/cards"
	"pat/dsl/rules"
	"pat/interp"
)

// Labels are the names of the piles of one game. zones are the labels of the zones (t, f, yar), to
// which the number of a pile is added.
type Labels struct {
	game  *interp.Game
	zones []string // by zone
	aside string   // the pile of cards that the deal sets apart, as a board names it

	piles []string         // by pile
	named map[string][]int // the piles that a label means as it stands
	plain map[string][]int // the same of labels of piles and zones that are nothing but labels
}

// OfSheet lists the labels of the piles of each zone of a sheet, with its default options; nil for
// one that cannot be played.
func OfSheet(s *rules.Sheet) [][]string {
	g, err := interp.Compile(s, s.Defaults())
	if err != nil {
		return nil
	}
	l := For(g)
	out := make([][]string, g.Zones())
	for p := range g.Piles() {
		z := g.ZoneOf(p).Index
		out[z] = append(out[z], l.Pile(p))
	}
	return out
}

// For makes the labels of a game. A zone without a name has the letter of its kind. One with a name
// has as many letters of it as tell it from all others; where even the whole name does not, a dash
// is added. Labels never end in a digit, as the number of the pile follows.
func For(g *interp.Game) *Labels {
	l := &Labels{game: g, zones: make([]string, g.Zones())}
	var names []string
	for i := range g.Zones() {
		if z := g.Zone(i); z.Name == "" {
			l.zones[i] = z.Kind.Letter()
			names = append(names, l.zones[i])
		} else {
			names = append(names, z.Name)
		}
	}
	for i := range g.Zones() {
		z := g.Zone(i)
		if z.Name == "" {
			continue
		}
		for n := 1; n <= len(z.Name); n++ {
			l.zones[i] = z.Name[:n]
			if l.unique(l.zones[i], z.Name, names) && !endsInDigit(l.zones[i]) {
				break
			}
		}
		for l.zones[i] = l.apart(i); l.taken(i); {
			l.zones[i] += "-"
		}
	}
	l.remember()
	for l.aside = "aside"; ; l.aside += "-" {
		if _, err := l.find(l.aside); err != nil {
			return l
		}
	}
}

// remember makes the labels that are asked for with every move, once for all. The first label holds
// where two are the same: that of a pile before that of its zone.
func (l *Labels) remember() {
	piles, named := make([]string, l.game.Piles()), map[string][]int{}
	for p := range piles {
		piles[p] = l.Pile(p)
	}
	add := func(label string, piles ...int) {
		if _, taken := named[label]; !taken {
			named[label] = piles
		}
	}
	for i, label := range l.zones {
		z := l.game.Zone(i)
		if z.Hidden {
			continue
		}
		var all []int
		for p := z.First; p < z.First+z.Count; p++ {
			add(piles[p], p)
			all = append(all, p)
		}
		if z.Name != "" {
			add(label, all...)
		}
	}
	l.piles, l.named = piles, named
	l.plain = map[string][]int{}
	for _, label := range slices.Concat(l.zones, l.piles) {
		if ps, err := l.find(label); err == nil && l.isPlain(label) {
			l.plain[label] = ps
		}
	}
}

// isPlain reports whether a label is nothing but a label, whatever stands behind it: no word and no
// part of the name of a card.
func (l *Labels) isPlain(label string) bool {
	_, rank := cards.RankNamed(label)
	_, sign := cards.RankSigned(strings.ToUpper(label))
	return label != "turn" && !rank && !sign && l.spokenZone(label) == 0
}

// apart is the label of a zone, set apart from the numbers of its piles.
func (l *Labels) apart(i int) string {
	if label := l.zones[i]; l.game.Zone(i).Count == 1 || !endsInDigit(label) {
		return label
	}
	return l.zones[i] + "-"
}

// taken reports whether another zone has a label of a zone already: it has the letter of its kind,
// or comes before.
func (l *Labels) taken(i int) bool {
	z := l.game.Zone(i)
	for j := range l.zones {
		other := l.game.Zone(j)
		later := other.Name != "" && j > i
		if j == i || later || l.zones[j] == "" || !alike(l.zones[i], l.zones[j]) {
			continue
		}
		if l.zones[j] == l.zones[i] {
			return true
		}
		for p := other.First; p < other.First+other.Count; p++ {
			for q := z.First; q < z.First+z.Count; q++ {
				if l.Pile(p) == l.Pile(q) {
					return true
				}
			}
		}
	}
	return false
}

// alike reports whether one of two labels begins with the other, so that numbers behind them may
// make the same label of both.
func alike(a, b string) bool { return strings.HasPrefix(a, b) || strings.HasPrefix(b, a) }

// unique reports whether no other name begins with a label, nor is its beginning a bare letter of a
// zone.
func (l *Labels) unique(label, own string, names []string) bool {
	return !slices.ContainsFunc(names, func(n string) bool { return n != own && strings.HasPrefix(n, label) })
}

func endsInDigit(s string) bool { return strings.ContainsAny(s[len(s)-1:], "0123456789-") }

// Zone is the label of a zone.
func (l *Labels) Zone(i int) string { return l.zones[i] }

// Pile is the label of a pile: t3, w.
func (l *Labels) Pile(p int) string {
	switch {
	case p == l.game.Aside():
		return l.aside
	case p < len(l.piles):
		return l.piles[p]
	}
	i := l.game.ZoneOf(p).Index
	if l.game.Zone(i).Count == 1 {
		return l.zones[i]
	}
	return fmt.Sprintf("%s%d", l.zones[i], l.game.Pile(p).Number)
}

// Find is the pile that a label means. Where the deal may wait for the player, two piles count that
// play does not know: a stock that the rules do not declare, which holds what is still to be dealt,
// and the pile of cards set apart.
func (l *Labels) Find(label string) (int, error) {
	label = strings.TrimSpace(strings.ToLower(label))
	piles, err := l.find(label)
	if err != nil {
		if p, ok := l.inDeal(label); ok {
			return p, nil
		}
		return 0, err
	}
	if len(piles) != 1 {
		return 0, l.several(label, piles)
	}
	return piles[0], nil
}

// several asks which of some piles a label means.
func (l *Labels) several(label string, piles []int) error {
	const few = 4
	if len(piles) > few {
		return unclear("which pile? `%s` means several", label)
	}
	var ws []string
	for _, p := range piles {
		ws = append(ws, "`"+l.Pile(p)+"`")
	}
	return unclear("which pile? `%s` may be %s", label, dsl.Listed(ws, "or"))
}

// inDeal is the pile that a label means of those that hold cards only while the deal waits for the
// player, and those that a deal has nowhere to lay.
func (l *Labels) inDeal(label string) (pile int, ok bool) {
	for i, name := range l.zones {
		if z := l.game.Zone(i); z.Hidden && name == label {
			return z.First, true
		}
	}
	return l.game.Aside(), label == l.aside && l.game.Aside() >= 0
}

// find lists the piles that a label means: one, or all of a zone where the number is left out. The
// list is not to be changed. A label as it stands is tried first, so that one that is written by
// Format always means its own pile, whatever else might.
func (l *Labels) find(label string) ([]int, error) {
	if piles, ok := l.named[label]; ok {
		return piles, nil
	}
	word, digits := label, ""
	if i := strings.IndexAny(label, "0123456789"); i >= 0 {
		word, digits = label[:i], label[i:]
	}
	word = cmp.Or(word, dsl.Tableau.Letter()) // bare numbers mean the tableau
	zones := l.zonesCalled(word)
	var piles []int
	for _, i := range zones {
		z := l.game.Zone(i)
		if z.Hidden {
			continue
		}
		if digits == "" {
			for p := z.First; p < z.First+z.Count; p++ {
				piles = append(piles, p)
			}
			continue
		}
		n, ok := number(digits)
		if !ok && len(digits) < 4 {
			return nil, l.noPile(label)
		}
		others := ""
		if len(zones) == 1 {
			others = l.numbered(i, word)
		}
		if n < 1 || n > z.Count || others != "" {
			if len(zones) > 1 {
				continue
			}
			if others != "" {
				return nil, unclear("there is only one pile in the %s: %s; %s", z.Title(), l.zones[i], others)
			}
			if z.Count == 1 {
				return nil, unclear("there is only one pile in the %s: %s", z.Title(), l.zones[i])
			}
			return nil, unclear("there is no pile %s: %s has %s1 to %s%d", label, z.Title(), l.zones[i], l.zones[i],
				z.Count)
		}
		piles = append(piles, z.First+n-1)
	}
	if len(piles) == 0 {
		return nil, l.noPile(label)
	}
	return piles, nil
}

// zonesCalled lists the zones that a word means: those with that label; else those of which the
// name or kind begins so, tab for tableau; else those of the kind that have names, `f` for
// foundations `lower` and `upper`.
func (l *Labels) zonesCalled(word string) (zones []int) {
	for _, means := range []func(i int, z *interp.ZoneInfo) bool{
		func(i int, _ *interp.ZoneInfo) bool { return l.zones[i] == word && word != "" },
		func(_ int, z *interp.ZoneInfo) bool {
			return z.Name != "" && strings.HasPrefix(z.Name, word) ||
				z.Name == "" && strings.HasPrefix(z.Kind.String(), word)
		},
		func(_ int, z *interp.ZoneInfo) bool { return z.Kind.Letter() == word || called(word, z.Kind.String()) },
	} {
		for i := range l.zones {
			if means(i, l.game.Zone(i)) {
				zones = append(zones, i)
			}
		}
		if zones != nil {
			break
		}
	}
	return zones
}

// numbered names the piles of another zone that may be meant by a number behind the label of a zone
// of one pile: `s1`, where the zone `south` has `so1`.
func (l *Labels) numbered(i int, word string) string {
	if l.game.Zone(i).Count > 1 {
		return ""
	}
	for j, label := range l.zones {
		z := l.game.Zone(j)
		if j != i && z.Count > 1 && !z.Hidden && z.Name != "" && strings.HasPrefix(z.Name, word) {
			return fmt.Sprintf("the piles of %s are %s1 to %s%d", z.Title(), label, label, z.Count)
		}
	}
	return ""
}

// called reports whether a word is a name, be it in the singular.
func called(word, name string) bool { return name != "" && (word == name || word+"s" == name) }

// noPile says that a label means no pile, and which there are.
func (l *Labels) noPile(label string) error {
	var ls []string
	for i, z := range l.zones {
		if zi := l.game.Zone(i); !zi.Hidden {
			if zi.Count > 1 {
				z = fmt.Sprintf("%s1–%s%d", z, z, zi.Count)
			}
			ls = append(ls, z)
		}
	}
	return unclear("there is no pile %s; the piles are %s", label, strings.Join(ls, ", "))
}
