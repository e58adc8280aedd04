package interp

import (
	"pat/dsl/rules"
	"pat/interp/internal/footprint"
	"pat/interp/internal/machine"
)

// A ZoneInfo tells what a zone is, where its piles are, and what the rules promise of them: what a
// board and a reader of moves need to know.
type ZoneInfo struct {
	*rules.Zone
	Index        int // among the zones of the game
	First, Count int // its piles
	Room         int // cards a pile holds at most, as far as the rules fix it for all of them, or -1

	Hidden bool // an undeclared stock that only deals
	Open   bool // the next card of the stock is seen
	Builds bool // cards may be played on its cards
	Grows  bool // a pile may come to hold more than one card by play
	Laid   bool // steps may lay cards on it once play has begun: by turning the stock, an action or an event
	Fills  bool // something may come to a space of it, by play or by itself
	Covers bool // its piles lie on one another, as in a picture
	Equals bool // cards of equal rank may be built on one another
	Alike  bool // no rule tells its piles apart
}

// A PileInfo tells where a pile stands in its zone.
type PileInfo struct {
	Number      int // from 1
	Row, Column int // in the picture or grid of the zone, from 1
}

func zoneInfos(g *machine.Game) []ZoneInfo {
	infos := make([]ZoneInfo, len(g.Zones))
	for i := range infos {
		z := &g.Zones[i]
		info := ZoneInfo{
			Zone: z.Sheet, Index: i, First: z.First, Count: z.N, Room: z.FixedMax,
			Hidden: z.Hidden, Open: z.Open, Covers: g.CoversAny(z), Laid: footprint.LaidInPlay(g, z),
			Equals: buildsEquals(z.Sheet), Alike: z.Symmetric,
		}
		for a := range z.Arrive {
			arrival := &z.Arrive[a]
			info.Builds = info.Builds || arrival.OnCards && !arrival.Once
			info.Fills = info.Fills || arrival.OnEmpty
			several := arrival.OnCards || arrival.Size > 1 || arrival.Whole || arrival.Seq >= 0
			info.Grows = info.Grows || several && info.Room != 1
		}
		infos[i] = info
	}
	return infos
}

// buildsEquals reports whether a zone is built by cards of the same rank.
func buildsEquals(z *rules.Zone) (equals bool) {
	for _, a := range z.Arrivals((*rules.Arrival).Builds) {
		rules.Each(a, func(r *rules.Relation) { equals = equals || r.Like == rules.Same && r.Of != rules.SuitSort })
	}
	return equals
}
