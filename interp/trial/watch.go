package trial

import (
	"maps"
	"slices"

	"pat/dsl"
	"pat/dsl/cards"
	"pat/dsl/rules"
	"pat/interp"
)

// A watcher counts what is met while games are played. Its counts go through all games of a trial;
// nothing is taken back. used and moved hold an entry for all that could be used or moved, so that
// what is still false in the end is what the report tells.
type watcher struct {
	game    *interp.Game
	used    map[*dsl.Line]bool // lines of the rules that decide something: was one of them used?
	open    int                // of them: those that were not
	chances map[int]int        // positions by the number of moves that lead to different ones
	zones   []zoneUse
	left    map[string]int      // games that no move was left in though an action could be used again
	moved   map[cards.Kind]bool // kinds of the pack of which a card went from one pile to another
	steps   int                 // moves seen
	dead    int                 // deals in which no move is legal
	before  [][]interp.Card
}

// A zoneUse tells what came of a zone.
type zoneUse struct{ held, came, went bool }

// Lines that decide nothing, as titles and sources, are not looked for.
func newWatcher(g *interp.Game) *watcher {
	w := &watcher{
		game: g, used: map[*dsl.Line]bool{}, left: map[string]int{}, chances: map[int]int{},
		zones: make([]zoneUse, g.Zones()),
		moved: map[cards.Kind]bool{}, before: make([][]interp.Card, g.Piles()),
	}
	for _, l := range g.Sheet().Every() {
		if l.Zone != nil && (l.Zone.StaysEmpty() == l.Line || l.Zone.BuildsNone() == l.Line) {
			continue // it must be said, and only says that nothing is allowed
		}
		if rules.Decides(l.Line) {
			w.used[l.Line] = false
		}
	}
	for _, k := range g.Pack() {
		w.moved[k] = false
	}
	w.open = len(w.used)
	for _, l := range g.Sheet().Deal { // `rest to stock` moves nothing, and is done
		if _, guard := dsl.Ends(l.Stmt); guard == nil {
			w.use(l)
		}
	}
	return w
}

// use notes lines that were used.
func (w *watcher) use(lines ...*dsl.Line) {
	for _, l := range lines {
		if used, known := w.used[l]; known && !used {
			w.used[l] = true
			w.open--
		}
	}
}

// dealt takes up a deal. The deal is made a second time, since only then its lines can be heard:
// while it is made first nobody listens yet.
func (w *watcher) dealt(s *interp.State) {
	for p := range w.game.Piles() {
		if s.Len(p) == 0 {
			continue
		}
		z := w.game.ZoneOf(p)
		w.zones[z.Index].held = true
		for i := range s.Len(p) {
			if z.Kind.Keeps() { // it is where it belongs
				w.moved[s.Card(p, i).Kind()] = true
			}
		}
		for _, l := range z.Lines { // a base that the deal lays
			if a, ok := w.game.Sheet().FormOf(l).(*rules.Arrival); ok && a.Base {
				w.use(l)
			}
		}
	}
	if s.Status() == interp.Playing && len(s.Moves(nil)) == 0 {
		w.dead++
	}
	if w.open > 0 {
		s.Tell(func(l *dsl.Line) { w.use(l) })
		s.Redeal(s.DealNumber())
		s.Tell(nil)
	}
}

// probeEvery is how often all moves are asked for their lines, and those that are none for what
// forbids them: as long as some line was not used, at one position of so many. It is the dear part:
// every pile against every other. Once all lines are used nothing is asked any more.
const probeEvery = 8

// move makes a move and counts what is met by it. moves are those that lead to different positions.
func (w *watcher) move(s *interp.State, moves []interp.Move, m interp.Move) {
	w.chances[len(moves)]++
	w.steps++
	if w.open > 0 && w.steps%probeEvery == 1 {
		w.probe(s)
	}
	w.remember(s)
	s.Tell(func(l *dsl.Line) { w.use(l) })
	for _, d := range s.ApplyTold(m) {
		w.use(d.Lines...)
	}
	s.Tell(nil)
	s.Forget()
	w.compare(s)
}

// probe asks which lines let moves be made in a position, and which forbid others. A line that
// allows is used where a move is legal by it, one that forbids where it is the reason why a move is
// not.
func (w *watcher) probe(s *interp.State) {
	for _, m := range s.Moves(nil) {
		w.use(s.By(m)...)
	}
	for i := range s.Turns() {
		if m := interp.TurnMove(i); !s.Legal(m) {
			w.forbid(s.Why(m).Lines...)
		}
	}
	for i := range w.game.Actions() {
		if m := interp.ActionMove(i); !s.Legal(m) {
			w.forbid(s.Why(m).Lines...)
		}
	}
	for from := range w.game.Piles() {
		for to := range w.game.Piles() {
			if from == to || s.Len(from) == 0 {
				continue
			}
			for n := 1; n <= min(3, s.Len(from)); n++ {
				if m := interp.PlayMove(from, to, n); !s.Legal(m) {
					w.forbid(s.Why(m).Lines...)
				}
			}
		}
	}
}

