package table

import (
	"slices"

	"pat/dsl"
	"pat/interp"
	"pat/interp/play"
	"pat/interp/view"
)

// This file answers what lies on the table: zones, piles and legal moves as data.

// A Table is a game being played, as a client sees it. It belongs to one goroutine, as its session
// does.
type Table struct {
	s     *play.Session
	voice Voice
}

// At is the table of a session. It speaks as a page does, if no other voice is given it.
func At(s *play.Session) *Table { return &Table{s: s} }

// In is the same table in another voice.
func (t *Table) In(v Voice) *Table { return &Table{t.s, v} }

// Zones lists the zones, in the order of the game.
func (t *Table) Zones() []Zone {
	g := t.s.Game
	var out []Zone
	for i := range g.Zones() {
		z := g.Zone(i)
		off := z.Hidden || z.Implicit && z.Kind.Facing() == dsl.FaceDown && t.s.State.Len(z.First) == 0
		free := z.Covers && !z.Fills
		out = append(out, Zone{
			Kind: z.Kind.String(), Title: dsl.Visible(z.Title()), First: z.First, Count: z.Count, Off: off, Free: free,
		})
	}
	return out
}

// Piles lists the piles with their cards, as far as the player sees them.
func (t *Table) Piles() []Pile {
	g, st := t.s.Game, t.s.State
	cards := t.cards()
	takes := map[int]string{} // of zones whose piles are alike
	out := make([]Pile, g.Piles())
	for p := range out {
		z := g.ZoneOf(p)
		gone := !st.IsPlace(p) || st.Len(p) == 0 && z.Covers && !z.Fills
		out[p] = Pile{
			Label: t.s.Labels.Pile(p), Name: t.pileName(p), Zone: z.Index, Cards: cards[p],
			Covered: st.Covered(p), Gone: gone, Spent: z.Kind == dsl.Stock && st.Len(p) == 0 && !st.Refills(),
		}
		if st.Len(p) > 0 || gone || !z.Fills {
			continue
		}
		what, known := takes[z.Index]
		if !known {
			what = t.s.Labels.Begins(st, p)
		}
		if z.Alike {
			takes[z.Index] = what
		}
		out[p].Takes = what
	}
	return out
}

// cards is what the player sees of each pile.
func (t *Table) cards() [][]string {
	g, st := t.s.Game, t.s.State
	out := make([][]string, g.Piles())
	for p := range out {
		out[p] = []string{}
		z := g.ZoneOf(p)
		if z.Hidden {
			continue
		}
		for i := range st.Len(p) {
			c := st.Card(p, i)
			seen := !c.Down() || z.Open && i == st.Len(p)-1
			if seen {
				out[p] = append(out[p], c.Kind().String())
			} else {
				out[p] = append(out[p], Hidden)
			}
		}
	}
	return out
}

// mostPlays is how many plays are listed.
const mostPlays = 3000

// Plays lists the legal moves; those that are typed alike stand there once. more reports that some
// are left out.
func (t *Table) Plays() (plays []Play, more bool) {
	plays = []Play{}
	met := map[string]bool{}
	like := map[interp.Key]int{}
	for _, m := range t.s.State.Moves(nil) {
		if len(plays) == mostPlays {
			return plays, true
		}
		text := t.s.Labels.Format(t.s.State, m)
		if met[text] {
			continue
		}
		met[text] = true
		p := t.play(m, text)
		after := t.s.State.After(m)
		if _, ok := like[after]; !ok {
			like[after] = len(like)
		}
		p.Like = like[after]
		plays = append(plays, p)
	}
	return plays, false
}

// play describes a move.
func (t *Table) play(m interp.Move, text string) Play {
	g, st := t.s.Game, t.s.State
	p := Play{Move: text, Kind: kindOf(g, m), From: -1, At: -1, N: 0, To: -1}
	switch m.Kind() {
	case interp.Play:
		p.From, p.To, p.N = m.From(), m.To(), m.N()
		p.At = st.Len(p.From) - p.N
	case interp.Pluck:
		p.From, p.At, p.To, p.N = m.From(), m.At(), m.To(), 1
	case interp.Swap:
		p.From, p.To, p.N = m.From(), m.To(), 1
		p.At = st.Len(p.From) - 1
	case interp.Set:
		for _, pile := range st.SetPiles(m, nil) {
			p.Piles = append(p.Piles, int(pile))
		}
		p.To, p.N = m.To(), len(p.Piles)
	case interp.Turn:
		p.From = st.Stock()
		if ts := st.Turns(); m.Line() < len(ts) {
			p.To, p.N = ts[m.Line()].To, ts[m.Line()].Cards
		}
	}
	p.Home = p.To >= 0 && m.Kind() != interp.Turn && g.ZoneOf(p.To).Kind.Keeps()
	return p
}

func kindOf(g *interp.Game, m interp.Move) string {
	switch m.Kind() {
	case interp.Play:
		return "play"
	case interp.Pluck:
		return "pluck"
	case interp.Set:
		return "set"
	case interp.Swap:
		return "swap"
	case interp.Turn:
		return "turn"
	}
	if g.Redeals(m.Line()) {
		return "redeal"
	}
	return "action"
}

// Facts tells what the position has besides its cards.
func (t *Table) Facts() []string { return visible(view.Facts(t.s.State)) }

func visible(list []string) []string {
	out := slices.Clone(list)
	for i, s := range out {
		out[i] = dsl.Visible(s)
	}
	return out
}

// Status tells how the game stands: playing, won, lost, waiting or faulted.
func (t *Table) Status() string {
	status := t.s.Status()
	if _, ok := t.s.State.Waiting(); ok && status == interp.Playing {
		return "waiting"
	}
	return status.String()
}