// forbid notes lines that forbid a move. Of one that allows something that is no use: it only
// failed to allow it.
func (w *watcher) forbid(lines ...*dsl.Line) {
	for _, l := range lines {
		if !allows(w.game.Sheet().FormOf(l)) {
			w.use(l)
		}
	}
}

// allows reports whether a line says what may be done, rather than what may not.
func allows(f rules.Form) bool {
	switch x := f.(type) {
	case *rules.Arrival, *rules.Exchange, *rules.MoveStep, *rules.May:
		return true
	case *rules.Unit: // `move 1 card` is said to keep more from moving
		return x.Of != rules.OneCard || x.When != nil
	case *rules.Limit:
		return x.Of == rules.WorryBack
	}
	return false
}

// remember keeps how the cards lie.
func (w *watcher) remember(s *interp.State) {
	for p := range w.before {
		w.before[p] = w.before[p][:0]
		for i := range s.Len(p) {
			w.before[p] = append(w.before[p], s.Card(p, i))
		}
	}
}

// compare counts which cards have gone elsewhere since, and to and from which zones.
func (w *watcher) compare(s *interp.State) {
	for p, was := range w.before {
		same, n := 0, s.Len(p)
		for same < len(was) && same < n && was[same].Kind() == s.Card(p, same).Kind() {
			same++
		}
		z := &w.zones[w.game.ZoneOf(p).Index]
		z.went = z.went || same < len(was)
		for i := same; i < n; i++ {
			z.held, z.came = true, true
			w.moved[s.Card(p, i).Kind()] = true
		}
		if n > len(was) {
			w.grown(w.game.ZoneOf(p), n)
		}
	}
}

// grown notes the line by which a pile that is to be completed holds more cards than there are
// ranks, after which it would be full.
func (w *watcher) grown(z *interp.ZoneInfo, n int) {
	if sheet := w.game.Sheet(); w.open > 0 && z.Kind.Keeps() && n > len(sheet.Pack.Order) {
		for _, l := range z.Lines {
			if _, bound := sheet.FormOf(l).(*rules.Most); bound {
				w.use(l)
			}
		}
	}
}

// ended notes by which line a game ended.
func (w *watcher) ended(s *interp.State) {
	if l := s.EndedBy(); l != nil {
		w.use(l)
	}
}

// unspent notes which actions could still have been used so often when no move was left.
func (w *watcher) unspent(s *interp.State) {
	for i, name := range w.game.Bounds() {
		if s.Left(i) > 0 && w.game.Sheet().May(name) != nil {
			w.left[name]++
		}
	}
}

// fill tells what was counted.
func (w *watcher) fill(r *Report) {
	for _, name := range slices.Sorted(maps.Keys(w.left)) {
		r.Unspent = append(r.Unspent, Unspent{name, w.left[name]})
	}
	r.Choice = choiceOf(w.chances)
	r.Dead = w.dead
	for _, l := range w.game.Sheet().Every() {
		if used, known := w.used[l.Line]; known && !used {
			r.Unused = append(r.Unused, Line{File: l.Src.Name, Line: l.Pos.Line, Text: l.Text(), line: l})
		}
	}
	for i := range w.game.Zones() {
		z, use := w.game.Zone(i), w.zones[i]
		if z.Hidden {
			continue
		}
		// Cards may pass through a stock in one move, gathered and dealt again.
		passes, mayCome := z.Kind == dsl.Stock, z.Builds || z.Laid || z.Fills
		switch {
		case !use.held && !passes:
			r.Zones = append(r.Zones, Zone{z.Title(), neverHeld})
		case use.held && mayCome && !use.came && !passes:
			r.Zones = append(r.Zones, Zone{z.Title(), neverGot})
		case use.held && !use.went && w.leaves(i):
			r.Zones = append(r.Zones, Zone{z.Title(), neverGave})
		}
	}
	seen := map[cards.Kind]bool{}
	for _, k := range w.game.Pack() {
		if !w.moved[k] && !seen[k] {
			seen[k] = true
			r.Still = append(r.Still, k.String())
		}
	}
	slices.Sort(r.Still)
}

// leaves reports whether cards of a zone that does not keep them may be played elsewhere.
func (w *watcher) leaves(zone int) bool {
	for to := range w.game.Zones() {
		if to != zone && w.game.Goes(zone, to) && !w.game.Zone(zone).Kind.Keeps() {
			return true
		}
	}
	return false
}
